// SPDX-License-Identifier: Apache-2.0
#pragma once
// The parser's state, shared by its four sources; nobody else includes it. Recursive descent over
// statements, precedence climbing over operators. A mistake is reported once and thrown as Abandon
// to the statement that holds it, which then goes on behind it.
#include "lang/lexer.h"
#include "lang/parser.h"

#include <string>
#include <unordered_set>
#include <vector>

namespace vitrine::lang {

class Parser {
public:
    Parser(const SourceFile& source, const ParseOptions& options, LexerOptions lexerOptions);
    ParseResult run();

private:
    /// Thrown after a mistake was reported; nothing else is known about it.
    struct Abandon {};

    /// What needs an `end`, while it is being read.
    enum class BlockKind : uint8_t {
        If,
        While,
        For,
        Parfor,
        Spmd,
        Switch,
        Try,
        UnwindProtect,
        Do,
        Function,
        Classdef,
        Section, ///< properties, methods, events, enumeration, arguments
    };
    struct OpenBlock {
        BlockKind kind;
        Token opener;
        std::string_view word; ///< as written
        uint32_t line = 0;
        uint32_t indent = 0;
        bool afterElse = false; ///< `else if` on one line
    };
    struct Scope {
        std::unordered_set<std::string_view> names;
        std::vector<std::string_view> order;
        Scope* parent = nullptr;
    };
    /// A function's own names, for as long as it is being read.
    class ScopeEntry {
    public:
        ScopeEntry(Parser& parser, bool nested) : m_parser(parser), m_outer(parser.m_scope) {
            m_scope.parent = nested ? m_outer : nullptr;
            m_parser.m_scope = &m_scope;
        }
        ~ScopeEntry() { m_parser.m_scope = m_outer; }
        ScopeEntry(const ScopeEntry&) = delete;
        ScopeEntry& operator=(const ScopeEntry&) = delete;

    private:
        Parser& m_parser;
        Scope* m_outer;
        Scope m_scope;
    };
    struct ClassParts {
        std::vector<PropertiesBlock> properties;
        std::vector<MethodsBlock> methods;
        std::vector<EventsBlock> events;
        std::vector<EnumerationBlock> enumerations;
    };
    /// Counts nesting for the lifetime of a recursion.
    class Nesting {
    public:
        explicit Nesting(Parser& parser);
        ~Nesting() { --m_parser.m_nesting; }
        Nesting(const Nesting&) = delete;
        Nesting& operator=(const Nesting&) = delete;

    private:
        Parser& m_parser;
    };

    // Tokens (parser.cpp).
    void advance();
    [[nodiscard]] bool is(TokenKind kind) const { return m_token.kind == kind; }
    [[nodiscard]] bool is(Keyword keyword) const { return m_token.keyword == keyword; }
    [[nodiscard]] bool isWord(std::string_view word) const;
    bool accept(TokenKind kind);
    void expect(TokenKind kind, std::string_view what);
    [[nodiscard]] Token peek() const;
    [[nodiscard]] std::string_view text(const Token& token) const { return m_lexer.textOf(token); }
    [[nodiscard]] Span spanOf(const Token& token) const;
    [[nodiscard]] Span spanFrom(Span first) const;
    [[nodiscard]] bool atStatementEnd() const;
    void skipSeparators();
    std::string_view name(std::string_view word);

    template <typename T>
    T* make(Span span) {
        T* node = m_ast->arena.make<T>();
        node->span = span;
        return node;
    }
    template <typename T>
    List<T> list(const std::vector<T>& items) {
        return m_ast->arena.list(items);
    }

    // Mistakes (parser_errors.cpp).
    void report(Span span, std::string message, std::string hint = {});
    [[noreturn]] void fail(Span span, std::string message, std::string hint = {});
    [[noreturn]] void failOpenText(Span span);
    void octaveOnly(Span span, std::string_view message, std::string_view hint);
    void octaveOnlyAt(TokenKind kind, std::string_view message, std::string_view hint);
    void checkIndexed(const Expr& object, bool bracket);
    static constexpr std::string_view kAssignInside = "an assignment is no value in MATLAB";
    static constexpr std::string_view kAssignFirst = "assign in a statement of its own";
    /// Reports that the current token can't stand here.
    [[noreturn]] void failHere(std::string_view wanted);
    [[noreturn]] void failOpenBracket(const Token& bracket, std::string_view closing,
                                      uint32_t resume);
    [[nodiscard]] std::string lineText(uint32_t offset) const;
    void reportMissingEnd(const OpenBlock& block);
    /// Reports the current token, an `end` that closes nothing, and passes it.
    void reportStrayEnd();
    void recover(uint32_t statementBegin);
    void stop();

