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

namespace {

const char* iconType(LegendIconObject::Part part) {
    using Part = LegendIconObject::Part;
    return part == Part::Name ? "text" : part == Part::Face ? "patch" : "line";
}

std::string iconClass(LegendIconObject::Part part) {
    using Part = LegendIconObject::Part;
    return std::string("matlab.graphics.primitive.") + (part == Part::Name   ? "Text"
                                                        : part == Part::Face ? "Patch"
                                                                             : "Line");
}

/// A colour that a script reads: the given one, or that of what the entry stands for.
Value shownColor(const ThemeColor& own, const GraphicsObject& of, const char* name) {
    return own ? colorValue(*own) : of.property(name);
}

} // namespace

LegendIconObject::LegendIconObject(Ref<AxesObject> axes, Ref<GraphicsObject> of, Part part)
    : GraphicsObject(iconClass(part), iconType(part)), m_axes(std::move(axes)), m_of(std::move(of)),
      m_part(part) {}

LegendIcon& LegendIconObject::icon() const {
    return m_axes->style.legend.icons[m_of->id()];
}

std::vector<Ref<GraphicsObject>> LegendIconObject::all(const Ref<AxesObject>& axes) {
    std::vector<Ref<GraphicsObject>> out, samples;
    for (const auto& of : LegendObject::entries(*axes)) {
        if (of->property("DisplayName").toText().empty()) continue;
        out.emplace_back(makeRef<LegendIconObject>(axes, of, Part::Name));
        const bool line =
            !of->property("LineStyle").isNothing() && of->property("FaceColor").isNothing();
        if (!line) {
            samples.emplace_back(makeRef<LegendIconObject>(axes, of, Part::Face));
            continue;
        }
        samples.emplace_back(makeRef<LegendIconObject>(axes, of, Part::Line));
        samples.emplace_back(makeRef<LegendIconObject>(axes, of, Part::Mark));
    }
    out.insert(out.end(), samples.begin(), samples.end());
    return out;
}

Value LegendIconObject::property(std::string_view key) const {
    const LegendIcon& own = icon();
    const auto number = [](const std::optional<float>& given, const Value& otherwise) {
        return given ? Value(decimal(*given)) : otherwise;
    };
    if (m_part == Part::Name) {
        const LegendStyle& style = m_axes->style.legend;
        if (same(key, "string")) return m_of->property("DisplayName");
        if (same(key, "fontsize"))
            return number(own.textSize, Value(style.size > 0 ? decimal(style.size) : 8.25));
        if (same(key, "color"))
            return own.textColor ? colorValue(*own.textColor) : colorValue({0, 0, 0});
        return GraphicsObject::property(key);
    }
    if (same(key, "linewidth")) return number(own.width, m_of->property("LineWidth"));
    if (same(key, "markersize")) return number(own.markerSize, m_of->property("MarkerSize"));
    if (same(key, "facealpha")) return number(own.faceAlpha, m_of->property("FaceAlpha"));
    if (same(key, "linestyle") || same(key, "marker")) {
        const bool ofLine = same(key, "linestyle");
        if (m_part != (ofLine ? Part::Line : Part::Mark) && m_part != Part::Face)
            return Value::text("none");
        const std::string& given = ofLine ? own.style : own.marker;
        return given.empty() ? m_of->property(ofLine ? "LineStyle" : "Marker") : Value::text(given);
    }
    if (same(key, "color")) return shownColor(own.color, *m_of, "Color");
    if (same(key, "facecolor") || same(key, "markerfacecolor"))
        return shownColor(own.face, *m_of, m_part == Part::Face ? "FaceColor" : "MarkerFaceColor");
    if (same(key, "edgecolor") || same(key, "markeredgecolor"))
        return shownColor(own.color, *m_of, m_part == Part::Face ? "EdgeColor" : "MarkerEdgeColor");
    return GraphicsObject::property(key);
}

bool LegendIconObject::setProperty(std::string_view key, const Value& value) {
    LegendIcon& own = icon();
    const auto setColor = [&](ThemeColor& slot) {
        Color color{};
        if (!colorFromValue(value, color)) return false;
        slot = color;
        return true;
    };
    const auto setSize = [&](std::optional<float>& slot, float least) {
        float given = 0;
        if (!setNumber(given, value, least)) return false;
        slot = given;
        return true;
    };
    if (m_part == Part::Name) {
        if (same(key, "string")) return m_of->setProperty("DisplayName", value);
        if (same(key, "fontsize")) return setSize(own.textSize, 0.1f);
        return same(key, "color") ? setColor(own.textColor)
                                  : GraphicsObject::setProperty(key, value);
    }
    if (same(key, "linewidth")) return setSize(own.width, 1e-3f);
    if (same(key, "markersize")) return setSize(own.markerSize, 1e-3f);
    if (same(key, "facealpha")) {
        float share = 1;
        if (!setShare(share, value)) return false;
        own.faceAlpha = share;
        return true;
    }
    // Only the half that shows it changes it.
    if (same(key, "linestyle")) {
        std::string style;
        if (!setChoice(style, value, kLineStyles)) return false;
        if (m_part != Part::Mark) own.style = style;
        return true;
    }
    if (same(key, "marker")) {
        std::string marker;
        if (!setMarker(marker, value)) return false;
        if (m_part != Part::Line) own.marker = marker;
        return true;
    }
    if (same(key, "color") || same(key, "edgecolor") || same(key, "markeredgecolor"))
        return setColor(own.color);
    if (same(key, "facecolor") || same(key, "markerfacecolor")) return setColor(own.face);
    return GraphicsObject::setProperty(key, value);
}

std::vector<std::string> LegendIconObject::propertyNames() const {
    if (m_part == Part::Name) return {"String", "FontSize", "Color", "Tag", "Type"};
    return {"Color",           "LineWidth", "LineStyle", "Marker",
            "MarkerSize",      "FaceColor", "EdgeColor", "MarkerFaceColor",
            "MarkerEdgeColor", "FaceAlpha", "Tag",       "Type"};
}

bool LegendIconObject::hasNoEffect(std::string_view name) const {
    return same(name, "xdata") || same(name, "ydata") || same(name, "position") ||
           same(name, "fontweight") || same(name, "fontname") || same(name, "interpreter") ||
           GraphicsObject::hasNoEffect(name);
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
