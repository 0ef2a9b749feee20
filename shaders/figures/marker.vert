#version 450
// SPDX-License-Identifier: Apache-2.0
// A square around each point of a line; marker.frag draws the mark into it. Sizes and colours may be
// each point's own. Of very many only those are drawn of which something is seen.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
#include "values.glsl"
#include "place.glsl"
#include "marker_point.glsl"
layout(set = 0, binding = 8, std430) readonly buffer Reduced { uint reduced[]; };
layout(location = 0) out vec2 at;
layout(location = 1) flat out float radius;
layout(location = 2) flat out vec4 edge;
layout(location = 3) flat out vec4 face;

void main() {
    uint number = uint(gl_VertexIndex) / 6u;
    if ((p.counts.z & kReduced) != 0u) number = reduced[number];
    Mark mark = markOf(number);
    radius = mark.radius;
    edge = mark.edge;
    face = mark.face;
    const vec2 corners[6] = vec2[6](vec2(-1, -1), vec2(1, -1), vec2(-1, 1), vec2(-1, 1),
                                    vec2(1, -1), vec2(1, 1));
    at = corners[uint(gl_VertexIndex) % 6u] * markReach(mark);
    gl_Position = mark.gone ? vec4(2.0, 2.0, 2.0, 1.0)
                            : p.matrix * vec4(mark.center + at, 0.0, 1.0);
}
