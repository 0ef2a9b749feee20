// SPDX-License-Identifier: Apache-2.0
// The shared functions for one SIMD variant; CMakeLists.txt gives this file its processor flags.
#include "provider/host/math/math_table.h"

namespace vitrine::hostmath {

namespace avx2_functions {
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
} // namespace avx2_functions

const MathTable& avx2MathTable() {
    static constexpr MathTable kTable{"avx2",
                                      avx2_functions::kUnary,
                                      avx2_functions::kBinary,
                                      avx2_functions::kArithmetic,
                                      avx2_functions::kQuaternary,
                                      avx2_functions::kUniform,
                                      avx2_functions::kNormal,
                                      avx2_functions::binsOf};
    return kTable;
}

} // namespace vitrine::hostmath
