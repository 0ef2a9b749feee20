// SPDX-License-Identifier: Apache-2.0
#pragma once
// What the linear algebra families share. Engine thread.
#include "builtins/elementwise/elementwise.h"

namespace vitrine {

/// A dimension as LAPACK's int; throws when it does not fit.
[[nodiscard]] int matrixSize(int64_t n);
/// Throws MATLAB:inputMustBe2D with the message for arrays of higher rank.
void requireMatrix(const Value& v, const char* what);
/// Square or an error: "Matrix must be square."
void requireSquare(const Value& v);
/// MATLAB:innerdim: the matrices cannot be multiplied.
[[noreturn]] void throwInnerDimensions();
/// A host copy of a numeric matrix as double or single, real or complex as asked; safe to change.
[[nodiscard]] Ref<Tensor> matrixCopy(const Value& v, DType type, bool complex);
/// Single if the value is single, else double.
[[nodiscard]] inline DType floatClass(const Value& v) {
    return v.dtype() == DType::Single ? DType::Single : DType::Double;
}
[[nodiscard]] Value identityMatrix(int64_t n, DType type);
/// The first output of a builtin that another one is made of.
[[nodiscard]] Value callByName(const Call& c, const char* name, std::initializer_list<Value> args);

} // namespace vitrine
