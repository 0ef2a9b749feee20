// SPDX-License-Identifier: Apache-2.0
// get and set of matlab.mixin.SetGet and matlab.mixin.SetGetExactNames, of one object or an array;
// and properties that addprop has given an object.
#include "builtins/display/display.h"
#include "builtins/text/text_values.h"
#include "value/object_array.h"
#include "vm/user_class.h"
#include "vm/vm.h"

#include <algorithm>

namespace vitrine {

namespace {

/// True while it lives.
class Running {
public:
    explicit Running(bool& flag) : m_flag(flag) { m_flag = true; }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;
    ~Running() { m_flag = false; }

private:
    bool& m_flag;
};

std::string lower(std::string text) {
    for (char& c : text)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

bool isExact(const ClassInfo& info) {
    return info.isA("matlab.mixin.SetGetExactNames");
}

/// The whole name of a property: itself, in another case, or its beginning where one alone has it.
std::string wholeName(const std::vector<std::string>& names, const std::string& text,
                      const ClassInfo& info) {
    if (std::find(names.begin(), names.end(), text) != names.end()) return text;
    const std::string wanted = lower(text);
    std::vector<std::string> same, begun;
    for (const std::string& name : names) {
        if (lower(name) == wanted) same.push_back(name);
        if (lower(name).starts_with(wanted)) begun.push_back(name);
    }
    const std::vector<std::string>& found = same.empty() ? begun : same;
    if (found.size() == 1 && !isExact(info) && !text.empty()) return found[0];
    if (found.size() > 1 && !isExact(info) && !text.empty())
        throwError("MATLAB:class:AmbiguousProperty",
                   "The name '%s' is ambiguous: it matches more than one property of class '%s'.",
                   text.c_str(), info.name.c_str());
    throwError("MATLAB:class:InvalidProperty",
               "The name '%s' is not an accessible property for an instance of class '%s'.",
               text.c_str(), info.name.c_str());
}

std::vector<std::string> namesOf(const Value& object) {
    std::vector<std::string> names;
    for (const ClassProperty& p : classInfoOf(object)->properties)
        names.push_back(p.name);
    if (const ClassObject* one = classObject(object)) {
        for (const auto& [name, value] : one->properties) {
            if (!classInfoOf(object)->findProperty(name)) names.push_back(name);
        }
    }
    return names;
}

std::vector<std::string> settable(const ClassInfo& info) {
    std::vector<std::string> names;
    for (const ClassProperty& p : info.properties) {
        const bool open = p.set.kind == MemberAccess::Kind::Public && !p.hidden && !p.constant;
        if (open && !(p.dependent && p.setter.isNothing())) names.push_back(p.name);
    }
    return names;
}

std::string rowsText(const StructArray& values, const DisplayFormat& format) {
    std::size_t widest = 0;
    for (const std::string& name : values.fieldNames())
        widest = std::max(widest, name.size());
    std::string text;
    for (const std::string& name : values.fieldNames()) {
        text += std::string(4 + widest - name.size(), ' ') + name + ": " +
                fieldText(values.at(values.findField(name), 0), format, format.width - 24) + "\n";
    }
    return text + (format.compact ? "" : "\n");
}

/// Members of the enumeration that a property is declared to be of, else an empty cell.
Value possibleValues(Vm& vm, const ClassInfo& info, const std::string& name) {
    const ClassProperty* p = info.findProperty(name);
    const auto& declared = userClass(*p->owner).declarations;
    const auto at = declared.find(name);
    const std::string kind = at == declared.end() ? "" : std::string(at->second->className);
    const UserClass* other = kind.empty() ? nullptr : vm.findClass(kind);
    if (!other || !other->enumerates) return Value(makeRef<Cell>(Shape(0, 0)));
    auto cell = makeRef<Cell>(Shape(static_cast<int64_t>(other->members.size()), 1));
    for (std::size_t i = 0; i < other->members.size(); ++i)
        cell->elements[i] = Value::text(other->members[i]);
    return Value(std::move(cell));
}

} // namespace

/// Code of the object's class may use what addprop has given it whatever its attributes say.
bool Vm::mayUseAdded(const ClassObject& object, const DynamicProperty& property,
                     std::string_view access) const {
    const ClassInfo* from = contextClass();
    return property.isPublic(access) || (from && object.info().isA(from->name));
}

/// What a property that addprop gave the object is read as.
Value Vm::addedValue(const Value& object, DynamicProperty& property, const Value& held) {
    const ClassObject& own = *classObject(object);
    if (!mayUseAdded(own, property, "GetAccess"))
        throwError("MATLAB:class:GetProhibited", "No public property '%s' for class '%s'.",
                   property.property("Name").toText().c_str(), own.className().c_str());
    const Value method = property.property("GetMethod");
    if (!method.isFunctionHandle() || property.running) return held;
    const Ref<DynamicProperty> kept(&property);
    const Running running(property.running);
    return call(method, {&object, 1}, 1).at(0);
}

/// Its SetMethod with the object and the value; false: the value is to be stored.
bool Vm::setAdded(Value& object, DynamicProperty& property, const Value& value) {
    const ClassObject& own = *classObject(object);
    const std::string name = property.property("Name").toText();
    if (!mayUseAdded(own, property, "SetAccess"))
        throwError("MATLAB:class:SetProhibited",
                   "Unable to set the '%s' property of class '%s' because it is read-only.",
                   name.c_str(), own.className().c_str());
    const Value method = property.property("SetMethod");
    if (!method.isFunctionHandle() || property.running) return false;
    const Ref<DynamicProperty> kept(&property);
    const Running running(property.running);
    const Value args[] = {object, value};
    (void)call(method, args, 0);
    return true;
}

/// The value of a property that everybody may read, by its name in any case.
Value Vm::propertyNamed(const Value& object, const Value& name, bool whole) {
    const std::string text = name.toText();
    return classMember(object,
                       whole ? text : wholeName(namesOf(object), text, *classInfoOf(object)),
                       nullptr, 0, false, 1, nullptr);
}

/// Names and values in turn; a structure stands for its fields, a cell of names for those with a
/// cell of values that has a row for each object, or one for all.
void Vm::setNamed(const Value& objects, std::span<const Value> pairs) {
    const ClassInfo& info = *classInfoOf(objects);
    const Ref<Cell> cells = cellOfObjects(objects);
    const auto put = [&](Value& object, const std::string& name, const Value& value) {
        setClassProperty(object, wholeName(namesOf(object), name, info), value);
    };
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        if (pairs[i].isStruct()) {
            const StructArray& s = pairs[i].structure();
            for (Value& object : cells->elements) {
                for (const std::string& name : s.fieldNames())
                    put(object, name, s.at(s.findField(name), 0));
            }
            continue;
        }
        if (i + 1 >= pairs.size())
            throwError("MATLAB:class:InvalidArgument", "Invalid parameter/value pair arguments.");
        const Value& value = pairs[i + 1];
        if (!pairs[i].isCell()) {
            for (Value& object : cells->elements)
                put(object, pairs[i].toText(), value);
            ++i;
            continue;
        }
        const std::vector<Value>& names = pairs[i].cell().elements;
        const int64_t count = static_cast<int64_t>(names.size());
        const int64_t rows = value.isCell() ? value.count() / std::max<int64_t>(1, count) : 0;
        if (!value.isCell() || rows * count != value.count() ||
            (rows != 1 && rows != cells->count()))
            throwError("MATLAB:class:InvalidArgument",
                       "Value cell array handle dimension must match handle vector length.");
        for (int64_t o = 0; o < cells->count(); ++o) {
            for (int64_t n = 0; n < count; ++n)
                put(cells->elements[static_cast<std::size_t>(o)],
                    names[static_cast<std::size_t>(n)].toText(),
                    value.cell()
                        .elements[static_cast<std::size_t>(n * rows + (rows == 1 ? 0 : o))]);
        }
        ++i;
    }
}

/// get and set of the mixin's objects; outputs: without any, get(obj) and set(obj) show a list.
/// False: it is neither, or the class is not derived from it.
bool Vm::propertiesByName(std::string_view name, std::span<const Value> args, Value& result,
                          int outputs) {
    const ClassInfo& info = *classInfoOf(args[0]);
    if (!info.isA("matlab.mixin.SetGet") && !isExact(info) && !info.isA("hgsetget")) return false;
    if (name == "set" && args.size() > 2) {
        setNamed(args[0], args.subspan(1));
        return true;
    }
    const DisplayFormat format = statementDisplayFormat(*this);
    if (name == "set") {
        const std::vector<std::string> names = settable(info);
        if (args.size() == 2 && !args[1].isStruct()) {
            result = possibleValues(*this, info, wholeName(names, args[1].toText(), info));
            return true;
        }
        if (args.size() == 2) {
            setNamed(args[0], args.subspan(1));
            return true;
        }
        auto values = makeRef<StructArray>(Shape(1, 1));
        for (const std::string& property : names)
            values->at(values->addField(property), 0) = possibleValues(*this, info, property);
        if (outputs == 0)
            out(rowsText(*values, format));
        else
            result = Value(std::move(values));
        return true;
    }
    if (name != "get" || args.size() > 2) return false;
    const Ref<Cell> cells = cellOfObjects(args[0]);
    const int64_t count = cells->count();
    if (args.size() == 2 && count == 1 && !args[1].isCell()) {
        result = propertyNamed(cells->elements[0], args[1], false);
        return true;
    }
    if (args.size() == 2) {
        const std::vector<Value> names =
            args[1].isCell() ? args[1].cell().elements : std::vector<Value>{args[1]};
        auto values = makeRef<Cell>(Shape(count, static_cast<int64_t>(names.size())));
        for (std::size_t i = 0; i < values->elements.size(); ++i)
            values->elements[i] =
                propertyNamed(cells->elements[i % static_cast<std::size_t>(count)],
                              names[i / static_cast<std::size_t>(count)], false);
        result = Value(std::move(values));
        return true;
    }
    auto values = makeRef<StructArray>(Shape(count, 1));
    for (int64_t i = 0; i < count; ++i) {
        const Value& object = cells->elements[static_cast<std::size_t>(i)];
        const std::vector<std::string> names =
            count == 1 ? classObject(object)->propertyNames() : info.shownProperties();
        for (const std::string& property : names) {
            const int field = values->addField(property);
            values->at(field, i) = propertyNamed(object, Value::text(property), true);
        }
    }
    if (outputs == 0 && count == 1)
        out(rowsText(*values, format));
    else
        result = Value(std::move(values));
    return true;
}

} // namespace vitrine
