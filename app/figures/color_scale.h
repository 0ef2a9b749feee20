// SPDX-License-Identifier: Apache-2.0
#pragma once
// What params.glsl is told of a colour scale, so that a value has the place in the colormap that
// colorShare() gives it on the host. Pure.
#include "session/session.h"

#include <array>
#include <cstdint>

namespace vitrine::app {

/// DrawParams::limits: the lower limit in two parts, or its log2; 1 / range; opacity 1.
[[nodiscard]] std::array<float, 4> colorLimits(const AxesSnapshot& axes);
/// The flag that tells the shaders of logarithms.
[[nodiscard]] uint32_t colorFlags(const AxesSnapshot& axes);

} // namespace vitrine::app
