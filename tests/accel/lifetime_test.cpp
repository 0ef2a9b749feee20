// SPDX-License-Identifier: Apache-2.0
// The interface's thread drops the last reference of arrays while the engine looks for one to take
// off the device, or forgets a lost device. Meant for the thread sanitizer; without it, for what a
// use after the end does.
#include "accel/accel_state.h"
#include "base/fault.h"
#include "provider/host/host_provider.h"
#include "provider/vulkan/vulkan_provider.h"

#include <gtest/gtest.h>

#include <condition_variable>
#include <deque>
#include <numeric>
#include <thread>

using namespace vitrine;

namespace {

constexpr int64_t kElements = 64 << 10; // 512 KiB of doubles

/// Another thread that lets go what it is given, a while later.
class Dropper {
public:
    ~Dropper() {
        {
            const std::lock_guard lock(m_mutex);
            m_ended = true;
        }
        m_given.notify_one();
        m_thread.join();
    }
    Dropper() = default;
    Dropper(const Dropper&) = delete;
    Dropper& operator=(const Dropper&) = delete;

    void give(Ref<ArrayHandle> array) {
        const std::lock_guard lock(m_mutex);
        m_arrays.push_back(std::move(array));
        m_given.notify_one();
    }
    [[nodiscard]] std::size_t waiting() {
        const std::lock_guard lock(m_mutex);
        return m_arrays.size();
    }

private:
    void work() {
        std::unique_lock lock(m_mutex);
        while (true) {
            m_given.wait(lock, [this] { return m_ended || m_arrays.size() > kKept; });
            if (m_arrays.empty()) return;
            Ref<ArrayHandle> array = std::move(m_arrays.front());
            m_arrays.pop_front();
            lock.unlock();
            array = nullptr;
            lock.lock();
        }
    }

    static constexpr std::size_t kKept = 12; // more than the device has room for
    std::mutex m_mutex;
    std::condition_variable m_given;
    std::deque<Ref<ArrayHandle>> m_arrays;
    bool m_ended = false;
    std::thread m_thread{[this] { work(); }};
};

class Lifetime : public testing::Test {
protected:
    Lifetime()
        : m_providers(std::make_unique<HostProvider>(m_trace, 1),
                      [this]() -> Result<std::unique_ptr<Provider>> {
                          VITRINE_TRY(auto made, VulkanProvider::create(m_settings, m_trace));
                          return std::unique_ptr<Provider>(std::move(made));
                      }),
          m_state(roomForFew(), m_trace, m_sources, m_providers) {}
    ~Lifetime() override { fault::failAt(0); }

    const Settings& roomForFew() {
        m_settings.device = "gpu";
        m_settings.memoryBudget = 4 << 20;
        m_settings.pipelineCacheDir = environmentText("VITRINE_PIPELINE_CACHE_DIR").value_or("");
        return m_settings;
    }

    /// An array of `first`, `first`+1, … on the device, and nowhere else when it is `alone`.
    Ref<ArrayHandle> onDevice(int64_t first, bool alone) {
        auto array = makeRef<ArrayHandle>(m_state, DType::Double, Shape(kElements, 1));
        array->host = orThrow(HostBuffer::allocate(array->bytes(), false));
        auto* values = reinterpret_cast<double*>(array->host->data());
        std::iota(values, values + kElements, static_cast<double>(first));
        Provider* device = m_providers.device();
        if (!device) return nullptr;
        const Status there =
            m_state.residency.toDevice(*array, *device, {}).map([](const auto&) {});
        EXPECT_TRUE(there) << there.error().message;
        if (alone) array->host = nullptr;
        return array;
    }

    Settings m_settings;
    Trace m_trace;
    SourceMap m_sources;
    ProviderRegistry m_providers;
    AccelState m_state;
};

} // namespace

TEST_F(Lifetime, MemoryStepsMeetArraysThatAreDroppedMeanwhile) {
    ASSERT_TRUE(m_providers.device()) << m_providers.why();
    const Ref<ArrayHandle> kept = onDevice(7, true);
    ASSERT_TRUE(kept->device);
    {
        Dropper dropper;
        for (int64_t k = 0; k < 600; ++k) {
            dropper.give(onDevice(k, k % 3 != 0));
            static_cast<void>(m_state.residency.table());
        }
    }
    const Ref<HostBuffer> host = orThrow(m_state.residency.toHost(*kept));
    const auto* values = reinterpret_cast<const double*>(host->data());
    EXPECT_EQ(values[0], 7);
    EXPECT_EQ(values[kElements - 1], 7 + kElements - 1);
    EXPECT_EQ(m_state.residency.table().size(), kept->device ? 1U : 0U);
    const TraceTotals totals = m_trace.totals();
    EXPECT_GT(totals.count[static_cast<std::size_t>(EventKind::Evict)], 100U) << "memory was short";
}

TEST_F(Lifetime, ALossMeetsArraysThatAreDroppedMeanwhile) {
    m_settings.memoryBudget = 256 << 20; // nothing moves before the loss
    for (int loss = 0; loss < 2; ++loss) {
        ASSERT_TRUE(m_providers.device()) << m_providers.why();
        auto& device = static_cast<VulkanProvider&>(*m_providers.device());
        const Ref<ArrayHandle> both = onDevice(1, false);
        const Ref<ArrayHandle> alone = onDevice(2, true);
        ASSERT_TRUE(both->device && alone->device);
        Dropper dropper;
        for (int64_t k = 0; k < 60; ++k)
            dropper.give(onDevice(k, true));
        constexpr int kDeviceLost = -4; // VK_ERROR_DEVICE_LOST
        fault::failAt(1, kDeviceLost, fault::Domain::Vulkan);
        static_cast<void>(device.copy(*both->device, 0, *alone->device, 0, both->bytes(), {}));
        static_cast<void>(device.wait());
        fault::failAt(0);
        ASSERT_TRUE(device.lost());
        EXPECT_TRUE(m_state.residency.recoverDevice());
        EXPECT_FALSE(both->device || alone->device);
        EXPECT_FALSE(both->lost);
        EXPECT_TRUE(alone->lost);
    }
    EXPECT_FALSE(m_providers.device()) << "lost twice";
}
