// SPDX-License-Identifier: Apache-2.0
#pragma once
// What a builtin is: one table row. A family of builtins is one file with static functions and one
// table; catalogue.cpp lists the tables. Builtins run on the engine's thread and call back into
// running code only through Interpreter.
#include "accel/graph/random_state.h"
#include "base/script_error.h"
#include "base/stop.h"
#include "value/value.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

class Accelerator;
class FigureStore;
struct ElementwiseOp;
struct Settings;
enum class SignRule : uint8_t; // provider/op.h

/// The small interface through which a builtin reaches the interpreter that runs it.
class Interpreter {
public:
    virtual ~Interpreter() = default;

    /// Calls a function handle or a function by name; returns at most max(nargout,1) values, fewer
    /// when the callee sets fewer. Throws what the callee throws.
    virtual std::vector<Value> call(const Value& callee, std::span<const Value> args,
                                    int nargout) = 0;
    /// Runs statements in the workspace of the caller of the builtin (eval); output goes to out().
    virtual std::vector<Value> evalText(std::string_view code, int nargout) = 0;
    /// Evaluates in the base workspace or the caller's caller (evalin, assignin): "base" |
    /// "caller".
    virtual std::vector<Value> evalIn(std::string_view workspace, std::string_view code,
                                      int nargout) = 0;

    /// Variable of the builtin's caller; null when unset.
    virtual const Value* variable(std::string_view name) = 0;
    virtual void setVariable(std::string_view name, Value value) = 0;
    virtual void setVariableIn(std::string_view workspace, std::string_view name, Value value) = 0;
    virtual std::vector<std::string> variableNames() = 0;
    virtual void clearVariables(std::span<const std::string> names) = 0;
    /// Is there a function of this name? 2: file, 5: builtin, 103: local; 0: none. path gets the
    /// file.
    virtual int functionKind(std::string_view name, std::string* path) = 0;
    /// nargin/nargout of a user function or builtin as MATLAB's nargin(f); throws when unknown.
    virtual int declaredCount(const Value& function, bool outputs) = 0;
    /// The number of arguments of the caller's frame (nargin) or requested outputs (nargout).
    virtual int frameCount(bool outputs) = 0;
    virtual std::vector<StackEntry> callStack() = 0;
    /// Text of the caller's argument expression, for inputname; "" when it is no plain variable.
    virtual std::string argumentName(int position) = 0;

    /// Standard output of the script, UTF-8; flushed by the VM at sinks and at the end.
    virtual void out(std::string_view utf8) = 0;
    virtual void err(std::string_view utf8) = 0;
    /// Shows a value as `name = …` with the display rules of vm/; name "" as disp does.
    virtual void display(std::string_view name, const Value& value) = 0;
    virtual bool readLine(std::string_view prompt, std::string& line) = 0;

    virtual Accelerator& accelerator() = 0;
    virtual FigureStore& figures() = 0;
    virtual RandomState& random() = 0;
    virtual Settings& settings() = 0;
    virtual SourceMap& sources() = 0;

    /// Warning with MATLAB's states (on/off by identifier) and lastwarn; printed to err().
    virtual void warn(std::string_view identifier, std::string_view message) = 0;
    /// Named slots that live as long as the session: format, warning states, tic, lasterror, open
    /// files…
    virtual Value& sessionSlot(std::string_view name) = 0;
    /// The error being handled by the innermost catch, or null (rethrow, lasterr).
    virtual const ScriptError* lastError() = 0;
    virtual void setLastError(ScriptError error) = 0;
    virtual std::string currentFolder() = 0;
    virtual void changeFolder(const std::string& folder) = 0;
    virtual std::vector<std::string>& searchPath() = 0;
};

/// One call of a builtin.
struct Call {
    Interpreter& vm;
    std::span<const Value> args;
    int nargout; ///< 0 when the result is not asked for (statement); still set out[0] if there is
                 ///< one
    std::vector<Value>& out; ///< results in order; empty means no value
    Span span;               ///< of the call expression

    [[nodiscard]] int count() const { return static_cast<int>(args.size()); }
    [[nodiscard]] const Value& operator[](int i) const { return args[static_cast<std::size_t>(i)]; }
    void result(Value v) const { out.push_back(std::move(v)); }
};

using BuiltinFunction = void (*)(Call&);

/// What a builtin does with a sparse argument (builtins/sparse/sparse_dispatch.cpp).
enum class SparseRule : uint8_t {
    ByKind,     ///< EachEntry for an element-wise function of one argument, Full for all others
    Full,       ///< full arrays, full results
    Pass,       ///< knows sparse matrices itself, or does not look at elements
    Class,      ///< asks about the class only: gets a full scalar of the same class
    EachEntry,  ///< element by element: entries alone when f(0) is 0
    Keep,       ///< full arrays; the first result is sparse again
    KeepAll,    ///< the same with all results
    BothSparse, ///< as Keep if all arrays are sparse, else a full result
    Like,       ///< sparse result where the prototype after 'like' is sparse
};

