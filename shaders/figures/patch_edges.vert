#version 450
// SPDX-License-Identifier: Apache-2.0
// The sides of faces.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
#include "values.glsl"
#include "place.glsl"
#include "scene.glsl"
#include "patch.glsl"
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
    uint face = number / p.dims.x;
    uint side = number % p.dims.x;
    uint first = cornerOf(face, side);
    uint last = side + 1u < p.dims.x ? cornerOf(face, side + 1u) : kNoVertex;
    // A face that ends early is closed, too.
    if (last == kNoVertex) last = cornerOf(face, 0u);
    bool goneA, goneB;
    vec3 a = pointAt(first, goneA), b = pointAt(last, goneB);
    vec4 at = strokeCorner(scene.clip * vec4(a, 1.0), scene.clip * vec4(b, 1.0), corner,
                           p.stroke.x, along);
    bool end = corner == 1u || corner >= 4u;
    cube = end ? b : a;
    vec3 base = p.color.rgb;
    bool none = goneA || goneB;
    if (!none && p.dims.z != 0u) {
        vec4 tint = tintAt(p.dims.z == 2u && end ? last : first, face);
        none = tint.a == 0.0;
        base = colorOf(tint);
    }
    bool blended = (p.counts.z & kBlendAlpha) != 0u && end;
    float alpha = p.rect.y * alphaAt(blended ? last : first, face);
    stroke = vec4(base * alpha, alpha);
    gl_Position = none ? vec4(2.0, 2.0, 2.0, 1.0) : at;
}
