#version 450
// SPDX-License-Identifier: Apache-2.0
// Segments by vertex pulling: polylines, stairs, stems, error bars and outlines of polygons. Every
// segment is a rectangle that encloses it with its round ends.
// When there are many more points than columns of pixels and they are in order, a segment spans what
// the line reaches in a column instead (line_columns.comp), so that a peak is never lost.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
#include "values.glsl"
#include "place.glsl"
#include "line_points.glsl"
layout(set = 0, binding = 4, std430) readonly buffer Lows { uint lows[]; };
layout(set = 0, binding = 5, std430) readonly buffer Highs { uint highs[]; };
layout(set = 0, binding = 8, std430) readonly buffer Reduced { uint reduced[]; };
layout(location = 0) out vec2 pixel;
layout(location = 1) flat out vec4 segment;
layout(location = 2) flat out vec4 before; // the segment that this one goes on from, or itself

DEFINE_READ(readLow, lows)
DEFINE_READ(readHigh, highs)

const uint kStairs = 1u, kStems = 2u, kErrorBars = 3u, kOutlines = 4u;

/// Ends of a segment between places; false when one of them has none.
bool ends(vec2 xa, vec2 ya, vec2 xb, vec2 yb, out vec2 a, out vec2 b) {
    a = vec2(pixelX(xa), pixelY(ya));
    b = vec2(pixelX(xb), pixelY(yb));
    return !(hidden(xa) || hidden(xb) || hidden(ya) || hidden(yb));
}

bool segmentOf(uint number, out vec2 a, out vec2 b) {
    if (p.dims.x == kStairs) {
        uint i = number >> 1;
        uint rise = number & 1u;
        return ends(valueX(i + rise), valueY(i), valueX(i + 1u), valueY(i + rise), a, b);
    }
    if (p.dims.x == kStems) {
        vec2 x = valueX(number);
        vec2 base = placeY(p.view.xy);
        bool there = ends(x, hidden(base) ? vec2(p.yform.xy) : base, x, valueY(number), a, b);
        return there;
    }
    if (p.dims.x == kErrorBars) {
        uint i = number / 3u;
        uint part = number % 3u;
        if ((p.counts.z & kHorizontal) != 0u) {
            vec2 y = valueY(i);
            vec2 left = placeX(readLow(p.types.z, i)), right = placeX(readHigh(p.types.w, i));
            bool whole = ends(part == 2u ? right : left, y, part == 1u ? left : right, y, a, b);
            if (part != 0u) {
                a.y -= p.view.z;
                b.y += p.view.z;
            }
            return whole && (part == 0u || p.view.z > 0.0);
        }
        vec2 x = valueX(i);
        vec2 low = placeY(readLow(p.types.z, i)), high = placeY(readHigh(p.types.w, i));
        bool there = ends(x, part == 2u ? high : low, x, part == 1u ? low : high, a, b);
        if (part != 0u) {
            a.x -= p.view.z;
            b.x += p.view.z;
        }
        return there && (part == 0u || p.view.z > 0.0);
    }
    uint next = number + 1u;
    if (p.dims.x == kOutlines && next % p.dims.y == 0u) next -= p.dims.y;
    return ends(valueX(number), valueY(number), valueX(next), valueY(next), a, b);
}

void main() {
    uint number = uint(gl_VertexIndex) / 6u;
    uint corner = uint(gl_VertexIndex) % 6u;
    vec2 a, b;
    bool drop = false;
    if ((p.counts.z & kReduced) != 0u && reduced[0] != 0u) {
        vec2 reach = vec2(uintBitsToFloat(reduced[4u + 2u * number]),
                          uintBitsToFloat(reduced[5u + 2u * number]));
        drop = reach.x > reach.y;
        float x = p.rect.x + (float(number) + 0.5) * p.rect.z / float(p.counts.y);
        a = vec2(x, reach.x);
        b = vec2(x, reach.y);
    } else {
        drop = !segmentOf(number, a, b);
    }
    // Where both are drawn, translucent strokes would cover twice as much.
    vec2 c = a, d = a;
    bool joined = p.color.a < 1.0 && (p.counts.z & kReduced) == 0u && number > 0u &&
                  p.dims.x != kStems && p.dims.x != kErrorBars &&
                  !(p.dims.x == kOutlines && number % p.dims.y == 0u);
    if (joined) joined = segmentOf(number - 1u, c, d);
    before = joined ? vec4(nearBox(c), nearBox(d)) : vec4(-1e9);
    a = nearBox(a);
    b = nearBox(b);
    pixel = segmentCorner(a, b, corner);
    segment = vec4(a, b);
    gl_Position = drop ? vec4(2.0, 2.0, 2.0, 1.0) : p.matrix * vec4(pixel, 0.0, 1.0);
}
