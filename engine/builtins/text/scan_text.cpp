// SPDX-License-Identifier: Apache-2.0
#include "builtins/text/scan_text.h"

#include "base/stop.h"
#include "base/whole_number.h"
#include "builtins/text/text_values.h"

namespace vitrine {

namespace {

constexpr int64_t kNoLimit = std::numeric_limits<int64_t>::max();

struct Scanner {
    std::u16string_view text;
    std::size_t at = 0;

    [[nodiscard]] bool ended() const { return at >= text.size(); }
    void skipSpace() {
        while (!ended() && isSpace16(text[at]))
            ++at;
    }
};

/// Longest prefix of s that is a floating-point number; 0 when none.
std::size_t floatLength(std::u16string_view s) {
    std::size_t i = 0;
    const auto at = [&](std::size_t k) { return k < s.size() ? s[k] : u'\0'; };
    const auto digit = [&](std::size_t k) { return at(k) >= '0' && at(k) <= '9'; };
    if (at(i) == '+' || at(i) == '-') ++i;
    const std::u16string word = lower16(s.substr(std::min(i, s.size()), 3));
    if (word == u"inf" || word == u"nan") return i + 3;
    std::size_t digits = 0;
    while (digit(i))
        ++i, ++digits;
    if (at(i) == '.') {
        ++i;
        while (digit(i))
            ++i, ++digits;
    }
    if (digits == 0) return 0;
    if (at(i) == 'e' || at(i) == 'E' || at(i) == 'd' || at(i) == 'D') {
        std::size_t k = i + 1;
        if (at(k) == '+' || at(k) == '-') ++k;
        if (digit(k)) {
            while (digit(k))
                ++k;
            i = k;
        }
    }
    return i;
}

std::size_t integerLength(std::u16string_view s, int base) {
    std::size_t i = 0;
    if (i < s.size() && (s[i] == '+' || s[i] == '-')) ++i;
    const std::size_t start = i;
    for (; i < s.size(); ++i) {
        const char16_t c = lower16(s[i]);
        const int d = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : 99;
        if (d >= base) break;
    }
    return i > start ? i : 0;
}

std::string narrow(std::u16string_view s) {
    std::string out;
    for (char16_t c : s)
        out += c == 'd' || c == 'D' ? 'e' : static_cast<char>(c < 128 ? c : '?');
    return out;
}

/// True when every conversion that is kept reads text: the result is text then.
bool readsOnlyText(std::u16string_view format) {
    for (std::size_t i = 0; i < format.size(); ++i) {
        if (format[i] != u'%') continue;
        if (++i < format.size() && format[i] == u'%') continue;
        const bool skipped = i < format.size() && format[i] == u'*';
        while (i < format.size() &&
               std::u16string_view(u"*.0123456789lh").find(format[i]) != std::u16string_view::npos)
            ++i;
        if (i >= format.size()) break;
        if (!skipped && format[i] != u's' && format[i] != u'c' && format[i] != u'[') return false;
        if (format[i] == u'[') {
            while (i + 1 < format.size() && format[++i] != u']') {
            }
        }
    }
    return true;
}

class Reader {
public:
    Reader(std::u16string_view text, std::u16string_view format, int64_t most)
        : allText(readsOnlyText(format)), m_in{text}, m_format(format), m_most(most) {}

    void run() {
        bool progress = true;
        StopCheck stop;
        while (progress && !m_stop && !full()) {
            stop();
            const std::size_t before = m_in.at;
            const int64_t had = m_count;
            pass();
            progress = m_in.at > before || m_count > had;
            if (m_in.ended()) break;
        }
    }
    std::vector<double> values;
    bool allText;
    [[nodiscard]] int64_t count() const { return m_count; }
    [[nodiscard]] std::size_t position() const { return m_in.at; }
    [[nodiscard]] bool failed() const { return m_failed; }

private:
    [[nodiscard]] bool full() const { return static_cast<int64_t>(values.size()) >= m_most; }
    void stop(bool failed) {
        m_stop = true;
        m_failed = failed && !m_in.ended();
    }
    void pass();
    void convert(std::size_t& f);
    void number(char16_t letter, bool keep, std::size_t width, bool wide);
    void textRun(bool keep, std::size_t width, const std::function<bool(char16_t)>& accepts);

