// SPDX-License-Identifier: Apache-2.0
#include "provider/provider.h"

namespace vitrine {

namespace {

class WrappedHostBuffer final : public Buffer {
public:
    explicit WrappedHostBuffer(Ref<HostBuffer> host)
        : Buffer(nextBufferId(), host->size()), m_host(std::move(host)) {}
    [[nodiscard]] std::byte* hostPointer() const override { return m_host->data(); }
    [[nodiscard]] const Ref<HostBuffer>& host() const { return m_host; }

private:
    Ref<HostBuffer> m_host;
};

} // namespace

Ref<Buffer> wrapHostBuffer(Ref<HostBuffer> host) {
    return makeRef<WrappedHostBuffer>(std::move(host));
}

Ref<HostBuffer> hostBufferOf(const Buffer& buffer) {
    const auto* wrapped = dynamic_cast<const WrappedHostBuffer*>(&buffer);
    return wrapped ? wrapped->host() : nullptr;
}

uint64_t nextBufferId() {
    static std::atomic<uint64_t> next{1};
    return next.fetch_add(1, std::memory_order_relaxed);
}

} // namespace vitrine
