// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/vulkan_provider.h"
#include "provider_vulkan/rig.h"
#include "trace/trace.h"

#include <algorithm>
#include <cstdlib>

using namespace vitrine;
using namespace vitrine::vulkan::test;

namespace {

const ElementwiseOp kPlus{"plus", 2, TypeRule::Arithmetic, "$0 + $1"};
const ElementwiseOp kTimes{"times", 2, TypeRule::Arithmetic, "$0 * $1"};

/// out = a .* b + parameter, in one class.
Ref<Program> multiplyAdd(DType t) {
    Ref<Program> p = makeRef<Program>();
    const auto step = [&](StepKind kind, int16_t slot) {
        Step s;
        s.kind = kind;
        s.dtype = s.compute = t;
        s.slot = slot;
        return s;
    };
    const auto apply = [&](const ElementwiseOp& op, int16_t x, int16_t y) {
        Step s = step(StepKind::Apply, -1);
        s.op = &op;
        s.args = {x, y, -1, -1};
        return s;
    };
    p->body = {step(StepKind::Load, 0), step(StepKind::Load, 1), step(StepKind::Parameter, 0),
               apply(kTimes, 0, 1), apply(kPlus, 3, 2)};
    p->inputs = {{t, MapKind::Linear, "a"}, {t, MapKind::Linear, "b"}};
    p->parameters = {t};
    p->outputs = {{4, t, "out"}};
    p->title = "times·plus";
    sealProgram(*p);
    return p;
}

LaunchGeometry geometryOf(int64_t n, uint64_t parameter) {
    LaunchGeometry g;
    g.dims[0] = n;
    g.maps.resize(2);
    g.parameters = {parameter};
    return g;
}

class VulkanProviderTest : public testing::Test {
protected:
    void SetUp() override {
        keepDriverLoaded();
        ::setenv("VITRINE_VULKAN_VALIDATION", "1", 1);
        m_settings.pipelineCacheDir = newFolder();
        m_trace.keepEvents(true);
        start();
    }
    void TearDown() override {
        if (m_provider) {
            EXPECT_EQ(m_provider->report().validationMessages, 0u);
        }
    }
    void start(const VulkanOptions& options = {}) {
        m_provider = nullptr;
        m_provider = take(VulkanProvider::create(m_settings, m_trace, options));
    }
    Ref<Buffer> upload(const std::vector<double>& values) {
        Ref<Buffer> buffer = take(m_provider->allocate(values.size() * sizeof(double), "values"));
        expectOk(m_provider->upload(*buffer, 0, values.data(), buffer->bytes(), {}));
        return buffer;
    }
    std::vector<double> download(const Ref<Buffer>& buffer) {
        std::vector<double> values(buffer->bytes() / sizeof(double));
        expectOk(m_provider->download(*buffer, 0, values.data(), buffer->bytes(), {}));
        return values;
    }
    /// out = 2 .* 3 + 0.5 over n doubles.
    Ref<Buffer> runMultiplyAdd(size_t n) { return runProgram(n, multiplyAdd(DType::Double)); }
    Ref<Buffer> runProgram(size_t n, const Ref<Program>& program) {
        Launch launch;
        launch.program = program;
        launch.geometry = geometryOf(static_cast<int64_t>(n), std::bit_cast<uint64_t>(0.5));
        launch.inputs = {upload(std::vector<double>(n, 2.0)), upload(std::vector<double>(n, 3.0))};
        launch.outputs = {take(m_provider->allocate(n * sizeof(double), "out"))};
        launch.tag = {7, 9, 12, {}};
        expectOk(m_provider->supports(*launch.program, launch.geometry));
        expectOk(m_provider->run(launch));
        return launch.outputs[0];
    }
    std::vector<Event> events(EventKind kind) {
        m_trace.drain(m_events);
        std::vector<Event> list;
        for (const Event& e : m_events)
            if (e.kind == kind) list.push_back(e);
        return list;
    }

