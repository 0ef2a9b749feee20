// SPDX-License-Identifier: Apache-2.0
// Matrix products, page by page, and permutations of dimensions.
#include "provider/host/product.h"
#include "provider/host/routines.h"
#include "provider/routine.h"

namespace vitrine::host {

namespace {

template <typename T>
void productPages(const RoutineRun& run) {
    const auto size = run.sizes<sizes::Product>();
    const int64_t m = size.m, n = size.n, k = size.k, pages = size.pages;
    const bool left = run.flag(kTransposeLeft), right = run.flag(kTransposeRight);
    const bool symmetric = run.flag(kSymmetric);
    if (run.flag(kDiagonal)) {
        const Factor<T> a{run.in<T>(0), left ? k : m, left};
        const Factor<T> b{run.in<T>(1), right ? n : k, right};
        const auto diagonal = run.sizes<sizes::Diagonal>();
        return multiplyDiagonal(a, b, run.out<T>(), run.geometry.elements(), diagonal.down,
                                diagonal.across, k, run.pool);
    }
    const auto page = [&](int64_t p, ThreadPool* pool) {
        const Factor<T> a{run.in<T>(0) + p * size.leftDistance, left ? k : m, left};
        const Factor<T> b{run.in<T>(1) + p * size.rightDistance, right ? n : k, right};
        multiply(a, b, run.out<T>() + p * m * n, m, n, k, pool, symmetric);
    };
    // Many pages: one a thread; else the threads share each product.
    if (pages >= 2 * static_cast<int64_t>(run.pool.threadCount())) {
        run.pool.parallelFor(pages, [&](int64_t p, unsigned) { page(p, nullptr); });
        return;
    }
    for (int64_t p = 0; p < pages; ++p)
        page(p, &run.pool);
}

} // namespace

void runProduct(const RoutineRun& run) {
    if (run.dtype(0) == DType::Single)
        productPages<float>(run);
    else
        productPages<double>(run);
}

void runPermute(const RoutineRun& run) {
    const std::vector<sizes::Axis> axes = sizes::axes<sizes::Permute>(run.geometry.sizes);
    const std::size_t rank = axes.size();
    // The dimension that lies together in x, taken in tiles with the result's first one.
    std::size_t along = 1;
    for (std::size_t d = 1; d < rank; ++d) {
        if (axes[d].stride == 1) along = d;
    }
    std::vector<int64_t> step(rank, 1);
    for (std::size_t d = 1; d < rank; ++d)
        step[d] = step[d - 1] * axes[d - 1].length;
    const int64_t high = axes[0].length, wide = axes[along].length, sourceStep = axes[0].stride;
    const int64_t offset = run.sizes<sizes::Permute>().offset;
    int64_t others = 1;
    for (std::size_t d = 1; d < rank; ++d)
        others *= d == along ? 1 : axes[d].length;
    constexpr int64_t kTile = 32;
    const int64_t bands = (wide + kTile - 1) / kTile;
    visitWord(run.dtype(0), [&](auto tag) {
        using T = decltype(tag);
        const T* x = run.in<T>(0);
        T* out = run.out<T>();
        const auto band = [&](int64_t task, unsigned) {
            int64_t rest = task / bands, from = offset, to = 0;
            for (std::size_t d = 1; d < rank; ++d) {
                if (d == along) continue;
                const int64_t c = rest % axes[d].length;
                rest /= axes[d].length;
                from += c * axes[d].stride;
                to += c * step[d];
            }
            const int64_t j0 = task % bands * kTile, j1 = std::min(wide, j0 + kTile);
            for (int64_t i0 = 0; i0 < high; i0 += kTile) {
                const int64_t i1 = std::min(high, i0 + kTile);
                for (int64_t j = j0; j < j1; ++j) {
                    for (int64_t i = i0; i < i1; ++i)
                        out[to + j * step[along] + i] = x[from + i * sourceStep + j];
                }
            }
        };
        if (run.geometry.elements() < (1 << 15)) {
            for (int64_t t = 0; t < others * bands; ++t)
                band(t, 0);
        } else {
            run.pool.parallelFor(others * bands, band);
        }
    });
}

} // namespace vitrine::host
