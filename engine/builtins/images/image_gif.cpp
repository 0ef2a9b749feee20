// SPDX-License-Identifier: Apache-2.0
// GIF files (87a and 89a): LZW, interlacing, local maps, and frames that are drawn over those
// before them.
#include "builtins/images/byte_reader.h"
#include "builtins/images/image_codec.h"

#include <algorithm>
#include <array>

namespace vitrine::image_codec {

namespace {

constexpr std::size_t kMostCodes = 4096;

/// Indices of one frame from its sub-blocks of codes.
class GifCodes {
public:
    GifCodes(const ByteReader& in, std::size_t& at) : m_in(in), m_at(at) {}

    std::vector<uint8_t> decode(std::size_t count) {
        const unsigned bits = m_in.byte(m_at++);
        if (bits < 1 || bits > 11) throwDamaged("gif", "a wrong code size");
        const unsigned clear = 1U << bits;
        std::vector<uint8_t> out;
        unsigned width = bits + 1;
        unsigned next = clear + 2;
        int previous = -1;
        for (unsigned k = 0; k < clear; ++k)
            m_suffix[k] = static_cast<uint8_t>(k);
        while (out.size() < count) {
            const int code = take(width);
            if (code < 0 || code == static_cast<int>(clear) + 1) break;
            if (code == static_cast<int>(clear)) {
                width = bits + 1;
                next = clear + 2;
                previous = -1;
                continue;
            }
            const auto c = static_cast<unsigned>(code);
            if (previous < 0 ? c >= clear : c > next) throwDamaged("gif", "a wrong code");
            const unsigned from = c == next ? static_cast<unsigned>(previous) : c;
            const std::size_t start = out.size();
            append(from, clear, out);
            const uint8_t first = out[start];
            if (c == next) out.push_back(first);
            if (previous >= 0 && next < kMostCodes) {
                m_prefix[next] = static_cast<uint16_t>(previous);
                m_suffix[next] = first;
                ++next;
                if (next == 1U << width && width < 12) ++width;
            }
            previous = code;
        }
        m_at += m_left; // the rest of the block that the end code stands in
        while (m_in.byte(m_at) != 0)
            m_at += m_in.byte(m_at) + 1;
        ++m_at;
        out.resize(count, 0);
        return out;
    }

private:
    /// -1 at the end of the blocks.
    int take(unsigned width) {
        while (m_bits < width) {
            if (m_left == 0) {
                m_left = m_in.byte(m_at);
                if (m_left == 0) return -1;
                ++m_at;
            }
            m_buffer |= m_in.byte(m_at++) << m_bits;
            m_bits += 8;
            --m_left;
            if (m_left == 0 && m_in.byte(m_at) == 0 && m_bits < width) return -1;
        }
        const unsigned code = m_buffer & ((1U << width) - 1);
        m_buffer >>= width;
        m_bits -= width;
        return static_cast<int>(code);
    }

    void append(unsigned code, unsigned clear, std::vector<uint8_t>& out) {
        const std::size_t start = out.size();
        for (std::size_t k = 0; k < kMostCodes && code >= clear + 2; ++k) {
            out.push_back(m_suffix[code]);
            code = m_prefix[code];
        }
        out.push_back(m_suffix[code]);
        std::reverse(out.begin() + static_cast<std::ptrdiff_t>(start), out.end());
    }

