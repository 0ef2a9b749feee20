// SPDX-License-Identifier: Apache-2.0
#include "graph/graph_item.h"

#include "format.h"
#include "pin_mark.h"
#include "theme.h"
#include "workbench.h"

#include <cmath>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QStyleHints>

namespace vitrine::app {
namespace {

constexpr qreal kLeastZoom = 0.02;
constexpr qreal kMostZoom = 4;
constexpr qreal kTextZoom = 0.45;  ///< below, texts in nodes would not be read
constexpr qreal kShapeZoom = 0.75; ///< below, no texts on edges

QRectF toRect(const LayoutRect& r) {
    return {static_cast<qreal>(r.x), static_cast<qreal>(r.y), static_cast<qreal>(r.width),
            static_cast<qreal>(r.height)};
}

QPointF toPoint(const std::pair<float, float>& p) {
    return {static_cast<qreal>(p.first), static_cast<qreal>(p.second)};
}

} // namespace

GraphItem::GraphItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAcceptedMouseButtons(Qt::LeftButton | Qt::MiddleButton | Qt::RightButton);
    setActiveFocusOnTab(true);
    setClip(true);
}

void GraphItem::componentComplete() {
    QQuickPaintedItem::componentComplete();
    m_workbench = Workbench::of(this);
    if (!m_workbench) return;
    connect(m_workbench->graph(), &GraphModel::changed, this, &GraphItem::takeGraph);
    connect(m_workbench->selection(), &SelectionModel::changed, this, &GraphItem::showSelection);
    // A new run has a new graph, to which the place and size of the old one mean nothing.
    connect(m_workbench, &Workbench::runBegan, this, [this] { m_fitted = true; });
    connect(m_workbench->whatIf(), &WhatIf::pinsChanged, this, [this] {
        Q_EMIT selectionTextChanged();
        update();
    });
    connect(m_workbench->timeline(), &TimelineModel::momentChanged, this, [this] { update(); });
    connect(&m_workbench->theme(), &Theme::changed, this, [this] { update(); });
    connect(this, &QQuickItem::activeFocusChanged, this, [this] { update(); });
    takeGraph();
}

void GraphItem::takeGraph() {
    if (m_drawn == m_workbench->graph()->drawn()) return;
    m_drawn = m_workbench->graph()->drawn();
    if (m_fitted) fit();
    update();
}

void GraphItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickPaintedItem::geometryChange(now, before);
    if (m_fitted && now.size() != before.size()) fit();
}

void GraphItem::fit() {
    m_fitted = true;
    if (!m_drawn || width() < 1 || height() < 1) return;
    const auto w = std::max(static_cast<qreal>(m_drawn->layout.width), 1.0);
    const auto h = std::max(static_cast<qreal>(m_drawn->layout.height), 1.0);
    m_zoom = std::clamp(std::min(width() / w, height() / h), kLeastZoom, 1.15);
    // A tall graph starts at its top in a size that can be read; the rest is a drag away.
    const bool tooTall = m_zoom < kTextZoom + 0.1 && width() / w > m_zoom;
    if (tooTall) m_zoom = std::min(width() / w, 0.62);
    m_origin = QPointF((w - width() / m_zoom) / 2, tooTall ? 0 : (h - height() / m_zoom) / 2);
    Q_EMIT viewChanged();
    update();
}

void GraphItem::zoomBy(qreal factor) {
    zoomAt(QPointF(width() / 2, height() / 2), factor);
}

void GraphItem::zoomAt(QPointF place, qreal factor) {
    const QPointF fixed = m_origin + place / m_zoom;
    m_zoom = std::clamp(m_zoom * factor, kLeastZoom, kMostZoom);
    m_origin = fixed - place / m_zoom;
    m_fitted = false;
    Q_EMIT viewChanged();
    update();
}

QPointF GraphItem::nodeCenter(int node) const {
    if (!m_drawn) return {-1, -1};
    const auto found = m_drawn->boxIndex.find(static_cast<uint32_t>(node));
    if (found == m_drawn->boxIndex.end()) return {-1, -1};
    return (toRect(m_drawn->layout.nodes[found->second].rect).center() - m_origin) * m_zoom;
}

void GraphItem::showSelection() {
    // A selection that came from another panel is brought into view.
    const QPointF center = nodeCenter(m_workbench->selection()->node());
    if (!m_ownSelection && center.x() != -1 && !contains(center)) {
        m_origin += (center - QPointF(width() / 2, height() / 2)) / m_zoom;
        m_fitted = false;
        Q_EMIT viewChanged();
    }
    Q_EMIT selectionTextChanged();
    update();
}

