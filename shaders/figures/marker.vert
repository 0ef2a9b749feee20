#version 450
// SPDX-License-Identifier: Apache-2.0
// A square around each point of a line; marker.frag draws the mark into it.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
#include "values.glsl"
layout(set = 0, binding = 0, std430) readonly buffer Xs { uint xs[]; };
layout(set = 0, binding = 1, std430) readonly buffer Ys { uint ys[]; };
layout(location = 0) out vec2 pixel;
layout(location = 1) flat out vec4 segment;

DEFINE_READ(readX, xs)
DEFINE_READ(readY, ys)

void main() {
    uint number = uint(gl_VertexIndex) / 6u;
    vec2 x = (p.counts.z & kHasX) != 0u ? readX(p.types.x, number) : fromUInt(number + 1u);
    vec2 y = readY(p.types.y, number);
    vec2 center = vec2(p.rect.x + ((x.x - p.xform.x) + (x.y - p.xform.y)) * p.xform.z,
                       p.rect.y + p.rect.w - ((y.x - p.yform.x) + (y.y - p.yform.y)) * p.yform.z);
    const vec2 corners[6] = vec2[6](vec2(-1, -1), vec2(1, -1), vec2(-1, 1), vec2(-1, 1),
                                    vec2(1, -1), vec2(1, 1));
    pixel = center + corners[uint(gl_VertexIndex) % 6u] * (p.stroke.w + 1.5);
    segment = vec4(center, center);
    bool drop = isNan(x) || isInf(x) || isNan(y) || isInf(y);
    gl_Position = drop ? vec4(2.0, 2.0, 2.0, 1.0) : p.matrix * vec4(pixel, 0.0, 1.0);
}
