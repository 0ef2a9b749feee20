// SPDX-License-Identifier: Apache-2.0
// The debugger's commands: dbstop, dbclear, dbstatus, dbstep, dbcont, dbquit, dbup, dbdown,
// dbstack, dbtype, keyboard.
#include "base/whole_number.h"
#include "builtins/text/text_values.h"
#include "vm/debugger.h"
#include "vm/vm.h"
#include "vm/vm_functions.h"

#include <climits>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace vitrine {

namespace {

Debugger& debuggerOf(Call& call) {
    return static_cast<Vm&>(call.vm).debugger();
}

std::vector<std::string> words(Call& call, const char* function) {
    std::vector<std::string> out;
    for (const Value& v : call.args)
        out.push_back(v.isScalarInline() && !v.isChar()
                          ? std::to_string(wholeNumber<int64_t>(v.toDouble()))
                          : textArgument(v, function));
    return out;
}

/// A script's or function's file as the debugger knows it.
std::string fileOf(Call& call, const std::string& name) {
    std::string path;
    const int kind = call.vm.functionKind(name, &path);
    if (kind == 2 && !path.empty()) return path;
    const bool suffix = name.size() > 2 && name.compare(name.size() - 2, 2, ".m") == 0;
    return suffix && name.find('/') == std::string::npos ? name.substr(0, name.size() - 2) : name;
}

struct Request {
    bool error = false;
    bool caught = false;
    Breakpoint breakpoint;
};

/// [in] FILE [at LINE] [if CONDITION] | if error | if caught error
Request readRequest(Call& call, const char* function) {
    const std::vector<std::string> w = words(call, function);
    Request request;
    std::size_t i = 0;
    if (i < w.size() && w[i] == "if") {
        const std::string first = i + 1 < w.size() ? w[i + 1] : "";
        const std::string second = i + 2 < w.size() ? w[i + 2] : "";
        request.caught = first == "caught" && second == "error";
        request.error = first == "error";
        if (!request.error && !request.caught)
            throwError("MATLAB:dbstop:badCondition", "Only 'error' and 'caught error' can follow "
                                                     "'if' here.");
        return request;
    }
    if (i < w.size() && w[i] == "in") ++i;
    if (i >= w.size()) throwError("MATLAB:dbstop:noFile", "A file must be named.");
    request.breakpoint.file = fileOf(call, w[i++]);
    if (i < w.size() && w[i] == "at") ++i;
    if (i < w.size() && w[i] != "if") {
        char* end = nullptr;
        const long line = std::strtol(w[i].c_str(), &end, 10);
        if (*end != '\0' || line < 1)
            throwError("MATLAB:dbstop:badLine", "'%s' is no line number.", w[i].c_str());
        request.breakpoint.line = static_cast<uint32_t>(line);
        ++i;
    }
    if (i < w.size() && w[i] == "if") {
        for (++i; i < w.size(); ++i)
            request.breakpoint.condition +=
                (request.breakpoint.condition.empty() ? "" : " ") + w[i];
    }
    return request;
}

Value statusValue(Debugger& debugger) {
    const std::vector<Breakpoint>& all = debugger.breakpoints();
    auto out = makeRef<StructArray>(Shape(static_cast<int64_t>(all.size()), 1));
    for (const char* field : {"name", "file", "line", "expression", "message"})
        out->addField(field);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto at = static_cast<int64_t>(i);
        out->set("name", Value::text(std::filesystem::path(all[i].file).stem().string()), at);
        out->set("file", Value::text(all[i].file), at);
        out->set("line", static_cast<double>(all[i].line), at);
        out->set("expression", Value::text(all[i].condition), at);
        out->set("message", Value::text(all[i].message), at);
    }
    return out;
}

