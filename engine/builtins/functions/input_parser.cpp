// SPDX-License-Identifier: Apache-2.0
// inputParser: declared arguments, and parse, which sorts what a function was given.
#include "base/stop_error.h"
#include "builtins/text/text_values.h"

namespace vitrine {

namespace {

constexpr const char* kClass = "inputParser";

struct Declared {
    std::string name;
    Value fallback;
    Value validator; ///< Nothing: any value
};

/// A handle: copies share what is declared.
class InputParser final : public ObjectValue {
public:
    InputParser() : ObjectValue(kClass, true) {
        properties = {{"FunctionName", Value::text("")},
                      {"CaseSensitive", Value::logical(false)},
                      {"KeepUnmatched", Value::logical(false)},
                      {"PartialMatching", Value::logical(true)},
                      {"StructExpand", Value::logical(true)},
                      {"Parameters", makeRef<Cell>(Shape(1, 0))},
                      {"Results", makeRef<StructArray>()},
                      {"Unmatched", makeRef<StructArray>()},
                      {"UsingDefaults", makeRef<Cell>(Shape(1, 0))}};
    }

    [[nodiscard]] Ref<ObjectValue> copy() const override {
        return Ref<ObjectValue>(const_cast<InputParser*>(this));
    }

    bool setProperty(std::string_view name, const Value& value) override {
        static constexpr std::string_view kReadOnly[] = {"Parameters", "Results", "Unmatched",
                                                         "UsingDefaults"};
        if (std::find(std::begin(kReadOnly), std::end(kReadOnly), name) != std::end(kReadOnly))
            return false;
        if (name == "FunctionName" && !value.isTextScalar())
            throwError("MATLAB:InputParser:FunctionNameMustBeChar", "FunctionName must be text.");
        if (name != "FunctionName" && property(name).isLogical())
            return ObjectValue::setProperty(name, Value::logical(value.toDouble() != 0));
        return ObjectValue::setProperty(name, value);
    }
    void publish(std::string_view name, const Value& value) {
        ObjectValue::setProperty(name, value);
    }
    [[nodiscard]] bool flag(std::string_view name) const { return property(name).toDouble() != 0; }

    std::vector<Declared> required, optional, parameters, switches;
};

InputParser& parserArgument(Call& call, const char* function) {
    if (call[0].kind() != Kind::Object || call[0].className() != kClass)
        throwUndefinedFor(function, call[0]);
    return static_cast<InputParser&>(call[0].objectValue());
}

void inputParserFunction(Call& call) {
    call.result(Value(makeRef<InputParser>()));
}

// ------------------------------------------------------------------------------ declaring

std::string newName(InputParser& parser, const Value& given) {
    const std::string name = textArgument(given, "inputParser");
    for (const auto* list :
         {&parser.required, &parser.optional, &parser.parameters, &parser.switches}) {
        for (const Declared& d : *list) {
            if (d.name == name) {
                throwError("MATLAB:InputParser:ParameterNameAlreadyUsed",
                           "The argument '%s' has been declared already.", name.c_str());
            }
        }
    }
    return name;
}

Value validatorArgument(const Call& call, int at) {
    if (call.count() <= at) return {};
    if (!call[at].isFunctionHandle()) {
        throwError("MATLAB:InputParser:ValidatorMustBeFunction",
                   "A validator must be a function handle.");
    }
    return call[at];
}

void publishNames(InputParser& parser) {
    std::vector<std::string> names;
    for (const auto* list :
         {&parser.required, &parser.optional, &parser.parameters, &parser.switches}) {
        for (const Declared& d : *list)
            names.push_back(d.name);
    }
    parser.publish("Parameters", cellOfTexts(names, false));
}

void addRequired(Call& call) {
    InputParser& parser = parserArgument(call, "addRequired");
    if (!parser.optional.empty() || !parser.parameters.empty() || !parser.switches.empty()) {
        throwError("MATLAB:InputParser:RequiredAfterOptional",
                   "Required arguments must be declared before all others.");
    }
    parser.required.push_back({newName(parser, call[1]), {}, validatorArgument(call, 2)});
    publishNames(parser);
}

void addOptional(Call& call) {
    InputParser& parser = parserArgument(call, "addOptional");
    if (!parser.parameters.empty() || !parser.switches.empty()) {
        throwError("MATLAB:InputParser:OptionalAfterParameter",
                   "Optional arguments must be declared before parameters.");
    }
    parser.optional.push_back({newName(parser, call[1]), call[2], validatorArgument(call, 3)});
    publishNames(parser);
}

void addParameter(Call& call) {
    InputParser& parser = parserArgument(call, "addParameter");
    // 'PartialMatchPriority', n may follow the validator: priorities decide nothing here.
    const bool priority = call.count() > 3 && isOption(call[3], "PartialMatchPriority");
    parser.parameters.push_back(
        {newName(parser, call[1]), call[2], priority ? Value() : validatorArgument(call, 3)});
    publishNames(parser);
}

void addSwitch(Call& call) {
    InputParser& parser = parserArgument(call, "addSwitch");
    parser.switches.push_back({newName(parser, call[1]), Value::logical(false), {}});
    publishNames(parser);
}

// -------------------------------------------------------------------------------- parsing

/// "" when the validator accepts the value, else why it does not.
std::string complaint(Call& call, const Declared& declared, const Value& value) {
    if (declared.validator.isNothing()) return {};
    const FunctionHandle& f = declared.validator.handle();
    try {
        const std::vector<Value> out = call.vm.call(declared.validator, {&value, 1}, 0);
        if (out.empty()) return {};
        bool holds = out[0].isArray();
        if (holds) {
            for (double x : doublesOf(out[0]))
                holds = holds && x != 0;
        }
        if (holds) return {};
    } catch (const ScriptError& error) {
        if (isUncatchable(error)) throw;
        return "The value of '" + declared.name + "' is invalid. " + error.message;
    }
    return "The value of '" + declared.name +
           "' is invalid. It must satisfy the function: " + (f.name.empty() ? f.text : f.name) +
           ".";
}

class Parsing {
public:
    Parsing(Call& call, InputParser& parser) : m_call(call), m_parser(parser) {}