    const ByteReader& m_in;
    std::size_t& m_at;
    std::array<uint16_t, kMostCodes> m_prefix = {};
    std::array<uint8_t, kMostCodes> m_suffix = {};
    unsigned m_buffer = 0;
    unsigned m_bits = 0;
    unsigned m_left = 0;
};

/// Codes of growing width in sub-blocks of 255 bytes.
class GifBlocks {
public:
    void put(unsigned code, unsigned width) {
        m_buffer |= code << m_bits;
        m_bits += width;
        for (; m_bits >= 8; m_bits -= 8, m_buffer >>= 8)
            byte(static_cast<uint8_t>(m_buffer));
    }
    std::vector<uint8_t> take() {
        if (m_bits > 0) byte(static_cast<uint8_t>(m_buffer));
        return std::move(m_bytes);
    }

private:
    void byte(uint8_t value) {
        constexpr uint8_t kBlock = 255;
        if (m_bytes.empty() || m_bytes[m_length] == kBlock) {
            m_length = m_bytes.size();
            m_bytes.push_back(0);
        }
        ++m_bytes[m_length];
        m_bytes.push_back(value);
    }
    std::vector<uint8_t> m_bytes;
    std::size_t m_length = 0; ///< where the length of the block at hand stands
    unsigned m_buffer = 0, m_bits = 0;
};

std::vector<double> readMap(const ByteReader& in, std::size_t at, std::size_t colours) {
    std::vector<double> map;
    for (std::size_t k = 0; k < 3; ++k) {
        for (std::size_t i = 0; i < colours; ++i)
            map.push_back(in.byte(at + 3 * i + k) / 255.0);
    }
    return map;
}

struct GifFrame {
    int64_t left, top, columns, rows;
    bool interlaced;
};

struct GifControl {
    int transparent = -1;
    unsigned disposal = 0;
};

/// The row of the picture that the k-th of the file is.
int64_t interlacedRow(int64_t k, int64_t rows) {
    constexpr std::array<std::array<int64_t, 2>, 4> passes = {{{0, 8}, {4, 8}, {2, 4}, {1, 2}}};
    for (const auto& [first, step] : passes) {
        const int64_t count = rows > first ? (rows - first + step - 1) / step : 0;
        if (k < count) return first + k * step;
        k -= count;
    }
    return rows - 1;
}

void skipBlocks(const ByteReader& in, std::size_t& at) {
    while (in.byte(at) != 0)
        at += in.byte(at) + 1;
    ++at;
}

class GifReader {
public:
    explicit GifReader(std::span<const uint8_t> file) : m_in(file, "gif") {}

    std::vector<Image> read(Want want) {
        if (m_in.size() < 13 || m_in.byte(0) != 'G' || m_in.byte(1) != 'I' || m_in.byte(2) != 'F')
            throwDamaged("gif", "not a GIF file");
        Image screen;
        screen.columns = m_in.u16(6);
        screen.rows = m_in.u16(8);
        screen.indexed = true;
        screen.colour = "indexed";
        const unsigned flags = m_in.byte(10);
        m_background = m_in.byte(11);
        m_at = 13;
        if (flags & 128) {
            const std::size_t colours = std::size_t{2} << (flags & 7);
            screen.map = readMap(m_in, m_at, colours);
            m_at += 3 * colours;
        }
        if (want == Want::Pixels) requireSize("gif", screen.rows, screen.columns, 1);
        m_canvas.assign(
            want == Want::Pixels ? static_cast<std::size_t>(screen.rows * screen.columns) : 0,
            static_cast<uint16_t>(m_background));
        std::vector<Image> frames;
        while (m_at < m_in.size()) {
            const unsigned kind = m_in.byte(m_at++);
            if (kind == ';') break;
            if (kind == '!') {
                readExtension();
            } else if (kind == ',') {
                readFrame(screen, want, frames);
                if (want == Want::Header) break;
            } else {
                throwDamaged("gif", "an unknown block");
            }
        }
        if (frames.empty()) throwDamaged("gif", "there is no image");
        return frames;
    }

private:
    void readExtension() {
        if (m_in.byte(m_at++) == 0xF9 && m_in.byte(m_at) >= 4) {
            const unsigned flags = m_in.byte(m_at + 1);
            m_control.disposal = flags >> 2 & 7;
            m_control.transparent = flags & 1 ? static_cast<int>(m_in.byte(m_at + 4)) : -1;
        }
        skipBlocks(m_in, m_at);
    }

