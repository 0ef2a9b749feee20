// SPDX-License-Identifier: Apache-2.0
#include "graph/graph_painter.h"

#include "format.h"
#include "models/what_if.h"
#include "pin_mark.h"
#include "theme.h"

#include <algorithm>
#include <cmath>
#include <QPainter>
#include <QPainterPath>

namespace vitrine::app {
namespace {

constexpr qreal kNamesZoom = 0.5;       ///< below, not even a node's name has room
constexpr qreal kPlacesZoom = 0.12;     ///< below, boxes are a few pixels
constexpr std::size_t kManyEdges = 900; ///< more of them at once are drawn as plain lines
constexpr qreal kTitleHeight = 18;
constexpr qreal kBadge = 36, kSmallBadge = 17; ///< widths: "CPU", or "C" where that has no room
const QString kDot = QStringLiteral(" · ");

QPointF toPoint(const std::pair<float, float>& p) {
    return {static_cast<qreal>(p.first), static_cast<qreal>(p.second)};
}

QRectF boundsOf(const GraphLayout::Path& path) {
    QRectF area(toPoint(path.front()), QSizeF(0, 0));
    for (const auto& p : path) {
        const QPointF at = toPoint(p);
        area.setLeft(std::min(area.left(), at.x()));
        area.setRight(std::max(area.right(), at.x()));
        area.setTop(std::min(area.top(), at.y()));
        area.setBottom(std::max(area.bottom(), at.y()));
    }
    return area.adjusted(-2, -2, 2, 2);
}

QColor mixed(const QColor& a, const QColor& b, qreal share) {
    const auto part = [share](int x, int y) { return qRound(x + (y - x) * share); };
    return {part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue())};
}

/// The shape says what kind of work a node is; one along lines narrows, as its result does.
void drawShape(QPainter& painter, const QRectF& r, NodeCategory category, bool plain) {
    constexpr qreal kSlope = 9;
    switch (plain ? NodeCategory::Element : category) {
    case NodeCategory::Element:
        if (plain)
            painter.drawRect(r);
        else
            painter.drawRoundedRect(r, 4, 4);
        break;
    case NodeCategory::Reduce:
        painter.drawPolygon(
            QPolygonF({r.topLeft(), r.topRight(), r.bottomRight() - QPointF(kSlope, 0),
                       r.bottomLeft() + QPointF(kSlope, 0)}));
        break;
    case NodeCategory::Routine:
        painter.drawRect(r);
        painter.drawLine(r.topLeft() + QPointF(5, 0), r.bottomLeft() + QPointF(5, 0));
        painter.drawLine(r.topRight() - QPointF(5, 0), r.bottomRight() - QPointF(5, 0));
        break;
    case NodeCategory::Move:
        painter.drawPolygon(QPolygonF({r.topLeft() + QPointF(kSlope, 0), r.topRight(),
                                       r.bottomRight() - QPointF(kSlope, 0), r.bottomLeft()}));
        break;
    case NodeCategory::Source:
        painter.drawRoundedRect(r, r.height() / 2, r.height() / 2);
        break;
    }
}

/// A sign that points down, out of the graph.
QPolygonF sign(const QRectF& r) {
    constexpr qreal kPoint = 8;
    return {{r.topLeft(), r.topRight(), r.bottomRight() - QPointF(0, kPoint),
             QPointF(r.center().x(), r.bottom()), r.bottomLeft() - QPointF(0, kPoint)}};
}

} // namespace

class GraphPainter::Unscaled {
public:
    Unscaled(QPainter& painter, const QTransform& item) : m_painter(painter) {
        painter.save();
        painter.setWorldTransform(item);
    }
    ~Unscaled() { m_painter.restore(); }
    Unscaled(const Unscaled&) = delete;
    Unscaled& operator=(const Unscaled&) = delete;

private:
    QPainter& m_painter;
};

GraphPainter::Detail GraphPainter::detailAt(qreal zoom) {
    if (zoom * kNodeText >= kReadable) return Detail::All;
    return zoom >= kNamesZoom    ? Detail::Names
           : zoom >= kPlacesZoom ? Detail::Titles
                                 : Detail::Places;
}

