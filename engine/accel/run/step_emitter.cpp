// SPDX-License-Identifier: Apache-2.0
#include "accel/run/step_emitter.h"

#include "accel/loops/loop.h"
#include "value/broadcast.h"

#include <algorithm>

namespace vitrine {

namespace {

OperandMap broadcastMap(const Shape& shape, const Shape& domain) {
    OperandMap map;
    broadcastStrides(shape, domain, map.stride);
    return map;
}

} // namespace

int16_t StepEmitter::push(const EmitContext& at, Step step) {
    if (const int16_t known = findStep(*at.steps, step); known >= 0) return known;
    at.steps->push_back(std::move(step));
    return static_cast<int16_t>(at.steps->size() - 1);
}

int16_t StepEmitter::findStep(const std::vector<Step>& steps, const Step& step) const {
    if (step.kind != StepKind::Load && step.kind != StepKind::Apply &&
        step.kind != StepKind::Convert && step.kind != StepKind::Reduced)
        return -1;
    const bool body = &steps == &m_program->body;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Step& s = steps[i];
        if (body && m_program->hasLoop() && m_program->inLoop(i)) continue;
        if (s.kind == step.kind && s.dtype == step.dtype && s.compute == step.compute &&
            s.op == step.op && s.args == step.args && s.slot == step.slot && s.guard == step.guard)
            return static_cast<int16_t>(i);
    }
    return -1;
}

int16_t StepEmitter::addParameter(DType dtype, uint64_t bits) {
    m_program->parameters.push_back(dtype);
    m_out.geometry.parameters.push_back(bits);
    return static_cast<int16_t>(m_program->parameters.size() - 1);
}

int16_t StepEmitter::emitScalar(const EmitContext& at, DType dtype, uint64_t bits) {
    Step s;
    s.kind = StepKind::Parameter;
    s.dtype = dtype;
    s.slot = addParameter(dtype, bits);
    return push(at, std::move(s));
}

int16_t StepEmitter::emitOperand(const Operand& o, DType wanted, const EmitContext& at) {
    int16_t step = -1;
    const Node* p = o.array ? o.array->node.get() : nullptr;
    if (!o.array)
        step = emitScalar(at, o.dtype, o.bits);
    else if (isMember(p))
        step = at.epilogue || isElement(p) ? emitNode(*p, at) : emitLine(*p, at);
    else if (p && !p->stored && p->is(NodeKind::Fill))
        step = emitScalar(at, p->dtype, p->operands[0].bits);
    else if (p && !p->stored && p->is(NodeKind::View))
        step = emitView(*p, o.shape, at);
    else
        step = emitLoad(*o.array, broadcastMap(o.shape, at.domain), o.shape, at);
    return convertTo(step, wanted, at);
}

bool StepEmitter::isElement(const Node* n) const {
    const auto in = [&](const std::vector<Node*>& list) {
        return std::find(list.begin(), list.end(), n) != list.end();
    };
    return !in(m_group.epilogue) && !in(m_group.reductions);
}

int16_t StepEmitter::emitLine(const Node& n, const EmitContext& at) {
    const EmitContext tail{&m_program->epilogue, m_group.reducedShape, true, nullptr, -1};
    Step s;
    s.kind = StepKind::Reduced;
    s.dtype = n.dtype;
    s.slot = emitNode(n, tail);
    s.line = n.line;
    return push(at, std::move(s));
}

int16_t StepEmitter::convertTo(int16_t step, DType wanted, const EmitContext& at) {
    const DType have = (*at.steps)[static_cast<std::size_t>(step)].dtype;
    if (have == wanted) return step;
    Step s;
    s.kind = StepKind::Convert;
    s.dtype = wanted;
    s.args[0] = step;
    return push(at, std::move(s));
}

int16_t StepEmitter::copyOf(int16_t step, DType dtype, const EmitContext& at) {
    Step s;
    s.kind = StepKind::Convert;
    s.dtype = dtype;
    s.args[0] = step;
    return push(at, std::move(s));
}

