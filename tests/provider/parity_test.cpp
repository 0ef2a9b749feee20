// SPDX-License-Identifier: Apache-2.0
// The promise of the same bits: random programs on the host provider and on the Vulkan device.
#include "provider/host/host_provider.h"
#include "provider/run_case.h"
#include "provider/vulkan/vulkan_provider.h"
#include "trace/trace.h"

#include <gtest/gtest.h>

namespace vitrine {
namespace {

using namespace test;

class Parity : public testing::Test {
protected:
    static void SetUpTestSuite() {
        s_trace = new Trace;
        s_host = new HostProvider(*s_trace, 2);
        Settings settings = settingsFromEnvironment();
        settings.device = "gpu";
        Result<std::unique_ptr<VulkanProvider>> made = VulkanProvider::create(settings, *s_trace);
        if (made) s_device = made->release();
    }
    static void TearDownTestSuite() {
        delete s_device;
        delete s_host;
        delete s_trace;
    }
    void SetUp() override { ASSERT_NE(s_device, nullptr) << "no Vulkan device"; }

    static void expectSameBits(Case (*make)(uint64_t), uint64_t seeds) {
        for (uint64_t seed = 1; seed <= seeds; ++seed) {
            const Case c = make(seed);
            const std::string problem = differences(c, runCase(*s_host, c), runCase(*s_device, c));
            ASSERT_EQ(problem, "") << "seed " << seed;
        }
    }

    static Trace* s_trace;
    static HostProvider* s_host;
    static VulkanProvider* s_device;
};

Trace* Parity::s_trace = nullptr;
HostProvider* Parity::s_host = nullptr;
VulkanProvider* Parity::s_device = nullptr;

TEST_F(Parity, RandomElementwiseProgramsGiveTheSameBits) {
    expectSameBits(randomElementwise, 80);
}

TEST_F(Parity, RandomLoopsGiveTheSameBits) {
    expectSameBits(randomLoop, 80);
}

TEST_F(Parity, RandomReductionsGiveTheSameBits) {
    expectSameBits(randomReduction, 60);
}

TEST_F(Parity, RandomRoundsGiveTheSameBits) {
    expectSameBits(randomRounds, 60);
}

TEST_F(Parity, RandomScansGiveTheSameBits) {
    expectSameBits(randomScan, 50);
}

} // namespace
} // namespace vitrine
