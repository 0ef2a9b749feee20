// SPDX-License-Identifier: Apache-2.0
// Files of delimited values: dlmread, csvread, readmatrix, readcell.
#include "base/whole_number.h"
#include "builtins/core/own_thread.h"
#include "builtins/files/file_table.h"
#include "builtins/text/format_text.h"
#include "builtins/text/number_text.h"
#include "builtins/text/text_values.h"

#include <cctype>
#include <unordered_map>

namespace vitrine {

namespace {

struct Field {
    std::string text;
    bool quoted = false;
};
using Row = std::vector<Field>;

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::string line;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\n' && text[i] != '\r') {
            line += text[i];
            continue;
        }
        if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') ++i;
        lines.push_back(std::move(line));
        line.clear();
    }
    if (!line.empty()) lines.push_back(std::move(line));
    return lines;
}

/// The delimiter that a file of values uses: the first of , tab ; | that the lines hold, else
/// blanks.
char detectedDelimiter(const std::vector<std::string>& lines) {
    for (char c : {',', '\t', ';', '|'}) {
        std::size_t with = 0;
        for (const std::string& line : lines)
            with += line.find(c) != std::string::npos ? 1 : 0;
        if (with > 0 && 2 * with >= lines.size()) return c;
    }
    return ' ';
}

Row fieldsOf(const std::string& line, char delimiter) {
    Row row;
    Field field;
    const auto push = [&] {
        if (!field.quoted) {
            field.text.erase(0, std::min(field.text.find_first_not_of(" \t"), field.text.size()));
            field.text.erase(field.text.find_last_not_of(" \t") + 1);
        }
        row.push_back(std::move(field));
        field = Field();
    };
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        const bool blank = field.text.find_first_not_of(' ') == std::string::npos;
        if (c == '"' && blank && !field.quoted) {
            field = {"", true};
            for (++i; i < line.size(); ++i) {
                if (line[i] == '"' && (i + 1 >= line.size() || line[i + 1] != '"')) break;
                i += line[i] == '"' ? 1 : 0;
                field.text += line[i];
            }
        } else if (c == delimiter) {
            // Blanks as the delimiter count once however many there are.
            if (delimiter != ' ' || !field.text.empty() || field.quoted) push();
        } else if (!field.quoted) {
            field.text += c;
        }
    }
    if (delimiter != ' ' || !field.text.empty() || field.quoted) push();
    return row;
}

std::optional<std::complex<double>> numberOf(const Field& f) {
    if (f.quoted) return std::nullopt;
    return textToNumber(f.text);
}

/// Rows of numbers as a matrix; short rows are filled.
Value matrixOf(const std::vector<std::vector<std::complex<double>>>& rows, double fill) {
    std::size_t width = 0;
    bool complex = false;
    for (const auto& row : rows) {
        width = std::max(width, row.size());
        for (const auto& z : row)
            complex = complex || z.imag() != 0;
    }
    const auto n = static_cast<int64_t>(rows.size());
    if (n == 0 || width == 0) return Value::emptyMatrix();
    Ref<Tensor> out =
        Tensor::make(DType::Double, Shape(n, static_cast<int64_t>(width)), complex, false);
    for (std::size_t c = 0; c < width; ++c) {
        for (std::size_t r = 0; r < rows.size(); ++r) {
            const std::complex<double> z =
                c < rows[r].size() ? rows[r][c] : std::complex<double>(fill, 0);
            if (complex)
                out->mutableComplexData<double>()[c * rows.size() + r] = z;
            else
                out->mutableData<double>()[c * rows.size() + r] = z.real();
        }
    }
    return wrap(std::move(out));
}

/// Rows and columns counted from 0, the last ones included.
struct Range {
    double row = 0, column = 0;
    double lastRow = std::numeric_limits<double>::infinity();
    double lastColumn = std::numeric_limits<double>::infinity();
};

