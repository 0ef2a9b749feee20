// SPDX-License-Identifier: Apache-2.0
// fft, ifft and their relatives of two and more dimensions. A transform is a routine over packed
// arrays (provider/routine.h, Fourier); lengths with large prime factors become convolutions (L. I.
// Bluestein, "A linear filtering approach to the computation of the discrete Fourier transform",
// IEEE Trans. Audio Electroacoustics 18(4), 1970).
#include "accel/graph/complex_values.h"
#include "accel/graph/node.h"
#include "accel/run/program_builder.h"
#include "accel/run/routines.h"
#include "base/whole_number.h"
#include "builtins/core/run_slot.h"
#include "builtins/elementwise/elementary.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/elementwise/operator_ops.h"
#include "builtins/elementwise/operators.h"
#include "builtins/linear/matrix_support.h"
#include "builtins/text/text_values.h"
#include "provider/routine.h"

#include <bit>

namespace vitrine {

namespace {

/// A complex array as its real elements followed by its imaginary ones (a column), as its parts, or
/// a real one.
struct Packed {
    routines::FourierInput data;
    Shape shape;
    Value isReal; ///< of what came in: a logical scalar, which may be pending
};

class Fourier {
public:
    Fourier(Call& c, DType type) : m_c(c), m_accel(c.vm.accelerator()), m_type(type) {}

    /// What is pending or on a device stays there. An array of which nobody knows yet whether it
    /// is complex is packed so that either case can be computed: Packed::isReal says which it is.
    [[nodiscard]] Packed pack(const Value& x) const {
        if (complexes::wantsCapture(m_accel, x)) {
            complexes::Parts z = complexes::parts(m_accel, x);
            Value isReal = Value::logical(false);
            if (x.tensor().isUndecided()) {
                isReal = allOf(op(BinaryOp::Eq, z.im, zero()));
                z.im = select(isReal, zero(), z.im); // no zero with a sign
            }
            return {{z.re, false, z.im}, x.shape(), isReal};
        }
        if (!x.isComplex())
            return {
                {convertValue(m_c.vm, x, m_type, m_c.span), true}, x.shape(), Value::logical(true)};
        const Ref<Tensor> z = toComplex(*x.toTensor(), m_type);
        Ref<Tensor> out = Tensor::make(m_type, Shape(2 * z->count(), 1), false, false);
        const auto part = [&](auto tag) {
            using T = decltype(tag);
            const T* from = z->data<T>();
            T* to = out->mutableData<T>();
            for (int64_t i = 0; i < z->count(); ++i) {
                to[i] = from[2 * i];
                to[z->count() + i] = from[2 * i + 1];
            }
        };
        m_type == DType::Single ? part(0.0f) : part(0.0);
        return {{wrap(std::move(out))}, x.shape(), Value::logical(false)};
    }

    [[nodiscard]] Value half(const Packed& p, int which) const {
        if (p.data.im) return which == 0 ? p.data.elements : *p.data.im;
        const int64_t n = p.shape.count();
        const RangeIndex range[] = {{which * n, 1, n}};
        return m_accel.reshape(m_accel.slice(p.data.elements, range, m_c.span), p.shape);
    }

    /// The complex value; real when every imaginary part is zero, or where `isReal`. likelyReal:
    /// see complexes::Origin.
    [[nodiscard]] Value unpack(const Packed& p, const Value& isReal, bool likelyReal) const {
        const bool known = isReal.isScalarInline();
        if (known && isReal.toDouble() != 0) return half(p, 0);
        const Value& packed = p.data.elements;
        if (!known || !packed.tensor().onHost() || packed.isGpuArray()) {
            const Value im = half(p, 1);
            const Value kept = known ? im : select(isReal, zero(), im);
            return complexes::join(m_accel, {half(p, 0), kept}, true, {likelyReal || !known});
        }
        const Ref<Tensor> from = packed.toTensor();
        Ref<Tensor> out = Tensor::make(m_type, p.shape, true, false);
        const int64_t n = p.shape.count();
        const auto weave = [&](auto tag) {
            using T = decltype(tag);
            const T* x = from->data<T>();
            T* to = out->mutableData<T>();
            for (int64_t i = 0; i < n; ++i) {
                to[2 * i] = x[i];
                to[2 * i + 1] = x[n + i];
            }
        };
        m_type == DType::Single ? weave(0.0f) : weave(0.0);
        return narrowComplex(std::move(out));
    }

