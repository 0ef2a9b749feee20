// SPDX-License-Identifier: Apache-2.0
// Numbers in other bases as text: dec2bin, dec2hex, hex2dec, num2hex, …
#include "base/whole_number.h"
#include "builtins/core/own_thread.h"
#include "builtins/text/text_values.h"

#include <cinttypes>

namespace vitrine {

namespace {

constexpr std::string_view kDigits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

Value rowsOf(const std::vector<std::string>& texts) {
    std::size_t width = 0;
    for (const std::string& t : texts)
        width = std::max(width, t.size());
    std::vector<std::u16string> rows;
    for (const std::string& t : texts)
        rows.push_back(ascii16(std::string(width - t.size(), ' ') + t));
    return rows.size() == 1 ? charRow(rows[0]) : charMatrix(rows);
}

std::string digitsOf(uint64_t value, uint64_t base, std::string_view symbols) {
    std::string out;
    do {
        out.insert(out.begin(), symbols[static_cast<std::size_t>(value % base)]);
        value /= base;
    } while (value != 0);
    return out;
}

/// The digits of a whole number of 2^64 or more, which a double has exactly.
std::string digitsOfLarge(double x, uint64_t base, std::string_view symbols) {
    int exponent = 0;
    auto mantissa = static_cast<uint64_t>(std::ldexp(std::frexp(x, &exponent), 53));
    std::vector<uint64_t> digits; // the last one first
    for (; mantissa > 0; mantissa /= base)
        digits.push_back(mantissa % base);
    for (int doublings = exponent - 53; doublings > 0; --doublings) {
        uint64_t carry = 0;
        for (uint64_t& digit : digits) {
            const uint64_t twice = 2 * digit + carry;
            digit = twice % base;
            carry = twice / base;
        }
        if (carry > 0) digits.push_back(carry);
    }
    std::string text;
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit)
        text += symbols[*digit];
    return text;
}

/// The number's bits: two's complement of the smallest integer class for negative numbers.
uint64_t bitsOf(const Value& v, int64_t index, double x, const char* function, bool allowNegative) {
    const Ref<Tensor> t = v.toTensor();
    if (t->dtype() == DType::UInt64) return t->data<uint64_t>()[index];
    if (t->dtype() == DType::Int64 && allowNegative && x < -2147483648.0)
        return static_cast<uint64_t>(t->data<int64_t>()[index]);
    if (x != std::trunc(x) || !std::isfinite(x) || (x < 0 && !allowNegative)) {
        throwError("MATLAB:dec2base:FirstArgMustBeNonnegativeInteger",
                   "Input to %s must be an array of nonnegative integers.", function);
    }
    if (x >= 0) return wholeNumber<uint64_t>(x);
    if (x < -0x1p63) {
        throwError("MATLAB:dec2base:FirstArgTooSmall",
                   "Negative inputs to %s must not be below -2^63.", function);
    }
    const auto bits = static_cast<uint64_t>(static_cast<int64_t>(x));
    const uint64_t mask = x >= -128            ? 0xFFu
                          : x >= -32768        ? 0xFFFFu
                          : x >= -2147483648.0 ? 0xFFFFFFFFu
                                               : ~uint64_t{0};
    return bits & mask;
}

void toBase(PlainCall& call, uint64_t base, const char* function, int widthAt,
            std::string_view symbols, bool allowNegative) {
    Value v = call[0];
    if (v.isCell()) {
        // Cells of numbers stand for the array of them.
        std::vector<double> numbers;
        for (const Value& e : v.cell().elements) {
            if (!e.isNumericClass() || e.count() != 1)
                throwError("MATLAB:dec2base:FirstArg", "Input to %s must be numeric.", function);
            numbers.push_back(e.toDouble());
        }
        v = columnOf(numbers);
    }
    if (!v.isArray() || v.isComplex() || (v.isChar() && !allowNegative)) {
        throwError("MATLAB:dec2base:FirstArg",
                   "Input to %s must be an array of real nonnegative integers.", function);
    }
    std::size_t width = 0;
    if (call.count() > widthAt) {
        const int64_t least = integerArgument(call[widthAt], "Minimum number of digits");
        if (least < 0) {
            throwError("MATLAB:dec2base:ThirdArg",
                       "Minimum number of digits must be a nonnegative integer.");
        }
        width = static_cast<std::size_t>(least);
    }
    requireMemory(static_cast<double>(width), 4);
    const std::vector<double> numbers = doublesOf(v);
    std::vector<std::string> texts;
    StopCheck stop;
    for (std::size_t i = 0; i < numbers.size(); ++i, stop()) {
        const uint64_t bits =
            bitsOf(v, static_cast<int64_t>(i), numbers[i], function, allowNegative);
        const bool large = isFloat(v.dtype()) && numbers[i] >= 0x1p64;
        texts.push_back(large ? digitsOfLarge(numbers[i], base, symbols)
                              : digitsOf(bits, base, symbols));
        width = std::max(width, texts.back().size());
    }
    for (std::string& t : texts)
        t.insert(0, width - t.size(), symbols[0]);
    call.result(texts.empty() ? charRow(u"") : rowsOf(texts));
}

void dec2bin(PlainCall& call) {
    toBase(call, 2, "dec2bin", 1, kDigits, true);
}
void dec2hex(PlainCall& call) {
    toBase(call, 16, "dec2hex", 1, kDigits, true);
}
void dec2base(PlainCall& call) {
    std::string symbols(kDigits);
    uint64_t base = 0;
    if (call[1].isTextScalar()) {
        symbols = call[1].toText();
        base = symbols.size();
        for (std::size_t i = 0; i < symbols.size(); ++i) {
            if (std::isspace(static_cast<unsigned char>(symbols[i])) ||
                symbols.find(symbols[i], i + 1) != std::string::npos) {
                throwError("MATLAB:dec2base:SymbolsArg",
                           "The symbols of a base must be distinct and no white space.");
            }
        }
    } else {
        base = static_cast<uint64_t>(std::max<int64_t>(0, integerArgument(call[1], "Base")));
    }
    if (base < 2 || base > 36) {
        throwError("MATLAB:dec2base:SecondArg", "Base must be an integer between 2 and 36.");
    }
    toBase(call, base, "dec2base", 2, symbols, false);
}

void fromBase(PlainCall& call, int base, const char* function) {
    const TextList texts = textList(call[0], function);
    std::vector<double> numbers;
    for (const std::u16string& text : texts.texts) {
        double x = 0;
        bool any = false;
        std::size_t start = 0;
        if (text.size() > 2 && text[0] == '0' &&
            ((base == 16 && lower16(text[1]) == 'x') || (base == 2 && lower16(text[1]) == 'b')))
            start = 2;
        for (char16_t c : std::u16string_view(text).substr(start)) {
            if (isSpace16(c)) continue;
            const char16_t u = upper16(c);
            const int digit = u >= '0' && u <= '9'   ? u - '0'
                              : u >= 'A' && u <= 'Z' ? u - 'A' + 10
                                                     : 99;
            if (digit >= base) {
                throwError("MATLAB:base2dec:InvalidDigit",
                           "Input to %s contains characters that are no digits of base %d.",
                           function, base);
            }
            x = x * base + digit;
            any = true;
        }
        numbers.push_back(any ? x : std::numeric_limits<double>::quiet_NaN());
    }
    if (call[0].isChar() && call[0].count() == 0) return call.result(Value::emptyMatrix());
    call.result(arrayOf(numbers, texts.from != TextList::From::String
                                     ? Shape(static_cast<int64_t>(numbers.size()), 1)
                                     : texts.shape));
}

void bin2dec(PlainCall& call) {
    fromBase(call, 2, "bin2dec");
}
void hex2dec(PlainCall& call) {
    fromBase(call, 16, "hex2dec");
}
void base2dec(PlainCall& call) {
    const int64_t base = integerArgument(call[1], "Base");
    if (base < 2 || base > 36) {
        throwError("MATLAB:base2dec:SecondArg", "Base must be an integer between 2 and 36.");
    }
    fromBase(call, static_cast<int>(base), "base2dec");
}

void num2hex(PlainCall& call) {
    requireArray("num2hex", call[0]);
    if (call[0].isComplex()) {
        throwError("MATLAB:num2hex:realInput", "Input to num2hex must be real.");
    }
    const Ref<Tensor> t = call[0].toTensor();
    const auto size = t->dtype() == DType::Char ? std::size_t{1} : t->elementSize();
    std::vector<std::string> texts;
    for (int64_t i = 0; i < t->count(); ++i) {
        uint64_t bits = 0;
        std::memcpy(&bits, t->hostBytes() + static_cast<std::size_t>(i) * t->elementSize(), size);
        char text[32];
        std::snprintf(text, sizeof text, "%0*" PRIx64, static_cast<int>(2 * size), bits);
        texts.emplace_back(text);
    }
    if (call.count() > 1 && !isOption(call[1], "cell"))
        throwError("MATLAB:num2hex:InvalidOption", "The option of num2hex is 'cell'.");
    if (call.count() > 1) {
        auto cell = makeRef<Cell>(Shape(t->count(), 1));
        for (std::size_t i = 0; i < texts.size(); ++i)
            cell->elements[i] = Value::text(texts[i]);
        return call.result(cell);
    }
    call.result(texts.empty() ? charRow(u"") : rowsOf(texts));
}

void hex2num(PlainCall& call) {
    const TextList texts = textList(call[0], "hex2num");
    DType type = DType::Double;
    if (call.count() > 1) {
        const std::string name = textArgument(call[1], "hex2num");
        const std::optional<DType> known = dtypeFromName(name);
        if (!known) throwError("MATLAB:hex2num:InvalidClass", "Unknown class '%s'.", name.c_str());
        type = *known;
    }
    const std::size_t size = type == DType::Char ? 1 : sizeOf(type);
    Ref<Tensor> out = Tensor::make(type, Shape(static_cast<int64_t>(texts.size()), 1));
    for (std::size_t i = 0; i < texts.size(); ++i) {
        std::string digits = toUtf8(texts.texts[i]);
        for (char& c : digits) {
            if (c == ' ') c = '0';
            if (std::isxdigit(static_cast<unsigned char>(c)) == 0)
                throwError("MATLAB:hex2num:InvalidHex",
                           "Input to hex2num must have just hexadecimal digits.");
        }
        if (digits.size() > 2 * size)
            throwError("MATLAB:hex2num:InvalidHex", "Input to hex2num has too many digits.");
        digits.resize(2 * size, '0');
        const uint64_t bits = std::strtoull(digits.c_str(), nullptr, 16);
        std::memcpy(out->mutableHostBytes() + i * sizeOf(type), &bits, size);
    }
    call.result(wrap(std::move(out)));
}

constexpr Builtin kRows[] = {
    {"dec2bin", 1, 2, 1, onOwnThread<dec2bin>, "s = dec2bin(n,digits)",
     "Binary text; negative numbers in two's complement."},
    {"dec2hex", 1, 2, 1, onOwnThread<dec2hex>, "s = dec2hex(n,digits)",
     "Hexadecimal text; negative numbers in two's complement."},
    {"dec2base", 2, 3, 1, onOwnThread<dec2base>, "s = dec2base(n,base,digits)",
     "Text in a base from 2 to 36."},
    {"bin2dec", 1, 1, 1, onOwnThread<bin2dec>, "n = bin2dec(text)", "Number of a binary text."},
    {"hex2dec", 1, 1, 1, onOwnThread<hex2dec>, "n = hex2dec(text)",
     "Number of a hexadecimal text."},
    {"base2dec", 2, 2, 1, onOwnThread<base2dec>, "n = base2dec(text,base)",
     "Number of a text in a base."},
    {"num2hex", 1, 2, 1, onOwnThread<num2hex>, "s = num2hex(x)",
     "The bits of floating-point numbers."},
    {"hex2num", 1, 2, 1, onOwnThread<hex2num>, "x = hex2num(text,class)",
     "Doubles from the text of their bits."},
};

} // namespace

std::span<const Builtin> numberBaseTable() {
    return kRows;
}

} // namespace vitrine
