// SPDX-License-Identifier: Apache-2.0
#pragma once
// What memory the machine lets this process have: RAM, limits of the process, control groups of
// either version. Reads a few files of /proc and /sys; nothing is kept but their names.
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// RLIMIT_AS and RLIMIT_DATA; no limit is the largest number.
struct ProcessLimits {
    uint64_t addressSpace = std::numeric_limits<uint64_t>::max();
    uint64_t data = std::numeric_limits<uint64_t>::max();
    [[nodiscard]] static ProcessLimits now();
};

class MachineMemory {
public:
    /// Finds the control groups. `root` stands before /proc and /sys: tests give a folder.
    explicit MachineMemory(std::string root = "", ProcessLimits limits = ProcessLimits::now());

    struct Bound {
        uint64_t bytes = std::numeric_limits<uint64_t>::max();
        const char* from = "the machine"; ///< what sets it, for people
    };
    /// The most that the process's own data can ever take, of which `counted` bytes are accounted
    /// for now; what else it has mapped (programs, stacks) counts where a limit counts it.
    [[nodiscard]] Bound most(uint64_t counted) const noexcept;
    /// Bytes that can be had now beyond the `counted` ones. Of these, what was promised and never
    /// touched still has to come from what is free. `idle` bytes are resident and given up, kept by
    /// the allocator. Allocates nothing.
    [[nodiscard]] uint64_t available(uint64_t counted, uint64_t idle = 0) const noexcept;

private:
    struct ControlGroup {
        std::string limit, high, usage, stat; ///< files; high is "" in version 1
        std::string_view fileCache;           ///< the row of stat whose pages can be dropped
    };
    void findControlGroups();
    void addControlGroups(const std::string& mount, std::string path, bool unified);

    std::string m_root;
    ProcessLimits m_limits;
    std::string m_meminfo, m_statm;
    std::vector<ControlGroup> m_groups; ///< the process's and those around it
};

} // namespace vitrine
