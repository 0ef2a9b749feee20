// SPDX-License-Identifier: Apache-2.0
#include "lang/compiler.h"

#include "base/script_error.h"
#include "lang/compiler_impl.h"

#include <algorithm>
#include <atomic>

namespace vitrine::lang {

ProtoCompiler::ProtoCompiler(const CompileOptions& options, ProtoCompiler* parent)
    : m_options(options), m_parent(parent), m_proto(std::make_unique<Proto>()) {}

void ProtoCompiler::fail(Span span, const std::string& message) const {
    throw ScriptError("MATLAB:m_invalid_syntax", message, span);
}

// ------------------------------------------------------------------------------- variables

int ProtoCompiler::addLocal(std::string_view name) {
    const auto found = m_variables.find(name);
    if (found != m_variables.end()) return found->second.boxed ? -1 : found->second.index;
    const int index = m_proto->localCount();
    m_proto->locals.emplace_back(name);
    m_variables.emplace(std::string(name), Variable{false, index});
    return index;
}

void ProtoCompiler::addBox(std::string_view name, int parentBox) {
    if (m_variables.contains(name)) return;
    m_variables.emplace(std::string(name), Variable{true, static_cast<int>(m_proto->boxes.size())});
    m_proto->boxes.push_back({std::string(name), parentBox, -1});
}

std::optional<ProtoCompiler::Variable> ProtoCompiler::find(std::string_view name) const {
    const auto found = m_variables.find(name);
    if (found == m_variables.end()) return std::nullopt;
    return found->second;
}

/// Boxes for everything that global and persistent statements name.
void ProtoCompiler::declareNames(Block body) {
    visitDeclarations(body, [&](const DeclareStmt& stmt) {
        for (const Declarator& variable : stmt.variables)
            addBox(variable.name, -1);
    });
}

/// Boxes for the variables that nested functions share with this one, and with those around it.
void ProtoCompiler::prepareNested(const FunctionDef& def) {
    std::set<std::string, std::less<>> own(def.assigned.begin(), def.assigned.end());
    const auto isParameter = [](const FunctionDef& f, std::string_view name) {
        const auto named = [&](const Parameter& p) { return p.name == name; };
        return std::any_of(f.inputs.begin(), f.inputs.end(), named) ||
               std::any_of(f.outputs.begin(), f.outputs.end(), named);
    };
    if (m_parent && m_proto->nested) {
        visitNames(def, [&](std::string_view name) {
            if (isParameter(def, name)) return;
            const std::optional<Variable> outer = m_parent->find(name);
            if (outer && outer->boxed) addBox(name, outer->index);
        });
    }
    // A variable that this function only reads is shared with a nested one that assigns it.
    std::set<std::string, std::less<>> assignedInside;
    const std::function<void(const FunctionDef&)> collect = [&](const FunctionDef& f) {
        for (const FunctionDef* inner : f.nested) {
            for (std::string_view name : inner->assigned) {
                if (!isParameter(*inner, name)) assignedInside.emplace(name);
            }
            collect(*inner);
        }
    };
    collect(def);
    if (!assignedInside.empty()) {
        visitNames(def.body, [&](std::string_view name) {
            if (assignedInside.contains(name)) own.emplace(name);
        });
    }
    for (const FunctionDef* inner : def.nested) {
        visitNames(*inner, [&](std::string_view name) {
            if (own.contains(name) && !isParameter(*inner, name)) addBox(name, -1);
        });
    }
}

void ProtoCompiler::compileNested(const FunctionDef& def) {
    for (const FunctionDef* inner : def.nested) {
        ProtoCompiler compiler(m_options, this);
        compiler.m_proto->nested = true;
        std::unique_ptr<Proto> proto = compiler.function(*inner);
        proto->parent = m_proto.get();
        m_proto->nestedFunctions.push_back(static_cast<int>(m_proto->protos.size()));
        m_proto->protos.push_back(std::move(proto));
    }
}

// ------------------------------------------------------------------------------- functions

std::unique_ptr<Proto> ProtoCompiler::script(const Ast& ast) {
    m_proto->kind = Proto::Kind::Script;
    m_proto->name = m_options.scriptName;
    declareNames(ast.statements);
    const auto add = [&](std::string_view name) {
        if (m_options.isGlobal && m_options.isGlobal(name))
            addBox(name, -1);
        else
            addLocal(name);
    };
    for (std::string_view name : ast.assigned)
        add(name);
    visitNames(ast.statements, [&](std::string_view name) {
        if (m_options.isVariable && m_options.isVariable(name)) add(name);
    });
    m_ans = addLocal("ans");
    m_next = m_proto->localCount();
    Span span;
    if (!ast.statements.empty())
        span = ast.statements.front()->span.to(ast.statements.back()->span);
    m_span = span;
    const ExpressionStmt* only =
        ast.statements.size() == 1 ? dynCast<ExpressionStmt>(ast.statements[0]) : nullptr;
    if (m_options.returnsValue && only) {
        m_span = only->span;
        emit(Op::ListBegin);
        toList(*only->expression, kFrameOutputs);
        emit(Op::ReturnList);
    } else {
        block(ast.statements);
        emit(Op::Return);
    }
    finish(span);
    return std::move(m_proto);
}

std::unique_ptr<Proto> ProtoCompiler::function(const FunctionDef& def) {
    Proto& proto = *m_proto;
    proto.name = std::string(def.name);
    m_span = def.nameSpan;
    // Inputs come first, each in the register of its position, boxed ones too.
    for (const Parameter& p : def.inputs) {
        proto.shownInputs.emplace_back(p.ignored ? "~" : p.name);
        proto.locals.emplace_back(p.ignored ? "" : p.name);
    }
    for (const Parameter& p : def.outputs)
        proto.shownOutputs.emplace_back(p.name);
    proto.inputCount = static_cast<int>(def.inputs.size()) - (def.hasVarargin ? 1 : 0);
    if (def.hasVarargin) proto.varargin = proto.inputCount;
    argumentCounts(def);
    declareNames(def.body);
    prepareNested(def);
    for (std::size_t i = 0; i < def.inputs.size(); ++i) {
        const Parameter& p = def.inputs[i];
        if (p.ignored) continue;
        const std::optional<Variable> boxed = find(p.name);
        if (boxed && boxed->boxed)
            proto.boxes[static_cast<std::size_t>(boxed->index)].local = static_cast<int>(i);
        else
            m_variables.emplace(std::string(p.name), Variable{false, static_cast<int>(i)});
    }
    for (const Parameter& p : def.outputs)
        addLocal(p.name);
    for (std::string_view name : def.assigned)
        addLocal(name);
    m_ans = addLocal("ans");
    m_next = proto.localCount();
    for (std::size_t i = 0; i < def.outputs.size(); ++i) {
        const Variable v = *find(def.outputs[i].name);
        const bool rest = def.hasVarargout && i + 1 == def.outputs.size();
        if (rest)
            proto.varargout = v.boxed ? -2 - v.index : v.index;
        else
            proto.outputs.push_back(v.boxed ? -1 - v.index : v.index);
    }
    proto.outputCount = static_cast<int>(proto.outputs.size());
    compileNested(def);
    argumentBlocks(def);
    block(def.body);
    m_span = def.nameSpan;
    patchAll(m_returns);
    outputBlocks(def);
    emit(Op::Return);
    finish(def.span);
    return std::move(m_proto);
}

std::unique_ptr<Proto> ProtoCompiler::anonymous(const AnonymousExpr& expr) {
    Proto& proto = *m_proto;
    proto.kind = Proto::Kind::Anonymous;
    proto.name = "@<anonymous>";
    proto.text = expressionText(expr);
    m_span = expr.body->span;
    for (const Parameter& p : expr.parameters) {
        proto.shownInputs.emplace_back(p.ignored ? "~" : p.name);
        if (!p.ignored)
            m_variables.emplace(std::string(p.name), Variable{false, proto.localCount()});
        proto.locals.emplace_back(p.ignored ? "" : p.name);
    }
    proto.inputCount = proto.localCount() - (expr.hasVarargin ? 1 : 0);
    if (expr.hasVarargin) proto.varargin = proto.inputCount;
    visitNames(expr.body, [&](std::string_view name) {
        if (isVariable(name)) return;
        const std::optional<Variable> outer = m_parent ? m_parent->find(name) : std::nullopt;
        if (!outer) return;
        const int to = addLocal(name);
        proto.captures.push_back(
            {outer->boxed, static_cast<uint16_t>(outer->index), static_cast<uint16_t>(to)});
    });
    m_next = proto.localCount();
    // A call in parentheses is a call: @(x)(f(x)) has the outputs of f.
    const Expr* body = expr.body;
    while (const auto* paren = dynCast<ParenExpr>(body))
        body = paren->inner;
    const ExprKind kind = body->kind;
    const bool list = kind == ExprKind::Identifier || kind == ExprKind::Index ||
                      kind == ExprKind::CellIndex || kind == ExprKind::Field ||
                      kind == ExprKind::DynamicField;
    if (list) {
        const Chain parts = flatten(*body);
        const auto* base = dynCast<IdentifierExpr>(parts.base);
        if (base && !isVariable(base->name) &&
            (kind == ExprKind::Identifier ||
             (kind == ExprKind::Index && parts.links.size() == 1))) {
            const std::size_t many = emitJump(Op::JumpIfOutputs, 2);
            emit(Op::ReturnValue, 0, chain(*body, -1, kFrameOutputs));
            patch(many);
        }
        emit(Op::ListBegin);
        toList(*body, kFrameOutputs);
        emit(Op::ReturnList);
    } else {
        emit(Op::ReturnValue, 0, expression(*body));
    }
    finish(expr.span);
    return std::move(m_proto);
}

void ProtoCompiler::finish(Span span) {
    static std::atomic<uint32_t> loops{1};
    m_proto->span = span;
    m_proto->loopBase = loops.fetch_add(m_loopCount);
    m_proto->registerCount = std::max(m_proto->registerCount, m_proto->localCount());
}

// --------------------------------------------------------------------------------- emitting

std::size_t ProtoCompiler::emit(Op op, int a, int b, int c, int n) {
    m_proto->code.push_back({op, static_cast<uint8_t>(n), static_cast<uint16_t>(a),
                             static_cast<uint16_t>(b), static_cast<uint16_t>(c)});
    m_proto->spans.push_back(m_span);
    return m_proto->code.size() - 1;
}

std::size_t ProtoCompiler::emitJump(Op op, int a) {
    return emit(op, a);
}

void ProtoCompiler::patchTo(std::size_t jump, std::size_t target) {
    m_proto->code[jump].setWide(
        static_cast<int32_t>(static_cast<int64_t>(target) - static_cast<int64_t>(jump) - 1));
}

void ProtoCompiler::patchAll(const std::vector<std::size_t>& jumps) {
    for (std::size_t jump : jumps)
        patch(jump);
}

void ProtoCompiler::jumpBack(std::size_t target, int loop) {
    patchTo(emit(Op::JumpBack, loop), target);
}

ProtoCompiler::Register ProtoCompiler::temporary(int count) {
    const int first = m_next;
    m_next += count;
    if (m_next > kMaxRegisters) fail(m_span, "This statement is too large.");
    m_proto->registerCount = std::max(m_proto->registerCount, m_next);
    return static_cast<Register>(first);
}

int ProtoCompiler::constant(Value value) {
    m_proto->constants.push_back(std::move(value));
    return static_cast<int>(m_proto->constants.size()) - 1;
}

int ProtoCompiler::numberConstant(double value) {
    const auto [it, added] = m_numbers.try_emplace(std::bit_cast<uint64_t>(value), 0);
    if (added) it->second = constant(Value(value));
    return it->second;
}

void ProtoCompiler::emitConstant(int to, Value value) {
    const int index =
        value.isDoubleInline() ? numberConstant(value.doubleInline()) : constant(std::move(value));
    const std::size_t at = emit(Op::LoadK, to);
    m_proto->code[at].setWide(index);
}

int ProtoCompiler::site(std::string_view name, int outputs, bool command) {
    CallSite call;
    call.name = std::string(name);
    call.outputs = outputs;
    call.command = command;
    m_proto->sites.push_back(std::move(call));
    if (m_proto->sites.size() > 65535) fail(m_span, "This function is too large.");
    return static_cast<int>(m_proto->sites.size()) - 1;
}

int ProtoCompiler::fieldSite(std::string_view name) {
    m_proto->fields.emplace_back(std::string(name));
    if (m_proto->fields.size() > 65535) fail(m_span, "This function is too large.");
    return static_cast<int>(m_proto->fields.size()) - 1;
}

// ----------------------------------------------------------------------------------- compile

namespace {

/// Functions side by side in a file or in a function need names of their own.
void refuseDuplicates(List<FunctionDef*> functions, const FunctionDef* around = nullptr) {
    std::set<std::string_view> names;
    for (const FunctionDef* outer = around; outer; outer = outer->parent)
        names.insert(outer->name);
    for (const FunctionDef* def : functions) {
        if (def->accessor == Accessor::None && !names.insert(def->name).second) {
            throw ScriptError("MATLAB:m_invalid_syntax",
                              "Function name '" + std::string(def->name) +
                                  "' has already been declared within this scope.",
                              def->nameSpan);
        }
        refuseDuplicates(def->nested, def);
    }
}

} // namespace

std::unique_ptr<Program> compile(const Ast& ast, const CompileOptions& options) {
    auto program = std::make_unique<Program>();
    program->file = ast.file;
    program->kind = ast.kind;
    if (ast.kind == FileKind::Class) {
        for (const MethodsBlock& methods : ast.classDef->methods) {
            for (const FunctionDef* def : methods.functions) {
                if (!def->hasBody) continue;
                auto proto = ProtoCompiler(options, nullptr).function(*def);
                proto->constructs =
                    def->accessor == Accessor::None && def->name == ast.classDef->name;
                program->methods.push_back(std::move(proto));
            }
        }
    }
    if (ast.kind == FileKind::Function) refuseDuplicates(ast.functions);
    if (ast.kind == FileKind::Script) program->script = ProtoCompiler(options, nullptr).script(ast);
    for (const FunctionDef* def : ast.functions)
        program->functions.push_back(ProtoCompiler(options, nullptr).function(*def));
    return program;
}

} // namespace vitrine::lang
