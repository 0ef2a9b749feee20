// SPDX-License-Identifier: Apache-2.0
// Factorisations and triangular systems, operation by operation the same bits as on the devices
// (codegen/routine_factor.cpp). Columns are halved until a panel is left (S. Toledo, "Locality of
// reference in LU decomposition with partial pivoting", SIAM J. Matrix Anal. Appl. 18(4), 1997).
#include "provider/host/blocks.h"
#include "provider/host/complex_panels.h"
#include "provider/host/factors.h"
#include "provider/host/routines.h"
#include "provider/routine.h"
#include "value/nan.h"

#include <cmath>
#include <vector>

namespace vitrine::host {

namespace {

constexpr int64_t kPanel = kReflectorBlock;

template <typename F>
void withReal(DType t, F&& f) {
    if (t == DType::Single)
        f(float{});
    else
        f(double{});
}

/// Columns [first, first + width) of an m-by-n matrix from row `first` on; the exchanges of rows go
/// to `pivots` and to the packed factors' tail.
template <typename T>
void factorPanel(T* a, int64_t m, int64_t n, int64_t first, int64_t width, int64_t* pivots) {
    T* tail = a + m * n;
    for (int64_t j = 0; j < width; ++j) {
        const int64_t p = first + j;
        T* column = a + m * p;
        T most = -1;
        int64_t at = p;
        for (int64_t i = p; i < m; ++i) {
            if (std::abs(column[i]) > most) {
                most = std::abs(column[i]);
                at = i;
            }
        }
        pivots[j] = at;
        if (at != p) {
            for (int64_t q = first; q < first + width; ++q)
                std::swap(a[m * q + p], a[m * q + at]);
            std::swap(tail[p], tail[at]);
            tail[m] = -tail[m];
        }
        const T pivot = column[p];
        if (pivot == T(0)) {
            if (tail[m + 1] == T(0)) tail[m + 1] = static_cast<T>(p + 1);
        } else {
            for (int64_t i = p + 1; i < m; ++i)
                column[i] = column[i] / pivot;
        }
        for (int64_t q = p + 1; q < first + width; ++q) {
            T* to = a + m * q;
            addMultiple(column + p + 1, -to[p], to + p + 1, m - p - 1);
        }
    }
    for (int64_t j = first; j < first + width; ++j) // a NaN stays one on the way
        canonicaliseNans(a + m * j + first, m - first);
}

/// The lower factor of a block in place; what fails is noted once in `failed`, counted from
/// `first`.
template <typename T>
void factorBlock(T* block, int64_t width, int64_t first, T& failed) {
    for (int64_t k = 0; k < width; ++k) {
        T* column = block + kFactorBlock * k;
        const bool positive = column[k] > T(0) && std::isfinite(column[k]);
        if (!positive && failed == T(0)) failed = static_cast<T>(first + k + 1);
        const T root = positive ? std::sqrt(column[k]) : T(1);
        column[k] = root;
        for (int64_t i = k + 1; i < width; ++i)
            column[i] = canonicalNan(column[i] / root);
        for (int64_t c = k + 1; c < width; ++c) {
            T* to = block + kFactorBlock * c;
            addMultiple(column + c, -column[c], to + c, width - c);
            canonicaliseNans(to + c, width - c);
        }
    }
}

/// Sums of `lanes` partial sums in pairs; those from `count` on are nothing.
template <typename T>
T paired(T* partial, int64_t lanes, int64_t count) {
    for (int64_t step = lanes / 2; step > 0; step /= 2) {
        for (int64_t t = 0; t < std::min(step, count - step); ++t)
            partial[t] = partial[t] + partial[t + step];
    }
    return partial[0];
}

/// Householder reflectors of columns [first, first + width) and, in `factor`, the triangle T of
/// their product I - V*T*V'.
template <typename T>
void reflectPanel(T* a, int64_t m, int64_t first, int64_t width, T* factor) {
    const int64_t lanes = reflectorLanes(m - first), few = lanes / kPanel;
    std::vector<T> partial(static_cast<std::size_t>(lanes)), scaled;
    for (int64_t j = 0; j < width; ++j) {
        const int64_t p = first + j, below = m - p - 1;
        T* column = a + m * p;
        T* v = column + p + 1;
        // The length of the part below the diagonal, scaled so that no square leaves the range.
        T most = 0;
        for (int64_t i = 0; i < below; ++i)
            most = std::abs(v[i]) > most ? std::abs(v[i]) : most;
        T tau = 0;
        if (most != T(0)) {
            scaled.assign(v, v + below);
            for (T& x : scaled)
                x = x / most;
            laneSums(scaled.data(), scaled.data(), below, lanes, partial.data());
            const T sum = paired(partial.data(), lanes, below);
            const T alpha = column[p], size = std::abs(alpha);
            const T larger = size > most ? size : most;
            const T ratio = most / larger, own = alpha / larger;
            T beta = larger * std::sqrt(own * own + ratio * ratio * sum);
            if (alpha >= T(0)) beta = -beta;
            tau = canonicalNan((beta - alpha) / beta);
            const T scale = alpha - beta;
            column[p] = canonicalNan(beta);
            for (int64_t i = 0; i < below; ++i)
                v[i] = canonicalNan(v[i] / scale);
        }
        T dots[kPanel] = {};
        for (int64_t q = 0; q < width; ++q) {
            if (q == j) continue;
            T* other = a + m * (first + q);
            laneSums(v, other + p + 1, below, few, partial.data());
            partial[0] = partial[0] + other[p];
            const T sum = paired(partial.data(), few, std::max<int64_t>(below, 1));
            if (q < j) {
                dots[q] = canonicalNan(sum);
            } else if (tau != T(0)) {
                const T weight = tau * sum;
                addMultiple(v, -weight, other + p + 1, below);
                canonicaliseNans(other + p + 1, below);
                other[p] = canonicalNan(other[p] - weight);
            }
        }
        T* to = factor + kPanel * j;
        for (int64_t t = 0; t < j; ++t) {
            T entry = 0;
            for (int64_t r = t; r < j; ++r)
                entry = std::fma(factor[t + kPanel * r], dots[r], entry);
            to[t] = canonicalNan(-tau * entry);
        }
        to[j] = tau;
    }
}

/// Householder vectors of a panel, written out with their ones and zeros.
template <typename T>
std::vector<T> vectorsOf(const T* factors, int64_t m, int64_t first, int64_t width, int64_t parts) {
    if (parts == 2) return complexVectors(factors, m, first, width);
    const int64_t high = m - first;
    std::vector<T> v(static_cast<std::size_t>(high * width));
    for (int64_t j = 0; j < width; ++j) {
        T* to = v.data() + high * j;
        to[j] = 1;
        std::copy_n(factors + m * (first + j) + first + j + 1, high - j - 1, to + j + 1);
    }
    return v;
}

/// Factors of an m-by-n matrix; each element has so many parts.
template <typename T>
struct Reflectors {
    const T* factors;
    int64_t m, n, parts;

