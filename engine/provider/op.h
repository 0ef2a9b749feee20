// SPDX-License-Identifier: Apache-2.0
#pragma once
// Description of one element-wise operation, given by the table entry of a builtin or operator. It
// is all that planner, code generator and host evaluator know of the operation: they never see its
// name as anything but text. Instances are constants that live for ever; identity is the address.
#include "value/dtype.h"

#include <cstdint>

namespace vitrine {

class ByParts; // builtins/elementwise/complex_operations.h
class Value;
struct ElementwiseOp;
struct WideNumber; // value/wide_number.h

/// How the class of the result follows from the classes of the arguments. "Common" is MATLAB's
/// rule: integer over single over double; logical and char count as double; two integer classes
/// must agree.
enum class TypeRule : uint8_t {
    Arithmetic, ///< computes and returns in the common class (plus, times, min, max, mod)
    Float,      ///< computes and returns in single or double; integers are an error (sin, exp)
    Same,       ///< as Arithmetic with one argument; integers pass through (abs, floor, round)
    Compare,    ///< computes in the common class, returns logical
    Logic,      ///< arguments become logical (NaN is an error at the caller), returns logical
    Test,       ///< computes in the class of the argument, returns logical (isnan)
    Select,     ///< first argument logical; the others and the result in the common class
};

/// The most arguments that an operation has: a quotient of complex numbers takes four parts.
inline constexpr int kMaxArity = 4;

/// Evaluates n elements. args[i] points to n elements of the compute class, out to n elements of
/// the result class; out may be one of args when the classes have the same size. Any thread.
using BlockFunction = void (*)(const void* const* args, void* out, int64_t n);

/// What the signs of the arguments say about the sign of the result.
enum class SignRule : uint8_t {
    Unknown,    ///< nothing
    Clear,      ///< the result is never negative and no -0 (abs, exp, hypot)
    OfArgument, ///< that of the first argument (sqrt, floor, sort)
    Weaker,     ///< the weakest bound of all arguments (plus, min, cat)
    Stronger,   ///< the stronger bound of both, but for a NaN (max)
    Product,    ///< as Weaker; x.*x is Clear
    Quotient,   ///< that of the first argument when the second's sign bit is clear
    Power,      ///< that of the base; Clear for even exponents
};

/// The arguments for which the real form holds; the result is complex (or NaN) where it does not.
enum class RealDomain : uint8_t {
    All,
    NotNegative,     ///< x ≥ 0
    FromMinusOne,    ///< x ≥ -1
    FromOne,         ///< x ≥ 1
    UnitInterval,    ///< -1 ≤ x ≤ 1
    FromZeroToOne,   ///< 0 ≤ x ≤ 1
    OutsideUnit,     ///< |x| ≥ 1
    DependsOnOthers, ///< on both arguments (power)
};

/// Must it be known, before the operation, whether an argument has an imaginary part at all? So it
/// is where a real number and one with an imaginary part of -0 are two things (branch cuts, signs).
enum class ImaginaryPart : uint8_t {
    MayBeUnknown,
    MustBeKnown,
    MustBeKnownOutsideLoops, ///< only the sign of a zero tells; a loop could not be rolled then
    MustBeKnownIfLikelyZero, ///< products: 0*Inf of a part that may not be there is NaN
    MustBeKnownUnlessWhole,  ///< for a small whole exponent as a product (power)
};

/// The operation on complex numbers. All null: it is refused.
struct ComplexForm {
    /// Interleaved numbers, evaluated at once; the result is complex unless toReal.
    BlockFunction inDouble = nullptr;
    BlockFunction inSingle = nullptr;
    bool toReal = false; ///< abs, real, imag, angle
    /// Captured arrays: the operation in terms of the parts, with the same bits; null: evaluated at
    /// once.
    Value (*byParts)(ByParts& z, const ElementwiseOp& op) = nullptr;
    /// For byParts, when it is a function of shaders/lib: vt_FUNCTION_re and vt_FUNCTION_im.
    const char* function = nullptr;
    float cost = 0.0f;
};

/// Operations between 64-bit integers and other classes, element by element (value/wide_number.h).
using WideFunction = WideNumber (*)(const WideNumber& a, const WideNumber& b);

struct ElementwiseOp {
    const char* name; ///< MATLAB's name: "plus", "sin"
    int arity;        ///< 1 to kMaxArity
    TypeRule rule;
    /// GLSL expression with $0, $1, $2 (and $3) for the arguments: "$0 + $1", "vt_sin($0)". Null:
    /// host only. For bool results the expression is a GLSL bool. May name only functions of
    /// shaders/lib.
    const char* glsl;
    /// Block functions by compute class (index DType); null where the class is not supported. Real.
    BlockFunction host[kDTypeCount] = {};
    float cost = 1.0f; ///< rough floating-point operations per element, for the cost model
    /// GLSL for integer compute classes when it differs ("vt_sat_add_i32($0, $1)" by suffix); null:
    /// host.
    const char* glslInteger = nullptr;
    /// 64-bit integers where `host` has no entry or an argument is of another class; null: refused.
    WideFunction wide = nullptr;
    ComplexForm complex = {};
    ImaginaryPart imaginary = ImaginaryPart::MayBeUnknown;
    SignRule sign = SignRule::Unknown;
    RealDomain domain = RealDomain::All;
    /// The derivative by each argument, as an expression of the language in x and z, the arguments,
    /// and y, the result (builtins/gradients/derivative.h): "cos(x)". Null: there is none.
    const char* derivative = nullptr;
    const char* derivative2 = nullptr;

    [[nodiscard]] bool returnsLogical() const {
        return rule == TypeRule::Compare || rule == TypeRule::Logic || rule == TypeRule::Test;
    }
    [[nodiscard]] BlockFunction hostFor(DType compute) const {
        return host[static_cast<int>(compute)];
    }
};

} // namespace vitrine
