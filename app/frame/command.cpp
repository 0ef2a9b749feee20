// SPDX-License-Identifier: Apache-2.0
#include "frame/command.h"

#include <QKeySequence>

namespace vitrine::app {

Command::Command(const CommandRow& row, QString name, QString title, QObject* parent)
    : QObject(parent), m_row(row), m_name(std::move(name)), m_title(std::move(title)),
      m_keys(standardKeys()) {}

QStringList Command::standardKeys() const {
    return QString::fromLatin1(m_row.keys).split(QLatin1Char(';'), Qt::SkipEmptyParts);
}

QString Command::keysText() const {
    QStringList texts;
    for (const QString& keys : m_keys)
        texts << QKeySequence(keys, QKeySequence::PortableText).toString(QKeySequence::NativeText);
    return texts.join(QStringLiteral(", "));
}

void Command::setTitle(const QString& title) {
    if (title == m_title) return;
    m_title = title;
    Q_EMIT changed();
}

void Command::setKeys(const QStringList& keys) {
    if (keys == m_keys) return;
    m_keys = keys;
    Q_EMIT changed();
}

void Command::setState(bool enabled, bool checked) {
    if (enabled == m_enabled && checked == m_checked) return;
    m_enabled = enabled;
    m_checked = checked;
    Q_EMIT changed();
}

} // namespace vitrine::app

#include "moc_command.cpp"
