// SPDX-License-Identifier: Apache-2.0
#include "builtins/order/captured_sets.h"

namespace vitrine {

namespace {

/// For each group the number of its first (or last) item among items begin … begin+n-1, counted
/// from 1 there; 0 for a group without any. Of several values for one place the last stays.
Value representatives(const CapturedOps& ops, const CapturedGroups& g, int64_t begin, int64_t n,
                      bool last) {
    const Value none = ops.fill(Value(0.0), Shape(g.found, 1));
    if (n == 0) return none;
    if (last) return ops.put(none, ops.rows(g.groupOf, begin, n), ops.ramp(n));
    return ops.put(none, ops.rows(g.groupOf, begin + n - 1, n, -1), ops.ramp(n, -1, n));
}

} // namespace

CapturedSets setsOfCaptured(const CapturedOps& ops, SetOp op, const Value& all, int64_t split,
                            bool stable, bool last, bool fromLater) {
    const int64_t n = all.shape()[0];
    const CapturedGroups g = groupCaptured(ops, all, stable, false);
    const Value inA = representatives(ops, g, 0, split, last),
                inB = representatives(ops, g, split, n - split, last);
    const Value ofA = ops.apply(kNeOp, inA, Value(0.0)), ofB = ops.apply(kNeOp, inB, Value(0.0));
    Value keep, namesA, namesB;
    switch (op) {
    case SetOp::Union:
        keep = ops.apply(kOrOp, ofA, ofB);
        namesA = fromLater ? ops.apply(kAndOp, ofA, ops.apply(kNotOp, ofB)) : ofA;
        namesB = fromLater ? ofB : ops.apply(kNotOp, ofA);
        break;
    case SetOp::Intersect:
        keep = namesA = namesB = ops.apply(kAndOp, ofA, ofB);
        break;
    case SetOp::Difference:
        keep = namesA = ops.apply(kAndOp, ofA, ops.apply(kNotOp, ofB));
        break;
    case SetOp::Xor:
        keep = ops.apply(kXorOp, ofA, ofB);
        namesA = ops.apply(kAndOp, ofA, keep);
        namesB = ops.apply(kAndOp, ofB, keep);
        break;
    }
    CapturedSets out;
    out.chosen = ops.compact(g.chosen, keep, ops.count(keep));
    const auto named = [&](const Value& list, const Value& mask, int64_t limit) {
        const Value names = ops.compact(list, mask, ops.count(mask));
        routines::noteIndexLimit(names, limit);
        return names;
    };
    out.fromA = named(inA, namesA, split);
    if (!namesB.isNothing()) out.fromB = named(inB, namesB, n - split);
    return out;
}

Value placesInCaptured(const CapturedOps& ops, const Value& all, int64_t split, bool last) {
    const int64_t n = all.shape()[0];
    const CapturedGroups g = groupCaptured(ops, all, false, false);
    return ops.take(representatives(ops, g, 0, split, last), ops.rows(g.groupOf, split, n - split));
}

} // namespace vitrine
