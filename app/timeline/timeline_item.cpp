// SPDX-License-Identifier: Apache-2.0
#include "timeline/timeline_item.h"

#include "theme.h"
#include "workbench.h"

#include <cmath>
#include <QGuiApplication>
#include <QSGGeometryNode>
#include <QSGVertexColorMaterial>
#include <QStyleHints>

namespace vitrine::app {
namespace {

constexpr int kVertices = 6; // of two triangles
constexpr double kKeyPan = 0.1;
constexpr double kKeyZoom = 1.5;

const char* colorOf(Series series) {
    switch (series) {
    case Series::Interpreter:
        return "interpreter"; // as in the bar above the graph
    case Series::Plan:
    case Series::Capture:
        return "planning";
    case Series::Compile:
        return "compiling";
    case Series::Upload:
    case Series::Download:
        return "transfer";
    case Series::Gpu:
        return "gpu";
    case Series::Cpu:
        return "cpu";
    case Series::Sink:
        return "nodeBorder";
    case Series::Wait:
        break;
    }
    return "warning";
}

TimelinePalette paletteOf(const Theme& theme) {
    TimelinePalette p;
    for (std::size_t i = 0; i < kSeries; ++i)
        p.series[i] = theme.color(colorOf(static_cast<Series>(i)));
    p.ground = theme.color("panel");
    p.stripe = theme.color("field");
    p.border = theme.color("border");
    p.grid = theme.color("border");
    p.grid.setAlpha(120);
    p.outline = theme.color("text");
    p.memory = theme.color("gpu");
    p.memoryFill = theme.color("gpuFill");
    p.cursor = theme.color("error");
    return p;
}

void fill(QSGGeometry& geometry, const std::vector<TimelineQuad>& quads) {
    auto* v = geometry.vertexDataAsColoredPoint2D();
    for (const TimelineQuad& q : quads) {
        // The material wants its colours multiplied by their alpha.
        const QRgb c = qPremultiply(q.color);
        const auto put = [&](float x, float y) {
            (v++)->set(x, y, static_cast<uchar>(qRed(c)), static_cast<uchar>(qGreen(c)),
                       static_cast<uchar>(qBlue(c)), static_cast<uchar>(qAlpha(c)));
        };
        put(q.x0, q.y0);
        put(q.x1, q.y0);
        put(q.x0, q.y1);
        put(q.x1, q.y0);
        put(q.x1, q.y1);
        put(q.x0, q.y1);
    }
}

} // namespace

TimelineItem::TimelineItem(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    setAcceptedMouseButtons(Qt::LeftButton | Qt::MiddleButton | Qt::RightButton);
    setAcceptHoverEvents(true);
    setActiveFocusOnTab(true);
    setClip(true);
    m_texts = new TimelineTexts(*this);
}

void TimelineItem::componentComplete() {
    QQuickItem::componentComplete();
    m_workbench = Workbench::of(this);
    if (!m_workbench) return;
    TimelineModel* model = m_workbench->timeline();
    m_palette = paletteOf(m_workbench->theme());
    connect(model, &TimelineModel::viewChanged, this, &TimelineItem::refresh);
    connect(model, &TimelineModel::marksChanged, this, &TimelineItem::refresh);
    connect(model, &TimelineModel::momentChanged, this, &TimelineItem::refresh);
    connect(this, &QQuickItem::activeFocusChanged, this, &TimelineItem::refresh);
    connect(&m_workbench->theme(), &Theme::changed, this, [this] {
        m_palette = paletteOf(m_workbench->theme());
        layOut();
    });
    model->setWatched(isVisible());
    layOut();
}

void TimelineItem::refresh() {
    // Asked for before every frame, done once in it.
    polish();
    update();
    m_texts->update();
}

void TimelineItem::itemChange(ItemChange change, const ItemChangeData& data) {
    QQuickItem::itemChange(change, data);
    if (change == ItemVisibleHasChanged && m_workbench) {
        m_workbench->timeline()->setWatched(data.boolValue);
        refresh();
    }
}

void TimelineItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    layOut();
}

