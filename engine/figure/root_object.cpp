// SPDX-License-Identifier: Apache-2.0
#include "figure/root_object.h"

#include "figure/axes_parts.h"
#include "figure/axes_style_properties.h"
#include "figure/figure_store.h"
#include "value/object_array.h"

#include <algorithm>
#include <array>

namespace vitrine {

using namespace properties;

namespace {

/// Objects that begin with defaults; a type comes before the ones that it begins with.
constexpr std::string_view kTypes[] = {
    "figure",  "axes",    "line",   "text",         "surface", "patch",     "image",
    "light",   "bar",     "area",   "errorbar",     "stem",    "histogram", "stair",
    "scatter", "contour", "quiver", "constantline", "legend",  "colorbar",  "rectangle"};

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

bool GraphicsDefaults::isName(std::string_view name) {
    return !splitDefault(name).first.empty();
}

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
    return m_outer ? m_outer->find(name) : Value();
}

Value GraphicsDefaults::findOrFactory(std::string_view name) const {
    const Value given = find(name);
    if (!given.isNothing()) return given;
    const std::pair<std::string, std::string> parts = splitDefault(name);
    return parts.first.empty() ? Value() : factoryValue(parts.first, parts.second);
}

void GraphicsDefaults::applyTo(GraphicsObject& object) const {
    applyAll(object, object.property("type").toText());
}

void GraphicsDefaults::applyAll(GraphicsObject& object, const std::string& type) const {
    if (m_outer) m_outer->applyAll(object, type);
    auto* axes = dynamic_cast<AxesObject*>(&object);
    for (const Entry& e : m_entries) {
        if (e.type == type) {
            (void)object.setProperty(e.property, e.value);
        } else if (axes && e.type == "text" && e.property == "interpreter") {
            // Titles and labels are texts, too; their fonts are those of the axes.
            for (LabelStyle* label : {&axes->style.title, &axes->style.xlabel, &axes->style.ylabel,
                                      &axes->style.zlabel, &axes->style.subtitleStyle})
                (void)setLabelProperty(*label, e.property, e.value);
        } else if (axes && e.type == "legend") {
            (void)LegendObject(Ref<AxesObject>(axes)).setProperty(e.property, e.value);
        } else if (axes && e.type == "colorbar") {
            (void)ColorbarObject(Ref<AxesObject>(axes)).setProperty(e.property, e.value);
        }
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
    if (!GraphicsDefaults::isName(name)) return GraphicsObject::property(name);
    return m_defaults->findOrFactory(name);
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
    if (GraphicsDefaults::isName(name)) return m_defaults->set(name, value);
    const std::string key = lower(name);
    if (key.starts_with("default") && key.ends_with("interpreter")) {
        unseen[key] = value; // of objects that have no text here
        return true;
    }
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
          "screenpixelsperinch", "recursionlimit", "diary", "echo"}) {
        if (same(name, known)) return true;
    }
    return lower(name).starts_with("default");
}

} // namespace vitrine
