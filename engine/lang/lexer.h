// SPDX-License-Identifier: Apache-2.0
#pragma once
// Text to tokens, one at a time. What a quote or a blank means depends on the token before and on
// the brackets around, which the lexer tracks itself; what starts a statement only the parser
// knows, so it asks for command syntax explicitly. A value type: copying it marks a place to return
// to.
#include "lang/token.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine::lang {

struct LexerOptions {
    bool keepComments = false;
    /// Octave's reading where MATLAB's has none: in "text" a backslash protects a quote or
    /// continues the line, and numbers may hold underscores.
    bool octave = false;
    /// `#` is a character like others in the words of a command, as MATLAB has it.
    bool strict = false;
};

/// One word of a command: its place, and its text with quotes undone.
struct CommandWord {
    uint32_t begin = 0;
    uint32_t end = 0;
    std::string text;
    bool open = false; ///< a ' in it has no second one
};

class Lexer {
public:
    explicit Lexer(std::string_view text, LexerOptions options = {});

    Token next();

    /// Whether the identifier just returned, at the start of a statement and not a variable, begins
    /// a command: a blank follows, and then neither `(`, `=` nor an operator with blanks around it.
    [[nodiscard]] bool commandFollows() const;
    /// Reads the words up to the end of the command; the next token is what ended it.
    /// A text in double quotes must end on its line; otherwise the quote is a character.
    std::vector<CommandWord> commandWords();
    /// Reads the rest of the line, after `!` at the start of a statement.
    CommandWord shellText();

    [[nodiscard]] uint32_t position() const { return m_pos; }
    [[nodiscard]] std::string_view text() const { return m_text; }
    [[nodiscard]] std::string_view textOf(const Token& token) const {
        return m_text.substr(token.begin, token.end - token.begin);
    }
    /// Where a block comment begins that has no end, once it was passed; npos when there is none.
    [[nodiscard]] size_t openComment() const { return m_openComment; }
    /// How many brackets are open.
    [[nodiscard]] size_t depth() const { return m_brackets.size(); }
    /// Forgets open brackets and goes on at offset, as at the start of a statement.
    void restart(uint32_t offset);
    /// First offset of the line that holds offset.
    [[nodiscard]] uint32_t lineStart(uint32_t offset) const;
    /// First character after offset that is not blank, on the same line; '\n' at its end.
    [[nodiscard]] char peekAfterBlanks(uint32_t offset) const;

private:
    [[nodiscard]] char at(size_t index) const {
        return index < m_text.size() ? m_text[index] : '\0';
    }
    [[nodiscard]] bool atLineEnd(size_t index) const;
    [[nodiscard]] bool isContinuation(size_t index) const;
    /// Does the quote at the index stand on its line once more?
    [[nodiscard]] bool closesOnLine(size_t index) const;
    [[nodiscard]] bool inMatrix() const;
    [[nodiscard]] bool inParens() const;
    [[nodiscard]] size_t lineEnd(size_t index) const;
    [[nodiscard]] size_t afterLineEnd(size_t index) const;
    [[nodiscard]] bool startsBlockComment(size_t index) const;
    [[nodiscard]] size_t blockCommentEnd(size_t index, bool* closed = nullptr) const;
    [[nodiscard]] bool lineContinuesExpression(size_t index) const;
    [[nodiscard]] size_t skipContinuation(size_t index) const;

    bool skipBlanks(Token& token);
    Token finish(Token token, TokenKind kind, size_t end);
    Token newline(Token token);
    Token comment(Token token);
    Token word(Token token);
    Token number(Token token);
    Token prefixedNumber(Token token, bool hex);
    Token quoted(Token token, char quote);
    Token badCharacter(Token token);
    Token openBracket(Token token, char bracket, TokenKind kind);
    Token closeBracket(Token token, char bracket, TokenKind kind);
    Token operatorToken(Token token);

    std::string_view m_text;
    LexerOptions m_options;
    uint32_t m_pos = 0;
    /// '(' '[' '{' as opened; 'i' for a brace that indexes, where blanks mean nothing.
    std::string m_brackets;
    size_t m_parameters = 0; ///< brackets open inside the parameters after @; 0: not there
    TokenKind m_previous = TokenKind::Newline;
    bool m_previousIsValue = false; ///< a quote right after it is a transpose
    bool m_lineFresh = true;
    size_t m_openComment = std::string_view::npos;
};

} // namespace vitrine::lang
