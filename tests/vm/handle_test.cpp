// SPDX-License-Identifier: Apache-2.0
#include "harness.h"

namespace vitrine::testing {

TEST(Handles, CapturesAreTakenWhenTheHandleIsMade) {
    EXPECT_EQ(printed("n = 5; f = @(x) x + n; n = 100; disp(f(1))"), "     6\n");
    EXPECT_EQ(printed("a = 2; f = @(x) @(y) x*y + a; g = f(3); disp(g(4))"), "    14\n");
}

TEST(Handles, AnonymousFunctionsPassOnSeveralOutputs) {
    EXPECT_EQ(printed("f = @() deal(1, 2); [a, b] = f(); disp([a b])"), "     1     2\n");
    EXPECT_EQ(printed("f = @(varargin) numel(varargin); disp(f(1, 2, 3))"), "     3\n");
    EXPECT_EQ(printed("f = @() disp('called'); f()"), "called\n");
}

TEST(Handles, NamesAreResolvedWhereTheyAreWritten) {
    EXPECT_EQ(printed("f = @sin; disp(f(0))"), "     0\n");
    EXPECT_EQ(printed("f = @twice; disp(f(4))\nfunction r = twice(x)\nr = 2*x;\nend"), "     8\n");
    EXPECT_EQ(printed("disp(cellfun(@(x) x*2, {1, 2}))"), "     2     4\n");
    EXPECT_EQ(printed("s.f = @(x) x + 1; disp(s.f(2))"), "     3\n");
    EXPECT_EQ(printed("c = {@(x) x + 1}; disp(c{1}(2))"), "     3\n");
}

TEST(Handles, TheirTextIsInNormalForm) {
    EXPECT_EQ(printed("disp(func2str(@(x, y) x .^ 2 + [1, y]))"), "@(x,y)x.^2+[1,y]\n");
    EXPECT_EQ(printed("disp(func2str(@() disp('it''s')))"), "@()disp('it''s')\n");
}

TEST(Handles, OutliveTheCommandThatMadeThem) {
    Harness h;
    h.run("k = 3; f = @(x) x*k;");
    h.run("clear k");
    EXPECT_EQ(h.run("disp(f(2))"), "     6\n");
}

} // namespace vitrine::testing
