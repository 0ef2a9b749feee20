// SPDX-License-Identifier: Apache-2.0
#pragma once
// Numbers as the panels write them. Pure; any thread.
#include <cstdint>
#include <QString>

namespace vitrine::app {

/// "512 B", "1.5 MiB".
[[nodiscard]] QString bytesText(uint64_t bytes);
/// "850 ns", "12.3 µs", "4.10 ms", "2.05 s"; "–" for a negative time.
[[nodiscard]] QString durationText(double microseconds);
/// "412 GB/s" of bytes moved in nanoseconds; "–" when the time is unknown.
[[nodiscard]] QString bandwidthText(uint64_t bytes, int64_t nanoseconds);
/// "1.2 GFLOP/s"; "–" when there were none.
[[nodiscard]] QString rateText(uint64_t flops, int64_t nanoseconds);
/// "41 %", "2.4 %", "< 0.1 %" of a percentage.
[[nodiscard]] QString percentageText(double percent);
/// Full precision without noise: up to 17 digits for a double, as many as a single has else.
[[nodiscard]] QString valueText(double value, bool single);

} // namespace vitrine::app
