// SPDX-License-Identifier: Apache-2.0
// textscan, strread and textread.
#include "base/whole_number.h"
#include "builtins/files/file_table.h"
#include "builtins/files/file_text.h"
#include "builtins/text/delimited_fields.h"
#include "builtins/text/format_text.h"
#include "builtins/text/text_values.h"

namespace vitrine {

namespace {

using Text = std::u16string;

Text unescaped(std::u16string_view text) {
    return toUtf16(interpretEscapes(toUtf8(text)));
}

[[noreturn]] void badOption(const char* function, const std::string& name) {
    throwError("MATLAB:textscan:UnknownOption", "Error using %s\nUnknown or invalid option '%s'.",
               function, name.c_str());
}

void setComment(FieldScanOptions& o, const Value& v) {
    const std::vector<Text> marks = textList(v, "textscan").texts;
    if (marks.empty()) return;
    const std::string name = lowerCase(toUtf8(marks[0]));
    o.commentEnd.clear();
    if (marks.size() > 1) {
        o.commentStart = marks[0];
        o.commentEnd = marks[1];
    } else if (name == "shell") {
        o.commentStart = u"#";
    } else if (name == "matlab") {
        o.commentStart = u"%";
    } else if (name == "c++") {
        o.commentStart = u"//";
    } else if (name == "c") {
        o.commentStart = u"/*";
        o.commentEnd = u"*/";
    } else {
        o.commentStart = marks[0];
    }
}

void setDelimiters(FieldScanOptions& o, const Value& v) {
    o.delimiters.clear();
    if (v.isCell() || v.isString()) {
        for (const Text& d : textList(v, "textscan").texts)
            o.delimiters.push_back(unescaped(d));
        return;
    }
    if (!v.isChar() && v.count() > 0) badOption("textscan", "Delimiter");
    for (char16_t c : unescaped(text16(v)))
        o.delimiters.emplace_back(1, c);
}

FieldScanOptions readOptions(std::span<const Value> args, const char* function) {
    FieldScanOptions o;
    if (args.size() % 2 != 0) badOption(function, args.back().toText());
    for (std::size_t i = 0; i < args.size(); i += 2) {
        if (!args[i].isTextScalar()) badOption(function, "");
        const std::string name = lowerCase(args[i].toText());
        const Value& v = args[i + 1];
        const auto number = [&] {
            if (!v.isArray() || v.isChar() || v.count() != 1) badOption(function, name);
            return v.toDouble();
        };
        const auto flag = [&] { return v.isTextScalar() ? isOption(v, "on") : number() != 0; };
        if (name == "delimiter") {
            setDelimiters(o, v);
        } else if (name == "whitespace") {
            if (!v.isTextScalar() && v.count() > 0) badOption(function, name);
            o.whitespace = unescaped(text16(v));
        } else if (name == "endofline") {
            if (!v.isTextScalar()) badOption(function, name);
            o.endOfLine = unescaped(text16(v));
        } else if (name == "commentstyle") {
            if (!isAnyText(v)) badOption(function, name);
            setComment(o, v);
        } else if (name == "treatasempty") {
            if (!isAnyText(v)) badOption(function, name);
            o.treatAsEmpty = textList(v, function).texts;
            std::sort(o.treatAsEmpty.begin(), o.treatAsEmpty.end(),
                      [](const Text& a, const Text& b) { return a.size() > b.size(); });
        } else if (name == "expchars") {
            o.exponents = text16(v);
        } else if (name == "emptyvalue") {
            o.emptyValue = number();
        } else if (name == "headerlines") {
            o.headerLines = static_cast<int64_t>(number());
        } else if (name == "multipledelimsasone") {
            o.multipleDelimitersAsOne = flag();
        } else if (name == "collectoutput") {
            o.collectOutput = flag();
        } else if (name == "returnonerror") {
            o.returnOnError = flag();
        } else if (name == "texttype") {
            o.strings = isOption(v, "string");
        } else if (name != "bufsize" && name != "datelocale") {
            badOption(function, name);
        }
    }
    return o;
}

/// What follows the text: a format, a count of passes, options.
struct Arguments {
    Text format;
    bool formatGiven = false;
    FieldScanOptions options;
};

bool isOptionName(const Value& v) {
    static constexpr std::string_view kNames[] = {
        "delimiter", "whitespace",          "endofline",   "commentstyle",  "treatasempty",
        "expchars",  "emptyvalue",          "headerlines", "collectoutput", "returnonerror",
        "bufsize",   "multipledelimsasone", "texttype",    "datelocale"};
    const std::string name = lowerCase(v.toText());
    return std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames);
}

Arguments readArguments(std::span<const Value> args, const char* function) {
    Arguments a;
    double rows = -1;
    if (!args.empty()) {
        const bool format = args[0].isTextScalar() || (args[0].isChar() && args[0].count() == 0);
        if (!format && !(args[0].isNumericClass() && args.size() > 1 && args[1].isTextScalar()))
            throwError("MATLAB:textscan:InvalidFormat", "Error using %s\nInvalid format.",
                       function);
        // The format may be left out in front of the options when their count is even.
        if (format && !(isOptionName(args[0]) && args.size() % 2 == 0)) {
            a.format = text16(args[0]);
            a.formatGiven = true;
            args = args.subspan(1);
        }
    }
    if (!args.empty() && args[0].isArray() && !args[0].isChar()) {
        if (args[0].count() == 1) rows = args[0].toDouble();
        args = args.subspan(1);
    }
    a.options = readOptions(args, function);
    if (rows >= 0 && std::isfinite(rows)) a.options.rows = wholeNumber<int64_t>(rows);
    return a;
}

Text columnMajorText(const Value& v) {
    const Ref<Tensor> t = v.toTensor();
    return {t->data<char16_t>(), static_cast<std::size_t>(t->count())};
}

/// The texts of a column as what they stand for.
Value meant(Interpreter& vm, const Value& texts, const FieldMeaning& meaning) {
    std::vector<Value> args{texts};
    const bool times = meaning.kind != FieldMeaning::Kind::Category;
    if (times && !meaning.format.empty()) {
        args.insert(args.end(), {Value::text("InputFormat"), charRow(meaning.format)});
        if (meaning.kind == FieldMeaning::Kind::Datetime)
            args.insert(args.end(), {Value::text("Format"), charRow(meaning.format)});
    }
    const char* maker = meaning.kind == FieldMeaning::Kind::Datetime   ? "datetime"
                        : meaning.kind == FieldMeaning::Kind::Duration ? "duration"
                                                                       : "categorical";
    return vm.call(Value::text(maker), args, 1).at(0);
}

void textscan(Call& call) {
    const bool file = call[0].isNumericClass() && call[0].count() == 1;
    if (!file && !call[0].isChar() && !call[0].isTextScalar()) {
        throwError("MATLAB:textscan:InvalidFID",
                   "First input must be a valid file identifier or text.");
    }
    const Arguments a = readArguments(call.args.subspan(1), "textscan");
    FieldScan scan;
    if (file) {
        const FileTable::OpenFile& open =
            openFile(call.vm, wholeNumber<int>(call[0].toDouble()), "textscan");
        const long start = std::ftell(open.file);
        struct Scanned {
            FieldScan scan;
            std::size_t bytes;
        };
        Scanned scanned = ofRest(open, {}, [=](const OpenText& rest, const auto&) {
            FieldScan found = scanFields(rest.text, a.format, a.formatGiven, a.options, "textscan");
            const std::size_t bytes = rest.bytesTo(found.end);
            return Scanned{std::move(found), bytes};
        });
        seekAndLook(open.file, start + static_cast<long>(scanned.bytes));
        scan = std::move(scanned.scan);
    } else {
        scan =
            computeOnOwnThread({&call[0], 1}, elementsOf({&call[0], 1}), [=](const auto& values) {
                const Text text =
                    values[0].isChar() ? columnMajorText(values[0]) : text16(values[0]);
                return scanFields(text, a.format, a.formatGiven, a.options, "textscan");
            });
    }
    for (std::size_t i = 0; i < scan.columns.size(); ++i) {
        if (scan.meanings[i].kind != FieldMeaning::Kind::Itself)
            scan.columns[i] = meant(call.vm, scan.columns[i], scan.meanings[i]);
    }
    const auto n = static_cast<int64_t>(scan.columns.size());
    call.result(makeRef<Cell>(Shape(1, n), std::move(scan.columns)));
    if (call.nargout > 1) call.result(static_cast<double>(scan.end));
}

/// Comments may stand anywhere for strread, so they go first.
Text withoutComments(Text text, FieldScanOptions& o) {
    if (o.commentStart.empty()) return text;
    Text out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t hit = text.find(o.commentStart, at);
        out += text.substr(at, hit == Text::npos ? hit : hit - at);
        if (hit == Text::npos) break;
        if (o.commentEnd.empty()) {
            at = std::min(text.find_first_of(u"\r\n", hit), text.size());
        } else {
            const std::size_t end = text.find(o.commentEnd, hit + o.commentStart.size());
            at = end == Text::npos ? text.size() : end + o.commentEnd.size();
        }
    }
    o.commentStart.clear();
    return out;
}

