#version 450
// SPDX-License-Identifier: Apache-2.0
// Marks with smooth edges.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
#include "marker_shapes.glsl"
layout(location = 0) out vec4 color;

void main() {
    color = markColor();
    if (color.a <= 0.0) discard;
}
