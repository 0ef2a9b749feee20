// SPDX-License-Identifier: Apache-2.0
#include "provider/routine.h"

#include <algorithm>
#include <bit>

namespace vitrine {

std::string_view routineName(RoutineOp op) {
    constexpr std::string_view names[] = {
        "find",     "compact",   "gather", "scatter", "order",      "sort",     "takealong",
        "mtimes",   "permute",   "bin",    "count",   "accumarray", "conv",     "filter",
        "interp1",  "lu",        "chol",   "qr",      "qr",         "mldivide", "rcond",
        "triangle", "structure", "fft",    "fft",     "arrayfun"};
    return names[static_cast<std::size_t>(op)];
}

uint64_t routineOperations(const Program& p, const LaunchGeometry& g) {
    const auto out = static_cast<uint64_t>(g.elements());
    switch (p.routine.op) {
    case RoutineOp::Find:
    case RoutineOp::Compact:
        return 2 * static_cast<uint64_t>(g.extents[0]);
    case RoutineOp::Gather:
    case RoutineOp::Scatter:
    case RoutineOp::TakeAlong:
    case RoutineOp::Permute:
        return 4 * out;
    case RoutineOp::Bin:
    case RoutineOp::Interpolate:
        return 40 * out;
    case RoutineOp::Count:
    case RoutineOp::Accumulate:
        return 8 * static_cast<uint64_t>(g.extents[0]);
    case RoutineOp::Convolve:
        return 2 * out * static_cast<uint64_t>(g.extents[1]);
    case RoutineOp::Filter:
        return (p.routine.flags & kComplex ? 8 : 4) * out * coefficientsOf(p.routine.flags);
    case RoutineOp::ScalarFunction: {
        // How often loops run is not known before.
        constexpr double kLoops = 16;
        const ScalarProgram& program = *p.routine.scalar;
        return static_cast<uint64_t>(static_cast<double>(g.sizes[0]) * program.cost *
                                     (program.loops ? kLoops : 1));
    }
    case RoutineOp::Product:
        return 2 * out * static_cast<uint64_t>(g.sizes[2]);
    case RoutineOp::LuFactor:
    case RoutineOp::QrFactor: {
        const auto m = static_cast<uint64_t>(g.sizes[0]), n = static_cast<uint64_t>(g.sizes[1]);
        const uint64_t k = std::min(m, n);
        return (p.routine.op == RoutineOp::LuFactor ? 1 : 2) *
               (p.routine.flags & kComplex ? 4 : 1) *
               (m * n * k - (m + n) * k * k / 2 + k * k * k / 3);
    }
    case RoutineOp::CholeskyFactor:
        return out * static_cast<uint64_t>(g.sizes[0]) / 3;
    case RoutineOp::QrApply:
        return (p.routine.flags & kComplex ? 8 : 4) * out *
               static_cast<uint64_t>(std::min(g.sizes[0], g.sizes[1]));
    case RoutineOp::TriangularSolve:
        return out * static_cast<uint64_t>(g.sizes[0]);
    case RoutineOp::Condition:
        return 12 * static_cast<uint64_t>(g.sizes[0] * g.sizes[0]);
    case RoutineOp::Fourier:
        return 4 * out * static_cast<uint64_t>(std::bit_width(static_cast<uint64_t>(g.sizes[1])));
    case RoutineOp::Triangle:
    case RoutineOp::FourierMirror:
        return 4 * out;
    case RoutineOp::Structure:
        return 4 * static_cast<uint64_t>(g.extents[0]);
    case RoutineOp::Order:
    case RoutineOp::Sort:
        break;
    }
    // Comparisons and moves of a sort by merging.
    return out * 4 * static_cast<uint64_t>(std::bit_width(static_cast<uint64_t>(g.sizes[1])));
}

double routineLaunches(const Program& p, const LaunchGeometry& g) {
    const auto blocks = [](int64_t n) {
        return static_cast<double>((n + kReflectorBlock - 1) / kReflectorBlock);
    };
    switch (p.routine.op) {
    case RoutineOp::LuFactor:
    case RoutineOp::QrFactor:
        return 30 * blocks(std::min(g.sizes[0], g.sizes[1]));
    case RoutineOp::CholeskyFactor:
        return 6 * blocks(g.sizes[0]);
    case RoutineOp::QrApply:
        return 4 * blocks(std::min(g.sizes[0], g.sizes[1]));
    case RoutineOp::TriangularSolve:
        return 2 * blocks(g.sizes[0]);
    case RoutineOp::Condition:
        return 24 * blocks(g.sizes[0]);
    case RoutineOp::Fourier:
        return static_cast<double>(fourierRadices(g.sizes[1]).size());
    default:
        return 1;
    }
}

std::vector<int64_t> fourierRadices(int64_t length) {
    std::vector<int64_t> radices;
    if (length == 1) return {1};
    for (const int64_t radix : {8, 4, 2, 3, 5, 7, 11, 13}) {
        // Two passes of radix 4 for one of 8 and one of 2.
        while (length % radix == 0 && !(radix == 8 && length % 32 != 0 && length % 16 == 0)) {
            radices.push_back(radix);
            length /= radix;
        }
    }
    if (length != 1) return {};
    return radices;
}

} // namespace vitrine
