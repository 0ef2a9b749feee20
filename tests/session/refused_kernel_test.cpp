// SPDX-License-Identifier: Apache-2.0
// A kernel that the driver refuses to compile: the operation runs on the host, and the record has
// the driver's message.
#include "base/fault.h"
#include "session/script_run.h"

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::test;

namespace {

const char* const kCode = "x = (1:4096)'/4096; y = atan(x)*3 + 1; fprintf('%.17g', sum(y));";

struct Attempt {
    RunOutcome outcome;
    std::string output;
    std::string record; ///< of groups, decisions and reasons
    uint64_t calls = 0;
};

Attempt runOnce(uint64_t failing) {
    constexpr int kRefused = -3; // VK_ERROR_INITIALIZATION_FAILED
    Attempt run;
    Session session(deviceSettings());
    session.setOutput([&](const OutputText& text) { run.output += text.text; });
    fault::failAt(failing, kRefused, fault::Domain::Vulkan);
    run.outcome = session.runText(kCode, "typed");
    run.record = session.graphJsonText();
    run.calls = fault::calls();
    return run;
}

} // namespace

TEST(RefusedKernel, RunsOnTheHostAndSaysWhatTheDriverSaid) {
    const Attempt right = runOnce(0);
    const uint64_t calls = right.calls;
    ASSERT_TRUE(right.outcome.ok) << right.outcome.errorText;
    EXPECT_EQ(right.record.find("could not run"), std::string::npos);
    // Kernels are made late in a run; the call that makes one is looked for from the end.
    bool seen = false;
    for (uint64_t n = calls; n > 0 && !seen; --n) {
        const Attempt run = runOnce(n);
        fault::failAt(0);
        const std::size_t reason = run.record.find("vkCreateComputePipelines failed");
        if (reason == std::string::npos) continue;
        seen = true;
        EXPECT_TRUE(run.outcome.ok) << run.outcome.errorText;
        EXPECT_EQ(run.output, right.output);
        EXPECT_NE(run.record.find("VK_ERROR_INITIALIZATION_FAILED", reason), std::string::npos)
            << run.record.substr(reason, 200);
    }
    EXPECT_TRUE(seen) << calls << " calls";
}
