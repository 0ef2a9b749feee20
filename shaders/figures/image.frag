#version 450
// SPDX-License-Identifier: Apache-2.0
// Colours an array that stays where it was computed. Magnified pixels are exact squares; minified
// ones are averaged over the area that a screen pixel covers, so that fine patterns do not alias.
// Where pixels cover many elements a kernel has done so (image_picture.comp).
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
#include "values.glsl"
#include "image_color.glsl"
layout(set = 0, binding = 8, std430) readonly buffer Reduced { uint reduced[]; };
layout(location = 0) in vec2 place;
layout(location = 0) out vec4 color;

void main() {
    if ((p.counts.z & kReduced) != 0u) {
        vec2 at = (place - p.view.xy) / (p.view.zw - p.view.xy) * p.rect.zw;
        vec2 pixel = floor(at * (float(p.counts.w) / 16.0) + p.xform.xy);
        uvec2 whole = uvec2(clamp(pixel, vec2(0.0), p.xform.zw - 1.0));
        uint first = 2u * (whole.x * uint(p.xform.w) + whole.y);
        color = vec4(unpackUnorm2x16(reduced[first]), unpackUnorm2x16(reduced[first + 1u])) *
                p.limits.w;
        return;
    }
    if (!inImage(place)) discard;
    color = pixelColor(place) * p.limits.w;
}
