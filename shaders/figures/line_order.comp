#version 450
// SPDX-License-Identifier: Apache-2.0
// Whether the places of a line's points never fall and are all there.
#extension GL_GOOGLE_include_directive : require
layout(local_size_x = 256) in;
#include "params.glsl"
#include "values.glsl"
#include "place.glsl"
#include "line_points.glsl"
#include "reduction.glsl"

void main() {
    uint i = groupNumber() * 256u + gl_LocalInvocationIndex;
    if (i + 1u >= p.counts.x || reduced[1] != 0u) return;
    vec2 a = valueX(i), b = valueX(i + 1u);
    bool ordered = a.x < b.x || (a.x == b.x && a.y <= b.y);
    if (!ordered) atomicOr(reduced[1], 1u);
}
