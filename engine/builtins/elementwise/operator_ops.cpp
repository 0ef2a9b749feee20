// SPDX-License-Identifier: Apache-2.0
#include "builtins/elementwise/operator_ops.h"

#include "builtins/elementwise/complex_blocks.h"
#include "builtins/elementwise/complex_operations.h"
#include "builtins/elementwise/elementwise.h"
#include "value/wide_number.h"

namespace vitrine {

namespace {

template <typename T>
using Saturated = std::enable_if_t<
    std::is_integral_v<T> && !std::is_same_v<T, bool> && !std::is_same_v<T, char16_t>, T>;
template <typename T>
using Floating = std::enable_if_t<std::is_floating_point_v<T>, T>;
template <typename T>
using Complex = std::complex<T>;

struct Plus {
    template <typename T>
    static Floating<T> apply(T a, T b) {
        return a + b;
    }
    template <typename T>
    static Saturated<T> apply(T a, T b) {
        return saturatedSum(a, b);
    }
    template <typename T>
    static Complex<T> apply(Complex<T> a, Complex<T> b) {
        return a + b;
    }
};

struct Minus {
    template <typename T>
    static Floating<T> apply(T a, T b) {
        return a - b;
    }
    template <typename T>
    static Saturated<T> apply(T a, T b) {
        return saturated<T>(static_cast<Int128>(a) - b);
    }
    template <typename T>
    static Complex<T> apply(Complex<T> a, Complex<T> b) {
        return a - b;
    }
};

struct Times {
    template <typename T>
    static Floating<T> apply(T a, T b) {
        return a * b;
    }
    template <typename T>
    static Saturated<T> apply(T a, T b) {
        return saturatedProduct(a, b);
    }
    template <typename T>
    static Complex<T> apply(Complex<T> a, Complex<T> b) {
        return {a.real() * b.real() - a.imag() * b.imag(),
                a.real() * b.imag() + a.imag() * b.real()};
    }
};

struct Divide {
    template <typename T>
    static Floating<T> apply(T a, T b) {
        return a / b;
    }
    /// Rounds half away from zero; x/0 saturates, 0/0 is 0.
    template <typename T>
    static Saturated<T> apply(T a, T b) {
        using L = std::numeric_limits<T>;
        if (b == 0) return a == 0 ? T(0) : (a > 0 ? L::max() : L::min());
        const auto wideA = static_cast<Int128>(a);
        const auto wideB = static_cast<Int128>(b);
        const Int128 magnitude = wideA < 0 ? -wideA : wideA;
        const Int128 divisor = wideB < 0 ? -wideB : wideB;
        const Int128 quotient = (2 * magnitude + divisor) / (2 * divisor);
        return saturated<T>((wideA < 0) != (wideB < 0) ? -quotient : quotient);
    }
    template <typename T>
    static Complex<T> apply(Complex<T> a, Complex<T> b) {
        const Complex<T> both[] = {a, b};
        const void* args[] = {&both[0], &both[1]};
        Complex<T> out;
        complexBinaryBlock<"cdiv", T>(args, &out, 1);
        return out;
    }
};

/// z^n for whole n by repeated multiplication, so that 1i^2 is exactly -1.
template <typename T>
Complex<T> wholePower(Complex<T> z, int64_t n) {
    Complex<T> result(1), factor = z;
    bool first = true;
    for (uint64_t k = static_cast<uint64_t>(n < 0 ? -n : n); k != 0; k >>= 1) {
        if (k & 1) result = first ? factor : Times::apply(result, factor);
        first = first && !(k & 1);
        factor = Times::apply(factor, factor);
    }
    return n < 0 ? Divide::apply(Complex<T>(1), result) : result;
}

/// The power with a whole exponent that is one for all elements.
struct WholePower {
    template <typename T>
    static Complex<T> apply(Complex<T> a, Complex<T> b) {
        if (a == Complex<T>(0) && b.real() < 0)
            return Complex<T>(std::numeric_limits<T>::infinity());
        return wholePower(a, static_cast<int64_t>(b.real()));
    }
};

template <typename T>
constexpr bool kOrdered = !std::is_same_v<T, Complex<float>> && !std::is_same_v<T, Complex<double>>;

/// Ordering of complex numbers compares real parts only; equality compares both.
template <typename Compare>
struct Ordered {
    template <typename T>
    static bool apply(T a, T b) {
        if constexpr (kOrdered<T>)
            return Compare{}(a, b);
        else
            return Compare{}(a.real(), b.real());
    }
};

struct Equal {
    template <typename T>
    static bool apply(T a, T b) {
        return a == b;
    }
};
struct NotEqual {
    template <typename T>
    static bool apply(T a, T b) {
        return a != b;
    }
};

template <typename T>
bool truth(T x) {
    return x != T(0);
}

struct And {
    template <typename T>
    static bool apply(T a, T b) {
        return truth(a) && truth(b);
    }
};
struct Or {
    template <typename T>
    static bool apply(T a, T b) {
        return truth(a) || truth(b);
    }
};
struct Xor {
    template <typename T>
    static bool apply(T a, T b) {
        return truth(a) != truth(b);
    }
};
struct Not {
    template <typename T>
    static bool apply(T a) {
        return !truth(a);
    }
};

struct Negate {
    template <typename T>
    static Floating<T> apply(T a) {
        return -a;
    }
    template <typename T>
    static Saturated<T> apply(T a) {
        return saturated<T>(-static_cast<Int128>(a));
    }
    template <typename T>
    static Complex<T> apply(Complex<T> a) {
        return -a;
    }
};

struct Absolute {
    template <typename T>
    static Floating<T> apply(T a) {
        return std::abs(a);
    }
    template <typename T>
    static Saturated<T> apply(T a) {
        return a < 0 ? Negate::apply(a) : a;
    }
    template <typename T>
    static T apply(Complex<T> a) {
        const void* args[] = {&a};
        T out;
        complexToRealBlock<"hypot", false, T>(args, &out, 1);
        return out;
    }
};

struct IsNan {
    template <typename T>
    static bool apply(T a) {
        if constexpr (!kOrdered<T>)
            return std::isnan(a.real()) || std::isnan(a.imag());
        else if constexpr (std::is_floating_point_v<T>)
            return std::isnan(a);
        else
            return false;
    }
};

/// What an operation has beyond floating-point numbers.
struct Traits {
    const char* integerText = nullptr; ///< $T is the class's suffix
    WideFunction wide = nullptr;
    Value (*byParts)(ByParts& z, const ElementwiseOp& op) = nullptr;
    SignRule sign = SignRule::Unknown;
    ImaginaryPart imaginary = ImaginaryPart::MayBeUnknown;
    const char* derivative = nullptr;
    const char* derivative2 = nullptr;
};

ElementwiseOp with(const Traits& traits, ElementwiseOp op) {
    op.glslInteger = traits.integerText;
    op.wide = traits.wide;
    op.complex.byParts = traits.byParts;
    op.sign = traits.sign;
    op.imaginary = traits.imaginary;
    op.derivative = traits.derivative;
    op.derivative2 = traits.derivative2;
    return op;
}

ElementwiseOp absoluteOp() {
    ElementwiseOp op =
        with({.integerText = "vt_sat_abs_$T($0)",
              .byParts = by_parts::abs,
              .sign = SignRule::Clear,
              .derivative = "conj(sign(x))"},
             exactOp<Absolute>("abs", 1, TypeRule::Same, "vt_canonical(vt_abs($0))"));
    op.complex.toReal = true;
    op.complex.inDouble = complexToRealBlock<"hypot", false, double>;
    op.complex.inSingle = complexToRealBlock<"hypot", false, float>;
    return op;
}

ElementwiseOp divideOp() {
    ElementwiseOp op = with(
        {.integerText = "vt_sat_div_$T($0, $1)",
         .wide = wide::rdivide,
         .byParts = by_parts::rdivide,
         .sign = SignRule::Quotient,
         .imaginary = ImaginaryPart::MustBeKnownIfLikelyZero,
         .derivative = "1./z",
         .derivative2 = "-y./z"},
        withArithmetic(exactOp<Divide>("rdivide", 2, TypeRule::Arithmetic, "vt_div($0, $1)", 4)));
    op.complex.inDouble = complexBinaryBlock<"cdiv", double>;
    op.complex.inSingle = complexBinaryBlock<"cdiv", float>;
    return op;
}

constexpr Traits kPowerTraits{.wide = wide::power,
                              .byParts = by_parts::power,
                              .sign = SignRule::Power,
                              .imaginary = ImaginaryPart::MustBeKnownUnlessWhole,
                              // By the base 0 where the exponent is 0, by the exponent 0 where the
                              // base is 0: the terms that are added take Inf and NaN away there.
                              .derivative = "z.*x.^(z-1+(z==0))",
                              .derivative2 = "y.*log(x+(x==0))"};

ElementwiseOp powerOp() {
    ElementwiseOp op =
        with(kPowerTraits, libraryOp("power", 2, TypeRule::Arithmetic, "vt_pow($0, $1)", 60));
    op.complex.inDouble = complexBinaryBlock<"cpow", double>;
    op.complex.inSingle = complexBinaryBlock<"cpow", float>;
    op.domain = RealDomain::DependsOnOthers;
    return op;
}

template <typename F>
ElementwiseOp comparison(const char* name, const char* text, WideFunction wide,
                         Value (*byParts)(ByParts& z, const ElementwiseOp& op)) {
    return with({.integerText = text, .wide = wide, .byParts = byParts},
                exactOp<F>(name, 2, TypeRule::Compare, text));
}

} // namespace

using enum TypeRule;
const ElementwiseOp kPlusOp = with({.integerText = "vt_sat_add_$T($0, $1)",
                                    .wide = wide::plus,
                                    .byParts = by_parts::plus,
                                    .sign = SignRule::Weaker,
                                    .derivative = "1",
                                    .derivative2 = "1"},
                                   withArithmetic(exactOp<Plus>("plus", 2, Arithmetic, "$0 + $1")));
const ElementwiseOp kMinusOp =
    with({.integerText = "vt_sat_sub_$T($0, $1)",
          .wide = wide::minus,
          .byParts = by_parts::minus,
          .derivative = "1",
          .derivative2 = "-1"},
         withArithmetic(exactOp<Minus>("minus", 2, Arithmetic, "$0 - $1")));
const ElementwiseOp kTimesOp =
    with({.integerText = "vt_sat_mul_$T($0, $1)",
          .wide = wide::times,
          .byParts = by_parts::times,
          .sign = SignRule::Product,
          .imaginary = ImaginaryPart::MustBeKnownIfLikelyZero,
          .derivative = "z",
          .derivative2 = "x"},
         withArithmetic(exactOp<Times>("times", 2, Arithmetic, "$0 * $1")));
const ElementwiseOp kRDivideOp = divideOp();
const ElementwiseOp kPowerOp = powerOp();
const ElementwiseOp kWholePowerOp =
    with(kPowerTraits, exactOp<WholePower>("power", 2, Arithmetic, nullptr, 60));
const ElementwiseOp kEqOp = comparison<Equal>("eq", "$0 == $1", wide::eq, by_parts::eq);
const ElementwiseOp kNeOp = comparison<NotEqual>("ne", "$0 != $1", wide::ne, by_parts::ne);
const ElementwiseOp kLtOp =
    comparison<Ordered<std::less<>>>("lt", "$0 < $1", wide::lt, by_parts::ordered);
const ElementwiseOp kLeOp =
    comparison<Ordered<std::less_equal<>>>("le", "$0 <= $1", wide::le, by_parts::ordered);
const ElementwiseOp kGtOp =
    comparison<Ordered<std::greater<>>>("gt", "$0 > $1", wide::gt, by_parts::ordered);
const ElementwiseOp kGeOp =
    comparison<Ordered<std::greater_equal<>>>("ge", "$0 >= $1", wide::ge, by_parts::ordered);
const ElementwiseOp kAndOp = exactOp<And>("and", 2, Logic, "$0 && $1");
const ElementwiseOp kOrOp = exactOp<Or>("or", 2, Logic, "$0 || $1");
const ElementwiseOp kXorOp = exactOp<Xor>("xor", 2, Logic, "$0 != $1");
const ElementwiseOp kNotOp = exactOp<Not>("not", 1, Logic, "!$0");
const ElementwiseOp kUMinusOp = with({.integerText = "vt_sat_neg_$T($0)",
                                      .byParts = by_parts::eachPart,
                                      .imaginary = ImaginaryPart::MustBeKnownOutsideLoops,
                                      .derivative = "-1"},
                                     exactOp<Negate>("uminus", 1, Same, "-$0"));
const ElementwiseOp kAbsOp = absoluteOp();
const ElementwiseOp kIsNanOp = with({.integerText = "false", .byParts = by_parts::eitherPart},
                                    exactOp<IsNan>("isnan", 1, Test, "vt_isnan($0)"));

Value powerOperation(Interpreter& vm, const Value& x, const Value& y, Span span) {
    const Value args[] = {x, y};
    if (x.isArray() && y.isArray()) {
        if (std::optional<Value> out = applyComplexCaptured(vm, kPowerOp, args, span)) return *out;
    }
    if (!x.isArray() || !y.isArray() || x.isComplex() || y.isComplex() || isInteger(x.dtype()) ||
        isInteger(y.dtype())) {
        const bool product =
            x.isArray() && x.isComplex() && y.isArray() && !y.isComplex() && isSmallWhole(y);
        return applyElementwise(vm, product ? kWholePowerOp : kPowerOp, args, span);
    }
    const auto whole = [](const Value& v) {
        if (!isFloat(v.dtype()) && v.dtype() != DType::Char) return true;
        if (v.isScalarInline()) return v.toDouble() == std::floor(v.toDouble());
        if (!v.tensor().onHost()) return false;
        const std::vector<double> all = doublesOf(v);
        return std::all_of(all.begin(), all.end(), [](double e) { return e == std::floor(e); });
    };
    constexpr double kInf = std::numeric_limits<double>::infinity();
    // A square is a product, exactly (shaders/lib/pow.glsl), and far cheaper than the general
    // power.
    if (y.isScalarInline() && y.dtype() == DType::Double && y.toDouble() == 2 &&
        isFloat(x.dtype())) {
        const Value square[] = {x, x};
        return applyElementwise(vm, kTimesOp, square, span);
    }
    if (y.isScalarInline() && whole(y)) return applyElementwise(vm, kPowerOp, args, span);
    if (domainAllowsReal(vm, x, 0, kInf, span) || whole(y))
        return applyElementwise(vm, kPowerOp, args, span);
    if (std::optional<Value> out = applyComplexCaptured(vm, kPowerOp, args, span, true))
        return *out;
    return applyComplex(kPowerOp, args);
}

const char* operatorText(BinaryOp op) {
    constexpr const char* texts[] = {"+", "-",  ".*", "./", ".\\", ".^", "*",  "/", "\\",
                                     "^", "==", "~=", "<",  "<=",  ">",  ">=", "&", "|"};
    return texts[static_cast<int>(op)];
}

} // namespace vitrine
