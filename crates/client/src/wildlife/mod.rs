//! What lives on the map: herds, deer, birds, smoke, water, trees, weather. All of it decorates:
//! it follows from the seed of the world and what is seen of it, and changes nothing.

mod atlas;
mod birds;
mod body;
mod brush;
mod chance;
mod deer;
mod habitat;
mod herds;
mod life;
mod sheet;
mod show;
mod shrink;
mod small;
mod smoke;
mod trees;
mod water;
mod weather;

#[cfg(test)]
mod tests;

pub use life::Population;
pub use show::Shower;
pub(crate) use show::{RATE, lives};

/// Life on the map, wherever one is drawn.
pub(super) fn plugin(app: &mut bevy::app::App) {
    app.add_plugins(show::plugin);
}
