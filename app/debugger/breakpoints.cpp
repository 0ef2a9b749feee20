// SPDX-License-Identifier: Apache-2.0
#include "debugger/breakpoints.h"

#include "session/program.h"

#include <algorithm>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScopedValueRollback>

namespace vitrine::app {
namespace {

const auto kSetting = QStringLiteral("debugger/breakpoints");
const auto kFile = QStringLiteral("file");
const auto kLine = QStringLiteral("line");
const auto kCondition = QStringLiteral("condition");
const auto kMessage = QStringLiteral("message");
const auto kText = QStringLiteral("text");

bool same(const std::vector<BreakpointInfo>& a, const std::vector<BreakpointInfo>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const BreakpointInfo& x, const BreakpointInfo& y) {
                          return x.file == y.file && x.line == y.line &&
                                 x.condition == y.condition && x.message == y.message;
                      });
}

BreakpointInfo infoOf(const EditorDocument& text, const LineBreakpoint& b) {
    return {text.source().toStdString(), static_cast<uint32_t>(b.line), b.condition.toStdString(),
            b.message.toStdString()};
}

} // namespace

Breakpoints::Breakpoints(EngineThread& engine, EditorTabsModel& texts, AppSettings& settings)
    : m_engine(engine), m_texts(texts), m_settings(settings) {
    connect(&texts, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int first, int last) { watch(first, last); });
    connect(&texts, &QAbstractItemModel::rowsAboutToBeRemoved, this,
            [this](const QModelIndex&, int first, int last) { leave(first, last); });
    connect(&texts, &QAbstractItemModel::rowsRemoved, this, &Breakpoints::collect);
    load();
    watch(0, texts.count() - 1);
    collect();
}

void Breakpoints::load() {
    const QByteArray kept = m_settings.value(kSetting, QString()).toString().toUtf8();
    for (const QJsonValue& value : QJsonDocument::fromJson(kept).array()) {
        const QJsonObject one = value.toObject();
        const QString file = one[kFile].toString();
        const int line = one[kLine].toInt();
        // A file that is gone is not waited for.
        if (line < 1 || !QFileInfo(file).isFile()) continue;
        m_elsewhere.push_back(
            {{file.toStdString(), static_cast<uint32_t>(line),
              one[kCondition].toString().toStdString(), one[kMessage].toString().toStdString()},
             one[kText].toString()});
    }
}

void Breakpoints::store() {
    QJsonArray all;
    const auto keep = [&](const BreakpointInfo& b, const QString& text) {
        const QString file = QString::fromStdString(b.file);
        if (!QFileInfo(file).isAbsolute()) return;
        all.append(QJsonObject{{kFile, file},
                               {kLine, static_cast<int>(b.line)},
                               {kCondition, QString::fromStdString(b.condition)},
                               {kMessage, QString::fromStdString(b.message)},
                               {kText, text}});
    };
    for (const Kept& kept : m_elsewhere)
        keep(kept.breakpoint, kept.text);
    for (int i = 0; i < m_texts.count(); ++i) {
        for (const auto& [b, text] : m_texts.at(i)->breakpoints()->saved())
            keep(infoOf(*m_texts.at(i), b), text);
    }
    const QString json = QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact));
    if (json == m_settings.value(kSetting, QStringLiteral("[]")).toString()) return;
    m_settings.setValue(kSetting, all.isEmpty() ? QVariant() : QVariant(json));
}

std::vector<LineBreakpoints::Saved> Breakpoints::takeOf(const EditorDocument& text) {
    std::vector<LineBreakpoints::Saved> here;
    const std::string source = text.source().toStdString();
    std::erase_if(m_elsewhere, [&](const Kept& kept) {
        const BreakpointInfo& b = kept.breakpoint;
        if (!isNamedFile(source, b.file)) return false;
        here.emplace_back(LineBreakpoint{std::max(static_cast<int>(b.line), 1),
                                         QString::fromStdString(b.condition),
                                         QString::fromStdString(b.message)},
                          kept.text);
        return true;
    });
    return here;
}

void Breakpoints::watch(int first, int last) {
    for (int i = first; i <= last; ++i) {
        EditorDocument* text = m_texts.at(i);
        connect(text->breakpoints(), &LineBreakpoints::changed, this, &Breakpoints::collect);
        connect(text, &EditorDocument::pathChanged, this, &Breakpoints::collect);
        text->breakpoints()->restore(takeOf(*text));
    }
}

/// A file's breakpoints stay when its text is closed.
void Breakpoints::leave(int first, int last) {
    for (int i = first; i <= last; ++i) {
        EditorDocument* text = m_texts.at(i);
        disconnect(text->breakpoints(), nullptr, this, nullptr);
        if (text->path().isEmpty()) continue;
        for (const auto& [b, line] : text->breakpoints()->saved())
            m_elsewhere.push_back({infoOf(*text, b), line});
    }
}

/// The engine gets those of all open texts and what it has of other files.
void Breakpoints::collect() {
    if (m_taking) return;
    List all;
    for (const Kept& kept : m_elsewhere)
        all.push_back(kept.breakpoint);
    for (int i = 0; i < m_texts.count(); ++i) {
        for (const LineBreakpoint& b : m_texts.at(i)->breakpoints()->list())
            all.push_back(infoOf(*m_texts.at(i), b));
    }
    m_count = static_cast<int>(all.size());
    store();
    m_engine.post([known = m_known, all = std::move(all)](Session& session) {
        if (same(*known, all)) return;
        session.setBreakpoints(all);
        *known = all;
    });
    Q_EMIT changed();
}

void Breakpoints::readBack(const Session& session) {
    List all = session.breakpoints();
    if (same(all, *m_known)) return;
    *m_known = all;
    QMetaObject::invokeMethod(this, [this, all = std::move(all)] { take(all); });
}

void Breakpoints::take(const List& all) {
    {
        const QScopedValueRollback<bool> taking(m_taking, true);
        m_elsewhere.clear();
        for (const BreakpointInfo& b : all)
            m_elsewhere.push_back({b, {}});
        for (int i = 0; i < m_texts.count(); ++i) {
            std::vector<LineBreakpoint> here;
            for (const auto& [b, text] : takeOf(*m_texts.at(i)))
                here.push_back(b);
            m_texts.at(i)->breakpoints()->set(here);
        }
    }
    m_count = static_cast<int>(all.size());
    store();
    Q_EMIT changed();
}

void Breakpoints::clear() {
    take({});
    collect();
}

bool Breakpoints::has(EditorDocument* text, int line) const {
    return text && text->breakpoints()->at(line);
}

QString Breakpoints::conditionOf(EditorDocument* text, int line) const {
    return has(text, line) ? text->breakpoints()->at(line)->condition : QString();
}

QString Breakpoints::messageOf(EditorDocument* text, int line) const {
    return has(text, line) ? text->breakpoints()->at(line)->message : QString();
}

void Breakpoints::put(EditorDocument* text, int line, const QString& condition,
                      const QString& message) {
    if (text) text->breakpoints()->put({line, condition.trimmed(), message.trimmed()});
}

QString Breakpoints::problemOf(const QString& condition) const {
    if (condition.trimmed().isEmpty()) return {};
    const std::string code = "if " + condition.toStdString() + "\nend\n";
    for (const Problem& problem : mistakesIn("condition", code)) {
        if (problem.isError) return QString::fromStdString(problem.message);
    }
    return {};
}

} // namespace vitrine::app

#include "moc_breakpoints.cpp"