void GraphPainter::paint(QPainter& painter, const GraphView& view) {
    m_view = view;
    m_item = painter.worldTransform();
    m_detail = detailAt(view.zoom);
    painter.setRenderHint(QPainter::Antialiasing, m_detail > Detail::Titles);
    painter.scale(view.zoom, view.zoom);
    painter.translate(-view.origin);
    paintGroups(painter);
    paintLoops(painter);
    paintEdges(painter);
    paintSinkEdges(painter);
    if (m_detail > Detail::Titles) paintTitles(painter);
    paintNodes(painter);
    paintSinks(painter);
    // Of boxes without names a title is more than those that it hides.
    if (m_detail == Detail::Titles) paintTitles(painter);
    painter.setWorldTransform(m_item);
}

QImage GraphPainter::map(QSize most, qreal ratio) const {
    const qreal scale = std::min(most.width() / std::max<qreal>(m_drawn.layout.width, 1),
                                 most.height() / std::max<qreal>(m_drawn.layout.height, 1));
    const QSize size(std::max(qRound(m_drawn.layout.width * scale), 8),
                     std::max(qRound(m_drawn.layout.height * scale), 8));
    QImage image(size * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const auto fill = [&](const LayoutRect& rect, const QColor& color) {
        const QRectF r = toRect(rect);
        painter.fillRect(QRectF(r.topLeft() * scale, QSizeF(std::max(r.width() * scale, 1.0),
                                                            std::max(r.height() * scale, 1.0))),
                         color);
    };
    for (const auto& box : m_drawn.layout.nodes) {
        const GraphNode& node =
            m_drawn.graph->nodes[static_cast<std::size_t>(&box - m_drawn.layout.nodes.data())];
        if (node.group == 0 && !box.hidden) fill(box.rect, m_theme.color("nodeBorder"));
    }
    for (const auto& box : m_drawn.layout.groups) {
        const GraphGroup& group = m_drawn.graph->groups[m_drawn.groupIndex.at(box.group)];
        fill(box.rect, m_theme.color(group.onDevice ? "gpu" : "cpu"));
    }
    for (const auto& box : m_drawn.layout.loops)
        fill(box.rect, m_theme.color("nodeBorder"));
    return image;
}

/// The more of the run's time, the warmer.
QColor GraphPainter::fillOf(const GraphGroup& group) const {
    constexpr qreal kMost = 0.26; // texts stay readable on it
    return mixed(m_theme.color(group.onDevice ? "gpuFill" : "cpuFill"),
                 m_theme.color(group.onDevice ? "gpu" : "cpu"),
                 kMost * std::sqrt(std::clamp(m_drawn.shareOf(group), 0.0, 1.0)));
}

void GraphPainter::paintBadge(QPainter& painter, QPointF place, qreal width, bool onDevice) const {
    const QRectF box(place, QSizeF(width, 15));
    const qreal point = width < kBadge ? 4 : 6;
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(onDevice ? "gpu" : "cpu"));
    if (onDevice) {
        painter.drawPolygon(QPolygonF({{box.left(), box.center().y()},
                                       {box.left() + point, box.top()},
                                       {box.right() - point, box.top()},
                                       {box.right(), box.center().y()},
                                       {box.right() - point, box.bottom()},
                                       {box.left() + point, box.bottom()}}));
    } else {
        painter.drawRect(box);
    }
    QFont font = m_theme.plainFont(10);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(m_theme.color("window"));
    const QString side = onDevice ? QStringLiteral("GPU") : QStringLiteral("CPU");
    painter.drawText(box, Qt::AlignCenter, width < kBadge ? side.left(1) : side);
}

void GraphPainter::paintGroups(QPainter& painter) {
    const QRectF visible = m_view.visible();
    for (const auto& box : m_drawn.layout.groups) {
        const QRectF rect = toRect(box.rect);
        if (!rect.intersects(visible)) continue;
        const GraphGroup& group = m_drawn.graph->groups[m_drawn.groupIndex.at(box.group)];
        const QColor color = m_theme.color(group.onDevice ? "gpu" : "cpu");
        const bool own = static_cast<int>(box.group) == m_view.group;
        if (m_detail == Detail::Places) {
            painter.fillRect(rect, own ? m_theme.color("accent") : color);
        } else {
            painter.setBrush(fillOf(group));
            painter.setPen(QPen(own ? m_theme.color("accent") : color, own ? 2.4 : 1));
            if (m_detail == Detail::Titles)
                painter.drawRect(rect);
            else
                painter.drawRoundedRect(rect, 6, 6);
        }
        // What ran at the moment that the timeline's cursor stands on.
        if (box.group != m_view.runningGroup) continue;
        painter.setBrush(Qt::NoBrush);
        QPen pen(m_theme.color("text"), 2, Qt::DashLine);
        pen.setCosmetic(true);
        painter.setPen(pen);
        painter.drawRoundedRect(rect.adjusted(-4, -4, 4, 4), 8, 8);
    }
}

