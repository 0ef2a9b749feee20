#version 450
// SPDX-License-Identifier: Apache-2.0
// Segments by vertex pulling: polylines, stairs, stems, error bars and outlines of polygons. Every
// segment is a rectangle that encloses it with its round ends.
// When there are many more points than screen columns and x counts them, a segment spans the
// smallest and largest value of a column instead, so that a peak is never lost.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
#include "values.glsl"
#include "place.glsl"
layout(set = 0, binding = 0, std430) readonly buffer Xs { uint xs[]; };
layout(set = 0, binding = 1, std430) readonly buffer Ys { uint ys[]; };
layout(set = 0, binding = 4, std430) readonly buffer Lows { uint lows[]; };
layout(set = 0, binding = 5, std430) readonly buffer Highs { uint highs[]; };
layout(location = 0) out vec2 pixel;
layout(location = 1) flat out vec4 segment;

DEFINE_READ(readX, xs)
DEFINE_READ(readY, ys)

DEFINE_READ(readLow, lows)
DEFINE_READ(readHigh, highs)

const uint kStairs = 1u, kStems = 2u, kErrorBars = 3u, kOutlines = 4u;

vec2 valueX(uint i) {
    return placeX((p.counts.z & kHasX) != 0u ? readX(p.types.x, i) : fromUInt(i + 1u));
}

vec2 valueY(uint i) { return placeY(readY(p.types.y, i)); }

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
        vec2 x = valueX(i);
        vec2 low = placeY(readLow(p.types.z, i)), high = placeY(readHigh(p.types.w, i));
        bool there = ends(x, part == 2u ? high : low, x, part == 1u ? low : high, a, b);
        if (part != 0u) {
            a.x -= p.view.z;
            b.x += p.view.z;
        }
        return there;
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
    if (p.counts.y != 0u) {
        float columns = float(p.counts.y);
        float firstX = p.xform.x + p.xform.y;
        float perColumn = p.rect.z / p.xform.z / columns;
        float from = floor(firstX + float(number) * perColumn) - 1.0;
        float to = floor(firstX + float(number + 1u) * perColumn);
        uint begin = uint(clamp(from, 0.0, float(p.counts.x)));
        uint end = uint(clamp(to, 0.0, float(p.counts.x)));
        float low = 3.4e38, high = -3.4e38;
        for (uint i = begin; i < end; ++i) {
            vec2 y = valueY(i);
            if (hidden(y)) continue;
            float value = pixelY(y);
            low = min(low, value);
            high = max(high, value);
        }
        drop = low > high;
        float x = p.rect.x + (float(number) + 0.5) * p.rect.z / columns;
        a = vec2(x, low);
        b = vec2(x, high);
    } else {
        drop = !segmentOf(number, a, b);
    }
    a = nearBox(a);
    b = nearBox(b);
    pixel = segmentCorner(a, b, corner);
    segment = vec4(a, b);
    gl_Position = drop ? vec4(2.0, 2.0, 2.0, 1.0) : p.matrix * vec4(pixel, 0.0, 1.0);
}
