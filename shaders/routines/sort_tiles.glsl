// SPDX-License-Identifier: Apache-2.0
// Keys of 512 elements, sorted by Batcher's network in shared memory. A tile holds one run of 512
// of a long line, or several whole short ones of `slot` places. Equal keys keep their order: the
// position is the lower part of what is compared. Places past the end of a line come last.
shared $KEY keys[512];
shared uint positions[512];

void main() {
    uint tile = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    uint t = gl_LocalInvocationID.x;
    if (tile >= tiles) return;
    for (uint p = t; p < 512u; p += 256u) {
        uint run = tile * (512u / slot) + p / slot;
        uint line = run / runs;
        uint k = run % runs * slot + p % slot;
        bool inside = line < lines && k < rowLength;
        uint e = line % inner + inner * (k + rowLength * (line / inner));
        keys[p] = inside ? keyOf(e) : $LAST;
        positions[p] = inside ? k : 0xffffffffu;
    }
    barrier();
    for (uint size = 2u; size <= slot; size *= 2u) {
        for (uint stride = size / 2u; stride > 0u; stride /= 2u) {
            uint a = 2u * t - (t & (stride - 1u));
            uint b = a + stride;
            bool up = (a % slot & size) == 0u;
            bool after = keys[a] > keys[b] ||
                         (keys[a] == keys[b] && positions[a] > positions[b]);
            if (after == up) {
                $KEY key = keys[a];
                keys[a] = keys[b];
                keys[b] = key;
                uint position = positions[a];
                positions[a] = positions[b];
                positions[b] = position;
            }
            barrier();
        }
    }
    for (uint p = t; p < 512u; p += 256u) {
        uint run = tile * (512u / slot) + p / slot;
        uint line = run / runs;
        uint k = run % runs * slot + p % slot;
        if (line >= lines || k >= rowLength) continue;
        sortedKeys[line * rowLength + k] = keys[p];
        order[line * rowLength + k] = positions[p];
    }
}
