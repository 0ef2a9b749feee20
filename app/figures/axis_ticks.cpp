// SPDX-License-Identifier: Apache-2.0
#include "figures/axis_ticks.h"

#include <algorithm>
#include <cmath>

namespace vitrine::app {

namespace {

/// 10 with the exponent raised.
QString powerLabel(int exponent) {
    static constexpr char16_t kRaised[] =
        u"\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079";
    QString label = QStringLiteral("10");
    for (const QChar digit : QString::number(exponent))
        label += digit == u'-' ? QChar(u'\u207b') : QChar(kRaised[digit.digitValue()]);
    return label;
}

} // namespace

std::vector<Tick> axisTicks(double low, double high, int most, double leastStep, bool whole) {
    std::vector<Tick> ticks;
    const double range = high - low;
    if (!std::isfinite(range) || range <= 0 || most < 1) return ticks;
    const double rough = std::max(range / most, leastStep);
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    double step = power;
    for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
        step = factor * power;
        if (step >= rough * (1 - 1e-9)) break;
    }
    const double largest = std::max(std::abs(low), std::abs(high));
    const bool exponent = !whole && (largest >= 1e5 || largest < 1e-3);
    const int decimals = std::clamp(static_cast<int>(-std::floor(std::log10(step) + 1e-9)), 0, 15);
    const auto digits = std::max(
        1, static_cast<int>(std::floor(std::log10(largest)) - std::floor(std::log10(step))) + 1);
    // Numbers so large that one more is the same have no others.
    const auto enough = static_cast<std::size_t>(10 * most + 10);
    for (double i = std::ceil(low / step - 1e-9);
         i * step <= high + step * 1e-9 && ticks.size() < enough; i += 1) {
        const double value = i == 0 ? 0 : i * step;
        QString label = exponent && value != 0 ? QString::number(value, 'g', std::min(digits, 15))
                                               : QString::number(value, 'f', decimals);
        // MATLAB writes 0, 0.5, 1.
        if (label.contains(u'.') && !label.contains(u'e')) {
            while (label.endsWith(u'0'))
                label.chop(1);
            if (label.endsWith(u'.')) label.chop(1);
        }
        ticks.push_back({value, label});
    }
    return ticks;
}

std::vector<Tick> logarithmicTicks(double low, double high, int most) {
    std::vector<Tick> ticks;
    if (!std::isfinite(high - low) || high <= low || most < 1) return ticks;
    const auto first = static_cast<int>(std::ceil(low - 1e-9));
    const auto last = static_cast<int>(std::floor(high + 1e-9));
    const auto within = [&](double value) {
        const double place = std::log10(value);
        return place >= low - 1e-9 && place <= high + 1e-9;
    };
    if (last - first < 1) {
        for (int exponent = first - 1; exponent <= last + 1; ++exponent) {
            for (const double factor : {1.0, 2.0, 5.0}) {
                const double value = factor * std::pow(10.0, exponent);
                if (within(value)) ticks.push_back({value, QString::number(value, 'g', 6)});
            }
        }
        return ticks.size() >= 2 ? ticks
                                 : axisTicks(std::pow(10.0, low), std::pow(10.0, high), most);
    }
    const int step = std::max(1, (last - first + most) / most);
    for (int exponent = first - 1; exponent <= last; ++exponent) {
        const double decade = std::pow(10.0, exponent);
        if (exponent >= first && exponent % step == 0)
            ticks.push_back({decade, powerLabel(exponent)});
        else if (exponent >= first)
            ticks.push_back({decade, {}, true});
        for (int factor = 2; step == 1 && factor < 10; ++factor) {
            if (within(factor * decade)) ticks.push_back({factor * decade, {}, true});
        }
    }
    return ticks;
}

void addMinorTicks(std::vector<Tick>& ticks, double low, double high) {
    if (ticks.size() < 2) return;
    const double step = ticks[1].value - ticks[0].value;
    const double first = ticks[0].value;
    // Five parts, four where the step is 2 times a power of ten.
    const double power = std::pow(10.0, std::floor(std::log10(step) + 1e-9));
    const int parts = std::abs(step / power - 2) < 1e-6 ? 4 : 5;
    const double part = step / parts;
    const auto from = static_cast<int64_t>(std::ceil((low - first) / part - 1e-9));
    for (int64_t i = from; first + static_cast<double>(i) * part <= high + part * 1e-9; ++i) {
        if (i % parts != 0) ticks.push_back({first + static_cast<double>(i) * part, {}, true});
    }
}

} // namespace vitrine::app
