// SPDX-License-Identifier: Apache-2.0
#include "figures/eps_device.h"

#include "figures/vector_metric.h"

#include <cmath>
#include <QImage>
#include <QPaintEngine>
#include <QPainterPath>
#include <QPixmap>

namespace vitrine::app {
namespace {

QByteArray number(qreal value) {
    QByteArray text = QByteArray::number(value, 'f', 3);
    while (text.endsWith('0'))
        text.chop(1);
    if (text.endsWith('.')) text.chop(1);
    return text == "-0" ? QByteArray("0") : text;
}

/// What a colour of less than full opacity is on white paper.
QByteArray colorOf(const QColor& color) {
    const qreal alpha = color.alphaF();
    QByteArray out;
    for (const qreal part : {color.redF(), color.greenF(), color.blueF()})
        out += number(1 - alpha * (1 - part)) + ' ';
    return out + "rgb\n";
}

QByteArray pathOf(const QPainterPath& path) {
    QByteArray out = "n\n";
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element e = path.elementAt(i);
        out += number(e.x) + ' ' + number(e.y) + ' ';
        if (e.type == QPainterPath::MoveToElement) {
            out += "m\n";
        } else if (e.type == QPainterPath::LineToElement) {
            out += "l\n";
        } else {
            // Two more points follow the first of a curve.
            for (int k = 1; k <= 2 && i + k < path.elementCount(); ++k)
                out +=
                    number(path.elementAt(i + k).x) + ' ' + number(path.elementAt(i + k).y) + ' ';
            i += 2;
            out += "c\n";
        }
    }
    return out;
}

} // namespace

class EpsEngine : public QPaintEngine {
public:
    EpsEngine() : QPaintEngine(PaintEngineFeatures(AllFeatures).setFlag(PatternTransform, false)) {}

    bool begin(QPaintDevice*) override {
        setActive(true);
        return true;
    }
    bool end() override {
        setActive(false);
        return true;
    }
    [[nodiscard]] Type type() const override { return User; }

    void updateState(const QPaintEngineState& now) override {
        const DirtyFlags dirty = now.state();
        if (dirty & DirtyPen) m_pen = now.pen();
        if (dirty & DirtyBrush) m_brush = now.brush();
        if (dirty & DirtyTransform) m_transform = now.transform();
        if (dirty & DirtyClipEnabled && !now.isClipEnabled()) m_clip = {};
        if (dirty & DirtyClipRegion) {
            QPainterPath path;
            path.addRegion(now.clipRegion());
            setClip(now.clipOperation(), path);
        }
        if (dirty & DirtyClipPath) setClip(now.clipOperation(), now.clipPath());
    }

    void drawPath(const QPainterPath& path) override {
        const bool filled = m_brush.style() != Qt::NoBrush && m_brush.color().alpha() > 0;
        const bool drawn = m_pen.style() != Qt::NoPen && m_pen.color().alpha() > 0;
        if (!filled && !drawn) return;
        beginPlaced();
        m_body += pathOf(path);
        if (filled) {
            const char* rule = path.fillRule() == Qt::OddEvenFill ? "eofill" : "fill";
            m_body += "gsave " + colorOf(m_brush.color()) + rule + " grestore\n";
        }
        if (drawn) m_body += stroke() + "stroke\n";
        m_body += "grestore\n";
    }

    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        QPainterPath path;
        path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
        for (int i = 0; i < count; ++i)
            i == 0 ? path.moveTo(points[i]) : path.lineTo(points[i]);
        const QBrush brush = m_brush;
        if (mode == PolylineMode)
            m_brush = Qt::NoBrush;
        else
            path.closeSubpath();
        drawPath(path);
        m_brush = brush;
    }

    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        QPainterPath outlines;
        outlines.addText(at, item.font(), item.text());
        if (outlines.isEmpty()) return;
        beginPlaced();
        m_body += pathOf(outlines) + colorOf(m_pen.color()) + "fill\ngrestore\n";
    }

    void drawImage(const QRectF& target, const QImage& image, const QRectF& source,
                   Qt::ImageConversionFlags) override {
        QImage shown(source.size().toSize(), QImage::Format_RGB32);
        if (shown.isNull()) return;
        shown.fill(Qt::white);
        QPainter painter(&shown);
        painter.drawImage(QPointF(-source.x(), -source.y()), image);
        painter.end();
        beginPlaced();
        const QByteArray columns = QByteArray::number(shown.width());
        const QByteArray rows = QByteArray::number(shown.height());
        m_body += number(target.x()) + ' ' + number(target.y()) + " translate " +
                  number(target.width()) + ' ' + number(target.height()) + " scale\n/row " +
                  QByteArray::number(3 * shown.width()) + " string def\n" + columns + ' ' + rows +
                  " 8 [" + columns + " 0 0 " + rows +
                  " 0 0] {currentfile row readhexstring pop} false 3 colorimage\n";
        constexpr int kPixelsOfLine = 12;
        for (int y = 0; y < shown.height(); ++y) {
            const auto* line = reinterpret_cast<const QRgb*>(shown.constScanLine(y));
            QByteArray bytes;
            for (int x = 0; x < shown.width(); ++x) {
                bytes += static_cast<char>(qRed(line[x]));
                bytes += static_cast<char>(qGreen(line[x]));
                bytes += static_cast<char>(qBlue(line[x]));
                if (x + 1 == shown.width() || (x + 1) % kPixelsOfLine == 0) {
                    m_body += bytes.toHex() + '\n';
                    bytes.clear();
                }
            }
        }
        m_body += "grestore\n";
    }
    void drawPixmap(const QRectF& target, const QPixmap& pixmap, const QRectF& source) override {
        drawImage(target, pixmap.toImage(), source, Qt::AutoColor);
    }

    QByteArray m_body;

