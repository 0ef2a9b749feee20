// SPDX-License-Identifier: Apache-2.0
// Factorisations and triangular systems: LAPACK.
#include "provider/host/lapack.h"
#include "provider/host/routines.h"
#include "provider/routine.h"

#include <cmath>
#include <limits>
#include <vector>

namespace vitrine::host {

namespace {

int toInt(int64_t n) {
    return static_cast<int>(n);
}

template <typename F>
void withReal(DType t, F&& f) {
    if (t == DType::Single)
        f(float{});
    else
        f(double{});
}

/// The number of reflectors, and their factors read from the diagonals of the blocks T.
template <typename T>
std::vector<T> reflectorFactors(const T* factors, int64_t m, int64_t n) {
    const int64_t k = std::min(m, n);
    std::vector<T> tau(static_cast<std::size_t>(k));
    for (int64_t i = 0; i < k; ++i) {
        const int64_t place = i % kReflectorBlock;
        tau[static_cast<std::size_t>(i)] =
            factors[m * n + (i - place) * kReflectorBlock + place * (kReflectorBlock + 1)];
    }
    return tau;
}

} // namespace

void runLuFactor(const RoutineRun& run) {
    const int64_t m = run.geometry.sizes[0], n = run.geometry.sizes[1], k = std::min(m, n);
    withReal(run.dtype(0), [&](auto tag) {
        using T = decltype(tag);
        T* out = run.out<T>();
        std::copy_n(run.in<T>(0), m * n, out);
        std::vector<int> pivots(static_cast<std::size_t>(k));
        const int info = lapack::getrf(toInt(m), toInt(n), out, toInt(m), pivots.data());
        T* rows = out + m * n;
        for (int64_t i = 0; i < m; ++i)
            rows[i] = static_cast<T>(i + 1);
        T sign = 1;
        for (int64_t i = 0; i < k; ++i) {
            const int64_t r = pivots[static_cast<std::size_t>(i)] - 1;
            if (r == i) continue;
            std::swap(rows[i], rows[r]);
            sign = -sign;
        }
        rows[m] = sign;
        rows[m + 1] = static_cast<T>(std::max(info, 0));
    });
}

void runCholeskyFactor(const RoutineRun& run) {
    const int64_t n = run.geometry.sizes[0];
    const bool lower = run.flag(kLower);
    withReal(run.dtype(0), [&](auto tag) {
        using T = decltype(tag);
        T* out = run.out<T>();
        for (int64_t j = 0; j < n; ++j) {
            for (int64_t i = 0; i < n; ++i)
                out[i + n * j] = (lower ? i >= j : i <= j) ? run.in<T>(0)[i + n * j] : T(0);
        }
        out[n * n] = static_cast<T>(lapack::potrf(lower ? 'L' : 'U', toInt(n), out, toInt(n)));
    });
}

void runQrFactor(const RoutineRun& run) {
    const int64_t m = run.geometry.sizes[0], n = run.geometry.sizes[1], k = std::min(m, n);
    withReal(run.dtype(0), [&](auto tag) {
        using T = decltype(tag);
        T* out = run.out<T>();
        std::copy_n(run.in<T>(0), m * n, out);
        std::vector<T> tau(static_cast<std::size_t>(k));
        lapack::geqrf(toInt(m), toInt(n), out, toInt(m), tau.data());
        std::fill(out + m * n, out + qrElements(m, n), T(0));
        for (int64_t p = 0; p < k; p += kReflectorBlock) {
            const int64_t width = std::min(kReflectorBlock, k - p);
            lapack::larft(toInt(m - p), toInt(width), out + p * m + p, toInt(m), tau.data() + p,
                          out + m * n + p * kReflectorBlock, toInt(kReflectorBlock));
        }
    });
}

void runQrApply(const RoutineRun& run) {
    const std::vector<int64_t>& s = run.geometry.sizes;
    const int64_t m = s[0], n = s[1], columns = s[2];
    withReal(run.dtype(0), [&](auto tag) {
        using T = decltype(tag);
        T* out = run.out<T>();
        if (run.flag(kIdentity)) {
            std::fill_n(out, m * columns, T(0));
            for (int64_t i = 0; i < std::min(m, columns); ++i)
                out[i * (m + 1)] = 1;
        } else {
            std::copy_n(run.in<T>(1), m * columns, out);
        }
        const T* factors = run.in<T>(0);
        const std::vector<T> tau = reflectorFactors(factors, m, n);
        lapack::ormqr(run.flag(kAdjoint) ? 'T' : 'N', toInt(m), toInt(columns),
                      toInt(std::min(m, n)), factors, toInt(m), tau.data(), out, toInt(m));
    });
}

void runTriangularSolve(const RoutineRun& run) {
    const int64_t n = run.geometry.sizes[0], sides = run.geometry.sizes[1],
                  lead = run.geometry.sizes[2];
    const bool turned = run.flag(kTransposed), unit = run.flag(kUnit);
    // Down from the first unknown, or up from the last.
    const bool down = run.flag(kLower) != turned;
    withReal(run.dtype(1), [&](auto tag) {
        using T = decltype(tag);
        const T* t = run.in<T>(0);
        T* out = run.out<T>();
        std::copy_n(run.in<T>(1), n * sides, out);
        bool singular = false;
        for (int64_t i = 0; i < n && !unit; ++i)
            singular = singular || t[i * (lead + 1)] == T(0);
        if (!singular) {
            lapack::trtrs(run.flag(kLower) ? 'L' : 'U', turned ? 'T' : 'N', unit ? 'U' : 'N',
                          toInt(n), toInt(sides), t, toInt(lead), out, toInt(n));
            return;
        }
        // LAPACK refuses; dividing by zero gives the infinities that MATLAB shows.
        for (int64_t k = 0; k < sides; ++k) {
            T* x = out + k * n;
            for (int64_t step = 0; step < n; ++step) {
                const int64_t i = down ? step : n - 1 - step;
                x[i] = x[i] / t[i * (lead + 1)];
                for (int64_t r = down ? i + 1 : 0; r < (down ? n : i); ++r)
                    x[r] -= x[i] * (turned ? t[i + lead * r] : t[r + lead * i]);
            }
        }
    });
}

void runCondition(const RoutineRun& run) {
    const int64_t n = run.geometry.sizes[0];
    withReal(run.dtype(0), [&](auto tag) {
        using T = decltype(tag);
        run.out<T>()[0] = lapack::reciprocalCondition(toInt(n), run.in<T>(0), run.in<T>(1)[0]);
    });
}

void runTriangle(const RoutineRun& run) {
    const std::vector<int64_t>& s = run.geometry.sizes;
    const int64_t rows = s[0], columns = s[1], lead = s[2], diagonal = s[3];
    const bool lower = run.flag(kLower), unit = run.flag(kUnit);
    withReal(run.dtype(0), [&](auto tag) {
        using T = decltype(tag);
        const T* x = run.in<T>(0);
        T* out = run.out<T>();
        run.forRange(rows * columns, [&](int64_t begin, int64_t end) {
            for (int64_t e = begin; e < end; ++e) {
                const int64_t i = e % rows, j = e / rows, above = j - i - diagonal;
                out[e] = unit && i == j                      ? T(1)
                         : (lower ? above <= 0 : above >= 0) ? x[i + lead * j]
                                                             : T(0);
            }
        });
    });
}

void runStructure(const RoutineRun& run) {
    const int64_t n = run.geometry.sizes[0];
    withReal(run.dtype(0), [&](auto tag) {
        using T = decltype(tag);
        const T* a = run.in<T>(0);
        bool upper = true, lower = true, positive = true;
        for (int64_t j = 0; j < n && (upper || lower || positive); ++j) {
            for (int64_t i = 0; i < n; ++i) {
                const bool zero = a[i + n * j] == T(0);
                if (i > j && !zero) upper = false;
                if (i < j && !zero) lower = false;
                if (i < j && a[i + n * j] != a[j + n * i]) positive = false;
            }
            positive = positive && a[j * (n + 1)] > T(0);
        }
        run.out<T>()[0] = static_cast<T>((upper ? 1 : 0) + (lower ? 2 : 0) + (positive ? 4 : 0));
    });
}

} // namespace vitrine::host
