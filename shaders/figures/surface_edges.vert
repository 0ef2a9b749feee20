#version 450
// SPDX-License-Identifier: Apache-2.0
// The lines of a grid: along its rows first, then along its columns.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
#include "values.glsl"
#include "place.glsl"
#include "scene.glsl"
#include "surface.glsl"
#include "surface_grid.glsl"
layout(set = 0, binding = 3, std430) readonly buffer Map { vec4 map[]; };
layout(location = 0) out vec3 cube;
layout(location = 1) out float along;
layout(location = 2) out vec4 stroke;

vec3 colorOf(vec4 from) {
    if ((p.counts.z & kRgb) != 0u) return from.rgb;
    float top = float(p.counts.y);
    return map[uint(clamp(floor(from.r * top), 0.0, top - 1.0))].rgb;
}

void main() {
    uint number = uint(gl_VertexIndex) / 6u;
    uint corner = uint(gl_VertexIndex) % 6u;
    uint rows = gridSize().x;
    uint acrossRows = p.counts.x; // segments along rows
    uvec2 first, last;
    if (number < acrossRows) {
        first = uvec2(number % rows, number / rows);
        last = first + uvec2(0, 1);
    } else {
        uint other = number - acrossRows;
        first = uvec2(other % (rows - 1u), other / (rows - 1u));
        last = first + uvec2(1, 0);
    }
    bool goneA, goneB;
    vec3 a = gridPoint(first.x, first.y, goneA), b = gridPoint(last.x, last.y, goneB);
    vec4 at = strokeCorner(scene.clip * vec4(a, 1.0), scene.clip * vec4(b, 1.0), corner,
                           p.stroke.x, along);
    bool end = corner == 1u || corner >= 4u;
    cube = end ? b : a;
    vec3 base = p.color.rgb;
    bool none = goneA || goneB;
    if (p.dims.z != 0u) {
        uvec2 from = p.dims.z == 2u && end ? last : first;
        vec4 tint = gridTint(from.x, from.y);
        none = none || tint.a == 0.0;
        base = colorOf(tint);
    }
    if (scene.lights.x > 0.5 && p.rect.z > 0.5) {
        vec3 n = end ? gridNormal(last.x, last.y) : gridNormal(first.x, first.y);
        base = lit(base, toBox(cube), n, p.view, p.rect);
    }
    bool blended = (p.counts.z & kBlendAlpha) != 0u && end;
    float alpha = p.rect.y * (blended ? gridAlpha(last.x, last.y) : gridAlpha(first.x, first.y));
    stroke = vec4(base * alpha, alpha);
    gl_Position = none ? vec4(2.0, 2.0, 2.0, 1.0) : at;
}
