// SPDX-License-Identifier: Apache-2.0
#include "dialogs/script_dialogs.h"

#include "engine_thread.h"

#include <algorithm>
#include <QGuiApplication>
#include <QScreen>

namespace vitrine::app {

namespace {

constexpr int kDialogRole = Qt::UserRole + 1;
constexpr int kLookAgain = 50; ///< ms

} // namespace

ScriptDialogs::ScriptDialogs(EngineThread& engine) : m_engine(engine) {
    m_lookAgain.setInterval(kLookAgain);
    if (const QScreen* screen = QGuiApplication::primaryScreen()) {
        m_screen = {screen->size().width() * screen->devicePixelRatio(),
                    screen->size().height() * screen->devicePixelRatio()};
    }
    connect(&m_lookAgain, &QTimer::timeout, this, [this] { m_engine.post([](Session&) {}); });
}

void ScriptDialogs::attach(Session& session) {
    session.setDialogs(this);
}

void ScriptDialogs::detach(Session& session) {
    session.setDialogs(nullptr);
}

// --- the engine's thread

DialogAnswer ScriptDialogs::ask(const DialogRequest& request) {
    m_answer.reset();
    m_cancelled = false;
    QMetaObject::invokeMethod(this, [this, request] { begin(request); });
    (void)m_engine.serveUntil(
        [this] { return m_answer.has_value() || m_cancelled || Session::stopRequested(); });
    QMetaObject::invokeMethod(this, [this] { endWait(); });
    return m_answer ? std::move(*m_answer) : DialogAnswer();
}

void ScriptDialogs::show(const DialogRequest& request) {
    const std::lock_guard lock(m_mutex);
    const auto known = std::find_if(m_newest.begin(), m_newest.end(),
                                    [&](const auto& other) { return other.link == request.link; });
    if (known != m_newest.end()) {
        *known = request;
    } else {
        m_newest.push_back(request);
    }
    if (std::exchange(m_posted, true)) return;
    QMetaObject::invokeMethod(this, [this] { applyShown(); });
}

void ScriptDialogs::close(const std::shared_ptr<DialogLink>& link) {
    QMetaObject::invokeMethod(this, [this, link] {
        applyShown();
        for (ScriptDialog* dialog : m_shown) {
            if (dialog->request().link == link) return remove(dialog);
        }
    });
}

void ScriptDialogs::waitUntil(const std::function<bool()>& done) {
    m_cancelled = false;
    QMetaObject::invokeMethod(this, [this] {
        m_lookAgain.start();
        m_waiting = true;
        Q_EMIT waitingChanged();
    });
    (void)m_engine.serveUntil([&] { return done() || m_cancelled || Session::stopRequested(); });
    QMetaObject::invokeMethod(this, [this] {
        m_lookAgain.stop();
        endWait();
    });
}

// --- the interface's

void ScriptDialogs::applyShown() {
    std::vector<DialogRequest> newest;
    {
        const std::lock_guard lock(m_mutex);
        newest.swap(m_newest);
        m_posted = false;
    }
    for (DialogRequest& request : newest) {
        if (!request.link->open) continue;
        const auto known = std::find_if(m_shown.begin(), m_shown.end(), [&](const auto* dialog) {
            return dialog->request().link == request.link;
        });
        if (known != m_shown.end()) {
            (*known)->update(std::move(request));
        } else {
            add(request);
        }
    }
}

void ScriptDialogs::begin(const DialogRequest& request) {
    m_waiting = true;
    if (request.kind == DialogKind::Points || request.kind == DialogKind::ButtonPress) {
        m_pick = request;
        m_picked.clear();
        Q_EMIT pickChanged();
        Q_EMIT figureWanted();
    } else {
        add(request);
    }
    Q_EMIT waitingChanged();
}

void ScriptDialogs::endWait() {
    m_waiting = false;
    if (m_pick) {
        m_pick.reset();
        Q_EMIT pickChanged();
    }
    const std::vector<ScriptDialog*> all = m_shown;
    for (ScriptDialog* dialog : all) {
        if (dialog->awaited()) remove(dialog);
    }
    Q_EMIT waitingChanged();
}

void ScriptDialogs::add(const DialogRequest& request) {
    auto* dialog = new ScriptDialog(request, this);
    connect(dialog, &ScriptDialog::answered, this,
            [this, dialog](const DialogAnswer& answer) { take(dialog, answer); });
    connect(dialog, &ScriptDialog::cancelled, this, [this] { m_engine.post([](Session&) {}); });
    const auto row = static_cast<int>(m_shown.size());
    beginInsertRows({}, row, row);
    m_shown.push_back(dialog);
    endInsertRows();
}

void ScriptDialogs::remove(ScriptDialog* dialog) {
    const auto found = std::find(m_shown.begin(), m_shown.end(), dialog);
    if (found == m_shown.end()) return;
    const auto row = static_cast<int>(found - m_shown.begin());
    beginRemoveRows({}, row, row);
    m_shown.erase(found);
    endRemoveRows();
    dialog->deleteLater();
}

void ScriptDialogs::take(ScriptDialog* dialog, const DialogAnswer& answer) {
    const std::shared_ptr<DialogLink> link = dialog->request().link;
    remove(dialog);
    if (!link) return give(answer);
    link->open = false;
    m_engine.post([](Session&) {}); // who waits for it looks again
}

void ScriptDialogs::give(DialogAnswer answer) {
    m_engine.post([this, answer = std::move(answer)](Session&) { m_answer = answer; });
}

void ScriptDialogs::cancel() {
    m_engine.post([this](Session&) { m_cancelled = true; });
}

int ScriptDialogs::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

QVariant ScriptDialogs::data(const QModelIndex& index, int role) const {
    if (role != kDialogRole || !index.isValid() || index.row() >= rowCount()) return {};
    return QVariant::fromValue(m_shown[static_cast<std::size_t>(index.row())]);
}

QHash<int, QByteArray> ScriptDialogs::roleNames() const {
    return {{kDialogRole, "dialog"}};
}

// --- points of figures

QString ScriptDialogs::pickText() const {
    if (!m_pick) return {};
    if (m_pick->kind == DialogKind::ButtonPress) return tr("Click the figure or press a key");
    const auto have = static_cast<int>(m_picked.size());
    if (m_pick->points == 0)
        return tr("Click points in the figure; Return ends. %n so far.", nullptr, have);
    return tr("Click point %1 of %2 in the figure; Return ends")
        .arg(have + 1)
        .arg(static_cast<int>(m_pick->points));
}

bool ScriptDialogs::picks(int figure) const {
    return m_pick && (figure == 0 || m_pick->figure == figure);
}

bool ScriptDialogs::pick(const PickedPoint& point) {
    if (!picks(point.figure)) return false;
    const bool press = m_pick->kind == DialogKind::ButtonPress;
    if (!press && point.axes == 0) return false;
    m_picked.push_back(point);
    if (press || static_cast<int64_t>(m_picked.size()) == m_pick->points) {
        finishPicking();
    } else {
        Q_EMIT pickChanged();
    }
    return true;
}

void ScriptDialogs::finishPicking() {
    if (!m_pick) return;
    DialogAnswer answer;
    answer.given = true;
    answer.points = std::exchange(m_picked, {});
    m_pick.reset();
    Q_EMIT pickChanged();
    give(std::move(answer));
}

} // namespace vitrine::app

#include "moc_script_dialogs.cpp"
