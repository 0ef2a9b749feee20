// SPDX-License-Identifier: Apache-2.0
// The colour bar of axes.
#include "figure/axes_parts.h"
#include "figure/axes_style_properties.h"
#include "figure/units.h"

namespace vitrine {

using namespace properties;

namespace {

constexpr std::string_view kColorbarPlaces[] = {"north",       "south",        "east",
                                                "west",        "northoutside", "southoutside",
                                                "eastoutside", "westoutside",  "manual"};
constexpr std::string_view kDirections[] = {"normal", "reverse"};
constexpr std::string_view kTickDirections[] = {"in", "out", "both", "none"};
constexpr std::string_view kAxisPlaces[] = {"out", "in"};

bool lies(const ColorbarStyle& style) {
    return style.location.starts_with("north") || style.location.starts_with("south");
}

/// The room that axes and their labels share, in shares of the figure.
units::Box cellOf(const AxesObject& axes) {
    const Value outer = axes.property("OuterPosition");
    const Ref<Tensor> t = outer.toTensor();
    units::Box cell{};
    for (std::size_t i = 0; i < 4; ++i)
        cell[i] = t->asDouble(static_cast<int64_t>(i));
    if (axes.style.units != "normalized") {
        const std::array<double, 2> whole = axes.figureSize();
        cell =
            units::fromPixels(units::toPixels(cell, axes.style.units, whole), "normalized", whole);
    }
    return cell;
}

} // namespace

Ref<LabelObject> ColorbarObject::label() const {
    ColorbarStyle& style = m_axes->style.colorbar;
    return makeRef<LabelObject>(m_axes, &style.label, &style.labelStyle);
}

/// In shares of the figure; about where it is drawn when the script did not place it.
std::array<double, 4> ColorbarObject::box() const {
    const ColorbarStyle& style = m_axes->style.colorbar;
    std::array<double, 4> at{};
    if (style.position) {
        for (std::size_t i = 0; i < 4; ++i)
            at[i] = decimal((*style.position)[i]);
        return at;
    }
    constexpr double kThick = 16, kAway = 14; // pixels
    const std::array<double, 2> whole = m_axes->figureSize();
    const bool outside = style.location.ends_with("outside");
    const std::size_t d = lies(style) ? 1 : 0; // the way it is thin
    const bool last = style.location.starts_with("east") || style.location.starts_with("north");
    // Axes by themselves share a cell with their labels and the bar; others are where they were
    // put.
    const bool placed = m_axes->style.placed;
    const units::Box cell = cellOf(*m_axes);
    // Left, bottom, right, top: what labels take, and for a bar beside the axes what it takes.
    constexpr std::array<double, 4> kLabels{56, 30, 14, 22}, kBars{84, 60, 84, 40};
    std::array<double, 2> low{}, high{};
    for (std::size_t k = 0; k < 2; ++k) {
        const double first = outside && k == d && !last ? kBars[k] : 0;
        const double second = outside && k == d && last ? kBars[k + 2] : kLabels[k + 2];
        low[k] = placed ? decimal(m_axes->position[k]) : cell[k] + (kLabels[k] + first) / whole[k];
        high[k] = placed ? low[k] + decimal(m_axes->position[k + 2])
                         : cell[k] + cell[k + 2] - second / whole[k];
    }
    at = {low[0], low[1], high[0] - low[0], high[1] - low[1]};
    const double thick = kThick / whole[d], away = kAway / whole[d];
    at[d + 2] = thick;
    if (last)
        at[d] = outside ? high[d] + away : high[d] - 4 * thick;
    else
        at[d] = outside ? low[d] - 3 * away - thick : low[d] + away;
    for (double& part : at) // as it is kept when it is set
        part = decimal(static_cast<float>(part));
    return at;
}

bool ColorbarObject::setPosition(const Value& value) {
    ColorbarStyle& style = m_axes->style.colorbar;
    units::Box at{};
    if (!units::setBox(at, value)) return false;
    const std::array<double, 2> whole = m_axes->figureSize();
    if (style.units != "normalized")
        at = units::fromPixels(units::toPixels(at, style.units, whole), "normalized", whole);
    if (!(at[2] > 0 && at[3] > 0)) return false;
    style.position.emplace();
    for (std::size_t i = 0; i < 4; ++i)
        (*style.position)[i] = static_cast<float>(at[i]);
    return true;
}

Value ColorbarObject::lookProperty(std::string_view key) const {
    const ColorbarStyle& style = m_axes->style.colorbar;
    if (same(key, "position")) {
        std::array<double, 4> at = box();
        const std::array<double, 2> whole = m_axes->figureSize();
        if (style.units != "normalized")
            at = units::fromPixels(units::toPixels(at, "normalized", whole), style.units, whole);
        return rowValue({at[0], at[1], at[2], at[3]});
    }
    if (same(key, "units")) return Value::text(style.units);
    if (same(key, "tickdirection")) return Value::text(style.tickDirection);
    if (same(key, "ticklength")) return decimal(style.tickLength.value_or(0.01f));
    if (same(key, "axislocation"))
        return Value::text(style.otherSide.value_or(false) ? "in" : "out");
    if (same(key, "axislocationmode")) return Value::text(style.otherSide ? "manual" : "auto");
    if (same(key, "linewidth")) return decimal(style.lineWidth);
    if (same(key, "fontweight")) return Value::text(style.bold.value_or(false) ? "bold" : "normal");
    if (same(key, "fontangle")) return Value::text(style.italic ? "italic" : "normal");
    if (same(key, "fontname")) return Value::text(style.font);
    if (same(key, "box")) return onOff(style.box);
    return {};
}

bool ColorbarObject::setLookProperty(std::string_view key, const Value& value) {
    ColorbarStyle& style = m_axes->style.colorbar;
    bool word = false;
    if (same(key, "position")) return setPosition(value);
    if (same(key, "units")) return units::set(style.units, value);
    if (same(key, "tickdirection")) return setChoice(style.tickDirection, value, kTickDirections);
    if (same(key, "ticklength")) {
        float length = 0;
        if (!setShare(length, value)) return false;
        style.tickLength = length;
        return true;
    }
    if (same(key, "axislocation")) {
        if (!setWord(word, value, kAxisPlaces)) return false;
        style.otherSide = word;
        return true;
    }
    if (same(key, "linewidth")) return setNumber(style.lineWidth, value, 1e-3f);
    if (same(key, "fontweight")) {
        if (!setWord(word, value, kWeights)) return false;
        style.bold = word;
        return true;
    }
    if (same(key, "fontangle")) return setWord(style.italic, value, kAngles);
    if (same(key, "fontname")) return setText(style.font, value);
    return same(key, "box") && setTruth(style.box, value);
}

Value ColorbarObject::property(std::string_view key) const {
    const ColorbarStyle& style = m_axes->style.colorbar;
    if (same(key, "label") || same(key, "ylabel") || same(key, "title") || same(key, "xlabel"))
        return Value(label());
    if (same(key, "location")) return Value::text(style.position ? "manual" : style.location);
    if (same(key, "ticks") || same(key, "ytick") || same(key, "xtick"))
        return ticksValue(style.ticks);
    if (same(key, "ticklabels") || same(key, "yticklabel") || same(key, "xticklabel"))
        return textsValue(style.labels.value_or(std::vector<std::string>()));
    if (same(key, "limits") || same(key, "ylim")) return m_axes->property("clim");
    if (same(key, "fontsize")) return style.size > 0 ? decimal(style.size) : 8.25;
    if (same(key, "color")) return colorValue(style.color.value_or(Color{0.15f, 0.15f, 0.15f}));
    if (same(key, "direction")) return Value::text(style.reverse ? "reverse" : "normal");
    if (same(key, "visible")) return onOff(m_axes->colorbar);
    if (Value value = lookProperty(key); !value.isNothing()) return value;
    if (same(key, "layout"))
        return Value(makeRef<TileOptionsObject>(makeRef<ColorbarObject>(m_axes)));
    return GraphicsObject::property(key);
}

bool ColorbarObject::setProperty(std::string_view key, const Value& value) {
    ColorbarStyle& style = m_axes->style.colorbar;
    if (same(key, "label") || same(key, "ylabel") || same(key, "title") || same(key, "xlabel"))
        return isLabel(value) || setLines(style.label, value);
    if (same(key, "location")) {
        std::string place = style.location;
        if (!setChoice(place, value, kColorbarPlaces)) return false;
        if (place == "manual") {
            if (!style.position)
                return setPosition(rowValue({box()[0], box()[1], box()[2], box()[3]}));
            return true;
        }
        style.location = place;
        style.position.reset();
        return true;
    }
    if (same(key, "ticks") || same(key, "ytick") || same(key, "xtick"))
        return ticksFromValue(style.ticks, value);
    if (same(key, "ticklabels") || same(key, "yticklabel") || same(key, "xticklabel")) {
        std::vector<std::string> labels;
        if (!textsFromValue(labels, value)) return false;
        style.labels = std::move(labels);
        return true;
    }
    if (same(key, "limits") || same(key, "ylim")) return m_axes->setProperty("clim", value);
    if (same(key, "fontsize")) return setNumber(style.size, value, 0.1f);
    if (same(key, "color")) return setOwnColor(style.color, value);
    if (same(key, "direction")) return setWord(style.reverse, value, kDirections);
    if (same(key, "visible")) return setTruth(m_axes->colorbar, value);
    if (!lookProperty(key).isNothing()) return setLookProperty(key, value);
    if (same(key, "layout")) return isTileOptions(value);
    return GraphicsObject::setProperty(key, value);
}

std::vector<std::string> ColorbarObject::propertyNames() const {
    return {"Label",        "Location",      "Ticks",      "TickLabels", "Limits",    "Color",
            "FontSize",     "FontName",      "FontWeight", "FontAngle",  "LineWidth", "Box",
            "AxisLocation", "TickDirection", "TickLength", "Position",   "Units",     "Visible",
            "Direction",    "Tag",           "Type"};
}

std::string ColorbarObject::choices(std::string_view key) const {
    if (same(key, "location")) return listed(kColorbarPlaces);
    if (same(key, "units")) return units::choices();
    if (same(key, "tickdirection")) return listed(kTickDirections);
    if (same(key, "axislocation")) return listed(kAxisPlaces);
    return GraphicsObject::choices(key);
}

} // namespace vitrine
