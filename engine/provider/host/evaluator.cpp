// SPDX-License-Identifier: Apache-2.0
#include "provider/host/evaluator.h"

#include "provider/host/routines.h"

#include <algorithm>

namespace vitrine::host {

namespace {

float costOf(const std::vector<Step>& steps) {
    float cost = 1;
    for (const Step& s : steps)
        cost += s.kind == StepKind::Apply ? s.op->cost : 1.0f;
    return cost;
}

} // namespace

Result<HostKernel> HostKernel::compile(const Program& program) {
    HostKernel kernel;
    kernel.title = program.title;
    kernel.text = SharedText::deferred([program] { return programText(program); });
    if (hasSweeps(program)) {
        kernel.sweeps = splitSweeps(program);
        for (const SweepPart& part : kernel.sweeps.parts) {
            VITRINE_TRY(HostKernel sweep, compile(*part.program));
            kernel.sweepKernels.push_back(std::move(sweep));
        }
        return kernel;
    }
    const bool routine = program.kind == ProgramKind::Routine;
    if (routine && program.epilogue.empty()) return kernel;
    const bool elementwise = program.kind == ProgramKind::Elementwise;
    std::vector<int16_t> stored;
    for (std::size_t i = 0; i < program.ownOutputs(); ++i)
        stored.push_back(program.outputs[i].step);
    std::vector<int16_t> reduced;
    for (const ReductionInfo& r : program.reductions) {
        reduced.push_back(r.step);
        const DType t = program.body[static_cast<std::size_t>(r.step)].dtype;
        VITRINE_TRY(Combiner combiner, Combiner::of(r.combine, t));
        kernel.combiners.push_back(combiner);
    }
    if (program.kind == ProgramKind::Scan) {
        reduced = stored;
        VITRINE_TRY(Combiner combiner, Combiner::of(program.scan, program.outputs[0].dtype));
        kernel.combiners.push_back(combiner);
    }
    if (!routine) {
        VITRINE_TRY(kernel.body,
                    BlockProgram::compile(program, program.body, elementwise ? stored : reduced,
                                          elementwise, false));
    }
    if (program.kind == ProgramKind::Reduction || routine) {
        VITRINE_TRY(kernel.epilogue,
                    BlockProgram::compile(program, program.epilogue, stored, true, false));
    }
    kernel.cost = costOf(program.body) + static_cast<float>(program.reductions.size());
    kernel.epilogueCost = costOf(program.epilogue);
    return kernel;
}

Evaluator::Evaluator(ThreadPool& pool)
    : m_pool(pool), m_workers(pool.threadCount()), m_started(pool.threadCount()),
      m_reducers(pool.threadCount()), m_scanners(pool.threadCount()) {}

BlockWorker& Evaluator::worker(unsigned index, const BlockProgram& program,
                               const BlockOperands& operands, int64_t longest) {
    if (!m_started[index]) {
        m_started[index] = 1;
        m_workers[index].start(program, operands, longest);
    }
    return m_workers[index];
}

Status Evaluator::run(HostKernel& kernel, const Program& program, const LaunchGeometry& geometry,
                      const HostOperands& operands) {
    if (hasSweeps(program)) return sweeps(kernel, program, geometry, operands);
    if (program.kind == ProgramKind::Elementwise)
        return elementwise(kernel, program, geometry, operands);
    if (program.kind == ProgramKind::Scan) return scan(kernel, program, geometry, operands);
    if (program.kind == ProgramKind::Routine) return routine(kernel, program, geometry, operands);
    return reduction(kernel, program, geometry, operands);
}

Status Evaluator::elementwise(HostKernel& kernel, const Program& program,
                              const LaunchGeometry& geometry, const HostOperands& operands) {
    const BlockProgram* body = &kernel.body;
    if (!body->aliasSafe) {
        const bool aliased =
            std::any_of(operands.outputs.begin(), operands.outputs.end(), [&](std::byte* out) {
                return std::find(operands.inputs.begin(), operands.inputs.end(), out) !=
                       operands.inputs.end();
            });
        if (aliased && !kernel.aliasedBody) {
            std::vector<int16_t> roots;
            for (const OutputInfo& o : program.outputs)
                roots.push_back(o.step);
            VITRINE_TRY(kernel.aliasedBody,
                        BlockProgram::compile(program, program.body, roots, true, true));
        }
        if (aliased) body = &*kernel.aliasedBody;
    }
    BlockOperands block;
    block.inputs = operands.inputs.data();
    block.outputs = operands.outputs.data();
    block.geometry = &geometry;
    block.dims = geometry.dims.data();
    block.count = geometry.elements();
    block.pool = &m_pool;
    evaluate(*body, block, kernel.cost * static_cast<float>(geometry.trips));
    return {};
}

Status Evaluator::reduction(HostKernel& kernel, const Program& program,
                            const LaunchGeometry& geometry, const HostOperands& operands) {
    BlockOperands block;
    block.inputs = operands.inputs.data();
    block.outputs = operands.outputs.data();
    block.geometry = &geometry;
    block.dims = geometry.dims.data();
    block.count = geometry.elements();
    ReductionLevel level;
    level.body = &kernel.body;
    level.operands = &block;
    level.inner = geometry.inner;
    level.length = geometry.length;
    level.outer = geometry.outer;
    const int64_t results = geometry.inner * geometry.outer;
    if (results == 0) return {};

    const std::size_t reductions = kernel.combiners.size();
    std::vector<std::unique_ptr<std::byte[]>> partials(reductions);
    float cost = kernel.cost;
    while (true) {
        const int64_t groups = level.groups(program.strided);
        std::vector<std::unique_ptr<std::byte[]>> next(reductions);
        std::vector<std::byte*> places(reductions);
        for (std::size_t r = 0; r < reductions; ++r) {
            next[r].reset(new std::byte[static_cast<std::size_t>(results * groups) *
                                        kernel.combiners[r].size]);
            places[r] = next[r].get();
        }
        reduceLevel(level, kernel.combiners, program.strided, cost, places.data());
        partials = std::move(next);
        level.arrays.assign(places.begin(), places.end());
        if (groups == 1) {
            for (std::size_t r = 0; r < reductions; ++r)
                if (kernel.combiners[r].canonicalise)
                    kernel.combiners[r].canonicalise(places[r], results);
            break;
        }
        level.body = nullptr;
        level.length = groups;
        cost = 2;
    }
    block.reduced = level.arrays.data();
    block.dims = geometry.reducedDims.data();
    block.count = results;
    evaluate(kernel.epilogue, block, kernel.epilogueCost);
    return {};
}

Status Evaluator::sweeps(HostKernel& kernel, const Program& program, const LaunchGeometry& geometry,
                         const HostOperands& operands) {
    const LaunchGeometry own = partGeometry(program, kernel.sweeps, geometry);
    const auto lines = static_cast<std::size_t>(geometry.inner * geometry.outer);
    std::vector<std::unique_ptr<std::byte[]>> kept;
    HostOperands part{operands.inputs, {}};
    for (int16_t step : kernel.sweeps.kept) {
        const std::size_t size = sizeOf(program.epilogue[static_cast<std::size_t>(step)].dtype);
        kept.emplace_back(new std::byte[lines * size]);
    }
    for (int copy = 0; copy < 2; ++copy) {
        for (const auto& array : kept)
            part.inputs.push_back(array.get());
    }
    for (std::size_t r = 0; r < kernel.sweepKernels.size(); ++r) {
        const SweepPart& sweep = kernel.sweeps.parts[r];
        part.outputs.clear();
        for (int16_t output : sweep.outputs)
            part.outputs.push_back(output >= 0 ? operands.outputs[static_cast<std::size_t>(output)]
                                               : kept[static_cast<std::size_t>(~output)].get());
        VITRINE_CHECK(run(kernel.sweepKernels[r], *sweep.program, own, part));
    }
    return {};
}

void Evaluator::reduceLevel(const ReductionLevel& level, const std::vector<Combiner>& combiners,
                            bool strided, float cost, std::byte* const* results) {
    beginRun();
    const auto reducer = [&](unsigned index) -> ReductionWorker& {
        if (!m_started[index]) {
            m_started[index] = 1;
            m_reducers[index].start(level, combiners);
        }
        return m_reducers[index];
    };
    const double work =
        static_cast<double>(level.inner * level.length * level.outer) * static_cast<double>(cost);
    const int64_t groups = level.groups(strided);
    if (strided) {
        const int64_t tiles = (level.inner + kBlock - 1) / kBlock;
        forTasks(tiles * groups * level.outer, work, [&](int64_t task, unsigned index) {
            const int64_t tile = task % tiles;
            const int64_t chunk = task / tiles % groups;
            reducer(index).stridedChunk(task / tiles / groups, chunk, groups, tile * kBlock,
                                        std::min(level.inner, (tile + 1) * kBlock), results);
        });
    } else if (level.length <= kBlock) {
        // About 16 blocks of elements a task.
        const int64_t rows = std::max<int64_t>(1, 16 * kBlock / std::max<int64_t>(1, level.length));
        forTasks((level.outer + rows - 1) / rows, work, [&](int64_t task, unsigned index) {
            reducer(index).shortRows(task * rows, std::min(level.outer, (task + 1) * rows),
                                     results);
        });
    } else {
        forTasks(groups * level.outer, work, [&](int64_t task, unsigned index) {
            reducer(index).longBlock(task / groups, task % groups, groups, results);
        });
    }
}

Status Evaluator::routine(HostKernel& kernel, const Program& program,
                          const LaunchGeometry& geometry, const HostOperands& operands) {
    if (program.epilogue.empty()) return runRoutine(program, geometry, operands, m_pool);
    // Its class is that of the factors (RoutineOp::Product).
    const std::size_t size = sizeOf(program.inputs[0].dtype);
    const std::unique_ptr<std::byte[]> result(
        new std::byte[static_cast<std::size_t>(geometry.elements()) * size]);
    VITRINE_CHECK(runRoutine(program, geometry, {operands.inputs, {result.get()}}, m_pool));
    const std::byte* const reduced = result.get();
    BlockOperands block;
    block.inputs = operands.inputs.data();
    block.outputs = operands.outputs.data();
    block.reduced = &reduced;
    block.geometry = &geometry;
    block.dims = geometry.dims.data();
    block.count = geometry.elements();
    evaluate(kernel.epilogue, block, kernel.epilogueCost);
    return {};
}

Status Evaluator::scan(HostKernel& kernel, const Program& program, const LaunchGeometry& geometry,
                       const HostOperands& operands) {
    BlockOperands block;
    block.inputs = operands.inputs.data();
    block.outputs = operands.outputs.data();
    block.geometry = &geometry;
    block.dims = geometry.dims.data();
    block.count = geometry.elements();
    if (block.count == 0) return {};
    ScanLevel level;
    level.body = &kernel.body;
    level.operands = &block;
    level.out = operands.outputs[0];
    level.strided = program.strided;
    level.reverse = program.reverse;
    level.inner = geometry.inner;
    level.length = geometry.length;
    level.outer = geometry.outer;
    scanLevel(level, kernel.combiners[0], kernel.cost);
    return {};
}

void Evaluator::scanLevel(ScanLevel level, const Combiner& combiner, float cost) {
    const int64_t groups = level.groups();
    std::unique_ptr<std::byte[]> totals;
    if (groups > 1) {
        totals.reset(new std::byte[static_cast<std::size_t>(level.inner * groups * level.outer) *
                                   combiner.size]);
        level.totals = totals.get();
    }
    const double work =
        static_cast<double>(level.inner * level.length * level.outer) * static_cast<double>(cost);
    const int64_t pieces = (level.inner + kBlock - 1) / kBlock;
    const auto forGroups = [&](int64_t firstGroup, double amount, const auto& body) {
        beginRun();
        const int64_t count = groups - firstGroup;
        forTasks(pieces * count * level.outer, amount, [&](int64_t task, unsigned index) {
            if (!m_started[index]) {
                m_started[index] = 1;
                m_scanners[index].start(level, combiner);
            }
            const int64_t piece = task % pieces;
            body(m_scanners[index], task / pieces / count, firstGroup + task / pieces % count,
                 piece * kBlock, std::min(level.inner, (piece + 1) * kBlock));
        });
    };
    forGroups(0, work,
              [&](ScanWorker& worker, int64_t outer, int64_t group, int64_t i0, int64_t i1) {
                  if (level.strided)
                      worker.chunk(outer, group, i0, i1);
                  else
                      worker.tile(outer, group);
              });
    if (groups == 1) return;
    ScanLevel next = level;
    next.body = nullptr;
    next.values = next.out = totals.get();
    next.totals = nullptr;
    next.reverse = false;
    next.length = groups;
    scanLevel(next, combiner, 2);
    forGroups(1, static_cast<double>(level.inner * level.length * level.outer),
              [&](ScanWorker& worker, int64_t outer, int64_t group, int64_t i0, int64_t i1) {
                  worker.addPrefix(outer, group, i0, i1);
              });
}

void Evaluator::evaluate(const BlockProgram& program, const BlockOperands& operands, float cost) {
    const int64_t n = operands.count;
    if (n == 0) return;
    const int64_t blocks = (n + kBlock - 1) / kBlock;
    const int64_t threads = static_cast<int64_t>(m_workers.size());
    const int64_t perTask = std::clamp(blocks / (threads * 4), int64_t{1}, int64_t{64});
    beginRun();
    forTasks((blocks + perTask - 1) / perTask, static_cast<double>(n) * static_cast<double>(cost),
             [&](int64_t task, unsigned index) {
                 BlockWorker& w = worker(index, program, operands, n);
                 const int64_t end = std::min(n, (task + 1) * perTask * kBlock);
                 for (int64_t e = task * perTask * kBlock; e < end; e += kBlock)
                     w.block(e, std::min(kBlock, end - e));
             });
}

} // namespace vitrine::host
