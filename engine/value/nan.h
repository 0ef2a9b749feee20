// SPDX-License-Identifier: Apache-2.0
#pragma once
// The one NaN that computing gives. IEEE 754 leaves sign and payload of a NaN to the machine: x86
// makes a negative one of Inf-Inf and hands payloads on, devices do neither. So that the same
// script gives the same bytes everywhere, whatever computes (operators, functions, conversions
// between double and single, reductions, scans) stores the quiet NaN below, the one that the name
// NaN stands for; whatever only moves (copies, slices, transposes, gathers, uploads) keeps the bits
// it was given. shaders/lib says vt_canonical.
#include <cstdint>
#include <limits>
#include <type_traits>

namespace vitrine {

/// x, or the canonical NaN for any NaN: 7ff8000000000000, 7fc00000 for single.
template <typename T>
[[nodiscard]] constexpr T canonicalNan(T x) {
    if constexpr (std::is_floating_point_v<T>)
        return x == x ? x : std::numeric_limits<T>::quiet_NaN();
    else
        return x;
}

/// The same for n elements in place.
template <typename T>
inline void canonicaliseNans(T* x, int64_t n) {
    for (int64_t i = 0; i < n; ++i)
        x[i] = canonicalNan(x[i]);
}

} // namespace vitrine
