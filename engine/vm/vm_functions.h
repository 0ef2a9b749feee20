// SPDX-License-Identifier: Apache-2.0
#pragma once
// Functions that live with the interpreter instead of in builtins/. Engine thread.
#include "builtins/builtin.h"

namespace vitrine {

/// mustBePositive and its like; null for other names.
[[nodiscard]] const Builtin* findValidator(std::string_view name);
/// dbstop and its like; null for other names.
[[nodiscard]] const Builtin* findDebugFunction(std::string_view name);
/// Those, and evalc, exit and quit.
[[nodiscard]] const Builtin* findVmFunction(std::string_view name);

} // namespace vitrine
