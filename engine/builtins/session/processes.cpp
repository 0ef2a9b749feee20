// SPDX-License-Identifier: Apache-2.0
// system and its other names: runs a command with the shell.
#include "builtins/files/file_table.h"
#include "builtins/text/text_values.h"

#include <array>
#include <csignal>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace vitrine {

namespace {

/// A child process whose output is read; killed when the object goes before it has ended.
class Command {
public:
    Command(const std::string& text, bool wantsOutput) {
        int pipeEnds[2] = {-1, -1};
        if (wantsOutput && ::pipe(pipeEnds) != 0)
            throwError("MATLAB:system:fork", "Unable to start a process.");
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        if (wantsOutput) {
            posix_spawn_file_actions_adddup2(&actions, pipeEnds[1], STDOUT_FILENO);
            posix_spawn_file_actions_adddup2(&actions, pipeEnds[1], STDERR_FILENO);
            posix_spawn_file_actions_addclose(&actions, pipeEnds[0]);
            posix_spawn_file_actions_addclose(&actions, pipeEnds[1]);
        }
        posix_spawnattr_t attributes;
        posix_spawnattr_init(&attributes);
        // A group of its own: what it starts can be ended with it. What this program ignores
        // (base/process.h) is not for others to ignore.
        sigset_t usual;
        sigemptyset(&usual);
        sigaddset(&usual, SIGPIPE);
        sigaddset(&usual, SIGXFSZ);
        posix_spawnattr_setsigdefault(&attributes, &usual);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
        std::string shell = "sh", option = "-c", copy = text;
        char* arguments[] = {shell.data(), option.data(), copy.data(), nullptr};
        const int failed =
            ::posix_spawn(&m_process, "/bin/sh", &actions, &attributes, arguments, environ);
        posix_spawn_file_actions_destroy(&actions);
        posix_spawnattr_destroy(&attributes);
        if (wantsOutput) ::close(pipeEnds[1]);
        m_output = pipeEnds[0];
        if (failed != 0) {
            m_process = -1;
            throwError("MATLAB:system:fork", "Unable to start a process.");
        }
    }
    ~Command() {
        if (m_output >= 0) ::close(m_output);
        if (m_process > 0) {
            ::kill(-m_process, SIGKILL);
            ::waitpid(m_process, nullptr, 0);
        }
    }
    Command(const Command&) = delete;
    Command& operator=(const Command&) = delete;

    /// Reads until the output ends; asks between whether to stop.
    void read(const std::function<void(std::string_view)>& take) {
        std::array<char, 4096> buffer;
        for (;;) {
            checkStop();
            pollfd ready{m_output, POLLIN, 0};
            if (::poll(&ready, 1, 50) <= 0) continue;
            const ssize_t n = ::read(m_output, buffer.data(), buffer.size());
            if (n <= 0) return;
            take({buffer.data(), static_cast<std::size_t>(n)});
        }
    }

    int wait() {
        int status = 0;
        while (::waitpid(m_process, &status, WNOHANG) == 0) {
            checkStop();
            ::usleep(2000);
        }
        m_process = -1;
        if (WIFSIGNALED(status)) return 128 + WTERMSIG(status);
        return WEXITSTATUS(status);
    }

private:
    pid_t m_process = -1;
    int m_output = -1;
};

void systemFunction(Call& call) {
    refuseInSafeMode(call.vm);
    const std::string text = textArgument(call[0], "system");
    const bool echo = call.count() > 1 && isOption(call[1], "-echo");
    const bool background = !text.empty() && text.find_last_not_of(" \t") != std::string::npos &&
                            text[text.find_last_not_of(" \t")] == '&';
    if (background && call.nargout < 2) {
        Command command(text, false);
        const int status = command.wait();
        if (call.nargout > 0) call.result(static_cast<double>(status));
        return;
    }
    std::string output;
    Command command(text, true);
    command.read([&](std::string_view piece) {
        if (call.nargout < 2 || echo) call.vm.out(piece);
        output += piece;
    });
    const int status = command.wait();
    if (call.nargout == 0) return;
    call.result(static_cast<double>(status));
    if (call.nargout > 1) call.result(Value::text(output));
}

constexpr Builtin kRows[] = {
    {"system", 1, 3, 2, systemFunction, "[status,output] = system(command,'-echo')",
     "Runs a command with the shell; without the second output it prints what the command does."},
    {"unix", 1, 2, 2, systemFunction, "[status,output] = unix(command)",
     "Runs a command with the shell."},
};

} // namespace

std::span<const Builtin> processTable() {
    return kRows;
}

} // namespace vitrine
