// SPDX-License-Identifier: Apache-2.0
#pragma once
// Tables with a row for each value of an enumeration, in its order.
#include "base/result.h"

#include <cstddef>

namespace vitrine {

/// Whether `key` of row k is the enumeration's value k: for a static_assert beside the table.
template <typename Row, std::size_t n, typename Enum>
constexpr bool rowsInOrder(const Row (&rows)[n], Enum Row::*key) {
    for (std::size_t k = 0; k < n; ++k) {
        if (static_cast<std::size_t>(rows[k].*key) != k) return false;
    }
    return true;
}

/// The row of a value.
template <typename Row, std::size_t n, typename Enum>
const Row& rowOf(const Row (&rows)[n], Enum value) {
    const auto k = static_cast<std::size_t>(value);
    VITRINE_ASSERT(k < n);
    return rows[k];
}

} // namespace vitrine
