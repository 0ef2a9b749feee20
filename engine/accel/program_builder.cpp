// SPDX-License-Identifier: Apache-2.0
#include "accel/program_builder.h"

#include "accel/loop.h"
#include "base/hash.h"
#include "provider/routine.h"

#include <algorithm>
#include <bit>
#include <map>

namespace vitrine {

namespace {

constexpr int kMaxRank = 6;

template <typename T>
void selectBlock(const void* const* args, void* out, int64_t n) {
    const auto* condition = static_cast<const uint8_t*>(args[0]);
    const auto* a = static_cast<const T*>(args[1]);
    const auto* b = static_cast<const T*>(args[2]);
    auto* to = static_cast<T*>(out);
    for (int64_t i = 0; i < n; ++i)
        to[i] = condition[i] ? a[i] : b[i];
}

struct MapKey {
    const ArrayHandle* handle;
    MapKind kind;
    bool epilogue;
    OperandMap map;
    auto operator<=>(const MapKey& o) const {
        return std::tie(handle, kind, epilogue, map.offset, map.stride, map.advance) <=>
               std::tie(o.handle, o.kind, o.epilogue, o.map.offset, o.map.stride, o.map.advance);
    }
    bool operator==(const MapKey& o) const { return (*this <=> o) == 0; }
};

class Builder {
public:
    explicit Builder(const Group& group) : m_group(group), m_program(makeRef<Program>()) {}

    Result<BuiltGroup> build() {
        Program& p = *m_program;
        p.kind = m_group.kind;
        Context body{&p.body, m_group.domain, false, nullptr, -1};
        if (m_group.kind == ProgramKind::Elementwise) {
            for (const Node* n : m_group.outputs)
                addOutput(*n, emitNode(*n, body));
        } else if (m_group.kind == ProgramKind::Routine) {
            buildRoutine(*m_group.reductions.front());
        } else if (m_group.kind == ProgramKind::Scan) {
            const Node& scan = *m_group.reductions.front();
            p.scan = scan.combine;
            p.reverse = scan.reverse;
            p.strided = m_group.inner > 1;
            addOutput(scan, emitOperand(scan.operands[0], scan.dtype, inShapeOf(scan, body)));
            addWhole(body);
        } else {
            buildReduction(body);
        }
        VITRINE_CHECK(finishGeometry());
        p.title = title();
        if (m_group.kind == ProgramKind::Elementwise) becomePermute();
        sealProgram(p);
        m_out.program = m_program;
        // A loop is measured apart for each number of iterations.
        m_out.costKey =
            p.hasLoop() ? hashCombine(p.hash, static_cast<uint64_t>(m_out.geometry.trips)) : p.hash;
        if (p.kind == ProgramKind::Routine) {
            // Time follows the operations, not the bytes: one measured size says little of others.
            const uint64_t operations = routineOperations(p, m_out.geometry);
            m_out.flops += static_cast<double>(operations);
            m_out.costKey = hashCombine(p.hash, static_cast<uint64_t>(std::bit_width(operations)));
        }
        return std::move(m_out);
    }

private:
    /// Where steps are being emitted: which list, over which domain, and, inside an indexed
    /// assignment, relocated by a box with a guard.
    struct Context {
        std::vector<Step>* steps;
        Shape domain;
        bool epilogue;
        const IndexBox* box;
        int16_t guard;
    };

    void buildReduction(const Context& body) {
        Program& p = *m_program;
        p.strided = m_group.inner > 1;
        for (const Node* r : m_group.reductions) {
            const int16_t step = emitOperand(r->operands[0], r->compute, inShapeOf(*r, body));
            p.reductions.push_back({r->combine, step});
        }
        const Context tail{&p.epilogue, m_group.reducedShape, true, nullptr, -1};
        for (const Node* n : m_group.outputs) {
            if (!isWhole(n)) addOutput(*n, emitNode(*n, tail));
        }
        addWhole(body);
    }

    /// Is an output of a reduction or scan one of its body?
    bool isWhole(const Node* n) const {
        return std::find(m_group.body.begin(), m_group.body.end(), n) != m_group.body.end();
    }

