// SPDX-License-Identifier: Apache-2.0
// A workgroup makes a tile of $TILE by $TILE elements, each thread $EACH by $EACH of them; 16 of k at
// a time lie in shared memory. Blocks of 2048 of k after the first are added to what is stored.
shared $T left[16 * $TILE];
shared $T right[16 * $TILE];

void main() {
    uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    if (group >= tiles) return;
    uint i0 = group % rowTiles * $TILEu;
    group /= rowTiles;
    uint j0 = group % columnTiles * $TILEu;
    uint page = group / columnTiles;
    uint t = gl_LocalInvocationID.x;
    uint x = t % 16u;
    uint y = t / 16u;
    uint target = page * rows * columns;
    for (uint block = 0u; block < depth || block == 0u; block += 2048u) {
        $T sums[$EACH * $EACH];
        for (uint s = 0u; s < $EACHu * $EACHu; ++s)
            sums[s] = $ZERO;
        uint end = min(depth, block + 2048u);
        for (uint k0 = block; k0 < end; k0 += 16u) {
            for (uint p = t; p < 16u * $TILEu; p += 256u) {
                uint i = $LEFTI;
                uint k = $LEFTK;
                bool inside = i0 + i < rows && k0 + k < end;
                left[k * $TILEu + i] =
                    inside ? a[page * pageA + leftPlace(i0 + i, k0 + k)] : $ZERO;
            }
            for (uint p = t; p < 16u * $TILEu; p += 256u) {
                uint j = $RIGHTJ;
                uint k = $RIGHTK;
                bool inside = j0 + j < columns && k0 + k < end;
                right[k * $TILEu + j] =
                    inside ? b[page * pageB + rightPlace(k0 + k, j0 + j)] : $ZERO;
            }
            barrier();
            uint steps = min(16u, end - k0);
            for (uint k = 0u; k < steps; ++k) {
                $T u[$EACH];
                $T v[$EACH];
                for (uint q = 0u; q < $EACHu; ++q) {
                    u[q] = left[k * $TILEu + q * 16u + x];
                    v[q] = right[k * $TILEu + q * 16u + y];
                }
                for (uint c = 0u; c < $EACHu; ++c) {
                    for (uint r = 0u; r < $EACHu; ++r)
                        sums[c * $EACHu + r] = $FMA(u[r], v[c], sums[c * $EACHu + r]);
                }
            }
            barrier();
        }
        bool last = end == depth;
        for (uint c = 0u; c < $EACHu; ++c) {
            for (uint r = 0u; r < $EACHu; ++r) {
                uint i = i0 + r * 16u + x;
                uint j = j0 + c * 16u + y;
                if (i >= rows || j >= columns) continue;
                uint e = target + j * rows + i;
                $T sum = sums[c * $EACHu + r];
                if (block > 0u) sum = result[e] + sum;
                result[e] = last ? vt_canonical(sum) : sum;
            }
        }
    }
}
