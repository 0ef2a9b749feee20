// SPDX-License-Identifier: Apache-2.0
// Names of variables: valid and unique ones made of any text.
#include "builtins/text/text_values.h"

#include <set>

namespace vitrine {

namespace {

constexpr std::string_view kKeywords[] = {"break",  "case",   "catch",     "classdef", "continue",
                                          "else",   "elseif", "end",       "for",      "function",
                                          "global", "if",     "otherwise", "parfor",   "persistent",
                                          "return", "spmd",   "switch",    "try",      "while"};
constexpr std::size_t kLongestName = 63;

bool isKeyword(std::string_view name) {
    return std::find(std::begin(kKeywords), std::end(kKeywords), name) != std::end(kKeywords);
}

bool isLetter(char16_t c) {
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

bool isNameUnit(char16_t c) {
    return isLetter(c) || (c >= u'0' && c <= u'9') || c == u'_';
}

enum class Invalid { Underscore, Delete, Hex };

std::string validName(std::u16string_view text, Invalid style, const std::string& prefix) {
    // A blank goes; the letter after it becomes a capital.
    std::u16string joined;
    bool capital = false;
    for (char16_t c : text) {
        if (isSpace16(c)) {
            capital = true;
            continue;
        }
        joined.push_back(capital && c >= u'a' && c <= u'z' ? static_cast<char16_t>(c - 32) : c);
        capital = false;
    }
    std::string out;
    for (char16_t c : joined) {
        if (isNameUnit(c)) {
            out.push_back(static_cast<char>(c));
        } else if (style == Invalid::Underscore) {
            out.push_back('_');
        } else if (style == Invalid::Hex) {
            char hex[8];
            std::snprintf(hex, sizeof hex, "0x%02X", static_cast<unsigned>(c));
            out += hex;
        }
    }
    if (isKeyword(out)) out[0] = static_cast<char>(out[0] - 32);
    const bool keyword = !joined.empty() && out.size() == joined.size() &&
                         isKeyword(std::string(joined.begin(), joined.end()));
    if (keyword || out.empty() || !isLetter(static_cast<char16_t>(out[0]))) out = prefix + out;
    return out.substr(0, kLongestName);
}

/// The names, and where they differ from what was given.
void returnNames(Call& call, TextList list, const std::vector<std::string>& names) {
    Ref<Tensor> changed = Tensor::make(DType::Logical, list.shape, false, false);
    for (std::size_t i = 0; i < names.size(); ++i) {
        std::u16string name = toUtf16(names[i]);
        changed->mutableData<bool>()[i] = name != list.texts[i];
        list.texts[i] = std::move(name);
    }
    call.result(textValue(list));
    call.result(wrap(std::move(changed)));
}

void makeValidName(Call& call) {
    Invalid style = Invalid::Underscore;
    std::string prefix = "x";
    for (int i = 1; i < call.count(); i += 2) {
        if (i + 1 >= call.count()) throwNotEnoughInputs();
        const std::string value = textArgument(call[i + 1], "makeValidName");
        if (isOption(call[i], "ReplacementStyle")) {
            const std::string word = lowerCase(value);
            if (word != "underscore" && word != "delete" && word != "hex")
                throwError("MATLAB:makeValidName:InvalidReplacementStyle",
                           "Invalid replacement style '%s'.", value.c_str());
            style = word == "hex"      ? Invalid::Hex
                    : word == "delete" ? Invalid::Delete
                                       : Invalid::Underscore;
        } else if (isOption(call[i], "Prefix")) {
            if (value.empty() || validName(toUtf16(value), style, "x") != value)
                throwError("MATLAB:makeValidName:InvalidPrefix",
                           "The prefix must be a valid name that is no keyword.");
            prefix = value;
        } else {
            throwError("MATLAB:makeValidName:UnknownParameter", "Unknown parameter.");
        }
    }
    TextList list = textList(call[0], "makeValidName");
    std::vector<std::string> names;
    for (const std::u16string& text : list.texts)
        names.push_back(validName(text, style, prefix));
    returnNames(call, std::move(list), names);
}

void makeUniqueStrings(Call& call) {
    TextList list = textList(call[0], "makeUniqueStrings");
    std::size_t longest = std::string::npos;
    if (call.count() > 2) {
        const int64_t n = integerArgument(call[2], "Maximum length");
        if (n < 1)
            throwError("MATLAB:makeUniqueStrings:InvalidLength", "The length must be positive.");
        longest = static_cast<std::size_t>(n);
    }
    // The second argument holds names that are taken, or says which elements may change.
    std::set<std::string> taken;
    std::vector<bool> chosen(list.size(), true);
    const bool indices = call.count() > 1 && call[1].isArray() && !call[1].isChar();
    if (indices && call[1].count() > 0) {
        chosen.assign(list.size(), false);
        const std::vector<double> which = doublesOf(call[1]);
        for (std::size_t i = 0; i < which.size(); ++i) {
            const double at =
                call[1].isLogical() ? (which[i] != 0 ? static_cast<double>(i + 1) : 0) : which[i];
            if (at > static_cast<double>(list.size()) || at < 0 || which.size() > list.size()) {
                throwError("MATLAB:makeUniqueStrings:InvalidIndex",
                           "Elements to change must be indices into the texts.");
            }
            if (at >= 1) chosen[static_cast<std::size_t>(at) - 1] = true;
        }
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (!chosen[i]) taken.insert(toUtf8(list.texts[i]));
        }
    } else if (call.count() > 1 && call[1].count() > 0) {
        for (const std::u16string& text : textList(call[1], "makeUniqueStrings").texts)
            taken.insert(toUtf8(text));
    }
    std::vector<std::string> names;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string base = toUtf8(list.texts[i]);
        std::string name = chosen[i] ? base.substr(0, longest) : base;
        for (int k = 1; chosen[i] && taken.contains(name); ++k) {
            const std::string mark = "_" + std::to_string(k);
            if (mark.size() >= longest) {
                throwError("MATLAB:makeUniqueStrings:CannotMakeUnique",
                           "The texts cannot be made unique within the maximum length.");
            }
            name = base.substr(0, longest == std::string::npos ? longest : longest - mark.size()) +
                   mark;
        }
        taken.insert(name);
        names.push_back(std::move(name));
    }
    returnNames(call, std::move(list), names);
}

void genvarname(Call& call) {
    if (call[0].isChar() && call[0].shape().rows() > 1) {
        throwError("MATLAB:genvarname:wrongVarnameType",
                   "First argument must be a character vector or a cell array of them.");
    }
    TextList list = textList(call[0], "genvarname");
    std::set<std::string> taken;
    if (call.count() > 1 && call[1].count() > 0) {
        for (const std::u16string& text : textList(call[1], "genvarname").texts)
            taken.insert(toUtf8(text));
    }
    for (std::u16string& text : list.texts) {
        const std::string base = validName(text, Invalid::Hex, "x");
        std::string name = base;
        for (int k = 1; taken.contains(name); ++k)
            name = base + std::to_string(k);
        taken.insert(name);
        text = toUtf16(name);
    }
    call.result(textValue(list));
}

void iskeyword(Call& call) {
    if (call.count() > 0) {
        const Value& v = call[0];
        if (v.isArray() && !v.isChar()) {
            throwError("MATLAB:iskeyword:InvalidInput",
                       "Input to iskeyword must be a character vector or string scalar.");
        }
        return call.result(Value::logical(v.isTextScalar() && isKeyword(v.toText())));
    }
    constexpr auto n = static_cast<int64_t>(std::size(kKeywords));
    auto cell = makeRef<Cell>(Shape(n, 1));
    for (std::size_t i = 0; i < std::size(kKeywords); ++i)
        cell->elements[i] = Value::text(kKeywords[i]);
    call.result(Value(std::move(cell)));
}

constexpr Builtin kRows[] = {
    {"matlab.lang.makeValidName", 1, 5, 2, makeValidName,
     "[N,changed] = matlab.lang.makeValidName(S,'ReplacementStyle',style,'Prefix',prefix)",
     "Valid names of variables made of texts."},
    {"matlab.lang.makeUniqueStrings", 1, 4, 2, makeUniqueStrings,
     "[U,changed] = matlab.lang.makeUniqueStrings(S,excluded)",
     "Texts made different from each other and from others by _1, _2, …"},
    {"genvarname", 1, 2, 1, genvarname, "name = genvarname(text,excluded)",
     "Valid names of variables, different from each other and from others."},
    {"iskeyword", 0, 1, 1, iskeyword, "tf = iskeyword(text)",
     "True for a keyword of the language; without an argument their list."},
};

} // namespace

std::string validVariableName(std::u16string_view text) {
    return validName(text, Invalid::Underscore, "x");
}

std::span<const Builtin> nameTable() {
    return kRows;
}

} // namespace vitrine
