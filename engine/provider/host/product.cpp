// SPDX-License-Identifier: Apache-2.0
// Goto and van de Geijn's scheme ("Anatomy of high-performance matrix multiplication", ACM TOMS
// 34(3), 2008): panels of both factors are copied into the order in which the innermost tile reads
// them. A tile resumes its chains where the panel before left them, so the order of additions does
// not depend on the panels.
#include "provider/host/product.h"

#include "provider/host/math/product.h"
#include "provider/routine.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <vector>

namespace vitrine::host {

namespace {

constexpr int64_t kPanelDepth = 256;   // of k
constexpr int64_t kPanelRows = 192;    // of a: with 256 of k in doubles, 384 KiB
constexpr int64_t kPanelColumns = 512; // of b a task
constexpr int64_t kSmall = 24 * 24 * 24;

template <typename T>
class Multiplier {
public:
    /// symmetric: elements below the diagonal need not be right.
    Multiplier(const Factor<T>& a, const Factor<T>& b, int64_t m, int64_t n, ThreadPool* pool,
               bool symmetric)
        : m_a(a), m_b(b), m_m(m), m_n(n), m_lead(m), m_pool(pool), m_symmetric(symmetric) {}

    /// c (with `lead` elements from column to column) less a*b, on this thread: the terms [0, k) of
    /// an element are one chain from what it holds, ascending or descending.
    static void subtract(const Factor<T>& a, const Factor<T>& b, T* c, int64_t lead, int64_t m,
                         int64_t n, int64_t k, Order order) {
        Multiplier<T> by(a, b, m, n, nullptr, false);
        by.m_lead = lead;
        by.m_subtracts = true;
        if (order == Order::Descending) by.m_last = k - 1;
        const bool few = n < 4 || m * n * k <= kSmall;
        for (int64_t k0 = 0; k0 < k; k0 += kPanelDepth) {
            const int64_t k1 = std::min(k, k0 + kPanelDepth);
            if (few)
                by.columns(k0, k1, c);
            else
                by.panel(k0, k1, c, true);
        }
    }

    /// Terms [k0, k1) in the canonical order, to c.
    void run(int64_t k0, int64_t k1, T* c) {
        int64_t part = kProductBlock;
        if (k1 - k0 <= part) return block(k0, k1, c);
        while ((k1 - k0 + part - 1) / part > kProductBlock)
            part *= kProductBlock;
        if (m_m * m_n == 1 && part == kProductBlock) {
            const int64_t whole = (k1 - k0) / part;
            std::vector<T> sums(static_cast<std::size_t>(whole + 1));
            numbers(k0, whole, sums.data());
            if (k0 + whole * part < k1)
                block(k0 + whole * part, k1, &sums.back());
            else
                sums.pop_back();
            *c = sums[0];
            for (std::size_t i = 1; i < sums.size(); ++i)
                *c = *c + sums[i];
            return;
        }
        run(k0, k0 + part, c);
        std::vector<T> term(static_cast<std::size_t>(m_m * m_n));
        for (int64_t k = k0 + part; k < k1; k += part) {
            run(k, std::min(k1, k + part), term.data());
            for (int64_t j = 0; j < m_n; ++j) {
                const int64_t end = m_m * j + (m_symmetric ? j + 1 : m_m);
                for (int64_t i = m_m * j; i < end; ++i)
                    c[i] = c[i] + term[static_cast<std::size_t>(i)];
            }
        }
    }

private:
    /// One chain an element.
    void block(int64_t k0, int64_t k1, T* c) {
        if (m_m == 1 || (m_n == 1 && m_a.transposed)) return chains(k0, k1, c);
        const bool thin = m_n < 4 && !m_a.transposed;
        if (thin || m_m * m_n * (k1 - k0) <= kSmall) return columns(k0, k1, c);
        for (int64_t k = k0; k < k1; k += kPanelDepth)
            panel(k, std::min(k1, k + kPanelDepth), c, k > k0);
    }

    /// A row times columns, or rows of which each lies together times a column.
    void chains(int64_t k0, int64_t k1, T* c) {
        const int64_t aStep = m_a.transposed ? 1 : m_a.lead;
        const int64_t bStep = m_b.transposed ? m_b.lead : 1;
        const bool row = m_m == 1;
        const int64_t aNext = row ? 0 : m_a.lead;
        const int64_t bNext = !row ? 0 : m_b.transposed ? 1 : m_b.lead;
        constexpr int64_t kChains = 64;
        const int64_t count = row ? m_n : m_m;
        const T* a = m_a.data + aStep * k0;
        const T* b = m_b.data + bStep * k0;
        forTasks((count + kChains - 1) / kChains, [&](int64_t task, unsigned) {
            const int64_t q = task * kChains;
            m_kernels.chains(a + q * aNext, aStep, aNext, b + q * bNext, bStep, bNext, k1 - k0,
                             std::min(kChains, count - q), c + q);
        });
    }

