// SPDX-License-Identifier: Apache-2.0
// Builtins that need more of the interpreter than its interface shows: evaluation, workspaces,
// functions as things, clean-up, substructs.
#include "base/settings.h"
#include "base/whole_number.h"
#include "builtins/containers/maps.h"
#include "builtins/core/run_slot.h"
#include "builtins/files/file_table.h"
#include "builtins/index/indexing.h"
#include "builtins/session/name_patterns.h"
#include "builtins/text/text_values.h"
#include "vm/vm.h"
#include "vm/vm_functions.h"

#include <filesystem>

namespace vitrine {

namespace {

Vm& vmOf(Call& call) {
    return static_cast<Vm&>(call.vm);
}

/// evalc(code,catchCode): what the code prints, then its values.
void evalc(Call& call) {
    Vm& vm = vmOf(call);
    std::string text;
    struct Capture {
        Vm& vm;
        std::string* outer;
        ~Capture() { vm.captureOutput(outer); }
    };
    std::vector<Value> values;
    {
        const Capture capture{vm, vm.captureOutput(&text)};
        const int outputs = std::max(call.nargout - 1, 0);
        const std::string code = textArgument(call[0], "evalc");
        if (call.count() == 1) {
            values = vm.evalText(code, outputs);
        } else {
            try {
                values = vm.evalText(code, outputs);
            } catch (const ScriptError& error) {
                if (isUncatchable(error)) throw;
                vm.setLastError(error);
                values = vm.evalText(textArgument(call[1], "evalc"), outputs);
            }
        }
    }
    call.result(Value::text(text));
    for (Value& v : values)
        call.result(std::move(v));
}

void exitFunction(Call& call) {
    ExitRequest request;
    for (const Value& v : call.args) {
        if (v.isTextScalar()) continue; // force, cancel: there is nothing to ask
        if (!v.isArray() || v.count() != 1)
            throwError("MATLAB:exit:InvalidInput", "Exit code must be an integer scalar.");
        request.status = wholeNumber<int>(v.toDouble());
    }
    throw request;
}

void isglobal(Call& call) {
    if (!call[0].isTextScalar())
        throwError("MATLAB:isglobal:NotText", "The argument of isglobal must be a variable name.");
    call.result(Value::logical(vmOf(call).isGlobal(call[0].toText())));
}

/// The function that called the builtin; "" for scripts and the prompt.
std::string callerName(Call& call) {
    const std::vector<StackEntry> stack = call.vm.callStack();
    return stack.empty() ? std::string() : stack.front().function;
}

Value& lockedFunctions(Call& call) {
    Value& slot = call.vm.sessionSlot("locked functions");
    if (!slot.isStruct()) slot = Value(makeRef<StructArray>());
    return slot;
}

void lockFunction(Call& call, bool locked) {
    const std::string name = call.count() > 0 ? textArgument(call[0], "mlock") : callerName(call);
    if (name.empty())
        throwError("MATLAB:mlock:notInFunction", "mlock can only be called within a function.");
    lockedFunctions(call).mutableStruct().set(name, Value::logical(locked));
}

void mislocked(Call& call) {
    const std::string name =
        call.count() > 0 ? textArgument(call[0], "mislocked") : callerName(call);
    const Value* found = lockedFunctions(call).structure().find(name);
    call.result(Value::logical(found && found->toDouble() != 0));
}

/// Runs its function when the last reference to it goes. The interpreter may be gone by then.
class CleanupObject final : public ObjectValue {
public:
    CleanupObject(Vm& vm, Value task)
        : ObjectValue("onCleanup", true), m_vm(vm.liveness()), m_task(std::move(task)) {
        properties = {{"task", m_task}};
    }
    ~CleanupObject() override {
        if (Vm* vm = *m_vm) vm->runCleanup(m_task);
    }

private:
    std::shared_ptr<Vm*> m_vm;
    Value m_task;
};

void onCleanup(Call& call) {
    if (!call[0].isFunctionHandle())
        throwError("MATLAB:onCleanup:InvalidInput", "Input must be a function handle.");
    call.result(Value(makeRef<CleanupObject>(vmOf(call), call[0])));
}

void localfunctions(Call& call) {
    const std::vector<Value> handles = vmOf(call).localFunctions();
    auto out = makeRef<Cell>(Shape(static_cast<int64_t>(handles.size()), handles.empty() ? 0 : 1));
    out->elements = handles;
    call.result(out);
}

void builtinFunction(Call& call) {
    const std::string name = textArgument(call[0], "builtin");
    for (Value& v : vmOf(call).callBuiltinNamed(name, call.args.subspan(1), call.nargout))
        call.result(std::move(v));
}

void runFunction(Call& call) {
    vmOf(call).runFileHere(resolvePath(call.vm, textArgument(call[0], "run")));
}

void subsref(Call& call) {
    for (Value& v : vmOf(call).subsref(call[0], call[1]))
        call.result(std::move(v));
}

void subsasgn(Call& call) {
    call.result(vmOf(call).subsasgn(call[0], call[1], call[2]));
}

void subsindex(Call& call) {
    throwUndefinedFor("subsindex", call[0]);
}

void str2func(Call& call) {
    const std::string text = textArgument(call[0], "str2func");
    const std::size_t first = text.find_first_not_of(' ');
    if (first != std::string::npos && text[first] == '@') {
        std::vector<Value> values = call.vm.evalText(text, 1);
        if (!values.empty()) return call.result(values[0]);
    }
    call.result(vmOf(call).handleNamed(text, true));
}

/// The words of clear and clearvars from `first` on: names with wildcards, expressions behind
/// -regexp, and behind -except what stays.
struct ClearedNames {
    NameFilter cleared, kept;

