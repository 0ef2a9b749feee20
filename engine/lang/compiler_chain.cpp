// SPDX-License-Identifier: Apache-2.0
// Calls and indexing: base(…){…}.name… read from left to right.
#include "lang/compiler_impl.h"

#include <algorithm>

namespace vitrine::lang {

ProtoCompiler::Chain ProtoCompiler::flatten(const Expr& expr) {
    Chain out;
    const Expr* at = &expr;
    for (;;) {
        if (const auto* index = dynCast<IndexExpr>(at)) {
            out.links.push_back(at);
            at = index->object;
        } else if (const auto* cell = dynCast<CellIndexExpr>(at)) {
            out.links.push_back(at);
            at = cell->object;
        } else if (const auto* field = dynCast<FieldExpr>(at)) {
            out.links.push_back(at);
            at = field->object;
        } else if (const auto* dynamic = dynCast<DynamicFieldExpr>(at)) {
            out.links.push_back(at);
            at = dynamic->object;
        } else {
            break;
        }
    }
    out.base = at;
    std::reverse(out.links.begin(), out.links.end());
    return out;
}

/// Can the expression stand for other than one value among arguments or in brackets?
bool ProtoCompiler::mayBeList(const Expr& expr) {
    if (expr.kind == ExprKind::CellIndex) {
        // c{3}, c{end-1}: one element for certain.
        const auto& index = as<CellIndexExpr>(expr);
        const auto single = [](const Expr* e) {
            return e->kind == ExprKind::Number || e->kind == ExprKind::End ||
                   e->kind == ExprKind::Char;
        };
        return index.arguments.empty() ||
               !std::all_of(index.arguments.begin(), index.arguments.end(), single);
    }
    return expr.kind == ExprKind::Field || expr.kind == ExprKind::DynamicField;
}

bool ProtoCompiler::needsList(ExprList arguments) {
    return arguments.size() > kMaxStaticArguments ||
           std::any_of(arguments.begin(), arguments.end(), [](const Expr* e) {
               return mayBeList(*e) || e->kind == ExprKind::NameValue;
           });
}

namespace {

/// Is it a whole number whatever variables hold, as far as the text tells?
bool isSurelyWhole(const Expr* expr) {
    if (const auto* number = dynCast<NumberExpr>(expr))
        return number->numberClass != NumberClass::Double ||
               number->value == std::floor(number->value);
    if (const auto* paren = dynCast<ParenExpr>(expr)) return isSurelyWhole(paren->inner);
    if (const auto* unary = dynCast<UnaryExpr>(expr)) return isSurelyWhole(unary->operand);
    if (const auto* binary = dynCast<BinaryExpr>(expr)) {
        const bool keeps = binary->op == BinaryOp::Add || binary->op == BinaryOp::Subtract ||
                           binary->op == BinaryOp::ElementMultiply ||
                           binary->op == BinaryOp::Multiply;
        return keeps && isSurelyWhole(binary->left) && isSurelyWhole(binary->right);
    }
    return expr->kind == ExprKind::End;
}

/// Is it a colon whose numbers may have fractions?
bool mayHaveFractions(const Expr& subscript) {
    const auto* colon = dynCast<RangeExpr>(&subscript);
    return colon && (!isSurelyWhole(colon->first) || (colon->step && !isSurelyWhole(colon->step)));
}

} // namespace

ProtoCompiler::Register ProtoCompiler::arguments(ExprList list, const EndContext* end, int& count) {
    count = static_cast<int>(list.size());
    const Register first = temporary(count);
    for (int i = 0; i < count; ++i) {
        if (end) {
            m_ends.push_back(*end);
            m_ends.back().position = i;
            m_ends.back().count = count;
        }
        Temporaries scope(*this);
        const Expr& argument = *list[static_cast<std::size_t>(i)];
        expression(argument, first + i);
        if (end) {
            m_ends.pop_back();
            if (mayHaveFractions(argument))
                emit(Op::RoundSubscript, first + i, end->base, 0, end->path >= 0);
        }
    }
    return first;
}

void ProtoCompiler::argumentsToList(ExprList list, const EndContext* end) {
    emit(Op::ListBegin);
    for (std::size_t i = 0; i < list.size(); ++i) {
        Temporaries scope(*this);
        if (end) {
            m_ends.push_back(*end);
            m_ends.back().position = static_cast<int>(i);
            m_ends.back().count = static_cast<int>(list.size());
        }
        if (const auto* named = dynCast<NameValueExpr>(list[i])) {
            const Register name = temporary();
            emitConstant(name, Value::string(named->name));
            emit(Op::ListPush, 0, name);
            emit(Op::ListPush, 0, expression(*named->value));
        } else if (end && mayHaveFractions(*list[i])) {
            const Register colon = temporary();
            expression(*list[i], colon);
            emit(Op::RoundSubscript, colon, end->base, 0, end->path >= 0);
            emit(Op::ListPush, 0, colon);
        } else {
            toList(*list[i], 1);
        }
        if (end) m_ends.pop_back();
    }
}

void ProtoCompiler::loadVariable(std::string_view name, int dst) {
    const Variable variable = *find(name);
    emit(variable.boxed ? Op::LoadBox : Op::Move, dst, variable.index);
}

bool ProtoCompiler::hasFreeEnd(const Expr* expr) const {
    if (!mentionsEnd(expr)) return false;
    if (expr->kind == ExprKind::Index || expr->kind == ExprKind::CellIndex) {
        const auto* index = dynCast<IndexExpr>(expr);
        const Expr* object = index ? index->object : as<CellIndexExpr>(*expr).object;
        const auto* name = dynCast<IdentifierExpr>(object);
        if (!name || isVariable(name->name) || !index) return hasFreeEnd(object);
        return std::any_of(index->arguments.begin(), index->arguments.end(),
                           [&](const Expr* e) { return hasFreeEnd(e); });
    }
    if (const auto* binary = dynCast<BinaryExpr>(expr))
        return hasFreeEnd(binary->left) || hasFreeEnd(binary->right);
    if (const auto* paren = dynCast<ParenExpr>(expr)) return hasFreeEnd(paren->inner);
    if (const auto* unary = dynCast<UnaryExpr>(expr)) return hasFreeEnd(unary->operand);
    if (const auto* range = dynCast<RangeExpr>(expr))
        return hasFreeEnd(range->first) || hasFreeEnd(range->step) || hasFreeEnd(range->last);
    const auto inRows = [&](List<ExprList> rows) {
        return std::any_of(rows.begin(), rows.end(), [&](ExprList row) {
            return std::any_of(row.begin(), row.end(),
                               [&](const Expr* e) { return hasFreeEnd(e); });
        });
    };
    if (const auto* matrix = dynCast<MatrixExpr>(expr)) return inRows(matrix->rows);
    if (const auto* cell = dynCast<CellArrayExpr>(expr)) return inRows(cell->rows);
    if (const auto* field = dynCast<FieldExpr>(expr)) return hasFreeEnd(field->object);
    if (const auto* both = dynCast<ShortCircuitExpr>(expr))
        return hasFreeEnd(both->left) || hasFreeEnd(both->right);
    return expr->kind == ExprKind::End;
}

/// Evaluates the base and, when that is a function, the call. With wholeToList, a chain that is
/// only a call appends its outputs to the open list and sets done.
ProtoCompiler::Register ProtoCompiler::chainHead(const Chain& chain, std::size_t& first,
                                                 bool wholeToList, int dst, int outputs,
                                                 bool& done) {
    first = 0;
    done = false;
    const auto* base = dynCast<IdentifierExpr>(chain.base);
    if (!base) return expression(*chain.base);
    m_span = base->span;
    if (const std::optional<Variable> variable = find(base->name)) {
        if (!variable->boxed) return static_cast<Register>(variable->index);
        const Register value = temporary();
        emit(Op::LoadBox, value, variable->index);
        return value;
    }
    const bool inFunction = m_proto->kind == Proto::Kind::Function;
    if (inFunction && chain.links.empty() && (base->name == "nargin" || base->name == "nargout")) {
        const Register value = dst >= 0 ? static_cast<Register>(dst) : temporary();
        emit(base->name == "nargin" ? Op::Nargin : Op::Nargout, value);
        return value;
    }
    // A function: perhaps with a dotted name, perhaps with arguments.
    std::string name(base->name);
    if (m_options.isDottedFunction) {
        std::string dotted = name;
        for (std::size_t i = 0; i < chain.links.size(); ++i) {
            const auto* field = dynCast<FieldExpr>(chain.links[i]);
            if (!field) break;
            dotted += '.';
            dotted += field->name;
            if (m_options.isDottedFunction(dotted)) {
                name = dotted;
                first = i + 1;
            }
        }
    }
    const auto* member =
        first == 0 && !chain.links.empty() ? dynCast<FieldExpr>(chain.links[0]) : nullptr;
    if (member && m_options.isDottedFunction && m_options.isDottedFunction(name + ".empty")) {
        name += '.'; // of a class: what it has not is an error that says so
        name += member->name;
        first = 1;
    }
    const auto* dynamic =
        first < chain.links.size() ? dynCast<DynamicFieldExpr>(chain.links[first]) : nullptr;
    if (dynamic && m_options.isDottedFunction && m_options.isDottedFunction(name + ".empty")) {
        // Name.(text) of a class: the first argument is the member's name.
        const Register to = temporary();
        Temporaries scope(*this);
        emit(Op::ListBegin);
        emit(Op::ListPush, 0, expression(*dynamic->name));
        if (const IndexExpr* inner = callOfMember(chain, first)) {
            for (const Expr* argument : inner->arguments)
                toList(*argument, 1);
            ++first;
        }
        ++first;
        emit(Op::CallOne, to, site(name + ".?", 1));
        return to;
    }
    const IndexExpr* call =
        first < chain.links.size() ? dynCast<IndexExpr>(chain.links[first]) : nullptr;
    if (call && m_ends.empty() &&
        std::any_of(call->arguments.begin(), call->arguments.end(),
                    [&](const Expr* e) { return hasFreeEnd(e); })) {
        // `end` makes it a variable that only exists at run time.
        const Register value = temporary();
        emit(Op::Call, value, site(name, 1), 0, 0);
        return value;
    }
    const Span span = call ? call->span : base->span;
    if (call) ++first;
    const bool whole = first == chain.links.size();
    const ExprList list = call ? call->arguments : ExprList{};
    if (whole && wholeToList) {
        argumentsToList(list, nullptr);
        m_span = span;
        emit(Op::CallMany, 0, site(name, outputs));
        done = true;
        return 0;
    }
    const Register to = dst >= 0 && whole ? static_cast<Register>(dst) : temporary();
    Temporaries scope(*this);
    const int wanted = whole ? outputs : 1;
    if (needsList(list)) {
        argumentsToList(list, nullptr);
        m_span = span;
        emit(Op::CallOne, to, site(name, wanted));
    } else {
        int count = 1;
        Register from = 0;
        if (const std::optional<Value> exact = exactInteger(name, list)) {
            from = temporary();
            emitConstant(from, *exact);
        } else {
            from = arguments(list, nullptr, count);
        }
        m_span = span;
        emit(Op::Call, to, site(name, wanted), from, count);
    }
    return to;
}

ProtoCompiler::Register ProtoCompiler::link(Register object, const Expr& link, int dst) {
    const Register to = static_cast<Register>(dst);
    Temporaries scope(*this);
    EndContext end;
    end.base = object;
    if (const auto* field = dynCast<FieldExpr>(&link)) {
        m_span = link.span;
        emit(Op::Field, to, object, fieldSite(field->name));
        return to;
    }
    if (const auto* dynamic = dynCast<DynamicFieldExpr>(&link)) {
        const Register name = expression(*dynamic->name);
        m_span = link.span;
        emit(Op::DynField, to, object, name);
        return to;
    }
    const bool brace = link.kind == ExprKind::CellIndex;
    const ExprList list = brace ? as<CellIndexExpr>(link).arguments : as<IndexExpr>(link).arguments;
    if (needsList(list)) {
        argumentsToList(list, &end);
        m_span = link.span;
        emit(brace ? Op::CellOne : Op::IndexOne, to, object);
    } else {
        int count = 0;
        const Register first = arguments(list, &end, count);
        m_span = link.span;
        emit(brace ? Op::CellGet : Op::Index, to, object, first, count);
    }
    return to;
}

void ProtoCompiler::linkToList(Register object, const Expr& link, int outputs) {
    Temporaries scope(*this);
    EndContext end;
    end.base = object;
    if (const auto* field = dynCast<FieldExpr>(&link)) {
        m_span = link.span;
        emit(Op::FieldPush, 0, object, fieldSite(field->name));
        return;
    }
    if (const auto* dynamic = dynCast<DynamicFieldExpr>(&link)) {
        const Register name = expression(*dynamic->name);
        m_span = link.span;
        emit(Op::DynFieldPush, 0, object, name);
        return;
    }
    if (const auto* cell = dynCast<CellIndexExpr>(&link)) {
        if (needsList(cell->arguments)) {
            argumentsToList(cell->arguments, &end);
            m_span = link.span;
            emit(Op::CellMany, 0, object);
        } else {
            int count = 0;
            const Register first = arguments(cell->arguments, &end, count);
            m_span = link.span;
            emit(Op::CellPush, 0, object, first, count);
        }
        return;
    }
    argumentsToList(as<IndexExpr>(link).arguments, &end);
    m_span = link.span;
    emit(Op::IndexMany, outputs & 0xffff, object);
}

/// The parentheses behind .name or .(name) at a link, where no `end` needs the value before them.
const IndexExpr* ProtoCompiler::callOfMember(const Chain& chain, std::size_t at) const {
    const ExprKind kind = chain.links[at]->kind;
    if (kind != ExprKind::Field && kind != ExprKind::DynamicField) return nullptr;
    const auto* call =
        at + 1 < chain.links.size() ? dynCast<IndexExpr>(chain.links[at + 1]) : nullptr;
    const bool plain =
        call && std::none_of(call->arguments.begin(), call->arguments.end(),
                             [&](const Expr* e) { return hasFreeEnd(e); });
    return plain ? call : nullptr;
}

/// object.name(…) or object.(name)(…): index of a field or call of a method, to a register or
/// appended to the open list.
void ProtoCompiler::method(Register object, const Expr& name, const IndexExpr& call, Register to,
                           int outputs, bool list) {
    Temporaries scope(*this);
    const auto* field = dynCast<FieldExpr>(&name);
    const int named = field ? fieldSite(field->name) : expression(*as<DynamicFieldExpr>(name).name);
    const bool listed = needsList(call.arguments);
    int count = 0;
    Register from = 0;
    if (listed)
        argumentsToList(call.arguments, nullptr);
    else
        from = arguments(call.arguments, nullptr, count);
    m_span = call.span;
    emit(Op::Method, to, object, from, count);
    emit(Op::Extra, named, outputs & 0xffff, list ? 1 : 0, (listed ? 1 : 0) | (field ? 0 : 2));
}

ProtoCompiler::Register ProtoCompiler::chain(const Expr& expr, int dst, int outputs) {
    const Chain parts = flatten(expr);
    bool done = false;
    std::size_t first = 0;
    if (const auto* name = dynCast<IdentifierExpr>(parts.base); name && parts.links.empty()) {
        if (const std::optional<Variable> variable = find(name->name)) {
            if (!variable->boxed) return move(static_cast<Register>(variable->index), dst);
            const Register value = target(dst);
            emit(Op::LoadBox, value, variable->index);
            return value;
        }
    }
    const Register to = target(dst);
    Temporaries scope(*this);
    Register object = chainHead(parts, first, false, to, outputs, done);
    if (first == parts.links.size()) return move(object, to);
    for (std::size_t i = first; i < parts.links.size(); ++i) {
        const IndexExpr* call = callOfMember(parts, i);
        const bool last = i + (call ? 2 : 1) == parts.links.size();
        const Register result = last ? to : temporary();
        if (call) {
            method(object, *parts.links[i], *call, result, 1, false);
            ++i;
        } else {
            link(object, *parts.links[i], result);
        }
        object = result;
    }
    return to;
}

void ProtoCompiler::chainToList(const Expr& expr, int outputs) {
    Temporaries scope(*this);
    const Chain parts = flatten(expr);
    bool done = false;
    std::size_t first = 0;
    Register object = chainHead(parts, first, true, -1, outputs, done);
    if (done) return;
    if (first == parts.links.size()) {
        emit(Op::ListPush, 0, object);
        return;
    }
    for (std::size_t i = first; i + 1 < parts.links.size(); ++i) {
        if (const IndexExpr* call = callOfMember(parts, i)) {
            // name(…) may be a method; at the end its outputs are what is wanted.
            const Expr& name = *parts.links[i];
            if (i + 2 == parts.links.size()) return method(object, name, *call, 0, outputs, true);
            const Register result = temporary();
            method(object, name, *call, result, 1, false);
            object = result;
            ++i;
        } else {
            object = link(object, *parts.links[i], temporary());
        }
    }
    linkToList(object, *parts.links.back(), outputs);
}

ProtoCompiler::Register ProtoCompiler::superclassCall(const SuperclassCallExpr& expr, int dst,
                                                      int outputs, bool list) {
    const std::optional<Variable> object = find(expr.method);
    const std::string name =
        (object ? "" : std::string(expr.method)) + "@" + std::string(expr.superclass);
    const Register to = target(dst);
    Temporaries scope(*this);
    argumentsToList(expr.arguments, nullptr);
    m_span = expr.span;
    if (!object) {
        if (list)
            emit(Op::CallMany, 0, site(name, outputs));
        else
            emit(Op::CallOne, to, site(name, outputs));
        return to;
    }
    m_proto->constructed.emplace_back(expr.superclass);
    const Register value = temporary();
    loadVariable(expr.method, value);
    emit(Op::ListPush, 0, value);
    emit(Op::CallOne, to, site(name, 1));
    emit(Op::Move, object->boxed ? value : object->index, to);
    if (object->boxed) emit(Op::StoreBox, object->index, value);
    if (list) emit(Op::ListPush, 0, to);
    return to;
}

void ProtoCompiler::toList(const Expr& expr, int outputs) {
    switch (expr.kind) {
    case ExprKind::SuperclassCall: {
        Temporaries scope(*this);
        superclassCall(as<SuperclassCallExpr>(expr), -1, outputs, true);
        return;
    }
    case ExprKind::Identifier:
    case ExprKind::Index:
    case ExprKind::CellIndex:
    case ExprKind::Field:
    case ExprKind::DynamicField:
        return chainToList(expr, outputs);
    default: {
        Temporaries scope(*this);
        emit(Op::ListPush, 0, expression(expr));
        return;
    }
    }
}

} // namespace vitrine::lang
