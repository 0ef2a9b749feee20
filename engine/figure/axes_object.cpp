// SPDX-License-Identifier: Apache-2.0
// Axes: their limits, content and properties.
#include "figure/axes_parts.h"
#include "figure/axes_room.h"
#include "figure/axes_style_properties.h"
#include "figure/legend_place.h"
#include "figure/root_object.h"
#include "figure/ruler_numbers.h"
#include "figure/time_ruler.h"
#include "figure/units.h"
#include "value/object_array.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace vitrine {

using namespace properties;

Range joined(const Range& a, const Range& b) {
    if (!a) return b;
    if (!b) return a;
    return std::pair{std::min(a->first, b->first), std::max(a->second, b->second)};
}

/// Limits at multiples of 1, 2 or 5 times a power of ten that hold the range in about that many
/// steps.
Limits roundedLimits(double low, double high, bool logarithmic, int steps) {
    if (logarithmic) {
        const double first = std::floor(std::log10(low) + 1e-9);
        const double last = std::ceil(std::log10(high) - 1e-9);
        return {std::pow(10.0, first), std::pow(10.0, std::max(last, first + 1)), true};
    }
    if (low == high) {
        const double margin = low == 0 ? 1 : std::abs(low) * 0.1;
        low -= margin;
        high += margin;
    }
    const double rough = (high - low) / steps;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    const double ratio = rough / power;
    const double step = (ratio <= 1 ? 1 : ratio <= 2 ? 2 : ratio <= 5 ? 5 : 10) * power;
    // A tenth of a millionth of a step keeps rounding from adding a step.
    return {std::floor(low / step + 1e-7) * step, std::ceil(high / step - 1e-7) * step, true};
}

namespace {

constexpr std::string_view kLimitModes[] = {"auto", "manual"};
constexpr double kPadding = 0.07; ///< share of the data's range that padded limits leave
/// As many steps as limits are rounded to: axes in space have less room for their numbers.
constexpr int kStepsInPlane = 10, kStepsInSpace = 6;
constexpr std::string_view kDirections[] = {"normal", "reverse"};
// What is drawn into axes that keep their content is added, otherwise it replaces.
constexpr std::string_view kNextPlot[] = {"replace", "add", "replacechildren", "replaceall"};

Limits imageExtent(const Limits& centres, int64_t count) {
    const double first = centres.low, last = centres.high;
    const double half =
        count > 1 ? std::abs(last - first) / static_cast<double>(count - 1) / 2 : 0.5;
    return {std::min(first, last) - half, std::max(first, last) + half, true};
}

} // namespace

Limits limitsBy(LimitMethod method, const std::pair<double, double>& range, bool logarithmic) {
    const auto [low, high] = range;
    if (method != LimitMethod::Padded) return {low, high, true};
    if (logarithmic) {
        const double factor = std::pow(high / low, kPadding);
        return {low / factor, high * factor, true};
    }
    const double room = (high - low) * kPadding;
    return {low - room, high + room, true};
}

AxesObject::~AxesObject() {
    for (const auto& object : content())
        object->setParent(nullptr);
}

void AxesObject::clearContent() {
    for (const auto& object : content())
        object->invalidate();
    images.clear();
    lines.clear();
    fills.clear();
    texts.clear();
    constants.clear();
    charts.clear();
    groups.clear();
    space.surfaces.clear();
    space.patches.clear();
    space.lights.clear();
    m_nextColor = left ? 1 : 0;
}

void AxesObject::clear() {
    clearContent();
    space.clear();
    polar = {};
    xlimits = ylimits = climits = alimits = Limits{};
    setLimitMethod(LimitMethod::TickAligned);
    keepsStyle = false;
    resetOrder();
    reverseY = logX = logY = equal = grid = colorbar = legend = false;
    visible = true;
    title.clear();
    xlabel.clear();
    ylabel.clear();
    const AxesStyle before = std::exchange(style, AxesStyle{});
    style.placed = before.placed;
    style.told = before.told;
    style.cell = before.cell;
    style.units = before.units;
    style.overlay = before.overlay;
    style.edges = before.edges;
    style.looseInset = before.looseInset;
    style.toolbar = before.toolbar;
    style.twoSides = before.twoSides;
    if (before.twoSides) style.y.color = before.y.color;
    if (left) resetSide();
    if (defaults) defaults->applyTo(*this);
}