void GraphPainter::paintLoops(QPainter& painter) {
    for (const auto& box : m_drawn.layout.loops) {
        const QRectF rect = toRect(box.rect);
        if (!rect.intersects(m_view.visible())) continue;
        painter.setBrush(m_theme.color("header"));
        painter.setPen(QPen(m_theme.color("nodeBorder"), 1.4));
        painter.drawRoundedRect(rect.adjusted(3, 3, 3, 3), 6, 6); // one behind the other
        painter.drawRoundedRect(rect, 6, 6);
    }
}

/// Above the edges, so that a title can be read where one enters the box.
void GraphPainter::paintTitles(QPainter& painter) {
    const Unscaled unscaled(painter, m_item);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all(QPointF(0, 0), m_view.size);
    for (const auto& box : m_drawn.layout.groups) {
        const QRectF rect = m_view.onItem(toRect(box.rect));
        if (!rect.intersects(all)) continue;
        const GraphGroup& group = m_drawn.graph->groups[m_drawn.groupIndex.at(box.group)];
        const QString name = QString::fromStdString(group.name);
        paintTitle(painter, rect, box.closed ? QStringLiteral("▸ ") + name : name, &group);
    }
    for (const auto& box : m_drawn.layout.loops) {
        const QRectF rect = m_view.onItem(toRect(box.rect));
        if (rect.intersects(all))
            paintTitle(painter, rect, QStringLiteral("▸ ") + QString::fromStdString(box.title),
                       nullptr);
    }
}

void GraphPainter::paintTitle(QPainter& painter, const QRectF& box, const QString& text,
                              const GraphGroup* group) {
    constexpr qreal kLeast = 34;
    const qreal scale = std::max(m_view.zoom, 1.0);
    if (box.width() < kLeast || box.height() < kTitleHeight - 4) return;
    const bool badge = group && box.width() >= kBadge + 60;
    const QRectF strip(box.left() + 3, box.top() + 3 * std::min(m_view.zoom, 1.0), box.width() - 6,
                       std::min(kTitleHeight * scale, box.height() - 4));
    if (group) painter.fillRect(strip, fillOf(*group));
    // A title keeps its size while boxes shrink: what it covers of them ends at a line.
    if (group && m_detail == Detail::Titles) {
        QColor line = m_theme.color(group->onDevice ? "gpu" : "cpu");
        line.setAlphaF(0.5F);
        painter.setPen(line);
        painter.drawLine(QPointF(box.left() + 1, strip.bottom()),
                         QPointF(box.right() - 1, strip.bottom()));
    }
    qreal left = strip.left() + 4;
    QFont font = m_theme.plainFont(qRound((m_view.zoom < kNamesZoom ? 10 : 11) * scale));
    font.setBold(true);
    painter.setFont(font);
    if (badge) {
        const qreal rest = strip.right() - 2 - left - (kBadge + 6) * scale;
        const bool fits = painter.fontMetrics().horizontalAdvance(text.section(kDot, 0, 0)) < rest;
        const qreal width = fits ? kBadge : kSmallBadge;
        painter.save();
        painter.translate(left, strip.center().y() - 7.5 * scale);
        painter.scale(scale, scale);
        paintBadge(painter, {0, 0}, width, group->onDevice);
        painter.restore();
        left += (width + 6) * scale;
    }
    painter.setPen(m_theme.color("text"));
    qreal right = strip.right() - 2;
    // The share of the time, where the title leaves room for it.
    if (group && m_drawn.shareOf(*group) >= 0.005) {
        const QString share = QStringLiteral("%1 %").arg(100 * m_drawn.shareOf(*group), 0, 'f', 0);
        const qreal width = painter.fontMetrics().horizontalAdvance(share) + 20;
        if (right - left - width > painter.fontMetrics().horizontalAdvance(text)) {
            painter.drawText(QRectF(right - width, strip.top(), width - 4, strip.height()),
                             Qt::AlignRight | Qt::AlignVCenter, share);
            right -= width;
        }
    }
    const QRectF place(left, strip.top(), right - left, strip.height());
    // Where not all has room, what comes first is said whole: "t, zi · 60 iterations", or "t, zi".
    QString fitting = text;
    qsizetype cut = fitting.lastIndexOf(kDot);
    const int room = static_cast<int>(place.width());
    const auto isWhole = [&](const QString& part) {
        return painter.fontMetrics().elidedText(part, Qt::ElideRight, room) == part;
    };
    while (cut > 0 && !isWhole(fitting)) {
        fitting.truncate(cut);
        cut = fitting.lastIndexOf(kDot);
    }
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(fitting, Qt::ElideRight, room));
}

