// SPDX-License-Identifier: Apache-2.0
#include "provider/host/blocks.h"

#include "provider/host/math/product.h"
#include "provider/routine.h"
#include "value/nan.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

namespace vitrine::host {

namespace {

constexpr int64_t kBlock = kFactorBlock;
constexpr int64_t kShared = 1 << 16; // operations that are worth another thread

void forTasks(ThreadPool* pool, int64_t tasks, int64_t operations,
              const std::function<void(int64_t)>& body) {
    if (pool && tasks > 1 && operations > kShared)
        return pool->parallelFor(tasks, [&](int64_t task, unsigned) { body(task); });
    for (int64_t t = 0; t < tasks; ++t)
        body(t);
}

/// One system after the other; t's columns are `step` apart.
template <typename T>
void solveSides(const T* t, int64_t step, T* b, int64_t lead, int64_t n, int64_t sides,
                Triangular kind) {
    for (int64_t side = 0; side < sides; ++side) {
        T* x = b + side * lead;
        for (int64_t done = 0; done < n; ++done) {
            const int64_t k = kind.lower ? done : n - 1 - done;
            const T* column = t + step * k;
            if (!kind.unit) x[k] = canonicalNan(x[k] / column[k]);
            const int64_t first = kind.lower ? k + 1 : 0;
            addMultiple(column + first, -x[k], x + first, kind.lower ? n - first : k);
        }
        canonicaliseNans(x, n);
    }
}

/// As many systems as the kernel solves together, or fewer: the same bits.
template <typename T>
void solveTogether(const T* triangle, T* b, int64_t lead, int64_t n, int64_t sides,
                   Triangular kind) {
    const auto& kernels = hostmath::productKernels<T>();
    T x[kBlock * hostmath::kMostSides];
    std::fill_n(x, n * kernels.sides, T(0));
    for (int64_t side = 0; side < sides; ++side) {
        for (int64_t k = 0; k < n; ++k)
            x[kernels.sides * k + side] = b[k + lead * side];
    }
    kernels.triangle(triangle, kBlock, n, kind.lower, kind.unit, x);
    for (int64_t side = 0; side < sides; ++side) {
        for (int64_t k = 0; k < n; ++k)
            b[k + lead * side] = canonicalNan(x[kernels.sides * k + side]);
    }
}

template <typename T>
void solveBlock(const Factor<T>& t, T* b, int64_t lead, int64_t n, int64_t sides, Triangular kind,
                ThreadPool* pool) {
    constexpr int64_t kFew = 3; // of which one after the other is sooner done
    if (sides <= kFew && !t.transposed) return solveSides(t.data, t.lead, b, lead, n, sides, kind);
    T triangle[kBlock * kBlock];
    for (int64_t k = 0; k < n; ++k) {
        for (int64_t i = 0; i < n; ++i)
            triangle[i + kBlock * k] = t.at(i, k);
    }
    const int64_t together = hostmath::productKernels<T>().sides;
    forTasks(pool, (sides + together - 1) / together, n * n * sides / 2, [&](int64_t task) {
        const int64_t first = task * together, count = std::min(together, sides - first);
        T* from = b + first * lead;
        if (count <= kFew)
            solveSides(triangle, kBlock, from, lead, n, count, kind);
        else
            solveTogether(triangle, from, lead, n, count, kind);
    });
}

/// A sum as 256 threads make it: every 256th element each, then pairs of them.
template <typename T>
T magnitudes(const std::vector<T>& x) {
    constexpr std::size_t kThreads = 256;
    T partial[kThreads] = {};
    for (std::size_t i = 0; i < x.size(); ++i)
        partial[i % kThreads] = partial[i % kThreads] + std::abs(x[i]);
    for (std::size_t step = kThreads / 2; step > 0; step /= 2) {
        for (std::size_t t = 0; t < step; ++t)
            partial[t] = partial[t] + partial[t + step];
    }
    return partial[0];
}

} // namespace

template <typename T>
void addMultiple(const T* a, T x, T* y, int64_t n) {
    if (n > 0) hostmath::productKernels<T>().axpy(a, x, y, n);
}

template <typename T>
void laneSums(const T* x, const T* y, int64_t count, int64_t lanes, T* out) {
    // The first lanes have one element more than the others.
    const int64_t turns = count / lanes, longer = count % lanes;
    const auto& chains = hostmath::productKernels<T>().chains;
    chains(x, lanes, 1, y, lanes, 1, turns + 1, longer, out);
    chains(x + longer, lanes, 1, y + longer, lanes, 1, turns, lanes - longer, out + longer);
}

template <typename T>
void subtractProduct(const Factor<T>& a, const Factor<T>& b, T* c, int64_t lead, int64_t m,
                     int64_t n, int64_t k, ThreadPool* pool, Keep keep, Order order) {
    if (m == 0 || n == 0 || k == 0) return;
    constexpr int64_t kHigh = 240, kWide = 64, kMany = 1024; // a tile stays in the second cache
    const int64_t across = n >= kMany && m >= kMany ? 4 * kWide : kWide;
    const int64_t bands = (m + kHigh - 1) / kHigh, slices = (n + across - 1) / across;
    forTasks(pool, bands * slices, m * n * k, [&](int64_t task) {
        const int64_t i0 = task % bands * kHigh, j0 = task / bands * across;
        const int64_t high = std::min(kHigh, m - i0), wide = std::min(across, n - j0);
        const auto less = [&](T* to, int64_t step) {
            subtract(partOf(a, i0, 0), partOf(b, 0, j0), to, step, high, wide, k, order);
        };
        if (keep == Keep::Lower && i0 + high <= j0) return;
        if (keep == Keep::Upper && j0 + wide <= i0) return;
        const bool crossed =
            (keep == Keep::Lower && i0 < j0 + wide) || (keep == Keep::Upper && j0 < i0 + high);
        std::vector<T> part; // of a tile that the diagonal crosses
        if (crossed) {
            part.resize(static_cast<std::size_t>(high * wide));
            for (int64_t j = 0; j < wide; ++j)
                std::copy_n(c + i0 + lead * (j0 + j), high, part.data() + high * j);
            less(part.data(), high);
        } else {
            less(c + i0 + lead * j0, lead);
        }
        for (int64_t j = 0; j < wide; ++j) {
            const int64_t diagonal = j0 + j - i0;
            const int64_t first = keep == Keep::Lower ? std::clamp<int64_t>(diagonal, 0, high) : 0;
            const int64_t last =
                keep == Keep::Upper ? std::clamp<int64_t>(diagonal + 1, 0, high) : high;
            T* to = c + i0 + lead * (j0 + j);
            if (crossed)
                std::copy(part.data() + high * j + first, part.data() + high * j + last,
                          to + first);
            canonicaliseNans(to + first, last - first);
        }
    });
}

template <typename T>
void solveTriangle(const Factor<T>& t, T* b, int64_t lead, int64_t n, int64_t sides,
                   Triangular kind, ThreadPool* pool) {
    if (n <= kBlock) return solveBlock(t, b, lead, n, sides, kind, pool);
    const int64_t half = halfOf(n), rest = n - half;
    const Factor<T> upper{b, lead, false}, lower{b + half, lead, false};
    if (kind.lower) {
        solveTriangle(t, b, lead, half, sides, kind, pool);
        subtractProduct(partOf(t, half, 0), upper, b + half, lead, rest, sides, half, pool);
        solveTriangle(partOf(t, half, half), b + half, lead, rest, sides, kind, pool);
    } else {
        solveTriangle(partOf(t, half, half), b + half, lead, rest, sides, kind, pool);
        subtractProduct(partOf(t, 0, half), lower, b, lead, half, sides, rest, pool, Keep::All,
                        Order::Descending);
        solveTriangle(t, b, lead, half, sides, kind, pool);
    }
}

template <typename T>
T reciprocalCondition(const T* factors, int64_t n, T norm, ThreadPool* pool) {
    const Factor<T> a{factors, n, false};
    const auto rows = static_cast<T>(n);
    std::vector<T> trial(static_cast<std::size_t>(n), T(1) / rows);
    T state = 0;
    const auto solve = [&] {
        solveTriangle(a, trial.data(), n, n, 1, {true, true}, pool);
        solveTriangle(a, trial.data(), n, n, 1, {false, false}, pool);
    };
    const auto take = [&](T size) {
        if (!(size <= state)) state = size;
    };
    solve();
    constexpr int kRounds = 2;
    for (int round = 0; round < kRounds; ++round) {
        take(magnitudes(trial));
        for (T& x : trial)
            x = x < 0 ? T(-1) : T(1);
        solveTriangle(turned(a), trial.data(), n, n, 1, {true, false}, pool);
        solveTriangle(turned(a), trial.data(), n, n, 1, {false, true}, pool);
        std::size_t peak = 0;
        T most = -1;
        for (std::size_t i = 0; i < trial.size(); ++i) {
            if (std::abs(trial[i]) > most) {
                most = std::abs(trial[i]);
                peak = i;
            }
        }
        std::fill(trial.begin(), trial.end(), T(0));
        trial[peak] = 1;
        solve();
    }
    // The other trial vector, against exact cancellation in the first.
    take(magnitudes(trial));
    for (std::size_t i = 0; i < trial.size(); ++i) {
        const T part = n == 1 ? T(0) : static_cast<T>(i) / static_cast<T>(n - 1);
        trial[i] = i % 2 == 0 ? T(1) + part : -T(1) - part;
    }
    solve();
    take(magnitudes(trial) * T(2) / (T(3) * rows));
    return canonicalNan(state == T(0) ? T(0) : T(1) / state / norm);
}

#define VITRINE_BLOCKS(T)                                                                          \
    template void addMultiple<T>(const T*, T, T*, int64_t);                                        \
    template void laneSums<T>(const T*, const T*, int64_t, int64_t, T*);                           \
    template void subtractProduct<T>(const Factor<T>&, const Factor<T>&, T*, int64_t, int64_t,     \
                                     int64_t, int64_t, ThreadPool*, Keep, Order);                  \
    template void solveTriangle<T>(const Factor<T>&, T*, int64_t, int64_t, int64_t, Triangular,    \
                                   ThreadPool*);                                                   \
    template T reciprocalCondition<T>(const T*, int64_t, T, ThreadPool*);
VITRINE_BLOCKS(double)
VITRINE_BLOCKS(float)
#undef VITRINE_BLOCKS

} // namespace vitrine::host
