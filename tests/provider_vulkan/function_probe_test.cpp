// SPDX-License-Identifier: Apache-2.0
// A function whose bits differ between device and host never runs on the device.
#include "provider/vulkan/function_probe.h"
#include "provider/vulkan/vulkan_provider.h"
#include "provider_vulkan/rig.h"
#include "trace/trace.h"

#include <cmath>
#include <cstdlib>

using namespace vitrine;
using namespace vitrine::vulkan::test;

namespace {

template <typename T>
void roots(const void* const* args, void* out, int64_t n) {
    for (int64_t i = 0; i < n; ++i)
        static_cast<T*>(out)[i] = std::sqrt(static_cast<const T*>(args[0])[i]);
}
template <typename T>
void rootsBelow(const void* const* args, void* out, int64_t n) {
    roots<T>(args, out, n);
    for (int64_t i = 0; i < n; ++i) {
        T& x = static_cast<T*>(out)[i];
        if (x == T(2)) x = std::nextafter(x, T(0));
    }
}

/// On the device both are the square root; one host function is off by a bit at 4.
ElementwiseOp rootOp(const char* name, bool right) {
    ElementwiseOp op{name, 1, TypeRule::Float, "vt_sqrt($0)"};
    op.cost = 10;
    op.host[static_cast<int>(DType::Double)] = right ? roots<double> : rootsBelow<double>;
    op.host[static_cast<int>(DType::Single)] = right ? roots<float> : rootsBelow<float>;
    return op;
}
const ElementwiseOp kRight = rootOp("rightRoot", true);
const ElementwiseOp kWrong = rootOp("wrongRoot", false);

Ref<Program> programOf(const ElementwiseOp& op, DType t) {
    Ref<Program> p = makeRef<Program>();
    Step load, apply;
    load.dtype = t;
    load.slot = 0;
    apply.kind = StepKind::Apply;
    apply.dtype = apply.compute = t;
    apply.op = &op;
    apply.args = {0, -1, -1, -1};
    p->body = {load, apply};
    p->inputs = {{t, MapKind::Linear, "a"}};
    p->outputs = {{1, t, "out"}};
    p->title = op.name;
    sealProgram(*p);
    return p;
}

class FunctionProbeTest : public testing::Test {
protected:
    void SetUp() override {
        keepDriverLoaded();
        ::setenv("VITRINE_VULKAN_VALIDATION", "1", 1);
        m_settings.pipelineCacheDir = newFolder();
        m_trace.keepEvents(true);
        start();
    }
    void TearDown() override { EXPECT_EQ(m_provider->report().validationMessages, 0u); }
    void start() {
        m_provider = nullptr;
        m_provider = take(VulkanProvider::create(m_settings, m_trace));
    }
    Status run(const ElementwiseOp& op, DType t) {
        Launch launch;
        launch.program = programOf(op, t);
        launch.geometry.dims[0] = 100;
        launch.geometry.maps.resize(1);
        launch.inputs = {take(m_provider->allocate(800, "a"))};
        launch.outputs = {take(m_provider->allocate(800, "out"))};
        const std::vector<double> ones(100, 1.0);
        expectOk(m_provider->upload(*launch.inputs[0], 0, ones.data(), 800, {}));
        m_supported = m_provider->supports(*launch.program, launch.geometry).has_value();
        return m_provider->run(launch);
    }

    Settings m_settings;
    Trace m_trace;
    std::unique_ptr<VulkanProvider> m_provider;
    bool m_supported = false;
};

} // namespace

TEST_F(FunctionProbeTest, AFunctionThatAgreesRunsAndIsTriedOnce) {
    for (const DType t : {DType::Double, DType::Single}) {
        expectOk(run(kRight, t));
        EXPECT_TRUE(m_supported);
        const uint64_t dispatches = m_provider->report().dispatches;
        expectOk(run(kRight, t));
        EXPECT_EQ(m_provider->report().dispatches, dispatches + 1);
    }
    EXPECT_EQ(m_provider->report().functionsCompared, 2u);
    EXPECT_TRUE(m_provider->report().functionsWrong.empty());
}

TEST_F(FunctionProbeTest, AFunctionThatDiffersIsRefusedWithArgumentAndResults) {
    Status status = run(kWrong, DType::Double);
    ASSERT_FALSE(status);
    EXPECT_TRUE(m_supported) << "nothing was known yet";
    EXPECT_EQ(status.error().code, ErrorCode::Unsupported);
    EXPECT_EQ(status.error().message, "wrongRoot of double has other bits there than on the CPU: "
                                      "of (4) it is 2 instead of 1.9999999999999998");
    ASSERT_FALSE(run(kWrong, DType::Double));
    EXPECT_FALSE(m_supported) << "from then on the planner knows it";
    expectOk(run(kRight, DType::Double));
    EXPECT_EQ(m_provider->report().functionsCompared, 2u);
    EXPECT_EQ(m_provider->report().functionsWrong.size(), 1u);
}

TEST_F(FunctionProbeTest, WhatWasFoundIsKeptForTheNextProgram) {
    expectOk(run(kRight, DType::Double));
    ASSERT_FALSE(run(kWrong, DType::Single));
    start();
    EXPECT_EQ(m_provider->report().functionsCompared, 2u);
    ASSERT_EQ(m_provider->report().functionsWrong.size(), 1u);
    ASSERT_FALSE(run(kWrong, DType::Single));
    EXPECT_FALSE(m_supported);
    EXPECT_EQ(m_provider->report().dispatches, 0u) << "nothing was tried again";
}

TEST_F(FunctionProbeTest, TracesDoNotShowIt) {
    expectOk(run(kRight, DType::Double));
    expectOk(m_provider->wait());
    std::vector<Event> events;
    m_trace.drain(events);
    EXPECT_EQ(std::count_if(events.begin(), events.end(),
                            [](const Event& e) { return e.kind == EventKind::Dispatch; }),
              1);
}

TEST_F(FunctionProbeTest, ATestCanMakeItSeeAWrongBit) {
    ::setenv("VITRINE_TEST_WRONG_FUNCTION", "other,rightRoot", 1);
    start();
    EXPECT_FALSE(run(kRight, DType::Double));
    ::unsetenv("VITRINE_TEST_WRONG_FUNCTION");
    start();
    EXPECT_EQ(m_provider->report().functionsCompared, 0u) << "that is not kept for others";
    expectOk(run(kRight, DType::Double));
}
