// SPDX-License-Identifier: Apache-2.0
// Errors on their way: what catches them, and what they say.
#include "base/host_memory.h"
#include "base/internal_error.h"
#include "base/reclaim.h"
#include "base/stop_error.h"
#include "builtins/core/exceptions.h"
#include "vm/vm.h"

#include <new>
#include <stdexcept>

namespace vitrine {

ScriptError scriptErrorOf(const std::exception& error) {
    if (const auto* script = dynamic_cast<const ScriptError*>(&error)) return *script;
    if (dynamic_cast<const std::bad_alloc*>(&error) ||
        dynamic_cast<const std::length_error*>(&error))
        return {"MATLAB:nomem", "Out of memory."};
    if (dynamic_cast<const InternalError*>(&error)) return {kInternalIdentifier, error.what()};
    return {kInternalIdentifier, std::string("Internal error: ") + error.what()};
}

void Vm::throwInterrupted() {
    // Seen: what cleans up now may run, and may be interrupted itself.
    m_interrupt.store(false, std::memory_order_relaxed);
    reclaim::setOn(true);
    throwStopped();
}

/// An error on its way for the first time: does any frame around catch it?
void Vm::reportToDebugger(Frame& frame, const ScriptError& error) {
    if (!m_debugger || error.identifier == kStopIdentifier) return;
    bool caught = false;
    for (const Frame* f = &frame; f && !caught; f = f->caller) {
        if (!f->pc) continue;
        const auto at = static_cast<uint32_t>(f->pc - f->proto->code.data());
        for (const lang::Handler& handler : f->proto->handlers) {
            caught = caught || (handler.kind == lang::Handler::Kind::Try && at >= handler.begin &&
                                at < handler.end);
        }
    }
    m_debugger->atError(frame, error.message, caught);
}

void Vm::completeError(Frame& frame, ScriptError& error) {
    // Something else than the interpreter may have seen it first.
    if (error.stack.empty() && error.identifier == kStopIdentifier) {
        m_interrupt.store(false, std::memory_order_relaxed);
        reclaim::setOn(true);
    }
    if (error.stack.empty() && m_debugger) reportToDebugger(frame, error);
    if (!error.span.valid()) error.span = frame.span();
    if (error.stack.empty()) error.stack = callStack();
}

/// The instruction to go on at, or null: the error leaves the frame.
const Vm::Instruction* Vm::handle(Frame& frame, ScriptError& error) {
    // Beside full memory, too, an error gets to who catches it.
    const memory::Scope always(memory::Requests::RefuseNone);
    completeError(frame, error);
    const Proto& proto = *frame.proto;
    const auto at = static_cast<uint32_t>(frame.pc - proto.code.data());
    const lang::Handler* found = nullptr;
    for (const lang::Handler& handler : proto.handlers) {
        if (at < handler.begin || at >= handler.end) continue;
        if (handler.kind == lang::Handler::Kind::Validator) {
            const std::string named =
                handler.named < 0 ? std::string()
                                  : proto.named[static_cast<std::size_t>(handler.named)].name;
            error.message = argumentPrefix(handler.position, named) + error.message;
            error.object = nullptr;
            continue;
        }
        // Nothing but cleanups stops an interrupt or a fault of ours.
        if (handler.kind == lang::Handler::Kind::Try && isUncatchable(error)) continue;
        found = &handler;
    }
    // A boxed variable that was being changed keeps its value.
    if (frame.takenBox >= 0) {
        frame.scope->boxes[static_cast<std::size_t>(frame.takenBox)]->value =
            std::move(frame.registers[frame.takenRegister]);
        frame.takenBox = -1;
    }
    m_listsAbove = 0;
    leaveLoops(proto, found ? found->begin : 0, found ? found->end : proto.code.size());
    if (!found) {
        if (!frame.caller) m_lastError = error;
        return nullptr;
    }
    while (m_listDepth > frame.listBase)
        dropList();
    const std::size_t depth = frame.handlingBase + static_cast<std::size_t>(found->depth);
    while (m_handling.size() > depth)
        m_handling.pop_back();
    m_handling.push_back(error);
    if (found->kind == lang::Handler::Kind::Try) m_lastError = error;
    return proto.code.data() + found->target;
}

void Vm::catchError(Frame& frame, const Instruction& in) {
    if (in.n == 0 || m_handling.empty()) return;
    const memory::Scope always(memory::Requests::RefuseNone);
    set(frame, in.a, makeException(m_handling.back(), m_options.sources));
}

void Vm::endCatch() {
    if (!m_handling.empty()) m_handling.pop_back();
}

void Vm::rethrow(Frame& frame) {
    (void)frame;
    VITRINE_ASSERT(!m_handling.empty());
    ScriptError error = std::move(m_handling.back());
    m_handling.pop_back();
    throw error;
}

void Vm::setLastError(ScriptError error) {
    m_lastError = std::move(error);
}

const ScriptError* Vm::lastError() {
    return m_lastError ? &*m_lastError : nullptr;
}

void Vm::throwUnset(Frame& frame, std::string_view name) {
    const Proto& proto = *frame.proto;
    for (int i = 0; i < proto.inputCount; ++i) {
        if (proto.locals[static_cast<std::size_t>(i)] == name && i >= frame.inputs)
            throwError("MATLAB:minrhs", "Not enough input arguments.");
    }
    suggest(&frame, name);
    throwError("MATLAB:UndefinedFunction", "Unrecognized function or variable '%s'.",
               std::string(name).c_str());
}

/// An unset local is read: in a script or an anonymous function it may mean a function.
const Value& Vm::readUnset(Frame& frame, int index, Value& scratch) {
    const Proto& proto = *frame.proto;
    if (index >= proto.localCount())
        throwError("MATLAB:TooManyOutputs", "Too many output arguments.");
    const std::string& name = proto.locals[static_cast<std::size_t>(index)];
    if (frame.isScript || (proto.kind == Proto::Kind::Anonymous && index >= proto.inputCount)) {
        CallSite site;
        site.name = name;
        invoke(frame, site, nullptr, 0, 1, scratch, nullptr);
        if (!scratch.isNothing()) return scratch;
        throwError("MATLAB:TooManyOutputs", "Too many output arguments.");
    }
    throwUnset(frame, name);
}

} // namespace vitrine
