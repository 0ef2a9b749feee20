// SPDX-License-Identifier: Apache-2.0
#include "help/about.h"

#include "app_settings.h"
#include "engine_thread.h"
#include "format.h"
#include "session/session.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QScreen>
#include <QSysInfo>

namespace vitrine::app {

About::About(EngineThread& engine, const AppSettings& settings, QObject* parent)
    : QObject(parent), m_engine(engine), m_settings(settings) {}

QString About::version() {
    return QStringLiteral(VITRINE_VERSION);
}

void About::ask() {
    if (m_asking) return;
    m_asking = true;
    Q_EMIT changed();
    m_engine.post([this](Session& session) {
        std::vector<DeviceSummary> found = session.devices();
        std::stable_sort(
            found.begin(), found.end(),
            [](const DeviceSummary& a, const DeviceSummary& b) { return a.current && !b.current; });
        const QString info = QString::fromStdString(session.infoJson());
        QMetaObject::invokeMethod(this, [this, found = std::move(found), info] {
            m_devices.clear();
            for (const DeviceSummary& device : found) {
                const auto text = [](const std::string& s) { return QString::fromStdString(s); };
                QStringList facts{text(device.type), text(device.api), text(device.driver)};
                if (device.memoryBytes > 0) facts << bytesText(device.memoryBytes);
                facts << (device.float64 ? tr("double precision") : tr("single precision only"));
                if (device.current) facts << tr("in use");
                facts.removeAll(QString());
                m_devices.append({text(device.name), facts.join(QStringLiteral(" · ")), -1, {}});
            }
            m_info = info;
            m_asking = false;
            Q_EMIT changed();
            if (std::exchange(m_copyWanted, false)) copy();
        });
    });
}

QString About::diagnostics() const {
    QStringList lines;
    lines << QStringLiteral("Vitrine %1, Qt %2").arg(version(), QLatin1String(qVersion()));
    lines << QStringLiteral("%1, kernel %2, %3")
                 .arg(QSysInfo::prettyProductName(), QSysInfo::kernelVersion(),
                      QSysInfo::currentCpuArchitecture());
    for (const QScreen* screen : QGuiApplication::screens()) {
        lines << QStringLiteral("screen %1x%2 at %3, %4 on %5")
                     .arg(screen->size().width())
                     .arg(screen->size().height())
                     .arg(screen->devicePixelRatio())
                     .arg(screen->name(), QGuiApplication::platformName());
    }
    for (const Fact& device : m_devices)
        lines << device.label + QStringLiteral(": ") + device.value;
    lines << QStringLiteral("interface scale %1").arg(m_settings.scale());
    if (!m_info.isEmpty()) lines << m_info;
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

void About::copy() {
    if (m_info.isEmpty()) {
        m_copyWanted = true;
        return ask();
    }
    QGuiApplication::clipboard()->setText(diagnostics());
    Q_EMIT copied();
}

} // namespace vitrine::app

#include "moc_about.cpp"