    /// Along one dimension, `length` elements of it: cut, or followed by zeros.
    [[nodiscard]] Packed along(const Packed& x, int dimension, int64_t length, bool inverse) const {
        const Strides s = stridesAround(x.shape, dimension);
        const Shape shape = x.shape.with(dimension, length);
        if (fourierRadices(length).empty())
            return {{convolved(x, s, length, inverse)}, shape, x.isReal};
        return {{routines::fourier(m_accel, x.data, {s.before, length, s.after}, s.length,
                                   roots(length), inverse, m_c.span)},
                shape,
                x.isReal};
    }

    /// The transform of real data has exactly conjugate halves.
    [[nodiscard]] Packed mirroredWhere(const Value& isReal, const Packed& x,
                                       const std::vector<bool>& dimensions) const {
        if (isReal.isScalarInline() && isReal.toDouble() == 0) return x;
        const Packed exact = mirrored(x, dimensions);
        if (isReal.isScalarInline()) return exact;
        return {{select(isReal, exact.data.elements, x.data.elements)}, x.shape, x.isReal};
    }

    /// Are these the frequencies of real data, exactly? A logical scalar that may be pending.
    [[nodiscard]] Value isConjugate(const Packed& x, const std::vector<bool>& dimensions) const {
        const routines::FourierInput& in = x.data;
        Value packed = in.elements;
        if (in.real || in.im) {
            const Value none = m_accel.fill(zero(), Shape(x.shape.count(), 1), m_c.span);
            packed = joined(in.elements, in.im ? *in.im : none);
        }
        const Packed whole{{packed}, x.shape, x.isReal};
        return allOf(op(BinaryOp::Eq, packed, mirrored(whole, dimensions).data.elements));
    }

private:
    [[nodiscard]] static std::size_t bytesOf(const Value& v) {
        return static_cast<std::size_t>(v.count()) * sizeOf(v.dtype());
    }
    [[nodiscard]] Packed mirrored(const Packed& x, const std::vector<bool>& dimensions) const {
        std::vector<int64_t> lengths;
        for (int d = 0; d < x.shape.rank(); ++d) {
            const bool turned = static_cast<std::size_t>(d) < dimensions.size() &&
                                dimensions[static_cast<std::size_t>(d)];
            lengths.push_back(turned ? x.shape[d] : -x.shape[d]);
        }
        return {{routines::fourierMirror(m_accel, x.data.elements, lengths, m_c.span)},
                x.shape,
                x.isReal};
    }
    [[nodiscard]] Value zero() const {
        return m_type == DType::Single ? Value::scalar(0.0f) : Value(0.0);
    }
    [[nodiscard]] Value select(const Value& condition, const Value& a, const Value& b) const {
        const Value args[] = {condition, a, b};
        return m_accel.apply(selectOp(), args, m_type, m_c.span);
    }
    [[nodiscard]] Value allOf(const Value& truth) const {
        ReduceOptions options;
        options.resultClass = DType::Logical;
        return m_accel.reduce(ReduceOp::All, truth, 0, truth.shape().rank(), options, m_c.span)
            .simplified();
    }
    [[nodiscard]] Value op(BinaryOp which, const Value& a, const Value& b) const {
        return binaryOperation(m_c.vm, which, a, b, m_c.span);
    }
    template <typename... Values>
    [[nodiscard]] Value apply(const ElementwiseOp& which, const Values&... values) const {
        const Value args[] = {values...};
        return applyElementwise(m_c.vm, which, args, m_c.span);
    }
    [[nodiscard]] Value joined(const Value& re, const Value& im) const {
        const Value parts[] = {m_accel.reshape(re, Shape(re.count(), 1)),
                               m_accel.reshape(im, Shape(im.count(), 1))};
        return concatenateAlong(m_c.vm, 0, parts, m_c.span);
    }
    /// 0 … n-1 as a column.
    [[nodiscard]] Value counting(int64_t n) const {
        const Value row = rangeOperation(m_c.vm, Value(0.0), Value(),
                                         Value(static_cast<double>(n - 1)), m_c.span);
        return n == 1 ? row : m_accel.reshape(row, Shape(n, 1));
    }
    /// cos and sin of pi times the angles, as the routine takes them.
    [[nodiscard]] Value cosine(const Value& angle) const {
        return convertValue(m_c.vm, apply(elementary::cospi, angle), m_type, m_c.span);
    }
    [[nodiscard]] Value sine(const Value& angle) const {
        return convertValue(m_c.vm, apply(elementary::sinpi, angle), m_type, m_c.span);
    }
    /// RoutineOp::FourierRoots of a length. They are kept: on the host until the run ends, and on
    /// devices, where making them takes as long as two transforms, for the session.
    [[nodiscard]] Value roots(int64_t n) const {
        const int64_t count = 2 * fourierRootCount(n);
        const bool onHost = m_accel.runsAtOnce({}, count) || m_accel.deviceCount() == 0;
        const std::size_t mostKept = std::size_t{1} << (onHost ? 26 : 28); // bytes
        Value& kept = m_c.vm.sessionSlot(onHost ? kRunSlot : kDeviceSlot);
        if (!kept.isStruct()) kept = Value(makeRef<StructArray>());
        const std::string name = (m_type == DType::Single ? "s" : "d") + std::to_string(n) + "on" +
                                 std::to_string(onHost ? 0 : m_accel.currentDevice());
        if (const Value* found = kept.structure().find(name)) {
            const Tensor& tensor = found->tensor();
            if (!tensor.remote() || tensor.remote()->state() != RemoteArray::State::Lost)
                return *found;
        }
        const Value made =
            routines::fourierRoots(m_accel, onHost ? powers(n) : powersAtOnce(n), n, m_c.span);
        std::size_t total = bytesOf(made);
        if (total > mostKept) return made;
        for (int i = 0; i < kept.structure().fieldCount(); ++i)
            total += bytesOf(kept.structure().at(i));
        if (total > mostKept) kept = Value(makeRef<StructArray>());
        kept.mutableStruct().set(name, made);
        return made;
    }
    /// The powers 0 … n-1 of exp(-2*pi*i/n), real and imaginary part of each side by side.
    [[nodiscard]] Value powers(int64_t n) const {
        const Value angle = op(BinaryOp::Times, counting(n), Value(-2.0 / static_cast<double>(n)));
        const Value rows[] = {m_accel.reshape(cosine(angle), Shape(1, n)),
                              m_accel.reshape(sine(angle), Shape(1, n))};
        return concatenateAlong(m_c.vm, 0, rows, m_c.span);
    }
    /// The same elements, by one kernel.
    [[nodiscard]] Value powersAtOnce(int64_t n) const {
        const Value j = counting(2 * n);
        const Value power = apply(elementary::floor, op(BinaryOp::Times, j, Value(0.5)));
        const Value first = op(BinaryOp::Eq, j, op(BinaryOp::Times, power, Value(2.0)));
        const auto either = [&](const Value& a, const Value& b) {
            const Value args[] = {first, a, b};
            return m_accel.apply(selectOp(), args, a.dtype(), m_c.span);
        };
        const Value angle = op(BinaryOp::Times, power, Value(-2.0 / static_cast<double>(n)));
        return either(cosine(angle), sine(angle));
    }
    /// pi*j^2/n, with j^2 reduced exactly, in units of pi.
    [[nodiscard]] Value chirpAngle(const Value& j, int64_t n) const {
        const double turn = 2 * static_cast<double>(n);
        const Value square = op(BinaryOp::Times, j, j);
        const Value rest = apply(elementary::mod, square, Value(turn));
        return op(BinaryOp::RDivide, rest, Value(static_cast<double>(n)));
    }
    struct Pair {
        Value re, im;
    };
    [[nodiscard]] Pair times(const Pair& a, const Pair& b) const {
        return {
            op(BinaryOp::Minus, op(BinaryOp::Times, a.re, b.re), op(BinaryOp::Times, a.im, b.im)),
            op(BinaryOp::Plus, op(BinaryOp::Times, a.re, b.im), op(BinaryOp::Times, a.im, b.re))};
    }
    [[nodiscard]] Value firstOf(const Value& x, int64_t inner, int64_t from, int64_t to,
                                int64_t outer) const {
        if (from == to) return x;
        const RangeIndex ranges[] = {{0, 1, inner}, {0, 1, to}, {0, 1, outer}};
        return m_accel.reshape(
            m_accel.slice(m_accel.reshape(x, Shape{inner, from, outer}), ranges, m_c.span),
            Shape{inner, to, outer});
    }

