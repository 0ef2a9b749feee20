// SPDX-License-Identifier: Apache-2.0
#pragma once
// vitrine-cli calibrate --sweep.
#include "session/program.h"

namespace vitrine::cli {

/// Times reductions with each size that a workgroup may have, each in a session of its own, checks
/// that all give the same bits, and prints the best for VITRINE_REDUCTION_WG. The exit status.
int runSweep(Settings settings);

} // namespace vitrine::cli
