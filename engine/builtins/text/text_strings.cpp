// SPDX-License-Identifier: Apache-2.0
// string arrays, and the text functions that came with them.
#include "builtins/core/own_thread.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/elementwise/operator_ops.h"
#include "builtins/text/format_text.h"
#include "builtins/text/number_text.h"
#include "builtins/text/strings_of.h"
#include "builtins/text/text_values.h"
#include "value/utf.h"

namespace vitrine {

namespace {

using Text = std::u16string;
using TextView = std::u16string_view;

void stringFunction(PlainCall& call) {
    if (call.count() == 0) return call.result(Value::string(""));
    if (call[0].isFunctionHandle()) {
        const FunctionHandle& f = call[0].handle();
        return call.result(Value::string(f.name.empty() ? f.text : f.name));
    }
    call.result(stringsOf(call[0]));
}

void stringsFunction(Call& call) {
    const Shape shape = call.count() == 0 ? Shape(1, 1) : shapeArguments(call.args);
    double elements = 1;
    for (int64_t d : shape.dims())
        elements *= static_cast<double>(d);
    requireMemory(elements, sizeof(std::optional<std::string>));
    call.result(makeRef<StringArray>(shape));
}

void missingFunction(Call& call) {
    auto out = makeRef<StringArray>(Shape(1, 1));
    out->elements[0] = std::nullopt;
    call.result(out);
}

void isstringFunction(Call& call) {
    call.result(Value::logical(call[0].isString()));
}

void isStringScalar(Call& call) {
    call.result(Value::logical(call[0].isString() && call[0].count() == 1));
}

/// What stands for missing in ismissing(A,indicator).
struct Indicators {
    std::vector<double> numbers;
    std::vector<std::optional<std::string>> texts;
};

Indicators readIndicators(const Value& v) {
    Indicators all;
    const auto take = [&](const Value& one) {
        if (one.isString()) {
            for (const auto& element : one.strings().elements)
                all.texts.push_back(element);
        } else if (one.isChar()) {
            all.texts.emplace_back(textArgument(one, "ismissing"));
        } else if (one.isArray()) {
            const std::vector<double> numbers = doublesOf(one);
            all.numbers.insert(all.numbers.end(), numbers.begin(), numbers.end());
        } else {
            throwError("MATLAB:ismissing:IndicatorsInvalidType",
                       "Indicators must be numeric, logical, text, or a cell array of these.");
        }
    };
    if (v.isCell())
        for (const Value& one : v.cell().elements)
            take(one);
    else
        take(v);
    return all;
}

/// ismissing(A,indicator): only what is named is missing.
void isIndicator(Call& call) {
    const Indicators wanted = readIndicators(call[1]);
    const auto among = [](const auto& all, const auto& one) {
        return std::find(all.begin(), all.end(), one) != all.end();
    };
    Ref<Tensor> out = Tensor::make(DType::Logical, call[0].shape());
    bool* data = out->mutableData<bool>();
    if (call[0].isString()) {
        for (const auto& element : call[0].strings().elements)
            *data++ = among(wanted.texts, element);
    } else if (call[0].isCell()) {
        for (const Value& element : call[0].cell().elements)
            *data++ =
                element.isChar() &&
                among(wanted.texts, std::optional<std::string>(textArgument(element, "ismissing")));
    } else if (call[0].isArray() && !call[0].isComplex()) {
        const bool nan = std::any_of(wanted.numbers.begin(), wanted.numbers.end(),
                                     [](double x) { return std::isnan(x); });
        for (const double x : doublesOf(call[0]))
            *data++ = std::isnan(x) ? nan : among(wanted.numbers, x);
    }
    call.result(wrap(std::move(out)));
}

void ismissingFunction(Call& call) {
    if (call.count() > 1) return isIndicator(call);
    if (captured(call.vm, call[0]) && isFloat(call[0].dtype()) && !call[0].isComplex()) {
        const Value one[] = {call[0]};
        return call.result(applyElementwise(call.vm, kIsNanOp, one, call.span));
    }
    Ref<Tensor> out = Tensor::make(DType::Logical, call[0].shape());
    bool* data = out->mutableData<bool>();
    if (call[0].isString()) {
        for (std::size_t i = 0; i < call[0].strings().elements.size(); ++i)
            data[i] = !call[0].strings().elements[i].has_value();
    } else if (call[0].isCell()) {
        for (std::size_t i = 0; i < call[0].cell().elements.size(); ++i)
            data[i] =
                call[0].cell().elements[i].isChar() && call[0].cell().elements[i].count() == 0;
    } else if (call[0].isArray() && isFloat(call[0].dtype())) {
        const std::vector<double> x = doublesOf(call[0]);
        for (std::size_t i = 0; i < x.size(); ++i)
            data[i] = std::isnan(x[i]);
    }
    call.result(wrap(std::move(out)));
}

void doEscapes(PlainCall& call) {
    call.result(Value::text(interpretEscapes(textArgument(call[0], "do_string_escapes"))));
}

void undoEscapes(PlainCall& call) {
    std::string out;
    for (char c : textArgument(call[0], "undo_string_escapes")) {
        static constexpr std::string_view kPlain = "\n\t\r\a\b\f\v\\\"\'";
        static constexpr std::string_view kLetter = "ntrabfv\\\"\'";
        const std::size_t found = kPlain.find(c);
        if (found == std::string_view::npos)
            out += c;
        else
            out += {'\\', kLetter[found]};
    }
    call.result(Value::text(out));
}

void strlengthFunction(PlainCall& call) {
    if (call[0].isString()) {
        std::vector<double> counts;
        for (const auto& text : call[0].strings().elements)
            counts.push_back(text ? static_cast<double>(utf16Length(*text))
                                  : std::numeric_limits<double>::quiet_NaN());
        return call.result(arrayOf(counts, call[0].shape()));
    }
    const TextList texts = textList(call[0], "strlength");
    std::vector<double> lengths;
    for (std::size_t i = 0; i < texts.size(); ++i)
        lengths.push_back(texts.isMissing(i) ? std::numeric_limits<double>::quiet_NaN()
                                             : static_cast<double>(texts.texts[i].size()));
    call.result(arrayOf(lengths, texts.shape));
}

void stripFunction(PlainCall& call) {
    std::string side = "both";
    Text drop;
    for (int i = 1; i < call.count(); ++i) {
        const std::string word = lowerCase(call[i].toText());
        if (word == "left" || word == "right" || word == "both")
            side = word;
        else
            drop = text16(call[i]);
    }
    const auto dropped = [&](char16_t c) {
        return drop.empty() ? isSpace16(c) || c == 0 : drop.find(c) != Text::npos;
    };
    call.result(mapText(call[0], "strip", [&](TextView t) {
        while (side != "right" && !t.empty() && dropped(t.front()))
            t.remove_prefix(1);
        while (side != "left" && !t.empty() && dropped(t.back()))
            t.remove_suffix(1);
        return Text(t);
    }));
}

void padFunction(PlainCall& call) {
    TextList texts = textList(call[0], "pad");
    std::size_t width = 0;
    for (const Text& t : texts.texts)
        width = std::max(width, t.size());
    std::string side = "right";
    char16_t fill = u' ';
    for (int i = 1; i < call.count(); ++i) {
        if (!call[i].isTextScalar()) {
            width =
                static_cast<std::size_t>(std::max<int64_t>(0, integerArgument(call[i], "Width")));
            continue;
        }
        const std::string word = lowerCase(call[i].toText());
        if (word == "left" || word == "right" || word == "both")
            side = word;
        else if (!word.empty())
            fill = text16(call[i])[0];
    }
    requireMemory(static_cast<double>(width) * static_cast<double>(texts.size()), 2);
    for (Text& t : texts.texts) {
        const std::size_t missing = width > t.size() ? width - t.size() : 0;
        const std::size_t front = side == "left" ? missing : side == "both" ? missing / 2 : 0;
        t.insert(0, front, fill);
        t.append(missing - front, fill);
    }
    call.result(textValue(texts));
}

void replaceFunction(PlainCall& call) {
    const TextList from = textList(call[1], "replace");
    const TextList to = textList(call[2], "replace");
    call.result(mapText(call[0], "replace", [&](TextView t) {
        // At each place the first pattern that matches wins.
        Text out;
        for (std::size_t at = 0; at < t.size();) {
            std::size_t hit = 0;
            while (hit < from.size() &&
                   (from.texts[hit].empty() || !t.substr(at).starts_with(from.texts[hit])))
                ++hit;
            if (hit == from.size()) {
                out += t[at++];
                continue;
            }
            out += to.texts[to.size() == 1 ? 0 : hit];
            at += from.texts[hit].size();
        }
        return out;
    }));
}

void eraseFunction(PlainCall& call) {
    const TextList from = textList(call[1], "erase");
    call.result(mapText(call[0], "erase", [&](TextView t) {
        // One pass; where several patterns match the longest goes.
        Text out;
        for (std::size_t at = 0; at < t.size();) {
            std::size_t longest = 0;
            for (const Text& pattern : from.texts) {
                if (pattern.size() > longest && t.substr(at).starts_with(pattern))
                    longest = pattern.size();
            }
            if (longest == 0) out += t[at];
            at += std::max<std::size_t>(longest, 1);
        }
        return out;
    }));
}

void reverseFunction(PlainCall& call) {
    call.result(mapText(call[0], "reverse", [](TextView t) { return Text(t.rbegin(), t.rend()); }));
}

bool isPosition(const Value& v) {
    return v.isArray() && !v.isChar();
}

void extractAfter(PlainCall& call) {
    call.result(mapText(call[0], "extractAfter", [&](TextView t) {
        if (isPosition(call[1])) {
            return Text(t.substr(std::min(
                t.size(), static_cast<std::size_t>(integerArgument(call[1], "Position")))));
        }
        const Text pattern = text16(call[1]);
        const std::size_t hit = t.find(pattern);
        return hit == TextView::npos ? Text() : Text(t.substr(hit + pattern.size()));
    }));
}

void extractBefore(PlainCall& call) {
    call.result(mapText(call[0], "extractBefore", [&](TextView t) {
        if (isPosition(call[1])) {
            const int64_t p = integerArgument(call[1], "Position");
            return Text(t.substr(0, static_cast<std::size_t>(std::max<int64_t>(p - 1, 0))));
        }
        const std::size_t hit = t.find(text16(call[1]));
        return hit == TextView::npos ? Text() : Text(t.substr(0, hit));
    }));
}

void extractBetween(PlainCall& call) {
    const TextList texts = textList(call[0], "extractBetween");
    std::vector<Text> found;
    for (const Text& t : texts.texts) {
        if (isPosition(call[1])) {
            const int64_t from = integerArgument(call[1], "Position");
            const int64_t to = integerArgument(call[2], "Position");
            if (from < 1 || to > static_cast<int64_t>(t.size())) {
                throwError("MATLAB:string:PositionOutOfRange",
                           "Numeric value exceeds the number of characters in element 1.");
            }
            found.push_back(
                t.substr(static_cast<std::size_t>(from - 1),
                         static_cast<std::size_t>(std::max<int64_t>(to - from + 1, 0))));
            continue;
        }
        const Text open = text16(call[1]);
        const Text close = text16(call[2]);
        if (open.empty() || close.empty()) continue;
        std::size_t at = 0;
        while ((at = t.find(open, at)) != Text::npos) {
            const std::size_t start = at + open.size();
            const std::size_t end = t.find(close, start);
            if (end == Text::npos) break;
            found.push_back(t.substr(start, end - start));
            at = end + close.size();
        }
    }
    TextList out;
    out.from = texts.from == TextList::From::String ? TextList::From::String : TextList::From::Cell;
    out.shape = Shape(static_cast<int64_t>(found.size()), found.empty() ? 0 : 1);
    out.texts = std::move(found);
    call.result(textValue(out));
}

void insertText(PlainCall& call, bool after) {
    const Text inserted = text16(call[2]);
    call.result(mapText(call[0], after ? "insertAfter" : "insertBefore", [&](TextView t) {
        Text out(t);
        if (isPosition(call[1])) {
            const int64_t p = integerArgument(call[1], "Position") - (after ? 0 : 1);
            if (p < 0 || p > static_cast<int64_t>(out.size())) {
                throwError("MATLAB:string:PositionOutOfRange",
                           "Numeric value exceeds the number of characters in element 1.");
            }
            return out.insert(static_cast<std::size_t>(p), inserted);
        }
        const Text pattern = text16(call[1]);
        if (pattern.empty()) return out;
        for (std::size_t hit = out.find(pattern); hit != Text::npos;
             hit = out.find(pattern, hit + pattern.size() + inserted.size()))
            out.insert(after ? hit + pattern.size() : hit, inserted);
        return out;
    }));
}

void insertAfter(PlainCall& call) {
    insertText(call, true);
}
void insertBefore(PlainCall& call) {
    insertText(call, false);
}

void appendFunction(PlainCall& call) {
    bool strings = false;
    bool cells = false;
    std::vector<TextList> parts;
    for (const Value& v : call.args) {
        strings = strings || v.isString();
        cells = cells || v.isCell();
        parts.push_back(textList(v, "append"));
    }
    TextList out;
    out.from = strings ? TextList::From::String
               : cells ? TextList::From::Cell
                       : TextList::From::Char;
    for (const TextList& part : parts) {
        if (part.size() != 1) out.shape = part.shape;
    }
    out.texts.assign(static_cast<std::size_t>(out.shape.count()), Text());
    for (const TextList& part : parts) {
        if (part.size() != 1 && !(part.shape == out.shape)) {
            throwError("MATLAB:string:IncompatibleSizes",
                       "All inputs must be the same size or scalars.");
        }
        for (std::size_t i = 0; i < out.size(); ++i)
            out.texts[i] += part.texts[part.size() == 1 ? 0 : i];
    }
    call.result(textValue(out));
}

void newlineFunction(Call& call) {
    call.result(Value::text("\n"));
}

void substr(PlainCall& call) {
    const Text text = toUtf16(textArgument(call[0], "substr"));
    const int64_t offset = integerArgument(call[1], "Offset");
    const auto size = static_cast<int64_t>(text.size());
    const int64_t length =
        call.count() > 2 ? integerArgument(call[2], "Length") : size - offset + 1;
    if (offset < 1 || length < 0 || offset - 1 + length > size) {
        throwError("Octave:index-out-of-bounds", "substr: OFFSET and LEN must be within the text");
    }
    call.result(charRow(
        text.substr(static_cast<std::size_t>(offset - 1), static_cast<std::size_t>(length))));
}

constexpr Builtin kRows[] = {
    {"string", 0, 2, 1, onOwnThread<stringFunction>, "s = string(A)",
     "A string array: texts as they are, numbers element by element.", nullptr, Dot::Strings},
    {"strings", 0, -1, 1, stringsFunction, "s = strings(m,n,…)", "An array of empty strings."},
    {"missing", 0, 0, 1, missingFunction, "m = missing", "The missing string."},
    {"isstring", 1, 1, 1, isstringFunction, "tf = isstring(A)", "True for string arrays.", nullptr,
     SparseRule::Pass},
    {"isStringScalar", 1, 1, 1, isStringScalar, "tf = isStringScalar(A)", "True for one string."},
    {"ismissing", 1, 2, 1, ismissingFunction, "tf = ismissing(A,indicator)",
     "True for NaN, missing strings and empty texts of cells, or for what the indicator names.",
     nullptr, SparseRule::EachEntry | Dot::Strings},
    {"do_string_escapes", 1, 1, 1, onOwnThread<doEscapes>, "s = do_string_escapes(text)",
     "Escape sequences replaced by their characters."},
    {"undo_string_escapes", 1, 1, 1, onOwnThread<undoEscapes>, "s = undo_string_escapes(text)",
     "Special characters as escape sequences."},
    {"strlength", 1, 1, 1, onOwnThread<strlengthFunction>, "n = strlength(text)",
     "Number of characters.", nullptr, Dot::Strings},
    {"strip", 1, 3, 1, onOwnThread<stripFunction>, "s = strip(text,side,characters)",
     "Without white space, or given characters, at 'left', 'right' or 'both' ends.", nullptr,
     Dot::Strings},
    {"pad", 1, 4, 1, onOwnThread<padFunction>, "s = pad(text,width,side,character)",
     "Filled to a common or given width.", nullptr, Dot::Strings},
    {"replace", 3, 3, 1, onOwnThread<replaceFunction>, "s = replace(text,old,new)",
     "Replaces every occurrence; several old texts are replaced in one pass.", nullptr,
     Dot::Strings},
    {"erase", 2, 2, 1, onOwnThread<eraseFunction>, "s = erase(text,pattern)",
     "Removes every occurrence.", nullptr, Dot::Strings},
    {"reverse", 1, 1, 1, onOwnThread<reverseFunction>, "s = reverse(text)",
     "Characters in reverse order.", nullptr, Dot::Strings},
    {"extractAfter", 2, 2, 1, onOwnThread<extractAfter>, "s = extractAfter(text,pattern)",
     "What follows a pattern or position.", nullptr, Dot::Strings},
    {"extractBefore", 2, 2, 1, onOwnThread<extractBefore>, "s = extractBefore(text,pattern)",
     "What precedes a pattern or position.", nullptr, Dot::Strings},
    {"extractBetween", 3, 3, 1, onOwnThread<extractBetween>, "s = extractBetween(text,start,end)",
     "What stands between two patterns or positions.", nullptr, Dot::Strings},
    {"insertAfter", 3, 3, 1, onOwnThread<insertAfter>, "s = insertAfter(text,pattern,new)",
     "Inserts after a pattern or position.", nullptr, Dot::Strings},
    {"insertBefore", 3, 3, 1, onOwnThread<insertBefore>, "s = insertBefore(text,pattern,new)",
     "Inserts before a pattern or position.", nullptr, Dot::Strings},
    {"append", 1, -1, 1, onOwnThread<appendFunction>, "s = append(text1,…)",
     "Joins texts element by element; white space is kept.", nullptr,
     SparseRule::Pass | Dot::Strings},
    {"newline", 0, 0, 1, newlineFunction, "c = newline", "The line feed character."},
    {"substr", 2, 3, 1, onOwnThread<substr>, "s = substr(text,offset,length)", "A part of a text."},
};

} // namespace

std::span<const Builtin> textStringsTable() {
    return kRows;
}

} // namespace vitrine
