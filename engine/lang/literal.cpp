// SPDX-License-Identifier: Apache-2.0
#include "lang/literal.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace vitrine::lang {

namespace {

NumberClass integerClass(bool isSigned, int bits) {
    switch (bits) {
    case 8:
        return isSigned ? NumberClass::Int8 : NumberClass::UInt8;
    case 16:
        return isSigned ? NumberClass::Int16 : NumberClass::UInt16;
    case 32:
        return isSigned ? NumberClass::Int32 : NumberClass::UInt32;
    default:
        return isSigned ? NumberClass::Int64 : NumberClass::UInt64;
    }
}

bool readPrefixed(std::string_view text, NumberExpr& number) {
    const bool hex = text[1] == 'x' || text[1] == 'X';
    text.remove_prefix(2);
    int width = 0;
    bool isSigned = false;
    const size_t suffix = text.find_first_of("su");
    if (suffix != std::string_view::npos) {
        isSigned = text[suffix] == 's';
        const std::string_view digits = text.substr(suffix + 1);
        std::from_chars(digits.data(), digits.data() + digits.size(), width);
        if (width != 8 && width != 16 && width != 32 && width != 64) return false;
        text = text.substr(0, suffix);
    }
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number.bits, hex ? 16 : 2);
    if (read.ec != std::errc()) return false;
    if (width == 0) {
        // MATLAB takes the smallest class that holds the digits as written.
        const size_t bits = text.size() * (hex ? 4 : 1);
        width = bits <= 8 ? 8 : bits <= 16 ? 16 : bits <= 32 ? 32 : 64;
    } else if (width < 64 && (number.bits >> width) != 0) {
        return false;
    }
    number.numberClass = integerClass(isSigned, width);
    if (isSigned && width < 64 && ((number.bits >> (width - 1)) & 1U) != 0)
        number.bits |= ~uint64_t{0} << width;
    return true;
}

} // namespace

bool readNumber(std::string_view text, NumberExpr& number) {
    if (text.size() > 2 && text[0] == '0' &&
        std::string_view("xXbB").find(text[1]) != std::string_view::npos)
        return readPrefixed(text, number);
    std::string digits(text);
    std::erase(digits, '_');
    if (std::string_view("ijIJ").find(digits.back()) != std::string_view::npos) {
        number.imaginary = true;
        digits.pop_back();
    }
    std::replace_if(
        digits.begin(), digits.end(), [](char c) { return c == 'd' || c == 'D'; }, 'e');
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number.value);
    if (read.ec == std::errc::result_out_of_range) {
        const size_t exponent = digits.find_first_of("eE");
        const bool tiny = exponent != std::string::npos && digits[exponent + 1] == '-';
        number.value = tiny ? 0.0 : std::numeric_limits<double>::infinity();
    }
    return true;
}

std::string readQuoted(std::string_view text, bool octave) {
    const char quote = text.front();
    std::string value;
    value.reserve(text.size());
    const size_t last = text.size() - 1;
    for (size_t i = 1; i < last; ++i) {
        const bool backslash = quote == '"' && text[i] == '\\' && i + 1 < last;
        if (backslash && (text[i + 1] == '\n' || text[i + 1] == '\r')) {
            i += text[i + 1] == '\r' && text[i + 2] == '\n' ? 2 : 1;
            continue;
        }
        const bool protects = octave && backslash;
        const bool doubled = text[i] == quote && text[i + 1] == quote && i + 1 < last;
        if (doubled || (protects && text[i + 1] == '"')) ++i;
        value.push_back(text[i]);
    }
    return value;
}

} // namespace vitrine::lang
