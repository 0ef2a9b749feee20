// SPDX-License-Identifier: Apache-2.0
// Calls of user functions, builtins, scripts and handles.
#include "accel/accelerator.h"
#include "builtins/containers/library_object.h"
#include "builtins/core/support.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/functions/inline_functions.h"
#include "builtins/gradients/dlarrays.h"
#include "builtins/sparse/sparse.h"
#include "value/object_array.h"
#include "value/tensor.h"
#include "vm/profiler.h"
#include "vm/user_class.h"
#include "vm/vm.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace vitrine {

using lang::Op;

namespace {

[[noreturn]] void throwTooManyInputs() {
    throwError("MATLAB:TooManyInputs", "Too many input arguments.");
}

/// Captured variables that the compiler did not know: see Vm::namesMadeAtRunTime.
void takeNames(Frame& frame, const Value& names) {
    const StructArray& s = names.structure();
    frame.extra = std::make_unique<Workspace>();
    frame.extraCaptures = true;
    for (const std::string& name : s.fieldNames())
        frame.extra->values[name] = *s.find(name);
}

/// Conversions, which take the number that an object of a class derived from one is.
bool takesNumbers(std::string_view name) {
    return name == "isnumeric" || name.starts_with("bit") || dtypeFromName(name).has_value();
}

bool callsMethod(const Value* args, int count) {
    return std::any_of(args, args + count, [](const Value& v) { return v.kind() == Kind::Object; });
}

/// The function of a file that all may call: no local one, none of a class or of a private folder.
bool isPublicFile(const Function& function) {
    const CodeUnit& unit = *function.unit;
    return !unit.script && unit.main && unit.main->proto == function.proto && !unit.ownClass &&
           !unit.folder.ends_with("/private") && unit.folder.find("/@") == std::string::npos;
}

} // namespace

/// Element-wise builtins of inline real doubles: the block function that arrays use, on one
/// element. A NaN that no argument had may stand for a complex result: the long way decides.
bool Vm::callScalar(const CallSite& site, const Value* args, int count, Value& result) {
    const auto& op = *static_cast<const ElementwiseOp*>(site.detail);
    if (op.arity != count) return false;
    double values[3];
    const void* pointers[3];
    bool nan = false;
    for (int i = 0; i < count; ++i) {
        if (!args[i].isDoubleInline()) return false;
        values[i] = args[i].doubleInline();
        nan = nan || std::isnan(values[i]);
        pointers[i] = &values[i];
    }
    const BlockFunction function = op.hostFor(DType::Double);
    if (op.returnsLogical()) {
        bool out = false;
        function(pointers, &out, 1);
        result = Value::logical(out);
        return true;
    }
    double out = 0;
    function(pointers, &out, 1);
    if (std::isnan(out) && !nan) return false;
    result = Value(out);
    return true;
}

int Vm::wanted(const Frame& frame, int outputs) const {
    if (outputs == lang::kCountedOutputs) return frame.counted;
    if (outputs == lang::kFrameOutputs) return frame.outputs;
    return outputs;
}

void Vm::callSite(Frame& frame, const Instruction& in) {
    const CallSite& site = frame.proto->sites[in.b];
    Value* args = frame.registers + in.c;
    for (int i = 0; i < in.n; ++i) {
        if (!args[i].isNothing()) continue;
        Value scratch;
        args[i] = readUnset(frame, in.c + i, scratch);
    }
    Value result;
    const int outputs = std::min(wanted(frame, site.outputs), 1);
    invoke(frame, site, args, in.n, outputs, result, nullptr);
    for (int i = 0; i < in.n; ++i) {
        if (!args[i].isNothing()) args[i] = Value();
    }
    if (result.isNothing() && site.outputs == 1) {
        throwError("MATLAB:TooManyOutputs", "Too many output arguments.");
    }
    set(frame, in.a, std::move(result));
}

void Vm::callOne(Frame& frame, const Instruction& in) {
    const CallSite& site = frame.proto->sites[in.b];
    std::vector<Value> args = std::move(topList().values);
    dropList();
    Value result;
    invoke(frame, site, args.data(), static_cast<int>(args.size()),
           std::min(wanted(frame, site.outputs), 1), result, nullptr);
    if (result.isNothing() && site.outputs == 1)
        throwError("MATLAB:TooManyOutputs", "Too many output arguments.");
    set(frame, in.a, std::move(result));
}

