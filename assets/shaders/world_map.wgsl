// The world map as it is seen: painted land under its fog on a sheet of paper, with light on the
// water and the light of the day. Drawn anew in every picture, so it only lays things together.

#import bevy_sprite::mesh2d_vertex_output::VertexOutput

struct Sheet {
    // Squares along a side, margin in squares, water's moment in seconds, whether water moves.
    world: vec4<f32>,
    // Grid, how far the land is shown, drift of the clouds' shadows, their strength.
    style: vec4<f32>,
    // The colour of the light.
    day: vec4<f32>,
    // Behind the sheet.
    table: vec4<f32>,
};

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> sheet: Sheet;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var land: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var land_sampler: sampler;
// Known, seen: a texel a square.
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var fog: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(4) var fog_sampler: sampler;
// Paper, pencil, slow noise.
@group(#{MATERIAL_BIND_GROUP}) @binding(5) var paper: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(6) var paper_sampler: sampler;

const PAPER: vec3<f32> = vec3(0.86, 0.76, 0.56);
const PALE: vec3<f32> = vec3(0.91, 0.83, 0.66);
const INK: vec3<f32> = vec3(0.045, 0.026, 0.014);

// How much of a line of half width `half` at distance `far` covers a pixel of width `pixel`.
fn line(far: f32, half: f32, pixel: f32) -> f32 {
    return 1.0 - smoothstep(half - pixel * 0.5, half + pixel * 0.5, abs(far));
}

// The painted land, four texels of it at once where they are smaller than a pixel.
fn look(at: vec2<f32>, pixel: f32) -> vec4<f32> {
    if pixel * f32(textureDimensions(land).x) < 1.35 {
        return textureSampleLevel(land, land_sampler, at, 0.0);
    }
    let off = pixel * 0.25;
    return 0.25 * (textureSampleLevel(land, land_sampler, at + vec2(off, off), 0.0)
        + textureSampleLevel(land, land_sampler, at + vec2(-off, off), 0.0)
        + textureSampleLevel(land, land_sampler, at + vec2(off, -off), 0.0)
        + textureSampleLevel(land, land_sampler, at + vec2(-off, -off), 0.0));
}

// A table of dark boards.
fn table(place: vec2<f32>) -> vec3<f32> {
    let board = floor(place.y / 1.9 + 0.4);
    let seam = abs(fract(place.y / 1.9 + 0.4) - 0.5) * 1.9;
    let grain = textureSampleLevel(paper, paper_sampler, vec2(place.x * 0.021 + board * 0.37, place.y * 0.31), 0.0).b;
    let fibre = textureSampleLevel(paper, paper_sampler, vec2(place.x * 0.05 + board * 0.71, place.y * 1.7), 0.0).r;
    let light = 0.62 + 0.5 * grain + 0.35 * (fibre - 0.5) + 0.16 * sin(board * 2.4);
    return sheet.table.rgb * light * (1.0 - 0.55 * smoothstep(0.922, 0.945, seam));
}

@fragment
fn fragment(mesh: VertexOutput) -> @location(0) vec4<f32> {
    let side = sheet.world.x;
    let margin = sheet.world.y;
    let place = vec2(mesh.uv.x, 1.0 - mesh.uv.y) * (side + 2.0 * margin) - margin;
    let pixel = dpdx(place.x);
    let tone = textureSampleLevel(paper, paper_sampler, vec2(place.x, -place.y) / 8.0, 0.0);
    // How far outside the map.
    let past = abs(place - side * 0.5) - side * 0.5;
    let out = max(past.x, past.y);
    let grain = mix(PAPER, PALE, smoothstep(0.15, 0.8, tone.r));
    let inside = clamp(place, vec2(0.0), vec2(side));

    if out > 0.03 {
        // The margin: a double neatline, and an uneven edge with its shadow on the table.
        let torn = out + (tone.b - 0.5) * 0.10 + (tone.r - 0.5) * 0.05;
        let whole = 1.0 - smoothstep(0.74, 0.74 + max(pixel * 1.5, 0.008), torn);
        let aged = grain * (1.0 - smoothstep(0.50, 0.76, torn) * 0.34);
        let neat = max(line(out - 0.075, 0.018, pixel), line(out - 0.135, 0.007, pixel));
        let page = mix(aged, INK, neat * 0.82);
        let fallen = 1.0 - smoothstep(0.70, 1.12, max(past.x - 0.04, past.y) + select(0.0, 0.03, place.y > 0.0));
        let light = 1.0 - 0.55 * smoothstep(1.0, 7.0, out);
        let wood = table(place) * (1.0 - fallen * 0.72) * light;
        return vec4(mix(wood, page * mix(vec3(1.0), sheet.day.rgb, 0.6), whole), 1.0);
    }

    let bent = inside + (vec2(tone.b, 1.0 - tone.b) - 0.5) * 0.75 + (tone.r - 0.5) * 0.2;
    let known_seen = textureSampleLevel(fog, fog_sampler, bent / side, 0.0).rg;
    let known = smoothstep(0.30, 0.62, known_seen.r) * sheet.style.y;
    let seen = smoothstep(0.22, 0.78, known_seen.g);
    // Wet paint dries darkest along its rim.
    let rim = smoothstep(0.22, 0.40, known_seen.r) * (1.0 - smoothstep(0.46, 0.66, known_seen.r));

    let blank = mix(grain, grain * vec3(0.52, 0.46, 0.40), tone.g * 0.95);
    let painted = look(vec2(inside.x, side - inside.y) / side, pixel / side);
    var colour = painted.rgb;
    let wet = (1.0 - painted.a) * seen;
    if wet > 0.05 {
        // Light that runs over the water.
        let moment = sheet.world.z;
        let one = textureSampleLevel(paper, paper_sampler, place * vec2(0.9, 1.3) + vec2(moment * 0.013, moment * 0.021), 0.0).b;
        let two = textureSampleLevel(paper, paper_sampler, place * vec2(1.1, 0.8) - vec2(moment * 0.017, moment * 0.011), 0.0).b;
        let glint = smoothstep(0.045, 0.0, abs(one - two)) * smoothstep(0.46, 0.66, one);
        colour = mix(colour, vec3(0.86, 0.95, 0.98), glint * 0.5 * wet * sheet.world.w);
    }
    let shade = textureSampleLevel(paper, paper_sampler, place / 21.0 + vec2(sheet.style.z, sheet.style.z * 0.37), 0.0).b;
    let overcast = smoothstep(0.52, 0.70, shade) * sheet.style.w;
    colour *= sheet.day.rgb * (1.0 - overcast * vec3(0.30, 0.25, 0.17));
    // Paper shows through paint.
    colour *= 0.93 + tone.r * 0.14;

    let grey = dot(colour, vec3(0.26, 0.66, 0.08));
    let faded = mix(vec3(grey) * vec3(1.04, 0.98, 0.86), colour, 0.22) * 0.60 + vec3(0.070, 0.060, 0.043);
    colour = mix(faded * (1.0 - tone.g * 0.12), colour, seen);
    colour = mix(blank, colour, known) * (1.0 - rim * 0.20 * sheet.style.y);

    let cell = abs(fract(inside + 0.5) - 0.5);
    let rule = max(line(cell.x, pixel * 0.5, pixel), line(cell.y, pixel * 0.5, pixel));
    colour = mix(colour, INK, rule * sheet.style.x);
    let frame = smoothstep(-0.022, -0.022 + pixel, out);
    return vec4(mix(colour, INK, frame * 0.85), 1.0);
}
