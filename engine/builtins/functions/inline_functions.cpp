// SPDX-License-Identifier: Apache-2.0
// inline objects, formula, argnames, vectorize: functions made of text.
#include "builtins/functions/inline_functions.h"

#include "builtins/text/text_values.h"

#include <set>

namespace vitrine {

namespace {

constexpr const char* kClass = "inline";

bool isWordStart(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_';
}
bool isWordPart(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// The variables of an expression in alphabetical order: names that are not called, fields or
/// constants; x when there are none.
std::vector<std::string> variablesOf(const std::string& text) {
    static const std::set<std::string> kConstants = {"i",   "j",   "pi",  "Inf", "inf",
                                                     "NaN", "nan", "eps", "end", "e"};
    std::set<std::string> names;
    for (std::size_t i = 0; i < text.size();) {
        const char c = text[i];
        if (c == '\'' &&
            (i == 0 || (!isWordPart(text[i - 1]) && text[i - 1] != ')' && text[i - 1] != ']'))) {
            i = text.find('\'', i + 1);
            if (i == std::string::npos) break;
            ++i;
        } else if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
            // A number with its exponent: 1e3 has no variable e3.
            while (i < text.size() && (isWordPart(text[i]) || text[i] == '.'))
                ++i;
        } else if (isWordStart(c)) {
            const std::size_t begin = i;
            while (i < text.size() && isWordPart(text[i]))
                ++i;
            const std::string name = text.substr(begin, i - begin);
            std::size_t next = i;
            while (next < text.size() && text[next] == ' ')
                ++next;
            const bool called = next < text.size() && text[next] == '(';
            const bool field = begin > 0 && text[begin - 1] == '.';
            if (!called && !field && !kConstants.contains(name)) names.insert(name);
        } else {
            ++i;
        }
    }
    if (names.empty()) return {"x"};
    return {names.begin(), names.end()};
}

Value makeInline(Call& call, const std::string& text, const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names)
        list += (list.empty() ? "" : ",") + name;
    std::vector<Value> made = call.vm.evalText("@(" + list + ") " + text, 1);
    auto object = makeRef<ObjectValue>(kClass);
    object->properties = {{"expr", Value::text(text)},
                          {"args", cellOfTexts(names)},
                          {"handle", made.empty() ? Value() : made[0]}};
    return Value(std::move(object));
}

void inlineFunction(Call& call) {
    if (!call[0].isTextScalar())
        throwError("MATLAB:inline:NonCharInput", "Input must be a character vector.");
    const std::string text = call[0].toText();
    std::vector<std::string> names;
    if (call.count() == 2 && !call[1].isTextScalar()) {
        const int64_t last = integerArgument(call[1], "N");
        if (last < 0) throwError("MATLAB:inline:InvalidN", "N must be a nonnegative integer.");
        names.push_back("x");
        for (int64_t i = 1; i <= last; ++i)
            names.push_back("P" + std::to_string(i));
    } else if (call.count() > 1) {
        for (const Value& v : call.args.subspan(1)) {
            if (!v.isTextScalar())
                throwError("MATLAB:inline:NonCharInput",
                           "Additional arguments must be character vectors.");
            names.push_back(v.toText());
        }
    } else {
        names = variablesOf(text);
    }
    call.result(makeInline(call, text, names));
}

void requireInline(const Call& call, const char* function) {
    if (!inlineHandle(call[0]).isFunctionHandle()) throwUndefinedFor(function, call[0]);
}

void formula(Call& call) {
    requireInline(call, "formula");
    call.result(call[0].objectValue().property("expr"));
}

void argnames(Call& call) {
    requireInline(call, "argnames");
    call.result(call[0].objectValue().property("args"));
}

/// *, / and ^ become element-by-element, where they are not yet.
std::string elementwiseText(const std::string& text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool operation = text[i] == '*' || text[i] == '/' || text[i] == '^';
        const bool second = i > 0 && (text[i - 1] == '.' || (text[i] == '*' && text[i - 1] == '*'));
        if (operation && !second) out += '.';
        out += text[i];
    }
    return out;
}

void vectorize(Call& call) {
    if (inlineHandle(call[0]).isFunctionHandle()) {
        const ObjectValue& object = call[0].objectValue();
        std::vector<std::string> names;
        for (const Value& name : object.property("args").cell().elements)
            names.push_back(name.toText());
        return call.result(
            makeInline(call, elementwiseText(object.property("expr").toText()), names));
    }
    if (call[0].isFunctionHandle()) {
        const FunctionHandle& f = call[0].handle();
        if (!f.name.empty()) return call.result(call[0]);
        std::vector<Value> made = call.vm.evalText(elementwiseText(f.text), 1);
        if (!made.empty()) call.result(std::move(made[0]));
        return;
    }
    if (!call[0].isTextScalar())
        throwError("MATLAB:vectorize:InvalidInput",
                   "Input must be a character vector, an inline function or a function handle.");
    call.result(Value::text(elementwiseText(call[0].toText())));
}

constexpr Builtin kRows[] = {
    {"inline", 1, -1, 1, inlineFunction, "f = inline(expr,arg1,…) | f = inline(expr,n)",
     "A function made of the text of an expression."},
    {"formula", 1, 1, 1, formula, "expr = formula(f)", "The expression of an inline function."},
    {"argnames", 1, 1, 1, argnames, "names = argnames(f)",
     "The names of an inline function's arguments as a cell column."},
    {"vectorize", 1, 1, 1, vectorize, "f = vectorize(f)",
     "The text or function with *, / and ^ made element by element."},
};

} // namespace

Value inlineHandle(const Value& value) {
    if (value.kind() != Kind::Object || value.objectValue().className() != kClass) return {};
    return value.objectValue().property("handle");
}

std::string inlineText(const ObjectValue& object, const std::string& variable) {
    if (object.className() != kClass) return {};
    std::string names;
    for (const Value& name : object.property("args").cell().elements)
        names += (names.empty() ? "" : ",") + name.toText();
    return variable + "(" + names + ") = " + object.property("expr").toText();
}

std::span<const Builtin> inlineTable() {
    return kRows;
}

} // namespace vitrine
