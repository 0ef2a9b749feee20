// SPDX-License-Identifier: Apache-2.0
// Canonical forms of square matrices: schur, ordschur, hess, balance, qz, ldl; and rcond.
#include "builtins/linear/matrix_elements.h"
#include "provider/host/lapack_forms.h"
#include "provider/host/math/product.h"

#include <numeric>

namespace vitrine {

namespace {

using namespace matrix_elements;

[[noreturn]] void throwNoConvergence(const char* function) {
    throwError("MATLAB:eig:NoConvergence", "%s did not converge.", function);
}

/// f(T) with T double or complex double, as the values ask.
template <typename F>
void withType(bool complex, F&& f) {
    if (complex)
        f(Z{});
    else
        f(double{});
}

std::string optionText(const Value& v) {
    return v.isTextScalar() && !v.isNumericClass() ? lowerCase(v.toText()) : "";
}

void schur(Call& c) {
    requireFiniteSquare("schur", c[0]);
    bool complex = c[0].isComplex();
    if (c.count() > 1) {
        const std::string how = optionText(c[1]);
        if (how != "real" && how != "complex")
            throwError("MATLAB:schur:InvalidOption",
                       "The second argument must be 'real' or 'complex'.");
        complex = complex || how == "complex";
    }
    const int n = matrixSize(c[0].shape().rows());
    const auto size = static_cast<std::size_t>(n);
    withType(complex, [&](auto tag) {
        using T = decltype(tag);
        const bool vectors = c.nargout > 1;
        std::vector<T> t = elementsOf<T>(c[0]), u(vectors ? size * size : 0);
        if (n > 0 && lapack::gees(n, t.data(), vectors ? u.data() : nullptr) != 0)
            throwNoConvergence("SCHUR");
        if (vectors) c.result(matrixOf(u, n, n, floatClass(c[0])));
        c.result(matrixOf(t, n, n, floatClass(c[0])));
    });
}

/// Numbers of the clusters in the order of the diagonal; the highest comes to the top.
std::vector<double> clustersOf(const Value& choice, const std::vector<Z>& values) {
    std::vector<double> clusters;
    const std::string word = optionText(choice);
    if (word.empty()) {
        requireArray("ordschur", choice);
        clusters = doublesOf(choice);
        if (clusters.size() != values.size())
            throwError("MATLAB:ordschur:InvalidClusters",
                       "The vector of clusters must have as many elements as T has rows.");
        return clusters;
    }
    for (const Z& z : values) {
        if (word == "lhp")
            clusters.push_back(z.real() < 0);
        else if (word == "rhp")
            clusters.push_back(z.real() > 0);
        else if (word == "udi")
            clusters.push_back(std::abs(z) < 1);
        else if (word == "udo")
            clusters.push_back(std::abs(z) > 1);
        else
            throwError("MATLAB:ordschur:InvalidKeyword",
                       "The keyword must be 'lhp', 'rhp', 'udi' or 'udo'.");
    }
    return clusters;
}

/// Eigenvalues of a Schur form, by its blocks.
template <typename T>
std::vector<Z> eigenvaluesOf(const std::vector<T>& t, std::size_t n) {
    std::vector<Z> out(n);
    for (std::size_t k = 0; k < n; ++k) {
        if (k + 1 == n || t[k * n + k + 1] == T(0)) {
            out[k] = t[k * (n + 1)];
            continue;
        }
        const Z a = t[k * (n + 1)], d = t[(k + 1) * (n + 1)], b = t[(k + 1) * n + k],
                e = t[k * n + k + 1];
        const Z root = std::sqrt((a - d) * (a - d) / 4.0 + b * e);
        out[k] = (a + d) / 2.0 + root;
        out[k + 1] = (a + d) / 2.0 - root;
        ++k;
    }
    return out;
}

void ordschur(Call& c) {
    requireFiniteSquare("ordschur", c[0]);
    requireFiniteSquare("ordschur", c[1]);
    const int n = matrixSize(c[1].shape().rows());
    const auto size = static_cast<std::size_t>(n);
    if (c[0].shape() != c[1].shape())
        throwError("MATLAB:dimagree", "Matrix dimensions must agree.");
    withType(c[0].isComplex() || c[1].isComplex(), [&](auto tag) {
        using T = decltype(tag);
        std::vector<T> u = elementsOf<T>(c[0]), t = elementsOf<T>(c[1]);
        std::vector<double> clusters = clustersOf(c[2], eigenvaluesOf(t, size));
        std::vector<double> levels = clusters;
        std::sort(levels.begin(), levels.end());
        levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
        for (const double level : levels) {
            std::vector<int> chosen;
            for (const double x : clusters)
                chosen.push_back(x == level);
            if (n > 0 && lapack::trsen(n, chosen.data(), t.data(), u.data()) != 0)
                throwError("MATLAB:ordschur:ReorderingFailed",
                           "The eigenvalues are too close to be reordered.");
            std::stable_partition(clusters.begin(), clusters.end(),
                                  [&](double x) { return x == level; });
        }
        const DType type = floatClass(c[0]);
        c.result(matrixOf(u, n, n, type));
        c.result(matrixOf(t, n, n, type));
    });
}

/// [AAS,BBS,QS,ZS] = ordqz(AA,BB,Q,Z,choice): QS*A*ZS = AAS with the chosen eigenvalues first.
void ordqz(Call& c) {
    bool complex = false, single = false;
    for (int i = 0; i < 4; ++i) {
        requireFiniteSquare("ordqz", c[i]);
        if (c[i].shape() != c[0].shape())
            throwError("MATLAB:dimagree", "Matrix dimensions must agree.");
        complex = complex || c[i].isComplex();
        single = single || c[i].dtype() == DType::Single;
    }
    const int n = matrixSize(c[0].shape().rows());
    const auto size = static_cast<std::size_t>(n);
    withType(complex, [&](auto tag) {
        using T = decltype(tag);
        std::vector<T> a = elementsOf<T>(c[0]), b = elementsOf<T>(c[1]),
                       q = adjoint(elementsOf<T>(c[2]), size), z = elementsOf<T>(c[3]);
        std::vector<Z> alpha(size);
        std::vector<T> beta(size);
        const auto move = [&](const std::vector<int>& chosen) {
            if (n > 0 && lapack::tgsen(n, chosen.data(), a.data(), b.data(), q.data(), z.data(),
                                       alpha.data(), beta.data()) != 0)
                throwError("MATLAB:ordqz:ReorderingFailed",
                           "The eigenvalues are too close to be reordered.");
        };
        move(std::vector<int>(size, 0));
        std::vector<Z> values(size);
        for (std::size_t k = 0; k < size; ++k)
            values[k] =
                beta[k] == T(0) ? Z(std::numeric_limits<double>::infinity()) : alpha[k] / beta[k];
        std::vector<double> clusters = clustersOf(c[4], values), levels = clusters;
        std::sort(levels.begin(), levels.end());
        levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
        for (const double level : levels) {
            std::vector<int> chosen;
            for (const double x : clusters)
                chosen.push_back(x == level);
            move(chosen);
            std::stable_partition(clusters.begin(), clusters.end(),
                                  [&](double x) { return x == level; });
        }
        const DType type = single ? DType::Single : DType::Double;
        c.result(matrixOf(a, n, n, type));
        c.result(matrixOf(b, n, n, type));
        c.result(matrixOf(adjoint(q, size), n, n, type));
        c.result(matrixOf(z, n, n, type));
    });
}

void hess(Call& c) {
    requireFiniteSquare("hess", c[0]);
    const int n = matrixSize(c[0].shape().rows());
    const auto size = static_cast<std::size_t>(n);
    withType(c[0].isComplex(), [&](auto tag) {
        using T = decltype(tag);
        std::vector<T> h = elementsOf<T>(c[0]), p = identity<T>(size);
        if (n > 2) lapack::gehrd(n, h.data(), p.data());
        clearBelow(h, size, 1);
        if (c.nargout > 1) c.result(matrixOf(p, n, n, floatClass(c[0])));
        c.result(matrixOf(h, n, n, floatClass(c[0])));
    });
}

/// [T,B], B, or [S,P,B] with the scales and the permutation of T as vectors.
void balance(Call& c) {
    requireFiniteSquare("balance", c[0]);
    bool permute = true;
    if (c.count() > 1) {
        if (optionText(c[1]) != "noperm")
            throwError("MATLAB:balance:InvalidOption", "The second argument must be 'noperm'.");
        permute = false;
    }
    const int n = matrixSize(c[0].shape().rows());
    const auto size = static_cast<std::size_t>(n);
    withType(c[0].isComplex(), [&](auto tag) {
        using T = decltype(tag);
        std::vector<T> b = elementsOf<T>(c[0]), t(size * size);
        if (n > 0) lapack::gebal(permute ? 'B' : 'S', n, b.data(), t.data());
        const DType type = floatClass(c[0]);
        if (c.nargout == 2) c.result(matrixOf(t, n, n, type));
        if (c.nargout > 2) {
            std::vector<double> scales(size), order(size);
            for (std::size_t j = 0; j < size; ++j) {
                for (std::size_t i = 0; i < size; ++i) {
                    if (t[j * size + i] == T(0)) continue;
                    scales[i] = std::abs(t[j * size + i]);
                    order[i] = static_cast<double>(j + 1);
                }
            }
            c.result(matrixOf(scales, n, 1, type));
            c.result(columnOf(order));
        }
        c.result(matrixOf(b, n, n, type));
    });
}

/// [AA,BB,Q,Z,V,W]: Q*A*Z = AA, Q*B*Z = BB.
void qz(Call& c) {
    requireFiniteSquare("qz", c[0]);
    requireFiniteSquare("qz", c[1]);
    if (c[0].shape() != c[1].shape())
        throwError("MATLAB:qz:sizeMismatch", "Matrices must be the same size.");
    bool complex = true;
    if (c.count() > 2) {
        const std::string how = optionText(c[2]);
        if (how != "real" && how != "complex")
            throwError("MATLAB:qz:InvalidOption",
                       "The third argument must be 'real' or 'complex'.");
        complex = how == "complex";
    }
    complex = complex || c[0].isComplex() || c[1].isComplex();
    const int n = matrixSize(c[0].shape().rows());
    const auto size = static_cast<std::size_t>(n);
    const bool single = c[0].dtype() == DType::Single || c[1].dtype() == DType::Single;
    const DType type = single ? DType::Single : DType::Double;
    withType(complex, [&](auto tag) {
        using T = decltype(tag);
        std::vector<T> a = elementsOf<T>(c[0]), b = elementsOf<T>(c[1]), q(size * size),
                       z(size * size);
        if (n > 0 && lapack::gges(n, a.data(), b.data(), q.data(), z.data()) != 0)
            throwNoConvergence("QZ");
        c.result(matrixOf(a, n, n, type));
        c.result(matrixOf(b, n, n, type));
        c.result(matrixOf(adjoint(q, size), n, n, type));
        c.result(matrixOf(z, n, n, type));
        if (c.nargout < 5) return;
        a = elementsOf<T>(c[0]);
        b = elementsOf<T>(c[1]);
        std::vector<Z> alpha(size);
        std::vector<T> beta(size), v(size * size), w(size * size);
        if (n > 0 &&
            lapack::ggev(n, a.data(), b.data(), alpha.data(), beta.data(), w.data(), v.data()) != 0)
            throwNoConvergence("QZ");
        c.result(matrixOf(v, n, n, type));
        c.result(matrixOf(w, n, n, type));
    });
}

/// Packed factors of Bunch and Kaufman as L, D and the order p with A(p,p) = L*D*L'.
template <typename T>
struct Indefinite {
    std::vector<T> l, d;
    std::vector<std::size_t> order;

