// SPDX-License-Identifier: Apache-2.0
#include "figures/svg_device.h"

#include "figures/vector_metric.h"

#include <QBuffer>
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

QByteArray attribute(const char* name, const QByteArray& value) {
    return QByteArray(" ") + name + "=\"" + value + "\"";
}

QByteArray paint(const char* what, const QColor& color) {
    QByteArray out = attribute(what, color.name().toLatin1());
    if (color.alpha() < 255)
        out += attribute((QByteArray(what) + "-opacity").constData(), number(color.alphaF()));
    return out;
}

QByteArray pathData(const QPainterPath& path) {
    QByteArray out;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element e = path.elementAt(i);
        if (e.type == QPainterPath::MoveToElement)
            out += 'M';
        else if (e.type == QPainterPath::LineToElement)
            out += 'L';
        else if (e.type == QPainterPath::CurveToElement)
            out += 'C';
        else
            out += ' ';
        out += number(e.x) + ',' + number(e.y);
    }
    return out;
}

} // namespace

class SvgEngine : public QPaintEngine {
public:
    SvgEngine() : QPaintEngine(PaintEngineFeatures(AllFeatures).setFlag(PatternTransform, false)) {}

    bool begin(QPaintDevice*) override {
        setActive(true);
        return true;
    }
    bool end() override {
        closeClip();
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
        add("path", attribute("d", pathData(path)) +
                        (path.fillRule() == Qt::OddEvenFill && m_brush.style() != Qt::NoBrush
                             ? attribute("fill-rule", "evenodd")
                             : QByteArray()) +
                        fill() + stroke());
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
        const QFont font = item.font();
        QByteArray style =
            attribute("x", number(at.x())) + attribute("y", number(at.y())) +
            attribute("font-family", font.family().toHtmlEscaped().toUtf8()) +
            attribute("font-size",
                      number(font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * 4 / 3));
        if (font.bold()) style += attribute("font-weight", "bold");
        if (font.italic()) style += attribute("font-style", "italic");
        // Other fonts of a viewer take the same room.
        style += attribute("textLength", number(item.width()));
        add("text", style + paint("fill", m_pen.color()) + attribute("xml:space", "preserve"),
            item.text().toHtmlEscaped().toUtf8());
    }

    void drawImage(const QRectF& target, const QImage& image, const QRectF& source,
                   Qt::ImageConversionFlags) override {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        image.copy(source.toRect()).save(&buffer, "PNG");
        const bool smooth = painter() && painter()->testRenderHint(QPainter::SmoothPixmapTransform);
        add("image", attribute("x", number(target.x())) + attribute("y", number(target.y())) +
                         attribute("width", number(target.width())) +
                         attribute("height", number(target.height())) +
                         attribute("preserveAspectRatio", "none") +
                         (smooth ? QByteArray() : attribute("style", "image-rendering:pixelated")) +
                         attribute("xlink:href", "data:image/png;base64," + bytes.toBase64()));
    }
    void drawPixmap(const QRectF& target, const QPixmap& pixmap, const QRectF& source) override {
        drawImage(target, pixmap.toImage(), source, Qt::AutoColor);
    }

    QByteArray m_defs, m_body;

private:
    void setClip(Qt::ClipOperation operation, const QPainterPath& path) {
        const QPainterPath placed = m_transform.map(path);
        m_clip = operation == Qt::NoClip        ? QPainterPath()
                 : operation == Qt::ReplaceClip ? placed
                 : m_clip.isEmpty()             ? placed
                                                : m_clip.intersected(placed);
    }

    void closeClip() {
        if (m_inClip) m_body += "</g>\n";
        m_inClip = false;
    }

    /// Elements of one clip stand in one group.
    void useClip() {
        if (m_inClip && m_clip == m_openClip) return;
        if (!m_inClip && m_clip.isEmpty()) return;
        closeClip();
        if (m_clip.isEmpty()) return;
        const QByteArray id = "clip" + QByteArray::number(++m_clips);
        m_defs += "<clipPath id=\"" + id + "\"><path d=\"" + pathData(m_clip) + "\"/></clipPath>\n";
        m_body += "<g clip-path=\"url(#" + id + ")\">\n";
        m_openClip = m_clip;
        m_inClip = true;
    }

    [[nodiscard]] QByteArray fill() const {
        return m_brush.style() == Qt::NoBrush ? attribute("fill", "none")
                                              : paint("fill", m_brush.color());
    }

    [[nodiscard]] QByteArray stroke() const {
        if (m_pen.style() == Qt::NoPen) return {};
        const qreal width = m_pen.widthF() > 0 ? m_pen.widthF() : 1;
        QByteArray out = paint("stroke", m_pen.color()) + attribute("stroke-width", number(width));
        if (m_pen.capStyle() == Qt::RoundCap) out += attribute("stroke-linecap", "round");
        if (m_pen.capStyle() == Qt::SquareCap) out += attribute("stroke-linecap", "square");
        if (m_pen.joinStyle() == Qt::RoundJoin) out += attribute("stroke-linejoin", "round");
        if (m_pen.style() == Qt::SolidLine) return out;
        QByteArray dashes;
        for (const qreal length : m_pen.dashPattern())
            dashes += (dashes.isEmpty() ? "" : ",") + number(length * width);
        if (m_pen.dashOffset() != 0)
            out += attribute("stroke-dashoffset", number(m_pen.dashOffset() * width));
        return out + attribute("stroke-dasharray", dashes);
    }

    void add(const char* element, const QByteArray& attributes, const QByteArray& content = {}) {
        useClip();
        QByteArray place;
        if (!m_transform.isIdentity()) {
            place =
                m_transform.type() <= QTransform::TxTranslate
                    ? "translate(" + number(m_transform.dx()) + ',' + number(m_transform.dy()) + ')'
                    : "matrix(" + QByteArray::number(m_transform.m11(), 'g', 6) + ',' +
                          QByteArray::number(m_transform.m12(), 'g', 6) + ',' +
                          QByteArray::number(m_transform.m21(), 'g', 6) + ',' +
                          QByteArray::number(m_transform.m22(), 'g', 6) + ',' +
                          number(m_transform.dx()) + ',' + number(m_transform.dy()) + ')';
            place = attribute("transform", place);
        }
        m_body += QByteArray("<") + element + place + attributes;
        m_body += content.isEmpty() ? QByteArray("/>\n") : '>' + content + "</" + element + ">\n";
    }

    QPen m_pen{Qt::NoPen};
    QBrush m_brush{Qt::NoBrush};
    QTransform m_transform;
    QPainterPath m_clip, m_openClip;
    bool m_inClip = false;
    int m_clips = 0;
};

SvgDevice::SvgDevice(const QRectF& shown)
    : m_engine(std::make_unique<SvgEngine>()), m_shown(shown) {}

SvgDevice::~SvgDevice() = default;

QPaintEngine* SvgDevice::paintEngine() const {
    return m_engine.get();
}

QByteArray SvgDevice::document() const {
    const auto size = number(m_shown.width()) + "\" height=\"" + number(m_shown.height());
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
           "xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\" width=\"" +
           size + "\" viewBox=\"" + number(m_shown.x()) + ' ' + number(m_shown.y()) + ' ' +
           number(m_shown.width()) + ' ' + number(m_shown.height()) + "\">\n<defs>\n" +
           m_engine->m_defs + "</defs>\n" + m_engine->m_body + "</svg>\n";
}

int SvgDevice::metric(PaintDeviceMetric metric) const {
    return vectorMetric(metric, m_shown);
}

} // namespace vitrine::app
