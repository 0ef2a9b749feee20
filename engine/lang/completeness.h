// SPDX-License-Identifier: Apache-2.0
#pragma once
// For prompts: whether typed text is a whole, or the user has more to say. Any thread.
#include <string_view>

namespace vitrine::lang {

/// True while a block, a bracket, a block comment or a continuation (`...`) is open at the end of
/// the text. Text with a mistake counts as whole, so that the mistake is told.
[[nodiscard]] bool needsMoreLines(std::string_view text);

} // namespace vitrine::lang
