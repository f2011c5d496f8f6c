//! Which records are listed, and in what order.

use crate::called;
use crate::saves::{About, Card, Listed};
use crate::theme::{self, palette};
use bevy_egui::egui::{
    Button, ComboBox, Key, Modifiers, RichText, TextEdit, Ui, WidgetInfo, WidgetType,
};
use egui_phosphor::regular as icons;
use rules::Variant;

/// Which game a record is of.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A campaign.
    Campaign,
    /// A game at a board.
    Board(Variant),
}

impl Kind {
    const ALL: [Self; 6] = [
        Self::Campaign,
        Self::Board(Variant::Battle),
        Self::Board(Variant::Chess),
        Self::Board(Variant::Minnaar),
        Self::Board(Variant::Field),
        Self::Board(Variant::European),
    ];

    /// What a record is of; `None` for one of another version's game.
    pub fn of(card: &Card) -> Option<Self> {
        match &card.about {
            About::Campaign(_) => Some(Self::Campaign),
            About::Game(game) => game.game.parse().ok().map(Self::Board),
        }
    }

    fn name(self) -> String {
        match self {
            Self::Campaign => words!("library-campaigns"),
            Self::Board(Variant::Battle) => words!("library-battles"),
            Self::Board(variant) => called::game(variant),
        }
    }
}

/// What comes first.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub enum Order {
    /// The one played last.
    #[default]
    Newest,
    /// The one played longest ago.
    Oldest,
    /// By name.
    Name,
}

impl Order {
    const ALL: [Self; 3] = [Self::Newest, Self::Oldest, Self::Name];

    fn name(self) -> String {
        match self {
            Self::Newest => words!("library-newest"),
            Self::Oldest => words!("library-oldest"),
            Self::Name => words!("library-by-name"),
        }
    }
}

/// What is looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only this game.
    pub kind: Option<Kind>,
    /// Only what has ended, or only what goes on.
    pub ended: Option<bool>,
    /// What name, players or game have to contain.
    pub text: String,
    /// What comes first.
    pub order: Order,
}

impl Filter {
    /// Whether everything is listed.
    pub fn is_open(&self) -> bool {
        self.kind.is_none() && self.ended.is_none() && self.text.trim().is_empty()
    }

    /// Which of a list are shown, in order, by their numbers. The list comes with the newest first.
    pub fn of(&self, list: &[Listed]) -> Vec<usize> {
        let sought = self.text.trim().to_lowercase();
        let fits = |listed: &Listed| {
            let card = &listed.card;
            let kind = self.kind.is_none_or(|kind| Kind::of(card) == Some(kind));
            kind && self.ended.is_none_or(|ended| card.is_over() == ended)
                && (sought.is_empty() || contains(card, &sought))
        };
        let fitting = list.iter().enumerate().filter(|(_, it)| fits(it));
        let mut shown: Vec<usize> = fitting.map(|(number, _)| number).collect();
        match self.order {
            Order::Newest => {}
            Order::Oldest => shown.reverse(),
            Order::Name => shown.sort_by_cached_key(|&it| list[it].card.name.to_lowercase()),
        }
        shown
    }
}

fn contains(card: &Card, sought: &str) -> bool {
    let has = |words: &str| words.to_lowercase().contains(sought);
    has(&card.name) || has(&card.opponent_words()) || has(&card.world_words())
}

/// Draws the row with which it is chosen what is listed: so many of so many are.
pub(super) fn show(ui: &mut Ui, filter: &mut Filter, shown: usize, all: usize) {
    theme::row(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.spacing_mut().button_padding.x = 8.0;
        search(ui, &mut filter.text);
        let any = words!("library-every-game");
        let now = filter.kind.map_or_else(|| any.clone(), Kind::name);
        let games = ComboBox::from_id_salt("game of records").selected_text(&now);
        let games = games.width(theme::grown(ui, 134.0)).show_ui(ui, |ui| {
            ui.selectable_value(&mut filter.kind, None, &any);
            for kind in Kind::ALL {
                ui.selectable_value(&mut filter.kind, Some(kind), kind.name());
            }
        });
        let words = words!("library-game", game = now);
        let told = move || WidgetInfo::labeled(WidgetType::ComboBox, true, &words);
        games.response.widget_info(told);
        for (ended, name) in [
            (None, words!("library-all")),
            (Some(false), words!("library-going-on")),
            (Some(true), words!("library-ended")),
        ] {
            let button = Button::selectable(filter.ended == ended, name);
            if ui.add(button.frame_when_inactive(true)).clicked() {
                filter.ended = ended;
            }
        }
        let orders = ComboBox::from_id_salt("order of records");
        let orders = orders
            .selected_text(filter.order.name())
            .width(theme::grown(ui, 110.0));
        let orders = orders.show_ui(ui, |ui| {
            for order in Order::ALL {
                ui.selectable_value(&mut filter.order, order, order.name());
            }
        });
        let words = words!("library-order", order = filter.order.name());
        let told = move || WidgetInfo::labeled(WidgetType::ComboBox, true, &words);
        orders.response.widget_info(told);
        theme::row_end(ui, "count", |ui| {
            let words = match shown == all {
                true => words!("library-count", count = all),
                false => words!("library-count-of", shown = shown, all = all),
            };
            ui.label(RichText::new(words).size(13.5).color(palette::FADED_INK));
        });
    });
}