void TimelineItem::layOut() {
    const double unit = m_workbench ? m_workbench->theme().unit() : 1;
    m_layout = TimelineLayout::of(width(), height(), unit);
    m_texts->setSize(size());
    if (m_workbench) m_workbench->timeline()->setPlotWidth(m_layout.plotWidth());
    refresh();
}

/// The picture is made before the layer of texts and the node read it.
void TimelineItem::updatePolish() {
    const TimelineModel* model = m_workbench ? m_workbench->timeline() : nullptr;
    if (!model || model->empty() || !isVisible()) {
        m_picture = {};
        return;
    }
    drawTimeline(*model->index(), model->view(), m_layout, m_palette, model->marks(),
                 model->moment(), m_picture);
}

QSGNode* TimelineItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    auto* node = static_cast<QSGGeometryNode*>(old);
    const TimelineModel* model = m_workbench ? m_workbench->timeline() : nullptr;
    if (!model || model->empty() || width() < m_layout.left + 20) {
        delete node;
        return nullptr;
    }
    if (!node) {
        node = new QSGGeometryNode;
        auto* geometry = new QSGGeometry(QSGGeometry::defaultAttributes_ColoredPoint2D(), 0);
        geometry->setDrawingMode(QSGGeometry::DrawTriangles);
        node->setGeometry(geometry);
        node->setMaterial(new QSGVertexColorMaterial);
        node->setFlags(QSGNode::OwnsGeometry | QSGNode::OwnsMaterial);
    }
    const int count = static_cast<int>(m_picture.quads.size()) * kVertices;
    if (node->geometry()->vertexCount() != count) node->geometry()->allocate(count);
    fill(*node->geometry(), m_picture.quads);
    node->markDirty(QSGNode::DirtyGeometry);
    return node;
}

QPointF TimelineItem::barCenter(const BarId& bar) const {
    const TimelineModel& model = *m_workbench->timeline();
    const EventSeries& s = model.index()->series(bar.series);
    const double x0 = std::max(model.view().toX(static_cast<double>(s.start(bar.at))), 0.0);
    const double x1 =
        std::min(model.view().toX(static_cast<double>(s.end(bar.at))), m_layout.plotWidth());
    if (x1 < x0) return {-1, -1};
    const double top = m_layout.laneTop(static_cast<std::size_t>(laneOf(bar.series)));
    // Waits stand in the lower half.
    return {m_layout.left + (x0 + x1) / 2, top + m_layout.lane * 0.75};
}

std::optional<BarId> TimelineItem::barAt(QPointF place) const {
    const auto lane = m_layout.laneAt(place.y());
    if (!lane || place.x() < m_layout.left || !m_workbench) return std::nullopt;
    return m_workbench->timeline()->barAt(*lane, place.x() - m_layout.left);
}

/// The axis and the memory curve.
bool TimelineItem::movesCursor(QPointF place) const {
    return place.x() >= m_layout.left - 4 && !m_layout.laneAt(place.y());
}

void TimelineItem::setMomentAt(double x) {
    TimelineModel* model = m_workbench->timeline();
    if (model->empty()) return;
    model->setMoment(
        model->view().toTime(std::clamp(x - m_layout.left, 0.0, m_layout.plotWidth())));
}

void TimelineItem::lookUnder(QPointF place) {
    m_pointer = place;
    QString text;
    const TimelineModel* model = m_workbench ? m_workbench->timeline() : nullptr;
    if (model && !model->empty()) {
        if (const auto bar = barAt(place)) {
            text = model->describe(*bar);
        } else if (place.y() >= m_layout.memoryTop && place.x() >= m_layout.left &&
                   !model->index()->memory().empty()) {
            text = model->memoryAt(model->view().toTime(place.x() - m_layout.left));
        }
    }
    if (text.isEmpty() && m_hoverText.isEmpty()) return;
    m_hoverText = text;
    Q_EMIT hoverChanged();
}

