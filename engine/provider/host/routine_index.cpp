// SPDX-License-Identifier: Apache-2.0
// Positions and elements chosen by masks and by lists of indices.
#include "provider/host/routines.h"
#include "provider/routine.h"

#include <algorithm>
#include <cstring>

namespace vitrine::host {

namespace {

/// Calls write(place, element) for each element of [0, n) that is selected, in parallel: the tiles
/// are counted first.
template <typename Selected, typename Write>
void forSelected(const RoutineRun& run, int64_t n, Selected&& selected, Write&& write) {
    constexpr int64_t kTile = 1 << 15;
    const int64_t tiles = (n + kTile - 1) / kTile;
    std::vector<int64_t> first(static_cast<std::size_t>(tiles) + 1, 0);
    const auto count = [&](int64_t tile, unsigned) {
        int64_t found = 0;
        for (int64_t e = tile * kTile; e < std::min(n, (tile + 1) * kTile); ++e)
            found += selected(e) ? 1 : 0;
        first[static_cast<std::size_t>(tile) + 1] = found;
    };
    const auto store = [&](int64_t tile, unsigned) {
        int64_t place = first[static_cast<std::size_t>(tile)];
        for (int64_t e = tile * kTile; e < std::min(n, (tile + 1) * kTile); ++e) {
            if (selected(e)) write(place++, e);
        }
    };
    run.pool.parallelFor(tiles, count);
    for (std::size_t t = 1; t < first.size(); ++t)
        first[t] += first[t - 1];
    run.pool.parallelFor(tiles, store);
}

/// The places of a Gather or Scatter, from 0.
class Places {
public:
    Places(const RoutineRun& run, std::size_t firstInput) {
        const std::vector<sizes::Axis> axes = sizes::axes<sizes::Places>(run.geometry.sizes);
        for (std::size_t d = 0; d < axes.size(); ++d) {
            Axis axis;
            const int64_t length = axes[d].length, stride = axes[d].stride;
            axis.places.resize(static_cast<std::size_t>(length));
            visitDType(run.dtype(firstInput + d), [&](auto tag) {
                const auto* index = run.in<decltype(tag)>(firstInput + d);
                run.forRange(length, [&](int64_t begin, int64_t end) {
                    for (int64_t i = begin; i < end; ++i)
                        axis.places[static_cast<std::size_t>(i)] =
                            (static_cast<int64_t>(index[i]) - 1) * stride;
                });
            });
            m_total *= length;
            m_axes.push_back(std::move(axis));
        }
    }

    [[nodiscard]] int64_t total() const { return m_total; }

    /// f(element, place) for the elements [begin, end) in order.
    template <typename F>
    void walk(int64_t begin, int64_t end, F&& f) const {
        const std::vector<int64_t>& inner = m_axes[0].places;
        const auto width = static_cast<int64_t>(inner.size());
        for (int64_t e = begin; e < end;) {
            int64_t rest = e / width, base = 0;
            for (std::size_t d = 1; d < m_axes.size(); ++d) {
                const auto length = static_cast<int64_t>(m_axes[d].places.size());
                base += m_axes[d].places[static_cast<std::size_t>(rest % length)];
                rest /= length;
            }
            const int64_t stop = std::min(end, (e / width + 1) * width);
            for (int64_t i = e % width; e < stop; ++e, ++i)
                f(e, base + inner[static_cast<std::size_t>(i)]);
        }
    }

private:
    struct Axis {
        std::vector<int64_t> places;
    };
    std::vector<Axis> m_axes;
    int64_t m_total = 1;
};

} // namespace

void runFind(const RoutineRun& run) {
    auto* out = run.out<double>();
    visitDType(run.dtype(0), [&](auto tag) {
        using T = decltype(tag);
        const T* x = run.in<T>(0);
        forSelected(
            run, run.geometry.extents[0], [&](int64_t e) { return x[e] != T(0); },
            [&](int64_t place, int64_t e) { out[place] = static_cast<double>(e + 1); });
    });
}

void runCompact(const RoutineRun& run) {
    const auto* mask = run.in<uint8_t>(1);
    visitWord(run.dtype(0), [&](auto tag) {
        using T = decltype(tag);
        const T* x = run.in<T>(0);
        T* out = run.out<T>();
        forSelected(
            run, run.geometry.extents[0], [&](int64_t e) { return mask[e] != 0; },
            [&](int64_t place, int64_t e) { out[place] = x[e]; });
    });
}

void runGather(const RoutineRun& run) {
    const Places places(run, 1);
    visitWord(run.dtype(0), [&](auto tag) {
        using T = decltype(tag);
        const T* x = run.in<T>(0);
        T* out = run.out<T>();
        run.forRange(places.total(), [&](int64_t begin, int64_t end) {
            places.walk(begin, end, [&](int64_t e, int64_t place) { out[e] = x[place]; });
        });
    });
}

void runScatter(const RoutineRun& run) {
    const Places places(run, 1);
    const bool scalar = run.flag(kScalarValue);
    visitWord(run.dtype(0), [&](auto tag) {
        using T = decltype(tag);
        T* out = run.out<T>();
        std::memcpy(out, run.in<T>(0),
                    static_cast<std::size_t>(run.geometry.extents[0]) * sizeof(T));
        if (scalar) {
            T value{};
            std::memcpy(&value, &run.geometry.sizes.back(), sizeof value);
            places.walk(0, places.total(), [&](int64_t, int64_t place) { out[place] = value; });
            return;
        }
        const T* values = run.in<T>(run.operands.inputs.size() - 1);
        places.walk(0, places.total(), [&](int64_t e, int64_t place) { out[place] = values[e]; });
    });
}

void runTakeAlong(const RoutineRun& run) {
    const auto size = run.sizes<sizes::TakeAlong>();
    const int64_t inner = size.inner, length = size.length, taken = size.taken;
    visitDType(run.dtype(1), [&](auto indexTag) {
        const auto* index = run.in<decltype(indexTag)>(1);
        visitWord(run.dtype(0), [&](auto tag) {
            using T = decltype(tag);
            const T* x = run.in<T>(0);
            T* out = run.out<T>();
            run.forRange(run.geometry.elements(), [&](int64_t begin, int64_t end) {
                for (int64_t e = begin; e < end; ++e) {
                    const int64_t i = e % inner, o = e / inner / taken;
                    out[e] = x[i + inner * (static_cast<int64_t>(index[e]) - 1 + length * o)];
                }
            });
        });
    });
}

} // namespace vitrine::host