/// What is looked for by name; Ctrl and F lead there.
fn search(ui: &mut Ui, text: &mut String) {
    let hint = format!("{}  {}", icons::MAGNIFYING_GLASS, words!("library-search"));
    let field = TextEdit::singleline(text).hint_text(hint);
    let field = ui.add(field.char_limit(60).desired_width(theme::grown(ui, 150.0)));
    field.widget_info(|| {
        WidgetInfo::labeled(WidgetType::TextEdit, true, words!("library-search-records"))
    });
    if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::F)) {
        field.request_focus();
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::saves::{Against, Who, WorldCard};

    fn listed(name: &str, saved: i64, about: About) -> Listed {
        let card = Card {
            name: name.into(),
            saved,
            about,
        };
        Listed {
            stem: name.to_lowercase(),
            card,
            picture: None,
            trouble: None,
        }
    }

    fn game(game: &str, ended: Option<&str>) -> About {
        let ended = ended.map_or("None".to_owned(), |it| format!("Some({it:?})"));
        let text = format!(
            "(name: \"\", saved: 0, about: Game((game: {game:?}, players: \"Computer: Club\", \
             turn: 3, decides: None, ended: {ended})))"
        );
        Card::read(&text).unwrap().about
    }

    fn list() -> Vec<Listed> {
        let campaign = About::Campaign(WorldCard {
            round: 1,
            turn: Who::White,
            side: 8,
            seed: 1,
            opponent: Against::Hotseat,
            fog: false,
            barbarians: false,
            in_battle: false,
            won: None,
        });
        vec![
            listed("Zulu", 9, game("chess", Some("Checkmate"))),
            listed("The Vale", 8, campaign),
            listed("Alpha", 7, game("field", None)),
        ]
    }

    fn names(filter: &Filter) -> Vec<String> {
        let list = list();
        let shown = filter.of(&list).into_iter();
        shown.map(|it| list[it].card.name.clone()).collect()
    }

    #[test]
    fn records_are_found_by_game_end_and_words() {
        let all = Filter::default();
        assert!(all.is_open());
        assert_eq!(names(&all), ["Zulu", "The Vale", "Alpha"]);
        let kind = |kind| Filter {
            kind: Some(kind),
            ..Filter::default()
        };
        assert_eq!(names(&kind(Kind::Board(Variant::Field))), ["Alpha"]);
        assert_eq!(names(&kind(Kind::Campaign)), ["The Vale"]);
        let ended = |ended| Filter {
            ended: Some(ended),
            ..Filter::default()
        };
        assert_eq!(names(&ended(true)), ["Zulu"]);
        assert_eq!(names(&ended(false)), ["The Vale", "Alpha"]);
        let sought = |text: &str| Filter {
            text: text.into(),
            ..Filter::default()
        };
        assert_eq!(names(&sought(" CLUB ")), ["Zulu", "Alpha"]);
        assert_eq!(names(&sought("vale")), ["The Vale"]);
        assert!(names(&sought("nothing of the kind")).is_empty());
    }

    #[test]
    fn the_order_is_chosen() {
        let by = |order| Filter {
            order,
            ..Filter::default()
        };
        assert_eq!(names(&by(Order::Oldest)), ["Alpha", "The Vale", "Zulu"]);
        assert_eq!(names(&by(Order::Name)), ["Alpha", "The Vale", "Zulu"]);
        assert_eq!(names(&by(Order::Newest)), ["Zulu", "The Vale", "Alpha"]);
    }
}
