// SPDX-License-Identifier: Apache-2.0
// Reading through (…), {…} and names.
#include "accel/accelerator.h"
#include "builtins/containers/dictionary.h"
#include "builtins/containers/library_object.h"
#include "builtins/containers/maps.h"
#include "builtins/graphics/graphics.h"
#include "builtins/index/indexing.h"
#include "value/object_array.h"
#include "value/tensor.h"
#include "vm/vm.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace vitrine {

namespace {

[[noreturn]] void throwNotOne(std::size_t count) {
    throwError("MATLAB:index:expected_one_output_from_expression",
               "Expected one output from a curly brace or dot indexing expression, but there were "
               "%zu results.",
               count);
}

[[noreturn]] void throwNoBrace() {
    throwError("MATLAB:cellRefFromNonCell",
               "Brace indexing is not supported for variables of this type.");
}

[[noreturn]] void throwNoDot() {
    throwError("MATLAB:structRefFromNonStruct",
               "Dot indexing is not supported for variables of this type.");
}

[[noreturn]] void throwNoMember(const Value& object, std::string_view name) {
    throwError("MATLAB:noSuchMethodOrField",
               "Unrecognized method, property, or field '%s' for class '%s'.",
               std::string(name).c_str(), object.className().c_str());
}

bool namesElement(const Value& subscript) {
    return subscript.isTextScalar() && subscript.toText() != ":";
}

Value placeOfName(const Value& names, const Value& name) {
    const std::string wanted = name.toText();
    const std::vector<Value>& all = names.cell().elements;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].isTextScalar() && all[i].toText() == wanted)
            return Value(static_cast<double>(i + 1));
    }
    throwError("MATLAB:table:UnrecognizedVarName", "Unrecognized table variable name '%s'.",
               wanted.c_str());
}

} // namespace

/// What object.(name) means; a table has names by number, too.
std::string Vm::fieldNameOf(const Value& object, const Value& name) {
    if (name.isTextScalar()) return name.toText();
    const Value own = objectFunction(object, "memberName");
    if (own.isNothing()) {
        throwError("MATLAB:mustBeFieldName",
                   "Dynamic structure field names must be strings or character vectors.");
    }
    const Value args[] = {object, name};
    return call(own, args, 1).at(0).toText();
}

// ----------------------------------------------------------------------------------- (…)

Value Vm::indexInto(const Value& object, std::span<const Value> subscripts, Span span) {
    if (!isDictionary(object) &&
        std::any_of(subscripts.begin(), subscripts.end(),
                    [](const Value& s) { return classObject(s) != nullptr; }))
        return indexInto(object, numbersOf(subscripts), span);
    switch (object.kind()) {
    case Kind::Map:
        if (subscripts.size() != 1) {
            throwError("MATLAB:Containers:Map:OneKey",
                       "Only one key can be used to index a container.");
        }
        return mapGet(object, subscripts[0]);
    case Kind::FunctionHandle:
    case Kind::Nothing:
        break;
    case Kind::Object:
        if (std::vector<Value> own; readBySubsref(object, "()", subscripts, own))
            return own.empty() ? Value() : std::move(own[0]);
        if (Value own = object.objectValue().indexed(subscripts); !own.isNothing()) return own;
        if (const Value own = objectFunction(object, "call"); !own.isNothing()) {
            std::vector<Value> all{object};
            all.insert(all.end(), subscripts.begin(), subscripts.end());
            return call(own, all, 1).at(0);
        }
        if (joinsObjects(object) && !subscripts.empty()) {
            const Value cell(cellOfObjects(object));
            return objectsLike(indexValue(*this, cell, subscripts, span).cell(), object);
        }
        for (const Value& s : subscripts) {
            if (!(s.isDoubleInline() && s.doubleInline() == 1) && !s.isChar()) {
                throwError("MATLAB:badsubscript",
                           "Index exceeds the number of array elements. Index must not exceed 1.");
            }
        }
        return object;
    default:
        if (subscripts.empty()) return object;
        Value out = indexValue(*this, object, subscripts, span);
        if (out.isGpuArray()) accelerator().requireDevice(out, "indexing", span);
        return out;
    }
    throwError("MATLAB:badsubscript", "Array indexing is not supported here.");
}

