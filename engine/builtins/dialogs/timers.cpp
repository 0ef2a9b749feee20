// SPDX-License-Identifier: Apache-2.0
// timer, start, stop, timerfind, isvalid; what wait and delete do with timers.
#include "builtins/dialogs/timer_object.h"
#include "builtins/graphics/graphics.h"
#include "builtins/text/text_values.h"

namespace vitrine {

namespace {

constexpr const char* kFunctions[] = {"TimerFcn", "StartFcn", "StopFcn", "ErrorFcn"};
constexpr const char* kSettable[] = {"BusyMode", "ErrorFcn",       "ExecutionMode", "Name",
                                     "Period",   "StartDelay",     "StartFcn",      "StopFcn",
                                     "Tag",      "TasksToExecute", "TimerFcn",      "UserData"};
constexpr const char* kFixedWhileRunning[] = {"BusyMode", "ExecutionMode", "Period", "StartDelay",
                                              "TasksToExecute"};

bool sameName(std::string_view a, std::string_view b) {
    return lowerCase(a) == lowerCase(b);
}

/// The property's own spelling; "" when there is none.
std::string spelledOut(std::string_view name) {
    for (const char* known : kSettable) {
        if (sameName(known, name)) return known;
    }
    return {};
}

SteadyClock::duration ofSeconds(double seconds) {
    constexpr double kLongest = 1e9; // a clock's ticks must not overflow
    return std::chrono::duration_cast<SteadyClock::duration>(
        std::chrono::duration<double>(std::min(seconds, kLongest)));
}

double numberOf(const std::string& name, const Value& value, double least) {
    const double number = value.isNumericClass() && value.count() == 1 ? value.toDouble() : -1;
    if (!(number >= least)) {
        throwError("MATLAB:timer:invalidValue",
                   "Property '%s' of a timer must be a number that is at least %g.", name.c_str(),
                   least);
    }
    return number;
}

std::string choiceOf(const std::string& name, const Value& value,
                     std::initializer_list<const char*> choices) {
    std::string list;
    for (const char* choice : choices) {
        if (isOption(value, choice)) return choice;
        list += (list.empty() ? "'" : ", '") + std::string(choice) + "'";
    }
    throwError("MATLAB:timer:invalidValue", "Property '%s' of a timer must be one of %s.",
               name.c_str(), list.c_str());
}

Ref<TimerObject> timerOf(const Value& value) {
    if (value.kind() != Kind::Object) return {};
    return Ref<TimerObject>(dynamic_cast<TimerObject*>(&value.objectValue()));
}

/// Timers that are there: one, or a cell of them. [] stands for none.
std::vector<Ref<TimerObject>> timersArgument(const Value& value, const char* function) {
    std::vector<Ref<TimerObject>> out;
    if (value.isCell()) {
        for (const Value& element : value.cell().elements) {
            const auto more = timersArgument(element, function);
            out.insert(out.end(), more.begin(), more.end());
        }
        return out;
    }
    if (value.isArray() && value.count() == 0) return out;
    Ref<TimerObject> timer = timerOf(value);
    if (!timer) throwUndefinedFor(function, value);
    if (!timer->valid) throwError("MATLAB:timer:invalid", "Invalid timer object.");
    out.push_back(std::move(timer));
    return out;
}

void give(Call& call, const std::vector<Ref<TimerObject>>& found) {
    if (found.empty()) return call.result(Value::emptyMatrix());
    if (found.size() == 1) return call.result(Ref<ObjectValue>(found[0]));
    auto cell = makeRef<Cell>(Shape(1, static_cast<int64_t>(found.size())));
    for (std::size_t i = 0; i < found.size(); ++i)
        cell->elements[i] = Ref<ObjectValue>(found[i]);
    call.result(cell);
}

void setPairs(TimerObject& timer, std::span<const Value> pairs) {
    if (pairs.size() % 2 != 0)
        throwError("MATLAB:timer:InvalidInput", "Invalid parameter/value pair arguments.");
    for (std::size_t i = 0; i < pairs.size(); i += 2) {
        const std::string name = textArgument(pairs[i], "timer");
        if (!timer.setProperty(name, pairs[i + 1])) {
            throwError("MATLAB:noPublicFieldForClass",
                       "Unrecognized or read-only property '%s' for class 'timer'.", name.c_str());
        }
    }
}

void timerFunction(Call& call) {
    TimerRegistry& registry = TimerRegistry::of(call.vm);
    auto timer = makeRef<TimerObject>(++registry.made);
    setPairs(*timer, call.args);
    registry.timers.push_back(timer);
    call.result(Ref<ObjectValue>(timer));
}

void start(Call& call) {
    for (const auto& timer : timersArgument(call[0], "start")) {
        if (timer->running)
            throwError("MATLAB:timer:start:alreadystarted",
                       "Cannot start timer because it is already running.");
        timer->begin(call.vm, ofSeconds(timer->property("StartDelay").toDouble()));
    }
}

void stop(Call& call) {
    for (const auto& timer : timersArgument(call[0], "stop"))
        timer->end(call.vm);
}

} // namespace

bool waitForTimers(Call& call) {
    if (call.count() == 0 || !(timerOf(call[0]) || call[0].isCell())) return false;
    const auto timers = timersArgument(call[0], "wait");
    for (const auto& timer : timers) {
        if (timer->running && std::isinf(timer->property("TasksToExecute").toDouble()) &&
            !isOption(timer->property("ExecutionMode"), "singleShot")) {
            throwError("MATLAB:timer:wait:infiniteWait",
                       "Cannot wait for a timer whose TasksToExecute is Inf.");
        }
    }
    waitWithCallbacks(call.vm, SteadyClock::time_point::max(), [&] {
        return std::none_of(timers.begin(), timers.end(),
                            [](const auto& timer) { return timer->running; });
    });
    return true;
}

namespace {

void timerfind(Call& call) {
    std::vector<Ref<TimerObject>> found = TimerRegistry::of(call.vm).timers;
    if (call.count() % 2 != 0)
        throwError("MATLAB:timerfind:invalidparam", "Invalid parameter/value pair arguments.");
    for (int i = 0; i + 1 < call.count(); i += 2) {
        const std::string name = textArgument(call[i], "timerfind");
        std::erase_if(found, [&](const auto& timer) {
            const Value have = timer->property(name);
            if (have.isNothing()) return true;
            const Value both[] = {have, call[i + 1]};
            return call.vm.call(Value::text("isequal"), both, 1).at(0).toDouble() == 0;
        });
    }
    give(call, found);
}

/// Of handles: graphics objects, dialogs and timers that were not deleted.
void isvalidFunction(Call& call) {
    if (const Ref<TimerObject> timer = timerOf(call[0]))
        return call.result(Value::logical(timer->valid));
    if (const ObjectArray* many = objectArray(call[0])) {
        const std::vector<Value> all = many->elements();
        Ref<Tensor> out = Tensor::make(DType::Logical, call[0].shape(), false, false);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto* object = all[i].kind() == Kind::Object
                                     ? dynamic_cast<GraphicsObject*>(&all[i].objectValue())
                                     : nullptr;
            const auto* listener = all[i].kind() == Kind::Object
                                       ? dynamic_cast<const Listener*>(&all[i].objectValue())
                                       : nullptr;
            const bool valid = listener ? !listener->deleted : object && object->isValid();
            out->mutableData<uint8_t>()[i] = valid ? 1 : 0;
        }
        return call.result(Value(std::move(out)));
    }
    if (call[0].kind() != Kind::Object || !call[0].objectValue().isHandle())
        throwUndefinedFor("isvalid", call[0]);
    if (const auto* listener = dynamic_cast<const Listener*>(&call[0].objectValue()))
        return call.result(Value::logical(!listener->deleted));
    const auto* object = dynamic_cast<const GraphicsObject*>(&call[0].objectValue());
    call.result(Value::logical(!object || object->isValid()));
}

constexpr Builtin kRows[] = {
    {"timer", 0, -1, 1, timerFunction, "t = timer('TimerFcn',f,'Period',s,…)",
     "A timer, whose function runs while the script waits (pause, drawnow, wait, a dialog) or "
     "nothing runs."},
    {"start", 1, 1, 0, start, "start(t)", "Starts a timer."},
    {"stop", 1, 1, 0, stop, "stop(t)", "Stops a timer."},
    {"timerfind", 0, -1, 1, timerfind, "t = timerfind(Name,Value,…)",
     "Timers that exist, with these properties."},
    {"timerfindall", 0, -1, 1, timerfind, "t = timerfindall(Name,Value,…)",
     "Timers that exist, with these properties."},
    {"isvalid", 1, 1, 1, isvalidFunction, "tf = isvalid(h)",
     "True for the handle of an object that was not deleted."},
};

} // namespace

