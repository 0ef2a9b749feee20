// SPDX-License-Identifier: Apache-2.0
// Colours, font and place of a legend.
#include "figure/axes_parts.h"
#include "figure/axes_room.h"
#include "figure/axes_style_properties.h"
#include "figure/legend_place.h"
#include "figure/units.h"

namespace vitrine {

using namespace properties;

Value LegendEntryObject::property(std::string_view name) const {
    if (same(name, "icondisplaystyle")) return onOff(m_of->named);
    return GraphicsObject::property(name);
}

bool LegendEntryObject::setProperty(std::string_view name, const Value& value) {
    if (!same(name, "icondisplaystyle")) return GraphicsObject::setProperty(name, value);
    // Of a group, its children are listed by themselves.
    if (value.isTextScalar() && same(value.toText(), "children")) return m_of->named = true;
    return setTruth(m_of->named, value);
}

Value AnnotationObject::property(std::string_view name) const {
    if (same(name, "legendinformation")) return Value(makeRef<LegendEntryObject>(m_of));
    return GraphicsObject::property(name);
}

bool AnnotationObject::setProperty(std::string_view name, const Value& value) {
    if (!same(name, "legendinformation")) return GraphicsObject::setProperty(name, value);
    return value.kind() == Kind::Object && dynamic_cast<LegendEntryObject*>(&value.objectValue());
}

std::array<double, 4> LegendObject::box() const {
    const LegendStyle& style = m_axes->style.legend;
    std::array<double, 4> at{};
    if (style.position) {
        for (std::size_t i = 0; i < 4; ++i)
            at[i] = decimal((*style.position)[i]);
        return at;
    }
    std::vector<std::string> names;
    for (const auto& object : entries(*m_axes))
        names.push_back(object->property("DisplayName").toText());
    const std::array<double, 2> whole = m_axes->figureSize(), size = legendSize(names, style);
    const std::array<float, 4>& axes = m_axes->position;
    constexpr double kAway = 8;
    const auto has = [&](const char* word) {
        return style.location.find(word) != std::string::npos;
    };
    const bool outside = has("outside");
    for (std::size_t d = 0; d < 2; ++d) {
        const double low = axes[d], side = axes[d + 2], own = size[d] / whole[d];
        const double away = kAway / whole[d];
        const bool first = d == 0 ? has("west") : has("south");
        const bool last = d == 0 ? has("east") : has("north") || style.location == "best";
        at[d] = low + (side - own) / 2;
        if (first) at[d] = outside ? low - own - away : low + away;
        if (last) at[d] = outside ? low + side + away : low + side - own - away;
        at[d + 2] = own;
    }
    if (style.location == "best") at[0] = axes[0] + axes[2] - at[2] - kAway / whole[0];
    return at;
}

Value LegendObject::lookProperty(std::string_view key) const {
    const LegendStyle& style = m_axes->style.legend;
    if (same(key, "position")) {
        std::array<double, 4> at = box();
        if (style.units != "normalized") {
            const std::array<double, 2> whole = m_axes->figureSize();
            at = units::fromPixels(units::toPixels(at, "normalized", whole), style.units, whole);
        }
        return rowValue({at[0], at[1], at[2], at[3]});
    }
    if (same(key, "units")) return Value::text(style.units);
    if (same(key, "color")) return style.clear ? Value::text("none") : themeColor(style.color, 1);
    if (same(key, "textcolor")) return themeColor(style.textColor, 0);
    if (same(key, "edgecolor"))
        return style.edgeless ? Value::text("none") : themeColor(style.edgeColor, 0.15f);
    if (same(key, "fontname")) return Value::text(style.font);
    if (same(key, "fontweight")) return Value::text(style.bold.value_or(false) ? "bold" : "normal");
    if (same(key, "fontangle")) return Value::text(style.italic ? "italic" : "normal");
    if (same(key, "linewidth")) return decimal(style.lineWidth);
    if (same(key, "autoupdate")) return onOff(style.autoUpdate);
    if (same(key, "itemtokensize"))
        return rowValue({style.sample > 0 ? decimal(style.sample) : 30, 18});
    return {};
}

bool LegendObject::setLookProperty(std::string_view key, const Value& value) {
    LegendStyle& style = m_axes->style.legend;
    if (same(key, "position")) return setPosition(value);
    if (same(key, "units")) return units::set(style.units, value);
    if (same(key, "color")) {
        style.clear = value.isTextScalar() && same(value.toText(), "none");
        return style.clear || setOwnColor(style.color, value);
    }
    if (same(key, "textcolor")) return setOwnColor(style.textColor, value);
    if (same(key, "edgecolor")) {
        style.edgeless = value.isTextScalar() && same(value.toText(), "none");
        return style.edgeless || setOwnColor(style.edgeColor, value);
    }
    if (same(key, "fontname")) return setText(style.font, value);
    if (same(key, "fontweight")) {
        bool bold = false;
        if (!setWord(bold, value, kWeights)) return false;
        style.bold = bold;
        return true;
    }
    if (same(key, "fontangle")) return setWord(style.italic, value, kAngles);
    if (same(key, "linewidth")) return setNumber(style.lineWidth, value, 1e-3f);
    if (same(key, "itemtokensize")) {
        if (!value.isArray() || value.isTextScalar() || value.count() != 2) return false;
        const double length = value.toTensor()->asDouble(0);
        if (!(length > 0 && length < 1000)) return false;
        style.sample = static_cast<float>(length);
        return true;
    }
    return setTruth(style.autoUpdate, value);
}

bool LegendObject::setPosition(const Value& value) {
    LegendStyle& style = m_axes->style.legend;
    units::Box at{};
    if (!units::setBox(at, value)) return false;
    if (style.units != "normalized") {
        const std::array<double, 2> whole = m_axes->figureSize();
        at = units::fromPixels(units::toPixels(at, style.units, whole), "normalized", whole);
    }
    if (!(at[2] >= 0 && at[3] >= 0)) return false;
    style.position.emplace();
    for (std::size_t i = 0; i < 4; ++i)
        (*style.position)[i] = static_cast<float>(at[i]);
    return true;
}

} // namespace vitrine
