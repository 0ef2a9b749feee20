// SPDX-License-Identifier: Apache-2.0
#include "builtins/elementwise/elementwise.h"

#include "builtins/elementwise/complex_operations.h"
#include "builtins/elementwise/integer_operations.h"
#include "builtins/elementwise/operator_ops.h"
#include "value/broadcast.h"

namespace vitrine {

namespace {

constexpr int64_t kBlock = 1024;

const Value* firstInteger(std::span<const Value> args) {
    return &*std::find_if(args.begin(), args.end(),
                          [](const Value& v) { return isInteger(v.dtype()); });
}

/// The class in which op computes, by its rule; throws for classes that it does not take.
DType computeClass(const ElementwiseOp& op, std::span<const Value> args) {
    for (const Value& v : args)
        requireArray(op.name, v);
    DType common = args[0].dtype();
    if (!isNumeric(common) && op.rule != TypeRule::Test) common = DType::Double;
    for (std::size_t i = 1; i < args.size(); ++i) {
        const DType other = args[i].dtype();
        // Integers of two classes can be compared: in a class that is wide enough to force the
        // exact way (evaluateWide).
        if (op.rule == TypeRule::Compare && isInteger(common) && isInteger(other) &&
            common != other)
            common = DType::Int64;
        else
            common = commonClass(common, other);
    }
    if (op.rule == TypeRule::Logic) return DType::Logical;
    if (op.rule == TypeRule::Float && isInteger(common)) {
        throwUndefinedFor(op.name, *firstInteger(args));
    }
    return common;
}

/// 64-bit integers and numbers of other classes, each as it is.
Value evaluateWide(const ElementwiseOp& op, std::span<const Ref<Tensor>> args, DType compute,
                   Tensor& out) {
    const auto element = [](const Tensor& t, int64_t i) {
        const int64_t k = t.count() == 1 ? 0 : i;
        return visitDType(t.dtype(),
                          [&](auto tag) { return WideNumber::of(t.data<decltype(tag)>()[k]); });
    };
    visitDType(op.returnsLogical() ? DType::Logical : compute, [&](auto tag) {
        using T = decltype(tag);
        if constexpr (std::is_integral_v<T>) {
            T* y = out.mutableData<T>();
            for (int64_t i = 0; i < out.count(); ++i)
                y[i] = op.wide(element(*args[0], i), element(*args[1], i)).template to<T>();
        }
    });
    return wrap(Ref<Tensor>(&out));
}

/// Integers with other classes, and functions without an integer version: computed in double and
/// converted back, which is exact up to 32 bits.
Value evaluateInteger(const ElementwiseOp& op, std::span<const Value> args, DType compute,
                      const Shape& shape, bool gpu) {
    const bool sameClass =
        std::all_of(args.begin(), args.end(), [&](const Value& v) { return v.dtype() == compute; });
    BlockFunction native = op.hostFor(compute);
    std::array<Ref<Tensor>, kMaxArity> tensors;
    const std::span<Ref<Tensor>> used(tensors.data(), args.size());
    const DType resultClass = op.returnsLogical() ? DType::Logical : compute;
    Ref<Tensor> out = Tensor::make(resultClass, shape, false, false);
    const auto load = [&](DType as) {
        for (std::size_t i = 0; i < args.size(); ++i) {
            tensors[i] = convertOnHost(*args[i].toTensor(), as);
            if (tensors[i]->count() != 1) tensors[i] = expandTo(tensors[i], shape);
        }
    };
    if (sameClass && native) {
        load(compute);
        evaluateBlocks(native, used, *out);
        return wrap(std::move(out), gpu);
    }
    if (sizeOf(compute) == 8 && native && op.wide) {
        // A whole scalar is an integer of the other's class.
        std::vector<Value> own(args.begin(), args.end());
        bool exact = true;
        for (Value& v : own) {
            if (v.dtype() == compute) continue;
            const std::optional<Value> whole = wholeScalarAs(v, compute);
            exact = exact && whole;
            if (whole) v = *whole;
        }
        if (exact) return evaluateInteger(op, own, compute, shape, gpu);
    }
    if (sizeOf(compute) == 8) {
        if (!op.wide) throwUndefinedFor(op.name, *firstInteger(args));
        for (std::size_t i = 0; i < args.size(); ++i) {
            tensors[i] = args[i].toTensor();
            if (tensors[i]->count() != 1) tensors[i] = expandTo(tensors[i], shape);
        }
        if (gpu) out->setGpuArray(true);
        return evaluateWide(op, used, compute, *out);
    }
    if (!op.hostFor(DType::Double)) throwUndefinedFor(op.name, args[0]);
    load(DType::Double);
    if (op.returnsLogical()) {
        evaluateBlocks(op.hostFor(DType::Double), used, *out);
        return wrap(std::move(out), gpu);
    }
    Ref<Tensor> wide = Tensor::make(DType::Double, shape, false, false);
    evaluateBlocks(op.hostFor(DType::Double), used, *wide);
    return wrap(convertOnHost(*wide, compute), gpu);
}

/// All arguments are inline real scalars: no allocation.
Value evaluateScalars(const ElementwiseOp& op, std::span<const Value> args, DType compute,
                      BlockFunction function) {
    alignas(8) std::byte bytes[kMaxArity][8];
    const void* pointers[kMaxArity];
    for (std::size_t i = 0; i < args.size(); ++i) {
        pointers[i] = bytes[i];
        visitDType(args[i].dtype(), [&](auto from) {
            const auto x = args[i].scalarAs<decltype(from)>();
            visitDType(compute, [&](auto to) {
                using To = decltype(to);
                const To converted = convertElement<To>(x);
                std::memcpy(bytes[i], &converted, sizeof converted);
            });
        });
    }
    return visitDType(op.returnsLogical() ? DType::Logical : compute, [&](auto tag) {
        using T = decltype(tag);
        T y{};
        function(pointers, &y, 1);
        return Value::scalar(y);
    });
}

void rejectNan(Interpreter& vm, const Value& v, Span span) {
    if (!isFloat(v.dtype())) return;
    bool bad = false;
    if (captured(vm, v)) {
        const Value nan[] = {v};
        const Value test = vm.accelerator().apply(kIsNanOp, nan, v.dtype(), span);
        const Value any =
            vm.accelerator().reduce(ReduceOp::Any, test, 0, v.shape().rank(), {}, span);
        bad = any.toDouble() != 0;
    } else {
        const std::vector<double> x = doublesOf(v);
        bad = std::any_of(x.begin(), x.end(), [](double e) { return std::isnan(e); });
    }
    if (bad) throwError("MATLAB:nologicalnan", "NaN values cannot be converted to logicals.");
}

Value keepGpu(Value result, bool gpu) {
    if (gpu && result.isArray() && !result.isGpuArray()) {
        if (result.isScalarInline()) result = Value(result.toTensor());
        const_cast<Tensor&>(result.tensor()).setGpuArray(true);
    }
    return result;
}

} // namespace

Shape expandedShape(std::span<const Value> args) {
    Shape shape = args[0].shape();
    for (std::size_t i = 1; i < args.size(); ++i) {
        Shape both;
        if (!broadcastShapes(shape, args[i].shape(), both)) {
            throwError("MATLAB:sizeDimensionsMustMatch",
                       "Arrays have incompatible sizes for this operation.");
        }
        shape = both;
    }
    return shape;
}

Ref<Tensor> expandTo(Ref<Tensor> x, const Shape& shape) {
    if (x->shape() == shape) return x;
    Ref<Tensor> out = Tensor::make(x->dtype(), shape, x->isComplex(), false);
    broadcastElements(x->hostBytes(), x->shape(), x->elementSize(), shape, out->mutableHostBytes());
    return out;
}

void evaluateBlocks(BlockFunction function, std::span<const Ref<Tensor>> args, Tensor& out) {
    const int64_t n = out.count();
    const std::size_t outSize = out.elementSize();
    std::byte* to = out.mutableHostBytes();
    std::array<std::vector<std::byte>, kMaxArity> repeated;
    std::array<const std::byte*, kMaxArity> from{};
    for (std::size_t i = 0; i < args.size(); ++i) {
        from[i] = args[i]->hostBytes();
        if (args[i]->count() == n) continue;
        VITRINE_ASSERT(args[i]->count() == 1);
        const std::size_t size = args[i]->elementSize();
        const auto copies = static_cast<std::size_t>(std::min(n, kBlock));
        repeated[i].resize(copies * size);
        for (std::size_t k = 0; k < copies; ++k)
            std::memcpy(repeated[i].data() + k * size, from[i], size);
    }
    for (int64_t first = 0; first < n; first += kBlock) {
        const void* pointers[kMaxArity] = {};
        for (std::size_t i = 0; i < args.size(); ++i) {
            pointers[i] = repeated[i].empty()
                              ? from[i] + static_cast<std::size_t>(first) * args[i]->elementSize()
                              : repeated[i].data();
        }
        function(pointers, to + static_cast<std::size_t>(first) * outSize,
                 std::min(kBlock, n - first));
    }
}

Value applyComplex(const ElementwiseOp& op, std::span<const Value> args) {
    const bool single = std::any_of(args.begin(), args.end(),
                                    [](const Value& v) { return v.dtype() == DType::Single; });
    const BlockFunction function = single ? op.complex.inSingle : op.complex.inDouble;
    if (!function) {
        throwError("MATLAB:complexNotSupported", "Function '%s' does not support complex inputs.",
                   op.name);
    }
    const DType compute = single ? DType::Single : DType::Double;
    const Shape shape = expandedShape(args);
    std::array<Ref<Tensor>, kMaxArity> tensors;
    for (std::size_t i = 0; i < args.size(); ++i) {
        if (isInteger(args[i].dtype()))
            throwError("MATLAB:mixedClasses", "Complex integer arithmetic is not supported.");
        tensors[i] = toComplex(*args[i].toTensor(), compute);
        if (tensors[i]->count() != 1) tensors[i] = expandTo(tensors[i], shape);
    }
    const bool real = op.complex.toReal || op.returnsLogical();
    Ref<Tensor> out =
        Tensor::make(op.returnsLogical() ? DType::Logical : compute, shape, !real, false);
    evaluateBlocks(function, std::span<const Ref<Tensor>>(tensors.data(), args.size()), *out);
    out->setGpuArray(anyGpuArray(args));
    return real ? wrap(std::move(out)) : narrowComplex(std::move(out));
}

Value applyElementwise(Interpreter& vm, const ElementwiseOp& op, std::span<const Value> args,
                       Span span) {
    const DType compute = computeClass(op, args);
    if (std::optional<Value> out = applyComplexCaptured(vm, op, args, span)) return *out;
    const bool complex =
        std::any_of(args.begin(), args.end(), [](const Value& v) { return v.isComplex(); });
    if (complex) return applyComplex(op, args);
    const BlockFunction function = op.hostFor(compute);
    const bool floating = !isInteger(compute);
    if (op.rule == TypeRule::Logic) {
        for (const Value& v : args)
            rejectNan(vm, v, span);
    }
    if (floating && function &&
        std::all_of(args.begin(), args.end(), [](const Value& v) { return v.isScalarInline(); }))
        return evaluateScalars(op, args, compute, function);
    const bool gpu = anyGpuArray(args);
    const Shape shape = expandedShape(args);
    if (shape.count() == 0) {
        const DType result = op.returnsLogical() ? DType::Logical : compute;
        return wrap(Tensor::make(result, shape), gpu);
    }
    if (!floating) {
        if (!function && op.rule == TypeRule::Same) return args[0]; // rounding of integers
        if (std::optional<Value> out = applyIntegerCaptured(vm, op, args, compute, span))
            return keepGpu(std::move(*out), gpu);
        return evaluateInteger(op, args, compute, shape, gpu);
    }
    if (!function) throwUndefinedFor(op.name, args[0]);
    std::array<Value, kMaxArity> converted;
    for (std::size_t i = 0; i < args.size(); ++i)
        converted[i] =
            args[i].isScalarInline() ? args[i] : convertValue(vm, args[i], compute, span);
    const std::span<const Value> inputs(converted.data(), args.size());
    if (vm.accelerator().accepts(op, inputs, compute)) {
        Value result = keepGpu(vm.accelerator().apply(op, inputs, compute, span), gpu);
        if (!op.returnsLogical()) noteSigns(op.sign, args, result);
        return result;
    }
    std::array<Ref<Tensor>, kMaxArity> tensors;
    for (std::size_t i = 0; i < args.size(); ++i) {
        tensors[i] = convertOnHost(*converted[i].toTensor(), compute);
        if (tensors[i]->count() != 1) tensors[i] = expandTo(tensors[i], shape);
    }
    Ref<Tensor> out =
        Tensor::make(op.returnsLogical() ? DType::Logical : compute, shape, false, false);
    evaluateBlocks(function, std::span<const Ref<Tensor>>(tensors.data(), args.size()), *out);
    return wrap(std::move(out), gpu);
}

} // namespace vitrine
