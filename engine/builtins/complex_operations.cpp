// SPDX-License-Identifier: Apache-2.0
#include "builtins/complex_operations.h"

#include "accel/program_builder.h"
#include "base/settings.h"
#include "builtins/block_functions.h"
#include "builtins/elementwise.h"
#include "builtins/operator_ops.h"

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

class ByParts {
public:
    ByParts(Interpreter& vm, std::span<const Value> args, Span span) : m_vm(vm), m_span(span) {
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
    Value result(const Parts& parts) { return complexes::join(m_vm.accelerator(), parts, true); }

private:
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
    DType m_compute = DType::Double;
    std::vector<Parts> m_parts;
    std::vector<bool> m_complex;
};

template <const ElementwiseOp& Op>
Value partByPart(ByParts& z) {
    return z.result({z.apply(Op, z[0].re, z[1].re), z.apply(Op, z[0].im, z[1].im)});
}
template <const ElementwiseOp& Op>
Value negated(ByParts& z) {
    return z.result({z.apply(Op, z[0].re), z.apply(Op, z[0].im)});
}

/// A real factor works on the parts, so that Inf stays clean.
Value product(ByParts& z) {
    if (z.isComplex(0) && z.isComplex(1)) return z.result(z.times(z[0], z[1]));
    const std::size_t c = z.isComplex(0) ? 0 : 1;
    const Value& real = z[1 - c].re;
    return z.result({z.apply(kTimesOp, z[c].re, real), z.apply(kTimesOp, z[c].im, real)});
}

Value quotient(ByParts& z) {
    if (!z.isComplex(1))
        return z.result(
            {z.apply(kRDivideOp, z[0].re, z[1].re), z.apply(kRDivideOp, z[0].im, z[1].re)});
    return z.result(z.inDouble("cdiv", 60, z[0], z[1]));
}

Value equal(ByParts& z) {
    return z.both(z.apply(kEqOp, z[0].re, z[1].re), z.apply(kEqOp, z[0].im, z[1].im));
}
Value different(ByParts& z) {
    return z.either(z.apply(kNeOp, z[0].re, z[1].re), z.apply(kNeOp, z[0].im, z[1].im));
}
/// Order is that of the real parts.
template <const ElementwiseOp& Op>
Value ordered(ByParts& z) {
    return z.apply(Op, z[0].re, z[1].re);
}

Value magnitude(ByParts& z) {
    Value out = z.apply(partOperation("hypot", 2, 20), z[0].re, z[0].im);
    if (out.kind() == Kind::Tensor) out.tensor().setSignBound(SignBound::SignClear);
    return out;
}
Value phase(ByParts& z) {
    return z.apply(partOperation("atan2", 2, 40), z[0].im, z[0].re);
}
Value realPart(ByParts& z) {
    return z[0].re;
}
Value imaginaryPart(ByParts& z) {
    return z[0].im;
}
Value conjugate(ByParts& z) {
    return z.result({z[0].re, z.apply(kUMinusOp, z[0].im)});
}
/// z/|z|, and 0 of 0.
Value signOf(ByParts& z) {
    const Value size = z.apply(partOperation("hypot", 2, 20), z[0].re, z[0].im);
    const Value none = z.apply(kEqOp, size, Value(0.0));
    return z.result({z.select(none, z[0].re, z.apply(kRDivideOp, z[0].re, size)),
                     z.select(none, z[0].im, z.apply(kRDivideOp, z[0].im, size))});
}

struct Rule {
    std::string_view name;
    Value (*apply)(ByParts& z);
};

constexpr Rule kRules[] = {
    {"plus", partByPart<kPlusOp>},
    {"minus", partByPart<kMinusOp>},
    {"times", product},
    {"rdivide", quotient},
    {"uminus", negated<kUMinusOp>},
    {"eq", equal},
    {"ne", different},
    {"lt", ordered<kLtOp>},
    {"le", ordered<kLeOp>},
    {"gt", ordered<kGtOp>},
    {"ge", ordered<kGeOp>},
    {"abs", magnitude},
    {"angle", phase},
    {"real", realPart},
    {"imag", imaginaryPart},
    {"conj", conjugate},
    {"sign", signOf},
};

/// Functions whose parts are vt_cNAME_re and vt_cNAME_im, with their costs.
struct FunctionRule {
    std::string_view name;
    float cost;
};
constexpr FunctionRule kFunctions[] = {
    {"sqrt", 60},  {"exp", 95},   {"log", 120},   {"log2", 130},  {"log10", 130}, {"sin", 110},
    {"cos", 110},  {"sinh", 110}, {"cosh", 110},  {"tan", 190},   {"tanh", 190},  {"asin", 420},
    {"acos", 420}, {"atan", 260}, {"asinh", 420}, {"acosh", 420}, {"atanh", 260},
};

/// Functions that are another one of the reciprocal, or the reciprocal of another one.
struct ReciprocalRule {
    std::string_view name;
    std::string_view of;
    float cost;
    bool first; ///< the reciprocal is taken first
};
constexpr ReciprocalRule kReciprocals[] = {
    {"sec", "cos", 110, false},    {"csc", "sin", 110, false},    {"cot", "tan", 190, false},
    {"sech", "cosh", 110, false},  {"csch", "sinh", 110, false},  {"coth", "tanh", 190, false},
    {"asec", "acos", 420, true},   {"acsc", "asin", 420, true},   {"acot", "atan", 260, true},
    {"asech", "acosh", 420, true}, {"acsch", "asinh", 420, true}, {"acoth", "atanh", 260, true},
};

/// Operations for which a real number and one with an imaginary part of -0 are two things (branch
/// cuts, signs), or that have another form for real numbers. An operand of which it is not known
/// yet whether it is real is computed first.
constexpr std::string_view kDecided[] = {
    "power", "uminus", "conj",  "angle", "sign", "sqrt", "log",  "log2",  "log10", "asin",  "acos",
    "atan",  "asinh",  "acosh", "atanh", "asec", "acsc", "acot", "asech", "acsch", "acoth",
};

/// Of these only the sign of a zero tells whether the number was real. In a loop that is not worth
/// computing every iteration by itself: there they negate imaginary parts without asking, which is
/// right for all that have one.
constexpr std::string_view kUndecidedInLoops[] = {"uminus", "conj"};

bool asksFirst(Accelerator& accel, std::string_view name) {
    const auto in = [&](std::span<const std::string_view> names) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    return in(kDecided) && (complexes::mayAsk(accel) || !in(kUndecidedInLoops));
}

/// Operations that apply to the parts one by one.
constexpr std::string_view kPartwise[] = {"floor", "ceil", "fix", "round"};

/// z^n for a whole n, by repeated multiplication.
Value wholePower(ByParts& z, int64_t n) {
    std::optional<Parts> result;
    Parts factor = z[0];
    for (uint64_t k = static_cast<uint64_t>(n < 0 ? -n : n); k != 0; k >>= 1) {
        if (k & 1) result = result ? z.times(*result, factor) : factor;
        if (k > 1) factor = z.times(factor, factor);
    }
    if (n > 0) return z.result(*result);
    const Parts one{Value(1.0), Value(0.0)};
    const Parts inverse = z.inDouble("cdiv", 60, one, *result);
    const Value none =
        z.both(z.apply(kEqOp, z[0].re, Value(0.0)), z.apply(kEqOp, z[0].im, Value(0.0)));
    const Value pole(std::numeric_limits<double>::infinity());
    return z.result({z.select(none, pole, inverse.re), z.select(none, Value(0.0), inverse.im)});
}

} // namespace

