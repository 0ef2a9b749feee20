// SPDX-License-Identifier: Apache-2.0
#pragma once
// Code that runs between the statements of a script: timers that are due, and what the user did
// with a dialog. It runs where a script waits (pause, drawnow, dialogs) and while nothing runs.
// Engine thread.
#include "builtins/core/support.h"

#include <chrono>

namespace vitrine {

using SteadyClock = std::chrono::steady_clock;

/// A function handle, a cell of one and more arguments, or text to run in the base workspace.
/// `object` is what gcbo gives meanwhile; data is the event that functions get beside it.
void runCallback(Interpreter& vm, const Value& function, const Value& object, const Value& event);
/// What text a callback that fails leaves; stops and faults go on. False when it failed.
bool runCallbackGuarded(Interpreter& vm, const std::string& what, const Value& function,
                        const Value& object, const Value& event, std::string* message = nullptr);
/// An event as MATLAB's timers have it: Type, and Data with the time.
[[nodiscard]] Value timerEvent(const char* type);

/// Runs what is due; does nothing inside a callback. The moment of the next timer, if there is one.
std::optional<SteadyClock::time_point> runDueCallbacks(Interpreter& vm);
/// When the next timer is due.
[[nodiscard]] std::optional<SteadyClock::time_point> nextTimer(Interpreter& vm);
/// Whether runDueCallbacks would run anything now.
[[nodiscard]] bool callbacksAreDue(Interpreter& vm);
/// Waits until the moment, or done() where it is given; runs what becomes due, and ends with an
/// error when the user wants to stop.
void waitWithCallbacks(Interpreter& vm, SteadyClock::time_point until,
                       const std::function<bool()>& done = nullptr);

/// Stops and forgets a timer or a cell of them; false when the value is none.
bool deleteTimers(Interpreter& vm, const Value& value);
/// wait(t): returns when the timers have stopped; false when the argument is no timer.
bool waitForTimers(Call& call);
/// set(t,Name,Value,…); false when the object is no timer.
bool setTimer(const Value& object, std::span<const Value> pairs);

} // namespace vitrine
