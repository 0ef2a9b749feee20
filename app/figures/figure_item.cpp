// SPDX-License-Identifier: Apache-2.0
#include "figures/figure_item.h"

#include "dialogs/script_dialogs.h"
#include "engine_thread.h"
#include "figures/figure_drawing.h"
#include "figures/figure_node.h"
#include "format.h"
#include "theme.h"
#include "workbench.h"

#include <cmath>
#include <QPointer>

namespace vitrine::app {
namespace {

double elementAt(DType type, const std::byte* bytes) {
    return visitDType(type, [bytes](auto tag) {
        std::memcpy(&tag, bytes, sizeof tag);
        return static_cast<double>(tag);
    });
}

/// One element, from host or device, where the array stays.
QString elementText(const FigureData& data, int64_t index) {
    const Tensor& tensor = *data.tensor;
    std::array<std::byte, 16> bytes{};
    bool known = false;
    if (tensor.onHost()) {
        const std::size_t size = tensor.elementSize();
        std::memcpy(bytes.data(),
                    tensor.hostBuffer()->data() + static_cast<std::size_t>(index) * size,
                    std::min(size, bytes.size()));
        known = true;
    } else if (tensor.remote()) {
        known = static_cast<bool>(tensor.remote()->readElements(index, 1, bytes.data()));
    }
    if (!known) return QStringLiteral("not readable");
    if (tensor.dtype() == DType::Logical) return QString::number(std::to_integer<int>(bytes[0]));
    return valueText(elementAt(tensor.dtype(), bytes.data()), tensor.dtype() == DType::Single);
}

QString numberOr(const std::string& name, const char* otherwise) {
    return name.empty() ? QString::fromLatin1(otherwise) : QString::fromStdString(name);
}

} // namespace

FigureItem::FigureItem(QQuickItem* parent)
    : QQuickItem(parent), m_below(new AxesItem(this, true)), m_axes(new AxesItem(this, false)) {
    setFlag(ItemHasContents);
    setAcceptedMouseButtons(Qt::LeftButton);
    setAcceptHoverEvents(true);
    setActiveFocusOnTab(true);
    setClip(true);
}

void FigureItem::componentComplete() {
    QQuickItem::componentComplete();
    m_workbench = Workbench::of(this);
    if (!m_workbench) return;
    connect(m_workbench->figures(), &FiguresModel::changed, this, &FigureItem::takeFrame);
    connect(&m_workbench->theme(), &Theme::changed, this, &FigureItem::viewMoved);
    connect(this, &QQuickItem::activeFocusChanged, m_axes, [this] { m_axes->update(); });
    connect(&m_colorRange, &ColorRange::limitsChanged, this, [this] {
        applyChoices();
        viewMoved();
    });
    connect(m_workbench->dialogs(), &ScriptDialogs::pickChanged, this, &FigureItem::followPicking);
    const auto [maxRange, taps] = m_workbench->drawLimits();
    m_maxRange = maxRange;
    m_taps = taps;
    takeFrame();
}

const OneFigureSnapshot* FigureItem::figure() const {
    if (m_recolored) return &*m_recolored;
    return m_workbench ? m_workbench->figures()->current() : nullptr;
}

void FigureItem::showColorRange() {
    for (const PlotView& view : m_views) {
        const AxesSnapshot* axes = axesOf(view.axes);
        if (!axes || view.colorbar.isEmpty()) continue;
        return m_colorRange.show(m_workbench->figures()->engine(), *axes);
    }
}

const AxesSnapshot* FigureItem::axesOf(uint64_t id) const {
    const OneFigureSnapshot* shown = figure();
    if (!shown) return nullptr;
    for (const AxesSnapshot& axes : shown->axes) {
        if (axes.id == id) return &axes;
    }
    return nullptr;
}

FigurePalette FigureItem::palette() const {
    const OneFigureSnapshot* shown = figure();
    const Theme& theme = m_workbench->theme();
    FigurePalette palette;
    palette.text = theme.color("text");
    palette.muted = theme.color("muted");
    palette.faint = theme.color("faint");
    palette.grid = theme.color("grid");
    palette.panel = theme.color("panel");
    palette.border = theme.color("border");
    palette.ground = theme.color("plot");
    palette.nan = theme.color("nan");
    palette.family = theme.textFamily();
    palette.dark = m_workbench->settings()->dark();
    return shown ? onGround(palette, shown->ground) : palette;
}

void FigureItem::takeFrame() {
    m_frame = m_workbench->figures()->frame();
    applyChoices();
    viewMoved();
    renewTips();
    Q_EMIT choicesChanged();
    if (!m_brushBoxes.empty()) renewBrush();
}

void FigureItem::makeViews() {
    m_views.clear();
    const OneFigureSnapshot* shown = figure();
    if (!shown) return;
    for (const AxesSnapshot& axes : shown->axes) {
        if (axes.style.overlay) {
            m_views.push_back(figureView(*shown, axes, size()));
            continue;
        }
        const auto zoom = m_zoom.find(axes.id);
        const bool own = zoom != m_zoom.end() && zoom->second.logX == axes.logX &&
                         zoom->second.logY == axes.logY;
        const auto turned = m_turns.find(axes.id);
        m_views.push_back(figureView(*shown, axes, size(), own ? &zoom->second.x : nullptr,
                                     own ? &zoom->second.y : nullptr,
                                     turned != m_turns.end() ? &turned->second : nullptr));
    }
}

void FigureItem::viewMoved() {
    makeViews();
    update();
    m_below->update();
    m_axes->update();
    Q_EMIT viewChanged();
}

void FigureItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    m_below->setSize(now.size());
    m_axes->setSize(now.size());
    viewMoved();
}

