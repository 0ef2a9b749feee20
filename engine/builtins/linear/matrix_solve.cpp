// SPDX-License-Identifier: Apache-2.0
// A\B, B/A, inv, det and matrix powers: the structure of A chooses the factorisation, as MATLAB
// documents for mldivide.
#include "builtins/linear/matrix_solve.h"

#include "accel/run/routines.h"
#include "builtins/elementwise/operator_ops.h"
#include "builtins/linear/captured_linear.h"
#include "builtins/linear/complex_solve.h"
#include "builtins/linear/small_solve.h"
#include "provider/host/lapack_forms.h"

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

constexpr char adjointOf(double) {
    return 'T';
}
constexpr char adjointOf(float) {
    return 'T';
}
template <typename T>
constexpr char adjointOf(std::complex<T>) {
    return 'C';
}

/// A basic solution, with as many numbers that are not zero as A has rank: QR with column pivots.
/// On the host wherever A is, so that the order of the pivots never depends on that.
template <typename T>
void solveLeastSquares(Interpreter& vm, Tensor& a, int m, int n, const Tensor& b, int rhs,
                       Tensor& x) {
    using R = lapack::Real<T>;
    T* left = elementsOf<T>(a);
    T* to = elementsOf<T>(x);
    const auto columns = static_cast<std::ptrdiff_t>(n);
    if (!std::all_of(left, left + static_cast<std::ptrdiff_t>(m) * n,
                     [](const T& e) { return std::isfinite(std::abs(e)); })) {
        // No number satisfies such equations.
        std::fill_n(to, columns * rhs, T(std::numeric_limits<R>::quiet_NaN()));
        return;
    }
    std::fill_n(to, columns * rhs, T(0));
    const int k = std::min(m, n);
    std::vector<int> pivots(static_cast<std::size_t>(n), 0);
    std::vector<T> tau(static_cast<std::size_t>(k));
    lapack::geqp3(m, n, left, m, pivots.data(), tau.data());
    const R tolerance =
        static_cast<R>(std::max(m, n)) * std::numeric_limits<R>::epsilon() * std::abs(left[0]);
    int rank = 0;
    while (rank < k && std::abs(left[static_cast<std::ptrdiff_t>(rank) * (m + 1)]) > tolerance)
        ++rank;
    if (rank < k) {
        char text[120];
        std::snprintf(text, sizeof text, "Rank deficient, rank = %d, tol = %13.6e.", rank,
                      static_cast<double>(tolerance));
        vm.warn("MATLAB:rankDeficientMatrix", text);
    }
    if (rank == 0) return;
    const T* from = reinterpret_cast<const T*>(b.hostBytes());
    std::vector<T> right(from, from + static_cast<std::ptrdiff_t>(m) * rhs);
    lapack::ormqr(adjointOf(T{}), m, rhs, rank, left, m, tau.data(), right.data(), m);
    lapack::trtrs(rank, rhs, left, m, right.data(), m);
    for (int side = 0; side < rhs; ++side) {
        for (int i = 0; i < rank; ++i)
            to[columns * side + pivots[static_cast<std::size_t>(i)] - 1] =
                right[static_cast<std::size_t>(side) * static_cast<std::size_t>(m) +
                      static_cast<std::size_t>(i)];
    }
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
