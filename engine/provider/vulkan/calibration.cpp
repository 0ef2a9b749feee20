// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/calibration.h"

#include "base/hash.h"
#include "provider/vulkan/cache_file.h"
#include "provider/vulkan/compiler.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace vitrine::vulkan {
namespace {

constexpr uint64_t kFormat = 2;
constexpr uint32_t kGroup = 256;
constexpr uint32_t kSteps = 256; ///< multiply-adds an invocation
constexpr int kRepeats = 3;

constexpr const char* kCopy = R"(layout(local_size_x = 256) in;
layout(std430, binding = 0) readonly buffer A { vec4 a[]; };
layout(std430, binding = 1) writeonly buffer B { vec4 b[]; };
layout(push_constant) uniform P { uint n; };
void main() {
    uint i = gl_GlobalInvocationID.x;
    if (i < n) b[i] = a[i];
}
)";

// Four independent chains keep the pipelines of a device filled.
constexpr const char* kRate = R"(layout(local_size_x = 256) in;
layout(std430, binding = 0) buffer A { T a[]; };
layout(push_constant) uniform P { uint n; };
void main() {
    uint i = gl_GlobalInvocationID.x;
    T x = a[i % n];
    T y0 = x, y1 = x + T(1), y2 = x + T(2), y3 = x + T(3);
    for (int k = 0; k < 64; ++k) {
        y0 = y0 * x + x;
        y1 = y1 * x + x;
        y2 = y2 * x + x;
        y3 = y3 * x + x;
    }
    T sum = y0 + y1 + y2 + y3;
    if (sum == T(1.25)) a[0] = sum; // keeps the work alive; the operands never give it
}
)";

double secondsSince(int64_t startNs) {
    return static_cast<double>(steadyNow() - startNs) * 1e-9;
}

template <std::size_t N>
double middleOf(std::array<double, N> samples) {
    std::nth_element(samples.begin(), samples.begin() + N / 2, samples.end());
    return std::max(samples[N / 2], 1e-9);
}

/// Runs on the context, collecting what it learns.
class Measurement {
public:
    explicit Measurement(Context& context) : m_context(context) {}

    Result<ProviderRates> run(bool doubles) {
        ProviderRates rates = guessedRates(m_context.description());
        const PipelineStatistics before = m_context.pipelines().statistics();
        const bool software = m_context.description().software();
        const uint64_t most = std::min(m_context.description().limits.maxStorageBufferRange,
                                       m_context.memory().budget() / 16);
        const uint64_t bytes =
            std::min<uint64_t>(uint64_t{software ? 4u : 256u} << 20, most) / 4096 * 4096;
        VITRINE_TRY(const Ref<DeviceBuffer> a, m_context.allocate(bytes));
        VITRINE_TRY(const Ref<DeviceBuffer> b, m_context.allocate(bytes));
        VITRINE_CHECK(transfers(*a, std::min<uint64_t>(bytes, uint64_t{64} << 20), rates));
        VITRINE_CHECK(copies(*a, *b, bytes, rates));
        VITRINE_CHECK(launches(*a, *b, rates));
        VITRINE_TRY(rates.flopsSingle, flops("float", *a));
        if (doubles) {
            VITRINE_TRY(rates.flopsDouble, flops("double", *a));
        }
        const PipelineStatistics after = m_context.pipelines().statistics();
        if (after.misses > before.misses)
            rates.compileSeconds =
                (after.compileMs + after.pipelineMs - before.compileMs - before.pipelineMs) /
                static_cast<double>(after.misses - before.misses) * 1e-3;
        rates.measured = true;
        return rates;
    }

private:
    /// Seconds of one dispatch on the device: timestamps where there are any, else the host's
    /// clock.
    Result<double> time(const Pipeline& pipeline, std::span<const BufferBinding> bindings,
                        uint32_t n, uint32_t groups) {
        double best = 1e9;
        for (int repeat = 0; repeat < kRepeats; ++repeat) {
            static_cast<void>(m_context.stream().takeTimings());
            const int64_t start = steadyNow();
            VITRINE_CHECK(m_context.stream().dispatch(
                pipeline, bindings, std::as_bytes(std::span(&n, 1)), {groups, 1, 1}, {1, 0, 0}));
            VITRINE_CHECK(m_context.stream().waitIdle());
            double seconds = secondsSince(start);
            const std::vector<DispatchTiming> timings = m_context.stream().takeTimings();
            if (!timings.empty() && timings[0].endNs > timings[0].startNs)
                seconds = static_cast<double>(timings[0].endNs - timings[0].startNs) * 1e-9;
            best = std::min(best, seconds);
        }
        return std::max(best, 1e-9);
    }