void FigureItem::itemChange(ItemChange change, const ItemChangeData& data) {
    if (change == ItemDevicePixelRatioHasChanged) viewMoved();
    QQuickItem::itemChange(change, data);
}

void FigureItem::restore() {
    m_zoom.clear();
    m_turns.clear();
    viewMoved();
}

PlotView* FigureItem::viewAt(QPointF place) {
    for (PlotView& view : m_views) {
        const AxesSnapshot* axes = axesOf(view.axes);
        if (axes && !axes->style.overlay && (view.solid() ? view.cell : view.box).contains(place))
            return &view;
    }
    return nullptr;
}

void FigureItem::show(const PlotView& view, const Range& x, const Range& y) {
    m_zoom[view.axes] = {x, y, view.logX, view.logY};
    const AxesSnapshot* axes = axesOf(view.axes);
    for (const PlotView& other : m_views) {
        const AxesSnapshot* linked = axesOf(other.axes);
        if (!axes || !linked || linked == axes) continue;
        const bool sameX = axes->linkX != 0 && axes->linkX == linked->linkX;
        const bool sameY = axes->linkY != 0 && axes->linkY == linked->linkY;
        if (sameX || sameY)
            m_zoom[other.axes] = {sameX ? x : other.x, sameY ? y : other.y, other.logX, other.logY};
    }
    viewMoved();
}

void FigureItem::zoomBy(double factor) {
    if (m_views.empty()) return;
    const PlotView& view = m_views.front();
    if (view.solid()) {
        turnOf(view).zoom /= factor;
        return viewMoved();
    }
    show(view, zoomed(view.x, (view.x.low + view.x.high) / 2, factor),
         zoomed(view.y, (view.y.low + view.y.high) / 2, factor));
}

void FigureItem::wheelEvent(QWheelEvent* event) {
    const PlotView* view = viewAt(event->position());
    if (!view) return event->ignore();
    const double factor = std::pow(0.9988, event->angleDelta().y());
    event->accept();
    if (view->solid()) {
        turnOf(*view).zoom /= factor;
        return viewMoved();
    }
    const QPointF about = view->toPlace(event->position());
    show(*view, zoomed(view->x, about.x(), factor), zoomed(view->y, about.y(), factor));
    readAt(event->position());
}

