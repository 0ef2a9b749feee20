// SPDX-License-Identifier: Apache-2.0
#include "figure/contour_object.h"
#include "figure/axes_style_properties.h"
#include "figure/contours.h"
#include "figure/ruler_numbers.h"

#include <algorithm>
#include <cmath>

namespace vitrine {

using namespace properties;

namespace {

FigureData dataOf(const std::vector<double>& numbers) {
    Ref<Tensor> out =
        Tensor::make(DType::Double, Shape(static_cast<int64_t>(numbers.size()), 1), false, false);
    std::copy(numbers.begin(), numbers.end(), out->mutableData<double>());
    return {std::move(out)};
}

std::vector<double> numbersOf(const Value& value) {
    const Ref<Tensor> t = value.toTensor();
    std::vector<double> out(static_cast<std::size_t>(t->count()));
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = t->asDouble(static_cast<int64_t>(i));
    return out;
}

FigureData joinedData(const FigureData& first, const FigureData& second) {
    std::vector<double> all;
    for (const FigureData* data : {&first, &second}) {
        for (int64_t i = 0; i < data->tensor->count(); ++i)
            all.push_back(data->tensor->asDouble(i));
    }
    return dataOf(all);
}

Rgba mapColor(const AxesSnapshot& axes, double value) {
    if (axes.colors.empty()) return {0, 0, 0, 1};
    const auto top = static_cast<double>(axes.colors.size());
    const double place = std::floor(colorShare(axes, value) * top);
    const auto row = static_cast<std::size_t>(place > 0 ? std::min(place, top - 1) : 0);
    return {axes.colors[row][0], axes.colors[row][1], axes.colors[row][2], 1};
}

std::vector<double> uniqueSorted(std::vector<double> levels) {
    std::erase_if(levels, [](double level) { return std::isnan(level); });
    std::sort(levels.begin(), levels.end());
    levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
    return levels;
}

} // namespace

struct ContourObject::Level {
    std::vector<ContourLine> lines;
    FigureData x, y; ///< all lines, with NaN between them
    FigureData triangleX, triangleY, ringX, ringY;
};

void ContourObject::setGrid(Value x, Value y, Value z) {
    m_x = std::move(x);
    m_y = std::move(y);
    m_z = std::move(z);
    for (const auto& [value, data] :
         {std::pair{&m_x, &m_xs}, std::pair{&m_y, &m_ys}, std::pair{&m_z, &m_zs}})
        data->set(value->isNothing() ? nullptr : value->toTensor());
    const Range heights = range();
    m_low = heights ? heights->first : HUGE_VAL;
    m_high = heights ? heights->second : -HUGE_VAL;
    m_grid = nullptr;
    m_found.clear();
    m_places.reset();
    if (!m_given) setLevels(automaticLevels(), false);
}

Range ContourObject::range() const {
    return m_zs.range(m_read);
}

const ContourGrid& ContourObject::grid() const {
    if (m_grid) return *m_grid;
    auto grid = std::make_shared<ContourGrid>();
    grid->rows = m_z.shape().rows();
    grid->columns = m_z.shape().columns();
    grid->z = numbersOf(m_z);
    const std::vector<double> xs = m_x.isNothing() ? std::vector<double>() : numbersOf(m_x);
    const std::vector<double> ys = m_y.isNothing() ? std::vector<double>() : numbersOf(m_y);
    const bool gridX = xs.size() == grid->z.size() && !m_x.shape().isVector();
    const bool gridY = ys.size() == grid->z.size() && !m_y.shape().isVector();
    grid->straight = !gridX && !gridY;
    for (int64_t column = 0; column < grid->columns; ++column) {
        for (int64_t row = 0; row < grid->rows; ++row) {
            const auto at = static_cast<std::size_t>(column * grid->rows + row);
            const auto c = static_cast<std::size_t>(column), r = static_cast<std::size_t>(row);
            grid->x.push_back(gridX           ? xs[at]
                              : c < xs.size() ? xs[c]
                                              : static_cast<double>(column + 1));
            grid->y.push_back(gridY           ? ys[at]
                              : r < ys.size() ? ys[r]
                                              : static_cast<double>(row + 1));
        }
    }
    m_grid = std::move(grid);
    return *m_grid;
}

std::vector<double> ContourObject::automaticLevels() const {
    return m_low < m_high ? contourLevels(m_low, m_high) : std::vector<double>();
}

void ContourObject::setLevels(std::vector<double> levels, bool given) {
    m_levels = uniqueSorted(std::move(levels));
    m_given = given;
    m_found.clear();
    m_places.reset();
}

const ContourObject::Level& ContourObject::level(std::size_t number) const {
    m_found.resize(m_levels.size() + 1);
    if (m_found[number]) return *m_found[number];
    auto found = std::make_shared<Level>();
    // The last one is the ground that all heights stand on.
    const bool ground = number == m_levels.size();
    const double height = ground ? m_low : m_levels[number];
    if (!ground) {
        found->lines = contourLines(grid(), height);
        std::vector<double> x, y;
        for (const ContourLine& one : found->lines) {
            x.insert(x.end(), one.x.begin(), one.x.end());
            y.insert(y.end(), one.y.begin(), one.y.end());
            x.push_back(NAN);
            y.push_back(NAN);
        }
        found->x = dataOf(x);
        found->y = dataOf(y);
    }
    if (fill) {
        const ContourArea area = contourArea(grid(), height);
        found->triangleX = dataOf(area.triangleX);
        found->triangleY = dataOf(area.triangleY);
        found->ringX = dataOf(area.ringX);
        found->ringY = dataOf(area.ringY);
    }
    m_found[number] = found;
    return *found;
}

Range ContourObject::extent(bool alongX) const {
    if (m_z.isNothing()) return {};
    const RangedData& places = alongX ? m_xs : m_ys;
    if (places.tensor()) return places.range(m_read);
    const int64_t count = alongX ? m_z.shape().columns() : m_z.shape().rows();
    return std::pair{1.0, static_cast<double>(count)};
}

Range ContourObject::heights() const {
    if (place == ContourPlace::Levels && !m_levels.empty())
        return std::pair{m_levels.front(), m_levels.back()};
    if (place == ContourPlace::Fixed) return std::pair{fixedHeight, fixedHeight};
    return {};
}

Ref<ChartObject> ContourObject::another() const {
    auto copy = makeRef<ContourObject>(fill, m_read);
    copy->setGrid(m_x, m_y, m_z);
    copy->setLevels(m_levels, m_given);
    copy->findPlaces = findPlaces;
    copy->place = place;
    copy->fixedHeight = fixedHeight;
    copy->textSize = textSize;
    copy->textColor = textColor;
    copy->textBold = textBold;
    copy->textFormat = textFormat;
    copy->textSpacing = textSpacing;
    copy->lineAlpha = lineAlpha;
    copy->faceAlpha = faceAlpha;
    copy->line = line;
    return copy;
}

double ContourObject::heightOf(double level, const AxesSnapshot& axes) const {
    switch (place) {
    case ContourPlace::Levels:
        return level;
    case ContourPlace::Floor:
        return axes.space.zlimits.low;
    case ContourPlace::Ceiling:
        return axes.space.zlimits.high;
    case ContourPlace::Fixed:
    case ContourPlace::Plane:
        break;
    }
    return fixedHeight;
}

Range ContourObject::colorRange() const {
    if (m_levels.empty()) return {};
    const double low = fill && !m_given ? m_low : m_levels.front();
    return std::pair{std::min(low, m_levels.front()), m_levels.back()};
}

void ContourObject::draw(AxesSnapshot& axes, DrawnBy by) const {
    if (m_z.isNothing() || !(m_low < m_high)) return;
    std::vector<std::vector<Number>> numbers(m_levels.size());
    const bool there = by == DrawnBy::Device && !m_zs.tensor()->onHost();
    if (there && (!showText || findPlaces)) {
        if (showText) numbers = numbersFound(axes);
        addWhole(axes, numbers);
        return addLabels(axes, numbers);
    }
    int count = 0;
    for (std::size_t i = 0; showText && i < m_levels.size(); ++i)
        numbers[i] = numbersOn(axes, i, count);
    // A device knows where an area ends that shows what is below it.
    if (by == DrawnBy::Device && fill && !hasDepth() && faceAlpha < 1) {
        addWhole(axes, numbers);
        return addLabels(axes, numbers);
    }
    if (fill && !hasDepth()) addFills(axes);
    if (color.mode != MarkerColor::Mode::None && style != "none") addLines(axes, numbers);
    addLabels(axes, numbers);
}

void ContourObject::addWhole(AxesSnapshot& axes,
                             const std::vector<std::vector<Number>>& numbers) const {
    ContourSnapshot whole;
    whole.id = id();
    whole.x.tensor = m_xs.tensor();
    whole.y.tensor = m_ys.tensor();
    whole.z.tensor = m_zs.tensor();
    whole.rows = m_z.shape().rows();
    whole.columns = m_z.shape().columns();
    whole.inSpace = hasDepth();
    whole.width = width;
    whole.style = style;
    whole.areaAlpha = faceAlpha;
    if (inLegends()) whole.name = name;
    whole.line = line;
    const bool areas = fill && !hasDepth();
    if (areas && !m_given) whole.areas.push_back({m_low, mapColor(axes, m_low), 0, {}});
    for (std::size_t i = 0; i < m_levels.size(); ++i) {
        const double level = m_levels[i];
        if (areas) whole.areas.push_back({level, mapColor(axes, level), 0, {}});
        if (color.mode == MarkerColor::Mode::None || style == "none") continue;
        whole.lines.push_back({level, lineColor(axes, level), heightOf(level, axes), {}});
        for (const Number& number : numbers[i])
            whole.lines.back().gaps.push_back(
                {number.x, number.y, static_cast<float>(halfLength(i))});
    }
    axes.contours.push_back(std::move(whole));
}

Rgba ContourObject::lineColor(const AxesSnapshot& axes, double level) const {
    Rgba out{color.color[0], color.color[1], color.color[2], 1};
    if (color.mode == MarkerColor::Mode::Flat) out = mapColor(axes, level);
    out[3] = lineAlpha;
    return out;
}

void ContourObject::addFills(AxesSnapshot& axes) const {
    std::vector<std::size_t> order; // from low to high
    if (!m_given) order.push_back(m_levels.size());
    for (std::size_t i = 0; i < m_levels.size(); ++i)
        order.push_back(i);
    for (std::size_t k = 0; k < order.size(); ++k) {
        const Level& found = level(order[k]);
        FillSnapshot fillOf;
        fillOf.id = id();
        fillOf.form = FillForm::Polygons;
        fillOf.x = found.triangleX;
        fillOf.y = found.triangleY;
        fillOf.count = found.triangleX.tensor->count();
        fillOf.outlineX = found.ringX;
        fillOf.outlineY = found.ringY;
        // What is higher covers what is lower; where it is translucent, the lower area ends there.
        if (faceAlpha < 1 && k + 1 < order.size()) {
            const Level& higher = level(order[k + 1]);
            fillOf.outlineX = joinedData(found.ringX, higher.ringX);
            fillOf.outlineY = joinedData(found.ringY, higher.ringY);
        }
        fillOf.face = mapColor(axes, order[k] == m_levels.size() ? m_low : m_levels[order[k]]);
        fillOf.face[3] = faceAlpha;
        fillOf.line = line;
        if (fillOf.count > 0) axes.fills.push_back(std::move(fillOf));
    }
}

void ContourObject::addLines(AxesSnapshot& axes,
                             const std::vector<std::vector<Number>>& numbers) const {
    for (std::size_t i = 0; i < m_levels.size(); ++i) {
        const Level& found = level(i);
        LineSnapshot lines;
        lines.id = id();
        lines.x = found.x;
        lines.y = found.y;
        lines.count = found.x.tensor->count();
        lines.color = lineColor(axes, m_levels[i]);
        lines.ofChart = true;
        lines.width = width;
        lines.style = style;
        lines.line = line;
        if (i == 0 && inLegends()) lines.name = name;
        if (!numbers[i].empty()) cut(lines, i, numbers[i]);
        if (hasDepth()) {
            lines.z = dataOf(std::vector<double>(static_cast<std::size_t>(lines.count),
                                                 heightOf(m_levels[i], axes)));
        }
        if (lines.count > 0) axes.lines.push_back(std::move(lines));
    }
}

ContourObject::Room ContourObject::roomOf(const AxesSnapshot& axes) const {
    const auto* parentAxes = axesOf(*this);
    const auto* figure =
        parentAxes ? dynamic_cast<const FigureObject*>(parentAxes->parent()) : nullptr;
    Room room;
    room.wide = (figure ? figure->position[2] : 560) * static_cast<double>(axes.position[2]);
    room.tall = (figure ? figure->position[3] : 420) * static_cast<double>(axes.position[3]);
    room.spanX = axes.xlimits.high - axes.xlimits.low;
    room.spanY = axes.ylimits.high - axes.ylimits.low;
    return room;
}

std::string ContourObject::numberOf(std::size_t level) const {
    return formatNumber(textFormat, m_levels[level]);
}

double ContourObject::halfLength(std::size_t level) const {
    constexpr double kPixelsOfPoint = 4.0 / 3, kWidthOfLetter = 0.62, kAway = 3;
    const auto letters = static_cast<double>(numberOf(level).size());
    return letters * kWidthOfLetter * kPixelsOfPoint * static_cast<double>(textSize) / 2 + kAway;
}

ContourObject::Number ContourObject::numberAt(const AxesSnapshot& axes, const Room& room,
                                              std::size_t level, const LinePlace& at) const {
    const double half = halfLength(level);
    Number number;
    number.x = at.x;
    number.y = at.y;
    number.halfX = half / room.wide * room.spanX;
    number.halfY = half / room.tall * room.spanY;
    const double turn =
        std::atan2(at.alongY / room.spanY * room.tall, at.alongX / room.spanX * room.wide);
    number.degrees = turn * 180 / 3.14159265358979323846 * (axes.reverseY ? -1 : 1);
    if (number.degrees > 90) number.degrees -= 180;
    if (number.degrees < -90) number.degrees += 180;
    return number;
}

/// A number in the middle of each line that is long enough, along its direction.
std::vector<ContourObject::Number> ContourObject::numbersOn(const AxesSnapshot& axes, std::size_t i,
                                                            int& count) const {
    const Room room = roomOf(axes);
    std::vector<Number> out;
    for (const ContourLine& one : level(i).lines) {
        double length = 0;
        for (std::size_t k = 1; k < one.x.size(); ++k)
            length += std::hypot((one.x[k] - one.x[k - 1]) / room.spanX,
                                 (one.y[k] - one.y[k - 1]) / room.spanY);
        if (length < 0.25 || one.x.size() < 4) continue;
        // Neighbouring lines have theirs at other shares of their way.
        const double share = std::fmod(static_cast<double>(++count) * 0.618, 1.0);
        const auto points = static_cast<double>(one.x.size());
        const std::size_t at = std::clamp<std::size_t>(
            static_cast<std::size_t>(points * (0.15 + 0.7 * share)), 1, one.x.size() - 2);
        out.push_back(numberAt(axes, room, i,
                               {i, one.x[at], one.y[at], one.x[at + 1] - one.x[at - 1],
                                one.y[at + 1] - one.y[at - 1]}));
    }
    return out;
}

/// Few on each level, so far from each other that none covers another, and whole in the box.
std::vector<std::vector<ContourObject::Number>>
ContourObject::numbersFound(const AxesSnapshot& axes) const {
    constexpr std::size_t kMostOfLevel = 3;
    constexpr double kMargin = 6, kPixelsOfPoint = 4.0 / 3; // pixels
    if (!m_places) m_places = findPlaces(*this);
    const Room room = roomOf(axes);
    std::vector<std::vector<Number>> out(m_levels.size());
    struct Taken {
        double x, y, half;
        std::size_t level;
    };
    std::vector<Taken> taken;
    for (const LinePlace& at : *m_places) {
        if (at.level >= out.size() || out[at.level].size() >= kMostOfLevel) continue;
        const double half = halfLength(at.level);
        const double x = (at.x - axes.xlimits.low) / room.spanX * room.wide;
        const double y = (at.y - axes.ylimits.low) / room.spanY * room.tall;
        const double edge = half + kMargin;
        if (x < edge || y < edge || x > room.wide - edge || y > room.tall - edge) continue;
        const bool free = std::none_of(taken.begin(), taken.end(), [&](const Taken& other) {
            const double apart =
                other.level == at.level ? textSpacing * kPixelsOfPoint : half + other.half;
            return std::hypot(x - other.x, y - other.y) < apart;
        });
        if (!free) continue;
        taken.push_back({x, y, half, at.level});
        out[at.level].push_back(numberAt(axes, room, at.level, at));
    }
    return out;
}

void ContourObject::addLabels(AxesSnapshot& axes,
                              const std::vector<std::vector<Number>>& numbers) const {
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        for (const Number& number : numbers[i]) {
            TextSnapshot text;
            text.id = id();
            text.x = number.x;
            text.y = number.y;
            if (hasDepth()) text.z = heightOf(m_levels[i], axes);
            text.text = numberOf(i);
            text.size = textSize;
            text.color = textColor;
            text.bold = textBold;
            text.across = "center";
            text.rotation = static_cast<float>(number.degrees);
            axes.texts.push_back(std::move(text));
        }
    }
}

