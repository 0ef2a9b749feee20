#version 450
// SPDX-License-Identifier: Apache-2.0
// Marks with smooth edges.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
layout(location = 0) in vec2 at;
layout(location = 1) flat in float radius;
layout(location = 2) flat in vec4 edge;
layout(location = 3) flat in vec4 face;
#include "marker_shapes.glsl"
layout(location = 0) out vec4 color;

void main() {
    color = markColor();
    if (color.a <= 0.0) discard;
}
