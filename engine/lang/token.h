// SPDX-License-Identifier: Apache-2.0
#pragma once
// The tokens that the lexer gives to the parser.
#include <cstdint>
#include <string_view>

namespace vitrine::lang {

enum class TokenKind : uint8_t {
    EndOfFile,
    Newline,
    Semicolon,
    Comma,
    Number,
    Char,
    String,
    Identifier,
    Keyword,
    Comment, ///< only when the lexer is asked to keep comments
    Error,   ///< unreadable bytes, or text without its closing quote (Token::fault)
    LeftParen,
    RightParen,
    LeftBracket,
    RightBracket,
    LeftBrace,
    RightBrace,
    Dot, ///< before a field name or `(`
    Colon,
    At,
    Question,
    Assign,
    OpAssign,  ///< += -= *= …; Token::op says which operator
    Increment, ///< ++ at the end of a statement
    Decrement,
    Plus,
    Minus,
    Not,
    Star,
    Slash,
    Backslash,
    Caret,
    DotStar,
    DotSlash,
    DotBackslash,
    DotCaret,
    Transpose,  ///< .'
    CTranspose, ///< '
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    And,
    Or,
    AndAnd,
    OrOr,
};

enum class Keyword : uint8_t {
    None,
    Break,
    Case,
    Catch,
    Classdef,
    Continue,
    Else,
    Elseif,
    End,
    For,
    Function,
    Global,
    If,
    Otherwise,
    Parfor,
    Persistent,
    Return,
    Spmd,
    Switch,
    Try,
    While,
    // Octave's. `do` and `until` stay identifiers: only their place makes them keywords.
    UnwindProtect,
    UnwindProtectCleanup,
    EndIf,
    EndWhile,
    EndFor,
    EndParfor,
    EndFunction,
    EndSwitch,
    EndTryCatch,
    EndUnwindProtect,
    EndSpmd,
    EndClassdef,
    EndProperties,
    EndMethods,
    EndEvents,
    EndEnumeration,
    EndArguments,
};

/// None for a word that is no keyword.
Keyword keywordOf(std::string_view word);
/// `end` and every Octave spelling of it.
bool isBlockEnd(Keyword keyword);
/// `else`, `case`, `catch` and the like: ends one part of a block and starts the next.
bool isBlockMiddle(Keyword keyword);

enum class Fault : uint8_t { None, Character, OpenChar, OpenString, Number };

struct Token {
    TokenKind kind = TokenKind::EndOfFile;
    Keyword keyword = Keyword::None;
    TokenKind op = TokenKind::EndOfFile; ///< of OpAssign
    Fault fault = Fault::None;           ///< of Error
    bool spaceBefore = false;
    bool spaceAfter = false;  ///< blank, line end or continuation follows; set for operators
    bool inMatrix = false;    ///< directly inside [] or a cell {}, where blanks separate
    bool firstOnLine = false; ///< only blanks stand before it on its line
    uint32_t begin = 0;
    uint32_t end = 0;
};

} // namespace vitrine::lang