void FigureItem::followPicking() {
    const bool wanted = m_workbench->dialogs()->picks();
    setAcceptedMouseButtons(wanted ? Qt::LeftButton | Qt::MiddleButton | Qt::RightButton
                                   : Qt::LeftButton);
    if (!wanted) return unsetCursor();
    setCursor(Qt::CrossCursor);
    forceActiveFocus(Qt::OtherFocusReason);
}

bool FigureItem::pick(QPointF place, int button, bool key) {
    ScriptDialogs& dialogs = *m_workbench->dialogs();
    const OneFigureSnapshot* shown = figure();
    // A key needs no picture, which may be on its way yet.
    const bool anywhere = key && dialogs.picksPress();
    if (!anywhere && (!shown || !dialogs.picks(shown->number))) return false;
    const PlotView* view = viewAt(place);
    PickedPoint point;
    point.figure = anywhere ? dialogs.pickFigure() : shown->number;
    point.button = button;
    point.key = key;
    if (view && !view->solid()) {
        const QPointF data = view->toData(place);
        point.axes = view->axes;
        point.x = data.x();
        point.y = data.y();
    }
    (void)dialogs.pick(point);
    return true;
}

void FigureItem::mousePressEvent(QMouseEvent* event) {
    forceActiveFocus(Qt::MouseFocusReason);
    const int button = event->button() == Qt::LeftButton     ? 1
                       : event->button() == Qt::MiddleButton ? 2
                                                             : 3;
    if (pick(event->position(), button, false) || button != 1) {
        m_dragged = 0;
        return;
    }
    for (const PlotView& one : m_views) {
        const AxesSnapshot* axes = axesOf(one.axes);
        if (!axes || !one.colorbar.contains(event->position())) continue;
        m_dragged = 0;
        return m_colorRange.show(m_workbench->figures()->engine(), *axes);
    }
    const PlotView* view = viewAt(event->position());
    m_dragged = view ? view->axes : 0;
    m_last = m_pressed = event->position();
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    m_framing = (m_brushMode && view && !view->solid()) || m_boxMode != shift;
    m_brushAdds = shift;
    m_clicked = view != nullptr;
}

void FigureItem::mouseReleaseEvent(QMouseEvent* event) {
    zoomToFrame();
    m_framing = m_boxMode;
    if (std::exchange(m_clicked, false)) clickTip(event->position());
}

/// Shows what the frame holds; a frame of a few pixels was a click.
void FigureItem::zoomToFrame() {
    constexpr qreal kLeastSide = 5;
    const QRectF frame = std::exchange(m_frameRect, QRectF());
    m_axes->update();
    if (frame.width() < kLeastSide || frame.height() < kLeastSide) return;
    for (const PlotView& view : m_views) {
        if (view.axes != m_dragged) continue;
        if (m_brushMode) return brushFrame(view, frame);
        const QPointF a = view.toPlace(frame.topLeft());
        const QPointF b = view.toPlace(frame.bottomRight());
        return show(view, {std::min(a.x(), b.x()), std::max(a.x(), b.x())},
                    {std::min(a.y(), b.y()), std::max(a.y(), b.y())});
    }
}

void FigureItem::mouseMoveEvent(QMouseEvent* event) {
    constexpr int kClickRadius = 3;
    if (m_clicked && (event->position() - m_pressed).manhattanLength() <= kClickRadius) return;
    m_clicked = false;
    for (const PlotView& view : m_views) {
        if (view.axes != m_dragged || m_dragged == 0) continue;
        const AxesSnapshot* axes = axesOf(view.axes);
        if (view.solid() || (axes && axes->space.turns && !m_brushMode)) {
            const QPointF moved = event->position() - m_last;
            m_last = event->position();
            return turn(view, moved);
        }
        if (m_framing) {
            m_frameRect = QRectF(m_pressed, event->position()).normalized().intersected(view.box);
            return m_axes->update();
        }
        const QPointF moved = view.toPlace(m_last) - view.toPlace(event->position());
        m_last = event->position();
        return show(view, {view.x.low + moved.x(), view.x.high + moved.x()},
                    {view.y.low + moved.y(), view.y.high + moved.y()});
    }
}

