// SPDX-License-Identifier: Apache-2.0
// From pending nodes to results: group, place, build, run. Where groups run: placement/placer.h.
#include "accel/accel_state.h"
#include "accel/loops/loop.h"
#include "base/host_memory.h"
#include "provider/host/host_buffer.h"

#include <algorithm>
#include <unordered_set>

namespace vitrine {

AccelState::AccelState(const Settings& s, Trace& t, SourceMap& map, ProviderRegistry& p)
    : settings(s), sources(map), trace(t), providers(p), recorder(map), placer(s, map, p, recorder),
      strict(s, map) {}

AccelState::~AccelState() {
    // Values outlive the graph only by mistake; detach what is left so that their release is
    // harmless.
    for (ArrayHandle* handle : m_pending) {
        if (handle && handle->node) handle->node->releaseOperands();
    }
}

std::vector<Node*> AccelState::collectNodes() {
    splitLoops();
    assembleStores();
    dropEmptyPlaces();
    std::vector<Node*> nodes;
    for (ArrayHandle* handle : m_pending) {
        Node* n = handle->node.get();
        // What a failed operation feeds fails with it.
        for (const Operand& o : n->operands) {
            if (o.array && m_failures.count(o.array.get()) && !m_failures.count(handle))
                m_failures.emplace(handle, m_failures.at(o.array.get()));
        }
        if (m_failures.count(handle)) continue;
        // A ramp that nothing reads yet needs no memory either.
        if (n->kind == NodeKind::Ramp && handle->consumers == 0 && !n->mustStore) continue;
        nodes.push_back(n);
    }
    return nodes;
}

Status AccelState::flush(ArrayHandle* only, uint64_t hostReads) {
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

Status AccelState::flushOnce(ArrayHandle* only, uint64_t hostReads) {
    if (only && m_failures.count(only)) return tl::unexpected<Error>(m_failures.at(only).error);
    const std::vector<Node*> nodes = collectNodes();
    if (nodes.empty()) return {};
    m_roller.flushed(only);
    VITRINE_ASSERT(!m_flushing);
    // Plans and records are small; buffers and what the host works with are not.
    const memory::Scope buffersOnly(memory::Requests::RefuseBuffers);
    // Whatever ends the flush, memory that is short included, the next one may begin.
    struct Flushing {
        explicit Flushing(bool& f) : flag(f) { flag = true; }
        ~Flushing() { flag = false; }
        Flushing(const Flushing&) = delete;
        Flushing& operator=(const Flushing&) = delete;
        bool& flag;
    };
    auto flushing = std::make_optional<Flushing>(m_flushing);
    Event event;
    event.kind = EventKind::Plan;
    event.start = trace.now();
    FusionLimits limits;
    limits.fuse = settings.fusion && m_way == Way::Usual;
    // Holding the nodes keeps them while handles of the inner ones go away.
    std::vector<Ref<Node>> held;
    for (Node* n : nodes)
        held.emplace_back(n);
    std::vector<Group> groups = formGroups(nodes, limits);
    dropLeft(groups, only);
    event.end = trace.now();
    event.setLabel(std::to_string(nodes.size()) + " nodes, " + std::to_string(groups.size()) +
                   " groups");
    trace.write(event);
    Status status = runGroups(std::move(groups), only, hostReads);
    flushing.reset();
    held.clear();
    placer.collect();
    strict.throwFallback();
    return status;
}

void AccelState::dropLeft(std::vector<Group>& groups, const ArrayHandle* only) const {
    if (m_leftCount == 0) return;
    std::vector<bool> wanted(groups.size());
    for (std::size_t i = groups.size(); i-- > 0;) {
        const Group& g = groups[i];
        for (const std::vector<Node*>* list : {&g.body, &g.reductions, &g.epilogue}) {
            for (const Node* n : *list)
                wanted[i] = wanted[i] || !n->handle || !n->handle->left || n->handle == only;
        }
        if (!wanted[i]) continue;
        for (const std::size_t need : g.needs)
            wanted[need] = true;
    }
    std::size_t i = 0;
    std::erase_if(groups, [&](const Group&) { return !wanted[i++]; });
}

Status AccelState::runGroups(std::vector<Group> groups, ArrayHandle* only, uint64_t hostReads) {
    std::vector<PlacedGroup> placed;
    Status first;
    try {
        first = runInOrder(std::move(groups), placed, {hostReads ? only : nullptr, hostReads});
    } catch (...) {
        releaseInner(placed);
        throw;
    }
    releaseInner(placed);
    if (only && m_failures.count(only)) return tl::unexpected<Error>(m_failures.at(only).error);
    // An array that was computed before a stop is there all the same.
    if (only) return only->node ? first : Status();
    return first;
}

Status AccelState::runInOrder(std::vector<Group> groups, std::vector<PlacedGroup>& placed,
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
    static_cast<void>(recoverDevice());
    placer.place(placed, sink, m_way == Way::OnHost);
    std::unordered_set<const Node*> again;
    for (const PlacedGroup& p : placed)
        again.insert(p.group.recomputed.begin(), p.group.recomputed.end());
    Status first;
    for (PlacedGroup& p : placed) {
        Status status = runPlaced(p);
        // Later groups may have no room beside what this one was the last to read.
        if (p.over) releaseRead(p, again);
        if (status) continue;
        // Stopped, not failed: what was not run stays pending and can be had later.
        if (status.error().code == ErrorCode::Interrupted) return status;
        failGroup(p, status.error());
        if (first) first = std::move(status);
    }
    return first;
}

Status AccelState::runPlaced(PlacedGroup& p) {
    // Without outputs it is read by results alone that failed before: nobody asks for it.
    if (p.group.outputs.empty() || !p.built.program) return {};
    for (const Ref<ArrayHandle>& input : p.built.inputs) {
        const auto failed = m_failures.find(input.get());
        if (failed == m_failures.end()) continue;
        failGroup(p, failed->second.error);
        p.over = true;
        return {};
    }
    if (p.wantsDevice && !p.onDevice && strict.isOn()) {
        const Node& n = *p.group.first();
        strict.stopFallback(n.opName(), n.span, p.decision.reason);
        failGroup(p, {ErrorCode::Unsupported, strict.message()});
        p.over = true;
        return {};
    }
    Status status = runGroup(p);
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

void AccelState::releaseRead(PlacedGroup& p, const std::unordered_set<const Node*>& kept) {
    p.built.inputs.clear();
    forNodes(p.group, [&](Node* n) {
        if ((!n->handle || !m_failures.count(n->handle)) && !kept.count(n)) n->releaseOperands();
    });
}

void AccelState::releaseInner(std::vector<PlacedGroup>& placed) {
    std::unordered_set<const Node*> wanted; // by what is not over
    for (const PlacedGroup& p : placed) {
        if (!p.over && p.built.program && !p.group.outputs.empty())
            forNodes(p.group, [&](const Node* n) { wanted.insert(n); });
    }
    for (PlacedGroup& p : placed) {
        if (p.over) releaseRead(p, wanted);
    }
}

void AccelState::failGroup(const PlacedGroup& placed, const Error& error) {
    for (const std::vector<Node*>* list : {&placed.group.body, &placed.group.reductions,
                                           &placed.group.epilogue, &placed.group.recomputed}) {
        for (Node* n : *list)
            m_failures.emplace(n->handle, Failure{error, n->span});
    }
}

Status AccelState::runOn(Provider& provider, PlacedGroup& p, LaunchTag tag) {
    Launch launch;
    launch.program = p.built.program;
    launch.geometry = p.built.geometry;
    launch.tag = tag;
    const bool onHost = provider.info().kind == ProviderKind::Host;
    // What the group works on is the last to make room for it.
    for (const Ref<ArrayHandle>& input : p.built.inputs)
        input->lastUse = trace.now();
    for (const Ref<ArrayHandle>& input : p.built.inputs) {
        VITRINE_TRY(Ref<Buffer> buffer, operandBuffer(*input, provider, tag));
        launch.inputs.push_back(std::move(buffer));
    }
    for (const Node* n : p.group.outputs) {
        VITRINE_TRY(Ref<Buffer> buffer, allocateOn(provider, *n->handle));
        launch.outputs.push_back(std::move(buffer));
    }
    const int64_t start = trace.now();
    // Passes between need memory, too; running it once more from the start gives the same.
    VITRINE_CHECK(withRoom(provider, 0, [&] { return provider.run(launch); }));
    if (!onHost) keepRecipe(p, launch);
    for (std::size_t i = 0; i < p.group.outputs.size(); ++i) {
        ArrayHandle& handle = *p.group.outputs[i]->handle;
        if (onHost)
            handle.host = HostDeviceBuffer::hostBuffer(*launch.outputs[i]);
        else
            handle.device = launch.outputs[i];
        handle.madeBy = p.cost.program;
        handle.lastUse = start;
        Ref<Node> node = std::move(handle.node);
        forgetPending(handle);
    }
    return {};
}

Status AccelState::runGroup(PlacedGroup& p) {
    LaunchTag tag;
    const Node& named = p.group.outputs.empty() ? *p.group.first() : *p.group.outputs.back();
    tag.node = named.record;
    tag.line = named.line;
    tag.span = named.span;
    for (const ArrayHandle* input : p.built.distinctInputs()) {
        const bool crosses = p.onDevice ? !input->device : !input->host && input->device;
        if (crosses && !input->node) p.decision.transferBytes += input->bytes();
    }
    tag.group = recordGroup(p);
    tag.run = placer.beginRun(p);
    if (p.onDevice) {
        placer.noteDeviceRun(p);
        Provider* device = providers.startedDevice();
        Status status =
            device ? runOn(*device, p, tag) : fail(ErrorCode::DeviceLost, "the device was lost");
        // A loss that making room has met is recovered from already.
        if (!status && (recoverDevice() || status.error().code == ErrorCode::DeviceLost)) {
            device = providers.device();
            if (device) status = runOn(*device, p, tag);
        }
        if (status || status.error().code == ErrorCode::Interrupted) return status;
        // Whatever the device refused, the host can do; the record says why it moved.
        if (status.error().code == ErrorCode::OutOfMemory)
            noteMemoryStep(MemoryStep::RunOnHost, p.built.program->title, 0, tag);
        p.onDevice = false;
        p.decision.target = "host";
        p.decision.rule = "not possible";
        p.decision.reason = "The device could not run it: " + status.error().message;
        log::warn("accel", p.decision.reason);
        if (strict.isOn()) {
            strict.stopFallback(named.opName(), named.span, p.decision.reason);
            return fail(ErrorCode::Unsupported, strict.message());
        }
        if (GraphGroup* record = recorder.group(tag.group)) {
            record->onDevice = false;
            record->provider = "host";
            record->decision.target = p.decision.target;
            record->decision.rule = p.decision.rule;
            record->decision.reason = p.decision.reason;
        }
    }
    placer.noteHostRun(p);
    return runOn(providers.host(), p, tag);
}

uint32_t AccelState::recordGroup(const PlacedGroup& p) {
    GraphGroup record;
    record.title = p.built.program->title;
    // A loss earlier in this flush leaves no device to name; the group moves to the host below.
    const Provider* device = providers.startedDevice();
    record.provider = p.onDevice && device ? device->info().name : providers.host().info().name;
    record.onDevice = p.onDevice;
    record.decision = p.decision;
    if (m_way != Way::Usual) record.decision.reason += " " + m_wayReason;
    record.decision.fused = p.group.fused;
    for (const NotFused& value : p.group.notFused) {
        const FusionObstacleRow& row = fusionObstacleRow(value.obstacle);
        record.decision.notFused.push_back(
            {value.from, value.to, std::string(row.name), std::string(row.reason)});
    }
    record.bytesSaved = p.built.bytesSaved;
    int64_t trips = 0;
    for (const std::vector<Node*>* list :
         {&p.group.recomputed, &p.group.body, &p.group.reductions, &p.group.epilogue}) {
        for (const Node* n : *list) {
            record.nodes.push_back(n->record);
            record.lines.push_back(n->line);
            if (n->kind != NodeKind::Loop) continue;
            if (n->body->trips != trips) {
                trips = n->body->trips;
                record.decision.reason +=
                    " Its " + std::to_string(trips) + " iterations are one kernel.";
            }
            for (const LoopStep& s : n->body->steps) {
                record.nodes.push_back(s.record);
                record.lines.push_back(s.line);
            }
        }
    }
    std::sort(record.lines.begin(), record.lines.end());
    record.lines.erase(std::unique(record.lines.begin(), record.lines.end()), record.lines.end());
    std::sort(record.nodes.begin(), record.nodes.end());
    record.nodes.erase(std::unique(record.nodes.begin(), record.nodes.end()), record.nodes.end());
    const uint32_t id = recorder.addGroup(std::move(record), trips);
    for (const Ref<ArrayHandle>& input : p.built.inputs) {
        const bool crosses = p.onDevice ? !input->device : !input->host && input->device;
        if (!crosses) continue;
        for (const std::vector<Node*>* list :
             {&p.group.body, &p.group.reductions, &p.group.epilogue}) {
            for (const Node* n : *list)
                recorder.markTransfer(input->record, n->record);
        }
    }
    return id;
}

Value AccelState::runNow(Ref<Node> node, Span at) {
    node->span = at;
    node->line = lineOf(at);
    placer.noteTooSmall(node->opName(), node->shape.count(), at);
    auto handle = makeRef<ArrayHandle>(*this, node->dtype, node->shape);
    node->handle = handle.get();
    node->stored = true;
    std::vector<uint32_t> inputs;
    for (const Operand& o : node->operands) {
        if (!o.array) continue;
        if (o.array->node) orThrow(flush(o.array.get()), at);
        if (o.array->record) inputs.push_back(o.array->record);
    }
    Group group;
    group.kind = node->kind == NodeKind::Reduce    ? ProgramKind::Reduction
                 : node->kind == NodeKind::Scan    ? ProgramKind::Scan
                 : node->kind == NodeKind::Routine ? ProgramKind::Routine
                                                   : ProgramKind::Elementwise;
    const bool pass = !node->isElementwise();
    group.domain = pass && node->kind != NodeKind::Routine ? node->operands[0].shape : node->shape;
    group.reducedShape = node->shape;
    group.inner = node->inner;
    group.length = node->length;
    group.outer = node->outer;
    (pass ? group.reductions : group.body).push_back(node.get());
    group.outputs.push_back(node.get());
    node->record = handle->record = recorder.addNode(node->opName(), node->dtype, node->shape, at,
                                                     currentLoop, currentIteration, inputs);
    BuiltGroup built = orThrow(buildGroup(group), at);
    Launch launch;
    launch.program = built.program;
    launch.geometry = std::move(built.geometry);
    launch.tag = {0, node->record, node->line, at};
    for (const Ref<ArrayHandle>& input : built.inputs)
        launch.inputs.push_back(HostDeviceBuffer::wrap(orThrow(toHost(*input), at)));
    auto out = Tensor::make(node->dtype, node->shape, false, false);
    launch.outputs.push_back(HostDeviceBuffer::wrap(out->hostBuffer()));
    orThrow(providers.host().run(launch), at);
    return Value(out).simplified();
}

} // namespace vitrine
