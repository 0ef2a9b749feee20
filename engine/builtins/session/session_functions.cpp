// SPDX-License-Identifier: Apache-2.0
// eval, workspaces, what exists, help and input.
#include "builtins/display/display.h"
#include "builtins/files/file_table.h"
#include "builtins/files/mat_file.h"
#include "builtins/session/name_patterns.h"
#include "builtins/text/text_values.h"
#include "value/object_array.h"

#include <cblas.h>
#include <filesystem>
#include <thread>
#include <unistd.h>

namespace vitrine {

namespace {

void returnAll(Call& call, std::vector<Value> values) {
    for (Value& v : values)
        call.result(std::move(v));
}

void eval(Call& call) {
    const std::string code = textArgument(call[0], "eval");
    if (call.count() == 1) return returnAll(call, call.vm.evalText(code, call.nargout));
    std::vector<Value> values;
    try {
        values = call.vm.evalText(code, call.nargout);
    } catch (const ScriptError& error) {
        if (isUncatchable(error)) throw;
        values = call.vm.evalText(textArgument(call[1], "eval"), call.nargout);
    }
    returnAll(call, std::move(values));
}

std::string workspaceArgument(const Value& v, const char* function) {
    const std::string name = textArgument(v, function);
    if (name != "base" && name != "caller") {
        throwError("MATLAB:evalin:InvalidWorkspace",
                   "Workspace must be 'base' or 'caller', not '%s'.", name.c_str());
    }
    return name;
}

void evalin(Call& call) {
    returnAll(call, call.vm.evalIn(workspaceArgument(call[0], "evalin"),
                                   textArgument(call[1], "evalin"), call.nargout));
}

bool isVariableName(std::string_view name) {
    static constexpr std::string_view kKeywords[] = {
        "break",      "case",   "catch",    "classdef", "continue", "else",      "elseif",
        "end",        "for",    "function", "global",   "if",       "otherwise", "parfor",
        "persistent", "return", "spmd",     "switch",   "try",      "while"};
    constexpr std::size_t kLongest = 63;
    if (name.empty() || name.size() > kLongest ||
        !std::isalpha(static_cast<unsigned char>(name[0])))
        return false;
    for (char c : name) {
        if (!std::isalnum(static_cast<unsigned char>(c)) && c != '_') return false;
    }
    return std::find(std::begin(kKeywords), std::end(kKeywords), name) == std::end(kKeywords);
}

void assignin(Call& call) {
    const std::string workspace = workspaceArgument(call[0], "assignin");
    const std::string name = textArgument(call[1], "assignin");
    if (!isVariableName(name)) {
        throwError("MATLAB:assigninInvalidVariable", "Invalid variable name '%s'.", name.c_str());
    }
    call.vm.setVariableIn(workspace, name, call[2]);
}

void isvarname(Call& call) {
    call.result(Value::logical(call[0].isTextScalar() && isVariableName(call[0].toText())));
}

int existence(Call& call, const std::string& name, const std::string& kind) {
    const bool any = kind.empty();
    if ((any || kind == "var") && call.vm.variable(name)) return 1;
    if (kind == "var") return 0;
    if (kind == "class") return call.vm.functionKind(name, nullptr) == 8 ? 8 : 0;
    if (any || kind == "builtin" || kind == "file") {
        std::string path;
        const int found = call.vm.functionKind(name, &path);
        if (found == 5 && kind != "file") return 5;
        if ((found == 2 || found == 8) && kind != "builtin") return 2;
        if (any && found != 0 && found != 103) return found; // a local function is no file
        if (kind == "builtin") return 0;
    }
    std::error_code error;
    const std::string path =
        kind == "dir" ? resolvePath(call.vm, name) : resolveForReading(call.vm, name);
    if (std::filesystem::is_directory(path, error)) return 7;
    if (kind != "dir" && std::filesystem::exists(path, error)) return 2;
    return 0;
}

void exist(Call& call) {
    const std::string kind = call.count() > 1 ? lowerCase(textArgument(call[1], "exist")) : "";
    call.result(static_cast<double>(existence(call, textArgument(call[0], "exist"), kind)));
}

/// The text with \n and \\ as a line's end and a backslash; other backslashes stay.
std::string promptOf(const std::string& text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char next = text[i] == '\\' && i + 1 < text.size() ? text[i + 1] : 0;
        if (next == 'n' || next == '\\') {
            out += next == 'n' ? '\n' : next;
            ++i;
        } else {
            out += text[i];
        }
    }
    return out;
}

void input(Call& call) {
    std::string line;
    const std::string prompt = call.count() > 0 ? promptOf(call[0].toText()) : "";
    if (!call.vm.readLine(prompt, line)) {
        checkStop();
        throwError("MATLAB:input:EndOfInput", "No more input is available.");
    }
    if (call.count() > 1 && isOption(call[1], "s")) return call.result(Value::text(line));
    if (line.empty()) return call.result(Value::emptyMatrix());
    returnAll(call, call.vm.evalText(line, 1));
}

void mfilename(Call& call) {
    const std::vector<StackEntry> stack = call.vm.callStack();
    const SourceFile* file =
        stack.empty() ? nullptr : call.vm.sources().find(stack.front().span.file);
    std::filesystem::path path = file ? file->path() : "";
    const bool full = call.count() > 0 && isOption(call[0], "fullpath");
    call.result(Value::text(full ? path.replace_extension().string() : path.stem().string()));
}

/// The MATLAB whose language runs here: what programs ask before they use it.
constexpr const char* kLanguageVersion = "24.2";
constexpr const char* kLanguageRelease = "2024b";

void version(Call& call) {
    const std::string option = call.count() > 0 ? lowerCase(call[0].toText()) : "";
    if (option == "-release") return call.result(Value::text(kLanguageRelease));
    if (option == "-description" || option == "-date") return call.result(Value::text(""));
    if (!option.empty()) throwError("MATLAB:version:invalidOption", "Unknown command option.");
    // Scripts take the release from the end of the text: nothing may follow it.
    call.result(Value::text(std::string(kLanguageVersion) + ".0 (R" + kLanguageRelease + ")"));
}

/// The folder that has the program's bin.
void matlabroot(Call& call) {
    std::error_code failed;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", failed);
    call.result(Value::text(program.parent_path().parent_path().string()));
}

/// ver, ver(product): the language, and the program that runs it.
void ver(Call& call) {
    struct Product {
        const char *name, *version, *release;
    };
    const Product all[] = {{"MATLAB", kLanguageVersion, kLanguageRelease},
                           {"Vitrine", VITRINE_VERSION, ""}};
    std::vector<Product> asked;
    for (const Product& p : all) {
        if (call.count() == 0 || lowerCase(call[0].toText()) == lowerCase(p.name))
            asked.push_back(p);
    }
    const auto release = [](const Product& p) {
        return *p.release ? "(R" + std::string(p.release) + ")" : std::string();
    };
    if (call.nargout == 0) {
        std::string text;
        for (const Product& p : asked)
            text += std::string(p.name) + " Version " + p.version +
                    (*p.release ? " " + release(p) : std::string()) + "\n";
        return call.vm.out(text);
    }
    auto out = makeRef<StructArray>(Shape(1, static_cast<int64_t>(asked.size())));
    for (const char* field : {"Name", "Version", "Release", "Date"})
        out->addField(field);
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const auto at = static_cast<int64_t>(i);
        out->set("Name", Value::text(asked[i].name), at);
        out->set("Version", Value::text(asked[i].version), at);
        out->set("Release", Value::text(release(asked[i])), at);
        out->set("Date", Value::text(""), at);
    }
    call.result(out);
}

