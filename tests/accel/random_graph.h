// SPDX-License-Identifier: Apache-2.0
#pragma once
// A random sequence of array operations, the same for the same seed whatever Accelerator runs it.
#include "accel/run/routines.h"
#include "rig.h"

#include <bit>
#include <random>

namespace vitrine {

/// Numbers where machines differ most: NaN of either sign with payloads, quiet and signalling,
/// infinities, signed zeros, subnormals and their neighbours, among ordinary ones.
template <typename T>
void fillWithSpecials(T* x, int64_t n, std::mt19937& random) {
    using Bits = std::conditional_t<sizeof(T) == 8, uint64_t, uint32_t>;
    constexpr int kMantissa = std::numeric_limits<T>::digits - 1;
    constexpr Bits kInf = std::bit_cast<Bits>(std::numeric_limits<T>::infinity());
    constexpr Bits kSign = Bits{1} << (sizeof(T) * 8 - 1);
    for (int64_t i = 0; i < n; ++i) {
        const auto low = static_cast<Bits>(random());
        const Bits noise = (sizeof(T) == 8 ? low << (sizeof(T) * 4) | random() : low) &
                           ((Bits{1} << kMantissa) - 1);
        const Bits sign = random() % 2 ? kSign : 0;
        Bits bits = std::bit_cast<Bits>(static_cast<T>(static_cast<double>(random() % 4096) / 512));
        switch (random() % 8) {
        case 0:
            bits = kInf | noise | 1;
            break;
        case 1:
            bits = kInf;
            break;
        case 2:
            bits = 0;
            break;
        case 3:
            bits = noise >> random() % kMantissa;
            break;
        case 4:
            bits = (1 + static_cast<Bits>(random() % 26)) << kMantissa | noise;
            break;
        default:
            break;
        }
        x[i] = std::bit_cast<T>(bits | sign);
    }
}

inline Value specials(DType dtype, const Shape& shape, std::mt19937& random) {
    auto t = Tensor::make(dtype, shape, false, false);
    if (dtype == DType::Double)
        fillWithSpecials(t->mutableData<double>(), t->count(), random);
    else
        fillWithSpecials(t->mutableData<float>(), t->count(), random);
    return t;
}

/// A loop of the shapes that can be rolled: carried values, numbers and columns that follow the
/// counter, draws, and now and then something that stops it. Gives what it leaves.
inline std::vector<Value> runRandomLoop(AccelRig& rig, std::mt19937& random, RandomState& draws,
                                        Value x, Value y, DType dtype) {
    auto pick = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    Accelerator& a = rig.accelerator;
    const Shape shape = x.shape();
    const int64_t rows = shape.count();
    const auto trips = static_cast<int64_t>(1 + pick(9));
    const Value columns =
        a.random(RandomDistribution::Normal, dtype, Shape(rows, trips + 2), 0, 0, draws, {});
    struct Line {
        std::size_t kind, target, from;
        std::string_view op;
    };
    constexpr std::string_view ops[] = {"plus", "minus", "times", "max", "min", "hypot"};
    std::vector<Line> lines;
    for (std::size_t i = 1 + pick(5); i > 0; --i)
        lines.push_back({pick(9), pick(3), pick(3), ops[pick(6)]});
    const std::size_t special = pick(12);
    const auto odd = static_cast<int64_t>(pick(9));
    std::vector<Value> v{x, y, x};
    std::vector<Value> kept;
    for (int64_t k = 0; k < trips; ++k) {
        a.enterIteration(1, k);
        for (const Line& line : lines) {
            Value& to = v[line.target];
            const Value from = v[line.from];
            const auto number = Value(0.5 + 0.125 * static_cast<double>(k % 5));
            const auto binary = [&](const Value& p, const Value& q) {
                const Value args[] = {p, q};
                return a.apply(AccelRig::op(line.op), args, dtype, {});
            };
            switch (line.kind) {
            case 0:
                to =
                    binary(to, a.random(RandomDistribution::Normal, dtype, shape, 0, 0, draws, {}));
                break;
            case 1:
                to = binary(from, number);
                break;
            case 2: {
                const RangeIndex ranges[] = {{0, 1, rows},
                                             {special == 0 ? (k * k) % trips : k, 1, 1}};
                to = binary(to, a.reshape(a.slice(columns, ranges, {}), shape));
                break;
            }
            case 3:
                to = from; // a rotation, when another line changes it afterwards
                break;
            case 4: {
                const Value args[] = {to, number};
                const Value mask = a.apply(AccelRig::op("lt"), args, dtype, {});
                const Value select[] = {mask, from, to};
                to = a.apply(selectOp(), select, dtype, {});
                break;
            }
            default:
                to = binary(to, from);
                break;
            }
        }
        if (special == 1 && k == odd) v[1] = v[0];
        if (special == 2 && k == odd) kept.push_back(v[2]);
        if (special == 3 && k == odd) a.flush({});
        if (special == 4) (void)v[0].toTensor()->hostBytes();
    }
    if (pick(4) != 0) a.enterIteration(1, -1);
    kept.insert(kept.end(), v.begin(), v.end());
    return kept;
}

/// What the planner's rules are about: values that are kept although a pass reads them, reductions
/// of one array or formula, epilogues, other shapes, cumulative operations, values that are cheap
/// to compute again.
inline std::vector<Value> runRandomPasses(AccelRig& rig, std::mt19937& random, Value x,
                                          DType dtype) {
    auto pick = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    Accelerator& a = rig.accelerator;
    const Shape s = x.shape();
    const int from = static_cast<int>(pick(2));
    const int to = from + 1 + static_cast<int>(pick(static_cast<std::size_t>(2 - from)));
    const auto binary = [&](std::string_view name, const Value& p, const Value& q) {
        const Value args[] = {p, q};
        return a.apply(AccelRig::op(name), args, dtype, {});
    };
    const auto unary = [&](std::string_view name, const Value& p) {
        const Value args[] = {p};
        return a.apply(AccelRig::op(name), args, dtype, {});
    };
    const auto reduce = [&](ReduceOp op, const Value& p) {
        ReduceOptions options;
        options.resultClass = dtype;
        return a.reduce(op, p, from, to, options, {});
    };
    switch (pick(8)) {
    case 0: { // softmax
        const Value e = unary("exp", binary("minus", x, reduce(ReduceOp::Max, x)));
        return {binary("rdivide", e, reduce(ReduceOp::Sum, e))};
    }
    case 1: // standard scores
        return {binary("rdivide", binary("minus", x, reduce(ReduceOp::Mean, x)),
                       reduce(ReduceOp::Std, x))};
    case 2: { // a value that is kept, and what is made of its sums
        const Value y = binary("times", x, Value(2.0));
        const Value sum = reduce(ReduceOp::Sum, y);
        const Value squares = reduce(ReduceOp::Sum, binary("times", y, y));
        std::vector<Value> out{binary("plus", unary("abs", sum), unary("abs", squares))};
        if (pick(2) == 0) out.push_back(y);
        if (pick(2) == 0) out.push_back(binary("minus", y, Value(1.0)));
        return out;
    }
    case 3: { // under another shape
        const Value y = binary("plus", x, Value(0.5));
        const Value flat = a.reshape(y, Shape(s.count(), 1));
        const Value more = binary("times", flat, pick(2) == 0 ? flat : Value(3.0));
        ReduceOptions options;
        options.resultClass = dtype;
        const Value total = a.reduce(ReduceOp::Sum, more, 0, 1, options, {});
        return {total, a.reshape(binary("minus", more, Value(0.25)), s)};
    }
    case 4: { // rows under another shape: reads by place, so it stays apart
        const Value y = binary("plus", x, reduce(ReduceOp::Min, x));
        const Value flat = a.reshape(y, Shape(1, s.count()));
        return {binary("max", flat, Value(0.0)), reduce(ReduceOp::Max, y)};
    }
    case 5: { // cumulative, with what it reads kept or not
        constexpr ScanOp ops[] = {ScanOp::Sum, ScanOp::Prod, ScanOp::Min, ScanOp::Max};
        const Value y = binary("times", x, Value(0.5));
        const Value c = a.scan(ops[pick(4)], y, from, pick(2) == 0, {});
        std::vector<Value> out{binary("plus", c, pick(2) == 0 ? y : x)};
        if (pick(2) == 0) out.push_back(binary("minus", y, Value(1.0)));
        if (pick(2) == 0) out.push_back(reduce(ReduceOp::Sum, c));
        return out;
    }
    case 6: { // unrelated readers of one array
        const Value p = unary("sin", x);
        const Value q = binary("times", x, Value(-1.5));
        return {p, reduce(ReduceOp::Max, q), reduce(ReduceOp::Min, p)};
    }
    default: { // along both dimensions, with the results of one used in the other
        const Value y = binary("minus", x, Value(1.0));
        const Value columns = a.reduce(ReduceOp::Sum, y, 0, 1, {false, 0, dtype}, {});
        const Value rows =
            a.reduce(ReduceOp::Sum, binary("times", y, columns), 1, 2, {false, 0, dtype}, {});
        return {binary("plus", y, rows), columns};
    }
    }
}

/// Elements that a program's arrays may have: a column beside a row, or its product with itself,
/// would soon ask for more memory than there is.
inline constexpr int64_t kMostElements = 1 << 17;

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
        pool.push_back(a.random(static_cast<RandomDistribution>(i), dtype, shape, 0, 0, draws, {}));
    // In every second program: otherwise NaN soon is all there is.
    if (seed % 2) pool.push_back(specials(dtype, shape, random));
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
            if (!broadcastShapes(args[0].shape(), args[i].shape(), out) ||
                out.count() > kMostElements)
                args[i] = Value(0.75);
        }
        return a.apply(AccelRig::op(name), args, dtype, {});
    };
    constexpr std::string_view unary[] = {"sin", "exp", "abs", "tanh", "floor", "atan", "cos"};
    constexpr std::string_view binary[] = {"plus", "minus", "times", "rdivide", "max",
                                           "min",  "atan2", "hypot", "mod"};
    // Routines: complete arrays in and out, between whatever else was drawn.
    auto routine = [&](const Value& x) -> Value {
        const Shape s = x.shape();
        const int along = static_cast<int>(pick(2));
        const Lines lines =
            along == 0 ? Lines{1, s[0], s[1]} : Lines{s[0], s[1], 1};
        const bool down = pick(2) == 0, first = pick(2) == 0;
        switch (pick(5)) {
        case 0:
            return routines::sort(a, x, lines, down, first, {});
        case 1:
            return routines::takeAlong(a, x, lines, routines::order(a, x, lines, down, first, {}),
                                       {});
        case 2: {
            const int turned[] = {1, 0};
            const Value t = a.permute(x, turned, {});
            const int64_t narrow = std::min(s[0], s[1]), wide = std::max(s[0], s[1]);
            const bool left = wide * wide > kMostElements ? s[1] == narrow : pick(2) == 0;
            if (narrow * narrow > kMostElements) return x;
            return routines::product(a, left ? t : x, left ? x : t,
                                     {left ? s[1] : s[0], left ? s[1] : s[0], left ? s[0] : s[1]},
                                     left ? Shape(s[1], s[1]) : Shape(s[0], s[0]), {});
        }
        case 3: {
            const Value order = routines::order(a, a.reshape(x, Shape(s.count(), 1)),
                                                {1, s.count(), 1}, down, first, {});
            const routines::Index index[] = {{order, 1}};
            return pick(2) == 0 ? routines::gather(a, x, index, s, {})
                                : routines::scatter(a, x, index, x, {});
        }
        default: {
            const Value kernel =
                a.random(RandomDistribution::Normal, dtype, Shape(2, 3), 0, 0, draws, {});
            return routines::convolve(a, x, kernel, 0, 1, s, {});
        }
        }
    };
    for (int i = 0; i < steps; ++i) {
        const Value x = one();
        const Shape s = x.shape();
        if (pick(8) == 0) {
            keep(routine(x));
            continue;
        }
        if (pick(4) == 0) {
            for (Value& v : runRandomPasses(rig, random, x, dtype))
                keep(std::move(v));
            continue;
        }
        switch (pick(10)) {
        case 0: {
            // Twice the same, now and then: both are then one array, and stay two values.
            const std::string_view name = unary[pick(7)];
            keep(apply(name, {x}));
            if (pick(3) == 0) keep(apply(name, {x}));
            break;
        }
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
        case 8: {
            // Subnormals come back from products as well as from the data.
            if (dtype == DType::Single) keep(apply("times", {x, Value(1e-20)}));
            for (Value& left :
                 runRandomLoop(rig, random, draws, x, apply("plus", {x, Value(0.5)}), dtype))
                keep(std::move(left));
            break;
        }
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
        bytes.append(reinterpret_cast<const char*>(t->hostBytes()), t->byteSize());
    }
    return bytes;
}

} // namespace vitrine
