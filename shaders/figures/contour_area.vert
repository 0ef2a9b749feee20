#version 450
// SPDX-License-Identifier: Apache-2.0
// The area above one level in the plane.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
#include "values.glsl"
#include "place.glsl"
#include "contour.glsl"
layout(location = 0) out vec2 pixel;
layout(location = 1) flat out vec4 bar;
layout(location = 2) flat out vec4 face;

void main() {
    uint triangle = uint(gl_VertexIndex) / 3u;
    vec2 x, y;
    bool there = areaCorner(triangle / kMostTriangles, triangle % kMostTriangles,
                            uint(gl_VertexIndex) % 3u, x, y);
    x = placeX(x);
    y = placeY(y);
    pixel = nearBox(vec2(pixelX(x), pixelY(y)));
    bar = vec4(0.0);
    face = p.color;
    there = there && !hidden(x) && !hidden(y);
    gl_Position = there ? p.matrix * vec4(pixel, 0.0, 1.0) : vec4(2.0, 2.0, 2.0, 1.0);
}
