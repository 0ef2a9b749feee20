// SPDX-License-Identifier: Apache-2.0
#pragma once
// The properties that make up an AxesStyle, by name. Engine thread.
#include "figure/property_values.h"

namespace vitrine::properties {

inline constexpr std::string_view kWeights[] = {"normal", "bold"};
inline constexpr std::string_view kAngles[] = {"normal", "italic"};
inline constexpr std::string_view kAcross[] = {"left", "center", "right"};
inline constexpr std::string_view kAlong[] = {"middle", "top", "bottom", "baseline", "cap"};
inline constexpr std::string_view kPlaceUnits[] = {"data",   "normalized",  "pixels",    "points",
                                                   "inches", "centimeters", "characters"};

/// The colour, or a grey of the theme's.
[[nodiscard]] Value themeColor(const ThemeColor& color, float usual);
/// A colour in place of the theme's; false for anything else.
bool setOwnColor(ThemeColor& slot, const Value& value);
/// One of two words; true for the second.
bool setWord(bool& slot, const Value& value, std::span<const std::string_view> words);

/// Nothing for a name that is none of them.
[[nodiscard]] Value styleProperty(const AxesStyle& style, std::string_view name);
/// False for another name or a value that does not fit.
bool setStyleProperty(AxesStyle& style, std::string_view name, const Value& value);
[[nodiscard]] std::string styleChoices(std::string_view name);
[[nodiscard]] std::vector<std::string> stylePropertyNames();

/// FontSize, FontWeight, FontAngle, FontName, Color, Interpreter, Visible of a title or label.
[[nodiscard]] Value labelProperty(const LabelStyle& style, std::string_view name);
bool setLabelProperty(LabelStyle& style, std::string_view name, const Value& value);
/// Of places of texts: one of kPlaceUnits.
inline bool setPlaceUnits(std::string& slot, const Value& value) {
    return setChoice(slot, value, kPlaceUnits);
}

/// The strings of a cell, string array, char matrix or numbers; false for anything else.
bool textsFromValue(std::vector<std::string>& texts, const Value& value);
/// Several texts are lines of one.
bool setLines(std::string& slot, const Value& value);
/// Finite, increasing numbers; false for anything else. Empty is none at all.
bool ticksFromValue(std::optional<std::vector<double>>& ticks, const Value& value);
[[nodiscard]] Value ticksValue(const std::optional<std::vector<double>>& ticks);
[[nodiscard]] Value textsValue(const std::vector<std::string>& texts);
/// Numbers as tick labels.
[[nodiscard]] std::vector<std::string> numberTexts(const std::vector<double>& numbers);

} // namespace vitrine::properties
