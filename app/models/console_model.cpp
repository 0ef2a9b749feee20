// SPDX-License-Identifier: Apache-2.0
#include "models/console_model.h"

#include "app_settings.h"

#include <algorithm>
#include <QRegularExpression>

namespace vitrine::app {
namespace {

constexpr std::size_t kMostLines = 20000;
constexpr qsizetype kMostHistory = 500;
constexpr std::size_t kMostIncoming = 4096;
const QString kGoesOn = QStringLiteral("   "); ///< before a line that goes on with a command

} // namespace

ConsoleModel::ConsoleModel(AppSettings& settings, QObject* parent)
    : QAbstractListModel(parent), m_settings(settings) {
    m_history = settings.value(QStringLiteral("console/history"), QStringList()).toStringList();
    m_shown = m_history.size();
}

void ConsoleModel::append(const OutputText& output) {
    const std::lock_guard lock(m_mutex);
    // A script that prints without end must not fill the memory while the interface is busy.
    if (!m_incoming.empty() && m_incoming.back().isError == output.isError &&
        (m_incoming.size() >= kMostIncoming || m_incoming.back().text.size() < 4096)) {
        std::string& last = m_incoming.back().text;
        last += output.text;
        constexpr std::size_t kMost = 1u << 22;
        if (last.size() > kMost) last.erase(0, last.size() - kMost / 2);
    } else {
        m_incoming.push_back(output);
    }
}

bool ConsoleModel::flush() {
    std::vector<OutputText> incoming;
    {
        const std::lock_guard lock(m_mutex);
        incoming.swap(m_incoming);
    }
    for (const OutputText& part : incoming) {
        QString text = QString::fromStdString(part.text);
        const int kind = part.isError ? ErrorText : Output;
        const bool closed = text.endsWith(QLatin1Char('\n'));
        if (closed) text.chop(1);
        QStringList pieces = text.split(QLatin1Char('\n'));
        if (m_lineOpen && !m_lines.empty() && m_lines.back().kind == kind) {
            m_lines.back().text += pieces.takeFirst();
            const QModelIndex last = index(count() - 1);
            Q_EMIT dataChanged(last, last);
        }
        std::vector<Line> lines;
        for (QString& piece : pieces) {
            lines.push_back({std::move(piece), kind, {}, 0});
            if (part.isError) findPlace(lines.back());
        }
        addLines(std::move(lines));
        m_lineOpen = !closed;
    }
    return !incoming.empty();
}

void ConsoleModel::addLines(std::vector<Line> lines) {
    if (lines.empty()) return;
    if (lines.size() > kMostLines)
        lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(kMostLines));
    const std::size_t total = m_lines.size() + lines.size();
    if (total > kMostLines) {
        const auto surplus = static_cast<int>(total - kMostLines);
        beginRemoveRows({}, 0, surplus - 1);
        m_lines.erase(m_lines.begin(), m_lines.begin() + surplus);
        endRemoveRows();
    }
    beginInsertRows({}, count(), count() + static_cast<int>(lines.size()) - 1);
    std::move(lines.begin(), lines.end(), std::back_inserter(m_lines));
    endInsertRows();
    Q_EMIT countChanged();
}

void ConsoleModel::hold(const QString& line) {
    flush();
    m_lineOpen = false;
    addLines({{(m_held.isEmpty() ? QStringLiteral(">> ") : kGoesOn) + line, Command, {}, 0}});
    m_held << line;
    if (m_held.size() == 1) Q_EMIT holdingChanged();
}

QString ConsoleModel::joined(const QString& line) const {
    return (m_held + QStringList{line}).join(QLatin1Char('\n'));
}

void ConsoleModel::drop() {
    if (m_held.isEmpty()) return;
    m_held.clear();
    Q_EMIT holdingChanged();
}

void ConsoleModel::addOutput(const QString& text) {
    append({text.toStdString() + '\n', false});
    flush();
}

void ConsoleModel::addCommand(const QString& text, const QString& prompt, bool isAnswer) {
    flush();
    m_lineOpen = false;
    std::vector<Line> lines;
    const QString before = prompt.isEmpty() ? QString() : prompt + QLatin1Char(' ');
    // Those that waited stand there already.
    QStringList parts = text.split(QLatin1Char('\n'));
    const auto waited = parts.mid(0, m_held.size()) == m_held ? m_held.size() : 0;
    for (qsizetype i = waited; i < parts.size(); ++i)
        lines.push_back({(waited > 0 ? kGoesOn : before) + parts[i], Command, {}, 0});
    drop();
    addLines(std::move(lines));
    if (isAnswer) return;
    if (!text.trimmed().isEmpty() && (m_history.isEmpty() || m_history.last() != text)) {
        m_history.append(text);
        if (m_history.size() > kMostHistory) m_history.removeFirst();
        m_settings.setValue(QStringLiteral("console/history"), m_history);
    }
    m_shown = m_history.size();
    m_typed.clear();
}

