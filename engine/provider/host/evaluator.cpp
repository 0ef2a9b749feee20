// SPDX-License-Identifier: Apache-2.0
#include "provider/host/evaluator.h"

#include <algorithm>

namespace vitrine::host {

Result<HostKernel> HostKernel::compile(const Program& program) {
    HostKernel kernel;
    kernel.title = program.title;
    kernel.text = programText(program);
    std::vector<int16_t> roots;
    if (program.kind != ProgramKind::Elementwise)
        return fail(ErrorCode::Unsupported, "reductions and scans are not evaluated here");
    if (!program.randoms.empty())
        return fail(ErrorCode::Unsupported, "random numbers are not made here");
    for (const OutputInfo& o : program.outputs)
        roots.push_back(o.step);
    VITRINE_TRY(kernel.body, BlockProgram::compile(program, program.body, roots, true, false));
    kernel.cost = 1;
    for (const Step& s : program.body)
        kernel.cost += s.kind == StepKind::Apply ? s.op->cost : 1.0f;
    return kernel;
}

Evaluator::Evaluator(ThreadPool& pool)
    : m_pool(pool), m_workers(pool.threadCount()), m_started(pool.threadCount()) {}

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
    return elementwise(kernel, program, geometry, operands);
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
    evaluate(*body, block, kernel.cost);
    return {};
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
