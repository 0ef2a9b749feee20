#version 450
// SPDX-License-Identifier: Apache-2.0
// Lines and stems in space by vertex pulling.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
#include "values.glsl"
#include "place.glsl"
#include "scene.glsl"
layout(set = 0, binding = 0, std430) readonly buffer Xs { uint xs[]; };
layout(set = 0, binding = 1, std430) readonly buffer Ys { uint ys[]; };
layout(set = 0, binding = 7, std430) readonly buffer Zs { uint zs[]; };
layout(location = 0) out vec3 cube;
layout(location = 1) out float along;
layout(location = 2) out vec4 stroke;

DEFINE_READ(readX, xs)
DEFINE_READ(readY, ys)
DEFINE_READ(readZ, zs)

const uint kStems = 2u;

vec2 valueX(uint i) {
    return (p.counts.z & kHasX) != 0u ? readX(p.types.x, i) : fromUInt(i + 1u);
}
vec2 valueZ(uint i) { return (p.counts.z & kHasZ) != 0u ? readZ(p.dims.w, i) : vec2(0.0); }

void main() {
    uint number = uint(gl_VertexIndex) / 6u;
    uint corner = uint(gl_VertexIndex) % 6u;
    bool goneA, goneB;
    vec3 a = toCube(valueX(number), readY(p.types.y, number), valueZ(number), goneA);
    vec3 b;
    if (p.dims.x == kStems) {
        bool upright = (p.counts.z & kHasZ) != 0u;
        vec2 y = upright ? readY(p.types.y, number) : p.view.xy;
        b = toCube(valueX(number), y, upright ? p.view.xy : vec2(0.0), goneB);
    } else {
        b = toCube(valueX(number + 1u), readY(p.types.y, number + 1u), valueZ(number + 1u), goneB);
    }
    vec4 at = strokeCorner(scene.clip * vec4(a, 1.0), scene.clip * vec4(b, 1.0), corner,
                           p.stroke.x, along);
    cube = corner == 1u || corner >= 4u ? b : a;
    stroke = p.color;
    gl_Position = goneA || goneB ? vec4(2.0, 2.0, 2.0, 1.0) : at;
}
