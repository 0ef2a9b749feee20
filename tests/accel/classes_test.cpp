// SPDX-License-Identifier: Apache-2.0
// Every element-wise operation of the catalogue in every class that it has a kernel for: the same
// bytes on host and device. And complex values as pairs of real ones.
#include "accel/graph/complex_values.h"
#include "random_graph.h"

namespace vitrine {
namespace {

constexpr DType kClasses[] = {DType::Double, DType::Single, DType::Int8,  DType::UInt8,
                              DType::Int16,  DType::UInt16, DType::Int32, DType::UInt32,
                              DType::Int64,  DType::UInt64};

/// Limits of the class, their neighbours, small numbers and noise.
Value integers(DType type, int64_t n, std::mt19937_64& random) {
    auto t = Tensor::make(type, Shape(n, 1), false, false);
    visitDType(type, [&](auto tag) {
        using T = decltype(tag);
        if constexpr (std::is_integral_v<T> && !std::is_same_v<T, bool>) {
            constexpr T kEdges[] = {std::numeric_limits<T>::min(), std::numeric_limits<T>::max()};
            for (int64_t i = 0; i < n; ++i) {
                const uint64_t bits = random();
                T x = static_cast<T>(bits >> 8);
                if (bits % 4 == 0) x = static_cast<T>(static_cast<int>(bits >> 8) % 7);
                if (bits % 4 == 1)
                    x = static_cast<T>(kEdges[bits >> 8 & 1] + static_cast<T>(bits >> 9 & 1));
                t->mutableData<T>()[i] = x;
            }
        }
    });
    return t;
}

std::string bytesOf(const Value& v) {
    const auto t = v.toTensor();
    return std::string(reinterpret_cast<const char*>(t->hostBytes()), t->byteSize());
}

TEST(Classes, EveryOperationGivesTheSameBytesOnTheDevice) {
    constexpr int64_t kCount = 2000;
    std::size_t checked = 0;
    AccelRig host(true, "cpu"), device(true, "gpu");
    std::vector<Builtin> rows;
    for (BuiltinTable table : builtinTables())
        rows.insert(rows.end(), table().begin(), table().end());
    for (const Builtin& row : rows) {
        if (!row.op || !row.op->glsl || row.op->rule == TypeRule::Select) continue;
        for (DType type : kClasses) {
            const ElementwiseOp& op = *row.op;
            if (op.rule == TypeRule::Logic) continue; // its arguments are logical
            if (!op.hostFor(type) || (isInteger(type) && !op.glslInteger)) continue;
            std::mt19937 small(7);
            std::mt19937_64 large(11);
            std::vector<Value> args;
            for (int k = 0; k < op.arity; ++k)
                args.push_back(isFloat(type) ? specials(type, Shape(kCount, 1), small)
                                             : integers(type, kCount, large));
            std::vector<Value> copies;
            for (const Value& v : args)
                copies.emplace_back(v.tensor().clone());
            const Value a = host.accelerator.apply(op, args, type, {});
            const Value b = device.accelerator.apply(op, copies, type, {});
            EXPECT_EQ(bytesOf(a), bytesOf(b)) << op.name << " of " << className(type);
            ++checked;
        }
    }
    EXPECT_GT(checked, 100u);
    for (const GraphGroup& g : device.groups())
        EXPECT_TRUE(g.onDevice) << g.title << ": " << g.decision.reason;
}

TEST(Classes, EveryConversionGivesTheSameBytesOnTheDevice) {
    constexpr int64_t kCount = 2000;
    AccelRig host(true, "cpu"), device(true, "gpu");
    for (DType from : kClasses) {
        for (DType to : kClasses) {
            std::mt19937 small(7);
            std::mt19937_64 large(11);
            const Value x = isFloat(from) ? specials(from, Shape(kCount, 1), small)
                                          : integers(from, kCount, large);
            const Value y(x.tensor().clone());
            EXPECT_EQ(bytesOf(host.accelerator.convert(x, to, {})),
                      bytesOf(device.accelerator.convert(y, to, {})))
                << className(from) << " to " << className(to);
        }
    }
}

Value complexArray(std::vector<std::complex<double>> z) {
    auto t = Tensor::make(DType::Double, Shape(static_cast<int64_t>(z.size()), 1), true, false);
    std::copy(z.begin(), z.end(), t->mutableComplexData<double>());
    return t;
}

TEST(ComplexValues, ArePairsOfRealArraysUntilTheHostReadsThem) {
    for (const char* where : {"cpu", "gpu"}) {
        AccelRig rig(true, where);
        const Value z = complexArray({{1, 2}, {-3, 0.5}, {0, -1}});
        const complexes::Parts p = complexes::parts(rig.accelerator, z);
        EXPECT_EQ(rig.numbers(p.re), (std::vector<double>{1, -3, 0}));
        EXPECT_EQ(rig.numbers(p.im), (std::vector<double>{2, 0.5, -1}));
        const Value doubled = complexes::join(
            rig.accelerator, {rig.apply("plus", {p.re, p.re}), rig.apply("plus", {p.im, p.im})},
            true);
        EXPECT_TRUE(complexes::isRemote(doubled));
        EXPECT_TRUE(doubled.mayBeComplex());
        std::complex<double> second;
        ASSERT_TRUE(doubled.tensor().remote()->readElements(1, 1, &second));
        EXPECT_EQ(second, std::complex<double>(-6, 1));
        EXPECT_TRUE(doubled.isComplex());
        EXPECT_EQ(doubled.tensor().complexData<double>()[2], std::complex<double>(0, -2));
    }
}

TEST(ComplexValues, BecomeRealWhenSomebodyAsksAndNothingIsImaginary) {
    for (const char* where : {"cpu", "gpu"}) {
        AccelRig rig(true, where);
        const complexes::Parts p =
            complexes::parts(rig.accelerator, complexArray({{1, 2}, {-3, 0.5}}));
        const complexes::Parts flat{rig.apply("times", {p.re, p.re}),
                                    rig.apply("minus", {p.im, p.im})};
        const Value undecided = complexes::join(rig.accelerator, flat, true);
        EXPECT_TRUE(undecided.mayBeComplex());
        EXPECT_FALSE(undecided.isComplex());
        EXPECT_FALSE(undecided.mayBeComplex());
        EXPECT_EQ(rig.numbers(undecided), (std::vector<double>{1, 9}));
        // complex(re, 0) stays complex.
        const Value kept = complexes::join(rig.accelerator, flat, false);
        EXPECT_TRUE(kept.isComplex());
        EXPECT_EQ(kept.tensor().complexData<double>()[1], std::complex<double>(9, 0));
        // NaN is not zero.
        const Value nan = rig.apply("times", {flat.im, Value(std::nan(""))});
        EXPECT_TRUE(complexes::join(rig.accelerator, {flat.re, nan}, true).isComplex());
    }
}

} // namespace
} // namespace vitrine
