// SPDX-License-Identifier: Apache-2.0
// Classes of the kind before classdef: a folder @Name with a function Name, which makes its objects
// of structs by class(s,'Name',parents…), and a method in each other file. Fields of the struct
// are what an object holds, for methods alone; each parent is one field more, named by its class.
// A method that is inherited finds its own class's fields in that part of the object.
#include "builtins/text/text_values.h"
#include "value/object_array.h"
#include "vm/user_class.h"
#include "vm/vm.h"

#include <algorithm>
#include <filesystem>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

bool isClassFolder(const fs::path& folder) {
    return folder.filename().string().starts_with("@");
}

/// /x/@Name/Name.m of the class that a file in /x/@Name/private belongs to; "" of all others.
std::string constructorOfPrivate(const CodeUnit& unit) {
    const fs::path folder(unit.folder);
    const fs::path above = folder.parent_path();
    if (folder.filename() != "private" || !isClassFolder(above)) return {};
    return (above / (above.filename().string().substr(1) + ".m")).string();
}

bool isConstructor(const CodeUnit& unit) {
    const fs::path folder(unit.folder);
    return unit.program->kind == lang::FileKind::Function && unit.main && isClassFolder(folder) &&
           folder.filename() == "@" + fs::path(unit.path).stem().string();
}

} // namespace

std::string folderOutsideClass(const std::string& folder) {
    const fs::path path(folder);
    if (isClassFolder(path)) return path.parent_path().string();
    if (path.filename() == "private" && isClassFolder(path.parent_path()))
        return path.parent_path().parent_path().string();
    return folder;
}

/// The class that a file defines; null: it defines none.
UserClass* Vm::classIn(const Ref<CodeUnit>& unit) {
    if (unit->program->kind == lang::FileKind::Class) return &classOf(unit);
    return isConstructor(*unit) ? &folderClassOf(unit) : nullptr;
}

UserClass& Vm::folderClassOf(const Ref<CodeUnit>& constructor) {
    Ref<UserClass>& known = m_classes[constructor.get()];
    if (known && known->generation == m_generation) return *known;
    if (!known) {
        known = makeRef<UserClass>(m_alive);
        known->fromFolder = true;
        known->unit = constructor;
        known->constructor = constructor->main;
        known->name = packagesOf(constructor->folder) + fs::path(constructor->path).stem().string();
        constructor->ownClass = known.get();
    }
    const Ref<UserClass> info = known; // files that are loaded may make others
    info->generation = m_generation;
    readMethodFiles(*info);
    return *info;
}

/// The methods that have files of their own in the class's folder @Name, as the files are now.
void Vm::readMethodFiles(UserClass& info) {
    const fs::path folder(info.unit->folder);
    if (!isClassFolder(folder)) return;
    const std::string own = info.name.substr(info.name.rfind('.') + 1);
    info.files.clear();
    if (info.fromFolder) info.methods.clear();
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder, ignored)) {
        const std::string name = entry.path().stem().string();
        if (entry.path().extension() != ".m" || name == own) continue;
        const Ref<CodeUnit> file = load(entry.path().string());
        if (!file->main || file->script) continue;
        file->ownClass = &info;
        info.files.push_back(file);
        ClassMethod& method = info.methods[name];
        method.name = name;
        method.owner = &info;
        method.handle = handleTo(*file->main);
    }
    if (!info.fromFolder) return;
    for (const Ref<ClassInfo>& super : info.supers) {
        (void)findClass(super->name, info.unit.get()); // its files may have changed, too
        info.methods.insert(super->methods.begin(), super->methods.end());
    }
}

/// Functions in @Name/private are the class's own: they may use what its objects hold.
void Vm::adoptPrivateFile(CodeUnit& unit) {
    const std::string path = constructorOfPrivate(unit);
    std::error_code ignored;
    if (path.empty() || !fs::exists(path, ignored)) return;
    if (const Ref<CodeUnit> constructor = load(path); isConstructor(*constructor))
        unit.ownClass = &folderClassOf(constructor);
}

