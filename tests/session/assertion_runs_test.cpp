// SPDX-License-Identifier: Apache-2.0
// Scripts of which the N-th assertion fails: each run ends in the right answer, found in a simpler
// way, or in an error that says where the fault is and that no `try` takes; and its session goes
// on. failure_choice.h says which are tried.
#include "base/internal_error.h"
#include "session/failure_choice.h"
#include "session/script_run.h"
#include "session/watchdog.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <optional>

using namespace vitrine;
using namespace vitrine::test;

namespace {

/// One script with its right answer, in a session that has run it.
class FailingAssertions {
public:
    FailingAssertions(std::string script, Choice& choice, Shard& shard)
        : m_script(std::move(script)), m_choice(choice), m_shard(shard) {}

    void tryAll() {
        const Watchdog watchdog(m_script);
        m_session.emplace(m_script);
        ASSERT_TRUE(m_session->run().outcome.ok) << m_script; // fills the caches
        ASSERT_EQ(m_session->clear(), "") << m_script;
        fault::failAt(0, 0, fault::Domain::Assertion);
        fault::noteStacks(true);
        m_right = m_session->run();
        const Stacks stacks = fault::notedStacks();
        fault::noteStacks(false);
        fault::failAt(0);
        ASSERT_EQ(m_session->clear(), "") << m_script;
        if (stacks.empty()) return;
        for (const uint64_t n : m_choice.ofStacks(stacks, 4, 0))
            if (m_shard.takes()) tryOne(n);
        std::printf("%s: %zu assertions; %d runs, %d errors\n",
                    std::filesystem::path(m_script).stem().c_str(), stacks.size(), runs, errors);
        std::fflush(stdout);
    }

    int runs = 0, errors = 0;

private:
    void tryOne(uint64_t n) {
        const std::string name =
            std::filesystem::path(m_script).stem().string() + ", assertion " + std::to_string(n);
        const Watchdog watchdog(name);
        ++runs;
        fault::failAt(n, 0, fault::Domain::Assertion);
        const ScriptRun run = m_session->run();
        fault::failAt(0);
        if (run.outcome.ok) {
            // What it got by is said at the end.
            const std::size_t said = run.output.find("Warning: Internal error in ");
            EXPECT_EQ(run.output.substr(0, said), m_right.output) << name;
        } else {
            ++errors;
            EXPECT_EQ(run.outcome.identifier, kInternalIdentifier) << name;
            EXPECT_TRUE(run.outcome.message.starts_with("Internal error in ")) << name;
            EXPECT_NE(run.outcome.errorText.find("Report: "), std::string::npos)
                << name << ": " << run.outcome.errorText;
        }
        EXPECT_EQ(m_session->clear(), "") << name;
        const ScriptRun after = m_session->run();
        EXPECT_TRUE(after.outcome.ok) << name << ", after it: " << after.outcome.errorText;
        EXPECT_EQ(after.output, m_right.output) << name << ", after it";
        EXPECT_EQ(m_session->clear(), "") << name << ", after it";
    }

    std::string m_script;
    Choice& m_choice;
    Shard& m_shard;
    ScriptRun m_right;
    std::optional<ScriptSession> m_session;
};

} // namespace

TEST(AssertionRuns, EndInTheRightAnswerOrAnErrorThatSaysWhere) {
    const InjectionGuard guard;
    const unsigned seed = testSeed();
    std::printf("VITRINE_TEST_SEED=%u\n", seed);
    std::fflush(stdout);
    int runs = 0, errors = 0;
    Shard shard = Shard::ofEnvironment();
    Choice choice(seed);
    ScriptTurn turn(seed);
    while (const std::optional<std::string> script = turn.next()) {
        FailingAssertions failing(*script, choice, shard);
        failing.tryAll();
        runs += failing.runs;
        errors += failing.errors;
    }
    std::printf("%d runs, %d ended in an error\n", runs, errors);
    EXPECT_GT(runs, 0);
}

TEST(AssertionRuns, AFailedPlanIsMadeAgainUnfusedThenOnTheHost) {
    const InjectionGuard guard;
    Session session(deviceSettings());
    std::string printed, warned;
    session.setOutput(
        [&](const OutputText& text) { (text.isError ? warned : printed) += text.text; });
    const std::string script = "x = rand(1,3000); y = sin(x) + 1; printf('%d', sum(y) > 3000);";
    ASSERT_TRUE(session.runText(script, "first").ok);
    ASSERT_EQ(printed, "1");
    // Assertions of the second run, one after the other, until none is left.
    int avoided = 0;
    for (uint64_t n = 1;; ++n) {
        printed.clear();
        warned.clear();
        fault::failAt(n, 0, fault::Domain::Assertion);
        const RunOutcome outcome = session.runText(script, "again");
        const bool reached = fault::calls() >= n;
        fault::failAt(0);
        if (!reached) break;
        if (!outcome.ok) continue;
        EXPECT_EQ(printed, "1") << n;
        if (warned.empty()) continue;
        ++avoided;
        EXPECT_NE(warned.find("Warning: Internal error in "), std::string::npos) << warned;
        EXPECT_NE(session.graphJsonText().find("Internal error in "), std::string::npos) << n;
    }
    EXPECT_GT(avoided, 0);
}

TEST(AssertionRuns, NoTryOfAScriptTakesAnInternalError) {
    const InjectionGuard guard;
    Session session(deviceSettings());
    std::string printed;
    session.setOutput([&](const OutputText& text) { printed += text.text; });
    ASSERT_TRUE(session.runText("kept = 7;", "first").ok);
    const std::string script =
        "c = onCleanup(@() disp('cleaned'));\n"
        "try, x = cellfun(@(v) strcat(v, 'b'), {'a'}, 'UniformOutput', false);\n"
        "catch, disp('caught'); end";
    int failed = 0;
    for (uint64_t n = 1; n < 60; ++n) {
        fault::failAt(n, 0, fault::Domain::Assertion);
        const RunOutcome outcome = session.runText(script, "try");
        const bool reached = fault::calls() >= n;
        fault::failAt(0);
        if (!reached) break;
        failed += !outcome.ok;
        const RunOutcome look = session.runText("assert(isequal(kept, 7)); clear c", "look");
        EXPECT_TRUE(look.ok) << n << ": " << outcome.errorText << look.errorText;
    }
    EXPECT_GT(failed, 0);
    EXPECT_EQ(printed.find("caught"), std::string::npos) << printed;
}
