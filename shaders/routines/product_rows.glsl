// SPDX-License-Identifier: Apache-2.0
// As product_thin, where the terms of a thread lie together: 64 threads fetch $DEEP terms of each
// of them side by side and turn them in shared memory, while the next ones are on their way.
shared $T turned[64 * ($DEEP + 1)];
shared uint starts[64];
shared uint counts[64];$TWICESHARED
$T ahead[$DEEP];$TWICEAHEAD

$KEPTTERMvoid fetch(uint k0) {
    uint t = gl_LocalInvocationID.x;
    $UNROLLfor (int q = 0; q < $DEEP; ++q) {
        uint row = t / $DEEPu + q * (64u / $DEEPu);
        uint k = min(k0 + t % $DEEPu, counts[row] - 1u);
        ahead[q] = $LONG[starts[row] + k];$TWICEFETCH
    }
}

void main() {
    uint t = gl_LocalInvocationID.x;
    uint group = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 64u;
    if (group >= count) return;
    uint thread = min(group + t, count - 1u);
    uint i = thread % many;
    uint page = thread / many % pages;
    uint block = thread / many / pages;
    uint first = block * 2048u;
    uint terms = min(depth - first, 2048u);
    starts[t] = page * $PAGELONG + depth * i + first;
    counts[t] = terms;$TWICESTART
    uint fromThin = page * $PAGETHIN;
    $T sums[$THIN];$KEPTSTART
    $UNROLLfor (int w = 0; w < $THIN; ++w)
        sums[w] = $ZERO;
    barrier();
    fetch(0u);
    uint most = min(depth, 2048u);
    for (uint k0 = 0u; k0 < most; k0 += $DEEPu) {
        $UNROLLfor (int q = 0; q < $DEEP; ++q) {
            uint p = (t / $DEEPu + q * (64u / $DEEPu)) * ($DEEPu + 1u) + t % $DEEPu;
            turned[p] = ahead[q];$TWICEKEEP
        }
        barrier();
        if (k0 + $DEEPu < most) fetch(k0 + $DEEPu);
        uint own = t * ($DEEPu + 1u);
        if (k0 + $DEEPu <= terms) {
            $UNROLLfor (int q = 0; q < $DEEP; ++q) {$KEPTNOW
                $UNROLLfor (int w = 0; w < $THIN; ++w)
                    sums[w] = $FMA(turned[own + q], $VALUE, sums[w]);
            }
        } else {
            for (uint q = 0u; k0 + q < terms; ++q) {$KEPTREST
                $UNROLLfor (int w = 0; w < $THIN; ++w)
                    sums[w] = $FMA(turned[own + q], $VALUE, sums[w]);
            }
        }
        barrier();
    }
    if (group + t >= count) return;
    uint target = (block * pages + page) * rows * columns;$KEPTELEMENTS
    $UNROLLfor (int w = 0; w < $THIN; ++w)
        $STORE
}
