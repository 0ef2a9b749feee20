// SPDX-License-Identifier: Apache-2.0
#pragma once
// Conversion of elements between classes by MATLAB's rules: to integers saturating with rounding
// half away from zero and NaN to 0; to logical non-zero; to char by code unit; between double and
// single every NaN becomes the canonical one. Pure; any thread.
#include "value/dtype.h"
#include "value/nan.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace vitrine {

template <typename To, typename From>
[[nodiscard]] inline To convertElement(From x) {
    if constexpr (std::is_same_v<To, From>) {
        return x;
    } else if constexpr (std::is_same_v<To, bool>) {
        return x != From(0);
    } else if constexpr (std::is_floating_point_v<To> && std::is_floating_point_v<From>) {
        return canonicalNan(static_cast<To>(x));
    } else if constexpr (std::is_floating_point_v<To> || std::is_same_v<From, bool>) {
        return static_cast<To>(x);
    } else if constexpr (std::is_floating_point_v<From>) {
        // Both limits are exact in From or round outwards, so the comparisons saturate correctly.
        constexpr auto low = static_cast<From>(std::numeric_limits<To>::min());
        constexpr auto high = static_cast<From>(std::numeric_limits<To>::max());
        if (x != x) return To(0);
        const From r = std::round(x);
        if (r <= low) return std::numeric_limits<To>::min();
        if (r >= high) return std::numeric_limits<To>::max();
        return static_cast<To>(r);
    } else {
        using Wide = std::conditional_t<std::is_signed_v<From>, int64_t, uint64_t>;
        const auto wide = static_cast<Wide>(x);
        if constexpr (std::is_signed_v<From>) {
            if (wide < 0) {
                if constexpr (!std::is_signed_v<To>)
                    return To(0);
                else if (wide < static_cast<int64_t>(std::numeric_limits<To>::min()))
                    return std::numeric_limits<To>::min();
                else
                    return static_cast<To>(wide);
            }
        }
        if (static_cast<uint64_t>(wide) > static_cast<uint64_t>(std::numeric_limits<To>::max()))
            return std::numeric_limits<To>::max();
        return static_cast<To>(wide);
    }
}

/// Converts n elements; from and to must not overlap unless they are the same type.
void convertElements(DType fromType, const void* from, DType toType, void* to, int64_t n);

} // namespace vitrine