/// What the class gpuArray of an argument means for the results.
enum class GpuRule : uint8_t {
    ByResult, ///< the function says it by itself: element-wise, captured, or a question
    Keep,     ///< computed on the host; numeric results become gpuArrays
};

/// What a call with numbers is in a kernel of a scalar function
/// (builtins/functions/scalar_compiler.h).
enum class ScalarForm : uint8_t {
    Operation, ///< the row's operation, or nothing
    Number,    ///< a function without arguments that is a number: pi, Inf, true
    ToDouble,
    ToSingle,
    ToLogical,
    Argument, ///< of real numbers its argument: real, conj
};

/// What a call changes beside its results. Says nothing of calls with objects, whose class may have
/// a method of the name.
enum class Effects : uint8_t {
    ByKind, ///< None for an element-wise function, Any for all others
    Any,
    None,  ///< the results follow from the arguments
    Draws, ///< takes random numbers
};

/// Whether a function may stand behind the dot of a string array: text.upper().
enum class Dot : uint8_t { None, Strings };

/// The rules of a row, written as one of the enumerators or several joined by |.
struct BuiltinRules {
    SparseRule sparse = SparseRule::ByKind;
    /// The function's own way for sparse arguments; gives false for those that take the rule's.
    bool (*sparseOwn)(Call&) = nullptr;
    GpuRule gpu = GpuRule::ByResult;
    ScalarForm scalar = ScalarForm::Operation;
    Effects effects = Effects::ByKind;
    Dot dot = Dot::None;
    /// The operation on numbers of a function that is something else on matrices (mtimes).
    const ElementwiseOp* scalarOp = nullptr;
    /// What the signs of the arguments say about those of the first result, where it is real.
    SignRule signs{};

    constexpr BuiltinRules() = default;
    constexpr BuiltinRules(SparseRule rule, bool (*own)(Call&) = nullptr)
        : sparse(rule), sparseOwn(own) {}
    constexpr BuiltinRules(GpuRule rule) : gpu(rule) {}
    constexpr BuiltinRules(ScalarForm form) : scalar(form) {}
    constexpr BuiltinRules(Effects beside) : effects(beside) {}
    constexpr BuiltinRules(Dot behind) : dot(behind) {}
    constexpr BuiltinRules(const ElementwiseOp& ofNumbers) : scalarOp(&ofNumbers) {}
    constexpr BuiltinRules(SignRule ofResult) : signs(ofResult) {}
};
/// The right side has one of the other rules.
[[nodiscard]] constexpr BuiltinRules operator|(BuiltinRules a, const BuiltinRules& b) {
    if (b.sparse != SparseRule::ByKind) a.sparse = b.sparse;
    if (b.sparseOwn) a.sparseOwn = b.sparseOwn;
    if (b.gpu != GpuRule::ByResult) a.gpu = b.gpu;
    if (b.scalar != ScalarForm::Operation) a.scalar = b.scalar;
    if (b.effects != Effects::ByKind) a.effects = b.effects;
    if (b.dot != Dot::None) a.dot = b.dot;
    if (b.scalarOp) a.scalarOp = b.scalarOp;
    if (b.signs != SignRule{}) a.signs = b.signs;
    return a;
}
[[nodiscard]] constexpr BuiltinRules operator|(SparseRule a, const BuiltinRules& b) {
    return BuiltinRules(a) | b;
}
[[nodiscard]] constexpr BuiltinRules operator|(Effects a, const BuiltinRules& b) {
    return BuiltinRules(a) | b;
}
[[nodiscard]] constexpr BuiltinRules operator|(ScalarForm a, const BuiltinRules& b) {
    return BuiltinRules(a) | b;
}

/// A row of a builtin table. `signature` and `doc` feed help, completion and signature help.
struct Builtin {
    const char* name;
    int minArgs;              ///< checked before the call
    int maxArgs;              ///< -1: any number
    int maxOutputs;           ///< -1: any number
    BuiltinFunction function; ///< null for an element-wise function that only has an op, and for
                              ///< one that has a source
    const char* signature;    ///< "[s,i] = sort(A,dim,direction)"
    const char* doc;          ///< one or two sentences; classes, sizes, errors where not obvious
    const ElementwiseOp* op = nullptr; ///< the accel spec of an element-wise function
    BuiltinRules rules = {};
    /// Text of a function that is written in the language itself (builtins/library); the VM
    /// compiles it at its first call. Null for the others.
    const char* source = nullptr;

    [[nodiscard]] Effects effects() const {
        if (rules.effects != Effects::ByKind) return rules.effects;
        return op ? Effects::None : Effects::Any;
    }
};

/// Finds a builtin by name; null when there is none. Constant time; any thread.
[[nodiscard]] const Builtin* findBuiltin(std::string_view name);
/// All builtins, sorted by name, for help and completion.
[[nodiscard]] std::vector<const Builtin*> allBuiltins();

} // namespace vitrine
