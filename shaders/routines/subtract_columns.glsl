// SPDX-License-Identifier: Apache-2.0
// A thread takes up to 256 found unknowns out of one equation. Equations lie beside each other, terms
// are on their way sixteen ahead.
shared $T terms[256];
$T ahead[16];

void fetch(uint from, uint i) {
    $UNROLLfor (int q = 0; q < 16; ++q) {
        uint k = min(from + q, depth - 1u);
        ahead[q] = $TRIANGLE[triangleAt + i * triangleRow + k * triangleColumn];
    }
}

void main() {
    uint t = gl_LocalInvocationID.x;
    uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    uint side = sideAt + group / rowGroups * sideStep;
    uint row = group % rowGroups * 64u + t;
    uint i = min(row, rows - 1u);
    fetch(0u, i);
    for (uint k = t; k < depth; k += 64u)
        terms[k] = $SIDES[side + (found + k * foundStep) * sideRow];
    barrier();
    if (group / rowGroups >= sides) return;
    uint e = side + (first + i) * sideRow;
    $T value = $SIDES[e];
    for (uint from = 0u; from < depth; from += 16u) {
        $T now[16] = ahead;
        fetch(from + 16u, i);
        if (from + 16u <= depth) {
            $UNROLLfor (int q = 0; q < 16; ++q)
                value = $FMA(-now[q], terms[from + q], value);
        } else {
            for (int q = 0; q < depth - from; ++q)
                value = $FMA(-now[q], terms[from + q], value);
        }
    }
    if (row < rows) $SIDES[e] = vt_canonical(value);
}
