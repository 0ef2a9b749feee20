// SPDX-License-Identifier: Apache-2.0
// Opacities of the points' own marks. view: factor and offset from numbers to opacity, class of the
// numbers. Needs params.glsl and values.glsl.
layout(set = 0, binding = 9, std430) readonly buffer Alphas { uint alphas[]; };
DEFINE_READ(readAlpha, alphas)

float alphaOf(uint number) {
    vec2 v = readAlpha(uint(p.view.z), number);
    return isNan(v) ? 0.0 : clamp((v.x + v.y) * p.view.x + p.view.y, 0.0, 1.0);
}

/// Gives a mark's colours, premultiplied, the point's opacity.
void fade(uint number, inout vec4 edge, inout vec4 face) {
    uint wanted = p.counts.z & (kAlpha | kBlendAlpha);
    if (wanted == 0u) return;
    float own = alphaOf(number);
    if ((wanted & kAlpha) != 0u) face *= own;
    if ((wanted & kBlendAlpha) != 0u) edge *= own;
}
