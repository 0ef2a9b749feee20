// SPDX-License-Identifier: Apache-2.0
#include "builtins/elementwise/complex_operations.h"

#include "accel/run/program_builder.h"
#include "base/settings.h"
#include "builtins/elementwise/block_functions.h"
#include "builtins/elementwise/by_parts.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/elementwise/operator_ops.h"

#include <map>

namespace vitrine {

namespace {

using Parts = complexes::Parts;

/// A real function of the parts of one or two complex numbers, from shaders/lib: vt_NAME.
const ElementwiseOp& partOperation(const std::string& name, int arity, float cost) {
    static std::map<std::string, ElementwiseOp> operations;
    static std::map<std::string, std::string> texts;
    const auto known = operations.find(name);
    if (known != operations.end()) return known->second;
    const auto [text, fresh] = texts.emplace(name, arity == 2 ? "vt_" + name + "($0, $1)"
                                                              : "vt_" + name + "($0, $1, $2, $3)");
    ElementwiseOp op{text->first.c_str(), arity, TypeRule::Arithmetic, text->second.c_str()};
    op.cost = cost;
    for (const DType t : {DType::Double, DType::Single})
        op.host[static_cast<int>(t)] = mathFunction(name, arity, t);
    return operations.emplace(name, op).first->second;
}

} // namespace

/// The arguments of one operation as pairs of real arrays, and what is computed with them.
class ByParts {
public:
    ByParts(Interpreter& vm, std::span<const Value> args, Span span)
        : m_vm(vm), m_span(span), m_args(args) {
        for (const Value& v : args)
            if (v.dtype() == DType::Single) m_compute = DType::Single;
        for (const Value& v : args) {
            const bool complex = v.mayBeComplex();
            m_complex.push_back(complex);
            m_parts.push_back(complex ? complexes::parts(vm.accelerator(), v)
                                      : Parts{v, zeroFor(v)});
        }
    }

    [[nodiscard]] bool isComplex(std::size_t i) const { return m_complex[i]; }
    [[nodiscard]] const Parts& operator[](std::size_t i) const { return m_parts[i]; }
    [[nodiscard]] DType compute() const { return m_compute; }

