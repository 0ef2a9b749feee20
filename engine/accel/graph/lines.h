// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

namespace vitrine {

/// The lines of an array along some of its dimensions: element k of line (i, o) is at
/// i + inner*(k + length*o).
struct Lines {
    int64_t inner = 1, length = 1, outer = 1;

    friend bool operator==(const Lines&, const Lines&) = default;
};

} // namespace vitrine
