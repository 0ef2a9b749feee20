// SPDX-License-Identifier: Apache-2.0
#include "lang/parse_text.h"

#include <gtest/gtest.h>

namespace vitrine::lang {
namespace {

using test::Case;
using test::tree;

class Declaration : public testing::TestWithParam<Case> {};

TEST_P(Declaration, IsReadAsWritten) {
    EXPECT_EQ(tree(GetParam().text), GetParam().expected) << GetParam().text;
}

const std::vector<Case> kFunctions{
    {"function f\nx;", "(function f () () {(do x)})"},
    {"function f()\nend", "(function f () () {})"},
    {"function y = f (x)\ny = x;\nend", "(function f (y) (x) {(= y x)})"},
    {"function [a, b] = f(x, ~, varargin)\nend", "(function f (a b) (x ~ varargin) {})"},
    {"function [a b] = f\nend", "(function f (a b) () {})"},
    {"function [] = f()\nend", "(function f () () {})"},
    {"function varargout = f (varargin)\nend", "(function f (varargout) (varargin) {})"},
    {"function y = f(x) y = x; end", "(function f (y) (x) {(= y x)})"},
    {"function f(a, ...\n  b)\nend", "(function f () (a b) {})"},
    {"function i = end(obj, k, n)\ni = 1;\nend", "(function end (i) (obj k n) {(= i 1)})"},
    {"function f (x = 3)\nendfunction", "(function f () (x=3) {})"},
    {"function a\nx;\nfunction b\ny;", "(function a () () {(do x)})\n(function b () () {(do y)})"},
    {"function a\nx;\nend\nfunction b\ny;\nend",
     "(function a () () {(do x)})\n(function b () () {(do y)})"},
    {"function a\nx;\n  function b\n  y;\n  end\nz;\nend",
     "(function a () () {(do x) (do z)} (function b () () {(do y)}))"},
    {"x = f(1);\nfunction y = f(x)\ny = x;\nend",
     "(= x (index f 1))\n(function f (y) (x) {(= y x)})"},
    {"1;\nfunction f ()\n  x;\nendfunction\nf ();",
     "(do 1)\n(do (index f))\n(function f () () {(do x)})"},
    {"function f\narguments = 3;\nend", "(function f () () {(= arguments 3)})"},
    {"function f\nif x, end, end", "(function f () () {(if x {})})"},
};

const std::vector<Case> kArguments{
    {"function f(x)\narguments\n  x\nend\nend", "(function f () (x) (arguments (x)) {})"},
    {"function f(x, y)\narguments\n  x (1,:) double {mustBePositive, mustBeMember(x,[1 2])} = 3 % "
     "n\n"
     "  y.name string = \"a\"\nend\nx;\nend",
     "(function f () (x y) (arguments (x (size 1 :) (class double) (check mustBePositive (index "
     "mustBeMember x (matrix 1 2))) = 3) (y.name (class string) = \"a\")) {(do x)})"},
    {"function f(varargin)\narguments (Repeating)\n  varargin\nend\nend",
     "(function f () (varargin) (arguments Repeating (varargin)) {})"},
    {"function f(a, b)\narguments\n  a\nend\n\narguments (Repeating)\n  b\nend\nx = 1;\nfunction "
     "g\ny = 2;\n",
     "(function f () (a b) (arguments (a)) (arguments Repeating (b)) {(= x 1)})\n(function g () () "
     "{(= y 2)})"},
    {"function y = f(o)\narguments (Input)\n  o.?pkg.Class\nend\narguments (Output)\n  y\nend\nend",
     "(function f (y) (o) (arguments (o.? (class pkg.Class))) (arguments Output (y)) {})"},
};

const std::vector<Case> kClasses{
    {"classdef A\nend", "(classdef A)"},
    {"classdef (Sealed, Abstract = false) A < handle & pkg.B\nend",
     "(classdef A Sealed Abstract=false < handle < pkg.B)"},
    {"classdef A\n  properties (Access = private)\n    a\n    b = [1 2]\n    c (1,1) double "
     "{mustBeReal} = 3;\n    d@double vector\n  end\nend",
     "(classdef A (properties Access=private (a) (b = (matrix 1 2)) (c (size 1 1) (class double) "
     "(check mustBeReal) = 3) (d (class double))))"},
    {"classdef A\n  methods\n    function o = A(x)\n      o@B(x);\n    end\n    function v = "
     "get.x(o)\n      v = o.x;\n    end\n    function set.x(o, v)\n    end\n  end\nend",
     "(classdef A (methods (function A (o) (x) {(do (super o B x))}) (function get.x (v) (o) "
     "{(= v (. o x))}) (function set.x () (o v) {})))"},
    {"classdef A\n  methods (Static, Access = {?B, ?C})\n    y = f(x)\n    [a, b] = g(~)\n    h\n  "
     "end\nend",
     "(classdef A (methods Static Access=(cell ?B ?C) (function f (y) (x)) (function g (a b) (~)) "
     "(function h () ())))"},
    {"classdef A\n  events (ListenAccess = public)\n    X\n    Y\n  end\n  enumeration\n    Red "
     "(1), Green\n    Blue\n  end\nend",
     "(classdef A (events ListenAccess=public X Y) (enumeration (Red 1) (Green) (Blue)))"},
    {"classdef A\n  properties\n    events\n    methods = 1\n  end\n  methods\n    function "
     "properties(o)\n    end\n  end\nend\nfunction helper\nend",
     "(classdef A (properties (events) (methods = 1)) (methods (function properties () (o) {})))\n"
     "(function helper () () {})"},
};

INSTANTIATE_TEST_SUITE_P(Functions, Declaration, testing::ValuesIn(kFunctions));
INSTANTIATE_TEST_SUITE_P(Arguments, Declaration, testing::ValuesIn(kArguments));
INSTANTIATE_TEST_SUITE_P(Classes, Declaration, testing::ValuesIn(kClasses));

AstPtr astOf(const std::string& text) {
    const SourceFile source(1, "test", text);
    return parse(source).ast;
}

TEST(Files, SayOfWhichKindTheyAre) {
    EXPECT_EQ(astOf("x = 1;")->kind, FileKind::Script);
    EXPECT_EQ(astOf("")->kind, FileKind::Script);
    EXPECT_EQ(astOf("x = 1;\nfunction f\nend")->kind, FileKind::Script);
    EXPECT_EQ(astOf("% help\nfunction f\nend")->kind, FileKind::Function);
    EXPECT_EQ(astOf("classdef A\nend\nfunction f\nend")->kind, FileKind::Class);
}

TEST(Functions, ListTheNamesTheyAssign) {
    const AstPtr ast =
        astOf("function [a, b] = f(x, ~)\nfor k = 1:3, [c(1), ~] = g; end\nglobal n\n"
              "try, d.e = 1; catch err, end\nfunction h\n  inner = 1;\nend\nend");
    ASSERT_EQ(ast->functions.size(), 1U);
    const FunctionDef& function = *ast->functions[0];
    std::string names;
    for (const std::string_view name : function.assigned)
        names += std::string(name) + ' ';
    EXPECT_EQ(names, "x a b k c n d err ");
    ASSERT_EQ(function.nested.size(), 1U);
    EXPECT_EQ(function.nested[0]->parent, &function);
    ASSERT_EQ(function.nested[0]->assigned.size(), 1U);
    EXPECT_EQ(function.nested[0]->assigned[0], "inner");
}

TEST(Functions, KnowTheirVariableArgumentsAndHelp) {
    const AstPtr ast =
        astOf("function varargout = f(a, varargin)\n% F does it.\n%   Twice.\n\nend");
    const FunctionDef& function = *ast->functions[0];
    EXPECT_TRUE(function.hasVarargin);
    EXPECT_TRUE(function.hasVarargout);
    EXPECT_EQ(function.help, " F does it.\n   Twice.\n");
    EXPECT_EQ(astOf("% Above.\nfunction f\nend")->functions[0]->help, " Above.\n");
}

TEST(Names, AreInterned) {
    const AstPtr ast = astOf("abc = abc;");
    const auto& assignment = as<AssignStmt>(*ast->statements[0]);
    EXPECT_EQ(as<IdentifierExpr>(*assignment.targets[0]).name.data(),
              as<IdentifierExpr>(*assignment.value).name.data());
}

} // namespace
} // namespace vitrine::lang
