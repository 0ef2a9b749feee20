// SPDX-License-Identifier: Apache-2.0
#pragma once
// State of the random number functions; owned by the session, engine thread.
#include <cstdint>
#include <string>
#include <vector>

namespace vitrine {

/// Philox key and the next free counter; a draw takes its counter range at capture.
struct RandomState {
    std::string generator = "philox"; ///< as rng() reports it; "twister" is served on the host
    uint64_t seed = 0;
    uint64_t counter = 0;          ///< elements drawn so far
    std::vector<uint32_t> twister; ///< 625 words when generator is "twister"
};

} // namespace vitrine
