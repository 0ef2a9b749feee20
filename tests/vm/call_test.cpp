// SPDX-License-Identifier: Apache-2.0
#include "harness.h"

namespace vitrine::testing {

TEST(Calls, FunctionsTakeAndReturnSeveralValues) {
    const std::string f =
        "\nfunction [s, d] = both(a, b)\ns = a + b;\nif nargout > 1, d = a - b; end\nend";
    EXPECT_EQ(printed("[s, d] = both(5, 3); disp([s d])" + f), "     8     2\n");
    EXPECT_EQ(printed("disp(both(5, 3))" + f), "     8\n");
    EXPECT_EQ(printed("both(1, 1)" + f), "ans =\n     2\n");
    EXPECT_EQ(errorOf("both(1, 2, 3);" + f), "MATLAB:TooManyInputs|Too many input arguments.");
    EXPECT_EQ(errorOf("[a, b, c] = both(1, 2);" + f),
              "MATLAB:TooManyOutputs|Too many output arguments.");
    EXPECT_EQ(errorOf("both(1);" + f), "MATLAB:minrhs|Not enough input arguments.");
}

TEST(Calls, ArgumentCountsAreKnownInside) {
    EXPECT_EQ(printed("f(1, 2);\nfunction f(a, b, c)\nfprintf('%d %d\\n', nargin, nargout);\nend"),
              "2 0\n");
    EXPECT_EQ(printed("f(1, 2, 3);\nfunction f(a, varargin)\ndisp(numel(varargin))\nend"),
              "     2\n");
    EXPECT_EQ(printed("[a, b] = f(); disp([a b])\nfunction varargout = f()\nfor i = 1:nargout, "
                      "varargout{i} = 10*i; end\nend"),
              "    10    20\n");
    EXPECT_EQ(printed("disp(nargin('f'))\nfunction f(a, b, varargin)\nend"), "    -3\n");
    EXPECT_EQ(printed("x = 1; f(x)\nfunction f(a)\ndisp(inputname(1))\nend"), "x\n");
}

TEST(Calls, NestedFunctionsShareVariables) {
    EXPECT_EQ(printed("disp(outer(3))\nfunction r = outer(n)\ntotal = 0;\nfunction add(k)\n"
                      "total = total + k;\nend\nfor i = 1:n, add(i); end\nr = total;\nend"),
              "     6\n");
    EXPECT_EQ(printed("h = counter(); h(); h(); disp(h())\nfunction h = counter()\nn = 0;\n"
                      "function r = step()\nn = n + 1; r = n;\nend\nh = @step;\nend"),
              "     3\n");
}

TEST(Calls, GlobalAndPersistentVariablesLive) {
    EXPECT_EQ(
        printed("global G\nG = 10; bump(); disp(G)\nfunction bump()\nglobal G\nG = G + 1;\nend"),
        "    11\n");
    EXPECT_EQ(printed("for i = 1:3, n = count(); end, disp(n)\nfunction r = count()\npersistent n\n"
                      "if isempty(n), n = 0; end\nn = n + 1; r = n;\nend"),
              "     3\n");
    Harness h;
    h.run("global g\ng = 4;");
    EXPECT_EQ(h.run("g = g + 1; show()\nfunction show()\nglobal g\ndisp(g)\nend"), "     5\n");
}

TEST(Calls, RecursionEndsWithAnError) {
    EXPECT_EQ(
        printed("disp(f(10))\nfunction r = f(n)\nif n < 2, r = 1; else, r = n*f(n-1); end\nend"),
        "     3628800\n");
    EXPECT_EQ(errorOf("f(1)\nfunction f(n)\nf(n + 1);\nend").substr(0, 68),
              "MATLAB:lang:StackOverflow|Maximum recursion limit of 500 reached. Us");
}

TEST(Calls, AFunctionWithoutAValueSaysSo) {
    EXPECT_EQ(errorOf("x = f();\nfunction r = f()\nend"),
              "MATLAB:unassignedOutputs|Output argument \"r\" (and possibly others) not assigned a "
              "value in the execution with \"f\" function.");
    EXPECT_EQ(errorOf("x = f();\nfunction f()\nend"),
              "MATLAB:TooManyOutputs|Too many output arguments.");
    EXPECT_EQ(printed("f();\nfunction r = f()\ndisp x\nend"), "x\n");
}

TEST(Calls, VariablesHideFunctions) {
    EXPECT_EQ(printed("sum = [5 6]; disp(sum(2))"), "     6\n");
    EXPECT_EQ(printed("disp(pi > 3); pi = 1; disp(pi)"), "   1\n     1\n");
    EXPECT_EQ(printed("eval('cos = [7 8];'); disp(cos(2))"), "     8\n");
}

TEST(Calls, EvalSeesAndMakesVariables) {
    EXPECT_EQ(printed("x = 2; eval('y = x + 1;'); disp(y)"), "     3\n");
    EXPECT_EQ(printed("v = eval('1 + 2'); disp(v)"), "     3\n");
    EXPECT_EQ(printed("eval('x = [1 2', 'disp caught')"), "caught\n");
    EXPECT_EQ(printed("f()\nfunction f()\nx = 1; eval('x = x + 1; z = 5;'); disp(x + z)\nend"),
              "     7\n");
}

} // namespace vitrine::testing
