// SPDX-License-Identifier: Apache-2.0
#pragma once
// What lexer and parser tell about a text. Plain words; positions in the text itself.
#include "base/source.h"

#include <string>
#include <vector>

namespace vitrine::lang {

enum class Severity : uint8_t {
    Error,   ///< the text can't be run
    Warning, ///< it runs, but hardly as meant
};

struct Diagnostic {
    Span span;
    Severity severity = Severity::Error;
    std::string message; ///< what is wrong: "missing 'end' for the 'for' that starts at line 3"
    std::string hint;    ///< what may help: "did you mean '=='?"; empty when there is none
};

using Diagnostics = std::vector<Diagnostic>;

/// "message (hint)", in one line.
[[nodiscard]] std::string describe(const Diagnostic& diagnostic);
[[nodiscard]] bool hasErrors(const Diagnostics& diagnostics);

} // namespace vitrine::lang
