// SPDX-License-Identifier: Apache-2.0
#include "provider/host/routines.h"

#include "provider/routine.h"

namespace vitrine::host {

Status runRoutine(const Program& program, const LaunchGeometry& geometry,
                  const HostOperands& operands, ThreadPool& pool) {
    const RoutineRun run{program, geometry, operands, pool};
    switch (program.routine.op) {
    case RoutineOp::Find:
        runFind(run);
        break;
    case RoutineOp::Compact:
        runCompact(run);
        break;
    case RoutineOp::Gather:
        runGather(run);
        break;
    case RoutineOp::Scatter:
        runScatter(run);
        break;
    case RoutineOp::Order:
    case RoutineOp::Sort:
        runSort(run);
        break;
    case RoutineOp::Product:
        runProduct(run);
        break;
    case RoutineOp::Permute:
        runPermute(run);
        break;
    case RoutineOp::Bin:
        runBin(run);
        break;
    case RoutineOp::Count:
        runCount(run);
        break;
    case RoutineOp::Accumulate:
        runAccumulate(run);
        break;
    case RoutineOp::Convolve:
        runConvolve(run);
        break;
    case RoutineOp::Filter:
        runFilter(run);
        break;
    case RoutineOp::Interpolate:
        runInterpolate(run);
        break;
    case RoutineOp::LuFactor:
        runLuFactor(run);
        break;
    case RoutineOp::CholeskyFactor:
        runCholeskyFactor(run);
        break;
    case RoutineOp::QrFactor:
        runQrFactor(run);
        break;
    case RoutineOp::QrApply:
        runQrApply(run);
        break;
    case RoutineOp::TriangularSolve:
        runTriangularSolve(run);
        break;
    case RoutineOp::Condition:
        runCondition(run);
        break;
    case RoutineOp::Triangle:
        runTriangle(run);
        break;
    case RoutineOp::Structure:
        runStructure(run);
        break;
    case RoutineOp::Fourier:
        runFourier(run);
        break;
    case RoutineOp::FourierMirror:
        runFourierMirror(run);
        break;
    case RoutineOp::ScalarFunction:
        runScalarFunction(run);
        break;
    case RoutineOp::TakeAlong:
        runTakeAlong(run);
        break;
    }
    return {};
}

} // namespace vitrine::host
