// SPDX-License-Identifier: Apache-2.0
#pragma once
// Little-endian numbers from the bytes of a file; a place behind its end throws. Any thread.
#include "builtins/images/image_codec.h"

namespace vitrine::image_codec {

class ByteReader {
public:
    ByteReader(std::span<const uint8_t> bytes, const char* format)
        : m_bytes(bytes), m_format(format) {}
    [[nodiscard]] std::size_t size() const { return m_bytes.size(); }
    [[nodiscard]] unsigned byte(std::size_t at) const {
        if (at >= m_bytes.size()) throwDamaged(m_format, "the file ends too early");
        return m_bytes[at];
    }
    [[nodiscard]] unsigned u16(std::size_t at) const { return byte(at) | byte(at + 1) << 8; }
    [[nodiscard]] uint32_t u32(std::size_t at) const { return u16(at) | u16(at + 2) << 16; }

private:
    std::span<const uint8_t> m_bytes;
    const char* m_format;
};

} // namespace vitrine::image_codec
