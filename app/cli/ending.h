// SPDX-License-Identifier: Apache-2.0
#pragma once
// Ctrl+C stops the script; SIGTERM and SIGHUP stop it, too, and end the program once it has given
// back what it holds: children, and files that are only there while something is written.
#include "session/session.h"

namespace vitrine::cli {

/// From now on signals go to this session. One at a time; main thread.
class Ending {
public:
    explicit Ending(Session& session);
    ~Ending();
    Ending(const Ending&) = delete;
    Ending& operator=(const Ending&) = delete;
};

/// The program waits for the user and has nothing to give back: a signal ends it at once.
class Idle {
public:
    Idle();
    ~Idle();
    Idle(const Idle&) = delete;
    Idle& operator=(const Idle&) = delete;
};

/// True once SIGTERM or SIGHUP has come.
[[nodiscard]] bool endRequested();
/// Ends the process by the signal that came, so that who started it sees that; returns else.
void endBySignal();

} // namespace vitrine::cli
