// SPDX-License-Identifier: Apache-2.0
// matlab.mixin.CustomDisplay: what disp and display of its objects call, and what its methods do in
// classes that do not define them.
#include "builtins/containers/library_object.h"
#include "builtins/display/display.h"
#include "builtins/text/text_values.h"
#include "value/object_array.h"
#include "vm/user_class.h"
#include "vm/vm.h"
#include "vm/vm_functions.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr const char* kGroup = "matlab.mixin.util.PropertyGroup";

Vm& vmOf(Call& call) {
    return static_cast<Vm&>(call.vm);
}

std::string shortName(const std::string& name) {
    return name.substr(name.rfind('.') + 1);
}

const ClassInfo& infoOf(const Value& object, const char* function) {
    const ClassInfo* info = classInfoOf(object);
    if (!info) throwUndefinedFor(function, object);
    return *info;
}

std::vector<std::string> namesOf(const Value& object) {
    const ClassObject* one = classObject(object);
    return one ? one->propertyNames() : classInfoOf(object)->shownProperties();
}

/// "  1×2 Name array with properties:" and its like; qualified: with packages, and the word handle.
std::string headerText(Vm& vm, const Value& object, bool qualified = false) {
    const ClassInfo& info = *classInfoOf(object);
    const bool none = namesOf(object).empty();
    std::string text;
    if (classObject(object)) {
        const bool handle = info.handle && (none || qualified);
        text = "  " + (qualified ? info.name : shortName(info.name)) + (handle ? " handle" : "");
        text += none ? " with no properties." : " with properties:";
    } else {
        text = dispText(object, currentDisplayFormat(vm));
        text.resize(text.find('\n'));
        const std::size_t at =
            qualified ? text.find(' ' + shortName(info.name)) : std::string::npos;
        if (at != std::string::npos) text.replace(at + 1, shortName(info.name).size(), info.name);
    }
    return currentDisplayFormat(vm).compact ? text : text + '\n';
}

Value groupOf(const Value& list, const std::string& title) {
    const int64_t count = list.isStruct()
                              ? static_cast<int64_t>(list.structure().fieldNames().size())
                          : list.isTextScalar() ? 1
                                                : list.count();
    auto group = makeRef<ObjectValue>(kGroup);
    group->properties = {{"Title", Value::text(title)},
                         {"PropertyList", list},
                         {"NumProperties", Value(static_cast<double>(count))}};
    return Value(std::move(group));
}

Value defaultGroups(Vm& vm, const Value& object) {
    std::vector<std::string> names = namesOf(object);
    if (!classObject(object)) {
        auto cell = makeRef<Cell>(Shape(1, static_cast<int64_t>(names.size())));
        for (std::size_t i = 0; i < names.size(); ++i)
            cell->elements[i] = Value::text(names[i]);
        return groupOf(Value(std::move(cell)), "");
    }
    auto values = makeRef<StructArray>(Shape(1, 1));
    for (const std::string& name : names) {
        Value value;
        try {
            value = vm.shownProperty(object, name);
        } catch (const ScriptError&) {
            continue; // what cannot be computed is not shown
        }
        values->at(values->addField(name), 0) = std::move(value);
    }
    return groupOf(Value(std::move(values)), "");
}

std::vector<std::string> namesIn(const Value& list) {
    std::vector<std::string> names;
    for (const std::u16string& text : textList(list, "displayPropertyGroups").texts)
        names.push_back(toUtf8(text));
    return names;
}

/// Name and text of each property of a group; the text is empty where only names are shown.
std::vector<std::pair<std::string, std::string>> rowsOf(Vm& vm, const Value& object,
                                                        const Value& list) {
    const DisplayFormat format = statementDisplayFormat(vm);
    const auto textOf = [&](const Value& value) {
        return fieldText(value, format, format.width - 24);
    };
    std::vector<std::pair<std::string, std::string>> rows;
    if (list.isStruct()) {
        const StructArray& values = list.structure();
        for (const std::string& name : values.fieldNames())
            rows.emplace_back(name, textOf(values.at(values.findField(name), 0)));
        return rows;
    }
    for (const std::string& name : namesIn(list)) {
        std::string text;
        try {
            if (classObject(object)) text = textOf(vm.shownProperty(object, name));
        } catch (const ScriptError&) {
            continue;
        }
        rows.emplace_back(name, std::move(text));
    }
    return rows;
}

