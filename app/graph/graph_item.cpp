// SPDX-License-Identifier: Apache-2.0
#include "graph/graph_item.h"

#include "session/program.h"
#include "theme.h"
#include "workbench.h"

#include <cmath>
#include <QBuffer>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPainter>
#include <QQuickWindow>
#include <QStyleHints>
#include <QtMath>

namespace vitrine::app {
namespace {

constexpr qreal kLeastZoom = 0.02;
constexpr qreal kMostZoom = 4;
constexpr qreal kReadZoom = 0.9; ///< at which everything can be read
constexpr qreal kMapWidth = 168, kMapHeight = 128;

QRectF toRect(const LayoutRect& r) {
    return GraphPainter::toRect(r);
}

} // namespace

GraphItem::GraphItem(QQuickItem* parent) : PaintedItem(parent) {
    setAcceptedMouseButtons(Qt::LeftButton | Qt::MiddleButton | Qt::RightButton);
    setActiveFocusOnTab(true);
    setClip(true);
}

void GraphItem::componentComplete() {
    PaintedItem::componentComplete();
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
    connect(&m_workbench->theme(), &Theme::changed, this, [this] {
        m_map = {};
        if (m_fitted) fit();
        update();
    });
    connect(m_workbench->graph(), &GraphModel::searched, this, [this] { update(); });
    connect(this, &QQuickItem::activeFocusChanged, this, [this] { update(); });
    takeGraph();
}

qreal GraphItem::unit() const {
    // The smallest letters of a graph have 9 pixels.
    return m_workbench && m_workbench->settings()->presenting() ? 2 : 1;
}

void GraphItem::takeGraph() {
    if (m_drawn == m_workbench->graph()->drawn()) return;
    m_drawn = m_workbench->graph()->drawn();
    m_map = {};
    if (m_fitted) fit();
    update();
}

void GraphItem::geometryChange(const QRectF& now, const QRectF& before) {
    PaintedItem::geometryChange(now, before);
    if (m_fitted && now.size() != before.size()) fit();
}

void GraphItem::fit() {
    m_fitted = true;
    if (!m_drawn || width() < 1 || height() < 1) return;
    const auto w = std::max(static_cast<qreal>(m_drawn->layout.width), 1.0);
    const auto h = std::max(static_cast<qreal>(m_drawn->layout.height), 1.0);
    m_zoom = std::clamp(std::min(width() / w, height() / h), kLeastZoom, 1.15 * unit());
    // A tall graph starts at its top in a size that can be read; the rest is a drag away.
    constexpr qreal kNames = 0.55;
    const bool tooTall = m_zoom < kNames * unit() && width() / w > m_zoom;
    if (tooTall) m_zoom = std::min(width() / w, kReadZoom * unit());
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
    for (const auto& box : m_drawn->layout.sinks) {
        if (!toRect(box.rect).contains(at)) continue;
        const SinkRecord& sink = m_drawn->graph->sinks[box.sink];
        m_workbench->selection()->selectPlace({m_workbench->names().of(sink.file), sink.line});
        m_ownSelection = false;
        return;
    }
    for (const auto& box : m_drawn->layout.nodes) {
        if (!box.hidden && toRect(box.rect).contains(at)) {
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
    m_onMap = event->button() == Qt::LeftButton && mapRect().contains(event->position());
    if (m_onMap) moveByMap(event->position());
}

void GraphItem::mouseMoveEvent(QMouseEvent* event) {
    if (m_onMap) return moveByMap(event->position());
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
    if (m_onMap || m_dragging || event->button() == Qt::MiddleButton) return;
    select(event->position());
    if (event->button() == Qt::RightButton)
        Q_EMIT menuWanted(event->position().x(), event->position().y());
}

/// On a group or a closed loop it closes and opens, elsewhere all is shown.
void GraphItem::mouseDoubleClickEvent(QMouseEvent* event) {
    if (!m_drawn || mapRect().contains(event->position())) return;
    const QPointF at = m_origin + event->position() / m_zoom;
    for (const auto& box : m_drawn->layout.loops) {
        if (toRect(box.rect).contains(at))
            return m_workbench->graph()->toggleLoop(static_cast<int>(box.loop));
    }
    for (const auto& box : m_drawn->layout.groups) {
        if (toRect(box.rect).contains(at))
            return m_workbench->graph()->toggleGroup(static_cast<int>(box.group));
    }
    fit();
}

void GraphItem::showMatch(int step) {
    const int node = m_workbench->graph()->nextMatch(step);
    if (node == 0 || !m_drawn) return;
    m_workbench->selection()->selectNode(node);
    const auto found = m_drawn->boxIndex.find(static_cast<uint32_t>(node));
    if (found == m_drawn->boxIndex.end()) return;
    const QPointF center = toRect(m_drawn->layout.nodes[found->second].rect).center();
    m_zoom = std::max(m_zoom, kReadZoom * unit());
    m_origin = center - QPointF(width(), height()) / (2 * m_zoom);
    m_fitted = false;
    Q_EMIT viewChanged();
    update();
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
    case Qt::Key_Slash:
        Q_EMIT searchWanted();
        return;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return m_workbench->graph()->toggleGroup(m_workbench->selection()->group());
    case Qt::Key_L:
        return m_workbench->graph()->toggleLoop(
            m_workbench->graph()->loopOf(m_workbench->selection()->node()));
    case Qt::Key_N:
        return showMatch(event->modifiers() & Qt::ShiftModifier ? -1 : 1);
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
    const Theme& theme = m_workbench->theme();
    GraphPainter graph(*m_drawn, *m_workbench->graph(), theme, *m_workbench->whatIf(),
                       m_workbench->names());
    GraphView large = view();
    large.zoom /= unit();
    large.size /= unit();
    painter->save();
    painter->scale(unit(), unit());
    graph.paint(*painter, large);
    painter->restore();
    paintMap(*painter, graph);
    if (!hasActiveFocus()) return;
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(theme.color("accent"), 1));
    painter->drawRect(QRectF(0.5, 0.5, width() - 1, height() - 1));
}

GraphView GraphItem::view() const {
    const SelectionModel& selection = *m_workbench->selection();
    GraphView view;
    view.zoom = m_zoom;
    view.origin = m_origin;
    view.size = size();
    view.node = selection.node();
    view.group = selection.group();
    view.place = selection.place();
    view.runningGroup = m_workbench->timeline()->momentGroup();
    return view;
}

QRectF GraphItem::mapRect() const {
    constexpr qreal kLeast = 48;
    const QSizeF most(std::min(kMapWidth, width() / 4), std::min(kMapHeight, height() / 3));
    if (!m_drawn || most.width() < kLeast || most.height() < kLeast) return {};
    const QRectF whole(0, 0, static_cast<qreal>(m_drawn->layout.width),
                       static_cast<qreal>(m_drawn->layout.height));
    if (view().visible().adjusted(-1, -1, 1, 1).contains(whole)) return {};
    const qreal scale = std::min(most.width() / std::max(whole.width(), 1.0),
                                 most.height() / std::max(whole.height(), 1.0));
    const QSizeF size(std::max(whole.width() * scale, 8.0), std::max(whole.height() * scale, 8.0));
    return {QPointF(width() - size.width() - 14, height() - size.height() - 14), size};
}

/// Where the view is in the whole graph, when it does not show all of it.
void GraphItem::paintMap(QPainter& painter, const GraphPainter& graph) {
    const QRectF place = mapRect();
    if (place.isEmpty()) return;
    const Theme& theme = m_workbench->theme();
    if (m_map.isNull())
        m_map = graph.map(QSize(qRound(kMapWidth), qRound(kMapHeight)),
                          window() ? window()->effectiveDevicePixelRatio() : 1);
    painter.setRenderHint(QPainter::Antialiasing, false);
    QColor ground = theme.color("panel");
    ground.setAlphaF(0.92f);
    painter.fillRect(place.adjusted(-5, -5, 5, 5), ground);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(theme.color("border"));
    painter.drawRect(place.adjusted(-5, -5, 5, 5));
    painter.drawImage(place, m_map);
    const qreal scale = place.width() / std::max(static_cast<qreal>(m_drawn->layout.width), 1.0);
    const QRectF seen = view().visible();
    const QRectF frame(place.topLeft() + seen.topLeft() * scale, seen.size() * scale);
    painter.setPen(QPen(theme.color("accent"), 1.5));
    painter.drawRect(frame.intersected(place.adjusted(-3, -3, 3, 3)));
}

void GraphItem::moveByMap(QPointF place) {
    const QRectF map = mapRect();
    const qreal scale = map.width() / std::max(static_cast<qreal>(m_drawn->layout.width), 1.0);
    m_origin = (place - map.topLeft()) / scale - QPointF(width(), height()) / (2 * m_zoom);
    m_fitted = false;
    Q_EMIT viewChanged();
    update();
}

QImage GraphItem::picture(qreal scale) const {
    if (!m_drawn || !m_workbench) return {};
    constexpr qreal kMostPixels = 6e7;
    const qreal w = std::max(static_cast<qreal>(m_drawn->layout.width), 1.0);
    const qreal h = std::max(static_cast<qreal>(m_drawn->layout.height), 1.0);
    scale = std::min(scale, std::sqrt(kMostPixels / (w * h)));
    QImage image(QSize(qCeil(w * scale), qCeil(h * scale)), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull()) return image;
    image.fill(m_workbench->theme().color("panel"));
    QPainter painter(&image);
    GraphView all;
    all.zoom = scale;
    all.size = image.size();
    GraphPainter(*m_drawn, *m_workbench->graph(), m_workbench->theme(), *m_workbench->whatIf(),
                 m_workbench->names())
        .paint(painter, all);
    return image;
}

void GraphItem::savePicture(const QUrl& url) {
    QString path = url.toLocalFile();
    if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".png");
    const QImage image = picture(2);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const bool made = !image.isNull() && image.save(&buffer, "PNG");
    const Status done =
        made ? writeWholeFile(
                   path.toStdString(),
                   std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())))
             : fail(ErrorCode::Invalid, "there is no graph to draw");
    m_workbench->setProblem(done ? QString()
                                 : tr("%1 could not be written: %2")
                                       .arg(path, QString::fromStdString(done.error().message)));
    if (done) m_workbench->setNotice(tr("The graph was written to %1.").arg(path));
}

} // namespace vitrine::app

#include "moc_graph_item.cpp"
