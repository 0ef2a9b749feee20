// SPDX-License-Identifier: Apache-2.0
#pragma once
// What a reduction and a random number can be, the same words for capture, programs and providers.
#include <cstdint>

namespace vitrine {

enum class RandomDistribution : uint8_t { Uniform, Normal, Integer };

/// How a reduction or a scan combines two elements.
enum class Combine : uint8_t { Sum, Prod, Min, Max, Any, All };

} // namespace vitrine
