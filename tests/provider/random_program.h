// SPDX-License-Identifier: Apache-2.0
#pragma once
// Programs, sizes and data from a seed, for comparing providers with the interpreter and with each
// other. The same seed gives the same case everywhere.
#include "provider/programs.h"
#include "provider/reference.h"

namespace vitrine::test {

struct Case {
    Ref<const Program> program;
    LaunchGeometry geometry;
    std::vector<Bytes> inputs;

    [[nodiscard]] std::size_t outputBytes(std::size_t output) const;
};

[[nodiscard]] Case randomElementwise(uint64_t seed);
[[nodiscard]] Case randomLoop(uint64_t seed);
[[nodiscard]] Case randomReduction(uint64_t seed);
/// A reduction that goes over its lines up to four times (provider/sweeps.h).
[[nodiscard]] Case randomRounds(uint64_t seed);
[[nodiscard]] Case randomScan(uint64_t seed);

/// "" when equal; NaNs of any payload are equal. Otherwise the first difference and the program.
[[nodiscard]] std::string differences(const Case& c, const std::vector<Bytes>& expected,
                                      const std::vector<Bytes>& got);

} // namespace vitrine::test
