// SPDX-License-Identifier: Apache-2.0
// Numbers of scripts as the program's integers. Any thread.
#pragma once

#include <cmath>
#include <limits>

namespace vitrine {

/// x without its fraction, the nearest limit where T has no such number, 0 for NaN.
template <typename T>
[[nodiscard]] T wholeNumber(double x) {
    using Range = std::numeric_limits<T>;
    if (std::isnan(x)) return 0;
    if (x <= static_cast<double>(Range::min())) return Range::min();
    if (x >= static_cast<double>(Range::max())) return Range::max();
    return static_cast<T>(x);
}

} // namespace vitrine
