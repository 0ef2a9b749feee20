// SPDX-License-Identifier: Apache-2.0
#include "figure/axes_parts.h"
#include "figure/property_link.h"
#include "figure/property_values.h"
#include "figure/root_object.h"
#include "figure/tip_object.h"
#include "figure/units.h"
#include "figure/unseen_properties.h"
#include "value/object_array.h"

#include <algorithm>
#include <atomic>

namespace vitrine {

using namespace properties;

bool colorFromValue(const Value& value, Color& color) {
    if (value.isTextScalar()) return parseColor(value.toText(), color);
    if (!value.isArray() || value.isComplex() || value.count() != 3) return false;
    const Ref<Tensor> t = value.toTensor();
    for (int64_t c = 0; c < 3; ++c) {
        if (!(t->asDouble(c) >= 0 && t->asDouble(c) <= 1)) return false;
    }
    for (std::size_t c = 0; c < 3; ++c)
        color[c] = static_cast<float>(t->asDouble(static_cast<int64_t>(c)));
    return true;
}

Value colorValue(const Color& color) {
    return rowValue({decimal(color[0]), decimal(color[1]), decimal(color[2])});
}

GraphicsObject::GraphicsObject(std::string className, std::string type)
    : ObjectValue(std::move(className), true), userData(Value::emptyMatrix()),
      m_type(std::move(type)) {
    renew();
}

void GraphicsObject::renew() {
    static std::atomic<uint64_t> next{1};
    m_id = next++;
}

GraphicsObject::~GraphicsObject() {
    for (PropertyLink* link : links)
        link->forget(*this);
}

Ref<ObjectValue> GraphicsObject::copy() const {
    return const_cast<GraphicsObject*>(this); // handles are shared
}

namespace {

/// "YDataSource" is of "ydata"; "" for other names.
std::string sourceOf(std::string_view name) {
    constexpr std::string_view kSource = "source";
    const std::string key = lower(name);
    if (!key.ends_with("datasource")) return {};
    return key.substr(0, key.size() - kSource.size());
}

} // namespace

Value GraphicsObject::property(std::string_view name) const {
    if (same(name, "type")) return Value::text(m_type);
    if (same(name, "visible")) return onOff(visible);
    if (same(name, "userdata")) return userData;
    if (same(name, "tag")) return Value::text(tag);
    if (same(name, "handlevisibility")) return onOff(handleShown);
    if (same(name, "parent")) return parentValue();
    if (same(name, "children")) return Value::emptyMatrix();
    if (same(name, "beingdeleted")) return onOff(!m_valid);
    if (same(name, "annotation") && (m_type == "hggroup" || !property("displayname").isNothing()))
        return Value(makeRef<AnnotationObject>(Ref(const_cast<GraphicsObject*>(this))));
    if (same(name, "datatiptemplate") && !property("ydata").isNothing())
        return Value(makeRef<TipTemplateObject>(Ref(const_cast<GraphicsObject*>(this))));
    if (const std::string data = sourceOf(name); !data.empty() && !property(data).isNothing()) {
        const auto found = sources.find(data);
        return Value::text(found == sources.end() ? "" : found->second);
    }
    if (const char* usual = usualUnseen(m_type, name)) {
        const auto kept = unseen.find(lower(name));
        return kept == unseen.end() ? Value::text(usual) : kept->second;
    }
    return {};
}

Value GraphicsObject::parentValue() const {
    return m_parent ? Value(Ref<GraphicsObject>(m_parent)) : Value::emptyMatrix();
}

bool GraphicsObject::setProperty(std::string_view name, const Value& value) {
    if (same(name, "parent")) { // where it is already
        const Value now = parentValue();
        return now.kind() == Kind::Object && value.kind() == Kind::Object &&
               now.objectValue().equals(value.objectValue());
    }
    if (same(name, "annotation")) // after its properties were set
        return value.kind() == Kind::Object &&
               dynamic_cast<AnnotationObject*>(&value.objectValue());
    if (same(name, "datatiptemplate"))
        return value.kind() == Kind::Object &&
               dynamic_cast<TipTemplateObject*>(&value.objectValue());
    if (same(name, "visible"))
        return setTruth(visible, value);
    else if (same(name, "userdata"))
        userData = value;
    else if (same(name, "handlevisibility"))
        return setTruth(handleShown, value);
    else if (same(name, "tag"))
        return setText(tag, value);
    else if (const std::string data = sourceOf(name); !data.empty() && !property(data).isNothing())
        return setText(sources[data], value);
    else if (usualUnseen(m_type, name))
        unseen[lower(name)] = value;
    else
        return same(name, "clipping") && value.isTextScalar() && same(value.toText(), "on");
    return true;
}

std::vector<std::string> GraphicsObject::propertyNames() const {
    return {"Visible", "Tag", "UserData", "Type"};
}

std::vector<std::string> GraphicsObject::allPropertyNames() const {
    std::vector<std::string> names = propertyNames();
    for (const char* shared : {"BeingDeleted", "Children", "HandleVisibility", "Parent", "Tag",
                               "Type", "UserData", "Visible"})
        names.emplace_back(shared);
    const auto before = [](const std::string& a, const std::string& b) {
        return lower(a) < lower(b);
    };
    std::sort(names.begin(), names.end(), before);
    names.erase(std::unique(names.begin(), names.end(),
                            [](const auto& a, const auto& b) { return lower(a) == lower(b); }),
                names.end());
    return names;
}

std::string GraphicsObject::choices(std::string_view name) const {
    return same(name, "visible") ? listed(kOnOff) : "";
}

void GraphicsObject::wasRead(std::string_view) const {}

bool GraphicsObject::hasNoEffect(std::string_view name) const {
    // Of all objects, then by type; window geometry and decoration belong to the interface.
    static constexpr std::string_view kAll[] = {"parent",        "buttondownfcn", "contextmenu",
                                                "uicontextmenu", "createfcn",     "deletefcn",
                                                "clipping"};
    static constexpr std::pair<std::string_view, std::string_view> kOfType[] = {
        {"figure", "menubar"},
        {"figure", "alphamap"},
        {"figure", "closerequestfcn"},
        {"figure", "keypressfcn"},
        {"figure", "keyreleasefcn"},
        {"figure", "pointershapecdata"},
        {"figure", "resizefcn"},
        {"figure", "sizechangedfcn"},
        {"figure", "windowbuttondownfcn"},
        {"figure", "windowbuttonmotionfcn"},
        {"figure", "windowbuttonupfcn"},
        {"figure", "windowkeypressfcn"},
        {"figure", "windowkeyreleasefcn"},
        {"figure", "windowscrollwheelfcn"},
        {"axes", "interactions"},
        {"label", "rotation"},
        {"label", "horizontalalignment"},
        {"label", "verticalalignment"},
        {"label", "position"},
        {"label", "units"},
        {"label", "backgroundcolor"},
        {"label", "edgecolor"},
        {"label", "margin"},
        {"surface", "vertexnormals"},
        {"surface", "facenormals"},
        {"patch", "vertexnormals"},
        {"patch", "facenormals"},
        {"patch", "facevertexalphadata"},
        {"patch", "alphadatamapping"},
        {"axes", "ambientlightcolor"},
        {"axes", "boxstyle"}};
    const std::string key = lower(name);
    const bool holdsOthers = m_type == "figure" || m_type == "axes";
    if (holdsOthers && key.starts_with("default")) return true;
    if (std::find(std::begin(kAll), std::end(kAll), key) != std::end(kAll)) return true;
    return std::any_of(std::begin(kOfType), std::end(kOfType), [&](const auto& known) {
        return known.first == m_type && known.second == key;
    });
}

void RangedData::set(Ref<Tensor> tensor) {
    m_tensor = std::move(tensor);
    m_known = {};
}

Range RangedData::range(const RangeReader& read, RangeOf of) const {
    Known& known = m_known[static_cast<std::size_t>(of)];
    if (!known.known && m_tensor && read) {
        known.range = m_tensor->count() > 0 ? read(m_tensor, of) : Range{};
        known.known = true;
    }
    return known.range;
}

// --- image

namespace {

bool setOneOf(bool& slot, const Value& value, std::string_view no, std::string_view yes) {
    if (!value.isTextScalar()) return false;
    const std::string word = lower(value.toText());
    if (word != no && word != yes) return false;
    slot = word == yes;
    return true;
}

} // namespace

int64_t ImageObject::rows() const {
    return data.tensor() ? data.tensor()->shape()[0] : 0;
}
int64_t ImageObject::columns() const {
    return data.tensor() ? data.tensor()->shape()[1] : 0;
}
int64_t ImageObject::channels() const {
    const bool colors = data.tensor() && data.tensor()->shape().rank() == 3 && !imaginary;
    return colors && data.tensor()->shape()[2] == 3 ? 3 : 1;
}
int64_t ImageObject::slices() const {
    const int64_t plane = rows() * columns();
    return channels() == 3 || plane == 0 ? 1 : data.tensor()->count() / plane;
}

Limits ImageObject::centres(bool alongX) const {
    const Limits& given = alongX ? xdata : ydata;
    const auto count = static_cast<double>(alongX ? columns() : rows());
    if (given.automatic) return {1, count, true};
    return given.low == given.high ? Limits{given.low, given.low + count - 1, false} : given;
}

std::optional<double> AlphaValues::single() const {
    if (!data.tensor()) return 1.0;
    if (data.tensor()->count() == 1) return data.tensor()->asDouble(0);
    return {};
}

Value ImageObject::property(std::string_view name) const {
    if (Value value = alphaProperty(alpha, name); !value.isNothing()) return value;
    if (same(name, "cdata")) return imaginary ? complexData : dataValue(data);
    if (same(name, "cdatamapping")) return Value::text(scaled ? "scaled" : "direct");
    if (same(name, "interpolation")) return Value::text(interpolate ? "bilinear" : "nearest");
    if (same(name, "xdata") || same(name, "ydata")) {
        const Limits at = centres(same(name, "xdata"));
        return rowValue({at.low, at.high});
    }
    return GraphicsObject::property(name);
}

bool ImageObject::setProperty(std::string_view name, const Value& value) {
    if (!alphaProperty(alpha, name).isNothing()) return setAlphaProperty(alpha, name, value);
    if (same(name, "cdata")) {
        if (!setData(data, value)) return false;
        imaginary = nullptr;
        complexData = Value();
        return true;
    }
    if (same(name, "cdatamapping")) return setOneOf(scaled, value, "direct", "scaled");
    if (same(name, "interpolation")) return setOneOf(interpolate, value, "nearest", "bilinear");
    if (same(name, "xdata")) return setEnds(xdata, value);
    if (same(name, "ydata")) return setEnds(ydata, value);
    return GraphicsObject::setProperty(name, value);
}

std::vector<std::string> ImageObject::propertyNames() const {
    return {"CData", "CDataMapping", "AlphaData",     "AlphaDataMapping",
            "XData", "YData",        "Interpolation", "Visible",
            "Tag",   "Type"};
}

// --- figure

namespace {

/// A figure's window has no frame that would be part of it.
bool isPosition(std::string_view key) {
    return same(key, "position") || same(key, "outerposition") || same(key, "innerposition");
}

constexpr std::string_view kToolBars[] = {"auto", "figure", "none"};

} // namespace

Value FigureObject::property(std::string_view key) const {
    if (same(key, "number")) return static_cast<double>(m_number);
    if (same(key, "name")) return Value::text(name);
    if (isPosition(key)) {
        const units::Box at = units::fromPixels(position, units, screen);
        return rowValue({at[0], at[1], at[2], at[3]});
    }
    if (same(key, "units")) return Value::text(units);
    if (same(key, "numbertitle")) return onOff(numbered);
    if (same(key, "toolbar")) return Value::text(toolbar);
    if (same(key, "color") && seeThrough) return Value::text("none");
    if (same(key, "color")) return colorValue(ground.value_or(Color{1, 1, 1}));
    if (Paper::isName(key)) return paper.property(key, {position[2], position[3]});
    if (same(key, "currentaxes")) return current ? Value(current) : Value::emptyMatrix();
    if (same(key, "children")) return columnOfObjects(children);
    if (same(key, "colormap")) return colorsValue(colors);
    if (GraphicsDefaults::isName(key)) return m_defaults->findOrFactory(key);
    return GraphicsObject::property(key);
}

bool FigureObject::setProperty(std::string_view key, const Value& value) {
    if (same(key, "name")) return setText(name, value);
    if (isPosition(key)) return setPosition(value);
    if (same(key, "units")) return units::set(units, value);
    if (same(key, "numbertitle")) return setTruth(numbered, value);
    if (same(key, "toolbar")) return setChoice(toolbar, value, kToolBars);
    // Figures have no menus of their own.
    if (same(key, "menubar")) return value.isTextScalar() && same(value.toText(), "none");
    if (same(key, "currentaxes")) {
        const auto is = [&](const auto& child) {
            return value.kind() == Kind::Object && child.get() == &value.objectValue();
        };
        const auto found = std::find_if(children.begin(), children.end(), is);
        if (found == children.end()) return false;
        current = *found;
        return true;
    }
    if (same(key, "color")) {
        Color color{};
        const bool none = value.isTextScalar() && same(value.toText(), "none");
        if (!none && !colorFromValue(value, color)) return false;
        seeThrough = none;
        ground = none ? ThemeColor() : ThemeColor(color);
        return true;
    }
    if (Paper::isName(key)) return paper.set(key, value, {position[2], position[3]});
    if (same(key, "colormap")) {
        std::vector<Color> map;
        if (!colorsFromValue(map, value)) return false;
        setColormap("custom", std::move(map));
        return true;
    }
    if (GraphicsDefaults::isName(key)) return m_defaults->set(key, value);
    return GraphicsObject::setProperty(key, value);
}

void FigureObject::setColormap(std::string called, std::vector<Color> map) {
    for (const auto& axes : children) {
        axes->colormap = called;
        axes->colors = map;
    }
    colormap = std::move(called);
    colors = std::move(map);
}

bool FigureObject::setPosition(const Value& value) {
    units::Box given{};
    if (!units::setBox(given, value)) return false;
    given = units::toPixels(given, units, screen);
    if (!(given[2] >= 1 && given[3] >= 1 && given[2] < 1e5 && given[3] < 1e5)) return false;
    position = given;
    return true;
}

std::vector<std::string> FigureObject::propertyNames() const {
    return {"Number",
            "Name",
            "Position",
            "OuterPosition",
            "InnerPosition",
            "Units",
            "Color",
            "CurrentAxes",
            "Children",
            "Colormap",
            "NumberTitle",
            "ToolBar",
            "Visible",
            "Tag",
            "Type",
            "PaperUnits",
            "PaperType",
            "PaperSize",
            "PaperOrientation",
            "PaperPosition",
            "PaperPositionMode"};
}

std::string FigureObject::choices(std::string_view key) const {
    if (same(key, "toolbar")) return listed(kToolBars);
    if (Paper::isName(key)) return Paper::choices(key);
    return same(key, "units") ? units::choices() : GraphicsObject::choices(key);
}

void FigureObject::clear() {
    for (const auto& a : children) {
        a->clear();
        a->invalidate();
    }
    children.clear();
    current = overlay = nullptr;
    titles = {};
    tiles = {};
}

FigureObject::FigureObject(int number, RangeReader read,
                           const std::shared_ptr<const GraphicsDefaults>& defaults)
    : GraphicsObject("matlab.ui.Figure", "figure"), m_number(number), m_read(std::move(read)),
      m_defaults(std::make_shared<GraphicsDefaults>(defaults)) {}

FigureObject::~FigureObject() {
    for (const auto& axes : children)
        axes->setParent(nullptr);
}

void FigureObject::adopt(const Ref<AxesObject>& axes) {
    axes->setParent(this);
    children.push_back(axes);
}

Ref<AxesObject> FigureObject::makeAxes() const {
    auto axes = makeRef<AxesObject>();
    axes->reader = m_read;
    axes->colormap = colormap;
    axes->colors = colors;
    axes->order = order;
    axes->defaults = std::make_shared<GraphicsDefaults>(m_defaults);
    m_defaults->applyTo(*axes);
    return axes;
}

AxesObject& FigureObject::overlayAxes() {
    if (!overlay) {
        overlay = makeAxes();
        overlay->position = {0, 0, 1, 1};
        overlay->style.placed = overlay->style.overlay = true;
        overlay->xlimits = overlay->ylimits = {0, 1, false};
        overlay->visible = false;
    }
    return *overlay;
}

AxesObject& FigureObject::axes() {
    if (!current) {
        current = makeAxes();
        adopt(current);
    }
    return *current;
}

} // namespace vitrine
