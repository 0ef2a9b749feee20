// SPDX-License-Identifier: Apache-2.0
// Signs of captured arrays. MATLAB's sqrt, log, … turn complex when an element leaves the real
// domain, which needs the data; most programs only feed them values whose sign follows from how
// they were made (squares, exponentials, random numbers), and then nothing is computed.
#include "builtins/elementwise.h"
#include "builtins/operator_ops.h"

namespace vitrine {

SignBound signBoundOf(const Value& x) {
    if (x.isScalarInline()) {
        const double v = x.toDouble();
        if (std::isnan(v) || !std::signbit(v)) return SignBound::SignClear;
        return v == 0 ? SignBound::NotNegative : SignBound::Unknown;
    }
    if (x.kind() != Kind::Tensor || x.mayBeComplex()) return SignBound::Unknown;
    const DType t = x.dtype();
    if (t == DType::Logical || t == DType::Char || (isInteger(t) && !isSigned(t)))
        return SignBound::SignClear;
    return x.tensor().signBound();
}

namespace {

SignBound boundAfter(const ElementwiseOp& op, std::span<const Value> args) {
    const std::string_view name = op.name;
    const SignBound a = signBoundOf(args[0]);
    if (args.size() == 1) {
        if (name == "abs" || name == "exp" || name == "cosh") return SignBound::SignClear;
        if (name == "sqrt" || name == "floor" || name == "ceil" || name == "round" ||
            name == "fix" || name == "log1p" || name == "expm1" || name == "atan" ||
            name == "tanh" || name == "sinh")
            return a;
        return SignBound::Unknown;
    }
    const SignBound b = signBoundOf(args[1]);
    if (name == "times" && args[0].identity() && args[0].identity() == args[1].identity())
        return SignBound::SignClear;
    if (name == "power") {
        if (a != SignBound::Unknown && b != SignBound::Unknown) return a;
        const double y = args[1].isScalarInline() ? args[1].toDouble() : 1;
        const bool even = std::fmod(y, 2) == 0;
        return a == SignBound::SignClear || even ? SignBound::SignClear : SignBound::Unknown;
    }
    if (name == "max")
        return std::max(a, b) == SignBound::Unknown ? SignBound::Unknown : SignBound::NotNegative;
    if (name == "hypot") return SignBound::SignClear;
    if (name == "plus" || name == "times" || name == "min") return std::min(a, b);
    if (name == "rdivide") return b == SignBound::SignClear ? a : SignBound::Unknown;
    return SignBound::Unknown;
}

} // namespace

void noteSigns(const ElementwiseOp& op, std::span<const Value> args, const Value& result) {
    if (result.kind() != Kind::Tensor || op.returnsLogical() || args.size() > 2) return;
    // A NaN argument of max gives the other one, so both must be bounded by something that holds.
    if (std::string_view(op.name) == "max") {
        const bool scalarBound = std::any_of(args.begin(), args.end(), [](const Value& v) {
            return v.isScalarInline() && v.toDouble() >= 0;
        });
        if (!scalarBound &&
            std::min(signBoundOf(args[0]), signBoundOf(args[1])) == SignBound::Unknown)
            return;
    }
    const SignBound bound = boundAfter(op, args);
    if (bound != SignBound::Unknown) result.tensor().setSignBound(bound);
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
        x.tensor().setSignBound(SignBound::NotNegative);
    return true;
}

} // namespace vitrine
