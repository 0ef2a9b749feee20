// SPDX-License-Identifier: Apache-2.0
// The elements of a span to the places that one digit of their keys gives them. A tile is sorted by
// the digit first, by its lower and then its upper four bits, so that neighbours are written to
// neighbouring places and equal digits keep their order. Per thread and value of four bits there is
// a counter (two in a word: values v and v + 8); their running sums are the places.
const uint kItems = $ITEMSu;
const uint kTile = kItems * 256u;
shared $STAGED staged[kTile + 256u];
shared uint counters[2112];
shared uint sums[256];
shared uint teams[16];
shared uint next[256];
shared uint begins[256];

uint padded(uint p) { return p + p / kItems; }
uint cellOf(uint c) { return c + c / 32u; }
uint digitOf($ELEMENT x) { return uint(keyOf(x) >> shift) & 255u; }

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
    $ELEMENT item[kItems];
    $LOAD_DECLARATION
    uint place[kItems];
    for (uint tile = first; tile < last; tile += kTile) {
        uint count = min(kTile, last - tile);
        barrier();
        [[unroll]] for (uint j = 0u; j < kItems; ++j) {
            uint p = j * 256u + t;
            if (p < count) staged[padded(p)] = $STAGED(fetch(line, tile + p));
        }
        barrier();
        [[unroll]] for (uint j = 0u; j < kItems; ++j)
            item[j] = $ELEMENT(staged[padded(t * kItems + j)]);
        $LOAD_FIRST
        for (uint shiftHalf = 0u; shiftHalf < 8u; shiftHalf += 4u) {
            [[unroll]] for (uint c = 0u; c < 8u; ++c)
                counters[cellOf(c * 256u + t)] = 0u;
            barrier();
            [[unroll]] for (uint j = 0u; j < kItems; ++j) {
                uint digit = t * kItems + j < count
                                 ? uint(keyOf(item[j]) >> (shift + shiftHalf)) & 15u
                                 : 15u;
                uint cell = cellOf((digit & 7u) * 256u + t);
                uint upper = digit / 8u * 16u;
                uint before = counters[cell];
                counters[cell] = before + (1u << upper);
                place[j] = cell << 17 | upper << 12 | (before >> upper & 0xfffu);
            }
            barrier();
            uint part[8];
            uint sum = 0u;
            [[unroll]] for (uint c = 0u; c < 8u; ++c) {
                part[c] = sum;
                sum += counters[cellOf(t * 8u + c)];
            }
            sums[t] = sum;
            barrier();
            runningSums(t);
            uint before = (t > 0u ? sums[t - 1u] : 0u) + (sums[255] << 16);
            [[unroll]] for (uint c = 0u; c < 8u; ++c)
                counters[cellOf(t * 8u + c)] = part[c] + before;
            barrier();
            [[unroll]] for (uint j = 0u; j < kItems; ++j) {
                uint code = place[j];
                place[j] = (counters[code >> 17] >> (code >> 12 & 16u) & 0xffffu) + (code & 0xfffu);
                staged[padded(place[j])] = $STAGED(item[j]);
            }
            barrier();
            if (shiftHalf == 0u) {
                [[unroll]] for (uint j = 0u; j < kItems; ++j)
                    item[j] = $ELEMENT(staged[padded(t * kItems + j)]);
                $LOAD_SECOND
            }
        }
        uint digits[kItems];
        bool ends[kItems];
        [[unroll]] for (uint j = 0u; j < kItems; ++j) {
            uint p = j * 256u + t;
            item[j] = $ELEMENT(staged[padded(p)]);
            digits[j] = digitOf(item[j]);
            ends[j] = false;
            if (p >= count) continue;
            if (p == 0u || digitOf($ELEMENT(staged[padded(max(p, 1u) - 1u)])) != digits[j])
                begins[digits[j]] = p;
            ends[j] = p + 1u == count || digitOf($ELEMENT(staged[padded(p + 1u)])) != digits[j];
        }
        barrier();
        $LOAD_THIRD
        [[unroll]] for (uint j = 0u; j < kItems; ++j) {
            uint p = j * 256u + t;
            if (p >= count) continue;
            uint to = next[digits[j]] + p - begins[digits[j]];
            $STORE
        }
        barrier();
        [[unroll]] for (uint j = 0u; j < kItems; ++j) {
            if (ends[j]) next[digits[j]] += j * 256u + t + 1u - begins[digits[j]];
        }
    }
}