void Vm::callMany(Frame& frame, const Instruction& in) {
    const CallSite& site = frame.proto->sites[in.b];
    std::vector<Value> args = std::move(topList().values);
    dropList();
    Value result;
    std::vector<Value> many;
    const int outputs = wanted(frame, site.outputs);
    m_missingOutput.clear();
    invoke(frame, site, args.data(), static_cast<int>(args.size()), outputs, result,
           outputs > 1 ? &many : nullptr);
    // Give the arguments' storage back to the list that comes next at this depth.
    args.clear();
    std::vector<Value>& list = topList().values;
    if (outputs <= 1) {
        if (!result.isNothing())
            list.push_back(std::move(result));
        else if (outputs == 1)
            throwError("MATLAB:TooManyOutputs", "Too many output arguments.");
        return;
    }
    for (Value& v : many)
        list.push_back(std::move(v));
}

namespace {

/// The instruction that asks what this one makes for a member by name; null: there is none. A
/// temporary is written before what reads it, in the order of the code.
const lang::Instruction* memberOfMade(const Frame& frame) {
    const lang::Proto& proto = *frame.proto;
    const Op op = frame.pc ? frame.pc->op : Op::Extra;
    if (op != Op::Call && op != Op::Field && op != Op::Break) return nullptr;
    const uint16_t made = frame.pc->a;
    if (made < proto.localCount()) return nullptr;
    constexpr std::ptrdiff_t kMostArguments = 256;
    const lang::Instruction* end = proto.code.data() + proto.code.size();
    end = frame.pc + std::min<std::ptrdiff_t>(end - frame.pc, kMostArguments);
    for (const lang::Instruction* at = frame.pc + 1; at < end; ++at) {
        const bool names = at->op == Op::Field || at->op == Op::FieldPush ||
                           at->op == Op::DynField || at->op == Op::DynFieldPush ||
                           at->op == Op::Method;
        if (names && at->b == made) return at;
        if (at->a == made) return nullptr;
    }
    return nullptr;
}

/// Name.member of a class that the compiler did not find: a member of the class, no object's.
bool asksClass(const Frame& frame, const UserClass& info) {
    if (info.fromFolder) return false;
    const lang::Instruction* at = memberOfMade(frame);
    if (!at || info.enumerates) return at != nullptr;
    if (at->op == Op::DynField || at->op == Op::DynFieldPush) return false;
    const uint16_t field = at->op == Op::Method ? at[1].a : at->c;
    const std::string& name = frame.proto->fields[field].name;
    const ClassMethod* method = info.findMethod(name);
    const ClassProperty* property = info.findProperty(name);
    return (method && method->isStatic) || (property && property->constant) ||
           (!method && name == "empty");
}

} // namespace

