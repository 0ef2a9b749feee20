// SPDX-License-Identifier: Apache-2.0
// What objects of classes with classdef have without declaring it: of handles, of enumerations and
// of the mixins; and listeners.
#include "builtins/elementwise/operators.h"
#include "builtins/index/indexing.h"
#include "value/field_name.h"
#include "value/object_array.h"
#include "value/tensor.h"
#include "vm/user_class.h"
#include "vm/vm.h"

#include <algorithm>

namespace vitrine {

namespace {

Value memberText(const ClassObject& object) {
    return Value::text(object.member);
}

/// The name of the property that a listener is of; Nothing of listeners to events.
Value listenedProperty(const ObjectValue& listener) {
    const Value source = listener.property("Source");
    if (!source.isCell() || source.count() != 1) return {};
    const Value& one = source.cell().elements[0];
    return one.kind() == Kind::Object && one.className() == "meta.property"
               ? one.objectValue().property("Name")
               : Value();
}

/// A property that the object alone has; its attributes are those of what is returned.
Value addedProperty(ClassObject& object, const std::string& name) {
    if (!isFieldName(name))
        throwError("MATLAB:class:InvalidPropertyName", "'%s' is not a valid property name.",
                   name.c_str());
    const auto known = [&](const auto& p) { return p.first == name; };
    if (object.info().findProperty(name) ||
        std::any_of(object.properties.begin(), object.properties.end(), known))
        throwError("MATLAB:class:PropertyInUse",
                   "The property name '%s' is already in use by an object of class '%s'.",
                   name.c_str(), object.className().c_str());
    object.properties.emplace_back(name, Value::emptyMatrix());
    auto meta = makeRef<DynamicProperty>();
    meta->properties = {{"Name", Value::text(name)},
                        {"GetAccess", Value::text("public")},
                        {"SetAccess", Value::text("public")},
                        {"Dependent", Value::logical(false)},
                        {"Transient", Value::logical(false)},
                        {"Hidden", Value::logical(false)},
                        {"SetObservable", Value::logical(false)},
                        {"GetObservable", Value::logical(false)},
                        {"AbortSet", Value::logical(false)},
                        {"NonCopyable", Value::logical(true)},
                        {"GetMethod", Value::emptyMatrix()},
                        {"SetMethod", Value::emptyMatrix()}};
    object.additions.push_back(meta);
    return Value(std::move(meta));
}

} // namespace

/// What every object has without declaring it: of handles, enumerations and the mixins. False: the
/// name is none of these.
bool Vm::builtinMethod(std::string_view name, std::span<const Value> args, Value& result,
                       int outputs) {
    const Value* dominant = dominantObject(args);
    if (!dominant) return false;
    const ClassInfo* info = classInfoOf(*dominant);
    if (info->enumerates &&
        (name.starts_with("strcmp") || name.starts_with("strncmp") || name == "ismember")) {
        std::vector<Value> texts(args.begin(), args.end());
        for (Value& v : texts) {
            Value text;
            if (classInfoOf(v) && builtinMethod("cellstr", {&v, 1}, text))
                v = text.count() == 1 ? text.cell().elements[0] : text;
        }
        result = call(Value::text(name), texts, 1).at(0);
        return true;
    }
    if ((name == "eq" || name == "ne") && args.size() == 2) {
        const BinaryOp op = name == "eq" ? BinaryOp::Eq : BinaryOp::Ne;
        result = binaryOperation(*this, op, args[0], args[1], m_frame ? m_frame->span() : Span{});
        return true;
    }
    if (dominant != args.data()) return false;
    const auto elements = [&](const std::function<Value(const ClassObject&)>& of) {
        const Ref<Cell> cells = cellOfObjects(args[0]);
        auto out = makeRef<Cell>(cells->shape());
        for (std::size_t i = 0; i < cells->elements.size(); ++i)
            out->elements[i] = of(*classObject(cells->elements[i]));
        return Value(std::move(out));
    };
    const auto flags = [&](const std::function<bool(const ClassObject&)>& of) {
        const Ref<Cell> cells = cellOfObjects(args[0]);
        Ref<Tensor> out = Tensor::make(DType::Logical, cells->shape(), false, false);
        for (std::size_t i = 0; i < cells->elements.size(); ++i)
            out->mutableData<bool>()[i] = of(*classObject(cells->elements[i]));
        return Value(std::move(out)).simplified();
    };
    if (info->enumerates && (name == "char" || name == "string" || name == "cellstr")) {
        const Value cell = elements(memberText);
        if (name == "cellstr")
            result = cell;
        else if (name == "char" && cell.count() == 1)
            result = cell.cell().elements[0];
        else
            result = call(Value::text(name), {&cell, 1}, 1).at(0);
        return true;
    }
    if (info->handle && name == "isvalid") {
        result = flags([](const ClassObject& o) { return !o.deleted; });
        return true;
    }
    if (info->handle && name == "delete") {
        const Ref<Cell> cells = cellOfObjects(args[0]);
        for (const Value& element : cells->elements)
            deleteObject(element);
        return true;
    }
    if (name == "copy" && info->isA("matlab.mixin.Copyable")) {
        const Ref<Cell> cells = cellOfObjects(args[0]);
        auto out = makeRef<Cell>(cells->shape());
        const ClassMethod* own = info->findMethod("copyElement");
        for (std::size_t i = 0; i < cells->elements.size(); ++i) {
            if (own)
                out->elements[i] = call(own->handle, {&cells->elements[i], 1}, 1).at(0);
            else
                out->elements[i] = shallowCopy(cells->elements[i]);
        }
        result = objectsOf(*out);
        return true;
    }
    if (name == "copyElement" && info->isA("matlab.mixin.Copyable")) {
        result = shallowCopy(args[0]);
        return true;
    }
    if (name == "addprop" && args.size() == 2 && classObject(args[0]) &&
        info->isA("dynamicprops")) {
        result = addedProperty(*classObject(args[0]), args[1].toText());
        return true;
    }
    if (name == "findprop" && args.size() == 2 && classObject(args[0]) &&
        classObject(args[0])->added(args[1].toText())) {
        result = Value(Ref<DynamicProperty>(classObject(args[0])->added(args[1].toText())));
        return true;
    }
    if (info->enumerates && name == "unique") {
        Value texts;
        (void)builtinMethod("cellstr", args, texts);
        const Value order = call(Value::text(name), {&texts, 1}, 2).at(1);
        result = indexInto(args[0], {&order, 1}, Span{});
        return true;
    }
    if (info->isA(kTestCase) && testMethod(name, args, result)) return true;
    if (info->isA(kCustomDisplay) && customDisplay(name, args, result)) return true;
    if (sizeOfRedefined(name, args, result)) return true;
    return propertiesByName(name, args, result, outputs);
}

/// verifyEqual(test,…) and its like, of a class derived from matlab.unittest.TestCase.
bool Vm::testMethod(std::string_view name, std::span<const Value> args, Value& result) {
    ClassObject* own = classObject(args[0]);
    if (!own) return false;
    if (name == "run") {
        std::string what = own->className();
        if (args.size() > 1) what += "/" + args[1].toText();
        const Value text = Value::text(what);
        result = call(Value::text("runtests"), {&text, 1}, 1).at(0);
        return true;
    }
    const bool qualifies = name.starts_with("verify") || name.starts_with("assert") ||
                           name.starts_with("assume") || name.starts_with("fatalAssert");
    if (!qualifies && name != "addTeardown" && name != "log") return false;
    Value test = own->ObjectValue::property(kTestCase);
    if (test.isNothing()) { // tried by hand
        test = call(Value::text("matlab.unittest.TestCase.forInteractiveUse"), {}, 1).at(0);
        own->properties.emplace_back(kTestCase, test);
    }
    std::vector<Value> rest(args.begin() + 1, args.end());
    result = objectMember(test, name, rest.data(), static_cast<int>(rest.size()), true, 0, nullptr);
    return true;
}

/// @object.method: the method with this object; Nothing where the name begins with no object.
Value Vm::boundMethod(const std::string& name) {
    const std::size_t dot = name.find('.');
    if (dot == std::string::npos || !m_frame) return {};
    const Value* object = findVariable(m_frame, std::string_view(name).substr(0, dot));
    if (!object || object->kind() != Kind::Object) return {};
    const std::vector<Value> made = evalText("@(varargin)" + name + "(varargin{:})", 1);
    return made.empty() ? Value() : made[0];
}

Value Vm::shallowCopy(const Value& object) {
    auto copy = makeRef<ClassObject>(*classObject(object));
    copy->listeners.clear();
    for (const ClassProperty& p : copy->info().properties) {
        if (!p.copyable && p.slot >= 0)
            copy->properties[static_cast<std::size_t>(p.slot)].second = initialValue(p);
    }
    copy->finished = false;
    return Value(std::move(copy));
}

/// Calls those who listen to an event of the object, but not a listener that runs already; when: of
/// a property, PreSet, PostSet, PreGet or PostGet.
void Vm::tellListeners(const Value& object, const std::string& name, const std::string& when,
                       const Value& data) {
    const ClassObject* own = classObject(object);
    if (!own || (own->listeners.empty() && own->looseListeners.empty())) return;
    std::vector<Value> listeners = own->listeners;
    for (Listener* loose : own->looseListeners)
        listeners.emplace_back(Ref<ObjectValue>(loose));
    for (const Value& listener : listeners) {
        const ObjectValue& l = listener.objectValue();
        const Value event = l.property("EventName"), property = listenedProperty(l);
        const bool meant = when.empty() ? event.toText() == name && property.isNothing()
                                        : event.toText() == when && !property.isNothing() &&
                                              property.toText() == name;
        const Value enabled = l.property("Enabled");
        if (!meant || !enabled.isArray() || enabled.toDouble() == 0) continue;
        auto& heard = static_cast<Listener&>(const_cast<ObjectValue&>(l));
        const Value recursive = l.property("Recursive");
        if (heard.deleted || (heard.running && !(recursive.isArray() && recursive.toDouble() != 0)))
            continue;
        Value told = data;
        if (told.isNothing()) {
            auto made = makeRef<ObjectValue>(
                when.empty() ? "event.EventData" : "event.PropertyEvent", true);
            if (when.empty()) {
                made->properties = {{"Source", object}, {"EventName", Value::text(name)}};
            } else {
                auto source = makeRef<ObjectValue>("meta.property", true);
                source->properties = {{"Name", Value::text(name)}};
                made->properties = {{"AffectedObject", object},
                                    {"Source", Value(std::move(source))},
                                    {"EventName", Value::text(when)}};
            }
            told = Value(std::move(made));
        }
        // Of a property the listener is given what is known of it, not the object.
        const Value source = when.empty() ? object : told.objectValue().property("Source");
        const Value args[] = {source, told};
        const bool running = std::exchange(heard.running, true);
        try {
            call(l.property("Callback"), args, 0);
        } catch (const ScriptError& error) {
            warn("MATLAB:callback:error",
                 "Error occurred while executing the listener callback for event " + name +
                     " defined for class " + object.className() + ":\n" + error.message);
        }
        heard.running = running;
    }
}

} // namespace vitrine
