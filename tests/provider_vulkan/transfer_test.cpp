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

TEST(VulkanTransfer, ALongCopyGoesOnWhileRecordedWorkDoes) {
    // The kernel was recorded before; it is handed over when the copy begins, and the copy waits
    // for no more than earlier uses of its own buffer.
    constexpr uint32_t kN = 4096;
    constexpr size_t kBytes = size_t{3} << 20;
    for (const ContextOptions& options : {testOptions(), stagedOptions()}) {
        Rig rig(options);
        Device& device = rig->device();
        Ref<DeviceBuffer> a = uploadFloats(*rig, std::vector<float>(kN, 1.0f));
        Ref<DeviceBuffer> b = take(rig->allocate(kN * sizeof(float)));
        Ref<DeviceBuffer> other = take(rig->allocate(kBytes));
        expectOk(rig->stream().waitIdle());
        const bool staged = !other->mapped();
        const bool apart =
            device.queue(Role::Transfer).handle != device.queue(Role::Compute).handle;
        if (staged && apart) {
            // The kernel may begin only when the last chunk of the copy is there: a copy that
            // waited for the kernel would never end.
            const uint64_t chunks = kBytes / options.transfers.chunkBytes;
            a->noteUse(Role::Transfer, device.timeline(Role::Transfer).submitted() + chunks);
        }
        expectOk(scale(*rig, *a, *b, {kN, 2.0f, 0.0f}));
        ASSERT_TRUE(rig->stream().hasOpenBatch());
        const uint64_t kernel = rig->stream().currentValue();
        const auto sent = pattern(kBytes, 3);
        expectOk(rig->transfers().upload(*other, 0, sent.data(), kBytes));
        EXPECT_FALSE(rig->stream().hasOpenBatch());
        EXPECT_GE(device.timeline(Role::Compute).submitted(), kernel);
        EXPECT_EQ(other->uses()[static_cast<size_t>(Role::Transfer)] > 0, staged);
        EXPECT_EQ(other->uses()[static_cast<size_t>(Role::Compute)], 0u)
            << "the copy has nothing to wait for";
        EXPECT_EQ(downloadFloats(*rig, *b, kN), std::vector<float>(kN, 2.0f));
        std::vector<std::byte> received(kBytes);
        expectOk(rig->transfers().download(*other, 0, received.data(), kBytes));
        EXPECT_TRUE(sent == received);
    }
}

TEST(VulkanTransfer, ASmallCopyDoesNotWaitForLaterWork) {
    constexpr uint32_t kN = 256;
    for (const ContextOptions& options : {testOptions(), stagedOptions()}) {
        Rig rig(options);
        Device& device = rig->device();
        const bool apart =
            device.queue(Role::Transfer).handle != device.queue(Role::Compute).handle;
        Ref<DeviceBuffer> a = uploadFloats(*rig, std::vector<float>(kN, 1.0f));
        Ref<DeviceBuffer> b = take(rig->allocate(kN * sizeof(float)));
        Ref<DeviceBuffer> c = uploadFloats(*rig, std::vector<float>(kN, 4.0f));
        Ref<DeviceBuffer> d = take(rig->allocate(kN * sizeof(float)));
        expectOk(scale(*rig, *a, *b, {kN, 2.0f, 0.0f}));
        expectOk(rig->stream().waitIdle());
        const bool staged = !b->mapped();
        // The later kernel may begin only when the copy is there: one that waited for the kernel
        // would never end.
        if (staged && apart)
            c->noteUse(Role::Transfer, device.timeline(Role::Transfer).submitted() + 1);
        CommandTag slow;
        slow.seconds = 1;
        expectOk(scale(*rig, *c, *d, {kN, 2.0f, 0.0f}, slow));
        take(rig->stream().flush());
        EXPECT_EQ(downloadFloats(*rig, *b, kN), std::vector<float>(kN, 2.0f));
        EXPECT_EQ(b->uses()[static_cast<size_t>(Role::Transfer)] > 0, staged && apart);
        EXPECT_EQ(downloadFloats(*rig, *d, kN), std::vector<float>(kN, 8.0f));
    }
}

TEST(VulkanTransfer, ACopyToABufferInUseWaitsForTheKernelThatReadsIt) {
    Rig rig(stagedOptions());
    constexpr uint32_t kN = 1u << 20;
    Ref<DeviceBuffer> a = uploadFloats(*rig, std::vector<float>(kN, 1.0f));
    Ref<DeviceBuffer> b = take(rig->allocate(kN * sizeof(float)));
    expectOk(scale(*rig, *a, *b, {kN, 2.0f, 0.0f}));
    const uint64_t kernel = rig->stream().currentValue();
    const std::vector<float> other(kN, 5.0f);
    expectOk(rig->transfers().upload(*a, 0, other.data(), kN * sizeof(float)));
    const uint64_t copy = a->uses()[static_cast<size_t>(Role::Transfer)];
    expectOk(rig->device().wait(Role::Transfer, copy));
    EXPECT_GE(take(rig->device().completed(Role::Compute)), kernel);
    EXPECT_EQ(downloadFloats(*rig, *b, kN), std::vector<float>(kN, 2.0f));
}

TEST(VulkanTransfer, AccessOutsideABufferIsRefused) {
    Rig rig;
    Ref<DeviceBuffer> buffer = take(rig->allocate(100));
    std::array<std::byte, 100> data{};
    EXPECT_FALSE(rig->transfers().upload(*buffer, 1, data.data(), 100));
    EXPECT_FALSE(rig->transfers().download(*buffer, 101, data.data(), 0));
    EXPECT_FALSE(rig->transfers().download(*buffer, UINT64_MAX, data.data(), 2));
}
