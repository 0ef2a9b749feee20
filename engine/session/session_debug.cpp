// SPDX-License-Identifier: Apache-2.0
// The debugger as the interface sees it.
#include "base/log.h"
#include "session/session_state.h"

namespace vitrine {

namespace {

StoppedCode::Reason reasonOf(DebugStop::Reason reason) {
    switch (reason) {
    case DebugStop::Reason::Breakpoint:
        return StoppedCode::Reason::Breakpoint;
    case DebugStop::Reason::Step:
        return StoppedCode::Reason::Step;
    case DebugStop::Reason::Error:
        return StoppedCode::Reason::Error;
    case DebugStop::Reason::Keyboard:
        break;
    }
    return StoppedCode::Reason::Keyboard;
}

DebugCommand commandOf(Resume resume) {
    switch (resume) {
    case Resume::Continue:
        return DebugCommand::Continue;
    case Resume::StepOver:
        return DebugCommand::StepOver;
    case Resume::StepIn:
        return DebugCommand::StepIn;
    case Resume::StepOut:
        return DebugCommand::StepOut;
    case Resume::Quit:
        break;
    }
    return DebugCommand::Quit;
}

} // namespace

void Session::setBreakpoints(const std::vector<BreakpointInfo>& breakpoints) {
    std::vector<Breakpoint> all;
    for (const BreakpointInfo& b : breakpoints)
        all.push_back({b.file, b.line, b.condition, b.message});
    m_state->vm->debugger().setBreakpoints(std::move(all));
}

std::vector<BreakpointInfo> Session::breakpoints() const {
    std::vector<BreakpointInfo> all;
    for (const Breakpoint& b : m_state->vm->debugger().breakpoints())
        all.push_back({b.file, b.line, b.condition, b.message});
    return all;
}

void Session::stopOnError(bool uncaught, bool caught) {
    m_state->vm->debugger().stopOnError(uncaught, caught);
}

ErrorStops Session::errorStops() const {
    const Debugger& debugger = m_state->vm->debugger();
    return {debugger.stopsOnError(), debugger.stopsOnCaught()};
}

void Session::runTo(const std::string& file, uint32_t line) {
    m_state->vm->debugger().runTo({file, line, {}, {}});
}

bool Session::selectFrame(int frame) {
    return m_state->vm->debugger().selectFrame(frame);
}

void Session::stopAtNextStatement() {
    m_state->vm->debugger().stopSoon();
}

StoppedCode Session::State::describe(const DebugStop& stop) {
    StoppedCode code;
    code.reason = reasonOf(stop.reason);
    code.message = stop.message;
    code.selected = vm->debugger().selected();
    for (const DebugFrame& frame : vm->debugger().frames()) {
        StoppedCode::Frame shown;
        shown.function = frame.function;
        const SourceFile* file = sources.find(frame.span.file);
        if (file) shown.file = file->name();
        const LineColumn at = sources.position(frame.span);
        shown.line = at.line;
        shown.column = at.column;
        code.frames.push_back(std::move(shown));
    }
    return code;
}

/// Who looks at stopped code sees what it has drawn so far.
void Session::State::publishStop() {
    try {
        figures.publish(acceleratedRange(accelerator));
    } catch (const std::exception& error) {
        log::warn("session", std::string("The figures cannot be drawn: ") + error.what());
    }
    publish();
}

void Session::setStopped(std::function<Resume(const StoppedCode&)> handler) {
    Debugger& debugger = m_state->vm->debugger();
    if (!handler) return debugger.setHandler({});
    debugger.setHandler([this, handler = std::move(handler)](const DebugStop& stop) {
        const StoppedCode code = m_state->describe(stop);
        m_state->publishStop();
        const PhaseScope paused(Phase::Paused);
        return commandOf(handler(code));
    });
}

void Session::watchStops(std::function<void(const StoppedCode*)> watcher) {
    Debugger& debugger = m_state->vm->debugger();
    if (!watcher) return debugger.setWatcher({});
    debugger.setWatcher([this, watcher = std::move(watcher)](const DebugStop* stop) {
        if (!stop) {
            m_state->stoppedFrame.reset();
            return watcher(nullptr);
        }
        const StoppedCode code = m_state->describe(*stop);
        m_state->stoppedFrame = code.selected;
        m_state->publishStop();
        watcher(&code);
    });
}

std::vector<VariableInfo> Session::variablesOfFrame(int frame) {
    std::vector<VariableInfo> rows;
    for (const auto& [name, value] : m_state->vm->debugger().variables(frame))
        rows.push_back(State::describe(name, value));
    return rows;
}

RunOutcome Session::runInFrame(int frame, const std::string& text) {
    RunOutcome outcome;
    try {
        m_state->vm->debugger().evaluate(frame, text);
    } catch (const std::exception& error) {
        m_state->describeError(scriptErrorOf(error), outcome);
    }
    m_state->publish();
    return outcome;
}

} // namespace vitrine