QString GraphItem::selectionText() const {
    if (!m_drawn || !m_workbench) return {};
    const auto found =
        m_drawn->boxIndex.find(static_cast<uint32_t>(m_workbench->selection()->node()));
    if (found == m_drawn->boxIndex.end()) return tr("nothing selected");
    const GraphNode& node = m_drawn->graph->nodes[found->second];
    const auto group = m_drawn->groupIndex.find(node.group);
    const QString place = group == m_drawn->groupIndex.end()               ? tr("input")
                          : m_drawn->graph->groups[group->second].onDevice ? tr("on the GPU")
                                                                           : tr("on the CPU");
    const LinePin* pin = m_workbench->whatIf()->pinOf(m_workbench->names().placeOf(node));
    const QString pinned = !pin || pin->side == PinSide::Free ? QString()
                           : pin->side == PinSide::Device     ? tr(", pinned to the GPU")
                                                              : tr(", pinned to the CPU");
    return QStringLiteral("%1, %2 %3, line %4, %5%6")
        .arg(QString::fromStdString(nodeLabel(node)), QString::fromStdString(node.shape),
             QString::fromStdString(node.dtype))
        .arg(node.line)
        .arg(place, pinned);
}

void GraphItem::select(QPointF place) {
    if (!m_drawn) return;
    const QPointF at = m_origin + place / m_zoom;
    m_ownSelection = true;
    for (const auto& box : m_drawn->layout.nodes) {
        if (toRect(box.rect).contains(at)) {
            m_workbench->selection()->selectNode(static_cast<int>(box.node));
            m_ownSelection = false;
            return;
        }
    }
    for (const auto& box : m_drawn->layout.groups) {
        if (toRect(box.rect).contains(at)) {
            m_workbench->selection()->selectGroup(static_cast<int>(box.group));
            m_ownSelection = false;
            return;
        }
    }
    m_workbench->selection()->clear();
    m_ownSelection = false;
}

/// Moves the selection to the nearest node in a direction.
void GraphItem::step(int dx, int dy) {
    if (!m_drawn || m_drawn->layout.nodes.empty()) return;
    const auto& boxes = m_drawn->layout.nodes;
    const auto current =
        m_drawn->boxIndex.find(static_cast<uint32_t>(m_workbench->selection()->node()));
    if (current == m_drawn->boxIndex.end()) {
        m_workbench->selection()->selectNode(static_cast<int>(boxes.front().node));
        return;
    }
    const QPointF from = toRect(boxes[current->second].rect).center();
    qreal best = std::numeric_limits<qreal>::max();
    int target = 0;
    for (const auto& box : boxes) {
        const QPointF way = toRect(box.rect).center() - from;
        const qreal along = way.x() * dx + way.y() * dy;
        const qreal aside = std::abs(way.x() * dy) + std::abs(way.y() * dx);
        if (along <= 1 || along + 2 * aside >= best) continue;
        best = along + 2 * aside;
        target = static_cast<int>(box.node);
    }
    if (target != 0) m_workbench->selection()->selectNode(target);
}

void GraphItem::mousePressEvent(QMouseEvent* event) {
    forceActiveFocus(Qt::MouseFocusReason);
    m_pressed = m_last = event->position();
    m_dragging = false;
}

void GraphItem::mouseMoveEvent(QMouseEvent* event) {
    const qreal far = QGuiApplication::styleHints()->startDragDistance();
    if (!m_dragging && (event->position() - m_pressed).manhattanLength() < far) return;
    m_dragging = true;
    m_fitted = false;
    m_origin -= (event->position() - m_last) / m_zoom;
    m_last = event->position();
    Q_EMIT viewChanged();
    update();
}

void GraphItem::mouseReleaseEvent(QMouseEvent* event) {
    if (m_dragging || event->button() == Qt::MiddleButton) return;
    select(event->position());
    if (event->button() == Qt::RightButton)
        Q_EMIT menuWanted(event->position().x(), event->position().y());
}

void GraphItem::mouseDoubleClickEvent(QMouseEvent*) {
    fit();
}

void GraphItem::wheelEvent(QWheelEvent* event) {
    zoomAt(event->position(), std::pow(1.0015, event->angleDelta().y()));
    event->accept();
}

void GraphItem::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        return step(-1, 0);
    case Qt::Key_Right:
        return step(1, 0);
    case Qt::Key_Up:
        return step(0, -1);
    case Qt::Key_Down:
        return step(0, 1);
    case Qt::Key_F:
        return fit();
    case Qt::Key_G:
        return m_workbench->whatIf()->runOn(QStringLiteral("gpu"));
    case Qt::Key_C:
        return m_workbench->whatIf()->runOn(QStringLiteral("cpu"));
    case Qt::Key_A:
        return m_workbench->whatIf()->runOn(QStringLiteral("auto"));
    case Qt::Key_Menu: {
        const QPointF node = nodeCenter(m_workbench->selection()->node());
        const QPointF at = contains(node) ? node : QPointF(width() / 2, height() / 2);
        Q_EMIT menuWanted(at.x(), at.y());
        return;
    }
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomBy(1.25);
    case Qt::Key_Minus:
        return zoomBy(0.8);
    default:
        event->ignore();
    }
}

