// SPDX-License-Identifier: Apache-2.0
// Convolutions and filters.
#include "provider/host/math/product.h"
#include "provider/host/routines.h"
#include "provider/routine.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace vitrine::host {

namespace {

template <typename T>
T stored(T x) {
    return x != x ? std::numeric_limits<T>::quiet_NaN() : x;
}

template <typename T>
void convolve(const RoutineRun& run) {
    const auto size = run.sizes<sizes::Convolve>();
    const int64_t rows = size.rows, columns = size.columns, high = size.kernelRows,
                  wide = size.kernelColumns, i0 = size.firstRow, j0 = size.firstColumn,
                  m = size.resultRows, n = run.geometry.elements() / m;
    const T* x = run.in<T>(0);
    const T* kernel = run.in<T>(1);
    T* out = run.out<T>();
    const auto& table = hostmath::productTable();
    const auto axpy = [&] {
        if constexpr (sizeof(T) == 8)
            return table.f64.axpy;
        else
            return table.f32.axpy;
    }();
    constexpr int64_t kRows = 1024;
    const int64_t pieces = (m + kRows - 1) / kRows;
    const auto piece = [&](int64_t task, unsigned) {
        // Rows [begin, end) of one column of the result; every kernel element adds a shifted run.
        const int64_t j = task / pieces + j0;
        const int64_t begin = task % pieces * kRows, end = std::min(m, begin + kRows);
        T* y = out + m * (j - j0);
        std::fill(y + begin, y + end, T(0));
        for (int64_t q = wide - 1; q >= 0; --q) {
            if (j - q < 0 || j - q >= columns) continue;
            const T* from = x + rows * (j - q);
            for (int64_t p = high - 1; p >= 0; --p) {
                // i0 + i - p within [0, rows).
                const int64_t first = std::max(begin, p - i0), last = std::min(end, rows + p - i0);
                if (first < last)
                    axpy(from + (i0 + first - p), kernel[p + high * q], y + first, last - first);
            }
        }
        for (int64_t i = begin; i < end; ++i)
            y[i] = stored(y[i]);
    };
    if (run.geometry.elements() * high * wide < (1 << 15)) {
        for (int64_t t = 0; t < pieces * n; ++t)
            piece(t, 0);
    } else {
        run.pool.parallelFor(pieces * n, piece);
    }
}

/// order coefficients in b and in a (a[0] is 1), order - 1 states that are read and left behind;
/// elements are `step` apart.
template <typename T>
void filterLine(const T* b, const T* a, std::size_t order, bool recursive, T* states, const T* x,
                T* y, int64_t step, int64_t length) {
    for (int64_t k = 0; k < length; ++k) {
        const T in = x[k * step];
        const T out = std::fma(b[0], in, order > 1 ? states[0] : T(0));
        for (std::size_t i = 0; i + 1 < order; ++i) {
            const T next = i + 2 < order ? states[i + 1] : T(0);
            const T straight = std::fma(b[i + 1], in, next);
            states[i] = recursive ? std::fma(-a[i + 1], out, straight) : straight;
        }
        y[k * step] = stored(out);
    }
}

/// The same with complex numbers, the imaginary part of coefficients and states after the real one.
template <typename T>
struct ComplexFilter {
    const T* b;
    const T* a;
    std::size_t order;
    const T *x, *y; ///< the elements' parts
    T *re, *im;     ///< those of the results

