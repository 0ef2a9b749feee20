#version 450
// SPDX-License-Identifier: Apache-2.0
// The lines of one level in space, at one height.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
#include "values.glsl"
#include "place.glsl"
#include "scene.glsl"
#include "contour.glsl"
layout(location = 0) out vec3 cube;
layout(location = 1) out float along;
layout(location = 2) out vec4 stroke;

void main() {
    uint number = uint(gl_VertexIndex) / 6u;
    uint corner = uint(gl_VertexIndex) % 6u;
    vec2 xa, ya, xb, yb;
    bool there = lineOf(number >> 1, number & 1u, xa, ya, xb, yb);
    bool goneA, goneB;
    vec3 a = toCube(xa, ya, p.view.zw, goneA), b = toCube(xb, yb, p.view.zw, goneB);
    vec4 at = strokeCorner(scene.clip * vec4(a, 1.0), scene.clip * vec4(b, 1.0), corner,
                           p.stroke.x, along);
    cube = corner == 1u || corner >= 4u ? b : a;
    stroke = p.color;
    gl_Position = there && !goneA && !goneB ? at : vec4(2.0, 2.0, 2.0, 1.0);
    gl_Position.z -= p.xform.x * gl_Position.w;
}
