// SPDX-License-Identifier: Apache-2.0
// Assignment: to variables, through paths of any depth, to several targets, with an operator.
#include "lang/compiler_impl.h"

#include <algorithm>

namespace vitrine::lang {

ProtoCompiler::Target ProtoCompiler::lvalue(const Expr& expr) {
    Target out;
    Chain parts = flatten(expr);
    const auto* base = dynCast<IdentifierExpr>(parts.base);
    if (!base)
        fail(expr.span, "The expression to the left of the equals sign is not a valid target for "
                        "an assignment.");
    const std::optional<Variable> variable = find(base->name);
    if (!variable)
        fail(expr.span, "The expression to the left of the equals sign is not a valid target for "
                        "an assignment.");
    out.name = base->name;
    out.variable = *variable;
    out.links = std::move(parts.links);
    out.span = expr.span;
    return out;
}

bool ProtoCompiler::takesList(const Target& target) {
    return !target.links.empty() && target.links.back()->kind != ExprKind::Index;
}

/// Evaluates the subscripts of all links and writes them down as a path.
void ProtoCompiler::subscripts(Target& target) {
    if (target.links.empty()) return;
    if (m_proto->paths.size() > 65000) fail(target.span, "This function is too large.");
    target.path = static_cast<int>(m_proto->paths.size());
    m_proto->paths.emplace_back();
    const auto path = static_cast<std::size_t>(target.path);
    Register object = static_cast<Register>(target.variable.index);
    bool loaded = false;
    for (std::size_t i = 0; i < target.links.size(); ++i) {
        const Expr& expr = *target.links[i];
        PathLink link;
        if (const auto* field = dynCast<FieldExpr>(&expr)) {
            link.kind = PathLink::Kind::Field;
            link.field = static_cast<uint16_t>(fieldSite(field->name));
        } else if (const auto* dynamic = dynCast<DynamicFieldExpr>(&expr)) {
            link.kind = PathLink::Kind::DynField;
            link.first = temporary();
            expression(*dynamic->name, link.first);
        } else {
            const bool brace = expr.kind == ExprKind::CellIndex;
            link.kind = brace ? PathLink::Kind::Brace : PathLink::Kind::Paren;
            const ExprList list =
                brace ? as<CellIndexExpr>(expr).arguments : as<IndexExpr>(expr).arguments;
            if (target.variable.boxed && !loaded &&
                std::any_of(list.begin(), list.end(), mentionsEnd)) {
                object = temporary();
                emit(Op::LoadBox, object, target.variable.index, 0, 1);
                loaded = true;
            }
            EndContext end;
            end.base = object;
            end.path = i == 0 ? -1 : target.path;
            end.links = static_cast<int>(i);
            if (needsList(list)) {
                argumentsToList(list, &end);
                link.list = true;
            } else {
                int count = 0;
                link.first = arguments(list, &end, count);
                link.count = static_cast<uint16_t>(count);
            }
        }
        m_proto->paths[path].push_back(link);
    }
    // A second reference would make every change copy.
    if (loaded) emitConstant(object, 0.0);
}

/// Stores what is in `value` at the target, whose subscripts have been evaluated. above: 0, or how
/// many lists lie above those of the subscripts, which then stay. When removing: 1 for ''.
void ProtoCompiler::store(Target& target, Register value, bool remove, int above) {
    m_span = target.span;
    int base = target.variable.index;
    if (target.variable.boxed) {
        if (target.links.empty()) {
            const Register copy = temporary();
            move(value, copy);
            emit(Op::StoreBox, target.variable.index, copy);
            return;
        }
        base = temporary();
        emit(Op::TakeBox, base, target.variable.index);
    }
    if (target.links.empty()) {
        move(value, base);
    } else if (remove) {
        emit(Op::DeletePath, base, 0, target.path, above);
    } else {
        const PathLink& link = m_proto->paths[static_cast<std::size_t>(target.path)].front();
        const bool single = target.links.size() == 1 && !link.list;
        if (single && link.kind == PathLink::Kind::Paren)
            emit(Op::StoreIndex, base, value, link.first, link.count);
        else if (single && link.kind == PathLink::Kind::Brace)
            emit(Op::StoreCell, base, value, link.first, link.count);
        else if (single && link.kind == PathLink::Kind::Field)
            emit(Op::StoreField, base, value, link.field);
        else
            emit(Op::StorePath, base, value, target.path, above);
    }
    if (target.variable.boxed) emit(Op::StoreBox, target.variable.index, base);
}

void ProtoCompiler::assignTo(const Expr& expr, Register value) {
    if (expr.kind == ExprKind::Ignored) return;
    Temporaries scope(*this);
    Target target = lvalue(expr);
    subscripts(target);
    store(target, value);
}

void ProtoCompiler::assignExpression(const AssignExpr& expr) {
    Temporaries scope(*this);
    Target to = lvalue(*expr.target);
    if (to.links.empty() && !to.variable.boxed) {
        expression(*expr.value, to.variable.index);
        return;
    }
    const Register value = expression(*expr.value);
    subscripts(to);
    store(to, value);
}

void ProtoCompiler::assign(const AssignStmt& stmt) {
    if (stmt.targets.size() > 1 || stmt.targets[0]->kind == ExprKind::Ignored)
        return assignMany(stmt);
    Target target = lvalue(*stmt.targets[0]);
    if (stmt.bracketed && takesList(target)) return assignMany(stmt);
    const auto* literal = dynCast<MatrixExpr>(stmt.value);
    const auto* text = dynCast<CharExpr>(stmt.value);
    const bool nothing = (literal && literal->rows.empty()) || (text && text->value.empty());
    const bool remove = nothing && !target.links.empty() &&
                        target.links.back()->kind == ExprKind::Index && !stmt.bracketed;
    if (remove) {
        subscripts(target);
        store(target, 0, true, text ? 1 : 0);
    } else if (target.links.empty() && !target.variable.boxed) {
        expression(*stmt.value, target.variable.index);
    } else {
        Register value = expression(*stmt.value);
        if (target.links.empty() && value >= m_proto->localCount()) {
            emit(Op::StoreBox, target.variable.index, value);
        } else {
            subscripts(target);
            store(target, value);
        }
    }
    if (stmt.print) display(target.name, stmt.span);
}

void ProtoCompiler::assignMany(const AssignStmt& stmt) {
    std::vector<Target> targets;
    bool counted = false;
    for (const Expr* expr : stmt.targets) {
        targets.push_back(expr->kind == ExprKind::Ignored ? Target{} : lvalue(*expr));
        counted = counted || takesList(targets.back());
    }
    const auto listsOf = [&](const Target& target) {
        if (target.links.empty()) return 0;
        const Path& path = m_proto->paths[static_cast<std::size_t>(target.path)];
        return static_cast<int>(
            std::count_if(path.begin(), path.end(), [](const PathLink& l) { return l.list; }));
    };
    int above = 0, all = 0;
    int fixed = 0;
    for (const Target& target : targets)
        fixed += takesList(target) ? 0 : 1;
    if (counted) {
        // How many values are wanted depends on the subscripts.
        for (Target& target : targets)
            subscripts(target);
        emit(Op::CountBegin, fixed);
        for (const Target& target : targets)
            above += listsOf(target);
        all = above;
        for (const Target& target : targets) {
            if (!takesList(target)) continue;
            above -= listsOf(target);
            Register base = static_cast<Register>(target.variable.index);
            if (target.variable.boxed) {
                base = temporary();
                emit(Op::LoadBox, base, target.variable.index, 0, 1);
            }
            emit(Op::CountPath, 0, base, target.path, above);
            if (target.variable.boxed) emitConstant(base, 0.0);
        }
    }
    // Lists of subscripts lie below the list of values until all targets are stored.
    int kept = all;
    emit(Op::ListBegin);
    toList(*stmt.value, counted ? kCountedOutputs : fixed);
    for (std::size_t i = 0; i < targets.size(); ++i) {
        Temporaries scope(*this);
        Target& target = targets[i];
        m_span = stmt.targets[i]->span;
        kept -= counted ? listsOf(target) : 0;
        if (target.name.empty()) {
            emit(Op::ListTake, temporary(), 0, 0, 1);
        } else if (takesList(target)) {
            int base = target.variable.index;
            if (target.variable.boxed) {
                base = temporary();
                emit(Op::TakeBox, base, target.variable.index);
            }
            emit(Op::StorePathList, base, 0, target.path, kept + 1);
            if (target.variable.boxed) emit(Op::StoreBox, target.variable.index, base);
        } else if (target.links.empty() && !target.variable.boxed) {
            emit(Op::ListTake, target.variable.index, static_cast<int>(i));
        } else {
            const Register value = temporary();
            emit(Op::ListTake, value, static_cast<int>(i));
            if (!counted) subscripts(target);
            store(target, value, false, counted ? kept + 1 : 0);
        }
    }
    emit(Op::ListDrop);
    for (int i = 0; i < all; ++i)
        emit(Op::ListDrop);
    if (!stmt.print) return;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        if (!targets[i].name.empty()) display(targets[i].name, stmt.targets[i]->span);
    }
}

void ProtoCompiler::opAssign(const OpAssignStmt& stmt) {
    Target to = lvalue(*stmt.target);
    // x op= y is x = x op y; the subscripts are evaluated once.
    const Register current = temporary();
    const Register value = temporary();
    subscripts(to);
    Operand left;
    if (to.links.empty() && !to.variable.boxed) {
        left.index = static_cast<Register>(to.variable.index);
    } else {
        left.index = current;
        if (to.variable.boxed) emit(Op::LoadBox, current, to.variable.index);
        if (!to.links.empty())
            emit(Op::PathGet, current, to.variable.boxed ? current : to.variable.index, to.path);
    }
    const Operand right = operand(*stmt.value);
    m_span = stmt.span;
    const bool direct = to.links.empty() && !to.variable.boxed;
    emitBinary(stmt.op, direct ? to.variable.index : value, left, right);
    if (!direct) store(to, value);
    if (stmt.print) display(to.name, stmt.span);
}

} // namespace vitrine::lang
