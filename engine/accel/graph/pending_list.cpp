// SPDX-License-Identifier: Apache-2.0
// The list of pending nodes: how an operation gets into it and what leaves it, and the script's
// loops and lines that its nodes are noted under.
#include "accel/accel_state.h"
#include "base/host_memory.h"
#include "value/convert.h"
#include "value/memory_limit.h"

#include <algorithm>

namespace vitrine {

namespace {

/// A view of a view, or of a fill, is one map over the first source.
Ref<Node> overFirstSource(Ref<Node> node) {
    if (node->kind != NodeKind::View) return node;
    const Operand& source = node->operands[0];
    Node* inner = source.array ? source.array->node.get() : nullptr;
    if (inner && inner->kind == NodeKind::Fill) {
        auto fill = makeRef<Node>();
        fill->kind = NodeKind::Fill;
        fill->dtype = fill->compute = node->dtype;
        fill->shape = node->shape;
        fill->addOperand(inner->operands[0]);
        fill->span = node->span;
        fill->line = node->line;
        return fill;
    }
    // Under another shape (x(:,1:5) read as a vector) the inner map would have to be split along
    // its dimensions; storing it is simpler and as fast when it is used again.
    if (inner && inner->kind == NodeKind::View && !inner->mustStore) inner->mustStore = true;
    return node;
}

} // namespace

void AccelState::enterIteration(uint32_t loop, int64_t iteration) {
    noteLoop(loop, iteration);
    currentIteration = iteration;
    const std::size_t pending = m_pendingCount - m_leftCount;
    if (!settings.fusion || (pending == 0 && iteration >= 0)) {
        currentLoop = iteration < 0 ? 0 : loop;
        if (loop) m_roller.idle(loop);
        if (iteration >= 0 && pending >= kPendingPerPiece) orThrow(flush(nullptr));
        return;
    }
    if (iteration < 0) {
        m_roller.leave(loop, m_pending);
        currentLoop = m_roller.current();
        return;
    }
    currentLoop = loop;
    if (m_roller.enter(loop, m_pending) && pending > 0) orThrow(flush(nullptr));
}

void AccelState::noteLoop(uint32_t loop, int64_t iteration) {
    if (iteration >= 0 && !m_loops.empty() && m_loops.back() == loop) return;
    m_loops.erase(std::find(m_loops.begin(), m_loops.end(), loop), m_loops.end());
    if (iteration >= 0) m_loops.push_back(loop);
    if (loop == 0) m_loops.clear();
}

uint32_t AccelState::lineOf(Span span) {
    if (!(span == m_lastSpan)) {
        m_lastSpan = span;
        m_lastLine = recorder.lineOf(span);
    }
    return m_lastLine;
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

Operand AccelState::operandOf(const Value& v, DType scalarClass) {
    Operand out;
    if (v.isScalarInline() || (v.tensor().count() == 1 && v.tensor().onHost() && !v.isGpuArray())) {
        out.shape = Shape(1, 1);
        out.dtype = scalarClass;
        out.bits = scalarBits(v, scalarClass);
        return out;
    }
    out = handleOf(v.tensor());
    Node* producer = out.array->node.get();
    if (producer && producer->kind == NodeKind::View && !(producer->shape == out.shape))
        producer->mustStore = true;
    return out;
}

Operand AccelState::arrayOperandOf(const Value& v) {
    const Ref<Tensor> tensor = v.toTensor();
    Operand out = handleOf(*tensor);
    Node* producer = out.array->node.get();
    if (producer && producer->kind == NodeKind::View) producer->mustStore = true;
    return out;
}

Operand AccelState::handleOf(const Tensor& t) {
    Operand out;
    if (!t.remote()) {
        auto handle = makeRef<ArrayHandle>(*this, t.dtype(), t.shape());
        handle->host = t.hostBuffer();
        t.setRemote(Ref<RemoteArray>(handle.get()));
    }
    out.array = Ref<ArrayHandle>(static_cast<ArrayHandle*>(t.remote().get()));
    if (out.array->dropped) throw ScriptError(lostError(*out.array), {});
    out.shape = t.shape();
    out.dtype = t.dtype();
    return out;
}

void AccelState::requireHome(DType dtype, const Shape& shape, Span at) {
    const auto bytes =
        static_cast<long double>(shape.count()) * static_cast<long double>(sizeOf(dtype));
    if (bytes < 1e18L && memory::fits(static_cast<uint64_t>(bytes))) return;
    // A device with memory of its own may have what the host has not.
    const Provider* device = settings.device == "cpu" ? nullptr : providers.device();
    const bool ofItsOwn =
        device && (device->info().type == "discrete" || device->info().type == "virtual");
    if (ofItsOwn && bytes <= static_cast<long double>(device->budgetBytes())) return;
    try {
        throwTooLarge(shape, bytes);
    } catch (ScriptError& error) {
        error.span = at;
        throw;
    }
}

Value AccelState::capture(Ref<Node> node, Span at, bool gpuArray) {
    requireHome(node->dtype, node->shape, at);
    // The graph's own lists are small, and have to stay whole.
    const memory::Scope buffersOnly(memory::Requests::RefuseBuffers);
    node->span = at;
    node->gpuArray = gpuArray;
    node->line = lineOf(at);
    node->loop = currentLoop;
    node->iteration = currentIteration;
    node = overFirstSource(std::move(node));
    node->pin = placer.pins.find(at, node->opName());
    uint64_t key = 0;
    if (ArrayHandle* known = findCommon(*node, key)) {
        auto tensor = makeRef<Tensor>(node->dtype, node->shape, Ref<RemoteArray>(known));
        tensor->setGpuArray(gpuArray);
        return tensor;
    }
    std::vector<uint32_t> inputs;
    for (const Operand& o : node->operands) {
        if (!o.array) continue;
        if (!recorder.knows(o.array->record))
            o.array->record = recorder.addInput(o.array->shape, o.array->dtype, o.array->variable);
        inputs.push_back(o.array->record);
    }
    node->record = recorder.addNode(node->opName(), node->dtype, node->shape, at, node->loop,
                                    node->iteration, inputs);
    auto handle = makeRef<ArrayHandle>(*this, node->dtype, node->shape);
    handle->record = node->record;
    handle->line = node->line;
    compactPending();
    m_pending.push_back(nullptr); // what can fail comes first
    handle->pendingIndex = m_pending.size() - 1;
    node->handle = handle.get();
    handle->node = node;
    m_pending.back() = handle.get();
    ++m_pendingCount;
    rememberCommon(*handle, key);
    Event event;
    event.kind = EventKind::Capture;
    event.line = node->line;
    event.node = node->record;
    event.start = event.end = trace.now();
    event.setLabel(node->opName());
    trace.write(event);
    auto tensor = makeRef<Tensor>(node->dtype, node->shape, Ref<RemoteArray>(handle.get()));
    tensor->setGpuArray(gpuArray);
    if (m_pendingCount - m_leftCount > m_nodeBudget && !m_flushing) {
        Value keep(tensor);
        const Status done = flush(nullptr);
        // What nobody reads yet (fills, ramps) stays pending: not each capture looks at all of it.
        m_nodeBudget = std::max(kNodeBudget, 2 * (m_pendingCount - m_leftCount));
        orThrow(done, at);
        return keep;
    }
    return tensor;
}

void AccelState::leavePending() {
    for (ArrayHandle* handle : m_pending) {
        if (!handle || handle->left) continue;
        handle->left = true;
        ++m_leftCount;
    }
}

void AccelState::compactPending() {
    // Whatever died since the last time left its place empty. Half of them empty: the cost of
    // moving the others is paid by those that died.
    constexpr std::size_t kLeast = 256;
    if (m_pending.size() >= std::max(kLeast, 2 * m_pendingCount) && !m_flushing) dropEmptyPlaces();
}

void AccelState::dropEmptyPlaces() {
    m_roller.forgetEmpty(m_pending);
    std::erase(m_pending, nullptr);
    for (std::size_t i = 0; i < m_pending.size(); ++i)
        m_pending[i]->pendingIndex = i;
}

void AccelState::forgetPending(ArrayHandle& handle) {
    m_pending[handle.pendingIndex] = nullptr;
    forgetCommon(handle);
    --m_pendingCount;
    if (handle.left) --m_leftCount;
    m_failures.erase(&handle);
}

void AccelState::addHandle(ArrayHandle& handle) {
    std::lock_guard lock(m_handlesMutex);
    m_handles.insert(&handle);
}

void AccelState::removeHandle(ArrayHandle& handle) {
    std::lock_guard lock(m_handlesMutex);
    m_handles.erase(&handle);
}

} // namespace vitrine
