// SPDX-License-Identifier: Apache-2.0
// Exponentials, logarithms, powers and roots that are more than their operation.
#include "builtins/elementwise/elementary.h"
#include "builtins/elementwise/elementwise_domain.h"
#include "builtins/elementwise/operator_ops.h"
#include "builtins/sparse/sparse_own.h"

namespace vitrine {

/// Of integers, too: the exponent as a double.
void nextpow2Function(Call& c) {
    requireArray("nextpow2", c[0]);
    const DType type = c[0].dtype();
    const bool exact = isFloat(type) || (isInteger(type) && sizeOf(type) == 8);
    const Value x[] = {exact ? c[0] : convertValue(c.vm, c[0], DType::Double, c.span)};
    const Value out = applyElementwise(c.vm, elementary::nextpow2, x, c.span);
    c.result(isFloat(type) ? out : convertValue(c.vm, out, DType::Double, c.span));
}

/// Of complex numbers by their absolute values.
void hypotFunction(Call& c) {
    requireArray("hypot", c[0]);
    requireArray("hypot", c[1]);
    const auto size = [&](const Value& v) {
        return v.isComplex() ? std::move(c.vm.call(Value::text("abs"), {&v, 1}, 1)[0]) : v;
    };
    const Value sides[] = {size(c[0]), size(c[1])};
    c.result(applyElementwise(c.vm, elementary::hypot, sides, c.span));
}

/// [f,e] = log2(x): x = f*2^e with 0.5 ≤ |f| < 1.
void log2Function(Call& c) {
    if (c.nargout < 2) return callInDomain<elementary::log2>(c);
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

void nthrootFunction(Call& c) {
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
    callElementwise<elementary::nthroot>(c);
}

namespace {

void power(Call& c) {
    c.result(powerOperation(c.vm, c[0], c[1], c.span));
}

void realPower(Call& c) {
    Value result = powerOperation(c.vm, c[0], c[1], c.span);
    if (result.isComplex())
        throwError("MATLAB:realpow:complexResult", "Realpow produced complex result.");
    c.result(std::move(result));
}

void pow2(Call& c) {
    if (c.count() == 1) return callElementwise<elementary::exp2>(c);
    const Value two = applyElementwise(c.vm, elementary::exp2, c.args.subspan(1, 1), c.span);
    const Value args[] = {c[0], two};
    c.result(applyElementwise(c.vm, kTimesOp, args, c.span));
}

constexpr Builtin kRows[] = {
    {"realsqrt", 1, 1, 1, callRealOnly<elementary::sqrt>, "Y = realsqrt(X)",
     "Square root of elements that are not negative; an error otherwise.", nullptr,
     SparseRule::EachEntry},
    {"reallog", 1, 1, 1, callRealOnly<elementary::log>, "Y = reallog(X)",
     "Natural logarithm of elements that are not negative; an error otherwise.", nullptr,
     SparseRule::EachEntry},
    {"realpow", 2, 2, 1, realPower, "Z = realpow(X,Y)", "X.^Y; an error if the result is complex.",
     nullptr, SparseRule::Keep},
    {"power", 2, 2, 1, power, "Z = power(X,Y)", "Element-wise power, X.^Y.", &kPowerOp,
     BuiltinRules{SparseRule::Full, sparse_own::power}},
    {"pow2", 1, 2, 1, pow2, "Y = pow2(X)  |  Y = pow2(F,E)", "2.^X, or F.*2.^E.",
     &elementary::exp2},
};

} // namespace

std::span<const Builtin> exponentialTable() {
    return kRows;
}

} // namespace vitrine
