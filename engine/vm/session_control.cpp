// SPDX-License-Identifier: Apache-2.0
// Functions that need more of the interpreter than builtins see: evalc, exit, quit.
#include "builtins/text_values.h"
#include "vm/vm.h"
#include "vm/vm_functions.h"

namespace vitrine {

namespace {

/// evalc(code,catchCode): what the code prints, then its values.
void evalc(Call& call) {
    auto& vm = static_cast<Vm&>(call.vm);
    std::string text;
    struct Capture {
        Vm& vm;
        std::string* outer;
        ~Capture() { vm.captureOutput(outer); }
    };
    std::vector<Value> values;
    {
        const Capture capture{vm, vm.captureOutput(&text)};
        const int outputs = std::max(call.nargout - 1, 0);
        const std::string code = textArgument(call[0], "evalc");
        if (call.count() == 1) {
            values = vm.evalText(code, outputs);
        } else {
            try {
                values = vm.evalText(code, outputs);
            } catch (const ScriptError&) {
                values = vm.evalText(textArgument(call[1], "evalc"), outputs);
            }
        }
    }
    call.result(Value::text(text));
    for (Value& v : values)
        call.result(std::move(v));
}

void exitFunction(Call& call) {
    ExitRequest request;
    for (const Value& v : call.args) {
        if (v.isTextScalar()) continue; // force, cancel: there is nothing to ask
        if (!v.isArray() || v.count() != 1)
            throwError("MATLAB:exit:InvalidInput", "Exit code must be an integer scalar.");
        request.status = static_cast<int>(v.toDouble());
    }
    throw request;
}

constexpr Builtin kRows[] = {
    {"evalc", 1, 2, -1, evalc, "[T,y1,…] = evalc(code,catchCode)",
     "Runs code in this workspace and returns what it prints."},
    {"exit", 0, 2, 0, exitFunction, "exit(code)", "Ends the program with a status, 0 by default."},
    {"quit", 0, 2, 0, exitFunction, "quit(code)", "Ends the program with a status, 0 by default."},
};

} // namespace

const Builtin* findVmFunction(std::string_view name) {
    for (const Builtin& row : kRows) {
        if (name == row.name) return &row;
    }
    return findValidator(name);
}

} // namespace vitrine
