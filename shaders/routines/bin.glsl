// SPDX-License-Identifier: Apache-2.0
// The number of edges that are not above the element.
void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    if (e >= count) return;
    double q = x[e];
    uint bin = 0u;
    if (!vt_isnan(q) && q >= edges[0] && q <= edges[edgeCount - 1u]) {
        uint high = edgeCount;
        while (bin < high) {
            uint middle = (bin + high) / 2u;
            if (q < edges[middle])
                high = middle;
            else
                bin = middle + 1u;
        }
        bin = min(bin, most);
    }
    result[e] = double(bin);
}
