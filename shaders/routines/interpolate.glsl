// SPDX-License-Identifier: Apache-2.0
void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    if (e >= count) return;
    double q = queries[e % queryCount];
    uint column = e / queryCount * points;
    double value = packDouble2x32(uvec2(outsideLow, outsideHigh));
    if (vt_isnan(q)) {
        value = q;
    } else if ($INSIDE) {
        uint low = 0u;
        uint high = points;
        while (low < high) {
            uint middle = (low + high) / 2u;
            if (q < x[middle])
                high = middle;
            else
                low = middle + 1u;
        }
        uint k = clamp(low, 1u, points - 1u) - 1u;
        double s = q - x[k];
        if (s == 0.0lf)
            value = y[column + k];
        else if (q == x[k + 1u])
            value = y[column + k + 1u];
        else
            value = y[column + k] + vt_div(s, x[k + 1u] - x[k]) * (y[column + k + 1u] - y[column + k]);
    }
    result[e] = vt_canonical(value);
}
