// SPDX-License-Identifier: Apache-2.0
#pragma once
// Buffers of the host provider: ordinary host memory, shared with tensors without copies. May be
// held and released on any thread.
#include "provider/provider.h"
#include "value/tensor.h"

#include <atomic>
#include <memory>

namespace vitrine {

/// What allocate() has given out and not got back; outlives the provider with its last buffer.
struct HostUsage {
    std::atomic<uint64_t> bytes{0};
    std::atomic<uint64_t> peak{0};      ///< the most that `bytes` was
    std::atomic<Trace*> trace{nullptr}; ///< null once the provider is gone
    uint8_t provider = 0;
};

class HostDeviceBuffer final : public Buffer {
public:
    /// The buffer of a tensor as a provider's buffer; the memory lives as long as either.
    [[nodiscard]] static Ref<Buffer> wrap(Ref<HostBuffer> memory);
    /// The memory behind a buffer of the host provider.
    [[nodiscard]] static const Ref<HostBuffer>& hostBuffer(const Buffer& buffer);

    explicit HostDeviceBuffer(Ref<HostBuffer> memory, std::shared_ptr<HostUsage> usage = nullptr);
    ~HostDeviceBuffer() override;
    [[nodiscard]] std::byte* hostPointer() const override { return m_memory->data(); }

private:
    Ref<HostBuffer> m_memory;
    std::shared_ptr<HostUsage> m_usage; ///< null for wrapped memory
};

} // namespace vitrine
