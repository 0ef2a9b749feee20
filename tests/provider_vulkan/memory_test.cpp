// SPDX-License-Identifier: Apache-2.0
#include "provider_vulkan/rig.h"

using namespace vitrine;
using namespace vitrine::vulkan;
using namespace vitrine::vulkan::test;

namespace {
constexpr uint64_t kMiB = uint64_t{1} << 20;
}

TEST(VulkanMemory, SmallBuffersShareABlockAndDoNotOverlap) {
    Rig rig;
    std::vector<Ref<DeviceBuffer>> buffers;
    for (uint64_t bytes : {1u, 255u, 256u, 257u, 4096u, 100000u})
        buffers.push_back(take(rig->allocate(bytes)));
    EXPECT_EQ(rig->memory().statistics().blockAllocations, 1u);
    for (const auto& a : buffers) {
        EXPECT_EQ(a->offset() % 256, 0u);
        for (const auto& b : buffers)
            EXPECT_TRUE(a == b || a->offset() + a->bytes() <= b->offset() ||
                        b->offset() + b->bytes() <= a->offset());
    }
}

TEST(VulkanMemory, AFreedRangeIsUsedAgainAndMergesWithItsNeighbours) {
    Rig rig;
    Ref<DeviceBuffer> a = take(rig->allocate(kMiB));
    Ref<DeviceBuffer> b = take(rig->allocate(kMiB));
    Ref<DeviceBuffer> c = take(rig->allocate(kMiB));
    const uint64_t first = a->offset();
    a = nullptr;
    c = nullptr;
    b = nullptr;
    EXPECT_EQ(rig->memory().statistics().usedBytes, 0u);
    const Ref<DeviceBuffer> all = take(rig->allocate(3 * kMiB));
    EXPECT_EQ(all->offset(), first);
    EXPECT_EQ(rig->memory().statistics().blockAllocations, 1u);
}

TEST(VulkanMemory, ALargeBufferHasItsOwnBlockThatIsKeptForTheNext) {
    ContextOptions options = testOptions();
    options.memory.blockBytes = 4 * kMiB;
    Rig rig(options);
    Ref<DeviceBuffer> large = take(rig->allocate(10 * kMiB));
    large = nullptr;
    large = take(rig->allocate(10 * kMiB - 1000));
    EXPECT_EQ(rig->memory().statistics().blockAllocations, 1u);
    EXPECT_GE(rig->memory().statistics().reservedBytes, 10 * kMiB);
    large = nullptr;
    rig->memory().trim();
    EXPECT_EQ(rig->memory().statistics().reservedBytes, 0u);
}

TEST(VulkanMemory, TheBudgetIsKeptAndUnusedBlocksGiveWay) {
    ContextOptions options = testOptions();
    options.memory.blockBytes = kMiB;
    options.memory.budget = 16 * kMiB;
    Rig rig(options);
    Ref<DeviceBuffer> a = take(rig->allocate(10 * kMiB));
    const auto refused = rig->allocate(10 * kMiB);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::OutOfMemory);
    EXPECT_NE(refused.error().message.find("budget of 16 MiB"), std::string::npos);
    a = nullptr;
    EXPECT_TRUE(rig->allocate(15 * kMiB)); // the block of 10 MiB is unused now and makes room
}

TEST(VulkanMemory, AnArrayLargerThanOneAllocationIsUnsupported) {
    Rig rig;
    const auto refused = rig->allocate(rig->description().limits.maxAllocation + 1);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::Unsupported);
}

TEST(VulkanMemory, ABufferThatTheDeviceStillUsesIsNotHandedOut) {
    Rig rig;
    const std::vector<float> values(4096, 2.0f);
    Ref<DeviceBuffer> from = uploadFloats(*rig, values);
    const Ref<DeviceBuffer> to = take(rig->allocate(values.size() * sizeof(float)));
    const uint64_t place = from->offset();
    expectOk(scale(*rig, *from, *to, {4096, 3.0f, 1.0f}));
    from = nullptr; // recorded, but not even submitted
    Ref<DeviceBuffer> other = take(rig->allocate(values.size() * sizeof(float)));
    EXPECT_NE(other->offset(), place);
    EXPECT_GT(rig->memory().statistics().retiredBytes, 0u);
    expectOk(rig->stream().waitIdle());
    rig->memory().collect();
    EXPECT_EQ(rig->memory().statistics().retiredBytes, 0u);
    EXPECT_EQ(downloadFloats(*rig, *to, 4096), std::vector<float>(4096, 7.0f));
}

TEST(VulkanMemory, MemoryStillInUseIsReusedInOrderInsteadOfTakingMore) {
    for (const bool mapped : {true, false}) {
        ContextOptions options = testOptions();
        options.memory.blockBytes = kMiB;
        options.memory.mapDeviceMemory = mapped;
        Rig rig(options);
        constexpr uint32_t kN = 1 << 19; // 2 MiB: a block of its own
        Ref<DeviceBuffer> a = uploadFloats(*rig, std::vector<float>(kN, 1.0f));
        const uint64_t blocks = rig->memory().statistics().blockAllocations;
        for (int i = 0; i < 40; ++i) { // a = a + 1, each time into a new buffer
            Ref<DeviceBuffer> next = take(rig->allocate(kN * sizeof(float)));
            expectOk(scale(*rig, *a, *next, {kN, 1.0f, 1.0f}));
            a = next;
        }
        EXPECT_EQ(rig->memory().statistics().blockAllocations, blocks + 1);
        EXPECT_GT(rig->memory().statistics().earlyReuses, 0u);
        // An upload into such memory waits for the kernels that still use it.
        Ref<DeviceBuffer> result = take(rig->allocate(kN * sizeof(float)));
        expectOk(scale(*rig, *a, *result, {kN, 2.0f, 0.0f}));
        a = nullptr;
        const Ref<DeviceBuffer> over = uploadFloats(*rig, std::vector<float>(kN, -1.0f));
        EXPECT_EQ(downloadFloats(*rig, *result, kN), std::vector<float>(kN, 82.0f));
        EXPECT_EQ(downloadFloats(*rig, *over, kN), std::vector<float>(kN, -1.0f));
    }
}

TEST(VulkanMemory, ABufferOutlivesTheContextThatMadeIt) {
    Ref<DeviceBuffer> survivor;
    {
        Rig rig;
        survivor = uploadFloats(*rig, std::vector<float>(100, 1.0f));
    }
    EXPECT_EQ(survivor->bytes(), 400u);
}

TEST(VulkanMemory, ALargeArrayLiesInPartsThatAreGivenBackWithIt) {
    ContextOptions options = testOptions();
    options.memory.blockBytes = kMiB;
    options.memory.budget = 8 * kMiB;
    Rig rig(options);
    Ref<DeviceBuffer> large = take(rig->allocateInParts(5 * kMiB / 2, kMiB));
    EXPECT_EQ(large->bytes(), 5 * kMiB / 2);
    ASSERT_EQ(large->parts().size(), 3u);
    EXPECT_EQ(large->parts()[2]->bytes(), kMiB / 2);
    EXPECT_EQ(rig->memory().statistics().liveBuffers, 3u);
    const auto refused = rig->allocateInParts(7 * kMiB, kMiB);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::OutOfMemory);
    EXPECT_EQ(rig->memory().statistics().liveBuffers, 3u) << "all of its parts or none";
    large = nullptr;
    EXPECT_EQ(rig->memory().statistics().liveBuffers, 0u);
    EXPECT_EQ(rig->memory().statistics().usedBytes, 0u);
}
