// SPDX-License-Identifier: Apache-2.0
#include "builtins/linear/captured_linear.h"

#include "accel/graph/complex_values.h"
#include "accel/run/routines.h"
#include "builtins/elementwise/operator_ops.h"
#include "builtins/elementwise/operators.h"

#include <cmath>
#include <limits>

namespace vitrine::captured_linear {

namespace {

using routines::Index;

/// A matrix as it is computed with, and the names that the steps below share.
struct Matrix {
    Interpreter& vm;
    Accelerator& accel;
    Span span;
    DType type;
    Value value; ///< nothing of a complex matrix
    int64_t m, n;
    complexes::Parts parts{}; ///< of a complex matrix

    [[nodiscard]] bool complex() const { return value.isNothing(); }
    [[nodiscard]] double epsilon() const {
        return type == DType::Single ? std::numeric_limits<float>::epsilon()
                                     : std::numeric_limits<double>::epsilon();
    }
    [[nodiscard]] Value apply(BinaryOp op, const Value& x, const Value& y) const {
        return binaryOperation(vm, op, x, y, span);
    }
    [[nodiscard]] Value reduce(ReduceOp op, const Value& x, int from, int to) const {
        ReduceOptions options;
        options.resultClass = type;
        return accel.reduce(op, x, from, to, options, span);
    }
    [[nodiscard]] Value part(const Value& x, int64_t first, int64_t step, int64_t count) const {
        const RangeIndex range[] = {{first, step, count}};
        return accel.reshape(accel.slice(x, range, span), Shape(count, 1));
    }
    [[nodiscard]] Value numbers(int64_t count) const {
        return rangeOperation(vm, Value(1.0), Value(), Value(static_cast<double>(count)), span);
    }
    [[nodiscard]] Value absolute(const Value& x) const {
        const Value args[] = {x};
        return applyElementwise(vm, kAbsOp, args, span);
    }
    /// Smallest and largest magnitude on the diagonal of the leading square of an array.
    void diagonalRange(const Value& x, int64_t lead, int64_t count, double& least,
                       double& most) const {
        const Value d = absolute(part(x, 0, lead + 1, count));
        least = elementOf(reduce(ReduceOp::Min, d, 0, 1), 0, span);
        most = elementOf(reduce(ReduceOp::Max, d, 0, 1), 0, span);
    }
    /// The rows of x in the order of packed LU factors.
    [[nodiscard]] Value exchanged(const Value& x, const Value& order) const {
        const int64_t sides = x.shape().columns();
        std::vector<Index> indices{{order, 1}};
        if (sides > 1) indices.push_back({numbers(sides), x.shape().rows()});
        return routines::gather(accel, x, indices, x.shape(), span);
    }
    [[nodiscard]] int64_t factorCount() const { return (complex() ? 2 : 1) * m * n; }
    [[nodiscard]] Value orderOf(const Value& factors) const {
        return part(factors, factorCount(), 1, m);
    }
    /// The real and, of a complex matrix, the imaginary parts of `count` packed elements, columns.
    [[nodiscard]] std::vector<Value> planes(const Value& packed, int64_t count) const {
        if (!complex()) return {part(packed, 0, 1, count)};
        return {part(packed, 0, 2, count), part(packed, 1, 2, count)};
    }
    [[nodiscard]] Value joined(std::vector<Value> planes, const Shape& shape) const {
        for (Value& v : planes)
            v = accel.reshape(v, shape);
        if (!complex()) return planes[0];
        return complexes::join(accel, {planes[0], planes[1]}, true);
    }
    /// A triangle of what is packed in m rows; lower: with ones on the diagonal.
    [[nodiscard]] std::vector<Value> triangles(const Value& packed, const Shape& shape,
                                               bool lower) const {
        if (!complex())
            return {routines::triangleOf(accel, packed, m, shape, lower, lower, 0, span)};
        const std::vector<Value> of = planes(packed, m * n);
        return {routines::triangleOf(accel, of[0], m, shape, lower, lower, 0, span),
                routines::triangleOf(accel, of[1], m, shape, lower, false, lower ? -1 : 0, span)};
    }
    [[nodiscard]] Value luFactors() const {
        return complex() ? routines::luFactor(accel, parts, span)
                         : routines::luFactor(accel, value, span);
    }
    /// P with P*A = L*U.
    [[nodiscard]] Value permutation(const Value& factors) const {
        const Value order = convertValue(vm, orderOf(factors), DType::Double, span);
        const Value there = apply(BinaryOp::Eq, accel.reshape(order, Shape(m, 1)),
                                  accel.reshape(numbers(m), Shape(1, m)));
        return convertValue(vm, there, type, span);
    }
    [[nodiscard]] Value scalar(double x) const { return convertValue(vm, Value(x), type, span); }
    [[nodiscard]] Value zeros(int64_t rows, int64_t columns) const {
        return accel.fill(scalar(0), Shape(rows, columns), span);
    }
    /// Warns about LU factors; false when a pivot is zero.
    [[nodiscard]] bool checkPivots(const Value& factors) const {
        if (elementOf(factors, m * n + m + 1, span) > 0) {
            warnSingular(vm);
            return false;
        }
        const Value norm =
            reduce(ReduceOp::Max, reduce(ReduceOp::Sum, absolute(value), 0, 1), 1, 2);
        const double rcond =
            elementOf(routines::conditionOf(accel, factors, n, norm, span), 0, span);
        if (std::isnan(rcond) || rcond < epsilon()) warnNearlySingular(vm, rcond);
        return true;
    }
    [[nodiscard]] Value solveTriangle(const Value& t, int64_t lead, const Value& b,
                                      routines::TriangleKind kind) const {
        return routines::triangularSolve(accel, t, lead, b, kind, span);
    }
};

Matrix matrixOf(Interpreter& vm, const Value& a, Span span) {
    const DType type = floatClass(a);
    return {vm,
            vm.accelerator(),
            span,
            type,
            a.isComplex() ? Value() : convertValue(vm, a, type, span),
            a.shape().rows(),
            a.shape().columns(),
            a.isComplex() ? complexes::parts(vm.accelerator(), a) : complexes::Parts{}};
}

/// Real matrices of twice the size for complex ones, [re -im; im re] for each element.
struct Doubled {
    const Matrix& of;

