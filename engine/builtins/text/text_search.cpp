// SPDX-License-Identifier: Apache-2.0
// Finding, splitting, joining and replacing in text.
#include "builtins/core/own_thread.h"
#include "builtins/text/format_text.h"
#include "builtins/text/pattern.h"
#include "builtins/text/text_values.h"

namespace vitrine {

namespace {

using Text = std::u16string;
using TextView = std::u16string_view;

Text unescaped(const Text& text) {
    return toUtf16(interpretEscapes(toUtf8(text)));
}

Text replaceAll(TextView text, TextView from, TextView to) {
    if (from.empty()) return Text(text);
    // Occurrences that overlap are replaced each: strrep('222','22','*') is '**'.
    Text out;
    std::size_t at = 0;
    StopCheck stop;
    for (std::size_t hit = text.find(from); hit != TextView::npos; hit = text.find(from, hit + 1)) {
        stop();
        if (hit > at) out += text.substr(at, hit - at);
        out += to;
        at = hit + from.size();
    }
    out += text.substr(std::min(at, text.size()));
    return out;
}

void strrep(PlainCall& call) {
    for (const Value& v : call.args) {
        if (!isAnyText(v) && !(v.isArray() && v.count() == 0)) {
            throwError("MATLAB:strrep:InvalidInputType",
                       "Inputs must be character vectors, cell arrays of character vectors, or "
                       "string arrays.");
        }
    }
    const auto list = [](const Value& v) {
        TextList out;
        if (v.isArray() && v.count() == 0)
            out.texts = {u""};
        else
            out = textList(v, "strrep");
        return out;
    };
    TextList texts = list(call[0]);
    const TextList from = list(call[1]);
    const TextList to = list(call[2]);
    const auto grow = [&](const TextList& other) {
        if (other.size() != 1 && texts.size() != 1 && other.size() != texts.size()) {
            throwError("MATLAB:strrep:MultiRowArray",
                       "Inputs must be single texts or arrays of texts of the same size.");
        }
        if (other.size() == 1 || texts.size() != 1) return;
        texts.texts.assign(other.size(), Text(texts.texts[0]));
        texts.shape = other.shape;
        texts.from = other.from;
    };
    grow(from);
    grow(to);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (texts.isMissing(i)) continue;
        texts.texts[i] = replaceAll(texts.texts[i], from.texts[from.size() == 1 ? 0 : i],
                                    to.texts[to.size() == 1 ? 0 : i]);
    }
    call.result(textValue(texts));
}

Value positionsOf(TextView text, TextView pattern, bool overlaps) {
    std::vector<double> at;
    if (!pattern.empty()) {
        for (std::size_t hit = text.find(pattern); hit != TextView::npos;
             hit = text.find(pattern, hit + (overlaps ? 1 : pattern.size())))
            at.push_back(static_cast<double>(hit + 1));
    }
    return at.empty() ? Value::emptyMatrix() : rowOf(at);
}

void strfind(PlainCall& call) {
    if (!isAnyText(call[0])) {
        throwError("MATLAB:strfind:cellErr",
                   "First argument must be a string array, a character vector, or a cell array of "
                   "character vectors.");
    }
    if (call[1].isCell()) {
        // One search for each pattern of the cell.
        auto cell = makeRef<Cell>(call[1].shape());
        const TextList patterns = textList(call[1], "strfind");
        const Text text = toUtf16(textArgument(call[0], "strfind"));
        for (std::size_t i = 0; i < patterns.size(); ++i)
            cell->elements[i] = positionsOf(text, patterns.texts[i], true);
        return call.result(cell);
    }
    const Text pattern = toUtf16(textArgument(call[1], "strfind"));
    bool overlaps = true;
    bool forceCell = false;
    for (int i = 2; i + 1 < call.count(); i += 2) {
        if (isOption(call[i], "overlaps")) overlaps = call[i + 1].toDouble() != 0;
        if (isOption(call[i], "ForceCellOutput")) forceCell = call[i + 1].toDouble() != 0;
    }
    const TextList texts = textList(call[0], "strfind");
    if (!call[0].isCell() && texts.size() == 1 && !forceCell)
        return call.result(positionsOf(texts.texts[0], pattern, overlaps));
    auto cell = makeRef<Cell>(texts.shape);
    for (std::size_t i = 0; i < texts.size(); ++i)
        cell->elements[i] = positionsOf(texts.texts[i], pattern, overlaps);
    call.result(cell);
}

void findIndex(PlainCall& call, bool last) {
    const TextList texts = textList(call[0], "index");
    const Text pattern = toUtf16(textArgument(call[1], "index"));
    std::vector<double> at;
    for (const Text& text : texts.texts) {
        const std::size_t hit = last ? text.rfind(pattern) : text.find(pattern);
        at.push_back(hit == Text::npos ? 0.0 : static_cast<double>(hit + 1));
    }
    call.result(arrayOf(at, texts.shape));
}

void indexFunction(PlainCall& call) {
    findIndex(call, call.count() > 2 && isOption(call[2], "last"));
}
void rindexFunction(PlainCall& call) {
    findIndex(call, true);
}

// --- splitting

/// Cuts at the longest delimiter that matches; matches get the delimiters found.
std::vector<Text> splitAt(TextView text, const std::vector<Text>& delimiters, bool collapse,
                          std::vector<Text>* matches) {
    std::vector<Text> parts;
    Text part;
    bool afterDelimiter = false;
    StopCheck stop;
    for (std::size_t at = 0; at < text.size(); stop()) {
        std::size_t longest = 0;
        for (const Text& d : delimiters) {
            if (d.size() > longest && text.substr(at).starts_with(d)) longest = d.size();
        }
        if (longest == 0) {
            part += text[at++];
            afterDelimiter = false;
            continue;
        }
        const TextView found = text.substr(at, longest);
        if (afterDelimiter && collapse) {
            if (matches) matches->back() += found;
        } else {
            parts.push_back(std::move(part));
            part.clear();
            if (matches) matches->emplace_back(found);
        }
        afterDelimiter = true;
        at += longest;
    }
    parts.push_back(std::move(part));
    return parts;
}

Value cellRow(const std::vector<Text>& texts, bool column = false) {
    const auto n = static_cast<int64_t>(texts.size());
    auto cell = makeRef<Cell>(column ? Shape(n, 1) : Shape(1, n));
    for (std::size_t i = 0; i < texts.size(); ++i)
        cell->elements[i] = charRow(texts[i]);
    return cell;
}

Value stringsRow(const std::vector<Text>& texts, bool column) {
    const auto n = static_cast<int64_t>(texts.size());
    auto strings = makeRef<StringArray>(column ? Shape(n, 1) : Shape(1, n));
    for (std::size_t i = 0; i < texts.size(); ++i)
        strings->elements[i] = toUtf8(texts[i]);
    return strings;
}

/// Cuts where one of the regular expressions matches.
std::vector<Text> splitAtExpressions(TextView text, const std::vector<Text>& expressions,
                                     bool collapse, std::vector<Text>& matches) {
    Text joined;
    for (const Text& e : expressions) {
        if (!joined.empty()) joined += u'|';
        joined += e;
    }
    if (collapse) joined = u"(?:" + joined + u")+";
    std::vector<Text> parts;
    std::size_t at = 0;
    for (const PatternMatch& m : Pattern(joined, {}, "strsplit").matches(text)) {
        parts.emplace_back(text.substr(at, m.whole.first - at));
        matches.emplace_back(text.substr(m.whole.first, m.whole.second - m.whole.first));
        at = m.whole.second;
    }
    parts.emplace_back(text.substr(at));
    return parts;
}

void strsplit(PlainCall& call) {
    if (!call[0].isTextScalar() && !(call[0].isChar() && call[0].count() == 0)) {
        throwError("MATLAB:strsplit:InvalidStringType",
                   "First input must be either a character vector or a string scalar.");
    }
    const Text text = text16(call[0]);
    std::vector<Text> delimiters;
    bool collapse = true;
    bool expressions = false;
    int i = 1;
    if (call.count() > 1 && !isOption(call[1], "CollapseDelimiters") &&
        !isOption(call[1], "DelimiterType")) {
        delimiters = textList(call[1], "strsplit").texts;
        i = 2;
    } else {
        delimiters = {u" ", u"\f", u"\n", u"\r", u"\t", u"\v"};
    }
    if (call.count() > i && call[i].isArray() && !call[i].isChar())
        collapse = call[i++].toDouble() != 0;
    for (; i < call.count(); i += 2) {
        if (isOption(call[i], "CollapseDelimiters") && i + 1 < call.count() &&
            !call[i + 1].isChar()) {
            collapse = call[i + 1].toDouble() != 0;
        } else if (isOption(call[i], "DelimiterType") && i + 1 < call.count()) {
            const std::string type = lowerCase(call[i + 1].toText());
            expressions = !type.empty() && std::string("regularexpression").starts_with(type);
            if (!expressions && (type.empty() || !std::string("simple").starts_with(type)))
                throwError("MATLAB:strsplit:InvalidDelimiterType", "Invalid delimiter type.");
        } else {
            throwError("MATLAB:strsplit:UnknownParameter", "Invalid parameter of strsplit.");
        }
    }
    std::vector<Text> matches;
    std::vector<Text> parts;
    if (expressions) {
        parts = splitAtExpressions(text, delimiters, collapse, matches);
    } else {
        for (Text& d : delimiters)
            d = unescaped(d);
        parts = splitAt(text, delimiters, collapse, &matches);
    }
    const bool strings = call[0].isString();
    call.result(strings ? stringsRow(parts, false) : cellRow(parts));
    if (call.nargout > 1) call.result(strings ? stringsRow(matches, false) : cellRow(matches));
}

void ostrsplit(PlainCall& call) {
    const Text text = toUtf16(textArgument(call[0], "ostrsplit"));
    const Text separators = toUtf16(textArgument(call[1], "ostrsplit"));
    const bool strip = call.count() > 2 && call[2].toDouble() != 0;
    std::vector<Text> delimiters;
    for (char16_t c : separators)
        delimiters.emplace_back(1, c);
    std::vector<Text> parts = splitAt(text, delimiters, false, nullptr);
    if (strip) std::erase_if(parts, [](const Text& p) { return p.empty(); });
    call.result(cellRow(parts));
}

void splitFunction(PlainCall& call) {
    const TextList texts = textList(call[0], "split");
    std::vector<Text> delimiters{u" ", u"\f", u"\n", u"\r", u"\t", u"\v"};
    const bool given = call.count() > 1 && isAnyText(call[1]);
    if (given) delimiters = textList(call[1], "split").texts;
    // An empty delimiter stands before, between and behind all characters.
    const bool everywhere = std::any_of(delimiters.begin(), delimiters.end(),
                                        [](const Text& d) { return d.empty(); });
    const auto partsOf = [&](const Text& text) {
        if (!everywhere)
            return splitAt(given ? text : trimmed16(text), delimiters, !given, nullptr);
        std::vector<Text> parts{Text()};
        for (const char16_t unit : text)
            parts.emplace_back(1, unit);
        parts.emplace_back();
        return parts;
    };
    std::vector<std::vector<Text>> rows;
    for (const Text& text : texts.texts)
        rows.push_back(partsOf(text));
    for (const auto& row : rows) {
        if (row.size() != rows[0].size()) {
            throwError("MATLAB:string:split:InvalidSplitSize",
                       "Element %zu of the text contains a different number of delimiters.",
                       static_cast<std::size_t>(&row - rows.data()) + 1);
        }
    }
    const bool strings = call[0].isString();
    if (rows.size() == 1) {
        return call.result(strings ? stringsRow(rows[0], true) : cellRow(rows[0], true));
    }
    const auto n = static_cast<int64_t>(rows.size());
    const auto width = static_cast<int64_t>(rows.empty() ? 0 : rows[0].size());
    TextList out;
    out.from = strings ? TextList::From::String : TextList::From::Cell;
    out.shape = texts.shape.isRow() ? Shape{1, n, width} : Shape(n, width);
    for (int64_t c = 0; c < width; ++c) {
        for (int64_t r = 0; r < n; ++r)
            out.texts.push_back(rows[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)]);
    }
    call.result(textValue(out));
}

