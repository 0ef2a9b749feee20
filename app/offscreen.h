// SPDX-License-Identifier: Apache-2.0
#pragma once
// Draws a Qt Quick scene into a Vulkan image without a surface, for machines where a window cannot
// be had. Frames follow the scene's changes. Interface thread, which also renders.
#include "deferred_call.h"

#include <memory>
#include <QImage>
#include <QQuickRenderControl>
#include <QQuickWindow>

class QRhiRenderBuffer;
class QRhiRenderPassDescriptor;
class QRhiTexture;
class QRhiTextureRenderTarget;

namespace vitrine::app {

class Graphics;

class Offscreen {
public:
    /// valid() tells whether the device could be used.
    Offscreen(Graphics& graphics, QSize size);
    ~Offscreen();

    [[nodiscard]] bool valid() const { return m_valid; }
    [[nodiscard]] QQuickWindow& window() { return *m_window; }
    /// Renders a frame and reads it back.
    [[nodiscard]] QImage grab();

private:
    void renderFrame(QImage* picture);

    QQuickRenderControl m_control;
    std::unique_ptr<QQuickWindow> m_window;
    std::unique_ptr<QRhiTexture> m_texture;
    std::unique_ptr<QRhiRenderBuffer> m_depth;
    std::unique_ptr<QRhiRenderPassDescriptor> m_pass;
    std::unique_ptr<QRhiTextureRenderTarget> m_target;
    bool m_valid = false;
    DeferredCall m_frame; ///< draws what has changed
};

} // namespace vitrine::app
