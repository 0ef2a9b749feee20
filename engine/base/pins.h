// SPDX-License-Identifier: Apache-2.0
#pragma once
// Pins: what the user decides instead of the planner. A pin says of a source line, or of one
// operation on it, on which side it runs and whether it may share a kernel with its neighbours.
// Answers never depend on pins. As text (VITRINE_PINS): entries separated by commas,
//     [FILE:]LINE[:OPERATION[@COLUMN]]=cpu|gpu|unfused|fused
// where FILE (a name with or without .m, or a path) holds for the entries after it, and no FILE
// means every file; or random:SEED, which pins every group by chance, for tests.
#include "base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

enum class PinSide : uint8_t { Free, Host, Device };
enum class PinFusion : uint8_t {
    Free,
    Apart,   ///< a kernel of its own
    Together ///< may be fused although VITRINE_FUSION is 0
};

struct Pin {
    std::string file;      ///< path, or a file's name with or without .m; "": every file
    uint32_t line = 0;     ///< from 1
    std::string operation; ///< its name in the graph, "times"; "": all of the line
    uint32_t column = 0;   ///< where the operation starts, from 1; 0: anywhere on the line
    PinSide side = PinSide::Free;
    PinFusion fusion = PinFusion::Free;

    friend bool operator==(const Pin&, const Pin&) = default;
};

struct PinList {
    std::vector<Pin> pins;
    std::optional<uint64_t> randomSeed;
};

/// Invalid names the entry that cannot be read.
[[nodiscard]] Result<PinList> parsePins(std::string_view text);
/// One pin as parsePins reads it, "script.m:12:times@7=gpu"; two entries when it says both things.
[[nodiscard]] std::string pinText(const Pin& pin);

} // namespace vitrine
