// SPDX-License-Identifier: Apache-2.0
#include "trace/interpreter_spans.h"

#include "trace/trace.h"

#include <string>

namespace vitrine {

void InterpreterSpans::begin(std::function<Place()> where) {
    if (m_runs++ > 0) return;
    m_where = std::move(where);
    enter();
}

void InterpreterSpans::end() {
    if (--m_runs > 0) return;
    leave();
    m_where = nullptr;
}

void InterpreterSpans::enter() {
    if (m_runs == 0 || m_away > 0 || !m_trace.keepsEvents()) return;
    m_inside = true;
    m_from = m_where();
    m_since = m_trace.now();
}

void InterpreterSpans::leave() {
    if (!m_inside) return;
    m_inside = false;
    Event event;
    event.kind = EventKind::Interpret;
    event.start = m_since;
    event.end = m_trace.now();
    const Place to = m_where();
    // Before the first statement and after the last there is no place.
    const Place from = m_from.line != 0 ? m_from : to;
    event.file = from.file;
    event.line = from.line;
    if (from.line == 0)
        event.setLabel("interpreter");
    else if (m_from.line == 0)
        event.setLabel("up to line " + std::to_string(to.line));
    else if (from.file == to.file && from.line < to.line)
        event.setLabel("lines " + std::to_string(from.line) + "–" + std::to_string(to.line));
    else
        event.setLabel("line " + std::to_string(from.line));
    m_trace.write(event);
}

InterpreterSpans::Away::Away(Trace& trace) : m_spans(trace.interpreter()) {
    if (m_spans.m_away++ == 0) m_spans.leave();
}

InterpreterSpans::Away::~Away() {
    if (--m_spans.m_away == 0) m_spans.enter();
}

} // namespace vitrine
