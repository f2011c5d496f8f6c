//! What the keys of the map bring about.

use super::MapCursor;
use super::keys::use_keys;
use crate::campaign::{Act, Feed, Order, Question, Session, Step};
use crate::panels::PanelInput;
use crate::screens::Overlay;
use crate::world::{LookAt, MapArea, MapHover, Reel};
use ::campaign::{Campaign, Command, Square, State};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use rules::Piece;

struct Hands {
    app: App,
}

fn square(text: &str) -> Square {
    Square::parse(text).unwrap()
}

impl Hands {
    fn new(extra: &str) -> Self {
        let open = "........\n".repeat(8);
        let world: State =
            format!("size 8\nmap\n{open}capital white a4\ncapital black h4\n{extra}")
                .parse()
                .unwrap();
        let mut app = App::new();
        app.insert_resource(Session::resume(Campaign::from_world(world, None)))
            .init_resource::<ButtonInput<KeyCode>>()
            .init_resource::<PanelInput>()
            .init_resource::<Reel>()
            .init_resource::<Feed>()
            .init_resource::<MapArea>()
            .init_resource::<MapHover>()
            .init_resource::<MapCursor>()
            .init_resource::<NextState<Overlay>>()
            .add_message::<KeyboardInput>()
            .add_message::<Order>()
            .add_message::<LookAt>()
            .add_systems(Update, use_keys);
        Self { app }
    }

    fn with<T: Resource<Mutability = bevy::ecs::component::Mutable>>(
        &mut self,
        change: impl FnOnce(&mut T),
    ) {
        change(&mut self.app.world_mut().resource_mut::<T>());
    }

    /// What a person does otherwise.
    fn act(&mut self, act: Act) {
        let world = self.app.world_mut();
        world.resource_scope(|world, mut feed: Mut<Feed>| {
            let mut session = world.resource_mut::<Session>();
            session.act(act, &mut feed).unwrap();
        });
    }

    /// What comes of pressing these together.
    fn press(&mut self, keys: &[KeyCode]) -> Vec<Act> {
        let mut input = ButtonInput::default();
        keys.iter().for_each(|&key| input.press(key));
        self.app.insert_resource(input);
        self.read()
    }

    /// What comes of a key that is held down until it repeats.
    fn hold(&mut self, key: KeyCode) -> Vec<Act> {
        let mut input = ButtonInput::default();
        input.press(key);
        input.clear();
        self.app.insert_resource(input);
        let window = self.app.world_mut().spawn_empty().id();
        self.app.world_mut().write_message(KeyboardInput {
            key_code: key,
            logical_key: Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified),
            state: ButtonState::Pressed,
            text: None,
            repeat: true,
            window,
        });
        self.read()
    }

    fn read(&mut self) -> Vec<Act> {
        self.app.update();
        let mut orders = self.app.world_mut().resource_mut::<Messages<Order>>();
        orders.drain().map(|Order(act)| act).collect()
    }

    fn cursor(&self) -> Option<Square> {
        self.app.world().resource::<MapCursor>().shown()
    }
}

use KeyCode::*;

#[test]
fn arrows_move_the_marker_and_enter_touches() {
    let mut hands = Hands::new("army white b4 2P\n");
    assert!(hands.press(&[Enter]).is_empty(), "no marker is shown yet");
    assert!(hands.press(&[ArrowRight]).is_empty());
    assert_eq!(hands.cursor(), Some(square("b4")), "at an own army first");
    hands.press(&[ArrowRight]);
    hands.press(&[ArrowUp]);
    assert_eq!(hands.cursor(), Some(square("c5")));
    hands.hold(ArrowUp);
    assert_eq!(hands.cursor(), Some(square("c6")));
    assert_eq!(hands.press(&[Space]), [Act::Touch(square("c6"))]);
    assert!(hands.hold(Enter).is_empty(), "held down it touches once");
    for _ in 0..9 {
        hands.press(&[ArrowUp]);
    }
    assert_eq!(hands.cursor(), Some(square("c8")), "the edge is the end");
    let hover = hands.app.world().resource::<MapHover>().0;
    assert_eq!(hover, hands.cursor());
}

#[test]
fn the_marker_follows_what_was_chosen() {
    let mut hands = Hands::new("army white b4 2P\narmy white e6 2P\n");
    hands.act(Act::Select(square("b4")));
    hands.press(&[ArrowRight]);
    assert_eq!(hands.cursor(), Some(square("c4")), "the first arrow moves");
    assert_eq!(hands.press(&[Tab]), [Act::NextTodo]);
    hands.act(Act::Select(square("e6")));
    hands.press(&[]);
    assert_eq!(hands.cursor(), Some(square("e6")), "Tab leads the marker");
    assert!(hands.press(&[Enter]).is_empty(), "what is chosen stays so");
    hands.press(&[ArrowUp]);
    assert_eq!(hands.press(&[Enter]), [Act::Touch(square("e7"))]);
}

