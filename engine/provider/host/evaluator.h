// SPDX-License-Identifier: Apache-2.0
#pragma once
// Runs compiled programs over their domains on the thread pool: element-wise programs here,
// reductions in reduction.cpp, scans in scan.cpp. Owned by the host provider; engine thread.
#include "base/shared_text.h"
#include "base/thread_pool.h"
#include "provider/host/block_program.h"
#include "provider/host/reduction.h"
#include "provider/host/scan.h"
#include "provider/sweeps.h"

#include <optional>
#include <string>

namespace vitrine::host {

/// A program ready to run, kept by the program's hash.
struct HostKernel {
    static Result<HostKernel> compile(const Program& program);

    std::string title;
    SharedText text; ///< the steps, for the interface
    BlockProgram body;
    std::optional<BlockProgram> aliasedBody; ///< when body cannot work in place; made at need
    BlockProgram epilogue;                   ///< Reduction, Routine with an epilogue
    std::vector<Combiner> combiners;         ///< one a reduction; a scan has one
    float cost = 1;                          ///< floating-point operations an element
    float epilogueCost = 1;
    SweepParts sweeps; ///< of a program with sweeps, which has nothing else
    std::vector<HostKernel> sweepKernels;
};

/// Pointers of a launch.
struct HostOperands {
    std::vector<const std::byte*> inputs;
    std::vector<std::byte*> outputs;
};

class Evaluator {
public:
    explicit Evaluator(ThreadPool& pool);

    Status run(HostKernel& kernel, const Program& program, const LaunchGeometry& geometry,
               const HostOperands& operands);

private:
    Status elementwise(HostKernel& kernel, const Program& program, const LaunchGeometry& geometry,
                       const HostOperands& operands);
    Status reduction(HostKernel& kernel, const Program& program, const LaunchGeometry& geometry,
                     const HostOperands& operands);
    /// The sweeps one after another, with an array for each value that later ones read.
    Status sweeps(HostKernel& kernel, const Program& program, const LaunchGeometry& geometry,
                  const HostOperands& operands);
    /// One level of all reductions; results has room for inner × groups × outer elements each.
    void reduceLevel(const ReductionLevel& level, const std::vector<Combiner>& combiners,
                     bool strided, float cost, std::byte* const* results);
    Status routine(HostKernel& kernel, const Program& program, const LaunchGeometry& geometry,
                   const HostOperands& operands);
    Status scan(HostKernel& kernel, const Program& program, const LaunchGeometry& geometry,
                const HostOperands& operands);
    void scanLevel(ScanLevel level, const Combiner& combiner, float cost);
    /// Stores a program's roots for the whole domain.
    void evaluate(const BlockProgram& program, const BlockOperands& operands, float cost);
    /// Calls body(task, worker) for each task, on this thread alone when the work is small.
    template <typename F>
    void forTasks(int64_t tasks, double work, F&& body) {
        if (tasks <= 1 || m_workers.size() == 1 || work < kParallelWork) {
            for (int64_t t = 0; t < tasks; ++t)
                body(t, 0u);
            return;
        }
        m_pool.parallelFor(tasks, std::cref(body));
    }
    /// The worker's state for this run, started when it takes its first task.
    BlockWorker& worker(unsigned index, const BlockProgram& program, const BlockOperands& operands,
                        int64_t longest);
    void beginRun() { std::fill(m_started.begin(), m_started.end(), uint8_t{0}); }

    /// Elements × operations below which waking threads costs more than it gives (some 30 µs).
    static constexpr double kParallelWork = 100e3;

    ThreadPool& m_pool;
    std::vector<BlockWorker> m_workers;
    std::vector<uint8_t> m_started;
    std::vector<ReductionWorker> m_reducers;
    std::vector<ScanWorker> m_scanners;
};

} // namespace vitrine::host
