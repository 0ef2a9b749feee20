// SPDX-License-Identifier: Apache-2.0
// One factor has only $THIN rows or columns: a thread makes $THIN elements from a block of 2048 of
// k. Neighbouring threads read neighbours of the other factor, each $DEEP terms ahead.
$KEPTTERMvoid main() {
    uint thread = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 64u +
                  gl_LocalInvocationID.x;
    if (thread >= count) return;
    uint i = thread % many;
    uint page = thread / many % pages;
    uint block = thread / many / pages;
    uint first = block * 2048u;
    uint terms = min(depth - first, 2048u);
    uint fromLong = page * $PAGELONG + longPlace(i, first);
    uint fromThin = page * $PAGETHIN;
    $T sums[$THIN];$KEPTSTART
    $UNROLLfor (int w = 0; w < $THIN; ++w)
        sums[w] = $ZERO;
    $T ahead[$DEEP];
    $UNROLLfor (int q = 0; q < $DEEP; ++q)
        ahead[q] = $LONG[fromLong + longPlace(0u, min(q, terms - 1u))];
    uint k = 0u;
    for (; k + $DEEPu <= terms; k += $DEEPu) {
        $T now[$DEEP];
        $UNROLLfor (int q = 0; q < $DEEP; ++q) {
            now[q] = ahead[q];$KEPTNOW
            ahead[q] = $LONG[fromLong + longPlace(0u, min(k + $DEEPu + q, terms - 1u))];
        }
        $UNROLLfor (int q = 0; q < $DEEP; ++q) {
            $UNROLLfor (int w = 0; w < $THIN; ++w)
                sums[w] = $FMA(now[q], $OTHER[fromThin + thinPlace(w, first + k + q)], sums[w]);
        }
    }
    for (uint q = 0u; k + q < terms; ++q) {$KEPTREST
        $UNROLLfor (int w = 0; w < $THIN; ++w)
            sums[w] = $FMA(ahead[q], $OTHER[fromThin + thinPlace(w, first + k + q)], sums[w]);
    }
    uint target = (block * pages + page) * rows * columns;$KEPTELEMENTS
    $UNROLLfor (int w = 0; w < $THIN; ++w)
        $STORE
}
