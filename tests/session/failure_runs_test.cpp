// SPDX-License-Identifier: Apache-2.0
// Scripts whose N-th call of memory, files or the driver fails: each run ends in the right answer
// or in a clear error. VITRINE_TEST_ALL_FAILURES=1 tries every N, =stacks two of each call stack,
// =FIRST-LAST those; otherwise a few per script, chosen by VITRINE_TEST_SEED. VITRINE_TEST_SCRIPT:
// only scripts named so; VITRINE_TEST_SCRIPTS: the folder of the scripts, where it is not the one
// that was built; VITRINE_TEST_SHARD=I/N: every N-th run, from the I-th (counted from 0), of all
// that N processes share.
#include "base/fault.h"
#include "session/script_run.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cinttypes>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <map>
#include <random>
#include <sstream>
#include <unistd.h>

using namespace vitrine;
using namespace vitrine::test;

namespace {

std::vector<std::string> acceleratedScripts() {
    std::vector<std::string> out;
    const std::string root = environmentText("VITRINE_TEST_SCRIPTS").value_or(VITRINE_SCRIPTS);
    for (const char* folder : {"/accel", "/gpu"}) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(root + folder)) {
            const std::string wanted = environmentText("VITRINE_TEST_SCRIPT").value_or("");
            if (entry.path().extension() == ".m" &&
                entry.path().string().find(wanted) != std::string::npos)
                out.push_back(entry.path());
        }
    }
    std::sort(out.begin(), out.end());
    return out;
}

/// Which of the runs are this process's.
struct Shard {
    unsigned index = 0, count = 1;
    unsigned turn = 0; ///< runs dealt so far

    static Shard ofEnvironment() {
        Shard shard;
        const std::string text = environmentText("VITRINE_TEST_SHARD").value_or("0/1");
        const int read = std::sscanf(text.c_str(), "%u/%u", &shard.index, &shard.count);
        if (read != 2 || shard.index >= shard.count) {
            ADD_FAILURE() << "VITRINE_TEST_SHARD is I/N with I below N, not " << text;
            return {};
        }
        return shard;
    }
    bool takes() { return turn++ % count == index; }
};

/// VITRINE_TEST_ALL_FAILURES: "1" tries every call, "stacks" the first and the last of those that
/// one call stack led to, "FIRST-LAST" those; otherwise a few are drawn.
std::vector<uint64_t> chosenCalls(const std::vector<uint64_t>& stacks, unsigned seed) {
    const std::string all = environmentText("VITRINE_TEST_ALL_FAILURES").value_or("");
    const uint64_t calls = stacks.size();
    std::vector<uint64_t> out;
    if (all == "stacks") {
        std::map<uint64_t, std::pair<uint64_t, uint64_t>> ends;
        for (uint64_t n = 1; n <= calls; ++n)
            ends.try_emplace(stacks[n - 1], n, n).first->second.second = n;
        for (const auto& [stack, pair] : ends) {
            out.push_back(pair.first);
            if (pair.second != pair.first) out.push_back(pair.second);
        }
        std::sort(out.begin(), out.end());
        return out;
    }
    uint64_t first = 1, last = calls;
    if (all == "1" || std::sscanf(all.c_str(), "%" SCNu64 "-%" SCNu64, &first, &last) == 2) {
        for (uint64_t n = first; n <= std::min(last, calls); ++n)
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
    ~InjectionGuard() {
        alarm(0);
        fault::noteStacks(false);
        fault::failAt(0);
    }
};

/// What is being run, for the message of a run that hangs.
char running[256];

void hangs(int) {
    static_cast<void>(!write(STDERR_FILENO, running, std::strlen(running)));
    std::abort();
}

ScriptRun runWatched(const std::string& script, uint64_t n, int code) {
    // On a loaded machine; a hang has no end. A run that compiles its kernels (the first of a
    // script, or one that cannot read its cache) takes a software device minutes for the functions
    // of complex numbers.
    constexpr unsigned kLongestSeconds = 400;
    std::snprintf(running, sizeof running, "still running: %s, call %llu, code %d\n",
                  script.c_str(), static_cast<unsigned long long>(n), code);
    std::signal(SIGALRM, hangs);
    alarm(kLongestSeconds);
    fault::failAt(n, code);
    ScriptRun run = runScript(script);
    alarm(0);
    return run;
}

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
    Shard shard = Shard::ofEnvironment();
    for (const std::string& script : acceleratedScripts()) {
        static_cast<void>(runWatched(script, 0, 0)); // fills the caches
        fault::noteStacks(true);
        const ScriptRun right = runWatched(script, 0, 0);
        fault::noteStacks(false);
        ASSERT_TRUE(right.outcome.ok) << script << ": " << right.outcome.errorText;
        const std::vector<uint64_t> stacks = fault::notedStacks();
        ASSERT_FALSE(stacks.empty());
        const auto start = std::chrono::steady_clock::now();
        const int before = runs;
        for (const int code : {0, kDeviceLost}) {
            for (const uint64_t n : chosenCalls(stacks, seed + static_cast<unsigned>(runs))) {
                if (!shard.takes()) continue;
                const ScriptRun run = runWatched(script, n, code);
                ++runs;
                if (run.outcome.ok) {
                    EXPECT_TRUE(isRight(run.output, right.output))
                        << script << ", call " << n << ", code " << code << "\n"
                        << run.output << "\nright:\n"
                        << right.output;
                } else {
                    ++errors;
                    std::printf("  call %llu, code %d: %s\n", static_cast<unsigned long long>(n),
                                code, run.outcome.message.c_str());
                    EXPECT_TRUE(isClear(run.outcome)) << script << ", call " << n << ", code "
                                                      << code << ": " << run.outcome.errorText;
                }
            }
        }
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        std::printf("%s: %zu calls, %d runs, %.1f s\n",
                    std::filesystem::path(script).stem().c_str(), stacks.size(), runs - before,
                    took.count());
        std::fflush(stdout);
    }
    std::printf("%d runs, %d ended in an error\n", runs, errors);
}
