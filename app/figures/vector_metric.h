// SPDX-License-Identifier: Apache-2.0
#pragma once
// What devices that write vectors tell of their size. Any thread.
#include <QPaintDevice>
#include <QRectF>

namespace vitrine::app {

/// Of a page that shows these units of 1/96 inch.
[[nodiscard]] inline int vectorMetric(QPaintDevice::PaintDeviceMetric metric, const QRectF& shown) {
    constexpr int kDpi = 96;
    switch (metric) {
    case QPaintDevice::PdmWidth:
        return static_cast<int>(shown.right());
    case QPaintDevice::PdmHeight:
        return static_cast<int>(shown.bottom());
    case QPaintDevice::PdmWidthMM:
        return static_cast<int>(shown.right() * 25.4 / kDpi);
    case QPaintDevice::PdmHeightMM:
        return static_cast<int>(shown.bottom() * 25.4 / kDpi);
    case QPaintDevice::PdmDpiX:
    case QPaintDevice::PdmDpiY:
    case QPaintDevice::PdmPhysicalDpiX:
    case QPaintDevice::PdmPhysicalDpiY:
        return kDpi;
    case QPaintDevice::PdmDepth:
        return 24;
    case QPaintDevice::PdmDevicePixelRatio:
        return 1;
    case QPaintDevice::PdmDevicePixelRatioScaled:
        return static_cast<int>(QPaintDevice::devicePixelRatioFScale());
    default:
        return 0;
    }
}

} // namespace vitrine::app
