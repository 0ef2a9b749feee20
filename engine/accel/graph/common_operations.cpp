// SPDX-License-Identifier: Apache-2.0
#include "accel/graph/common_operations.h"

#include "base/hash.h"

#include <algorithm>

namespace vitrine {

namespace {

/// Random numbers differ each time; fills are parameters anyway; loops, stores into parts and
/// routines are left alone.
bool canBeCommon(const Node& n) {
    switch (n.kind()) {
    case NodeKind::Apply:
    case NodeKind::Convert:
    case NodeKind::Ramp:
    case NodeKind::View:
    case NodeKind::Reduce:
    case NodeKind::Scan:
        return true;
    default:
        return false;
    }
}

/// What tells operations of one kind apart most often.
uint64_t whatOf(const Node& n) {
    if (const auto* apply = n.whenIs<payload::Apply>())
        return reinterpret_cast<uintptr_t>(apply->op);
    if (const auto* view = n.whenIs<payload::View>())
        return static_cast<uint64_t>(view->map.offset);
    if (const auto* reduce = n.whenIs<payload::Reduce>())
        return static_cast<uint64_t>(reduce->combine);
    return 0;
}

uint64_t hashOf(const Node& n) {
    uint64_t h = hashCombine(static_cast<uint64_t>(n.kind()) << 8 | static_cast<uint64_t>(n.dtype),
                             whatOf(n));
    for (const Operand& o : n.operands)
        h = hashCombine(h, o.array ? o.array->serial : o.bits);
    return h;
}

bool sameOperand(const Operand& a, const Operand& b) {
    return a.array == b.array && a.dtype == b.dtype && a.bits == b.bits && a.shape == b.shape;
}

bool sameValue(const Node& a, const Node& b) {
    return sameComputation(a, b) && std::equal(a.operands.begin(), a.operands.end(),
                                               b.operands.begin(), b.operands.end(), sameOperand);
}

} // namespace

ArrayHandle* CommonOperations::find(const Node& node, uint64_t& key) const {
    key = 0;
    if (!canBeCommon(node)) return nullptr;
    key = hashOf(node) | 1;
    const auto known = m_arrays.find(key);
    if (known == m_arrays.end() || !known->second->node) return nullptr;
    return sameValue(*known->second->node, node) ? known->second : nullptr;
}

void CommonOperations::remember(ArrayHandle& array, uint64_t key) {
    if (key != 0 && m_arrays.emplace(key, &array).second) array.commonKey = key;
}

void CommonOperations::forget(ArrayHandle& array) {
    if (array.commonKey != 0) m_arrays.erase(array.commonKey);
    array.commonKey = 0;
}

} // namespace vitrine