/// "B3" → column 1, row 2.
void cellReference(const std::string& text, double& row, double& column) {
    std::size_t i = 0;
    double letters = 0;
    for (; i < text.size() && std::isalpha(static_cast<unsigned char>(text[i])); ++i)
        letters = letters * 26 + (std::toupper(static_cast<unsigned char>(text[i])) - 'A' + 1);
    const double number = std::atof(text.c_str() + i);
    if (i == 0 || number < 1) {
        throwError("MATLAB:dlmread:InvalidRange", "Invalid range '%s'.", text.c_str());
    }
    row = number - 1;
    column = letters - 1;
}

Range rangeOf(const Value& v) {
    Range r;
    if (v.isTextScalar()) {
        const std::string text = v.toText();
        const std::size_t split = text.find_first_of(":.");
        cellReference(text.substr(0, split), r.row, r.column);
        if (split == std::string::npos) return r;
        cellReference(text.substr(text.find_last_of(":.") + 1), r.lastRow, r.lastColumn);
        return r;
    }
    const std::vector<double> numbers = doublesOf(v);
    if (numbers.size() != 4) {
        throwError("MATLAB:dlmread:InvalidRange", "The range must be [row1 column1 row2 column2].");
    }
    return {numbers[0], numbers[1], numbers[2], numbers[3]};
}

void dlmreadFile(PlainCall& call) {
    const std::string path = call[0].toText();
    std::vector<Value> args(call.args.begin() + 1, call.args.end());
    double empty = 0;
    for (std::size_t i = 0; i + 1 < args.size(); ++i) {
        if (!isOption(args[i], "emptyvalue")) continue;
        empty = args[i + 1].toDouble();
        args.erase(args.begin() + static_cast<std::ptrdiff_t>(i),
                   args.begin() + static_cast<std::ptrdiff_t>(i) + 2);
    }
    const std::vector<std::string> lines = linesOf(wholeFile(path, "dlmread"));
    char delimiter = '\0';
    std::size_t next = 0;
    if (next < args.size() && (args[next].isTextScalar() || args[next].isChar())) {
        const std::string text = interpretEscapes(args[next++].toText());
        if (!text.empty()) delimiter = text[0];
    }
    Range range;
    if (next + 1 < args.size()) {
        range.row = args[next].toDouble();
        range.column = args[next + 1].toDouble();
        next += 2;
    }
    if (next < args.size()) range = rangeOf(args[next]);
    if (delimiter == '\0') delimiter = detectedDelimiter(lines);
    std::vector<std::vector<std::complex<double>>> rows;
    for (std::size_t r = 0; r < lines.size(); ++r) {
        if (static_cast<double>(r) < range.row || static_cast<double>(r) > range.lastRow) continue;
        const Row fields = fieldsOf(lines[r], delimiter);
        if (fields.empty()) continue;
        std::vector<std::complex<double>> row;
        for (std::size_t c = 0; c < fields.size(); ++c) {
            const auto column = static_cast<double>(c);
            if (column < range.column || column > range.lastColumn) continue;
            const auto number = numberOf(fields[c]);
            if (!number && !fields[c].text.empty()) {
                throwError("MATLAB:textscan:handleErrorAndShowInfo",
                           "Mismatch between file and format character vector.\nTrouble reading "
                           "number from file (row number %zu, field number %zu) ==> %s",
                           r + 1, c + 1, fields[c].text.c_str());
            }
            row.push_back(number.value_or(empty));
        }
        // A delimiter at the end of a line begins no column.
        if (row.size() > 1 && fields.back().text.empty()) row.pop_back();
        rows.push_back(std::move(row));
    }
    call.result(matrixOf(rows, empty));
}

/// f with the path in front, as the script means it.
void onFile(Call& call, std::vector<Value> args, const char* function, PlainFunction f) {
    const std::string path = resolvePath(call.vm, textArgument(args[0], function));
    args[0] = Value::text(path);
    runOnOwnThreadWith(call, args, f, bytesOfFile(path));
}

std::vector<Value> argumentsOf(const Call& call) {
    return {call.args.begin(), call.args.end()};
}

void dlmread(Call& call) {
    onFile(call, argumentsOf(call), "dlmread", dlmreadFile);
}

void csvread(Call& call) {
    std::vector<Value> args{call[0], Value::text(",")};
    args.insert(args.end(), call.args.begin() + 1, call.args.end());
    onFile(call, std::move(args), "dlmread", dlmreadFile);
}