void Vm::index(Frame& frame, const Instruction& in) {
    Value scratch;
    Value* args = frame.registers + in.c;
    if (frame.registers[in.b].isNothing() && in.b < frame.proto->localCount() && frame.isScript) {
        // A name that is assigned later in this script may still be a function here.
        CallSite site;
        site.name = frame.proto->locals[in.b];
        Value result;
        invoke(frame, site, args, in.n, 1, result, nullptr);
        releaseMany(frame, in.c, in.n);
        return set(frame, in.a, std::move(result));
    }
    const Value& object = read(frame, in.b, scratch);
    if (object.kind() == Kind::Tensor && !object.tensor().onHost() && !object.isGpuArray() &&
        in.n > 0 && args[0].isDoubleInline()) {
        // Element after element is read: a host copy serves them all.
        Run& run = m_reads[in.b % kRuns];
        run.count = object.identity() == run.array ? run.count + 1 : 0;
        run.array = object.identity();
        if (run.count > kElementRun) orThrow(object.tensor().ensureHost(), frame.span());
    }
    Value result;
    if (object.isFunctionHandle() || object.kind() == Kind::Object) {
        callValue(&frame, object, args, in.n, 1, result, nullptr);
        if (result.isNothing()) throwError("MATLAB:TooManyOutputs", "Too many output arguments.");
    } else {
        result = indexInto(object, {args, static_cast<std::size_t>(in.n)}, frame.span());
    }
    releaseMany(frame, in.c, in.n);
    release(frame, in.b);
    set(frame, in.a, std::move(result));
}

void Vm::indexOne(Frame& frame, const Instruction& in) {
    Value scratch;
    std::vector<Value> args = std::move(topList().values);
    dropList();
    const Value object = read(frame, in.b, scratch);
    Value result;
    callValue(&frame, object, args.data(), static_cast<int>(args.size()), 1, result, nullptr);
    release(frame, in.b);
    set(frame, in.a, std::move(result));
}

void Vm::indexMany(Frame& frame, const Instruction& in) {
    std::vector<Value> args = std::move(topList().values);
    dropList();
    const int outputs = wanted(frame, static_cast<int16_t>(in.a));
    Value result;
    std::vector<Value> many;
    if (frame.registers[in.b].isNothing() && in.b < frame.proto->localCount() && frame.isScript) {
        CallSite site;
        site.name = frame.proto->locals[in.b];
        invoke(frame, site, args.data(), static_cast<int>(args.size()), outputs, result,
               outputs > 1 ? &many : nullptr);
    } else {
        Value scratch;
        const Value object = read(frame, in.b, scratch);
        callValue(&frame, object, args.data(), static_cast<int>(args.size()), outputs, result,
                  outputs > 1 ? &many : nullptr);
    }
    release(frame, in.b);
    std::vector<Value>& list = topList().values;
    if (!result.isNothing())
        list.push_back(std::move(result));
    else if (outputs == 1)
        throwError("MATLAB:TooManyOutputs", "Too many output arguments.");
    for (Value& v : many)
        list.push_back(std::move(v));
}

// ----------------------------------------------------------------------------------- {…}

void Vm::braceInto(const Value& object, std::span<const Value> subscripts, Span span,
                   std::vector<Value>& out) {
    if (object.isString()) {
        const Value part =
            subscripts.empty() ? object : indexValue(*this, object, subscripts, span);
        for (const auto& element : part.strings().elements)
            out.push_back(Value::text(element.value_or("")));
        return;
    }
    if (const Value brace = objectFunction(object, "brace"); !brace.isNothing()) {
        std::vector<Value> all{object};
        all.insert(all.end(), subscripts.begin(), subscripts.end());
        const Value listed = call(brace, all, 1).at(0);
        out.insert(out.end(), listed.cell().elements.begin(), listed.cell().elements.end());
        return;
    }
    if (object.kind() == Kind::Object) {
        if (readBySubsref(object, "{}", subscripts, out)) return;
        // The contents of the cells that () gives.
        const Value own = object.objectValue().indexed(subscripts);
        if (!own.isCell()) throwNoBrace();
        out.insert(out.end(), own.cell().elements.begin(), own.cell().elements.end());
        return;
    }
    if (!object.isCell()) throwNoBrace();
    const Cell& cell = object.cell();
    if (m_named.list.isCell() && &m_named.list.cell() == &cell && subscripts.size() == 1 &&
        namesElement(subscripts[0])) {
        const Value place = placeOfName(std::exchange(m_named, {}).names, subscripts[0]);
        return braceInto(object, {&place, 1}, span, out);
    }
    if (subscripts.empty())
        throwError("MATLAB:index:emptyBraces", "Brace indexing requires at least one index.");
    const Selection selection = selectPositions(cell.shape(), subscripts, span);
    for (int64_t position : selection.positions)
        out.push_back(cell.elements[static_cast<std::size_t>(position)]);
}

