// SPDX-License-Identifier: Apache-2.0
#include "figure/band_object.h"

#include "figure/property_values.h"

#include <cmath>

namespace vitrine {

using namespace properties;

namespace {

constexpr std::string_view kLayers[] = {"bottom", "top"};

FigureData columnOf(std::initializer_list<double> numbers) {
    Ref<Tensor> out =
        Tensor::make(DType::Double, Shape(static_cast<int64_t>(numbers.size()), 1), false, false);
    std::copy(numbers.begin(), numbers.end(), out->mutableData<double>());
    return {std::move(out)};
}

/// Limits and what a user who zooms out sees beyond them.
std::array<double, 2> farEnds(const Limits& limits, bool logarithmic) {
    constexpr double kSpans = 20;
    if (logarithmic && limits.low > 0) {
        const double ratio = std::pow(limits.high / limits.low, kSpans);
        return {std::max(limits.low / ratio, 1e-300), std::min(limits.high * ratio, 1e300)};
    }
    const double span = limits.high - limits.low;
    return {limits.low - kSpans * span, limits.high + kSpans * span};
}

} // namespace

Range BandObject::extent(bool alongX) const {
    if (alongX != m_upright) return {};
    const double low = std::isfinite(ends[0]) ? ends[0] : ends[1];
    const double high = std::isfinite(ends[1]) ? ends[1] : ends[0];
    return std::isfinite(low) ? Range(std::pair{low, high}) : Range();
}

Ref<ChartObject> BandObject::another() const {
    auto copy = makeRef<BandObject>(m_upright);
    copy->ends = ends;
    copy->line = line;
    return copy;
}

void BandObject::draw(AxesSnapshot& axes, DrawnBy) const {
    const auto rgba = [](const MarkerColor& of, float alpha) -> Rgba {
        if (of.mode != MarkerColor::Mode::Fixed) return {};
        return {of.color[0], of.color[1], of.color[2], alpha};
    };
    std::array<std::array<double, 2>, 2> sides{farEnds(axes.xlimits, axes.logX),
                                               farEnds(axes.ylimits, axes.logY)};
    std::array<double, 2>& own = sides[m_upright ? 0 : 1];
    own = {std::max(own[0], ends[0]), std::min(own[1], ends[1])};
    if (!(own[0] < own[1])) return;
    const auto& [x, y] = sides;
    FillSnapshot area;
    // What is drawn first has the lowest number.
    area.id = above ? id() : 1;
    area.form = FillForm::Polygons;
    area.corners = 4;
    area.outlineX = columnOf({x[0], x[1], x[1], x[0]});
    area.outlineY = columnOf({y[0], y[0], y[1], y[1]});
    area.face = rgba(face, faceAlpha);
    area.edge = rgba(edge, style == "none" ? 0.0f : 1.0f);
    area.edgeWidth = width;
    area.edgeStyle = style == "none" ? "-" : style;
    if (inLegends()) area.name = name;
    area.line = line;
    axes.fills.push_back(std::move(area));
}

Value BandObject::property(std::string_view key) const {
    if (same(key, "value")) return rowValue({ends[0], ends[1]});
    if (same(key, "facecolor")) return markerColorValue(face);
    if (same(key, "edgecolor")) return markerColorValue(edge);
    if (same(key, "facealpha")) return decimal(faceAlpha);
    if (same(key, "linewidth")) return decimal(width);
    if (same(key, "linestyle")) return Value::text(style);
    if (same(key, "displayname")) return Value::text(name);
    if (same(key, "layer")) return Value::text(above ? "top" : "bottom");
    return GraphicsObject::property(key);
}

bool BandObject::setProperty(std::string_view key, const Value& value) {
    if (same(key, "value")) {
        if (!value.isArray() || value.isTextScalar() || value.isComplex() || value.count() != 2)
            return false;
        const Ref<Tensor> t = value.toTensor();
        const double first = t->asDouble(0), second = t->asDouble(1);
        if (std::isnan(first) || std::isnan(second)) return false;
        ends = {std::min(first, second), std::max(first, second)};
        return true;
    }
    if (same(key, "facecolor") || same(key, "edgecolor")) {
        MarkerColor given;
        if (!setMarkerColor(given, value, false) || given.mode == MarkerColor::Mode::Auto)
            return false;
        (same(key, "facecolor") ? face : edge) = given;
        return true;
    }
    if (same(key, "facealpha")) return setShare(faceAlpha, value);
    if (same(key, "linewidth")) return setNumber(width, value, 1e-3f);
    if (same(key, "linestyle")) return setChoice(style, value, kLineStyles);
    if (same(key, "displayname")) return setText(name, value);
    if (same(key, "layer")) {
        std::string layer;
        if (!setChoice(layer, value, kLayers)) return false;
        above = layer == "top";
        return true;
    }
    return GraphicsObject::setProperty(key, value);
}

std::vector<std::string> BandObject::propertyNames() const {
    return {"Value", "FaceColor",   "FaceAlpha", "EdgeColor", "LineWidth", "LineStyle",
            "Layer", "DisplayName", "Visible",   "Tag",       "Type"};
}

std::string BandObject::choices(std::string_view key) const {
    if (same(key, "layer")) return listed(kLayers);
    return same(key, "linestyle") ? listed(kLineStyles) : GraphicsObject::choices(key);
}

} // namespace vitrine
