//! The way to a screen reader and back.

use crate::theme::Panels;
use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::egui::accesskit::{Live, Role};
use bevy_egui::egui::{self, Event};
use bevy_egui::{
    EguiContext, EguiContexts, EguiFullOutput, EguiInput, EguiPostUpdateSet, EguiPreUpdateSet,
    EguiPrimaryContextPass, PrimaryEguiContext,
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>()
        .add_systems(
            PreUpdate,
            (attend, pass_on.run_if(on_message::<ActionRequest>))
                .after(EguiPreUpdateSet::InitContexts)
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(
            EguiPrimaryContextPass,
            speak.after(Panels::Overlays).run_if(listening),
        )
        .add_systems(
            PostUpdate,
            put_in_words
                .after(EguiPostUpdateSet::EndPass)
                .before(EguiPostUpdateSet::ProcessOutput)
                .run_if(listening),
        )
        // They come in at the end of a picture, and are acted on in the next.
        .add_systems(Last, wake.run_if(on_message::<ActionRequest>));
}

pub(super) fn sayings(app: &mut App) {
    app.init_resource::<Listening>()
        .init_resource::<Said>()
        .add_message::<Say>()
        .add_systems(
            PostUpdate,
            gather
                .before(EguiPostUpdateSet::EndPass)
                .run_if(on_message::<Say>),
        );
}

/// Whether a screen reader has asked for what is there.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Listening(pub bool);

/// Says something after what is being said.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Say(pub String);

/// What was said last.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Said {
    /// The words.
    pub line: String,
    /// How often something has been said.
    count: u32,
}

/// Whether somebody listens.
pub(super) fn listening(listening: Res<Listening>) -> bool {
    listening.0
}

/// The interface makes a tree of itself for a screen reader alone.
fn attend(
    requested: Option<Res<AccessibilityRequested>>,
    mut listening: ResMut<Listening>,
    mut contexts: Query<&mut EguiContext>,
    mut known: Local<Option<(bool, usize)>>,
) {
    let wanted = requested.is_some_and(|it| it.get());
    let now = Some((wanted, contexts.iter().len()));
    if *known == now {
        return;
    }
    *known = now;
    listening.set_if_neq(Listening(wanted));
    for mut context in &mut contexts {
        match wanted {
            true => context.get_mut().enable_accesskit(),
            false => context.get_mut().disable_accesskit(),
        }
    }
}

/// What is pressed and chosen by way of a screen reader.
fn pass_on(
    mut requests: MessageReader<ActionRequest>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    for request in requests.read() {
        for mut input in &mut inputs {
            let event = Event::AccessKitActionRequest(request.0.clone());
            input.events.push(event);
        }
    }
}

fn wake(mut redraw: MessageWriter<RequestRedraw>) {
    redraw.write(RequestRedraw);
}

/// What the interface tells of itself is put in words alone, and its window is called by its title.
fn put_in_words(
    mut outputs: Query<&mut EguiFullOutput>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
) {
    for mut output in &mut outputs {
        let output = output.bypass_change_detection().0.as_mut();
        let update = output.and_then(|it| it.platform_output.accesskit_update.as_mut());
        let nodes = update.into_iter().flat_map(|update| &mut update.nodes);
        for (_, node) in nodes {
            if let Some(words) = node.label().and_then(without_icons) {
                node.set_label(words);
            }
            if let Some(words) = node.value().and_then(without_icons) {
                node.set_value(words);
            }
            if let Some(window) = window.as_ref().filter(|_| node.role() == Role::Window) {
                node.set_label(window.title.as_str());
            }
        }
    }
}

/// The words without signs of the icon font, which are drawn and not said; `None` if there are none
/// of them.
fn without_icons(words: &str) -> Option<String> {
    let has = words.contains(is_icon);
    has.then(|| words.replace(is_icon, "").trim().to_owned())
}

/// What is said in one picture is one line.
fn gather(mut says: MessageReader<Say>, mut said: ResMut<Said>) {
    let sentences: Vec<String> = says.read().filter_map(|say| sentence(&say.0)).collect();
    if !sentences.is_empty() {
        said.count = said.count.wrapping_add(1);
        said.line = sentences.join(" ");
    }
}

/// Closed by a full stop, if nothing closes it; none without words.
fn sentence(words: &str) -> Option<String> {
    let plain = without_icons(words);
    let said = plain.as_deref().unwrap_or(words).trim();
    if said.is_empty() {
        return None;
    }
    Some(match said.ends_with(['.', '!', '?', '…', ':']) {
        true => said.to_owned(),
        false => format!("{said}."),
    })
}

fn is_icon(sign: char) -> bool {
    ('\u{e000}'..='\u{f8ff}').contains(&sign)
}

impl Said {
    /// Puts the line where a screen reader hears it when it changes.
    pub fn tell(&self, ctx: &egui::Context) {
        ctx.accesskit_node_builder(egui::Id::new("said aloud"), |node| {
            node.set_role(Role::Status);
            node.set_live(Live::Polite);
            // The same words once more are a change, too.
            let again = if self.count % 2 == 1 { "\u{a0}" } else { "" };
            node.set_label(format!("{}{again}", self.line));
        });
    }
}

fn speak(mut contexts: EguiContexts, said: Res<Said>) -> Result {
    said.tell(contexts.ctx_mut()?);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_are_sentences_without_icons() {
        assert_eq!(sentence(" Check! ").as_deref(), Some("Check!"));
        assert_eq!(sentence("e4, empty").as_deref(), Some("e4, empty."));
        let icon = egui_phosphor::regular::ROBOT;
        let words = format!("{icon} Club");
        assert_eq!(sentence(&words).as_deref(), Some("Club."));
        assert_eq!(sentence(icon), None);
    }
}
