// SPDX-License-Identifier: Apache-2.0
#pragma once
// Tokens with what a parser would know about statements, found without parsing: where statements
// start, which lines are commands, which words open and close blocks. For the editor, and for the
// parser's question whether a file's functions have their own `end`. Never fails.
#include "lang/lexer.h"

#include <string_view>
#include <unordered_set>
#include <vector>

namespace vitrine::lang {

enum class BlockRole : uint8_t { None, Open, Middle, Close };

struct ScanItem {
    Token token;
    BlockRole role = BlockRole::None;
    bool contextual = false;  ///< an identifier that is a keyword at its place
    bool commandText = false; ///< token.begin … token.end are a command's words
    bool closesFunction = false;
};

class Scanner {
public:
    explicit Scanner(std::string_view text, LexerOptions options = {});

    /// The last item has kind EndOfFile.
    ScanItem next();
    /// How many blocks are open at this point.
    [[nodiscard]] size_t openBlocks() const { return m_open.size(); }
    [[nodiscard]] const Lexer& lexer() const { return m_lexer; }

private:
    enum class Opener : uint8_t { Control, Do, Function, Classdef, Section };

    void trackStatement(const Token& token);
    void classify(ScanItem& item, bool statementStart);
    void classifyKeyword(ScanItem& item);
    void classifyWord(ScanItem& item);
    [[nodiscard]] bool isSectionWord(std::string_view word) const;
    [[nodiscard]] bool commandStarts(const ScanItem& item) const;
    void open(ScanItem& item, Opener opener);

    Lexer m_lexer;
    std::vector<Opener> m_open;
    std::unordered_set<std::string_view> m_variables;
    std::vector<std::string_view> m_targets; ///< names of the statement so far, until its `=`
    bool m_statementStart = true;
    bool m_inSignature = false;
    bool m_afterSignature = false;
    bool m_declares = false; ///< every name of this statement is a variable
    bool m_commandNext = false;
    bool m_shellNext = false;
};

/// Whether most functions of a text are closed by an `end` of their own.
[[nodiscard]] bool functionsHaveEnd(std::string_view text, LexerOptions options);

} // namespace vitrine::lang
