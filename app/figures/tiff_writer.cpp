// SPDX-License-Identifier: Apache-2.0
#include "figures/tiff_writer.h"

#include <cmath>

namespace vitrine::app {
namespace {

enum Type : uint16_t { kShort = 3, kLong = 4, kRational = 5 };

class Writer {
public:
    void put16(uint32_t value) {
        m_bytes += static_cast<char>(value & 0xff);
        m_bytes += static_cast<char>((value >> 8) & 0xff);
    }
    void put32(uint32_t value) {
        put16(value & 0xffff);
        put16(value >> 16);
    }
    /// One entry of the directory; a value or where it stands.
    void entry(uint32_t tag, Type type, uint32_t count, uint32_t value) {
        put16(tag);
        put16(type);
        put32(count);
        put32(value);
    }
    [[nodiscard]] std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

} // namespace

std::string tiffFile(uint32_t width, uint32_t height, const std::string& pixels, double dpi) {
    constexpr uint32_t kEntries = 12, kHeader = 8;
    constexpr uint32_t kBits = kHeader + 2 + 12 * kEntries + 4; ///< behind the directory
    constexpr uint32_t kResolution = kBits + 6 + 2, kPixels = kResolution + 8;
    Writer out;
    out.put16(0x4949); // little end first
    out.put16(42);
    out.put32(kHeader);
    out.put16(kEntries);
    out.entry(256, kLong, 1, width);
    out.entry(257, kLong, 1, height);
    out.entry(258, kShort, 3, kBits);
    out.entry(259, kShort, 1, 1); // no compression
    out.entry(262, kShort, 1, 2); // RGB
    out.entry(273, kLong, 1, kPixels);
    out.entry(277, kShort, 1, 3);
    out.entry(278, kLong, 1, height);
    out.entry(279, kLong, 1, width * height * 3);
    out.entry(282, kRational, 1, kResolution);
    out.entry(283, kRational, 1, kResolution);
    out.entry(296, kShort, 1, 2); // pixels an inch
    out.put32(0);
    for (int channel = 0; channel < 3; ++channel)
        out.put16(8);
    out.put16(0);
    out.put32(static_cast<uint32_t>(std::lround(dpi * 100)));
    out.put32(100);
    return out.take() + pixels;
}

} // namespace vitrine::app
