// SPDX-License-Identifier: Apache-2.0
// A surface's grid as it is drawn: the data's own, or the points that surface_grid.comp has made of a
// large one, of which each has its place, tint and normal. Needs surface.glsl.
layout(set = 0, binding = 8, std430) readonly buffer Reduced { uvec4 reduced[]; };

bool isReduced() { return (p.counts.z & kReduced) != 0u; }

/// Rows and columns.
uvec2 gridSize() { return isReduced() ? floatBitsToUint(p.xform.xy) : p.dims.xy; }

uint reducedIndex(uint row, uint column) { return 2u * (column * gridSize().x + row); }

vec3 gridPoint(uint row, uint column, out bool gone) {
    if (!isReduced()) return pointAt(row, column, gone);
    uvec4 point = reduced[reducedIndex(row, column)];
    gone = point.x == kNowhere;
    return gone ? vec3(0.0) : uintBitsToFloat(point.xyz);
}

vec4 gridTint(uint row, uint column) {
    if (!isReduced()) return tintAt(row, column);
    uint tint = reduced[reducedIndex(row, column)].w;
    if ((p.counts.z & kRgb) != 0u) return unpackUnorm4x8(tint);
    return tint == kNowhere ? vec4(0.0) : vec4(uintBitsToFloat(tint), 0.0, 0.0, 1.0);
}

float gridAlpha(uint row, uint column) {
    if (!isReduced()) return alphaAt(row, column);
    return uintBitsToFloat(reduced[reducedIndex(row, column) + 1u].w);
}

vec3 gridNormal(uint row, uint column) {
    if (!isReduced()) return normalAt(row, column);
    return uintBitsToFloat(reduced[reducedIndex(row, column) + 1u].xyz);
}