/// Lines end at the ellipse around a number and go on behind it.
void ContourObject::cut(LineSnapshot& lines, std::size_t i,
                        const std::vector<Number>& numbers) const {
    std::vector<double> x, y;
    const auto covered = [&](double atX, double atY) {
        return std::any_of(numbers.begin(), numbers.end(), [&](const Number& number) {
            return std::hypot((atX - number.x) / number.halfX, (atY - number.y) / number.halfY) < 1;
        });
    };
    const auto add = [&](double atX, double atY) {
        x.push_back(atX);
        y.push_back(atY);
    };
    constexpr int kHalvings = 20;
    for (const ContourLine& one : level(i).lines) {
        for (std::size_t k = 0; k < one.x.size(); ++k) {
            const bool hidden = covered(one.x[k], one.y[k]);
            if (k > 0 && hidden != covered(one.x[k - 1], one.y[k - 1])) {
                double shown = hidden ? 0 : 1, gone = hidden ? 1 : 0;
                const auto between = [&](double t) {
                    return std::array<double, 2>{one.x[k - 1] + t * (one.x[k] - one.x[k - 1]),
                                                 one.y[k - 1] + t * (one.y[k] - one.y[k - 1])};
                };
                for (int n = 0; n < kHalvings; ++n) {
                    const double middle = (shown + gone) / 2;
                    const auto [mx, my] = between(middle);
                    (covered(mx, my) ? gone : shown) = middle;
                }
                const auto [edgeX, edgeY] = between(shown);
                add(edgeX, edgeY);
            }
            if (hidden)
                add(NAN, NAN);
            else
                add(one.x[k], one.y[k]);
        }
        add(NAN, NAN);
    }
    lines.x = dataOf(x);
    lines.y = dataOf(y);
    lines.count = static_cast<int64_t>(x.size());
}

