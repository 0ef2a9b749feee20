// SPDX-License-Identifier: Apache-2.0
#include "figure/polar_axes.h"

#include "figure/axes_style_properties.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace vitrine {

using namespace properties;

namespace {

constexpr std::string_view kModes[] = {"auto", "manual"};
constexpr std::string_view kDirections[] = {"counterclockwise", "clockwise"};
constexpr std::string_view kZeros[] = {"right", "top", "left", "bottom"};
constexpr std::string_view kAngleUnits[] = {"degrees", "radians"};
constexpr double kDegrees = 180 / 3.14159265358979323846; ///< of a radian
constexpr double kRoom = 1.2; ///< of the reach, for the numbers around it
constexpr int kMostCircles = 5;
constexpr double kNumbersAt = 80; ///< degrees

/// The distance of circles at round numbers.
double stepOf(double reach) {
    const double power = std::pow(10.0, std::floor(std::log10(reach)));
    for (const double factor : {0.2, 0.5, 1.0, 2.0}) {
        if (std::ceil(reach / (factor * power) - 1e-9) <= kMostCircles) return factor * power;
    }
    return power;
}

/// "\\pi/6"; what is no simple part of pi as a number.
std::string partOfPi(double degrees) {
    constexpr int kParts = 24, kStep = 180 / 12;
    const double steps = degrees / kStep;
    const auto n = static_cast<int>(std::lround(steps));
    if (std::abs(steps - n) > 1e-9 || std::abs(n) > kParts)
        return numberTexts({degrees / kDegrees})[0];
    if (n == 0) return "0";
    const int common = std::gcd(std::abs(n), 12);
    const int over = std::abs(n) / common, under = 12 / common;
    return std::string(n < 0 ? "-" : "") + (over == 1 ? "" : std::to_string(over)) + "\\pi" +
           (under == 1 ? "" : "/" + std::to_string(under));
}

bool setTexts(std::optional<std::vector<std::string>>& slot, const Value& value) {
    std::vector<std::string> texts;
    if (!textsFromValue(texts, value)) return false;
    slot = std::move(texts);
    return true;
}

} // namespace

void PolarAxes::hold(double reach, bool more) {
    if (!(reach >= 0) || !std::isfinite(reach)) reach = 0;
    m_data = more ? std::max(m_data, reach) : reach;
}

double PolarAxes::high() const {
    if (m_limits) return (*m_limits)[1];
    if (!(m_data > 0)) return 1;
    const double step = stepOf(m_data);
    return std::ceil(m_data / step - 1e-9) * step;
}

/// Angles begin at one of four places and go one of two ways: x and y change places, and each may
/// be turned round.
PolarAxes::Turn PolarAxes::turn() const {
    Turn out;
    out.quarter =
        static_cast<int>(std::find(std::begin(kZeros), std::end(kZeros), m_zero) - kZeros);
    out.swapped = out.quarter % 2 == 1;
    const bool half = out.quarter >= 2;
    out.reverseX = out.swapped ? half == m_clockwise : half;
    out.reverseY = out.swapped ? half : half != m_clockwise;
    return out;
}

Limits PolarAxes::limits(bool alongX) const {
    const double all = reach();
    if (!m_sector) return {-kRoom * all, kRoom * all, true};
    // The ends of the sector, its middle, and where it crosses the directions of the axes.
    const Turn turned = turn();
    double low = 0, high = 0;
    const auto hold = [&](double degrees) {
        const double way = 90 * turned.quarter + (m_clockwise ? -degrees : degrees);
        const double at = alongX ? std::cos(way / kDegrees) : std::sin(way / kDegrees);
        low = std::min(low, at);
        high = std::max(high, at);
    };
    const auto [first, last] = *m_sector;
    hold(first);
    hold(last);
    for (double at = std::ceil(first / 90) * 90; at < last; at += 90)
        hold(at);
    const double room = kRoom - 1;
    const bool reversed = alongX ? turned.reverseX : turned.reverseY;
    if (reversed) return {-(high + room) * all, (room - low) * all, true};
    return {(low - room) * all, (high + room) * all, true};
}

