// SPDX-License-Identifier: Apache-2.0
// Faces over vertices by vertex pulling: numbers of vertices, places and colours come from the
// values' own buffers.
layout(set = 0, binding = 0, std430) readonly buffer Xs { uint xs[]; };
layout(set = 0, binding = 1, std430) readonly buffer Ys { uint ys[]; };
layout(set = 0, binding = 4, std430) readonly buffer Faces { uint faces[]; };
layout(set = 0, binding = 5, std430) readonly buffer Colors { uint colors[]; };
layout(set = 0, binding = 7, std430) readonly buffer Zs { uint zs[]; };

DEFINE_READ(readX, xs)
DEFINE_READ(readY, ys)
DEFINE_READ(readZ, zs)
DEFINE_READ(readFace, faces)
DEFINE_READ(readColor, colors)
#include "tint.glsl"
layout(set = 0, binding = 9, std430) readonly buffer Alphas { uint alphas[]; };
DEFINE_READ(readAlpha, alphas)

const uint kNoVertex = 0xffffffffu;

/// The number of a vertex in a row of a table with that many rows.
uint vertexIn(uint row, uint corner, uint rows) {
    vec2 number = readFace(p.types.z, row + corner * rows);
    if (isNan(number)) return kNoVertex;
    uint vertex = uint(number.x + 0.5) + uint(number.y + 0.5);
    return vertex >= 1u && vertex <= p.counts.x ? vertex - 1u : kNoVertex;
}

/// The vertex at a corner of a face.
uint cornerOf(uint face, uint corner) {
    return (p.counts.z & kFaces) != 0u ? vertexIn(face, corner, p.dims.y)
                                       : face * p.dims.x + corner;
}

vec3 pointAt(uint vertex, out bool gone) {
    if (vertex == kNoVertex) {
        gone = true;
        return vec3(0.0);
    }
    vec2 z = (p.counts.z & kHasZ) != 0u ? readZ(p.dims.w, vertex) : vec2(0.0);
    return toCube(readX(p.types.x, vertex), readY(p.types.y, vertex), z, gone);
}

/// Opacity of a vertex or face from data; none where it is NaN.
float alphaAt(uint vertex, uint face) {
    if ((p.counts.z & kAlpha) == 0u || vertex == kNoVertex) return 1.0;
    vec2 v = readAlpha(uint(p.yform.z), (p.counts.z & kFaceAlpha) != 0u ? face : vertex);
    return isNan(v) ? 0.0 : clamp((v.x + v.y) * p.yform.x + p.yform.y, 0.0, 1.0);
}

vec4 tintAt(uint vertex, uint face) {
    bool perFace = (p.counts.z & kPerFace) != 0u;
    return tintOf(perFace ? face : vertex, perFace ? p.dims.y : p.counts.x);
}
