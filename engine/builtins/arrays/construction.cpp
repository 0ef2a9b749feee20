// SPDX-License-Identifier: Apache-2.0
// Making arrays: zeros, ones, eye, constants, linspace, magic, grids.
#include "accel/run/program_builder.h"
#include "base/settings.h"
#include "base/whole_number.h"
#include "builtins/arrays/rearrange.h"
#include "builtins/core/captured_ops.h"
#include "builtins/elementwise/complex_operations.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/elementwise/operators.h"
#include "builtins/linear/matrix_support.h"
#include "builtins/sparse/sparse_own.h"
#include "builtins/text/text_values.h"
#include "value/memory_limit.h"

#include <numbers>

namespace vitrine {

namespace {

/// Sizes, class and 'like' of zeros(…) and its relatives.
struct MakeOptions {
    Shape shape;
    DType dtype = DType::Double;
    bool gpu = false;
    bool complex = false;
};

MakeOptions readOptions(std::span<const Value> args, DType dtype) {
    MakeOptions options;
    options.dtype = dtype;
    std::size_t sizes = args.size();
    for (std::size_t i = 0; i < args.size(); ++i) {
        if (!args[i].isChar() && !args[i].isString()) continue;
        sizes = std::min(sizes, i);
        const std::string word = lowerCase(args[i].toText());
        if (word == "like") {
            if (i + 1 >= args.size()) throwNotEnoughInputs();
            const Value& model = args[i + 1];
            if (!model.isArray()) throwUndefinedFor("zeros", model);
            options.dtype = model.dtype();
            options.gpu = model.isGpuArray();
            options.complex = model.isComplex();
            break;
        }
        if (word == "gpuarray") {
            options.gpu = true;
            continue;
        }
        const auto type = dtypeFromName(word);
        if (!type || *type == DType::Char)
            throwError("MATLAB:invalidInputClass",
                       "Trailing string input must be a valid numeric class name.");
        options.dtype = *type;
    }
    options.shape = shapeArguments(args.first(sizes));
    return options;
}

Value scalarOf(DType dtype, double x) {
    return visitDType(dtype,
                      [&](auto tag) { return Value::scalar(convertElement<decltype(tag)>(x)); });
}

Value filled(Interpreter& vm, const MakeOptions& options, double x, Span span) {
    if (options.shape.isScalar() && !options.gpu) return scalarOf(options.dtype, x);
    // Checks the size limit before anything is captured.
    Value out;
    if (options.shape.count() == 0 || !(byteCount(options.shape, sizeOf(options.dtype)) <= 1e15))
        out = Tensor::make(options.dtype, options.shape);
    else
        out = vm.accelerator().fill(scalarOf(options.dtype, x), options.shape, span);
    if (x >= 0) noteSign(out, SignBound::SignClear);
    return options.gpu ? vm.accelerator().toGpuArray(out, span) : out;
}

void zeros(Call& c) {
    c.result(filled(c.vm, readOptions(c.args, DType::Double), 0, c.span));
}
void ones(Call& c) {
    c.result(filled(c.vm, readOptions(c.args, DType::Double), 1, c.span));
}
/// Sizes and class of values that no whole number stands for.
MakeOptions floatOptions(const Call& c, const char* name) {
    const MakeOptions options = readOptions(c.args, DType::Double);
    if (!isFloat(options.dtype))
        throwError(("MATLAB:" + std::string(name) + ":invalidInputClass").c_str(),
                   "Arrays of %s are 'double' or 'single'; another class can't be asked for.",
                   name);
    return options;
}

void infinity(Call& c) {
    c.result(filled(c.vm, floatOptions(c, "Inf"), std::numeric_limits<double>::infinity(), c.span));
}
void notANumber(Call& c) {
    c.result(
        filled(c.vm, floatOptions(c, "NaN"), std::numeric_limits<double>::quiet_NaN(), c.span));
}
void pi(Call& c) {
    c.result(filled(c.vm, readOptions(c.args, DType::Double), std::numbers::pi, c.span));
}
void euler(Call& c) {
    c.result(filled(c.vm, readOptions(c.args, DType::Double), std::numbers::e, c.span));
}
/// Sizes and 'like' of true and false: no class name but logical's.
MakeOptions logicalOptions(const Call& c, const char* name) {
    const MakeOptions options = readOptions(c.args, DType::Logical);
    if (options.dtype != DType::Logical)
        throwError(("MATLAB:" + std::string(name) + ":invalidInputClass").c_str(),
                   "Arrays of %s are logical; another class can't be asked for.", name);
    return options;
}

void trueFunction(Call& c) {
    c.result(filled(c.vm, logicalOptions(c, "true"), 1, c.span));
}
void falseFunction(Call& c) {
    c.result(filled(c.vm, logicalOptions(c, "false"), 0, c.span));
}

void imaginaryUnit(Call& c) {
    c.result(complexScalar({0, 1}));
}

/// Where the index of the row is that of the column: made where it is used.
Value eyeCaptured(Call& c, const MakeOptions& options) {
    Accelerator& accel = c.vm.accelerator();
    const auto rows = options.shape.rows(), columns = options.shape.columns();
    const Value i = accel.reshape(accel.ramp(0, 1, rows, DType::Double, c.span), Shape(rows, 1));
    const Value args[] = {i, accel.ramp(0, 1, columns, DType::Double, c.span)};
    const Value ones = accel.apply(kEqOp, args, DType::Double, c.span);
    return accel.toGpuArray(convertValue(c.vm, ones, options.dtype, c.span), c.span);
}

void eye(Call& c) {
    MakeOptions options = readOptions(c.args, DType::Double);
    if (options.shape.rank() > 2)
        throwError("MATLAB:eye:tooManyInputs", "Too many input arguments.");
    if (options.gpu && !c.vm.accelerator().runsAtOnce({}, options.shape.count()))
        return c.result(eyeCaptured(c, options));
    Ref<Tensor> out = Tensor::make(options.dtype, options.shape);
    const int64_t rows = options.shape.rows();
    visitDType(options.dtype, [&](auto tag) {
        using T = decltype(tag);
        T* data = out->mutableData<T>();
        for (int64_t i = 0; i < std::min(rows, options.shape.columns()); ++i)
            data[i * rows + i] = T(1);
    });
    out->setSignBound(SignBound::SignClear);
    Value result = wrap(std::move(out));
    c.result(options.gpu ? c.vm.accelerator().toGpuArray(result, c.span) : result);
}

/// eps, eps(x), eps('single').
void eps(Call& c) {
    if (c.count() == 0) return c.result(std::numeric_limits<double>::epsilon());
    if (c[0].isTextScalar()) {
        if (isOption(c[0], "single"))
            return c.result(Value::scalar(std::numeric_limits<float>::epsilon()));
        return c.result(std::numeric_limits<double>::epsilon());
    }
    if (!c[0].isArray() || !isFloat(c[0].dtype()))
        throwError("MATLAB:eps:invalidClass", "Class must be 'double' or 'single'.");
    const auto spacing = [&](auto tag) {
        using T = decltype(tag);
        const Ref<Tensor> x = c[0].toTensor();
        Ref<Tensor> out = Tensor::make(kDTypeOf<T>, x->shape(), false, false);
        T* y = out->mutableData<T>();
        const int64_t step = x->isComplex() ? 2 : 1;
        for (int64_t i = 0; i < x->count(); ++i) {
            const T v = std::abs(x->data<T>()[i * step]);
            y[i] = std::isfinite(v) ? std::nextafter(v, std::numeric_limits<T>::infinity()) - v
                                    : std::numeric_limits<T>::quiet_NaN();
            if (std::isinf(y[i])) y[i] = v - std::nextafter(v, T(0));
        }
        return wrap(std::move(out));
    };
    c.result(c[0].dtype() == DType::Single ? spacing(float{}) : spacing(double{}));
}

template <typename Pick>
void floatLimit(Call& c, const char* name, Pick pick) {
    DType type = DType::Double;
    if (c.count() == 1 && c[0].isTextScalar()) {
        const auto named = dtypeFromName(lowerCase(c[0].toText()));
        if (!named || !isFloat(*named))
            throwError("MATLAB:invalidInputClass", "%s: class must be 'double' or 'single'.", name);
        type = *named;
    } else if (c.count() > 0) {
        const bool like = c.count() == 2 && isOption(c[0], "like");
        if (c.count() == 2 && !like) throwError("MATLAB:maxrhs", "Too many input arguments.");
        const Value& model = c[c.count() - 1];
        if (!model.isArray() || !isFloat(model.dtype()))
            throwError("MATLAB:invalidInputClass", "%s: class must be 'double' or 'single'.", name);
        type = model.dtype();
    }
    c.result(type == DType::Single ? Value::scalar(pick(float{})) : Value(pick(double{})));
}

void realmax(Call& c) {
    floatLimit(c, "realmax", [](auto t) { return std::numeric_limits<decltype(t)>::max(); });
}
void realmin(Call& c) {
    floatLimit(c, "realmin", [](auto t) { return std::numeric_limits<decltype(t)>::min(); });
}
void flintmax(Call& c) {
    floatLimit(c, "flintmax", [](auto t) {
        using T = decltype(t);
        return std::ldexp(T(1), std::numeric_limits<T>::digits);
    });
}

Value integerLimit(Call& c, bool greatest) {
    DType type = DType::Int32;
    if (c.count() > 0) {
        const Value& v = c[c.count() - 1];
        if (v.isTextScalar()) {
            const auto named = dtypeFromName(lowerCase(v.toText()));
            if (!named || !isInteger(*named))
                throwError("MATLAB:intmax:invalidClassName", "Invalid integer class name.");
            type = *named;
        } else if (v.isArray() && isInteger(v.dtype())) {
            type = v.dtype();
        } else {
            throwError("MATLAB:intmax:inputClass",
                       "Input must be an integer class name or an integer.");
        }
    }
    return visitDType(type, [&](auto tag) {
        using L = std::numeric_limits<decltype(tag)>;
        return Value::scalar(greatest ? L::max() : L::min());
    });
}
void intmax(Call& c) {
    c.result(integerLimit(c, true));
}
void intmin(Call& c) {
    c.result(integerLimit(c, false));
}

/// The same numbers as linspace makes one after another, made where they are used; nothing for
/// ends that need care and for so few that an uploaded array is as good.
std::optional<Value> linspaceCaptured(Call& c, double a, double b, int64_t count) {
    const bool plain = std::isfinite(b - a) && a != b && !(a == 0 && std::signbit(a));
    constexpr int64_t kMany = 100'000;
    const int64_t fewest = c[0].isGpuArray() ? 2 : kMany;
    Accelerator& accel = c.vm.accelerator();
    if (!plain || count < fewest || accel.runsAtOnce({}, count)) return std::nullopt;
    const auto apply = [&](const ElementwiseOp& op, std::initializer_list<Value> args) {
        return accel.apply(op, {args.begin(), args.size()}, DType::Double, c.span);
    };
    const Value k = accel.ramp(0, 1, count, DType::Double, c.span);
    const auto put = [&](int64_t at, double value, const Value& x) {
        return apply(selectOp(),
                     {apply(kEqOp, {k, Value(static_cast<double>(at))}), Value(value), x});
    };
    const double step = (b - a) / static_cast<double>(count - 1);
    Value x = apply(kPlusOp, {Value(a), apply(kTimesOp, {k, Value(step)})});
    if (a == -b && count % 2 == 1) x = put(count / 2, 0, x);
    return put(count - 1, b, x);
}

void linspace(Call& c) {
    for (const Value& v : c.args)
        requireArray("linspace", v);
    if (c[0].count() != 1 || c[1].count() != 1)
        throwError("MATLAB:linspace:scalarInputs", "Inputs must be scalars.");
    const double n = c.count() > 2 ? c[2].toDouble() : 100;
    const bool single = c[0].dtype() == DType::Single || c[1].dtype() == DType::Single;
    if (n < 1)
        return c.result(wrap(Tensor::make(single ? DType::Single : DType::Double, Shape(1, 0))));
    // As many as 0:n-1 has: one for NaN.
    const int64_t count = std::isnan(n) ? 1 : wholeNumber<int64_t>(n);
    requireElements(Shape(1, count), sizeof(double));
    if (c[0].isComplex() || c[1].isComplex()) {
        const std::complex<double> a = complexesOf(c[0])[0], b = complexesOf(c[1])[0];
        Ref<Tensor> out = Tensor::make(DType::Double, Shape(1, count), true, false);
        auto* z = out->mutableComplexData<double>();
        const auto last = static_cast<double>(std::max<int64_t>(count - 1, 1));
        for (int64_t i = 0; i < count; ++i)
            z[i] = a + (b - a) * (static_cast<double>(i) / last);
        z[count - 1] = b;
        return c.result(narrowComplex(std::move(out)));
    }
    const double a = c[0].toDouble(), b = c[1].toDouble();
    // Steps down may pass 0 before the last one.
    const bool positive = a >= 0 && a <= b && !std::signbit(a);
    const SignBound bound = positive ? SignBound::SignClear : SignBound::Unknown;
    if (const std::optional<Value> x = linspaceCaptured(c, a, b, count)) {
        noteSign(*x, bound);
        return c.result(convertValue(c.vm, *x, single ? DType::Single : DType::Double, c.span));
    }
    requireMemory(static_cast<double>(count), sizeof(double));
    Ref<Tensor> out = Tensor::make(DType::Double, Shape(1, count), false, false);
    const std::span<double> x(out->mutableData<double>(), static_cast<std::size_t>(count));
    const auto intervals = static_cast<double>(count - 1);
    const double step = (b - a) / intervals;
    if (std::isinf(b - a)) {
        for (std::size_t i = 0; i < x.size(); ++i) {
            const auto k = static_cast<double>(i);
            x[i] = a + (b / intervals) * k - (a / intervals) * k;
        }
    } else {
        for (std::size_t i = 0; i < x.size(); ++i)
            x[i] = a + static_cast<double>(i) * step;
    }
    // Ends of opposite signs meet in the middle at nothing but 0.
    if (a == -b && count % 2 == 1) x[x.size() / 2] = 0;
    if (a == b) std::fill(x.begin(), x.end(), a);
    if (count > 1) x[0] = a;
    x.back() = b;
    out->setSignBound(bound);
    const Value row = wrap(std::move(out));
    c.result(single ? convertValue(c.vm, row, DType::Single, c.span) : row);
}

void logspace(Call& c) {
    for (int i = 0; i < std::min(c.count(), 3); ++i) {
        if (!c[i].isArray() || c[i].count() != 1)
            throwError("MATLAB:logspace:scalarInputs", "Inputs must be scalars.");
    }
    const double a = c[0].toDouble(), b = c[1].toDouble();
    const auto n =
        wholeNumber<int64_t>(std::max(1.0, std::floor(c.count() > 2 ? c[2].toDouble() : 50)));
    requireMemory(static_cast<double>(n), sizeof(double));
    std::vector<double> x(static_cast<std::size_t>(n));
    const auto last = static_cast<double>(n - 1);
    // The documented special case: the second point pi means 10^a … pi.
    const double end = b == std::numbers::pi ? std::log10(std::numbers::pi) : b;
    const auto exponent = [&](int64_t i) {
        if (i == n - 1 || end == a) return end;
        if (i == 0) return a;
        const auto k = static_cast<double>(i);
        if (std::isinf(end - a)) return a + (end / last) * k - (a / last) * k;
        return a + k * (end - a) / last;
    };
    for (int64_t i = 0; i < n; ++i)
        x[static_cast<std::size_t>(i)] = std::pow(10.0, exponent(i));
    c.result(rowOf(x));
}

/// Odd orders by the siamese method, orders divisible by four by reflection, others by blocks (the
/// LUX method); the same squares as MATLAB's.
void magic(Call& c) {
    const int64_t n = std::max<int64_t>(0, integerArgument(c[0], "N"));
    requireMemory(static_cast<double>(n) * static_cast<double>(n), sizeof(double));
    std::vector<double> m(static_cast<std::size_t>(n * n));
    const auto at = [&](int64_t i, int64_t j) -> double& {
        return m[static_cast<std::size_t>(j * n + i)];
    };
    const auto odd = [](int64_t k, int64_t i, int64_t j) {
        // 1-based formula of Moler's magic: a = mod(i+j-(k+3)/2, k), b = mod(i+2j-2, k).
        const int64_t a = (((i + j - (k + 3) / 2) % k) + k) % k;
        const int64_t b = (((i + 2 * j - 2) % k) + k) % k;
        return static_cast<double>(k * a + b + 1);
    };
    if (n % 2 == 1) {
        for (int64_t i = 1; i <= n; ++i) {
            checkStop();
            for (int64_t j = 1; j <= n; ++j)
                at(i - 1, j - 1) = odd(n, i, j);
        }
    } else if (n % 4 == 0) {
        for (int64_t i = 1; i <= n; ++i) {
            checkStop();
            for (int64_t j = 1; j <= n; ++j) {
                const auto value = static_cast<double>((i - 1) * n + j);
                const bool keep = (i % 4) / 2 == (j % 4) / 2;
                at(i - 1, j - 1) = keep ? static_cast<double>(n * n + 1) - value : value;
            }
        }
    } else if (n > 2) {
        const int64_t p = n / 2;
        for (int64_t i = 1; i <= p; ++i) {
            for (int64_t j = 1; j <= p; ++j) {
                const double x = odd(p, i, j);
                const auto square = static_cast<double>(p * p);
                at(i - 1, j - 1) = x;
                at(i - 1 + p, j - 1 + p) = x + square;
                at(i - 1, j - 1 + p) = x + 2 * square;
                at(i - 1 + p, j - 1) = x + 3 * square;
            }
        }
        const int64_t k = (n - 2) / 4;
        for (int64_t i = 0; i < p; ++i) {
            for (int64_t j = 0; j < n; ++j) {
                const bool left = j < k, right = j >= n - k + 1;
                if (left || right) std::swap(at(i, j), at(i + p, j));
            }
        }
        std::swap(at(k, 0), at(k + p, 0));
        std::swap(at(k, k), at(k + p, k));
    } else if (n == 2) {
        m = {1, 4, 3, 2};
    }
    c.result(arrayOf(m, Shape(n, n)));
}

Value gridOf(Interpreter& vm, const Value& vector, const Shape& shape, int dimension, Span span) {
    std::vector<int64_t> dims(static_cast<std::size_t>(std::max(shape.rank(), dimension + 1)), 1);
    dims[static_cast<std::size_t>(dimension)] = vector.count();
    const Value line =
        vector.isScalarInline() ? vector : vm.accelerator().reshape(vector, Shape(dims));
    // x + 0 would turn -0 into 0 and lose the class: expand on the host, or capture by times one.
    if (captured(vm, line) || shape.count() >= 65536) {
        if (isFloat(vector.dtype()) && !vector.isComplex()) {
            const Value one = vm.accelerator().fill(scalarOf(vector.dtype(), 1), shape, span);
            return binaryOperation(vm, BinaryOp::Times, line, one, span);
        }
    }
    return wrap(expandTo(line.toTensor(), shape));
}

void meshgrid(Call& c) {
    for (const Value& v : c.args)
        requireArray("meshgrid", v);
    const Value& x = c[0];
    const Value& y = c.count() > 1 ? c[1] : c[0];
    if (c.count() < 3 && c.nargout < 3) {
        const Shape shape(y.count(), x.count());
        c.result(gridOf(c.vm, x, shape, 1, c.span));
        return c.result(gridOf(c.vm, y, shape, 0, c.span));
    }
    const Value& z = c.count() > 2 ? c[2] : c[0];
    const Shape shape({y.count(), x.count(), z.count()});
    c.result(gridOf(c.vm, x, shape, 1, c.span));
    c.result(gridOf(c.vm, y, shape, 0, c.span));
    c.result(gridOf(c.vm, z, shape, 2, c.span));
}

void ndgrid(Call& c) {
    for (const Value& v : c.args)
        requireArray("ndgrid", v);
    const int n = c.count() == 1 ? std::max(c.nargout, 2) : c.count();
    std::vector<int64_t> dims;
    for (int d = 0; d < n; ++d)
        dims.push_back((c.count() == 1 ? c[0] : c[d]).count());
    const Shape shape(dims);
    for (int d = 0; d < n; ++d)
        c.result(gridOf(c.vm, c.count() == 1 ? c[0] : c[d], shape, d, c.span));
}

/// diag(v,k) and diag(A,k) of a captured array: elements that lie n + 1 apart.
Value diagCaptured(Call& c, const Value& v, int64_t k) {
    const CapturedOps ops(c.vm, c.span);
    const Shape shape = v.shape();
    const int64_t down = std::max<int64_t>(-k, 0), right = std::max<int64_t>(k, 0);
    if (shape.isVector()) {
        const int64_t n = shape.count() + std::abs(k);
        const Value zero = Value(Tensor::make(v.dtype(), Shape(1, 1))).simplified();
        const RangeIndex places[] = {{right * n + down, n + 1, shape.count()}, {0, 1, 1}};
        const Value out =
            ops.accel().assignSlice(ops.fill(zero, Shape(n * n, 1)), places, ops.column(v), c.span);
        return ops.accel().reshape(out, Shape(n, n));
    }
    const int64_t count =
        std::max<int64_t>(0, std::min(shape.rows() - down, shape.columns() - right));
    if (count == 0) return wrap(Tensor::make(v.dtype(), Shape(0, 1)), v.isGpuArray());
    const RangeIndex places[] = {{right * shape.rows() + down, shape.rows() + 1, count}, {0, 1, 1}};
    return ops.accel().slice(ops.column(v), places, c.span);
}

/// diag(v,k) and diag(A,k); diag(v,m,n) is m-by-n.
void diag(Call& c) {
    requireArray("diag", c[0]);
    if (c.count() == 3) {
        if (!c[0].shape().isVector())
            throwError("MATLAB:diag:firstInputMustBeVector", "First input must be a vector.");
        const int64_t rows = integerArgument(c[1], "M"), columns = integerArgument(c[2], "N");
        if (rows < 0 || columns < 0)
            throwError("MATLAB:diag:sizesMustBeNonnegative", "Sizes must be nonnegative integers.");
        const Ref<Tensor> v = c[0].toTensor();
        Ref<Tensor> out =
            Tensor::make(v->dtype(), shapeArguments(c.args.subspan(1)), v->isComplex());
        const std::size_t bytes = v->elementSize();
        for (int64_t i = 0; i < std::min({v->count(), rows, columns}); ++i)
            std::memcpy(out->mutableHostBytes() + static_cast<std::size_t>(i * rows + i) * bytes,
                        v->hostBytes() + static_cast<std::size_t>(i) * bytes, bytes);
        return c.result(wrap(std::move(out), v->isGpuArray()));
    }
    const int64_t k = c.count() > 1 ? integerArgument(c[1], "K") : 0;
    const Shape shape = c[0].shape();
    requireMatrix(c[0], "First input must be 2-D.");
    if (capturedNumbers(c.vm, c[0])) return c.result(diagCaptured(c, c[0], k));
    if (complexCaptured(c.vm, c.args.first(1)))
        return c.result(mapParts(c.vm, c[0], true,
                                 [&](const Value& part) { return diagCaptured(c, part, k); }));
    const Ref<Tensor> from = c[0].toTensor();
    const std::size_t size = from->elementSize();
    const int64_t down = std::max<int64_t>(-k, 0), right = std::max<int64_t>(k, 0);
    if (shape.isVector()) {
        const int64_t n = shape.count() + std::abs(k);
        Ref<Tensor> out = Tensor::make(from->dtype(), Shape(n, n), from->isComplex());
        std::byte* to = out->mutableHostBytes();
        for (int64_t i = 0; i < shape.count(); ++i)
            std::memcpy(to + static_cast<std::size_t>((i + right) * n + i + down) * size,
                        from->hostBytes() + static_cast<std::size_t>(i) * size, size);
        return c.result(wrap(std::move(out), from->isGpuArray()));
    }
    const int64_t count =
        std::max<int64_t>(0, std::min(shape.rows() - down, shape.columns() - right));
    Ref<Tensor> out = Tensor::make(
        from->dtype(), Shape(count, count == 0 && shape.count() == 0 ? 0 : 1), from->isComplex());
    std::byte* to = out->mutableHostBytes();
    for (int64_t i = 0; i < count; ++i)
        std::memcpy(to + static_cast<std::size_t>(i) * size,
                    from->hostBytes() +
                        static_cast<std::size_t>((i + right) * shape.rows() + i + down) * size,
                    size);
    out->setGpuArray(from->isGpuArray());
    c.result(from->isComplex() ? narrowComplex(std::move(out)) : wrap(std::move(out)));
}

void hilbert(Call& c) {
    const int64_t n = std::max<int64_t>(0, integerArgument(c[0], "N"));
    requireMemory(static_cast<double>(n) * static_cast<double>(n), sizeof(double));
    std::vector<double> m;
    for (int64_t j = 1; j <= n; ++j) {
        checkStop();
        for (int64_t i = 1; i <= n; ++i)
            m.push_back(1.0 / static_cast<double>(i + j - 1));
    }
    c.result(arrayOf(m, Shape(n, n)));
}

constexpr Builtin kRows[] = {
    {"zeros", 0, -1, 1, zeros, "X = zeros(sz1,...,szN,class)",
     "Array of zeros; 'like',p takes class and place from p.", nullptr,
     BuiltinRules{SparseRule::Like, sparse_own::zeros} | Effects::None},
    {"ones", 0, -1, 1, ones, "X = ones(sz1,...,szN,class)", "Array of ones.", nullptr,
     SparseRule::Like | Effects::None},
    {"eye", 0, -1, 1, eye, "I = eye(n,m,class)", "Identity matrix.", nullptr, SparseRule::Like},
    {"Inf", 0, -1, 1, infinity, "X = Inf(sz1,...,szN)", "Infinity.", nullptr,
     SparseRule::Like | ScalarForm::Number},
    {"inf", 0, -1, 1, infinity, "X = inf(sz1,...,szN)", "Infinity.", nullptr,
     SparseRule::Like | ScalarForm::Number},
    {"NaN", 0, -1, 1, notANumber, "X = NaN(sz1,...,szN)", "Not a number.", nullptr,
     SparseRule::Like | ScalarForm::Number},
    {"nan", 0, -1, 1, notANumber, "X = nan(sz1,...,szN)", "Not a number.", nullptr,
     SparseRule::Like | ScalarForm::Number},
    {"pi", 0, -1, 1, pi, "p = pi", "Ratio of a circle's circumference to its diameter.", nullptr,
     ScalarForm::Number},
    {"e", 0, -1, 1, euler, "x = e", "Base of the natural logarithm.", nullptr, ScalarForm::Number},
    {"i", 0, 0, 1, imaginaryUnit, "z = i", "Imaginary unit."},
    {"j", 0, 0, 1, imaginaryUnit, "z = j", "Imaginary unit."},
    {"I", 0, 0, 1, imaginaryUnit, "z = I", "Imaginary unit."},
    {"true", 0, -1, 1, trueFunction, "T = true(sz1,...,szN)", "Logical 1.", nullptr,
     SparseRule::Like | ScalarForm::Number},
    {"false", 0, -1, 1, falseFunction, "F = false(sz1,...,szN)", "Logical 0.", nullptr,
     BuiltinRules{SparseRule::Like, sparse_own::falses} | ScalarForm::Number},
    {"eps", 0, 1, 1, eps, "d = eps(x)",
     "Distance from abs(x) to the next larger floating-point number.", nullptr, ScalarForm::Number},
    {"realmax", 0, 2, 1, realmax, "x = realmax(class)", "Largest finite floating-point number.",
     nullptr, ScalarForm::Number},
    {"realmin", 0, 2, 1, realmin, "x = realmin(class)",
     "Smallest normalised floating-point number.", nullptr, ScalarForm::Number},
    {"flintmax", 0, 2, 1, flintmax, "x = flintmax(class)",
     "Largest consecutive integer in floating point.", nullptr, ScalarForm::Number},
    {"intmax", 0, 2, 1, intmax, "v = intmax(class)", "Largest value of an integer class."},
    {"intmin", 0, 2, 1, intmin, "v = intmin(class)", "Smallest value of an integer class."},
    {"linspace", 2, 3, 1, linspace, "y = linspace(x1,x2,n)", "Row of n evenly spaced points.",
     nullptr, GpuRule::Keep},
    {"logspace", 2, 3, 1, logspace, "y = logspace(a,b,n)",
     "Row of n points between 10^a and 10^b."},
    {"magic", 1, 1, 1, magic, "M = magic(n)", "Magic square of order n."},
    {"meshgrid", 1, 3, 3, meshgrid, "[X,Y,Z] = meshgrid(x,y,z)",
     "Grids whose rows are x and columns are y."},
    {"ndgrid", 1, -1, -1, ndgrid, "[X1,...,Xn] = ndgrid(x1,...,xn)", "Grids in n dimensions."},
    {"diag", 1, 3, 1, diag, "D = diag(v,k)  |  x = diag(A,k)  |  D = diag(v,m,n)",
     "Diagonal matrix, or a diagonal of a matrix.", nullptr,
     BuiltinRules{SparseRule::Keep, sparse_own::diag} | BuiltinRules(SignRule::OfArgument)},
    {"hilb", 1, 1, 1, hilbert, "H = hilb(n)", "Hilbert matrix."},
};

} // namespace

Value diagonalMatrix(Call& c, const Value& v) {
    std::vector<Value> out;
    Call inner{c.vm, {&v, 1}, 1, out, c.span};
    diag(inner);
    return out.at(0);
}

std::span<const Builtin> constructionTable() {
    return kRows;
}

} // namespace vitrine
