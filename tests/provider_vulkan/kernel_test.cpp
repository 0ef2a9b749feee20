// SPDX-License-Identifier: Apache-2.0
#include "provider_vulkan/rig.h"

using namespace vitrine;
using namespace vitrine::vulkan;
using namespace vitrine::vulkan::test;

TEST(VulkanKernel, AKernelComputesAndItsTimingComesBackLater) {
    Rig rig;
    constexpr uint32_t kN = 10000;
    std::vector<float> values(kN);
    for (uint32_t i = 0; i < kN; ++i)
        values[i] = static_cast<float>(i);
    Ref<DeviceBuffer> a = uploadFloats(*rig, values);
    Ref<DeviceBuffer> b = take(rig->allocate(kN * sizeof(float)));
    const int64_t before = steadyNow();
    expectOk(scale(*rig, *a, *b, {kN, 2.0f, 1.0f}, {7, 80000, 20000}));
    expectOk(rig->stream().waitIdle());
    const int64_t after = steadyNow();
    for (float& v : values)
        v = v * 2.0f + 1.0f;
    EXPECT_EQ(downloadFloats(*rig, *b, kN), values);
    const std::vector<DispatchTiming> timings = rig->stream().takeTimings();
    ASSERT_EQ(timings.size(), 1u);
    EXPECT_EQ(timings[0].id, 7u);
    EXPECT_EQ(timings[0].bytes, 80000u);
    EXPECT_EQ(timings[0].flops, 20000u);
    EXPECT_GT(timings[0].endNs, timings[0].startNs);
    if (rig->stream().clock().calibrated()) {
        constexpr int64_t kSlackNs = 5'000'000;
        EXPECT_GT(timings[0].startNs, before - kSlackNs);
        EXPECT_LT(timings[0].endNs, after + kSlackNs);
    }
    EXPECT_TRUE(rig->stream().takeTimings().empty());
}

TEST(VulkanKernel, AChainOfDependentDispatchesRunsInOrder) {
    Rig rig;
    constexpr uint32_t kN = 5000;
    Ref<DeviceBuffer> a = uploadFloats(*rig, std::vector<float>(kN, 1.0f));
    Ref<DeviceBuffer> b = take(rig->allocate(kN * sizeof(float)));
    float expected = 1.0f;
    for (int i = 0; i < 100; ++i) { // more than one batch
        expectOk(scale(*rig, *a, *b, {kN, 1.5f, 0.25f}));
        expectOk(scale(*rig, *b, *a, {kN, 0.5f, 1.0f}));
        expected = (expected * 1.5f + 0.25f) * 0.5f + 1.0f;
    }
    EXPECT_EQ(downloadFloats(*rig, *a, kN), std::vector<float>(kN, expected));
    EXPECT_GE(rig->stream().statistics().submissions, 3u);
}

TEST(VulkanKernel, WhatWasRecordedBeforeALongCommandDoesNotEndWithIt) {
    Rig rig;
    constexpr uint32_t kN = 256;
    Ref<DeviceBuffer> a = uploadFloats(*rig, std::vector<float>(kN, 1.0f));
    Ref<DeviceBuffer> b = take(rig->allocate(kN * sizeof(float)));
    Ref<DeviceBuffer> c = take(rig->allocate(kN * sizeof(float)));
    expectOk(scale(*rig, *a, *b, {kN, 2.0f, 0.0f}));
    EXPECT_TRUE(rig->stream().hasOpenBatch());
    CommandTag slow;
    slow.seconds = 0.004; // not enough to be submitted at once
    expectOk(scale(*rig, *a, *c, {kN, 3.0f, 0.0f}, slow));
    EXPECT_TRUE(rig->stream().hasOpenBatch());
    EXPECT_EQ(rig->device().timeline(Role::Compute).submitted(), b->lastWrite());
    EXPECT_GT(c->lastWrite(), b->lastWrite());
    EXPECT_EQ(downloadFloats(*rig, *b, kN), std::vector<float>(kN, 2.0f));
    EXPECT_EQ(downloadFloats(*rig, *c, kN), std::vector<float>(kN, 3.0f));
}

TEST(VulkanKernel, IndependentDispatchesHaveNoBarrierBetweenThem) {
    Rig rig;
    constexpr uint32_t kN = 256;
    Ref<DeviceBuffer> a = uploadFloats(*rig, std::vector<float>(kN, 1.0f));
    std::vector<Ref<DeviceBuffer>> results;
    for (int i = 0; i < 10; ++i)
        results.push_back(take(rig->allocate(kN * sizeof(float))));
    const uint64_t before = rig->stream().statistics().barriers;
    for (const auto& result : results)
        expectOk(scale(*rig, *a, *result, {kN, 2.0f, 0.0f}));
    EXPECT_EQ(rig->stream().statistics().barriers - before, 1u); // the one that opens the batch
    expectOk(scale(*rig, *results[0], *results[1], {kN, 2.0f, 0.0f}));
    EXPECT_EQ(rig->stream().statistics().barriers - before, 2u);
    EXPECT_EQ(downloadFloats(*rig, *results[1], kN), std::vector<float>(kN, 4.0f));
}

