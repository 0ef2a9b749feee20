// SPDX-License-Identifier: Apache-2.0
#include "figure/axes_parts.h"

#include "figure/axes_style_properties.h"
#include "figure/legend_place.h"
#include "figure/ruler_numbers.h"
#include "figure/time_ruler.h"
#include "figure/units.h"

#include <algorithm>
#include <cmath>

namespace vitrine {

using namespace properties;

namespace {

constexpr std::string_view kLegendPlaces[] = {"north",
                                              "south",
                                              "east",
                                              "west",
                                              "northeast",
                                              "northwest",
                                              "southeast",
                                              "southwest",
                                              "northoutside",
                                              "southoutside",
                                              "eastoutside",
                                              "westoutside",
                                              "northeastoutside",
                                              "northwestoutside",
                                              "southeastoutside",
                                              "southwestoutside",
                                              "best",
                                              "bestoutside",
                                              "none"};
constexpr std::pair<std::string_view, std::string_view> kShortPlaces[] = {
    {"n", "north"},
    {"s", "south"},
    {"e", "east"},
    {"w", "west"},
    {"ne", "northeast"},
    {"nw", "northwest"},
    {"se", "southeast"},
    {"sw", "southwest"},
    {"no", "northoutside"},
    {"so", "southoutside"},
    {"eo", "eastoutside"},
    {"wo", "westoutside"},
    {"neo", "northeastoutside"},
    {"nwo", "northwestoutside"},
    {"seo", "southeastoutside"},
    {"swo", "southwestoutside"},
    {"b", "best"},
    {"bo", "bestoutside"}};
constexpr std::string_view kModes[] = {"auto", "manual"};
constexpr std::string_view kOrientations[] = {"vertical", "horizontal"};
constexpr std::string_view kInterpreters[] = {"tex", "latex", "none"};

} // namespace

bool legendPlace(std::string& place, const Value& value) {
    const std::string given = value.isTextScalar() ? lower(value.toText()) : "";
    const auto* spelled = std::find_if(std::begin(kShortPlaces), std::end(kShortPlaces),
                                       [&](const auto& s) { return s.first == given; });
    if (spelled != std::end(kShortPlaces))
        place = spelled->second;
    else if (!setChoice(place, value, kLegendPlaces))
        return false;
    if (place == "none") place = "northeast";
    if (place == "bestoutside") place = "northeastoutside";
    return true;
}

// --- rulers

namespace {

struct RulerProperty {
    const char *name, *inAxes;
    bool ofAll; ///< all axes have one together
};
constexpr RulerProperty kRulerProperties[] = {
    {"Color", "Color", false},
    {"Limits", "Lim", false},
    {"LimitsMode", "LimMode", false},
    {"TickValues", "Tick", false},
    {"TickValuesMode", "TickMode", false},
    {"TickLabels", "TickLabel", false},
    {"TickLabelsMode", "TickLabelMode", false},
    {"TickLabelRotation", "TickLabelRotation", false},
    {"MinorTick", "MinorTick", false},
    {"Scale", "Scale", false},
    {"Direction", "Dir", false},
    {"Label", "Label", false},
    {"FontSize", "FontSize", true},
    {"FontName", "FontName", true},
    {"FontWeight", "FontWeight", true},
    {"LineWidth", "LineWidth", true},
    {"TickDirection", "TickDir", true},
    {"TickLength", "TickLength", true},
    {"FontAngle", "FontAngle", true},
    {"AxisLocation", "AxisLocation", false},
    {"TickLabelInterpreter", "TickLabelInterpreter", true}};

} // namespace

std::string RulerObject::nameInAxes(std::string_view name) const {
    for (const RulerProperty& known : kRulerProperties) {
        if (!same(name, lower(known.name))) continue;
        return known.ofAll ? known.inAxes : m_letter + std::string(known.inAxes);
    }
    return {};
}

RulerStyle& RulerObject::ruler() const {
    AxesObject& axes = m_letter == 'x' && m_axes->left ? *m_axes->left : *m_axes;
    return m_letter == 'x' ? axes.style.x : m_letter == 'y' ? axes.style.y : axes.style.z;
}

int RulerObject::exponent() const {
    const AxesObject& axes = m_letter == 'x' && m_axes->left ? *m_axes->left : *m_axes;
    const Limits limits = m_letter == 'x'   ? axes.limitsOfX(axes.reader)
                          : m_letter == 'y' ? axes.limitsOfY(axes.reader)
                                            : axes.limitsOfZ(axes.reader);
    const bool logarithmic = m_letter == 'x' ? axes.logX : m_letter == 'y' && axes.logY;
    return logarithmic ? 0 : tickExponent(ruler(), limits.low, limits.high);
}

Value RulerObject::property(std::string_view name) const {
    if (same(name, "visible")) return onOff(!ruler().hidden);
    if (m_letter != 'z') {
        if (same(name, "exponent")) return static_cast<double>(exponent());
        if (same(name, "exponentmode")) return Value::text(ruler().exponent ? "manual" : "auto");
    }
    if (same(name, "ticklabelformat")) {
        return Value::text(!ruler().format.empty()          ? ruler().format
                           : ruler().time == TimeKind::None ? "%g"
                                                            : "auto");
    }
    const std::string inAxes = nameInAxes(name);
    return inAxes.empty() ? GraphicsObject::property(name) : m_axes->property(inAxes);
}

bool RulerObject::setProperty(std::string_view name, const Value& value) {
    if (same(name, "visible")) {
        bool shown = true;
        if (!setTruth(shown, value)) return false;
        ruler().hidden = !shown;
        return true;
    }
    if (m_letter != 'z' && same(name, "exponent")) {
        double power = 0;
        if (!setNumber(power, value) || power != std::floor(power) || std::abs(power) > 300)
            return false;
        ruler().exponent = static_cast<int>(power);
        return true;
    }
    if (m_letter != 'z' && same(name, "exponentmode")) {
        bool manual = false;
        if (!setWord(manual, value, kModes)) return false;
        if (manual)
            ruler().exponent = exponent();
        else
            ruler().exponent.reset();
        return true;
    }
    if (same(name, "ticklabelformat")) {
        const TimeKind time = ruler().time;
        if (time == TimeKind::None) return setFormat(ruler().format, value);
        if (!value.isTextScalar()) return false;
        const std::string format = value.toText();
        const bool automatic = format.empty() || lower(format) == "auto";
        if (!automatic && !isTimeFormat(time, format)) return false;
        ruler().format = automatic ? "" : format;
        return true;
    }
    const std::string inAxes = nameInAxes(name);
    return inAxes.empty() ? GraphicsObject::setProperty(name, value)
                          : m_axes->setProperty(inAxes, value);
}

bool RulerObject::hasNoEffect(std::string_view name) const {
    // Numbers of the third axis have no common power of ten.
    const bool power = same(name, "exponent") || same(name, "exponentmode");
    return (m_letter == 'z' && power) || GraphicsObject::hasNoEffect(name);
}

std::vector<std::string> RulerObject::propertyNames() const {
    std::vector<std::string> names;
    for (const RulerProperty& known : kRulerProperties) {
        // The third axis has fewer.
        if (!m_axes->property(nameInAxes(known.name)).isNothing()) names.emplace_back(known.name);
    }
    if (m_letter != 'z') {
        for (const char* own : {"Exponent", "ExponentMode"})
            names.emplace_back(own);
    }
    names.emplace_back("TickLabelFormat");
    names.emplace_back("Visible");
    return names;
}

// --- legend

std::vector<Ref<GraphicsObject>> LegendObject::entries(const AxesObject& axes) {
    std::vector<Ref<GraphicsObject>> all = axes.content();
    if (axes.twin) {
        const std::vector<Ref<GraphicsObject>> right = axes.twin->content();
        all.insert(all.begin(), right.begin(), right.end());
    }
    std::vector<Ref<GraphicsObject>> out;
    for (auto it = all.rbegin(); it != all.rend(); ++it) {
        if ((*it)->inLegends() && !(*it)->property("DisplayName").isNothing()) out.push_back(*it);
    }
    const std::vector<uint64_t>& order = axes.style.legend.order;
    const auto place = [&](const Ref<GraphicsObject>& object) {
        return std::find(order.begin(), order.end(), object->id());
    };
    if (axes.style.legend.only)
        std::erase_if(out, [&](const auto& object) { return place(object) == order.end(); });
    std::stable_sort(out.begin(), out.end(),
                     [&](const auto& a, const auto& b) { return place(a) < place(b); });
    return out;
}

void LegendObject::name(const AxesObject& axes, const std::vector<std::string>& names) {
    std::size_t number = 0;
    for (const auto& object : entries(axes)) {
        // Constant lines have their names only from the script.
        const bool constant = dynamic_cast<ConstantLineObject*>(object.get()) != nullptr;
        if (number < names.size())
            object->setProperty("DisplayName", Value::text(names[number]));
        else if (names.empty() && !constant && object->property("DisplayName").toText().empty())
            object->setProperty("DisplayName", Value::text("data" + std::to_string(number + 1)));
        ++number;
    }
}

Value LegendObject::property(std::string_view key) const {
    const LegendStyle& style = m_axes->style.legend;
    if (same(key, "string")) {
        std::vector<std::string> names;
        for (const auto& object : entries(*m_axes)) {
            std::string name = object->property("DisplayName").toText();
            if (!name.empty()) names.push_back(std::move(name));
        }
        return textsValue(names);
    }
    if (same(key, "location")) return Value::text(style.position ? "none" : style.location);
    if (Value value = lookProperty(key); !value.isNothing()) return value;
    if (same(key, "orientation")) return Value::text(style.horizontal ? "horizontal" : "vertical");
    if (same(key, "numcolumns")) return static_cast<double>(style.columns);
    if (same(key, "box")) return onOff(style.box);
    if (same(key, "fontsize")) return style.size > 0 ? decimal(style.size) : 8.25;
    if (same(key, "interpreter")) return Value::text(style.interpreter);
    if (same(key, "title")) return Value(makeRef<LegendTitleObject>(m_axes));
    if (same(key, "visible")) return onOff(m_axes->legend);
    if (same(key, "layout"))
        return Value(makeRef<TileOptionsObject>(makeRef<LegendObject>(m_axes)));
    return GraphicsObject::property(key);
}

bool LegendObject::setProperty(std::string_view key, const Value& value) {
    LegendStyle& style = m_axes->style.legend;
    if (same(key, "string")) {
        std::vector<std::string> names;
        if (!textsFromValue(names, value)) return false;
        name(*m_axes, names);
        return true;
    }
    if (same(key, "location")) {
        const bool none = value.isTextScalar() && same(value.toText(), "none");
        if (!none) style.position.reset();
        return (none && style.position) || legendPlace(style.location, value);
    }
    if (!lookProperty(key).isNothing()) return setLookProperty(key, value);
    if (same(key, "orientation")) {
        std::string word;
        if (!setChoice(word, value, kOrientations)) return false;
        style.horizontal = word == "horizontal";
        return true;
    }
    if (same(key, "numcolumns")) {
        double columns = 0;
        if (!setNumber(columns, value) || columns < 1 || columns != std::floor(columns))
            return false;
        style.columns = static_cast<int>(std::min(columns, 1000.0));
        return true;
    }
    if (same(key, "box")) return setTruth(style.box, value);
    if (same(key, "fontsize")) return setNumber(style.size, value, 0.1f);
    if (same(key, "interpreter")) return setChoice(style.interpreter, value, kInterpreters);
    if (same(key, "title")) {
        const bool back = value.kind() == Kind::Object &&
                          dynamic_cast<const LegendTitleObject*>(&value.objectValue());
        return back || setLines(style.title, value);
    }
    if (same(key, "visible")) return setTruth(m_axes->legend, value);
    if (same(key, "layout")) return isTileOptions(value);
    return GraphicsObject::setProperty(key, value);
}

std::vector<std::string> LegendObject::propertyNames() const {
    return {"String",    "Location",   "Orientation",   "NumColumns", "Box",       "FontSize",
            "FontName",  "FontWeight", "FontAngle",     "Color",      "TextColor", "EdgeColor",
            "LineWidth", "AutoUpdate", "ItemTokenSize", "Units",      "Position",  "Interpreter",
            "Title",     "Visible",    "Tag",           "Type"};
}

std::string LegendObject::choices(std::string_view key) const {
    if (same(key, "location")) return listed(kLegendPlaces);
    if (same(key, "orientation")) return listed(kOrientations);
    if (same(key, "interpreter")) return listed(kInterpreters);
    if (same(key, "units")) return units::choices();
    if (same(key, "autoupdate") || same(key, "box")) return listed(kOnOff);
    return GraphicsObject::choices(key);
}

Value LegendTitleObject::property(std::string_view key) const {
    const LegendStyle& style = m_axes->style.legend;
    if (same(key, "string")) return Value::text(style.title);
    if (Value value = labelProperty(style.titleStyle, key); !value.isNothing()) return value;
    return GraphicsObject::property(key);
}

bool LegendTitleObject::setProperty(std::string_view key, const Value& value) {
    LegendStyle& style = m_axes->style.legend;
    if (same(key, "string")) return setLines(style.title, value);
    if (!labelProperty(style.titleStyle, key).isNothing())
        return setLabelProperty(style.titleStyle, key, value);
    return GraphicsObject::setProperty(key, value);
}

std::vector<std::string> LegendTitleObject::propertyNames() const {
    return {"String",   "Color",       "FontSize", "FontWeight", "FontAngle",
            "FontName", "Interpreter", "Visible",  "Tag",        "Type"};
}

// --- toolbar

Value ToolbarObject::property(std::string_view key) const {
    if (same(key, "visible")) return onOff(m_axes->style.toolbar);
    return GraphicsObject::property(key);
}

bool ToolbarObject::setProperty(std::string_view key, const Value& value) {
    if (same(key, "visible")) return setTruth(m_axes->style.toolbar, value);
    return GraphicsObject::setProperty(key, value);
}

// --- layout

namespace {

constexpr std::string_view kSpacings[] = {"loose", "compact", "tight", "none"};
constexpr std::string_view kPaddings[] = {"loose", "compact", "tight"};

/// "normal" and, of paddings, "none" are older names.
bool setRoom(TileRoom& room, const Value& value, std::span<const std::string_view> choices) {
    std::string word;
    if (value.isTextScalar() && same(value.toText(), "normal")) word = "loose";
    if (value.isTextScalar() && same(value.toText(), "none") && choices.size() == 3) word = "tight";
    if (word.empty() && !setChoice(word, value, choices)) return false;
    room = static_cast<TileRoom>(std::find(choices.begin(), choices.end(), word) - choices.begin());
    return true;
}

Value roomValue(TileRoom room) {
    return Value::text(std::string(kSpacings[static_cast<std::size_t>(room)]));
}

} // namespace

FigureTitle* LayoutObject::text(std::string_view property) const {
    FigureTitles& all = titles();
    if (same(property, "title")) return &all.title;
    if (same(property, "subtitle")) return &all.subtitle;
    if (same(property, "xlabel")) return &all.xlabel;
    return same(property, "ylabel") ? &all.ylabel : nullptr;
}

Value LayoutObject::property(std::string_view key) const {
    const TileGrid& tiles = this->tiles();
    if (same(key, "gridsize"))
        return rowValue({static_cast<double>(tiles.rows), static_cast<double>(tiles.columns)});
    if (FigureTitle* own = text(key)) return label(*own);
    if (same(key, "layout") && m_inner)
        return Value(makeRef<TileOptionsObject>(makeRef<LayoutObject>(m_figure, m_inner)));
    if (same(key, "tilespacing")) return roomValue(tiles.spacing);
    if (same(key, "padding")) return roomValue(tiles.padding);
    if (same(key, "children")) return m_figure->property("children");
    return GraphicsObject::property(key);
}

bool LayoutObject::setProperty(std::string_view key, const Value& value) {
    TileGrid& tiles = this->tiles();
    if (FigureTitle* own = text(key)) return isLabel(value) || setLines(own->text, value);
    if (same(key, "layout") && m_inner) return isTileOptions(value);
    const bool spacing = same(key, "tilespacing");
    if (spacing || same(key, "padding")) {
        const bool done = spacing ? setRoom(tiles.spacing, value, kSpacings)
                                  : setRoom(tiles.padding, value, kPaddings);
        if (done) placeTiles(*m_figure);
        return done;
    }
    return GraphicsObject::setProperty(key, value);
}

std::vector<std::string> LayoutObject::propertyNames() const {
    return {"GridSize", "TileSpacing", "Padding", "Title", "Subtitle",
            "XLabel",   "YLabel",      "Visible", "Tag",   "Type"};
}

std::string LayoutObject::choices(std::string_view key) const {
    if (same(key, "tilespacing")) return listed(kSpacings);
    if (same(key, "padding")) return listed(kPaddings);
    return GraphicsObject::choices(key);
}

} // namespace vitrine
