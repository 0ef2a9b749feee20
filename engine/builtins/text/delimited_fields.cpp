// SPDX-License-Identifier: Apache-2.0
#include "builtins/text/delimited_fields.h"

#include "base/stop.h"
#include "builtins/text/text_values.h"

namespace vitrine {

namespace {

using Text = std::u16string;
using TextView = std::u16string_view;

struct Element {
    enum class Kind : uint8_t { Number, Plain, Quoted, Characters, Set, Literal };
    Kind kind = Kind::Number;
    DType type = DType::Double;
    bool discard = false;
    std::size_t width = 0; // 0: any
    int decimals = -1;     // digits behind the point that are read
    Text text;             // of a literal, or the characters of a set
    bool negated = false;  // [^…]
    FieldMeaning meaning;  // of texts
};

/// The format as a list of conversions and literals.
class FormatReader {
public:
    FormatReader(TextView format, bool plain, const char* function)
        : m_format(format), m_plain(plain), m_function(function) {}

    std::vector<Element> read() {
        std::vector<Element> out;
        while (m_at < m_format.size()) {
            if (isSpace16(m_format[m_at])) {
                ++m_at;
            } else if (m_format[m_at] == u'%' && peek(1) != u'%') {
                out.push_back(conversion());
            } else {
                Element literal;
                literal.kind = Element::Kind::Literal;
                literal.discard = true;
                while (m_at < m_format.size() && !isSpace16(m_format[m_at])) {
                    if (m_format[m_at] == u'%' && peek(1) != u'%') break;
                    if (m_format[m_at] == u'%') ++m_at;
                    literal.text += m_format[m_at++];
                }
                out.push_back(std::move(literal));
            }
        }
        return out;
    }

private:
    [[nodiscard]] char16_t peek(std::size_t ahead = 0) const {
        return m_at + ahead < m_format.size() ? m_format[m_at + ahead] : u'\0';
    }
    std::size_t number() {
        std::size_t n = 0;
        for (; peek() >= u'0' && peek() <= u'9'; ++m_at)
            n = std::min<std::size_t>(n * 10 + static_cast<std::size_t>(peek() - u'0'), 1u << 20);
        return n;
    }
    [[noreturn]] void bad() const {
        throwError("MATLAB:textscan:BadFormatSpecifier",
                   "Error using %s\nBadly formed format specifier.", m_function);
    }
    /// The width in bits behind d, u or f; 0 when there is none.
    std::size_t bits(std::initializer_list<std::size_t> allowed) {
        if (peek() < u'0' || peek() > u'9') return 0;
        if (m_plain) bad();
        const std::size_t n = number();
        if (std::find(allowed.begin(), allowed.end(), n) == allowed.end()) bad();
        return n;
    }
    Element conversion();
    void readSet(Element& e);

