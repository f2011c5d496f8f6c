// The ground of the world map, painted once for every change of what is known: grass, farmland,
// hills, rock, rivers, roads. Trees and peaks are stamped over it. Alpha is 0 on open water.

#import bevy_sprite::mesh2d_vertex_output::VertexOutput

struct Ground {
    // Squares along a side, seed, nothing, nothing.
    world: vec4<f32>,
};

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> ground: Ground;
// Wood, hill, mountain, farmland: a texel a square.
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var chart: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var chart_sampler: sampler;
// Distance from rivers, roads, tracks, in parts of REACH.
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var lines: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(4) var lines_sampler: sampler;

const REACH: f32 = 0.75;

fn hash(cell: vec2<f32>) -> f32 {
    var h = fract(vec3(cell.xyx) * vec3(0.1031, 0.1030, 0.0973));
    h += dot(h, h.yzx + 33.33);
    return fract((h.x + h.y) * h.z);
}

fn noise(place: vec2<f32>) -> f32 {
    let cell = floor(place);
    let part = fract(place);
    let s = part * part * (3.0 - 2.0 * part);
    let south = mix(hash(cell), hash(cell + vec2(1.0, 0.0)), s.x);
    let north = mix(hash(cell + vec2(0.0, 1.0)), hash(cell + vec2(1.0, 1.0)), s.x);
    return mix(south, north, s.y);
}

fn clouds(place: vec2<f32>) -> f32 {
    let turned = mat2x2(0.8, 0.6, -0.6, 0.8) * place;
    return 0.54 * noise(place) + 0.29 * noise(turned * 2.03 + 17.0) + 0.17 * noise(place * 4.1 + 5.0);
}

// Strokes of a brush, some to the north-east and some to the south-east.
fn brush(place: vec2<f32>, fineness: f32) -> f32 {
    let rising = mat2x2(0.84, -0.54, 0.54, 0.84) * place * vec2(fineness * 0.2, fineness);
    let falling = mat2x2(0.88, 0.47, -0.47, 0.88) * place * vec2(fineness * 0.2, fineness);
    let turn = smoothstep(0.42, 0.58, noise(place * 1.7 + 3.0));
    return mix(
        0.6 * noise(rising) + 0.4 * noise(rising * 2.1 + 31.0),
        0.6 * noise(falling) + 0.4 * noise(falling * 2.1 + 31.0),
        turn,
    );
}

// How much of each ground there is, with uneven borders.
fn kinds(place: vec2<f32>, seed: vec2<f32>) -> vec4<f32> {
    let slow = vec2(clouds(place * 1.15 + seed), clouds(place * 1.15 + seed + 71.0)) - 0.5;
    let fast = vec2(noise(place * 6.0 + seed), noise(place * 6.0 + seed + 29.0)) - 0.5;
    let bent = place + slow * 1.15 + fast * 0.12;
    let texel = bent - 0.5;
    let part = fract(texel);
    let round = floor(texel) + part * part * (3.0 - 2.0 * part) + 0.5;
    return textureSampleLevel(chart, chart_sampler, round / ground.world.x, 0.0);
}

fn height(place: vec2<f32>, kind: vec4<f32>, seed: vec2<f32>) -> f32 {
    let roll = clouds(place * 1.7 + seed);
    let crag = abs(clouds(place * 2.6 + seed + 13.0) - 0.5) * 2.0;
    let hill = smoothstep(0.2, 0.9, kind.g) * (0.16 + 0.12 * roll);
    let rock = smoothstep(0.1, 0.9, kind.b) * (0.30 + 0.34 * (1.0 - crag));
    return roll * 0.13 + hill + rock + smoothstep(0.3, 0.7, kind.r) * 0.04;
}

fn meadow(place: vec2<f32>, seed: vec2<f32>) -> vec3<f32> {
    let wide = clouds(place * 0.75 + seed + 3.0);
    let dry = smoothstep(0.48, 0.78, clouds(place * 1.0 + seed + 41.0));
    let lush = smoothstep(0.52, 0.75, clouds(place * 1.9 + seed + 57.0));
    var paint = mix(vec3(0.58, 0.67, 0.39), vec3(0.71, 0.75, 0.47), smoothstep(0.25, 0.75, wide));
    paint = mix(paint, vec3(0.84, 0.78, 0.55), dry * 0.62);
    return mix(paint, vec3(0.45, 0.57, 0.34), lush * 0.42);
}

