// SPDX-License-Identifier: Apache-2.0
#include "harness.h"

namespace vitrine::testing {

TEST(Workspace, VariablesLiveOnBetweenCommands) {
    Harness h;
    h.run("x = 1:3; s.a = 2;");
    h.run("x(end+1) = s.a;");
    EXPECT_EQ(h.run("disp(x)"), "     1     2     3     2\n");
    ASSERT_EQ(h.vm->baseVariables().size(), 2u);
    EXPECT_EQ(h.vm->baseVariables()[0].first, "s");
}

TEST(Workspace, ClearRemovesVariables) {
    Harness h;
    h.run("a = 1; b = 2; clear a");
    EXPECT_EQ(h.vm->baseVariable("a"), nullptr);
    EXPECT_NE(h.vm->baseVariable("b"), nullptr);
    h.run("clear");
    EXPECT_TRUE(h.vm->baseVariables().empty());
}

TEST(Workspace, FunctionsTypedAtThePromptStay) {
    Harness h;
    h.run("function r = twice(x)\nr = 2*x;\nend");
    EXPECT_EQ(h.run("disp(twice(4))"), "     8\n");
}

TEST(Workspace, ATextThatIsRunOrEvaluatedAgainIsKeptOnce) {
    Harness h;
    const auto files = [&h] {
        uint32_t count = 0;
        while (h.sources.find(count + 1))
            ++count;
        return count;
    };
    const std::string code = "for k = 1:20, eval('a = k;'); end, disp(a)";
    EXPECT_EQ(h.run(code), "    20\n");
    const uint32_t known = files();
    EXPECT_EQ(h.run(code), "    20\n");
    EXPECT_EQ(files(), known);
    EXPECT_EQ(h.run("eval('b = 2;'); disp(b)"), "     2\n");
    EXPECT_EQ(files(), known + 2);
}

TEST(Workspace, AssigninReachesTheCaller) {
    EXPECT_EQ(printed("f(); disp(q)\nfunction f()\nassignin('base', 'q', 7);\nend"), "     7\n");
    EXPECT_EQ(printed("q = 3; f();\nfunction f()\ndisp(evalin('base', 'q + 1'))\nend"), "     4\n");
}

TEST(Workspace, TheStepHookSeesEachStatement) {
    Harness h;
    int steps = 0;
    h.vm->setStepHook([&](Vm&, Span) { ++steps; });
    EXPECT_EQ(h.run("x = 0;\nfor i = 1:3\n x = x + i;\nend\ndisp(x)"), "     6\n");
    EXPECT_EQ(steps, 6);
}

} // namespace vitrine::testing
