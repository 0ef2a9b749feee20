// SPDX-License-Identifier: Apache-2.0
#include "session/value_digest.h"

#include "accel/accelerator.h"
#include "accel/graph/complex_values.h"
#include "accel/graph/node.h"
#include "base/hash.h"
#include "value/containers.h"
#include "value/dlarray.h"
#include "value/sparse.h"

#include <cstring>

namespace vitrine {
namespace {

/// Eight bytes at a time: an array may be gigabytes.
uint64_t digestOfBytes(const std::byte* bytes, std::size_t size, uint64_t h) {
    uint64_t word = 0;
    std::size_t at = 0;
    for (; at + sizeof word <= size; at += sizeof word) {
        std::memcpy(&word, bytes + at, sizeof word);
        h = hashCombine(h, word);
    }
    word = 0;
    if (size > at) std::memcpy(&word, bytes + at, size - at);
    return hashCombine(h, word);
}

bool isOnHost(const Value& value) {
    if (value.kind() != Kind::Tensor) return true;
    const ArrayHandle* handle =
        value.mayBeComplex() ? complexes::realPartHandle(value)
                             : static_cast<const ArrayHandle*>(value.tensor().remote().get());
    return !handle || handle->host || value.tensor().onHost();
}

} // namespace

std::optional<uint64_t> ValueDigests::of(const Value& value) {
    m_known = true;
    const uint64_t h = add(value, 0);
    return m_known ? std::optional(h) : std::nullopt;
}

uint64_t ValueDigests::add(const Tensor& tensor, uint64_t h) {
    m_bytes += tensor.byteSize();
    m_known = m_known && m_bytes <= m_limits.bytes;
    if (!m_known) return h;
    const std::byte* bytes = tensor.hostBytes(); // first: it decides whether the array is complex
    return digestOfBytes(bytes, tensor.byteSize(), hashCombine(h, tensor.isComplex()));
}

uint64_t ValueDigests::add(const Value& v, uint64_t h) {
    m_known = m_known && (m_limits.readDevice || isOnHost(v));
    if (!m_known) return h;
    h = hashBytes(v.className(), h);
    h = hashBytes(v.shape().text(), h);
    switch (v.kind()) {
    case Kind::Scalar:
    case Kind::Tensor:
        return add(*v.toTensor(), h);
    case Kind::Sparse:
        for (const int64_t row : v.sparse().entryRows())
            h = hashCombine(h, static_cast<uint64_t>(row));
        for (const int64_t column : v.sparse().entryColumns())
            h = hashCombine(h, static_cast<uint64_t>(column));
        return add(*v.sparse().values(), h);
    case Kind::DlArray:
        return add(v.dlarray().data(), hashBytes(v.dlarray().labels(), h));
    case Kind::Cell:
        for (const Value& e : v.cell().elements)
            h = add(e, h);
        return h;
    case Kind::Struct:
        for (int f = 0; f < v.structure().fieldCount(); ++f) {
            h = hashBytes(v.structure().fieldNames()[static_cast<std::size_t>(f)], h);
            for (int64_t i = 0; i < v.structure().count(); ++i)
                h = add(v.structure().at(f, i), h);
        }
        return h;
    case Kind::String:
        for (const auto& text : v.strings().elements)
            h = hashBytes(text ? *text : std::string("<missing>"), h);
        return h;
    case Kind::FunctionHandle:
        return hashBytes(v.handle().text, hashBytes(v.handle().name, h));
    case Kind::Map:
        for (const auto& [key, value] : v.map().byText)
            h = add(value, hashBytes(key, h));
        for (const auto& [key, value] : v.map().byNumber)
            h = add(value, hashBytes(std::to_string(key), h));
        return h;
    case Kind::Nothing:
    case Kind::Object:
        break;
    }
    return h;
}

} // namespace vitrine
