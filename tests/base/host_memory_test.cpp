// SPDX-License-Identifier: Apache-2.0
// The ceiling of the process's memory, from files as they are in /proc and /sys.
#include "base/host_memory.h"
#include "base/machine_memory.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <limits>
#include <unistd.h>

namespace vitrine {
namespace {

namespace fs = std::filesystem;
constexpr uint64_t kMB = uint64_t{1} << 20;
constexpr uint64_t kNone = std::numeric_limits<uint64_t>::max();

/// A machine of 8000 MB, of which 6000 MB are free; the process has mapped 500 MB, 100 MB of it
/// resident, 20 MB of that files, 300 MB writable.
class HostMemory : public testing::Test {
protected:
    void SetUp() override {
        m_root = testing::TempDir() + "/host_memory_" + std::to_string(getpid());
        write("/proc/meminfo", "MemTotal:        8192000 kB\nMemFree:          100 kB\n"
                               "MemAvailable:    6144000 kB\n");
        writeStatm(500, 100, 20, 300);
    }
    void TearDown() override {
        memory::startWith(nullptr, 0);
        fs::remove_all(m_root);
    }

    void write(const std::string& path, const std::string& text) const {
        fs::create_directories(fs::path(m_root + path).parent_path());
        std::ofstream(m_root + path) << text;
    }
    void writeStatm(uint64_t all, uint64_t resident, uint64_t shared, uint64_t data) const {
        const auto pages = [](uint64_t megabytes) {
            return std::to_string(megabytes * kMB / static_cast<uint64_t>(sysconf(_SC_PAGESIZE)));
        };
        write("/proc/self/statm", pages(all) + " " + pages(resident) + " " + pages(shared) +
                                      " 100 0 " + pages(data) + " 0\n");
    }
    /// Version 2: /a without a limit of its own, /a/b with one.
    void writeUnified() const {
        write("/proc/self/mountinfo",
              "30 23 0:26 / /sys/fs/cgroup rw,nosuid - cgroup2 cgroup2 rw\n");
        write("/proc/self/cgroup", "0::/a/b\n");
        write("/sys/fs/cgroup/a/memory.max", "max\n");
        write("/sys/fs/cgroup/a/memory.current", "1\n");
        write("/sys/fs/cgroup/a/b/memory.max", std::to_string(2000 * kMB) + "\n");
        write("/sys/fs/cgroup/a/b/memory.current", std::to_string(900 * kMB) + "\n");
        write("/sys/fs/cgroup/a/b/memory.stat",
              "anon 5\ninactive_file " + std::to_string(400 * kMB) + "\nactive_file 7\n");
    }
    [[nodiscard]] MachineMemory machine(ProcessLimits limits = {}) const {
        return MachineMemory(m_root, limits);
    }

