// SPDX-License-Identifier: Apache-2.0
// Indexed assignment through paths of any depth. A change walks down to the container that the last
// link selects in, making each container on the way unshared; what nobody else holds is changed in
// place.
#include "accel/accelerator.h"
#include "builtins/containers/library_object.h"
#include "builtins/containers/maps.h"
#include "builtins/graphics/graphics.h"
#include "builtins/index/indexing.h"
#include "builtins/sparse/sparse.h"
#include "value/field_name.h"
#include "value/memory_limit.h"
#include "value/object_array.h"
#include "value/tensor.h"
#include "vm/vm.h"

#include <cmath>

namespace vitrine {

using lang::Path;
using lang::PathLink;

namespace {

bool isUnset(const Value& v) {
    return v.isNothing() || (v.isArray() && !v.isScalarInline() && v.count() == 0);
}

bool isColon(const Value& v) {
    return v.isScalarInline() && v.dtype() == DType::Char && v.scalarAs<char16_t>() == u':';
}

/// The one element, from 1, that a subscript selects of `length`.
int64_t wholeSubscript(const Value& subscript, int64_t length = 1) {
    if (isColon(subscript) && length <= 1) return 1;
    if (subscript.isSparse()) return wholeSubscript(fullValue(subscript), length);
    if (subscript.isLogical() && subscript.count() > 0) {
        const Ref<Tensor> mask = subscript.toTensor();
        const bool* on = mask->data<bool>();
        const bool* end = on + mask->count();
        if (std::count(on, end, true) == 1) return std::find(on, end, true) - on + 1;
    }
    if (!subscript.isArray() || subscript.count() != 1) {
        throwError("MATLAB:index:expected_one_output_for_assignment",
                   "Expected one output from a curly brace or dot indexing expression, but there "
                   "were %lld results.",
                   static_cast<long long>(subscript.count()));
    }
    const double x = subscript.toDouble();
    if (!(x >= 1) || x != std::floor(x)) {
        throwError("MATLAB:badsubscript",
                   "Array indices must be positive integers or logical values.");
    }
    if (x > 9e15) throwBeyondMaxSize();
    return static_cast<int64_t>(x);
}

/// The position (from 0) of one element, and the shape that has it.
int64_t positionFor(const Shape& shape, std::span<const Value> subscripts, Shape& needed) {
    needed = shape;
    if (subscripts.empty()) return 0;
    if (subscripts.size() == 1) {
        const int64_t i = wholeSubscript(subscripts[0], shape.count());
        if (i > shape.count()) {
            if (shape.count() == 0 || shape.isRow())
                needed = Shape(1, i);
            else if (shape.isColumn())
                needed = Shape(i, 1);
            else
                throwError("MATLAB:index:assignmentGrowth",
                           "Attempt to grow array along ambiguous dimension.");
        }
        return i - 1;
    }
    std::vector<int64_t> dims, at;
    for (std::size_t k = 0; k < subscripts.size(); ++k) {
        at.push_back(wholeSubscript(subscripts[k], shape[static_cast<int>(k)]) - 1);
        dims.push_back(std::max(shape[static_cast<int>(k)], at.back() + 1));
    }
    for (int k = static_cast<int>(dims.size()); k < shape.rank(); ++k)
        dims.push_back(shape[k]);
    needed = Shape(std::span<const int64_t>(dims));
    int64_t position = 0, stride = 1;
    for (std::size_t k = 0; k < at.size(); ++k) {
        position += at[k] * stride;
        stride *= dims[k];
    }
    return position;
}

/// Makes room for the largest element that the subscripts name.
void growStruct(Value& target, std::span<const Value> subscripts) {
    const Shape shape = target.shape();
    const auto largest = [](const Value& s) {
        double most = 0;
        const bool number = s.isArray() || s.isSparse();
        if (isColon(s) || !number || s.dtype() == DType::Logical) return int64_t{0};
        const Ref<Tensor> t = fullValue(s).toTensor();
        for (int64_t i = 0; i < t->count(); ++i)
            most = std::max(most, t->asDouble(i));
        return static_cast<int64_t>(most);
    };
    const int count = static_cast<int>(subscripts.size());
    std::vector<int64_t> dims;
    bool grows = false;
    for (int d = 0; d < std::max(count, shape.rank()); ++d) {
        const int64_t need = d < count ? largest(subscripts[static_cast<std::size_t>(d)]) : 0;
        const int64_t have = count == 1 ? shape.count() : shape[d];
        grows = grows || (d < count && need > have);
        dims.push_back(std::max(shape[d], need));
    }
    if (!grows) return;
    if (count == 1) {
        const bool column = shape.isColumn() && shape.count() > 1;
        if (!column && shape.count() > 0 && !shape.isRow())
            throwError("MATLAB:matrix:resize", "Attempt to grow array along ambiguous dimension.");
        dims = column ? std::vector<int64_t>{dims[0], 1} : std::vector<int64_t>{1, dims[0]};
        if (!column) dims[1] = largest(subscripts[0]);
    }
    target.mutableStruct().resize(Shape(std::span<const int64_t>(dims)));
}

/// Zeros or NaN, as arrays are made that something is to be put into.
bool holdsNothing(const Value& array) {
    const Ref<Tensor> t = array.toTensor();
    for (int64_t i = 0; i < t->count(); ++i) {
        const double value = t->asDouble(i);
        if (!(value == 0 || std::isnan(value))) return false;
    }
    return true;
}

void growCell(Value& target, const Shape& shape) {
    Cell& cell = target.mutableCell();
    const Shape old = cell.shape();
    const bool appends =
        (old.isRow() && shape.isRow()) || (old.isColumn() && shape.isColumn()) || old.count() == 0;
    if (appends) {
        if (cell.elements.capacity() < static_cast<std::size_t>(shape.count()))
            cell.elements.reserve(static_cast<std::size_t>(shape.count()) * 3 / 2 + 4);
        cell.elements.resize(static_cast<std::size_t>(shape.count()), Value::emptyMatrix());
        cell.setShape(shape);
        return;
    }
    std::vector<Value> grown(static_cast<std::size_t>(shape.count()), Value::emptyMatrix());
    for (int64_t i = 0; i < old.count(); ++i) {
        int64_t rest = i, to = 0, stride = 1;
        for (int d = 0; d < std::max(old.rank(), shape.rank()); ++d) {
            to += rest % old[d] * stride;
            rest /= old[d];
            stride *= shape[d];
        }
        grown[static_cast<std::size_t>(to)] = std::move(cell.elements[static_cast<std::size_t>(i)]);
    }
    cell.elements = std::move(grown);
    cell.setShape(shape);
}

} // namespace

const Value& Vm::storedValue(Frame& frame, int index, Value& scratch) {
    if (index < frame.proto->localCount()) {
        scratch = read(frame, index, scratch);
        return scratch;
    }
    scratch = std::exchange(frame.registers[index], Value());
    return scratch;
}

std::span<const Value> Vm::linkSubscripts(Frame& frame, const Path& path, std::size_t at) {
    const PathLink& link = path[at];
    if (!link.list) return {frame.registers + link.first, link.count};
    // Lists of a path were opened in the order of its links and are the top ones.
    std::size_t after = m_listsAbove;
    for (std::size_t i = at; i < path.size(); ++i)
        after += path[i].list ? 1 : 0;
    return m_lists[m_listDepth - after].values;
}

void Vm::dropPathLists(const Path& path) {
    for (const PathLink& link : path) {
        if (link.list) dropList();
    }
}

std::string Vm::linkName(Frame& frame, const Value& target, const Path& path, std::size_t at) {
    const PathLink& link = path[at];
    if (link.kind == PathLink::Kind::Field) return frame.proto->fields[link.field].name;
    return fieldNameOf(target, frame.registers[link.first]);
}

// ------------------------------------------------------------------------ the last step

/// Elements of an array of graphics objects, which the assignment may begin. Zeros were put there
/// to be replaced.
bool Vm::assignObjects(Value& target, std::span<const Value> subscripts, const Value& value,
                       Span span) {
    const bool objects = joinsObjects(target);
    if (const ClassInfo* info = classInfoOf(target); info && !joinsObjects(value)) {
        if (const Value made = convertedTo(*info, value); !made.isNothing())
            return assignObjects(target, subscripts, made, span);
    }
    const bool held = objectArray(target) && value.isCell();
    if (objects && !joinsObjects(value) && !held) {
        throwError("MATLAB:UnableToConvert",
                   "Unable to perform assignment because value of type '%s' is not convertible to "
                   "'%s'.",
                   value.className().c_str(), target.className().c_str());
    }
    const bool room = target.isNothing() || (target.isNumericClass() && holdsNothing(target));
    if (!objects && !(room && joinsObjects(value))) return false;
    const Shape shape = target.shape();
    Value cells = objects ? Value(cellOfObjects(target))
                          : Value(makeRef<Cell>(target.isNothing() ? Shape(0, 0) : shape));
    const Value put = held ? value : Value(cellOfObjects(value));
    const ClassInfo *own = classInfoOf(value), *has = classInfoOf(target);
    if (objects && (!own != !has || (own && !own->joins(*has)))) {
        throwError("MATLAB:UnableToConvert",
                   "Unable to perform assignment because value of type '%s' is not convertible to "
                   "'%s'.",
                   value.className().c_str(), target.className().c_str());
    }
    assignIndexed(*this, cells, subscripts, put, span);
    target = objectsLike(cells.cell(), value);
    return true;
}

/// object(…) = value by the method of the object's class, or of the value's where the variable is
/// new.
bool Vm::assignByMethod(std::string_view name, Value& target, std::span<const Value> subscripts,
                        const Value* value) {
    const bool fresh = target.kind() != Kind::Object;
    if (fresh && (!value || value->kind() != Kind::Object)) return false;
    const Value own = objectFunction(fresh ? *value : target, name);
    if (own.isNothing()) return false;
    std::vector<Value> all{fresh ? Value::emptyMatrix() : target};
    if (value) all.push_back(*value);
    all.insert(all.end(), subscripts.begin(), subscripts.end());
    target = call(own, all, 1).at(0);
    return true;
}

void Vm::assignParen(Value& target, std::span<const Value> subscripts, const Value& value,
                     Span span) {
    if (target.kind() == Kind::Map) {
        if (subscripts.size() != 1) {
            throwError("MATLAB:Containers:Map:OneKey",
                       "Only one key can be used to index a container.");
        }
        return mapSet(target, subscripts[0], value);
    }
    if (target.isFunctionHandle() && !(value.isFunctionHandle() && subscripts.size() == 1)) {
        throwError("MATLAB:index:assignToHandle",
                   "Unable to perform assignment because indexing with parentheses '()' is not "
                   "supported for this expression.");
    }
    if (target.kind() == Kind::Object) {
        if (assignBySubsasgn(target, "()", subscripts, value)) return;
        if (assignByMethod("assign", target, subscripts, &value)) return;
        if (!target.objectValue().isHandle() && !target.identity()->unique())
            target = Value(target.objectValue().copy());
        if (target.objectValue().assignIndexed(subscripts, value)) return;
    } else if (isUnset(target) && assignByMethod("assign", target, subscripts, &value)) {
        return;
    }
    if (target.kind() == Kind::Object || value.kind() == Kind::Object || value.isFunctionHandle() ||
        value.kind() == Kind::Map) {
        if (assignObjects(target, subscripts, value, span)) return;
        // Scalars of these kinds only: element 1 of a new or scalar variable is the variable.
        for (const Value& s : subscripts)
            if (!target.isCell() && wholeSubscript(s) != 1)
                throwError("MATLAB:index:objectArray",
                           "Arrays of class '%s' are not supported; use a cell array.",
                           value.className().c_str());
        if (!target.isCell()) {
            target = value;
            return;
        }
    }
    assignIndexed(*this, target, subscripts, value, span);
    if (target.isGpuArray()) accelerator().requireDevice(target, "indexed assignment", span);
}

int64_t Vm::elementForWriting(Value& target, std::span<const Value> subscripts, Span span,
                              bool cell) {
    if (subscripts.empty()) {
        throwError(
            "MATLAB:index:assignmentNeedsSubscript",
            "An indexing expression on the left side of an assignment must have at least one "
            "subscript.");
    }
    (void)span;
    if (isUnset(target) && !target.isCell() && !target.isStruct()) {
        target = cell ? Value(makeRef<Cell>()) : Value(makeRef<StructArray>(Shape(0, 0)));
    }
    if (cell ? !target.isCell() : !target.isStruct()) {
        throwError(
            cell ? "MATLAB:cellAssToNonCell" : "MATLAB:structAssToNonStruct",
            "Unable to perform assignment because %s indexing is not supported for variables "
            "of this type.",
            cell ? "brace" : "dot");
    }
    const Shape shape = target.shape();
    Shape needed;
    const int64_t position = positionFor(shape, subscripts, needed);
    if (!(needed == shape)) {
        if (cell)
            growCell(target, needed);
        else
            target.mutableStruct().resize(needed);
    }
    return position;
}

void Vm::assignBrace(Value& target, std::span<const Value> subscripts, Value value, Span span) {
    if (target.isString()) {
        const Value text = Value::string(value.toText());
        return assignIndexed(*this, target, subscripts, text, span);
    }
    if (target.kind() == Kind::Object) {
        if (assignBySubsasgn(target, "{}", subscripts, value)) return;
        if (assignByMethod("assignBrace", target, subscripts, &value)) return;
        const Value cell(makeRef<Cell>(Shape(1, 1), std::vector<Value>{std::move(value)}));
        return assignParen(target, subscripts, cell, span);
    }
    bool single = true;
    for (const Value& s : subscripts)
        single = single && s.isScalarInline() && !isColon(s);
    if (!single && target.isCell()) {
        const Value wrapped(makeRef<Cell>(Shape(1, 1), std::vector<Value>{std::move(value)}));
        return assignIndexed(*this, target, subscripts, wrapped, span);
    }
    const int64_t position = elementForWriting(target, subscripts, span, true);
    target.mutableCell().elements[static_cast<std::size_t>(position)] = std::move(value);
}

Value& Vm::fieldForWriting(Value& target, std::string_view name, int64_t element) {
    if (isUnset(target) && !target.isStruct()) target = Value(makeRef<StructArray>());
    if (!target.isStruct()) {
        throwError("MATLAB:structAssToNonStruct",
                   "Unable to perform assignment because dot indexing is not supported for "
                   "variables of this type.");
    }
    StructArray& s = target.mutableStruct();
    if (element < 0) {
        if (s.count() != 1) {
            throwError("MATLAB:index:scalarStructRequired",
                       "Scalar structure required for this assignment.");
        }
        element = 0;
    }
    int position = s.findField(name);
    if (position < 0) {
        if (!isFieldName(name)) {
            throwError("MATLAB:AddField:InvalidFieldName", "Invalid field name: '%s'.",
                       std::string(name).c_str());
        }
        position = s.addField(name);
    }
    return s.at(position, element);
}

// --------------------------------------------------------------------------- walking down

/// Brings the container of link `stop` to the action, with the struct element that the link before
/// selected (-1: none).
void Vm::modify(Frame& frame, Value& target, const Path& path, std::size_t at, std::size_t stop,
                int64_t element, const std::function<void(Value&, int64_t)>& action) {
    if (at == stop) return action(target, element);
    const PathLink& link = path[at];
    const auto isName = [&](std::size_t i) {
        return path[i].kind == PathLink::Kind::Field || path[i].kind == PathLink::Kind::DynField;
    };
    if (link.kind == PathLink::Kind::DynField) {
        const Value operations = frame.registers[link.first];
        std::vector<Value> parts;
        if (applyOperations(target, operations, parts)) {
            Value part = std::move(parts.at(0));
            modify(frame, part, path, at + 1, stop, -1, action);
            assignOperations(target, operations, part);
            return;
        }
    }
    if (isName(at)) {
        const std::string name = linkName(frame, target, path, at);
        if (classInfoOf(target))
            return modifyProperty(frame, target, name, path, at + 1, stop, action);
        if (target.kind() == Kind::Object) {
            Value member = target.objectValue().property(name);
            if (const auto* graphics = graphicsObject<GraphicsObject>(target))
                member = timesRead(*this, *graphics, name, std::move(member));
            if (const Value own = objectFunction(target, "held");
                member.isNothing() && !own.isNothing()) {
                const Value args[] = {target, Value::text(name)};
                member = call(own, args, 1).at(0);
                if (name == "Properties" && member.isStruct())
                    placeNamed(frame, member, path, at + 1);
            }
            modify(frame, member, path, at + 1, stop, -1, action);
            setMember(target, name, member);
            return;
        }
        return modify(frame, fieldForWriting(target, name, element), path, at + 1, stop, -1,
                      action);
    }
    const std::span<const Value> subscripts = linkSubscripts(frame, path, at);
    if (target.kind() == Kind::Map) {
        // A struct or cell kept in a map: taken out, changed, put back.
        if (subscripts.size() != 1)
            throwError("MATLAB:Containers:Map:OneKey",
                       "Only one key can be used to index a container.");
        Value kept = mapHas(target, subscripts[0]) ? mapGet(target, subscripts[0]) : Value();
        modify(frame, kept, path, at + 1, stop, -1, action);
        return mapSet(target, subscripts[0], kept);
    }
    if (classInfoOf(target) && link.kind == PathLink::Kind::Paren)
        return modifyElements(frame, target, path, at, stop, action);
    if (objectArray(target) && link.kind != PathLink::Kind::Field &&
        link.kind != PathLink::Kind::DynField) {
        // The elements are handles: what changes is theirs.
        const Value cells(cellOfObjects(target));
        Value kept = objectsOf(indexValue(*this, cells, subscripts, frame.span()).cell());
        return modify(frame, kept, path, at + 1, stop, -1, action);
    }
    if (target.kind() == Kind::Object && link.kind == PathLink::Kind::Paren) {
        Value kept = target.objectValue().indexed(subscripts);
        if (!kept.isNothing()) {
            modify(frame, kept, path, at + 1, stop, -1, action);
            return assignParen(target, subscripts, kept, frame.span());
        }
    }
    if (target.kind() == Kind::Object && modifyPart(frame, target, path, at, stop, action)) return;
    if (link.kind == PathLink::Kind::Brace && target.isString()) {
        // s{i}(…): the characters of a string are changed and put back.
        Value characters = braceSingle(target, subscripts, frame.span());
        modify(frame, characters, path, at + 1, stop, -1, action);
        return assignBrace(target, subscripts, characters, frame.span());
    }
    if (link.kind == PathLink::Kind::Brace) {
        const int64_t position = elementForWriting(target, subscripts, frame.span(), true);
        Value& child = target.mutableCell().elements[static_cast<std::size_t>(position)];
        return modify(frame, child, path, at + 1, stop, -1, action);
    }
    if (target.kind() == Kind::Object) {
        for (const Value& s : subscripts)
            if (wholeSubscript(s) != 1)
                throwError("MATLAB:badsubscript", "Index must not exceed 1.");
        return modify(frame, target, path, at + 1, stop, -1, action);
    }
    if (isName(at + 1)) {
        const int64_t position = elementForWriting(target, subscripts, frame.span(), false);
        return modify(frame, target, path, at + 1, stop, position, action);
    }
    if (target.isCell() && path[at + 1].kind == PathLink::Kind::Brace) {
        // c(i){j}: the cell c(i) is changed and put back.
        Value part = indexInto(target, subscripts, frame.span());
        modify(frame, part, path, at + 1, stop, -1, action);
        return assignParen(target, subscripts, part, frame.span());
    }
    throwError("MATLAB:index:parenMustBeLast",
               "Invalid array indexing: '()' must be the last operation of an assignment here.");
}

/// object(…).name = value and object{…}(…) = value of classes with a meaning of () and {}: the part
/// is taken out, changed and put back.
bool Vm::modifyPart(Frame& frame, Value& target, const Path& path, std::size_t at, std::size_t stop,
                    const std::function<void(Value&, int64_t)>& action) {
    const bool brace = path[at].kind == PathLink::Kind::Brace;
    if (objectFunction(target, brace ? "assignBrace" : "assign").isNothing() ||
        objectFunction(target, brace ? "brace" : "call").isNothing())
        return false;
    const std::span<const Value> subscripts = linkSubscripts(frame, path, at);
    Value part = brace ? braceSingle(target, subscripts, frame.span())
                       : indexInto(target, subscripts, frame.span());
    modify(frame, part, path, at + 1, stop, -1, action);
    if (brace)
        assignBrace(target, subscripts, part, frame.span());
    else
        assignParen(target, subscripts, part, frame.span());
    return true;
}

void Vm::setMember(Value& object, std::string_view name, const Value& value) {
    if (classInfoOf(object)) {
        const Value subscript = Value::text(name);
        if (assignBySubsasgn(object, ".", {&subscript, 1}, value)) return;
        return setClassProperty(object, name, value);
    }
    if (objectArray(object)) {
        throwError("MATLAB:index:expected_one_output_for_assignment",
                   "Scalar index required for this assignment. Use set to change a property of "
                   "several objects.");
    }
    if (const Value own = objectFunction(object, "set"); !own.isNothing()) {
        const Value args[] = {object, Value::text(name), value};
        object = call(own, args, 1).at(0);
        return;
    }
    if (!object.objectValue().isHandle() && !object.identity()->unique())
        object = Value(object.objectValue().copy());
    if (auto* graphics = dynamic_cast<GraphicsObject*>(&object.objectValue()))
        return assignProperty(*this, *graphics, std::string(name), value);
    if (!object.objectValue().setProperty(name, value)) {
        const std::string full = object.className();
        if (!object.objectValue().property(name).isNothing())
            throwError("MATLAB:class:SetProhibited",
                       "Unable to set the '%s' property of class '%s' because it is read-only.",
                       std::string(name).c_str(), full.substr(full.rfind('.') + 1).c_str());
        throwError("MATLAB:noPublicFieldForClass", "Unrecognized property '%s' for class '%s'.",
                   std::string(name).c_str(), full.c_str());
    }
}

void Vm::assignPath(Frame& frame, Value& target, const Path& path, Value value) {
    if (target.kind() == Kind::Object && assignPathBySubsasgn(frame, target, path, value)) return;
    const std::size_t last = path.size() - 1;
    if (last == 1 && path[0].kind == PathLink::Kind::Field &&
        path[1].kind == PathLink::Kind::Paren && target.isStruct()) { // s.x(i) = value
        Value& field = fieldForWriting(target, frame.proto->fields[path[0].field].name, -1);
        return assignParen(field, linkSubscripts(frame, path, 1), value, frame.span());
    }
    modify(frame, target, path, 0, last, -1, [&](Value& container, int64_t element) {
        switch (path[last].kind) {
        case PathLink::Kind::Paren:
            return assignParen(container, linkSubscripts(frame, path, last), value, frame.span());
        case PathLink::Kind::Brace:
            return assignBrace(container, linkSubscripts(frame, path, last), std::move(value),
                               frame.span());
        case PathLink::Kind::Field:
        case PathLink::Kind::DynField: {
            if (path[last].kind == PathLink::Kind::DynField &&
                assignOperations(container, frame.registers[path[last].first], value))
                return;
            const std::string name = linkName(frame, container, path, last);
            if (container.kind() == Kind::Object) return setMember(container, name, value);
            fieldForWriting(container, name, element) = std::move(value);
        }
        }
    });
}

// --------------------------------------------------------------------------- instructions

void Vm::storeIndex(Frame& frame, const Instruction& in) {
    Value scratch;
    const Value& value = storedValue(frame, in.b, scratch);
    Value& target = frame.registers[in.a];
    // Element after element is written to an array that was captured: the host does that better
    // than one node an element.
    const bool element = value.isDoubleInline() && target.kind() == Kind::Tensor &&
                         target.tensor().remote() && !target.isGpuArray();
    Run& run = m_writes[in.a % kRuns];
    if (element) run.count = target.identity() == run.array ? run.count + 1 : 0;
    if (element && run.count > kElementRun) (void)target.mutableTensor().mutableHostBytes();
    assignParen(target, {frame.registers + in.c, static_cast<std::size_t>(in.n)}, value,
                frame.span());
    releaseMany(frame, in.c, in.n);
    if (element) run.array = target.identity();
    if (target.kind() == Kind::Tensor) noteArray(frame, in.a);
}

void Vm::storeCell(Frame& frame, const Instruction& in) {
    Value scratch;
    (void)storedValue(frame, in.b, scratch);
    assignBrace(frame.registers[in.a], {frame.registers + in.c, static_cast<std::size_t>(in.n)},
                std::move(scratch), frame.span());
    releaseMany(frame, in.c, in.n);
}

void Vm::storeField(Frame& frame, const Instruction& in) {
    Value scratch;
    (void)storedValue(frame, in.b, scratch);
    Value& target = frame.registers[in.a];
    const lang::FieldSite& site = frame.proto->fields[in.c];
    if (target.kind() == Kind::Object) return setMember(target, site.name, scratch);
    fieldForWriting(target, site.name, -1) = std::move(scratch);
}

void Vm::storePath(Frame& frame, const Instruction& in) {
    Value scratch;
    (void)storedValue(frame, in.b, scratch);
    const Path& path = frame.proto->paths[in.c];
    m_listsAbove = in.n;
    assignPath(frame, frame.registers[in.a], path, std::move(scratch));
    m_listsAbove = 0;
    if (in.n == 0) dropPathLists(path);
}

void Vm::deletePath(Frame& frame, const Instruction& in) {
    const Path& path = frame.proto->paths[in.c];
    if (frame.registers[in.a].isNothing())
        throwUnset(frame, in.a < frame.proto->localCount() ? frame.proto->locals[in.a] : "");
    const std::size_t last = path.size() - 1;
    modify(frame, frame.registers[in.a], path, 0, last, -1, [&](Value& container, int64_t) {
        // Maps keep the empty value as any other, string arrays an empty text.
        if (container.kind() == Kind::Map || (container.isString() && in.n == 1))
            return assignParen(container, linkSubscripts(frame, path, last),
                               in.n == 1 ? Value::text("") : Value::emptyMatrix(), frame.span());
        if (deleteByMethod(container, linkSubscripts(frame, path, last))) return;
        if (const Value none = Value::emptyMatrix();
            assignBySubsasgn(container, "()", linkSubscripts(frame, path, last), none))
            return;
        if (joinsObjects(container)) {
            Value cells(cellOfObjects(container));
            deleteIndexed(*this, cells, linkSubscripts(frame, path, last), frame.span());
            container = objectsLike(cells.cell(), container);
            return;
        }
        if (container.kind() == Kind::Object) {
            if (assignByMethod("remove", container, linkSubscripts(frame, path, last), nullptr))
                return;
            if (!container.objectValue().isHandle() && !container.identity()->unique())
                container = Value(container.objectValue().copy());
            if (container.objectValue().assignIndexed(linkSubscripts(frame, path, last), Value()))
                return;
        }
        deleteIndexed(*this, container, linkSubscripts(frame, path, last), frame.span());
    });
    dropPathLists(path);
}

/// Reads what the first `links` links select. Lenient: false when something is missing on the way.
bool Vm::resolvePath(Frame& frame, const Value& base, const Path& path, std::size_t links,
                     Value& scratch, const Value*& found, bool lenient) {
    found = &base;
    if (base.isNothing()) return false;
    for (std::size_t i = 0; i < links; ++i) {
        const PathLink& link = path[i];
        if (link.kind == PathLink::Kind::Field || link.kind == PathLink::Kind::DynField) {
            const lang::FieldSite site(linkName(frame, *found, path, i));
            if (found->isStruct() && lenient &&
                (found->structure().findField(site.name) < 0 || found->count() != 1))
                return false;
            if (lenient && !found->isStruct() && found->kind() != Kind::Object &&
                found->kind() != Kind::Map)
                return false;
            if (const Value* plain = plainField(*found, site)) {
                found = plain;
                continue;
            }
            Value next = fieldSingle(*found, site);
            scratch = std::move(next);
        } else {
            const std::span<const Value> subscripts = linkSubscripts(frame, path, i);
            if (lenient) {
                const Shape shape = found->shape();
                const int count = static_cast<int>(subscripts.size());
                for (int k = 0; k < count; ++k) {
                    const Value& s = subscripts[static_cast<std::size_t>(k)];
                    if (s.isDoubleInline() && found->kind() != Kind::Map &&
                        s.doubleInline() > static_cast<double>(endValue(shape, k, count)))
                        return false;
                }
                if (found->kind() == Kind::Map && !mapHas(*found, subscripts[0])) return false;
                if (link.kind == PathLink::Kind::Brace && !found->isCell() && !found->isString())
                    return false;
            }
            Value next = link.kind == PathLink::Kind::Brace
                             ? braceSingle(*found, subscripts, frame.span())
                             : indexInto(*found, subscripts, frame.span());
            scratch = std::move(next);
        }
        found = &scratch;
    }
    return true;
}

void Vm::pathGet(Frame& frame, const Instruction& in) {
    const Path& path = frame.proto->paths[in.c];
    Value scratch;
    const Value* found = nullptr;
    const bool lenient = in.n == 1;
    if (!resolvePath(frame, frame.registers[in.b], path, path.size(), scratch, found, lenient)) {
        if (!lenient)
            throwUnset(frame, in.b < frame.proto->localCount() ? frame.proto->locals[in.b] : "");
        frame.registers[in.a] = Value();
        return;
    }
    Value copy = *found;
    set(frame, in.a, std::move(copy));
}

// ------------------------------------------------------------------- [c{1:2}] = , [s.x] =

int64_t Vm::countPath(Frame& frame, const Value& base, const Path& path) {
    const std::size_t last = path.size() - 1;
    const auto countOf = [&](const Value* object, std::span<const Value> subscripts) {
        int64_t count = 1;
        const int n = static_cast<int>(subscripts.size());
        for (int i = 0; i < n; ++i) {
            const Value& s = subscripts[static_cast<std::size_t>(i)];
            if (isColon(s)) {
                count *= object ? endOf(*object, i, n) : 0;
            } else if (s.isLogical()) {
                const Ref<Tensor> mask = s.toTensor();
                const bool* on = mask->data<bool>();
                count *= std::count(on, on + mask->count(), true);
            } else {
                count *= s.count();
            }
        }
        return count;
    };
    Value scratch;
    const Value* object = nullptr;
    if (path[last].kind == PathLink::Kind::Brace) {
        const bool there = resolvePath(frame, base, path, last, scratch, object, true);
        return countOf(there ? object : nullptr, linkSubscripts(frame, path, last));
    }
    if (last > 0 && path[last - 1].kind == PathLink::Kind::Paren) {
        const bool there = resolvePath(frame, base, path, last - 1, scratch, object, true);
        return countOf(there ? object : nullptr, linkSubscripts(frame, path, last - 1));
    }
    if (!resolvePath(frame, base, path, last, scratch, object, true)) return 1;
    return object->isStruct() || objectArray(*object) ? object->count() : 1;
}

void Vm::storePathList(Frame& frame, const Instruction& in) {
    m_listsAbove = in.n;
    storeList(frame, in);
    m_listsAbove = 0;
}

void Vm::storeList(Frame& frame, const Instruction& in) {
    const Path& path = frame.proto->paths[in.c];
    Value& target = frame.registers[in.a];
    const int64_t count = countPath(frame, target, path);
    ValueList& list = topList();
    if (static_cast<int64_t>(list.values.size() - list.next) < count) {
        throwError("MATLAB:needMoreRhsOutputs",
                   "Insufficient number of outputs from right hand side of equal sign to satisfy "
                   "assignment.");
    }
    std::vector<Value> values;
    for (int64_t i = 0; i < count; ++i) {
        values.push_back(std::move(list.values[list.next++]));
        if (values.back().isNothing())
            throw ScriptError("MATLAB:unassignedOutputs", m_missingOutput);
    }
    if (count == 1) return assignPath(frame, target, path, std::move(values[0]));
    const std::size_t last = path.size() - 1;
    if (count == 0 && last == 0 && path[0].kind == PathLink::Kind::Brace && isUnset(target) &&
        list.values.size() - list.next == 1 && !list.values[list.next].isNothing()) {
        // [varargout{1:nargout}] = f() as a statement: what f returns for ans becomes the first.
        target = Value(makeRef<Cell>(Shape(1, 1), std::vector<Value>{list.values[list.next++]}));
        return;
    }
    if (path[last].kind == PathLink::Kind::Brace) {
        // c{…} = v1, v2, … is c(…) = {v1, v2, …}.
        const Value cells(makeRef<Cell>(Shape(1, count), std::move(values)));
        modify(frame, target, path, 0, last, -1, [&](Value& container, int64_t) {
            if (isUnset(container) && !container.isCell()) container = Value(makeRef<Cell>());
            assignIndexed(*this, container, linkSubscripts(frame, path, last), cells, frame.span());
        });
        return;
    }
    const bool selected = last > 0 && path[last - 1].kind == PathLink::Kind::Paren;
    modify(frame, target, path, 0, selected ? last - 1 : last, -1, [&](Value& container, int64_t) {
        if (isUnset(container) && !container.isStruct())
            container = Value(makeRef<StructArray>(Shape(0, 0)));
        const std::string name = linkName(frame, container, path, last);
        if (joinsObjects(container)) {
            Value chosen(cellOfObjects(container));
            if (selected)
                chosen = indexInto(chosen, linkSubscripts(frame, path, last - 1), frame.span());
            const Ref<Cell> changed = makeRef<Cell>(chosen.cell());
            for (std::size_t i = 0; i < values.size(); ++i)
                setMember(changed->elements.at(i), name, values[i]);
            const ClassInfo* info = classInfoOf(container);
            if (!info || info->handle) return;
            const Value put = objectsLike(*changed, container);
            if (selected)
                assignParen(container, linkSubscripts(frame, path, last - 1), put, frame.span());
            else
                container = put;
            return;
        }
        if (!container.isStruct()) {
            throwError("MATLAB:structAssToNonStruct",
                       "Unable to perform assignment because dot indexing is not supported for "
                       "variables of this type.");
        }
        std::vector<int64_t> positions;
        if (selected) {
            const std::span<const Value> subscripts = linkSubscripts(frame, path, last - 1);
            growStruct(container, subscripts);
            positions = selectPositions(container.shape(), subscripts, frame.span()).positions;
        } else {
            for (int64_t i = 0; i < container.count(); ++i)
                positions.push_back(i);
        }
        for (std::size_t i = 0; i < positions.size(); ++i)
            fieldForWriting(container, name, positions[i]) = std::move(values[i]);
    });
}

} // namespace vitrine
