// SPDX-License-Identifier: Apache-2.0
// What computes stores the one canonical NaN whatever NaN it was given; what only moves keeps bits.
#include "random_graph.h"
#include "value/nan.h"

namespace vitrine {
namespace {

template <typename T>
constexpr T payload(bool negative, uint32_t low) {
    using Bits = std::conditional_t<sizeof(T) == 8, uint64_t, uint32_t>;
    const Bits bits = std::bit_cast<Bits>(std::numeric_limits<T>::quiet_NaN()) | low;
    return std::bit_cast<T>(bits | (negative ? Bits{1} << (sizeof(T) * 8 - 1) : 0));
}

template <typename T>
bool isCanonical(T x) {
    const T one = std::numeric_limits<T>::quiet_NaN();
    return !std::isnan(x) || std::memcmp(&x, &one, sizeof x) == 0;
}

template <typename T>
Value arrayOf(std::initializer_list<T> x) {
    auto t = Tensor::make(kDTypeOf<T>, Shape(static_cast<int64_t>(x.size()), 1), false, false);
    std::copy(x.begin(), x.end(), t->template mutableData<T>());
    return t;
}

template <typename T>
void expectCanonical(const Value& v, std::string_view what) {
    const auto t = v.toTensor();
    if (t->dtype() != kDTypeOf<T>) return;
    for (int64_t i = 0; i < t->count(); ++i)
        EXPECT_TRUE(isCanonical(t->data<T>()[i])) << what << " element " << i;
}

template <typename T>
std::string bytesOf(const Value& v) {
    const auto t = v.toTensor();
    return {reinterpret_cast<const char*>(t->hostBytes()), t->byteSize()};
}

template <typename T>
Value awkward() {
    const T inf = std::numeric_limits<T>::infinity();
    return arrayOf<T>({payload<T>(true, 0), payload<T>(false, 77), payload<T>(true, 0x1234), inf,
                       -inf, T(0), T(-0.0), T(-1), T(2.5), std::numeric_limits<T>::denorm_min()});
}

template <typename T>
void everyOperation(const std::string& device, bool fusion) {
    AccelRig rig(fusion, device);
    const DType dtype = kDTypeOf<T>;
    const Value x = awkward<T>();
    int64_t others = 0;
    for (const BuiltinTable table : builtinTables()) {
        for (const Builtin& b : table()) {
            if (!b.op || !b.op->hostFor(dtype)) continue;
            ++others;
            std::vector<Value> args(static_cast<std::size_t>(b.op->arity), x);
            if (b.op->arity == 2) {
                // Each element with each other.
                const int order[] = {1, 0};
                args[1] = rig.accelerator.permute(x, order, {});
            }
            if (rig.accelerator.accepts(*b.op, args, dtype))
                expectCanonical<T>(rig.accelerator.apply(*b.op, args, dtype, {}), b.name);
        }
    }
    EXPECT_GT(others, 30);
}

TEST(Nan, OfEveryOperationIsTheCanonicalOneOnEveryProvider) {
    for (const char* device : {"cpu", "gpu"}) {
        for (const bool fusion : {true, false}) {
            everyOperation<double>(device, fusion);
            everyOperation<float>(device, fusion);
        }
    }
}

template <typename T>
void reductionsAndScans(const std::string& device) {
    AccelRig rig(true, device);
    const Value nan = arrayOf<T>({payload<T>(true, 9), payload<T>(false, 5), T(1)});
    ReduceOptions options;
    options.resultClass = kDTypeOf<T>;
    for (const ReduceOp op : {ReduceOp::Sum, ReduceOp::Prod, ReduceOp::Mean, ReduceOp::Max,
                              ReduceOp::Min, ReduceOp::Var, ReduceOp::Std})
        expectCanonical<T>(rig.accelerator.reduce(op, nan, 0, 1, options, {}), "reduction");
    for (const ScanOp op : {ScanOp::Sum, ScanOp::Prod, ScanOp::Max, ScanOp::Min})
        expectCanonical<T>(rig.accelerator.scan(op, nan, 0, false, {}), "scan");
}

TEST(Nan, OfReductionsAndScansIsTheCanonicalOne) {
    for (const char* device : {"cpu", "gpu"}) {
        reductionsAndScans<double>(device);
        reductionsAndScans<float>(device);
    }
}

template <typename T>
void moves(const std::string& device, bool fusion) {
    AccelRig rig(fusion, device);
    Accelerator& a = rig.accelerator;
    const Value x = awkward<T>();
    const int order[] = {1, 0};
    // Beside a sum, so that both are one kernel.
    const Value row = a.permute(x, order, {});
    const Value sum = a.apply(AccelRig::op("plus"), std::array{row, row}, kDTypeOf<T>, {});
    EXPECT_EQ(bytesOf<T>(row), bytesOf<T>(x));
    expectCanonical<T>(sum, "plus");
    const Value small = a.apply(AccelRig::op("lt"), std::array{x, Value(0.0)}, kDTypeOf<T>, {});
    const Value masked = a.assignMasked(x, small, Value(0.125), {});
    std::string expected = bytesOf<T>(x);
    for (int64_t i = 0; i < x.count(); ++i) {
        const T eighth = T(0.125);
        if (x.tensor().template data<T>()[i] < 0)
            std::memcpy(&expected[static_cast<std::size_t>(i) * sizeof(T)], &eighth, sizeof(T));
    }
    EXPECT_EQ(bytesOf<T>(masked), expected);
}

TEST(Nan, OfTheUserKeepsItsBitsWhereItIsOnlyMoved) {
    for (const char* device : {"cpu", "gpu"}) {
        for (const bool fusion : {true, false}) {
            moves<double>(device, fusion);
            moves<float>(device, fusion);
        }
    }
}

} // namespace
} // namespace vitrine
