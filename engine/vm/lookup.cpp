// SPDX-License-Identifier: Apache-2.0
// Which function a name means. Order: imported by name, nested functions, local functions, imported
// with a package, private folder, current folder, search path, functions typed at the prompt,
// builtins. In functions of the library builtins come before files and typed functions, so that a
// user's lt.m or mean.m changes nothing of theirs; names that a script hands over as text mean what
// they mean in scripts. Answers are cached in call sites until the generation changes: at each
// run, and when folders or paths change.
#include "base/fault.h"
#include "base/settings.h"
#include "builtins/core/catalogue.h"
#include "builtins/core/run_slot.h"
#include "lang/compiler.h"
#include "lang/parser.h"
#include "provider/op.h"
#include "value/tensor.h"
#include "vm/user_class.h"
#include "vm/vm.h"
#include "vm/vm_functions.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <numeric>
#include <sys/stat.h>

namespace vitrine {

namespace {

bool isFile(const std::string& path, struct stat& status) {
    return ::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode);
}

std::string readText(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in || fault::take(fault::Domain::File)) {
        throw ScriptError("MATLAB:FileIO:InvalidFid",
                          "Unable to open file '" + path + "' for reading.");
    }
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

/// Edits that turn a into b, transpositions counted once (optimal string alignment).
int editDistance(std::string_view a, std::string_view b) {
    std::vector<std::vector<int>> d(a.size() + 1, std::vector<int>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i)
        d[i][0] = static_cast<int>(i);
    for (std::size_t j = 0; j <= b.size(); ++j)
        d[0][j] = static_cast<int>(j);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const int cost = a[i - 1] == b[j - 1] ? 0 : 1;
            d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + cost});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
        }
    }
    return d[a.size()][b.size()];
}

} // namespace

std::string Vm::findFile(std::string_view name, const CodeUnit* unit) {
    struct stat status = {};
    std::string relative;
    if (m_options.settings.sandbox) return {};
    // pkg.f is +pkg/f.m, or a class in a folder of its own, +pkg/@f/f.m.
    std::string_view rest = name;
    for (std::size_t dot = rest.find('.'); dot != std::string_view::npos; dot = rest.find('.')) {
        relative += "+" + std::string(rest.substr(0, dot)) + "/";
        rest = rest.substr(dot + 1);
    }
    const std::string ofClass = relative + "@" + std::string(rest) + "/" + std::string(rest) + ".m";
    relative += std::string(rest) + ".m";
    const auto in = [&](const std::string& folder, std::string& found) {
        const std::string prefix = folder.empty() ? std::string() : folder + "/";
        found = prefix + relative;
        if (isFile(found, status)) return true;
        found = prefix + ofClass;
        return isFile(found, status);
    };
    std::string found;
    if (unit && !unit->folder.empty()) {
        if (in(unit->folder + "/private", found)) return found;
    }
    if (unit && unit->folder.ends_with("/private") && in(unit->folder, found)) return found;
    if (in(m_folder, found)) return found;
    if (unit && !unit->folder.empty()) {
        const std::string outside = folderOutsideClass(unit->folder);
        if (outside != m_folder && in(outside, found)) return found;
    }
    for (const std::string& folder : m_path) {
        if (in(folder, found)) return found;
    }
    return {};
}

std::string Vm::findFileOnce(std::string_view name, const CodeUnit* unit) {
    const std::string key = (unit ? unit->folder : std::string()) + '\n' + std::string(name);
    const auto known = m_foundFiles.find(key);
    struct stat status = {};
    if (known != m_foundFiles.end() && (known->second.empty() || isFile(known->second, status)))
        return known->second;
    std::string path = findFile(name, unit);
    if (!path.empty() || findBuiltin(name) || findVmFunction(name))
        m_foundFiles.insert_or_assign(key, path);
    return path;
}

