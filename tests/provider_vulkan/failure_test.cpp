// SPDX-License-Identifier: Apache-2.0
#include "provider_vulkan/rig.h"

using namespace vitrine;
using namespace vitrine::vulkan;
using namespace vitrine::vulkan::test;

namespace {

struct InjectionGuard {
    ~InjectionGuard() { injectFailureAt(0); }
};

/// 2 → 5 → 2.5 → 6 → 3 → 7 by the kernels of the scenario.
constexpr float kExpected = 7.0f;

/// Everything a kernel needs, from the instance to the result; any step may fail.
Status scenario(const ContextOptions& options, float& result) {
    VITRINE_TRY(const std::unique_ptr<Context> context, Context::create(options));
    constexpr uint32_t kN = 70000; // needs several chunks of staging
    const std::vector<float> values(kN, 2.0f);
    VITRINE_TRY(Ref<DeviceBuffer> a, context->allocate(kN * sizeof(float)));
    VITRINE_TRY(Ref<DeviceBuffer> b, context->allocate(kN * sizeof(float)));
    VITRINE_CHECK(context->transfers().upload(*a, 0, values.data(), kN * sizeof(float)));
    for (int i = 0; i < 3; ++i) {
        VITRINE_CHECK(scale(*context, *a, *b, {kN, 2.0f, 1.0f}, {1, 0, 0}));
        VITRINE_CHECK(scale(*context, *b, *a, {kN, 0.5f, 0.0f}, {2, 0, 0}));
    }
    VITRINE_CHECK(context->stream().flush());
    std::vector<float> back(kN);
    VITRINE_CHECK(context->transfers().download(*b, 0, back.data(), kN * sizeof(float)));
    context->stream().takeTimings();
    result = back[kN - 1];
    if (context->instance().validationLog().count())
        return fail(ErrorCode::Invalid,
                    "validation: " + context->instance().validationLog().messages().front());
    return {};
}

} // namespace

class InjectedFailure : public testing::TestWithParam<std::tuple<bool, VkResult>> {};

TEST_P(InjectedFailure, AtAnyCallEndsInAClearErrorOrARightResult) {
    keepDriverLoaded();
    const InjectionGuard guard;
    const auto [staged, injected] = GetParam();
    ContextOptions options = testOptions();
    options.instance.validation = false; // the layer would double the time of every creation
    options.pipelines.validateSpirv = false;
    options.memory.mapDeviceMemory = !staged;
    options.transfers.chunkBytes = 128 * 1024;
    options.transfers.inStreamBytes = 1024;
    float result = 0;
    injectFailureAt(0);
    expectOk(scenario(options, result));
    EXPECT_EQ(result, kExpected);
    const uint64_t calls = checkedCallCount();
    ASSERT_GT(calls, 30u);
    int errors = 0;
    for (uint64_t n = 1; n <= calls; ++n) {
        injectFailureAt(n, injected);
        result = 0;
        const Status status = scenario(options, result);
        if (status) {
            EXPECT_EQ(result, kExpected) << "call " << n; // a call whose failure is harmless
            continue;
        }
        ++errors;
        EXPECT_FALSE(status.error().message.empty());
        EXPECT_EQ(status.error().code,
                  injected == VK_ERROR_DEVICE_LOST ? ErrorCode::DeviceLost : ErrorCode::OutOfMemory)
            << "call " << n << ": " << status.error().message;
    }
    EXPECT_GT(errors, 25);
}

INSTANTIATE_TEST_SUITE_P(Scenarios, InjectedFailure,
                         testing::Combine(testing::Bool(),
                                          testing::Values(VK_ERROR_OUT_OF_DEVICE_MEMORY,
                                                          VK_ERROR_DEVICE_LOST)));

TEST(Failure, InjectionUnderValidationLeavesNothingBehind) {
    keepDriverLoaded();
    const InjectionGuard guard;
    // The layer reports objects that leak when the device is destroyed.
    ContextOptions options = testOptions();
    options.pipelines.validateSpirv = false;
    options.memory.mapDeviceMemory = false;
    options.transfers.chunkBytes = 128 * 1024;
    options.instance.log = std::make_shared<ValidationLog>();
    float result = 0;
    injectFailureAt(0);
    expectOk(scenario(options, result));
    const uint64_t calls = checkedCallCount();
    for (uint64_t n = 1; n <= calls; ++n) {
        injectFailureAt(n);
        static_cast<void>(scenario(options, result));
        ASSERT_EQ(options.instance.log->count(), 0u)
            << "call " << n << ": " << options.instance.log->messages().front();
    }
}

