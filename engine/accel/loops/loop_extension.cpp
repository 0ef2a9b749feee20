// SPDX-License-Identifier: Apache-2.0
#include "accel/loops/loop_extension.h"

namespace vitrine {

bool NextTrip::no(const LoopStep& s, LoopObstacle why) {
    refusal = {why, s.line};
    return false;
}

bool NextTrip::compare() {
    m_read.assign(m_body.slots.size(), 0);
    for (std::size_t j = 0; j < m_now.size(); ++j) {
        if (!compareStep(m_body.steps[j], m_now[j])) return false;
    }
    return tablesSuffice() || no(m_now.front(), LoopObstacle::ManyNumbers);
}

bool NextTrip::goesOn(const LoopStep& s, const LoopStep& n) const {
    if (const auto* draw = s.whenIs<payload::Random>()) {
        return n.as<payload::Random>().source.counter ==
               draw->source.counter + static_cast<uint64_t>(m_body.trips) * draw->source.advance;
    }
    if (const auto* view = s.whenIs<payload::View>())
        return n.as<payload::View>().map.offset ==
               view->map.offset + m_body.trips * view->map.advance;
    return true;
}

bool NextTrip::compareStep(LoopStep& s, const LoopStep& n) {
    if (!sameOperation(s, n) || !goesOn(s, n)) return no(n, LoopObstacle::IterationsDiffer);
    const bool stores = s.is(NodeKind::AssignSlice);
    if (stores && (!storesNext(s, n, m_body.trips) || n.operands[0].serial != s.serial))
        return no(n, LoopObstacle::StoresOtherPart);
    for (std::size_t k = stores ? 1 : 0; k < s.operands.size(); ++k) {
        if (!compareOperand(s, s.operands[k], n, n.operands[k])) return false;
    }
    return true;
}

bool NextTrip::compareOperand(const LoopStep& s, LoopOperand& o, const LoopStep& n,
                              const LoopOperand& to) {
    if (o.dtype != to.dtype || !(o.shape == to.shape)) return no(n, LoopObstacle::ClassOrSize);
    switch (o.kind) {
    case LoopOperand::Kind::Scalar:
    case LoopOperand::Kind::Table:
        if (to.kind != LoopOperand::Kind::Scalar) return no(n, LoopObstacle::IterationsDiffer);
        if (s.is(NodeKind::Ramp) && to.bits != o.bits) return no(n, LoopObstacle::RangeChanges);
        m_numbers.push_back({&o, to.bits});
        break;
    case LoopOperand::Kind::Inner:
        if (to.kind != LoopOperand::Kind::Inner || to.index != o.index)
            return no(n, LoopObstacle::IterationsDiffer);
        break;
    case LoopOperand::Kind::Outer:
        if (to.kind != LoopOperand::Kind::Outer || to.serial != o.serial)
            return no(n, LoopObstacle::OtherArray);
        break;
    case LoopOperand::Kind::Carried: {
        const LoopBody::Slot& slot = m_body.slots[o.index];
        const uint64_t left =
            slot.fromSlot ? m_body.slots[slot.next].serial : m_body.steps[slot.next].serial;
        if (to.kind != LoopOperand::Kind::Outer || to.serial != left)
            return no(n, LoopObstacle::OtherArray);
        m_read[o.index] = to.serial;
        break;
    }
    }
    return true;
}

bool NextTrip::tablesSuffice() const {
    std::size_t more = 0;
    for (const Number& c : m_numbers)
        more += c.operand->kind == LoopOperand::Kind::Scalar && c.operand->bits != c.bits;
    return m_body.tables.size() + more <= kMaxLoopTables;
}

void NextTrip::carry() {
    m_oldSerials.reserve(m_body.steps.size() + m_body.slots.size());
    for (const LoopStep& s : m_body.steps)
        m_oldSerials.push_back(s.serial);
    for (const LoopBody::Slot& s : m_body.slots)
        m_oldSerials.push_back(s.serial);
    for (std::size_t j = 0; j < m_now.size(); ++j) {
        m_body.steps[j].serial = m_now[j].serial;
        m_body.steps[j].record = m_now[j].record;
    }
    for (std::size_t d = 0; d < m_body.slots.size(); ++d)
        m_body.slots[d].serial = m_read[d];
}

void NextTrip::takeBack() {
    const std::size_t steps = m_body.steps.size();
    for (std::size_t j = 0; j < steps; ++j)
        m_body.steps[j].serial = m_oldSerials[j];
    for (std::size_t d = 0; d < m_body.slots.size(); ++d)
        m_body.slots[d].serial = m_oldSerials[steps + d];
}

void NextTrip::apply() {
    for (const Number& c : m_numbers) {
        LoopOperand& o = *c.operand;
        if (o.kind == LoopOperand::Kind::Table) {
            m_body.columns[o.index].push_back(c.bits);
        } else if (o.bits != c.bits) {
            o.kind = LoopOperand::Kind::Table;
            o.index = static_cast<uint32_t>(m_body.tables.size());
            m_body.tables.push_back(o.dtype);
            m_body.columns.emplace_back(static_cast<std::size_t>(m_body.trips), o.bits);
            m_body.columns.back().push_back(c.bits);
        }
    }
    ++m_body.trips;
}

} // namespace vitrine
