// SPDX-License-Identifier: Apache-2.0
#include "editor/text_file.h"

#include "session/program.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QStringConverter>

namespace vitrine::app {
namespace {

const QByteArray kMark = QByteArrayLiteral("\xEF\xBB\xBF");

} // namespace

void TextFile::take(const QString& path) {
    const QFileInfo now(path);
    m_written = now.lastModified();
    m_bytes = now.exists() ? now.size() : -1;
}

bool TextFile::isOlderThan(const QString& path) const {
    const QFileInfo now(path);
    return now.exists() && (now.size() != m_bytes || now.lastModified() != m_written);
}

QString TextFile::read(const QString& path, QString& text) {
    QFile file(path);
    // Before the text: what is written meanwhile is newer.
    take(path);
    if (!file.open(QIODevice::ReadOnly))
        return QCoreApplication::translate("TextFile", "%1 could not be opened: %2")
            .arg(path, file.errorString());
    QByteArray bytes = file.readAll();
    if (bytes.contains('\0'))
        return QCoreApplication::translate("TextFile", "%1 holds no text.").arg(path);
    m_byteOrderMark = bytes.startsWith(kMark);
    if (m_byteOrderMark) bytes.remove(0, kMark.size());
    QStringDecoder decoder(QStringConverter::Utf8, QStringConverter::Flag::Stateless);
    text = decoder(bytes);
    m_latin1 = decoder.hasError();
    if (m_latin1) text = QString::fromLatin1(bytes);
    const auto returns = text.count(QStringLiteral("\r\n"));
    m_carriageReturns = returns > 0 && 2 * returns > text.count(QLatin1Char('\n'));
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    return {};
}

QString TextFile::write(const QString& path, const QString& text) {
    QString lines = text;
    if (m_carriageReturns) lines.replace(QLatin1Char('\n'), QStringLiteral("\r\n"));
    QByteArray bytes;
    if (m_latin1) {
        QStringEncoder encoder(QStringConverter::Latin1, QStringConverter::Flag::Stateless);
        bytes = encoder(lines);
        m_latin1 = !encoder.hasError();
    }
    if (!m_latin1) bytes = lines.toUtf8();
    if (m_byteOrderMark && !m_latin1) bytes.prepend(kMark);
    if (const Status done = writeWholeFile(path.toStdString(), bytes.toStdString()); !done)
        return QCoreApplication::translate("TextFile", "%1 could not be written: %2")
            .arg(path, QString::fromStdString(done.error().message));
    take(path);
    return {};
}

} // namespace vitrine::app
