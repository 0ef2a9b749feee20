// SPDX-License-Identifier: Apache-2.0
#include "frame/translation.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QStandardPaths>
#include <QXmlStreamReader>

namespace vitrine::app {
namespace {

const auto kEnglish = QStringLiteral("en");
const auto kPrefix = QStringLiteral("vitrine_");

QString tell(const char* text) {
    return QCoreApplication::translate("Translation", text);
}

} // namespace

QStringList Translation::standardFolders() {
    QStringList folders{QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                        QStringLiteral("/translations")};
    // Beside the program where it is installed, two folders up in a build.
    const QDir program(QCoreApplication::applicationDirPath());
    for (const char* place : {"../resources/translations", "../../resources/translations"}) {
        const QString path = program.filePath(QString::fromLatin1(place));
        if (!QFileInfo(path).isDir()) continue;
        folders << QDir::cleanPath(path);
        break;
    }
    return folders;
}

QStringList Translation::languages(const QStringList& folders) {
    QStringList all{kEnglish};
    for (const QString& folder : folders) {
        const QStringList files = QDir(folder).entryList(
            {kPrefix + QStringLiteral("*.ts"), kPrefix + QStringLiteral("*.qm")});
        for (const QString& file : files) {
            const QString language = QFileInfo(file).completeBaseName().mid(kPrefix.size());
            if (!language.isEmpty() && !all.contains(language)) all << language;
        }
    }
    all.sort();
    return all;
}

QString Translation::languageFor(const QString& chosen, const QStringList& there) {
    if (!chosen.isEmpty()) return there.contains(chosen) ? chosen : kEnglish;
    for (const QString& wanted : QLocale::system().uiLanguages()) {
        const QString whole = QString(wanted).replace(QLatin1Char('-'), QLatin1Char('_'));
        for (const QString& language : {whole, whole.section(QLatin1Char('_'), 0, 0)}) {
            if (there.contains(language)) return language;
        }
    }
    return kEnglish;
}

QString Translation::use(const QString& language, const QStringList& folders) {
    m_byContext.clear();
    m_byText.clear();
    if (language == kEnglish) return {};
    for (const QString& folder : folders) {
        const QString path = QDir(folder).filePath(kPrefix + language);
        if (QFile::exists(path + QStringLiteral(".ts"))) return read(path + QStringLiteral(".ts"));
        if (!QFile::exists(path + QStringLiteral(".qm"))) continue;
        return load(path) ? QString() : tell("%1 could not be read.").arg(path);
    }
    return tell("There is no translation for “%1”.").arg(language);
}

QString Translation::read(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tell("%1 could not be opened: %2").arg(path, file.errorString());
    QXmlStreamReader xml(&file);
    QString context, source, translation;
    bool finished = true;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isEndElement() && xml.name() == QLatin1String("message") && finished &&
            !translation.isEmpty()) {
            m_byContext[{context, source}] = translation;
            m_byText.insert(source, translation);
        }
        if (!xml.isStartElement()) continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            source.clear();
            translation.clear();
        } else if (xml.name() == QLatin1String("source")) {
            source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            finished = !xml.attributes().hasAttribute(QLatin1String("type")); // unfinished, gone
            translation = xml.readElementText(QXmlStreamReader::IncludeChildElements);
        }
    }
    if (!xml.hasError()) return {};
    // Half a translation is none.
    m_byContext.clear();
    m_byText.clear();
    return tell("%1 could not be read: line %2, %3")
        .arg(path)
        .arg(xml.lineNumber())
        .arg(xml.errorString());
}

QString Translation::translate(const char* context, const char* source, const char* disambiguation,
                               int n) const {
    if (m_byContext.isEmpty()) return QTranslator::translate(context, source, disambiguation, n);
    const QString text = QString::fromUtf8(source);
    const auto found = m_byContext.find({QString::fromUtf8(context), text});
    return found != m_byContext.end() ? *found : m_byText.value(text);
}

bool Translation::isEmpty() const {
    return m_byContext.isEmpty() && QTranslator::isEmpty();
}

} // namespace vitrine::app
