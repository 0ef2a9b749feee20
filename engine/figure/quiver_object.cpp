// SPDX-License-Identifier: Apache-2.0
#include "figure/quiver_object.h"

#include "figure/property_values.h"

#include <algorithm>

namespace vitrine {

using namespace properties;

namespace {

constexpr std::string_view kDataNames[] = {"xdata", "ydata", "zdata", "udata", "vdata", "wdata"};
constexpr std::string_view kAlignments[] = {"tail", "center", "head"};
/// Points of an arrow among the strokes: its shaft and a gap; its head and a gap.
constexpr int64_t kShaftPoints = 3, kHeadPoints = 4;

} // namespace

QuiverObject::QuiverObject(bool space, RangeReader read, Strokes strokes)
    : ChartObject("matlab.graphics.chart.primitive.Quiver", "quiver"), inSpace(space),
      m_read(std::move(read)), m_strokes(std::move(strokes)) {}

void QuiverObject::arrange() {
    const std::array<Ref<Tensor>, 3> made = m_strokes(*this);
    for (std::size_t d = 0; d < made.size(); ++d)
        m_paths[d].set(made[d]);
}

Range QuiverObject::extent(bool alongX) const {
    return m_paths[alongX ? 0 : 1].range(m_read);
}

Range QuiverObject::heights() const {
    return m_paths[2].range(m_read);
}

Ref<ChartObject> QuiverObject::another() const {
    auto copy = makeRef<QuiverObject>(inSpace, m_read, m_strokes);
    copy->data = data;
    copy->color = color;
    copy->series = series;
    copy->line = line;
    copy->arrange();
    return copy;
}

Ref<Tensor> QuiverObject::marked(int64_t points) const {
    const int64_t each = kShaftPoints + (hasHeads ? kHeadPoints : 0), n = points / each;
    Ref<Tensor> out = Tensor::make(DType::Double, Shape(n, 1), false, false);
    for (int64_t i = 0; i < n; ++i)
        out->mutableData<double>()[i] = static_cast<double>(i * each + 1);
    return out;
}

void QuiverObject::draw(AxesSnapshot& axes, DrawnBy) const {
    const Ref<Tensor>& y = m_paths[1].tensor();
    if (!y || y->count() == 0) return;
    LineSnapshot strokes;
    strokes.id = id();
    strokes.x.tensor = m_paths[0].tensor();
    strokes.y.tensor = y;
    strokes.z.tensor = m_paths[2].tensor();
    strokes.count = y->count();
    strokes.color = {color[0], color[1], color[2], 1};
    strokes.width = width;
    strokes.style = style;
    strokes.marker = marker;
    strokes.markerSize = markerSize;
    if (marker != "none") strokes.marked.tensor = marked(strokes.count);
    const auto paint = [&](const MarkerColor& of) -> MarkerPaint {
        if (of.mode == MarkerColor::Mode::None) return {};
        const Color& shown = of.mode == MarkerColor::Mode::Fixed ? of.color : color;
        return {{shown[0], shown[1], shown[2], 1}, false};
    };
    strokes.face = paint(face);
    strokes.edge = paint(edge);
    if (inLegends()) strokes.name = name;
    strokes.line = line;
    axes.lines.push_back(std::move(strokes));
}

Value QuiverObject::property(std::string_view key) const {
    for (std::size_t d = 0; d < data.size(); ++d) {
        if (!same(key, kDataNames[d])) continue;
        if (data[d].tensor()) return dataValue(data[d]);
        const Ref<Tensor>& u = data[3].tensor();
        if (!u || d > 1) return Value::emptyMatrix();
        if (d == 0) return countingRow(u->shape().columns());
        const Ref<Tensor> row = countingRow(u->shape().rows()).toTensor();
        return Value(row->reshaped(Shape(row->count(), 1)));
    }
    if (same(key, "xdatamode") || same(key, "ydatamode"))
        return Value::text(data[same(key, "xdatamode") ? 0 : 1].tensor() ? "manual" : "auto");
    if (same(key, "autoscale")) return onOff(fitted);
    if (same(key, "autoscalefactor")) return factor;
    if (same(key, "maxheadsize")) return headSize;
    if (same(key, "showarrowhead")) return onOff(hasHeads);
    if (same(key, "alignment")) return Value::text(alignment);
    if (same(key, "color")) return colorValue(color);
    if (same(key, "linewidth")) return decimal(width);
    if (same(key, "linestyle")) return Value::text(style);
    if (same(key, "marker")) return Value::text(marker);
    if (same(key, "markersize")) return decimal(markerSize);
    if (same(key, "markerfacecolor")) return markerColorValue(face);
    if (same(key, "markeredgecolor")) return markerColorValue(edge);
    if (same(key, "displayname")) return Value::text(name);
    if (same(key, "seriesindex")) return static_cast<double>(series);
    return GraphicsObject::property(key);
}

bool QuiverObject::setProperty(std::string_view key, const Value& value) {
    const auto arranged = [&](bool done) {
        if (done) arrange();
        return done;
    };
    for (std::size_t d = 0; d < data.size(); ++d) {
        if (!same(key, kDataNames[d])) continue;
        if (!value.isArray() || value.isTextScalar() || value.isComplex()) return false;
        if (!inSpace && (d == 2 || d == 5)) return value.count() == 0;
        if (d < 2 && value.count() == 0)
            data[d].set(nullptr);
        else
            data[d].set(value.toTensor());
        return arranged(true);
    }
    if (same(key, "autoscale")) return arranged(setTruth(fitted, value));
    if (same(key, "autoscalefactor")) {
        double given = 0;
        if (!setNumber(given, value) || given < 0) return false;
        factor = given;
        return arranged(true);
    }
    if (same(key, "maxheadsize")) {
        double given = 0;
        if (!setNumber(given, value) || given < 0) return false;
        headSize = given;
        return arranged(true);
    }
    if (same(key, "showarrowhead")) return arranged(setTruth(hasHeads, value));
    if (same(key, "alignment")) return arranged(setChoice(alignment, value, kAlignments));
    if (same(key, "color")) {
        if (!colorFromValue(value, color)) return false;
        series = 0;
        return true;
    }
    if (same(key, "linewidth")) return setNumber(width, value, 1e-3f);
    if (same(key, "linestyle")) return setChoice(style, value, kLineStyles);
    if (same(key, "marker")) return setMarker(marker, value);
    if (same(key, "markersize")) return setNumber(markerSize, value, 1e-3f);
    if (same(key, "markerfacecolor")) return setMarkerColor(face, value, false);
    if (same(key, "markeredgecolor")) return setMarkerColor(edge, value, false);
    if (same(key, "displayname")) return setText(name, value);
    if (same(key, "seriesindex")) return setSeries(series, color, *this, value);
    return GraphicsObject::setProperty(key, value);
}

std::vector<std::string> QuiverObject::propertyNames() const {
    std::vector<std::string> names{
        "XData",      "YData",           "UData",           "VData",       "XDataMode",
        "YDataMode",  "AutoScale",       "AutoScaleFactor", "MaxHeadSize", "ShowArrowHead",
        "Alignment",  "Color",           "LineStyle",       "LineWidth",   "Marker",
        "MarkerSize", "MarkerEdgeColor", "MarkerFaceColor", "DisplayName", "SeriesIndex"};
    if (inSpace) {
        names.emplace_back("ZData");
        names.emplace_back("WData");
    }
    return names;
}

std::string QuiverObject::choices(std::string_view key) const {
    if (same(key, "alignment")) return listed(kAlignments);
    if (same(key, "linestyle")) return listed(kLineStyles);
    if (same(key, "marker")) return markerChoices();
    if (same(key, "autoscale") || same(key, "showarrowhead")) return listed(kOnOff);
    return GraphicsObject::choices(key);
}

} // namespace vitrine
