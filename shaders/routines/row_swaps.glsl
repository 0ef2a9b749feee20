// SPDX-License-Identifier: Apache-2.0
// The exchanges of rows of a panel in the columns beside it, a thread a column.
void main() {
    uint c = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 64u +
             gl_LocalInvocationID.x;
    if (c >= count) return;
    if (c >= first) c += width;
    for (uint p = first; p < first + width; ++p) {
        uint r = pivots[p];
        $T upper = matrix[c * rows + p];
        matrix[c * rows + p] = matrix[c * rows + r];
        if (r != p) matrix[c * rows + r] = upper;
    }
}
