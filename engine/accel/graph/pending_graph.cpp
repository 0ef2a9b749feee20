// SPDX-License-Identifier: Apache-2.0
#include "accel/graph/pending_graph.h"

#include "accel/graph/recorder.h"
#include "accel/loops/loop_lowering.h"
#include "accel/placement/pin_table.h"
#include "accel/residency/array_errors.h"
#include "base/host_memory.h"
#include "base/script_error.h"
#include "base/settings.h"
#include "trace/trace.h"
#include "value/convert.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace vitrine {

namespace {

constexpr std::size_t kMostConstants = 4; ///< that a record names

double numberOf(const Operand& scalar) {
    double number = 0;
    visitDType(scalar.dtype, [&](auto tag) {
        decltype(tag) element{};
        std::memcpy(&element, &scalar.bits, sizeof element);
        number = static_cast<double>(element);
    });
    return number;
}

/// A view of a view, or of a fill, is one map over the first source.
Ref<Node> overFirstSource(Ref<Node> node) {
    if (!node->is(NodeKind::View)) return node;
    const Operand& source = node->operands[0];
    Node* inner = source.array ? source.array->node.get() : nullptr;
    if (inner && inner->is(NodeKind::Fill)) {
        auto fill = makeRef<Node>();
        fill->what = payload::Fill{};
        fill->dtype = fill->compute = node->dtype;
        fill->shape = node->shape;
        fill->addOperand(inner->operands[0]);
        fill->span = node->span;
        fill->line = node->line;
        return fill;
    }
    // Under another shape (x(:,1:5) read as a vector) the inner map would have to be split along
    // its dimensions; storing it is simpler and as fast when it is used again.
    if (inner && inner->is(NodeKind::View) && !inner->mustStore) inner->mustStore = true;
    return node;
}

} // namespace

PendingGraph::PendingGraph(const Settings& s, Trace& trace, ProviderRegistry& providers,
                           Recorder& recorder, PinTable& pins, ArrayOwner& owner)
    : settings(s), m_trace(trace), m_recorder(recorder), m_pins(pins), m_owner(owner),
      m_list(owner, recorder), m_roller(m_list, recorder, LoopLimits(s, providers)) {}

bool PendingGraph::enterIteration(uint32_t loop, int64_t iteration) {
    noteLoop(loop, iteration);
    m_iteration = iteration;
    const std::size_t pending = m_list.count();
    if (!settings.fusion || (pending == 0 && iteration >= 0)) {
        m_loop = iteration < 0 ? 0 : loop;
        if (loop) m_roller.idle(loop);
        return iteration >= 0 && pending >= kPendingPerPiece;
    }
    if (iteration < 0) {
        m_roller.leave(loop);
        m_loop = m_roller.current();
        return false;
    }
    m_loop = loop;
    return m_roller.enter(loop) && pending > 0;
}

void PendingGraph::noteLoop(uint32_t loop, int64_t iteration) {
    if (iteration >= 0 && !m_loops.empty() && m_loops.back() == loop) return;
    m_loops.erase(std::find(m_loops.begin(), m_loops.end(), loop), m_loops.end());
    if (iteration >= 0) m_loops.push_back(loop);
    if (loop == 0) m_loops.clear();
}

uint64_t scalarBits(const Value& v, DType to) {
    uint64_t bits = 0;
    if (!v.isScalarInline()) {
        convertElements(v.tensor().dtype(), v.tensor().hostBytes(), to, &bits, 1);
        return bits;
    }
    visitDType(v.dtype(), [&](auto tag) {
        tag = v.scalarAs<decltype(tag)>();
        convertElements(v.dtype(), &tag, to, &bits, 1);
    });
    return bits;
}

Operand PendingGraph::operandOf(const Value& v, DType scalarClass) {
    Operand out;
    if (v.isScalarInline() || (v.tensor().count() == 1 && v.tensor().onHost() && !v.isGpuArray())) {
        out.shape = Shape(1, 1);
        out.dtype = scalarClass;
        out.bits = scalarBits(v, scalarClass);
        return out;
    }
    out = handleOf(v.tensor());
    Node* producer = out.array->node.get();
    if (producer && producer->is(NodeKind::View) && !(producer->shape == out.shape))
        producer->mustStore = true;
    return out;
}

Operand PendingGraph::arrayOperandOf(const Value& v) {
    const Ref<Tensor> tensor = v.toTensor();
    Operand out = handleOf(*tensor);
    Node* producer = out.array->node.get();
    if (producer && producer->is(NodeKind::View)) producer->mustStore = true;
    return out;
}

Operand PendingGraph::handleOf(const Tensor& t) {
    Operand out;
    if (!t.remote()) {
        auto handle = makeRef<ArrayHandle>(m_owner, t.dtype(), t.shape());
        handle->host = t.hostBuffer();
        t.setRemote(Ref<RemoteArray>(handle.get()));
    }
    out.array = Ref<ArrayHandle>(static_cast<ArrayHandle*>(t.remote().get()));
    if (out.array->dropped) throw ScriptError(lostError(*out.array), {});
    out.shape = t.shape();
    out.dtype = t.dtype();
    return out;
}

