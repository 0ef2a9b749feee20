// SPDX-License-Identifier: Apache-2.0
// The shared functions for one SIMD variant; CMakeLists.txt gives this file its processor flags.
#include "provider/host/math/math_table.h"

namespace vitrine::hostmath {

namespace avx512_functions {
#include "glsl_cpp.h"
// clang-format off
#include "arith.glsl"
#include "exp.glsl"
#include "hyperbolic.glsl"
#include "erf.glsl"
#include "log.glsl"
#include "trig.glsl"
#include "invtrig.glsl"
#include "invhyp.glsl"
#include "pow.glsl"
#include "round.glsl"
#include "divisor.glsl"
#include "complex.glsl"
#include "complex_functions.glsl"
#include "complex_inverse.glsl"
#include "turn.glsl"
#include "root.glsl"
#include "erfinv.glsl"
#include "gamma.glsl"
#include "random.glsl"
// clang-format on
#include "provider/host/math/math_loops.h"
} // namespace avx512_functions

const MathTable& avx512MathTable() {
    static constexpr MathTable kTable{"avx512",
                                      avx512_functions::kUnary,
                                      avx512_functions::kBinary,
                                      avx512_functions::kArithmetic,
                                      avx512_functions::kQuaternary,
                                      avx512_functions::kUniform,
                                      avx512_functions::kNormal,
                                      avx512_functions::binsOf};
    return kTable;
}

} // namespace vitrine::hostmath
