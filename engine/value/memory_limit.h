// SPDX-License-Identifier: Apache-2.0
#pragma once
// Sizes that are refused before anything is allocated: beyond what this process can have
// (base/host_memory.h), or beyond a bound on one array that tests set.
#include "value/dtype.h"
#include "value/shape.h"

#include <cstdint>

namespace vitrine {

/// Bytes that one array, cell or struct array may take; 0: no limit. Any thread.
void setArrayLimit(uint64_t bytes);
/// False when one array must not take that much.
[[nodiscard]] bool withinArrayLimit(uint64_t bytes);
/// Throws MATLAB:array:SizeLimitExceeded or MATLAB:nomem for more elements of a container than can
/// be had.
void requireElements(const Shape& shape, uint64_t bytesEach);

/// Bytes of so many elements: sizes that a script makes up can exceed 64 bits. Exact below 2^53;
/// NaN for no elements of dimensions beyond any number.
[[nodiscard]] double byteCount(const Shape& shape, uint64_t bytesEach);

/// Throws MATLAB:array:SizeLimitExceeded: more than this process can ever have.
[[noreturn]] void throwTooLarge(const Shape& shape, double bytes);
/// Throws MATLAB:pmaxsize: no array has such a position or length, whatever memory there is.
[[noreturn]] void throwBeyondMaxSize();
/// Throws MATLAB:nomem: there is no room for it now.
[[noreturn]] void throwNoRoom(const Shape& shape, DType dtype, uint64_t bytes);

} // namespace vitrine