void splitlines(PlainCall& call) {
    const Text text = toUtf16(textArgument(call[0], "splitlines"));
    const std::vector<Text> parts = splitAt(text, {u"\r\n", u"\n", u"\r"}, false, nullptr);
    call.result(call[0].isString() ? stringsRow(parts, true) : cellRow(parts, true));
}

void strtok(PlainCall& call) {
    if (call[0].isChar() && call[0].shape().rows() > 1 && call[0].count() > 0) {
        throwError("MATLAB:strtok:InvalidInput",
                   "First argument must be a character vector, string array, or cell array of "
                   "character vectors.");
    }
    const auto delimiter = [&](char16_t c) {
        if (call.count() < 2) return isSpace16(c) || c == 0;
        return text16(call[1]).find(c) != Text::npos;
    };
    const TextList texts = textList(call[0], "strtok");
    TextList tokens = texts;
    TextList rests = texts;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const Text& text = texts.texts[i];
        std::size_t first = 0;
        while (first < text.size() && delimiter(text[first]))
            ++first;
        std::size_t last = first;
        while (last < text.size() && !delimiter(text[last]))
            ++last;
        tokens.texts[i] = text.substr(first, last - first);
        rests.texts[i] = text.substr(last);
    }
    call.result(textValue(tokens));
    if (call.nargout > 1) call.result(textValue(rests));
}

