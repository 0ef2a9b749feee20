// SPDX-License-Identifier: Apache-2.0
#include "lang/check.h"

#include "lang/parser.h"

namespace vitrine::lang {

std::vector<std::string> checkText(std::string name, std::string text) {
    const SourceFile source(1, std::move(name), std::move(text));
    std::vector<std::string> lines;
    for (const Diagnostic& diagnostic : parse(source).diagnostics) {
        if (diagnostic.severity != Severity::Error) continue;
        const LineColumn at = source.position(diagnostic.span.begin);
        lines.push_back(source.name() + ':' + std::to_string(at.line) + ':' +
                        std::to_string(at.column) + ": " + describe(diagnostic));
    }
    return lines;
}

} // namespace vitrine::lang
