// SPDX-License-Identifier: Apache-2.0
// A mark of the plane: where it is, how large, its colours. Needs params.glsl, values.glsl and
// place.glsl.
layout(set = 0, binding = 0, std430) readonly buffer Xs { uint xs[]; };
layout(set = 0, binding = 1, std430) readonly buffer Ys { uint ys[]; };
layout(set = 0, binding = 3, std430) readonly buffer Map { vec4 map[]; };
layout(set = 0, binding = 4, std430) readonly buffer Sizes { uint sizes[]; };
layout(set = 0, binding = 5, std430) readonly buffer Colors { uint colors[]; };

DEFINE_READ(readX, xs)
DEFINE_READ(readY, ys)
DEFINE_READ(readSize, sizes)
DEFINE_READ(readColor, colors)

const float kPixelsOfPoint = 4.0 / 3.0;

#include "point_color.glsl"
#include "marker_alpha.glsl"

struct Mark {
    vec2 center; // pixels of the item
    float radius;
    vec4 edge, face; // premultiplied
    bool gone;
};

Mark markOf(uint number) {
    Mark mark;
    bool none = false;
    // Of some points alone, by their numbers.
    if ((p.counts.z & kMarked) != 0u) {
        number = uint(readSize(p.types.z, number).x) - 1u;
        none = number >= p.dims.z;
        if (none) number = 0u;
    }
    vec2 x = placeX((p.counts.z & kHasX) != 0u ? readX(p.types.x, number) : fromUInt(number + 1u));
    vec2 y = placeY(readY(p.types.y, number));
    mark.gone = none || hidden(x) || hidden(y);
    mark.radius = p.stroke.w;
    if (p.dims.z != 0u && (p.counts.z & kMarked) == 0u) {
        vec2 area = readSize(p.types.z, p.dims.z == 2u ? number : 0u);
        mark.gone = mark.gone || hidden(area) || area.x <= 0.0;
        mark.radius = sqrt(max(area.x + area.y, 0.0)) * kPixelsOfPoint * 0.5;
    }
    mark.edge = p.color;
    mark.face = p.nanColor;
    if (p.dims.y != 0u) {
        vec4 own = colorOf(number);
        if ((p.counts.z & kFlatEdge) != 0u) mark.edge = own * p.color.a;
        if ((p.counts.z & kFlatFace) != 0u) mark.face = own * p.nanColor.a;
    }
    fade(number, mark.edge, mark.face);
    // A mark on the border is drawn whole, one outside not at all.
    mark.center = nearBox(vec2(pixelX(x), pixelY(y)));
    vec2 beyond = abs(mark.center - p.rect.xy - p.rect.zw * 0.5) - p.rect.zw * 0.5;
    mark.gone = mark.gone || max(beyond.x, beyond.y) > 0.5;
    return mark;
}

/// Half a side of the square that holds all that is drawn of a mark.
float markReach(Mark mark) {
    int kind = int(p.stroke.z);
    float soft = 0.5 / (float(p.counts.w) / 16.0) + 0.01;
    if (kind == 2) return mark.radius * 0.45 + soft;
    bool pen = mark.edge.a > 0.0;
    // Pointed corners reach further than the distance from their sides says.
    bool pointed = kind == 6 || (kind >= 8 && kind <= 13);
    if (pointed) return mark.radius * 1.1 + (pen ? p.stroke.x : 0.0) + 3.3 * soft;
    return mark.radius + (pen ? p.stroke.x * 0.5 : 0.0) + soft;
}
