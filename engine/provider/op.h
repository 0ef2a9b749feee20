// SPDX-License-Identifier: Apache-2.0
#pragma once
// Description of one element-wise operation, given by the table entry of a builtin or operator. It
// is all that planner, code generator and host evaluator know of the operation: they never see its
// name as anything but text. Instances are constants that live for ever; identity is the address.
#include "value/dtype.h"

#include <cstdint>

namespace vitrine {

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
    /// Complex double and single (interleaved) or null; the result is complex unless complexToReal.
    BlockFunction hostComplexDouble = nullptr;
    BlockFunction hostComplexSingle = nullptr;
    bool complexToReal = false; ///< abs, real, imag, arg, comparisons
    float cost = 1.0f;          ///< rough floating-point operations per element, for the cost model
    /// GLSL for integer compute classes when it differs ("vt_sat_add_i32($0, $1)" by suffix); null:
    /// host.
    const char* glslInteger = nullptr;

    [[nodiscard]] bool returnsLogical() const {
        return rule == TypeRule::Compare || rule == TypeRule::Logic || rule == TypeRule::Test;
    }
    [[nodiscard]] BlockFunction hostFor(DType compute) const {
        return host[static_cast<int>(compute)];
    }
};

} // namespace vitrine
