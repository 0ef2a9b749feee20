// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace vitrine::app {

constexpr int kWait = 30000; ///< ms; a loaded machine draws a frame in seconds
constexpr int kRunTimeout = 240000;

} // namespace vitrine::app
