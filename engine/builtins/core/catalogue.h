// SPDX-License-Identifier: Apache-2.0
#pragma once
// The list of all builtins. A family is one .cpp file that defines `std::span<const Builtin>
// fooTable();`; it is declared and listed in catalogue.cpp, nowhere else. Any thread.
#include "accel/accelerator.h"
#include "builtins/core/builtin.h"

namespace vitrine {

using BuiltinTable = std::span<const Builtin> (*)();

/// Every family's table, in no particular order.
[[nodiscard]] std::span<const BuiltinTable> builtinTables();

/// A function of builtins/library/*/private, which only functions of the library see; null when
/// there is none of that name. findBuiltin and allBuiltins know nothing of them.
[[nodiscard]] const Builtin* findPrivateBuiltin(std::string_view name);

/// What the Accelerator composes its reductions from.
[[nodiscard]] CoreOps coreOps();

} // namespace vitrine
