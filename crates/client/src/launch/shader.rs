//! Whether a shader of the game is whole: what is cut short or changed is told before a window is
//! opened, since nothing would be drawn by it.

use wgpu::naga::front::wgsl;

/// What stands for the import that Bevy's own shaders fill in.
const VERTEX: &str = "struct VertexOutput { \
    @builtin(position) position: vec4<f32>, \
    @location(0) world_position: vec4<f32>, \
    @location(1) world_normal: vec3<f32>, \
    @location(2) uv: vec2<f32> }";

/// Whether the text of a shader can be drawn by.
pub(super) fn is_whole(text: &str) -> bool {
    let lines = text.lines().map(|line| match line.starts_with("#import") {
        true => VERTEX.to_owned(),
        false => line.replace("#{MATERIAL_BIND_GROUP}", "2"),
    });
    let text = lines.collect::<Vec<_>>().join("\n");
    let module = wgsl::parse_str(&text);
    let draws = |entry: &wgpu::naga::EntryPoint| entry.name == "fragment";
    module.is_ok_and(|it| it.entry_points.iter().any(draws))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;

    #[test]
    fn a_shader_that_is_cut_short_anywhere_is_not_whole() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/shaders");
        let mut shaders = 0;
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let text = fs::read_to_string(&path).unwrap();
            assert!(is_whole(&text), "{}", path.display());
            let (all, whole) = (text.len(), text.trim_end().len());
            for cut in (0..whole).step_by(all / 60) {
                if let Some(part) = text.get(..cut) {
                    assert!(!is_whole(part), "{} after {cut}", path.display());
                }
            }
            assert!(!is_whole(&text.replace("fn fragment", "fn")));
            shaders += 1;
        }
        assert!(shaders > 1);
    }
}
