// SPDX-License-Identifier: Apache-2.0
#pragma once
// A topological order of groups that stays one while groups are opened and merged: whatever a group
// needs stands before it. A search for a group can then leave out all that stand before that group.
// Owned by FusionGraph, used on the engine thread.
#include <cstddef>
#include <cstdint>
#include <vector>

namespace vitrine {

class GroupOrder {
public:
    /// The next group, at the end: nothing needs it yet.
    void append();
    /// Takes a group out whose members belong to another one now.
    void remove(std::size_t g);
    /// Moves the groups to just before `at`, in the order that they have among themselves.
    void moveBefore(std::size_t at, std::vector<std::size_t> groups);

    [[nodiscard]] bool isBefore(std::size_t a, std::size_t b) const {
        return m_links[a].label < m_links[b].label;
    }

private:
    static constexpr std::size_t kNone = SIZE_MAX;
    static constexpr uint64_t kGap = uint64_t{1} << 24;
    struct Link {
        std::size_t before = kNone;
        std::size_t after = kNone;
        uint64_t label = 0; ///< grows along the list
    };

    void insertBefore(std::size_t at, std::size_t g);
    /// Labels a gap apart again.
    void spread();

    std::vector<Link> m_links; ///< by group
    std::size_t m_front = kNone;
    std::size_t m_back = kNone;
};

} // namespace vitrine