void dbstop(Call& call) {
    Debugger& debugger = debuggerOf(call);
    if (call.count() == 1 && call[0].isStruct()) {
        // What dbstatus gave.
        std::vector<Breakpoint> all = debugger.breakpoints();
        const StructArray& s = call[0].structure();
        for (int64_t i = 0; i < s.count(); ++i) {
            const Value *file = s.find("file", i), *line = s.find("line", i),
                        *condition = s.find("expression", i), *message = s.find("message", i);
            if (file && line)
                all.push_back({file->toText(), wholeNumber<uint32_t>(line->toDouble()),
                               condition ? condition->toText() : "",
                               message ? message->toText() : ""});
        }
        return debugger.setBreakpoints(std::move(all));
    }
    const Request request = readRequest(call, "dbstop");
    if (request.error || request.caught) {
        return debugger.stopOnError(debugger.stopsOnError() || request.error,
                                    debugger.stopsOnCaught() || request.caught);
    }
    std::vector<Breakpoint> all = debugger.breakpoints();
    std::erase_if(all, [&](const Breakpoint& b) {
        return b.file == request.breakpoint.file && b.line == request.breakpoint.line;
    });
    all.push_back(request.breakpoint);
    debugger.setBreakpoints(std::move(all));
}

void dbclear(Call& call) {
    Debugger& debugger = debuggerOf(call);
    if (call.count() == 0 || isOption(call[0], "all")) {
        debugger.stopOnError(false, false);
        return debugger.setBreakpoints({});
    }
    const Request request = readRequest(call, "dbclear");
    if (request.error || request.caught) {
        return debugger.stopOnError(debugger.stopsOnError() && !request.error,
                                    debugger.stopsOnCaught() && !request.caught);
    }
    std::vector<Breakpoint> all = debugger.breakpoints();
    std::erase_if(all, [&](const Breakpoint& b) {
        return b.file == request.breakpoint.file &&
               (request.breakpoint.line == 0 || b.line == request.breakpoint.line);
    });
    debugger.setBreakpoints(std::move(all));
}

void dbstatus(Call& call) {
    Debugger& debugger = debuggerOf(call);
    if (call.nargout > 0) return call.result(statusValue(debugger));
    std::string text;
    for (const Breakpoint& b : debugger.breakpoints()) {
        text += "Breakpoint for " + std::filesystem::path(b.file).stem().string() +
                (b.line > 0 ? " is on line " + std::to_string(b.line) : " is on its first line") +
                (b.condition.empty() ? "" : ", if " + b.condition) +
                (b.message.empty() ? "." : ", and prints: " + b.message) + "\n";
    }
    if (debugger.stopsOnError()) text += "Stop if error.\n";
    if (debugger.stopsOnCaught()) text += "Stop if caught error.\n";
    call.vm.out(text);
}

void resume(Call& call, DebugCommand command) {
    Debugger& debugger = debuggerOf(call);
    if (!debugger.stopped())
        throwError("MATLAB:debugger:notStopped", "This command is only for code that is stopped.");
    debugger.resume(command);
}

void dbstep(Call& call) {
    const std::string how = call.count() > 0 ? textArgument(call[0], "dbstep") : "";
    resume(call, how == "in"    ? DebugCommand::StepIn
                 : how == "out" ? DebugCommand::StepOut
                                : DebugCommand::StepOver);
}

void moveFrame(Call& call, int by) {
    Debugger& debugger = debuggerOf(call);
    if (call.count() > 0) {
        const std::string how = words(call, "dbup").front();
        const int64_t count = std::strtol(how.c_str(), nullptr, 10);
        if (count < 1 || count > INT_MAX)
            throwError("MATLAB:dbup:badCount", "'%s' is no number of frames.", how.c_str());
        by *= static_cast<int>(count);
    }
    if (!debugger.stopped() || !debugger.select(by)) return call.vm.out("No frame there.\n");
    const DebugFrame frame = debugger.frames()[static_cast<std::size_t>(debugger.selected())];
    call.vm.out("In workspace belonging to " +
                (frame.function.empty() ? std::string("base") : frame.function) + " (line " +
                std::to_string(call.vm.sources().position(frame.span).line) + ")\n");
}

