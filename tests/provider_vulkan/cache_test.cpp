// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/cache_file.h"
#include "provider_vulkan/rig.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

using namespace vitrine;
using namespace vitrine::vulkan;
using namespace vitrine::vulkan::test;
namespace fs = std::filesystem;

namespace {

ContextOptions cachedOptions(const std::string& folder) {
    ContextOptions options = testOptions();
    options.pipelines.directory = folder;
    return options;
}

/// Runs one kernel in a fresh context and says where its pipeline came from.
PipelineStatistics runOnce(const std::string& folder) {
    Rig rig(cachedOptions(folder));
    Ref<DeviceBuffer> a = uploadFloats(*rig, std::vector<float>(64, 2.0f));
    Ref<DeviceBuffer> b = take(rig->allocate(256));
    expectOk(scale(*rig, *a, *b, {64, 2.0f, 1.0f}));
    EXPECT_EQ(downloadFloats(*rig, *b, 64), std::vector<float>(64, 5.0f));
    return rig->pipelines().statistics();
}

std::vector<fs::path> filesOf(const std::string& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file()) files.push_back(entry.path());
    return files;
}

void overwrite(const fs::path& path, const std::function<void(std::string&)>& change) {
    std::ifstream in(path, std::ios::binary);
    std::string bytes((std::istreambuf_iterator<char>(in)), {});
    in.close();
    change(bytes);
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

} // namespace

TEST(PipelineCache, TheSameKernelIsMadeOnceAndThenComesFromMemory) {
    Rig rig;
    CompileRecord record;
    const std::shared_ptr<const Pipeline> first =
        take(rig->pipelines().get(scaleKernel(), &record));
    EXPECT_EQ(record.outcome, CacheOutcome::Miss);
    EXPECT_GT(record.milliseconds(), 0.0);
    EXPECT_EQ(take(rig->pipelines().get(scaleKernel(), &record)), first);
    EXPECT_EQ(record.outcome, CacheOutcome::Memory);
    PipelineDesc other = scaleKernel();
    other.constants = {32};
    EXPECT_NE(take(rig->pipelines().get(other)), first);
    EXPECT_EQ(rig->pipelines().statistics().memoryHits, 1u);
    EXPECT_EQ(rig->pipelines().statistics().misses, 2u);
}

TEST(PipelineCache, ASecondProgramFindsTheKernelOnDisk) {
    const std::string folder = newFolder();
    EXPECT_EQ(runOnce(folder).misses, 1u);
    EXPECT_EQ(filesOf(folder).size(), 2u); // SPIR-V and the driver's blob
    const PipelineStatistics second = runOnce(folder);
    EXPECT_EQ(second.diskHits, 1u);
    EXPECT_EQ(second.misses, 0u);
}

TEST(PipelineCache, DamagedFilesAreIgnoredAndWrittenAgain) {
    const std::string folder = newFolder();
    runOnce(folder);
    const std::vector<std::function<void(std::string&)>> damages{
        [](std::string& bytes) { bytes.back() = static_cast<char>(bytes.back() ^ 1); },
        [](std::string& bytes) { bytes.resize(bytes.size() / 2); },
        [](std::string& bytes) { bytes.resize(3); },
        [](std::string& bytes) { bytes.clear(); },
        [](std::string& bytes) { bytes += "more"; },
        [](std::string& bytes) { std::fill(bytes.begin(), bytes.end(), '\xff'); },
    };
    for (const auto& damage : damages) {
        for (const fs::path& file : filesOf(folder))
            overwrite(file, damage);
        EXPECT_EQ(runOnce(folder).misses, 1u);
        EXPECT_EQ(runOnce(folder).diskHits, 1u);
    }
}

TEST(PipelineCache, ADriverThatCompilesAtTheFirstDispatchDoesSoBesideAWindow) {
    const std::string folder = newFolder();
    ContextOptions options = cachedOptions(folder);
    options.instance.extensions = {"VK_KHR_surface"};
    options.device.presentation = true;
    Rig rig(options);
    EXPECT_EQ(rig->compilesAhead(),
              rig->description().software() && rig->device().sharesGraphicsQueue());
    CompileRecord made;
    take(rig->pipelines().get(scaleKernel(), &made));
    const std::size_t files = filesOf(folder).size();
    expectOk(rig->compileAhead(scaleKernel(), made, nullptr));
    EXPECT_EQ(filesOf(folder).size(), files); // it keeps none of its own
    EXPECT_EQ(rig->stream().statistics().submissions, 0u);
    // A stop is not kept waiting by a driver that compiles.
    PipelineDesc other = scaleKernel();
    other.constants = {32};
    const std::atomic<bool> stop{true};
    const Status stopped = rig->compileAhead(other, made, &stop);
    ASSERT_EQ(stopped.has_value(), !rig->compilesAhead());
    EXPECT_TRUE(stopped || stopped.error().code == ErrorCode::Interrupted);
}

TEST(PipelineCache, TheDeviceThatCompilesBesideAWindowGoesWithWhatItsCompilerKept) {
    Rig rig;
    const std::shared_ptr<Instance> instance = take(Instance::create(testOptions().instance));
    const std::vector<DeviceDescription> devices = take(enumerateDevices(*instance));
    const auto same = std::find_if(devices.begin(), devices.end(), [&](const auto& d) {
        return d.name == rig->description().name;
    });
    ASSERT_NE(same, devices.end());
    AheadCompiler lasting(instance, *same, {}, std::chrono::hours(1));
    AheadCompiler brief(instance, *same, {}, std::chrono::nanoseconds(0));
    for (const uint32_t constant : {32u, 64u, 128u}) {
        PipelineDesc desc = scaleKernel();
        desc.constants = {constant};
        expectOk(lasting.compile(desc, {}, nullptr));
        EXPECT_TRUE(lasting.hasDevice());
        expectOk(brief.compile(desc, {}, nullptr));
        EXPECT_FALSE(brief.hasDevice());
    }
}