    ClearedNames(const Call& call, int first) {
        bool expression = false, except = false;
        for (int i = first; i < call.count(); ++i) {
            const std::string word = textArgument(call[i], "clear");
            if (word == "-regexp")
                expression = true;
            else if (word == "-except" || word == "-exclusive" || word == "-x")
                except = !(expression = false);
            else
                (except ? kept : cleared).add(word, expression);
        }
    }
    [[nodiscard]] bool takes(const std::string& name) const {
        return cleared.matches(name) && (kept.empty() || !kept.matches(name));
    }
};

/// clearvars: names, options.
void clearvars(Call& call) {
    const ClearedNames chosen(call, 0);
    std::vector<std::string> names = call.vm.variableNames();
    std::erase_if(names, [&](const std::string& name) { return !chosen.takes(name); });
    call.vm.clearVariables(names);
}

/// clear: kinds and options first, then names, of functions too, whose persistent variables go.
void clear(Call& call) {
    enum class What { Named, Global, Functions, Import } what = What::Named;
    int from = 0;
    bool all = false, functions = call.count() > 0;
    if (call.count() > 0) {
        const std::string word = call[0].toText();
        const auto is = [&](std::initializer_list<const char*> words) {
            return std::any_of(words.begin(), words.end(),
                               [&](const char* w) { return word == w; });
        };
        if (is({"functions", "-f"}))
            what = What::Functions;
        else if (is({"mex", "import", "java"}))
            what = What::Import;
        else if (is({"global", "-global", "-g"}))
            what = What::Global;
        all = is({"all", "-all", "classes"});
        functions =
            is({"-f", "-all"}) || !(word.starts_with('-') ||
                                    is({"mex", "import", "java", "global", "variables", "vars"}));
        if (what != What::Named || is({"all", "-all", "classes", "variables", "vars", "-v"}))
            from = 1;
        if (is({"classes"})) vmOf(call).forgetClasses();
        if (all) call.vm.sessionSlot(kDeviceSlot) = Value();
    }
    if (call.count() > 0 && (isOption(call[0], "import") || from == 1)) vmOf(call).clearImports();
    if (what == What::Import) return;
    const ClearedNames chosen(call, from);
    if (functions) {
        const StructArray& locked = lockedFunctions(call).structure();
        vmOf(call).clearPersistent([&](const std::string& name) {
            const Value* lock = locked.find(name);
            return chosen.takes(name) && !(lock && lock->toDouble() != 0);
        });
    }
    if (what == What::Functions) return;
    if (what == What::Global || all) {
        vmOf(call).clearGlobals([&](const std::string& name) { return chosen.takes(name); });
        if (!all) return;
    }
    std::vector<std::string> names = call.vm.variableNames();
    std::erase_if(names, [&](const std::string& name) { return !chosen.takes(name); });
    call.vm.clearVariables(names);
}

void import(Call& call) {
    Vm& vm = vmOf(call);
    for (const Value& name : call.args)
        vm.import(textArgument(name, "import"));
    if (call.nargout > 0 || call.count() == 0) call.result(cellOfTexts(vm.imports()));
}

void inmem(Call& call) {
    call.result(cellOfTexts(vmOf(call).loadedFunctions()));
}

constexpr Builtin kRows[] = {
    {"evalc", 1, 2, -1, evalc, "[T,y1,…] = evalc(code,catchCode)",
     "Runs code in this workspace and returns what it prints.", nullptr, SparseRule::Pass},
    {"clear", 0, -1, 0, clear,
     "clear name* | clear global name* | clear -regexp e | clear -except name*",
     "Removes variables, all by default; global ones for every function. clear NAME of a function, "
     "clear functions and clear all let persistent variables begin anew."},
    {"clearvars", 0, -1, 0, clearvars,
     "clearvars name* | clearvars -regexp e | clearvars -except name*",
     "Removes variables, all by default."},
    {"exit", 0, 2, 0, exitFunction, "exit(code)", "Ends the program with a status, 0 by default."},
    {"quit", 0, 2, 0, exitFunction, "quit(code)", "Ends the program with a status, 0 by default."},
    {"isglobal", 1, 1, 1, isglobal, "tf = isglobal(name)",
     "True when the name is a global variable here."},
    {"mlock", 0, 1, 0, [](Call& c) { lockFunction(c, true); }, "mlock",
     "Marks the running function as locked in memory."},
    {"munlock", 0, 1, 0, [](Call& c) { lockFunction(c, false); }, "munlock(name)",
     "Takes the mark of mlock away."},
    {"mislocked", 0, 1, 1, mislocked, "tf = mislocked(name)",
     "True for a function that mlock has marked."},
    {"onCleanup", 1, 1, 1, onCleanup, "c = onCleanup(f)",
     "Calls f when the object is cleared or its function ends, also by an error."},
    {"localfunctions", 0, 0, 1, localfunctions, "fs = localfunctions",
     "Handles to the local functions of the running file."},
    {"builtin", 1, -1, -1, builtinFunction, "[y1,…] = builtin(name,x1,…)",
     "Calls the builtin of a name that a file or variable may hide."},
    {"run", 1, 1, 0, runFunction, "run file", "Runs a script file from any folder."},
    {"source", 1, 1, 0, runFunction, "source file", "Runs a script file from any folder."},
    {"str2func", 1, 2, 1, str2func, "f = str2func(s)",
     "Function handle from a name or the text of an anonymous function."},
    {"subsref", 2, 2, -1, subsref, "v = subsref(A,S)",
     "Reads through the subscripts of a struct array with fields type and subs."},
    {"subsasgn", 3, 3, 1, subsasgn, "A = subsasgn(A,S,v)",
     "Assigns through the subscripts of a struct array with fields type and subs."},
    {"subsindex", 1, 1, 1, subsindex, "i = subsindex(obj)",
     "For classes that can be subscripts; an error for all others."},
    {"import", 0, -1, 1, import, "L = import | import package.function* | import package.*",
     "Lets the function that runs, or the base workspace, name functions of packages without the "
     "package; what is imported. clear import empties the list of the base workspace."},
    {"inmem", 0, 0, 1, inmem, "names = inmem", "Names of the function files that are loaded."},
};

} // namespace

std::array<std::span<const Builtin>, 8> vmTables() {
    return {std::span(kRows),         classFunctions(),
            debugFunctions(),         validatorFunctions(),
            documentationFunctions(), profileFunctions(),
            customDisplayFunctions(), redefinedIndexingFunctions()};
}

const Builtin* findVmFunction(std::string_view name) {
    for (std::span<const Builtin> table : vmTables()) {
        for (const Builtin& row : table) {
            if (name == row.name) return &row;
        }
    }
    return nullptr;
}

// ------------------------------------------------------------------ what they need of the VM

bool Vm::isGlobal(std::string_view name) {
    const auto global = m_globals.find(name);
    if (global == m_globals.end()) return false;
    for (Frame* frame = m_frame;; frame = frame->owner) {
        if (!frame) break;
        const int box = frame->proto->findBox(name);
        if (box >= 0 && frame->scope &&
            frame->scope->boxes[static_cast<std::size_t>(box)] == global->second)
            return true;
        if (!frame->isScript) break;
    }
    return isGlobalName(m_frame, name);
}

void Vm::clearPersistent(const std::function<bool(const std::string&)>& chosen) {
    std::vector<Ref<RefCounted>> gone; // at the end: what they hold may run code as it goes
    const auto forget = [&gone](const auto& self, const Proto& proto) -> void {
        std::move(proto.persistents.begin(), proto.persistents.end(), std::back_inserter(gone));
        proto.persistents.clear();
        for (const auto& inner : proto.protos)
            self(self, *inner);
    };
    const auto forgetOf = [&](const CodeUnit& unit) {
        for (const auto& proto : unit.program->functions)
            forget(forget, *proto);
        for (const auto& proto : unit.program->methods)
            forget(forget, *proto);
    };
    for (const auto& [path, file] : m_files) {
        if (file.unit && chosen(std::filesystem::path(path).stem().string())) forgetOf(*file.unit);
    }
    for (const auto& [name, function] : m_commandFunctions) {
        if (chosen(name)) forget(forget, *function->proto);
    }
    for (const auto& [builtin, unit] : m_library) {
        if (unit && !*m_alive) forgetOf(*unit); // at the end of all
    }
    // A running function still has the variable; else what it holds may hold it in turn.
    for (std::size_t i = 0; i < gone.size() && !m_frame; ++i) {
        if (!gone[i]) continue;
        const Value held = std::exchange(static_cast<Box*>(gone[i].get())->value, Value());
    }
}

void Vm::clearGlobals(const std::function<bool(const std::string&)>& chosen) {
    for (auto at = m_globals.begin(); at != m_globals.end();) {
        if (!chosen(at->first)) {
            ++at;
            continue;
        }
        m_base.globals.erase(at->first);
        for (Frame* frame = m_frame; frame; frame = frame->caller) {
            if (frame->extra) frame->extra->globals.erase(at->first);
            dropLinks(*frame, at->second.get());
        }
        // Who declared it keeps the unset box, until it is declared again.
        at->second->value = Value();
        at = m_globals.erase(at);
    }
}

void Vm::runCleanup(const Value& task) {
    // What goes wrong here has nobody to go to: it is shown and forgotten.
    const bool stopped = m_interrupt.exchange(false, std::memory_order_relaxed);
    try {
        Value result;
        callValue(m_frame, task, nullptr, 0, 0, result, nullptr);
    } catch (const ScriptError& error) {
        err("Warning: The following error was caught while executing 'onCleanup' class "
            "destructor:\n" +
            error.message + "\n");
    } catch (const ExitRequest&) {
        // exit in a clean-up: the run is ending already.
    }
    if (stopped) interrupt();
}

std::vector<Value> Vm::localFunctions() {
    std::vector<Value> handles;
    const Frame* frame = m_frame;
    while (frame && frame->isScript && frame->owner)
        frame = frame->owner;
    if (!frame || !frame->function || !frame->function->unit) return handles;
    const CodeUnit& unit = *frame->function->unit;
    for (const auto& proto : unit.program->functions) {
        const auto found = unit.functions.find(proto->name);
        if (found == unit.functions.end() || found->second->proto != proto.get()) continue;
        if (unit.main && unit.main->proto == proto.get() && !unit.script) continue;
        handles.push_back(handleTo(*found->second));
    }
    return handles;
}

/// @name: local and nested functions are bound now, others when they are called.
Value Vm::handleNamed(const std::string& name, bool given) {
    if (Value bound = boundMethod(name); !bound.isNothing()) return bound;
    CallSite site;
    site.name = name;
    const Frame* frame = m_frame;
    const ClassInfo* own = contextClass();
    const ClassMethod* method = own && !given ? own->findMethod(name) : nullptr;
    if (method && method->access.kind != MemberAccess::Kind::Public && !method->handle.isNothing())
        return method->handle; // who gets it may call it
    resolve(frame, site, given ? Names::OfScripts : Names::OfFrame);
    const auto kind = site.kind;
    auto handle = makeRef<FunctionHandle>();
    handle->name = name;
    if (kind == SiteKind::User || kind == SiteKind::Nested) {
        const auto* function = static_cast<const Function*>(site.target);
        handle->code = handleTo(*function).handle().code;
        if (kind == SiteKind::Nested && frame)
            handle->scope = Ref<RefCounted>(scopeFor(*frame, *function));
    } else if (!given && kind != SiteKind::None && frame && frame->inLibrary()) {
        handle->scope =
            Ref<RefCounted>(makeRef<OwnBuiltin>(*static_cast<const Builtin*>(site.target)));
    }
    return Value(std::move(handle));
}

Value Vm::handleTo(const Function& function) {
    auto handle = makeRef<FunctionHandle>();
    handle->name = function.proto->name;
    auto code = makeRef<Function>();
    code->proto = function.proto;
    code->unit = function.unit;
    code->keep = Ref<CodeUnit>(function.unit);
    handle->code = Ref<Callable>(code);
    return Value(std::move(handle));
}

std::vector<Value> Vm::callBuiltinNamed(const std::string& name, std::span<const Value> args,
                                        int nargout) {
    if (name == "end") { // builtin('end',x,k,n), of an end method
        if (args.size() != 3) throwError("MATLAB:minrhs", "Not enough input arguments.");
        const int64_t k = integerArgument(args[1], "k"), n = integerArgument(args[2], "n");
        if (k < 1 || n < k)
            throwError("MATLAB:badsubscript",
                       "The index must be between 1 and the number of them.");
        const Shape shape = args[0].shape();
        return {Value(
            static_cast<double>(endValue(shape, static_cast<int>(k) - 1, static_cast<int>(n))))};
    }
    const Builtin* builtin = findBuiltin(name);
    if (!builtin) builtin = findVmFunction(name);
    if (!builtin) {
        throwError("MATLAB:UndefinedFunction", "Cannot find builtin function '%s'.", name.c_str());
    }
    std::vector<Value> out;
    Value result;
    std::vector<Value>* many = nargout > 1 ? &out : nullptr;
    if (builtin->source) {
        std::vector<Value> copies(args.begin(), args.end());
        callUser(*libraryFunction(*builtin), copies.data(), static_cast<int>(copies.size()),
                 nargout, result, many);
    } else {
        m_pastMethods = std::any_of(args.begin(), args.end(),
                                    [](const Value& v) { return v.kind() == Kind::Object; });
        callBuiltin(*builtin, args, nargout, result, many, m_frame ? m_frame->span() : Span{});
    }
    if (nargout <= 1 && !result.isNothing()) out.push_back(std::move(result));
    return out;
}

std::vector<std::string> Vm::loadedFunctions() const {
    std::vector<std::string> names;
    for (const auto& [path, file] : m_files)
        names.push_back(std::filesystem::path(path).stem().string());
    std::sort(names.begin(), names.end());
    return names;
}

/// Runs a file in the workspace of the running code; the folder is the file's meanwhile.
void Vm::runFileHere(const std::string& given) {
    std::filesystem::path path = std::filesystem::path(m_folder) / given;
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) path += ".m";
    if (!std::filesystem::is_regular_file(path, error)) {
        throwError("MATLAB:run:FileNotFound", "%s not found.", given.c_str());
    }
    struct Folder {
        Vm& vm;
        std::string before;
        ~Folder() { vm.setFolder(before); }
    } folder{*this, m_folder};
    // What names with dots mean is asked when the file is compiled, and in its folder.
    setFolder(path.parent_path().string());
    const Ref<CodeUnit> unit = load(path.string());
    m_keep.push_back(unit);
    if (unit->script) {
        runScript(*unit->script, m_frame, 0, nullptr);
    } else if (unit->main) {
        Value result;
        callUser(*unit->main, nullptr, 0, 0, result, nullptr);
    }
}

