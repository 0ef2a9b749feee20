// SPDX-License-Identifier: Apache-2.0
// Classes from their files: finding them, what they inherit, what their properties are at first.
#include "builtins/core/support.h"
#include "lang/parser.h"
#include "value/object_array.h"
#include "vm/user_class.h"
#include "vm/vm.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <sys/stat.h>

namespace vitrine {

using lang::Attribute;
using Access = MemberAccess::Kind;

namespace {

/// Classes that are part of the language: what they make of a class derived from them.
bool isHandleBase(std::string_view name) {
    constexpr std::string_view kHandles[] = {"handle",
                                             kTestCase,
                                             "dynamicprops",
                                             "event.EventData",
                                             "matlab.mixin.Copyable",
                                             "matlab.mixin.SetGet",
                                             "matlab.mixin.SetGetExactNames",
                                             "hgsetget"};
    return std::find(std::begin(kHandles), std::end(kHandles), name) != std::end(kHandles);
}

bool isMixin(std::string_view name) {
    return name == "matlab.mixin.Heterogeneous" || name == "matlab.mixin.CustomDisplay" ||
           name == "matlab.mixin.Scalar" || name.starts_with("matlab.mixin.indexing.");
}

bool isNumberBase(std::string_view name) {
    return dtypeFromName(name).has_value();
}

/// Is it there and not false?
bool isOn(const lang::List<Attribute>& attributes, std::string_view name) {
    for (const Attribute& a : attributes) {
        if (a.name != name) continue;
        const auto* value = a.value ? lang::dynCast<lang::IdentifierExpr>(a.value) : nullptr;
        return value ? value->name != "false" : !a.negated;
    }
    return false;
}

void namesIn(const lang::Expr& expr, std::vector<std::string>& out) {
    if (const auto* meta = lang::dynCast<lang::MetaClassExpr>(&expr)) out.emplace_back(meta->name);
    if (const auto* cell = lang::dynCast<lang::CellArrayExpr>(&expr)) {
        for (const lang::ExprList& row : cell->rows) {
            for (const lang::Expr* element : row)
                namesIn(*element, out);
        }
    }
}

MemberAccess accessOf(const lang::List<Attribute>& attributes, std::string_view name,
                      std::string_view both) {
    MemberAccess out;
    for (const Attribute& a : attributes) {
        if ((a.name != name && a.name != both) || !a.value) continue;
        std::string word;
        if (const auto* value = lang::dynCast<lang::IdentifierExpr>(a.value)) word = value->name;
        if (const auto* text = lang::dynCast<lang::CharExpr>(a.value)) word = text->value;
        if (const auto* text = lang::dynCast<lang::StringExpr>(a.value)) word = text->value;
        out.classes.clear();
        namesIn(*a.value, out.classes);
        out.kind = !out.classes.empty()  ? Access::Listed
                   : word == "private"   ? Access::Private
                   : word == "protected" ? Access::Protected
                   : word == "immutable" ? Access::Immutable
                   : word == "public"    ? Access::Public
                                         : Access::Private;
    }
    return out;
}

void inheritFrom(UserClass& into, const ClassInfo& super) {
    into.handle = into.handle || super.handle;
    if (into.baseClass.empty()) into.baseClass = super.baseClass;
    into.ancestors.push_back(super.name);
    into.ancestors.insert(into.ancestors.end(), super.ancestors.begin(), super.ancestors.end());
    into.events.insert(into.events.end(), super.events.begin(), super.events.end());
    for (const ClassProperty& p : super.properties) {
        const ClassProperty* own = into.findProperty(p.name);
        if (!own) into.properties.push_back(p);
        if (own && own->owner == &into && !p.abstract && p.get.kind != Access::Private)
            throwError("MATLAB:class:RedefinedProperty",
                       "Cannot define property '%s' in class '%s' because the property has already "
                       "been defined in the superclass '%s'.",
                       p.name.c_str(), into.name.c_str(), super.name.c_str());
    }
    for (const auto& [name, method] : super.methods) {
        const auto at = into.methods.find(name);
        if (at == into.methods.end())
            into.methods.emplace(name, method);
        else if (at->second.abstract)
            at->second = method;
        else if (method.sealed && at->second.owner == &into)
            throwError("MATLAB:class:methodOverrideSealed",
                       "Method '%s' in class '%s' conflicts with the sealed method in superclass "
                       "'%s'. Overriding a sealed method is not supported.",
                       name.c_str(), into.name.c_str(), super.name.c_str());
    }
}

} // namespace

std::string packagesOf(const std::string& folder) {
    std::string out;
    for (const auto& part : std::filesystem::path(folder)) {
        const std::string name = part.string();
        if (!name.empty() && name[0] == '+')
            out += name.substr(1) + '.';
        else if (name.empty() || name[0] != '@')
            out.clear();
    }
    return out;
}

/// What the class that a path's file defines has by names with a dot, told from its text alone:
/// files are compiled that name each other so.
bool Vm::hasClassMember(const std::string& path, std::string_view member, int depth) {
    struct stat status = {};
    if (depth > 20 || ::stat(path.c_str(), &status) != 0) return false;
    const int64_t modified =
        static_cast<int64_t>(status.st_mtim.tv_sec) * 1000000000 + status.st_mtim.tv_nsec;
    ClassOutline& outline = m_outlines[path];
    if (!outline.known || outline.modified != modified) {
        outline = {true, modified, {}, {}};
        std::ifstream in(path, std::ios::binary);
        std::ostringstream text;
        text << in.rdbuf();
        const SourceFile& source = m_options.sources.add(path, text.str());
        const lang::ParseResult parsed = lang::parse(source, {});
        if (const lang::ClassDef* def = parsed.ast ? parsed.ast->classDef : nullptr) {
            outline.members.insert("empty");
            for (const lang::ClassReference& super : def->superclasses)
                outline.supers.emplace_back(super.name);
            for (const lang::MethodsBlock& block : def->methods) {
                if (!isOn(block.attributes, "Static")) continue;
                for (const lang::FunctionDef* f : block.functions)
                    outline.members.emplace(f->name);
            }
            for (const lang::PropertiesBlock& block : def->properties) {
                if (!isOn(block.attributes, "Constant")) continue;
                for (const lang::ArgumentDecl& p : block.properties)
                    outline.members.emplace(p.name);
            }
            for (const lang::EnumerationBlock& block : def->enumerations) {
                for (const lang::EnumerationMember& m : block.members)
                    outline.members.emplace(m.name);
            }
        }
    }
    if (outline.members.count(std::string(member))) return true;
    const std::vector<std::string> supers = outline.supers;
    return std::any_of(supers.begin(), supers.end(), [&](const std::string& super) {
        std::string file = findFile(super, nullptr);
        if (file.empty()) file = path.substr(0, path.rfind('/') + 1) + super + ".m"; // beside it
        return hasClassMember(file, member, depth + 1);
    });
}

/// The class of a name; null where no file defines one.
UserClass* Vm::findClass(std::string_view name, const CodeUnit* from) {
    const std::string path = findFile(name, from);
    if (path.empty()) return nullptr;
    return classIn(load(path));
}

/// The class that a file's code defines; what it inherits is looked at again when files may have
/// changed.
UserClass& Vm::classOf(const Ref<CodeUnit>& unit) {
    Ref<UserClass>& known = m_classes[unit.get()];
    if (known && known->generation == m_generation) return *known;
    if (known) {
        known->generation = m_generation;
        const bool same = std::all_of(known->supers.begin(), known->supers.end(), [&](auto& super) {
            return findClass(super->name, unit.get()) == super.get();
        });
        if (same) {
            const Ref<UserClass> info = known; // files that are loaded may make others
            readMethodFiles(*info);
            return *info;
        }
    }
    auto info = makeRef<UserClass>(m_alive);
    unit->ownClass = info.get();
    known = info; // its own code may name it while it is made
    try {
        defineClass(*info, unit);
    } catch (...) {
        m_classes.erase(unit.get());
        unit->ownClass = nullptr;
        throw;
    }
    return *info;
}

void Vm::defineClass(UserClass& info, const Ref<CodeUnit>& unit) {
    const lang::ClassDef& def = *unit->ast->classDef;
    info.unit = unit;
    info.generation = m_generation;
    info.name = packagesOf(unit->folder) + std::string(def.name);
    info.abstract = isOn(def.attributes, "Abstract");
    info.sealed = isOn(def.attributes, "Sealed");
    for (const Attribute& a : def.attributes) {
        if (a.name == "InferiorClasses" && a.value) namesIn(*a.value, info.inferior);
    }
    declareMembers(info, def);
    for (const lang::ClassReference& super : def.superclasses)
        derive(info, super);
    int slots = 0;
    for (ClassProperty& p : info.properties) {
        p.slot = p.constant || p.dependent ? -1 : slots++;
        info.abstract = info.abstract || p.abstract;
    }
    for (const auto& [name, method] : info.methods)
        info.abstract = info.abstract || method.abstract;
    info.complete = true;
}

void Vm::derive(UserClass& info, const lang::ClassReference& reference) {
    const std::string name(reference.name);
    if (isHandleBase(name) || isMixin(name) || isNumberBase(name)) {
        info.ancestors.push_back(name);
        if (isHandleBase(name) && name != "handle") info.ancestors.emplace_back("handle");
        info.handle = info.handle || isHandleBase(name);
        if (isNumberBase(name)) info.baseClass = name;
        if (name != "event.EventData") return;
        for (const char* property : {"Source", "EventName"}) {
            ClassProperty p;
            p.name = property;
            p.owner = &info;
            info.properties.push_back(std::move(p));
            info.initial[property] = Value::emptyMatrix();
        }
        return;
    }
    UserClass* super = findClass(name, info.unit.get());
    if (!super || !super->complete) { // it may be derived from this one
        throw ScriptError("MATLAB:class:InvalidSuperClass",
                          "The specified superclass '" + name +
                              "' contains a parse error, cannot be found on MATLAB's search path, "
                              "or is shadowed by another file with the same name.",
                          reference.span);
    }
    if (super->sealed) {
        throw ScriptError("MATLAB:class:sealed",
                          "Class '" + name + "' is Sealed and may not be used as a superclass.",
                          reference.span);
    }
    info.supers.emplace_back(super);
    inheritFrom(info, *super);
}

/// What the blocks of a class declare itself.
void Vm::declareMembers(UserClass& info, const lang::ClassDef& def) {
    for (const lang::PropertiesBlock& block : def.properties) {
        for (const lang::ArgumentDecl& decl : block.properties) {
            ClassProperty p;
            p.name = std::string(decl.name);
            p.owner = &info;
            p.get = accessOf(block.attributes, "GetAccess", "Access");
            p.set = accessOf(block.attributes, "SetAccess", "Access");
            p.constant = isOn(block.attributes, "Constant");
            p.dependent = isOn(block.attributes, "Dependent");
            p.hidden = isOn(block.attributes, "Hidden");
            p.abstract = isOn(block.attributes, "Abstract");
            p.transient = isOn(block.attributes, "Transient");
            p.parameter = isOn(block.attributes, "TestParameter");
            p.copyable = !isOn(block.attributes, "NonCopyable");
            p.observable = isOn(block.attributes, "SetObservable");
            p.getObservable = isOn(block.attributes, "GetObservable");
            p.abortSet = isOn(block.attributes, "AbortSet");
            info.declarations[p.name] = &decl;
            if (decl.hasSizes || !decl.className.empty() || !decl.validators.empty())
                p.check = propertyCheck(info, decl);
            info.properties.push_back(std::move(p));
        }
    }
    for (const lang::EnumerationBlock& block : def.enumerations) {
        info.enumerates = true;
        for (const lang::EnumerationMember& member : block.members) {
            info.members.emplace_back(member.name);
            info.enumerated[std::string(member.name)] = &member;
        }
    }
    for (const lang::EventsBlock& block : def.events) {
        for (const lang::ClassReference& event : block.events)
            info.events.push_back({std::string(event.name), &info,
                                   accessOf(block.attributes, "NotifyAccess", "Access"),
                                   accessOf(block.attributes, "ListenAccess", "Access")});
    }
    std::size_t next = 0;
    for (const lang::MethodsBlock& block : def.methods) {
        for (const lang::FunctionDef* f : block.functions) {
            const lang::Proto* proto =
                f->hasBody ? info.unit->program->methods[next++].get() : nullptr;
            const auto functionOf = [&] {
                auto code = makeRef<Function>();
                code->proto = proto;
                code->unit = info.unit.get();
                return code;
            };
            if (proto && (m_step || m_trap)) hookProto(*proto);
            if (f->accessor != lang::Accessor::None) {
                for (ClassProperty& p : info.properties) {
                    if (p.name != f->name) continue;
                    (f->accessor == lang::Accessor::Get ? p.getter : p.setter) =
                        handleTo(*functionOf());
                }
                continue;
            }
            if (proto && proto->constructs) {
                info.constructor = functionOf();
                info.constructorAccess = accessOf(block.attributes, "Access", "Access");
                continue;
            }
            ClassMethod method;
            method.name = std::string(f->name);
            method.owner = &info;
            method.access = accessOf(block.attributes, "Access", "Access");
            method.isStatic = isOn(block.attributes, "Static");
            method.abstract = isOn(block.attributes, "Abstract");
            method.hidden = isOn(block.attributes, "Hidden");
            method.sealed = isOn(block.attributes, "Sealed");
            method.order = static_cast<int>(info.methods.size());
            for (const char* mark : kTestMarks) {
                if (isOn(block.attributes, mark)) method.marks.emplace_back(mark);
            }
            for (const lang::Parameter& input : f->inputs)
                method.inputs.emplace_back(input.ignored ? "~" : input.name);
            if (proto) method.handle = handleTo(*functionOf());
            info.methods[method.name] = std::move(method);
        }
    }
    readMethodFiles(info);
}

namespace {

/// What stands in the file from begin to end.
std::string textOf(const SourceMap& sources, Span span) {
    const SourceFile* file = sources.find(span.file);
    VITRINE_ASSERT(file);
    return std::string(std::string_view(file->text()).substr(span.begin, span.end - span.begin));
}

/// Lines that bring what follows to the line where it stands in the file.
std::string linesBefore(const SourceMap& sources, Span span, uint32_t have) {
    const uint32_t line = sources.position(span).line;
    return std::string(line > have ? line - have : 1, '\n');
}

} // namespace

/// The function of a text that belongs to the class, in whose file it stands at the span.
Value Vm::classFunction(const ClassInfo& info, const std::string& text, Span span) {
    const SourceFile* file = m_options.sources.find(span.file);
    const SourceFile& source = m_options.sources.add(file ? file->name() : info.name, text);
    const Ref<CodeUnit> unit = compileUnit(source, nullptr, false);
    unit->outer = userClass(info).unit;
    unit->ownClass = &info;
    VITRINE_ASSERT(unit->main);
    return handleTo(*unit->main);
}

/// A function that gives a property's value the size and class that are declared, and looks at it.
Value Vm::propertyCheck(const UserClass& info, const lang::ArgumentDecl& decl) {
    Span span = decl.span;
    if (decl.defaultValue) span.end = decl.defaultValue->span.begin;
    std::string text = textOf(m_options.sources, span);
    while (!text.empty() && (std::isspace(static_cast<unsigned char>(text.back())) ||
                             text.back() == '=' || text.back() == ';'))
        text.pop_back();
    const std::string name(decl.name);
    return classFunction(info,
                         "function " + name + " = " + name + "(" + name + ")\narguments" +
                             linesBefore(m_options.sources, span, 2) + text + "\nend\nend\n",
                         span);
}

/// What a property of its class is before anything is assigned.
Value Vm::initialValue(const ClassProperty& property) {
    UserClass& info = userClass(*property.owner);
    const auto known = info.initial.find(property.name);
    if (known != info.initial.end()) return known->second;
    const auto declared = info.declarations.find(property.name);
    VITRINE_ASSERT(declared != info.declarations.end());
    const lang::ArgumentDecl& decl = *declared->second;
    Value value = Value::emptyMatrix();
    if (decl.defaultValue) {
        const Span span = decl.defaultValue->span;
        const Value made =
            classFunction(info,
                          "function v = v()" + linesBefore(m_options.sources, span, 1) +
                              "v = " + textOf(m_options.sources, span) + ";\nend\n",
                          span);
        value = call(made, {}, 1).at(0);
        if (!property.check.isNothing()) value = checkedValue(property, value);
    } else if (!property.check.isNothing()) {
        value = declaredEmpty(info, decl);
    }
    // Kept for the session: not on the device, whose memory ends with the run.
    if (value.kind() == Kind::Tensor && !value.isGpuArray())
        orThrow(value.tensor().ensureHost(), decl.span);
    info.initial[property.name] = value;
    return value;
}

/// A value of the declared size, any length 0, and class.
Value Vm::declaredEmpty(const UserClass& info, const lang::ArgumentDecl& decl) {
    std::vector<int64_t> lengths;
    for (const lang::Expr* size : decl.sizes) {
        const auto* number = lang::dynCast<lang::NumberExpr>(size);
        lengths.push_back(number ? static_cast<int64_t>(number->value) : 0);
    }
    if (!decl.hasSizes) lengths = {0, 0};
    const std::string name(decl.className);
    std::string dims = "[";
    for (int64_t length : lengths)
        dims += std::to_string(length) + ' ';
    dims += "]";
    std::string text;
    if (name.empty() || isNumberBase(name)) {
        text = name == "char" ? "char(zeros(" + dims + "))"
               : name == "logical"
                   ? "false(" + dims + ")"
                   : "zeros(" + dims + ",'" + (name.empty() ? "double" : name) + "')";
    } else if (name == "string" || name == "cell") {
        text = (name == "string" ? "strings(" : "cell(") + dims + ")";
    } else if (name == "struct") {
        text = "repmat(struct()," + dims + ")";
    } else if (UserClass* other = findClass(name, userClass(info).unit.get())) {
        if (Shape(std::span<const int64_t>(lengths)).count() != 1)
            return Value(makeRef<ObjectArray>(Shape(std::span<const int64_t>(lengths)),
                                              std::vector<Value>(), Ref<ClassInfo>(other)));
        if (!other->members.empty()) return enumerationMember(*other, other->members[0]);
        return construct(*other, nullptr, 0);
    } else {
        return Value::emptyMatrix();
    }
    return call(classFunction(info, "function v = v()\nv = " + text + ";\nend\n", decl.span), {}, 1)
        .at(0);
}

Value UserClass::constant(const ClassProperty& property) const {
    Vm* vm = *m_vm;
    return vm ? vm->initialValue(property) : Value();
}

Value UserClass::made() const {
    if (fromFolder && !complete) { // its constructor says what objects hold
        auto& self = userClass(*this);
        return (*m_vm)->construct(self, nullptr, 0);
    }
    return (*m_vm)->newObject(*this);
}

void UserClass::destroyed(ClassObject& object) const {
    const ClassMethod* method = findMethod("delete");
    if (!method || method->handle.isNothing() || !*m_vm) return;
    // The dying object's place is taken by one that the method can be given.
    auto last = makeRef<ClassObject>(object.infoRef());
    last->properties = std::move(object.properties);
    last->finished = true;
    (*m_vm)->runDestructor(object.infoRef(), Value(std::move(last)));
}

} // namespace vitrine
