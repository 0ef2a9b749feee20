// SPDX-License-Identifier: Apache-2.0
#pragma once
// The two-device placement problem, solved exactly as a minimum cut (Stone 1977): every group runs
// on host or device, and an array that somebody reads on the other side is copied there, once,
// however many read it.
#include <cstddef>
#include <cstdint>
#include <vector>

namespace vitrine {

class ArrayHandle;

struct PlacementProblem {
    struct Item {
        double hostSeconds = 0; ///< without transfers
        double deviceSeconds = 0;
    };
    static constexpr std::size_t kNobody = SIZE_MAX;
    struct Array {
        std::size_t from = kNobody; ///< the item that makes it
        bool onHost = false;        ///< where it is already, of one that no item makes
        bool onDevice = false;
        bool wantedOnHost = false; ///< whatever the items do
        double upload = 0;         ///< seconds
        double download = 0;
        std::vector<std::size_t> readers; ///< each once
        ArrayHandle* handle = nullptr;    ///< for the caller
    };
    std::vector<Item> items;
    std::vector<Array> arrays;
};

/// True for the items that run on the device. Infinite costs forbid a side.
[[nodiscard]] std::vector<bool> placeMinimumCut(const PlacementProblem& problem);

/// Seconds that such a placement is predicted to take in all.
[[nodiscard]] double costOfPlacement(const PlacementProblem& problem,
                                     const std::vector<bool>& onDevice);

} // namespace vitrine
