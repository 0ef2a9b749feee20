// SPDX-License-Identifier: Apache-2.0
// The exchanges of rows of a panel in the columns beside it, a thread a column. An element has
// $PARTS parts.
void main() {
    uint c = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 64u +
             gl_LocalInvocationID.x;
    if (c >= count) return;
    if (c >= first) c += width;
    for (uint p = first; p < first + width; ++p) {
        uint r = pivots[p];
        for (uint part = 0u; part < $PARTSu; ++part) {
            uint high = $PARTSu * (c * rows + p) + part;
            uint low = $PARTSu * (c * rows + r) + part;
            $T upper = matrix[high];
            matrix[high] = matrix[low];
            if (r != p) matrix[low] = upper;
        }
    }
}