    Settings m_settings;
    Trace m_trace;
    std::vector<Event> m_events;
    std::unique_ptr<VulkanProvider> m_provider;
};

} // namespace

TEST_F(VulkanProviderTest, AGroupIsCompiledRunAndReadBack) {
    for (const size_t n : {1u, 3u, 255u, 1000u, 100003u})
        EXPECT_EQ(download(runMultiplyAdd(n)), std::vector<double>(n, 6.5)) << n;
}

TEST_F(VulkanProviderTest, AnOutputMayBeTheSameBufferAsAnInput) {
    Launch launch;
    launch.program = multiplyAdd(DType::Double);
    launch.geometry = geometryOf(1000, std::bit_cast<uint64_t>(1.0));
    const Ref<Buffer> a = upload(std::vector<double>(1000, 2.0));
    launch.inputs = {a, upload(std::vector<double>(1000, 2.0))};
    launch.outputs = {a};
    for (int i = 0; i < 3; ++i)
        expectOk(m_provider->run(launch)); // 5, 11, 23
    EXPECT_EQ(download(a), std::vector<double>(1000, 23.0));
}

TEST_F(VulkanProviderTest, TheTraceTellsOfCompilationsDispatchesTransfersAndMemory) {
    {
        const Ref<Buffer> out = runMultiplyAdd(5000);
        download(out);
    }
    expectOk(m_provider->wait());
    const std::vector<Event> dispatches = events(EventKind::Dispatch);
    ASSERT_EQ(dispatches.size(), 1u);
    EXPECT_EQ(dispatches[0].group, 7u);
    EXPECT_EQ(dispatches[0].node, 9u);
    EXPECT_EQ(dispatches[0].line, 12u);
    EXPECT_EQ(dispatches[0].bytes, 3u * 5000u * 8u);
    EXPECT_GT(dispatches[0].end, dispatches[0].start);
    const std::vector<Event> compiles = events(EventKind::Compile);
    ASSERT_EQ(compiles.size(), 1u);
    EXPECT_EQ(compiles[0].cache, CacheResult::Miss);
    EXPECT_EQ(compiles[0].kernel, dispatches[0].kernel);
    EXPECT_EQ(events(EventKind::Upload).size(), 2u);
    ASSERT_EQ(events(EventKind::Download).size(), 1u);
    EXPECT_EQ(events(EventKind::Download)[0].bytes, 40000u);
    EXPECT_EQ(events(EventKind::Alloc).size(), 3u);
    EXPECT_EQ(events(EventKind::Free).size(), 3u);

    std::vector<DispatchRecord> records;
    m_provider->collect(records);
    ASSERT_EQ(records.size(), 1u);
    EXPECT_EQ(records[0].group, 7u);
    EXPECT_GT(records[0].nanoseconds, 0);
    records.clear();
    m_provider->collect(records);
    EXPECT_TRUE(records.empty());
}

TEST_F(VulkanProviderTest, ASecondProviderFindsTheKernelOnDisk) {
    runMultiplyAdd(100);
    start();
    runMultiplyAdd(100);
    const std::vector<Event> compiles = events(EventKind::Compile);
    ASSERT_EQ(compiles.size(), 2u);
    EXPECT_EQ(compiles[1].cache, CacheResult::DiskHit);
}

