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

/// A function of builtins/library/FAMILY/private, which functions of that folder alone see, or one
/// of C++ that all functions of the library see; null when there is none of that name. findBuiltin
/// and allBuiltins know nothing of them.
[[nodiscard]] const Builtin* findPrivateBuiltin(std::string_view family, std::string_view name);

/// The folder of builtins/library that a row with a source comes from.
[[nodiscard]] std::string_view familyOf(const Builtin& row);

/// What the Accelerator composes its reductions from.
[[nodiscard]] CoreOps coreOps();

} // namespace vitrine
