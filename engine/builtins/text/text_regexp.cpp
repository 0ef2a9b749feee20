// SPDX-License-Identifier: Apache-2.0
// regexp, regexpi, regexprep, regexptranslate.
#include "builtins/core/own_thread.h"
#include "builtins/text/format_text.h"
#include "builtins/text/pattern.h"
#include "builtins/text/text_values.h"

#include <array>

namespace vitrine {

namespace {

using Text = std::u16string;
using TextView = std::u16string_view;

constexpr int kOutputs = 7;
constexpr int kMatchOutput = 3;
constexpr std::array<std::string_view, kOutputs> kOutputNames = {
    "start", "end", "tokenextents", "match", "tokens", "names", "split"};

bool isDecimal(char16_t c) {
    return c >= u'0' && c <= u'9';
}

struct Request {
    PatternOptions options;
    std::vector<int> order; ///< outputs in the order in which they are returned
    bool forceCell = false;
};

Request readOptions(std::span<const Value> args, bool ignoreCase) {
    Request r;
    r.options.ignoreCase = ignoreCase;
    for (const Value& v : args) {
        const std::string word = lowerCase(v.toText());
        const auto output = std::find(kOutputNames.begin(), kOutputNames.end(), word);
        if (output != kOutputNames.end()) {
            r.order.push_back(static_cast<int>(output - kOutputNames.begin()));
        } else if (word == "once")
            r.options.once = true;
        else if (word == "all")
            r.options.once = false;
        else if (word == "ignorecase")
            r.options.ignoreCase = true;
        else if (word == "matchcase")
            r.options.ignoreCase = false;
        else if (word == "dotexceptnewline")
            r.options.dotAll = false;
        else if (word == "dotall")
            r.options.dotAll = true;
        else if (word == "lineanchors")
            r.options.lineAnchors = true;
        else if (word == "stringanchors")
            r.options.lineAnchors = false;
        else if (word == "freespacing")
            r.options.freeSpacing = true;
        else if (word == "literalspacing")
            r.options.freeSpacing = false;
        else if (word == "emptymatch")
            r.options.emptyMatch = true;
        else if (word == "noemptymatch")
            r.options.emptyMatch = false;
        else if (word == "forcecelloutput")
            r.forceCell = true;
        else if (word != "warnings") {
            throwError("MATLAB:regexp:UnknownOption", "'%s' is not a recognized option.",
                       word.c_str());
        }
    }
    for (int i = 0; i < kOutputs; ++i) {
        if (std::find(r.order.begin(), r.order.end(), i) == r.order.end()) r.order.push_back(i);
    }
    return r;
}

Value missingString() {
    auto out = makeRef<StringArray>(Shape(1, 1));
    out->elements[0] = std::nullopt;
    return Value(std::move(out));
}

/// String scalars as an array of strings.
Value stringsFrom(const Cell& scalars) {
    auto out = makeRef<StringArray>(scalars.shape());
    for (std::size_t i = 0; i < scalars.elements.size(); ++i)
        out->elements[i] = scalars.elements[i].strings().elements[0];
    return Value(std::move(out));
}

/// Makes the outputs for one text.
class Outputs {
public:
    Outputs(TextView text, const Pattern& pattern, bool once, bool strings)
        : m_text(text), m_pattern(pattern), m_once(once), m_strings(strings),
          m_matches(pattern.matches(text)) {}

