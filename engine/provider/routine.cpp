// SPDX-License-Identifier: Apache-2.0
#include "provider/routine.h"

#include <algorithm>
#include <bit>

namespace vitrine {

namespace {

uint64_t unsignedOf(int64_t n) {
    return static_cast<uint64_t>(n);
}

uint64_t elementsOf(const LaunchGeometry& g) {
    return unsignedOf(g.elements());
}

// Operations of a launch.

uint64_t selecting(const Program&, const LaunchGeometry& g) {
    return 2 * unsignedOf(g.extents[0]);
}
uint64_t moving(const Program&, const LaunchGeometry& g) {
    return 4 * elementsOf(g);
}
uint64_t looking(const Program&, const LaunchGeometry& g) {
    return 4 * unsignedOf(g.extents[0]);
}
uint64_t searching(const Program&, const LaunchGeometry& g) {
    return 40 * elementsOf(g);
}
uint64_t collecting(const Program&, const LaunchGeometry& g) {
    return 8 * unsignedOf(g.extents[0]);
}
uint64_t convolving(const Program&, const LaunchGeometry& g) {
    return 2 * elementsOf(g) * unsignedOf(g.extents[1]);
}
uint64_t filtering(const Program& p, const LaunchGeometry& g) {
    return (p.routine.flags & kComplex ? 8 : 4) * elementsOf(g) * coefficientsOf(p.routine.flags);
}
uint64_t multiplying(const Program&, const LaunchGeometry& g) {
    return 2 * elementsOf(g) * unsignedOf(sizes::of<sizes::Product>(g.sizes).k);
}
/// Comparisons and moves of a sort by merging.
uint64_t sorting(const Program&, const LaunchGeometry& g) {
    const uint64_t length = unsignedOf(sizes::of<sizes::Lines>(g.sizes).length);
    return elementsOf(g) * 4 * static_cast<uint64_t>(std::bit_width(length));
}
uint64_t factoring(const Program& p, const LaunchGeometry& g) {
    const auto size = sizes::of<sizes::Matrix>(g.sizes);
    const uint64_t m = unsignedOf(size.m), n = unsignedOf(size.n), k = std::min(m, n);
    return (p.routine.op == RoutineOp::LuFactor ? 1 : 2) * (p.routine.flags & kComplex ? 4 : 1) *
           (m * n * k - (m + n) * k * k / 2 + k * k * k / 3);
}
uint64_t factoringHalf(const Program&, const LaunchGeometry& g) {
    return elementsOf(g) * unsignedOf(sizes::of<sizes::Square>(g.sizes).n) / 3;
}
uint64_t reflecting(const Program& p, const LaunchGeometry& g) {
    const auto size = sizes::of<sizes::QrApply>(g.sizes);
    return (p.routine.flags & kComplex ? 8 : 4) * elementsOf(g) *
           unsignedOf(std::min(size.m, size.n));
}
uint64_t solving(const Program&, const LaunchGeometry& g) {
    return elementsOf(g) * unsignedOf(sizes::of<sizes::Solve>(g.sizes).n);
}
uint64_t estimating(const Program&, const LaunchGeometry& g) {
    const int64_t n = sizes::of<sizes::Square>(g.sizes).n;
    return 12 * unsignedOf(n * n);
}
uint64_t transforming(const Program&, const LaunchGeometry& g) {
    const auto size = sizes::of<sizes::Fourier>(g.sizes);
    return 8 * unsignedOf(size.inner * size.length * size.outer) *
           static_cast<uint64_t>(std::bit_width(unsignedOf(size.length)));
}
uint64_t running(const Program& p, const LaunchGeometry& g) {
    // How often loops run is not known before.
    constexpr double kLoops = 16;
    const auto elements = static_cast<double>(sizes::of<sizes::ScalarFunction>(g.sizes).elements);
    const ScalarProgram& program = *p.routine.scalar;
    return static_cast<uint64_t>(elements * program.cost * (program.loops ? kLoops : 1));
}

// Passes on a device that wait for one another.

double blocksOf(int64_t n) {
    return static_cast<double>((n + kReflectorBlock - 1) / kReflectorBlock);
}

double onePass(const LaunchGeometry&) {
    return 1;
}
double passesOfPanels(const LaunchGeometry& g) {
    const auto size = sizes::of<sizes::Matrix>(g.sizes);
    return 30 * blocksOf(std::min(size.m, size.n));
}
double passesOfBlocks(const LaunchGeometry& g) {
    return 6 * blocksOf(sizes::of<sizes::Square>(g.sizes).n);
}
double passesOfReflectors(const LaunchGeometry& g) {
    const auto size = sizes::of<sizes::QrApply>(g.sizes);
    return 4 * blocksOf(std::min(size.m, size.n));
}
/// Of one side, in blocks of 256 unknowns.
double passesOfThinSolve(int64_t n) {
    return 2 * static_cast<double>((n + 255) / 256);
}
double passesOfSolve(const LaunchGeometry& g) {
    const auto size = sizes::of<sizes::Solve>(g.sizes);
    return size.columns > 4 ? 2 * blocksOf(size.n) : passesOfThinSolve(size.n);
}
double passesOfCondition(const LaunchGeometry& g) {
    return 8 + 10 * passesOfThinSolve(sizes::of<sizes::Square>(g.sizes).n);
}
double passesOfFourier(const LaunchGeometry& g) {
    return static_cast<double>(fourierRadices(sizes::of<sizes::Fourier>(g.sizes).length).size());
}

// Iterations of all loops of an invocation, at most about: panels are passed through several times.

int64_t noLoops(const LaunchGeometry&) {
    return 0;
}
int64_t loopsOfConvolve(const LaunchGeometry& g) {
    const auto size = sizes::of<sizes::Convolve>(g.sizes);
    return size.kernelRows * (size.kernelColumns + 1);
}
int64_t loopsOfLu(const LaunchGeometry& g) {
    const auto [m, n] = sizes::of<sizes::Matrix>(g.sizes);
    return m / (m > 512 ? 1024 : 256) * std::min(kReflectorBlock, n) * (kReflectorBlock + 5) / 2;
}
int64_t loopsOfQr(const LaunchGeometry& g) {
    const auto [m, n] = sizes::of<sizes::Matrix>(g.sizes);
    return std::max(m * std::min(kReflectorBlock, n) / 12, n > kReflectorBlock ? m * 5 / 4 : 0);
}
int64_t loopsOfReflectors(const LaunchGeometry& g) {
    return sizes::of<sizes::QrApply>(g.sizes).m * 5 / 4;
}

/// What the provider knows of a row of routines.def.
struct RoutineRow {
    std::string_view name;
    std::size_t sizes; ///< how many there are
    bool more;         ///< or more than that
    uint64_t (*operations)(const Program&, const LaunchGeometry&);
    double (*passes)(const LaunchGeometry&);
    int64_t (*iterations)(const LaunchGeometry&);
};

constexpr RoutineRow kRows[] = {
#define ROUTINE(op, name, Fields, operations, passes, iterations, ...)                             \
    {name,      sizes::kFields<sizes::Fields>, sizes::kHasRest<sizes::Fields>, operations, passes, \
     iterations},
#include "provider/routines.def"
};

const RoutineRow& rowOf(RoutineOp op) {
    return kRows[static_cast<std::size_t>(op)];
}

} // namespace

std::string_view routineName(RoutineOp op) {
    return rowOf(op).name;
}

uint64_t routineOperations(const Program& p, const LaunchGeometry& g) {
    return rowOf(p.routine.op).operations(p, g);
}

double routineLaunches(const Program& p, const LaunchGeometry& g) {
    return rowOf(p.routine.op).passes(g);
}

int64_t routineIterations(const Program& p, const LaunchGeometry& g) {
    return rowOf(p.routine.op).iterations(g);
}

bool hasRoutineSizes(const Program& p, const LaunchGeometry& g) {
    const RoutineRow& row = rowOf(p.routine.op);
    return g.sizes.size() == row.sizes || (row.more && g.sizes.size() > row.sizes);
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

std::vector<FourierPass> fourierPasses(int64_t length) {
    std::vector<FourierPass> passes;
    int64_t done = 1;
    for (const int64_t radix : fourierRadices(length)) {
        passes.push_back({radix, done});
        done *= radix;
    }
    return passes;
}

int64_t fourierTurns(int64_t radix) {
    int64_t before = 0;
    for (const int64_t odd : kOddRadices) {
        if (odd == radix) break;
        before += odd;
    }
    return before;
}

int64_t fourierRootCount(int64_t length) {
    const bool odd = std::any_of(std::begin(kOddRadices), std::end(kOddRadices),
                                 [length](int64_t radix) { return length % radix == 0; });
    return length + (odd ? fourierTurns(kLargestRadix) + kLargestRadix : 0);
}

} // namespace vitrine