    std::string m_root;
};

TEST_F(HostMemory, IsTheMachinesWhereNothingLimitsIt) {
    const MachineMemory m = machine();
    EXPECT_EQ(m.most(0).bytes, 8000 * kMB);
    EXPECT_STREQ(m.most(0).from, "the machine's memory");
    EXPECT_EQ(m.available(0), 6000 * kMB);
}

TEST_F(HostMemory, PromisedAndUntouchedMemoryIsNotAvailable) {
    // 80 MB of the counted 1080 are there.
    EXPECT_EQ(machine().available(1080 * kMB), 5000 * kMB);
    EXPECT_EQ(machine().available(7000 * kMB), 0U);
    // What the allocator keeps is resident, and nobody's.
    EXPECT_EQ(machine().available(1080 * kMB, 30 * kMB), 4970 * kMB);
}

TEST_F(HostMemory, UnreadableFilesLimitNothing) {
    fs::remove_all(m_root);
    EXPECT_EQ(machine().most(0).bytes, kNone);
    EXPECT_EQ(machine().available(0), kNone);
}

TEST_F(HostMemory, LimitsOfTheProcessCountWhatElseIsMapped) {
    ProcessLimits limits;
    limits.addressSpace = 900 * kMB;
    EXPECT_EQ(machine(limits).most(0).bytes, 400 * kMB);
    EXPECT_EQ(machine(limits).most(150 * kMB).bytes, 550 * kMB);
    EXPECT_EQ(machine(limits).available(150 * kMB), 400 * kMB);
    EXPECT_STREQ(machine(limits).most(0).from, "the limit of address space");
    limits.data = 400 * kMB;
    EXPECT_EQ(machine(limits).most(0).bytes, 100 * kMB);
    EXPECT_EQ(machine(limits).available(0), 100 * kMB);
    limits.addressSpace = 1 * kMB; // less than what is mapped already
    EXPECT_EQ(machine(limits).most(0).bytes, 0U);
}

TEST_F(HostMemory, ControlGroupsOfVersionTwo) {
    writeUnified();
    EXPECT_EQ(machine().most(0).bytes, 2000 * kMB);
    EXPECT_STREQ(machine().most(0).from, "the control group's limit");
    // Pages of files that nobody uses are dropped when memory is wanted.
    EXPECT_EQ(machine().available(0), 1500 * kMB);
    write("/sys/fs/cgroup/a/b/memory.high", std::to_string(1200 * kMB));
    EXPECT_EQ(machine().most(0).bytes, 1200 * kMB);
    EXPECT_EQ(machine().available(0), 700 * kMB);
    write("/sys/fs/cgroup/a/memory.max", std::to_string(600 * kMB)); // around it, less
    EXPECT_EQ(machine().most(0).bytes, 600 * kMB);
}

TEST_F(HostMemory, ControlGroupsOfVersionOne) {
    write("/proc/self/mountinfo",
          "31 23 0:27 / /sys/fs/cgroup/cpu rw - cgroup cgroup rw,cpu,cpuacct\n"
          "32 23 0:28 /outer /sys/fs/cgroup/memory rw shared:1 - cgroup cgroup rw,memory\n");
    write("/proc/self/cgroup", "9:cpu,cpuacct:/outer/x\n4:memory:/outer/x\n");
    // Version 1 says "no limit" with a number that no machine has.
    write("/sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712\n");
    write("/sys/fs/cgroup/memory/memory.usage_in_bytes", "100\n");
    write("/sys/fs/cgroup/memory/x/memory.limit_in_bytes", std::to_string(3000 * kMB) + "\n");
    write("/sys/fs/cgroup/memory/x/memory.usage_in_bytes", std::to_string(1000 * kMB) + "\n");
    write("/sys/fs/cgroup/memory/x/memory.stat",
          "cache 1\ninactive_file 9\ntotal_inactive_file " + std::to_string(250 * kMB) + "\n");
    EXPECT_EQ(machine().most(0).bytes, 3000 * kMB);
    EXPECT_EQ(machine().available(0), 2250 * kMB);
}

TEST_F(HostMemory, APathThatOnlyTheContainersHostSeesIsNoLimit) {
    writeUnified();
    write("/proc/self/cgroup", "0::/../elsewhere/deep\n");
    EXPECT_EQ(machine().most(0).bytes, 8000 * kMB);
}

TEST_F(HostMemory, TheCeilingKeepsAReserveAndASettingLowersIt) {
    const MachineMemory m = machine();
    memory::startWith(&m, 0);
    EXPECT_EQ(memory::ceiling().bytes, 7500 * kMB); // a sixteenth
    EXPECT_TRUE(memory::fits(7500 * kMB));
    EXPECT_FALSE(memory::fits(7500 * kMB + 1));
    memory::startWith(&m, 300 * kMB);
    EXPECT_EQ(memory::ceiling().bytes, 300 * kMB);
    EXPECT_STREQ(memory::ceiling().from, "VITRINE_HOST_MEMORY");
    memory::startWith(&m, 9000 * kMB); // raises nothing
    EXPECT_EQ(memory::ceiling().bytes, 7500 * kMB);
    EXPECT_STREQ(memory::ceiling().from, "the machine's memory");
}

TEST_F(HostMemory, BuffersAreRefusedInSumAndGivenBack) {
    const MachineMemory m = machine();
    memory::startWith(&m, 300 * kMB);
    const uint64_t before = memory::inUse();
    EXPECT_TRUE(memory::take(200 * kMB));
    EXPECT_FALSE(memory::take(200 * kMB));
    EXPECT_EQ(memory::inUse(), before + 200 * kMB);
    EXPECT_TRUE(memory::roomFor(50 * kMB));
    memory::give(200 * kMB);
    EXPECT_EQ(memory::inUse(), before);
    EXPECT_TRUE(memory::take(200 * kMB));
    memory::give(200 * kMB);
}

TEST_F(HostMemory, LargeRequestsLookAtWhatIsFreeNow) {
    const MachineMemory m = machine();
    memory::startWith(&m, 0);
    EXPECT_TRUE(memory::roomFor(5000 * kMB));
    write("/proc/meminfo", "MemTotal: 8192000 kB\nMemAvailable: 1024000 kB\n");
    EXPECT_FALSE(memory::roomFor(5000 * kMB));
    EXPECT_FALSE(memory::roomFor(600 * kMB)); // 1000 MB less the reserve of 500
    EXPECT_TRUE(memory::roomFor(400 * kMB));
}

TEST_F(HostMemory, TwoHugeRequestsThatNobodyTouchedYetAreOneTooMany) {
    const MachineMemory m = machine();
    memory::startWith(&m, 0);
    ASSERT_TRUE(memory::take(3500 * kMB));
    EXPECT_FALSE(memory::take(3500 * kMB));
    memory::give(3500 * kMB);
}

TEST_F(HostMemory, SmallRequestsHaveALittleRoomBesideFullMemory) {
    const MachineMemory m = machine();
    memory::startWith(&m, 300 * kMB);
    memory::beginCommand();
    ASSERT_TRUE(memory::take(300 * kMB - memory::inUse()));
    EXPECT_FALSE(memory::take(2 * kMB));
    EXPECT_TRUE(memory::take(kMB / 2));
    uint64_t small = 1;
    while (memory::take(kMB / 2))
        ++small;
    EXPECT_LE(small * kMB / 2, 16 * kMB);
    // The next command has some again: how else would variables be given up?
    memory::beginCommand();
    EXPECT_TRUE(memory::take(kMB / 2));
    memory::give(300 * kMB + (small + 1) * kMB / 2);
}

TEST_F(HostMemory, NothingIsRefusedWhereAThreadSaysSo) {
    const MachineMemory m = machine();
    memory::startWith(&m, 300 * kMB);
    EXPECT_TRUE(memory::admits(400 * kMB)); // a library's thread
    {
        const memory::Scope bounded(memory::Requests::RefuseAll);
        EXPECT_FALSE(memory::admits(400 * kMB));
        const memory::Scope always(memory::Requests::RefuseNone);
        EXPECT_TRUE(memory::admits(400 * kMB));
        EXPECT_TRUE(memory::roomFor(400 * kMB));
    }
    EXPECT_EQ(memory::requests(), memory::Requests::RefuseBuffers);
    EXPECT_FALSE(memory::roomFor(400 * kMB));
}

} // namespace
} // namespace vitrine
