// SPDX-License-Identifier: Apache-2.0
#include "provider/sweeps.h"

#include <algorithm>

namespace vitrine {

namespace {

std::size_t at(int i) {
    return static_cast<std::size_t>(i);
}

/// Calls f with each step that s has as an argument.
template <typename F>
void forArguments(const Step& s, F&& f) {
    for (int16_t a : s.args) {
        if (a >= 0 && s.kind != StepKind::Ramp) f(at(a));
    }
    if (s.guard >= 0) f(at(s.guard));
}

/// Epilogue steps that a sweep after their own reads, ascending.
std::vector<int16_t> keptSteps(const Program& p, const Sweeps& sweeps) {
    std::vector<int16_t> kept;
    for (const Step& s : p.body) {
        if (s.kind == StepKind::Reduced) kept.push_back(s.slot);
    }
    for (std::size_t i = 0; i < p.epilogue.size(); ++i) {
        forArguments(p.epilogue[i], [&](std::size_t a) {
            if (sweeps.bound[a] && sweeps.epilogue[a] < sweeps.epilogue[i])
                kept.push_back(static_cast<int16_t>(a));
        });
    }
    std::sort(kept.begin(), kept.end());
    kept.erase(std::unique(kept.begin(), kept.end()), kept.end());
    return kept;
}

std::size_t placeOf(const std::vector<int16_t>& kept, std::size_t step) {
    return at(static_cast<int>(std::find(kept.begin(), kept.end(), static_cast<int16_t>(step)) -
                               kept.begin()));
}

Step loadOf(const Step& like, std::size_t slot) {
    Step s;
    s.kind = StepKind::Load;
    s.dtype = like.dtype;
    s.slot = static_cast<int16_t>(slot);
    s.name = like.name;
    return s;
}

SweepPart partOf(const Program& p, const Sweeps& sweeps, const std::vector<int16_t>& kept,
                 int sweep) {
    SweepPart part;
    part.program = makeRef<Program>(p);
    Program& out = *part.program;
    const std::size_t spread = p.inputs.size();
    const std::size_t plain = spread + kept.size();
    for (const MapKind map : {MapKind::Strided, MapKind::Linear}) {
        for (int16_t k : kept)
            out.inputs.push_back({p.epilogue[at(k)].dtype, map, p.epilogue[at(k)].name});
    }
    out.rank = p.rank == 1 ? 3 : p.rank;
    for (Step& s : out.body) {
        if (s.kind == StepKind::Reduced) s = loadOf(s, spread + placeOf(kept, at(s.slot)));
    }
    out.reductions.clear();
    std::vector<int16_t> slots(p.reductions.size(), 0);
    for (std::size_t r = 0; r < p.reductions.size(); ++r) {
        if (sweeps.body[at(p.reductions[r].step)] != sweep) continue;
        slots[r] = static_cast<int16_t>(out.reductions.size());
        out.reductions.push_back(p.reductions[r]);
    }
    for (std::size_t i = 0; i < out.epilogue.size(); ++i) {
        Step& s = out.epilogue[i];
        if (s.kind == StepKind::Reduced && sweeps.epilogue[i] == sweep)
            s.slot = slots[at(s.slot)];
        else if (sweeps.bound[i] && sweeps.epilogue[i] < sweep &&
                 std::binary_search(kept.begin(), kept.end(), static_cast<int16_t>(i)))
            s = loadOf(s, plain + placeOf(kept, i));
    }
    out.outputs.clear();
    const bool reduces = !out.reductions.empty();
    for (std::size_t i = 0; i < p.ownOutputs(); ++i) {
        if (sweeps.epilogue[at(p.outputs[i].step)] != sweep) continue;
        out.outputs.push_back(p.outputs[i]);
        part.outputs.push_back(static_cast<int16_t>(i));
    }
    for (std::size_t k = 0; k < kept.size(); ++k) {
        if (sweeps.epilogue[at(kept[k])] != sweep) continue;
        out.outputs.push_back({kept[k], p.epilogue[at(kept[k])].dtype, {}});
        part.outputs.push_back(static_cast<int16_t>(~static_cast<int>(k)));
    }
    for (std::size_t i = p.ownOutputs(); i < p.outputs.size(); ++i) {
        if (sweeps.body[at(p.outputs[i].step)] != sweep) continue;
        out.outputs.push_back(p.outputs[i]);
        out.outputs.back().perElement = reduces;
        part.outputs.push_back(static_cast<int16_t>(i));
    }
    if (!reduces) {
        out.kind = ProgramKind::Elementwise;
        out.epilogue.clear();
        out.strided = false;
    }
    sealProgram(out);
    return part;
}

} // namespace

bool hasSweeps(const Program& program) {
    return program.kind == ProgramKind::Reduction &&
           std::any_of(program.body.begin(), program.body.end(),
                       [](const Step& s) { return s.kind == StepKind::Reduced; });
}

Sweeps sweepsOf(const Program& p) {
    Sweeps sweeps;
    sweeps.body.assign(p.body.size(), 0);
    sweeps.epilogue.assign(p.epilogue.size(), 0);
    sweeps.bound.assign(p.epilogue.size(), false);
    for (bool changed = true; changed;) {
        changed = false;
        const auto raise = [&](int& sweep, int to) {
            changed = changed || to > sweep;
            sweep = std::max(sweep, to);
        };
        for (std::size_t i = 0; i < p.body.size(); ++i) {
            const Step& s = p.body[i];
            if (s.kind == StepKind::Reduced)
                raise(sweeps.body[i], sweeps.epilogue[at(s.slot)] + 1);
            else
                forArguments(s, [&](std::size_t a) { raise(sweeps.body[i], sweeps.body[a]); });
        }
        for (std::size_t i = 0; i < p.epilogue.size(); ++i) {
            const Step& s = p.epilogue[i];
            if (s.kind == StepKind::Reduced) {
                raise(sweeps.epilogue[i], sweeps.body[at(p.reductions[at(s.slot)].step)]);
                sweeps.bound[i] = true;
                continue;
            }
            forArguments(s, [&](std::size_t a) {
                raise(sweeps.epilogue[i], sweeps.epilogue[a]);
                sweeps.bound[i] = sweeps.bound[i] || sweeps.bound[a];
            });
        }
    }
    for (const std::vector<int>* list : {&sweeps.body, &sweeps.epilogue}) {
        for (int sweep : *list)
            sweeps.count = std::max(sweeps.count, sweep + 1);
    }
    return sweeps;
}

SweepParts splitSweeps(const Program& program) {
    const Sweeps sweeps = sweepsOf(program);
    SweepParts out;
    out.kept = keptSteps(program, sweeps);
    for (int sweep = 0; sweep < sweeps.count; ++sweep)
        out.parts.push_back(partOf(program, sweeps, out.kept, sweep));
    return out;
}

LaunchGeometry partGeometry(const Program& program, const SweepParts& parts,
                            const LaunchGeometry& geometry) {
    LaunchGeometry out = geometry;
    if (program.rank == 1) {
        out.dims = {geometry.inner, geometry.length, geometry.outer, 1, 1, 1};
        out.reducedDims = {geometry.inner, 1, geometry.outer, 1, 1, 1};
    }
    OperandMap spread;
    int64_t stride = 1;
    for (std::size_t d = 0; d < out.dims.size(); ++d) {
        if (out.reducedDims[d] == out.dims[d]) spread.stride[d] = stride;
        stride *= out.reducedDims[d];
    }
    out.maps.resize(program.inputs.size() + parts.kept.size(), spread);
    out.maps.resize(program.inputs.size() + 2 * parts.kept.size());
    return out;
}

} // namespace vitrine
