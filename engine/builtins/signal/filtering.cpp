// SPDX-License-Identifier: Apache-2.0
// conv2 and filter; the sums have the order that provider/routine.h states.
#include "builtins/signal/filtering.h"

#include "accel/run/routines.h"
#include "builtins/elementwise/complex_operations.h"
#include "builtins/reduce/reduce_support.h"

namespace vitrine {

namespace {

DType floatClassOf(std::initializer_list<const Value*> values) {
    for (const Value* v : values) {
        if (v->dtype() == DType::Single) return DType::Single;
    }
    return DType::Double;
}

enum class Part : uint8_t { Full, Same, Valid };

Part partOf(const Value& v) {
    if (isOption(v, "full")) return Part::Full;
    if (isOption(v, "same")) return Part::Same;
    if (isOption(v, "valid")) return Part::Valid;
    throwError("MATLAB:conv2:unknownShapeParameter", "Shape must be 'full', 'same', or 'valid'.");
}

/// Which elements of a full convolution along one dimension.
struct Window {
    int64_t first = 0;
    int64_t length = 0;
};

Window windowOf(Part part, int64_t a, int64_t b) {
    if (part == Part::Same) return {b / 2, a};
    if (part == Part::Valid)
        return {std::max<int64_t>(b - 1, 0), std::max<int64_t>(0, a - std::max<int64_t>(b - 1, 0))};
    return {0, std::max<int64_t>(0, a + b - 1)};
}

Value convolveReal(Call& c, const Value& a, const Value& b, Part part) {
    const DType type = floatClassOf({&a, &b});
    const Window rows = windowOf(part, a.shape()[0], b.shape()[0]),
                 columns = windowOf(part, a.shape()[1], b.shape()[1]);
    const Shape result(rows.length, columns.length);
    if (a.count() == 0 || b.count() == 0 || result.count() == 0) return Tensor::make(type, result);
    return routines::convolve(c.vm.accelerator(), convertValue(c.vm, a, type, c.span),
                              convertValue(c.vm, b, type, c.span), rows.first, columns.first,
                              result, c.span);
}

Value convolveMatrices(Call& c, const Value& a, const Value& b, Part part) {
    const auto real = [&](const Value& x, const Value& y) { return convolveReal(c, x, y, part); };
    if (!a.isComplex() && !b.isComplex()) return real(a, b);
    return joinedProducts(c.vm, a, b, c.span, real);
}

void conv2(Call& c) {
    int arrays = c.count();
    Part part = Part::Full;
    if (c[arrays - 1].isTextScalar() && !c[arrays - 1].isNumericClass()) part = partOf(c[--arrays]);
    if (arrays < 2) throwNotEnoughInputs();
    for (int i = 0; i < arrays; ++i) {
        requireArray("conv2", c[i]);
        if (c[i].shape().rank() > 2)
            throwError("MATLAB:conv2:inputsMustBe2D", "Arguments must be 2-D matrices.");
    }
    if (arrays == 2) return c.result(convolveMatrices(c, c[0], c[1], part));
    // conv2(u,v,A): the columns of A with u, then the rows with v.
    if (!c[0].shape().isVector() || !c[1].shape().isVector())
        throwError("MATLAB:conv2:firstTwoInputsNotVectors", "First two arguments must be vectors.");
    Accelerator& accel = c.vm.accelerator();
    const Value u = accel.reshape(c[0], Shape(c[0].count(), 1)),
                v = accel.reshape(c[1], Shape(1, c[1].count()));
    c.result(convolveMatrices(c, convolveMatrices(c, c[2], u, part), v, part));
}

/// Coefficients divided by a(1), padded with zeros to `length`, as a column of the class.
Value coefficients(Call& c, const Value& v, const Value& lead, int64_t length, DType type) {
    const Value column = wrap(v.toTensor()->reshaped(Shape(v.count(), 1)));
    const Value scaled =
        binaryOperation(c.vm, BinaryOp::RDivide, convertValue(c.vm, column, type, c.span),
                        convertValue(c.vm, lead, type, c.span), c.span);
    Ref<Tensor> out = Tensor::make(type, Shape(length, 1));
    const Ref<Tensor> from = scaled.toTensor();
    std::memcpy(out->mutableHostBytes(), from->hostBytes(), from->byteSize());
    return out;
}

void requireStates(const Value& initial, int64_t states, int64_t lines) {
    const bool asColumns = lines == 1 || initial.shape().rows() == states;
    if ((initial.count() == states * lines && asColumns) || initial.count() == states) return;
    throwError("MATLAB:filter:ICSize",
               "Initial conditions must be a vector of length max(length(a),length(b))-1, "
               "or an array with the leading dimension of size "
               "max(length(a),length(b))-1 and with remaining dimensions matching those of x.");
}

/// The states that each line starts from, one line after another, as a column.
Value initialStates(Call& c, const Value& initial, int64_t states, int64_t lines, DType type) {
    if (initial.isNothing() || initial.count() == 0) {
        const Value none = type == DType::Single ? Value::scalar(0.0f) : Value(0.0);
        return c.vm.accelerator().fill(none, Shape(states * lines, 1), c.span);
    }
    requireStates(initial, states, lines);
    if (initial.count() == states * lines)
        return c.vm.accelerator().reshape(convertValue(c.vm, initial, type, c.span),
                                          Shape(states * lines, 1));
    const Ref<Tensor> one = convertOnHost(*initial.toTensor(), type);
    Ref<Tensor> out = Tensor::make(type, Shape(states * lines, 1));
    for (int64_t l = 0; l < lines; ++l)
        std::memcpy(out->mutableHostBytes() + static_cast<std::size_t>(l) * one->byteSize(),
                    one->hostBytes(), one->byteSize());
    out->setGpuArray(initial.isGpuArray());
    return wrap(std::move(out));
}

/// What a filter gives: the data and the states that its lines end in.
struct Filtered {
    Value y, zf;
};

/// The shape of the states: a column for a vector, else their number before the other dimensions.
Shape statesShape(const Shape& shape, int dimension, int64_t states, int64_t lines) {
    if (shape.isVector()) return {states, 1};
    return dimension == 0 ? shape.with(0, states) : Shape(states, lines);
}

/// y and zf; one routine computes both.
Filtered filterWithStates(Call& c, const Value& b, const Value& a, bool recursive, const Value& x,
                          const Strides& s, const Value& initial, int dimension) {
    const int64_t states = b.count() - 1, lines = s.before * s.after;
    Accelerator& accel = c.vm.accelerator();
    const Shape shape = x.shape();
    const Shape left = statesShape(shape, dimension, states, lines);
    const Value start = initialStates(c, initial, states, lines, x.dtype());
    if (x.count() == 0) return {Tensor::make(x.dtype(), shape), accel.reshape(start, left)};
    if (states == 0) {
        return {routines::filter(accel, b, a, recursive, x, {s.before, s.length, s.after}, c.span),
                Tensor::make(x.dtype(), left)};
    }
    const Value both = routines::filterFrom(accel, b, a, recursive, x,
                                            {s.before, s.length, s.after}, start, c.span);
    const auto part = [&](int64_t first, int64_t count, const Shape& as) {
        const RangeIndex range[] = {{first, 1, count}};
        return accel.reshape(accel.slice(both, range, c.span), as);
    };
    return {part(0, x.count(), shape), part(x.count(), start.count(), left)};
}

/// Real coefficients and data; states: are they wanted or given?
Filtered filterReal(Call& c, const Value& b, const Value& a, const Value& x, const Value& initial,
                    int dimension, bool states, DType type) {
    const Value lead(a.toTensor()->asDouble(0));
    const bool recursive = a.count() > 1;
    const int64_t order = std::max(a.count(), b.count());
    const Value numerator = coefficients(c, b, lead, order, type),
                denominator = coefficients(c, a, lead, order, type);
    const Strides s = stridesAround(x.shape(), dimension);
    const Value data = convertValue(c.vm, x, type, c.span);
    if (states)
        return filterWithStates(c, numerator, denominator, recursive, data, s, initial, dimension);
    if (x.count() == 0) return {Tensor::make(type, x.shape()), Value()};
    Accelerator& accel = c.vm.accelerator();
    if (!recursive && s.before == 1) {
        // Without feedback a filter is the start of a convolution, and parallel along it.
        const Value lines = accel.reshape(data, Shape(s.length, s.after));
        const Value out =
            routines::convolve(accel, lines, numerator, 0, 0, Shape(s.length, s.after), c.span);
        return {accel.reshape(out, x.shape()), Value()};
    }
    return {routines::filter(accel, numerator, denominator, recursive, data,
                             {s.before, s.length, s.after}, c.span),
            Value()};
}

/// Real feedback: a filter is linear in its numerator, its data and its states, whose parts go
/// through it one by one.
Filtered filterParts(Call& c, const Value& b, const Value& a, const Value& x, const Value& initial,
                     int dimension, bool states, DType type) {
    Accelerator& accel = c.vm.accelerator();
    const auto halves = [&](const Value& v) {
        if (v.isComplex()) return complexes::parts(accel, v);
        const Value zero = type == DType::Single ? Value::scalar(0.0f) : Value(0.0);
        return complexes::Parts{v, accel.fill(zero, v.shape(), c.span)};
    };
    const bool given = !initial.isNothing() && initial.count() > 0;
    const complexes::Parts z = halves(x),
                           start = given ? halves(initial) : complexes::Parts{initial, initial};
    const auto through = [&](const Value& numerator, const Value& data, const Value& from) {
        return filterReal(c, numerator, a, data, from, dimension, states, type);
    };
    const auto added = [&](BinaryOp op, const Filtered& p, const Filtered& q) {
        const auto sum = [&](const Value& u, const Value& v) {
            return u.isNothing() || u.count() == 0 ? u : binaryOperation(c.vm, op, u, v, c.span);
        };
        return Filtered{sum(p.y, q.y), sum(p.zf, q.zf)};
    };
    Filtered re, im;
    if (b.isComplex()) {
        const complexes::Parts n = complexes::parts(accel, b);
        re = added(BinaryOp::Minus, through(n.re, z.re, start.re), through(n.im, z.im, Value()));
        im = added(BinaryOp::Plus, through(n.re, z.im, start.im), through(n.im, z.re, Value()));
    } else {
        re = through(b, z.re, start.re);
        im = through(b, z.im, start.im);
    }
    const Value y = x.count() == 0 ? re.y : complexes::join(accel, {re.y, im.y}, true);
    if (!states || re.zf.count() == 0) return {y, re.zf};
    return {y, complexes::join(accel, {re.zf, im.zf}, true)};
}

/// Complex numbers as a column of so many with the imaginary part after each real one.
Value interleaved(const std::vector<std::complex<double>>& z, std::size_t count, DType type,
                  bool gpu) {
    Ref<Tensor> out = Tensor::make(type, Shape(static_cast<int64_t>(2 * count), 1));
    visitDType(type, [&](auto tag) {
        using T = decltype(tag);
        T* to = out->mutableData<T>();
        for (std::size_t i = 0; i < count; ++i) {
            const std::complex<double> x = z.empty() ? 0.0 : z[i % z.size()];
            to[2 * i] = static_cast<T>(x.real());
            to[2 * i + 1] = static_cast<T>(x.imag());
        }
    });
    return wrap(std::move(out), gpu);
}

/// Complex feedback: all numbers are complex, with states.
Filtered filterComplex(Call& c, const Value& b, const Value& a, const Value& x,
                       const Value& initial, int dimension, DType type) {
    Accelerator& accel = c.vm.accelerator();
    const auto order = static_cast<std::size_t>(std::max(a.count(), b.count()));
    const std::vector<std::complex<double>> denominator = complexesOf(a);
    const Value lead = complexScalar(denominator[0]);
    const bool gpu = anyGpuArray(c.args);
    const auto coefficients = [&](const Value& v) {
        const Value scaled =
            binaryOperation(c.vm, BinaryOp::RDivide, convertValue(c.vm, v, type, c.span),
                            convertValue(c.vm, lead, type, c.span), c.span);
        std::vector<std::complex<double>> all = complexesOf(scaled);
        all.resize(order);
        return interleaved(all, order, type, gpu);
    };
    const Shape shape = x.shape();
    const Strides s = stridesAround(shape, dimension);
    const int64_t lines = s.before * s.after, kept = static_cast<int64_t>(order) - 1;
    std::vector<std::complex<double>> given;
    if (!initial.isNothing() && initial.count() > 0) {
        requireStates(initial, kept, lines);
        given = complexesOf(initial);
    }
    const Value start = interleaved(given, static_cast<std::size_t>(kept * lines), type, gpu);
    const auto part = [&](const Value& of, int64_t first, int64_t step, int64_t count,
                          const Shape& as) {
        const RangeIndex range[] = {{first, step, count}};
        return accel.reshape(accel.slice(of, range, c.span), as);
    };
    const auto complex = [&](const Value& of, int64_t re, int64_t im, int64_t step, int64_t count,
                             const Shape& as) {
        if (count == 0) return Value(Tensor::make(type, as));
        return complexes::join(
            accel, {part(of, re, step, count, as), part(of, im, step, count, as)}, true);
    };
    const Shape left = statesShape(shape, dimension, kept, lines);
    const int64_t n = x.count();
    if (n == 0) return {Tensor::make(type, shape), complex(start, 0, 1, 2, kept * lines, left)};
    const Value data = convertValue(c.vm, x, type, c.span);
    const Value zero = convertValue(c.vm, Value(0.0), type, c.span);
    const complexes::Parts parts = x.isComplex()
                                       ? complexes::parts(accel, data)
                                       : complexes::Parts{data, accel.fill(zero, shape, c.span)};
    const Value all = routines::filterComplex(accel, coefficients(b), coefficients(a), parts,
                                              {s.before, s.length, s.after}, start, c.span);
    return {complex(all, 0, n, 1, n, shape), complex(all, 2 * n, 2 * n + 1, 2, kept * lines, left)};
}

/// [y,zf] = filter(b,a,x,zi,dim).
void filter(Call& c) {
    for (int i = 0; i < std::min(c.count(), 4); ++i)
        requireArray("filter", c[i]);
    const Value &b = c[0], &a = c[1], &x = c[2];
    if (!b.shape().isVector() || !a.shape().isVector() || b.count() == 0 || a.count() == 0)
        throwError("MATLAB:filter:coefNotVector", "Numerator and denominator must be vectors.");
    if (complexesOf(a)[0] == 0.0)
        throwError("MATLAB:filter:zeroLeadingDenominator",
                   "First denominator filter coefficient must be non-zero.");
    const int dimension =
        c.count() > 4 && c[4].count() > 0 ? dimensionArgument(c[4]) : defaultDimension(x.shape());
    const Value initial = c.count() > 3 ? c[3] : Value();
    const bool given = !initial.isNothing() && initial.count() > 0;
    const bool states = c.nargout > 1 || given;
    const DType type = given ? floatClassOf({&b, &a, &x, &initial}) : floatClassOf({&b, &a, &x});
    Filtered out;
    if (a.isComplex())
        out = filterComplex(c, b, a, x, initial, dimension, type);
    else if (b.isComplex() || x.isComplex() || (given && initial.isComplex()))
        out = filterParts(c, b, a, x, initial, dimension, states, type);
    else
        out = filterReal(c, b, a, x, initial, dimension, states, type);
    c.result(std::move(out.y));
    if (c.nargout > 1) c.result(std::move(out.zf));
}

constexpr Builtin kRows[] = {
    {"conv2", 2, 4, 1, conv2, "C = conv2(A,B,shape)",
     "Convolution of two matrices, or of A with vectors along columns and rows: conv2(u,v,A). "
     "Shapes: full, same, valid.",
     nullptr, GpuRule::Keep},
    {"filter", 3, 5, 2, filter, "[y,zf] = filter(b,a,x,zi,dim)",
     "Rational digital filter along a dimension, direct form II transposed.", nullptr,
     GpuRule::Keep},
};

} // namespace

Value convolveVectors(Interpreter& vm, const Value& a, const Value& b, int64_t first,
                      int64_t length, Span span) {
    const DType type = floatClassOf({&a, &b});
    Accelerator& accel = vm.accelerator();
    Value x = convertValue(vm, accel.reshape(a, Shape(a.count(), 1)), type, span);
    Value kernel = convertValue(vm, accel.reshape(b, Shape(b.count(), 1)), type, span);
    if (kernel.count() > x.count()) std::swap(x, kernel);
    return routines::convolve(accel, x, kernel, first, 0, Shape(length, 1), span);
}

std::span<const Builtin> signalTable() {
    return kRows;
}

} // namespace vitrine
