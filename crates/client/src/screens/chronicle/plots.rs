//! Points, cities and gold of both kingdoms, round by round.

use crate::called;
use crate::settings::Colours;
use crate::theme::{self, palette};
use ::campaign::{Standing, Treasury};
use ::words::Key;
use bevy_egui::egui::{self, Color32, Rect, Sense, Stroke, Ui, pos2, vec2};
use egui_plot::{GridMark, HoverPosition, Line, LineStyle, MarkerShape, Plot, PlotPoints, Points};
use rules::Color as Kingdom;

/// What is plotted: its name, and the number of it.
const PLOTS: [(Key, fn(&Treasury) -> f64); 3] = [
    (key!("chronicle-plot-points"), |it| f64::from(it.points)),
    (key!("chronicle-plot-cities"), |it| it.cities as f64),
    (key!("chronicle-plot-gold"), |it| f64::from(it.gold)),
];

/// The height of a heading over a plot.
const HEADING: f32 = 28.0;

/// Draws the plots: the first, which tells most, the largest.
pub(super) fn show(ui: &mut Ui, standings: &[Standing], colours: Colours) {
    legend(ui, colours);
    let room = ui.available_rect_before_wrap();
    let gap = 10.0;
    let half = (room.width() - gap) / 2.0;
    let upper = ((room.height() - gap) * 0.54).floor();
    let places = [
        Rect::from_min_size(room.min, vec2(room.width(), upper)),
        Rect::from_min_max(
            pos2(room.left(), room.top() + upper + gap),
            pos2(room.left() + half, room.bottom()),
        ),
        Rect::from_min_max(
            pos2(room.right() - half, room.top() + upper + gap),
            room.max,
        ),
    ];
    for ((name, of), place) in PLOTS.into_iter().zip(places) {
        ui.scope_builder(egui::UiBuilder::new().max_rect(place), |ui| {
            plot(ui, name, of, standings, colours);
        });
    }
}

/// The ink a kingdom's line is drawn with: its pieces' colour, dark enough for paper.
fn ink(colours: Colours, who: Kingdom) -> Color32 {
    palette::LINES[colours.row(who)]
}

/// White's line is whole and has round marks, Black's is dashed and has pointed ones.
const fn style(who: Kingdom) -> (LineStyle, MarkerShape) {
    match who {
        Kingdom::White => (LineStyle::Solid, MarkerShape::Circle),
        Kingdom::Black => (LineStyle::Dashed { length: 9.0 }, MarkerShape::Diamond),
    }
}

fn legend(ui: &mut Ui, colours: Colours) {
    ui.horizontal(|ui| {
        for who in Kingdom::ALL {
            let (rect, _) = ui.allocate_exact_size(vec2(46.0, 18.0), Sense::hover());
            let (from, to) = (rect.left_center(), rect.right_center());
            let stroke = Stroke::new(2.5, ink(colours, who));
            let painter = ui.painter();
            if who == Kingdom::White {
                painter.line_segment([from, to], stroke);
                painter.circle_filled(rect.center(), 4.5, stroke.color);
            } else {
                painter.extend(egui::Shape::dashed_line(&[from, to], stroke, 9.0, 5.0));
                let middle = rect.center();
                let corner = |x: f32, y: f32| middle + vec2(x, y);
                let diamond = vec![
                    corner(-6.0, 0.0),
                    corner(0.0, -6.0),
                    corner(6.0, 0.0),
                    corner(0.0, 6.0),
                ];
                painter.add(egui::Shape::convex_polygon(
                    diamond,
                    stroke.color,
                    Stroke::NONE,
                ));
            }
            ui.label(words!(
                "chronicle-kingdom",
                name = called::side(who),
                colour = colours.name(who)
            ));
            ui.add_space(14.0);
        }
    });
}

fn plot(
    ui: &mut Ui,
    name: Key,
    of: fn(&Treasury) -> f64,
    standings: &[Standing],
    colours: Colours,
) {
    theme::heading(ui, name.say());
    let height = (ui.available_height() - 2.0).max(HEADING);
    let last = standings.last().map_or(1, |it| it.round);
    let most = standings
        .iter()
        .flat_map(|it| &it.means)
        .map(of)
        .fold(1.0, f64::max);
    let lines: Vec<(Kingdom, Vec<[f64; 2]>)> = Kingdom::ALL
        .into_iter()
        .map(|who| {
            let point = |it: &Standing| [f64::from(it.round), of(&it.means[who.index()])];
            (who, standings.iter().map(point).collect())
        })
        .collect();
    Plot::new(name)
        .height(height)
        .allow_zoom(false)
        .allow_drag(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_axis_zoom_drag(false)
        .show_background(false)
        .show_crosshair(false)
        .x_grid_spacer(move |_| marks(1, f64::from(last).max(4.0), 14.0))
        .y_grid_spacer(move |_| marks(0, most * 1.12, 5.0))
        .grid_color(palette::EDGE)
        .default_x_bounds(0.6, f64::from(last).max(4.0) + 0.4)
        .default_y_bounds(0.0, most * 1.12)
        .x_axis_formatter(|mark, _| whole(mark))
        .y_axis_formatter(|mark, _| whole(mark))
        .label_formatter(move |at| told(at, &name.say()))
        .show(ui, |plot| {
            for (who, points) in lines {
                let (style, shape) = style(who);
                let color = ink(colours, who);
                let title = called::side(who);
                let line = Line::new(title.clone(), PlotPoints::from(points.clone()));
                plot.line(line.color(color).width(2.5).style(style));
                if points.len() <= 60 {
                    let marks = Points::new(title, PlotPoints::from(points));
                    plot.points(marks.color(color).shape(shape).radius(4.0));
                }
            }
        });
}

/// Marks at whole numbers up to `last`, about so many, from the `first` of them on.
fn marks(first: u32, last: f64, count: f64) -> Vec<GridMark> {
    let step = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0]
        .into_iter()
        .find(|step| last / step <= count)
        .unwrap_or(1000.0);
    (first..=(last / step) as u32)
        .map(|number| GridMark {
            value: f64::from(number) * step,
            step_size: step,
        })
        .collect()
}

/// Rounds and numbers of things are whole.
fn whole(mark: GridMark) -> String {
    if (mark.value - mark.value.round()).abs() < 1e-6 {
        format!("{:.0}", mark.value)
    } else {
        String::new()
    }
}

fn told(at: &HoverPosition<'_>, what: &str) -> Option<String> {
    match at {
        HoverPosition::NearDataPoint {
            plot_name,
            position,
            ..
        } => Some(words!(
            "chronicle-plot-point",
            name = *plot_name,
            round = position.x.round(),
            what = what,
            value = position.y.round()
        )),
        HoverPosition::Elsewhere { .. } => None,
    }
}
