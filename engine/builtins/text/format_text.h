// SPDX-License-Identifier: Apache-2.0
#pragma once
// MATLAB's formatted output, shared by sprintf, fprintf, error, warning and assert: the format is
// recycled until the data are used up, and conversions that don't fit the data become %e or %f.
#include "value/value.h"

#include <span>
#include <string>
#include <string_view>

namespace vitrine {

/// Formats args; throws ScriptError for arguments that cannot be printed (cells, structs, handles),
/// naming `function`. Escape sequences of the format are interpreted.
[[nodiscard]] std::string formatText(std::string_view format, std::span<const Value> args,
                                     const char* function);
/// The escape sequences \n \t \\ \xHH \NNN … replaced by their characters.
[[nodiscard]] std::string interpretEscapes(std::string_view text);

} // namespace vitrine
