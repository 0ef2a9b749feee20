// SPDX-License-Identifier: Apache-2.0
#pragma once
// Text arguments and results: char arrays, string arrays and cells of char rows seen as one list.
// Positions in text are UTF-16 code units, as MATLAB counts characters. Engine thread.
#include "builtins/core/support.h"

#include <functional>

namespace vitrine {

/// Throws MATLAB:array:SizeLimitExceeded when so many elements cannot fit into this machine's
/// memory, before anything is allocated.
void requireMemory(double elements, std::size_t bytesEach);

/// The text of a char row or string scalar; throws naming the function otherwise.
[[nodiscard]] std::string textArgument(const Value& value, const char* function);
[[nodiscard]] std::u16string text16(const Value& value);
/// 1-by-n char row (0-by-0 when empty and keepRow is false).
[[nodiscard]] Value charRow(std::u16string_view units, bool keepRow = false);
/// Char matrix whose rows are the texts, padded with blanks.
[[nodiscard]] Value charMatrix(const std::vector<std::u16string>& rows);
/// Row `row` of a char matrix.
[[nodiscard]] std::u16string charMatrixRow(const Tensor& chars, int64_t row);
/// True for cells whose elements are all char arrays.
[[nodiscard]] bool isCellOfText(const Value& value);
/// Char, string array, or cell of text.
[[nodiscard]] bool isAnyText(const Value& value);

/// Any text value as a list with its shape. A char matrix counts as one text per row when
/// `byRows`, else as its row-major… first row only.
struct TextList {
    enum class From : uint8_t { Char, Cell, String } from = From::Char;
    std::vector<std::u16string> texts;
    std::vector<bool> missing; ///< of string arrays; empty when none is
    Shape shape{1, 1};

    [[nodiscard]] std::size_t size() const { return texts.size(); }
    [[nodiscard]] bool isMissing(std::size_t i) const { return i < missing.size() && missing[i]; }
};
/// Throws "First argument must be text" naming the function when value is no text.
[[nodiscard]] TextList textList(const Value& value, const char* function);
/// Back to the kind it came from: char row, cell of char rows or string array.
[[nodiscard]] Value textValue(const TextList& list);
/// Applies f to every text; keeps kind and shape. A char matrix is one text per row; cells may be
/// nested.
[[nodiscard]] Value mapText(const Value& value, const char* function,
                            const std::function<std::u16string(std::u16string_view)>& f);

/// matlab.lang.makeValidName with its defaults: "a b" is aB, "1" is x1.
[[nodiscard]] std::string validVariableName(std::u16string_view text);
[[nodiscard]] char16_t lower16(char16_t c);
[[nodiscard]] char16_t upper16(char16_t c);
[[nodiscard]] bool isSpace16(char16_t c);
[[nodiscard]] std::u16string lower16(std::u16string_view text);
[[nodiscard]] std::u16string trimmed16(std::u16string_view text);
[[nodiscard]] inline std::u16string ascii16(std::string_view text) {
    return {text.begin(), text.end()};
}

} // namespace vitrine
