// SPDX-License-Identifier: Apache-2.0
#pragma once
// Functions that live with the interpreter instead of in builtins/. Engine thread.
#include "builtins/core/builtin.h"

#include <array>

namespace vitrine {

/// mustBePositive and its like.
[[nodiscard]] std::span<const Builtin> validatorFunctions();
/// dbstop and its like.
[[nodiscard]] std::span<const Builtin> debugFunctions();
/// Of classes with classdef and their objects.
[[nodiscard]] std::span<const Builtin> classFunctions();
/// matlab.mixin.CustomDisplay.… and matlab.mixin.util.PropertyGroup.
[[nodiscard]] std::span<const Builtin> customDisplayFunctions();
/// Of matlab.mixin.indexing.
[[nodiscard]] std::span<const Builtin> redefinedIndexingFunctions();
/// profile.
[[nodiscard]] std::span<const Builtin> profileFunctions();
/// help and doc.
[[nodiscard]] std::span<const Builtin> documentationFunctions();
/// Those, and evalc, clear, exit and their like.
[[nodiscard]] std::array<std::span<const Builtin>, 8> vmTables();
/// A function of these tables; null for other names.
[[nodiscard]] const Builtin* findVmFunction(std::string_view name);

/// All functions that need no file, sorted by name, for help and completion. Any thread.
[[nodiscard]] const std::vector<const Builtin*>& allFunctions();
/// Signature and description, a line each; "" for a name that is no such function. Any thread.
[[nodiscard]] std::string documentationOf(std::string_view name);

} // namespace vitrine
