// SPDX-License-Identifier: Apache-2.0
#pragma once
// The host's routines (provider/routine.h): one function a family, over the pool's threads. Engine
// thread.
#include "base/thread_pool.h"
#include "provider/host/evaluator.h"
#include "provider/routine_sizes.h"

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
    template <typename Sizes>
    [[nodiscard]] Sizes sizes() const {
        return sizes::of<Sizes>(geometry.sizes);
    }
    template <typename T>
    [[nodiscard]] const T* in(std::size_t input) const {
        return reinterpret_cast<const T*>(operands.inputs[input]);
    }
    template <typename T>
    [[nodiscard]] T* out(std::size_t output = 0) const {
        return reinterpret_cast<T*>(operands.outputs[output]);
    }
    /// body(begin, end) over pieces of [0, count), on several threads when there is enough to do;
    /// each of them handles so many elements.
    template <typename F>
    void forRange(int64_t count, F&& body, int64_t elements = 1) const {
        const int64_t piece = std::max<int64_t>((1 << 15) / elements, 1);
        if (count <= 2 * piece) {
            if (count > 0) body(int64_t{0}, count);
            return;
        }
        pool.parallelFor((count + piece - 1) / piece, [&](int64_t task, unsigned) {
            body(task * piece, std::min(count, (task + 1) * piece));
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

// Of a launch each; one function may serve several rows.
#define ROUTINE(op, name, Fields, operations, passes, iterations, host, ...)                       \
    void host(const RoutineRun& run);
#include "provider/routines.def"

} // namespace vitrine::host
