// SPDX-License-Identifier: Apache-2.0
#include "ending.h"

#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <thread>
#include <unistd.h>

namespace vitrine::cli {

namespace {

std::atomic<Session*> g_session{nullptr};
std::atomic<bool> g_idle{false};
volatile std::sig_atomic_t g_signal = 0;
int g_pipe[2] = {-1, -1};
std::thread g_watcher;

void onInterrupt(int) {
    if (Session* session = g_session.load()) session->interrupt();
}

/// Only what a handler may do: the watcher does the rest.
void onEnd(int signal) {
    const int error = errno;
    g_signal = signal;
    const char wake = 1;
    static_cast<void>(!::write(g_pipe[1], &wake, 1));
    errno = error;
}

/// Stops what runs for as long as it does: a run that begins forgets earlier wishes. What does not
/// end in time is left as it is.
void watch() {
    char wake = 0;
    while (::read(g_pipe[0], &wake, 1) < 0 && errno == EINTR) {
    }
    if (g_signal == 0) return; // nothing came: the program has ended by itself
    constexpr std::chrono::milliseconds kStep(20);
    constexpr int kSteps = 500;
    for (int i = 0; i < kSteps && g_session.load(); ++i) {
        if (g_idle) endBySignal();
        if (Session* session = g_session.load()) session->interrupt();
        std::this_thread::sleep_for(kStep);
    }
    if (g_session.load()) endBySignal();
}

void handle(int signal, void (*handler)(int)) {
    struct sigaction action = {};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask); // no SA_RESTART: a read that waits comes back
    ::sigaction(signal, &action, nullptr);
}

} // namespace

Ending::Ending(Session& session) {
    g_session = &session;
    handle(SIGINT, onInterrupt);
    if (::pipe(g_pipe) != 0) return; // then SIGTERM ends the program as it ends any other
    handle(SIGTERM, onEnd);
    // nohup has it ignored.
    struct sigaction before = {};
    if (::sigaction(SIGHUP, nullptr, &before) == 0 && before.sa_handler != SIG_IGN)
        handle(SIGHUP, onEnd);
    g_watcher = std::thread(watch);
}

Ending::~Ending() {
    g_session = nullptr;
    if (!g_watcher.joinable()) return;
    const char wake = 0;
    static_cast<void>(!::write(g_pipe[1], &wake, 1));
    g_watcher.join();
}

Idle::Idle() {
    g_idle = true;
}

Idle::~Idle() {
    g_idle = false;
}

bool endRequested() {
    return g_signal != 0;
}

void endBySignal() {
    const int signal = g_signal;
    if (signal == 0) return;
    std::signal(signal, SIG_DFL);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, signal);
    pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
    ::kill(::getpid(), signal);
    ::pause();
}

} // namespace vitrine::cli
