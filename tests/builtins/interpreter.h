// SPDX-License-Identifier: Apache-2.0
#pragma once
// An interpreter that only calls builtins: variables in a map, output in a text.
#include "accel/accelerator.h"
#include "base/settings.h"
#include "builtins/core/builtin.h"
#include "builtins/core/catalogue.h"
#include "builtins/core/exceptions.h"
#include "builtins/display/display.h"
#include "figure/figure_store.h"
#include "provider/host/host_provider.h"
#include "provider/registry.h"
#include "trace/trace.h"
#include "value/containers.h"
#include "value/tensor.h"

#include <map>

namespace vitrine::testing {

class BuiltinRunner : public Interpreter {
public:
    std::vector<Value> run(std::string_view name, std::vector<Value> args, int nargout = 1) {
        const Builtin* row = findBuiltin(name);
        if (!row || !row->function) throw ScriptError("test:unknown", std::string(name));
        if (static_cast<int>(args.size()) < row->minArgs)
            throw ScriptError("MATLAB:minrhs", "Not enough input arguments.");
        std::vector<Value> out;
        vitrine::Call c{*this, args, nargout, out, {}};
        row->function(c);
        return out;
    }
    Value one(std::string_view name, std::vector<Value> args) {
        std::vector<Value> out = run(name, std::move(args));
        return out.empty() ? Value() : out[0];
    }
    std::string text(std::string_view name, std::vector<Value> args) {
        return one(name, std::move(args)).toText();
    }
    /// What disp would print: any result as one comparable text.
    std::string shown(std::string_view name, std::vector<Value> args) {
        return dispText(one(name, std::move(args)), {});
    }

    std::vector<Value> call(const Value& callee, std::span<const Value> args,
                            int nargout) override {
        const std::string name = callee.isFunctionHandle() ? callee.handle().name : callee.toText();
        return run(name, {args.begin(), args.end()}, nargout);
    }
    std::vector<Value> evalText(std::string_view, int) override { return {}; }
    std::vector<Value> evalIn(std::string_view, std::string_view, int) override { return {}; }
    const Value* variable(std::string_view name) override {
        const auto it = variables.find(std::string(name));
        return it == variables.end() ? nullptr : &it->second;
    }
    void setVariable(std::string_view name, Value value) override {
        variables[std::string(name)] = std::move(value);
    }
    void setVariableIn(std::string_view, std::string_view name, Value value) override {
        setVariable(name, std::move(value));
    }
    std::vector<std::string> variableNames() override {
        std::vector<std::string> names;
        for (const auto& [name, value] : variables)
            names.push_back(name);
        return names;
    }
    void clearVariables(std::span<const std::string> names) override {
        for (const std::string& name : names)
            variables.erase(name);
    }
    int functionKind(std::string_view name, std::string*) override {
        return findBuiltin(name) ? 5 : 0;
    }
    int declaredCount(const Value&, bool) override { return 0; }
    int frameCount(bool) override { return 2; }
    std::vector<StackEntry> callStack() override { return {}; }
    std::string argumentName(int) override { return "data"; }
    void out(std::string_view utf8) override { output += utf8; }
    void err(std::string_view utf8) override { errors += utf8; }
    void display(std::string_view name, const Value& value) override {
        output += displayText(name, value, currentDisplayFormat(*this));
    }
    bool readLine(std::string_view, std::string&) override { return false; }
    Accelerator& accelerator() override { return m_accelerator; }
    FigureStore& figures() override { return m_figures; }
    RandomState& random() override { return m_random; }
    Settings& settings() override { return m_settings; }
    SourceMap& sources() override { return m_sources; }
    void warn(std::string_view identifier, std::string_view message) override {
        issueWarning(*this, identifier, message);
    }
    Value& sessionSlot(std::string_view name) override { return m_slots[std::string(name)]; }
    const ScriptError* lastError() override { return nullptr; }
    void setLastError(ScriptError) override {}
    std::string currentFolder() override { return m_folder; }
    void changeFolder(const std::string& folder) override { m_folder = folder; }
    std::vector<std::string>& searchPath() override { return m_path; }

    std::map<std::string, Value> variables;
    std::string output;
    std::string errors;

private:
    Settings m_settings;
    SourceMap m_sources;
    Trace m_trace;
    ProviderRegistry m_providers{std::make_unique<HostProvider>(m_trace, 1), {}};
    Accelerator m_accelerator{m_settings, m_trace, m_sources, m_providers, coreOps()};
    FigureStore m_figures;
    RandomState m_random;
    std::map<std::string, Value> m_slots;
    std::string m_folder = "/tmp";
    std::vector<std::string> m_path;
};

inline Value row(std::initializer_list<double> x) {
    Ref<Tensor> t = Tensor::make(DType::Double, Shape(1, static_cast<int64_t>(x.size())));
    std::copy(x.begin(), x.end(), t->mutableData<double>());
    return Value(t);
}
inline Value matrix(int64_t rows, std::initializer_list<double> columnMajor) {
    Ref<Tensor> t =
        Tensor::make(DType::Double, Shape(rows, static_cast<int64_t>(columnMajor.size()) / rows));
    std::copy(columnMajor.begin(), columnMajor.end(), t->mutableData<double>());
    return Value(t);
}
inline Value str(std::string_view s) {
    return Value::text(s);
}
inline Value cells(std::vector<Value> elements) {
    const auto n = static_cast<int64_t>(elements.size());
    return makeRef<Cell>(Shape(1, n), std::move(elements));
}
inline Value handle(const char* name) {
    auto f = makeRef<FunctionHandle>();
    f->name = name;
    return f;
}

} // namespace vitrine::testing