// ----------------------------------------------------------------------- subsref, subsasgn

namespace {

struct Step {
    char kind = '('; ///< ( { .
    std::string name;
    std::vector<Value> subscripts;
};

std::vector<Step> stepsOf(const Value& substruct, const char* function) {
    if (!substruct.isStruct() || substruct.structure().findField("type") < 0 ||
        substruct.structure().findField("subs") < 0) {
        throwError("MATLAB:subsArgNotStruct",
                   "Second argument to %s must be a structure with fields 'type' and 'subs'.",
                   function);
    }
    const StructArray& s = substruct.structure();
    std::vector<Step> steps;
    for (int64_t i = 0; i < s.count(); ++i) {
        Step step;
        const std::string type = s.find("type", i)->toText();
        const Value& subs = *s.find("subs", i);
        if (type == ".") {
            step.kind = '.';
            step.name = subs.toText();
        } else if (type == "()" || type == "{}") {
            step.kind = type[0];
            if (subs.isCell())
                step.subscripts = subs.cell().elements;
            else
                step.subscripts = {subs};
        } else {
            throwError("MATLAB:subsTypeMustBeSquigglyOrSmooth",
                       "Field 'type' of the subscript structure must be '()', '{}' or '.'.");
        }
        steps.push_back(std::move(step));
    }
    return steps;
}

} // namespace