Value ContourObject::matrix() const {
    std::vector<double> columns;
    for (std::size_t i = 0; i < m_levels.size(); ++i) {
        for (const ContourLine& one : level(i).lines) {
            columns.push_back(m_levels[i]);
            columns.push_back(static_cast<double>(one.x.size()));
            for (std::size_t k = 0; k < one.x.size(); ++k) {
                columns.push_back(one.x[k]);
                columns.push_back(one.y[k]);
            }
        }
    }
    Ref<Tensor> out = Tensor::make(
        DType::Double, Shape(columns.empty() ? 0 : 2, static_cast<int64_t>(columns.size() / 2)),
        false, false);
    std::copy(columns.begin(), columns.end(), out->mutableData<double>());
    return Value(std::move(out));
}

Value ContourObject::property(std::string_view key) const {
    if (same(key, "zdata")) return m_z;
    if (same(key, "xdata")) return m_x.isNothing() ? countingRow(m_z.shape().columns()) : m_x;
    if (same(key, "ydata")) return m_y.isNothing() ? countingRow(m_z.shape().rows()) : m_y;
    if (same(key, "levellist")) return ticksValue(m_levels);
    if (same(key, "levellistmode")) return Value::text(m_given ? "manual" : "auto");
    if (same(key, "contourmatrix")) return matrix();
    if (same(key, "linecolor") || same(key, "edgecolor")) return markerColorValue(color);
    if (same(key, "linewidth")) return decimal(width);
    if (same(key, "linestyle")) return Value::text(style);
    if (same(key, "showtext")) return onOff(showText);
    if (same(key, "fill")) return onOff(fill);
    if (same(key, "labelspacing")) return textSpacing;
    if (same(key, "labelformat")) return Value::text(textFormat);
    if (same(key, "labelcolor")) return colorValue(textColor.value_or(Color{0, 0, 0}));
    if (same(key, "edgealpha")) return decimal(lineAlpha);
    if (same(key, "facealpha")) return decimal(faceAlpha);
    if (same(key, "levelstep")) return m_levels.size() > 1 ? m_levels[1] - m_levels[0] : 0.0;
    if (same(key, "zlocation")) {
        if (place == ContourPlace::Floor) return Value::text("zmin");
        if (place == ContourPlace::Ceiling) return Value::text("zmax");
        return fixedHeight;
    }
    if (same(key, "displayname")) return Value::text(name);
    return GraphicsObject::property(key);
}

