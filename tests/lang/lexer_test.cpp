// SPDX-License-Identifier: Apache-2.0
#include "lang/lexer.h"

#include "lang/parse_text.h"

#include <cmath>
#include <gtest/gtest.h>

namespace vitrine::lang {
namespace {

using test::Case;
using test::tree;
using test::value;

std::vector<std::string> words(std::string_view text) {
    Lexer lexer(text);
    std::vector<std::string> found;
    for (Token token = lexer.next(); token.kind != TokenKind::EndOfFile; token = lexer.next()) {
        const bool newline = token.kind == TokenKind::Newline;
        found.emplace_back(newline ? "\\n" : lexer.textOf(token));
    }
    return found;
}

using Words = std::vector<std::string>;

TEST(Lexer, SplitsNumbersFromOperatorsThatBeginWithADot) {
    EXPECT_EQ(words("1./x"), (Words{"1", "./", "x"}));
    EXPECT_EQ(words("1.*x"), (Words{"1", ".*", "x"}));
    EXPECT_EQ(words("1..^2"), (Words{"1.", ".^", "2"}));
    EXPECT_EQ(words("3.'"), (Words{"3", ".'"}));
    EXPECT_EQ(words("1:3'"), (Words{"1", ":", "3", "'"}));
    EXPECT_EQ(words(".5+1."), (Words{".5", "+", "1."}));
    EXPECT_EQ(words("1e3 1.5E-3 2d4 1e+2i 3J"), (Words{"1e3", "1.5E-3", "2d4", "1e+2i", "3J"}));
    EXPECT_EQ(words("0xFFu8 0b101s16 0x1F"), (Words{"0xFFu8", "0b101s16", "0x1F"}));
    EXPECT_EQ(words("[1 2 3...\n4]"), (Words{"[", "1", "2", "3", "4", "]"}));
}

TEST(Lexer, TellsAQuoteFromATransposeByWhatStandsBefore) {
    EXPECT_EQ(words("a'"), (Words{"a", "'"}));
    EXPECT_EQ(words("a ' "), (Words{"a", "'"}));
    EXPECT_EQ(words("a''"), (Words{"a", "'", "'"}));
    EXPECT_EQ(words("x = 'it''s'"), (Words{"x", "=", "'it''s'"}));
    EXPECT_EQ(words("f(1)' + [1]' + {2}'"),
              (Words{"f", "(", "1", ")", "'", "+", "[", "1", "]", "'", "+", "{", "2", "}", "'"}));
    EXPECT_EQ(words("x(end')"), (Words{"x", "(", "end", "'", ")"}));
    EXPECT_EQ(words("case 'a'"), (Words{"case", "'a'"}));
    EXPECT_EQ(words("\"s\"'"), (Words{"\"s\"", "'"}));
    EXPECT_EQ(words("@sin'"), (Words{"@", "sin", "'"}));
    EXPECT_EQ(words("a.^'b'"), (Words{"a", ".^", "'b'"}));
}

TEST(Lexer, LeavesOutComments) {
    EXPECT_EQ(words("a % b\nc # d"), (Words{"a", "\\n", "c"}));
    EXPECT_EQ(words("%{\nfoo\n%{\ninner\n%}\nbar\n%}\nx"), (Words{"\\n", "x"}));
    EXPECT_EQ(words("#{\nfoo\n#}\nx"), (Words{"\\n", "x"}));
    EXPECT_EQ(words("%{ not a block\nx"), (Words{"\\n", "x"}));
    EXPECT_EQ(words("a = 1; %{\nx"), (Words{"a", "=", "1", ";", "\\n", "x"}));
    EXPECT_EQ(words("'%' \"#\""), (Words{"'%'", "\"#\""}));
}

TEST(Lexer, ContinuesLines) {
    EXPECT_EQ(words("a + ... comment\n b"), (Words{"a", "+", "b"}));
    EXPECT_EQ(words("f(a, ...\n % gone\n  b)"), (Words{"f", "(", "a", ",", "b", ")"}));
    EXPECT_EQ(words("f(a,\n b)"), (Words{"f", "(", "a", ",", "b", ")"}));
    EXPECT_EQ(words("a ..."), (Words{"a"}));
}

TEST(Lexer, AcceptsEveryKindOfLineEnd) {
    EXPECT_EQ(words("a\r\nb\rc\nd"), (Words{"a", "\\n", "b", "\\n", "c", "\\n", "d"}));
    EXPECT_EQ(words("\xEF\xBB\xBF"
                    "a\f b"),
              (Words{"a", "b"}));
    EXPECT_EQ(tree("x = 1;\r\n% c\r\ny = 2;"), "(= x 1)\n(= y 2)");
}

TEST(Lexer, TakesKeywordsAsFieldNames) {
    EXPECT_EQ(tree("a.end = b.if.for;"), "(= (. a end) (. (. b if) for))");
}

TEST(Lexer, ReadsLiterals) {
    const std::vector<Case> cases{
        {"0xFF", "255:u8"},        {"0xFFFu16", "4095:u16"},
        {"0b11111111s8", "-1:s8"}, {"0x1FFFF", "131071:u32"},
        {"'it''s'", "'it''s'"},    {"\"say \"\"x\"\"\"", "\"say \"\"x\"\"\""},
        {"\"a\\n\"", "\"a\\n\""},  {"''", "''"},
        {"\"\"", "\"\""},          {"'\xC3\xA9'", "'\xC3\xA9'"},
    };
    for (const Case& item : cases)
        EXPECT_EQ(value(item.text), item.expected) << item.text;
}

TEST(Lexer, ReadsNumberValues) {
    const SourceFile source(1, "test", "1.5e3; 2d-2; 3i; 1e400; 0xFFs8;");
    const ParseResult result = parse(source);
    ASSERT_TRUE(result.ok());
    std::vector<const NumberExpr*> numbers;
    for (const Stmt* statement : result.ast->statements)
        numbers.push_back(dynCast<NumberExpr>(as<ExpressionStmt>(*statement).expression));
    ASSERT_EQ(numbers.size(), 5U);
    EXPECT_EQ(numbers[0]->value, 1500.0);
    EXPECT_EQ(numbers[1]->value, 0.02);
    EXPECT_EQ(numbers[2]->value, 3.0);
    EXPECT_TRUE(numbers[2]->imaginary);
    EXPECT_TRUE(std::isinf(numbers[3]->value));
    EXPECT_EQ(numbers[4]->numberClass, NumberClass::Int8);
    EXPECT_EQ(static_cast<int64_t>(numbers[4]->bits), -1);
}

TEST(Lexer, FallsBackToOctavesStringsOnlyWhenNothingElseMakesSense) {
    EXPECT_EQ(value("\"C:\\\""), "\"C:\\\"");
    EXPECT_EQ(value("[\"a \\\" b\", 'c']"), "(matrix \"a \"\" b\" 'c')");
    EXPECT_EQ(value("10_000"), "10_000");
}

} // namespace
} // namespace vitrine::lang