    TextView m_format;
    bool m_plain;
    const char* m_function;
    std::size_t m_at = 0;
};

void FormatReader::readSet(Element& e) {
    e.kind = Element::Kind::Set;
    if (peek() == u'^') {
        e.negated = true;
        ++m_at;
    }
    do {
        if (m_at >= m_format.size()) bad();
        char16_t c = m_format[m_at++];
        if (c == u'\\' && peek() != u']' && m_at < m_format.size()) {
            const char16_t next = m_format[m_at++];
            c = next == u't' ? u'\t' : next == u'n' ? u'\n' : next == u'r' ? u'\r' : next;
        }
        if (peek() == u'-' && peek(1) != u']' && peek(1) != u'\0' && peek(1) >= c) {
            for (int k = c; k <= peek(1); ++k)
                e.text += static_cast<char16_t>(k);
            m_at += 2;
        } else {
            e.text += c;
        }
    } while (peek() != u']');
    ++m_at;
}

Element FormatReader::conversion() {
    Element e;
    ++m_at;
    if (peek() == u'*') {
        e.discard = true;
        ++m_at;
    }
    if (peek() == u'{' && !m_plain) {
        const std::size_t end = m_format.find(u'}', m_at);
        if (end == TextView::npos || end + 1 == m_format.size()) bad();
        e.meaning.format = m_format.substr(m_at + 1, end - m_at - 1);
        m_at = end + 1;
        if (peek() != u'D' && peek() != u'T') bad();
    }
    e.width = number();
    if (peek() == u'.') {
        ++m_at;
        e.decimals = static_cast<int>(number());
    }
    const char16_t letter = peek();
    ++m_at;
    switch (letter) {
    case u'd':
    case u'u': {
        const std::size_t n = bits({8, 16, 32, 64});
        const bool isSigned = letter == u'd';
        e.type = n == 8    ? (isSigned ? DType::Int8 : DType::UInt8)
                 : n == 16 ? (isSigned ? DType::Int16 : DType::UInt16)
                 : n == 64 ? (isSigned ? DType::Int64 : DType::UInt64)
                           : (isSigned ? DType::Int32 : DType::UInt32);
        break;
    }
    case u'f':
        e.type = bits({32, 64}) == 32 ? DType::Single : DType::Double;
        break;
    case u'n':
        break;
    case u's':
        e.kind = Element::Kind::Plain;
        break;
    case u'q':
        e.kind = Element::Kind::Quoted;
        break;
    case u'c':
        e.kind = Element::Kind::Characters;
        e.width = std::max<std::size_t>(e.width, 1);
        break;
    case u'[':
        readSet(e);
        break;
    case u'D':
    case u'T':
    case u'C':
        if (m_plain) bad();
        e.kind = Element::Kind::Plain;
        e.meaning.kind = letter == u'D'   ? FieldMeaning::Kind::Datetime
                         : letter == u'T' ? FieldMeaning::Kind::Duration
                                          : FieldMeaning::Kind::Category;
        break;
    default:
        bad();
    }
    return e;
}

/// What one conversion that is kept has read so far.
struct Column {
    Element element;
    std::vector<std::complex<double>> numbers;
    std::vector<Text> texts;
    [[nodiscard]] bool numeric() const { return element.kind == Element::Kind::Number; }
    [[nodiscard]] std::size_t size() const { return numeric() ? numbers.size() : texts.size(); }
    void resize(std::size_t n, double empty) {
        if (numeric())
            numbers.resize(n, empty);
        else
            texts.resize(n);
    }
};

class Fields {
public:
    Fields(TextView text, const FieldScanOptions& options) : m_text(text), m_options(options) {
        for (char16_t c : options.whitespace) {
            if (std::find(options.delimiters.begin(), options.delimiters.end(), Text(1, c)) ==
                    options.delimiters.end() ||
                options.plainFormat)
                m_whitespace += c;
        }
    }

    [[nodiscard]] bool ended() const { return m_at >= m_text.size(); }
    [[nodiscard]] std::size_t position() const { return m_at; }
    void seek(std::size_t at) { m_at = at; }
    void skipLine() {
        while (!ended() && lineEnd() == 0)
            ++m_at;
        m_at += lineEnd();
    }
    /// White space and comments; line ends too when asked for.
    void skipSpace(bool lineEnds) {
        while (!ended()) {
            const std::size_t line = lineEnd();
            if (line > 0 && !lineEnds) return;
            if (line > 0)
                m_at += line;
            else if (m_whitespace.find(m_text[m_at]) != Text::npos)
                ++m_at;
            else if (!skipComment())
                return;
        }
    }
    /// The delimiter or line end behind a field.
    void skipDelimiter() {
        skipSpace(false);
        const std::size_t n = separator();
        m_at += n;
        while (n > 0 && m_options.multipleDelimitersAsOne && !ended()) {
            const std::size_t more = separator();
            if (more > 0)
                m_at += more;
            else if (m_whitespace.find(m_text[m_at]) != Text::npos)
                ++m_at;
            else
                break;
        }
    }
    /// Length of the line end here; 0 when there is none.
    [[nodiscard]] std::size_t lineEnd() const {
        const TextView rest = m_text.substr(std::min(m_at, m_text.size()));
        if (!m_options.endOfLine.empty())
            return rest.starts_with(m_options.endOfLine) ? m_options.endOfLine.size() : 0;
        if (rest.starts_with(u"\r\n")) return 2;
        return !rest.empty() && (rest[0] == u'\n' || rest[0] == u'\r') ? 1 : 0;
    }
    /// Length of the delimiter or line end here.
    [[nodiscard]] std::size_t separator() const {
        const std::size_t line = lineEnd();
        if (line > 0 || ended()) return line;
        std::size_t longest = 0;
        for (const Text& d : m_options.delimiters) {
            if (d.size() > longest && m_text.substr(m_at).starts_with(d)) longest = d.size();
        }
        return longest;
    }
    /// Where a text field ends: at a separator, or at white space when that separates.
    [[nodiscard]] bool fieldEnds() const {
        if (ended() || separator() > 0) return true;
        return m_options.delimiters.empty() && m_whitespace.find(m_text[m_at]) != Text::npos;
    }