    void run() {
        m_at = 1;
        for (const Declared& declared : m_parser.required) {
            if (m_at >= m_call.count())
                fail("MATLAB:InputParser:notEnoughInputs", "Not enough input arguments.");
            accept(declared, m_call[m_at++]);
        }
        optionals();
        parameters();
        finish();
    }

private:
    [[noreturn]] void fail(const char* identifier, const std::string& text) {
        const std::string function = m_parser.property("FunctionName").toText();
        throw ScriptError(identifier, (function.empty() ? "" : function + ": ") + text);
    }

    void accept(const Declared& declared, const Value& value) {
        const std::string why = complaint(m_call, declared, value);
        if (!why.empty()) fail("MATLAB:InputParser:ArgumentFailedValidation", why);
        m_results.emplace_back(declared.name, value);
    }

    void optionals() {
        for (const Declared& declared : m_parser.optional) {
            if (m_at >= m_call.count()) return;
            const Value& value = m_call[m_at];
            // A name that is declared and has a value after it is no positional argument.
            if (value.isTextScalar()) {
                const std::string name = value.toText();
                if ((find(m_parser.parameters, name) && m_at + 1 < m_call.count()) ||
                    find(m_parser.switches, name))
                    return;
            }
            const std::string why = complaint(m_call, declared, value);
            if (why.empty()) {
                m_results.emplace_back(declared.name, value);
                ++m_at;
                continue;
            }
            if (value.isTextScalar() || expands(value)) return;
            fail("MATLAB:InputParser:ArgumentFailedValidation", why);
        }
    }

    [[nodiscard]] bool expands(const Value& value) const {
        return m_parser.flag("StructExpand") && value.isStruct() && value.count() == 1;
    }

    void parameters() {
        while (m_at < m_call.count()) {
            const Value& given = m_call[m_at++];
            if (expands(given)) {
                const StructArray& s = given.structure();
                for (int f = 0; f < s.fieldCount(); ++f)
                    parameter(s.fieldNames()[static_cast<std::size_t>(f)], s.at(f));
                continue;
            }
            if (!given.isTextScalar()) {
                fail("MATLAB:InputParser:ParamMustBeChar",
                     "Expected a string scalar or character vector for the parameter name.");
            }
            const std::string name = given.toText();
            if (const Declared* flag = find(m_parser.switches, name)) {
                m_results.emplace_back(flag->name, Value::logical(true));
                continue;
            }
            if (m_at >= m_call.count()) {
                if (!find(m_parser.parameters, name) && !m_parser.flag("KeepUnmatched"))
                    unrecognized(name);
                fail("MATLAB:InputParser:ParamMissingValue",
                     "No value was given for '" + name +
                         "'. Name-value pair arguments require a name followed by a value.");
            }
            parameter(name, m_call[m_at++]);
        }
    }

