// SPDX-License-Identifier: Apache-2.0
#pragma once
// The two-device placement problem, solved exactly as a minimum cut (Stone 1977): every group runs
// on host or device, data that crosses between them costs its transfer.
#include <cstddef>
#include <vector>

namespace vitrine {

struct PlacementProblem {
    struct Item {
        double hostSeconds = 0;   ///< with the transfers of what lives on the device only
        double deviceSeconds = 0; ///< with the uploads of what lives on the host only
    };
    struct Edge {
        std::size_t from = 0, to = 0;
        double hostToDevice = 0; ///< when `from` ran on the host and `to` on the device
        double deviceToHost = 0;
    };
    std::vector<Item> items;
    std::vector<Edge> edges;
};

/// True for the items that run on the device. Infinite costs forbid a side.
[[nodiscard]] std::vector<bool> placeMinimumCut(const PlacementProblem& problem);

} // namespace vitrine