private:
    void setClip(Qt::ClipOperation operation, const QPainterPath& path) {
        const QPainterPath placed = m_transform.map(path);
        m_clip = operation == Qt::NoClip        ? QPainterPath()
                 : operation == Qt::ReplaceClip ? placed
                 : m_clip.isEmpty()             ? placed
                                                : m_clip.intersected(placed);
    }

    /// Within the clip and at the place of what is painted, until "grestore".
    void beginPlaced() {
        m_body += "gsave\n";
        if (!m_clip.isEmpty()) m_body += pathOf(m_clip) + "clip\n";
        if (m_transform.isIdentity()) return;
        m_body += '[';
        for (const qreal part : {m_transform.m11(), m_transform.m12(), m_transform.m21(),
                                 m_transform.m22(), m_transform.dx(), m_transform.dy()})
            m_body += QByteArray::number(part, 'f', 5) + ' ';
        m_body += "] concat\n";
    }

    [[nodiscard]] QByteArray stroke() const {
        const qreal width = m_pen.widthF() > 0 ? m_pen.widthF() : 1;
        const int cap = m_pen.capStyle() == Qt::RoundCap    ? 1
                        : m_pen.capStyle() == Qt::SquareCap ? 2
                                                            : 0;
        QByteArray out = colorOf(m_pen.color()) + number(width) + " setlinewidth " +
                         QByteArray::number(cap) + " setlinecap " +
                         (m_pen.joinStyle() == Qt::RoundJoin ? "1" : "0") + " setlinejoin\n";
        if (m_pen.style() == Qt::SolidLine) return out;
        out += '[';
        for (const qreal length : m_pen.dashPattern())
            out += number(std::max(length * width, 0.01)) + ' ';
        return out + "] " + number(m_pen.dashOffset() * width) + " setdash\n";
    }

    QPen m_pen{Qt::NoPen};
    QBrush m_brush{Qt::NoBrush};
    QTransform m_transform;
    QPainterPath m_clip;
};

EpsDevice::EpsDevice(const QRectF& shown)
    : m_engine(std::make_unique<EpsEngine>()), m_shown(shown) {}

EpsDevice::~EpsDevice() = default;

QPaintEngine* EpsDevice::paintEngine() const {
    return m_engine.get();
}

QByteArray EpsDevice::document() const {
    constexpr qreal kPoints = 72.0 / 96;
    const qreal width = m_shown.width() * kPoints, height = m_shown.height() * kPoints;
    const auto whole = [](qreal points) {
        return QByteArray::number(static_cast<int>(std::ceil(points)));
    };
    // PostScript counts upwards, pixels downwards.
    return "%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 " + whole(width) + ' ' + whole(height) +
           "\n%%HiResBoundingBox: 0 0 " + number(width) + ' ' + number(height) +
           "\n%%LanguageLevel: 2\n%%Creator: Vitrine\n%%EndComments\n"
           "/n {newpath} bind def /m {moveto} bind def /l {lineto} bind def\n"
           "/c {curveto} bind def /rgb {setrgbcolor} bind def\ngsave\n" +
           number(-m_shown.x() * kPoints) + ' ' + number(height + m_shown.y() * kPoints) +
           " translate " + number(kPoints) + ' ' + number(-kPoints) + " scale\n" +
           m_engine->m_body + "grestore\nshowpage\n%%EOF\n";
}

int EpsDevice::metric(PaintDeviceMetric metric) const {
    return vectorMetric(metric, m_shown);
}

} // namespace vitrine::app
