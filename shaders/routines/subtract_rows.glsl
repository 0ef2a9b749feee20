// SPDX-License-Identifier: Apache-2.0
// Takes up to 256 found unknowns out of 32 equations a workgroup. An equation's terms lie together: 32
// of each come to shared memory at a time.
shared $T terms[256];
shared $T tile[32 * 33];
$T ahead[4];

void fetch(uint from, uint row) {
    uint t = gl_LocalInvocationID.x;
    $UNROLLfor (int q = 0; q < 4; ++q) {
        uint i = min(row + t / 32u + q * 8u, rows - 1u);
        uint k = min(from + t % 32u, depth - 1u);
        ahead[q] = $TRIANGLE[triangleAt + i * triangleRow + k * triangleColumn];
    }
}

void main() {
    uint t = gl_LocalInvocationID.x;
    uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    uint side = sideAt + group / rowGroups * sideStep;
    uint row = group % rowGroups * 32u;
    bool inside = t < 32u && row + t < rows && group / rowGroups < sides;
    uint e = side + (first + row + t) * sideRow;
    $T value = inside ? $SIDES[e] : $ZERO;
    fetch(0u, row);
    if (t < depth) terms[t] = $SIDES[side + (found + t * foundStep) * sideRow];
    for (uint from = 0u; from < depth; from += 32u) {
        barrier();
        $UNROLLfor (int q = 0; q < 4; ++q)
            tile[(t / 32u + q * 8u) * 33u + t % 32u] = ahead[q];
        fetch(from + 32u, row);
        barrier();
        if (!inside) continue;
        uint end = min(32u, depth - from);
        for (uint k = 0u; k < end; ++k)
            value = $FMA(-tile[t * 33u + k], terms[from + k], value);
    }
    if (inside) $SIDES[e] = vt_canonical(value);
}
