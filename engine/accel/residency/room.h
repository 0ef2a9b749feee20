// SPDX-License-Identifier: Apache-2.0
#pragma once
// How much memory arrays have where they are. Engine thread.
#include <cstdint>

namespace vitrine {

class Accelerator;

/// Bytes that arrays may take: of the device where one is in use, else of the host.
[[nodiscard]] uint64_t roomForArrays(Accelerator& accel);

} // namespace vitrine