    bool literal(TextView text) {
        skipSpace(true);
        for (char16_t c : text) {
            if (ended() || m_text[m_at] != c) return false;
            ++m_at;
        }
        return true;
    }
    bool number(const Element& e, std::complex<double>& value);
    Text text(const Element& e);

private:
    bool skipComment() {
        const Text& start = m_options.commentStart;
        if (start.empty() || !m_text.substr(m_at).starts_with(start)) return false;
        if (m_options.commentEnd.empty()) {
            while (!ended() && lineEnd() == 0)
                ++m_at;
            return true;
        }
        const std::size_t end = m_text.find(m_options.commentEnd, m_at + start.size());
        m_at = end == TextView::npos ? m_text.size() : end + m_options.commentEnd.size();
        return true;
    }
    bool real(const Element& e, std::size_t limit, double& value, bool& imaginary);
    [[nodiscard]] char16_t at(std::size_t i, std::size_t limit) const {
        return i < limit ? m_text[i] : u'\0';
    }

    TextView m_text;
    const FieldScanOptions& m_options;
    Text m_whitespace;
    std::size_t m_at = 0;
};

bool isDigit16(char16_t c) {
    return c >= u'0' && c <= u'9';
}

/// One real or imaginary number; the position stays when there is none.
bool Fields::real(const Element& e, std::size_t limit, double& value, bool& imaginary) {
    std::size_t i = m_at;
    imaginary = false;
    std::string digits;
    if (at(i, limit) == u'+' || at(i, limit) == u'-') digits += m_text[i++] == u'-' ? "-" : "";
    const double sign = digits.empty() ? 1 : -1;
    const Text word =
        lower16(m_text.substr(i, std::min<std::size_t>(3, limit - std::min(i, limit))));
    if (word == u"inf" || word == u"nan") {
        value = word == u"inf" ? sign * std::numeric_limits<double>::infinity()
                               : std::numeric_limits<double>::quiet_NaN();
        m_at = i + 3;
        return true;
    }
    if (at(i, limit) == u'i' || at(i, limit) == u'j') {
        value = sign;
        imaginary = true;
        m_at = i + 1;
        return true;
    }
    bool any = false;
    for (; isDigit16(at(i, limit)); ++i, any = true)
        digits += static_cast<char>(m_text[i]);
    if (at(i, limit) == u'.') {
        digits += '.';
        ++i;
        int kept = 0;
        for (; isDigit16(at(i, limit)) && (e.decimals < 0 || kept < e.decimals);
             ++i, ++kept, any = true)
            digits += static_cast<char>(m_text[i]);
        // The digit behind the last one that is read decides its rounding.
        if (e.decimals >= 0 && any && isDigit16(at(i, m_text.size()))) {
            digits += static_cast<char>(m_text[i]);
            char rounded[400];
            std::snprintf(rounded, sizeof rounded, "%.*f", e.decimals,
                          std::strtod(digits.c_str(), nullptr));
            digits = rounded;
        }
    }
    if (!any) return false;
    if (m_options.exponents.find(at(i, limit)) != Text::npos && at(i, limit) != 0) {
        std::size_t k = i + 1;
        std::string exponent = "e";
        if (at(k, limit) == u'+' || at(k, limit) == u'-')
            exponent += static_cast<char>(m_text[k++]);
        if (isDigit16(at(k, limit))) {
            for (; isDigit16(at(k, limit)); ++k)
                exponent += static_cast<char>(m_text[k]);
            digits += exponent;
            i = k;
        }
    }
    value = std::strtod(digits.c_str(), nullptr);
    m_at = i;
    if (at(i, limit) == u'i' || at(i, limit) == u'j') {
        imaginary = true;
        ++m_at;
    }
    return true;
}

bool Fields::number(const Element& e, std::complex<double>& value) {
    skipSpace(false);
    const TextView rest = m_text.substr(std::min(m_at, m_text.size()));
    for (const Text& empty : m_options.treatAsEmpty) {
        if (!rest.starts_with(empty)) continue;
        const std::size_t start = m_at;
        m_at += empty.size();
        value = m_options.emptyValue;
        if (ended() || separator() > 0 || m_whitespace.find(m_text[m_at]) != Text::npos)
            return true;
        m_at = start;
    }
    const std::size_t limit =
        e.width == 0 ? m_text.size() : std::min(m_text.size(), m_at + e.width);
    const std::size_t start = m_at;
    double x = 0;
    bool imaginary = false;
    if (!real(e, limit, x, imaginary)) return false;
    value = imaginary ? std::complex<double>(0, x) : std::complex<double>(x, 0);
    if (e.type != DType::Double && e.type != DType::Single) {
        if (imaginary) m_at = start;
        return !imaginary;
    }
    // a+bi: a signed imaginary part directly behind the real one.
    if (!imaginary && (at(m_at, limit) == u'+' || at(m_at, limit) == u'-')) {
        const std::size_t behind = m_at;
        double y = 0;
        if (real(e, limit, y, imaginary) && imaginary)
            value = {x, y};
        else
            m_at = behind;
    }
    return true;
}

Text Fields::text(const Element& e) {
    Text out;
    const std::size_t most = e.width == 0 ? std::numeric_limits<std::size_t>::max() : e.width;
    if (e.kind == Element::Kind::Quoted && !ended() && m_text[m_at] == u'"') {
        for (++m_at; !ended(); ++m_at) {
            if (m_text[m_at] == u'"') {
                if (at(m_at + 1, m_text.size()) != u'"') {
                    ++m_at;
                    break;
                }
                ++m_at;
            }
            out += m_text[m_at];
        }
        return out;
    }
    while (!ended() && out.size() < most) {
        if (e.kind == Element::Kind::Set) {
            if ((e.text.find(m_text[m_at]) != Text::npos) == e.negated) break;
        } else if (e.kind != Element::Kind::Characters && fieldEnds()) {
            break;
        }
        out += m_text[m_at++];
    }
    // Blanks of a format of times belong to the field where white space separates.
    const auto blanks = std::count(e.meaning.format.begin(), e.meaning.format.end(), u' ');
    for (auto k = blanks; k > 0 && m_options.delimiters.empty() && !ended(); --k) {
        if (lineEnd() > 0) break;
        skipSpace(false);
        if (ended() || separator() > 0) break;
        out += u' ';
        while (!fieldEnds())
            out += m_text[m_at++];
    }
    return out;
}

class FieldScanner {
public:
    FieldScanner(TextView text, const FieldScanOptions& options, std::vector<Element> elements)
        : m_fields(text, options), m_options(options), m_elements(std::move(elements)),
          m_endsWithLine(!text.empty() && (text.back() == u'\n' || text.back() == u'\r')) {
        for (const Element& e : m_elements) {
            if (!e.discard) m_columns.push_back(Column{e, {}, {}});
        }
    }

