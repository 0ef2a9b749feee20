// SPDX-License-Identifier: Apache-2.0
#pragma once
// What builtin families share: reading arguments, making results, converting classes on the host.
// Engine thread.
#include "accel/accelerator.h"
#include "builtins/core/builtin.h"
#include "value/containers.h"
#include "value/convert.h"
#include "value/tensor.h"
#include "value/wide_number.h"

#include <cmath>
#include <limits>
#include <optional>

namespace vitrine {

// --- results

/// The tensor as a value: 1-by-1 real host arrays become inline scalars.
[[nodiscard]] inline Value wrap(Ref<Tensor> tensor) {
    return Value(std::move(tensor)).simplified();
}
/// The same, of class gpuArray when gpu is true.
[[nodiscard]] Value wrap(Ref<Tensor> tensor, bool gpu);
[[nodiscard]] bool anyGpuArray(std::span<const Value> values);
/// A real array of T's class from elements in column-major order.
template <typename T>
[[nodiscard]] Value arrayOf(const std::vector<T>& elements, const Shape& shape) {
    Ref<Tensor> out = Tensor::make(kDTypeOf<T>, shape, false, false);
    T* data = out->mutableData<T>();
    for (std::size_t i = 0; i < elements.size(); ++i)
        data[i] = elements[i];
    return wrap(std::move(out));
}
template <typename T>
[[nodiscard]] Value rowOf(const std::vector<T>& elements) {
    return arrayOf(elements, Shape(1, static_cast<int64_t>(elements.size())));
}
template <typename T>
[[nodiscard]] Value columnOf(const std::vector<T>& elements) {
    return arrayOf(elements, Shape(static_cast<int64_t>(elements.size()), 1));
}
/// Drops the imaginary part when all of it is zero, as MATLAB does with results of operations.
[[nodiscard]] Value narrowComplex(Ref<Tensor> tensor);
/// A complex scalar; real when the imaginary part is zero.
[[nodiscard]] Value complexScalar(std::complex<double> z);

// --- arguments

/// "Not enough input arguments." and friends.
[[noreturn]] void throwNotEnoughInputs();
/// Undefined function 'f' for input arguments of type 'cell'.
[[noreturn]] void throwUndefinedFor(std::string_view function, const Value& value);
/// Throws throwUndefinedFor unless the value is numeric, logical or char.
void requireArray(std::string_view function, const Value& value);
/// A finite whole number; throws MATLAB:expectedInteger naming `what` otherwise.
[[nodiscard]] int64_t integerArgument(const Value& value, const char* what);
/// A dimension argument, returned counted from 0.
[[nodiscard]] int dimensionArgument(const Value& value);
/// Sizes as zeros() takes them: none, n, (m,n,…) or one vector; negative ones count as 0.
[[nodiscard]] Shape shapeArguments(std::span<const Value> args);
/// "double" → Double; nothing for other names.
[[nodiscard]] std::optional<DType> dtypeFromName(std::string_view name);
/// Text equal to `name`, letter case ignored.
[[nodiscard]] bool isOption(const Value& value, std::string_view name);
[[nodiscard]] std::string lowerCase(std::string_view text);
/// All elements as doubles (real parts, code units, 0/1).
[[nodiscard]] std::vector<double> doublesOf(const Value& value);
/// All elements as complex doubles.
[[nodiscard]] std::vector<std::complex<double>> complexesOf(const Value& value);

// --- classes

/// Converts on the host. Complex stays complex between double and single; the imaginary part is
/// an error for other classes. NaN to logical is an error.
[[nodiscard]] Ref<Tensor> convertOnHost(const Tensor& from, DType to);
/// Converts a value of an array class; large or device-resident real arrays stay where they are.
[[nodiscard]] Value convertValue(Interpreter& vm, const Value& value, DType to, Span span);
/// A complex copy of a double or single array (other classes become double first).
[[nodiscard]] Ref<Tensor> toComplex(const Tensor& from, DType floatClass);
/// The class that a∘b has by MATLAB's rule; throws for two integer classes that differ.
[[nodiscard]] DType commonClass(DType a, DType b);

// --- shapes

/// Product of the lengths below and above a dimension: elements are [before][length][after].
struct Strides {
    int64_t before = 1;
    int64_t length = 1;
    int64_t after = 1;
};
[[nodiscard]] Strides stridesAround(const Shape& shape, int dimension);
/// The dimension that reductions use when none is given, 0-by-0 treated as MATLAB does.
[[nodiscard]] inline int defaultDimension(const Shape& shape) {
    return shape.firstNonSingleton();
}
/// True when the accelerator should see operations on this value.
[[nodiscard]] inline bool captured(Interpreter& vm, const Value& value) {
    return value.kind() == Kind::Tensor && vm.accelerator().wantsCapture(value);
}

} // namespace vitrine
