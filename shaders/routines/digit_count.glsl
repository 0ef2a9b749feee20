// SPDX-License-Identifier: Apache-2.0
// How often each digit occurs in each span of a line. Four counters a digit: neighbours seldom
// wait for each other.
shared uint counts[1024];

void main() {
    uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    uint t = gl_LocalInvocationID.x;
    if (group >= spans * lines) return;
    for (uint c = t; c < 1024u; c += 256u)
        counts[c] = 0u;
    barrier();
    uint line = group / spans;
    uint first = group % spans * spanLength;
    uint last = min(first + spanLength, rowLength);
    for (uint k = first + t; k < last; k += 256u) {
        uint digit = uint(keyOf(fetch(line, k)) >> shift) & 255u;
        atomicAdd(counts[digit * 4u + (t & 3u)], 1u);
    }
    barrier();
    uint c = t * 4u;
    totals[(line * 256u + t) * spans + group % spans] =
        counts[c] + counts[c + 1u] + counts[c + 2u] + counts[c + 3u];
}