// --- joining

void strjoin(PlainCall& call) {
    if (!call[0].isCell() && !call[0].isString()) {
        throwError("MATLAB:strjoin:InvalidCellType",
                   "First input must be a string array or cell array of character vectors.");
    }
    const TextList texts = textList(call[0], "strjoin");
    std::vector<Text> delimiters{u" "};
    if (call.count() > 1) {
        delimiters.clear();
        for (const Text& d : textList(call[1], "strjoin").texts)
            delimiters.push_back(call[1].isCell() ? d : unescaped(d));
    }
    if (delimiters.empty()) delimiters = {u""};
    Text out;
    StopCheck stop;
    for (std::size_t i = 0; i < texts.size(); ++i, stop()) {
        if (i > 0) out += delimiters[delimiters.size() == 1 ? 0 : (i - 1) % delimiters.size()];
        out += texts.texts[i];
    }
    call.result(call[0].isString() ? Value::string(toUtf8(out)) : charRow(out));
}

void joinFunction(PlainCall& call) {
    const TextList texts = textList(call[0], "join");
    Text delimiter = u" ";
    int dimension = -1;
    for (int i = 1; i < call.count(); ++i) {
        if (call[i].isArray() && !call[i].isChar())
            dimension = dimensionArgument(call[i]);
        else
            delimiter = text16(call[i]);
    }
    const Shape& s = texts.shape;
    if (dimension < 0) {
        dimension = s.rank() - 1;
        while (dimension > 0 && s[dimension] == 1)
            --dimension;
    }
    const Strides strides = stridesAround(s, dimension);
    TextList out;
    out.from = texts.from;
    out.shape = s.with(dimension, 1);
    for (int64_t after = 0; after < strides.after; ++after) {
        for (int64_t before = 0; before < strides.before; ++before) {
            Text joined;
            for (int64_t k = 0; k < strides.length; ++k) {
                if (k > 0) joined += delimiter;
                joined += texts.texts[static_cast<std::size_t>(
                    (after * strides.length + k) * strides.before + before)];
            }
            out.texts.push_back(std::move(joined));
        }
    }
    call.result(textValue(out));
}