void AxesObject::takeLook(const AxesObject& of) {
    position = of.position;
    polar = of.polar;
    AxesSpace look = of.space;
    look.surfaces = space.surfaces;
    look.patches = space.patches;
    look.lights = space.lights;
    space = std::move(look);
    xlimits = of.xlimits;
    ylimits = of.ylimits;
    climits = of.climits;
    alimits = of.alimits;
    limitMethods = of.limitMethods;
    reverseY = of.reverseY;
    logX = of.logX;
    logY = of.logY;
    equal = of.equal;
    grid = of.grid;
    colorbar = of.colorbar;
    legend = of.legend;
    hold = of.hold;
    keepsStyle = of.keepsStyle;
    order = of.order;
    styleOrder = of.styleOrder;
    colormap = of.colormap;
    colors = of.colors;
    title = of.title;
    xlabel = of.xlabel;
    ylabel = of.ylabel;
    style = of.style;
    style.twoSides = false;
    visible = of.visible;
    tag = of.tag;
    userData = of.userData;
    m_nextColor = of.m_nextColor;
}

void AxesObject::resetSide() {
    style.y.opposite = true;
    style.y.color = colorOf(2);
    style.x.ticks.emplace();
    style.box = false;
    style.beside = true;
}

Range AxesObject::contentRange(bool alongX, const RangeReader& read) const {
    const RangeOf of = (alongX ? logX : logY) ? RangeOf::Positive : RangeOf::Finite;
    Range range;
    for (const auto& line : lines) {
        if (!line->visible) continue;
        if (isMoved(*line)) {
            range = joined(range, movedExtent(*line, alongX ? 0 : 1));
        } else if (!alongX) {
            for (const RangedData* data : {&line->y, &line->low, &line->high})
                range = joined(range, data->range(read, of));
            const bool stems = line->form == LineForm::Stem && line->count() > 0;
            if (stems && (of == RangeOf::Finite || line->base > 0))
                range = joined(range, std::pair{line->base, line->base});
        } else if (line->x.tensor()) {
            for (const RangedData* data : {&line->x, &line->left, &line->right})
                range = joined(range, data->range(read, of));
        } else if (line->count() > 0) {
            range = joined(range, std::pair{1.0, static_cast<double>(line->count())});
        }
    }
    for (const auto& fill : fills) {
        if (!fill->visible) continue;
        range = joined(range, isMoved(*fill) ? movedExtent(*fill, alongX ? 0 : 1, read)
                                             : fill->extent(alongX, read, of));
    }
    for (const auto& chart : charts) {
        if (!chart->visible) continue;
        range = joined(range, isMoved(*chart) ? movedExtent(*chart, alongX ? 0 : 1)
                                              : chart->extent(alongX));
    }
    if (alongX && twin) range = joined(range, twin->contentRange(true, read));
    return joined(range, space.extent(alongX ? 0 : 1, read, of));
}

Limits AxesObject::limitsAlong(bool alongX, const RangeReader& read) const {
    const bool logarithmic = alongX ? logX : logY;
    Range range = contentRange(alongX, read);
    Range edges;
    for (const auto& image : images) {
        const Limits e = alongX ? imageExtent(image->centres(true), image->columns())
                                : imageExtent(image->centres(false), image->rows());
        if (!isMoved(*image)) {
            edges = joined(edges, std::pair{e.low, e.high});
            continue;
        }
        const Limits x = imageExtent(image->centres(true), image->columns());
        const Limits y = imageExtent(image->centres(false), image->rows());
        edges = joined(
            edges, movedBox(*image, {std::pair{x.low, x.high}, std::pair{y.low, y.high}, Range()},
                            alongX ? 0 : 1));
    }
    const LimitMethod method = limitMethods[alongX ? 0 : 1];
    bool exact = space.exactLimits();
    for (const auto& fill : fills) // the room around bars is part of their extent
        exact = exact ||
                (fill->form == FillForm::Bars && alongX != fill->horizontal && !isMoved(*fill));
    for (const auto& chart : charts)
        exact = exact || chart->hasExactLimits(alongX);
    if (edges) range = joined(range, edges);
    if (!range) return logarithmic ? Limits{0.1, 1, true} : Limits{0, 1, true};
    if (logarithmic && !(range->first > 0)) return {0.1, 1, true};
    if (method != LimitMethod::TickAligned && range->first < range->second)
        return limitsBy(method, *range, logarithmic);
    if ((edges || exact) && range->first < range->second)
        return {range->first, range->second, true};
    if (const TimeKind time = (alongX ? style.x : style.y).time; time != TimeKind::None) {
        const auto [low, high] = timeLimits(time, range->first, range->second);
        return {low, high, true};
    }
    return roundedLimits(range->first, range->second, logarithmic,
                         inSpace() ? kStepsInSpace : kStepsInPlane);
}