    template <typename... Values>
    Value apply(const ElementwiseOp& op, const Values&... values) {
        const Value args[] = {values...};
        return m_vm.accelerator().apply(op, args, m_compute, m_span);
    }
    Value both(const Value& a, const Value& b) { return logic(kAndOp, a, b); }
    Value either(const Value& a, const Value& b) { return logic(kOrOp, a, b); }
    Value select(const Value& condition, const Value& a, const Value& b) {
        return apply(selectOp(), condition, a, b);
    }
    Parts eachPart(const ElementwiseOp& op) {
        const auto& p = m_parts;
        if (op.arity == 1) return {apply(op, p[0].re), apply(op, p[0].im)};
        return {apply(op, p[0].re, p[1].re), apply(op, p[0].im, p[1].im)};
    }
    Parts times(const Parts& a, const Parts& b) {
        return {apply(kMinusOp, apply(kTimesOp, a.re, b.re), apply(kTimesOp, a.im, b.im)),
                apply(kPlusOp, apply(kTimesOp, a.re, b.im), apply(kTimesOp, a.im, b.re))};
    }
    /// vt_NAME_re and vt_NAME_im of two complex numbers, in double.
    Parts inDouble(const std::string& name, float cost, const Parts& a, const Parts& b) {
        Parts out;
        Value* to[] = {&out.re, &out.im};
        for (int k = 0; k < 2; ++k) {
            const ElementwiseOp& op = partOperation(name + (k ? "_im" : "_re"), 4, cost);
            const Value args[] = {wide(a.re), wide(a.im), wide(b.re), wide(b.im)};
            const Value exact = m_vm.accelerator().apply(op, args, DType::Double, m_span);
            *to[k] = convertValue(m_vm, exact, m_compute, m_span);
        }
        return out;
    }
    Parts function(const std::string& name, float cost, const Parts& z) {
        return {apply(partOperation(name + "_re", 2, cost), z.re, z.im),
                apply(partOperation(name + "_im", 2, cost), z.re, z.im)};
    }
    /// Is argument i, as far as is known, real or imaginary everywhere?
    [[nodiscard]] bool isReal(std::size_t i) const {
        return !m_complex[i] || complexes::isLikelyReal(m_args[i]);
    }
    [[nodiscard]] bool isImaginary(std::size_t i) const {
        return m_complex[i] && complexes::isLikelyImaginary(m_args[i]);
    }
    /// What is known of a sum of the arguments, and of a product of them.
    [[nodiscard]] complexes::Origin sumOrigin() const {
        return {isReal(0) && isReal(1), 0, isImaginary(0) && isImaginary(1)};
    }
    [[nodiscard]] complexes::Origin productOrigin() const {
        const bool turned0 = isImaginary(0), turned1 = isImaginary(1);
        return {(isReal(0) && isReal(1)) || (turned0 && turned1), 0,
                (isReal(0) && turned1) || (turned0 && isReal(1))};
    }
    Value result(const Parts& parts, complexes::Origin origin = {}) {
        origin.likelyReal = origin.likelyReal || likelyReal();
        return complexes::join(m_vm.accelerator(), parts, true, origin);
    }
    [[nodiscard]] const Value& argument(std::size_t i) const { return m_args[i]; }

private:
    /// Of operands whose imaginary parts cancel out those of the result do.
    [[nodiscard]] bool likelyReal() const {
        bool any = false;
        for (std::size_t i = 0; i < m_args.size(); ++i) {
            if (!m_complex[i]) continue;
            if (!complexes::isLikelyReal(m_args[i])) return false;
            any = true;
        }
        return any;
    }
    Value zero() const { return m_compute == DType::Single ? Value::scalar(0.0f) : Value(0.0); }
    /// The imaginary part of a real operand, which has to bring its shape along.
    Value zeroFor(const Value& v) {
        if (v.count() == 1) return zero();
        return m_vm.accelerator().fill(zero(), v.shape(), m_span);
    }
    /// Elements of the class that the operation has, as double.
    Value wide(const Value& v) {
        return convertValue(m_vm, convertValue(m_vm, v, m_compute, m_span), DType::Double, m_span);
    }
    Value logic(const ElementwiseOp& op, const Value& a, const Value& b) {
        const Value args[] = {a, b};
        return m_vm.accelerator().apply(op, args, DType::Logical, m_span);
    }

