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
const float kWhole = 1.0 - 1.0 / 600; // coverage of which the rest is less than half a step of 255

struct MarkArea {
    ivec2 first, last;
    vec2 center; // pixels of the device
    bool known;  // small enough to be looked at
};

MarkArea areaOf(Mark mark) {
    float ratio = float(p.counts.w) / 16.0;
    MarkArea area;
    area.center = mark.center * ratio - (floor(p.rect.xy * ratio) - kMargin);
    float reach = markReach(mark) * ratio;
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

/// How much of the pixel the mark hides.
float coverage(MarkArea area, ivec2 pixel) {
    at = (vec2(pixel) + 0.5 - area.center) / (float(p.counts.w) / 16.0);
    return markColor().a;
}
