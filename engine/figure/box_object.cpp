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
/// Whiskers end at the farthest value that is no farther from the box than so many of its heights.
constexpr double kReach = 1.5;
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

/// Of sorted values, with half a step before the first and after the last.
double quantileOf(const std::vector<double>& sorted, double share) {
    const auto n = static_cast<double>(sorted.size());
    const double place = std::clamp(share * n - 0.5, 0.0, n - 1);
    const double below = std::floor(place);
    const auto at = static_cast<std::size_t>(below);
    const double next = sorted[std::min(at + 1, sorted.size() - 1)];
    return sorted[at] + (place - below) * (next - sorted[at]);
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

const std::vector<BoxObject::Box>& BoxObject::boxes() const {
    if (m_boxes) return *m_boxes;
    m_boxes.emplace();
    const Ref<Tensor>& values = y.tensor();
    const Ref<Tensor>& places = x.tensor();
    if (!values || (places && places->count() != values->count())) return *m_boxes;
    std::vector<std::pair<double, double>> all;
    for (int64_t i = 0; i < values->count(); ++i) {
        const double value = values->asDouble(i), place = places ? places->asDouble(i) : 1;
        if (!std::isnan(value) && !std::isnan(place)) all.emplace_back(place, value);
    }
    std::sort(all.begin(), all.end());
    for (std::size_t begin = 0; begin < all.size();) {
        std::vector<double> sorted;
        Box box;
        box.at = all[begin].first;
        for (; begin < all.size() && all[begin].first == box.at; ++begin)
            sorted.push_back(all[begin].second);
        box.low = quantileOf(sorted, 0.25);
        box.median = quantileOf(sorted, 0.5);
        box.high = quantileOf(sorted, 0.75);
        const double reach = kReach * (box.high - box.low);
        box.from = box.low;
        box.to = box.high;
        bool first = true;
        for (const double value : sorted) {
            if (value < box.low - reach || value > box.high + reach) {
                box.outliers.push_back(value);
                continue;
            }
            if (first) box.from = std::min(value, box.low);
            first = false;
            box.to = std::max(value, box.high);
        }
        box.notch = kNotch * (box.high - box.low) / std::sqrt(static_cast<double>(sorted.size()));
        m_boxes->push_back(std::move(box));
    }
    return *m_boxes;
}

double BoxObject::spacing() const {
    double least = 0;
    const std::vector<Box>& all = boxes();
    for (std::size_t i = 1; i < all.size(); ++i) {
        const double step = all[i].at - all[i - 1].at;
        if (std::isfinite(step) && (least == 0 || step < least)) least = step;
    }
    return least > 0 ? least : 1;
}

double BoxObject::halfWidth() const {
    if (peers <= 1) return boxWidth / 2;
    const double slot = kGroup * spacing() / static_cast<double>(peers);
    return std::min(boxWidth * 1.6, 1.0) * slot / 2;
}

double BoxObject::middleOf(const Box& box) const {
    if (peers <= 1) return box.at;
    const double slot = kGroup * spacing() / static_cast<double>(peers);
    return box.at + (static_cast<double>(peer) - static_cast<double>(peers + 1) / 2) * slot;
}

Range BoxObject::extent(bool alongX) const {
    Range range;
    const double room = std::max(0.6 * spacing(), halfWidth());
    for (const Box& box : boxes()) {
        if (alongX != lying) {
            range = joined(range, std::pair{box.at - room, box.at + room});
            continue;
        }
        range = joined(range, std::pair{box.from, box.to});
        for (const double value : box.outliers)
            if (std::isfinite(value)) range = joined(range, std::pair{value, value});
    }
    if (range && !(std::isfinite(range->first) && std::isfinite(range->second))) return {};
    return range;
}

Ref<ChartObject> BoxObject::another() const {
    auto copy = makeRef<BoxObject>();
    copy->x = x;
    copy->y = y;
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
    const std::vector<Box>& all = boxes();
    if (all.empty()) return;
    const auto colorOr = [](const MarkerColor& given, const Color& otherwise) {
        return given.mode == MarkerColor::Mode::Fixed ? given.color : otherwise;
    };
    const Color filled = colorOr(face, m_color);
    const Color around = colorOr(edge, filled);
    const double half = halfWidth(), waist = notched ? half / 2 : half;
    Points outlines(lying), medians(lying), whiskers(lying), far(lying);
    std::vector<double> trianglesX, trianglesY;
    const int64_t corners = notched ? 10 : 4;
    for (const Box& box : all) {
        const double m = middleOf(box), l = m - half, r = m + half;
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
        for (const double value : box.outliers)
            far.add(scattered ? m + half * jitterOf(far.x.size()) : m, value);
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
    const auto addLine = [&](const Points& points, const Color& color, const std::string& style) {
        if (points.x.empty()) return;
        LineSnapshot stroke;
        stroke.id = id();
        stroke.x.tensor = columnOf(points.x, static_cast<int64_t>(points.x.size()));
        stroke.y.tensor = columnOf(points.y, static_cast<int64_t>(points.y.size()));
        stroke.count = static_cast<int64_t>(points.x.size());
        stroke.color = rgbaOf(color);
        stroke.width = width;
        stroke.style = style;
        stroke.ofChart = true;
        stroke.line = line;
        axes.lines.push_back(std::move(stroke));
    };
    addLine(whiskers, colorOr(whisker, around), whiskerStyle);
    addLine(medians, colorOr(median, around), "-");
    if (far.x.empty() || marker == "none") return;
    addLine(far, colorOr(outlier, filled), "none");
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
        m_boxes.reset();
        if (same(key, "xdata") && value.count() == 0) return x.set(nullptr), true;
        return setData(same(key, "xdata") ? x : y, value);
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