    [[nodiscard]] Value make(int output) const {
        switch (output) {
        case 0:
        case 1:
            return positions(output == 0);
        case 2:
            return extents();
        case kMatchOutput:
            return matchTexts();
        case 4:
            return tokens();
        case 5:
            return names();
        default:
            return split();
        }
    }

private:
    [[nodiscard]] TextView slice(const TextRange& r) const {
        return m_text.substr(r.first, r.second - r.first);
    }
    [[nodiscard]] Value textOf(TextView t) const {
        return m_strings ? Value::string(toUtf8(t)) : charRow(t);
    }
    [[nodiscard]] Value rowOfTexts(const std::vector<TextView>& texts) const {
        const auto n = static_cast<int64_t>(texts.size());
        if (m_strings) {
            auto out = makeRef<StringArray>(Shape(1, n));
            for (std::size_t i = 0; i < texts.size(); ++i)
                out->elements[i] = toUtf8(texts[i]);
            return out;
        }
        auto out = makeRef<Cell>(Shape(1, n));
        StopCheck stop;
        for (std::size_t i = 0; i < texts.size(); ++i, stop())
            out->elements[i] = charRow(texts[i]);
        return out;
    }
    [[nodiscard]] Value positions(bool start) const {
        std::vector<double> at;
        for (const PatternMatch& m : m_matches)
            at.push_back(static_cast<double>(start ? m.whole.first + 1 : m.whole.second));
        if (m_once) return at.empty() ? Value::emptyMatrix() : Value(at[0]);
        return rowOf(at);
    }
    /// Ranges of the tokens; the whole match when the pattern has no groups.
    [[nodiscard]] std::vector<TextRange> tokenRanges(const PatternMatch& m) const {
        if (m_pattern.groupCount() == 0) return {m.whole};
        std::vector<TextRange> ranges;
        for (const auto& g : m.groups)
            ranges.push_back(g.value_or(TextRange{m.whole.first, m.whole.first}));
        return ranges;
    }
    [[nodiscard]] Value extentOf(const PatternMatch& m) const {
        const std::vector<TextRange> ranges = tokenRanges(m);
        std::vector<double> numbers;
        for (const TextRange& r : ranges)
            numbers.push_back(static_cast<double>(r.first + 1));
        for (const TextRange& r : ranges)
            numbers.push_back(static_cast<double>(r.second));
        return arrayOf(numbers, Shape(static_cast<int64_t>(ranges.size()), 2));
    }
    [[nodiscard]] Value extents() const {
        if (m_once) return m_matches.empty() ? Value::emptyMatrix() : extentOf(m_matches[0]);
        auto cell = makeRef<Cell>(Shape(1, static_cast<int64_t>(m_matches.size())));
        for (std::size_t i = 0; i < m_matches.size(); ++i)
            cell->elements[i] = extentOf(m_matches[i]);
        return cell;
    }
    [[nodiscard]] Value matchTexts() const {
        if (m_once) {
            if (!m_matches.empty()) return textOf(slice(m_matches[0].whole));
            return m_strings ? missingString() : charRow(u"");
        }
        std::vector<TextView> texts;
        for (const PatternMatch& m : m_matches)
            texts.push_back(slice(m.whole));
        return rowOfTexts(texts);
    }
    [[nodiscard]] Value tokensOf(const PatternMatch& m) const {
        std::vector<TextView> texts;
        for (const TextRange& r : tokenRanges(m))
            texts.push_back(slice(r));
        return rowOfTexts(texts);
    }
    [[nodiscard]] Value tokens() const {
        if (m_once)
            return m_matches.empty() ? Value(makeRef<Cell>(Shape(0, 0))) : tokensOf(m_matches[0]);
        auto cell = makeRef<Cell>(Shape(1, static_cast<int64_t>(m_matches.size())));
        for (std::size_t i = 0; i < m_matches.size(); ++i)
            cell->elements[i] = tokensOf(m_matches[i]);
        return cell;
    }
    [[nodiscard]] Value names() const {
        const int64_t n = m_pattern.names().empty() ? 1 : static_cast<int64_t>(m_matches.size());
        auto out = makeRef<StructArray>(n == 1 || m_once ? Shape(1, 1) : Shape(1, n));
        for (const auto& [name, group] : m_pattern.names()) {
            out->addField(name);
            for (std::size_t i = 0; i < m_matches.size(); ++i) {
                const auto& range = m_matches[i].groups[static_cast<std::size_t>(group) - 1];
                // The same name may stand in several alternatives: the one that matched counts.
                if (range)
                    out->set(name, textOf(slice(*range)), static_cast<int64_t>(i));
                else if (out->find(name, static_cast<int64_t>(i))->count() == 0)
                    out->set(name, charRow(u""), static_cast<int64_t>(i));
            }
        }
        return out;
    }
    [[nodiscard]] Value split() const {
        std::vector<TextView> texts;
        std::size_t at = 0;
        for (const PatternMatch& m : m_matches) {
            texts.push_back(m_text.substr(at, m.whole.first - at));
            at = m.whole.second;
        }
        texts.push_back(m_text.substr(at));
        return rowOfTexts(texts);
    }

