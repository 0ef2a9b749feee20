// SPDX-License-Identifier: Apache-2.0
#include "app_settings.h"

#include <algorithm>

namespace vitrine::app {

AppSettings::AppSettings(bool persistent, QObject* parent) : QObject(parent) {
    if (!persistent) return;
    m_store = std::make_unique<QSettings>(QStringLiteral("Vitrine"), QStringLiteral("Vitrine"));
    m_dark = m_store->value(QStringLiteral("appearance/dark"), m_dark).toBool();
    m_codeSize = m_store->value(QStringLiteral("appearance/codeSize"), m_codeSize).toInt();
}

void AppSettings::setDark(bool dark) {
    if (m_dark == dark) return;
    m_dark = dark;
    setValue(QStringLiteral("appearance/dark"), dark);
    Q_EMIT darkChanged();
}

void AppSettings::useLightNow() {
    m_dark = false;
    Q_EMIT darkChanged();
}

void AppSettings::setCodeSize(int pixels) {
    pixels = std::clamp(pixels, 8, 40);
    if (m_codeSize == pixels) return;
    m_codeSize = pixels;
    setValue(QStringLiteral("appearance/codeSize"), pixels);
    Q_EMIT codeSizeChanged();
}

QVariant AppSettings::value(const QString& key, const QVariant& fallback) const {
    return m_store ? m_store->value(key, fallback) : m_values.value(key, fallback);
}

void AppSettings::setValue(const QString& key, const QVariant& value) {
    if (!m_store) {
        if (value.isValid())
            m_values.insert(key, value);
        else
            m_values.remove(key);
    } else if (value.isValid()) {
        m_store->setValue(key, value);
    } else {
        m_store->remove(key);
    }
}

} // namespace vitrine::app

#include "moc_app_settings.cpp"
