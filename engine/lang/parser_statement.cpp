// SPDX-License-Identifier: Apache-2.0
// Statements: expressions, assignments, commands, and where blocks begin and end.
#include "lang/parser_impl.h"

namespace vitrine::lang {

// ------------------------------------------------------------------------------------ blocks

bool Parser::acceptsMiddle(BlockKind kind, Keyword keyword) {
    switch (keyword) {
    case Keyword::Else:
    case Keyword::Elseif:
        return kind == BlockKind::If;
    case Keyword::Case:
    case Keyword::Otherwise:
        return kind == BlockKind::Switch;
    case Keyword::Catch:
        return kind == BlockKind::Try;
    case Keyword::UnwindProtectCleanup:
        return kind == BlockKind::UnwindProtect;
    default:
        return false;
    }
}

bool Parser::acceptsEnd(BlockKind kind, Keyword keyword) {
    switch (keyword) {
    case Keyword::End:
        return kind != BlockKind::Do;
    case Keyword::EndIf:
        return kind == BlockKind::If;
    case Keyword::EndWhile:
        return kind == BlockKind::While;
    case Keyword::EndFor:
        return kind == BlockKind::For || kind == BlockKind::Parfor;
    case Keyword::EndParfor:
        return kind == BlockKind::Parfor;
    case Keyword::EndFunction:
        return kind == BlockKind::Function;
    case Keyword::EndSwitch:
        return kind == BlockKind::Switch;
    case Keyword::EndTryCatch:
        return kind == BlockKind::Try;
    case Keyword::EndUnwindProtect:
        return kind == BlockKind::UnwindProtect;
    case Keyword::EndSpmd:
        return kind == BlockKind::Spmd;
    case Keyword::EndClassdef:
        return kind == BlockKind::Classdef;
    case Keyword::EndProperties:
    case Keyword::EndMethods:
    case Keyword::EndEvents:
    case Keyword::EndEnumeration:
    case Keyword::EndArguments:
        return kind == BlockKind::Section;
    default:
        return false;
    }
}

/// Opens a block at the current token, which is its first word, and goes past it.
void Parser::openBlock(BlockKind kind) {
    OpenBlock block;
    block.kind = kind;
    block.opener = m_token;
    block.word = text(m_token);
    block.line = m_source.position(m_token.begin).line;
    const uint32_t lineBegin = m_lexer.lineStart(m_token.begin);
    uint32_t indent = lineBegin;
    while (m_lexer.text()[indent] == ' ' || m_lexer.text()[indent] == '\t')
        ++indent;
    block.indent = indent - lineBegin;
    if (kind == BlockKind::If && !m_token.firstOnLine) {
        const std::string_view before = m_lexer.text().substr(indent, m_token.begin - indent);
        block.afterElse = before.starts_with("else ") || before.starts_with("else\t");
    }
    advance();
    m_open.push_back(block);
}

void Parser::closeBlock() {
    if (m_open.empty()) return; // the parse was stopped
    const OpenBlock block = m_open.back();
    m_open.pop_back();
    if (m_stopped) return;
    if (is(TokenKind::Keyword) && acceptsEnd(block.kind, m_token.keyword)) {
        const uint32_t column = m_token.begin - m_lexer.lineStart(m_token.begin);
        const bool leftOf = block.opener.firstOnLine && column < block.indent;
        // An `else if` is innocent once the `if` around it has its own `end`.
        while (block.kind == BlockKind::If && !m_suspects.empty() && m_suspects.back().afterElse &&
               m_suspects.back().opener.begin > block.opener.begin)
            m_suspects.pop_back();
        if (m_token.firstOnLine && (leftOf || block.afterElse)) m_suspects.push_back(block);
        advance();
        return;
    }
    if (is(TokenKind::Keyword) && isBlockEnd(m_token.keyword) && !is(Keyword::End)) {
        // `endwhile` in an `if`: either an outer block's, and ours has none, or a slip.
        for (const OpenBlock& outer : m_open) {
            if (acceptsEnd(outer.kind, m_token.keyword)) return reportMissingEnd(block);
        }
        report(spanOf(m_token), "'" + std::string(text(m_token)) + "' can't close the '" +
                                    std::string(block.word) + "' of line " +
                                    std::to_string(block.line));
        advance();
        return;
    }
    reportMissingEnd(block);
}

bool Parser::isDoKeyword() {
    if (!isWord("do") || isVariable("do")) return false;
    const char after = m_lexer.peekAfterBlanks(m_token.end);
    return after != '=' && after != '(' && after != '.' && after != '{';
}

/// Whether the current token ends the innermost block. Words that fit no open block are reported
/// and passed here.
bool Parser::endsBlock() {
    if (is(TokenKind::EndOfFile)) return true;
    if (!m_open.empty() && m_open.back().kind == BlockKind::Do && isWord("until")) return true;
    if (!is(TokenKind::Keyword)) return false;
    if (is(Keyword::Function)) return !m_open.empty();
    if (is(Keyword::Classdef)) return !m_open.empty();
    if (isBlockEnd(m_token.keyword)) {
        if (!m_open.empty()) return true;
        reportStrayEnd();
        return false;
    }
    bool outer = false;
    for (const OpenBlock& block : m_open) {
        if (block.kind == BlockKind::Function) outer = false;
        outer = outer || acceptsMiddle(block.kind, m_token.keyword);
    }
    if (outer) return true;
    std::string_view owner;
    switch (m_token.keyword) {
    case Keyword::Else:
    case Keyword::Elseif:
        owner = "if";
        break;
    case Keyword::Case:
    case Keyword::Otherwise:
        owner = "switch";
        break;
    case Keyword::Catch:
        owner = "try";
        break;
    case Keyword::UnwindProtectCleanup:
        owner = "unwind_protect";
        break;
    default:
        return false;
    }
    report(spanOf(m_token),
           "'" + std::string(text(m_token)) + "' outside of '" + std::string(owner) + "'");
    m_strayBlock = true;
    const bool hasValue = is(Keyword::Elseif) || is(Keyword::Case);
    advance();
    if (hasValue) recover(m_token.begin);
    return false;
}

Block Parser::parseBlock() {
    const Nesting nesting(*this);
    std::vector<Stmt*> statements;
    for (;;) {
        skipSeparators();
        const uint32_t begin = m_token.begin;
        if (endsBlock()) return list(statements);
        if (m_token.begin != begin) continue;
        if (Stmt* statement = parseStatement()) statements.push_back(statement);
    }
}

/// Null when the statement could not be read.
Stmt* Parser::parseStatement() {
    const uint32_t begin = m_token.begin;
    try {
        return parseStatementInner();
    } catch (const Abandon&) {
        recover(begin);
        return nullptr;
    }
}

Stmt* Parser::parseStatementInner() {
    if (is(TokenKind::Keyword)) return parseKeywordStatement();
    if (isDoKeyword()) return parseDo();
    return parseSimpleStatement();
}

template <typename T>
Stmt* Parser::parseWordStatement() {
    auto* node = make<T>(spanOf(m_token));
    advance();
    if (!atStatementEnd() && !is(TokenKind::Keyword)) failHere("the end of the statement");
    return node;
}

Stmt* Parser::parseKeywordStatement() {
    switch (m_token.keyword) {
    case Keyword::If:
        return parseIf();
    case Keyword::While:
        return parseWhile();
    case Keyword::For:
        return parseFor(false);
    case Keyword::Parfor:
        return parseFor(true);
    case Keyword::Spmd:
        return parseSpmd();
    case Keyword::Switch:
        return parseSwitch();
    case Keyword::Try:
        return parseTry();
    case Keyword::UnwindProtect:
        return parseUnwindProtect();
    case Keyword::Break:
        return parseWordStatement<BreakStmt>();
    case Keyword::Continue:
        return parseWordStatement<ContinueStmt>();
    case Keyword::Return:
        return parseWordStatement<ReturnStmt>();
    case Keyword::Global:
        return parseDeclaration(true);
    case Keyword::Persistent:
        return parseDeclaration(false);
    default:
        failHere("a statement");
    }
}

// ------------------------------------------------------------------------- simple statements

void Parser::finishSimple(Stmt& statement) {
    statement.span = spanFrom(statement.span);
    statement.print = !is(TokenKind::Semicolon);
    if (m_ignored.valid())
        fail(m_ignored, "'~' stands for an output that is not wanted; here a value is expected");
    if (atStatementEnd()) return;
    // `if x, y = 1 end`
    if (is(TokenKind::Keyword) && (isBlockEnd(m_token.keyword) || isBlockMiddle(m_token.keyword)))
        return;
    switch (m_token.kind) {
    case TokenKind::RightParen:
    case TokenKind::RightBracket:
    case TokenKind::RightBrace:
    case TokenKind::Assign:
    case TokenKind::Error:
        failHere({});
    default:
        break;
    }
    fail(spanOf(m_token),
         "'" + std::string(text(m_token)) + "' can't follow here: the statement is complete",
         "is an operator, a comma or a quote missing?");
}

Stmt* Parser::parseSimpleStatement() {
    const Span begin = spanOf(m_token);
    if (is(TokenKind::Identifier) && m_lexer.commandFollows() && !isVariable(text(m_token)))
        return parseCommand();
    if (is(TokenKind::Not) && text(m_token) == "!") return parseShell();
    // Strictly ++x is x with two signs.
    if (!m_strict && (is(TokenKind::Plus) || is(TokenKind::Minus))) {
        if (Stmt* increment = parsePrefixIncrement()) return increment;
    }
    Expr* left = parseExpression();
    if (is(TokenKind::Assign)) return parseAssignment(left, begin);
    if (is(TokenKind::OpAssign) || is(TokenKind::Increment) || is(TokenKind::Decrement))
        return parseOpAssign(left, begin);
    auto* node = make<ExpressionStmt>(begin);
    node->expression = left;
    finishSimple(*node);
    return node;
}

Stmt* Parser::parseCommand() {
    const Span begin = spanOf(m_token);
    auto* function = make<IdentifierExpr>(begin);
    function->name = name(text(m_token));
    std::vector<Expr*> arguments;
    for (const CommandWord& word : m_lexer.commandWords()) {
        if (word.open) failOpenText({m_source.id(), word.begin, word.end});
        auto* argument = make<CharExpr>(Span{m_source.id(), word.begin, word.end});
        argument->value = m_ast->arena.text(word.text);
        arguments.push_back(argument);
    }
    m_token.end = m_lexer.position();
    advance();
    auto* call = make<IndexExpr>(arguments.empty() ? begin : begin.to(arguments.back()->span));
    call->object = function;
    call->arguments = list(arguments);
    auto* node = make<ExpressionStmt>(call->span);
    node->expression = call;
    node->isCommand = true;
    node->print = !is(TokenKind::Semicolon);
    return node;
}

/// !command: a call of `system`.
Stmt* Parser::parseShell() {
    const Span begin = spanOf(m_token);
    const CommandWord word = m_lexer.shellText();
    auto* function = make<IdentifierExpr>(begin);
    function->name = name("system");
    auto* argument = make<CharExpr>(Span{m_source.id(), word.begin, word.end});
    argument->value = m_ast->arena.text(word.text);
    auto* call = make<IndexExpr>(begin.to(argument->span));
    call->object = function;
    call->arguments = list(std::vector<Expr*>{argument});
    auto* node = make<ExpressionStmt>(call->span);
    node->expression = call;
    node->isCommand = true;
    m_token.end = word.end;
    advance();
    return node;
}

Expr* Parser::parseAssignedValue() {
    const Nesting nesting(*this);
    Expr* value = parseExpression();
    if (is(TokenKind::Increment) || is(TokenKind::Decrement)) return makeIncrement(value);
    if (!is(TokenKind::Assign)) return value;
    auto* node = make<AssignExpr>(value->span);
    node->target = makeTarget(value);
    octaveOnly(spanOf(m_token), kAssignInside, kAssignFirst);
    advance();
    node->value = parseAssignedValue();
    node->span = value->span.to(node->value->span);
    return node;
}

Stmt* Parser::parseAssignment(Expr* left, Span begin) {
    auto* node = make<AssignStmt>(begin);
    if (const auto* matrix = dynCast<MatrixExpr>(left)) {
        node->bracketed = true;
        node->targets = makeTargets(*matrix);
    } else {
        node->targets = list(std::vector<Expr*>{makeTarget(left)});
    }
    m_ignored = {};
    advance();
    node->value = parseAssignedValue();
    finishSimple(*node);
    return node;
}

Stmt* Parser::parseOpAssign(Expr* left, Span begin) {
    auto* node = make<OpAssignStmt>(begin);
    node->target = makeTarget(left);
    const Token token = m_token;
    advance();
    if (token.kind != TokenKind::OpAssign) {
        node->op = token.kind == TokenKind::Increment ? BinaryOp::Add : BinaryOp::Subtract;
        auto* one = make<NumberExpr>(spanOf(token));
        one->value = 1;
        one->text = "1";
        node->value = one;
        finishSimple(*node);
        return node;
    }
    switch (token.op) {
    case TokenKind::Plus:
        node->op = BinaryOp::Add;
        break;
    case TokenKind::Minus:
        node->op = BinaryOp::Subtract;
        break;
    case TokenKind::Star:
        node->op = BinaryOp::Multiply;
        break;
    case TokenKind::Slash:
        node->op = BinaryOp::Divide;
        break;
    case TokenKind::Backslash:
        node->op = BinaryOp::LeftDivide;
        break;
    case TokenKind::Caret:
        node->op = BinaryOp::Power;
        break;
    case TokenKind::DotStar:
        node->op = BinaryOp::ElementMultiply;
        break;
    case TokenKind::DotSlash:
        node->op = BinaryOp::ElementDivide;
        break;
    case TokenKind::DotBackslash:
        node->op = BinaryOp::ElementLeftDivide;
        break;
    case TokenKind::DotCaret:
        node->op = BinaryOp::ElementPower;
        break;
    case TokenKind::And:
        node->op = BinaryOp::And;
        break;
    default:
        node->op = BinaryOp::Or;
        break;
    }
    node->value = parseAssignedValue();
    finishSimple(*node);
    return node;
}

/// ++x and --x as statements; null when the tokens say something else.
Stmt* Parser::parsePrefixIncrement() {
    const Token first = m_token;
    Lexer ahead = m_lexer;
    const Token second = ahead.next();
    const Token third = ahead.next();
    const Token fourth = ahead.next();
    const bool simple = second.kind == first.kind && second.begin == first.end &&
                        third.kind == TokenKind::Identifier && third.begin == second.end &&
                        (fourth.kind == TokenKind::Semicolon || fourth.kind == TokenKind::Comma ||
                         fourth.kind == TokenKind::Newline || fourth.kind == TokenKind::EndOfFile);
    if (!simple) return nullptr;
    auto* node = make<OpAssignStmt>(spanOf(first));
    node->op = first.kind == TokenKind::Plus ? BinaryOp::Add : BinaryOp::Subtract;
    auto* one = make<NumberExpr>(spanOf(first).to(spanOf(second)));
    one->value = 1;
    one->text = "1";
    node->value = one;
    advance();
    advance();
    node->target = makeTarget(parsePrimary());
    finishSimple(*node);
    return node;
}

Stmt* Parser::parseDeclaration(bool isGlobal) {
    auto* node = make<DeclareStmt>(spanOf(m_token));
    node->isGlobal = isGlobal;
    advance();
    std::vector<Declarator> variables;
    while (is(TokenKind::Identifier)) {
        Declarator variable;
        variable.name = name(text(m_token));
        variable.span = spanOf(m_token);
        assign(variable.name);
        advance();
        octaveOnlyAt(TokenKind::Assign, "a declaration gives no value in MATLAB",
                     "assign in a statement of its own");
        if (accept(TokenKind::Assign)) variable.value = parseExpression();
        variables.push_back(variable);
    }
    if (!atStatementEnd() && !is(TokenKind::Keyword)) failHere("the name of a variable");
    node->variables = list(variables);
    node->span = spanFrom(node->span);
    return node;
}

// ----------------------------------------------------------------------------------- targets

void Parser::assign(std::string_view variable) {
    if (variable.empty()) return;
    if (m_scope->names.insert(variable).second) m_scope->order.push_back(variable);
}

bool Parser::isVariable(std::string_view word) const {
    bool inFunction = true;
    for (const Scope* scope = m_scope; scope; scope = scope->parent) {
        if (scope->names.contains(word)) return true;
        if (scope == &m_fileScope) inFunction = false;
    }
    return !inFunction && m_known.contains(word);
}

/// Checks that an expression can be assigned to, and notes its variable.
Expr* Parser::makeTarget(Expr* expr) {
    const Expr* root = expr;
    for (;;) {
        if (const auto* index = dynCast<IndexExpr>(root))
            root = index->object;
        else if (const auto* cell = dynCast<CellIndexExpr>(root))
            root = cell->object;
        else if (const auto* field = dynCast<FieldExpr>(root))
            root = field->object;
        else if (const auto* dynamic = dynCast<DynamicFieldExpr>(root))
            root = dynamic->object;
        else
            break;
    }
    if (const auto* variable = dynCast<IdentifierExpr>(root)) {
        assign(variable->name);
        return expr;
    }
    if (const auto* paren = dynCast<ParenExpr>(expr)) {
        if (paren->inner->kind == ExprKind::Identifier) return makeTarget(paren->inner);
    }
    switch (expr->kind) {
    case ExprKind::Error:
        return expr;
    case ExprKind::Binary:
    case ExprKind::ShortCircuit:
        fail(expr->span, "an expression with operators can't be assigned to", "did you mean '=='?");
    case ExprKind::Number:
    case ExprKind::Char:
    case ExprKind::String:
        fail(expr->span, "a constant can't be assigned to");
    default:
        fail(expr->span, "this can't be assigned to", "only a variable or a part of one can");
    }
}

ExprList Parser::makeTargets(const MatrixExpr& matrix) {
    if (matrix.rows.size() > 1)
        fail(matrix.span, "the outputs of an assignment stand in one row",
             "separate them with commas");
    std::vector<Expr*> targets;
    if (!matrix.rows.empty()) {
        for (Expr* element : matrix.rows[0]) {
            const auto* negation = dynCast<UnaryExpr>(element);
            if (element->kind == ExprKind::Ignored) {
                targets.push_back(element);
            } else if (negation && negation->op == UnaryOp::Not &&
                       negation->operand->span.begin > negation->opSpan.end) {
                // [~ b] = f()
                targets.push_back(make<IgnoredExpr>(negation->opSpan));
                targets.push_back(makeTarget(negation->operand));
            } else {
                targets.push_back(makeTarget(element));
            }
        }
    }
    if (targets.empty()) targets.push_back(make<IgnoredExpr>(matrix.span));
    return list(targets);
}

} // namespace vitrine::lang
