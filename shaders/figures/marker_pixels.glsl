// SPDX-License-Identifier: Apache-2.0
// Which pixels a mark covers, for kernels. A word a pixel holds the number, from 1, of the last mark
// that covers it wholly; pixels are those of the box and of what marks reach beyond it.
#include "params.glsl"
#include "values.glsl"
#include "place.glsl"
#include "marker_point.glsl"
vec2 at;
float radius;
vec4 edge, face;
#include "marker_shapes.glsl"
#include "reduction.glsl"

const float kMargin = 16.0;           // pixels around the box, as in figure_drawing.cpp
const float kWhole = 1.0 - 1e-5;      // coverage of which nothing is left

struct MarkArea {
    ivec2 first, last;
    vec2 center; // pixels of the device
    bool known;  // small enough to be looked at
};

MarkArea areaOf(Mark mark) {
    float ratio = float(p.counts.w) / 16.0;
    MarkArea area;
    // The item need not begin at a whole pixel, nor have as many.
    area.center = mark.center * p.view.xy + p.view.zw - (floor(p.rect.xy * ratio) - kMargin);
    float reach = markReach(mark) * max(p.view.x, p.view.y);
    area.first = ivec2(floor(area.center - reach));
    area.last = ivec2(floor(area.center + reach));
    area.known = reach < kMargin && all(greaterThanEqual(area.first, ivec2(0))) &&
                 all(lessThan(area.last, ivec2(share.sizes.xy)));
    radius = mark.radius;
    edge = mark.edge;
    face = mark.face;
    return area;
}

uint slotOf(ivec2 pixel) { return share.parts.x + uint(pixel.y) * share.sizes.x + uint(pixel.x); }

// A rasterizer moves corners to a grid of its own, usually of 1/256 of a pixel.
const float kGrid = 1.0 / 64;

/// How much of the pixel the mark hides when it lies that much nearer to the mark's rim.
float coverage(MarkArea area, ivec2 pixel, float outwards) {
    vec2 away = vec2(pixel) + 0.5 - area.center;
    float far = length(away);
    if (far > 1e-6) away += away / far * outwards;
    at = away / p.view.xy;
    return markColor().a;
}

/// Nothing of what lies below shows, whatever the grid.
bool coversWholly(MarkArea area, ivec2 pixel) {
    if (coverage(area, pixel, kGrid) < kWhole) return false;
    return face.a >= 1.0 || coverage(area, pixel, -kGrid) >= kWhole;
}

bool touches(MarkArea area, ivec2 pixel) {
    return coverage(area, pixel, -kGrid) > 0.0 || coverage(area, pixel, kGrid) > 0.0;
}
