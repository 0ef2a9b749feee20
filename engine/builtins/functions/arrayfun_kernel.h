// SPDX-License-Identifier: Apache-2.0
#pragma once
// arrayfun as one kernel: when the function is scalar arithmetic with control flow, all elements
// are computed together, on the side that the planner chooses, with the bits of calling it for
// each.
#include "builtins/functions/apply.h"

namespace vitrine {

/// True when the results were computed and handed to the call. False: call the function for each
/// element; a note in the record says why where that was to be expected otherwise. Throws what
/// MATLAB says of gpuArrays that do not fit together.
bool arrayfunByKernel(Call& call, const ApplyOptions& options);

} // namespace vitrine
