// SPDX-License-Identifier: Apache-2.0
#include "accel/loops/loop_roller.h"

#include "accel/graph/pending_list.h"
#include "accel/graph/recorder.h"
#include "accel/loops/loop_extension.h"
#include "accel/loops/loop_fold.h"
#include "accel/loops/loop_results.h"
#include "trace/phases.h"

#include <algorithm>
#include <utility>

namespace vitrine {

namespace {

constexpr int kMaxFailures = 6; ///< a loop that never folded is not looked at for ever

/// What was left by a flush belongs to no iteration.
std::vector<Node*> windowOf(const std::vector<ArrayHandle*>& pending, std::size_t begin,
                            std::size_t end) {
    std::vector<Node*> out;
    end = std::min(end, pending.size());
    if (begin < end) out.reserve(end - begin);
    for (std::size_t i = begin; i < end; ++i) {
        if (pending[i] && !pending[i]->left) out.push_back(pending[i]->node.get());
    }
    return out;
}

void collectArrays(std::unordered_map<uint64_t, Operand>& arrays, const std::vector<Node*>& nodes) {
    for (const Node* n : nodes) {
        for (const Operand& o : n->operands) {
            if (o.array) arrays.emplace(o.array->serial, o);
        }
    }
}

} // namespace

bool LoopRoller::refuse(LoopRefusal refusal) {
    m_refusal = std::move(refusal);
    return false;
}

void LoopRoller::keepReason(Loop& loop) {
    if (loop.needed) return;
    loop.refusal = m_refusal;
}

void LoopRoller::drop(std::vector<Loop>::iterator first) {
    for (auto l = first; l != m_loops.end(); ++l) {
        if (l->everRolled || !l->refusal) continue;
        m_recorder.addNote(
            {l->refusal->line, "loop: " + std::string(loopObstacleRow(l->refusal->obstacle).name),
             "the loop is computed iteration by iteration: " + l->refusal->reason() + "."});
    }
    m_loops.erase(first, m_loops.end());
}

bool LoopRoller::enter(uint32_t loop) {
    auto at =
        std::find_if(m_loops.begin(), m_loops.end(), [&](const Loop& l) { return l.loop == loop; });
    if (at == m_loops.end()) {
        Loop fresh;
        fresh.loop = loop;
        // Its first iteration may have begun unnoticed, with nothing pending.
        fresh.mark = m_idle == loop || !m_announced ? m_beforeAll : m_pending.size();
        m_loops.push_back(std::move(fresh));
        at = m_loops.end() - 1;
    } else {
        drop(at + 1);
    }
    m_idle = 0;
    m_announced = true;
    Loop& mine = *at;
    const bool watched = mine.everRolled || mine.failures < kMaxFailures;
    const bool folded = watched && finish(mine);
    mine.mark = m_pending.size();
    if (folded) return mine.body && mine.body->trips >= mine.limit;
    // The first iteration waits for another one to be compared with.
    const bool fresh =
        mine.before && mine.before->steps.size() <= kMaxLoopSteps && watched && mine.fresh;
    return m_pending.count() >= kPendingPerPiece && !fresh;
}

int64_t LoopRoller::rolled(uint32_t loop) const {
    if (m_loops.empty() || m_loops.back().loop != loop || !m_loops.back().body) return 0;
    return m_loops.back().body->trips;
}

int64_t LoopRoller::repeat(uint32_t loop, int64_t most,
                           const std::vector<const ArrayHandle*>& left) {
    if (rolled(loop) == 0) return 0;
    const Loop& mine = m_loops.back();
    // A number that changed once may change otherwise the next time.
    if (mine.mark != m_pending.size() || !mine.body->tables.empty()) return 0;
    for (const ArrayHandle* array : left) {
        const auto* result = array->node ? array->node->whenIs<payload::Loop>() : nullptr;
        if (!result || result->body.get() != mine.body.get()) return 0;
    }
    const int64_t more = std::clamp<int64_t>(mine.limit - mine.body->trips, 0, most);
    mine.body->trips += more;
    for (const LoopStep& s : mine.body->steps)
        m_recorder.addRepeats(s.record, more);
    return more;
}

void LoopRoller::leave(uint32_t loop) {
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
    if (at->everRolled || at->failures < kMaxFailures) finish(*at);
    drop(at);
}

void LoopRoller::flushed(const ArrayHandle* value) {
    const uint32_t idle = value ? std::exchange(m_idle, 0u) : 0;
    const auto known =
        std::find_if(m_loops.begin(), m_loops.end(), [&](const Loop& l) { return l.loop == idle; });
    if (idle && known == m_loops.end()) {
        Loop fresh;
        fresh.loop = idle;
        m_loops.push_back(std::move(fresh));
    }
    for (Loop& loop : m_loops) {
        if (value && !loop.body && !loop.needed) {
            refuse({value->decides ? LoopObstacle::RealnessNeeded : LoopObstacle::ValueNeeded,
                    value->line, value->variable});
            keepReason(loop);
            loop.needed = true;
        }
        loop.before.reset();
        loop.body = nullptr;
        loop.mark = loop.bodyMark = 0;
    }
    m_beforeAll = 0;
}

bool LoopRoller::finish(Loop& loop) {
    const Window window = windowOf(m_pending.arrays(), loop.mark, m_pending.size());
    loop.fresh = false;
    if (window.empty()) {
        loop.before.reset();
        loop.body = nullptr;
        return false;
    }
    const PhaseScope planning(Phase::Plan);
    Iteration now;
    now.mark = loop.mark;
    if (LoopRefusal refusal; !describeIteration(window, now.steps, refusal)) {
        refuse(std::move(refusal));
        loop.before.reset();
        loop.body = nullptr;
        ++loop.failures;
        keepReason(loop);
        return false;
    }
    const bool folded = loop.body     ? extend(loop, now, window)
                        : loop.before ? start(loop, now, window)
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

bool LoopRoller::start(Loop& loop, const Iteration& now, const Window& window) {
    const std::vector<Node*> older = windowOf(m_pending.arrays(), loop.before->mark, loop.mark);
    std::unordered_map<uint64_t, Operand> arrays;
    collectArrays(arrays, window);
    collectArrays(arrays, older);
    auto body = makeRef<LoopBody>();
    std::vector<Operand> outer;
    LoopFold fold(loop.before->steps, now.steps, *body, outer, arrays);
    if (!fold.run()) return refuse(std::move(fold.refusal));
    constexpr int64_t kWorthKeeping = 8; ///< iterations
    if (body->hasDeferred() && m_limits.keptTrips(*body) < kWorthKeeping)
        return refuse({LoopObstacle::LargeArrays, 0});
    arrays.clear();
    body->outerCount = outer.size();
    loop.limit = m_limits.tripsOf(*body);
    loop.bodyMark = loop.before->mark;
    if (!replace(*body, outer, window, older, loop.bodyMark)) return false;
    loop.body = body;
    return true;
}

bool LoopRoller::extend(Loop& loop, const Iteration& now, const Window& window) {
    LoopBody& body = *loop.body;
    std::vector<Node*> results;
    for (Node* n : windowOf(m_pending.arrays(), loop.bodyMark, loop.mark)) {
        const auto* result = n->whenIs<payload::Loop>();
        if (!result || result->body.get() != &body)
            return refuse({LoopObstacle::EarlierWanted, n->line});
        results.push_back(n);
    }
    if (results.empty() || now.steps.size() != body.steps.size())
        return refuse({LoopObstacle::IterationsDiffer, now.steps.front().line});
    NextTrip next(body, now.steps);
    if (!next.compare()) return refuse(std::move(next.refusal));
    std::vector<Operand> outer = results.front()->operands;
    outer.resize(body.outerCount);
    // The results are those of the body as it is after the iteration.
    next.carry();
    if (!replace(body, outer, window, results, loop.bodyMark)) {
        next.takeBack();
        return false;
    }
    next.apply();
    return true;
}

bool LoopRoller::replace(LoopBody& body, const std::vector<Operand>& outer, const Window& window,
                         const std::vector<Node*>& older, std::size_t mark) {
    LoopRefusal refusal;
    const std::optional<std::vector<LoopResult>> results =
        resultsOf(body, outer, window, older, refusal);
    if (!results) return refuse(std::move(refusal));
    makeResults(body, outer, *results);
    m_pending.closeGaps(mark);
    return true;
}

Ref<ArrayHandle> LoopRoller::storedLast(Node& store) {
    const auto& result = store.as<payload::Loop>();
    LoopBody& body = *result.body;
    const auto loop = std::find_if(m_loops.begin(), m_loops.end(),
                                   [&](const Loop& l) { return l.body.get() == &body; });
    const LoopOperand& value = body.steps[result.value].operands[1];
    if (loop == m_loops.end() || value.kind != LoopOperand::Kind::Inner) return {};
    LoopStep& step = body.steps[value.index];
    if (!(step.shape == body.domainOf(step))) return {};
    for (Node* n : windowOf(m_pending.arrays(), loop->bodyMark, loop->mark)) {
        const auto* known = n->whenIs<payload::Loop>();
        if (known && known->body.get() == &body && !known->slot && known->value == value.index)
            return Ref<ArrayHandle>(n->handle);
    }
    // No variable has it: it becomes a result, before what this iteration did so far.
    auto node = likeNode(store, payload::Loop{result.body, value.index}, step.dtype, step.shape);
    node->line = step.line;
    node->gpuArray = step.gpuArray;
    for (std::size_t i = 0; i < body.outerCount; ++i)
        node->addOperand(store.operands[i]);
    Ref<ArrayHandle> handle = m_pending.make(std::move(node));
    step.serial = handle->serial;
    insertBefore(*handle, loop->mark);
    return handle;
}

void LoopRoller::beforeIteration(ArrayHandle& handle) {
    insertBefore(handle, m_loops.empty() ? m_pending.size() : m_loops.back().mark);
}

void LoopRoller::insertBefore(ArrayHandle& handle, std::size_t place) {
    m_pending.insert(place, handle);
    for (Loop& l : m_loops) {
        // Loops inside of the one that it is made for begin after it.
        l.mark += l.mark >= place;
        l.bodyMark += l.body && l.bodyMark >= place;
        if (l.before) l.before->mark += l.before->mark >= place;
    }
}

void LoopRoller::forgetEmpty() {
    const PendingList::Arrays& arrays = m_pending.arrays();
    const auto move = [&](std::size_t& mark) {
        const auto end =
            arrays.begin() + static_cast<std::ptrdiff_t>(std::min(mark, arrays.size()));
        mark -= static_cast<std::size_t>(std::count(arrays.begin(), end, nullptr));
    };
    move(m_beforeAll);
    for (Loop& l : m_loops) {
        move(l.mark);
        move(l.bodyMark);
        if (l.before) move(l.before->mark);
    }
}

} // namespace vitrine
