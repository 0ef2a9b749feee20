// SPDX-License-Identifier: Apache-2.0
// BMP files: 1, 4, 8, 16, 24 and 32 bits, and the run lengths of 4 and 8 bits.
#include "builtins/images/byte_reader.h"
#include "builtins/images/image_codec.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace vitrine::image_codec {

namespace {

struct BmpHeader {
    std::size_t pixelsAt = 0;
    int64_t columns = 0;
    int64_t rows = 0;
    bool topDown = false;
    int bits = 0;
    uint32_t compression = 0;
    std::size_t colours = 0;
    std::size_t paletteAt = 0;
    std::size_t paletteStep = 4;
    std::array<uint32_t, 3> masks = {0x7C00, 0x03E0, 0x001F};
};

BmpHeader readHeader(const ByteReader& in) {
    if (in.size() < 26 || in.byte(0) != 'B' || in.byte(1) != 'M')
        throwDamaged("bmp", "not a BMP file");
    BmpHeader h;
    h.pixelsAt = in.u32(10);
    const std::size_t headerSize = in.u32(14);
    if (headerSize == 12) {
        h.columns = in.u16(18);
        h.rows = in.u16(20);
        h.bits = static_cast<int>(in.u16(24));
        h.paletteStep = 3;
    } else if (headerSize >= 40) {
        h.columns = static_cast<int32_t>(in.u32(18));
        h.rows = static_cast<int32_t>(in.u32(22));
        h.bits = static_cast<int>(in.u16(28));
        h.compression = in.u32(30);
        h.colours = in.u32(46);
    } else {
        throwDamaged("bmp", "an unknown header");
    }
    h.topDown = h.rows < 0;
    h.rows = std::abs(h.rows);
    h.paletteAt = 14 + headerSize;
    if (h.compression == 3 && (h.bits == 16 || h.bits == 32)) {
        for (std::size_t k = 0; k < 3; ++k)
            h.masks[k] = in.u32(54 + 4 * k);
        if (headerSize == 40) h.paletteAt += 12;
    } else if (h.bits == 32) {
        h.masks = {0xFF0000, 0xFF00, 0xFF};
    }
    const bool known =
        h.bits == 1 || h.bits == 4 || h.bits == 8 || h.bits == 16 || h.bits == 24 || h.bits == 32;
    const bool packed = (h.compression == 1 && h.bits == 8) ||
                        (h.compression == 2 && h.bits == 4) ||
                        (h.compression == 3 && (h.bits == 16 || h.bits == 32));
    if (!known || (h.compression != 0 && !packed)) throwDamaged("bmp", "an unknown kind of pixels");
    if (h.bits <= 8) {
        const std::size_t most = std::size_t{1} << h.bits;
        if (h.colours == 0 || h.colours > most) h.colours = most;
    } else {
        h.colours = 0;
    }
    return h;
}

uint16_t maskedPart(uint32_t value, uint32_t mask) {
    if (mask == 0) return 0;
    const int shift = __builtin_ctz(mask);
    const uint32_t top = mask >> shift;
    return static_cast<uint16_t>((uint64_t{value & mask} >> shift) * 255 / top);
}

class BmpPixels {
public:
    BmpPixels(const ByteReader& in, const BmpHeader& h, Image& image)
        : m_in(in), m_h(h), m_image(image),
          m_pixels(image.samples.size() / static_cast<std::size_t>(image.planes)) {}

    void plain() {
        const std::size_t rowBytes =
            (static_cast<std::size_t>(m_h.columns) * static_cast<std::size_t>(m_h.bits) + 31) / 32 *
            4;
        for (int64_t r = 0; r < m_h.rows; ++r) {
            const std::size_t row = m_h.pixelsAt + static_cast<std::size_t>(r) * rowBytes;
            for (int64_t c = 0; c < m_h.columns; ++c)
                pixel(r, c, row);
        }
    }

