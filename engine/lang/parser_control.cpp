// SPDX-License-Identifier: Apache-2.0
// The blocks of control flow. Each opens its block, reads its parts, and closes it; a mistake in a
// head leaves the block itself intact.
#include "lang/parser_impl.h"

namespace vitrine::lang {

/// The expression after a block's word. A mistake in it leaves the block itself intact.
Expr* Parser::parseHeadExpression() {
    const uint32_t begin = m_token.begin;
    const Span span = spanOf(m_token);
    try {
        return parseExpression();
    } catch (const Abandon&) {
        recover(begin);
        return make<ErrorExpr>(span);
    }
}

Expr* Parser::parseCondition(std::string_view keyword) {
    const uint32_t begin = m_token.begin;
    if (atStatementEnd() && !is(TokenKind::EndOfFile)) {
        report({m_source.id(), m_previousEnd, m_previousEnd},
               "'" + std::string(keyword) + "' needs a condition");
        return make<ErrorExpr>(spanOf(m_token));
    }
    Expr* condition = parseHeadExpression();
    if (condition->kind == ExprKind::Error) return condition;
    Span mistake;
    if (is(TokenKind::Assign)) {
        mistake = spanOf(m_token);
    } else if (const auto* paren = dynCast<ParenExpr>(condition)) {
        // `while (line = next())` is Octave's; `if (x = 3)` is a slip of the pen.
        const auto* assignment = dynCast<AssignExpr>(paren->inner);
        if (assignment && assignment->value->kind != ExprKind::Index)
            mistake = {m_source.id(), assignment->target->span.end, assignment->value->span.begin};
    }
    if (!mistake.valid()) return condition;
    report(mistake, "'=' assigns and can't be a condition", "did you mean '=='?");
    if (is(TokenKind::Assign)) recover(begin);
    return make<ErrorExpr>(condition->span);
}

Stmt* Parser::parseIf() {
    auto* node = make<IfStmt>(spanOf(m_token));
    openBlock(BlockKind::If);
    std::vector<IfClause> clauses;
    std::string_view word = "if";
    do {
        IfClause clause;
        clause.condition = parseCondition(word);
        clause.body = parseBlock();
        clauses.push_back(clause);
        word = "elseif";
    } while (is(Keyword::Elseif) && (advance(), true));
    bool hasElse = false;
    while (is(Keyword::Else) || is(Keyword::Elseif)) {
        if (hasElse)
            report(spanOf(m_token),
                   "'" + std::string(text(m_token)) + "' after the 'else' of the same 'if'");
        const bool isElseif = is(Keyword::Elseif);
        advance();
        if (isElseif) parseCondition("elseif");
        const Block body = parseBlock();
        if (!hasElse) node->elseBody = body;
        hasElse = true;
    }
    closeBlock();
    node->clauses = list(clauses);
    node->span = spanFrom(node->span);
    return node;
}

Stmt* Parser::parseWhile() {
    auto* node = make<WhileStmt>(spanOf(m_token));
    openBlock(BlockKind::While);
    node->condition = parseCondition("while");
    node->body = parseBlock();
    closeBlock();
    node->span = spanFrom(node->span);
    return node;
}

Stmt* Parser::parseDo() {
    auto* node = make<DoUntilStmt>(spanOf(m_token));
    openBlock(BlockKind::Do);
    node->body = parseBlock();
    node->condition = make<ErrorExpr>(spanOf(m_token));
    if (isWord("until")) {
        if (!m_open.empty()) m_open.pop_back();
        advance();
        node->condition = parseCondition("until");
    } else {
        closeBlock();
    }
    node->span = spanFrom(node->span);
    return node;
}

/// target = range, with or without parentheses, and parfor's number of workers.
void Parser::parseForHeader(ForStmt& loop) {
    const Token open = m_token;
    // `for (i = 1:3)`; but in `for (i) = 1:3` the parentheses are the target's.
    bool paren = false;
    if (is(TokenKind::LeftParen)) {
        Lexer ahead = m_lexer;
        int level = 1;
        Token token = ahead.next();
        while (token.kind != TokenKind::EndOfFile && token.kind != TokenKind::Newline &&
               token.kind != TokenKind::Assign && level > 0) {
            if (token.kind == TokenKind::LeftParen) ++level;
            if (token.kind == TokenKind::RightParen) --level;
            token = ahead.next();
        }
        paren = level > 0;
    }
    if (paren) advance();
    loop.target = make<ErrorExpr>(spanOf(m_token));
    loop.target = makeTarget(parsePostfix());
    expect(TokenKind::Assign, "'=' and the values of the loop");
    loop.range = parseExpression();
    if (paren) {
        if (loop.parallel && accept(TokenKind::Comma)) loop.workers = parseExpression();
        if (!is(TokenKind::RightParen)) failOpenBracket(open, ")", 0);
        advance();
    } else if (is(TokenKind::RightParen)) {
        failHere({});
    }
}

Stmt* Parser::parseFor(bool parallel) {
    auto* node = make<ForStmt>(spanOf(m_token));
    node->parallel = parallel;
    openBlock(parallel ? BlockKind::Parfor : BlockKind::For);
    const uint32_t begin = m_token.begin;
    node->target = make<ErrorExpr>(spanOf(m_token));
    node->range = node->target;
    try {
        parseForHeader(*node);
    } catch (const Abandon&) {
        recover(begin);
    }
    node->body = parseBlock();
    closeBlock();
    node->span = spanFrom(node->span);
    return node;
}

Stmt* Parser::parseSpmd() {
    auto* node = make<SpmdStmt>(spanOf(m_token));
    openBlock(BlockKind::Spmd);
    if (is(TokenKind::LeftParen)) {
        const uint32_t begin = m_token.begin;
        try {
            node->arguments = parseArguments(TokenKind::RightParen);
        } catch (const Abandon&) {
            recover(begin);
        }
    }
    node->body = parseBlock();
    closeBlock();
    node->span = spanFrom(node->span);
    return node;
}

Stmt* Parser::parseSwitch() {
    auto* node = make<SwitchStmt>(spanOf(m_token));
    openBlock(BlockKind::Switch);
    node->subject = parseHeadExpression();
    skipSeparators();
    if (!is(TokenKind::Keyword) && !is(TokenKind::EndOfFile)) {
        report(spanOf(m_token), "'case' is expected after the value of 'switch'");
        parseBlock();
    }
    std::vector<SwitchCase> cases;
    bool hasOtherwise = false;
    while (is(Keyword::Case) || is(Keyword::Otherwise)) {
        if (is(Keyword::Otherwise)) {
            if (hasOtherwise) report(spanOf(m_token), "a second 'otherwise' in one 'switch'");
            hasOtherwise = true;
            advance();
            node->otherwise = parseBlock();
            continue;
        }
        SwitchCase item;
        advance();
        item.value = parseHeadExpression();
        item.body = parseBlock();
        cases.push_back(item);
    }
    closeBlock();
    node->cases = list(cases);
    node->span = spanFrom(node->span);
    return node;
}

Stmt* Parser::parseTry() {
    auto* node = make<TryStmt>(spanOf(m_token));
    openBlock(BlockKind::Try);
    node->body = parseBlock();
    if (is(Keyword::Catch)) {
        advance();
        // A name on the same line receives the error, unless a statement starts with it.
        const char after = m_lexer.peekAfterBlanks(m_token.end);
        const bool word = (after >= 'a' && after <= 'z') || (after >= 'A' && after <= 'Z');
        if (is(TokenKind::Identifier) && !m_token.firstOnLine &&
            (word || std::string_view("\n;,%#").find(after) != std::string_view::npos)) {
            node->name = name(text(m_token));
            node->nameSpan = spanOf(m_token);
            assign(node->name);
            advance();
        }
        node->catchBody = parseBlock();
        if (is(Keyword::Catch)) {
            report(spanOf(m_token), "a second 'catch' in one 'try'");
            advance();
            parseBlock();
        }
    }
    closeBlock();
    node->span = spanFrom(node->span);
    return node;
}

Stmt* Parser::parseUnwindProtect() {
    auto* node = make<UnwindProtectStmt>(spanOf(m_token));
    openBlock(BlockKind::UnwindProtect);
    node->body = parseBlock();
    if (is(Keyword::UnwindProtectCleanup)) {
        advance();
        node->cleanup = parseBlock();
    } else if (!m_stopped) {
        report(node->span, "'unwind_protect' without 'unwind_protect_cleanup'");
    }
    closeBlock();
    node->span = spanFrom(node->span);
    return node;
}

} // namespace vitrine::lang
