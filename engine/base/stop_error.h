// SPDX-License-Identifier: Apache-2.0
#pragma once
// What a stop says, wherever it is noticed. Any thread.

namespace vitrine {

inline constexpr const char* kStopIdentifier = "MATLAB:OperationTerminatedByUser";
inline constexpr const char* kStopText = "Operation terminated by user.";
/// Throws ScriptError with both.
[[noreturn]] void throwStopped();

} // namespace vitrine
