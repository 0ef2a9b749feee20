// SPDX-License-Identifier: Apache-2.0
#pragma once
// The interpreter. Owned by the session; everything but interrupt() is for the engine's thread.
// Dispatch is in vm.cpp; calls.cpp, lookup.cpp (which function a name means), access.cpp (reading
// through indices and fields), lvalue.cpp (writing), loops.cpp, literals.cpp, errors.cpp,
// arguments.cpp, workspace.cpp (variables by name) and interpreter.cpp (the Interpreter interface)
// hold the rest.
#include "base/desktop.h"
#include "builtins/core/builtin.h"
#include "builtins/elementwise/operators.h"
#include "builtins/functions/function_source.h"
#include "lang/diagnostic.h"
#include "trace/progress.h"
#include "vm/debugger.h"
#include "vm/frame.h"
#include "vm/nan_trap.h"
#include "vm/repetition.h"

#include <atomic>
#include <functional>
#include <optional>
#include <set>
#include <utility>

namespace vitrine {

struct VmOptions {
    Settings& settings;
    SourceMap& sources;
    Accelerator& accelerator;
    FigureStore& figures;
    RandomState& random;
    std::function<void(std::string_view)> out;
    std::function<void(std::string_view)> err;
    /// False at end of input.
    std::function<bool(std::string_view prompt, std::string& line)> readLine;
    /// Shows something in a window; false: there is none.
    std::function<bool(DesktopRequest request, const std::string& subject)> desktop{};
};

/// Thrown by exit and quit: no error, so that no catch of a script stops it; the session ends the
/// run with this status.
struct ExitRequest {
    int status = 0;
};

/// What another exception than ScriptError means to a script: out of memory, or a defect here.
[[nodiscard]] ScriptError scriptErrorOf(const std::exception& error);

/// "Invalid argument at position 2. "; negative positions are those of outputs.
[[nodiscard]] std::string argumentPrefix(int position, const std::string& named = {});

class Profiler;
class UserClass;
namespace lang {
struct ArgumentDecl;
struct ClassDef;
struct ClassReference;
} // namespace lang

class Vm final : public Interpreter, public FunctionSources {
public:
    explicit Vm(VmOptions options);
    ~Vm() override;

    /// Runs a script in the base workspace. Throws ScriptError: MATLAB:m_invalid_syntax with the
    /// first diagnostic when the text is wrong, else what the script did not catch.
    void run(const SourceFile& source);
    /// Adds the text to the sources and runs it; functions it defines stay known.
    void runText(std::string text, const std::string& name);
    /// Stops the running code within 100 ms; any thread.
    void interrupt() {
        m_interrupt.store(true, std::memory_order_relaxed);
        m_attention.store(true, std::memory_order_release);
    }
    /// Any thread: code in a loop or at a call says soon where it is (Trace::progress). Who asks at
    /// display rate costs a loop nothing: it looks at the same flag as for interrupt().
    void askWhere() { m_attention.store(true, std::memory_order_release); }
    /// Any thread, while nothing runs: an interrupt from now on is meant for the next run, also
    /// when that has not begun.
    void expectRun() {
        m_interrupt.store(false);
        m_runExpected.store(true);
    }
    /// Whether what MATLAB's syntax refuses is refused in all code from now on.
    void setStrictSyntax(bool on) { m_strictSyntax = on; }
    /// True from interrupt() until a run has seen it; for what waits on the script's behalf.
    [[nodiscard]] const std::atomic<bool>& interruptFlag() const { return m_interrupt; }

