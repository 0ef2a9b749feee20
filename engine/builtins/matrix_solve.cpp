// SPDX-License-Identifier: Apache-2.0
// A\B, B/A, inv, det and matrix powers: the structure of A chooses the factorisation, as MATLAB
// documents for mldivide.
#include "builtins/matrix_solve.h"

#include "accel/routines.h"
#include "builtins/captured_linear.h"
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

enum class Structure : uint8_t { General, Upper, Lower, Diagonal, Positive };

template <typename T>
bool isHermitian(const T* a, int n) {
    for (int j = 0; j < n; ++j) {
        for (int i = 0; i <= j; ++i) {
            if (a[j * n + i] != std::conj(a[i * n + j])) return false;
        }
    }
    return true;
}

template <typename T>
Structure structureOf(const T* a, int n) {
    bool upper = true, lower = true, positive = true;
    for (int j = 0; j < n; ++j) {
        for (int i = 0; i < n; ++i) {
            const bool zero = a[j * n + i] == T(0);
            if (i > j && !zero) upper = false;
            if (i < j && !zero) lower = false;
        }
        positive = positive && std::real(a[j * n + j]) > 0 && std::imag(a[j * n + j]) == 0;
    }
    if (upper && lower) return Structure::Diagonal;
    if (upper) return Structure::Upper;
    if (lower) return Structure::Lower;
    return positive && isHermitian(a, n) ? Structure::Positive : Structure::General;
}

template <typename R>
void warnOfCondition(Interpreter& vm, R rcond) {
    if (std::isnan(rcond) || rcond < std::numeric_limits<R>::epsilon())
        warnNearlySingular(vm, static_cast<double>(rcond));
}

template <typename T>
void checkCondition(Interpreter& vm, const T* factored, int n, lapack::Real<T> norm) {
    warnOfCondition(vm, lapack::reciprocalCondition(n, factored, norm));
}

