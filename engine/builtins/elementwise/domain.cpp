// SPDX-License-Identifier: Apache-2.0
// Signs of captured arrays. MATLAB's sqrt, log, … turn complex when an element leaves the real
// domain, which needs the data; most programs only feed them values whose sign follows from how
// they were made (squares, exponentials, random numbers), and then nothing is computed.
#include "builtins/elementwise/elementwise.h"
#include "builtins/elementwise/operator_ops.h"

namespace vitrine {

SignBound signBoundOf(const Value& x) {
    if (x.isScalarInline()) {
        const double v = x.toDouble();
        if (std::isnan(v) || !std::signbit(v)) return SignBound::SignClear;
        return v == 0 ? SignBound::NotNegative : SignBound::Unknown;
    }
    if (x.kind() != Kind::Tensor || x.mayBeComplex()) return SignBound::Unknown;
    if (x.count() == 0) return SignBound::SignClear;
    const DType t = x.dtype();
    if (t == DType::Logical || t == DType::Char || (isInteger(t) && !isSigned(t)))
        return SignBound::SignClear;
    return x.tensor().signBound();
}

namespace {

SignBound boundAfterPower(std::span<const Value> args) {
    const SignBound base = signBoundOf(args[0]);
    if (base != SignBound::Unknown && signBoundOf(args[1]) != SignBound::Unknown) return base;
    const double exponent = args[1].isScalarInline() ? args[1].toDouble() : 1;
    const bool even = std::fmod(exponent, 2) == 0;
    return base == SignBound::SignClear || even ? SignBound::SignClear : SignBound::Unknown;
}

/// A NaN argument of max gives the other one, so both must be bounded by something that holds.
SignBound boundAfterMaximum(std::span<const Value> args) {
    const SignBound a = signBoundOf(args[0]), b = signBoundOf(args[1]);
    const bool scalarBound = std::any_of(args.begin(), args.end(), [](const Value& v) {
        return v.isScalarInline() && v.toDouble() >= 0;
    });
    if (!scalarBound && std::min(a, b) == SignBound::Unknown) return SignBound::Unknown;
    return std::max(a, b) == SignBound::Unknown ? SignBound::Unknown : SignBound::NotNegative;
}

SignBound boundAfter(SignRule rule, std::span<const Value> args) {
    const auto bound = [&](std::size_t i) { return signBoundOf(args[i]); };
    const auto weakest = [&] {
        SignBound least = SignBound::SignClear;
        for (const Value& v : args)
            least = std::min(least, signBoundOf(v));
        return least;
    };
    switch (rule) {
    case SignRule::Unknown:
        break;
    case SignRule::Clear:
        return SignBound::SignClear;
    case SignRule::OfArgument:
        return bound(0);
    case SignRule::Product:
        if (args[0].identity() && args[0].identity() == args[1].identity())
            return SignBound::SignClear;
        return weakest();
    case SignRule::Weaker:
        return weakest();
    case SignRule::Stronger:
        return boundAfterMaximum(args);
    case SignRule::Quotient:
        return bound(1) == SignBound::SignClear ? bound(0) : SignBound::Unknown;
    case SignRule::Power:
        return boundAfterPower(args);
    }
    return SignBound::Unknown;
}

} // namespace

void noteSign(const Value& result, SignBound bound) {
    if (bound != SignBound::Unknown && result.kind() == Kind::Tensor && !result.mayBeComplex())
        result.tensor().setSignBound(bound);
}

void noteSigns(SignRule rule, std::span<const Value> args, const Value& result) {
    if (rule == SignRule::Unknown || args.empty() || result.kind() != Kind::Tensor) return;
    noteSign(result, boundAfter(rule, args));
}

bool isInDomain(Interpreter& vm, const Value& x, RealDomain domain, Span span) {
    constexpr double kInf = std::numeric_limits<double>::infinity();
    switch (domain) {
    case RealDomain::All:
    case RealDomain::DependsOnOthers:
        return true;
    case RealDomain::NotNegative:
        return domainAllowsReal(vm, x, 0, kInf, span);
    case RealDomain::FromMinusOne:
        return domainAllowsReal(vm, x, -1, kInf, span);
    case RealDomain::FromOne:
        return domainAllowsReal(vm, x, 1, kInf, span);
    case RealDomain::UnitInterval:
        return domainAllowsReal(vm, x, -1, 1, span);
    case RealDomain::FromZeroToOne:
        return domainAllowsReal(vm, x, 0, 1, span);
    case RealDomain::OutsideUnit:
        break;
    }
    const Value one[] = {x};
    return domainAllowsReal(vm, applyElementwise(vm, kAbsOp, one, span), 1, kInf, span);
}

bool domainAllowsReal(Interpreter& vm, const Value& x, double low, double high, Span span) {
    if (x.isComplex()) return false;
    if (low <= 0 && std::isinf(high) && signBoundOf(x) != SignBound::Unknown) return true;
    if (x.isScalarInline()) {
        const double v = x.toDouble();
        return !(v < low || v > high);
    }
    if (x.count() == 0) return true;
    if (captured(vm, x) && isFloat(x.dtype())) {
        const auto outside = [&](const ElementwiseOp& op, double limit) {
            const Value args[] = {x, Value(limit)};
            const Value test = vm.accelerator().apply(op, args, x.dtype(), span);
            const Value any =
                vm.accelerator().reduce(ReduceOp::Any, test, 0, x.shape().rank(), {}, span);
            return any.toDouble() != 0;
        };
        if (!std::isinf(low) && outside(kLtOp, low)) return false;
        if (!std::isinf(high) && outside(kGtOp, high)) return false;
    } else {
        const auto inside = [&](auto tag) {
            using T = decltype(tag);
            const T* v = x.tensor().data<T>();
            for (int64_t i = 0; i < x.count(); ++i) {
                const auto e = static_cast<double>(v[i]);
                if (e < low || e > high) return false;
            }
            return true;
        };
        if (!visitDType(x.dtype(), inside)) return false;
    }
    if (low == 0 && x.tensor().signBound() == SignBound::Unknown)
        noteSign(x, SignBound::NotNegative);
    return true;
}

} // namespace vitrine