    void parameter(const std::string& name, const Value& value) {
        if (const Declared* declared = find(m_parser.parameters, name)) {
            const std::string why = complaint(m_call, *declared, value);
            if (!why.empty()) fail("MATLAB:InputParser:ArgumentFailedValidation", why);
            std::erase_if(m_results, [&](const auto& r) { return r.first == declared->name; });
            m_results.emplace_back(declared->name, value);
            return;
        }
        if (!m_parser.flag("KeepUnmatched")) unrecognized(name);
        m_unmatched->set(name, value);
    }

    [[noreturn]] void unrecognized(const std::string& name) {
        fail("MATLAB:InputParser:UnmatchedParameter",
             "'" + name + "' is not a recognized parameter. For a list of valid name-value pair " +
                 "arguments, see the documentation for this function.");
    }

    /// By name, letter case as CaseSensitive says; a beginning that fits only one counts too.
    const Declared* find(const std::vector<Declared>& list, const std::string& name) const {
        const bool exact = m_parser.flag("CaseSensitive");
        const auto folded = [&](const std::string& text) { return exact ? text : lowerCase(text); };
        const Declared* partial = nullptr;
        int matches = 0;
        for (const Declared& d : list) {
            if (folded(d.name) == folded(name)) return &d;
            if (name.empty() || !folded(d.name).starts_with(folded(name))) continue;
            partial = &d;
            ++matches;
        }
        const bool allowed = &list == &m_parser.parameters && m_parser.flag("PartialMatching");
        return allowed && matches == 1 ? partial : nullptr;
    }

    void finish() {
        std::vector<std::string> defaults;
        for (const auto* list : {&m_parser.optional, &m_parser.parameters, &m_parser.switches}) {
            for (const Declared& d : *list) {
                const bool given = std::any_of(m_results.begin(), m_results.end(),
                                               [&](const auto& r) { return r.first == d.name; });
                if (given) continue;
                m_results.emplace_back(d.name, d.fallback);
                defaults.push_back(d.name);
            }
        }
        std::stable_sort(m_results.begin(), m_results.end(), [](const auto& a, const auto& b) {
            return lowerCase(a.first) < lowerCase(b.first);
        });
        auto results = makeRef<StructArray>();
        for (auto& [name, value] : m_results)
            results->set(name, value);
        m_parser.publish("Results", Value(std::move(results)));
        m_parser.publish("Unmatched", Value(m_unmatched));
        m_parser.publish("UsingDefaults", cellOfTexts(defaults, false));
    }

    Call& m_call;
    InputParser& m_parser;
    int m_at = 1;
    std::vector<std::pair<std::string, Value>> m_results;
    Ref<StructArray> m_unmatched = makeRef<StructArray>();
};

void parse(Call& call) {
    Parsing(call, parserArgument(call, "parse")).run();
}

constexpr Builtin kRows[] = {
    {"inputParser", 0, 0, 1, inputParserFunction, "p = inputParser",
     "An object that sorts and checks the arguments of a function."},
    {"addRequired", 2, 3, 0, addRequired, "addRequired(p,name,validator)",
     "Declares an argument that must be given."},
    {"addOptional", 3, 4, 0, addOptional, "addOptional(p,name,default,validator)",
     "Declares a positional argument that may be left out.", nullptr, SparseRule::Pass},
    {"addParameter", 3, 6, 0, addParameter, "addParameter(p,name,default,validator)",
     "Declares a name-value argument.", nullptr, SparseRule::Pass},
    {"addParamValue", 3, 4, 0, addParameter, "addParamValue(p,name,default,validator)",
     "Declares a name-value argument."},
    {"addSwitch", 2, 2, 0, addSwitch, "addSwitch(p,name)",
     "Declares an argument that is true where its name is given."},
    {"parse", 1, -1, 0, parse, "parse(p,x1,…)",
     "Sorts the arguments into p.Results, p.Unmatched and p.UsingDefaults.", nullptr,
     SparseRule::Pass},
};

} // namespace

std::span<const Builtin> inputParserTable() {
    return kRows;
}

} // namespace vitrine
