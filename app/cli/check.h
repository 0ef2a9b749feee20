// SPDX-License-Identifier: Apache-2.0
#pragma once
// --check: parses files and says what is wrong with them, a line or a JSON object each.
#include "options.h"

namespace vitrine::cli {

/// The exit status: 1 when there is a mistake in any file.
[[nodiscard]] int runCheck(const Options& options);

} // namespace vitrine::cli
