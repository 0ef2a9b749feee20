// SPDX-License-Identifier: Apache-2.0
#include "figure/root_object.h"

#include "figure/figure_store.h"
#include "figure/property_values.h"
#include "value/object_array.h"

#include <algorithm>
#include <array>

namespace vitrine {

using namespace properties;

namespace {

/// Objects that begin with defaults; a type comes before the ones that it begins with.
constexpr std::string_view kTypes[] = {"figure",   "axes",   "line",        "text",  "surface",
                                       "patch",    "image",  "light",       "bar",   "area",
                                       "errorbar", "stem",   "histogram",   "stair", "scatter",
                                       "contour",  "quiver", "constantline"};

/// Type and property of "DefaultAxesFontSize"; empty where it is none.
std::pair<std::string, std::string> splitDefault(std::string_view name) {
    constexpr std::string_view kDefault = "default";
    const std::string word = lower(name);
    if (!word.starts_with(kDefault)) return {};
    const std::string_view rest = std::string_view(word).substr(kDefault.size());
    for (const std::string_view type : kTypes) {
        if (rest.starts_with(type) && rest.size() > type.size())
            return {std::string(type), std::string(rest.substr(type.size()))};
    }
    return {};
}

/// What a plot's line specification and the order of colours give stays theirs.
bool isOfSpecification(const std::string& type, const std::string& property) {
    return type == "line" &&
           (property == "color" || property == "linestyle" || property == "marker");
}

/// What a new object of the type has without defaults.
Value factoryValue(const std::string& type, const std::string& property) {
    if (type == "figure") return FigureObject(1, {}).property(property);
    if (type == "axes") return makeRef<AxesObject>()->property(property);
    if (type == "text") return TextObject().property(property);
    if (type == "line") return LineObject(LineForm::Line).property(property);
    return {};
}

} // namespace

bool GraphicsDefaults::set(std::string_view name, const Value& value) {
    const auto [type, property] = splitDefault(name);
    if (type.empty() || isOfSpecification(type, property)) return false;
    const std::string& ofType = type;
    const std::string& ofProperty = property;
    std::erase_if(m_entries,
                  [&](const Entry& e) { return e.type == ofType && e.property == ofProperty; });
    const bool removes =
        value.isTextScalar() && (same(value.toText(), "remove") || same(value.toText(), "factory"));
    if (!removes) m_entries.push_back({type, property, value});
    return true;
}

Value GraphicsDefaults::find(std::string_view name) const {
    const std::pair<std::string, std::string> wanted = splitDefault(name);
    for (const Entry& e : m_entries) {
        if (e.type == wanted.first && e.property == wanted.second) return e.value;
    }
    return {};
}

void GraphicsDefaults::applyTo(GraphicsObject& object) const {
    if (m_entries.empty()) return;
    const std::string type = object.property("type").toText();
    for (const Entry& e : m_entries) {
        if (e.type == type) (void)object.setProperty(e.property, e.value);
    }
}

RootObject::RootObject(FigureStore& store, std::shared_ptr<GraphicsDefaults> defaults)
    : GraphicsObject("matlab.ui.Root", "root"), m_store(store), m_defaults(std::move(defaults)) {}

std::vector<Ref<GraphicsObject>> RootObject::figures() const {
    std::vector<Ref<GraphicsObject>> out;
    const std::vector<int> numbers = m_store.numbers();
    for (auto number = numbers.rbegin(); number != numbers.rend(); ++number)
        out.emplace_back(&m_store.figure(*number));
    return out;
}

Value RootObject::property(std::string_view name) const {
    if (same(name, "children")) return columnOfObjects(figures());
    if (same(name, "currentfigure")) {
        if (!m_store.exists(m_store.currentNumber())) return Value::emptyMatrix();
        return Ref<FigureObject>(&m_store.figure(m_store.currentNumber()));
    }
    if (same(name, "screensize") || same(name, "monitorpositions")) {
        // Without a window as MATLAB says it without a display.
        std::array<double, 2> size{1024, 768};
        if (const DialogHost* host = m_store.dialogHost()) size = host->screenSize();
        return rowValue({1, 1, size[0], size[1]});
    }
    if (same(name, "screenpixelsperinch")) return Value(96.0);
    if (same(name, "units")) return Value::text("pixels");
    if (same(name, "showhiddenhandles")) return Value::text("off");
    if (same(name, "parent")) return Value::emptyMatrix();
    const auto [type, property] = splitDefault(name);
    if (type.empty()) return GraphicsObject::property(name);
    const Value set = m_defaults->find(name);
    return set.isNothing() ? factoryValue(type, property) : set;
}

bool RootObject::setProperty(std::string_view name, const Value& value) {
    if (same(name, "currentfigure")) {
        auto* figure = value.kind() == Kind::Object
                           ? dynamic_cast<FigureObject*>(&value.objectValue())
                           : nullptr;
        if (!figure || !figure->isValid()) return false;
        m_store.select(figure->number());
        return true;
    }
    if (same(name, "visible")) return false;
    if (!splitDefault(name).first.empty()) return m_defaults->set(name, value);
    return GraphicsObject::setProperty(name, value);
}

std::vector<std::string> RootObject::propertyNames() const {
    return {"Children",
            "CurrentFigure",
            "MonitorPositions",
            "Parent",
            "ScreenSize",
            "ScreenPixelsPerInch",
            "ShowHiddenHandles",
            "Tag",
            "Type",
            "Units",
            "UserData"};
}

bool RootObject::hasNoEffect(std::string_view name) const {
    for (const std::string_view known :
         {"units", "showhiddenhandles", "pointerlocation", "fixedwidthfontname", "language",
          "screenpixelsperinch", "recursionlimit", "diary", "echo", "format", "formatspacing"}) {
        if (same(name, known)) return true;
    }
    return lower(name).starts_with("default");
}

} // namespace vitrine
