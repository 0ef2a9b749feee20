// SPDX-License-Identifier: Apache-2.0
// Exponentials, logarithms, powers and roots.
#include "builtins/complex_blocks.h"
#include "builtins/elementwise_domain.h"
#include "builtins/operator_ops.h"

namespace vitrine {

const ElementwiseOp kSqrtOp =
    withComplex<"csqrt">(functionOp("sqrt", "vt_sqrt($0)", 8, [](auto x) { return std::sqrt(x); }));

namespace {

const ElementwiseOp kExp =
    withComplex<"cexp">(functionOp("exp", "vt_exp($0)", 25, [](auto x) { return std::exp(x); }));
const ElementwiseOp kExpm1 = functionOp(
    "expm1", "vt_expm1($0)", 30, [](auto x) { return std::expm1(x); },
    [](auto z) { return std::exp(z) - decltype(z)(1); });
const ElementwiseOp kLog =
    withComplex<"clog">(functionOp("log", "vt_log($0)", 25, [](auto x) { return std::log(x); }));
const ElementwiseOp kLog2 = withComplex<"clog2">(
    functionOp("log2", "vt_log2($0)", 25, [](auto x) { return std::log2(x); }));
const ElementwiseOp kLog10 = withComplex<"clog10">(
    functionOp("log10", "vt_log10($0)", 25, [](auto x) { return std::log10(x); }));
const ElementwiseOp kLog1p = functionOp(
    "log1p", "vt_log1p($0)", 30, [](auto x) { return std::log1p(x); },
    [](auto z) { return std::log(decltype(z)(1) + z); });
const ElementwiseOp kPow2 = functionOp(
    "exp2", "vt_exp2($0)", 25, [](auto x) { return std::exp2(x); },
    [](auto z) { return std::pow(decltype(z)(2), z); });
const ElementwiseOp kCbrt = functionOp("cbrt", "vt_cbrt($0)", 80, NoHost{});
const ElementwiseOp kHypot = libraryOp("hypot", 2, TypeRule::Arithmetic, "vt_hypot($0, $1)", 20,
                                       [](auto x, auto y) { return std::hypot(x, y); });
const ElementwiseOp kNthroot =
    libraryOp("nthroot", 2, TypeRule::Arithmetic, "vt_nthroot($0, $1)", 90, NoHost{});
const ElementwiseOp kNextPow2 =
    libraryOp("nextpow2", 1, TypeRule::Same, "vt_nextpow2($0)", 8, NoHost{});

/// Of integers, too: the exponent as a double.
void nextPowerOfTwo(Call& c) {
    requireArray("nextpow2", c[0]);
    const bool whole = !isFloat(c[0].dtype());
    const Value x[] = {whole ? convertValue(c.vm, c[0], DType::Double, c.span) : c[0]};
    c.result(applyElementwise(c.vm, kNextPow2, x, c.span));
}

/// Of complex numbers by their absolute values.
void hypotenuse(Call& c) {
    requireArray("hypot", c[0]);
    requireArray("hypot", c[1]);
    const auto size = [&](const Value& v) {
        return v.isComplex() ? std::move(c.vm.call(Value::text("abs"), {&v, 1}, 1)[0]) : v;
    };
    const Value sides[] = {size(c[0]), size(c[1])};
    c.result(applyElementwise(c.vm, kHypot, sides, c.span));
}

void power(Call& c) {
    c.result(powerOperation(c.vm, c[0], c[1], c.span));
}

void realPower(Call& c) {
    Value result = powerOperation(c.vm, c[0], c[1], c.span);
    if (result.isComplex())
        throwError("MATLAB:realpow:complexResult", "Real power produced complex result.");
    c.result(std::move(result));
}

void pow2(Call& c) {
    if (c.count() == 1) return callElementwise<kPow2>(c);
    const Value two = applyElementwise(c.vm, kPow2, c.args.subspan(1, 1), c.span);
    const Value args[] = {c[0], two};
    c.result(applyElementwise(c.vm, kTimesOp, args, c.span));
}

/// [f,e] = log2(x): x = f*2^e with 0.5 ≤ |f| < 1.
void log2Function(Call& c) {
    if (c.nargout < 2) return callInDomain<kLog2, Domain::NotNegative>(c);
    requireArray("log2", c[0]);
    const std::vector<double> x = doublesOf(c[0]);
    std::vector<double> f(x.size()), e(x.size());
    for (std::size_t i = 0; i < x.size(); ++i) {
        int exponent = 0;
        f[i] = std::frexp(x[i], &exponent);
        e[i] = std::isfinite(x[i]) ? exponent : 0;
    }
    const DType type = c[0].dtype() == DType::Single ? DType::Single : DType::Double;
    c.result(convertValue(c.vm, arrayOf(f, c[0].shape()), type, c.span));
    c.result(convertValue(c.vm, arrayOf(e, c[0].shape()), type, c.span));
}

void nthroot(Call& c) {
    requireArray("nthroot", c[0]);
    requireArray("nthroot", c[1]);
    if (c[0].isComplex() || c[1].isComplex()) {
        throwError("MATLAB:nthroot:ComplexInput", "Inputs must be real.");
    }
    const std::vector<double> n = doublesOf(c[1]);
    const bool even =
        std::any_of(n.begin(), n.end(), [](double k) { return std::fmod(std::abs(k), 2) != 1; });
    if (even && !domainAllowsReal(c.vm, c[0], 0, std::numeric_limits<double>::infinity(), c.span)) {
        throwError("MATLAB:nthroot:NegXNotOddIntegerN",
                   "If X is negative, N must be an odd integer.");
    }
    callElementwise<kNthroot>(c);
}

constexpr Builtin kRows[] = {
    {"exp", 1, 1, 1, callElementwise<kExp>, "Y = exp(X)", "Exponential of each element.", &kExp},
    {"expm1", 1, 1, 1, callElementwise<kExpm1>, "Y = expm1(X)",
     "exp(X)-1 without loss of accuracy near 0.", &kExpm1},
    {"log", 1, 1, 1, callInDomain<kLog, Domain::NotNegative>, "Y = log(X)",
     "Natural logarithm; complex for negative elements.", &kLog},
    {"log2", 1, 1, 2, log2Function, "Y = log2(X)  |  [F,E] = log2(X)",
     "Base 2 logarithm, or mantissa and exponent of each element.", &kLog2},
    {"log10", 1, 1, 1, callInDomain<kLog10, Domain::NotNegative>, "Y = log10(X)",
     "Common logarithm; complex for negative elements.", &kLog10},
    {"log1p", 1, 1, 1, callInDomain<kLog1p, Domain::AboveMinusOne>, "Y = log1p(X)",
     "log(1+X) without loss of accuracy near 0.", &kLog1p},
    {"sqrt", 1, 1, 1, callInDomain<kSqrtOp, Domain::NotNegative>, "Y = sqrt(X)",
     "Square root; complex for negative elements.", &kSqrtOp},
    {"realsqrt", 1, 1, 1, callRealOnly<kSqrtOp, Domain::NotNegative>, "Y = realsqrt(X)",
     "Square root of elements that are not negative; an error otherwise."},
    {"reallog", 1, 1, 1, callRealOnly<kLog, Domain::NotNegative>, "Y = reallog(X)",
     "Natural logarithm of elements that are not negative; an error otherwise."},
    {"realpow", 2, 2, 1, realPower, "Z = realpow(X,Y)", "X.^Y; an error if the result is complex."},
    {"power", 2, 2, 1, power, "Z = power(X,Y)", "Element-wise power, X.^Y.", &kPowerOp},
    {"pow2", 1, 2, 1, pow2, "Y = pow2(X)  |  Y = pow2(F,E)", "2.^X, or F.*2.^E.", &kPow2},
    {"exp2", 1, 1, 1, callElementwise<kPow2>, "Y = exp2(X)", "2.^X.", &kPow2},
    {"cbrt", 1, 1, 1, callElementwise<kCbrt>, "Y = cbrt(X)", "Real cube root.", &kCbrt},
    {"hypot", 2, 2, 1, hypotenuse, "Z = hypot(X,Y)",
     "Square root of the sum of squares without overflow.", &kHypot},
    {"nthroot", 2, 2, 1, nthroot, "Y = nthroot(X,N)", "Real N-th root.", &kNthroot},
    {"nextpow2", 1, 1, 1, nextPowerOfTwo, "P = nextpow2(X)", "Smallest P with 2^P >= abs(X).",
     &kNextPow2},
};

} // namespace

std::span<const Builtin> exponentialTable() {
    return kRows;
}

} // namespace vitrine
