// SPDX-License-Identifier: Apache-2.0
// Compilation of scalar functions: functions, slots, statements written.
#include "base/hash.h"
#include "builtins/functions/scalar_compiler_impl.h"
#include "lang/parser.h"
#include "value/tensor.h"

#include <bit>
#include <cstring>

namespace vitrine {

using namespace lang;

namespace {

constexpr std::size_t kMostStatements = 4000;
constexpr std::size_t kMostInputs = 12;

/// The body of "@(x) expression".
const AnonymousExpr* anonymousOf(const Ast& ast) {
    if (ast.statements.size() != 1) return nullptr;
    const auto* s = dynCast<ExpressionStmt>(ast.statements[0]);
    return s ? dynCast<AnonymousExpr>(static_cast<const Expr*>(s->expression)) : nullptr;
}

const FunctionDef* functionAt(const Ast& ast, Span span, std::string_view name) {
    for (const FunctionDef* f : ast.functions) {
        if (f->name == name && (f->span == span || f->span.begin == span.begin)) return f;
    }
    for (const FunctionDef* f : ast.functions) {
        if (f->name == name) return f;
    }
    return nullptr;
}

bool functionSource(Interpreter& vm, const Value& handle, FunctionSource& out) {
    auto* sources = dynamic_cast<FunctionSources*>(&vm);
    return sources && sources->functionSource(handle, out);
}

bool functionSourceNamed(Interpreter& vm, std::string_view name, FunctionSource& out) {
    auto* sources = dynamic_cast<FunctionSources*>(&vm);
    return sources && sources->functionSourceNamed(name, out);
}

bool isRealFloat(const Value& v) {
    return v.isArray() && v.count() == 1 && !v.isComplex() &&
           (isFloat(v.dtype()) || v.dtype() == DType::Logical);
}

} // namespace

void ScalarCompiler::refuse(std::string why, Span at) const {
    throw Refusal{std::move(why), lineOf(at)};
}

uint32_t ScalarCompiler::lineOf(Span at) const {
    if (m_scope && m_scope->onlyLine) return m_scope->onlyLine;
    const SourceFile* file = m_scope ? m_vm.sources().find(m_scope->file) : nullptr;
    return file && at.end > 0 ? file->position(at.begin).line : 0;
}

int16_t ScalarCompiler::newSlot(DType dtype, std::string_view name) {
    m_program->slots.push_back({dtype, std::string(name)});
    return static_cast<int16_t>(m_program->slots.size() - 1);
}

int16_t ScalarCompiler::constant(DType dtype, uint64_t bits) {
    const auto [at, isNew] = m_constants.try_emplace({dtype, bits}, int16_t{0});
    if (isNew) {
        at->second = newSlot(dtype);
        m_program->constants.emplace_back(at->second, bits);
    }
    return at->second;
}

int16_t ScalarCompiler::number(double value) {
    return constant(DType::Double, std::bit_cast<uint64_t>(value));
}

int16_t ScalarCompiler::flag(bool value) {
    return constant(DType::Logical, value ? 1 : 0);
}

ScalarStatement& ScalarCompiler::emit(ScalarStatement statement, Span at) {
    if (++m_count > kMostStatements) refuse("it is too long for a kernel", at);
    statement.line = lineOf(at);
    m_list->push_back(std::move(statement));
    return m_list->back();
}

ScalarKernel ScalarCompiler::compile(const FunctionSource& source, std::span<const DType> inputs,
                                     int outputs) {
    ScalarKernel kernel;
    m_program = makeRef<ScalarProgram>();
    m_program->name = source.anonymous ? "function" : source.name;
    try {
        if (inputs.size() > kMostInputs) refuse("it has too many arguments", source.span);
        std::vector<int16_t> arguments;
        for (DType t : inputs) {
            if (!isFloat(t) && t != DType::Logical)
                refuse("arguments of class " + std::string(className(t)) + " have no kernel here",
                       source.span);
            arguments.push_back(newSlot(t));
        }
        m_program->inputs = arguments;
        // Numbers among the captured variables come with the launch: one kernel for all values.
        for (const auto& [name, value] : source.captures) {
            if (!isRealFloat(value)) continue;
            kernel.parameters.push_back(name);
            m_program->parameters.push_back(newSlot(value.dtype(), name));
        }
        m_program->outputs = callSource(source, arguments, outputs, source.span);
        if (m_program->outputs.empty()) refuse("it has no result", source.span);
        m_program->main = static_cast<int16_t>(m_program->regions.size() - 1);
        sealScalarProgram(*m_program);
        kernel.program = m_program;
    } catch (const Refusal& refusal) {
        kernel.parameters.clear();
        kernel.why = refusal.why;
        kernel.line = refusal.line;
    }
    kernel.builtins.assign(m_builtins.begin(), m_builtins.end());
    return kernel;
}

const Ast& ScalarCompiler::astOf(uint32_t file, Span at) {
    AstPtr& known = m_asts[file];
    if (!known) {
        const SourceFile* source = m_vm.sources().find(file);
        if (!source) refuse("its source is not known", at);
        ParseResult parsed = parse(*source);
        if (!parsed.ok()) refuse("its source cannot be read", at);
        known = parsed.ast;
    }
    return *known;
}

template <typename F>
std::vector<int16_t> ScalarCompiler::inScope(Scope scope, std::string name, Span at, F&& f) {
    constexpr std::size_t kMostRegions = 100;
    if (m_program->regions.size() > kMostRegions) refuse("it calls too many functions", at);
    Scope* outer = std::exchange(m_scope, &scope);
    const double nesting = m_nesting;
    ScalarRegion region;
    region.name = std::move(name);
    region.body = block(f);
    m_nesting = nesting;
    m_scope = outer;
    if (!scope.results) refuse("a result may not be set", at);
    m_program->regions.push_back(std::move(region));
    if (m_list) {
        ScalarStatement call;
        call.kind = ScalarKind::Call;
        call.region = static_cast<int16_t>(m_program->regions.size() - 1);
        emit(std::move(call), at);
    }
    return *scope.results;
}

std::vector<int16_t> ScalarCompiler::callSource(const FunctionSource& source,
                                                std::vector<int16_t> arguments, int outputs,
                                                Span at) {
    if (!source.builtin.empty()) {
        Scope scope;
        scope.onlyLine = lineOf(at);
        return inScope(std::move(scope), source.builtin, at, [&] {
            const auto out = builtinCall(source.builtin, arguments, at);
            if (!out || outputs > 1) refuse("'" + source.builtin + "' has no scalar kernel", at);
            m_scope->results = std::vector<int16_t>{*out};
        });
    }
    if (!source.anonymous) {
        const Ast& ast = astOf(source.span.file, at);
        const FunctionDef* f = functionAt(ast, source.span, source.name);
        if (!f) refuse("its source is not known", at);
        return callFunction(*f, ast, source.span.file, std::move(arguments), outputs, at);
    }
    m_texts.push_back(std::make_unique<SourceFile>(0, "function", source.text));
    const ParseResult parsed = parse(*m_texts.back());
    m_keptAsts.push_back(parsed.ast);
    const AnonymousExpr* f = parsed.ok() ? anonymousOf(*parsed.ast) : nullptr;
    if (!f) refuse("its source cannot be read", at);
    if (f->hasVarargin) refuse("it takes any number of arguments", at);
    if (arguments.size() > f->parameters.size()) refuse("it takes fewer arguments", at);
    Scope scope;
    const SourceFile* file = m_vm.sources().find(source.span.file);
    scope.onlyLine = file ? file->position(source.span.begin).line : lineOf(at);
    scope.file = source.span.file;
    for (const auto& [name, value] : source.captures) {
        const std::string_view kept =
            m_texts.emplace_back(std::make_unique<SourceFile>(0, name, std::string()))->name();
        scope.variables.insert(kept);
        if (value.isFunctionHandle()) {
            scope.handles.emplace(name, value);
        } else if (isRealFloat(value)) {
            // Of the handle that arrayfun got these are the launch's; of others they are fixed.
            int16_t slot = -1;
            for (int16_t p : m_program->parameters) {
                if (m_scope == nullptr &&
                    m_program->slots[static_cast<std::size_t>(p)].name == name)
                    slot = p;
            }
            if (slot < 0) {
                uint64_t bits = 0;
                visitDType(value.dtype(), [&, &fixed = value](auto tag) {
                    tag = fixed.isScalarInline() ? fixed.scalarAs<decltype(tag)>()
                                                 : fixed.toTensor()->data<decltype(tag)>()[0];
                    std::memcpy(&bits, &tag, sizeof tag);
                });
                slot = constant(value.dtype(), bits);
            }
            scope.state.slots[kept] = slot;
        }
    }
    for (std::size_t i = 0; i < f->parameters.size(); ++i) {
        if (f->parameters[i].ignored) continue;
        scope.variables.insert(f->parameters[i].name);
        scope.state.slots.erase(f->parameters[i].name);
        if (i < arguments.size()) scope.state.slots[f->parameters[i].name] = arguments[i];
    }
    return inScope(std::move(scope), source.text, at,
                   [&] { m_scope->results = values(*f->body, outputs); });
}

std::vector<int16_t> ScalarCompiler::callFunction(const FunctionDef& f, const Ast& ast,
                                                  uint32_t file, std::vector<int16_t> arguments,
                                                  int outputs, Span at) {
    if (f.hasVarargin || f.hasVarargout || !f.argumentBlocks.empty() || !f.nested.empty() ||
        f.parent)
        refuse("'" + std::string(f.name) +
                   "' has varargin, varargout, an arguments block or nested functions",
               at);
    if (arguments.size() > f.inputs.size())
        refuse("'" + std::string(f.name) + "' takes fewer arguments", at);
    if (static_cast<std::size_t>(outputs) > f.outputs.size() || f.outputs.empty())
        refuse("'" + std::string(f.name) + "' has fewer results", at);
    const uint64_t id = hashCombine(file, f.span.begin);
    if (!m_open.insert(id).second) refuse("'" + std::string(f.name) + "' calls itself", at);
    Scope scope;
    scope.ast = &ast;
    scope.file = file;
    scope.variables.insert(f.assigned.begin(), f.assigned.end());
    for (std::size_t k = 0; k < static_cast<std::size_t>(std::max(outputs, 1)); ++k)
        scope.wanted.push_back(f.outputs[k].name);
    auto results = inScope(std::move(scope), std::string(f.name), at, [&] {
        // A function may change its arguments: they get slots of their own.
        for (std::size_t i = 0; i < arguments.size(); ++i) {
            if (!f.inputs[i].ignored) assign(f.inputs[i].name, arguments[i], f.nameSpan);
        }
        statements(f.body);
        if (m_scope->state.live) returnHere(f.nameSpan);
        // The last return needs no jump.
        if (!m_list->empty() && m_list->back().kind == ScalarKind::Return) m_list->pop_back();
    });
    m_open.erase(id);
    return results;
}

std::vector<int16_t> ScalarCompiler::callNamed(std::string_view name, const ExprList& arguments,
                                               int outputs, Span at) {
    std::vector<int16_t> slots;
    for (const Expr* a : arguments)
        slots.push_back(expression(*a));
    if (const auto handle = m_scope->handles.find(std::string(name));
        handle != m_scope->handles.end()) {
        FunctionSource source;
        if (!functionSource(m_vm, handle->second, source))
            refuse("the source of '" + std::string(name) + "' is not known", at);
        return callSource(source, std::move(slots), outputs, at);
    }
    if (m_scope->ast) {
        for (const FunctionDef* f : m_scope->ast->functions) {
            if (f->name == name)
                return callFunction(*f, *m_scope->ast, m_scope->file, std::move(slots), outputs,
                                    at);
        }
    } else if (m_scope->file != 0) {
        const Ast& ast = astOf(m_scope->file, at);
        for (const FunctionDef* f : ast.functions) {
            if (f->name == name)
                return callFunction(*f, ast, m_scope->file, std::move(slots), outputs, at);
        }
    }
    const int kind = m_vm.functionKind(name, nullptr);
    if (kind != 5) {
        FunctionSource source;
        if (kind != 0 && functionSourceNamed(m_vm, name, source))
            return callSource(source, std::move(slots), outputs, at);
        refuse("'" + std::string(name) + "' is not known here", at);
    }
    m_builtins.insert(std::string(name));
    if (outputs > 1) refuse("more than one result of '" + std::string(name) + "'", at);
    const auto out = builtinCall(name, slots, at);
    if (!out) refuse("'" + std::string(name) + "' has no scalar kernel", at);
    return {*out};
}

} // namespace vitrine
