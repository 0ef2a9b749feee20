// SPDX-License-Identifier: Apache-2.0
#include "provider/host/routines.h"

#include "provider/routine.h"

namespace vitrine::host {

Status runRoutine(const Program& program, const LaunchGeometry& geometry,
                  const HostOperands& operands, ThreadPool& pool) {
    const RoutineRun run{program, geometry, operands, pool};
    constexpr void (*kRun[])(const RoutineRun&) = {
#define ROUTINE(op, name, Fields, operations, passes, iterations, host, ...) host,
#include "provider/routines.def"
    };
    kRun[static_cast<std::size_t>(program.routine.op)](run);
    return {};
}

} // namespace vitrine::host
