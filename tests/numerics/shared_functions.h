// SPDX-License-Identifier: Apache-2.0
#pragma once
// The shared functions as scalars, compiled with this test's own flags.
#include <cstdint>

namespace numerics::shared {
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
#include "turn.glsl"
#include "root.glsl"
#include "erfinv.glsl"
#include "gamma.glsl"
#include "random.glsl"
#include "integer.glsl"
// clang-format on
} // namespace numerics::shared
