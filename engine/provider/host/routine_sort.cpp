// SPDX-License-Identifier: Apache-2.0
// Stable sorts of lines. The order is unique, so any algorithm gives it: here by digits of keys.
#include "base/reclaim.h"
#include "provider/host/routines.h"
#include "provider/host/sort_keys.h"
#include "provider/routine.h"

namespace vitrine::host {

void runSort(const RoutineRun& run) {
    const auto size = run.sizes<sizes::Lines>();
    const int64_t inner = size.inner, length = size.length, lines = size.inner * size.outer;
    const bool descending = run.flag(kDescending), missingFirst = run.flag(kMissingFirst);
    const bool values = run.program.routine.op == RoutineOp::Sort;
    visitDType(run.dtype(0), [&](auto tag) {
        using T = decltype(tag);
        using U = decltype(sortKey(T{}, false, false));
        const T* x = run.in<T>(0);
        struct Worker {
            KeySorter<U> sorter;
            RawVector<U> keys;
        };
        std::vector<Worker> workers(run.pool.threadCount());
        const reclaim::Guard guard(workers);
        const auto sortLine = [&](int64_t line, unsigned index) {
            Worker& w = workers[index];
            w.sorter.stopWith([&run] { return run.pool.stopping(); });
            const int64_t first = line % inner + inner * length * (line / inner);
            w.keys.resize(static_cast<std::size_t>(length));
            w.sorter.inParts(w.keys.size(), [&](std::size_t k0, std::size_t k1) {
                for (std::size_t k = k0; k < k1; ++k)
                    w.keys[k] = sortKey(x[first + inner * static_cast<int64_t>(k)], descending,
                                        missingFirst);
            });
            const RawVector<uint32_t>& order = w.sorter.order(w.keys);
            w.sorter.inParts(w.keys.size(), [&](std::size_t k0, std::size_t k1) {
                for (std::size_t k = k0; k < k1; ++k) {
                    const int64_t from = order[k], to = first + inner * static_cast<int64_t>(k);
                    if (values)
                        run.out<T>()[to] = x[first + inner * from];
                    else
                        run.out<double>()[to] = static_cast<double>(from + 1);
                }
            });
        };
        // Short lines go to a thread in lots.
        const int64_t lot = std::max<int64_t>(1, 4096 / std::max<int64_t>(1, length));
        run.pool.parallelFor((lines + lot - 1) / lot, [&](int64_t task, unsigned index) {
            for (int64_t l = task * lot; l < std::min(lines, (task + 1) * lot); ++l)
                sortLine(l, index);
        });
    });
}

} // namespace vitrine::host
