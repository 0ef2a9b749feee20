// SPDX-License-Identifier: Apache-2.0
// Tiles of 32-by-32 through shared memory: neighbouring threads read neighbours of the source and
// write neighbours of the result. One more place a row keeps the columns in different banks.
shared $HELD tile[32 * 33];

void main() {
    uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    if (group >= tiles) return;
    uint i0 = group % rowTiles * 32u;
    group /= rowTiles;
    uint j0 = group % columnTiles * 32u;
    group /= columnTiles;
    uint from = offset;
    uint to = 0u;
$OTHERS    uint x = gl_LocalInvocationID.x % 32u;
    uint y = gl_LocalInvocationID.x / 32u;
    for (uint r = y; r < 32u; r += 8u) {
        if (i0 + r < rows && j0 + x < columns)
            tile[r * 33u + x] = $HELD(source[from + (i0 + r) * rowStride + j0 + x]);
    }
    barrier();
    for (uint r = y; r < 32u; r += 8u) {
        if (i0 + x < rows && j0 + r < columns)
            result[to + (j0 + r) * columnStep + i0 + x] = $WORD(tile[x * 33u + r]);
    }
}