std::vector<double> PolarAxes::distances() const {
    if (m_distances) return *m_distances;
    std::vector<double> out;
    const double step = stepOf(reach());
    const double first = std::ceil(low() / step - 1e-9);
    for (int i = 0; i <= 2 * kMostCircles; ++i) {
        const double at = (first + i) * step;
        if (at > high() + step * 1e-9) break;
        out.push_back(at == 0 ? 0 : at);
    }
    return out;
}

std::vector<double> PolarAxes::angles() const {
    if (m_angles) return *m_angles;
    std::vector<double> out;
    if (m_sector) {
        const auto [first, last] = *m_sector;
        const double span = last - first;
        const double step = span >= 120 ? 30 : span >= 60 ? 15 : span >= 20 ? 5 : span / 4;
        const double begin = std::ceil(first / step - 1e-9);
        for (int i = 0; (begin + i) * step <= last + 1e-9 && i <= 360; ++i)
            out.push_back((begin + i) * step);
        if (out.size() > 1 && out.back() - out.front() >= 360 - 1e-9) out.pop_back();
        return out;
    }
    for (int degrees = 0; degrees < 360; degrees += 30)
        out.push_back(degrees);
    return out;
}

std::vector<std::string> PolarAxes::angleTexts() const {
    if (!m_radians) return numberTexts(angles());
    std::vector<std::string> texts;
    for (const double angle : angles())
        texts.push_back(partOfPi(angle));
    return texts;
}

Value PolarAxes::property(std::string_view name) const {
    if (same(name, "thetadir")) return Value::text(m_clockwise ? "clockwise" : "counterclockwise");
    if (same(name, "thetazerolocation")) return Value::text(m_zero);
    if (same(name, "rlim")) return rowValue({low(), high()});
    if (same(name, "rlimmode")) return Value::text(m_limits ? "manual" : "auto");
    if (same(name, "thetalim")) {
        const double unit = m_radians ? kDegrees : 1;
        const auto [first, last] = m_sector.value_or(std::array<double, 2>{0, 360});
        return rowValue({first / unit, last / unit});
    }
    if (same(name, "thetalimmode")) return Value::text(m_sector ? "manual" : "auto");
    if (same(name, "rtick")) return ticksValue(distances());
    if (same(name, "thetatick")) {
        std::vector<double> all = angles();
        for (double& angle : all)
            angle = m_radians ? angle / kDegrees : angle;
        return ticksValue(all);
    }
    if (same(name, "thetaaxisunits")) return Value::text(m_radians ? "radians" : "degrees");
    if (same(name, "rticklabel"))
        return textsValue(m_distanceLabels.value_or(numberTexts(distances())));
    if (same(name, "thetaticklabel")) {
        return textsValue(m_angleLabels.value_or(angleTexts()));
    }
    if (same(name, "rgrid")) return onOff(m_circles);
    if (same(name, "thetagrid")) return onOff(m_rays);
    if (same(name, "raxislocation")) return m_numbersAt.value_or(kNumbersAt);
    return {};
}

