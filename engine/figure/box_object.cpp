// SPDX-License-Identifier: Apache-2.0
#include "figure/box_object.h"

#include "figure/property_values.h"
#include "figure/triangulate.h"

#include <algorithm>
#include <cmath>

namespace vitrine {

using namespace properties;

namespace {

constexpr std::string_view kOrientations[] = {"vertical", "horizontal"};
/// Medians whose notches do not overlap differ (McGill, Tukey and Larsen, 1978).
constexpr double kNotch = 1.57;
/// Of the distance of two places, what boxes of several colours share.
constexpr double kGroup = 0.8;

Ref<Tensor> columnOf(const std::vector<double>& numbers, int64_t rows) {
    const auto count = static_cast<int64_t>(numbers.size());
    Ref<Tensor> out = Tensor::make(DType::Double, Shape(rows, count / rows), false, false);
    std::copy(numbers.begin(), numbers.end(), out->mutableData<double>());
    return out;
}

/// The same points with places and values exchanged where the boxes lie.
class Points {
public:
    explicit Points(bool lying) : m_lying(lying) {}
    void add(double across, double along) {
        x.push_back(m_lying ? along : across);
        y.push_back(m_lying ? across : along);
    }
    void gap() { add(NAN, NAN); }
    std::vector<double> x, y;

private:
    bool m_lying;
};

Rgba rgbaOf(const Color& color, float alpha = 1) {
    return {color[0], color[1], color[2], alpha};
}

/// In [-0.5, 0.5), the same for the same number.
double jitterOf(std::size_t number) {
    constexpr double kGolden = 0.6180339887498949;
    const double turn = static_cast<double>(number + 1) * kGolden;
    return turn - std::floor(turn) - 0.5;
}

} // namespace

BoxObject::BoxObject(RangeReader read, Summarise summarise, Sum sum)
    : ChartObject("matlab.graphics.chart.primitive.BoxChart", "boxchart"), m_read(std::move(read)),
      m_summarise(std::move(summarise)), m_sum(std::move(sum)) {}

void BoxObject::arrange() {
    m_boxes.clear();
    m_outlierPlaces = nullptr;
    m_outliers.set(nullptr);
    const Ref<Tensor>&places = x.tensor(), &values = y.tensor();
    // Data that are set one after the other fit only when both are there.
    if (!values || (places && places->count() != values->count())) return;
    const Summary found = m_summarise(places, values);
    const int64_t n = found.boxes->shape().rows();
    for (int64_t i = 0; i < n; ++i) {
        const auto number = [&](int64_t column) { return found.boxes->asDouble(column * n + i); };
        Box box;
        box.at = number(0);
        box.low = number(1);
        box.median = number(2);
        box.high = number(3);
        box.from = number(4);
        box.to = number(5);
        box.notch = kNotch * (box.high - box.low) / std::sqrt(number(6));
        m_boxes.push_back(box);
    }
    m_outlierPlaces = found.places;
    m_outliers.set(found.outliers);
}

double BoxObject::spacing() const {
    double least = 0;
    for (std::size_t i = 1; i < m_boxes.size(); ++i) {
        const double step = m_boxes[i].at - m_boxes[i - 1].at;
        if (std::isfinite(step) && (least == 0 || step < least)) least = step;
    }
    return least > 0 ? least : 1;
}

double BoxObject::halfWidth() const {
    if (peers <= 1) return boxWidth / 2;
    const double slot = kGroup * spacing() / static_cast<double>(peers);
    return std::min(boxWidth * 1.6, 1.0) * slot / 2;
}

double BoxObject::shift() const {
    if (peers <= 1) return 0;
    const double slot = kGroup * spacing() / static_cast<double>(peers);
    return (static_cast<double>(peer) - static_cast<double>(peers + 1) / 2) * slot;
}

Ref<Tensor> BoxObject::outliersAcross() const {
    const int64_t n = scattered ? m_outlierPlaces->count() : 1;
    const double middle = shift(), half = scattered ? halfWidth() : 0;
    if (middle == 0 && half == 0) return m_outlierPlaces;
    Ref<Tensor> by = Tensor::make(DType::Double, Shape(n, 1), false, false);
    for (int64_t i = 0; i < n; ++i)
        by->mutableData<double>()[i] = middle + half * jitterOf(static_cast<std::size_t>(i));
    return m_sum(m_outlierPlaces, by);
}

Range BoxObject::extent(bool alongX) const {
    Range range;
    const double room = std::max(0.6 * spacing(), halfWidth());
    for (const Box& box : m_boxes) {
        range = joined(range, alongX != lying ? std::pair{box.at - room, box.at + room}
                                              : std::pair{box.from, box.to});
    }
    if (alongX == lying) range = joined(range, m_outliers.range(m_read));
    if (range && !(std::isfinite(range->first) && std::isfinite(range->second))) return {};
    return range;
}

Ref<ChartObject> BoxObject::another() const {
    auto copy = makeRef<BoxObject>(m_read, m_summarise, m_sum);
    copy->x = x;
    copy->y = y;
    copy->m_boxes = m_boxes;
    copy->m_outlierPlaces = m_outlierPlaces;
    copy->m_outliers = m_outliers;
    copy->peer = peer;
    copy->peers = peers;
    copy->group = group;
    copy->lying = lying;
    copy->m_color = m_color;
    copy->series = series;
    copy->line = line;
    return copy;
}

void BoxObject::takeColor(const Color& color) {
    m_color = color;
}

void BoxObject::draw(AxesSnapshot& axes, DrawnBy) const {
    if (m_boxes.empty()) return;
    const auto colorOr = [](const MarkerColor& given, const Color& otherwise) {
        return given.mode == MarkerColor::Mode::Fixed ? given.color : otherwise;
    };
    const Color filled = colorOr(face, m_color);
    const Color around = colorOr(edge, filled);
    const double half = halfWidth(), waist = notched ? half / 2 : half, aside = shift();
    Points outlines(lying), medians(lying), whiskers(lying);
    std::vector<double> trianglesX, trianglesY;
    const int64_t corners = notched ? 10 : 4;
    for (const Box& box : m_boxes) {
        const double m = box.at + aside, l = m - half, r = m + half;
        const std::size_t begin = outlines.x.size();
        outlines.add(l, box.low);
        outlines.add(r, box.low);
        if (notched) {
            outlines.add(r, box.median - box.notch);
            outlines.add(m + waist, box.median);
            outlines.add(r, box.median + box.notch);
        }
        outlines.add(r, box.high);
        outlines.add(l, box.high);
        if (notched) {
            outlines.add(l, box.median + box.notch);
            outlines.add(m - waist, box.median);
            outlines.add(l, box.median - box.notch);
        }
        const std::span<const double> px(outlines.x), py(outlines.y);
        for (const std::size_t corner : triangulate(px.subspan(begin), py.subspan(begin))) {
            trianglesX.push_back(px[begin + corner]);
            trianglesY.push_back(py[begin + corner]);
        }
        medians.add(m - waist, box.median);
        medians.add(m + waist, box.median);
        medians.gap();
        for (const auto& [from, to] : {std::pair{box.low, box.from}, std::pair{box.high, box.to}}) {
            if (from == to) continue;
            whiskers.add(m, from);
            whiskers.add(m, to);
            whiskers.gap();
            whiskers.add(m - half / 2, to);
            whiskers.add(m + half / 2, to);
            whiskers.gap();
        }
    }
    FillSnapshot area;
    area.id = id();
    area.form = FillForm::Polygons;
    area.corners = corners;
    area.outlineX.tensor = columnOf(outlines.x, corners);
    area.outlineY.tensor = columnOf(outlines.y, corners);
    if (!trianglesX.empty()) {
        area.x.tensor = columnOf(trianglesX, static_cast<int64_t>(trianglesX.size()));
        area.y.tensor = columnOf(trianglesY, static_cast<int64_t>(trianglesY.size()));
        area.count = static_cast<int64_t>(trianglesX.size());
    }
    area.face = rgbaOf(filled, faceAlpha);
    area.edge = rgbaOf(around);
    area.edgeWidth = width;
    if (inLegends()) area.name = name;
    area.line = line;
    axes.fills.push_back(std::move(area));
    const auto addLine = [&](const Ref<Tensor>& px, const Ref<Tensor>& py, const Color& color,
                             const std::string& style) {
        LineSnapshot stroke;
        stroke.id = id();
        stroke.x.tensor = px;
        stroke.y.tensor = py;
        stroke.count = py->count();
        stroke.color = rgbaOf(color);
        stroke.width = width;
        stroke.style = style;
        stroke.ofChart = true;
        stroke.line = line;
        axes.lines.push_back(std::move(stroke));
    };
    const auto addStrokes = [&](const Points& points, const Color& color,
                                const std::string& style) {
        const auto n = static_cast<int64_t>(points.x.size());
        if (n > 0) addLine(columnOf(points.x, n), columnOf(points.y, n), color, style);
    };
    addStrokes(whiskers, colorOr(whisker, around), whiskerStyle);
    addStrokes(medians, colorOr(median, around), "-");
    const Ref<Tensor>& far = m_outliers.tensor();
    if (!far || far->count() == 0 || marker == "none") return;
    const Ref<Tensor> across = outliersAcross();
    addLine(lying ? far : across, lying ? across : far, colorOr(outlier, filled), "none");
    LineSnapshot& points = axes.lines.back();
    points.ofChart = false;
    points.marker = marker;
    points.markerSize = markerSize;
    points.edge.color = points.color;
}

MarkerColor* BoxObject::colorSlot(std::string_view key) {
    if (same(key, "boxfacecolor")) return &face;
    if (same(key, "boxedgecolor")) return &edge;
    if (same(key, "boxmediancolor") || same(key, "boxmedianlinecolor")) return &median;
    if (same(key, "whiskerlinecolor")) return &whisker;
    return same(key, "markercolor") ? &outlier : nullptr;
}

Value BoxObject::property(std::string_view key) const {
    if (same(key, "xdata")) {
        if (x.tensor() || !y.tensor()) return dataValue(x);
        Ref<Tensor> ones = Tensor::make(DType::Double, Shape(y.tensor()->count(), 1), false, false);
        std::fill_n(ones->mutableData<double>(), ones->count(), 1.0);
        return Value(std::move(ones));
    }
    if (same(key, "ydata")) return dataValue(y);
    if (same(key, "xdatamode")) return Value::text(x.tensor() ? "manual" : "auto");
    if (same(key, "groupbycolor")) return group.isNothing() ? Value::emptyMatrix() : group;
    if (same(key, "numcolorgroups")) return static_cast<double>(peers);
    if (same(key, "boxwidth")) return boxWidth;
    if (same(key, "notch")) return onOff(notched);
    if (same(key, "orientation")) return Value::text(lying ? "horizontal" : "vertical");
    if (same(key, "jitteroutliers")) return onOff(scattered);
    if (const MarkerColor* slot = const_cast<BoxObject*>(this)->colorSlot(key)) {
        if (slot->mode == MarkerColor::Mode::Fixed) return colorValue(slot->color);
        const bool ofBox = slot != &face && slot != &outlier && slot != &edge;
        const MarkerColor& around = ofBox && edge.mode == MarkerColor::Mode::Fixed ? edge : face;
        return colorValue(around.mode == MarkerColor::Mode::Fixed ? around.color : m_color);
    }
    if (same(key, "boxfacealpha")) return decimal(faceAlpha);
    if (same(key, "linewidth")) return decimal(width);
    if (same(key, "whiskerlinestyle")) return Value::text(whiskerStyle);
    if (same(key, "markerstyle")) return Value::text(marker);
    if (same(key, "markersize")) return decimal(markerSize);
    if (same(key, "displayname")) return Value::text(name);
    if (same(key, "seriesindex")) return static_cast<double>(series);
    return GraphicsObject::property(key);
}

bool BoxObject::setProperty(std::string_view key, const Value& value) {
    if (same(key, "xdata") || same(key, "ydata")) {
        if (!value.isArray() || value.isTextScalar() || value.isComplex()) return false;
        if (same(key, "xdata") && value.count() == 0)
            x.set(nullptr);
        else if (!setData(same(key, "xdata") ? x : y, value))
            return false;
        arrange();
        return true;
    }
    if (same(key, "boxwidth")) {
        double given = 0;
        if (!setNumber(given, value) || given <= 0) return false;
        boxWidth = given;
        return true;
    }
    if (same(key, "notch")) return setTruth(notched, value);
    if (same(key, "orientation")) {
        std::string word;
        if (!setChoice(word, value, kOrientations)) return false;
        lying = word == "horizontal";
        return true;
    }
    if (same(key, "jitteroutliers")) return setTruth(scattered, value);
    if (MarkerColor* slot = colorSlot(key)) {
        Color color{};
        if (slot == &face && value.isTextScalar() && same(value.toText(), "none"))
            return faceAlpha = 0, true;
        if (!colorFromValue(value, color)) return false;
        *slot = {MarkerColor::Mode::Fixed, color};
        if (slot == &face) series = 0;
        return true;
    }
    if (same(key, "boxfacealpha")) return setShare(faceAlpha, value);
    if (same(key, "linewidth")) return setNumber(width, value, 1e-3f);
    if (same(key, "whiskerlinestyle")) return setChoice(whiskerStyle, value, kLineStyles);
    if (same(key, "markerstyle")) return setMarker(marker, value);
    if (same(key, "markersize")) return setNumber(markerSize, value, 1e-3f);
    if (same(key, "displayname")) return setText(name, value);
    if (same(key, "seriesindex")) {
        if (!setSeries(series, m_color, *this, value)) return false;
        face.mode = MarkerColor::Mode::None;
        return true;
    }
    return GraphicsObject::setProperty(key, value);
}

std::vector<std::string> BoxObject::propertyNames() const {
    return {"XData",
            "YData",
            "XDataMode",
            "GroupByColor",
            "NumColorGroups",
            "BoxWidth",
            "BoxFaceColor",
            "BoxFaceAlpha",
            "BoxEdgeColor",
            "BoxMedianLineColor",
            "WhiskerLineColor",
            "WhiskerLineStyle",
            "LineWidth",
            "Notch",
            "Orientation",
            "JitterOutliers",
            "MarkerStyle",
            "MarkerSize",
            "MarkerColor",
            "DisplayName",
            "SeriesIndex",
            "Visible",
            "Tag",
            "Type"};
}

std::string BoxObject::choices(std::string_view key) const {
    if (same(key, "orientation")) return listed(kOrientations);
    if (same(key, "whiskerlinestyle")) return listed(kLineStyles);
    if (same(key, "markerstyle")) return markerChoices();
    if (same(key, "notch") || same(key, "jitteroutliers")) return listed(kOnOff);
    return GraphicsObject::choices(key);
}

} // namespace vitrine
