// SPDX-License-Identifier: Apache-2.0
#pragma once
// LAPACK by overloads on the element type, column-major. Only this file and
// builtins/linear/matrix_product.cpp know the C interface; complex numbers go through as
// std::complex. Calls that take long work on copies of their arrays, so that a stop can leave them.
#include "base/host_memory.h"
#include "base/stop.h"

#include <algorithm>
#include <cblas.h>
#include <complex>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <memory>
#include <mutex>
#include <new>
#include <tuple>
#include <type_traits>
#define lapack_complex_float std::complex<float>
#define lapack_complex_double std::complex<double>
#include <lapacke.h>

namespace vitrine::lapack {

/// LAPACKE's own search for NaN would end a call before it has done anything.
inline const bool kNanPasses = (LAPACKE_set_nancheck(0), true);

using Z = std::complex<double>;
using C = std::complex<float>;

/// An array of a call: count elements, read, written or both.
template <typename T>
struct Array {
    T* data;
    std::size_t count;
    bool read;
};
template <typename T>
Array<const T> in(const T* data, int rows, int columns) {
    return {data, static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns), true};
}
template <typename T>
Array<T> inOut(T* data, int rows, int columns) {
    return {data, static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns), true};
}
/// data may be null: the call does not write it.
template <typename T>
Array<T> out(T* data, int rows, int columns) {
    const std::size_t count = static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns);
    return {data, data ? count : 0, false};
}

/// Zeros whose pages cost nothing until they are touched; std::bad_alloc.
struct Free {
    void operator()(void* data) const { std::free(data); }
};
template <typename T>
using Copy = std::unique_ptr<T[], Free>;
template <typename T>
Copy<T> zeros(std::size_t count) {
    if (count > SIZE_MAX / sizeof(T) || !memory::roomFor(count * sizeof(T))) throw std::bad_alloc();
    auto* data = static_cast<T*>(std::calloc(std::max<std::size_t>(count, 1), sizeof(T)));
    if (!data) throw std::bad_alloc();
    return Copy<T>(data);
}
/// Copies with looks at the stop flag between the parts.
template <typename T>
void copyInParts(const T* from, std::size_t count, T* to) {
    constexpr std::size_t kPart = (std::size_t{1} << 22) / sizeof(T);
    for (std::size_t i = 0; i < count; i += kPart) {
        checkStop();
        std::copy_n(from + i, std::min(kPart, count - i), to + i);
    }
}

/// While one lives, OpenBLAS computes on the calling thread alone: below some size its workers cost
/// more than they bring, and a busy machine lets them wait for each other.
class OneThread {
public:
    OneThread() {
        const std::lock_guard lock(s_mutex);
        if (s_count++ > 0) return;
        s_usual = openblas_get_num_threads();
        if (s_usual > 1) openblas_set_num_threads(1);
    }
    ~OneThread() {
        const std::lock_guard lock(s_mutex);
        if (--s_count == 0 && s_usual > 1) openblas_set_num_threads(s_usual);
    }
    OneThread(const OneThread&) = delete;
    OneThread& operator=(const OneThread&) = delete;

private:
    inline static std::mutex s_mutex;
    inline static int s_count = 0, s_usual = 1;
};

/// Calls f with the arrays' pointers and returns what it returns. work: multiplications, about;
/// much of it (tens of milliseconds) is done on copies, by all threads, and can be stopped
/// (ScriptError).
template <typename F, typename... T>
int run(double work, F f, Array<T>... arrays) {
    constexpr double kLong = 3e7;
    if (work < kLong) {
        const OneThread alone;
        return f(arrays.data...);
    }
    struct Copies {
        std::tuple<Copy<std::remove_const_t<T>>...> arrays;
        int info = 0;
    };
    const auto copies = std::make_shared<Copies>();
    const auto each = [&](auto&& visit) {
        std::apply([&](auto&... copy) { (visit(arrays, copy), ...); }, copies->arrays);
    };
    try {
        each([](const auto& array, auto& copy) {
            copy = zeros<std::remove_const_t<std::remove_pointer_t<decltype(array.data)>>>(
                array.count);
            if (array.read) copyInParts(array.data, array.count, copy.get());
        });
    } catch (const std::bad_alloc&) {
        return f(arrays.data...); // no room for copies: in place then, and not to be stopped
    }
    runAbandonable([copies, f] {
        copies->info = std::apply([&](auto&... copy) { return f(copy.get()...); }, copies->arrays);
    });
    each([](const auto& array, const auto& copy) {
        if constexpr (!std::is_const_v<std::remove_pointer_t<decltype(array.data)>>)
            copyInParts(copy.get(), array.count, array.data);
    });
    return copies->info;
}

