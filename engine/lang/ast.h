// SPDX-License-Identifier: Apache-2.0
#pragma once
// The syntax tree. The parser builds it, everybody else reads it: an Ast owns the arena of its
// nodes and is immutable and shareable between threads once parse() has returned it.
//
// - Every node has its Span. Texts (names, literals) are copied into the arena; names are interned:
//   two equal names in one Ast have the same data().
// - Pointers named in a comment "or null" may be null; all others never are.
// - Lists are spans into the arena. To go from a base node to its struct: `if (auto* n =
//   dynCast<IndexExpr>(expr))`, or switch on kind and use as<IndexExpr>(expr).
// - An Ast whose parse gave an error still is a tree (ErrorExpr where something was unreadable),
// for
//   the editor; only trees without errors may be compiled.
#include "base/result.h"
#include "base/source.h"
#include "lang/arena.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace vitrine::lang {

template <typename T>
using List = std::span<const T>;

// ------------------------------------------------------------------------------- expressions

enum class ExprKind : uint8_t {
    Error,          ///< something unreadable; a diagnostic tells
    Number,         ///< 1.5  2i  0x1F  0b101u16
    Char,           ///< 'text'
    String,         ///< "text"
    Identifier,     ///< x
    Colon,          ///< a lone `:` as an index or size
    End,            ///< `end` in an index
    Ignored,        ///< `~` among the outputs of an assignment
    Paren,          ///< (x): keeps one value of a comma-separated list
    Unary,          ///< -x  ~x  x'  x.'
    Binary,         ///< x + y
    ShortCircuit,   ///< x && y   x || y
    Range,          ///< a:b  a:step:b
    Index,          ///< f(…): call or paren index, not told apart here
    CellIndex,      ///< c{…}
    Field,          ///< s.name
    DynamicField,   ///< s.(expr)
    Matrix,         ///< [a, b; c]
    CellArray,      ///< {a, b; c}
    FunctionHandle, ///< @name  @pkg.name
    Anonymous,      ///< @(x) expr
    MetaClass,      ///< ?ClassName
    SuperclassCall, ///< method@Super(…), obj@Super(…)
    NameValue,      ///< name=value, only as an argument of Index
    Assign,         ///< a = b inside an expression (Octave): `a = b = 1`, `while ((l = f()) > 0)`
};

enum class StmtKind : uint8_t {
    Expression,
    Assign,
    OpAssign,
    If,
    While,
    DoUntil,
    For,
    Spmd,
    Switch,
    Try,
    UnwindProtect,
    Break,
    Continue,
    Return,
    Declare,
};

struct Expr {
    ExprKind kind;
    Span span;
};

struct Stmt {
    StmtKind kind;
    /// The result is displayed: no `;` ended the statement (Expression, Assign, OpAssign only).
    bool print = false;
    /// Without the terminating `;` or `,`.
    Span span;
};

using ExprList = List<Expr*>;
using Block = List<Stmt*>;

namespace detail {
template <ExprKind K>
struct ExprOf : Expr {
    static constexpr ExprKind kKind = K;
    ExprOf() : Expr{K, {}} {}
};
template <StmtKind K>
struct StmtOf : Stmt {
    static constexpr StmtKind kKind = K;
    StmtOf() : Stmt{K, false, {}} {}
};
} // namespace detail

/// The node as a T whose kind the caller has tested.
template <typename T, typename Base>
const T& as(const Base& node) {
    VITRINE_ASSERT(node.kind == T::kKind);
    return static_cast<const T&>(node);
}
template <typename T, typename Base>
const T* dynCast(const Base* node) {
    return node && node->kind == T::kKind ? static_cast<const T*>(node) : nullptr;
}
template <typename T, typename Base>
T* dynCast(Base* node) {
    return node && node->kind == T::kKind ? static_cast<T*>(node) : nullptr;
}

enum class NumberClass : uint8_t {
    Double,
    Int8,
    Int16,
    Int32,
    Int64,
    UInt8,
    UInt16,
    UInt32,
    UInt64
};

enum class UnaryOp : uint8_t { Plus, Minus, Not, Transpose, CTranspose };

