// SPDX-License-Identifier: Apache-2.0
#pragma once
// Errors about an array, in the script's words.
#include "base/result.h"

namespace vitrine {

class ArrayHandle;

/// The error with the array that it is about, for the script's message.
[[nodiscard]] Error naming(Error error, const ArrayHandle& handle);
/// The array was on a device that has gone, and nowhere else.
[[nodiscard]] Error lostError(const ArrayHandle& handle);

} // namespace vitrine
