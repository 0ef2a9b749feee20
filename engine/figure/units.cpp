// SPDX-License-Identifier: Apache-2.0
#include "figure/units.h"

#include "figure/property_values.h"

#include <cmath>

namespace vitrine::units {
namespace {

constexpr std::string_view kNames[] = {"pixels", "normalized",  "inches",
                                       "points", "centimeters", "characters"};
constexpr double kPixelsOfInch = 96;
constexpr std::array<double, 2> kCharacter{7, 15}; ///< pixels of one, across and down

} // namespace

double pixelsOf(const std::string& unit, std::size_t dimension,
                const std::array<double, 2>& whole) {
    if (unit == "normalized") return whole[dimension];
    if (unit == "inches") return kPixelsOfInch;
    if (unit == "points") return kPixelsOfInch / 72;
    if (unit == "centimeters") return kPixelsOfInch / 2.54;
    return unit == "characters" ? kCharacter[dimension] : 1;
}

bool set(std::string& slot, const Value& value) {
    return properties::setChoice(slot, value, kNames);
}

std::string choices() {
    return properties::listed(kNames);
}

Box fromPixels(const Box& pixels, const std::string& unit, const std::array<double, 2>& whole) {
    if (unit == "pixels") return pixels;
    Box out{};
    for (std::size_t i = 0; i < 4; ++i)
        out[i] = (pixels[i] - (i < 2 ? 1 : 0)) / pixelsOf(unit, i % 2, whole);
    return out;
}

Box toPixels(const Box& box, const std::string& unit, const std::array<double, 2>& whole) {
    if (unit == "pixels") return box;
    Box out{};
    for (std::size_t i = 0; i < 4; ++i)
        out[i] = box[i] * pixelsOf(unit, i % 2, whole) + (i < 2 ? 1 : 0);
    return out;
}

bool setBox(Box& slot, const Value& value) {
    if (!value.isArray() || value.isComplex() || value.count() != 4) return false;
    const Ref<Tensor> t = value.toTensor();
    Box given{};
    for (std::size_t i = 0; i < 4; ++i) {
        given[i] = t->asDouble(static_cast<int64_t>(i));
        if (!std::isfinite(given[i])) return false;
    }
    slot = given;
    return true;
}

} // namespace vitrine::units
