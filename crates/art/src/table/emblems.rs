//! What stands on the blocks of Field Chess, in a square from -44 to 44, and the figures 1 to 9.
//! `{{ink}}` and `{{mid}}` are the side's own ink and wood.

/// By column: Flag, Landmine, Bomb, then Engineer to Field Marshal.
pub const EMBLEMS: [&str; 12] = [
    FLAG,
    LANDMINE,
    BOMB,
    ENGINEER,
    LIEUTENANT,
    CAPTAIN,
    MAJOR,
    COLONEL,
    BRIGADIER,
    MAJOR_GENERAL,
    GENERAL,
    FIELD_MARSHAL,
];

const FLAG: &str = r##"<path d="M-28 44 V-42" stroke="{{ink}}" stroke-width="7" stroke-linecap="round"/><path d="M-24 -38 C-8 -47 6 -26 20 -33 C28 -37 36 -37 40 -35 L31 -14 L40 6 C26 0 18 14 4 10 C-8 6 -14 4 -24 9 Z" fill="{{ink}}"/><path d="M4 -27 L8 -18 L17.5 -17 L10.5 -11 L12.5 -2 L4 -7 L-4.5 -2 L-2.5 -11 L-9.5 -17 L0 -18 Z" fill="{{mid}}"/><path d="M-44 44 H-12" stroke="{{ink}}" stroke-width="6" stroke-linecap="round"/>"##;

const LANDMINE: &str = r##"<path d="M-46 30 C-44 4 -26 -12 0 -12 C26 -12 44 4 46 30 Z" fill="{{ink}}"/><path d="M-56 34 H56" stroke="{{ink}}" stroke-width="7" stroke-linecap="round"/><g stroke="{{ink}}" stroke-width="6.5" stroke-linecap="round"><path d="M0 -12 V-32 M-24 -5 L-35 -22 M24 -5 L35 -22"/></g><g fill="{{ink}}"><circle cx="0" cy="-34" r="7"/><circle cx="-37" cy="-25" r="6"/><circle cx="37" cy="-25" r="6"/></g><path d="M-33 20 C-30 8 -20 -1 -6 -3" fill="none" stroke="{{mid}}" stroke-width="5" stroke-linecap="round"/>"##;

const BOMB: &str = r##"<circle cx="-4" cy="12" r="32" fill="{{ink}}"/><path d="M6 -28 L25 -17 L19 -6 L0 -17 Z" fill="{{ink}}"/><path d="M16 -24 C20 -38 32 -38 35 -29" fill="none" stroke="{{ink}}" stroke-width="5.5" stroke-linecap="round"/><g stroke="{{ink}}" stroke-width="4.6" stroke-linecap="round"><path d="M39 -19 L40 -10 M46 -27 H54 M44 -34 L51 -41 M36 -37 L36 -46"/></g><path d="M-25 14 C-25 1 -17 -8 -6 -10" fill="none" stroke="{{mid}}" stroke-width="5.5" stroke-linecap="round"/>"##;

const ENGINEER: &str = r##"<g stroke="{{ink}}" stroke-linecap="round"><path d="M-30 36 L22 -22" stroke-width="8"/><path d="M30 36 L-18 -18" stroke-width="8"/></g><path d="M-2 -38 C18 -44 38 -28 42 -4 L36 -2 C32 -18 18 -30 -1 -32 Z" fill="{{ink}}"/><path d="M-40 -38 C-26 -44 -12 -34 -8 -18 L-22 -6 C-36 -12 -46 -24 -40 -38 Z" fill="{{ink}}"/><path d="M22 44 L38 30" stroke="{{ink}}" stroke-width="7" stroke-linecap="round"/>"##;

const LIEUTENANT: &str = r##"<path d="M-30 34 C-8 26 22 2 38 -40 C20 -16 -6 4 -36 22 Z" fill="{{ink}}"/><path d="M-42 40 L-30 28" stroke="{{ink}}" stroke-width="9" stroke-linecap="round"/><path d="M-42 14 C-26 14 -22 30 -26 44" fill="none" stroke="{{ink}}" stroke-width="6.5" stroke-linecap="round"/>"##;

const CAPTAIN: &str = r##"<g fill="{{ink}}"><path d="M-26 32 C-2 22 26 -4 40 -40 C20 -16 -6 6 -33 22 Z"/><path d="M26 32 C2 22 -26 -4 -40 -40 C-20 -16 6 6 33 22 Z"/></g><g fill="none" stroke="{{ink}}" stroke-linecap="round"><path d="M-40 42 L-29 29 M40 42 L29 29" stroke-width="9"/><path d="M-44 18 C-29 17 -23 30 -24 44 M44 18 C29 17 23 30 24 44" stroke-width="6"/></g>"##;

