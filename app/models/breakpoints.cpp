// SPDX-License-Identifier: Apache-2.0
#include "models/breakpoints.h"

#include "session/program.h"

#include <algorithm>
#include <QScopedValueRollback>

namespace vitrine::app {
namespace {

bool same(const std::vector<BreakpointInfo>& a, const std::vector<BreakpointInfo>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const BreakpointInfo& x, const BreakpointInfo& y) {
                          return x.file == y.file && x.line == y.line && x.condition == y.condition;
                      });
}

} // namespace

Breakpoints::Breakpoints(EngineThread& engine, EditorTabsModel& texts)
    : m_engine(engine), m_texts(texts) {
    connect(&texts, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int first, int last) { watch(first, last); });
    connect(&texts, &QAbstractItemModel::rowsRemoved, this, &Breakpoints::collect);
    watch(0, texts.count() - 1);
}

void Breakpoints::watch(int first, int last) {
    for (int i = first; i <= last; ++i) {
        EditorDocument* text = m_texts.at(i);
        connect(text->breakpoints(), &LineBreakpoints::changed, this, &Breakpoints::collect);
        connect(text, &EditorDocument::pathChanged, this, &Breakpoints::collect);
        std::vector<LineBreakpoint> here;
        std::erase_if(m_elsewhere, [&](const BreakpointInfo& b) {
            if (!isNamedFile(text->source().toStdString(), b.file)) return false;
            here.push_back(
                {std::max(static_cast<int>(b.line), 1), QString::fromStdString(b.condition)});
            return true;
        });
        if (!here.empty()) text->breakpoints()->set(here);
    }
}

/// The engine gets those of all open texts and what it has of other files.
void Breakpoints::collect() {
    if (m_taking) return;
    List all = m_elsewhere;
    for (int i = 0; i < m_texts.count(); ++i) {
        for (const LineBreakpoint& b : m_texts.at(i)->breakpoints()->list()) {
            all.push_back({m_texts.at(i)->source().toStdString(), static_cast<uint32_t>(b.line),
                           b.condition.toStdString()});
        }
    }
    m_engine.post([this, all = std::move(all)](Session& session) {
        if (same(m_known, all)) return;
        session.setBreakpoints(all);
        m_known = all;
    });
    Q_EMIT changed();
}

void Breakpoints::readBack(const Session& session) {
    List all = session.breakpoints();
    if (same(all, m_known)) return;
    m_known = all;
    QMetaObject::invokeMethod(this, [this, all = std::move(all)] { take(all); });
}

void Breakpoints::take(const List& all) {
    const QScopedValueRollback<bool> taking(m_taking, true);
    m_elsewhere = all;
    for (int i = 0; i < m_texts.count(); ++i) {
        const std::string source = m_texts.at(i)->source().toStdString();
        std::vector<LineBreakpoint> here;
        std::erase_if(m_elsewhere, [&](const BreakpointInfo& b) {
            if (!isNamedFile(source, b.file)) return false;
            here.push_back(
                {std::max(static_cast<int>(b.line), 1), QString::fromStdString(b.condition)});
            return true;
        });
        m_texts.at(i)->breakpoints()->set(here);
    }
    Q_EMIT changed();
}

} // namespace vitrine::app

#include "moc_breakpoints.cpp"