    // --- the base workspace, for the interface; also while code runs
    [[nodiscard]] std::vector<std::pair<std::string, Value>> baseVariables() const;
    [[nodiscard]] const Value* baseVariable(std::string_view name) const;
    void setBaseVariable(std::string_view name, Value value);
    void clearBase();
    /// At the end of a run: code that stays loaded, of the library and of files, gives up the
    /// device copies of its constants. Nobody sees them, and the host has the values.
    void dropCopiesOfConstants();
    /// The folder that script files are looked up in first.
    void setFolder(const std::string& folder);
    /// "Did you mean …?" for the last undefined name; "" when nothing is near.
    [[nodiscard]] const std::string& suggestion() const { return m_suggestion; }
    /// The statement that is running in the innermost frame.
    [[nodiscard]] Span currentSpan() const { return m_frame ? m_frame->span() : Span{}; }
    /// Called before each statement while set; null costs nothing. Takes effect for code compiled
    /// or called afterwards.
    using StepHook = std::function<void(Vm&, Span statement)>;
    void setStepHook(StepHook hook);
    /// profile on, off, resume, clear.
    void profile(const std::string& what);
    [[nodiscard]] bool isProfiling() const { return m_measures; }
    [[nodiscard]] Value profileInfo() const;
    [[nodiscard]] std::string profileSummary() const;
    /// Statements are shown as they run: of scripts, of functions too ("all"), or of one function;
    /// "": none.
    void setEcho(const std::string& what);
    [[nodiscard]] bool isEchoing() const { return !m_echoed.empty(); }
    /// Looks at every result for NaN and Inf in code that is compiled from now on, and stops once
    /// both were found. Slow: for a replay. Without it nothing is looked at.
    NanTrap& trapNonFinite();
    /// Output and warnings go to the text until the next call; null: to the session again. Returns
    /// what was set before.
    std::string* captureOutput(std::string* text) { return std::exchange(m_capture, text); }

    /// Breakpoints and stepping; made at the first call.
    Debugger& debugger();
    /// Steps that nothing stopped any more are not those of the next run.
    void endDebugging() {
        if (m_debugger) m_debugger->endRun();
    }

    // --- for the builtins of language_functions.cpp
    [[nodiscard]] bool isGlobal(std::string_view name);
    /// Points at this while it lives.
    [[nodiscard]] const std::shared_ptr<Vm*>& liveness() const { return m_alive; }
    void import(const std::string& name);
    [[nodiscard]] const std::vector<std::string>& imports() { return importsOf(m_frame); }
    void clearImports();
    /// Functions of the chosen names, and those in the files of scripts, begin anew.
    void clearPersistent(const std::function<bool(const std::string&)>& chosen);
    void clearGlobals(const std::function<bool(const std::string&)>& chosen);
    void runCleanup(const Value& task);
    /// The delete method of an object that nobody refers to any more.
    void runDestructor(const Ref<ClassInfo>& info, Value object);
    /// The class of a name; null where no file defines one.
    UserClass* findClass(std::string_view name, const CodeUnit* from = nullptr);
    /// May the code that runs use what a class declares so?
    [[nodiscard]] bool mayUse(const MemberAccess& access, const ClassInfo& owner) const;
    Value initialValue(const ClassProperty& property);
    Value shownProperty(const Value& object, const std::string& name);
    bool applyOperations(const Value& object, const Value& operations, std::vector<Value>& out);
    Value newObject(const ClassInfo& info);
    Value construct(UserClass& info, Value* args, int count);
    Value objectOfStruct(const Value& s, const std::string& name, std::span<const Value> parents);
    void setPrecedence(std::span<const Value> names, bool above);
    void forgetClasses();
    Value enumerationMember(const ClassInfo& info, const std::string& name);
    void tellListeners(const Value& object, const std::string& name, const std::string& when,
                       const Value& data = {});
    [[nodiscard]] std::vector<Value> localFunctions();
    std::vector<Value> callBuiltinNamed(const std::string& name, std::span<const Value> args,
                                        int nargout);
    [[nodiscard]] std::vector<std::string> loadedFunctions() const;
    /// The text that holds the user's function or script of a name; null for other names.
    [[nodiscard]] const SourceFile* sourceOfFunction(std::string_view name);
    /// @name; given: the name came as text, so the script's functions come first.
    Value handleNamed(const std::string& name, bool given);
    void runFileHere(const std::string& path);
    std::vector<Value> subsref(const Value& object, const Value& substruct);
    Value subsasgn(Value object, const Value& substruct, const Value& value);

