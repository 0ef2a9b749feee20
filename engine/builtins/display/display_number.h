// SPDX-License-Identifier: Apache-2.0
#pragma once
// Number columns of the display: common scale factors, widths, wrapped columns.
#include "builtins/display/display.h"
#include "value/tensor.h"

#include <functional>

namespace vitrine {

/// How the elements of one array are printed.
struct NumberLayout {
    enum class Form : uint8_t {
        Integer,
        Fixed,
        Exponent,
        General,
        Engineering,
        Hex,
        Rational,
        Plus
    };
    Form form = Form::Integer;
    int width = 6;
    int imaginaryWidth = 0; ///< 0: real
    int digits = 4;
    int scaleExponent = 0; ///< elements are divided by 10^scaleExponent
    bool zeroAsDigit = false;
    bool isSingle = false;
};

/// The layout that MATLAB chooses for a numeric or logical array.
[[nodiscard]] NumberLayout layoutFor(const Tensor& tensor, const DisplayFormat& format);
/// Appends element `index`, right-aligned to the layout's width.
void appendElement(std::string& out, const Tensor& tensor, int64_t index,
                   const NumberLayout& layout);
/// One real or complex element without leading spaces, by the rules for a scalar.
[[nodiscard]] std::string scalarNumberText(const Tensor& tensor, int64_t index,
                                           const DisplayFormat& format);
/// Appends rows × columns, wrapped to the window's width with "Columns 1 through 8" headings.
/// True when headings were needed; every block then ends with a blank line.
bool appendColumns(std::string& out, int64_t rows, int64_t columns, int width,
                   const DisplayFormat& format,
                   const std::function<void(std::string&, int64_t row, int64_t column)>& element);
/// Same with a width for each column; elements bring their own separators.
bool appendColumns(std::string& out, int64_t rows, std::span<const int> widths,
                   const DisplayFormat& format,
                   const std::function<void(std::string&, int64_t row, int64_t column)>& element);
/// p/q with the smallest q within the tolerance of rats().
[[nodiscard]] std::string rationalText(double x);
/// The same in a field of rats(): the strokes of a column stand below each other.
[[nodiscard]] std::string rationalField(double x, int width);

} // namespace vitrine
