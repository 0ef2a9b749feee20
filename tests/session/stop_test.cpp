// SPDX-License-Identifier: Apache-2.0
// Stopping a script while the device works for it. Bounds are generous: the machine may be loaded;
// the times are printed.
#include "base/script_error.h"
#include "base/stop.h"
#include "session/script_run.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

using namespace vitrine;
using namespace vitrine::test;
using namespace std::chrono_literals;

namespace {

using Clock = std::chrono::steady_clock;

class Stopping : public testing::Test {
protected:
    Stopping() : m_session(deviceSettings()) {
        m_session.setOutput([this](const OutputText& text) { m_output += text.text; });
    }

    std::string type(const std::string& code) {
        m_output.clear();
        const RunOutcome outcome = m_session.runText(code, "typed");
        return outcome.ok ? m_output : outcome.errorText;
    }

    /// Runs the code, asks it to stop after a while, and gives the seconds until it did.
    double secondsToStop(const std::string& code, std::chrono::milliseconds after) {
        Clock::time_point asked;
        std::thread other([&] {
            std::this_thread::sleep_for(after);
            asked = Clock::now();
            m_session.interrupt();
        });
        const RunOutcome outcome = m_session.runText(code, "typed");
        const Clock::time_point ended = Clock::now();
        other.join();
        EXPECT_TRUE(outcome.interrupted) << outcome.errorText;
        return std::chrono::duration<double>(ended - asked).count();
    }

    /// The same as soon as the run says that it is at a line.
    double secondsToStopAt(const std::string& code, uint32_t line) {
        Clock::time_point asked;
        std::thread other([&] {
            while (m_session.progress().line != line)
                std::this_thread::sleep_for(1ms);
            asked = Clock::now();
            m_session.interrupt();
        });
        const RunOutcome outcome = m_session.runText(code, "typed");
        const Clock::time_point ended = Clock::now();
        other.join();
        EXPECT_TRUE(outcome.interrupted) << outcome.errorText;
        return std::chrono::duration<double>(ended - asked).count();
    }

    void stopAndGoOn(const char* name, const std::string& code) {
        // Kernels are compiled first: a driver's compiler cannot be stopped.
        type("rng(1); small = 1; n = 2000; trips = 3;" + code);
        const double seconds = secondsToStop("n = 1e6; trips = 100000;" + code, 300ms);
        std::printf("%s: stopped after %.0f ms\n", name, seconds * 1e3);
        EXPECT_LT(seconds, 5.0);
        // The session is as good as before; what was not run can still be had.
        EXPECT_EQ(type("disp(sum(ones(5000,1)*2))"), "       10000\n");
        EXPECT_EQ(type("w = gpuArray(ones(5000,1)); disp(gather(sum(w+1)))"), "       10000\n");
    }

    Session m_session;
    std::string m_output;
};

} // namespace

TEST_F(Stopping, ARolledLoop) {
    stopAndGoOn("rolled loop", "s = ones(n,1); for t = 1:trips, s = s.*exp(0.001*randn(n,1)); end, "
                               "disp(size(sum(s)))");
}

TEST_F(Stopping, AChainThatWaitsForItsValue) {
    stopAndGoOn("chain", "x = rand(n,1); for t = 1:trips, x = sin(x) + x([2:end 1]); x = sort(x); "
                         "if sum(x) < -1, break, end, end");
}

TEST_F(Stopping, WaitForTheDevice) {
    stopAndGoOn("wait", "s = gpuArray(ones(n,1)); for t = 1:min(trips,400), s = sqrt(s.*s+t) + "
                        "exp(-s); end, wait(gpuDevice); while trips > 3, end");
}

TEST_F(Stopping, KeepsWhatWasComputed) {
    type("a = rand(5000,1); b = a*2; wait(gpuDevice);");
    const double seconds = secondsToStop("while true, c = b + 1; wait(gpuDevice); end", 300ms);
    std::printf("small steps: stopped after %.0f ms\n", seconds * 1e3);
    EXPECT_EQ(type("disp(max(abs(b-2*a))), disp(max(abs(c-2*a-1))<1e-12)"), "     0\n   1\n");
}

TEST_F(Stopping, WhatIsPendingIsComputedForWhoNeedsIt) {
    type("x = ones(5000,1); x(2) = 3;");
    secondsToStop("y = x*2; z = y + 1; while true, end", 200ms);
    EXPECT_EQ(type("w = x + 1; disp(sum(w))"), "       10002\n");
    // A loop of small pieces does not take it along for ever.
    EXPECT_EQ(type("s = x; for k = 1:500, s = s + x; if s(1) < 0, break, end, end, disp(s(2))"),
              "        1503\n");
    EXPECT_EQ(type("disp(z(2))"), "     7\n");
    EXPECT_EQ(type("disp(sum(y))"), "       10004\n");
}

TEST_F(Stopping, LeavesACallIntoALibrary) {
    type("x = 7; rng(1); a = rand(600);");
    const double seconds = secondsToStopAt("x = 8;\nv = eig(a);\nx = 9;\nwhile true, end", 2);
    std::printf("eig: stopped after %.0f ms\n", seconds * 1e3);
    // What was done before it is kept, and the library can be called beside what was left.
    EXPECT_EQ(type("disp(exist('v')), disp(max(abs(eig([2 1;1 2]))))"), "     0\n     3\n");
    // Threads of the library don't outlive the process.
    for (int i = 0; i < 6000 && abandonedWork() > 0; ++i)
        std::this_thread::sleep_for(20ms);
    EXPECT_EQ(abandonedWork(), 0);
}

TEST(Abandonable, GivesWhatTheWorkThrew) {
    std::atomic<bool> stop{false};
    const StopScope scope(&stop);
    EXPECT_THROW(runAbandonable([] { throw std::bad_alloc(); }), std::bad_alloc);
    bool done = false;
    runAbandonable([&] { done = true; });
    EXPECT_TRUE(done);
}

TEST(Abandonable, IsLeftAtAStop) {
    const auto goOn = std::make_shared<std::atomic<bool>>(false);
    std::atomic<bool> stop{true};
    {
        const StopScope scope(&stop);
        try {
            runAbandonable([goOn] {
                while (!*goOn)
                    std::this_thread::sleep_for(1ms);
            });
            ADD_FAILURE() << "nothing was thrown";
        } catch (const ScriptError& error) {
            EXPECT_EQ(error.identifier, "MATLAB:OperationTerminatedByUser");
        }
    }
    EXPECT_FALSE(stopRequested()) << "the scope is over";
    EXPECT_EQ(abandonedWork(), 1);
    *goOn = true;
    while (abandonedWork() > 0)
        std::this_thread::sleep_for(1ms);
}

TEST(Abandonable, WithoutAScriptItIsAPlainCall) {
    const auto here = std::this_thread::get_id();
    runAbandonable([&] { EXPECT_EQ(std::this_thread::get_id(), here); });
}
