// SPDX-License-Identifier: Apache-2.0
#pragma once
// Shorthands of the language tests: text in, S-expressions or messages out.
#include "lang/parser.h"
#include "lang/printer.h"

#include <string>
#include <vector>

namespace vitrine::lang::test {

/// The tree as S-expressions; when there are mistakes, "error: " and their messages instead.
inline std::string tree(const std::string& text) {
    const SourceFile source(1, "test", text);
    const ParseResult result = parse(source);
    if (result.ok()) return toSexpr(*result.ast);
    std::string messages = "error:";
    for (const Diagnostic& diagnostic : result.diagnostics)
        messages += ' ' + diagnostic.message + ';';
    return messages;
}

/// "LINE:COLUMN message (hint)" of each mistake.
inline std::vector<std::string> mistakes(const std::string& text) {
    const SourceFile source(1, "test", text);
    std::vector<std::string> lines;
    for (const Diagnostic& diagnostic : parse(source).diagnostics) {
        const LineColumn at = source.position(diagnostic.span.begin);
        lines.push_back(std::to_string(at.line) + ':' + std::to_string(at.column) + ' ' +
                        describe(diagnostic));
    }
    return lines;
}

/// The tree of `v = TEXT;`, without the assignment around it.
inline std::string value(const std::string& text) {
    const std::string whole = tree("v = " + text + ";");
    constexpr std::string_view kHead = "(= v ";
    if (whole.rfind(kHead, 0) != 0) return whole;
    return whole.substr(kHead.size(), whole.size() - kHead.size() - 1);
}

struct Case {
    std::string text;
    std::string expected;
};

} // namespace vitrine::lang::test
