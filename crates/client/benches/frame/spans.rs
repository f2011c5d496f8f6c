//! The processor time of each part of a picture, taken by the clock of the thread that does it.

use bevy::app::MainScheduleOrder;
use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy::render::{Render, RenderApp, RenderSystems};
use cpu_time::ThreadTime;
use std::array;
use std::cell::Cell;
use std::sync::atomic::{AtomicU64, Ordering};

/// A part of a picture's work.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// All schedules of the main world.
    Main,
    /// What is to be drawn is copied into the render world.
    Extraction,
    /// The render world, until all is ready to be drawn.
    Render,
    /// Commands for the graphics card are written, handed over, and the picture is presented: the
    /// driver's work, and that of a software renderer, is in here.
    Encoding,
}

/// Nanoseconds that each part has taken so far.
static TAKEN: [AtomicU64; 4] = [const { AtomicU64::new(0) }; 4];

thread_local! {
    static SINCE: Cell<Option<ThreadTime>> = const { Cell::new(None) };
}

fn begin() {
    SINCE.set(ThreadTime::try_now().ok());
}

fn end(part: Part) {
    if let Some(since) = SINCE.take() {
        let nanoseconds = since.elapsed().as_nanos() as u64;
        TAKEN[part as usize].fetch_add(nanoseconds, Ordering::Relaxed);
    }
}

/// Seconds by [`Part`].
#[derive(Copy, Clone, Debug)]
pub struct Spans([f64; 4]);

impl Spans {
    /// Since the game was started.
    pub fn now() -> Self {
        Self(array::from_fn(|part| {
            TAKEN[part].load(Ordering::Relaxed) as f64 / 1e9
        }))
    }

    pub fn since(self, before: &Self) -> Self {
        Self(array::from_fn(|part| self.0[part] - before.0[part]))
    }

    pub const fn of(&self, part: Part) -> f64 {
        self.0[part as usize]
    }
}

/// Runs before and after all other schedules of the main world.
#[derive(ScheduleLabel, Copy, Clone, Debug, PartialEq, Eq, Hash)]
enum Edge {
    Before,
    After,
}

/// Takes the time of every part from now on.
pub fn measure(app: &mut App) {
    let mut order = app.world_mut().resource_mut::<MainScheduleOrder>();
    order.insert_before(First, Edge::Before);
    order.insert_after(Last, Edge::After);
    app.add_systems(Edge::Before, begin)
        .add_systems(Edge::After, || end(Part::Main));
    for edge in [Edge::Before, Edge::After] {
        app.edit_schedule(edge, |schedule| {
            schedule.set_executor(SingleThreadedExecutor::new());
        });
    }
    let Some(render) = app.get_sub_app_mut(RenderApp) else {
        return;
    };
    if let Some(mut extract) = render.take_extract() {
        render.set_extract(move |main, render| {
            begin();
            extract(main, render);
            end(Part::Extraction);
        });
    }
    render.add_systems(
        Render,
        (
            begin.before(RenderSystems::ExtractCommands),
            ready
                .after(RenderSystems::Prepare)
                .after(RenderSystems::PrepareBindGroups)
                .before(RenderSystems::Render),
            drawn
                .after(RenderSystems::Render)
                .before(RenderSystems::Cleanup),
            (|| end(Part::Render)).after(RenderSystems::PostCleanup),
        ),
    );
}

fn ready() {
    end(Part::Render);
    begin();
}

fn drawn() {
    end(Part::Encoding);
    begin();
}