int16_t StepEmitter::emitView(const Node& view, const Shape& seen, const EmitContext& at) {
    OperandMap map = view.as<payload::View>().map;
    for (int d = 0; d < kMaxRank; ++d) {
        if (seen[d] == 1) map.stride[static_cast<std::size_t>(d)] = 0;
    }
    const Operand& source = view.operands[0];
    const Node* p = source.array->node.get();
    if (p && !p->stored && p->is(NodeKind::Fill))
        return emitScalar(at, p->dtype, p->operands[0].bits);
    return emitLoad(*source.array, map, Shape(), at);
}

int16_t StepEmitter::emitLoad(ArrayHandle& handle, OperandMap map, const Shape& shape,
                              const EmitContext& at) {
    MapKind kind = MapKind::Strided;
    if (handle.shape.count() == 1) {
        kind = MapKind::Scalar;
        map = {};
    } else if (shape == at.domain && !at.box) {
        kind = MapKind::Linear;
        map = {};
    } else if (at.box) {
        for (int d = 0; d < at.domain.rank(); ++d)
            map.offset -= at.box->first[static_cast<std::size_t>(d)] *
                          map.stride[static_cast<std::size_t>(d)];
    }
    const MapKey key{&handle, kind, at.epilogue && kind == MapKind::Strided, map};
    auto [slot, isNew] = m_slots.try_emplace(key, static_cast<int16_t>(m_program->inputs.size()));
    if (isNew) {
        m_program->inputs.push_back({handle.dtype, kind, handle.variable, map.advance != 0});
        m_out.geometry.maps.push_back(map);
        m_out.inputs.push_back(Ref<ArrayHandle>(&handle));
        m_out.bytesRead += handle.bytes();
    }
    Step s;
    s.kind = StepKind::Load;
    s.dtype = handle.dtype;
    s.slot = slot->second;
    s.guard = kind == MapKind::Scalar ? int16_t{-1} : at.guard;
    s.name = handle.variable;
    return push(at, std::move(s));
}

int16_t StepEmitter::emitNode(const Node& n, const EmitContext& at) {
    const auto key = std::make_tuple(&n, at.epilogue, at.guard);
    if (auto found = m_done.find(key); found != m_done.end()) return found->second;
    // Under another shape it only reads elements in order (followsOrder).
    EmitContext own = at;
    if (!at.box && n.shape.count() == at.domain.count()) own.domain = n.shape;
    const int16_t step = emitFresh(n, own);
    Step& s = (*at.steps)[static_cast<std::size_t>(step)];
    if (s.line == 0) s.line = n.line;
    if (s.name.empty()) s.name = n.handle->variable;
    m_done.emplace(key, step);
    return step;
}

int16_t StepEmitter::emitFresh(const Node& n, const EmitContext& at) {
    switch (n.kind()) {
    case NodeKind::Apply:
        return emitApply(n, at);
    case NodeKind::Convert: {
        const int16_t from = emitOperand(n.operands[0], n.operands[0].dtype, at);
        return convertTo(from, n.dtype, at);
    }
    case NodeKind::Fill:
        return emitScalar(at, n.dtype, n.operands[0].bits);
    case NodeKind::Ramp:
        return emitRamp(n.dtype, n.operands[0].bits, n.operands[1].bits, at);
    case NodeKind::Random:
        return emitDraw(n, at);
    case NodeKind::View:
        return emitView(n, n.shape, at);
    case NodeKind::AssignSlice:
        return emitAssign(n, at);
    case NodeKind::Loop:
        return m_loop.emit(n, at);
    case NodeKind::Routine:
    case NodeKind::Reduce: {
        Step s;
        s.kind = StepKind::Reduced;
        s.dtype = n.dtype;
        const auto position = std::find(m_group.reductions.begin(), m_group.reductions.end(), &n);
        s.slot = static_cast<int16_t>(position - m_group.reductions.begin());
        return push(at, std::move(s));
    }
    case NodeKind::Scan:
        break;
    }
    VITRINE_ASSERT(false && "a scan is never part of another expression");
    return -1;
}

