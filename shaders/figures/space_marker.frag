#version 450
// SPDX-License-Identifier: Apache-2.0
// Marks that hide what is behind them: what an edge covers of a pixel is told by its samples, so that
// nothing half transparent is left in the depth.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
layout(location = 0) in vec2 at;
layout(location = 1) flat in float radius;
layout(location = 2) flat in vec4 edge;
layout(location = 3) flat in vec4 face;
#include "marker_shapes.glsl"
layout(location = 0) out vec4 color;

void main() {
    vec4 mark = markColor();
    if (mark.a < 0.125) discard;
    gl_SampleMask[0] = mark.a > 0.875 ? 0xf : mark.a > 0.625 ? 0x7 : mark.a > 0.375 ? 0x9 : 0x2;
    color = vec4(mark.rgb / mark.a, 1.0);
}
