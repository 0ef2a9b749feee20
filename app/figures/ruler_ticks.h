// SPDX-License-Identifier: Apache-2.0
#pragma once
// The ticks of axes with what stands at them. Pure; any thread.
#include "figures/axis_ticks.h"
#include "figures/space_view.h"

namespace vitrine::app {

struct PlotView;

/// Ticks of an axis, and the power of ten that its numbers have in common, 0: none, or the date.
struct RulerTicks {
    std::vector<Tick> ticks;
    int exponent = 0;
    std::string date;
};

/// Pixels that ticks find along an axis.
struct RulerRoom {
    qreal length = 0;
    int number = 44;  ///< of one number, about
    qreal letter = 0; ///< of a letter of labels that stand side by side; 0: above each other
};

/// Where the script wants them, with its labels in turn, or at round numbers, of which none runs
/// into the next.
[[nodiscard]] RulerTicks rulerTicks(const RulerStyle& ruler, const Range& range, bool logarithmic,
                                    const RulerRoom& room);

struct AxesTicks {
    RulerTicks x, y;
};
/// Those of axes in the plane, as far as their view shows them.
[[nodiscard]] AxesTicks axesTicks(const AxesSnapshot& axes, const PlotView& view);

/// The height of the numbers at ticks, and that of the usual font.
[[nodiscard]] qreal tickPixels(const AxesStyle& style);
constexpr qreal kTickPixels = 11;
/// About the width of a letter of the usual font.
constexpr qreal kTickLetter = 6.5;

/// How many letters of a label are seen: without TeX's marks.
[[nodiscard]] int lettersOf(const QString& label);
/// 0, 45 or 90 degrees: by which labels at these pixels along an axis do not run into each other.
[[nodiscard]] double fittingTurn(const std::vector<Tick>& ticks, const std::vector<qreal>& pixels,
                                 qreal letter);

} // namespace vitrine::app
