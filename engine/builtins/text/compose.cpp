// SPDX-License-Identifier: Apache-2.0
// compose: formats of one or many texts over the rows of data.
#include "builtins/core/own_thread.h"
#include "builtins/functions/apply.h"
#include "builtins/text/format_text.h"
#include "builtins/text/text_values.h"

namespace vitrine {

namespace {

/// How many elements one pass of a format takes.
std::size_t elementsTaken(std::string_view format) {
    std::size_t taken = 0;
    for (std::size_t i = 0; i < format.size(); ++i) {
        if (format[i] != '%') continue;
        if (i + 1 < format.size() && format[i + 1] == '%') {
            ++i;
            continue;
        }
        ++taken;
        for (++i; i < format.size() && std::isalpha(static_cast<unsigned char>(format[i])) == 0;
             ++i)
            taken += format[i] == '*' ? 1 : 0;
    }
    return taken;
}

/// The elements of a data argument, row by row: numbers, or texts of a cell or string array.
std::vector<std::vector<Value>> rowsOf(const Value& data) {
    std::vector<std::vector<Value>> rows;
    if (data.isChar()) {
        for (int64_t r = 0; r < data.shape().rows(); ++r)
            rows.push_back({charRow(charMatrixRow(*data.toTensor(), r))});
        return rows;
    }
    if (!data.isCell() && !data.isString()) requireArray("compose", data);
    const int64_t height = data.shape().rows();
    const int64_t width = height == 0 ? 0 : data.count() / height;
    rows.resize(static_cast<std::size_t>(height));
    for (int64_t r = 0; r < height; ++r) {
        for (int64_t c = 0; c < width; ++c) {
            const int64_t i = c * height + r;
            rows[static_cast<std::size_t>(r)].push_back(
                data.isCell() ? data.cell().elements[static_cast<std::size_t>(i)]
                              : elementOf(data, i));
        }
    }
    return rows;
}

/// The columns of all data arguments side by side.
std::vector<std::vector<Value>> dataRows(std::span<const Value> args) {
    std::vector<std::vector<Value>> rows = rowsOf(args[0]);
    for (const Value& v : args.subspan(1)) {
        const std::vector<std::vector<Value>> more = rowsOf(v);
        if (more.size() != rows.size())
            throwError("MATLAB:string:MustHaveSameNumberOfRows",
                       "All data arguments must have the same number of rows.");
        for (std::size_t r = 0; r < rows.size(); ++r)
            rows[r].insert(rows[r].end(), more[r].begin(), more[r].end());
    }
    return rows;
}

/// The texts of one row: the formats take turns until the data are used up. A single element goes
/// to each format.
std::vector<std::u16string> textsOfRow(std::span<const std::string> formats,
                                       std::span<const Value> data) {
    std::vector<std::u16string> out;
    if (data.size() <= 1) {
        for (const std::string& format : formats)
            out.push_back(toUtf16(formatText(format, data, "compose")));
        return out;
    }
    std::size_t at = 0, k = 0;
    do {
        const std::string& format = formats[k++ % formats.size()];
        const std::size_t taken = std::min(elementsTaken(format), data.size() - at);
        out.push_back(toUtf16(formatText(format, data.subspan(at, taken), "compose")));
        at += taken;
        if (taken == 0 && k >= formats.size()) break;
    } while (at < data.size() || k < formats.size());
    return out;
}

void composeFunction(PlainCall& call) {
    const TextList list = textList(call[0], "compose");
    TextList out;
    out.from = call[0].isString() ? TextList::From::String : TextList::From::Cell;
    out.shape = list.shape;
    if (call.count() == 1) {
        for (const std::u16string& text : list.texts)
            out.texts.push_back(toUtf16(interpretEscapes(toUtf8(text))));
        return call.result(textValue(out));
    }
    const std::vector<std::vector<Value>> rows = dataRows(call.args.subspan(1));
    const auto height = static_cast<std::size_t>(list.shape.rows());
    const std::size_t width = height == 0 ? 0 : list.size() / height;
    if (list.size() == 0 || (height != 1 && rows.size() != 1 && height != rows.size()))
        throwError("MATLAB:string:MustHaveSameNumberOfRows",
                   "Formats and data must have the same number of rows.");
    const std::size_t count = height == 1 ? rows.size() : height;
    std::vector<std::vector<std::u16string>> texts;
    std::size_t columns = 0;
    for (std::size_t r = 0; r < count; ++r) {
        std::vector<std::string> formats;
        for (std::size_t c = 0; c < width; ++c)
            formats.push_back(toUtf8(list.texts[c * height + (height == 1 ? 0 : r)]));
        texts.push_back(textsOfRow(formats, rows[rows.size() == 1 ? 0 : r]));
        columns = std::max(columns, texts.back().size());
    }
    out.shape = Shape(static_cast<int64_t>(count), static_cast<int64_t>(columns));
    for (std::size_t c = 0; c < columns; ++c) {
        for (std::size_t r = 0; r < count; ++r)
            out.texts.push_back(c < texts[r].size() ? texts[r][c] : std::u16string());
    }
    call.result(textValue(out));
}

constexpr Builtin kRows[] = {
    {"compose", 1, -1, 1, onOwnThread<composeFunction>, "s = compose(format,A1,…)",
     "Formats each row of the data; formats in an array take turns. Texts like the format: "
     "strings, "
     "or a cell of char vectors.",
     nullptr, Dot::Strings},
};

} // namespace

std::span<const Builtin> composeTable() {
    return kRows;
}

} // namespace vitrine
