// SPDX-License-Identifier: Apache-2.0
#pragma once
// One VkDevice for the engine and Qt Quick: asks the engine for it with what the window system
// needs, and hands it to Qt. Without Vulkan the windows draw in software and message() says why.
// Interface thread; must outlive every window, and must go before the engine's thread does.
#include <vulkan/vulkan.h>

#include "engine_thread.h"

#include <QString>
#include <QVulkanInstance>

class QQuickWindow;

namespace vitrine::app {

class Graphics {
public:
    /// Call before QGuiApplication: makes Qt load the queue guard in place of the Vulkan loader,
    /// and draw soon after what changes.
    static void prepareEnvironment(const QString& programFolder);
    /// Needs QGuiApplication; sets Qt Quick's graphics API for the whole process.
    explicit Graphics(EngineThread& engine);
    ~Graphics();

    [[nodiscard]] bool available() const { return m_available; }
    [[nodiscard]] const QString& message() const { return m_message; }
    [[nodiscard]] const GraphicsHandles& handles() const { return m_handles; }
    [[nodiscard]] QVulkanInstance& instance() { return m_instance; }
    /// Before the window is shown.
    void prepareWindow(QQuickWindow& window);

private:
    bool m_available = false;
    QString m_message;
    GraphicsHandles m_handles;
    QVulkanInstance m_instance;
};

} // namespace vitrine::app
