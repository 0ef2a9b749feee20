// SPDX-License-Identifier: Apache-2.0
#include "kernels/roofline_item.h"

#include "theme.h"
#include "workbench.h"

#include <algorithm>
#include <cmath>
#include <QMouseEvent>
#include <QPainter>

namespace vitrine::app {
namespace {

constexpr double kLeft = 46, kBottom = 30, kTop = 6, kRight = 14; ///< around the plot
constexpr int kFontSize = 10;

/// "0.1", "100", "10k": of a power of ten.
QString powerText(int power) {
    if (power < 0) return QString::number(std::pow(10, power));
    if (power < 3) return QString::number(static_cast<int>(std::pow(10, power)));
    static constexpr const char* kSigns[] = {"k", "M", "G"};
    const int step = std::min(power / 3, 3);
    return QString::number(static_cast<int>(std::pow(10, power - 3 * step))) +
           QLatin1String(kSigns[step - 1]);
}

} // namespace

RooflineScale RooflineScale::of(const std::vector<Roof>& roofs,
                                const std::vector<RooflinePoint>& points) {
    RooflineScale scale;
    double left = -1, right = 1, bottom = 300, top = -300;
    for (const Roof& roof : roofs) {
        const double ridge = std::log10(roof.rate / roof.bandwidth);
        left = std::min(left, ridge - 1);
        right = std::max(right, ridge + 0.7);
        top = std::max(top, std::log10(roof.rate / 1e9));
    }
    for (const RooflinePoint& p : points) {
        left = std::min(left, std::log10(p.intensity));
        right = std::max(right, std::log10(p.intensity));
        bottom = std::min(bottom, std::log10(p.rate / 1e9));
        top = std::max(top, std::log10(p.rate / 1e9));
    }
    if (bottom > top) return scale;
    scale.left = std::floor(left - 0.05);
    scale.right = std::ceil(right + 0.05);
    scale.bottom = std::floor(std::min(bottom, top - 2) - 0.05);
    scale.top = std::ceil(top + 0.05);
    return scale;
}

QPointF RooflineScale::place(const QRectF& plot, double intensity, double rate) const {
    return {plot.left() + plot.width() * (std::log10(intensity) - left) / (right - left),
            plot.bottom() - plot.height() * (std::log10(rate / 1e9) - bottom) / (top - bottom)};
}

RooflineItem::RooflineItem(QQuickItem* parent) : PaintedItem(parent) {
    setAcceptedMouseButtons(Qt::LeftButton);
    setAntialiasing(true);
}

void RooflineItem::componentComplete() {
    PaintedItem::componentComplete();
    m_workbench = Workbench::of(this);
    if (!m_workbench) return;
    connect(m_workbench->kernelDetails(), &KernelDetails::changed, this, [this] { update(); });
    connect(&m_workbench->theme(), &Theme::changed, this, [this] { update(); });
}

/// How much larger than usual type is.
double RooflineItem::unit() const {
    return m_workbench ? m_workbench->theme().unit() : 1;
}

QRectF RooflineItem::plot() const {
    const double u = unit();
    return {kLeft * u, kTop, std::max(1.0, width() - kLeft * u - kRight),
            std::max(1.0, height() - kTop - kBottom * u)};
}

RooflineScale RooflineItem::scale() const {
    const KernelDetails& details = *m_workbench->kernelDetails();
    return RooflineScale::of(details.roofs(), details.points());
}

QPointF RooflineItem::pointOf(const QString& key) const {
    if (!m_workbench) return {-1, -1};
    for (const RooflinePoint& p : m_workbench->kernelDetails()->points()) {
        if (p.key == key) return scale().place(plot(), p.intensity, p.rate);
    }
    return {-1, -1};
}

void RooflineItem::mousePressEvent(QMouseEvent* event) {
    constexpr double kReach = 10;
    const RooflinePoint* nearest = nullptr;
    double best = kReach;
    const RooflineScale shown = scale();
    for (const RooflinePoint& p : m_workbench->kernelDetails()->points()) {
        const QPointF at = shown.place(plot(), p.intensity, p.rate) - event->position();
        if (const double away = std::hypot(at.x(), at.y()); away < best) {
            best = away;
            nearest = &p;
        }
    }
    event->setAccepted(nearest != nullptr);
    if (nearest) m_workbench->kernelDetails()->select(QString(nearest->key));
}

void RooflineItem::paintAxes(QPainter& painter, const RooflineScale& s) const {
    const Theme& theme = m_workbench->theme();
    const QRectF area = plot();
    const double u = unit();
    painter.fillRect(area, theme.color("plot"));
    painter.setFont(theme.labelFont(kFontSize));
    const auto step = [](double from, double to) { return to - from > 6 ? 2 : 1; };
    const auto line = [&](const QPointF& a, const QPointF& b) {
        painter.setPen(theme.color("grid"));
        painter.drawLine(a, b);
        painter.setPen(theme.color("muted"));
    };
    for (int power = static_cast<int>(s.left); power <= s.right; power += step(s.left, s.right)) {
        const double x = s.place(area, std::pow(10, power), 1e9).x();
        line({x, area.top()}, {x, area.bottom()});
        painter.drawText(QRectF(x - 24 * u, area.bottom() + 4, 48 * u, 13 * u), Qt::AlignHCenter,
                         powerText(power));
    }
    for (int power = static_cast<int>(s.bottom); power <= s.top; power += step(s.bottom, s.top)) {
        const double y = s.place(area, 1, std::pow(10, power + 9)).y();
        line({area.left(), y}, {area.right(), y});
        painter.drawText(QRectF(0, y - 7 * u, kLeft * u - 5, 14 * u),
                         Qt::AlignRight | Qt::AlignVCenter, powerText(power));
    }
    painter.drawText(QRectF(area.left(), height() - 14 * u, area.width(), 14 * u), Qt::AlignHCenter,
                     QStringLiteral("FLOP a byte"));
    painter.save();
    painter.translate(10 * u, area.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-60 * u, -8 * u, 120 * u, 14 * u), Qt::AlignHCenter,
                     QStringLiteral("GFLOP/s"));
    painter.restore();
}