    [[nodiscard]] int64_t triangleAt(int64_t first) const {
        return parts * (m * n + first * parts * kPanel);
    }
};

/// c (m rows from column to column, from row `first` on) = (I - V*T*V')*c, or with T' for T, for
/// the panel's vectors V.
template <typename T>
void reflect(const Reflectors<T>& of, int64_t first, int64_t width, T* c, int64_t columns,
             bool adjoint, ThreadPool& pool) {
    const std::vector<T> vectors = vectorsOf(of.factors, of.m, first, width, of.parts);
    const T* factor = of.factors + of.triangleAt(first);
    const int64_t m = of.parts * of.m, lead = of.parts * kPanel;
    width *= of.parts;
    const auto rows = static_cast<int64_t>(vectors.size()) / width;
    const Factor<T> v{vectors.data(), rows, false};
    std::vector<T> products(static_cast<std::size_t>(width * columns)), weights(products.size());
    multiply(turned(v), Factor<T>{c, m, false}, products.data(), width, columns, rows, &pool);
    multiply(Factor<T>{factor, lead, adjoint}, Factor<T>{products.data(), width, false},
             weights.data(), width, columns, width, &pool);
    subtractProduct(v, Factor<T>{weights.data(), width, false}, c, m, rows, columns, width, &pool);
}

/// The matrix of a run with both parts of an element in turn.
template <typename T>
void interleave(const RoutineRun& run, int64_t count, T* to) {
    const T *re = run.in<T>(0), *im = run.in<T>(1);
    for (int64_t e = 0; e < count; ++e) {
        to[2 * e] = canonicalNan(re[e]);
        to[2 * e + 1] = canonicalNan(im[e]);
    }
}

/// Row exchanges, the sign of none, no zero pivot.
template <typename T>
void startTail(T* tail, int64_t m) {
    for (int64_t i = 0; i < m; ++i)
        tail[i] = static_cast<T>(i + 1);
    tail[m] = 1;
    tail[m + 1] = 0;
}

/// LU factors of an m-by-n matrix in place, followed by their tail.
template <typename T>
class LuFactors {
public:
    LuFactors(T* a, int64_t m, int64_t n, ThreadPool* pool)
        : m_a(a), m_m(m), m_n(n), m_pool(pool), m_pivots(static_cast<std::size_t>(std::min(m, n))) {
    }

