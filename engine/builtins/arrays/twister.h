// SPDX-License-Identifier: Apache-2.0
#pragma once
// The Mersenne Twister with MATLAB's way from its words to numbers: a sequence that lives on the
// host, for those who compare with MATLAB. Engine thread.
#include "accel/graph/random_state.h"

#include <string_view>

namespace vitrine::twister {

/// 624 words of state and the position among them.
inline constexpr std::size_t kStateWords = 624;

/// The state after MATLAB's rng(seed,'twister'), where 0 means 5489.
[[nodiscard]] std::vector<uint32_t> seeded(uint32_t seed);
/// Uniform in (0,1), with 53 bits from two words.
[[nodiscard]] double uniform(std::vector<uint32_t>& state);
/// Normally distributed, by the ziggurat.
[[nodiscard]] double normal(std::vector<uint32_t>& state);

} // namespace vitrine::twister

namespace vitrine {

/// Starts a generator, "philox" or "twister", from its beginning.
void seedGenerator(RandomState& state, std::string_view generator, uint64_t seed);

} // namespace vitrine
