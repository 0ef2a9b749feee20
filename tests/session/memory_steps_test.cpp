// SPDX-License-Identifier: Apache-2.0
// What happens, in which order, when the memory of the device is full: each test comes to one step
// and shows by the trace that no later one was taken.
#include "base/fault.h"
#include "session/script_run.h"
#include "value/memory_limit.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace vitrine;
using namespace vitrine::test;

namespace {

class MemorySteps : public testing::Test {
protected:
    MemorySteps() : m_session(smallDevice()) {
        m_session.setOutput([this](const OutputText& text) { m_output += text.text; });
        m_session.trace().keepEvents(true);
    }
    ~MemorySteps() override { setArrayLimit(0); }

    /// Room for four arrays of 500,000 doubles.
    static Settings smallDevice() {
        Settings settings = deviceSettings();
        settings.memoryBudget = 17 << 20;
        return settings;
    }

    std::string type(const std::string& code) {
        m_output.clear();
        m_outcome = m_session.runText(code, "typed");
        return m_outcome.ok ? m_output : m_outcome.errorText;
    }

    /// Labels of the memory steps since the last call, in order; counts downloads since then.
    std::vector<std::string> steps() {
        const nlohmann::json all = nlohmann::json::parse(m_session.traceJsonText())["traceEvents"];
        std::vector<std::string> labels;
        m_downloads = 0;
        std::size_t seen = 0;
        for (const nlohmann::json& e : all) {
            if (e.value("cat", "") != "vitrine" || e["name"] == "summary" || ++seen <= m_seen)
                continue;
            if (e["name"] == "evict") labels.push_back(e["args"].value("label", ""));
            m_downloads += e["name"] == "download" ? 1 : 0;
        }
        m_seen = seen;
        return labels;
    }

    static std::size_t count(const std::vector<std::string>& labels, std::string_view beginning) {
        return static_cast<std::size_t>(
            std::count_if(labels.begin(), labels.end(), [&](const std::string& label) {
                return label.rfind(beginning, 0) == 0;
            }));
    }

    Session m_session;
    std::string m_output;
    RunOutcome m_outcome;
    std::size_t m_downloads = 0;
    std::size_t m_seen = 0;
};

} // namespace

TEST_F(MemorySteps, UnusedMemoryOfThePoolGoesFirst) {
    EXPECT_EQ(type("k = zeros(500000, 1, 'gpuArray') + 1; a = zeros(1400000, 1, 'gpuArray') + 2;"
                   "wait(gpuDevice); clear a; wait(gpuDevice);"),
              "");
    steps();
    EXPECT_EQ(type("b = zeros(800000, 1, 'gpuArray') + 3; wait(gpuDevice);"), "");
    const std::vector<std::string> taken = steps();
    ASSERT_FALSE(taken.empty());
    EXPECT_EQ(count(taken, "free caches"), taken.size()) << taken.back();
    EXPECT_EQ(m_downloads, 0u);
    EXPECT_EQ(type("disp(gather(b(800000))), disp(gather(k(1)))"), "     3\n     1\n");
}

TEST_F(MemorySteps, ThenCopiesOfWhatTheHostHasToo) {
    EXPECT_EQ(type("a = zeros(500000, 1, 'gpuArray') + 1; b = a * 2; c = a * 3; wait(gpuDevice);"
                   "ga = gather(a); gb = gather(b); gc = gather(c);"),
              "");
    steps();
    EXPECT_EQ(type("d = zeros(500000, 1, 'gpuArray') + 4; wait(gpuDevice);"
                   "e = zeros(500000, 1, 'gpuArray') + 5; wait(gpuDevice);"),
              "");
    const std::vector<std::string> taken = steps();
    EXPECT_EQ(count(taken, "drop copy of 'a'"), 1u);
    EXPECT_EQ(count(taken, "drop copy"), 1u) << "one was enough";
    EXPECT_EQ(count(taken, "spill"), 0u);
    EXPECT_EQ(count(taken, "run on CPU"), 0u);
    EXPECT_EQ(count(taken, "out of memory"), 0u);
    EXPECT_EQ(m_downloads, 0u) << "what the host has is not read again";
    EXPECT_EQ(type("disp(isgpuarray(a)), disp(gather(sum(a + b + c + d + e)))"),
              "   1\n     7500000\n");
}

TEST_F(MemorySteps, ThenTheLeastRecentlyUsedGoesToTheHost) {
    EXPECT_EQ(type("a = zeros(500000, 1, 'gpuArray') + 1; b = a * 2; c = a * 3; wait(gpuDevice);"
                   "b2 = sum(b); a2 = sum(a); wait(gpuDevice);"),
              "");
    EXPECT_EQ(count(steps(), "spill"), 0u);
    EXPECT_EQ(type("d = zeros(500000, 1, 'gpuArray') + 4; wait(gpuDevice);"
                   "e = zeros(500000, 1, 'gpuArray') + 5; wait(gpuDevice);"),
              "");
    const std::vector<std::string> taken = steps();
    EXPECT_EQ(taken, (std::vector<std::string>{"spill 'c'", "spill 'b'"}))
        << "one array for d and one for e; a was used after them";
    EXPECT_EQ(type("disp(isgpuarray(c)), disp(gather([sum(a) sum(b) sum(c) sum(d) sum(e)]))"),
              "   1\n      500000     1000000     1500000     2000000     2500000\n");
}

