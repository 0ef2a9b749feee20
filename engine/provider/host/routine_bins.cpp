// SPDX-License-Identifier: Apache-2.0
// Bins: which one, how many, and what is in them; interpolation between points.
#include "provider/host/routines.h"
#include "provider/routine.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace vitrine::host {

void runBin(const RoutineRun& run) {
    const auto* x = run.in<double>(0);
    const auto* edges = run.in<double>(1);
    const int64_t count = run.geometry.extents[1];
    const bool closed = run.flag(kClosed);
    auto* out = run.out<double>();
    run.forRange(run.geometry.elements(), [&](int64_t begin, int64_t end) {
        for (int64_t e = begin; e < end; ++e) {
            int64_t bin = 0;
            if (x[e] >= edges[0] && x[e] <= edges[count - 1]) {
                bin = std::upper_bound(edges, edges + count, x[e]) - edges;
                if (closed && bin == count) --bin;
            }
            out[e] = static_cast<double>(bin);
        }
    });
}

void runCount(const RoutineRun& run) {
    const auto* bins = run.in<double>(0);
    auto* out = run.out<double>();
    std::fill_n(out, run.geometry.elements(), 0.0);
    for (int64_t e = 0; e < run.geometry.extents[0]; ++e) {
        if (bins[e] > 0) out[static_cast<int64_t>(bins[e]) - 1] += 1;
    }
}

namespace {

template <typename T>
void accumulate(const RoutineRun& run) {
    const auto* bins = run.in<double>(0);
    const T* values = run.in<T>(1);
    T* out = run.out<T>();
    const int64_t n = run.geometry.extents[0], count = run.geometry.elements();
    const bool least = run.flag(kLeast), greatest = run.flag(kGreatest);
    constexpr T kNan = std::numeric_limits<T>::quiet_NaN();
    std::fill_n(out, count, T(0));
    if (run.flag(kMultiplied)) {
        // Bins without values are told from those whose product is 0.
        std::vector<bool> any(static_cast<std::size_t>(count), false);
        for (int64_t i = 0; i < n; ++i) {
            const auto bin = static_cast<int64_t>(bins[i]) - 1;
            out[bin] = (any[static_cast<std::size_t>(bin)] ? out[bin] : T(1)) * values[i];
            any[static_cast<std::size_t>(bin)] = true;
        }
    } else if (!least && !greatest) {
        for (int64_t i = 0; i < n; ++i) {
            T& sum = out[static_cast<int64_t>(bins[i]) - 1];
            sum = sum + values[i];
        }
    } else {
        std::vector<bool> any(static_cast<std::size_t>(count), false);
        for (int64_t i = 0; i < n; ++i) {
            const auto bin = static_cast<int64_t>(bins[i]) - 1;
            T& best = out[bin];
            const T v = values[i];
            if (!any[static_cast<std::size_t>(bin)]) {
                any[static_cast<std::size_t>(bin)] = true;
                best = v;
            } else if (best != best || (least ? v < best : v > best)) {
                best = v == v ? v : best;
            }
        }
    }
    for (int64_t b = 0; b < count; ++b)
        out[b] = out[b] != out[b] ? kNan : out[b];
}

} // namespace

void runAccumulate(const RoutineRun& run) {
    if (run.dtype(1) == DType::Single)
        accumulate<float>(run);
    else
        accumulate<double>(run);
}

void runInterpolate(const RoutineRun& run) {
    const auto* x = run.in<double>(0);
    const auto* values = run.in<double>(1);
    const auto* queries = run.in<double>(2);
    const auto size = run.sizes<sizes::Interpolate>();
    const int64_t points = size.points, count = run.geometry.extents[2];
    double outside = 0;
    std::memcpy(&outside, &size.outside, sizeof outside);
    const bool goesOn = run.flag(kExtrapolate);
    constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
    auto* out = run.out<double>();
    run.forRange(run.geometry.elements(), [&](int64_t begin, int64_t end) {
        for (int64_t e = begin; e < end; ++e) {
            const double q = queries[e % count];
            const double* y = values + e / count * points;
            double result = outside;
            if (q != q) {
                result = kNan;
            } else if (goesOn || (q >= x[0] && q <= x[points - 1])) {
                int64_t k = std::upper_bound(x, x + points, q) - x;
                k = std::clamp<int64_t>(k, 1, points - 1) - 1;
                const double s = q - x[k];
                if (s == 0)
                    result = y[k];
                else if (q == x[k + 1])
                    result = y[k + 1];
                else
                    result = y[k] + s / (x[k + 1] - x[k]) * (y[k + 1] - y[k]);
            }
            out[e] = result != result ? kNan : result;
        }
    });
}

} // namespace vitrine::host
