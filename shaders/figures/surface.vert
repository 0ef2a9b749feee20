#version 450
// SPDX-License-Identifier: Apache-2.0
// The faces of a grid: an instance a column of cells, a strip of triangles along it. What a cell has
// of its own comes from the first corner of its triangles.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
#include "values.glsl"
#include "place.glsl"
#include "scene.glsl"
#include "surface.glsl"
#include "surface_grid.glsl"
layout(location = 0) out vec3 cube;
layout(location = 1) out vec4 tint;
layout(location = 2) out vec3 normal;
layout(location = 3) flat out vec4 faceTint;
layout(location = 4) flat out vec3 faceNormal;
layout(location = 5) flat out uint gone;
layout(location = 6) out float opacity;
layout(location = 7) flat out float faceOpacity;

void main() {
    uint column = uint(gl_InstanceIndex);
    uint row = uint(gl_VertexIndex) >> 1;
    uint own = column + (uint(gl_VertexIndex) & 1u);
    bool away, none;
    cube = gridPoint(row, own, away);
    bool shaded = p.dims.z != 0u;
    opacity = gridAlpha(row, own);
    faceOpacity = gridAlpha(row, column);
    bool textured = (p.counts.z & kTexture) != 0u;
    bool blended = p.dims.z == 2u && !textured;
    tint = blended ? gridTint(row, own) : vec4(0.0, 0.0, 0.0, 1.0);
    if (textured) tint.xy = vec2(own, row) / vec2(gridSize().yx - 1u);
    faceTint = p.dims.z == 1u ? gridTint(row, column) : vec4(0.0, 0.0, 0.0, 1.0);
    bool light = scene.lights.x > 0.5 && p.rect.z > 0.5;
    normal = light && p.rect.z > 1.5 ? gridNormal(row, own) : vec3(0.0);
    uint below = min(row + 1u, gridSize().x - 1u);
    none = false;
    vec3 corners[4];
    corners[0] = gridPoint(row, column, away);
    none = none || away;
    corners[1] = gridPoint(row, column + 1u, away);
    none = none || away;
    corners[2] = gridPoint(below, column, away);
    none = none || away;
    corners[3] = gridPoint(below, column + 1u, away);
    none = none || away;
    if (blended) {
        none = none || gridTint(row, column).a == 0.0 || gridTint(row, column + 1u).a == 0.0 ||
               gridTint(below, column).a == 0.0 || gridTint(below, column + 1u).a == 0.0;
    }
    faceNormal = cross(toBox(corners[1]) - toBox(corners[2]), toBox(corners[3]) - toBox(corners[0]));
    gone = none || (shaded && faceTint.a == 0.0) ? 1u : 0u;
    gl_Position = scene.clip * vec4(cube, 1.0);
}
