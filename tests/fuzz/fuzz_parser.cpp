// SPDX-License-Identifier: Apache-2.0
// libFuzzer target: any bytes as a source text.
#include "fuzz/exercise_parser.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    vitrine::lang::test::exerciseParser({reinterpret_cast<const char*>(data), size});
    return 0;
}
