// SPDX-License-Identifier: Apache-2.0
#pragma once
// Register bytecode: what the compiler makes of a syntax tree and the VM runs. A Proto is one
// function, script or anonymous function; a Program is everything compiled from one text and owns
// its Protos. Immutable after compile() but for the members marked as caches, which belong to the
// VM; engine thread.
//
// - Registers of a frame: locals [0, localCount) in the order of `locals` (inputs first), then
//   temporaries. A temporary is consumed once: the instruction that reads it may empty it.
// - A local that is unset when it is read is looked up as a function in scripts and is an error
//   elsewhere; the compiler proves nothing about assignment.
// - Variables that several frames see (global, persistent, shared with nested functions) live in
//   boxes and are read and written through LoadBox, TakeBox and StoreBox.
// - Comma-separated lists of a length only known at run time are built on a stack of lists.
#include "base/ref.h"
#include "base/source.h"
#include "lang/ast.h"
#include "value/value.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::lang {

// clang-format off
#define VITRINE_OPCODES(X) \
    /* data: a = … */ \
    X(LoadK)          /* a = constant[bc] */ \
    X(Move)           /* a = copy of b */ \
    X(Take)           /* a = b, b left empty */ \
    X(LoadBox)        /* a = box[b] */ \
    X(StoreBox)       /* box[a] = b, b left empty */ \
    X(TakeBox)        /* a = box[b], box left empty until the next StoreBox */ \
    X(Nargin) X(Nargout) \
    /* operators: a = b op c; n: bit 0 b is a constant, bit 1 c is a constant */ \
    X(Add) X(Subtract) X(Multiply) X(Divide) X(LeftDivide) X(Power) \
    X(ElementMultiply) X(ElementDivide) X(ElementLeftDivide) X(ElementPower) \
    X(Equal) X(NotEqual) X(Less) X(LessEqual) X(Greater) X(GreaterEqual) X(And) X(Or) \
    X(Plus) X(Minus) X(Not) X(Transpose) X(CTranspose) \
    X(Range)          /* a = b:c, or b:b+1:b+2 when n is 1 */ \
    X(RoundSubscript) /* a = colon a as a subscript of b: whole numbers; n: b is assigned to */ \
    X(Truth)          /* a = b as an operand of && and || */ \
    /* jumps: by the signed number in bc, from the next instruction */ \
    X(Jump) X(JumpBack) X(JumpIfFalse) X(JumpIfTrue) \
    /* JumpBack ends a round of loop a */ \
    X(JumpIfSet)      /* when local a has a value */ \
    X(JumpIfOutputs)  /* when the caller wants at least a outputs */ \
    X(JumpUnlessLess) /* unless b < c, n as for operators; the next word holds the distance */ \
    X(JumpUnlessLessEqual) X(JumpUnlessGreater) X(JumpUnlessGreaterEqual) \
    X(JumpUnlessEqual) X(JumpUnlessNotEqual) \
    /* loops: four temporaries from a hold the state */ \
    X(ForRange)       /* state from first a, step a+1, last a+2; n: a step is given; b target */ \
    X(ForEach)        /* state from the value in a; b target */ \
    X(ForNext)        /* b = next value, then by the distance in the next word; its a: loop */ \
    X(LoopEnd)        /* loop a of the function was left */ \
    /* calls by name: site[b]; n arguments from c */ \
    X(Call)           /* a = first output */ \
    X(CallOne)        /* a = first output, arguments are the top list */ \
    X(CallMany)       /* outputs are appended to the list below the arguments, the top list */ \
    /* (…) on a value: index, or call of a handle */ \
    X(Index)          /* a = b(c … c+n-1) */ \
    X(IndexOne)       /* a = b(top list) */ \
    X(IndexMany)      /* list below += b(top list) with a outputs */ \
    X(Method)         /* a = b.name(c … c+n-1); next word: a field site, b outputs, c appends to \
                         the open list instead, n arguments are the top list */ \
    X(CellGet) X(CellOne) /* a = b{…} as Index and IndexOne */ \
    X(CellPush)       /* top list += b{c … c+n-1} */ \
    X(CellMany)       /* list below += b{top list} */ \
    X(Field)          /* a = b.name, field site c */ \
    X(FieldPush)      /* top list += b.name */ \
    X(DynField) X(DynFieldPush) /* the name is in register c */ \
    X(End)            /* a = end of b as subscript c of n */ \
    X(EndPath)        /* a = end inside path end site c of the variable b */ \
    /* lists */ \
    X(ListBegin) X(ListDrop) \
    X(ListPush)       /* top list += b */ \
    X(ListTake)       /* a = next of the top list; n: 1 when it may be missing */ \
    X(AnsList)        /* every element of the top list becomes ans (a), displayed when n */ \
    /* literals */ \
    X(Matrix)         /* a = [rows of literal b], elements from c */ \
    X(MatrixLists)    /* a = [top b lists] */ \
    X(Cell) X(CellLists) \
    X(Closure)        /* a = handle to proto b */ \
    X(FunctionRef)    /* a = @name, call site b */ \
    /* indexed assignment: variable a, value b (a temporary is taken) */ \
    X(StoreIndex)     /* a(c … c+n-1) = b */ \
    X(StoreCell)      /* a{c … c+n-1} = b */ \
    X(StoreField)     /* a.name = b, field site c */ \
    X(StorePath)      /* path c; n lists above its own, which then stay */ \
    X(StorePathList)  /* path c of variable a = as many as needed of the top list; n as above */ \
    X(DeletePath)     /* a(path c) = [], or '' when n is 1 */ \
    X(PathGet)        /* a = value at path c of variable b */ \
    X(CountBegin)     /* number of outputs = a */ \
    X(CountPath)      /* number of outputs += elements of path c of variable b; n as above */ \
    /* statements */ \
    X(CaseTest)       /* a = switch value b matches case c */ \
    X(Catch)          /* a = the error, or only handled when n is 0 */ \
    X(EndCatch)       /* handled: lasterr stays, rethrow ends */ \
    X(Rethrow)        /* after a cleanup that an error entered */ \
    X(Global)         /* box a = the global of call site b's name; n: unset when new, else [] */ \
    X(Persistent)     /* box a = persistent b; skips the distance in the next word when set before */ \
    X(Display)        /* shows a under the name of call site b */ \
    X(Ans)            /* ans (a) = b if b has a value; shown when n; c: 1 + call site of a bare name, \
                         which may be a variable by now */ \
    X(Validate)       /* argument check b of local a */ \
    X(Return)         /* outputs from the locals */ \
    X(ReturnValue)    /* the only output is b */ \
    X(ReturnList)     /* outputs are the top list */ \
    X(Break)          /* patched over a statement's first instruction by a debugger */ \
    X(Extra)          /* operands of the instruction before */
