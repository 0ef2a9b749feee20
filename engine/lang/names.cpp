// SPDX-License-Identifier: Apache-2.0
#include "lang/names.h"

#include "lang/walk.h"

#include <algorithm>
#include <unordered_set>

namespace vitrine::lang {

namespace {

using Names = std::unordered_set<std::string_view>;

/// What makes variables whose names are not in the text.
constexpr std::string_view kMakers[] = {"eval", "evalin", "evalc",    "assignin",
                                        "load", "run",    "keyboard", "syms"};
/// Variables that are there without an assignment.
constexpr std::string_view kAlways[] = {"ans", "varargin", "varargout", "nargin", "nargout"};

void addAssigned(const FunctionDef& function, Names& names) {
    names.insert(function.assigned.begin(), function.assigned.end());
    for (const FunctionDef* inner : function.nested)
        addAssigned(*inner, names);
}

void addFunctions(List<FunctionDef*> functions, Names& names) {
    for (const FunctionDef* function : functions) {
        names.insert(function->name);
        addFunctions(function->nested, names);
    }
}

/// Goes over one function with those in it, or over a script's statements.
class UnknownNames {
public:
    UnknownNames(Names meant, const NameSource& known)
        : m_meant(std::move(meant)), m_known(known) {}

    void read(Block block) {
        for (const Stmt* stmt : block) {
            forParts(
                *stmt, [this](const Expr* e) { read(e); }, [this](Block inner) { read(inner); });
        }
    }
    void read(const FunctionDef& function) {
        read(function.body);
        for (const FunctionDef* inner : function.nested)
            read(*inner);
    }
    /// None where variables may come from elsewhere.
    void give(std::vector<NameUse>& out) const {
        if (!m_open) out.insert(out.end(), m_unknown.begin(), m_unknown.end());
    }

private:
    void read(const Expr* expr) {
        if (!expr || m_open) return;
        if (const auto* name = dynCast<IdentifierExpr>(expr)) return use(*name);
        const auto* function = dynCast<AnonymousExpr>(expr);
        const std::size_t outer = m_parameters.size();
        if (function) {
            for (const Parameter& parameter : function->parameters)
                m_parameters.push_back(parameter.name);
        }
        forChildren(*expr, [this](const Expr* child) { read(child); });
        m_parameters.resize(outer);
    }
    void use(const IdentifierExpr& name) {
        const auto is = [&](std::string_view other) { return other == name.name; };
        if (m_meant.contains(name.name) ||
            std::any_of(std::begin(kAlways), std::end(kAlways), is) ||
            std::any_of(m_parameters.begin(), m_parameters.end(), is))
            return;
        const KnownName kind = m_known(name.name);
        m_open = m_open || kind == KnownName::Script ||
                 std::any_of(std::begin(kMakers), std::end(kMakers), is);
        if (kind == KnownName::No) m_unknown.push_back({name.name, name.span});
    }

    const Names m_meant;
    const NameSource& m_known;
    std::vector<std::string_view> m_parameters; ///< of the anonymous functions around
    std::vector<NameUse> m_unknown;
    bool m_open = false;
};

/// Gathers the places of one name.
class Places {
public:
    explicit Places(std::string_view name) : m_name(name) {}

