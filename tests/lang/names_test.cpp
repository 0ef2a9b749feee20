// SPDX-License-Identifier: Apache-2.0
#include "lang/layout.h"
#include "lang/names.h"
#include "lang/parser.h"

#include <gtest/gtest.h>

namespace vitrine::lang {
namespace {

std::vector<std::string> unknownOf(const std::string& text) {
    const SourceFile source(1, "t.m", text);
    const ParseResult parsed = parse(source);
    std::vector<std::string> names;
    for (const NameUse& use : unknownNames(*parsed.ast, [](std::string_view name) {
             return name == "sin" || name == "disp" || name == "load" || name == "hold"
                        ? KnownName::Function
                    : name == "prepare" ? KnownName::Script
                                        : KnownName::No;
         })) {
        names.push_back(std::string(use.name) + "@" +
                        std::to_string(source.position(use.span.begin).line));
    }
    return names;
}

using List_ = std::vector<std::string>;

TEST(UnknownNames, AreThoseThatNothingAssigns) {
    EXPECT_EQ(unknownOf("a = 1;\nb = a + aa;\ndisp(sinn(b))\n"), (List_{"aa@2", "sinn@3"}));
    EXPECT_EQ(unknownOf("for k = 1:3, x(k) = k; end\n[m, n] = sin(x); disp(m + n)"), List_{});
    EXPECT_EQ(unknownOf("try, disp(1), catch me, disp(me), end\nglobal g\ndisp(g)"), List_{});
    EXPECT_EQ(unknownOf("s.x = 1; disp(s.y); disp(t.x)"), (List_{"t@1"}));
    EXPECT_EQ(unknownOf("hold on\nx = ans;"), List_{});
}

TEST(UnknownNames, FunctionsHaveTheirOwn) {
    EXPECT_EQ(unknownOf("y = f(1);\nfunction r = f(x)\nr = x + y;\nend\n"), (List_{"y@3"}));
    EXPECT_EQ(unknownOf("function r = f(x)\nr = g(x);\nfunction q = g(z)\nq = z + x;\nend\nend\n"),
              List_{});
    EXPECT_EQ(unknownOf("function f(varargin)\ndisp(varargin); disp(nargin)\nend\n"), List_{});
}

TEST(UnknownNames, ParametersOfAnonymousFunctionsAreTheirs) {
    EXPECT_EQ(unknownOf("f = @(t) sin(t) + u;\ndisp(t)"), (List_{"u@1", "t@2"}));
}

TEST(UnknownNames, CodeThatMakesVariablesIsNotJudged) {
    EXPECT_EQ(unknownOf("load data\ndisp(y)"), List_{});
    EXPECT_EQ(unknownOf("prepare\ndisp(y)"), List_{});
    EXPECT_EQ(unknownOf("load('d')\nfunction f()\ndisp(y)\nend"), (List_{"y@3"}));
}

std::string placesOf(const std::string& text, uint32_t offset) {
    const SourceFile source(1, "t.m", text);
    std::string marked = text;
    const std::vector<Span> places = placesOfVariable(*parse(source).ast, offset);
    for (auto place = places.rbegin(); place != places.rend(); ++place)
        marked.replace(place->begin, place->end - place->begin, "#");
    return marked;
}

TEST(PlacesOfVariable, AreThoseOfItsFunction) {
    const std::string text = "x = 1; s.x = x; y = 'x'; % x\nz = @(x) x;\nclear x\n"
                             "function r = f(x)\nr = x;\nend\n";
    EXPECT_EQ(placesOf(text, 0), "# = 1; s.x = #; y = 'x'; % x\nz = @(#) #;\nclear #\n"
                                 "function r = f(x)\nr = x;\nend\n");
    const auto inside = static_cast<uint32_t>(text.find("f(x)") + 2);
    EXPECT_EQ(placesOf(text, inside), "x = 1; s.x = x; y = 'x'; % x\nz = @(x) x;\nclear x\n"
                                      "function r = f(#)\nr = #;\nend\n");
    EXPECT_EQ(placesOf("disp(1)", 1), "disp(1)"); // a function is no variable
}

TEST(IndentedText, FollowsTheBlocks) {
    EXPECT_EQ(indentedText("for k=1:2\nif k\nx=1; \nelse\ny=2;\nend\nend\nz=3;\n"),
              "for k=1:2\n    if k\n        x=1;\n    else\n        y=2;\n    end\nend\nz=3;\n");
    EXPECT_EQ(indentedText("switch a\ncase 1\nb=1;\notherwise\nb=2;\nend"),
              "switch a\n    case 1\n        b=1;\n    otherwise\n        b=2;\nend");
    EXPECT_EQ(indentedText("function f\nx=1;\nend\n"), "function f\n    x=1;\nend\n");
    EXPECT_EQ(indentedText("function f\n  x=1;\nfunction g\n  y=1;\n"),
              "function f\nx=1;\nfunction g\ny=1;\n");
}

TEST(IndentedText, KeepsWhatContinuesALineBesideIt) {
    EXPECT_EQ(indentedText("if a\nx = f(1, ...\n      2);\nend\n"),
              "if a\n    x = f(1, ...\n          2);\nend\n");
    EXPECT_EQ(indentedText("if a\nM = [1 2\n     3 4];\nend\n"),
              "if a\n    M = [1 2\n         3 4];\nend\n");
    EXPECT_EQ(indentedText("while b\n% note\n\n\n  c = 'a  b';\nend"),
              "while b\n    % note\n\n\n    c = 'a  b';\nend");
    EXPECT_EQ(indentedText("if a\n%{\n  text\n%}\nend\n"),
              "if a\n    %{\n      text\n    %}\nend\n");
}

TEST(IndentedText, IsItsOwnFixedPoint) {
    for (const char* text : {"", "\n\n", "end\nend\nx", "x = [1 ...\n2\n", "%{\nopen", "f('\n)"}) {
        const std::string once = indentedText(text);
        EXPECT_EQ(indentedText(once), once) << text;
    }
}

TEST(LineBlocks, AreThoseOfWordsOverSeveralLines) {
    const std::vector<LineBlock> blocks =
        lineBlocks("for k=1:2, x=k; end\nwhile a\nif b, c, end\nif d\ne\nend\nend\nif f\n");
    ASSERT_EQ(blocks.size(), 2u);
    EXPECT_EQ(blocks[0].first, 2u);
    EXPECT_EQ(blocks[0].last, 7u);
    EXPECT_EQ(blocks[1].first, 4u);
    EXPECT_EQ(blocks[1].last, 6u);
}

TEST(OpenCall, IsTheInnermostWithItsArgument) {
    const auto at = [](std::string_view text) {
        const auto call = openCall(text);
        return call ? call->name + ":" + std::to_string(call->argument) : std::string();
    };
    EXPECT_EQ(at("y = reshape(x, "), "reshape:1");
    EXPECT_EQ(at("y = reshape(x, [1, 2, "), "reshape:1");
    EXPECT_EQ(at("f(g(1, 2), (3 + "), "f:1");
    EXPECT_EQ(at("f(g(1, "), "g:1");
    EXPECT_EQ(at("f(1); "), "");
    EXPECT_EQ(at("x = [a (1"), "");
    EXPECT_EQ(at("f(1, ...\n  2, "), "f:2");
    EXPECT_EQ(at("f(1, % two"), "");
    EXPECT_EQ(at("f('a, b"), "");
    EXPECT_EQ(at(""), "");
}

} // namespace
} // namespace vitrine::lang
