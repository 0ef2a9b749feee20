// SPDX-License-Identifier: Apache-2.0
#include "vm/debugger.h"

#include "base/file_names.h"
#include "base/stop_error.h"
#include "builtins/display/display.h"
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

constexpr int kTarget = -1; ///< stands for the place to run to among breakpoints

/// While it lives nothing stops.
struct Inside {
    explicit Inside(bool& flag) : m_flag(flag) { m_flag = true; }
    ~Inside() { m_flag = false; }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;

private:
    bool& m_flag;
};

struct MessagePart {
    bool isExpression = false;
    std::string text;
};

/// "k is {k}" as a text and an expression. Braces inside an expression are its own (c{1}); one that
/// is never closed is text.
std::vector<MessagePart> partsOf(const std::string& message) {
    std::vector<MessagePart> parts;
    std::size_t from = 0;
    while (from < message.size()) {
        const std::size_t open = message.find('{', from);
        int depth = 0;
        std::size_t close = open;
        for (; close < message.size(); ++close) {
            if (message[close] == '{') ++depth;
            if (message[close] == '}' && --depth == 0) break;
        }
        if (close >= message.size()) {
            parts.push_back({false, message.substr(from)});
            break;
        }
        if (open > from) parts.push_back({false, message.substr(from, open - from)});
        parts.push_back({true, message.substr(open + 1, close - open - 1)});
        from = close + 1;
    }
    return parts;
}

void visitProtos(const CodeUnit& unit, const std::function<void(const Proto&)>& visit) {
    if (unit.program->script) visit(*unit.program->script);
    for (const auto& proto : unit.program->functions)
        visit(*proto);
    for (const auto& proto : unit.program->methods)
        visit(*proto);
}

} // namespace

// ------------------------------------------------------------------------------ patching