    Indefinite(std::vector<T> a, std::size_t n) : l(identity<T>(n)), d(n * n, T(0)), order(n) {
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::vector<int> pivots(n);
        if (n > 0) lapack::sytrf(static_cast<int>(n), a.data(), pivots.data());
        for (std::size_t k = 0; k < n;) {
            const bool pair = pivots[k] < 0;
            const std::size_t last = pair ? k + 1 : k;
            const auto other = static_cast<std::size_t>(std::abs(pivots[k])) - 1;
            if (other != last) {
                for (std::size_t j = 0; j < k; ++j)
                    std::swap(l[j * n + last], l[j * n + other]);
                std::swap(order[last], order[other]);
            }
            for (std::size_t j = k; j <= last; ++j) {
                d[j * n + j] = a[j * n + j];
                for (std::size_t i = last + 1; i < n; ++i)
                    l[j * n + i] = a[j * n + i];
            }
            if (pair) {
                d[k * n + k + 1] = a[k * n + k + 1];
                d[(k + 1) * n + k] = d[k * n + k + 1];
                if constexpr (!std::is_same_v<T, double>)
                    d[(k + 1) * n + k] = std::conj(d[k * n + k + 1]);
            }
            k = last + 1;
        }
    }
};

/// [L,D,P]: P'*A*P = L*D*L'; with two outputs L is permuted.
void ldl(Call& c) {
    requireFiniteSquare("ldl", c[0]);
    bool upper = false, asVector = false;
    for (int i = 1; i < c.count(); ++i) {
        const std::string word = optionText(c[i]);
        if (word == "upper" || word == "lower")
            upper = word == "upper";
        else if (word == "vector" || word == "matrix")
            asVector = word == "vector";
        else
            throwError("MATLAB:ldl:InvalidOption",
                       "Options are 'upper', 'lower', 'vector' and 'matrix'.");
    }
    const int n = matrixSize(c[0].shape().rows());
    const auto size = static_cast<std::size_t>(n);
    withType(c[0].isComplex(), [&](auto tag) {
        using T = decltype(tag);
        std::vector<T> a = elementsOf<T>(c[0]);
        if (upper) a = adjoint(a, size);
        const Indefinite<T> f(std::move(a), size);
        std::vector<T> l = f.l;
        if (c.nargout < 3) {
            for (std::size_t j = 0; j < size; ++j)
                for (std::size_t i = 0; i < size; ++i)
                    l[j * size + f.order[i]] = f.l[j * size + i];
        }
        const DType type = floatClass(c[0]);
        c.result(matrixOf(upper ? adjoint(l, size) : l, n, n, type));
        c.result(matrixOf(f.d, n, n, type));
        if (c.nargout < 3) return;
        std::vector<double> p(asVector ? size : size * size, 0);
        for (std::size_t j = 0; j < size; ++j) {
            if (asVector)
                p[j] = static_cast<double>(f.order[j] + 1);
            else
                p[j * size + f.order[j]] = 1;
        }
        c.result(asVector ? rowOf(p) : arrayOf(p, Shape(n, n)));
    });
}

template <typename T>
double reciprocalCondition(std::vector<T> a, int n) {
    double norm = 0;
    const auto size = static_cast<std::size_t>(n);
    for (std::size_t j = 0; j < size; ++j) {
        double sum = 0;
        for (std::size_t i = 0; i < size; ++i)
            sum += std::abs(a[j * size + i]);
        if (std::isnan(sum)) return sum;
        norm = std::max(norm, sum);
    }
    if (std::isinf(norm)) return 0;
    std::vector<int> pivots(size);
    if (lapack::getrf(n, a.data(), pivots.data()) > 0) return 0;
    return lapack::reciprocalCondition(n, a.data(), norm);
}

void rcond(Call& c) {
    requireArray("rcond", c[0]);
    if (isInteger(c[0].dtype())) throwUndefinedFor("rcond", c[0]);
    requireSquare(c[0]);
    const int n = matrixSize(c[0].shape().rows());
    double r = std::numeric_limits<double>::infinity();
    if (n > 0) {
        withType(c[0].isComplex(),
                 [&](auto tag) { r = reciprocalCondition(elementsOf<decltype(tag)>(c[0]), n); });
    }
    c.result(convertValue(c.vm, Value(r), floatClass(c[0]), c.span));
}

/// v = sumsOfPower(B,k): ones(1,n)*B^k of a real n-by-n matrix, without its powers.
void sumsOfPower(Call& c) {
    const auto n = static_cast<std::size_t>(matrixSize(c[0].shape().rows()));
    const std::vector<double> b = elementsOf<double>(c[0]);
    const auto power = static_cast<int>(c[1].toDouble());
    std::vector<const double*> columns;
    for (std::size_t j = 0; j < n; ++j)
        columns.push_back(&b[j * n]);
    const auto size = static_cast<int64_t>(n);
    std::vector<double> v(n, 1.0), next(n);
    for (int k = 0; k < power; ++k) {
        hostmath::productTable().f64.dots(columns.data(), size, v.data(), size, next.data());
        std::swap(v, next);
    }
    c.result(matrixOf(v, 1, size, DType::Double));
}

constexpr Builtin kRows[] = {
    {"private/sumsOfPower", 2, 2, 1, sumsOfPower, "v = sumsOfPower(B,k)",
     "Sums of the columns of the k-th power of a real matrix."},
    {"schur", 1, 2, 2, schur, "[U,T] = schur(A,mode)",
     "Schur form, A = U*T*U'. Of a real matrix T has 2-by-2 blocks for conjugate pairs of "
     "eigenvalues unless mode is 'complex'.",
     nullptr, GpuRule::Keep},
    {"ordschur", 3, 3, 2, ordschur, "[US,TS] = ordschur(U,T,select)",
     "Reorders a Schur form: the eigenvalues that select, a logical vector, names come first. Also "
     "'lhp', 'rhp', 'udi', 'udo', or numbers of clusters, the highest first.",
     nullptr, GpuRule::Keep},
    {"hess", 1, 1, 2, hess, "[P,H] = hess(A)", "Hessenberg form, A = P*H*P'.", nullptr,
     GpuRule::Keep},
    {"balance", 1, 2, 3, balance, "[T,B] = balance(A,'noperm')",
     "Scales and permutes a matrix so that rows and columns have norms alike: B = T\\A*T. With "
     "three outputs the scales, the permutation and B.",
     nullptr, GpuRule::Keep},
    {"ordqz", 5, 5, 4, ordqz, "[AAS,BBS,QS,ZS] = ordqz(AA,BB,Q,Z,select)",
     "Reorders the QZ factors of a pair of matrices, QS*A*ZS = AAS: the chosen eigenvalues ('lhp', "
     "'rhp', 'udi', 'udo', a logical vector or numbers of clusters, the highest first) come first.",
     nullptr, GpuRule::Keep},
    {"qz", 2, 3, 6, qz, "[AA,BB,Q,Z,V,W] = qz(A,B,mode)",
     "Generalised Schur form, Q*A*Z = AA and Q*B*Z = BB, with eigenvectors V and W; triangular "
     "unless mode is 'real'.",
     nullptr, GpuRule::Keep},
    {"ldl", 1, 3, 3, ldl, "[L,D,P] = ldl(A,'upper','vector')",
     "Factors of a symmetric or Hermitian indefinite matrix, P'*A*P = L*D*L'; D has blocks of 1 "
     "and 2. With two outputs L is permuted.",
     nullptr, GpuRule::Keep},
    {"rcond", 1, 1, 1, rcond, "c = rcond(A)",
     "Estimated reciprocal condition number in the 1-norm.", nullptr, GpuRule::Keep},
};

} // namespace

std::span<const Builtin> matrixFormTable() {
    return kRows;
}

} // namespace vitrine
