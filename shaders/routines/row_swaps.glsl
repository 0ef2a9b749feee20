// SPDX-License-Identifier: Apache-2.0
// The exchanges of rows [first, first + width) in `lines` lines from line `from` on, a line of a column
// for each of an element's $PARTS parts: 32 exchanges at a time, of which all elements are read before
// one is written. Slots 0 … 31 are the pivots' own rows, 32 … 63 those they come from.
shared uint rowOf[64];
shared uint slotOf[32]; // of the row that a pivot comes from
shared uint source[64]; // the slot whose element a slot gets
shared bool kept[64];   // a slot of a row that another slot has

void main() {
    uint t = gl_LocalInvocationID.x;
    uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    uint slot = t % 64u;
    uint line = from + group * 4u + t / 64u;
    bool inside = line < from + lines;
    uint base = $PARTSu * (line / $PARTSu * rows) + line % $PARTSu;
    for (uint done = 0u; done < width; done += 32u) {
        uint top = first + done;
        uint count = min(32u, width - done);
        if (t < 32u) {
            rowOf[t] = top + t;
            kept[t] = t >= count;
        } else if (t < 64u) {
            kept[t] = t - 32u >= count;
            rowOf[t] = kept[t] ? 0u : pivots[top + t - 32u];
        }
        if (t < 64u) source[t] = t;
        barrier();
        if (t < count) {
            uint own = rowOf[32u + t];
            uint found = 32u + t;
            if (own < top + count) {
                found = own - top;
            } else {
                for (uint q = 0u; q < t; ++q) {
                    if (found == 32u + t && rowOf[32u + q] == own) found = 32u + q;
                }
            }
            slotOf[t] = found;
            if (found != 32u + t) kept[32u + t] = true;
        }
        barrier();
        if (t == 0u) {
            for (uint q = 0u; q < count; ++q) {
                uint other = slotOf[q];
                uint upper = source[q];
                source[q] = source[other];
                source[other] = upper;
            }
        }
        barrier();
        bool moves = inside && !kept[slot] && source[slot] != slot;
        $T value = moves ? matrix[base + $PARTSu * rowOf[source[slot]]] : $ZERO;
        memoryBarrierBuffer();
        barrier();
        if (moves) matrix[base + $PARTSu * rowOf[slot]] = value;
        memoryBarrierBuffer();
        barrier();
    }
}