// --- TimerObject

TimerObject::TimerObject(int number)
    : ObjectValue("timer", true), m_name("timer-" + std::to_string(number)) {
    for (Value& function : m_functions)
        function = Value::text("");
}

Ref<ObjectValue> TimerObject::copy() const {
    return Ref<ObjectValue>(const_cast<TimerObject*>(this));
}

Value TimerObject::property(std::string_view name) const {
    for (std::size_t i = 0; i < 4; ++i) {
        if (sameName(name, kFunctions[i])) return m_functions[i];
    }
    if (sameName(name, "StartDelay")) return m_startDelay;
    if (sameName(name, "Period")) return m_period;
    if (sameName(name, "TasksToExecute")) return m_tasks;
    if (sameName(name, "TasksExecuted")) return m_executed;
    if (sameName(name, "InstantPeriod")) return m_instantPeriod;
    if (sameName(name, "AveragePeriod"))
        return m_executed > 1 ? m_periodSum / (m_executed - 1) : std::nan("");
    if (sameName(name, "ExecutionMode")) return Value::text(m_mode);
    if (sameName(name, "BusyMode")) return Value::text(m_busy);
    if (sameName(name, "Name")) return Value::text(m_name);
    if (sameName(name, "Tag")) return Value::text(m_tag);
    if (sameName(name, "UserData")) return m_userData;
    if (sameName(name, "Running")) return Value::text(running ? "on" : "off");
    if (sameName(name, "Type")) return Value::text("timer");
    return {};
}

