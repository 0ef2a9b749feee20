// SPDX-License-Identifier: Apache-2.0
#pragma once
// Timers as MATLAB has them. A running timer belongs to the registry, which is a slot of the
// session. Engine thread.
#include "builtins/dialogs/callbacks.h"

namespace vitrine {

class TimerObject final : public ObjectValue {
public:
    explicit TimerObject(int number);
    [[nodiscard]] Ref<ObjectValue> copy() const override;
    [[nodiscard]] Value property(std::string_view name) const override;
    /// Throws for a value that the property cannot have, and for what cannot change in a running
    /// timer.
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;

    void begin(Interpreter& vm, SteadyClock::duration delay);
    void end(Interpreter& vm);
    /// Runs the function as often as it is due.
    void runDue(Interpreter& vm);

    bool valid = true;
    bool running = false;
    SteadyClock::time_point due{};

private:
    void runOnce(Interpreter& vm);
    [[nodiscard]] double wanted() const; ///< how often it runs in all

    double m_startDelay = 0, m_period = 1, m_tasks = std::numeric_limits<double>::infinity();
    double m_executed = 0, m_instantPeriod = std::nan(""), m_periodSum = 0;
    std::string m_mode = "singleShot", m_busy = "drop", m_name, m_tag;
    Value m_functions[4]; ///< TimerFcn, StartFcn, StopFcn, ErrorFcn
    Value m_userData = Value::emptyMatrix();
    SteadyClock::time_point m_lastRun{};
};

/// All timers that were not deleted.
class TimerRegistry final : public ObjectValue {
public:
    TimerRegistry() : ObjectValue("timer registry", true) {}
    [[nodiscard]] Ref<ObjectValue> copy() const override {
        return Ref<ObjectValue>(const_cast<TimerRegistry*>(this));
    }
    [[nodiscard]] static TimerRegistry& of(Interpreter& vm);
    /// When the first of the running timers is due.
    [[nodiscard]] std::optional<SteadyClock::time_point> next() const;
    void runDue(Interpreter& vm);

    std::vector<Ref<TimerObject>> timers;
    int made = 0;
    bool busy = false; ///< a callback runs
};

} // namespace vitrine
