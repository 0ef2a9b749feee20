// SPDX-License-Identifier: Apache-2.0
#include "lang/diagnostic.h"

#include <algorithm>

namespace vitrine::lang {

std::string describe(const Diagnostic& diagnostic) {
    if (diagnostic.hint.empty()) return diagnostic.message;
    return diagnostic.message + " (" + diagnostic.hint + ")";
}

bool hasErrors(const Diagnostics& diagnostics) {
    return std::any_of(diagnostics.begin(), diagnostics.end(), [](const Diagnostic& diagnostic) {
        return diagnostic.severity == Severity::Error;
    });
}

} // namespace vitrine::lang
