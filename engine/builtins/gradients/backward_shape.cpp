// SPDX-License-Identifier: Apache-2.0
// Backward functions of what moves elements: the adjoint moves them back.
#include "builtins/gradients/dlarrays.h"
#include "builtins/gradients/gradient_rules.h"
#include "builtins/index/indexing.h"

#include <algorithm>
#include <numeric>

namespace vitrine {

namespace {

Value colon() {
    return Value::scalar(u':');
}

Value rangeOf(double first, double last) {
    std::vector<double> all;
    for (double k = first; k <= last; ++k)
        all.push_back(k);
    return rowOf(all);
}

/// The arguments after the first `skip`.
std::vector<Value> rest(const Backward& b, int skip) {
    std::vector<Value> out;
    for (int i = skip; i < b.count(); ++i)
        out.push_back(b.plain(i));
    return out;
}

Value negated(const Backward& b, int i) {
    return b.op(UnaryOp::Minus, b.plain(i));
}

} // namespace

Value positionsOf(const Shape& shape) {
    Ref<Tensor> all = Tensor::make(DType::Double, shape, false, false);
    double* to = all->mutableData<double>();
    std::iota(to, to + shape.count(), 1.0);
    return wrap(std::move(all));
}

bool hasRepeats(const Value& subscript) {
    if (!subscript.isArray() || subscript.count() < 2) return false;
    if (subscript.dtype() == DType::Logical || subscript.isChar()) return false;
    std::vector<double> all = doublesOf(subscript);
    if (std::is_sorted(all.begin(), all.end(), std::less_equal<>())) return false;
    std::sort(all.begin(), all.end());
    return std::adjacent_find(all.begin(), all.end()) != all.end();
}

Value scatter(const GradientOps& ops, const Value& g, const Value& positions, const Shape& shape,
              bool repeats) {
    const Value whole[] = {colon()};
    if (repeats) {
        const Value sums = ops.call(
            "accumarray", {ops.index(positions, whole), ops.index(g, whole),
                           rowOf(std::vector<double>{static_cast<double>(shape.count()), 1.0})});
        return ops.reshape(sums, shape);
    }
    Value out = ops.zeros(shape, g.dtype(), plainValue(g).isGpuArray());
    const Value places[] = {ops.index(positions, whole)};
    ops.assign(out, places, ops.index(g, whole));
    return out;
}

void sameShapeBackward(Backward& b) {
    b.add(0, b.reshape(b.gradient(), b.shape(0)));
}

void permuteBackward(Backward& b) {
    const std::vector<double> order = doublesOf(b.plain(1));
    std::vector<double> back(order.size());
    for (std::size_t d = 0; d < order.size(); ++d)
        back[static_cast<std::size_t>(order[d]) - 1] = static_cast<double>(d + 1);
    b.add(0, b.call("permute", {b.gradient(), rowOf(back)}));
}

void ipermuteBackward(Backward& b) {
    b.add(0, b.call("permute", {b.gradient(), b.plain(1)}));
}

void transposeBackward(Backward& b) {
    b.add(0, b.op(UnaryOp::Transpose, b.gradient()));
}

void ctransposeBackward(Backward& b) {
    b.add(0, b.op(UnaryOp::CTranspose, b.gradient()));
}

/// The gradient with each dimension split into (length, copies); copies are summed.
void repmatBackward(Backward& b) {
    const Shape from = b.shape(0), to = plainValue(b.gradient()).shape();
    std::vector<int64_t> split;
    std::vector<double> copies;
    for (int d = 0; d < to.rank(); ++d) {
        split.push_back(from[d]);
        split.push_back(from[d] > 0 ? to[d] / from[d] : 1);
        if (split.back() != 1) copies.push_back(static_cast<double>(2 * d + 2));
    }
    Value g = b.gradient();
    if (!copies.empty() && from.count() > 0)
        g = b.call("sum", {b.reshape(g, Shape(split)), rowOf(copies)});
    if (from.count() > 0) b.add(0, b.reshape(g, from));
}

void sameCallBackward(Backward& b) {
    std::vector<Value> args = rest(b, 0);
    args[0] = b.gradient();
    // flip without a dimension takes the first that is not 1, which the result has, too.
    b.add(0, b.call(b.node().operation.name, args));
}

void circshiftBackward(Backward& b) {
    std::vector<Value> args = rest(b, 0);
    args[0] = b.gradient();
    args[1] = negated(b, 1);
    b.add(0, b.call("circshift", args));
}

void rot90Backward(Backward& b) {
    const Value turns = b.count() > 1 ? negated(b, 1) : Value(-1.0);
    b.add(0, b.call("rot90", {b.gradient(), turns}));
}

void diagBackward(Backward& b) {
    const Shape from = b.shape(0);
    std::vector<Value> args = rest(b, 0);
    if (from.isVector()) {
        args[0] = b.gradient();
        return b.add(0, b.reshape(b.call("diag", args), from));
    }
    args[0] = positionsOf(from);
    b.add(0, scatter(b, b.gradient(), b.call("diag", args), from, false));
}

void concatenateBackward(Backward& b) {
    const int dimension = static_cast<int>(b.plain(0).toDouble());
    const Shape whole = plainValue(b.gradient()).shape();
    double first = 1;
    for (int i = 1; i < b.count(); ++i) {
        const Shape& shape = b.shape(i);
        if (shape.rank() == 2 && shape.count() == 0 && shape.rows() == 0 && shape.columns() == 0)
            continue;
        const auto n = static_cast<double>(shape[dimension]);
        if (b.wants(i)) {
            std::vector<Value> subscripts(
                static_cast<std::size_t>(std::max(whole.rank(), dimension + 1)), colon());
            subscripts[static_cast<std::size_t>(dimension)] = rangeOf(first, first + n - 1);
            b.add(i, b.reshape(b.index(b.gradient(), subscripts), shape));
        }
        first += n;
    }
}

void indexBackward(Backward& b) {
    const Shape& shape = b.shape(0);
    const std::vector<Value> subscripts = rest(b, 1);
    if (subscripts.empty()) return b.add(0, b.gradient());
    if (std::any_of(subscripts.begin(), subscripts.end(), hasRepeats)) {
        const Value positions = indexValue(b.vm(), positionsOf(shape), subscripts, b.at());
        return b.add(0, scatter(b, b.gradient(), positions, shape, true));
    }
    Value out =
        b.zeros(shape, plainValue(b.gradient()).dtype(), plainValue(b.gradient()).isGpuArray());
    b.assign(out, subscripts, b.gradient());
    b.add(0, out);
}

/// a(…) = v: what was overwritten has no part in the result, and of several values for one element
/// the last stays.
void assignBackward(Backward& b) {
    const std::vector<Value> subscripts = rest(b, 2);
    const Shape whole = plainValue(b.gradient()).shape();
    if (b.wants(0)) {
        Value g = b.gradient();
        b.assign(g, subscripts, Value(0.0));
        const Shape& from = b.shape(0);
        if (!(from == whole)) {
            std::vector<Value> inside;
            for (int d = 0; d < std::max(from.rank(), whole.rank()); ++d)
                inside.push_back(rangeOf(1, static_cast<double>(from[d])));
            g = b.index(g, inside);
        }
        b.add(0, b.reshape(g, from));
    }
    if (!b.wants(1)) return;
    Value g = b.index(b.gradient(), subscripts);
    if (std::any_of(subscripts.begin(), subscripts.end(), hasRepeats)) {
        Value last = b.zeros(whole, DType::Double, false);
        const Value order = positionsOf(g.shape());
        assignIndexed(b.vm(), last, subscripts, order, b.at());
        const Value kept = indexValue(b.vm(), last, subscripts, b.at());
        g = b.times(g, b.op(BinaryOp::Eq, kept, b.reshape(order, kept.shape())));
    }
    const Shape& shape = b.shape(1);
    b.add(1, shape.count() == g.count() ? b.reshape(g, shape) : g);
}

void accumarrayBackward(Backward& b) {
    if (b.count() > 3 && b.plain(3).count() > 0) throwNoDerivative("accumarray");
    Value subscripts = b.plain(0);
    Value g = b.gradient();
    if (subscripts.shape().columns() > 1) {
        const Shape whole = plainValue(g).shape();
        std::vector<Value> args{rowOf(std::vector<double>(0))};
        std::vector<double> sizes;
        for (int d = 0; d < whole.rank(); ++d)
            sizes.push_back(static_cast<double>(whole[d]));
        args[0] = rowOf(sizes);
        for (int64_t j = 1; j <= subscripts.shape().columns(); ++j) {
            const Value column[] = {colon(), Value(static_cast<double>(j))};
            args.push_back(indexValue(b.vm(), subscripts, column, b.at()));
        }
        subscripts = b.call("sub2ind", args);
    }
    const Value places[] = {subscripts};
    g = b.index(g, places);
    b.add(1, b.shape(1).count() == g.count() ? b.reshape(g, b.shape(1)) : g);
}

void conjBackward(Backward& b) {
    b.add(0, b.call("conj", {b.gradient()}));
}

void sigmoidBackward(Backward& b) {
    const Value y = b.result();
    b.add(0, b.times(b.gradient(), b.times(y, b.op(BinaryOp::Minus, Value(1.0), y))));
}

void imagBackward(Backward& b) {
    b.add(0, b.times(b.gradient(), complexScalar({0.0, 1.0})));
}

void complexBackward(Backward& b) {
    b.add(0, b.call("real", {b.gradient()}));
    if (b.count() > 1) b.add(1, b.call("imag", {b.gradient()}));
}

} // namespace vitrine
