// SPDX-License-Identifier: Apache-2.0
#pragma once
// A provider whose calls may come from two threads: the engine's, and one that gives a long launch
// to the device part by part (accel/run/lanes.h). One call goes on at a time. Made by the registry
// around the devices of a session, so that backends know of one thread only.
#include "provider/provider.h"

#include <memory>
#include <mutex>

namespace vitrine {

class GuardedProvider final : public Provider {
public:
    explicit GuardedProvider(std::unique_ptr<Provider> device) : m_device(std::move(device)) {}

    [[nodiscard]] const ProviderInfo& info() const override { return m_device->info(); }
    [[nodiscard]] ProviderRates rates() override {
        const Lock lock(m_calls);
        return m_device->rates();
    }
    Result<ProviderRates> calibrate() override {
        const Lock lock(m_calls);
        return m_device->calibrate();
    }
    [[nodiscard]] Status supports(const Program& program, const LaunchGeometry& geometry) override {
        const Lock lock(m_calls);
        return m_device->supports(program, geometry);
    }
    Result<Ref<Buffer>> allocate(uint64_t bytes, std::string_view label) override {
        const Lock lock(m_calls);
        return m_device->allocate(bytes, label);
    }
    Status upload(Buffer& to, uint64_t offset, const void* data, uint64_t bytes,
                  LaunchTag tag) override {
        const Lock lock(m_calls);
        return m_device->upload(to, offset, data, bytes, tag);
    }
    Status download(const Buffer& from, uint64_t offset, void* data, uint64_t bytes,
                    LaunchTag tag) override {
        const Lock lock(m_calls);
        return m_device->download(from, offset, data, bytes, tag);
    }
    void prepare(std::span<const ComingLaunch> launches) override {
        const Lock lock(m_calls);
        m_device->prepare(launches);
    }
    Status run(const Launch& launch) override {
        const Lock lock(m_calls);
        return m_device->run(launch);
    }
    Status submit() override {
        const Lock lock(m_calls);
        return m_device->submit();
    }
    Status wait() override {
        const Lock lock(m_calls);
        return m_device->wait();
    }
    /// What is complete while a launch is given to the device is told by a later call.
    void collect(std::vector<DispatchRecord>& out) override {
        const Lock lock(m_calls, std::try_to_lock);
        if (lock.owns_lock()) m_device->collect(out);
    }
    [[nodiscard]] std::vector<KernelSource> kernels() const override {
        const Lock lock(m_calls);
        return m_device->kernels();
    }
    [[nodiscard]] uint64_t bytesInUse() const override { return m_device->bytesInUse(); }
    [[nodiscard]] uint64_t peakBytes() const override { return m_device->peakBytes(); }
    [[nodiscard]] uint64_t budgetBytes() const override { return m_device->budgetBytes(); }
    void trim() override {
        const Lock lock(m_calls);
        m_device->trim();
    }
    [[nodiscard]] bool lost() const override { return m_device->lost(); }
    void setStopFlag(const std::atomic<bool>* flag) override { m_device->setStopFlag(flag); }
    [[nodiscard]] double share() const override { return m_device->share(); }
    [[nodiscard]] std::vector<ProviderFacts> facts() const override {
        const Lock lock(m_calls);
        return m_device->facts();
    }
    [[nodiscard]] std::string kernelFolder() const override { return m_device->kernelFolder(); }
    [[nodiscard]] uint64_t complaints() const override { return m_device->complaints(); }
    [[nodiscard]] DrawingDevice* drawing() override { return m_device->drawing(); }

private:
    using Lock = std::unique_lock<std::mutex>;
    const std::unique_ptr<Provider> m_device;
    mutable std::mutex m_calls;
};

} // namespace vitrine