    Scanner m_in;
    std::u16string_view m_format;
    int64_t m_most;
    int64_t m_count = 0;
    bool m_stop = false;
    bool m_failed = false;
};

void Reader::pass() {
    for (std::size_t f = 0; f < m_format.size() && !m_stop && !full();) {
        const char16_t c = m_format[f];
        if (isSpace16(c)) {
            m_in.skipSpace();
            ++f;
        } else if (c != u'%' || (f + 1 < m_format.size() && m_format[f + 1] == u'%')) {
            if (c == u'%') ++f;
            m_in.skipSpace();
            if (m_in.ended() || m_in.text[m_in.at] != m_format[f]) return stop(true);
            ++m_in.at;
            ++f;
        } else {
            ++f;
            convert(f);
        }
    }
}

void Reader::convert(std::size_t& f) {
    const auto peek = [&] { return f < m_format.size() ? m_format[f] : u'\0'; };
    bool keep = true;
    if (peek() == u'*') {
        keep = false;
        ++f;
    }
    std::size_t width = 0;
    while (peek() >= u'0' && peek() <= u'9')
        width = std::min<std::size_t>(width * 10 + static_cast<std::size_t>(m_format[f++] - u'0'),
                                      1u << 20);
    if (peek() == u'.') {
        ++f;
        while (peek() >= u'0' && peek() <= u'9')
            ++f;
    }
    bool wide = false; // l: 64 bits instead of 32
    for (; peek() == u'l' || peek() == u'h'; ++f)
        wide = wide || peek() == u'l';
    const char16_t letter = peek();
    ++f;
    const std::size_t most = width == 0 ? std::u16string_view::npos : width;
    if (letter == u'c') {
        const std::size_t n = width == 0 ? 1 : width;
        if (m_in.ended()) return stop(false);
        for (std::size_t i = 0; i < n && !m_in.ended(); ++i) {
            if (keep) values.push_back(m_in.text[m_in.at]);
            ++m_in.at;
        }
        m_count += keep ? 1 : 0;
    } else if (letter == u's') {
        m_in.skipSpace();
        textRun(keep, most, [](char16_t c) { return !isSpace16(c); });
    } else if (letter == u'[') {
        bool negate = false;
        std::u16string set;
        if (peek() == u'^') {
            negate = true;
            ++f;
        }
        do {
            if (f >= m_format.size()) break;
            if (m_format[f] == u'-' && !set.empty() && f + 1 < m_format.size() &&
                m_format[f + 1] != u']') {
                for (int c = set.back() + 1; c <= m_format[f + 1]; ++c)
                    set += static_cast<char16_t>(c);
                f += 2;
            } else {
                set += m_format[f++];
            }
        } while (peek() != u']');
        ++f;
        textRun(keep, most,
                [&](char16_t c) { return (set.find(c) != std::u16string::npos) != negate; });
    } else {
        number(letter, keep, most, wide);
    }
}

void Reader::textRun(bool keep, std::size_t width, const std::function<bool(char16_t)>& accepts) {
    std::size_t n = 0;
    while (!m_in.ended() && n < width && accepts(m_in.text[m_in.at])) {
        if (keep) values.push_back(m_in.text[m_in.at]);
        ++m_in.at;
        ++n;
    }
    if (n == 0) return stop(true);
    m_count += keep ? 1 : 0;
}

/// Integer conversions hold 32 bits and stop at their limits.
double saturated(double value, bool isSigned) {
    if (!isSigned) return std::min(value, 4294967295.0);
    return std::clamp(value, -2147483648.0, 2147483647.0);
}

void Reader::number(char16_t letter, bool keep, std::size_t width, bool wide) {
    m_in.skipSpace();
    const std::u16string_view rest = m_in.text.substr(m_in.at, width);
    double value = 0;
    std::size_t length = 0;
    switch (letter) {
    case u'd':
    case u'u':
        length = integerLength(rest, 10);
        value = std::strtod(narrow(rest.substr(0, length)).c_str(), nullptr);
        if (!wide) value = saturated(value, letter == u'd');
        break;
    case u'i':
    case u'x':
    case u'X':
    case u'o': {
        const bool prefixed = rest.size() > 2 && rest[0] == '0' && lower16(rest[1]) == 'x';
        const bool octal = rest.size() > 1 && rest[0] == '0' && rest[1] >= '0' && rest[1] <= '7';
        const int base = letter == u'o'                    ? 8
                         : letter != u'i'                  ? 16
                         : prefixed                        ? 16
                         : octal                           ? 8
                         : !rest.empty() && rest[0] == '0' ? 8
                                                           : 10;
        const std::size_t skip = prefixed && base == 16 ? 2 : 0;
        const std::size_t digits = integerLength(rest.substr(skip), base);
        length = digits == 0 ? 0 : digits + skip;
        std::string plain;
        for (char16_t c : rest.substr(skip, digits))
            plain += static_cast<char>(c);
        value = plain[0] == '-' ? static_cast<double>(std::strtoll(plain.c_str(), nullptr, base))
                                : static_cast<double>(std::strtoull(plain.c_str(), nullptr, base));
        if (!wide) value = saturated(value, letter == u'i');
        break;
    }
    case u'f':
    case u'g':
    case u'e':
    case u'E':
    case u'G':
        length = floatLength(rest);
        value = std::strtod(narrow(rest.substr(0, length)).c_str(), nullptr);
        break;
    default:
        throwError("MATLAB:badformat_mx", "Invalid format.");
    }
    if (length == 0) return stop(true);
    m_in.at += length;
    if (!keep) return;
    values.push_back(value);
    ++m_count;
}

} // namespace

ScanResult scanText(std::u16string_view text, std::u16string_view format, const Value& size) {
    int64_t most = kNoLimit;
    int64_t rows = 0;
    if (!size.isNothing()) {
        const std::vector<double> wanted = doublesOf(size);
        const auto limit = [](double x) { return x > 9e15 ? kNoLimit : wholeNumber<int64_t>(x); };
        if (wanted.size() == 1) most = limit(wanted[0]);
        if (wanted.size() >= 2) {
            rows = limit(wanted[0]);
            most = std::isinf(wanted[1]) ? kNoLimit : Shape(rows, limit(wanted[1])).count();
        }
    }
    Reader reader(text, format, most);
    reader.run();
    ScanResult result;
    result.count = reader.count();
    result.end = reader.position();
    result.failed = reader.failed();
    std::vector<double>& values = reader.values;
    const bool asText = reader.allText && !values.empty();
    auto n = static_cast<int64_t>(values.size());
    Shape shape = asText ? Shape(1, n) : n == 0 ? Shape(0, 0) : Shape(n, 1);
    if (rows > 0 && n > 0) {
        const int64_t columns = (n + rows - 1) / rows;
        values.resize(static_cast<std::size_t>(rows * columns), 0.0);
        shape = Shape(rows, columns);
    }
    if (!asText) {
        result.value = arrayOf(values, shape);
        return result;
    }
    std::vector<char16_t> units;
    for (double v : values)
        units.push_back(static_cast<char16_t>(v));
    result.value = arrayOf(units, shape);
    return result;
}

} // namespace vitrine
