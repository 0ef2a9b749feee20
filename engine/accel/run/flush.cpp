// SPDX-License-Identifier: Apache-2.0
// From pending nodes to results: group, place, build, run. Where groups run: placement/placer.h.
#include "accel/graph/pending_graph.h"
#include "accel/graph/recorder.h"
#include "accel/loops/loop.h"
#include "accel/placement/placer.h"
#include "accel/placement/strict.h"
#include "accel/residency/residency.h"
#include "accel/run/program_builder.h"
#include "accel/run/runner.h"
#include "accel/run/spared_arrays.h"
#include "base/host_memory.h"
#include "base/log.h"
#include "base/settings.h"
#include "provider/host/host_buffer.h"
#include "provider/registry.h"
#include "trace/interpreter_spans.h"
#include "trace/phases.h"
#include "trace/progress.h"
#include "trace/trace.h"

#include <algorithm>
#include <optional>
#include <unordered_set>

namespace vitrine {

Status Runner::flush(ArrayHandle* only, uint64_t hostReads) {
    const InterpreterSpans::Away away(m_rooms.trace);
    // Whatever way an internal error makes it take ends with it.
    struct WayScope {
        ~WayScope() { now = before; }
        Way& now;
        const Way before;
    } const way{m_way, m_way};
    for (;;) {
        try {
            return flushOnce(only, hostReads);
        } catch (const InternalError& error) {
            if (!simplify(error)) throw;
        }
    }
}

Status Runner::flushOnce(ArrayHandle* only, uint64_t hostReads) {
    if (const Error* failed = m_rooms.graph.failed.find(only))
        return tl::unexpected<Error>(*failed);
    const std::vector<Node*> nodes = m_rooms.graph.nodesToCompute(only);
    if (nodes.empty()) {
        m_rooms.graph.parkUnread();
        return {};
    }
    const PhaseScope planning(Phase::Plan);
    m_rooms.graph.beginFlush(only);
    VITRINE_ASSERT(!m_rooms.graph.isFlushing());
    // Plans and records are small; buffers and what the host works with are not.
    const memory::Scope buffersOnly(memory::Requests::RefuseBuffers);
    // Whatever ends the flush, memory that is short included, the next one may begin.
    auto flushing = std::make_optional<PendingGraph::Flushing>(m_rooms.graph);
    Event event;
    event.kind = EventKind::Plan;
    event.start = m_rooms.trace.now();
    FusionLimits limits;
    limits.fuse = m_rooms.settings.fusion && m_way == Way::Usual;
    // Holding the nodes keeps them while handles of the inner ones go away.
    std::vector<Ref<Node>> held;
    for (Node* n : nodes)
        held.emplace_back(n);
    SparedArrays spared(m_rooms.graph, m_asked);
    if (limits.fuse) spared.choose(nodes, only, m_rooms.settings.spareMinBytes);
    std::vector<Group> groups = m_fusions.groupsOf(nodes, limits);
    m_kept = spared.readLater(nodes);
    event.end = m_rooms.trace.now();
    event.setLabel(std::to_string(nodes.size()) + " nodes, " + std::to_string(groups.size()) +
                   " groups");
    m_rooms.trace.write(event);
    Status status = runGroups(std::move(groups), only, hostReads);
    flushing.reset();
    spared.leave();
    held.clear();
    m_rooms.graph.parkUnread();
    m_rooms.placer.collect();
    m_rooms.strict.throwFallback();
    return status;
}

Status Runner::runGroups(std::vector<Group> groups, ArrayHandle* only, uint64_t hostReads) {
    std::vector<PlacedGroup> placed;
    Status first;
    try {
        first = runInOrder(std::move(groups), placed, {hostReads ? only : nullptr, hostReads});
    } catch (...) {
        releaseInner(placed);
        throw;
    }
    releaseInner(placed);
    if (const Error* failed = m_rooms.graph.failed.find(only))
        return tl::unexpected<Error>(*failed);
    // An array that was computed before a stop is there all the same.
    if (only) return only->node ? first : Status();
    return first;
}

Status Runner::runInOrder(std::vector<Group> groups, std::vector<PlacedGroup>& placed,
                          const HostRead& sink) {
    for (Group& group : groups) {
        auto built = buildGroup(group);
        PlacedGroup p;
        p.group = std::move(group);
        if (built)
            p.built = std::move(*built);
        else
            failGroup(p, built.error());
        placed.push_back(std::move(p));
    }
    // A loss may have shown itself in a call whose answer nobody needs, such as one for timings;
    // the costs must not count on what was there.
    static_cast<void>(m_rooms.residency.recoverDevice());
    m_rooms.placer.place(placed, sink, m_way == Way::OnHost);
    prepareKernels(placed);
    std::unordered_set<const Node*> again = m_kept;
    for (const PlacedGroup& p : placed)
        again.insert(p.group.recomputed.begin(), p.group.recomputed.end());
    Status first;
    GroupsScope groupsRun(m_rooms.trace.progress(), placed.size());
    const StartedScope started(*this);
    // False for a stop, which is no failure: what was not run stays pending and can be had later.
    const auto isGoneOn = [&](PlacedGroup& p, Status status) {
        groupsRun.over();
        // Later groups may have no room beside what this one was the last to read.
        if (p.over) releaseRead(p, again);
        if (status) return true;
        const bool stopped = status.error().code == ErrorCode::Interrupted;
        if (!stopped) failGroup(p, status.error());
        if (stopped || first) first = std::move(status);
        return !stopped;
    };
    for (PlacedGroup& p : placed) {
        while (const std::optional<std::size_t> i = startedBefore(p)) {
            PlacedGroup& other = *m_started[*i].group;
            if (!isGoneOn(other, finishStarted(*i))) return first;
        }
        Status status = runPlaced(p);
        if (!isStarted(p) && !isGoneOn(p, std::move(status))) return first;
    }
    while (!m_started.empty()) {
        PlacedGroup& other = *m_started.front().group;
        if (!isGoneOn(other, finishStarted(0))) return first;
    }
    return first;
}

void Runner::prepareKernels(const std::vector<PlacedGroup>& placed) const {
    std::vector<std::pair<Provider*, std::vector<ComingLaunch>>> news;
    for (const PlacedGroup& p : placed) {
        if (!p.onDevice || !p.built.program || p.group.outputs.empty()) continue;
        Provider* device = m_rooms.placer.isNewToDevices(p) ? deviceOf(p) : nullptr;
        if (!device) continue;
        if (news.empty() || news.back().first != device) news.push_back({device, {}});
        news.back().second.push_back({p.built.program.get(), &p.built.geometry});
    }
    for (const auto& [device, launches] : news) {
        if (launches.size() > 1) device->prepare(launches);
    }
}

Runner::StartedScope::~StartedScope() {
    m_runner.m_lanes.abandon();
    m_runner.m_started.clear();
}

bool Runner::isStarted(const PlacedGroup& p) const {
    return std::any_of(m_started.begin(), m_started.end(),
                       [&](const Started& s) { return s.group == &p; });
}

std::optional<std::size_t> Runner::startedBefore(const PlacedGroup& p) const {
    const Provider* device = p.onDevice && !m_started.empty() ? deviceOf(p) : nullptr;
    for (std::size_t i = 0; i < m_started.size(); ++i) {
        const Started& s = m_started[i];
        if (s.device == device) return i;
        const std::vector<Node*>& outputs = s.group->group.outputs;
        const bool read = std::any_of(outputs.begin(), outputs.end(), [&](const Node* n) {
            return std::any_of(p.built.inputs.begin(), p.built.inputs.end(),
                               [&](const auto& input) { return input.get() == n->handle; });
        });
        if (read) return i;
    }
    return std::nullopt;
}

Status Runner::finishStarted(std::size_t index) {
    Started s = std::move(m_started[index]);
    m_started.erase(m_started.begin() + static_cast<std::ptrdiff_t>(index));
    PlacedGroup& p = *s.group;
    Status status;
    {
        const PhaseScope waiting(Phase::Wait);
        status = m_lanes.finish(*s.device);
    }
    if (status) {
        settle(p, s.launch, s.start, false);
    } else if (status.error().code != ErrorCode::Interrupted) {
        s.launch = {}; // making room for it begins with its own memory
        status = runOnDevice(p, deviceOf(p), s.tag);
    }
    p.over = status || status.error().code != ErrorCode::Interrupted;
    return status;
}

Status Runner::runPlaced(PlacedGroup& p) {
    // Without outputs it is read by results alone that failed before: nobody asks for it.
    if (p.group.outputs.empty() || !p.built.program) return {};
    for (const Ref<ArrayHandle>& input : p.built.inputs) {
        const Error* failed = m_rooms.graph.failed.find(input.get());
        if (!failed) continue;
        failGroup(p, *failed);
        p.over = true;
        return {};
    }
    if (p.wantsDevice && !p.onDevice && m_rooms.strict.isOn()) {
        const Node& n = *p.group.first();
        m_rooms.strict.stopFallback(n.opName(), n.span, p.decision.reason);
        failGroup(p, {ErrorCode::Unsupported, m_rooms.strict.message()});
        p.over = true;
        return {};
    }
    Status status = runGroup(p);
    if (isStarted(p)) return {};
    p.over = status || status.error().code != ErrorCode::Interrupted;
    return status;
}

namespace {

template <typename F>
void forNodes(const Group& g, const F& f) {
    for (const std::vector<Node*>* list : {&g.body, &g.reductions, &g.epilogue, &g.recomputed})
        std::for_each(list->begin(), list->end(), f);
}

} // namespace

void Runner::releaseRead(PlacedGroup& p, const std::unordered_set<const Node*>& kept) {
    p.built.inputs.clear();
    forNodes(p.group, [&](Node* n) {
        if ((!n->handle || !m_rooms.graph.failed.find(n->handle)) && !kept.count(n))
            n->releaseOperands();
    });
}

void Runner::releaseInner(std::vector<PlacedGroup>& placed) {
    std::unordered_set<const Node*> wanted = m_kept; // and by what is not over
    for (const PlacedGroup& p : placed) {
        if (!p.over && p.built.program && !p.group.outputs.empty())
            forNodes(p.group, [&](const Node* n) { wanted.insert(n); });
    }
    for (PlacedGroup& p : placed) {
        if (p.over) releaseRead(p, wanted);
    }
}

void Runner::failGroup(const PlacedGroup& placed, const Error& error) {
    for (const std::vector<Node*>* list : {&placed.group.body, &placed.group.reductions,
                                           &placed.group.epilogue, &placed.group.recomputed}) {
        for (Node* n : *list)
            m_rooms.graph.failed.add(n->handle, error);
    }
}

Result<Launch> Runner::launchOn(Provider& provider, const PlacedGroup& p, LaunchTag tag) {
    Launch launch;
    launch.program = p.built.program;
    launch.geometry = p.built.geometry;
    launch.tag = tag;
    // What the group works on is the last to make room for it.
    for (const Ref<ArrayHandle>& input : p.built.inputs)
        input->lastUse = m_rooms.trace.now();
    for (const Ref<ArrayHandle>& input : p.built.inputs) {
        VITRINE_TRY(Ref<Buffer> buffer, m_rooms.residency.operandBuffer(*input, provider, tag));
        launch.inputs.push_back(std::move(buffer));
    }
    for (const Node* n : p.group.outputs) {
        VITRINE_TRY(Ref<Buffer> buffer, m_rooms.residency.allocateOn(provider, *n->handle));
        launch.outputs.push_back(std::move(buffer));
    }
    return launch;
}

void Runner::settle(const PlacedGroup& p, const Launch& launch, int64_t start, bool onHost) {
    if (!onHost) m_rooms.residency.keepRecipe(p, launch);
    for (std::size_t i = 0; i < p.group.outputs.size(); ++i) {
        ArrayHandle& handle = *p.group.outputs[i]->handle;
        if (onHost)
            handle.host = HostDeviceBuffer::hostBuffer(*launch.outputs[i]);
        else
            handle.device = launch.outputs[i];
        handle.madeBy = p.built.program->hash;
        handle.lastUse = start;
        Ref<Node> node = std::move(handle.node);
        m_rooms.graph.forget(handle);
    }
}

Status Runner::runOn(Provider& provider, const PlacedGroup& p, LaunchTag tag) {
    VITRINE_TRY(const Launch launch, launchOn(provider, p, tag));
    const int64_t start = m_rooms.trace.now();
    // Passes between need memory, too; running it once more from the start gives the same.
    VITRINE_CHECK(m_rooms.residency.withRoom(provider, 0, [&] { return provider.run(launch); }));
    settle(p, launch, start, provider.info().kind == ProviderKind::Host);
    return {};
}

namespace {

/// The operation that the group goes by.
const Node& namedNode(const Group& group) {
    return group.outputs.empty() ? *group.first() : *group.outputs.back();
}

} // namespace

Status Runner::moveToHost(PlacedGroup& p, const Error& refused, const LaunchTag& tag) {
    // Whatever the device refused, the host can do; the record says why it moved.
    if (refused.code == ErrorCode::OutOfMemory)
        m_rooms.residency.noteMemoryStep(MemoryStep::RunOnHost, p.built.program->title, 0, tag);
    p.onDevice = false;
    p.decision.target = "host";
    p.decision.rule = "not possible";
    p.decision.reason = "The device could not run it: " + refused.message;
    log::warn("accel", p.decision.reason);
    if (m_rooms.strict.isOn()) {
        const Node& named = namedNode(p.group);
        m_rooms.strict.stopFallback(named.opName(), named.span, p.decision.reason);
        return fail(ErrorCode::Unsupported, m_rooms.strict.message());
    }
    if (GraphGroup* record = m_rooms.recorder.group(tag.group)) {
        record->onDevice = false;
        record->provider = "host";
        record->decision.target = p.decision.target;
        record->decision.rule = p.decision.rule;
        record->decision.reason = p.decision.reason;
    }
    return {};
}

/// Is the array not yet where a group on this device, or on the host, reads it?
static bool crossesTo(const Provider* device, const ArrayHandle& input) {
    return device ? !Residency::isOn(input, *device) : !input.host && input.device;
}

Provider* Runner::deviceOf(const PlacedGroup& p) const {
    for (Provider* device : m_rooms.providers.startedDevices()) {
        if (device == p.device) return device;
    }
    return m_rooms.providers.startedDevice();
}

Status Runner::runGroup(PlacedGroup& p) {
    Provider* device = deviceOf(p);
    LaunchTag tag;
    const Node& named = namedNode(p.group);
    tag.node = named.record;
    tag.line = named.line;
    tag.span = named.span;
    m_rooms.trace.progress().atStatement(named.span);
    for (const ArrayHandle* input : p.built.distinctInputs()) {
        const bool crosses = crossesTo(p.onDevice ? device : nullptr, *input);
        if (crosses && !input->node) p.decision.transferBytes += input->bytes();
    }
    tag.group = recordGroup(p);
    tag.run = m_rooms.placer.beginRun(p);
    if (!p.onDevice) {
        m_rooms.placer.noteHostRun(p);
        return runOn(m_rooms.providers.host(), p, tag);
    }
    m_rooms.placer.noteDeviceRun(p);
    if (device && p.beside) {
        if (Result<Launch> launch = launchOn(*device, p, tag)) {
            m_started.push_back({&p, device, *launch, tag, m_rooms.trace.now()});
            m_lanes.start(*device, std::move(*launch));
            return {};
        }
    }
    return runOnDevice(p, device, tag);
}

Status Runner::runOnDevice(PlacedGroup& p, Provider* device, const LaunchTag& tag) {
    Status status =
        device ? runOn(*device, p, tag) : fail(ErrorCode::DeviceLost, "the device was lost");
    // A loss that making room has met is recovered from already.
    if (!status &&
        (m_rooms.residency.recoverDevice() || status.error().code == ErrorCode::DeviceLost)) {
        device = m_rooms.providers.device();
        if (device) status = runOn(*device, p, tag);
    }
    if (status || status.error().code == ErrorCode::Interrupted) return status;
    VITRINE_CHECK(moveToHost(p, status.error(), tag));
    m_rooms.placer.noteHostRun(p);
    return runOn(m_rooms.providers.host(), p, tag);
}

uint32_t Runner::recordGroup(const PlacedGroup& p) {
    GraphGroup record;
    record.title = p.built.program->title;
    // A loss earlier in this flush leaves no device to name; the group moves to the host below.
    const Provider* device = deviceOf(p);
    record.provider =
        p.onDevice && device ? device->info().name : m_rooms.providers.host().info().name;
    record.onDevice = p.onDevice;
    record.decision = p.decision;
    if (m_way != Way::Usual) record.decision.reason += " " + m_wayReason;
    record.decision.reason += sparedText(p.group);
    record.decision.fused = p.group.fused;
    for (const NotFused& value : p.group.notFused) {
        const FusionObstacleRow& row = fusionObstacleRow(value.obstacle);
        record.decision.notFused.push_back({value.from, value.to, std::string(row.name),
                                            std::string(row.reason), value.fromNode, value.toNode});
    }
    record.bytesSaved = p.built.bytesSaved;
    int64_t trips = 0;
    for (const std::vector<Node*>* list :
         {&p.group.recomputed, &p.group.body, &p.group.reductions, &p.group.epilogue}) {
        for (const Node* n : *list) {
            record.nodes.push_back(n->record);
            record.lines.push_back(n->line);
            const auto* loop = n->whenIs<payload::Loop>();
            if (!loop) continue;
            if (loop->body->trips != trips) {
                trips = loop->body->trips;
                record.decision.reason +=
                    " Its " + std::to_string(trips) + " iterations are one kernel.";
            }
            for (const LoopStep& s : loop->body->steps) {
                record.nodes.push_back(s.record);
                record.lines.push_back(s.line);
            }
        }
    }
    std::sort(record.lines.begin(), record.lines.end());
    record.lines.erase(std::unique(record.lines.begin(), record.lines.end()), record.lines.end());
    std::sort(record.nodes.begin(), record.nodes.end());
    record.nodes.erase(std::unique(record.nodes.begin(), record.nodes.end()), record.nodes.end());
    const uint32_t id = m_rooms.recorder.addGroup(std::move(record), trips);
    for (const Ref<ArrayHandle>& input : p.built.inputs) {
        const bool crosses = crossesTo(p.onDevice ? device : nullptr, *input);
        if (!crosses) continue;
        for (const std::vector<Node*>* list :
             {&p.group.body, &p.group.reductions, &p.group.epilogue}) {
            for (const Node* n : *list)
                m_rooms.recorder.markTransfer(input->record, n->record);
        }
    }
    return id;
}

} // namespace vitrine