Limits AxesObject::limitsOfX(const RangeReader& read) const {
    if (polar.on) return polar.limits(true);
    return xlimits.automatic ? limitsAlong(true, read) : xlimits;
}

Limits AxesObject::limitsOfY(const RangeReader& read) const {
    if (polar.on) return polar.limits(false);
    return ylimits.automatic ? limitsAlong(false, read) : ylimits;
}

Limits AxesObject::limitsOfColor(const RangeReader& read) const {
    if (!climits.automatic) return climits;
    Range range;
    const RangeOf of = style.logColors ? RangeOf::Positive : RangeOf::Finite;
    for (const auto& image : images) {
        if (!image->scaled || image->channels() != 1) continue;
        const Limits& magnitude = image->partLimits[static_cast<std::size_t>(ImagePart::Magnitude)];
        range = joined(range, image->imaginary ? Range(std::pair{magnitude.low, magnitude.high})
                                               : image->data.range(read, of));
    }
    for (const auto& line : lines) {
        if (line->colorData.tensor() && line->colorData.tensor()->count() == line->count())
            range = joined(range, line->colorData.range(read, of));
    }
    for (const auto& fill : fills) {
        const Ref<Tensor>& given = fill->colorData.tensor();
        if (given && fill->y.tensor() && given->count() == fill->y.tensor()->count() &&
            fill->face.mode == MarkerColor::Mode::Flat)
            range = joined(range, fill->colorData.range(read, of));
    }
    for (const auto& chart : charts)
        range = joined(range, chart->colorRange());
    range = joined(range, space.colorRange(read, of));
    if (!range) return {0, 1, true};
    // One value everywhere still needs an interval, with the value in its middle.
    if (range->first == range->second) return {range->first - 1, range->second + 1, true};
    return {range->first, range->second, true};
}

Limits AxesObject::limitsOfAlpha(const RangeReader& read) const {
    if (!alimits.automatic) return alimits;
    Range range;
    const auto join = [&](const AlphaValues& alpha) {
        if (alpha.mapping == AlphaValues::Mapping::Scaled)
            range = joined(range, alpha.data.range(read));
    };
    for (const auto& image : images)
        join(image->alpha);
    for (const auto& line : lines) {
        if (line->flatFaceAlpha || line->flatEdgeAlpha) join(line->alpha);
    }
    for (const auto& surface : space.surfaces)
        join(surface->alphaValues);
    for (const auto& patch : space.patches)
        join(patch->alphaValues);
    if (!range || range->first == range->second) return {0, 1, true};
    return {range->first, range->second, true};
}