void PendingGraph::record(Node& node, Span at) {
    m_inputs.clear();
    for (const Operand& o : node.operands) {
        if (!o.array) continue;
        if (!m_recorder.knows(o.array->record))
            o.array->record =
                m_recorder.addInput(o.array->shape, o.array->dtype, o.array->variable);
        m_inputs.push_back(o.array->record);
    }
    node.record = m_recorder.addNode(node.opName(), node.dtype, node.shape, at, node.loop,
                                     node.iteration, m_inputs);
    m_recorder.setKind(node.record, node.kind());
    if (!node.is(NodeKind::Apply) && !node.is(NodeKind::Fill)) return;
    std::array<double, kMostConstants> constants{};
    std::size_t count = 0;
    for (const Operand& o : node.operands) {
        if (!o.array && count < constants.size()) constants[count++] = numberOf(o);
    }
    if (count > 0) m_recorder.setConstants(node.record, std::span(constants).first(count));
}

Value PendingGraph::capture(Ref<Node> node, Span at, bool gpuArray) {
    // The graph's own lists are small, and have to stay whole.
    const memory::Scope buffersOnly(memory::Requests::RefuseBuffers);
    node->span = at;
    node->gpuArray = gpuArray;
    node->line = m_recorder.lineOf(at);
    node->loop = m_loop;
    node->iteration = m_iteration;
    node = overFirstSource(std::move(node));
    node->pin = m_pins.find(at, node->opName());
    const auto tensorOf = [&](ArrayHandle* array) {
        auto tensor = makeRef<Tensor>(node->dtype, node->shape, Ref<RemoteArray>(array));
        tensor->setGpuArray(gpuArray);
        return tensor;
    };
    uint64_t key = 0;
    // Inside a loop nothing is shared, so that iterations look alike and can be rolled; the program
    // builder shares the steps.
    const bool shares = settings.fusion && m_loop == 0 && failed.empty();
    if (ArrayHandle* known = shares ? m_common.find(*node, key) : nullptr) return tensorOf(known);
    record(*node, at);
    for (const Operand& o : node->operands) {
        if (o.array && o.array->parked) unpark(*o.array);
    }
    if (!m_flushing && m_list.hasManyGaps()) dropEmptyPlaces();
    const Ref<ArrayHandle> array = m_list.append(node);
    m_common.remember(*array, key);
    Event event;
    event.kind = EventKind::Capture;
    event.line = node->line;
    event.node = node->record;
    event.start = event.end = m_trace.now();
    event.setLabel(node->opName());
    m_trace.write(event);
    return tensorOf(array.get());
}

void PendingGraph::resetBudget() {
    m_nodeBudget = std::max(kNodeBudget, 2 * m_list.count());
}

Ref<ArrayHandle> PendingGraph::fillBefore(const Node& like, const Operand& number,
                                          const Shape& shape) {
    auto node = makeRef<Node>();
    node->what = payload::Fill{};
    node->dtype = node->compute = number.dtype;
    node->shape = shape;
    node->span = like.span;
    node->line = like.line;
    node->gpuArray = like.gpuArray;
    node->addOperand(number);
    Ref<ArrayHandle> array = m_list.make(std::move(node));
    m_roller.beforeIteration(*array);
    return array;
}

uint32_t PendingGraph::firstLine() const {
    const PendingList::Arrays& arrays = m_list.arrays();
    const auto first = std::find_if(arrays.begin(), arrays.end(),
                                    [](const ArrayHandle* h) { return h && h->node; });
    return first == arrays.end() ? 0 : (*first)->node->line;
}

void PendingGraph::forget(ArrayHandle& array) {
    m_list.forget(array);
    m_common.forget(array);
    failed.forget(array);
}

void PendingGraph::dropEmptyPlaces() {
    m_roller.forgetEmpty();
    m_list.closeGaps(0);
}

void PendingGraph::leave(ArrayHandle& array) {
    m_list.leave(array);
    m_common.forget(array);
}

std::vector<bool> PendingGraph::needed(const ArrayHandle* only) const {
    const PendingList::Arrays& arrays = m_list.arrays();
    std::vector<bool> needed(arrays.size());
    for (std::size_t i = arrays.size(); i-- > 0;) {
        // What only nodes read that are left, as the parts of a loop that was split, is left, too.
        const bool asked = arrays[i] == only || (!arrays[i]->left && arrays[i]->isLive());
        needed[i] = needed[i] || asked;
        if (!needed[i]) continue;
        for (const Operand& o : arrays[i]->node->operands) {
            if (o.array && o.array->node) needed[o.array->pendingIndex] = true;
        }
    }
    return needed;
}

void PendingGraph::parkUnread() {
    if (m_list.count() < kPendingPerPiece) return;
    m_roller.flushed(nullptr); // no iteration's arrays are where they were
    for (ArrayHandle* array : m_list.arrays()) {
        const Node* n = array ? array->node.get() : nullptr;
        if (!n || array->left || array->consumers > 0 || n->mustStore) continue;
        if (n->is(NodeKind::Fill) || n->is(NodeKind::Ramp)) m_list.park(*array);
    }
    dropEmptyPlaces();
}

std::vector<Node*> PendingGraph::nodesToCompute(ArrayHandle* only) {
    if (only && only->parked) unpark(*only);
    splitLoops(m_list);
    assembleStores(m_list);
    dropEmptyPlaces();
    std::vector<bool> taken;
    if (m_list.hasLeft()) taken = needed(only);
    std::vector<Node*> nodes;
    for (const ArrayHandle* array : m_list.arrays()) {
        if (!taken.empty() && !taken[array->pendingIndex]) continue;
        Node* n = array->node.get();
        if (failed.spreadTo(*array)) continue;
        // A ramp that nothing reads yet needs no memory either.
        if (n->is(NodeKind::Ramp) && array->consumers == 0 && !n->mustStore) continue;
        nodes.push_back(n);
    }
    return nodes;
}

} // namespace vitrine
