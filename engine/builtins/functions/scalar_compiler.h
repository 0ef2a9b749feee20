// SPDX-License-Identifier: Apache-2.0
#pragma once
// Compiles a function of the script to a ScalarProgram: for arrayfun. Takes what computes with real
// numbers of class double, single and logical: operators, element-wise functions, if, while, for
// over ranges, break, continue, return, local functions, handles among the captured variables.
// Anything else is refused with a reason, and the function is interpreted.
#include "builtins/core/builtin.h"
#include "builtins/functions/function_source.h"
#include "provider/scalar_program.h"

namespace vitrine {

/// What a kernel was made of, or why there is none.
struct ScalarKernel {
    Ref<const ScalarProgram> program;    ///< null: see why
    std::vector<std::string> parameters; ///< captured variables whose values the launch gives
    std::vector<std::string> builtins;   ///< names that must still mean the builtin functions
    std::string why;
    uint32_t line = 0; ///< of what was refused
};

/// Arguments of the classes given, `outputs` results. Engine thread; kernels are remembered.
[[nodiscard]] const ScalarKernel& scalarKernel(Interpreter& vm, const FunctionSource& source,
                                               std::span<const DType> inputs, int outputs);

} // namespace vitrine