namespace {

/// Ticks at multiples of 1, 2 or 5 times a power of ten, about seven.
std::vector<double> roundTicks(const Limits& limits) {
    std::vector<double> ticks;
    const double rough = (limits.high - limits.low) / 7;
    if (!(rough > 0) || !std::isfinite(rough)) return ticks;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    const double ratio = rough / power;
    const double step = (ratio <= 1 ? 1 : ratio <= 2 ? 2 : ratio <= 5 ? 5 : 10) * power;
    constexpr std::size_t kMost = 20; ///< numbers so large that one more is the same have no others
    for (double i = std::ceil(limits.low / step - 1e-9);
         i * step <= limits.high + step * 1e-9 && ticks.size() < kMost; ++i)
        ticks.push_back(i == 0 ? 0 : i * step);
    return ticks;
}

/// Rulers that come back after one of their properties was set.
bool isRuler(const Value& value) {
    if (const ObjectArray* many = objectArray(value)) {
        const std::vector<Value> all = many->elements();
        return std::all_of(all.begin(), all.end(), isRuler);
    }
    return value.kind() == Kind::Object && dynamic_cast<RulerObject*>(&value.objectValue());
}

/// 'XTickLabels' and 'ActivePositionProperty' are other names of properties.
std::string_view usualName(std::string_view name) {
    if (name.size() == 11 && same(name.substr(1), "ticklabels")) name.remove_suffix(1);
    return same(name, "activepositionproperty") ? "positionconstraint" : name;
}

constexpr std::string_view kConstraints[] = {"outerposition", "innerposition", "position"};

/// Of the x axis, which right sides share with the left ones.
bool isOfX(std::string_view name) {
    return name.starts_with('x') || name.starts_with('X');
}

/// A toolbar that comes back after one of its properties was set; [] takes it away.
bool setToolbar(bool& slot, const Value& value) {
    if (value.isArray() && value.count() == 0) {
        slot = false;
        return true;
    }
    return value.kind() == Kind::Object && dynamic_cast<ToolbarObject*>(&value.objectValue());
}

bool isPosition(std::string_view name) {
    return same(name, "position") || same(name, "innerposition") || same(name, "outerposition");
}

/// Shares of a box that MATLAB's axes leave for labels: left, bottom, width and height of the rest.
constexpr std::array<double, 4> kInner{0.13, 0.11, 0.775, 0.815};

} // namespace

std::array<double, 2> AxesObject::figureSize() const {
    const auto* figure = dynamic_cast<const FigureObject*>(parent());
    return figure ? std::array<double, 2>{figure->position[2], figure->position[3]}
                  : std::array<double, 2>{560, 420};
}

Value AxesObject::positionValue(bool outer) const {
    units::Box at{};
    for (std::size_t i = 0; i < 4; ++i)
        at[i] = decimal(outer && style.cell ? (*style.cell)[i] : position[i]);
    if (outer && !style.cell) {
        at[2] /= kInner[2];
        at[3] /= kInner[3];
        at[0] -= kInner[0] * at[2];
        at[1] -= kInner[1] * at[3];
    }
    if (style.units != "normalized") {
        const std::array<double, 2> whole = figureSize();
        at = units::fromPixels(units::toPixels(at, "normalized", whole), style.units, whole);
    }
    return rowValue({at[0], at[1], at[2], at[3]});
}

Value AxesObject::insetValue(std::string_view name) const {
    const bool tight = same(name, "tightinset");
    if (!tight && !same(name, "looseinset")) return {};
    const std::array<double, 2> whole = figureSize();
    units::Box inset{};
    if (tight) {
        AxesSnapshot now;
        now.style = style;
        now.visible = visible;
        now.title = title;
        now.xlabel = xlabel;
        now.ylabel = ylabel;
        now.space.zlabel = space.zlabel;
        now.colorbar = colorbar;
        now.legend = legend;
        const bool above = space.camera.azimuth == 0 && space.camera.elevation == 90;
        const AxesRoom room = tightRoom(now, inSpace() && !above);
        inset = {room.left / whole[0], room.bottom / whole[1], room.right / whole[0],
                 room.top / whole[1]};
    } else if (style.looseInset) {
        for (std::size_t i = 0; i < 4; ++i)
            inset[i] = decimal((*style.looseInset)[i]);
    } else {
        const double wide = decimal(position[2]) / kInner[2];
        const double tall = decimal(position[3]) / kInner[3];
        inset = {kInner[0] * wide, kInner[1] * tall, (1 - kInner[0] - kInner[2]) * wide,
                 (1 - kInner[1] - kInner[3]) * tall};
        for (double& side : inset)
            side = decimal(static_cast<float>(side));
    }
    for (std::size_t i = 0; i < 4 && style.units != "normalized"; ++i)
        inset[i] *= whole[i % 2] / units::pixelsOf(style.units, i % 2, whole);
    return rowValue({inset[0], inset[1], inset[2], inset[3]});
}

bool AxesObject::setLooseInset(const Value& value) {
    units::Box given{};
    if (!units::setBox(given, value)) return false;
    const std::array<double, 2> whole = figureSize();
    std::array<float, 4> inset{};
    for (std::size_t i = 0; i < 4; ++i) {
        if (style.units != "normalized")
            given[i] *= units::pixelsOf(style.units, i % 2, whole) / whole[i % 2];
        if (!(given[i] >= 0 && given[i] < 1)) return false;
        inset[i] = static_cast<float>(given[i]);
    }
    style.looseInset = inset;
    return true;
}

