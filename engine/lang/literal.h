// SPDX-License-Identifier: Apache-2.0
#pragma once
// The values of literals. Pure functions.
#include "lang/ast.h"

#include <string>
#include <string_view>

namespace vitrine::lang {

/// Fills class, value and bits from a number token's text. False when a hex or binary literal has
/// more digits than its class.
bool readNumber(std::string_view text, NumberExpr& number);

/// The text between the quotes with doubled quotes undone. Backslashes are kept; only in Octave's
/// reading \" is a quote and a backslash at the end of a line disappears with the line end.
std::string readQuoted(std::string_view text, bool octave);

} // namespace vitrine::lang
