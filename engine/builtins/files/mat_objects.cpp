// SPDX-License-Identifier: Apache-2.0
#include "builtins/files/mat_objects.h"

#include "base/stop_error.h"
#include "builtins/containers/library_object.h"
#include "builtins/core/nesting.h"
#include "builtins/core/support.h"
#include "value/object_array.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr std::string_view kClassField = "VitrineClass";
constexpr std::string_view kClasses[] = {"table", "timetable", "categorical", "datetime",
                                         "duration"};

/// The class whose saved form a value is; "" for all else.
std::string savedClass(const Value& value) {
    if (!value.isStruct() || value.structure().count() != 1) return "";
    const Value* name = value.structure().find(kClassField);
    if (!name || !name->isTextScalar()) return "";
    std::string text = name->toText();
    const bool known =
        std::find(std::begin(kClasses), std::end(kClasses), text) != std::end(kClasses);
    return known ? text : "";
}

/// What takes the class's place there for objects of classes with classdef.
constexpr std::string_view kOwnClass = "classdef";

bool isSavedObject(const Value& value) {
    if (!value.isStruct() || value.structure().count() != 1) return false;
    const Value* name = value.structure().find(kClassField);
    const Value* of = value.structure().find("Name");
    return name && name->isTextScalar() && name->toText() == kOwnClass && of && of->isTextScalar();
}

/// The value with `change` made of all parts; the same value where nothing changed.
template <typename Change>
Value withParts(const Value& value, const Change& change) {
    const NestingLevel level;
    if (value.isCell()) {
        Ref<Cell> out;
        const std::vector<Value>& elements = value.cell().elements;
        for (std::size_t i = 0; i < elements.size(); ++i) {
            if (!elements[i].isCell() && !elements[i].isStruct() &&
                elements[i].kind() != Kind::Object)
                continue;
            Value part = change(elements[i]);
            if (part.identity() == elements[i].identity()) continue;
            if (!out) out = makeRef<Cell>(value.cell());
            out->elements[i] = std::move(part);
        }
        return out ? Value(out) : value;
    }
    if (value.isStruct()) {
        Ref<StructArray> out;
        const StructArray& s = value.structure();
        for (int64_t i = 0; i < s.count(); ++i) {
            for (int f = 0; f < s.fieldCount(); ++f) {
                const Value& old = s.at(f, i);
                if (!old.isCell() && !old.isStruct() && old.kind() != Kind::Object) continue;
                Value part = change(old);
                if (part.identity() == old.identity()) continue;
                if (!out) out = makeRef<StructArray>(s);
                out->at(f, i) = std::move(part);
            }
        }
        return out ? Value(out) : value;
    }
    return value;
}

} // namespace