    Interpreter& m_vm;
    Span m_span;
    std::span<const Value> m_args;
    DType m_compute = DType::Double;
    std::vector<Parts> m_parts;
    std::vector<bool> m_complex;
};

namespace {

/// z^n for a whole n, by repeated multiplication.
Value wholePower(ByParts& z, int64_t n) {
    std::optional<Parts> result;
    Parts factor = z[0];
    for (uint64_t k = static_cast<uint64_t>(n < 0 ? -n : n); k != 0; k >>= 1) {
        if (k & 1) result = result ? z.times(*result, factor) : factor;
        if (k > 1) factor = z.times(factor, factor);
    }
    const bool turned = z.isImaginary(0);
    const complexes::Origin origin{turned && n % 2 == 0, 0, turned && n % 2 != 0};
    if (n > 0) return z.result(*result, origin);
    const Parts one{Value(1.0), Value(0.0)};
    const Parts inverse = z.inDouble("cdiv", 60, one, *result);
    const Value none =
        z.both(z.apply(kEqOp, z[0].re, Value(0.0)), z.apply(kEqOp, z[0].im, Value(0.0)));
    const Value pole(std::numeric_limits<double>::infinity());
    return z.result({z.select(none, pole, inverse.re), z.select(none, Value(0.0), inverse.im)},
                    origin);
}

constexpr float kDivideCost = 60, kPowerCost = 600, kHypotCost = 20, kAngleCost = 40;

Parts one() {
    return {Value(1.0), Value(0.0)};
}

} // namespace

namespace by_parts {

Value eachPart(ByParts& z, const ElementwiseOp& op) {
    return z.result(z.eachPart(op), {false, 0, z.isImaginary(0)});
}

Value plus(ByParts& z, const ElementwiseOp& op) {
    complexes::Origin origin = z.sumOrigin();
    origin.likelyReal |= complexes::areConjugate(z.argument(0), z.argument(1));
    return z.result(z.eachPart(op), origin);
}

Value minus(ByParts& z, const ElementwiseOp& op) {
    const uint64_t array = complexes::arrayOf(z.argument(0));
    complexes::Origin origin = z.sumOrigin();
    origin.likelyReal |= array != 0 && array == complexes::arrayOf(z.argument(1));
    return z.result(z.eachPart(op), origin);
}

Value fromLibrary(ByParts& z, const ElementwiseOp& op) {
    return z.result(z.function(op.complex.function, op.complex.cost, z[0]));
}

Value reciprocalOf(ByParts& z, const ElementwiseOp& op) {
    return z.result(z.inDouble("cdiv", kDivideCost, one(),
                               z.function(op.complex.function, op.complex.cost, z[0])));
}

Value ofReciprocal(ByParts& z, const ElementwiseOp& op) {
    // That of a real number is real.
    Parts inverse = z.inDouble("cdiv", kDivideCost, one(), z[0]);
    inverse.im = z.select(z.apply(kEqOp, z[0].im, Value(0.0)), Value(0.0), inverse.im);
    return z.result(z.function(op.complex.function, op.complex.cost, inverse));
}

Value eitherPart(ByParts& z, const ElementwiseOp& op) {
    const Value re = z.apply(op, z[0].re), im = z.apply(op, z[0].im);
    return z.either(re, im);
}

Value bothParts(ByParts& z, const ElementwiseOp& op) {
    const Value re = z.apply(op, z[0].re), im = z.apply(op, z[0].im);
    return z.both(re, im);
}

/// Is it this one number, or its negative?
bool isNumber(const Value& v, double number) {
    return v.isScalarInline() && std::abs(v.toDouble()) == number;
}

Value times(ByParts& z, const ElementwiseOp& op) {
    complexes::Origin origin = z.productOrigin();
    if (z.isComplex(0) && z.isComplex(1)) {
        origin.likelyReal |= complexes::areConjugate(z.argument(0), z.argument(1));
        return z.result(z.times(z[0], z[1]), origin);
    }
    // A real factor works on the parts, so that Inf stays clean.
    const std::size_t c = z.isComplex(0) ? 0 : 1;
    const Value& factor = z[1 - c].re;
    origin.likelyReal |= isNumber(factor, 0);
    return z.result({z.apply(op, z[c].re, factor), z.apply(op, z[c].im, factor)}, origin);
}

Value rdivide(ByParts& z, const ElementwiseOp& op) {
    complexes::Origin origin = z.productOrigin();
    origin.likelyReal |=
        z.isComplex(1) ? !z.isComplex(0) && isNumber(z[0].re, 0) : isNumber(z[1].re, HUGE_VAL);
    if (!z.isComplex(1))
        return z.result({z.apply(op, z[0].re, z[1].re), z.apply(op, z[0].im, z[1].re)}, origin);
    return z.result(z.inDouble("cdiv", kDivideCost, z[0], z[1]), origin);
}

Value power(ByParts& z, const ElementwiseOp&) {
    if (z.isComplex(0) && !z.isComplex(1) && isSmallWhole(z[1].re))
        return wholePower(z, static_cast<int64_t>(z[1].re.toDouble()));
    return z.result(z.inDouble("cpow", kPowerCost, z[0], z[1]));
}

Value eq(ByParts& z, const ElementwiseOp& op) {
    return z.both(z.apply(op, z[0].re, z[1].re), z.apply(op, z[0].im, z[1].im));
}
Value ne(ByParts& z, const ElementwiseOp& op) {
    return z.either(z.apply(op, z[0].re, z[1].re), z.apply(op, z[0].im, z[1].im));
}
Value ordered(ByParts& z, const ElementwiseOp& op) {
    return z.apply(op, z[0].re, z[1].re);
}

Value abs(ByParts& z, const ElementwiseOp&) {
    Value out = z.apply(partOperation("hypot", 2, kHypotCost), z[0].re, z[0].im);
    noteSign(out, SignBound::SignClear);
    return out;
}
Value angle(ByParts& z, const ElementwiseOp&) {
    return z.apply(partOperation("atan2", 2, kAngleCost), z[0].im, z[0].re);
}
Value real(ByParts& z, const ElementwiseOp&) {
    return z[0].re;
}
Value imag(ByParts& z, const ElementwiseOp&) {
    return z[0].im;
}
Value conj(ByParts& z, const ElementwiseOp&) {
    return z.result({z[0].re, z.apply(kUMinusOp, z[0].im)},
                    {false, complexes::arrayOf(z.argument(0)), z.isImaginary(0)});
}
/// z/|z|, and 0 of 0.
Value sign(ByParts& z, const ElementwiseOp&) {
    const Value size = z.apply(partOperation("hypot", 2, kHypotCost), z[0].re, z[0].im);
    const Value none = z.apply(kEqOp, size, Value(0.0));
    return z.result({z.select(none, z[0].re, z.apply(kRDivideOp, z[0].re, size)),
                     z.select(none, z[0].im, z.apply(kRDivideOp, z[0].im, size))});
}

} // namespace by_parts

namespace {

/// Is this a product with, or a quotient by, a finite number that is not 0? It leaves imaginary
/// parts of 0 what they are.
bool scales(const ElementwiseOp& op, std::span<const Value> args) {
    if (args.size() != 2) return false;
    const std::size_t by = args[1].mayBeComplex() && &op == &kTimesOp ? 0 : 1;
    if (!args[by].isScalarInline()) return false;
    const double factor = args[by].toDouble();
    return std::isfinite(factor) && factor != 0;
}

/// Is this a quotient by truth values? Where they are false a real number gives one NaN, not two.
bool dividesByTruth(const ElementwiseOp& op, std::span<const Value> args) {
    return &op == &kRDivideOp && args[1].isLogical() && args[1].count() > 1;
}

/// Has an operand of which it is not known yet whether it is real to be computed first?
bool asksFirst(Accelerator& accel, const ElementwiseOp& op, std::span<const Value> args) {
    switch (op.imaginary) {
    case ImaginaryPart::MayBeUnknown:
        return false;
    case ImaginaryPart::MustBeKnown:
        return true;
    case ImaginaryPart::MustBeKnownOutsideLoops:
        return complexes::mayAsk(accel);
    case ImaginaryPart::MustBeKnownUnlessWhole:
        if (!isSmallWhole(args[1])) return true;
        break;
    case ImaginaryPart::MustBeKnownIfLikelyZero:
        if (scales(op, args)) return false;
        if (dividesByTruth(op, args)) return true;
        break;
    }
    return std::any_of(args.begin(), args.end(), complexes::isLikelyReal);
}

} // namespace

bool isSmallWhole(const Value& v) {
    if (!v.isScalarInline() || isInteger(v.dtype())) return false;
    const double n = v.toDouble();
    return n == std::floor(n) && n != 0 && std::abs(n) <= 1024;
}

bool complexCaptured(Interpreter& vm, std::span<const Value> args, bool realArguments) {
    bool complex = realArguments;
    for (const Value& v : args) {
        if (!v.isArray() || isInteger(v.dtype())) return false;
        complex = complex || v.mayBeComplex();
    }
    if (!complex) return false;
    const Shape shape = expandedShape(args);
    if (shape.rank() > kMaxRank || shape.count() == 0) return false;
    return !vm.accelerator().runsAtOnce(args, shape.count());
}

Value complexProduct(Interpreter& vm, const Value& x, const Value& y, Span span) {
    const Value both[] = {x, y};
    ByParts z(vm, both, span);
    return by_parts::times(z, kTimesOp);
}

std::optional<Value> applyComplexCaptured(Interpreter& vm, const ElementwiseOp& op,
                                          std::span<const Value> args, Span span,
                                          bool realArguments) {
    if (!op.complex.byParts || !complexCaptured(vm, args, realArguments)) return std::nullopt;
    if (asksFirst(vm.accelerator(), op, args)) {
        bool complex = realArguments;
        for (const Value& v : args)
            complex = (v.mayBeComplex() && v.isComplex()) || complex;
        if (!complex) return std::nullopt;
    }
    ByParts z(vm, args, span);
    return op.complex.byParts(z, op);
}

} // namespace vitrine
