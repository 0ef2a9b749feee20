// SPDX-License-Identifier: Apache-2.0
#include "interpreter.h"

#include <gtest/gtest.h>

namespace vitrine {
namespace {

using testing::cells;
using testing::handle;
using testing::matrix;
using testing::row;
using testing::str;

class TextFunctions : public ::testing::Test {
protected:
    testing::BuiltinRunner vm;
};

TEST_F(TextFunctions, Num2strKeepsFourDecimals) {
    EXPECT_EQ(vm.text("num2str", {3.14159265358979}), "3.1416");
    EXPECT_EQ(vm.text("num2str", {123456789.123}), "123456789.123");
    EXPECT_EQ(vm.text("num2str", {1.23e-5}), "1.23e-05");
    EXPECT_EQ(vm.text("num2str", {-0.5}), "-0.5");
    EXPECT_EQ(vm.text("num2str", {1e10}), "10000000000");
    EXPECT_EQ(vm.text("num2str", {row({1, 2, 3})}), "1  2  3");
    EXPECT_EQ(vm.text("num2str", {row({1, -2, 3})}), "1 -2  3");
    EXPECT_EQ(vm.text("num2str", {row({1, std::nan(""), 3})}), "1  NaN    3");
    EXPECT_EQ(vm.text("num2str", {row({3.14159265, 2.71828183})}), "3.1416      2.7183");
    EXPECT_EQ(vm.text("num2str", {3.14159265358979, 8.0}), "3.1415927");
    EXPECT_EQ(vm.text("num2str", {row({1, 2}), str("%d,")}), "1,2,");
    EXPECT_EQ(vm.text("num2str", {Value::logical(true)}), "1");
    EXPECT_EQ(vm.shown("num2str", {matrix(2, {1, 100, 2, -3})}), "  1    2\n100   -3\n");
}

TEST_F(TextFunctions, Mat2strWritesWhatEvaluatesToTheMatrix) {
    EXPECT_EQ(vm.text("mat2str", {matrix(2, {1, 3, 2, 4.5})}), "[1 2;3 4.5]");
    EXPECT_EQ(vm.text("mat2str", {Value::logical(true)}), "true");
    EXPECT_EQ(vm.text("mat2str", {str("it's")}), "'it''s'");
    EXPECT_EQ(vm.text("mat2str", {Value::scalar<int8_t>(5), str("class")}), "int8(5)");
    EXPECT_EQ(vm.text("mat2str", {0.1}), "0.1");
    EXPECT_EQ(vm.text("mat2str", {3.14159265358979, 4.0}), "3.142");
}

TEST_F(TextFunctions, Str2doubleReadsNumbersOnly) {
    const auto number = [&](const char* s) { return vm.one("str2double", {str(s)}).toDouble(); };
    EXPECT_EQ(number("12.5"), 12.5);
    EXPECT_EQ(number("  -1e3 "), -1000);
    EXPECT_EQ(number("1,222.5"), 1222.5);
    EXPECT_EQ(number("inf"), std::numeric_limits<double>::infinity());
    EXPECT_TRUE(std::isnan(number("abc")));
    EXPECT_TRUE(std::isnan(number("1 2")));
    EXPECT_TRUE(vm.one("str2double", {str("1+2i")}).isComplex());
    EXPECT_EQ(vm.shown("str2double", {cells({str("1"), str("x"), Value(3.0)})}),
              "     1   NaN   NaN\n");
}

TEST_F(TextFunctions, SplitJoinAndReplace) {
    EXPECT_EQ(vm.shown("strsplit", {str("a,b,,c"), str(",")}), "    {'a'}    {'b'}    {'c'}\n\n");
    EXPECT_EQ(vm.one("strsplit",
                     {str("a,b,,c"), str(","), str("CollapseDelimiters"), Value::logical(false)})
                  .count(),
              4);
    EXPECT_EQ(vm.text("strjoin", {cells({str("a"), str("b")}), str("\\n")}), "a\nb");
    EXPECT_EQ(vm.text("strrep", {str("hello"), str("l"), str("LL")}), "heLLLLo");
    EXPECT_EQ(vm.text("upper", {str("aBc1")}), "ABC1");
    EXPECT_EQ(vm.text("strtrim", {str("  a b\t")}), "a b");
    EXPECT_EQ(vm.text("strcat", {str("a "), str("b")}), "ab");
    EXPECT_EQ(vm.text("append", {str("a "), str("b")}), "a b");
    EXPECT_EQ(vm.shown("strfind", {str("abcabc"), str("bc")}), "     2     5\n");
}

TEST_F(TextFunctions, Comparisons) {
    EXPECT_EQ(vm.one("strcmp", {str("a"), str("a")}).toDouble(), 1);
    EXPECT_EQ(vm.one("strcmp", {str("a"), Value(97.0)}).toDouble(), 0);
    EXPECT_EQ(vm.one("strcmpi", {str("aB"), str("Ab")}).toDouble(), 1);
    EXPECT_EQ(vm.one("strncmp", {str("abc"), str("abd"), 2.0}).toDouble(), 1);
    EXPECT_EQ(vm.shown("strcmp", {cells({str("a"), str("b")}), str("b")}), "   0   1\n");
    EXPECT_EQ(vm.one("contains", {str("hello"), str("ell")}).toDouble(), 1);
    EXPECT_EQ(vm.one("startsWith", {str("hello"), str("he")}).toDouble(), 1);
    EXPECT_EQ(vm.one("endsWith", {str("hello"), str("LO"), str("IgnoreCase"), Value::logical(true)})
                  .toDouble(),
              1);
}

TEST_F(TextFunctions, RegexpGivesPositionsMatchesTokensAndNames) {
    std::vector<Value> out = vm.run("regexp", {str("ab12cd345"), str("\\d+")}, 4);
    EXPECT_EQ(dispText(out[0], {}), "     3     7\n");
    EXPECT_EQ(dispText(out[1], {}), "     4     9\n");
    EXPECT_EQ(dispText(out[3], {}), "    {'12'}    {'345'}\n\n");
    EXPECT_EQ(vm.text("regexp", {str("key=value"), str("=(.*)"), str("match"), str("once")}),
              "=value");
    const Value tokens = vm.one("regexp", {str("k=v"), str("(\\w)=(\\w)"), str("tokens")});
    EXPECT_EQ(tokens.count(), 1);
    EXPECT_EQ(tokens.cell().elements[0].cell().elements[1].toText(), "v");
    const Value names =
        vm.one("regexp", {str("2024-05"), str("(?<year>\\d+)-(?<month>\\d+)"), str("names")});
    EXPECT_EQ(names.structure().find("month")->toText(), "05");
    EXPECT_EQ(vm.one("regexp", {str("a-b-c"), str("-"), str("split")}).count(), 3);
    EXPECT_EQ(vm.one("regexp", {str("abc"), str("x"), str("match")}).count(), 0);
    EXPECT_EQ(vm.one("regexp", {str("foobar"), str("foo(?=bar)"), str("match")}).count(), 1);
    EXPECT_EQ(vm.one("regexp", {str("a\nb"), str("^b"), str("lineanchors")}).toDouble(), 3);
    EXPECT_THROW(vm.run("regexp", {str("a"), str("(")}), ScriptError);
}

TEST_F(TextFunctions, RegexprepUsesTokens) {
    EXPECT_EQ(vm.text("regexprep", {str("abc"), str("(a)(b)"), str("$2$1")}), "bac");
    EXPECT_EQ(vm.text("regexprep", {str("aaa"), str("a"), str("b"), str("once")}), "baa");
    EXPECT_EQ(vm.text("regexprep", {str("Hello"), str("hello"), str("x"), str("ignorecase")}), "x");
    EXPECT_EQ(vm.text("regexprep", {str("a.b"), str("\\."), str("\\n")}), "a\nb");
    EXPECT_EQ(vm.text("regexptranslate", {str("escape"), str("a.b*")}), "a\\.b\\*");
}

TEST_F(TextFunctions, CellfunJoinsScalarsAndKeepsCells) {
    EXPECT_EQ(vm.shown("cellfun", {handle("strlength"), cells({str("ab"), str("c")})}),
              "     2     1\n");
    EXPECT_EQ(vm.shown("cellfun", {str("isempty"), cells({str(""), str("c")})}), "   1   0\n");
    EXPECT_EQ(vm.one("cellfun", {handle("upper"), cells({str("ab"), str("c")}),
                                 str("UniformOutput"), Value::logical(false)})
                  .cell()
                  .elements[0]
                  .toText(),
              "AB");
    EXPECT_THROW(vm.one("cellfun", {handle("upper"), cells({str("ab")})}), ScriptError);
}

TEST_F(TextFunctions, StructsAndMaps) {
    const Value s = vm.one("struct", {str("a"), Value(1.0), str("b"), cells({str("x"), str("y")})});
    EXPECT_EQ(s.count(), 2);
    EXPECT_EQ(s.structure().find("b", 1)->toText(), "y");
    EXPECT_EQ(vm.one("isfield", {s, str("a")}).toDouble(), 1);
    EXPECT_EQ(vm.one("rmfield", {s, str("a")}).structure().fieldCount(), 1);
    const Value m = vm.one("containers.Map", {cells({str("b"), str("a")}), row({2, 1})});
    EXPECT_EQ(vm.shown("keys", {m}), "    {'a'}    {'b'}\n\n");
    EXPECT_EQ(vm.shown("values", {m}), "    {[1]}    {[2]}\n\n");
    EXPECT_EQ(vm.one("isKey", {m, str("b")}).toDouble(), 1);
    EXPECT_THROW(vm.run("remove", {m, str("z")}), ScriptError);
}

TEST_F(TextFunctions, ErrorsCarryIdentifiers) {
    try {
        vm.run("error", {str("pkg:part"), str("value %d"), 5.0}, 0);
        FAIL();
    } catch (const ScriptError& e) {
        EXPECT_EQ(e.identifier, "pkg:part");
        EXPECT_EQ(e.message, "value 5");
    }
    try {
        vm.run("error", {str("100% \\n")}, 0);
        FAIL();
    } catch (const ScriptError& e) {
        EXPECT_EQ(e.identifier, "");
        EXPECT_EQ(e.message, "100% \\n");
    }
    EXPECT_NO_THROW(vm.run("error", {str("")}, 0));
}

TEST_F(TextFunctions, WarningsObeyTheirStates) {
    vm.run("warning", {str("a:b"), str("once %d"), 1.0}, 0);
    EXPECT_EQ(vm.errors, "Warning: once 1\n");
    vm.run("warning", {str("off"), str("a:b")}, 0);
    vm.run("warning", {str("a:b"), str("twice")}, 0);
    EXPECT_EQ(vm.errors, "Warning: once 1\n");
    EXPECT_EQ(vm.text("lastwarn", {}), "twice");
}

TEST_F(TextFunctions, FilesAreWrittenAndReadBack) {
    const std::string path = vm.text("tempname", {});
    const double fid = vm.one("fopen", {str(path), str("w")}).toDouble();
    EXPECT_GE(fid, 3);
    vm.run("fprintf", {fid, str("a %d\nb\n"), 5.0}, 0);
    vm.run("fclose", {fid});
    const double in = vm.one("fopen", {str(path)}).toDouble();
    EXPECT_EQ(vm.text("fgetl", {in}), "a 5");
    EXPECT_EQ(vm.one("feof", {in}).toDouble(), 0);
    EXPECT_EQ(vm.text("fgetl", {in}), "b");
    EXPECT_EQ(vm.one("fgetl", {in}).toDouble(), -1);
    vm.run("fclose", {in});
    vm.run("delete", {str(path)}, 0);
    EXPECT_EQ(vm.one("fopen", {str(path)}).toDouble(), -1);
}

TEST_F(TextFunctions, DatesAgreeWithTheCalendar) {
    EXPECT_EQ(vm.one("datenum", {2000.0, 1.0, 1.0}).toDouble(), 730486);
    EXPECT_EQ(vm.text("datestr", {730486.5}), "01-Jan-2000 12:00:00");
    EXPECT_EQ(vm.one("weekday", {730486.0}).toDouble(), 7);
}

TEST_F(TextFunctions, FiguresKeepTheirData) {
    const Value data = matrix(2, {1, 2, 3, 9});
    vm.run("imagesc", {data}, 0);
    vm.run("colormap", {str("gray")}, 0);
    vm.run("title", {str("T")}, 0);
    vm.run("drawnow", {}, 0);
    const auto snapshot = vm.figures().snapshot();
    ASSERT_EQ(snapshot->figures.size(), 1u);
    const AxesSnapshot& axes = snapshot->figures[0].axes.at(0);
    EXPECT_EQ(axes.images.at(0).data.tensor.get(), &data.tensor());
    EXPECT_EQ(axes.climits.low, 1);
    EXPECT_EQ(axes.climits.high, 9);
    EXPECT_EQ(axes.title, "T");
    EXPECT_TRUE(axes.reverseY);
    EXPECT_EQ(axes.xlimits.high, 2.5);
}

} // namespace
} // namespace vitrine
