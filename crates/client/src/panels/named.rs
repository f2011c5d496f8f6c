use bevy_egui::egui::{Response, WidgetInfo, WidgetType};

/// Gives a button whose face is a picture or a sign its name in words, for who can't see it.
pub(crate) fn named(response: Response, name: &str) -> Response {
    let enabled = response.enabled();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, name));
    response
}
