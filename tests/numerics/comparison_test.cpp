// SPDX-License-Identifier: Apache-2.0
// What the squares say about hypot and a limit is what hypot itself says, wherever they may speak.
#include "numerics/shared_functions.h"

#include <cmath>
#include <limits>
#include <random>

#include <gtest/gtest.h>

using namespace numerics::shared;

namespace {

template <typename T>
void check() {
    using L = std::numeric_limits<T>;
    std::mt19937_64 generator(11);
    std::uniform_real_distribution<T> unit(-1, 1);
    const T ends[] = {0, -T(0),    L::denorm_min(), L::min(),       1,
                      2, L::max(), L::infinity(),   -L::infinity(), L::quiet_NaN()};
    const T scales[] = {1, T(1e-18), T(1e18), L::min(), T(0.25) * L::max()};
    int spoke = 0, close = 0;
    for (int i = 0; i < 200000; ++i) {
        const auto end = [&] { return ends[generator() % std::size(ends)]; };
        const T scale = scales[generator() % std::size(scales)];
        T x = scale * unit(generator), y = scale * unit(generator);
        if (i % 16 == 0) x = end();
        if (i % 48 == 0) y = end();
        // From far away to the very neighbours of the limit.
        const T h = vt_hypot(x, y);
        T c = h * (1 + std::ldexp(unit(generator), -static_cast<int>(generator() % 60)));
        if (i % 5 == 0) c = std::nextafter(h, i % 2 ? L::infinity() : T(0));
        if (i % 31 == 0) c = end();
        if (i % 37 == 0) c = -c;
        if (!vt_hypot_apart(x, y, c)) {
            close += h > T(1e-12) && h < T(1e12);
            continue;
        }
        ++spoke;
        const T key = vt_hypot_key(x, y), limit = vt_hypot_limit(c);
        ASSERT_TRUE((key < limit) == (h < c) && (key <= limit) == (h <= c) &&
                    (key > limit) == (h > c) && (key >= limit) == (h >= c) &&
                    (key == limit) == (h == c) && (key != limit) == (h != c))
            << x << ' ' << y << ' ' << c;
    }
    EXPECT_GT(spoke, 10000);
    EXPECT_GT(close, 10000);
}

TEST(Comparison, SquaresTellWhatHypotDoes) {
    check<float>();
    check<double>();
}

} // namespace
