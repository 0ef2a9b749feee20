// SPDX-License-Identifier: Apache-2.0
// Text as bytes and back: character encodings and base64.
#include "builtins/text/encoding.h"
#include "builtins/core/own_thread.h"

#include "builtins/text/text_values.h"

#include <iconv.h>

namespace vitrine {

std::string encodingName(std::string_view given) {
    const std::string name = lowerCase(given);
    if (name.empty() || name == "utf8") return "UTF-8";
    if (name == "latin1") return "ISO-8859-1";
    // Byte order marks are the caller's business.
    if (name == "utf-16") return "UTF-16LE";
    return std::string(given);
}

std::string convertEncoding(std::string_view bytes, const std::string& from,
                            const std::string& to) {
    const iconv_t handle = iconv_open(to.c_str(), from.c_str());
    if (handle == reinterpret_cast<iconv_t>(-1)) {
        throwError("MATLAB:unicodeConversion:InvalidCharset",
                   "Conversion from '%s' to '%s' is not supported.", from.c_str(), to.c_str());
    }
    std::string out;
    std::string input(bytes);
    char* in = input.data();
    std::size_t left = input.size();
    char buffer[4096];
    while (left > 0) {
        char* next = buffer;
        std::size_t room = sizeof buffer;
        const std::size_t status = iconv(handle, &in, &left, &next, &room);
        out.append(buffer, sizeof buffer - room);
        if (status != static_cast<std::size_t>(-1) || errno == E2BIG) continue;
        // The whole of a UTF-8 character that the target lacks is one mark.
        const bool utf8 = from == "UTF-8";
        do {
            ++in;
            --left;
        } while (utf8 && left > 0 && (static_cast<unsigned char>(*in) & 0xC0) == 0x80);
        out += to.starts_with("UTF-8") ? "\xEF\xBF\xBD" : "?";
        iconv(handle, nullptr, nullptr, nullptr, nullptr);
    }
    iconv_close(handle);
    return out;
}

namespace {

std::string encodingArgument(const PlainCall& call, int position) {
    if (call.count() <= position) return "UTF-8";
    const Value& v = call[position];
    if (!v.isTextScalar()) {
        throwError("MATLAB:unicodeConversion:InvalidEncoding",
                   "The encoding must be a character vector or string scalar.");
    }
    return encodingName(v.toText());
}

void native2unicode(PlainCall& call) {
    if (call[0].isChar()) return call.result(call[0]);
    if (!call[0].isNumericClass() || !call[0].shape().isVector()) {
        if (call[0].isNumericClass() && call[0].count() == 0) return call.result(charRow(u""));
        throwError("MATLAB:unicodeConversion:InvalidInput",
                   "First input must be a numeric vector of bytes.");
    }
    const Value bytes = Value(convertOnHost(*call[0].toTensor(), DType::UInt8));
    const Ref<Tensor> t = bytes.toTensor();
    const std::string_view raw(reinterpret_cast<const char*>(t->hostBytes()), t->byteSize());
    const std::u16string text = toUtf16(convertEncoding(raw, encodingArgument(call, 1), "UTF-8"));
    Value row = charRow(text, true);
    if (call[0].shape().isColumn() && !call[0].shape().isRow())
        row = Value(row.toTensor()->reshaped(Shape(static_cast<int64_t>(text.size()), 1)));
    call.result(row);
}

Value bytesRow(std::string_view bytes) {
    return rowOf(std::vector<uint8_t>(bytes.begin(), bytes.end()));
}

void unicode2native(PlainCall& call) {
    if (!call[0].isTextScalar() && !(call[0].isChar() && call[0].count() == 0)) {
        throwError("MATLAB:unicodeConversion:InvalidInput",
                   "First input must be a character vector or string scalar.");
    }
    call.result(
        bytesRow(convertEncoding(toUtf8(text16(call[0])), "UTF-8", encodingArgument(call, 1))));
}

constexpr std::string_view kBase64 =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

void base64encode(PlainCall& call) {
    const Value& v = call[0];
    if (!v.isArray() || (v.count() != 0 && !v.shape().isVector())) {
        throwError("MATLAB:base64encode:InvalidInput",
                   "Input must be a vector of characters or integers from 0 to 255.");
    }
    const std::vector<double> bytes = doublesOf(v);
    std::string out;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        uint32_t word = 0;
        for (std::size_t k = 0; k < 3; ++k) {
            const double b = i + k < bytes.size() ? bytes[i + k] : 0;
            if (b != std::floor(b) || b < 0 || b > 255) {
                throwError("MATLAB:base64encode:InvalidInput",
                           "Input must be a vector of characters or integers from 0 to 255.");
            }
            word = word << 8 | static_cast<uint32_t>(b);
        }
        for (std::size_t k = 0; k < 4; ++k)
            out += i + k > bytes.size() ? '=' : kBase64[(word >> (18 - 6 * k)) & 63];
    }
    call.result(Value::text(out));
}

void base64decode(PlainCall& call) {
    const auto invalid = [] {
        throwError("MATLAB:base64decode:InvalidInput", "Input must be base64-encoded text.");
    };
    if (!call[0].isTextScalar() && !(call[0].isArray() && call[0].shape().isVector())) invalid();
    std::string text;
    for (double c :
         call[0].isTextScalar() ? doublesOf(Value::text(call[0].toText())) : doublesOf(call[0])) {
        if (c != std::floor(c) || c < 0 || c > 127) invalid();
        text += static_cast<char>(c);
    }
    std::string out;
    uint32_t word = 0;
    int bits = 0;
    for (char c : text) {
        if (c == '=' || std::isspace(static_cast<unsigned char>(c))) continue;
        const std::size_t value = kBase64.find(c);
        if (value == std::string_view::npos) invalid();
        word = word << 6 | static_cast<uint32_t>(value);
        bits += 6;
        if (bits < 8) continue;
        bits -= 8;
        out += static_cast<char>(word >> bits & 255);
    }
    call.result(bytesRow(out));
}

constexpr Builtin kRows[] = {
    {"native2unicode", 1, 2, 1, onOwnThread<native2unicode>,
     "text = native2unicode(bytes,encoding)", "Bytes of an encoding, UTF-8 by default, as text."},
    {"unicode2native", 1, 2, 1, onOwnThread<unicode2native>,
     "bytes = unicode2native(text,encoding)", "Text as bytes of an encoding, UTF-8 by default."},
    {"matlab.net.base64encode", 1, 1, 1, onOwnThread<base64encode>,
     "text = matlab.net.base64encode(in)", "Base64 text of characters or bytes."},
    {"matlab.net.base64decode", 1, 1, 1, onOwnThread<base64decode>,
     "bytes = matlab.net.base64decode(text)", "Bytes of base64 text."},
};

} // namespace

std::span<const Builtin> encodingTable() {
    return kRows;
}

} // namespace vitrine
