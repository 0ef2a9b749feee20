// SPDX-License-Identifier: Apache-2.0
#include "accel/loop_roller.h"

#include "accel/accel_state.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr std::size_t kMaxSteps = 96;  ///< operations of an iteration
constexpr std::size_t kMaxArrays = 12; ///< read from outside, with the results
constexpr std::size_t kMaxTables = 32;
constexpr int kMaxFailures = 6; ///< a loop that never folded is not looked at for ever
constexpr double kRandomCost = 30;
constexpr std::size_t kPendingPerPiece = 64;

bool sameShape(const Shape& a, const Shape& b) {
    return a == b;
}

/// Can an array of this shape be read over the whole domain?
bool spreads(const Shape& shape, const Shape& domain) {
    if (shape.rank() > domain.rank()) return false;
    for (int d = 0; d < domain.rank(); ++d) {
        if (shape[d] != 1 && shape[d] != domain[d]) return false;
    }
    return true;
}

double costOf(const LoopStep& s) {
    if (s.kind == NodeKind::Random) return kRandomCost;
    return s.kind == NodeKind::Apply ? static_cast<double>(s.op->cost) : 1.0;
}

/// Do two operations differ in nothing but arguments, counters and offsets?
bool sameOperation(const LoopStep& a, const LoopStep& b) {
    return a.kind == b.kind && a.op == b.op && a.dtype == b.dtype && a.compute == b.compute &&
           sameShape(a.shape, b.shape) && a.map.stride == b.map.stride &&
           a.distribution == b.distribution && a.source.seed == b.source.seed &&
           a.source.low == b.source.low && a.source.high == b.source.high &&
           a.gpuArray == b.gpuArray && a.pin == b.pin && a.operands.size() == b.operands.size() &&
           a.box.count == b.box.count && a.combine == b.combine && a.inner == b.inner &&
           a.length == b.length && a.outer == b.outer;
}

std::vector<Node*> windowOf(const std::vector<ArrayHandle*>& pending, std::size_t begin,
                            std::size_t end) {
    std::vector<Node*> out;
    for (std::size_t i = begin; i < std::min(end, pending.size()); ++i) {
        if (pending[i]) out.push_back(pending[i]->node.get());
    }
    return out;
}

using References = std::unordered_map<const ArrayHandle*, uint32_t>;

void count(References& references, const std::vector<Node*>& nodes) {
    for (const Node* n : nodes) {
        for (const Operand& o : n->operands) {
            if (o.array) ++references[o.array.get()];
        }
    }
}

bool heldOutside(const ArrayHandle& handle, const References& references) {
    const auto found = references.find(&handle);
    return handle.refCount() > (found == references.end() ? 0 : found->second);
}

void collectArrays(std::unordered_map<uint64_t, Operand>& arrays, const std::vector<Node*>& nodes) {
    for (const Node* n : nodes) {
        for (const Operand& o : n->operands) {
            if (o.array) arrays.emplace(o.array->serial, o);
        }
    }
}

} // namespace

bool LoopRoller::refuse(uint32_t line, std::string why) {
    m_why = std::move(why);
    m_whyLine = line;
    return false;
}

void LoopRoller::keepReason(Loop& loop) {
    if (loop.needed) return;
    loop.why = m_why;
    loop.whyLine = m_whyLine;
}

void LoopRoller::drop(std::vector<Loop>::iterator first) {
    for (auto l = first; l != m_loops.end(); ++l) {
        if (l->everRolled || l->why.empty()) continue;
        const std::string where = l->whyLine ? "Line " + std::to_string(l->whyLine) + ": t" : "T";
        m_state.recorder.addNote(where + "he loop is computed iteration by iteration: " + l->why +
                                 ".");
    }
    m_loops.erase(first, m_loops.end());
}

bool LoopRoller::enter(uint32_t loop, std::vector<ArrayHandle*>& pending) {
    auto at =
        std::find_if(m_loops.begin(), m_loops.end(), [&](const Loop& l) { return l.loop == loop; });
    if (at == m_loops.end()) {
        Loop fresh;
        fresh.loop = loop;
        // Its first iteration may have begun unnoticed, with nothing pending.
        fresh.mark = m_idle == loop || !m_announced ? 0 : pending.size();
        m_loops.push_back(std::move(fresh));
        at = m_loops.end() - 1;
    } else {
        drop(at + 1);
    }
    m_idle = 0;
    m_announced = true;
    Loop& mine = *at;
    const bool watched = mine.everRolled || mine.failures < kMaxFailures;
    const bool folded = watched && finish(mine, pending);
    mine.mark = pending.size();
    if (folded) return mine.body && mine.body->trips >= mine.limit;
    // The first iteration waits for another one to be compared with.
    const bool fresh =
        mine.before && mine.before->steps.size() <= kMaxSteps && watched && mine.fresh;
    return m_state.pendingCount() >= kPendingPerPiece && !fresh;
}

