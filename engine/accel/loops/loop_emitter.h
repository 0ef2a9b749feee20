// SPDX-License-Identifier: Apache-2.0
#pragma once
// The steps of a loop of the script inside a program: what does not change with the iteration
// before it, carried values first in it, tables of numbers, and the operations that the group's
// results need. Part of a StepEmitter, whose lists it writes to.
#include "accel/loops/loop.h"
#include "provider/kernel_ir.h"

#include <vector>

namespace vitrine {

class StepEmitter;
struct BuiltGroup;
struct EmitContext;
struct Group;

class LoopEmitter {
public:
    LoopEmitter(StepEmitter& steps, const Group& group, Program& program, BuiltGroup& out)
        : m_steps(steps), m_group(group), m_program(&program), m_out(out) {}

    /// The step that has a result of the loop after it. All results are of one loop, which is
    /// emitted the first time.
    int16_t emit(const Node& n, const EmitContext& at);
    [[nodiscard]] const LoopBody* body() const { return m_loop; }

private:
    /// The loop that n is a result of, with everything that the group's results need of it.
    void emitLoop(const Node& n, const EmitContext& at);
    /// Does an operation give the same in every iteration?
    [[nodiscard]] bool isInvariant(const LoopStep& s) const;
    /// How an operation of the loop sees an array: a store takes the elements in order, so a row
    /// may go into a column.
    [[nodiscard]] Shape shapeIn(const LoopStep& s, const LoopOperand& o) const;
    int16_t outerStep(const Node& n, const LoopOperand& o, const Shape& seen,
                      const EmitContext& at);
    int16_t loopOperand(const Node& n, const LoopStep& s, std::size_t k, DType wanted,
                        const EmitContext& at);
    void emitLoopStep(const Node& n, std::size_t j, const EmitContext& at);

    StepEmitter& m_steps;
    const Group& m_group;
    Program* m_program;
    BuiltGroup& m_out;
    const LoopBody* m_loop = nullptr;
    std::vector<int16_t> m_loopSteps; ///< of each operation of an iteration
    std::vector<int16_t> m_slotSteps; ///< of each slot
    struct OuterStep {
        uint32_t index;
        Shape shape;
        int16_t step;
    };
    std::vector<OuterStep> m_outerSteps;
};

} // namespace vitrine