Value Vm::braceSingle(const Value& object, std::span<const Value> subscripts, Span span) {
    if (object.isCell() && subscripts.size() == 1 && subscripts[0].isDoubleInline()) {
        const double position = subscripts[0].doubleInline();
        const Cell& cell = object.cell();
        if (position >= 1 && position <= static_cast<double>(cell.count()) &&
            position == std::floor(position))
            return cell.elements[static_cast<std::size_t>(position) - 1];
    }
    std::vector<Value> values;
    braceInto(object, subscripts, span, values);
    if (values.size() != 1) throwNotOne(values.size());
    return std::move(values[0]);
}

void Vm::cellGet(Frame& frame, const Instruction& in) {
    Value scratch;
    Value result =
        braceSingle(read(frame, in.b, scratch),
                    {frame.registers + in.c, static_cast<std::size_t>(in.n)}, frame.span());
    releaseMany(frame, in.c, in.n);
    release(frame, in.b);
    set(frame, in.a, std::move(result));
}

void Vm::cellOne(Frame& frame, const Instruction& in) {
    Value scratch;
    const std::vector<Value> args = std::move(topList().values);
    dropList();
    Value result = braceSingle(read(frame, in.b, scratch), args, frame.span());
    release(frame, in.b);
    set(frame, in.a, std::move(result));
}

/// The elements go to the open list, which another class's function may move while it is called.
void Vm::pushBraced(const Value& object, std::span<const Value> subscripts, Span span) {
    if (object.isCell()) return braceInto(object, subscripts, span, topList().values);
    std::vector<Value> values;
    braceInto(object, subscripts, span, values);
    std::vector<Value>& list = topList().values;
    list.insert(list.end(), std::make_move_iterator(values.begin()),
                std::make_move_iterator(values.end()));
}

void Vm::cellPush(Frame& frame, const Instruction& in) {
    Value scratch;
    const std::span<const Value> subscripts{frame.registers + in.c, static_cast<std::size_t>(in.n)};
    const Value& object = read(frame, in.b, scratch);
    pushBraced(object, subscripts, frame.span());
    releaseMany(frame, in.c, in.n);
    release(frame, in.b);
}

void Vm::cellMany(Frame& frame, const Instruction& in) {
    Value scratch;
    const std::vector<Value> args = std::move(topList().values);
    dropList();
    pushBraced(read(frame, in.b, scratch), args, frame.span());
    release(frame, in.b);
}

// ---------------------------------------------------------------------------------- .name

/// The field of a 1-by-1 struct; null when the object is anything else.
const Value* Vm::plainField(const Value& object, const lang::FieldSite& site) {
    if (!object.isStruct())
        return object.kind() == Kind::Object ? plainProperty(object, site) : nullptr;
    const StructArray& s = object.structure();
    if (s.count() != 1) return nullptr;
    const std::vector<std::string>& names = s.fieldNames();
    const auto guess = static_cast<std::size_t>(site.position);
    const int position =
        guess < names.size() && names[guess] == site.name ? site.position : s.findField(site.name);
    if (position < 0) {
        throwError("MATLAB:nonExistentField", "Unrecognized field name \"%s\".", site.name.c_str());
    }
    site.position = position;
    const Value& found = s.at(position);
    if (site.namesElements && found.isCell())
        noteNames([&](std::string_view name) { return s.find(name); }, site.name, found);
    return &found;
}

/// T.Properties.VariableUnits{'x'}: lists of a table's properties go by the names of its variables,
/// or rows, too.
template <typename Find>
void Vm::noteNames(const Find& find, std::string_view field, const Value& list) {
    const Value* names = find(field == "RowNames" ? field : std::string_view("VariableNames"));
    if (!names || !names->isCell() || !find("DimensionNames")) return;
    m_named = {list, *names};
}

/// The same where a part is assigned: a text becomes the position before the list is changed.
void Vm::placeNamed(Frame& frame, const Value& properties, const lang::Path& path, std::size_t at) {
    if (at + 1 >= path.size() || path[at].kind != lang::PathLink::Kind::Field) return;
    const lang::PathLink& link = path[at + 1];
    const bool subscript =
        link.kind == lang::PathLink::Kind::Brace || link.kind == lang::PathLink::Kind::Paren;
    const lang::FieldSite& site = frame.proto->fields[path[at].field];
    if (!subscript || link.list || link.count != 1 || !site.namesElements) return;
    Value& text = frame.registers[link.first];
    const Value* names =
        properties.structure().find(site.name == "RowNames" ? site.name : "VariableNames");
    if (names && namesElement(text)) text = placeOfName(*names, text);
}

