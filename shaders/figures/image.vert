#version 450
// SPDX-License-Identifier: Apache-2.0
// The plot box as a strip of two triangles; passes the place in the image on.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
layout(location = 0) out vec2 place;

void main() {
    vec2 corner = vec2(gl_VertexIndex & 1, gl_VertexIndex >> 1);
    place = mix(p.view.xy, p.view.zw, corner);
    gl_Position = p.matrix * vec4(p.rect.xy + corner * p.rect.zw, 0.0, 1.0);
}
