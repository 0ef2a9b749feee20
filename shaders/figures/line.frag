#version 450
// SPDX-License-Identifier: Apache-2.0
// Coverage from the distance to the segment; nothing outside the plot box.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
layout(set = 0, binding = 3, std430) readonly buffer Map { vec4 map[]; }; // gaps: middle, radius
layout(location = 0) in vec2 pixel;
layout(location = 1) flat in vec4 segment;
layout(location = 2) flat in vec4 before;
layout(location = 0) out vec4 color;

float coverageOf(vec4 ends) {
    vec2 way = ends.zw - ends.xy;
    vec2 to = pixel - ends.xy;
    float t = clamp(dot(to, way) / max(dot(way, way), 1e-12), 0.0, 1.0);
    float ratio = float(p.counts.w) / 16.0;
    return clamp((p.stroke.x * 0.5 - length(to - t * way)) * ratio + 0.5, 0.0, 1.0);
}

void main() {
    if (any(lessThan(pixel, p.rect.xy)) || any(greaterThan(pixel, p.rect.xy + p.rect.zw))) discard;
    if ((p.counts.z & kGaps) != 0u) {
        for (uint i = 0u; i < uint(p.limits.x); ++i) {
            if (distance(pixel, map[i].xy) < map[i].z) discard;
        }
    }
    vec2 way = segment.zw - segment.xy;
    float coverage = coverageOf(segment);
    if (p.stroke.y != 0.0) {
        float along = abs(way.x) > abs(way.y) ? pixel.x : pixel.y;
        float phase = fract(along / abs(p.stroke.y));
        // A dash and a gap, and where the length is negative a dot and another gap.
        bool drawn = p.stroke.y > 0.0 ? phase <= 0.6
                                      : phase <= 0.5 || (phase > 0.68 && phase <= 0.82);
        if (!drawn) discard;
    }
    if (before.x > -1e8) {
        // As much more as makes both together the greater of the two.
        float covered = coverageOf(before) * p.color.a;
        coverage = max(coverage * p.color.a - covered, 0.0) /
                   (max(1.0 - covered, 1e-6) * max(p.color.a, 1e-6));
    }
    if (coverage <= 0.0) discard;
    color = p.color * coverage;
}
