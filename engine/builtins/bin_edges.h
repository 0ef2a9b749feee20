// SPDX-License-Identifier: Apache-2.0
#pragma once
// Where the bins of histcounts lie. Pure functions of numbers; any thread.
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace vitrine {

/// What a call asks for besides edges of its own.
struct BinRequest {
    std::optional<int64_t> number;
    std::optional<double> width;
    std::optional<std::pair<double, double>> limits;
    std::string method = "auto"; ///< auto, scott, fd, integers, sturges, sqrt
};

/// Edges at round numbers around [low,high], or between the limits; `finite` are the finite numbers
/// of the data, looked at only where neither number nor width is asked for.
[[nodiscard]] std::vector<double> binEdges(const BinRequest& request, double low, double high,
                                           const std::vector<double>& finite);

} // namespace vitrine
