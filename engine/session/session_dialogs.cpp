// SPDX-License-Identifier: Apache-2.0
// Dialogs of scripts, and timers: what a session does for those who wait for the user.
#include "base/host_memory.h"
#include "builtins/dialogs/callbacks.h"
#include "session/session_state.h"

namespace vitrine {

namespace {

/// The window's host; its waits are in the trace and are no time of the script.
class TracedDialogs final : public DialogHost {
public:
    using Wait = std::function<void(const std::function<void()>&)>;
    TracedDialogs(DialogHost& host, Wait wait) : m_host(host), m_wait(std::move(wait)) {}

    DialogAnswer ask(const DialogRequest& request) override {
        DialogAnswer answer;
        m_wait([&] { answer = m_host.ask(request); });
        return answer;
    }
    void show(const DialogRequest& request) override { m_host.show(request); }
    void close(const std::shared_ptr<DialogLink>& link) override { m_host.close(link); }
    void waitUntil(const std::function<bool()>& done) override {
        m_wait([&] { m_host.waitUntil(done); });
    }
    [[nodiscard]] std::array<double, 2> screenSize() const override { return m_host.screenSize(); }

private:
    DialogHost& m_host;
    Wait m_wait;
};

} // namespace

void Session::setDialogs(DialogHost* host) {
    m_state->figures.setDialogs(nullptr);
    m_state->dialogs.reset();
    if (!host) return;
    m_state->dialogs = std::make_unique<TracedDialogs>(
        *host,
        [state = m_state.get()](const std::function<void()>& wait) { state->waitForUser(wait); });
    m_state->figures.setDialogs(m_state->dialogs.get());
}

void Session::setClipboard(std::function<void(const std::string& png)> put) {
    m_state->figures.setClipboard(std::move(put));
}

std::optional<double> Session::runCallbacks() {
    State& state = *m_state;
    Vm& vm = *state.vm;
    if (callbacksAreDue(vm)) {
        if (state.running) {
            runDueCallbacks(vm);
        } else {
            if (!state.idleSource) state.idleSource = &state.sources.add("timer", "drawnow");
            try {
                const memory::Scope bounded(memory::Requests::RefuseAll);
                vm.run(*state.idleSource);
            } catch (const ExitRequest&) {
                // A timer ends itself, not the program.
            } catch (const std::exception&) {
                // Stopped by the user: what a callback itself throws is told where it runs.
            }
            state.publish();
        }
    }
    const auto next = nextTimer(vm);
    if (!next) return {};
    return std::max(std::chrono::duration<double>(*next - SteadyClock::now()).count(), 0.0);
}

} // namespace vitrine
