// SPDX-License-Identifier: Apache-2.0
// What one draw of a figure needs; filled by app/figures/draw_params.h, same order.
layout(set = 0, binding = 2, std140) uniform Params {
    mat4 matrix;     // item pixels → clip space
    vec4 rect;       // plot box in item pixels: x, y, width, height
    vec4 view;       // image: column and row at the box's corners: u0, v0, u1, v1;
                     // stems and fills: base (high, low parts), half a bar's width or an error
                     // bar's cap in pixels, a bar's shift; opacities of marks: factor, offset, class;
                     // marks that are thinned: the item's scale and where in a pixel it begins
    vec4 color;      // of lines, edges of markers, faces of fills; premultiplied
    vec4 nanColor;   // image: NaN; faces of markers, edges of fills; surfaces: rows and columns of a
                     // texture (bits)
    vec4 xform;      // line: x at the left edge (high, low parts), pixels per unit, unused;
                     // a logarithmic axis has log10 of them; reduced image: how far into a pixel
                     // the box begins, columns and rows of pixels
    vec4 yform;      // line: y at the bottom edge (high, low parts), pixels per unit, unused;
                     // opacity from data: factor, offset, first element of the bound range (bits);
                     // of patches: factor, offset, class of the numbers
    vec4 limits;     // image: lower colour limit (high, low parts; kLogColors: of its log2),
                     // 1 / range, opacity;
                     // contour lines: how many gaps they have
    vec4 stroke;     // width in pixels, dash length (negative: dash and dot), marker kind, marker size
    uvec4 dims;      // image: rows, columns, channels, first element of the bound range; otherwise
                     // shape, colours of points (1 mapped, 2 rgb) or corners of a polygon,
                     // sizes of points (1 one, 2 each; kMarked: how many there are) or the first
                     // corner; contours: contour.glsl
    uvec4 types;     // class of the data or of x, class of y; image: first element of the slice,
                     // colours in the map, taps;
                     // otherwise classes of the second and third buffer
    uvec4 counts;    // points (image: which part of complex numbers), columns when decimated or colours in the map, flags, pixel ratio × 16
} p;

const uint kScaled = 1u;
const uint kInterpolate = 2u;
const uint kHasX = 4u;
const uint kLogX = 8u;
const uint kLogY = 16u;
const uint kHorizontal = 32u;
const uint kSecond = 64u;
const uint kFlatEdge = 128u;
const uint kFlatFace = 256u;
const uint kReduced = 262144u;
const uint kMarked = 524288u;
const uint kAlpha = 1048576u;
const uint kBlendAlpha = 2097152u;
const uint kGaps = 4194304u;
const uint kTexture = 8388608u;
const uint kFaceAlpha = 16777216u;
const uint kLogColors = 33554432u;

/// Where in the colormap a number lies.
float colorPlace(vec2 v) {
    if ((p.counts.z & kLogColors) != 0u) {
        float number = v.x + v.y;
        v = vec2(log2(max(number, 0.0)), 0.0);
        if (number <= 0.0) return 0.0;
    }
    return ((v.x - p.limits.x) + (v.y - p.limits.y)) * p.limits.z;
}