    void run(T* states, int64_t first, int64_t step, int64_t length) const {
        for (int64_t k = 0; k < length; ++k) {
            const int64_t at = first + k * step;
            const T p = x[at], q = y[at];
            const T u = std::fma(-b[1], q, std::fma(b[0], p, states[0]));
            const T v = std::fma(b[1], p, std::fma(b[0], q, states[1]));
            for (std::size_t i = 0; i + 1 < order; ++i) {
                const T *n = b + 2 * (i + 1), *d = a + 2 * (i + 1);
                const T* later = states + 2 * (i + 1);
                const T s = std::fma(-n[1], q, std::fma(n[0], p, later[0]));
                const T t = std::fma(n[1], p, std::fma(n[0], q, later[1]));
                states[2 * i] = std::fma(d[1], v, std::fma(-d[0], u, s));
                states[2 * i + 1] = std::fma(-d[1], u, std::fma(-d[0], v, t));
            }
            re[at] = stored(u);
            im[at] = stored(v);
        }
    }
};

template <typename T>
void filterComplexLines(const RoutineRun& run) {
    const auto size = run.sizes<sizes::Lines>();
    const int64_t inner = size.inner, length = size.length, lines = size.inner * size.outer,
                  count = lines * length;
    const std::size_t order = coefficientsOf(run.program.routine.flags);
    const auto kept = 2 * (static_cast<int64_t>(order) - 1);
    T* out = run.out<T>();
    const ComplexFilter<T> filter{run.in<T>(0), run.in<T>(1), order,      run.in<T>(2),
                                  run.in<T>(3), out,          out + count};
    run.pool.parallelFor((lines + 15) / 16, [&](int64_t task, unsigned) {
        std::vector<T> states(2 * order);
        for (int64_t l = task * 16; l < std::min(lines, task * 16 + 16); ++l) {
            const int64_t first = l % inner + inner * length * (l / inner);
            std::copy_n(run.in<T>(4) + kept * l, kept, states.begin());
            std::fill(states.begin() + kept, states.end(), T(0));
            const int64_t part = std::max<int64_t>(1, (1 << 20) / static_cast<int64_t>(order));
            for (int64_t k = 0; k < length && !run.pool.stopping(); k += part)
                filter.run(states.data(), first + k * inner, inner, std::min(part, length - k));
            std::transform(states.begin(), states.begin() + kept, out + 2 * count + kept * l,
                           stored<T>);
        }
    });
}

template <typename T>
void filterLines(const RoutineRun& run) {
    if (run.flag(kComplex)) return filterComplexLines<T>(run);
    const auto size = run.sizes<sizes::Lines>();
    const int64_t inner = size.inner, length = size.length, lines = size.inner * size.outer;
    const std::size_t order = coefficientsOf(run.program.routine.flags);
    const auto kept = static_cast<int64_t>(order) - 1;
    const T* initial = run.flag(kWithStates) ? run.in<T>(3) : nullptr;
    const T* x = run.in<T>(2);
    T* out = run.out<T>();
    run.pool.parallelFor((lines + 15) / 16, [&](int64_t task, unsigned) {
        std::vector<T> states(order);
        for (int64_t l = task * 16; l < std::min(lines, task * 16 + 16); ++l) {
            const int64_t first = l % inner + inner * length * (l / inner);
            std::fill(states.begin(), states.end(), T(0));
            if (initial) std::copy_n(initial + kept * l, kept, states.begin());
            // In parts, between which a stop is seen.
            const int64_t part = std::max<int64_t>(1, (1 << 20) / static_cast<int64_t>(order));
            for (int64_t k = 0; k < length && !run.pool.stopping(); k += part) {
                filterLine(run.in<T>(0), run.in<T>(1), order, !run.flag(kNotRecursive),
                           states.data(), x + first + k * inner, out + first + k * inner, inner,
                           std::min(part, length - k));
            }
            for (int64_t i = 0; initial && i < kept; ++i)
                out[length * lines + kept * l + i] = stored(states[static_cast<std::size_t>(i)]);
        }
    });
}

} // namespace

void runConvolve(const RoutineRun& run) {
    if (run.dtype(0) == DType::Single)
        convolve<float>(run);
    else
        convolve<double>(run);
}

void runFilter(const RoutineRun& run) {
    if (run.dtype(2) == DType::Single)
        filterLines<float>(run);
    else
        filterLines<double>(run);
}

} // namespace vitrine::host