    /// One number: its blocks side by side.
    void numbers(int64_t k0, int64_t blocks, T* sums) {
        const int64_t aStep = m_a.transposed ? 1 : m_a.lead;
        const int64_t bStep = m_b.transposed ? m_b.lead : 1;
        constexpr int64_t kBlocks = 32;
        forTasks((blocks + kBlocks - 1) / kBlocks, [&](int64_t task, unsigned) {
            const int64_t q = task * kBlocks, from = k0 + q * kProductBlock;
            m_kernels.chains(m_a.data + aStep * from, aStep, aStep * kProductBlock,
                             m_b.data + bStep * from, bStep, bStep * kProductBlock, kProductBlock,
                             std::min(kBlocks, blocks - q), sums + q);
        });
    }

    void forTasks(int64_t tasks, const std::function<void(int64_t, unsigned)>& body) {
        if (m_pool && tasks > 1) return m_pool->parallelFor(tasks, body);
        for (int64_t t = 0; t < tasks; ++t)
            body(t, 0);
    }

    /// Column after column, without copies of b: for thin and for small products.
    void columns(int64_t k0, int64_t k1, T* c) {
        std::vector<T> turned;
        if (m_a.transposed) {
            turned.resize(static_cast<std::size_t>(m_m * (k1 - k0)));
            for (int64_t k = k0; k < k1; ++k) {
                for (int64_t i = 0; i < m_m; ++i)
                    turned[static_cast<std::size_t>(i + m_m * (k - k0))] = m_a.at(i, term(k));
            }
        }
        const auto column = [&](int64_t k) {
            return m_a.transposed ? turned.data() + m_m * (k - k0) : m_a.data + m_a.lead * term(k);
        };
        constexpr int64_t kRows = 512;
        const int64_t pieces = (m_m + kRows - 1) / kRows;
        const auto piece = [&](int64_t task, unsigned) {
            const int64_t i0 = task % pieces * kRows, j = task / pieces;
            const int64_t rows = std::min(kRows, m_m - i0);
            T* to = c + i0 + m_lead * j;
            if (!m_subtracts) std::fill_n(to, rows, T(0));
            constexpr int64_t kTogether = 32;
            const T* parts[kTogether];
            T factors[kTogether];
            for (int64_t first = k0; first < k1; first += kTogether) {
                const int64_t count = std::min(kTogether, k1 - first);
                for (int64_t k = 0; k < count; ++k) {
                    const T factor = m_b.at(term(first + k), j);
                    parts[k] = column(first + k) + i0;
                    factors[k] = m_subtracts ? -factor : factor;
                }
                m_kernels.combine(parts, factors, count, rows, to);
            }
        };
        if (m_m * m_n * (k1 - k0) <= 4 * kSmall) {
            for (int64_t t = 0; t < pieces * m_n; ++t)
                piece(t, 0);
        } else {
            forTasks(pieces * m_n, piece);
        }
    }

    void panel(int64_t k0, int64_t k1, T* c, bool resume) {
        const int64_t depth = k1 - k0, rows = m_kernels.rows, columns = m_kernels.columns;
        const int64_t slices = (m_n + columns - 1) / columns;
        m_right.resize(static_cast<std::size_t>(slices * columns * depth));
        forTasks((slices + 15) / 16, [&](int64_t task, unsigned) {
            for (int64_t s = 16 * task; s < std::min(slices, 16 * task + 16); ++s)
                copySlice(s * columns, columns, k0, k1, m_right.data() + s * columns * depth);
        });
        const int64_t high =
            std::min(std::max(rows, kPanelRows / rows * rows), (m_m + rows - 1) / rows * rows);
        const int64_t bands = (m_m + high - 1) / high;
        const int64_t wide = std::max(columns, kPanelColumns / columns * columns);
        // One copy of a serves all columns when there are bands enough to share out.
        const int64_t threads = m_pool ? m_pool->threadCount() : 1;
        const int64_t across = bands >= 2 * threads ? 1 : (m_n + wide - 1) / wide;
        const int64_t share = (slices + across - 1) / across;
        m_left.resize(static_cast<std::size_t>(threads));
        forTasks(bands * across, [&](int64_t task, unsigned worker) {
            const int64_t i0 = task / across * high, i1 = std::min(m_m, i0 + high);
            std::vector<T>& left = m_left[worker];
            left.resize(static_cast<std::size_t>(high * depth));
            for (int64_t i = i0; i < i1; i += rows)
                copyBand(i, rows, k0, k1, left.data() + (i - i0) * depth);
            const int64_t s0 = task % across * share, s1 = std::min(slices, s0 + share);
            for (int64_t s = s0; s < s1; ++s) {
                const int64_t last = m_symmetric ? std::min(i1, (s + 1) * columns) : i1;
                for (int64_t i = i0; i < last; i += rows)
                    tile(left.data() + (i - i0) * depth, m_right.data() + s * columns * depth,
                         depth, c, i, s * columns, resume);
            }
        });
    }

