// SPDX-License-Identifier: Apache-2.0
#include "lang/parser.h"

#include "lang/parser_impl.h"
#include "lang/scanner.h"
#include "lang/strict_syntax.h"

#include <algorithm>

namespace vitrine::lang {

Parser::Parser(const SourceFile& source, const ParseOptions& options, LexerOptions lexerOptions)
    : m_source(source), m_lexer(source.text(), lexerOptions), m_ast(std::make_shared<Ast>()),
      m_octave(lexerOptions.octave), m_strict(options.strict) {
    m_ast->file = source.id();
    m_known.insert(options.knownVariables.begin(), options.knownVariables.end());
    m_functionsHaveEnd = functionsHaveEnd(source.text(), lexerOptions);
}

ParseResult Parser::run() {
    advance();
    parseFile();
    m_ast->statements = list(m_statements);
    m_ast->functions = list(m_functions);
    m_ast->assigned = list(m_fileScope.order);
    if (const size_t open = m_lexer.openComment(); open != std::string_view::npos) {
        const auto begin = static_cast<uint32_t>(open);
        m_diagnostics.push_back({{m_source.id(), begin, begin + 2},
                                 Severity::Warning,
                                 "the block comment that starts here has no end",
                                 "it ends with %} alone on a line"});
    }
    std::stable_sort(
        m_diagnostics.begin(), m_diagnostics.end(),
        [](const Diagnostic& a, const Diagnostic& b) { return a.span.begin < b.span.begin; });
    return {std::move(m_ast), std::move(m_diagnostics)};
}

Parser::Nesting::Nesting(Parser& parser) : m_parser(parser) {
    if (++m_parser.m_nesting <= kMaxNesting) return;
    --m_parser.m_nesting;
    m_parser.report(m_parser.spanOf(m_parser.m_token),
                    "nested more than " + std::to_string(kMaxNesting) + " levels deep");
    m_parser.stop();
    throw Abandon{};
}

void Parser::advance() {
    m_previousEnd = m_token.end;
    if (m_stopped) {
        m_token = {};
        m_token.begin = m_token.end = static_cast<uint32_t>(m_source.text().size());
        return;
    }
    m_token = m_lexer.next();
}

bool Parser::isWord(std::string_view word) const {
    return is(TokenKind::Identifier) && text(m_token) == word;
}

bool Parser::accept(TokenKind kind) {
    if (!is(kind)) return false;
    advance();
    return true;
}

void Parser::expect(TokenKind kind, std::string_view what) {
    if (!accept(kind)) failHere(what);
}

Token Parser::peek() const {
    Lexer ahead = m_lexer;
    return ahead.next();
}

Span Parser::spanOf(const Token& token) const {
    return {m_source.id(), token.begin, token.end};
}

/// From the beginning of `first` to the last token taken.
Span Parser::spanFrom(Span first) const {
    return {first.file, first.begin, std::max(first.begin, m_previousEnd)};
}

bool Parser::atStatementEnd() const {
    return is(TokenKind::Newline) || is(TokenKind::Semicolon) || is(TokenKind::Comma) ||
           is(TokenKind::EndOfFile);
}

void Parser::skipSeparators() {
    while (is(TokenKind::Newline) || is(TokenKind::Semicolon) || is(TokenKind::Comma))
        advance();
}

std::string_view Parser::name(std::string_view word) {
    const auto found = m_names.find(word);
    if (found != m_names.end()) return *found;
    const std::string_view kept = m_ast->arena.text(word);
    m_names.insert(kept);
    return kept;
}

/// Of a text that can't be read strictly: the first mistake says so when Octave's reading of texts
/// and numbers has none.
static void hintAtOctave(const SourceFile& source, ParseOptions options, Diagnostics& mistakes) {
    options.strict = false;
    LexerOptions octave;
    octave.octave = true;
    if (Parser(source, options, {}).run().ok() || !Parser(source, options, octave).run().ok())
        return;
    mistakes.front().hint = "only Octave has a \\ that protects a quote, and _ in numbers";
}

ParseResult parse(const SourceFile& source, const ParseOptions& options) {
    LexerOptions reading;
    reading.strict = options.strict;
    ParseResult result = Parser(source, options, reading).run();
    if (options.strict) {
        if (!result.ok()) hintAtOctave(source, options, result.diagnostics);
        addOctaveSpellings(source, result.diagnostics);
        return result;
    }
    // A text that only makes sense with Octave's strings and numbers is read that way.
    if (!result.ok()) {
        LexerOptions octave;
        octave.octave = true;
        ParseResult again = Parser(source, options, octave).run();
        if (again.ok()) return again;
    }
    return result;
}

} // namespace vitrine::lang
