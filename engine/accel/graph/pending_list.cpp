// SPDX-License-Identifier: Apache-2.0
#include "accel/graph/pending_list.h"

#include "accel/graph/recorder.h"

#include <algorithm>
#include <utility>

namespace vitrine {

Ref<ArrayHandle> PendingList::arrayOf(const Node& node) {
    auto array = makeRef<ArrayHandle>(m_owner, node.dtype, node.shape);
    array->record = node.record;
    array->line = node.line;
    return array;
}

Ref<ArrayHandle> PendingList::append(const Ref<Node>& node) {
    Ref<ArrayHandle> array = arrayOf(*node);
    m_arrays.push_back(nullptr); // what can fail comes first
    array->pendingIndex = m_arrays.size() - 1;
    node->handle = array.get();
    array->node = node;
    m_arrays.back() = array.get();
    ++m_count;
    return array;
}

Ref<ArrayHandle> PendingList::make(Ref<Node> node) {
    std::vector<uint32_t> inputs;
    for (const Operand& o : node->operands) {
        if (o.array && m_recorder.knows(o.array->record)) inputs.push_back(o.array->record);
    }
    node->record = m_recorder.addNode(node->opName(), node->dtype, node->shape, node->span,
                                      node->loop, node->iteration, inputs);
    m_recorder.setKind(node->record, node->kind());
    Ref<ArrayHandle> array = arrayOf(*node);
    node->handle = array.get();
    array->node = std::move(node);
    ++m_count;
    return array;
}

void PendingList::insert(std::size_t place, ArrayHandle& array) {
    m_arrays.insert(m_arrays.begin() + static_cast<std::ptrdiff_t>(place), &array);
    if (array.parked) ++m_count;
    array.parked = false;
    for (std::size_t i = place; i < m_arrays.size(); ++i) {
        if (m_arrays[i]) m_arrays[i]->pendingIndex = i;
    }
}

void PendingList::park(ArrayHandle& array) {
    m_arrays[array.pendingIndex] = nullptr;
    --m_count;
    array.parked = true;
}

void PendingList::forget(ArrayHandle& array) {
    if (std::exchange(array.parked, false)) return;
    m_arrays[array.pendingIndex] = nullptr;
    --m_count;
    if (array.left) --m_left;
}

void PendingList::closeGaps(std::size_t from) {
    std::size_t to = from;
    for (std::size_t i = from; i < m_arrays.size(); ++i) {
        if (!m_arrays[i]) continue;
        m_arrays[i]->pendingIndex = to;
        m_arrays[to++] = m_arrays[i];
    }
    m_arrays.resize(to);
}

void PendingList::assign(Arrays order) {
    m_arrays = std::move(order);
    for (std::size_t i = 0; i < m_arrays.size(); ++i)
        m_arrays[i]->pendingIndex = i;
}

void PendingList::leave() {
    for (ArrayHandle* array : m_arrays) {
        if (array) leave(*array);
    }
}

void PendingList::leave(ArrayHandle& array) {
    if (array.left) return;
    array.left = true;
    ++m_left;
}

void PendingList::releaseOperands() {
    for (ArrayHandle* array : m_arrays) {
        if (array && array->node) array->node->releaseOperands();
    }
}

bool PendingList::hasManyGaps() const {
    constexpr std::size_t kLeast = 256;
    return m_arrays.size() >= std::max(kLeast, 2 * m_count);
}

} // namespace vitrine
