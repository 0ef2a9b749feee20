// SPDX-License-Identifier: Apache-2.0
#pragma once
// How MATLAB's classes look in GLSL: the type of a value in a kernel, the type of an element in a
// storage buffer, and the expressions that convert between classes. Pure text; any thread.
#include "provider/kernel_ir.h"

#include <string>

namespace vitrine::codegen {

/// Type of a value in registers: small integers widen to int and uint, logical is bool.
[[nodiscard]] const char* valueType(DType t);
/// Type of an element in a buffer.
[[nodiscard]] const char* storageType(DType t);
/// Vectors of 2 or 4 elements in a buffer and of values in registers ("vec4", "u8vec4").
[[nodiscard]] std::string storageVector(DType t, int width);
[[nodiscard]] std::string valueVector(DType t, int width);
/// "0.0f", "0.0lf", "false", "0u" …
[[nodiscard]] const char* zeroOf(DType t);
/// Suffix of library functions on integers: "i8" … "u64".
[[nodiscard]] const char* integerSuffix(DType t);

/// The expression as a value of class `to`, by MATLAB's conversion rules. `expression` is evaluated
/// once and must be primary (a name, a call or an element).
[[nodiscard]] std::string convertValue(DType from, DType to, const std::string& expression);
/// The same of a computed value, of which the device's compiler may know that it is always zero:
/// a floating-point result is hidden from it where it takes 0*x for 0 (DeviceTraits::derivedExact).
[[nodiscard]] std::string convertComputed(DType from, DType to, const std::string& expression,
                                          bool derivedExact);
/// From an element of a buffer to a value, and back.
[[nodiscard]] std::string fromStorage(DType t, const std::string& element);
[[nodiscard]] std::string toStorage(DType t, const std::string& value);
[[nodiscard]] std::string vectorFromStorage(DType t, int width, const std::string& element);
[[nodiscard]] std::string vectorToStorage(DType t, int width, const std::string& value);

/// Text of an identity of a reduction in class t; "" when there is none (integers' min).
[[nodiscard]] std::string identityOf(Combine combine, DType t);
/// `a ∘ b` as an expression.
[[nodiscard]] std::string combineValues(Combine combine, DType t, const std::string& a,
                                        const std::string& b);

} // namespace vitrine::codegen
