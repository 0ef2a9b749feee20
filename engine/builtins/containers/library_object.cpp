// SPDX-License-Identifier: Apache-2.0
// private/makeObject, private/objectState, private/changedObject: how a function of the library
// makes an object and what its methods read and change.
#include "builtins/containers/library_object.h"

#include "base/whole_number.h"
#include "builtins/core/support.h"
#include "value/object_array.h"

#include <algorithm>
#include <array>

namespace vitrine {

Value LibraryObject::function(std::string_view name) const {
    const Value* found = m_functions.structure().find(name);
    return found ? *found : Value();
}

namespace {

/// What names of functions of the library's classes mean to the engine, and nothing in a user's.
constexpr std::array<std::string_view, 12> kProtocol = {
    "call",   "set",         "member", "memberName", "held",     "brace",
    "assign", "assignBrace", "remove", "saved",      "binEdges", "cellstr"};

/// A method that everybody may call with an object of a class with classdef.
Value overload(const ClassInfo& info, std::string_view name) {
    if (std::find(kProtocol.begin(), kProtocol.end(), name) != kProtocol.end()) return {};
    const ClassMethod* method = info.findMethod(name);
    return method && !method->isStatic ? method->handle : Value();
}

} // namespace

Value objectFunction(const Value& value, std::string_view name) {
    if (value.kind() != Kind::Object) return {};
    if (const auto* object = dynamic_cast<const LibraryObject*>(&value.objectValue()))
        return object->function(name);
    if (const ClassInfo* info = classInfoOf(value)) return overload(*info, name);
    if (const ObjectArray* array = objectArray(value)) {
        const bool ofOne = array->elements().empty() || name == "call" || name == "set";
        return ofOne ? Value() : objectFunction(array->elements()[0], name);
    }
    return {};
}

namespace {

Shape shapeFrom(const Value& dims) {
    std::vector<int64_t> lengths;
    for (double d : doublesOf(dims))
        lengths.push_back(std::max<int64_t>(wholeNumber<int64_t>(d), 0));
    return Shape(lengths);
}

} // namespace

Shape LibraryObject::extent() const {
    if (function("size").isNothing()) return {1, 1};
    if (m_state.isArray()) return m_state.shape();
    if (!m_state.isStruct() || m_state.count() != 1) return {1, 1};
    const StructArray& state = m_state.structure();
    const int at = state.findField("extent");
    return at < 0 ? Shape{1, 1} : shapeFrom(state.at(at));
}

Shape shownShape(const Value& value) {
    const auto* object = value.kind() == Kind::Object
                             ? dynamic_cast<const LibraryObject*>(&value.objectValue())
                             : nullptr;
    return object ? object->extent() : value.shape();
}

uint64_t shownBytes(const Value& value, int64_t limit) {
    uint64_t total = byteCount(value, limit);
    std::vector<const Value*> waiting{&value};
    const auto look = [&](const Value& v) {
        if (--limit >= 0 && v.kind() > Kind::Tensor) waiting.push_back(&v);
    };
    const auto hold = [&](const Value& v) {
        total += byteCount(v, std::max<int64_t>(limit, 0));
        look(v);
    };
    while (!waiting.empty()) {
        const Value& v = *waiting.back();
        waiting.pop_back();
        if (v.isCell()) {
            for (const Value& element : v.cell().elements)
                look(element);
        } else if (v.isStruct()) {
            const StructArray& s = v.structure();
            for (int64_t i = 0; i < s.count() * s.fieldCount() && limit > 0; ++i)
                look(s.at(static_cast<int>(i % s.fieldCount()), i / s.fieldCount()));
        }
        const auto* object = v.kind() == Kind::Object
                                 ? dynamic_cast<const LibraryObject*>(&v.objectValue())
                                 : nullptr;
        if (const ClassObject* own = classObject(v); own && !own->isHandle()) {
            for (const auto& [name, property] : own->properties)
                hold(property);
            total -= 8;
            continue;
        }
        if (const ObjectArray* many = objectArray(v); many && many->classInfo()) {
            for (const Value& element : many->elements())
                hold(element);
            total -= 8;
            continue;
        }
        if (!object || object->isHandle()) continue;
        const Value& state = object->state();
        if (state.isStruct() && state.count() == 1) {
            for (int f = 0; f < state.structure().fieldCount(); ++f)
                hold(state.structure().at(f));
        } else {
            hold(state);
        }
        // What has a size shows the elements of its state, others have them among the properties.
        if (object->function("size").isNothing()) {
            for (const auto& [name, property] : object->properties)
                hold(property);
        }
        total -= 8; // the reference that byteCount took it for
    }
    return total;
}

Shape shapeOf(Interpreter& vm, const Value& value) {
    const Value own = objectFunction(value, "size");
    if (own.isNothing()) return value.shape();
    return shapeFrom(vm.call(own, {&value, 1}, 1).at(0));
}

namespace {

void setProperties(ObjectValue& object, const StructArray& from) {
    object.properties.clear();
    for (int i = 0; i < from.fieldCount(); ++i)
        object.properties.emplace_back(from.fieldNames()[static_cast<std::size_t>(i)], from.at(i));
}

LibraryObject& objectOf(const Value& value) {
    auto* object =
        value.kind() == Kind::Object ? dynamic_cast<LibraryObject*>(&value.objectValue()) : nullptr;
    VITRINE_ASSERT(object);
    return *object;
}

void makeObject(Call& call) {
    VITRINE_ASSERT(call[1].isStruct() && call[3].isStruct());
    const bool handle = call.count() > 4 && call[4].toDouble() != 0;
    auto object = makeRef<LibraryObject>(call[0].toText(), call[2], call[3], handle);
    setProperties(*object, call[1].structure());
    call.result(Value(std::move(object)));
}

void objectState(Call& call) {
    const LibraryObject& object = objectOf(call[0]);
    call.result(object.state());
    if (call.nargout < 2) return;
    auto properties = makeRef<StructArray>(Shape(1, 1));
    for (const auto& [name, value] : object.properties)
        properties->set(name, value);
    call.result(Value(std::move(properties)));
}

void changedObject(Call& call) {
    VITRINE_ASSERT(call[1].isStruct());
    auto object = makeRef<LibraryObject>(objectOf(call[0]));
    setProperties(*object, call[1].structure());
    object->setState(call[2]);
    call.result(Value(std::move(object)));
}

/// Of handles: what all that refer to the object see.
void alterObject(Call& call) {
    VITRINE_ASSERT(call[1].isStruct() && objectOf(call[0]).isHandle());
    setProperties(objectOf(call[0]), call[1].structure());
    objectOf(call[0]).setState(call[2]);
}

/// A copy of a test of a class, which tells its qualifications to the test case.
void boundTest(Call& call) {
    const ClassObject* own = classObject(call[0]);
    VITRINE_ASSERT(own);
    auto copy = makeRef<ClassObject>(*own);
    std::erase_if(copy->properties, [](const auto& p) { return p.first == kTestCase; });
    copy->properties.emplace_back(kTestCase, call[1]);
    call.result(Value(std::move(copy)));
}

constexpr Builtin kRows[] = {
    {"private/boundTest", 2, 2, 1, boundTest, "test = boundTest(test,testCase)",
     "A copy of a test of a class that tells its qualifications to the test case."},
    {"private/makeObject", 4, 5, 1, makeObject,
     "object = makeObject(class,properties,state,functions,handle)",
     "An object of a class of the library; functions is a struct of handles: call, set, methods."},
    {"private/alterObject", 3, 3, 0, alterObject, "alterObject(object,properties,state)",
     "Gives a handle object other properties and another state."},
    {"private/objectState", 1, 1, 2, objectState, "[state,properties] = objectState(object)",
     "What an object of the library keeps beside its properties, and these."},
    {"private/changedObject", 3, 3, 1, changedObject,
     "object = changedObject(object,properties,state)",
     "The object with other properties and another state."},
};

} // namespace

std::span<const Builtin> libraryObjectTable() {
    return kRows;
}

} // namespace vitrine