void LoopRoller::leave(uint32_t loop, std::vector<ArrayHandle*>& pending) {
    const auto at =
        std::find_if(m_loops.begin(), m_loops.end(), [&](const Loop& l) { return l.loop == loop; });
    if (m_idle == loop || loop == 0) m_idle = 0;
    if (at == m_loops.end()) {
        if (loop == 0) {
            drop(m_loops.begin());
            m_announced = false;
        }
        return;
    }
    drop(at + 1);
    if (at->everRolled || at->failures < kMaxFailures) finish(*at, pending);
    drop(at);
}

void LoopRoller::flushed(const ArrayHandle* value) {
    if (value && m_idle) {
        Loop idle;
        idle.loop = std::exchange(m_idle, 0u);
        m_loops.push_back(std::move(idle));
    }
    for (Loop& loop : m_loops) {
        if (value && !loop.body && !loop.needed) {
            refuse(value->line, value->variable.empty()
                                    ? "a value is needed before the iteration is over"
                                    : "the value of " + value->variable +
                                          " is needed before the iteration is over");
            keepReason(loop);
            loop.needed = true;
        }
        loop.before.reset();
        loop.body = nullptr;
        loop.mark = loop.bodyMark = 0;
    }
}

bool LoopRoller::finish(Loop& loop, std::vector<ArrayHandle*>& pending) {
    const Window window = windowOf(pending, loop.mark, pending.size());
    loop.fresh = false;
    if (window.empty()) {
        loop.before.reset();
        loop.body = nullptr;
        return false;
    }
    Iteration now;
    now.mark = loop.mark;
    if (!describe(window, now)) {
        loop.before.reset();
        loop.body = nullptr;
        ++loop.failures;
        keepReason(loop);
        return false;
    }
    const bool folded = loop.body     ? extend(loop, now, window, pending)
                        : loop.before ? start(loop, now, window, pending)
                                      : false;
    if (folded) {
        loop.everRolled = true;
        loop.before.reset();
        return true;
    }
    loop.fresh = !loop.before && !loop.body;
    if (!loop.fresh) {
        ++loop.failures;
        keepReason(loop);
    }
    loop.body = nullptr;
    loop.before = std::move(now);
    return false;
}

bool LoopRoller::describe(const Window& window, Iteration& out) {
    if (window.size() > kMaxSteps)
        return refuse(window.front()->line, "an iteration has too many operations");
    std::unordered_map<const ArrayHandle*, uint32_t> made;
    NodePin pin;
    for (const Node* n : window) {
        const auto no = [&](const char* why) { return refuse(n->line, why); };
        if (n->kind == NodeKind::Scan)
            return no("each iteration needs a complete pass over an array");
        if (n->kind == NodeKind::Routine) return no("each iteration needs a kernel of its own");
        if (n->kind == NodeKind::Loop) return no("a loop inside it is one kernel already");
        if (n->pin.fusion == PinFusion::Apart) return no("a pin keeps the line unfused");
        if (!out.steps.empty() && whyApart(pin, n->pin, true))
            return no("its operations are pinned to different sides");
        if (n->pin.side != PinSide::Free) pin = n->pin;
        LoopStep s;
        s.kind = n->kind;
        s.dtype = n->dtype;
        s.compute = n->compute;
        s.shape = n->shape;
        s.op = n->op;
        s.map = n->map;
        s.distribution = n->distribution;
        s.source = n->source;
        s.line = n->line;
        s.record = n->record;
        s.variable = n->handle->variable;
        s.gpuArray = n->gpuArray;
        s.pin = n->pin;
        s.serial = n->handle->serial;
        s.box = n->box;
        s.combine = n->combine;
        s.inner = n->inner;
        s.length = n->length;
        s.outer = n->outer;
        const bool stores = n->kind == NodeKind::AssignSlice;
        const bool reduces = n->kind == NodeKind::Reduce;
        s.late = reduces;
        for (const Operand& o : n->operands) {
            LoopOperand to;
            to.shape = o.shape;
            to.dtype = o.dtype;
            to.bits = o.bits;
            if (o.array) {
                to.kind = LoopOperand::Kind::Outer;
                to.serial = o.array->serial;
                if (const auto inner = made.find(o.array.get()); inner != made.end()) {
                    to.kind = LoopOperand::Kind::Inner;
                    to.index = inner->second;
                    const LoopStep& from = out.steps[to.index];
                    if (stores && s.operands.empty())
                        return no("an iteration stores into one array more than once");
                    if (from.kind == NodeKind::AssignSlice)
                        return no("it reads the array that it stores into");
                    s.late = s.late || from.late;
                    if (reduces && from.late)
                        return no("it needs a pass over what another pass gave");
                    if (n->kind == NodeKind::View ||
                        !(stores || reduces ? o.shape.count() == from.shape.count()
                                            : sameShape(o.shape, from.shape)))
                        return no("it reads its own result at other places");
                }
            }
            s.operands.push_back(std::move(to));
        }
        made.emplace(n->handle, static_cast<uint32_t>(out.steps.size()));
        out.steps.push_back(std::move(s));
    }
    return true;
}