void ConsoleModel::addNote(const QString& text) {
    flush();
    m_lineOpen = false;
    addLines({{text, Note, {}, 0}});
}

void ConsoleModel::addError(const RunOutcome& outcome) {
    flush();
    m_lineOpen = false;
    QString text =
        QString::fromStdString(outcome.errorText.empty() ? outcome.message : outcome.errorText);
    while (text.endsWith(QLatin1Char('\n')))
        text.chop(1);
    std::vector<Line> lines;
    // Each line leads to the place that it names, else to where the error is.
    for (const QString& part : text.split(QLatin1Char('\n'))) {
        Line line{part, ErrorText, QString::fromStdString(outcome.file),
                  static_cast<int>(outcome.line)};
        findPlace(line);
        lines.push_back(std::move(line));
    }
    addLines(std::move(lines));
}

void ConsoleModel::findPlace(Line& line) {
    static const QRegularExpression kPlace(QStringLiteral("(?:at|also) (.+?):(\\d+):\\d+"));
    const QRegularExpressionMatch place = kPlace.match(line.text);
    if (!place.hasMatch()) return;
    line.file = place.captured(1);
    line.line = place.captured(2).toInt();
}

void ConsoleModel::clear() {
    beginResetModel();
    m_lines.clear();
    m_lineOpen = false;
    endResetModel();
    Q_EMIT countChanged();
}

QString ConsoleModel::allText() const {
    QString text;
    for (const Line& line : m_lines)
        text += line.text + QLatin1Char('\n');
    return text;
}

QString ConsoleModel::textBetween(int first, int from, int last, int to) const {
    QStringList parts;
    for (int i = std::max(first, 0); i <= std::min(last, count() - 1); ++i) {
        QString text = m_lines[static_cast<std::size_t>(i)].text;
        if (i == last) text.truncate(to);
        parts << (i == first ? text.mid(from) : text);
    }
    return parts.join(QLatin1Char('\n'));
}

QPoint ConsoleModel::wordAt(int line, int place) const {
    if (line < 0 || line >= count()) return {0, 0};
    const QString& text = m_lines[static_cast<std::size_t>(line)].text;
    const auto isBlank = [&](int at) { return text[at].isSpace(); };
    int begin = std::clamp(place, 0, static_cast<int>(text.size())), end = begin;
    while (begin > 0 && !isBlank(begin - 1))
        --begin;
    while (end < text.size() && !isBlank(end))
        ++end;
    return {begin, end};
}

QString ConsoleModel::older(const QString& typed) {
    // What differs from what was recalled was typed since.
    if (m_shown == m_history.size() || typed != m_recalled) {
        m_typed = typed;
        m_shown = m_history.size();
    }
    for (qsizetype at = m_shown - 1; at >= 0; --at) {
        if (!m_history[at].startsWith(m_typed) || m_history[at] == typed) continue;
        m_shown = at;
        return m_recalled = m_history[at];
    }
    return typed;
}

QString ConsoleModel::newer(const QString& typed) {
    if (m_shown >= m_history.size() || typed != m_recalled) return typed;
    for (qsizetype at = m_shown + 1; at < m_history.size(); ++at) {
        if (!m_history[at].startsWith(m_typed) || m_history[at] == typed) continue;
        m_shown = at;
        return m_recalled = m_history[at];
    }
    m_shown = m_history.size();
    return m_typed;
}

QStringList ConsoleModel::found(const QString& words) const {
    const QStringList wanted = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QStringList all;
    for (auto entry = m_history.crbegin(); entry != m_history.crend(); ++entry) {
        const bool holds = std::all_of(wanted.begin(), wanted.end(), [&](const QString& word) {
            return entry->contains(word, Qt::CaseInsensitive);
        });
        if (holds && !all.contains(*entry)) all << *entry;
    }
    return all;
}

int ConsoleModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant ConsoleModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= count()) return {};
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role - Qt::UserRole) {
    case 0:
        return line.text;
    case 1:
        return line.kind;
    case 2:
        return line.file;
    default:
        return line.line;
    }
}

QHash<int, QByteArray> ConsoleModel::roleNames() const {
    return {{Qt::UserRole, "lineText"},
            {Qt::UserRole + 1, "kind"},
            {Qt::UserRole + 2, "file"},
            {Qt::UserRole + 3, "sourceLine"}};
}

} // namespace vitrine::app

#include "moc_console_model.cpp"
