//! The page that fits where a player is.

use super::contents::{chapter_of, number_of};
use crate::screens::Screen;
use rules::Variant;
use rules::battle::Terrain;

/// Where a player is when he opens the book.
#[derive(Copy, Clone, Debug)]
pub(super) struct Place {
    /// The screen below.
    pub screen: Screen,
    /// The ground of the battle there, if one is.
    pub ground: Option<Terrain>,
    /// The game at the table, or the one that is being set up.
    pub game: Variant,
    /// Whether it is a puzzle.
    pub puzzle: bool,
    /// Whether the computer's lines or the game looked over are shown.
    pub analysed: bool,
}

impl Place {
    /// The page that fits; `None` where any does.
    fn page(self) -> Option<&'static str> {
        Some(match self.screen {
            _ if self.analysed => "analysis-lines",
            Screen::Battle if self.puzzle => "battle-puzzles",
            Screen::Puzzles => "battle-puzzles",
            Screen::Learn => "battle-king",
            Screen::Battle => self.ground.map_or("battle-king", ground),
            Screen::Setup => "battle-setup",
            Screen::World => "campaign-world",
            Screen::CampaignSetup => "campaign-setup",
            Screen::Chronicle => "library-replay",
            Screen::Saves => "library-saves",
            Screen::Table | Screen::TableSetup => game(self.game),
            Screen::Rooms | Screen::Lobby => "online-rooms",
            Screen::Title => return None,
        })
    }

    /// The page to open with, where `open` was read last: that, if it is in the chapter that fits.
    pub fn opens(self, open: usize) -> usize {
        match self.page().and_then(number_of) {
            Some(fits) if chapter_of(fits) != chapter_of(open) => fits,
            _ => open,
        }
    }
}

const fn ground(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Field => "battle-king",
        Terrain::River => "battle-river",
        Terrain::Hill => "battle-hill",
        Terrain::Forest => "battle-forest",
        Terrain::Siege => "battle-siege",
    }
}

const fn game(variant: Variant) -> &'static str {
    match variant {
        Variant::Battle => "battle-king",
        Variant::Chess => "chess-pieces",
        Variant::Minnaar => "minnaar-alliances",
        Variant::Field => "field-board",
        Variant::European => "european-all",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TITLE: Place = Place {
        screen: Screen::Title,
        ground: None,
        game: Variant::European,
        puzzle: false,
        analysed: false,
    };

    fn opens(place: Place, last: &str) -> usize {
        place.opens(number_of(last).expect("a page"))
    }

    #[test]
    fn a_screen_opens_its_own_page() {
        let page = |name: &str| number_of(name).expect("a page");
        assert_eq!(opens(TITLE, "chess-end"), page("chess-end"));
        let river = Place {
            screen: Screen::Battle,
            ground: Some(Terrain::River),
            ..TITLE
        };
        assert_eq!(opens(river, "chess-end"), page("battle-river"));
        assert_eq!(
            opens(river, "battle-end"),
            page("battle-end"),
            "as it was left"
        );
        let puzzle = Place {
            puzzle: true,
            ..river
        };
        assert_eq!(opens(puzzle, "chess-end"), page("battle-puzzles"));
        let analysed = Place {
            analysed: true,
            ..river
        };
        assert_eq!(opens(analysed, "chess-end"), page("analysis-lines"));
        let table = Place {
            screen: Screen::TableSetup,
            ..TITLE
        };
        assert_eq!(opens(table, "chess-end"), page("european-all"));
        for screen in [
            Screen::Setup,
            Screen::World,
            Screen::CampaignSetup,
            Screen::Chronicle,
            Screen::Saves,
            Screen::Rooms,
            Screen::Lobby,
            Screen::Puzzles,
            Screen::Learn,
        ] {
            let place = Place { screen, ..TITLE };
            assert_ne!(opens(place, "chess-end"), page("chess-end"), "{screen:?}");
        }
    }
}