void Debugger::setBreakpoints(std::vector<Breakpoint> breakpoints) {
    m_breakpoints = std::move(breakpoints);
    m_expressions.clear();
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

void Debugger::runTo(Breakpoint place) {
    m_target = std::move(place);
    patchAll();
}

void Debugger::endRun() {
    m_expressions.clear();
    if (!m_step && !m_target) return;
    m_step.reset();
    m_target.reset();
    patchAll();
}

void Debugger::adopt(const Ref<CodeUnit>& unit) {
    if (!wantsPatches()) return;
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
    m_hits.clear();
    for (CodeUnit* unit : units) {
        if (!unit->library) patch(*unit);
    }
    if (!wantsPatches()) m_units.clear();
}

void Debugger::patch(CodeUnit& unit) {
    std::unordered_map<const lang::Instruction*, std::vector<int>> wanted;
    const SourceFile* file = m_vm.m_options.sources.find(unit.program->file);
    if (file && (m_target || !m_breakpoints.empty())) {
        std::vector<Place> places;
        visitProtos(unit, [&](const Proto& proto) { collectPlaces(proto, *file, places); });
        const auto want = [&](const Breakpoint& breakpoint, int index) {
            if (!isNamedFile(file->name(), breakpoint.file)) return;
            const Place* best = nullptr;
            for (const Place& place : places) {
                const bool fits =
                    breakpoint.line == 0 ? place.first : place.line >= breakpoint.line;
                if (fits && (!best || place.line < best->line)) best = &place;
            }
            if (best) wanted[best->instruction].push_back(index);
        };
        if (m_target) want(*m_target, kTarget);
        for (std::size_t i = 0; i < m_breakpoints.size(); ++i)
            want(m_breakpoints[i], static_cast<int>(i));
    }
    visitProtos(unit, [&](const Proto& proto) {
        visitStatements(proto, [&](lang::Instruction& instruction) {
            const auto here = wanted.find(&instruction);
            const bool stops = m_step || m_vm.m_step || here != wanted.end();
            if (stops && instruction.op != Op::Break && instruction.op != Op::Extra) {
                m_vm.m_patched[&instruction] = instruction.op;
                instruction.op = Op::Break;
            } else if (!stops && instruction.op == Op::Break) {
                instruction.op = m_vm.m_patched.at(&instruction);
            }
            if (here != wanted.end())
                m_hits[&instruction] = here->second;
            else
                m_hits.erase(&instruction);
        });
    });
}

// ------------------------------------------------------------------------------ stopping

const Breakpoint* Debugger::hit(Frame& frame) {
    const auto found = m_hits.find(frame.pc);
    if (found == m_hits.end()) return nullptr;
    const Breakpoint* stops = nullptr;
    for (const int index : found->second) {
        const Breakpoint& breakpoint =
            index == kTarget ? *m_target : m_breakpoints[static_cast<std::size_t>(index)];
        if (!breakpoint.condition.empty() && !holds(frame, breakpoint.condition)) continue;
        if (breakpoint.message.empty())
            stops = &breakpoint;
        else
            print(frame, breakpoint.message);
    }
    return stops;
}

std::vector<Value> Debugger::valueOf(Frame& frame, const std::string& expression) {
    std::string key = std::to_string(reinterpret_cast<uintptr_t>(frame.function->unit));
    std::vector<std::string> names;
    m_vm.collectNames(&frame, names);
    for (const std::string& name : names) {
        if (m_vm.findVariable(&frame, name)) key += ' ' + name;
    }
    Ref<CodeUnit>& unit = m_expressions[key + '\n' + expression];
    if (!unit) unit = m_vm.unitFromText(expression, &frame, true);
    return m_vm.runUnit(unit, &frame, 1);
}

bool Debugger::holds(Frame& frame, const std::string& condition) {
    const Inside inside(m_inside);
    try {
        const std::vector<Value> out = valueOf(frame, condition);
        return !out.empty() && m_vm.logicalScalar(out[0], frame.span());
    } catch (const ScriptError& error) {
        if (error.identifier == kStopIdentifier) throw;
        m_vm.err("error in the condition of a breakpoint: " + error.message + "\n");
        return true;
    }
}

/// A value within a line: text as it is, few numbers as a literal, else its size and class.
std::string Debugger::shortText(const Value& value) {
    constexpr int64_t kMost = 20;
    constexpr double kDigits = 5;
    constexpr int kRoom = 200;
    if (value.isTextScalar()) return value.toText();
    const bool numbers = value.kind() == Kind::Tensor || value.isScalarInline();
    if (numbers && (value.count() > kMost || value.shape().rank() > 2))
        return "[" + sizeText(value.shape()) + " " + value.className() + "]";
    if (!numbers) return fieldText(value, {}, kRoom);
    const Value arguments[] = {value, kDigits};
    return m_vm.callBuiltinNamed("mat2str", arguments, 1).front().toText();
}

void Debugger::print(Frame& frame, const std::string& message) {
    const Inside inside(m_inside);
    std::string text;
    for (const MessagePart& part : partsOf(message)) {
        if (!part.isExpression) {
            text += part.text;
            continue;
        }
        try {
            for (const Value& value : valueOf(frame, part.text))
                text += shortText(value);
        } catch (const ScriptError& error) {
            if (error.identifier == kStopIdentifier) throw;
            text += "<" + error.message + ">";
        }
    }
    m_vm.out(text + "\n");
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
    const bool hadTarget = m_target.has_value();
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
        m_target.reset();
        command = m_handler ? m_handler(where) : prompt(where);
    }
    const bool wasStepping = m_step.has_value();
    m_step.reset();
    if (command == DebugCommand::Quit) {
        if (wasStepping || hadTarget) patchAll();
        m_vm.throwInterrupted();
    }
    if (command != DebugCommand::Continue) {
        m_step = command;
        m_stepDepth = m_vm.m_depth;
    }
    if (wasStepping || m_step || hadTarget) patchAll();
}

void Debugger::tell(const DebugStop* stop) {
    m_where = stop;
    if (m_watcher) m_watcher(stop);
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

bool Debugger::selectFrame(int index) {
    if (!m_inside || !select(index - m_selected)) return false;
    if (m_where) tell(m_where);
    return true;
}

void Debugger::resume(DebugCommand command) {
    m_command = command;
}

} // namespace vitrine