template <typename T>
void solveSquare(Interpreter& vm, T* a, int n, T* b, int rhs) {
    using R = lapack::Real<T>;
    const Structure structure = structureOf(a, n);
    if (structure == Structure::Upper || structure == Structure::Lower ||
        structure == Structure::Diagonal) {
        bool singular = false;
        R smallest = std::numeric_limits<R>::infinity(), largest = 0;
        for (int i = 0; i < n; ++i) {
            const R d = std::abs(a[i * n + i]);
            singular = singular || d == 0;
            smallest = std::min(smallest, d);
            largest = std::max(largest, d);
        }
        if (singular)
            warnSingular(vm);
        else if (smallest / largest < std::numeric_limits<R>::epsilon())
            warnNearlySingular(vm, static_cast<double>(smallest / largest));
        // Substitution by hand divides by zero where LAPACK would refuse.
        const bool lower = structure == Structure::Lower;
        for (int k = 0; k < rhs; ++k) {
            T* x = b + static_cast<std::ptrdiff_t>(k) * n;
            for (int s = 0; s < n; ++s) {
                const int i = lower ? s : n - 1 - s;
                x[i] = x[i] / a[i * n + i];
                if (x[i] == T(0)) continue;
                if (lower) {
                    for (int r = i + 1; r < n; ++r)
                        x[r] -= x[i] * a[i * n + r];
                } else {
                    for (int r = 0; r < i; ++r)
                        x[r] -= x[i] * a[i * n + r];
                }
            }
        }
        return;
    }
    const R norm = lapack::lange('1', n, n, a, n);
    if (structure == Structure::Positive) {
        std::vector<T> factor(a, a + static_cast<std::ptrdiff_t>(n) * n);
        if (lapack::potrf('U', n, factor.data(), n) == 0) {
            lapack::potrs('U', n, rhs, factor.data(), n, b, n);
            return;
        }
    }
    std::vector<int> pivots(static_cast<std::size_t>(n));
    const int info = lapack::getrf(n, n, a, n, pivots.data());
    if (info > 0)
        warnSingular(vm);
    else
        checkCondition(vm, a, n, norm);
    if (info > 0) {
        // Substitution by hand: the zero pivot gives the infinities that MATLAB shows.
        for (int k = 0; k < rhs; ++k) {
            T* x = b + static_cast<std::ptrdiff_t>(k) * n;
            for (int i = 0; i < n; ++i)
                std::swap(x[i], x[pivots[static_cast<std::size_t>(i)] - 1]);
            for (int i = 0; i < n; ++i) {
                for (int r = i + 1; r < n; ++r)
                    x[r] -= x[i] * a[i * n + r];
            }
            for (int i = n - 1; i >= 0; --i) {
                x[i] /= a[i * n + i];
                for (int r = 0; r < i; ++r)
                    x[r] -= x[i] * a[i * n + r];
            }
        }
        return;
    }
    lapack::getrs('N', n, rhs, a, n, pivots.data(), b, n);
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

/// Real matrices are the routines'.
template <typename F>
auto withComplex(DType type, F&& f) {
    return type == DType::Single ? f(lapack::C{}) : f(lapack::Z{});
}

/// Inverts a Hermitian matrix of complex numbers in place, with every bit Hermitian. False when it
/// is singular; rcond is its estimated reciprocal condition number.
template <typename T>
bool invertHermitian(T* a, int n, lapack::Real<T> norm, lapack::Real<T>& rcond) {
    std::vector<int> pivots(static_cast<std::size_t>(n));
    if (lapack::hetrf(n, a, pivots.data()) > 0) return false;
    lapack::hecon(n, a, pivots.data(), norm, &rcond);
    lapack::hetri(n, a, pivots.data());
    for (std::ptrdiff_t j = 0; j < n; ++j) {
        for (std::ptrdiff_t i = 0; i < j; ++i)
            a[j + i * n] = std::conj(a[i + j * n]);
        a[j + j * n] = std::real(a[j + j * n]);
    }
    return true;
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
    if (captured_linear::takes(a) && captured_linear::takes(b)) {
        if (auto x = captured_linear::solve(vm, convertValue(vm, a, type, span), b, span))
            return *x;
    }
    const bool complex = m == n || a.isComplex() || b.isComplex();
    Ref<Tensor> left = matrixCopy(a, type, complex);
    Ref<Tensor> right = matrixCopy(b, type, complex);
    Ref<Tensor> x = m == n ? right : Tensor::make(type, Shape(n, rhs), complex);
    if (m == n) {
        withComplex(type, [&](auto tag) {
            using T = decltype(tag);
            solveSquare<T>(vm, elementsOf<T>(*left), n, elementsOf<T>(*right), rhs);
        });
    } else {
        withElement(type, complex, [&](auto tag) {
            using T = decltype(tag);
            solveLeastSquares<T>(vm, *left, m, n, *right, rhs, *x);
        });
    }
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
    const DType type = floatClass(a);
    const int n = matrixSize(a.shape().rows());
    if (n == 0) return wrap(Tensor::make(type, Shape(0, 0)));
    if (auto x = small_solve::inverse(a)) return *x;
    if (captured_linear::takes(a)) return captured_linear::inverse(vm, a, span);
    Ref<Tensor> m = matrixCopy(a, type, true);
    withComplex(type, [&](auto tag) {
        using T = decltype(tag);
        using R = lapack::Real<T>;
        T* data = elementsOf<T>(*m);
        const R norm = lapack::lange('1', n, n, data, n);
        const auto singular = [&] {
            warnSingular(vm);
            std::fill(data, data + static_cast<std::ptrdiff_t>(n) * n,
                      T(std::numeric_limits<R>::infinity()));
        };
        if (isHermitian(data, n)) {
            R rcond = 0;
            if (!invertHermitian(data, n, norm, rcond)) return singular();
            return warnOfCondition(vm, rcond);
        }
        std::vector<int> pivots(static_cast<std::size_t>(n));
        if (lapack::getrf(n, n, data, n, pivots.data()) > 0) return singular();
        checkCondition(vm, data, n, norm);
        lapack::getri(n, data, n, pivots.data());
    });
    return narrowComplex(std::move(m));
}

std::complex<double> determinantOf(Interpreter& vm, const Value& a, Span span) {
    requireSquare(a);
    if (isInteger(a.dtype())) throwUndefinedFor("det", a);
    const int n = matrixSize(a.shape().rows());
    if (n == 0) return 1.0;
    if (const auto pivots = small_solve::pivotsOf(a)) {
        ReduceOptions options;
        options.resultClass = a.dtype();
        return vm.accelerator().reduce(ReduceOp::Prod, pivots->values, 0, 1, options, span).toDouble() *
               pivots->sign;
    }
    if (captured_linear::takes(a)) return captured_linear::determinant(vm, a, span);
    Ref<Tensor> m = matrixCopy(a, floatClass(a), true);
    return withComplex(floatClass(a), [&](auto tag) {
        using T = decltype(tag);
        T* data = elementsOf<T>(*m);
        std::vector<int> pivots(static_cast<std::size_t>(n));
        lapack::getrf(n, n, data, n, pivots.data());
        T product(1);
        for (int i = 0; i < n; ++i) {
            product *= data[i * n + i];
            if (pivots[static_cast<std::size_t>(i)] != i + 1) product = -product;
        }
        return std::complex<double>(static_cast<double>(std::real(product)),
                                    static_cast<double>(std::imag(product)));
    });
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
