// SPDX-License-Identifier: Apache-2.0
#include "figure/paper.h"

#include "figure/property_values.h"
#include "figure/units.h"

#include <algorithm>

namespace vitrine {

using properties::listed;
using properties::lower;
using properties::rowValue;

namespace {

constexpr double kPixelsOfInch = 96;
constexpr double kMillimetresOfInch = 25.4;
constexpr std::string_view kUnits[] = {"inches", "centimeters", "normalized", "points"};
constexpr std::string_view kOrientations[] = {"portrait", "landscape"};
constexpr std::string_view kModes[] = {"auto", "manual"};

struct Type {
    std::string_view name;
    double width, height; ///< inches
};
constexpr Type millimetres(std::string_view name, double width, double height) {
    return {name, width / kMillimetresOfInch, height / kMillimetresOfInch};
}
constexpr Type kTypes[] = {
    {"usletter", 8.5, 11},        {"uslegal", 8.5, 14},        {"tabloid", 11, 17},
    millimetres("a0", 841, 1189), millimetres("a1", 594, 841), millimetres("a2", 420, 594),
    millimetres("a3", 297, 420),  millimetres("a4", 210, 297), millimetres("a5", 148, 210),
    millimetres("b4", 257, 364),  millimetres("b5", 182, 257)};
constexpr std::string_view kCustom = "<custom>";

std::vector<std::string_view> typeNames() {
    std::vector<std::string_view> names;
    for (const Type& type : kTypes)
        names.push_back(type.name);
    names.push_back(kCustom);
    return names;
}

} // namespace

bool Paper::isName(std::string_view key) {
    constexpr std::string_view kNames[] = {"paperposition", "paperpositionmode",
                                           "papersize",     "papertype",
                                           "paperunits",    "paperorientation"};
    const std::string name = lower(key);
    return std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames);
}

std::array<double, 2> Paper::page() const {
    const auto* type = std::find_if(std::begin(kTypes), std::end(kTypes),
                                    [&](const Type& t) { return t.name == m_type; });
    if (type == std::end(kTypes)) return m_custom;
    if (m_orientation == "landscape") return {type->height, type->width};
    return {type->width, type->height};
}

double Paper::unit(std::size_t dimension) const {
    if (m_units == "normalized") return page()[dimension];
    return m_units == "points" ? 1.0 / 72 : m_units == "centimeters" ? 1 / 2.54 : 1;
}

Paper::Box Paper::box(const std::array<double, 2>& figure) const {
    if (m_box) return *m_box;
    const std::array<double, 2> whole = page();
    const double width = figure[0] / kPixelsOfInch, height = figure[1] / kPixelsOfInch;
    return {(whole[0] - width) / 2, (whole[1] - height) / 2, width, height};
}

Value Paper::property(std::string_view key, const std::array<double, 2>& figure) const {
    const std::string name = lower(key);
    if (name == "paperunits") return Value::text(m_units);
    if (name == "paperorientation") return Value::text(m_orientation);
    if (name == "papertype") return Value::text(m_type);
    if (name == "paperpositionmode") return Value::text(m_box ? "manual" : "auto");
    if (name == "papersize") return rowValue({page()[0] / unit(0), page()[1] / unit(1)});
    const Box at = box(figure);
    return rowValue({at[0] / unit(0), at[1] / unit(1), at[2] / unit(0), at[3] / unit(1)});
}

bool Paper::set(std::string_view key, const Value& value, const std::array<double, 2>& figure) {
    const std::string name = lower(key);
    if (name == "paperunits") return properties::setChoice(m_units, value, kUnits);
    if (name == "papertype") return properties::setChoice(m_type, value, typeNames());
    if (name == "paperorientation") {
        const std::array<double, 2> before = page();
        const std::string was = m_orientation;
        if (!properties::setChoice(m_orientation, value, kOrientations)) return false;
        if (m_orientation != was) m_custom = {before[1], before[0]};
        return true;
    }
    if (name == "paperpositionmode") {
        std::string mode;
        if (!properties::setChoice(mode, value, kModes)) return false;
        m_box = mode == "manual" ? std::optional<Box>(box(figure)) : std::nullopt;
        return true;
    }
    if (name == "papersize") {
        if (!value.isArray() || value.isComplex() || value.count() != 2) return false;
        const Ref<Tensor> size = value.toTensor();
        const double width = size->asDouble(0) * unit(0), height = size->asDouble(1) * unit(1);
        if (!(width > 0 && height > 0 && width < 1e3 && height < 1e3)) return false;
        m_custom = {width, height};
        m_type = std::string(kCustom);
        return true;
    }
    units::Box given{};
    if (!units::setBox(given, value)) return false;
    for (std::size_t i = 0; i < given.size(); ++i)
        given[i] *= unit(i % 2);
    if (!(given[2] > 0 && given[3] > 0 && given[2] < 1e3 && given[3] < 1e3)) return false;
    m_box = given;
    return true;
}

std::string Paper::choices(std::string_view key) {
    const std::string name = lower(key);
    if (name == "paperunits") return listed(kUnits);
    if (name == "paperorientation") return listed(kOrientations);
    if (name == "paperpositionmode") return listed(kModes);
    return name == "papertype" ? listed(typeNames()) : "";
}

std::optional<std::array<double, 2>> Paper::pixels() const {
    if (!m_box) return std::nullopt;
    return std::array<double, 2>{(*m_box)[2] * kPixelsOfInch, (*m_box)[3] * kPixelsOfInch};
}

} // namespace vitrine
