// SPDX-License-Identifier: Apache-2.0
#include "frame/command.h"

#include <QKeySequence>

namespace vitrine::app {
namespace {

QString asRead(const QString& keys) {
    return QKeySequence(keys, QKeySequence::PortableText).toString(QKeySequence::NativeText);
}

} // namespace

Command::Command(const CommandRow& row, QString name, QString title, QObject* parent)
    : QObject(parent), m_row(row), m_name(std::move(name)), m_title(std::move(title)),
      m_keys(standardKeys()) {}

QStringList Command::standardKeys() const {
    return QString::fromLatin1(m_row.keys).split(QLatin1Char(';'), Qt::SkipEmptyParts);
}

QString Command::keysText() const {
    QStringList texts;
    for (const QString& keys : m_keys)
        texts << asRead(keys);
    return texts.join(QStringLiteral(", "));
}

QString Command::keyOrTitle() const {
    return m_keys.isEmpty() ? QStringLiteral("“%1”").arg(m_title) : asRead(m_keys.first());
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
