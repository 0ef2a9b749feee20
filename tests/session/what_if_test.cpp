// SPDX-License-Identifier: Apache-2.0
// The same run without and with pins: both start from the same state, and what differs is named.
#include "session/session.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

namespace vitrine {
namespace {

class SessionWhatIf : public testing::Test {
protected:
    void SetUp() override {
        m_session.setOutput([this](const OutputText& text) { m_output += text.text; });
        m_session.setChanged([] {}); // somebody looks at the graph
    }
    static Settings hostSettings() {
        Settings settings = settingsFromEnvironment();
        settings.device = "cpu";
        settings.logLevel = "off";
        settings.lazyMinElements = 1;
        return settings;
    }
    PinComparison compare(const std::string& code, std::vector<Pin> pins) {
        m_session.setPins(std::move(pins));
        m_runs = 0;
        return m_session.comparePins([this, &code] {
            ++m_runs;
            return m_session.runText(code, "script");
        });
    }
    static Pin unfused(uint32_t line) {
        Pin pin;
        pin.line = line;
        pin.fusion = PinFusion::Apart;
        return pin;
    }
    std::string printed(const std::string& code) {
        m_output.clear();
        EXPECT_TRUE(m_session.runText(code, "check").ok);
        return m_output;
    }

    Session m_session{hostSettings()};
    std::string m_output;
    int m_runs = 0;
};

TEST_F(SessionWhatIf, BothRunsStartFromTheSameVariablesAndRandomNumbers) {
    ASSERT_TRUE(m_session.runText("n = 1; kept = {1, 'two'};", "before").ok);
    const PinComparison result =
        compare("n = n + 1;\ny = sin(rand(1000, 1)) .* 2 + n;\nfprintf('%d\\n', n);\n"
                "clear kept; s.a = {y, \"text\"}; m = containers.Map('k', y); h = @sin;"
                "S = sparse([1 0 2]); z = complex(y, -y);",
                {unfused(2)});
    ASSERT_TRUE(result.without.outcome.ok) << result.without.outcome.errorText;
    ASSERT_TRUE(result.with.outcome.ok) << result.with.outcome.errorText;
    EXPECT_TRUE(result.differing.empty()) << result.differing.front();
    EXPECT_EQ(m_output, "2\n"); // once, and n was counted from 1 in the last run too
    EXPECT_EQ(printed("fprintf('%d', n)"), "2");
    EXPECT_EQ(m_session.pins().size(), 1U);
    // The pins were obeyed in the second run only: more kernels for the same work.
    EXPECT_GT(result.with.kernels, result.without.kernels);
    EXPECT_EQ(result.with.compileSeconds, 0); // the host compiles nothing
    ASSERT_TRUE(result.without.graph && result.with.graph);
    EXPECT_GT(result.with.graph->groups.size(), result.without.graph->groups.size());
}

TEST_F(SessionWhatIf, WhatDiffersIsNamed) {
    // A handle is shared by both runs, so the second finds what the first one left in it.
    ASSERT_TRUE(m_session
                    .runText("m = containers.Map('KeyType','double','ValueType','any');"
                             "same = 1;",
                             "before")
                    .ok);
    const PinComparison result = compare("m(double(m.Count) + 1) = 1;\nc = {double(m.Count)};\n"
                                         "x = (1:100)' + 1;\ndisp(m.Count)",
                                         {unfused(3)});
    ASSERT_TRUE(result.with.outcome.ok);
    EXPECT_EQ(result.differing, (std::vector<std::string>{"c", "m", "output"}));
}

TEST_F(SessionWhatIf, AFailingRunIsNotCompared) {
    const PinComparison result = compare("x = 1;\nerror('a:b', 'no')", {unfused(1)});
    EXPECT_FALSE(result.without.outcome.ok);
    EXPECT_FALSE(result.with.outcome.ok);
    EXPECT_EQ(result.with.outcome.identifier, "a:b");
    EXPECT_EQ(m_runs, 1);
    EXPECT_EQ(m_session.pins().size(), 1U);
    EXPECT_EQ(printed("fprintf('%d', x)"), "1");
}

TEST_F(SessionWhatIf, ARunThatThrowsLeavesOutputAndPinsAsTheyWere) {
    m_session.setPins({unfused(1)});
    int runs = 0;
    const auto thrown = [&] {
        return m_session.comparePins([&]() -> RunOutcome {
            if (++runs == 2) throw std::runtime_error("the caller's own");
            return m_session.runText("disp(1)", "script");
        });
    };
    EXPECT_THROW(static_cast<void>(thrown()), std::runtime_error);
    EXPECT_EQ(runs, 2);
    EXPECT_EQ(printed("fprintf('%d', 5)"), "5");
    EXPECT_EQ(m_session.pins().size(), 1U);
}

/// The script's own time is replaced by these, one a run.
class TimedRuns : public SessionWhatIf {
protected:
    PinComparison compareTimes(const std::function<double(int)>& secondsOf) {
        m_session.setPins({unfused(1)});
        return m_session.comparePins([this, &secondsOf] {
            RunOutcome outcome = m_session.runText("x = (1:2000)' * 2 + 1;", "script");
            outcome.seconds = secondsOf(m_runs++);
            return outcome;
        });
    }
};

TEST_F(TimedRuns, SteadyTimesNeedFewRounds) {
    const PinComparison result = compareTimes([](int run) { return run % 2 ? 0.02 : 0.01; });
    EXPECT_EQ(result.rounds, 3U);
    EXPECT_EQ(m_runs, 6);
    EXPECT_EQ(result.without.seconds, 0.01);
    EXPECT_EQ(result.with.seconds, 0.02);
}

TEST_F(TimedRuns, OneSpikeDoesNotDecide) {
    // The first run with pins met a busy machine.
    const PinComparison result = compareTimes([](int run) {
        return run == 1 ? 1.0 : run % 2 ? 0.02 : 0.01;
    });
    EXPECT_GT(result.rounds, 3U);
    EXPECT_EQ(result.without.seconds, 0.01);
    EXPECT_EQ(result.with.seconds, 0.02);
}

TEST_F(TimedRuns, NoiseWithoutEndIsGivenUp) {
    // The ratio of the medians never comes to rest.
    const PinComparison result =
        compareTimes([](int run) { return run % 2 ? 1e-3 * std::pow(1.5, run) : 1e-3; });
    EXPECT_GT(result.rounds, 3U);
    EXPECT_LE(result.rounds, 15U);
}

TEST_F(TimedRuns, LongRunsAreNotRepeated) {
    const PinComparison result = compareTimes([](int) { return 4.0; });
    EXPECT_EQ(result.rounds, 1U);
    EXPECT_EQ(m_runs, 2);
}

class SessionWithDevice : public SessionWhatIf {
protected:
    static Settings deviceSettings() {
        Settings settings = hostSettings();
        settings.device = "auto";
        return settings;
    }
    PinComparison pinTo(PinSide side) {
        m_device.setChanged([] {});
        Pin pin;
        pin.line = 2;
        pin.side = side;
        m_device.setPins({pin});
        return m_device.comparePins([this] {
            return m_device.runText("x = (1:20000)' / 7;\ny = sin(x) .* x;\ns = sum(y);", "script");
        });
    }
    static bool onDevice(const PinnedRun& run, uint32_t line) {
        for (const GraphNode& node : run.graph->nodes) {
            if (node.line != line || node.group == 0) continue;
            for (const GraphGroup& group : run.graph->groups) {
                if (group.id == node.group) return group.onDevice;
            }
        }
        ADD_FAILURE() << "line " << line << " made no group";
        return false;
    }

