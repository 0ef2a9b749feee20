// SPDX-License-Identifier: Apache-2.0
// Reporting mistakes in plain words, once each, and finding the place to go on.
#include "lang/parser_impl.h"

#include <algorithm>

namespace vitrine::lang {

namespace {

/// Enough for any text that somebody wrote; keeps arbitrary bytes from filling time and memory.
constexpr size_t kMaxDiagnostics = 1000;

} // namespace

void Parser::report(Span span, std::string message, std::string hint) {
    if (m_stopped) return;
    m_diagnostics.push_back({span, Severity::Error, std::move(message), std::move(hint)});
    if (m_diagnostics.size() < kMaxDiagnostics) return;
    m_diagnostics.push_back({span, Severity::Error, "too many mistakes: the rest is not read", {}});
    stop();
}

void Parser::fail(Span span, std::string message, std::string hint) {
    report(span, std::move(message), std::move(hint));
    throw Abandon{};
}

std::string Parser::lineText(uint32_t offset) const {
    return "line " + std::to_string(m_source.position(offset).line);
}

void Parser::failOpenText(Span span) {
    fail(span, "the text that starts here has no closing '", "a ' inside the text is written ''");
}

/// Reports what Octave has and MATLAB refuses, where MATLAB's syntax is asked for.
void Parser::octaveOnly(Span span, std::string_view message, std::string_view hint) {
    if (m_strict) report(span, std::string(message), std::string(hint));
}

void Parser::octaveOnlyAt(TokenKind kind, std::string_view message, std::string_view hint) {
    if (is(kind)) octaveOnly(spanOf(m_token), message, hint);
}

void Parser::failErrorToken() {
    const Span span = spanOf(m_token);
    switch (m_token.fault) {
    case Fault::OpenChar:
        failOpenText(span);
    case Fault::OpenString:
        fail(span, "the text that starts here has no closing \"",
             "a \" inside the text is written \"\"");
    case Fault::Number:
        fail(span, "'" + std::string(text(m_token)) + "' is not a number",
             "a name can't start with a digit");
    default:
        break;
    }
    const std::string_view bytes = text(m_token);
    const auto code = static_cast<unsigned char>(bytes.empty() ? 0 : bytes[0]);
    if (bytes.starts_with("\xE2\x80\x98") || bytes.starts_with("\xE2\x80\x99") ||
        bytes.starts_with("\xE2\x80\x9C") || bytes.starts_with("\xE2\x80\x9D"))
        fail(span, "a typographic quote can't start a text", "use ' or \"");
    if (bytes.starts_with("\xC2\xA0"))
        fail(span, "a non-breaking space stands here", "replace it with a normal space");
    if (code < 0x20 || code == 0x7F)
        fail(span, "a control character (code " + std::to_string(code) + ") stands here",
             "is this a text file?");
    fail(span, "the character '" + std::string(bytes) + "' can't stand here",
         code >= 0x80 ? "names hold only letters, digits and _ of the English alphabet" : "");
}

void Parser::failHere(std::string_view wanted) {
    const std::string expected =
        wanted.empty() ? std::string() : "; " + std::string(wanted) + " is expected";
    const Span span = spanOf(m_token);
    switch (m_token.kind) {
    case TokenKind::Error:
        failErrorToken();
    case TokenKind::EndOfFile:
        fail(span, "the text ends too early" + expected);
    case TokenKind::Newline: {
        const Span place{m_source.id(), m_previousEnd, m_previousEnd};
        fail(place, "the line ends too early" + expected, "... continues a line on the next");
    }
    case TokenKind::Assign:
        fail(span, "'=' can't stand here" + expected, "did you mean '=='?");
    case TokenKind::RightParen:
        fail(span, "')' without a '(' before it" + expected);
    case TokenKind::RightBracket:
        fail(span, "']' without a '[' before it" + expected);
    case TokenKind::RightBrace:
        fail(span, "'}' without a '{' before it" + expected);
    case TokenKind::Keyword:
        fail(span, "the keyword '" + std::string(text(m_token)) + "' can't stand here" + expected);
    default:
        break;
    }
    fail(span, "'" + std::string(text(m_token)) + "' can't stand here" + expected);
}

void Parser::failOpenBracket(const Token& bracket, std::string_view closing, uint32_t resume) {
    m_resume = resume;
    if (resume == 0 && is(TokenKind::EndOfFile) && m_rescans < 3) {
        // Perhaps only this line is wrong: read on behind it, but not for every open bracket.
        ++m_rescans;
        m_resume = m_lexer.lineStart(bracket.begin);
        const size_t next = m_lexer.text().find('\n', bracket.begin);
        m_resume = next == std::string_view::npos ? 0 : static_cast<uint32_t>(next + 1);
    }
    fail(spanOf(bracket), "missing '" + std::string(closing) + "' for the '" +
                              std::string(text(bracket)) + "' that opens here");
}

void Parser::reportMissingEnd(const OpenBlock& block) {
    OpenBlock missing = block;
    const auto likely =
        std::find_if(m_suspects.begin(), m_suspects.end(), [&](const OpenBlock& suspect) {
            return suspect.opener.begin >= block.opener.begin;
        });
    if (likely != m_suspects.end()) {
        missing = *likely;
        m_suspects.erase(likely);
    }
    const std::string closing = missing.kind == BlockKind::Do ? "until" : "end";
    report(spanOf(missing.opener),
           "missing '" + closing + "' for the '" + std::string(missing.word) +
               "' that starts at line " + std::to_string(missing.line),
           missing.afterElse ? "'else if' needs an 'end' of its own; did you mean 'elseif'?" : "");
}

void Parser::reportStrayEnd() {
    if (!m_strayBlock)
        report(spanOf(m_token), "'" + std::string(text(m_token)) + "' has no block to close");
    m_strayBlock = false;
    advance();
}

/// Skips the rest of a statement that could not be read.
void Parser::recover(uint32_t statementBegin) {
    if (m_stopped) {
        advance();
        return;
    }
    m_indexDepth = 0;
    m_ignored = {};
    if (m_resume != 0) {
        m_lexer.restart(m_resume);
        m_resume = 0;
        advance();
        return;
    }
    bool separated = m_token.begin == statementBegin && m_token.firstOnLine;
    if (separated && is(TokenKind::Keyword)) {
        // The statement's own first word: never stop at it again.
        advance();
        separated = false;
    }
    for (;; advance()) {
        if (is(TokenKind::EndOfFile)) return;
        const bool open = m_lexer.depth() > 0;
        if (m_token.firstOnLine && open && m_token.begin > statementBegin) {
            const bool startsAssignment =
                is(TokenKind::Identifier) && peek().kind == TokenKind::Assign;
            if (is(TokenKind::Keyword) || startsAssignment) {
                m_lexer.restart(m_token.begin);
                advance();
                return;
            }
        }
        if (is(TokenKind::Newline) && (!open || !m_token.inMatrix)) {
            if (open) {
                m_lexer.restart(m_token.end);
                advance();
            }
            return;
        }
        if (!open && is(TokenKind::Semicolon)) return;
        if (!open && separated && is(TokenKind::Keyword)) return;
        separated = is(TokenKind::Comma) || is(TokenKind::Newline);
    }
}

/// Ends the parse here: what follows would only repeat the mistake.
void Parser::stop() {
    m_stopped = true;
    m_open.clear();
    advance();
}

} // namespace vitrine::lang
