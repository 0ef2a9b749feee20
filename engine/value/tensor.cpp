// SPDX-License-Identifier: Apache-2.0
#include "value/tensor.h"

#include "base/fault.h"
#include "base/host_memory.h"
#include "base/reclaim.h"
#include "base/script_error.h"
#include "value/memory_limit.h"

#include <cstdlib>
#include <cstring>
#include <limits>
#include <new>

namespace vitrine {

Result<Ref<HostBuffer>> HostBuffer::allocate(std::size_t bytes, bool zero) {
    constexpr std::size_t kAlign = 64, kSmall = 1024;
    // Beyond the addressable half nothing can be allocated; rounding up must not wrap.
    std::byte* data = nullptr;
    if (bytes < std::numeric_limits<std::size_t>::max() / 2 && withinArrayLimit(bytes) &&
        !fault::take(fault::Domain::Memory)) {
        const std::size_t rounded = std::max(kAlign, (bytes + kAlign - 1) / kAlign * kAlign);
        if (memory::take(rounded)) {
            // The allocator keeps small blocks at hand, but none for an alignment.
            data = static_cast<std::byte*>(rounded <= kSmall ? std::malloc(rounded)
                                                             : std::aligned_alloc(kAlign, rounded));
            if (!data) memory::give(rounded);
        }
        if (data && zero) std::memset(data, 0, rounded);
        if (data) return Ref<HostBuffer>(new HostBuffer(data, rounded));
    }
    return fail(ErrorCode::OutOfMemory,
                "Out of memory: " + std::to_string(bytes) + " bytes cannot be allocated.");
}

HostBuffer::~HostBuffer() {
    const auto release = [data = m_data, size = m_size] {
        std::free(data);
        memory::give(size);
    };
    if (m_size >= reclaim::kLargeBytes && reclaim::isOn())
        reclaim::later(release);
    else
        release();
}

Tensor::Tensor(DType dtype, Shape shape, Ref<HostBuffer> host, bool complex)
    : HeapObject(Kind::Tensor), m_dtype(dtype), m_complex(complex), m_shape(std::move(shape)),
      m_count(m_shape.count()), m_host(std::move(host)) {}

Tensor::Tensor(DType dtype, Shape shape, Ref<RemoteArray> remote, bool complex)
    : HeapObject(Kind::Tensor), m_dtype(dtype), m_complex(complex), m_shape(std::move(shape)),
      m_count(m_shape.count()), m_remote(std::move(remote)) {}

namespace {

Ref<HostBuffer> allocateFor(const Tensor& t) {
    auto buffer = HostBuffer::allocate(t.byteSize(), false);
    if (!buffer) throwNoRoom(t.shape(), t.dtype(), t.byteSize());
    return std::move(*buffer);
}

} // namespace

Ref<Tensor> Tensor::make(DType dtype, const Shape& shape, bool complex, bool zero) {
    const double bytes = byteCount(shape, sizeOf(dtype) * (complex ? 2 : 1));
    if (!(bytes <= 1e15) || !memory::fits(static_cast<uint64_t>(bytes)))
        throwTooLarge(shape, bytes);
    auto buffer = HostBuffer::allocate(static_cast<std::size_t>(bytes), zero);
    if (!buffer) throwNoRoom(shape, dtype, static_cast<uint64_t>(bytes));
    return makeRef<Tensor>(dtype, shape, std::move(*buffer), complex);
}

Ref<Tensor> RemoteArray::narrowed() {
    return nullptr;
}

void Tensor::decide() const {
    const Ref<Tensor> real = m_remote->narrowed();
    m_undecided = false;
    if (!real) return;
    m_complex = false;
    m_host = real->m_host;
    m_remote = real->m_remote;
}

Status Tensor::ensureHost() const {
    if (m_undecided) decide();
    if (m_host) return {};
    VITRINE_ASSERT(m_remote);
    VITRINE_TRY(m_host, m_remote->toHost());
    return {};
}

const std::byte* Tensor::hostBytes() const {
    if (m_undecided) decide();
    if (!m_host) orThrow(ensureHost());
    return m_host->data();
}

std::byte* Tensor::mutableHostBytes() {
    if (m_undecided) decide();
    if (!m_host) orThrow(ensureHost());
    m_remote = nullptr; // first: it may hold the only other reference to the host elements
    m_signBound = SignBound::Unknown; // what will be written has any sign
    if (!m_host->unique()) {
        auto copy = allocateFor(*this);
        std::memcpy(copy->data(), m_host->data(), byteSize());
        m_host = std::move(copy);
    }
    return m_host->data();
}

Ref<Tensor> Tensor::reshaped(const Shape& shape) const {
    VITRINE_ASSERT(shape.count() == m_count);
    auto out = makeRef<Tensor>(m_dtype, shape, m_host, m_complex);
    out->m_remote = m_remote;
    out->m_undecided = m_undecided;
    out->m_gpuArray = m_gpuArray;
    out->m_signBound = m_signBound;
    return out;
}

Ref<Tensor> Tensor::clone() const {
    if (m_undecided) decide();
    auto out = makeRef<Tensor>(m_dtype, m_shape, allocateFor(*this), m_complex);
    std::memcpy(out->m_host->data(), hostBytes(), byteSize());
    out->m_gpuArray = m_gpuArray;
    out->m_signBound = m_signBound;
    return out;
}

double Tensor::asDouble(int64_t index) const {
    const int64_t at = isComplex() ? 2 * index : index;
    return visitDType(m_dtype,
                      [&](auto tag) { return static_cast<double>(data<decltype(tag)>()[at]); });
}

bool Tensor::growInPlace(const Shape& shape) {
    if (!m_host || !m_host->unique()) return false;
    const int64_t count = shape.count();
    const auto bytes = static_cast<std::size_t>(count) * elementSize();
    // Only growth along the last dimension keeps the old elements where they are.
    const int last = shape.isVector() ? (shape.rows() == 1 ? 1 : 0) : shape.rank() - 1;
    for (int i = 0; i < last; ++i) {
        if (shape[i] != m_shape[i] && m_count != 0) return false;
    }
    if (count < m_count) return false;
    const std::size_t old = byteSize();
    if (bytes > m_host->size()) {
        auto grown = HostBuffer::allocate(bytes + bytes / 2 + 64, false);
        if (!grown) return false;
        std::memcpy((*grown)->data(), m_host->data(), old);
        m_host = std::move(*grown);
    }
    std::memset(m_host->data() + old, 0, bytes - old);
    m_shape = shape;
    m_count = count;
    m_remote = nullptr;
    return true;
}

bool Tensor::hasImaginaryPart() const {
    const auto search = [&](const auto* z) {
        const int64_t hint = m_imaginaryAt < m_count ? m_imaginaryAt : 0;
        const auto seen = [&](int64_t i) {
            if (z[i].imag() == 0) return false;
            m_imaginaryAt = i;
            return true;
        };
        for (int64_t i = hint; i < m_count; ++i)
            if (seen(i)) return true;
        for (int64_t i = 0; i < hint; ++i)
            if (seen(i)) return true;
        return false;
    };
    return m_dtype == DType::Single ? search(complexData<float>()) : search(complexData<double>());
}

} // namespace vitrine
