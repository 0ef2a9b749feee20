// SPDX-License-Identifier: Apache-2.0
// Marching squares over a grid's heights in their own buffer: what one level has in one cell. Saddles
// are decided by the mean of the cell. Needs params.glsl, values.glsl and place.glsl.
// dims: rows, columns, cells of the grid that are one here, class of the heights
// types: classes of x and y; cells down and across
// counts: first row, first column, flags, pixel ratio × 16
// xform: in space, how much nearer it is than what it covers
// view: the level (high, low parts), the height at which it is drawn (the same)
layout(set = 0, binding = 0, std430) readonly buffer Xs { uint xs[]; };
layout(set = 0, binding = 1, std430) readonly buffer Ys { uint ys[]; };
layout(set = 0, binding = 7, std430) readonly buffer Zs { uint zs[]; };

DEFINE_READ(readX, xs)
DEFINE_READ(readY, ys)
DEFINE_READ(readZ, zs)

const uint kRowOfX = 512u, kColumnOfY = 1024u;

/// Corners of a cell around it; how far they are above the level, and their places.
struct ContourCell {
    float above[4];
    vec2 x[4], y[4];
    uint mask; // a bit a corner that is at the level or above it
};

/// False where the cell has no lines and no area: nothing is above the level, or for lines nothing
/// below it. What is NaN lies below all, and its cell has no lines.
bool cellOf(uint number, bool area, out ContourCell cell) {
    uint row = p.counts.x + (number % p.types.z) * p.dims.z;
    uint column = p.counts.y + (number / p.types.z) * p.dims.z;
    uint below = min(row + p.dims.z, p.dims.x - 1u), beside = min(column + p.dims.z, p.dims.y - 1u);
    uvec2 around[4] = uvec2[4](uvec2(row, column), uvec2(below, column), uvec2(below, beside),
                               uvec2(row, beside));
    cell.mask = 0u;
    for (uint i = 0u; i < 4u; ++i) {
        vec2 z = readZ(p.dims.w, around[i].y * p.dims.x + around[i].x);
        if (isNan(z) && !area) return false;
        cell.above[i] = isNan(z) ? uintBitsToFloat(0xff800000u)
                                 : (z.x - p.view.x) + (z.y - p.view.y);
        if (cell.above[i] >= 0.0) cell.mask |= 1u << i;
    }
    if (cell.mask == 0u || (cell.mask == 15u && !area)) return false;
    for (uint i = 0u; i < 4u; ++i) {
        uint index = around[i].y * p.dims.x + around[i].x;
        cell.x[i] = (p.counts.z & kHasX) == 0u ? fromUInt(around[i].y + 1u)
                    : readX(p.types.x, (p.counts.z & kRowOfX) != 0u ? around[i].y : index);
        cell.y[i] = (p.counts.z & kSecond) == 0u ? fromUInt(around[i].x + 1u)
                    : readY(p.types.y, (p.counts.z & kColumnOfY) != 0u ? around[i].x : index);
    }
    return true;
}

vec2 between(vec2 a, vec2 b, float t) {
    precise float step = t * ((b.x - a.x) + (b.y - a.y));
    precise float high = a.x + step;
    precise float low = ((a.x - high) + step) + a.y;
    return vec2(high, low);
}

/// Where the level crosses the side between two corners.
void crossing(ContourCell cell, uint a, uint b, out vec2 x, out vec2 y) {
    float t = cell.above[a] / (cell.above[a] - cell.above[b]);
    if (isinf(cell.above[a])) t = 1.0;
    if (isinf(cell.above[b])) t = 0.0;
    x = between(cell.x[a], cell.x[b], t);
    y = between(cell.y[a], cell.y[b], t);
}

bool crossed(uint mask, uint side) { return ((mask >> side) & 1u) != ((mask >> ((side + 1u) & 3u)) & 1u); }

bool isSaddle(uint mask) { return mask == 5u || mask == 10u; }

bool middleAbove(ContourCell cell) {
    return cell.above[0] + cell.above[1] + cell.above[2] + cell.above[3] >= 0.0;
}

/// The corner that alone is below the level while all others are exactly at it; 4 where there is none.
uint loneBelow(ContourCell cell) {
    for (uint i = 0u; i < 4u; ++i) {
        bool alone = cell.above[i] < 0.0 && !isinf(cell.above[i]);
        for (uint k = 1u; k < 4u; ++k)
            alone = alone && cell.above[i + k & 3u] == 0.0;
        if (alone) return i;
    }
    return 4u;
}

/// One of the lines of a level in a cell, of which a saddle has two, and a cell of which all but one
/// corner are at the level: there it runs along two sides.
bool lineOf(uint number, uint which, out vec2 xa, out vec2 ya, out vec2 xb, out vec2 yb) {
    ContourCell cell;
    xa = ya = xb = yb = vec2(0.0);
    if (!cellOf(number, false, cell)) return false;
    uint first = 0u, last = 0u;
    uint below = loneBelow(cell);
    if (below < 4u) {
        uint from = (which == 0u ? below + 1u : below + 3u) & 3u, to = below + 2u & 3u;
        xa = cell.x[from];
        ya = cell.y[from];
        xb = cell.x[to];
        yb = cell.y[to];
        return true;
    }
    if (isSaddle(cell.mask)) {
        bool together = middleAbove(cell) == ((cell.mask & 1u) != 0u);
        first = together ? 2u * which : 2u * which + 3u & 3u;
        last = together ? 2u * which + 1u : 2u * which;
    } else {
        if (which != 0u) return false;
        while (!crossed(cell.mask, first)) ++first;
        last = first + 1u;
        while (!crossed(cell.mask, last)) ++last;
    }
    crossing(cell, first, first + 1u & 3u, xa, ya);
    crossing(cell, last, last + 1u & 3u, xb, yb);
    return true;
}

const uint kMostTriangles = 4u;

/// A corner of one of the triangles above the level in a cell.
bool areaCorner(uint number, uint triangle, uint corner, out vec2 x, out vec2 y) {
    ContourCell cell;
    x = y = vec2(0.0);
    if (!cellOf(number, true, cell)) return false;
    if (loneBelow(cell) < 4u) return false;
    if (isSaddle(cell.mask) && !middleAbove(cell)) {
        if (triangle > 1u) return false;
        uint own = 2u * triangle + (cell.mask == 5u ? 0u : 1u);
        if (corner == 0u) crossing(cell, own + 3u & 3u, own, x, y);
        if (corner == 1u) {
            x = cell.x[own];
            y = cell.y[own];
        }
        if (corner == 2u) crossing(cell, own, own + 1u & 3u, x, y);
        return true;
    }
    // Around the cell: corners above the level, and crossings between unlike ones; then a fan.
    uint wanted = corner == 0u ? 0u : triangle + corner;
    uint count = 0u;
    bool found = false;
    for (uint i = 0u; i < 4u; ++i) {
        if (((cell.mask >> i) & 1u) != 0u) {
            if (count == wanted) {
                x = cell.x[i];
                y = cell.y[i];
                found = true;
            }
            ++count;
        }
        if (crossed(cell.mask, i)) {
            if (count == wanted) {
                crossing(cell, i, i + 1u & 3u, x, y);
                found = true;
            }
            ++count;
        }
    }
    return found && triangle + 2u < count;
}
