#version 450
// SPDX-License-Identifier: Apache-2.0
// Filled areas by vertex pulling: bars, the area under a line, triangles, and polygons as fans.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
#include "values.glsl"
#include "place.glsl"
layout(set = 0, binding = 0, std430) readonly buffer Xs { uint xs[]; };
layout(set = 0, binding = 1, std430) readonly buffer Ys { uint ys[]; };
layout(set = 0, binding = 3, std430) readonly buffer Map { vec4 map[]; };
layout(set = 0, binding = 4, std430) readonly buffer Bottoms { uint bottoms[]; };
layout(set = 0, binding = 5, std430) readonly buffer Colors { uint colors[]; };
layout(location = 0) out vec2 pixel;
layout(location = 1) flat out vec4 bar;
layout(location = 2) flat out vec4 face; // premultiplied

DEFINE_READ(readX, xs)
DEFINE_READ(readY, ys)
DEFINE_READ(readBottom, bottoms)
DEFINE_READ(readColor, colors)
#include "point_color.glsl"

const uint kBars = 0u, kArea = 1u, kOutlines = 3u;

vec2 valueX(uint i) {
    return (p.counts.z & kHasX) != 0u ? readX(p.types.x, i) : fromUInt(i + 1u);
}

vec2 bottomOf(uint i) {
    return (p.counts.z & kSecond) != 0u ? readBottom(p.types.z, i) : p.view.xy;
}

/// A value's pixel along its axis; on a logarithmic one bars begin below the box.
float valuePixel(vec2 value, bool horizontal, out bool gone) {
    vec2 place = horizontal ? placeX(value) : placeY(value);
    gone = hidden(place);
    return horizontal ? pixelX(place) : pixelY(place);
}

float bottomPixel(uint i, bool horizontal, out bool gone) {
    vec2 value = bottomOf(i);
    bool logarithmic = (p.counts.z & (horizontal ? kLogX : kLogY)) != 0u;
    if (logarithmic && value.x <= 0.0) {
        gone = false;
        return horizontal ? p.rect.x - 100.0 : p.rect.y + p.rect.w + 100.0;
    }
    return valuePixel(value, horizontal, gone);
}

vec2 cornerPixel(uint i, out bool gone) {
    bool goneY;
    vec2 x = placeX(readX(p.types.x, i));
    float y = valuePixel(readY(p.types.y, i), false, goneY);
    gone = hidden(x) || goneY;
    return nearBox(vec2(pixelX(x), y));
}

/// The number of a corner of a fan's triangle. Fans of larger polygons are drawn into the stencil,
/// where a place that an even number of them covers is outside; a polygon of four is cut at the
/// corner that turns inwards.
uint fanCorner(uint vertex, out bool gone) {
    uint corners = p.dims.y;
    uint triangle = vertex / 3u, own = vertex % 3u;
    uint base = triangle / (corners - 2u) * corners + p.dims.z;
    uint first = triangle % (corners - 2u);
    uint numbers[3] = uint[3](base, base + first + 1u, base + first + 2u);
    gone = false;
    if (corners == 4u) {
        vec2 at[4];
        for (uint i = 0u; i < 4u; ++i) {
            bool away;
            at[i] = cornerPixel(base + i, away);
            gone = gone || away;
        }
        bvec4 left;
        for (uint i = 0u; i < 4u; ++i) {
            vec2 a = at[(i + 1u) & 3u] - at[i], b = at[(i + 2u) & 3u] - at[(i + 1u) & 3u];
            left[i] = a.x * b.y - a.y * b.x > 0.0; // at the corner after this one
        }
        uint turns = uint(left.x) + uint(left.y) + uint(left.z) + uint(left.w);
        bool odd = turns == 1u || turns == 3u;
        bool inward = odd && (left.x == (turns == 1u) || left.z == (turns == 1u));
        if (inward) {
            for (uint i = 0u; i < 3u; ++i)
                numbers[i] = base + ((numbers[i] - base + 1u) & 3u);
        }
        return numbers[own];
    }
    for (uint i = 0u; i < 3u; ++i) {
        bool away;
        cornerPixel(numbers[i], away);
        gone = gone || away;
    }
    return numbers[own];
}

void main() {
    const vec2 corners[6] = vec2[6](vec2(0, 0), vec2(1, 0), vec2(0, 1), vec2(0, 1), vec2(1, 0),
                                    vec2(1, 1));
    vec2 c = corners[uint(gl_VertexIndex) % 6u];
    uint number = uint(gl_VertexIndex) / 6u;
    bool goneX = false, goneTop = false, goneBottom = false;
    bar = vec4(0.0);
    face = p.color;
    if (p.dims.x == kBars) {
        bool horizontal = (p.counts.z & kHorizontal) != 0u;
        vec2 x = valueX(number) + vec2(p.view.w, 0.0);
        bool goneLow, goneHigh;
        float low = valuePixel(x - vec2(p.view.z, 0.0), !horizontal, goneLow);
        float high = valuePixel(x + vec2(p.view.z, 0.0), !horizontal, goneHigh);
        goneX = goneLow || goneHigh;
        if (p.dims.y != 0u) face = colorOf(number) * p.limits.w;
        float top = valuePixel(readY(p.types.y, number), horizontal, goneTop);
        float bottom = bottomPixel(number, horizontal, goneBottom);
        vec2 a = nearBox(horizontal ? vec2(bottom, low) : vec2(low, bottom));
        vec2 b = nearBox(horizontal ? vec2(top, high) : vec2(high, top));
        bar = vec4(min(a, b), max(a, b));
        float pad = p.stroke.x * 0.5 + 1.0;
        pixel = mix(bar.xy - pad, bar.zw + pad, c);
    } else if (p.dims.x == kArea) {
        uint i = number + uint(c.x);
        uint other = number + 1u - uint(c.x);
        bool otherTop, otherBottom;
        valuePixel(readY(p.types.y, other), false, otherTop);
        bottomPixel(other, false, otherBottom);
        vec2 x = placeX(valueX(i));
        float top = valuePixel(readY(p.types.y, i), false, goneTop);
        float bottom = bottomPixel(i, false, goneBottom);
        // All corners of a segment are drawn, or none.
        goneX = hidden(x) || hidden(placeX(valueX(other))) || otherTop || otherBottom;
        pixel = nearBox(vec2(pixelX(x), c.y > 0.5 ? top : bottom));
    } else {
        uint i = uint(gl_VertexIndex);
        if (p.dims.x == kOutlines) i = fanCorner(i, goneBottom);
        vec2 x = placeX(readX(p.types.x, i));
        float y = valuePixel(readY(p.types.y, i), false, goneTop);
        goneX = hidden(x);
        pixel = nearBox(vec2(pixelX(x), y));
    }
    bool drop = goneX || goneTop || goneBottom;
    gl_Position = drop ? vec4(2.0, 2.0, 2.0, 1.0) : p.matrix * vec4(pixel, 0.0, 1.0);
}
