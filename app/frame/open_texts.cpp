// SPDX-License-Identifier: Apache-2.0
#include "frame/open_texts.h"

#include "session/program.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

namespace vitrine::app {
namespace {

constexpr int kWriteDelay = 2000; ///< ms
constexpr int kVersion = 1;

} // namespace

OpenTexts::OpenTexts(EditorTabsModel& tabs, QString file, QObject* parent)
    : QObject(parent), m_tabs(tabs), m_file(std::move(file)) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(kWriteDelay);
    connect(&m_timer, &QTimer::timeout, this, &OpenTexts::write);
    const auto soon = [this] { m_timer.start(); };
    connect(&tabs, &EditorTabsModel::currentChanged, this, soon);
    connect(&tabs, &QAbstractItemModel::rowsRemoved, this, soon);
    connect(&tabs, &QAbstractItemModel::rowsInserted, this,
            [this, soon](const QModelIndex&, int first, int last) {
                watch(first, last);
                soon();
            });
    watch(0, tabs.count() - 1);
}

void OpenTexts::watch(int first, int last) {
    const auto soon = [this] { m_timer.start(); };
    for (int i = first; i <= last; ++i) {
        connect(m_tabs.at(i), &EditorDocument::caretChanged, this, soon);
        connect(m_tabs.at(i), &EditorDocument::pathChanged, this, soon);
        connect(m_tabs.at(i)->folds(), &TextFolds::changed, this, soon);
    }
}

QString OpenTexts::standardFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/session.json");
}

void OpenTexts::write() {
    m_timer.stop();
    QJsonArray texts;
    int current = -1;
    for (int i = 0; i < m_tabs.count(); ++i) {
        const EditorDocument* document = m_tabs.at(i);
        if (document->path().isEmpty()) continue;
        QJsonArray folded;
        for (const int line : document->folds()->lines())
            folded.append(line);
        if (i == m_tabs.currentIndex()) current = static_cast<int>(texts.size());
        texts.append(QJsonObject{{QStringLiteral("path"), document->path()},
                                 {QStringLiteral("caret"), document->caret()},
                                 {QStringLiteral("folded"), folded}});
    }
    const QJsonObject session{{QStringLiteral("version"), kVersion},
                              {QStringLiteral("current"), current},
                              {QStringLiteral("texts"), texts}};
    // What cannot be written leaves the session before.
    if (QDir().mkpath(QFileInfo(m_file).path()))
        (void)writeWholeFile(m_file.toStdString(), QJsonDocument(session).toJson().toStdString());
}

QString OpenTexts::restore() {
    QFile file(m_file);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QJsonObject session = QJsonDocument::fromJson(file.readAll()).object();
    file.close();
    if (session.value(QStringLiteral("version")).toInt() != kVersion ||
        !session.value(QStringLiteral("texts")).isArray()) {
        const QString aside = m_file + QStringLiteral(".broken");
        QFile::remove(aside);
        QFile::rename(m_file, aside);
        return tr("What was open could not be read; it was set aside as %1.").arg(aside);
    }
    const int current = session.value(QStringLiteral("current")).toInt(-1);
    const EditorDocument* shown = nullptr;
    int index = 0;
    for (const QJsonValue& value : session.value(QStringLiteral("texts")).toArray()) {
        const QJsonObject text = value.toObject();
        const QString path = text.value(QStringLiteral("path")).toString();
        const bool wasShown = index++ == current;
        if (!QFileInfo(path).isFile() || !m_tabs.open(path).isEmpty()) continue;
        m_tabs.current()->setCaret(text.value(QStringLiteral("caret")).toInt());
        QList<int> folded;
        for (const QJsonValue& line : text.value(QStringLiteral("folded")).toArray())
            folded << line.toInt();
        m_tabs.current()->folds()->restore(folded);
        if (wasShown) shown = m_tabs.current();
    }
    if (shown) m_tabs.makeCurrent(shown);
    return {};
}

} // namespace vitrine::app

#include "moc_open_texts.cpp"
