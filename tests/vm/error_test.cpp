// SPDX-License-Identifier: Apache-2.0
#include "harness.h"

namespace vitrine::testing {

TEST(Errors, CatchGivesAnExceptionObject) {
    EXPECT_EQ(printed("try, error('my:id', 'bad %d', 3); catch e, disp(e.message), "
                      "disp(e.identifier), disp(class(e)), end"),
              "bad 3\nmy:id\nMException\n");
    EXPECT_EQ(printed("try, error('a:b', 'in'); catch e, try, rethrow(e); catch f, "
                      "disp(f.identifier), end, end"),
              "a:b\n");
    EXPECT_EQ(printed("try, x = [1 2](3); catch, disp(lasterr()), end").substr(0, 5), "Index");
}

TEST(Errors, UnknownNamesAreNamed) {
    Harness h;
    EXPECT_EQ(h.error("undefinedThing(3)"), "MATLAB:UndefinedFunction|Unrecognized function or "
                                            "variable 'undefinedThing'.");
    h.error("value = 1; valeu + 1");
    EXPECT_EQ(h.vm->suggestion(), "Did you mean 'value'?");
    // What MATLAB has and is left out here says why.
    EXPECT_EQ(h.error("wordcloud({'a'}, 1)"),
              "MATLAB:UndefinedFunction|Unrecognized function or variable 'wordcloud'.");
    EXPECT_EQ(h.vm->suggestion(), "Clouds of words are not drawn here.");
}

TEST(Errors, PlacesAreTheFailingExpression) {
    Harness h;
    h.error("x = 1;\ny = [1 2] + [1 2 3];");
    EXPECT_EQ(h.where, "test:2:5");
    h.error("f(2)\nfunction f(n)\n  g(n);\nend\nfunction g(n)\n  error('deep');\nend");
    EXPECT_EQ(h.where, "test:6:3");
    ASSERT_EQ(h.stack.size(), 3u);
    EXPECT_EQ(h.stack[0].function, "g");
    EXPECT_EQ(h.stack[1].function, "f");
    EXPECT_EQ(h.sources.describe(h.stack[1].span), "test:3:3");
}

TEST(Errors, IndicesAreChecked) {
    EXPECT_EQ(errorOf("x = 1:3; x(5)"),
              "MATLAB:badsubscript|Index exceeds the number of array elements. Index must not "
              "exceed 3.");
    EXPECT_EQ(errorOf("s.a = 1; s.b"), "MATLAB:nonExistentField|Unrecognized field name \"b\".");
    EXPECT_EQ(errorOf("x = 5; x{1}"),
              "MATLAB:cellRefFromNonCell|Brace indexing is not supported for variables of this "
              "type.");
    EXPECT_EQ(errorOf("x = 5; x.a"),
              "MATLAB:structRefFromNonStruct|Dot indexing is not supported for variables of this "
              "type.");
    EXPECT_EQ(errorOf("if [1 2] && true, end").substr(0, 28), "MATLAB:nonLogicalConditional");
}

TEST(Errors, TheWorkspaceSurvivesAnError) {
    Harness h;
    h.error("a = 1; b = 2; error('stop')");
    EXPECT_EQ(h.run("disp(a + b)"), "     3\n");
    h.error("for i = 1:10, if i == 4, error('stop'), end, end");
    EXPECT_EQ(h.number("i"), 4);
}

TEST(Errors, ASyntaxErrorRunsNothing) {
    Harness h;
    const std::string error = h.error("disp('ran')\nx = (1 + ;");
    EXPECT_EQ(error.substr(0, 23), "MATLAB:m_invalid_syntax");
    EXPECT_EQ(h.output, "");
    EXPECT_EQ(h.where.substr(0, 7), "test:2:");
}

} // namespace vitrine::testing