    Session m_device{deviceSettings()};
};

TEST_F(SessionWithDevice, APinToWhereItRanAnywayIsComparedWithTheOtherSide) {
    for (const PinSide side : {PinSide::Host, PinSide::Device}) {
        const PinComparison result = pinTo(side);
        ASSERT_TRUE(result.with.outcome.ok) << result.with.outcome.errorText;
        ASSERT_FALSE(m_device.snapshot()->deviceName.empty()) << "no device";
        EXPECT_TRUE(result.differing.empty());
        EXPECT_EQ(onDevice(result.with, 2), side == PinSide::Device);
        EXPECT_NE(onDevice(result.without, 2), onDevice(result.with, 2));
        ASSERT_EQ(m_device.pins().size(), 1U);
        EXPECT_EQ(m_device.pins().front().side, side);
    }
}

TEST_F(SessionWhatIf, WithoutAnotherSideNothingIsCalledOpposite) {
    Pin pin;
    pin.line = 1;
    pin.side = PinSide::Host;
    const PinComparison result = compare("x = (1:2000)' * 2 + 1;", {pin});
    ASSERT_TRUE(result.with.outcome.ok);
    EXPECT_TRUE(result.differing.empty());
    const auto& groups = result.without.graph->groups;
    EXPECT_EQ(result.opposite, std::any_of(groups.begin(), groups.end(),
                                           [](const GraphGroup& g) { return g.onDevice; }));
}

} // namespace
} // namespace vitrine
