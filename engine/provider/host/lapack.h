// SPDX-License-Identifier: Apache-2.0
#pragma once
// LAPACK by overloads on the element type, column-major. Only this file and
// builtins/matrix_product.cpp know the C interface; complex numbers go through as std::complex.
#include <complex>
#include <cstddef>
#define lapack_complex_float std::complex<float>
#define lapack_complex_double std::complex<double>
#include <lapacke.h>

namespace vitrine::lapack {

/// LAPACKE's own search for NaN would end a call before it has done anything.
inline const bool kNanPasses = (LAPACKE_set_nancheck(0), true);

using Z = std::complex<double>;
using C = std::complex<float>;

#define VITRINE_LAPACK_GETRF(T, P)                                                                 \
    inline int getrf(int m, int n, T* a, int lda, int* pivots) {                                   \
        const int info = LAPACKE_##P##getrf(LAPACK_COL_MAJOR, m, n, a, lda, pivots);               \
        /* A search among NaN may have found no row. */                                            \
        for (int i = 0; i < (m < n ? m : n); ++i)                                                  \
            pivots[i] = pivots[i] < i + 1 || pivots[i] > m ? i + 1 : pivots[i];                    \
        return info;                                                                               \
    }                                                                                              \
    inline int getrs(char trans, int n, int rhs, const T* a, int lda, const int* pivots, T* b,     \
                     int ldb) {                                                                    \
        return LAPACKE_##P##getrs(LAPACK_COL_MAJOR, trans, n, rhs, a, lda, pivots, b, ldb);        \
    }                                                                                              \
    inline int getri(int n, T* a, int lda, const int* pivots) {                                    \
        return LAPACKE_##P##getri(LAPACK_COL_MAJOR, n, a, lda, pivots);                            \
    }                                                                                              \
    inline int potrf(char uplo, int n, T* a, int lda) {                                            \
        const int info = LAPACKE_##P##potrf(LAPACK_COL_MAJOR, uplo, n, a, lda);                    \
        /* OpenBLAS takes NaN for positive. */                                                     \
        for (int i = 0; i < (info > 0 ? info - 1 : n); ++i) {                                      \
            const T* d = a + static_cast<std::ptrdiff_t>(i) * lda + i;                             \
            if (*d != *d) return i + 1;                                                            \
        }                                                                                          \
        return info;                                                                               \
    }                                                                                              \
    inline int potrs(char uplo, int n, int rhs, const T* a, int lda, T* b, int ldb) {              \
        return LAPACKE_##P##potrs(LAPACK_COL_MAJOR, uplo, n, rhs, a, lda, b, ldb);                 \
    }                                                                                              \
    inline int trtrs(char uplo, char trans, char diag, int n, int rhs, const T* a, int lda, T* b,  \
                     int ldb) {                                                                    \
        return LAPACKE_##P##trtrs(LAPACK_COL_MAJOR, uplo, trans, diag, n, rhs, a, lda, b, ldb);    \
    }                                                                                              \
    inline int geqrf(int m, int n, T* a, int lda, T* tau) {                                        \
        return LAPACKE_##P##geqrf(LAPACK_COL_MAJOR, m, n, a, lda, tau);                            \
    }                                                                                              \
    inline int geqp3(int m, int n, T* a, int lda, int* pivots, T* tau) {                           \
        return LAPACKE_##P##geqp3(LAPACK_COL_MAJOR, m, n, a, lda, pivots, tau);                    \
    }
VITRINE_LAPACK_GETRF(float, s)
VITRINE_LAPACK_GETRF(double, d)
VITRINE_LAPACK_GETRF(C, c)
VITRINE_LAPACK_GETRF(Z, z)
#undef VITRINE_LAPACK_GETRF

#define VITRINE_LAPACK_PAIR(T, R, P, ORG, SYEV)                                                    \
    inline int gecon(int n, const T* a, int lda, R norm, R* rcond) {                               \
        return LAPACKE_##P##gecon(LAPACK_COL_MAJOR, '1', n, a, lda, norm, rcond);                  \
    }                                                                                              \
    inline R lange(char which, int m, int n, const T* a, int lda) {                                \
        return LAPACKE_##P##lange(LAPACK_COL_MAJOR, which, m, n, a, lda);                          \
    }                                                                                              \
    inline int gelsd(int m, int n, int rhs, T* a, int lda, T* b, int ldb, R* s, R rcond,           \
                     int* rank) {                                                                  \
        return LAPACKE_##P##gelsd(LAPACK_COL_MAJOR, m, n, rhs, a, lda, b, ldb, s, rcond, rank);    \
    }                                                                                              \
    inline int orgqr(int m, int n, int k, T* a, int lda, const T* tau) {                           \
        return LAPACKE_##P##ORG(LAPACK_COL_MAJOR, m, n, k, a, lda, tau);                           \
    }                                                                                              \
    inline int gesdd(char job, int m, int n, T* a, int lda, R* s, T* u, int ldu, T* vt,            \
                     int ldvt) {                                                                   \
        return LAPACKE_##P##gesdd(LAPACK_COL_MAJOR, job, m, n, a, lda, s, u, ldu, vt, ldvt);       \
    }                                                                                              \
    inline int syev(char job, int n, T* a, int lda, R* w) {                                        \
        return LAPACKE_##P##SYEV(LAPACK_COL_MAJOR, job, 'U', n, a, lda, w);                        \
    }
VITRINE_LAPACK_PAIR(float, float, s, orgqr, syev)
VITRINE_LAPACK_PAIR(double, double, d, orgqr, syev)
VITRINE_LAPACK_PAIR(C, float, c, ungqr, heev)
VITRINE_LAPACK_PAIR(Z, double, z, ungqr, heev)
#undef VITRINE_LAPACK_PAIR

#define VITRINE_LAPACK_REFLECTORS(T, P)                                                            \
    inline int ormqr(char trans, int m, int n, int k, const T* a, int lda, const T* tau, T* c,     \
                     int ldc) {                                                                    \
        return LAPACKE_##P##ormqr(LAPACK_COL_MAJOR, 'L', trans, m, n, k, a, lda, tau, c, ldc);     \
    }                                                                                              \
    inline int larft(int n, int k, const T* v, int ldv, const T* tau, T* t, int ldt) {             \
        return LAPACKE_##P##larft(LAPACK_COL_MAJOR, 'F', 'C', n, k, v, ldv, tau, t, ldt);          \
    }
VITRINE_LAPACK_REFLECTORS(float, s)
VITRINE_LAPACK_REFLECTORS(double, d)
#undef VITRINE_LAPACK_REFLECTORS

template <typename T>
struct RealOf {
    using type = T;
};
template <typename T>
struct RealOf<std::complex<T>> {
    using type = T;
};
template <typename T>
using Real = typename RealOf<T>::type;

} // namespace vitrine::lapack
