// SPDX-License-Identifier: Apache-2.0
// disp, display, format, sprintf, fprintf and the functions that only print.
#include "base/whole_number.h"
#include "builtins/core/own_thread.h"
#include "builtins/display/display.h"
#include "builtins/files/file_table.h"
#include "builtins/text/format_text.h"
#include "builtins/text/text_values.h"

namespace vitrine {

namespace {

void disp(Call& call) {
    const std::string text = dispText(call[0], statementDisplayFormat(call.vm));
    if (call.nargout > 0) return call.result(Value::text(text));
    call.vm.out(text);
}

/// The argument as it stands in the call when it is a variable's name, else "".
std::string writtenName(const Call& call) {
    const SourceFile* file = call.vm.sources().find(call.span.file);
    if (!file || call.span.end > file->text().size()) return "";
    std::string_view text(file->text());
    text = text.substr(call.span.begin, call.span.end - call.span.begin);
    const std::size_t open = text.find('(');
    const std::size_t close = text.rfind(')');
    if (open == std::string_view::npos || close == std::string_view::npos) return "";
    text = text.substr(open + 1, close - open - 1);
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    for (char c : text) {
        if (std::isalnum(static_cast<unsigned char>(c)) == 0 && c != '_') return "";
    }
    const bool name = !text.empty() && std::isalpha(static_cast<unsigned char>(text[0])) != 0;
    return name ? std::string(text) : "";
}

void display(Call& call) {
    call.vm.display(call.count() > 1 ? call[1].toText() : writtenName(call), call[0]);
}

/// [words, columns, gap]: the format in force, the width of the window and the empty line that
/// `format compact` leaves out, for what the library shows.
void displayFormat(Call& call) {
    const std::string words = call.vm.sessionSlot("format").toText();
    const DisplayFormat format = currentDisplayFormat(call.vm);
    call.out = {Value::text(words.empty() ? "short" : words),
                Value(static_cast<double>(format.width)), Value::text(format.compact ? "" : "\n")};
}

constexpr const char* kFormatOptions = "DisplayFormatOptions";

std::string styleName(DisplayFormat::Style style) {
    using Style = DisplayFormat::Style;
    static constexpr std::pair<Style, const char*> kNames[] = {
        {Style::Short, "short"},       {Style::Long, "long"},         {Style::ShortE, "shortE"},
        {Style::LongE, "longE"},       {Style::ShortG, "shortG"},     {Style::LongG, "longG"},
        {Style::ShortEng, "shortEng"}, {Style::LongEng, "longEng"},   {Style::Bank, "bank"},
        {Style::Hex, "hex"},           {Style::Rational, "rational"}, {Style::Plus, "+"}};
    for (const auto& [known, name] : kNames) {
        if (known == style) return name;
    }
    return "short";
}

/// The format in force as an object that format takes back.
Value formatOptions(const DisplayFormat& format) {
    auto options = makeRef<ObjectValue>(kFormatOptions);
    options->properties = {{"NumericFormat", Value::string(styleName(format.style))},
                           {"LineSpacing", Value::string(format.compact ? "compact" : "loose")}};
    return Value(std::move(options));
}

void setFormat(Call& call) {
    DisplayFormat format = currentDisplayFormat(call.vm);
    std::string words = call.vm.sessionSlot("format").toText();
    if (call.nargout > 0) {
        call.result(formatOptions(format));
        if (call.count() == 0) return;
    }
    if (call.count() == 0) words = "short loose";
    if (call.count() == 1 && call[0].kind() == Kind::Object &&
        call[0].className() == kFormatOptions) {
        for (const char* property : {"NumericFormat", "LineSpacing"}) {
            const Value word = call[0].objectValue().property(property);
            if (!word.isTextScalar() || !applyFormatWord(format, word.toText()))
                throwError("MATLAB:format:UnknownOption", "Unknown command option.");
            words += ' ' + word.toText();
        }
        call.vm.sessionSlot("format") = Value::text(words);
        return;
    }
    for (std::size_t i = 0; i < call.args.size(); ++i) {
        std::string word = call.args[i].toText();
        // "short g" and "short e" are one style in two words.
        if (i + 1 < call.args.size() &&
            (isOption(call.args[i + 1], "g") || isOption(call.args[i + 1], "e") ||
             isOption(call.args[i + 1], "eng")))
            word += call.args[++i].toText();
        if (isOption(call.args[i], "default")) {
            words = "short loose";
            continue;
        }
        if (!applyFormatWord(format, word)) {
            throwError("MATLAB:format:UnknownOption", "Unknown command option.");
        }
        words += ' ' + word;
    }
    call.vm.sessionSlot("format") = Value::text(words);
}

void sprintfFunction(PlainCall& call) {
    const bool string = call[0].isString();
    if (!call[0].isTextScalar()) {
        throwError("MATLAB:badformat_mx", "Format must be a character vector or string scalar.");
    }
    const std::string text = formatText(call[0].toText(), call.args.subspan(1), "sprintf");
    if (string) return call.result(Value::string(text));
    call.result(charRow(toUtf16(text), true));
    if (call.nargout > 1) call.result(charRow(u""));
}

/// Prints with the first text argument as the format; fid in front is optional.
void printTo(Call& call, int fid, std::span<const Value> args, const char* function) {
    if (args.empty()) throwNotEnoughInputs();
    if (!args[0].isTextScalar()) {
        throwError("MATLAB:badformat_mx", "Format must be a character vector or string scalar.");
    }
    const std::string text =
        computeOnOwnThread(args, elementsOf(args), [=](std::span<const Value> values) {
            return formatText(values[0].toText(), values.subspan(1), function);
        });
    const std::size_t written = writeText(call.vm, fid, text, function, call.nargout > 0);
    if (call.nargout > 0) call.result(static_cast<double>(written));
}

void fprintfFunction(Call& call) {
    const bool hasFile = call[0].isNumericClass() && call[0].count() == 1;
    if (hasFile && call.count() == 1) {
        throwError("MATLAB:FileIO:NoFormatString", "Error using fprintf\nNo format string.");
    }
    if (!hasFile) return printTo(call, 1, call.args, "fprintf");
    printTo(call, wholeNumber<int>(call[0].toDouble()), call.args.subspan(1), "fprintf");
}

void printfFunction(Call& call) {
    printTo(call, 1, call.args, "printf");
}

void putsFunction(Call& call) {
    call.vm.out(textArgument(call[0], "puts"));
}

void fputsFunction(Call& call) {
    writeText(call.vm, wholeNumber<int>(call[0].toDouble()), textArgument(call[1], "fputs"),
              "fputs");
}

void fdisp(Call& call) {
    writeText(call.vm, wholeNumber<int>(call[0].toDouble()),
              dispText(call[1], statementDisplayFormat(call.vm)), "fdisp");
}

void beepFunction(Call& call) {
    if (call.count() > 0 && !call[0].isTextScalar()) {
        throwError("MATLAB:beep:InvalidInput", "Input must be 'on' or 'off'.");
    }
}

/// more, clc, …: accepted for scripts that set up a terminal.
void noEffect(Call&) {}
void rehash(Call& c) {
    static_cast<void>(c.vm.searchPath()); // who takes the path may change it: it is read again
}

constexpr Builtin kRows[] = {
    {"disp", 1, 1, 1, disp, "disp(X)", "Shows a value without its name.", nullptr,
     SparseRule::Pass},
    {"display", 1, 2, 0, display, "display(X)", "Shows a value with its name.", nullptr,
     SparseRule::Pass},
    {"private/displayFormat", 0, 0, 3, displayFormat, "[words,columns,gap] = displayFormat",
     "The format in force, and how many columns the window has."},
    {"format", 0, 2, 1, setFormat, "format style | f = format | f = format(style) | format(f)",
     "Sets how values are shown: short, long, shortE, longE, shortG, longG, bank, hex, rat; "
     "compact or loose. Without arguments: short, loose. f is an object with what was in force, "
     "NumericFormat and LineSpacing, and is taken back."},
    {"sprintf", 1, -1, 2, onOwnThread<sprintfFunction>, "s = sprintf(format,A1,…)",
     "Formats data as text; the format is recycled until the data are used up."},
    {"fprintf", 1, -1, 1, fprintfFunction, "n = fprintf(fid,format,A1,…)",
     "Writes formatted data to a file, or to the command window without fid; returns the bytes."},
    {"printf", 1, -1, 1, printfFunction, "printf(format,A1,…)",
     "Writes formatted data to the command window."},
    {"puts", 1, 1, 0, putsFunction, "puts(text)", "Writes text to the command window."},
    {"fputs", 2, 2, 0, fputsFunction, "fputs(fid,text)", "Writes text to a file."},
    {"fdisp", 2, 2, 0, fdisp, "fdisp(fid,X)", "Shows a value in a file, as disp does."},
    {"more", 0, 1, 0, noEffect, "more on|off",
     "Output is never paged; accepted for compatibility."},
    {"clc", 0, 0, 0, noEffect, "clc",
     "The command window keeps its text; accepted for compatibility."},
    {"workspace", 0, 0, 0, noEffect, "workspace",
     "The workspace is always listed in the workbench; accepted for compatibility."},
    {"commandwindow", 0, 0, 0, noEffect, "commandwindow",
     "The command window is always there in the workbench; accepted for compatibility."},
    {"home", 0, 0, 0, noEffect, "home",
     "The command window keeps its text; accepted for compatibility."},
    {"pack", 0, 0, 0, noEffect, "pack",
     "Memory is given back as it becomes free; accepted for compatibility."},
    {"rehash", 0, 1, 0, rehash, "rehash",
     "Looks at the folders of functions anew, as each run does at its beginning."},
    {"beep", 0, 1, 0, beepFunction, "beep",
     "The workbench makes no sound; accepted for compatibility."},
};

} // namespace

std::span<const Builtin> outputTable() {
    return kRows;
}

} // namespace vitrine
