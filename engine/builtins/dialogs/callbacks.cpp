// SPDX-License-Identifier: Apache-2.0
#include "builtins/dialogs/callbacks.h"

#include "builtins/dialogs/timer_object.h"
#include "builtins/graphics/graphics.h"
#include "trace/phases.h"

#include <ctime>
#include <thread>

namespace vitrine {

namespace {

constexpr const char* kCallbackObject = "callback object";

/// Year, month, day, hour, minute and second, as clock gives them.
Value now() {
    const auto time = std::chrono::system_clock::now();
    const std::time_t whole = std::chrono::system_clock::to_time_t(time);
    std::tm local{};
    localtime_r(&whole, &local);
    const double fraction =
        std::chrono::duration<double>(time - std::chrono::system_clock::from_time_t(whole)).count();
    return rowOf(std::vector<double>{local.tm_year + 1900.0, local.tm_mon + 1.0,
                                     static_cast<double>(local.tm_mday),
                                     static_cast<double>(local.tm_hour),
                                     static_cast<double>(local.tm_min), local.tm_sec + fraction});
}

void runCancelled(Interpreter& vm) {
    const std::vector<Ref<DialogObject>> open = vm.figures().dialogs();
    for (const auto& dialog : open) {
        if (dialog->link().cancelled.exchange(0) == 0) continue;
        (void)runCallbackGuarded(vm, "the Cancel button's callback", dialog->cancelFunction,
                                 Ref<ObjectValue>(dialog), makeRef<StructArray>());
    }
}

bool anyCancelled(Interpreter& vm) {
    const auto& open = vm.figures().dialogs();
    return std::any_of(open.begin(), open.end(),
                       [](const auto& dialog) { return dialog->link().cancelled > 0; });
}

void gcbo(Call& call) {
    const Value& object = call.vm.sessionSlot(kCallbackObject);
    call.result(object.isNothing() ? Value::emptyMatrix() : object);
}

/// The figure or dialog whose callback runs.
void gcbf(Call& call) {
    const Value& object = call.vm.sessionSlot(kCallbackObject);
    const bool window =
        graphicsObject<DialogObject>(object) || graphicsObject<FigureObject>(object);
    call.result(window ? object : Value::emptyMatrix());
}

constexpr Builtin kRows[] = {
    {"gcbo", 0, 0, 1, gcbo, "h = gcbo", "The object whose callback runs; [] outside callbacks."},
    {"gcbf", 0, 0, 1, gcbf, "f = gcbf", "The window whose callback runs; [] outside callbacks."},
};

} // namespace

Value timerEvent(const char* type) {
    auto data = makeRef<StructArray>();
    data->set("time", now());
    auto event = makeRef<StructArray>();
    event->set("Type", Value::text(type));
    event->set("Data", Value(data));
    return Value(event);
}

void runCallback(Interpreter& vm, const Value& function, const Value& object, const Value& event) {
    if (function.isNothing() || (function.isArray() && function.count() == 0)) return;
    const Value before = std::exchange(vm.sessionSlot(kCallbackObject), object);
    struct Restore {
        Interpreter& vm;
        const Value& before;
        ~Restore() { vm.sessionSlot(kCallbackObject) = before; }
    } restore{vm, before};
    if (function.isTextScalar()) {
        (void)vm.evalIn("base", function.toText(), 0);
        return;
    }
    std::vector<Value> args{object, event};
    Value callee = function;
    if (function.isCell()) {
        const std::vector<Value>& elements = function.cell().elements;
        if (elements.empty()) return;
        callee = elements[0];
        args.insert(args.end(), elements.begin() + 1, elements.end());
    }
    (void)vm.call(callee, args, 0);
}

bool runCallbackGuarded(Interpreter& vm, const std::string& what, const Value& function,
                        const Value& object, const Value& event, std::string* message) {
    try {
        runCallback(vm, function, object, event);
        return true;
    } catch (const ScriptError& error) {
        if (isUncatchable(error)) throw;
        vm.err("Error while evaluating " + what + "\n\n" + error.message + "\n");
        if (message) *message = error.message;
        return false;
    }
}

std::optional<SteadyClock::time_point> runDueCallbacks(Interpreter& vm) {
    TimerRegistry& timers = TimerRegistry::of(vm);
    if (timers.busy) return timers.next();
    timers.busy = true;
    struct Done {
        TimerRegistry& timers;
        ~Done() { timers.busy = false; }
    } done{timers};
    const PhaseScope script(Phase::Script);
    runCancelled(vm);
    timers.runDue(vm);
    return timers.next();
}

std::optional<SteadyClock::time_point> nextTimer(Interpreter& vm) {
    return TimerRegistry::of(vm).next();
}

bool callbacksAreDue(Interpreter& vm) {
    const TimerRegistry& timers = TimerRegistry::of(vm);
    if (timers.busy) return false;
    const auto next = timers.next();
    return (next && *next <= SteadyClock::now()) || anyCancelled(vm);
}

void waitWithCallbacks(Interpreter& vm, SteadyClock::time_point until,
                       const std::function<bool()>& done) {
    constexpr auto kStep = std::chrono::milliseconds(20);
    const PhaseScope paused(Phase::Paused);
    while (!done || !done()) {
        const auto now = SteadyClock::now();
        if (now >= until) return;
        const auto next = runDueCallbacks(vm);
        auto wake = std::min<SteadyClock::time_point>(until, now + kStep);
        if (next && *next > now) wake = std::min(wake, *next);
        std::this_thread::sleep_until(wake);
        checkStop();
    }
}

std::span<const Builtin> callbackTable() {
    return kRows;
}

} // namespace vitrine