    void addWhole(const Context& body) {
        for (const Node* n : m_group.outputs) {
            if (!isWhole(n)) continue;
            addOutput(*n, emitNode(*n, body));
            m_program->outputs.back().whole = true;
        }
    }

    /// What a reduction or scan reads may have another shape than the domain, with the elements in
    /// the same order.
    Context inShapeOf(const Node& pass, Context at) const {
        const Operand& o = pass.operands[0];
        const Node* p = o.array ? o.array->node.get() : nullptr;
        if (o.shape.count() == at.domain.count() && !isMember(p)) at.domain = o.shape;
        return at;
    }

    void buildRoutine(const Node& n) {
        m_program->routine = n.routine;
        m_out.geometry.sizes = n.sizes;
        for (const Operand& o : n.operands) {
            m_program->inputs.push_back({o.array->dtype, MapKind::Linear, o.array->variable});
            m_out.geometry.maps.push_back({});
            m_out.inputs.push_back(o.array);
            m_out.bytesRead += o.array->bytes();
        }
        if (m_group.epilogue.empty()) {
            addOutput(n, 0);
        } else {
            const Context tail{&m_program->epilogue, m_group.domain, true, nullptr, -1};
            for (const Node* output : m_group.outputs)
                addOutput(*output, emitNode(*output, tail));
        }
        for (const Ref<ArrayHandle>& input : m_out.inputs)
            m_out.geometry.extents.push_back(input->shape.count());
    }

    void addOutput(const Node& n, int16_t step) {
        m_program->outputs.push_back({step, n.dtype, n.handle->variable, false, n.bodyEach});
        m_out.bytesWritten += n.handle->bytes();
    }

    bool isMember(const Node* n) const { return m_group.computes(n); }

    int16_t push(const Context& at, Step step) {
        if (const int16_t known = findStep(*at.steps, step); known >= 0) return known;
        at.steps->push_back(std::move(step));
        return static_cast<int16_t>(at.steps->size() - 1);
    }

    /// A step that computes the same already, or -1. What a loop computed is not the same after it.
    int16_t findStep(const std::vector<Step>& steps, const Step& step) const {
        if (step.kind != StepKind::Load && step.kind != StepKind::Apply &&
            step.kind != StepKind::Convert && step.kind != StepKind::Reduced)
            return -1;
        const bool body = &steps == &m_program->body;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const Step& s = steps[i];
            if (body && m_program->hasLoop() && m_program->inLoop(i)) continue;
            if (s.kind == step.kind && s.dtype == step.dtype && s.compute == step.compute &&
                s.op == step.op && s.args == step.args && s.slot == step.slot &&
                s.guard == step.guard)
                return static_cast<int16_t>(i);
        }
        return -1;
    }

    int16_t addParameter(DType dtype, uint64_t bits) {
        m_program->parameters.push_back(dtype);
        m_out.geometry.parameters.push_back(bits);
        return static_cast<int16_t>(m_program->parameters.size() - 1);
    }

    int16_t emitScalar(const Context& at, DType dtype, uint64_t bits) {
        Step s;
        s.kind = StepKind::Parameter;
        s.dtype = dtype;
        s.slot = addParameter(dtype, bits);
        return push(at, std::move(s));
    }

    /// An operand in the class that is asked for.
    int16_t emitOperand(const Operand& o, DType wanted, const Context& at) {
        int16_t step = -1;
        const Node* p = o.array ? o.array->node.get() : nullptr;
        if (!o.array)
            step = emitScalar(at, o.dtype, o.bits);
        else if (isMember(p))
            step = at.epilogue || isElement(p) ? emitNode(*p, at) : emitLine(*p, at);
        else if (p && !p->stored && p->kind == NodeKind::Fill)
            step = emitScalar(at, p->dtype, p->operands[0].bits);
        else if (p && !p->stored && p->kind == NodeKind::View)
            step = emitView(*p, o.shape, at);
        else
            step = emitLoad(*o.array, broadcastMap(o.shape, at.domain), o.shape, at);
        return convertTo(step, wanted, at);
    }