TEST_F(VulkanProviderTest, KernelsUsedLongestAgoAreGivenUpAndMadeAgain) {
    VulkanOptions options;
    options.mostPipelines = 2;
    start(options);
    const auto with = [](const ElementwiseOp& first, const ElementwiseOp& second) {
        Ref<Program> p = multiplyAdd(DType::Double);
        p->body[3].op = &first;
        p->body[4].op = &second;
        sealProgram(*p);
        return p;
    };
    const std::vector<Ref<Program>> programs{with(kTimes, kPlus), with(kPlus, kTimes),
                                             with(kPlus, kPlus)};
    const std::vector<double> expected{6.5, 2.5, 5.5};
    for (int round = 0; round < 3; ++round) {
        std::vector<Ref<Buffer>> results;
        for (const Ref<Program>& p : programs)
            results.push_back(runProgram(5000, p));
        for (size_t i = 0; i < results.size(); ++i)
            EXPECT_EQ(download(results[i]), std::vector<double>(5000, expected[i])) << i;
    }
    // Made three times as text, and later from disk, since two stay.
    const std::vector<Event> compiles = events(EventKind::Compile);
    ASSERT_GE(compiles.size(), 5u);
    EXPECT_TRUE(std::all_of(compiles.begin(), compiles.begin() + 3,
                            [](const Event& e) { return e.cache == CacheResult::Miss; }));
    EXPECT_TRUE(std::all_of(compiles.begin() + 3, compiles.end(),
                            [](const Event& e) { return e.cache == CacheResult::DiskHit; }));
    // Their texts are shown all the same.
    EXPECT_EQ(m_provider->kernels().size(), 3u);
}

TEST_F(VulkanProviderTest, KernelsOfMoreTextThanIsKeptAreGivenUp) {
    VulkanOptions options;
    options.mostPipelineText = 1; // the one that is used stays
    start(options);
    Ref<Program> other = multiplyAdd(DType::Double);
    other->body[3].op = &kPlus;
    sealProgram(*other);
    const Ref<Program> first = multiplyAdd(DType::Double);
    for (int round = 0; round < 2; ++round) {
        EXPECT_EQ(download(runProgram(5000, first)), std::vector<double>(5000, 6.5));
        EXPECT_EQ(download(runProgram(5000, other)), std::vector<double>(5000, 5.5));
    }
    EXPECT_EQ(events(EventKind::Compile).size(), 4u);
}

TEST_F(VulkanProviderTest, KernelsShowTheirSourceAndAssembly) {
    runMultiplyAdd(100);
    const std::vector<KernelSource> kernels = m_provider->kernels();
    ASSERT_EQ(kernels.size(), 1u);
    EXPECT_EQ(kernels[0].language, "GLSL");
    EXPECT_NE(kernels[0].text.str().find("#version"), std::string::npos);
    EXPECT_NE(kernels[0].assembly.str().find("NoContraction"), std::string::npos);
}

TEST_F(VulkanProviderTest, AKernelReachesThePartsOfALargeArrayByTheirAddresses) {
    ::setenv("VITRINE_MAX_BINDING_BYTES", "65536", 1);
    start();
    ::unsetenv("VITRINE_MAX_BINDING_BYTES");
    const auto scan = makeRef<Program>();
    scan->kind = ProgramKind::Scan;
    scan->rank = 3;
    Step load;
    load.slot = 0;
    scan->body = {load};
    scan->inputs = {{DType::Double, MapKind::Linear, "x", false}};
    OutputInfo out;
    out.step = 0;
    scan->outputs = {out};
    sealProgram(*scan);
    constexpr std::size_t kN = 30001; // four parts
    Launch launch;
    launch.program = scan;
    launch.geometry = geometryOf(kN, 0);
    launch.geometry.length = kN;
    launch.geometry.parameters.clear();
    expectOk(m_provider->supports(*scan, launch.geometry));
    launch.inputs = {upload(std::vector<double>(kN, 2.0))};
    const Ref<Buffer> sums = take(m_provider->allocate(kN * sizeof(double), "sums"));
    launch.outputs = {sums};
    expectOk(m_provider->run(launch));
    const Ref<Buffer> copied = take(m_provider->allocate(kN * sizeof(double), "copied"));
    expectOk(m_provider->copy(*sums, 0, *copied, 0, kN * sizeof(double), {}));
    const Ref<Buffer> moved = take(m_provider->allocate((kN - 3) * sizeof(double), "moved"));
    expectOk(m_provider->copy(*sums, 24, *moved, 0, (kN - 3) * sizeof(double), {}));
    std::vector<double> expected(kN);
    for (std::size_t i = 0; i < kN; ++i)
        expected[i] = 2.0 * static_cast<double>(i + 1);
    EXPECT_EQ(download(sums), expected);
    EXPECT_EQ(download(copied), expected);
    expected.erase(expected.begin(), expected.begin() + 3);
    EXPECT_EQ(download(moved), expected) << "across other limits than those of its parts";
}

