// SPDX-License-Identifier: Apache-2.0
#pragma once
// A random sequence of array operations, the same for the same seed whatever Accelerator runs it.
#include "rig.h"

#include <random>

namespace vitrine {

/// Gives every NaN of the numbers that start at `from` the same bits.
template <typename T>
void oneNan(std::string& bytes, std::size_t from) {
    for (; from + sizeof(T) <= bytes.size(); from += sizeof(T)) {
        T x;
        std::memcpy(&x, bytes.data() + from, sizeof x);
        if (std::isnan(x)) {
            x = std::numeric_limits<T>::quiet_NaN();
            std::memcpy(bytes.data() + from, &x, sizeof x);
        }
    }
}

/// Runs `steps` operations of seed's program and returns the bytes of everything it kept.
inline std::string runRandomGraph(AccelRig& rig, unsigned seed, int steps) {
    std::mt19937 random(seed);
    auto pick = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    RandomState draws;
    draws.seed = seed;
    const DType dtype = pick(3) == 0 ? DType::Double : DType::Single;
    constexpr int64_t kSizes[] = {1, 2, 3, 7, 64, 129};
    const Shape shape(kSizes[1 + pick(5)], kSizes[pick(6)]);
    Accelerator& a = rig.accelerator;
    std::vector<Value> pool;
    for (int i = 0; i < 2; ++i)
        pool.push_back(a.random(static_cast<RandomKind>(i), dtype, shape, 0, 0, draws, {}));
    auto one = [&]() -> Value { return pool[pick(pool.size())]; };
    auto keep = [&](Value v) {
        // Overwriting frees a value: what nothing refers to must not matter.
        if (pool.size() > 8)
            pool[pick(pool.size())] = std::move(v);
        else
            pool.push_back(std::move(v));
    };
    auto apply = [&](std::string_view name, std::vector<Value> args) {
        Shape out;
        for (std::size_t i = 1; i < args.size(); ++i) {
            if (!broadcastShapes(args[0].shape(), args[i].shape(), out)) args[i] = Value(0.75);
        }
        return a.apply(AccelRig::op(name), args, dtype, {});
    };
    constexpr std::string_view unary[] = {"sin", "exp", "abs", "tanh", "floor", "atan", "cos"};
    constexpr std::string_view binary[] = {"plus", "minus", "times", "rdivide", "max",
                                           "min",  "atan2", "hypot", "mod"};
    for (int i = 0; i < steps; ++i) {
        const Value x = one();
        const Shape s = x.shape();
        switch (pick(10)) {
        case 0:
            keep(apply(unary[pick(7)], {x}));
            break;
        case 1:
        case 2:
        case 3:
            keep(apply(binary[pick(9)], {x, one()}));
            break;
        case 4:
            keep(apply(binary[pick(4)], {x, Value(0.25 + static_cast<double>(pick(8)))}));
            break;
        case 5: {
            constexpr ReduceOp ops[] = {ReduceOp::Sum, ReduceOp::Mean, ReduceOp::Max,
                                        ReduceOp::Min, ReduceOp::Var,  ReduceOp::Std};
            ReduceOptions options;
            options.resultClass = dtype;
            const int from = static_cast<int>(pick(2));
            keep(a.reduce(ops[pick(6)], x, from,
                          from + 1 + static_cast<int>(pick(static_cast<std::size_t>(2 - from))),
                          options, {}));
            break;
        }
        case 6: {
            if (s.count() < 2) break;
            RangeIndex ranges[2];
            for (int d = 0; d < 2; ++d) {
                const auto n = static_cast<std::size_t>(s[d]);
                const auto first = static_cast<int64_t>(pick(n));
                ranges[d] = {first, 1,
                             1 + static_cast<int64_t>(pick(n - static_cast<std::size_t>(first)))};
            }
            const bool read = pick(2) == 0;
            const Value part = a.slice(x, ranges, {});
            keep(read ? part : a.assignSlice(x, ranges, apply("times", {part, Value(-2.0)}), {}));
            break;
        }
        case 7: {
            const int order[] = {1, 0};
            keep(a.permute(x, order, {}));
            break;
        }
        case 8:
            break;
        case 9: {
            const Value args[] = {x, Value(0.5)};
            const Value mask = a.apply(AccelRig::op("lt"), args, dtype, {});
            keep(a.assignMasked(x, mask, Value(0.125), {}));
            break;
        }
        }
        if (pick(12) == 0) a.flush({});
    }
    std::string bytes;
    for (const Value& v : pool) {
        const auto t = v.toTensor();
        bytes += t->shape().text() + ":";
        const std::size_t from = bytes.size();
        bytes.append(reinterpret_cast<const char*>(t->hostBytes()), t->byteSize());
        // IEEE 754 leaves the sign and payload of a NaN to the machine; a NaN is a NaN here.
        if (t->dtype() == DType::Double) oneNan<double>(bytes, from);
        if (t->dtype() == DType::Single) oneNan<float>(bytes, from);
    }
    return bytes;
}

} // namespace vitrine
