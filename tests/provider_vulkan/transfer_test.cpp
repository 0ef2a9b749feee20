// SPDX-License-Identifier: Apache-2.0
#include "provider_vulkan/rig.h"

using namespace vitrine;
using namespace vitrine::vulkan;
using namespace vitrine::vulkan::test;

namespace {

std::vector<std::byte> pattern(size_t bytes, uint32_t seed) {
    std::vector<std::byte> data(bytes);
    for (size_t i = 0; i < bytes; ++i) {
        seed = seed * 1664525u + 1013904223u;
        data[i] = static_cast<std::byte>(seed >> 24);
    }
    return data;
}

/// Staging as on a device whose memory the host does not see, with a small ring.
ContextOptions stagedOptions() {
    ContextOptions options = testOptions();
    options.memory.mapDeviceMemory = false;
    options.transfers.chunkBytes = 64 * 1024;
    options.transfers.chunks = 3;
    options.transfers.inStreamBytes = 4096;
    return options;
}

void roundTrips(Context& context) {
    for (const size_t bytes : {1u, 3u, 4u, 5u, 1023u, 4096u, 4097u, 65535u, 65536u, 65537u, 200000u,
                               64u * 1024u * 7u + 13u}) {
        const auto sent = pattern(bytes, static_cast<uint32_t>(bytes));
        Ref<DeviceBuffer> buffer = take(context.allocate(bytes));
        expectOk(context.transfers().upload(*buffer, 0, sent.data(), bytes));
        std::vector<std::byte> received(bytes);
        expectOk(context.transfers().download(*buffer, 0, received.data(), bytes));
        EXPECT_TRUE(sent == received) << bytes << " bytes";
    }
}

} // namespace

TEST(VulkanTransfer, BytesOfOddSizesComeBackThroughMappedMemory) {
    Rig rig;
    roundTrips(*rig);
}

TEST(VulkanTransfer, BytesOfOddSizesComeBackThroughTheStagingRing) {
    Rig rig(stagedOptions());
    EXPECT_FALSE(rig->memory().mapsDeviceMemory());
    roundTrips(*rig);
}

TEST(VulkanTransfer, APartOfABufferCanBeReplacedAndRead) {
    for (const ContextOptions& options : {testOptions(), stagedOptions()}) {
        Rig rig(options);
        auto expected = pattern(300000, 1);
        Ref<DeviceBuffer> buffer = take(rig->allocate(expected.size()));
        expectOk(rig->transfers().upload(*buffer, 0, expected.data(), expected.size()));
        const auto part = pattern(150001, 2);
        expectOk(rig->transfers().upload(*buffer, 777, part.data(), part.size()));
        std::copy(part.begin(), part.end(), expected.begin() + 777);
        std::vector<std::byte> middle(200000);
        expectOk(rig->transfers().download(*buffer, 500, middle.data(), middle.size()));
        EXPECT_TRUE(std::equal(middle.begin(), middle.end(), expected.begin() + 500));
    }
}

TEST(VulkanTransfer, UploadsWaitForKernelsThatReadAndKernelsWaitForUploads) {
    for (const ContextOptions& options : {testOptions(), stagedOptions()}) {
        Rig rig(options);
        constexpr uint32_t kN = 100000;
        Ref<DeviceBuffer> a = uploadFloats(*rig, std::vector<float>(kN, 1.0f));
        Ref<DeviceBuffer> b = take(rig->allocate(kN * sizeof(float)));
        Ref<DeviceBuffer> c = take(rig->allocate(kN * sizeof(float)));
        expectOk(scale(*rig, *a, *b, {kN, 2.0f, 0.0f}));
        const std::vector<float> other(kN, 5.0f); // must not reach the first kernel
        expectOk(rig->transfers().upload(*a, 0, other.data(), kN * sizeof(float)));
        expectOk(scale(*rig, *a, *c, {kN, 2.0f, 0.0f}));
        EXPECT_EQ(downloadFloats(*rig, *b, kN), std::vector<float>(kN, 2.0f));
        EXPECT_EQ(downloadFloats(*rig, *c, kN), std::vector<float>(kN, 10.0f));
    }
}

TEST(VulkanTransfer, AccessOutsideABufferIsRefused) {
    Rig rig;
    Ref<DeviceBuffer> buffer = take(rig->allocate(100));
    std::array<std::byte, 100> data{};
    EXPECT_FALSE(rig->transfers().upload(*buffer, 1, data.data(), 100));
    EXPECT_FALSE(rig->transfers().download(*buffer, 101, data.data(), 0));
    EXPECT_FALSE(rig->transfers().download(*buffer, UINT64_MAX, data.data(), 2));
}
