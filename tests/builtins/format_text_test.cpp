// SPDX-License-Identifier: Apache-2.0
#include "base/script_error.h"
#include "builtins/text/format_text.h"
#include "builtins/text/scan_text.h"
#include "value/containers.h"
#include "value/tensor.h"

#include <gtest/gtest.h>

namespace vitrine {
namespace {

Value row(std::initializer_list<double> x) {
    Ref<Tensor> t = Tensor::make(DType::Double, Shape(1, static_cast<int64_t>(x.size())));
    std::copy(x.begin(), x.end(), t->mutableData<double>());
    return Value(t);
}
std::string format(const char* text, std::vector<Value> args = {}) {
    return formatText(text, args, "sprintf");
}

TEST(FormatText, PrintsNumbersLikeC) {
    EXPECT_EQ(format("%d", {5.0}), "5");
    EXPECT_EQ(format("%5d|%-5d|%05d", {1.0, 2.0, 3.0}), "    1|2    |00003");
    EXPECT_EQ(format("%+d", {5.0}), "+5");
    EXPECT_EQ(format("%.3f", {3.14159265}), "3.142");
    EXPECT_EQ(format("%8.2e", {12345.678}), "1.23e+04");
    EXPECT_EQ(format("%g %g", {0.0001, 1e10}), "0.0001 1e+10");
    EXPECT_EQ(format("%x %o %X", {255.0, 8.0, 255.0}), "ff 10 FF");
    EXPECT_EQ(format("%*d", {6.0, 42.0}), "    42");
    EXPECT_EQ(format("%d", {Value::scalar<int64_t>(9223372036854775807)}), "9223372036854775807");
    EXPECT_EQ(format("%d", {1e20}), "100000000000000000000");
}

TEST(FormatText, FractionsUnderIntegerConversionsBecomeExponents) {
    EXPECT_EQ(format("%d", {1.5}), "1.500000e+00");
    EXPECT_EQ(format("%i", {-0.25}), "-2.500000e-01");
    EXPECT_EQ(format("%x", {2.5}), "2.500000e+00");
    EXPECT_EQ(format("%s", {3.14159265358979}), "3.141593e+00");
}

TEST(FormatText, NonFiniteNumbersAreWords) {
    const double inf = std::numeric_limits<double>::infinity();
    EXPECT_EQ(format("%d %f %5.1f", {std::nan(""), inf, -inf}), "NaN Inf  -Inf");
    EXPECT_EQ(format("%05d", {std::nan("")}), "  NaN");
}

TEST(FormatText, RecyclesTheFormatOverAllElements) {
    EXPECT_EQ(format("%d,", {row({1, 2, 3})}), "1,2,3,");
    EXPECT_EQ(format("%d-%d;", {row({1, 2, 3})}), "1-2;3-");
    EXPECT_EQ(format("%s=%d ", {Value::text("ab"), Value(1.0), Value::text("c"), Value(2.0)}),
              "ab=1 c=2 ");
    EXPECT_EQ(format("plain", {1.0}), "plain");
}

TEST(FormatText, TextsAndCharacters) {
    EXPECT_EQ(format("%s|%5s|%-5s|%.2s",
                     {Value::text("a"), Value::text("b"), Value::text("c"), Value::text("defg")}),
              "a|    b|c    |de");
    EXPECT_EQ(format("%s", {row({72, 105})}), "Hi");
    EXPECT_EQ(format("%c%c", {Value::text("ab")}), "ab");
    EXPECT_EQ(format("%d ", {Value::text("AB")}), "65 66 ");
    EXPECT_EQ(format("%s-%s", {Value::text(""), Value::text("x")}), "-x");
    EXPECT_EQ(format("%s", {Value::string("str")}), "str");
    EXPECT_EQ(format("%d", {Value::logical(true)}), "1");
}

TEST(FormatText, OutputEndsAtAConversionWithoutData) {
    EXPECT_EQ(format("a%db"), "a");
    EXPECT_EQ(format("%s|"), "");
    EXPECT_EQ(format("%s|%s|", {Value::text("a")}), "a|");
    EXPECT_EQ(format("[%d]", {Value::emptyMatrix()}), "[]");
    EXPECT_EQ(format("100%%"), "100%");
}

TEST(FormatText, InterpretsEscapes) {
    EXPECT_EQ(format("a\\tb\\n"), "a\tb\n");
    EXPECT_EQ(format("\\x41\\101\\\\"), "AA\\");
}

TEST(FormatText, RefusesCells) {
    EXPECT_THROW(format("%d", {Value(makeRef<Cell>(Shape(1, 1)))}), ScriptError);
}

TEST(ScanText, ReadsNumbersAndText) {
    const auto scan = [](const char16_t* text, const char16_t* f) {
        return scanText(text, f, Value());
    };
    EXPECT_EQ(scan(u"1 2 3", u"%d").value.count(), 3);
    EXPECT_EQ(scan(u"1,2,3", u"%d,").count, 3);
    EXPECT_DOUBLE_EQ(scan(u"x=2.5e1", u"x=%f").value.toDouble(), 25.0);
    EXPECT_EQ(scan(u"hello world", u"%s").value.toText(), "helloworld");
    EXPECT_EQ(scan(u"abc123", u"%[a-z]%d").value.count(), 4);
    EXPECT_EQ(scan(u"ff", u"%x").value.toDouble(), 255.0);
    EXPECT_EQ(scan(u"a", u"%d").value.count(), 0);
    EXPECT_EQ(scanText(u"1 2 3 4", u"%d", row({2, 2})).value.shape(), Shape(2, 2));
}

} // namespace
} // namespace vitrine
