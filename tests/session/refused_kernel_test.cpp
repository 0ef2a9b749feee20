// SPDX-License-Identifier: Apache-2.0
// What the driver refuses. A kernel that it does not compile: the operation runs on the host, and
// the record has the driver's message. What reaches the script is a sentence.
#include "base/device_error.h"
#include "base/fault.h"
#include "base/script_error.h"
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

TEST(DriverErrors, ReachAScriptAsSentences) {
    const Error full{ErrorCode::OutOfMemory,
                     "vkAllocateMemory failed: VK_ERROR_OUT_OF_DEVICE_MEMORY"};
    const ScriptError memory(withArray(full, "'x' of size 3x4 (double, 96 bytes)"));
    EXPECT_EQ(memory.identifier, "parallel:gpu:array:OOM");
    EXPECT_EQ(memory.message,
              "Out of memory on device: 'x' of size 3x4 (double, 96 bytes). To view more detail "
              "about available memory on the GPU, use 'gpuDevice()'. If the problem persists, "
              "reset the GPU by calling 'gpuDevice(1)'.");
    EXPECT_EQ(ScriptError(full).identifier, "parallel:gpu:array:OOM");
    EXPECT_EQ(ScriptError(full).message.rfind("Out of memory on device. To view", 0), 0u);
    const ScriptError lost(
        Error{ErrorCode::DeviceLost, "vkWaitSemaphores failed: VK_ERROR_DEVICE_LOST"});
    EXPECT_EQ(lost.identifier, "parallel:gpu:device:DeviceLost");
    EXPECT_EQ(lost.message,
              "The device stopped working. What only it held was lost with the device.");
    const ScriptError other(
        Error{ErrorCode::Compile, "kernel plus: vkQueueSubmit failed: VK_ERROR_UNKNOWN"});
    EXPECT_EQ(other.identifier, "parallel:gpu:device:UnexpectedError");
    EXPECT_EQ(other.message, "An unexpected error occurred on the device. The error was: "
                             "VK_ERROR_UNKNOWN (vkQueueSubmit)");
    const Error host{ErrorCode::OutOfMemory, "Out of memory: 'x' of size 3x4."};
    EXPECT_EQ(ScriptError(withArray(host, "'y'")).message, host.message);
    EXPECT_EQ(ScriptError(host).identifier, "MATLAB:nomem");
}

TEST(DriverErrors, MemoryThatIsRefusedIsMadeUpForOrSaidInASentence) {
    Session session(deviceSettings());
    session.setOutput([](const OutputText&) {});
    const char* const code = "x = gpuArray((1:50000)')*2; y = gather(x);";
    ASSERT_TRUE(session.runText(code, "typed").ok);
    for (uint64_t n = 1; n < 60; ++n) {
        constexpr int kNoDeviceMemory = -2; // VK_ERROR_OUT_OF_DEVICE_MEMORY
        fault::failAt(n, kNoDeviceMemory, fault::Domain::Vulkan);
        const RunOutcome outcome = session.runText(code, "typed");
        const bool met = fault::calls() >= n;
        fault::failAt(0);
        if (!met) {
            EXPECT_GT(n, 4u);
            return;
        }
        if (outcome.ok) continue;
        // The memory itself, or a submission for which there was none.
        const bool full = outcome.identifier == "parallel:gpu:array:OOM" &&
                          outcome.message.starts_with("Out of memory on device");
        const bool dropped = outcome.message ==
                             "The work that computes this array could not be given to the device.";
        EXPECT_TRUE(full || dropped) << "call " << n << ": " << outcome.errorText;
    }
}