    [[nodiscard]] Value convolved(const Packed& x, const Strides& s, int64_t n,
                                  bool inverse) const {
        const auto m = static_cast<int64_t>(std::bit_ceil(static_cast<uint64_t>(2 * n - 1)));
        const int64_t inner = s.before, outer = s.after;
        const Shape line{1, n, 1};
        const Value angle = chirpAngle(counting(n), n);
        const Pair chirp{m_accel.reshape(cosine(angle), line),
                         m_accel.reshape(sine(op(BinaryOp::Times, angle, Value(-1.0))), line)};
        // The lines cut to n, or with zeros up to it, by the chirp; the inverse is the transform of
        // the conjugate, conjugate again.
        const int64_t kept = std::min(n, s.length);
        const Shape whole{inner, s.length, outer};
        Pair value;
        if (x.data.real) {
            value.re = m_accel.reshape(x.data.elements, whole);
            value.im =
                op(BinaryOp::Times, value.re, convertValue(m_c.vm, Value(0.0), m_type, m_c.span));
        } else {
            value.re = m_accel.reshape(half(x, 0), whole);
            value.im = m_accel.reshape(half(x, 1), whole);
        }
        const Value minus = convertValue(m_c.vm, Value(-1.0), m_type, m_c.span);
        if (inverse) value.im = op(BinaryOp::Times, value.im, minus);
        value.re = firstOf(value.re, inner, s.length, kept, outer);
        value.im = firstOf(value.im, inner, s.length, kept, outer);
        const Pair part{firstOf(chirp.re, 1, n, kept, 1), firstOf(chirp.im, 1, n, kept, 1)};
        value = times(value, part);
        const Value unity = roots(m);
        const Lines lines{inner, m, outer};
        const Value spectrum = routines::fourier(m_accel, {value.re, false, value.im}, lines, kept,
                                                 unity, false, m_c.span);
        // The conjugate chirp around 0, of which only distances below n are met.
        const Value j = counting(m);
        const Value distance =
            apply(minimumOp(), j, op(BinaryOp::Minus, Value(static_cast<double>(m)), j));
        const Value filterAngle = chirpAngle(distance, n);
        const Value filter =
            routines::fourier(m_accel, {cosine(filterAngle), false, sine(filterAngle)}, {1, m, 1},
                              m, unity, false, m_c.span);
        const Packed a{{spectrum}, Shape{inner, m, outer}, {}}, b{{filter}, Shape{1, m, 1}, {}};
        const Pair product = times({half(a, 0), half(a, 1)}, {half(b, 0), half(b, 1)});
        const Value back = routines::fourier(m_accel, {product.re, false, product.im}, lines, m,
                                             unity, true, m_c.span);
        const Packed long_{{back}, Shape{inner, m, outer}, {}};
        Pair result{firstOf(half(long_, 0), inner, m, n, outer),
                    firstOf(half(long_, 1), inner, m, n, outer)};
        result = times(result, chirp);
        if (inverse) {
            const Value size =
                convertValue(m_c.vm, Value(static_cast<double>(n)), m_type, m_c.span);
            result.re = op(BinaryOp::RDivide, result.re, size);
            result.im = op(BinaryOp::Times, op(BinaryOp::RDivide, result.im, size), minus);
        }
        return joined(result.re, result.im);
    }
    Call& m_c;
    Accelerator& m_accel;
    DType m_type;
};

/// What a call asks for: the length of each dimension that is transformed, -1 for the others.
struct Wanted {
    std::vector<int64_t> lengths;
    bool symmetric = false;
    int arguments = 0;
};

int64_t lengthArgument(const Value& v, int64_t standard) {
    if (v.count() == 0) return standard;
    const double n = v.count() == 1 && v.isNumericClass() ? v.toDouble() : -1;
    if (n != std::floor(n) || n < 0 || !std::isfinite(n))
        throwError("MATLAB:fftfcn:mustBePositiveInteger",
                   "Transform lengths must be nonnegative integer scalars.");
    requireMemory(n, 2 * sizeof(double));
    return wholeNumber<int64_t>(n);
}

void transform(Call& c, const char* name, const Wanted& wanted, bool inverse) {
    const Value& x = c[0];
    requireArray(name, x);
    if (isInteger(x.dtype()) && sizeOf(x.dtype()) == 8) throwUndefinedFor(name, x);
    const Fourier fourier(c, floatClass(x));
    Shape shape = x.shape();
    for (std::size_t d = 0; d < wanted.lengths.size(); ++d) {
        if (wanted.lengths[d] >= 0) shape = shape.with(static_cast<int>(d), wanted.lengths[d]);
    }
    if (x.count() == 0 || shape.count() == 0) return c.result(Tensor::make(floatClass(x), shape));
    const Packed given = fourier.pack(x);
    Packed p = given;
    std::vector<bool> turned;
    for (std::size_t d = 0; d < wanted.lengths.size(); ++d) {
        // A line of one element is its transform.
        const bool longer = wanted.lengths[d] != 1 || x.shape()[static_cast<int>(d)] != 1;
        turned.push_back(wanted.lengths[d] >= 0 && (longer || wanted.symmetric));
        if (turned.back()) p = fourier.along(p, static_cast<int>(d), wanted.lengths[d], inverse);
    }
    if (std::none_of(turned.begin(), turned.end(), [](bool t) { return t; }))
        return c.result(convertValue(c.vm, x, floatClass(x), c.span));
    p = fourier.mirroredWhere(given.isReal, p, turned);
    // Sums and differences alone: real numbers stay real.
    const bool real = given.data.real;
    const bool sums = real && std::all_of(wanted.lengths.begin(), wanted.lengths.end(),
                                          [](int64_t n) { return n <= 2; });
    Value realResult = Value::logical(wanted.symmetric || sums);
    if (inverse && !wanted.symmetric && !sums && x.shape() == shape)
        realResult = fourier.isConjugate(given, turned);
    c.result(fourier.unpack(p, realResult, real && isKnownConstant(x)));
}

/// Takes 'symmetric' or 'nonsymmetric' from the end.
Wanted options(Call& c) {
    Wanted w;
    w.arguments = c.count();
    if (w.arguments > 1 && c[w.arguments - 1].isTextScalar() &&
        !c[w.arguments - 1].isNumericClass()) {
        const Value& word = c[--w.arguments];
        w.symmetric = isOption(word, "symmetric");
        if (!w.symmetric && !isOption(word, "nonsymmetric"))
            throwError("MATLAB:fftfcn:unknownOption",
                       "Unknown option. Use 'symmetric' or 'nonsymmetric'.");
    }
    return w;
}

void one(Call& c, const char* name, bool inverse) {
    Wanted w = options(c);
    const Shape shape = c[0].shape();
    const int dimension =
        w.arguments > 2 && c[2].count() > 0 ? dimensionArgument(c[2]) : defaultDimension(shape);
    w.lengths.assign(static_cast<std::size_t>(dimension) + 1, -1);
    w.lengths.back() = w.arguments > 1 ? lengthArgument(c[1], shape[dimension]) : shape[dimension];
    transform(c, name, w, inverse);
}

void two(Call& c, const char* name, bool inverse) {
    Wanted w = options(c);
    const Shape shape = c[0].shape();
    w.lengths = {shape[0], shape[1]};
    if (w.arguments == 2)
        throwError("MATLAB:fftfcn:twoLengths",
                   "Both lengths of a two-dimensional transform are needed.");
    for (int d = 0; d < 2 && w.arguments > 2; ++d)
        w.lengths[static_cast<std::size_t>(d)] = lengthArgument(c[d + 1], shape[d]);
    transform(c, name, w, inverse);
}

void all(Call& c, const char* name, bool inverse) {
    Wanted w = options(c);
    const Shape shape = c[0].shape();
    for (int d = 0; d < shape.rank(); ++d)
        w.lengths.push_back(shape[d]);
    if (w.arguments > 1 && c[1].count() > 0) {
        const std::vector<double> sizes = doublesOf(c[1]);
        if (static_cast<int>(sizes.size()) < shape.rank())
            throwError("MATLAB:fftfcn:lengthsForAll", "Each dimension needs a length.");
        w.lengths.clear();
        for (const double n : sizes)
            w.lengths.push_back(lengthArgument(Value(n), 0));
    }
    transform(c, name, w, inverse);
}

void fft(Call& c) {
    one(c, "fft", false);
}
void ifft(Call& c) {
    one(c, "ifft", true);
}
void fft2(Call& c) {
    two(c, "fft2", false);
}
void ifft2(Call& c) {
    two(c, "ifft2", true);
}
void fftn(Call& c) {
    all(c, "fftn", false);
}
void ifftn(Call& c) {
    all(c, "ifftn", true);
}

constexpr Builtin kRows[] = {
    {"fft", 1, 3, 1, fft, "Y = fft(X,n,dim)", "Discrete Fourier transform along a dimension.",
     nullptr, GpuRule::Keep},
    {"ifft", 1, 4, 1, ifft, "X = ifft(Y,n,dim,'symmetric')", "Inverse of fft.", nullptr,
     GpuRule::Keep},
    {"fft2", 1, 3, 1, fft2, "Y = fft2(X,m,n)", "Fourier transform along the first two dimensions.",
     nullptr, GpuRule::Keep},
    {"ifft2", 1, 4, 1, ifft2, "X = ifft2(Y,m,n,'symmetric')", "Inverse of fft2.", nullptr,
     GpuRule::Keep},
    {"fftn", 1, 2, 1, fftn, "Y = fftn(X,sz)", "Fourier transform along all dimensions.", nullptr,
     GpuRule::Keep},
    {"ifftn", 1, 3, 1, ifftn, "X = ifftn(Y,sz,'symmetric')", "Inverse of fftn.", nullptr,
     GpuRule::Keep},
};

} // namespace

std::span<const Builtin> fourierTable() {
    return kRows;
}

} // namespace vitrine