void computer(Call& call) {
    call.result(Value::text("GLNXA64"));
    if (call.nargout > 1) call.result(9007199254740991.0);
    if (call.nargout > 2) call.result(Value::text("L"));
}

/// Threads of the library's matrix products and factorisations; kernels use all cores always, and
/// give the same bits with any number.
void maxNumCompThreads(Call& call) {
    const int automatic = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    call.result(static_cast<double>(openblas_get_num_threads()));
    if (call.count() == 0) return;
    if (call[0].isTextScalar()) {
        if (!isOption(call[0], "automatic"))
            throwError("MATLAB:maxNumCompThreads:badArg",
                       "The argument must be a positive integer or 'automatic'.");
        return openblas_set_num_threads(automatic);
    }
    const int64_t wanted = integerArgument(call[0], "Number of threads");
    if (wanted < 1)
        throwError("MATLAB:maxNumCompThreads:badArg",
                   "The argument must be a positive integer or 'automatic'.");
    openblas_set_num_threads(static_cast<int>(std::min<int64_t>(wanted, automatic)));
}

/// Numbers of a version text, up to four.
std::vector<int> versionNumbers(const std::string& text) {
    std::vector<int> out;
    std::size_t at = 0;
    while (out.size() < 4 && at <= text.size()) {
        const std::size_t dot = std::min(text.find('.', at), text.size());
        out.push_back(std::atoi(text.substr(at, dot - at).c_str()));
        at = dot + 1;
    }
    return out;
}