const MAJOR: &str = r##"<path d="M-26 38 V6 C-26 -14 -12 -24 2 -24 C20 -24 30 -10 30 8 V38 H14 V14 H2 V26 H-10 V38 Z" fill="{{ink}}"/><path d="M-10 -20 C-14 -38 4 -46 20 -42 C36 -38 46 -22 44 2 C38 -12 28 -26 12 -28 C2 -29 -4 -26 -10 -20 Z" fill="{{ink}}"/><path d="M-26 6 H4" stroke="{{mid}}" stroke-width="4"/>"##;

const COLONEL: &str = r##"<path d="M-34 -38 C-20 -34 -10 -36 0 -43 C10 -36 20 -34 34 -38 V0 C34 22 18 36 0 44 C-18 36 -34 22 -34 0 Z" fill="{{ink}}"/><path d="M-7 -28 H7 V-10 H25 V4 H7 V30 H-7 V4 H-25 V-10 H-7 Z" fill="{{mid}}"/>"##;

const BRIGADIER: &str = r##"<path d="M0 -42 L12 -14 L42 -12 L19 7 L27 37 L0 20 L-27 37 L-19 7 L-42 -12 L-12 -14 Z" fill="{{ink}}"/>"##;

const MAJOR_GENERAL: &str = r##"<g fill="{{ink}}"><path d="M-31 -26 L-22.5 -7 L-2 -5.5 L-18 7.5 L-12.5 28 L-31 16.5 L-49.5 28 L-44 7.5 L-60 -5.5 L-39.5 -7 Z"/><path d="M31 -26 L39.5 -7 L60 -5.5 L44 7.5 L49.5 28 L31 16.5 L12.5 28 L18 7.5 L2 -5.5 L22.5 -7 Z"/></g>"##;

const GENERAL: &str = r##"<g fill="{{ink}}"><path d="M0 -46 L7.8 -28 L27 -26.5 L12.3 -14 L17 5 L0 -5.5 L-17 5 L-12.3 -14 L-27 -26.5 L-7.8 -28 Z"/><path d="M-32 -5 L-24.2 13 L-5 14.5 L-19.7 27 L-15 46 L-32 35.5 L-49 46 L-44.3 27 L-59 14.5 L-39.8 13 Z"/><path d="M32 -5 L39.8 13 L59 14.5 L44.3 27 L49 46 L32 35.5 L15 46 L19.7 27 L5 14.5 L24.2 13 Z"/></g>"##;

const FIELD_MARSHAL: &str = r##"<g stroke="{{ink}}" stroke-width="12" stroke-linecap="round"><path d="M-38 42 L34 -8 M38 42 L-34 -8"/></g><g stroke="{{mid}}" stroke-width="3.6"><path d="M-31 29 L-22 42 M31 29 L22 42 M18 -6 L27 7 M-18 -6 L-27 7"/></g><path d="M-24 -14 L-32 -42 L-13 -30 L0 -48 L13 -30 L32 -42 L24 -14 Z" fill="{{ink}}" stroke="{{mid}}" stroke-width="3" stroke-linejoin="round"/>"##;

/// A figure about 26 wide and 42 high around the origin, as strokes.
pub fn figure(rank: usize) -> &'static str {
    match rank {
        1 => r#"<path d="M-8 -13 L2 -20 V20 M-9 20 H13"/>"#,
        2 => r#"<path d="M-11 -11 C-10 -24 12 -24 11 -9 C10 2 -8 10 -12 20 H13"/>"#,
        3 => {
            r#"<path d="M-11 -14 C-6 -23 11 -22 10 -10 C9 -3 2 -1 -3 -1 C3 -1 12 2 12 10 C12 23 -8 24 -13 13"/>"#
        }
        4 => r#"<path d="M6 20 V-20 L-14 9 H14"/>"#,
        5 => r#"<path d="M11 -20 H-8 L-10 -2 C0 -8 13 -4 13 8 C13 23 -7 25 -13 14"/>"#,
        6 => r#"<path d="M9 -18 C-3 -24 -12 -9 -12 6 C-12 25 13 24 13 7 C13 -8 -10 -6 -12 6"/>"#,
        7 => r#"<path d="M-12 -20 H13 C4 -8 -2 6 -3 20"/>"#,
        8 => {
            r#"<path d="M0 -2 C-15 -6 -12 -21 0 -21 C12 -21 15 -6 0 -2 C-18 3 -15 21 0 21 C15 21 18 3 0 -2 Z"/>"#
        }
        _ => r#"<path d="M-9 18 C3 24 12 9 12 -6 C12 -25 -13 -24 -13 -7 C-13 8 10 6 12 -6"/>"#,
    }
}
