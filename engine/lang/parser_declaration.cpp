// SPDX-License-Identifier: Apache-2.0
// Whole files, functions with their arguments blocks, and classes.
#include "lang/parser_impl.h"

namespace vitrine::lang {

namespace {

bool isCommentMark(char c) {
    return c == '%' || c == '#';
}

/// A comment line without blanks and mark; false when the line is no comment.
bool commentLine(std::string_view line, std::string& text) {
    const size_t mark = line.find_first_not_of(" \t");
    if (mark == std::string_view::npos || !isCommentMark(line[mark])) return false;
    line.remove_prefix(mark);
    while (!line.empty() && isCommentMark(line.front()))
        line.remove_prefix(1);
    text = line;
    return true;
}

} // namespace

// -------------------------------------------------------------------------------------- files

void Parser::parseFile() {
    const ClassDef* classDef = nullptr;
    for (;;) {
        skipSeparators();
        if (is(TokenKind::EndOfFile)) break;
        const uint32_t begin = m_token.begin;
        try {
            if (is(Keyword::Function)) {
                m_functions.push_back(parseFunction(nullptr, false));
            } else if (is(Keyword::Classdef)) {
                if (classDef) report(spanOf(m_token), "a file holds only one 'classdef'");
                classDef = parseClassdef();
            } else {
                if (endsBlock() || m_token.begin != begin) continue;
                if (Stmt* statement = parseStatement()) m_statements.push_back(statement);
            }
        } catch (const Abandon&) {
            recover(begin);
        }
    }
    m_ast->classDef = classDef;
    if (classDef)
        m_ast->kind = FileKind::Class;
    else if (m_statements.empty() && !m_functions.empty())
        m_ast->kind = FileKind::Function;
}

// ---------------------------------------------------------------------------------- functions

FunctionDef* Parser::parseFunction(const FunctionDef* parent, bool endRequired) {
    const Nesting nesting(*this);
    auto* node = m_ast->arena.make<FunctionDef>();
    node->span = spanOf(m_token);
    node->parent = parent;
    const uint32_t begin = m_token.begin;
    openBlock(BlockKind::Function);
    const ScopeEntry scope(*this, parent != nullptr);
    const uint32_t signature = m_token.begin;
    try {
        parseSignature(*node);
    } catch (const Abandon&) {
        recover(signature);
    }
    node->help = helpText(begin, std::max(m_previousEnd, begin));
    parseFunctionBody(*node, endRequired);
    node->assigned = list(m_scope->order);
    node->span = spanFrom(node->span);
    return node;
}

void Parser::parseFunctionBody(FunctionDef& function, bool endRequired) {
    function.argumentBlocks = list(parseArgumentsBlocks());
    const bool hasEnd = endRequired || m_functionsHaveEnd;
    std::vector<Stmt*> body;
    std::vector<FunctionDef*> nested;
    for (;;) {
        const Block part = parseBlock();
        body.insert(body.end(), part.begin(), part.end());
        if (is(Keyword::Function) && hasEnd) {
            nested.push_back(parseFunction(&function, true));
            continue;
        }
        if (is(Keyword::End) && !hasEnd) {
            // Here functions end where the next one starts; an `end` that many write is let pass.
            const Token closing = m_token;
            advance();
            skipSeparators();
            if (!is(Keyword::Function) && !is(TokenKind::EndOfFile)) {
                report(spanOf(closing), "'end' has no block to close");
                continue;
            }
            if (!m_open.empty()) m_open.pop_back();
        } else if (is(TokenKind::Keyword) && isBlockEnd(m_token.keyword)) {
            if (!acceptsEnd(BlockKind::Function, m_token.keyword) && m_open.size() == 1) {
                reportStrayEnd();
                continue;
            }
            closeBlock();
        } else if (hasEnd) {
            closeBlock();
        } else if (!m_open.empty()) {
            m_open.pop_back();
        }
        break;
    }
    function.body = list(body);
    function.nested = list(nested);
}

/// name, get.name, pkg.name; methods may be called `end`.
void Parser::parseFunctionName(FunctionDef& function) {
    function.nameSpan = spanOf(m_token);
    if (is(Keyword::End)) {
        function.name = name("end");
        advance();
        return;
    }
    const std::string_view dotted = parseDottedName("the function's name");
    function.nameSpan = spanFrom(function.nameSpan);
    function.name = dotted;
    if (dotted.starts_with("get.")) function.accessor = Accessor::Get;
    if (dotted.starts_with("set.")) function.accessor = Accessor::Set;
    if (function.accessor != Accessor::None) function.name = name(dotted.substr(4));
}

/// [outputs] = name (inputs), without `function`; for a method's declaration too.
void Parser::parseSignature(FunctionDef& function) {
    if (is(TokenKind::LeftBracket)) {
        function.outputs = parseParameters(TokenKind::RightBracket);
        expect(TokenKind::Assign, "'=' and the function's name");
        parseFunctionName(function);
    } else {
        parseFunctionName(function);
        if (is(TokenKind::Assign)) {
            Parameter output;
            output.name = function.name;
            output.span = function.nameSpan;
            function.outputs = list(std::vector<Parameter>{output});
            function.accessor = Accessor::None;
            advance();
            parseFunctionName(function);
        }
    }
    if (is(TokenKind::LeftParen)) function.inputs = parseParameters(TokenKind::RightParen);
    for (const Parameter& input : function.inputs)
        assign(input.name);
    for (const Parameter& output : function.outputs)
        assign(output.name);
    function.hasVarargin = !function.inputs.empty() && function.inputs.back().name == "varargin";
    function.hasVarargout =
        !function.outputs.empty() && function.outputs.back().name == "varargout";
}

/// From the opening bracket to behind the closing one. Blanks alone may separate outputs.
List<Parameter> Parser::parseParameters(TokenKind close) {
    const Token open = m_token;
    const bool commasNeeded = close == TokenKind::RightParen;
    const std::string_view closing = commasNeeded ? ")" : "]";
    advance();
    std::vector<Parameter> parameters;
    while (!is(close)) {
        if (is(TokenKind::Newline) || is(TokenKind::EndOfFile)) failOpenBracket(open, closing, 0);
        parameters.push_back(parseParameter());
        if (accept(TokenKind::Comma)) {
            if (is(close) && commasNeeded) failHere("a parameter after ','");
        } else if (is(TokenKind::Newline) || is(TokenKind::EndOfFile)) {
            failOpenBracket(open, closing, 0);
        } else if (!is(close) && commasNeeded) {
            failHere("',' or ')'");
        }
    }
    advance();
    return list(parameters);
}

Parameter Parser::parseParameter() {
    Parameter parameter;
    parameter.span = spanOf(m_token);
    if (accept(TokenKind::Not)) {
        parameter.ignored = true;
        return parameter;
    }
    if (!is(TokenKind::Identifier)) failHere("the name of a parameter");
    parameter.name = name(text(m_token));
    advance();
    octaveOnlyAt(TokenKind::Assign, "a parameter has no default value in MATLAB",
                 "an arguments block gives defaults, or nargin tells what is missing");
    if (accept(TokenKind::Assign)) parameter.defaultValue = parseExpression();
    return parameter;
}

/// The comment lines below a signature, or else those right above it.
std::string_view Parser::helpText(uint32_t signatureBegin, uint32_t signatureEnd) {
    std::string help;
    std::string line;
    const uint32_t last = m_source.lineCount();
    uint32_t number = m_source.position(signatureEnd).line + 1;
    for (; number <= last && commentLine(m_source.line(number), line); ++number)
        help += line + '\n';
    if (help.empty()) {
        const uint32_t first = m_source.position(signatureBegin).line;
        // Few comments are longer; a bound keeps the whole parse linear.
        constexpr uint32_t kMostLines = 200;
        number = first;
        while (number > 1 && first - number < kMostLines &&
               commentLine(m_source.line(number - 1), line))
            --number;
        for (; number < first; ++number) {
            commentLine(m_source.line(number), line);
            help += line + '\n';
        }
    }
    return m_ast->arena.text(help);
}

// --------------------------------------------------------------------------- arguments blocks

bool Parser::atArgumentsBlock() const {
    if (!isWord("arguments")) return false;
    const char after = m_lexer.peekAfterBlanks(m_token.end);
    if (after != '(') return std::string_view("\n;,%#").find(after) != std::string_view::npos;
    Lexer ahead = m_lexer;
    ahead.next();
    const std::string_view word = ahead.textOf(ahead.next());
    return word == "Input" || word == "Output" || word == "Repeating";
}

std::vector<ArgumentsBlock> Parser::parseArgumentsBlocks() {
    std::vector<ArgumentsBlock> blocks;
    for (;;) {
        skipSeparators();
        if (!atArgumentsBlock()) return blocks;
        blocks.push_back(parseArgumentsBlock());
    }
}

ArgumentsBlock Parser::parseArgumentsBlock() {
    ArgumentsBlock block;
    block.span = spanOf(m_token);
    openBlock(BlockKind::Section);
    for (const Attribute& attribute : parseAttributes()) {
        if (attribute.name == "Output") block.output = true;
        if (attribute.name == "Repeating") block.repeating = true;
    }
    std::vector<ArgumentDecl> declarations;
    parseSectionLines([&] { declarations.push_back(parseArgumentDecl()); });
    closeBlock();
    block.arguments = list(declarations);
    block.span = spanFrom(block.span);
    return block;
}

/// One line of an arguments or properties block: name (sizes) class {validators} = default
ArgumentDecl Parser::parseArgumentDecl() {
    ArgumentDecl decl;
    decl.span = spanOf(m_token);
    decl.nameSpan = decl.span;
    if (accept(TokenKind::Not)) {
        decl.name = name("~");
    } else {
        if (!is(TokenKind::Identifier)) failHere("a name");
        decl.name = name(text(m_token));
        advance();
    }
    if (accept(TokenKind::Dot)) {
        if (accept(TokenKind::Question)) {
            decl.fromClass = true;
            decl.className = parseDottedName("the name of a class");
        } else {
            if (!is(TokenKind::Identifier)) failHere("the name of an option");
            decl.field = name(text(m_token));
            advance();
        }
    }
    decl.nameSpan = spanFrom(decl.span);
    if (is(TokenKind::LeftParen)) {
        decl.hasSizes = true;
        decl.sizes = parseArguments(TokenKind::RightParen);
    }
    // The spelling of old classes is `name@class shape`.
    const bool old = accept(TokenKind::At);
    if (is(TokenKind::Identifier)) {
        decl.className = parseDottedName("the name of a class");
        if (old && is(TokenKind::Identifier)) advance();
    }
    if (is(TokenKind::LeftBrace)) decl.validators = parseArguments(TokenKind::RightBrace, true);
    if (accept(TokenKind::Assign)) decl.defaultValue = parseExpression();
    if (!atStatementEnd() && !is(TokenKind::Keyword)) failHere("the end of the line");
    decl.span = spanFrom(decl.span);
    return decl;
}

/// (Name, Name = value, ~Name), or nothing.
List<Attribute> Parser::parseAttributes() {
    std::vector<Attribute> attributes;
    if (!is(TokenKind::LeftParen)) return {};
    const Token open = m_token;
    const uint32_t begin = m_token.begin;
    try {
        advance();
        while (!is(TokenKind::RightParen)) {
            if (is(TokenKind::Newline) || is(TokenKind::EndOfFile)) failOpenBracket(open, ")", 0);
            Attribute attribute;
            attribute.span = spanOf(m_token);
            attribute.negated = accept(TokenKind::Not);
            if (!is(TokenKind::Identifier)) failHere("the name of an attribute");
            attribute.name = name(text(m_token));
            advance();
            if (accept(TokenKind::Assign)) attribute.value = parseExpression();
            attribute.span = spanFrom(attribute.span);
            attributes.push_back(attribute);
            if (!accept(TokenKind::Comma) && !is(TokenKind::RightParen)) failHere("',' or ')'");
        }
        advance();
    } catch (const Abandon&) {
        recover(begin);
    }
    return list(attributes);
}

template <typename Read>
void Parser::parseSectionLines(Read read) {
    for (;;) {
        skipSeparators();
        const bool method = is(Keyword::Function);
        if (is(TokenKind::EndOfFile) || is(Keyword::Classdef)) return;
        if (is(TokenKind::Keyword) && isBlockEnd(m_token.keyword)) return;
        if (method && (m_open.empty() || m_open.back().word != "methods")) return;
        const uint32_t begin = m_token.begin;
        try {
            read();
        } catch (const Abandon&) {
            recover(begin);
        }
    }
}

// ------------------------------------------------------------------------------------ classes

const ClassDef* Parser::parseClassdef() {
    auto* node = m_ast->arena.make<ClassDef>();
    node->span = spanOf(m_token);
    const uint32_t begin = m_token.begin;
    openBlock(BlockKind::Classdef);
    const uint32_t head = m_token.begin;
    try {
        node->attributes = parseAttributes();
        node->nameSpan = spanOf(m_token);
        node->name = parseDottedName("the name of the class");
        std::vector<ClassReference> superclasses;
        if (accept(TokenKind::Less)) {
            do {
                ClassReference reference;
                reference.span = spanOf(m_token);
                reference.name = parseDottedName("the name of a superclass");
                reference.span = spanFrom(reference.span);
                superclasses.push_back(reference);
            } while (accept(TokenKind::And));
        }
        node->superclasses = list(superclasses);
        if (!atStatementEnd() && !is(TokenKind::Keyword)) failHere("'<' or the end of the line");
    } catch (const Abandon&) {
        recover(head);
    }
    node->help = helpText(begin, std::max(m_previousEnd, begin));
    ClassParts parts;
    parseSectionLines([&] { parseSection(parts); });
    closeBlock();
    node->properties = list(parts.properties);
    node->methods = list(parts.methods);
    node->events = list(parts.events);
    node->enumerations = list(parts.enumerations);
    node->span = spanFrom(node->span);
    return node;
}

void Parser::parseSection(ClassParts& parts) {
    const Span span = spanOf(m_token);
    const bool known =
        isWord("properties") || isWord("methods") || isWord("events") || isWord("enumeration");
    if (!known) failHere("properties, methods, events, enumeration or 'end'");
    const std::string_view word = text(m_token);
    openBlock(BlockKind::Section);
    const List<Attribute> attributes = parseAttributes();
    if (word == "properties") {
        std::vector<ArgumentDecl> properties;
        parseSectionLines([&] { properties.push_back(parseArgumentDecl()); });
        closeBlock();
        parts.properties.push_back({spanFrom(span), attributes, list(properties)});
    } else if (word == "methods") {
        std::vector<FunctionDef*> functions;
        parseSectionLines([&] {
            functions.push_back(is(Keyword::Function) ? parseFunction(nullptr, true)
                                                      : parseMethodSignature());
        });
        closeBlock();
        parts.methods.push_back({spanFrom(span), attributes, list(functions)});
    } else if (word == "events") {
        std::vector<ClassReference> events;
        parseSectionLines([&] {
            const Span begin = spanOf(m_token);
            const std::string_view event = parseDottedName("the name of an event");
            events.push_back({spanFrom(begin), event});
        });
        closeBlock();
        parts.events.push_back({spanFrom(span), attributes, list(events)});
    } else {
        std::vector<EnumerationMember> members;
        parseSectionLines([&] {
            const Span begin = spanOf(m_token);
            EnumerationMember member;
            member.name = parseDottedName("the name of a member");
            if (is(TokenKind::LeftParen)) member.arguments = parseArguments(TokenKind::RightParen);
            member.span = spanFrom(begin);
            members.push_back(member);
        });
        closeBlock();
        parts.enumerations.push_back({spanFrom(span), attributes, list(members)});
    }
}

/// A method that is only declared here: its signature without `function`.
FunctionDef* Parser::parseMethodSignature() {
    auto* node = m_ast->arena.make<FunctionDef>();
    node->span = spanOf(m_token);
    node->hasBody = false;
    const ScopeEntry scope(*this, false);
    parseSignature(*node);
    if (!atStatementEnd() && !is(TokenKind::Keyword)) failHere("the end of the line");
    node->assigned = list(m_scope->order);
    node->span = spanFrom(node->span);
    return node;
}

} // namespace vitrine::lang
