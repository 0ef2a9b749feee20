#version 450
// SPDX-License-Identifier: Apache-2.0
// The area above one level, seen from the side.
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
    uint triangle = uint(gl_VertexIndex) / 3u;
    vec2 x, y;
    bool there = areaCorner(triangle / kMostTriangles, triangle % kMostTriangles,
                            uint(gl_VertexIndex) % 3u, x, y);
    bool gone;
    cube = toCube(x, y, p.view.zw, gone);
    along = 0.0;
    stroke = p.color;
    gl_Position = there && !gone ? scene.clip * vec4(cube, 1.0) : vec4(2.0, 2.0, 2.0, 1.0);
    gl_Position.z -= p.xform.x * gl_Position.w;
}
