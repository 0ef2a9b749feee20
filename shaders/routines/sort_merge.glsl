// SPDX-License-Identifier: Apache-2.0
// Two neighbouring runs of a line become one: the place of an element is its place in its own run
// plus the number of elements of the other run before it. Of equal keys the left run's come first.
void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    if (e >= count) return;
    uint k = e % rowLength;
    uint base = e - k;
    uint own = k / run;
    bool right = (own & 1u) != 0u;
    $KEY key = keysIn[e];
    uint first = min((right ? own - 1u : own + 1u) * run, rowLength);
    uint low = first;
    uint high = min(first + run, rowLength);
    while (low < high) {
        uint middle = (low + high) / 2u;
        $KEY other = keysIn[base + middle];
        if (right ? other <= key : other < key)
            low = middle + 1u;
        else
            high = middle;
    }
    uint to = base + (right ? k - run : k) + (low - first);
    keysOut[to] = key;
    orderOut[to] = orderIn[e];
}
