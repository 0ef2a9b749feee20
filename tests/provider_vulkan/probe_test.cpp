// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/calibration.h"
#include "provider/vulkan/probe.h"
#include "provider_vulkan/rig.h"

#include <filesystem>

using namespace vitrine;
using namespace vitrine::vulkan;
using namespace vitrine::vulkan::test;

namespace {
bool isLavapipe(const DeviceDescription& device) {
    return device.name.find("llvmpipe") != std::string::npos;
}
} // namespace

TEST(Probe, AdditionAndMultiplicationAreExactOnEveryDevice) {
    Rig rig;
    const Conformance c = take(probeDevice(*rig, ""));
    EXPECT_TRUE(c.usable32());
    EXPECT_EQ(c.float32.basic, 0u);
    EXPECT_EQ(c.float32.conversion, 0u);
    EXPECT_EQ(c.usable64(), rig->description().features.float64);
    EXPECT_EQ(c.float64.basic, 0u);
    EXPECT_EQ(c.float64.conversion, 0u);
    EXPECT_EQ(c.float64.division, 0u);
    EXPECT_EQ(c.float64.squareRoot, 0u);
}

TEST(Probe, TheMacrosSayWhatWasMeasured) {
    Rig rig;
    const Conformance c = take(probeDevice(*rig, ""));
    const std::string defines = c.defines(rig->description());
    const auto says = [&](const std::string& name, bool value) {
        return defines.find("#define " + name + (value ? " 1\n" : " 0\n")) != std::string::npos;
    };
    EXPECT_TRUE(says("VT_FMA_EXACT", c.fmaExact()));
    EXPECT_TRUE(says("VT_DIV32_EXACT", c.division32Exact()));
    EXPECT_TRUE(says("VT_COMPARE32_EXACT", c.compare32Exact()));
    EXPECT_TRUE(says("VT_WIDEN_EXACT", c.widenExact()));
    EXPECT_TRUE(says("VT_DERIVED_EXACT", c.derivedExact()));
    EXPECT_TRUE(says("VT_HAS_FLOAT64", c.usable64()));
    EXPECT_TRUE(says("VT_HAS_INT64", rig->description().features.int64));
    if (isLavapipe(rig->description())) { // known: everything is exact, but fma is not fused
        EXPECT_FALSE(c.fmaExact());
        EXPECT_GT(c.float32.fma, 1000u);
        EXPECT_GT(c.float64.fma, 1000u);
        EXPECT_TRUE(c.division32Exact());
        EXPECT_TRUE(c.division64Exact());
        EXPECT_TRUE(c.subnormals32());
        EXPECT_TRUE(c.subnormals64());
        EXPECT_TRUE(c.compare32Exact());
        EXPECT_TRUE(c.widenExact());
        EXPECT_FALSE(c.float32.keeps(SubnormalOperation::Fma));
        EXPECT_FALSE(c.derivedExact()) << "0/x and 0*x are folded to 0";
    }
}

TEST(Probe, DecidesForEachOperationBySubnormalsOfItsOwn) {
    Conformance c;
    c.float32.operands = c.float64.operands = 1;
    EXPECT_TRUE(c.derivedExact());
    EXPECT_TRUE(c.subnormals32() && c.compare32Exact() && c.widenExact() && c.division32Exact());
    const auto lose = [&](SubnormalOperation o) {
        Conformance d = c;
        d.float32.subnormal[static_cast<std::size_t>(o)] = 1;
        return d;
    };
    EXPECT_TRUE(lose(SubnormalOperation::Fma).subnormals32()) << "functions do without";
    EXPECT_FALSE(lose(SubnormalOperation::Fma).fma32Keeps());
    EXPECT_TRUE(lose(SubnormalOperation::Compare).subnormals32());
    EXPECT_FALSE(lose(SubnormalOperation::Compare).compare32Exact());
    EXPECT_FALSE(lose(SubnormalOperation::Extreme).compare32Exact());
    EXPECT_FALSE(lose(SubnormalOperation::Widen).widenExact());
    EXPECT_FALSE(lose(SubnormalOperation::SquareRoot).division32Exact());
    EXPECT_FALSE(lose(SubnormalOperation::Sum).subnormals32());
    EXPECT_FALSE(lose(SubnormalOperation::Narrow).subnormals32());
}

TEST(Probe, TheResultIsKeptForTheNextProgram) {
    const std::string folder = newFolder();
    Rig rig;
    const Conformance first = take(probeDevice(*rig, folder));
    const uint64_t dispatches = rig->stream().statistics().dispatches;
    const Conformance second = take(probeDevice(*rig, folder));
    EXPECT_EQ(rig->stream().statistics().dispatches, dispatches);
    EXPECT_EQ(first.float32.fma, second.float32.fma);
    EXPECT_EQ(first.fmaExact(), second.fmaExact());
}

TEST(Calibration, MeasuresEveryRateQuicklyAndKeepsIt) {
    const std::string folder = newFolder();
    Rig rig;
    const int64_t start = steadyNow();
    const ProviderRates rates = take(calibrateDevice(*rig, true, folder));
    EXPECT_LT(steadyNow() - start, 5'000'000'000) << "aims at 0.5 s on an idle machine";
    EXPECT_TRUE(rates.measured);
    EXPECT_GT(rates.launchSeconds, 1e-8);
    EXPECT_LT(rates.launchSeconds, 0.1);
    EXPECT_GT(rates.syncSeconds, rates.launchSeconds / 10);
    for (const double rate : {rates.bandwidth, rates.flopsSingle, rates.flopsDouble,
                              rates.uploadBandwidth, rates.downloadBandwidth}) {
        EXPECT_GT(rate, 1e6);
        EXPECT_LT(rate, 1e16);
    }
    const uint64_t dispatches = rig->stream().statistics().dispatches;
    EXPECT_EQ(take(calibrateDevice(*rig, true, folder)).bandwidth, rates.bandwidth);
    EXPECT_EQ(rig->stream().statistics().dispatches, dispatches);
}

TEST(DeviceSelection, TakesTheBestKindOrAPartOfTheName) {
    const auto device = [](const char* name, VkPhysicalDeviceType type) {
        DeviceDescription d;
        d.name = d.model = name;
        d.type = type;
        d.features.timelineSemaphore = true;
        return d;
    };
    const std::vector<DeviceDescription> devices{
        device("llvmpipe", VK_PHYSICAL_DEVICE_TYPE_CPU),
        device("Small Chip", VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU),
        device("Big Card", VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU)};
    EXPECT_EQ(take(selectDevice(devices, "auto")), 2u);
    EXPECT_EQ(take(selectDevice(devices, "gpu")), 2u);
    EXPECT_EQ(take(selectDevice(devices, "small")), 1u);
    EXPECT_EQ(take(selectDevice(devices, "LLVM")), 0u);
    const auto missing = selectDevice(devices, "quantum");
    ASSERT_FALSE(missing);
    EXPECT_NE(missing.error().message.find("Big Card"), std::string::npos);
    EXPECT_FALSE(selectDevice({}, "auto"));
}
