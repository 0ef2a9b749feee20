// SPDX-License-Identifier: Apache-2.0
#include <vulkan/vulkan.h>

#include "offscreen.h"

#include "vulkan/graphics.h"

#include <QQuickRenderTarget>
#include <QtGui/private/qrhi_p.h>
#include <QtQuick/private/qquickrendercontrol_p.h>
#include <QtQuick/private/qquickwindow_p.h>

namespace vitrine::app {

Offscreen::Offscreen(Graphics& graphics, QSize size)
    : m_window(std::make_unique<QQuickWindow>(&m_control)) {
    graphics.prepareWindow(*m_window);
    m_window->setGeometry(QRect(QPoint(0, 0), size));
    m_window->contentItem()->setSize(size);
    if (!m_control.initialize()) return;
    QRhi* rhi = QQuickRenderControlPrivate::get(&m_control)->rhi;
    if (!rhi) return;
    m_texture.reset(rhi->newTexture(QRhiTexture::RGBA8, size, 1,
                                    QRhiTexture::RenderTarget | QRhiTexture::UsedAsTransferSource));
    m_depth.reset(rhi->newRenderBuffer(QRhiRenderBuffer::DepthStencil, size));
    if (!m_texture->create() || !m_depth->create()) return;
    // The scene draws into this very texture object, so that its layout is known at the read-back.
    m_target.reset(rhi->newTextureRenderTarget(
        QRhiTextureRenderTargetDescription(QRhiColorAttachment(m_texture.get()), m_depth.get())));
    m_pass.reset(m_target->newCompatibleRenderPassDescriptor());
    m_target->setRenderPassDescriptor(m_pass.get());
    m_valid = m_target->create();
    if (!m_valid) return;
    m_window->setRenderTarget(QQuickRenderTarget::fromRhiRenderTarget(m_target.get()));
    QObject::connect(&m_frame, &DeferredCall::due, m_window.get(),
                     [this] { renderFrame(nullptr); });
    for (const auto change :
         {&QQuickRenderControl::renderRequested, &QQuickRenderControl::sceneChanged})
        QObject::connect(&m_control, change, &m_frame, &DeferredCall::request);
    m_frame.request();
}

Offscreen::~Offscreen() {
    m_window->setRenderTarget({});
    m_target.reset();
    m_pass.reset();
    m_depth.reset();
    m_texture.reset();
    m_control.invalidate();
    m_window.reset();
}

void Offscreen::renderFrame(QImage* picture) {
    m_control.polishItems();
    m_control.beginFrame();
    m_control.sync();
    m_control.render();
    QRhiReadbackResult result;
    if (picture) {
        auto* control = QQuickRenderControlPrivate::get(&m_control);
        QRhiResourceUpdateBatch* batch = control->rhi->nextResourceUpdateBatch();
        batch->readBackTexture(QRhiReadbackDescription(m_texture.get()), &result);
        control->cb->resourceUpdate(batch);
    }
    m_control.endFrame(); // waits for the device, so the read-back is complete
    if (picture && !result.data.isEmpty()) {
        *picture = QImage(reinterpret_cast<const uchar*>(result.data.constData()),
                          result.pixelSize.width(), result.pixelSize.height(),
                          QImage::Format_RGBA8888_Premultiplied)
                       .copy();
    }
}

QImage Offscreen::grab() {
    QImage picture;
    renderFrame(&picture);
    return picture;
}

} // namespace vitrine::app