bool ContourObject::setProperty(std::string_view key, const Value& value) {
    if (same(key, "zdata")) {
        if (!value.isArray() || value.isComplex() || !(value.shape() == m_z.shape())) return false;
        setGrid(m_x, m_y, value);
        return true;
    }
    if (same(key, "xdata") || same(key, "ydata")) {
        const bool alongX = same(key, "xdata");
        if (!value.isArray() || value.isComplex() || value.isTextScalar()) return false;
        const Shape shape = m_z.shape();
        const bool fits = value.shape().isVector()
                              ? value.count() == (alongX ? shape.columns() : shape.rows())
                              : value.shape() == shape;
        if (!fits) return false;
        setGrid(alongX ? value : m_x, alongX ? m_y : value, m_z);
        return true;
    }
    if (same(key, "levellist")) {
        if (!value.isArray() || value.isComplex() || value.isTextScalar()) return false;
        setLevels(numbersOf(value), true);
        return true;
    }
    if (same(key, "zlocation")) return setHeight(value);
    if (same(key, "levelstep")) {
        double step = 0;
        if (!setNumber(step, value) || step <= 0 || (m_high - m_low) / step > 1e4) return false;
        std::vector<double> levels;
        for (double at = std::ceil(m_low / step) * step; at <= m_high; at += step)
            levels.push_back(at);
        setLevels(std::move(levels), true);
        return true;
    }
    if (same(key, "linecolor") || same(key, "edgecolor")) {
        if (value.isTextScalar() && same(value.toText(), "auto"))
            return color = {MarkerColor::Mode::Flat, {}}, true;
        return setMarkerColor(color, value, true);
    }
    if (same(key, "linewidth")) return setNumber(width, value, 1e-3f);
    if (same(key, "linestyle")) return setChoice(style, value, kLineStyles);
    if (same(key, "showtext")) return setTruth(showText, value);
    if (same(key, "labelspacing")) {
        double points = 0;
        if (!setNumber(points, value) || points <= 0) return false;
        textSpacing = points;
        return true;
    }
    if (same(key, "labelformat")) return setFormat(textFormat, value);
    if (same(key, "labelcolor")) return setOwnColor(textColor, value);
    if (same(key, "edgealpha")) return setShare(lineAlpha, value);
    if (same(key, "facealpha")) return setShare(faceAlpha, value);
    if (same(key, "fill")) {
        m_found.clear();
        return setTruth(fill, value);
    }
    if (same(key, "displayname")) return setText(name, value);
    return GraphicsObject::setProperty(key, value);
}

bool ContourObject::setHeight(const Value& value) {
    if (value.isTextScalar()) {
        const std::string word = lower(value.toText());
        if (word != "zmin" && word != "zmax") return false;
        place = word == "zmin" ? ContourPlace::Floor : ContourPlace::Ceiling;
        return true;
    }
    if (!setNumber(fixedHeight, value)) return false;
    place = ContourPlace::Fixed;
    return true;
}

std::vector<std::string> ContourObject::propertyNames() const {
    return {"LevelList",     "LevelListMode", "LineColor",    "LineWidth",   "LineStyle",
            "ShowText",      "Fill",          "LabelSpacing", "LabelFormat", "LabelColor",
            "EdgeAlpha",     "LevelStep",     "XData",        "YData",       "ZData",
            "ContourMatrix", "ZLocation",     "DisplayName",  "FaceAlpha",   "Visible",
            "Tag",           "Type"};
}

std::string ContourObject::choices(std::string_view key) const {
    if (same(key, "linestyle")) return listed(kLineStyles);
    if (same(key, "showtext") || same(key, "fill")) return listed(kOnOff);
    return GraphicsObject::choices(key);
}

} // namespace vitrine
