// SPDX-License-Identifier: Apache-2.0
// Numbers of scripts as the program's integers. Any thread.
#pragma once

#include <cmath>
#include <limits>

namespace vitrine {

/// x without its fraction, the nearest limit where T has no such number, 0 for NaN.
template <typename T>
[[nodiscard]] T wholeNumber(double x) {
    if (std::isnan(x)) return 0;
    if (x <= static_cast<double>(std::numeric_limits<T>::min()))
        return std::numeric_limits<T>::min();
    if (x >= static_cast<double>(std::numeric_limits<T>::max()))
        return std::numeric_limits<T>::max();
    return static_cast<T>(x);
}

} // namespace vitrine