    void factor() {
        const int64_t k = std::min(m_m, m_n);
        columns(0, k);
        if (m_n > k) follow(0, k, m_n - k);
    }

private:
    /// Columns [first, first + width) from row `first` on, of which those before lost their part.
    void columns(int64_t first, int64_t width) {
        if (m_pool && m_pool->stopping()) return;
        if (width <= kFactorBlock)
            return factorPanel(m_a, m_m, m_n, first, width,
                               &m_pivots[static_cast<std::size_t>(first)]);
        const int64_t half = halfOf(width), next = first + half;
        columns(first, half);
        follow(first, half, width - half);
        columns(next, width - half);
        exchange(next, width - half, first, half);
    }

    /// The `count` columns behind [first, first + width), which are factored.
    void follow(int64_t first, int64_t width, int64_t count) {
        const int64_t next = first + width;
        const Factor<T> whole{m_a, m_m, false};
        exchange(first, width, next, count);
        solveTriangle(partOf(whole, first, first), m_a + m_m * next + first, m_m, width, count,
                      {true, true}, m_pool);
        subtractProduct(partOf(whole, next, first), partOf(whole, first, next),
                        m_a + m_m * next + next, m_m, m_m - next, count, width, m_pool);
    }

    /// The exchanges of rows [first, first + width) in `count` columns from `column` on.
    void exchange(int64_t first, int64_t width, int64_t column, int64_t count) {
        for (int64_t c = column; c < column + count; ++c) {
            for (int64_t p = first; p < first + width; ++p)
                std::swap(m_a[m_m * c + p], m_a[m_m * c + m_pivots[static_cast<std::size_t>(p)]]);
        }
    }

    T* m_a;
    int64_t m_m, m_n;
    ThreadPool* m_pool;
    std::vector<int64_t> m_pivots;
};

/// The Cholesky factor of an n-by-n matrix in place, then what failed.
template <typename T>
class CholeskyFactor {
public:
    CholeskyFactor(T* a, int64_t n, bool lower, ThreadPool* pool)
        : m_a(a), m_n(n), m_lower(lower), m_pool(pool), m_whole{a, n, !lower} {}

    void factor() { columns(0, m_n); }

private:
    /// Columns [first, first + width) of L, of which those before lost their part.
    void columns(int64_t first, int64_t width) {
        if (m_pool && m_pool->stopping()) return;
        if (width <= kFactorBlock) return panel(first, width);
        const int64_t half = halfOf(width), next = first + half;
        const int64_t rest = m_n - next, wide = width - half;
        columns(first, half);
        const Factor<T> column = partOf(m_whole, next, first);
        subtractProduct(column, turned(column), m_a + m_n * next + next, m_n, m_lower ? rest : wide,
                        m_lower ? wide : rest, half, m_pool, m_lower ? Keep::Lower : Keep::Upper);
        columns(next, wide);
    }

