// SPDX-License-Identifier: Apache-2.0
// A\B, B/A, inv, det and matrix powers: the structure of A chooses the factorisation, as MATLAB
// documents for mldivide.
#include "builtins/matrix_solve.h"

#include "accel/routines.h"
#include "builtins/captured_linear.h"
#include "builtins/complex_solve.h"
#include "builtins/operator_ops.h"
#include "builtins/small_solve.h"
#include "provider/host/lapack.h"

namespace vitrine {

using captured_linear::warnNearlySingular;
using captured_linear::warnSingular;

namespace {

template <typename T>
T* elementsOf(Tensor& t) {
    if constexpr (std::is_same_v<T, double> || std::is_same_v<T, float>)
        return t.mutableData<T>();
    else
        return t.mutableComplexData<typename T::value_type>();
}

/// Least squares of full or deficient rank: the minimum-norm solution.
template <typename T>
void solveLeastSquares(Interpreter& vm, Tensor& a, int m, int n, const Tensor& b, int rhs,
                       Tensor& x) {
    using R = lapack::Real<T>;
    const int height = std::max(m, n);
    std::vector<T> right(static_cast<std::size_t>(height) * static_cast<std::size_t>(rhs), T(0));
    const T* from = reinterpret_cast<const T*>(b.hostBytes());
    for (int k = 0; k < rhs; ++k)
        std::copy_n(from + static_cast<std::ptrdiff_t>(k) * m, m,
                    right.begin() + static_cast<std::ptrdiff_t>(k) * height);
    const T* all = elementsOf<T>(a);
    if (!std::all_of(all, all + static_cast<std::ptrdiff_t>(m) * n,
                     [](const T& e) { return std::isfinite(std::abs(e)); })) {
        // The library refuses; no number satisfies such equations.
        std::fill_n(elementsOf<T>(x), static_cast<std::ptrdiff_t>(n) * rhs,
                    T(std::numeric_limits<R>::quiet_NaN()));
        return;
    }
    std::vector<R> s(static_cast<std::size_t>(std::max(1, std::min(m, n))));
    int rank = 0;
    lapack::gelsd(m, n, rhs, elementsOf<T>(a), std::max(1, m), right.data(), std::max(1, height),
                  s.data(), static_cast<R>(std::max(m, n)) * std::numeric_limits<R>::epsilon(),
                  &rank);
    if (rank < std::min(m, n)) {
        char text[120];
        std::snprintf(text, sizeof text, "Rank deficient, rank = %d, tol = %13.6e.", rank,
                      static_cast<double>(s[0]) * std::max(m, n) *
                          static_cast<double>(std::numeric_limits<R>::epsilon()));
        vm.warn("MATLAB:rankDeficientMatrix", text);
    }
    T* to = elementsOf<T>(x);
    for (int k = 0; k < rhs; ++k)
        std::copy_n(right.begin() + static_cast<std::ptrdiff_t>(k) * height, n,
                    to + static_cast<std::ptrdiff_t>(k) * n);
}

template <typename F>
auto withElement(DType type, bool complex, F&& f) {
    if (type == DType::Single) return complex ? f(lapack::C{}) : f(float{});
    return complex ? f(lapack::Z{}) : f(double{});
}

} // namespace

Value solveLinear(Interpreter& vm, const Value& a, const Value& b, Span span) {
    requireMatrix(a, "Arguments must be 2-D.");
    requireMatrix(b, "Arguments must be 2-D.");
    if (a.shape().rows() != b.shape().rows())
        throwError("MATLAB:dimagree", "Matrix dimensions must agree.");
    if (isInteger(a.dtype()) || isInteger(b.dtype())) {
        throwError("MATLAB:mldivide:integerNotSupported",
                   "MLDIVIDE (\\) is not supported for integer classes.");
    }
    const DType type = floatClass(a) == DType::Single ? DType::Single : floatClass(b);
    const int m = matrixSize(a.shape().rows()), n = matrixSize(a.shape().columns()),
              rhs = matrixSize(b.shape().columns());
    if (m == 0 || n == 0 || rhs == 0) return wrap(Tensor::make(type, Shape(n, rhs)));
    if (auto x = small_solve::solve(a, b)) return *x;
    const bool complex = a.isComplex() || b.isComplex();
    if (captured_linear::fits(a) && captured_linear::fits(b)) {
        const Value left = convertValue(vm, a, type, span), right = convertValue(vm, b, type, span);
        if (auto x = complex ? complex_solve::solve(vm, left, right, span)
                             : captured_linear::solve(vm, left, right, span))
            return *x;
    }
    Ref<Tensor> left = matrixCopy(a, type, complex);
    Ref<Tensor> right = matrixCopy(b, type, complex);
    Ref<Tensor> x = Tensor::make(type, Shape(n, rhs), complex);
    withElement(type, complex, [&](auto tag) {
        using T = decltype(tag);
        solveLeastSquares<T>(vm, *left, m, n, *right, rhs, *x);
    });
    const Value both[] = {a, b};
    x->setGpuArray(anyGpuArray(both));
    return narrowComplex(std::move(x));
}

Value matrixLeftDivide(Interpreter& vm, const Value& a, const Value& b, Span span) {
    return solveLinear(vm, a, b, span);
}

Value matrixRightDivide(Interpreter& vm, const Value& a, const Value& b, Span span) {
    requireMatrix(a, "Arguments must be 2-D.");
    requireMatrix(b, "Arguments must be 2-D.");
    if (a.shape().columns() != b.shape().columns())
        throwError("MATLAB:dimagree", "Matrix dimensions must agree.");
    const Value x = solveLinear(vm, transposeValue(vm, b, false, span),
                                transposeValue(vm, a, false, span), span);
    return transposeValue(vm, x, false, span);
}

Value inverseOf(Interpreter& vm, const Value& a, Span span) {
    requireSquare(a);
    if (isInteger(a.dtype())) throwUndefinedFor("inv", a);
    if (a.count() == 0) return wrap(Tensor::make(floatClass(a), Shape(0, 0)));
    if (auto x = small_solve::inverse(a)) return *x;
    return a.isComplex() ? complex_solve::inverse(vm, a, span)
                         : captured_linear::inverse(vm, a, span);
}

Value matrixPower(Interpreter& vm, const Value& a, const Value& b, Span span) {
    if (b.count() != 1 || a.count() == 1) {
        if (a.count() != 1) {
            throwError(
                "MATLAB:mpower:notScalarAndSquareMatrix",
                "Incorrect dimensions for raising a matrix to a power. Check that the matrix "
                "is square and the power is a scalar. To operate on each element of the "
                "matrix individually, use POWER (.^) for elementwise power.");
        }
        return powerByEigenvalues(vm, a, b, span);
    }
    if (a.shape().rank() > 2 || a.shape().rows() != a.shape().columns()) {
        throwError("MATLAB:mpower:notScalarAndSquareMatrix",
                   "Incorrect dimensions for raising a matrix to a power. Check that the matrix is "
                   "square and the power is a scalar. To operate on each element of the matrix "
                   "individually, use POWER (.^) for elementwise power.");
    }
    const double p = b.toDouble();
    if (b.isComplex() || p != std::floor(p) || std::abs(p) > 1e9)
        return powerByEigenvalues(vm, a, b, span);
    Value factor = p < 0 ? inverseOf(vm, a, span) : a;
    Value result = identityMatrix(a.shape().rows(), floatClass(a));
    for (auto k = static_cast<uint64_t>(std::abs(p)); k != 0; k >>= 1) {
        if (k & 1) result = binaryOperation(vm, BinaryOp::MTimes, result, factor, span);
        if (k > 1) factor = binaryOperation(vm, BinaryOp::MTimes, factor, factor, span);
    }
    return result;
}

} // namespace vitrine
