// SPDX-License-Identifier: Apache-2.0
// Mistakes are told once each, in plain words, at their place; and nothing makes the parser fall.
#include "lang/check.h"
#include "lang/parse_text.h"

#include <chrono>
#include <gtest/gtest.h>

namespace vitrine::lang {
namespace {

using test::mistakes;
using Lines = std::vector<std::string>;

TEST(Mistakes, NameTheBlockWhoseEndIsMissing) {
    EXPECT_EQ(mistakes("x = 1;\n\nfor i = 1:3\n  x;\n"),
              Lines{"3:1 missing 'end' for the 'for' that starts at line 3"});
    EXPECT_EQ(
        mistakes("function b\nend\nfunction a\n  for i = 1:3\n    if x\n      y\n  end\nend\n"),
        Lines{"5:5 missing 'end' for the 'if' that starts at line 5"});
    EXPECT_EQ(mistakes("function a\nend\nfunction b\n  while x\n  y\nend\nfunction c\nend\n"),
              Lines{"4:3 missing 'end' for the 'while' that starts at line 4"});
    EXPECT_EQ(
        mistakes("if a\nelse if b\n  c\nend\n"),
        Lines{"2:6 missing 'end' for the 'if' that starts at line 2 ('else if' needs an 'end' "
              "of its own; did you mean 'elseif'?)"});
    EXPECT_EQ(mistakes("do\n x = 1;\n"),
              Lines{"1:1 missing 'until' for the 'do' that starts at line 1"});
}

TEST(Mistakes, NameWordsWithoutABlock) {
    EXPECT_EQ(mistakes("x = 1;\nend\ny = 2;"), Lines{"2:1 'end' has no block to close"});
    EXPECT_EQ(mistakes("else\nx;"), Lines{"1:1 'else' outside of 'if'"});
    EXPECT_EQ(mistakes("case 3\nx;"), Lines{"1:1 'case' outside of 'switch'"});
    EXPECT_EQ(mistakes("for i=1:2\nendwhile"),
              Lines{"2:1 'endwhile' can't close the 'for' of line 1"});
    EXPECT_EQ(mistakes("if a\nelse\nelse\nend"),
              Lines{"3:1 'else' after the 'else' of the same 'if'"});
}

TEST(Mistakes, DoNotRepeatThemselvesAtTheEndOfAMissingBlock) {
    EXPECT_EQ(mistakes("function f\n  else\n    x;\n  endif\n  y = 1;\nendfunction\n"),
              Lines{"2:3 'else' outside of 'if'"});
    EXPECT_EQ(mistakes("  x;\nelse\n  y;\nend\n"), Lines{"2:1 'else' outside of 'if'"});
}

TEST(Mistakes, PointAtTheBracketThatIsOpen) {
    EXPECT_EQ(mistakes("x = (1 + 2;\ny = 3;"),
              Lines{"1:5 missing ')' for the '(' that opens here"});
    EXPECT_EQ(mistakes("x = f(1, g(2)\ny = 3;"),
              Lines{"1:6 missing ')' for the '(' that opens here"});
    EXPECT_EQ(mistakes("x = [1 2 3\ny = 4;\nz = {5\nif a, end"),
              (Lines{"1:5 missing ']' for the '[' that opens here",
                     "3:5 missing '}' for the '{' that opens here"}));
    EXPECT_EQ(mistakes("x = [1 2"), Lines{"1:5 missing ']' for the '[' that opens here"});
    EXPECT_EQ(mistakes("x = 3);"), Lines{"1:6 ')' without a '(' before it"});
}

TEST(Mistakes, GiveAHint) {
    EXPECT_EQ(mistakes("if x = 3\n y;\nend"),
              Lines{"1:6 '=' assigns and can't be a condition (did you mean '=='?)"});
    EXPECT_EQ(mistakes("if (x = 3)\n y;\nend"),
              Lines{"1:6 '=' assigns and can't be a condition (did you mean '=='?)"});
    EXPECT_EQ(mistakes("x = 'abc"),
              Lines{"1:5 the text that starts here has no closing ' (a ' inside "
                    "the text is written '')"});
    EXPECT_EQ(mistakes("x = 2y;"),
              Lines{"1:5 '2y' is not a number (a name can't start with a digit)"});
    EXPECT_EQ(mistakes("x + 1 = 2;"), Lines{"1:1 an expression with operators can't be assigned to "
                                            "(did you mean '=='?)"});
    EXPECT_EQ(mistakes("x = \xE2\x80\x98"
                       "a"),
              Lines{"1:5 a typographic quote can't start a text (use ' or \")"});
    EXPECT_EQ(mistakes("x = 3 4;"),
              Lines{"1:7 '4' can't follow here: the statement is complete (is "
                    "an operator, a comma or a quote missing?)"});
}

TEST(Mistakes, AreAllFoundInOneRunAndOnlyOnce) {
    const Lines found = mistakes("x = (1 + ;\n"
                                 "for i = 1:3\n"
                                 "  y = [1, 2;\n"
                                 "  z = 'open\n"
                                 "  if w = 1\n"
                                 "    a b = ) 3;\n"
                                 "    q = 3 $ 4;\n"
                                 "  end\n"
                                 "end\n"
                                 "ok = f(1, 2);\n"
                                 "t = 5 +\n");
    EXPECT_EQ(found.size(), 6U) << testing::PrintToString(found);
}

TEST(Mistakes, InAHeadLeaveTheBlockIntact) {
    EXPECT_EQ(mistakes("for i = \n x;\nend\nwhile )\n y;\nend\nswitch 3 3\ncase 1\nend").size(),
              3U);
    EXPECT_EQ(mistakes("function f(a,)\nx = 1;\nend\nfunction [a = g\nend").size(), 2U);
    EXPECT_EQ(mistakes("classdef A < \n properties\n  a = )\n end\n foo\nend").size(), 3U);
}

TEST(Mistakes, AreWarningsWhereTheTextRunsAllTheSame) {
    const SourceFile source(1, "test", "x = 1;\n  %{\ny = 2;\n");
    const ParseResult result = parse(source);
    EXPECT_TRUE(result.ok());
    ASSERT_EQ(result.diagnostics.size(), 1U);
    EXPECT_EQ(result.diagnostics[0].severity, Severity::Warning);
    EXPECT_EQ(result.diagnostics[0].message, "the block comment that starts here has no end");
    EXPECT_EQ(result.diagnostics[0].span.begin, 9U);
    EXPECT_TRUE(checkText("t.m", source.text()).empty());
}

TEST(Check, PrintsFileLineColumnMessage) {
    EXPECT_EQ(checkText("dir/a.m", "x = 1;\ny = );\n"),
              Lines{"dir/a.m:2:5: ')' without a '(' before it; a value is expected"});
    EXPECT_TRUE(checkText("b.m", "x = 1;").empty());
}

std::string repeat(std::string_view part, size_t times) {
    std::string text;
    for (size_t i = 0; i < times; ++i)
        text += part;
    return text;
}

TEST(Robustness, DeepNestingIsADiagnosticAndNotAnOverflow) {
    for (const std::string_view part :
         {"(", "[", "{", "-", "~", "@(x)", "if x,", "for i=1:3,", "f(", "x.(", "2^-", "try,",
          "a=", "c{", "[1,[", "while 1\n", "switch x case 1,"}) {
        const Lines found = mistakes(repeat(part, 5000));
        EXPECT_FALSE(found.empty()) << part;
        EXPECT_LE(found.size(), 402U) << part;
    }
    EXPECT_EQ(mistakes("x = " + repeat("(", 300) + "1" + repeat(")", 300) + ";"), Lines{});
}

TEST(Robustness, LongChainsAreADiagnosticAndNotAnOverflow) {
    EXPECT_EQ(mistakes("x = 1" + repeat(" + 1", 20000) + ";").size(), 1U);
    EXPECT_EQ(mistakes("x = a" + repeat("'", 20000) + ";").size(), 1U);
    EXPECT_EQ(mistakes("x = a" + repeat(".b", 20000) + ";").size(), 1U);
    EXPECT_EQ(mistakes("x = 1" + repeat(":1", 20000) + ";").size(), 1U);
    EXPECT_EQ(mistakes("x = 1" + repeat(" + 1", 3000) + ";"), Lines{});
}

/// Seconds for a parse, the best of three.
double seconds(const std::string& text) {
    double best = 1e9;
    for (int i = 0; i < 3; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        (void)checkText("t", text);
        const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begin;
        best = std::min(best, spent.count());
    }
    return best;
}

TEST(Robustness, TimeGrowsWithTheTextAndNotWithItsSquare) {
    for (const std::string_view part :
         {"x = 1;\n",     "[\n",      "x = [1 2\n",  "f(\n",        "%{\n",
          "'\n",          "\"\n",     "x = (\n%{\n", ")\n",         "end\n",
          "if x\n",       "%c\n",     "...\n",       "f(a,...\n",   "hold on\n",
          "function f\n", "x = {1\n", "\\\n",        "else if x\n", "a.b(1).c = 2;\n",
          "\xFF",         "1 2 3\n",  "for (i\n",    "++x\n",       "until x\n"}) {
        const double small = seconds(repeat(part, 1000));
        const double large = seconds(repeat(part, 8000));
        // Eight times the text; a square would be 64 times the time.
        EXPECT_LT(large, 30 * small + 0.05) << testing::PrintToString(std::string(part));
    }
}

TEST(Robustness, ArbitraryBytesGiveOnlyMessages) {
    uint32_t state = 12345;
    for (int round = 0; round < 500; ++round) {
        std::string text;
        for (int i = 0; i < 400; ++i) {
            state = state * 1664525U + 1013904223U;
            text += static_cast<char>(state >> 24);
        }
        const SourceFile source(1, "bytes", text);
        const ParseResult result = parse(source);
        for (const Diagnostic& diagnostic : result.diagnostics)
            EXPECT_LE(diagnostic.span.end, text.size());
        EXPECT_FALSE(toSexpr(*result.ast).size() > 1000 * text.size());
    }
}

} // namespace
} // namespace vitrine::lang