// Fields under the plough, in plots of their own colours and furrows.
fn plots(place: vec2<f32>, seed: vec2<f32>) -> vec4<f32> {
    let bend = (vec2(clouds(place * 0.9 + seed), clouds(place * 0.9 + seed + 19.0)) - 0.5) * 0.9;
    let turned = mat2x2(0.88, 0.47, -0.47, 0.88) * (place + bend);
    let scaled = turned * vec2(3.1, 4.3) + vec2(0.5 * floor(turned.y * 4.3), 0.0);
    let cell = floor(scaled);
    let inside = fract(scaled);
    let pick = hash(cell + seed);
    let rim = min(min(inside.x, 1.0 - inside.x) * 0.32, min(inside.y, 1.0 - inside.y) * 0.23);
    var paint = vec3(0.86, 0.74, 0.40);
    if pick < 0.24 { paint = vec3(0.60, 0.70, 0.34); }
    else if pick < 0.42 { paint = vec3(0.71, 0.55, 0.36); }
    else if pick < 0.62 { paint = vec3(0.80, 0.78, 0.45); }
    else if pick < 0.76 { paint = vec3(0.50, 0.62, 0.31); }
    let lie = select(turned.x * 30.0, turned.y * 30.0, hash(cell + 4.7) < 0.5);
    let furrow = 0.5 + 0.5 * sin(lie * 3.4 + noise(place * 9.0) * 1.6);
    paint = mix(paint, vec3(0.68, 0.72, 0.44), 0.42) * (0.93 + 0.10 * furrow);
    let hedge = 1.0 - smoothstep(0.006, 0.020, rim + (noise(place * 22.0) - 0.5) * 0.014);
    return vec4(mix(paint, vec3(0.40, 0.49, 0.28), hedge * 0.62), hedge);
}

struct Water {
    // How much of a place is water, and how much is bank.
    wet: f32,
    bank: f32,
    // From 0 at the bank to 1 in the middle.
    deep: f32,
};

fn water(place: vec2<f32>, far: f32, seed: vec2<f32>) -> Water {
    let uneven = (clouds(place * 2.3 + seed + 83.0) - 0.5) * 0.11 + (noise(place * 9.0 + seed) - 0.5) * 0.022;
    let half = 0.150 + uneven;
    return Water(
        1.0 - smoothstep(half - 0.008, half + 0.008, far),
        1.0 - smoothstep(half + 0.015, half + 0.085, far),
        clamp((half - far) / half, 0.0, 1.0),
    );
}

fn stream(place: vec2<f32>, deep: f32, seed: vec2<f32>) -> vec3<f32> {
    let stroke = brush(place, 20.0);
    var paint = mix(vec3(0.52, 0.74, 0.78), vec3(0.22, 0.47, 0.64), smoothstep(0.05, 0.8, deep));
    paint = mix(paint, vec3(0.66, 0.84, 0.86), smoothstep(0.62, 0.85, stroke) * 0.38);
    return mix(paint, vec3(0.16, 0.36, 0.55), smoothstep(0.45, 0.2, stroke) * 0.28);
}

fn to_linear(paint: vec3<f32>) -> vec3<f32> {
    return pow(clamp(paint, vec3(0.0), vec3(1.0)), vec3(2.2));
}