bool TimerObject::setProperty(std::string_view given, const Value& value) {
    const std::string name = spelledOut(given);
    if (name.empty()) return false;
    if (running && std::find(std::begin(kFixedWhileRunning), std::end(kFixedWhileRunning), name) !=
                       std::end(kFixedWhileRunning)) {
        throwError("MATLAB:timer:readonlyWhileRunning",
                   "Timer property '%s' is read-only while the timer's 'Running' property is set "
                   "to 'on'.",
                   name.c_str());
    }
    for (std::size_t i = 0; i < 4; ++i) {
        if (name != kFunctions[i]) continue;
        if (!value.isFunctionHandle() && !value.isTextScalar() && !value.isCell() &&
            !(value.isArray() && value.count() == 0)) {
            throwError("MATLAB:timer:invalidValue",
                       "Property '%s' of a timer must be a function handle, text or a cell array.",
                       kFunctions[i]);
        }
        m_functions[i] = value;
        return true;
    }
    constexpr double kLeastPeriod = 0.001;
    if (name == "StartDelay") m_startDelay = numberOf(name, value, 0);
    if (name == "Period") m_period = numberOf(name, value, kLeastPeriod);
    if (name == "TasksToExecute") m_tasks = numberOf(name, value, 1);
    if (name == "ExecutionMode")
        m_mode = choiceOf(name, value, {"singleShot", "fixedRate", "fixedDelay", "fixedSpacing"});
    if (name == "BusyMode") m_busy = choiceOf(name, value, {"drop", "queue", "error"});
    if (name == "Name") m_name = textArgument(value, "timer");
    if (name == "Tag") m_tag = textArgument(value, "timer");
    if (name == "UserData") m_userData = value;
    return true;
}

std::vector<std::string> TimerObject::propertyNames() const {
    return {"AveragePeriod", "BusyMode", "ErrorFcn",       "ExecutionMode", "InstantPeriod",
            "Name",          "Period",   "Running",        "StartDelay",    "StartFcn",
            "StopFcn",       "Tag",      "TasksToExecute", "TasksExecuted", "TimerFcn",
            "Type",          "UserData"};
}

double TimerObject::wanted() const {
    return m_mode == "singleShot" ? 1 : m_tasks;
}

