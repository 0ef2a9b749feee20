// SPDX-License-Identifier: Apache-2.0
#pragma once
// The user's wish to stop, for everything that works for a script on the thread which runs it.
#include <atomic>
#include <functional>

namespace vitrine {

/// While it lives, the calling thread looks at a flag; the interpreter has one around each run.
class StopScope {
public:
    explicit StopScope(const std::atomic<bool>* flag);
    ~StopScope();
    StopScope(const StopScope&) = delete;
    StopScope& operator=(const StopScope&) = delete;

private:
    const std::atomic<bool>* m_before;
};

/// False on threads that run no script.
[[nodiscard]] bool stopRequested();
/// Throws ScriptError MATLAB:OperationTerminatedByUser when a stop is requested. Whoever may take
/// longer than some 20 ms calls it now and then.
void checkStop();

/// checkStop for tight loops: looks at the flag once in some thousand turns.
class StopCheck {
public:
    void operator()() {
        if ((++m_turns & 1023) == 0) checkStop();
    }

private:
    unsigned m_turns = 0;
};

/// Runs work that can't look at the flag (a library's call), on a thread of its own when a script
/// runs here. Returns when it is done, with what it threw. When a stop is requested meanwhile,
/// throws as checkStop does and leaves the work to end unseen: it must own all that it touches,
/// and nothing that counts references of the engine's thread.
void runAbandonable(std::function<void()> work);
/// Work that was left and still goes on; the process must end without waiting for it.
[[nodiscard]] int abandonedWork();

} // namespace vitrine