    /// Is a member of the group computed for each element, not for each line?
    bool isElement(const Node* n) const {
        const auto in = [&](const std::vector<Node*>& list) {
            return std::find(list.begin(), list.end(), n) != list.end();
        };
        return !in(m_group.epilogue) && !in(m_group.reductions);
    }

    /// A result of the line, for one of its elements.
    int16_t emitLine(const Node& n, const Context& at) {
        const Context tail{&m_program->epilogue, m_group.reducedShape, true, nullptr, -1};
        Step s;
        s.kind = StepKind::Reduced;
        s.dtype = n.dtype;
        s.slot = emitNode(n, tail);
        s.line = n.line;
        return push(at, std::move(s));
    }

    int16_t convertTo(int16_t step, DType wanted, const Context& at) {
        const DType have = (*at.steps)[static_cast<std::size_t>(step)].dtype;
        if (have == wanted) return step;
        Step s;
        s.kind = StepKind::Convert;
        s.dtype = wanted;
        s.args[0] = step;
        return push(at, std::move(s));
    }

    /// A copy that only turns dimensions around goes tile by tile: its own routine.
    void becomePermute() {
        Program& p = *m_program;
        LaunchGeometry& g = m_out.geometry;
        constexpr int64_t kWorthTiles = 16;
        if (p.body.size() != 1 || p.body[0].kind != StepKind::Load || p.outputs.size() != 1 ||
            p.boxes > 0 || p.inputs[0].map != MapKind::Strided ||
            p.inputs[0].dtype != p.outputs[0].dtype || p.rank < 2)
            return;
        const OperandMap& map = g.maps[0];
        const auto rank = static_cast<std::size_t>(p.rank);
        bool turned = map.offset >= 0 && map.stride[0] != 1 && g.dims[0] >= kWorthTiles;
        bool together = false;
        for (std::size_t d = 0; d < rank; ++d) {
            turned = turned && map.stride[d] > 0;
            together = together || (d > 0 && map.stride[d] == 1 && g.dims[d] >= kWorthTiles);
        }
        if (!turned || !together) return;
        g.sizes = {map.offset};
        for (std::size_t d = 0; d < rank; ++d) {
            g.sizes.push_back(g.dims[d]);
            g.sizes.push_back(map.stride[d]);
        }
        const int64_t count = g.elements();
        g.dims.fill(1);
        g.dims[0] = count;
        g.extents = {m_out.inputs[0]->shape.count()};
        g.maps[0] = {};
        p.inputs[0].map = MapKind::Linear;
        p.kind = ProgramKind::Routine;
        p.routine.op = RoutineOp::Permute;
        p.rank = 1;
        p.body.clear();
        p.title = "permute";
    }

    static OperandMap broadcastMap(const Shape& shape, const Shape& domain) {
        OperandMap map;
        int64_t stride = 1;
        for (int d = 0; d < domain.rank(); ++d) {
            map.stride[static_cast<std::size_t>(d)] = shape[d] == 1 ? 0 : stride;
            stride *= shape[d];
        }
        return map;
    }

    int16_t emitView(const Node& view, const Shape& seen, const Context& at) {
        OperandMap map = view.map;
        for (int d = 0; d < kMaxRank; ++d) {
            if (seen[d] == 1) map.stride[static_cast<std::size_t>(d)] = 0;
        }
        const Operand& source = view.operands[0];
        const Node* p = source.array->node.get();
        if (p && !p->stored && p->kind == NodeKind::Fill)
            return emitScalar(at, p->dtype, p->operands[0].bits);
        return emitLoad(*source.array, map, Shape(), at);
    }

