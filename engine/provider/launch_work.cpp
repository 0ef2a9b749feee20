// SPDX-License-Identifier: Apache-2.0
#include "provider/launch_work.h"

#include "provider/routine.h"

#include <algorithm>

namespace vitrine {

namespace {

/// Operations of one number of a random stream, roughly.
constexpr double kRandomCost = 30;

/// Elements along the domain that a map distinguishes.
int64_t distinctElements(const Program& p, const LaunchGeometry& g, std::size_t slot) {
    switch (p.inputs[slot].map) {
    case MapKind::Linear:
        return operandExtent(p, g, slot);
    case MapKind::Scalar:
        return 1;
    case MapKind::Strided:
        break;
    }
    int64_t n = 1;
    for (int d = 0; d < p.rank; ++d) {
        const std::size_t i = static_cast<std::size_t>(d);
        if (g.maps[slot].stride[i] != 0) n *= g.dims[i];
    }
    return p.inputs[slot].advances && g.maps[slot].advance != 0 ? n * g.trips : n;
}

bool usedByBody(const Program& p, std::size_t slot) {
    return std::any_of(p.body.begin(), p.body.end(), [&](const Step& s) {
        return s.kind == StepKind::Load && static_cast<std::size_t>(s.slot) == slot;
    });
}

} // namespace

int64_t outputElements(const Program& p, const LaunchGeometry& g) {
    return p.kind == ProgramKind::Reduction ? g.inner * g.outer : g.elements();
}

int64_t outputElements(const Program& p, const LaunchGeometry& g, const OutputInfo& o) {
    if (o.perElement) return g.elements();
    return o.perIteration ? g.elements() * g.trips : outputElements(p, g);
}

int64_t operandExtent(const Program& p, const LaunchGeometry& g, std::size_t slot) {
    if (p.kind == ProgramKind::Routine) return g.extents[slot];
    const bool epilogueOnly = p.kind == ProgramKind::Reduction && !usedByBody(p, slot);
    const std::array<int64_t, 6>& dims = epilogueOnly ? g.reducedDims : g.dims;
    switch (p.inputs[slot].map) {
    case MapKind::Linear:
        return epilogueOnly ? g.inner * g.outer : g.elements();
    case MapKind::Scalar:
        return 1;
    case MapKind::Strided:
        break;
    }
    int64_t last = g.maps[slot].offset;
    if (p.inputs[slot].advances && g.maps[slot].advance > 0)
        last += g.maps[slot].advance * (g.trips - 1);
    for (int d = 0; d < p.rank; ++d) {
        const std::size_t i = static_cast<std::size_t>(d);
        if (dims[i] == 0) return 0;
        if (g.maps[slot].stride[i] > 0) last += g.maps[slot].stride[i] * (dims[i] - 1);
    }
    return last + 1;
}

LaunchWork launchWork(const Program& p, const LaunchGeometry& g) {
    LaunchWork work;
    for (std::size_t i = 0; i < p.inputs.size(); ++i)
        work.bytes += static_cast<uint64_t>(std::max<int64_t>(0, distinctElements(p, g, i))) *
                      sizeOf(p.inputs[i].dtype);
    const int64_t stored = outputElements(p, g);
    for (const OutputInfo& o : p.outputs)
        work.bytes += static_cast<uint64_t>(outputElements(p, g, o)) * sizeOf(o.dtype);
    double body = static_cast<double>(p.reductions.size() + (p.kind == ProgramKind::Scan));
    for (std::size_t i = 0; i < p.body.size(); ++i) {
        const Step& s = p.body[i];
        const double runs = p.hasLoop() && p.inLoop(i) ? static_cast<double>(g.trips) : 1.0;
        if (s.kind == StepKind::Apply) body += runs * static_cast<double>(s.op->cost);
        if (s.kind == StepKind::Random && p.hasLoop()) body += runs * kRandomCost;
    }
    double epilogue = 0;
    for (const Step& s : p.epilogue)
        epilogue += s.kind == StepKind::Apply ? static_cast<double>(s.op->cost) : 0.0;
    work.flops = static_cast<uint64_t>(body * static_cast<double>(g.elements()) +
                                       epilogue * static_cast<double>(stored));
    if (p.kind == ProgramKind::Routine)
        work.flops =
            routineOperations(p, g) + static_cast<uint64_t>(epilogue * static_cast<double>(stored));
    return work;
}

} // namespace vitrine
