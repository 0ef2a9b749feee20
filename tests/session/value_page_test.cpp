// SPDX-License-Identifier: Apache-2.0
// Pages of values for the variable viewer: every kind of value, parts, containers, devices.
#include "session/session.h"

#include <gtest/gtest.h>

namespace vitrine {
namespace {

class ValuePages : public testing::Test {
protected:
    void run(const std::string& code) {
        const RunOutcome outcome = m_session.runText(code, "test");
        ASSERT_TRUE(outcome.ok) << outcome.errorText;
    }
    ValuePage page(const std::string& name, PageRequest request = {}) {
        request.path.variable = name;
        return m_session.valuePage(request);
    }
    static std::string row(const ValuePage& page, int64_t r) {
        std::string out;
        for (int64_t c = 0; c < page.columns; ++c)
            out += (c ? " | " : "") + page.cells[static_cast<std::size_t>(c * page.rows + r)].text;
        return out;
    }
    Session m_session{settingsFromEnvironment()};
};

TEST_F(ValuePages, NumbersByPartAndFormat) {
    run("A = reshape(1:60,5,12)/4; A(2,3) = NaN;");
    PageRequest part;
    part.row = 1;
    part.column = 2;
    part.rows = 2;
    part.columns = 3;
    part.summary = true;
    const ValuePage p = page("A", part);
    EXPECT_TRUE(p.found && p.numeric);
    EXPECT_EQ(p.kind, GridKind::Array);
    EXPECT_EQ(p.gridRows, 5);
    EXPECT_EQ(p.gridColumns, 12);
    EXPECT_EQ(row(p, 0), "NaN | 4.2500 | 5.5000");
    EXPECT_EQ(row(p, 1), "3.2500 | 4.5000 | 5.7500");
    ASSERT_TRUE(p.summary);
    EXPECT_EQ(p.summary->missing, 1);
    EXPECT_EQ(p.summary->least, 0.25);
    EXPECT_EQ(p.summary->greatest, 15);
    part.format = "long";
    EXPECT_EQ(row(page("A", part), 0), "NaN | 4.250000000000000 | 5.500000000000000");
    // What an edit begins with is not rounded.
    run("t = [0.1 1/3 1e300 -Inf]; z = 1/3-0.1i; s = single(1/3); k = int8(-5); c = {pi};");
    EXPECT_EQ(page("t").cells.at(0).exact, "0.1");
    EXPECT_EQ(page("t").cells.at(1).exact, "0.3333333333333333");
    EXPECT_EQ(page("t").cells.at(2).exact, "1e+300");
    EXPECT_EQ(page("t").cells.at(3).exact, "-Inf");
    EXPECT_EQ(page("z").cells.at(0).exact, "0.3333333333333333-0.1i");
    EXPECT_EQ(page("s").cells.at(0).exact, "0.33333334");
    EXPECT_EQ(page("k").cells.at(0).exact, "-5");
    EXPECT_EQ(page("c").cells.at(0).exact, "3.141592653589793");
    // Beyond the end there is nothing.
    part.row = 7;
    EXPECT_EQ(page("A", part).rows, 0);
}

TEST_F(ValuePages, ObjectsOfTheLibraryTellTheirSize) {
    run("T = table([1; 2; 3], {'a'; 'b'; 'c'}); t = datetime(2024, 1, 1:4); "
        "c = categorical({'x', 'y'; 'x', 'z'}); U = T([1 3], 1); m = containers.Map; "
        "p = digitsPattern(2); d = hours(1:3)';");
    std::string sizes;
    for (const VariableInfo& v : m_session.snapshot()->variables)
        sizes += v.name + " " + v.shape + ", ";
    EXPECT_EQ(sizes, "T 3x2, U 2x1, c 2x2, d 3x1, m 0x1, p 1x1, t 1x4, ");
}

TEST_F(ValuePages, SlicesOfManyDimensions) {
    run("A = reshape(1:24,2,3,2,2);");
    PageRequest request;
    request.slice = {1, 1};
    EXPECT_EQ(row(page("A", request), 1), "20 | 22 | 24");
    request.slice = {0};
    EXPECT_EQ(row(page("A", request), 0), "1 | 3 | 5");
}

TEST_F(ValuePages, EveryKindOfValue) {
    run("z = 3-4i; b = [true false]; i8 = int8([-3 7]); t = 'abc'; m = ['ab';'cd'];"
        "s = [\"one\" missing]; c = {1,'x';[1 2 3],{5}}; f = @(x) x+1; e = zeros(0,3);"
        "p = sparse([1 3],[1 2],[5 6]); st.a = 7; st.b = {1}; sa(2).v = 4; x = 2.5;");
    EXPECT_EQ(row(page("z"), 0), "3.0000 - 4.0000i");
    EXPECT_EQ(row(page("b"), 0), "1 | 0");
    EXPECT_EQ(row(page("i8"), 0), "-3 | 7");
    EXPECT_EQ(page("t").kind, GridKind::CharRow);
    EXPECT_EQ(row(page("t"), 0), "abc");
    EXPECT_EQ(row(page("m"), 1), "cd");
    EXPECT_EQ(row(page("s"), 0), "one | <missing>");
    EXPECT_EQ(row(page("c"), 0), "1 | 'x'");
    EXPECT_EQ(row(page("c"), 1), "1×3 double | 1×1 cell");
    EXPECT_TRUE(page("c").cells[1].opens);
    EXPECT_EQ(row(page("f"), 0), "@(x)x+1");
    EXPECT_EQ(page("e").gridRows, 0);
    EXPECT_EQ(row(page("p"), 2), "0 | 6");
    EXPECT_EQ(page("st").rowNames, (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(row(page("st"), 0), "7");
    EXPECT_EQ(page("sa").columnNames, (std::vector<std::string>{"v"}));
    EXPECT_EQ(row(page("sa"), 1), "4");
    EXPECT_EQ(row(page("x"), 0), "2.5000");
    EXPECT_FALSE(page("nosuch").found);
}

TEST_F(ValuePages, ObjectsAreTheirProperties) {
    run("before = pwd; folder = tempname; mkdir(folder); cd(folder);"
        "writelines([\"classdef Pair\", \"properties\", \"a = 1\", \"b = {2, 'x'}\", \"end\","
        "\"properties (Access = private)\", \"hidden = 5\", \"end\","
        "\"methods\", \"function r = total(o), r = o.a; end\", \"end\", \"end\"], 'Pair.m');"
        "p = Pair; p.a = 7; q = [Pair p]; cd(before); rmdir(folder, 's');");
    EXPECT_EQ(page("p").className, "Pair");
    EXPECT_EQ(page("p").rowNames, (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(row(page("p"), 0), "7");
    EXPECT_EQ(page("q").columnNames, (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(page("q").gridRows, 2);
    PageRequest request;
    request.path = {"q", {{1, "b"}}};
    EXPECT_EQ(row(m_session.valuePage(request), 0), "2 | 'x'");
    for (const VariableInfo& v : m_session.snapshot()->variables) {
        if (v.name != "p") continue;
        EXPECT_EQ(v.fields, (std::vector<std::string>{"a", "b", "total"})); // for completion
    }
}

TEST_F(ValuePages, StepsIntoContainers) {
    run("s.list = {10,{20,'deep'}}; a(3).v = [1 2];");
    PageRequest request;
    request.path = {"s", {{0, "list"}, {1, ""}}};
    EXPECT_EQ(request.path.text(), "s.list{2}");
    EXPECT_EQ(row(m_session.valuePage(request), 0), "20 | 'deep'");
    request.path = {"a", {{2, "v"}}};
    EXPECT_EQ(request.path.text(), "a(3).v");
    EXPECT_EQ(row(m_session.valuePage(request), 0), "1 | 2");
    request.path = {"a", {{7, "v"}}};
    const ValuePage gone = m_session.valuePage(request);
    EXPECT_FALSE(gone.found);
    EXPECT_EQ(gone.message, "There is no a(8).v now.");
}

TEST(ValuePagesOnDevice, CopyThePartAlone) {
    Settings settings = settingsFromEnvironment();
    settings.device = "gpu";
    Session session(settings);
    const RunOutcome outcome = session.runText(
        "x = zeros(1000); x(:) = 1:1000000; A = gpuArray(x) + 0; wait(gpuDevice);", "test");
    ASSERT_TRUE(outcome.ok) << outcome.errorText;
    const auto downloaded = [&] {
        return session.trace().totals().bytes[static_cast<std::size_t>(EventKind::Download)];
    };
    const uint64_t before = downloaded();
    PageRequest request;
    request.path.variable = "A";
    request.row = 500;
    request.rows = 10;
    request.columns = 4;
    const ValuePage page = session.valuePage(request);
    EXPECT_EQ(page.livesOn, "device");
    EXPECT_EQ(page.cells.at(0).text, "501");
    EXPECT_EQ(page.cells.at(39).text, "3510");
    EXPECT_LE(downloaded() - before, 10u * 4 * 8);
    request.rows = 1;
    EXPECT_EQ(session.valuePage(request).livesOn, "device");
}

TEST(ValuePagesOnDevice, AreSummarisedThereWithoutATrace) {
    Settings settings = settingsFromEnvironment();
    settings.device = "gpu";
    Session session(settings);
    session.setChanged([] {});
    const RunOutcome outcome = session.runText(
        "x = zeros(300, 400); x(:) = 1:120000; x(7) = NaN; x(9) = -4.5; A = gpuArray(x) + 0;\n"
        "k = gpuArray(int16(1:70000)); wait(gpuDevice);",
        "test");
    ASSERT_TRUE(outcome.ok) << outcome.errorText;
    const std::size_t operations = session.snapshot()->graph->nodes.size();
    const uint64_t before =
        session.trace().totals().bytes[static_cast<std::size_t>(EventKind::Download)];
    PageRequest request;
    request.path.variable = "A";
    request.rows = request.columns = 1;
    request.summary = true;
    const ValuePage page = session.valuePage(request);
    EXPECT_EQ(page.livesOn, "device");
    ASSERT_TRUE(page.summary);
    EXPECT_EQ(page.summary->least, -4.5);
    EXPECT_EQ(page.summary->greatest, 120000);
    EXPECT_EQ(page.summary->missing, 1);
    EXPECT_DOUBLE_EQ(page.summary->mean, (120000.0 * 120001 / 2 - 7 - 9 - 4.5) / 119999);
    request.path.variable = "k";
    const ValuePage whole = session.valuePage(request);
    ASSERT_TRUE(whole.summary);
    EXPECT_EQ(whole.summary->greatest, 32767);
    EXPECT_EQ(whole.summary->missing, 0);
    EXPECT_LE(session.trace().totals().bytes[static_cast<std::size_t>(EventKind::Download)] -
                  before,
              200u);
    // Nobody finds operations in the record that the script has not.
    session.publish();
    EXPECT_EQ(session.snapshot()->graph->nodes.size(), operations);
    EXPECT_EQ(session.valuePage(request).livesOn, "device");
}

TEST(ValuePagesOfPending, AreComputedAndSummarised) {
    Settings settings = settingsFromEnvironment();
    settings.device = "cpu";
    Session session(settings);
    ASSERT_TRUE(session.runText("A = rand(300,400); A(7) = -2;", "test").ok);
    PageRequest request;
    request.path.variable = "A";
    request.summary = true;
    const ValuePage page = session.valuePage(request);
    EXPECT_EQ(page.livesOn, "host");
    ASSERT_TRUE(page.summary);
    EXPECT_EQ(page.summary->least, -2);
}

TEST(OpenVariable, TellsTheWindow) {
    Session session(settingsFromEnvironment());
    EXPECT_FALSE(session.runText("a = 1; openvar a", "test").ok);
    std::string opened;
    session.setDesktop([&](DesktopRequest request, const std::string& subject) {
        if (request == DesktopRequest::Variable) opened = subject;
    });
    EXPECT_TRUE(session.runText("openvar('a')", "test").ok);
    EXPECT_EQ(opened, "a");
    EXPECT_FALSE(session.runText("openvar b", "test").ok);
}

} // namespace
} // namespace vitrine
