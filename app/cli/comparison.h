// SPDX-License-Identifier: Apache-2.0
#pragma once
// --compare-traces: the runs of two trace files beside each other.
#include "options.h"

namespace vitrine::cli {

/// The exit status: 1 when a file cannot be read.
[[nodiscard]] int runComparison(const Options& options);

} // namespace vitrine::cli
