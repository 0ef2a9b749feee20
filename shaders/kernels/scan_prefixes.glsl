// SPDX-License-Identifier: Apache-2.0
//@ Puts the scanned totals in front of the elements, one thread an element. Those of the first tile
//@ or chunk stay.
void main() {
    $INDEX element = $WIDE(gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256 + gl_LocalInvocationID.x;
    if (element >= $COUNT) return;
    $INDEX i = element % $INNER;
    $INDEX rest = element / $INNER;
    $INDEX k = rest % $LENGTH;
    $INDEX o = rest / $LENGTH;
    $INDEX group = $ALONG(k) / $GROUP;
    if (group == 0) return;
    $TARGET[element] = $STORED($COMBINE($TOTALS[i + $INNER * (group - 1 + $GROUPS * o)], $TARGET[element]));
}
