// SPDX-License-Identifier: Apache-2.0
#include "vm/debugger.h"

#include "base/file_names.h"
#include "vm/vm.h"

#include <algorithm>
#include <map>
#include <set>

namespace vitrine {

namespace {

using lang::Op;
using lang::Proto;

struct Place {
    uint32_t line = 0;
    lang::Instruction* instruction = nullptr;
    bool first = false; ///< of its function
};

/// The first statement of each line of a function and those inside it.
void collectPlaces(const Proto& proto, const SourceFile& file, std::vector<Place>& places) {
    std::set<uint32_t> seen;
    for (uint32_t at : proto.statements) {
        if (at >= proto.code.size()) continue;
        const uint32_t line = file.position(proto.spans[at].begin).line;
        if (!seen.insert(line).second) continue;
        places.push_back({line, const_cast<lang::Instruction*>(&proto.code[at]), seen.size() == 1});
    }
    for (const auto& inner : proto.protos)
        collectPlaces(*inner, file, places);
}

void visitStatements(const Proto& proto, const std::function<void(lang::Instruction&)>& visit) {
    for (uint32_t at : proto.statements) {
        if (at < proto.code.size()) visit(const_cast<lang::Instruction&>(proto.code[at]));
    }
    for (const auto& inner : proto.protos)
        visitStatements(*inner, visit);
}

/// Text of the prompt that lets the code go on.
bool isReturn(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    const auto last = text.find_last_not_of(" \t;,");
    return first != std::string_view::npos && last != std::string_view::npos &&
           text.substr(first, last + 1 - first) == "return";
}

void visitProtos(const CodeUnit& unit, const std::function<void(const Proto&)>& visit) {
    if (unit.program->script) visit(*unit.program->script);
    for (const auto& proto : unit.program->functions)
        visit(*proto);
}

} // namespace

// ------------------------------------------------------------------------------ patching

void Debugger::setBreakpoints(std::vector<Breakpoint> breakpoints) {
    m_breakpoints = std::move(breakpoints);
    patchAll();
}

void Debugger::stopOnError(bool uncaught, bool caught) {
    m_onError = uncaught;
    m_onCaught = caught;
}

void Debugger::stopSoon() {
    m_step = DebugCommand::StepIn;
    patchAll();
}

void Debugger::adopt(const Ref<CodeUnit>& unit) {
    if (m_breakpoints.empty() && !m_step) return;
    if (m_inside) return; // what is typed at the prompt is not stepped through
    m_units.push_back(unit);
    patch(*unit);
}

void Debugger::patchAll() {
    std::set<CodeUnit*> units;
    for (const auto& [path, file] : m_vm.m_files) {
        if (file.unit) units.insert(file.unit.get());
    }
    for (const auto& [name, function] : m_vm.m_commandFunctions)
        units.insert(function->unit);
    for (const Frame* frame = m_vm.m_frame; frame; frame = frame->caller) {
        if (frame->function && frame->function->unit) units.insert(frame->function->unit);
    }
    for (const Ref<CodeUnit>& unit : m_units)
        units.insert(unit.get());
    for (CodeUnit* unit : units) {
        if (!unit->library) patch(*unit);
    }
    if (m_breakpoints.empty() && !m_step) m_units.clear();
}

void Debugger::patch(CodeUnit& unit) {
    std::set<lang::Instruction*> wanted;
    const SourceFile* file = m_vm.m_options.sources.find(unit.program->file);
    if (file && !m_step && !m_breakpoints.empty()) {
        std::vector<Place> places;
        visitProtos(unit, [&](const Proto& proto) { collectPlaces(proto, *file, places); });
        for (const Breakpoint& breakpoint : m_breakpoints) {
            if (!isNamedFile(file->name(), breakpoint.file)) continue;
            const Place* best = nullptr;
            for (const Place& place : places) {
                const bool fits =
                    breakpoint.line == 0 ? place.first : place.line >= breakpoint.line;
                if (fits && (!best || place.line < best->line)) best = &place;
            }
            if (best) wanted.insert(best->instruction);
        }
    }
    visitProtos(unit, [&](const Proto& proto) {
        visitStatements(proto, [&](lang::Instruction& instruction) {
            const bool stops = m_step || m_vm.m_step || wanted.contains(&instruction);
            if (stops && instruction.op != Op::Break && instruction.op != Op::Extra) {
                m_vm.m_patched[&instruction] = instruction.op;
                instruction.op = Op::Break;
            } else if (!stops && instruction.op == Op::Break) {
                instruction.op = m_vm.m_patched.at(&instruction);
            }
        });
    });
}

// ------------------------------------------------------------------------------ stopping

const Breakpoint* Debugger::hit(Frame& frame) {
    const Span span = frame.span();
    const SourceFile* file = m_vm.m_options.sources.find(span.file);
    if (!file) return nullptr;
    const uint32_t line = file->position(span.begin).line;
    std::vector<Place> places;
    visitProtos(*frame.function->unit,
                [&](const Proto& proto) { collectPlaces(proto, *file, places); });
    for (const Breakpoint& breakpoint : m_breakpoints) {
        if (!isNamedFile(file->name(), breakpoint.file)) continue;
        uint32_t at = 0;
        for (const Place& place : places) {
            const bool fits = breakpoint.line == 0 ? place.first : place.line >= breakpoint.line;
            if (fits && (at == 0 || place.line < at)) at = place.line;
        }
        if (at != line) continue;
        // Only its first statement: one line is one stop.
        const bool first = std::any_of(places.begin(), places.end(), [&](const Place& place) {
            return place.instruction == frame.pc;
        });
        if (first) return &breakpoint;
    }
    return nullptr;
}

void Debugger::atStatement(Frame& frame) {
    if (m_inside) return;
    bool step = false;
    if (m_step) {
        step = *m_step == DebugCommand::StepIn ||
               (*m_step == DebugCommand::StepOver && m_vm.m_depth <= m_stepDepth) ||
               (*m_step == DebugCommand::StepOut && m_vm.m_depth < m_stepDepth);
    }
    const Breakpoint* breakpoint = hit(frame);
    if (breakpoint && !breakpoint->condition.empty() && !step) {
        m_inside = true;
        bool holds = true;
        try {
            const std::vector<Value> out =
                m_vm.runUnit(m_vm.unitFromText(breakpoint->condition, &frame, true), &frame, 1);
            holds = !out.empty() && m_vm.logicalScalar(out[0], frame.span());
        } catch (const ScriptError& error) {
            m_vm.err("error in the condition of a breakpoint: " + error.message + "\n");
        }
        m_inside = false;
        if (!holds) return;
    }
    if (step || breakpoint) {
        stop({breakpoint ? DebugStop::Reason::Breakpoint : DebugStop::Reason::Step,
              frame.span(),
              {}});
    }
}

void Debugger::atError(Frame& frame, const std::string& message, bool caught) {
    if (m_inside || !(caught ? m_onCaught : m_onError)) return;
    stop({DebugStop::Reason::Error, frame.span(), message});
}

void Debugger::stop(DebugStop where) {
    m_inside = true;
    m_top = m_vm.m_frame;
    m_selected = 0;
    struct Leave {
        Debugger& debugger;
        ~Leave() {
            debugger.m_inside = false;
            debugger.m_top = nullptr;
        }
    };
    DebugCommand command = DebugCommand::Continue;
    {
        const Leave leave{*this};
        command = m_handler ? m_handler(where) : prompt(where);
    }
    const bool wasStepping = m_step.has_value();
    m_step.reset();
    if (command == DebugCommand::Quit) {
        if (wasStepping) patchAll();
        m_vm.throwInterrupted();
    }
    if (command != DebugCommand::Continue) {
        m_step = command;
        m_stepDepth = m_vm.m_depth;
    }
    if (wasStepping || m_step) patchAll();
}

DebugCommand Debugger::prompt(const DebugStop& where) {
    const SourceFile* file = m_vm.m_options.sources.find(where.span.file);
    if (where.reason == DebugStop::Reason::Error) m_vm.err("error: " + where.message + "\n");
    if (file && where.span.valid() && where.reason != DebugStop::Reason::Keyboard) {
        const uint32_t line = file->position(where.span.begin).line;
        const std::string& text = file->text();
        std::size_t begin = text.rfind('\n', where.span.begin == 0 ? 0 : where.span.begin - 1);
        begin = begin == std::string::npos || where.span.begin == 0 ? 0 : begin + 1;
        const std::size_t end = text.find('\n', begin);
        m_vm.out(std::to_string(line) + "   " +
                 text.substr(begin, end == std::string::npos ? end : end - begin) + "\n");
    }
    const auto tell = [this](const DebugStop* stop) {
        if (m_watcher) m_watcher(stop);
    };
    m_command.reset();
    std::string line;
    tell(&where);
    while (!m_command && m_vm.readLine("K>> ", line)) {
        if (isReturn(line)) break;
        if (line.find_first_not_of(" \t") == std::string::npos) continue;
        try {
            evaluate(m_selected, line);
        } catch (const ScriptError& error) {
            m_vm.err("error: " + error.message + "\n");
        }
        if (!m_command) tell(&where);
    }
    tell(nullptr);
    // The user stopped the wait, and with it the code.
    if (m_vm.m_interrupt.load(std::memory_order_relaxed)) return DebugCommand::Quit;
    return m_command.value_or(DebugCommand::Continue);
}

// ------------------------------------------------------------------------ looking around

Frame* Debugger::frameAt(int index) const {
    Frame* frame = m_inside ? m_top : m_vm.m_frame;
    while (frame && (index > 0 || frame->inLibrary())) {
        if (!frame->inLibrary()) --index;
        frame = frame->caller;
    }
    return frame;
}

std::vector<DebugFrame> Debugger::frames() const {
    std::vector<DebugFrame> out;
    for (int i = 0;; ++i) {
        const Frame* frame = frameAt(i);
        if (!frame) return out;
        out.push_back({frame->proto->name, frame->span()});
    }
}

std::vector<std::pair<std::string, Value>> Debugger::variables(int frame) {
    std::vector<std::pair<std::string, Value>> out;
    Frame* at = frameAt(frame);
    if (!at) return out;
    std::vector<std::string> names;
    m_vm.collectNames(at, names);
    for (const std::string& name : names) {
        if (const Value* value = m_vm.findVariable(at, name)) out.emplace_back(name, *value);
    }
    return out;
}

void Debugger::evaluate(int frame, std::string_view text) {
    Frame* at = frameAt(frame);
    const Ref<CodeUnit> unit = m_vm.unitFromText(text, at, false);
    m_vm.m_keep.push_back(unit);
    (void)m_vm.runUnit(unit, at, 0);
}

bool Debugger::select(int by) {
    if (m_selected + by < 0 || !frameAt(m_selected + by)) return false;
    m_selected += by;
    return true;
}

void Debugger::resume(DebugCommand command) {
    m_command = command;
}

} // namespace vitrine
