// SPDX-License-Identifier: Apache-2.0
#include "accel/run/spared_arrays.h"

#include "accel/graph/operation.h"
#include "accel/graph/pending_graph.h"
#include "base/hash.h"

#include <algorithm>

namespace vitrine {

namespace {

// An H200 does some hundred operations in the time of writing and reading an element (see
// worthRecomputing); an array that is asked for after all costs about that once.
constexpr double kMostOperations = 128;
constexpr std::size_t kMostNodes = 16;
constexpr uint64_t kSmallShare = 16;   ///< an array of so small a part of the result is small
constexpr std::size_t kMostLeft = 256; ///< arrays that stay pending: each flush looks at them
constexpr std::size_t kMostPlaces = 4096;

bool isMadeByElement(const Node& n) {
    return n.is(NodeKind::Apply) || n.is(NodeKind::Convert);
}

} // namespace

uint64_t AskedPlaces::placeOf(const Node& n) {
    const uint64_t in = uint64_t{n.span.file} << 32 | n.span.begin;
    return hashCombine(hashCombine(in, n.span.end), static_cast<uint64_t>(n.kind()));
}

void AskedPlaces::add(const Node& n) {
    if (m_places.size() >= kMostPlaces) m_places.clear();
    m_places.insert(placeOf(n));
}

bool SparedArrays::isSpareable(const Node& n, const ArrayHandle* only, int64_t leastBytes) const {
    const ArrayHandle& array = *n.handle;
    return array.bytes() >= static_cast<uint64_t>(leastBytes) && array.spareable && !array.left &&
           &array != only && array.isHeld() && array.consumers > 0 && isMadeByElement(n) &&
           !n.mustStore && !m_asked.has(n);
}

bool SparedArrays::collect(const Node& n, uint64_t most, Again& again) {
    again.operations += static_cast<double>(functionCost(n));
    if (again.operations > kMostOperations) return false;
    for (const Operand& o : n.operands) {
        ArrayHandle* array = o.array.get();
        if (!array || std::find(again.seen.begin(), again.seen.end(), array) != again.seen.end())
            continue;
        again.seen.push_back(array);
        if (again.seen.size() > kMostNodes) return false;
        const Node* p = array->node.get();
        const bool between = p && !array->isLive() &&
                             (isMadeByElement(*p) || p->is(NodeKind::View) ||
                              p->is(NodeKind::Fill) || p->is(NodeKind::Ramp));
        if (between) {
            if (!collect(*p, most, again)) return false;
            continue;
        }
        const bool isSmall = array->bytes() <= most / kSmallShare;
        if (p && !array->isLive()) {
            if (!p->is(NodeKind::Reduce) || !isSmall) return false;
            again.reduced.push_back(array);
        } else if (!array->isHeld() && !isSmall) {
            return false; // it would go with its last reader
        }
        if (!isSmall) again.bytes += array->bytes();
        if (again.bytes > most) return false;
    }
    return true;
}

void SparedArrays::choose(const std::vector<Node*>& nodes, const ArrayHandle* only,
                          int64_t leastBytes) {
    if (leastBytes <= 0) return;
    for (const Node* n : nodes) {
        if (n->handle->left && !n->handle->spareable) m_asked.add(*n);
    }
    if (m_graph.leftCount() >= kMostLeft) return;
    for (Node* n : nodes) {
        if (!isSpareable(*n, only, leastBytes)) continue;
        Again again;
        if (!collect(*n, n->handle->bytes(), again)) continue;
        n->handle->spared = true;
        m_marked.emplace_back(n->handle);
        for (ArrayHandle* array : again.reduced) {
            array->wanted = true;
            m_marked.emplace_back(array);
        }
    }
}

std::unordered_set<const Node*> SparedArrays::readLater(const std::vector<Node*>& nodes) {
    std::vector<const Node*> open;
    for (const Ref<ArrayHandle>& array : m_marked) {
        const Node* n = array->node.get();
        if (array->spared && n && !n->stored) open.push_back(n);
    }
    const std::unordered_set<const Node*> computed(nodes.begin(), nodes.end());
    for (const ArrayHandle* array : m_graph.arrays()) {
        if (array && array->left && !computed.contains(array->node.get()))
            open.push_back(array->node.get());
    }
    while (!open.empty()) {
        const Node* n = open.back();
        open.pop_back();
        if (!m_later.insert(n).second) continue;
        for (const Operand& o : n->operands) {
            const Node* p = o.array ? o.array->node.get() : nullptr;
            if (p && !(p->stored && computed.contains(p))) open.push_back(p);
        }
    }
    return m_later;
}

void SparedArrays::leave() {
    for (const Ref<ArrayHandle>& array : m_marked) {
        if (array->spared) array->spareable = false;
        array->spared = array->wanted = false;
    }
    m_marked.clear();
    for (ArrayHandle* array : m_graph.arrays()) {
        if (array && m_later.contains(array->node.get())) m_graph.leave(*array);
    }
    m_later.clear();
}

std::string sparedText(const Group& group) {
    std::string names;
    int unnamed = 0;
    for (const Node* n : group.body) {
        if (!n->handle || !n->handle->spared || n->stored) continue;
        if (n->handle->variable.empty())
            ++unnamed;
        else
            names += (names.empty() ? "" : ", ") + n->handle->variable;
    }
    if (names.empty() && unnamed == 0) return {};
    if (unnamed > 0)
        names += (names.empty() ? "" : " and ") + std::to_string(unnamed) +
                 (unnamed == 1 ? " result" : " results");
    return " Not stored, since nothing else reads it so far: " + names + ".";
}

} // namespace vitrine
