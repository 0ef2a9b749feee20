#version 450
// SPDX-License-Identifier: Apache-2.0
// A square around each point in space; space_marker.frag draws the mark into it. Sizes and colours may
// be each point's own.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
#include "values.glsl"
#include "place.glsl"
#include "scene.glsl"
layout(set = 0, binding = 0, std430) readonly buffer Xs { uint xs[]; };
layout(set = 0, binding = 1, std430) readonly buffer Ys { uint ys[]; };
layout(set = 0, binding = 3, std430) readonly buffer Map { vec4 map[]; };
layout(set = 0, binding = 4, std430) readonly buffer Sizes { uint sizes[]; };
layout(set = 0, binding = 5, std430) readonly buffer Colors { uint colors[]; };
layout(set = 0, binding = 7, std430) readonly buffer Zs { uint zs[]; };
layout(location = 0) out vec2 at;
layout(location = 1) flat out float radius;
layout(location = 2) flat out vec4 edge;
layout(location = 3) flat out vec4 face;

DEFINE_READ(readX, xs)
DEFINE_READ(readY, ys)
DEFINE_READ(readZ, zs)
DEFINE_READ(readSize, sizes)
DEFINE_READ(readColor, colors)

const float kPixelsOfPoint = 4.0 / 3.0;

#include "point_color.glsl"
#include "marker_alpha.glsl"

void main() {
    uint number = uint(gl_VertexIndex) / 6u;
    bool marked = (p.counts.z & kMarked) != 0u, none = false;
    // Of some points alone, by their numbers.
    if (marked) {
        number = uint(readSize(p.types.z, number).x) - 1u;
        none = number >= p.dims.z;
        if (none) number = 0u;
    }
    vec2 x = (p.counts.z & kHasX) != 0u ? readX(p.types.x, number) : fromUInt(number + 1u);
    vec2 z = (p.counts.z & kHasZ) != 0u ? readZ(p.dims.w, number) : vec2(0.0);
    bool drop;
    vec3 cube = toCube(x, readY(p.types.y, number), z, drop);
    radius = p.stroke.w;
    drop = drop || none;
    if (p.dims.z != 0u && !marked) {
        vec2 area = readSize(p.types.z, p.dims.z == 2u ? number : 0u);
        drop = drop || hidden(area) || area.x <= 0.0;
        radius = sqrt(max(area.x + area.y, 0.0)) * kPixelsOfPoint * 0.5;
    }
    edge = p.color;
    face = p.nanColor;
    if (p.dims.y != 0u) {
        vec4 own = colorOf(number);
        if ((p.counts.z & kFlatEdge) != 0u) edge = own * p.color.a;
        if ((p.counts.z & kFlatFace) != 0u) face = own * p.nanColor.a;
    }
    fade(number, edge, face);
    const vec2 corners[6] = vec2[6](vec2(-1, -1), vec2(1, -1), vec2(-1, 1), vec2(-1, 1),
                                    vec2(1, -1), vec2(1, 1));
    at = corners[uint(gl_VertexIndex) % 6u] * (radius * 1.1 + p.stroke.x + 1.5);
    // A mark on the border is drawn whole, one outside not at all.
    drop = drop || outside(cube);
    vec4 center = scene.clip * vec4(cube, 1.0);
    vec2 moved = at * scene.region.z / (0.5 * scene.region.xy) * center.w;
    gl_Position = drop ? vec4(2.0, 2.0, 2.0, 1.0) : vec4(center.xy + moved, center.zw);
}