void verLessThan(Call& call) {
    const std::string product = lowerCase(textArgument(call[0], "verLessThan"));
    const std::vector<int> wanted = versionNumbers(textArgument(call[1], "verLessThan"));
    if (product != "matlab" && product != "vitrine")
        throwError("MATLAB:verLessThan:missingToolbox", "Toolbox '%s' not found.",
                   call[0].toText().c_str());
    call.result(Value::logical(
        versionNumbers(product == "matlab" ? kLanguageVersion : VITRINE_VERSION) < wanted));
}

/// isMATLABReleaseOlderThan("R2023a").
void isOlderRelease(Call& call) {
    const std::string asked = lowerCase(textArgument(call[0], "isMATLABReleaseOlderThan"));
    if (asked.size() != 6 || asked[0] != 'r')
        throwError("MATLAB:isMATLABReleaseOlderThan:invalidReleaseInput",
                   "Release must be like \"R2023a\".");
    call.result(Value::logical(std::string_view(kLanguageRelease) < asked.substr(1)));
}

void license(Call& call) {
    if (call.count() == 0) return call.result(Value::text("Apache-2.0"));
    // license('test',feature) and its like: everything that there is may be used.
    call.result(isOption(call[0], "inuse") ? Value(makeRef<StructArray>()) : Value(1.0));
}

/// methods, properties and their tests: of the objects that there are.
std::vector<std::string> propertyNames(Interpreter& vm, const Value& v) {
    if (const ClassObject* own = classObject(v)) return own->propertyNames();
    if (const ClassInfo* info = classInfoOf(v)) return info->shownProperties();
    if (v.isTextScalar()) {
        const Value meta = vm.call(Value::text("meta.class.fromName"), {&v, 1}, 1).at(0);
        const Value list = meta.objectValue().property("PropertyList");
        std::vector<std::string> names;
        const Ref<Cell> all = list.kind() == Kind::Object ? cellOfObjects(list) : makeRef<Cell>();
        for (const Value& p : all->elements) {
            const ObjectValue& o = p.objectValue();
            const bool shown = o.property("GetAccess").toText() == "public";
            if (shown && o.property("Hidden").toDouble() == 0)
                names.push_back(o.property("Name").toText());
        }
        return names;
    }
    if (v.kind() == Kind::Object) return v.objectValue().propertyNames();
    if (v.kind() == Kind::Map) return {"Count", "KeyType", "ValueType"};
    return {};
}