/// Matches two iterations argument by argument.
struct LoopRoller::Fold {
    const std::vector<LoopStep>& before;
    const std::vector<LoopStep>& now;
    LoopBody& body;
    std::vector<Operand>& outer;
    const std::unordered_map<uint64_t, Operand>& arrays;
    std::unordered_map<uint64_t, uint32_t> madeBefore; ///< by serial: operation
    std::unordered_map<uint64_t, uint32_t> outerIndex;
    std::string why;
    uint32_t line = 0;

    bool no(const LoopStep& s, const char* reason) {
        why = reason;
        line = s.line;
        return false;
    }

    uint32_t outside(Operand o) {
        if (o.array) {
            const auto known = outerIndex.find(o.array->serial);
            if (known != outerIndex.end()) return known->second;
            outerIndex.emplace(o.array->serial, static_cast<uint32_t>(outer.size()));
        }
        outer.push_back(std::move(o));
        return static_cast<uint32_t>(outer.size() - 1);
    }

    /// A slot that starts with p and continues with `next`; an existing one when it is the same.
    bool slot(const LoopStep& s, const LoopOperand& p, LoopOperand& to, bool fromSlot,
              uint32_t next) {
        Operand first;
        first.shape = p.shape;
        first.dtype = p.dtype;
        first.bits = p.bits;
        if (p.kind == LoopOperand::Kind::Outer) {
            const auto array = arrays.find(p.serial);
            if (array == arrays.end()) return no(s, "its first value is gone");
            first.array = array->second.array;
        }
        const DType dtype = fromSlot ? body.slots[next].dtype : now[next].dtype;
        const Shape& shape = body.domainOf(s);
        if (first.dtype != dtype || !sameShape(to.shape, shape) ||
            !(sameShape(first.shape, shape) || first.shape.count() == 1))
            return no(s, "a value changes its class or size");
        to.kind = LoopOperand::Kind::Carried;
        for (std::size_t d = 0; d < body.slots.size(); ++d) {
            const LoopBody::Slot& known = body.slots[d];
            if (known.fromSlot != fromSlot || known.next != next) continue;
            const Operand& its = outer[known.first];
            if (its.array != first.array || its.bits != first.bits)
                return no(s, "a value has two beginnings");
            to.index = static_cast<uint32_t>(d);
            return true;
        }
        LoopBody::Slot fresh;
        fresh.first = outside(std::move(first));
        fresh.fromSlot = fromSlot;
        fresh.next = next;
        fresh.dtype = dtype;
        fresh.serial = to.serial;
        fresh.variable = fromSlot ? body.slots[next].variable : now[next].variable;
        to.index = static_cast<uint32_t>(body.slots.size());
        body.slots.push_back(std::move(fresh));
        return true;
    }

    /// The serial that the iteration before read in a slot's place.
    uint64_t readBefore(const LoopBody::Slot& s) const {
        const Operand& first = outer[s.first];
        return first.array ? first.array->serial : 0;
    }

