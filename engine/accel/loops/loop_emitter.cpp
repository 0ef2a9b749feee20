// SPDX-License-Identifier: Apache-2.0
#include "accel/loops/loop_emitter.h"

#include "accel/run/step_emitter.h"

#include <algorithm>

namespace vitrine {

int16_t LoopEmitter::emit(const Node& n, const EmitContext& at) {
    if (!m_loop) emitLoop(n, at);
    const auto& result = n.as<payload::Loop>();
    return (result.slot ? m_slotSteps : m_loopSteps)[result.value];
}

void LoopEmitter::emitLoop(const Node& n, const EmitContext& at) {
    const LoopBody& loop = *n.as<payload::Loop>().body;
    m_loop = &loop;
    std::vector<const Node*> results;
    for (const Node* b : m_group.body) {
        if (b->is(NodeKind::Loop)) results.push_back(b);
    }
    const LoopBody::Needed needed = loop.needed(results);
    m_loopSteps.assign(loop.steps.size(), -1);
    m_slotSteps.assign(loop.slots.size(), -1);
    m_outerSteps.clear();
    // Before the loop: first values, arrays that every iteration reads, and what depends on
    // nothing else.
    std::vector<int16_t> first(loop.slots.size(), -1);
    for (std::size_t d = 0; d < loop.slots.size(); ++d) {
        if (!needed.slots[d]) continue;
        Operand o = n.operands[loop.slots[d].first];
        if (o.array) o.shape = o.array->shape.count() == 1 ? Shape(1, 1) : loop.domain;
        first[d] = m_steps.emitOperand(o, loop.slots[d].dtype, at);
    }
    for (std::size_t j = 0; j < loop.steps.size(); ++j) {
        if (!needed.steps[j]) continue;
        const LoopStep& s = loop.steps[j];
        for (const LoopOperand& o : s.operands) {
            const bool stored = s.is(NodeKind::AssignSlice) && &o == &s.operands[0];
            if (o.kind == LoopOperand::Kind::Outer && !s.is(NodeKind::View) && !stored)
                (void)outerStep(n, o, shapeIn(s, o), at);
        }
        if (isInvariant(s)) emitLoopStep(n, j, at);
    }
    Program& p = *m_program;
    p.loopBegin = static_cast<int16_t>(at.steps->size());
    for (std::size_t d = 0; d < loop.slots.size(); ++d) {
        if (!needed.slots[d]) continue;
        Step s;
        s.kind = StepKind::Carried;
        s.dtype = loop.slots[d].dtype;
        s.slot = static_cast<int16_t>(p.carried.size());
        s.args[0] = first[d];
        s.name = loop.slots[d].variable;
        m_slotSteps[d] = m_steps.push(at, std::move(s));
        p.carried.push_back({m_slotSteps[d], -1});
    }
    for (std::size_t j = 0; j < loop.steps.size(); ++j) {
        if (needed.steps[j] && m_loopSteps[j] < 0) emitLoopStep(n, j, at);
    }
    // What every iteration stores has to be a step of the loop.
    for (const Node* b : results) {
        const auto& result = b->as<payload::Loop>();
        int16_t& step = m_loopSteps[result.slot ? 0 : result.value];
        if (result.perIteration && step < p.loopBegin) step = m_steps.copyOf(step, b->dtype, at);
    }
    std::size_t c = 0;
    for (std::size_t d = 0; d < loop.slots.size(); ++d) {
        if (!needed.slots[d]) continue;
        const LoopBody::Slot& slot = loop.slots[d];
        int16_t next = (slot.fromSlot ? m_slotSteps : m_loopSteps)[slot.next];
        if (next < p.loopBegin) next = m_steps.copyOf(next, slot.dtype, at);
        p.carried[c++].next = next;
    }
    p.loopEnd = static_cast<int16_t>(at.steps->size());
    m_out.geometry.trips = loop.trips;
    m_out.flops +=
        loop.cost * static_cast<double>(loop.domain.count()) * static_cast<double>(loop.trips);
}

bool LoopEmitter::isInvariant(const LoopStep& s) const {
    const auto* view = s.whenIs<payload::View>();
    if (s.is(NodeKind::Random) || s.is(NodeKind::AssignSlice) || (view && view->map.advance != 0))
        return false;
    return std::all_of(s.operands.begin(), s.operands.end(), [&](const LoopOperand& o) {
        return o.kind == LoopOperand::Kind::Scalar || o.kind == LoopOperand::Kind::Outer ||
               (o.kind == LoopOperand::Kind::Inner && m_loopSteps[o.index] >= 0);
    });
}

Shape LoopEmitter::shapeIn(const LoopStep& s, const LoopOperand& o) const {
    const bool ordered = s.is(NodeKind::AssignSlice) && o.shape.count() == m_loop->domain.count();
    return ordered ? m_loop->domain : o.shape;
}

int16_t LoopEmitter::outerStep(const Node& n, const LoopOperand& o, const Shape& seen,
                               const EmitContext& at) {
    for (const auto& [index, shape, step] : m_outerSteps) {
        if (index == o.index && shape == seen) return step;
    }
    Operand array = n.operands[o.index];
    array.shape = seen;
    const int16_t step = m_steps.emitOperand(array, array.dtype, at);
    m_outerSteps.push_back({o.index, seen, step});
    return step;
}

int16_t LoopEmitter::loopOperand(const Node& n, const LoopStep& s, std::size_t k, DType wanted,
                                 const EmitContext& at) {
    const LoopOperand& o = s.operands[k];
    int16_t step = -1;
    switch (o.kind) {
    case LoopOperand::Kind::Scalar:
        step = m_steps.emitScalar(at, o.dtype, o.bits);
        break;
    case LoopOperand::Kind::Table: {
        Step entry;
        entry.kind = StepKind::Table;
        entry.dtype = o.dtype;
        entry.slot = static_cast<int16_t>(m_program->tables.size());
        m_program->tables.push_back(o.dtype);
        const std::vector<uint64_t>& column = m_loop->columns[o.index];
        auto& table = m_out.geometry.table;
        table.insert(table.end(), column.begin(), column.end());
        step = m_steps.push(at, std::move(entry));
        break;
    }
    case LoopOperand::Kind::Inner:
        step = m_loopSteps[o.index];
        break;
    case LoopOperand::Kind::Carried:
        step = m_slotSteps[o.index];
        break;
    case LoopOperand::Kind::Outer:
        step = outerStep(n, o, shapeIn(s, o), at);
        break;
    }
    return m_steps.convertTo(step, wanted, at);
}

void LoopEmitter::emitLoopStep(const Node& n, std::size_t j, const EmitContext& at) {
    const LoopStep& from = m_loop->steps[j];
    int16_t& step = m_loopSteps[j];
    Step s;
    s.dtype = from.dtype;
    switch (from.kind()) {
    case NodeKind::Apply: {
        const ElementwiseOp& op = *from.as<payload::Apply>().op;
        s.kind = StepKind::Apply;
        s.compute = from.compute;
        s.op = &op;
        for (std::size_t k = 0; k < from.operands.size(); ++k) {
            const bool flag = op.rule == TypeRule::Logic || (op.rule == TypeRule::Select && k == 0);
            s.args[k] = loopOperand(n, from, k, flag ? DType::Logical : from.compute, at);
        }
        step = m_steps.push(at, std::move(s));
        break;
    }
    case NodeKind::Random:
        step = m_steps.emitDraw(from, at);
        break;
    case NodeKind::Ramp:
        step = m_steps.emitRamp(from.dtype, from.operands[0].bits, from.operands[1].bits, at);
        break;
    case NodeKind::View: {
        const Operand& source = n.operands[from.operands[0].index];
        OperandMap map = from.as<payload::View>().map;
        for (int d = 0; d < kMaxRank; ++d) {
            if (from.shape[d] == 1) map.stride[static_cast<std::size_t>(d)] = 0;
        }
        const Node* p = source.array->node.get();
        step = p && !p->stored && p->is(NodeKind::Fill)
                   ? m_steps.emitScalar(at, p->dtype, p->operands[0].bits)
                   : m_steps.emitLoad(*source.array, map, Shape(), at);
        break;
    }
    case NodeKind::AssignSlice:
        step = loopOperand(n, from, 1, from.dtype, at);
        if (step < m_program->loopBegin) step = m_steps.copyOf(step, from.dtype, at);
        return; // the value has its own line and name
    default:    // Convert, Fill
        step = loopOperand(n, from, 0, from.dtype, at);
        break;
    }
    Step& made = (*at.steps)[static_cast<std::size_t>(step)];
    if (made.line == 0) made.line = from.line;
    if (made.name.empty()) made.name = from.variable;
}

} // namespace vitrine
