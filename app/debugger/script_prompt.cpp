// SPDX-License-Identifier: Apache-2.0
#include "debugger/script_prompt.h"

#include "engine_thread.h"

namespace vitrine::app {

void ScriptPrompt::attach(Session& session) {
    session.setInput(
        [this](std::string_view prompt, std::string& line) { return read(prompt, line); });
}

void ScriptPrompt::detach(Session& session) {
    session.setInput(nullptr);
}

/// Engine thread.
bool ScriptPrompt::read(std::string_view prompt, std::string& line) {
    m_line.reset();
    m_cancelled = false;
    const QString asks = QString::fromUtf8(prompt.data(), static_cast<qsizetype>(prompt.size()));
    QMetaObject::invokeMethod(this, [this, asks] { begin(asks); });
    const bool served = m_engine.serveUntil(
        [this] { return m_line.has_value() || m_cancelled || Session::stopRequested(); });
    QMetaObject::invokeMethod(this, [this] {
        m_waiting = false;
        Q_EMIT changed();
    });
    if (!served || !m_line) return false;
    line = std::move(*m_line);
    return true;
}

void ScriptPrompt::begin(const QString& prompt) {
    const qsizetype last = prompt.lastIndexOf(QLatin1Char('\n'));
    m_text = prompt.mid(last + 1).trimmed();
    m_command = prompt == QLatin1String("K>> ");
    m_waiting = true;
    Q_EMIT changed();
    Q_EMIT asked(last < 0 ? QString() : prompt.left(last));
}

void ScriptPrompt::answer(const QString& line) {
    if (!m_waiting) return;
    m_waiting = false;
    Q_EMIT changed();
    m_engine.post([this, text = line.toStdString()](Session&) { m_line = text; });
}

void ScriptPrompt::cancel() {
    m_engine.post([this](Session&) { m_cancelled = true; });
}

} // namespace vitrine::app

#include "moc_script_prompt.cpp"