    bool run() {
        if (before.size() != now.size()) return no(now.front(), "iterations do different things");
        for (std::size_t j = 0; j < now.size(); ++j) {
            if (!sameOperation(before[j], now[j]))
                return no(now[j], "iterations do different things");
            madeBefore.emplace(before[j].serial, static_cast<uint32_t>(j));
        }
        body.steps = now;
        body.trips = 2;
        if (!findLate() || !shapes()) return false;
        std::vector<std::pair<std::size_t, std::size_t>> open;
        for (std::size_t j = 0; j < now.size(); ++j) {
            LoopStep& s = body.steps[j];
            s.source.counter = before[j].source.counter;
            s.source.advance = now[j].source.counter - before[j].source.counter;
            s.map.offset = before[j].map.offset;
            s.map.advance = now[j].map.offset - before[j].map.offset;
            if (s.kind == NodeKind::AssignSlice) {
                if (const char* not_ = storeAdvance(before[j], s)) return no(s, not_);
            }
            for (std::size_t k = 0; k < s.operands.size(); ++k) {
                bool later = false;
                if (s.kind == NodeKind::AssignSlice && k == 0) {
                    // Each iteration stores into what the one before left.
                    if (s.operands[k].serial != before[j].serial)
                        return no(s, "it stores into another array each time");
                    continue;
                }
                if (!argument(s, before[j].operands[k], s.operands[k], later)) return false;
                if (later) open.emplace_back(j, k);
            }
        }
        // What is left may be what another slot had before: a value of two iterations ago.
        while (!open.empty()) {
            const std::size_t left = open.size();
            for (std::size_t i = open.size(); i-- > 0;) {
                LoopStep& s = body.steps[open[i].first];
                LoopOperand& to = s.operands[open[i].second];
                for (uint32_t d = 0; d < body.slots.size(); ++d) {
                    if (readBefore(body.slots[d]) != to.serial) continue;
                    if (!slot(s, before[open[i].first].operands[open[i].second], to, true, d))
                        return false;
                    open.erase(open.begin() + static_cast<std::ptrdiff_t>(i));
                    break;
                }
            }
            if (open.size() == left)
                return no(body.steps[open.front().first], "it reads another array each time");
        }
        for (const LoopStep& s : body.steps)
            body.cost += costOf(s);
        return staysApart();
    }

    /// What is made of the late values of the iteration before is late as well, and a pass over it
    /// would have to wait for one.
    bool findLate() {
        const auto isLate = [&](const LoopOperand& o) {
            if (o.kind == LoopOperand::Kind::Inner) return body.steps[o.index].late;
            const auto made = madeBefore.find(o.serial);
            return o.kind == LoopOperand::Kind::Outer && made != madeBefore.end() &&
                   body.steps[made->second].late;
        };
        for (bool more = true; more;) {
            more = false;
            for (LoopStep& s : body.steps) {
                if (s.late || !std::any_of(s.operands.begin(), s.operands.end(), isLate)) continue;
                s.late = more = true;
            }
        }
        for (const LoopStep& s : body.steps) {
            if (s.kind == NodeKind::Reduce && isLate(s.operands[0]))
                return no(s, "each iteration needs a complete pass over what the one before left");
        }
        return true;
    }

    /// Late operations take from others through passes only, and nothing else takes from them.
    bool staysApart() {
        for (const LoopStep& s : body.steps) {
            const bool stores = s.kind == NodeKind::AssignSlice;
            for (std::size_t k = stores ? 1 : 0; k < s.operands.size(); ++k) {
                const LoopOperand& o = s.operands[k];
                const bool inner = o.kind == LoopOperand::Kind::Inner;
                if (s.kind == NodeKind::Reduce) {
                    if (!inner) return no(s, "it needs a pass over an array from elsewhere");
                    continue;
                }
                const bool carried = o.kind == LoopOperand::Kind::Carried;
                if (!inner && !carried) continue;
                if ((inner ? body.steps[o.index].late : body.isLate(body.slots[o.index])) != s.late)
                    return no(s, "it takes elements and the result of a pass over them together");
            }
        }
        return true;
    }

