// SPDX-License-Identifier: Apache-2.0
// Scripts whose N-th call of memory, files or the driver fails: each run ends in the right answer
// or in a clear error. VITRINE_TEST_ALL_FAILURES=1 tries every N, otherwise a few per script,
// chosen by VITRINE_TEST_SEED.
#include "base/fault.h"
#include "session/script_run.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <random>
#include <sstream>

using namespace vitrine;
using namespace vitrine::test;

namespace {

std::vector<std::string> acceleratedScripts() {
    std::vector<std::string> out;
    for (const char* folder : {"/accel", "/gpu"}) {
        for (const auto& entry :
             std::filesystem::recursive_directory_iterator(std::string(VITRINE_SCRIPTS) + folder)) {
            if (entry.path().extension() == ".m") out.push_back(entry.path());
        }
    }
    std::sort(out.begin(), out.end());
    return out;
}

std::vector<uint64_t> chosenCalls(uint64_t calls, unsigned seed) {
    std::vector<uint64_t> out;
    if (environmentText("VITRINE_TEST_ALL_FAILURES").value_or("") == "1") {
        for (uint64_t n = 1; n <= calls; ++n)
            out.push_back(n);
        return out;
    }
    constexpr int kSample = 3;
    std::mt19937_64 random(seed);
    for (int i = 0; i < kSample; ++i)
        out.push_back(1 + random() % calls);
    return out;
}

unsigned testSeed() {
    if (const auto text = environmentText("VITRINE_TEST_SEED"))
        return static_cast<unsigned>(std::stoul(*text));
    return static_cast<unsigned>(std::chrono::system_clock::now().time_since_epoch().count());
}

struct InjectionGuard {
    ~InjectionGuard() { fault::failAt(0); }
};

/// What is clear to a user: an identifier or a sentence, and never a message of a broken invariant.
bool isClear(const RunOutcome& outcome) {
    return outcome.errorText.starts_with("error: ") && outcome.message.size() > 10 &&
           outcome.message.find("assert") == std::string::npos;
}

/// What a failed call may say where a script catches errors and prints them.
bool namesTheFailure(std::string_view line) {
    for (const char* phrase : {"Out of memory", "nomem", "SizeLimitExceeded", "VK_ERROR_",
                               "lost with the device", "Unable to"}) {
        if (line.find(phrase) != std::string_view::npos) return true;
    }
    return false;
}

/// The same output, or one that first differs by a caught error that names the failure.
bool isRight(const std::string& seen, const std::string& right) {
    std::istringstream a(seen), b(right);
    for (std::string x, y;;) {
        const bool more = static_cast<bool>(std::getline(a, x));
        if (more != static_cast<bool>(std::getline(b, y))) return false;
        if (!more) return true;
        if (x != y) return namesTheFailure(x);
    }
}

} // namespace

TEST(FailureRuns, EndInTheRightAnswerOrAClearError) {
    const InjectionGuard guard;
    const unsigned seed = testSeed();
    std::printf("VITRINE_TEST_SEED=%u\n", seed);
    constexpr int kDeviceLost = -4; // VK_ERROR_DEVICE_LOST
    int runs = 0, errors = 0;
    for (const std::string& script : acceleratedScripts()) {
        fault::failAt(0);
        const ScriptRun right = runScript(script);
        ASSERT_TRUE(right.outcome.ok) << script << ": " << right.outcome.errorText;
        const uint64_t calls = fault::calls();
        ASSERT_GT(calls, 0u);
        for (const int code : {0, kDeviceLost}) {
            for (const uint64_t n : chosenCalls(calls, seed + static_cast<unsigned>(runs))) {
                fault::failAt(n, code);
                const ScriptRun run = runScript(script);
                ++runs;
                if (run.outcome.ok) {
                    EXPECT_TRUE(isRight(run.output, right.output))
                        << script << ", call " << n << ", code " << code << "\n"
                        << run.output;
                } else {
                    ++errors;
                    EXPECT_TRUE(isClear(run.outcome)) << script << ", call " << n << ", code "
                                                      << code << ": " << run.outcome.errorText;
                }
            }
        }
    }
    std::printf("%d runs, %d ended in an error\n", runs, errors);
}