enum class BinaryOp : uint8_t {
    Add,               ///< +
    Subtract,          ///< -
    Multiply,          ///< *
    Divide,            ///< /
    LeftDivide,        ///< backslash
    Power,             ///< ^  **
    ElementMultiply,   ///< .*
    ElementDivide,     ///< ./
    ElementLeftDivide, ///< . backslash
    ElementPower,      ///< .^  .**
    Equal,
    NotEqual, ///< ~=  !=
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    And, ///< & (element-wise; short-circuits as a condition of if and while)
    Or,  ///< | (likewise)
};

/// "+", ".*", "~=" …: MATLAB's spelling.
std::string_view spelling(BinaryOp op);
std::string_view spelling(UnaryOp op);

struct ErrorExpr : detail::ExprOf<ExprKind::Error> {};

struct NumberExpr : detail::ExprOf<ExprKind::Number> {
    NumberClass numberClass = NumberClass::Double;
    bool imaginary = false;
    /// The value when numberClass is Double (the imaginary part when imaginary).
    double value = 0;
    /// The value's bits, in two's complement, when numberClass is an integer class (hex and binary
    /// literals: without suffix the smallest unsigned class that has enough digits).
    uint64_t bits = 0;
    std::string_view text;
};

/// 'text' with doubled quotes undone; also the words of a command.
struct CharExpr : detail::ExprOf<ExprKind::Char> {
    std::string_view value;
};

/// "text" with doubled quotes undone; backslashes are kept, as MATLAB does.
struct StringExpr : detail::ExprOf<ExprKind::String> {
    std::string_view value;
};

struct IdentifierExpr : detail::ExprOf<ExprKind::Identifier> {
    std::string_view name;
};

struct ColonExpr : detail::ExprOf<ExprKind::Colon> {};
/// Belongs to the innermost enclosing Index or CellIndex whose object is a variable.
struct EndExpr : detail::ExprOf<ExprKind::End> {};
struct IgnoredExpr : detail::ExprOf<ExprKind::Ignored> {};

struct ParenExpr : detail::ExprOf<ExprKind::Paren> {
    Expr* inner = nullptr;
};

struct UnaryExpr : detail::ExprOf<ExprKind::Unary> {
    UnaryOp op = UnaryOp::Plus;
    Expr* operand = nullptr;
    Span opSpan;
};

struct BinaryExpr : detail::ExprOf<ExprKind::Binary> {
    BinaryOp op = BinaryOp::Add;
    Expr* left = nullptr;
    Expr* right = nullptr;
    Span opSpan;
};

struct ShortCircuitExpr : detail::ExprOf<ExprKind::ShortCircuit> {
    bool isAnd = true; ///< && ; otherwise ||
    Expr* left = nullptr;
    Expr* right = nullptr;
    Span opSpan;
};

struct RangeExpr : detail::ExprOf<ExprKind::Range> {
    Expr* first = nullptr;
    Expr* step = nullptr; ///< or null: 1
    Expr* last = nullptr;
};

/// object(arguments). `f()` has an empty list; `f` alone is an Identifier. Arguments may be Colon,
/// NameValue (last), Ignored never.
struct IndexExpr : detail::ExprOf<ExprKind::Index> {
    Expr* object = nullptr;
    ExprList arguments;
};

struct CellIndexExpr : detail::ExprOf<ExprKind::CellIndex> {
    Expr* object = nullptr;
    ExprList arguments;
};

struct FieldExpr : detail::ExprOf<ExprKind::Field> {
    Expr* object = nullptr;
    std::string_view name;
    Span nameSpan;
};

struct DynamicFieldExpr : detail::ExprOf<ExprKind::DynamicField> {
    Expr* object = nullptr;
    Expr* name = nullptr;
};

/// Rows that hold nothing (`[1;;2]`, `[]`) are not in the list.
struct MatrixExpr : detail::ExprOf<ExprKind::Matrix> {
    List<ExprList> rows;
};

struct CellArrayExpr : detail::ExprOf<ExprKind::CellArray> {
    List<ExprList> rows;
};