    void runs() {
        std::size_t at = m_h.pixelsAt;
        int64_t r = 0, c = 0;
        while (at + 1 < m_in.size() && r < m_h.rows) {
            const unsigned count = m_in.byte(at);
            const unsigned value = m_in.byte(at + 1);
            at += 2;
            if (count > 0) {
                for (unsigned k = 0; k < count; ++k)
                    store(r, c++, nibble(value, k));
            } else if (value == 0) {
                ++r;
                c = 0;
            } else if (value == 1) {
                return;
            } else if (value == 2) {
                c += m_in.byte(at);
                r += m_in.byte(at + 1);
                at += 2;
            } else {
                for (unsigned k = 0; k < value; ++k) {
                    const unsigned byte = m_in.byte(at + (m_h.bits == 8 ? k : k / 2));
                    store(r, c++, nibble(byte, k));
                }
                const unsigned bytes = m_h.bits == 8 ? value : (value + 1) / 2;
                at += bytes + bytes % 2;
            }
        }
    }

private:
    unsigned nibble(unsigned byte, unsigned k) const {
        if (m_h.bits == 8) return byte;
        return k % 2 == 0 ? byte >> 4 : byte & 15;
    }

    void store(int64_t r, int64_t c, unsigned value, std::size_t plane = 0) {
        if (r >= m_h.rows || c >= m_h.columns) return;
        const int64_t row = m_h.topDown ? r : m_h.rows - 1 - r;
        m_image.samples[plane * m_pixels + static_cast<std::size_t>(c * m_h.rows + row)] =
            static_cast<uint16_t>(value);
    }

    void pixel(int64_t r, int64_t c, std::size_t row) {
        const auto k = static_cast<std::size_t>(c);
        switch (m_h.bits) {
        case 1:
            return store(r, c, m_in.byte(row + k / 8) >> (7 - k % 8) & 1);
        case 4:
            return store(r, c, nibble(m_in.byte(row + k / 2), static_cast<unsigned>(k & 1)));
        case 8:
            return store(r, c, m_in.byte(row + k));
        case 24:
            for (std::size_t plane = 0; plane < 3; ++plane)
                store(r, c, m_in.byte(row + 3 * k + 2 - plane), plane);
            return;
        default:
            const uint32_t value = m_h.bits == 16 ? m_in.u16(row + 2 * k) : m_in.u32(row + 4 * k);
            for (std::size_t plane = 0; plane < 3; ++plane)
                store(r, c, maskedPart(value, m_h.masks[plane]), plane);
        }
    }

    const ByteReader& m_in;
    const BmpHeader& m_h;
    Image& m_image;
    std::size_t m_pixels;
};

} // namespace

Image readBmp(std::span<const uint8_t> file, Want want) {
    const ByteReader in(file, "bmp");
    const BmpHeader h = readHeader(in);
    Image image;
    image.rows = h.rows;
    image.columns = h.columns;
    image.indexed = h.bits <= 8;
    image.planes = image.indexed ? 1 : 3;
    image.bits = image.indexed ? h.bits : 8;
    image.colour = image.indexed ? "indexed" : "truecolor";
    for (std::size_t k = 0; k < 3; ++k) {
        for (std::size_t i = 0; i < h.colours; ++i)
            image.map.push_back(in.byte(h.paletteAt + i * h.paletteStep + 2 - k) / 255.0);
    }
    if (want == Want::Header) return image;
    requireSize("bmp", image.rows, image.columns, image.planes);
    // No file of a size makes more pixels than its runs can.
    if (static_cast<double>(h.rows) * static_cast<double>(h.columns) >
        static_cast<double>(in.size()) * 1024 + 4096)
        throwDamaged("bmp", "the file ends too early");
    image.samples.assign(static_cast<std::size_t>(h.rows * h.columns * image.planes), 0);
    BmpPixels pixels(in, h, image);
    if (h.compression == 1 || h.compression == 2)
        pixels.runs();
    else
        pixels.plain();
    return image;
}

} // namespace vitrine::image_codec