// clang-format on

enum class Op : uint8_t {
#define VITRINE_OPCODE(name) name,
    VITRINE_OPCODES(VITRINE_OPCODE)
#undef VITRINE_OPCODE
};

struct Instruction {
    Op op;
    uint8_t n = 0;
    uint16_t a = 0;
    uint16_t b = 0;
    uint16_t c = 0;

    [[nodiscard]] int32_t wide() const {
        return static_cast<int32_t>(static_cast<uint32_t>(b) | static_cast<uint32_t>(c) << 16);
    }
    void setWide(int32_t value) {
        b = static_cast<uint16_t>(static_cast<uint32_t>(value) & 0xffff);
        c = static_cast<uint16_t>(static_cast<uint32_t>(value) >> 16);
    }
};
static_assert(sizeof(Instruction) == 8);

inline constexpr int kMaxRegisters = 65000;
inline constexpr int kMaxStaticArguments = 250; ///< more go through a list
inline constexpr int kCountedOutputs = -1;      ///< as many as CountBegin/CountPath found
inline constexpr int kFrameOutputs = -2;        ///< as many as the running function was asked for

/// What the VM found for a call site.
enum class SiteKind : uint8_t {
    None,
    User,
    Nested,
    Script,
    Builtin,
    Scalar,
    Class,       ///< a class: the call makes an object
    ClassMember, ///< Name.member: a static method, constant or member of an enumeration
    Superclass   ///< method@Name(…), or @Name(object,…) in a constructor
};

/// A place that names a function (or a variable made at run time). The cache is the VM's.
struct CallSite {
    std::string name;
    int outputs = 1; ///< 0 statement, ≥1, kCountedOutputs, kFrameOutputs
    bool command = false;
    mutable uint32_t generation = 0;
    mutable SiteKind kind = SiteKind::None;
    mutable const void* target = nullptr;
    mutable const void* detail = nullptr;
};

struct FieldSite {
    FieldSite() = default;
    explicit FieldSite(std::string field);

    std::string name;
    mutable int position = 0;   ///< where the field was last time
    bool namesElements = false; ///< a list of a table's properties: Properties.VariableUnits{'x'}
};

/// One step of an lvalue: subscripts are registers [first, first+count), or the next open list.
struct PathLink {
    enum class Kind : uint8_t { Paren, Brace, Field, DynField } kind = Kind::Paren;
    bool list = false;
    uint16_t first = 0; ///< registers; of DynField: the name
    uint16_t count = 0;
    uint16_t field = 0; ///< field site
};
using Path = std::vector<PathLink>;

