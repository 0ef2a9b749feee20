// SPDX-License-Identifier: Apache-2.0
// Whether the faces of a patch are convex, found where its vertices are: what comes to the host is
// one truth value. Engine thread.
#include "builtins/graphics/graphics_space.h"
#include "builtins/index/indexing.h"

#include <numbers>

namespace vitrine {

namespace {

/// A component of vectors a corner (rows) and face (columns).
using Vectors = std::array<Value, 3>;

class FaceTurns {
public:
    FaceTurns(Interpreter& vm, const PatchObject& patch) : m_vm(vm), m_patch(patch) {}

    /// Going round a convex face turns one way only, once in all.
    bool isOnceRound() {
        if (m_patch.faces && !acceleratedRange(m_vm.accelerator())(m_patch.faces, RangeOf::Whole))
            return false; // some have fewer corners
        const Value zero(0.0);
        const Vectors at{corners(m_patch.x), corners(m_patch.y),
                         m_patch.z.tensor() ? corners(m_patch.z) : zero};
        Vectors along, next, normal;
        for (std::size_t d = 0; d < at.size(); ++d) {
            along[d] = call("minus", {following(at[d]), at[d]});
            next[d] = following(along[d]);
        }
        const Vectors area = cross(at, {following(at[0]), following(at[1]), following(at[2])});
        for (std::size_t d = 0; d < normal.size(); ++d)
            normal[d] = call("sum", {area[d], Value(1.0)});
        const Value length = call("sqrt", {dot(normal, normal)});
        const Value turns =
            call("atan2",
                 {call("rdivide", {dot(cross(along, next), normal), length}), dot(along, next)});
        constexpr double kRounding = 1e-9, kNear = 0.5;
        const Value oneWay = call("ge", {turns, Value(-kRounding)});
        const Value round =
            call("minus", {call("sum", {turns, Value(1.0)}), Value(2 * std::numbers::pi)});
        const Value once = call("lt", {call("abs", {round}), Value(kNear)});
        const Value convex = call("and", {call("all", {oneWay, Value(1.0)}), once});
        return call("all", {convex}).toDouble() != 0;
    }

private:
    Value call(const char* function, std::initializer_list<Value> args) {
        return callNamed(m_vm, function, args);
    }

    Value corners(const RangedData& of) {
        const Value all = call("double", {Value(of.tensor())});
        if (!m_patch.faces)
            return call("reshape", {all, Value(static_cast<double>(m_patch.corners())),
                                    Value(static_cast<double>(m_patch.faceCount()))});
        const Value column = call("reshape", {all, Value(static_cast<double>(all.count())), 1.0});
        const std::vector<Value> rings{call("transpose", {Value(m_patch.faces)})};
        return indexValue(m_vm, column, rings, {});
    }

    Value following(const Value& corners) {
        return call("circshift", {corners, Value(-1.0), Value(1.0)});
    }

    Vectors cross(const Vectors& a, const Vectors& b) {
        Vectors out;
        for (std::size_t d = 0; d < out.size(); ++d) {
            const std::size_t u = (d + 1) % 3, v = (d + 2) % 3;
            out[d] = call("minus", {call("times", {a[u], b[v]}), call("times", {a[v], b[u]})});
        }
        return out;
    }

    Value dot(const Vectors& a, const Vectors& b) {
        Value sum(0.0);
        for (std::size_t d = 0; d < a.size(); ++d)
            sum = call("plus", {sum, call("times", {a[d], b[d]})});
        return sum;
    }

    Interpreter& m_vm;
    const PatchObject& m_patch;
};

} // namespace

std::function<bool(const PatchObject&)> faceConvexity(Interpreter& vm) {
    return [&vm](const PatchObject& patch) { return FaceTurns(vm, patch).isOnceRound(); };
}

} // namespace vitrine
