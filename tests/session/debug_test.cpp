// SPDX-License-Identifier: Apache-2.0
// What the workbench's debugger asks of a session: breakpoints, steps, frames, stops at errors.
#include "session/session.h"

#include <atomic>
#include <filesystem>
#include <fstream>
#include <functional>
#include <gtest/gtest.h>
#include <thread>
#include <unistd.h>

namespace vitrine {
namespace {

constexpr const char* kScript = "total = 0;\n"                 // 1
                                "for k = 1:4\n"                // 2
                                "    total = add(total, k);\n" // 3
                                "end\n"                        // 4
                                "disp(total)\n"                // 5
                                "function r = add(a, b)\n"     // 6
                                "    s = a + b;\n"             // 7
                                "    r = s;\n"                 // 8
                                "end\n";                       // 9

class SessionDebug : public testing::Test {
protected:
    void SetUp() override {
        m_file = std::filesystem::temp_directory_path() /
                 ("debugged_" + std::to_string(getpid()) + ".m");
        m_session.setOutput([this](const OutputText& text) {
            m_output += text.text;
            if (text.text.find("going") != std::string::npos) m_going.test_and_set();
            m_going.notify_all();
        });
        write(kScript);
    }
    void TearDown() override { std::filesystem::remove(m_file); }

    void write(const std::string& text) { std::ofstream(m_file) << text; }
    void breakAt(uint32_t line, const std::string& condition = "") {
        m_session.setBreakpoints({{m_file.string(), line, condition}});
    }
    /// Runs the file; at each stop `next` says how to go on.
    RunOutcome run(const std::function<Resume(const StoppedCode&)>& next) {
        m_session.setStopped([&](const StoppedCode& stopped) {
            m_lines.push_back(stopped.frames.at(0).line);
            return next(stopped);
        });
        return m_session.runFile(m_file.string());
    }
    std::string valueOf(int frame, const std::string& name) {
        for (const VariableInfo& v : m_session.variablesOfFrame(frame)) {
            if (v.name == name) return v.preview;
        }
        return "no variable " + name;
    }
    /// Runs code and interrupts it when it has printed "going".
    RunOutcome interrupted(const std::string& code) {
        m_going.clear();
        std::thread other([&] {
            m_going.wait(false);
            m_session.interrupt();
        });
        RunOutcome outcome = m_session.runText(code, "command");
        EXPECT_TRUE(m_going.test()) << outcome.errorText;
        m_going.test_and_set(); // whoever still waits
        m_going.notify_all();
        other.join();
        return outcome;
    }
    static Settings hostSettings() {
        Settings settings = settingsFromEnvironment();
        settings.device = "cpu";
        settings.logLevel = "off";
        return settings;
    }

