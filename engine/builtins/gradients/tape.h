// SPDX-License-Identifier: Apache-2.0
#pragma once
// The tape of dlfeval: one node for each operation on traced arrays. A node is owned by the dlarray
// that it computed and by the nodes that used it, so what nothing can reach is gone with its data.
// Engine thread.
#include "builtins/core/builtin.h"
#include "value/dlarray.h"

#include <vector>

namespace vitrine {

class Backward;
/// Adds to the gradients of a node's arguments what its own gradient means for them.
using BackwardFunction = void (*)(Backward& b);

class TapeNode;

/// Of one outermost dlfeval; its nodes count as constants once it has closed.
class Tape : public RefCounted {
public:
    explicit Tape(Accelerator& accelerator) : accel(accelerator) {}

    Accelerator& accel; ///< outlives the values of its session
    bool open = true;
    uint64_t kept = 0;          ///< bytes that the backward pass reads, about
    uint64_t most = UINT64_MAX; ///< above which checkpoints are kept instead (checkpoints.h)
    uint64_t stride = 0;        ///< numbers from one checkpoint to the next; 0: none yet
    uint64_t next = 0;          ///< number of the next node: operands have smaller ones
    TapeNode* last = nullptr;   ///< of the nodes that live, linked through TapeNode::before

    /// Gives the data of all nodes back, also of those that a global variable still holds.
    void close();
};

/// What the backward pass reads, as bits of TracedOperation::reads: the value of argument i is
/// 1 << i.
inline constexpr unsigned kReadsNothing = 0;
inline constexpr unsigned kReadsResult = 1u << 31;
inline constexpr unsigned kReadsArguments = ~kReadsResult;
inline constexpr unsigned kReadsAll = ~0u;

/// How the plain result of an operation is computed again, from plain arguments: checkpoints.h.
using ForwardFunction = Value (*)(Interpreter& vm, const TapeNode& node,
                                  std::span<const Value> args);
struct Forward {
    ForwardFunction run = nullptr; ///< null: it is not
    const Builtin* builtin = nullptr;
    int which = 0; ///< a BinaryOp or UnaryOp
};

/// What is recorded of an operation; constants that live for ever.
struct TracedOperation {
    const char* name = "";
    BackwardFunction backward = nullptr;
    unsigned reads = kReadsAll;
    const ElementwiseOp* op = nullptr; ///< for elementwiseBackward
    Forward forward = {};
};

struct TapeInput {
    Ref<TapeEntry> entry; ///< null for an argument that is not traced
    /// Plain; Nothing when the backward pass does not read it, or finds it as the entry's result.
    Value value;
    bool missing = false; ///< not traced, and not kept since nothing reads it
    Shape shape;
    DType dtype = DType::Double;
    bool complex = false;
    bool gpu = false;
};

class TapeNode final : public TapeEntry {
public:
    explicit TapeNode(Ref<Tape> of);
    ~TapeNode() override;
    TapeNode(const TapeNode&) = delete;
    TapeNode& operator=(const TapeNode&) = delete;

    Ref<Tape> tape;
    uint64_t number;
    TapeNode* before = nullptr; ///< neighbours in the list of the tape
    TapeNode* after = nullptr;
    TracedOperation operation; ///< without backward: an argument of dlfeval
    std::vector<TapeInput> inputs;
    Value result; ///< plain, when something reads it and it is not computed again
    Span span;
    bool counted = false; ///< its result is part of what the tape keeps
    // Scratch of keepCheckpoints.
    uint64_t lastUse = 0;
    bool again = false; ///< the result can be computed from what is kept
};

/// The node of a value while its tape is open; null for everything else.
[[nodiscard]] TapeNode* nodeOf(const Value& v);
[[nodiscard]] inline bool isTraced(const Value& v) {
    return nodeOf(v) != nullptr;
}
[[nodiscard]] bool anyTraced(std::span<const Value> values);

/// The array in a dlarray; other values as they are.
[[nodiscard]] Value plainValue(const Value& v);
[[nodiscard]] std::vector<Value> plainValues(std::span<const Value> values);
[[nodiscard]] bool anyDlArray(std::span<const Value> values);

/// The result of an operation as a dlarray, with a node when an argument is traced.
[[nodiscard]] Value traced(const TracedOperation& operation, std::span<const Value> args,
                           const Value& result, std::string labels, Span span);

} // namespace vitrine