// --- tests on patterns

struct PatternCall {
    TextList texts;
    std::vector<Text> patterns;
    bool ignoreCase = false;
};

PatternCall patternCall(const PlainCall& call, const char* function) {
    PatternCall p;
    p.texts = textList(call[0], function);
    p.patterns = textList(call[1], function).texts;
    for (int i = 2; i < call.count(); i += 2) {
        const std::string word = call[i].isTextScalar() ? lowerCase(call[i].toText()) : "";
        if (word.empty() || !std::string("ignorecase").starts_with(word)) {
            throwError("MATLAB:string:UnrecognizedOption", "Unrecognized option of %s.", function);
        }
        if (i + 1 >= call.count() || !call[i + 1].isArray() || call[i + 1].isChar() ||
            call[i + 1].count() != 1) {
            throwError("MATLAB:string:InvalidOptionValue", "IgnoreCase must be a logical scalar.");
        }
        p.ignoreCase = call[i + 1].toDouble() != 0;
    }
    if (p.ignoreCase) {
        for (Text& t : p.texts.texts)
            t = lower16(t);
        for (Text& t : p.patterns)
            t = lower16(t);
    }
    return p;
}

void testPatterns(PlainCall& call, const char* function, bool (*test)(TextView, TextView)) {
    const PatternCall p = patternCall(call, function);
    Ref<Tensor> out = Tensor::make(DType::Logical, p.texts.shape);
    for (std::size_t i = 0; i < p.texts.size(); ++i) {
        for (const Text& pattern : p.patterns) {
            if (!p.texts.isMissing(i) && test(p.texts.texts[i], pattern))
                out->mutableData<bool>()[i] = true;
        }
    }
    call.result(wrap(std::move(out)));
}

