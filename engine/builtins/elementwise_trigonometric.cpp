// SPDX-License-Identifier: Apache-2.0
// Trigonometric and hyperbolic functions, their inverses, and the forms in degrees and in pi.
#include "builtins/complex_blocks.h"
#include "builtins/elementwise_domain.h"
#include "builtins/operator_ops.h"
#include "builtins/operators.h"

#include <numbers>

namespace vitrine {

namespace {

/// On the cuts beyond ±1 MATLAB takes the other side than C++ does for positive reals.
template <typename Z, typename F>
Z fromBelow(Z z, F f) {
    if (z.imag() == 0 && z.real() > 1) return std::conj(f(z));
    return f(z);
}

template <typename T>
std::complex<T> degrees(std::complex<T> z) {
    constexpr T k = 180 / std::numbers::pi_v<T>;
    return {z.real() * k, z.imag() * k};
}

const ElementwiseOp kSin =
    withComplex<"csin">(functionOp("sin", "vt_sin($0)", 30, [](auto x) { return std::sin(x); }));
const ElementwiseOp kCos =
    withComplex<"ccos">(functionOp("cos", "vt_cos($0)", 30, [](auto x) { return std::cos(x); }));
const ElementwiseOp kTan =
    withComplex<"ctan">(functionOp("tan", "vt_tan($0)", 40, [](auto x) { return std::tan(x); }));
const ElementwiseOp kAsin = withComplex<"casin">(
    functionOp("asin", "vt_asin($0)", 30, [](auto x) { return std::asin(x); }));
const ElementwiseOp kAcos = withComplex<"cacos">(
    functionOp("acos", "vt_acos($0)", 30, [](auto x) { return std::acos(x); }));
const ElementwiseOp kAtan = withComplex<"catan">(
    functionOp("atan", "vt_atan($0)", 30, [](auto x) { return std::atan(x); }));
const ElementwiseOp kAtan2 = libraryOp("atan2", 2, TypeRule::Arithmetic, "vt_atan2($0, $1)", 40,
                                       [](auto y, auto x) { return std::atan2(y, x); });
const ElementwiseOp kSinh = withComplex<"csinh">(
    functionOp("sinh", "vt_sinh($0)", 30, [](auto x) { return std::sinh(x); }));
const ElementwiseOp kCosh = withComplex<"ccosh">(
    functionOp("cosh", "vt_cosh($0)", 30, [](auto x) { return std::cosh(x); }));
const ElementwiseOp kTanh = withComplex<"ctanh">(
    functionOp("tanh", "vt_tanh($0)", 30, [](auto x) { return std::tanh(x); }));
const ElementwiseOp kAsinh = withComplex<"casinh">(
    functionOp("asinh", "vt_asinh($0)", 40, [](auto x) { return std::asinh(x); }));
const ElementwiseOp kAcosh = withComplex<"cacosh">(
    functionOp("acosh", "vt_acosh($0)", 40, [](auto x) { return std::acosh(x); }));
const ElementwiseOp kAtanh = withComplex<"catanh">(
    functionOp("atanh", "vt_atanh($0)", 40, [](auto x) { return std::atanh(x); }));
const ElementwiseOp kSec =
    withReciprocal<"ccos", false>(functionOp("sec", "vt_sec($0)", 35, NoHost{}));
const ElementwiseOp kCsc =
    withReciprocal<"csin", false>(functionOp("csc", "vt_csc($0)", 35, NoHost{}));
const ElementwiseOp kCot =
    withReciprocal<"ctan", false>(functionOp("cot", "vt_cot($0)", 45, NoHost{}));
const ElementwiseOp kSech =
    withReciprocal<"ccosh", false>(functionOp("sech", "vt_sech($0)", 40, NoHost{}));
const ElementwiseOp kCsch =
    withReciprocal<"csinh", false>(functionOp("csch", "vt_csch($0)", 40, NoHost{}));
const ElementwiseOp kCoth =
    withReciprocal<"ctanh", false>(functionOp("coth", "vt_coth($0)", 45, NoHost{}));
const ElementwiseOp kAcot =
    withReciprocal<"catan", true>(functionOp("acot", "vt_acot($0)", 35, NoHost{}));
const ElementwiseOp kAsec =
    withReciprocal<"cacos", true>(functionOp("asec", "vt_asec($0)", 60, NoHost{}));
const ElementwiseOp kAcsc =
    withReciprocal<"casin", true>(functionOp("acsc", "vt_acsc($0)", 60, NoHost{}));
const ElementwiseOp kAcoth =
    withReciprocal<"catanh", true>(functionOp("acoth", "vt_acoth($0)", 40, NoHost{}));
const ElementwiseOp kAsech =
    withReciprocal<"cacosh", true>(functionOp("asech", "vt_asech($0)", 90, NoHost{}));
const ElementwiseOp kAcsch =
    withReciprocal<"casinh", true>(functionOp("acsch", "vt_acsch($0)", 50, NoHost{}));
const ElementwiseOp kSind = functionOp("sind", "vt_sind($0)", 40, NoHost{});
const ElementwiseOp kCosd = functionOp("cosd", "vt_cosd($0)", 40, NoHost{});
const ElementwiseOp kTand = functionOp("tand", "vt_tand($0)", 60, NoHost{});
const ElementwiseOp kSinpi = functionOp("sinpi", "vt_sinpi($0)", 40, NoHost{});
const ElementwiseOp kCospi = functionOp("cospi", "vt_cospi($0)", 40, NoHost{});
const ElementwiseOp kAtan2d =
    libraryOp("atan2d", 2, TypeRule::Arithmetic, "vt_atan2d($0, $1)", 45, NoHost{});
const ElementwiseOp kAtand = functionOp("atand", "vt_atand($0)", 35, NoHost{});
const ElementwiseOp kAsind = functionOp("asind", "vt_asind($0)", 35, NoHost{}, [](auto z) {
    return degrees(fromBelow(z, [](auto w) { return std::asin(w); }));
});
const ElementwiseOp kAcosd = functionOp("acosd", "vt_acosd($0)", 35, NoHost{}, [](auto z) {
    return degrees(fromBelow(z, [](auto w) { return std::acos(w); }));
});

/// True when every element x has |x| >= 1 or is NaN, so that the real function may be used.
bool outsideUnit(Call& c, const Value& x) {
    const Value one[] = {x};
    const Value size = applyElementwise(c.vm, kAbsOp, one, c.span);
    return domainAllowsReal(c.vm, size, 1, std::numeric_limits<double>::infinity(), c.span);
}

template <const ElementwiseOp& Op>
void callOutsideUnit(Call& c) {
    requireArray(Op.name, c[0]);
    if (std::optional<Value> out = applyComplexCaptured(c.vm, Op, c.args, c.span))
        return c.result(std::move(*out));
    if (c[0].isComplex() || outsideUnit(c, c[0])) return callElementwise<Op>(c);
    if (std::optional<Value> out = applyComplexCaptured(c.vm, Op, c.args, c.span, true))
        return c.result(std::move(*out));
    c.result(applyComplex(Op, c.args));
}

void callInverseSech(Call& c) {
    requireArray("asech", c[0]);
    if (std::optional<Value> out = applyComplexCaptured(c.vm, kAsech, c.args, c.span))
        return c.result(std::move(*out));
    if (c[0].isComplex() || domainAllowsReal(c.vm, c[0], 0, 1, c.span))
        return callElementwise<kAsech>(c);
    if (std::optional<Value> out = applyComplexCaptured(c.vm, kAsech, c.args, c.span, true))
        return c.result(std::move(*out));
    c.result(applyComplex(kAsech, c.args));
}

/// x times a constant, in the class of x.
void scaled(Call& c, double factor) {
    requireArray("deg2rad", c[0]);
    c.result(binaryOperation(c.vm, BinaryOp::Times, c[0], Value(factor), c.span));
}
void deg2rad(Call& c) {
    scaled(c, std::numbers::pi / 180);
}
void rad2deg(Call& c) {
    scaled(c, 180 / std::numbers::pi);
}

constexpr Builtin kRows[] = {
    {"sin", 1, 1, 1, callElementwise<kSin>, "Y = sin(X)", "Sine of X in radians.", &kSin},
    {"cos", 1, 1, 1, callElementwise<kCos>, "Y = cos(X)", "Cosine of X in radians.", &kCos},
    {"tan", 1, 1, 1, callElementwise<kTan>, "Y = tan(X)", "Tangent of X in radians.", &kTan},
    {"asin", 1, 1, 1, callInDomain<kAsin, Domain::UnitInterval>, "Y = asin(X)",
     "Inverse sine in radians; complex outside [-1,1].", &kAsin},
    {"acos", 1, 1, 1, callInDomain<kAcos, Domain::UnitInterval>, "Y = acos(X)",
     "Inverse cosine in radians; complex outside [-1,1].", &kAcos},
    {"atan", 1, 1, 1, callElementwise<kAtan>, "Y = atan(X)", "Inverse tangent in radians.", &kAtan},
    {"atan2", 2, 2, 1, callElementwise<kAtan2>, "P = atan2(Y,X)",
     "Four-quadrant inverse tangent in radians.", &kAtan2},
    {"sinh", 1, 1, 1, callElementwise<kSinh>, "Y = sinh(X)", "Hyperbolic sine.", &kSinh},
    {"cosh", 1, 1, 1, callElementwise<kCosh>, "Y = cosh(X)", "Hyperbolic cosine.", &kCosh},
    {"tanh", 1, 1, 1, callElementwise<kTanh>, "Y = tanh(X)", "Hyperbolic tangent.", &kTanh},
    {"asinh", 1, 1, 1, callElementwise<kAsinh>, "Y = asinh(X)", "Inverse hyperbolic sine.",
     &kAsinh},
    {"acosh", 1, 1, 1, callInDomain<kAcosh, Domain::AboveOne>, "Y = acosh(X)",
     "Inverse hyperbolic cosine; complex below 1.", &kAcosh},
    {"atanh", 1, 1, 1, callInDomain<kAtanh, Domain::UnitInterval>, "Y = atanh(X)",
     "Inverse hyperbolic tangent; complex outside [-1,1].", &kAtanh},
    {"sec", 1, 1, 1, callElementwise<kSec>, "Y = sec(X)", "Secant of X in radians.", &kSec},
    {"csc", 1, 1, 1, callElementwise<kCsc>, "Y = csc(X)", "Cosecant of X in radians.", &kCsc},
    {"cot", 1, 1, 1, callElementwise<kCot>, "Y = cot(X)", "Cotangent of X in radians.", &kCot},
    {"sech", 1, 1, 1, callElementwise<kSech>, "Y = sech(X)", "Hyperbolic secant.", &kSech},
    {"csch", 1, 1, 1, callElementwise<kCsch>, "Y = csch(X)", "Hyperbolic cosecant.", &kCsch},
    {"coth", 1, 1, 1, callElementwise<kCoth>, "Y = coth(X)", "Hyperbolic cotangent.", &kCoth},
    {"acot", 1, 1, 1, callElementwise<kAcot>, "Y = acot(X)", "Inverse cotangent in radians.",
     &kAcot},
    {"asec", 1, 1, 1, callOutsideUnit<kAsec>, "Y = asec(X)",
     "Inverse secant in radians; complex inside (-1,1).", &kAsec},
    {"acsc", 1, 1, 1, callOutsideUnit<kAcsc>, "Y = acsc(X)",
     "Inverse cosecant in radians; complex inside (-1,1).", &kAcsc},
    {"acoth", 1, 1, 1, callOutsideUnit<kAcoth>, "Y = acoth(X)",
     "Inverse hyperbolic cotangent; complex inside (-1,1).", &kAcoth},
    {"asech", 1, 1, 1, callInverseSech, "Y = asech(X)",
     "Inverse hyperbolic secant; complex outside [0,1].", &kAsech},
    {"acsch", 1, 1, 1, callElementwise<kAcsch>, "Y = acsch(X)", "Inverse hyperbolic cosecant.",
     &kAcsch},
    {"sind", 1, 1, 1, callElementwise<kSind>, "Y = sind(X)",
     "Sine of X in degrees; exact at multiples of 90.", &kSind},
    {"cosd", 1, 1, 1, callElementwise<kCosd>, "Y = cosd(X)",
     "Cosine of X in degrees; exact at multiples of 90.", &kCosd},
    {"tand", 1, 1, 1, callElementwise<kTand>, "Y = tand(X)",
     "Tangent of X in degrees; exact at multiples of 90.", &kTand},
    {"asind", 1, 1, 1, callInDomain<kAsind, Domain::UnitInterval>, "Y = asind(X)",
     "Inverse sine in degrees.", &kAsind},
    {"acosd", 1, 1, 1, callInDomain<kAcosd, Domain::UnitInterval>, "Y = acosd(X)",
     "Inverse cosine in degrees.", &kAcosd},
    {"atand", 1, 1, 1, callElementwise<kAtand>, "Y = atand(X)", "Inverse tangent in degrees.",
     &kAtand},
    {"atan2d", 2, 2, 1, callElementwise<kAtan2d>, "P = atan2d(Y,X)",
     "Four-quadrant inverse tangent in degrees.", &kAtan2d},
    {"sinpi", 1, 1, 1, callElementwise<kSinpi>, "Y = sinpi(X)", "sin(X*pi), exact at integers.",
     &kSinpi},
    {"cospi", 1, 1, 1, callElementwise<kCospi>, "Y = cospi(X)",
     "cos(X*pi), exact at half integers.", &kCospi},
    {"deg2rad", 1, 1, 1, deg2rad, "R = deg2rad(D)", "Degrees to radians."},
    {"rad2deg", 1, 1, 1, rad2deg, "D = rad2deg(R)", "Radians to degrees."},
};

} // namespace

std::span<const Builtin> trigonometricTable() {
    return kRows;
}

} // namespace vitrine
