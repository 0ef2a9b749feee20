// SPDX-License-Identifier: Apache-2.0
#include "accel/run/launch_layout.h"

#include "provider/routine.h"

namespace vitrine {

namespace {

/// Merges dimensions over which all strided operands run through.
void collapse(Program& program, LaunchGeometry& g) {
    int d = 0;
    while (d + 1 < program.rank) {
        const auto i = static_cast<std::size_t>(d);
        bool through = true;
        for (std::size_t k = 0; k < g.maps.size(); ++k) {
            if (program.inputs[k].map != MapKind::Strided) continue;
            const auto& stride = g.maps[k].stride;
            through = through && (g.dims[i] == 1 || g.dims[i + 1] == 1 ||
                                  stride[i + 1] == stride[i] * g.dims[i]);
        }
        if (!through) {
            ++d;
            continue;
        }
        for (OperandMap& map : g.maps) {
            if (g.dims[i] == 1) map.stride[i] = map.stride[i + 1];
            std::copy(map.stride.begin() + d + 2, map.stride.end(), map.stride.begin() + d + 1);
            map.stride.back() = 0;
        }
        g.dims[i] *= g.dims[i + 1];
        std::copy(g.dims.begin() + d + 2, g.dims.end(), g.dims.begin() + d + 1);
        g.dims.back() = 1;
        --program.rank;
    }
}

} // namespace

Status layOut(const Group& group, Program& program, LaunchGeometry& g) {
    g.inner = group.lines.inner;
    g.length = group.lines.length;
    g.outer = group.lines.outer;
    bool strided = program.boxes > 0;
    for (const OperandInfo& o : program.inputs)
        strided = strided || o.map == MapKind::Strided;
    if (!strided) {
        program.rank = 1;
        g.dims[0] = group.domain.count();
        g.reducedDims[0] = group.reducedShape.count();
        return {};
    }
    if (std::max(group.domain.rank(), group.reducedShape.rank()) > kMaxRank)
        return fail(ErrorCode::Unsupported, "strided access in more than six dimensions");
    program.rank = std::max(group.domain.rank(), group.reducedShape.rank());
    for (int d = 0; d < program.rank; ++d) {
        g.dims[static_cast<std::size_t>(d)] = group.domain[d];
        g.reducedDims[static_cast<std::size_t>(d)] = group.reducedShape[d];
    }
    if (group.kind == ProgramKind::Elementwise && program.boxes == 0) collapse(program, g);
    return {};
}

void becomePermute(Program& p, BuiltGroup& out) {
    LaunchGeometry& g = out.geometry;
    constexpr int64_t kWorthTiles = 16;
    if (p.body.size() != 1 || p.body[0].kind != StepKind::Load || p.outputs.size() != 1 ||
        p.boxes > 0 || p.inputs[0].map != MapKind::Strided ||
        p.inputs[0].dtype != p.outputs[0].dtype || p.rank < 2)
        return;
    const OperandMap& map = g.maps[0];
    const auto rank = static_cast<std::size_t>(p.rank);
    bool turned = map.offset >= 0 && map.stride[0] != 1 && g.dims[0] >= kWorthTiles;
    bool together = false;
    for (std::size_t d = 0; d < rank; ++d) {
        turned = turned && map.stride[d] > 0;
        together = together || (d > 0 && map.stride[d] == 1 && g.dims[d] >= kWorthTiles);
    }
    if (!turned || !together) return;
    g.sizes = sizes::list(sizes::Permute{.offset = map.offset});
    for (std::size_t d = 0; d < rank; ++d)
        sizes::append(g.sizes, {g.dims[d], map.stride[d]});
    const int64_t count = g.elements();
    g.dims.fill(1);
    g.dims[0] = count;
    g.extents = {out.inputs[0]->shape.count()};
    g.maps[0] = {};
    p.inputs[0].map = MapKind::Linear;
    p.kind = ProgramKind::Routine;
    p.routine.op = RoutineOp::Permute;
    p.rank = 1;
    p.body.clear();
    p.title = "permute";
}

} // namespace vitrine
