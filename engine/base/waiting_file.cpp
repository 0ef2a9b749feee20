// SPDX-License-Identifier: Apache-2.0
#include "base/waiting_file.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <poll.h>
#include <pthread.h>
#include <string_view>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace vitrine {

namespace {

constexpr int kLookUpMs = 20;

/// The stream's end of a pipe.
struct PipeEnd {
    int descriptor = -1;
    StopWish stopped;
};

/// Waits until the descriptor is ready; false when the user wants to stop.
bool awaitReady(const PipeEnd& end, short events) {
    pollfd ready{end.descriptor, events, 0};
    while (::poll(&ready, 1, kLookUpMs) <= 0) {
        if (!end.stopped()) continue;
        errno = EINTR;
        return false;
    }
    return true;
}

ssize_t readPipe(void* cookie, char* buffer, std::size_t size) {
    const auto& end = *static_cast<PipeEnd*>(cookie);
    for (;;) {
        if (!awaitReady(end, POLLIN)) return -1;
        const ssize_t got = ::read(end.descriptor, buffer, size);
        if (got >= 0 || (errno != EAGAIN && errno != EINTR)) return got;
    }
}

/// write() where a reader that has gone is an error and not the end of the program.
ssize_t writeWithoutSignal(int descriptor, const char* data, std::size_t size) {
    sigset_t pipe, before;
    sigemptyset(&pipe);
    sigaddset(&pipe, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe, &before);
    const ssize_t put = ::write(descriptor, data, size);
    const int error = errno;
    if (put < 0 && error == EPIPE) {
        const timespec now{0, 0};
        while (sigtimedwait(&pipe, nullptr, &now) < 0 && errno == EINTR) {
        }
    }
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    errno = error;
    return put;
}

ssize_t writePipe(void* cookie, const char* data, std::size_t size) {
    const auto& end = *static_cast<PipeEnd*>(cookie);
    std::size_t done = 0;
    while (done < size) {
        if (!awaitReady(end, POLLOUT)) break;
        const ssize_t put = writeWithoutSignal(end.descriptor, data + done, size - done);
        if (put > 0)
            done += static_cast<std::size_t>(put);
        else if (errno != EAGAIN && errno != EINTR)
            break;
    }
    return static_cast<ssize_t>(done); // less than size: an error of the stream
}

int closePipe(void* cookie) {
    const std::unique_ptr<PipeEnd> end(static_cast<PipeEnd*>(cookie));
    return ::close(end->descriptor);
}

int accessOf(std::string_view mode) {
    if (mode.find('+') != std::string_view::npos) return O_RDWR;
    return mode.starts_with('r') ? O_RDONLY : O_WRONLY;
}

} // namespace

bool isPipe(const std::string& path) {
    struct stat info = {};
    return ::stat(path.c_str(), &info) == 0 && S_ISFIFO(info.st_mode);
}

std::FILE* openPipe(const std::string& path, const char* mode, StopWish stopped) {
    const int access = accessOf(mode);
    int descriptor = -1;
    // A pipe that nobody reads can't be opened for writing without waiting.
    while ((descriptor = ::open(path.c_str(), access | O_NONBLOCK | O_CLOEXEC)) < 0) {
        if (errno != ENXIO || access != O_WRONLY) return nullptr;
        if (stopped()) {
            errno = EINTR;
            return nullptr;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(kLookUpMs));
    }
    auto end = std::make_unique<PipeEnd>(PipeEnd{descriptor, std::move(stopped)});
    // Nobody may have opened it for writing yet: that is no end of its text.
    const bool ready = access != O_RDONLY || awaitReady(*end, POLLIN);
    std::FILE* file = nullptr;
    if (ready) file = ::fopencookie(end.get(), mode, {readPipe, writePipe, nullptr, closePipe});
    if (file) {
        end.release(); // closePipe's
        return file;
    }
    const int error = errno;
    ::close(descriptor);
    errno = error;
    return nullptr;
}

Result<std::string> readTextFile(const std::string& path, const StopWish& stopped) {
    const auto failed = [](int error) { return fail(ErrorCode::Io, std::strerror(error)); };
    struct stat info = {};
    if (::stat(path.c_str(), &info) != 0) return failed(errno);
    if (S_ISDIR(info.st_mode)) return fail(ErrorCode::Io, "It is a folder");
    std::FILE* opened =
        S_ISFIFO(info.st_mode) ? openPipe(path, "r", stopped) : std::fopen(path.c_str(), "rb");
    if (!opened) return failed(errno);
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(opened, std::fclose);
    std::string text;
    char buffer[65536];
    while (const std::size_t got = std::fread(buffer, 1, sizeof buffer, file.get()))
        text.append(buffer, got);
    if (std::ferror(file.get())) return failed(errno);
    return text;
}

} // namespace vitrine