void Vm::invoke(Frame& frame, const CallSite& site, Value* args, int count, int outputs,
                Value& result, std::vector<Value>* many) {
    if (site.generation != m_generation || site.kind == SiteKind::None || frame.extraCaptures) {
        // A name that no function has, known from the last call: a method without a look at
        // folders.
        if (site.kind == SiteKind::None && site.generation == m_generation &&
            !frame.extraCaptures && callsMethod(args, count) &&
            callMethod(site.name, {args, static_cast<std::size_t>(count)}, outputs, result, many))
            return;
        // A variable made at run time hides functions; making one starts a new generation.
        const Value* variable = site.command ? nullptr : findDynamic(frame, site.name);
        if (variable) {
            const Value held = *variable;
            if (count > 0) return callValue(&frame, held, args, count, outputs, result, many);
            result = held;
            if (many) many->push_back(std::move(result));
            return;
        }
        resolve(&frame, site);
    }
    switch (site.kind) {
    case SiteKind::User: {
        // Methods come after functions of the same file, before all others.
        const auto& function = *static_cast<const Function*>(site.target);
        const CodeUnit* from = frame.function ? frame.function->unit : nullptr;
        if (function.unit != from && callsMethod(args, count) &&
            !function.unit->folder.ends_with("/private") &&
            callMethod(site.name, {args, static_cast<std::size_t>(count)}, outputs, result, many))
            return;
        return callUser(function, args, count, outputs, result, many);
    }
    case SiteKind::Nested: {
        const auto& function = *static_cast<const Function*>(site.target);
        return callUser(function, args, count, outputs, result, many, scopeFor(frame, function));
    }
    case SiteKind::Script:
        if (count > 0 && callsMethod(args, count) &&
            callMethod(site.name, {args, static_cast<std::size_t>(count)}, outputs, result, many))
            return;
        if (count > 0) throwTooManyInputs();
        return runScript(*static_cast<const Function*>(site.target), &frame, outputs, many);
    case SiteKind::Builtin:
    case SiteKind::Scalar:
        return callBuiltin(*static_cast<const Builtin*>(site.target),
                           {args, static_cast<std::size_t>(count)}, outputs, result, many,
                           frame.span());
    case SiteKind::Class:
        if (count == 0 && !many && asksClass(frame, *static_cast<const UserClass*>(site.target))) {
            result = packageValue(site.name);
            return;
        }
        return invokeClass(site, args, count, outputs, result, many);
    case SiteKind::ClassMember:
    case SiteKind::Superclass:
        return invokeClass(site, args, count, outputs, result, many);
    case SiteKind::None:
        if (count == 0 && isPackage(site.name)) {
            result = packageValue(site.name);
            if (many) many->push_back(std::move(result));
            return;
        }
        if (callMethod(site.name, {args, static_cast<std::size_t>(count)}, outputs, result, many))
            return;
        for (int i = 0; i < count; ++i) {
            if (classInfoOf(args[i]))
                throwError("MATLAB:UndefinedFunction",
                           "Undefined function '%s' for input arguments of type '%s'.",
                           site.name.c_str(), args[i].className().c_str());
        }
        break;
    }
    throwUnset(frame, site.name);
}

/// A method of an object of the library, which its function of that name comes after.
bool Vm::callMethod(std::string_view name, std::span<const Value> args, int outputs, Value& result,
                    std::vector<Value>* many) {
    const Value* dominant = dominantObject(args);
    for (std::size_t i = 0; dominant && i <= args.size(); ++i) {
        const Value& v = i == 0 ? *dominant : args[i - 1];
        const ClassInfo* info = classInfoOf(v);
        if (!info) continue;
        const ClassMethod* method = methodFor(*info, name);
        std::vector<Value> all(args.begin(), args.end());
        if (!method || method->isStatic || method->handle.isNothing()) {
            if (!builtinMethod(name, args, result, outputs)) continue;
            if (many && !result.isNothing()) many->push_back(std::move(result));
            return true;
        }
        // A private method of a class above: nobody sees it from below.
        if (method->access.kind == MemberAccess::Kind::Private && method->owner != info &&
            !mayUse(method->access, *method->owner))
            continue;
        requireMethod(method->access, *method->owner, name, *info);
        callMethodOf(*method, v, all, outputs, result, many);
        return true;
    }
    // What shows an object is given its name by display (Vm::display).
    if (name == "call" || name == "set" || name == "display") return false;
    for (const Value& v : args) {
        if (classInfoOf(v)) continue;
        const Value own = objectFunction(v, name);
        if (own.isNothing()) continue;
        std::vector<Value> all(args.begin(), args.end());
        const int count = static_cast<int>(all.size());
        // A function of a file is the method itself and looks for none of its name.
        if (own.isFunctionHandle() && own.handle().code && !own.handle().scope)
            callUser(static_cast<const Function&>(*own.handle().code), all.data(), count, outputs,
                     result, many, {}, own.handle().captures);
        else
            callValue(m_frame, own, all.data(), count, outputs, result, many);
        return true;
    }
    return false;
}

