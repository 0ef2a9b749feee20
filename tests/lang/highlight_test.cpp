// SPDX-License-Identifier: Apache-2.0
#include "lang/highlight.h"

#include "lang/lexer.h"

#include <gtest/gtest.h>
#include <string>

namespace vitrine::lang {
namespace {

/// Each token as its kind's letter and its text.
std::string coloured(const std::string& text) {
    constexpr std::string_view kLetters = "kin\"'%o!E";
    std::string result;
    for (const TextToken& token : outlineText(text).tokens) {
        if (!result.empty()) result += ' ';
        result += kLetters[static_cast<size_t>(token.kind)];
        result += ':' + text.substr(token.begin, token.end - token.begin);
    }
    return result;
}

/// The parts of the block at the first occurrence of `word`.
std::string partsAt(const std::string& text, const std::string& word) {
    const TextOutline outline = outlineText(text);
    const TextBlock* block = blockAt(outline, static_cast<uint32_t>(text.find(word)));
    if (!block) return "none";
    std::string result;
    for (const uint32_t part : block->parts) {
        const TextToken& token = outline.tokens[part];
        result += text.substr(token.begin, token.end - token.begin) + '@' +
                  std::to_string(token.begin) + ' ';
    }
    return result + (block->closed ? "closed" : "open");
}

TEST(Highlight, GivesEveryKindOfToken) {
    EXPECT_EQ(coloured("for k = 1:3 % note"), "k:for i:k o:= n:1 o:: n:3 %:% note");
    EXPECT_EQ(coloured("x = 'a' + \"b\";"), "i:x o:= ':'a' o:+ \":\"b\" o:;");
    EXPECT_EQ(coloured("hold on; x = 1; x -1"), "i:hold !:on o:; i:x o:= n:1 o:; i:x o:- n:1");
    EXPECT_EQ(coloured("!ls end\nx"), "o:! !:ls end i:x");
    EXPECT_EQ(coloured("x = 'open\ny = $"), "i:x o:= E:'open i:y o:= E:$");
    EXPECT_EQ(coloured("%{\nblock\n%}\nx = [1 ... c\n 2]"),
              "%:%{\nblock\n%} i:x o:= o:[ n:1 %:... c n:2 o:]");
}

TEST(Highlight, KnowsWordsThatAreKeywordsOnlyInTheirPlace) {
    EXPECT_EQ(coloured("properties = 1; x.end = 2;"),
              "i:properties o:= n:1 o:; i:x o:. i:end o:= n:2 o:;");
    EXPECT_EQ(coloured("classdef A\nproperties\na\nend\nend"),
              "k:classdef i:A k:properties i:a k:end k:end");
    EXPECT_EQ(coloured("function f(x)\narguments\nx\nend\nend"),
              "k:function i:f o:( i:x o:) k:arguments i:x k:end k:end");
}

TEST(Highlight, JoinsThePartsOfABlock) {
    const std::string text = "if a\n for i=x(end), end\nelse\n b = (1);\nend";
    EXPECT_EQ(partsAt(text, "if"), "if@0 else@24 end@39 closed");
    EXPECT_EQ(partsAt(text, "for"), "for@6 end@20 closed");
    EXPECT_EQ(partsAt(text, "(end"), "(@13 )@17 closed");
    EXPECT_EQ(partsAt(text, "b ="), "none");
    EXPECT_EQ(partsAt("while x\n y", "while"), "while@0 open");
}

TEST(Highlight, LeavesFunctionsWithoutEndAlone) {
    const std::string text = "function a\nif x\nend\nfunction b\ny";
    EXPECT_EQ(partsAt(text, "if"), "if@11 end@16 closed");
    EXPECT_EQ(partsAt(text, "function"), "none");
}

TEST(Highlight, CoversTheSameTokensAsTheLexer) {
    const std::string text = "function y = f(x)\n  y = x' + [1 -2; 'a' \"b\"];\nend\n";
    Lexer lexer(text);
    const TextOutline outline = outlineText(text);
    size_t index = 0;
    for (Token token = lexer.next(); token.kind != TokenKind::EndOfFile; token = lexer.next()) {
        if (token.kind == TokenKind::Newline) continue;
        ASSERT_LT(index, outline.tokens.size());
        EXPECT_EQ(outline.tokens[index].begin, token.begin);
        EXPECT_EQ(outline.tokens[index].end, token.end);
        ++index;
    }
    EXPECT_EQ(index, outline.tokens.size());
}

} // namespace
} // namespace vitrine::lang
