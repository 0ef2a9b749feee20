// SPDX-License-Identifier: Apache-2.0
#pragma once
// Elements of a figure's arrays as numbers. Where arrays may be read: on the engine's thread.
#include "session/session.h"

namespace vitrine::app {

/// A part of an array as doubles, from host or device, where it stays; empty when it cannot be
/// read. Fewer than asked for at the array's end.
[[nodiscard]] std::vector<double> elementsOf(const FigureData& data, int64_t first, int64_t count);

} // namespace vitrine::app
