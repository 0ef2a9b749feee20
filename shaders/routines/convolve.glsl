// SPDX-License-Identifier: Apache-2.0
void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    if (e >= count) return;
    int i = int(e % rows + firstRow);
    int j = int(e / rows + firstColumn);
    $T sum = $ZERO;
    for (int q = int(kernelColumns) - 1; q >= 0; --q) {
        int column = j - q;
        if (column < 0 || column >= int(xColumns)) continue;
        for (int p = int(kernelRows) - 1; p >= 0; --p) {
            int row = i - p;
            if (row < 0 || row >= int(xRows)) continue;
            sum = $FMA(kernel[uint(p) + kernelRows * uint(q)], x[uint(row) + xRows * uint(column)],
                       sum);
        }
    }
    result[e] = vt_canonical(sum);
}
