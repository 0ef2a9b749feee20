// SPDX-License-Identifier: Apache-2.0
#include "provider/host/host_provider.h"
#include "provider/programs.h"
#include "provider/reference.h"
#include "provider/run_case.h"
#include "trace/trace.h"

#include <cstring>
#include <gtest/gtest.h>
#include <limits>

namespace vitrine {
namespace {

using namespace test;

class HostProviderTest : public testing::Test {
protected:
    Trace trace;
    HostProvider provider{trace, 3};

    void expectAsInterpreted(const Case& c) {
        EXPECT_EQ(differences(c, interpret(*c.program, c.geometry, c.inputs), runCase(provider, c)),
                  "");
    }
};

TEST_F(HostProviderTest, ComputesRandomElementwiseProgramsAsTheInterpreterDoes) {
    for (uint64_t seed = 1; seed <= 300; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        expectAsInterpreted(randomElementwise(seed));
    }
}

TEST_F(HostProviderTest, RunsRandomLoopsAsTheInterpreterDoes) {
    for (uint64_t seed = 1; seed <= 300; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        expectAsInterpreted(randomLoop(seed));
    }
}

TEST_F(HostProviderTest, ReducesInTheCanonicalOrder) {
    for (uint64_t seed = 1; seed <= 200; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        expectAsInterpreted(randomReduction(seed));
    }
}

TEST_F(HostProviderTest, GoesOverLinesInRounds) {
    for (uint64_t seed = 1; seed <= 200; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        expectAsInterpreted(randomRounds(seed));
    }
}

TEST_F(HostProviderTest, ScansInTheCanonicalOrder) {
    for (uint64_t seed = 1; seed <= 200; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        expectAsInterpreted(randomScan(seed));
    }
}

TEST_F(HostProviderTest, WorksInPlace) {
    for (const bool late : {false, true}) {
        ProgramBuilder b(ProgramKind::Elementwise);
        const int16_t x = b.operand(DType::Double, MapKind::Linear, "x");
        const int16_t y = b.apply(kPlus, {x, x});
        const int16_t z = b.apply(kTimes, {y, late ? x : y});
        b.output(y);
        b.output(z);
        Case c;
        c.program = b.seal();
        c.geometry.dims[0] = 5000;
        c.geometry.maps.resize(1);
        c.inputs.emplace_back(5000 * 8);
        for (std::size_t i = 0; i < 5000; ++i) {
            const double value = static_cast<double>(i) * 0.25;
            std::memcpy(c.inputs[0].data() + i * 8, &value, 8);
        }
        const std::vector<Bytes> expected = interpret(*c.program, c.geometry, c.inputs);
        Launch launch;
        launch.program = c.program;
        launch.geometry = c.geometry;
        launch.inputs = {uploadBytes(provider, c.inputs[0])};
        launch.outputs = {launch.inputs[0], *provider.allocate(5000 * 8, "z")};
        ASSERT_TRUE(provider.run(launch));
        EXPECT_EQ(std::memcmp(launch.outputs[0]->hostPointer(), expected[0].data(), 40000), 0);
        EXPECT_EQ(std::memcmp(launch.outputs[1]->hostPointer(), expected[1].data(), 40000), 0);
    }
}

TEST_F(HostProviderTest, SharesMemoryWithTensors) {
    Ref<HostBuffer> memory = *HostBuffer::allocate(64, true);
    const Ref<Buffer> buffer = HostDeviceBuffer::wrap(memory);
    EXPECT_EQ(buffer->hostPointer(), memory->data());
    EXPECT_EQ(HostDeviceBuffer::hostBuffer(*buffer), memory);
}

TEST_F(HostProviderTest, CountsMemoryAndWritesEventsAndRecords) {
    const uint64_t before = provider.bytesInUse();
    {
        const Case c = randomElementwise(7);
        (void)runCase(provider, c);
        EXPECT_GE(provider.bytesInUse(), before);
    }
    EXPECT_EQ(provider.bytesInUse(), before);
    const TraceTotals totals = trace.totals();
    EXPECT_EQ(totals.count[static_cast<std::size_t>(EventKind::Dispatch)], 1u);
    EXPECT_EQ(totals.count[static_cast<std::size_t>(EventKind::Alloc)],
              totals.count[static_cast<std::size_t>(EventKind::Free)]);
    std::vector<DispatchRecord> records;
    provider.collect(records);
    ASSERT_EQ(records.size(), 1u);
    EXPECT_GT(records[0].bytes, 0u);
    EXPECT_EQ(provider.kernels().size(), 1u);
    EXPECT_EQ(provider.kernels()[0].kernel, records[0].kernel);
}

TEST_F(HostProviderTest, RefusesOperationsWithoutAFunction) {
    static const ElementwiseOp kDeviceOnly{"deviceOnly", 1, TypeRule::Arithmetic, "$0"};
    ProgramBuilder b(ProgramKind::Elementwise);
    b.output(b.apply(kDeviceOnly, {b.operand(DType::Double, MapKind::Linear)}));
    const Status status = provider.supports(*b.seal(), {});
    ASSERT_FALSE(status);
    EXPECT_EQ(status.error().code, ErrorCode::Unsupported);
    EXPECT_NE(status.error().message.find("deviceOnly"), std::string::npos);
}

TEST_F(HostProviderTest, MeasuresItsRates) {
    const ProviderRates rates = provider.rates();
    EXPECT_TRUE(rates.measured);
    EXPECT_GT(rates.bandwidth, 1e8);
    EXPECT_GT(rates.flopsSingle, 1e7);
}

} // namespace
} // namespace vitrine