/// Without a format strread and textread give a matrix of the text's numbers.
Value asMatrix(const std::vector<Value>& columns) {
    std::vector<double> all;
    for (const Value& column : columns) {
        const std::vector<double> some = doublesOf(column);
        all.insert(all.end(), some.begin(), some.end());
    }
    const auto width = static_cast<int64_t>(columns.size());
    const auto height = width > 0 ? static_cast<int64_t>(all.size()) / width : 0;
    return arrayOf(all, Shape(height, width));
}

void scanColumns(PlainCall& call, Text text, const char* function) {
    Arguments a = readArguments(call.args.subspan(1), function);
    a.options.plainFormat = true;
    a.options.padColumns = true;
    // Line ends in the format are white space there too.
    const FieldScan scan = scanFields(withoutComments(std::move(text), a.options),
                                      unescaped(a.format), true, a.options, function);
    const auto wanted = static_cast<std::size_t>(std::max(call.nargout, 1));
    if (a.format.empty() && wanted == 1) return call.result(asMatrix(scan.columns));
    if (wanted > scan.columns.size()) {
        throwError(("MATLAB:" + std::string(function) + ":TooManyOutputs").c_str(),
                   "Number of outputs must match the number of unskipped input fields.");
    }
    for (std::size_t i = 0; i < wanted; ++i) {
        const Value& column = scan.columns[i];
        const bool whole = column.isArray() && isInteger(column.dtype());
        call.result(whole ? columnOf(doublesOf(column)) : column);
    }
}