    void panel(int64_t p, int64_t width) {
        const int64_t next = p + width, rest = m_n - next;
        T block[kFactorBlock * kFactorBlock];
        for (int64_t k = 0; k < width; ++k) {
            for (int64_t i = k; i < width; ++i)
                block[i + kFactorBlock * k] = m_whole.at(p + i, p + k);
        }
        factorBlock(block, width, p, m_a[m_n * m_n]);
        for (int64_t k = 0; k < width; ++k) {
            for (int64_t i = k; i < width; ++i)
                m_a[m_lower ? p + i + m_n * (p + k) : p + k + m_n * (p + i)] =
                    block[i + kFactorBlock * k];
        }
        if (rest == 0) return;
        if (!m_lower)
            return solveTriangle(partOf(m_whole, p, p), m_a + m_n * next + p, m_n, width, rest,
                                 {true, false}, m_pool);
        // L21*L11' = A21, all rows at once.
        for (int64_t k = 0; k < width; ++k) {
            T* column = m_a + m_n * (p + k) + next;
            for (int64_t i = 0; i < rest; ++i)
                column[i] = canonicalNan(column[i] / block[k + kFactorBlock * k]);
            for (int64_t i = k + 1; i < width; ++i) {
                T* to = m_a + m_n * (p + i) + next;
                addMultiple(column, -block[i + kFactorBlock * k], to, rest);
                canonicaliseNans(to, rest);
            }
        }
    }

