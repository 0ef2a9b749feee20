// SPDX-License-Identifier: Apache-2.0
#include "app_settings.h"

#include "frame/translation.h"

#include <algorithm>
#include <array>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

namespace vitrine::app {
namespace {

constexpr std::array<const char*, 3> kSchemeNames{"dark", "light", "contrast"};
constexpr double kLargestScale = 2;
constexpr int kLeastCode = 8, kMostCode = 40;

std::unique_ptr<QSettings> openStore() {
    return std::make_unique<QSettings>(QStringLiteral("Vitrine"), QStringLiteral("Vitrine"));
}

} // namespace

QString AppSettings::setAsideBroken() {
    auto store = openStore();
    const QString path = store->fileName();
    if (store->status() != QSettings::FormatError) return {};
    store.reset();
    const QString aside = path + QStringLiteral(".broken");
    QFile::remove(aside);
    // What cannot be moved would be lost with the first thing that is kept: a copy at least.
    const bool moved = QFile::rename(path, aside) || QFile::copy(path, aside);
    return moved
               ? QCoreApplication::translate(
                     "AppSettings", "The settings could not be read; they were set aside as %1.")
                     .arg(aside)
               : QCoreApplication::translate("AppSettings", "The settings in %1 could not be read.")
                     .arg(path);
}

AppSettings::AppSettings(bool persistent, QObject* parent) : QObject(parent) {
    if (!persistent) return;
    m_store = openStore();
    // What is kept may be of another version, or edited by hand.
    const QString scheme = value(QStringLiteral("appearance/scheme"), {}).toString();
    for (const Scheme known : {Dark, Light, Contrast}) {
        if (scheme == QLatin1String(kSchemeNames[known])) m_scheme = known;
    }
    if (scheme.isEmpty() && !value(QStringLiteral("appearance/dark"), true).toBool())
        m_scheme = Light; // as versions before this kept it
    m_codeSize = std::clamp(value(QStringLiteral("appearance/codeSize"), m_codeSize).toInt(),
                            kLeastCode, kMostCode);
    m_scale = std::clamp(value(QStringLiteral("appearance/scale"), m_scale).toDouble(), 1.,
                         kLargestScale);
    m_startScale = m_scale;
    m_language = m_startLanguage = value(QStringLiteral("appearance/language"), {}).toString();
    m_closesBrackets = value(QStringLiteral("editor/closesBrackets"), true).toBool();
}

void AppSettings::setScheme(Scheme scheme) {
    if (m_scheme == scheme) return;
    setValue(QStringLiteral("appearance/scheme"), QString::fromLatin1(kSchemeNames[scheme]));
    useNow(scheme);
}

void AppSettings::useNow(Scheme scheme) {
    m_scheme = scheme;
    Q_EMIT schemeChanged();
}

void AppSettings::setPresenting(bool presenting) {
    if (m_presenting == presenting) return;
    m_presenting = presenting;
    Q_EMIT presentingChanged();
}

void AppSettings::setScale(double scale) {
    scale = std::clamp(scale, 1., kLargestScale);
    if (m_scale == scale) return;
    m_scale = scale;
    setValue(QStringLiteral("appearance/scale"), scale == 1 ? QVariant() : QVariant(scale));
    Q_EMIT scaleChanged();
}

void AppSettings::setClosesBrackets(bool on) {
    if (m_closesBrackets == on) return;
    m_closesBrackets = on;
    setValue(QStringLiteral("editor/closesBrackets"), on ? QVariant() : QVariant(false));
    Q_EMIT closesBracketsChanged();
}

void AppSettings::setLanguage(const QString& language) {
    if (m_language == language) return;
    m_language = language;
    setValue(QStringLiteral("appearance/language"),
             language.isEmpty() ? QVariant() : QVariant(language));
    Q_EMIT languageChanged();
}

QStringList AppSettings::languages() const {
    return QStringList{QString()} + Translation::languages();
}

QString AppSettings::languageName(const QString& language) const {
    if (language.isEmpty()) return tr("As the system");
    const QString name = QLocale(language).nativeLanguageName();
    // That of English names the country, too.
    return language == QLatin1String("en") ? QStringLiteral("English")
           : name.isEmpty()                ? language
                                           : name;
}

void AppSettings::setCodeSize(int pixels) {
    pixels = std::clamp(pixels, kLeastCode, kMostCode);
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
