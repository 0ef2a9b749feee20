// SPDX-License-Identifier: Apache-2.0
// T*x = b in place for a triangle of up to 256 rows, a workgroup a right-hand side and a thread a row.
// Unknowns are found one after another and taken out of the equations that are left. Columns of T are
// on their way eight ahead.
shared $T found[2];
$T ahead[8];

void fetch(uint from, uint t) {
    $UNROLLfor (int q = 0; q < 8; ++q) {
        uint step = min(from + q, width - 1u);
        uint k = $ORDER;
        uint i = min(t, width - 1u);
        ahead[q] = $TRIANGLE[triangleAt + i * triangleRow + k * triangleColumn];
    }
}

void main() {
    uint t = gl_LocalInvocationID.x;
    uint side = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    bool inside = t < width;
    uint e = sideAt + side * sideStep + t * sideRow;
    $T value = inside ? $SIDES[e] : $ZERO;
    fetch(0u, t);
    for (uint from = 0u; from < width; from += 8u) {
        $T now[8] = ahead;
        fetch(from + 8u, t);
        $UNROLLfor (int q = 0; q < 8; ++q) {
            uint step = from + q;
            uint k = $ORDER;
            if (step < width && t == k) {
                value = $DIVIDED;
                found[q % 2] = value;
            }
            barrier();
            if (step < width && inside && ($AFTER)) value = $FMA(-now[q], found[q % 2], value);
        }
    }
    if (inside) $SIDES[e] = vt_canonical(value);
}