    T* m_a;
    int64_t m_n;
    bool m_lower;
    ThreadPool* m_pool;
    Factor<T> m_whole; ///< L, of which the upper factor is the transpose
};

/// Blocked LU factors of a complex matrix: what is beside the panel is real, of twice the size.
template <typename T>
void factorComplexLu(T* a, int64_t m, int64_t n, ThreadPool& pool) {
    const int64_t k = std::min(m, n);
    for (int64_t p = 0; p < k && !pool.stopping(); p += kPanel) {
        const int64_t width = std::min(kPanel, k - p), next = p + width;
        int64_t pivots[kPanel];
        factorComplexPanel(a, m, n, p, width, pivots);
        for (int64_t c = 0; c < n; ++c) {
            if (c >= p && c < next) continue;
            for (int64_t j = 0; j < width; ++j) {
                T* row = a + 2 * (m * c + p + j);
                if (pivots[j] != p + j) std::swap_ranges(row, row + 2, a + 2 * (m * c + pivots[j]));
            }
        }
        if (next == n) break;
        const std::vector<T> vectors = complexVectors(a, m, p, width);
        const Factor<T> lower{vectors.data(), 2 * (m - p), false};
        T* rows = a + 2 * (m * next + p);
        solveTriangle(lower, rows, 2 * m, 2 * width, n - next, {true, true}, &pool);
        if (next < m)
            subtractProduct(partOf(lower, 2 * width, 0), Factor<T>{rows, 2 * m, false},
                            rows + 2 * width, 2 * m, 2 * (m - next), n - next, 2 * width, &pool);
    }
}

} // namespace

template <typename T>
void factorLu(const T* from, int64_t m, int64_t n, T* packed, ThreadPool* pool) {
    std::transform(from, from + m * n, packed, canonicalNan<T>);
    startTail(packed + m * n, m);
    LuFactors<T>{packed, m, n, pool}.factor();
}

void runLuFactor(const RoutineRun& run) {
    withReal(run.dtype(0), [&](auto tag) {
        using T = decltype(tag);
        const auto size = run.sizes<sizes::Matrix>();
        const int64_t m = size.m, n = size.n;
        if (!run.flag(kComplex)) return factorLu(run.in<T>(0), m, n, run.out<T>(), &run.pool);
        interleave(run, m * n, run.out<T>());
        startTail(run.out<T>() + 2 * m * n, m);
        factorComplexLu(run.out<T>(), m, n, run.pool);
    });
}

template <typename T>
void factorCholesky(const T* from, int64_t n, bool lower, T* packed, ThreadPool* pool) {
    T* a = packed;
    for (int64_t j = 0; j < n; ++j) {
        for (int64_t i = 0; i < n; ++i)
            a[i + n * j] = (lower ? i >= j : i <= j) ? canonicalNan(from[i + n * j]) : T(0);
    }
    a[n * n] = 0;
    CholeskyFactor<T>(a, n, lower, pool).factor();
}

void runCholeskyFactor(const RoutineRun& run) {
    withReal(run.dtype(0), [&](auto tag) {
        using T = decltype(tag);
        factorCholesky(run.in<T>(0), run.sizes<sizes::Square>().n, run.flag(kLower), run.out<T>(),
                       &run.pool);
    });
}

void runQrFactor(const RoutineRun& run) {
    const auto size = run.sizes<sizes::Matrix>();
    const int64_t m = size.m, n = size.n, k = std::min(m, n);
    withReal(run.dtype(0), [&](auto tag) {
        using T = decltype(tag);
        T* a = run.out<T>();
        const int64_t parts = run.flag(kComplex) ? 2 : 1;
        if (parts == 2)
            interleave(run, m * n, a);
        else
            std::transform(run.in<T>(0), run.in<T>(0) + m * n, a, canonicalNan<T>);
        std::fill(a + parts * m * n, a + qrElements(m, n, parts), T(0));
        const Reflectors<T> of{a, m, n, parts};
        for (int64_t p = 0; p < k && !run.pool.stopping(); p += kPanel) {
            const int64_t width = std::min(kPanel, k - p), next = p + width;
            T* factor = a + of.triangleAt(p);
            if (parts == 2)
                reflectComplexPanel(a, m, p, width, factor);
            else
                reflectPanel(a, m, p, width, factor);
            if (next == n) continue;
            reflect(of, p, width, a + parts * (m * next + p), n - next, true, run.pool);
        }
    });
}

void runQrApply(const RoutineRun& run) {
    const auto size = run.sizes<sizes::QrApply>();
    const int64_t m = size.m, n = size.n, columns = size.columns, k = std::min(m, n);
    withReal(run.dtype(0), [&](auto tag) {
        using T = decltype(tag);
        T* out = run.out<T>();
        const Reflectors<T> of{run.in<T>(0), m, n, run.flag(kComplex) ? 2 : 1};
        if (run.flag(kIdentity)) {
            std::fill_n(out, of.parts * m * columns, T(0));
            for (int64_t i = 0; i < std::min(m, columns); ++i)
                out[of.parts * i * (m + 1)] = 1;
        } else {
            std::transform(run.in<T>(1), run.in<T>(1) + m * columns, out, canonicalNan<T>);
        }
        const bool adjoint = run.flag(kAdjoint);
        const int64_t blocks = (k + kPanel - 1) / kPanel;
        for (int64_t b = 0; b < blocks && !run.pool.stopping(); ++b) {
            const int64_t p = (adjoint ? b : blocks - 1 - b) * kPanel;
            const int64_t width = std::min(kPanel, k - p);
            reflect(of, p, width, out + of.parts * p, columns, adjoint, run.pool);
        }
    });
}

void runTriangularSolve(const RoutineRun& run) {
    const auto size = run.sizes<sizes::Solve>();
    const int64_t n = size.n, sides = size.columns, lead = size.lead;
    const bool transposed = run.flag(kTransposed);
    withReal(run.dtype(1), [&](auto tag) {
        using T = decltype(tag);
        T* out = run.out<T>();
        std::transform(run.in<T>(1), run.in<T>(1) + n * sides, out, canonicalNan<T>);
        solveTriangle(Factor<T>{run.in<T>(0), lead, transposed}, out, n, n, sides,
                      {run.flag(kLower) != transposed, run.flag(kUnit)}, &run.pool);
    });
}

void runCondition(const RoutineRun& run) {
    const int64_t n = run.sizes<sizes::Square>().n;
    withReal(run.dtype(0), [&](auto tag) {
        using T = decltype(tag);
        run.out<T>()[0] = reciprocalCondition(run.in<T>(0), n, run.in<T>(1)[0], &run.pool);
    });
}

void runTriangle(const RoutineRun& run) {
    const auto size = run.sizes<sizes::Triangle>();
    const int64_t rows = size.rows, columns = size.columns, lead = size.lead,
                  diagonal = size.diagonal;
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

template <typename T>
unsigned structureOf(const T* a, int64_t n) {
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
    return (upper ? 1U : 0U) + (lower ? 2U : 0U) + (positive ? 4U : 0U);
}

void runStructure(const RoutineRun& run) {
    withReal(run.dtype(0), [&](auto tag) {
        using T = decltype(tag);
        run.out<T>()[0] = static_cast<T>(structureOf(run.in<T>(0), run.sizes<sizes::Square>().n));
    });
}

#define VITRINE_FACTORS(T)                                                                         \
    template void factorLu<T>(const T*, int64_t, int64_t, T*, ThreadPool*);                        \
    template void factorCholesky<T>(const T*, int64_t, bool, T*, ThreadPool*);                     \
    template unsigned structureOf<T>(const T*, int64_t);
VITRINE_FACTORS(double)
VITRINE_FACTORS(float)
#undef VITRINE_FACTORS

} // namespace vitrine::host
