// SPDX-License-Identifier: Apache-2.0
// What an editor warns of in a text that can be read, and what it must leave alone.
#include "lang/doubts.h"
#include "lang/layout.h"
#include "lang/parser.h"

#include <gtest/gtest.h>

namespace vitrine::lang {
namespace {

/// "line: message" each.
std::vector<std::string> told(const char* text,
                              std::vector<Doubt> (*rule)(const Ast&) = sizesThatCannotFit) {
    const SourceFile source(1, "text", text);
    const ParseResult parsed = parse(source);
    EXPECT_TRUE(parsed.ok()) << text;
    std::vector<std::string> out;
    for (const Doubt& doubt : rule(*parsed.ast))
        out.push_back(std::to_string(source.position(doubt.span.begin).line) + ": " +
                      doubt.message);
    return out;
}

using Told = std::vector<std::string>;
const std::string kSizes = "Arrays have incompatible sizes for this operation.";
const std::string kJoined = "Dimensions of arrays being concatenated are not consistent.";
const std::string kProduct = "Incorrect dimensions for matrix multiplication.";

TEST(Sizes, OfLiteralsRangesAndMadeArraysAreFollowed) {
    EXPECT_EQ(told("a = [1 2 3];\nb = [1 2];\nc = a + b;\n"), Told{"3: " + kSizes});
    EXPECT_EQ(told("x = zeros(3, 4);\ny = x * ones(3, 2);\n"), Told{"2: " + kProduct});
    EXPECT_EQ(told("t = 0:0.1:1;\ns = t .* (1:10);\n"), Told{"2: " + kSizes});
    EXPECT_EQ(told("a = rand(2, 2)';\nb = [a; 1 2 3];\n"), Told{"2: " + kJoined});
    EXPECT_EQ(told("b = ['ab'; 'abc'];\n"), Told{"1: " + kJoined});
    EXPECT_EQ(told("a = [1 2 3];\nb = a(4);\nc = a(2, 1);\n"),
              (Told{"2: Index exceeds the number of array elements. Index must not exceed 3.",
                    "3: Index in position 1 exceeds array bounds. Index must not exceed 1."}));
    EXPECT_EQ(told("function f()\n  a = eye(3);\n  a += ones(2);\nend\n"), Told{"3: " + kSizes});
}

TEST(Sizes, ThatFitAreLeftAlone) {
    for (const char* text : {
             "a = [1 2 3];\nb = a + a' - 5 + zeros(3, 1);\n",
             "a = zeros(3, 4) * ones(4, 2) * 2;\nb = [a; a] \\ zeros(6, 1);\n",
             "a = [];\nb = [a, 1, 2];\nc = ['' 'abc'];\n",
             "a = 1:3;\na(5) = 2;\nb = a + (1:5);\n",
             "f = @(x) x + [1 2];\na = [1 2 3];\nb = f(3) + a;\n",
         })
        EXPECT_EQ(told(text), Told{}) << text;
}

TEST(Sizes, ThatTheTextDoesNotSayAreNotGuessed) {
    for (const char* text : {
             "a = zeros(n, 3) + zeros(m, 3);\n",
             "a = [1 2];\nif c\n  a = 1:3;\nend\nb = a + (1:3);\n",
             "a = [1 2];\nfor k = 1:3\n  b = a + (1:2);\n  a = [a k];\n  a = a(1:2);\nend\n",
             "a = [1 2];\nsetup\nb = a + (1:3);\n",
             "a = [1 2];\neval('a = 1:3;');\nb = a + (1:3);\n",
             "try\n  a = [1 2] + [1 2 3];\ncatch\nend\n",
             "function y = zeros(n), y = n; end\nfunction g(), a = zeros(2, 3) + [1 2]; disp(a), "
             "end\n",
             "global a\na = [1 2];\nother();\nb = a + (1:3);\n",
             "a = [1 2];\nb = isempty(a) && a + (1:3);\n",
         })
        EXPECT_EQ(told(text), Told{}) << text;
}

TEST(UnusedResults, AreVariablesOfFunctionsThatNothingReads) {
    EXPECT_EQ(told("function y = f(x)\n  t = x + 1;\n  u(3) = t;\n  y = x;\nend\n", unusedResults),
              Told{"3: The value of 'u' is not used."});
    EXPECT_EQ(told("function f(x)\n  n = 0;\n  n += x;\nend\n", unusedResults),
              Told{"2: The value of 'n' is not used."});
    EXPECT_EQ(told("x = 3;\nx == 4;\n", unusedResults), Told{"2: The result of '==' is not used."});
}

TEST(UnusedResults, ThatMayBeReadOtherwiseAreLeftAlone) {
    for (const char* text : {
             "x = 3;\ny = x;\n",                                   // a script's stay
             "function y = f(x)\n  y = x;\nend\n",                 // an output
             "function f(x)\n  t = x\nend\n",                      // shown
             "function f(x)\n  t = x;\n  eval('disp(t)');\nend\n", // by its name
             "function f(x)\n  global g\n  g = x;\nend\n",         // of others, too
             "function f(x)\n  t = x;\n  function g()\n    disp(t)\n  end\n  g();\nend\n",
             "function f(x)\n  c = onCleanup(@() disp(x));\nend\n",
             "function h = f(x)\n  t = x;\n  h = @() t;\nend\n",
             "function f(x)\n  [~, i] = max(x);\n  disp(i)\nend\n",
             "3 + 4;\nans * 2\n",
         })
        EXPECT_EQ(told(text, unusedResults), Told{}) << text;
}

std::string blocksOf(const char* text) {
    std::string out;
    for (const LineBlock& block : lineBlocks(text))
        out += std::to_string(block.first) + "-" + std::to_string(block.last) + " ";
    return out;
}

TEST(LineBlocks, AreSectionsAndCommentsAndFunctionsWithoutEnd) {
    EXPECT_EQ(blocksOf("%% one\na = 1;\n\n%% two\nb = 2;\nc = 3;\n"), "1-2 4-6 ");
    EXPECT_EQ(blocksOf("%{\nwords\n%}\nx = 1;\n"), "1-3 ");
    EXPECT_EQ(blocksOf("for k = 1:2\n%% in\nx = 1;\ny = 2;\nend\nz = 1;\n"), "1-5 2-4 ");
    EXPECT_EQ(blocksOf("function f\nx = 1;\n\n% of g\nfunction g\ny = 1;\nend_ = 2;\n"),
              "1-2 5-7 ");
    EXPECT_EQ(blocksOf("%% s\nx = 1;\nfunction f\ny = 1;\nend\n"), "1-2 3-5 ");
    EXPECT_EQ(blocksOf("s = '%% no';\nt = 1; %% no\nu = 1;\n"), "");
}

} // namespace
} // namespace vitrine::lang
