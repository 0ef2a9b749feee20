#version 450
// SPDX-License-Identifier: Apache-2.0
// Lines in space, whole or dashed; nothing outside the box.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
#include "values.glsl"
#include "place.glsl"
#include "scene.glsl"
layout(location = 0) in vec3 cube;
layout(location = 1) in float along;
layout(location = 2) in vec4 stroke;
layout(location = 0) out vec4 color;

void main() {
    if (outside(cube)) discard;
    if (p.stroke.y != 0.0) {
        float phase = fract(along / abs(p.stroke.y));
        // A dash and a gap, and where the length is negative a dot and another gap.
        bool drawn = p.stroke.y > 0.0 ? phase <= 0.6
                                      : phase <= 0.5 || (phase > 0.68 && phase <= 0.82);
        if (!drawn) discard;
    }
    color = stroke;
}