void writeGroups(Vm& vm, const Value& object, const Value& groups) {
    const std::string blank = currentDisplayFormat(vm).compact ? "" : "\n";
    const Ref<Cell> cells = cellOfObjects(groups);
    for (const Value& group : cells->elements) {
        if (group.kind() != Kind::Object || group.className() != kGroup)
            throwError("MATLAB:CustomDisplay:InvalidPropertyGroup",
                       "Property groups must be of class 'matlab.mixin.util.PropertyGroup'.");
        const Value list = group.objectValue().property("PropertyList");
        const auto rows = rowsOf(vm, object, list);
        if (rows.empty()) continue;
        const std::string title = group.objectValue().property("Title").toText();
        std::string text = title.empty() ? "" : "   " + title + "\n";
        std::size_t widest = 0;
        for (const auto& row : rows)
            widest = std::max(widest, row.first.size());
        for (const auto& [name, value] : rows) {
            if (value.empty())
                text += "    " + name + "\n";
            else
                text += std::string(4 + widest - name.size(), ' ') + name + ": " + value + "\n";
        }
        vm.out(text + blank);
    }
}

} // namespace

/// The value of a property that everybody may read, or of one that was added to the object.
Value Vm::shownProperty(const Value& object, const std::string& name) {
    const ClassProperty* p = classInfoOf(object)->findProperty(name);
    if (p && p->get.kind == MemberAccess::Kind::Public) return propertyOf(object, *p);
    Value held = p ? Value() : classObject(object)->ObjectValue::property(name);
    if (held.isNothing()) requireReadable(*p, *classInfoOf(object));
    return held;
}

/// The class's method of the name, whoever may call it, or what the mixin does.
Value Vm::displayPart(std::string_view name, const Value& object, int outputs) {
    const ClassMethod* own = classInfoOf(object)->findMethod(name);
    if (own && !own->handle.isNothing()) {
        const std::vector<Value> made = call(own->handle, {&object, 1}, outputs);
        return made.empty() ? Value() : made[0];
    }
    Value made;
    (void)customDisplay(name, {&object, 1}, made);
    return made;
}

/// What the methods of matlab.mixin.CustomDisplay do by themselves. False: no such method.
bool Vm::customDisplay(std::string_view name, std::span<const Value> args, Value& result) {
    const Value& object = args[0];
    const ClassObject* one = classObject(object);
    if (name == "disp") {
        displayPart(one && one->deleted   ? "displayScalarHandleToDeletedObject"
                    : one                 ? "displayScalarObject"
                    : object.count() == 0 ? "displayEmptyObject"
                                          : "displayNonScalarObject",
                    object, 0);
    } else if (name == "displayScalarObject" || name == "displayNonScalarObject" ||
               name == "displayEmptyObject") {
        const DisplayFormat format = statementDisplayFormat(*this);
        out(dispText(displayPart("getHeader", object, 1), format));
        writeGroups(*this, object, displayPart("getPropertyGroups", object, 1));
        const Value footer = displayPart("getFooter", object, 1);
        if (footer.count() > 0) out(dispText(footer, format));
    } else if (name == "displayScalarHandleToDeletedObject") {
        const bool compact = currentDisplayFormat(*this).compact;
        out("  handle to deleted " + shortName(object.className()) + (compact ? "\n" : "\n\n"));
    } else if (name == "getHeader") {
        result = Value::text(headerText(*this, object));
    } else if (name == "getPropertyGroups") {
        result = defaultGroups(*this, object);
    } else if (name == "getFooter") {
        result = Value::text("");
    } else {
        return false;
    }
    return true;
}