/// a·b·c as a double.
inline double volume(int a, int b, int c) {
    return static_cast<double>(a) * b * c;
}

#define VITRINE_LAPACK_FACTORS(T, P)                                                               \
    inline int geqp3(int m, int n, T* a, int lda, int* pivots, T* tau) {                           \
        return run(                                                                                \
            volume(m, n, std::min(m, n)),                                                          \
            [=](T* x, int* p, T* t) {                                                              \
                return LAPACKE_##P##geqp3(LAPACK_COL_MAJOR, m, n, x, lda, p, t);                   \
            },                                                                                     \
            inOut(a, lda, n), inOut(pivots, n, 1), out(tau, std::min(m, n), 1));                   \
    }
VITRINE_LAPACK_FACTORS(float, s)
VITRINE_LAPACK_FACTORS(double, d)
VITRINE_LAPACK_FACTORS(C, c)
VITRINE_LAPACK_FACTORS(Z, z)
#undef VITRINE_LAPACK_FACTORS

#define VITRINE_LAPACK_PAIR(T, R, P, ORG, SYEV)                                                    \
    inline R lange(char which, int m, int n, const T* a, int lda) {                                \
        return LAPACKE_##P##lange(LAPACK_COL_MAJOR, which, m, n, a, lda);                          \
    }                                                                                              \
    inline int orgqr(int m, int n, int k, T* a, int lda, const T* tau) {                           \
        return run(                                                                                \
            volume(m, n, k),                                                                       \
            [=](T* x, const T* t) {                                                                \
                return LAPACKE_##P##ORG(LAPACK_COL_MAJOR, m, n, k, x, lda, t);                     \
            },                                                                                     \
            inOut(a, lda, n), in(tau, k, 1));                                                      \
    }                                                                                              \
    inline int gesdd(char job, int m, int n, T* a, int lda, R* s, T* u, int ldu, T* vt,            \
                     int ldvt) {                                                                   \
        const int k = std::min(m, n);                                                              \
        const int uColumns = job == 'A' ? m : job == 'S' ? k : 0, vColumns = job == 'N' ? 0 : n;   \
        return run(                                                                                \
            4 * volume(m, n, k),                                                                   \
            [=](T* x, R* values, T* left, T* right) {                                              \
                return LAPACKE_##P##gesdd(LAPACK_COL_MAJOR, job, m, n, x, lda, values, left, ldu,  \
                                          right, ldvt);                                            \
            },                                                                                     \
            inOut(a, lda, n), out(s, k, 1), out(u, ldu, uColumns), out(vt, ldvt, vColumns));       \
    }                                                                                              \
    inline int syev(char job, int n, T* a, int lda, R* w) {                                        \
        return run(                                                                                \
            4 * volume(n, n, n),                                                                   \
            [=](T* x, R* values) {                                                                 \
                return LAPACKE_##P##SYEV(LAPACK_COL_MAJOR, job, 'U', n, x, lda, values);           \
            },                                                                                     \
            inOut(a, lda, n), out(w, n, 1));                                                       \
    }
VITRINE_LAPACK_PAIR(float, float, s, orgqr, syev)
VITRINE_LAPACK_PAIR(double, double, d, orgqr, syev)
VITRINE_LAPACK_PAIR(C, float, c, ungqr, heev)
VITRINE_LAPACK_PAIR(Z, double, z, ungqr, heev)
#undef VITRINE_LAPACK_PAIR

