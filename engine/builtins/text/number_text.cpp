// SPDX-License-Identifier: Apache-2.0
// num2str, mat2str, int2str, str2double, str2num.
#include "builtins/text/number_text.h"
#include "base/stop.h"
#include "builtins/core/own_thread.h"

#include "builtins/text/format_text.h"
#include "builtins/text/text_values.h"

#include <charconv>
#include <cinttypes>
#include <sstream>

namespace vitrine {

namespace {

using Complex = std::complex<double>;

std::string printed(const char* format, auto... args) {
    char text[512];
    const int n = std::snprintf(text, sizeof text, format, args...);
    if (n < static_cast<int>(sizeof text)) return text;
    std::string longText(static_cast<std::size_t>(n) + 1, '\0');
    std::snprintf(longText.data(), longText.size(), format, args...);
    longText.pop_back();
    return longText;
}

/// C's text but NaN and Inf in MATLAB's letters, right-aligned to width.
std::string generalText(double x, int width, int precision) {
    if (std::isfinite(x)) return printed("%*.*g", width, precision, x);
    return printed("%*s", width, std::isnan(x) ? "NaN" : x > 0 ? "Inf" : "-Inf");
}

/// The same with a sign always, left-aligned: the imaginary part of complex columns.
std::string signedText(double x, int precision) {
    if (std::isfinite(x)) return printed("%+.*g", precision, x);
    return std::isnan(x) ? "+NaN" : x > 0 ? "+Inf" : "-Inf";
}

std::string wholeText(double x, int width) {
    if (std::isfinite(x)) return printed("%*.0f", width, x == 0 ? 0.0 : x);
    return generalText(x, width, 5);
}

int magnitude(double largest) {
    return largest > 0 && std::isfinite(largest) ? static_cast<int>(std::floor(std::log10(largest)))
                                                 : 0;
}

/// Rows with the blanks that all of them begin with removed.
Value trimmedRows(std::vector<std::string> rows) {
    std::size_t lead = std::string::npos;
    for (const std::string& row : rows)
        lead = std::min(lead, row.find_first_not_of(' '));
    std::vector<std::u16string> texts;
    std::size_t widest = 0;
    for (const std::string& row : rows) {
        std::string_view text = row;
        if (lead != std::string::npos) text.remove_prefix(std::min(lead, text.size()));
        const std::size_t end = text.find_last_not_of(' ');
        widest = std::max(widest, end == std::string_view::npos ? 0 : end + 1);
        texts.push_back(ascii16(text));
    }
    for (std::u16string& text : texts)
        text.resize(std::min(text.size(), widest));
    return texts.size() == 1 ? charRow(texts[0]) : charMatrix(texts);
}

struct Columns {
    int64_t rows = 0;
    int64_t columns = 0;
};

Columns flatColumns(const Shape& s) {
    const int64_t rows = s.rows();
    return {rows, rows == 0 ? 0 : s.count() / rows};
}

Value textOfRows(const Shape& shape, const std::function<std::string(std::size_t)>& element) {
    const Columns size = flatColumns(shape);
    std::vector<std::string> rows(static_cast<std::size_t>(size.rows));
    StopCheck stop;
    for (int64_t r = 0; r < size.rows; ++r) {
        for (int64_t c = 0; c < size.columns; ++c, stop())
            rows[static_cast<std::size_t>(r)] +=
                element(static_cast<std::size_t>(c * size.rows + r));
    }
    return trimmedRows(std::move(rows));
}

struct Extent {
    double largest = 0;
    bool whole = true;
    bool finite = true;
};

template <typename T>
Extent extentOf(const std::vector<T>& values) {
    Extent e;
    const auto see = [&](double x) {
        if (!std::isfinite(x)) {
            e.finite = false;
            return;
        }
        e.largest = std::max(e.largest, std::abs(x));
        e.whole = e.whole && x == std::trunc(x);
    };
    for (const T& v : values) {
        if constexpr (std::is_same_v<T, Complex>) {
            see(v.real());
            see(v.imag());
        } else {
            see(v);
        }
    }
    return e;
}

int significantDigits(double largest) {
    return std::clamp(magnitude(largest) + 5, 5, 16);
}

Value complexArrayText(const Value& x, std::optional<int> precision) {
    const std::vector<Complex> z = complexesOf(x);
    const Extent e = extentOf(z);
    const int digits = precision ? *precision
                       : e.whole ? magnitude(e.largest) + 1
                                 : significantDigits(e.largest);
    const int width = e.whole && !precision ? digits + 2 : digits + 7;
    const bool plain = e.whole && !precision;
    return textOfRows(x.shape(), [&](std::size_t i) {
        const int p = plain ? 16 : digits;
        std::string text = generalText(z[i].real(), width, p) + signedText(z[i].imag(), p) + 'i';
        const auto full = static_cast<std::size_t>(2 * width + 1);
        if (text.size() < full) text.append(full - text.size(), ' ');
        return text;
    });
}

Value realArrayText(const Value& x, std::optional<int> precision) {
    const std::vector<double> values = doublesOf(x);
    const Extent e = extentOf(values);
    if (values.size() == 1 && !precision) {
        if (x.dtype() == DType::Int64 || x.dtype() == DType::UInt64) {
            return Value::text(shortNumberText(x, 0));
        }
        return Value::text(numberToText(values[0]));
    }
    if (precision) {
        const int width = values.size() == 1 ? 0 : *precision + 7;
        return textOfRows(x.shape(),
                          [&](std::size_t i) { return generalText(values[i], width, *precision); });
    }
    if (e.whole) {
        int width = magnitude(e.largest) + 3;
        if (!e.finite) width = std::max(width, 5);
        return textOfRows(x.shape(), [&](std::size_t i) { return wholeText(values[i], width); });
    }
    const int digits = significantDigits(e.largest);
    const int width = digits + 7;
    return textOfRows(x.shape(),
                      [&](std::size_t i) { return generalText(values[i], width, digits); });
}

/// num2str(x, format): the format once a row, recycled over its columns.
Value formattedRows(const Value& x, const std::string& format) {
    const Ref<Tensor> t = x.toTensor();
    const Columns size = flatColumns(t->shape());
    const std::vector<Complex> z = complexesOf(x);
    std::vector<std::string> rows;
    for (int64_t r = 0; r < size.rows; ++r) {
        std::vector<double> row;
        for (int64_t c = 0; c < size.columns; ++c) {
            row.push_back(z[static_cast<std::size_t>(c * size.rows + r)].real());
            if (t->isComplex())
                row.push_back(z[static_cast<std::size_t>(c * size.rows + r)].imag());
        }
        const Value data = rowOf(row);
        rows.push_back(formatText(format, std::span(&data, 1), "num2str"));
    }
    std::vector<std::u16string> texts;
    for (const std::string& row : rows) {
        // Line ends in the format begin rows of their own.
        std::istringstream lines(row);
        for (std::string line; std::getline(lines, line);)
            texts.push_back(toUtf16(line));
        if (row.empty()) texts.emplace_back();
    }
    // MATLAB trims leading blanks of a single row only when they come from all rows.
    std::size_t lead = std::u16string::npos;
    for (const auto& text : texts)
        lead = std::min(lead, text.find_first_not_of(u' '));
    for (auto& text : texts)
        text.erase(0, std::min(lead, text.size()));
    if (texts.size() != 1) return charMatrix(texts);
    while (!texts[0].empty() && texts[0].back() == u' ')
        texts[0].pop_back();
    return charRow(texts[0]);
}

/// No double has more than 767 significant digits: beyond that the text does not change.
int precisionArgument(const Value& v) {
    constexpr int64_t kMostDigits = 767;
    const int64_t digits = integerArgument(v, "Precision");
    if (digits < 0) {
        throwError("MATLAB:num2str:InvalidPrecision", "Precision must be a nonnegative integer.");
    }
    return static_cast<int>(std::min<int64_t>(digits, kMostDigits));
}

void num2str(PlainCall& call) {
    const Value& x = call[0];
    if (x.isChar() || x.isString()) return call.result(x.isString() ? Value::text(x.toText()) : x);
    if (!x.isArray()) {
        throwError("MATLAB:num2str:nonNumericInput",
                   "Input to num2str must be numeric, logical, or character.");
    }
    if (x.count() == 0) return call.result(charRow(u""));
    if (call.count() > 1 && call[1].isTextScalar()) {
        return call.result(formattedRows(x, call[1].toText()));
    }
    std::optional<int> precision;
    if (call.count() > 1) precision = precisionArgument(call[1]);
    if (!x.isComplex()) return call.result(realArrayText(x, precision));
    if (x.count() == 1 && !precision) {
        return call.result(Value::text(numberToText(complexesOf(x)[0])));
    }
    call.result(complexArrayText(x, precision));
}

void int2str(PlainCall& call) {
    requireArray("int2str", call[0]);
    std::vector<double> values = doublesOf(call[0]);
    if (values.empty()) return call.result(charRow(u""));
    for (double& x : values)
        x = std::round(x);
    call.result(realArrayText(arrayOf(values, call[0].shape()), std::nullopt));
}

// --- mat2str

std::string mat2strElement(const Value& x, std::size_t i, const std::vector<Complex>& z,
                           int precision, int imaginaryPrecision) {
    if (x.isLogical()) return z[i].real() != 0 ? "true" : "false";
    if (isInteger(x.dtype())) return shortNumberText(x, static_cast<int64_t>(i));
    const std::string real = generalText(z[i].real(), 0, precision);
    return x.isComplex() ? real + signedText(z[i].imag(), imaginaryPrecision) + 'i' : real;
}

std::string quotedRow(const std::u16string& row) {
    std::string out = "'";
    for (char c : toUtf8(row)) {
        out += c;
        if (c == '\'') out += c;
    }
    return out + "'";
}

std::string mat2strChars(const Value& x) {
    const Ref<Tensor> t = x.toTensor();
    const Shape& s = t->shape();
    if (s.rows() <= 1 || s.empty()) return quotedRow(text16(x));
    std::string out = "[";
    for (int64_t r = 0; r < s.rows(); ++r)
        out += (r > 0 ? ";" : "") + quotedRow(charMatrixRow(*t, r));
    return out + "]";
}

void mat2str(PlainCall& call) {
    const Value& x = call[0];
    if (x.isString()) {
        if (x.count() == 1) return call.result(Value::text('"' + x.toText() + '"'));
        std::string out = "[";
        const Shape s = x.shape();
        for (int64_t r = 0; r < s.rows(); ++r) {
            for (int64_t c = 0; c < s.columns(); ++c) {
                out += c > 0 ? " " : r > 0 ? ";" : "";
                out +=
                    '"' +
                    x.strings().elements[static_cast<std::size_t>(c * s.rows() + r)].value_or("") +
                    '"';
            }
        }
        return call.result(Value::text(out + "]"));
    }
    if (!x.isArray()) {
        throwError("MATLAB:mat2str:NumericInput",
                   "Input matrix must be numeric, logical, char, or string array.");
    }
    const Shape s = x.shape();
    if (s.rank() > 2) throwError("MATLAB:mat2str:TwoDInput", "Input matrix must be 2-D.");
    if (x.isChar()) return call.result(Value::text(mat2strChars(x)));
    int precision = 15;
    std::optional<int> imaginary; // a precision of its own
    bool withClass = false;
    for (int i = 1; i < call.count(); ++i) {
        if (call[i].isTextScalar()) {
            withClass = isOption(call[i], "class");
        } else if (call[i].isNumericClass() && call[i].count() == 2) {
            precision = precisionArgument(doublesOf(call[i])[0]);
            imaginary = precisionArgument(doublesOf(call[i])[1]);
        } else {
            precision = precisionArgument(call[i]);
        }
    }
    std::string out;
    StopCheck stop;
    const std::vector<Complex> z = complexesOf(x);
    if (s.empty()) {
        out = s == Shape(0, 0)
                  ? "[]"
                  : "zeros(" + std::to_string(s.rows()) + ',' + std::to_string(s.columns()) + ')';
    } else {
        const bool brackets = !s.isScalar();
        if (brackets) out += '[';
        for (int64_t r = 0; r < s.rows(); ++r) {
            if (r > 0) out += ';';
            for (int64_t c = 0; c < s.columns(); ++c, stop()) {
                if (c > 0) out += ' ';
                out += mat2strElement(x, static_cast<std::size_t>(c * s.rows() + r), z, precision,
                                      imaginary.value_or(precision));
            }
        }
        if (brackets) out += ']';
    }
    if (withClass && x.dtype() != DType::Double && !x.isLogical())
        out = std::string(className(x.dtype())) + '(' + out + ')';
    call.result(Value::text(out));
}

// --- text to numbers

void str2double(PlainCall& call) {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    if (!call[0].isCell() && !isAnyText(call[0])) {
        return call.result(nan);
    }
    std::vector<std::string> texts;
    Shape shape(1, 1);
    if (call[0].isCell()) {
        shape = call[0].shape();
        for (const Value& v : call[0].cell().elements)
            texts.push_back(v.isTextScalar() ? v.toText() : "?");
    } else {
        const TextList list = textList(call[0], "str2double");
        shape = list.shape;
        for (const auto& text : list.texts)
            texts.push_back(toUtf8(text));
        if (call[0].isChar() && call[0].shape().rows() > 1) {
            return call.result(nan); // a char matrix is one text, and no number
        }
    }
    Ref<Tensor> out = Tensor::make(DType::Double, shape, true);
    Complex* data = out->mutableComplexData<double>();
    StopCheck stop;
    for (std::size_t i = 0; i < texts.size(); ++i, stop())
        data[i] = textToNumber(texts[i]).value_or(Complex(nan, 0));
    call.result(narrowComplex(std::move(out)));
}

/// The matrix that a text of nothing but decimal numbers, blanks, commas and semicolons is; nothing
/// where only evaluation tells. Saves a million numbers the way through the compiler.
std::optional<Value> plainMatrix(std::string_view text) {
    std::vector<double> rows;
    std::size_t columns = 0, inRow = 0;
    const auto isBlank = [](char c) { return c == ' ' || c == '\t'; };
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const char* at = text.data();
    const char* const end = at + text.size();
    bool comma = false; // since the last number
    StopCheck stop;
    const auto endRow = [&] {
        if (inRow == 0 || comma || (columns != 0 && inRow != columns)) return false;
        columns = inRow;
        inRow = 0;
        return true;
    };
    for (;; stop()) {
        while (at != end && isBlank(*at))
            ++at;
        if (at == end) break;
        if (*at == ',' || *at == ';') {
            const bool fits = *at == ',' ? inRow > 0 && !comma : endRow();
            if (!fits) return std::nullopt;
            comma = *at++ == ',';
            continue;
        }
        const char* const begin = at;
        const bool minus = *at == '-';
        if (minus || *at == '+') ++at;
        const char* const digits = at;
        if (at == end || !(isDigit(*at) || (*at == '.' && at + 1 != end && isDigit(at[1]))))
            return std::nullopt;
        double number = 0;
        const auto [next, error] = std::from_chars(at, end, number);
        if (error != std::errc() || next == digits) return std::nullopt;
        at = next;
        // 1:3, 2i, 0x1F, 1..5 and 1' are for the compiler, and so is what two signs could mean.
        if (at != end && !isBlank(*at) && *at != ',' && *at != ';') return std::nullopt;
        if (begin != digits && begin != text.data() && !isBlank(begin[-1]) && begin[-1] != ',' &&
            begin[-1] != ';')
            return std::nullopt;
        rows.push_back(minus ? -number : number);
        ++inRow;
        comma = false;
    }
    if (!endRow()) return std::nullopt;
    const auto n = static_cast<int64_t>(rows.size());
    const auto wide = static_cast<int64_t>(columns);
    if (wide == n) return rowOf(rows);
    std::vector<double> elements(rows.size());
    for (int64_t i = 0; i < n; ++i)
        elements[static_cast<std::size_t>(i % wide * (n / wide) + i / wide)] =
            rows[static_cast<std::size_t>(i)];
    return arrayOf(elements, Shape(n / wide, wide));
}

void str2num(Call& call) {
    if (!call[0].isChar() && !call[0].isString()) {
        throwError("MATLAB:str2num:InvalidArgument",
                   "Input must be a character vector or string scalar.");
    }
    std::string code = "[";
    const TextList list = textList(call[0], "str2num");
    for (std::size_t i = 0; i < list.size(); ++i)
        code += (i > 0 ? ";" : "") + toUtf8(list.texts[i]);
    if (std::optional<Value> plain = plainMatrix(std::string_view(code).substr(1))) {
        call.result(std::move(*plain));
        if (call.nargout > 1) call.result(Value::logical(true));
        return;
    }
    code += "]";
    try {
        std::vector<Value> values = call.vm.evalText(code, 1);
        call.result(values.empty() ? Value::emptyMatrix() : values[0]);
        if (call.nargout > 1) call.result(Value::logical(true));
    } catch (const ScriptError& error) {
        if (isUncatchable(error)) throw;
        call.result(Value::emptyMatrix());
        if (call.nargout > 1) call.result(Value::logical(false));
    }
}

constexpr Builtin kRows[] = {
    {"num2str", 1, 2, 1, onOwnThread<num2str>, "s = num2str(A,precision) | s = num2str(A,format)",
     "Numbers as text: up to four decimals by default, a given number of significant digits, or a "
     "format applied to each row."},
    {"int2str", 1, 1, 1, onOwnThread<int2str>, "s = int2str(A)",
     "Numbers rounded to integers as text."},
    {"mat2str", 1, 3, 1, onOwnThread<mat2str>, "s = mat2str(A,precision,'class')",
     "Text that evaluates to the matrix, 15 significant digits by default."},
    {"str2double", 1, 1, 1, onOwnThread<str2double>, "x = str2double(text)",
     "Number that a text, or each text of a cell or string array, stands for; NaN when it is "
     "none."},
    {"str2num", 1, 1, 2, str2num, "[x,ok] = str2num(text)",
     "Evaluates the text as a matrix; [] and false when that fails."},
};

} // namespace

std::span<const Builtin> numberTextTable() {
    return kRows;
}

std::string numberToText(double x) {
    if (!std::isfinite(x)) return std::isnan(x) ? "NaN" : x > 0 ? "Inf" : "-Inf";
    if (x == std::trunc(x)) return wholeText(x, 0);
    return generalText(x, 0, significantDigits(std::abs(x)));
}

std::string numberToText(Complex z) {
    const bool whole = z.real() == std::trunc(z.real()) && z.imag() == std::trunc(z.imag());
    const int digits =
        whole ? 16 : significantDigits(std::max(std::abs(z.real()), std::abs(z.imag())));
    return generalText(z.real(), 0, digits) + signedText(z.imag(), digits) + 'i';
}

std::string shortNumberText(const Value& x, int64_t index) {
    const Ref<Tensor> t = x.toTensor();
    if (t->dtype() == DType::Logical) return t->asDouble(index) != 0 ? "true" : "false";
    if (t->dtype() == DType::UInt64) return std::to_string(t->data<uint64_t>()[index]);
    if (t->dtype() == DType::Int64) return std::to_string(t->data<int64_t>()[index]);
    if (t->isComplex()) return numberToText(complexesOf(x)[static_cast<std::size_t>(index)]);
    const double value = t->asDouble(index);
    if (!std::isfinite(value)) return generalText(value, 0, 5);
    // string() shows five significant digits unless the number is whole.
    if (value == std::trunc(value) && std::abs(value) < 1e15) return wholeText(value, 0);
    return generalText(value, 0, std::clamp(magnitude(std::abs(value)) + 5, 5, 16));
}

namespace {

/// Reads one real number at `at`; false when there is none. Commas between digits are dropped.
bool readNumber(const std::string& s, std::size_t& at, double& value, bool& imaginary) {
    std::size_t i = at;
    double sign = 1;
    while (i < s.size() && (s[i] == '+' || s[i] == '-' || s[i] == ' ')) {
        if (s[i] == '-') sign = -sign;
        ++i;
    }
    imaginary = false;
    const auto word = [&](std::string_view w) {
        if (lowerCase(std::string_view(s).substr(i, w.size())) != w) return false;
        i += w.size();
        return true;
    };
    if (word("infinity") || word("inf")) {
        value = sign * std::numeric_limits<double>::infinity();
    } else if (word("nan")) {
        value = std::numeric_limits<double>::quiet_NaN();
    } else if (i < s.size() && (s[i] == 'i' || s[i] == 'j')) {
        ++i;
        value = sign;
        imaginary = true;
        at = i;
        // i*2 is 2i.
        while (i < s.size() && s[i] == ' ')
            ++i;
        if (i < s.size() && s[i] == '*') {
            ++i;
            double factor = 0;
            bool again = false;
            if (!readNumber(s, i, factor, again) || again) return false;
            value *= factor;
            at = i;
        }
        return true;
    } else {
        std::string digits;
        bool any = false;
        bool dot = false;
        for (; i < s.size(); ++i) {
            const char c = s[i];
            if (c >= '0' && c <= '9') {
                any = true;
            } else if (c == ',' && !dot) {
                continue;
            } else if (c == '.' && !dot) {
                dot = true;
            } else if (any && (c == 'e' || c == 'E' || c == 'd' || c == 'D')) {
                std::size_t k = i + 1;
                if (k < s.size() && (s[k] == '+' || s[k] == '-')) ++k;
                if (k >= s.size() || s[k] < '0' || s[k] > '9') break;
                digits += 'e';
                digits.append(s, i + 1, k - i - 1);
                while (k < s.size() && s[k] >= '0' && s[k] <= '9')
                    digits += s[k++];
                i = k;
                break;
            } else {
                break;
            }
            digits += c;
        }
        if (!any) return false;
        value = sign * std::strtod(digits.c_str(), nullptr);
    }
    std::size_t k = i;
    if (k < s.size() && s[k] == '*') ++k;
    if (k < s.size() && (s[k] == 'i' || s[k] == 'j')) {
        imaginary = true;
        i = k + 1;
    }
    at = i;
    return true;
}

} // namespace

std::optional<Complex> textToNumber(std::string_view text) {
    std::string s;
    for (char c : text)
        s += std::isspace(static_cast<unsigned char>(c)) ? ' ' : c;
    s.erase(0, std::min(s.find_first_not_of(' '), s.size()));
    s.erase(s.find_last_not_of(' ') + 1);
    if (s.empty()) return std::nullopt;
    std::size_t at = 0;
    double a = 0;
    bool imaginary = false;
    if (!readNumber(s, at, a, imaginary)) return std::nullopt;
    Complex z = imaginary ? Complex(0, a) : Complex(a, 0);
    while (at < s.size() && s[at] == ' ')
        ++at;
    if (at == s.size()) return z;
    if (s[at] != '+' && s[at] != '-') return std::nullopt;
    double b = 0;
    bool second = false;
    if (!readNumber(s, at, b, second) || second == imaginary || at != s.size()) return std::nullopt;
    return second ? Complex(a, b) : Complex(b, a);
}

Value numberArrayText(const Value& x) {
    return x.isComplex() ? complexArrayText(x, std::nullopt) : realArrayText(x, std::nullopt);
}

} // namespace vitrine