    // --- Interpreter
    std::vector<Value> call(const Value& callee, std::span<const Value> args, int nargout) override;
    std::vector<Value> evalText(std::string_view code, int nargout) override;
    std::vector<Value> evalIn(std::string_view workspace, std::string_view code,
                              int nargout) override;
    const Value* variable(std::string_view name) override;
    void setVariable(std::string_view name, Value value) override;
    void setVariableIn(std::string_view workspace, std::string_view name, Value value) override;
    std::vector<std::string> variableNames() override;
    void clearVariables(std::span<const std::string> names) override;
    int functionKind(std::string_view name, std::string* path) override;
    bool functionSource(const Value& handle, FunctionSource& out) override;
    bool functionSourceNamed(std::string_view name, FunctionSource& out) override;
    int declaredCount(const Value& function, bool outputs) override;
    int frameCount(bool outputs) override;
    std::vector<StackEntry> callStack() override;
    std::string argumentName(int position) override;
    void out(std::string_view utf8) override;
    void err(std::string_view utf8) override;
    void display(std::string_view name, const Value& value) override;
    bool readLine(std::string_view prompt, std::string& line) override;
    /// openvar, edit, doc; false: there is no window.
    bool askDesktop(DesktopRequest request, const std::string& subject);
    Accelerator& accelerator() override { return m_options.accelerator; }
    FigureStore& figures() override { return m_options.figures; }
    RandomState& random() override { return m_options.random; }
    Settings& settings() override { return m_options.settings; }
    SourceMap& sources() override { return m_options.sources; }
    void warn(std::string_view identifier, std::string_view message) override;
    Value& sessionSlot(std::string_view name) override;
    const ScriptError* lastError() override;
    void setLastError(ScriptError error) override;
    std::string currentFolder() override { return m_folder; }
    void changeFolder(const std::string& folder) override;
    std::vector<std::string>& searchPath() override;

private:
    friend class Debugger;
    using Instruction = lang::Instruction;
    using Proto = lang::Proto;
    using CallSite = lang::CallSite;
    using SiteKind = lang::SiteKind;
    static constexpr int kMaxDepth = 500;
    static constexpr int kElementRun = 8; ///< element accesses in a row that bring an array home

    // --- running (vm.cpp)
    void execute(Frame& frame);
    void dispatch(Frame& frame, const Instruction* pc);

    // --- reading registers
    /// The value of a register; an unset local is resolved as a function or is an error.
    const Value& read(Frame& frame, int index, Value& scratch) {
        const Value& value = frame.registers[index];
        if (!value.isNothing()) [[likely]]
            return value;
        return readUnset(frame, index, scratch);
    }
    const Value& readUnset(Frame& frame, int index, Value& scratch);
    void release(Frame& frame, int index) {
        if (index >= frame.proto->localCount()) frame.registers[index] = Value();
    }
    void releaseMany(Frame& frame, int first, int count) {
        for (int i = 0; i < count; ++i)
            release(frame, first + i);
    }
    void set(Frame& frame, int index, Value value) {
        Value& to = frame.registers[index];
        to = std::move(value);
        if (to.kind() == Kind::Tensor) noteArray(frame, index);
    }
    void noteArray(Frame& frame, int index);
    [[noreturn]] void throwUnset(Frame& frame, std::string_view name);

    // --- operators (literals.cpp)
    void slowBinary(Frame& frame, const Instruction& in, BinaryOp op);
    void slowPower(Frame& frame, const Instruction& in, BinaryOp op);
    void slowUnary(Frame& frame, const Instruction& in, UnaryOp op);
    bool slowCompare(Frame& frame, const Instruction& in, BinaryOp op);
    void makeRange(Frame& frame, const Instruction& in);
    void roundSubscript(Frame& frame, const Instruction& in);
    bool truth(Frame& frame, int index);
    bool operandTruth(Frame& frame, int index);
    bool logicalScalar(const Value& value, Span span);
    void makeMatrix(Frame& frame, const Instruction& in);
    void makeMatrixLists(Frame& frame, const Instruction& in);
    void makeCell(Frame& frame, const Instruction& in);
    void makeCellLists(Frame& frame, const Instruction& in);
    Value cellOf(const std::vector<std::vector<Value>>& rows, Span span);
    void makeClosure(Frame& frame, const Instruction& in);
    Value namesMadeAtRunTime(Frame& frame, const Proto& proto);
    void makeReference(Frame& frame, const Instruction& in);
    bool caseMatches(Frame& frame, const Value& subject, const Value& choice);

