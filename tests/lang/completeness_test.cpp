// SPDX-License-Identifier: Apache-2.0
#include "lang/completeness.h"

#include <gtest/gtest.h>

namespace vitrine::lang {
namespace {

TEST(Completeness, WaitsForTheEndOfBlocksAndBrackets) {
    for (const char* text : {"if x", "if x\n y\nelse", "for i=1:3\n if x, end", "x = [1 2",
                             "c = {1, ...", "f(1,", "x = 1 + ...", "x = 1 + ...\n", "%{\nnote",
                             "do\n x++;", "function f\n x;", "try\n x\ncatch"})
        EXPECT_TRUE(needsMoreLines(text)) << text;
}

TEST(Completeness, TakesWholeTextsAsTheyAre) {
    for (const char* text :
         {"", "x = 1", "if x, y, end", "for i=1:3\n x\nend", "hold on", "x = [1\n2]", "% note ...",
          "disp 'if'", "x = 'if'", "do\n x++;\nuntil x > 3", "x = 1 + ...\n\n", "%{\nnote\n%}"})
        EXPECT_FALSE(needsMoreLines(text)) << text;
}

TEST(Completeness, DoesNotHoldMistakesBack) {
    EXPECT_FALSE(needsMoreLines("end"));
    EXPECT_FALSE(needsMoreLines("x = 'open"));
    EXPECT_FALSE(needsMoreLines("x = (1 $ 2"));
}

} // namespace
} // namespace vitrine::lang
