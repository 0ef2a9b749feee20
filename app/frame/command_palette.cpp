// SPDX-License-Identifier: Apache-2.0
#include "frame/command_palette.h"

#include "app_settings.h"
#include "frame/recent_files.h"

#include <algorithm>
#include <QDir>
#include <QFileInfo>

namespace vitrine::app {
namespace {

constexpr const char* kUsedKey = "palette/used";
constexpr qsizetype kMostUsed = 6;
constexpr int kBegins = 4000, kWordBegins = 3000, kContains = 2000, kWords = 1500, kInitials = 1000;

/// Do the letters stand in the text in this order, each at a word's beginning or behind the last?
bool initials(const QString& letters, const QString& text) {
    qsizetype at = 0;
    bool adjoins = true; // a word begins
    for (qsizetype i = 0; i < text.size() && at < letters.size(); ++i) {
        const bool begins = i == 0 || !text[i - 1].isLetterOrNumber();
        const bool fits = text[i] == letters[at] && (begins || adjoins);
        if (fits) ++at;
        adjoins = fits;
    }
    return at == letters.size();
}

} // namespace

int CommandPalette::score(const QString& query, const QString& text) {
    const QString wanted = query.trimmed().toLower(), in = text.toLower();
    if (wanted.isEmpty()) return 1;
    const auto at = static_cast<int>(in.indexOf(wanted));
    if (at == 0) return kBegins;
    if (at > 0) return (in[at - 1].isLetterOrNumber() ? kContains : kWordBegins) - at;
    const QStringList words = wanted.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (std::all_of(words.begin(), words.end(), [&](const QString& w) { return in.contains(w); }))
        return kWords;
    return initials(QString(wanted).remove(QLatin1Char(' ')), in) ? kInitials : 0;
}

CommandPalette::CommandPalette(CommandTable& commands, const RecentFiles& recent,
                               AppSettings& settings, QObject* parent)
    : QAbstractListModel(parent), m_commands(commands), m_recent(recent), m_settings(settings),
      m_used(settings.value(QString::fromLatin1(kUsedKey), QStringList()).toStringList()) {}

void CommandPalette::begin(const QString& folder) {
    m_folder = folder;
    m_query.clear();
    fill();
}

void CommandPalette::setQuery(const QString& query) {
    if (query == m_query) return;
    m_query = query;
    fill();
}

void CommandPalette::setCurrent(int row) {
    if (row == m_current || row < 0 || row >= count()) return;
    m_current = row;
    Q_EMIT currentChanged();
}

void CommandPalette::move(int rows) {
    if (count() > 0) setCurrent(std::clamp(m_current + rows, 0, count() - 1));
}

bool CommandPalette::take() {
    if (m_current >= count()) return false;
    const Row row = m_rows[static_cast<std::size_t>(m_current)];
    if (!row.enabled) return false;
    if (files()) {
        Q_EMIT fileWanted(row.key);
    } else {
        remember(row.key);
        m_commands.trigger(row.key);
    }
    return true;
}

void CommandPalette::remember(const QString& command) {
    m_used.removeAll(command);
    m_used.prepend(command);
    if (m_used.size() > kMostUsed) m_used.resize(kMostUsed);
    m_settings.setValue(QString::fromLatin1(kUsedKey), m_used);
}

std::vector<CommandPalette::Row> CommandPalette::commandRows() const {
    std::vector<Row> rows;
    for (const QString& name : m_commands.names()) {
        const Command* command = m_commands.of(name);
        if (name == QLatin1String("help.palette")) continue;
        const QString menu = m_commands.menuTitle(command->menu());
        const int found = score(m_query, command->title());
        const int inMenu =
            found > 0 ? found : score(m_query, menu + QLatin1Char(' ') + command->title()) / 2;
        if (inMenu == 0) continue;
        Row row{name, command->title(), menu, command->keysText(), command->enabled(), inMenu};
        // Without letters, what was used of late comes first; what cannot be done now, last.
        const auto used = static_cast<int>(m_used.indexOf(name));
        if (used >= 0) row.score += static_cast<int>(kMostUsed) - used;
        if (!row.enabled) row.score -= kBegins;
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<CommandPalette::Row> CommandPalette::fileRows() const {
    QStringList paths = m_recent.paths();
    const QDir folder(m_folder);
    for (const QString& name : folder.entryList({QStringLiteral("*.m")}, QDir::Files, QDir::Name))
        paths << folder.filePath(name);
    paths.removeDuplicates();
    std::vector<Row> rows;
    for (const QString& path : paths) {
        const QFileInfo file(path);
        const int found = std::max(score(m_query, file.fileName()), score(m_query, path) / 2);
        if (found == 0 || !file.isFile()) continue;
        rows.push_back({path, file.fileName(), file.path(), {}, true, found});
    }
    return rows;
}

void CommandPalette::fill() {
    beginResetModel();
    m_rows = files() ? fileRows() : commandRows();
    std::stable_sort(m_rows.begin(), m_rows.end(),
                     [](const Row& a, const Row& b) { return a.score > b.score; });
    m_current = 0;
    endResetModel();
    Q_EMIT changed();
    Q_EMIT currentChanged();
}

int CommandPalette::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant CommandPalette::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= count()) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Title:
        return row.title;
    case Detail:
        return row.detail;
    case Keys:
        return row.keys;
    case Enabled:
        return row.enabled;
    default:
        return {};
    }
}

QHash<int, QByteArray> CommandPalette::roleNames() const {
    return {{Title, "title"}, {Detail, "detail"}, {Keys, "keys"}, {Enabled, "available"}};
}

} // namespace vitrine::app

#include "moc_command_palette.cpp"
