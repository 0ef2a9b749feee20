// SPDX-License-Identifier: Apache-2.0
// T*x = b in place for a triangle of up to 32 rows: 32 threads a right-hand side, 8 of them a
// workgroup. Unknowns are found one after another and taken out of the equations that are left. A
// thread divides by one number alone: it has the reciprocal before its turn.
shared $T triangle[32 * 33];
shared $T found[16];

void main() {
    uint t = gl_LocalInvocationID.x;
    uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    for (uint p = t; p < width * width; p += 256u) {
        uint i = p % width;
        uint k = p / width;
        triangle[i * 33u + k] = $TRIANGLE[triangleAt + i * triangleRow + k * triangleColumn];
    }
    barrier();
    uint i = t % 32u;
    uint place = t / 32u;
    uint side = group * 8u + place;
    bool inside = i < width && side < sides;
    uint e = sideAt + side * sideStep + i * sideRow;
    $T value = inside ? $SIDES[e] : $ZERO;
$RECIPROCAL    for (uint step = 0u; step < width; ++step) {
        uint k = $ORDER;
        if (i == k) {$DIVIDE
            found[step % 2u * 8u + place] = value;
        }
        barrier();
        if (inside && ($AFTER)) value = $FMA(-triangle[i * 33u + k], found[step % 2u * 8u + place], value);
    }
    if (inside) $SIDES[e] = vt_canonical(value);
}
