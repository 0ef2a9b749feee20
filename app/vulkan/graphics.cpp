// SPDX-License-Identifier: Apache-2.0
#include "vulkan/graphics.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QLibrary>
#include <QQuickGraphicsConfiguration>
#include <QQuickGraphicsDevice>
#include <QQuickWindow>
#include <QVersionNumber>

namespace vitrine::app {
namespace {

constexpr const char* kGuardVariable = "QT_VULKAN_LIB";

std::vector<std::string> windowSystemExtensions() {
    const QString platform = QGuiApplication::platformName();
    std::vector<std::string> names{"VK_KHR_surface"};
    if (platform == QLatin1String("xcb")) names.emplace_back("VK_KHR_xcb_surface");
    if (platform.startsWith(QLatin1String("wayland"))) names.emplace_back("VK_KHR_wayland_surface");
    return names;
}

void guardQueues(std::recursive_mutex* mutex) {
    using Guard = void (*)(std::recursive_mutex*);
    const QString file = qEnvironmentVariable(kGuardVariable);
    if (file.isEmpty()) return;
    const auto guard = reinterpret_cast<Guard>(QLibrary::resolve(file, "vitrineGuardQueues"));
    if (guard) guard(mutex);
}

} // namespace

void Graphics::prepareEnvironment(const QString& programFolder) {
    // Qt lets so many milliseconds pass before a frame, 5 without being told, of those in which a
    // key waits to be seen.
    constexpr const char* kWaitBeforeFrame = "QT_QPA_UPDATE_IDLE_TIME";
    if (!qEnvironmentVariableIsSet(kWaitBeforeFrame)) qputenv(kWaitBeforeFrame, "1");
    if (qEnvironmentVariableIsSet(kGuardVariable)) return;
    for (const char* place : {"/", "/../lib/vitrine/"}) {
        const QString file =
            programFolder + QLatin1String(place) + QStringLiteral("libvitrine_queue_guard.so");
        if (QFileInfo::exists(file)) {
            qputenv(kGuardVariable, QFileInfo(file).canonicalFilePath().toLocal8Bit());
            return;
        }
    }
}

Graphics::Graphics(EngineThread& engine) {
    engine.call([this](Session& session) {
        Result<GraphicsHandles> opened = session.openGraphics(windowSystemExtensions());
        if (opened) {
            m_handles = std::move(*opened);
        } else {
            m_message = QString::fromStdString(opened.error().message);
        }
    });
    if (m_handles.device) {
        guardQueues(m_handles.queueMutex);
        QByteArrayList extensions;
        for (const std::string& name : m_handles.instanceExtensions)
            extensions.append(QByteArray::fromStdString(name));
        m_instance.setVkInstance(static_cast<VkInstance>(m_handles.instance));
        m_instance.setApiVersion(
            QVersionNumber(static_cast<int>(VK_API_VERSION_MAJOR(m_handles.apiVersion)),
                           static_cast<int>(VK_API_VERSION_MINOR(m_handles.apiVersion)), 0));
        m_instance.setExtensions(extensions);
        m_available = m_instance.create();
        if (!m_available) m_message = QStringLiteral("Qt could not use the Vulkan instance.");
    }
    QQuickWindow::setGraphicsApi(m_available ? QSGRendererInterface::Vulkan
                                             : QSGRendererInterface::Software);
}

Graphics::~Graphics() {
    guardQueues(nullptr);
}

void Graphics::prepareWindow(QQuickWindow& window) {
    if (!m_available) return;
    window.setVulkanInstance(&m_instance);
    window.setGraphicsDevice(QQuickGraphicsDevice::fromDeviceObjects(
        static_cast<VkPhysicalDevice>(m_handles.physicalDevice),
        static_cast<VkDevice>(m_handles.device), static_cast<int>(m_handles.queueFamily),
        static_cast<int>(m_handles.queueIndex)));
}

} // namespace vitrine::app
