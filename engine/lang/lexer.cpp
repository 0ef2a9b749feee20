// SPDX-License-Identifier: Apache-2.0
#include "lang/lexer.h"

#include <array>

namespace vitrine::lang {

namespace {

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\f' || c == '\v' || c == '\x1a';
}
bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
bool isWordCharacter(char c) {
    return isLetter(c) || isDigit(c);
}
bool isHexDigit(char c) {
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

struct Operator {
    std::string_view text;
    TokenKind kind;
};

// Longest first, so that the first match is the right one. `.5`, `.name`, `.(` and quotes are
// decided before the table is asked.
constexpr std::array kOperators{
    Operator{".**", TokenKind::DotCaret},
    Operator{"**", TokenKind::Caret},
    Operator{".*", TokenKind::DotStar},
    Operator{"./", TokenKind::DotSlash},
    Operator{".\\", TokenKind::DotBackslash},
    Operator{".^", TokenKind::DotCaret},
    Operator{".'", TokenKind::Transpose},
    Operator{"==", TokenKind::Equal},
    Operator{"~=", TokenKind::NotEqual},
    Operator{"!=", TokenKind::NotEqual},
    Operator{"<=", TokenKind::LessEqual},
    Operator{">=", TokenKind::GreaterEqual},
    Operator{"&&", TokenKind::AndAnd},
    Operator{"||", TokenKind::OrOr},
    Operator{"+", TokenKind::Plus},
    Operator{"-", TokenKind::Minus},
    Operator{"*", TokenKind::Star},
    Operator{"/", TokenKind::Slash},
    Operator{"\\", TokenKind::Backslash},
    Operator{"^", TokenKind::Caret},
    Operator{"<", TokenKind::Less},
    Operator{">", TokenKind::Greater},
    Operator{"&", TokenKind::And},
    Operator{"|", TokenKind::Or},
    Operator{"=", TokenKind::Assign},
    Operator{":", TokenKind::Colon},
    Operator{"~", TokenKind::Not},
    Operator{"!", TokenKind::Not},
    Operator{"@", TokenKind::At},
    Operator{"?", TokenKind::Question},
    Operator{".", TokenKind::Dot},
};

const Operator* matchOperator(std::string_view text) {
    const char first = text.empty() ? '\0' : text[0];
    for (const Operator& candidate : kOperators) {
        if (candidate.text[0] == first && text.starts_with(candidate.text)) return &candidate;
    }
    return nullptr;
}

/// The operators that may stand before `=` in a compound assignment.
bool takesAssign(TokenKind kind) {
    switch (kind) {
    case TokenKind::Plus:
    case TokenKind::Minus:
    case TokenKind::Star:
    case TokenKind::Slash:
    case TokenKind::Backslash:
    case TokenKind::Caret:
    case TokenKind::DotStar:
    case TokenKind::DotSlash:
    case TokenKind::DotBackslash:
    case TokenKind::DotCaret:
    case TokenKind::And:
    case TokenKind::Or:
        return true;
    default:
        return false;
    }
}

/// Whether a statement or list item is unfinished after this token.
bool wantsOperand(TokenKind kind) {
    switch (kind) {
    case TokenKind::LeftParen:
    case TokenKind::LeftBrace:
    case TokenKind::LeftBracket:
    case TokenKind::Comma:
    case TokenKind::Dot:
        return true;
    case TokenKind::Transpose:
    case TokenKind::CTranspose:
        return false;
    default:
        return kind >= TokenKind::Colon;
    }
}

bool isValueEnd(TokenKind kind) {
    switch (kind) {
    case TokenKind::Number:
    case TokenKind::Char:
    case TokenKind::String:
    case TokenKind::Identifier:
    case TokenKind::RightParen:
    case TokenKind::RightBracket:
    case TokenKind::RightBrace:
    case TokenKind::Transpose:
    case TokenKind::CTranspose:
        return true;
    default:
        return false;
    }
}

} // namespace

Lexer::Lexer(std::string_view text, LexerOptions options) : m_text(text), m_options(options) {
    if (m_text.starts_with("\xEF\xBB\xBF")) m_pos = 3;
}

// ------------------------------------------------------------------------------------- lines

bool Lexer::atLineEnd(size_t index) const {
    return index >= m_text.size() || m_text[index] == '\n' || m_text[index] == '\r';
}

/// `...`, or Octave's backslash as the last character of a line.
bool Lexer::isContinuation(size_t index) const {
    const char first = at(index);
    if (first == '.') return at(index + 1) == '.' && at(index + 2) == '.';
    if (first != '\\') return false;
    while (isBlank(at(++index)) && index < m_text.size()) {
    }
    return index < m_text.size() && atLineEnd(index);
}

size_t Lexer::lineEnd(size_t index) const {
    const size_t end = m_text.find_first_of("\r\n", index);
    return end == std::string_view::npos ? m_text.size() : end;
}

size_t Lexer::afterLineEnd(size_t index) const {
    if (index >= m_text.size()) return m_text.size();
    return index + (m_text[index] == '\r' && at(index + 1) == '\n' ? 2 : 1);
}

uint32_t Lexer::lineStart(uint32_t offset) const {
    if (offset == 0) return 0;
    const size_t end = m_text.find_last_of("\r\n", offset - 1);
    return end == std::string_view::npos ? 0 : static_cast<uint32_t>(end + 1);
}

char Lexer::peekAfterBlanks(uint32_t offset) const {
    size_t index = offset;
    while (isBlank(at(index)) && index < m_text.size())
        ++index;
    return atLineEnd(index) ? '\n' : m_text[index];
}

void Lexer::restart(uint32_t offset) {
    m_pos = offset;
    m_brackets.clear();
    m_parameters = 0;
    m_previous = TokenKind::Newline;
    m_previousIsValue = false;
    m_lineFresh = offset == lineStart(offset);
}

bool Lexer::inMatrix() const {
    return !m_brackets.empty() && (m_brackets.back() == '[' || m_brackets.back() == '{');
}

bool Lexer::inParens() const {
    return !m_brackets.empty() && (m_brackets.back() == '(' || m_brackets.back() == 'i');
}

// ---------------------------------------------------------------------------------- comments

/// `%{` or `#{` with nothing else on its line.
bool Lexer::startsBlockComment(size_t index) const {
    if (at(index + 1) != '{') return false;
    for (size_t i = index; i > 0 && m_text[i - 1] != '\n' && m_text[i - 1] != '\r'; --i) {
        if (!isBlank(m_text[i - 1]) && !(i == 3 && m_text.starts_with("\xEF\xBB\xBF")))
            return false;
    }
    for (size_t i = index + 2; !atLineEnd(i); ++i) {
        if (!isBlank(m_text[i])) return false;
    }
    return true;
}

/// End of the line of the closing `%}`; the text's end when there is none.
size_t Lexer::blockCommentEnd(size_t index, bool* closed) const {
    if (closed) *closed = true;
    size_t level = 0;
    while (index < m_text.size()) {
        size_t i = index;
        while (isBlank(at(i)) && i < m_text.size())
            ++i;
        if ((at(i) == '%' || at(i) == '#') && (at(i + 1) == '{' || at(i + 1) == '}')) {
            size_t after = i + 2;
            while (!atLineEnd(after) && isBlank(m_text[after]))
                ++after;
            if (atLineEnd(after)) {
                if (at(i + 1) == '{')
                    ++level;
                else if (--level == 0)
                    return after;
            }
        }
        index = afterLineEnd(lineEnd(i));
    }
    if (closed) *closed = false;
    return m_text.size();
}

/// Past `...`, the rest of its line, and lines after it that hold only a comment: an argument that
/// was commented out does not end a continued statement.
size_t Lexer::skipContinuation(size_t index) const {
    index = afterLineEnd(lineEnd(index));
    while (index < m_text.size()) {
        size_t i = index;
        while (isBlank(at(i)) && i < m_text.size())
            ++i;
        if (at(i) != '%' && at(i) != '#') break;
        index = afterLineEnd(startsBlockComment(i)
                                 ? blockCommentEnd(lineStart(static_cast<uint32_t>(i)))
                                 : lineEnd(i));
    }
    return index;
}

/// Inside parentheses: whether the next line that says anything goes on with the expression.
bool Lexer::lineContinuesExpression(size_t index) const {
    while (index < m_text.size()) {
        size_t i = index;
        while (isBlank(at(i)) && i < m_text.size())
            ++i;
        const char c = at(i);
        if (c == '%' || c == '#') {
            index = afterLineEnd(startsBlockComment(i)
                                     ? blockCommentEnd(lineStart(static_cast<uint32_t>(i)))
                                     : lineEnd(i));
            continue;
        }
        if (i < m_text.size() && atLineEnd(i)) {
            index = afterLineEnd(i);
            continue;
        }
        if ((c == '~' || c == '!') && at(i + 1) == '=') return true;
        return std::string_view(")]},&|<>=*/\\^:+-(").find(c) != std::string_view::npos ||
               (c == '.' && !isDigit(at(i + 1)));
    }
    return false;
}

/// Blanks, continuations and (unless kept) comments. True when a comment token must be given.
bool Lexer::skipBlanks(Token& token) {
    while (m_pos < m_text.size()) {
        const char c = m_text[m_pos];
        if (isBlank(c)) {
            ++m_pos;
        } else if (isContinuation(m_pos)) {
            if (m_options.keepComments) return true;
            m_pos = static_cast<uint32_t>(skipContinuation(m_pos));
            m_lineFresh = true;
        } else if (c == '%' || c == '#') {
            if (m_options.keepComments) return true;
            const uint32_t begin = m_pos;
            bool closed = true;
            m_pos = static_cast<uint32_t>(startsBlockComment(m_pos)
                                              ? blockCommentEnd(lineStart(m_pos), &closed)
                                              : lineEnd(m_pos));
            if (!closed) m_openComment = begin;
        } else {
            return false;
        }
        token.spaceBefore = true;
    }
    return false;
}

Token Lexer::comment(Token token) {
    if (isContinuation(m_pos)) {
        // The comment after `...`; its line end is no token.
        const size_t end = lineEnd(m_pos);
        token.kind = TokenKind::Comment;
        token.begin = m_pos;
        token.end = static_cast<uint32_t>(end);
        m_pos = static_cast<uint32_t>(afterLineEnd(end));
        m_lineFresh = true;
        return token;
    }
    const size_t end =
        startsBlockComment(m_pos) ? blockCommentEnd(lineStart(m_pos)) : lineEnd(m_pos);
    token.kind = TokenKind::Comment;
    token.begin = m_pos;
    token.end = static_cast<uint32_t>(end);
    m_pos = token.end;
    return token;
}

// ------------------------------------------------------------------------------------ tokens

Token Lexer::finish(Token token, TokenKind kind, size_t end) {
    token.kind = kind;
    token.begin = m_pos;
    token.end = static_cast<uint32_t>(end);
    m_pos = token.end;
    m_previous = kind;
    m_previousIsValue = isValueEnd(kind);
    token.spaceAfter = isBlank(at(m_pos)) || atLineEnd(m_pos) || isContinuation(m_pos);
    return token;
}

Token Lexer::next() {
    for (;;) {
        Token token;
        const uint32_t start = m_pos;
        const bool keptComment = skipBlanks(token);
        const bool afterLine = start == 0 || m_text[start - 1] == '\n' || m_text[start - 1] == '\r';
        token.spaceBefore = token.spaceBefore || afterLine;
        token.inMatrix = inMatrix();
        token.firstOnLine = m_lineFresh;
        m_lineFresh = false;
        if (keptComment) return comment(token);
        if (m_pos >= m_text.size()) return finish(token, TokenKind::EndOfFile, m_text.size());

        const char c = m_text[m_pos];
        if (c == '\n' || c == '\r') {
            const size_t end = afterLineEnd(m_pos);
            m_lineFresh = true;
            if (inParens() && (wantsOperand(m_previous) || lineContinuesExpression(end))) {
                m_pos = static_cast<uint32_t>(end);
                continue;
            }
            return finish(token, TokenKind::Newline, end);
        }
        if (isLetter(c)) return word(token);
        if (isDigit(c) || (c == '.' && isDigit(at(m_pos + 1)))) return number(token);
        switch (c) {
        case '"':
            return quoted(token, c);
        case '\'':
            if (m_previousIsValue && !(token.inMatrix && token.spaceBefore))
                return finish(token, TokenKind::CTranspose, m_pos + 1);
            return quoted(token, c);
        case '(':
            return openBracket(token, '(', TokenKind::LeftParen);
        case '[':
            return openBracket(token, '[', TokenKind::LeftBracket);
        case '{':
            return openBracket(token, '{', TokenKind::LeftBrace);
        case ')':
            return closeBracket(token, '(', TokenKind::RightParen);
        case ']':
            return closeBracket(token, '[', TokenKind::RightBracket);
        case '}':
            return closeBracket(token, '{', TokenKind::RightBrace);
        case ',':
            return finish(token, TokenKind::Comma, m_pos + 1);
        case ';':
            return finish(token, TokenKind::Semicolon, m_pos + 1);
        default:
            return operatorToken(token);
        }
    }
}

Token Lexer::word(Token token) {
    size_t end = m_pos;
    while (isWordCharacter(at(end)))
        ++end;
    const std::string_view text = m_text.substr(m_pos, end - m_pos);
    const Keyword keyword = m_previous == TokenKind::Dot ? Keyword::None : keywordOf(text);
    if (keyword == Keyword::None) return finish(token, TokenKind::Identifier, end);
    token.keyword = keyword;
    token = finish(token, TokenKind::Keyword, end);
    m_previousIsValue = keyword == Keyword::End && !m_brackets.empty();
    return token;
}

Token Lexer::prefixedNumber(Token token, bool hex) {
    size_t end = m_pos + 2;
    while (hex ? isHexDigit(at(end)) : (at(end) == '0' || at(end) == '1'))
        ++end;
    if (at(end) == 's' || at(end) == 'u') {
        ++end;
        while (isDigit(at(end)))
            ++end;
    }
    return finish(token, TokenKind::Number, end);
}

Token Lexer::number(Token token) {
    size_t end = m_pos;
    const char second = at(m_pos + 1);
    if (at(m_pos) == '0') {
        if ((second == 'x' || second == 'X') && isHexDigit(at(m_pos + 2)))
            return prefixedNumber(token, true);
        if ((second == 'b' || second == 'B') && (at(m_pos + 2) == '0' || at(m_pos + 2) == '1'))
            return prefixedNumber(token, false);
    }
    while (isDigit(at(end)))
        ++end;
    if (at(end) == '.') {
        const char after = at(end + 1);
        // `1./x`, `3.'`: the dot belongs to the operator; `3...` is a continuation.
        const bool isOperator =
            after == '*' || after == '/' || after == '\\' || after == '^' || after == '\'';
        const bool isDots = isContinuation(end) && at(end + 3) != '.';
        if (!isOperator && !isDots) {
            ++end;
            while (isDigit(at(end)))
                ++end;
        }
    }
    const char exponent = at(end);
    if (exponent == 'e' || exponent == 'E' || exponent == 'd' || exponent == 'D') {
        size_t digits = end + 1;
        if (at(digits) == '+' || at(digits) == '-') ++digits;
        if (isDigit(at(digits))) {
            end = digits;
            while (isDigit(at(end)))
                ++end;
        }
    }
    const char unit = at(end);
    if ((unit == 'i' || unit == 'j' || unit == 'I' || unit == 'J') && !isWordCharacter(at(end + 1)))
        ++end;
    if (m_options.octave && at(end) == '_' && isDigit(at(end + 1))) {
        while (isDigit(at(end)) || at(end) == '_')
            ++end;
    }
    if (isLetter(at(end))) {
        while (isWordCharacter(at(end)))
            ++end;
        token.fault = Fault::Number;
        return finish(token, TokenKind::Error, end);
    }
    return finish(token, TokenKind::Number, end);
}

Token Lexer::quoted(Token token, char quote) {
    size_t end = m_pos + 1;
    for (; !atLineEnd(end); ++end) {
        if (m_text[end] == '\\' && quote == '"' && (m_options.octave || atLineEnd(end + 1))) {
            // Octave's text over several lines is no text of MATLAB's at all: always accepted.
            end = atLineEnd(end + 1) ? afterLineEnd(end + 1) - 1 : end + 1;
        } else if (m_text[end] == quote) {
            if (at(end + 1) != quote)
                return finish(token, quote == '"' ? TokenKind::String : TokenKind::Char, end + 1);
            ++end;
        }
    }
    token.fault = quote == '"' ? Fault::OpenString : Fault::OpenChar;
    return finish(token, TokenKind::Error, end);
}

Token Lexer::badCharacter(Token token) {
    size_t end = m_pos + 1;
    // All bytes of one character, or of a run of them, make one error.
    while (end < m_text.size() && static_cast<unsigned char>(m_text[end]) >= 0x80)
        ++end;
    token.fault = Fault::Character;
    return finish(token, TokenKind::Error, end);
}

Token Lexer::openBracket(Token token, char bracket, TokenKind kind) {
    // A brace right after a value indexes it; inside a matrix a blank makes it a new cell.
    if (bracket == '{' && m_previousIsValue && !(token.inMatrix && token.spaceBefore))
        bracket = 'i';
    m_brackets.push_back(bracket);
    if (bracket == '(' && m_previous == TokenKind::At) m_parameters = m_brackets.size();
    return finish(token, kind, m_pos + 1);
}

Token Lexer::closeBracket(Token token, char bracket, TokenKind kind) {
    if (!m_brackets.empty()) {
        const char open = m_brackets.back() == 'i' ? '{' : m_brackets.back();
        if (open == bracket) {
            // The body of an anonymous function follows: a quote opens a text.
            const bool parameters = m_parameters == m_brackets.size() && m_parameters != 0;
            m_brackets.pop_back();
            if (parameters) {
                m_parameters = 0;
                const Token closed = finish(token, kind, m_pos + 1);
                m_previousIsValue = false;
                return closed;
            }
        }
    }
    return finish(token, kind, m_pos + 1);
}

Token Lexer::operatorToken(Token token) {
    const std::string_view rest = m_text.substr(m_pos);
    const Operator* found = matchOperator(rest);
    if (!found) return badCharacter(token);
    TokenKind kind = found->kind;
    size_t end = m_pos + found->text.size();
    if (m_brackets.empty()) {
        // Compound assignment is a statement: never inside brackets.
        if (takesAssign(kind) && at(end) == '=' && at(end + 1) != '=') {
            token.op = kind;
            return finish(token, TokenKind::OpAssign, end + 1);
        }
    }
    if ((kind == TokenKind::Plus || kind == TokenKind::Minus) && at(end) == rest[0] &&
        m_previousIsValue) {
        // `x++` is an increment where no operand follows; `x ++y` adds.
        size_t after = end + 1;
        while (isBlank(at(after)) && after < m_text.size())
            ++after;
        if (atLineEnd(after) ||
            std::string_view(";,:%#)]}<>=*/&|").find(m_text[after]) != std::string_view::npos) {
            kind = kind == TokenKind::Plus ? TokenKind::Increment : TokenKind::Decrement;
            ++end;
        }
    }
    return finish(token, kind, end);
}

// ---------------------------------------------------------------------------------- commands

bool Lexer::commandFollows() const {
    if (!m_brackets.empty() || !isBlank(at(m_pos)) || m_pos >= m_text.size()) return false;
    size_t i = m_pos;
    while (isBlank(at(i)) && i < m_text.size())
        ++i;
    if (atLineEnd(i) || isContinuation(i)) return false;
    const char c = m_text[i];
    if (c == '(' || c == ',' || c == ';' || c == '%' || (c == '#' && !m_options.strict))
        return false;
    if (isWordCharacter(c) || c == '"' || c == '[' || c == '{') return true;
    // A quote behind a blank opens a text; one without a second quote transposes: x ';
    if (c == '\'')
        return closesOnLine(i) || (at(i + 1) != ' ' && !atLineEnd(i + 1) && at(i + 1) != ';');
    const Operator* found = matchOperator(m_text.substr(i));
    if (!found) return true;
    size_t end = i + found->text.size();
    if (found->kind == TokenKind::Assign) return false;
    if (found->kind == TokenKind::Dot || found->kind == TokenKind::At ||
        found->kind == TokenKind::Question)
        return true;
    if (takesAssign(found->kind) && at(end) == '=') return false;
    if ((found->kind == TokenKind::Plus || found->kind == TokenKind::Minus) &&
        at(end) == m_text[i]) {
        // `x ++` alone is an increment, `x --flag` a command.
        ++end;
        return !(atLineEnd(end) || at(end) == ';' || at(end) == ',' || isBlank(at(end)));
    }
    return !(end < m_text.size() && (isBlank(m_text[end]) || isContinuation(end)));
}

bool Lexer::closesOnLine(size_t i) const {
    const char quote = at(i);
    for (++i; !atLineEnd(i); ++i) {
        if (at(i) == quote) return true;
    }
    return false;
}

std::vector<CommandWord> Lexer::commandWords() {
    std::vector<CommandWord> words;
    size_t i = m_pos;
    int nesting = 0;
    bool inWord = false;
    while (i < m_text.size() && !atLineEnd(i)) {
        const char c = m_text[i];
        if (nesting == 0 && (c == ';' || c == ',')) break;
        if (c == '%' || (c == '#' && !inWord && !m_options.strict)) break;
        if (isBlank(c) && nesting == 0) {
            inWord = false;
            ++i;
            continue;
        }
        if (isContinuation(i) && nesting == 0) {
            inWord = false;
            i = skipContinuation(i);
            continue;
        }
        if (!inWord) words.push_back({static_cast<uint32_t>(i), 0, {}});
        inWord = true;
        if (c == '\'' || (c == '"' && closesOnLine(i))) {
            for (++i; !atLineEnd(i); ++i) {
                if (m_text[i] == c) {
                    if (at(i + 1) != c) break;
                    ++i;
                }
                words.back().text.push_back(m_text[i]);
            }
            words.back().open = atLineEnd(i);
            if (!atLineEnd(i)) ++i;
        } else {
            if (c == '(' || c == '[' || c == '{') ++nesting;
            if (nesting > 0 && (c == ')' || c == ']' || c == '}')) --nesting;
            words.back().text.push_back(c);
            ++i;
        }
        words.back().end = static_cast<uint32_t>(i);
    }
    m_pos = static_cast<uint32_t>(i);
    m_previous = TokenKind::Char;
    m_previousIsValue = false;
    return words;
}

CommandWord Lexer::shellText() {
    CommandWord word;
    word.begin = m_pos;
    word.end = static_cast<uint32_t>(lineEnd(m_pos));
    word.text = m_text.substr(word.begin, word.end - word.begin);
    m_pos = word.end;
    m_previousIsValue = false;
    return word;
}

} // namespace vitrine::lang
