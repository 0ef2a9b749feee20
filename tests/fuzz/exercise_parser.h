// SPDX-License-Identifier: Apache-2.0
#pragma once
// One run of everything in lang/ that reads text, with what must hold for any bytes. Used by the
// libFuzzer target and by the mutation test.
#include "lang/completeness.h"
#include "lang/highlight.h"
#include "lang/parser.h"
#include "lang/printer.h"

#include <string>
#include <string_view>

namespace vitrine::lang::test {

inline void exerciseParser(std::string_view bytes) {
    const SourceFile source(1, "fuzz", std::string(bytes));
    const ParseResult result = parse(source);
    VITRINE_ASSERT(result.ast != nullptr);
    for (const Diagnostic& diagnostic : result.diagnostics) {
        VITRINE_ASSERT(diagnostic.span.begin <= diagnostic.span.end);
        VITRINE_ASSERT(diagnostic.span.end <= bytes.size());
        VITRINE_ASSERT(!diagnostic.message.empty());
    }
    for (const Stmt* statement : result.ast->statements)
        VITRINE_ASSERT(statement->span.begin <= statement->span.end &&
                       statement->span.end <= bytes.size());
    (void)toSexpr(*result.ast);

    (void)needsMoreLines(bytes);
    const TextOutline outline = outlineText(bytes);
    uint32_t end = 0;
    for (const TextToken& token : outline.tokens) {
        VITRINE_ASSERT(end <= token.begin && token.begin <= token.end);
        end = token.end;
    }
    VITRINE_ASSERT(end <= bytes.size());
    for (const TextBlock& block : outline.blocks)
        VITRINE_ASSERT(!block.parts.empty() && block.parts.back() < outline.tokens.size());
}

} // namespace vitrine::lang::test
