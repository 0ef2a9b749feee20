// SPDX-License-Identifier: Apache-2.0
#include "figures/figure_item.h"

#include "engine_thread.h"
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

QString numberOr(const std::string& name, const char* otherwise) {
    return name.empty() ? QString::fromLatin1(otherwise) : QString::fromStdString(name);
}

} // namespace

FigureItem::FigureItem(QQuickItem* parent) : QQuickItem(parent), m_axes(new AxesItem(this)) {
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
    const auto [maxRange, taps] = m_workbench->drawLimits();
    m_maxRange = maxRange;
    m_taps = taps;
    takeFrame();
}

const OneFigureSnapshot* FigureItem::figure() const {
    return m_workbench ? m_workbench->figures()->current() : nullptr;
}

const AxesSnapshot* FigureItem::axesOf(uint64_t id) const {
    const OneFigureSnapshot* shown = figure();
    if (!shown) return nullptr;
    for (const AxesSnapshot& axes : shown->axes) {
        if (axes.id == id) return &axes;
    }
    return nullptr;
}

void FigureItem::takeFrame() {
    m_frame = m_workbench->figures()->frame();
    viewMoved();
}

void FigureItem::makeViews() {
    m_views.clear();
    const OneFigureSnapshot* shown = figure();
    if (!shown) return;
    for (const AxesSnapshot& axes : shown->axes) {
        const auto zoom = m_zoom.find(axes.id);
        const bool own = zoom != m_zoom.end();
        m_views.push_back(makePlotView(axes, shown->axes.size() == 1, size(),
                                       own ? &zoom->second.x : nullptr,
                                       own ? &zoom->second.y : nullptr));
    }
}

void FigureItem::viewMoved() {
    makeViews();
    update();
    m_axes->update();
    Q_EMIT viewChanged();
}

void FigureItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    m_axes->setSize(now.size());
    viewMoved();
}

void FigureItem::itemChange(ItemChange change, const ItemChangeData& data) {
    if (change == ItemDevicePixelRatioHasChanged) viewMoved();
    QQuickItem::itemChange(change, data);
}

void FigureItem::restore() {
    m_zoom.clear();
    viewMoved();
}

PlotView* FigureItem::viewAt(QPointF place) {
    for (PlotView& view : m_views) {
        if (view.box.contains(place)) return &view;
    }
    return nullptr;
}

void FigureItem::zoomBy(double factor) {
    if (m_views.empty()) return;
    const PlotView& view = m_views.front();
    m_zoom[view.axes] = {zoomed(view.x, (view.x.low + view.x.high) / 2, factor),
                         zoomed(view.y, (view.y.low + view.y.high) / 2, factor)};
    viewMoved();
}

void FigureItem::wheelEvent(QWheelEvent* event) {
    const PlotView* view = viewAt(event->position());
    if (!view) return event->ignore();
    const double factor = std::pow(0.9988, event->angleDelta().y());
    const QPointF about = view->toData(event->position());
    m_zoom[view->axes] = {zoomed(view->x, about.x(), factor), zoomed(view->y, about.y(), factor)};
    event->accept();
    viewMoved();
    readAt(event->position());
}

void FigureItem::mousePressEvent(QMouseEvent* event) {
    forceActiveFocus(Qt::MouseFocusReason);
    const PlotView* view = viewAt(event->position());
    m_dragged = view ? view->axes : 0;
    m_last = m_pressed = event->position();
    m_framing = m_boxMode != event->modifiers().testFlag(Qt::ShiftModifier);
}

void FigureItem::mouseReleaseEvent(QMouseEvent*) {
    zoomToFrame();
}

/// Shows what the frame holds; a frame of a few pixels was a click.
void FigureItem::zoomToFrame() {
    constexpr qreal kLeastSide = 5;
    const QRectF frame = std::exchange(m_frameRect, QRectF());
    m_axes->update();
    if (frame.width() < kLeastSide || frame.height() < kLeastSide) return;
    for (const PlotView& view : m_views) {
        if (view.axes != m_dragged) continue;
        const QPointF a = view.toData(frame.topLeft());
        const QPointF b = view.toData(frame.bottomRight());
        m_zoom[view.axes] = {{std::min(a.x(), b.x()), std::max(a.x(), b.x())},
                             {std::min(a.y(), b.y()), std::max(a.y(), b.y())}};
        return viewMoved();
    }
}

void FigureItem::mouseMoveEvent(QMouseEvent* event) {
    for (const PlotView& view : m_views) {
        if (view.axes != m_dragged || m_dragged == 0) continue;
        if (m_framing) {
            m_frameRect = QRectF(m_pressed, event->position()).normalized().intersected(view.box);
            return m_axes->update();
        }
        const QPointF moved = view.toData(m_last) - view.toData(event->position());
        m_zoom[view.axes] = {{view.x.low + moved.x(), view.x.high + moved.x()},
                             {view.y.low + moved.y(), view.y.high + moved.y()}};
        m_last = event->position();
        return viewMoved();
    }
}

