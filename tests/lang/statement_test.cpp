// SPDX-License-Identifier: Apache-2.0
#include "lang/parse_text.h"

#include <gtest/gtest.h>

namespace vitrine::lang {
namespace {

using test::Case;
using test::tree;

class Statement : public testing::TestWithParam<Case> {};

TEST_P(Statement, IsReadAsWritten) {
    EXPECT_EQ(tree(GetParam().text), GetParam().expected) << GetParam().text;
}

const std::vector<Case> kMatlab{
    {"x = 1", "(=! x 1)"},
    {"x = 1;", "(= x 1)"},
    {"x = 1, y = 2;", "(=! x 1)\n(= y 2)"},
    {"f(1)", "(do! (index f 1))"},
    {"x(3).y{2} = 5;", "(= (brace (. (index x 3) y) 2) 5)"},
    {"x(2) = [];", "(= (index x 2) (matrix))"},
    {"x.(n).z = 1;", "(= (. (.() x n) z) 1)"},
    {"if a, b; elseif c, d; else, e; end", "(if a {(do b)} c {(do d)} {(do e)})"},
    {"if (a) b; end", "(if (paren a) {(do b)})"},
    {"if a b = 1; end", "(if a {(= b 1)})"},
    {"while x < 3, x = x + 1; end", "(while (< x 3) {(= x (+ x 1))})"},
    {"for k = 1:3, k; end", "(for k (: 1 3) {(do k)})"},
    {"for (i=1:3) i; end", "(for i (: 1 3) {(do i)})"},
    {"for i = {1, 2}\n i;\nend", "(for i (cell 1 2) {(do i)})"},
    {"parfor (i = 1:n, 4)\n f(i);\nend", "(parfor i (: 1 n) 4 {(do (index f i))})"},
    {"parfor i = 1:n\nend", "(parfor i (: 1 n) {})"},
    {"spmd (2)\n x;\nend", "(spmd 2 {(do x)})"},
    {"switch x\n % note\n case 1\n a;\n case {2, 'b'}\n c;\n otherwise\n d;\nend",
     "(switch x 1 {(do a)} (cell 2 'b') {(do c)} {(do d)})"},
    {"try, a; catch, b; end", "(try {(do a)} {(do b)})"},
    {"try\n a;\ncatch ME\n b;\nend", "(try {(do a)} ME {(do b)})"},
    {"try\n a;\ncatch\n ME;\nend", "(try {(do a)} {(do ME)})"},
    {"try a; catch disp(1); end", "(try {(do a)} {(do (index disp 1))})"},
    {"try a; catch ME, b; end", "(try {(do a)} ME {(do b)})"},
    {"try\n a;\nend", "(try {(do a)} {})"},
    {"global a b", "(global a b)"},
    {"persistent n;", "(persistent n)"},
    {"break", "(break)"},
    {"return;", "(return)"},
    {"hold on", "(command! (index hold 'on'))"},
    {"format long g;", "(command (index format 'long' 'g'))"},
    {"disp 'a b' \"c d\" % note", "(command! (index disp 'a b' 'c d'))"},
    {"cd ..", "(command! (index cd '..'))"},
    {"ls *.m", "(command! (index ls '*.m'))"},
    {"foo bar...baz\n bork", "(command! (index foo 'bar' 'bork'))"},
    {"a -1", "(command! (index a '-1'))"},
    {"a - 1", "(do! (- a 1))"},
    {"a=1; a -1;", "(= a 1)\n(do (- a 1))"},
    {"a -1; a = 2;", "(command (index a '-1'))\n(= a 2)"},
    {"disp (x)", "(do! (index disp x))"},
    {"a == b", "(do! (== a b))"},
    {"a ==b", "(command! (index a '==b'))"},
    {"!ls -l | wc", "(command (index system 'ls -l | wc'))"},
    {"x.y -1", "(do! (- (. x y) 1))"},
    {"x;y", "(do x)\n(do! y)"},
    {"% only a comment", ""},
    {"", ""},
};

const std::vector<Case> kOctave{
    {"x += 1;", "(+= x 1)"},
    {"x -= y * 2;", "(-= x (* y 2))"},
    {"x *= 2; x /= 3; x ^= 4; x .*= 5; x |= 6; x &= 7;",
     "(*= x 2)\n(/= x 3)\n(^= x 4)\n(.*= x 5)\n(|= x 6)\n(&= x 7)"},
    {"x++; x--;", "(+= x 1)\n(-= x 1)"},
    {"x(end)++;", "(+= (index x end) 1)"},
    {"++x; --y;", "(+= x 1)\n(-= y 1)"},
    {"y = c{i++};", "(= y (brace c (- (paren (= i (+ i 1))) 1)))"},
    {"a = b = 1;", "(= a (= b 1))"},
    {"while ((l = f()) > 0) endwhile", "(while (paren (> (paren (= l (index f))) 0)) {})"},
    {"do\n x++;\nuntil x > 3", "(until {(+= x 1)} (> x 3))"},
    {"do = 3; until = do;", "(= do 3)\n(= until do)"},
    {"if a # note\n b;\nendif", "(if a {(do b)})"},
    {"for i=1:3 f; endfor", "(for i (: 1 3) {(do f)})"},
    {"switch (x) case 1 y; endswitch", "(switch (paren x) 1 {(do y)})"},
    {"try x; end_try_catch", "(try {(do x)} {})"},
    {"unwind_protect x; unwind_protect_cleanup y; end_unwind_protect",
     "(unwind {(do x)} {(do y)})"},
    {"global g = 3", "(global g 3)"},
    {"a.(\"x\") = 1;", "(= (.() a \"x\") 1)"},
    {"x = y'(:);", "(= x (index (' y) :))"},
    {"printf (\"%d\\n\", x);", "(do (index printf \"%d\\n\" x))"},
    {"x = 1;\n%!test\n%! assert (x, 1)", "(= x 1)"},
    {"f (a,\n   b\n   );", "(do (index f a b))"},
};

INSTANTIATE_TEST_SUITE_P(Matlab, Statement, testing::ValuesIn(kMatlab));
INSTANTIATE_TEST_SUITE_P(Octave, Statement, testing::ValuesIn(kOctave));

TEST(Commands, KnowTheVariablesOfTheWorkspace) {
    const SourceFile source(1, "test", "a -1");
    const std::vector<std::string_view> names{"a"};
    ParseOptions options;
    options.knownVariables = names;
    EXPECT_EQ(toSexpr(*parse(source, options).ast), "(do! (- a 1))");
}

TEST(Commands, DoNotSeeTheWorkspaceInsideFunctions) {
    const SourceFile source(1, "test", "function f\na -1\nend");
    const std::vector<std::string_view> names{"a"};
    ParseOptions options;
    options.knownVariables = names;
    EXPECT_EQ(toSexpr(*parse(source, options).ast),
              "(function f () () {(command! (index a '-1'))})");
}

} // namespace
} // namespace vitrine::lang
