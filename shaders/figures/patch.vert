#version 450
// SPDX-License-Identifier: Apache-2.0
// Triangles of faces: those that were cut before, or fans.
#extension GL_GOOGLE_include_directive : require
#include "params.glsl"
#include "values.glsl"
#include "place.glsl"
#include "scene.glsl"
#include "patch.glsl"
layout(location = 0) out vec3 cube;
layout(location = 1) out vec4 tint;
layout(location = 2) out vec3 normal;
layout(location = 3) flat out vec4 faceTint;
layout(location = 4) flat out vec3 faceNormal;
layout(location = 5) flat out uint gone;
layout(location = 6) out float opacity;
layout(location = 7) flat out float faceOpacity;

void main() {
    uint triangle = uint(gl_VertexIndex) / 3u;
    uint own = uint(gl_VertexIndex) % 3u;
    uint face;
    uint vertices[3];
    if ((p.counts.z & kTriangles) != 0u) {
        uint rows = floatBitsToUint(p.xform.x);
        for (uint i = 0u; i < 3u; ++i)
            vertices[i] = vertexIn(triangle, i, rows);
        vec2 number = readFace(p.types.z, triangle + 3u * rows);
        face = uint(number.x + 0.5) + uint(number.y + 0.5) - 1u;
    } else {
        uint fans = p.dims.x - 2u;
        face = triangle / fans;
        uint first = triangle % fans;
        vertices[0] = cornerOf(face, 0u);
        vertices[1] = cornerOf(face, first + 1u);
        vertices[2] = cornerOf(face, first + 2u);
    }
    bool none = false;
    vec3 corners[3];
    for (uint i = 0u; i < 3u; ++i) {
        bool away;
        corners[i] = pointAt(vertices[i], away);
        none = none || away;
    }
    cube = corners[own];
    normal = vec3(0.0);
    opacity = alphaAt(vertices[own], face);
    faceOpacity = alphaAt((p.counts.z & kTriangles) != 0u ? vertices[0] : cornerOf(face, 0u), face);
    faceNormal = cross(toBox(corners[1]) - toBox(corners[0]), toBox(corners[2]) - toBox(corners[0]));
    tint = faceTint = vec4(0.0, 0.0, 0.0, 1.0);
    if (!none && p.dims.z == 2u) {
        tint = tintAt(vertices[own], face);
        for (uint i = 0u; i < 3u; ++i)
            none = none || tintAt(vertices[i], face).a == 0.0;
    }
    if (!none && p.dims.z == 1u) {
        uint first = (p.counts.z & kTriangles) != 0u ? vertices[0] : cornerOf(face, 0u);
        faceTint = tintAt(first, face);
        none = faceTint.a == 0.0;
    }
    gone = none ? 1u : 0u;
    gl_Position = none ? vec4(2.0, 2.0, 2.0, 1.0) : scene.clip * vec4(cube, 1.0);
}