    // --- loops (loops.cpp)
    void startRange(Frame& frame, const Instruction& in);
    void startEach(Frame& frame, const Instruction& in);
    bool nextEach(Frame& frame, const Instruction& in);
    int64_t enterIteration(Frame& frame, int loop);
    void leaveLoop(Frame& frame, int loop);
    /// An error left what instructions [begin, end) do.
    void leaveLoops(const Proto& proto, std::size_t begin, std::size_t end);

    // --- rounds that need not run (repetition.cpp)
    /// At the start of a round of a loop that is rolled. True: all others are added to it.
    bool repeatRounds(Frame& frame, int64_t rolled);

    // --- calls (calls.cpp)
    void callSite(Frame& frame, const Instruction& in);
    void callOne(Frame& frame, const Instruction& in);
    void callMany(Frame& frame, const Instruction& in);
    int wanted(const Frame& frame, int outputs) const;
    /// Calls what the site names. Arguments are consumed. many: all outputs wanted go there, else
    /// the first to result.
    void invoke(Frame& frame, const CallSite& site, Value* args, int count, int outputs,
                Value& result, std::vector<Value>* many);
    bool callScalar(const CallSite& site, const Value* args, int count, Value& result);
    void callUser(const Function& function, Value* args, int count, int outputs, Value& result,
                  std::vector<Value>* many, const Ref<Scope>& scope = {},
                  std::span<const Value> captures = {});
    void callTrapped(const Function& function, Value* args, int count, int outputs, Value& result,
                     std::vector<Value>* many, const Ref<Scope>& scope,
                     std::span<const Value> captures);
    void callMeasured(const Function& function, Value* args, int count, int outputs, Value& result,
                      std::vector<Value>* many, const Ref<Scope>& scope,
                      std::span<const Value> captures);
    static void takeCaptures(Frame& frame, std::span<const Value> captures);
    void enterScope(Frame& frame, const Ref<Scope>& parent);
    void gatherExtra(Frame& frame, Value* args, int count);
    int gatherNamed(Frame& frame, Value* args, int count);
    void returnOutputs(Frame& frame);
    Value takeOutput(Frame& frame, int32_t place);
    void callBuiltin(const Builtin& builtin, std::span<const Value> args, int outputs,
                     Value& result, std::vector<Value>* many, Span span);
    void callValue(Frame* frame, const Value& callee, Value* args, int count, int outputs,
                   Value& result, std::vector<Value>* many);
    void runScript(const Function& script, Frame* owner, int outputs, std::vector<Value>* many);
    bool callMethod(std::string_view name, std::span<const Value> args, int outputs, Value& result,
                    std::vector<Value>* many);
    Ref<Scope> scopeFor(const Frame& frame, const Function& function) const;

    // --- which function a name means (lookup.cpp)
    /// Whose names come first: those of the frame's code, which in the library are its own; those
    /// that scripts know, for names handed over as text; those of the library.
    enum class Names { OfFrame, OfScripts, OfLibrary };
    void resolve(const Frame* frame, const CallSite& site, Names names = Names::OfFrame);
    bool resolveBuiltin(const CallSite& site);
    [[nodiscard]] bool namedByScript(std::string_view name) const;
    const CallSite& siteFor(std::string_view name);
    Ref<CodeUnit> load(const std::string& path);
    Ref<CodeUnit> compileUnit(const SourceFile& source, Frame* owner, bool returnsValue,
                              bool library = false);
    const Function* libraryFunction(const Builtin& builtin);
    Ref<CodeUnit> unitFromText(std::string_view text, Frame* owner, bool returnsValue);
    /// "" where no folder has such a file.
    std::string findFile(std::string_view name, const CodeUnit* unit);
    /// The same, asking the folders once a run: for names of files that are still there, and for
    /// those that the program defines, too. A file that comes while code runs, by a name of the
    /// program's that was called before, is found in the next run.
    std::string findFileOnce(std::string_view name, const CodeUnit* unit);
    std::vector<std::string>& importsOf(const Frame* frame);
    bool resolveImported(const std::vector<std::string>& imports, const CallSite& site, bool whole);
    bool isDottedFunction(std::string_view name, const CodeUnit* unit = nullptr);
    bool isPackage(std::string_view name);
    static Value packageValue(std::string_view name);
    Value packageMember(const std::string& package, std::string_view name, Value* args, int count,
                        int outputs, std::vector<Value>* many);
    void suggest(const Frame* frame, std::string_view name);