bool AxesObject::setPosition(const Value& value, bool outer) {
    units::Box at{};
    if (!units::setBox(at, value)) return false;
    if (style.units != "normalized") {
        const std::array<double, 2> whole = figureSize();
        at = units::fromPixels(units::toPixels(at, style.units, whole), "normalized", whole);
    }
    if (!(at[2] > 0 && at[3] > 0)) return false;
    if (outer) {
        style.cell.emplace();
        for (std::size_t i = 0; i < 4; ++i)
            (*style.cell)[i] = static_cast<float>(at[i]);
        at = {at[0] + kInner[0] * at[2], at[1] + kInner[1] * at[3], kInner[2] * at[2],
              kInner[3] * at[3]};
    }
    for (std::size_t i = 0; i < 4; ++i)
        position[i] = static_cast<float>(at[i]);
    style.placed = !outer;
    return true;
}

/// From then on the box is where the script has been told that it is.
void AxesObject::wasRead(std::string_view name) const {
    if (!same(name, "position") && !same(name, "innerposition")) return;
    const Ref<AxesObject> self(const_cast<AxesObject*>(this));
    self->style.told = true;
}

/// Title and labels as objects of their own.
Value AxesObject::labelOf(std::string_view name) const {
    const Ref<AxesObject> self(const_cast<AxesObject*>(this));
    AxesObject& axes = *self;
    const auto label = [&](std::string& text, LabelStyle& of) {
        return Value(makeRef<LabelObject>(self, &text, &of));
    };
    if (same(name, "title")) return label(axes.title, axes.style.title);
    if (same(name, "xlabel")) return label(axes.xlabel, axes.style.xlabel);
    if (same(name, "ylabel")) return label(axes.ylabel, axes.style.ylabel);
    if (same(name, "zlabel")) return label(axes.space.zlabel, axes.style.zlabel);
    if (same(name, "subtitle")) return label(axes.style.subtitle, axes.style.subtitleStyle);
    if (name.size() != 5 || !same(name.substr(1), "axis")) return {};
    const char letter = lower(name.substr(0, 1)).front();
    // Axes with two sides have a ruler of each.
    if (letter == 'y' && (twin || axes.left)) {
        const Ref<AxesObject> main = axes.left ? Ref<AxesObject>(axes.left) : self;
        return columnOfObjects(std::vector<Ref<GraphicsObject>>{
            makeRef<RulerObject>(main, letter), makeRef<RulerObject>(main->twin, letter)});
    }
    if (letter < 'x' || letter > 'z') return {};
    return Value(makeRef<RulerObject>(self, letter));
}