TEST(VulkanKernel, CopiesAndFillsAreOrderedWithKernels) {
    Rig rig;
    constexpr uint32_t kN = 1000;
    Ref<DeviceBuffer> a = take(rig->allocate(kN * sizeof(float)));
    Ref<DeviceBuffer> b = take(rig->allocate(kN * sizeof(float)));
    Ref<DeviceBuffer> c = take(rig->allocate(kN * sizeof(float)));
    expectOk(rig->stream().fill(*a, 0, kN * sizeof(float), std::bit_cast<uint32_t>(3.0f)));
    expectOk(scale(*rig, *a, *b, {kN, 2.0f, 0.0f}));
    expectOk(rig->stream().copy(*b, 0, *c, 0, kN * sizeof(float)));
    expectOk(rig->stream().fill(*b, 0, kN * sizeof(float), 0));
    EXPECT_EQ(downloadFloats(*rig, *c, kN), std::vector<float>(kN, 6.0f));
    EXPECT_EQ(downloadFloats(*rig, *b, kN), std::vector<float>(kN, 0.0f));
}

TEST(VulkanKernel, WithoutPushDescriptorsSetsAreUsed) {
    Rig rig;
    // Pretended before the stream and the layouts are made, as on a device without the extension.
    rig->device().cmdPushDescriptorSet = nullptr;
    std::unique_ptr<Stream> stream = take(Stream::create(rig->sharedDevice(), {}));
    std::unique_ptr<PipelineCache> pipelines = take(PipelineCache::create(rig->sharedDevice(), {}));
    constexpr uint32_t kN = 300;
    Ref<DeviceBuffer> a = uploadFloats(*rig, std::vector<float>(kN, 1.0f));
    Ref<DeviceBuffer> b = take(rig->allocate(kN * sizeof(float)));
    expectOk(rig->stream().waitIdle()); // the other stream knows nothing of uploads in this one
    const std::shared_ptr<const Pipeline> pipeline = take(pipelines->get(scaleKernel()));
    for (int i = 0; i < 200; ++i) {
        const ScaleParameters parameters{kN, 2.0f, static_cast<float>(i)};
        const std::array<BufferBinding, 2> bindings{BufferBinding{a.get(), Access::Read},
                                                    BufferBinding{b.get(), Access::Write}};
        expectOk(stream->dispatch(*pipeline, bindings, std::as_bytes(std::span(&parameters, 1)),
                                  {(kN + 63) / 64, 1, 1}));
    }
    expectOk(stream->waitIdle());
    EXPECT_EQ(downloadFloats(*rig, *b, kN), std::vector<float>(kN, 201.0f));
}

TEST(VulkanKernel, ARangeLargerThanTheDeviceBindsIsUnsupported) {
    Rig rig;
    const uint64_t limit = rig->description().limits.maxStorageBufferRange;
    if (limit > rig->memory().budget() || limit > rig->description().limits.maxAllocation)
        return; // no such buffer can exist on this device
    const Ref<DeviceBuffer> huge = take(rig->allocate(limit + 4096));
    const Ref<DeviceBuffer> small = take(rig->allocate(64));
    const Status status = scale(*rig, *huge, *small, {4, 1.0f, 0.0f});
    ASSERT_FALSE(status);
    EXPECT_EQ(status.error().code, ErrorCode::Unsupported);
    EXPECT_NE(status.error().message.find("can bind"), std::string::npos);
}

TEST(VulkanKernel, ACompileErrorNamesTheKernelAndTheLine) {
    Rig rig;
    PipelineDesc broken = scaleKernel();
    broken.name = "broken";
    broken.source = "#version 460\nvoid main() {\n    undefinedName = 1;\n}\n";
    const auto refused = rig->pipelines().get(broken);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::Compile);
    EXPECT_NE(refused.error().message.find("broken"), std::string::npos);
    EXPECT_NE(refused.error().message.find("0:3"), std::string::npos) << refused.error().message;
    EXPECT_NE(refused.error().message.find("undefinedName"), std::string::npos);
    EXPECT_EQ(rig->pipelines().statistics().failures, 1u);
}

TEST(VulkanKernel, WaitingForWorkThatWasNeverSubmittedIsAnError) {
    Rig rig;
    EXPECT_FALSE(rig->stream().wait(1000));
    expectOk(rig->stream().waitIdle());
}
