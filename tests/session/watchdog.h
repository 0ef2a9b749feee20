// SPDX-License-Identifier: Apache-2.0
#pragma once
// Ends a test process that hangs: one that has used more processor time than any run needs, or next
// to none for minutes. Not wall time alone, because the machine may be loaded. One at a time.
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <unistd.h>

namespace vitrine::test {

class Watchdog {
public:
    /// Watches until it is destroyed; `what` is printed when it bites.
    explicit Watchdog(const std::string& what) {
        std::snprintf(s_what, sizeof s_what, "still running: %s\n", what.c_str());
        s_start = processorSeconds();
        s_looks = 0;
        std::signal(SIGALRM, look);
        alarm(kPeriod);
    }
    ~Watchdog() { alarm(0); }
    Watchdog(const Watchdog&) = delete;
    Watchdog& operator=(const Watchdog&) = delete;

    /// Seconds of all threads of this process.
    static double processorSeconds() {
        timespec t{};
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
        return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
    }

private:
    static constexpr unsigned kPeriod = 100;
    /// A software device takes a minute to compile the functions of complex numbers.
    static constexpr double kMostSeconds = 400;
    /// Less than this in kIdleLooks periods: all threads wait for one another.
    static constexpr double kFewestSeconds = 1;
    static constexpr int kIdleLooks = 4;

    static void look(int) {
        const double used = processorSeconds() - s_start;
        if (used > kMostSeconds || (++s_looks >= kIdleLooks && used < kFewestSeconds)) {
            static_cast<void>(!write(STDERR_FILENO, s_what, std::strlen(s_what)));
            std::abort();
        }
        alarm(kPeriod);
    }

    static inline char s_what[256];
    static inline double s_start = 0;
    static inline int s_looks = 0;
};

} // namespace vitrine::test