TEST(Failure, AfterALostDeviceEveryCallFailsAtOnce) {
    const InjectionGuard guard;
    Rig rig;
    Ref<DeviceBuffer> a = uploadFloats(*rig, std::vector<float>(64, 2.0f));
    Ref<DeviceBuffer> b = take(rig->allocate(256));
    expectOk(scale(*rig, *a, *b, {64, 2.0f, 1.0f}));
    injectFailureAt(2, VK_ERROR_DEVICE_LOST); // vkEndCommandBuffer, then vkQueueSubmit
    const auto flushed = rig->stream().flush();
    ASSERT_FALSE(flushed);
    EXPECT_EQ(flushed.error().code, ErrorCode::DeviceLost);
    EXPECT_TRUE(rig->device().lost());
    injectFailureAt(0);
    std::array<float, 64> data{};
    const auto isLost = [](const auto& result) {
        return !result && result.error().code == ErrorCode::DeviceLost;
    };
    EXPECT_TRUE(isLost(rig->allocate(1000)));
    EXPECT_TRUE(isLost(rig->transfers().upload(*a, 0, data.data(), 256)));
    EXPECT_TRUE(isLost(rig->transfers().download(*b, 0, data.data(), 256)));
    EXPECT_TRUE(isLost(scale(*rig, *a, *b, {64, 2.0f, 1.0f})));
    EXPECT_EQ(checkedCallCount(), 0u) << "no call reaches the driver any more";
}

TEST(Failure, AFailedSubmissionLosesOnlyItsOwnResults) {
    const InjectionGuard guard;
    for (const bool mapped : {true, false}) {
        ContextOptions options = testOptions();
        options.memory.mapDeviceMemory = mapped;
        Rig rig(options);
        const std::vector<float> twos(64, 2.0f);
        Ref<DeviceBuffer> a = uploadFloats(*rig, twos);
        Ref<DeviceBuffer> b = take(rig->allocate(256));
        Ref<DeviceBuffer> c = take(rig->allocate(256));
        take(rig->stream().flush());
        expectOk(scale(*rig, *a, *b, {64, 2.0f, 1.0f}));
        injectFailureAt(2); // vkQueueSubmit
        EXPECT_FALSE(rig->stream().flush());
        injectFailureAt(0);
        std::array<float, 64> data{};
        EXPECT_FALSE(rig->transfers().download(*b, 0, data.data(), 256));
        expectOk(scale(*rig, *a, *c, {64, 3.0f, 1.0f}));
        EXPECT_EQ(downloadFloats(*rig, *c, 64), std::vector<float>(64, 7.0f));
        // Later work does not make what was lost look right: neither to the host nor to kernels.
        EXPECT_FALSE(rig->transfers().download(*b, 0, data.data(), 256));
        EXPECT_FALSE(scale(*rig, *b, *c, {64, 3.0f, 1.0f}));
        // Until it is written again.
        expectOk(rig->transfers().upload(*b, 0, twos.data(), 256));
        expectOk(scale(*rig, *b, *c, {64, 3.0f, 0.0f}));
        EXPECT_EQ(downloadFloats(*rig, *c, 64), std::vector<float>(64, 6.0f));
    }
}

TEST(Failure, AFailedSubmissionKeepsNoMemory) {
    const InjectionGuard guard;
    Rig rig(testOptions());
    Ref<DeviceBuffer> a = uploadFloats(*rig, std::vector<float>(64, 2.0f));
    Ref<DeviceBuffer> b = take(rig->allocate(256));
    expectOk(rig->stream().waitIdle());
    expectOk(scale(*rig, *a, *b, {64, 2.0f, 1.0f}));
    a = nullptr; // while its reader is recorded
    rig->memory().collect();
    injectFailureAt(2); // vkQueueSubmit
    EXPECT_FALSE(rig->stream().flush());
    injectFailureAt(0);
    b = nullptr;
    rig->memory().collect();
    EXPECT_EQ(rig->memory().statistics().retiredBytes, 0u) << "nothing is left to wait for";
}
