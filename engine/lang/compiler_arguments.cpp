// SPDX-License-Identifier: Apache-2.0
// Arguments blocks: defaults, checks of inputs and outputs.
#include "lang/compiler_impl.h"

namespace vitrine::lang {

namespace {

std::vector<int64_t> sizesOf(const ArgumentDecl& decl) {
    std::vector<int64_t> sizes;
    for (const Expr* size : decl.sizes) {
        const auto* number = dynCast<NumberExpr>(size);
        sizes.push_back(number ? static_cast<int64_t>(number->value) : -1);
    }
    return sizes;
}

} // namespace

/// Of the inputs, first come the positional ones, then those of a Repeating block, then the structs
/// that take name-value arguments.
void ProtoCompiler::argumentCounts(const FunctionDef& def) {
    Proto& proto = *m_proto;
    std::set<std::string_view> repeated, structs, optional;
    bool declared = false;
    for (const ArgumentsBlock& block : def.argumentBlocks) {
        m_validatesOutputs = m_validatesOutputs || block.output;
        if (block.output) continue;
        declared = true;
        for (const ArgumentDecl& decl : block.arguments) {
            if (decl.fromClass)
                fail(decl.nameSpan, "name-value arguments from the properties of a class (" +
                                        std::string(decl.name) + ".?" +
                                        std::string(decl.className) + ") are not supported");
            if (!decl.field.empty())
                structs.insert(decl.name);
            else if (block.repeating)
                repeated.insert(decl.name);
            else if (decl.defaultValue)
                optional.insert(decl.name);
        }
    }
    if (!declared) return;
    proto.inputCount = 0;
    proto.varargin = -1;
    for (std::size_t i = 0; i < def.inputs.size(); ++i) {
        const std::string_view name = def.inputs[i].name;
        const int at = static_cast<int>(i);
        if (structs.contains(name)) continue;
        if (repeated.contains(name)) {
            if (proto.varargin < 0) proto.varargin = at;
            ++proto.repeating;
        } else if (def.hasVarargin && i + 1 == def.inputs.size()) {
            proto.varargin = at;
        } else {
            if (proto.varargin >= 0 || proto.inputCount != at)
                fail(def.inputs[i].span, "positional arguments stand before repeating and "
                                         "name-value arguments");
            ++proto.inputCount;
            if (!optional.contains(name)) proto.requiredInputs = proto.inputCount;
        }
    }
}

void ProtoCompiler::argumentDefault(const Expr* value, Span span, Variable variable) {
    if (!value) return;
    Temporaries scope(*this);
    m_span = span;
    const std::size_t given = emitJump(Op::JumpIfSet, variable.index);
    expression(*value, variable.index);
    patch(given);
}

void ProtoCompiler::argumentCheck(const ArgumentDecl& decl, int position) {
    const std::optional<Variable> variable = find(decl.name);
    if (!variable || variable->boxed) return;
    Temporaries scope(*this);
    m_span = decl.span;
    ArgumentCheck check;
    check.name = std::string(decl.name);
    check.field = std::string(decl.field);
    check.position = position;
    check.sizes = sizesOf(decl);
    check.className = std::string(decl.className);
    check.output = position < 0;
    const int fieldOf = decl.field.empty() ? -1 : fieldSite(decl.field);
    if (!decl.sizes.empty() || !decl.className.empty()) {
        m_proto->checks.push_back(check);
        emit(Op::Validate, variable->index, static_cast<int>(m_proto->checks.size()) - 1);
    }
    for (const Expr* validator : decl.validators) {
        // f means f(x); f(x, more) is called as it stands.
        const auto index = static_cast<std::size_t>(m_proto->handlers.size());
        Handler handler;
        handler.kind = Handler::Kind::Validator;
        handler.begin = static_cast<uint32_t>(m_proto->code.size());
        handler.position = position;
        if (fieldOf >= 0) handler.named = static_cast<int>(m_proto->named.size()) - 1;
        handler.depth = m_catchDepth;
        m_proto->handlers.push_back(handler);
        if (const auto* name = dynCast<IdentifierExpr>(validator)) {
            const Register argument = temporary();
            if (fieldOf >= 0)
                emit(Op::Field, argument, variable->index, fieldOf);
            else
                emit(Op::Move, argument, variable->index);
            emit(Op::Call, argument, site(name->name, 0), argument, 1);
        } else {
            emit(Op::ListBegin);
            toList(*validator, 0);
            emit(Op::ListDrop);
        }
        m_proto->handlers[index].end = static_cast<uint32_t>(m_proto->code.size());
    }
}

/// A name=value argument: a field of the struct that the call has gathered.
void ProtoCompiler::namedArgument(const ArgumentDecl& decl, Variable variable, int position) {
    m_proto->named.push_back({static_cast<uint16_t>(variable.index), std::string(decl.field)});
    Temporaries scope(*this);
    m_span = decl.span;
    const int path = static_cast<int>(m_proto->paths.size());
    m_proto->paths.push_back(
        {{PathLink::Kind::Field, false, 0, 0, static_cast<uint16_t>(fieldSite(decl.field))}});
    const Register found = temporary();
    emit(Op::PathGet, found, variable.index, path, 1);
    const std::size_t given = emitJump(Op::JumpIfSet, found);
    if (decl.defaultValue) {
        emit(Op::StoreField, variable.index, expression(*decl.defaultValue), fieldSite(decl.field));
        patch(given);
        argumentCheck(decl, position);
    } else {
        const std::size_t over = emitJump(Op::Jump);
        patch(given);
        argumentCheck(decl, position);
        patch(over);
    }
}

void ProtoCompiler::argumentBlocks(const FunctionDef& def) {
    const bool any = std::any_of(def.argumentBlocks.begin(), def.argumentBlocks.end(),
                                 [](const ArgumentsBlock& block) { return !block.output; }) ||
                     std::any_of(def.inputs.begin(), def.inputs.end(),
                                 [](const Parameter& p) { return p.defaultValue != nullptr; });
    if (!any) return;
    // Inputs shared with nested functions are checked in the registers in which they came.
    std::vector<std::pair<std::string_view, Variable>> shared;
    for (std::size_t i = 0; i < def.inputs.size(); ++i) {
        const std::optional<Variable> variable = find(def.inputs[i].name);
        if (!variable || !variable->boxed) continue;
        shared.emplace_back(def.inputs[i].name, *variable);
        m_span = def.nameSpan;
        emit(Op::LoadBox, static_cast<int>(i), variable->index, 0, 1);
        m_variables.find(def.inputs[i].name)->second = Variable{false, static_cast<int>(i)};
    }
    for (const Parameter& p : def.inputs) {
        const std::optional<Variable> variable = find(p.name);
        if (variable && !variable->boxed) argumentDefault(p.defaultValue, p.span, *variable);
    }
    int position = 0;
    for (const ArgumentsBlock& block : def.argumentBlocks) {
        if (block.output) continue;
        for (const ArgumentDecl& decl : block.arguments) {
            const std::optional<Variable> variable = find(decl.name);
            if (!variable || variable->boxed) {
                ++position; // ~
                continue;
            }
            if (!decl.field.empty()) {
                namedArgument(decl, *variable, position + 1);
            } else if (block.repeating) {
                repeatingCheck(decl, *variable, ++position);
            } else {
                argumentDefault(decl.defaultValue, decl.span, *variable);
                argumentCheck(decl, ++position);
            }
        }
    }
    for (const auto& [name, variable] : shared) {
        emit(Op::StoreBox, variable.index, find(name)->index);
        m_variables.find(name)->second = variable;
    }
}

/// The elements of a Repeating argument's cell are checked one by one, validators as functions of
/// an element.
void ProtoCompiler::repeatingCheck(const ArgumentDecl& decl, Variable variable, int position) {
    Temporaries scope(*this);
    m_span = decl.span;
    ArgumentCheck check;
    check.name = std::string(decl.name);
    check.position = position;
    check.every = m_proto->repeating;
    check.className = std::string(decl.className);
    check.sizes = sizesOf(decl);
    for (const Expr* validator : decl.validators) {
        const Register function = temporary();
        if (const auto* name = dynCast<IdentifierExpr>(validator)) {
            emit(Op::FunctionRef, function, site(name->name, 1));
        } else {
            Parameter element;
            element.name = decl.name;
            element.span = decl.nameSpan;
            AnonymousExpr closure;
            closure.span = validator->span;
            closure.parameters = List<Parameter>(&element, 1);
            closure.body = const_cast<Expr*>(validator);
            expression(closure, function);
        }
        check.validators.push_back(static_cast<uint16_t>(function));
    }
    m_proto->checks.push_back(std::move(check));
    emit(Op::Validate, variable.index, static_cast<int>(m_proto->checks.size()) - 1);
}

/// Checks of outputs, at the function's end.
void ProtoCompiler::outputBlocks(const FunctionDef& def) {
    int position = 0;
    for (const ArgumentsBlock& arguments : def.argumentBlocks) {
        if (!arguments.output) continue;
        for (const ArgumentDecl& decl : arguments.arguments) {
            --position;
            const std::optional<Variable> variable = find(decl.name);
            if (!variable || variable->boxed || arguments.repeating) continue;
            const std::size_t given = emitJump(Op::JumpIfSet, variable->index);
            const std::size_t over = emitJump(Op::Jump);
            patch(given);
            argumentCheck(decl, position);
            patch(over);
        }
    }
}

} // namespace vitrine::lang
