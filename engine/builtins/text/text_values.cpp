// SPDX-License-Identifier: Apache-2.0
#include "builtins/text/text_values.h"
#include "base/host_memory.h"
#include "base/stop.h"
#include "builtins/core/nesting.h"

#include <clocale>
#include <cwctype>

namespace vitrine {

void requireMemory(double elements, std::size_t bytesEach) {
    // Text exists twice while a result is made of it.
    constexpr double kCopies = 2;
    const double bytes = elements * static_cast<double>(bytesEach) * kCopies;
    if (bytes <= 0) return;
    if (!(bytes < 1e15) || !memory::fits(static_cast<uint64_t>(bytes))) {
        throwError("MATLAB:array:SizeLimitExceeded",
                   "Requested array of %.15g elements exceeds maximum array size preference.",
                   elements);
    }
}

std::string textArgument(const Value& value, const char* function) {
    if (!value.isTextScalar()) {
        throwError("MATLAB:string:MustBeStringScalarOrCharacterVector",
                   "Argument of %s must be a string scalar or character vector.", function);
    }
    return value.toText();
}

std::u16string charMatrixRow(const Tensor& chars, int64_t row) {
    const int64_t rows = chars.shape().rows();
    const char16_t* data = chars.data<char16_t>();
    std::u16string text;
    for (int64_t i = row; i < chars.count(); i += rows)
        text += data[i];
    return text;
}

std::u16string text16(const Value& value) {
    if (value.kind() == Kind::Tensor && value.isChar()) {
        const Tensor& t = value.tensor();
        return t.shape().rows() == 1
                   ? std::u16string(t.data<char16_t>(), static_cast<std::size_t>(t.count()))
               : t.count() == 0 ? std::u16string()
                                : charMatrixRow(t, 0);
    }
    return toUtf16(value.toText());
}

Value charRow(std::u16string_view units, bool keepRow) {
    const auto n = static_cast<int64_t>(units.size());
    Ref<Tensor> out = Tensor::make(DType::Char, Shape(n == 0 && !keepRow ? 0 : 1, n), false, false);
    std::copy(units.begin(), units.end(), out->mutableData<char16_t>());
    return Value(std::move(out));
}

Value charMatrix(const std::vector<std::u16string>& rows) {
    std::size_t width = 0;
    for (const auto& row : rows)
        width = std::max(width, row.size());
    const auto n = static_cast<int64_t>(rows.size());
    Ref<Tensor> out =
        Tensor::make(DType::Char, Shape(n, static_cast<int64_t>(width)), false, false);
    char16_t* data = out->mutableData<char16_t>();
    for (std::size_t r = 0; r < rows.size(); ++r) {
        for (std::size_t c = 0; c < width; ++c)
            data[c * rows.size() + r] = c < rows[r].size() ? rows[r][c] : u' ';
    }
    return Value(std::move(out));
}

bool isCellOfText(const Value& value) {
    if (!value.isCell()) return false;
    for (const Value& v : value.cell().elements) {
        if (!v.isChar()) return false;
    }
    return true;
}

bool isAnyText(const Value& value) {
    return value.isChar() || value.isString() || isCellOfText(value);
}

TextList textList(const Value& value, const char* function) {
    TextList list;
    StopCheck stop;
    if (value.isChar()) {
        const Ref<Tensor> t = value.toTensor();
        if (t->shape().rows() <= 1 || t->count() == 0) {
            list.texts.push_back(text16(value));
        } else {
            for (int64_t r = 0; r < t->shape().rows(); ++r)
                list.texts.push_back(charMatrixRow(*t, r));
            list.shape = Shape(t->shape().rows(), 1);
        }
        return list;
    }
    if (value.isString()) {
        list.from = TextList::From::String;
        list.shape = value.shape();
        for (const auto& element : value.strings().elements) {
            stop();
            list.texts.push_back(toUtf16(element.value_or("")));
            list.missing.push_back(!element);
        }
        return list;
    }
    if (value.isCell()) {
        list.from = TextList::From::Cell;
        list.shape = value.shape();
        for (const Value& v : value.cell().elements) {
            stop();
            if (!v.isChar() && !v.isString() && v.count() != 0) {
                throwError("MATLAB:cellRefFromNonCell",
                           "Cell array input to %s must be a cell array of character vectors.",
                           function);
            }
            list.texts.push_back(text16(v));
        }
        return list;
    }
    throwError("MATLAB:string:InputsMustBeText",
               "Input to %s must be a character vector, string array, or cell array of character "
               "vectors.",
               function);
}

Value textValue(const TextList& list) {
    if (list.from == TextList::From::Char) {
        if (list.texts.size() == 1) return charRow(list.texts[0]);
        return charMatrix(list.texts);
    }
    if (list.from == TextList::From::Cell) {
        auto cell = makeRef<Cell>(list.shape);
        for (std::size_t i = 0; i < list.size(); ++i)
            cell->elements[i] = charRow(list.texts[i]);
        return cell;
    }
    auto strings = makeRef<StringArray>(list.shape);
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list.isMissing(i))
            strings->elements[i] = std::nullopt;
        else
            strings->elements[i] = toUtf8(list.texts[i]);
    }
    return strings;
}

Value mapText(const Value& value, const char* function,
              const std::function<std::u16string(std::u16string_view)>& f) {
    if (value.isCell()) {
        const NestingLevel level;
        auto out = makeRef<Cell>(value.shape());
        StopCheck stop;
        for (std::size_t i = 0; i < out->elements.size(); ++i, stop()) {
            const Value& element = value.cell().elements[i];
            const bool text = element.isChar() || element.isString() || element.isCell();
            if (!text && element.count() != 0) (void)textList(value, function); // throws
            out->elements[i] = text ? mapText(element, function, f) : charRow(u"");
        }
        return out;
    }
    TextList list = textList(value, function);
    StopCheck stop;
    for (std::size_t i = 0; i < list.size(); ++i, stop()) {
        if (!list.isMissing(i)) list.texts[i] = f(list.texts[i]);
    }
    return textValue(list);
}

namespace {

/// Letter cases of all of Unicode, whatever locale the process runs in.
locale_t unicodeLocale() {
    static const locale_t locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
    static const locale_t plain = newlocale(LC_CTYPE_MASK, "C", nullptr);
    return locale ? locale : plain;
}

} // namespace

char16_t lower16(char16_t c) {
    if (c < 128) return c >= 'A' && c <= 'Z' ? static_cast<char16_t>(c + 32) : c;
    return static_cast<char16_t>(towlower_l(c, unicodeLocale()));
}

char16_t upper16(char16_t c) {
    if (c < 128) return c >= 'a' && c <= 'z' ? static_cast<char16_t>(c - 32) : c;
    return static_cast<char16_t>(towupper_l(c, unicodeLocale()));
}

bool isSpace16(char16_t c) {
    return c == ' ' || (c >= 9 && c <= 13) || c == 0x85 || c == 0xA0 || c == 0x2028 || c == 0x2029;
}

std::u16string lower16(std::u16string_view text) {
    std::u16string out(text);
    for (char16_t& c : out)
        c = lower16(c);
    return out;
}

std::u16string trimmed16(std::u16string_view text) {
    const auto drop = [](char16_t c) { return isSpace16(c) || c == 0; };
    while (!text.empty() && drop(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && drop(text.back()))
        text.remove_suffix(1);
    return std::u16string(text);
}

} // namespace vitrine