TEST_F(VulkanProviderTest, AnElementWiseKernelGoesOverALargeArrayWindowByWindow) {
    ::setenv("VITRINE_MAX_BINDING_BYTES", "1048576", 1);
    start();
    ::unsetenv("VITRINE_MAX_BINDING_BYTES");
    const Ref<Buffer> out = runMultiplyAdd(300001);
    EXPECT_EQ(download(out), std::vector<double>(300001, 6.5));
    expectOk(m_provider->wait());
    EXPECT_EQ(events(EventKind::Dispatch).size(), 3u);
    double middle[3] = {};
    expectOk(m_provider->download(*out, 131071 * 8, middle, sizeof middle, {}));
    EXPECT_EQ(middle[0] + middle[1] + middle[2], 19.5) << "across two parts";
    EXPECT_FALSE(m_provider->rangeForDisplay(*out)) << "no single range";
    const double other[2] = {1, 2};
    expectOk(m_provider->upload(*out, 131071 * 8, other, sizeof other, {}));
    const std::vector<double> changed = download(out);
    EXPECT_EQ(changed[131070], 6.5);
    EXPECT_EQ(changed[131071], 1.0);
    EXPECT_EQ(changed[131072], 2.0);
    EXPECT_EQ(changed[131073], 6.5);
}

TEST_F(VulkanProviderTest, AnUploadAndAKernelThatDoesNotNeedItOverlap) {
    // x = x*c + c, four hundred times.
    const auto p = makeRef<Program>();
    const auto step = [](StepKind kind, int16_t slot) {
        Step s;
        s.kind = kind;
        s.slot = slot;
        return s;
    };
    Step carried = step(StepKind::Carried, 0);
    carried.args[0] = 0;
    Step product = step(StepKind::Apply, -1);
    product.op = &kTimes;
    product.args = {2, 1, -1, -1};
    Step sum = product;
    sum.op = &kPlus;
    sum.args = {3, 1, -1, -1};
    p->body = {step(StepKind::Load, 0), step(StepKind::Parameter, 0), carried, product, sum};
    p->loopBegin = 2;
    p->loopEnd = 5;
    p->carried = {{2, 4}};
    p->inputs = {{DType::Double, MapKind::Linear, "x", false}};
    p->parameters = {DType::Double};
    OutputInfo out;
    out.step = 2;
    p->outputs = {out};
    p->title = "loop";
    sealProgram(*p);
    constexpr std::size_t kN = std::size_t{1} << 20;
    Launch launch;
    launch.program = p;
    launch.geometry = geometryOf(kN, std::bit_cast<uint64_t>(0.5));
    launch.geometry.maps.resize(1);
    launch.geometry.trips = 400;
    launch.inputs = {upload(std::vector<double>(kN, 1.0))};
    launch.outputs = {take(m_provider->allocate(kN * sizeof(double), "out"))};
    const Ref<Buffer> other = take(m_provider->allocate(kN * 8 * sizeof(double), "other"));
    const std::vector<double> values(kN * 8, 3.0);
    expectOk(m_provider->wait());
    events(EventKind::Upload); // what was before
    expectOk(m_provider->run(launch));
    expectOk(m_provider->upload(*other, 0, values.data(), other->bytes(), {}));
    expectOk(m_provider->wait());
    std::vector<Event> all;
    m_trace.drain(all);
    const auto isUpload = [](const Event& e) { return e.kind == EventKind::Upload; };
    const auto copy = std::find_if(all.begin(), all.end(), isUpload);
    ASSERT_NE(copy, all.end());
    int64_t together = 0;
    for (const Event& e : all) {
        if (e.kind != EventKind::Dispatch) continue;
        together +=
            std::max<int64_t>(0, std::min(e.end, copy->end) - std::max(e.start, copy->start));
    }
    EXPECT_GT(together, 0) << "the copy waited for the kernel";
    EXPECT_EQ(download(launch.outputs[0])[kN - 1], 1.0);
}