    void readFrame(const Image& screen, Want want, std::vector<Image>& frames) {
        const GifFrame f = {m_in.u16(m_at), m_in.u16(m_at + 2), m_in.u16(m_at + 4),
                            m_in.u16(m_at + 6), (m_in.byte(m_at + 8) & 64) != 0};
        const unsigned flags = m_in.byte(m_at + 8);
        m_at += 9;
        Image image = screen;
        if (flags & 128) {
            const std::size_t colours = std::size_t{2} << (flags & 7);
            image.map = readMap(m_in, m_at, colours);
            m_at += 3 * colours;
        }
        if (want == Want::Header) {
            frames.push_back(std::move(image));
            return;
        }
        requireSize("gif", f.rows, f.columns, 1);
        // All frames together are bounded as one array is.
        requireSize("gif", screen.rows, screen.columns, static_cast<int64_t>(frames.size()) + 1);
        const std::vector<uint16_t> before = m_canvas;
        const std::vector<uint8_t> indices =
            GifCodes(m_in, m_at).decode(static_cast<std::size_t>(f.rows * f.columns));
        draw(screen, f, [&](std::size_t k, uint16_t& pixel) {
            if (static_cast<int>(indices[k]) != m_control.transparent) pixel = indices[k];
        });
        image.samples = m_canvas;
        frames.push_back(std::move(image));
        if (m_control.disposal == 2)
            draw(screen, f, [&](std::size_t, uint16_t& pixel) {
                pixel = static_cast<uint16_t>(m_background);
            });
        if (m_control.disposal == 3) m_canvas = before;
        m_control = {};
    }

    template <typename Set>
    void draw(const Image& screen, const GifFrame& f, Set set) {
        for (int64_t k = 0; k < f.rows; ++k) {
            const int64_t r = f.top + (f.interlaced ? interlacedRow(k, f.rows) : k);
            for (int64_t c = 0; c < f.columns; ++c) {
                if (r >= screen.rows || f.left + c >= screen.columns) continue;
                set(static_cast<std::size_t>(k * f.columns + c),
                    m_canvas[static_cast<std::size_t>((f.left + c) * screen.rows + r)]);
            }
        }
    }

    ByteReader m_in;
    std::size_t m_at = 0;
    unsigned m_background = 0;
    GifControl m_control;
    std::vector<uint16_t> m_canvas;
};

} // namespace

std::vector<uint8_t> gifBlocks(std::span<const uint8_t> indices, unsigned bits) {
    constexpr unsigned kLastCode = 4095;
    const unsigned clear = 1U << bits, end = clear + 1;
    GifBlocks out;
    unsigned width = bits + 1, next = clear + 2;
    // The code of a string and one more element; entries of tables that were given up do not count.
    std::vector<uint32_t> known(kMostCodes << 8U);
    uint32_t table = 1;
    const auto put = [&](unsigned code) {
        out.put(code, width);
        if (next >= 1U << width && width < 12) ++width;
    };
    out.put(clear, width);
    const uint8_t most = static_cast<uint8_t>(clear - 1);
    unsigned string = indices.empty() ? end : indices[0] & most;
    for (std::size_t i = 1; i < indices.size(); ++i) {
        const unsigned element = indices[i] & most;
        uint32_t& entry = known[string << 8U | element];
        if (entry >> 12U == table) {
            string = entry & kLastCode;
            continue;
        }
        put(string);
        string = element;
        if (next < kLastCode) {
            entry = table << 12U | next++;
            continue;
        }
        put(clear);
        next = clear + 2;
        width = bits + 1;
        ++table;
    }
    if (!indices.empty()) put(string);
    out.put(end, width);
    return out.take();
}

std::vector<Image> readGif(std::span<const uint8_t> file, Want want) {
    return GifReader(file).read(want);
}

} // namespace vitrine::image_codec
