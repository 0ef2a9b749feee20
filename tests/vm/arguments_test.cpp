// SPDX-License-Identifier: Apache-2.0
#include "harness.h"

namespace vitrine::testing {

namespace {
const std::string kOptions = "\nfunction y = f(x, o)\narguments\nx (1,1) double {mustBePositive}\n"
                             "o.a (1,1) double = 1\no.b = 2\nend\ny = x + o.a*10 + o.b*100;\nend";
}

TEST(Arguments, NamesAndDefaultsFillTheOptions) {
    EXPECT_EQ(printed("disp(f(1))" + kOptions), "   211\n");
    EXPECT_EQ(printed("disp(f(1, 'a', 5, 'b', 7))" + kOptions), "   751\n");
    EXPECT_EQ(printed("disp(f(1, a=2))" + kOptions), "   221\n");
}

TEST(Arguments, WrongOnesAreRefused) {
    EXPECT_EQ(errorOf("f(-1)" + kOptions),
              "MATLAB:validators:mustBePositive|Invalid argument at position 1. Value must be "
              "positive.");
    EXPECT_EQ(errorOf("f([1 2])" + kOptions),
              "MATLAB:validation:IncompatibleSize|Invalid argument at position 1. Value must be a "
              "scalar.");
    EXPECT_EQ(errorOf("f(1, 'zzz', 5)" + kOptions).substr(0, 51),
              "MATLAB:functionValidation:UnrecognizedParameter|Inv");
}

TEST(Arguments, DefaultsMayUseEarlierArguments) {
    EXPECT_EQ(
        printed("disp(g(3))\nfunction r = g(a, b)\narguments\na\nb = a + 1\nend\nr = a*b;\nend"),
        "    12\n");
    EXPECT_EQ(
        printed("disp(class(g(3)))\nfunction r = g(a)\narguments\na single\nend\nr = a;\nend"),
        "single\n");
}

} // namespace vitrine::testing