// -------------------------------------------------------------- functions of the mixin's name

namespace {

void classNameForHeader(Call& call) {
    call.result(Value::text(shortName(infoOf(call[0], "getClassNameForHeader").name)));
}

void dimensionsToString(Call& call) {
    call.result(Value::text(sizeText(shapeOf(call.vm, call[0]))));
}

void simpleHeader(Call& call) {
    (void)infoOf(call[0], "getSimpleHeader");
    call.result(Value::text(headerText(vmOf(call), call[0])));
}

void detailedHeader(Call& call) {
    (void)infoOf(call[0], "getDetailedHeader");
    call.result(Value::text(headerText(vmOf(call), call[0], true)));
}

void deletedHandleText(Call& call) {
    call.result(Value::text("handle to deleted"));
}

void handleText(Call& call) {
    call.result(Value::text("handle"));
}

void displayPropertyGroups(Call& call) {
    (void)infoOf(call[0], "displayPropertyGroups");
    writeGroups(vmOf(call), call[0], call[1]);
}

void propertyGroup(Call& call) {
    const Value list = call.count() > 0 ? call[0] : Value(makeRef<StructArray>(Shape(1, 1)));
    const bool scalarStruct = list.isStruct() && list.count() == 1;
    if (!scalarStruct && !list.isCell() && !list.isString() && !list.isChar())
        throwError(
            "MATLAB:CustomDisplay:InvalidPropertyList",
            "PropertyList must be a scalar structure, a cell array of character vectors or a "
            "string array.");
    call.result(groupOf(list, call.count() > 1 ? call[1].toText() : ""));
}

constexpr Builtin kRows[] = {
    {"matlab.mixin.CustomDisplay.getClassNameForHeader", 1, 1, 1, classNameForHeader,
     "name = matlab.mixin.CustomDisplay.getClassNameForHeader(obj)",
     "The name of an object's class without its packages, as headers show it."},
    {"matlab.mixin.CustomDisplay.convertDimensionsToString", 1, 1, 1, dimensionsToString,
     "text = matlab.mixin.CustomDisplay.convertDimensionsToString(obj)",
     "The lengths of an array of objects as headers show them."},
    {"matlab.mixin.CustomDisplay.getSimpleHeader", 1, 1, 1, simpleHeader,
     "text = matlab.mixin.CustomDisplay.getSimpleHeader(obj)",
     "The line above the properties of an object, or of an array of objects, with its line end."},
    {"matlab.mixin.CustomDisplay.getDetailedHeader", 1, 1, 1, detailedHeader,
     "text = matlab.mixin.CustomDisplay.getDetailedHeader(obj)",
     "As getSimpleHeader, with the packages of the class and the word handle of handles."},
    {"matlab.mixin.CustomDisplay.getDeletedHandleText", 0, 0, 1, deletedHandleText,
     "text = matlab.mixin.CustomDisplay.getDeletedHandleText",
     "The words that stand in headers of deleted handles."},
    {"matlab.mixin.CustomDisplay.getHandleText", 0, 0, 1, handleText,
     "text = matlab.mixin.CustomDisplay.getHandleText",
     "The word that stands in headers of handles."},
    {"matlab.mixin.CustomDisplay.displayPropertyGroups", 2, 2, 0, displayPropertyGroups,
     "matlab.mixin.CustomDisplay.displayPropertyGroups(obj,groups)",
     "Shows groups of properties: with values of one object, names alone of arrays."},
    {"matlab.mixin.util.PropertyGroup", 0, 2, 1, propertyGroup,
     "group = matlab.mixin.util.PropertyGroup(list,title)",
     "Properties that matlab.mixin.CustomDisplay shows under a title: names, or a structure of "
     "names "
     "and values."},
};

} // namespace

std::span<const Builtin> customDisplayFunctions() {
    return kRows;
}

} // namespace vitrine
