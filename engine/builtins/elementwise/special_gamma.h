// SPDX-License-Identifier: Apache-2.0
#pragma once
// The gamma distribution's tails and quantiles for any shape. Host; any thread.
namespace vitrine::special {

/// P(a,x), or Q(a,x), for a > 0 and x >= 0, both finite.
[[nodiscard]] double gammaTail(double a, double x, bool lower);
/// x whose P(a,x), or Q(a,x), is y, for a > 0 and y within (0,1).
[[nodiscard]] double gammaQuantile(double a, double y, bool lower);

} // namespace vitrine::special
