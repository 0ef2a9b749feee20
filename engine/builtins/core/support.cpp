// SPDX-License-Identifier: Apache-2.0
#include "builtins/core/support.h"

#include "builtins/elementwise/complex_operations.h"
#include "builtins/elementwise/elementwise.h"
#include "value/memory_limit.h"

namespace vitrine {

Value wrap(Ref<Tensor> tensor, bool gpu) {
    if (gpu) tensor->setGpuArray(true);
    return wrap(std::move(tensor));
}

bool anyGpuArray(std::span<const Value> values) {
    return std::any_of(values.begin(), values.end(), [](const Value& v) { return v.isGpuArray(); });
}

Value narrowComplex(Ref<Tensor> tensor) {
    if (!tensor->isComplex()) return wrap(std::move(tensor));
    const auto narrow = [&](auto tag) -> Value {
        using T = decltype(tag);
        const T* parts = tensor->data<T>();
        for (int64_t i = 0; i < tensor->count(); ++i) {
            if (parts[2 * i + 1] != T(0)) return Value(tensor); // NaN differs from zero as well
        }
        Ref<Tensor> real = Tensor::make(tensor->dtype(), tensor->shape(), false, false);
        T* out = real->mutableData<T>();
        for (int64_t i = 0; i < tensor->count(); ++i)
            out[i] = parts[2 * i];
        return wrap(std::move(real), tensor->isGpuArray());
    };
    return tensor->dtype() == DType::Single ? narrow(float{}) : narrow(double{});
}

Value complexScalar(std::complex<double> z) {
    if (z.imag() == 0) return z.real();
    Ref<Tensor> out = Tensor::make(DType::Double, Shape(1, 1), true, false);
    out->mutableComplexData<double>()[0] = z;
    return out;
}

void throwNotEnoughInputs() {
    throwError("MATLAB:minrhs", "Not enough input arguments.");
}

void throwUndefinedFor(std::string_view function, const Value& value) {
    throwError("MATLAB:UndefinedFunction",
               "Undefined function '%s' for input arguments of type '%s'.",
               std::string(function).c_str(), value.className().c_str());
}

void requireArray(std::string_view function, const Value& value) {
    if (!value.isArray()) throwUndefinedFor(function, value);
}

int64_t integerArgument(const Value& value, const char* what) {
    if (!value.isArray() || value.count() != 1 || value.isComplex())
        throwError("MATLAB:expectedScalar", "Expected %s to be a scalar.", what);
    const double x = value.toDouble();
    if (!(std::abs(x) < 9.2e18) || x != std::floor(x))
        throwError("MATLAB:expectedInteger", "Expected %s to be an integer.", what);
    return static_cast<int64_t>(x);
}

int dimensionArgument(const Value& value) {
    const double x = value.isArray() && value.count() == 1 ? value.toDouble() : 0;
    if (!(x >= 1) || x != std::floor(x) || x > 1e6) {
        throwError("MATLAB:getdimarg:dimensionMustBePositiveInteger",
                   "Dimension argument must be a positive integer scalar within indexing range.");
    }
    return static_cast<int>(x) - 1;
}

namespace {

int64_t sizeArgument(double x) {
    if (std::isnan(x))
        throwError("MATLAB:NonNumericInput", "Size inputs must be numeric and not NaN.");
    if (std::isinf(x) && x > 0)
        throwError("MATLAB:array:SizeLimitExceeded",
                   "Requested array exceeds maximum array size preference (Inf).");
    if (x != std::floor(x)) throwError("MATLAB:nonInteger", "Size inputs must be integers.");
    if (x > 9e18) throwBeyondMaxSize();
    return x < 0 ? 0 : static_cast<int64_t>(x);
}

} // namespace

Shape shapeArguments(std::span<const Value> args) {
    if (args.empty()) return Shape(1, 1);
    if (args.size() <= 2 && args.front().isDoubleInline() && args.back().isDoubleInline()) {
        return Shape(sizeArgument(args.front().doubleInline()),
                     sizeArgument(args.back().doubleInline()));
    }
    for (const Value& v : args) {
        if (!v.isArray() || v.isComplex())
            throwError("MATLAB:NonNumericInput", "Size inputs must be numeric.");
    }
    std::vector<int64_t> dims;
    if (args.size() == 1) {
        const std::vector<double> sizes = doublesOf(args[0]);
        if (sizes.size() == 1) return Shape(sizeArgument(sizes[0]), sizeArgument(sizes[0]));
        if (sizes.empty()) return Shape(0, 0);
        if (!args[0].shape().isVector())
            throwError("MATLAB:sizeInputMustBeRow", "Size vector must be a row vector.");
        for (double x : sizes)
            dims.push_back(sizeArgument(x));
    } else {
        for (const Value& v : args) {
            if (v.count() != 1)
                throwError("MATLAB:sizeInputMustBeScalar", "Size inputs must be scalar.");
            dims.push_back(sizeArgument(v.toDouble()));
        }
    }
    return Shape(dims);
}

std::optional<DType> dtypeFromName(std::string_view name) {
    for (int i = 0; i < kDTypeCount; ++i) {
        if (className(static_cast<DType>(i)) == name) return static_cast<DType>(i);
    }
    return std::nullopt;
}

std::string lowerCase(std::string_view text) {
    std::string out(text);
    for (char& c : out) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return out;
}

bool isOption(const Value& value, std::string_view name) {
    return value.isTextScalar() && lowerCase(value.toText()) == lowerCase(name);
}

std::vector<double> doublesOf(const Value& value) {
    if (value.isScalarInline()) return {value.toDouble()};
    if (!value.isArray()) throwUndefinedFor("double", value);
    const Tensor& t = value.tensor();
    std::vector<double> out(static_cast<std::size_t>(t.count()));
    const int64_t step = t.isComplex() ? 2 : 1;
    visitDType(t.dtype(), [&](auto tag) {
        const auto* data = t.data<decltype(tag)>();
        for (int64_t i = 0; i < t.count(); ++i)
            out[static_cast<std::size_t>(i)] = static_cast<double>(data[i * step]);
    });
    return out;
}

std::vector<std::complex<double>> complexesOf(const Value& value) {
    const std::vector<double> real = doublesOf(value);
    std::vector<std::complex<double>> out(real.begin(), real.end());
    if (!value.isComplex()) return out;
    const Tensor& t = value.tensor();
    for (std::size_t i = 0; i < out.size(); ++i) {
        const double imag =
            t.dtype() == DType::Single ? t.data<float>()[2 * i + 1] : t.data<double>()[2 * i + 1];
        out[i] = {real[i], imag};
    }
    return out;
}

Ref<Tensor> convertOnHost(const Tensor& from, DType to) {
    const bool complex = from.isComplex();
    if (from.dtype() == to) {
        Ref<Tensor> same(const_cast<Tensor*>(&from));
        return same;
    }
    if (complex && !isFloat(to)) {
        if (to == DType::Logical)
            throwError("MATLAB:logicalConversion",
                       "Complex values cannot be converted to logicals.");
        throwError("MATLAB:complexConversion", "Complex values cannot be converted to %s.",
                   std::string(className(to)).c_str());
    }
    Ref<Tensor> out = Tensor::make(to, from.shape(), complex, false);
    out->setGpuArray(from.isGpuArray());
    const int64_t n = from.count() * (complex ? 2 : 1);
    visitDType(from.dtype(), [&](auto fromTag) {
        using From = decltype(fromTag);
        const From* x = from.data<From>();
        visitDType(to, [&](auto toTag) {
            using To = decltype(toTag);
            To* y = out->mutableData<To>();
            for (int64_t i = 0; i < n; ++i) {
                if constexpr (std::is_same_v<To, bool> && std::is_floating_point_v<From>) {
                    if (std::isnan(x[i]))
                        throwError("MATLAB:nologicalnan",
                                   "NaN values cannot be converted to logicals.");
                }
                y[i] = convertElement<To>(x[i]);
            }
        });
    });
    return out;
}

Value convertValue(Interpreter& vm, const Value& value, DType to, Span span) {
    if (value.dtype() == to) return value;
    const Value one[] = {value};
    if (isFloat(to) && isFloat(value.dtype()) && complexCaptured(vm, one))
        return mapParts(vm, value, value.tensor().isUndecided(),
                        [&](const Value& part) { return convertValue(vm, part, to, span); });
    if (isNumeric(to) && captured(vm, value)) {
        Value out = vm.accelerator().convert(value, to, span);
        noteSign(out, signBoundOf(value));
        return out;
    }
    return wrap(convertOnHost(*value.toTensor(), to));
}

Ref<Tensor> toComplex(const Tensor& from, DType floatClass) {
    if (!isFloat(floatClass)) {
        throwError("MATLAB:complexConversion", "Complex values cannot be converted to %s.",
                   std::string(className(floatClass)).c_str());
    }
    Ref<Tensor> real = convertOnHost(from, floatClass);
    if (real->isComplex()) return real;
    Ref<Tensor> out = Tensor::make(floatClass, real->shape(), true, false);
    out->setGpuArray(from.isGpuArray());
    const auto widen = [&](auto tag) {
        using T = decltype(tag);
        const T* x = real->data<T>();
        T* y = out->mutableData<T>();
        for (int64_t i = 0; i < real->count(); ++i) {
            y[2 * i] = x[i];
            y[2 * i + 1] = T(0);
        }
    };
    floatClass == DType::Single ? widen(float{}) : widen(double{});
    return out;
}

DType commonClass(DType a, DType b) {
    if (isInteger(a) && isInteger(b) && a != b) {
        throwError("MATLAB:mixedClasses", "Integers can only be combined with integers of the same "
                                          "class, or scalar doubles.");
    }
    if (isInteger(a)) return a;
    if (isInteger(b)) return b;
    if (a == DType::Single || b == DType::Single) return DType::Single;
    return DType::Double;
}

Strides stridesAround(const Shape& shape, int dimension) {
    Strides s;
    for (int i = 0; i < std::min(dimension, shape.rank()); ++i)
        s.before *= shape[i];
    s.length = shape[dimension];
    for (int i = dimension + 1; i < shape.rank(); ++i)
        s.after *= shape[i];
    return s;
}

} // namespace vitrine