struct ReadOptions {
    char delimiter = '\0';
    std::optional<int64_t> headerLines;
    std::optional<Range> range;
};

ReadOptions readOptions(const PlainCall& call, const char* function) {
    ReadOptions o;
    for (int i = 1; i < call.count(); i += 2) {
        if (i + 1 >= call.count()) throwNotEnoughInputs();
        const std::string name = lowerCase(textArgument(call[i], function));
        if (name == "delimiter") {
            const std::string d = interpretEscapes(textArgument(call[i + 1], function));
            o.delimiter = d == "comma"       ? ','
                          : d == "tab"       ? '\t'
                          : d == "semi"      ? ';'
                          : d == "bar"       ? '|'
                          : d == "space"     ? ' '
                          : d == "semicolon" ? ';'
                          : d.empty()        ? '\0'
                                             : d[0];
        } else if (name == "numheaderlines") {
            o.headerLines = integerArgument(call[i + 1], "NumHeaderLines");
        } else if (name == "range") {
            Range r;
            if (call[i + 1].isTextScalar()) {
                r = rangeOf(call[i + 1]);
            } else {
                r = rangeOf(call[i + 1]);
                --r.row, --r.column, --r.lastRow, --r.lastColumn;
            }
            o.range = r;
        } else if (name != "filetype" && name != "outputtype" && name != "texttype" &&
                   name != "encoding" && name != "datetimetype" && name != "durationtype") {
            throwError("MATLAB:textio:textio:UnknownParameter", "Unknown parameter '%s'.",
                       name.c_str());
        }
    }
    return o;
}

std::vector<Row> readRows(const PlainCall& call, const char* function, ReadOptions& options) {
    const std::string path = call[0].toText();
    options = readOptions(call, function);
    std::vector<std::string> lines = linesOf(wholeFile(path, function));
    std::erase_if(lines, [](const std::string& l) {
        return l.find_first_not_of(" \t") == std::string::npos;
    });
    const char delimiter = options.delimiter != '\0' ? options.delimiter : detectedDelimiter(lines);
    std::vector<Row> rows;
    StopCheck stop;
    for (const std::string& line : lines) {
        stop();
        rows.push_back(fieldsOf(line, delimiter));
    }
    if (options.headerLines) {
        rows.erase(rows.begin(), rows.begin() + std::clamp<std::ptrdiff_t>(
                                                    *options.headerLines, 0,
                                                    static_cast<std::ptrdiff_t>(rows.size())));
    }
    if (options.range) {
        std::vector<Row> cut;
        for (std::size_t r = 0; r < rows.size(); ++r) {
            const auto at = static_cast<double>(r);
            if (at < options.range->row || at > options.range->lastRow) continue;
            Row row;
            for (std::size_t c = 0; c < rows[r].size(); ++c) {
                const auto column = static_cast<double>(c);
                if (column >= options.range->column && column <= options.range->lastColumn)
                    row.push_back(rows[r][c]);
            }
            cut.push_back(std::move(row));
        }
        rows = std::move(cut);
    }
    return rows;
}

void readmatrixFile(PlainCall& call) {
    ReadOptions options;
    std::vector<Row> rows = readRows(call, "readmatrix", options);
    const auto anyNumber = [](const Row& row) {
        return std::any_of(row.begin(), row.end(),
                           [](const Field& f) { return numberOf(f).has_value(); });
    };
    // Lines in front of the first number are a header unless their count was given.
    if (!options.headerLines && !options.range) {
        const auto first = std::find_if(rows.begin(), rows.end(), anyNumber);
        if (first != rows.end()) rows.erase(rows.begin(), first);
    }
    const double nan = std::numeric_limits<double>::quiet_NaN();
    std::vector<std::vector<std::complex<double>>> numbers;
    for (const Row& row : rows) {
        checkStop();
        numbers.emplace_back();
        for (const Field& f : row)
            numbers.back().push_back(numberOf(f).value_or(nan));
    }
    call.result(matrixOf(numbers, nan));
}

