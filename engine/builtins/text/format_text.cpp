// SPDX-License-Identifier: Apache-2.0
#include "builtins/text/format_text.h"

#include "base/script_error.h"
#include "base/stop.h"
#include "value/containers.h"
#include "value/tensor.h"

#include <cinttypes>

namespace vitrine {

namespace {

/// Appends one escape sequence starting behind the backslash at `at`; returns the position behind
/// it.
std::size_t appendEscape(std::u16string_view s, std::size_t at, std::u16string& out) {
    if (at >= s.size()) {
        out += u'\\';
        return at;
    }
    const auto digits = [&](std::size_t from, int base, std::size_t most) {
        unsigned code = 0;
        std::size_t i = from;
        for (; i < s.size() && i < from + most; ++i) {
            const char16_t c = s[i];
            const int digit = c >= '0' && c <= '9'   ? c - '0'
                              : c >= 'a' && c <= 'f' ? c - 'a' + 10
                              : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                                     : 99;
            if (digit >= base) break;
            code = code * static_cast<unsigned>(base) + static_cast<unsigned>(digit);
        }
        if (i > from) out += static_cast<char16_t>(code);
        return i;
    };
    const char16_t c = s[at];
    switch (c) {
    case u'n':
        out += u'\n';
        break;
    case u't':
        out += u'\t';
        break;
    case u'r':
        out += u'\r';
        break;
    case u'a':
        out += u'\a';
        break;
    case u'b':
        out += u'\b';
        break;
    case u'f':
        out += u'\f';
        break;
    case u'v':
        out += u'\v';
        break;
    case u'\\':
        out += u'\\';
        break;
    case u'\'':
        out += u'\'';
        break;
    case u'"':
        out += u'"';
        break;
    case u'x':
        return digits(at + 1, 16, 4);
    default:
        if (c >= '0' && c <= '7') return digits(at, 8, 3);
        out += u'\\';
        out += c;
        break;
    }
    return at + 1;
}

/// One element to print, or a whole char array when a conversion can take it at once.
struct Item {
    enum class Kind : uint8_t { Number, Signed, Unsigned, Character, Empty } kind = Kind::Number;
    double number = 0;
    int64_t exact = 0;          // Signed and Unsigned (as bits)
    std::size_t textLength = 0; // elements left of the char array, else 0
};

class Items {
public:
    Items(std::span<const Value> args, const char* function) {
        for (const Value& v : args)
            add(v, function);
    }
    [[nodiscard]] bool done() const { return m_next >= m_items.size(); }
    [[nodiscard]] bool empty() const { return m_items.empty(); }
    [[nodiscard]] const Item& peek() const { return m_items[m_next]; }
    Item take() { return m_items[m_next++]; }
    std::u16string takeText() {
        const std::size_t n = peek().textLength;
        std::u16string text;
        for (std::size_t i = 0; i < n; ++i)
            text += static_cast<char16_t>(take().exact);
        return text;
    }

private:
    void add(const Value& v, const char* function);
    void addText(std::u16string_view units) {
        for (std::size_t i = 0; i < units.size(); ++i) {
            Item item;
            item.kind = Item::Kind::Character;
            item.number = units[i];
            item.exact = units[i];
            // %s behind other conversions takes what is left of the text.
            item.textLength = units.size() - i;
            m_items.push_back(item);
        }
        // An empty text still feeds one conversion, which prints nothing.
        if (units.empty()) m_items.push_back({Item::Kind::Empty, 0, 0, 0});
    }
    std::vector<Item> m_items;
    std::size_t m_next = 0;
};

void Items::add(const Value& v, const char* function) {
    if (v.isString()) {
        for (const auto& element : v.strings().elements)
            addText(toUtf16(element ? *element : "<missing>"));
        return;
    }
    if (!v.isArray()) {
        if (v.isCell() || v.isStruct() || v.isFunctionHandle() || !v.isNothing()) {
            throwError(v.isCell() ? "MATLAB:sprintf:CellInput" : "MATLAB:sprintf:InvalidInput",
                       "Error using %s\nFunction is not defined for '%s' inputs.", function,
                       v.className().c_str());
        }
        return;
    }
    const Ref<Tensor> t = v.toTensor();
    if (t->dtype() == DType::Char) {
        addText(std::u16string_view(t->data<char16_t>(), static_cast<std::size_t>(t->count())));
        return;
    }
    // Only the real parts of complex numbers are printed.
    const int64_t parts = t->count();
    const int64_t step = t->isComplex() ? 2 : 1;
    visitDType(t->dtype(), [&](auto tag) {
        using T = decltype(tag);
        const T* data = t->data<T>();
        for (int64_t i = 0; i < parts; ++i) {
            Item item;
            const T element = data[i * step];
            item.number = static_cast<double>(element);
            if constexpr (std::is_same_v<T, uint64_t>) {
                item.kind = Item::Kind::Unsigned;
                item.exact = static_cast<int64_t>(element);
            } else if constexpr (std::is_integral_v<T>) {
                item.kind = Item::Kind::Signed;
                item.exact = static_cast<int64_t>(element);
            }
            m_items.push_back(item);
        }
    });
}

struct Conversion {
    std::string flags;
    std::optional<int> width;
    std::optional<int> precision;
    bool starWidth = false;
    bool starPrecision = false;
    std::optional<std::size_t> argument; ///< %2$d: which argument, from 1
    char subtype = '\0';                 ///< b or t: the bits of a double or single
    char letter = 'd';
};

class Formatter {
public:
    Formatter(std::string_view format, std::span<const Value> args, const char* function)
        : m_format(toUtf16(format)), m_args(args), m_function(function), m_items(args, function) {}