    bool shapes() {
        for (const LoopStep& s : body.steps) {
            if (s.kind == NodeKind::View || s.kind == NodeKind::Fill ||
                s.kind == NodeKind::AssignSlice || s.late)
                continue;
            if (s.shape.count() > body.domain.count()) body.domain = s.shape;
        }
        // Where nothing is computed, something may still be stored.
        for (const LoopStep& s : body.steps) {
            const bool reduces = s.kind == NodeKind::Reduce;
            if (reduces) body.lateDomain = s.shape;
            if (!reduces && (s.kind != NodeKind::AssignSlice || s.late)) continue;
            const LoopOperand& from = s.operands[reduces ? 0 : 1];
            const Shape& its =
                from.kind == LoopOperand::Kind::Inner ? now[from.index].shape : from.shape;
            if (its.count() > body.domain.count()) body.domain = its;
        }
        for (const LoopStep& s : body.steps) {
            const Shape& domain = body.domainOf(s);
            if (s.late && (s.shape.count() != domain.count() || domain == body.domain) &&
                s.kind != NodeKind::AssignSlice)
                return no(s, "each element needs the result of a complete pass");
            if (s.kind == NodeKind::AssignSlice) {
                int64_t count = 1;
                for (int64_t n : s.box.count)
                    count *= n;
                if (count != domain.count())
                    return no(s, "it stores parts of another size than it works on");
                continue;
            }
            const bool fixed = s.kind == NodeKind::Random || s.kind == NodeKind::Ramp;
            if (sameShape(s.shape, domain) || (!fixed && spreads(s.shape, domain))) continue;
            return no(s, "its arrays have different sizes");
        }
        return true;
    }

    bool argument(const LoopStep& s, const LoopOperand& p, LoopOperand& to, bool& later) {
        if (p.dtype != to.dtype) return no(s, "a value changes its class or size");
        if (to.kind == LoopOperand::Kind::Scalar) {
            if (p.kind != LoopOperand::Kind::Scalar) return no(s, "iterations do different things");
            if (p.bits == to.bits) return true;
            return tabulate(s, to, {p.bits});
        }
        if (to.kind == LoopOperand::Kind::Inner)
            return (p.kind == LoopOperand::Kind::Inner && p.index == to.index) ||
                   no(s, "iterations do different things");
        if (p.kind == LoopOperand::Kind::Inner) return no(s, "iterations do different things");
        if (p.kind == LoopOperand::Kind::Outer && p.serial == to.serial) {
            if (!sameShape(p.shape, to.shape)) return no(s, "a value changes its class or size");
            Operand array = arrays.at(to.serial);
            array.shape = to.shape;
            to.index = outside(std::move(array));
            // A producer can join the loop's kernel only when it is read element by element.
            if (s.kind == NodeKind::View || !sameShape(to.shape, body.domain))
                outer[to.index].shape = Shape();
            return true;
        }
        const auto made = madeBefore.find(to.serial);
        if (s.kind == NodeKind::View)
            return no(s, made != madeBefore.end()
                             ? "it reads the previous iteration's result at other places"
                             : "it reads another array each time");
        if (made != madeBefore.end()) return slot(s, p, to, false, made->second);
        later = true;
        return true;
    }

    bool tabulate(const LoopStep& s, LoopOperand& to, std::vector<uint64_t> earlier) {
        if (s.kind == NodeKind::Ramp) return no(s, "a range changes with the iteration");
        if (body.tables.size() >= kMaxTables)
            return no(s, "too many numbers change with the iteration");
        to.kind = LoopOperand::Kind::Table;
        to.index = static_cast<uint32_t>(body.tables.size());
        body.tables.push_back(to.dtype);
        earlier.push_back(to.bits);
        body.columns.push_back(std::move(earlier));
        return true;
    }
};

bool LoopRoller::start(Loop& loop, const Iteration& now, const Window& window,
                       std::vector<ArrayHandle*>& pending) {
    const std::vector<Node*> older = windowOf(pending, loop.before->mark, loop.mark);
    std::unordered_map<uint64_t, Operand> arrays;
    collectArrays(arrays, window);
    collectArrays(arrays, older);
    auto body = makeRef<LoopBody>();
    std::vector<Operand> outer;
    Fold fold{loop.before->steps, now.steps, *body, outer, arrays, {}, {}, {}, 0};
    if (!fold.run()) return refuse(fold.line, fold.why);
    constexpr int64_t kWorthKeeping = 8; ///< iterations
    if (body->hasLate() && keptTrips(*body) < kWorthKeeping)
        return refuse(fold.line,
                      "its arrays are too large to keep until passes over them are made");
    arrays.clear();
    body->outerCount = outer.size();
    loop.limit = limitOf(*body);
    loop.bodyMark = loop.before->mark;
    if (!commit(*body, outer, window, older, loop.bodyMark, pending)) return false;
    loop.body = body;
    return true;
}