SpaceTurn& FigureItem::turnOf(const PlotView& view) {
    return m_turns[view.axes];
}

void FigureItem::turn(const PlotView& view, QPointF moved) {
    constexpr double kDegreesOfPixel = 0.5;
    const AxesSnapshot* axes = axesOf(view.axes);
    SpaceTurn& turned = turnOf(view);
    // Shift, or axes that are not to turn: the picture follows the pointer.
    if (m_framing != m_boxMode || !axes || !axes->space.turns) {
        turned.shift += moved;
        return viewMoved();
    }
    turned.azimuth = view.space.azimuth - moved.x() * kDegreesOfPixel;
    turned.elevation = std::clamp(view.space.elevation + moved.y() * kDegreesOfPixel, -90.0, 90.0);
    turned.turned = true;
    setReadout(QStringLiteral("az = %1°, el = %2°")
                   .arg(QString::number(turned.azimuth, 'f', 1),
                        QString::number(turned.elevation, 'f', 1)));
    viewMoved();
}

void FigureItem::mouseDoubleClickEvent(QMouseEvent*) {
    // The first of the two clicks was none on an element.
    while (m_tips.size() > m_tipsBefore)
        removeTip(m_tips.size() - 1);
    restore();
}

void FigureItem::hoverMoveEvent(QHoverEvent* event) {
    // Qt repeats the position whenever the scene changes; only a pointer that moved asks for a
    // value.
    const QPointF now = event->globalPosition();
    const bool first = m_pointer.x() < 0;
    m_hovered = event->position();
    if (now == m_pointer) return;
    m_pointer = now;
    if (!first) readAt(event->position());
}

void FigureItem::hoverLeaveEvent(QHoverEvent*) {
    ++m_readNumber;
    setReadout({});
}

void FigureItem::keyPressEvent(QKeyEvent* event) {
    if (m_workbench->dialogs()->picks()) {
        const bool ends = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        if (ends && !m_workbench->dialogs()->picksPress())
            return m_workbench->dialogs()->finishPicking();
        const QString text = event->text();
        const int code = text.isEmpty() ? 0 : text.at(0).unicode();
        if ((code != 0 || m_workbench->dialogs()->picksPress()) && pick(m_hovered, code, true))
            return;
    }
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomBy(0.8);
    case Qt::Key_Minus:
        return zoomBy(1.25);
    case Qt::Key_0:
    case Qt::Key_Home:
        return restore();
    case Qt::Key_C:
        return m_colorRange.open() ? m_colorRange.close() : showColorRange();
    case Qt::Key_T:
        return pinInTheMiddle();
    case Qt::Key_Left:
        return m_tips.empty() ? moveView(-1, 0) : moveTip(-1);
    case Qt::Key_Right:
        return m_tips.empty() ? moveView(1, 0) : moveTip(1);
    case Qt::Key_Up:
        return moveView(0, 1);
    case Qt::Key_Down:
        return moveView(0, -1);
    case Qt::Key_B:
        m_boxMode = !m_boxMode;
        return Q_EMIT boxModeChanged();
    case Qt::Key_S:
        m_brushMode = !m_brushMode;
        return Q_EMIT brushModeChanged();
    case Qt::Key_V:
        return brushToVariable();
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (!m_tips.empty()) removeTip(m_tips.size() - 1);
        return;
    case Qt::Key_Escape:
        if (m_tips.empty() && m_brushBoxes.empty()) return event->ignore();
        clearBrush();
        return removeTips();
    default:
        event->ignore();
    }
}

