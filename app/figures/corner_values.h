// SPDX-License-Identifier: Apache-2.0
#pragma once
// Values that belong to the corners of faces, as painters read them.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace vitrine::app {

/// A count of a snapshot; what is not known there is none.
inline std::size_t sizeOf(int64_t count) {
    return static_cast<std::size_t>(std::max<int64_t>(count, 0));
}

inline double elementOr(const std::vector<double>& from, std::size_t index, double otherwise) {
    return index < from.size() ? from[index] : otherwise;
}

/// Of values at three or four corners, at shares u and v of the way between them.
inline double between(const std::vector<double>& values, double u, double v) {
    return (1 - v) * ((1 - u) * values[0] + u * values[1]) +
           v * ((1 - u) * values.back() + u * values[2]);
}

} // namespace vitrine::app