#define VITRINE_LAPACK_REFLECTORS(T, P)                                                            \
    inline int ormqr(char trans, int m, int n, int k, const T* a, int lda, const T* tau, T* c,     \
                     int ldc) {                                                                    \
        return run(                                                                                \
            volume(m, n, k),                                                                       \
            [=](const T* x, const T* t, T* y) {                                                    \
                return LAPACKE_##P##ormqr(LAPACK_COL_MAJOR, 'L', trans, m, n, k, x, lda, t, y,     \
                                          ldc);                                                    \
            },                                                                                     \
            in(a, lda, k), in(tau, k, 1), inOut(c, ldc, n));                                       \
    }                                                                                              \
    inline int larft(int n, int k, const T* v, int ldv, const T* tau, T* t, int ldt) {             \
        return LAPACKE_##P##larft(LAPACK_COL_MAJOR, 'F', 'C', n, k, v, ldv, tau, t, ldt);          \
    }
VITRINE_LAPACK_REFLECTORS(float, s)
VITRINE_LAPACK_REFLECTORS(double, d)
#undef VITRINE_LAPACK_REFLECTORS

/// Hermitian matrices by their upper triangles: factors, condition (1-norm) and inverse.
#define VITRINE_LAPACK_HERMITIAN(T, R, P)                                                          \
    inline int hetrf(int n, T* a, int* pivots) {                                                   \
        return run(                                                                                \
            volume(n, n, n) / 2,                                                                   \
            [=](T* x, int* p) { return LAPACKE_##P##hetrf(LAPACK_COL_MAJOR, 'U', n, x, n, p); },   \
            inOut(a, n, n), out(pivots, n, 1));                                                    \
    }                                                                                              \
    inline int hecon(int n, const T* a, const int* pivots, R norm, R* rcond) {                     \
        return LAPACKE_##P##hecon(LAPACK_COL_MAJOR, 'U', n, a, n, pivots, norm, rcond);            \
    }                                                                                              \
    inline int hetri(int n, T* a, const int* pivots) {                                             \
        return run(                                                                                \
            volume(n, n, n),                                                                       \
            [=](T* x, const int* p) {                                                              \
                return LAPACKE_##P##hetri(LAPACK_COL_MAJOR, 'U', n, x, n, p);                      \
            },                                                                                     \
            inOut(a, n, n), in(pivots, n, 1));                                                     \
    }
VITRINE_LAPACK_HERMITIAN(C, float, c)
VITRINE_LAPACK_HERMITIAN(Z, double, z)
#undef VITRINE_LAPACK_HERMITIAN

/// Eigenvalues w and right eigenvectors v (job 'V') of a general matrix; v is n-by-n.
inline int geev(char job, int n, Z* a, Z* w, Z* v) {
    return run(
        10 * volume(n, n, n),
        [=](Z* x, Z* values, Z* vectors) {
            return LAPACKE_zgeev(LAPACK_COL_MAJOR, 'N', job, n, x, n, values, nullptr, n, vectors,
                                 n);
        },
        inOut(a, n, n), out(w, n, 1), out(v, n, n));
}
/// Real matrices: pairs of conjugate values share two columns, real and imaginary parts.
inline int geev(char job, int n, double* a, double* re, double* im, double* v) {
    return run(
        10 * volume(n, n, n),
        [=](double* x, double* reals, double* imaginaries, double* vectors) {
            return LAPACKE_dgeev(LAPACK_COL_MAJOR, 'N', job, n, x, n, reals, imaginaries, nullptr,
                                 n, vectors, n);
        },
        inOut(a, n, n), out(re, n, 1), out(im, n, 1), out(v, n, n));
}

/// A tridiagonal system: the diagonals below, on and above, which are used up, and b in place.
inline int gtsv(int n, double* below, double* diagonal, double* above, double* b) {
    return LAPACKE_dgtsv(LAPACK_COL_MAJOR, n, 1, below, diagonal, above, b, n);
}

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
