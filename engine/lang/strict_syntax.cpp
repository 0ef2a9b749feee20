// SPDX-License-Identifier: Apache-2.0
#include "lang/strict_syntax.h"

#include "lang/scanner.h"

#include <algorithm>

namespace vitrine::lang {

namespace {

struct Finding {
    std::string message;
    std::string hint;
};

class Spellings {
public:
    Spellings(const SourceFile& source, Diagnostics& diagnostics)
        : m_source(source), m_diagnostics(diagnostics), m_scanner(source.text(), options()) {}

    void run() {
        for (;;) {
            const ScanItem item = m_scanner.next();
            if (m_exclamation.end > 0 && !item.commandText)
                add(m_exclamation, {"'!' is no operator of MATLAB", "'~' is"});
            m_exclamation = {};
            if (item.token.kind == TokenKind::EndOfFile) return;
            if (!item.commandText) look(item);
        }
    }

private:
    static LexerOptions options() {
        LexerOptions out;
        out.keepComments = true;
        out.strict = true;
        return out;
    }

    [[nodiscard]] std::string_view text(const Token& token) const {
        return m_scanner.lexer().textOf(token);
    }

    void add(const Token& token, Finding finding) {
        m_diagnostics.push_back({{m_source.id(), token.begin, token.end},
                                 Severity::Error,
                                 std::move(finding.message),
                                 std::move(finding.hint)});
    }

    void look(const ScanItem& item) {
        const Token& token = item.token;
        if (token.kind == TokenKind::Comment) return comment(token);
        lineInParentheses(token);
        m_continued = false;
        m_end = token.end;
        m_depth = m_scanner.lexer().depth();
        if (token.kind == TokenKind::Keyword) return keyword(token);
        if (item.contextual && (text(token) == "do" || text(token) == "until"))
            return add(token, {"'" + std::string(text(token)) + "' is no word of MATLAB",
                               "'while true' with 'if …, break, end' at its end is the same loop"});
        other(token);
    }

    void comment(const Token& token) {
        const char first = text(token)[0];
        if (first == '#')
            add(token, {"'#' begins no comment in MATLAB", "'%' does"});
        else if (first == '\\')
            add(token, {"a '\\' continues no line in MATLAB", "'...' does"});
        if (first != '%' && first != '#') m_continued = true;
    }

    /// Inside parentheses a line ends the statement unless it is continued.
    void lineInParentheses(const Token& token) {
        if (m_continued || m_depth == 0 || token.inMatrix || token.kind == TokenKind::Newline)
            return;
        const std::string_view gap =
            m_scanner.lexer().text().substr(m_end, std::max(token.begin, m_end) - m_end);
        if (gap.find_first_of("\r\n") == std::string_view::npos) return;
        add(token,
            {"a line inside parentheses goes on without '...'", "end the line before with '...'"});
    }

    void keyword(const Token& token) {
        const std::string word(text(token));
        switch (token.keyword) {
        case Keyword::UnwindProtect:
        case Keyword::UnwindProtectCleanup:
            return add(token,
                       {"'" + word + "' is no word of MATLAB", "try and catch, or onCleanup"});
        default:
            if (isBlockEnd(token.keyword) && token.keyword != Keyword::End)
                add(token, {"'" + word + "' is no word of MATLAB", "'end' ends every block"});
        }
    }

    void other(const Token& token) {
        const std::string word(text(token));
        switch (token.kind) {
        case TokenKind::NotEqual:
            if (word == "!=") add(token, {"'!=' is no operator of MATLAB", "'~=' is"});
            return;
        case TokenKind::Not:
            if (word == "!")
                m_exclamation = token; // at the start of a line: a command of the shell
            return;
        case TokenKind::Caret:
        case TokenKind::DotCaret:
            if (word.find('*') != std::string::npos)
                add(token, {"'" + word + "' is no operator of MATLAB",
                            word[0] == '.' ? "'.^' is" : "'^' is"});
            return;
        case TokenKind::OpAssign:
            return add(token, {"'" + word + "' is no operator of MATLAB", "x = x + 1"});
        case TokenKind::Increment:
        case TokenKind::Decrement:
            return add(token, {"'" + word + "' is no operator of MATLAB", "x = x + 1"});
        case TokenKind::Number:
            if (word.back() == 'I' || word.back() == 'J')
                add(token,
                    {"'" + word + "' is no number of MATLAB", "the imaginary unit is i or j"});
            return;
        case TokenKind::String:
            if (word.find_first_of("\r\n") != std::string::npos)
                add(token, {"a text ends on its line in MATLAB", "join two texts with [ ]"});
            return;
        default:
            return;
        }
    }

    const SourceFile& m_source;
    Diagnostics& m_diagnostics;
    Scanner m_scanner;
    Token m_exclamation;      ///< of which the next item says whether it is an operator
    uint32_t m_end = 0;       ///< of the last token that was no comment
    std::size_t m_depth = 0;  ///< brackets open behind it
    bool m_continued = false; ///< a `...` followed it
};

} // namespace

void addOctaveSpellings(const SourceFile& source, Diagnostics& diagnostics) {
    Spellings(source, diagnostics).run();
    std::stable_sort(
        diagnostics.begin(), diagnostics.end(),
        [](const Diagnostic& a, const Diagnostic& b) { return a.span.begin < b.span.begin; });
}

} // namespace vitrine::lang
