// SPDX-License-Identifier: Apache-2.0
#pragma once
// Where the bins of histcounts lie. Pure functions of numbers; any thread.
#include <cstdint>
#include <functional>
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

/// The finite numbers of the data, within the limits if there are some. What is looked at only
/// where neither number nor width is asked for is asked then.
struct BinData {
    double low = 0, high = 1;
    int64_t count = 0;
    std::function<bool()> whole; ///< are all of them whole numbers?
    std::function<double()> deviation;
    std::function<double(int64_t)> sorted; ///< the k-th smallest, from 0
};

/// Edges at round numbers around the data, or between the limits.
[[nodiscard]] std::vector<double> binEdges(const BinRequest& request, const BinData& data);

} // namespace vitrine