    // --- classes with classdef (classes.cpp)
    /// What a class's file says of names with a dot, without compiling it.
    struct ClassOutline {
        bool known = false;
        int64_t modified = 0;
        std::set<std::string> members;
        std::vector<std::string> supers;
    };
    bool hasClassMember(const std::string& path, std::string_view member, int depth = 0);
    UserClass* classIn(const Ref<CodeUnit>& unit);
    UserClass& classOf(const Ref<CodeUnit>& unit);
    void defineClass(UserClass& info, const Ref<CodeUnit>& unit);
    void derive(UserClass& info, const lang::ClassReference& reference);
    void declareMembers(UserClass& info, const lang::ClassDef& def);
    Value classFunction(const ClassInfo& info, const std::string& text, Span span);
    Value propertyCheck(const UserClass& info, const lang::ArgumentDecl& decl);
    Value declaredEmpty(const UserClass& info, const lang::ArgumentDecl& decl);

    // --- and of the kind before it (folder_classes.cpp)
    UserClass& folderClassOf(const Ref<CodeUnit>& constructor);
    void readMethodFiles(UserClass& info);
    void adoptPrivateFile(CodeUnit& unit);
    UserClass& classBeingMade(const char* function);
    [[nodiscard]] int inheritedPart(const ClassInfo& info) const;

    // --- their objects (objects.cpp)
    [[nodiscard]] const ClassInfo* contextClass() const;
    [[nodiscard]] const ClassMethod* overloaded(const ClassInfo& info, std::string_view name) const;
    [[nodiscard]] const ClassMethod* methodFor(const ClassInfo& info, std::string_view name) const;
    Value initialised(UserClass& info, Value object, Value* args, int count);
    void presetObject(Frame& frame);
    void invokeClass(const CallSite& site, Value* args, int count, int outputs, Value& result,
                     std::vector<Value>* many);
    void invokeSuperclass(const std::string& name, Value* args, int count, int outputs,
                          Value& result, std::vector<Value>* many);
    const Value* plainProperty(const Value& object, const lang::FieldSite& site);
    Value propertyOf(const Value& object, const ClassProperty& property);
    Value heldProperty(const Value& object, const ClassProperty& property);
    bool holdsAlready(const Value& object, const ClassProperty& property, const Value& value);
    Value checkedValue(const ClassProperty& property, const Value& value);
    void setClassProperty(Value& object, std::string_view name, const Value& value);
    void modifyProperty(Frame& frame, Value& target, const std::string& name,
                        const lang::Path& path, std::size_t at, std::size_t stop,
                        const std::function<void(Value&, int64_t)>& action);
    Value classMember(const Value& object, std::string_view name, Value* args, int count,
                      bool called, int outputs, std::vector<Value>* many);
    void callMethodOf(const ClassMethod& method, const Value& object, std::vector<Value>& args,
                      int outputs, Value& result, std::vector<Value>* many);
    bool builtinMethod(std::string_view name, std::span<const Value> args, Value& result,
                       int outputs = 1);
    Value shallowCopy(const Value& object);
    bool testMethod(std::string_view name, std::span<const Value> args, Value& result);
    bool propertiesByName(std::string_view name, std::span<const Value> args, Value& result,
                          int outputs);
    [[nodiscard]] bool mayUseAdded(const ClassObject& object, const DynamicProperty& property,
                                   std::string_view access) const;
    Value addedValue(const Value& object, DynamicProperty& property, const Value& held);
    bool setAdded(Value& object, DynamicProperty& property, const Value& value);
    Value propertyNamed(const Value& object, const Value& name, bool exact);
    void setNamed(const Value& objects, std::span<const Value> pairs);
    Value displayPart(std::string_view name, const Value& object, int outputs);
    bool customDisplay(std::string_view name, std::span<const Value> args, Value& result);
    [[nodiscard]] const ClassMethod* redefined(const Value& object, const char* type,
                                               const char* verb) const;
    bool deleteByMethod(Value& target, std::span<const Value> subscripts);
    bool assignOperations(Value& target, const Value& operations, const Value& value);
    bool sizeOfRedefined(std::string_view name, std::span<const Value> args, Value& result);
    Value boundMethod(const std::string& name);
    bool readBySubsref(const Value& object, const char* type, std::span<const Value> subscripts,
                       std::vector<Value>& out);
    bool assignBySubsasgn(Value& target, const char* type, std::span<const Value> subscripts,
                          const Value& value);
    bool assignPathBySubsasgn(Frame& frame, Value& target, const lang::Path& path,
                              const Value& value);
    Value objectsLike(const Cell& cell, const Value& like);
    std::vector<Value> numbersOf(std::span<const Value> subscripts);
    Value convertedTo(const ClassInfo& info, const Value& value);
    void callDeletes(const ClassInfo& info, const Value& object);
    void deleteObject(const Value& object);
    void requireMethod(const MemberAccess& access, const ClassInfo& owner, std::string_view name,
                       const ClassInfo& info) const;
    void requireReadable(const ClassProperty& property, const ClassInfo& info) const;
    void modifyElements(Frame& frame, Value& target, const lang::Path& path, std::size_t at,
                        std::size_t stop, const std::function<void(Value&, int64_t)>& action);

