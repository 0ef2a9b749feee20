// SPDX-License-Identifier: Apache-2.0
// Inside [] and {} a blank may separate elements: MATLAB's rules as a table.
#include "lang/parse_text.h"

#include <gtest/gtest.h>

namespace vitrine::lang {
namespace {

using test::Case;
using test::tree;
using test::value;

class Matrix : public testing::TestWithParam<Case> {};

TEST_P(Matrix, SeparatesElementsAsMatlabDoes) {
    EXPECT_EQ(value(GetParam().text), GetParam().expected) << GetParam().text;
}

const std::vector<Case> kCases{
    {"[]", "(matrix)"},
    {"[1 2 3]", "(matrix 1 2 3)"},
    {"[1, 2; 3, 4]", "(matrix 1 2 ; 3 4)"},
    {"[1 2\n3 4]", "(matrix 1 2 ; 3 4)"},
    {"[1 2;\n3 4;\n]", "(matrix 1 2 ; 3 4)"},
    {"[1, 2, ...\n3]", "(matrix 1 2 3)"},
    {"[1 % one\n2 # two\n]", "(matrix 1 ; 2)"},
    {"[1\n%{\nnothing\n%}\n2]", "(matrix 1 ; 2)"},
    {"[a -b]", "(matrix a (- b))"},
    {"[a - b]", "(matrix (- a b))"},
    {"[a-b]", "(matrix (- a b))"},
    {"[a- b]", "(matrix (- a b))"},
    {"[a -...\nb]", "(matrix (- a b))"},
    {"[1 -2i]", "(matrix 1 (- 2i))"},
    {"[1 - 2]", "(matrix (- 1 2))"},
    {"[a +b]", "(matrix a (+ b))"},
    {"[a' b']", "(matrix (' a) (' b))"},
    {"[a 'b']", "(matrix a 'b')"},
    {"[a', b']", "(matrix (' a) (' b))"},
    {"[a.' b.']", "(matrix (.' a) (.' b))"},
    {"['a' 'b';'c' 'd']", "(matrix 'a' 'b' ; 'c' 'd')"},
    {"[f (1)]", "(matrix f (paren 1))"},
    {"[f(1)]", "(matrix (index f 1))"},
    {"[f( 1 , 2 )]", "(matrix (index f 1 2))"},
    {"[f(a -b)]", "(matrix (index f (- a b)))"},
    {"[(a -b)]", "(matrix (paren (- a b)))"},
    {"[c{1} {2}]", "(matrix (brace c 1) (cell 2))"},
    {"{c{1 -1}}", "(cell (brace c (- 1 1)))"},
    {"[a ~b]", "(matrix a (~ b))"},
    {"[a !b]", "(matrix a (~ b))"},
    {"[~a b]", "(matrix (~ a) b)"},
    {"[a ~= b]", "(matrix (~= a b))"},
    {"[~a & b]", "(matrix (& (~ a) b))"},
    {"[a && b]", "(matrix (&& a b))"},
    {"[a .* b]", "(matrix (.* a b))"},
    {"[a .*b]", "(matrix (.* a b))"},
    {"[1 : 3]", "(matrix (: 1 3))"},
    {"[1 :3]", "(matrix (: 1 3))"},
    {"[a == b]", "(matrix (== a b))"},
    {"[x.y z]", "(matrix (. x y) z)"},
    {"[@f @g]", "(matrix @f @g)"},
    {"{@(x) x+1, 'a'}", "(cell (@ (x) (+ x 1)) 'a')"},
    {"{@(x) (x + 1) 2}", "(cell (@ (x) (paren (+ x 1))) 2)"},
    {"{1, 'two'; \"three\", [4 5]}", "(cell 1 'two' ; \"three\" (matrix 4 5))"},
    {"[x(end -1) x(end)']", "(matrix (index x (- end 1)) (' (index x end)))"},
    {"x([1 end])", "(index x (matrix 1 end))"},
    {"[1, 2, ]", "(matrix 1 2)"},
    {"[ -1 + 2 ]", "(matrix (+ (- 1) 2))"},
    {"[1 2](1)", "(index (matrix 1 2) 1)"},
    {"[a(1, :)' b]", "(matrix (' (index a 1 :)) b)"},
};

INSTANTIATE_TEST_SUITE_P(Table, Matrix, testing::ValuesIn(kCases));

TEST(MatrixTargets, AreOutputsBeforeAnAssignment) {
    EXPECT_EQ(tree("[a, b] = f();"), "([]= a b (index f))");
    EXPECT_EQ(tree("[a b] = f;"), "([]= a b f)");
    EXPECT_EQ(tree("[~, b] = f;"), "([]= ~ b f)");
    EXPECT_EQ(tree("[~ b] = f;"), "([]= ~ b f)");
    EXPECT_EQ(tree("[!, b, ~] = f;"), "([]= ~ b ~ f)");
    EXPECT_EQ(tree("[a(1), b.c{2}] = f;"), "([]= (index a 1) (brace (. b c) 2) f)");
    EXPECT_EQ(tree("[c{1:2}] = f;"), "([]= (brace c (: 1 2)) f)");
}

TEST(MatrixTargets, MakeNoSenseAsValues) {
    EXPECT_EQ(tree("x = [~, 1];"),
              "error: '~' stands for an output that is not wanted; here a value is expected;");
}

} // namespace
} // namespace vitrine::lang
