// SPDX-License-Identifier: Apache-2.0
#include "builtins/elementwise/integer_operations.h"

#include "base/settings.h"
#include "builtins/elementwise/elementwise.h"

namespace vitrine {

namespace {

bool isSmall(DType t) {
    return !isInteger(t) || sizeOf(t) <= 4;
}

} // namespace

std::optional<Value> wholeScalarAs(const Value& v, DType type) {
    if (!v.isScalarInline() || v.dtype() != DType::Double || !isInteger(type)) return std::nullopt;
    const double x = v.toDouble();
    return visitDType(type, [&](auto tag) -> std::optional<Value> {
        using T = decltype(tag);
        // 2^63 and 2^64 are out of range, and so is whatever rounds to them.
        const double high =
            std::ldexp(1.0, static_cast<int>(sizeof(T)) * 8 - (isSigned(type) ? 1 : 0));
        const double low = isSigned(type) ? -high : 0;
        if (!(x >= low && x < high) || x != std::floor(x)) return std::nullopt;
        return Value::scalar(convertElement<T>(x));
    });
}

std::optional<Value> applyIntegerCaptured(Interpreter& vm, const ElementwiseOp& op,
                                          std::span<const Value> args, DType compute, Span span) {
    bool sameClass = true;
    bool small = true;
    for (const Value& v : args) {
        if (v.mayBeComplex()) return std::nullopt;
        sameClass = sameClass && v.dtype() == compute;
        small = small && isSmall(v.dtype());
    }
    const Shape shape = expandedShape(args);
    if (shape.rank() > kMaxRank || shape.count() == 0) return std::nullopt;
    Accelerator& accel = vm.accelerator();
    if (accel.runsAtOnce(args, shape.count())) return std::nullopt;
    if (sameClass && op.hostFor(compute)) return accel.apply(op, args, compute, span);
    if (!small && op.hostFor(compute) && op.wide) {
        std::vector<Value> own(args.begin(), args.end());
        for (Value& v : own) {
            if (v.dtype() == compute) continue;
            const std::optional<Value> whole = wholeScalarAs(v, compute);
            if (!whole) return std::nullopt;
            v = *whole;
        }
        return accel.apply(op, own, compute, span);
    }
    if (!small || !op.hostFor(DType::Double)) return std::nullopt;
    std::vector<Value> wide;
    for (const Value& v : args)
        wide.push_back(convertValue(vm, v, DType::Double, span));
    const Value out = accel.apply(op, wide, DType::Double, span);
    return op.returnsLogical() ? out : convertValue(vm, out, compute, span);
}

} // namespace vitrine
