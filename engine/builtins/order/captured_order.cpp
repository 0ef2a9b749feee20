// SPDX-License-Identifier: Apache-2.0
#include "builtins/order/captured_order.h"
#include "builtins/elementwise/elementary.h"

#include "builtins/elementwise/complex_operations.h"
#include "builtins/elementwise/elementwise.h"

#include <limits>

namespace vitrine {

namespace {

/// 1 … length along the lines, to be expanded with them.
Value positionsAlong(const CapturedOps& ops, const CapturedLines& x) {
    return ops.accel().reshape(ops.ramp(x.lines.length),
                               Shape(std::vector<int64_t>{1, x.lines.length, 1}));
}

/// Elements first … first+n-1 of each line.
Value partOf(const CapturedOps& ops, const CapturedLines& x, const Value& data, int64_t first,
             int64_t n) {
    const RangeIndex ranges[] = {{0, 1, x.lines.inner}, {first, 1, n}, {0, 1, x.lines.outer}};
    const Value shaped = data.shape() == x.whole() ? data : ops.accel().reshape(data, x.whole());
    return ops.accel().slice(shaped, std::span(ranges, x.lines.outer == 1 ? 2 : 3), ops.at());
}

/// `data` of the lines with a part of each replaced.
Value withPart(const CapturedOps& ops, const CapturedLines& x, const Value& base, int64_t first,
               int64_t n, const Value& part) {
    const RangeIndex ranges[] = {{0, 1, x.lines.inner}, {first, 1, n}, {0, 1, x.lines.outer}};
    return ops.accel().assignSlice(base, std::span(ranges, x.lines.outer == 1 ? 2 : 3), part,
                                   ops.at());
}

Value reduced(const CapturedOps& ops, const CapturedLines& x, ReduceOp op, const Value& data) {
    ReduceOptions options;
    options.resultClass = isFloat(data.dtype()) ? data.dtype() : DType::Double;
    const Value out = ops.accel().reduce(op, data, 1, 2, options, ops.at());
    return out.shape() == x.one() ? out : ops.accel().reshape(out, x.one());
}

Value flagged(const CapturedOps& ops, const Value& flags, const Value& number) {
    return ops.op(BinaryOp::Times, ops.toDouble(flags), number);
}

/// Position of the first element of each line that is marked; length + 1 where none is.
Value firstMarked(const CapturedOps& ops, const CapturedLines& x, const Value& marked) {
    const auto n = static_cast<double>(x.lines.length);
    const Value past = flagged(ops, ops.apply(kNotOp, marked), Value(n));
    const Value at = ops.op(BinaryOp::Plus, positionsAlong(ops, x), past);
    return reduced(ops, x, ReduceOp::Min, at);
}

Value taken(const CapturedOps& ops, const CapturedLines& x, const Value& index) {
    routines::noteIndexLimit(index, x.lines.length);
    return routines::takeAlong(ops.accel(), x.data, x.lines, index, ops.at());
}

/// Elements that compare: of class double or single.
CapturedLines comparable(const CapturedOps& ops, const CapturedLines& x) {
    return {isFloat(x.data.dtype()) ? x.data : ops.toDouble(x.data), x.lines};
}

} // namespace

CapturedLines linesOf(const CapturedOps& ops, const Value& x, int from, int to) {
    CapturedLines out;
    for (int d = 0; d < x.shape().rank(); ++d)
        (d < from ? out.lines.inner : d < to ? out.lines.length : out.lines.outer) *= x.shape()[d];
    out.data = ops.accel().reshape(x, out.whole());
    return out;
}

bool comparesAsFloat(DType t) {
    return t != DType::Int64 && t != DType::UInt64;
}

Positioned extremesCaptured(const CapturedOps& ops, const CapturedLines& x, bool largest,
                            bool takeNan) {
    const CapturedLines y = comparable(ops, x);
    const Value best = reduced(ops, y, largest ? ReduceOp::Max : ReduceOp::Min, y.data);
    const auto n = static_cast<double>(x.lines.length);
    Value at = firstMarked(ops, y, ops.apply(kEqOp, y.data, best));
    // All are NaN: the first one.
    at = ops.op(BinaryOp::Minus, at, flagged(ops, ops.apply(kGtOp, at, Value(n)), Value(n)));
    if (takeNan) {
        const Value nan = firstMarked(ops, y, ops.apply(kIsNanOp, y.data));
        const Value any = ops.apply(kLeOp, nan, Value(n));
        at = ops.op(BinaryOp::Plus, at, flagged(ops, any, ops.op(BinaryOp::Minus, nan, at)));
    }
    return {taken(ops, x, at), at};
}

Positioned runningExtremesCaptured(const CapturedOps& ops, const CapturedLines& x, bool largest,
                                   bool reverse) {
    const CapturedLines y = comparable(ops, x);
    const int64_t n = x.lines.length;
    const auto scan = [&](ScanOp op, const Value& data) {
        return ops.accel().scan(op, data, 1, reverse, ops.at());
    };
    const Value held = scan(largest ? ScanOp::Max : ScanOp::Min, y.data);
    Value fresh = ops.fill(Value::logical(true), x.whole());
    if (n > 1) {
        // Each element against what is in force before it.
        const Value before = partOf(ops, y, held, reverse ? 1 : 0, n - 1),
                    now = partOf(ops, y, y.data, reverse ? 0 : 1, n - 1);
        const Value better = ops.apply(largest ? kGtOp : kLtOp, now, before);
        const Value first = ops.apply(kAndOp, ops.apply(kIsNanOp, before),
                                      ops.apply(kNotOp, ops.apply(kIsNanOp, now)));
        fresh = withPart(ops, x, fresh, reverse ? 0 : 1, n - 1, ops.apply(kOrOp, better, first));
    }
    // The position of the last fresh element: from the end, the others count as the last one.
    const Value place = positionsAlong(ops, x);
    const Value rest = reverse
                           ? flagged(ops, ops.apply(kNotOp, fresh),
                                     ops.op(BinaryOp::Minus, Value(static_cast<double>(n)), place))
                           : Value();
    const Value marked = reverse ? ops.op(BinaryOp::Plus, place, rest) : flagged(ops, fresh, place);
    const Value at = scan(reverse ? ScanOp::Min : ScanOp::Max, marked);
    return {taken(ops, x, at), at};
}

bool capturedComplex(Interpreter& vm, const Value& v) {
    return v.kind() == Kind::Tensor && v.count() > 0 &&
           complexes::wantsCapture(vm.accelerator(), v) && v.isComplex();
}

Value takenAlong(const CapturedOps& ops, const Value& x, const Lines& lines,
                 const Value& index) {
    const auto take = [&](const Value& part) {
        return routines::takeAlong(ops.accel(), part, lines, index, ops.at());
    };
    return x.isComplex() ? mapParts(ops.vm(), x, true, take) : take(x);
}

Value orderOfLines(const CapturedOps& ops, const Value& x, const Lines& lines,
                   bool descending, bool missingFirst, bool byParts) {
    const auto order = [&](const Value& keys) {
        return routines::order(ops.accel(), keys, lines, descending, missingFirst, ops.at());
    };
    if (!x.isComplex()) return order(x);
    const complexes::Parts parts = complexes::parts(ops.accel(), x);
    const Value missing =
        ops.apply(kOrOp, ops.apply(kIsNanOp, parts.re), ops.apply(kIsNanOp, parts.im));
    const auto key = [&](const Value& v) {
        const Value none = convertValue(ops.vm(), Value(std::numeric_limits<double>::quiet_NaN()),
                                        v.dtype(), ops.at());
        return ops.accel().assignMasked(v, missing, none, ops.at());
    };
    // Sorts are stable: by the lesser key first.
    const Value first =
        order(key(byParts ? parts.im : ops.apply(elementary::atan2, parts.im, parts.re)));
    const Value greater =
        key(byParts ? parts.re : ops.apply(elementary::hypot, parts.re, parts.im));
    const Value second = order(takenAlong(ops, greater, lines, first));
    return takenAlong(ops, first, lines, second);
}

Value complexRanks(const CapturedOps& ops, const Value& items) {
    const int64_t n = items.shape()[0], columns = items.shape()[1];
    const Lines lines{1, n, columns};
    const Value order = orderOfLines(ops, items, lines, false, false);
    const complexes::Parts sorted =
        complexes::parts(ops.accel(), takenAlong(ops, items, lines, order));
    const Value whole = ops.fill(Value(1.0), Shape(n, columns));
    Value ranks = whole;
    if (n > 1) {
        const auto differs = [&](const Value& part) {
            return ops.apply(kNeOp, ops.rows(part, 1, n - 1), ops.rows(part, 0, n - 1));
        };
        const RangeIndex later[] = {{1, 1, n - 1}, {0, 1, columns}};
        const Value fresh = ops.accel().assignSlice(
            whole, later, ops.toDouble(ops.apply(kOrOp, differs(sorted.re), differs(sorted.im))),
            ops.at());
        ranks = ops.accel().scan(ScanOp::Sum, fresh, 0, false, ops.at());
    }
    const Value missing =
        ops.apply(kOrOp, ops.apply(kIsNanOp, sorted.re), ops.apply(kIsNanOp, sorted.im));
    ranks = ops.accel().assignMasked(ranks, missing,
                                     Value(std::numeric_limits<double>::quiet_NaN()), ops.at());
    // Back to where the elements are: the order of the order is its inverse.
    ranks = takenAlong(ops, ranks, lines, orderOfLines(ops, order, lines, false, false));
    return items.isGpuArray() ? ops.accel().toGpuArray(ranks, ops.at()) : ranks;
}

Positioned orderedExtremes(const CapturedOps& ops, const CapturedLines& x, bool largest,
                           bool takeNan) {
    const Value order = orderOfLines(ops, x.data, x.lines, largest, takeNan);
    const Value at = partOf(ops, x, order, 0, 1);
    routines::noteIndexLimit(at, x.lines.length);
    return {takenAlong(ops, x.data, x.lines, at), at};
}

Positioned orderedRunningExtremes(const CapturedOps& ops, const CapturedLines& x, bool largest,
                                  bool reverse) {
    const Value order = orderOfLines(ops, x.data, x.lines, largest, false);
    // How many come before each element: the least so far is the one in force.
    const Value places = orderOfLines(ops, order, x.lines, false, false);
    const Value held = ops.accel().scan(ScanOp::Min, places, 1, reverse, ops.at());
    routines::noteIndexLimit(held, x.lines.length);
    const Value at = takenAlong(ops, order, x.lines, held);
    return {takenAlong(ops, x.data, x.lines, at), at};
}

Value mediansCaptured(const CapturedOps& ops, const CapturedLines& x, bool omitNan) {
    const CapturedLines y{routines::sort(ops.accel(), x.data, x.lines, false, false, ops.at()),
                          x.lines};
    const auto n = static_cast<double>(x.lines.length);
    const ElementwiseOp& floor = elementary::floor;
    const ElementwiseOp& max = maximumOp();
    Value count(n);
    Value missing;
    if (isFloat(x.data.dtype())) {
        const Value present = ops.apply(kNotOp, ops.apply(kIsNanOp, x.data));
        count = reduced(ops, x, ReduceOp::Sum, ops.toDouble(present));
        if (!omitNan) {
            missing = ops.apply(kLtOp, count, Value(n));
            count = Value(n);
        }
    }
    const auto half = [&](const Value& number, double more, double least) {
        const Value at =
            ops.apply(floor, ops.op(BinaryOp::Times, ops.op(BinaryOp::Plus, number, Value(more)),
                                    Value(0.5)));
        const Value kept = ops.apply(max, at, Value(least));
        return kept.count() == 1
                   ? ops.fill(kept.isScalarInline() ? kept : Value(kept.toDouble()), x.one())
                   : kept;
    };
    const Value low = ops.toDouble(taken(ops, y, half(count, 1, 1))),
                high = ops.toDouble(taken(ops, y, half(count, 2, 1)));
    Value apart = ops.op(BinaryOp::Times, ops.op(BinaryOp::Minus, high, low), Value(0.5));
    // Equal infinities are their own mean.
    apart = ops.accel().assignMasked(apart, ops.apply(kEqOp, low, high), Value(0.0), ops.at());
    Value middle = ops.op(BinaryOp::Plus, low, apart);
    if (isFloat(x.data.dtype())) {
        // -Inf + (high - -Inf)/2 would be NaN.
        constexpr double kInfinity = std::numeric_limits<double>::infinity();
        const Value below = ops.apply(kAndOp, ops.apply(kEqOp, low, Value(-kInfinity)),
                                      ops.apply(kLtOp, high, Value(kInfinity)));
        middle = ops.accel().assignMasked(middle, below, Value(-kInfinity), ops.at());
    }
    if (missing.isNothing()) return middle;
    return ops.accel().assignMasked(middle, missing,
                                    Value(std::numeric_limits<double>::quiet_NaN()), ops.at());
}

Positioned modesCaptured(const CapturedOps& ops, const CapturedLines& x) {
    const CapturedLines y{routines::sort(ops.accel(), x.data, x.lines, false, false, ops.at()),
                          x.lines};
    const int64_t n = x.lines.length;
    Value starts = ops.fill(Value::logical(true), x.whole());
    if (n > 1)
        starts = withPart(
            ops, x, starts, 1, n - 1,
            ops.apply(kNeOp, partOf(ops, y, y.data, 1, n - 1), partOf(ops, y, y.data, 0, n - 1)));
    const Value place = positionsAlong(ops, x);
    const Value begin =
        ops.accel().scan(ScanOp::Max, flagged(ops, starts, place), 1, false, ops.at());
    Value run = ops.op(BinaryOp::Plus, ops.op(BinaryOp::Minus, place, begin), Value(1.0));
    if (isFloat(x.data.dtype()))
        run = flagged(ops, ops.apply(kNotOp, ops.apply(kIsNanOp, y.data)), run);
    const Value times = reduced(ops, x, ReduceOp::Max, run);
    const Value end = firstMarked(ops, x, ops.apply(kEqOp, run, times));
    // Nothing but NaN: the first one.
    const Value before =
        ops.op(BinaryOp::Minus, ops.apply(maximumOp(), times, Value(1.0)), Value(1.0));
    const Value at = ops.op(BinaryOp::Minus, end, before);
    return {taken(ops, y, at), times};
}

} // namespace vitrine