void properties(Call& call) {
    const std::vector<std::string> names = propertyNames(call.vm, call[0]);
    if (call.nargout > 0) return call.result(cellOfTexts(names));
    std::string text = "\nProperties for class " +
                       (call[0].isTextScalar() ? call[0].toText() : call[0].className()) + ":\n\n";
    for (const std::string& name : names)
        text += "    " + name + "\n";
    call.vm.out(text + "\n");
}

void isprop(Call& call) {
    const std::string name = call[1].isTextScalar() ? call[1].toText() : std::string();
    if (const ClassInfo* info = classInfoOf(call[0]); info && info->findProperty(name))
        return call.result(Value::logical(true));
    const std::vector<std::string> names =
        call[0].isTextScalar() ? std::vector<std::string>() : propertyNames(call.vm, call[0]);
    call.result(Value::logical(std::find(names.begin(), names.end(), name) != names.end()));
}

std::vector<std::string> methodNames(Interpreter& vm, const Value& v) {
    const ClassInfo* info = classInfoOf(v);
    if (info || v.isTextScalar()) {
        const Value meta = info ? vm.call(Value::text("metaclass"), {&v, 1}, 1).at(0)
                                : vm.call(Value::text("meta.class.fromName"), {&v, 1}, 1).at(0);
        const Value list = meta.objectValue().property("MethodList");
        std::vector<std::string> names;
        const Ref<Cell> all = list.kind() == Kind::Object ? cellOfObjects(list) : makeRef<Cell>();
        for (const Value& m : all->elements) {
            const ObjectValue& o = m.objectValue();
            const bool shown = o.property("Access").toText() == "public";
            if (shown && o.property("Hidden").toDouble() == 0)
                names.push_back(o.property("Name").toText());
        }
        if (!list.isNothing()) {
            const std::string full = info ? info->name : v.toText();
            names.push_back(full.substr(full.rfind('.') + 1));
            const Value handle = meta.objectValue().property("HandleCompatible");
            if (!handle.isNothing() && handle.toDouble() != 0)
                names.insert(names.end(), {"addlistener", "delete", "eq", "isvalid", "listener",
                                           "ne", "notify"});
            std::sort(names.begin(), names.end());
            names.erase(std::unique(names.begin(), names.end()), names.end());
            return names;
        }
    }
    const std::string name = v.isTextScalar() ? v.toText() : v.className();
    if (name == "containers.Map") return {"isKey", "keys", "length", "numel", "remove", "values"};
    if (name == "MException") return {"addCause", "getReport", "rethrow", "throw", "throwAsCaller"};
    if (name == "inputParser")
        return {"addOptional", "addParamValue", "addParameter",
                "addRequired", "addSwitch",     "parse"};
    return {};
}

void methods(Call& call) {
    const std::vector<std::string> names = methodNames(call.vm, call[0]);
    if (call.nargout > 0) return call.result(cellOfTexts(names));
    std::string text = "\nMethods for class " +
                       (call[0].isTextScalar() ? call[0].toText() : call[0].className()) + ":\n\n";
    for (const std::string& name : names)
        text += name + "  ";
    call.vm.out(text + "\n\n");
}

void ismethod(Call& call) {
    const std::string name = call[1].isTextScalar() ? call[1].toText() : std::string();
    const std::vector<std::string> names = methodNames(call.vm, call[0]);
    call.result(Value::logical(call[0].kind() > Kind::FunctionHandle &&
                               std::find(names.begin(), names.end(), name) != names.end()));
}

void answer(Call& call, bool value) {
    call.result(Value::logical(value));
}

