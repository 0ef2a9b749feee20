// SPDX-License-Identifier: Apache-2.0
#include "debugger/debugger_model.h"

#include "engine_thread.h"

#include <QFileInfo>

namespace vitrine::app {
namespace {

constexpr int kLinger = 250; ///< ms

using Frames = std::vector<StoppedCode::Frame>;

/// How many of the outermost functions are the same: a step leaves all of them, a call or a return
/// all but the innermost.
std::ptrdiff_t sharedFrames(const Frames& a, const Frames& b) {
    const auto differ = std::mismatch(a.rbegin(), a.rend(), b.rbegin(), b.rend(),
                                      [](const StoppedCode::Frame& x, const StoppedCode::Frame& y) {
                                          return x.function == y.function && x.file == y.file;
                                      });
    return differ.first - a.rbegin();
}

} // namespace

DebuggerModel::DebuggerModel(EngineThread& engine, ScriptPrompt& prompt)
    : m_engine(engine), m_prompt(prompt) {
    m_leave.setSingleShot(true);
    m_leave.setInterval(kLinger);
    connect(&m_leave, &QTimer::timeout, this, [this] { show(std::nullopt); });
    connect(&prompt, &ScriptPrompt::changed, this, &DebuggerModel::changed);
}

void DebuggerModel::attach(Session& session, std::function<void(const Session&)> atPrompt) {
    session.watchStops([this, &session, atPrompt = std::move(atPrompt)](const StoppedCode* stop) {
        if (stop) {
            atPrompt(session);
            readBack(session);
        }
        std::optional<StoppedCode> now = stop ? std::optional(*stop) : std::nullopt;
        QMetaObject::invokeMethod(this, [this, now = std::move(now)] { take(now); });
    });
}

void DebuggerModel::detach(Session& session) {
    session.watchStops(nullptr);
}

void DebuggerModel::take(std::optional<StoppedCode> stop) {
    m_standing = stop.has_value();
    if (m_standing) {
        m_leave.stop();
        return show(std::move(stop));
    }
    if (m_stop) m_leave.start();
    Q_EMIT changed();
}

void DebuggerModel::show(std::optional<StoppedCode> stop) {
    const Frames after = stop ? std::exchange(stop->frames, {}) : Frames();
    const std::ptrdiff_t shared = sharedFrames(m_frames, after);
    const auto gone = static_cast<int>(std::ssize(m_frames) - shared);
    const auto come = static_cast<int>(std::ssize(after) - shared);
    if (gone > 0) {
        beginRemoveRows({}, 0, gone - 1);
        m_frames.erase(m_frames.begin(), m_frames.begin() + gone);
        endRemoveRows();
    }
    if (come > 0) {
        beginInsertRows({}, 0, come - 1);
        m_frames.insert(m_frames.begin(), after.begin(), after.begin() + come);
        endInsertRows();
    }
    for (int row = come; row < count(); ++row) {
        const auto at = static_cast<std::size_t>(row);
        if (m_frames[at].line == after[at].line) continue;
        m_frames[at] = after[at];
        Q_EMIT dataChanged(index(row), index(row));
    }
    m_stop = std::move(stop);
    Q_EMIT changed();
    Q_EMIT moved();
}

void DebuggerModel::endRun() {
    m_leave.stop();
    m_standing = false;
    m_sent = false;
    if (m_stop) show(std::nullopt);
}

QString DebuggerModel::fileOf(const StoppedCode::Frame& frame) const {
    return QFileInfo(QString::fromStdString(frame.file)).fileName();
}

QString DebuggerModel::text() const {
    if (!m_stop || frame() >= count()) return {};
    const StoppedCode::Frame& at = m_frames[static_cast<std::size_t>(frame())];
    const QString place = tr("line %1 of %2").arg(at.line).arg(fileOf(at));
    if (frame() > 0) {
        const StoppedCode::Frame& called = m_frames[static_cast<std::size_t>(frame()) - 1];
        return tr("Stopped in %1, which %2 called")
            .arg(QString::fromStdString(called.function), place);
    }
    return error().isEmpty() ? tr("Stopped at %1").arg(place)
                             : tr("Stopped at an error in %1").arg(place);
}

QString DebuggerModel::error() const {
    const bool is = m_stop && m_stop->reason == StoppedCode::Reason::Error;
    return is ? QString::fromStdString(m_stop->message) : QString();
}

SourcePlace DebuggerModel::place() const {
    if (!m_stop || frame() >= count()) return {};
    const StoppedCode::Frame& at = m_frames[static_cast<std::size_t>(frame())];
    return {QString::fromStdString(at.file), at.line};
}

void DebuggerModel::go(Way way) {
    if (!stopped()) return;
    m_sent = true;
    // As if typed, but neither shown there nor kept for the up key.
    m_prompt.answer(way == Continue ? QStringLiteral("dbcont")
                    : way == Step   ? QStringLiteral("dbstep")
                    : way == StepIn ? QStringLiteral("dbstep in")
                                    : QStringLiteral("dbstep out"));
}

void DebuggerModel::selectFrame(int frame) {
    if (!stopped() || frame < 0 || frame >= count()) return;
    m_engine.post([frame](Session& session) { session.selectFrame(frame); });
}

void DebuggerModel::runTo(const SourcePlace& place) {
    if (!stopped() || !place.valid()) return;
    m_engine.post([file = place.source.toStdString(), line = place.line](Session& session) {
        session.runTo(file, line);
    });
    go(Continue);
}

void DebuggerModel::setStops(ErrorStops stops) {
    if (stops.uncaught == m_stops.uncaught && stops.caught == m_stops.caught) return;
    m_stops = stops;
    m_engine.post([stops](Session& session) { session.stopOnError(stops.uncaught, stops.caught); });
    Q_EMIT stopsChanged();
}

void DebuggerModel::readBack(const Session& session) {
    QMetaObject::invokeMethod(this, [this, now = session.errorStops()] {
        if (now.uncaught == m_stops.uncaught && now.caught == m_stops.caught) return;
        m_stops = now;
        Q_EMIT stopsChanged();
    });
}

int DebuggerModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant DebuggerModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= count()) return {};
    const StoppedCode::Frame& at = m_frames[static_cast<std::size_t>(index.row())];
    if (role == Qt::UserRole) {
        // Typed code has no name, a file's own code that of the file.
        return at.function.empty() ? tr("(typed)") : QString::fromStdString(at.function);
    }
    return role == Qt::UserRole + 1 ? tr("%1, line %2").arg(fileOf(at)).arg(at.line) : QVariant();
}

QHash<int, QByteArray> DebuggerModel::roleNames() const {
    return {{Qt::UserRole, "functionName"}, {Qt::UserRole + 1, "placeText"}};
}

} // namespace vitrine::app

#include "moc_debugger_model.cpp"
