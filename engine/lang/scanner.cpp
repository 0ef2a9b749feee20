// SPDX-License-Identifier: Apache-2.0
#include "lang/scanner.h"

namespace vitrine::lang {

Scanner::Scanner(std::string_view text, LexerOptions options) : m_lexer(text, options) {}

ScanItem Scanner::next() {
    ScanItem item;
    if (m_commandNext) {
        m_commandNext = false;
        const std::vector<CommandWord> words = m_lexer.commandWords();
        if (!words.empty()) {
            item.commandText = true;
            item.token.kind = TokenKind::Char;
            item.token.begin = words.front().begin;
            item.token.end = words.back().end;
            return item;
        }
    }
    if (m_shellNext) {
        m_shellNext = false;
        const CommandWord line = m_lexer.shellText();
        item.commandText = true;
        item.token.kind = TokenKind::Char;
        item.token.begin = line.begin;
        item.token.end = line.end;
        return item;
    }
    item.token = m_lexer.next();
    if (item.token.kind == TokenKind::Comment) return item;
    const bool statementStart = m_statementStart;
    classify(item, statementStart);
    if (statementStart && commandStarts(item)) m_commandNext = true;
    m_shellNext =
        statementStart && item.token.kind == TokenKind::Not && m_lexer.textOf(item.token) == "!";
    trackStatement(item.token);
    return item;
}

bool Scanner::commandStarts(const ScanItem& item) const {
    return item.token.kind == TokenKind::Identifier && !item.contextual &&
           !m_variables.contains(m_lexer.textOf(item.token)) && m_lexer.commandFollows();
}

void Scanner::classify(ScanItem& item, bool statementStart) {
    if (m_inSignature) return;
    if (item.token.kind == TokenKind::Keyword)
        classifyKeyword(item);
    else if (statementStart && item.token.kind == TokenKind::Identifier)
        classifyWord(item);
}

void Scanner::open(ScanItem& item, Opener opener) {
    item.role = BlockRole::Open;
    m_open.push_back(opener);
}

void Scanner::classifyKeyword(ScanItem& item) {
    switch (item.token.keyword) {
    case Keyword::If:
    case Keyword::For:
    case Keyword::Parfor:
    case Keyword::While:
    case Keyword::Switch:
    case Keyword::Try:
    case Keyword::Spmd:
    case Keyword::UnwindProtect:
        if (m_lexer.depth() == 0) open(item, Opener::Control);
        break;
    case Keyword::Function:
        open(item, Opener::Function);
        break;
    case Keyword::Classdef:
        open(item, Opener::Classdef);
        break;
    default:
        if (isBlockMiddle(item.token.keyword) && m_lexer.depth() == 0)
            item.role = BlockRole::Middle;
        if (!isBlockEnd(item.token.keyword) || m_lexer.depth() > 0) break;
        item.role = BlockRole::Close;
        if (!m_open.empty()) {
            item.closesFunction = m_open.back() == Opener::Function;
            // Another arguments block may follow the one that ends here.
            m_afterSignature = m_open.back() == Opener::Section;
            m_open.pop_back();
        }
        break;
    }
}

bool Scanner::isSectionWord(std::string_view word) const {
    if (m_open.empty()) return false;
    if (m_open.back() == Opener::Classdef)
        return word == "properties" || word == "methods" || word == "events" ||
               word == "enumeration";
    return m_open.back() == Opener::Function && m_afterSignature && word == "arguments";
}

/// Words that are keywords only where they stand.
void Scanner::classifyWord(ScanItem& item) {
    const std::string_view word = m_lexer.textOf(item.token);
    const char after = m_lexer.peekAfterBlanks(item.token.end);
    if (isSectionWord(word)) {
        if (after == '=' || after == '.') return;
        item.contextual = true;
        open(item, Opener::Section);
    } else if (word == "do" && after != '=' && after != '(' && after != '.' && after != '{' &&
               !m_variables.contains(word)) {
        item.contextual = true;
        open(item, Opener::Do);
    } else if (word == "until" && !m_open.empty() && m_open.back() == Opener::Do) {
        item.contextual = true;
        item.role = BlockRole::Close;
        m_open.pop_back();
    }
}

void Scanner::trackStatement(const Token& token) {
    const bool separates = token.kind == TokenKind::Newline || token.kind == TokenKind::Semicolon ||
                           token.kind == TokenKind::Comma;
    if (separates && m_lexer.depth() == 0) {
        if (m_inSignature) {
            m_inSignature = false;
            m_afterSignature = true;
        } else if (!m_statementStart) {
            m_afterSignature = false;
        }
        m_statementStart = true;
        m_declares = false;
        m_targets.clear();
        return;
    }
    m_statementStart = false;
    switch (token.kind) {
    case TokenKind::Identifier:
        if (m_declares)
            m_variables.insert(m_lexer.textOf(token));
        else if (m_lexer.depth() <= 1 && m_targets.size() < 64)
            m_targets.push_back(m_lexer.textOf(token));
        break;
    case TokenKind::Assign:
        if (m_lexer.depth() == 0) m_variables.insert(m_targets.begin(), m_targets.end());
        break;
    case TokenKind::Keyword:
        if (token.keyword == Keyword::Function && m_lexer.depth() == 0) m_inSignature = true;
        m_declares = m_inSignature || token.keyword == Keyword::For ||
                     token.keyword == Keyword::Parfor || token.keyword == Keyword::Global ||
                     token.keyword == Keyword::Persistent;
        // A statement may follow on the same line.
        m_statementStart = token.keyword == Keyword::Else || token.keyword == Keyword::Try ||
                           token.keyword == Keyword::Otherwise || isBlockEnd(token.keyword) ||
                           token.keyword == Keyword::UnwindProtect ||
                           token.keyword == Keyword::UnwindProtectCleanup;
        if (m_lexer.depth() > 0) m_statementStart = false;
        break;
    default:
        break;
    }
}

bool functionsHaveEnd(std::string_view text, LexerOptions options) {
    if (text.find("function") == std::string_view::npos) return true;
    Scanner scanner(text, options);
    size_t functions = 0;
    size_t closed = 0;
    for (;;) {
        const ScanItem item = scanner.next();
        if (item.token.kind == TokenKind::EndOfFile) break;
        if (item.role == BlockRole::Open && item.token.keyword == Keyword::Function) ++functions;
        if (item.closesFunction) ++closed;
    }
    return closed * 2 >= functions;
}

} // namespace vitrine::lang
