// SPDX-License-Identifier: Apache-2.0
#pragma once
// What a routine's elements become before they are stored: the epilogue of its program as a
// function that the routine's kernel calls for each finished element. Owned by the routines' texts.
#include "provider/codegen/arguments.h"
#include "provider/codegen/routine_text.h"

namespace vitrine::codegen {

struct RoutineEpilogue {
    /// void finish(bool inside, uint e, uint row, uint column, T product): nothing is stored where
    /// inside is false, but the places must exist. Row and column count within a page.
    std::string function;
    std::vector<RoutineBuffer> buffers;
    std::vector<std::string> words; ///< names of the arguments' words, in their order
    Arguments arguments;
    std::string firstOutput; ///< name of the buffer of output 0
    float cost = 0;          ///< operations an element
};

/// The function for kernels of `pass`, whose words, buffers and arguments are complete; `file` is
/// the text of its file. Names in the function don't meet those of the kernel.
[[nodiscard]] RoutineEpilogue makeRoutineEpilogue(const Program& program,
                                                  const DeviceTraits& traits,
                                                  const Library& library, const RoutinePass& pass,
                                                  std::string_view file);

} // namespace vitrine::codegen
