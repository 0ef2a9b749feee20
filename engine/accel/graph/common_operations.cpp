// SPDX-License-Identifier: Apache-2.0
#include "accel/graph/common_operations.h"

#include "base/hash.h"

#include <algorithm>

namespace vitrine {

namespace {

/// Random numbers differ each time; fills are parameters anyway; loops, stores into parts and
/// routines are left alone.
bool canBeCommon(const Node& n) {
    switch (n.kind) {
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

uint64_t hashOf(const Node& n) {
    uint64_t h =
        hashCombine(static_cast<uint64_t>(n.kind) << 16 | static_cast<uint64_t>(n.dtype) << 8 |
                        static_cast<uint64_t>(n.combine),
                    reinterpret_cast<uintptr_t>(n.op));
    h = hashCombine(h, static_cast<uint64_t>(n.map.offset));
    for (const Operand& o : n.operands)
        h = hashCombine(h, o.array ? o.array->serial : o.bits);
    return h;
}

bool sameOperand(const Operand& a, const Operand& b) {
    return a.array == b.array && a.dtype == b.dtype && a.bits == b.bits && a.shape == b.shape;
}

bool sameValue(const Node& a, const Node& b) {
    return a.kind == b.kind && a.op == b.op && a.dtype == b.dtype && a.compute == b.compute &&
           a.shape == b.shape && a.map.offset == b.map.offset && a.map.stride == b.map.stride &&
           a.combine == b.combine && a.inner == b.inner && a.length == b.length &&
           a.outer == b.outer && a.reverse == b.reverse && a.gpuArray == b.gpuArray &&
           a.pin == b.pin &&
           std::equal(a.operands.begin(), a.operands.end(), b.operands.begin(), b.operands.end(),
                      sameOperand);
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