bool GraphPainter::isWithinGroup(const GraphEdge& edge) const {
    const auto groupOf = [this](uint32_t node) {
        const auto at = m_drawn.boxIndex.find(node);
        return at == m_drawn.boxIndex.end() ? 0 : m_drawn.graph->nodes[at->second].group;
    };
    return groupOf(edge.from) != 0 && groupOf(edge.from) == groupOf(edge.to);
}

bool GraphPainter::isOnDevice(uint32_t node) const {
    const auto at = m_drawn.boxIndex.find(node);
    if (at == m_drawn.boxIndex.end()) return false;
    const GraphGroup* group = m_drawn.groupOf(m_drawn.graph->nodes[at->second]);
    return group && group->onDevice;
}

void GraphPainter::paintEdge(QPainter& painter, const GraphLayout::Path& path, const QColor& color,
                             qreal width, bool dashed, bool plain) {
    QPen pen(color, width);
    if (dashed) pen.setDashPattern({4, 3});
    if (plain) pen.setCosmetic(true);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    const QPointF last = toPoint(path.back());
    if (plain) {
        for (std::size_t i = 3; i < path.size(); i += 3)
            painter.drawLine(toPoint(path[i - 3]), toPoint(path[i]));
        return;
    }
    QPainterPath curve(toPoint(path.front()));
    for (std::size_t i = 1; i + 2 < path.size(); i += 3)
        curve.cubicTo(toPoint(path[i]), toPoint(path[i + 1]), toPoint(path[i + 2]));
    painter.drawPath(curve);
    if (m_detail < Detail::Names) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF({last, last + QPointF(-3.5, -7), last + QPointF(3.5, -7)}));
}

void GraphPainter::paintEdges(QPainter& painter) {
    const auto selected = static_cast<uint32_t>(m_view.node);
    const QRectF visible = m_view.visible();
    std::vector<const GraphLayout::EdgePath*> seen;
    for (const auto& path : m_drawn.layout.edges) {
        const GraphEdge& edge = m_drawn.graph->edges[path.edge];
        const bool own = selected != 0 && (edge.from == selected || edge.to == selected);
        if (m_detail <= Detail::Titles && !own && isWithinGroup(edge)) continue;
        if (boundsOf(path.points).intersects(visible)) seen.push_back(&path);
    }
    m_taken.clear();
    if (m_detail == Detail::All) {
        for (const auto& box : m_drawn.layout.nodes) {
            const QRectF rect = toRect(box.rect);
            if (!box.hidden && rect.intersects(visible)) m_taken.push_back(rect);
        }
        // Outlines of groups, and their titles.
        constexpr qreal kLine = 4;
        for (const auto& box : m_drawn.layout.groups) {
            const QRectF rect = toRect(box.rect);
            if (!rect.intersects(visible)) continue;
            m_taken.emplace_back(rect.left(), rect.top() - kLine / 2, rect.width(), kTitleHeight);
            m_taken.emplace_back(rect.left(), rect.bottom() - kLine / 2, rect.width(), kLine);
            m_taken.emplace_back(rect.left() - kLine / 2, rect.top(), kLine, rect.height());
            m_taken.emplace_back(rect.right() - kLine / 2, rect.top(), kLine, rect.height());
        }
    }
    const bool many = seen.size() > kManyEdges;
    // Of places that are a few pixels only what was moved between the sides tells something.
    const bool few = m_detail == Detail::Places && many;
    for (const GraphLayout::EdgePath* path : seen) {
        const GraphEdge& edge = m_drawn.graph->edges[path->edge];
        const bool own = selected != 0 && (edge.from == selected || edge.to == selected);
        if (few && !own && !edge.transfer) continue;
        const QColor color = m_theme.color(own ? "accent" : edge.transfer ? "transfer" : "edge");
        paintEdge(painter, path->points, color,
                  own             ? 2
                  : edge.transfer ? 1.8
                                  : 1.2,
                  edge.transfer, many || m_detail <= Detail::Titles);
        if (m_detail != Detail::All || (many && !own)) continue;
        // Within a kernel nothing is stored; what enters or leaves it is memory.
        if (own || !isWithinGroup(edge)) paintEdgeText(painter, path->points, edge);
    }
}

