#version 450
// SPDX-License-Identifier: Apache-2.0
// A square around each point of a line; marker.frag draws the mark into it. Sizes and colours may be
// each point's own.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
#include "values.glsl"
#include "place.glsl"
layout(set = 0, binding = 0, std430) readonly buffer Xs { uint xs[]; };
layout(set = 0, binding = 1, std430) readonly buffer Ys { uint ys[]; };
layout(set = 0, binding = 3, std430) readonly buffer Map { vec4 map[]; };
layout(set = 0, binding = 4, std430) readonly buffer Sizes { uint sizes[]; };
layout(set = 0, binding = 5, std430) readonly buffer Colors { uint colors[]; };
layout(location = 0) out vec2 at;
layout(location = 1) flat out float radius;
layout(location = 2) flat out vec4 edge;
layout(location = 3) flat out vec4 face;

DEFINE_READ(readX, xs)
DEFINE_READ(readY, ys)
DEFINE_READ(readSize, sizes)
DEFINE_READ(readColor, colors)

const float kPixelsOfPoint = 4.0 / 3.0;

float channel(uint number) {
    vec2 v = readColor(p.types.w, number);
    float scale = p.types.w == kUInt8 ? 1.0 / 255.0 : p.types.w == kUInt16 ? 1.0 / 65535.0 : 1.0;
    return clamp((v.x + v.y) * scale, 0.0, 1.0);
}

/// The point's own colour; alpha 0 where its value is NaN.
vec4 colorOf(uint number) {
    if (p.dims.y == 2u) {
        uint n = p.counts.x;
        return vec4(channel(number), channel(number + n), channel(number + 2u * n), 1.0);
    }
    vec2 v = readColor(p.types.w, number);
    if (isNan(v)) return vec4(0.0);
    float t = isInf(v) ? (v.x > 0.0 ? 1.0 : 0.0)
                       : ((v.x - p.limits.x) + (v.y - p.limits.y)) * p.limits.z;
    float top = float(p.counts.y);
    return vec4(map[uint(clamp(floor(t * top), 0.0, top - 1.0))].rgb, 1.0);
}

void main() {
    uint number = uint(gl_VertexIndex) / 6u;
    vec2 x = placeX((p.counts.z & kHasX) != 0u ? readX(p.types.x, number) : fromUInt(number + 1u));
    vec2 y = placeY(readY(p.types.y, number));
    bool drop = hidden(x) || hidden(y);
    radius = p.stroke.w;
    if (p.dims.z != 0u) {
        vec2 area = readSize(p.types.z, p.dims.z == 2u ? number : 0u);
        drop = drop || hidden(area) || area.x <= 0.0;
        radius = sqrt(max(area.x + area.y, 0.0)) * kPixelsOfPoint * 0.5;
    }
    edge = p.color;
    face = p.nanColor;
    if (p.dims.y != 0u) {
        vec4 own = colorOf(number);
        if ((p.counts.z & kFlatEdge) != 0u) edge = own * p.color.a;
        if ((p.counts.z & kFlatFace) != 0u) face = own * p.nanColor.a;
    }
    const vec2 corners[6] = vec2[6](vec2(-1, -1), vec2(1, -1), vec2(-1, 1), vec2(-1, 1),
                                    vec2(1, -1), vec2(1, 1));
    at = corners[uint(gl_VertexIndex) % 6u] * (radius * 1.1 + p.stroke.x + 1.5);
    // A mark on the border is drawn whole, one outside not at all.
    vec2 center = nearBox(vec2(pixelX(x), pixelY(y)));
    vec2 beyond = abs(center - p.rect.xy - p.rect.zw * 0.5) - p.rect.zw * 0.5;
    drop = drop || max(beyond.x, beyond.y) > 0.5;
    gl_Position = drop ? vec4(2.0, 2.0, 2.0, 1.0) : p.matrix * vec4(center + at, 0.0, 1.0);
}
