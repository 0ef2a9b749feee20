// SPDX-License-Identifier: Apache-2.0
#include "figures/figure_picture.h"

#include "figures/axes_painter.h"
#include "figures/data_painter.h"
#include "figures/eps_device.h"
#include "figures/svg_device.h"
#include "figures/tiff_writer.h"

#include <cmath>
#include <QBuffer>
#include <QPageSize>
#include <QPdfWriter>

namespace vitrine::app {
namespace {

constexpr double kDpi = 96;                ///< pixels of figures
constexpr int kPageDpi = 1200;             ///< the grid of a page's coordinates
constexpr double kImageRatio = 300 / kDpi; ///< of images inside drawings of lines
constexpr int kMargin = 5;                 ///< around a cropped picture, in pixels
constexpr int kMostSide = 30000;
constexpr double kMostPixels = 4e8;
constexpr int kQuality = 92; ///< of JPEG

class PictureDrawing {
public:
    PictureDrawing(const OneFigureSnapshot& figure, const PictureRequest& request)
        : m_figure(figure), m_request(request),
          m_palette(onGround(paperPalette(), request.ground ? request.ground : figure.ground)) {
        if (request.transparent) m_palette.panel = Qt::transparent;
    }

    [[nodiscard]] QRectF page() const { return {0, 0, m_figure.size[0], m_figure.size[1]}; }
    [[nodiscard]] QColor ground() const {
        return m_request.transparent ? QColor(Qt::transparent) : m_palette.ground;
    }

    void paint(QPainter& painter, const QRectF& part, qreal ratio) const {
        if (!m_request.transparent) painter.fillRect(part, m_palette.ground);
        AxesPainter decoration(painter, m_palette);
        DataPainter data(painter, m_palette, m_request.read, ratio);
        for (const AxesSnapshot& axes : m_figure.axes) {
            const auto& wanted = m_request.axes;
            if (!wanted.empty() && std::find(wanted.begin(), wanted.end(), axes.id) == wanted.end())
                continue;
            const PlotView view = viewOf(axes);
            // Axes within others cover what is below them.
            if (covers(axes, view)) painter.fillRect(view.box, m_palette.ground);
            decoration.paintBelow(axes, view);
            data.paint(axes, view);
            decoration.paintAbove(axes, view);
        }
        if (m_request.axes.empty()) decoration.paintTitles(m_figure, page().size());
    }

    /// What is drawn, with a margin; the whole page when that is nothing.
    [[nodiscard]] QRectF content() const {
        if (m_request.box) {
            for (const AxesSnapshot& axes : m_figure.axes) {
                if (m_request.axes.front() == axes.id)
                    return viewOf(axes).box.toAlignedRect() & page().toRect();
            }
        }
        if (!m_request.cropped) return page();
        QImage image(page().size().toSize(), QImage::Format_ARGB32_Premultiplied);
        image.fill(ground());
        QPainter painter(&image);
        paint(painter, page(), 1);
        painter.end();
        const QRgb empty = qPremultiply(ground().rgba());
        QRect found;
        for (int y = 0; y < image.height(); ++y) {
            const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
            int first = 0, last = image.width() - 1;
            while (first <= last && line[first] == empty)
                ++first;
            while (last > first && line[last] == empty)
                --last;
            if (first <= last) found |= QRect(QPoint(first, y), QPoint(last, y));
        }
        if (found.isEmpty()) return page();
        return found.adjusted(-kMargin, -kMargin, kMargin, kMargin) & page().toRect();
    }

private:
    [[nodiscard]] bool covers(const AxesSnapshot& axes, const PlotView& view) const {
        if (m_request.transparent || axes.style.overlay || axes.style.beside || axes.style.clear ||
            !axes.visible)
            return false;
        for (const AxesSnapshot& other : m_figure.axes) {
            if (other.id == axes.id) return false;
            if (!other.style.overlay && viewOf(other).box.intersects(view.box)) return true;
        }
        return false;
    }
    [[nodiscard]] PlotView viewOf(const AxesSnapshot& axes) const {
        return figureView(m_figure, axes, page().size());
    }