    void tile(const T* left, const T* right, int64_t depth, T* c, int64_t i, int64_t j,
              bool resume) {
        const int64_t rows = m_kernels.rows, columns = m_kernels.columns;
        const int64_t high = std::min(rows, m_m - i), wide = std::min(columns, m_n - j);
        T* to = c + i + m_lead * j;
        if (high == rows && wide == columns)
            return m_kernels.tile(left, right, depth, to, m_lead, resume);
        T part[hostmath::kMostTileRows * hostmath::kMostTileColumns] = {};
        if (resume) {
            for (int64_t q = 0; q < wide; ++q)
                std::copy_n(to + m_lead * q, high, part + rows * q);
        }
        m_kernels.tile(left, right, depth, part, rows, resume);
        for (int64_t q = 0; q < wide; ++q)
            std::copy_n(part + rows * q, high, to + m_lead * q);
    }

    void copyBand(int64_t i0, int64_t rows, int64_t k0, int64_t k1, T* to) const {
        const int64_t high = std::min(rows, m_m - i0);
        const int64_t next = m_a.transposed ? m_a.lead : 1;
        for (int64_t k = k0; k < k1; ++k, to += rows) {
            const T* from = &m_a.at(i0, term(k));
            if (next == 1) {
                std::copy_n(from, high, to);
            } else {
                for (int64_t i = 0; i < high; ++i)
                    to[i] = from[i * next];
            }
            if (m_subtracts) std::transform(to, to + high, to, std::negate<T>());
            std::fill(to + high, to + rows, T(0));
        }
    }
    void copySlice(int64_t j0, int64_t columns, int64_t k0, int64_t k1, T* to) const {
        const int64_t wide = std::min(columns, m_n - j0), next = m_b.transposed ? 1 : m_b.lead;
        for (int64_t k = k0; k < k1; ++k, to += columns) {
            const T* from = &m_b.at(term(k), j0);
            for (int64_t j = 0; j < wide; ++j)
                to[j] = from[j * next];
            std::fill(to + wide, to + columns, T(0));
        }
    }

    /// Which term comes k-th.
    [[nodiscard]] int64_t term(int64_t k) const { return m_last < 0 ? k : m_last - k; }

    const hostmath::ProductKernels<T>& m_kernels = hostmath::productKernels<T>();
    Factor<T> m_a, m_b;
    int64_t m_m, m_n, m_lead;
    ThreadPool* m_pool;
    bool m_symmetric;
    bool m_subtracts = false;
    int64_t m_last = -1; ///< the term that comes first; none: they ascend
    std::vector<T> m_right;
    std::vector<std::vector<T>> m_left;
};

template <typename T>
void canonicalise(T* c, int64_t count) {
    // The one quiet NaN: which of two a sum keeps is the machine's choice.
    for (int64_t i = 0; i < count; ++i)
        c[i] = c[i] != c[i] ? std::numeric_limits<T>::quiet_NaN() : c[i];
}

/// Elements below the diagonal from those above it.
template <typename T>
void mirror(T* c, int64_t n) {
    constexpr int64_t kTile = 32;
    for (int64_t j0 = 0; j0 < n; j0 += kTile) {
        for (int64_t i0 = 0; i0 <= j0; i0 += kTile) {
            for (int64_t j = j0; j < std::min(n, j0 + kTile); ++j) {
                for (int64_t i = i0; i < std::min(j, i0 + kTile); ++i)
                    c[j + n * i] = c[i + n * j];
            }
        }
    }
}

template <typename T>
void multiplyAs(const Factor<T>& a, const Factor<T>& b, T* c, int64_t m, int64_t n, int64_t k,
                ThreadPool* pool, bool symmetric) {
    if (m == 0 || n == 0) return;
    Multiplier<T>(a, b, m, n, pool, symmetric).run(0, k, c);
    if (symmetric) mirror(c, n);
    canonicalise(c, m * n);
}

/// A diagonal in the canonical order: Multiplier's, of which each element has its own two lines.
template <typename T>
class DiagonalMultiplier {
public:
    DiagonalMultiplier(const Factor<T>& a, const Factor<T>& b, int64_t count, int64_t down,
                       int64_t across, ThreadPool& pool)
        : m_count(count), m_pool(pool), m_aStep(a.transposed ? 1 : a.lead),
          m_bStep(b.transposed ? b.lead : 1), m_aNext(a.transposed ? a.lead : 1),
          m_bNext(b.transposed ? 1 : b.lead), m_a(a.data + down * m_aNext),
          m_b(b.data + across * m_bNext) {}