bool LoopRoller::extend(Loop& loop, const Iteration& now, const Window& window,
                        std::vector<ArrayHandle*>& pending) {
    LoopBody& body = *loop.body;
    std::vector<Node*> results;
    for (Node* n : windowOf(pending, loop.bodyMark, loop.mark)) {
        if (n->body.get() != &body) return refuse(n->line, "an earlier value is still wanted");
        results.push_back(n);
    }
    if (results.empty() || now.steps.size() != body.steps.size())
        return refuse(now.steps.front().line, "iterations do different things");
    // First everything is compared, then the body changes.
    std::vector<Operand> outer = results.front()->operands;
    outer.resize(body.outerCount);
    const auto trips = static_cast<uint64_t>(body.trips);
    struct Change {
        LoopOperand* operand;
        uint64_t bits;
    };
    std::vector<Change> scalars;
    std::vector<uint64_t> read(body.slots.size(), 0);
    for (std::size_t j = 0; j < now.steps.size(); ++j) {
        LoopStep& s = body.steps[j];
        const LoopStep& n = now.steps[j];
        const auto no = [&](const char* why) { return refuse(n.line, why); };
        if (!sameOperation(s, n) ||
            n.source.counter != s.source.counter + trips * s.source.advance ||
            n.map.offset != s.map.offset + body.trips * s.map.advance)
            return no("iterations do different things");
        if (s.kind == NodeKind::AssignSlice &&
            (!storesNext(s, n, body.trips) || n.operands[0].serial != s.serial))
            return no("it stores into another part of an array each time");
        for (std::size_t k = 0; k < s.operands.size(); ++k) {
            if (s.kind == NodeKind::AssignSlice && k == 0) continue;
            LoopOperand& o = s.operands[k];
            const LoopOperand& to = n.operands[k];
            if (o.dtype != to.dtype || !sameShape(o.shape, to.shape))
                return no("a value changes its class or size");
            switch (o.kind) {
            case LoopOperand::Kind::Scalar:
            case LoopOperand::Kind::Table:
                if (to.kind != LoopOperand::Kind::Scalar)
                    return no("iterations do different things");
                if (s.kind == NodeKind::Ramp && to.bits != o.bits)
                    return no("a range changes with the iteration");
                scalars.push_back({&o, to.bits});
                break;
            case LoopOperand::Kind::Inner:
                if (to.kind != LoopOperand::Kind::Inner || to.index != o.index)
                    return no("iterations do different things");
                break;
            case LoopOperand::Kind::Outer:
                if (to.kind != LoopOperand::Kind::Outer || to.serial != o.serial)
                    return no("it reads another array each time");
                break;
            case LoopOperand::Kind::Carried: {
                const LoopBody::Slot& slot = body.slots[o.index];
                const uint64_t left =
                    slot.fromSlot ? body.slots[slot.next].serial : body.steps[slot.next].serial;
                if (to.kind != LoopOperand::Kind::Outer || to.serial != left)
                    return no("it reads another array each time");
                read[o.index] = to.serial;
                break;
            }
            }
        }
    }
    std::size_t more = 0;
    for (const Change& c : scalars)
        more += c.operand->kind == LoopOperand::Kind::Scalar && c.operand->bits != c.bits;
    if (body.tables.size() + more > kMaxTables)
        return refuse(now.steps.front().line, "too many numbers change with the iteration");

    // The change is taken back when the results do not work out.
    const std::vector<LoopBody::Slot> slots = body.slots;
    std::vector<uint64_t> serials;
    for (const LoopStep& s : body.steps)
        serials.push_back(s.serial);
    for (std::size_t j = 0; j < now.steps.size(); ++j) {
        body.steps[j].serial = now.steps[j].serial;
        body.steps[j].record = now.steps[j].record;
    }
    for (std::size_t d = 0; d < body.slots.size(); ++d)
        body.slots[d].serial = read[d];
    if (!commit(body, outer, window, results, loop.bodyMark, pending)) {
        body.slots = slots;
        for (std::size_t j = 0; j < serials.size(); ++j)
            body.steps[j].serial = serials[j];
        return false;
    }
    for (const Change& c : scalars) {
        LoopOperand& o = *c.operand;
        if (o.kind == LoopOperand::Kind::Table) {
            body.columns[o.index].push_back(c.bits);
        } else if (o.bits != c.bits) {
            o.kind = LoopOperand::Kind::Table;
            o.index = static_cast<uint32_t>(body.tables.size());
            body.tables.push_back(o.dtype);
            body.columns.emplace_back(trips, o.bits);
            body.columns.back().push_back(c.bits);
        }
    }
    ++body.trips;
    return true;
}

