#version 450
// SPDX-License-Identifier: Apache-2.0
// Edges or grid of the box: pairs of places in the cube.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
#include "values.glsl"
#include "place.glsl"
#include "scene.glsl"
layout(set = 0, binding = 3, std430) readonly buffer Map { vec4 map[]; };
layout(location = 0) out vec3 cube;
layout(location = 1) out float along;
layout(location = 2) out vec4 stroke;

void main() {
    uint number = uint(gl_VertexIndex) / 6u;
    vec4 a = map[2u * number], b = map[2u * number + 1u];
    cube = vec3(0.5);
    stroke = p.color;
    gl_Position = strokeCorner(scene.clip * vec4(a.xyz, 1.0), scene.clip * vec4(b.xyz, 1.0),
                               uint(gl_VertexIndex) % 6u, p.stroke.x, along);
}
