// SPDX-License-Identifier: Apache-2.0
#include "builtins/core/captured_ops.h"

#include "base/settings.h"
#include "builtins/elementwise/elementwise.h"

namespace vitrine {

bool takesRoutines(const Value& v) {
    return v.isArray() && !v.isComplex() && routines::fits(v) && v.count() > 0 &&
           (isNumeric(v.dtype()) || v.dtype() == DType::Logical);
}

bool capturedNumbers(Interpreter& vm, const Value& v) {
    return captured(vm, v) && takesRoutines(v);
}

bool isHostWork(Interpreter& vm, const Value& v) {
    if (vm.settings().lazyMinElements < 16) return false; // all arrays are to be captured
    if (v.isScalarInline()) return vm.accelerator().deviceCount() == 0;
    return !v.isGpuArray() && vm.accelerator().isOnHostOnly(v) &&
           vm.accelerator().deviceCount() == 0;
}

Value CapturedOps::apply(const ElementwiseOp& op, const Value& a, const Value& b) const {
    const Value args[] = {a, b};
    return applyElementwise(m_vm, op, args, m_at);
}

Value CapturedOps::apply(const ElementwiseOp& op, const Value& a) const {
    const Value args[] = {a};
    return applyElementwise(m_vm, op, args, m_at);
}

Value CapturedOps::toDouble(const Value& x) const {
    return convertValue(m_vm, x, DType::Double, m_at);
}

Value CapturedOps::ramp(int64_t first, int64_t step, int64_t n) const {
    const Value row =
        accel().ramp(static_cast<double>(first), static_cast<double>(step), n, DType::Double, m_at);
    return accel().reshape(row, Shape(n, 1));
}

Value CapturedOps::rows(const Value& x, int64_t first, int64_t n, int64_t step) const {
    const RangeIndex ranges[] = {{first, step, n}, {0, 1, x.shape()[1]}};
    return accel().slice(x, ranges, m_at);
}

Value CapturedOps::columnAt(const Value& x, int64_t j) const {
    if (x.shape()[1] == 1) return x;
    const RangeIndex ranges[] = {{0, 1, x.shape()[0]}, {j, 1, 1}};
    return accel().slice(x, ranges, m_at);
}

Value CapturedOps::take(const Value& x, const Value& index) const {
    const int64_t n = x.shape()[0], columns = x.shape()[1], taken = index.count();
    if (columns == 1) {
        const routines::Index place[] = {{index, 1}};
        return routines::gather(accel(), x, place, Shape(taken, 1), m_at);
    }
    const routines::Index places[] = {{index, 1}, {ramp(columns), n}};
    return routines::gather(accel(), x, places, Shape(taken, columns), m_at);
}

Value CapturedOps::put(const Value& base, const Value& index, const Value& values) const {
    if (index.count() == 0) return base;
    const routines::Index places[] = {{index, 1}};
    return routines::scatter(accel(), base, places, values, m_at);
}

Value CapturedOps::compact(const Value& x, const Value& mask, int64_t found) const {
    Value out = routines::compact(accel(), x, mask, found, Shape(found, 1), m_at);
    if (const int64_t limit = routines::indexLimit(x)) routines::noteIndexLimit(out, limit);
    return out;
}

Value CapturedOps::order(const Value& x, bool descending, bool missingFirst) const {
    return routines::order(accel(), x, {1, x.count(), 1}, descending, missingFirst, m_at);
}

Value CapturedOps::startsOfRuns(const Value& sorted) const {
    const int64_t n = sorted.shape()[0];
    Value differs;
    for (int64_t j = 0; j < sorted.shape()[1]; ++j) {
        const Value part = columnAt(sorted, j);
        const Value here = apply(kNeOp, rows(part, 1, n - 1), rows(part, 0, n - 1));
        differs = j == 0 ? here : apply(kOrOp, differs, here);
    }
    const RangeIndex later[] = {{1, 1, n - 1}, {0, 1, 1}};
    const Value all = fill(Value::logical(true), Shape(n, 1));
    return n < 2 ? all : accel().assignSlice(all, later, differs, m_at);
}

Value CapturedOps::rowOrder(const Value& x, std::span<const Key> keys) const {
    Value so;
    for (std::size_t k = keys.size(); k-- > 0;) {
        const Key& key = keys[k];
        const Value part = columnAt(x, key.column);
        if (so.isNothing())
            so = order(part, key.descending, key.missingFirst);
        else
            so = take(so, order(take(part, so), key.descending, key.missingFirst));
    }
    return so;
}

CapturedGroups groupCaptured(const CapturedOps& ops, const Value& items, bool stable, bool last) {
    const int64_t n = items.shape()[0];
    std::vector<CapturedOps::Key> keys;
    for (int64_t j = 0; j < items.shape()[1]; ++j)
        keys.push_back({j, false, false});
    const Value order = ops.rowOrder(items, keys);
    const Value fresh = ops.startsOfRuns(ops.take(items, order));
    CapturedGroups g;
    g.found = ops.count(fresh);
    g.groupOf =
        ops.put(ops.fill(Value(0.0), Shape(n, 1)), order, ops.runningSum(ops.toDouble(fresh)));
    routines::noteIndexLimit(g.groupOf, g.found);
    Value marked = fresh;
    if (last && n > 1) {
        // The last item of a group stands before the first of the next one.
        const RangeIndex before[] = {{0, 1, n - 1}, {0, 1, 1}};
        marked = ops.accel().assignSlice(ops.fill(Value::logical(true), Shape(n, 1)), before,
                                         ops.rows(fresh, 1, n - 1), ops.at());
    }
    g.chosen = ops.compact(order, marked, g.found);
    if (!stable) return g;
    const Value rank = ops.order(g.chosen);
    g.chosen = ops.take(g.chosen, rank);
    Value back = ops.put(ops.fill(Value(0.0), Shape(g.found, 1)), rank, ops.ramp(g.found));
    g.groupOf = ops.take(back, g.groupOf);
    routines::noteIndexLimit(g.groupOf, g.found);
    return g;
}

} // namespace vitrine