void GraphPainter::paintEdgeText(QPainter& painter, const GraphLayout::Path& path,
                                 const GraphEdge& edge) {
    QString text = QString::fromStdString(edge.shape);
    if (edge.transfer) text += QStringLiteral(" · ") + bytesText(edge.bytes);
    painter.setFont(m_theme.plainFont(10));
    QPainterPath curve(toPoint(path.front()));
    for (std::size_t i = 1; i + 2 < path.size(); i += 3)
        curve.cubicTo(toPoint(path[i]), toPoint(path[i + 1]), toPoint(path[i + 2]));
    const qreal width = painter.fontMetrics().horizontalAdvance(text) + 4;
    QRectF place;
    // Ends meet, beginnings do not.
    for (const qreal along : {0.3, 0.45, 0.2, 0.6, 0.75}) {
        const QPointF at = curve.pointAtPercent(along);
        // On the side that the edge, on its way down, leaves behind.
        const QPointF ahead = curve.pointAtPercent(along + 0.05);
        const bool toTheRight = ahead.x() - at.x() > 1;
        place = QRectF(toTheRight ? at.x() - width - 4 : at.x() + 4, at.y() - 7, width, 14);
        const bool taken = std::any_of(m_taken.begin(), m_taken.end(),
                                       [&](const QRectF& r) { return r.intersects(place); });
        if (!taken) break;
        place = {};
    }
    if (place.isEmpty()) return; // its ends say it, too
    m_taken.push_back(place);
    painter.setPen(m_theme.color(edge.transfer ? "transfer" : "muted"));
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, text);
}

void GraphPainter::paintSinkEdges(QPainter& painter) {
    for (std::size_t i = 0; i < m_drawn.layout.sinks.size(); ++i) {
        const auto& path = m_drawn.layout.sinkEdges[i];
        if (!boundsOf(path).intersects(m_view.visible())) continue;
        const bool moved = isOnDevice(m_drawn.graph->sinks[m_drawn.layout.sinks[i].sink].node);
        paintEdge(painter, path, m_theme.color(moved ? "transfer" : "edge"), moved ? 1.8 : 1.2,
                  moved, m_detail <= Detail::Titles);
    }
}

/// A text stays inside its box.
static void setFitting(QPainter& painter, QFont font, const QString& text, qreal width) {
    const qreal needed = QFontMetricsF(font).horizontalAdvance(text);
    if (needed > width)
        font.setPixelSize(std::max(static_cast<int>(font.pixelSize() * width / needed), 7));
    painter.setFont(font);
}

/// Name and, where it can be read, what is below it; in pixels that do not shrink with the zoom.
void GraphPainter::paintNodeText(QPainter& painter, const QRectF& rect, const QString& name,
                                 const QString& detail) {
    if (m_detail < Detail::Names) return;
    if (m_detail == Detail::All) {
        setFitting(painter, m_theme.plainFont(static_cast<int>(kNodeText)), name, rect.width() - 8);
        painter.setPen(m_theme.color("text"));
        painter.drawText(rect.adjusted(4, 3, -4, -rect.height() / 2 + 1), Qt::AlignCenter, name);
        if (kReadable / m_view.zoom > 10) return;
        setFitting(painter, m_theme.plainFont(m_view.zoom >= 1 ? 9 : 10), detail, rect.width() - 6);
        painter.setPen(m_theme.color("muted"));
        painter.drawText(rect.adjusted(2, rect.height() / 2 + 1, -2, -3), Qt::AlignCenter, detail);
        return;
    }
    const Unscaled unscaled(painter, m_item);
    const QRectF place = m_view.onItem(rect).adjusted(2, 0, -2, 0);
    painter.setFont(m_theme.plainFont(static_cast<int>(kReadable)));
    painter.setPen(m_theme.color("text"));
    // Where not all has room, numbers and counts go first: "y = times 2 ×60", or "y = times".
    const int room = static_cast<int>(place.width());
    QString fitting = name;
    const auto isWhole = [&](const QString& text) {
        return painter.fontMetrics().elidedText(text, Qt::ElideRight, room) == text;
    };
    while (!isWhole(fitting)) {
        const QString shorter = fitting.left(fitting.lastIndexOf(QLatin1Char(' '))).trimmed();
        if (!fitting.contains(QLatin1Char(' ')) || shorter.endsWith(QLatin1Char('='))) break;
        fitting = shorter;
    }
    painter.drawText(place, Qt::AlignCenter,
                     painter.fontMetrics().elidedText(fitting, Qt::ElideRight, room));
}

