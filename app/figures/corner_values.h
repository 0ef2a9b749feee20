// SPDX-License-Identifier: Apache-2.0
#pragma once
// Values that belong to the corners of faces, as painters read them.
#include <cstddef>
#include <vector>

namespace vitrine::app {

inline double elementOr(const std::vector<double>& from, std::size_t index, double otherwise) {
    return index < from.size() ? from[index] : otherwise;
}

/// Of values at three or four corners, at shares u and v of the way between them.
inline double between(const std::vector<double>& values, double u, double v) {
    return (1 - v) * ((1 - u) * values[0] + u * values[1]) +
           v * ((1 - u) * values.back() + u * values[2]);
}

} // namespace vitrine::app
