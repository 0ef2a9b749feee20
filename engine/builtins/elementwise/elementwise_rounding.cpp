// SPDX-License-Identifier: Apache-2.0
// Rounding, remainders, sign; parts of complex numbers; tests of single elements.
#include "accel/run/program_builder.h"
#include "builtins/elementwise/complex_blocks.h"
#include "builtins/elementwise/complex_operations.h"
#include "builtins/elementwise/elementary.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/elementwise/operator_ops.h"

namespace vitrine {

namespace {

struct RealPart {
    template <typename T>
    static T apply(std::complex<T> z) {
        return z.real();
    }
    template <typename T>
    static std::enable_if_t<std::is_floating_point_v<T>, T> apply(T x) {
        return x;
    }
};
struct ImagPart {
    template <typename T>
    static T apply(std::complex<T> z) {
        return z.imag();
    }
    template <typename T>
    static std::enable_if_t<std::is_arithmetic_v<T> && !std::is_same_v<T, bool>, T> apply(T) {
        return T(0);
    }
};
struct Angle {
    template <typename T>
    static T apply(std::complex<T> z) {
        const void* args[] = {&z};
        T out;
        complexToRealBlock<"atan2", true, T>(args, &out, 1);
        return out;
    }
    template <typename T>
    static std::enable_if_t<std::is_floating_point_v<T>, T> apply(T x) {
        return std::isnan(x)
                   ? x
                   : (std::signbit(x) && x != 0 ? static_cast<T>(3.14159265358979323846) : T(0));
    }
};
struct Conjugate {
    template <typename T>
    static std::complex<T> apply(std::complex<T> z) {
        return std::conj(z);
    }
};
struct IsInf {
    template <typename T>
    static bool apply(T x) {
        if constexpr (std::is_floating_point_v<T>)
            return std::isinf(x);
        else if constexpr (std::is_arithmetic_v<T>)
            return false;
        else if constexpr (requires { x.real(); })
            return std::isinf(x.real()) || std::isinf(x.imag());
        else
            return false;
    }
};
struct IsFinite {
    template <typename T>
    static bool apply(T x) {
        if constexpr (std::is_floating_point_v<T>)
            return std::isfinite(x);
        else if constexpr (requires { x.real(); })
            return std::isfinite(x.real()) && std::isfinite(x.imag());
        else
            return true;
    }
};

template <typename F>
ElementwiseOp partOp(const char* name, Value (*byParts)(ByParts& z, const ElementwiseOp& op)) {
    ElementwiseOp op = exactOp<F>(name, 1, TypeRule::Same, nullptr);
    op.complex.toReal = true;
    op.complex.byParts = byParts;
    return op;
}
ElementwiseOp angleOp() {
    ElementwiseOp op = partOp<Angle>("angle", by_parts::angle);
    op.imaginary = ImaginaryPart::MustBeKnown;
    return op;
}
ElementwiseOp conjugateOp() {
    ElementwiseOp op = exactOp<Conjugate>("conj", 1, TypeRule::Same, nullptr);
    op.complex.byParts = by_parts::conj;
    op.imaginary = ImaginaryPart::MustBeKnownOutsideLoops;
    return op;
}
template <typename F>
ElementwiseOp testOp(const char* name, const char* glsl,
                     Value (*byParts)(ByParts& z, const ElementwiseOp& op)) {
    ElementwiseOp op = exactOp<F>(name, 1, TypeRule::Test, glsl);
    op.complex.byParts = byParts;
    return op;
}

const ElementwiseOp kReal = partOp<RealPart>("real", by_parts::real);
const ElementwiseOp kImag = partOp<ImagPart>("imag", by_parts::imag);
const ElementwiseOp kAngle = angleOp();
const ElementwiseOp kConj = conjugateOp();
const ElementwiseOp kIsInf =
    testOp<IsInf>("isinf", "!(vt_isfinite($0) || vt_isnan($0))", by_parts::eitherPart);
const ElementwiseOp kIsFinite =
    testOp<IsFinite>("isfinite", "vt_isfinite($0)", by_parts::bothParts);

template <const ElementwiseOp& Op>
void realPassesThrough(Call& c) {
    requireArray(Op.name, c[0]);
    if (std::optional<Value> out = applyComplexCaptured(c.vm, Op, c.args, c.span))
        return c.result(std::move(*out));
    if (c[0].isComplex()) return callElementwise<Op>(c);
    c.result(isNumeric(c[0].dtype()) ? c[0] : convertValue(c.vm, c[0], DType::Double, c.span));
}

/// 10^|n|, correctly rounded. Infinite for more decimals than a double has, but not for more zeros.
double powerOfTen(int64_t n) {
    const int64_t exponent = n < 0 ? std::min<int64_t>(-n, 308) : std::min<int64_t>(n, 400);
    return std::strtod(("1e" + std::to_string(exponent)).c_str(), nullptr);
}

// A decimal tie that binary misses by a unit still counts as a tie, where units are small; numbers
// from kWhole on have no digits to round.
constexpr double kNudge = 1 + 4e-16;
constexpr double kTie = 1e-15;
constexpr double kTiesBelow = 1e12;
constexpr double kWhole = 0x1p52;

double roundedTo(double v, int64_t digits) {
    const double scale = powerOfTen(digits);
    const double scaled = digits >= 0 ? v * scale : v / scale;
    if (!(std::abs(scaled) < kWhole)) return v;
    double r = std::round(scaled);
    const double nudged = std::round(scaled * kNudge);
    const bool tie = std::abs(nudged - scaled) <= 0.5 + kTie * std::abs(scaled);
    if (tie && std::abs(scaled) < kTiesBelow) r = nudged;
    return digits >= 0 ? r / scale : r * scale;
}

/// roundedTo of a captured array of doubles, operation by operation.
Value roundCaptured(Call& c, const Value& x, int64_t digits) {
    const auto apply = [&](const ElementwiseOp& op, const auto&... values) {
        const Value args[] = {values...};
        return applyElementwise(c.vm, op, args, c.span);
    };
    const auto select = [&](const Value& condition, const Value& a, const Value& b) {
        const Value args[] = {condition, a, b};
        return c.vm.accelerator().apply(selectOp(), args, DType::Double, c.span);
    };
    const Value scale(powerOfTen(digits));
    const ElementwiseOp& there = digits >= 0 ? kTimesOp : kRDivideOp;
    const ElementwiseOp& back = digits >= 0 ? kRDivideOp : kTimesOp;
    const Value scaled = apply(there, x, scale);
    const Value nudged = apply(elementary::round, apply(kTimesOp, scaled, Value(kNudge)));
    const Value distance = apply(kAbsOp, apply(kMinusOp, nudged, scaled));
    const Value size = apply(kAbsOp, scaled);
    const Value limit = apply(kPlusOp, Value(0.5), apply(kTimesOp, Value(kTie), size));
    const Value plain = apply(elementary::round, scaled);
    const Value tied = select(apply(kLeOp, distance, limit), nudged, plain);
    const Value r = select(apply(kLtOp, size, Value(kTiesBelow)), tied, plain);
    return select(apply(kLtOp, size, Value(kWhole)), apply(back, r, scale), x);
}

/// n decimals, or significant digits, of real numbers.
Value roundReal(Call& c, const Value& x, int64_t n, bool significant) {
    const DType type = x.dtype();
    const DType result = isNumeric(type) ? type : DType::Double;
    if (!significant && isFloat(type) && captured(c.vm, x)) {
        const Value wide = convertValue(c.vm, x, DType::Double, c.span);
        return convertValue(c.vm, roundCaptured(c, wide, n), result, c.span);
    }
    std::vector<double> numbers = doublesOf(x);
    for (double& v : numbers) {
        int64_t digits = n;
        if (significant && v != 0 && std::isfinite(v))
            digits = n - 1 - static_cast<int64_t>(std::floor(std::log10(std::abs(v))));
        v = roundedTo(v, digits);
    }
    return convertValue(c.vm, arrayOf(numbers, x.shape()), result, c.span);
}

} // namespace

/// round(X,N) and round(X,N,'significant'); of a complex number, both parts.
void roundFunction(Call& c) {
    if (c.count() == 1) return callElementwise<elementary::round>(c);
    requireArray("round", c[0]);
    const int64_t n = integerArgument(c[1], "N");
    const bool significant = c.count() > 2 && isOption(c[2], "significant");
    const auto rounded = [&](const Value& part) { return roundReal(c, part, n, significant); };
    c.result(c[0].mayBeComplex() ? mapParts(c.vm, c[0], true, rounded) : rounded(c[0]));
}

namespace {

void complexFunction(Call& c) {
    for (const Value& v : c.args) {
        requireArray("complex", v);
        if (v.isComplex() && c.count() == 2)
            throwError("MATLAB:complex:realInputs", "Inputs must be real.");
    }
    const bool single = std::any_of(c.args.begin(), c.args.end(),
                                    [](const Value& v) { return v.dtype() == DType::Single; });
    const DType type = single ? DType::Single : DType::Double;
    const Shape shape = expandedShape(c.args);
    if (c.count() == 2 && (captured(c.vm, c[0]) || captured(c.vm, c[1]))) {
        const auto part = [&](const Value& v) {
            const Value x = convertValue(c.vm, v, type, c.span);
            return x.count() == 1 ? c.vm.accelerator().fill(x, shape, c.span) : x;
        };
        const complexes::Parts parts{part(c[0]), part(c[1])};
        if (parts.re.shape() == shape && parts.im.shape() == shape)
            return c.result(complexes::join(c.vm.accelerator(), parts, false));
    }
    Ref<Tensor> out = Tensor::make(type, shape, true, true);
    const Ref<Tensor> re = expandTo(convertOnHost(*c[0].toTensor(), type), shape);
    if (re->isComplex()) return c.result(Value(re));
    Ref<Tensor> im;
    if (c.count() == 2) im = expandTo(convertOnHost(*c[1].toTensor(), type), shape);
    const auto join = [&](auto tag) {
        using T = decltype(tag);
        T* to = out->mutableData<T>();
        for (int64_t i = 0; i < shape.count(); ++i) {
            to[2 * i] = re->data<T>()[i];
            if (im) to[2 * i + 1] = im->data<T>()[i];
        }
    };
    single ? join(float{}) : join(double{});
    out->setGpuArray(anyGpuArray(c.args));
    c.result(Value(out)); // stays complex even when the imaginary part is zero
}

enum class Towards : uint8_t { Zero, Below, Above, Nearest };

/// Quotients of 64-bit integers, which double does not hold.
template <Towards How>
struct IntegerQuotient {
    template <typename T>
    static std::enable_if_t<std::is_integral_v<T>, T> apply(T x, T y) {
        using L = std::numeric_limits<T>;
        if (y == 0) return x == 0 ? T(0) : (x < 0 ? L::min() : L::max());
        const auto a = static_cast<Int128>(x), b = static_cast<Int128>(y);
        Int128 q = a / b;
        const Int128 r = a % b;
        const int sign = (a < 0) != (b < 0) ? -1 : 1;
        const auto size = [](Int128 v) { return v < 0 ? -v : v; };
        if (How == Towards::Below && r != 0 && sign < 0) --q;
        if (How == Towards::Above && r != 0 && sign > 0) ++q;
        if (How == Towards::Nearest && 2 * size(r) >= size(b)) q += sign;
        if (q > static_cast<Int128>(L::max())) return L::max();
        return static_cast<T>(q);
    }
};
/// Operations of one name are the same to the planner.
template <Towards How>
ElementwiseOp quotientOp(const char* name, const char* glsl) {
    ElementwiseOp op{name, 2, TypeRule::Arithmetic, glsl};
    op.glslInteger = glsl;
    op.cost = 40;
    detail::fillHost<IntegerQuotient<How>, int64_t, uint64_t>(op);
    return op;
}
const ElementwiseOp kQuotients[] = {
    quotientOp<Towards::Zero>("idivide", "vt_fix_div_$T($0, $1)"),
    quotientOp<Towards::Below>("idivide_floor", "vt_floor_div_$T($0, $1)"),
    quotientOp<Towards::Above>("idivide_ceil", "vt_ceil_div_$T($0, $1)"),
    quotientOp<Towards::Nearest>("idivide_round", "vt_sat_div_$T($0, $1)")};

/// v in a class of integers, if that changes none of its elements.
std::optional<Value> asWhole(Call& c, const Value& v, DType type) {
    if (v.dtype() == type) return v;
    const Value converted = convertValue(c.vm, v, type, c.span);
    const std::vector<double> from = doublesOf(v), to = doublesOf(converted);
    return from == to ? std::optional(converted) : std::nullopt;
}

/// Zeros in the shape and class of the argument, on a device if that is.
Value zerosLike(Call& c) {
    Accelerator& accel = c.vm.accelerator();
    const Value zero = convertValue(c.vm, Value(0.0), c[0].dtype(), c.span);
    const Value out = accel.fill(zero, c[0].shape(), c.span);
    return c[0].isGpuArray() ? accel.toGpuArray(out, c.span) : out;
}

/// Integers have no angle: atan2 takes floating-point numbers.
void angle(Call& c) {
    requireArray("angle", c[0]);
    if (isInteger(c[0].dtype())) throwUndefinedFor("angle", c[0]);
    const Value z[] = {c[0]};
    // Whether a captured complex array is real is not asked.
    if (c[0].mayBeComplex() || !captured(c.vm, c[0]) || !isFloat(c[0].dtype()))
        return c.result(applyElementwise(c.vm, kAngle, z, c.span));
    // Of real numbers where they are: 0 or pi, and NaN of NaN.
    Accelerator& accel = c.vm.accelerator();
    const auto number = [&](double x) {
        return convertValue(c.vm, Value(x), c[0].dtype(), c.span);
    };
    const Value signs[] = {c[0], Value(0.0)};
    const Value angles =
        accel.assignMasked(zerosLike(c), applyElementwise(c.vm, kLtOp, signs, c.span),
                           number(3.14159265358979323846), c.span);
    c.result(accel.assignMasked(angles, applyElementwise(c.vm, kIsNanOp, z, c.span),
                                number(std::numeric_limits<double>::quiet_NaN()), c.span));
}

void imag(Call& c) {
    const Value z[] = {c[0]};
    const bool zeros = !c[0].mayBeComplex() && captured(c.vm, c[0]) && isNumeric(c[0].dtype());
    c.result(zeros ? zerosLike(c) : applyElementwise(c.vm, kImag, z, c.span));
}

/// idivide(A,B,opt): integer division with the rounding that opt names.
void idivide(Call& c) {
    requireArray("idivide", c[0]);
    requireArray("idivide", c[1]);
    const bool anyInteger =
        (c[0].isArray() && isInteger(c[0].dtype())) || (c[1].isArray() && isInteger(c[1].dtype()));
    if (!anyInteger)
        throwError("MATLAB:idivide:InvalidInputs",
                   "At least one argument must belong to an integer class.");
    const DType type = commonClass(c[0].dtype(), c[1].dtype());
    const std::string how = c.count() > 2 ? lowerCase(c[2].toText()) : "fix";
    constexpr std::string_view kNames[] = {"fix", "floor", "ceil", "round"};
    const ElementwiseOp* const rounding[] = {&elementary::fix, &elementary::floor,
                                             &elementary::ceil, &elementary::round};
    const auto which = static_cast<std::size_t>(std::find(kNames, std::end(kNames), how) - kNames);
    if (which == std::size(kNames))
        throwError("MATLAB:idivide:InvalidRoundingOption",
                   "Rounding option must be 'fix', 'round', 'floor' or 'ceil'.");
    if (sizeOf(type) == 8) {
        const std::optional<Value> a = asWhole(c, c[0], type), b = asWhole(c, c[1], type);
        if (a && b) {
            const Value whole[] = {*a, *b};
            return c.result(applyElementwise(c.vm, kQuotients[which], whole, c.span));
        }
    }
    const Value parts[] = {convertValue(c.vm, c[0], DType::Double, c.span),
                           convertValue(c.vm, c[1], DType::Double, c.span)};
    const Value one[] = {applyElementwise(c.vm, kRDivideOp, parts, c.span)};
    c.result(
        convertValue(c.vm, applyElementwise(c.vm, *rounding[which], one, c.span), type, c.span));
}

/// isnan and the like are false for text, cells and other kinds.
template <const ElementwiseOp& Op>
void testElements(Call& c) {
    if (c[0].isArray()) return callElementwise<Op>(c);
    if (c[0].isCell() || c[0].isStruct()) throwUndefinedFor(Op.name, c[0]);
    c.result(c.vm.accelerator().fill(Value::logical(false), c[0].shape(), c.span));
}

constexpr Builtin kRows[] = {
    {"idivide", 2, 3, 1, idivide, "C = idivide(A,B,opt)",
     "Integer division with rounding 'fix', 'round', 'floor' or 'ceil'."},
    {"abs", 1, 1, 1, callElementwise<kAbsOp>, "Y = abs(X)",
     "Absolute value; magnitude of complex numbers.", &kAbsOp},
    {"real", 1, 1, 1, realPassesThrough<kReal>, "X = real(Z)", "Real part.", nullptr,
     SparseRule::EachEntry | ScalarForm::Argument | Effects::None},
    {"imag", 1, 1, 1, imag, "Y = imag(Z)", "Imaginary part.", nullptr, SparseRule::EachEntry},
    {"conj", 1, 1, 1, realPassesThrough<kConj>, "Zc = conj(Z)", "Complex conjugate.", nullptr,
     SparseRule::EachEntry | ScalarForm::Argument | Effects::None},
    {"angle", 1, 1, 1, angle, "theta = angle(Z)", "Phase angle in radians.", nullptr,
     SparseRule::EachEntry},
    {"arg", 1, 1, 1, callElementwise<kAngle>, "theta = arg(Z)", "Phase angle in radians.", nullptr,
     SparseRule::EachEntry},
    {"complex", 1, 2, 1, complexFunction, "Z = complex(A,B)",
     "Complex array from its parts; stays complex when B is zero.", nullptr, SparseRule::EachEntry},
    {"isnan", 1, 1, 1, testElements<kIsNanOp>, "TF = isnan(A)", "True where an element is NaN.",
     &kIsNanOp},
    {"isinf", 1, 1, 1, testElements<kIsInf>, "TF = isinf(A)", "True where an element is infinite.",
     &kIsInf},
    {"isfinite", 1, 1, 1, testElements<kIsFinite>, "TF = isfinite(A)",
     "True where an element is neither infinite nor NaN.", &kIsFinite},
};

} // namespace

std::span<const Builtin> roundingTable() {
    return kRows;
}

} // namespace vitrine