void Vm::callBuiltin(const Builtin& builtin, std::span<const Value> args, int outputs,
                     Value& result, std::vector<Value>* many, Span span) {
    const int count = static_cast<int>(args.size());
    const auto onDevice = [](const Value& v) { return !v.isScalarInline() && v.isGpuArray(); };
    const auto bitOf = [](Kind kind) { return 1u << static_cast<unsigned>(kind); };
    unsigned kinds = 0;
    for (const Value& v : args)
        kinds |= bitOf(v.kind());
    const bool numbers = (kinds & ~bitOf(Kind::Scalar)) == 0;
    const bool sparse = (kinds & bitOf(Kind::Sparse)) != 0;
    const bool labelled = (kinds & bitOf(Kind::DlArray)) != 0;
    if ((kinds & bitOf(Kind::Object)) != 0) [[unlikely]] {
        const bool past = std::exchange(m_pastMethods, false);
        if (!past && callMethod(builtin.name, args, outputs, result, many)) return;
        const std::string_view called(builtin.name);
        if ((called == "get" || called == "set") && count > 0 && classInfoOf(args[0]))
            throwUndefinedFor(called, args[0]);
        if (builtin.op || takesNumbers(builtin.name)) {
            // The numbers that objects of classes derived from them are.
            std::vector<Value> plain(args.begin(), args.end());
            bool any = false;
            for (Value& v : plain) {
                const Value number = numbersOfObjects(v);
                any |= !number.isNothing();
                if (!number.isNothing()) v = number;
            }
            if (any) return callBuiltin(builtin, plain, outputs, result, many, span);
        }
    }
    if (builtin.maxArgs >= 0 && count > builtin.maxArgs) throwTooManyInputs();
    if (count < builtin.minArgs) throwError("MATLAB:minrhs", "Not enough input arguments.");
    if (builtin.maxOutputs >= 0 && outputs > std::max(builtin.maxOutputs, 0))
        throwError("MATLAB:maxlhs", "Too many output arguments.");
    if (!builtin.function && !sparse && !labelled) {
        result = applyElementwise(*this, *builtin.op, args, span);
        if (onDevice(result)) accelerator().requireDevice(result, builtin.name, span);
        if (m_trap) trap(builtin.name, args, {&result, 1}, span);
        if (many) many->push_back(std::move(result));
        return;
    }
    if (m_outputsUsed == m_outputs.size())
        m_outputs.push_back(std::make_unique<std::vector<Value>>());
    std::vector<Value>& out = *m_outputs[m_outputsUsed++];
    /// What it throws leaves no frame with arguments that are gone.
    struct Leave {
        Vm& vm;
        std::vector<Value>& out;
        Frame* frame;
        std::span<const Value> outer;
        ~Leave() {
            if (frame) frame->arguments = outer;
            --vm.m_outputsUsed;
            out.clear();
        }
    } leave{*this, out, m_frame, {}};
    if (m_frame) leave.outer = std::exchange(m_frame->arguments, args);
    Call call{*this, args, outputs, out, span};
    m_progress.atStatement(span);
    {
        const Reading reading(accelerator(), {builtin.name, span});
        if (labelled)
            callWithDlArray(call, builtin);
        else if (sparse)
            callWithSparse(call, builtin);
        else
            builtin.function(call);
    }
    if (!numbers && builtin.rules.gpu == GpuRule::Keep &&
        std::any_of(args.begin(), args.end(), onDevice)) {
        for (Value& v : out) {
            if (!v.isArray() || v.dtype() == DType::Char) continue;
            accelerator().requireDevice(v, builtin.name, span);
            v = accelerator().toGpuArray(v, span);
        }
    }
    if (builtin.rules.signs != SignRule::Unknown && !out.empty() && !out.front().isScalarInline())
        noteSigns(builtin.rules.signs, args, out.front());
    for (const Value& v : out) {
        if (onDevice(v)) accelerator().requireDevice(v, builtin.name, span);
    }
    if (m_trap) trap(builtin.name, args, out, span);
    if (many) {
        for (Value& v : out)
            many->push_back(std::move(v));
    } else if (!out.empty()) {
        result = std::move(out.front());
    }
}