Value AxesObject::property(std::string_view name) const {
    name = usualName(name);
    if (left && isOfX(name)) return left->property(name);
    if (polar.on) {
        if (same(name, "type")) return Value::text("polaraxes");
        if (Value value = polar.property(name); !value.isNothing()) return value;
    }
    const auto limits = [](const Limits& l) { return rowValue({l.low, l.high}); };
    if (same(name, "xlim")) return limits(limitsOfX(reader));
    if (same(name, "ylim")) return limits(limitsOfY(reader));
    if (same(name, "clim")) return limits(limitsOfColor(reader));
    if (same(name, "alim")) return limits(limitsOfAlpha(reader));
    if (isPosition(name)) return positionValue(same(name, "outerposition"));
    if (Value inset = insetValue(name); !inset.isNothing()) return inset;
    if (same(name, "units")) return Value::text(style.units);
    if (same(name, "positionconstraint"))
        return Value::text(style.placed ? "innerposition" : "outerposition");
    if (same(name, "ydir")) return Value::text(reverseY ? "reverse" : "normal");
    if (same(name, "xscale")) return Value::text(logX ? "log" : "linear");
    if (same(name, "yscale")) return Value::text(logY ? "log" : "linear");
    if (same(name, "xgrid")) return onOff(grid || style.x.grid);
    if (same(name, "ygrid")) return onOff(grid || style.y.grid);
    for (const auto& [mode, limit] : {std::pair{"xlimmode", &xlimits},
                                      {"ylimmode", &ylimits},
                                      {"climmode", &climits},
                                      {"alimmode", &alimits}}) {
        if (same(name, mode)) return Value::text(limit->automatic ? "auto" : "manual");
    }
    if (same(name, "legend") || same(name, "colorbar")) {
        const Ref<AxesObject> self(const_cast<AxesObject*>(this));
        if (same(name, "legend"))
            return legend ? Value(makeRef<LegendObject>(self)) : Value::emptyMatrix();
        return colorbar ? Value(makeRef<ColorbarObject>(self)) : Value::emptyMatrix();
    }
    if (same(name, "toolbar"))
        return Value(makeRef<ToolbarObject>(Ref<AxesObject>(const_cast<AxesObject*>(this))));
    if (same(name, "layout"))
        return Value(makeRef<TileOptionsObject>(Ref<AxesObject>(const_cast<AxesObject*>(this))));
    if (same(name, "colororderindex")) return static_cast<double>(m_nextColor + 1);
    if (Value label = labelOf(name); !label.isNothing()) return label;
    const auto ticksAlong = [&](bool alongX) {
        const Limits ends = alongX ? limitsOfX(reader) : limitsOfY(reader);
        const RulerStyle& ruler = alongX ? style.x : style.y;
        constexpr int kTimes = 7;
        if (ruler.time != TimeKind::None)
            return timeTicks(ruler, ends.low, ends.high, kTimes).values;
        return barTicks(*this, alongX).value_or(roundTicks(ends));
    };
    if (same(name, "xtick") && !style.x.ticks) return ticksValue(ticksAlong(true));
    if (same(name, "ytick") && !style.y.ticks) return ticksValue(ticksAlong(false));
    const auto textsAlong = [&](const RulerStyle& ruler, bool alongX) {
        const Limits ends = alongX ? limitsOfX(reader) : limitsOfY(reader);
        const int exponent = (alongX ? logX : logY) ? 0 : tickExponent(ruler, ends.low, ends.high);
        std::vector<std::string> written;
        const std::vector<double> all = ruler.ticks.value_or(ticksAlong(alongX));
        if (ruler.time != TimeKind::None)
            return textsValue(timeLabels(ruler, all, ends.low, ends.high).labels);
        for (const double tick : all)
            written.push_back(tickNumber(ruler, tick, exponent));
        return textsValue(written);
    };
    if (same(name, "xticklabel") && !style.x.labels) return textsAlong(style.x, true);
    if (same(name, "yticklabel") && !style.y.labels) return textsAlong(style.y, false);
    if (Value value = styleProperty(style, name); !value.isNothing()) return value;
    if (same(name, "nextplot"))
        return Value::text(hold ? "add" : keepsStyle ? "replacechildren" : "replace");
    if (same(name, "colormap")) return colorsValue(colors);
    if (same(name, "children")) {
        std::vector<Ref<GraphicsObject>> own = content();
        std::erase_if(own, [&](const auto& object) { return object->parent() != this; });
        return columnOfObjects(own);
    }
    if (Value value = orderProperty(name); !value.isNothing()) return value;
    if (Value value = spaceProperty(name); !value.isNothing()) return value;
    return GraphicsObject::property(name);
}