struct FunctionHandleExpr : detail::ExprOf<ExprKind::FunctionHandle> {
    std::string_view name; ///< dotted for packages and static methods: "pkg.name"
};

struct Parameter {
    std::string_view name; ///< empty when ignored
    Span span;
    bool ignored = false;         ///< ~
    Expr* defaultValue = nullptr; ///< or null (Octave: `function f(x, y = 1)`)
};

struct AnonymousExpr : detail::ExprOf<ExprKind::Anonymous> {
    List<Parameter> parameters;
    bool hasVarargin = false; ///< the last parameter is `varargin`
    Expr* body = nullptr;
};

struct MetaClassExpr : detail::ExprOf<ExprKind::MetaClass> {
    std::string_view name; ///< dotted
};

struct SuperclassCallExpr : detail::ExprOf<ExprKind::SuperclassCall> {
    std::string_view method;     ///< the method's name, or the object's in a constructor
    std::string_view superclass; ///< dotted
    ExprList arguments;
};

struct NameValueExpr : detail::ExprOf<ExprKind::NameValue> {
    std::string_view name;
    Span nameSpan;
    Expr* value = nullptr;
};

struct AssignExpr : detail::ExprOf<ExprKind::Assign> {
    Expr* target = nullptr;
    Expr* value = nullptr;
};

// -------------------------------------------------------------------------------- statements

/// An expression whose value becomes `ans` (but for a variable's name, which is displayed only).
/// A command (`hold on`, `!ls`) is a call by name with Char arguments, and says so.
struct ExpressionStmt : detail::StmtOf<StmtKind::Expression> {
    Expr* expression = nullptr;
    bool isCommand = false;
};

/// targets are Identifier, or chains of Index, CellIndex, Field and DynamicField over one, or
/// Ignored when bracketed. Deletion `x(i) = []` is an Assign whose value is an empty Matrix.
struct AssignStmt : detail::StmtOf<StmtKind::Assign> {
    ExprList targets;       ///< at least one
    bool bracketed = false; ///< [a, b] = …
    Expr* value = nullptr;
};

/// target op= value; `x++` comes as op Add with the Number 1.
struct OpAssignStmt : detail::StmtOf<StmtKind::OpAssign> {
    BinaryOp op = BinaryOp::Add;
    Expr* target = nullptr;
    Expr* value = nullptr;
};

struct IfClause {
    Expr* condition = nullptr;
    Block body;
};

struct IfStmt : detail::StmtOf<StmtKind::If> {
    List<IfClause> clauses; ///< if, elseif …
    Block elseBody;
};

struct WhileStmt : detail::StmtOf<StmtKind::While> {
    Expr* condition = nullptr;
    Block body;
};

struct DoUntilStmt : detail::StmtOf<StmtKind::DoUntil> {
    Block body;
    Expr* condition = nullptr;
};

struct ForStmt : detail::StmtOf<StmtKind::For> {
    Expr* target = nullptr; ///< as a target of AssignStmt
    Expr* range = nullptr;
    Block body;
    bool parallel = false;   ///< parfor
    Expr* workers = nullptr; ///< or null: parfor (i = 1:n, workers)
};

struct SpmdStmt : detail::StmtOf<StmtKind::Spmd> {
    ExprList arguments;
    Block body;
};

struct SwitchCase {
    Expr* value = nullptr;
    Block body;
};

struct SwitchStmt : detail::StmtOf<StmtKind::Switch> {
    Expr* subject = nullptr;
    List<SwitchCase> cases;
    Block otherwise;
};

struct TryStmt : detail::StmtOf<StmtKind::Try> {
    Block body;
    std::string_view name; ///< catch NAME; empty when absent
    Span nameSpan;
    Block catchBody;
};

struct UnwindProtectStmt : detail::StmtOf<StmtKind::UnwindProtect> {
    Block body;
    Block cleanup;
};

struct BreakStmt : detail::StmtOf<StmtKind::Break> {};
struct ContinueStmt : detail::StmtOf<StmtKind::Continue> {};
struct ReturnStmt : detail::StmtOf<StmtKind::Return> {};

struct Declarator {
    std::string_view name;
    Span span;
    Expr* value = nullptr; ///< or null (Octave's `global x = 1`)
};

