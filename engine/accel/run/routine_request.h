// SPDX-License-Identifier: Apache-2.0
#pragma once
// How the functions of routines.h become nodes. Engine thread.
#include "accel/run/routines.h"
#include "provider/routine.h"

namespace vitrine::routines {

struct Request {
    RoutineOp op{};
    uint32_t flags = 0;
    std::vector<Value> inputs;
    std::vector<int64_t> sizes;
    DType dtype = DType::Double;
    Shape shape;
    Ref<const ScalarProgram> scalar{}; ///< ScalarFunction
};

/// A node of the graph; computed at once when all its data is on the host and small.
[[nodiscard]] Value run(Accelerator& accel, Request request, Span at);

} // namespace vitrine::routines
