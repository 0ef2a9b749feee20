// SPDX-License-Identifier: Apache-2.0
#pragma once
// Values of properties: how names are compared, and numbers, texts and data as the language gives
// and takes them. Private to figure/.
#include "figure/graphics_objects.h"

#include <span>

namespace vitrine::properties {

[[nodiscard]] std::string lower(std::string_view text);
/// Letter case ignored; the second name is in small letters.
[[nodiscard]] bool same(std::string_view name, std::string_view lowerName);
/// The number that a script most likely gave: of those with the same float the shortest.
[[nodiscard]] double decimal(float stored);
[[nodiscard]] Value rowValue(std::initializer_list<double> elements);
[[nodiscard]] Value onOff(bool on);
/// False when the value is neither on, off, true nor false.
bool setTruth(bool& slot, const Value& value);
/// A real number that is finite and at least `least`.
bool setNumber(float& slot, const Value& value, float least);
bool setNumber(double& slot, const Value& value);
bool setText(std::string& slot, const Value& value);
/// A format of one number: "%0.1f m".
bool setFormat(std::string& slot, const Value& value);
/// One of the choices, letter case ignored, or the beginning of one alone; the choice's own
/// spelling is kept.
bool setChoice(std::string& slot, const Value& value, std::span<const std::string_view> choices);
/// "'a' | 'b'"
[[nodiscard]] std::string listed(std::span<const std::string_view> choices);
bool setLimits(Limits& limits, const Value& value);
/// Three finite numbers.
bool setVector(Vector3& slot, const Value& value);
/// Two or three finite numbers; the third is 0 otherwise.
bool setPlace(std::array<double, 3>& slot, const Value& value);
/// First and last element of a coordinate vector.
bool setEnds(Limits& limits, const Value& value);
bool setData(RangedData& data, const Value& value);
[[nodiscard]] Value dataValue(const RangedData& data);
/// A column comes as a row, as lines have their data.
[[nodiscard]] Value rowOfData(const RangedData& data);
[[nodiscard]] Value countingRow(int64_t n);
/// n-by-3 numbers from 0 to 1, or names of colours; false for anything else or none at all.
bool colorsFromValue(std::vector<Color>& colors, const Value& value);
[[nodiscard]] Value colorsValue(const std::vector<Color>& colors);
/// A number from 0 to 1.
bool setShare(float& slot, const Value& value);
/// 'none', 'auto', 'flat' (where allowed) or a colour.
bool setMarkerColor(MarkerColor& slot, const Value& value, bool flat);
[[nodiscard]] Value markerColorValue(const MarkerColor& color);
/// A marker's name, or the letter that stands for it.
bool setMarker(std::string& slot, const Value& value);
[[nodiscard]] std::string markerChoices();
/// Marker, MarkerSize, MarkerFaceColor and MarkerEdgeColor; false or nothing for all others.
[[nodiscard]] Value marksProperty(const VertexMarks& marks, std::string_view name);
bool setMarksProperty(VertexMarks& marks, std::string_view name, const Value& value);
/// AlphaData and AlphaDataMapping; the same.
[[nodiscard]] Value alphaProperty(const AlphaValues& alpha, std::string_view name);
bool setAlphaProperty(AlphaValues& alpha, std::string_view name, const Value& value);
inline constexpr std::string_view kAlphaMappings[] = {"none", "direct", "scaled"};
/// A number in the axes' order of colours; 0 keeps the colour whatever becomes of the order.
bool setSeries(int& series, Color& color, const GraphicsObject& object, const Value& value);

inline constexpr std::string_view kLineStyles[] = {"-", "--", ":", "-.", "none"};
inline constexpr std::string_view kOnOff[] = {"on", "off"};
inline constexpr std::string_view kLimitMethods[] = {"tickaligned", "tight", "padded"};
inline constexpr std::string_view kScales[] = {"linear", "log"};

} // namespace vitrine::properties
