// SPDX-License-Identifier: Apache-2.0
// object(…), object{…} and what is assigned to them: by the class's subsref and subsasgn, and of
// arrays of objects.
#include "builtins/core/support.h"
#include "builtins/elementwise/operators.h"
#include "builtins/index/indexing.h"
#include "value/object_array.h"
#include "value/tensor.h"
#include "vm/user_class.h"
#include "vm/vm.h"

#include <algorithm>

namespace vitrine {

using lang::PathLink;

// --------------------------------------------------------------------- subsref and subsasgn

Value cellOfSubscripts(std::span<const Value> subscripts) {
    return Value(makeRef<Cell>(Shape(1, static_cast<int64_t>(subscripts.size())),
                               std::vector<Value>(subscripts.begin(), subscripts.end())));
}

Value subscriptStruct(std::span<const SubscriptStep> steps) {
    auto out = makeRef<StructArray>(Shape(1, static_cast<int64_t>(steps.size())));
    const int type = out->addField("type"), subs = out->addField("subs");
    for (std::size_t i = 0; i < steps.size(); ++i) {
        out->at(type, static_cast<int64_t>(i)) = Value::text(steps[i].type);
        out->at(subs, static_cast<int64_t>(i)) = steps[i].subscripts;
    }
    return Value(std::move(out));
}

/// object(…) or object{…} by the class's subsref; false: it has none.
bool Vm::readBySubsref(const Value& object, const char* type, std::span<const Value> subscripts,
                       std::vector<Value>& out) {
    const ClassInfo* info = classInfoOf(object);
    const ClassMethod* reference = redefined(object, type, "Reference");
    const ClassMethod* own = info && !reference ? overloaded(*info, "subsref") : nullptr;
    if (!own && !reference) return false;
    const SubscriptStep step{type, cellOfSubscripts(subscripts)};
    if (reference) {
        const Value args[] = {object, indexingOperations({&step, 1}), Value::string("Expression")};
        const ClassMethod* length = *type == '{' ? redefined(object, type, "ListLength") : nullptr;
        const double outputs = length ? call(length->handle, args, 1).at(0).toDouble() : 1;
        for (Value& v : call(reference->handle, {args, 2}, static_cast<int>(outputs)))
            out.push_back(std::move(v));
        return true;
    }
    const Value args[] = {object, subscriptStruct({&step, 1})};
    for (Value& v : call(own->handle, args, 1))
        out.push_back(std::move(v));
    return true;
}

/// object(…) = value and its like by the class's subsasgn.
bool Vm::assignBySubsasgn(Value& target, const char* type, std::span<const Value> subscripts,
                          const Value& value) {
    const ClassInfo* info = classInfoOf(target);
    const ClassMethod* assign = redefined(target, type, "Assign");
    if (assign && *type == '.' && info->findProperty(subscripts[0].toText())) assign = nullptr;
    const ClassMethod* own = info ? overloaded(*info, "subsasgn") : nullptr;
    if (!own && !assign) return false;
    const SubscriptStep step{type, *type == '.' ? subscripts[0] : cellOfSubscripts(subscripts)};
    const Value args[] = {
        target, assign ? indexingOperations({&step, 1}) : subscriptStruct({&step, 1}), value};
    target = call(assign ? assign->handle : own->handle, args, 1).at(0);
    return true;
}

/// The same of a path with several links.
bool Vm::assignPathBySubsasgn(Frame& frame, Value& target, const lang::Path& path,
                              const Value& value) {
    const ClassInfo* info = classInfoOf(target);
    const ClassMethod* own = info ? overloaded(*info, "subsasgn") : nullptr;
    const char* first = path[0].kind == PathLink::Kind::Paren   ? "()"
                        : path[0].kind == PathLink::Kind::Brace ? "{}"
                                                                : ".";
    const ClassMethod* assign = redefined(target, first, "Assign");
    if (assign && *first == '.' &&
        (path[0].kind != PathLink::Kind::Field ||
         info->findProperty(linkName(frame, target, path, 0))))
        assign = nullptr;
    if (!own && !assign) return false;
    std::vector<SubscriptStep> steps;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const bool brace = path[i].kind == PathLink::Kind::Brace;
        if (brace || path[i].kind == PathLink::Kind::Paren)
            steps.push_back(
                {brace ? "{}" : "()", cellOfSubscripts(linkSubscripts(frame, path, i))});
        else
            steps.push_back({".", Value::text(linkName(frame, target, path, i))});
    }
    const Value args[] = {target, assign ? indexingOperations(steps) : subscriptStruct(steps),
                          value};
    target = call(assign ? assign->handle : own->handle, args, 1).at(0);
    return true;
}