    TextView m_text;
    const Pattern& m_pattern;
    bool m_once;
    bool m_strings;
    std::vector<PatternMatch> m_matches;
};

void search(PlainCall& call, bool ignoreCase, const char* function) {
    if (!isAnyText(call[0]) || !isAnyText(call[1])) {
        throwError("MATLAB:regexp:invalidInputs",
                   "Error using %s\nAll inputs must be character vectors, cell arrays of character "
                   "vectors, or string arrays.",
                   function);
    }
    const Request request = readOptions(call.args.subspan(2), ignoreCase);
    const TextList texts = textList(call[0], function);
    const TextList patterns = textList(call[1], function);
    if (patterns.size() == 0 ||
        (patterns.size() != 1 && texts.size() != 1 && patterns.size() != texts.size())) {
        throwError("MATLAB:regexp:sizeMismatch",
                   "Cell arrays of text and expressions must have the same size.");
    }
    const bool strings = call[0].isString();
    const int wanted = std::max(call.nargout, 1);
    const bool many = call[0].isCell() || call[1].isCell() || texts.size() != 1 ||
                      patterns.size() != 1 || request.forceCell;
    if (!many) {
        const Pattern pattern(patterns.texts[0], request.options, function);
        const Outputs outputs(texts.texts[0], pattern, request.options.once, strings);
        for (int k = 0; k < wanted && k < kOutputs; ++k)
            call.result(outputs.make(request.order[static_cast<std::size_t>(k)]));
        return;
    }
    const Shape& shape = texts.size() == 1 && patterns.size() != 1 ? patterns.shape : texts.shape;
    std::vector<Ref<Cell>> cells;
    for (int k = 0; k < wanted && k < kOutputs; ++k)
        cells.push_back(makeRef<Cell>(shape));
    std::unique_ptr<Pattern> shared;
    if (patterns.size() == 1)
        shared = std::make_unique<Pattern>(patterns.texts[0], request.options, function);
    StopCheck stop;
    for (std::size_t i = 0; i < static_cast<std::size_t>(shape.count()); ++i, stop()) {
        std::unique_ptr<Pattern> own;
        if (!shared) own = std::make_unique<Pattern>(patterns.texts[i], request.options, function);
        const Outputs outputs(texts.texts[texts.size() == 1 ? 0 : i], shared ? *shared : *own,
                              request.options.once, strings);
        for (std::size_t k = 0; k < cells.size(); ++k)
            cells[k]->elements[i] = outputs.make(request.order[k]);
    }
    for (std::size_t k = 0; k < cells.size(); ++k) {
        const bool one = strings && request.options.once && !request.forceCell;
        call.result(one && request.order[k] == kMatchOutput ? stringsFrom(*cells[k])
                                                            : Value(cells[k]));
    }
}

void regexpFunction(PlainCall& call) {
    search(call, false, "regexp");
}
void regexpiFunction(PlainCall& call) {
    search(call, true, "regexpi");
}

/// The text of a group of a match, 0 being the whole; empty for one that took no part.
TextView groupText(TextView text, const PatternMatch& m, std::size_t g) {
    if (g == 0) return text.substr(m.whole.first, m.whole.second - m.whole.first);
    if (g > m.groups.size() || !m.groups[g - 1]) return {};
    return text.substr(m.groups[g - 1]->first, m.groups[g - 1]->second - m.groups[g - 1]->first);
}

/// Where the '}' is that ends the command of a ${command} beginning at `at`; npos without one.
/// Braces nest and those in quoted text do not count.
std::size_t commandEnd(TextView replacement, std::size_t at) {
    int depth = 0;
    char16_t quote = u'\0';
    for (std::size_t i = at; i < replacement.size(); ++i) {
        const char16_t c = replacement[i];
        if (quote != u'\0') {
            if (c == quote) quote = u'\0';
        } else if (c == u'\'' || c == u'"') {
            quote = c;
        } else if (c == u'{') {
            ++depth;
        } else if (c == u'}' && depth-- == 0) {
            return i;
        }
    }
    return TextView::npos;
}

/// The value of a ${command}: its tokens $0, $1 … stand for quoted text, and its value is text.
Text commandText(Interpreter& vm, TextView command, TextView text, const PatternMatch& m) {
    Text code;
    for (std::size_t i = 0; i < command.size(); ++i) {
        const bool token =
            command[i] == u'$' && i + 1 < command.size() && isDecimal(command[i + 1]);
        if (!token) {
            code += command[i];
            continue;
        }
        std::size_t g = 0;
        for (; i + 1 < command.size() && isDecimal(command[i + 1]) && g < 1000; ++i)
            g = g * 10 + static_cast<std::size_t>(command[i + 1] - u'0');
        code += u'\'';
        for (char16_t c : groupText(text, m, g))
            code += c == u'\'' ? Text(u"\'\'") : Text(1, c);
        code += u'\'';
    }
    const std::vector<Value> values = vm.evalText(toUtf8(code), 1);
    if (values.empty() || !(values[0].isChar() || values[0].isTextScalar())) {
        throwError("MATLAB:regexp:evaluationError",
                   "Evaluation of '%s' in a dynamic expression did not give text.",
                   toUtf8(code).c_str());
    }
    return toUtf16(values[0].toText());
}

/// Appends the replacement for one match: $0, $1, $<name>, ${command}, and escapes.
void appendReplacement(Interpreter* vm, Text& out, TextView replacement, TextView text,
                       const PatternMatch& m, const Pattern& pattern) {
    const auto group = [&](std::size_t g) { out += groupText(text, m, g); };
    for (std::size_t i = 0; i < replacement.size(); ++i) {
        const char16_t c = replacement[i];
        const char16_t next = i + 1 < replacement.size() ? replacement[i + 1] : u'\0';
        if (c == u'\\' && next != u'\0') {
            ++i;
            if (next == u'$' || next == u'\\') {
                out += next;
            } else {
                const Text pair{u'\\', next};
                const Text plain = toUtf16(interpretEscapes(toUtf8(pair)));
                out += plain == pair ? Text(1, next) : plain;
            }
        } else if (c == u'$' && next >= u'0' && next <= u'9') {
            std::size_t g = static_cast<std::size_t>(next - u'0');
            ++i;
            // Two digits when there are that many groups.
            if (i + 1 < replacement.size() && replacement[i + 1] >= u'0' &&
                replacement[i + 1] <= u'9') {
                const std::size_t two =
                    g * 10 + static_cast<std::size_t>(replacement[i + 1] - u'0');
                if (two <= m.groups.size()) {
                    g = two;
                    ++i;
                }
            }
            group(g);
        } else if (vm && c == u'$' && next == u'{') {
            const std::size_t close = commandEnd(replacement, i + 2);
            if (close == TextView::npos) {
                out += c;
                continue;
            }
            out += commandText(*vm, replacement.substr(i + 2, close - i - 2), text, m);
            i = close;
        } else if (c == u'$' && next == u'<') {
            const std::size_t close = replacement.find(u'>', i);
            if (close == TextView::npos) {
                out += c;
                continue;
            }
            const std::string name = toUtf8(replacement.substr(i + 2, close - i - 2));
            for (const auto& [key, number] : pattern.names()) {
                if (key == name) group(static_cast<std::size_t>(number));
            }
            i = close;
        } else {
            out += c;
        }
    }
}

/// vm: null when no replacement has commands.
void replaceMatches(const PlainCall& call, Interpreter* vm) {
    std::vector<Value> optionWords;
    bool preserveCase = false;
    int64_t only = 0; // the one match to replace, counted from 1
    for (const Value& v : call.args.subspan(3)) {
        if (isOption(v, "preservecase"))
            preserveCase = true;
        else if (v.isNumericClass())
            only = integerArgument(v, "Occurrence");
        else
            optionWords.push_back(v);
    }
    Request request = readOptions(optionWords, preserveCase);
    const TextList patterns = textList(call[1], "regexprep");
    const TextList replacements = textList(call[2], "regexprep");
    if (replacements.size() != 1 && replacements.size() != patterns.size()) {
        throwError("MATLAB:regexprep:sizeMismatch",
                   "There must be one replacement, or one for each expression.");
    }
    std::vector<std::unique_ptr<Pattern>> compiled;
    for (const Text& p : patterns.texts)
        compiled.push_back(std::make_unique<Pattern>(p, request.options, "regexprep"));
    StopCheck stop;
    call.result(mapText(call[0], "regexprep", [&](TextView original) {
        Text text(original);
        for (std::size_t k = 0; k < compiled.size(); ++k) {
            const Text& replacement = replacements.texts[replacements.size() == 1 ? 0 : k];
            Text out;
            std::size_t at = 0;
            int64_t count = 0;
            for (const PatternMatch& m : compiled[k]->matches(text)) {
                stop();
                if (only > 0 && ++count != only) continue;
                out += TextView(text).substr(at, m.whole.first - at);
                const std::size_t start = out.size();
                appendReplacement(vm, out, replacement, text, m, *compiled[k]);
                if (preserveCase && start < out.size() && m.whole.first < m.whole.second &&
                    upper16(text[m.whole.first]) == text[m.whole.first])
                    out[start] = upper16(out[start]);
                at = m.whole.second;
            }
            out += TextView(text).substr(at);
            text = std::move(out);
        }
        return text;
    }));
}

void replacePlainly(PlainCall& call) {
    replaceMatches(call, nullptr);
}

void regexprep(Call& call) {
    const TextList replacements = textList(call[2], "regexprep");
    const bool commands =
        std::any_of(replacements.texts.begin(), replacements.texts.end(),
                    [](const Text& text) { return text.find(u"${") != Text::npos; });
    if (commands) return replaceMatches({call.args, call.nargout, call.out}, &call.vm);
    runOnOwnThread(call, replacePlainly, elementsOf(call.args));
}

void regexptranslate(PlainCall& call) {
    const std::string type = lowerCase(textArgument(call[0], "regexptranslate"));
    call.result(mapText(call[1], "regexptranslate", [&](TextView text) {
        Text out;
        for (char16_t c : text) {
            if (type == "wildcard") {
                if (c == u'*')
                    out += u".*";
                else if (c == u'?')
                    out += u'.';
                else if (c == u'.')
                    out += u"\\.";
                else
                    out += c;
                continue;
            }
            if (TextView(u"\\^$.|?*+()[]{}").find(c) != TextView::npos) out += u'\\';
            out += c;
        }
        return out;
    }));
}

constexpr Builtin kRows[] = {
    {"regexp", 2, -1, kOutputs, onOwnThread<regexpFunction>,
     "[start,end,tokenExtents,match,tokens,names,split] = regexp(text,expression,option,…)",
     "Matches a regular expression. Options name the outputs wanted, 'once', 'ignorecase', "
     "'lineanchors', 'dotexceptnewline', 'freespacing', 'emptymatch'."},
    {"regexpi", 2, -1, kOutputs, onOwnThread<regexpiFunction>,
     "[start,end,tokenExtents,match,tokens,names,split] = regexpi(text,expression,option,…)",
     "regexp with letter case ignored."},
    {"regexprep", 3, -1, 1, regexprep, "s = regexprep(text,expression,replacement,option,…)",
     "Replaces matches; the replacement may use $0, $1 and $<name>."},
    {"regexptranslate", 2, 2, 1, onOwnThread<regexptranslate>, "s = regexptranslate('escape',text)",
     "Text with special characters escaped, or 'wildcard' patterns as expressions."},
};

} // namespace

std::span<const Builtin> textRegexpTable() {
    return kRows;
}

} // namespace vitrine
