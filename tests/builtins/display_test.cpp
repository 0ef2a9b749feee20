// SPDX-License-Identifier: Apache-2.0
// What the command window prints, string by string.
#include "builtins/display/display.h"
#include "value/containers.h"
#include "value/tensor.h"

#include <gtest/gtest.h>

namespace vitrine {
namespace {

const double kNan = std::numeric_limits<double>::quiet_NaN();
const double kInf = std::numeric_limits<double>::infinity();

template <typename T>
Value array(const Shape& shape, std::initializer_list<T> columnMajor) {
    Ref<Tensor> t = Tensor::make(kDTypeOf<T>, shape);
    std::copy(columnMajor.begin(), columnMajor.end(), t->mutableData<T>());
    return Value(t);
}
Value row(std::initializer_list<double> x) {
    return array<double>(Shape(1, static_cast<int64_t>(x.size())), x);
}
Value complexRow(std::initializer_list<std::complex<double>> x) {
    Ref<Tensor> t = Tensor::make(DType::Double, Shape(1, static_cast<int64_t>(x.size())), true);
    std::copy(x.begin(), x.end(), t->mutableComplexData<double>());
    return Value(t);
}
Value cell(const Shape& shape, std::vector<Value> elements) {
    return makeRef<Cell>(shape, std::move(elements));
}
std::string shown(const Value& v, DisplayFormat format = {}) {
    return displayText("x", v, format);
}
std::string disped(const Value& v) {
    return dispText(v, {});
}
DisplayFormat styled(std::string_view word) {
    DisplayFormat f;
    EXPECT_TRUE(applyFormatWord(f, word));
    return f;
}
std::string scalar(double x, std::string_view style = "short") {
    return dispText(Value(x), styled(style));
}

TEST(Display, WholeScalarsAreSixOrTwelveWide) {
    EXPECT_EQ(shown(Value(5.0)), "x =\n\n     5\n\n");
    EXPECT_EQ(scalar(-5), "    -5\n");
    EXPECT_EQ(scalar(0), "     0\n");
    EXPECT_EQ(scalar(-0.0), "     0\n");
    EXPECT_EQ(scalar(999), "   999\n");
    EXPECT_EQ(scalar(1000), "        1000\n");
    EXPECT_EQ(scalar(-123456), "     -123456\n");
    EXPECT_EQ(scalar(123456789), "   123456789\n");
    EXPECT_EQ(scalar(1e9), "   1.0000e+09\n");
    EXPECT_EQ(scalar(kNan), "   NaN\n");
    EXPECT_EQ(scalar(kInf), "   Inf\n");
    EXPECT_EQ(scalar(-kInf), "  -Inf\n");
}

TEST(Display, FractionsShowFourDecimalsBetweenAThousandthAndAThousand) {
    EXPECT_EQ(scalar(3.14159265358979), "    3.1416\n");
    EXPECT_EQ(scalar(-0.5), "   -0.5000\n");
    EXPECT_EQ(scalar(100.5), "  100.5000\n");
    EXPECT_EQ(scalar(1000.5), "   1.0005e+03\n");
    EXPECT_EQ(scalar(0.001), "   1.0000e-03\n");
    EXPECT_EQ(scalar(0.0012), "    0.0012\n");
    EXPECT_EQ(scalar(-1234.5678), "  -1.2346e+03\n");
    EXPECT_EQ(scalar(1e-20), "   1.0000e-20\n");
    EXPECT_EQ(scalar(1.5e100), "  1.5000e+100\n");
}

TEST(Display, LongAndOtherStyles) {
    EXPECT_EQ(scalar(3.141592653589793, "long"), "   3.141592653589793\n");
    EXPECT_EQ(scalar(31.41592653589793, "long"), "  31.415926535897931\n");
    EXPECT_EQ(scalar(314.1592653589793, "long"), "     3.141592653589793e+02\n");
    EXPECT_EQ(scalar(1e10, "long"), "   10000000000\n");
    EXPECT_EQ(scalar(3.141592653589793, "shortE"), "   3.1416e+00\n");
    EXPECT_EQ(scalar(3.141592653589793, "shortG"), "       3.1416\n");
    EXPECT_EQ(scalar(3.141592653589793, "longG"), "          3.14159265358979\n");
    EXPECT_EQ(scalar(3.141592653589793, "hex"), "   400921fb54442d18\n");
    EXPECT_EQ(dispText(Value::scalar(3.14159274f), styled("long")), "   3.1415927\n");
    EXPECT_EQ(dispText(row({0.5, 0.75}), styled("rat")), "       1/2            3/4     \n");
}

TEST(Display, CompactLeavesOutBlankLines) {
    EXPECT_EQ(shown(Value(5.0), styled("compact")), "x =\n     5\n");
    EXPECT_EQ(shown(Value::text("ab"), styled("compact")), "x =\n    'ab'\n");
}

TEST(Display, MatricesOfWholeNumbers) {
    EXPECT_EQ(shown(row({1, 2, 3})), "x =\n\n     1     2     3\n\n");
    EXPECT_EQ(disped(array<double>(Shape(2, 2), {1, 3, -2, 4})), "     1    -2\n     3     4\n");
    EXPECT_EQ(disped(row({10, 200, 3000})), "          10         200        3000\n");
    EXPECT_EQ(disped(row({1, kNan, 3})), "     1   NaN     3\n");
    EXPECT_EQ(disped(row({1, -kInf})), "     1  -Inf\n");
    EXPECT_EQ(disped(row({1e10, 1})), "   1.0e+10 *\n\n    1.0000    0.0000\n\n");
}

TEST(Display, MatricesOfFractionsShareAScaleFactor) {
    EXPECT_EQ(disped(row({1.5, 2.5})), "    1.5000    2.5000\n");
    EXPECT_EQ(disped(row({1.5, 0, kNan, -kInf})), "    1.5000         0       NaN      -Inf\n");
    EXPECT_EQ(disped(row({100.5, -2})), "  100.5000   -2.0000\n");
    EXPECT_EQ(shown(row({1000.5, 2})), "x =\n\n   1.0e+03 *\n\n    1.0005    0.0020\n\n");
    EXPECT_EQ(disped(row({1000.5, 2})), "   1.0e+03 *\n\n    1.0005    0.0020\n\n");
    EXPECT_EQ(disped(row({0.001, 0.0005})), "   1.0e-03 *\n\n    1.0000    0.5000\n\n");
    EXPECT_EQ(dispText(row({1.5, 2.5}), styled("long")),
              "   1.500000000000000   2.500000000000000\n");
}

TEST(Display, WideMatricesAreWrappedAtEightyColumns) {
    Ref<Tensor> t = Tensor::make(DType::Double, Shape(1, 20));
    for (int i = 0; i < 20; ++i)
        t->mutableData<double>()[i] = i + 1;
    EXPECT_EQ(
        shown(Value(t)),
        "x =\n\n  Columns 1 through 13\n\n     1     2     3     4     5     6     7     8     9"
        "    10    11    12    13\n\n  Columns 14 through 20\n\n    14    15    16    17    18"
        "    19    20\n\n");
    Ref<Tensor> nine = Tensor::make(DType::Double, Shape(1, 9));
    for (int i = 0; i < 9; ++i)
        nine->mutableData<double>()[i] = i + 0.5;
    EXPECT_EQ(
        disped(Value(nine)),
        "  Columns 1 through 8\n\n    0.5000    1.5000    2.5000    3.5000    4.5000    5.5000"
        "    6.5000    7.5000\n\n  Column 9\n\n    8.5000\n\n");
}

TEST(Display, ComplexNumbers) {
    EXPECT_EQ(shown(complexRow({{3, 4}})), "x =\n\n   3.0000 + 4.0000i\n\n");
    EXPECT_EQ(disped(complexRow({{10, -20}})), "  10.0000 -20.0000i\n");
    EXPECT_EQ(disped(complexRow({{100, 200}})), "   1.0000e+02 + 2.0000e+02i\n");
    EXPECT_EQ(disped(complexRow({{1, 2}, {3, 0}})), "   1.0000 + 2.0000i   3.0000 + 0.0000i\n");
}

TEST(Display, LogicalAndIntegerClassesNameThemselves) {
    EXPECT_EQ(shown(Value::logical(true)), "x =\n\n  logical\n\n   1\n\n");
    EXPECT_EQ(disped(Value::logical(false)), "   0\n");
    EXPECT_EQ(shown(array<bool>(Shape(1, 3), {true, false, true})),
              "x =\n\n  1×3 logical array\n\n   1   0   1\n\n");
    EXPECT_EQ(shown(Value::scalar<int8_t>(5)), "x =\n\n  int8\n\n   5\n\n");
    EXPECT_EQ(shown(Value::scalar<int32_t>(-2147483647 - 1)),
              "x =\n\n  int32\n\n  -2147483648\n\n");
    EXPECT_EQ(shown(array<int32_t>(Shape(1, 2), {10, 200})),
              "x =\n\n  1×2 int32 row vector\n\n    10   200\n\n");
    EXPECT_EQ(shown(array<uint8_t>(Shape(2, 1), {1, 2})),
              "x =\n\n  2×1 uint8 column vector\n\n   1\n   2\n\n");
    EXPECT_EQ(disped(Value::scalar<uint64_t>(18446744073709551615ull)),
              "   18446744073709551615\n");
    EXPECT_EQ(shown(Value::scalar(1.5f)), "x =\n\n  single\n\n    1.5000\n\n");
    EXPECT_EQ(shown(array<float>(Shape(2, 2), {1, 2, 3, 4})),
              "x =\n\n  2×2 single matrix\n\n     1     3\n     2     4\n\n");
}

TEST(Display, Characters) {
    EXPECT_EQ(shown(Value::text("abc")), "x =\n\n    'abc'\n\n");
    EXPECT_EQ(shown(array<char16_t>(Shape(2, 2), {u'a', u'c', u'b', u'd'})),
              "x =\n\n  2×2 char array\n\n    'ab'\n    'cd'\n\n");
    EXPECT_EQ(disped(Value::text("hé")), "hé\n");
    EXPECT_EQ(shown(Value::text("")), "x =\n\n  0×0 empty char array\n\n");
}

TEST(Display, EmptyArrays) {
    EXPECT_EQ(shown(Value::emptyMatrix()), "x =\n\n     []\n\n");
    EXPECT_EQ(shown(array<double>(Shape(0, 3), {})), "x =\n\n  0×3 empty double matrix\n\n");
    EXPECT_EQ(shown(array<double>(Shape(1, 0), {})), "x =\n\n  1×0 empty double row vector\n\n");
    EXPECT_EQ(shown(array<double>(Shape(0, 1), {})), "x =\n\n  0×1 empty double column vector\n\n");
    EXPECT_EQ(shown(array<int8_t>(Shape(0, 0), {})), "x =\n\n  0×0 empty int8 matrix\n\n");
    EXPECT_EQ(shown(array<bool>(Shape(0, 0), {})), "x =\n\n  0×0 empty logical array\n\n");
    EXPECT_EQ(shown(cell(Shape(0, 0), {})), "x =\n\n  0×0 empty cell array\n\n");
    EXPECT_EQ(disped(Value::emptyMatrix()), "");
}

TEST(Display, PagesOfHigherRanks) {
    EXPECT_EQ(shown(array<double>(Shape{1, 2, 2}, {1, 2, 3, 4})),
              "x(:,:,1) =\n\n     1     2\n\n\nx(:,:,2) =\n\n     3     4\n\n");
    EXPECT_EQ(shown(array<int8_t>(Shape{1, 1, 2}, {1, 2})),
              "x =\n\n  1×1×2 int8 array\n\nx(:,:,1) =\n\n   1\n\n\nx(:,:,2) =\n\n   2\n\n");
}

TEST(Display, Cells) {
    EXPECT_EQ(shown(cell(Shape(1, 2), {Value(1.0), Value::text("abc")})),
              "x =\n\n  1×2 cell array\n\n    {[1]}    {'abc'}\n\n");
    EXPECT_EQ(disped(cell(Shape(2, 1), {Value(1.0), Value::text("abc")})),
              "    {[  1]}\n    {'abc'}\n\n");
    EXPECT_EQ(cellElementText(row({1, 2, 3}), {}), "[1 2 3]");
    EXPECT_EQ(cellElementText(Value(0.5), {}), "[0.5000]");
    EXPECT_EQ(cellElementText(Value::emptyMatrix(), {}), "0×0 double");
    EXPECT_EQ(cellElementText(cell(Shape(1, 1), {Value(1.0)}), {}), "1×1 cell");
    EXPECT_EQ(cellElementText(Value::string("s"), {}), "[\"s\"]");
    EXPECT_EQ(cellElementText(Value::text(""), {}), "0×0 char");
    EXPECT_EQ(cellElementText(Value::logical(true), {}), "[1]");
}

TEST(Display, Structs) {
    auto s = makeRef<StructArray>();
    s->set("a", Value(1.0));
    s->set("name", Value::text("text"));
    s->set("v", row({1, 2.5}));
    s->set("m", array<double>(Shape(2, 2), {1, 2, 3, 4}));
    s->set("e", Value::emptyMatrix());
    s->set("c", cell(Shape(1, 1), {Value(1.0)}));
    EXPECT_EQ(shown(s),
              "x = \n\n  struct with fields:\n\n       a: 1\n    name: 'text'\n       v: [1 "
              "2.5000]\n       m: [2×2 double]\n       e: []\n       c: {[1]}\n\n");
    auto many = makeRef<StructArray>(Shape(1, 3));
    many->addField("a");
    EXPECT_EQ(shown(many), "x = \n\n  1×3 struct array with fields:\n\n    a\n\n");
}

TEST(Display, StringsHandlesAndMaps) {
    EXPECT_EQ(shown(Value::string("abc")), "x = \n\n    \"abc\"\n\n");
    auto two = makeRef<StringArray>(Shape(1, 2));
    two->elements = {"a", "bc"};
    EXPECT_EQ(shown(two), "x = \n\n  1×2 string array\n\n    \"a\"    \"bc\"\n\n");
    auto f = makeRef<FunctionHandle>();
    f->text = "@(x)x+1";
    EXPECT_EQ(shown(f), "x =\n\n  function_handle with value:\n\n    @(x)x+1\n\n");
    auto m = makeRef<MapObject>();
    EXPECT_EQ(shown(m), "x = \n\n  Map with properties:\n\n        Count: 0\n      KeyType: "
                        "char\n    ValueType: any\n\n");
}

} // namespace
} // namespace vitrine
