// SPDX-License-Identifier: Apache-2.0
#include "accel/run/program_builder.h"

#include "accel/fusion/fusion_rules.h"
#include "accel/loops/loop.h"
#include "accel/run/launch_layout.h"
#include "accel/run/step_emitter.h"
#include "base/hash.h"
#include "provider/routine.h"
#include "provider/verify.h"

#include <algorithm>
#include <bit>

namespace vitrine {

namespace {

template <typename T>
void selectBlock(const void* const* args, void* out, int64_t n) {
    const auto* condition = static_cast<const uint8_t*>(args[0]);
    const auto* a = static_cast<const T*>(args[1]);
    const auto* b = static_cast<const T*>(args[2]);
    auto* to = static_cast<T*>(out);
    for (int64_t i = 0; i < n; ++i)
        to[i] = condition[i] ? a[i] : b[i];
}
class Builder {
public:
    explicit Builder(const Group& group)
        : m_group(group), m_program(makeRef<Program>()), m_steps(group, *m_program, m_out) {}

    Result<BuiltGroup> build() {
        Program& p = *m_program;
        p.kind = m_group.kind;
        EmitContext body{&p.body, m_group.domain, false, nullptr, -1};
        if (m_group.kind == ProgramKind::Elementwise) {
            for (const Node* n : m_group.outputs)
                addOutput(*n, m_steps.emitNode(*n, body));
        } else if (m_group.kind == ProgramKind::Routine) {
            buildRoutine(*m_group.reductions.front());
        } else if (m_group.kind == ProgramKind::Scan) {
            const Node& scan = *m_group.reductions.front();
            const auto& how = scan.as<payload::Scan>();
            p.scan = how.combine;
            p.reverse = how.reverse;
            p.strided = m_group.lines.inner > 1;
            addOutput(scan,
                      m_steps.emitOperand(scan.operands[0], scan.dtype, inShapeOf(scan, body)));
            addPerElement(body);
        } else {
            buildReduction(body);
        }
        VITRINE_CHECK(layOut(m_group, p, m_out.geometry));
        p.title = title();
        if (m_group.kind == ProgramKind::Elementwise) becomePermute(p, m_out);
        sealProgram(p);
        m_out.program = m_program;
        // A loop is measured apart for each number of iterations.
        m_out.costKey = p.structure;
        if (p.hasLoop())
            m_out.costKey = hashCombine(m_out.costKey, static_cast<uint64_t>(m_out.geometry.trips));
        if (p.kind == ProgramKind::Routine) {
            // Time follows the operations, not the bytes: one measured size says little of others.
            const uint64_t operations = routineOperations(p, m_out.geometry);
            m_out.flops += static_cast<double>(operations);
            m_out.costKey =
                hashCombine(p.structure, static_cast<uint64_t>(std::bit_width(operations)));
        }
        return std::move(m_out);
    }

private:
    void buildReduction(const EmitContext& body) {
        Program& p = *m_program;
        p.strided = m_group.lines.inner > 1;
        for (const Node* r : m_group.reductions) {
            const int16_t step =
                m_steps.emitOperand(r->operands[0], r->compute, inShapeOf(*r, body));
            p.reductions.push_back({r->as<payload::Reduce>().combine, step});
        }
        const EmitContext tail{&p.epilogue, m_group.reducedShape, true, nullptr, -1};
        for (const Node* n : m_group.outputs) {
            if (!isPerElement(n)) addOutput(*n, m_steps.emitNode(*n, tail));
        }
        addPerElement(body);
    }

    /// Is an output of a reduction or scan one of its body?
    bool isPerElement(const Node* n) const {
        return std::find(m_group.body.begin(), m_group.body.end(), n) != m_group.body.end();
    }

    void addPerElement(const EmitContext& body) {
        for (const Node* n : m_group.outputs) {
            if (!isPerElement(n)) continue;
            addOutput(*n, m_steps.emitNode(*n, body));
            m_program->outputs.back().perElement = true;
        }
    }

    /// What a reduction or scan reads may have another shape than the domain, with the elements in
    /// the same order.
    EmitContext inShapeOf(const Node& pass, EmitContext at) const {
        const Operand& o = pass.operands[0];
        const Node* p = o.array ? o.array->node.get() : nullptr;
        if (o.shape.count() == at.domain.count() && !m_steps.isMember(p)) at.domain = o.shape;
        return at;
    }

    void buildRoutine(const Node& n) {
        const auto& routine = n.as<payload::Routine>();
        m_program->routine = routine.call;
        m_out.geometry.sizes = routine.sizes;
        for (const Operand& o : n.operands) {
            m_program->inputs.push_back({o.array->dtype, MapKind::Linear, o.array->variable});
            m_out.geometry.maps.push_back({});
            m_out.inputs.push_back(o.array);
            m_out.bytesRead += o.array->bytes();
        }
        if (m_group.epilogue.empty()) {
            addOutput(n, 0);
        } else if (partOfTransform(*m_group.epilogue.front()) >= 0) {
            m_program->routine.flags |= kSplitOutput;
            for (const Node* part : m_group.outputs)
                addOutput(*part, static_cast<int16_t>(partOfTransform(*part)));
        } else {
            const EmitContext tail{&m_program->epilogue, m_group.domain, true, nullptr, -1};
            for (const Node* output : m_group.outputs)
                addOutput(*output, m_steps.emitNode(*output, tail));
        }
        for (const Ref<ArrayHandle>& input : m_out.inputs)
            m_out.geometry.extents.push_back(input->shape.count());
    }

    void addOutput(const Node& n, int16_t step) {
        const auto* loop = n.whenIs<payload::Loop>();
        m_program->outputs.push_back(
            {step, n.dtype, n.handle->variable, false, loop && loop->perIteration});
        m_out.bytesWritten += n.handle->bytes();
    }

    std::string loopTitle() const {
        constexpr std::size_t kShown = 5;
        std::string text = "loop of ";
        for (std::size_t i = 0; i < std::min(m_steps.loop()->steps.size(), kShown); ++i)
            text += (i ? "·" : "") + std::string(m_steps.loop()->steps[i].opName());
        return m_steps.loop()->steps.size() > kShown ? text + "·…" : text;
    }

    std::string title() const {
        constexpr std::size_t kShown = 5;
        std::vector<std::string_view> names;
        for (const std::vector<Node*>* list :
             {&m_group.recomputed, &m_group.body, &m_group.reductions, &m_group.epilogue}) {
            for (const Node* n : *list) {
                if (!n->is(NodeKind::Loop) && !(list == &m_group.epilogue && isTransparent(*n)))
                    names.push_back(n->opName());
            }
        }
        std::string text;
        for (std::size_t i = 0; i < std::min(names.size(), kShown); ++i) {
            if (i) text += "·";
            text += names[i];
        }
        if (m_steps.loop()) text = loopTitle() + (text.empty() ? "" : "·" + text);
        if (names.size() > kShown) text += "·… (" + std::to_string(names.size()) + " operations)";
        return text;
    }

    const Group& m_group;
    Ref<Program> m_program;
    BuiltGroup m_out;
    StepEmitter m_steps;
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
    requireVerified(*built->program, built->geometry);
    return built;
}

std::vector<ArrayHandle*> BuiltGroup::distinctInputs() const {
    std::vector<ArrayHandle*> out;
    for (const Ref<ArrayHandle>& input : inputs) {
        if (std::find(out.begin(), out.end(), input.get()) == out.end()) out.push_back(input.get());
    }
    return out;
}

} // namespace vitrine
