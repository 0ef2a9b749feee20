// SPDX-License-Identifier: Apache-2.0
#pragma once
// Axes of times: where their ticks are and what is written there. Dates are days as datenum counts
// them, durations numbers of their unit. Pure; any thread.
#include "figure/axes_style.h"

#include <string_view>

namespace vitrine {

struct TimeTicks {
    std::vector<double> values;
    std::vector<std::string> labels;
    std::string common; ///< what all have in common, once at the end of the axis: "2024"
};

/// At whole years, months, days, … or at round numbers of the unit, at most `most` of them; none
/// where the range is empty, not finite, or beyond what has dates.
[[nodiscard]] TimeTicks timeTicks(const RulerStyle& ruler, double low, double high, int most);
/// What is written at places of the script's choice on an axis between two values.
[[nodiscard]] TimeTicks timeLabels(const RulerStyle& ruler, const std::vector<double>& values,
                                   double low, double high);
/// The ends of an axis that holds a range, at ticks or parts of them.
[[nodiscard]] std::pair<double, double> timeLimits(TimeKind kind, double low, double high);
/// "dd-MMM-yyyy HH:mm" of a date, "hh:mm:ss.SSS" of a duration.
[[nodiscard]] std::string timeText(TimeKind kind, std::string_view format, double value);
/// Whether it has letters that stand for parts of a time, and no others outside of quotes.
[[nodiscard]] bool isTimeFormat(TimeKind kind, std::string_view format);
/// Milliseconds in the unit of a kind.
[[nodiscard]] double millisecondsOf(TimeKind kind);

} // namespace vitrine
