// SPDX-License-Identifier: Apache-2.0
#include "figures/axis_ticks.h"

#include <algorithm>
#include <cmath>

namespace vitrine::app {

std::vector<Tick> axisTicks(double low, double high, int most) {
    std::vector<Tick> ticks;
    const double range = high - low;
    if (!std::isfinite(range) || range <= 0 || most < 1) return ticks;
    const double rough = range / most;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    double step = power;
    for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
        step = factor * power;
        if (step >= rough * (1 - 1e-9)) break;
    }
    const double largest = std::max(std::abs(low), std::abs(high));
    const bool exponent = largest >= 1e5 || largest < 1e-3;
    const int decimals = std::clamp(static_cast<int>(-std::floor(std::log10(step) + 1e-9)), 0, 15);
    const auto digits = std::max(
        1, static_cast<int>(std::floor(std::log10(largest)) - std::floor(std::log10(step))) + 1);
    for (double i = std::ceil(low / step - 1e-9); i * step <= high + step * 1e-9; i += 1) {
        const double value = i == 0 ? 0 : i * step;
        ticks.push_back({value, exponent && value != 0
                                    ? QString::number(value, 'g', std::min(digits, 15))
                                    : QString::number(value, 'f', decimals)});
    }
    return ticks;
}

} // namespace vitrine::app
