//! How to play, in a few pages: of battles, of the campaign, and of the other games.

mod battle;
mod campaign;
mod chess;
mod european;
mod field;
mod keys;
mod leaf;
mod minnaar;
mod online;

use super::{Overlay, Return, Screen};
use crate::settings::Settings;
use crate::table::Seated;
use crate::theme::{self, Panels, Pictures};
use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Button, Layout, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use leaf::{Example, Leaf, Page};
use rules::Variant;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        run.in_set(Panels::Overlays).run_if(in_state(Overlay::Help)),
    );
}

/// The pages on one game.
struct Book {
    name: &'static str,
    leaves: &'static [Leaf],
}

const BATTLES: [Leaf; 5] = [
    Leaf::Words(battle::PAGES[0]),
    Leaf::Words(battle::PAGES[1]),
    Leaf::Words(battle::PAGES[2]),
    Leaf::Words(battle::PAGES[3]),
    Leaf::BattleKeys,
];

const CAMPAIGN: [Leaf; 6] = [
    Leaf::Words(campaign::PAGES[0]),
    Leaf::Words(campaign::PAGES[1]),
    Leaf::Words(campaign::PAGES[2]),
    Leaf::Words(campaign::PAGES[3]),
    Leaf::Words(campaign::PAGES[4]),
    Leaf::MapKeys,
];

const ONLINE: [Leaf; 2] = [Leaf::Words(online::PAGES[0]), Leaf::Words(online::PAGES[1])];

static BOOKS: [Book; 8] = [
    Book {
        name: "Battles",
        leaves: &BATTLES,
    },
    Book {
        name: "Campaign",
        leaves: &CAMPAIGN,
    },
    Book {
        name: "Chess",
        leaves: &chess::LEAVES,
    },
    Book {
        name: "Minnaar",
        leaves: &minnaar::LEAVES,
    },
    Book {
        name: "Field",
        leaves: &field::LEAVES,
    },
    Book {
        name: "European",
        leaves: &european::LEAVES,
    },
    Book {
        name: "Online",
        leaves: &ONLINE,
    },
    Book {
        name: "Keys",
        leaves: &[Leaf::TableKeys, Leaf::Analysis],
    },
];

/// How many pages there are.
pub fn pages() -> usize {
    BOOKS.iter().map(|book| book.leaves.len()).sum()
}

/// The first page of a book.
fn first_page(book: usize) -> usize {
    BOOKS.iter().take(book).map(|book| book.leaves.len()).sum()
}

/// The book that a page is in, and which of its pages it is.
fn book_of(page: usize) -> (usize, usize) {
    let mut number = page;
    for (index, book) in BOOKS.iter().enumerate() {
        match number.checked_sub(book.leaves.len()) {
            Some(rest) => number = rest,
            None => return (index, number),
        }
    }
    (0, 0)
}

/// The book on a game.
const fn book_on(variant: Variant) -> usize {
    match variant {
        Variant::Battle => 0,
        Variant::Chess => 2,
        Variant::Minnaar => 3,
        Variant::Field => 4,
        Variant::European => 5,
    }
}

/// The book that belongs to a screen.
fn book_for(screen: Screen, at_the_table: Option<Variant>, set_up: Variant) -> Option<usize> {
    match screen {
        Screen::World | Screen::CampaignSetup | Screen::Chronicle => Some(1),
        Screen::Battle | Screen::Setup => Some(0),
        Screen::Table => at_the_table.map(book_on),
        Screen::TableSetup => Some(book_on(set_up)),
        Screen::Rooms | Screen::Lobby => Some(6),
        Screen::Title | Screen::Saves => None,
    }
}

fn run(
    mut contexts: EguiContexts,
    back: Res<Return>,
    mut next: ResMut<NextState<Overlay>>,
    screen: Res<State<Screen>>,
    seated: Option<Res<Seated>>,
    settings: Res<Settings>,
    pictures: Res<Pictures>,
    mut page: Local<usize>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if theme::just_opened(ctx, "help book") {
        // The book that belongs to the screen, where it was left open.
        let at_the_table = seated.map(|seated| seated.0.game().variant());
        let book = book_for(*screen.get(), at_the_table, settings.last_table.variant);
        if let Some(book) = book.filter(|book| book_of(*page).0 != *book) {
            *page = first_page(book);
        }
    }
    if show(ctx, &mut page, &pictures) {
        next.set(back.0);
    }
    Ok(())
}

/// Draws page number `page`, which the tabs change; gives whether to close the help.
pub fn show(ctx: &egui::Context, page: &mut usize, pictures: &Pictures) -> bool {
    let opened = theme::just_opened(ctx, "help");
    theme::sheet(ctx, "help", 752.0, |ui| {
        books(ui, page);
        tabs(ui, page);
        ui.add_space(4.0);
        theme::inset_frame().inner_margin(12).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.set_min_height(330.0);
            let (book, number) = book_of(*page);
            if let Some(leaf) = BOOKS[book].leaves.get(number) {
                leaf.show(ui, pictures);
            }
        });
        ui.add_space(4.0);
        let done = theme::primary_button(ui, "Done");
        if opened {
            done.request_focus();
        }
        done.clicked()
    })
}

/// The title, and beside it what the pages are about.
fn books(ui: &mut Ui, page: &mut usize) {
    ui.horizontal(|ui| {
        theme::title(ui, "How to play");
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            ui.spacing_mut().button_padding.x = 5.0;
            let open = book_of(*page).0;
            for (index, book) in BOOKS.iter().enumerate().rev() {
                let text = RichText::new(book.name)
                    .family(theme::serif_bold())
                    .size(15.5);
                let button = Button::selectable(open == index, text);
                if ui.add(button.frame_when_inactive(true)).clicked() && open != index {
                    *page = first_page(index);
                }
            }
        });
    });
}

fn tabs(ui: &mut Ui, page: &mut usize) {
    let (book, _) = book_of(*page);
    let first = first_page(book);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        ui.spacing_mut().button_padding.x = 9.0;
        for (number, leaf) in (first..).zip(BOOKS[book].leaves) {
            let button = Button::selectable(*page == number, leaf.name());
            if ui.add(button.frame_when_inactive(true)).clicked() {
                *page = number;
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_is_in_a_book_and_a_screen_opens_its_own() {
        for page in 0..pages() {
            let (book, number) = book_of(page);
            assert_eq!(first_page(book) + number, page);
        }
        let chess = book_for(Screen::Table, Some(Variant::Chess), Variant::Field);
        assert_eq!(chess.map(|book| BOOKS[book].name), Some("Chess"));
        let set_up = book_for(Screen::TableSetup, None, Variant::European);
        assert_eq!(set_up.map(|book| BOOKS[book].name), Some("European"));
        let rooms = book_for(Screen::Rooms, None, Variant::Chess);
        assert_eq!(rooms.map(|book| BOOKS[book].name), Some("Online"));
        assert_eq!(book_for(Screen::Title, None, Variant::Chess), None);
    }
}
