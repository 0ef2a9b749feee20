// SPDX-License-Identifier: Apache-2.0
// The elements of a span to the places that one digit of their keys gives them. A tile is sorted by
// the digit first, so that neighbours are written to neighbouring places and equal digits keep their
// order: a subgroup takes $SIZE elements at a time, ballots say which of them have the digit of
// one's own, and counters of the subgroup (two digits in a word) how many it had before. The counts
// of all subgroups give each its places.
const uint kItems = $ITEMSu;
const uint kTile = kItems * 256u;
const uint kTeams = 256u / $SIZEu;
shared $STAGED staged[kTile];
shared uint counters[kTeams * 128u];
shared uint sums[256];
shared uint teams[16];
shared uint next[256];
shared uint begins[256];

uint digitOf($ELEMENT x) { return uint(keyOf(x) >> shift) & 255u; }
uint ones($VOTES votes) { return $ONES; }

$RUNNING_SUMS
void main() {
    uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    uint t = gl_LocalInvocationID.x;
    if (group >= spans * lines) return;
    uint line = group / spans;
    uint total = digitTotals[line * 256u + t];
    sums[t] = total;
    barrier();
    runningSums(t);
    next[t] = sums[t] - total +
              (spans > 1u ? totals[(line * 256u + t) * spans + group % spans] : 0u);
    uint first = group % spans * spanLength;
    uint last = min(first + spanLength, rowLength);
    uint own = gl_SubgroupID * (kItems * $SIZEu) + gl_SubgroupInvocationID;
    $VOTES below = gl_SubgroupLtMask.$PART;
    $ELEMENT item[kItems];
    $LOAD_DECLARATION
    uint place[kItems];
    for (uint tile = first; tile < last; tile += kTile) {
        uint count = min(kTile, last - tile);
        [[unroll]] for (uint c = 0u; c < kTeams / 2u; ++c)
            counters[c * 256u + t] = 0u;
        [[unroll]] for (uint j = 0u; j < kItems; ++j) {
            uint k = own + j * $SIZEu;
            item[j] = fetch(line, tile + min(k, count - 1u));
            $LOAD_FIRST
        }
        barrier();
        [[unroll]] for (uint j = 0u; j < kItems; ++j) {
            // Elements past the end come after all others.
            uint digit = own + j * $SIZEu < count ? digitOf(item[j]) : 255u;
            $VOTES equal = subgroupBallot(true).$PART;
            [[unroll]] for (uint b = 0u; b < 8u; ++b) {
                bool set = (digit >> b & 1u) != 0u;
                $VOTES votes = subgroupBallot(set).$PART;
                equal &= set ? votes : ~votes;
            }
            uint counter = gl_SubgroupID * 128u + digit / 2u;
            uint upper = digit % 2u * 16u;
            uint before = counters[counter] >> upper & 0xffffu;
            place[j] = digit << 16 | (before + ones(equal & below));
            subgroupMemoryBarrierShared();
            subgroupBarrier();
            if (ones(equal & below) == 0u) atomicAdd(counters[counter], ones(equal) << upper);
            subgroupMemoryBarrierShared();
            subgroupBarrier();
        }
        barrier();
        if (t < 128u) {
            uint sum = 0u;
            [[unroll]] for (uint team = 0u; team < kTeams; ++team) {
                uint part = counters[team * 128u + t];
                counters[team * 128u + t] = sum;
                sum += part;
            }
            sums[2u * t] = sum & 0xffffu;
            sums[2u * t + 1u] = sum >> 16;
        }
        barrier();
        uint mine = sums[t];
        runningSums(t);
        begins[t] = sums[t] - mine;
        barrier();
        [[unroll]] for (uint j = 0u; j < kItems; ++j) {
            uint digit = place[j] >> 16;
            place[j] = (place[j] & 0xffffu) + begins[digit] +
                       (counters[gl_SubgroupID * 128u + digit / 2u] >> digit % 2u * 16u & 0xffffu);
            staged[place[j]] = $STAGED(item[j]);
        }
        barrier();
        uint to[kItems];
        [[unroll]] for (uint j = 0u; j < kItems; ++j) {
            item[j] = $ELEMENT(staged[j * 256u + t]);
            uint digit = digitOf(item[j]);
            to[j] = next[digit] + j * 256u + t - begins[digit];
        }
        $LOAD_SECOND
        [[unroll]] for (uint j = 0u; j < kItems; ++j) {
            if (j * 256u + t < count) {
                $STORE
            }
        }
        barrier();
        next[t] += mine;
    }
}