constexpr Builtin kRows[] = {
    {"eval", 1, 2, -1, eval, "[y1,…] = eval(code,catchCode)",
     "Runs code in this workspace; catchCode when it fails."},
    {"evalin", 2, 2, -1, evalin, "[y1,…] = evalin(workspace,code)",
     "Runs code in the workspace 'base' or 'caller'."},
    {"assignin", 3, 3, 0, assignin, "assignin(workspace,name,value)",
     "Sets a variable in the workspace 'base' or 'caller'.", nullptr, SparseRule::Pass},
    {"isvarname", 1, 1, 1, isvarname, "tf = isvarname(text)",
     "True for text that can name a variable."},
    {"exist", 1, 2, 1, exist, "k = exist(name,kind)",
     "1 variable, 2 file, 5 builtin, 7 folder, 0 none."},
    {"input", 0, 2, 1, input, "x = input(prompt,'s')",
     "Asks for a value, or a line of text with 's'."},
    {"mfilename", 0, 1, 1, mfilename, "name = mfilename('fullpath')",
     "Name of the file that is running."},
    {"version", 0, 1, 1, version, "v = version('-release')",
     "Version of the MATLAB whose language runs here, and of the program."},
    {"matlabroot", 0, 0, 1, matlabroot, "folder = matlabroot",
     "The folder in which the program is installed: that which has its bin."},
    {"ver", 0, 1, 1, ver, "v = ver(product)",
     "Versions of the language ('matlab') and of the program as a structure."},
    {"isMATLABReleaseOlderThan", 1, 3, 1, isOlderRelease, "tf = isMATLABReleaseOlderThan(release)",
     "Is the language that runs here older than a release?"},
    {"computer", 0, 1, 3, computer, "c = computer", "Kind of machine."},
    {"verLessThan", 2, 2, 1, verLessThan, "tf = verLessThan(toolbox,version)",
     "True when this program is older than the version."},
    {"license", 0, 3, 1, license, "s = license | tf = license('test',feature)",
     "The program's licence; every feature may be used."},
    {"namelengthmax", 0, 0, 1, [](Call& c) { c.result(63.0); }, "n = namelengthmax",
     "The longest name of a variable."},
    {"getpid", 0, 0, 1, [](Call& c) { c.result(static_cast<double>(::getpid())); }, "n = getpid",
     "Number of this process."},
    {"properties", 1, 1, 1, properties, "names = properties(obj)",
     "Names of an object's properties."},
    {"isprop", 2, 2, 1, isprop, "tf = isprop(obj,name)", "True for the name of a property."},
    {"methods", 1, 2, 1, methods, "names = methods(obj)", "Names of an object's methods."},
    {"ismethod", 2, 2, 1, ismethod, "tf = ismethod(obj,name)", "True for the name of a method."},
    {"usejava", 1, 1, 1, [](Call& c) { answer(c, false); }, "tf = usejava(feature)",
     "False: there is no Java."},
    {"isstudent", 0, 0, 1, [](Call& c) { answer(c, false); }, "tf = isstudent", "False."},
    {"mexext", 0, 0, 1, [](Call& c) { c.result(Value::text("mexa64")); }, "ext = mexext",
     "Extension of compiled functions, which are not run."},
    {"isunix", 0, 0, 1, [](Call& c) { answer(c, true); }, "tf = isunix", "True: Linux."},
    {"isieee", 0, 0, 1, [](Call& c) { answer(c, true); }, "tf = isieee",
     "True: numbers are those of IEEE 754."},
    {"maxNumCompThreads", 0, 1, 1, maxNumCompThreads,
     "n = maxNumCompThreads | n = maxNumCompThreads(N) | n = maxNumCompThreads('automatic')",
     "Threads of matrix products and factorisations on the CPU; sets them, too."},
    {"ispc", 0, 0, 1, [](Call& c) { answer(c, false); }, "tf = ispc", "False: not Windows."},
    {"ismac", 0, 0, 1, [](Call& c) { answer(c, false); }, "tf = ismac", "False: not macOS."},
    {"isdeployed", 0, 0, 1, [](Call& c) { answer(c, false); }, "tf = isdeployed",
     "False: scripts are interpreted."},
};

} // namespace

std::span<const Builtin> sessionTable() {
    return kRows;
}

} // namespace vitrine
