// SPDX-License-Identifier: Apache-2.0
#include "format.h"

#include <array>
#include <cmath>

namespace vitrine::app {
namespace {

QString scaled(double value, const char* unit) {
    const int decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2;
    return QString::number(value, 'f', decimals) + QLatin1Char(' ') + QString::fromUtf8(unit);
}

} // namespace

QString bytesText(uint64_t bytes) {
    static constexpr std::array kUnits{"KiB", "MiB", "GiB", "TiB"};
    if (bytes < 1024) return QString::number(bytes) + QStringLiteral(" B");
    double value = static_cast<double>(bytes) / 1024;
    std::size_t unit = 0;
    while (value >= 1024 && unit + 1 < kUnits.size()) {
        value /= 1024;
        ++unit;
    }
    const bool whole = value == std::floor(value);
    return QString::number(value, 'f', whole || value >= 100 ? 0 : 1) + QLatin1Char(' ') +
           QLatin1String(kUnits[unit]);
}

QString durationText(double microseconds) {
    if (!(microseconds >= 0)) return QStringLiteral("–");
    if (microseconds < 1) return scaled(microseconds * 1e3, "ns");
    if (microseconds < 1e3) return scaled(microseconds, "µs");
    if (microseconds < 1e6) return scaled(microseconds / 1e3, "ms");
    return scaled(microseconds / 1e6, "s");
}

QString bandwidthText(uint64_t bytes, int64_t nanoseconds) {
    if (nanoseconds <= 0 || bytes == 0) return QStringLiteral("–");
    return scaled(static_cast<double>(bytes) / static_cast<double>(nanoseconds), "GB/s");
}

QString rateText(uint64_t flops, int64_t nanoseconds) {
    if (nanoseconds <= 0 || flops == 0) return QStringLiteral("–");
    const double giga = static_cast<double>(flops) / static_cast<double>(nanoseconds);
    return giga >= 1000 ? scaled(giga / 1000, "TFLOP/s") : scaled(giga, "GFLOP/s");
}

QString percentageText(double percent) {
    constexpr double kLeast = 0.1, kWhole = 9.95;
    if (percent > 0 && percent < kLeast) return QStringLiteral("< 0.1 %");
    return QStringLiteral("%1 %").arg(percent, 0, 'f', percent < kWhole ? 1 : 0);
}

QString valueText(double value, bool single) {
    if (std::isnan(value)) return QStringLiteral("NaN");
    if (std::isinf(value)) return value < 0 ? QStringLiteral("-Inf") : QStringLiteral("Inf");
    // The shortest text that reads back as the same number.
    for (int digits = 6; digits < 17; ++digits) {
        const QString text = QString::number(value, 'g', digits);
        const double back = text.toDouble();
        const bool same =
            single ? static_cast<float>(back) == static_cast<float>(value) : back == value;
        if (same) return text;
    }
    return QString::number(value, 'g', 17);
}

} // namespace vitrine::app