Ref<CodeUnit> Vm::load(const std::string& path) {
    struct stat status = {};
    if (!isFile(path, status))
        throwError("MATLAB:FileIO:InvalidFid", "Unable to open file '%s'.", path.c_str());
    const int64_t modified =
        static_cast<int64_t>(status.st_mtim.tv_sec) * 1000000000 + status.st_mtim.tv_nsec;
    LoadedFile& file = m_files[path];
    const bool fresh = file.unit && file.modified == modified && file.size == status.st_size;
    if (fresh && file.unit->globals.empty()) return file.unit;
    if (file.unit) m_keep.push_back(file.unit);
    file.modified = modified;
    file.size = status.st_size;
    const bool inside = !m_namedFrom.empty() && path.starts_with(m_namedFrom);
    const SourceFile& source = m_options.sources.add(
        inside ? path.substr(m_namedFrom.size()) : path, readText(path), path);
    file.unit = nullptr;
    Ref<CodeUnit> unit = compileUnit(source, m_frame, false);
    m_files[path].unit = unit;
    adoptPrivateFile(*unit);
    return unit;
}

/// A builtin that is written in the language: compiled once, for the life of the session.
const Function* Vm::libraryFunction(const Builtin& builtin) {
    Ref<CodeUnit>& unit = m_library[&builtin];
    if (!unit) {
        const SourceFile& source =
            m_options.sources.add(std::string(builtin.name) + " (library)", builtin.source);
        unit = compileUnit(source, nullptr, false, true);
        unit->library = true;
        unit->family = familyOf(builtin);
    }
    VITRINE_ASSERT(unit->main);
    return unit->main.get();
}

void Vm::dropCopiesOfConstants() {
    m_slots.erase(std::string(kRunSlot));
    // What could not be made, or went to the host or was lost since, is made again.
    if (const auto kept = m_slots.find(kDeviceSlot);
        kept != m_slots.end() && kept->second.isStruct()) {
        StructArray& arrays = kept->second.mutableStruct();
        for (int f = arrays.fieldCount(); f-- > 0;) {
            const Ref<RemoteArray>& remote = arrays.at(f).tensor().remote();
            if (!remote || remote->state() != RemoteArray::State::Device) arrays.removeField(f);
        }
    }
    const auto drop = [](const auto& self, const Proto& proto) -> void {
        for (const Value& value : proto.constants) {
            // One that a variable shares is the variable's.
            if (value.kind() == Kind::Tensor && value.tensor().refCount() == 1)
                value.tensor().dropRemote();
        }
        for (const auto& inner : proto.protos)
            self(self, *inner);
    };
    for (const auto& [unit, info] : m_classes) {
        for (const auto& [name, value] : info->initial) {
            // What an object has, too, is the object's; the prototype is the class's own.
            if (value.kind() == Kind::Tensor && value.tensor().refCount() <= 2)
                value.tensor().dropRemote();
        }
    }
    const auto dropOf = [&](const Ref<CodeUnit>& unit) {
        if (!unit) return;
        for (const auto& proto : unit->program->functions)
            drop(drop, *proto);
        for (const auto& proto : unit->program->methods)
            drop(drop, *proto);
        if (unit->program->script) drop(drop, *unit->program->script);
    };
    for (const auto& [builtin, unit] : m_library)
        dropOf(unit);
    for (const auto& [path, file] : m_files)
        dropOf(file.unit);
}

Ref<CodeUnit> Vm::compileUnit(const SourceFile& source, Frame* owner, bool returnsValue,
                              bool library) {
    std::vector<std::string> names;
    collectNames(owner, names);
    const std::vector<std::string_view> known(names.begin(), names.end());
    lang::ParseOptions parsing;
    parsing.knownVariables = known;
    parsing.strict = m_strictSyntax && !library;
    lang::ParseResult parsed = lang::parse(source, parsing);
    for (const lang::Diagnostic& d : parsed.diagnostics) {
        if (d.severity == lang::Severity::Error)
            throw ScriptError("MATLAB:m_invalid_syntax", lang::describe(d), d.span);
    }
    auto unit = makeRef<CodeUnit>();
    unit->path = source.path();
    std::error_code ignored;
    const std::filesystem::path path(source.path());
    if (path.extension() == ".m" && std::filesystem::exists(path, ignored))
        unit->folder = std::filesystem::absolute(path, ignored).parent_path().string();
    lang::CompileOptions options;
    options.isVariable = [&](std::string_view name) {
        return findVariable(owner, name) != nullptr;
    };
    options.isGlobal = [&](std::string_view name) {
        const bool global = isGlobalName(owner, name);
        if (global) unit->globals.emplace_back(name);
        return global;
    };
    options.isDottedFunction = [&](std::string_view name) {
        return isDottedFunction(name, unit.get());
    };
    options.returnsValue = returnsValue;
    options.scriptName = path.extension() == ".m" ? path.stem().string() : source.name();
    unit->program = lang::compile(*parsed.ast, options);
    const bool isClass = unit->program->kind == lang::FileKind::Class;
    if (isClass) unit->ast = parsed.ast;
    const auto make = [&](const Proto& proto) {
        auto function = makeRef<Function>();
        function->proto = &proto;
        function->unit = unit.get();
        if ((m_step || m_trap) && !library) hookProto(proto);
        return function;
    };
    for (const auto& proto : unit->program->functions) {
        Ref<Function> function = make(*proto);
        if (!unit->main && !isClass) unit->main = function;
        unit->functions.emplace(proto->name, std::move(function));
    }
    if (unit->program->script) unit->script = make(*unit->program->script);
    if (m_debugger && !library) m_debugger->adopt(unit);
    return unit;
}

