// SPDX-License-Identifier: Apache-2.0
#include "figure/rectangle_object.h"

#include "figure/property_values.h"

#include <cmath>
#include <numbers>

namespace vitrine {

using namespace properties;

namespace {

constexpr int kPointsOfCorner = 24;

FigureData columnOf(const std::vector<double>& numbers) {
    Ref<Tensor> out =
        Tensor::make(DType::Double, Shape(static_cast<int64_t>(numbers.size()), 1), false, false);
    std::copy(numbers.begin(), numbers.end(), out->mutableData<double>());
    return {std::move(out)};
}

struct Outline {
    std::vector<double> x, y;
};

/// Counterclockwise from the lower left.
Outline outlineOf(const std::array<double, 4>& box, const std::vector<double>& curvature) {
    const auto [left, bottom, wide, tall] = box;
    double a = 0, b = 0; // half-axes of the corners' ellipses
    if (curvature.size() == 1) {
        a = b = curvature[0] * std::min(wide, tall) / 2;
    } else {
        a = curvature[0] * wide / 2;
        b = curvature[1] * tall / 2;
    }
    if (!(a > 0 && b > 0))
        return {{left, left + wide, left + wide, left},
                {bottom, bottom, bottom + tall, bottom + tall}};
    Outline out;
    const double right = left + wide, top = bottom + tall;
    const std::array<std::array<double, 2>, 4> middles{{{left + a, bottom + b},
                                                        {right - a, bottom + b},
                                                        {right - a, top - b},
                                                        {left + a, top - b}}};
    for (std::size_t corner = 0; corner < middles.size(); ++corner) {
        for (int i = 0; i < kPointsOfCorner; ++i) {
            const double quarter = static_cast<double>(i) / (kPointsOfCorner - 1);
            const double angle =
                std::numbers::pi * (1 + (static_cast<double>(corner) + quarter) / 2);
            out.x.push_back(middles[corner][0] + a * std::cos(angle));
            out.y.push_back(middles[corner][1] + b * std::sin(angle));
        }
    }
    return out;
}

bool setCurvature(std::vector<double>& slot, const Value& value) {
    if (!value.isArray() || value.isTextScalar() || value.isComplex()) return false;
    if (value.count() != 1 && value.count() != 2) return false;
    const Ref<Tensor> t = value.toTensor();
    std::vector<double> given;
    for (int64_t i = 0; i < t->count(); ++i) {
        given.push_back(t->asDouble(i));
        if (!(given.back() >= 0 && given.back() <= 1)) return false;
    }
    slot = std::move(given);
    return true;
}

} // namespace

Range RectangleObject::extent(bool alongX) const {
    const std::size_t d = alongX ? 0 : 1;
    return std::pair{position[d], position[d] + position[d + 2]};
}

Ref<ChartObject> RectangleObject::another() const {
    auto copy = makeRef<RectangleObject>();
    copy->line = line;
    return copy;
}

void RectangleObject::draw(AxesSnapshot& axes, DrawnBy by) const {
    const auto rgba = [](const MarkerColor& of, float alpha) -> Rgba {
        if (of.mode != MarkerColor::Mode::Fixed) return {};
        return {of.color[0], of.color[1], of.color[2], alpha};
    };
    Outline outline = outlineOf(position, curvature);
    const bool plain = style == "-";
    FillSnapshot area;
    area.id = id();
    area.form = FillForm::Polygons;
    area.corners = static_cast<int64_t>(outline.x.size());
    area.outlineX = columnOf(outline.x);
    area.outlineY = columnOf(outline.y);
    if (by == DrawnBy::Device && axes.space.active) {
        // Seen from the side, only triangles are filled; the outline is convex.
        std::vector<double> x, y;
        for (std::size_t i = 1; i + 1 < outline.x.size(); ++i) {
            for (const std::size_t corner : {std::size_t{0}, i, i + 1}) {
                x.push_back(outline.x[corner]);
                y.push_back(outline.y[corner]);
            }
        }
        area.x = columnOf(x);
        area.y = columnOf(y);
        area.count = static_cast<int64_t>(x.size());
    }
    area.face = rgba(face, faceAlpha);
    area.edge = rgba(edge, plain ? 1 : 0);
    area.edgeWidth = width;
    area.line = line;
    axes.fills.push_back(std::move(area));
    if (plain || style == "none" || edge.mode != MarkerColor::Mode::Fixed) return;
    outline.x.push_back(outline.x.front());
    outline.y.push_back(outline.y.front());
    LineSnapshot border;
    border.id = id();
    border.x = columnOf(outline.x);
    border.y = columnOf(outline.y);
    border.count = static_cast<int64_t>(outline.x.size());
    border.color = rgba(edge, 1);
    border.width = width;
    border.style = style;
    border.ofChart = true;
    border.line = line;
    axes.lines.push_back(std::move(border));
}

Value RectangleObject::property(std::string_view key) const {
    if (same(key, "position"))
        return rowValue({position[0], position[1], position[2], position[3]});
    if (same(key, "curvature"))
        return curvature.size() == 1 ? Value(curvature[0]) : rowValue({curvature[0], curvature[1]});
    if (same(key, "facecolor")) return markerColorValue(face);
    if (same(key, "edgecolor")) return markerColorValue(edge);
    if (same(key, "facealpha")) return decimal(faceAlpha);
    if (same(key, "linewidth")) return decimal(width);
    if (same(key, "linestyle")) return Value::text(style);
    return GraphicsObject::property(key);
}

bool RectangleObject::setProperty(std::string_view key, const Value& value) {
    if (same(key, "position")) {
        if (!value.isArray() || value.isTextScalar() || value.isComplex() || value.count() != 4)
            return false;
        const Ref<Tensor> t = value.toTensor();
        std::array<double, 4> given{};
        for (std::size_t i = 0; i < 4; ++i) {
            given[i] = t->asDouble(static_cast<int64_t>(i));
            if (!std::isfinite(given[i])) return false;
        }
        if (given[2] < 0 || given[3] < 0) return false;
        position = given;
        return true;
    }
    if (same(key, "curvature")) return setCurvature(curvature, value);
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
    return GraphicsObject::setProperty(key, value);
}

std::vector<std::string> RectangleObject::propertyNames() const {
    return {"Position",  "Curvature", "FaceColor", "FaceAlpha",
            "EdgeColor", "LineWidth", "LineStyle"};
}

std::string RectangleObject::choices(std::string_view key) const {
    return same(key, "linestyle") ? listed(kLineStyles) : GraphicsObject::choices(key);
}

} // namespace vitrine
