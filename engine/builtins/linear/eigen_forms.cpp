// SPDX-License-Identifier: Apache-2.0
// eig in all its forms: left vectors, without balancing, generalised problems.
#include "builtins/elementwise/operator_ops.h"
#include "builtins/linear/matrix_elements.h"
#include "builtins/linear/matrix_solve.h"
#include "provider/host/lapack_forms.h"

namespace vitrine {

namespace {

using namespace matrix_elements;

struct Request {
    const Value* other = nullptr; ///< B of a generalised problem
    bool balance = true;
    bool factor = true; ///< B by its Cholesky factor where that exists
    bool asVector = false, asMatrix = false;
    bool balanceGiven = false, factorGiven = false;
};

/// Each option once, and those of one kind of problem with that kind only.
void requireConsistent(const Request& r) {
    if (r.asVector && r.asMatrix)
        throwError("MATLAB:eig:InvalidOption", "Options 'vector' and 'matrix' exclude each other.");
    if (r.factorGiven && !r.other)
        throwError("MATLAB:eig:InvalidOption",
                   "Options 'chol' and 'qz' are for generalized eigenvalue problems.");
    if (r.balanceGiven && r.other)
        throwError("MATLAB:eig:InvalidOption",
                   "Options 'balance' and 'nobalance' are for standard eigenvalue problems.");
}

void giveOnce(bool& given, const std::string& word) {
    if (given)
        throwError("MATLAB:eig:InvalidOption", "Option '%s' repeats or contradicts another one.",
                   word.c_str());
    given = true;
}

Request requestOf(const Call& c) {
    Request r;
    for (int i = 1; i < c.count(); ++i) {
        if (!c[i].isTextScalar() || c[i].isNumericClass()) {
            requireArray("eig", c[i]);
            if (i > 1) throwError("MATLAB:eig:InvalidOption", "Invalid argument of EIG.");
            r.other = &c[i];
            continue;
        }
        const std::string word = lowerCase(c[i].toText());
        if (word == "vector")
            r.asVector = true;
        else if (word == "matrix")
            r.asMatrix = true;
        else if (word == "balance" || word == "nobalance") {
            giveOnce(r.balanceGiven, word);
            r.balance = word == "balance";
        } else if (word == "chol" || word == "qz") {
            giveOnce(r.factorGiven, word);
            r.factor = word == "chol";
        } else
            throwError("MATLAB:eig:InvalidOption", "Unknown option '%s' of EIG.", word.c_str());
    }
    requireConsistent(r);
    return r;
}

[[noreturn]] void throwNoConvergence() {
    throwError("MATLAB:eig:NoConvergence", "EIG did not converge.");
}

template <typename T>
bool hermitian(const std::vector<T>& a, std::size_t n) {
    return adjoint(a, n) == a;
}

/// Columns of which those of a conjugate pair are its real and imaginary parts, as complex ones.
std::vector<Z> pairsJoined(const std::vector<double>& v, const std::vector<Z>& values) {
    const std::size_t n = values.size();
    std::vector<Z> out(v.begin(), v.end());
    for (std::size_t j = 0; j < n; ++j) {
        if (values[j].imag() == 0 || j + 1 == n) continue;
        for (std::size_t i = 0; i < n; ++i) {
            out[j * n + i] = {v[j * n + i], v[(j + 1) * n + i]};
            out[(j + 1) * n + i] = std::conj(out[j * n + i]);
        }
        ++j;
    }
    return out;
}
std::vector<Z> pairsJoined(const std::vector<Z>& v, const std::vector<Z>&) {
    return v;
}

struct Solution {
    Value values, vectors, left;
};

template <typename T>
Solution ordinary(const Value& a, bool balance, DType type) {
    const int n = matrixSize(a.shape().rows());
    const auto size = static_cast<std::size_t>(n);
    std::vector<T> m = elementsOf<T>(a), v(size * size), w(size * size);
    std::vector<Z> values(size);
    if (n > 0 &&
        lapack::geevx(balance ? 'B' : 'N', n, m.data(), values.data(), w.data(), v.data()) != 0)
        throwNoConvergence();
    return {matrixOf(values, n, 1, type), matrixOf(pairsJoined(v, values), n, n, type),
            matrixOf(pairsJoined(w, values), n, n, type)};
}

/// Of positive definite B: V'*B*V = I. Nothing where it is not.
template <typename T>
bool definite(std::vector<T> a, std::vector<T> b, int n, DType type, Solution& out) {
    std::vector<double> values(static_cast<std::size_t>(n));
    const int info = lapack::sygv('V', n, a.data(), b.data(), values.data());
    if (info > n) return false;
    if (info != 0) throwNoConvergence();
    out.values = matrixOf(values, n, 1, type);
    out.vectors = out.left = matrixOf(a, n, n, type);
    return true;
}

template <typename T>
Solution generalised(const Value& left, const Value& right, bool factor, DType type) {
    const int n = matrixSize(left.shape().rows());
    const auto size = static_cast<std::size_t>(n);
    std::vector<T> a = elementsOf<T>(left), b = elementsOf<T>(right);
    Solution out;
    if (n > 0 && factor && hermitian(a, size) && hermitian(b, size) && definite(a, b, n, type, out))
        return out;
    std::vector<Z> alpha(size);
    std::vector<T> beta(size), v(size * size), w(size * size);
    if (n > 0 &&
        lapack::ggev(n, a.data(), b.data(), alpha.data(), beta.data(), w.data(), v.data()) != 0)
        throwNoConvergence();
    std::vector<Z> values(size);
    for (std::size_t k = 0; k < size; ++k) {
        // Division by parts: infinite values stay real.
        values[k] = std::imag(beta[k]) == 0
                        ? Z(alpha[k].real() / std::real(beta[k]),
                            alpha[k].imag() == 0 ? 0 : alpha[k].imag() / std::real(beta[k]))
                        : alpha[k] / Z(beta[k]);
    }
    return {matrixOf(values, n, 1, type), matrixOf(pairsJoined(v, alpha), n, n, type),
            matrixOf(pairsJoined(w, alpha), n, n, type)};
}

Solution solutionOf(const Call& c, const Request& request) {
    const Value& a = c[0];
    if (request.other) {
        const Value& b = *request.other;
        requireFiniteSquare("eig", b);
        if (a.shape() != b.shape())
            throwError("MATLAB:eig:sizeMismatch", "Matrices must be the same size.");
        const bool single = a.dtype() == DType::Single || b.dtype() == DType::Single;
        const DType type = single ? DType::Single : DType::Double;
        return a.isComplex() || b.isComplex() ? generalised<Z>(a, b, request.factor, type)
                                              : generalised<double>(a, b, request.factor, type);
    }
    const bool symmetric = hermitian(complexesOf(a), static_cast<std::size_t>(a.shape().rows()));
    if (symmetric || (request.balance && c.nargout < 3)) {
        const Eigen e = eigenOf(a, c.nargout > 1);
        return {e.values, e.vectors, e.vectors};
    }
    return a.isComplex() ? ordinary<Z>(a, request.balance, floatClass(a))
                         : ordinary<double>(a, request.balance, floatClass(a));
}

void eig(Call& c) {
    requireFiniteSquare("eig", c[0]);
    const Request request = requestOf(c);
    const Solution s = solutionOf(c, request);
    const bool diagonal = request.asMatrix || (c.nargout > 1 && !request.asVector);
    const Value d = diagonal && s.values.count() > 0 ? callByName(c, "diag", {s.values}) : s.values;
    if (c.nargout < 2) return c.result(d);
    c.result(s.vectors);
    c.result(diagonal && s.values.count() == 0 ? s.vectors : d);
    if (c.nargout > 2) c.result(s.left);
}

constexpr Builtin kRows[] = {
    {"eig", 1, 4, 3, eig, "[V,D,W] = eig(A,B,options)",
     "Eigenvalues D, right and left eigenvectors V and W: A*V = V*D, W'*A = D*W'; of a pair "
     "A*V = B*V*D. Options: 'vector', 'matrix', 'balance', 'nobalance', 'chol', 'qz'.",
     nullptr, GpuRule::Keep},
};

} // namespace

std::span<const Builtin> eigenFormTable() {
    return kRows;
}

} // namespace vitrine
