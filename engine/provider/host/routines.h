// SPDX-License-Identifier: Apache-2.0
#pragma once
// The host's routines (provider/routine.h): one function a family, over the pool's threads. Engine
// thread.
#include "base/thread_pool.h"
#include "provider/host/evaluator.h"

namespace vitrine::host {

/// Runs a Routine program. Every index was checked by the caller.
Status runRoutine(const Program& program, const LaunchGeometry& geometry,
                  const HostOperands& operands, ThreadPool& pool);

/// What one launch works on.
struct RoutineRun {
    const Program& program;
    const LaunchGeometry& geometry;
    const HostOperands& operands;
    ThreadPool& pool;

    [[nodiscard]] DType dtype(std::size_t input) const { return program.inputs[input].dtype; }
    [[nodiscard]] bool flag(uint32_t bit) const { return (program.routine.flags & bit) != 0; }
    template <typename T>
    [[nodiscard]] const T* in(std::size_t input) const {
        return reinterpret_cast<const T*>(operands.inputs[input]);
    }
    template <typename T>
    [[nodiscard]] T* out() const {
        return reinterpret_cast<T*>(operands.outputs[0]);
    }
    /// body(begin, end) over pieces of [0, count), on several threads when there is enough to do.
    template <typename F>
    void forRange(int64_t count, F&& body) const {
        constexpr int64_t kPiece = 1 << 15;
        if (count <= 2 * kPiece) {
            if (count > 0) body(int64_t{0}, count);
            return;
        }
        pool.parallelFor((count + kPiece - 1) / kPiece, [&](int64_t task, unsigned) {
            body(task * kPiece, std::min(count, (task + 1) * kPiece));
        });
    }
};

/// Calls f with an unsigned integer of the class's size: elements that are only moved.
template <typename F>
void visitWord(DType t, F&& f) {
    switch (sizeOf(t)) {
    case 1:
        return f(uint8_t{});
    case 2:
        return f(uint16_t{});
    case 4:
        return f(uint32_t{});
    default:
        return f(uint64_t{});
    }
}

void runFind(const RoutineRun& run);
void runCompact(const RoutineRun& run);
void runGather(const RoutineRun& run);
void runScatter(const RoutineRun& run);
void runTakeAlong(const RoutineRun& run);
void runSort(const RoutineRun& run);
void runProduct(const RoutineRun& run);
void runPermute(const RoutineRun& run);
void runBin(const RoutineRun& run);
void runCount(const RoutineRun& run);
void runAccumulate(const RoutineRun& run);
void runConvolve(const RoutineRun& run);
void runFilter(const RoutineRun& run);
void runInterpolate(const RoutineRun& run);
void runLuFactor(const RoutineRun& run);
void runCholeskyFactor(const RoutineRun& run);
void runQrFactor(const RoutineRun& run);
void runQrApply(const RoutineRun& run);
void runTriangularSolve(const RoutineRun& run);
void runCondition(const RoutineRun& run);
void runTriangle(const RoutineRun& run);
void runStructure(const RoutineRun& run);
void runFourier(const RoutineRun& run);
void runFourierMirror(const RoutineRun& run);
void runScalarFunction(const RoutineRun& run);

} // namespace vitrine::host
