// SPDX-License-Identifier: Apache-2.0
#pragma once
// The steps of a program from the nodes of a group: each node once in each context, operands as
// loads through maps, equal steps shared. Loops are emitted by loop_emitter.h. Fills the program's
// steps, inputs, parameters, boxes and random streams, with what the launch needs of each.
#include "accel/loops/loop_emitter.h"
#include "accel/run/program_builder.h"

#include <map>
#include <tuple>

namespace vitrine {

/// Where steps are being emitted: which list, over which domain, and, inside an indexed
/// assignment, relocated by a box with a guard.
struct EmitContext {
    std::vector<Step>* steps;
    Shape domain;
    bool epilogue;
    const IndexBox* box;
    int16_t guard;
};

class StepEmitter {
public:
    StepEmitter(const Group& group, Program& program, BuiltGroup& out)
        : m_group(group), m_program(&program), m_out(out), m_loop(*this, group, program, out) {}

    /// An operand in the class that is asked for.
    int16_t emitOperand(const Operand& o, DType wanted, const EmitContext& at);
    int16_t emitNode(const Node& n, const EmitContext& at);
    int16_t emitScalar(const EmitContext& at, DType dtype, uint64_t bits);
    int16_t emitDraw(const Operation& draw, const EmitContext& at);
    int16_t emitRamp(DType dtype, uint64_t first, uint64_t step, const EmitContext& at);
    /// shape is empty for a view: its map is then never the identity by construction.
    int16_t emitLoad(ArrayHandle& handle, OperandMap map, const Shape& shape,
                     const EmitContext& at);
    int16_t convertTo(int16_t step, DType wanted, const EmitContext& at);
    /// A step of the loop for a value from before it.
    int16_t copyOf(int16_t step, DType dtype, const EmitContext& at);
    int16_t push(const EmitContext& at, Step step);
    int16_t addParameter(DType dtype, uint64_t bits);
    [[nodiscard]] bool isMember(const Node* n) const { return m_group.computes(n); }
    /// The loop that the group has, once it is emitted; null without one.
    [[nodiscard]] const LoopBody* loop() const { return m_loop.body(); }

private:
    struct MapKey {
        const ArrayHandle* handle;
        MapKind kind;
        bool epilogue;
        OperandMap map;
        auto operator<=>(const MapKey& o) const {
            return std::tie(handle, kind, epilogue, map.offset, map.stride, map.advance) <=>
                   std::tie(o.handle, o.kind, o.epilogue, o.map.offset, o.map.stride,
                            o.map.advance);
        }
        bool operator==(const MapKey& o) const { return (*this <=> o) == 0; }
    };

    /// A step that computes the same already, or -1. What a loop computed is not the same after it.
    int16_t findStep(const std::vector<Step>& steps, const Step& step) const;
    /// Is a member of the group computed for each element, not for each line?
    bool isElement(const Node* n) const;
    /// A result of the line, for one of its elements.
    int16_t emitLine(const Node& n, const EmitContext& at);
    int16_t emitView(const Node& view, const Shape& seen, const EmitContext& at);
    int16_t emitFresh(const Node& n, const EmitContext& at);
    int16_t emitApply(const Node& n, const EmitContext& at);
    int16_t emitAssign(const Node& n, const EmitContext& at);
    /// Reads the assigned values: element (c - first)/step of an array of the box's shape.
    int16_t emitBoxLoad(const Node& n, const Operand& value, const EmitContext& at, int16_t guard);

    const Group& m_group;
    Program* m_program;
    BuiltGroup& m_out;
    std::map<MapKey, int16_t> m_slots;
    std::map<std::tuple<const Node*, bool, int16_t>, int16_t> m_done;
    LoopEmitter m_loop;
};

} // namespace vitrine