    /// Terms [k0, k1).
    void run(int64_t k0, int64_t k1, T* c) const {
        int64_t part = kProductBlock;
        if (k1 - k0 <= part) return block(k0, k1, c);
        while ((k1 - k0 + part - 1) / part > kProductBlock)
            part *= kProductBlock;
        run(k0, k0 + part, c);
        std::vector<T> term(static_cast<std::size_t>(m_count));
        for (int64_t k = k0 + part; k < k1; k += part) {
            run(k, std::min(k1, k + part), term.data());
            for (std::size_t i = 0; i < term.size(); ++i)
                c[i] = c[i] + term[i];
        }
    }

private:
    void block(int64_t k0, int64_t k1, T* c) const {
        constexpr int64_t kChains = 64;
        const auto chains = [&](int64_t task, unsigned) {
            const int64_t q = task * kChains;
            hostmath::productKernels<T>().chains(m_a + m_aStep * k0 + m_aNext * q, m_aStep, m_aNext,
                                                 m_b + m_bStep * k0 + m_bNext * q, m_bStep, m_bNext,
                                                 k1 - k0, std::min(kChains, m_count - q), c + q);
        };
        const int64_t tasks = (m_count + kChains - 1) / kChains;
        if (tasks > 1 && m_count * (k1 - k0) > kSmall) return m_pool.parallelFor(tasks, chains);
        for (int64_t t = 0; t < tasks; ++t)
            chains(t, 0);
    }

    int64_t m_count;
    ThreadPool& m_pool;
    int64_t m_aStep, m_bStep, m_aNext, m_bNext;
    const T *m_a, *m_b;
};

template <typename T>
void multiplyDiagonalAs(const Factor<T>& a, const Factor<T>& b, T* c, int64_t count, int64_t down,
                        int64_t across, int64_t k, ThreadPool& pool) {
    DiagonalMultiplier<T>(a, b, count, down, across, pool).run(0, k, c);
    canonicalise(c, count);
}

} // namespace

void multiply(const Factor<double>& a, const Factor<double>& b, double* c, int64_t m, int64_t n,
              int64_t k, ThreadPool* pool, bool symmetric) {
    multiplyAs(a, b, c, m, n, k, pool, symmetric);
}

void multiply(const Factor<float>& a, const Factor<float>& b, float* c, int64_t m, int64_t n,
              int64_t k, ThreadPool* pool, bool symmetric) {
    multiplyAs(a, b, c, m, n, k, pool, symmetric);
}

void subtract(const Factor<double>& a, const Factor<double>& b, double* c, int64_t lead, int64_t m,
              int64_t n, int64_t k, Order order) {
    Multiplier<double>::subtract(a, b, c, lead, m, n, k, order);
}

void subtract(const Factor<float>& a, const Factor<float>& b, float* c, int64_t lead, int64_t m,
              int64_t n, int64_t k, Order order) {
    Multiplier<float>::subtract(a, b, c, lead, m, n, k, order);
}

void multiplyDiagonal(const Factor<double>& a, const Factor<double>& b, double* c, int64_t count,
                      int64_t down, int64_t across, int64_t k, ThreadPool& pool) {
    multiplyDiagonalAs(a, b, c, count, down, across, k, pool);
}

void multiplyDiagonal(const Factor<float>& a, const Factor<float>& b, float* c, int64_t count,
                      int64_t down, int64_t across, int64_t k, ThreadPool& pool) {
    multiplyDiagonalAs(a, b, c, count, down, across, k, pool);
}

} // namespace vitrine::host