void Vm::callUser(const Function& function, Value* args, int count, int outputs, Value& result,
                  std::vector<Value>* many, const Ref<Scope>& scope,
                  std::span<const Value> captures) {
    if (m_trap && function.unit && function.unit->library && !std::exchange(m_trapping, false))
        [[unlikely]]
        return callTrapped(function, args, count, outputs, result, many, scope, captures);
    if (m_measures && !std::exchange(m_measured, false)) [[unlikely]]
        return callMeasured(function, args, count, outputs, result, many, scope, captures);
    const Proto& proto = *function.proto;
    if (m_attention.load(std::memory_order_relaxed)) attend();
    if (m_depth >= kMaxDepth) {
        throwError("MATLAB:lang:StackOverflow",
                   "Maximum recursion limit of 500 reached. Use set(0,'RecursionLimit',N) to "
                   "change the limit. Be aware that exceeding your available stack space can "
                   "crash MATLAB and/or your computer.");
    }
    if (count > proto.inputCount && proto.varargin < 0 && proto.named.empty()) throwTooManyInputs();
    if (outputs > proto.outputCount && proto.varargout == -1 && proto.kind == Proto::Kind::Function)
        throwError("MATLAB:TooManyOutputs", "Too many output arguments.");
    Frame frame(m_frame, function, count, outputs, m_listDepth, m_handling.size());
    frame.many = many;
    // Leaving restores the VM whether the function returns or throws.
    struct Leave {
        Vm& vm;
        Frame& frame;
        ~Leave() {
            if (frame.links) storeLinks(frame);
            vm.m_frame = frame.caller;
            --vm.m_depth;
            vm.m_registers.pop(frame.registers, frame.proto->registerCount);
            while (vm.m_listDepth > frame.listBase)
                vm.dropList();
        }
    };
    const Waiting waiting(m_frame);
    frame.registers = m_registers.push(proto.registerCount);
    ++m_depth;
    m_frame = &frame;
    {
        Leave leave{*this, frame};
        if (!proto.named.empty()) count = gatherNamed(frame, args, count);
        if (count < proto.requiredInputs) {
            throwError("MATLAB:minrhs",
                       "Invalid argument list. Function requires %d more input(s).",
                       proto.requiredInputs - count);
        }
        for (int i = 0; i < std::min(count, proto.inputCount); ++i)
            frame.registers[i] = std::move(args[i]);
        if (proto.varargin >= 0) gatherExtra(frame, args, count);
        if (!captures.empty()) takeCaptures(frame, captures);
        if (!proto.boxes.empty() || proto.nested)
            enterScope(frame, scope);
        else if (scope)
            frame.scope = scope; // an anonymous function calls the nested ones around it
        if (proto.constructs) presetObject(frame);
        execute(frame);
        result = std::move(frame.result);
    }
}

/// The call of a function of the library, whose answers are looked at.
void Vm::callTrapped(const Function& function, Value* args, int count, int outputs, Value& result,
                     std::vector<Value>* many, const Ref<Scope>& scope,
                     std::span<const Value> captures) {
    const std::vector<Value> trapped(args, args + count);
    const std::size_t before = many ? many->size() : 0;
    m_trapping = true;
    callUser(function, args, count, outputs, result, many, scope, captures);
    const Span at = m_frame ? m_frame->span() : Span();
    if (many)
        trap(function.proto->name, trapped, {many->data() + before, many->size() - before}, at);
    else
        trap(function.proto->name, trapped, {&result, 1}, at);
}

void Vm::takeCaptures(Frame& frame, std::span<const Value> captures) {
    const auto& own = frame.proto->captures;
    for (std::size_t i = 0; i < std::min(captures.size(), own.size()); ++i)
        frame.registers[own[i].to] = captures[i];
    if (captures.size() > own.size()) takeNames(frame, captures.back());
}

void Vm::gatherExtra(Frame& frame, Value* args, int count) {
    const Proto& proto = *frame.proto;
    const int extra = std::max(0, count - proto.inputCount);
    if (proto.repeating > 0) {
        if (extra % proto.repeating != 0)
            throwError("MATLAB:functionValidation:IncompleteRepeatingArguments",
                       "Repeating arguments must be given in groups of %d.", proto.repeating);
        const int groups = extra / proto.repeating;
        for (int k = 0; k < proto.repeating; ++k) {
            auto cell = makeRef<Cell>(Shape(1, groups));
            for (int i = 0; i < groups; ++i)
                cell->elements[static_cast<std::size_t>(i)] =
                    std::move(args[proto.inputCount + i * proto.repeating + k]);
            frame.registers[proto.varargin + k] = Value(std::move(cell));
        }
        return;
    }
    auto cell = makeRef<Cell>(Shape(extra > 0 ? 1 : 0, extra));
    for (int i = 0; i < extra; ++i)
        cell->elements[static_cast<std::size_t>(i)] = std::move(args[proto.inputCount + i]);
    frame.registers[proto.varargin] = Value(std::move(cell));
}

/// Boxes of a frame: those of the function around it, and its own.
void Vm::enterScope(Frame& frame, const Ref<Scope>& parent) {
    const Proto& proto = *frame.proto;
    frame.scope = makeRef<Scope>();
    frame.scope->parent = parent;
    frame.scope->proto = &proto;
    frame.scope->boxes.reserve(proto.boxes.size());
    for (const lang::BoxInfo& info : proto.boxes) {
        if (info.parentBox >= 0 && parent) {
            frame.scope->boxes.push_back(parent->boxes[static_cast<std::size_t>(info.parentBox)]);
            continue;
        }
        auto box = makeRef<Box>();
        if (info.local >= 0) box->value = std::move(frame.registers[info.local]);
        frame.scope->boxes.push_back(std::move(box));
    }
}