@fragment
fn fragment(mesh: VertexOutput) -> @location(0) vec4<f32> {
    let side = ground.world.x;
    let place = vec2(mesh.uv.x, 1.0 - mesh.uv.y) * side;
    let seed = vec2(fract(ground.world.y * 0.0137) * 91.0, fract(ground.world.y * 0.0071) * 57.0);
    let kind = kinds(place, seed);
    // Neither water nor people go quite straight.
    let drift = (vec2(clouds(place * 1.6 + seed + 7.0), clouds(place * 1.6 + seed + 47.0)) - 0.5) * 0.16;
    let far = textureSampleLevel(lines, lines_sampler, (place + drift) / side, 0.0) * REACH;

    // Light from the north-west.
    let here = height(place, kind, seed);
    let texel = dpdx(place.x);
    let slope = (dpdx(here) * 0.75 + dpdy(here) * 0.65) / texel;
    let stroke = brush(place, 24.0) - 0.5;
    let fine = brush(place + 9.0, 46.0) - 0.5;

    var paint = meadow(place, seed);
    // Farmland ends at whole plots as far as paint can tell.
    let tilled = smoothstep(0.38, 0.44, kind.a + (clouds(place * 1.6 + seed) - 0.5) * 0.5);
    if tilled > 0.0 {
        paint = mix(paint, plots(place, seed).rgb, tilled * 0.88);
    }

    let up = smoothstep(0.30, 0.70, kind.g);
    if up > 0.0 {
        let upland = mix(vec3(0.70, 0.69, 0.40), vec3(0.80, 0.72, 0.46), clouds(place * 2.2 + seed));
        paint = mix(paint, upland, up * 0.85);
    }

    let wood = smoothstep(0.36, 0.58, kind.r);
    if wood > 0.0 {
        let shade = mix(vec3(0.27, 0.38, 0.20), vec3(0.38, 0.46, 0.24), clouds(place * 3.1 + seed));
        paint = mix(paint, shade, wood * 0.92);
    }

    let rock = smoothstep(0.28, 0.66, kind.b);
    if rock > 0.0 {
        let stone = mix(vec3(0.56, 0.54, 0.50), vec3(0.70, 0.65, 0.56), brush(place, 26.0));
        paint = mix(paint, mix(stone, vec3(0.55, 0.58, 0.38), 0.35), rock * 0.92);
    }

    // Pigment gathers along the edges of a wash.
    let rim = (1.0 - abs(wood * 2.0 - 1.0)) * 0.16 + (1.0 - abs(up * 2.0 - 1.0)) * 0.10
        + (1.0 - abs(rock * 2.0 - 1.0)) * 0.10;
    paint *= 1.0 - rim;

    let light = clamp(slope * 0.95, -0.40, 0.30);
    paint *= 1.0 + light;
    paint += vec3(0.030, 0.012, -0.030) * light * 2.0;
    paint *= 1.0 + stroke * 0.12 + fine * 0.12;

    // Worn ways.
    let ragged = (noise(place * 8.0 + seed) - 0.5) * 0.03 + (noise(place * 24.0) - 0.5) * 0.012;
    let open = 1.0 - rock;
    let road = 1.0 - smoothstep(0.036, 0.056, far.g + ragged);
    let rut = 1.0 - smoothstep(0.006, 0.016, abs(far.g + ragged * 0.4 - 0.018));
    let verge = 1.0 - smoothstep(0.045, 0.095, far.g + ragged);
    let track = (1.0 - smoothstep(0.018, 0.034, far.b + ragged)) * smoothstep(0.30, 0.42, noise(place * 10.0 + seed));
    let earth = mix(vec3(0.85, 0.75, 0.54), vec3(0.72, 0.60, 0.41), rut * 0.75) * (1.0 + fine * 0.2);
    paint = mix(paint, paint * vec3(0.86, 0.82, 0.70), verge * 0.6 * open);
    paint = mix(paint, earth, max(road, track * 0.8) * 0.94);

    // Rivers lie over all of it, and bridges over them.
    var wet = 0.0;
    if far.r < 0.32 {
        let flood = water(place, far.r, seed);
        let sand = vec3(0.86, 0.79, 0.58) * (1.0 + fine * 0.2);
        paint = mix(paint, sand, flood.bank * 0.62);
        let shore = 1.0 - smoothstep(0.0, 0.10, flood.deep);
        var wave = stream(place, flood.deep, seed);
        wave = mix(wave, vec3(0.17, 0.29, 0.38), shore * 0.45);
        let deck = 1.0 - smoothstep(0.052, 0.060, far.g);
        let rail = 1.0 - smoothstep(0.006, 0.012, abs(far.g - 0.052));
        let plank = 0.86 + 0.14 * step(0.25, fract((place.x + place.y) * 17.0));
        let bridge = mix(vec3(0.66, 0.50, 0.33) * plank, vec3(0.27, 0.19, 0.12), rail);
        wet = flood.wet * (1.0 - max(deck, rail));
        paint = mix(paint, mix(wave, bridge, max(deck, rail)), flood.wet);
    }
    return vec4(to_linear(paint), 1.0 - wet);
}
