// SPDX-License-Identifier: Apache-2.0
// Functions about classes with classdef and their objects: events and listeners, what a class has.
#include "builtins/text/text_values.h"
#include "value/object_array.h"
#include "vm/user_class.h"
#include "vm/vm.h"
#include "vm/vm_functions.h"

#include <algorithm>

namespace vitrine {

namespace {

Vm& vmOf(Call& call) {
    return static_cast<Vm&>(call.vm);
}

/// The class of an object, or of a name.
const ClassInfo& classOfArgument(Call& call, const char* function) {
    if (const ClassInfo* info = classInfoOf(call[0])) return *info;
    if (call[0].kind() == Kind::Object && call[0].className() == "meta.class") {
        if (const ClassInfo* info =
                vmOf(call).findClass(call[0].objectValue().property("Name").toText()))
            return *info;
    }
    if (call[0].isTextScalar()) {
        if (const ClassInfo* info = vmOf(call).findClass(call[0].toText())) return *info;
        throwError("MATLAB:class:InvalidClass", "No class '%s'.", call[0].toText().c_str());
    }
    throwUndefinedFor(function, call[0]);
}

/// loose: the listener ends with the last variable that holds it.
void listen(Call& call, bool loose) {
    ClassObject* own = classObject(call[0]);
    if (!own || !own->isHandle()) throwUndefinedFor("addlistener", call[0]);
    const bool ofProperty = call.count() == 4;
    const Value& callback = call[ofProperty ? 3 : 2];
    if (!callback.isFunctionHandle())
        throwError("MATLAB:listener:InvalidCallback", "The callback must be a function handle.");
    const std::string event = call[ofProperty ? 2 : 1].toText();
    const ClassInfo& info = own->info();
    auto listener = makeRef<Listener>(ofProperty ? "event.proplistener" : "event.listener");
    const auto cellOf = [](Value value) {
        return Value(makeRef<Cell>(Shape(1, 1), std::vector<Value>{std::move(value)}));
    };
    listener->properties = {{"Source", cellOf(call[0])},
                            {"EventName", Value::text(event)},
                            {"Callback", callback},
                            {"Enabled", Value::logical(true)},
                            {"Recursive", Value::logical(false)}};
    if (ofProperty) {
        const std::string property = call[1].toText();
        const ClassProperty* p = info.findProperty(property);
        const bool reads = event == "PreGet" || event == "PostGet";
        const DynamicProperty* added = own->added(property);
        const bool told = added ? added->isOn(reads ? "GetObservable" : "SetObservable")
                                : p && (reads ? p->getObservable : p->observable);
        if (!told)
            throwError(reads ? "MATLAB:class:nonGetObservableProp"
                             : "MATLAB:class:nonSetObservableProp",
                       "While adding a %s listener, property '%s' in class '%s' is not defined to "
                       "be %s.",
                       event.c_str(), property.c_str(), info.name.c_str(),
                       reads ? "GetObservable" : "SetObservable");
        auto source = makeRef<ObjectValue>("meta.property", true);
        source->properties = {{"Name", Value::text(property)}};
        listener->properties[0].second = cellOf(Value(std::move(source)));
        listener->properties.insert(listener->properties.begin(), {"Object", cellOf(call[0])});
    } else if (event != "ObjectBeingDestroyed" && !info.findEvent(event)) {
        throwError("MATLAB:class:invalidEvent", "Event '%s' is not defined for class '%s'.",
                   event.c_str(), info.name.c_str());
    }
    if (const ClassEvent* known = ofProperty ? nullptr : info.findEvent(event);
        known && !vmOf(call).mayUse(known->listen, *known->owner))
        throwError("MATLAB:class:ListenRestricted", "Cannot listen to event '%s' in class '%s'.",
                   event.c_str(), info.name.c_str());
    if (loose) {
        listener->loose = own;
        own->looseListeners.push_back(listener.get());
    } else {
        own->listeners.emplace_back(listener);
    }
    call.result(Value(std::move(listener)));
}

void addlistener(Call& call) {
    listen(call, false);
}

void listener(Call& call) {
    listen(call, true);
}

void notify(Call& call) {
    const ClassObject* own = classObject(call[0]);
    if (!own || !own->isHandle()) throwUndefinedFor("notify", call[0]);
    const std::string event = call[1].toText();
    const ClassEvent* known = own->info().findEvent(event);
    if (!known)
        throwError("MATLAB:class:invalidEvent", "Event '%s' is not defined for class '%s'.",
                   event.c_str(), own->info().name.c_str());
    if (!vmOf(call).mayUse(known->notify, *known->owner))
        throwError("MATLAB:class:NotifyRestricted",
                   "Cannot notify listeners of event '%s' in class '%s'.", event.c_str(),
                   own->info().name.c_str());
    Value data;
    if (call.count() > 2) {
        data = call[2];
        ClassObject* told = classObject(data);
        if (!told || !told->info().isA("event.EventData"))
            throwError("MATLAB:class:invalidEventData",
                       "The data of an event must be of a class derived from event.EventData.");
        for (auto& [name, value] : told->properties) {
            if (name == "Source") value = call[0];
            if (name == "EventName") value = Value::text(event);
        }
    }
    vmOf(call).tellListeners(call[0], event, "", data);
}

void enumeration(Call& call) {
    const ClassInfo& info = classOfArgument(call, "enumeration");
    if (!info.enumerates)
        throwError("MATLAB:class:noEnumeration", "Class '%s' is not an enumeration.",
                   info.name.c_str());
    const auto count = static_cast<int64_t>(info.members.size());
    if (call.nargout == 0) {
        std::string text = "\nEnumeration members for class '" + info.name + "':\n\n";
        for (const std::string& name : info.members)
            text += "    " + name + "\n";
        return call.vm.out(text + "\n");
    }
    auto members = makeRef<Cell>(Shape(count, 1));
    for (std::size_t i = 0; i < info.members.size(); ++i)
        members->elements[i] = vmOf(call).enumerationMember(info, info.members[i]);
    call.result(objectsOf(*members));
    if (call.nargout > 1) call.result(cellOfTexts(info.members));
}

const char* accessName(const MemberAccess& access) {
    switch (access.kind) {
    case MemberAccess::Kind::Public:
        return "public";
    case MemberAccess::Kind::Protected:
        return "protected";
    case MemberAccess::Kind::Immutable:
        return "immutable";
    default:
        return "private";
    }
}

template <typename Item, typename Describe>
Value metaObjects(const std::vector<Item>& items, const char* className, Describe describe) {
    Cell cell(Shape(static_cast<int64_t>(items.size()), 1));
    for (std::size_t i = 0; i < items.size(); ++i) {
        auto meta = makeRef<ObjectValue>(className, true);
        meta->properties = describe(items[i]);
        cell.elements[i] = Value(std::move(meta));
    }
    return objectsOf(cell);
}

bool hasDefault(const ClassProperty& property) {
    const auto& declared = userClass(*property.owner).declarations;
    const auto at = declared.find(property.name);
    return at != declared.end() && at->second->defaultValue;
}

Value metaOfName(const Value& name) {
    auto meta = makeRef<MetaClass>(nullptr);
    meta->properties = {{"Name", name}};
    return Value(std::move(meta));
}

Value metaClass(const ClassInfo& info) {
    UserClass& own = userClass(info);
    if (!own.meta.isNothing()) return own.meta;
    auto meta = makeRef<MetaClass>(Ref<ClassInfo>(&own));
    std::vector<Value> supers;
    for (const Ref<ClassInfo>& super : info.supers)
        supers.push_back(metaClass(*super));
    if (supers.empty()) {
        for (const std::string& name : info.ancestors)
            supers.push_back(metaOfName(Value::text(name)));
    }
    const Value properties =
        metaObjects(info.properties, "meta.property", [](const ClassProperty& p) {
            return std::vector<std::pair<std::string, Value>>{
                {"Name", Value::text(p.name)},
                {"GetAccess", Value::text(accessName(p.get))},
                {"SetAccess", Value::text(accessName(p.set))},
                {"Dependent", Value::logical(p.dependent)},
                {"Constant", Value::logical(p.constant)},
                {"Abstract", Value::logical(p.abstract)},
                {"Transient", Value::logical(p.transient)},
                {"Hidden", Value::logical(p.hidden)},
                {"SetObservable", Value::logical(p.observable)},
                {"GetObservable", Value::logical(p.getObservable)},
                {"AbortSet", Value::logical(p.abortSet)},
                {"HasDefault", Value::logical(hasDefault(p))},
                {"TestParameter", Value::logical(p.parameter)}};
        });
    std::vector<ClassEvent> told = info.events;
    if (info.handle) told.push_back({"ObjectBeingDestroyed", &info, {}, {}});
    const Value events = metaObjects(told, "meta.event", [](const ClassEvent& e) {
        return std::vector<std::pair<std::string, Value>>{
            {"Name", Value::text(e.name)},
            {"NotifyAccess", Value::text(accessName(e.notify))},
            {"ListenAccess", Value::text(accessName(e.listen))}};
    });
    std::vector<const ClassMethod*> all;
    for (const auto& [name, method] : info.methods)
        all.push_back(&method);
    std::stable_sort(all.begin(), all.end(), [&](const ClassMethod* a, const ClassMethod* b) {
        const bool first = a->owner == &info, second = b->owner == &info;
        return first != second ? first : a->order < b->order;
    });
    const Value methods = metaObjects(all, "meta.method", [](const ClassMethod* m) {
        std::vector<std::pair<std::string, Value>> known{
            {"Name", Value::text(m->name)},          {"Access", Value::text(accessName(m->access))},
            {"Static", Value::logical(m->isStatic)}, {"Abstract", Value::logical(m->abstract)},
            {"Hidden", Value::logical(m->hidden)},   {"InputNames", cellOfTexts(m->inputs)}};
        for (const char* mark : kTestMarks) {
            const bool on = std::find(m->marks.begin(), m->marks.end(), mark) != m->marks.end();
            known.emplace_back(mark, Value::logical(on));
        }
        return known;
    });
    auto list = makeRef<Cell>(Shape(static_cast<int64_t>(supers.size()), 1), supers);
    meta->properties = {
        {"Name", Value::text(info.name)},
        {"Abstract", Value::logical(info.abstract)},
        {"Enumeration", Value::logical(info.enumerates)},
        {"HandleCompatible", Value::logical(info.handle)},
        {"PropertyList", properties},
        {"MethodList", methods},
        {"EventList", events},
        {"SuperclassList", supers.empty() ? Value::emptyMatrix() : objectsOf(*list)}};
    own.meta = Value(std::move(meta));
    return own.meta;
}

void classFunction(Call& call) {
    if (call.count() == 1) return call.result(Value::text(call[0].className()));
    call.result(
        vmOf(call).objectOfStruct(call[0], textArgument(call[1], "class"), call.args.subspan(2)));
}

void superiorto(Call& call) {
    vmOf(call).setPrecedence(call.args, true);
}

void inferiorto(Call& call) {
    vmOf(call).setPrecedence(call.args, false);
}

void metaFromName(Call& call) {
    const ClassInfo* info = vmOf(call).findClass(call[0].toText());
    call.result(info ? metaClass(*info) : metaOfName(call[0]));
}

void metaclassOf(Call& call) {
    const ClassInfo* info = classInfoOf(call[0]);
    call.result(info ? metaClass(*info) : metaOfName(Value::text(call[0].className())));
}

void eventsOf(Call& call) {
    std::vector<std::string> names;
    for (const ClassEvent& event : classOfArgument(call, "events").events)
        names.push_back(event.name);
    if (classOfArgument(call, "events").handle) names.emplace_back("ObjectBeingDestroyed");
    if (call.nargout > 0) return call.result(cellOfTexts(names));
    std::string text = "\nEvents for class " + classOfArgument(call, "events").name + ":\n\n";
    for (const std::string& name : names)
        text += "    " + name + "\n";
    call.vm.out(text + "\n");
}

void superclassesOf(Call& call) {
    const ClassInfo& info = classOfArgument(call, "superclasses");
    std::vector<std::string> names;
    for (const std::string& name : info.ancestors) {
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
    if (call.nargout > 0) return call.result(cellOfTexts(names));
    std::string text = "\nSuperclasses for class " + info.name + ":\n\n";
    for (const std::string& name : names)
        text += "    " + name + "\n";
    call.vm.out(text + "\n");
}

constexpr Builtin kRows[] = {
    {"addlistener", 3, 4, 1, addlistener,
     "l = addlistener(obj,event,callback) | l = addlistener(obj,property,'PostSet',callback)",
     "Calls a function with the object and data when an object of a handle class notifies an "
     "event, or a property with SetObservable is set."},
    {"listener", 3, 4, 1, listener, "l = listener(obj,event,callback)",
     "As addlistener, but the listener ends with the last variable that holds it."},
    {"notify", 2, 3, 0, notify, "notify(obj,event,data)",
     "Tells those who listen to an event of an object; data is of a class derived from "
     "event.EventData."},
    {"class", 1, -1, 1, classFunction, "name = class(x) | obj = class(s,name,parent,…)",
     "The class of a value. In the constructor of a folder @Name: an object that holds the fields "
     "of a structure, of a class derived from those of the parents.",
     nullptr, SparseRule::Pass},
    {"superiorto", 1, -1, 0, superiorto, "superiorto(class,…)",
     "In the constructor of a folder @Name: its methods come before those of the classes."},
    {"inferiorto", 1, -1, 0, inferiorto, "inferiorto(class,…)",
     "In the constructor of a folder @Name: its methods come after those of the classes."},
    {"enumeration", 1, 1, 2, enumeration, "[members,names] = enumeration(class)",
     "The members of an enumeration class, of a name or an object."},
    {"meta.class.fromName", 1, 1, 1, metaFromName, "m = meta.class.fromName(name) | m = ?name",
     "What a class has: Name, PropertyList, MethodList, SuperclassList."},
    {"metaclass", 1, 1, 1, metaclassOf, "m = metaclass(obj)",
     "What the class of an object has: Name, PropertyList, MethodList, SuperclassList."},
    {"events", 1, 1, 1, eventsOf, "names = events(class)",
     "Names of the events that a class declares, of a name or an object."},
    {"superclasses", 1, 1, 1, superclassesOf, "names = superclasses(class)",
     "Names of the classes that a class is derived from, of a name or an object."},
};

} // namespace

std::span<const Builtin> classFunctions() {
    return kRows;
}

} // namespace vitrine