void GraphItem::paint(QPainter* painter) {
    if (!m_drawn || !m_workbench) return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->scale(m_zoom, m_zoom);
    painter->translate(-m_origin);
    const QRectF visible(m_origin, QSizeF(width() / m_zoom, height() / m_zoom));
    paintGroups(*painter, visible);
    paintEdges(*painter, visible);
    paintTitles(*painter, visible);
    paintNodes(*painter, visible);
    if (hasActiveFocus()) {
        painter->resetTransform();
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(m_workbench->theme().color("accent"), 1));
        painter->drawRect(QRectF(0.5, 0.5, width() - 1, height() - 1));
    }
}

void GraphItem::paintBadge(QPainter& painter, QPointF place, bool onDevice) const {
    const Theme& theme = m_workbench->theme();
    const QRectF box(place, QSizeF(36, 15));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(onDevice ? "gpu" : "cpu"));
    if (onDevice) {
        painter.drawPolygon(QPolygonF({{box.left(), box.center().y()},
                                       {box.left() + 6, box.top()},
                                       {box.right() - 6, box.top()},
                                       {box.right(), box.center().y()},
                                       {box.right() - 6, box.bottom()},
                                       {box.left() + 6, box.bottom()}}));
    } else {
        painter.drawRect(box);
    }
    QFont font = theme.labelFont(10);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(theme.color("window"));
    painter.drawText(box, Qt::AlignCenter,
                     onDevice ? QStringLiteral("GPU") : QStringLiteral("CPU"));
}

void GraphItem::paintGroups(QPainter& painter, const QRectF& visible) const {
    const Theme& theme = m_workbench->theme();
    const int selected = m_workbench->selection()->group();
    for (const auto& box : m_drawn->layout.groups) {
        const QRectF rect = toRect(box.rect);
        if (!rect.intersects(visible)) continue;
        const GraphGroup& group = m_drawn->graph->groups[m_drawn->groupIndex.at(box.group)];
        const char* color = group.onDevice ? "gpu" : "cpu";
        const bool own = static_cast<int>(box.group) == selected;
        painter.setBrush(theme.color(group.onDevice ? "gpuFill" : "cpuFill"));
        painter.setPen(QPen(theme.color(color), own ? 2.4 : 1));
        painter.drawRoundedRect(rect, 6, 6);
        // What ran at the moment that the timeline's cursor stands on.
        if (box.group != m_workbench->timeline()->momentGroup()) continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.color("text"), 2, Qt::DashLine));
        painter.drawRoundedRect(rect.adjusted(-4, -4, 4, 4), 8, 8);
    }
}

/// Above the edges, so that a title can be read where one enters the box.
void GraphItem::paintTitles(QPainter& painter, const QRectF& visible) const {
    if (m_zoom < kTextZoom * 0.6) return;
    const Theme& theme = m_workbench->theme();
    for (const auto& box : m_drawn->layout.groups) {
        const QRectF rect = toRect(box.rect);
        if (!rect.intersects(visible)) continue;
        const GraphGroup& group = m_drawn->graph->groups[m_drawn->groupIndex.at(box.group)];
        painter.fillRect(QRectF(rect.left() + 4, rect.top() + 3, rect.width() - 8, 20),
                         theme.color(group.onDevice ? "gpuFill" : "cpuFill"));
        paintBadge(painter, rect.topLeft() + QPointF(8, 6), group.onDevice);
        QString title = QString::fromStdString(group.title);
        if (group.iterations > 1) title += QStringLiteral("  ×%1").arg(group.iterations);
        QFont font = theme.labelFont(11);
        font.setBold(true);
        painter.setFont(font);
        painter.setPen(theme.color("text"));
        const QRectF place(rect.left() + 50, rect.top() + 4, rect.width() - 56, 19);
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(title, Qt::ElideRight,
                                                          static_cast<int>(place.width())));
    }
}

bool GraphItem::isWithinGroup(const GraphEdge& edge) const {
    const auto groupOf = [this](uint32_t node) {
        const auto at = m_drawn->boxIndex.find(node);
        return at == m_drawn->boxIndex.end() ? 0 : m_drawn->graph->nodes[at->second].group;
    };
    return groupOf(edge.from) != 0 && groupOf(edge.from) == groupOf(edge.to);
}