/// The scope in which a nested function called from this frame was written.
Ref<Scope> Vm::scopeFor(const Frame& frame, const Function& function) const {
    const Frame* from = &frame;
    while (from->isScript && from->owner)
        from = from->owner;
    for (Ref<Scope> scope = from->scope; scope; scope = scope->parent) {
        if (scope->proto == function.proto->parent) return scope;
    }
    return from->scope;
}

Value Vm::takeOutput(Frame& frame, int32_t place) {
    if (place < 0) return frame.scope->boxes[static_cast<std::size_t>(-1 - place)]->value;
    if (frame.links) return frame.registers[place];
    // An input may be an output too, and a handle may hold the frame's value: moving is safe since
    // the frame ends here; each output names a register of its own.
    return std::move(frame.registers[place]);
}

void Vm::returnOutputs(Frame& frame) {
    const Proto& proto = *frame.proto;
    if (proto.kind == Proto::Kind::Script) return;
    const int fixed = proto.outputCount;
    if (!frame.many && proto.varargout == -1 && fixed > 0) { // the usual function
        frame.result = takeOutput(frame, proto.outputs[0]);
        if (!frame.result.isNothing() || frame.outputs == 0) return;
    }
    const auto text = [&](const std::string& name) {
        return "Output argument \"" + name +
               "\" (and possibly others) not assigned a value in the execution with \"" +
               proto.name + "\" function.";
    };
    const auto missing = [&](const std::string& name) {
        throw ScriptError("MATLAB:unassignedOutputs", text(name));
    };
    std::vector<Value> rest;
    if (proto.varargout != -1) {
        const Value cell =
            proto.varargout >= 0
                ? frame.registers[proto.varargout]
                : frame.scope->boxes[static_cast<std::size_t>(-2 - proto.varargout)]->value;
        if (cell.isCell()) rest = cell.cell().elements;
    }
    if (!frame.many) {
        if (fixed > 0) {
            frame.result = takeOutput(frame, proto.outputs[0]);
            if (frame.result.isNothing() && frame.outputs > 0) missing(proto.shownOutputs[0]);
        } else if (!rest.empty()) {
            frame.result = rest[0];
        } else if (frame.outputs > 0 && proto.varargout != -1) {
            missing("varargout{1}");
        }
        return;
    }
    // An output that has no value is an error where its value is used: not for [~,y] = f.
    const std::size_t before = frame.many->size();
    m_missingOutput.clear();
    for (int i = 0; i < frame.outputs; ++i) {
        const auto at = static_cast<std::size_t>(i);
        Value value;
        if (i < fixed)
            value = takeOutput(frame, proto.outputs[at]);
        else if (at - static_cast<std::size_t>(fixed) < rest.size())
            value = rest[at - static_cast<std::size_t>(fixed)];
        else {
            if (proto.varargout != -1 && m_missingOutput.empty())
                m_missingOutput = text("varargout{" + std::to_string(i - fixed + 1) + "}");
            break;
        }
        if (value.isNothing() && m_missingOutput.empty())
            m_missingOutput = text(proto.shownOutputs[at]);
        frame.many->push_back(std::move(value));
    }
    while (frame.many->size() > before && frame.many->back().isNothing())
        frame.many->pop_back();
    if (frame.many->size() == before && !m_missingOutput.empty())
        throw ScriptError("MATLAB:unassignedOutputs", m_missingOutput);
}