void strread(PlainCall& call) {
    if (!call[0].isTextScalar() && call[0].count() > 0) {
        throwError("MATLAB:strread:InvalidInputs", "First input of strread must be text.");
    }
    scanColumns(call, text16(call[0]), "strread");
}

void textreadFile(PlainCall& call) {
    scanColumns(call, toUtf16(wholeFile(call[0].toText(), "textread")), "textread");
}

void textread(Call& call) {
    const std::string path = resolvePath(call.vm, textArgument(call[0], "textread"));
    std::vector<Value> args(call.args.begin(), call.args.end());
    args[0] = Value::text(path);
    runOnOwnThreadWith(call, args, textreadFile, bytesOfFile(path));
}

constexpr Builtin kRows[] = {
    {"textscan", 1, -1, 2, textscan, "[C,position] = textscan(fid,format,N,option,value,…)",
     "Reads delimited fields of a file or text into one cell for each conversion: %d %u %f %n %s "
     "%q %c %[…], %D and %{format}D for datetimes, %T for durations, %C for categories, %* to "
     "skip; options Delimiter, Whitespace, EndOfLine, HeaderLines, CommentStyle, "
     "TreatAsEmpty, EmptyValue, MultipleDelimsAsOne, CollectOutput, ReturnOnError."},
    {"strread", 1, -1, -1, onOwnThread<strread>, "[a,b,…] = strread(text,format,N,option,value,…)",
     "Reads delimited fields of a text into one output for each conversion."},
    {"textread", 1, -1, -1, textread, "[a,b,…] = textread(file,format,N,option,value,…)",
     "Reads delimited fields of a file into one output for each conversion."},
};

} // namespace

std::span<const Builtin> fieldTable() {
    return kRows;
}

} // namespace vitrine
