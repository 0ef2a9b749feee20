// SPDX-License-Identifier: Apache-2.0
#pragma once
// Validation functions that arguments blocks name. Engine thread.
#include "builtins/builtin.h"

namespace vitrine {

/// mustBePositive and its like; null for other names.
[[nodiscard]] const Builtin* findValidator(std::string_view name);

} // namespace vitrine
