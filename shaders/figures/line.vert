#version 450
// SPDX-License-Identifier: Apache-2.0
// A polyline by vertex pulling: every segment is a rectangle that encloses it with its round ends.
// When there are many more points than screen columns and x counts them, a segment spans the
// smallest and largest value of a column instead, so that a peak is never lost.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
#include "values.glsl"
layout(set = 0, binding = 0, std430) readonly buffer Xs { uint xs[]; };
layout(set = 0, binding = 1, std430) readonly buffer Ys { uint ys[]; };
layout(location = 0) out vec2 pixel;
layout(location = 1) flat out vec4 segment;

DEFINE_READ(readX, xs)
DEFINE_READ(readY, ys)

vec2 valueX(uint i) {
    return (p.counts.z & kHasX) != 0u ? readX(p.types.x, i) : fromUInt(i + 1u);
}

float pixelX(vec2 x) { return p.rect.x + ((x.x - p.xform.x) + (x.y - p.xform.y)) * p.xform.z; }

float pixelY(vec2 y) {
    return p.rect.y + p.rect.w - ((y.x - p.yform.x) + (y.y - p.yform.y)) * p.yform.z;
}

bool hidden(vec2 v) { return isNan(v) || isInf(v); }

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
            vec2 y = readY(p.types.y, i);
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
        vec2 xa = valueX(number), xb = valueX(number + 1u);
        vec2 ya = readY(p.types.y, number), yb = readY(p.types.y, number + 1u);
        drop = hidden(xa) || hidden(xb) || hidden(ya) || hidden(yb);
        a = vec2(pixelX(xa), pixelY(ya));
        b = vec2(pixelX(xb), pixelY(yb));
    }
    // Far outside the box exactness is of no use, and huge coordinates would lose the near end.
    vec2 reach = p.rect.zw * 50.0 + 1000.0;
    a = clamp(a, p.rect.xy - reach, p.rect.xy + p.rect.zw + reach);
    b = clamp(b, p.rect.xy - reach, p.rect.xy + p.rect.zw + reach);
    vec2 way = b - a;
    float size = length(way);
    vec2 along = size > 1e-6 ? way / size : vec2(1.0, 0.0);
    vec2 across = vec2(-along.y, along.x);
    float pad = p.stroke.x * 0.5 + 1.0;
    const vec2 corners[6] = vec2[6](vec2(0, -1), vec2(1, -1), vec2(0, 1), vec2(0, 1), vec2(1, -1),
                                    vec2(1, 1));
    vec2 c = corners[corner];
    pixel = mix(a - along * pad, b + along * pad, c.x) + across * pad * c.y;
    segment = vec4(a, b);
    gl_Position = drop ? vec4(2.0, 2.0, 2.0, 1.0) : p.matrix * vec4(pixel, 0.0, 1.0);
}