Ref<CodeUnit> Vm::unitFromText(std::string_view text, Frame* owner, bool returnsValue) {
    // The same text is often evaluated again; what it means depends on the variables' names only.
    const SourceFile& source = m_options.sources.add("eval", std::string(text));
    Ref<CodeUnit> unit = compileUnit(source, owner, returnsValue);
    if (owner && owner->function) unit->outer = Ref<CodeUnit>(owner->function->unit);
    return unit;
}

/// Is there a folder +name, or +a/+b of a.b, where files are looked for?
bool Vm::isPackage(std::string_view name) {
    if (m_options.settings.sandbox) return false;
    std::string relative = "/+";
    for (char c : name)
        relative += c == '.' ? std::string("/+") : std::string(1, c);
    const auto in = [&](const std::string& folder) {
        struct stat status = {};
        return ::stat((folder + relative).c_str(), &status) == 0 && S_ISDIR(status.st_mode);
    };
    return in(m_folder) || std::any_of(m_path.begin(), m_path.end(), in);
}

/// A package before its member is named, where the compiler could not know that it is one.
Value Vm::packageValue(std::string_view name) {
    auto object = makeRef<ObjectValue>("meta.package");
    object->properties = {{"Name", Value::text(name)}};
    return Value(std::move(object));
}

Value Vm::packageMember(const std::string& package, std::string_view name, Value* args, int count,
                        int outputs, std::vector<Value>* many) {
    const std::string full = package + "." + std::string(name);
    if (findFile(full, nullptr).empty() && isPackage(full)) return packageValue(full);
    Value result;
    VITRINE_ASSERT(m_frame);
    invoke(*m_frame, siteFor(full), args, count, outputs, result, many);
    return result;
}

bool Vm::isDottedFunction(std::string_view name, const CodeUnit* unit) {
    if (findBuiltin(name) || findVmFunction(name) || !findFile(name, unit).empty()) return true;
    const std::size_t dot = name.rfind('.');
    if (dot == std::string_view::npos) return false;
    const std::string path = findFile(name.substr(0, dot), unit);
    return !path.empty() && hasClassMember(path, name.substr(dot + 1));
}

const Vm::CallSite& Vm::siteFor(std::string_view name) {
    std::unique_ptr<CallSite>& site = m_sites[std::string(name)];
    if (!site) {
        site = std::make_unique<CallSite>();
        site->name = std::string(name);
    }
    return *site;
}

/// The list of names that the code of a frame has imported.
std::vector<std::string>& Vm::importsOf(const Frame* frame) {
    while (frame && frame->isScript && frame->owner)
        frame = frame->owner;
    if (!frame || frame->isScript || !frame->function) return m_imports;
    CodeUnit& unit = *frame->function->unit;
    const Proto* outermost = frame->proto;
    while (outermost->parent)
        outermost = outermost->parent;
    if (unit.script && unit.script->proto == outermost) return m_imports;
    return unit.imports[outermost];
}

/// Takes names a.b.f and a.b.* into the list of the running code. Names of Java, of which there is
/// none here, are taken and lead nowhere.
void Vm::import(const std::string& name) {
    const std::size_t dot = name.rfind('.');
    const bool known =
        name.starts_with("java.") || name.starts_with("javax.") ||
        (dot != std::string::npos && (name.substr(dot) == ".*" || isDottedFunction(name)));
    if (!known)
        throwError("MATLAB:UnableToImport",
                   "Import argument '%s' cannot be found or cannot be imported.", name.c_str());
    std::vector<std::string>& list = importsOf(m_frame);
    if (std::find(list.begin(), list.end(), name) != list.end()) return;
    list.push_back(name);
    ++m_generation;
}

