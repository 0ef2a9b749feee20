// SPDX-License-Identifier: Apache-2.0
#pragma once
// Bytes of one character encoding as bytes of another. Any thread.
#include <string>
#include <string_view>

namespace vitrine {

/// The name under which the system knows an encoding: "latin1" is ISO-8859-1, "" is UTF-8.
[[nodiscard]] std::string encodingName(std::string_view name);
/// Converts; what the target lacks becomes '?' or U+FFFD. Throws
/// MATLAB:unicodeConversion:InvalidCharset for an unknown encoding.
[[nodiscard]] std::string convertEncoding(std::string_view bytes, const std::string& from,
                                          const std::string& to);

} // namespace vitrine
