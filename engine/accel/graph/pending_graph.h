// SPDX-License-Identifier: Apache-2.0
#pragma once
// The operations that the script has asked for and that nothing has computed yet: capture adds
// them, loops are rolled among them, a flush takes the nodes that it computes. Owned by AccelState;
// engine thread only.
#include "accel/graph/common_operations.h"
#include "accel/graph/failed_arrays.h"
#include "accel/graph/pending_list.h"
#include "accel/loops/loop_roller.h"
#include "base/source.h"
#include "value/value.h"

#include <cstdint>
#include <vector>

namespace vitrine {

class PinTable;
class ProviderRegistry;
class Recorder;
class Trace;
struct Settings;

class PendingGraph {
public:
    PendingGraph(const Settings& settings, Trace& trace, ProviderRegistry& providers,
                 Recorder& recorder, PinTable& pins, ArrayOwner& owner);

    const Settings& settings;
    FailedArrays failed;

    // --- capture
    /// Adds the node; the result is a tensor of its shape.
    Value capture(Ref<Node> node, Span at, bool gpuArray);
    /// Is so much pending that it should be computed before more is captured?
    [[nodiscard]] bool isFull() const { return !m_flushing && m_list.count() > m_nodeBudget; }
    /// What nobody reads yet (fills, ramps) stays pending: not each capture looks at all of it.
    void resetBudget();
    /// The argument as an operand; scalars are converted to `scalarClass`.
    Operand operandOf(const Value& v, DType scalarClass);
    /// The argument as an array, scalars too: elements that are stored before they are read.
    Operand arrayOperandOf(const Value& v);

    // --- loops of the script
    /// The start of an iteration, or the end of a loop (-1). True: what is pending should be
    /// computed now.
    [[nodiscard]] bool enterIteration(uint32_t loop, int64_t iteration);
    /// The same while the loop captures nothing: notes the iteration; false where there is more to
    /// do.
    [[nodiscard]] bool passIteration(uint32_t loop, int64_t iteration) {
        if (m_list.count() != 0 || m_loop != loop || !m_roller.isIdleIn(loop)) return false;
        m_iteration = iteration;
        return true;
    }
    /// See LoopRoller.
    [[nodiscard]] int64_t rolledIterations(uint32_t loop) const { return m_roller.rolled(loop); }
    int64_t repeatIteration(uint32_t loop, int64_t most,
                            const std::vector<const ArrayHandle*>& left) {
        return m_roller.repeat(loop, most, left);
    }
    [[nodiscard]] uint32_t currentLoop() const { return m_loop; }
    [[nodiscard]] int64_t currentIteration() const { return m_iteration; }
    /// Whether loops are rolled makes no difference to it.
    [[nodiscard]] bool isInLoop() const { return !m_loops.empty(); }
    /// An error left the loop, and those in it, for who catches it.
    void leaveByError(uint32_t loop) { noteLoop(loop, -1); }
    /// What the last iteration stored into the result of a running loop, or null.
    Ref<ArrayHandle> storedLast(Node& store) { return m_roller.storedLast(store); }
    /// An array of one number that is none of the present iteration's operations.
    Ref<ArrayHandle> fillBefore(const Node& like, const Operand& number, const Shape& shape);

    // --- what is pending
    /// The loop hook of the VM is free when it is 0.
    [[nodiscard]] std::size_t pendingCount() const { return m_list.count(); }
    /// Arrays that are pending for who asks alone.
    [[nodiscard]] std::size_t leftCount() const { return m_list.leftCount(); }
    /// Length of the list of pending nodes, with the places of those that died unused.
    [[nodiscard]] std::size_t pendingPlaces() const { return m_list.size(); }
    /// Source line of the first pending node, or 0.
    [[nodiscard]] uint32_t firstLine() const;
    /// See Accelerator::leavePending.
    void leavePending() { m_list.leave(); }
    /// The same of one, which further operations like its own are not taken for either.
    void leave(ArrayHandle& array);
    [[nodiscard]] const PendingList::Arrays& arrays() const { return m_list.arrays(); }
    void forget(ArrayHandle& array);
    void releaseOperands() { m_list.releaseOperands(); }

    // --- flush
    /// The nodes to compute, with loops as what computes them; of those that were left what `only`
    /// or others need.
    std::vector<Node*> nodesToCompute(ArrayHandle* only);
    /// What is pending is about to be computed because this array is needed (null: for none).
    void beginFlush(const ArrayHandle* only) { m_roller.flushed(only); }
    /// While it lives, places stay as they are and nothing is full.
    class Flushing {
    public:
        explicit Flushing(PendingGraph& graph) : m_flag(graph.m_flushing) { m_flag = true; }
        ~Flushing() { m_flag = false; }
        Flushing(const Flushing&) = delete;
        Flushing& operator=(const Flushing&) = delete;

    private:
        bool& m_flag;
    };
    [[nodiscard]] bool isFlushing() const { return m_flushing; }
    /// The flush is over, or had nothing to do. Containers may hold any number of fills and ramps
    /// that nothing reads: where they are many they leave the list, of which each flush looks at
    /// all, until an operation or a flush asks for them.
    void parkUnread();

private:
    /// So many pending nodes are flushed.
    static constexpr std::size_t kNodeBudget = 4096;

    [[nodiscard]] Operand handleOf(const Tensor& t);
    void record(Node& node, Span at);
    /// Whether to compute it, by the places of the pending arrays.
    [[nodiscard]] std::vector<bool> needed(const ArrayHandle* only) const;
    void unpark(ArrayHandle& array) { m_roller.beforeAll(array); }
    void noteLoop(uint32_t loop, int64_t iteration);
    void dropEmptyPlaces();

    Trace& m_trace;
    Recorder& m_recorder;
    PinTable& m_pins;
    ArrayOwner& m_owner;
    PendingList m_list;
    CommonOperations m_common;
    LoopRoller m_roller;
    std::vector<uint32_t> m_loops; ///< of the script that iterations were announced of
    uint32_t m_loop = 0;           ///< that nodes are noted under
    int64_t m_iteration = -1;
    std::vector<uint32_t> m_inputs; ///< of the node that is being recorded
    std::size_t m_nodeBudget = kNodeBudget;
    bool m_flushing = false;
};

} // namespace vitrine
