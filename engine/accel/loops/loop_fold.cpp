// SPDX-License-Identifier: Apache-2.0
#include "accel/loops/loop_fold.h"

#include <algorithm>

namespace vitrine {

namespace {

/// Can an array of this shape be read over the whole domain?
bool spreads(const Shape& shape, const Shape& domain) {
    if (shape.rank() > domain.rank()) return false;
    for (int d = 0; d < domain.rank(); ++d) {
        if (shape[d] != 1 && shape[d] != domain[d]) return false;
    }
    return true;
}

} // namespace

namespace {

/// `now`, as the first of two iterations did it, with how far the second was on.
void advanceFrom(const LoopStep& before, LoopStep& now) {
    if (auto* draw = now.whenIs<payload::Random>()) {
        const uint64_t first = before.as<payload::Random>().source.counter;
        draw->source.advance = draw->source.counter - first;
        draw->source.counter = first;
    }
    if (auto* view = now.whenIs<payload::View>()) {
        const int64_t first = before.as<payload::View>().map.offset;
        view->map.advance = view->map.offset - first;
        view->map.offset = first;
    }
}

} // namespace

bool sameOperation(const LoopStep& a, const LoopStep& b) {
    return sameComputation(a, b, true) && a.operands.size() == b.operands.size();
}

bool describeIteration(const std::vector<Node*>& window, std::vector<LoopStep>& out,
                       LoopRefusal& refusal) {
    const auto refuse = [&](uint32_t line, LoopObstacle why) {
        refusal = {why, line};
        return false;
    };
    if (window.size() > kMaxLoopSteps)
        return refuse(window.front()->line, LoopObstacle::ManyOperations);
    /// The operation of this iteration that makes the array, if one before it does.
    const auto madeBy = [&](const ArrayHandle& array) {
        const Node* n = array.node.get();
        return n && n->index < out.size() && window[n->index] == n ? n : nullptr;
    };
    out.reserve(window.size());
    NodePin pin;
    for (Node* n : window) {
        const auto no = [&](LoopObstacle why) { return refuse(n->line, why); };
        if (n->is(NodeKind::Scan)) return no(LoopObstacle::ScanEachTime);
        if (n->is(NodeKind::Routine)) return no(LoopObstacle::RoutineEachTime);
        if (n->is(NodeKind::Loop)) return no(LoopObstacle::InnerLoop);
        if (n->pin.fusion == PinFusion::Apart) return no(LoopObstacle::PinnedApart);
        if (!out.empty() && whyApart(pin, n->pin, true)) return no(LoopObstacle::PinnedSides);
        if (n->pin.side != PinSide::Free) pin = n->pin;
        LoopStep s;
        static_cast<Operation&>(s) = *n;
        s.variable = n->handle->variable;
        s.serial = n->handle->serial;
        const bool stores = n->is(NodeKind::AssignSlice);
        const bool reduces = n->is(NodeKind::Reduce);
        s.deferred = reduces;
        s.operands.reserve(n->operands.size());
        for (const Operand& o : n->operands) {
            LoopOperand to;
            to.shape = o.shape;
            to.dtype = o.dtype;
            to.bits = o.bits;
            if (o.array) {
                to.kind = LoopOperand::Kind::Outer;
                to.serial = o.array->serial;
                if (const Node* inner = madeBy(*o.array)) {
                    to.kind = LoopOperand::Kind::Inner;
                    to.index = static_cast<uint32_t>(inner->index);
                    const LoopStep& from = out[to.index];
                    if (stores && s.operands.empty()) return no(LoopObstacle::StoresTwice);
                    if (from.is(NodeKind::AssignSlice)) return no(LoopObstacle::ReadsWhatItStores);
                    s.deferred = s.deferred || from.deferred;
                    if (reduces && from.deferred) return no(LoopObstacle::PassOverPass);
                    if (n->is(NodeKind::View) ||
                        !(stores || reduces ? o.shape.count() == from.shape.count()
                                            : o.shape == from.shape))
                        return no(LoopObstacle::OwnResultMoved);
                }
            }
            s.operands.push_back(std::move(to));
        }
        n->index = out.size();
        out.push_back(std::move(s));
    }
    return true;
}

bool LoopFold::no(const LoopStep& s, LoopObstacle why) {
    refusal = {why, s.line};
    return false;
}

bool LoopFold::run() {
    if (m_before.size() != m_now.size()) return no(m_now.front(), LoopObstacle::IterationsDiffer);
    for (std::size_t j = 0; j < m_now.size(); ++j) {
        if (!sameOperation(m_before[j], m_now[j]))
            return no(m_now[j], LoopObstacle::IterationsDiffer);
        m_madeBefore.emplace(m_before[j].serial, static_cast<uint32_t>(j));
    }
    m_body.steps = m_now;
    m_body.trips = 2;
    if (!findDeferred() || !shapes()) return false;
    std::vector<std::pair<std::size_t, std::size_t>> open;
    for (std::size_t j = 0; j < m_now.size(); ++j) {
        LoopStep& s = m_body.steps[j];
        advanceFrom(m_before[j], s);
        if (s.is(NodeKind::AssignSlice)) {
            if (const auto obstacle = storeAdvance(m_before[j], s)) return no(s, *obstacle);
        }
        for (std::size_t k = 0; k < s.operands.size(); ++k) {
            bool later = false;
            if (s.is(NodeKind::AssignSlice) && k == 0) {
                // Each iteration stores into what the one before left.
                if (s.operands[k].serial != m_before[j].serial)
                    return no(s, LoopObstacle::StoresOtherArray);
                continue;
            }
            if (!argument(s, m_before[j].operands[k], s.operands[k], later)) return false;
            if (later) open.emplace_back(j, k);
        }
    }
    // What is left may be what another slot had before: a value of two iterations ago.
    while (!open.empty()) {
        const std::size_t left = open.size();
        for (std::size_t i = open.size(); i-- > 0;) {
            LoopStep& s = m_body.steps[open[i].first];
            LoopOperand& to = s.operands[open[i].second];
            for (uint32_t d = 0; d < m_body.slots.size(); ++d) {
                if (readBefore(m_body.slots[d]) != to.serial) continue;
                if (!slot(s, m_before[open[i].first].operands[open[i].second], to, true, d))
                    return false;
                open.erase(open.begin() + static_cast<std::ptrdiff_t>(i));
                break;
            }
        }
        if (open.size() == left)
            return no(m_body.steps[open.front().first], LoopObstacle::OtherArray);
    }
    for (const LoopStep& s : m_body.steps)
        m_body.cost += operationCost(s);
    return staysApart();
}

bool LoopFold::findDeferred() {
    const auto isDeferred = [&](const LoopOperand& o) {
        if (o.kind == LoopOperand::Kind::Inner) return m_body.steps[o.index].deferred;
        const auto made = m_madeBefore.find(o.serial);
        return o.kind == LoopOperand::Kind::Outer && made != m_madeBefore.end() &&
               m_body.steps[made->second].deferred;
    };
    for (bool more = true; more;) {
        more = false;
        for (LoopStep& s : m_body.steps) {
            if (s.deferred || !std::any_of(s.operands.begin(), s.operands.end(), isDeferred))
                continue;
            s.deferred = more = true;
        }
    }
    for (const LoopStep& s : m_body.steps) {
        if (s.is(NodeKind::Reduce) && isDeferred(s.operands[0]))
            return no(s, LoopObstacle::PassOverPrevious);
    }
    return true;
}

bool LoopFold::staysApart() {
    for (const LoopStep& s : m_body.steps) {
        const bool stores = s.is(NodeKind::AssignSlice);
        for (std::size_t k = stores ? 1 : 0; k < s.operands.size(); ++k) {
            const LoopOperand& o = s.operands[k];
            const bool inner = o.kind == LoopOperand::Kind::Inner;
            if (s.is(NodeKind::Reduce)) {
                if (!inner) return no(s, LoopObstacle::PassOverOuter);
                continue;
            }
            const bool carried = o.kind == LoopOperand::Kind::Carried;
            if (!inner && !carried) continue;
            if ((inner ? m_body.steps[o.index].deferred
                       : m_body.isDeferred(m_body.slots[o.index])) != s.deferred)
                return no(s, LoopObstacle::PassAndElements);
        }
    }
    return true;
}

bool LoopFold::shapes() {
    for (const LoopStep& s : m_body.steps) {
        if (s.is(NodeKind::View) || s.is(NodeKind::Fill) || s.is(NodeKind::AssignSlice) ||
            s.deferred)
            continue;
        if (s.shape.count() > m_body.domain.count()) m_body.domain = s.shape;
    }
    // Where nothing is computed, something may still be stored.
    for (const LoopStep& s : m_body.steps) {
        const bool reduces = s.is(NodeKind::Reduce);
        if (reduces) m_body.deferredDomain = s.shape;
        if (!reduces && (!s.is(NodeKind::AssignSlice) || s.deferred)) continue;
        const LoopOperand& from = s.operands[reduces ? 0 : 1];
        const Shape& its =
            from.kind == LoopOperand::Kind::Inner ? m_now[from.index].shape : from.shape;
        if (its.count() > m_body.domain.count()) m_body.domain = its;
    }
    for (const LoopStep& s : m_body.steps) {
        const Shape& domain = m_body.domainOf(s);
        if (s.deferred && (s.shape.count() != domain.count() || domain == m_body.domain) &&
            !s.is(NodeKind::AssignSlice))
            return no(s, LoopObstacle::CompletePass);
        if (s.is(NodeKind::AssignSlice)) {
            int64_t count = 1;
            for (int64_t n : s.as<payload::AssignSlice>().box.count)
                count *= n;
            if (count != domain.count()) return no(s, LoopObstacle::StoresOtherSize);
            continue;
        }
        const bool fixed = s.is(NodeKind::Random) || s.is(NodeKind::Ramp);
        if (s.shape == domain || (!fixed && spreads(s.shape, domain))) continue;
        return no(s, LoopObstacle::DifferentSizes);
    }
    return true;
}

bool LoopFold::argument(const LoopStep& s, const LoopOperand& p, LoopOperand& to, bool& later) {
    if (p.dtype != to.dtype) return no(s, LoopObstacle::ClassOrSize);
    if (to.kind == LoopOperand::Kind::Scalar) {
        if (p.kind != LoopOperand::Kind::Scalar) return no(s, LoopObstacle::IterationsDiffer);
        if (p.bits == to.bits) return true;
        return tabulate(s, to, {p.bits});
    }
    if (to.kind == LoopOperand::Kind::Inner)
        return (p.kind == LoopOperand::Kind::Inner && p.index == to.index) ||
               no(s, LoopObstacle::IterationsDiffer);
    if (p.kind == LoopOperand::Kind::Inner) return no(s, LoopObstacle::IterationsDiffer);
    if (p.kind == LoopOperand::Kind::Outer && p.serial == to.serial) {
        if (!(p.shape == to.shape)) return no(s, LoopObstacle::ClassOrSize);
        Operand array = m_arrays.at(to.serial);
        array.shape = to.shape;
        to.index = outside(std::move(array));
        // A producer can join the loop's kernel only when it is read element by element.
        if (s.is(NodeKind::View) || !(to.shape == m_body.domain)) m_outer[to.index].shape = Shape();
        return true;
    }
    const auto made = m_madeBefore.find(to.serial);
    if (s.is(NodeKind::View))
        return no(s, made != m_madeBefore.end() ? LoopObstacle::PreviousMoved
                                                : LoopObstacle::OtherArray);
    if (made != m_madeBefore.end()) return slot(s, p, to, false, made->second);
    later = true;
    return true;
}

bool LoopFold::tabulate(const LoopStep& s, LoopOperand& to, std::vector<uint64_t> earlier) {
    if (s.is(NodeKind::Ramp)) return no(s, LoopObstacle::RangeChanges);
    if (m_body.tables.size() >= kMaxLoopTables) return no(s, LoopObstacle::ManyNumbers);
    to.kind = LoopOperand::Kind::Table;
    to.index = static_cast<uint32_t>(m_body.tables.size());
    m_body.tables.push_back(to.dtype);
    earlier.push_back(to.bits);
    m_body.columns.push_back(std::move(earlier));
    return true;
}

uint32_t LoopFold::outside(Operand o) {
    if (o.array) {
        const auto known = m_outerIndex.find(o.array->serial);
        if (known != m_outerIndex.end()) return known->second;
        m_outerIndex.emplace(o.array->serial, static_cast<uint32_t>(m_outer.size()));
    }
    m_outer.push_back(std::move(o));
    return static_cast<uint32_t>(m_outer.size() - 1);
}

bool LoopFold::slot(const LoopStep& s, const LoopOperand& p, LoopOperand& to, bool fromSlot,
                    uint32_t next) {
    Operand first;
    first.shape = p.shape;
    first.dtype = p.dtype;
    first.bits = p.bits;
    if (p.kind == LoopOperand::Kind::Outer) {
        const auto array = m_arrays.find(p.serial);
        if (array == m_arrays.end()) return no(s, LoopObstacle::FirstValueGone);
        first.array = array->second.array;
    }
    const DType dtype = fromSlot ? m_body.slots[next].dtype : m_now[next].dtype;
    const Shape& shape = m_body.domainOf(s);
    if (first.dtype != dtype || !(to.shape == shape) ||
        !(first.shape == shape || first.shape.count() == 1))
        return no(s, LoopObstacle::ClassOrSize);
    to.kind = LoopOperand::Kind::Carried;
    for (std::size_t d = 0; d < m_body.slots.size(); ++d) {
        const LoopBody::Slot& known = m_body.slots[d];
        if (known.fromSlot != fromSlot || known.next != next) continue;
        const Operand& its = m_outer[known.first];
        if (its.array != first.array || its.bits != first.bits)
            return no(s, LoopObstacle::TwoBeginnings);
        to.index = static_cast<uint32_t>(d);
        return true;
    }
    LoopBody::Slot fresh;
    fresh.first = outside(std::move(first));
    fresh.fromSlot = fromSlot;
    fresh.next = next;
    fresh.dtype = dtype;
    fresh.serial = to.serial;
    fresh.variable = fromSlot ? m_body.slots[next].variable : m_now[next].variable;
    to.index = static_cast<uint32_t>(m_body.slots.size());
    m_body.slots.push_back(std::move(fresh));
    return true;
}

uint64_t LoopFold::readBefore(const LoopBody::Slot& s) const {
    const Operand& first = m_outer[s.first];
    return first.array ? first.array->serial : 0;
}

} // namespace vitrine
