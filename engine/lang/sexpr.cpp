// SPDX-License-Identifier: Apache-2.0
#include "lang/printer.h"

namespace vitrine::lang {

namespace {

/// Collects "(head part part)".
class Form {
public:
    explicit Form(std::string_view head) : m_text("(" + std::string(head)) {}

    Form& add(std::string_view part) {
        if (!part.empty()) m_text += ' ';
        m_text += part;
        return *this;
    }
    Form& add(const Expr* expr) { return expr ? add(toSexpr(*expr)) : *this; }
    Form& add(ExprList items) {
        for (const Expr* item : items)
            add(item);
        return *this;
    }
    Form& add(Block block) {
        std::string text = "{";
        for (size_t i = 0; i < block.size(); ++i) {
            if (i > 0) text += ' ';
            text += toSexpr(*block[i]);
        }
        return add(text + "}");
    }
    Form& addRows(List<ExprList> rows) {
        for (size_t i = 0; i < rows.size(); ++i) {
            if (i > 0) add(";");
            add(rows[i]);
        }
        return *this;
    }
    Form& addParameters(List<Parameter> parameters) {
        std::string text = "(";
        for (size_t i = 0; i < parameters.size(); ++i) {
            if (i > 0) text += ' ';
            text += parameters[i].ignored ? std::string_view("~") : parameters[i].name;
            if (parameters[i].defaultValue) text += '=' + toSexpr(*parameters[i].defaultValue);
        }
        return add(text + ")");
    }
    Form& addAttributes(List<Attribute> attributes) {
        for (const Attribute& attribute : attributes) {
            std::string text = attribute.negated ? "~" : "";
            text += attribute.name;
            if (attribute.value) text += '=' + toSexpr(*attribute.value);
            add(text);
        }
        return *this;
    }
    [[nodiscard]] std::string str() const { return m_text + ")"; }

private:
    std::string m_text;
};

std::string declText(const ArgumentDecl& decl) {
    std::string head(decl.name);
    if (!decl.field.empty()) head += '.' + std::string(decl.field);
    if (decl.fromClass) head += ".?";
    Form form(head);
    if (decl.hasSizes) form.add(Form("size").add(decl.sizes).str());
    if (!decl.className.empty()) form.add(Form("class").add(decl.className).str());
    if (!decl.validators.empty()) form.add(Form("check").add(decl.validators).str());
    if (decl.defaultValue) form.add("=").add(decl.defaultValue);
    return form.str();
}

std::string classText(const ClassDef& def) {
    Form form("classdef");
    form.add(def.name).addAttributes(def.attributes);
    for (const ClassReference& reference : def.superclasses)
        form.add("<").add(reference.name);
    for (const PropertiesBlock& block : def.properties) {
        Form section("properties");
        section.addAttributes(block.attributes);
        for (const ArgumentDecl& property : block.properties)
            section.add(declText(property));
        form.add(section.str());
    }
    for (const MethodsBlock& block : def.methods) {
        Form section("methods");
        section.addAttributes(block.attributes);
        for (const FunctionDef* function : block.functions)
            section.add(toSexpr(*function));
        form.add(section.str());
    }
    for (const EventsBlock& block : def.events) {
        Form section("events");
        section.addAttributes(block.attributes);
        for (const ClassReference& event : block.events)
            section.add(event.name);
        form.add(section.str());
    }
    for (const EnumerationBlock& block : def.enumerations) {
        Form section("enumeration");
        section.addAttributes(block.attributes);
        for (const EnumerationMember& member : block.members)
            section.add(Form(member.name).add(member.arguments).str());
        form.add(section.str());
    }
    return form.str();
}

std::string numberText(const NumberExpr& number) {
    static constexpr std::string_view kSuffixes[] = {"",    ":s8",  ":s16", ":s32", ":s64",
                                                     ":u8", ":u16", ":u32", ":u64"};
    if (number.numberClass == NumberClass::Double) return std::string(number.text);
    return std::to_string(static_cast<int64_t>(number.bits)) +
           std::string(kSuffixes[static_cast<size_t>(number.numberClass)]);
}

} // namespace

std::string toSexpr(const Expr& expr) {
    switch (expr.kind) {
    case ExprKind::Error:
        return "<error>";
    case ExprKind::Number:
        return numberText(as<NumberExpr>(expr));
    case ExprKind::Unary: {
        const auto& node = as<UnaryExpr>(expr);
        return Form(spelling(node.op)).add(node.operand).str();
    }
    case ExprKind::Binary: {
        const auto& node = as<BinaryExpr>(expr);
        return Form(spelling(node.op)).add(node.left).add(node.right).str();
    }
    case ExprKind::ShortCircuit: {
        const auto& node = as<ShortCircuitExpr>(expr);
        return Form(node.isAnd ? "&&" : "||").add(node.left).add(node.right).str();
    }
    case ExprKind::Range: {
        const auto& node = as<RangeExpr>(expr);
        return Form(":").add(node.first).add(node.step).add(node.last).str();
    }
    case ExprKind::Paren:
        return Form("paren").add(as<ParenExpr>(expr).inner).str();
    case ExprKind::Index: {
        const auto& node = as<IndexExpr>(expr);
        return Form("index").add(node.object).add(node.arguments).str();
    }
    case ExprKind::CellIndex: {
        const auto& node = as<CellIndexExpr>(expr);
        return Form("brace").add(node.object).add(node.arguments).str();
    }
    case ExprKind::Field: {
        const auto& node = as<FieldExpr>(expr);
        return Form(".").add(node.object).add(node.name).str();
    }
    case ExprKind::DynamicField: {
        const auto& node = as<DynamicFieldExpr>(expr);
        return Form(".()").add(node.object).add(node.name).str();
    }
    case ExprKind::Matrix:
        return Form("matrix").addRows(as<MatrixExpr>(expr).rows).str();
    case ExprKind::CellArray:
        return Form("cell").addRows(as<CellArrayExpr>(expr).rows).str();
    case ExprKind::Anonymous: {
        const auto& node = as<AnonymousExpr>(expr);
        return Form("@").addParameters(node.parameters).add(node.body).str();
    }
    case ExprKind::SuperclassCall: {
        const auto& node = as<SuperclassCallExpr>(expr);
        return Form("super").add(node.method).add(node.superclass).add(node.arguments).str();
    }
    case ExprKind::NameValue: {
        const auto& node = as<NameValueExpr>(expr);
        return Form("name").add(node.name).add(node.value).str();
    }
    case ExprKind::Assign: {
        const auto& node = as<AssignExpr>(expr);
        return Form("=").add(node.target).add(node.value).str();
    }
    default:
        return toSource(expr);
    }
}

std::string toSexpr(const Stmt& statement) {
    const std::string_view print = statement.print ? "!" : "";
    switch (statement.kind) {
    case StmtKind::Expression: {
        const auto& node = as<ExpressionStmt>(statement);
        const std::string_view head = node.isCommand ? "command" : "do";
        return Form(std::string(head) + std::string(print)).add(node.expression).str();
    }
    case StmtKind::Assign: {
        const auto& node = as<AssignStmt>(statement);
        const std::string head = node.bracketed ? "[]=" : "=";
        return Form(head + std::string(print)).add(node.targets).add(node.value).str();
    }
    case StmtKind::OpAssign: {
        const auto& node = as<OpAssignStmt>(statement);
        const std::string head = std::string(spelling(node.op)) + "=" + std::string(print);
        return Form(head).add(node.target).add(node.value).str();
    }
    case StmtKind::If: {
        const auto& node = as<IfStmt>(statement);
        Form form("if");
        for (const IfClause& clause : node.clauses)
            form.add(clause.condition).add(clause.body);
        if (!node.elseBody.empty()) form.add(node.elseBody);
        return form.str();
    }
    case StmtKind::While: {
        const auto& node = as<WhileStmt>(statement);
        return Form("while").add(node.condition).add(node.body).str();
    }
    case StmtKind::DoUntil: {
        const auto& node = as<DoUntilStmt>(statement);
        return Form("until").add(node.body).add(node.condition).str();
    }
    case StmtKind::For: {
        const auto& node = as<ForStmt>(statement);
        Form form(node.parallel ? "parfor" : "for");
        return form.add(node.target).add(node.range).add(node.workers).add(node.body).str();
    }
    case StmtKind::Spmd: {
        const auto& node = as<SpmdStmt>(statement);
        return Form("spmd").add(node.arguments).add(node.body).str();
    }
    case StmtKind::Switch: {
        const auto& node = as<SwitchStmt>(statement);
        Form form("switch");
        form.add(node.subject);
        for (const SwitchCase& item : node.cases)
            form.add(item.value).add(item.body);
        if (!node.otherwise.empty()) form.add(node.otherwise);
        return form.str();
    }
    case StmtKind::Try: {
        const auto& node = as<TryStmt>(statement);
        return Form("try").add(node.body).add(node.name).add(node.catchBody).str();
    }
    case StmtKind::UnwindProtect: {
        const auto& node = as<UnwindProtectStmt>(statement);
        return Form("unwind").add(node.body).add(node.cleanup).str();
    }
    case StmtKind::Break:
        return "(break)";
    case StmtKind::Continue:
        return "(continue)";
    case StmtKind::Return:
        return "(return)";
    case StmtKind::Declare: {
        const auto& node = as<DeclareStmt>(statement);
        Form form(node.isGlobal ? "global" : "persistent");
        for (const Declarator& variable : node.variables)
            form.add(variable.name).add(variable.value);
        return form.str();
    }
    }
    return "?";
}

std::string toSexpr(const FunctionDef& function) {
    std::string head = "function ";
    if (function.accessor == Accessor::Get) head += "get.";
    if (function.accessor == Accessor::Set) head += "set.";
    Form form(head + std::string(function.name));
    form.addParameters(function.outputs).addParameters(function.inputs);
    for (const ArgumentsBlock& block : function.argumentBlocks) {
        Form section("arguments");
        if (block.output) section.add("Output");
        if (block.repeating) section.add("Repeating");
        for (const ArgumentDecl& decl : block.arguments)
            section.add(declText(decl));
        form.add(section.str());
    }
    if (function.hasBody) form.add(function.body);
    for (const FunctionDef* nested : function.nested)
        form.add(toSexpr(*nested));
    return form.str();
}

std::string toSexpr(const Ast& ast) {
    std::string text;
    for (const Stmt* statement : ast.statements)
        text += toSexpr(*statement) + '\n';
    if (ast.classDef) text += classText(*ast.classDef) + '\n';
    for (const FunctionDef* function : ast.functions)
        text += toSexpr(*function) + '\n';
    if (!text.empty()) text.pop_back();
    return text;
}

} // namespace vitrine::lang
