// SPDX-License-Identifier: Apache-2.0
#include "lang/completeness.h"

#include "lang/scanner.h"

namespace vitrine::lang {

namespace {

/// Whether the text's last line that is not empty ends with `...` and nothing follows it.
bool endsWithContinuation(std::string_view text) {
    const size_t last = text.find_last_not_of(" \t\r\n");
    if (last == std::string_view::npos) return false;
    const std::string_view rest = text.substr(last + 1);
    if (rest.find('\n') != rest.rfind('\n')) return false;
    Lexer lexer(text, {true, false});
    Token token = lexer.next();
    Token previous;
    while (token.kind != TokenKind::EndOfFile) {
        if (token.kind != TokenKind::Newline) previous = token;
        token = lexer.next();
    }
    return previous.kind == TokenKind::Comment && text.substr(previous.begin, 3) == "...";
}

} // namespace

bool needsMoreLines(std::string_view text) {
    Scanner scanner(text);
    for (;;) {
        const ScanItem item = scanner.next();
        if (item.token.kind == TokenKind::Error) return false;
        if (item.token.kind == TokenKind::EndOfFile) break;
    }
    return scanner.openBlocks() > 0 || scanner.lexer().depth() > 0 ||
           scanner.lexer().openComment() != std::string_view::npos || endsWithContinuation(text);
}

} // namespace vitrine::lang