namespace {

/// The handles that are being saved, from the outermost.
class OnTheWay {
public:
    explicit OnTheWay(const Value& object) {
        if (std::find(s_objects.begin(), s_objects.end(), object.identity()) != s_objects.end())
            throwError("MATLAB:save:circularHandles",
                       "Objects of class '%s' refer to each other in a circle, which files do not "
                       "keep; give the class a saveobj method.",
                       object.className().c_str());
        s_objects.push_back(object.identity());
    }
    ~OnTheWay() { s_objects.pop_back(); }
    OnTheWay(const OnTheWay&) = delete;
    OnTheWay& operator=(const OnTheWay&) = delete;

private:
    static thread_local std::vector<const HeapObject*> s_objects;
};

thread_local std::vector<const HeapObject*> OnTheWay::s_objects;

/// Objects of a class with classdef: their properties, or what saveobj makes of them.
Value savedObject(Interpreter& vm, const Value& value) {
    const NestingLevel level;
    const OnTheWay onTheWay(value);
    auto saved = makeRef<StructArray>(Shape(1, 1));
    const auto add = [&](std::string_view name, const Value& field) {
        saved->at(saved->addField(name)) = field;
    };
    const ClassInfo& info = *classInfoOf(value);
    add(kClassField, Value::text(kOwnClass));
    add("Name", Value::text(info.name));
    if (!classObject(value)) {
        add("Elements", savedForm(vm, Value(cellOfObjects(value))));
        return Value(std::move(saved));
    }
    const ClassObject& object = *classObject(value);
    if (!object.member.empty()) {
        add("Member", Value::text(object.member));
    } else if (const Value own = objectFunction(value, "saveobj"); !own.isNothing()) {
        const Value made = vm.call(own, {&value, 1}, 1).at(0);
        if (!classObject(made)) {
            add("Value", savedForm(vm, made));
            return Value(std::move(saved));
        }
        if (made.identity() != value.identity()) return savedObject(vm, made);
    }
    auto properties = makeRef<StructArray>(Shape(1, 1));
    for (const auto& [name, held] : object.properties) {
        const ClassProperty* p = info.findProperty(name);
        if (!p || !p->transient) properties->at(properties->addField(name)) = savedForm(vm, held);
    }
    add("Properties", Value(std::move(properties)));
    return Value(std::move(saved));
}

bool isOneStruct(const Value* value) {
    return value && value->isStruct() && value->count() == 1;
}

/// A property by its set method, where it has one, or as it is. One that its method refuses keeps
/// what it is at first.
void setLoaded(Interpreter& vm, Value& object, const std::string& name, const Value& value) {
    const ClassInfo& info = *classInfoOf(object);
    const ClassProperty* p = info.findProperty(name);
    if (!p || p->setter.isNothing()) {
        (void)classObject(object)->setProperty(name, value);
        return;
    }
    try {
        const Value args[] = {object, value};
        const std::vector<Value> changed = vm.call(p->setter, args, info.handle ? 0 : 1);
        if (!info.handle && !changed.empty() && classObject(changed[0])) object = changed[0];
    } catch (const ScriptError& error) {
        if (error.identifier == kStopIdentifier) throw;
        vm.warn("MATLAB:class:LoadInvalidDefaultElement",
                "While loading an object of class '" + info.name + "':\n" + error.message);
    }
}

/// The opposite; an object that saveobj replaced goes through the class's loadobj.
Value restoredObject(Interpreter& vm, const StructArray& saved) {
    const Value name = *saved.find("Name");
    const auto call = [&](const std::string& member, std::span<const Value> args) {
        return vm.call(Value::text(name.toText() + "." + member), args, 1).at(0);
    };
    const Value meta = vm.call(Value::text("meta.class.fromName"), {&name, 1}, 1).at(0);
    const auto* known = dynamic_cast<const MetaClass*>(&meta.objectValue());
    if (!known || !known->info) {
        vm.warn("MATLAB:load:cannotInstantiateLoadedVariable",
                "Variable of class '" + name.toText() +
                    "' cannot be instantiated: its class was not found. A structure is loaded.");
        const Value* fields = saved.find("Properties");
        return isOneStruct(fields) ? *fields : Value(makeRef<StructArray>(Shape(1, 1)));
    }
    // A file may hold anything under these names.
    const Value* elements = saved.find("Elements");
    const std::vector<Value> parts =
        elements && elements->isCell() ? elements->cell().elements : std::vector<Value>();
    if (elements && elements->isCell() && std::all_of(parts.begin(), parts.end(), classObject)) {
        return objectsOf(elements->cell(), known->info, [&] { return known->info->made(); });
    }
    if (!parts.empty()) return vm.call(Value::text("horzcat"), parts, 1).at(0); // structures
    if (const Value* member = saved.find("Member"); member && member->isTextScalar())
        return call(member->toText(), {});
    const ClassMethod* load = known->info->findMethod("loadobj");
    if (const Value* value = saved.find("Value"); value && load)
        return vm.call(load->handle, {value, 1}, 1).at(0);
    const Value* fields = saved.find("Properties");
    Value made;
    try {
        made = known->info->made();
    } catch (const ScriptError& error) {
        if (error.identifier == kStopIdentifier) throw;
    }
    if (!classObject(made)) { // its constructor needs arguments, or gives something else
        vm.warn("MATLAB:load:cannotInstantiateLoadedVariable",
                "Variable of class '" + name.toText() +
                    "' cannot be instantiated: its constructor does not run without arguments. A "
                    "structure is loaded.");
        return isOneStruct(fields) ? *fields : Value(makeRef<StructArray>(Shape(1, 1)));
    }
    if (isOneStruct(fields)) {
        const StructArray& s = fields->structure();
        for (int f = 0; f < s.fieldCount(); ++f) {
            const std::string& field = s.fieldNames()[static_cast<std::size_t>(f)];
            setLoaded(vm, made, field, s.at(f));
        }
    }
    return load ? vm.call(load->handle, {&made, 1}, 1).at(0) : made;
}

} // namespace

Value savedForm(Interpreter& vm, const Value& value) {
    if (classInfoOf(value)) return savedObject(vm, value);
    if (const Value own = objectFunction(value, "saved"); !own.isNothing())
        return savedForm(vm, vm.call(own, {&value, 1}, 1).at(0));
    return withParts(value, [&](const Value& part) { return savedForm(vm, part); });
}

Value restoredForm(Interpreter& vm, const Value& value) {
    const Value whole = withParts(value, [&](const Value& part) { return restoredForm(vm, part); });
    if (isSavedObject(whole)) return restoredObject(vm, whole.structure());
    const std::string name = savedClass(whole);
    if (name.empty()) return whole;
    auto maker = makeRef<FunctionHandle>();
    maker->name = name;
    const Value handle(std::move(maker));
    return vm.call(handle, {&whole, 1}, 1).at(0);
}

} // namespace vitrine
