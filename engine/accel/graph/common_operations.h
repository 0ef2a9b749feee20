// SPDX-License-Identifier: Apache-2.0
#pragma once
// Common subexpressions: an operation that is pending already, on the same arrays and numbers, is
// not captured again; both values are then the same array. A small table by hash knows the latest
// operations; what fell out of it is computed twice, which is only slower. Owned by the
// PendingGraph; engine thread only.
#include "accel/graph/node.h"

#include <cstdint>
#include <unordered_map>

namespace vitrine {

class CommonOperations {
public:
    /// The pending array that the operation would make again, or null; key is what to remember a
    /// new one by (0: not at all).
    [[nodiscard]] ArrayHandle* find(const Node& node, uint64_t& key) const;
    void remember(ArrayHandle& array, uint64_t key);
    void forget(ArrayHandle& array);

private:
    std::unordered_map<uint64_t, ArrayHandle*> m_arrays;
};

} // namespace vitrine
