// SPDX-License-Identifier: Apache-2.0
// One pass of Stockham's transform with radix $RADIX: a thread takes $RADIX elements of a line that
// are length / $RADIX apart, turns them by roots of unity and transforms them; `done` is the product
// of the radices before.
$C times($C a, $C b) {
    return $C(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}
$C root(uint m) {
    return $C(table[m], table[length_ + m]);
}
$C turned($C a) { // by -i
    return $C(a.y, -a.x);
}

void main() {
    uint thread = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
                  gl_LocalInvocationID.x;
    if (thread >= count) return;
    uint jobs = length_ / $RADIXu;
    uint i = thread % inner;
    uint j = thread / inner % jobs;
    uint o = thread / inner / jobs;
    uint k = j % done;
    $C v[$RADIX];
    for (uint t = 0u; t < $RADIXu; ++t) {
        uint place = j + t * jobs;
        $LOAD
        if (done > 1u && t > 0u) v[t] = times(v[t], root(t * k * (jobs / done)));
    }
$BUTTERFLY
    uint to = j / done * done * $RADIXu + k;
    for (uint t = 0u; t < $RADIXu; ++t) {
        uint e = i + inner * (to + t * done + length_ * o);
        $STORE
    }
}