bool LoopRoller::commit(LoopBody& body, const std::vector<Operand>& outer, const Window& window,
                        const std::vector<Node*>& older, std::size_t mark,
                        std::vector<ArrayHandle*>& pending) {
    References references;
    count(references, window);
    count(references, older);
    // `outer` holds references of its own.
    for (const Operand& o : outer) {
        if (o.array) ++references[o.array.get()];
    }
    struct Result {
        Node* node;
        uint32_t value;
        bool slot;
        bool store = false;
    };
    std::vector<Result> results;
    for (Node* n : older) {
        if (!heldOutside(*n->handle, references)) continue;
        const auto slot = std::find_if(body.slots.begin(), body.slots.end(), [&](const auto& d) {
            return d.fromSlot && body.slots[d.next].serial == n->handle->serial;
        });
        if (slot == body.slots.end())
            return refuse(n->line, "the value of an earlier iteration is kept");
        results.push_back({n, static_cast<uint32_t>(slot - body.slots.begin()), true});
    }
    for (std::size_t j = 0; j < window.size(); ++j) {
        Node* n = window[j];
        if (!heldOutside(*n->handle, references)) continue;
        const bool store = n->kind == NodeKind::AssignSlice;
        if (!store && !sameShape(n->shape, body.domainOf(body.steps[j])))
            return refuse(n->line, "its arrays have different sizes");
        results.push_back({n, static_cast<uint32_t>(j), false, store});
    }
    if (outer.size() + results.size() > kMaxArrays)
        return refuse(window.front()->line, "the loop works on too many arrays");
    // The old nodes go when their handles have the new ones; what only they held goes with them.
    std::vector<Ref<Node>> gone;
    for (const Result& r : results) {
        auto node = makeRef<Node>();
        node->kind = NodeKind::Loop;
        node->dtype = node->compute = r.node->dtype;
        node->shape = r.node->shape;
        node->body = Ref<LoopBody>(&body);
        node->bodyValue = r.value;
        node->bodySlot = r.slot;
        node->bodyStore = r.store;
        node->span = r.node->span;
        node->line = r.node->line;
        node->record = r.node->record;
        node->loop = r.node->loop;
        node->iteration = r.node->iteration;
        node->gpuArray = r.node->gpuArray;
        for (const LoopStep& s : body.steps) {
            if (s.pin.side != PinSide::Free) node->pin = s.pin;
        }
        node->handle = r.node->handle;
        for (const Operand& o : outer)
            node->addOperand(o);
        if (r.store) {
            const Node& before = *r.node->operands[0].array->node;
            node->addOperand(before.kind == NodeKind::Loop ? before.operands.back()
                                                           : before.operands[0]);
        }
        gone.push_back(std::exchange(r.node->handle->node, std::move(node)));
    }
    gone.clear();
    std::size_t to = mark;
    for (std::size_t i = mark; i < pending.size(); ++i) {
        if (!pending[i]) continue;
        pending[i]->pendingIndex = to;
        pending[to++] = pending[i];
    }
    pending.resize(to);
    return true;
}

