// SPDX-License-Identifier: Apache-2.0
#pragma once
// Arrays larger than one binding, which lie on the device in parts: which operands do, which part
// a launch reaches, and copies part by part. Engine's thread.
#include "provider/vulkan/memory.h"

#include <algorithm>
#include <span>

namespace vitrine::vulkan {

/// Bit i: array i lies in parts.
[[nodiscard]] uint64_t inParts(std::span<const Ref<Buffer>> arrays);

/// An operand that a launch reaches by strides, of an array that lies in parts: where the launch
/// stays in one of them, that part takes the array's place.
void takeParts(Launch& launch);

/// Calls copy(part, offset in it, bytes done before, bytes) for each part that a range of an
/// array touches; for the buffer itself where it has no parts.
template <typename Copy>
Status forParts(DeviceBuffer& buffer, uint64_t offset, uint64_t bytes, Copy&& copy) {
    if (buffer.parts().empty()) return copy(buffer, offset, uint64_t{0}, bytes);
    if (offset > buffer.bytes() || bytes > buffer.bytes() - offset)
        return fail(ErrorCode::Invalid, "a copy lies outside its array");
    const uint64_t size = buffer.partBytes();
    for (uint64_t done = 0; done < bytes;) {
        const uint64_t begin = (offset + done) % size;
        const uint64_t now = std::min(bytes - done, size - begin);
        DeviceBuffer& part = *buffer.parts()[static_cast<std::size_t>((offset + done) / size)];
        VITRINE_CHECK(copy(part, begin, done, now));
        done += now;
    }
    return {};
}

} // namespace vitrine::vulkan