std::vector<Value> Vm::subsref(const Value& object, const Value& substruct) {
    std::vector<Value> values{object};
    const std::vector<Step> steps = stepsOf(substruct, "subsref");
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Step& step = steps[i];
        if (values.size() != 1) {
            throwError("MATLAB:index:expected_one_output_from_expression",
                       "Expected one output from a curly brace or dot indexing expression, but "
                       "there were %zu results.",
                       values.size());
        }
        const Value from = std::move(values[0]);
        values.clear();
        const ClassInfo* info = classInfoOf(from);
        if (info && step.kind == '.' && i + 1 < steps.size() && steps[i + 1].kind == '(' &&
            info->findMethod(step.name)) {
            std::vector<Value> args = steps[++i].subscripts;
            values.push_back(classMember(from, step.name, args.data(),
                                         static_cast<int>(args.size()), true, 1, nullptr));
        } else if (step.kind == '.') {
            const lang::FieldSite site(step.name);
            fieldInto(from, site, values);
        } else if (step.kind == '{') {
            braceInto(from, step.subscripts, Span{}, values);
        } else {
            std::vector<Value> args = step.subscripts;
            Value result;
            callValue(m_frame, from, args.data(), static_cast<int>(args.size()), 1, result,
                      nullptr);
            values.push_back(std::move(result));
        }
    }
    return values;
}

