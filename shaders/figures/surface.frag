#version 450
// SPDX-License-Identifier: Apache-2.0
// Faces of surfaces and patches: their colour, the light on it; nothing outside the box.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
#include "values.glsl"
#include "place.glsl"
#include "scene.glsl"
layout(set = 0, binding = 3, std430) readonly buffer Map { vec4 map[]; };
layout(set = 0, binding = 5, std430) readonly buffer Colors { uint colors[]; };
DEFINE_READ(readColor, colors)
#include "tint.glsl"
layout(location = 0) in vec3 cube;
layout(location = 1) in vec4 tint;
layout(location = 2) in vec3 normal;
layout(location = 3) flat in vec4 faceTint;
layout(location = 4) flat in vec3 faceNormal;
layout(location = 5) flat in uint gone;
layout(location = 6) in float opacity;
layout(location = 7) flat in float faceOpacity;
layout(location = 0) out vec4 color;

vec3 colorOf(vec4 from) {
    if ((p.counts.z & kRgb) != 0u) return from.rgb;
    float top = float(p.counts.y);
    return map[uint(clamp(floor(from.r * top), 0.0, top - 1.0))].rgb;
}

/// The colour of a texture whose elements share the surface evenly.
vec4 texel() {
    uvec2 size = floatBitsToUint(p.nanColor.xy);
    uint column = min(uint(max(tint.x, 0.0) * float(size.y)), size.y - 1u);
    uint row = min(uint(max(tint.y, 0.0) * float(size.x)), size.x - 1u);
    return tintOf(column * size.x + row, size.x * size.y);
}

void main() {
    if (gone != 0u || outside(cube)) discard;
    vec4 from = (p.counts.z & kTexture) != 0u ? texel() : p.dims.z == 1u ? faceTint : tint;
    if (from.a == 0.0) discard;
    vec3 base = p.dims.z == 0u ? p.color.rgb : colorOf(from);
    bool smooth_light = p.rect.z > 1.5 && dot(normal, normal) > 1e-20;
    vec3 shown = lit(base, toBox(cube), smooth_light ? normal : faceNormal, p.view, p.rect);
    float alpha = p.rect.y * ((p.counts.z & kBlendAlpha) != 0u ? opacity : faceOpacity);
    color = vec4(shown * alpha, alpha);
}
