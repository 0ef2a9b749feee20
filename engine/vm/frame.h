// SPDX-License-Identifier: Apache-2.0
#pragma once
// What runs: functions, the units they were compiled in, frames and their registers. Engine thread.
#include "base/script_error.h"
#include "lang/bytecode.h"
#include "value/class_object.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace vitrine {

namespace lang {
class Ast;
}

/// A variable that several frames see.
class Box : public RefCounted {
public:
    Value value;
};

/// The boxes of one activation, shared with the nested functions made in it.
class Scope : public RefCounted {
public:
    std::vector<Ref<Box>> boxes;
    Ref<Scope> parent;
    const lang::Proto* proto = nullptr;
};

class CodeUnit;
struct Builtin;

/// A compiled function, as handles point at it.
class Function final : public Callable {
public:
    const lang::Proto* proto = nullptr;
    CodeUnit* unit = nullptr; ///< outlives calls; handles keep it alive through `keep`
    Ref<CodeUnit> keep;
};

/// The scope of a handle that names a builtin and was made in the library: there the name means the
/// builtin whatever files there are. Such a handle has no code.
class OwnBuiltin final : public RefCounted {
public:
    explicit OwnBuiltin(const Builtin& row) : builtin(row) {}
    const Builtin& builtin;
};

/// A text that was compiled: a file, a command, a text given to eval.
class CodeUnit final : public RefCounted {
public:
    std::unique_ptr<lang::Program> program;
    std::string path;   ///< "" for typed code
    std::string folder; ///< of the file
    std::unordered_map<std::string, Ref<Function>> functions;
    Ref<Function> main;               ///< the first function of a function file
    Ref<Function> script;             ///< null for function files
    std::vector<std::string> globals; ///< workspace variables that were global when compiled
    Ref<CodeUnit> outer;              ///< of evaluated text: the code that evaluated it
    /// The source of a builtin: its places and frames are not the user's to see.
    bool library = false;
    std::string_view family; ///< its folder of the library
    /// The class that the text is code of; it lives as long as the session.
    const ClassInfo* ownClass = nullptr;
    std::shared_ptr<const lang::Ast> ast; ///< of a class only
    /// What the functions of this unit, nested ones with the outermost, have imported.
    std::map<const lang::Proto*, std::vector<std::string>> imports;
};

/// Variables that were made at run time, or live between runs. In order of their names.
class Workspace {
public:
    std::map<std::string, Value, std::less<>> values;
    std::map<std::string, Ref<Box>, std::less<>> globals;
};

/// Locals of a frame that a script or an evaluated text has declared global. While the frame runs
/// their values are in its registers, while it waits for a call in the boxes that all share.
struct GlobalLinks {
    struct Link {
        int local = 0;
        Ref<Box> box;
    };
    std::vector<Link> all;
    bool inBoxes = false;

    [[nodiscard]] Link* find(int local) {
        for (Link& link : all) {
            if (link.local == local) return &link;
        }
        return nullptr;
    }
};

/// A comma-separated list under construction, or being taken apart from `next` on.
struct ValueList {
    std::vector<Value> values;
    std::size_t next = 0;
};

struct Frame {
    Frame(Frame* from, const Function& called, int in, int out, std::size_t lists,
          std::size_t handling)
        : caller(from), function(&called), proto(called.proto), inputs(in), outputs(out),
          listBase(lists), handlingBase(handling) {}
    Frame(const Frame&) = delete;
    Frame& operator=(const Frame&) = delete;

    Frame* caller;
    const Function* function;
    const lang::Proto* proto;
    Value* registers = nullptr;
    const lang::Instruction* pc = nullptr;
    int inputs;        ///< nargin
    int outputs;       ///< nargout
    int counted = 0;   ///< see CountBegin
    int takenBox = -1; ///< a box whose value is in register takenRegister while it is changed
    int takenRegister = 0;
    bool isScript = false;
    bool extraCaptures = false; ///< `extra` has captured variables: they hide functions
    std::size_t listBase;
    std::size_t handlingBase;
    Value result;                       ///< first output
    std::vector<Value>* many = nullptr; ///< all outputs, when more than one is wanted
    Ref<Scope> scope;
    std::unique_ptr<Workspace> extra; ///< variables of a function made by eval, load, assignin
    std::unique_ptr<GlobalLinks> links;
    /// Script frames: whose variables these are; null: the base workspace.
    Frame* owner = nullptr;
    std::span<const Value> arguments; ///< of a running builtin, for inputname

    [[nodiscard]] bool inLibrary() const {
        return function && function->unit && function->unit->library;
    }
    /// What runs inside a function of the library happens at the place that called it.
    [[nodiscard]] Span span() const {
        if (inLibrary() && caller) return caller->span();
        if (!pc) return proto->span;
        return proto->spans[static_cast<std::size_t>(pc - proto->code.data())];
    }
};

/// Registers of all frames. Free registers are Nothing; addresses never change.
class RegisterStack {
public:
    Value* push(int count) {
        if (m_used + count > kChunk) nextChunk(count);
        Value* first = m_chunks[m_current].get() + m_used;
        m_used += count;
        return first;
    }
    void pop(Value* first, int count) {
        for (int i = 0; i < count; ++i) {
            if (!first[i].isNothing()) first[i] = Value();
        }
        m_used -= count;
        if (m_used == 0 && m_current > 0) previousChunk();
    }

private:
    static constexpr int kChunk = 1 << 17;
    void nextChunk(int count);
    void previousChunk();

    std::vector<std::unique_ptr<Value[]>> m_chunks;
    std::vector<int> m_before; ///< what was used of the chunks below
    std::size_t m_current = 0;
    int m_used = kChunk;
};

inline void RegisterStack::nextChunk(int count) {
    VITRINE_ASSERT(count <= kChunk);
    if (!m_chunks.empty()) {
        m_before.push_back(m_used);
        ++m_current;
    }
    if (m_chunks.size() <= m_current) m_chunks.push_back(std::make_unique<Value[]>(kChunk));
    m_used = 0;
}

inline void RegisterStack::previousChunk() {
    --m_current;
    m_used = m_before.back();
    m_before.pop_back();
}

} // namespace vitrine
