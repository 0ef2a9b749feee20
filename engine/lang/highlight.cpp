// SPDX-License-Identifier: Apache-2.0
#include "lang/highlight.h"

#include "lang/scanner.h"

namespace vitrine::lang {

namespace {

TextKind kindOf(const ScanItem& item) {
    if (item.commandText) return TextKind::CommandText;
    if (item.contextual) return TextKind::Keyword;
    switch (item.token.kind) {
    case TokenKind::Keyword:
        return TextKind::Keyword;
    case TokenKind::Identifier:
        return TextKind::Identifier;
    case TokenKind::Number:
        return TextKind::Number;
    case TokenKind::String:
        return TextKind::String;
    case TokenKind::Char:
        return TextKind::Char;
    case TokenKind::Comment:
        return TextKind::Comment;
    case TokenKind::Error:
        return TextKind::Error;
    default:
        return TextKind::Operator;
    }
}

/// Joins the parts of blocks and brackets while the tokens come in.
class BlockJoiner {
public:
    BlockJoiner(TextOutline& outline, bool functionsEnd)
        : m_outline(outline), m_functionsEnd(functionsEnd) {}

    void take(const ScanItem& item, uint32_t index) {
        switch (item.token.kind) {
        case TokenKind::LeftParen:
        case TokenKind::LeftBracket:
        case TokenKind::LeftBrace:
            open(m_brackets, index);
            break;
        case TokenKind::RightParen:
        case TokenKind::RightBracket:
        case TokenKind::RightBrace:
            close(m_brackets, index);
            break;
        default:
            takeWord(item, index);
        }
    }

private:
    void takeWord(const ScanItem& item, uint32_t index) {
        const bool endless = item.token.keyword == Keyword::Function && !m_functionsEnd;
        if (item.role == BlockRole::Open && !endless) {
            m_brackets.clear();
            open(m_words, index);
        } else if (item.role == BlockRole::Middle && !m_words.empty()) {
            m_outline.blocks[m_words.back()].parts.push_back(index);
        } else if (item.role == BlockRole::Close && (m_functionsEnd || !item.closesFunction)) {
            close(m_words, index);
        }
    }
    void open(std::vector<size_t>& stack, uint32_t index) {
        stack.push_back(m_outline.blocks.size());
        m_outline.blocks.push_back({{index}, false});
    }
    void close(std::vector<size_t>& stack, uint32_t index) {
        if (stack.empty()) return;
        TextBlock& block = m_outline.blocks[stack.back()];
        stack.pop_back();
        block.parts.push_back(index);
        block.closed = true;
    }

    TextOutline& m_outline;
    const bool m_functionsEnd;
    std::vector<size_t> m_brackets;
    std::vector<size_t> m_words;
};

} // namespace

TextOutline outlineText(std::string_view text) {
    TextOutline outline;
    LexerOptions options;
    options.keepComments = true;
    BlockJoiner joiner(outline, functionsHaveEnd(text, options));
    Scanner scanner(text, options);
    for (;;) {
        const ScanItem item = scanner.next();
        if (item.token.kind == TokenKind::EndOfFile) return outline;
        if (item.token.kind == TokenKind::Newline) continue;
        joiner.take(item, static_cast<uint32_t>(outline.tokens.size()));
        outline.tokens.push_back({kindOf(item), item.token.begin, item.token.end});
    }
}

const TextBlock* blockAt(const TextOutline& outline, uint32_t offset) {
    for (const TextBlock& block : outline.blocks) {
        for (const uint32_t part : block.parts) {
            const TextToken& token = outline.tokens[part];
            if (token.begin <= offset && offset <= token.end) return &block;
        }
    }
    return nullptr;
}

} // namespace vitrine::lang
