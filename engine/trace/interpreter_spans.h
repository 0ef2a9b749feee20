// SPDX-License-Identifier: Apache-2.0
#pragma once
// When the script's own code ran: a run begins, the engine goes away to plan, to compute or to
// wait, comes back, the run ends. Each stretch between becomes one `interpret` event, so that a
// loop of a million scalar statements is one event and costs nothing. Owned by the Trace; engine
// thread.
#include <cstdint>
#include <functional>

namespace vitrine {

class Trace;

class InterpreterSpans {
public:
    struct Place {
        uint32_t file = 0, line = 0;
    };

    explicit InterpreterSpans(Trace& trace) : m_trace(trace) {}

    /// A run begins; where tells the statement that runs, whenever it is asked. Runs inside runs
    /// are part of the outer one.
    void begin(std::function<Place()> where);
    void end();

    /// The statement that runs; nowhere when none does.
    [[nodiscard]] Place place() const { return m_where ? m_where() : Place(); }

    /// The engine works for the script until the scope ends; the outermost one counts.
    class Away {
    public:
        explicit Away(Trace& trace);
        ~Away();
        Away(const Away&) = delete;
        Away& operator=(const Away&) = delete;

    private:
        InterpreterSpans& m_spans;
    };

private:
    void leave();
    void enter();

    Trace& m_trace;
    std::function<Place()> m_where;
    int m_runs = 0, m_away = 0;
    bool m_inside = false;
    int64_t m_since = 0;
    Place m_from;
};

} // namespace vitrine
