// SPDX-License-Identifier: Apache-2.0
// T*x = b in place for a triangle of up to 256 rows, a workgroup a right-hand side and a thread a row.
// Unknowns are found one after another and taken out of the equations that are left. Columns of T are
// on their way some ahead, in registers: the loop over them is written out. A thread divides by one
// number alone: it has the reciprocal before its turn.
shared $T found[2];

$T element(uint step, uint t) {
    uint k = $ORDER;
    return $TRIANGLE[triangleAt + t * triangleRow + k * triangleColumn];
}

void main() {
    uint t = gl_LocalInvocationID.x;
    uint side = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    bool inside = t < width;
    uint last = width - 1u;
    uint row = min(t, last);
    uint e = sideAt + side * sideStep + t * sideRow;
    $T value = inside ? $SIDES[e] : $ZERO;
$RECIPROCAL#for AHEAD
    $T ahead$Q = element(min($Qu, last), row);
#end
    for (uint from = 0u; from < width; from += $STEPSu) {
#for AHEAD
        $T now$Q = ahead$Q;
        ahead$Q = element(min(from + ($STEPSu + $Qu), last), row);
#end
#for AHEAD
        {
            uint step = from + $Qu;
            uint k = $ORDER;
            if (step < width && t == k) {
                value = $DIVIDED;
                found[$ODD] = value;
            }
            barrier();
            if (step < width && inside && ($AFTER)) value = $FMA(-now$Q, found[$ODD], value);
        }
#end
    }
    if (inside) $SIDES[e] = vt_canonical(value);
}
