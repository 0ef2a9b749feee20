// SPDX-License-Identifier: Apache-2.0
#include "lang/parse_text.h"

#include <gtest/gtest.h>

namespace vitrine::lang {
namespace {

using test::Case;
using test::tree;
using test::value;

class Precedence : public testing::TestWithParam<Case> {};

TEST_P(Precedence, GroupsOperatorsAsMatlabDoes) {
    EXPECT_EQ(value(GetParam().text), GetParam().expected) << GetParam().text;
}

const std::vector<Case> kCases{
    {"-2^2", "(- (^ 2 2))"},
    {"2^-1", "(^ 2 (- 1))"},
    {"2^-1^2", "(^ (^ 2 (- 1)) 2)"},
    {"2^3^2", "(^ (^ 2 3) 2)"},
    {"2^~0", "(^ 2 (~ 0))"},
    {"a^b'", "(' (^ a b))"},
    {"a'^b", "(^ (' a) b)"},
    {"a' ^ b'", "(' (^ (' a) b))"},
    {"-a'", "(- (' a))"},
    {"-a.^b", "(- (.^ a b))"},
    {"-a*b", "(* (- a) b)"},
    {"~a==b", "(== (~ a) b)"},
    {"!x==y", "(== (~ x) y)"},
    {"~a*b", "(* (~ a) b)"},
    {"a*b+c*d", "(+ (* a b) (* c d))"},
    {"a-b-c", "(- (- a b) c)"},
    {"a/b*c", "(* (/ a b) c)"},
    {"a\\b", "(\\ a b)"},
    {"a.\\b", "(.\\ a b)"},
    {"a**b", "(^ a b)"},
    {"a.**b", "(.^ a b)"},
    {"1:n+1", "(: 1 (+ n 1))"},
    {"1:2:10", "(: 1 2 10)"},
    {"1:3==2", "(== (: 1 3) 2)"},
    {"a:b:c:d", "(: (: a b c) d)"},
    {"a<b&c>d", "(& (< a b) (> c d))"},
    {"a|b&c", "(| a (& b c))"},
    {"a&&b|c", "(&& a (| b c))"},
    {"a||b&&c", "(|| a (&& b c))"},
    {"a==b~=c", "(~= (== a b) c)"},
    {"a != b", "(~= a b)"},
    {"a--b", "(- a (- b))"},
    {"a++b", "(+ a (+ b))"},
    {"- - a", "(- (- a))"},
    {"@(x) x+1", "(@ (x) (+ x 1))"},
    {"@() f", "(@ () f)"},
    {"@(~, varargin) 1", "(@ (~ varargin) 1)"},
    {"@(x) @(y) x+y", "(@ (x) (@ (y) (+ x y)))"},
    {"@pkg.sub.f", "@pkg.sub.f"},
    {"?pkg.Class", "?pkg.Class"},
    {"x.y(1).z{2}.('w')", "(.() (brace (. (index (. x y) 1) z) 2) 'w')"},
    {"x{end}(end).y", "(. (index (brace x end) end) y)"},
    {"x(:)", "(index x :)"},
    {"x(:, end)'", "(' (index x : end))"},
    {"f(a, Name=3, Other='x')", "(index f a (name Name 3) (name Other 'x'))"},
    {"(a)(1)", "(index (paren a) 1)"},
    {"f(1)(2)", "(index (index f 1) 2)"},
    {"'abc'(2)", "(index 'abc' 2)"},
    {"f()", "(index f)"},
    {"c{:}", "(brace c :)"},
    {"c{}", "(brace c)"},
    {"(1 + 2) * 3", "(* (paren (+ 1 2)) 3)"},
};

INSTANTIATE_TEST_SUITE_P(Table, Precedence, testing::ValuesIn(kCases));

TEST(Source, OfAFunctionHandleIsWhatFunc2strShows) {
    const SourceFile source(1, "test", "f = @( x, y ) x.^2 + a( 1, : )' - [1 2; 3 4] * 'it''s';");
    const ParseResult result = parse(source);
    ASSERT_TRUE(result.ok());
    const auto& assignment = as<AssignStmt>(*result.ast->statements[0]);
    EXPECT_EQ(toSource(*assignment.value), "@(x,y)x.^2+a(1,:)'-[1,2;3,4]*'it''s'");
}

TEST(Spans, CoverTheWholeExpression) {
    const std::string text = "x = a + f(1, 2)' * [3 4];";
    const SourceFile source(1, "test", text);
    const ParseResult result = parse(source);
    ASSERT_TRUE(result.ok());
    const auto& assignment = as<AssignStmt>(*result.ast->statements[0]);
    const auto part = [&](Span span) { return text.substr(span.begin, span.end - span.begin); };
    EXPECT_EQ(part(assignment.span), "x = a + f(1, 2)' * [3 4]");
    const auto& sum = as<BinaryExpr>(*assignment.value);
    EXPECT_EQ(part(sum.span), "a + f(1, 2)' * [3 4]");
    EXPECT_EQ(part(sum.opSpan), "+");
    const auto& product = as<BinaryExpr>(*sum.right);
    EXPECT_EQ(part(product.left->span), "f(1, 2)'");
    EXPECT_EQ(part(product.right->span), "[3 4]");
}

} // namespace
} // namespace vitrine::lang
