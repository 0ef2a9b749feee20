// SPDX-License-Identifier: Apache-2.0
// The Interpreter interface, and running texts from outside.
#include "accel/accel_state.h"
#include "accel/accelerator.h"
#include "base/reclaim.h"
#include "base/stop.h"
#include "builtins/containers/library_object.h"
#include "builtins/core/exceptions.h"
#include "builtins/display/display.h"
#include "builtins/session/diary.h"
#include "figure/figure_store.h"
#include "trace/trace.h"
#include "value/given_back.h"
#include "vm/user_class.h"
#include "vm/vm.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

namespace vitrine {

Vm::Vm(VmOptions options)
    : m_options(std::move(options)), m_progress(m_options.accelerator.state().trace.progress()) {
    m_options.figures.readBy(acceleratedRange(m_options.accelerator));
    std::error_code ignored;
    m_folder = std::filesystem::current_path(ignored).string();
}

Vm::~Vm() {
    if (!reclaim::processEnding()) reclaim::wait();
    releaseReturned();
    reclaim::setOn(reclaim::processEnding());
    // Clean-up objects run code: while there is something to run it.
    clearBase();
    *m_alive = nullptr;
    // A function that is held by a persistent variable of its own would stay for ever.
    clearPersistent([](const std::string&) { return true; });
}

// ------------------------------------------------------------------------------- running

void Vm::runSource(const SourceFile& source, bool keepFunctions) {
    if (!m_frame) {
        if (!m_runExpected.exchange(false)) m_interrupt.store(false, std::memory_order_relaxed);
        m_capturing = false;
        reclaim::setOn(false);
        releaseReturned();
        m_foundFiles.clear();
    }
    const StopScope stop(&m_interrupt);
    ++m_generation;
    Ref<CodeUnit> unit = compileUnit(source, nullptr, false);
    if (keepFunctions) {
        for (const auto& [name, function] : unit->functions) {
            auto kept = makeRef<Function>();
            kept->proto = function->proto;
            kept->unit = unit.get();
            kept->keep = unit;
            Ref<Function>& place = m_commandFunctions[name];
            if (place && place->keep) m_keep.push_back(place->keep);
            place = kept;
        }
    }
    // Handles keep the unit that they need; call sites elsewhere forget it with the generation.
    struct Finish {
        Vm& vm;
        ~Finish() {
            ++vm.m_generation;
            if (vm.m_frame) return;
            vm.m_keep.clear();
            vm.m_handling.clear();
        }
    } finish{*this};
    if (unit->script) {
        runScript(*unit->script, nullptr, 0, nullptr);
    } else if (unit->main || unit->ast) {
        Value result;
        if (unit->ast)
            result = construct(classOf(load(source.path())), nullptr, 0);
        else
            callUser(*unit->main, nullptr, 0, 0, result, nullptr);
        if (!result.isNothing()) {
            display("ans", result);
            setVariableOf(nullptr, "ans", std::move(result));
        }
    }
}

void Vm::run(const SourceFile& source) {
    runSource(source, false);
}

void Vm::runText(std::string text, const std::string& name) {
    runSource(m_options.sources.add(name, std::move(text)), true);
}

void Vm::setStepHook(StepHook hook) {
    m_step = std::move(hook);
}

namespace {

bool isComment(std::string_view line) {
    const std::size_t first = line.find_first_not_of(" \t\r");
    return first != std::string_view::npos && line[first] == '%';
}

} // namespace

void Vm::setEcho(const std::string& what) {
    m_echoed = what;
    m_step = nullptr;
    if (!what.empty()) {
        m_step = [last = Span()](Vm& vm, Span statement) mutable {
            const Frame& frame = *vm.m_frame;
            const SourceFile* file = vm.sources().find(statement.file);
            const bool chosen =
                vm.m_echoed == "all" ||
                (frame.isScript ? vm.m_echoed == "scripts" : vm.m_echoed == frame.proto->name);
            if (!chosen || !file || !file->path().ends_with(".m")) return;
            // With the comments since the statement before.
            uint32_t from = file->position(statement.begin).line;
            const uint32_t to = file->position(std::max(statement.end, 1U) - 1).line;
            const bool goesOn = last.file == statement.file && last.end < statement.begin;
            const uint32_t before = goesOn ? file->position(last.end).line : 0;
            if (goesOn && before == from) return; // its line is there already
            std::string text;
            while (from > before + 1 && isComment(file->line(from - 1)))
                --from;
            for (uint32_t line = from; line <= to; ++line)
                text += std::string(file->line(line)) + '\n';
            last = statement;
            vm.out(text);
        };
    }
    debugger().refresh();
}

Debugger& Vm::debugger() {
    if (!m_debugger) m_debugger = std::make_unique<Debugger>(*this);
    return *m_debugger;
}

void Vm::onBreak(Frame& frame, const Instruction& in, lang::Op op) {
    if (m_trap) {
        nameTrapped(frame);
        trapInstruction(frame, in, op);
    }
    if (m_step) m_step(*this, frame.span());
    if (m_debugger) m_debugger->atStatement(frame);
}

void Vm::hookProto(const Proto& proto) {
    std::vector<uint32_t> places = proto.statements;
    for (uint32_t at = 0; m_trap && at < proto.code.size(); ++at) {
        if (proto.code[at].op >= lang::Op::Add && proto.code[at].op <= lang::Op::ElementPower)
            places.push_back(at);
    }
    for (uint32_t at : places) {
        if (at >= proto.code.size()) continue;
        auto& instruction = const_cast<Instruction&>(proto.code[at]);
        if (instruction.op == lang::Op::Break || instruction.op == lang::Op::Extra) continue;
        m_patched[&instruction] = instruction.op;
        instruction.op = lang::Op::Break;
    }
    for (const auto& inner : proto.protos)
        hookProto(*inner);
}

// ------------------------------------------------------------------------ calls and eval

std::vector<Value> Vm::call(const Value& callee, std::span<const Value> args, int nargout) {
    std::vector<Value> copies(args.begin(), args.end());
    std::vector<Value> out;
    Value result;
    std::vector<Value>* many = nargout > 1 ? &out : nullptr;
    const int count = static_cast<int>(copies.size());
    if (callee.isFunctionHandle() || callee.kind() == Kind::Object) {
        callValue(m_frame, callee, copies.data(), count, nargout, result, many);
    } else {
        CallSite site;
        site.name = callee.toText();
        if (!site.name.empty() && site.name[0] == '@') {
            // A handle written as text.
            std::vector<Value> handle = evalText(site.name, 1);
            if (!handle.empty()) return call(handle[0], args, nargout);
        }
        site.command = true;
        resolve(m_frame, site, namedByScript(site.name) ? Names::OfScripts : Names::OfLibrary);
        if (site.kind == SiteKind::None && !dominantObject(args)) {
            suggest(m_frame, site.name);
            throwError("MATLAB:UndefinedFunction", "Unrecognized function or variable '%s'.",
                       site.name.c_str());
        }
        VITRINE_ASSERT(m_frame);
        invoke(*m_frame, site, copies.data(), count, nargout, result, many);
    }
    if (!many && !result.isNothing()) out.push_back(std::move(result));
    // Outputs that were not set end the list.
    const auto unset =
        std::find_if(out.begin(), out.end(), [](const Value& v) { return v.isNothing(); });
    out.erase(unset, out.end());
    return out;
}

std::vector<Value> Vm::evalText(std::string_view code, int nargout) {
    const Ref<CodeUnit> unit = unitFromText(code, m_frame, nargout > 0);
    m_keep.push_back(unit);
    return runUnit(unit, m_frame, nargout);
}

Frame* Vm::callerOf(Frame* frame) {
    while (frame && frame->isScript)
        frame = frame->owner;
    return frame ? frame->caller : nullptr;
}

std::vector<Value> Vm::evalIn(std::string_view workspace, std::string_view code, int nargout) {
    Frame* owner = workspace == "base" ? baseFrame() : callerOf(m_frame);
    const Ref<CodeUnit> unit = unitFromText(code, owner, nargout > 0);
    m_keep.push_back(unit);
    return runUnit(unit, owner, nargout);
}

/// The innermost frame that runs in the base workspace; null: none does.
Frame* Vm::baseFrame() const {
    for (Frame* frame = m_frame; frame; frame = frame->caller) {
        const Frame* root = frame;
        while (root && root->isScript)
            root = root->owner;
        if (!root) return frame;
    }
    return nullptr;
}

// ----------------------------------------------------------------------------- variables

const Value* Vm::variable(std::string_view name) {
    return findVariable(m_frame, name);
}

void Vm::setVariable(std::string_view name, Value value) {
    setVariableOf(m_frame, name, std::move(value));
}

void Vm::setVariableIn(std::string_view workspace, std::string_view name, Value value) {
    setVariableOf(workspace == "base" ? baseFrame() : callerOf(m_frame), name, std::move(value));
}

std::vector<std::string> Vm::variableNames() {
    std::vector<std::string> names;
    collectNames(m_frame, names);
    return names;
}

void Vm::clearVariables(std::span<const std::string> names) {
    for (const std::string& name : names)
        clearVariableOf(m_frame, name);
}

// ----------------------------------------------------------------------------- functions

int Vm::functionKind(std::string_view name, std::string* path) {
    CallSite site;
    site.name = std::string(name);
    resolve(m_frame, site, Names::OfScripts);
    switch (site.kind) {
    case SiteKind::User:
    case SiteKind::Nested:
    case SiteKind::Script: {
        const auto* function = static_cast<const Function*>(site.target);
        if (function->unit->library) return 5;
        const CodeUnit& unit = *function->unit;
        // The functions of a script's file are all local.
        const bool isMain = function == (unit.script ? unit.script.get() : unit.main.get());
        if (path) *path = function->unit->path;
        return isMain && !function->unit->folder.empty() ? 2 : 103;
    }
    case SiteKind::Class:
        if (path) *path = static_cast<const UserClass*>(site.target)->unit->path;
        return 8;
    case SiteKind::ClassMember:
    case SiteKind::Superclass:
        return 0;
    case SiteKind::Builtin:
    case SiteKind::Scalar:
        return 5;
    case SiteKind::None:
        break;
    }
    return 0;
}

bool Vm::functionSource(const Value& handle, FunctionSource& out) {
    if (!handle.isFunctionHandle()) return false;
    const FunctionHandle& h = handle.handle();
    if (!h.code && h.scope) {
        out = {};
        out.name = out.builtin = h.name;
        return true;
    }
    if (!h.code) return functionSourceNamed(h.name, out);
    const auto& function = static_cast<const Function&>(*h.code);
    const Proto& proto = *function.proto;
    if (proto.nested || !proto.boxes.empty() || h.scope || proto.kind == Proto::Kind::Script ||
        (function.unit && function.unit->library))
        return false;
    out = {};
    out.name = proto.name;
    out.span = proto.span;
    out.anonymous = proto.kind == Proto::Kind::Anonymous;
    out.text = proto.text;
    for (std::size_t i = 0; i < proto.captures.size(); ++i)
        out.captures.emplace_back(proto.locals[proto.captures[i].to], h.captures[i]);
    if (h.captures.size() > proto.captures.size()) {
        const StructArray& names = h.captures.back().structure();
        for (const std::string& name : names.fieldNames())
            out.captures.emplace_back(name, *names.find(name));
    }
    return true;
}

bool Vm::functionSourceNamed(std::string_view name, FunctionSource& out) {
    CallSite site;
    site.name = std::string(name);
    resolve(m_frame, site, Names::OfScripts);
    switch (site.kind) {
    case SiteKind::User: {
        const auto& function = *static_cast<const Function*>(site.target);
        if (function.unit->library) break;
        out = {};
        out.name = function.proto->name;
        out.span = function.proto->span;
        return !function.proto->nested && function.proto->boxes.empty();
    }
    case SiteKind::Builtin:
    case SiteKind::Scalar:
        out = {};
        out.name = out.builtin = site.name;
        return true;
    default:
        break;
    }
    return false;
}

int Vm::declaredCount(const Value& function, bool outputs) {
    const auto ofProto = [&](const Proto& proto) {
        const int fixed = outputs ? proto.outputCount : proto.inputCount;
        const bool open = outputs ? proto.varargout != -1 : proto.varargin >= 0;
        if (outputs && proto.kind == Proto::Kind::Anonymous) return 1;
        return open ? -fixed - 1 : fixed;
    };
    CallSite site;
    Names names = Names::OfScripts;
    if (function.isFunctionHandle()) {
        const FunctionHandle& handle = function.handle();
        if (handle.code) return ofProto(*static_cast<const Function&>(*handle.code).proto);
        site.name = handle.name;
        if (handle.scope) names = Names::OfLibrary;
    } else {
        site.name = function.toText();
    }
    resolve(m_frame, site, names);
    switch (site.kind) {
    case SiteKind::User:
    case SiteKind::Nested:
        return ofProto(*static_cast<const Function*>(site.target)->proto);
    case SiteKind::Builtin:
    case SiteKind::Scalar: {
        const auto& builtin = *static_cast<const Builtin*>(site.target);
        const int most = outputs ? builtin.maxOutputs : builtin.maxArgs;
        if (most >= 0) return most;
        return outputs ? -1 : -builtin.minArgs - 1;
    }
    case SiteKind::Class:
        if (const Ref<Function>& made = static_cast<const UserClass*>(site.target)->constructor)
            return ofProto(*made->proto);
        return outputs ? 1 : 0;
    case SiteKind::ClassMember:
    case SiteKind::Superclass:
        break;
    case SiteKind::Script:
        throwError("MATLAB:nargin:isScript", "%s is a script.", site.name.c_str());
    case SiteKind::None:
        break;
    }
    throwError("MATLAB:narginout:notValidMfile", "Not a valid MATLAB file or function: '%s'.",
               site.name.c_str());
}

int Vm::frameCount(bool outputs) {
    Frame* frame = m_frame;
    while (frame && frame->isScript)
        frame = frame->owner;
    if (!frame) {
        throwError("MATLAB:nargin:notInFunction",
                   "You can only call nargin/nargout from within a MATLAB function.");
    }
    return outputs ? frame->outputs : frame->inputs;
}

std::vector<StackEntry> Vm::callStack() {
    std::vector<StackEntry> stack;
    for (const Frame* frame = m_frame; frame; frame = frame->caller) {
        if (!frame->inLibrary()) stack.push_back({frame->proto->name, frame->span()});
    }
    return stack;
}

/// The variable that the caller of the running function passed at a position (from 1).
/// The variable that a call takes at that position of its list, as [a,b] = f(x,y) has one; "" where
/// the list holds more than single values.
static std::string listedName(const Frame& caller, int position) {
    std::vector<const lang::Instruction*> pushed;
    const lang::Instruction* at = caller.pc - 1;
    for (; at >= caller.proto->code.data() && at->op != lang::Op::ListBegin; --at) {
        switch (at->op) {
        case lang::Op::ListPush:
            pushed.push_back(at);
            break;
        case lang::Op::CallMany:
        case lang::Op::CallOne:
        case lang::Op::IndexMany:
        case lang::Op::IndexOne:
        case lang::Op::CellPush:
        case lang::Op::CellMany:
        case lang::Op::CellOne:
        case lang::Op::FieldPush:
        case lang::Op::DynFieldPush:
        case lang::Op::Method:
            return {};
        default:
            break;
        }
    }
    const auto count = static_cast<int>(pushed.size());
    if (position > count) return {};
    const lang::Instruction& push = *pushed[static_cast<std::size_t>(count - position)];
    if (push.b < caller.proto->localCount()) return caller.proto->locals[push.b];
    const lang::Instruction* load = &push - 1;
    const bool boxed = load->op == lang::Op::LoadBox && load->a == push.b;
    return boxed ? caller.proto->boxes[load->b].name : std::string();
}

std::string Vm::argumentName(int position) {
    const Frame* frame = m_frame;
    while (frame && frame->isScript)
        frame = frame->owner;
    const Frame* caller = frame ? frame->caller : nullptr;
    if (position == 1 && !m_shownName.empty()) return m_shownName;
    if (!caller || !caller->pc || position < 1) return {};
    const Instruction& call = *caller->pc;
    if (call.op == lang::Op::CallMany || call.op == lang::Op::CallOne)
        return listedName(*caller, position);
    if (call.op != lang::Op::Call || position > call.n) return {};
    const int wantedRegister = call.c + position - 1;
    for (const Instruction* at = caller->pc - 1; at >= caller->proto->code.data(); --at) {
        if (at->a != wantedRegister) continue;
        if (at->op == lang::Op::Move && at->b < caller->proto->localCount())
            return caller->proto->locals[at->b];
        if (at->op == lang::Op::LoadBox) return caller->proto->boxes[at->b].name;
        return {};
    }
    return {};
}

// -------------------------------------------------------------------------------- output

void Vm::out(std::string_view utf8) {
    if (m_capture) {
        m_capture->append(utf8);
        return;
    }
    if (m_options.out) m_options.out(utf8);
    const auto diary = m_slots.find("diary");
    if (diary == m_slots.end() || writeDiary(diary->second, utf8)) return;
    const std::string reason = std::strerror(errno);
    diary->second = Value();
    warn("MATLAB:diary:UnableToWrite", "The diary is off: it cannot be written: " + reason + ".");
}

void Vm::err(std::string_view utf8) {
    if (m_capture) {
        m_capture->append(utf8);
        return;
    }
    if (m_options.err) m_options.err(utf8);
}

namespace {

/// The name that inputname tells a class's display; the one before when it returns or throws.
class ShownName {
public:
    ShownName(std::string& name, std::string shown)
        : m_name(name), m_before(std::exchange(name, std::move(shown))) {}
    ~ShownName() { m_name = std::move(m_before); }
    ShownName(const ShownName&) = delete;
    ShownName& operator=(const ShownName&) = delete;

private:
    std::string& m_name;
    std::string m_before;
};

} // namespace

void Vm::display(std::string_view name, const Value& value) {
    if (const Value own = objectFunction(value, "display"); !own.isNothing() && !name.empty()) {
        const Value args[] = {value, Value::text(name)};
        // A user's display asks inputname.
        const bool users = classInfoOf(value) != nullptr;
        const ShownName shown(m_shownName, std::string(name));
        call(own, {args, users ? std::size_t{1} : std::size_t{2}}, 0);
        return;
    }
    if (const Value own = objectFunction(value, "disp"); !own.isNothing()) {
        if (!name.empty()) out(std::string(name) + " = \n\n");
        call(own, {&value, 1}, 0);
        if (!name.empty() && classInfoOf(value)) out("\n");
        return;
    }
    if (const ClassInfo* info = classInfoOf(value); info && info->isA(kCustomDisplay)) {
        const bool compact = currentDisplayFormat(*this).compact;
        if (!name.empty()) out(std::string(name) + (compact ? " = \n" : " = \n\n"));
        Value none;
        (void)customDisplay("disp", {&value, 1}, none);
        return;
    }
    const Reading reading(accelerator(), {"display", m_frame ? m_frame->span() : Span{}});
    const DisplayFormat format = statementDisplayFormat(*this);
    out(name.empty() ? dispText(value, format) : displayText(name, value, format));
}

bool Vm::askDesktop(DesktopRequest request, const std::string& subject) {
    return m_options.desktop && m_options.desktop(request, subject);
}

bool Vm::readLine(std::string_view prompt, std::string& line) {
    return m_options.readLine && m_options.readLine(prompt, line);
}

void Vm::warn(std::string_view identifier, std::string_view message) {
    issueWarning(*this, identifier, message);
}

Value& Vm::sessionSlot(std::string_view name) {
    const auto found = m_slots.find(name);
    if (found != m_slots.end()) return found->second;
    return m_slots.emplace(std::string(name), Value()).first->second;
}

// ------------------------------------------------------------------------------- folders

void Vm::setFolder(const std::string& folder) {
    namespace fs = std::filesystem;
    std::error_code ignored;
    // Messages name files as the first one was named.
    if (fs::path(folder).is_relative()) m_namedFrom = fs::current_path(ignored).string() + "/";
    fs::path whole = fs::absolute(folder, ignored).lexically_normal();
    if (!whole.has_filename() && whole.has_relative_path()) whole = whole.parent_path();
    m_folder = whole.string();
    m_foundFiles.clear();
    ++m_generation;
}

void Vm::changeFolder(const std::string& folder) {
    const std::filesystem::path path = std::filesystem::path(folder).is_absolute()
                                           ? std::filesystem::path(folder)
                                           : std::filesystem::path(m_folder) / folder;
    std::error_code error;
    const std::filesystem::path real = std::filesystem::canonical(path, error);
    if (error || !std::filesystem::is_directory(real, error)) {
        throwError("MATLAB:cd:NonExistentFolder",
                   "Unable to change current folder to '%s' (Name is nonexistent or not a folder).",
                   folder.c_str());
    }
    std::filesystem::current_path(real, error);
    setFolder(real.string());
}

std::vector<std::string>& Vm::searchPath() {
    // The caller may change it.
    m_foundFiles.clear();
    ++m_generation;
    return m_path;
}

} // namespace vitrine
