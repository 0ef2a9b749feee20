// SPDX-License-Identifier: Apache-2.0
#include "builtins/display/display_number.h"

#include "base/stop.h"

#include <cinttypes>
#include <cstdio>

namespace vitrine {

namespace {

using Style = DisplayFormat::Style;
using Form = NumberLayout::Form;

constexpr double kLargestPlainInteger = 1e9;
constexpr int kGap = 3; // blanks before the widest element of an integer class, sign included

struct Extremes {
    double largest = 0; // of the finite magnitudes
    bool allIntegers = true;
    bool anyFinite = false;
};

double partOf(const Tensor& t, int64_t index, int part) {
    if (!t.isComplex()) return part == 0 ? t.asDouble(index) : 0.0;
    const std::size_t at = static_cast<std::size_t>(index) * 2 + static_cast<std::size_t>(part);
    if (t.dtype() == DType::Single) return static_cast<double>(t.data<float>()[at]);
    if (t.dtype() == DType::Double) return t.data<double>()[at];
    return visitDType(t.dtype(),
                      [&](auto tag) { return static_cast<double>(t.data<decltype(tag)>()[at]); });
}

Extremes extremesOf(const Tensor& t) {
    Extremes e;
    const int parts = t.isComplex() ? 2 : 1;
    for (int64_t i = 0; i < t.count(); ++i) {
        for (int p = 0; p < parts; ++p) {
            const double x = partOf(t, i, p);
            if (!std::isfinite(x)) continue;
            e.anyFinite = true;
            e.largest = std::max(e.largest, std::abs(x));
            e.allIntegers = e.allIntegers && x == std::trunc(x);
        }
    }
    return e;
}

int decimalExponent(double x) {
    char text[40];
    std::snprintf(text, sizeof text, "%.17e", x);
    return std::atoi(std::strchr(text, 'e') + 1);
}

std::string integerText(const Tensor& t, int64_t index) {
    char text[32];
    if (t.dtype() == DType::UInt64) {
        std::snprintf(text, sizeof text, "%" PRIu64, t.data<uint64_t>()[index]);
    } else if (t.dtype() == DType::Int64) {
        std::snprintf(text, sizeof text, "%" PRId64, t.data<int64_t>()[index]);
    } else {
        std::snprintf(text, sizeof text, "%.0f", t.asDouble(index));
    }
    return text;
}

NumberLayout integerClassLayout(const Tensor& t) {
    NumberLayout layout;
    layout.width = 1 + kGap;
    if (t.dtype() == DType::Logical) return layout;
    std::size_t digits = 1;
    for (int64_t i = 0; i < t.count(); ++i) {
        const std::string text = integerText(t, i);
        digits = std::max(digits, text.size() - (text[0] == '-' ? 1 : 0));
    }
    layout.width = static_cast<int>(digits) + kGap;
    return layout;
}

NumberLayout fixedLayout(const Tensor& t, const Extremes& e, bool isLong) {
    const bool isSingle = t.dtype() == DType::Single;
    const bool complex = t.isComplex();
    NumberLayout layout;
    layout.isSingle = isSingle;
    layout.digits = !isLong ? 4 : isSingle ? 7 : 15;
    // The largest magnitude that still prints without an exponent or scale factor.
    const double limit = isLong || complex ? 100 : 1000;
    const bool plain = !e.anyFinite || e.largest == 0 || (e.largest < limit && e.largest > 0.001);
    if (!plain && t.count() == 1) {
        layout.form = Form::Exponent;
        layout.width = layout.digits + (!isLong ? 9 : isSingle ? 9 : 11);
        if (complex) {
            layout.imaginaryWidth = layout.digits + 7;
        }
        return layout;
    }
    layout.form = Form::Fixed;
    layout.zeroAsDigit = !complex;
    layout.scaleExponent = plain ? 0 : decimalExponent(e.largest);
    layout.width = layout.digits + (isLong ? 5 : complex ? 5 : 6);
    if (complex) layout.imaginaryWidth = layout.digits + 3;
    return layout;
}

void appendRight(std::string& out, std::string_view text, int width) {
    const auto length = static_cast<int>(text.size());
    if (length < width) out.append(static_cast<std::size_t>(width - length), ' ');
    out += text;
}

/// Mantissa below 1000 and an exponent that is a multiple of three. Negative digits count
/// significant ones, positive ones those behind the point.
std::string engineeringText(double x, int digits) {
    int exponent = x == 0 ? 0 : decimalExponent(x);
    exponent = static_cast<int>(std::floor(exponent / 3.0)) * 3;
    const double mantissa = exponent < -300 ? x * 1e300 * std::pow(10.0, -exponent - 300)
                            : exponent < 0  ? x * std::pow(10.0, -exponent)
                                            : x / std::pow(10.0, exponent);
    int decimals = digits;
    if (digits < 0) {
        const double size = std::abs(mantissa);
        decimals = -digits - (size >= 100 ? 3 : size >= 10 ? 2 : 1);
    }
    char text[64];
    std::snprintf(text, sizeof text, "%.*fe%c%03d", decimals, mantissa, exponent < 0 ? '-' : '+',
                  std::abs(exponent));
    return text;
}

std::string partText(double x, const NumberLayout& layout, bool scalarZero) {
    if (layout.form == Form::Rational) return rationalField(x, layout.width);
    if (std::isnan(x)) return "NaN";
    if (std::isinf(x)) return x > 0 ? "Inf" : "-Inf";
    char text[400];
    switch (layout.form) {
    case Form::Integer:
        std::snprintf(text, sizeof text, "%.0f", x == 0 ? 0.0 : x);
        break;
    case Form::Fixed:
        if (x == 0 && layout.zeroAsDigit && scalarZero) return "0";
        if (layout.scaleExponent > 0) x /= std::pow(10.0, layout.scaleExponent);
        if (layout.scaleExponent < 0) {
            x = layout.scaleExponent < -300
                    ? x * 1e300 * std::pow(10.0, -layout.scaleExponent - 300)
                    : x * std::pow(10.0, -layout.scaleExponent);
        }
        std::snprintf(text, sizeof text, "%.*f", layout.digits, x);
        break;
    case Form::Exponent:
        std::snprintf(text, sizeof text, "%.*e", layout.digits, x);
        break;
    case Form::General:
        std::snprintf(text, sizeof text, "%.*g", layout.digits, x);
        break;
    case Form::Engineering:
        return engineeringText(x, layout.digits);
    case Form::Hex:
        if (layout.isSingle)
            std::snprintf(text, sizeof text, "%08" PRIx32,
                          std::bit_cast<uint32_t>(static_cast<float>(x)));
        else
            std::snprintf(text, sizeof text, "%016" PRIx64, std::bit_cast<uint64_t>(x));
        break;
    case Form::Rational:
        return rationalField(x, layout.width);
    case Form::Plus:
        return x > 0 ? "+" : x < 0 ? "-" : " ";
    }
    return text;
}

} // namespace

std::string rationalText(double x) {
    if (!std::isfinite(x)) return std::isnan(x) ? "NaN" : x > 0 ? "Inf" : "-Inf";
    // Continued fraction until the text would pass 13 characters or the value is matched.
    double p0 = 1, q0 = 0, p1 = std::round(x), q1 = 1;
    double rest = x - p1;
    std::string best = std::to_string(static_cast<int64_t>(p1));
    if (std::abs(x) > 1e12) return "*";
    const double tolerance = std::abs(x) * 1e-10;
    while (std::abs(x - p1 / q1) > tolerance && rest != 0) {
        const double inverse = 1 / rest;
        const double step = std::round(inverse);
        rest = inverse - step;
        const double p2 = step * p1 + p0;
        const double q2 = step * q1 + q0;
        p0 = p1, q0 = q1, p1 = p2, q1 = q2;
        if (std::abs(p1) > 1e9 || std::abs(q1) > 1e9) break;
        const double sign = q1 < 0 ? -1 : 1;
        const std::string text = std::to_string(static_cast<int64_t>(sign * p1)) + "/" +
                                 std::to_string(static_cast<int64_t>(sign * q1));
        if (text.size() > 9) break;
        best = text;
    }
    return best;
}

std::string rationalField(double x, int width) {
    std::string text = rationalText(x);
    // The numerator ends in the middle.
    const auto numerator = static_cast<int>(std::min(text.find('/'), text.size()));
    const int front = std::max(width / 2 + 1 - numerator, 0);
    text.insert(0, static_cast<std::size_t>(front), ' ');
    if (static_cast<int>(text.size()) < width) text.resize(static_cast<std::size_t>(width), ' ');
    return text;
}

NumberLayout layoutFor(const Tensor& t, const DisplayFormat& format) {
    const bool isSingle = t.dtype() == DType::Single;
    NumberLayout layout;
    layout.isSingle = isSingle;
    if (format.style == Style::Plus) {
        layout.form = Form::Plus;
        layout.width = 1;
        return layout;
    }
    if (format.style == Style::Hex && isInteger(t.dtype())) {
        layout.form = Form::Hex;
        layout.width = static_cast<int>(2 * sizeOf(t.dtype())) + kGap;
        return layout;
    }
    if (!isFloat(t.dtype()) && !t.isComplex()) return integerClassLayout(t);
    if (format.style == Style::Hex) {
        layout.form = Form::Hex;
        layout.width = isSingle ? 11 : 19;
        if (t.isComplex()) layout.imaginaryWidth = layout.width;
        return layout;
    }
    if (format.style == Style::Rational) {
        layout.form = Form::Rational;
        layout.width = 15;
        if (t.isComplex()) layout.imaginaryWidth = 15;
        return layout;
    }
    const Extremes e = extremesOf(t);
    const bool isLong =
        format.style == Style::Long || format.style == Style::LongE || format.style == Style::LongG;
    if (format.style == Style::Bank) {
        layout.form = Form::Fixed;
        layout.digits = 2;
        layout.width = 14;
        if (t.isComplex()) layout.imaginaryWidth = 12;
        return layout;
    }
    const bool engineering = format.style == Style::ShortEng || format.style == Style::LongEng;
    if (e.allIntegers && !t.isComplex() && !engineering) {
        const double limit = isLong ? 1e15 : kLargestPlainInteger;
        if (e.largest < limit) {
            layout.width = e.largest < 1000 ? 6
                           : e.largest < kLargestPlainInteger
                               ? 12
                               : decimalExponent(e.largest) + 1 + kGap;
            return layout;
        }
    }
    switch (format.style) {
    case Style::ShortE:
    case Style::LongE:
        layout.form = Form::Exponent;
        layout.digits = !isLong ? 4 : isSingle ? 7 : 15;
        layout.width = layout.digits + (isLong && !isSingle ? 11 : 9);
        if (t.isComplex()) layout.imaginaryWidth = layout.digits + 7;
        return layout;
    case Style::ShortEng:
    case Style::LongEng:
        layout.form = Form::Engineering;
        layout.digits = format.style == Style::ShortEng ? 4 : isSingle ? -7 : -15;
        layout.width = format.style == Style::ShortEng ? 18 : isSingle ? 18 : 26;
        if (t.isComplex()) layout.imaginaryWidth = layout.width - 2;
        return layout;
    case Style::ShortG:
    case Style::LongG:
        layout.form = Form::General;
        layout.digits = !isLong ? 5 : isSingle ? 7 : 15;
        layout.width = !isLong ? 13 : isSingle ? 17 : 26;
        if (t.isComplex()) layout.imaginaryWidth = layout.width - 2;
        return layout;
    default:
        return fixedLayout(t, e, isLong);
    }
}

void appendElement(std::string& out, const Tensor& t, int64_t index, const NumberLayout& layout) {
    if (layout.form == Form::Hex && isInteger(t.dtype())) {
        uint64_t bits = 0;
        const std::size_t size = sizeOf(t.dtype());
        std::memcpy(&bits, t.hostBytes() + static_cast<std::size_t>(index) * size, size);
        char text[32];
        std::snprintf(text, sizeof text, "%0*" PRIx64, static_cast<int>(2 * size), bits);
        return appendRight(out, text, layout.width);
    }
    if (!isFloat(t.dtype()) && !t.isComplex()) {
        appendRight(out,
                    layout.form == Form::Plus ? partText(t.asDouble(index), layout, true)
                                              : integerText(t, index),
                    layout.width);
        return;
    }
    const std::string real = partText(partOf(t, index, 0), layout, true);
    if (layout.imaginaryWidth == 0) {
        if (layout.form == Form::Plus)
            out += real;
        else
            appendRight(out, real, layout.width);
        return;
    }
    appendRight(out, real, layout.width);
    const double imaginary = partOf(t, index, 1);
    out += std::signbit(imaginary) && !std::isnan(imaginary) ? " -" : " +";
    std::string part = partText(std::abs(imaginary), layout, false);
    if (layout.form == Form::Rational) {
        // The mark stands behind the digits, in front of the field's blanks.
        part.insert(part.find_last_not_of(' ') + 1, 1, 'i');
        out += part;
        return;
    }
    appendRight(out, part, layout.imaginaryWidth);
    out += 'i';
}

std::string scalarNumberText(const Tensor& t, int64_t index, const DisplayFormat& format) {
    Ref<Tensor> one = Tensor::make(t.dtype(), Shape(1, 1), t.isComplex(), false);
    std::memcpy(one->mutableHostBytes(),
                t.hostBytes() + static_cast<std::size_t>(index) * t.elementSize(), t.elementSize());
    std::string text;
    appendElement(text, *one, 0, layoutFor(*one, format));
    text.erase(text.find_last_not_of(' ') + 1); // of rational fields
    return text.substr(std::min(text.find_first_not_of(' '), text.size()));
}

bool appendColumns(std::string& out, int64_t rows, std::span<const int> widths,
                   const DisplayFormat& format,
                   const std::function<void(std::string&, int64_t, int64_t)>& element) {
    const auto columns = static_cast<int64_t>(widths.size());
    int64_t total = 0;
    for (int w : widths)
        total += w;
    const bool wrapped = total > format.width;
    int64_t first = 0;
    StopCheck stop;
    do {
        int64_t last = first;
        int used = 0;
        while (last < columns &&
               (last == first || used + widths[static_cast<std::size_t>(last)] <= format.width)) {
            used += widths[static_cast<std::size_t>(last++)];
        }
        if (wrapped) {
            if (last - first == 1) {
                out += "  Column " + std::to_string(last) + "\n";
            } else {
                out += "  Columns " + std::to_string(first + 1) + " through " +
                       std::to_string(last) + "\n";
            }
            if (!format.compact) out += '\n';
        }
        for (int64_t r = 0; r < rows; ++r) {
            for (int64_t c = first; c < last; ++c, stop())
                element(out, r, c);
            out += '\n';
        }
        if (wrapped && !format.compact) out += '\n';
        first = last;
    } while (first < columns);
    return wrapped;
}

bool appendColumns(std::string& out, int64_t rows, int64_t columns, int width,
                   const DisplayFormat& format,
                   const std::function<void(std::string&, int64_t, int64_t)>& element) {
    const std::vector<int> widths(static_cast<std::size_t>(columns), width);
    return appendColumns(out, rows, widths, format, element);
}

} // namespace vitrine