    // --- reading through indices (access.cpp)
    void index(Frame& frame, const Instruction& in);
    void indexOne(Frame& frame, const Instruction& in);
    void indexMany(Frame& frame, const Instruction& in);
    Value indexInto(const Value& object, std::span<const Value> subscripts, Span span);
    void method(Frame& frame, const Instruction& in, const Instruction& more);
    void cellGet(Frame& frame, const Instruction& in);
    void cellOne(Frame& frame, const Instruction& in);
    void cellPush(Frame& frame, const Instruction& in);
    void cellMany(Frame& frame, const Instruction& in);
    void braceInto(const Value& object, std::span<const Value> subscripts, Span span,
                   std::vector<Value>& out);
    void pushBraced(const Value& object, std::span<const Value> subscripts, Span span);
    Value braceSingle(const Value& object, std::span<const Value> subscripts, Span span);
    void field(Frame& frame, const Instruction& in);
    void fieldPush(Frame& frame, const Instruction& in);
    void dynField(Frame& frame, const Instruction& in, bool push);
    void fieldInto(const Value& object, const lang::FieldSite& site, std::vector<Value>& out);
    Value fieldSingle(const Value& object, const lang::FieldSite& site);
    const Value* plainField(const Value& object, const lang::FieldSite& site);
    template <typename Find>
    void noteNames(const Find& find, std::string_view field, const Value& list);
    void placeNamed(Frame& frame, const Value& properties, const lang::Path& path, std::size_t at);
    Value objectMember(const Value& object, std::string_view name, Value* args, int count,
                       bool called, int outputs, std::vector<Value>* many);
    Value callOn(const Value& object, std::string_view name, Value* args, int count, int outputs,
                 std::vector<Value>* many);
    int64_t endOf(const Value& object, int position, int count);
    void endPath(Frame& frame, const Instruction& in);

    // --- NaN and Inf (nan_trap.cpp); while m_trap is set
    void trap(std::string_view operation, std::span<const Value> args,
              std::span<const Value> results, Span at);
    /// An operator of two numbers is about to run.
    void trapInstruction(Frame& frame, const Instruction& in, lang::Op op);
    void nameTrapped(Frame& frame);

    // --- lists
    ValueList& topList() { return m_lists[m_listDepth - 1]; }
    ValueList& listBelow() { return m_lists[m_listDepth - 2]; }
    void beginList();
    void dropList();
    void listTake(Frame& frame, const Instruction& in);
    void ansList(Frame& frame, const Instruction& in);

