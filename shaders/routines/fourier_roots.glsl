// SPDX-License-Identifier: Apache-2.0
// The roots of unity that the passes of a transform multiply by, in the order of their use: of each
// pass, for each input but the first, those of the jobs that its elements' places tell apart.
void main() {
    uint e = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 256u +
             gl_LocalInvocationID.x;
    if (e >= count) return;
    uint m = 0u;
#for PASS
    if (e >= $DONEu && e < $ENDu) m = (e / $DONEu) * (e % $DONEu) * $TURNu;
#end
#for ODD
    if (e >= $FIRSTu && e < $ENDu) m = (e - $FIRSTu) * $TURNu;
#end
    roots[e] = powers[m];
}