bool PolarAxes::setProperty(std::string_view name, const Value& value) {
    std::string word;
    if (same(name, "thetadir")) {
        if (!setChoice(word, value, kDirections)) return false;
        m_clockwise = word == "clockwise";
        return true;
    }
    if (same(name, "thetazerolocation")) return setChoice(m_zero, value, kZeros);
    if (same(name, "rlim")) {
        Limits given;
        if (!setLimits(given, value)) return false;
        if (given.automatic) return m_limits.reset(), true;
        if (!std::isfinite(given.high - given.low)) return false;
        m_limits = {given.low, given.high};
        return true;
    }
    if (same(name, "rlimmode") || same(name, "thetalimmode")) {
        bool manual = false;
        if (!setWord(manual, value, kModes)) return false;
        if (same(name, "thetalimmode"))
            manual ? void() : m_sector.reset();
        else if (manual)
            m_limits = {low(), high()};
        else
            m_limits.reset();
        return true;
    }
    if (same(name, "thetalim")) {
        Limits given;
        if (!setLimits(given, value)) return false;
        const double unit = m_radians ? kDegrees : 1;
        const double span = (given.high - given.low) * unit;
        if (given.automatic || std::abs(span - 360) < 1e-9) return m_sector.reset(), true;
        if (!(span > 0 && span < 360) || !(std::abs(given.low * unit) <= 720)) return false;
        m_sector = {given.low * unit, given.high * unit};
        return true;
    }
    if (same(name, "rtick")) return ticksFromValue(m_distances, value);
    if (same(name, "thetatick")) {
        if (!ticksFromValue(m_angles, value)) return false;
        for (double& angle : *m_angles)
            angle = m_radians ? angle * kDegrees : angle;
        return true;
    }
    if (same(name, "thetaaxisunits")) return setWord(m_radians, value, kAngleUnits);
    if (same(name, "rticklabel")) return setTexts(m_distanceLabels, value);
    if (same(name, "thetaticklabel")) return setTexts(m_angleLabels, value);
    if (same(name, "rgrid")) return setTruth(m_circles, value);
    if (same(name, "thetagrid")) return setTruth(m_rays, value);
    if (same(name, "raxislocation")) {
        double degrees = 0;
        if (!setNumber(degrees, value)) return false;
        m_numbersAt = degrees;
        return true;
    }
    return false;
}

std::string PolarAxes::choices(std::string_view name) const {
    if (same(name, "thetadir")) return listed(kDirections);
    if (same(name, "thetazerolocation")) return listed(kZeros);
    if (same(name, "thetaaxisunits")) return listed(kAngleUnits);
    if (same(name, "rgrid") || same(name, "thetagrid")) return listed(kOnOff);
    return {};
}

std::vector<std::string> PolarAxes::propertyNames() {
    return {"ThetaDir",     "ThetaZeroLocation", "ThetaTick",      "ThetaTickLabel", "ThetaLim",
            "ThetaLimMode", "ThetaGrid",         "ThetaAxisUnits", "RLim",           "RLimMode",
            "RTick",        "RTickLabel",        "RGrid",          "RAxisLocation"};
}

void PolarAxes::draw(AxesSnapshot& axes) const {
    PolarSnapshot& s = axes.polar;
    s.on = true;
    s.reach = reach();
    s.middle = low();
    s.sector = m_sector;
    s.cut = m_sector || m_limits;
    s.distances = distances();
    s.angles = angles();
    s.distanceLabels = m_distanceLabels;
    s.angleLabels = m_angleLabels;
    if (m_radians && !m_angleLabels) s.angleLabels = angleTexts();
    s.circles = m_circles;
    s.rays = m_rays;
    s.clockwise = m_clockwise;
    const Turn turned = turn();
    s.zero = 90 * turned.quarter;
    s.numbersAt = m_numbersAt.value_or(m_sector ? (*m_sector)[0] : kNumbersAt);
    s.numbersOutside = m_sector && !m_numbersAt;
    axes.space.reverseX = turned.reverseX;
    axes.reverseY = turned.reverseY;
    if (!turned.swapped) return;
    for (LineSnapshot& line : axes.lines)
        std::swap(line.x, line.y);
    for (FillSnapshot& fill : axes.fills) {
        std::swap(fill.x, fill.y);
        std::swap(fill.outlineX, fill.outlineY);
    }
    for (PatchSnapshot& patch : axes.space.patches)
        std::swap(patch.x, patch.y);
    for (TextSnapshot& text : axes.texts)
        std::swap(text.x, text.y);
}

} // namespace vitrine