    const OneFigureSnapshot& m_figure;
    const PictureRequest& m_request;
    FigurePalette m_palette;
};

Result<QImage> rasterOf(const PictureDrawing& drawing, const QRectF& part, double dpi) {
    const qreal ratio = dpi / kDpi;
    const QSizeF size = part.size() * ratio;
    if (!(size.width() <= kMostSide && size.height() <= kMostSide &&
          size.width() * size.height() <= kMostPixels))
        return fail(ErrorCode::Invalid, "The picture is too large at this resolution.");
    QImage image(static_cast<int>(std::lround(size.width())),
                 static_cast<int>(std::lround(size.height())), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull()) return fail(ErrorCode::OutOfMemory, "Out of memory for the picture.");
    image.fill(drawing.ground());
    constexpr double kInchesAMeter = 39.3701;
    image.setDotsPerMeterX(static_cast<int>(std::lround(dpi * kInchesAMeter)));
    image.setDotsPerMeterY(static_cast<int>(std::lround(dpi * kInchesAMeter)));
    QPainter painter(&image);
    painter.scale(ratio, ratio);
    painter.translate(-part.topLeft());
    drawing.paint(painter, part, ratio);
    return image;
}

QByteArray pageOf(const PictureDrawing& drawing, const QRectF& part) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setCreator(QStringLiteral("Vitrine"));
    writer.setResolution(kPageDpi);
    writer.setPageSize(
        QPageSize(part.size() * 72 / kDpi, QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    QPainter painter(&writer);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.scale(kPageDpi / kDpi, kPageDpi / kDpi);
    painter.translate(-part.topLeft());
    drawing.paint(painter, part, kImageRatio);
    painter.end();
    return bytes;
}

Result<QByteArray> encoded(const QImage& image, PictureFormat format) {
    const char* const name = format == PictureFormat::Jpeg  ? "JPG"
                             : format == PictureFormat::Bmp ? "BMP"
                                                            : "PNG";
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const bool opaque = format != PictureFormat::Png;
    const QImage& given = opaque ? image.convertToFormat(QImage::Format_RGB32) : image;
    if (!given.save(&buffer, name, format == PictureFormat::Jpeg ? kQuality : -1))
        return fail(ErrorCode::Unsupported,
                    std::string("Pictures in the format ") + name + " cannot be written here.");
    return bytes;
}

std::string pixelsOf(const QImage& image) {
    const QImage rgb = image.convertToFormat(QImage::Format_RGB888);
    std::string bytes;
    for (int y = 0; y < rgb.height(); ++y)
        bytes.append(reinterpret_cast<const char*>(rgb.constScanLine(y)),
                     static_cast<std::size_t>(rgb.width()) * 3);
    return bytes;
}

} // namespace

Result<Picture> drawPicture(const OneFigureSnapshot& figure, const PictureRequest& request) {
    const PictureDrawing drawing(figure, request);
    const QRectF part = drawing.content();
    Picture picture;
    if (request.format == PictureFormat::Svg) {
        SvgDevice device(part);
        QPainter painter(&device);
        drawing.paint(painter, part, kImageRatio);
        painter.end();
        picture.bytes = device.document().toStdString();
    } else if (request.format == PictureFormat::Eps) {
        EpsDevice device(part);
        QPainter painter(&device);
        drawing.paint(painter, part, kImageRatio);
        painter.end();
        picture.bytes = device.document().toStdString();
    } else if (request.format == PictureFormat::Pdf) {
        picture.bytes = pageOf(drawing, part).toStdString();
    } else {
        VITRINE_TRY(const QImage image, rasterOf(drawing, part, request.dpi));
        picture.width = image.width();
        picture.height = image.height();
        if (request.format == PictureFormat::Pixels) {
            picture.bytes = pixelsOf(image);
        } else if (request.format == PictureFormat::Tiff) {
            picture.bytes =
                tiffFile(static_cast<uint32_t>(image.width()),
                         static_cast<uint32_t>(image.height()), pixelsOf(image), request.dpi);
        } else {
            VITRINE_TRY(const QByteArray bytes, encoded(image, request.format));
            picture.bytes = bytes.toStdString();
        }
    }
    return picture;
}

} // namespace vitrine::app