void TimelineItem::mousePressEvent(QMouseEvent* event) {
    forceActiveFocus(Qt::MouseFocusReason);
    m_pressed = m_last = event->position();
    m_dragging = false;
    if (event->button() == Qt::RightButton) {
        if (const auto bar = barAt(event->position())) m_workbench->timeline()->select(*bar);
        if (!m_workbench->timeline()->empty()) Q_EMIT menuWanted(event->position());
    }
    m_scrubbing = event->button() == Qt::LeftButton && movesCursor(event->position());
    if (m_scrubbing) setMomentAt(event->position().x());
    if (!m_hoverText.isEmpty()) {
        m_hoverText.clear();
        Q_EMIT hoverChanged();
    }
}

void TimelineItem::mouseMoveEvent(QMouseEvent* event) {
    if (m_scrubbing) return setMomentAt(event->position().x());
    const qreal far = QGuiApplication::styleHints()->startDragDistance();
    if (!m_dragging && (event->position() - m_pressed).manhattanLength() < far) return;
    m_dragging = true;
    m_workbench->timeline()->panBy(m_last.x() - event->position().x());
    m_last = event->position();
}

void TimelineItem::mouseReleaseEvent(QMouseEvent* event) {
    if (m_dragging || m_scrubbing || event->button() != Qt::LeftButton) return;
    if (const auto bar = barAt(event->position())) m_workbench->timeline()->select(*bar);
}

void TimelineItem::mouseDoubleClickEvent(QMouseEvent* event) {
    if (movesCursor(event->position())) return m_workbench->timeline()->clearMoment();
    if (barAt(event->position()))
        m_workbench->timeline()->zoomToSelection();
    else
        m_workbench->timeline()->fit();
}

void TimelineItem::hoverMoveEvent(QHoverEvent* event) {
    lookUnder(event->position());
}

void TimelineItem::hoverLeaveEvent(QHoverEvent*) {
    if (m_hoverText.isEmpty()) return;
    m_hoverText.clear();
    Q_EMIT hoverChanged();
}

void TimelineItem::wheelEvent(QWheelEvent* event) {
    event->accept();
    if (!m_workbench) return;
    // A wheel that tilts, or Shift, moves along the time.
    const QPoint turned = event->angleDelta();
    const bool along = turned.x() != 0 || event->modifiers().testFlag(Qt::ShiftModifier);
    if (along)
        m_workbench->timeline()->panBy(-(turned.x() != 0 ? turned.x() : turned.y()) / 2.0);
    else
        m_workbench->timeline()->zoomAt(event->position().x() - m_layout.left,
                                        std::pow(1.003, turned.y()));
    lookUnder(event->position());
}

void TimelineItem::keyPressEvent(QKeyEvent* event) {
    TimelineModel& model = *m_workbench->timeline();
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    const double pan = kKeyPan * m_layout.plotWidth();
    switch (event->key()) {
    case Qt::Key_Left:
        return control ? model.step(-1) : model.panBy(-pan);
    case Qt::Key_Right:
        return control ? model.step(1) : model.panBy(pan);
    case Qt::Key_Up:
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        if (!control) return model.zoomBy(kKeyZoom);
        break;
    case Qt::Key_Down:
    case Qt::Key_Minus:
        if (!control) return model.zoomBy(1 / kKeyZoom);
        break;
    case Qt::Key_0:
    case Qt::Key_F:
        if (!control) return model.fit();
        break;
    case Qt::Key_Menu:
        if (!model.empty()) Q_EMIT menuWanted({m_layout.left + 24, m_layout.lane});
        return;
    case Qt::Key_F10:
        if (!event->modifiers().testFlag(Qt::ShiftModifier) || model.empty()) break;
        Q_EMIT menuWanted({m_layout.left + 24, m_layout.lane});
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return model.zoomToSelection();
    case Qt::Key_Escape:
        if (model.hasMoment()) return model.clearMoment();
        break;
    default:
        break;
    }
    event->ignore();
}

} // namespace vitrine::app

#include "moc_timeline_item.cpp"