TEST_F(VulkanProviderTest, ACopyStaysOnTheDevice) {
    const Ref<Buffer> out = runMultiplyAdd(1000);
    const Ref<Buffer> other = take(m_provider->allocate(8000, "copy"));
    expectOk(m_provider->copy(*out, 0, *other, 0, 8000, {}));
    EXPECT_EQ(download(other), std::vector<double>(1000, 6.5));
}

TEST_F(VulkanProviderTest, ABufferCanBeShownOnceItsWorkIsDone) {
    const Ref<Buffer> out = runMultiplyAdd(1000);
    const DrawingRange range = take(m_provider->rangeForDisplay(*out));
    EXPECT_NE(range.buffer, 0u);
    EXPECT_EQ(range.bytes, 8000u);
    const DrawingHandles handles = m_provider->handles();
    EXPECT_NE(handles.device, nullptr);
    EXPECT_FALSE(handles.canDraw) << "presentation was not asked for";
    ASSERT_NE(handles.queueMutex, nullptr);
    const std::scoped_lock lock(*handles.queueMutex);
}

TEST_F(VulkanProviderTest, ADeviceForWindowsHasWhatWindowsNeed) {
    m_provider = nullptr;
    VulkanOptions options;
    options.instanceExtensions = {"VK_KHR_surface", "VK_KHR_xcb_surface"};
    options.presentation = true;
    m_provider = take(VulkanProvider::create(m_settings, m_trace, options));
    const DrawingHandles handles = m_provider->handles();
    EXPECT_TRUE(handles.canDraw);
    for (const std::string& name : options.instanceExtensions)
        EXPECT_NE(
            std::find(handles.instanceExtensions.begin(), handles.instanceExtensions.end(), name),
            handles.instanceExtensions.end());
    EXPECT_EQ(download(runMultiplyAdd(100)), std::vector<double>(100, 6.5));
}

TEST_F(VulkanProviderTest, AMissingExtensionOrDeviceIsAClearError) {
    VulkanOptions options;
    options.instanceExtensions = {"VK_VITRINE_teleport"};
    const auto extension = VulkanProvider::create(m_settings, m_trace, options);
    ASSERT_FALSE(extension);
    EXPECT_EQ(extension.error().code, ErrorCode::Unsupported);
    EXPECT_NE(extension.error().message.find("VK_VITRINE_teleport"), std::string::npos);
    Settings other = m_settings;
    other.device = "no such device";
    const auto device = VulkanProvider::create(other, m_trace);
    ASSERT_FALSE(device);
    EXPECT_NE(device.error().message.find(m_provider->info().name), std::string::npos);
}

TEST_F(VulkanProviderTest, RatesAreMeasuredOnceAndMemoryIsCounted) {
    const ProviderRates rates = m_provider->rates();
    EXPECT_TRUE(rates.measured);
    EXPECT_EQ(m_provider->rates().bandwidth, rates.bandwidth);
    const uint64_t before = m_provider->bytesInUse();
    const Ref<Buffer> a = take(m_provider->allocate(1 << 20, "a"));
    EXPECT_GE(m_provider->bytesInUse(), before + (1 << 20));
    EXPECT_GT(m_provider->budgetBytes(), uint64_t{1} << 24);
}

TEST_F(VulkanProviderTest, ABufferThatOutlivesTheProviderIsFreedQuietly) {
    const Ref<Buffer> out = runMultiplyAdd(1000);
    m_provider = nullptr;
    EXPECT_EQ(out->bytes(), 8000u);
}

TEST_F(VulkanProviderTest, EveryDeviceIsListedWithoutStartingOne) {
    const std::vector<ProviderInfo> devices = take(listVulkanDevices());
    ASSERT_FALSE(devices.empty());
    EXPECT_TRUE(std::any_of(devices.begin(), devices.end(), [&](const ProviderInfo& d) {
        return d.name == m_provider->info().name;
    }));
}
