// SPDX-License-Identifier: Apache-2.0
#pragma once
// vitrine-cli calibrate --sweep.
#include "session/program.h"

namespace vitrine::cli {

/// Times reductions with each size that a workgroup may have, each in a session of its own, checks
/// that all give the same bits, and keeps the best for the device. Then times work of each kind on
/// CPU and GPU, of several lengths, shapes and classes; what that took is kept, too, and later
/// sessions plan by it. quick: two lengths. The exit status.
int runSweep(Settings settings, bool quick);

} // namespace vitrine::cli
