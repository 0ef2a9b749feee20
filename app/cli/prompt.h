// SPDX-License-Identifier: Apache-2.0
#pragma once
// The read–eval–print loop: history kept between sessions, completion, multi-line input, Ctrl-C
// stops the running code and keeps the variables.
#include "session/session.h"

namespace vitrine::cli {

/// Returns the exit status.
int runPrompt(Session& session, bool quiet);

} // namespace vitrine::cli
