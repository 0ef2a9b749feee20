// SPDX-License-Identifier: Apache-2.0
#include "harness.h"

namespace vitrine::testing {

TEST(Assignment, PathsOfAnyDepthAreCreated) {
    EXPECT_EQ(printed("a.b{3}(2).c(4) = 7; disp(a.b{3}(2).c)"), "     0     0     0     7\n");
    EXPECT_EQ(printed("a.b{3}(2).c(end+1) = 7; a.b{3}(2).c(end+1) = 8; disp(a.b{3}(2).c)"),
              "     7     8\n");
    EXPECT_EQ(printed("s(3).x = 1; disp(numel(s)); disp(isempty(s(2).x))"), "     3\n   1\n");
    EXPECT_EQ(printed("f = 'name'; s.(f) = 2; disp(s.name)"), "     2\n");
}

TEST(Assignment, CopiesStayAsTheyWere) {
    EXPECT_EQ(printed("x = [1 2 3]; y = x; y(2) = 9; disp(x); disp(y)"),
              "     1     2     3\n     1     9     3\n");
    EXPECT_EQ(printed("s.a = [1 2]; t = s; t.a(1) = 5; disp(s.a)"), "     1     2\n");
    EXPECT_EQ(printed("c = {1, [2 3]}; d = c; d{2}(1) = 7; disp(c{2})"), "     2     3\n");
    EXPECT_EQ(printed("x = [1 2 3]; x(2) = x(3); x(x == 3) = 0; disp(x)"), "     1     0     0\n");
}

TEST(Assignment, ArraysGrowAndShrink) {
    EXPECT_EQ(printed("x = []; for i = 1:5, x(end+1) = i; end, disp(x)"),
              "     1     2     3     4     5\n");
    EXPECT_EQ(printed("x = (1:3)'; x(end+1) = 4; disp(size(x))"), "     4     1\n");
    EXPECT_EQ(printed("x = 1:5; x([1 3]) = []; disp(x)"), "     2     4     5\n");
    EXPECT_EQ(printed("x = magic(3); x(2,:) = []; disp(size(x))"), "     2     3\n");
    EXPECT_EQ(printed("c = {}; c{end+1} = 'a'; c{end+1} = 'b'; disp(numel(c))"), "     2\n");
    EXPECT_EQ(printed("c = {1,2,3}; c(2) = []; disp(numel(c))"), "     2\n");
    EXPECT_EQ(printed("c = {1,2}; c{1} = []; disp(numel(c))"), "     2\n");
}

TEST(Assignment, SeveralTargetsTakeSeveralOutputs) {
    EXPECT_EQ(printed("[m, i] = max([3 9 2]); disp([m i])"), "     9     2\n");
    EXPECT_EQ(printed("[~, i] = max([3 9 2]); disp(i)"), "     2\n");
    EXPECT_EQ(printed("c = cell(1, 2); [c{1:2}] = deal(4, 5); disp(c{1} + c{2})"), "     9\n");
    EXPECT_EQ(printed("[c{1:2}] = deal(4, 5); disp(numel(c))"), "     2\n");
    EXPECT_EQ(printed("p(2).x = 1; [p.x] = deal(9); disp([p.x])"), "     9     9\n");
    EXPECT_EQ(printed("x = zeros(1, 2); [x(1), x(2)] = deal(3, 4); disp(x)"), "     3     4\n");
    EXPECT_EQ(printed("c = {1, 2}; [a, b] = c{:}; disp(a - b)"), "    -1\n");
    EXPECT_EQ(errorOf("[a, b] = 5;"),
              "MATLAB:needMoreRhsOutputs|Insufficient number of outputs from right hand side of "
              "equal sign to satisfy assignment.");
}

TEST(Assignment, MapsAreSharedByAllHolders) {
    EXPECT_EQ(printed("m = containers.Map(); n = m; m('k') = 3; disp(n('k')); disp(n.Count)"),
              "     3\n   1\n");
    EXPECT_EQ(printed("m = containers.Map(); m('a') = [1 2]; disp(m.isKey('a'))"), "   1\n");
}

TEST(Assignment, AFailedChangeLeavesTheVariable) {
    EXPECT_EQ(printed("x = [1 2 3]; try, x(0) = 1; catch, end, disp(x)"), "     1     2     3\n");
    EXPECT_EQ(printed("global g\ng = [1 2]; try, g(0) = 1; catch, end, disp(g)"), "     1     2\n");
}

TEST(Assignment, LoopsChangeAnUnsharedArrayInPlace) {
    // 200000 copies of 1.6 MB would take minutes.
    EXPECT_EQ(printed("y = zeros(1, 200000); for i = 1:200000, y(i) = i; end, disp(sum(y) == "
                      "200000*200001/2)"),
              "   1\n");
    EXPECT_EQ(printed("s.y = zeros(1, 200000); for i = 1:200000, s.y(i) = 1; end, "
                      "disp(sum(s.y) == 200000)"),
              "   1\n");
    EXPECT_EQ(printed("global y\ny = zeros(1, 200000); for i = 1:200000, y(i) = 1; end, "
                      "disp(sum(y) == 200000)"),
              "   1\n");
}

} // namespace vitrine::testing
