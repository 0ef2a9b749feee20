// SPDX-License-Identifier: Apache-2.0
#include "value/utf.h"

#include "value/value.h"

namespace vitrine {

namespace {
constexpr char32_t kReplacement = 0xFFFD;

/// Calls unit for each UTF-16 code unit.
template <typename Unit>
void forUtf16(std::string_view utf8, const Unit& unit) {
    for (std::size_t i = 0; i < utf8.size();) {
        const auto lead = static_cast<unsigned char>(utf8[i]);
        const int length = lead < 0x80                   ? 1
                           : lead >= 0xF0 && lead < 0xF8 ? 4
                           : lead >= 0xE0 && lead < 0xF0 ? 3
                           : lead >= 0xC2 && lead < 0xE0 ? 2
                                                         : 0;
        char32_t code = length == 1   ? lead
                        : length == 2 ? lead & 0x1Fu
                        : length == 3 ? lead & 0x0Fu
                                      : lead & 0x07u;
        bool good = length > 0 && i + static_cast<std::size_t>(length) <= utf8.size();
        for (int k = 1; good && k < length; ++k) {
            const auto next = static_cast<unsigned char>(utf8[i + static_cast<std::size_t>(k)]);
            good = (next & 0xC0) == 0x80;
            code = (code << 6) | (next & 0x3Fu);
        }
        good = good && code <= 0x10FFFF && !(code >= 0xD800 && code <= 0xDFFF) &&
               !(length == 3 && code < 0x800) && !(length == 4 && code < 0x10000);
        if (!good) code = kReplacement;
        i += good ? static_cast<std::size_t>(length) : 1;
        if (code >= 0x10000) {
            unit(static_cast<char16_t>(0xD800 + ((code - 0x10000) >> 10)));
            unit(static_cast<char16_t>(0xDC00 + ((code - 0x10000) & 0x3FF)));
        } else {
            unit(static_cast<char16_t>(code));
        }
    }
}

} // namespace

std::u16string toUtf16(std::string_view utf8) {
    std::u16string out;
    out.reserve(utf8.size());
    forUtf16(utf8, [&out](char16_t unit) { out.push_back(unit); });
    return out;
}

std::size_t utf16Length(std::string_view utf8) {
    std::size_t length = 0;
    forUtf16(utf8, [&length](char16_t) { ++length; });
    return length;
}

std::string toUtf8(std::u16string_view utf16) {
    std::string out;
    out.reserve(utf16.size());
    for (std::size_t i = 0; i < utf16.size(); ++i) {
        char32_t code = utf16[i];
        if (code >= 0xD800 && code < 0xDC00 && i + 1 < utf16.size() && utf16[i + 1] >= 0xDC00 &&
            utf16[i + 1] < 0xE000) {
            code = 0x10000 + ((code - 0xD800) << 10) + (utf16[++i] - 0xDC00u);
        } else if (code >= 0xD800 && code < 0xE000) {
            code = kReplacement;
        }
        if (code < 0x80) {
            out.push_back(static_cast<char>(code));
        } else if (code < 0x800) {
            out.push_back(static_cast<char>(0xC0 | (code >> 6)));
            out.push_back(static_cast<char>(0x80 | (code & 0x3F)));
        } else if (code < 0x10000) {
            out.push_back(static_cast<char>(0xE0 | (code >> 12)));
            out.push_back(static_cast<char>(0x80 | ((code >> 6) & 0x3F)));
            out.push_back(static_cast<char>(0x80 | (code & 0x3F)));
        } else {
            out.push_back(static_cast<char>(0xF0 | (code >> 18)));
            out.push_back(static_cast<char>(0x80 | ((code >> 12) & 0x3F)));
            out.push_back(static_cast<char>(0x80 | ((code >> 6) & 0x3F)));
            out.push_back(static_cast<char>(0x80 | (code & 0x3F)));
        }
    }
    return out;
}

} // namespace vitrine
