// SPDX-License-Identifier: Apache-2.0
#include "figure/ruler_numbers.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace vitrine {
namespace {

constexpr std::size_t kLongestFormat = 64;
constexpr int kMostDigits = 40; ///< of a width or precision

/// The parts of a format: what stands before and after the number, and how it is written.
struct Format {
    std::string before, flags, after;
    int width = 0, digits = -1; ///< -1: six
    bool grouped = false;       ///< thousands are set apart by commas
    char conversion = 0;        ///< f, e, g or their capitals; d: a whole number
};

/// Literal text; "%%" is a percent sign. Stops at a number.
std::size_t takeText(std::string_view format, std::size_t at, std::string& into) {
    while (at < format.size()) {
        if (format[at] != '%') {
            into += format[at++];
        } else if (at + 1 < format.size() && format[at + 1] == '%') {
            into += '%';
            at += 2;
        } else {
            break;
        }
    }
    return at;
}

int takeDigits(std::string_view format, std::size_t& at) {
    int number = 0;
    for (; at < format.size() && format[at] >= '0' && format[at] <= '9'; ++at)
        number = std::min(number * 10 + (format[at] - '0'), kMostDigits);
    return number;
}

std::optional<Format> parsed(std::string_view format) {
    if (format.size() > kLongestFormat) return {};
    Format out;
    std::size_t at = takeText(format, 0, out.before);
    if (at >= format.size()) return {};
    constexpr std::string_view kFlags = "-+ 0#,", kConversions = "fFeEgGdiu";
    for (++at; at < format.size() && kFlags.find(format[at]) != kFlags.npos; ++at) {
        if (format[at] == ',')
            out.grouped = true;
        else
            out.flags += format[at];
    }
    out.width = takeDigits(format, at);
    if (at < format.size() && format[at] == '.') out.digits = takeDigits(format, ++at);
    if (at >= format.size() || kConversions.find(format[at]) == kConversions.npos) return {};
    out.conversion = format[at] == 'i' || format[at] == 'u' ? 'd' : format[at];
    at = takeText(format, at + 1, out.after);
    if (at < format.size()) return {};
    return out;
}

/// 1234567.8 as 1,234,567.8
std::string grouped(std::string text) {
    const std::size_t first = text.find_first_of("0123456789");
    std::size_t end = text.find_first_not_of("0123456789", std::min(first, text.size()));
    if (first == text.npos) return text;
    if (end == text.npos) end = text.size();
    for (std::size_t at = end; at > first + 3;) {
        at -= 3;
        text.insert(at, ",");
    }
    return text;
}

} // namespace

bool isNumberFormat(std::string_view format) {
    return parsed(format).has_value();
}

std::string formatNumber(std::string_view format, double number) {
    const std::optional<Format> how = parsed(format);
    if (!how) return {};
    // A number that is not whole is not cut.
    const bool whole = how->conversion == 'd' && number == std::floor(number);
    const char conversion = whole ? 'f' : how->conversion == 'd' ? 'g' : how->conversion;
    const int digits = whole ? 0 : how->digits < 0 ? 6 : how->digits;
    const std::string pattern = "%" + how->flags + "*.*" + conversion;
    char text[512];
    // The pattern is made of what was checked.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
    std::snprintf(text, sizeof text, pattern.c_str(), how->width, digits, number);
#pragma GCC diagnostic pop
    return how->before + (how->grouped ? grouped(text) : text) + how->after;
}

int tickExponent(const RulerStyle& ruler, double low, double high) {
    if (ruler.labels || ruler.time != TimeKind::None) return 0;
    if (ruler.exponent) return *ruler.exponent;
    if (!ruler.format.empty()) return 0; // it says how long numbers are
    const double largest = std::max(std::abs(low), std::abs(high));
    constexpr double kLong = 1e5, kShort = 1e-3;
    if (!std::isfinite(largest) || largest == 0 || (largest < kLong && largest >= kShort)) return 0;
    return static_cast<int>(std::floor(std::log10(largest) + 1e-9));
}

std::string tickNumber(const RulerStyle& ruler, double value, int exponent) {
    const double shown = exponent == 0 ? value : value / std::pow(10.0, exponent);
    // With a power of the script numbers are written whole.
    const char* usual = ruler.exponent ? "%.15g" : "%.5g";
    return formatNumber(ruler.format.empty() ? usual : ruler.format, shown);
}

} // namespace vitrine