void GraphItem::paintEdges(QPainter& painter, const QRectF& visible) const {
    const Theme& theme = m_workbench->theme();
    const auto selected = static_cast<uint32_t>(m_workbench->selection()->node());
    for (const auto& path : m_drawn->layout.edges) {
        const QPointF first = toPoint(path.points.front());
        const QPointF last = toPoint(path.points.back());
        QRectF area = QRectF(first, last).normalized().adjusted(-2, -2, 2, 2);
        for (const auto& p : path.points) {
            area.setLeft(std::min(area.left(), toPoint(p).x() - 2));
            area.setRight(std::max(area.right(), toPoint(p).x() + 2));
        }
        if (!area.intersects(visible)) continue;
        const GraphEdge& edge = m_drawn->graph->edges[path.edge];
        const bool own = selected != 0 && (edge.from == selected || edge.to == selected);
        QColor color = theme.color(own ? "accent" : edge.transfer ? "transfer" : "edge");
        QPen pen(color, own ? 2 : edge.transfer ? 1.8 : 1.2);
        if (edge.transfer) pen.setDashPattern({4, 3});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        QPainterPath curve(first);
        for (std::size_t i = 1; i + 2 < path.points.size(); i += 3) {
            curve.cubicTo(toPoint(path.points[i]), toPoint(path.points[i + 1]),
                          toPoint(path.points[i + 2]));
        }
        painter.drawPath(curve);
        if (m_zoom < kTextZoom) continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawPolygon(QPolygonF({last, last + QPointF(-3.5, -7), last + QPointF(3.5, -7)}));
        if (m_zoom < kShapeZoom || (m_drawn->layout.edges.size() > 400 && !own)) continue;
        // Within a kernel nothing is stored; what enters or leaves it is memory.
        if (!own && isWithinGroup(edge)) continue;
        QString text = QString::fromStdString(edge.shape);
        if (edge.transfer) text += QStringLiteral(" · ") + bytesText(edge.bytes);
        painter.setFont(theme.labelFont(9));
        const QPointF middle = curve.pointAtPercent(0.3); // ends meet, beginnings do not
        const QRectF place(middle.x() + 4, middle.y() - 6,
                           painter.fontMetrics().horizontalAdvance(text) + 4, 12);
        painter.setPen(theme.color(edge.transfer ? "transfer" : "muted"));
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, text);
    }
}

void GraphItem::paintNodes(QPainter& painter, const QRectF& visible) const {
    const Theme& theme = m_workbench->theme();
    const int selected = m_workbench->selection()->node();
    const SourcePlace& place = m_workbench->selection()->place();
    const WhatIf& what = *m_workbench->whatIf();
    for (std::size_t i = 0; i < m_drawn->layout.nodes.size(); ++i) {
        const QRectF rect = toRect(m_drawn->layout.nodes[i].rect);
        if (!rect.intersects(visible)) continue;
        const GraphNode& node = m_drawn->graph->nodes[i];
        const bool own = static_cast<int>(node.id) == selected;
        const bool sameLine = place.valid() && m_workbench->names().placeOf(node) == place;
        QPen pen(theme.color(own || sameLine ? "accent" : "nodeBorder"), own ? 2.4 : 1);
        if (node.group == 0) pen.setDashPattern({4, 2});
        painter.setPen(pen);
        painter.setBrush(theme.color(own ? "selection" : node.group == 0 ? "header" : "node"));
        painter.drawRoundedRect(rect, 4, 4);
        if (const LinePin* pin =
                what.count() == 0 ? nullptr : what.pinOf(m_workbench->names().placeOf(node))) {
            const auto group = m_drawn->groupIndex.find(node.group);
            const bool ran = group != m_drawn->groupIndex.end();
            const bool device = ran && m_drawn->graph->groups[group->second].onDevice;
            const bool obeyed = ran && device == (pin->side == PinSide::Device);
            // An input's operation ran elsewhere, or was never captured.
            if (ran)
                paintPin(painter, QPointF(rect.right() - 8, rect.top() + 6), theme, *pin,
                         pin->side != PinSide::Free && !obeyed);
        }
        if (m_zoom < kTextZoom) continue;
        painter.setFont(theme.labelFont(11));
        painter.setPen(theme.color("text"));
        painter.drawText(rect.adjusted(4, 3, -4, -rect.height() / 2 + 1), Qt::AlignCenter,
                         QString::fromStdString(nodeLabel(node)));
        painter.setFont(theme.labelFont(9));
        painter.setPen(theme.color("muted"));
        painter.drawText(rect.adjusted(4, rect.height() / 2 + 1, -4, -3), Qt::AlignCenter,
                         QString::fromStdString(node.shape + " " + node.dtype));
    }
}

} // namespace vitrine::app

#include "moc_graph_item.cpp"