void RooflineItem::paintRoof(QPainter& painter, const RooflineScale& s, const Roof& roof,
                             bool own) const {
    const Theme& theme = m_workbench->theme();
    const QRectF area = plot();
    const double ridge = roof.rate / roof.bandwidth;
    const double left = std::pow(10, s.left), right = std::pow(10, s.right);
    QColor color = theme.color(roof.onHost() ? "cpu" : "gpu");
    constexpr float kFaint = 0.4F;
    if (!own) color.setAlphaF(kFaint);
    painter.setPen(QPen(color, own ? 2 : 1, roof.doublePrecision ? Qt::SolidLine : Qt::DashLine));
    painter.drawPolyline(
        QPolygonF({s.place(area, left, left * roof.bandwidth), s.place(area, ridge, roof.rate),
                   s.place(area, right, roof.rate)}));
    if (!own) return;
    const QPointF end = s.place(area, right, roof.rate);
    painter.setPen(theme.color("muted"));
    painter.drawText(
        QRectF(area.left(), end.y() + 3, area.width() - 5, 14 * unit()), Qt::AlignRight,
        QStringLiteral("%1, %2").arg(roof.onHost() ? QStringLiteral("CPU") : QStringLiteral("GPU"),
                                     roof.doublePrecision ? tr("double") : tr("single")));
}

void RooflineItem::paint(QPainter* painter) {
    if (!m_workbench) return;
    const KernelDetails& details = *m_workbench->kernelDetails();
    const Theme& theme = m_workbench->theme();
    const RooflineScale s = scale();
    painter->setRenderHint(QPainter::Antialiasing);
    paintAxes(*painter, s);
    const auto selected = std::find_if(details.points().begin(), details.points().end(),
                                       [](const RooflinePoint& p) { return p.selected; });
    painter->save();
    painter->setClipRect(plot());
    for (std::size_t i = 0; i < details.roofs().size(); ++i)
        paintRoof(*painter, s, details.roofs()[i],
                  selected == details.points().end() || selected->roof == i);
    for (const RooflinePoint& p : details.points()) {
        const QPointF at = s.place(plot(), p.intensity, p.rate);
        const bool onHost = details.roofs()[p.roof].onHost();
        painter->setBrush(theme.color(onHost ? "cpu" : "gpu"));
        painter->setPen(QPen(theme.color(p.selected ? "text" : "plot"), p.selected ? 2 : 1));
        const double radius = p.selected ? 5 : 3.5;
        // Not by colour alone: squares are the CPU's.
        if (onHost)
            painter->drawRect(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius));
        else
            painter->drawEllipse(at, radius, radius);
    }
    painter->restore();
}

} // namespace vitrine::app

#include "moc_roofline_item.cpp"
