// SPDX-License-Identifier: Apache-2.0
#include "accel/loops/loop_roller.h"

#include "accel/accel_state.h"
#include "accel/loops/loop_extension.h"
#include "accel/loops/loop_fold.h"
#include "accel/loops/loop_results.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr int kMaxFailures = 6; ///< a loop that never folded is not looked at for ever

std::vector<Node*> windowOf(const std::vector<ArrayHandle*>& pending, std::size_t begin,
                            std::size_t end) {
    std::vector<Node*> out;
    for (std::size_t i = begin; i < std::min(end, pending.size()); ++i) {
        if (pending[i]) out.push_back(pending[i]->node.get());
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

/// What ended is in `pending` from `mark` on no longer.
void closeGaps(std::size_t mark, std::vector<ArrayHandle*>& pending) {
    std::size_t to = mark;
    for (std::size_t i = mark; i < pending.size(); ++i) {
        if (!pending[i]) continue;
        pending[i]->pendingIndex = to;
        pending[to++] = pending[i];
    }
    pending.resize(to);
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
        mine.before && mine.before->steps.size() <= kMaxLoopSteps && watched && mine.fresh;
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
            refuse(value->line, value->decides ? "it must be known whether a complex value is real "
                                                 "before the iteration is over"
                                : value->variable.empty()
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
    if (LoopObstacle obstacle; !describeIteration(window, now.steps, obstacle)) {
        refuse(obstacle.line, std::move(obstacle.why));
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

bool LoopRoller::start(Loop& loop, const Iteration& now, const Window& window,
                       std::vector<ArrayHandle*>& pending) {
    const std::vector<Node*> older = windowOf(pending, loop.before->mark, loop.mark);
    std::unordered_map<uint64_t, Operand> arrays;
    collectArrays(arrays, window);
    collectArrays(arrays, older);
    auto body = makeRef<LoopBody>();
    std::vector<Operand> outer;
    LoopFold fold(loop.before->steps, now.steps, *body, outer, arrays);
    if (!fold.run()) return refuse(fold.obstacle.line, std::move(fold.obstacle.why));
    constexpr int64_t kWorthKeeping = 8; ///< iterations
    if (body->hasLate() && keptTrips(*body) < kWorthKeeping)
        return refuse(0, "its arrays are too large to keep until passes over them are made");
    arrays.clear();
    body->outerCount = outer.size();
    loop.limit = limitOf(*body);
    loop.bodyMark = loop.before->mark;
    if (!replace(*body, outer, window, older, loop.bodyMark, pending)) return false;
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
    NextTrip next(body, now.steps);
    if (!next.compare()) return refuse(next.obstacle.line, std::move(next.obstacle.why));
    std::vector<Operand> outer = results.front()->operands;
    outer.resize(body.outerCount);
    // The results are those of the body as it is after the iteration.
    next.carry();
    if (!replace(body, outer, window, results, loop.bodyMark, pending)) {
        next.takeBack();
        return false;
    }
    next.apply();
    return true;
}

bool LoopRoller::replace(LoopBody& body, const std::vector<Operand>& outer, const Window& window,
                         const std::vector<Node*>& older, std::size_t mark,
                         std::vector<ArrayHandle*>& pending) {
    LoopObstacle obstacle;
    const std::optional<std::vector<LoopResult>> results =
        resultsOf(body, outer, window, older, obstacle);
    if (!results) return refuse(obstacle.line, std::move(obstacle.why));
    makeResults(body, outer, *results);
    closeGaps(mark, pending);
    return true;
}

Ref<ArrayHandle> LoopRoller::storedLast(Node& store, std::vector<ArrayHandle*>& pending) {
    LoopBody& body = *store.body;
    const auto loop = std::find_if(m_loops.begin(), m_loops.end(),
                                   [&](const Loop& l) { return l.body.get() == &body; });
    const LoopOperand& value = body.steps[store.bodyValue].operands[1];
    if (loop == m_loops.end() || value.kind != LoopOperand::Kind::Inner) return {};
    LoopStep& step = body.steps[value.index];
    if (!(step.shape == body.domainOf(step))) return {};
    for (Node* n : windowOf(pending, loop->bodyMark, loop->mark)) {
        if (n->body.get() == &body && !n->bodySlot && n->bodyValue == value.index)
            return Ref<ArrayHandle>(n->handle);
    }
    // No variable has it: it becomes a result, before what this iteration did so far.
    auto node = likeNode(store, NodeKind::Loop, step.dtype, step.shape);
    node->body = store.body;
    node->bodyValue = value.index;
    node->line = step.line;
    node->gpuArray = step.gpuArray;
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

void LoopRoller::forgetEmpty(const std::vector<ArrayHandle*>& pending) {
    const auto move = [&](std::size_t& mark) {
        const auto end =
            pending.begin() + static_cast<std::ptrdiff_t>(std::min(mark, pending.size()));
        mark -= static_cast<std::size_t>(std::count(pending.begin(), end, nullptr));
    };
    for (Loop& l : m_loops) {
        move(l.mark);
        move(l.bodyMark);
        if (l.before) move(l.before->mark);
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
    // A software device ends the loops of a kernel after 65,535 iterations in all, those within
    // functions counted: some of them have one for each fourth operation, or so.
    const bool software = provider->info().type == "software";
    const double loops = 1 + body.cost / 4;
    const auto fitting = software ? static_cast<int64_t>(6e4 / loops) : most;
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
    return std::clamp(static_cast<int64_t>(kSeconds / std::max(seconds, 1e-12)), int64_t{2},
                      std::clamp<int64_t>(fitting, 2, most));
}

} // namespace vitrine
