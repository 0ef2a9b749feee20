// SPDX-License-Identifier: Apache-2.0
#include "builtins/index/captured_indexing.h"
#include "builtins/elementwise/elementary.h"

#include "builtins/core/captured_ops.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/index/indexing.h"

namespace vitrine {

namespace {

bool isRemote(const Value& v) {
    return v.kind() == Kind::Tensor && !v.isComplex() && (!v.tensor().onHost() || v.isGpuArray());
}

/// A list or mask that must not come to the host.
bool isRemoteList(const Value& v) {
    return isRemote(v) && v.count() > 1 && !routines::pendingRange(v);
}

Value asColumn(Interpreter& vm, const Value& v) {
    return v.shape().isColumn() ? v : vm.accelerator().reshape(v, Shape(v.count(), 1));
}

Value applied(Interpreter& vm, const ElementwiseOp& op, const Value& a, const Value& b, Span span) {
    const Value args[] = {a, b};
    return applyElementwise(vm, op, args, span);
}

/// The subscript as an index array, with its shape and whether it was a mask.
struct Listed {
    Value positions;
    Shape shape;
    bool mask = false;
};

bool listOf(Interpreter& vm, const Value& sub, int64_t length, int position, int count, Span span,
            Listed& out) {
    if (isColon(sub)) {
        out.positions = vm.accelerator().ramp(1, 1, length, DType::Double, span);
        out.shape = Shape(length, 1);
        return true;
    }
    if (!sub.isArray() || sub.isComplex() || !routines::fits(sub)) return false;
    if (sub.dtype() == DType::Logical) {
        if (sub.count() > length) return false;
        const int64_t found = countNonzero(vm, sub, span);
        const Shape of = sub.shape();
        out.mask = true;
        out.shape = of.isRow() && !of.isScalar() ? Shape(1, found) : Shape(found, 1);
        if (of.isScalar()) return false;
        out.positions = routines::find(vm.accelerator(), sub, found, out.shape, span);
        return true;
    }
    if (!isRemoteList(sub)) {
        // Read here, so that what is wrong with it is found.
        const Subscript s = readSubscript(sub, length, position, count);
        if (s.largest >= length) return false;
    } else if (const int64_t limit = checkedLimit(vm, sub, span); limit < 1 || limit > length) {
        return false;
    }
    out.positions = sub;
    out.shape = sub.shape();
    return true;
}

bool hasRemoteList(std::span<const Value> subs) {
    return std::any_of(subs.begin(), subs.end(), isRemoteList);
}

/// The indices of all subscripts; false when one is out of bounds or not an index.
bool indicesOf(Interpreter& vm, const Shape& shape, std::span<const Value> subs, Span span,
               std::vector<routines::Index>& indices, std::vector<Listed>& lists) {
    const int count = static_cast<int>(subs.size());
    const std::vector<int64_t> dims = foldedDims(shape, count);
    int64_t stride = 1;
    for (int d = 0; d < count; ++d) {
        const auto k = static_cast<std::size_t>(d);
        Listed listed;
        if (!listOf(vm, subs[k], dims[k], d + 1, count, span, listed)) return false;
        indices.push_back({listed.positions, stride});
        lists.push_back(std::move(listed));
        stride *= dims[k];
    }
    return true;
}

/// What a scatter stores at `count` places: b's elements, or its only one at each of them.
Value scattered(Interpreter& vm, const Value& b, int64_t count, Span span) {
    if (b.count() != 1 || b.isScalarInline()) return b;
    return vm.accelerator().fill(b, Shape(count, 1), span);
}

} // namespace

int64_t checkedLimit(Interpreter& vm, const Value& index, Span span) {
    if (index.count() == 0) return 1;
    if (const int64_t known = routines::indexLimit(index)) return known;
    if (!isFloat(index.dtype()) && !isInteger(index.dtype())) return 0;
    const Value column = asColumn(vm, index);
    Accelerator& accel = vm.accelerator();
    const Value number = convertValue(vm, column, DType::Double, span);
    ReduceOptions options;
    options.resultClass = DType::Logical;
    const Value one[] = {number};
    const Value whole = applyElementwise(vm, elementary::floor, one, span);
    const Value good = applied(vm, kAndOp, applied(vm, kGeOp, number, Value(1.0), span),
                               applied(vm, kEqOp, number, whole, span), span);
    const Value all = accel.reduce(ReduceOp::All, good, 0, 1, options, span);
    options.resultClass = DType::Double;
    const Value most = accel.reduce(ReduceOp::Max, number, 0, 1, options, span);
    if (!all.toTensor()->data<bool>()[0]) return 0;
    const double limit = most.toDouble();
    if (!(limit >= 1) || limit > 9e15) return 0;
    routines::noteIndexLimit(index, static_cast<int64_t>(limit));
    return static_cast<int64_t>(limit);
}

int64_t countNonzero(Interpreter& vm, const Value& x, Span span) {
    if (x.count() == 0) return 0;
    const Value flags = x.dtype() == DType::Logical ? x : applied(vm, kNeOp, x, Value(0.0), span);
    ReduceOptions options;
    options.resultClass = DType::Double;
    const Value sum =
        vm.accelerator().reduce(ReduceOp::Sum, asColumn(vm, flags), 0, 1, options, span);
    return static_cast<int64_t>(sum.toDouble());
}

bool gatherCaptured(Interpreter& vm, const Value& a, std::span<const Value> subscripts, Span span,
                    Value& out) {
    if (a.kind() != Kind::Tensor || a.count() < 2 ||
        subscripts.size() > static_cast<std::size_t>(kMaxRank) || !hasRemoteList(subscripts) ||
        !routines::fits(a)) // fits asks whether a is complex
        return false;
    const Shape shape = a.shape();
    Accelerator& accel = vm.accelerator();
    if (subscripts.size() == 1 && subscripts[0].dtype() == DType::Logical &&
        subscripts[0].count() == a.count()) {
        Subscript s;
        s.form = Subscript::Form::List;
        s.mask = true;
        s.count = countNonzero(vm, subscripts[0], span);
        const Shape of = subscripts[0].shape();
        s.shape = of.isRow() ? Shape(1, s.count) : Shape(s.count, 1);
        out =
            routines::compact(accel, a, subscripts[0], s.count, linearResultShape(shape, s), span);
        return true;
    }
    std::vector<routines::Index> indices;
    std::vector<Listed> lists;
    if (!indicesOf(vm, shape, subscripts, span, indices, lists)) return false;
    Shape result;
    if (subscripts.size() == 1) {
        Subscript s;
        s.form = Subscript::Form::List;
        s.mask = lists[0].mask;
        s.shape = lists[0].shape;
        s.count = lists[0].positions.count();
        result = linearResultShape(shape, s);
    } else {
        std::vector<int64_t> lengths;
        for (const Listed& l : lists)
            lengths.push_back(l.positions.count());
        result = Shape(lengths);
    }
    out = routines::gather(accel, a, indices, result, span);
    return true;
}

bool gatherListed(Interpreter& vm, const Value& a, std::span<const Subscript> subs,
                  const Shape& result, Span span, Value& out) {
    if (!isRemote(a) || !routines::fits(a) || result.count() == 0 ||
        subs.size() > static_cast<std::size_t>(kMaxRank))
        return false;
    const std::vector<int64_t> dims = foldedDims(a.shape(), static_cast<int>(subs.size()));
    std::vector<routines::Index> indices;
    int64_t stride = 1;
    for (std::size_t d = 0; d < subs.size(); ++d) {
        std::vector<double> list(static_cast<std::size_t>(subs[d].count));
        for (std::size_t i = 0; i < list.size(); ++i)
            list[i] = static_cast<double>(subs[d].at(static_cast<int64_t>(i)) + 1);
        indices.push_back({columnOf(list), stride});
        stride *= dims[d];
    }
    out = routines::gather(vm.accelerator(), a, indices, result, span);
    return true;
}

bool scatterCaptured(Interpreter& vm, Value& a, std::span<const Value> subscripts, const Value& b,
                     Span span) {
    if (a.kind() != Kind::Tensor || a.count() < 2 || !routines::fits(a) || !routines::fits(b) ||
        subscripts.size() > static_cast<std::size_t>(kMaxRank) || b.dtype() != a.dtype() ||
        (b.count() == 0 && subscripts.size() > 1))
        return false;
    if (!hasRemoteList(subscripts) && !isRemote(a)) return false;
    if (std::all_of(subscripts.begin(), subscripts.end(),
                    [](const Value& s) { return s.isScalarInline() || isColon(s); }))
        return false;
    std::vector<routines::Index> indices;
    std::vector<Listed> lists;
    const Shape shape = a.shape();
    if (!indicesOf(vm, shape, subscripts, span, indices, lists)) return false;
    int64_t total = 1;
    std::vector<int64_t> left;
    for (const Listed& l : lists) {
        total *= l.positions.count();
        if (l.positions.count() != 1) left.push_back(l.positions.count());
    }
    if (total == 0) return b.count() <= 1;
    if (b.count() == 0) return false;
    if (b.count() != 1) {
        if (b.count() != total) return false;
        if (subscripts.size() > 1) {
            std::vector<int64_t> right;
            for (int64_t n : b.shape().dims()) {
                if (n != 1) right.push_back(n);
            }
            if (left != right) return false;
        }
    }
    a = routines::scatter(vm.accelerator(), a, indices, scattered(vm, b, total, span), span);
    return true;
}

bool deleteCaptured(Interpreter& vm, Value& a, std::span<const Value> subscripts, Span span) {
    if (!takesRoutines(a) || a.kind() != Kind::Tensor || a.count() < 2 ||
        (!isRemote(a) && !hasRemoteList(subscripts)))
        return false;
    const int count = static_cast<int>(subscripts.size());
    const Shape shape = a.shape();
    const std::vector<int64_t> dims = foldedDims(shape, count);
    int chosen = -1;
    for (int d = 0; d < count; ++d) {
        if (isColon(subscripts[static_cast<std::size_t>(d)])) continue;
        if (chosen >= 0) return false;
        chosen = d;
    }
    if (chosen < 0) return false;
    const auto k = static_cast<std::size_t>(chosen);
    const CapturedOps ops(vm, span);
    Listed listed;
    if (!listOf(vm, subscripts[k], dims[k], chosen + 1, count, span, listed)) return false;
    if (listed.positions.count() == 0) return true;
    const Value all = ops.fill(Value::logical(true), Shape(dims[k], 1));
    const Value keep = ops.put(all, ops.column(listed.positions), Value::logical(false));
    const int64_t left = ops.count(keep);
    if (left == 0) return false;
    if (count == 1) {
        const Value kept = ops.compact(ops.column(a), keep, left);
        a = shape.isColumn() ? kept : ops.accel().reshape(kept, Shape(1, left));
        return true;
    }
    const Value base = count < shape.rank() ? ops.accel().reshape(a, Shape(dims)) : a;
    std::vector<Value> places(subscripts.size(), Value::scalar(u':'));
    places[k] = routines::find(ops.accel(), keep, left, Shape(left, 1), span);
    a = indexValue(vm, base, places, span);
    return true;
}

void growCaptured(Interpreter& vm, Value& a, std::span<const Value> subscripts, const Value& b,
                  Span span) {
    if (!takesRoutines(a) || a.kind() != Kind::Tensor || !isRemote(a)) return;
    const int count = static_cast<int>(subscripts.size());
    const Shape shape = a.shape();
    if (count == 1 ? !shape.isVector() : count < shape.rank()) return;
    const CapturedOps ops(vm, span);
    std::vector<int64_t> dims = foldedDims(shape, count);
    int64_t total = 1;
    bool grows = false;
    for (int d = 0; d < count; ++d) {
        const Value& sub = subscripts[static_cast<std::size_t>(d)];
        int64_t& length = dims[static_cast<std::size_t>(d)];
        int64_t needed = length;
        if (isColon(sub)) {
            total *= length;
            continue;
        }
        if (isRemoteList(sub)) {
            if (sub.dtype() == DType::Logical) return;
            needed = checkedLimit(vm, sub, span);
            if (needed < 1) return;
            if (needed > length) {
                // What was known may be a bound; the size needs the greatest one itself.
                ReduceOptions options;
                options.resultClass = DType::Double;
                needed = static_cast<int64_t>(
                    ops.accel()
                        .reduce(ReduceOp::Max, ops.toDouble(ops.column(sub)), 0, 1, options, span)
                        .toDouble());
            }
            total *= sub.count();
        } else {
            const Subscript s = readSubscript(sub, length, d + 1, count);
            needed = s.largest + 1;
            total *= s.count;
        }
        grows = grows || needed > length;
        length = std::max(length, needed);
    }
    // A wrong number of elements is reported before anything grows.
    if (!grows || (b.count() != 1 && b.count() != total)) return;
    const Shape grown = count > 1       ? Shape(dims)
                        : shape.isRow() ? Shape(1, dims[0])
                                        : Shape(dims[0], 1);
    if (grown.rank() > kMaxRank) return;
    const Value zero = Value(Tensor::make(a.dtype(), Shape(1, 1))).simplified();
    std::vector<RangeIndex> ranges;
    for (int d = 0; d < grown.rank(); ++d)
        ranges.push_back({0, 1, shape[d]});
    const bool gpu = a.isGpuArray();
    a = ops.accel().assignSlice(ops.fill(zero, grown), ranges, a, span);
    if (gpu && a.kind() == Kind::Tensor) a.mutableTensor().setGpuArray(true);
}

} // namespace vitrine
