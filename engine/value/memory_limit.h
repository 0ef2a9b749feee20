// SPDX-License-Identifier: Apache-2.0
#pragma once
// A bound on the size of a single array, for runs whose memory is limited: a request above it is
// the script's "out of memory" error instead of an allocation that the machine may grant and
// regret.
#include <cstdint>

namespace vitrine {

/// Bytes that one array, cell or struct array may take; 0: no limit. Any thread.
void setArrayLimit(uint64_t bytes);
/// False when one array must not take that much.
[[nodiscard]] bool withinArrayLimit(uint64_t bytes);
/// Throws MATLAB:nomem for more elements of a container than the limit allows.
void requireElements(int64_t count, uint64_t bytesEach);

} // namespace vitrine