/// `end` in subscript `position` of `count` after the first `links` links of a path.
struct EndSite {
    uint16_t path = 0;
    uint16_t links = 0;
    uint16_t position = 0;
    uint16_t count = 0;
};

/// Where control goes when an error leaves [begin, end); later entries are inner.
struct Handler {
    enum class Kind : uint8_t { Try, Cleanup, Validator } kind = Kind::Try;
    uint32_t begin = 0;
    uint32_t end = 0;
    uint32_t target = 0;
    int position = 0; ///< Validator: the argument's position
    int named = -1;   ///< Validator: index into `named` of a name-value argument
    int depth = 0;    ///< catch blocks and cleanups around it
};

struct ArgumentCheck {
    std::string name; ///< as it stands in messages: "x", "opts.x"
    std::string field;
    int position = 0;
    std::vector<int64_t> sizes; ///< -1: any
    std::string className;
    bool output = false;
    int every = 0; ///< of Repeating: the elements of a cell, at position, position + every, …
    std::vector<uint16_t> validators; ///< of Repeating: registers of functions of an element
};

/// A name-value argument that an arguments block declares.
struct NamedArgument {
    uint16_t local = 0; ///< the struct that takes it
    std::string name;
};

struct Capture {
    bool fromBox = false;
    uint16_t from = 0; ///< register or box where the function is made
    uint16_t to = 0;   ///< register of the made function
};

/// A box of a nested function comes from the function around it; others are its own.
struct BoxInfo {
    std::string name;
    int parentBox = -1;
    int local = -1; ///< input whose value moves in at entry
};

struct Proto {
    enum class Kind : uint8_t { Function, Anonymous, Script } kind = Kind::Function;
    std::string name;
    std::string text; ///< of an anonymous function, as func2str gives it
    Span span;
    std::vector<Instruction> code;
    std::vector<Span> spans; ///< one an instruction
    std::vector<Value> constants;
    std::vector<CallSite> sites;
    std::vector<FieldSite> fields;
    std::vector<Path> paths;
    std::vector<EndSite> ends;
    std::vector<std::vector<uint16_t>> literals; ///< elements in each row
    std::vector<Handler> handlers;
    std::vector<ArgumentCheck> checks;
    std::vector<uint32_t> statements; ///< first instruction of each statement
    std::vector<std::unique_ptr<Proto>> protos;
    std::vector<Capture> captures;
    std::vector<BoxInfo> boxes;

    std::vector<std::string> locals; ///< names by register
    int registerCount = 0;           ///< locals and temporaries
    int inputCount = 0;              ///< without varargin, Repeating and name-value arguments
    int requiredInputs = 0;          ///< that an arguments block gives no default
    int outputCount = 0;             ///< without varargout
    int varargin = -1;               ///< local, or -1
    int repeating = 0;               ///< number of Repeating inputs; the first is varargin
    bool vararginBoxed = false;
    std::vector<int32_t> outputs; ///< registers, or -1-box
    int varargout = -1;           ///< local, -2-box, or -1
    std::vector<NamedArgument> named;
    std::vector<std::string> shownInputs, shownOutputs; ///< names for help
    int persistentCount = 0;
    bool nested = false;
    bool constructs = false;              ///< a constructor: its first output is an object at entry
    std::vector<std::string> constructed; ///< superclasses whose constructors it calls itself
    std::vector<int> nestedFunctions;     ///< indices into protos of functions callable by name
    const Proto* parent = nullptr;
    uint32_t loopBase = 0; ///< numbers of loops are unique in the process

    mutable std::vector<Ref<RefCounted>> persistents; ///< cache of the VM

    [[nodiscard]] int localCount() const { return static_cast<int>(locals.size()); }
    /// Register of a local, or -1.
    [[nodiscard]] int findLocal(std::string_view variable) const;
    [[nodiscard]] int findBox(std::string_view variable) const;
};

/// Everything compiled from one text.
struct Program {
    uint32_t file = 0;
    FileKind kind = FileKind::Script;
    std::unique_ptr<Proto> script; ///< null for function files
    std::vector<std::unique_ptr<Proto>> functions;
    /// Of a class: for each function with a body in its methods blocks, in order.
    std::vector<std::unique_ptr<Proto>> methods;
};

[[nodiscard]] const char* opName(Op op);
/// One instruction a line, for tests and debugging.
[[nodiscard]] std::string disassemble(const Proto& proto);

} // namespace vitrine::lang