bool AxesObject::setProperty(std::string_view name, const Value& value) {
    name = usualName(name);
    if (left && isOfX(name)) return left->setProperty(name, value);
    if (polar.on && !polar.property(name).isNothing()) return polar.setProperty(name, value);
    if (same(name, "xlim")) return setLimits(xlimits, value);
    if (same(name, "ylim")) return setLimits(ylimits, value);
    if (same(name, "clim")) return setLimits(climits, value);
    if (same(name, "alim")) return setLimits(alimits, value);
    if (isPosition(name)) return setPosition(value, same(name, "outerposition"));
    if (same(name, "positionconstraint")) {
        std::string word;
        if (!setChoice(word, value, kConstraints)) return false;
        style.placed = word != "outerposition";
        return true;
    }
    if (same(name, "looseinset")) return setLooseInset(value);
    if (same(name, "toolbar")) return setToolbar(style.toolbar, value);
    if (same(name, "units")) return units::set(style.units, value);
    const auto choose = [&](bool& slot, std::span<const std::string_view> choices) {
        std::string word;
        if (!setChoice(word, value, choices)) return false;
        slot = word == choices.back();
        return true;
    };
    if (same(name, "ydir")) return choose(reverseY, kDirections);
    if (same(name, "xscale")) return choose(logX, kScales);
    if (same(name, "yscale")) return choose(logY, kScales);
    if (same(name, "xgrid") || same(name, "ygrid") || same(name, "zgrid")) {
        if (grid) style.x.grid = style.y.grid = style.z.grid = true;
        grid = false;
        RulerStyle& ruler = same(name, "xgrid") ? style.x : same(name, "ygrid") ? style.y : style.z;
        return setTruth(ruler.grid, value);
    }
    // What `ax.Title.String = …` has changed already comes back as the label.
    if (same(name, "title")) return isLabel(value) || setLines(title, value);
    if (same(name, "xlabel")) return isLabel(value) || setLines(xlabel, value);
    if (same(name, "ylabel")) return isLabel(value) || setLines(ylabel, value);
    if (same(name, "zlabel")) return isLabel(value) || setLines(space.zlabel, value);
    if (same(name, "subtitle")) return isLabel(value) || setLines(style.subtitle, value);
    if (name.size() == 5 && same(name.substr(1), "axis")) return isRuler(value);
    if (same(name, "nextplot")) {
        std::string word;
        if (!setChoice(word, value, kNextPlot)) return false;
        hold = word == "add";
        keepsStyle = word == "replacechildren";
        return true;
    }
    if (same(name, "colormap")) {
        if (!colorsFromValue(colors, value)) return false;
        colormap = "custom";
        return true;
    }
    if (!orderProperty(name).isNothing()) return setOrderProperty(name, value);
    for (const auto& [mode, limit, now] : {std::tuple{"xlimmode", &xlimits, &AxesObject::limitsOfX},
                                           {"ylimmode", &ylimits, &AxesObject::limitsOfY},
                                           {"climmode", &climits, &AxesObject::limitsOfColor},
                                           {"alimmode", &alimits, &AxesObject::limitsOfAlpha}}) {
        if (!same(name, mode)) continue;
        std::string word;
        if (!setChoice(word, value, kLimitModes)) return false;
        if (word == "manual") *limit = (this->*now)(reader);
        limit->automatic = word == "auto";
        return true;
    }
    if (same(name, "children")) return setChildren(value);
    if (same(name, "layout")) return isTileOptions(value);
    if (same(name, "colororderindex")) {
        double index = 0;
        if (!setNumber(index, value) || index < 1 || index > 1e6 || index != std::floor(index))
            return false;
        m_nextColor = static_cast<int>(index) - 1;
        return true;
    }
    if (!styleProperty(style, name).isNothing()) return setStyleProperty(style, name, value);
    if (setSpaceProperty(name, value)) return true;
    return GraphicsObject::setProperty(name, value);
}

bool AxesObject::setChildren(const Value& value) {
    std::vector<Ref<GraphicsObject>> own = content();
    std::erase_if(own, [&](const auto& object) { return object->parent() != this; });
    std::vector<Value> given;
    if (const ObjectArray* many = objectArray(value))
        given = many->elements();
    else if (value.kind() == Kind::Object)
        given.push_back(value);
    if (given.size() != own.size()) return false;
    std::vector<GraphicsObject*> wanted;
    for (const Value& one : given) {
        auto* object = one.kind() == Kind::Object
                           ? dynamic_cast<GraphicsObject*>(&one.objectValue())
                           : nullptr;
        const bool known = std::any_of(own.begin(), own.end(),
                                       [&](const auto& child) { return child.get() == object; });
        if (!known || std::find(wanted.begin(), wanted.end(), object) != wanted.end()) return false;
        wanted.push_back(object);
    }
    std::vector<uint64_t>& listed = style.legend.order;
    std::for_each(wanted.rbegin(), wanted.rend(), [&](GraphicsObject* object) {
        const uint64_t before = object->id();
        object->renew();
        std::replace(listed.begin(), listed.end(), before, object->id());
    });
    return true;
}

