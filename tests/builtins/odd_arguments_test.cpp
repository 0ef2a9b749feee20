// SPDX-License-Identifier: Apache-2.0
// Whatever a script passes, a builtin answers or throws a ScriptError; it never aborts.
#include "builtins/core/catalogue.h"
#include "interpreter.h"

#include <gtest/gtest.h>
#include <set>

namespace vitrine {

std::span<const Builtin> applyTable();
std::span<const Builtin> cellTable();
std::span<const Builtin> errorTable();
std::span<const Builtin> fileIoTable();
std::span<const Builtin> functionHandleTable();
std::span<const Builtin> graphicsPlotTable();
std::span<const Builtin> graphicsTable();
std::span<const Builtin> jsonTable();
std::span<const Builtin> mapTable();
std::span<const Builtin> numberBaseTable();
std::span<const Builtin> numberTextTable();
std::span<const Builtin> outputTable();
std::span<const Builtin> structTable();
std::span<const Builtin> textBasicTable();
std::span<const Builtin> textRegexpTable();
std::span<const Builtin> textSearchTable();
std::span<const Builtin> textStringsTable();
std::span<const Builtin> timeTable();

namespace {

std::vector<Value> oddValues() {
    auto missing = makeRef<StringArray>(Shape(1, 1));
    missing->elements[0] = std::nullopt;
    return {Value(1.0),
            Value(-1.5),
            Value(std::nan("")),
            Value(std::numeric_limits<double>::infinity()),
            Value::emptyMatrix(),
            Value::text(""),
            Value::text("on"),
            Value(Tensor::make(DType::Char, Shape(2, 3))),
            Value(Tensor::make(DType::Double, Shape{2, 2, 2})),
            Value(Tensor::make(DType::Double, Shape(1, 2), true)),
            Value(Tensor::make(DType::Int8, Shape(0, 3))),
            Value::logical(true),
            Value::string("s"),
            Value(missing),
            Value(makeRef<StringArray>(Shape(2, 1))),
            testing::cells({}),
            testing::cells({Value(1.0), Value::text("a"), testing::cells({})}),
            Value(makeRef<StructArray>()),
            Value(makeRef<StructArray>(Shape(0, 0))),
            testing::handle("upper"),
            Value(makeRef<MapObject>()),
            Value(makeRef<ObjectValue>("MException"))};
}

class OddArguments : public ::testing::TestWithParam<BuiltinTable> {};

TEST_P(OddArguments, AreAnsweredOrRefused) {
    // These wait, or leave the process in another state.
    const std::set<std::string_view> left = {"pause", "setenv"};
    const std::vector<Value> odd = oddValues();
    testing::BuiltinRunner vm;
    int answered = 0;
    int refused = 0;
    for (const Builtin& row : GetParam()()) {
        if (left.contains(row.name)) continue;
        SCOPED_TRACE(row.name);
        const auto attempt = [&](std::vector<Value> args) {
            const int n = static_cast<int>(args.size());
            if (n < row.minArgs || (row.maxArgs >= 0 && n > row.maxArgs)) return;
            for (int nargout : {0, 2}) {
                if (row.maxOutputs >= 0 && nargout > row.maxOutputs) continue;
                try {
                    vm.run(row.name, args, nargout);
                    ++answered;
                } catch (const ScriptError&) {
                    ++refused;
                }
            }
        };
        attempt({});
        for (const Value& a : odd) {
            attempt({a});
            for (const Value& b : odd) {
                attempt({a, b});
                attempt({Value::text("x"), a, b});
                attempt({a, b, a, Value::text("y")});
            }
        }
    }
    EXPECT_GT(answered, 0);
    EXPECT_GT(refused, 0);
}

INSTANTIATE_TEST_SUITE_P(Families, OddArguments,
                         ::testing::Values(applyTable, cellTable, errorTable, fileIoTable,
                                           functionHandleTable, graphicsPlotTable, graphicsTable,
                                           jsonTable, mapTable, numberBaseTable, numberTextTable,
                                           outputTable, structTable, textBasicTable,
                                           textRegexpTable, textSearchTable, textStringsTable,
                                           timeTable));

} // namespace
} // namespace vitrine
