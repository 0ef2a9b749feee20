// SPDX-License-Identifier: Apache-2.0
// What one draw of a figure needs; filled by app/figures/draw_params.h, same order.
layout(set = 0, binding = 2, std140) uniform Params {
    mat4 matrix;     // item pixels → clip space
    vec4 rect;       // plot box in item pixels: x, y, width, height
    vec4 view;       // image: column and row at the box's corners: u0, v0, u1, v1
    vec4 color;      // line colour, premultiplied
    vec4 nanColor;
    vec4 xform;      // line: x at the left edge (high, low parts), pixels per unit, unused
    vec4 yform;      // line: y at the bottom edge (high, low parts), pixels per unit, unused
    vec4 limits;     // image: lower colour limit (high, low parts), 1 / range, opacity
    vec4 stroke;     // width in pixels, dash length, marker kind, marker size
    uvec4 dims;      // image: rows, columns, channels, first element of the bound range
    uvec4 types;     // class of the data or of x, class of y, colours in the map, taps
    uvec4 counts;    // line: points, columns when decimated or 0, flags, pixel ratio × 16
} p;

const uint kScaled = 1u;
const uint kInterpolate = 2u;
const uint kHasX = 4u;
