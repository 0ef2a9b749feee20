#version 450
// SPDX-License-Identifier: Apache-2.0
// Shows the picture of what is in space.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
layout(set = 1, binding = 0) uniform sampler2D picture;
layout(location = 0) in vec2 place;
layout(location = 0) out vec4 color;

void main() {
    color = texture(picture, place) * p.limits.w;
}