    std::string run() {
        do {
            m_sawConversion = false;
            if (!pass()) break;
        } while (!m_items.done() && m_sawConversion);
        return toUtf8(m_out);
    }

private:
    bool pass();
    Conversion parse(std::size_t& at);
    void convert(Conversion c);
    void convertArgument(Conversion c);
    void convertText(const Conversion& c);
    void convertNumber(const Conversion& c, const Item& item);
    void padded(std::u16string_view text, const Conversion& c) {
        const std::size_t width = static_cast<std::size_t>(c.width.value_or(0));
        const std::size_t missing = width > text.size() ? width - text.size() : 0;
        const bool left = c.flags.find('-') != std::string::npos;
        if (!left) m_out.append(missing, u' ');
        m_out += text;
        if (left) m_out.append(missing, u' ');
    }
    void ascii(std::string_view text) { m_out.append(text.begin(), text.end()); }

    std::u16string m_format;
    std::span<const Value> m_args;
    const char* m_function;
    Items m_items;
    bool m_sawConversion = false;
    StopCheck m_stop;
    std::u16string m_out;
};

/// Prints the format once; false when the data ran out at a conversion.
bool Formatter::pass() {
    const bool noData = m_items.empty();
    bool printedSome = false;
    for (std::size_t i = 0; i < m_format.size();) {
        const char16_t c = m_format[i];
        if (c == u'\\') {
            i = appendEscape(m_format, i + 1, m_out);
        } else if (c != u'%') {
            m_out += c;
            ++i;
        } else if (i + 1 < m_format.size() && m_format[i + 1] == u'%') {
            m_out += u'%';
            i += 2;
        } else {
            ++i;
            m_stop();
            Conversion conversion = parse(i);
            if (conversion.argument) {
                convertArgument(std::move(conversion));
                continue;
            }
            m_sawConversion = true;
            if (m_items.done()) {
                // Empty data print as nothing; without data output ends here.
                if (!noData || printedSome || m_args.empty()) return false;
                if (conversion.width && conversion.letter == 's') padded(u"", conversion);
                continue;
            }
            printedSome = true;
            convert(std::move(conversion));
        }
    }
    return true;
}

Conversion Formatter::parse(std::size_t& at) {
    Conversion c;
    const auto peek = [&] { return at < m_format.size() ? m_format[at] : u'\0'; };
    const auto number = [&](std::optional<int>& slot, bool& star) {
        if (peek() == u'*') {
            star = true;
            ++at;
            return;
        }
        while (peek() >= u'0' && peek() <= u'9') {
            slot = std::min(slot.value_or(0) * 10 + (peek() - u'0'), 1 << 20);
            ++at;
        }
    };
    std::size_t digits = at;
    while (digits < m_format.size() && m_format[digits] >= u'0' && m_format[digits] <= u'9')
        ++digits;
    if (digits > at && digits < at + 6 && digits < m_format.size() && m_format[digits] == u'$') {
        c.argument = 0;
        for (; at < digits; ++at)
            c.argument = *c.argument * 10 + static_cast<std::size_t>(m_format[at] - u'0');
        ++at;
    }
    while (peek() == u'-' || peek() == u'+' || peek() == u' ' || peek() == u'0' || peek() == u'#')
        c.flags += static_cast<char>(m_format[at++]);
    number(c.width, c.starWidth);
    if (peek() == u'.') {
        ++at;
        c.precision = 0;
        number(c.precision, c.starPrecision);
    }
    while (peek() == u'l' || peek() == u'h' || peek() == u'b' || peek() == u't') {
        if (peek() == u'b' || peek() == u't') c.subtype = static_cast<char>(peek());
        ++at;
    }
    const char16_t letter = peek();
    c.letter = letter < 128 ? static_cast<char>(letter) : '?';
    if (at < m_format.size()) ++at;
    return c;
}

/// A width or precision given as an argument; what is no number of characters is none.
int starNumber(double number) {
    constexpr double kMost = 100000;
    return std::isfinite(number) ? static_cast<int>(std::clamp(number, -kMost, kMost)) : 0;
}

void Formatter::convert(Conversion c) {
    if (c.starWidth) {
        const int width = starNumber(m_items.take().number);
        if (width < 0) c.flags += '-';
        c.width = std::abs(width);
        if (m_items.done()) return;
    }
    if (c.starPrecision) {
        c.precision = starNumber(m_items.take().number);
        if (m_items.done()) return;
    }
    if (m_items.peek().kind == Item::Kind::Empty) {
        m_items.take();
        return padded(u"", c);
    }
    if (c.letter == 's' || c.letter == 'c')
        convertText(c);
    else
        convertNumber(c, m_items.take());
}

/// Prints the first element, or the whole text, of one argument; others stay as they are.
void Formatter::convertArgument(Conversion c) {
    if (*c.argument < 1 || *c.argument > m_args.size()) return;
    Items all = std::move(m_items);
    m_items = Items(m_args.subspan(*c.argument - 1, 1), m_function);
    if (!m_items.done()) convert(std::move(c));
    m_items = std::move(all);
}

void Formatter::convertText(const Conversion& c) {
    if (c.letter == 's' && m_items.peek().textLength > 0) {
        std::u16string text = m_items.takeText();
        if (c.precision) text.resize(std::min(text.size(), static_cast<std::size_t>(*c.precision)));
        return padded(text, c);
    }
    const Item item = m_items.take();
    const bool whole =
        item.number == std::trunc(item.number) && item.number >= 0 && item.number <= 0xFFFF;
    if (item.kind == Item::Kind::Character || whole) {
        return padded(std::u16string(1, static_cast<char16_t>(item.number)), c);
    }
    // A number that is no character: %f's shortest form for %s with a precision, else %e.
    Conversion number = c;
    number.letter =
        std::isfinite(item.number) && item.number == std::trunc(item.number) ? 'd' : 'e';
    convertNumber(number, item);
}

void Formatter::convertNumber(const Conversion& c, const Item& item) {
    char letter = c.letter;
    const double x = item.number;
    if (!std::isfinite(x)) {
        std::u16string text = std::isnan(x) ? u"NaN" : x < 0 ? u"-Inf" : u"Inf";
        if (x > 0 && c.flags.find('+') != std::string::npos) text.insert(0, 1, u'+');
        return padded(text, c);
    }
    if (c.subtype != '\0' && (letter == 'x' || letter == 'X' || letter == 'o' || letter == 'u')) {
        const uint64_t bits = c.subtype == 'b' ? std::bit_cast<uint64_t>(x)
                                               : std::bit_cast<uint32_t>(static_cast<float>(x));
        char buffer[32];
        const std::string form = std::string("%ll") + letter;
        std::snprintf(buffer, sizeof buffer, form.c_str(), static_cast<unsigned long long>(bits));
        std::u16string units;
        for (const char* p = buffer; *p != '\0'; ++p)
            units += static_cast<char16_t>(*p);
        return padded(units, c);
    }
    const bool integerConversion = std::strchr("diuoxX", letter) != nullptr && letter != '\0';
    const bool unsignedForm = letter == 'o' || letter == 'x' || letter == 'X';
    std::string spec = "%" + c.flags;
    if (c.width) spec += std::to_string(*c.width);
    char text[512];
    std::string longText;
    const auto print = [&](const std::string& full, auto value) {
        const int n = std::snprintf(text, sizeof text, full.c_str(), value);
        if (n < static_cast<int>(sizeof text)) return ascii(text);
        longText.resize(static_cast<std::size_t>(n) + 1);
        std::snprintf(longText.data(), longText.size(), full.c_str(), value);
        ascii(std::string_view(longText.data(), static_cast<std::size_t>(n)));
    };
    const std::string precision = c.precision ? "." + std::to_string(*c.precision) : "";
    if (integerConversion) {
        const bool exact = item.kind != Item::Kind::Number;
        if ((exact || x == std::trunc(x)) && !(unsignedForm && x < 0)) {
            if (item.kind == Item::Kind::Unsigned) {
                return print(spec + precision + "ll" + (unsignedForm ? letter : 'u'),
                             static_cast<unsigned long long>(item.exact));
            }
            const bool fits = std::abs(x) < 9.2e18;
            if (exact || fits) {
                const long long n = exact ? item.exact : static_cast<long long>(x);
                return print(spec + precision + "ll" + (unsignedForm ? letter : 'd'), n);
            }
            return print(spec + ".0f", x);
        }
        letter = 'e';
    }
    if (std::strchr("eEfFgGaA", letter) == nullptr || letter == '\0') {
        throwError("MATLAB:badformat_mx", "Invalid format.");
    }
    print(spec + precision + letter, x);
}

} // namespace

std::string formatText(std::string_view format, std::span<const Value> args, const char* function) {
    return Formatter(format, args, function).run();
}

std::string interpretEscapes(std::string_view text) {
    const std::u16string units = toUtf16(text);
    std::u16string out;
    for (std::size_t i = 0; i < units.size();) {
        if (units[i] == u'\\')
            i = appendEscape(units, i + 1, out);
        else
            out += units[i++];
    }
    return toUtf8(out);
}

} // namespace vitrine
