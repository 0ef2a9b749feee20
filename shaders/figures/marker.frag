#version 450
// SPDX-License-Identifier: Apache-2.0
// The marks as distances: 1 ring, 2 dot, 3 plus, 4 cross, 5 square, 6 diamond, 7 star.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
layout(location = 0) in vec2 pixel;
layout(location = 1) flat in vec4 segment;
layout(location = 0) out vec4 color;

float bar(vec2 at, vec2 direction, float size) {
    float t = clamp(dot(at, direction), -size, size);
    return length(at - t * direction) - 0.6;
}

void main() {
    if (any(lessThan(pixel, p.rect.xy)) || any(greaterThan(pixel, p.rect.xy + p.rect.zw))) discard;
    vec2 at = pixel - segment.xy;
    float size = p.stroke.w;
    int kind = int(p.stroke.z);
    float plus = min(bar(at, vec2(1, 0), size), bar(at, vec2(0, 1), size));
    float cross = min(bar(at, vec2(0.7071, 0.7071), size), bar(at, vec2(0.7071, -0.7071), size));
    float far = kind == 2   ? length(at) - size * 0.55
                : kind == 3 ? plus
                : kind == 4 ? cross
                : kind == 5 ? abs(max(abs(at.x), abs(at.y)) - size * 0.85) - 0.6
                : kind == 6 ? abs(abs(at.x) + abs(at.y) - size) * 0.7071 - 0.6
                : kind == 7 ? min(plus, cross)
                            : abs(length(at) - size * 0.9) - 0.6;
    float coverage = clamp(0.5 - far * float(p.counts.w) / 16.0, 0.0, 1.0);
    if (coverage <= 0.0) discard;
    color = p.color * coverage;
}