TEST_F(MemorySteps, ThenTheOperationRunsOnTheHostAndMovesNothing) {
    EXPECT_EQ(type("a = zeros(500000, 1, 'gpuArray') + 1; wait(gpuDevice);"), "");
    steps();
    EXPECT_EQ(type("x = zeros(3000000, 1, 'gpuArray') + 2; wait(gpuDevice); disp(gather(x(9)))"),
              "     2\n");
    std::vector<std::string> taken = steps();
    EXPECT_EQ(count(taken, "run on CPU: plus"), 1u);
    EXPECT_EQ(count(taken, "drop copy"), 0u) << "it could never fit";
    EXPECT_EQ(count(taken, "spill"), 0u) << "it could never fit";
    EXPECT_EQ(count(taken, "out of memory"), 0u);
    // An array that the host hands over.
    EXPECT_EQ(type("h = gather(x); g = gpuArray(h); disp(class(g)), disp(gather(g(2)))"),
              "gpuArray\n     2\n");
    taken = steps();
    EXPECT_EQ(count(taken, "run on CPU: gpuArray"), 1u);
    EXPECT_EQ(count(taken, "spill"), 0u);
    EXPECT_EQ(count(taken, "out of memory"), 0u);
}

TEST_F(MemorySteps, LastComesTheErrorThatNamesVariableAndSize) {
    setArrayLimit(20 << 20);
    const std::string error = type("a = zeros(500000, 1, 'gpuArray') + 1;\n"
                                   "big = zeros(3000000, 1, 'gpuArray') + 1;\ndisp(big(3));");
    EXPECT_EQ(m_outcome.identifier, "MATLAB:nomem") << error;
    EXPECT_EQ(m_outcome.message,
              "Out of memory: 'big' of size 3000000x1 (double, 24000000 bytes).");
    EXPECT_EQ(m_outcome.line, 3u) << error;
    const std::vector<std::string> taken = steps();
    EXPECT_EQ(count(taken, "run on CPU: plus"), 1u);
    EXPECT_EQ(count(taken, "out of memory: 'big'"), 1u);
    EXPECT_EQ(count(taken, "spill") + count(taken, "drop copy"), 0u);
    EXPECT_EQ(type("disp(gather(a(2)))"), "     1\n") << "the session goes on";
}

TEST_F(MemorySteps, ConstantsOfLoadedCodeLeaveTheDeviceWithTheRun) {
    EXPECT_EQ(type("x = gpuArray(rand(500, 4)); r = iqr(x); wait(gpuDevice); clear x r"), "");
    EXPECT_EQ(m_session.leftAfterClear(), "");
}

TEST_F(MemorySteps, RootsOfTransformsStayOnTheDeviceUntilAllIsCleared) {
    const std::string transform =
        "y = fft(gpuArray(x)); wait(gpuDevice); s = gather(y(3)); clear y";
    EXPECT_EQ(type("x = complex((1:4096)', 1);"), "");
    constexpr auto kDispatch = static_cast<std::size_t>(EventKind::Dispatch);
    const auto kernelsOf = [&](const std::string& code) {
        const uint64_t before = m_session.trace().totals().count[kDispatch];
        EXPECT_EQ(type(code), "");
        return m_session.trace().totals().count[kDispatch] - before;
    };
    const uint64_t first = kernelsOf(transform), second = kernelsOf(transform);
    EXPECT_GE(first, second + 2) << "the powers, and their order";
    EXPECT_EQ(kernelsOf("clear all; x = complex((1:4096)', 1); " + transform), first);
    EXPECT_EQ(m_session.leftAfterClear(), "");
}

TEST_F(MemorySteps, ALossWhileRoomIsMadeIsNoErrorOfTheOperation) {
    constexpr int kDeviceLost = -4; // VK_ERROR_DEVICE_LOST
    for (uint64_t n = 1; n < 60; ++n) {
        Session session(smallDevice());
        std::string output;
        session.setOutput([&](const OutputText& text) { output += text.text; });
        ASSERT_TRUE(session
                        .runText("h = rand(500000,1); a = zeros(500000, 1, 'gpuArray') + 1;"
                                 "b = a * 2; c = a * 3; d = a * 4; wait(gpuDevice);",
                                 "a")
                        .ok);
        fault::failAt(n, kDeviceLost, fault::Domain::Vulkan);
        const RunOutcome outcome =
            session.runText("g = gpuArray(h); e = a + 5; disp(isequal(gather(g), h)),"
                            "disp(gather(b(1) + c(1) + d(1) + e(1)))",
                            "b");
        const bool met = fault::calls() >= n;
        fault::failAt(0);
        if (!met) return;
        EXPECT_TRUE(outcome.ok) << "call " << n << ": " << outcome.errorText;
        EXPECT_EQ(output, "   1\n    15\n") << "call " << n;
    }
}

TEST_F(MemorySteps, GpuDeviceTellsWhatIsFreeNow) {
    EXPECT_EQ(type("d = gpuDevice; free = d.AvailableMemory; a = zeros(500000, 1, 'gpuArray') + 1;"
                   "wait(d); disp(free - d.AvailableMemory >= 4000000), disp(free <= 17*2^20)"),
              "   1\n   1\n");
}
