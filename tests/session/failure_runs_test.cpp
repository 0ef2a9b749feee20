// SPDX-License-Identifier: Apache-2.0
// Scripts whose N-th call of memory, files or the driver fails: each run ends in the right answer
// or in a clear error, and leaves nothing behind. A run in a new session can fail at any call; one
// in a session that has run the script before (again and again, which must go on as new) makes no
// more the calls that start a device and make kernels, and costs little. So out of memory is tried
// in a used session where it makes the call, otherwise in a new one; a lost device in a new one,
// and where calls are drawn also in a used one.
// failure_choice.h says which.
#include "provider/vulkan/instance.h"
#include "session/failure_choice.h"
#include "session/script_run.h"
#include "session/watchdog.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <sstream>

using namespace vitrine;
using namespace vitrine::test;

namespace {

constexpr int kDeviceLost = -4; // VK_ERROR_DEVICE_LOST

bool wantsCode(int code) {
    const std::string codes = "," + environmentText("VITRINE_TEST_CODES").value_or("0,-4") + ",";
    return codes.find("," + std::to_string(code) + ",") != std::string::npos;
}

/// What is clear to a user: an identifier and a sentence, never a message of a broken invariant or
/// of a driver's call.
bool isClear(const RunOutcome& outcome) {
    const std::string& message = outcome.message;
    return outcome.errorText.starts_with("error: ") && !outcome.identifier.empty() &&
           message.size() > 10 && std::islower(static_cast<unsigned char>(message[0])) == 0 &&
           message.find("assert") == std::string::npos &&
           message.find(" failed: VK_") == std::string::npos;
}

/// What a failed call may say where a script catches errors and prints them.
bool namesTheFailure(std::string_view line) {
    for (const char* phrase :
         {"Out of memory", "nomem", "OOM", "SizeLimitExceeded", "error occurred on the device",
          "lost with the device", "DeviceLost", "could not be given to the device", "Unable to"}) {
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

/// One script, its right answer, and what its failing runs were.
class FailingRuns {
public:
    FailingRuns(std::string script, Choice& choice, Shard& shard)
        : m_script(std::move(script)), m_choice(choice), m_shard(shard) {}

    void tryAll() {
        const double start = Watchdog::processorSeconds();
        if (m_choice.numbered()) static_cast<void>(fresh(0, 0)); // fills the caches
        if (!learn()) return;
        // A lost device is made again with all its kernels: as dear as a new session.
        for (const int code : {0, kDeviceLost}) {
            if (!wantsCode(code) || (code == kDeviceLost && m_choice.all())) continue;
            for (const uint64_t n : m_choice.of(m_again, {}, code == 0 ? 3 : 1, code))
                if (m_shard.takes()) tryAgain(n, code);
        }
        learnEnd();
        for (const int code : {0, kDeviceLost}) {
            if (!wantsCode(code)) continue;
            const Stacks elsewhere = code == 0 ? m_again : Stacks{};
            for (const uint64_t n : m_choice.of(m_first, elsewhere, 1, code))
                if (m_shard.takes()) tryFresh(n, code);
        }
        std::printf("%s: %zu calls, %zu when run again; %d runs, %d errors, %.2f s of processor\n",
                    std::filesystem::path(m_script).stem().c_str(), m_first.size(), m_again.size(),
                    runs, errors, Watchdog::processorSeconds() - start);
        std::fflush(stdout);
    }

    int runs = 0, errors = 0;

private:
    /// The answer, and the calls of a first run and of another one in the same session.
    bool learn() {
        const Watchdog watchdog(m_script);
        fault::failAt(0);
        fault::noteStacks(true);
        m_used.emplace(m_script);
        m_right = m_used->run();
        m_first = fault::notedStacks();
        EXPECT_TRUE(m_right.outcome.ok) << m_script << ": " << m_right.outcome.errorText;
        EXPECT_FALSE(m_first.empty()) << m_script;
        EXPECT_EQ(m_used->clear(), "") << m_script;
        fault::failAt(0);
        fault::noteStacks(true);
        const ScriptRun second = m_used->run();
        m_again = fault::notedStacks();
        fault::noteStacks(false);
        EXPECT_EQ(second.output, m_right.output) << m_script << ", run again in its session";
        EXPECT_EQ(m_used->clear(), "") << m_script << ", run again in its session";
        return !m_first.empty() && m_right.outcome.ok;
    }

    /// The calls that the end of a session makes.
    void learnEnd() {
        fault::failAt(0);
        fault::noteStacks(true);
        m_used.reset();
        const Stacks end = fault::notedStacks();
        fault::noteStacks(false);
        m_first.insert(m_first.end(), end.begin(), end.end());
    }

    ScriptRun fresh(uint64_t n, int code) {
        const Watchdog watchdog(named(n, code, "first run"));
        fault::failAt(n, code);
        ScriptSession session(m_script);
        ScriptRun run = session.run();
        if (n > 0 && fault::calls() >= n) {
            EXPECT_EQ(session.clear(), "") << named(n, code, "first run");
        }
        return run;
    }

    void tryFresh(uint64_t n, int code) { judge(fresh(n, code), named(n, code, "first run")); }

    void tryAgain(uint64_t n, int code) {
        const std::string name = named(n, code, "run again");
        const Watchdog watchdog(name);
        if (!m_used || !m_used->hasDevice()) {
            fault::failAt(0);
            m_used.emplace(m_script);
            static_cast<void>(m_used->run());
            EXPECT_EQ(m_used->clear(), "") << name << ", before";
        }
        fault::failAt(n, code);
        judge(m_used->run(), name);
        fault::failAt(0);
        EXPECT_EQ(m_used->clear(), "") << name;
    }

    void judge(const ScriptRun& run, const std::string& name) {
        ++runs;
        if (run.outcome.ok) {
            EXPECT_TRUE(isRight(run.output, m_right.output)) << name << "\n"
                                                             << run.output << "\nright:\n"
                                                             << m_right.output;
            return;
        }
        ++errors;
        std::printf("  %s: %s\n", name.c_str(), run.outcome.message.c_str());
        EXPECT_TRUE(isClear(run.outcome)) << name << ": " << run.outcome.errorText;
    }

    [[nodiscard]] std::string named(uint64_t n, int code, const char* which) const {
        return std::filesystem::path(m_script).stem().string() + ", " + which + ", call " +
               std::to_string(n) + ", code " + std::to_string(code);
    }

    std::string m_script;
    Choice& m_choice;
    Shard& m_shard;
    ScriptRun m_right;
    Stacks m_first, m_again;
    std::optional<ScriptSession> m_used; ///< has run the script
};

} // namespace

TEST(FailureRuns, EndInTheRightAnswerOrAClearError) {
    const InjectionGuard guard;
    const unsigned seed = testSeed();
    std::printf("VITRINE_TEST_SEED=%u\n", seed);
    std::fflush(stdout);
    // Keeps the loader from unloading the driver after each session.
    const auto driver = vulkan::Instance::create({});
    ASSERT_TRUE(driver) << driver.error().message;
    int runs = 0, errors = 0;
    Shard shard = Shard::ofEnvironment();
    Choice choice(seed);
    ScriptTurn turn(seed);
    while (const std::optional<std::string> script = turn.next()) {
        FailingRuns failing(*script, choice, shard);
        failing.tryAll();
        runs += failing.runs;
        errors += failing.errors;
    }
    std::printf("%d runs, %d ended in an error\n", runs, errors);
}
