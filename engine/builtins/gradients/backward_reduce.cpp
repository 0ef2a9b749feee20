// SPDX-License-Identifier: Apache-2.0
// Backward functions of reductions, scans, order and Fourier transforms.
#include "builtins/gradients/gradient_rules.h"

namespace vitrine {

namespace {

bool saysText(const Backward& b, const char* word) {
    for (int i = 1; i < b.count(); ++i) {
        if (b.plain(i).isTextScalar() && isOption(b.plain(i), word)) return true;
    }
    return false;
}

bool omitsNan(const Backward& b) {
    return saysText(b, "omitnan") || saysText(b, "omitmissing");
}

/// The gradient repeated along the dimensions that were reduced.
Value spread(const Backward& b) {
    return b.expand(b.gradient(), b.shape(0));
}

/// The dimension (from 0) that a function of one dimension worked along; -1: all elements.
int dimensionOf(const Backward& b, int argument) {
    if (saysText(b, "all")) return -1;
    if (b.count() > argument && b.plain(argument).isArray() && !b.plain(argument).isChar() &&
        b.plain(argument).count() > 0) {
        if (b.plain(argument).count() != 1) throwNoDerivative(b.node().operation.name);
        return dimensionArgument(b.plain(argument));
    }
    return defaultDimension(b.shape(0));
}

/// Linear positions of elements at `places` (from 1) along a dimension, one for each place.
Value linearPositions(const GradientOps& ops, const Value& places, const Shape& shape,
                      int dimension) {
    const Strides around = stridesAround(shape, dimension);
    std::vector<double> starts;
    for (int64_t after = 0; after < around.after; ++after) {
        for (int64_t before = 0; before < around.before; ++before)
            starts.push_back(
                static_cast<double>(1 + before + after * around.before * around.length));
    }
    const Value start = ops.reshape(columnOf(starts), shape.with(dimension, 1));
    const Value steps = ops.op(BinaryOp::Minus, places, Value(1.0));
    return ops.op(BinaryOp::Plus, start,
                  ops.times(steps, Value(static_cast<double>(around.before))));
}

Value along(int dimension) {
    return Value(static_cast<double>(dimension + 1));
}

/// A slice of ones before or after the elements along a dimension, and one element less.
Value shifted(const Backward& b, const Value& x, int dimension, bool forward) {
    const Shape shape = x.shape();
    const int64_t n = shape[dimension];
    const Value ones =
        b.op(BinaryOp::Plus, b.zeros(shape.with(dimension, 1), x.dtype(), false), Value(1.0));
    std::vector<double> order;
    for (int64_t k = 1; k <= n; ++k)
        order.push_back(static_cast<double>(forward ? k : k + 1));
    const Value joined = forward ? b.call("cat", {along(dimension), ones, x})
                                 : b.call("cat", {along(dimension), x, ones});
    std::vector<Value> subscripts(static_cast<std::size_t>(std::max(shape.rank(), dimension + 1)),
                                  Value::scalar(u':'));
    subscripts[static_cast<std::size_t>(dimension)] = rowOf(order);
    return b.index(joined, subscripts);
}

} // namespace

void sumBackward(Backward& b) {
    Value g = spread(b);
    if (omitsNan(b)) g = b.times(g, b.op(UnaryOp::Not, b.call("isnan", {b.plain(0)})));
    b.add(0, g);
}

void meanBackward(Backward& b) {
    const Value& y = b.node().result;
    if (omitsNan(b)) {
        const Value there = b.op(UnaryOp::Not, b.call("isnan", {b.plain(0)}));
        const Value g = b.op(BinaryOp::RDivide, b.gradient(), b.sumTo(there, y.shape()));
        return b.add(0, b.times(b.expand(g, b.shape(0)), there));
    }
    if (y.count() == 0) return;
    const auto n = static_cast<double>(b.shape(0).count() / y.count());
    b.add(0, b.expand(b.op(BinaryOp::RDivide, b.gradient(), Value(n)), b.shape(0)));
}

/// Products of the others, without division: zeros are factors as all are.
void prodBackward(Backward& b) {
    if (omitsNan(b)) throwNoDerivative("prod with 'omitnan'");
    int dimension = dimensionOf(b, 1);
    Value x = b.argument(0);
    if (dimension < 0) {
        x = b.reshape(x, Shape(x.count(), 1));
        dimension = 0;
    }
    const Value before = b.call("cumprod", {shifted(b, x, dimension, true), along(dimension)});
    const Value after = b.call(
        "cumprod", {shifted(b, x, dimension, false), along(dimension), Value::text("reverse")});
    const Value others = b.reshape(b.times(before, after), b.shape(0));
    Value d = others.mayBeComplex() ? b.call("conj", {others}) : others;
    b.add(0, b.times(spread(b), d));
}

/// To the first of the largest (smallest) elements of each line.
void extremeBackward(Backward& b) {
    int dimension = dimensionOf(b, 2);
    Value x = b.plain(0);
    Shape shape = x.shape();
    if (dimension < 0) {
        shape = Shape(x.count(), 1);
        x = b.reshape(x, shape);
        dimension = 0;
    }
    const Value args[] = {x, Value::emptyMatrix(), along(dimension)};
    const std::vector<Value> found = b.callMany(b.node().operation.name, args, 2);
    const Value positions = linearPositions(b, found[1], shape, dimension);
    b.add(0, b.reshape(scatter(b, b.gradient(), positions, shape, false), b.shape(0)));
}

void sortBackward(Backward& b) {
    std::vector<Value> args;
    for (int i = 0; i < b.count(); ++i)
        args.push_back(b.plain(i));
    const int dimension = dimensionOf(b, 1);
    const std::vector<Value> sorted = b.callMany("sort", args, 2);
    const Value positions = linearPositions(b, sorted[1], b.shape(0), dimension);
    b.add(0, scatter(b, b.gradient(), positions, b.shape(0), false));
}

void cumsumBackward(Backward& b) {
    std::vector<Value> args{b.gradient(), along(dimensionOf(b, 1))};
    if (!saysText(b, "reverse")) args.push_back(Value::text("reverse"));
    b.add(0, b.call("cumsum", args));
}

/// By division, as the running product allows for factors that are not 0.
void cumprodBackward(Backward& b) {
    std::vector<Value> args{b.times(b.gradient(), b.result()), along(dimensionOf(b, 1))};
    if (!saysText(b, "reverse")) args.push_back(Value::text("reverse"));
    b.add(0, b.op(BinaryOp::RDivide, b.call("cumsum", args), b.argument(0)));
}

void diffBackward(Backward& b) {
    const int64_t times =
        b.count() > 1 && b.plain(1).count() > 0 ? integerArgument(b.plain(1), "Order") : 1;
    if (times != 1) throwNoDerivative("diff of a higher order");
    const int dimension = dimensionOf(b, 2);
    const Value& g = b.gradient();
    const Value zero =
        b.zeros(plainValue(g).shape().with(dimension, 1), g.dtype(), plainValue(g).isGpuArray());
    b.add(0, b.op(BinaryOp::Minus, b.call("cat", {along(dimension), zero, g}),
                  b.call("cat", {along(dimension), g, zero})));
}

namespace {

/// The conjugate transpose of a transform is the other one, scaled by the length.
void transformBackward(Backward& b, bool forward) {
    if (b.count() > 1 && b.plain(1).count() > 0) throwNoDerivative("fft of another length");
    const int dimension = dimensionOf(b, 2);
    const Value args[] = {b.gradient(), Value::emptyMatrix(), along(dimension)};
    const Value other = b.call(forward ? "ifft" : "fft", args);
    const Value n(static_cast<double>(b.shape(0)[dimension]));
    b.add(0, b.op(forward ? BinaryOp::Times : BinaryOp::RDivide, other, n));
}

} // namespace

void fftBackward(Backward& b) {
    transformBackward(b, true);
}

void ifftBackward(Backward& b) {
    transformBackward(b, false);
}

} // namespace vitrine
