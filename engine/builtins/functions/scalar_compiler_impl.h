// SPDX-License-Identifier: Apache-2.0
#pragma once
// The compiler of scalar functions. A variable has a slot for each class that it takes; where two
// ways meet it must have the same. Lives for one compilation; statements are in
// scalar_compiler_statements.cpp, expressions in scalar_compiler_expressions.cpp.
#include "builtins/functions/scalar_compiler.h"
#include "lang/ast.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <unordered_map>

namespace vitrine {

class ScalarCompiler {
public:
    explicit ScalarCompiler(Interpreter& vm) : m_vm(vm) {}
    ScalarKernel compile(const FunctionSource& source, std::span<const DType> inputs, int outputs);

private:
    using Slots = std::map<std::string_view, int16_t>;
    using Statements = std::vector<ScalarStatement>;
    /// Thrown where something cannot be compiled; caught by compile().
    struct Refusal {
        std::string why;
        uint32_t line;
    };
    /// Variables that surely have a value here; none when this place is never reached.
    struct State {
        Slots slots;
        bool live = true;
    };
    struct Scope {
        const lang::Ast* ast = nullptr;
        std::shared_ptr<const SourceFile> text; ///< of an anonymous function
        uint32_t file = 0;
        uint32_t onlyLine = 0; ///< of an anonymous function's whole text
        std::set<std::string_view> variables;
        std::map<std::string, Value> handles; ///< captured function handles
        std::vector<std::string_view> wanted; ///< names of the outputs that are asked for
        std::optional<std::vector<int16_t>> results;
        std::map<std::pair<std::string_view, DType>, int16_t> byClass;
        State state;
        std::vector<Slots> loops; ///< what the variables were when each open loop began
    };

    [[noreturn]] void refuse(std::string why, Span at) const;
    [[nodiscard]] uint32_t lineOf(Span at) const;
    [[nodiscard]] DType dtype(int16_t slot) const {
        return m_program->slots[static_cast<std::size_t>(slot)].dtype;
    }
    int16_t newSlot(DType dtype, std::string_view name = {});
    int16_t constant(DType dtype, uint64_t bits);
    int16_t number(double value);
    int16_t flag(bool value);
    ScalarStatement& emit(ScalarStatement statement, Span at);
    /// Statements written by f go to a list of their own.
    template <typename F>
    Statements block(F&& f) {
        Statements list;
        Statements* outer = std::exchange(m_list, &list);
        f();
        m_list = outer;
        return list;
    }

    // --- functions
    std::vector<int16_t> callSource(const FunctionSource& source, std::vector<int16_t> arguments,
                                    int outputs, Span at);
    std::vector<int16_t> callFunction(const lang::FunctionDef& function, const lang::Ast& ast,
                                      uint32_t file, std::vector<int16_t> arguments, int outputs,
                                      Span at);
    std::vector<int16_t> callNamed(std::string_view name, const lang::ExprList& arguments,
                                   int outputs, Span at);
    /// A region that runs f in a scope of its own; its results' slots.
    template <typename F>
    std::vector<int16_t> inScope(Scope scope, std::string name, Span at, F&& f);
    const lang::Ast& astOf(uint32_t file, Span at);

    // --- statements
    void statements(const lang::Block& block);
    void statement(const lang::Stmt& s);
    void assign(std::string_view name, int16_t value, Span at);
    void assignTargets(const lang::AssignStmt& s);
    void ifClauses(const lang::IfStmt& s, std::size_t clause);
    void switchCases(const lang::SwitchStmt& s, int16_t subject, std::size_t which);
    void whileLoop(const lang::WhileStmt& s);
    void forLoop(const lang::ForStmt& s);
    void leave(ScalarKind kind, Span at);
    void returnHere(Span at);
    void beginLoop();
    void endLoop(Span at);
    void checkLoopState(Span at);
    static State meet(const State& a, const State& b);

    // --- expressions
    int16_t expression(const lang::Expr& e);
    std::vector<int16_t> values(const lang::Expr& e, int outputs);
    int16_t identifier(const lang::IdentifierExpr& e);
    int16_t unary(const lang::UnaryExpr& e);
    int16_t shortCircuit(bool isAnd, const lang::Expr& left, const lang::Expr& right, Span at);
    int16_t condition(const lang::Expr& e);
    /// op by MATLAB's class rules on operands of real scalars.
    int16_t apply(const ElementwiseOp& op, std::span<const int16_t> arguments, Span at);
    int16_t applyBinary(const ElementwiseOp& op, int16_t a, int16_t b, Span at);
    int16_t convert(int16_t slot, DType to, Span at);
    /// As the condition of if: not zero; NaN is refused when the element runs.
    int16_t truth(int16_t slot, Span at);
    std::optional<int16_t> builtinCall(std::string_view name, std::span<const int16_t> arguments,
                                       Span at);

    Interpreter& m_vm;
    Ref<ScalarProgram> m_program;
    Statements* m_list = nullptr;
    Scope* m_scope = nullptr;
    std::set<std::string> m_builtins;
    std::set<uint64_t> m_open; ///< functions being compiled: recursion ends there
    std::map<std::pair<DType, uint64_t>, int16_t> m_constants;
    std::unordered_map<uint32_t, lang::AstPtr> m_asts;
    std::vector<lang::AstPtr> m_keptAsts;
    std::vector<std::unique_ptr<SourceFile>> m_texts;
    double m_nesting = 1; ///< iterations of the open loops with known bounds
    std::size_t m_count = 0;
};

} // namespace vitrine