void FigureItem::mouseDoubleClickEvent(QMouseEvent*) {
    restore();
}

void FigureItem::hoverMoveEvent(QHoverEvent* event) {
    // Qt repeats the position whenever the scene changes; only a pointer that moved asks for a
    // value.
    const QPointF now = event->globalPosition();
    const bool first = m_pointer.x() < 0;
    if (now == m_pointer) return;
    m_pointer = now;
    if (!first) readAt(event->position());
}

void FigureItem::hoverLeaveEvent(QHoverEvent*) {
    ++m_readNumber;
    setReadout({});
}

void FigureItem::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomBy(0.8);
    case Qt::Key_Minus:
        return zoomBy(1.25);
    case Qt::Key_0:
    case Qt::Key_Home:
        return restore();
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
        const QString label = QStringLiteral("%1(%2, %3)")
                                  .arg(numberOr(image.variable, "image"))
                                  .arg(row + 1)
                                  .arg(column + 1);
        return readElement(image.data, column * image.rows + row, label);
    }
    if (!axes->lines.empty() && !axes->lines.back().x.valid()) {
        const LineSnapshot& line = axes->lines.back();
        const auto index = static_cast<int64_t>(std::llround(data.x())) - 1;
        if (index < 0 || index >= line.count) return setReadout({});
        return readElement(line.y, index,
                           QStringLiteral("%1(%2)").arg(numberOr(line.name, "y")).arg(index + 1));
    }
    setReadout(QStringLiteral("x = %1, y = %2")
                   .arg(QString::number(data.x(), 'g', 6), QString::number(data.y(), 'g', 6)));
}

void FigureItem::readElement(const FigureData& data, int64_t index, const QString& label) {
    setReadout(label + QStringLiteral(" = …"));
    const int number = m_readNumber;
    const QPointer<FigureItem> self(this);
    m_workbench->figures()->engine().post([self, data, index, label, number](Session&) {
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
        const bool single = tensor.dtype() == DType::Single;
        const QString text = !known ? QStringLiteral("not readable")
                             : tensor.dtype() == DType::Logical
                                 ? QString::number(std::to_integer<int>(bytes[0]))
                                 : valueText(elementAt(tensor.dtype(), bytes.data()), single);
        QMetaObject::invokeMethod(QCoreApplication::instance(), [self, label, text, number] {
            if (self && self->m_readNumber == number)
                self->setReadout(label + QStringLiteral(" = ") + text);
        });
    });
}

DisplayBuffer FigureItem::bufferOf(const FigureData& data) const {
    if (!m_frame || !data.valid()) return {};
    const auto found = m_frame->buffers.find(data.tensor.get());
    return found == m_frame->buffers.end() ? DisplayBuffer{} : found->second;
}

void FigureItem::addImage(std::vector<FigureDraw>& draws, const AxesSnapshot& axes,
                          const PlotView& view, const ImageSnapshot& image) const {
    FigureDraw draw;
    draw.x = bufferOf(image.data);
    if (!draw.x.vkBuffer || image.rows <= 0 || image.columns <= 0) return;
    const PixelGrid across = pixelGrid(image.xdata, image.columns);
    const PixelGrid down = pixelGrid(image.ydata, image.rows);
    const double u0 = (view.x.low - across.first) / across.step;
    const double u1 = (view.x.high - across.first) / across.step;
    double v0 = (view.y.high - down.first) / down.step;
    double v1 = (view.y.low - down.first) / down.step;
    if (view.reverseY) std::swap(v0, v1);

    DrawParams& p = draw.params;
    p.rect = {static_cast<float>(view.box.x()), static_cast<float>(view.box.y()),
              static_cast<float>(view.box.width()), static_cast<float>(view.box.height())};
    p.view = {static_cast<float>(u0), static_cast<float>(v0), static_cast<float>(u1),
              static_cast<float>(v1)};
    const QColor nan = m_workbench->theme().color("nan");
    p.nanColor = {nan.redF(), nan.greenF(), nan.blueF(), 1};
    const auto low = splitDouble(axes.climits.low);
    const double range = axes.climits.high - axes.climits.low;
    p.limits = {low[0], low[1], static_cast<float>(range > 0 ? 1 / range : 1), 1};

    // Columns are contiguous, so the visible ones are a range; arrays beyond a device's limit for
    // one binding can still be looked at part by part.
    const std::size_t size = image.data.tensor->elementSize();
    const auto columnBytes = static_cast<uint64_t>(image.rows) * size;
    uint64_t first = 0;
    uint64_t bytes = draw.x.bytes;
    if (bytes > m_maxRange && image.channels == 1) {
        const auto left = static_cast<uint64_t>(
            std::clamp(std::floor(std::min(u0, u1)) - 1, 0.0, static_cast<double>(image.columns)));
        first = left * columnBytes / 256 * 256;
        bytes = draw.x.bytes - first;
    }
    draw.rangeBegin = first;
    draw.rangeBytes = std::min(bytes, m_maxRange);
    p.dims = {static_cast<uint32_t>(image.rows), static_cast<uint32_t>(image.columns),
              static_cast<uint32_t>(image.channels), static_cast<uint32_t>(first / size)};

    auto colors = std::make_shared<ColorRows>();
    for (const auto& [red, green, blue] : axes.colors)
        colors->push_back({red, green, blue, 1});
    if (colors->empty()) colors->push_back({0.5f, 0.5f, 0.5f, 1});
    p.types = {static_cast<uint32_t>(image.data.tensor->dtype()), 0,
               static_cast<uint32_t>(colors->size()), m_taps};
    const double ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    p.counts = {0, 0,
                (image.scaled ? kScaledFlag : 0u) | (image.interpolate ? kInterpolateFlag : 0u),
                static_cast<uint32_t>(ratio * 16)};
    draw.colors = std::move(colors);
    draws.push_back(std::move(draw));
}

