// SPDX-License-Identifier: Apache-2.0
#include "help/manual.h"

#include "session/session.h"

#include <algorithm>
#include <QDir>
#include <QFile>

namespace vitrine::app {
namespace {

const QString kFirstPage = QStringLiteral("workbench.md");
constexpr std::size_t kMostFound = 200;
constexpr qsizetype kMostWay = 50;

QString contentsOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString documentationOf(const QString& function) {
    return QString::fromStdString(Session::documentation(function.toStdString()));
}

/// The heading of a page, else its file's name.
QString headingOf(const QString& page, const QString& file) {
    const QString first = page.section(QLatin1Char('\n'), 0, 0);
    return first.startsWith(QLatin1String("# ")) ? first.mid(2).trimmed() : file;
}

} // namespace

Manual::Manual(const QString& folder, QStringList functions, QObject* parent)
    : QAbstractListModel(parent), m_folder(folder), m_functions(std::move(functions)) {
    for (const QString& file : QDir(folder).entryList({QStringLiteral("*.md")}, QDir::Files)) {
        const QString page = contentsOf(QDir(folder).filePath(file));
        m_pages.push_back({file, headingOf(page, file), tr("manual")});
    }
    // The manual's own first page stands before what it leads to.
    std::stable_sort(m_pages.begin(), m_pages.end(), [](const Entry& a, const Entry& b) {
        return (a.topic == kFirstPage) > (b.topic == kFirstPage);
    });
}

void Manual::show(const QString& topic) {
    const QString wanted = topic.isEmpty() ? kFirstPage : topic;
    if (wanted != this->topic()) m_topics << wanted;
    if (m_topics.size() > kMostWay) m_topics.removeFirst();
    setQuery({});
    readTopic();
}

void Manual::back() {
    if (!canGoBack()) return;
    m_topics.removeLast();
    setQuery({});
    readTopic();
}

bool Manual::follow(const QString& link) {
    const QString file = link.section(QLatin1Char('#'), 0, 0);
    const bool known = std::any_of(m_pages.begin(), m_pages.end(),
                                   [&](const Entry& page) { return page.topic == file; });
    if (known) show(file);
    return known;
}

void Manual::readTopic() {
    const QString topic = this->topic();
    const auto page = std::find_if(m_pages.begin(), m_pages.end(),
                                   [&](const Entry& entry) { return entry.topic == topic; });
    if (page != m_pages.end()) {
        m_title = page->title;
        m_text = contentsOf(QDir(m_folder).filePath(topic));
    } else {
        const QString about = documentationOf(topic);
        m_title = topic;
        m_text = about.isEmpty() ? tr("# %1\n\nThere is no function of this name.").arg(topic)
                                 : QStringLiteral("# %1\n\n```\n%2\n```\n\n%3")
                                       .arg(topic, about.section(QLatin1Char('\n'), 0, 0),
                                            about.section(QLatin1Char('\n'), 1));
    }
    Q_EMIT topicChanged();
}

void Manual::setQuery(const QString& query) {
    if (query == m_query) return;
    m_query = query;
    find();
}

void Manual::open(int row) {
    if (row >= 0 && row < count()) show(QString(m_found[static_cast<std::size_t>(row)].topic));
}

void Manual::find() {
    beginResetModel();
    m_found.clear();
    const QString wanted = m_query.trimmed().toLower();
    std::vector<Entry> named, said; // found by the name, and by what is said of it
    for (const QString& function : wanted.isEmpty() ? QStringList() : m_functions) {
        const QString about = documentationOf(function).section(QLatin1Char('\n'), 1);
        const Entry entry{function, function, about.section(QLatin1Char('\n'), 0, 0)};
        if (function.toLower().startsWith(wanted))
            m_found.push_back(entry);
        else if (function.toLower().contains(wanted))
            named.push_back(entry);
        else if (about.toLower().contains(wanted))
            said.push_back(entry);
    }
    for (const Entry& page : m_pages) {
        if (wanted.isEmpty()) break;
        if (page.title.toLower().contains(wanted))
            named.push_back(page);
        else if (contentsOf(QDir(m_folder).filePath(page.topic)).toLower().contains(wanted))
            said.push_back(page);
    }
    m_found.insert(m_found.end(), named.begin(), named.end());
    m_found.insert(m_found.end(), said.begin(), said.end());
    if (m_found.size() > kMostFound) m_found.resize(kMostFound);
    endResetModel();
    Q_EMIT queryChanged();
}

int Manual::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant Manual::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= count()) return {};
    const Entry& entry = m_found[static_cast<std::size_t>(index.row())];
    return role == Title    ? QVariant(entry.title)
           : role == Detail ? QVariant(entry.detail)
                            : QVariant();
}

QHash<int, QByteArray> Manual::roleNames() const {
    return {{Title, "title"}, {Detail, "detail"}};
}

} // namespace vitrine::app

#include "moc_manual.cpp"