/// object(args…) where object may be a handle (a call) or any value (an index).
void Vm::callValue(Frame* frame, const Value& callee, Value* args, int count, int outputs,
                   Value& result, std::vector<Value>* many) {
    if (const Value inner = inlineHandle(callee); !inner.isNothing())
        return callValue(frame, inner, args, count, outputs, result, many);
    if (!callee.isFunctionHandle()) {
        if (const Value own = objectFunction(callee, "call"); !own.isNothing()) {
            std::vector<Value> all{callee};
            all.insert(all.end(), args, args + count);
            return callValue(frame, own, all.data(), count + 1, outputs, result, many);
        }
        result = indexInto(callee, {args, static_cast<std::size_t>(count)},
                           frame ? frame->span() : Span{});
        if (many) many->push_back(std::move(result));
        return;
    }
    const Ref<FunctionHandle> handle(const_cast<FunctionHandle*>(&callee.handle()));
    if (handle->code) {
        const auto& function = static_cast<const Function&>(*handle->code);
        // @name of a file, called outside the library with an object that has a method of that
        // name: as for name(…), the method comes first.
        if (!handle->scope && callsMethod(args, count) && isPublicFile(function) &&
            !(m_frame && m_frame->inLibrary()) &&
            callMethod(handle->name, {args, static_cast<std::size_t>(count)}, outputs, result,
                       many))
            return;
        const Ref<Scope> scope(static_cast<Scope*>(handle->scope.get()));
        return callUser(function, args, count, outputs, result, many, scope, handle->captures);
    }
    if (handle->scope) {
        const Builtin& own = static_cast<const OwnBuiltin&>(*handle->scope).builtin;
        return callBuiltin(own, {args, static_cast<std::size_t>(count)}, outputs, result, many,
                           frame     ? frame->span()
                           : m_frame ? m_frame->span()
                                     : Span{});
    }
    const CallSite& site = siteFor(handle->name);
    if (site.generation != m_generation || site.kind == SiteKind::None) resolve(nullptr, site);
    // @name where an argument's class has a method of that name.
    if (callsMethod(args, count) &&
        callMethod(handle->name, {args, static_cast<std::size_t>(count)}, outputs, result, many))
        return;
    switch (site.kind) {
    case SiteKind::User:
    case SiteKind::Nested:
        return callUser(*static_cast<const Function*>(site.target), args, count, outputs, result,
                        many);
    case SiteKind::Script:
        return runScript(*static_cast<const Function*>(site.target), m_frame, outputs, many);
    case SiteKind::Class:
    case SiteKind::ClassMember:
    case SiteKind::Superclass:
        return invokeClass(site, args, count, outputs, result, many);
    case SiteKind::Builtin:
    case SiteKind::Scalar:
        return callBuiltin(*static_cast<const Builtin*>(site.target),
                           {args, static_cast<std::size_t>(count)}, outputs, result, many,
                           frame     ? frame->span()
                           : m_frame ? m_frame->span()
                                     : Span{});
    case SiteKind::None:
        break;
    }
    throwError("MATLAB:UndefinedFunction", "Unrecognized function or variable '%s'.",
               handle->name.c_str());
}

/// Runs statements in the workspace of a frame (null: the base workspace).
void Vm::runScript(const Function& script, Frame* owner, int outputs, std::vector<Value>* many) {
    const Proto& proto = *script.proto;
    if (m_depth >= kMaxDepth) {
        throwError("MATLAB:lang:StackOverflow", "Maximum recursion limit of 500 reached.");
    }
    const std::shared_ptr<Profiler> profiler = m_profiler; // profile clear may come before its end
    std::optional<Profiler::Call> measured;
    if (m_measures && !script.unit->folder.empty()) measured.emplace(*profiler, script);
    Frame frame(m_frame, script, owner ? owner->inputs : 0, outputs, m_listDepth,
                m_handling.size());
    frame.many = many;
    frame.isScript = true;
    frame.owner = owner;
    // The script may have met other variables when its call sites were resolved.
    ++m_generation;
    std::optional<ScriptError> refused;
    struct Leave {
        Vm& vm;
        Frame& frame;
        std::optional<ScriptError>& refused;
        ~Leave() {
            vm.exportVariables(frame, refused);
            vm.m_frame = frame.caller;
            --vm.m_depth;
            vm.m_registers.pop(frame.registers, frame.proto->registerCount);
            while (vm.m_listDepth > frame.listBase)
                vm.dropList();
        }
    };
    const Waiting waiting(m_frame);
    frame.registers = m_registers.push(proto.registerCount);
    ++m_depth;
    m_frame = &frame;
    {
        Leave leave{*this, frame, refused};
        if (!proto.boxes.empty()) enterScope(frame, {});
        importVariables(frame);
        execute(frame);
        if (many && !frame.result.isNothing()) many->push_back(std::move(frame.result));
    }
    if (refused) throw *refused;
}

} // namespace vitrine
