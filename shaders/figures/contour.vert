#version 450
// SPDX-License-Identifier: Apache-2.0
// The lines of one level in the plane; a cell has at most two.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
#include "values.glsl"
#include "place.glsl"
#include "contour.glsl"
layout(location = 0) out vec2 pixel;
layout(location = 1) flat out vec4 segment;
layout(location = 2) flat out vec4 before;

void main() {
    uint number = uint(gl_VertexIndex) / 6u;
    vec2 xa, ya, xb, yb;
    bool there = lineOf(number >> 1, number & 1u, xa, ya, xb, yb);
    xa = placeX(xa);
    xb = placeX(xb);
    ya = placeY(ya);
    yb = placeY(yb);
    there = there && !(hidden(xa) || hidden(xb) || hidden(ya) || hidden(yb));
    vec2 a = nearBox(vec2(pixelX(xa), pixelY(ya)));
    vec2 b = nearBox(vec2(pixelX(xb), pixelY(yb)));
    segment = vec4(a, b);
    before = vec4(-1e9);
    pixel = segmentCorner(a, b, uint(gl_VertexIndex) % 6u);
    gl_Position = there ? p.matrix * vec4(pixel, 0.0, 1.0) : vec4(2.0, 2.0, 2.0, 1.0);
}