void TimerObject::begin(Interpreter& vm, SteadyClock::duration delay) {
    m_executed = m_periodSum = 0;
    m_instantPeriod = std::nan("");
    running = true;
    due = SteadyClock::now() + delay;
    const Value self{Ref<ObjectValue>(this)};
    if (!runCallbackGuarded(vm, "StartFcn for timer '" + m_name + "'", m_functions[1], self,
                            timerEvent("StartFcn")))
        end(vm);
}

void TimerObject::end(Interpreter& vm) {
    if (!running) return;
    running = false;
    const Value self{Ref<ObjectValue>(this)};
    (void)runCallbackGuarded(vm, "StopFcn for timer '" + m_name + "'", m_functions[2], self,
                             timerEvent("StopFcn"));
}

void TimerObject::runOnce(Interpreter& vm) {
    const auto before = SteadyClock::now();
    if (m_executed > 0) {
        m_instantPeriod = std::chrono::duration<double>(before - m_lastRun).count();
        m_periodSum += m_instantPeriod;
    }
    m_lastRun = before;
    ++m_executed;
    const Value self{Ref<ObjectValue>(this)};
    std::string message;
    const bool done = runCallbackGuarded(vm, "TimerFcn for timer '" + m_name + "'", m_functions[0],
                                         self, timerEvent("TimerFcn"), &message);
    if (!done) {
        auto event = timerEvent("ErrorFcn");
        (void)runCallbackGuarded(vm, "ErrorFcn for timer '" + m_name + "'", m_functions[3], self,
                                 event);
        return end(vm);
    }
    if (running && m_executed >= wanted()) return end(vm);
    const SteadyClock::duration period = ofSeconds(m_period);
    if (m_mode == "fixedRate") {
        due += period;
    } else {
        due = (m_mode == "fixedSpacing" ? SteadyClock::now() : before) + period;
    }
}

void TimerObject::runDue(Interpreter& vm) {
    if (!running || due > SteadyClock::now()) return;
    const Ref<TimerObject> self(this);
    runOnce(vm);
    const auto now = SteadyClock::now();
    if (!running || m_mode != "fixedRate" || due > now || m_busy == "queue") return;
    // Executions that fell into the time of this one are dropped.
    const SteadyClock::duration period = ofSeconds(m_period);
    due += period * ((now - due) / period + 1);
}

// --- TimerRegistry

TimerRegistry& TimerRegistry::of(Interpreter& vm) {
    Value& slot = vm.sessionSlot("timers");
    if (slot.isNothing()) slot = Ref<ObjectValue>(makeRef<TimerRegistry>());
    return static_cast<TimerRegistry&>(slot.objectValue());
}

std::optional<SteadyClock::time_point> TimerRegistry::next() const {
    std::optional<SteadyClock::time_point> first;
    for (const auto& timer : timers) {
        if (timer->running && (!first || timer->due < *first)) first = timer->due;
    }
    return first;
}

void TimerRegistry::runDue(Interpreter& vm) {
    const std::vector<Ref<TimerObject>> all = timers; // callbacks make and delete timers
    for (const auto& timer : all) {
        if (timer->valid) timer->runDue(vm);
    }
}

bool deleteTimers(Interpreter& vm, const Value& value) {
    if (value.isCell()) {
        const std::vector<Value> elements = value.cell().elements;
        const bool all = !elements.empty() &&
                         std::all_of(elements.begin(), elements.end(),
                                     [](const Value& v) { return static_cast<bool>(timerOf(v)); });
        if (!all) return false;
        for (const Value& element : elements)
            deleteTimers(vm, element);
        return true;
    }
    const Ref<TimerObject> timer = timerOf(value);
    if (!timer) return false;
    timer->end(vm);
    timer->valid = false;
    std::erase_if(TimerRegistry::of(vm).timers,
                  [&](const auto& known) { return known.get() == timer.get(); });
    return true;
}

bool setTimer(const Value& object, std::span<const Value> pairs) {
    const Ref<TimerObject> timer = timerOf(object);
    if (!timer) return false;
    setPairs(*timer, pairs);
    return true;
}

std::span<const Builtin> timerTable() {
    return kRows;
}

} // namespace vitrine
