// SPDX-License-Identifier: Apache-2.0
// Points of a grid by vertex pulling: heights, places and colours come from the values' own buffers.
layout(set = 0, binding = 0, std430) readonly buffer Xs { uint xs[]; };
layout(set = 0, binding = 1, std430) readonly buffer Ys { uint ys[]; };
layout(set = 0, binding = 4, std430) readonly buffer Alphas { uint alphas[]; };
layout(set = 0, binding = 5, std430) readonly buffer Colors { uint colors[]; };
layout(set = 0, binding = 7, std430) readonly buffer Zs { uint zs[]; };

DEFINE_READ(readX, xs)
DEFINE_READ(readY, ys)
DEFINE_READ(readZ, zs)
DEFINE_READ(readColor, colors)
DEFINE_READ(readAlpha, alphas)
#include "tint.glsl"

const uint kNowhere = 0xffffffffu; // instead of a number, in a reduced grid

vec3 pointAt(uint row, uint column, out bool gone) {
    uint index = column * p.dims.x + row;
    bool gridX = (p.counts.z & kVectorX) == 0u, gridY = (p.counts.z & kVectorY) == 0u;
    vec2 x = (p.counts.z & kHasX) != 0u ? readX(p.types.x, gridX ? index : column)
                                        : fromUInt(column + 1u);
    vec2 y = (p.counts.z & kSecond) != 0u ? readY(p.types.y, gridY ? index : row)
                                          : fromUInt(row + 1u);
    vec2 z = (p.counts.z & kHasZ) != 0u ? readZ(p.dims.w, index) : vec2(0.0);
    return toCube(x, y, z, gone);
}

vec4 tintAt(uint row, uint column) {
    uint rows = p.dims.x, columns = p.dims.y;
    if ((p.counts.z & kPerFace) != 0u) {
        rows -= 1u;
        columns -= 1u;
        row = min(row, rows - 1u);
        column = min(column, columns - 1u);
    }
    return tintOf(column * rows + row, rows * columns);
}

/// Opacity of a point's data; none where it is NaN.
float alphaAt(uint row, uint column) {
    if ((p.counts.z & kAlpha) == 0u) return 1.0;
    vec2 v = readAlpha(p.types.z, column * p.dims.x + row);
    return isNan(v) ? 0.0 : clamp((v.x + v.y) * p.yform.x + p.yform.y, 0.0, 1.0);
}

/// From the neighbours; the box's own units. Points without a place take the middle's.
vec3 normalAt(uint row, uint column) {
    bool gone;
    vec3 middle = toBox(pointAt(row, column, gone));
    vec3 ends[4];
    uvec2 next[4] = uvec2[4](uvec2(row, max(column, 1u) - 1u),
                             uvec2(row, min(column + 1u, p.dims.y - 1u)),
                             uvec2(max(row, 1u) - 1u, column),
                             uvec2(min(row + 1u, p.dims.x - 1u), column));
    for (int i = 0; i < 4; ++i) {
        ends[i] = toBox(pointAt(next[i].x, next[i].y, gone));
        if (gone) ends[i] = middle;
    }
    return cross(ends[1] - ends[0], ends[3] - ends[2]);
}