    /// The middle of several copies, so that one of them that waits for something else says
    /// nothing.
    Status transfers(DeviceBuffer& buffer, uint64_t bytes, ProviderRates& rates) {
        constexpr std::size_t kCopies = 5;
        std::vector<std::byte> data(bytes, std::byte{1}); // touched, so that no page is missing
        std::array<double, kCopies> up{}, down{};
        for (std::size_t k = 0; k <= kCopies; ++k) { // the first one makes the staging memory
            const int64_t start = steadyNow();
            VITRINE_CHECK(m_context.transfers().upload(buffer, 0, data.data(), bytes));
            VITRINE_CHECK(m_context.device().wait(
                Role::Transfer, buffer.uses()[static_cast<size_t>(Role::Transfer)]));
            if (k > 0) up[k - 1] = secondsSince(start);
        }
        for (std::size_t k = 0; k <= kCopies; ++k) {
            // Into new memory, as arrays come: that its pages are made is part of it.
            const std::unique_ptr<std::byte[]> fresh(new std::byte[bytes]);
            const int64_t start = steadyNow();
            VITRINE_CHECK(m_context.transfers().download(buffer, 0, fresh.get(), bytes));
            if (k > 0) down[k - 1] = secondsSince(start);
        }
        rates.uploadBandwidth = static_cast<double>(bytes) / middleOf(up);
        rates.downloadBandwidth = static_cast<double>(bytes) / middleOf(down);
        return {};
    }

    Status copies(DeviceBuffer& a, DeviceBuffer& b, uint64_t bytes, ProviderRates& rates) {
        PipelineDesc desc{"calibration copy", shaderText(kCopy), 2, 4, {}};
        VITRINE_TRY(m_copy, m_context.pipelines().get(desc));
        const std::array<BufferBinding, 2> bindings{BufferBinding{&a, Access::Read},
                                                    BufferBinding{&b, Access::Write}};
        const uint32_t n = static_cast<uint32_t>(bytes / 16);
        VITRINE_TRY(const double seconds, time(*m_copy, bindings, n, (n + kGroup - 1) / kGroup));
        rates.bandwidth = 2.0 * static_cast<double>(bytes) / seconds;
        return {};
    }

    Status launches(DeviceBuffer& a, DeviceBuffer& b, ProviderRates& rates) {
        const std::array<BufferBinding, 2> bindings{BufferBinding{&a, Access::Read},
                                                    BufferBinding{&b, Access::ReadWrite}};
        const uint32_t n = 16;
        const auto tiny = [&] {
            return m_context.stream().dispatch(*m_copy, bindings, std::as_bytes(std::span(&n, 1)),
                                               {1, 1, 1});
        };
        constexpr int kLaunches = 64;
        int64_t start = steadyNow();
        for (int i = 0; i < kLaunches; ++i)
            VITRINE_CHECK(tiny());
        VITRINE_CHECK(m_context.stream().waitIdle());
        rates.launchSeconds = secondsSince(start) / kLaunches;
        constexpr int kSyncs = 8;
        double scalar = 0;
        start = steadyNow();
        for (int i = 0; i < kSyncs; ++i) {
            VITRINE_CHECK(tiny());
            VITRINE_CHECK(m_context.transfers().download(b, 0, &scalar, sizeof scalar));
        }
        rates.syncSeconds = secondsSince(start) / kSyncs;
        return {};
    }

    Result<double> flops(const char* type, DeviceBuffer& a) {
        PipelineDesc desc{std::string("calibration rate ") + type, "", 1, 4, {}};
        desc.source = shaderText(std::string("#define T ") + type + "\n" + kRate);
        VITRINE_TRY(std::shared_ptr<const Pipeline> pipeline, m_context.pipelines().get(desc));
        // The operands are zeros: no subnormals, no NaN, nothing that some devices do slower.
        VITRINE_CHECK(m_context.stream().fill(a, 0, 1 << 20, 0));
        const BufferBinding binding{&a, Access::ReadWrite};
        const uint32_t groups = m_context.description().software() ? 64 : 16384;
        VITRINE_TRY(const double seconds, time(*pipeline, std::span(&binding, 1), 1024, groups));
        return 2.0 * kSteps * kGroup * groups / seconds;
    }

    Context& m_context;
    std::shared_ptr<const Pipeline> m_copy;
};

} // namespace

ProviderRates guessedRates(const DeviceDescription& device) {
    ProviderRates rates;
    switch (device.type) {
    case VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU:
        rates = {5e-6, 3e-5, 3e11, 1e13, 3e11, 1.2e10, 1.2e10, 0.02, false};
        break;
    case VK_PHYSICAL_DEVICE_TYPE_CPU:
        rates = {2e-5, 6e-5, 2e9, 2e9, 1e9, 4e9, 4e9, 0.1, false};
        break;
    default:
        rates = {1e-5, 5e-5, 3e10, 1e12, 5e10, 8e9, 8e9, 0.02, false};
        break;
    }
    return rates;
}

Result<ProviderRates> calibrateDevice(Context& context, bool doubles, const std::string& folder,
                                      bool again) {
    static_assert(std::is_trivially_copyable_v<ProviderRates>);
    const uint64_t key = hashCombine(context.description().identity(), kFormat);
    const std::string path = folder + "/rates-" + std::to_string(key) + ".bin";
    ProviderRates rates;
    if (!folder.empty() && !again) {
        const auto kept = readCacheFile(path, key);
        if (kept && kept->size() == sizeof rates) {
            std::memcpy(&rates, kept->data(), sizeof rates);
            return rates;
        }
    }
    VITRINE_TRY(rates, Measurement(context).run(doubles));
    if (!folder.empty()) writeCacheFile(path, key, std::as_bytes(std::span(&rates, 1)));
    return rates;
}

} // namespace vitrine::vulkan
