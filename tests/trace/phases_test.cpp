// SPDX-License-Identifier: Apache-2.0
// The phases of a run add up to its time, and a wait is the device's as far as it computed.
#include "trace/phases.h"

#include <chrono>
#include <gtest/gtest.h>
#include <thread>

namespace vitrine {
namespace {

int64_t now() {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(
               std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

void work(int64_t ns) {
    for (const int64_t end = now() + ns; now() < end;) {
    }
}

constexpr int64_t kStep = 2'000'000;

TEST(Phases, InnerScopesTakeTheirTimeFromTheOuterOnes) {
    PhaseClock clock;
    const int64_t start = now();
    {
        const PhaseClock::Running running(clock);
        work(kStep);
        const PhaseScope plan(Phase::Plan);
        work(2 * kStep);
        {
            const PhaseScope host(Phase::Host);
            work(4 * kStep);
        }
        work(kStep);
    }
    const int64_t took = now() - start;
    const PhaseTimes t = clock.times();
    EXPECT_GE(t.of(Phase::Script), kStep);
    EXPECT_GE(t.of(Phase::Plan), 3 * kStep);
    EXPECT_GE(t.of(Phase::Host), 4 * kStep);
    EXPECT_EQ(t.of(Phase::Wait), 0);
    EXPECT_LE(t.total(), took);
    EXPECT_GE(t.total(), 8 * kStep);
    EXPECT_EQ(t.total(), t.of(Phase::Script) + t.of(Phase::Plan) + t.of(Phase::Host));
}

TEST(Phases, AWaitIsTheDevicesWhereItComputed) {
    PhaseClock clock;
    const PhaseClock::Running running(clock);
    const int64_t before = now();
    work(kStep);
    int64_t waitStart = 0, waitEnd = 0;
    {
        const PhaseScope waiting(Phase::Wait);
        waitStart = now();
        work(4 * kStep);
        waitEnd = now();
    }
    // Two dispatches that overlap: one began while the script still ran, the other ended before
    // the wait did.
    PhaseClock::deviceRan(before, waitStart + kStep);
    PhaseClock::deviceRan(waitStart, waitStart + 3 * kStep);
    const PhaseTimes t = PhaseClock::current();
    EXPECT_EQ(t.deviceBusy, waitStart + 3 * kStep - before);
    EXPECT_NEAR(static_cast<double>(t.deviceAwaited), 3.0 * kStep, 0.2 * kStep);
    EXPECT_GT(t.of(Phase::Wait) - t.deviceAwaited, kStep / 2);
    EXPECT_GE(waitEnd - waitStart, 4 * kStep);
}

TEST(Phases, StartingADeviceIsOneThingWhateverHappensMeanwhile) {
    PhaseClock clock;
    {
        const PhaseClock::Running running(clock);
        const PhaseScope starting(Phase::Start);
        const PhaseScope waiting(Phase::Wait);
        work(kStep);
    }
    EXPECT_GE(clock.times().of(Phase::Start), kStep);
    EXPECT_EQ(clock.times().of(Phase::Wait), 0);
}

TEST(Phases, OtherThreadsAndRunsWithinARunCountNothingOfTheirOwn) {
    PhaseClock clock, inner;
    {
        const PhaseClock::Running running(clock);
        const PhaseClock::Running nested(inner);
        std::thread([] {
            const PhaseScope plan(Phase::Plan);
            EXPECT_EQ(PhaseClock::current().total(), 0);
            work(kStep);
        }).join();
    }
    EXPECT_EQ(clock.times().of(Phase::Plan), 0);
    EXPECT_GE(clock.times().of(Phase::Script), kStep);
    EXPECT_EQ(inner.times().total(), 0);
    EXPECT_EQ(PhaseClock::current().total(), 0);
    const PhaseScope nothing(Phase::Plan); // without a clock
}

} // namespace
} // namespace vitrine
