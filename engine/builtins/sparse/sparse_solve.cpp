// SPDX-License-Identifier: Apache-2.0
// A\B with a sparse matrix: substitution for triangular matrices, Cholesky for Hermitian ones with
// a positive diagonal, LU with column ordering for the other square ones, QR for rectangular ones.
#include "builtins/elementwise/operator_ops.h"
#include "builtins/linear/captured_linear.h"
#include "builtins/sparse/sparse.h"
#include "value/memory_limit.h"

#include <algorithm>
#include <Eigen/SparseCholesky>
#include <Eigen/SparseLU>
#include <Eigen/SparseQR>
#include <numeric>

namespace vitrine {

namespace {

using captured_linear::warnNearlySingular;
using captured_linear::warnSingular;
using Complex = std::complex<double>;
template <typename T>
using Matrix = ::Eigen::SparseMatrix<T, ::Eigen::ColMajor, int>;
template <typename T>
using Dense = ::Eigen::Matrix<T, ::Eigen::Dynamic, ::Eigen::Dynamic>;

enum class Structure : uint8_t { Diagonal, Upper, Lower, Hermitian, General };

template <typename T>
Matrix<T> eigenMatrix(const SparseMatrix& s) {
    Matrix<T> out(static_cast<int>(s.rows()), static_cast<int>(s.columns()));
    const Ref<Tensor> values = std::is_same_v<T, Complex>
                                   ? toComplex(*s.values(), DType::Double)
                                   : convertOnHost(*s.values(), DType::Double);
    const T* x = reinterpret_cast<const T*>(values->hostBytes());
    // Entries come in the order of columns and rows, as Eigen keeps them.
    const std::vector<int64_t> columns = s.entryColumns();
    out.resizeNonZeros(static_cast<::Eigen::Index>(columns.size()));
    int* ends = out.outerIndexPtr();
    std::fill_n(ends, s.columns() + 1, 0);
    for (std::size_t k = 0; k < columns.size(); ++k) {
        ++ends[columns[k] + 1];
        out.innerIndexPtr()[k] = static_cast<int>(s.entryRows()[k]);
        out.valuePtr()[k] = x[k];
    }
    std::partial_sum(ends, ends + s.columns() + 1, ends);
    return out;
}

template <typename T>
Dense<T> denseMatrix(const Value& v) {
    const Value full = fullValue(v);
    const Ref<Tensor> t = std::is_same_v<T, Complex>
                              ? toComplex(*full.toTensor(), DType::Double)
                              : convertOnHost(*full.toTensor(), DType::Double);
    const T* x = reinterpret_cast<const T*>(t->hostBytes());
    return ::Eigen::Map<const Dense<T>>(x, static_cast<::Eigen::Index>(t->shape().rows()),
                                        static_cast<::Eigen::Index>(t->shape().columns()));
}

template <typename T>
Value fromDense(const Dense<T>& x) {
    constexpr bool complex = std::is_same_v<T, Complex>;
    Ref<Tensor> out = Tensor::make(DType::Double, Shape(x.rows(), x.cols()), complex, false);
    auto* to = reinterpret_cast<T*>(out->mutableHostBytes());
    std::copy(x.data(), x.data() + x.size(), to);
    canonicaliseNans(out->mutableData<double>(), out->count() * (complex ? 2 : 1));
    return narrowComplex(std::move(out));
}

/// Each entry beside the one at its mirrored place, which is the next of that column: rows are
/// gone through in their order.
template <typename T>
bool isHermitian(const Matrix<T>& a) {
    const int* ends = a.outerIndexPtr();
    std::vector<int> next(ends, ends + a.outerSize());
    for (int j = 0; j < a.outerSize(); ++j) {
        for (typename Matrix<T>::InnerIterator it(a, j); it; ++it) {
            const int i = static_cast<int>(it.row()), at = next[static_cast<std::size_t>(i)]++;
            if (at == ends[i + 1] || a.innerIndexPtr()[at] != j ||
                !(a.valuePtr()[at] == ::Eigen::numext::conj(it.value())))
                return false;
        }
    }
    return true;
}

template <typename T>
Structure structureOf(const Matrix<T>& a) {
    bool upper = true, lower = true, positive = true;
    for (int j = 0; j < a.outerSize(); ++j) {
        bool diagonal = false;
        for (typename Matrix<T>::InnerIterator it(a, j); it; ++it) {
            upper = upper && it.row() <= j;
            lower = lower && it.row() >= j;
            if (it.row() != j) continue;
            diagonal = true;
            positive = positive && std::real(it.value()) > 0 && std::imag(it.value()) == 0;
        }
        positive = positive && diagonal;
    }
    if (upper && lower) return Structure::Diagonal;
    if (upper) return Structure::Upper;
    if (lower) return Structure::Lower;
    if (!positive) return Structure::General;
    return isHermitian<T>(a) ? Structure::Hermitian : Structure::General;
}

template <typename T>
double norm1(const Matrix<T>& a) {
    double largest = 0;
    for (int j = 0; j < a.outerSize(); ++j) {
        double sum = 0;
        for (typename Matrix<T>::InnerIterator it(a, j); it; ++it)
            sum += std::abs(it.value());
        largest = std::max(largest, sum);
    }
    return largest;
}

/// Reciprocal condition number in the 1-norm by Hager's method (SIAM J. Sci. Stat. Comput. 5, 1984)
/// from solutions with the matrix and with its adjoint.
template <typename T, typename Solve, typename SolveAdjoint>
double reciprocalCondition(int n, double norm, Solve&& solve, SolveAdjoint&& solveAdjoint) {
    Dense<T> x = Dense<T>::Constant(n, 1, T(1.0 / n));
    double estimate = 0;
    for (int round = 0; round < 5; ++round) {
        const Dense<T> y = solve(x);
        const double sum = y.cwiseAbs().sum();
        if (!(sum > estimate) && round > 0) break;
        estimate = sum;
        if (!std::isfinite(sum)) break;
        const Dense<T> sign =
            y.unaryExpr([](T e) { return e == T(0) ? T(1) : T(e / std::abs(e)); });
        const Dense<T> z = solveAdjoint(sign);
        ::Eigen::Index at = 0, column = 0;
        const double most = z.cwiseAbs().maxCoeff(&at, &column);
        if (round > 0 && most <= std::abs((z.adjoint() * x)(0, 0))) break;
        x.setZero();
        x(at, 0) = T(1);
    }
    if (std::isnan(estimate)) return std::numeric_limits<double>::quiet_NaN();
    return norm == 0 || estimate == 0 ? 0 : 1 / norm / estimate;
}

template <typename T>
void substitute(Interpreter& vm, const Matrix<T>& a, Structure structure, Dense<T>& x) {
    const int n = static_cast<int>(a.rows());
    bool singular = false;
    double smallest = std::numeric_limits<double>::infinity(), largest = 0;
    std::vector<T> diagonal(static_cast<std::size_t>(n), T(0));
    for (int j = 0; j < n; ++j) {
        for (typename Matrix<T>::InnerIterator it(a, j); it; ++it) {
            if (it.row() == j) diagonal[static_cast<std::size_t>(j)] = it.value();
        }
        const double d = std::abs(diagonal[static_cast<std::size_t>(j)]);
        singular = singular || d == 0;
        smallest = std::min(smallest, d);
        largest = std::max(largest, d);
    }
    if (singular)
        warnSingular(vm);
    else if (smallest / largest < std::numeric_limits<double>::epsilon())
        warnNearlySingular(vm, smallest / largest);
    for (::Eigen::Index k = 0; k < x.cols(); ++k) {
        for (int s = 0; s < n; ++s) {
            const int j = structure == Structure::Upper ? n - 1 - s : s;
            x(j, k) = x(j, k) / diagonal[static_cast<std::size_t>(j)];
            if (x(j, k) == T(0)) continue;
            for (typename Matrix<T>::InnerIterator it(a, j); it; ++it) {
                if (it.row() != j) x(it.row(), k) -= x(j, k) * it.value();
            }
        }
    }
}

/// a*x = b; factorising shares nothing with the engine's thread, so that a stop can leave it.
template <typename T>
struct System {
    Matrix<T> a;
    Dense<T> x; ///< b before it is solved
    Structure structure = Structure::General;
    double rcond = 1;
    bool singular = false;
    int missing = 0; ///< of a rectangular matrix: what its rank lacks
    double tolerance = 0;
};

/// False when the matrix is not positive definite.
template <typename T>
bool solveHermitian(System<T>& s) {
    ::Eigen::SimplicialLLT<Matrix<T>> factors(s.a);
    if (factors.info() != ::Eigen::Success) return false;
    const auto solve = [&](const Dense<T>& b) { return Dense<T>(factors.solve(b)); };
    s.rcond = reciprocalCondition<T>(static_cast<int>(s.a.rows()), norm1(s.a), solve, solve);
    s.x = solve(s.x);
    return true;
}

template <typename T>
void solveGeneral(System<T>& s) {
    ::Eigen::SparseLU<Matrix<T>, ::Eigen::COLAMDOrdering<int>> factors;
    factors.compute(s.a);
    s.singular = factors.info() != ::Eigen::Success;
    if (s.singular) {
        s.x.setConstant(T(std::numeric_limits<double>::infinity()));
        return;
    }
    const auto solve = [&](const Dense<T>& b) { return Dense<T>(factors.solve(b)); };
    const auto solveAdjoint = [&](const Dense<T>& b) {
        return Dense<T>(factors.adjoint().solve(b));
    };
    s.rcond = reciprocalCondition<T>(static_cast<int>(s.a.rows()), norm1(s.a), solve, solveAdjoint);
    s.x = solve(s.x);
}

template <typename T>
void solveRectangular(System<T>& s) {
    ::Eigen::SparseQR<Matrix<T>, ::Eigen::COLAMDOrdering<int>> factors;
    factors.compute(s.a);
    if (factors.info() != ::Eigen::Success) {
        throwError("MATLAB:sparse:factorization", "The sparse factorization failed.");
    }
    // The tolerance that SparseQR has for itself.
    double longest = 0;
    for (int j = 0; j < s.a.cols(); ++j)
        longest = std::max(longest, s.a.col(j).norm());
    s.tolerance = 20 * static_cast<double>(s.a.rows() + s.a.cols()) * longest *
                  std::numeric_limits<double>::epsilon();
    s.missing = static_cast<int>(std::min(s.a.rows(), s.a.cols()) - factors.rank());
    s.x = Dense<T>(factors.solve(s.x));
}

template <typename T>
void factorise(System<T>& s) {
    if (s.a.rows() != s.a.cols())
        solveRectangular(s);
    else if (s.structure != Structure::Hermitian || !solveHermitian(s))
        solveGeneral(s);
}

template <typename T>
Value solved(Interpreter& vm, const SparseMatrix& a, const Value& b) {
    const auto s = std::make_shared<System<T>>(System<T>{eigenMatrix<T>(a), denseMatrix<T>(b)});
    const bool square = a.rows() == a.columns();
    if (square) s->structure = structureOf<T>(s->a);
    if (square && s->structure != Structure::Hermitian && s->structure != Structure::General) {
        substitute<T>(vm, s->a, s->structure, s->x);
        return fromDense<T>(s->x);
    }
    constexpr int64_t kMany = 5000; // entries: a factor may have many times as many
    if (a.entryCount() > kMany)
        runAbandonable([s] { factorise(*s); });
    else
        factorise(*s);
    if (s->missing > 0) {
        char text[120];
        std::snprintf(text, sizeof text, "Rank deficient, rank = %d, tol = %13.6e.",
                      static_cast<int>(std::min(a.rows(), a.columns())) - s->missing, s->tolerance);
        vm.warn("MATLAB:rankDeficientMatrix", text);
    }
    if (s->singular)
        warnSingular(vm);
    else if (!(s->rcond >= std::numeric_limits<double>::epsilon()))
        warnNearlySingular(vm, s->rcond);
    return fromDense<T>(s->x);
}

} // namespace

Value sparseLeftDivide(Interpreter& vm, const Value& a, const Value& b, Span span) {
    if (!a.isSparse() || !canBeSparse(b)) {
        const Value x = binaryOperation(vm, BinaryOp::MLDivide, fullValue(a), fullValue(b), span);
        return x;
    }
    const SparseMatrix& s = a.sparse();
    if (s.rows() != b.shape().rows())
        throwError("MATLAB:dimagree", "Matrix dimensions must agree.");
    // Empty systems have no factors; the full way knows their sizes.
    if (s.shape().count() == 0 || b.count() == 0) {
        const Value x = binaryOperation(vm, BinaryOp::MLDivide, fullValue(a), fullValue(b), span);
        return b.isSparse() ? sparseValue(x) : x;
    }
    constexpr int64_t kLongest = std::numeric_limits<int>::max();
    if (s.rows() > kLongest || s.columns() > kLongest || s.entryCount() > kLongest)
        throwError("MATLAB:nomem", "Out of memory. The sparse system is too large.");
    requireElements(Shape(std::max(s.rows(), s.columns()), b.shape().columns()), sizeof(double));
    Value x;
    try {
        x = s.isComplex() || b.isComplex() ? solved<Complex>(vm, s, b) : solved<double>(vm, s, b);
    } catch (const std::bad_alloc&) {
        throwError("MATLAB:nomem", "Out of memory while factorizing a sparse matrix.");
    }
    return b.isSparse() ? sparseValue(x) : x;
}

} // namespace vitrine
