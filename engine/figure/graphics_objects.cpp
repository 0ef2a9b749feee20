// SPDX-License-Identifier: Apache-2.0
#include "figure/graphics_objects.h"

#include <atomic>
#include <cmath>

namespace vitrine {

namespace {

std::string lower(std::string_view text) {
    std::string out(text);
    for (char& c : out)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return out;
}

bool same(std::string_view name, const char* lowerName) {
    return lower(name) == lowerName;
}

Value rowValue(std::initializer_list<double> elements) {
    Ref<Tensor> out =
        Tensor::make(DType::Double, Shape(1, static_cast<int64_t>(elements.size())), false, false);
    std::copy(elements.begin(), elements.end(), out->mutableData<double>());
    return Value(std::move(out));
}

Value onOff(bool on) {
    return Value::text(on ? "on" : "off");
}

bool truth(const Value& v) {
    return v.isTextScalar() ? same(v.toText(), "on") || same(v.toText(), "true")
                            : v.toDouble() != 0;
}

bool limitsFromValue(const Value& v, Limits& limits) {
    if (v.isTextScalar()) {
        limits.automatic = same(v.toText(), "auto");
        return limits.automatic;
    }
    if (!v.isArray() || v.count() != 2) return false;
    const Ref<Tensor> t = v.toTensor();
    limits = {t->asDouble(0), t->asDouble(1), false};
    return limits.high > limits.low;
}

/// First and last element of a coordinate vector.
bool endsFromValue(const Value& v, Limits& limits) {
    if (!v.isArray() || v.count() == 0) return false;
    const Ref<Tensor> t = v.toTensor();
    limits = {t->asDouble(0), t->asDouble(t->count() - 1), false};
    return true;
}

Value dataValue(const RangedData& data) {
    return data.tensor() ? Value(data.tensor()).simplified() : Value::emptyMatrix();
}

Range joined(const Range& a, const Range& b) {
    if (!a) return b;
    if (!b) return a;
    return std::pair{std::min(a->first, b->first), std::max(a->second, b->second)};
}

/// Limits at multiples of 1, 2 or 5 times a power of ten that hold the range in about ten steps.
Limits roundedLimits(double low, double high) {
    if (low == high) {
        const double margin = low == 0 ? 1 : std::abs(low) * 0.1;
        low -= margin;
        high += margin;
    }
    const double rough = (high - low) / 10;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    const double ratio = rough / power;
    const double step = (ratio <= 1 ? 1 : ratio <= 2 ? 2 : ratio <= 5 ? 5 : 10) * power;
    // A tenth of a millionth of a step keeps rounding from adding a step.
    return {std::floor(low / step + 1e-7) * step, std::ceil(high / step - 1e-7) * step, true};
}

Limits imageExtent(const Limits& centres, int64_t count) {
    const double first = centres.automatic ? 1 : centres.low;
    const double last = centres.automatic ? static_cast<double>(count) : centres.high;
    const double half =
        count > 1 ? std::abs(last - first) / static_cast<double>(count - 1) / 2 : 0.5;
    return {std::min(first, last) - half, std::max(first, last) + half, true};
}

} // namespace

bool colorFromValue(const Value& value, Color& color) {
    if (value.isTextScalar()) return parseColor(value.toText(), color);
    if (!value.isArray() || value.count() != 3) return false;
    const Ref<Tensor> t = value.toTensor();
    for (std::size_t c = 0; c < 3; ++c)
        color[c] = static_cast<float>(t->asDouble(static_cast<int64_t>(c)));
    return true;
}

Value colorValue(const Color& color) {
    return rowValue({color[0], color[1], color[2]});
}

GraphicsObject::GraphicsObject(std::string className, std::string type)
    : ObjectValue(std::move(className), true), userData(Value::emptyMatrix()),
      m_type(std::move(type)) {
    static std::atomic<uint64_t> next{1};
    m_id = next++;
}

Ref<ObjectValue> GraphicsObject::copy() const {
    return const_cast<GraphicsObject*>(this); // handles are shared
}

Value GraphicsObject::property(std::string_view name) const {
    if (same(name, "type")) return Value::text(m_type);
    if (same(name, "visible")) return onOff(visible);
    if (same(name, "userdata")) return userData;
    if (same(name, "tag")) return Value::text(tag);
    return {};
}

bool GraphicsObject::setProperty(std::string_view name, const Value& value) {
    if (same(name, "visible"))
        visible = truth(value);
    else if (same(name, "userdata"))
        userData = value;
    else if (same(name, "tag"))
        tag = value.toText();
    else
        return false;
    return true;
}

std::vector<std::string> GraphicsObject::propertyNames() const {
    return {"Visible", "Tag", "UserData", "Type"};
}

void RangedData::set(Ref<Tensor> tensor) {
    m_tensor = std::move(tensor);
    m_known = false;
    m_range.reset();
}

Range RangedData::range(const RangeReader& read) const {
    if (!m_known && m_tensor && read) {
        m_range = m_tensor->count() > 0 ? read(m_tensor) : Range{};
        m_known = true;
    }
    return m_range;
}

// --- image

int64_t ImageObject::rows() const {
    return data.tensor() ? data.tensor()->shape()[0] : 0;
}
int64_t ImageObject::columns() const {
    return data.tensor() ? data.tensor()->shape()[1] : 0;
}
int64_t ImageObject::channels() const {
    return data.tensor() && data.tensor()->shape()[2] == 3 ? 3 : 1;
}

Value ImageObject::property(std::string_view name) const {
    if (same(name, "cdata")) return dataValue(data);
    if (same(name, "cdatamapping")) return Value::text(scaled ? "scaled" : "direct");
    if (same(name, "interpolation")) return Value::text(interpolate ? "bilinear" : "nearest");
    if (same(name, "xdata"))
        return xdata.automatic ? rowValue({1, static_cast<double>(columns())})
                               : rowValue({xdata.low, xdata.high});
    if (same(name, "ydata"))
        return ydata.automatic ? rowValue({1, static_cast<double>(rows())})
                               : rowValue({ydata.low, ydata.high});
    return GraphicsObject::property(name);
}

bool ImageObject::setProperty(std::string_view name, const Value& value) {
    if (same(name, "cdata")) {
        if (!value.isArray() || value.isComplex()) return false;
        data.set(value.toTensor());
        return true;
    }
    if (same(name, "cdatamapping")) return scaled = same(value.toText(), "scaled"), true;
    if (same(name, "interpolation")) return interpolate = same(value.toText(), "bilinear"), true;
    if (same(name, "xdata")) return endsFromValue(value, xdata);
    if (same(name, "ydata")) return endsFromValue(value, ydata);
    return GraphicsObject::setProperty(name, value);
}

std::vector<std::string> ImageObject::propertyNames() const {
    return {"CData", "CDataMapping", "XData", "YData", "Interpolation", "Visible", "Tag", "Type"};
}

// --- line

Value LineObject::property(std::string_view key) const {
    if (same(key, "ydata")) return dataValue(y);
    if (same(key, "xdata")) {
        if (x.tensor()) return dataValue(x);
        const int64_t n = y.tensor() ? y.tensor()->count() : 0;
        Ref<Tensor> out = Tensor::make(DType::Double, Shape(1, n), false, false);
        for (int64_t i = 0; i < n; ++i)
            out->mutableData<double>()[i] = static_cast<double>(i + 1);
        return Value(std::move(out));
    }
    if (same(key, "color")) return colorValue(color);
    if (same(key, "linewidth")) return static_cast<double>(width);
    if (same(key, "linestyle")) return Value::text(style);
    if (same(key, "marker")) return Value::text(marker);
    if (same(key, "markersize")) return static_cast<double>(markerSize);
    if (same(key, "displayname")) return Value::text(name);
    return GraphicsObject::property(key);
}

bool LineObject::setProperty(std::string_view key, const Value& value) {
    if (same(key, "ydata") || same(key, "xdata")) {
        if (!value.isArray() || value.isComplex()) return false;
        (same(key, "ydata") ? y : x).set(value.toTensor());
    } else if (same(key, "color"))
        return colorFromValue(value, color);
    else if (same(key, "linewidth"))
        width = static_cast<float>(value.toDouble());
    else if (same(key, "linestyle"))
        style = value.toText();
    else if (same(key, "marker"))
        marker = value.toText();
    else if (same(key, "markersize"))
        markerSize = static_cast<float>(value.toDouble());
    else if (same(key, "displayname"))
        name = value.toText();
    else
        return GraphicsObject::setProperty(key, value);
    return true;
}

std::vector<std::string> LineObject::propertyNames() const {
    return {"Color", "LineStyle", "LineWidth", "Marker", "MarkerSize", "DisplayName",
            "XData", "YData",     "Visible",   "Tag",    "Type"};
}

// --- axes

void AxesObject::clear() {
    for (const auto& image : images)
        image->invalidate();
    for (const auto& line : lines)
        line->invalidate();
    images.clear();
    lines.clear();
    xlimits = ylimits = climits = Limits{};
    tight = reverseY = equal = grid = colorbar = legend = false;
    visible = true;
    title.clear();
    xlabel.clear();
    ylabel.clear();
    m_nextColor = 0;
}

Limits AxesObject::limitsOfX(const RangeReader& read) const {
    if (!xlimits.automatic) return xlimits;
    Range range;
    for (const auto& line : lines) {
        const int64_t n = line->y.tensor() ? line->y.tensor()->count() : 0;
        if (line->x.tensor())
            range = joined(range, line->x.range(read));
        else if (n > 0)
            range = joined(range, std::pair{1.0, static_cast<double>(n)});
    }
    Range edges;
    for (const auto& image : images) {
        const Limits e = imageExtent(image->xdata, image->columns());
        edges = joined(edges, std::pair{e.low, e.high});
    }
    if (edges) range = joined(range, edges);
    if (!range) return {0, 1, true};
    if (edges || tight) {
        if (range->first < range->second) return {range->first, range->second, true};
    }
    return roundedLimits(range->first, range->second);
}

Limits AxesObject::limitsOfY(const RangeReader& read) const {
    if (!ylimits.automatic) return ylimits;
    Range range;
    for (const auto& line : lines)
        range = joined(range, line->y.range(read));
    Range edges;
    for (const auto& image : images) {
        const Limits e = imageExtent(image->ydata, image->rows());
        edges = joined(edges, std::pair{e.low, e.high});
    }
    if (edges) range = joined(range, edges);
    if (!range) return {0, 1, true};
    if ((edges || tight) && range->first < range->second)
        return {range->first, range->second, true};
    return roundedLimits(range->first, range->second);
}

Limits AxesObject::limitsOfColor(const RangeReader& read) const {
    if (!climits.automatic) return climits;
    Range range;
    for (const auto& image : images) {
        if (image->scaled && image->channels() == 1) range = joined(range, image->data.range(read));
    }
    if (!range) return {0, 1, true};
    // One value everywhere still needs an interval, with the value in its middle.
    if (range->first == range->second) return {range->first - 1, range->second + 1, true};
    return {range->first, range->second, true};
}

Value AxesObject::property(std::string_view name) const {
    const auto limits = [](const Limits& l) { return rowValue({l.low, l.high}); };
    if (same(name, "xlim")) return limits(limitsOfX(reader));
    if (same(name, "ylim")) return limits(limitsOfY(reader));
    if (same(name, "clim")) return limits(limitsOfColor(reader));
    if (same(name, "position"))
        return rowValue({position[0], position[1], position[2], position[3]});
    if (same(name, "ydir")) return Value::text(reverseY ? "reverse" : "normal");
    if (same(name, "xgrid") || same(name, "ygrid")) return onOff(grid);
    if (same(name, "title")) return Value::text(title);
    if (same(name, "xlabel")) return Value::text(xlabel);
    if (same(name, "ylabel")) return Value::text(ylabel);
    if (same(name, "nextplot")) return Value::text(hold ? "add" : "replace");
    if (same(name, "colormap")) {
        const auto n = static_cast<int64_t>(colors.size());
        Ref<Tensor> out = Tensor::make(DType::Double, Shape(n, 3), false, false);
        for (int64_t i = 0; i < n; ++i) {
            for (int64_t c = 0; c < 3; ++c)
                out->mutableData<double>()[c * n + i] = static_cast<double>(
                    colors[static_cast<std::size_t>(i)][static_cast<std::size_t>(c)]);
        }
        return Value(std::move(out));
    }
    if (same(name, "children")) {
        auto cell = makeRef<Cell>(Shape(static_cast<int64_t>(images.size() + lines.size()), 1));
        std::size_t at = 0;
        for (const auto& line : lines)
            cell->elements[at++] = line;
        for (const auto& image : images)
            cell->elements[at++] = image;
        return cell;
    }
    return GraphicsObject::property(name);
}

bool AxesObject::setProperty(std::string_view name, const Value& value) {
    if (same(name, "xlim")) return limitsFromValue(value, xlimits);
    if (same(name, "ylim")) return limitsFromValue(value, ylimits);
    if (same(name, "clim")) return limitsFromValue(value, climits);
    if (same(name, "position")) {
        if (!value.isArray() || value.count() != 4) return false;
        const Ref<Tensor> t = value.toTensor();
        for (std::size_t i = 0; i < 4; ++i)
            position[i] = static_cast<float>(t->asDouble(static_cast<int64_t>(i)));
        return true;
    }
    if (same(name, "ydir")) return reverseY = same(value.toText(), "reverse"), true;
    if (same(name, "xgrid") || same(name, "ygrid")) return grid = truth(value), true;
    if (same(name, "title")) return title = value.toText(), true;
    if (same(name, "xlabel")) return xlabel = value.toText(), true;
    if (same(name, "ylabel")) return ylabel = value.toText(), true;
    if (same(name, "nextplot")) return hold = same(value.toText(), "add"), true;
    return GraphicsObject::setProperty(name, value);
}

std::vector<std::string> AxesObject::propertyNames() const {
    return {"XLim",   "YLim",     "CLim",     "YDir",     "XGrid",   "YGrid", "Title", "XLabel",
            "YLabel", "Position", "NextPlot", "Children", "Visible", "Tag",   "Type"};
}

// --- figure

Value FigureObject::property(std::string_view key) const {
    if (same(key, "number")) return static_cast<double>(m_number);
    if (same(key, "name")) return Value::text(name);
    if (same(key, "currentaxes")) return current ? Value(current) : Value::emptyMatrix();
    if (same(key, "children")) {
        auto cell = makeRef<Cell>(Shape(static_cast<int64_t>(children.size()), 1));
        for (std::size_t i = 0; i < children.size(); ++i)
            cell->elements[i] = children[i];
        return cell;
    }
    return GraphicsObject::property(key);
}

bool FigureObject::setProperty(std::string_view key, const Value& value) {
    if (same(key, "name")) return name = value.toText(), true;
    // Window geometry and decoration belong to the interface.
    for (const char* ignored : {"position", "units", "numbertitle", "menubar", "toolbar", "color",
                                "windowstyle", "renderer"}) {
        if (same(key, ignored)) return true;
    }
    return GraphicsObject::setProperty(key, value);
}

std::vector<std::string> FigureObject::propertyNames() const {
    return {"Number", "Name", "CurrentAxes", "Children", "Visible", "Tag", "Type"};
}

void FigureObject::clear() {
    for (const auto& a : children) {
        a->clear();
        a->invalidate();
    }
    children.clear();
    current = nullptr;
}

Ref<AxesObject> FigureObject::makeAxes() const {
    auto axes = makeRef<AxesObject>();
    axes->reader = m_read;
    axes->colormap = colormap;
    axes->colors = colors;
    return axes;
}

AxesObject& FigureObject::axes() {
    if (!current) {
        current = makeAxes();
        children.push_back(current);
    }
    return *current;
}

} // namespace vitrine
