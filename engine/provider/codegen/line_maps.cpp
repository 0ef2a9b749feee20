// SPDX-License-Identifier: Apache-2.0
#include "provider/codegen/line_maps.h"

#include <vector>

namespace vitrine::codegen {

namespace {

/// The dimensions [first, end) of the domain that a line goes along; none where it cuts one.
struct LineDimensions {
    std::size_t first = 0, end = 0;

    LineDimensions(const LaunchGeometry& geometry, std::size_t rank) {
        if (rank == 0) return;
        int64_t before = 1;
        while (first < rank && before < geometry.inner)
            before *= geometry.dims[first++];
        end = first;
        int64_t length = 1;
        while (end < rank && length < geometry.length)
            length *= geometry.dims[end++];
        if (before != geometry.inner || length != geometry.length) end = first;
    }
};

/// Operands that the body reads, always, and the epilogue does not.
std::vector<bool> ownInputs(const Program& program) {
    std::vector<bool> own(program.inputs.size());
    for (const Step& s : program.body) {
        if (s.kind == StepKind::Load) own[static_cast<std::size_t>(s.slot)] = true;
    }
    for (const std::vector<Step>* steps : {&program.body, &program.epilogue}) {
        for (const Step& s : *steps) {
            if (s.kind == StepKind::Load && (s.guard >= 0 || steps == &program.epilogue))
                own[static_cast<std::size_t>(s.slot)] = false;
        }
    }
    return own;
}

bool isEven(const LaunchGeometry& geometry, const OperandMap& map, const LineDimensions& line) {
    int64_t next = lineStep(geometry, map);
    bool even = true;
    for (std::size_t d = line.first; d < line.end; ++d) {
        if (geometry.dims[d] == 1) continue;
        even = even && map.stride[d] == next;
        next *= geometry.dims[d];
    }
    return even;
}

} // namespace

LineMaps lineMaps(const Program& program, const LaunchGeometry& geometry, bool fours) {
    LineMaps maps;
    const auto rank = static_cast<std::size_t>(program.rank);
    const bool reduces = program.kind == ProgramKind::Reduction;
    const std::vector<bool> own = ownInputs(program);
    const LineDimensions line(geometry, reduces ? rank : 0);
    for (std::size_t slot = 0; slot < own.size() && slot < 64; ++slot) {
        if (!own[slot] || program.inputs[slot].map != MapKind::Strided) continue;
        const OperandMap& map = geometry.maps[slot];
        if (line.first < line.end && isEven(geometry, map, line)) {
            maps.even |= uint64_t{1} << slot;
            if (lineStep(geometry, map) == 0) maps.constant |= uint64_t{1} << slot;
            continue;
        }
        int64_t run = 1;
        for (std::size_t d = 0; d < rank && (map.stride[d] == 0 || geometry.dims[d] == 1); ++d)
            run *= geometry.dims[d];
        if (fours && run % 4 == 0) maps.fours |= uint64_t{1} << slot;
    }
    return maps;
}

int64_t lineStep(const LaunchGeometry& geometry, const OperandMap& map) {
    int64_t before = 1;
    for (std::size_t d = 0; d < map.stride.size(); ++d) {
        if (before >= geometry.inner && geometry.dims[d] != 1) return map.stride[d];
        before *= geometry.dims[d];
    }
    return 0;
}

} // namespace vitrine::codegen
