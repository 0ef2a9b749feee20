// SPDX-License-Identifier: Apache-2.0
#pragma once
// The rules of the intermediate form: what every Program and every launch of one keeps, whoever
// made it. The planner asks before it hands a program to a provider; a violation is a fault of
// ours, which costs the run nothing but the fusion (accel/run/internal_errors.cpp). Pure functions.
#include "provider/kernel_ir.h"

#include <optional>
#include <span>
#include <string_view>

namespace vitrine {

enum class ProgramRule : uint8_t {
    Rank,
    ArgumentsBefore,
    ArgumentCount,
    ArgumentClass,
    ResultClass,
    HasOperation,
    SlotExists,
    SlotClass,
    GuardIsLogical,
    LoopInBody,
    CarriedFirst,
    CarriedNext,
    TableInLoop,
    PartsOfKind,
    ReducedStep,
    ScanCombine,
    OutputStep,
    OutputClass,
    PerElementLast,
    PerIterationInLoop,
    LaunchCounts,
    LaunchTable,
    LaunchLines,
    LaunchExtents,
    LaunchSizes,
};

struct ProgramRuleRow {
    ProgramRule rule;
    std::string_view statement; ///< what holds, a sentence without a full stop
};
[[nodiscard]] std::span<const ProgramRuleRow> programRules();

struct Violation {
    ProgramRule rule;
    int step = -1; ///< of the body, of the epilogue, an output or a count; -1: of none
    /// "arguments are earlier steps of the same list (at 3)"
    [[nodiscard]] std::string text() const;
};

/// The first rule that the program, or this launch of it, breaks. Linear in its steps.
[[nodiscard]] std::optional<Violation> verify(const Program& program);
[[nodiscard]] std::optional<Violation> verify(const Program& program,
                                              const LaunchGeometry& geometry);
/// Throws InternalError when one is broken. A sealed program that passed lately is not gone through
/// again.
void requireVerified(const Program& program, const LaunchGeometry& geometry);

} // namespace vitrine