TEST(PipelineCache, SeveralAreMadeAtOnceAndEachIsNewToWhoAsksFirst) {
    Rig rig;
    std::vector<PipelineDesc> wanted(3, scaleKernel());
    wanted[1].constants = {32};
    wanted[2].source = "no kernel";
    wanted.push_back(wanted[0]);
    rig->pipelines().prepare(wanted, nullptr);
    EXPECT_EQ(rig->pipelines().statistics().misses, 2u);
    EXPECT_EQ(rig->pipelines().statistics().failures, 1u);
    CompileRecord record;
    for (const CacheOutcome outcome : {CacheOutcome::Miss, CacheOutcome::Memory}) {
        for (int i = 0; i < 2; ++i) {
            take(rig->pipelines().get(wanted[static_cast<std::size_t>(i)], &record));
            EXPECT_EQ(record.outcome, outcome);
            EXPECT_EQ(record.milliseconds() > 0, outcome == CacheOutcome::Miss);
        }
    }
    EXPECT_FALSE(rig->pipelines().get(wanted[2])); // known since then; the next one tries again
    EXPECT_EQ(rig->pipelines().statistics().failures, 1u);
    EXPECT_FALSE(rig->pipelines().get(wanted[2]));
    EXPECT_EQ(rig->pipelines().statistics().failures, 2u);
    EXPECT_EQ(rig->pipelines().statistics().misses, 2u);
}

TEST(PipelineCache, WhatIsStoppedIsMadeWhenItIsAskedFor) {
    Rig rig;
    std::vector<PipelineDesc> wanted(2, scaleKernel());
    wanted[1].constants = {32};
    const std::atomic<bool> stop{true};
    rig->pipelines().prepare(wanted, &stop);
    EXPECT_EQ(rig->pipelines().statistics().misses, 0u);
    take(rig->pipelines().get(wanted[1]));
    EXPECT_EQ(rig->pipelines().statistics().misses, 1u);
}

TEST(PipelineCache, APipelineIsDroppedWhenNobodyHoldsIt) {
    Rig rig;
    std::shared_ptr<const Pipeline> held = take(rig->pipelines().get(scaleKernel()));
    const std::size_t count = rig->pipelines().count();
    rig->pipelines().drop(scaleKernel());
    EXPECT_EQ(rig->pipelines().count(), count);
    held = nullptr;
    rig->pipelines().drop(scaleKernel());
    EXPECT_EQ(rig->pipelines().count(), count - 1);
}

TEST(PipelineCache, OtherDefinesMakeAnotherKernel) {
    const std::string folder = newFolder();
    runOnce(folder);
    Rig rig(cachedOptions(folder));
    rig->pipelines().setDefines("#define VT_FMA_EXACT 1\n");
    take(rig->pipelines().get(scaleKernel()));
    EXPECT_EQ(rig->pipelines().statistics().misses, 1u);
}

TEST(PipelineCache, FilesThatWereReadLongestAgoAreRemoved) {
    ContextOptions options = cachedOptions(newFolder());
    options.pipelines.mostFiles = 4;
    const auto kernel = [](uint32_t number) {
        PipelineDesc desc = scaleKernel();
        desc.constants = {32 + number};
        return desc;
    };
    const auto get = [&](std::initializer_list<uint32_t> numbers) {
        Rig rig(options);
        for (const uint32_t number : numbers)
            take(rig->pipelines().get(kernel(number)));
        return rig->pipelines().statistics();
    };
    EXPECT_EQ(get({0, 1, 2, 3}).misses, 4u);
    EXPECT_EQ(get({3, 2, 1, 0}).diskHits, 4u); // as many as may be
    EXPECT_EQ(get({4, 5}).misses, 2u);         // three of six stay
    const PipelineStatistics last = get({5, 4, 0, 3});
    EXPECT_EQ(last.diskHits, 3u);
    EXPECT_EQ(last.misses, 1u);
}

TEST(PipelineCache, AFolderThatCannotBeWrittenOnlyCostsTime) {
    const std::string folder = newFolder();
    std::ofstream(folder) << "a file where the folder should be";
    EXPECT_EQ(runOnce(folder).misses, 1u);
}

TEST(CacheFile, OnlyTheRightKeyOpensAFile) {
    const std::string path = newFolder() + "/deep/file.bin";
    const std::array<std::byte, 3> contents{std::byte{1}, std::byte{2}, std::byte{3}};
    EXPECT_FALSE(readCacheFile(path, 5));
    ASSERT_TRUE(writeCacheFile(path, 5, contents));
    EXPECT_FALSE(readCacheFile(path, 6));
    const auto read = readCacheFile(path, 5);
    ASSERT_TRUE(read);
    EXPECT_TRUE(std::equal(read->begin(), read->end(), contents.begin(), contents.end()));
    ASSERT_TRUE(writeCacheFile(path, 7, {}));
    EXPECT_TRUE(readCacheFile(path, 7)->empty());
}