void dbstack(Call& call) {
    const std::vector<DebugFrame> stack = debuggerOf(call).frames();
    std::vector<DebugFrame> shown;
    for (const DebugFrame& e : stack) {
        const SourceFile* file = call.vm.sources().find(e.span.file);
        // Evaluated text is no function.
        if (file && file->name() == "eval" && e.function == "eval") continue;
        shown.push_back(e);
    }
    if (call.nargout == 0) {
        std::string text;
        for (const DebugFrame& e : shown)
            text += "  In " + e.function + " (line " +
                    std::to_string(call.vm.sources().position(e.span).line) + ")\n";
        return call.vm.out(text);
    }
    bool whole = false;
    for (const Value& v : call.args)
        whole = whole || isOption(v, "-completenames");
    auto out = makeRef<StructArray>(Shape(static_cast<int64_t>(shown.size()), 1));
    for (const char* field : {"file", "name", "line"})
        out->addField(field);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const SourceFile* file = call.vm.sources().find(shown[i].span.file);
        const auto at = static_cast<int64_t>(i);
        const std::string path = file ? file->path() : "";
        out->set("file",
                 Value::text(whole ? path : std::filesystem::path(path).filename().string()), at);
        out->set("name", Value::text(shown[i].function), at);
        out->set("line", static_cast<double>(call.vm.sources().position(shown[i].span).line), at);
    }
    call.result(out);
    if (call.nargout > 1) call.result(static_cast<double>(debuggerOf(call).selected() + 1));
}

void dbtype(Call& call) {
    std::string path;
    const std::string name = textArgument(call[0], "dbtype");
    if (call.vm.functionKind(name, &path) != 2)
        throwError("MATLAB:dbtype:noFile", "No file of the name '%s'.", name.c_str());
    std::ifstream in(path);
    std::string text;
    int number = 0;
    for (std::string line; std::getline(in, line);) {
        char label[16];
        std::snprintf(label, sizeof label, "%-6d", ++number);
        text += label + line + "\n";
    }
    call.vm.out(text);
}

/// keyboard: a prompt in the workspace of the running code, until dbcont, return or the input's
/// end.
void keyboard(Call& call) {
    Debugger& debugger = debuggerOf(call);
    if (!debugger.stopped()) debugger.stop({DebugStop::Reason::Keyboard, call.span, {}});
}

/// echo on, echo off, echo on all, echo NAME on; alone it changes from one to the other.
void echo(Call& call) {
    Vm& vm = static_cast<Vm&>(call.vm);
    std::string of = "scripts";
    std::optional<bool> on;
    for (const std::string& word : words(call, "echo")) {
        if (word == "on" || word == "off")
            on = word == "on";
        else
            of = word;
    }
    vm.setEcho(on.value_or(!vm.isEchoing()) ? of : "");
}

constexpr Builtin kRows[] = {
    {"echo", 0, 2, 0, echo, "echo on|off | echo NAME on|off | echo on all",
     "Whether the statements of scripts, of a function or of all are shown as they run."},
    {"dbstop", 1, -1, 0, dbstop,
     "dbstop in FILE at LINE if CONDITION | dbstop if error | dbstop if caught error",
     "Sets a breakpoint, or stops where an error happens."},
    {"dbclear", 0, -1, 0, dbclear, "dbclear all | dbclear in FILE at LINE | dbclear if error",
     "Removes breakpoints."},
    {"dbstatus", 0, 1, 1, dbstatus, "s = dbstatus", "The breakpoints that are set."},
    {"dbcont", 0, 0, 0, [](Call& c) { resume(c, DebugCommand::Continue); }, "dbcont",
     "Goes on to the next breakpoint."},
    {"dbstep", 0, 1, 0, dbstep, "dbstep | dbstep in | dbstep out",
     "Runs the next statement; in: stops in functions it calls, out: where this one returns to."},
    {"dbquit", 0, 1, 0, [](Call& c) { resume(c, DebugCommand::Quit); }, "dbquit",
     "Ends the stopped code."},
    {"dbup", 0, 1, 0, [](Call& c) { moveFrame(c, 1); }, "dbup | dbup N",
     "Goes to the workspace of the calling function, or of the N-th one outwards."},
    {"dbdown", 0, 1, 0, [](Call& c) { moveFrame(c, -1); }, "dbdown | dbdown N",
     "Goes back from the calling function's workspace, N times."},
    {"dbstack", 0, 2, 2, dbstack, "[s,k] = dbstack", "The functions that are running."},
    {"dbtype", 1, 1, 0, dbtype, "dbtype FILE", "A function's file with line numbers."},
    {"keyboard", 0, 1, 0, keyboard, "keyboard", "Stops and reads commands until dbcont."},
};

} // namespace

std::span<const Builtin> debugFunctions() {
    return kRows;
}

} // namespace vitrine