void FigureItem::addLine(std::vector<FigureDraw>& draws, const PlotView& view,
                         const LineSnapshot& line) const {
    FigureDraw draw;
    draw.kind = FigureDraw::Kind::Line;
    draw.x = bufferOf(line.x);
    draw.y = bufferOf(line.y);
    if (!draw.y.vkBuffer || line.count < 1 || (line.x.valid() && !draw.x.vkBuffer)) return;
    const double ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
    DrawParams& p = draw.params;
    p.rect = {static_cast<float>(view.box.x()), static_cast<float>(view.box.y()),
              static_cast<float>(view.box.width()), static_cast<float>(view.box.height())};
    auto [red, green, blue, alpha] = line.color;
    if (red + green + blue < 0.3f && m_workbench->settings()->dark()) {
        // Black would vanish on the dark ground; it takes the colour of the text instead.
        const QColor text = m_workbench->theme().color("text");
        red = text.redF();
        green = text.greenF();
        blue = text.blueF();
    }
    p.color = {red * alpha, green * alpha, blue * alpha, alpha};
    const auto x = splitDouble(view.x.low);
    const auto y = splitDouble(view.reverseY ? view.y.high : view.y.low);
    const double perY = view.box.height() / view.y.size() * (view.reverseY ? -1 : 1);
    p.xform = {x[0], x[1], static_cast<float>(view.box.width() / view.x.size()), 0};
    p.yform = {y[0], y[1], static_cast<float>(perY), 0};
    static const std::map<std::string, float> kDashes{{"--", 14.0f}, {":", 4.0f}, {"-.", 9.0f}};
    static const std::map<std::string, float> kMarkers{
        {"o", 1.0f},      {".", 2.0f}, {"+", 3.0f},       {"x", 4.0f}, {"s", 5.0f},
        {"square", 5.0f}, {"d", 6.0f}, {"diamond", 6.0f}, {"*", 7.0f}};
    const auto dash = kDashes.find(line.style);
    const auto marker = kMarkers.find(line.marker);
    p.stroke = {std::max(line.width * 1.3f, 1.0f), dash == kDashes.end() ? 0.0f : dash->second,
                marker == kMarkers.end() ? 1.0f : marker->second, 4.5f};
    const auto columns = static_cast<uint32_t>(std::max(view.box.width() * ratio, 1.0));
    const double pointsShown = std::min(static_cast<double>(line.count), view.x.size());
    const bool decimate = !line.x.valid() && pointsShown > 4.0 * columns;
    const DType ytype = line.y.tensor->dtype();
    p.types = {static_cast<uint32_t>(line.x.valid() ? line.x.tensor->dtype() : ytype),
               static_cast<uint32_t>(ytype), 0, 0};
    p.counts = {static_cast<uint32_t>(line.count), decimate ? columns : 0u,
                line.x.valid() ? kHasXFlag : 0u, static_cast<uint32_t>(ratio * 16)};
    draw.vertices = 6 * (decimate ? columns : static_cast<uint32_t>(line.count - 1));
    if (line.style != "none" && draw.vertices > 0) draws.push_back(draw);
    if (line.marker != "none" && !line.marker.empty()) {
        draw.kind = FigureDraw::Kind::Marker;
        draw.vertices = 6 * static_cast<uint32_t>(line.count);
        draws.push_back(std::move(draw));
    }
}

QSGNode* FigureItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    if (!m_workbench || !m_workbench->figures()->drawable()) {
        delete old;
        return nullptr;
    }
    std::vector<FigureDraw> draws;
    for (const PlotView& view : m_views) {
        const AxesSnapshot* axes = axesOf(view.axes);
        if (!axes) continue;
        for (const ImageSnapshot& image : axes->images)
            addImage(draws, *axes, view, image);
        for (const LineSnapshot& line : axes->lines)
            addLine(draws, view, line);
    }
    if (draws.empty()) {
        delete old; // and with it its hold on arrays that were drawn
        return nullptr;
    }
    auto* node = old ? static_cast<FigureNode*>(old) : new FigureNode(window(), m_drawn);
    node->setDraws(std::move(draws), boundingRect());
    return node;
}

} // namespace vitrine::app
