#version 450
// SPDX-License-Identifier: Apache-2.0
// The colours of a minified image by the pixels of its box: neighbours go down a column, whose
// elements lie beside one another.
#extension GL_GOOGLE_include_directive : require
layout(local_size_x = 64, local_size_y = 4) in;
#include "params.glsl"
#include "values.glsl"
#include "image_color.glsl"
#include "reduction.glsl"

void main() {
    uvec2 pixel = gl_GlobalInvocationID.yx;
    if (any(greaterThanEqual(pixel, share.sizes.xy))) return;
    // The middle of the device's pixel, as far into the box as that begins within one.
    vec2 at = (vec2(pixel) + 0.5 - p.xform.xy) / (float(p.counts.w) / 16.0);
    vec2 place = mix(p.view.xy, p.view.zw, at / p.rect.zw);
    vec4 color = inImage(place) ? pixelColor(place) : vec4(0.0);
    uint first = 2u * (pixel.x * share.sizes.y + pixel.y);
    reduced[first] = packUnorm2x16(color.rg);
    reduced[first + 1u] = packUnorm2x16(color.ba);
}
