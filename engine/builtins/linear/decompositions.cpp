// SPDX-License-Identifier: Apache-2.0
// lu, qr, chol, svd, expm.
#include "builtins/arrays/rearrange.h"
#include "builtins/elementwise/operator_ops.h"
#include "builtins/linear/captured_linear.h"
#include "builtins/linear/matrix_solve.h"
#include "builtins/sparse/sparse_own.h"
#include "provider/host/lapack.h"

namespace vitrine {

namespace {

using Z = std::complex<double>;

/// Runs f with the matrix as double or complex double elements; the result takes A's class.
template <typename F>
void withMatrix(Call& c, F&& f) {
    const std::size_t before = c.out.size();
    if (c[0].isComplex())
        f(complexesOf(c[0]));
    else
        f(doublesOf(c[0]));
    if (c[0].dtype() != DType::Single) return;
    for (std::size_t i = before; i < c.out.size(); ++i) {
        if (c.out[i].isArray() && isFloat(c.out[i].dtype()))
            c.out[i] = wrap(convertOnHost(*c.out[i].toTensor(), DType::Single));
    }
}

/// Is the matrix empty? Throws for what no factorisation takes.
bool isEmptyMatrix(Call& c, const char* name) {
    requireArray(name, c[0]);
    requireMatrix(c[0], "Input must be 2-D.");
    if (isInteger(c[0].dtype())) throwUndefinedFor(name, c[0]);
    if (c[0].count() > 0 && !captured_linear::fits(c[0]))
        throwError("MATLAB:array:SizeLimitExceeded",
                   "Matrices of this size are not supported by %s.", name);
    return c[0].count() == 0;
}

Value emptyMatrix(Call& c, int64_t rows, int64_t columns) {
    return wrap(Tensor::make(floatClass(c[0]), Shape(rows, columns)));
}

template <typename T>
Value matrixOf(const std::vector<T>& elements, int rows, int columns) {
    if constexpr (std::is_same_v<T, double>) {
        return arrayOf(elements, Shape(rows, columns));
    } else {
        Ref<Tensor> out = Tensor::make(DType::Double, Shape(rows, columns), true, false);
        std::copy(elements.begin(), elements.end(), out->mutableComplexData<double>());
        return narrowComplex(std::move(out));
    }
}

std::size_t at(int i, int j, int rows) {
    return static_cast<std::size_t>(j) * static_cast<std::size_t>(rows) +
           static_cast<std::size_t>(i);
}

void lu(Call& c) {
    if (c.nargout > 3) throwError("MATLAB:maxlhs", "Too many output arguments.");
    const bool asVector = c.count() > 1 && isOption(c[1], "vector");
    if (!isEmptyMatrix(c, "lu")) return captured_linear::lu(c, asVector);
    const int64_t m = c[0].shape().rows(), n = c[0].shape().columns();
    if (c.nargout < 2) return c.result(emptyMatrix(c, m, n));
    c.result(emptyMatrix(c, m, 0));
    c.result(emptyMatrix(c, 0, n));
    if (asVector)
        c.result(rangeOperation(c.vm, Value(1.0), Value(), Value(static_cast<double>(m)), c.span));
    else
        c.result(identityMatrix(m, DType::Double));
}

/// [C,R] = qr(A,B,'econ'): C = Q'*B.
void qrApplied(Call& c) {
    requireArray("qr", c[1]);
    if (c[1].shape().rank() > 2 || c[1].shape().rows() != c[0].shape().rows())
        throwError("MATLAB:qr:MatrixRowMismatch", "A and B must have the same number of rows.");
    std::vector<Value> args{c[0]};
    if (c.count() > 2) args.push_back(c[2]);
    const std::vector<Value> factors = c.vm.call(Value::text("qr"), args, 2);
    const Value adjoint = callByName(c, "ctranspose", {factors.at(0)});
    c.result(callByName(c, "mtimes", {adjoint, c[1]}));
    c.result(factors.at(1));
}

void qr(Call& c) {
    const bool applied = c.count() > 1 && c[1].isNumericClass() && !c[1].isChar() &&
                         !(c[1].count() == 1 && c[1].toDouble() == 0);
    if (applied && c.nargout == 2) return qrApplied(c);
    const int m = matrixSize(c[0].shape().rows()), n = matrixSize(c[0].shape().columns());
    const int k = std::min(m, n);
    bool economy = false, asVector = false;
    for (int i = 1; i < c.count(); ++i) {
        economy =
            economy || isOption(c[i], "econ") || (c[i].isNumericClass() && c[i].toDouble() == 0);
        asVector =
            asVector || isOption(c[i], "vector") || (c[i].isNumericClass() && c[i].toDouble() == 0);
    }
    if (!isEmptyMatrix(c, "qr") && c.nargout < 3) return captured_linear::qr(c, economy);
    // With pivots, on the host.
    withMatrix(c, [&](auto a) {
        using T = typename decltype(a)::value_type;
        std::vector<T> tau(static_cast<std::size_t>(std::max(k, 1)));
        std::vector<int> pivots(static_cast<std::size_t>(std::max(n, 1)), 0);
        if (k > 0) lapack::geqp3(m, n, a.data(), m, pivots.data(), tau.data());
        const int rows = economy ? k : m;
        std::vector<T> r(static_cast<std::size_t>(rows) * static_cast<std::size_t>(n), T(0));
        for (int j = 0; j < n; ++j) {
            for (int i = 0; i <= std::min(j, rows - 1); ++i)
                r[at(i, j, rows)] = a[at(i, j, m)];
        }
        if (c.nargout < 2) return c.result(matrixOf(r, rows, n));
        std::vector<T> q(static_cast<std::size_t>(m) * static_cast<std::size_t>(std::max(rows, 1)),
                         T(0));
        for (int j = 0; j < k; ++j) {
            for (int i = 0; i < m; ++i)
                q[at(i, j, m)] = a[at(i, j, m)];
        }
        if (k > 0) lapack::orgqr(m, rows, k, q.data(), m, tau.data());
        q.resize(static_cast<std::size_t>(m) * static_cast<std::size_t>(rows));
        c.result(matrixOf(q, m, rows));
        c.result(matrixOf(r, rows, n));
        if (c.nargout < 3) return;
        std::vector<double> p(
            asVector ? static_cast<std::size_t>(n) : static_cast<std::size_t>(n * n), 0);
        for (int j = 0; j < n; ++j) {
            if (asVector)
                p[static_cast<std::size_t>(j)] = pivots[static_cast<std::size_t>(j)];
            else
                p[at(pivots[static_cast<std::size_t>(j)] - 1, j, n)] = 1;
        }
        c.result(asVector ? rowOf(p) : arrayOf(p, Shape(n, n)));
    });
}

void chol(Call& c) {
    requireArray("chol", c[0]);
    requireSquare(c[0]);
    for (int i = 1; i < c.count(); ++i) {
        if (!isOption(c[i], "upper") && !isOption(c[i], "lower"))
            throwError("MATLAB:chol:TriangleInvalidOption",
                       "Second argument must be 'upper' or 'lower'.");
    }
    const bool lower = c.count() > 1 && isOption(c[1], "lower");
    if (!isEmptyMatrix(c, "chol")) return captured_linear::cholesky(c, lower);
    c.result(emptyMatrix(c, 0, 0));
    c.result(Value(0.0));
}

/// The singular values on the diagonal of a matrix as large as A.
Value fullDiagonal(const Value& values, const Shape& shape) {
    Ref<Tensor> full = Tensor::make(values.dtype(), shape);
    const std::vector<double> all = doublesOf(values);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto p = static_cast<int64_t>(i) * shape.rows() + static_cast<int64_t>(i);
        if (full->dtype() == DType::Single)
            full->mutableData<float>()[p] = static_cast<float>(all[i]);
        else
            full->mutableData<double>()[p] = all[i];
    }
    return wrap(std::move(full));
}

/// svd(A,'econ',form): form says whether S comes as 'vector' or 'matrix'; a vector alone, else a
/// matrix, without it.
void svd(Call& c) {
    requireArray("svd", c[0]);
    bool economy = false, matrix = c.nargout > 1;
    for (int i = 1; i < c.count(); ++i) {
        if (isOption(c[i], "vector") || isOption(c[i], "matrix"))
            matrix = isOption(c[i], "matrix");
        else if (isOption(c[i], "econ"))
            economy = true;
        else if (c[i].isTextScalar() && !c[i].isNumericClass())
            throwError("MATLAB:svd:unknownOption", "Unknown option '%s'.", c[i].toText().c_str());
        else if (i == 1) // svd(A,0) leaves a wide matrix as it is.
            economy = c[0].shape().rows() >= c[0].shape().columns();
        else
            throwError("MATLAB:svd:unknownOption", "Third input must be 'vector' or 'matrix'.");
    }
    const Singular s = singularOf(c[0], c.nargout > 1, economy);
    const Value values = !matrix   ? s.values
                         : economy ? diagonalMatrix(c, s.values)
                                   : fullDiagonal(s.values, c[0].shape());
    if (c.nargout < 2) return c.result(values);
    c.result(s.u);
    c.result(values);
    c.result(s.v);
}

constexpr Builtin kRows[] = {
    {"lu", 1, 3, 5, lu, "[L,U,P] = lu(A)  |  [L,U,P,Q,D] = lu(S)",
     "LU factorisation with partial pivoting; of a sparse matrix P*(D\\S)*Q with its columns "
     "ordered for few entries and its rows scaled.",
     nullptr, BuiltinRules(SparseRule::KeepAll, sparse_own::lu) | GpuRule::Keep},
    {"qr", 1, 3, 3, qr, "[Q,R,P] = qr(A,'econ')  |  [C,R] = qr(A,B)",
     "Orthogonal-triangular factorisation; C is Q'*B.", nullptr,
     SparseRule::KeepAll | GpuRule::Keep},
    {"chol", 1, 3, 3, chol, "[R,flag] = chol(A,'lower')  |  [R,flag,P] = chol(S)",
     "Cholesky factor of a positive definite matrix; of a sparse matrix P'*S*P, ordered for few "
     "entries.",
     nullptr, BuiltinRules(SparseRule::KeepAll, sparse_own::chol) | GpuRule::Keep},
    {"svd", 1, 3, 3, svd, "[U,S,V] = svd(A,'econ',form)", "Singular value decomposition.", nullptr,
     GpuRule::Keep},
};

} // namespace

std::span<const Builtin> decompositionTable() {
    return kRows;
}

} // namespace vitrine
