// SPDX-License-Identifier: Apache-2.0
#pragma once
// Remembers how pending nodes were grouped. The same window of a script comes back with each
// iteration of a loop and each run; what its groups are follows from its structure alone, so it is
// compared, not formed again. Owned by Runner; engine thread only.
#include "accel/fusion/fusion.h"

#include <cstdint>
#include <list>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace vitrine {

class FusionMemory {
public:
    FusionMemory();
    ~FusionMemory();
    FusionMemory(const FusionMemory&) = delete;
    FusionMemory& operator=(const FusionMemory&) = delete;

    /// As formGroups, which forms them where the structure is new.
    [[nodiscard]] std::vector<Group> groupsOf(const std::vector<Node*>& nodes,
                                              const FusionLimits& limits);
    [[nodiscard]] uint64_t hits() const { return m_hits; }
    /// Every remembered plan is formed as well and must be the same: for tests and debug builds.
    static void checkEach(bool on) { s_check = on; }

private:
    struct Plan;
    using Plans = std::list<Plan>;
    void forgetLast();

    Plans m_plans; ///< the latest used first
    std::unordered_multimap<uint64_t, Plans::iterator> m_byHash;
    std::vector<uint64_t> m_words; ///< of the window at hand
    std::size_t m_kept = 0;        ///< words of all plans
    uint64_t m_hits = 0;
    static bool s_check;
};

} // namespace vitrine
