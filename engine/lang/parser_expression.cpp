// SPDX-License-Identifier: Apache-2.0
// Expressions. Precedence, highest first, as MATLAB documents it: transpose and power; unary + - ~;
// * / and backslash; + -; colon; comparison; &; |; &&; ||.
#include "lang/literal.h"
#include "lang/parser_impl.h"

namespace vitrine::lang {

namespace {

constexpr int kOrOr = 1;
constexpr int kAndAnd = 2;
constexpr int kRange = 6;

/// Operators joined at one level in one expression: the depth of the tree that they make.
constexpr int kMaxChain = 4000;

struct Infix {
    int precedence = 0; ///< 0: no infix operator
    BinaryOp op = BinaryOp::Add;
};

Infix infixOf(TokenKind kind) {
    switch (kind) {
    case TokenKind::OrOr:
        return {kOrOr, BinaryOp::Or};
    case TokenKind::AndAnd:
        return {kAndAnd, BinaryOp::And};
    case TokenKind::Or:
        return {3, BinaryOp::Or};
    case TokenKind::And:
        return {4, BinaryOp::And};
    case TokenKind::Equal:
        return {5, BinaryOp::Equal};
    case TokenKind::NotEqual:
        return {5, BinaryOp::NotEqual};
    case TokenKind::Less:
        return {5, BinaryOp::Less};
    case TokenKind::LessEqual:
        return {5, BinaryOp::LessEqual};
    case TokenKind::Greater:
        return {5, BinaryOp::Greater};
    case TokenKind::GreaterEqual:
        return {5, BinaryOp::GreaterEqual};
    case TokenKind::Colon:
        return {kRange, BinaryOp::Add};
    case TokenKind::Plus:
        return {7, BinaryOp::Add};
    case TokenKind::Minus:
        return {7, BinaryOp::Subtract};
    case TokenKind::Star:
        return {8, BinaryOp::Multiply};
    case TokenKind::Slash:
        return {8, BinaryOp::Divide};
    case TokenKind::Backslash:
        return {8, BinaryOp::LeftDivide};
    case TokenKind::DotStar:
        return {8, BinaryOp::ElementMultiply};
    case TokenKind::DotSlash:
        return {8, BinaryOp::ElementDivide};
    case TokenKind::DotBackslash:
        return {8, BinaryOp::ElementLeftDivide};
    default:
        return {};
    }
}

bool isPrefix(TokenKind kind) {
    return kind == TokenKind::Plus || kind == TokenKind::Minus || kind == TokenKind::Not;
}

UnaryOp prefixOf(TokenKind kind) {
    if (kind == TokenKind::Plus) return UnaryOp::Plus;
    return kind == TokenKind::Minus ? UnaryOp::Minus : UnaryOp::Not;
}

/// Inside a matrix `[a -b]` has two elements, `[a - b]` and `[a-b]` one.
bool startsElement(const Token& token) {
    return token.inMatrix && token.spaceBefore && !token.spaceAfter &&
           (token.kind == TokenKind::Plus || token.kind == TokenKind::Minus);
}

} // namespace

Expr* Parser::parseExpression() {
    const Nesting nesting(*this);
    return parseBinary(kOrOr);
}

Expr* Parser::parseBinary(int minimum, Expr* left) {
    if (!left) left = parseUnary();
    for (int length = 0;; ++length) {
        const Infix infix = infixOf(m_token.kind);
        if (infix.precedence == 0 || infix.precedence < minimum || startsElement(m_token))
            return left;
        if (length > kMaxChain)
            fail(spanOf(m_token), "the expression has too many operators",
                 "split it into several statements");
        if (infix.precedence == kRange) {
            left = parseRange(left, kRange);
            continue;
        }
        const Span opSpan = spanOf(m_token);
        advance();
        Expr* right = parseBinary(infix.precedence + 1);
        if (infix.precedence <= kAndAnd) {
            auto* node = make<ShortCircuitExpr>(left->span.to(right->span));
            node->isAnd = infix.precedence == kAndAnd;
            node->left = left;
            node->right = right;
            node->opSpan = opSpan;
            left = node;
        } else {
            auto* node = make<BinaryExpr>(left->span.to(right->span));
            node->op = infix.op;
            node->left = left;
            node->right = right;
            node->opSpan = opSpan;
            left = node;
        }
    }
}

/// first : last, first : step : last. A further `:` starts a range from the range so far.
Expr* Parser::parseRange(Expr* first, int minimum) {
    advance();
    auto* node = make<RangeExpr>(first->span);
    node->first = first;
    node->last = parseBinary(minimum + 1);
    if (is(TokenKind::Colon)) {
        advance();
        node->step = node->last;
        node->last = parseBinary(minimum + 1);
    }
    node->span = first->span.to(node->last->span);
    return node;
}

Expr* Parser::parseUnary() {
    if (!isPrefix(m_token.kind)) return parsePower();
    const Nesting nesting(*this);
    const Span opSpan = spanOf(m_token);
    const UnaryOp op = prefixOf(m_token.kind);
    advance();
    Expr* operand = parseUnary();
    auto* node = make<UnaryExpr>(opSpan.to(operand->span));
    node->op = op;
    node->operand = operand;
    node->opSpan = opSpan;
    return node;
}

/// Powers and transposes have one level and group from the left: a^b' is (a^b)'.
Expr* Parser::parsePower() {
    Expr* left = parsePostfix();
    for (int length = 0;; ++length) {
        if (length > kMaxChain)
            fail(spanOf(m_token), "the expression has too many operators",
                 "split it into several statements");
        const Span opSpan = spanOf(m_token);
        if (is(TokenKind::CTranspose) || is(TokenKind::Transpose)) {
            auto* node = make<UnaryExpr>(left->span.to(opSpan));
            node->op = is(TokenKind::Transpose) ? UnaryOp::Transpose : UnaryOp::CTranspose;
            node->operand = left;
            node->opSpan = opSpan;
            advance();
            left = parsePostfixTail(node);
        } else if (is(TokenKind::Caret) || is(TokenKind::DotCaret)) {
            const BinaryOp op = is(TokenKind::Caret) ? BinaryOp::Power : BinaryOp::ElementPower;
            advance();
            Expr* right = parsePowerOperand();
            auto* node = make<BinaryExpr>(left->span.to(right->span));
            node->op = op;
            node->left = left;
            node->right = right;
            node->opSpan = opSpan;
            left = node;
        } else {
            return left;
        }
    }
}

/// The exponent: prefix operators bind tighter there than the power itself, 2^-1 is 2^(-1).
Expr* Parser::parsePowerOperand() {
    if (!isPrefix(m_token.kind)) return parsePostfix();
    const Nesting nesting(*this);
    const Span opSpan = spanOf(m_token);
    const UnaryOp op = prefixOf(m_token.kind);
    advance();
    Expr* operand = parsePowerOperand();
    auto* node = make<UnaryExpr>(opSpan.to(operand->span));
    node->op = op;
    node->operand = operand;
    node->opSpan = opSpan;
    return node;
}

Expr* Parser::parsePostfix() {
    return parsePostfixTail(parsePrimary());
}

Expr* Parser::parsePostfixTail(Expr* object) {
    for (int length = 0; length <= kMaxChain; ++length) {
        const bool separated = m_token.inMatrix && m_token.spaceBefore;
        const bool opens = is(TokenKind::LeftParen) || is(TokenKind::LeftBrace);
        if (m_strict && ((opens && !separated) || is(TokenKind::Dot))) checkIndexed(*object, opens);
        if (is(TokenKind::LeftParen) && !separated) {
            auto* node = make<IndexExpr>(object->span);
            node->object = object;
            node->arguments = parseArguments(TokenKind::RightParen);
            node->span = spanFrom(object->span);
            object = node;
        } else if (is(TokenKind::LeftBrace) && !separated) {
            auto* node = make<CellIndexExpr>(object->span);
            node->object = object;
            node->arguments = parseArguments(TokenKind::RightBrace);
            node->span = spanFrom(object->span);
            object = node;
        } else if (is(TokenKind::Dot)) {
            object = parseMember(object);
        } else if (is(TokenKind::At) && !m_token.spaceBefore &&
                   (object->kind == ExprKind::Identifier || object->kind == ExprKind::Field)) {
            object = parseSuperclassCall(object);
        } else if ((is(TokenKind::Increment) || is(TokenKind::Decrement)) && m_lexer.depth() > 0) {
            object = makeIncrement(object);
        } else {
            return object;
        }
    }
    fail(object->span, "the expression has too many parts", "split it into several statements");
}

/// At what indexes an object: in MATLAB only a name can be indexed, and behind () only a dot
/// follows.
void Parser::checkIndexed(const Expr& object, bool bracket) {
    switch (object.kind) {
    case ExprKind::Index:
        if (!bracket) return;
        return octaveOnly(spanOf(m_token), "only '.' may follow '()' in MATLAB",
                          "keep the result in a variable and index that");
    case ExprKind::Paren:
    case ExprKind::Unary:
    case ExprKind::Number:
    case ExprKind::Char:
    case ExprKind::String:
    case ExprKind::Matrix:
    case ExprKind::CellArray:
    case ExprKind::Binary:
        return octaveOnly(spanOf(m_token), "only variables can be indexed in MATLAB",
                          "keep the value in a variable and index that");
    default:
        return;
    }
}

/// x++ inside an expression (Octave): the old value, read as (x = x + 1) - 1.
Expr* Parser::makeIncrement(Expr* left) {
    const Span opSpan = spanOf(m_token);
    const bool up = is(TokenKind::Increment);
    Expr* target = makeTarget(left);
    advance();
    auto* one = make<NumberExpr>(opSpan);
    one->value = 1;
    one->text = "1";
    auto* sum = make<BinaryExpr>(left->span.to(opSpan));
    sum->op = up ? BinaryOp::Add : BinaryOp::Subtract;
    sum->left = left;
    sum->right = one;
    sum->opSpan = opSpan;
    auto* assignment = make<AssignExpr>(sum->span);
    assignment->target = target;
    assignment->value = sum;
    auto* paren = make<ParenExpr>(sum->span);
    paren->inner = assignment;
    auto* old = make<BinaryExpr>(sum->span);
    old->op = up ? BinaryOp::Subtract : BinaryOp::Add;
    old->left = paren;
    old->right = one;
    old->opSpan = opSpan;
    return old;
}

/// .name or .(expr), at the dot.
Expr* Parser::parseMember(Expr* object) {
    advance();
    if (is(TokenKind::LeftParen)) {
        const Nesting nesting(*this);
        const Token open = m_token;
        advance();
        auto* node = make<DynamicFieldExpr>(object->span);
        node->object = object;
        node->name = parseExpression();
        if (!is(TokenKind::RightParen)) failOpenBracket(open, ")", 0);
        advance();
        node->span = spanFrom(object->span);
        return node;
    }
    if (!is(TokenKind::Identifier)) failHere("the name of a field");
    auto* node = make<FieldExpr>(object->span.to(spanOf(m_token)));
    node->object = object;
    node->name = name(text(m_token));
    node->nameSpan = spanOf(m_token);
    advance();
    return node;
}

/// name@Super.Class(arguments), at the `@`.
Expr* Parser::parseSuperclassCall(Expr* method) {
    advance();
    auto* node = make<SuperclassCallExpr>(method->span);
    const std::string_view whole =
        m_lexer.text().substr(method->span.begin, method->span.end - method->span.begin);
    node->method = name(whole);
    node->superclass = parseDottedName("the name of a superclass");
    if (is(TokenKind::LeftParen) && !(m_token.inMatrix && m_token.spaceBefore))
        node->arguments = parseArguments(TokenKind::RightParen);
    node->span = spanFrom(method->span);
    return node;
}

std::string_view Parser::parseDottedName(std::string_view what) {
    if (!is(TokenKind::Identifier)) failHere(what);
    std::string dotted(text(m_token));
    advance();
    while (is(TokenKind::Dot) && peek().kind == TokenKind::Identifier) {
        advance();
        dotted += '.';
        dotted += text(m_token);
        advance();
    }
    return name(dotted);
}

/// From the opening bracket to behind the closing one.
ExprList Parser::parseArguments(TokenKind close, bool blanksPart) {
    const Nesting nesting(*this);
    const Token open = m_token;
    const std::string_view closing = close == TokenKind::RightParen ? ")" : "}";
    advance();
    ++m_indexDepth;
    std::vector<Expr*> arguments;
    while (!is(close)) {
        arguments.push_back(parseArgument(close));
        if (is(TokenKind::Comma)) {
            advance();
            if (is(close)) failHere("a value after ','");
        } else if (is(TokenKind::Newline) || is(TokenKind::EndOfFile) || is(TokenKind::Semicolon)) {
            failOpenBracket(open, closing, 0);
        } else if (!is(close) && !(blanksPart && is(TokenKind::Identifier))) {
            failHere("',' or '" + std::string(closing) + "'");
        }
    }
    --m_indexDepth;
    advance();
    return list(arguments);
}

Expr* Parser::parseArgument(TokenKind close) {
    if (is(TokenKind::Colon)) {
        const Span span = spanOf(m_token);
        advance();
        if (!is(TokenKind::Comma) && !is(close)) failHere("',' after a lone ':'");
        return make<ColonExpr>(span);
    }
    const bool isName = is(TokenKind::Identifier);
    Expr* value = parseExpression();
    if (!is(TokenKind::Assign)) return value;
    const auto* named = dynCast<IdentifierExpr>(value);
    if (!isName || !named || close != TokenKind::RightParen) failHere({});
    auto* node = make<NameValueExpr>(value->span);
    node->name = named->name;
    node->nameSpan = value->span;
    advance();
    node->value = parseExpression();
    node->span = value->span.to(node->value->span);
    return node;
}

Expr* Parser::parsePrimary() {
    const Span span = spanOf(m_token);
    switch (m_token.kind) {
    case TokenKind::Number:
        return parseNumber();
    case TokenKind::Char:
    case TokenKind::String:
        return parseText();
    case TokenKind::Identifier: {
        auto* node = make<IdentifierExpr>(span);
        node->name = name(text(m_token));
        advance();
        return node;
    }
    case TokenKind::LeftParen:
        return parseParen();
    case TokenKind::LeftBracket: {
        auto* node = make<MatrixExpr>(span);
        node->rows = parseRows(TokenKind::RightBracket);
        node->span = spanFrom(span);
        return node;
    }
    case TokenKind::LeftBrace: {
        auto* node = make<CellArrayExpr>(span);
        node->rows = parseRows(TokenKind::RightBrace);
        node->span = spanFrom(span);
        return node;
    }
    case TokenKind::At:
        return parseAt();
    case TokenKind::Question: {
        advance();
        auto* node = make<MetaClassExpr>(span);
        node->name = parseDottedName("the name of a class");
        node->span = spanFrom(span);
        return node;
    }
    case TokenKind::Keyword:
        if (is(Keyword::End) && m_indexDepth > 0) {
            advance();
            return make<EndExpr>(span);
        }
        failHere("a value");
    case TokenKind::Colon:
        fail(span, "':' has no value before it",
             "a lone ':' stands only between the commas of an index");
    default:
        failHere("a value");
    }
}

Expr* Parser::parseParen() {
    const Token open = m_token;
    advance();
    auto* node = make<ParenExpr>(spanOf(open));
    node->inner = parseExpression();
    if (is(TokenKind::Assign)) {
        Expr* target = makeTarget(node->inner);
        auto* assignment = make<AssignExpr>(target->span);
        octaveOnly(spanOf(m_token), kAssignInside, kAssignFirst);
        advance();
        assignment->target = target;
        assignment->value = parseAssignedValue();
        assignment->span = target->span.to(assignment->value->span);
        node->inner = assignment;
    }
    if (is(TokenKind::Newline) || is(TokenKind::EndOfFile) || is(TokenKind::Semicolon))
        failOpenBracket(open, ")", 0);
    if (!is(TokenKind::RightParen)) failHere("')'");
    advance();
    node->span = spanFrom(spanOf(open));
    return node;
}

Expr* Parser::parseNumber() {
    auto* node = make<NumberExpr>(spanOf(m_token));
    node->text = m_ast->arena.text(text(m_token));
    if (!readNumber(node->text, *node))
        fail(node->span, "'" + std::string(node->text) + "' is out of range",
             "its class has fewer digits");
    advance();
    return node;
}

Expr* Parser::parseText() {
    const std::string value = readQuoted(text(m_token), m_octave);
    const Span span = spanOf(m_token);
    const bool isString = is(TokenKind::String);
    advance();
    if (isString) {
        auto* node = make<StringExpr>(span);
        node->value = m_ast->arena.text(value);
        return node;
    }
    auto* node = make<CharExpr>(span);
    node->value = m_ast->arena.text(value);
    return node;
}

/// @name or @(parameters) expression.
Expr* Parser::parseAt() {
    const Span begin = spanOf(m_token);
    advance();
    if (!is(TokenKind::LeftParen)) {
        auto* node = make<FunctionHandleExpr>(begin);
        node->name = parseDottedName("a function's name or '(' after '@'");
        node->span = spanFrom(begin);
        return node;
    }
    auto* node = make<AnonymousExpr>(begin);
    node->parameters = parseParameters(TokenKind::RightParen);
    node->body = parseExpression();
    node->hasVarargin = !node->parameters.empty() && node->parameters.back().name == "varargin";
    node->span = begin.to(node->body->span);
    return node;
}

/// The rows of [] or {}, from the opening bracket to behind the closing one.
List<ExprList> Parser::parseRows(TokenKind close) {
    const Nesting nesting(*this);
    const Token open = m_token;
    const std::string_view closing = close == TokenKind::RightBracket ? "]" : "}";
    advance();
    std::vector<ExprList> rows;
    std::vector<Expr*> row;
    bool afterComma = false;
    while (!is(close)) {
        const Token first = m_token;
        const bool notValue = is(TokenKind::Keyword) && !(is(Keyword::End) && m_indexDepth > 0);
        if (is(TokenKind::EndOfFile)) failOpenBracket(open, closing, 0);
        if (notValue) failOpenBracket(open, closing, m_token.begin);
        if (is(TokenKind::RightParen) || is(TokenKind::RightBracket) || is(TokenKind::RightBrace))
            failHere("'" + std::string(closing) + "'");
        if (is(TokenKind::Newline) || is(TokenKind::Semicolon)) {
            advance();
            if (!row.empty()) rows.push_back(list(row));
            row.clear();
            afterComma = false;
        } else if (is(TokenKind::Comma)) {
            if (afterComma) fail(spanOf(m_token), "there is nothing between the two commas");
            advance();
            afterComma = true;
        } else {
            row.push_back(parseElement());
            afterComma = false;
            if (is(TokenKind::Assign)) {
                // A line that reads as an assignment: the bracket was left open above it.
                if (row.size() == 1 && first.firstOnLine)
                    failOpenBracket(open, closing, first.begin);
                failHere("',' or '" + std::string(closing) + "'");
            }
        }
    }
    advance();
    if (!row.empty()) rows.push_back(list(row));
    return list(rows);
}

/// An element of a matrix, or `~` for an output that is not wanted.
Expr* Parser::parseElement() {
    if (!is(TokenKind::Not)) return parseExpression();
    const Nesting nesting(*this);
    const Span span = spanOf(m_token);
    advance();
    if (is(TokenKind::Comma) || is(TokenKind::RightBracket)) {
        m_ignored = span;
        return make<IgnoredExpr>(span);
    }
    Expr* operand = parseUnary();
    auto* node = make<UnaryExpr>(span.to(operand->span));
    node->op = UnaryOp::Not;
    node->operand = operand;
    node->opSpan = span;
    return parseBinary(kOrOr, node);
}

} // namespace vitrine::lang
