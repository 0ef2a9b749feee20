// SPDX-License-Identifier: Apache-2.0
#include "figures/data_tips.h"

#include "figures/array_elements.h"
#include "format.h"
#include "session/session.h"

#include <cmath>
#include <QFontMetricsF>
#include <QPainter>

namespace vitrine::app {
namespace {

/// Of an object of these axes, still without points.
PointSet setOf(const AxesSnapshot& axes, decltype(PointSet::object) object,
               const std::string& name) {
    PointSet set;
    set.axes = axes.id;
    set.object = object;
    set.name = QString::fromStdString(name);
    set.timeX = axes.style.x.time;
    set.timeY = axes.style.y.time;
    set.timeZ = axes.style.z.time;
    if (const auto told = axes.tips.find(object); told != axes.tips.end()) set.told = told->second;
    return set;
}

constexpr int64_t kMostElements = int64_t{1} << 25;
constexpr int64_t kChunk = int64_t{1} << 20;
constexpr qreal kTextPixels = 12, kPadding = 6, kAway = 9, kMarker = 3.5;

double elementOf(const FigureData& data, int64_t index, double otherwise) {
    const std::vector<double> one = elementsOf(data, index, 1);
    return one.empty() ? otherwise : one[0];
}

QString numberOf(const FigureData& data, double value) {
    return valueText(value, data.valid() && data.tensor->dtype() == DType::Single);
}

/// A place along an axis, which may be one of times.
QString placeText(TimeKind time, const FigureData& data, double value) {
    if (time == TimeKind::None) return numberOf(data, value);
    if (time != TimeKind::Dates) return QString::fromStdString(timeText(time, "hh:mm:ss", value));
    const bool day = value == std::floor(value);
    return QString::fromStdString(
        timeText(time, day ? "dd-MMM-yyyy" : "dd-MMM-yyyy HH:mm:ss", value));
}

bool isGrid(const PointSet& set, const FigureData& data) {
    return data.valid() && data.tensor->count() == set.rows * set.columns &&
           !data.tensor->shape().isVector();
}

/// A coordinate of one element.
double coordinate(const PointSet& set, int dimension, int64_t index) {
    const FigureData& data = dimension == 0 ? set.x : dimension == 1 ? set.y : set.z;
    int64_t at = index;
    if (set.form == PointSet::Form::Grid && dimension < 2 && !isGrid(set, data))
        at = dimension == 0 ? index / set.rows : index % set.rows;
    const double counted = dimension == 2 ? 0 : static_cast<double>(at + 1);
    return elementOf(data, at, data.valid() ? std::nan("") : counted);
}

/// The same of a chunk.
std::vector<double> coordinates(const PointSet& set, int dimension, int64_t first, int64_t count) {
    const FigureData& data = dimension == 0 ? set.x : dimension == 1 ? set.y : set.z;
    const bool grid = set.form == PointSet::Form::Grid && dimension < 2 && !isGrid(set, data);
    if (data.valid() && !grid) return elementsOf(data, first, count);
    std::vector<double> out(static_cast<std::size_t>(count), 0);
    if (dimension == 2) return out;
    std::vector<double> line;
    if (grid && data.valid()) line = elementsOf(data, 0, dimension == 0 ? set.columns : set.rows);
    for (int64_t i = 0; i < count; ++i) {
        int64_t at = first + i;
        if (grid) at = dimension == 0 ? at / set.rows : at % set.rows;
        const auto place = static_cast<std::size_t>(at);
        out[static_cast<std::size_t>(i)] = !data.valid()
                                               ? static_cast<double>(at + 1)
                                               : (place < line.size() ? line[place] : std::nan(""));
    }
    return out;
}

struct Best {
    double score = HUGE_VAL;
    int64_t index = -1;
};

void lookAt(Best& best, const PointSet& set, const PlotView& view, QPointF pixel, double radius,
            int64_t first, int64_t count) {
    const std::vector<double> x = coordinates(set, 0, first, count);
    const std::vector<double> y = coordinates(set, 1, first, count);
    const std::vector<double> z = coordinates(set, 2, first, count);
    const std::size_t n = std::min({x.size(), y.size(), z.size()});
    for (std::size_t i = 0; i < n; ++i) {
        double depth = 0;
        QPointF at;
        if (view.solid()) {
            const Vector3 seen = view.space.project(view.space.toCube(x[i], y[i], z[i]));
            at = {seen[0], seen[1]};
            depth = seen[2];
        } else {
            at = view.toPixel(x[i], y[i]);
        }
        const double away = std::hypot(at.x() - pixel.x(), at.y() - pixel.y());
        if (!(away <= radius)) continue;
        // What lies far behind is hidden by what lies in front of it.
        const double score = away + 4 * radius * depth;
        if (score < best.score) best = {score, first + static_cast<int64_t>(i)};
    }
}

void lookAtBars(Best& best, const PointSet& set, const PlotView& view, QPointF pixel,
                double radius) {
    const std::vector<double> x = coordinates(set, 0, 0, set.count);
    const std::vector<double> y = elementsOf(set.y, 0, set.count);
    const std::vector<double> bottom = elementsOf(set.bottom, 0, set.count);
    for (std::size_t i = 0; i < std::min(x.size(), y.size()); ++i) {
        const double centre = x[i] + set.shift;
        const double from = i < bottom.size() ? bottom[i] : set.base;
        const auto corner = [&](double along, double height) {
            return set.horizontal ? view.toPixel(height, along) : view.toPixel(along, height);
        };
        const QRectF bar =
            QRectF(corner(centre - set.width / 2, from), corner(centre + set.width / 2, y[i]))
                .normalized();
        const double across = std::max({bar.left() - pixel.x(), pixel.x() - bar.right(), 0.0});
        const double along = std::max({bar.top() - pixel.y(), pixel.y() - bar.bottom(), 0.0});
        const double away = std::hypot(across, along);
        if (away <= radius && away < best.score) best = {away, static_cast<int64_t>(i)};
    }
}

int64_t pixelOfImage(const PointSet& set, const PlotView& view, QPointF pixel) {
    const QPointF data = view.toData(pixel);
    const PixelGrid across = pixelGrid(set.xdata, set.columns);
    const PixelGrid down = pixelGrid(set.ydata, set.rows);
    const auto column = static_cast<int64_t>(std::floor((data.x() - across.first) / across.step));
    const auto row = static_cast<int64_t>(std::floor((data.y() - down.first) / down.step));
    const bool inside = column >= 0 && row >= 0 && column < set.columns && row < set.rows;
    return inside ? column * set.rows + row : -1;
}

void addLines(std::vector<PointSet>& sets, const AxesSnapshot& axes) {
    for (const LineSnapshot& line : axes.lines) {
        PointSet set = setOf(axes, line.id, line.name);
        set.x = line.x;
        set.y = line.y;
        set.z = line.z;
        set.low = line.low;
        set.high = line.high;
        set.values = line.colors;
        set.sizes = line.sizes;
        set.count = line.count;
        sets.push_back(std::move(set));
    }
}

void addFills(std::vector<PointSet>& sets, const AxesSnapshot& axes) {
    for (const FillSnapshot& fill : axes.fills) {
        PointSet set = setOf(axes, fill.id, fill.name);
        set.x = fill.x;
        set.y = fill.y;
        set.count = fill.count;
        if (fill.form == FillForm::Polygons) {
            set.x = fill.outlineX;
            set.y = fill.outlineY;
            set.count = set.y.valid() ? set.y.tensor->count() : 0;
        } else if (fill.form == FillForm::Bars) {
            set.form = PointSet::Form::Bars;
            set.bottom = fill.bottom;
            set.base = fill.base;
            set.width = fill.width;
            set.shift = fill.shift;
            set.horizontal = fill.horizontal;
        }
        sets.push_back(std::move(set));
    }
}

/// The points of a grid of rows and columns.
template <typename Snapshot>
PointSet gridOf(const AxesSnapshot& axes, const Snapshot& grid) {
    PointSet set = setOf(axes, grid.id, grid.name);
    set.form = PointSet::Form::Grid;
    set.x = grid.x;
    set.y = grid.y;
    set.z = grid.z;
    set.rows = grid.rows;
    set.columns = grid.columns;
    set.count = grid.rows * grid.columns;
    return set;
}

/// The points of the grid, which are where the lines are not; their heights are their values.
void addContours(std::vector<PointSet>& sets, const AxesSnapshot& axes) {
    for (const ContourSnapshot& contour : axes.contours)
        sets.push_back(gridOf(axes, contour));
}

void addSpace(std::vector<PointSet>& sets, const AxesSnapshot& axes) {
    for (const SurfaceSnapshot& surface : axes.space.surfaces) {
        PointSet set = gridOf(axes, surface);
        if (surface.shading.colorKind == ColorKind::Scaled && surface.shading.colors.valid() &&
            surface.shading.colors.tensor->count() == set.count &&
            surface.shading.colors.tensor.get() != surface.z.tensor.get())
            set.values = surface.shading.colors;
        sets.push_back(std::move(set));
    }
    for (const PatchSnapshot& patch : axes.space.patches) {
        PointSet set = setOf(axes, patch.id, patch.name);
        set.x = patch.x;
        set.y = patch.y;
        set.z = patch.z;
        set.count = patch.vertices;
        sets.push_back(std::move(set));
    }
}

QString line(const char* what, const QString& value) {
    return QStringLiteral("\n%1  %2").arg(QLatin1String(what), value);
}

} // namespace

std::vector<PointSet> pointSets(const AxesSnapshot& axes) {
    std::vector<PointSet> sets;
    for (const ImageSnapshot& image : axes.images) {
        PointSet set = setOf(axes, image.id, image.variable);
        set.form = PointSet::Form::Image;
        set.values = image.data;
        set.imaginary = image.imaginary;
        set.first = image.firstElement();
        set.rows = image.rows;
        set.columns = image.columns;
        set.channels = image.channels;
        set.xdata = image.xdata;
        set.ydata = image.ydata;
        set.count = image.rows * image.columns;
        sets.push_back(std::move(set));
    }
    addFills(sets, axes);
    addContours(sets, axes);
    addLines(sets, axes);
    addSpace(sets, axes);
    return sets;
}

namespace {

/// What the script wants told of a point.
QString rowText(const PointSet& set, const TipRow& row, const DataTip& tip) {
    const auto numberText = [&](const FigureData& data, double value, TimeKind time) {
        if (row.format.empty()) return placeText(time, data, value);
        return QString::fromStdString(formatNumber(row.format, value));
    };
    if (row.property == "xdata") return numberText(set.x, tip.x, set.timeX);
    if (row.property == "ydata") return numberText(set.y, tip.y, set.timeY);
    if (row.property == "zdata") return numberText(set.z, tip.z, set.timeZ);
    const auto at = static_cast<std::size_t>(tip.index);
    if (!row.texts.empty())
        return QString::fromStdString(row.texts.size() == 1   ? row.texts[0]
                                      : at < row.texts.size() ? row.texts[at]
                                                              : std::string());
    const bool one = row.values.valid() && row.values.tensor->count() == 1;
    return numberText(row.values, elementOf(row.values, one ? 0 : tip.index, std::nan("")),
                      TimeKind::None);
}

} // namespace

std::optional<DataTip> tipAt(const PointSet& set, int64_t index) {
    if (index < 0 || index >= set.count) return {};
    DataTip tip;
    tip.axes = set.axes;
    tip.object = set.object;
    tip.index = index;
    const bool grid = set.form == PointSet::Form::Grid || set.form == PointSet::Form::Image;
    const int64_t row = grid ? index % set.rows : 0, column = grid ? index / set.rows : 0;
    tip.text = grid ? QStringLiteral("[%1, %2]").arg(row + 1).arg(column + 1)
                    : QStringLiteral("[%1]").arg(index + 1);
    if (!set.name.isEmpty()) tip.text = set.name + QStringLiteral("  ") + tip.text;
    if (set.form == PointSet::Form::Image) {
        const PixelGrid across = pixelGrid(set.xdata, set.columns);
        const PixelGrid down = pixelGrid(set.ydata, set.rows);
        tip.x = across.first + (static_cast<double>(column) + 0.5) * across.step;
        tip.y = down.first + (static_cast<double>(row) + 0.5) * down.step;
        tip.text += line("X", valueText(tip.x, false)) + line("Y", valueText(tip.y, false));
        static constexpr const char* kColors[] = {"R", "G", "B"};
        for (int64_t c = 0; c < set.channels; ++c) {
            const int64_t at = set.first + c * set.count + index;
            QString value = numberOf(set.values, elementOf(set.values, at, std::nan("")));
            if (set.imaginary.valid()) {
                const double im = elementOf(set.imaginary, at, std::nan(""));
                value += (im < 0 ? QStringLiteral(" - ") : QStringLiteral(" + ")) +
                         numberOf(set.values, std::abs(im)) + QStringLiteral("i");
            }
            tip.text += line(set.channels == 1 ? "Value" : kColors[c % 3], value);
        }
        return tip;
    }
    tip.x = coordinate(set, 0, index);
    tip.y = coordinate(set, 1, index);
    tip.z = coordinate(set, 2, index);
    if (!set.told.empty()) {
        for (const TipRow& wanted : set.told)
            tip.text += QStringLiteral("\n%1  %2")
                            .arg(QString::fromStdString(wanted.label), rowText(set, wanted, tip));
        if (set.form != PointSet::Form::Bars) return tip;
        tip.x += set.shift;
        if (set.horizontal) std::swap(tip.x, tip.y);
        return tip;
    }
    const TimeKind times[] = {set.horizontal ? set.timeY : set.timeX,
                              set.horizontal ? set.timeX : set.timeY};
    tip.text += line("X", placeText(times[0], set.x, tip.x));
    if (set.form == PointSet::Form::Bars) {
        const double from = elementOf(set.bottom, index, set.base);
        const bool stacked = set.bottom.valid() && from != set.base;
        tip.text += line("Y", numberOf(set.y, stacked ? tip.y - from : tip.y));
        if (stacked) tip.text += line("Up to", numberOf(set.y, tip.y));
        tip.x += set.shift;
        if (set.horizontal) std::swap(tip.x, tip.y);
        return tip;
    }
    tip.text += line("Y", placeText(times[1], set.y, tip.y));
    if (set.z.valid()) tip.text += line("Z", placeText(set.timeZ, set.z, tip.z));
    if (set.low.valid() && set.high.valid()) {
        tip.text += line("From", numberOf(set.low, elementOf(set.low, index, 0))) +
                    line("To", numberOf(set.high, elementOf(set.high, index, 0)));
    }
    if (set.values.valid() && set.values.tensor->count() == set.count)
        tip.text += line("Color", numberOf(set.values, elementOf(set.values, index, 0)));
    if (set.sizes.valid() && set.sizes.tensor->count() == set.count)
        tip.text += line("Size", numberOf(set.sizes, elementOf(set.sizes, index, 0)));
    return tip;
}

std::optional<DataTip> nearestTip(const std::vector<PointSet>& sets, const PlotView& view,
                                  QPointF pixel, double radius) {
    Best best;
    const PointSet* found = nullptr;
    for (const PointSet& set : sets) {
        if (set.count > kMostElements && set.form != PointSet::Form::Image && set.x.valid())
            continue;
        Best one;
        if (set.form == PointSet::Form::Image) {
            one.index = view.solid() ? -1 : pixelOfImage(set, view, pixel);
            if (one.index >= 0) one.score = radius; // what lies above an image comes first
        } else if (set.form == PointSet::Form::Bars) {
            lookAtBars(one, set, view, pixel, radius);
        } else if (!set.x.valid() && set.form == PointSet::Form::Points && !view.solid()) {
            // Only what can be near: places are indices.
            const double a = view.toData(pixel - QPointF(radius, 0)).x();
            const double b = view.toData(pixel + QPointF(radius, 0)).x();
            const auto last = static_cast<double>(set.count);
            const auto low = static_cast<int64_t>(std::clamp(std::min(a, b) - 1, 0.0, last));
            const auto high = static_cast<int64_t>(std::clamp(std::max(a, b) + 1, 0.0, last));
            for (int64_t at = low; at < std::min(high, low + kMostElements); at += kChunk)
                lookAt(one, set, view, pixel, radius, at, std::min(kChunk, high - at));
        } else {
            for (int64_t at = 0; at < set.count; at += kChunk)
                lookAt(one, set, view, pixel, radius, at, std::min(kChunk, set.count - at));
        }
        if (one.index >= 0 && one.score <= best.score) {
            best = one;
            found = &set;
        }
    }
    return found ? tipAt(*found, best.index) : std::nullopt;
}

QPointF tipPixel(const DataTip& tip, const PlotView& view) {
    const QPointF at = view.toPixel(tip.x, tip.y, tip.z);
    const QRectF room = (view.solid() ? view.cell : view.box).adjusted(-1, -1, 1, 1);
    return room.contains(at) ? at : QPointF(std::nan(""), std::nan(""));
}

QRectF tipBox(const DataTip& tip, QPointF pixel, const FigurePalette& palette, QSizeF item) {
    const QFontMetricsF metrics(palette.font(kTextPixels));
    const QStringList lines = tip.text.split(QLatin1Char('\n'));
    qreal width = 0;
    for (const QString& one : lines)
        width = std::max(width, metrics.horizontalAdvance(one));
    QRectF box(0, 0, std::ceil(width) + 2 * kPadding,
               std::ceil(metrics.lineSpacing() * static_cast<qreal>(lines.size())) + 2 * kPadding);
    box.moveBottomLeft(pixel + QPointF(kAway, -kAway));
    if (box.right() > item.width() - 2) box.moveRight(pixel.x() - kAway);
    if (box.top() < 2) box.moveTop(pixel.y() + kAway);
    return box;
}

void paintTip(QPainter& painter, const DataTip& tip, QPointF pixel, const QRectF& box,
              const FigurePalette& palette, const QColor& accent) {
    painter.setPen(QPen(palette.ground, 1.5));
    painter.setBrush(accent);
    painter.drawRect(QRectF(pixel.x() - kMarker, pixel.y() - kMarker, 2 * kMarker, 2 * kMarker));
    painter.setPen(QPen(accent, 1));
    painter.setBrush(palette.panel);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(palette.text);
    painter.setFont(palette.font(kTextPixels));
    const QFontMetricsF metrics(painter.font());
    QPointF at(box.left() + kPadding, box.top() + kPadding + metrics.ascent());
    for (const QString& one : tip.text.split(QLatin1Char('\n'))) {
        painter.drawText(at, one);
        at.ry() += metrics.lineSpacing();
    }
}

} // namespace vitrine::app