int16_t StepEmitter::emitDraw(const Operation& draw, const EmitContext& at) {
    Step s;
    s.kind = StepKind::Random;
    s.dtype = draw.dtype;
    s.slot = static_cast<int16_t>(m_program->randoms.size());
    const auto& drawn = draw.as<payload::Random>();
    m_program->randoms.push_back(drawn.distribution);
    m_out.geometry.randoms.push_back(drawn.source);
    return push(at, std::move(s));
}

int16_t StepEmitter::emitRamp(DType dtype, uint64_t first, uint64_t step, const EmitContext& at) {
    Step s;
    s.kind = StepKind::Ramp;
    s.dtype = dtype;
    s.slot = addParameter(dtype, first);
    addParameter(dtype, step);
    return push(at, std::move(s));
}

int16_t StepEmitter::emitApply(const Node& n, const EmitContext& at) {
    const ElementwiseOp& op = *n.as<payload::Apply>().op;
    Step s;
    s.kind = StepKind::Apply;
    s.dtype = n.dtype;
    s.compute = n.compute;
    s.op = &op;
    for (std::size_t k = 0; k < n.operands.size(); ++k) {
        const bool flag = op.rule == TypeRule::Logic || (op.rule == TypeRule::Select && k == 0);
        s.args[k] = emitOperand(n.operands[k], flag ? DType::Logical : n.compute, at);
    }
    m_out.flops += op.cost * static_cast<double>(n.shape.count());
    return push(at, std::move(s));
}

int16_t StepEmitter::emitAssign(const Node& n, const EmitContext& at) {
    const IndexBox& box = n.as<payload::AssignSlice>().box;
    const int16_t base = emitOperand(n.operands[0], n.dtype, at);
    Step inside;
    inside.kind = StepKind::Inside;
    inside.dtype = DType::Logical;
    inside.slot = static_cast<int16_t>(m_program->boxes++);
    m_out.geometry.boxes.push_back(box);
    const int16_t guard = push(at, std::move(inside));
    const Operand& value = n.operands[1];
    int16_t step = -1;
    if (!value.array || value.array->shape.count() == 1) {
        step = emitOperand(value, n.dtype, at);
    } else if (const Node* p = value.array->node.get(); isMember(p)) {
        const EmitContext relocated{at.steps, n.shape, at.epilogue, &box, guard};
        step = convertTo(emitNode(*p, relocated), n.dtype, at);
    } else {
        step = convertTo(emitBoxLoad(n, value, at, guard), n.dtype, at);
    }
    Step s;
    s.kind = StepKind::Apply;
    s.dtype = n.dtype;
    s.compute = n.dtype;
    s.op = &selectOp();
    s.args = {guard, step, base, -1};
    return push(at, std::move(s));
}

int16_t StepEmitter::emitBoxLoad(const Node& n, const Operand& value, const EmitContext& at,
                                 int16_t guard) {
    const Node* p = value.array->node.get();
    const IndexBox& box = n.as<payload::AssignSlice>().box;
    const EmitContext relocated{at.steps, n.shape, at.epilogue, &box, guard};
    if (p && !p->stored && p->is(NodeKind::View)) return emitView(*p, value.shape, relocated);
    if (p && !p->stored && p->is(NodeKind::Fill))
        return emitScalar(at, p->dtype, p->operands[0].bits);
    OperandMap map;
    int64_t stride = 1;
    for (int d = 0; d < n.shape.rank(); ++d) {
        map.stride[static_cast<std::size_t>(d)] = stride;
        stride *= box.count[static_cast<std::size_t>(d)];
    }
    return emitLoad(*value.array, map, Shape(), relocated);
}

} // namespace vitrine
