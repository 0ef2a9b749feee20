// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string_view>

namespace vitrine {

/// The session slot of what builtins keep from one call to the next; the run's end empties it.
inline constexpr std::string_view kRunSlot = "kept for the run";
/// Likewise for arrays of devices, a struct, which later runs find again; "clear all" and a reset
/// of the device empty it.
inline constexpr std::string_view kDeviceSlot = "kept on devices";

} // namespace vitrine
