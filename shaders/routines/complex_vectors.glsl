// SPDX-License-Identifier: Apache-2.0
// The unit lower part of a complex panel with its ones and zeros, [re -im; im re] for an element.
void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    uint high = 2u * (rows - first);
    if (e >= high * 2u * width) return;
    uint i = e % high / 2u;
    uint j = e / high / 2u;
    uint down = e % 2u;
    uint across = e / high % 2u;
    $T x = i == j && down == across ? $T(1) : $ZERO;
    if (i > j) {
        x = $FACTORS[2u * ((first + j) * rows + first + i) + (down ^ across)];
        if (down < across) x = vt_canonical(-x);
    }
    vectors[e] = x;
}