    /// shape is empty for a view: its map is then never the identity by construction.
    int16_t emitLoad(ArrayHandle& handle, OperandMap map, const Shape& shape, const Context& at) {
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
        auto [slot, isNew] =
            m_slots.try_emplace(key, static_cast<int16_t>(m_program->inputs.size()));
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

    int16_t emitNode(const Node& n, const Context& at) {
        const auto key = std::make_tuple(&n, at.epilogue, at.guard);
        if (auto found = m_done.find(key); found != m_done.end()) return found->second;
        // Under another shape it only reads elements in order (followsOrder).
        Context own = at;
        if (!at.box && n.shape.count() == at.domain.count()) own.domain = n.shape;
        const int16_t step = emitFresh(n, own);
        Step& s = (*at.steps)[static_cast<std::size_t>(step)];
        if (s.line == 0) s.line = n.line;
        if (s.name.empty()) s.name = n.handle->variable;
        m_done.emplace(key, step);
        return step;
    }

    int16_t emitFresh(const Node& n, const Context& at) {
        switch (n.kind) {
        case NodeKind::Apply:
            return emitApply(n, at);
        case NodeKind::Convert: {
            const int16_t from = emitOperand(n.operands[0], n.operands[0].dtype, at);
            return convertTo(from, n.dtype, at);
        }
        case NodeKind::Fill:
            return emitScalar(at, n.dtype, n.operands[0].bits);
        case NodeKind::Ramp: {
            Step s;
            s.kind = StepKind::Ramp;
            s.dtype = n.dtype;
            s.slot = addParameter(n.dtype, n.operands[0].bits);
            addParameter(n.dtype, n.operands[1].bits);
            return push(at, std::move(s));
        }
        case NodeKind::Random: {
            Step s;
            s.kind = StepKind::Random;
            s.dtype = n.dtype;
            s.slot = static_cast<int16_t>(m_program->randoms.size());
            m_program->randoms.push_back(n.distribution);
            m_out.geometry.randoms.push_back(n.source);
            return push(at, std::move(s));
        }
        case NodeKind::View:
            return emitView(n, n.shape, at);
        case NodeKind::AssignSlice:
            return emitAssign(n, at);
        case NodeKind::Loop:
            if (!m_loop) emitLoop(n, at);
            return (n.bodySlot ? m_slotSteps : m_loopSteps)[n.bodyValue];
        case NodeKind::Routine:
        case NodeKind::Reduce: {
            Step s;
            s.kind = StepKind::Reduced;
            s.dtype = n.dtype;
            const auto position =
                std::find(m_group.reductions.begin(), m_group.reductions.end(), &n);
            s.slot = static_cast<int16_t>(position - m_group.reductions.begin());
            return push(at, std::move(s));
        }
        case NodeKind::Scan:
            break;
        }
        VITRINE_ASSERT(false && "a scan is never part of another expression");
        return -1;
    }

    int16_t emitApply(const Node& n, const Context& at) {
        Step s;
        s.kind = StepKind::Apply;
        s.dtype = n.dtype;
        s.compute = n.compute;
        s.op = n.op;
        for (std::size_t k = 0; k < n.operands.size(); ++k) {
            const bool flag =
                n.op->rule == TypeRule::Logic || (n.op->rule == TypeRule::Select && k == 0);
            s.args[k] = emitOperand(n.operands[k], flag ? DType::Logical : n.compute, at);
        }
        m_out.flops += n.op->cost * static_cast<double>(n.shape.count());
        return push(at, std::move(s));
    }

    int16_t emitAssign(const Node& n, const Context& at) {
        const int16_t base = emitOperand(n.operands[0], n.dtype, at);
        Step inside;
        inside.kind = StepKind::Inside;
        inside.dtype = DType::Logical;
        inside.slot = static_cast<int16_t>(m_program->boxes++);
        m_out.geometry.boxes.push_back(n.box);
        const int16_t guard = push(at, std::move(inside));
        const Operand& value = n.operands[1];
        int16_t step = -1;
        if (!value.array || value.array->shape.count() == 1) {
            step = emitOperand(value, n.dtype, at);
        } else if (const Node* p = value.array->node.get(); isMember(p)) {
            const Context relocated{at.steps, n.shape, at.epilogue, &n.box, guard};
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

    /// Reads the assigned values: element (c - first)/step of an array of the box's shape.
    int16_t emitBoxLoad(const Node& n, const Operand& value, const Context& at, int16_t guard) {
        const Node* p = value.array->node.get();
        const Context relocated{at.steps, n.shape, at.epilogue, &n.box, guard};
        if (p && !p->stored && p->kind == NodeKind::View)
            return emitView(*p, value.shape, relocated);
        if (p && !p->stored && p->kind == NodeKind::Fill)
            return emitScalar(at, p->dtype, p->operands[0].bits);
        OperandMap map;
        int64_t stride = 1;
        for (int d = 0; d < n.shape.rank(); ++d) {
            map.stride[static_cast<std::size_t>(d)] = stride;
            stride *= n.box.count[static_cast<std::size_t>(d)];
        }
        return emitLoad(*value.array, map, Shape(), relocated);
    }

    /// The loop that n is a result of, with everything that the group's results need of it.
    void emitLoop(const Node& n, const Context& at) {
        const LoopBody& loop = *n.body;
        m_loop = &loop;
        std::vector<const Node*> results;
        for (const Node* b : m_group.body) {
            if (b->kind == NodeKind::Loop) results.push_back(b);
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
            first[d] = emitOperand(o, loop.slots[d].dtype, at);
        }
        for (std::size_t j = 0; j < loop.steps.size(); ++j) {
            if (!needed.steps[j]) continue;
            const LoopStep& s = loop.steps[j];
            for (const LoopOperand& o : s.operands) {
                const bool stored = s.kind == NodeKind::AssignSlice && &o == &s.operands[0];
                if (o.kind == LoopOperand::Kind::Outer && s.kind != NodeKind::View && !stored)
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
            m_slotSteps[d] = push(at, std::move(s));
            p.carried.push_back({m_slotSteps[d], -1});
        }
        for (std::size_t j = 0; j < loop.steps.size(); ++j) {
            if (needed.steps[j] && m_loopSteps[j] < 0) emitLoopStep(n, j, at);
        }
        // What every iteration stores has to be a step of the loop.
        for (const Node* b : results) {
            int16_t& step = m_loopSteps[b->bodySlot ? 0 : b->bodyValue];
            if (b->bodyEach && step < p.loopBegin) step = copyOf(step, b->dtype, at);
        }
        std::size_t c = 0;
        for (std::size_t d = 0; d < loop.slots.size(); ++d) {
            if (!needed.slots[d]) continue;
            const LoopBody::Slot& slot = loop.slots[d];
            int16_t next = (slot.fromSlot ? m_slotSteps : m_loopSteps)[slot.next];
            if (next < p.loopBegin) next = copyOf(next, slot.dtype, at);
            p.carried[c++].next = next;
        }
        p.loopEnd = static_cast<int16_t>(at.steps->size());
        m_out.geometry.trips = loop.trips;
        m_out.flops +=
            loop.cost * static_cast<double>(loop.domain.count()) * static_cast<double>(loop.trips);
    }

    /// A step of the loop for a value from before it.
    int16_t copyOf(int16_t step, DType dtype, const Context& at) {
        Step s;
        s.kind = StepKind::Convert;
        s.dtype = dtype;
        s.args[0] = step;
        return push(at, std::move(s));
    }

    /// Does an operation give the same in every iteration?
    bool isInvariant(const LoopStep& s) const {
        if (s.kind == NodeKind::Random || s.kind == NodeKind::AssignSlice || s.map.advance != 0)
            return false;
        return std::all_of(s.operands.begin(), s.operands.end(), [&](const LoopOperand& o) {
            return o.kind == LoopOperand::Kind::Scalar || o.kind == LoopOperand::Kind::Outer ||
                   (o.kind == LoopOperand::Kind::Inner && m_loopSteps[o.index] >= 0);
        });
    }

    /// How an operation of the loop sees an array: a store takes the elements in order, so a row
    /// may go into a column.
    Shape shapeIn(const LoopStep& s, const LoopOperand& o) const {
        const bool ordered =
            s.kind == NodeKind::AssignSlice && o.shape.count() == m_loop->domain.count();
        return ordered ? m_loop->domain : o.shape;
    }

    int16_t outerStep(const Node& n, const LoopOperand& o, const Shape& seen, const Context& at) {
        for (const auto& [index, shape, step] : m_outerSteps) {
            if (index == o.index && shape == seen) return step;
        }
        Operand array = n.operands[o.index];
        array.shape = seen;
        const int16_t step = emitOperand(array, array.dtype, at);
        m_outerSteps.push_back({o.index, seen, step});
        return step;
    }

    int16_t loopOperand(const Node& n, const LoopStep& s, std::size_t k, DType wanted,
                        const Context& at) {
        const LoopOperand& o = s.operands[k];
        int16_t step = -1;
        switch (o.kind) {
        case LoopOperand::Kind::Scalar:
            step = emitScalar(at, o.dtype, o.bits);
            break;
        case LoopOperand::Kind::Table: {
            Step entry;
            entry.kind = StepKind::Table;
            entry.dtype = o.dtype;
            entry.slot = static_cast<int16_t>(m_program->tables.size());
            m_program->tables.push_back(o.dtype);
            const std::vector<uint64_t>& column = n.body->columns[o.index];
            auto& table = m_out.geometry.table;
            table.insert(table.end(), column.begin(), column.end());
            step = push(at, std::move(entry));
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
        return convertTo(step, wanted, at);
    }

    void emitLoopStep(const Node& n, std::size_t j, const Context& at) {
        const LoopStep& from = n.body->steps[j];
        int16_t& step = m_loopSteps[j];
        Step s;
        s.dtype = from.dtype;
        switch (from.kind) {
        case NodeKind::Apply:
            s.kind = StepKind::Apply;
            s.compute = from.compute;
            s.op = from.op;
            for (std::size_t k = 0; k < from.operands.size(); ++k) {
                const bool flag = from.op->rule == TypeRule::Logic ||
                                  (from.op->rule == TypeRule::Select && k == 0);
                s.args[k] = loopOperand(n, from, k, flag ? DType::Logical : from.compute, at);
            }
            step = push(at, std::move(s));
            break;
        case NodeKind::Random:
            s.kind = StepKind::Random;
            s.slot = static_cast<int16_t>(m_program->randoms.size());
            m_program->randoms.push_back(from.distribution);
            m_out.geometry.randoms.push_back(from.source);
            step = push(at, std::move(s));
            break;
        case NodeKind::Ramp:
            s.kind = StepKind::Ramp;
            s.slot = addParameter(from.dtype, from.operands[0].bits);
            addParameter(from.dtype, from.operands[1].bits);
            step = push(at, std::move(s));
            break;
        case NodeKind::View: {
            const Operand& source = n.operands[from.operands[0].index];
            OperandMap map = from.map;
            for (int d = 0; d < kMaxRank; ++d) {
                if (from.shape[d] == 1) map.stride[static_cast<std::size_t>(d)] = 0;
            }
            const Node* p = source.array->node.get();
            step = p && !p->stored && p->kind == NodeKind::Fill
                       ? emitScalar(at, p->dtype, p->operands[0].bits)
                       : emitLoad(*source.array, map, Shape(), at);
            break;
        }
        case NodeKind::AssignSlice:
            step = loopOperand(n, from, 1, from.dtype, at);
            if (step < m_program->loopBegin) step = copyOf(step, from.dtype, at);
            return; // the value has its own line and name
        default:    // Convert, Fill
            step = loopOperand(n, from, 0, from.dtype, at);
            break;
        }
        Step& made = (*at.steps)[static_cast<std::size_t>(step)];
        if (made.line == 0) made.line = from.line;
        if (made.name.empty()) made.name = from.variable;
    }

    /// Dimensions as launched: one when every operand is linear, else the domain's own with those
    /// merged over which all strided operands run through.
    Status finishGeometry() {
        LaunchGeometry& g = m_out.geometry;
        g.inner = m_group.inner;
        g.length = m_group.length;
        g.outer = m_group.outer;
        bool strided = m_program->boxes > 0;
        for (const OperandInfo& o : m_program->inputs)
            strided = strided || o.map == MapKind::Strided;
        if (!strided) {
            m_program->rank = 1;
            g.dims[0] = m_group.domain.count();
            g.reducedDims[0] = m_group.reducedShape.count();
            return {};
        }
        if (std::max(m_group.domain.rank(), m_group.reducedShape.rank()) > kMaxRank)
            return fail(ErrorCode::Unsupported, "strided access in more than six dimensions");
        m_program->rank = std::max(m_group.domain.rank(), m_group.reducedShape.rank());
        for (int d = 0; d < m_program->rank; ++d) {
            g.dims[static_cast<std::size_t>(d)] = m_group.domain[d];
            g.reducedDims[static_cast<std::size_t>(d)] = m_group.reducedShape[d];
        }
        if (m_group.kind == ProgramKind::Elementwise && m_program->boxes == 0) collapse();
        return {};
    }

    void collapse() {
        LaunchGeometry& g = m_out.geometry;
        int d = 0;
        while (d + 1 < m_program->rank) {
            const auto i = static_cast<std::size_t>(d);
            bool through = true;
            for (std::size_t k = 0; k < g.maps.size(); ++k) {
                if (m_program->inputs[k].map != MapKind::Strided) continue;
                const auto& stride = g.maps[k].stride;
                through = through && (g.dims[i] == 1 || g.dims[i + 1] == 1 ||
                                      stride[i + 1] == stride[i] * g.dims[i]);
            }
            if (!through) {
                ++d;
                continue;
            }
            for (OperandMap& map : g.maps) {
                if (g.dims[i] == 1) map.stride[i] = map.stride[i + 1];
                std::copy(map.stride.begin() + d + 2, map.stride.end(), map.stride.begin() + d + 1);
                map.stride.back() = 0;
            }
            g.dims[i] *= g.dims[i + 1];
            std::copy(g.dims.begin() + d + 2, g.dims.end(), g.dims.begin() + d + 1);
            g.dims.back() = 1;
            --m_program->rank;
        }
    }

    std::string loopTitle() const {
        constexpr std::size_t kShown = 5;
        std::string text = "loop of ";
        for (std::size_t i = 0; i < std::min(m_loop->steps.size(), kShown); ++i)
            text += (i ? "·" : "") + std::string(m_loop->steps[i].opName());
        return m_loop->steps.size() > kShown ? text + "·…" : text;
    }

    std::string title() const {
        constexpr std::size_t kShown = 5;
        std::vector<std::string_view> names;
        for (const std::vector<Node*>* list :
             {&m_group.recomputed, &m_group.body, &m_group.reductions, &m_group.epilogue}) {
            for (const Node* n : *list) {
                if (n->kind != NodeKind::Loop) names.push_back(n->opName());
            }
        }
        std::string text;
        for (std::size_t i = 0; i < std::min(names.size(), kShown); ++i) {
            if (i) text += "·";
            text += names[i];
        }
        if (m_loop) text = loopTitle() + (text.empty() ? "" : "·" + text);
        if (names.size() > kShown) text += "·… (" + std::to_string(names.size()) + " operations)";
        return text;
    }

    const Group& m_group;
    Ref<Program> m_program;
    BuiltGroup m_out;
    std::map<MapKey, int16_t> m_slots;
    std::map<std::tuple<const Node*, bool, int16_t>, int16_t> m_done;
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

} // namespace

const ElementwiseOp& selectOp() {
    static const ElementwiseOp op = [] {
        ElementwiseOp o{};
        o.name = "select";
        o.arity = 3;
        o.rule = TypeRule::Select;
        o.glsl = "($0 ? $1 : $2)";
        o.glslInteger = o.glsl;
        for (int t = 0; t < kDTypeCount; ++t) {
            o.host[t] = visitDType(static_cast<DType>(t), [](auto tag) -> BlockFunction {
                return &selectBlock<decltype(tag)>;
            });
        }
        return o;
    }();
    return op;
}

Result<BuiltGroup> buildGroup(const Group& group) {
    auto built = Builder(group).build();
    if (!built) return built;
    std::size_t kept = 0;
    for (const std::vector<Node*>* list : {&group.body, &group.epilogue, &group.reductions}) {
        for (const Node* n : *list) {
            if (!n->stored)
                built->bytesSaved += 2 * n->handle->bytes();
            else
                ++kept;
        }
    }
    VITRINE_ASSERT(kept == group.outputs.size());
    return built;
}

} // namespace vitrine