#[test]
fn letters_command() {
    let mut hands = Hands::new("army white b4 2P\n");
    hands.act(Act::Select(square("b4")));
    for (keys, act) in [
        (&[Tab][..], Act::NextTodo),
        (&[ShiftLeft, Tab], Act::PreviousTodo),
        (&[KeyR], Act::AimRally),
        (&[KeyU], Act::Undo),
        (&[KeyE], Act::EndTurn),
        (&[ControlLeft, Enter], Act::EndTurn),
        (&[KeyX], Act::SetAside),
        (&[Escape], Act::Cancel),
    ] {
        assert_eq!(hands.press(keys), [act], "{keys:?}");
    }
    assert!(
        hands.press(&[AltLeft, KeyE]).is_empty(),
        "a window's own key"
    );
    assert!(
        hands.hold(KeyE).is_empty(),
        "held down it does nothing more"
    );
    hands.with::<PanelInput>(|panel| panel.has_keyboard = true);
    assert!(
        hands.press(&[Enter]).is_empty(),
        "a button has the keyboard"
    );
}

#[test]
fn the_picker_is_done_by_keys() {
    let mut hands = Hands::new("army white b4 1N3P\n");
    hands.act(Act::Touch(square("b4")));
    hands.act(Act::Touch(square("c4")));
    assert_eq!(hands.press(&[Digit5]), [Act::Pick(Piece::Pawn, 1)]);
    hands.act(Act::Pick(Piece::Pawn, 2));
    assert_eq!(hands.press(&[Digit5]), [Act::Pick(Piece::Pawn, 3)]);
    assert_eq!(
        hands.press(&[ShiftLeft, Digit5]),
        [Act::Pick(Piece::Pawn, 1)]
    );
    assert_eq!(hands.press(&[KeyM]), [Act::PickAll]);
    assert_eq!(hands.press(&[Digit0]), [Act::PickNobody]);
    assert_eq!(hands.press(&[KeyG]), [Act::Go]);
    assert_eq!(hands.press(&[Enter]), [Act::Go]);
    assert_eq!(hands.press(&[KeyN]), [Act::Cancel]);
    assert!(hands.press(&[KeyE]).is_empty(), "first this is answered");
}

#[test]
fn what_ends_something_is_asked_for_by_its_letter() {
    let mut hands = Hands::new("army white b4 1N3P\n");
    hands.act(Act::EndTurn);
    assert!(matches!(
        hands.app.world().resource::<Session>().question(),
        Some(Question::EndTurn(_))
    ));
    assert!(hands.press(&[KeyE]).is_empty(), "a double tap does no harm");
    assert!(hands.press(&[ControlLeft, Enter]).is_empty());
    assert_eq!(hands.press(&[KeyN]), [Act::Cancel]);
    assert_eq!(hands.press(&[KeyY]), [Act::Confirm]);
    assert_eq!(hands.press(&[Enter]), [Act::NextTodo], "looks at them");
    hands.act(Act::Cancel);
    hands.act(Act::Resign);
    assert_eq!(hands.press(&[Enter]), [Act::Cancel]);
    assert_eq!(hands.press(&[KeyY]), [Act::Confirm]);
}

#[test]
fn battles_are_answered() {
    let mut hands = Hands::new("army white g4 2Q\narmy black h4 2R\nfog off\nturn white 2\n");
    hands.act(Act::Touch(square("g4")));
    hands.act(Act::Touch(square("h4")));
    hands.act(Act::PickAll);
    hands.act(Act::Go);
    assert!(
        hands.press(&[KeyH]).is_empty(),
        "behind the curtain nobody answers"
    );
    hands.act(Act::LiftCurtain);
    assert_eq!(hands.press(&[KeyH]), [Act::Say(Command::Hold)]);
    assert_eq!(hands.press(&[KeyO]), [Act::Say(Command::Sally)]);
    hands.act(Act::Say(Command::Hold));
    assert_eq!(hands.press(&[KeyF]), [Act::Fight]);
    assert_eq!(hands.press(&[KeyV]), [Act::Say(Command::Resolve)]);
}

#[test]
fn while_others_are_shown_only_skipping_is_possible() {
    let mut hands = Hands::new("army white b4 1N3P\n");
    let view = hands.app.world().resource::<Session>().view().clone();
    let step = |own| Step {
        events: Vec::new(),
        view: view.clone(),
        own,
    };
    hands.with::<Reel>(|reel| reel.push(step(true)));
    assert_eq!(
        hands.press(&[KeyE]),
        [Act::EndTurn],
        "own marches hold nobody up"
    );
    hands.with::<Reel>(|reel| reel.push(step(false)));
    hands.with::<Reel>(|reel| reel.push(step(false)));
    assert!(hands.press(&[KeyE]).is_empty());
    assert!(hands.press(&[ArrowUp]).is_empty());
    assert_eq!(hands.cursor(), None);
    assert!(hands.press(&[Space]).is_empty());
    let reel = hands.app.world().resource::<Reel>();
    assert!(reel.hurries() && reel.left() == 1, "only the last is left");
}
