// SPDX-License-Identifier: Apache-2.0
#pragma once
// LAPACK for canonical forms and generalised problems, by overloads on the element type as in
// lapack.h. Square matrices are n-by-n without gaps.
#include "provider/host/lapack.h"

#include <vector>

namespace vitrine::lapack {

#define VITRINE_LAPACK_MULTIPLY(T, P)                                                              \
    inline int ormqr(char trans, int m, int n, int k, const T* a, int lda, const T* tau, T* c,     \
                     int ldc) {                                                                    \
        return run(                                                                                \
            volume(m, n, k),                                                                       \
            [=](const T* x, const T* t, T* y) {                                                    \
                return LAPACKE_##P##unmqr(LAPACK_COL_MAJOR, 'L', trans, m, n, k, x, lda, t, y,     \
                                          ldc);                                                    \
            },                                                                                     \
            in(a, lda, k), in(tau, k, 1), inOut(c, ldc, n));                                       \
    }
VITRINE_LAPACK_MULTIPLY(C, c)
VITRINE_LAPACK_MULTIPLY(Z, z)
#undef VITRINE_LAPACK_MULTIPLY

/// R*X = B with the upper triangle of a; B in place. Reciprocal condition in the 1-norm from LU.
#define VITRINE_LAPACK_TRIANGLES(T, R, P)                                                          \
    inline int trtrs(int n, int rhs, const T* a, int lda, T* b, int ldb) {                         \
        return run(                                                                                \
            volume(n, n, rhs),                                                                     \
            [=](const T* x, T* y) {                                                                \
                return LAPACKE_##P##trtrs(LAPACK_COL_MAJOR, 'U', 'N', 'N', n, rhs, x, lda, y,      \
                                          ldb);                                                    \
            },                                                                                     \
            in(a, lda, n), inOut(b, ldb, rhs));                                                    \
    }                                                                                              \
    inline int getrf(int n, T* a, int* pivots) {                                                   \
        return run(                                                                                \
            volume(n, n, n),                                                                       \
            [=](T* x, int* p) { return LAPACKE_##P##getrf(LAPACK_COL_MAJOR, n, n, x, n, p); },     \
            inOut(a, n, n), out(pivots, n, 1));                                                    \
    }                                                                                              \
    inline int gecon(int n, const T* factors, int lda, R norm, R* rcond) {                         \
        return LAPACKE_##P##gecon(LAPACK_COL_MAJOR, '1', n, factors, lda, norm, rcond);            \
    }
VITRINE_LAPACK_TRIANGLES(float, float, s)
VITRINE_LAPACK_TRIANGLES(double, double, d)
VITRINE_LAPACK_TRIANGLES(C, float, c)
VITRINE_LAPACK_TRIANGLES(Z, double, z)
#undef VITRINE_LAPACK_TRIANGLES

/// Estimated reciprocal condition number of an n-by-n matrix from its LU factors and 1-norm; NaN
/// when a factor is, whatever LAPACK's release makes of that (0, an error).
template <typename T>
Real<T> reciprocalCondition(int n, const T* factors, Real<T> norm) {
    for (std::ptrdiff_t i = 0; i < std::ptrdiff_t{n} * n; ++i)
        if (factors[i] != factors[i]) return std::numeric_limits<Real<T>>::quiet_NaN();
    Real<T> rcond = 0;
    gecon(n, factors, n, norm, &rcond);
    return rcond;
}

// --- canonical forms of double matrices

/// A = V*T*V' with T in a; V in v, which may be null: T alone.
inline int gees(int n, double* a, double* v) {
    const char job = v ? 'V' : 'N';
    return run(
        10 * volume(n, n, n),
        [=](double* x, double* y) {
            std::vector<double> re(static_cast<std::size_t>(n)), im(re.size());
            int chosen = 0;
            return LAPACKE_dgees(LAPACK_COL_MAJOR, job, 'N', nullptr, n, x, n, &chosen, re.data(),
                                 im.data(), y, n);
        },
        inOut(a, n, n), out(v, n, v ? n : 0));
}
inline int gees(int n, Z* a, Z* v) {
    const char job = v ? 'V' : 'N';
    return run(
        10 * volume(n, n, n),
        [=](Z* x, Z* y) {
            std::vector<Z> values(static_cast<std::size_t>(n));
            int chosen = 0;
            return LAPACKE_zgees(LAPACK_COL_MAJOR, job, 'N', nullptr, n, x, n, &chosen,
                                 values.data(), y, n);
        },
        inOut(a, n, n), out(v, n, v ? n : 0));
}

/// A = Q*S*Z', B = Q*T*Z' with S in a, T in b.
inline int gges(int n, double* a, double* b, double* q, double* z) {
    return run(
        20 * volume(n, n, n),
        [=](double* x, double* y, double* l, double* r) {
            std::vector<double> re(static_cast<std::size_t>(n)), im(re.size()), beta(re.size());
            int chosen = 0;
            return LAPACKE_dgges(LAPACK_COL_MAJOR, 'V', 'V', 'N', nullptr, n, x, n, y, n, &chosen,
                                 re.data(), im.data(), beta.data(), l, n, r, n);
        },
        inOut(a, n, n), inOut(b, n, n), out(q, n, n), out(z, n, n));
}
inline int gges(int n, Z* a, Z* b, Z* q, Z* z) {
    return run(
        20 * volume(n, n, n),
        [=](Z* x, Z* y, Z* l, Z* r) {
            std::vector<Z> alpha(static_cast<std::size_t>(n)), beta(alpha.size());
            int chosen = 0;
            return LAPACKE_zgges(LAPACK_COL_MAJOR, 'V', 'V', 'N', nullptr, n, x, n, y, n, &chosen,
                                 alpha.data(), beta.data(), l, n, r, n);
        },
        inOut(a, n, n), inOut(b, n, n), out(q, n, n), out(z, n, n));
}

/// A = Q*H*Q': H in a above its first lower diagonal, which stays as LAPACK leaves it below; Q in
/// q.
#define VITRINE_LAPACK_FORMS(T, P, ORG, SYGV, SYTRF)                                               \
    inline int gehrd(int n, T* a, T* q) {                                                          \
        return run(                                                                                \
            4 * volume(n, n, n),                                                                   \
            [=](T* x, T* y) {                                                                      \
                std::vector<T> tau(static_cast<std::size_t>(std::max(n, 1)));                      \
                const int info = LAPACKE_##P##gehrd(LAPACK_COL_MAJOR, n, 1, n, x, n, tau.data());  \
                if (info != 0) return info;                                                        \
                std::copy_n(x, static_cast<std::ptrdiff_t>(n) * n, y);                             \
                return LAPACKE_##P##ORG(LAPACK_COL_MAJOR, n, 1, n, y, n, tau.data());              \
            },                                                                                     \
            inOut(a, n, n), out(q, n, n));                                                         \
    }                                                                                              \
    /* Balances a by scaling and, job 'B', permutation; t becomes T of T\A*T. */                   \
    inline int gebal(char job, int n, T* a, T* t) {                                                \
        std::vector<double> scale(static_cast<std::size_t>(n));                                    \
        int low = 0, high = 0;                                                                     \
        const int info =                                                                           \
            LAPACKE_##P##gebal(LAPACK_COL_MAJOR, job, n, a, n, &low, &high, scale.data());         \
        if (info != 0) return info;                                                                \
        std::fill_n(t, static_cast<std::ptrdiff_t>(n) * n, T(0));                                  \
        for (std::ptrdiff_t i = 0; i < n; ++i)                                                     \
            t[i * (n + 1)] = T(1);                                                                 \
        return LAPACKE_##P##gebak(LAPACK_COL_MAJOR, job, 'R', n, low, high, scale.data(), n, t,    \
                                  n);                                                              \
    }                                                                                              \
    /* Symmetric or Hermitian A and positive definite B: values w, vectors in a. */                \
    inline int sygv(char job, int n, T* a, T* b, double* w) {                                      \
        return run(                                                                                \
            6 * volume(n, n, n),                                                                   \
            [=](T* x, T* y, double* values) {                                                      \
                return LAPACKE_##P##SYGV(LAPACK_COL_MAJOR, 1, job, 'U', n, x, n, y, n, values);    \
            },                                                                                     \
            inOut(a, n, n), inOut(b, n, n), out(w, n, 1));                                         \
    }                                                                                              \
    /* Bunch and Kaufman's factors of the lower triangle. */                                       \
    inline int sytrf(int n, T* a, int* pivots) {                                                   \
        return run(                                                                                \
            volume(n, n, n) / 2,                                                                   \
            [=](T* x, int* p) { return LAPACKE_##P##SYTRF(LAPACK_COL_MAJOR, 'L', n, x, n, p); },   \
            inOut(a, n, n), out(pivots, n, 1));                                                    \
    }
VITRINE_LAPACK_FORMS(double, d, orghr, sygv, sytrf)
VITRINE_LAPACK_FORMS(Z, z, unghr, hegv, hetrf)
#undef VITRINE_LAPACK_FORMS

/// A*V = B*V*(alpha/beta), left vectors W; of a real pair two columns of V are a conjugate pair's
/// real and imaginary parts. Null: not wanted.
inline int ggev(int n, double* a, double* b, Z* alpha, double* beta, double* w, double* v) {
    return run(
        20 * volume(n, n, n),
        [=](double* x, double* y, Z* values, double* under, double* left, double* right) {
            std::vector<double> re(static_cast<std::size_t>(n)), im(re.size());
            const int info = LAPACKE_dggev(LAPACK_COL_MAJOR, 'V', 'V', n, x, n, y, n, re.data(),
                                           im.data(), under, left, n, right, n);
            for (std::size_t k = 0; k < re.size(); ++k)
                values[k] = {re[k], im[k]};
            return info;
        },
        inOut(a, n, n), inOut(b, n, n), out(alpha, n, 1), out(beta, n, 1), out(w, n, n),
        out(v, n, n));
}
inline int ggev(int n, Z* a, Z* b, Z* alpha, Z* beta, Z* w, Z* v) {
    return run(
        20 * volume(n, n, n),
        [=](Z* x, Z* y, Z* values, Z* under, Z* left, Z* right) {
            return LAPACKE_zggev(LAPACK_COL_MAJOR, 'V', 'V', n, x, n, y, n, values, under, left, n,
                                 right, n);
        },
        inOut(a, n, n), inOut(b, n, n), out(alpha, n, 1), out(beta, n, 1), out(w, n, n),
        out(v, n, n));
}

/// A*X + X*B = scale*C with real Schur forms A (m-by-m) and B (n-by-n); C becomes X. 1: values that
/// cancel out were moved apart.
inline int trsyl(int m, int n, const double* a, const double* b, double* c, double* scale) {
    return run(
        volume(m, n, m + n),
        [=](const double* x, const double* y, double* z, double* factor) {
            return LAPACKE_dtrsyl(LAPACK_COL_MAJOR, 'N', 'N', 1, m, n, x, m, y, n, z, m, factor);
        },
        in(a, m, m), in(b, n, n), inOut(c, m, n), out(scale, 1, 1));
}

/// Eigenvalues with right and left vectors; balanced by 'B' or as it is, 'N'.
inline int geevx(char balance, int n, double* a, Z* values, double* w, double* v) {
    return run(
        15 * volume(n, n, n),
        [=](double* x, Z* found, double* left, double* right) {
            std::vector<double> re(static_cast<std::size_t>(n)), im(re.size()), scale(re.size());
            int low = 0, high = 0;
            double norm = 0;
            const int info = LAPACKE_dgeevx(LAPACK_COL_MAJOR, balance, 'V', 'V', 'N', n, x, n,
                                            re.data(), im.data(), left, n, right, n, &low, &high,
                                            scale.data(), &norm, nullptr, nullptr);
            for (std::size_t k = 0; k < re.size(); ++k)
                found[k] = {re[k], im[k]};
            return info;
        },
        inOut(a, n, n), out(values, n, 1), out(w, n, n), out(v, n, n));
}
inline int geevx(char balance, int n, Z* a, Z* values, Z* w, Z* v) {
    return run(
        15 * volume(n, n, n),
        [=](Z* x, Z* found, Z* left, Z* right) {
            std::vector<double> scale(static_cast<std::size_t>(n));
            int low = 0, high = 0;
            double norm = 0;
            return LAPACKE_zgeevx(LAPACK_COL_MAJOR, balance, 'V', 'V', 'N', n, x, n, found, left, n,
                                  right, n, &low, &high, scale.data(), &norm, nullptr, nullptr);
        },
        inOut(a, n, n), out(values, n, 1), out(w, n, n), out(v, n, n));
}

/// Moves the chosen eigenvalues of a Schur form to its top; t and its basis u in place.
inline int trsen(int n, const int* chosen, double* t, double* u) {
    // LAPACKE's own work arrays lack one that the call writes to.
    std::vector<double> re(static_cast<std::size_t>(n)), im(re.size()), work(re.size() + 1);
    int count = 0, whole = 0;
    double s = 0, sep = 0;
    return LAPACKE_dtrsen_work(LAPACK_COL_MAJOR, 'N', 'V', chosen, n, t, n, u, n, re.data(),
                               im.data(), &count, &s, &sep, work.data(), n, &whole, 1);
}
inline int trsen(int n, const int* chosen, Z* t, Z* u) {
    std::vector<Z> values(static_cast<std::size_t>(n));
    int count = 0;
    double s = 0, sep = 0;
    return LAPACKE_ztrsen(LAPACK_COL_MAJOR, 'N', 'V', chosen, n, t, n, u, n, values.data(), &count,
                          &s, &sep);
}

/// Moves the chosen eigenvalues of a generalised Schur form to its top; alpha and beta are those of
/// the result. Nothing moves where none is chosen.
inline int tgsen(int n, const int* chosen, double* a, double* b, double* q, double* z, Z* alpha,
                 double* beta) {
    // LAPACKE's own work arrays lack one that the call writes to.
    std::vector<double> re(static_cast<std::size_t>(n)), im(re.size()), work(4 * re.size() + 16);
    int count = 0, whole[8] = {};
    double left = 0, right = 0, dif[2] = {};
    const int info = LAPACKE_dtgsen_work(
        LAPACK_COL_MAJOR, 0, 1, 1, chosen, n, a, n, b, n, re.data(), im.data(), beta, q, n, z, n,
        &count, &left, &right, dif, work.data(), static_cast<int>(work.size()), whole, 8);
    for (std::size_t k = 0; k < re.size(); ++k)
        alpha[k] = {re[k], im[k]};
    return info;
}
inline int tgsen(int n, const int* chosen, Z* a, Z* b, Z* q, Z* z, Z* alpha, Z* beta) {
    std::vector<Z> work(4);
    int count = 0, whole[8] = {};
    double left = 0, right = 0, dif[2] = {};
    return LAPACKE_ztgsen_work(LAPACK_COL_MAJOR, 0, 1, 1, chosen, n, a, n, b, n, alpha, beta, q, n,
                               z, n, &count, &left, &right, dif, work.data(), 4, whole, 8);
}

} // namespace vitrine::lapack
