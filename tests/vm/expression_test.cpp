// SPDX-License-Identifier: Apache-2.0
#include "harness.h"

namespace vitrine::testing {

TEST(Expression, ResultsWithoutSemicolonAreShownUnderTheirName) {
    EXPECT_EQ(printed("x = 3"), "x =\n     3\n");
    EXPECT_EQ(printed("1+1"), "ans =\n     2\n");
    EXPECT_EQ(printed("x = 3;\nx"), "x =\n     3\n");
    EXPECT_EQ(printed("x = 3; x; ans = 1; disp(ans)"), "     1\n");
}

TEST(Expression, OperatorsBindAsInTheLanguage) {
    EXPECT_EQ(printed("disp(-2^2)"), "    -4\n");
    EXPECT_EQ(printed("disp(2^-1)"), "    0.5000\n");
    EXPECT_EQ(printed("disp(1:3+1)"), "     1     2     3     4\n");
    EXPECT_EQ(printed("disp(~0 == 1)"), "   1\n");
    EXPECT_EQ(printed("disp([1 -2])"), "     1    -2\n");
    EXPECT_EQ(printed("disp([1 2]')"), "     1\n     2\n");
}

TEST(Expression, PowersThatLeaveTheRealNumbersAreComplex) {
    EXPECT_EQ(printed("x = (-8)^(1/3); disp(isreal(x))"), "   0\n");
    EXPECT_EQ(printed("x = sqrt(-4); disp(imag(x))"), "     2\n");
    EXPECT_EQ(printed("disp(isnan(NaN^2))"), "   1\n");
}

TEST(Expression, ShortCircuitOperandsAreNotEvaluatedWithoutNeed) {
    EXPECT_EQ(printed("x = false && error('no'); disp(x)"), "   0\n");
    EXPECT_EQ(printed("x = true || error('no'); disp(x)"), "   1\n");
    EXPECT_EQ(printed("a = 1; x = a > 0 && a < 2 || error('no'); disp(x)"), "   1\n");
}

TEST(Expression, EndMeansTheArrayThatIsIndexed) {
    EXPECT_EQ(printed("x = 1:5; disp(x(end))"), "     5\n");
    EXPECT_EQ(printed("x = 1:5; disp(x(min(end, 3)))"), "     3\n");
    EXPECT_EQ(printed("x = [1 2;3 4]; disp(x(end, 1) + x(end))"), "     7\n");
    EXPECT_EQ(printed("c = {1, [4 5 6]}; disp(c{end}(end))"), "     6\n");
    EXPECT_EQ(printed("s.a.b = [7 8]; disp(s.a.b(end))"), "     8\n");
    EXPECT_EQ(printed("x = 1:5; k = [1 2]; disp(x(k(end)))"), "     2\n");
}

TEST(Expression, CommaListsSpreadOverArgumentsAndBrackets) {
    EXPECT_EQ(printed("c = {2, 3}; disp(plus(c{:}))"), "     5\n");
    EXPECT_EQ(printed("c = {1, 2, 3}; disp([c{:}])"), "     1     2     3\n");
    EXPECT_EQ(printed("s = struct('n', {4, 5}); disp([s.n])"), "     4     5\n");
    EXPECT_EQ(printed("c = {1, 2}; d = {0, c{:}}; disp(numel(d))"), "     3\n");
    EXPECT_EQ(printed("c = {}; disp(numel([c{:}]))"), "     0\n");
}

TEST(Expression, CommandSyntaxPassesWords) {
    EXPECT_EQ(printed("disp hello"), "hello\n");
    EXPECT_EQ(printed("x = 1;\nclear x\ndisp(exist('x'))"), "     0\n");
}

TEST(Expression, CompoundAssignmentAppliesTheOperator) {
    EXPECT_EQ(printed("x = 10; x += 5; x *= 2; x -= 1; x++; disp(x)"), "    30\n");
    EXPECT_EQ(printed("x = [1 2 3]; x(2) += 10; disp(x)"), "     1    12     3\n");
    EXPECT_EQ(printed("s.n = 1; s.n += 4; disp(s.n)"), "     5\n");
}

} // namespace vitrine::testing