/// A property of an object or map; or, when called, a function that takes it first.
Value Vm::objectMember(const Value& object, std::string_view name, Value* args, int count,
                       bool called, int outputs, std::vector<Value>* many) {
    if (classInfoOf(object)) return classMember(object, name, args, count, called, outputs, many);
    if (object.kind() == Kind::Object && object.objectValue().className() == "meta.package")
        return packageMember(object.objectValue().property("Name").toText(), name, args, count,
                             outputs, many);
    if (object.isString()) {
        const Builtin* method = findBuiltin(name);
        if (!method || method->rules.dot != Dot::Strings) throwNoMember(object, name);
        return callOn(object, name, args, count, outputs, many);
    }
    Value property = object.kind() == Kind::Map ? mapProperty(object, name)
                                                : object.objectValue().property(name);
    if (!property.isNothing()) {
        if (const auto* graphics = graphicsObject<GraphicsObject>(object)) {
            property = timesRead(*this, *graphics, name, std::move(property));
            graphics->wasRead(name);
        }
        if (property.isCell() && object.kind() == Kind::Object && !called) {
            const auto& held = object.objectValue().properties;
            const auto find = [&](std::string_view sought) -> const Value* {
                const auto at = std::find_if(held.begin(), held.end(),
                                             [&](const auto& p) { return p.first == sought; });
                return at == held.end() ? nullptr : &at->second;
            };
            noteNames(find, name, property);
        }
        if (!called || count == 0) return property;
        Value result;
        callValue(m_frame, property, args, count, outputs, result, many);
        return result;
    }
    if (const Value own = objectFunction(object, name); !own.isNothing()) {
        std::vector<Value> all{object};
        all.insert(all.end(), args, args + count);
        Value result;
        callValue(m_frame, own, all.data(), count + 1, outputs, result, many);
        return result;
    }
    if (const Value own = objectFunction(object, "member"); !own.isNothing()) {
        std::vector<Value> all{object, Value::text(name)};
        all.insert(all.end(), args, args + count);
        Value result;
        callValue(m_frame, own, all.data(), count + 2, outputs, result, many);
        return result;
    }
    return callOn(object, name, args, count, outputs, many);
}

/// object.name(…) of a function that takes the object first.
Value Vm::callOn(const Value& object, std::string_view name, Value* args, int count, int outputs,
                 std::vector<Value>* many) {
    const CallSite& site = siteFor(name);
    if (site.generation != m_generation || site.kind == SiteKind::None) resolve(nullptr, site);
    if (site.kind == SiteKind::None) throwNoMember(object, name);
    std::vector<Value> all{object};
    for (int i = 0; i < count; ++i)
        all.push_back(std::move(args[i]));
    Value result;
    VITRINE_ASSERT(m_frame);
    invoke(*m_frame, site, all.data(), static_cast<int>(all.size()), outputs, result, many);
    return result;
}

void Vm::fieldInto(const Value& object, const lang::FieldSite& site, std::vector<Value>& out) {
    if (const Value* value = plainField(object, site)) {
        out.push_back(*value);
        return;
    }
    if (object.isStruct()) {
        const StructArray& s = object.structure();
        const int position = s.findField(site.name);
        if (position < 0) {
            throwError("MATLAB:nonExistentField", "Unrecognized field name \"%s\".",
                       site.name.c_str());
        }
        for (int64_t i = 0; i < s.count(); ++i)
            out.push_back(s.at(position, i));
        return;
    }
    if (object.kind() != Kind::Object && object.kind() != Kind::Map && !object.isString())
        throwNoDot();
    const ObjectArray* array = objectArray(object);
    const ClassInfo* info = array ? array->classInfo().get() : nullptr;
    const bool ofArray = info && (info->findMethod(site.name) || overloaded(*info, "subsref"));
    if (array && !ofArray && objectFunction(object, site.name).isNothing()) {
        for (const Value& element : array->elements())
            out.push_back(objectMember(element, site.name, nullptr, 0, false, 1, nullptr));
        return;
    }
    Value result = objectMember(object, site.name, nullptr, 0, false, 1, nullptr);
    if (!result.isNothing()) out.push_back(std::move(result));
}

Value Vm::fieldSingle(const Value& object, const lang::FieldSite& site) {
    if (const Value* value = plainField(object, site)) return *value;
    std::vector<Value> values;
    fieldInto(object, site, values);
    if (values.size() != 1) throwNotOne(values.size());
    return std::move(values[0]);
}