    std::filesystem::path m_file;
    Session m_session{hostSettings()};
    std::string m_output;
    std::atomic_flag m_going; ///< "going" was printed
    std::vector<uint32_t> m_lines;
};

TEST_F(SessionDebug, BreakpointStopsEachTime) {
    breakAt(3);
    const RunOutcome outcome = run([](const StoppedCode& stopped) {
        EXPECT_EQ(stopped.reason, StoppedCode::Reason::Breakpoint);
        return Resume::Continue;
    });
    EXPECT_TRUE(outcome.ok);
    EXPECT_EQ(m_lines, (std::vector<uint32_t>{3, 3, 3, 3}));
    EXPECT_EQ(m_output, "    10\n");
}

TEST_F(SessionDebug, ConditionChoosesTheIteration) {
    breakAt(3, "k == 3");
    run([&](const StoppedCode&) {
        EXPECT_EQ(valueOf(0, "k"), "3");
        EXPECT_EQ(valueOf(0, "total"), "3");
        return Resume::Continue;
    });
    EXPECT_EQ(m_lines, std::vector<uint32_t>{3});
}

TEST_F(SessionDebug, FramesHaveFunctionsLinesAndVariables) {
    breakAt(8, "b == 2");
    run([&](const StoppedCode& stopped) {
        EXPECT_EQ(stopped.frames.size(), 2U);
        EXPECT_EQ(stopped.frames.at(0).function, "add");
        EXPECT_EQ(stopped.frames.at(0).line, 8U);
        EXPECT_EQ(stopped.frames.at(1).line, 3U);
        EXPECT_EQ(stopped.frames.at(0).file, m_file.string());
        EXPECT_EQ(valueOf(0, "s"), "3");
        EXPECT_EQ(valueOf(1, "k"), "2");
        EXPECT_EQ(valueOf(1, "s"), "no variable s");
        return Resume::Continue;
    });
    EXPECT_EQ(m_lines, std::vector<uint32_t>{8});
}

TEST_F(SessionDebug, StepOverStaysInTheScript) {
    breakAt(3, "k == 1");
    run([&](const StoppedCode&) {
        return m_lines.size() < 3 ? Resume::StepOver : Resume::Continue;
    });
    ASSERT_GE(m_lines.size(), 3U);
    for (uint32_t line : m_lines)
        EXPECT_LE(line, 5U);
}

TEST_F(SessionDebug, StepInEntersTheFunctionAndStepOutLeavesIt) {
    breakAt(3, "k == 2");
    std::vector<std::size_t> depths;
    run([&](const StoppedCode& stopped) {
        depths.push_back(stopped.frames.size());
        switch (depths.size()) {
        case 1:
            return Resume::StepIn;
        case 2:
            EXPECT_EQ(stopped.reason, StoppedCode::Reason::Step);
            EXPECT_EQ(stopped.frames.at(0).function, "add");
            return Resume::StepOut;
        default:
            return Resume::Continue;
        }
    });
    ASSERT_GE(depths.size(), 3U);
    EXPECT_EQ(depths[0], 1U);
    EXPECT_EQ(depths[1], 2U);
    EXPECT_EQ(depths[2], 1U);
    EXPECT_EQ(m_lines[1], 7U);
    EXPECT_LE(m_lines[2], 4U);
}

TEST_F(SessionDebug, CodeRunsInTheFrameThatIsChosen) {
    breakAt(8, "b == 1");
    run([&](const StoppedCode&) {
        EXPECT_TRUE(m_session.runInFrame(0, "s = 100;").ok);
        EXPECT_TRUE(m_session.runInFrame(1, "seen = k;").ok);
        EXPECT_FALSE(m_session.runInFrame(0, "error('a:b', 'x')").ok);
        return Resume::Continue;
    });
    EXPECT_NE(m_output.find("109"), std::string::npos) << m_output;
    m_output.clear();
    m_session.runText("disp(seen)", "command");
    EXPECT_EQ(m_output, "     1\n");
}

TEST_F(SessionDebug, QuitEndsTheRunAndKeepsTheVariables) {
    breakAt(3, "k == 3");
    const RunOutcome outcome = run([](const StoppedCode&) { return Resume::Quit; });
    EXPECT_EQ(m_output, "") << outcome.errorText;
    m_output.clear();
    EXPECT_TRUE(m_session.runText("disp(total)", "command").ok);
    EXPECT_EQ(m_output, "     3\n");
}

TEST_F(SessionDebug, StopsWhereAnErrorHappens) {
    write("x = 1;\n"
          "try, error('a:caught', 'first'); catch, end\n"
          "f(x);\n"
          "function f(y)\n"
          "    z = y + 1;\n"
          "    error('a:b', 'second');\n"
          "end\n");
    m_session.stopOnError(true, false);
    const RunOutcome outcome = run([&](const StoppedCode& stopped) {
        EXPECT_EQ(stopped.reason, StoppedCode::Reason::Error);
        EXPECT_EQ(stopped.message, "second");
        EXPECT_EQ(stopped.frames.at(0).function, "f");
        EXPECT_EQ(valueOf(0, "z"), "2");
        return Resume::Continue;
    });
    EXPECT_FALSE(outcome.ok);
    EXPECT_EQ(m_lines, std::vector<uint32_t>{6});
    m_lines.clear();
    m_session.stopOnError(true, true);
    run([](const StoppedCode&) { return Resume::Continue; });
    EXPECT_EQ(m_lines, (std::vector<uint32_t>{2, 6}));
    m_lines.clear();
    m_session.stopOnError(false, false);
    run([](const StoppedCode&) { return Resume::Continue; });
    EXPECT_TRUE(m_lines.empty());
}

TEST_F(SessionDebug, StopAtNextStatementStopsAtTheFirst) {
    m_session.stopAtNextStatement();
    run([](const StoppedCode&) { return Resume::Continue; });
    EXPECT_EQ(m_lines, std::vector<uint32_t>{1});
}

TEST_F(SessionDebug, InterruptEndsRunningCodeAndKeepsItsVariables) {
    EXPECT_FALSE(interrupted("n = 0; while true, n = n + 1; if n == 100, disp going, end, end").ok);
    m_output.clear();
    EXPECT_TRUE(m_session.runText("disp(n > 0)", "command").ok);
    EXPECT_EQ(m_output, "   1\n");
}

TEST_F(SessionDebug, InterruptedHostWorkCanBeDoneAgain) {
    m_session.runText("rng(1); x = rand(1, 3e5); r = sum(sort(x)); q = sum(sin(x) .* exp(x));",
                      "command");
    const std::string going = "; if k == 5, disp going, end, end";
    for (const std::string& work :
         {"for k = 1:1e6, y = sort(x); z = sum(y); if z < 0, break, end" + going,
          "for k = 1:1e6, y = sin(x) .* exp(x); if sum(y) < 0, break, end" + going,
          std::string("disp going, p = primes(1e9);")}) {
        EXPECT_TRUE(interrupted(work).interrupted) << work;
        m_output.clear();
        m_session.runText("disp([sum(sort(x)) == r, sum(sin(x) .* exp(x)) == q])", "command");
        EXPECT_EQ(m_output, "   1   1\n") << work;
    }
}

TEST_F(SessionDebug, CompletionKnowsFieldsOfFields) {
    m_session.runText("s.alpha.beta = 1; s.alpha.better.deep = 2; s.other = 3; t(2).name.first = 1;"
                      " c = {s};",
                      "command");
    using Names = std::vector<std::string>;
    EXPECT_EQ(m_session.complete("x = s."), (Names{"alpha", "other"}));
    EXPECT_EQ(m_session.complete("s.alpha."), (Names{"beta", "better"}));
    EXPECT_EQ(m_session.complete("s.alpha.bet"), (Names{"beta", "better"}));
    EXPECT_EQ(m_session.complete("f(s.alpha.better."), Names{"deep"});
    EXPECT_EQ(m_session.complete("s(1).alpha."), (Names{"beta", "better"}));
    EXPECT_EQ(m_session.complete("t(end)."), Names{"name"});
    EXPECT_TRUE(m_session.complete("s.alpha.beta.").empty());
    EXPECT_TRUE(m_session.complete("unknown.").empty());
    EXPECT_EQ(m_session.complete("clearva"), Names{"clearvars"});
    EXPECT_EQ(m_session.complete("dbsta"), (Names{"dbstack", "dbstatus"}));
    EXPECT_NE(Session::documentation("clear"), "");
    EXPECT_EQ(Session::documentation("no_such_function"), "");
}

TEST_F(SessionDebug, WhatWasDrawnIsShownAtAStop) {
    write("x = rand(100);\nimagesc(x * 2)\ny = 1;\nclose all\n");
    breakAt(3);
    m_session.setChanged([] {});
    std::size_t figures = 0;
    EXPECT_TRUE(run([&](const StoppedCode&) {
                    const auto shown = m_session.snapshot()->figures;
                    figures = shown ? shown->figures.size() : 0;
                    return Resume::Continue;
                }).ok);
    EXPECT_EQ(m_lines, std::vector<uint32_t>{3});
    EXPECT_EQ(figures, 1U);
}

TEST_F(SessionDebug, ThePromptIsWatchedAndSeesTheSelectedFrame) {
    breakAt(7, "b == 2");
    std::vector<std::string> commands{"s = 40;", "dbup", "return;"};
    std::vector<std::string> seen;
    m_session.setChanged([] {});
    m_session.watchStops([&](const StoppedCode* stopped) {
        if (!stopped) return seen.push_back("on");
        std::string names;
        for (const VariableInfo& v : m_session.snapshot()->variables)
            names += v.name + " ";
        const auto frame = static_cast<std::size_t>(stopped->selected);
        seen.push_back(std::to_string(stopped->frames.at(frame).line) + ": " + names);
    });
    m_session.setInput([&](std::string_view prompt, std::string& line) {
        EXPECT_EQ(prompt, "K>> ");
        if (commands.empty()) return false;
        line = commands.front();
        commands.erase(commands.begin());
        return true;
    });
    EXPECT_TRUE(m_session.runFile(m_file.string()).ok);
    EXPECT_EQ(seen, (std::vector<std::string>{"7: a b ", "7: a b s ", "3: k total ", "on"}));
    std::vector<std::string> after;
    for (const VariableInfo& v : m_session.snapshot()->variables)
        after.push_back(v.name);
    EXPECT_EQ(after, (std::vector<std::string>{"k", "total"}));
}

TEST_F(SessionDebug, AMessageIsPrintedInsteadOfStopping) {
    const auto printsAt = [&](const std::string& condition, const std::string& message) {
        m_output.clear();
        m_session.setBreakpoints({{m_file.string(), 3, condition, message}});
        EXPECT_TRUE(run([](const StoppedCode&) { return Resume::Continue; }).ok);
        EXPECT_TRUE(m_lines.empty());
        return m_output;
    };
    EXPECT_EQ(printsAt("k > 2", "k is {k}, so far {total + 0.5}"),
              "k is 3, so far 3.5\nk is 4, so far 6.5\n    10\n");
    EXPECT_EQ(printsAt("k == 1", "{[1 2; 3 4]} {zeros(30)} {'a'} {\"b\"} {{1}} {struct('x', 1)} {"),
              "[1 2;3 4] [30×30 double] a b {[1]} [1×1 struct] {\n    10\n");
    EXPECT_EQ(printsAt("k == 1", "{nosuch}"),
              "<Unrecognized function or variable 'nosuch'.>\n    10\n");
    // The variables are those of the moment, also where a name came to mean one.
    write("for k = 1:3\n    if k == 2, early = 5; end\n    t = k;\nend\n");
    EXPECT_EQ(printsAt("", "{exist('early')} {k}"), "0 1\n1 2\n1 3\n");
}

TEST_F(SessionDebug, ABreakpointAndAMessageOnOneLineAreBothSeen) {
    m_session.setBreakpoints({{m_file.string(), 3, "k == 2"}, {m_file.string(), 3, "", "at {k}"}});
    run([](const StoppedCode&) { return Resume::Continue; });
    EXPECT_EQ(m_lines, std::vector<uint32_t>{3});
    EXPECT_EQ(m_output, "at 1\nat 2\nat 3\nat 4\n    10\n");
}

TEST_F(SessionDebug, RunToALineStopsThereOnce) {
    m_session.runTo(m_file.string(), 7);
    run([](const StoppedCode&) { return Resume::Continue; });
    EXPECT_EQ(m_lines, std::vector<uint32_t>{7});
    m_lines.clear();
    // From a stop; where nothing gets there it is forgotten with the run.
    breakAt(3, "k == 4");
    run([&](const StoppedCode& stopped) {
        if (stopped.frames.at(0).line == 3) m_session.runTo(m_file.string(), 5);
        return Resume::Continue;
    });
    EXPECT_EQ(m_lines, (std::vector<uint32_t>{3, 5}));
    m_lines.clear();
    m_session.setBreakpoints({});
    m_session.runTo(m_file.string(), 99);
    m_session.runText("1;", "command");
    write("a = 1;\n" + std::string(120, '\n') + "b = 2;\n");
    run([](const StoppedCode&) { return Resume::Continue; });
    EXPECT_TRUE(m_lines.empty());
}

TEST_F(SessionDebug, AStepPastTheEndEndsWithTheRun) {
    breakAt(5);
    run([](const StoppedCode&) { return Resume::StepOver; });
    EXPECT_EQ(m_lines, std::vector<uint32_t>{5});
    m_session.setBreakpoints({});
    run([](const StoppedCode&) { return Resume::Continue; });
    EXPECT_EQ(m_lines, std::vector<uint32_t>{5});
}

TEST_F(SessionDebug, AFrameIsSelectedFromOutsideThePrompt) {
    breakAt(7, "b == 2");
    std::vector<int> selected;
    m_session.setChanged([] {});
    m_session.watchStops([&](const StoppedCode* stopped) {
        if (stopped) selected.push_back(stopped->selected);
    });
    int asked = 0;
    m_session.setInput([&](std::string_view, std::string& line) {
        if (++asked == 1) {
            EXPECT_TRUE(m_session.selectFrame(1));
            EXPECT_FALSE(m_session.selectFrame(2));
            EXPECT_EQ(m_session.snapshot()->variables.size(), 2U); // k, total
            line = "disp(k)";
            return true;
        }
        // What else makes the tables new shows the frame's variables as well.
        m_session.publish();
        EXPECT_EQ(m_session.snapshot()->variables.at(0).name, "k");
        return false;
    });
    EXPECT_TRUE(m_session.runFile(m_file.string()).ok);
    EXPECT_EQ(selected, (std::vector<int>{0, 1, 1}));
    EXPECT_EQ(m_output.substr(0, 26), "7       s = a + b;\n     2\n") << m_output;
    EXPECT_FALSE(m_session.selectFrame(0));
}

TEST_F(SessionDebug, AValueIsTextOfTheSelectedFrameOrTheWorkspace) {
    EXPECT_EQ(m_session.valueText("total"), "");
    m_session.runText("m = magic(4); w = reshape(1:1e4, 100, []); t = 'text'; e = []; k = 2.5; "
                      "c = {1, 'a'}; z = 3 + 4i; n = rand(2, 3, 4) > 2; s.a = 1; l = 1:1000;",
                      "command");
    EXPECT_EQ(m_session.valueText("m"), "    16     2     3    13\n     5    11    10     8\n"
                                        "     9     7     6    12\n     4    14    15     1");
    const std::string wide = m_session.valueText("w");
    EXPECT_NE(wide.find("     8   108   208   308   408   508\n… 8 of 100 rows, 6 of 100 columns"),
              std::string::npos)
        << wide;
    EXPECT_EQ(m_session.valueText("t"), "text");
    EXPECT_EQ(m_session.valueText("k"), "2.5000");
    EXPECT_EQ(m_session.valueText("z"), "3.0000 + 4.0000i");
    EXPECT_NE(m_session.valueText("c").find("{[1]}    {'a'}"), std::string::npos);
    EXPECT_EQ(m_session.valueText("n"), "   0   0   0\n   0   0   0\n… the first page");
    EXPECT_NE(m_session.valueText("s").find("a: 1"), std::string::npos);
    EXPECT_EQ(m_session.valueText("l"),
              "     1     2     3     4     5     6\n… 6 of 1000 columns");
    EXPECT_EQ(m_session.valueText("no_such"), "");
    breakAt(7, "b == 2");
    m_session.watchStops([](const StoppedCode*) {});
    m_session.setInput([&](std::string_view, std::string&) {
        EXPECT_EQ(m_session.valueText("a"), "1");
        EXPECT_EQ(m_session.valueText("total"), "");
        EXPECT_TRUE(m_session.selectFrame(1));
        EXPECT_EQ(m_session.valueText("total"), "1");
        return false;
    });
    EXPECT_TRUE(m_session.runFile(m_file.string()).ok);
    EXPECT_EQ(m_session.valueText("total"), "10");
}

TEST_F(SessionDebug, WhatIsPendingIsComputedWhenItIsLookedAt) {
    write("x = (1:20000)'/7; y = x*0;\n"
          "for k = 1:6\n"
          "    y = sin(y + x*k);\n"
          "    z = y.*2 + k;\n"
          "end\n"
          "s = sum(z); answer = y(77);\n");
    EXPECT_TRUE(m_session.runFile(m_file.string()).ok);
    const std::string answers = m_session.valueText("s") + m_session.valueText("answer");
    const auto livesOn = [&](const std::string& name) {
        for (const VariableInfo& v : m_session.snapshot()->variables) {
            if (v.name == name) return v.livesOn;
        }
        return std::string();
    };
    breakAt(4);
    m_session.watchStops([](const StoppedCode*) {});
    m_session.setChanged([] {});
    int stops = 0;
    m_session.setInput([&](std::string_view, std::string&) {
        if (++stops == 3) {
            EXPECT_EQ(livesOn("y"), "pending");
            EXPECT_NE(m_session.valueText("y").find("… 8 of 20000 rows"), std::string::npos);
            EXPECT_NE(livesOn("y"), "pending");
        }
        return false;
    });
    EXPECT_TRUE(m_session.runFile(m_file.string()).ok);
    EXPECT_EQ(stops, 6);
    EXPECT_EQ(m_session.valueText("s") + m_session.valueText("answer"), answers);
}

TEST_F(SessionDebug, ErrorStopsAreTold) {
    m_session.runText("dbstop if error", "command");
    EXPECT_TRUE(m_session.errorStops().uncaught);
    EXPECT_FALSE(m_session.errorStops().caught);
    m_session.runText("dbclear all", "command");
    EXPECT_FALSE(m_session.errorStops().uncaught);
}

TEST_F(SessionDebug, AStopAtThePromptEndsTheRun) {
    breakAt(3);
    int asked = 0;
    m_session.setInput([&](std::string_view, std::string&) {
        ++asked;
        m_session.interrupt();
        return false;
    });
    EXPECT_TRUE(m_session.runFile(m_file.string()).interrupted);
    EXPECT_EQ(asked, 1);
}

TEST_F(SessionDebug, AStopBeforeTheRunBeginsIsNotLost) {
    m_session.expectRun();
    m_session.interrupt();
    const RunOutcome stopped = m_session.runText("while true, end", "test");
    EXPECT_TRUE(stopped.interrupted);
    // One that nothing waited for is forgotten.
    m_session.interrupt();
    EXPECT_TRUE(m_session.runText("x = 1;", "test").ok);
}

} // namespace
} // namespace vitrine
