// SPDX-License-Identifier: Apache-2.0
// What operations say about the signs of their results holds for all of them: numbers that are not
// negative, with -0 and without, NaN and Inf among them, in each pair.
#include "builtins/elementwise/elementwise.h"
#include "interpreter.h"
#include "provider/op.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::testing;

namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();

Value arrayOf(SignBound bound, bool row) {
    std::vector<double> x = {0,    5e-324, 1e-300, 0.25, 0.5,   1,    1.5,
                             2.75, 3,      1e5,    1e17, 1e300, kInf, std::nan("")};
    if (bound == SignBound::NotNegative) x.push_back(-0.0);
    if (bound == SignBound::Unknown) x.insert(x.end(), {-0.0, -0.5, -1, -3, -1e300, -kInf});
    const auto n = static_cast<int64_t>(x.size());
    const Ref<Tensor> out = Tensor::make(DType::Double, row ? Shape(1, n) : Shape(n, 1));
    std::copy(x.begin(), x.end(), out->mutableData<double>());
    out->setSignBound(bound);
    return Value(out);
}

class Signs : public ::testing::Test {
protected:
    /// Is what the rule says of f(args…) true? Counts those of which it says something.
    void check(std::string_view name, SignRule rule, std::span<const Value> args,
               const Value& result) {
        if (!result.isArray() || result.isComplex() || !isFloat(result.dtype())) return;
        const Value noted(Ref<Tensor>(result.toTensor()->clone()));
        noted.tensor().setSignBound(SignBound::Unknown);
        noteSigns(rule, args, noted);
        const SignBound bound = noted.tensor().signBound();
        if (bound == SignBound::Unknown) return;
        ++m_told;
        for (int64_t i = 0; i < noted.count(); ++i) {
            const double y = noted.tensor().asDouble(i);
            const bool holds = std::isnan(y) || y > 0 || (y == 0 && !std::signbit(y)) ||
                               (y == 0 && bound == SignBound::NotNegative);
            ASSERT_TRUE(holds) << name << " gave " << y << " at " << i;
        }
    }

    BuiltinRunner m_vm;
    int m_told = 0;
};

constexpr SignBound kBounds[] = {SignBound::Unknown, SignBound::NotNegative, SignBound::SignClear};
constexpr double kNumbers[] = {0, -0.0, 0.5, 1, 2, 3, -0.5, -1, -2, -3, kInf, -kInf};

TEST_F(Signs, ElementwiseRulesHold) {
    for (const Builtin* row : allBuiltins()) {
        if (!row->op || row->op->sign == SignRule::Unknown) continue;
        const auto apply = [&](std::initializer_list<Value> list) {
            const std::vector<Value> args(list);
            check(row->name, row->op->sign, args, applyElementwise(m_vm, *row->op, args, Span{}));
        };
        for (const SignBound a : kBounds) {
            const Value x = arrayOf(a, false);
            if (row->op->arity == 1) apply({x});
            if (row->op->arity != 2) continue;
            for (const SignBound b : kBounds)
                apply({x, arrayOf(b, true)});
            for (const double number : kNumbers) {
                apply({x, Value(number)});
                apply({Value(number), x});
            }
            apply({x, x});
        }
    }
    EXPECT_GT(m_told, 300);
}

TEST_F(Signs, RulesOfOtherBuiltinsHold) {
    int rows = 0;
    for (const Builtin* row : allBuiltins()) {
        if (row->rules.signs == SignRule::Unknown || !row->function) continue;
        ++rows;
        for (const SignBound a : kBounds) {
            std::vector<Value> args = {arrayOf(a, false)};
            if (row->minArgs == 2)
                args.push_back(row->rules.signs == SignRule::Weaker ? arrayOf(a, true)
                                                                    : Value(2.0));
            check(row->name, row->rules.signs, args, m_vm.run(row->name, args).at(0));
        }
    }
    EXPECT_GT(rows, 10);
    EXPECT_GE(m_told, 2 * rows);
}

} // namespace
