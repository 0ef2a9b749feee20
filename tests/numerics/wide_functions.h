// SPDX-License-Identifier: Apache-2.0
#pragma once
// The elementary functions in 80-bit long double: quick references whose own error is some 2^-10
// units of the last place of a double. They find the arguments where MPFR then decides.
namespace numerics {

using Wide1 = long double (*)(long double);
using Wide2 = long double (*)(long double, long double);

/// Null when the function has no quick reference.
[[nodiscard]] Wide1 wideUnary(const char* name);
[[nodiscard]] Wide2 wideBinary(const char* name);

} // namespace numerics
