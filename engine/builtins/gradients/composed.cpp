// SPDX-License-Identifier: Apache-2.0
// Functions of dlarrays that are put together from differentiable ones, and questions.
#include "builtins/elementwise/operator_ops.h"
#include "builtins/gradients/checkpoints.h"
#include "builtins/gradients/gradient_rules.h"
#include "builtins/gradients/labels.h"
#include "builtins/reduce/reduce_support.h"

#include <algorithm>
#include <numbers>

namespace vitrine {

namespace {

GradientOps opsOf(const Call& c) {
    return {c.vm, c.span};
}

void dlExtreme(DlCall& c, bool largest) {
    const char* name = c.builtin.name;
    const GradientOps ops = opsOf(c);
    if (c.count() >= 2 && c[1].count() > 0 && !c[1].isTextScalar()) {
        Value args[] = {c[0], c[1]};
        std::string labels = alignLabels(ops, args[0], args[1]);
        std::vector<Value> all(c.args.begin(), c.args.end());
        all[0] = args[0];
        all[1] = args[1];
        const std::vector<Value> out = runBuiltin(c, c.builtin, plainValues(all));
        const Forward forward = c.count() == 2 ? Forward{builtinAgain, &c.builtin} : Forward{};
        return c.result(recordElementwise(ops, largest ? maximumOp() : minimumOp(), args, out[0],
                                          std::move(labels), forward));
    }
    const std::vector<Value> plain = plainValues(c.args);
    std::vector<Value> out = runBuiltin(c, c.builtin, plain);
    std::string labels = labelsOf(c[0]);
    if (static_cast<int>(labels.size()) < out[0].shape().rank()) labels.clear();
    if (isTraced(c[0]) && c.count() >= 3 && c[2].isArray() && c[2].count() > 1 && !c[2].isChar())
        throwNoDerivative(std::string(name) + " along several dimensions");
    // The tape reads the dimension where max(x,[],dim) has it.
    std::vector<Value> args{c[0], Value::emptyMatrix(), Value::emptyMatrix()};
    for (int i = 1; i < c.count(); ++i) {
        if (c[i].isTextScalar() && c[i].isChar())
            args.push_back(c[i]);
        else if (i == 2)
            args[2] = plain[2];
    }
    out[0] =
        traced({name, extremeBackward, kReadsArguments}, args, out[0], std::move(labels), c.span);
    for (Value& v : out)
        c.result(std::move(v));
}

/// var(x,w,dim) with the weight 0 or 1; the deviations stay traced.
Value variance(Call& c, const char* name) {
    const GradientOps ops = opsOf(c);
    const std::vector<Value> plain = plainValues(c.args);
    Call inner{c.vm, plain, c.nargout, c.out, c.span};
    ReduceArgs args = readReduceArgs(inner, 1, 1);
    const double weight =
        args.rest.empty() || args.rest[0].count() == 0 ? 0 : args.rest[0].toDouble();
    if (args.omitNan || (!args.rest.empty() && args.rest[0].count() > 1)) throwNoDerivative(name);
    const Shape shape = c[0].shape();
    resolveDims(args, shape);
    std::vector<double> dims;
    double n = 1;
    for (const int d : args.dims) {
        dims.push_back(d + 1);
        n *= static_cast<double>(shape[d]);
    }
    const Value over = rowOf(dims);
    const Value deviation = ops.op(BinaryOp::Minus, c[0], ops.call("mean", {c[0], over}));
    const Value squares =
        deviation.mayBeComplex()
            ? ops.call("real", {ops.times(deviation, ops.call("conj", {deviation}))})
            : ops.times(deviation, deviation);
    const double divisor = weight == 0 && n > 1 ? n - 1 : n;
    return ops.op(BinaryOp::RDivide, ops.call("sum", {squares, over}), Value(divisor));
}

} // namespace

void dlMax(DlCall& c) {
    dlExtreme(c, true);
}

void dlMin(DlCall& c) {
    dlExtreme(c, false);
}

void dlVar(DlCall& c) {
    if (c.nargout > 1) throwNoDerivative("var");
    c.result(variance(c, "var"));
}

void dlStd(DlCall& c) {
    if (c.nargout > 1) throwNoDerivative("std");
    c.result(opsOf(c).call("sqrt", {variance(c, "std")}));
}

void dlDot(DlCall& c) {
    const GradientOps ops = opsOf(c);
    Value a = c[0], b = c[1];
    if (a.shape().isVector() && b.shape().isVector() && c.count() == 2) {
        a = ops.reshape(a, Shape(a.count(), 1));
        b = ops.reshape(b, Shape(b.count(), 1));
    }
    if (!(a.shape() == b.shape()))
        throwError("MATLAB:dot:InputSizeMismatch", "A and B must be same size.");
    const Value products = ops.times(a.mayBeComplex() ? ops.call("conj", {a}) : a, b);
    c.result(c.count() > 2 ? ops.call("sum", {products, plainValue(c[2])})
                           : ops.call("sum", {products}));
}

/// Of vectors: 2, 1 and Inf; of matrices: 'fro'.
void dlNorm(DlCall& c) {
    const GradientOps ops = opsOf(c);
    if (!isTraced(c[0])) {
        std::vector<Value> out = plainResults(c);
        return c.result(makeRef<DlArray>(out[0]));
    }
    const bool fro = c.count() > 1 && isOption(c[1], "fro");
    const double p = c.count() > 1 && !c[1].isTextScalar() ? plainValue(c[1]).toDouble() : 2.0;
    const bool vector = c[0].shape().isVector();
    const Value column = withLabels(ops.reshape(c[0], Shape(c[0].count(), 1)), {});
    const Value sizes = ops.call("abs", {column});
    if (fro || (vector && p == 2))
        return c.result(ops.call("sqrt", {ops.call("sum", {ops.times(sizes, sizes)})}));
    if (vector && p == 1) return c.result(ops.call("sum", {sizes}));
    if (vector && std::isinf(p) && p > 0) return c.result(ops.call("max", {sizes}));
    throwNoDerivative("norm");
}

void dlTrace(DlCall& c) {
    const GradientOps ops = opsOf(c);
    if (c[0].shape().rank() != 2 || c[0].shape().rows() != c[0].shape().columns())
        throwError("MATLAB:trace:square", "Matrix must be square.");
    c.result(ops.call("sum", {ops.call("diag", {c[0]})}));
}

void dlKron(DlCall& c) {
    const GradientOps ops = opsOf(c);
    if (c.count() != 2 || c[0].shape().rank() != 2 || c[1].shape().rank() != 2)
        throwNoDerivative("kron");
    const Shape a = c[0].shape(), b = c[1].shape();
    const Value products = ops.times(ops.reshape(c[0], Shape({1, a.rows(), 1, a.columns()})),
                                     ops.reshape(c[1], Shape({b.rows(), 1, b.columns(), 1})));
    c.result(ops.reshape(products, Shape(a.rows() * b.rows(), a.columns() * b.columns())));
}

namespace {

void psiBackward(Backward& b) {
    const Value next(b.input(0).value.toDouble() + 1);
    b.add(1, b.times(b.gradient(), b.call("psi", {next, b.argument(1)})));
}

} // namespace

void dlPsi(DlCall& c) {
    const Value order = c.count() > 1 ? plainValue(c[0]) : Value(0.0);
    const Value& x = c.count() > 1 ? c[1] : c[0];
    std::vector<Value> out = plainResults(c);
    const Value args[] = {order, x};
    c.result(traced({"psi", psiBackward, kReadsArguments}, args, out[0], labelsOf(x), c.span));
}

void dlDeg2rad(DlCall& c) {
    c.result(opsOf(c).times(c[0], Value(std::numbers::pi / 180)));
}

void dlRad2deg(DlCall& c) {
    c.result(opsOf(c).times(c[0], Value(180 / std::numbers::pi)));
}

void dlSize(DlCall& c) {
    const std::vector<int64_t> sizes = labelledSizes(c[0]);
    if (c.count() == 1 && c.nargout <= 1 && c[0].isDlArray()) {
        const std::vector<double> all(sizes.begin(), sizes.end());
        return c.result(rowOf(all));
    }
    for (Value& v : plainResults(c))
        c.result(std::move(v));
}

void dlNdims(DlCall& c) {
    c.result(Value(static_cast<double>(labelledSizes(c[0]).size())));
}

void dlIsa(DlCall& c) {
    const std::string name = c[1].isTextScalar() ? c[1].toText() : std::string();
    const Value data = plainValue(c[0]);
    if (name == "numeric") return c.result(Value::logical(isNumeric(data.dtype())));
    if (name == "float") return c.result(Value::logical(isFloat(data.dtype())));
    c.result(Value::logical(name == "dlarray"));
}

void dlPermute(DlCall& c) {
    std::vector<Value> out = plainResults(c);
    const std::string own = labelsOf(c[0]);
    const std::vector<double> order = doublesOf(plainValue(c[1]));
    std::string labels;
    for (const double d : order) {
        if (d >= 1 && d <= static_cast<double>(own.size()))
            labels += own[static_cast<std::size_t>(d) - 1];
    }
    constexpr std::string_view kOrder = "SCBTU";
    const bool ordered = std::is_sorted(labels.begin(), labels.end(), [&](char a, char b) {
        return kOrder.find(a) < kOrder.find(b);
    });
    if (!ordered || labels.size() != own.size()) labels.clear();
    c.result(traced(
        {"permute", permuteBackward, kReadsArguments & ~1u, nullptr, {builtinAgain, &c.builtin}},
        c.args, out[0], std::move(labels), c.span));
}

} // namespace vitrine
