// SPDX-License-Identifier: Apache-2.0
#pragma once
// Parses a text only to see what is wrong with it, as `vitrine-cli --check` prints it. Any thread.
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::lang {

/// One line a mistake, "NAME:LINE:COL: message", in the order of the text; empty when there is
/// none. Warnings are left out.
[[nodiscard]] std::vector<std::string> checkText(std::string name, std::string text);

} // namespace vitrine::lang
