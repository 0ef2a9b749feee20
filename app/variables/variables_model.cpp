// SPDX-License-Identifier: Apache-2.0
#include "variables/variables_model.h"

#include "engine_thread.h"

#include <algorithm>
#include <QPointer>
#include <utility>

namespace vitrine::app {

VariablesModel::VariablesModel(EngineThread& engine, std::function<bool()> mayAsk)
    : m_engine(engine), m_mayAsk(std::move(mayAsk)) {}

VariablesModel::~VariablesModel() = default;

QStringList VariablesModel::titles() const {
    QStringList out;
    for (const auto& view : m_views)
        out << view->variable();
    return out;
}

VariableView* VariablesModel::current() const {
    return m_views.empty() ? nullptr : m_views[static_cast<std::size_t>(m_current)].get();
}

void VariablesModel::open(const QString& name) {
    if (name.isEmpty()) return;
    const auto at = std::find_if(m_views.begin(), m_views.end(),
                                 [&](const auto& view) { return view->variable() == name; });
    m_current = static_cast<int>(at - m_views.begin());
    if (at == m_views.end()) m_views.push_back(std::make_unique<VariableView>(*this, name));
    m_shown = m_openedLately = true;
    current()->refresh();
    Q_EMIT changed();
}

void VariablesModel::show(int index) {
    if (index < 0 || index >= count()) return;
    m_current = index;
    m_shown = true;
    Q_EMIT changed();
}

void VariablesModel::close(int index) {
    if (index < 0 || index >= count()) return;
    // QML may still look at it in this turn.
    m_views[static_cast<std::size_t>(index)].release()->deleteLater();
    m_views.erase(m_views.begin() + index);
    m_current = std::clamp(m_current - (index < m_current ? 1 : 0), 0, std::max(count() - 1, 0));
    Q_EMIT changed();
}

void VariablesModel::showFigures() {
    m_shown = false;
    Q_EMIT changed();
}

void VariablesModel::giveWay() {
    if (m_shown && !m_openedLately) showFigures();
}

void VariablesModel::refresh() {
    for (const auto& view : m_views)
        view->refresh();
}

void VariablesModel::refreshSoon() {
    if (std::exchange(m_refreshDue, true)) return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_refreshDue = false;
            refresh();
        },
        Qt::QueuedConnection);
}

void VariablesModel::fetch(VariableView* view, const PageRequest& request, int generation) {
    m_engine.post([this, view = QPointer(view), request, generation](Session& session) {
        ValuePage page = session.valuePage(request);
        // The workbench waits for this thread before it goes; the view may be closed meanwhile.
        QMetaObject::invokeMethod(this, [view, request, generation, page = std::move(page)] {
            if (view) view->take(request, generation, page);
        });
    });
}

} // namespace vitrine::app

#include "moc_variables_model.cpp"
