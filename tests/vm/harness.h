// SPDX-License-Identifier: Apache-2.0
#pragma once
// Runs small scripts on the host provider and keeps what they print.
#include "accel/accelerator.h"
#include "base/settings.h"
#include "builtins/core/catalogue.h"
#include "figure/figure_store.h"
#include "provider/host/host_provider.h"
#include "provider/registry.h"
#include "trace/trace.h"
#include "vm/vm.h"

#include <atomic>
#include <gtest/gtest.h>
#include <string>

namespace vitrine::testing {

class Harness {
public:
    Harness() {
        settings.device = "cpu";
        vm = std::make_unique<Vm>(VmOptions{settings,
                                            sources,
                                            accelerator,
                                            figures,
                                            random,
                                            [this](std::string_view t) { print(t); },
                                            [this](std::string_view t) { print(t); },
                                            {}});
        vm->runText("format compact", "setup");
        output.clear();
    }

    /// For another thread: until the running code prints something.
    void awaitOutput() const { m_printed.wait(false); }

    /// What the code prints; an uncaught error becomes a last line "error: …".
    std::string run(const std::string& code) {
        output.clear();
        m_printed.clear();
        try {
            vm->runText(code, "test");
        } catch (const ScriptError& error) {
            output += "error: " + error.message + "\n";
            identifier = error.identifier;
            where = sources.describe(error.span);
            stack = error.stack;
        }
        return output;
    }
    /// "identifier|message" of the error that the code ends with; "" when it does not.
    std::string error(const std::string& code) {
        try {
            vm->runText(code, "test");
        } catch (const ScriptError& e) {
            where = sources.describe(e.span);
            stack = e.stack;
            return e.identifier + "|" + e.message;
        }
        return {};
    }
    double number(const std::string& name) {
        const Value* v = vm->baseVariable(name);
        return v ? v->toDouble() : std::numeric_limits<double>::quiet_NaN();
    }

    Settings settings;
    SourceMap sources;
    Trace trace;
    ProviderRegistry providers{std::make_unique<HostProvider>(trace), {}};
    Accelerator accelerator{settings, trace, sources, providers, coreOps()};
    FigureStore figures;
    RandomState random;
    std::string output, identifier, where;
    std::vector<StackEntry> stack;
    std::unique_ptr<Vm> vm;

private:
    void print(std::string_view text) {
        output += text;
        m_printed.test_and_set();
        m_printed.notify_all();
    }

    std::atomic_flag m_printed; ///< since the last run() began
};

/// What a script prints in a fresh workspace.
inline std::string printed(const std::string& code) {
    Harness harness;
    return harness.run(code);
}
inline std::string errorOf(const std::string& code) {
    Harness harness;
    return harness.error(code);
}

} // namespace vitrine::testing
