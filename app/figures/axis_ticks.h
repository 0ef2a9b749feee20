// SPDX-License-Identifier: Apache-2.0
#pragma once
// Round numbers for axes. Pure; any thread.
#include <QString>
#include <vector>

namespace vitrine::app {

struct Tick {
    double value = 0;
    QString label;
    bool minor = false; ///< a mark without a label
};

/// Ticks at 1, 2 or 5 times a power of ten inside [low, high], at most `most` of them; none and no
/// closer than leastStep; none when the range is empty or not finite. Large and small numbers are
/// written with an exponent unless whole is true.
[[nodiscard]] std::vector<Tick> axisTicks(double low, double high, int most, double leastStep = 0,
                                          bool whole = false);

/// Ticks of a logarithmic axis between 10^low and 10^high: powers of ten with marks between them,
/// or round numbers where less than two decades are shown.
[[nodiscard]] std::vector<Tick> logarithmicTicks(double low, double high, int most);

/// Marks without labels between evenly spaced ticks, and outside the first and last one.
void addMinorTicks(std::vector<Tick>& ticks, double low, double high);

} // namespace vitrine::app
