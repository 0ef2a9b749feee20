// SPDX-License-Identifier: Apache-2.0
#pragma once
// The compiler of one Proto. Private to the compiler's files: compiler.cpp (functions, variables),
// compiler_statement.cpp, compiler_expression.cpp, compiler_chain.cpp (calls and indexing),
// compiler_assign.cpp, compiler_walk.cpp (names in trees).
#include "lang/compiler.h"

#include <map>
#include <optional>
#include <set>
#include <string>

namespace vitrine::lang {

/// Calls `visit` for every identifier that a tree reads or writes, `inner` functions included.
using NameVisitor = std::function<void(std::string_view)>;
void visitNames(const Expr* expr, const NameVisitor& visit);
void visitNames(Block block, const NameVisitor& visit);
void visitNames(const FunctionDef& function, const NameVisitor& visit);
/// Calls `visit` for each global and persistent statement of a block and the blocks in it.
void visitDeclarations(Block block, const std::function<void(const DeclareStmt&)>& visit);
/// Does `end` in this expression refer to something outside of it? (May say yes wrongly.)
[[nodiscard]] bool mentionsEnd(const Expr* expr);

class ProtoCompiler {
public:
    ProtoCompiler(const CompileOptions& options, ProtoCompiler* parent);

    std::unique_ptr<Proto> script(const Ast& ast);
    std::unique_ptr<Proto> function(const FunctionDef& def);
    std::unique_ptr<Proto> anonymous(const AnonymousExpr& expr);

private:
    using Register = uint16_t;
    struct Variable {
        bool boxed = false;
        int index = 0; ///< register or box
    };
    struct Operand {
        Register index = 0;
        bool constant = false;
    };
    /// What `end` means: the end of a register's value, or of the value at a path of a variable.
    struct EndContext {
        Register base = 0;
        int path = -1;
        int links = 0;
        int position = 0;
        int count = 0;
    };
    struct Loop {
        std::vector<std::size_t> breaks, continues;
        std::size_t exits = 0; ///< m_exits.size() at the loop's start
        int number = 0;        ///< of the function's loops
    };
    /// What must run when control leaves by break, continue or return.
    struct Exit {
        bool isCatch = false;
        Block cleanup;
    };
    /// Restores the temporaries in use at the end of a scope.
    class Temporaries {
    public:
        explicit Temporaries(ProtoCompiler& c) : m_compiler(c), m_mark(c.m_next) {}
        ~Temporaries() { m_compiler.m_next = m_mark; }
        Temporaries(const Temporaries&) = delete;
        Temporaries& operator=(const Temporaries&) = delete;

    private:
        ProtoCompiler& m_compiler;
        int m_mark;
    };

    // --- variables (compiler.cpp)
    int addLocal(std::string_view name);
    void addBox(std::string_view name, int parentBox);
    [[nodiscard]] std::optional<Variable> find(std::string_view name) const;
    [[nodiscard]] bool isVariable(std::string_view name) const { return find(name).has_value(); }
    void declareNames(Block body);
    void prepareNested(const FunctionDef& def);
    void compileNested(const FunctionDef& def);
    void finish(Span span);
    void argumentCounts(const FunctionDef& def);
    void argumentBlocks(const FunctionDef& def);
    void argumentCheck(const ArgumentDecl& decl, int position);
    void namedArgument(const ArgumentDecl& decl, Variable variable, int position);
    void repeatingCheck(const ArgumentDecl& decl, Variable variable, int position);
    void outputBlocks(const FunctionDef& def);
    void emitReturn();
    void argumentDefault(const Expr* value, Span span, Variable variable);

    // --- emitting
    std::size_t emit(Op op, int a = 0, int b = 0, int c = 0, int n = 0);
    std::size_t emitJump(Op op, int a = 0);
    void emitConstant(int to, Value value);
    void patch(std::size_t jump) { patchTo(jump, m_proto->code.size()); }
    void patchTo(std::size_t jump, std::size_t target);
    void patchAll(const std::vector<std::size_t>& jumps);
    void jumpBack(std::size_t target, int loop);
    Register temporary(int count = 1);
    int constant(Value value);
    int numberConstant(double value);
    int site(std::string_view name, int outputs, bool command = false);
    int fieldSite(std::string_view name);
    [[noreturn]] void fail(Span span, const std::string& message) const;

