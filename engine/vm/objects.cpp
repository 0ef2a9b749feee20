// SPDX-License-Identifier: Apache-2.0
// Objects of classes with classdef: making them, their properties and methods, and who may use
// which. Inside the methods of a class () {} and . mean what they mean of any object; outside, what
// its subsref and subsasgn say.
#include "builtins/elementwise/operators.h"
#include "builtins/index/indexing.h"
#include "value/object_array.h"
#include "value/tensor.h"
#include "vm/user_class.h"
#include "vm/vm.h"

#include <algorithm>

namespace vitrine {

using Access = MemberAccess::Kind;
using lang::PathLink;

namespace {

std::string shortName(const std::string& name) {
    return name.substr(name.rfind('.') + 1);
}

[[noreturn]] void throwNoMember(const ClassInfo& info, std::string_view name) {
    throwError("MATLAB:noSuchMethodOrField",
               "Unrecognized method, property, or field '%s' for class '%s'.",
               std::string(name).c_str(), info.name.c_str());
}

void requireValid(const ClassObject& object) {
    if (object.deleted) throwError("MATLAB:class:InvalidHandle", "Invalid or deleted object.");
}

bool takesFunction(const Function& accessor, const Frame* frame) {
    return frame && frame->function && frame->function->proto == accessor.proto;
}

} // namespace

// ------------------------------------------------------------------------------ who runs

/// The class whose code runs: its methods, functions of its file, and what they evaluate.
const ClassInfo* Vm::contextClass() const {
    const Frame* frame = m_frame;
    while (frame && frame->isScript && frame->owner)
        frame = frame->owner;
    const CodeUnit* unit = frame && frame->function ? frame->function->unit : nullptr;
    while (unit && !unit->ownClass)
        unit = unit->outer.get();
    return unit ? unit->ownClass : nullptr;
}

bool Vm::mayUse(const MemberAccess& access, const ClassInfo& owner) const {
    if (access.kind == Access::Public) return true;
    const ClassInfo* from = contextClass();
    if (!from) return false;
    if (access.kind == Access::Immutable)
        return m_frame && m_frame->proto->constructs && from->isA(owner.name);
    if (from->name == owner.name) return true;
    if (access.kind == Access::Protected) return from->isA(owner.name) || owner.isA(from->name);
    return access.kind == Access::Listed &&
           std::any_of(access.classes.begin(), access.classes.end(),
                       [&](const std::string& name) { return from->isA(name); });
}

void Vm::requireMethod(const MemberAccess& access, const ClassInfo& owner, std::string_view name,
                       const ClassInfo& info) const {
    if (!mayUse(access, owner))
        throwError("MATLAB:class:MethodRestricted", "Cannot access method '%s' in class '%s'.",
                   std::string(name).c_str(), info.name.c_str());
}

void Vm::requireReadable(const ClassProperty& property, const ClassInfo& info) const {
    if (!mayUse(property.get, *property.owner) && property.owner->fromFolder)
        throwError("MATLAB:class:GetProhibited",
                   "Access to an object's fields is only permitted within its methods.");
    if (!mayUse(property.get, *property.owner))
        throwError("MATLAB:class:GetProhibited", "No public property '%s' for class '%s'.",
                   property.name.c_str(), info.name.c_str());
}

/// Does the class give the operation a meaning of its own, for the code that runs?
const ClassMethod* Vm::overloaded(const ClassInfo& info, std::string_view name) const {
    const ClassMethod* method = info.findMethod(name);
    if (!method || method->handle.isNothing()) return nullptr;
    const ClassInfo* from = contextClass();
    return from && (info.isA(from->name) || from->isA(info.name)) ? nullptr : method;
}

/// The method that a name means in the code that runs: its own class's private one comes first.
const ClassMethod* Vm::methodFor(const ClassInfo& info, std::string_view name) const {
    const ClassInfo* from = contextClass();
    if (from && from != &info && info.isA(from->name)) {
        const ClassMethod* own = from->findMethod(name);
        if (own && own->access.kind == Access::Private && own->owner == from) return own;
    }
    return info.findMethod(name);
}

// -------------------------------------------------------------------------- making objects

Value Vm::newObject(const ClassInfo& info) {
    UserClass& own = userClass(info);
    if (!own.prototype) {
        std::vector<std::pair<std::string, Value>> slots;
        for (const ClassProperty& p : info.properties) {
            if (p.slot >= 0) slots.emplace_back(p.name, initialValue(p));
        }
        own.prototype = std::move(slots);
    }
    auto object = makeRef<ClassObject>(Ref<ClassInfo>(const_cast<ClassInfo*>(&info)));
    object->properties = *own.prototype;
    return Value(std::move(object));
}

/// Name(arguments…).
Value Vm::construct(UserClass& info, Value* args, int count) {
    if (info.fromFolder) {
        const Ref<Function> constructor = info.constructor;
        Value result;
        callUser(*constructor, args, count, 1, result, nullptr);
        const ClassInfo* made = classInfoOf(result);
        if (!made || made->name != info.name)
            throwError("MATLAB:class:invalidConstructor",
                       "The constructor of class '%s' must return an object of it.",
                       info.name.c_str());
        return result;
    }
    if (info.enumerates && count == 1 && args[0].count() != 1 && !args[0].isChar() &&
        (args[0].isCell() || args[0].isString() || args[0].isArray())) {
        auto cell = makeRef<Cell>(args[0].shape());
        for (int64_t i = 0; i < args[0].count(); ++i) {
            const Value at(static_cast<double>(i + 1));
            Value one = args[0].isCell() ? args[0].cell().elements[static_cast<std::size_t>(i)]
                                         : indexInto(args[0], {&at, 1}, Span{});
            cell->elements[static_cast<std::size_t>(i)] = construct(info, &one, 1);
        }
        return objectsOf(*cell, Ref<ClassInfo>(&info), {});
    }
    if (info.enumerates) {
        for (const std::string& name : info.members) {
            if (count != 1) break;
            const Value member = enumerationMember(info, name);
            const Value& base = classObject(member)->base;
            if (args[0].isTextScalar()
                    ? args[0].toText() == name
                    : !base.isNothing() && args[0].isArray() && args[0].count() == 1 &&
                          base.toDouble() == args[0].toDouble())
                return member;
        }
        if (count == 1 && classObject(args[0]) && &classObject(args[0])->info() == &info)
            return args[0];
        const bool plain = count == 1 && args[0].isArray() && args[0].count() == 1;
        const Value text = plain ? call(Value::text("num2str"), {args, 1}, 1).at(0)
                           : count == 1 && args[0].isTextScalar() ? args[0]
                                                                  : Value::text("value");
        throwError("MATLAB:class:InvalidEnum", "'%s' is not a member of the enumeration '%s'.",
                   text.toText().c_str(), info.name.c_str());
    }
    requireMethod(info.constructorAccess, info, shortName(info.name), info);
    const bool own =
        std::any_of(info.properties.begin(), info.properties.end(),
                    [&](const ClassProperty& p) { return p.abstract && p.owner == &info; }) ||
        std::any_of(info.methods.begin(), info.methods.end(),
                    [&](const auto& m) { return m.second.abstract && m.second.owner == &info; });
    if (own)
        throwError("MATLAB:class:abstract",
                   "Abstract classes cannot be instantiated. Class '%s' defines abstract methods "
                   "and/or properties.",
                   info.name.c_str());
    if (info.abstract) {
        throwError("MATLAB:class:abstract",
                   "Abstract classes cannot be instantiated. Class '%s' inherits abstract methods "
                   "or properties but does not implement them. See the list of methods and "
                   "properties that '%s' must implement if you do not intend the class to be "
                   "abstract.",
                   info.name.c_str(), info.name.c_str());
    }
    return initialised(info, newObject(info), args, count);
}

/// The object after the class's constructor, and those of its superclasses, have run.
Value Vm::initialised(UserClass& info, Value object, Value* args, int count) {
    const auto isDone = [&](const ClassInfo& super) {
        const std::vector<std::string>& names = info.constructor->proto->constructed;
        return std::find(names.begin(), names.end(), super.name) != names.end();
    };
    if (!info.constructor) {
        for (std::size_t i = 0; i < info.supers.size(); ++i)
            object = initialised(userClass(*info.supers[i]), std::move(object), args,
                                 i == 0 ? count : 0);
        if (info.supers.empty() && count > 0 && !info.baseClass.empty()) {
            classObject(object)->base = call(Value::text(info.baseClass), {args, 1}, 1).at(0);
            return object;
        }
        if (info.supers.empty() && count > 0)
            throwError("MATLAB:TooManyInputs", "Too many input arguments.");
        return object;
    }
    for (const Ref<ClassInfo>& super : info.supers) {
        if (!isDone(*super)) object = initialised(userClass(*super), std::move(object), nullptr, 0);
    }
    const Ref<Function> constructor = info.constructor;
    m_constructed = std::move(object);
    struct Leave { // a call that fails before it begins
        Value& slot;
        ~Leave() { slot = Value(); }
    } leave{m_constructed};
    Value result;
    callUser(*constructor, args, count, 1, result, nullptr);
    return result;
}

/// At entry of a constructor: its output is the object.
void Vm::presetObject(Frame& frame) {
    if (frame.proto->outputs.empty()) return;
    const int32_t place = frame.proto->outputs[0];
    if (place < 0)
        frame.scope->boxes[static_cast<std::size_t>(-1 - place)]->value =
            std::exchange(m_constructed, Value());
    else
        frame.registers[place] = std::exchange(m_constructed, Value());
}

/// The one object for a member of an enumeration.
Value Vm::enumerationMember(const ClassInfo& info, const std::string& name) {
    UserClass& own = userClass(info);
    const auto known = own.instances.find(name);
    if (known != own.instances.end()) return known->second;
    const lang::EnumerationMember& member = *own.enumerated.at(name);
    std::vector<Value> args;
    if (!member.arguments.empty()) {
        const Span first = member.arguments[0]->span;
        const Span all = first.to(member.arguments[member.arguments.size() - 1]->span);
        const SourceFile& file = *m_options.sources.find(all.file);
        const std::string text = "function v = v()\nv = {" +
                                 file.text().substr(all.begin, all.end - all.begin) + "};\nend\n";
        const Value cell = call(classFunction(info, text, all), {}, 1).at(0);
        args = cell.cell().elements;
    }
    Value object = initialised(own, newObject(info), args.data(), static_cast<int>(args.size()));
    classObject(object)->member = name;
    own.instances[name] = object;
    return object;
}

/// The call of a site that names a class, a member of one, or a method of a superclass.
void Vm::invokeClass(const CallSite& site, Value* args, int count, int outputs, Value& result,
                     std::vector<Value>* many) {
    if (site.kind == SiteKind::Superclass)
        return invokeSuperclass(site.name, args, count, outputs, result, many);
    auto& info = *static_cast<UserClass*>(const_cast<void*>(site.target));
    const Ref<UserClass> kept(&info); // its file may change while it runs
    if (info.fromFolder && site.kind == SiteKind::Class)
        return callUser(*info.constructor, args, count, outputs, result, many);
    if (site.kind == SiteKind::Class) {
        result = construct(info, args, count);
    } else {
        std::string name = site.name.substr(site.name.rfind('.') + 1);
        if (name == "?") { // Name.(text)
            name = args[0].toText();
            ++args;
            --count;
        }
        const ClassMethod* method = info.findMethod(name);
        if (name == "empty" && !method) {
            const std::vector<Value> dims(args, args + count);
            const Shape shape =
                dims.empty() ? Shape(0, 0) : call(Value::text("zeros"), dims, 1).at(0).shape();
            result =
                Value(makeRef<ObjectArray>(shape, std::vector<Value>(), Ref<ClassInfo>(&info)));
        } else if (method && method->isStatic) {
            requireMethod(method->access, *method->owner, name, info);
            return callValue(m_frame, method->handle, args, count, outputs, result, many);
        } else {
            Value held;
            if (const ClassProperty* p = info.findProperty(name); p && p->constant) {
                requireReadable(*p, info);
                held = initialValue(*p);
            } else if (info.enumerated.count(name)) {
                held = enumerationMember(info, name);
            } else {
                throwError("MATLAB:subscripting:classHasNoPropertyOrMethod",
                           "The class %s has no Constant property or Static method named '%s'.",
                           info.name.c_str(), name.c_str());
            }
            if (count > 0) return callValue(m_frame, held, args, count, outputs, result, many);
            result = std::move(held);
        }
    }
    if (many) many->push_back(std::move(result));
}

/// method@Name(arguments…); @Name(arguments…, object) of a constructor.
void Vm::invokeSuperclass(const std::string& name, Value* args, int count, int outputs,
                          Value& result, std::vector<Value>* many) {
    const std::size_t at = name.find('@');
    const std::string method = name.substr(0, at), super = name.substr(at + 1);
    UserClass* info = findClass(super);
    if (method.empty()) {
        Value object = std::move(args[count - 1]);
        if (info) {
            result = initialised(*info, std::move(object), args, count - 1);
        } else {
            if (ClassObject* own = classObject(object); own && count > 1)
                own->base =
                    call(Value::text(super), {args, static_cast<std::size_t>(count - 1)}, 1).at(0);
            result = std::move(object);
        }
        if (many) many->push_back(std::move(result));
        return;
    }
    const ClassMethod* found = info ? info->findMethod(method) : nullptr;
    if (found && !found->handle.isNothing())
        return callValue(m_frame, found->handle, args, count, outputs, result, many);
    const std::span<const Value> all{args, static_cast<std::size_t>(count)};
    if (builtinMethod(method, all, result, outputs)) {
        if (many && !result.isNothing()) many->push_back(std::move(result));
        return;
    }
    std::vector<Value> values = callBuiltinNamed(method, all, outputs);
    if (many)
        many->insert(many->end(), values.begin(), values.end());
    else if (!values.empty())
        result = std::move(values[0]);
}

/// The delete methods of a class and then of those above it.
void Vm::callDeletes(const ClassInfo& info, const Value& object) {
    const ClassMethod* method = info.findMethod("delete");
    if (!method || method->handle.isNothing()) return;
    if (method->owner == &info) {
        Value result;
        Value args[] = {object};
        const Value handle = method->handle;
        callValue(m_frame, handle, args, 1, 0, result, nullptr);
    }
    for (const Ref<ClassInfo>& super : info.supers)
        callDeletes(*super, object);
}

void Vm::runDestructor(const Ref<ClassInfo>& info, Value object) {
    // A long chain of objects goes in rounds, not on the stack.
    constexpr int kMostInside = 50;
    if (m_destroying >= kMostInside) {
        m_doomed.emplace_back(info, std::move(object));
        return;
    }
    ++m_destroying;
    const bool stopped = m_interrupt.exchange(false, std::memory_order_relaxed);
    try {
        callDeletes(*info, object);
    } catch (const ScriptError& error) {
        err("Warning: The following error was caught while executing '" + object.className() +
            "' class destructor:\n" + error.message + "\n");
    } catch (const ExitRequest&) {
        // exit in a destructor: the run is ending already.
    }
    if (stopped) interrupt();
    object = Value(); // what it held goes here
    --m_destroying;
    while (m_destroying == 0 && !m_doomed.empty()) {
        auto [next, doomed] = std::move(m_doomed.back());
        m_doomed.pop_back();
        runDestructor(next, std::move(doomed));
    }
}

// ------------------------------------------------------------------------------ properties

/// The slot of a property that is read as it is; null: it has to be asked for.
const Value* Vm::plainProperty(const Value& object, const lang::FieldSite& site) {
    const ClassObject* own = classObject(object);
    if (!own || own->deleted) return nullptr;
    const ClassInfo& info = own->info();
    const auto guess = static_cast<std::size_t>(site.position);
    const ClassProperty* p =
        guess < info.properties.size() && info.properties[guess].name == site.name
            ? &info.properties[guess]
            : info.findProperty(site.name);
    if (!p || p->slot < 0 || !p->getter.isNothing() || p->getObservable) return nullptr;
    if (!mayUse(p->get, *p->owner) || overloaded(info, "subsref")) return nullptr;
    site.position = static_cast<int>(p - info.properties.data());
    return &own->properties[static_cast<std::size_t>(p->slot)].second;
}

Value Vm::propertyOf(const Value& object, const ClassProperty& property) {
    if (!property.getObservable) return heldProperty(object, property);
    tellListeners(object, property.name, "PreGet");
    Value value = heldProperty(object, property);
    tellListeners(object, property.name, "PostGet");
    return value;
}

Value Vm::heldProperty(const Value& object, const ClassProperty& property) {
    if (property.constant) return initialValue(property);
    const ClassObject& own = *classObject(object);
    if (!property.getter.isNothing()) {
        const auto& code = static_cast<const Function&>(*property.getter.handle().code);
        if (!takesFunction(code, m_frame)) return call(property.getter, {&object, 1}, 1).at(0);
    }
    if (property.slot < 0 && property.getter.isNothing())
        throwError("MATLAB:class:noGetMethod",
                   "In class '%s', no get method is defined for dependent property '%s'. A "
                   "dependent property needs a get method to access its value.",
                   shortName(own.info().name).c_str(), property.name.c_str());
    if (property.slot < 0) return Value::emptyMatrix();
    return own.properties[static_cast<std::size_t>(property.slot)].second;
}

/// The value as the property's declaration wants it.
Value Vm::checkedValue(const ClassProperty& property, const Value& value) {
    try {
        return call(property.check, {&value, 1}, 1).at(0);
    } catch (ScriptError& error) {
        const std::string prefix = argumentPrefix(1);
        if (error.message.starts_with(prefix)) error.message.erase(0, prefix.size());
        error.message = "Error setting property '" + property.name + "' of class '" +
                        shortName(property.owner->name) + "'. " + error.message;
        throw;
    }
}

/// Is the property, as it is read, what is to be put there, of the same class?
bool Vm::holdsAlready(const Value& object, const ClassProperty& property, const Value& value) {
    const Value held = heldProperty(object, property);
    if (held.className() != value.className()) return false;
    if (held.kind() == Kind::Object && held.objectValue().isHandle())
        return held.identity() == value.identity();
    const Value both[] = {held, value};
    return call(Value::text("isequal"), both, 1).at(0).toDouble() != 0;
}

void Vm::setClassProperty(Value& object, std::string_view name, const Value& value) {
    const ClassInfo* info = classInfoOf(object);
    ClassObject* own = classObject(object);
    if (!own)
        throwError("MATLAB:index:expected_one_output_for_assignment",
                   "Scalar index required for this assignment.");
    requireValid(*own);
    if (const int part = inheritedPart(*info); part >= 0) {
        if (!object.identity()->unique()) object = Value(own->copy());
        Value held = classObject(object)->properties[static_cast<std::size_t>(part)].second;
        if (!classInfoOf(held)) throwNoMember(*info, name);
        setClassProperty(held, name, value);
        classObject(object)->properties[static_cast<std::size_t>(part)].second = std::move(held);
        return;
    }
    const ClassProperty* p = info->findProperty(name);
    if (!p) {
        for (std::size_t i = 0; i < own->properties.size(); ++i) {
            if (own->properties[i].first != name) continue; // a property that addprop gave it
            DynamicProperty* added = own->added(name);
            const bool told = added && added->isOn("SetObservable");
            const std::string property(name);
            if (told) tellListeners(object, property, "PreSet");
            if (!added || !setAdded(object, *added, value)) own->properties[i].second = value;
            if (told) tellListeners(object, property, "PostSet");
            return;
        }
        if (info->findMethod(name))
            throwError("MATLAB:class:SetProhibitedMethod",
                       "Unable to set '%s' because it is a method of class '%s'.",
                       std::string(name).c_str(), info->name.c_str());
        throwError("MATLAB:noPublicFieldForClass", "Unrecognized property '%s' for class '%s'.",
                   std::string(name).c_str(), info->name.c_str());
    }
    const bool accessor = !p->setter.isNothing();
    if (p->constant || !mayUse(p->set, *p->owner) || (p->dependent && !accessor)) {
        if (p->dependent && !p->constant && mayUse(p->set, *p->owner))
            throwError("MATLAB:class:noSetMethod",
                       "In class '%s', no set method is defined for dependent property '%s'. A "
                       "dependent property needs a set method to assign its value.",
                       shortName(info->name).c_str(), p->name.c_str());
        if (info->fromFolder)
            throwError("MATLAB:class:SetProhibited",
                       "Access to an object's fields is only permitted within its methods.");
        if (!p->constant && !mayUse(p->get, *p->owner))
            throwError("MATLAB:class:SetProhibited",
                       "Setting the '%s' property of class '%s' is not supported.", p->name.c_str(),
                       info->name.c_str());
        throwError("MATLAB:class:SetProhibited",
                   "Unable to set the '%s' property of class '%s' because it is read-only.",
                   p->name.c_str(), shortName(info->name).c_str());
    }
    const Value put = p->check.isNothing() ? value : checkedValue(*p, value);
    const bool inside =
        accessor && takesFunction(static_cast<const Function&>(*p->setter.handle().code), m_frame);
    if (p->abortSet && !inside && holdsAlready(object, *p, put)) return;
    if (p->observable) tellListeners(object, p->name, "PreSet");
    if (accessor && !inside) {
        const auto& proto = *static_cast<const Function&>(*p->setter.handle().code).proto;
        const Value args[] = {object, put};
        std::vector<Value> out = call(p->setter, args, proto.outputCount > 0 ? 1 : 0);
        if (!out.empty()) object = std::move(out[0]);
    } else if (p->slot >= 0) {
        if (!own->isHandle() && !object.identity()->unique()) {
            object = Value(own->copy());
            own = classObject(object);
        }
        own->properties[static_cast<std::size_t>(p->slot)].second = put;
    }
    if (p->observable) tellListeners(object, p->name, "PostSet");
}

/// A part of a property is changed: the property is taken out, changed and put back.
void Vm::modifyProperty(Frame& frame, Value& target, const std::string& name,
                        const lang::Path& path, std::size_t at, std::size_t stop,
                        const std::function<void(Value&, int64_t)>& action) {
    ClassObject* own = classObject(target);
    const ClassInfo* info = classInfoOf(target);
    if (!own)
        throwError("MATLAB:index:expected_one_output_for_assignment",
                   "Scalar index required for this assignment.");
    requireValid(*own);
    if (const int part = inheritedPart(*info); part >= 0) {
        if (!target.identity()->unique()) target = Value(own->copy());
        Value held = classObject(target)->properties[static_cast<std::size_t>(part)].second;
        if (!classInfoOf(held)) throwNoMember(*info, name);
        modifyProperty(frame, held, name, path, at, stop, action);
        classObject(target)->properties[static_cast<std::size_t>(part)].second = std::move(held);
        return;
    }
    const ClassProperty* p = info->findProperty(name);
    if (!p || !p->isPlain() || !mayUse(p->set, *p->owner) || !mayUse(p->get, *p->owner)) {
        Value member = classMember(target, name, nullptr, 0, false, 1, nullptr);
        const HeapObject* before = member.kind() == Kind::Object && member.objectValue().isHandle()
                                       ? member.identity()
                                       : nullptr;
        modify(frame, member, path, at, stop, -1, action);
        // What a handle refers to was changed, not the property.
        if (!before || member.kind() != Kind::Object || member.identity() != before)
            setMember(target, name, member);
        return;
    }
    if (!own->isHandle() && !target.identity()->unique()) target = Value(own->copy());
    const Value holder = own->isHandle() ? target : Value();
    const auto slot = static_cast<std::size_t>(p->slot);
    const auto place = [&]() -> Value& { return classObject(target)->properties[slot].second; };
    Value member =
        place().kind() == Kind::Object ? place() : std::exchange(place(), Value::emptyMatrix());
    try {
        modify(frame, member, path, at, stop, -1, action);
    } catch (...) {
        place() = std::move(member);
        throw;
    }
    place() = std::move(member);
}

// --------------------------------------------------------------------------------- members

/// object.name or object.name(arguments…).
Value Vm::classMember(const Value& object, std::string_view name, Value* args, int count,
                      bool called, int outputs, std::vector<Value>* many) {
    const ClassInfo& info = *classInfoOf(object);
    Value result;
    if (const ClassMethod* own = overloaded(info, "subsref")) {
        std::vector<SubscriptStep> steps{{".", Value::text(name)}};
        if (called)
            steps.push_back({"()", cellOfSubscripts({args, static_cast<std::size_t>(count)})});
        Value all[] = {object, subscriptStruct(steps)};
        callValue(m_frame, own->handle, all, 2, outputs, result, many);
        return result;
    }
    const ClassObject* one = classObject(object);
    if (one && name != "delete" && name != "isvalid") requireValid(*one);
    if (const int part = one ? inheritedPart(info) : -1; part >= 0) {
        const Value held = one->properties[static_cast<std::size_t>(part)].second;
        if (!classInfoOf(held)) throwNoMember(info, name); // its methods may put anything there
        return classMember(held, name, args, count, called, outputs, many);
    }
    if (const ClassProperty* p = info.findProperty(name)) {
        if (p->get.kind == Access::Private && p->owner != &info && !mayUse(p->get, *p->owner))
            throwNoMember(info, name);
        requireReadable(*p, info);
        if (!one && !p->constant)
            throwError("MATLAB:index:expected_one_output_from_expression",
                       "Expected one output from a curly brace or dot indexing expression, but "
                       "there were %lld results.",
                       static_cast<long long>(object.count()));
        Value value = propertyOf(object, *p);
        if (!called || count == 0) return value;
        callValue(m_frame, value, args, count, outputs, result, many);
        return result;
    }
    if (const ClassMethod* method = methodFor(info, name)) {
        requireMethod(method->access, *method->owner, name, info);
        if (method->handle.isNothing()) throwNoMember(info, name);
        std::vector<Value> all;
        if (!method->isStatic) all.push_back(object);
        all.insert(all.end(), args, args + count);
        const auto& proto = *static_cast<const Function&>(*method->handle.handle().code).proto;
        if (!called && proto.outputCount == 0 && proto.varargout == -1) outputs = 0;
        const Value handle = method->handle;
        callMethodOf(*method, object, all, outputs, result, many);
        return result;
    }
    if (one) {
        for (const auto& [key, value] : one->properties) {
            if (key != name) continue;
            DynamicProperty* added = one->added(name);
            const Value held = added ? addedValue(object, *added, value) : value;
            if (!called || count == 0) return held;
            callValue(m_frame, held, args, count, outputs, result, many);
            return result;
        }
    }
    if (userClass(info).enumerated.count(name)) return enumerationMember(info, std::string(name));
    std::vector<Value> all{object};
    all.insert(all.end(), args, args + count);
    if (builtinMethod(name, all, result, called ? outputs : std::min(outputs, 1))) return result;
    constexpr std::string_view kForAll[] = {
        "size", "numel",       "length", "isempty", "ndims",  "disp",     "isa",    "eq",
        "ne",   "addlistener", "notify", "isequal", "double", "listener", "display"};
    if (std::find(std::begin(kForAll), std::end(kForAll), name) != std::end(kForAll))
        return callOn(object, name, args, count, outputs, many);
    if (const ClassMethod* dot = redefined(object, ".", "Reference")) {
        std::vector<SubscriptStep> steps{{".", Value::text(name)}};
        if (called)
            steps.push_back({"()", cellOfSubscripts({args, static_cast<std::size_t>(count)})});
        Value both[] = {object, indexingOperations(steps)};
        const Value handle = dot->handle;
        callValue(m_frame, handle, both, 2, std::max(outputs, 1), result, many);
        return result;
    }
    throwNoMember(info, name);
}

/// Its listeners hear of it, its delete methods run, and what it held is let go.
void Vm::deleteObject(const Value& object) {
    ClassObject& own = *classObject(object);
    if (own.deleted || own.finished) return;
    own.finished = true;
    tellListeners(object, "ObjectBeingDestroyed", "");
    callDeletes(own.info(), object);
    own.deleted = true;
    for (auto& [key, value] : own.properties)
        value = Value::emptyMatrix();
}

/// A method with all its arguments; delete leaves an object that is no longer valid.
void Vm::callMethodOf(const ClassMethod& method, const Value& object, std::vector<Value>& args,
                      int outputs, Value& result, std::vector<Value>* many) {
    const ClassInfo& info = *classInfoOf(object);
    if (method.name == "delete" && !method.isStatic && info.handle) {
        const Ref<Cell> cells = cellOfObjects(object);
        for (const Value& element : cells->elements)
            deleteObject(element);
        return;
    }
    const Value handle = method.handle;
    callValue(m_frame, handle, args.data(), static_cast<int>(args.size()), outputs, result, many);
}

} // namespace vitrine