    // Expressions (parser_expression.cpp).
    Expr* parseExpression();
    Expr* parseBinary(int minimum, Expr* left = nullptr);
    Expr* parseRange(Expr* first, int minimum);
    Expr* parseUnary();
    Expr* parsePower();
    Expr* parsePowerOperand();
    Expr* parsePostfix();
    Expr* parsePostfixTail(Expr* object);
    Expr* makeIncrement(Expr* left);
    Expr* parsePrimary();
    Expr* parseParen();
    Expr* parseNumber();
    Expr* parseText();
    Expr* parseAt();
    Expr* parseMember(Expr* object);
    Expr* parseSuperclassCall(Expr* method);
    /// From the open bracket to behind the closing one. blanksPart: names need no comma between
    /// them.
    ExprList parseArguments(TokenKind close, bool blanksPart = false);
    Expr* parseArgument(TokenKind close);
    List<ExprList> parseRows(TokenKind close);
    Expr* parseElement();
    std::string_view parseDottedName(std::string_view what);
    [[noreturn]] void failErrorToken();

    // Statements (parser_statement.cpp).
    Stmt* parseStatement();
    Stmt* parseStatementInner();
    Stmt* parseKeywordStatement();
    Stmt* parseSimpleStatement();
    Stmt* parseCommand();
    Stmt* parseShell();
    Stmt* parseAssignment(Expr* left, Span begin);
    Stmt* parseOpAssign(Expr* left, Span begin);
    Stmt* parsePrefixIncrement();
    Stmt* parseDeclaration(bool isGlobal);
    template <typename T>
    Stmt* parseWordStatement();
    Expr* parseAssignedValue();
    void finishSimple(Stmt& statement);
    /// Statements up to what ends the innermost open block, which stays the current token.
    Block parseBlock();
    [[nodiscard]] bool endsBlock();
    [[nodiscard]] bool isDoKeyword();
    void openBlock(BlockKind kind);
    /// Takes the `end` of the innermost open block, or reports that it is missing.
    void closeBlock();
    [[nodiscard]] static bool acceptsMiddle(BlockKind kind, Keyword keyword);
    [[nodiscard]] static bool acceptsEnd(BlockKind kind, Keyword keyword);
    Expr* makeTarget(Expr* expr);
    ExprList makeTargets(const MatrixExpr& matrix);
    void assign(std::string_view name);
    [[nodiscard]] bool isVariable(std::string_view name) const;

    // Control flow (parser_control.cpp).
    Stmt* parseIf();
    Stmt* parseWhile();
    Stmt* parseDo();
    Stmt* parseFor(bool parallel);
    Stmt* parseSpmd();
    Stmt* parseSwitch();
    Stmt* parseTry();
    Stmt* parseUnwindProtect();
    void parseForHeader(ForStmt& loop);
    Expr* parseCondition(std::string_view keyword);
    Expr* parseHeadExpression();

    // Functions and classes (parser_declaration.cpp).
    void parseFile();
    FunctionDef* parseFunction(const FunctionDef* parent, bool endRequired);
    void parseFunctionBody(FunctionDef& function, bool endRequired);
    void parseSignature(FunctionDef& function);
    void parseFunctionName(FunctionDef& function);
    List<Parameter> parseParameters(TokenKind close);
    Parameter parseParameter();
    std::vector<ArgumentsBlock> parseArgumentsBlocks();
    ArgumentsBlock parseArgumentsBlock();
    [[nodiscard]] bool atArgumentsBlock() const;
    ArgumentDecl parseArgumentDecl();
    List<Attribute> parseAttributes();
    const ClassDef* parseClassdef();
    void parseSection(ClassParts& parts);
    FunctionDef* parseMethodSignature();
    /// Runs read() for each line up to the section's end.
    template <typename Read>
    void parseSectionLines(Read read);
    std::string_view helpText(uint32_t signatureBegin, uint32_t signatureEnd);

    const SourceFile& m_source;
    Lexer m_lexer;
    Token m_token;
    uint32_t m_previousEnd = 0;
    std::shared_ptr<Ast> m_ast;
    Diagnostics m_diagnostics;
    std::unordered_set<std::string_view> m_names;
    std::unordered_set<std::string_view> m_known;
    Scope m_fileScope;
    Scope* m_scope = &m_fileScope;
    std::vector<OpenBlock> m_open;
    /// Blocks whose `end` stood further left than they do: the likely ones when an `end` is
    /// missing.
    std::vector<OpenBlock> m_suspects;
    std::vector<FunctionDef*> m_functions;
    std::vector<Stmt*> m_statements;
    Span m_ignored; ///< a `~` that no assignment has claimed yet
    const bool m_octave;
    const bool m_strict;
    bool m_functionsHaveEnd = true;
    bool m_stopped = false;
    int m_nesting = 0;
    int m_indexDepth = 0;
    uint32_t m_resume = 0; ///< where to go on after Abandon, when not 0
    int m_rescans = 0;
    bool m_strayBlock = false; ///< an `else` without `if` was told: its `end` is no news
};

} // namespace vitrine::lang
