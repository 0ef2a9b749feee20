// SPDX-License-Identifier: Apache-2.0
#pragma once
// What the command window shows for a value, as MATLAB prints it. Reads elements, so pending arrays
// are computed and downloaded. Engine thread.
#include "value/value.h"

#include <string>
#include <string_view>

namespace vitrine {

class Interpreter;

struct DisplayFormat {
    enum class Style : uint8_t {
        Short,
        Long,
        ShortE,
        LongE,
        ShortG,
        LongG,
        ShortEng,
        LongEng,
        Bank,
        Hex,
        Rational,
        Plus,
    };
    Style style = Style::Short;
    bool compact = false; ///< `format compact`: no blank lines
    int width = 80;       ///< columns of the window
    /// Runs what objects of the library say of themselves in cells and fields; null: their sizes and
    /// classes stand there, which are told without running anything.
    Interpreter* vm = nullptr;
};

/// The text of `name` without a semicolon, with its last line end. Loose spacing puts a blank line
/// after the "x =" line and after the value.
[[nodiscard]] std::string displayText(std::string_view name, const Value& value,
                                      const DisplayFormat& format);
/// The text of disp(value).
[[nodiscard]] std::string dispText(const Value& value, const DisplayFormat& format);
/// The format that the script set with `format`, from the session's slots.
[[nodiscard]] DisplayFormat currentDisplayFormat(Interpreter& vm);
/// The same for what a statement shows: objects in cells and fields give their texts.
[[nodiscard]] DisplayFormat statementDisplayFormat(Interpreter& vm);
/// Interprets one word of `format`: "long", "compact", …; false when unknown.
bool applyFormatWord(DisplayFormat& format, std::string_view word);

/// "2×3" or "2×3×4".
[[nodiscard]] std::string sizeText(const Shape& shape);
/// One value as it stands in a cell ("{[1]}" without padding) or a struct field ("1").
[[nodiscard]] std::string cellElementText(const Value& value, const DisplayFormat& format);
[[nodiscard]] std::string fieldText(const Value& value, const DisplayFormat& format, int room);

} // namespace vitrine
