// SPDX-License-Identifier: Apache-2.0
// The properties of axes in space: the third axis, the camera and the aspects.
#include "figure/property_values.h"
#include "figure/ruler_numbers.h"
#include "figure/time_ruler.h"

#include <algorithm>
#include <cmath>

namespace vitrine {

using namespace properties;

namespace {

constexpr std::string_view kDirections[] = {"normal", "reverse"};
constexpr std::string_view kProjections[] = {"orthographic", "perspective"};
constexpr std::string_view kModes[] = {"auto", "manual"};
constexpr int kSteps = 6; ///< that limits along z are rounded to
constexpr double kViewAngle = 10.3396, kFlatViewAngle = 6.6086; ///< what MATLAB tells of its own

Value vectorValue(const Vector3& v) {
    return rowValue({v[0], v[1], v[2]});
}

Value textsValue(const std::vector<std::string>& texts) {
    auto cell = makeRef<Cell>(Shape(static_cast<int64_t>(texts.size()), 1));
    for (std::size_t i = 0; i < texts.size(); ++i)
        cell->elements[i] = Value::text(texts[i]);
    return cell;
}

Value numbersValue(const std::vector<double>& numbers) {
    Ref<Tensor> out =
        Tensor::make(DType::Double, Shape(1, static_cast<int64_t>(numbers.size())), false, false);
    std::copy(numbers.begin(), numbers.end(), out->mutableData<double>());
    return Value(std::move(out));
}

/// Where ticks lie that the script did not place.
std::vector<double> roundNumbers(const Limits& limits) {
    const double rough = (limits.high - limits.low) / kSteps;
    if (!(rough > 0) || !std::isfinite(rough)) return {};
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    const double share = rough / power;
    const double step = (share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10) * power;
    std::vector<double> ticks;
    for (double i = std::ceil(limits.low / step - 1e-9); i * step <= limits.high + step * 1e-9; ++i)
        ticks.push_back(i == 0 ? 0 : i * step);
    return ticks;
}

/// A ratio of positive numbers, the smallest of which becomes 1.
Vector3 ratio(Vector3 v) {
    const double least = std::min({v[0], v[1], v[2]});
    for (double& component : v)
        component /= least;
    return v;
}

bool setAspect(std::optional<Vector3>& slot, const Value& value) {
    Vector3 given{};
    if (!setVector(given, value) || std::min({given[0], given[1], given[2]}) <= 0) return false;
    slot = given;
    return true;
}

bool setTicks(std::optional<std::vector<double>>& slot, const Value& value) {
    if (!value.isArray() || value.isTextScalar() || value.isComplex()) return false;
    const Ref<Tensor> t = value.toTensor();
    std::vector<double> ticks;
    for (int64_t i = 0; i < t->count(); ++i) {
        if (i > 0 && !(t->asDouble(i) > ticks.back())) return false;
        ticks.push_back(t->asDouble(i));
    }
    slot = ticks;
    return true;
}

bool setTexts(std::vector<std::string>& slot, const Value& value) {
    std::vector<std::string> texts;
    if (value.isCell()) {
        for (const Value& v : value.cell().elements) {
            if (!v.isTextScalar()) return false;
            texts.push_back(v.toText());
        }
    } else if (value.isTextScalar()) {
        texts.push_back(value.toText());
    } else if (value.isString()) {
        for (const auto& text : value.strings().elements)
            texts.push_back(text.value_or(""));
    } else if (!value.isArray() || value.count() != 0) {
        return false;
    }
    slot = texts;
    return true;
}

bool setMode(std::optional<Vector3>& slot, const Value& value, const Vector3& now) {
    std::string word;
    if (!setChoice(word, value, kModes)) return false;
    if (word == "auto")
        slot.reset();
    else
        slot = now;
    return true;
}

} // namespace

bool AxesObject::inSpace() const {
    const CameraSnapshot& camera = space.camera;
    if (camera.azimuth != 0 || camera.elevation != 90 || camera.position || camera.up ||
        space.hasContent())
        return true;
    const auto deep = [](const auto& line) {
        return line->visible && (line->z.tensor() || isLifted(*line));
    };
    const auto lifted = [](const auto& object) { return object->visible && isLifted(*object); };
    return std::any_of(lines.begin(), lines.end(), deep) ||
           std::any_of(fills.begin(), fills.end(), lifted) ||
           std::any_of(images.begin(), images.end(),
                       [](const auto& image) { return image->visible && isMoved(*image); }) ||
           std::any_of(charts.begin(), charts.end(), [](const auto& chart) {
               return chart->visible && (chart->hasDepth() || isLifted(*chart));
           });
}

Limits AxesObject::limitsOfZ(const RangeReader& read) const {
    if (!space.zlimits.automatic) return space.zlimits;
    const RangeOf of = space.logZ ? RangeOf::Positive : RangeOf::Finite;
    Range range = space.extent(2, read, of);
    for (const auto& line : lines) {
        if (line->visible && isMoved(*line)) range = joined(range, movedExtent(*line, 2));
        if (!line->visible || !line->z.tensor() || isMoved(*line)) continue;
        range = joined(range, line->z.range(read, of));
        if (line->form == LineForm::Stem && (of == RangeOf::Finite || line->base > 0))
            range = joined(range, std::pair{line->base, line->base});
    }
    for (const auto& chart : charts) {
        if (chart->visible)
            range = joined(range, isMoved(*chart) ? movedExtent(*chart, 2) : chart->heights());
    }
    if (!range) return space.logZ ? Limits{0.1, 1, true} : Limits{0, 1, true};
    const LimitMethod method = limitMethods[2];
    if (method != LimitMethod::TickAligned && range->first < range->second)
        return limitsBy(method, *range, space.logZ);
    if (style.z.time != TimeKind::None && !space.logZ) {
        const auto [low, high] = timeLimits(style.z.time, range->first, range->second);
        return {low, high, true};
    }
    if (range->first == range->second && !space.logZ)
        return {range->first - 1, range->second + 1, true};
    return roundedLimits(range->first, range->second, space.logZ, kSteps);
}

AxesBox AxesObject::box(const RangeReader& read) const {
    const Limits limits[] = {limitsOfX(read), limitsOfY(read), limitsOfZ(read)};
    AxesBox out;
    for (std::size_t i = 0; i < 3; ++i) {
        out.low[i] = limits[i].low;
        out.range[i] = limits[i].high - limits[i].low;
    }
    const auto aspect =
        equal && !space.dataAspect ? std::optional(Vector3{1, 1, 1}) : space.dataAspect;
    out.size = boxSize(out.range, aspect, space.boxAspect);
    return out;
}

Value AxesObject::spaceProperty(std::string_view name) const {
    const CameraSnapshot& camera = space.camera;
    if (same(name, "zlim")) {
        const Limits l = limitsOfZ(reader);
        return rowValue({l.low, l.high});
    }
    if (same(name, "zlimmode")) return Value::text(space.zlimits.automatic ? "auto" : "manual");
    if (same(name, "zscale")) return Value::text(space.logZ ? "log" : "linear");
    if (same(name, "xdir")) return Value::text(space.reverseX ? "reverse" : "normal");
    if (same(name, "zdir")) return Value::text(space.reverseZ ? "reverse" : "normal");
    if (same(name, "zgrid")) return onOff(grid || style.z.grid);
    if (same(name, "ztick")) {
        if (space.zticks) return numbersValue(*space.zticks);
        const Limits ends = limitsOfZ(reader);
        return numbersValue(style.z.time == TimeKind::None
                                ? roundNumbers(ends)
                                : timeTicks(style.z, ends.low, ends.high, kSteps).values);
    }
    if (same(name, "zticklabel")) {
        if (style.z.time == TimeKind::None && space.ztickLabels.empty() &&
            !style.z.format.empty()) {
            std::vector<std::string> labels;
            for (const double tick : space.zticks.value_or(roundNumbers(limitsOfZ(reader))))
                labels.push_back(formatNumber(style.z.format, tick));
            return textsValue(labels);
        }
        if (style.z.time == TimeKind::None || !space.ztickLabels.empty())
            return textsValue(space.ztickLabels);
        const Limits ends = limitsOfZ(reader);
        return textsValue(space.zticks
                              ? timeLabels(style.z, *space.zticks, ends.low, ends.high).labels
                              : timeTicks(style.z, ends.low, ends.high, kSteps).labels);
    }
    if (same(name, "ztickmode")) return Value::text(space.zticks ? "manual" : "auto");
    if (same(name, "zticklabelmode"))
        return Value::text(space.ztickLabels.empty() ? "auto" : "manual");
    if (same(name, "view")) {
        const auto [azimuth, elevation] = camera.position
                                              ? viewAngles(cameraDirection(camera, box(reader)))
                                              : std::pair{camera.azimuth, camera.elevation};
        return rowValue({azimuth, elevation});
    }
    if (same(name, "cameraposition")) return vectorValue(cameraPosition(camera, box(reader)));
    if (same(name, "cameratarget")) return vectorValue(cameraTarget(camera, box(reader)));
    if (same(name, "cameraupvector")) {
        const bool above = !camera.position && std::abs(camera.elevation) == 90;
        return vectorValue(camera.up.value_or(above ? Vector3{0, 1, 0} : Vector3{0, 0, 1}));
    }
    if (same(name, "cameraviewangle"))
        return camera.viewAngle.value_or(inSpace() ? kViewAngle : kFlatViewAngle);
    if (same(name, "projection"))
        return Value::text(std::string(kProjections[camera.perspective ? 1 : 0]));
    if (same(name, "dataaspectratio")) {
        const AxesBox now = box(reader);
        Vector3 aspect = space.dataAspect.value_or(Vector3{1, 1, 1});
        if (!space.dataAspect && !equal) {
            for (std::size_t i = 0; i < 3; ++i)
                aspect[i] = now.range[i] / now.size[i];
            aspect = ratio(aspect);
        }
        return vectorValue(aspect);
    }
    if (same(name, "plotboxaspectratio"))
        return vectorValue(space.boxAspect.value_or(ratio(box(reader).size)));
    if (same(name, "dataaspectratiomode"))
        return Value::text(space.dataAspect || equal ? "manual" : "auto");
    if (same(name, "plotboxaspectratiomode"))
        return Value::text(space.boxAspect ? "manual" : "auto");
    return {};
}

bool AxesObject::setSpaceProperty(std::string_view name, const Value& value) {
    CameraSnapshot& camera = space.camera;
    const auto choose = [&](bool& slot, std::span<const std::string_view> choices) {
        std::string word;
        if (!setChoice(word, value, choices)) return false;
        slot = word == choices.back();
        return true;
    };
    const auto place = [&](std::optional<Vector3>& slot) {
        Vector3 given{};
        if (!setVector(given, value)) return false;
        slot = given;
        return true;
    };
    if (same(name, "zlim")) return setLimits(space.zlimits, value);
    if (same(name, "zlimmode")) {
        bool manual = false;
        if (!choose(manual, kModes)) return false;
        if (manual) space.zlimits = limitsOfZ(reader);
        space.zlimits.automatic = !manual;
        return true;
    }
    if (same(name, "zscale")) return choose(space.logZ, kScales);
    if (same(name, "xdir")) return choose(space.reverseX, kDirections);
    if (same(name, "zdir")) return choose(space.reverseZ, kDirections);
    if (same(name, "ztickmode") || same(name, "zticklabelmode")) {
        bool manual = false;
        if (!choose(manual, kModes)) return false;
        if (manual) return true;
        if (same(name, "ztickmode"))
            space.zticks.reset();
        else
            space.ztickLabels.clear();
        return true;
    }
    if (same(name, "ztick")) return setTicks(space.zticks, value);
    if (same(name, "zticklabel")) return setTexts(space.ztickLabels, value);
    if (same(name, "view")) {
        if (!value.isArray() || value.isComplex() || value.count() != 2) return false;
        const Ref<Tensor> t = value.toTensor();
        if (!std::isfinite(t->asDouble(0)) || !std::isfinite(t->asDouble(1))) return false;
        space.look(t->asDouble(0), t->asDouble(1));
        return true;
    }
    if (same(name, "cameraposition")) return place(camera.position);
    if (same(name, "cameratarget")) return place(camera.target);
    if (same(name, "cameraupvector")) return place(camera.up);
    if (same(name, "cameraviewangle")) {
        double angle = 0;
        if (!setNumber(angle, value) || angle <= 0 || angle >= 180) return false;
        camera.viewAngle = angle;
        return true;
    }
    if (same(name, "projection")) return choose(camera.perspective, kProjections);
    if (same(name, "dataaspectratio")) return setAspect(space.dataAspect, value);
    if (same(name, "plotboxaspectratio")) return setAspect(space.boxAspect, value);
    if (same(name, "dataaspectratiomode")) {
        Vector3 now{1, 1, 1};
        (void)setVector(now, spaceProperty("DataAspectRatio"));
        if (!setMode(space.dataAspect, value, now)) return false;
        if (!space.dataAspect) equal = false;
        return true;
    }
    if (same(name, "plotboxaspectratiomode")) {
        Vector3 now{1, 1, 1};
        (void)setVector(now, spaceProperty("PlotBoxAspectRatio"));
        return setMode(space.boxAspect, value, now);
    }
    return false;
}

std::string AxesObject::spaceChoices(std::string_view name) const {
    if (same(name, "xdir") || same(name, "zdir")) return listed(kDirections);
    if (same(name, "zscale")) return listed(kScales);
    if (same(name, "projection")) return listed(kProjections);
    if (same(name, "zgrid")) return listed(kOnOff);
    if (same(name, "zlimmode") || same(name, "ztickmode") || same(name, "zticklabelmode") ||
        same(name, "dataaspectratiomode") || same(name, "plotboxaspectratiomode"))
        return listed(kModes);
    return {};
}

} // namespace vitrine