void Vm::clearImports() {
    importsOf(m_frame).clear();
    ++m_generation;
}

/// The function that an imported name (or with `whole` a package) gives the site.
bool Vm::resolveImported(const std::vector<std::string>& imports, const CallSite& site,
                         bool whole) {
    for (const std::string& entry : imports) {
        const std::size_t dot = entry.rfind('.');
        if ((entry.substr(dot) == ".*") != whole) continue;
        if (!whole && entry.substr(dot + 1) != site.name) continue;
        const std::string full = entry.substr(0, dot + 1) + site.name;
        const std::string path = findFile(full, nullptr);
        if (!path.empty()) {
            const Ref<CodeUnit> loaded = load(path);
            site.generation = m_generation;
            if (UserClass* info = classIn(loaded)) {
                site.kind = SiteKind::Class;
                site.target = info;
                return true;
            }
            if (!loaded->main) continue;
            site.kind = SiteKind::User;
            site.target = loaded->main.get();
            return true;
        }
        const Builtin* builtin = findBuiltin(full);
        if (!builtin) continue;
        site.kind = builtin->source ? SiteKind::User : SiteKind::Builtin;
        site.target =
            builtin->source ? static_cast<const void*>(libraryFunction(*builtin)) : builtin;
        site.detail = builtin->op;
        return true;
    }
    return false;
}

/// Is the name one that the script gave the running builtin, or what a builtin needs for itself?
bool Vm::namedByScript(std::string_view name) const {
    return m_frame && std::any_of(m_frame->arguments.begin(), m_frame->arguments.end(),
                                  [&](const Value& argument) {
                                      return argument.isTextScalar() && argument.toText() == name;
                                  });
}

/// What the site's name means when nobody but this program defines it.
bool Vm::resolveBuiltin(const CallSite& site) {
    const Builtin* builtin = findBuiltin(site.name);
    const ElementwiseOp* op = builtin ? builtin->op : nullptr;
    if (!builtin) builtin = findVmFunction(site.name);
    if (!builtin) return false;
    const bool scalar = !m_trap && op && op->arity <= 3 && op->hostFor(DType::Double) &&
                        op->rule != TypeRule::Select && op->rule != TypeRule::Logic;
    site.detail = op;
    site.kind = builtin->source ? SiteKind::User : scalar ? SiteKind::Scalar : SiteKind::Builtin;
    site.target = builtin->source ? static_cast<const void*>(libraryFunction(*builtin)) : builtin;
    return true;
}

