// SPDX-License-Identifier: Apache-2.0
#include "harness.h"

#include <thread>

namespace vitrine::testing {

TEST(Control, ForTakesColumnsOfAnyArray) {
    EXPECT_EQ(printed("for i = [1 2;3 4], disp(i'), end"), "     1     3\n     2     4\n");
    EXPECT_EQ(printed("for c = {1, 'a'}, disp(class(c)), end"), "cell\ncell\n");
    EXPECT_EQ(printed("for c = 'ab', disp(c), end"), "a\nb\n");
    EXPECT_EQ(printed("s = struct('n', {1, 2}); for e = s, disp(e.n), end"), "     1\n     2\n");
    EXPECT_EQ(printed("for i = 5, disp(i), end"), "     5\n");
    EXPECT_EQ(printed("for i = [], disp('never'), end, disp(isempty(i))"), "   1\n");
    EXPECT_EQ(printed("for i = 3:1, disp('never'), end, disp(size(i))"), "     1     0\n");
}

TEST(Control, LoopValuesAreThoseOfTheRange) {
    EXPECT_EQ(printed("x = 0:0.1:1; k = 0; ok = true; for t = 0:0.1:1, k = k + 1; "
                      "ok = ok && t == x(k); end, disp(ok); disp(k)"),
              "   1\n    11\n");
    EXPECT_EQ(printed("for i = 5:-2:1, disp(i), end"), "     5\n     3\n     1\n");
    EXPECT_EQ(printed("for i = int8(1):int8(2), disp(class(i)), end"), "int8\nint8\n");
    EXPECT_EQ(printed("for i = 1:3, i = 10; end, disp(i)"), "    10\n");
}

TEST(Control, BreakAndContinueLeaveAndSkip) {
    EXPECT_EQ(printed("for i = 1:9, if i == 2, continue, end, if i > 3, break, end, disp(i), end"),
              "     1\n     3\n");
    EXPECT_EQ(printed("k = 0; while true, k = k + 1; if k == 4, break, end, end, disp(k)"),
              "     4\n");
    EXPECT_EQ(printed("k = 0; do\n k++; until k >= 3\ndisp(k)"), "     3\n");
    EXPECT_EQ(printed("parfor i = 1:2, disp(i), end"), "     1\n     2\n");
}

TEST(Control, SwitchComparesNumbersTextAndCells) {
    const std::string code = "switch v, case 1, disp one, case {'a', 'b'}, disp text, case {3, 4}, "
                             "disp list, otherwise, disp other, end";
    EXPECT_EQ(printed("v = 1; " + code), "one\n");
    EXPECT_EQ(printed("v = 'b'; " + code), "text\n");
    EXPECT_EQ(printed("v = 4; " + code), "list\n");
    EXPECT_EQ(printed("v = 'c'; " + code), "other\n");
    EXPECT_EQ(printed("v = \"a\"; " + code), "text\n");
}

TEST(Control, ConditionsAreTrueWhenAllElementsAre) {
    EXPECT_EQ(printed("if [1 1 0], disp yes, else, disp no, end"), "no\n");
    EXPECT_EQ(printed("if [], disp yes, else, disp no, end"), "no\n");
    EXPECT_EQ(printed("if 'a', disp yes, end"), "yes\n");
    EXPECT_EQ(printed("x = 3; if x < 2, disp a, elseif x < 5, disp b, else, disp c, end"), "b\n");
}

TEST(Control, CleanupRunsOnEveryWayOut) {
    EXPECT_EQ(printed("unwind_protect, disp a, unwind_protect_cleanup, disp b, end_unwind_protect"),
              "a\nb\n");
    EXPECT_EQ(printed("for i = 1:2, unwind_protect, if i == 1, break, end, disp never, "
                      "unwind_protect_cleanup, disp b, end_unwind_protect, end"),
              "b\n");
    EXPECT_EQ(printed("try, unwind_protect, error('x'), unwind_protect_cleanup, disp b, "
                      "end_unwind_protect, catch e, disp(e.message), end"),
              "b\nx\n");
    EXPECT_EQ(printed("f();\nfunction f()\nunwind_protect\nreturn\nunwind_protect_cleanup\ndisp b\n"
                      "end_unwind_protect\nend"),
              "b\n");
}

TEST(Control, AnInterruptStopsALoopAndTryDoesNotCatchIt) {
    Harness h;
    h.run("");
    std::thread stopper([&] {
        h.awaitOutput();
        h.vm->interrupt();
    });
    const std::string error = h.error("x = 1; disp going, while true, try, x = 1; catch, end, end");
    stopper.join();
    EXPECT_EQ(error, "MATLAB:OperationTerminatedByUser|Operation terminated by user.");
    EXPECT_EQ(h.run("disp(x)"), "     1\n");
}

} // namespace vitrine::testing
