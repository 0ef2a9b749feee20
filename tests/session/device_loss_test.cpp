// SPDX-License-Identifier: Apache-2.0
#include "base/fault.h"
#include "session/script_run.h"

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::test;

namespace {

constexpr int kDeviceLost = -4; // VK_ERROR_DEVICE_LOST

/// One session into which code is typed.
class DeviceLoss : public testing::Test {
protected:
    DeviceLoss() : m_session(deviceSettings()) {
        m_session.setOutput([this](const OutputText& text) { m_output += text.text; });
    }
    ~DeviceLoss() override { fault::failAt(0); }

    std::string type(const std::string& code) {
        m_output.clear();
        const RunOutcome outcome = m_session.runText(code, "typed");
        return outcome.ok ? m_output : outcome.errorText;
    }
    /// The next call of the driver reports that the device is gone.
    void loseAtNextCall() { fault::failAt(1, kDeviceLost, fault::Domain::Vulkan); }

    Session m_session;
    std::string m_output;
};

} // namespace

TEST_F(DeviceLoss, WhatTheHostHasOrCanBeComputedAgainGoesOn) {
    EXPECT_EQ(
        type("a = (1:5000)'; b = gpuArray(a); c = b*2; wait(gpuDevice); d = c+1; wait(gpuDevice);"),
        "");
    loseAtNextCall();
    type("e = d + 1; wait(gpuDevice);");
    fault::failAt(0);
    EXPECT_EQ(type("disp(sum(a))"), "    12502500\n");
    EXPECT_EQ(type("disp(gather(sum(d)))"), "    25010000\n");
    EXPECT_EQ(type("x = gpuArray(a) + 1; wait(gpuDevice); disp(class(x)), disp(gather(sum(x)))"),
              "gpuArray\n    12507500\n");
    EXPECT_FALSE(m_session.snapshot()->deviceName.empty()) << "the device was started again";
}

TEST_F(DeviceLoss, IsSeenWhereOnlyTimingsMetIt) {
    // Every driver call of a statement in turn, those too whose failure stops nothing: a device
    // that stays lost would leave all that follows to the host.
    for (uint64_t n = 1; n < 40; ++n) {
        Session session(deviceSettings());
        std::string output;
        session.setOutput([&](const OutputText& text) { output += text.text; });
        session.setChanged([] {}); // snapshots then have the graph
        ASSERT_TRUE(
            session.runText("x = gpuArray((1:5000)'); y = x + 1; wait(gpuDevice);", "a").ok);
        fault::failAt(n, kDeviceLost, fault::Domain::Vulkan);
        const bool ok = session.runText("disp(gather(sum(y.*2))), s = gather(y(3));", "b").ok;
        const bool met = fault::calls() >= n;
        fault::failAt(0);
        if (!met) {
            EXPECT_GT(n, 4u);
            return;
        }
        EXPECT_TRUE(ok) << "call " << n;
        EXPECT_EQ(output, "    25015000\n") << "call " << n;
        ASSERT_TRUE(session.runText("z = x*3 - y; q = gather(z(2));", "c").ok);
        const auto groups = session.snapshot()->graph->groups;
        ASSERT_FALSE(groups.empty());
        EXPECT_TRUE(groups.back().onDevice)
            << "call " << n << ": " << groups.back().decision.reason;
    }
    ADD_FAILURE() << "more calls than expected";
}

TEST_F(DeviceLoss, GoesOnWithGpuArrayOnTheNewDevice) {
    for (uint64_t n = 1; n < 10; ++n) {
        Session session(deviceSettings());
        std::string output;
        session.setOutput([&](const OutputText& text) { output += text.text; });
        ASSERT_TRUE(session.runText("a = (1:5000)'; g = gpuArray(a); wait(gpuDevice);", "a").ok);
        fault::failAt(n, kDeviceLost, fault::Domain::Vulkan);
        const RunOutcome outcome =
            session.runText("h = gpuArray(a(end:-1:1) + 0); disp(h(1))", "b");
        fault::failAt(0);
        EXPECT_TRUE(outcome.ok) << "call " << n << ": " << outcome.errorText;
        EXPECT_EQ(output, "        5000\n") << "call " << n;
    }
}

TEST_F(DeviceLoss, SmallInputsThatTheScriptDroppedAreStillThere) {
    const std::string chain =
        "rng(3); A = gpuArray(rand(70)); S = A'*A + 2*eye(70); T = S.*(1:70); wait(gpuDevice);";
    EXPECT_EQ(type(chain + "right = gather(T); S = 0; T = 0;"), "");
    EXPECT_EQ(type(chain), "");
    loseAtNextCall();
    type("e = A + 1; wait(gpuDevice);");
    fault::failAt(0);
    EXPECT_EQ(type("disp(isequal(gather(T), right))"), "   1\n");
    EXPECT_FALSE(m_session.snapshot()->deviceName.empty());
}

TEST_F(DeviceLoss, RootsOfTransformsAreMadeAgain) {
    const std::string transform = "y = fft(gpuArray(complex((1:4096)', 1))); wait(gpuDevice); "
                                  "fprintf('%.15g\\n', abs(y(9)));";
    const std::string right = type(transform);
    EXPECT_EQ(type("clear y"), "");
    loseAtNextCall();
    type("e = gpuArray(1:5000) + 1; wait(gpuDevice);");
    fault::failAt(0);
    EXPECT_EQ(type(transform), right);
    EXPECT_EQ(type(transform), right);
}

TEST_F(DeviceLoss, NamesWhatIsLost) {
    EXPECT_EQ(
        type("a = gpuArray(rand(5000,1)); a = a*2; wait(gpuDevice); for k = 1:100, a = a + k; "
             "wait(gpuDevice); end"),
        "");
    loseAtNextCall();
    type("wait(gpuDevice); e = a + 1; wait(gpuDevice);");
    fault::failAt(0);
    const std::string lost = type("disp(gather(sum(a)))");
    EXPECT_NE(lost.find("The values of 'a' were lost with the device."), std::string::npos) << lost;
    EXPECT_EQ(type("clear a, b = 1:3"), "b =\n\n     1     2     3\n\n");
}

TEST_F(DeviceLoss, TwiceLeavesTheHost) {
    EXPECT_EQ(type("x = rand(5000,1); y = x*2; disp(max(abs(gather(y) - 2*x)))"), "     0\n");
    for (int i = 0; i < 2; ++i) {
        type("z = x + 1; wait(gpuDevice);"); // the device is there
        loseAtNextCall();
        type("z = sin(x) + 1; wait(gpuDevice); q = sum(z);");
        fault::failAt(0);
        EXPECT_EQ(type("z = sin(x) + 1; disp(max(abs(z - 1 - sin(x))) < 1e-15)"), "   1\n");
    }
    EXPECT_EQ(type("w = x*4; disp(abs(sum(w) - 4*sum(x)) < 1e-9)"), "   1\n");
    EXPECT_TRUE(m_session.snapshot()->deviceName.empty());
}
