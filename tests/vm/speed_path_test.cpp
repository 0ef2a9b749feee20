// SPDX-License-Identifier: Apache-2.0
// The interpreter's short cuts must not be visible in results.
#include "harness.h"

namespace vitrine::testing {

TEST(FastPaths, ScalarFunctionsGiveTheBitsOfArrays) {
    for (const char* f : {"sin", "cos", "exp", "log", "sqrt", "tanh", "floor", "abs"}) {
        EXPECT_EQ(printed(std::string("x = [0.1 0.7 1.3 2.9 11.5]; y = ") + f +
                          "(x); ok = true; for i = 1:5, ok = ok && isequal(" + f +
                          "(x(i)), y(i)); end, disp(ok)"),
                  "   1\n")
            << f;
    }
    EXPECT_EQ(printed("x = [0.1 0.7 2.9]; y = x.^2.5; disp(y(3) == x(3)^2.5)"), "   1\n");
    EXPECT_EQ(printed("disp(mod(-7, 3)); disp(mod(5.5, 0))"), "     2\n    5.5000\n");
}

TEST(FastPaths, ElementsKeepTheirClass) {
    EXPECT_EQ(printed("x = int8([1 2]); disp(class(x(2)))"), "int8\n");
    EXPECT_EQ(printed("x = 'abc'; disp(x(2))"), "b\n");
    EXPECT_EQ(printed("x = [true false]; disp(class(x(1)))"), "logical\n");
    EXPECT_EQ(printed("x = [1+2i 3]; disp(x(2))"), "     3\n");
    EXPECT_EQ(printed("x = int8([1 2]); x(1) = 300; disp(x)"), "   127     2\n");
}

TEST(FastPaths, ComparisonsWithNanAreFalse) {
    EXPECT_EQ(printed("x = NaN; if x < 1, disp a, elseif x >= 1, disp b, else, disp c, end"),
              "c\n");
    EXPECT_EQ(errorOf("if NaN, end").substr(0, 19), "MATLAB:nologicalnan");
}

TEST(FastPaths, GrowthFollowsTheShape) {
    EXPECT_EQ(printed("x = 5; x(2) = 6; disp(size(x))"), "     1     2\n");
    EXPECT_EQ(printed("x = zeros(2, 1); x(3) = 1; disp(size(x))"), "     3     1\n");
    EXPECT_EQ(errorOf("x = eye(2); x(7) = 1;").empty(), false);
    EXPECT_EQ(printed("x = eye(2); x(3, 3) = 1; disp(size(x))"), "     3     3\n");
}

} // namespace vitrine::testing
