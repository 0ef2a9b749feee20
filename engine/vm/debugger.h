// SPDX-License-Identifier: Apache-2.0
#pragma once
// Breakpoints and stepping. Made when first asked for; until then, and where no breakpoint lies,
// code runs as compiled: a breakpoint is a Break instruction written over a statement's first one.
// Engine thread.
#include "base/source.h"
#include "value/value.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace vitrine {

class CodeUnit;
class Vm;
struct Frame;
namespace lang {
struct Instruction;
struct Proto;
} // namespace lang

struct Breakpoint {
    std::string file;  ///< path, or a file's name without folder and .m
    uint32_t line = 0; ///< from 1; the next line with a statement counts; 0: the first of the file
    std::string condition; ///< "": always
    /// Not "": printed instead of stopping; "{expression}" in it stands for a value.
    std::string message{};
};

enum class DebugCommand { Continue, StepOver, StepIn, StepOut, Quit };

/// One function on the stack of stopped code.
struct DebugFrame {
    std::string function;
    Span span;
};

struct DebugStop {
    enum class Reason { Breakpoint, Step, Error, Keyboard } reason = Reason::Breakpoint;
    Span span;
    std::string message; ///< of the error
};

class Debugger {
public:
    explicit Debugger(Vm& vm) : m_vm(vm) {}

    void setBreakpoints(std::vector<Breakpoint> breakpoints);
    [[nodiscard]] const std::vector<Breakpoint>& breakpoints() const { return m_breakpoints; }
    void stopOnError(bool uncaught, bool caught);
    [[nodiscard]] bool stopsOnError() const { return m_onError; }
    [[nodiscard]] bool stopsOnCaught() const { return m_onCaught; }
    /// Called where code stops; what it returns goes on. Null: a prompt that reads commands.
    using Handler = std::function<DebugCommand(const DebugStop&)>;
    void setHandler(Handler handler) { m_handler = std::move(handler); }
    /// Told where code stands at the prompt, again after each command there, and null when it goes
    /// on.
    using Watcher = std::function<void(const DebugStop*)>;
    void setWatcher(Watcher watcher) { m_watcher = std::move(watcher); }
    /// Stops at the next statement that runs: pause.
    void stopSoon();
    /// What runs next, or goes on, stops there too; forgotten at the next stop.
    void runTo(Breakpoint place);
    /// Steps and places to run to are of one run.
    void endRun();

    // --- while stopped
    [[nodiscard]] bool stopped() const { return m_inside; }
    [[nodiscard]] std::vector<DebugFrame> frames() const;
    /// Names and values of a frame's variables; 0 is the innermost.
    [[nodiscard]] std::vector<std::pair<std::string, Value>> variables(int frame);
    /// Runs text in the workspace of a frame.
    void evaluate(int frame, std::string_view text);
    [[nodiscard]] int selected() const { return m_selected; }
    /// Moves by frames outwards; false at the end.
    bool select(int by);
    /// Selects a frame, 0 the innermost, and tells the watcher; false: there is none.
    bool selectFrame(int index);
    void resume(DebugCommand command);

    // --- for the interpreter
    void adopt(const Ref<CodeUnit>& unit);
    /// What statements are looked at for is another thing now.
    void refresh() { patchAll(); }
    void atStatement(Frame& frame);
    void atError(Frame& frame, const std::string& message, bool caught);
    void stop(DebugStop stop);

private:
    void patchAll();
    void patch(CodeUnit& unit);
    [[nodiscard]] bool wantsPatches() const {
        return !m_breakpoints.empty() || m_target.has_value() || m_step.has_value();
    }
    /// The breakpoint that lies on a frame's statement and stops it now.
    [[nodiscard]] const Breakpoint* hit(Frame& frame);
    [[nodiscard]] bool holds(Frame& frame, const std::string& condition);
    void print(Frame& frame, const std::string& message);
    std::string shortText(const Value& value);
    std::vector<Value> valueOf(Frame& frame, const std::string& expression);
    void tell(const DebugStop* stop);
    DebugCommand prompt(const DebugStop& stop);
    [[nodiscard]] Frame* frameAt(int index) const;

    Vm& m_vm;
    Handler m_handler;
    Watcher m_watcher;
    std::vector<Breakpoint> m_breakpoints;
    std::optional<Breakpoint> m_target; ///< of runTo
    /// Which breakpoints lie on a statement: places in m_breakpoints; -1: the target.
    std::unordered_map<const lang::Instruction*, std::vector<int>> m_hits;
    /// Conditions and expressions of messages as compiled, by what their names meant.
    std::map<std::string, Ref<CodeUnit>> m_expressions;
    std::vector<Ref<CodeUnit>> m_units; ///< compiled since there is something to stop at
    bool m_onError = false;
    bool m_onCaught = false;
    std::optional<DebugCommand> m_step; ///< how it goes on until the next stop
    int m_stepDepth = 0;
    bool m_inside = false;
    int m_selected = 0;
    Frame* m_top = nullptr;             ///< where it stopped
    const DebugStop* m_where = nullptr; ///< while the prompt reads
    std::optional<DebugCommand> m_command;
};

} // namespace vitrine
