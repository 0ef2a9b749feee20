// SPDX-License-Identifier: Apache-2.0
#pragma once
// When what the backward pass reads takes much of the memory, as in a long loop, the tape keeps
// only what is needed to compute the rest again: at each of its checkpoints, every so many
// operations, the values that later operations read. The backward pass computes the operations from
// one checkpoint to the next again when it comes to them, by the same operations on the same
// values, so that no bit changes. Engine thread.
#include "builtins/gradients/tape.h"

#include <vector>

namespace vitrine {

/// The node's result is kept for the backward pass.
void countKept(TapeNode& node, const Value& result);
/// How many bytes a tape may keep before it keeps checkpoints: a part of the memory that arrays
/// have where they are.
[[nodiscard]] uint64_t mostKept(Accelerator& accel);
/// Lets go of what can be computed again, with as few checkpoints as memory asks for.
void keepCheckpoints(Tape& tape, Span at);

/// Values that were computed again, until the backward pass has gone past them.
class Recomputed {
public:
    explicit Recomputed(Interpreter& vm) : m_vm(vm) {}
    ~Recomputed() { forgetFrom(0); }
    Recomputed(const Recomputed&) = delete;
    Recomputed& operator=(const Recomputed&) = delete;

    /// What the backward function of this node reads is there then.
    void provide(TapeNode& node);
    /// Operations from this number on are done with.
    void forgetFrom(uint64_t number);

private:
    Interpreter& m_vm;
    std::vector<TapeNode*> m_nodes; ///< in the order of their numbers
};

// --- how operations are computed again
[[nodiscard]] Value binaryAgain(Interpreter& vm, const TapeNode& node, std::span<const Value> args);
[[nodiscard]] Value unaryAgain(Interpreter& vm, const TapeNode& node, std::span<const Value> args);
[[nodiscard]] Value builtinAgain(Interpreter& vm, const TapeNode& node,
                                 std::span<const Value> args);
[[nodiscard]] Value indexAgain(Interpreter& vm, const TapeNode& node, std::span<const Value> args);
[[nodiscard]] Value assignAgain(Interpreter& vm, const TapeNode& node, std::span<const Value> args);
[[nodiscard]] Value concatenateAgain(Interpreter& vm, const TapeNode& node,
                                     std::span<const Value> args);

} // namespace vitrine
