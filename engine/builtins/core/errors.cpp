// SPDX-License-Identifier: Apache-2.0
// error, warning, assert and the MException functions.
#include "base/whole_number.h"
#include "builtins/core/exceptions.h"
#include "builtins/core/nesting.h"
#include "builtins/core/support.h"
#include "builtins/text/format_text.h"
#include "builtins/text/text_values.h"

#include <fstream>

namespace vitrine {

namespace {

constexpr const char* kExceptionClass = "MException";

/// "component:mnemonic" without white space, as MATLAB recognises identifiers.
bool isIdentifier(std::string_view text) {
    if (text.empty() || !std::isalpha(static_cast<unsigned char>(text[0]))) return false;
    bool colon = false;
    char previous = 0;
    for (char c : text) {
        if (c == ':') {
            if (previous == ':') return false;
            colon = true;
        } else if (!std::isalnum(static_cast<unsigned char>(c)) && c != '_' && c != '-') {
            return false;
        }
        previous = c;
    }
    return colon && previous != ':';
}

struct Message {
    std::string identifier;
    std::string text;
};

/// What error and warning take for no message at all: [], {}, '' and empty struct arrays.
bool isNoMessage(std::span<const Value> args) {
    return args.size() == 1 && args[0].count() == 0 && !isException(args[0]);
}

/// The forms (msg), (msg, A…), (id, msg, A…). A lone text is taken as it is.
Message messageArguments(std::span<const Value> args, const char* function) {
    Message m;
    if (args.empty()) return m;
    if (!args[0].isTextScalar()) {
        throwError("MATLAB:narginchk:notEnoughInputs", "The first argument of %s must be text.",
                   function);
    }
    const std::string first = args[0].toText();
    if (args.size() == 1) {
        m.text = first;
        return m;
    }
    if (isIdentifier(first) && args[1].isTextScalar()) {
        m.identifier = first;
        m.text = formatText(args[1].toText(), args.subspan(2), function);
    } else {
        m.text = formatText(first, args.subspan(1), function);
    }
    return m;
}

Value stackValue(const std::vector<StackEntry>& stack, SourceMap& sources) {
    auto out = makeRef<StructArray>(Shape(static_cast<int64_t>(stack.size()), 1));
    out->addField("file");
    out->addField("name");
    out->addField("line");
    for (std::size_t i = 0; i < stack.size(); ++i) {
        const SourceFile* file = sources.find(stack[i].span.file);
        const auto at = static_cast<int64_t>(i);
        out->set("file", Value::text(file ? file->path() : ""), at);
        out->set("name", Value::text(stack[i].function), at);
        out->set("line", static_cast<double>(sources.position(stack[i].span).line), at);
    }
    return out;
}

/// The same places: function names and lines.
bool sameStack(const Value& a, const Value& b) {
    if (!a.isStruct() || a.count() != b.count()) return false;
    const StructArray &x = a.structure(), &y = b.structure();
    if (!x.find("name") || !x.find("line")) return false;
    for (int64_t i = 0; i < a.count(); ++i) {
        if (x.find("name", i)->toText() != y.find("name", i)->toText() ||
            x.find("line", i)->toDouble() != y.find("line", i)->toDouble())
            return false;
    }
    return true;
}

Value emptyStack() {
    auto out = makeRef<StructArray>(Shape(0, 1));
    out->addField("file");
    out->addField("name");
    out->addField("line");
    return out;
}

/// An exception knows the places that it passed, for the report when nobody catches it again.
class ExceptionObject final : public ObjectValue {
public:
    ExceptionObject() : ObjectValue(kExceptionClass) {}
    [[nodiscard]] Ref<ObjectValue> copy() const override { return makeRef<ExceptionObject>(*this); }