void FigureItem::setReadout(const QString& text) {
    if (text == m_readout) return;
    m_readout = text;
    Q_EMIT readoutChanged();
}

/// Tells the index under the pointer at once and its exact value when the engine has read it.
void FigureItem::readAt(QPointF place) {
    const PlotView* view = viewAt(place);
    const AxesSnapshot* axes = view ? axesOf(view->axes) : nullptr;
    ++m_readNumber;
    if (!axes) return setReadout({});
    hoverTip(place);
    if (view->solid()) return;
    const QPointF data = view->toData(place);
    if (!axes->images.empty()) {
        const ImageSnapshot& image = axes->images.back();
        const PixelGrid across = pixelGrid(image.xdata, image.columns);
        const PixelGrid down = pixelGrid(image.ydata, image.rows);
        const auto column =
            static_cast<int64_t>(std::floor((data.x() - across.first) / across.step));
        const auto row = static_cast<int64_t>(std::floor((data.y() - down.first) / down.step));
        if (column < 0 || row < 0 || column >= image.columns || row >= image.rows)
            return setReadout({});
        QString label = QStringLiteral("%1(%2, %3")
                            .arg(numberOr(image.variable, "image"))
                            .arg(row + 1)
                            .arg(column + 1);
        if (image.slices > 1) label += QStringLiteral(", %1").arg(image.slice + 1);
        return readElement(image.data, image.firstElement() + column * image.rows + row,
                           label + QLatin1Char(')'), image.imaginary);
    }
    if (!axes->lines.empty() && axes->fills.empty() && !axes->lines.back().x.valid()) {
        const LineSnapshot& line = axes->lines.back();
        const auto index = static_cast<int64_t>(std::llround(data.x())) - 1;
        if (index < 0 || index >= line.count) return setReadout({});
        return readElement(line.y, index,
                           QStringLiteral("%1(%2)").arg(numberOr(line.name, "y")).arg(index + 1));
    }
    setReadout(QStringLiteral("x = %1, y = %2")
                   .arg(QString::number(data.x(), 'g', 6), QString::number(data.y(), 'g', 6)));
}

void FigureItem::readElement(const FigureData& data, int64_t index, const QString& label,
                             const FigureData& imaginary) {
    setReadout(label + QStringLiteral(" = …"));
    const int number = m_readNumber;
    const QPointer<FigureItem> self(this);
    m_workbench->figures()->engine().post([self, data, imaginary, index, label, number](Session&) {
        QString text = elementText(data, index);
        if (imaginary.valid()) {
            const QString im = elementText(imaginary, index);
            text += im.startsWith(QLatin1Char('-')) ? QStringLiteral(" - ") + im.mid(1)
                                                    : QStringLiteral(" + ") + im;
            text += QLatin1Char('i');
        }
        QMetaObject::invokeMethod(QCoreApplication::instance(), [self, label, text, number] {
            if (self && self->m_readNumber == number)
                self->setReadout(label + QStringLiteral(" = ") + text);
        });
    });
}

QSGNode* FigureItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    if (!m_workbench || !m_workbench->figures()->drawable()) {
        delete old;
        return nullptr;
    }
    const double ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    const SceneArea scene = sceneArea(m_views, size(), ratio);
    FigureDrawing drawing(palette(), m_frame.get(), {m_maxRange, m_taps, ratio}, scene);
    for (const PlotView& view : m_views) {
        const AxesSnapshot* axes = axesOf(view.axes);
        if (!axes) continue;
        drawing.add(*axes, view);
    }
    std::vector<FigureDraw> draws = drawing.take();
    // Qt 6.4 draws what lies below and above from too small a buffer when a node between them goes.
    if (draws.empty() && !old) return nullptr;
    auto* node = old ? static_cast<FigureNode*>(old) : new FigureNode(window(), m_drawn);
    node->setDraws(std::move(draws), boundingRect(), scene.size);
    return node;
}

} // namespace vitrine::app

#include "moc_figure_item.cpp"
