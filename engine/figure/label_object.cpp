// SPDX-License-Identifier: Apache-2.0
// Titles and labels of axes, colour bars and figures, and where they lie.
#include "figure/axes_parts.h"
#include "figure/axes_style_properties.h"
#include "figure/units.h"

#include <cmath>

namespace vitrine {

using namespace properties;

namespace {

/// Where in a range a share of it is.
double within(const Limits& limits, double share, bool logarithmic) {
    if (!logarithmic) return limits.low + share * (limits.high - limits.low);
    return limits.low * std::pow(limits.high / limits.low, share);
}

double shareOf(const Limits& limits, double value, bool logarithmic) {
    if (!logarithmic) return (value - limits.low) / (limits.high - limits.low);
    return std::log(value / limits.low) / std::log(limits.high / limits.low);
}

} // namespace

AxesObject* LabelObject::axes() const {
    return dynamic_cast<AxesObject*>(m_owner.get());
}

bool LabelObject::isOfColorbar() const {
    const AxesObject* of = axes();
    return of && m_style == &of->style.colorbar.labelStyle;
}

bool LabelObject::runsUp() const {
    const AxesObject* of = axes();
    if (!of) return false;
    if (isOfColorbar()) {
        const std::string& place = of->style.colorbar.location;
        return place.starts_with("east") || place.starts_with("west");
    }
    return m_style == &of->style.ylabel || m_style == &of->style.zlabel;
}

/// As shares of the box, where the label lies by itself, about.
std::array<double, 3> LabelObject::usualPlace() const {
    const AxesObject& of = *axes();
    if (m_style == &of.style.title || m_style == &of.style.subtitleStyle) return {0.5, 1.02, 0};
    if (m_style == &of.style.ylabel) return {-0.1, 0.5, 0};
    if (m_style == &of.style.zlabel) return {-0.1, 0, 0.5};
    if (isOfColorbar()) return runsUp() ? Vector3{3.2, 0.5, 0} : Vector3{0.5, 3.2, 0};
    return {0.5, -0.08, 0};
}

std::array<double, 3> LabelObject::converted(const std::array<double, 3>& place,
                                             const std::string& from, const std::string& to) const {
    if (from == to) return place;
    const AxesObject& of = *axes();
    const bool bar = isOfColorbar();
    std::array<double, 3> out = place;
    for (std::size_t d = 0; d < 3; ++d) {
        // A bar is as wide as 1 and as long as its values.
        const bool plain = bar && (d == 0) == runsUp();
        Limits limits{0, 1, false};
        bool logarithmic = false;
        if (bar && !plain) limits = of.limitsOfColor(of.reader);
        if (!bar && d == 0) {
            limits = of.limitsOfX(of.reader);
            logarithmic = of.logX;
        } else if (!bar && d == 1) {
            limits = of.limitsOfY(of.reader);
            logarithmic = of.logY;
        } else if (!bar && of.inSpace()) {
            limits = of.limitsOfZ(of.reader);
            logarithmic = of.space.logZ;
        }
        const auto unit = [&](const std::string& name) {
            const std::array<double, 2> whole = of.figureSize();
            const double side = whole[d % 2] * static_cast<double>(of.position[d % 2 + 2]);
            return units::pixelsOf(name, d % 2, whole) / std::max(side, 1.0);
        };
        double share = place[d];
        if (from == "data")
            share = shareOf(limits, place[d], logarithmic);
        else if (from != "normalized")
            share = place[d] * unit(from);
        out[d] = share;
        if (to == "data")
            out[d] = within(limits, share, logarithmic);
        else if (to != "normalized")
            out[d] = share / unit(to);
    }
    return out;
}

Value LabelObject::placeProperty(std::string_view key) const {
    if (!axes()) return {};
    const LabelStyle& style = *m_style;
    if (same(key, "rotation")) return style.angle.value_or(runsUp() ? 90 : 0);
    if (same(key, "horizontalalignment"))
        return Value::text(style.across.empty() ? "center" : style.across);
    if (same(key, "verticalalignment")) {
        const bool below = m_style == &axes()->style.xlabel || isOfColorbar();
        return Value::text(!style.along.empty() ? style.along : below ? "top" : "bottom");
    }
    if (same(key, "units")) return Value::text(style.units);
    if (same(key, "position")) {
        const std::array<double, 3> at =
            style.place ? *style.place : converted(usualPlace(), "normalized", style.units);
        return rowValue({at[0], at[1], at[2]});
    }
    if (same(key, "backgroundcolor") || same(key, "edgecolor")) {
        const ThemeColor& color = same(key, "edgecolor") ? style.edge : style.ground;
        return color ? colorValue(*color) : Value::text("none");
    }
    if (same(key, "margin")) return decimal(style.margin);
    return {};
}

bool LabelObject::setPlaceProperty(std::string_view key, const Value& value) {
    LabelStyle& style = *m_style;
    if (same(key, "rotation")) {
        double angle = 0;
        if (!setNumber(angle, value)) return false;
        style.angle = angle;
        return true;
    }
    if (same(key, "horizontalalignment")) return setChoice(style.across, value, kAcross);
    if (same(key, "verticalalignment")) return setChoice(style.along, value, kAlong);
    if (same(key, "units")) {
        const std::string before = style.units;
        if (!setPlaceUnits(style.units, value)) return false;
        if (style.place) style.place = converted(*style.place, before, style.units);
        return true;
    }
    if (same(key, "position")) {
        std::array<double, 3> place{};
        if (!setPlace(place, value)) return false;
        style.place = place;
        return true;
    }
    if (same(key, "margin")) return setNumber(style.margin, value, 0.1f);
    ThemeColor& color = same(key, "edgecolor") ? style.edge : style.ground;
    if (value.isTextScalar() && same(value.toText(), "none")) return color.reset(), true;
    return setOwnColor(color, value);
}

Value LabelObject::property(std::string_view key) const {
    if (same(key, "string")) return Value::text(*m_text);
    if (same(key, "type")) return Value::text("text");
    if (Value value = labelProperty(*m_style, key); !value.isNothing()) return value;
    if (Value value = placeProperty(key); !value.isNothing()) return value;
    return GraphicsObject::property(key);
}

bool LabelObject::setProperty(std::string_view key, const Value& value) {
    if (same(key, "string")) return setLines(*m_text, value);
    if (!labelProperty(*m_style, key).isNothing()) return setLabelProperty(*m_style, key, value);
    if (!placeProperty(key).isNothing()) return setPlaceProperty(key, value);
    return GraphicsObject::setProperty(key, value);
}

bool LabelObject::hasNoEffect(std::string_view name) const {
    return placeProperty(name).isNothing() && GraphicsObject::hasNoEffect(name);
}

std::vector<std::string> LabelObject::propertyNames() const {
    std::vector<std::string> names{"String",   "Color",       "FontSize", "FontWeight", "FontAngle",
                                   "FontName", "Interpreter", "Visible",  "Tag",        "Type"};
    if (!axes()) return names;
    for (const char* of : {"Rotation", "HorizontalAlignment", "VerticalAlignment", "Position",
                           "Units", "BackgroundColor", "EdgeColor", "Margin"})
        names.emplace_back(of);
    return names;
}

std::string LabelObject::choices(std::string_view key) const {
    if (same(key, "fontweight")) return listed(kWeights);
    if (same(key, "fontangle")) return listed(kAngles);
    if (!axes()) return GraphicsObject::choices(key);
    if (same(key, "horizontalalignment")) return listed(kAcross);
    if (same(key, "verticalalignment")) return listed(kAlong);
    return same(key, "units") ? listed(kPlaceUnits) : GraphicsObject::choices(key);
}

} // namespace vitrine