// ----------------------------------------------------------------------- arrays of objects

/// Elements of an array of objects, or an object, as the cell has them; others in the array are
/// what its class makes without arguments.
Value Vm::objectsLike(const Cell& cell, const Value& like) {
    const ClassInfo* info = classInfoOf(like);
    if (!info) return objectsOf(cell);
    UserClass& own = userClass(*info);
    Value made;
    return objectsOf(cell, Ref<ClassInfo>(&own), [&] {
        if (made.isNothing() || own.handle) made = construct(own, nullptr, 0);
        return made;
    });
}

/// Subscripts of objects: what their class's subsindex says, from 0, or the numbers that they are.
std::vector<Value> Vm::numbersOf(std::span<const Value> subscripts) {
    std::vector<Value> out(subscripts.begin(), subscripts.end());
    for (Value& s : out) {
        const ClassObject* own = classObject(s);
        if (!own) continue;
        const ClassMethod* method = own->info().findMethod("subsindex");
        if (method) {
            const Value from = call(method->handle, {&s, 1}, 1).at(0);
            const Value one(1.0);
            s = binaryOperation(*this, BinaryOp::Plus, from, one, Span{});
        } else if (!own->base.isNothing()) {
            s = own->base;
        } else {
            throwError("MATLAB:UndefinedFunction",
                       "Undefined function 'subsindex' for input arguments of type '%s'.",
                       own->className().c_str());
        }
    }
    return out;
}

/// What an object of the class is made of a value of another one, by the constructor.
Value Vm::convertedTo(const ClassInfo& info, const Value& value) {
    if (classInfoOf(value)) return {};
    try {
        Value args[] = {value};
        return construct(userClass(info), args, 1);
    } catch (const ScriptError&) {
        return {};
    }
}

/// objects(i).… = …: the elements are taken out, changed and put back.
void Vm::modifyElements(Frame& frame, Value& target, const lang::Path& path, std::size_t at,
                        std::size_t stop, const std::function<void(Value&, int64_t)>& action) {
    const std::span<const Value> subscripts = linkSubscripts(frame, path, at);
    if (redefined(target, "()", "Reference")) {
        Value part = indexInto(target, subscripts, frame.span());
        modify(frame, part, path, at + 1, stop, -1, action);
        return assignParen(target, subscripts, part, frame.span());
    }
    UserClass& info = userClass(*classInfoOf(target));
    const Shape shape = target.shape();
    const int count = static_cast<int>(subscripts.size());
    bool beyond = false;
    for (int i = 0; i < count; ++i) {
        const Value& s = subscripts[static_cast<std::size_t>(i)];
        beyond = beyond || (s.isDoubleInline() &&
                            s.doubleInline() > static_cast<double>(endValue(shape, i, count)));
    }
    if (beyond) assignParen(target, subscripts, construct(info, nullptr, 0), frame.span());
    const Value cells(cellOfObjects(target));
    Value kept = objectsLike(indexValue(*this, cells, subscripts, frame.span()).cell(), target);
    modify(frame, kept, path, at + 1, stop, -1, action);
    if (!info.handle || kept.count() != 1) assignParen(target, subscripts, kept, frame.span());
}

} // namespace vitrine
