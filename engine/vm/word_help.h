// SPDX-License-Identifier: Apache-2.0
#pragma once
// What help says of the words and signs of the language, which are no functions.
#include <string>
#include <string_view>

namespace vitrine {

/// Form and meaning, with a line break between them; "" for what is neither.
[[nodiscard]] std::string documentationOfWord(std::string_view word);
/// The function that a sign calls; "" for what calls none.
[[nodiscard]] std::string_view functionOfSign(std::string_view sign);

} // namespace vitrine
