// SPDX-License-Identifier: Apache-2.0
#pragma once
// The command line of the workbench: a window, a picture, or a run without either.

namespace vitrine::app {

/// Returns the exit status of the process.
int runApplication(int argc, char** argv);

} // namespace vitrine::app