Value Vm::subsasgn(Value object, const Value& substruct, const Value& value) {
    const std::vector<Step> steps = stepsOf(substruct, "subsasgn");
    if (steps.empty()) return value;
    const Span span = m_frame ? m_frame->span() : Span{};
    const bool removes = value.isArray() && value.dtype() == DType::Double &&
                         !value.isScalarInline() && value.shape() == Shape(0, 0) &&
                         steps.back().kind == '(';
    const std::function<void(Value&, std::size_t)> assign = [&](Value& target, std::size_t at) {
        const Step& step = steps[at];
        const bool last = at + 1 == steps.size();
        if (last && step.kind == '(' && removes)
            return deleteIndexed(*this, target, step.subscripts, span);
        if (last && step.kind == '(') return assignParen(target, step.subscripts, value, span);
        if (last && step.kind == '{') return assignBrace(target, step.subscripts, value, span);
        if (step.kind == '.') {
            if (target.kind() == Kind::Object) {
                Value member = last ? value
                               : classInfoOf(target)
                                   ? fieldSingle(target, lang::FieldSite(step.name))
                                   : target.objectValue().property(step.name);
                if (!last) assign(member, at + 1);
                return setMember(target, step.name, member);
            }
            Value& field = fieldForWriting(target, step.name, -1);
            if (last)
                field = value;
            else
                assign(field, at + 1);
            return;
        }
        if (step.kind == '{') {
            const int64_t position = elementForWriting(target, step.subscripts, span, true);
            return assign(target.mutableCell().elements[static_cast<std::size_t>(position)],
                          at + 1);
        }
        if (target.kind() == Kind::Map) {
            Value kept =
                mapHas(target, step.subscripts[0]) ? mapGet(target, step.subscripts[0]) : Value();
            assign(kept, at + 1);
            return mapSet(target, step.subscripts[0], kept);
        }
        if (steps[at + 1].kind == '.' && target.kind() != Kind::Object) {
            const int64_t position = elementForWriting(target, step.subscripts, span, false);
            Value& field = fieldForWriting(target, steps[at + 1].name, position);
            if (at + 2 == steps.size())
                field = value;
            else
                assign(field, at + 2);
            return;
        }
        Value part = indexInto(target, step.subscripts, span);
        assign(part, at + 1);
        assignParen(target, step.subscripts, part, span);
    };
    assign(object, 0);
    return object;
}

} // namespace vitrine