    [[nodiscard]] RangeIndex every(int64_t first) const { return {first, 2, of.n}; }
    void store(Value& to, int64_t row, int64_t column, const Value& x) const {
        const RangeIndex at[] = {every(row), every(column)};
        to = of.accel.assignSlice(to, at, x, of.span);
    }
    [[nodiscard]] Value matrix() const {
        Value out = of.zeros(2 * of.n, 2 * of.n);
        store(out, 0, 0, of.parts.re);
        store(out, 1, 1, of.parts.re);
        store(out, 1, 0, of.parts.im);
        store(out, 0, 1, of.apply(BinaryOp::Times, of.parts.im, of.scalar(-1)));
        return out;
    }
    /// The complex matrix that a doubled one stands for, by its parts.
    [[nodiscard]] std::vector<Value> halves(const Value& x) const {
        std::vector<Value> out;
        for (const int64_t row : {0, 1}) {
            const RangeIndex at[] = {every(row), every(0)};
            out.push_back(of.accel.reshape(of.accel.slice(x, at, of.span), Shape(of.n, of.n)));
        }
        return out;
    }
};

/// The first diagonal element (from 1) of a complex matrix that is not real, or 0.
int64_t firstTurned(const Matrix& a) {
    const Value diagonal = a.part(a.parts.im, 0, a.n + 1, a.n);
    const Value off = a.apply(BinaryOp::Ne, diagonal, a.scalar(0));
    const Value place =
        a.apply(BinaryOp::Times, off, a.accel.reshape(a.numbers(a.n), diagonal.shape()));
    const Value none = a.apply(BinaryOp::RDivide, place, off); // NaN where it is real
    const double first = elementOf(a.reduce(ReduceOp::Min, none, 0, 1), 0, a.span);
    return std::isnan(first) ? 0 : static_cast<int64_t>(first);
}

constexpr routines::TriangleKind kUpperTriangle{};
constexpr routines::TriangleKind kUpperTransposed{false, false, true};
constexpr routines::TriangleKind kUnitLower{true, true, false};

Value solveSquare(const Matrix& a, const Value& b) {
    constexpr unsigned kUpper = 1, kLower = 2, kPositive = 4;
    const auto structure = static_cast<unsigned>(
        elementOf(routines::structureOf(a.accel, a.value, a.span), 0, a.span));
    if (structure & (kUpper | kLower)) {
        double least = 0, most = 0;
        a.diagonalRange(a.value, a.n, a.n, least, most);
        if (least == 0)
            warnSingular(a.vm);
        else if (least / most < a.epsilon())
            warnNearlySingular(a.vm, least / most);
        return a.solveTriangle(a.value, a.n, b, {!(structure & kUpper), false, false});
    }
    if (structure & kPositive) {
        const Value factor = routines::choleskyFactor(a.accel, a.value, false, a.span);
        if (elementOf(factor, a.n * a.n, a.span) == 0)
            return a.solveTriangle(factor, a.n, a.solveTriangle(factor, a.n, b, kUpperTransposed),
                                   kUpperTriangle);
    }
    const Value factors = routines::luFactor(a.accel, a.value, a.span);
    static_cast<void>(a.checkPivots(factors));
    const Value y = a.solveTriangle(factors, a.n, a.exchanged(b, a.orderOf(factors)), kUnitLower);
    return a.solveTriangle(factors, a.n, y, kUpperTriangle);
}

/// Of full rank and no fewer equations than unknowns: the others have more than one solution, and
/// pivots choose among these.
std::optional<Value> solveLeastSquares(const Matrix& a, const Value& b) {
    if (a.m < a.n) return std::nullopt;
    const Value factors = routines::qrFactor(a.accel, a.value, a.span);
    double least = 0, largest = 0;
    a.diagonalRange(factors, a.m, a.n, least, largest);
    // Without pivots the diagonal tells the rank less sharply: what is near is looked at again.
    constexpr double kDoubtful = 16;
    if (!(least > largest * kDoubtful * static_cast<double>(a.m) * a.epsilon()))
        return std::nullopt;
    const Value projected = routines::qrApply(a.accel, factors, a.m, a.n, b, true, a.span);
    const int64_t sides = b.shape().columns();
    const RangeIndex rows[] = {{0, 1, a.n}, {0, 1, sides}};
    const Value top = a.accel.reshape(a.accel.slice(projected, rows, a.span), Shape(a.n, sides));
    return a.solveTriangle(factors, a.m, top, kUpperTriangle);
}

} // namespace

bool fits(const Value& a) {
    // Complex matrices become real ones of four times as many elements.
    constexpr int64_t kMost = int64_t{1} << 29;
    return !isInteger(a.dtype()) && a.shape().rank() == 2 && a.count() > 0 &&
           (a.isComplex() ? a.count() < kMost : routines::fits(a));
}

double elementOf(const Value& v, int64_t at, Span span) {
    if (v.isScalarInline()) return v.toDouble();
    const Tensor& t = v.tensor();
    if (!t.remote() || t.onHost()) return t.asDouble(at);
    if (t.dtype() == DType::Single) {
        float x = 0;
        orThrow(t.remote()->readElements(at, 1, &x), span);
        return static_cast<double>(x);
    }
    double x = 0;
    orThrow(t.remote()->readElements(at, 1, &x), span);
    return x;
}

void warnSingular(Interpreter& vm) {
    vm.warn("MATLAB:singularMatrix", "Matrix is singular to working precision.");
}

void warnNearlySingular(Interpreter& vm, double rcond) {
    if (std::isnan(rcond)) {
        vm.warn("MATLAB:illConditionedMatrix",
                "Matrix is singular, close to singular or badly scaled. Results may be inaccurate. "
                "RCOND = NaN.");
        return;
    }
    char text[160];
    std::snprintf(text, sizeof text,
                  "Matrix is close to singular or badly scaled. Results may be inaccurate. RCOND = "
                  "%13.6e.",
                  rcond);
    vm.warn("MATLAB:nearlySingularMatrix", text);
}

std::optional<Value> solve(Interpreter& vm, const Value& a, const Value& b, Span span) {
    const Matrix left = matrixOf(vm, a, span);
    const Value right = convertValue(vm, b, left.type, span);
    return left.m == left.n ? solveSquare(left, right) : solveLeastSquares(left, right);
}

Value inverse(Interpreter& vm, const Value& a, Span span) {
    const Matrix x = matrixOf(vm, a, span);
    const Value factors = routines::luFactor(x.accel, x.value, span);
    if (!x.checkPivots(factors))
        return x.accel.fill(x.scalar(std::numeric_limits<double>::infinity()), a.shape(), span);
    const Value y = x.solveTriangle(factors, x.n, x.permutation(factors), kUnitLower);
    return x.solveTriangle(factors, x.n, y, kUpperTriangle);
}

std::optional<Value> inverseOfPositive(Interpreter& vm, const Value& a, Span span) {
    const Matrix x = matrixOf(vm, a, span);
    const int64_t n = x.n;
    const Value factor = routines::choleskyFactor(x.accel, Doubled{x}.matrix(), false, span);
    if (elementOf(factor, 4 * n * n, span) != 0) return std::nullopt;
    // W = inv(R), of which every second column tells all; inv(A) = W*W'.
    const RangeIndex ones[] = {{0, 2, n}, {0, 1, n}};
    const Value sides =
        x.accel.assignSlice(x.zeros(2 * n, n), ones, identityMatrix(n, x.type), span);
    const Value w = x.solveTriangle(factor, 2 * n, sides, kUpperTriangle);
    const auto rows = [&](int64_t first) {
        const RangeIndex at[] = {{first, 2, n}, {0, 1, n}};
        return x.accel.reshape(x.accel.slice(w, at, span), Shape(n, n));
    };
    const auto turned = [&](const Value& v) { return transposeValue(vm, v, false, span); };
    const auto times = [&](const Value& p, const Value& q) {
        return x.apply(BinaryOp::MTimes, p, turned(q));
    };
    const Value re = rows(0), im = rows(1);
    const Value across = times(im, re);
    const Value inverse = complexes::join(x.accel,
                                          {x.apply(BinaryOp::Plus, times(re, re), times(im, im)),
                                           x.apply(BinaryOp::Minus, across, turned(across))},
                                          true);
    const auto norm = [&](const Value& z) {
        return elementOf(
            x.reduce(ReduceOp::Max, x.reduce(ReduceOp::Sum, x.absolute(z), 0, 1), 1, 2), 0, span);
    };
    const double rcond = 1 / (norm(a) * norm(inverse));
    if (std::isnan(rcond) || rcond < x.epsilon()) warnNearlySingular(vm, rcond);
    return inverse;
}

Value determinant(Call& c) {
    const Matrix x = matrixOf(c.vm, c[0], c.span);
    const Value factors = x.luFactors();
    std::vector<Value> diagonal = x.planes(factors, x.m * x.n);
    for (Value& v : diagonal)
        v = x.part(v, 0, x.n + 1, x.n);
    const Value product = callByName(c, "prod", {x.joined(diagonal, Shape(x.n, 1))});
    return x.apply(BinaryOp::Times, product, x.part(factors, x.factorCount() + x.n, 1, 1));
}

void lu(Call& c, bool asVector) {
    const Matrix a = matrixOf(c.vm, c[0], c.span);
    const int64_t k = std::min(a.m, a.n);
    const Value factors = a.luFactors();
    if (c.nargout < 2) return c.result(a.joined(a.planes(factors, a.m * a.n), Shape(a.m, a.n)));
    std::vector<Value> lower = a.triangles(factors, Shape(a.m, k), true);
    if (c.nargout == 2) {
        // L takes the row exchanges.
        const Index indices[] = {{a.orderOf(factors), 1}, {a.numbers(k), a.m}};
        for (Value& v : lower)
            v = routines::scatter(a.accel, a.zeros(a.m, k), indices, v, c.span);
    }
    c.result(a.joined(std::move(lower), Shape(a.m, k)));
    c.result(a.joined(a.triangles(factors, Shape(k, a.n), false), Shape(k, a.n)));
    if (c.nargout < 3) return;
    c.result(asVector ? a.accel.reshape(a.orderOf(factors), Shape(1, a.m))
                      : a.permutation(factors));
}

void cholesky(Call& c, bool lower) {
    const Matrix a = matrixOf(c.vm, c[0], c.span);
    const int64_t n = a.complex() ? 2 * a.n : a.n;
    const Doubled doubled{a};
    const Value factor =
        routines::choleskyFactor(a.accel, a.complex() ? doubled.matrix() : a.value, lower, c.span);
    auto failed = static_cast<int64_t>(elementOf(factor, n * n, c.span));
    if (a.complex()) {
        failed = (failed + 1) / 2;
        const int64_t turned = firstTurned(a);
        if (turned > 0 && (failed == 0 || turned < failed)) failed = turned;
        if (turned > 0 && c.nargout < 2)
            throwError("MATLAB:posdef", "Matrix must be positive definite with real diagonal.");
    }
    if (failed > 0 && c.nargout < 2)
        throwError("MATLAB:posdef", "Matrix must be positive definite.");
    const int64_t size = failed > 0 ? failed - 1 : a.n;
    const Value square = a.accel.reshape(a.part(factor, 0, 1, n * n), Shape(n, n));
    std::vector<Value> planes{square};
    if (a.complex()) planes = doubled.halves(square);
    if (size == 0) {
        c.result(Tensor::make(a.type, Shape(0, 0)));
    } else {
        const RangeIndex leading[] = {{0, 1, size}, {0, 1, size}};
        if (size < a.n) {
            for (Value& v : planes)
                v = a.accel.slice(v, leading, c.span);
        }
        c.result(a.joined(std::move(planes), Shape(size, size)));
    }
    c.result(Value(static_cast<double>(failed)));
}

void qr(Call& c, bool economy) {
    const Matrix a = matrixOf(c.vm, c[0], c.span);
    const int64_t rows = economy ? std::min(a.m, a.n) : a.m;
    const Value factors = a.complex() ? routines::qrFactor(a.accel, a.parts, c.span)
                                      : routines::qrFactor(a.accel, a.value, c.span);
    const auto triangle = [&] {
        return a.joined(a.triangles(factors, Shape(rows, a.n), false), Shape(rows, a.n));
    };
    if (c.nargout < 2) return c.result(triangle());
    const Value q = routines::qrColumns(a.accel, factors, a.m, a.n, rows, a.complex(), c.span);
    c.result(
        a.joined(a.planes(a.accel.reshape(q, Shape(q.count(), 1)), a.m * rows), Shape(a.m, rows)));
    c.result(triangle());
}

} // namespace vitrine::captured_linear
