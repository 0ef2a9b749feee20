#version 450
// SPDX-License-Identifier: Apache-2.0
// Points of a surface as many as pixels tell apart: of each block of the data's points one stands for
// it, the first or, where another's height differs by more than a pixel, that. Borders are kept. Its
// normal is that of the full data.
#extension GL_GOOGLE_include_directive : require
layout(local_size_x = 256) in;
#include "params.glsl"
#include "values.glsl"
#include "place.glsl"
#include "scene.glsl"
#include "surface.glsl"
#include "reduction.glsl"

/// Points from x on and before y that stand behind one.
uvec2 blockOf(uint i, uint count, uint width) {
    if (i == 0u) return uvec2(0u, 1u);
    uint first = 1u + (i - 1u) * width;
    if (first >= count - 1u) return uvec2(count - 1u, count);
    return uvec2(first, min(first + width, count - 1u));
}

void main() {
    uint i = groupNumber() * 256u + gl_LocalInvocationIndex;
    if (i >= share.sizes.x * share.sizes.y) return;
    uint reducedRow = i % share.sizes.x, reducedColumn = i / share.sizes.x;
    uvec2 rows = blockOf(reducedRow, p.dims.x, share.sizes.z);
    uvec2 columns = blockOf(reducedColumn, p.dims.y, share.sizes.w);
    uvec2 at = uvec2(rows.x, columns.x);
    bool gone;
    vec3 cube = pointAt(at.x, at.y, gone);
    float most = p.xform.z; // height of a pixel
    float height = cube.z;
    bool empty = gone;
    for (uint column = columns.x; column < columns.y && !empty; ++column) {
        for (uint row = rows.x; row < rows.y; ++row) {
            bool away;
            vec3 other = pointAt(row, column, away);
            if (away || abs(other.z - height) <= most) continue;
            most = abs(other.z - height);
            at = uvec2(row, column);
            cube = other;
        }
    }
    bool tinted = p.dims.z != 0u && (p.counts.z & kTexture) == 0u;
    vec4 tint = tinted ? tintAt(at.x, at.y) : vec4(0.0);
    bool lighted = scene.lights.x > 0.5 && p.rect.z > 0.5;
    vec3 normal = lighted && !gone ? normalAt(at.x, at.y) : vec3(0.0);
    uint word = (p.counts.z & kRgb) != 0u ? packUnorm4x8(tint)
                : tint.a == 0.0           ? kNowhere
                                          : floatBitsToUint(tint.r);
    uint first = 8u * (reducedColumn * share.sizes.x + reducedRow);
    reduced[first] = gone ? kNowhere : floatBitsToUint(cube.x);
    reduced[first + 1u] = floatBitsToUint(cube.y);
    reduced[first + 2u] = floatBitsToUint(cube.z);
    reduced[first + 3u] = word;
    reduced[first + 4u] = floatBitsToUint(normal.x);
    reduced[first + 5u] = floatBitsToUint(normal.y);
    reduced[first + 6u] = floatBitsToUint(normal.z);
    reduced[first + 7u] = floatBitsToUint(alphaAt(at.x, at.y));
}
