// SPDX-License-Identifier: Apache-2.0
#pragma once
// A paint device whose content is an SVG document: paths, texts as <text>, images as PNG inside.
// Use it with one QPainter on one thread, then take the document.
#include <memory>
#include <QPaintDevice>
#include <QRectF>

namespace vitrine::app {

class SvgEngine;

class SvgDevice : public QPaintDevice {
public:
    /// The part of the painted plane that the document shows, in pixels of 1/96 inch.
    explicit SvgDevice(const QRectF& shown);
    ~SvgDevice() override;
    [[nodiscard]] QPaintEngine* paintEngine() const override;
    /// Complete when the painter has ended.
    [[nodiscard]] QByteArray document() const;

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    std::unique_ptr<SvgEngine> m_engine;
    QRectF m_shown;
};

} // namespace vitrine::app