    // --- writing (lvalue.cpp)
    void storeIndex(Frame& frame, const Instruction& in);
    void storeCell(Frame& frame, const Instruction& in);
    void storeField(Frame& frame, const Instruction& in);
    void storePath(Frame& frame, const Instruction& in);
    void storePathList(Frame& frame, const Instruction& in);
    void storeList(Frame& frame, const Instruction& in);
    void deletePath(Frame& frame, const Instruction& in);
    void pathGet(Frame& frame, const Instruction& in);
    int64_t countPath(Frame& frame, const Value& base, const lang::Path& path);
    void assignPath(Frame& frame, Value& target, const lang::Path& path, Value value);
    void modify(Frame& frame, Value& target, const lang::Path& path, std::size_t at,
                std::size_t stop, int64_t element,
                const std::function<void(Value&, int64_t)>& action);
    bool modifyPart(Frame& frame, Value& target, const lang::Path& path, std::size_t at,
                    std::size_t stop, const std::function<void(Value&, int64_t)>& action);
    void setMember(Value& object, std::string_view name, const Value& value);
    bool assignObjects(Value& target, std::span<const Value> subscripts, const Value& value,
                       Span span);
    bool assignByMethod(std::string_view name, Value& target, std::span<const Value> subscripts,
                        const Value* value);
    void assignParen(Value& target, std::span<const Value> subscripts, const Value& value,
                     Span span);
    void assignBrace(Value& target, std::span<const Value> subscripts, Value value, Span span);
    Value& fieldForWriting(Value& target, std::string_view name, int64_t element);
    int64_t elementForWriting(Value& target, std::span<const Value> subscripts, Span span,
                              bool cell);
    bool resolvePath(Frame& frame, const Value& base, const lang::Path& path, std::size_t links,
                     Value& scratch, const Value*& found, bool lenient);
    std::string fieldNameOf(const Value& object, const Value& name);
    std::string linkName(Frame& frame, const Value& target, const lang::Path& path, std::size_t at);
    std::span<const Value> linkSubscripts(Frame& frame, const lang::Path& path, std::size_t at);
    void dropPathLists(const lang::Path& path);
    const Value& storedValue(Frame& frame, int index, Value& scratch);

    // --- errors (errors.cpp)
    const Instruction* handle(Frame& frame, ScriptError& error);
    void completeError(Frame& frame, ScriptError& error);
    void catchError(Frame& frame, const Instruction& in);
    void endCatch();
    [[noreturn]] void rethrow(Frame& frame);
    [[noreturn]] void throwInterrupted();
    void attend();
    void tellLoop();

    // --- arguments blocks (arguments.cpp)
    void validate(Frame& frame, const Instruction& in);
    void convertArgument(Frame& frame, const lang::ArgumentCheck& check, Value& argument);
    void fitArgument(const lang::ArgumentCheck& check, Value& argument);

    // --- variables by name (workspace.cpp)
    void loadBox(Frame& frame, const Instruction& in);
    void storeBox(Frame& frame, const Instruction& in);
    void takeBox(Frame& frame, const Instruction& in);
    void declareGlobal(Frame& frame, const Instruction& in);
    static void linkGlobal(Frame& frame, std::string_view name, const Ref<Box>& box);
    static void storeLinks(Frame& frame);
    static void loadLinks(Frame& frame);
    static void dropLinks(Frame& frame, const Box* box);
    /// Of the running frame, for as long as it waits for a call: its globals are for all to see.
    class Waiting {
    public:
        explicit Waiting(Frame* frame) : m_frame(frame) {
            if (m_frame && m_frame->links) storeLinks(*m_frame);
        }
        ~Waiting() {
            if (m_frame && m_frame->links) loadLinks(*m_frame);
        }
        Waiting(const Waiting&) = delete;
        Waiting& operator=(const Waiting&) = delete;

    private:
        Frame* m_frame;
    };
    bool declarePersistent(Frame& frame, const Instruction& in);
    Value* findVariable(Frame* frame, std::string_view name);
    const Value* findDynamic(Frame& frame, std::string_view name);
    void setVariableOf(Frame* frame, std::string_view name, Value value);
    void unlinkBox(Scope& scope, std::size_t index, std::string_view name);
    bool clearVariableOf(Frame* frame, std::string_view name);
    void collectNames(Frame* frame, std::vector<std::string>& names);
    static Frame* callerOf(Frame* frame);
    Frame* enclosing(const Frame& frame) const;
    Frame* baseFrame() const;
    Workspace& workspaceOf(Frame* frame);
    void importVariables(Frame& frame);
    void exportVariables(Frame& frame, std::optional<ScriptError>& refused);
    bool isGlobalName(Frame* owner, std::string_view name);
    std::vector<Value> runUnit(const Ref<CodeUnit>& unit, Frame* owner, int nargout);