/// global or persistent
struct DeclareStmt : detail::StmtOf<StmtKind::Declare> {
    bool isGlobal = true; ///< otherwise persistent
    List<Declarator> variables;
};

// ------------------------------------------------------------------------------ declarations

/// One line of an arguments block: name (sizes) class {validators} = default
struct ArgumentDecl {
    Span span;
    std::string_view name;
    std::string_view field; ///< the x of `opts.x`: a name=value argument; else empty
    Span nameSpan;
    bool fromClass = false; ///< `opts.?Class`: one name=value argument for each settable property
    bool hasSizes = false;
    ExprList sizes;             ///< Number or Colon
    std::string_view className; ///< dotted; empty when absent. With fromClass, the class after `?`
    ExprList validators; ///< Identifier, Field or Index: mustBePositive, mustBeMember(x, [1 2])
    Expr* defaultValue = nullptr; ///< or null: required
};

struct ArgumentsBlock {
    Span span;
    bool output = false;
    bool repeating = false;
    List<ArgumentDecl> arguments;
};

enum class Accessor : uint8_t { None, Get, Set };

struct FunctionDef {
    Span span;
    Span nameSpan;
    std::string_view name; ///< of an accessor, the property's: `get.x` has name "x", accessor Get
    Accessor accessor = Accessor::None;
    List<Parameter> inputs;
    List<Parameter> outputs;
    bool hasVarargin = false;  ///< the last input is `varargin`
    bool hasVarargout = false; ///< the last output is `varargout`
    bool hasBody = true;       ///< false for a signature in a methods block
    List<ArgumentsBlock> argumentBlocks;
    Block body;
    List<FunctionDef*> nested;           ///< functions written before this one's `end`
    const FunctionDef* parent = nullptr; ///< or null; of a nested function, the one around it
    /// Names that this function itself (not its nested ones) may assign: parameters, outputs,
    /// targets, loop variables, catch names, declarations. Each once, in order of appearance.
    List<std::string_view> assigned;
    std::string_view help; ///< the comment block that documents it, without comment marks
};

struct Attribute {
    Span span;
    std::string_view name;
    bool negated = false;  ///< ~Name
    Expr* value = nullptr; ///< or null: true (false when negated)
};

struct ClassReference {
    Span span;
    std::string_view name; ///< dotted
};

/// One property; the fields are those of an arguments block's line.
struct PropertiesBlock {
    Span span;
    List<Attribute> attributes;
    List<ArgumentDecl> properties;
};

struct MethodsBlock {
    Span span;
    List<Attribute> attributes;
    List<FunctionDef*> functions;
};

struct EventsBlock {
    Span span;
    List<Attribute> attributes;
    List<ClassReference> events;
};

struct EnumerationMember {
    Span span;
    std::string_view name;
    ExprList arguments;
};

struct EnumerationBlock {
    Span span;
    List<Attribute> attributes;
    List<EnumerationMember> members;
};

struct ClassDef {
    Span span;
    Span nameSpan;
    std::string_view name;
    List<Attribute> attributes;
    List<ClassReference> superclasses;
    List<PropertiesBlock> properties;
    List<MethodsBlock> methods;
    List<EventsBlock> events;
    List<EnumerationBlock> enumerations;
    std::string_view help;
};

enum class FileKind : uint8_t {
    Script,   ///< statements, then perhaps local functions
    Function, ///< the first function is the file's
    Class,    ///< classdef, then perhaps local functions
};

/// A parsed text: owner of everything above.
class Ast {
public:
    Arena arena;
    FileKind kind = FileKind::Script;
    uint32_t file = 0; ///< SourceFile::id() of the text
    Block statements;  ///< the script's own; empty for other kinds
    /// Main (FileKind::Function) and local functions, in order; nested ones are inside these.
    List<FunctionDef*> functions;
    const ClassDef* classDef = nullptr; ///< or null
    /// Names the script's statements may assign, as FunctionDef::assigned.
    List<std::string_view> assigned;
};

using AstPtr = std::shared_ptr<const Ast>;

} // namespace vitrine::lang
