// SPDX-License-Identifier: Apache-2.0
// A workgroup makes 64 rows of 32 columns of the result, a thread 8 rows of one. The part of x that
// up to $SPAN columns of the kernel need lies in shared memory; 8 sums take from a window of 15
// values in registers. Each sum has the order of convolve.glsl: what lies outside of x is no term.
shared $T tile[(31u + $SPANu) * $LEADu]; // by columns
shared $T weights[$SPANu * $TERMSu];     // of each column the last row first
$KEPTSHAREDvoid main() {
    uint lane = gl_LocalInvocationID.x;
    uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    uint down = (rows + 63u) / 64u;
    uint firstI = group % down * 64u;
    uint firstJ = group / down * 32u;
    if (firstJ >= columns) return;
    uint mine = lane % 32u;
    uint band = lane / 32u * 8u;
    int top = int(firstI + firstRow) - int(kernelRows) + 1; // row of x of the tile's first
    int left = int(firstJ + firstColumn);                   // column of x that q = 0 meets first
    bool within = top >= 0 && top + int(kernelRows) + 63 <= int(xRows);
    $T sums[8];
    [[unroll]] for (uint r = 0u; r < 8u; ++r) sums[r] = $ZERO;
$KEPTSTART    for (int high = int(kernelColumns) - 1; high >= 0; high -= int($SPANu)) {
        int low = max(high - int($SPANu) + 1, 0);
        uint tall = 63u + kernelRows;
        uint wide = 32u + uint(high - low);
        for (uint at = lane; at < wide * $LEADu; at += 256u) {
            int row = top + int(at % $LEADu);
            int column = left - high + int(at / $LEADu);
            bool inside = at % $LEADu < tall && row >= 0 && row < int(xRows) && column >= 0 &&
                          column < int(xColumns);
            $T value = inside ? x[uint(row) + xRows * uint(column)] : $ZERO;
            tile[at] = value;
$KEPTVALUE        }
        for (uint at = lane; at < uint(high - low + 1) * $TERMSu; at += 256u) {
            uint s = at % $TERMSu;
            uint column = uint(high - int(at / $TERMSu));
            $T value = s < kernelRows ? kernel[kernelRows - 1u - s + kernelRows * column] : $ZERO;
            weights[at] = value;
$KEPTWEIGHT        }
$KEPTMEETING        barrier();
        for (uint q = 0u; q <= uint(high - low); ++q) { // column high - q of the kernel
            int column = left + int(mine) - high + int(q);
            if (column < 0 || column >= int(xColumns)) continue;
$KEPTCOLUMN            for (uint s = 0u; s < kernelRows; s += 8u) {
                $T window[15];
                uint from = (mine + q) * $LEADu + band + s;
                [[unroll]] for (uint k = 0u; k < 15u; ++k) window[k] = tile[from + k];
                if (within) {
                    $UNROLL for (uint t = 0u; t < 8u; ++t) {
                        if (s + t < kernelRows) {
                            $T weight = weights[q * $TERMSu + s + t];
                            $UNROLL for (uint r = 0u; r < 8u; ++r)
                                sums[r] = $FMA(weight, window[r + t], sums[r]);
                        }
                    }
                } else {
                    int row = top + int(band + s); // of window[0]
                    $UNROLL for (uint t = 0u; t < 8u; ++t) {
                        if (s + t < kernelRows) {
                            $T weight = weights[q * $TERMSu + s + t];
                            $UNROLL for (uint r = 0u; r < 8u; ++r) {
                                $T sum = $FMA(weight, window[r + t], sums[r]);
                                if (uint(row + int(r + t)) < xRows) sums[r] = sum;
                            }
                        }
                    }
                }
            }
        }
        barrier();
    }
    // Neighbouring threads store neighbours.
    [[unroll]] for (uint r = 0u; r < 8u; ++r) tile[mine * $LEADu + band + r] = vt_canonical(sums[r]);
    barrier();
    uint i = firstI + lane % 64u;
    for (uint k = lane / 64u; k < 32u; k += 4u) {
        if (i < rows && firstJ + k < columns)
            result[i + rows * (firstJ + k)] = tile[k * $LEADu + lane % 64u];
    }
}