    void runSource(const SourceFile& source, bool keepFunctions);
    void hookProto(const Proto& proto);
    void onBreak(Frame& frame, const Instruction& in, lang::Op op);
    void reportToDebugger(Frame& frame, const ScriptError& error);
    static Value handleTo(const Function& function);

    VmOptions m_options;
    Frame* m_frame = nullptr;
    int m_depth = 0;
    std::atomic<bool> m_interrupt{false};
    std::atomic<bool> m_attention{false}; ///< somebody wants something; the flag that loops look at
    const Instruction* m_toldEnd = nullptr; ///< that leaves the loop which was told last
    std::atomic<bool> m_runExpected{false};
    Progress& m_progress;
    uint32_t m_generation = 1;
    std::unordered_map<std::string, std::string> m_foundFiles; ///< by folder and name; see above
    bool m_capturing = false;
    bool m_strictSyntax = false;
    int64_t m_iteration = 0;
    Repetition m_repetition;
    /// Accesses of single elements of one captured array in a row; the pointer is only compared.
    struct Run {
        const HeapObject* array = nullptr;
        int count = 0;
    };
    static constexpr int kRuns = 8;
    Run m_writes[kRuns], m_reads[kRuns]; ///< by register
    RegisterStack m_registers;
    std::vector<ValueList> m_lists;
    std::size_t m_listDepth = 0;
    std::size_t m_listsAbove = 0; ///< lists above those of the path in use
    std::vector<ScriptError> m_handling;
    std::optional<ScriptError> m_lastError;
    /// Output vectors of builtins, one for each that runs.
    std::vector<std::unique_ptr<std::vector<Value>>> m_outputs;
    std::size_t m_outputsUsed = 0;
    Workspace m_base;
    std::map<std::string, Ref<Box>, std::less<>> m_globals;
    std::map<std::string, Value, std::less<>> m_slots;
    std::string m_folder;    ///< the current one, from the root
    std::string m_namedFrom; ///< files in here are named relative to it; "": none
    std::vector<std::string> m_path;
    std::vector<std::string> m_imports; ///< of the base workspace
    std::string m_suggestion;
    /// The list of a table's properties that was read last, and what {'name'} of it goes by.
    struct NamedList {
        Value list;
        Value names;
    };
    NamedList m_named;
    std::string m_missingOutput; ///< what the last call says of an output that it did not set
    std::string* m_capture = nullptr;

    struct LoadedFile {
        int64_t modified = 0;
        int64_t size = 0;
        Ref<CodeUnit> unit;
    };
    std::unordered_map<std::string, LoadedFile> m_files;
    std::unordered_map<const Builtin*, Ref<CodeUnit>> m_library;
    std::map<std::string, ClassOutline> m_outlines; ///< by path
    std::unordered_map<const CodeUnit*, Ref<UserClass>> m_classes;
    std::vector<Ref<UserClass>>
        m_formerClasses;     ///< forgotten, but code and objects may refer to them
    std::string m_shownName; ///< of the value whose class shows it
    int m_destroying = 0;    ///< delete methods inside of each other
    std::vector<std::pair<Ref<ClassInfo>, Value>> m_doomed; ///< objects that wait for theirs
    Value m_constructed;        ///< what the constructor that is about to run begins with
    bool m_pastMethods = false; ///< the next builtin is meant itself, whatever classes say
    std::unordered_map<std::string, Ref<Function>> m_commandFunctions;
    std::unordered_map<std::string, std::unique_ptr<CallSite>> m_sites;
    std::vector<Ref<CodeUnit>> m_keep; ///< units replaced or used up while code runs
    StepHook m_step;
    std::string m_echoed;                 ///< see setEcho
    std::shared_ptr<Profiler> m_profiler; ///< what profile measured; null: never
    bool m_measures = false;              ///< calls are measured
    bool m_measured = false;              ///< the next one is already
    std::unique_ptr<Debugger> m_debugger;
    std::unique_ptr<NanTrap> m_trap;
    bool m_trapping = false; ///< the next call of a library function is one of callTrapped
    std::shared_ptr<Vm*> m_alive = std::make_shared<Vm*>(this);
    std::unordered_map<const Instruction*, lang::Op> m_patched;
};

} // namespace vitrine