void Vm::field(Frame& frame, const Instruction& in) {
    Value scratch;
    Value result = fieldSingle(read(frame, in.b, scratch), frame.proto->fields[in.c]);
    release(frame, in.b);
    set(frame, in.a, std::move(result));
}

void Vm::fieldPush(Frame& frame, const Instruction& in) {
    Value scratch;
    const Value object = read(frame, in.b, scratch);
    std::vector<Value> values;
    fieldInto(object, frame.proto->fields[in.c], values);
    for (Value& v : values)
        topList().values.push_back(std::move(v));
    release(frame, in.b);
}

void Vm::dynField(Frame& frame, const Instruction& in, bool push) {
    Value s1, s2;
    const Value object = read(frame, in.b, s1);
    const Value named = read(frame, in.c, s2);
    if (std::vector<Value> values; applyOperations(object, named, values)) {
        release(frame, in.b);
        if (!push && values.size() != 1) throwNotOne(values.size());
        if (!push) return set(frame, in.a, std::move(values[0]));
        for (Value& v : values)
            topList().values.push_back(std::move(v));
        return;
    }
    const lang::FieldSite site(fieldNameOf(object, named));
    if (push) {
        std::vector<Value> values;
        fieldInto(object, site, values);
        for (Value& v : values)
            topList().values.push_back(std::move(v));
        release(frame, in.b);
        return;
    }
    Value result = fieldSingle(object, site);
    release(frame, in.b);
    set(frame, in.a, std::move(result));
}

/// object.name(args…): index of a field, or call of a method.
void Vm::method(Frame& frame, const Instruction& in, const Instruction& more) {
    lang::FieldSite named;
    const bool dynamic = (more.n & 2) != 0;
    if (dynamic) {
        Value object, name;
        named = lang::FieldSite(fieldNameOf(read(frame, in.b, object), read(frame, more.a, name)));
    }
    const lang::FieldSite& site = dynamic ? named : frame.proto->fields[more.a];
    const bool list = more.c != 0;
    const int outputs = wanted(frame, static_cast<int16_t>(more.b));
    Value scratch;
    Value* args = frame.registers + in.c;
    int count = in.n;
    std::vector<Value> listed;
    if ((more.n & 1) != 0) {
        listed = std::move(topList().values);
        dropList();
        args = listed.data();
        count = static_cast<int>(listed.size());
    }
    std::vector<Value> many;
    Value result;
    {
        const Value& object = read(frame, in.b, scratch);
        if (const Value* value = plainField(object, site)) {
            if (value->isFunctionHandle()) {
                const Value held = *value;
                callValue(&frame, held, args, count, outputs, result,
                          outputs > 1 ? &many : nullptr);
            } else {
                result = indexInto(*value, {args, static_cast<std::size_t>(count)}, frame.span());
            }
        } else if (object.isStruct()) {
            const Value held = fieldSingle(object, site);
            callValue(&frame, held, args, count, outputs, result, outputs > 1 ? &many : nullptr);
        } else if (object.kind() == Kind::Object || object.kind() == Kind::Map ||
                   object.isString()) {
            const Value held = object;
            result = objectMember(held, site.name, args, count, true, outputs,
                                  outputs > 1 ? &many : nullptr);
        } else {
            throwNoDot();
        }
    }
    releaseMany(frame, in.c, in.n);
    release(frame, in.b);
    if (list) {
        if (!result.isNothing()) topList().values.push_back(std::move(result));
        for (Value& v : many)
            topList().values.push_back(std::move(v));
        return;
    }
    if (result.isNothing()) throwError("MATLAB:TooManyOutputs", "Too many output arguments.");
    set(frame, in.a, std::move(result));
}

// ------------------------------------------------------------------------------------ end

int64_t Vm::endOf(const Value& object, int position, int count) {
    if (const Value own = objectFunction(object, "end"); !own.isNothing()) {
        const Value args[] = {object, Value(position + 1.0), Value(static_cast<double>(count))};
        return static_cast<int64_t>(call(own, args, 1).at(0).toDouble());
    }
    return endValue(shapeOf(*this, object), position, count);
}

void Vm::endPath(Frame& frame, const Instruction& in) {
    const lang::EndSite& site = frame.proto->ends[in.c];
    Value scratch;
    const Value* found = nullptr;
    const bool there = resolvePath(frame, frame.registers[in.b], frame.proto->paths[site.path],
                                   site.links, scratch, found, true);
    const int64_t end = there ? endOf(*found, site.position, site.count)
                              : endValue(Shape(0, 0), site.position, site.count);
    frame.registers[in.a] = Value(static_cast<double>(end));
}

} // namespace vitrine