Ref<ArrayHandle> LoopRoller::storedLast(Node& store, std::vector<ArrayHandle*>& pending) {
    LoopBody& body = *store.body;
    const auto loop = std::find_if(m_loops.begin(), m_loops.end(),
                                   [&](const Loop& l) { return l.body.get() == &body; });
    const LoopOperand& value = body.steps[store.bodyValue].operands[1];
    if (loop == m_loops.end() || value.kind != LoopOperand::Kind::Inner) return {};
    LoopStep& step = body.steps[value.index];
    if (!sameShape(step.shape, body.domainOf(step))) return {};
    for (Node* n : windowOf(pending, loop->bodyMark, loop->mark)) {
        if (n->body.get() == &body && !n->bodySlot && n->bodyValue == value.index)
            return Ref<ArrayHandle>(n->handle);
    }
    // No variable has it: it becomes a result, before what this iteration did so far.
    auto node = makeRef<Node>();
    node->kind = NodeKind::Loop;
    node->dtype = node->compute = step.dtype;
    node->shape = step.shape;
    node->body = store.body;
    node->bodyValue = value.index;
    node->span = store.span;
    node->line = step.line;
    node->loop = store.loop;
    node->iteration = store.iteration;
    node->gpuArray = step.gpuArray;
    node->pin = store.pin;
    for (std::size_t i = 0; i < body.outerCount; ++i)
        node->addOperand(store.operands[i]);
    Ref<ArrayHandle> handle = m_state.newPending(std::move(node));
    step.serial = handle->serial;
    insertBefore(*handle, loop->mark, pending);
    return handle;
}

void LoopRoller::beforeIteration(ArrayHandle& handle, std::vector<ArrayHandle*>& pending) {
    insertBefore(handle, m_loops.empty() ? pending.size() : m_loops.back().mark, pending);
}

void LoopRoller::insertBefore(ArrayHandle& handle, std::size_t place,
                              std::vector<ArrayHandle*>& pending) {
    pending.insert(pending.begin() + static_cast<std::ptrdiff_t>(place), &handle);
    for (std::size_t i = place; i < pending.size(); ++i) {
        if (pending[i]) pending[i]->pendingIndex = i;
    }
    for (Loop& l : m_loops) {
        // Loops inside of the one that it is made for begin after it.
        l.mark += l.mark >= place;
        l.bodyMark += l.body && l.bodyMark >= place;
        if (l.before) l.before->mark += l.before->mark >= place;
    }
}

int64_t LoopRoller::keptTrips(const LoopBody& body) const {
    // Of an array that the script has anyway, and of one that only passes read: on a device it
    // saves launches, on the host it must stay in the caches.
    constexpr uint64_t kStoredBytes = uint64_t{1} << 30;
    const uint64_t passBytes = uint64_t{1} << (deviceInUse() ? 26 : 21);
    uint64_t trips = UINT32_MAX;
    for (const LoopStep& s : body.steps) {
        const bool reduces = s.kind == NodeKind::Reduce;
        if (!reduces && s.kind != NodeKind::AssignSlice) continue;
        const Shape& kept = reduces ? body.domain : body.domainOf(s);
        const uint64_t bytes = sizeOf(s.dtype) * static_cast<uint64_t>(kept.count());
        trips = std::min(trips, (reduces ? passBytes : kStoredBytes) / bytes);
    }
    return static_cast<int64_t>(trips);
}

Provider* LoopRoller::deviceInUse() const {
    ProviderRegistry& providers = m_state.providers;
    Provider* provider = providers.startedDevice();
    const std::string& device = m_state.settings.device;
    return !provider && device != "auto" && device != "cpu" ? providers.device() : provider;
}

int64_t LoopRoller::limitOf(const LoopBody& body) const {
    // Providers cut a run along its elements and look at the stop flag between the parts; the
    // iterations of the least part still must not take longer than a dispatch should.
    constexpr double kSeconds = 0.05;
    constexpr int64_t kLeastPart = 4096; ///< elements
    constexpr int64_t kLongest = 1 << 16;
    const int64_t most = std::clamp<int64_t>(keptTrips(body), 2, kLongest);
    Provider* provider = deviceInUse();
    // The host looks at the flag between iterations as well.
    if (!provider) return most;
    const ProviderRates rates = provider->rates();
    bool doubles = false;
    uint64_t bytes = 0;
    for (const LoopStep& s : body.steps) {
        doubles = doubles || s.dtype == DType::Double;
        if (s.kind == NodeKind::View) bytes += sizeOf(s.dtype);
    }
    const auto elements =
        static_cast<double>(std::clamp<int64_t>(body.domain.count(), 1, kLeastPart));
    const double seconds =
        elements * std::max(body.cost / (doubles ? rates.flopsDouble : rates.flopsSingle),
                            static_cast<double>(bytes) / rates.bandwidth);
    return std::clamp(static_cast<int64_t>(kSeconds / std::max(seconds, 1e-12)), int64_t{2}, most);
}

} // namespace vitrine