    FieldScan run(const char* function) {
        for (int64_t i = 0; i < m_options.headerLines; ++i)
            m_fields.skipLine();
        std::size_t rows = 0;
        StopCheck stop;
        if (m_options.multipleDelimitersAsOne && m_fields.separator() > 0) m_fields.skipDelimiter();
        while (m_options.rows < 0 || static_cast<int64_t>(rows) < m_options.rows) {
            stop();
            m_fields.skipSpace(true);
            if (m_fields.ended()) break;
            const std::size_t before = m_fields.position();
            if (!row()) {
                if (!m_options.returnOnError) {
                    throwError("MATLAB:textscan:handleErrorAndShowInfo",
                               "Error using %s\nMismatch between file and format character "
                               "vector.\nTrouble reading field %zu of row %zu.",
                               function, m_failedAt + 1, rows + 1);
                }
                break;
            }
            ++rows;
            if (m_fields.position() == before) break; // nothing was read: no way forward
        }
        return finish();
    }

private:
    /// One pass over the format; false when a field could not be read.
    bool row();
    FieldScan finish();
    [[nodiscard]] Value columnValue(const Column& column) const;

    Fields m_fields;
    const FieldScanOptions& m_options;
    std::vector<Element> m_elements;
    std::vector<Column> m_columns;
    bool m_endsWithLine;
    std::size_t m_failedAt = 0;
};

bool FieldScanner::row() {
    std::size_t column = 0;
    bool ended = false;
    for (std::size_t i = 0; i < m_elements.size(); ++i) {
        const Element& e = m_elements[i];
        // The text ended inside this row: the rest is padded only behind a last line end.
        if (ended && !m_endsWithLine && !m_options.padColumns) return true;
        bool good = true;
        if (e.kind == Element::Kind::Literal) {
            good = m_fields.literal(e.text);
        } else if (e.kind == Element::Kind::Number) {
            std::complex<double> value = m_options.emptyValue;
            good = m_fields.number(e, value);
            const bool empty = m_fields.ended() || m_fields.separator() > 0 || m_fields.fieldEnds();
            if (!good && empty) {
                good = true;
                value = m_options.emptyValue;
            }
            if (good && !e.discard) m_columns[column].numbers.push_back(value);
        } else {
            m_fields.skipSpace(false);
            Text text = m_fields.text(e);
            if (!e.discard) m_columns[column].texts.push_back(std::move(text));
        }
        if (!good && !(e.kind == Element::Kind::Literal && m_fields.ended())) {
            m_failedAt = i;
            return false;
        }
        column += e.discard ? 0 : 1;
        const bool literalNext =
            i + 1 < m_elements.size() && m_elements[i + 1].kind == Element::Kind::Literal;
        const bool startsAtDelimiter =
            literalNext &&
            std::find(m_options.delimiters.begin(), m_options.delimiters.end(),
                      m_elements[i + 1].text.substr(0, 1)) != m_options.delimiters.end();
        const std::size_t before = m_fields.position();
        if (!startsAtDelimiter) m_fields.skipDelimiter();
        // A delimiter at the very end still has an empty field behind it.
        if (m_fields.ended() && i + 1 < m_elements.size())
            ended = ended || m_fields.position() == before || m_endsWithLine ||
                    m_options.delimiters.empty();
    }
    return true;
}

Value FieldScanner::columnValue(const Column& column) const {
    const auto n = static_cast<int64_t>(column.size());
    if (column.numeric()) {
        bool complex = false;
        for (const auto& z : column.numbers)
            complex = complex || z.imag() != 0;
        Ref<Tensor> all = Tensor::make(DType::Double, Shape(n, 1), complex, false);
        for (std::size_t i = 0; i < column.numbers.size(); ++i) {
            if (complex)
                all->mutableComplexData<double>()[i] = column.numbers[i];
            else
                all->mutableData<double>()[i] = column.numbers[i].real();
        }
        return wrap(
            column.element.type == DType::Double ? all : convertOnHost(*all, column.element.type));
    }
    if (column.element.kind == Element::Kind::Characters) return charMatrix(column.texts);
    TextList list;
    const bool itself = column.element.meaning.kind == FieldMeaning::Kind::Itself;
    list.from = m_options.strings && itself ? TextList::From::String : TextList::From::Cell;
    list.texts = column.texts;
    list.shape = Shape(n, 1);
    return textValue(list);
}

FieldScan FieldScanner::finish() {
    FieldScan out;
    out.end = m_fields.position();
    std::size_t longest = 0;
    for (const Column& c : m_columns)
        longest = std::max(longest, c.size());
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        Column& c = m_columns[i];
        if (m_options.padColumns) c.resize(longest, m_options.emptyValue);
        out.meanings.push_back(c.element.meaning);
        if (!m_options.collectOutput || c.element.meaning.kind != FieldMeaning::Kind::Itself) {
            out.columns.push_back(columnValue(c));
            continue;
        }
        // Neighbours of one class become one array.
        std::size_t last = i;
        while (last + 1 < m_columns.size() && m_columns[last + 1].element.kind == c.element.kind &&
               m_columns[last + 1].element.type == c.element.type &&
               m_columns[last + 1].element.meaning.kind == FieldMeaning::Kind::Itself &&
               c.element.kind != Element::Kind::Characters)
            ++last;
        std::size_t rows = 0;
        for (std::size_t k = i; k <= last; ++k)
            rows = std::max(rows, m_columns[k].size());
        Column joined{c.element, {}, {}};
        for (std::size_t k = i; k <= last; ++k) {
            Column& part = m_columns[k];
            part.resize(rows, m_options.emptyValue);
            joined.numbers.insert(joined.numbers.end(), part.numbers.begin(), part.numbers.end());
            joined.texts.insert(joined.texts.end(), part.texts.begin(), part.texts.end());
        }
        const Shape shape(static_cast<int64_t>(rows), static_cast<int64_t>(last - i + 1));
        Value value = columnValue(joined);
        if (value.isCell()) {
            value.mutableCell().setShape(shape);
        } else if (value.isString()) {
            TextList list = textList(value, "textscan");
            list.shape = shape;
            value = textValue(list);
        } else {
            value = wrap(value.toTensor()->reshaped(shape));
        }
        out.columns.push_back(std::move(value));
        i = last;
    }
    return out;
}

/// Number of fields on the first line behind the header.
std::size_t fieldsOfFirstLine(TextView text, const FieldScanOptions& options) {
    Fields fields(text, options);
    for (int64_t i = 0; i < options.headerLines; ++i)
        fields.skipLine();
    fields.skipSpace(true);
    std::size_t count = 0;
    while (!fields.ended() && fields.lineEnd() == 0) {
        std::complex<double> value;
        const Element any;
        const std::size_t before = fields.position();
        if (!fields.number(any, value) && !fields.fieldEnds()) break;
        ++count;
        fields.skipSpace(false);
        if (fields.ended() || fields.lineEnd() > 0) break;
        fields.skipDelimiter();
        // "1,2," has a third, empty field.
        if (fields.position() == before) break;
        if ((fields.ended() || fields.lineEnd() > 0) && !options.delimiters.empty()) {
            ++count;
            break;
        }
    }
    return std::max<std::size_t>(count, 1);
}

} // namespace

FieldScan scanFields(TextView text, TextView format, bool formatGiven,
                     const FieldScanOptions& options, const char* function) {
    std::vector<Element> elements = FormatReader(format, options.plainFormat, function).read();
    if (elements.empty() && !formatGiven) elements.push_back(Element());
    if (elements.empty()) elements.assign(fieldsOfFirstLine(text, options), Element());
    bool converts = false;
    for (const Element& e : elements)
        converts = converts || e.kind != Element::Kind::Literal;
    if (!converts) {
        throwError("MATLAB:textscan:BadFormatSpecifier",
                   "Error using %s\nThe format has no conversion.", function);
    }
    return FieldScanner(text, options, std::move(elements)).run(function);
}

} // namespace vitrine