void readcellFile(PlainCall& call) {
    ReadOptions options;
    const std::vector<Row> rows = readRows(call, "readcell", options);
    std::size_t width = 0;
    for (const Row& row : rows)
        width = std::max(width, row.size());
    auto missing = makeRef<StringArray>(Shape(1, 1));
    missing->elements[0] = std::nullopt;
    auto out = makeRef<Cell>(Shape(static_cast<int64_t>(rows.size()), static_cast<int64_t>(width)));
    for (std::size_t r = 0; r < rows.size(); ++r) {
        for (std::size_t c = 0; c < width; ++c) {
            Value& cell = out->elements[c * rows.size() + r];
            if (c >= rows[r].size() || (rows[r][c].text.empty() && !rows[r][c].quoted)) {
                cell = Value(missing);
            } else if (const auto number = numberOf(rows[r][c])) {
                cell = complexScalar(*number);
            } else {
                cell = Value::text(rows[r][c].text);
            }
        }
    }
    call.result(out);
}

/// Lines of a text; a line end within quotes ends none.
std::vector<std::string> quotedLines(const std::string& text) {
    std::vector<std::string> lines{""};
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '"') quoted = !quoted;
        if (quoted || (text[i] != '\n' && text[i] != '\r')) {
            lines.back() += text[i];
            continue;
        }
        if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') ++i;
        lines.emplace_back();
    }
    // A mark that is never closed was none.
    if (quoted) return linesOf(text);
    return lines;
}

/// [fields, quoted, delimiter] = delimitedFields(file, delimiter or '', header lines, comment).
void delimitedFieldsFile(PlainCall& call) {
    const std::string text = wholeFile(call[0].toText(), "readtable");
    const bool marked = text.rfind("\xEF\xBB\xBF", 0) == 0;
    std::vector<std::string> lines = quotedLines(marked ? text.substr(3) : text);
    const double skipped = std::clamp(call[2].toDouble(), 0.0, static_cast<double>(lines.size()));
    lines.erase(lines.begin(), lines.begin() + wholeNumber<std::ptrdiff_t>(skipped));
    const std::string comment = call[3].toText();
    std::erase_if(lines, [&](const std::string& l) {
        return l.find_first_not_of(" \t") == std::string::npos ||
               (!comment.empty() && l.rfind(comment, 0) == 0);
    });
    const std::string given = interpretEscapes(call[1].toText());
    const char delimiter = given.empty() ? detectedDelimiter(lines) : given[0];
    std::vector<Row> rows;
    std::size_t width = 0;
    StopCheck stop;
    for (const std::string& line : lines) {
        stop();
        rows.push_back(fieldsOf(line, delimiter));
        width = std::max(width, rows.back().size());
    }
    const Shape shape(static_cast<int64_t>(rows.size()), static_cast<int64_t>(width));
    auto fields = makeRef<Cell>(shape);
    Ref<Tensor> quoted = Tensor::make(DType::Logical, shape, false, true);
    const Value none = Value::text("");
    for (std::size_t r = 0; r < rows.size(); ++r) {
        for (std::size_t c = 0; c < width; ++c) {
            const bool has = c < rows[r].size();
            fields->elements[c * rows.size() + r] =
                has && !rows[r][c].text.empty() ? Value::text(rows[r][c].text) : none;
            quoted->mutableData<uint8_t>()[c * rows.size() + r] = has && rows[r][c].quoted ? 1 : 0;
        }
    }
    call.out.assign(
        {Value(fields), wrap(std::move(quoted)), Value::text(std::string(1, delimiter))});
}

void delimitedFields(Call& call) {
    onFile(call, argumentsOf(call), "readtable", delimitedFieldsFile);
}

void readmatrix(Call& call) {
    onFile(call, argumentsOf(call), "readmatrix", readmatrixFile);
}

/// A run of so many digits at `at`, which moves behind it.
bool takeDigits(std::string_view text, std::size_t& at, std::size_t least, std::size_t most) {
    const std::size_t first = at;
    while (at < text.size() && std::isdigit(static_cast<unsigned char>(text[at])) != 0)
        ++at;
    return at - first >= least && at - first <= most;
}