bool isSmallWhole(const Value& v) {
    if (!v.isScalarInline() || isInteger(v.dtype())) return false;
    const double n = v.toDouble();
    return n == std::floor(n) && n != 0 && std::abs(n) <= 1024;
}

bool complexCaptured(Interpreter& vm, std::span<const Value> args, bool realArguments) {
    bool complex = realArguments, wanted = false;
    for (const Value& v : args) {
        if (!v.isArray() || isInteger(v.dtype())) return false;
        complex = complex || v.mayBeComplex();
        wanted = wanted || (v.mayBeComplex() ? complexes::wantsCapture(vm.accelerator(), v)
                                             : captured(vm, v));
    }
    if (!complex) return false;
    const Shape shape = expandedShape(args);
    if (shape.rank() > kMaxRank || shape.count() == 0) return false;
    return wanted || shape.count() >= vm.settings().lazyMinElements;
}

std::optional<Value> applyComplexCaptured(Interpreter& vm, const ElementwiseOp& op,
                                          std::span<const Value> args, Span span,
                                          bool realArguments) {
    if (!complexCaptured(vm, args, realArguments)) return std::nullopt;
    const std::string_view name = op.name;
    if (asksFirst(vm.accelerator(), name) && !(name == "power" && isSmallWhole(args[1]))) {
        bool complex = realArguments;
        for (const Value& v : args)
            complex = (v.mayBeComplex() && v.isComplex()) || complex;
        if (!complex) return std::nullopt;
    }
    if (name == "power") {
        ByParts z(vm, args, span);
        if (args[0].mayBeComplex() && isSmallWhole(args[1]))
            return wholePower(z, static_cast<int64_t>(args[1].toDouble()));
        return z.result(z.inDouble("cpow", 600, z[0], z[1]));
    }
    for (const FunctionRule& rule : kFunctions) {
        if (rule.name != name) continue;
        ByParts z(vm, args, span);
        return z.result(z.function("c" + std::string(name), rule.cost, z[0]));
    }
    for (const ReciprocalRule& rule : kReciprocals) {
        if (rule.name != name) continue;
        ByParts z(vm, args, span);
        const Parts one{Value(1.0), Value(0.0)};
        const std::string function = "c" + std::string(rule.of);
        if (!rule.first)
            return z.result(z.inDouble("cdiv", 60, one, z.function(function, rule.cost, z[0])));
        // That of a real number is real.
        Parts inverse = z.inDouble("cdiv", 60, one, z[0]);
        inverse.im = z.select(z.apply(kEqOp, z[0].im, Value(0.0)), Value(0.0), inverse.im);
        return z.result(z.function(function, rule.cost, inverse));
    }
    for (const Rule& rule : kRules) {
        if (rule.name != name) continue;
        ByParts z(vm, args, span);
        return rule.apply(z);
    }
    for (std::string_view each : kPartwise) {
        if (each != name) continue;
        ByParts z(vm, args, span);
        return z.result({z.apply(op, z[0].re), z.apply(op, z[0].im)});
    }
    if (op.rule == TypeRule::Test) {
        ByParts z(vm, args, span);
        const Value re = z.apply(op, z[0].re), im = z.apply(op, z[0].im);
        return name == "isfinite" ? z.both(re, im) : z.either(re, im);
    }
    return std::nullopt;
}

} // namespace vitrine