void containsFunction(PlainCall& call) {
    testPatterns(call, "contains",
                 [](TextView t, TextView p) { return t.find(p) != TextView::npos; });
}
void startsWithFunction(PlainCall& call) {
    testPatterns(call, "startsWith", [](TextView t, TextView p) { return t.starts_with(p); });
}
void endsWithFunction(PlainCall& call) {
    testPatterns(call, "endsWith", [](TextView t, TextView p) { return t.ends_with(p); });
}
void matchesFunction(PlainCall& call) {
    testPatterns(call, "matches", [](TextView t, TextView p) { return t == p; });
}

void countFunction(PlainCall& call) {
    const PatternCall p = patternCall(call, "count");
    std::vector<double> counts(p.texts.size(), 0.0);
    for (std::size_t i = 0; i < p.texts.size(); ++i) {
        for (const Text& pattern : p.patterns) {
            if (pattern.empty()) continue;
            const Text& text = p.texts.texts[i];
            for (std::size_t hit = text.find(pattern); hit != Text::npos;
                 hit = text.find(pattern, hit + pattern.size()))
                ++counts[i];
        }
    }
    call.result(arrayOf(counts, p.texts.shape));
}

constexpr Builtin kRows[] = {
    {"strrep", 3, 3, 1, onOwnThread<strrep>, "s = strrep(text,old,new)",
     "Replaces every occurrence of a text."},
    {"strfind", 2, 6, 1, onOwnThread<strfind>, "k = strfind(text,pattern)",
     "Positions at which a pattern begins; a cell for a cell array."},
    {"index", 2, 3, 1, onOwnThread<indexFunction>, "k = index(text,pattern,direction)",
     "Position of the first (or 'last') occurrence, 0 when there is none."},
    {"rindex", 2, 2, 1, onOwnThread<rindexFunction>, "k = rindex(text,pattern)",
     "Position of the last occurrence, 0 when there is none."},
    {"strsplit", 1, 7, 2, onOwnThread<strsplit>, "[C,matches] = strsplit(text,delimiter)",
     "Parts between delimiters as a cell row; neighbouring delimiters count as one unless "
     "CollapseDelimiters is false."},
    {"ostrsplit", 2, 3, 1, onOwnThread<ostrsplit>, "C = ostrsplit(text,separators,strip)",
     "Parts between any of the separator characters."},
    {"split", 1, 3, 1, onOwnThread<splitFunction>, "s = split(text,delimiter)",
     "Parts between delimiters as a column.", nullptr, Dot::Strings},
    {"splitlines", 1, 1, 1, onOwnThread<splitlines>, "s = splitlines(text)",
     "The lines of a text as a column.", nullptr, Dot::Strings},
    {"strtok", 1, 2, 2, onOwnThread<strtok>, "[token,rest] = strtok(text,delimiters)",
     "The text up to the first delimiter, and what follows."},
    {"strjoin", 1, 2, 1, onOwnThread<strjoin>, "s = strjoin(C,delimiter)",
     "Joins texts with a delimiter."},
    {"join", 1, 3, 1, onOwnThread<joinFunction>, "s = join(text,delimiter,dim)",
     "Joins the texts of an array along a dimension.", nullptr, Dot::Strings},
    {"contains", 2, 4, 1, onOwnThread<containsFunction>,
     "tf = contains(text,pattern,'IgnoreCase',tf)", "True for texts in which a pattern occurs.",
     nullptr, Dot::Strings},
    {"startsWith", 2, 4, 1, onOwnThread<startsWithFunction>,
     "tf = startsWith(text,pattern,'IgnoreCase',tf)", "True for texts that begin with a pattern.",
     nullptr, Dot::Strings},
    {"endsWith", 2, 4, 1, onOwnThread<endsWithFunction>,
     "tf = endsWith(text,pattern,'IgnoreCase',tf)", "True for texts that end with a pattern.",
     nullptr, Dot::Strings},
    {"matches", 2, 4, 1, onOwnThread<matchesFunction>, "tf = matches(text,pattern,'IgnoreCase',tf)",
     "True for texts that equal a pattern.", nullptr, Dot::Strings},
    {"count", 2, 4, 1, onOwnThread<countFunction>, "n = count(text,pattern,'IgnoreCase',tf)",
     "How often patterns occur.", nullptr, Dot::Strings},
};

} // namespace

std::span<const Builtin> textSearchTable() {
    return kRows;
}

} // namespace vitrine