    Span span;
    std::vector<StackEntry> places;
};

Ref<ExceptionObject> newException(const std::string& identifier, const std::string& message,
                                  Value stack) {
    auto object = makeRef<ExceptionObject>();
    object->properties = {{"identifier", Value::text(identifier)},
                          {"message", Value::text(message)},
                          {"cause", makeRef<Cell>(Shape(0, 0))},
                          {"stack", std::move(stack)},
                          {"Correction", Value::emptyMatrix()}};
    return object;
}

void requireException(const Call& call, const char* function) {
    if (!isException(call[0])) throwUndefinedFor(function, call[0]);
}

void error(Call& call) {
    if (isNoMessage(call.args)) return;
    if (call.count() == 1 && (call[0].isStruct() || isException(call[0]))) {
        if (call[0].isStruct() && call[0].structure().fieldCount() == 0) return;
        ScriptError e = errorFromValue(call[0]);
        e.span = call.span;
        e.stack.clear();
        if (e.message.empty() && e.identifier.empty()) return;
        throw e;
    }
    Message m = messageArguments(call.args, "error");
    if (m.text.empty()) return;
    throw ScriptError(m.identifier, m.text, call.span);
}

// --- warnings: the slot "warning states" maps identifiers to on, off or error; "all" is the rest

MapObject& warningStates(Interpreter& vm) {
    Value& slot = vm.sessionSlot("warning states");
    if (slot.kind() != Kind::Map) {
        auto map = makeRef<MapObject>();
        map->byText["all"] = Value::text("on");
        slot = map;
    }
    return slot.map();
}

std::string warningState(Interpreter& vm, std::string_view identifier) {
    MapObject& states = warningStates(vm);
    const auto found = states.byText.find(std::string(identifier));
    return (found == states.byText.end() ? states.byText.at("all") : found->second).toText();
}

Value stateValue(const std::string& identifier, const std::string& state) {
    auto out = makeRef<StructArray>();
    out->set("identifier", Value::text(identifier));
    out->set("state", Value::text(state));
    return out;
}

void setWarningState(Interpreter& vm, const std::string& identifier, const std::string& state) {
    MapObject& states = warningStates(vm);
    if (identifier == "all") states.byText.clear();
    states.byText[identifier] = Value::text(state);
}

bool isStateWord(const std::string& word) {
    return word == "on" || word == "off" || word == "query" || word == "error";
}

Value allWarningStates(Interpreter& vm) {
    MapObject& states = warningStates(vm);
    auto out = makeRef<StructArray>(Shape(states.count(), 1));
    int64_t at = 0;
    for (const auto& [id, state] : states.byText) {
        out->set("identifier", Value::text(id), at);
        out->set("state", state, at++);
    }
    return out;
}

/// Of warning(s): that of all first, since it is everyone's.
void restoreWarningStates(Interpreter& vm, const StructArray& s) {
    for (const bool ofAll : {true, false}) {
        for (int64_t i = 0; i < s.count(); ++i) {
            const Value* id = s.find("identifier", i);
            const Value* state = s.find("state", i);
            if (id && state && (id->toText() == "all") == ofAll)
                setWarningState(vm, id->toText(), state->toText());
        }
    }
}

void warningStateCall(Call& call, const std::string& word) {
    std::string identifier = call.count() > 1 ? call[1].toText() : "all";
    if (identifier == "last") identifier = call.vm.sessionSlot("last warning id").toText();
    const std::string before = warningState(call.vm, identifier);
    if (word == "query") {
        if (call.nargout > 0) return call.result(stateValue(identifier, before));
        call.vm.out("The state of warning '" + identifier + "' is '" + before + "'.\n");
        return;
    }
    if (call.nargout > 0)
        call.result(identifier == "all" ? allWarningStates(call.vm)
                                        : stateValue(identifier, before));
    setWarningState(call.vm, identifier, word);
}

void warning(Call& call) {
    if (call.count() == 0) return call.result(allWarningStates(call.vm));
    if (isNoMessage(call.args)) return;
    if (call[0].isStruct()) return restoreWarningStates(call.vm, call[0].structure());
    const std::string first = call[0].toText();
    if (isStateWord(first) && call.count() <= 3) return warningStateCall(call, first);
    const Message m = messageArguments(call.args, "warning");
    if (!m.text.empty()) call.vm.warn(m.identifier, m.text);
}

void lastWarning(Call& call) {
    Value& message = call.vm.sessionSlot("last warning");
    Value& id = call.vm.sessionSlot("last warning id");
    const std::string oldMessage = message.toText();
    const std::string oldId = id.toText();
    if (call.count() > 0) message = Value::text(call[0].toText());
    if (call.count() > 0) id = Value::text(call.count() > 1 ? call[1].toText() : "");
    if (call.count() == 0 || call.nargout > 0) {
        call.result(Value::text(oldMessage));
        if (call.nargout > 1) call.result(Value::text(oldId));
    }
}

void lastError(Call& call) {
    const ScriptError* e = call.vm.lastError();
    if (call.count() == 0 || call.nargout > 0) {
        call.result(Value::text(e ? e->message : ""));
        if (call.nargout > 1) call.result(Value::text(e ? e->identifier : ""));
    }
    if (call.count() > 0)
        call.vm.setLastError({call.count() > 1 ? call[1].toText() : "", call[0].toText()});
}

// --- assert

bool sameText(const Value& a, const Value& b) {
    return a.shape() == b.shape() && a.toText() == b.toText();
}

/// Why observed differs from expected ("" when it does not): Octave's rules, tol < 0 is relative.
std::string difference(const Value& observed, const Value& expected, double tolerance) {
    const NestingLevel level;
    if (expected.isString() || expected.isChar()) {
        return (observed.isChar() || observed.isString()) && sameText(observed, expected)
                   ? ""
                   : "Strings don't match";
    }
    if (expected.isCell()) {
        if (!observed.isCell() || !(observed.shape() == expected.shape()))
            return "Class or dimensions don't match";
        for (std::size_t i = 0; i < expected.cell().elements.size(); ++i) {
            std::string inner =
                difference(observed.cell().elements[i], expected.cell().elements[i], tolerance);
            if (!inner.empty()) return inner;
        }
        return "";
    }
    if (expected.isStruct()) {
        if (!observed.isStruct() || !(observed.shape() == expected.shape()) ||
            observed.structure().fieldCount() != expected.structure().fieldCount())
            return "Structure sizes don't match";
        const StructArray& e = expected.structure();
        for (int f = 0; f < e.fieldCount(); ++f) {
            for (int64_t i = 0; i < e.count(); ++i) {
                const Value* o =
                    observed.structure().find(e.fieldNames()[static_cast<std::size_t>(f)], i);
                if (!o) return "Structure fields don't match";
                std::string inner = difference(*o, e.at(f, i), tolerance);
                if (!inner.empty()) return inner;
            }
        }
        return "";
    }
    if (!expected.isArray() || !observed.isArray()) return "Class mismatch";
    const bool broadcast = tolerance != 0 && expected.count() == 1;
    if (!broadcast && !(observed.shape() == expected.shape())) {
        return "Dimensions don't match";
    }
    if (tolerance == 0 && observed.className() != expected.className())
        return "Class " + observed.className() + " != " + expected.className();
    const std::vector<std::complex<double>> a = complexesOf(observed);
    const std::vector<std::complex<double>> b = complexesOf(expected);
    for (std::size_t i = 0; i < a.size(); ++i) {
        const std::complex<double> want = b[b.size() == 1 ? 0 : i];
        const auto isNan = [](std::complex<double> z) {
            return std::isnan(z.real()) || std::isnan(z.imag());
        };
        if (a[i] == want || (isNan(a[i]) && isNan(want))) continue;
        const double error = std::abs(a[i] - want);
        const double bound = tolerance < 0 ? -tolerance * std::abs(want) : tolerance;
        if (!(error <= bound) || tolerance == 0) {
            char text[160];
            std::snprintf(text, sizeof text, "(%zu) observed %.10g, expected %.10g", i + 1,
                          a[i].real(), want.real());
            return text;
        }
    }
    return "";
}

void assertCondition(Call& call) {
    const bool messageForm = call.count() >= 2 && call[1].isTextScalar() && !call[0].isChar() &&
                             !call[0].isString() && !call[0].isCell();
    if (call.count() == 1 || messageForm) {
        bool holds = call[0].isArray() && call[0].count() > 0;
        if (call[0].isArray()) {
            for (double x : doublesOf(call[0]))
                holds = holds && x != 0;
        }
        if (holds) return;
        if (call.count() == 1) {
            throw ScriptError("MATLAB:assertion:failed", "Assertion failed.", call.span);
        }
        Message m = messageArguments(call.args.subspan(1), "assert");
        throw ScriptError(m.identifier, m.text, call.span);
    }
    const double tolerance = call.count() > 2 ? call[2].toDouble() : 0.0;
    const std::string why = difference(call[0], call[1], tolerance);
    if (!why.empty()) {
        throw ScriptError("MATLAB:assertion:failed",
                          "ASSERT errors for:  assert (observed,expected" +
                              std::string(call.count() > 2 ? ",tol" : "") + ")\n\n  " + why,
                          call.span);
    }
}

void printUsage(Call& call) {
    const std::vector<StackEntry> stack = call.vm.callStack();
    const std::string name = stack.empty() ? "" : stack.front().function;
    throw ScriptError("Octave:invalid-fun-call", "Invalid call to " + name, call.span);
}

// --- MException

void exception(Call& call) {
    const std::string id = call[0].toText();
    if (!id.empty() && !isIdentifier(id)) {
        throwError("MATLAB:MException:InvalidID",
                   "Argument 'errorID' must be a valid message identifier.");
    }
    call.result(newException(id, formatText(call[1].toText(), call.args.subspan(2), "MException"),
                             emptyStack()));
}

/// throw: the error happens here.
void throwException(Call& call) {
    if (!isException(call[0])) throwUndefinedFor("throw", call[0]);
    ScriptError e = errorFromValue(call[0]);
    e.span = call.span;
    e.stack.clear();
    throw e;
}

/// rethrow: the error keeps the places where it happened first.
void rethrowException(Call& call) {
    if (!isException(call[0]) && !call[0].isStruct()) throwUndefinedFor("rethrow", call[0]);
    if (call[0].isStruct()) {
        const StructArray& s = call[0].structure();
        if (s.count() != 1 || !s.find("message") || !s.find("identifier")) {
            throwError("MATLAB:rethrow:IncorrectFields",
                       "The argument of rethrow must be an MException, or a struct with the fields "
                       "'message' and 'identifier'.");
        }
    }
    if (call[0].isStruct() && call.vm.lastError()) {
        // What lasterror gave keeps the places of the error.
        const ScriptError& last = *call.vm.lastError();
        const StructArray& s = call[0].structure();
        const Value* stack = s.find("stack");
        if (stack && s.find("message")->toText() == last.message &&
            s.find("identifier")->toText() == last.identifier && !last.stack.empty() &&
            sameStack(*stack, stackValue(last.stack, call.vm.sources())))
            throw ScriptError(last);
    }
    throw errorFromValue(call[0]);
}

/// throwAsCaller: the error happens where the running function was called.
void throwAsCaller(Call& call) {
    requireException(call, "throwAsCaller");
    ScriptError e = errorFromValue(call[0]);
    e.stack = call.vm.callStack();
    if (e.stack.size() > 1) e.stack.erase(e.stack.begin());
    e.span = e.stack.empty() ? call.span : e.stack.front().span;
    throw e;
}

void lastErrorStruct(Call& call) {
    const bool given = call.count() > 0;
    if (given && call[0].isTextScalar() && call[0].toText() != "reset")
        throwError("MATLAB:lasterror:unrecognizedOption", "Unrecognized option.");
    const ScriptError* e = call.vm.lastError();
    if (!given || call.nargout > 0) {
        auto out = makeRef<StructArray>();
        out->set("message", Value::text(e ? e->message : ""));
        out->set("identifier", Value::text(e ? e->identifier : ""));
        out->set("stack",
                 e && !e->stack.empty() ? stackValue(e->stack, call.vm.sources()) : emptyStack());
        call.result(out);
    }
    if (!given) return;
    call.vm.setLastError(call[0].isTextScalar() ? ScriptError("", "") : errorFromValue(call[0]));
}

void getReport(Call& call) {
    requireException(call, "getReport");
    const bool basic = call.count() > 1 && lowerCase(call[1].toText()) == "basic";
    call.result(Value::text(exceptionReport(call[0], !basic)));
}

void addCause(Call& call) {
    requireException(call, "addCause");
    Ref<ObjectValue> copy = call[0].objectValue().copy();
    Value causes = copy->property("cause");
    if (!causes.isCell()) causes = makeRef<Cell>(Shape(0, 0));
    Cell& cell = causes.mutableCell();
    cell.elements.push_back(call[1]);
    cell.setShape(Shape(cell.count(), 1));
    copy->setProperty("cause", causes);
    call.result(copy);
}

constexpr Builtin kRows[] = {
    {"error", 1, -1, 0, error, "error(msg) | error(msg,A1,…) | error(id,msg,A1,…) | error(s)",
     "Throws an error with a formatted message and an optional identifier."},
    {"warning", 0, -1, 1, warning,
     "warning(msg,A1,…) | warning(id,msg,A1,…) | s = warning(state,id)",
     "Shows a warning, or sets or queries the state (on, off, error) of an identifier."},
    {"lastwarn", 0, 2, 2, lastWarning, "[msg,id] = lastwarn",
     "Last warning message and identifier; with arguments sets them."},
    {"lasterr", 0, 2, 2, lastError, "[msg,id] = lasterr", "Last error message and identifier."},
    {"assert", 1, -1, 0, assertCondition,
     "assert(cond) | assert(cond,msg,A1,…) | assert(observed,expected,tol)",
     "Throws an error unless the condition holds everywhere, or observed equals expected within "
     "tol "
     "(negative: relative)."},
    {"print_usage", 0, -1, 0, printUsage, "print_usage()",
     "Throws an error that says how the calling function is used."},
    {"MException", 2, -1, 1, exception, "ME = MException(id,msg,A1,…)",
     "Makes an exception object with identifier, message, stack and cause."},
    {"throw", 1, 1, 0, throwException, "throw(ME)", "Raises the exception."},
    {"lasterror", 0, 1, 1, lastErrorStruct, "s = lasterror | lasterror('reset') | lasterror(s)",
     "The last error as a struct; with an argument sets or clears it."},
    {"rethrow", 1, 1, 0, rethrowException, "rethrow(ME)",
     "Raises a caught exception again, or the error that a struct describes."},
    {"throwAsCaller", 1, 1, 0, throwAsCaller, "throwAsCaller(ME)",
     "Raises the exception as if the caller had."},
    {"getReport", 1, -1, 1, getReport, "msg = getReport(ME)",
     "The exception's message with the places that it passed and its causes; 'basic' leaves those "
     "out."},
    {"addCause", 2, 2, 1, addCause, "ME = addCause(ME,cause)",
     "The exception with one more entry in its cause."},
};

} // namespace

std::span<const Builtin> errorTable() {
    return kRows;
}

bool isException(const Value& value) {
    return value.kind() == Kind::Object &&
           dynamic_cast<const ExceptionObject*>(&value.objectValue()) != nullptr;
}

Value makeException(const ScriptError& e, SourceMap& sources) {
    Ref<ExceptionObject> out;
    if (const auto* thrown = dynamic_cast<const ExceptionObject*>(e.object.get())) {
        out = makeRef<ExceptionObject>(*thrown);
        out->setProperty("stack", stackValue(e.stack, sources));
    } else {
        out = newException(e.identifier, e.message, stackValue(e.stack, sources));
    }
    out->span = e.span;
    out->places = e.stack;
    return out;
}

ScriptError errorFromValue(const Value& v) {
    if (isException(v)) {
        const auto& object = static_cast<const ExceptionObject&>(v.objectValue());
        ScriptError e(object.property("identifier").toText(), object.property("message").toText(),
                      object.span);
        e.stack = object.places;
        e.object = Ref<RefCounted>(const_cast<ExceptionObject*>(&object));
        return e;
    }
    ScriptError e("", "");
    if (v.isStruct() && v.count() == 1) {
        if (const Value* id = v.structure().find("identifier")) e.identifier = id->toText();
        if (const Value* text = v.structure().find("message")) e.message = text->toText();
    }
    return e;
}

namespace {

/// Line `number` of a file with a line end before it; empty when it cannot be read.
std::string sourceLine(const std::string& file, int64_t number) {
    std::ifstream in(file);
    std::string line;
    for (int64_t k = 0; k < number; ++k) {
        if (!std::getline(in, line)) return {};
    }
    if (line.ends_with('\r')) line.pop_back();
    return line.empty() ? line : "\n" + line;
}

/// `text` with `indent` blanks before each line.
std::string indented(const std::string& text, int indent) {
    const std::string blanks(static_cast<std::size_t>(indent), ' ');
    std::string out = blanks;
    for (char c : text) {
        out += c;
        if (c == '\n') out += blanks;
    }
    return out;
}

void appendCauses(std::string& report, const ObjectValue& exception, int indent) {
    const Value causes = exception.property("cause");
    if (!causes.isCell() || causes.count() == 0) return;
    if (indent == 4) report += "\n\nCaused by:";
    for (const Value& cause : causes.cell().elements) {
        if (!isException(cause)) continue;
        report += "\n" + indented(exceptionReport(cause, false), indent);
        appendCauses(report, cause.objectValue(), indent + 4);
    }
}

} // namespace

std::string exceptionReport(const Value& v, bool places) {
    const ObjectValue& object = v.objectValue();
    std::string report = object.property("message").toText();
    const Value stack = object.property("stack");
    if (stack.isStruct() && stack.count() > 0) {
        const StructArray& s = stack.structure();
        const auto place = [&](int64_t i) {
            const auto line = wholeNumber<int64_t>(s.find("line", i)->toDouble());
            return s.find("name", i)->toText() + " (line " + std::to_string(line) + ")";
        };
        if (!s.find("name", 0)->toText().empty())
            report = "Error using " + place(0) + "\n" + report;
        for (int64_t i = 1; places && i < s.count(); ++i) {
            report += "\n\nError in " + place(i) +
                      sourceLine(s.find("file", i)->toText(),
                                 wholeNumber<int64_t>(s.find("line", i)->toDouble()));
        }
    } else if (places) {
        report = "Error: " + report;
    }
    if (places) appendCauses(report, object, 4);
    return report;
}

void issueWarning(Interpreter& vm, std::string_view identifier, std::string_view message) {
    const std::string state = warningState(vm, identifier);
    if (state == "error") throw ScriptError(std::string(identifier), std::string(message));
    // lastwarn knows of warnings that are not displayed, too.
    vm.sessionSlot("last warning") = Value::text(message);
    vm.sessionSlot("last warning id") = Value::text(identifier);
    if (state == "off") return;
    vm.err("Warning: " + std::string(message) + "\n");
}

} // namespace vitrine
