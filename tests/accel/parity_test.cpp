// SPDX-License-Identifier: Apache-2.0
// The same random programs on host and device, fused and not: the bytes must not differ.
#include "provider/vulkan/vulkan_provider.h"
#include "random_graph.h"

#include <chrono>
#include <cstdio>

namespace vitrine {
namespace {

struct Outcome {
    std::string bytes;
    std::size_t deviceGroups = 0;
    std::size_t loops = 0;
};

Outcome runOn(unsigned seed, const std::string& device, bool fusion, int steps) {
    AccelRig rig(fusion, device);
    Outcome out;
    out.bytes = runRandomGraph(rig, seed, steps);
    for (const GraphGroup& g : rig.groups()) {
        out.deviceGroups += g.onDevice;
        out.loops += g.title.starts_with("loop of ");
    }
    return out;
}

unsigned firstSeed() {
    if (const char* given = std::getenv("VITRINE_TEST_SEED"))
        return static_cast<unsigned>(std::atoi(given));
    return static_cast<unsigned>(std::chrono::system_clock::now().time_since_epoch().count() /
                                 1000000);
}

int programs() {
    const char* given = std::getenv("VITRINE_TEST_PROGRAMS");
    return given ? std::atoi(given) : 30;
}

TEST(Parity, RandomProgramsGiveTheSameBytesOnHostAndDeviceFusedAndNot) {
    const unsigned seed = firstSeed();
    std::printf("first seed %u (VITRINE_TEST_SEED)\n", seed);
    std::fflush(stdout);
    std::size_t onDevice = 0;
    for (int i = 0; i < programs(); ++i) {
        const unsigned s = seed + static_cast<unsigned>(i);
        const Outcome reference = runOn(s, "cpu", false, 25);
        EXPECT_EQ(runOn(s, "cpu", true, 25).bytes, reference.bytes) << "host fused, seed " << s;
        EXPECT_EQ(runOn(s, "gpu", false, 25).bytes, reference.bytes)
            << "device unfused, seed " << s;
        const Outcome device = runOn(s, "gpu", true, 25);
        EXPECT_EQ(device.bytes, reference.bytes) << "device fused, seed " << s;
        onDevice += device.deviceGroups;
        if (HasFailure()) break;
    }
    EXPECT_GT(onDevice, 0u);
}

TEST(Parity, RandomProgramsGiveTheSameBytesOnTheHostFusedAndNot) {
    const unsigned seed = firstSeed() + 500000;
    std::printf("first seed %u (VITRINE_TEST_SEED + 500000)\n", seed);
    std::fflush(stdout);
    std::size_t loops = 0;
    for (int i = 0; i < 5 * programs(); ++i) {
        const unsigned s = seed + static_cast<unsigned>(i);
        const Outcome fused = runOn(s, "cpu", true, 25);
        EXPECT_EQ(fused.bytes, runOn(s, "cpu", false, 25).bytes) << "seed " << s;
        loops += fused.loops;
        if (HasFailure()) break;
    }
    EXPECT_GT(loops, 0u);
}

TEST(Parity, GraphsThatComeAgainAreGroupedAsIfTheyWereNew) {
    const unsigned seed = firstSeed() + 700000;
    std::printf("first seed %u (VITRINE_TEST_SEED + 700000)\n", seed);
    std::fflush(stdout);
    FusionMemory::checkEach(true);
    uint64_t again = 0;
    for (int i = 0; i < programs(); ++i) {
        const unsigned s = seed + static_cast<unsigned>(i);
        AccelRig rig;
        const std::string bytes = runRandomGraph(rig, s, 25);
        const uint64_t before = rig.accelerator.state().runner.fusions().hits();
        EXPECT_EQ(runRandomGraph(rig, s, 25), bytes) << "seed " << s;
        again += rig.accelerator.state().runner.fusions().hits() - before;
        EXPECT_TRUE(rig.accelerator.state().runner.takeInternalErrors().empty()) << "seed " << s;
        if (HasFailure()) break;
    }
    FusionMemory::checkEach(false);
    EXPECT_GT(again, static_cast<uint64_t>(programs()));
}

} // namespace
} // namespace vitrine
