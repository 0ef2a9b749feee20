// SPDX-License-Identifier: Apache-2.0
#pragma once
// A paint device whose content is an encapsulated PostScript page: paths, texts as outlines, images
// as pixels. The language has no opacity: colours are mixed with white. Use it with one QPainter on
// one thread, then take the document.
#include <memory>
#include <QPaintDevice>
#include <QRectF>

namespace vitrine::app {

class EpsEngine;

class EpsDevice : public QPaintDevice {
public:
    /// The part of the painted plane that the page shows, in pixels of 1/96 inch.
    explicit EpsDevice(const QRectF& shown);
    ~EpsDevice() override;
    [[nodiscard]] QPaintEngine* paintEngine() const override;
    /// Complete when the painter has ended.
    [[nodiscard]] QByteArray document() const;

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    std::unique_ptr<EpsEngine> m_engine;
    QRectF m_shown;
};

} // namespace vitrine::app
