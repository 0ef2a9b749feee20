// SPDX-License-Identifier: Apache-2.0
// Common subexpressions: an operation that is pending already, on the same arrays and numbers, is
// not captured again; both values are then the same array. A small table by hash knows the latest
// operations; what fell out of it is computed twice, which is only slower. Inside a loop nothing is
// shared here, so that iterations look alike and can be rolled; the program builder shares the
// steps.
#include "accel/accel_state.h"
#include "base/hash.h"

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

ArrayHandle* AccelState::findCommon(const Node& node, uint64_t& key) {
    key = 0;
    if (!settings.fusion || currentLoop != 0 || !m_failures.empty() || !canBeCommon(node))
        return nullptr;
    key = hashOf(node) | 1;
    const auto known = m_common.find(key);
    if (known == m_common.end() || !known->second->node) return nullptr;
    return sameValue(*known->second->node, node) ? known->second : nullptr;
}

void AccelState::rememberCommon(ArrayHandle& handle, uint64_t key) {
    if (key != 0 && m_common.emplace(key, &handle).second) handle.commonKey = key;
}

void AccelState::forgetCommon(ArrayHandle& handle) {
    if (handle.commonKey != 0) m_common.erase(handle.commonKey);
    handle.commonKey = 0;
}

} // namespace vitrine
