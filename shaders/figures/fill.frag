#version 450
// SPDX-License-Identifier: Apache-2.0
// Bars with their edges by distance, other areas as they are; nothing outside the plot box.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
layout(location = 0) in vec2 pixel;
layout(location = 1) flat in vec4 bar;
layout(location = 2) flat in vec4 face;
layout(location = 0) out vec4 color;

void main() {
    if (any(lessThan(pixel, p.rect.xy)) || any(greaterThan(pixel, p.rect.xy + p.rect.zw))) discard;
    color = face;
    if (p.dims.x != 0u) return;
    float ratio = float(p.counts.w) / 16.0;
    vec2 away = abs(pixel - (bar.xy + bar.zw) * 0.5) - (bar.zw - bar.xy) * 0.5;
    float far = max(away.x, away.y);
    float inside = clamp(0.5 - far * ratio, 0.0, 1.0);
    float stroke = clamp((p.stroke.x * 0.5 - abs(far)) * ratio + 0.5, 0.0, 1.0);
    if (p.stroke.y != 0.0) {
        // A dash and a gap, and where the length is negative a dot and another gap.
        float phase = fract((away.x > away.y ? pixel.y : pixel.x) / abs(p.stroke.y));
        bool drawn = p.stroke.y > 0.0 ? phase <= 0.6
                                      : phase <= 0.5 || (phase > 0.68 && phase <= 0.82);
        if (!drawn) stroke = 0.0;
    }
    vec4 above = p.nanColor * stroke;
    color = above + face * inside * (1.0 - above.a);
    if (color.a <= 0.0) discard;
}