/// The class of the kind before classdef whose constructor runs; an error anywhere else.
UserClass& Vm::classBeingMade(const char* function) {
    const ClassInfo* from = contextClass();
    const UserClass* own = from && from->fromFolder ? &userClass(*from) : nullptr;
    const Frame* frame = m_frame;
    while (frame && frame->isScript && frame->owner)
        frame = frame->owner;
    if (own && frame && frame->function->unit == own->unit.get()) return userClass(*own);
    std::string upper(function);
    std::transform(upper.begin(), upper.end(), upper.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    const std::string who =
        std::string(function) == "class" ? "The CLASS function must" : upper + " can only";
    throwError(("MATLAB:" + std::string(function) + ":notInConstructor").c_str(),
               "%s be called from%s a class constructor.", who.c_str(),
               std::string(function) == "class" ? "" : " within");
}

/// class(s,'Name',parents…) in the constructor: objects that hold the fields of s.
Value Vm::objectOfStruct(const Value& s, const std::string& name, std::span<const Value> parents) {
    UserClass& info = classBeingMade("class");
    if (name != info.name)
        throwError("MATLAB:class:badClassName",
                   "The name of the class must be that of its constructor, '%s'.",
                   info.name.c_str());
    if (!s.isStruct())
        throwError("MATLAB:class:invalidArgument",
                   "The first argument of CLASS must be a structure.");
    std::vector<std::string> fields = s.structure().fieldNames();
    const std::size_t own = fields.size();
    for (const Value& parent : parents) {
        if (!classObject(parent))
            throwError("MATLAB:class:invalidParent", "Parents must be objects, one of each class.");
        fields.push_back(parent.className());
    }
    if (!info.complete) {
        for (const std::string& field : fields) {
            ClassProperty p;
            p.name = field;
            p.owner = &info;
            p.get.kind = p.set.kind = MemberAccess::Kind::Private;
            p.slot = static_cast<int>(info.properties.size());
            info.properties.push_back(std::move(p));
            info.initial[field] = Value::emptyMatrix();
        }
        for (const Value& parent : parents) {
            const ClassObject& object = *classObject(parent);
            info.supers.push_back(object.infoRef());
            info.ancestors.push_back(object.className());
            info.ancestors.insert(info.ancestors.end(), object.info().ancestors.begin(),
                                  object.info().ancestors.end());
            info.methods.insert(object.info().methods.begin(), object.info().methods.end());
        }
        info.complete = true;
    }
    const bool same = std::equal(
        fields.begin(), fields.end(), info.properties.begin(), info.properties.end(),
        [](const std::string& field, const ClassProperty& p) { return field == p.name; });
    if (!same)
        throwError("MATLAB:class:fieldsChanged",
                   "Field names and parent classes for class %s cannot be changed without clear "
                   "classes.",
                   info.name.c_str());
    const StructArray& structs = s.structure();
    auto objects = makeRef<Cell>(structs.shape());
    for (int64_t i = 0; i < structs.count(); ++i) {
        auto object = makeRef<ClassObject>(Ref<ClassInfo>(&info));
        for (std::size_t f = 0; f < fields.size(); ++f)
            object->properties.emplace_back(fields[f], f < own ? structs.at(static_cast<int>(f), i)
                                                               : parents[f - own]);
        objects->elements[static_cast<std::size_t>(i)] = Value(std::move(object));
    }
    if (objects->elements.size() == 1) return objects->elements[0];
    return objectsOf(*objects, Ref<ClassInfo>(&info), {});
}

/// clear classes: what objects of the kind before classdef hold may be another thing from now on.
void Vm::forgetClasses() {
    for (auto known = m_classes.begin(); known != m_classes.end();) {
        const bool forget = known->second->fromFolder;
        if (forget) m_formerClasses.push_back(std::move(known->second));
        known = forget ? m_classes.erase(known) : std::next(known);
    }
    ++m_generation;
}

/// superiorto and inferiorto: whose methods come first where both are among the arguments.
void Vm::setPrecedence(std::span<const Value> names, bool above) {
    UserClass& info = classBeingMade(above ? "superiorto" : "inferiorto");
    const auto put = [](std::vector<std::string>& below, const std::string& name) {
        if (std::find(below.begin(), below.end(), name) == below.end()) below.push_back(name);
    };
    for (const Value& text : names) {
        const std::string name = textArgument(text, above ? "superiorto" : "inferiorto");
        if (above)
            put(info.inferior, name);
        else if (UserClass* other = findClass(name, info.unit.get()))
            put(other->inferior, info.name);
    }
}

/// The slot of an object that holds what the class whose method runs knows of it; -1: the object
/// itself does.
int Vm::inheritedPart(const ClassInfo& info) const {
    if (!info.fromFolder || info.supers.empty()) return -1;
    const ClassInfo* from = contextClass();
    if (!from || from->name == info.name) return -1;
    for (const Ref<ClassInfo>& super : info.supers) {
        if (super->isA(from->name)) return info.findProperty(super->name)->slot;
    }
    return -1;
}

} // namespace vitrine