void GraphPainter::paintNodePin(QPainter& painter, const QRectF& rect, const GraphNode& node) {
    if (m_whatIf.count() == 0) return;
    const LinePin* pin = m_whatIf.pinOf(m_names.placeOf(node));
    const GraphGroup* group = m_drawn.groupOf(node);
    // An input's operation ran elsewhere, or was never captured.
    if (!pin || !group) return;
    const bool obeyed = group->onDevice == (pin->side == PinSide::Device);
    paintPin(painter, QPointF(rect.right() - 8, rect.top() + 6), m_theme, *pin,
             pin->side != PinSide::Free && !obeyed);
}

void GraphPainter::paintNodes(QPainter& painter) {
    const QRectF visible = m_view.visible();
    const bool searching = m_model.matchCount() > 0;
    for (std::size_t i = 0; i < m_drawn.layout.nodes.size(); ++i) {
        const auto& box = m_drawn.layout.nodes[i];
        const QRectF rect = toRect(box.rect);
        if (!rect.intersects(visible)) continue;
        const GraphNode& node = m_drawn.graph->nodes[i];
        const bool own = static_cast<int>(node.id) == m_view.node;
        const bool found = searching && m_model.isMatch(node.id);
        if (box.hidden && !found) continue;
        // What a box of a few pixels covers is told by its group.
        if (m_detail == Detail::Places && node.group != 0 && !own && !found) continue;
        const bool sameLine = m_view.place.valid() && m_names.placeOf(node) == m_view.place;
        const bool marked = own || sameLine || found;
        QPen pen(m_theme.color(found && !own ? "warning"
                               : marked      ? "accent"
                                             : "nodeBorder"),
                 own || found ? 2.4 : 1);
        if (node.group == 0) pen.setDashPattern({4, 2});
        if (m_detail <= Detail::Titles) pen.setCosmetic(true);
        painter.setPen(pen);
        if (box.hidden)
            painter.setBrush(Qt::NoBrush);
        else
            painter.setBrush(m_theme.color(own               ? "selection"
                                           : node.group == 0 ? "header"
                                                             : "node"));
        drawShape(painter, rect, node.category, m_detail <= Detail::Titles || box.hidden);
        if (box.hidden) continue;
        if (m_detail >= Detail::Names) paintNodePin(painter, rect, node);
        paintNodeText(painter, rect, QString::fromStdString(nodeLabel(node)),
                      QString::fromStdString(node.shape + " " + node.dtype));
    }
}

void GraphPainter::paintSinks(QPainter& painter) {
    for (const auto& box : m_drawn.layout.sinks) {
        const QRectF rect = toRect(box.rect);
        if (!rect.intersects(m_view.visible())) continue;
        const SinkRecord& sink = m_drawn.graph->sinks[box.sink];
        const bool sameLine = m_view.place.valid() && m_view.place.line == sink.line &&
                              m_names.of(sink.file) == m_view.place.source;
        QPen pen(m_theme.color(sameLine ? "accent" : "nodeBorder"), 1);
        pen.setCosmetic(m_detail <= Detail::Titles);
        painter.setPen(pen);
        painter.setBrush(m_theme.color("header"));
        painter.drawPolygon(sign(rect));
        paintNodeText(painter, rect, QString::fromStdString(sinkLabel(sink)),
                      sink.line == 0 ? Theme::tr("the window")
                                     : Theme::tr("line %1").arg(sink.line));
    }
}

} // namespace vitrine::app