/// hh:mm:ss, perhaps with a sign and a fraction.
bool looksLikeDuration(std::string_view text) {
    std::size_t at = !text.empty() && text[0] == '-' ? 1 : 0;
    const auto colon = [&] { return at < text.size() && text[at++] == ':'; };
    if (!takeDigits(text, at, 1, 9) || !colon() || !takeDigits(text, at, 2, 2) || !colon() ||
        !takeDigits(text, at, 2, 2))
        return false;
    if (at < text.size() && text[at] == '.')
        return takeDigits(text, ++at, 1, 9) && at == text.size();
    return at == text.size();
}

/// Two numbers about a number or a short word, separated as dates are; a time may follow.
bool looksLikeDate(std::string_view text) {
    std::size_t at = 0;
    if (!takeDigits(text, at, 1, 4) || at >= text.size()) return false;
    const char separator = text[at];
    if (separator != '-' && separator != '/' && separator != '.') return false;
    const std::size_t middle = ++at;
    while (at < text.size() && std::isalnum(static_cast<unsigned char>(text[at])) != 0)
        ++at;
    if (at == middle || at > middle + 3 || at >= text.size() || text[at] != separator) return false;
    if (!takeDigits(text, ++at, 1, 4)) return false;
    return at == text.size() || text[at] == ' ' || text[at] == 'T';
}

/// True unless an option says 'text' of such fields.
bool readsTimes(const Call& call, std::string_view option) {
    for (int i = 1; i + 1 < call.count(); i += 2) {
        if (isOption(call[i], option) && isOption(call[i + 1], "text")) return false;
    }
    return true;
}

/// What a text says as a datetime in its own format, or as a duration; itself if it says neither.
Value timeFrom(Call& call, const Value& text, bool date) {
    const Value args[] = {text, Value::text("Format"), Value::text("preserveinput")};
    try {
        return call.vm
            .call(Value::text(date ? "datetime" : "duration"),
                  {args, date ? std::size_t{3} : std::size_t{1}}, 1)
            .at(0);
    } catch (const ScriptError& error) {
        if (isUncatchable(error)) throw;
        return text;
    }
}

void readcell(Call& call) {
    onFile(call, argumentsOf(call), "readcell", readcellFile);
    const bool dates = readsTimes(call, "DatetimeType");
    const bool durations = readsTimes(call, "DurationType");
    auto cells = makeRef<Cell>(call.out.at(0).cell());
    std::unordered_map<std::string, Value> known;
    for (Value& cell : cells->elements) {
        if (!cell.isChar()) continue;
        const std::string text = cell.toText();
        const bool date = dates && looksLikeDate(text);
        if (!date && !(durations && looksLikeDuration(text))) continue;
        const auto [at, fresh] = known.try_emplace(text);
        if (fresh) at->second = timeFrom(call, cell, date);
        cell = at->second;
    }
    call.out[0] = Value(std::move(cells));
}

constexpr Builtin kRows[] = {
    {"dlmread", 1, 6, 1, dlmread, "M = dlmread(file,delimiter,row,column | range)",
     "Numbers of a delimited file; empty fields are 0. Row and column count from 0."},
    {"csvread", 1, 4, 1, csvread, "M = csvread(file,row,column,range)",
     "Numbers of a comma-separated file; empty fields are 0."},
    {"readmatrix", 1, -1, 1, readmatrix, "M = readmatrix(file,option,value,…)",
     "Numbers of a delimited file; other fields are NaN. Options Delimiter, NumHeaderLines, "
     "Range."},
    {"readcell", 1, -1, 1, readcell, "C = readcell(file,option,value,…)",
     "Fields of a delimited file in a cell array: numbers, dates as datetimes, hh:mm:ss as "
     "durations, and texts; missing where there is none. Options Delimiter, NumHeaderLines, "
     "Range, DatetimeType and DurationType ('text' keeps such fields as they are)."},
    {"private/delimitedFields", 4, 4, 3, delimitedFields,
     "[fields,quoted,delimiter] = delimitedFields(file,delimiter,headerLines,comment)",
     "Fields of a delimited file as texts, which of them were in quotes, and what separates them."},
};

} // namespace

std::span<const Builtin> delimitedTable() {
    return kRows;
}

} // namespace vitrine