    // --- statements
    void block(Block statements);
    void statement(const Stmt& stmt);
    void expressionStatement(const ExpressionStmt& stmt);
    void ifStatement(const IfStmt& stmt);
    void whileStatement(const WhileStmt& stmt);
    void doUntil(const DoUntilStmt& stmt);
    void forStatement(const ForStmt& stmt);
    void switchStatement(const SwitchStmt& stmt);
    void tryStatement(const TryStmt& stmt);
    void unwindProtect(const UnwindProtectStmt& stmt);
    void declare(const DeclareStmt& stmt);
    void leave(std::size_t exits);
    void display(std::string_view name, Span span);
    /// Jumps out when the condition is `when`; strict: an operand of && or ||.
    void condition(const Expr& expr, bool when, std::vector<std::size_t>& jumps,
                   bool strict = false);

    // --- expressions; dst -1: anywhere
    Register expression(const Expr& expr, int dst = -1);
    Operand operand(const Expr& expr);
    Register binary(const BinaryExpr& expr, int dst);
    void emitBinary(BinaryOp op, int to, Operand left, Operand right);
    Register shortCircuit(const ShortCircuitExpr& expr, int dst);
    Register range(const RangeExpr& expr, int dst);
    Register matrix(List<ExprList> rows, bool cell, int dst);
    std::optional<Value> constantMatrix(List<ExprList> rows);
    Register end(const EndExpr& expr, int dst);
    Register target(int dst) { return dst >= 0 ? static_cast<Register>(dst) : temporary(); }
    Register move(Register from, int dst);

    // --- calls and indexing
    struct Chain {
        const Expr* base = nullptr;
        std::vector<const Expr*> links;
    };
    static Chain flatten(const Expr& expr);
    /// Is there an `end` that no indexed variable inside the expression takes?
    [[nodiscard]] bool hasFreeEnd(const Expr* expr) const;
    [[nodiscard]] static std::optional<Value> exactInteger(std::string_view function,
                                                           ExprList arguments);
    Register chain(const Expr& expr, int dst, int outputs = 1);
    /// Appends the expression's values to the open list.
    void toList(const Expr& expr, int outputs);
    void chainToList(const Expr& expr, int outputs);
    /// The value of the chain before link `first`; fills first.
    Register chainHead(const Chain& chain, std::size_t& first, bool wholeToList, int dst,
                       int outputs, bool& done);
    Register link(Register object, const Expr& link, int dst);
    void linkToList(Register object, const Expr& link, int outputs);
    void method(Register object, const Expr& name, const IndexExpr& call, Register to, int outputs,
                bool list);
    [[nodiscard]] const IndexExpr* callOfMember(const Chain& chain, std::size_t at) const;
    static bool mayBeList(const Expr& expr);
    static bool needsList(ExprList arguments);
    /// method@Super(…), or object@Super(…), whose answer becomes the object.
    Register superclassCall(const SuperclassCallExpr& expr, int dst, int outputs, bool list);
    /// Arguments in consecutive registers.
    Register arguments(ExprList arguments, const EndContext* end, int& count);
    void argumentsToList(ExprList arguments, const EndContext* end);
    void loadVariable(std::string_view name, int dst);

    // --- assignment
    struct Target {
        std::string_view name;
        Variable variable;
        std::vector<const Expr*> links;
        Span span;
        int path = -1;
        Register base = 0; ///< of a boxed variable, where it is while it changes
    };
    Target lvalue(const Expr& expr);
    void subscripts(Target& target);
    static bool takesList(const Target& target);
    void assign(const AssignStmt& stmt);
    void assignMany(const AssignStmt& stmt);
    void opAssign(const OpAssignStmt& stmt);
    void assignTo(const Expr& target, Register value);
    void store(Target& target, Register value, bool remove = false, int above = 0);
    void assignExpression(const AssignExpr& expr);

    bool m_validatesOutputs = false;
    std::vector<std::size_t> m_returns; ///< jumps to the checks of outputs
    const CompileOptions& m_options;
    ProtoCompiler* m_parent;
    std::unique_ptr<Proto> m_proto;
    std::map<std::string, Variable, std::less<>> m_variables;
    std::map<uint64_t, int> m_numbers;
    std::set<std::string, std::less<>> m_globals, m_persistents;
    std::vector<EndContext> m_ends;
    std::vector<Loop> m_loops;
    std::vector<Exit> m_exits;
    int m_catchDepth = 0;
    int m_next = 0; ///< first free register
    uint32_t m_loopCount = 0;
    Span m_span;
    int m_ans = -1;
};

} // namespace vitrine::lang
