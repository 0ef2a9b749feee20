// SPDX-License-Identifier: Apache-2.0
// Matching by prefix, tabs, text between marks, and conversions between kinds of text.
#include "builtins/core/own_thread.h"
#include "builtins/text/strings_of.h"
#include "builtins/text/text_values.h"

namespace vitrine {

namespace {

using Text = std::u16string;
using TextView = std::u16string_view;

/// Without the blanks and zeros that pad a row of a char matrix.
TextView unpadded(TextView text) {
    while (!text.empty() && (text.back() == u' ' || text.back() == 0))
        text.remove_suffix(1);
    return text;
}

void strmatch(PlainCall& call) {
    const Value pattern =
        call[0].isCell() && call[0].count() == 1 ? call[0].cell().elements[0] : call[0];
    if (call[0].isCell() && call[0].count() == 0) return call.result(Value::emptyMatrix());
    if (!pattern.isTextScalar() && !(pattern.isChar() && pattern.count() == 0)) {
        throwError("MATLAB:strmatch:InvalidInput", "The pattern must be one text.");
    }
    if (!isAnyText(call[1])) {
        throwError("MATLAB:strmatch:InvalidInput",
                   "Strings must be a character array or a cell array of character vectors.");
    }
    const bool exact = call.count() > 2 && isOption(call[2], "exact");
    const Text wanted = text16(pattern);
    const TextList texts = textList(call[1], "strmatch");
    std::vector<double> found;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const TextView text = texts.texts[i];
        const bool same =
            exact ? text == wanted || (call[1].isChar() && unpadded(text) == unpadded(wanted))
                  : text.starts_with(wanted);
        if (same) found.push_back(static_cast<double>(i + 1));
    }
    call.result(columnOf(found));
}

/// strfind with the longer text searched, whichever it is.
void findstr(PlainCall& call) {
    for (int i = 0; i < 2; ++i) {
        if (!call[i].isChar() || call[i].shape().rows() > 1) {
            throwError("MATLAB:findstr:InvalidInput", "Inputs must be character vectors.");
        }
    }
    Text text = text16(call[0]);
    Text pattern = text16(call[1]);
    if (text.size() < pattern.size()) std::swap(text, pattern);
    const bool overlaps = call.count() < 3 || call[2].toDouble() != 0;
    std::vector<double> found;
    for (std::size_t hit = pattern.empty() ? Text::npos : text.find(pattern); hit != Text::npos;
         hit = text.find(pattern, hit + (overlaps ? 1 : pattern.size())))
        found.push_back(static_cast<double>(hit + 1));
    call.result(found.empty() ? Value::emptyMatrix() : rowOf(found));
}

void cstrcat(PlainCall& call) {
    Text out;
    for (const Value& v : call.args) {
        if (!v.isChar()) throwError("MATLAB:cstrcat:InvalidInput", "Arguments must be text.");
        out += text16(v);
    }
    call.result(charRow(out));
}

void untabify(PlainCall& call) {
    if (!call[0].isChar() && !isCellOfText(call[0])) {
        throwError("MATLAB:untabify:InvalidInput",
                   "Text must be a character array or a cell array of character vectors.");
    }
    const int64_t width = call.count() > 1 ? integerArgument(call[1], "Tab width") : 8;
    const bool trims = call.count() > 2 && call[2].toDouble() != 0;
    if (width < 1 || width > 4096)
        throwError("MATLAB:untabify:InvalidWidth", "The tab width must be positive.");
    call.result(mapText(call[0], "untabify", [&](TextView text) {
        Text out;
        for (char16_t c : text) {
            if (c != u'\t')
                out += c;
            else
                out.resize((out.size() / static_cast<std::size_t>(width) + 1) *
                               static_cast<std::size_t>(width),
                           u' ');
        }
        while (trims && !out.empty() && isSpace16(out.back()))
            out.pop_back();
        return out;
    }));
}

// --- between two marks

/// One end of a stretch of text: a mark or a position.
struct Bound {
    bool position = false;
    std::size_t at = 0; // from 1
    Text mark;
};

Bound boundOf(const Value& v, const char* function) {
    Bound b;
    b.position = v.isArray() && !v.isChar();
    if (b.position) {
        const int64_t at = integerArgument(v, "Position");
        if (at < 1) {
            throwError("MATLAB:string:PositionOutOfRange", "Positions must be positive integers.");
        }
        b.at = static_cast<std::size_t>(at);
    } else {
        b.mark = toUtf16(textArgument(v, function));
    }
    return b;
}

/// Replaces what stands between two marks; with the marks when inclusive.
Text replacedBetween(TextView text, const Bound& from, const Bound& to, TextView with,
                     bool inclusive) {
    if (from.position && to.position) {
        if (to.at > text.size() || from.at > to.at + 1) {
            throwError("MATLAB:string:PositionOutOfRange",
                       "Numeric value exceeds the number of characters in element 1.");
        }
        // Positions are part of what is replaced unless they are excluded.
        const std::size_t first = inclusive ? from.at - 1 : from.at;
        const std::size_t last = inclusive ? to.at : to.at - 1;
        Text out(text.substr(0, first));
        out += with;
        return out += text.substr(std::max(first, last));
    }
    Text out;
    std::size_t at = 0;
    for (;;) {
        const std::size_t open =
            from.position ? (at == 0 ? from.at - 1 : TextView::npos) : text.find(from.mark, at);
        if (open == TextView::npos || open > text.size()) break;
        const std::size_t start = open + from.mark.size();
        const std::size_t close = to.position ? to.at : text.find(to.mark, start);
        if (close == TextView::npos || close > text.size()) break;
        out += text.substr(at, (inclusive ? open : start) - at);
        out += with;
        at = inclusive ? close + to.mark.size() : close;
        if (!inclusive) {
            out += text.substr(close, to.mark.size());
            at = close + to.mark.size();
        }
        // Between two empty marks there is nothing, over and over.
        if (from.position || to.position || (from.mark.empty() && to.mark.empty())) break;
    }
    return out += text.substr(at);
}

bool inclusiveOption(const PlainCall& call, int from, bool byDefault) {
    for (int i = from; i + 1 < call.count(); i += 2) {
        if (isOption(call[i], "Boundaries")) return isOption(call[i + 1], "inclusive");
    }
    return byDefault;
}

void replaceBetween(PlainCall& call) {
    const Bound from = boundOf(call[1], "replaceBetween");
    const Bound to = boundOf(call[2], "replaceBetween");
    const Text with = toUtf16(textArgument(call[3], "replaceBetween"));
    const bool inclusive = inclusiveOption(call, 4, from.position && to.position);
    call.result(mapText(call[0], "replaceBetween",
                        [&](TextView t) { return replacedBetween(t, from, to, with, inclusive); }));
}

void eraseBetween(PlainCall& call) {
    const Bound from = boundOf(call[1], "eraseBetween");
    const Bound to = boundOf(call[2], "eraseBetween");
    const bool inclusive = inclusiveOption(call, 3, from.position && to.position);
    call.result(mapText(call[0], "eraseBetween",
                        [&](TextView t) { return replacedBetween(t, from, to, u"", inclusive); }));
}

// --- kinds of text

Value stringsToChars(const Value& v) {
    if (!v.isString()) return v;
    if (v.count() == 1) return Value::text(v.toText());
    auto out = makeRef<Cell>(v.shape());
    for (std::size_t i = 0; i < out->elements.size(); ++i)
        out->elements[i] = charRow(toUtf16(v.strings().elements[i].value_or("")));
    return out;
}

Value charsToStrings(const Value& v) {
    if (v.isChar()) return stringsOf(v);
    return isCellOfText(v) && v.count() > 0 ? stringsOf(v) : v;
}

void convertAll(PlainCall& call, Value (*convert)(const Value&)) {
    if (std::max(call.nargout, 1) > call.count()) {
        throwError("MATLAB:maxlhs", "Too many output arguments.");
    }
    for (int i = 0; i < std::max(call.nargout, 1); ++i)
        call.result(convert(call[i]));
}

void convertStringsToChars(PlainCall& call) {
    convertAll(call, stringsToChars);
}
void convertCharsToStrings(PlainCall& call) {
    convertAll(call, charsToStrings);
}

Value containedStringsToChars(const Value& v) {
    if (v.isString()) return stringsToChars(v);
    if (v.isCell()) {
        auto out = makeRef<Cell>(v.shape());
        for (std::size_t i = 0; i < out->elements.size(); ++i)
            out->elements[i] = containedStringsToChars(v.cell().elements[i]);
        return out;
    }
    if (!v.isStruct()) return v;
    Value out = v;
    StructArray& s = out.mutableStruct();
    for (int64_t i = 0; i < s.count(); ++i) {
        for (int f = 0; f < s.fieldCount(); ++f)
            s.at(f, i) = containedStringsToChars(s.at(f, i));
    }
    return out;
}

void convertContained(PlainCall& call) {
    convertAll(call, containedStringsToChars);
}

// --- further classes of characters

Value characterClass(const Value& v, bool (*test)(char16_t)) {
    if (v.isCell()) {
        auto out = makeRef<Cell>(v.shape());
        for (std::size_t i = 0; i < out->elements.size(); ++i)
            out->elements[i] = characterClass(v.cell().elements[i], test);
        return out;
    }
    Ref<Tensor> out = Tensor::make(DType::Logical, v.shape());
    if (v.isChar()) {
        const Ref<Tensor> t = v.toTensor();
        for (int64_t i = 0; i < t->count(); ++i)
            out->mutableData<bool>()[i] = test(t->data<char16_t>()[i]);
    }
    return wrap(std::move(out));
}

void iscntrl(PlainCall& call) {
    call.result(characterClass(call[0], [](char16_t c) { return c < 32 || c == 127; }));
}
void isgraph(PlainCall& call) {
    call.result(characterClass(call[0], [](char16_t c) { return c > 32 && c < 127; }));
}
void isprint(PlainCall& call) {
    call.result(characterClass(call[0], [](char16_t c) { return c >= 32 && c < 127; }));
}
void isascii(PlainCall& call) {
    call.result(characterClass(call[0], [](char16_t c) { return c < 128; }));
}
void isxdigit(PlainCall& call) {
    call.result(characterClass(call[0], [](char16_t c) {
        const char16_t l = lower16(c);
        return (c >= '0' && c <= '9') || (l >= 'a' && l <= 'f');
    }));
}

constexpr Builtin kRows[] = {
    {"strmatch", 2, 3, 1, onOwnThread<strmatch>, "k = strmatch(text,texts,'exact')",
     "Rows or elements that begin with a text, or equal it."},
    {"findstr", 2, 3, 1, onOwnThread<findstr>, "k = findstr(a,b)",
     "Positions at which the shorter text begins in the longer one."},
    {"cstrcat", 0, -1, 1, onOwnThread<cstrcat>, "s = cstrcat(A1,…)",
     "Joins texts with their blanks."},
    {"untabify", 1, 3, 1, onOwnThread<untabify>, "s = untabify(text,width,deblank)",
     "Tabs replaced by blanks up to the next tab stop."},
    {"replaceBetween", 4, 6, 1, onOwnThread<replaceBetween>,
     "s = replaceBetween(text,start,end,new,'Boundaries',b)",
     "Replaces what stands between two texts or positions.", nullptr, Dot::Strings},
    {"eraseBetween", 3, 5, 1, onOwnThread<eraseBetween>,
     "s = eraseBetween(text,start,end,'Boundaries',b)",
     "Removes what stands between two texts or positions.", nullptr, Dot::Strings},
    {"convertStringsToChars", 1, -1, -1, onOwnThread<convertStringsToChars>,
     "[B1,…] = convertStringsToChars(A1,…)",
     "String arrays as char vectors or cells of them; other values unchanged."},
    {"convertCharsToStrings", 1, -1, -1, onOwnThread<convertCharsToStrings>,
     "[B1,…] = convertCharsToStrings(A1,…)",
     "Char arrays and cells of them as string arrays; other values unchanged."},
    {"convertContainedStringsToChars", 1, -1, -1, onOwnThread<convertContained>,
     "[B1,…] = convertContainedStringsToChars(A1,…)",
     "The same for strings inside cells and structs."},
    {"iscntrl", 1, 1, 1, onOwnThread<iscntrl>, "tf = iscntrl(text)",
     "True for control characters."},
    {"isgraph", 1, 1, 1, onOwnThread<isgraph>, "tf = isgraph(text)",
     "True for visible ASCII characters."},
    {"isprint", 1, 1, 1, onOwnThread<isprint>, "tf = isprint(text)",
     "True for ASCII characters that print."},
    {"isascii", 1, 1, 1, onOwnThread<isascii>, "tf = isascii(text)", "True for ASCII characters."},
    {"isxdigit", 1, 1, 1, onOwnThread<isxdigit>, "tf = isxdigit(text)",
     "True for hexadecimal digits."},
};

} // namespace

std::span<const Builtin> textMoreTable() {
    return kRows;
}

} // namespace vitrine