    void read(const FunctionDef& function) {
        read(function.inputs);
        read(function.outputs);
        for (const ArgumentsBlock& block : function.argumentBlocks) {
            for (const ArgumentDecl& argument : block.arguments) {
                // Of `opts.x` the place is that of both names.
                if (argument.name == m_name) add(argument.name, argument.nameSpan);
            }
        }
        forArgumentExpressions(function, [this](const Expr* e) { read(e); });
        read(function.body);
        for (const FunctionDef* inner : function.nested)
            read(*inner);
    }
    void read(Block block) {
        for (const Stmt* stmt : block) {
            if (const auto* declare = dynCast<DeclareStmt>(stmt)) {
                for (const Declarator& variable : declare->variables)
                    add(variable.name, variable.span);
            }
            if (const auto* attempt = dynCast<TryStmt>(stmt)) add(attempt->name, attempt->nameSpan);
            if (const auto* said = dynCast<ExpressionStmt>(stmt); said && said->isCommand)
                readCommand(said->expression);
            forParts(
                *stmt, [this](const Expr* e) { read(e); }, [this](Block inner) { read(inner); });
        }
    }
    [[nodiscard]] std::vector<Span> sorted() {
        std::sort(m_places.begin(), m_places.end(),
                  [](Span a, Span b) { return a.begin < b.begin; });
        m_places.erase(std::unique(m_places.begin(), m_places.end()), m_places.end());
        return m_places;
    }

private:
    void add(std::string_view name, Span span) {
        if (name != m_name || !span.valid()) return;
        span.end = std::min<uint32_t>(span.end, span.begin + static_cast<uint32_t>(name.size()));
        m_places.push_back(span);
    }
    void read(List<Parameter> parameters) {
        for (const Parameter& parameter : parameters) {
            add(parameter.name, parameter.span);
            read(parameter.defaultValue);
        }
    }
    void read(const Expr* expr) {
        if (!expr) return;
        if (const auto* name = dynCast<IdentifierExpr>(expr)) return add(name->name, name->span);
        if (const auto* function = dynCast<AnonymousExpr>(expr)) read(function->parameters);
        forChildren(*expr, [this](const Expr* child) { read(child); });
    }
    /// `clear x` names a variable in a word.
    void readCommand(const Expr* expr) {
        const auto* call = dynCast<IndexExpr>(expr);
        const auto* function = call ? dynCast<IdentifierExpr>(call->object) : nullptr;
        if (!function || (function->name != "clear" && function->name != "clearvars")) return;
        for (const Expr* word : call->arguments) {
            if (const auto* text = dynCast<CharExpr>(word)) add(text->value, text->span);
        }
    }

    const std::string_view m_name;
    std::vector<Span> m_places;
};

const FunctionDef* functionAt(List<FunctionDef*> functions, uint32_t offset) {
    for (const FunctionDef* function : functions) {
        if (function->span.begin <= offset && offset <= function->span.end) return function;
    }
    return nullptr;
}

/// The identifier that an offset touches, as a place of the tree has it.
std::string_view nameAt(const Ast& ast, const FunctionDef* function, uint32_t offset) {
    Names names;
    if (function)
        addAssigned(*function, names);
    else
        names.insert(ast.assigned.begin(), ast.assigned.end());
    for (const std::string_view name : names) {
        Places places(name);
        if (function)
            places.read(*function);
        else
            places.read(ast.statements);
        for (const Span& span : places.sorted()) {
            if (span.begin <= offset && offset <= span.end) return name;
        }
    }
    return {};
}

} // namespace

std::vector<NameUse> unknownNames(const Ast& ast, const NameSource& known) {
    std::vector<NameUse> unknown;
    if (ast.kind == FileKind::Class) return unknown;
    Names functions;
    addFunctions(ast.functions, functions);
    Names script = functions;
    script.insert(ast.assigned.begin(), ast.assigned.end());
    UnknownNames statements(std::move(script), known);
    statements.read(ast.statements);
    statements.give(unknown);
    for (const FunctionDef* function : ast.functions) {
        Names meant = functions;
        addAssigned(*function, meant);
        UnknownNames body(std::move(meant), known);
        body.read(*function);
        body.give(unknown);
    }
    std::sort(unknown.begin(), unknown.end(),
              [](const NameUse& a, const NameUse& b) { return a.span.begin < b.span.begin; });
    return unknown;
}

std::vector<Span> placesOfVariable(const Ast& ast, uint32_t offset) {
    const FunctionDef* function = functionAt(ast.functions, offset);
    const std::string_view name = nameAt(ast, function, offset);
    if (name.empty()) return {};
    Places places(name);
    if (function)
        places.read(*function);
    else
        places.read(ast.statements);
    return places.sorted();
}

} // namespace vitrine::lang
