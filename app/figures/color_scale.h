// SPDX-License-Identifier: Apache-2.0
#pragma once
// Where in the colormap a value of axes lies: by its colour limits, by their logarithms where
// 'ColorScale' is 'log'. The same on the host and, by params.glsl, on the device. Pure.
#include "session/session.h"

#include <array>
#include <cstdint>

namespace vitrine::app {

/// From 0 at the lower limit to 1 at the upper; less and more outside of them.
[[nodiscard]] double colorShare(const AxesSnapshot& axes, double value);
/// DrawParams::limits: the lower limit in two parts, or its log2; 1 / range; opacity 1.
[[nodiscard]] std::array<float, 4> colorLimits(const AxesSnapshot& axes);
/// The flag that tells the shaders of logarithms.
[[nodiscard]] uint32_t colorFlags(const AxesSnapshot& axes);

} // namespace vitrine::app