std::vector<std::string> AxesObject::propertyNames() const {
    std::vector<std::string> names{
        "XLim",       "YLim",           "CLim",     "XScale",       "YScale",       "YDir",
        "ALim",       "XGrid",          "YGrid",    "Title",        "XLabel",       "YLabel",
        "Position",   "OuterPosition",  "Units",    "NextPlot",     "LooseInset",   "TightInset",
        "ColorOrder", "LineStyleOrder", "Colormap", "XLimitMethod", "YLimitMethod", "ZLimitMethod",
        "Children",   "Visible",        "Tag",      "Type"};
    for (const char* name :
         {"ZLim", "ZScale", "XDir", "ZDir", "ZGrid", "ZTick", "ZTickLabel", "ZLabel", "View",
          "CameraPosition", "CameraTarget", "CameraUpVector", "CameraViewAngle", "Projection",
          "DataAspectRatio", "DataAspectRatioMode", "PlotBoxAspectRatio", "PlotBoxAspectRatioMode"})
        names.emplace_back(name);
    for (std::string& name : stylePropertyNames())
        names.push_back(std::move(name));
    for (std::string& name : polar.on ? PolarAxes::propertyNames() : std::vector<std::string>())
        names.push_back(std::move(name));
    return names;
}

std::string AxesObject::choices(std::string_view name) const {
    if (same(name, "units")) return units::choices();
    if (std::string list = polar.choices(name); polar.on && !list.empty()) return list;
    if (same(name, "ydir")) return listed(kDirections);
    if (same(name, "xscale") || same(name, "yscale")) return listed(kScales);
    if (same(name, "nextplot")) return listed(kNextPlot);
    if (name.size() == 12 && same(name.substr(1), "limitmethod")) return listed(kLimitMethods);
    if (same(name, "xgrid") || same(name, "ygrid")) return listed(kOnOff);
    if (std::string known = styleChoices(name); !known.empty()) return known;
    if (std::string list = spaceChoices(name); !list.empty()) return list;
    return GraphicsObject::choices(name);
}

void AxesObject::beginWithDefaults(GraphicsObject& object) {
    if (defaults) defaults->applyTo(object);
    if (!legend || !style.legend.autoUpdate || object.property("displayname").isNothing()) return;
    if (dynamic_cast<const ConstantLineObject*>(&object)) return;
    if (style.legend.only) style.legend.order.push_back(object.id());
    const std::size_t number = LegendObject::entries(*this).size();
    object.setProperty("DisplayName", Value::text("data" + std::to_string(number)));
}

std::vector<Ref<GraphicsObject>> AxesObject::content() const {
    std::vector<Ref<GraphicsObject>> all;
    all.insert(all.end(), images.begin(), images.end());
    all.insert(all.end(), lines.begin(), lines.end());
    all.insert(all.end(), fills.begin(), fills.end());
    all.insert(all.end(), texts.begin(), texts.end());
    all.insert(all.end(), constants.begin(), constants.end());
    all.insert(all.end(), charts.begin(), charts.end());
    all.insert(all.end(), groups.begin(), groups.end());
    space.addContent(all);
    std::sort(all.begin(), all.end(),
              [](const auto& a, const auto& b) { return a->id() > b->id(); });
    return all;
}

void AxesObject::remove(const GraphicsObject& object) {
    const auto is = [&](const auto& ref) { return ref.get() == &object; };
    std::erase_if(images, is);
    std::erase_if(lines, is);
    std::erase_if(fills, is);
    std::erase_if(texts, is);
    std::erase_if(constants, is);
    std::erase_if(charts, is);
    std::erase_if(groups, is);
    space.remove(object);
}

bool AxesObject::give(GraphicsObject& object, GraphicsObject& to) {
    AxesObject* const other =
        dynamic_cast<AxesObject*>(&to) ? static_cast<AxesObject*>(&to) : axesOf(to);
    if (!other) return false;
    const auto move = [&](auto& from, auto& into) {
        const auto found = std::find_if(from.begin(), from.end(),
                                        [&](const auto& ref) { return ref.get() == &object; });
        if (found == from.end()) return false;
        const auto ref = *found;
        from.erase(found);
        into.push_back(ref);
        ref->setParent(&to);
        return true;
    };
    return move(images, other->images) || move(lines, other->lines) || move(fills, other->fills) ||
           move(texts, other->texts) || move(constants, other->constants) ||
           move(charts, other->charts) || move(groups, other->groups) ||
           move(space.surfaces, other->space.surfaces) ||
           move(space.patches, other->space.patches) || move(space.lights, other->space.lights);
}

} // namespace vitrine