void Vm::resolve(const Frame* frame, const CallSite& site, Names names) {
    site.generation = m_generation;
    const auto found = [&](SiteKind kind, const void* target) {
        site.kind = kind;
        site.target = target;
    };
    found(SiteKind::None, nullptr);
    if (site.name.find('@') != std::string::npos) return found(SiteKind::Superclass, nullptr);
    if (names == Names::OfLibrary && resolveBuiltin(site)) return;
    const CodeUnit* unit = frame && frame->function ? frame->function->unit : nullptr;
    // Nested functions: of this one, its siblings, those around it. Evaluated text is inside the
    // function that evaluates it.
    const Frame* inside = frame;
    while (inside && inside->isScript && inside->owner)
        inside = inside->owner;
    const CodeUnit* insideUnit = inside && inside->function ? inside->function->unit : nullptr;
    if (inside && resolveImported(importsOf(inside), site, false)) return;
    for (const Proto* p = inside ? inside->proto : nullptr; p; p = p->parent) {
        for (int i : p->nestedFunctions) {
            const Proto& inner = *p->protos[static_cast<std::size_t>(i)];
            if (inner.name != site.name) continue;
            Ref<Function>& function =
                const_cast<CodeUnit*>(insideUnit)->functions[p->name + ">" + site.name];
            if (!function || function->proto != &inner) {
                function = makeRef<Function>();
                function->proto = &inner;
                function->unit = const_cast<CodeUnit*>(insideUnit);
            }
            return found(SiteKind::Nested, function.get());
        }
    }
    const auto findLocal = [&](const CodeUnit& in) -> const Function* {
        const auto local = in.functions.find(site.name);
        if (local == in.functions.end()) return nullptr;
        // A method with a file of its own goes by its objects there, too.
        const bool isMethod = in.ownClass && local->second == in.main;
        return isMethod ? nullptr : local->second.get();
    };
    if (unit) {
        if (const Function* local = findLocal(*unit)) return found(SiteKind::User, local);
    }
    if (inside && resolveImported(importsOf(inside), site, true)) return;
    if (unit && unit->library) {
        if (const Builtin* hidden = findPrivateBuiltin(unit->family, site.name)) {
            if (hidden->source) return found(SiteKind::User, libraryFunction(*hidden));
            site.detail = hidden->op;
            return found(SiteKind::Builtin, hidden);
        }
    }
    if (names == Names::OfFrame && unit && unit->library && resolveBuiltin(site)) return;
    // Evaluated text sees the functions of the code that it was evaluated in.
    for (const CodeUnit* outer = unit ? unit->outer.get() : nullptr; outer;
         outer = outer->outer.get()) {
        if (const Function* local = findLocal(*outer)) return found(SiteKind::User, local);
        if (unit->folder.empty()) unit = outer;
    }
    const std::string path = findFileOnce(site.name, unit);
    if (!path.empty()) {
        const Ref<CodeUnit> loaded = load(path);
        site.generation = m_generation;
        if (UserClass* info = classIn(loaded)) return found(SiteKind::Class, info);
        if (loaded->program->kind == lang::FileKind::Function && loaded->main)
            return found(SiteKind::User, loaded->main.get());
        if (loaded->script) return found(SiteKind::Script, loaded->script.get());
    }
    if (const std::size_t dot = site.name.rfind('.'); dot != std::string::npos) {
        if (UserClass* info = findClass(std::string_view(site.name).substr(0, dot), unit))
            return found(SiteKind::ClassMember, info);
    }
    const auto typed = m_commandFunctions.find(site.name);
    if (typed != m_commandFunctions.end()) return found(SiteKind::User, typed->second.get());
    (void)resolveBuiltin(site);
}

namespace {

/// What MATLAB has and this program leaves out, and why.
struct LeftOut {
    std::string_view name, why;
};
constexpr LeftOut kLeftOut[] = {
    {"bubblecloud", "Clouds of bubbles are not drawn: bubblechart places bubbles by x and y."},
    {"geobubble", "Maps are not drawn here."},
    {"geodensityplot", "Maps are not drawn here."},
    {"geoplot", "Maps are not drawn here: plot(lon,lat) draws the lines without one."},
    {"geoscatter", "Maps are not drawn here: scatter(lon,lat) draws the points without one."},
    {"uiaxes", "Apps with controls are not part of this program: use axes."},
    {"uicontextmenu", "Apps with controls are not part of this program."},
    {"uicontrol", "Apps with controls are not part of this program."},
    {"uifigure", "Apps with controls are not part of this program: use figure."},
    {"uimenu", "Apps with controls are not part of this program."},
    {"uipanel", "Apps with controls are not part of this program."},
    {"uitable", "Apps with controls are not part of this program."},
    {"wordcloud", "Clouds of words are not drawn here."},
};

} // namespace

void Vm::suggest(const Frame* frame, std::string_view name) {
    m_suggestion.clear();
    for (const LeftOut& known : kLeftOut) {
        if (known.name == name) {
            m_suggestion = known.why;
            return;
        }
    }
    if (name.size() < 2) return; // every other letter is as near
    const int limit = name.size() <= 3 ? 1 : name.size() <= 6 ? 2 : 3;
    int best = limit + 1;
    const auto consider = [&](std::string_view candidate) {
        if (candidate.empty() || candidate == name) return;
        const auto gap = static_cast<int>(candidate.size()) - static_cast<int>(name.size());
        if (std::abs(gap) > limit) return;
        const int distance = editDistance(name, candidate);
        if (distance < best) {
            best = distance;
            m_suggestion = candidate;
        }
    };
    std::vector<std::string> names;
    collectNames(const_cast<Frame*>(frame), names);
    for (const std::string& variable : names)
        consider(variable);
    if (frame && frame->function && frame->function->unit) {
        for (const auto& [function, code] : frame->function->unit->functions)
            consider(function);
    }
    for (const Builtin* builtin : allFunctions())
        consider(builtin->name);
    if (!m_suggestion.empty()) m_suggestion = "Did you mean '" + m_suggestion + "'?";
}

} // namespace vitrine
