// SPDX-License-Identifier: Apache-2.0
// TIFF 6.0 as cameras, scanners and scripts write it: strips or tiles of 1 to 16 bits, gray, RGB or
// palette, in one plane or several; without compression, PackBits, LZW or Deflate.
#include "builtins/images/image_codec.h"

#include <algorithm>
#include <array>
#include <optional>
#include <zlib.h>

namespace vitrine::image_codec {

namespace {

constexpr const char* kFormat = "tif";

class TiffBytes {
public:
    explicit TiffBytes(std::span<const uint8_t> file) : m_file(file) {
        m_little = byte(0) == 'I';
        if (u16(2) != 42) throwDamaged(kFormat, "it is no TIFF file");
    }
    [[nodiscard]] unsigned byte(std::size_t at) const {
        if (at >= m_file.size()) throwDamaged(kFormat, "the file ends too early");
        return m_file[at];
    }
    [[nodiscard]] unsigned u16(std::size_t at) const {
        return m_little ? byte(at) | byte(at + 1) << 8 : byte(at) << 8 | byte(at + 1);
    }
    [[nodiscard]] uint32_t u32(std::size_t at) const {
        return m_little ? u16(at) | uint32_t{u16(at + 2)} << 16
                        : uint32_t{u16(at)} << 16 | u16(at + 2);
    }
    [[nodiscard]] bool little() const { return m_little; }
    [[nodiscard]] std::span<const uint8_t> part(std::size_t at, std::size_t count) const {
        if (at > m_file.size() || count > m_file.size() - at)
            throwDamaged(kFormat, "the file ends too early");
        return m_file.subspan(at, count);
    }

private:
    std::span<const uint8_t> m_file;
    bool m_little = true;
};

enum Tag : unsigned {
    kWidth = 256,
    kLength = 257,
    kBits = 258,
    kCompression = 259,
    kPhotometric = 262,
    kDescription = 270,
    kStripOffsets = 273,
    kSamples = 277,
    kRowsPerStrip = 278,
    kStripCounts = 279,
    kXResolution = 282,
    kYResolution = 283,
    kPlanar = 284,
    kResolutionUnit = 296,
    kPredictor = 317,
    kColorMap = 320,
    kTileWidth = 322,
    kTileLength = 323,
    kTileOffsets = 324,
    kTileCounts = 325,
    kExtraSamples = 338,
    kSampleFormat = 339,
};

/// One directory: the fields of an image.
class Directory {
public:
    Directory(const TiffBytes& bytes, std::size_t at) : m_bytes(bytes), m_at(at) {}
    [[nodiscard]] std::size_t next() const {
        return m_bytes.u32(m_at + 2 + 12 * std::size_t{m_bytes.u16(m_at)});
    }
    /// The numbers of a field; nothing when it is not there.
    [[nodiscard]] std::vector<double> numbers(unsigned tag) const {
        const std::optional<std::size_t> entry = find(tag);
        if (!entry) return {};
        const unsigned type = m_bytes.u16(*entry + 2);
        const std::size_t count = m_bytes.u32(*entry + 4);
        static constexpr std::array<std::size_t, 13> kSizes{0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8};
        const std::size_t size = type < kSizes.size() ? kSizes[type] : 0;
        if (size == 0 || count > (std::size_t{1} << 26)) return {};
        const std::size_t at = size * count > 4 ? m_bytes.u32(*entry + 8) : *entry + 8;
        (void)m_bytes.part(at, size * count);
        std::vector<double> out;
        out.reserve(count);
        for (std::size_t k = 0; k < count; ++k) {
            const std::size_t place = at + k * size;
            if (type == 5 || type == 10) {
                const double below = m_bytes.u32(place + 4);
                out.push_back(below > 0 ? m_bytes.u32(place) / below : 0);
            } else {
                out.push_back(size == 1   ? m_bytes.byte(place)
                              : size == 2 ? m_bytes.u16(place)
                                          : m_bytes.u32(place));
            }
        }
        return out;
    }
    [[nodiscard]] double number(unsigned tag, double otherwise) const {
        const std::vector<double> all = numbers(tag);
        return all.empty() ? otherwise : all[0];
    }

private:
    [[nodiscard]] std::optional<std::size_t> find(unsigned tag) const {
        const std::size_t count = m_bytes.u16(m_at);
        for (std::size_t k = 0; k < count; ++k)
            if (m_bytes.u16(m_at + 2 + 12 * k) == tag) return m_at + 2 + 12 * k;
        return {};
    }
    const TiffBytes& m_bytes;
    std::size_t m_at;
};

void unpackBits(std::span<const uint8_t> in, std::vector<uint8_t>& out, std::size_t most) {
    for (std::size_t i = 0; i < in.size() && out.size() < most;) {
        const int n = static_cast<int8_t>(in[i++]);
        if (n >= 0) {
            for (int k = 0; k <= n && i < in.size(); ++k)
                out.push_back(in[i++]);
        } else if (n != -128 && i < in.size()) {
            out.insert(out.end(), static_cast<std::size_t>(1 - n), in[i++]);
        }
    }
}

/// Codes of 9 to 12 bits, the highest bit first; the width grows one code early.
void unpackLzw(std::span<const uint8_t> in, std::vector<uint8_t>& out, std::size_t most) {
    struct Entry {
        std::size_t from, length; ///< in `out`
    };
    std::vector<Entry> table;
    std::size_t bit = 0;
    unsigned width = 9;
    Entry before{0, 0}; // none where it has no length
    while (out.size() < most) {
        if (bit + width > in.size() * 8) return;
        unsigned code = 0;
        for (unsigned k = 0; k < width; ++k, ++bit)
            code = code << 1 | ((in[bit / 8] >> (7 - bit % 8)) & 1U);
        if (code == 257) return;
        if (code == 256) {
            table.clear();
            width = 9;
            before = {0, 0};
            continue;
        }
        const std::size_t from = out.size();
        if (code < 256) {
            out.push_back(static_cast<uint8_t>(code));
        } else {
            const std::size_t index = code - 258;
            if (before.length == 0 || index > table.size())
                throwDamaged(kFormat, "a code has no meaning");
            const Entry entry =
                index < table.size() ? table[index] : Entry{before.from, before.length + 1};
            for (std::size_t k = 0; k < entry.length; ++k)
                out.push_back(out[entry.from + k]);
        }
        // An entry is the string before and the first byte of this one, which follows it in out.
        if (before.length > 0) table.push_back({before.from, before.length + 1});
        before = {from, out.size() - from};
        const std::size_t next = table.size() + 258 + 1;
        width = next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9;
    }
}

void inflateInto(std::span<const uint8_t> in, std::vector<uint8_t>& out, std::size_t most) {
    out.resize(most);
    uLongf length = most;
    const int state = uncompress(out.data(), &length, in.data(), static_cast<uLong>(in.size()));
    if (state != Z_OK && state != Z_BUF_ERROR) throwDamaged(kFormat, "its data are damaged");
    out.resize(length);
}

std::vector<uint8_t> unpacked(std::span<const uint8_t> in, unsigned how, std::size_t most) {
    std::vector<uint8_t> out;
    if (how == 1)
        out.assign(in.begin(), in.begin() + static_cast<std::ptrdiff_t>(std::min(in.size(), most)));
    else if (how == 5)
        unpackLzw(in, out, most);
    else if (how == 8 || how == 32946)
        inflateInto(in, out, most);
    else if (how == 32773)
        unpackBits(in, out, most);
    else
        throwDamaged(kFormat, "its compression is not supported");
    out.resize(most, 0);
    return out;
}

/// What a page consists of.
struct Layout {
    int64_t columns, rows, samples, bits, planar;
    int64_t blockColumns, blockRows; ///< of a strip or tile
    unsigned compression, predictor, photometric;
    std::vector<double> offsets, counts;

    explicit Layout(const Directory& d) {
        columns = static_cast<int64_t>(d.number(kWidth, 0));
        rows = static_cast<int64_t>(d.number(kLength, 0));
        samples = static_cast<int64_t>(d.number(kSamples, 1));
        bits = static_cast<int64_t>(d.number(kBits, 1));
        planar = static_cast<int64_t>(d.number(kPlanar, 1));
        compression = static_cast<unsigned>(d.number(kCompression, 1));
        predictor = static_cast<unsigned>(d.number(kPredictor, 1));
        photometric = static_cast<unsigned>(d.number(kPhotometric, 1));
        const bool tiles = d.number(kTileWidth, 0) > 0;
        blockColumns = tiles ? static_cast<int64_t>(d.number(kTileWidth, 0)) : columns;
        blockRows = tiles ? static_cast<int64_t>(d.number(kTileLength, 0))
                          : std::min(rows, static_cast<int64_t>(
                                               d.number(kRowsPerStrip, static_cast<double>(rows))));
        offsets = d.numbers(tiles ? kTileOffsets : kStripOffsets);
        counts = d.numbers(tiles ? kTileCounts : kStripCounts);
        if (d.number(kSampleFormat, 1) != 1 ||
            (bits != 1 && bits != 2 && bits != 4 && bits != 8 && bits != 16))
            throwDamaged(kFormat, "its samples are not supported");
        if (photometric > 3 || samples < 1 || samples > 16)
            throwDamaged(kFormat, "its colours are not supported");
        if (samples < (photometric == 2 ? 3 : 1)) throwDamaged(kFormat, "it lacks colours");
        requireSize(kFormat, rows, columns, samples);
        if (blockRows < 1 || blockColumns < 1) throwDamaged(kFormat, "its parts have no size");
        requireSize(kFormat, blockRows, blockColumns, samples);
    }
};

/// All samples, row by row, those of a pixel side by side.
std::vector<uint16_t> samplesOf(const TiffBytes& bytes, const Layout& p) {
    std::vector<uint16_t> out(static_cast<std::size_t>(p.rows * p.columns * p.samples));
    const int64_t across = (p.columns + p.blockColumns - 1) / p.blockColumns;
    const int64_t down = (p.rows + p.blockRows - 1) / p.blockRows;
    const int64_t together = p.planar == 2 ? 1 : p.samples;
    const int64_t rowBytes = (p.blockColumns * together * p.bits + 7) / 8;
    for (int64_t plane = 0; plane < (p.planar == 2 ? p.samples : 1); ++plane) {
        for (int64_t block = 0; block < across * down; ++block) {
            const auto index = static_cast<std::size_t>(plane * across * down + block);
            if (index >= p.offsets.size() || index >= p.counts.size())
                throwDamaged(kFormat, "parts are missing");
            const int64_t top = block / across * p.blockRows;
            const int64_t left = block % across * p.blockColumns;
            const int64_t rows = std::min(p.blockRows, p.rows - top);
            const std::vector<uint8_t> data =
                unpacked(bytes.part(static_cast<std::size_t>(p.offsets[index]),
                                    static_cast<std::size_t>(p.counts[index])),
                         p.compression, static_cast<std::size_t>(rows * rowBytes));
            std::vector<uint16_t> line(static_cast<std::size_t>(p.blockColumns * together));
            for (int64_t r = 0; r < rows; ++r) {
                const uint8_t* from = data.data() + r * rowBytes;
                for (std::size_t k = 0; k < line.size(); ++k) {
                    if (p.bits == 16) {
                        line[k] = static_cast<uint16_t>(bytes.little()
                                                            ? from[2 * k] | from[2 * k + 1] << 8
                                                            : from[2 * k] << 8 | from[2 * k + 1]);
                    } else {
                        const std::size_t bit = k * static_cast<std::size_t>(p.bits);
                        line[k] = static_cast<uint16_t>(
                            from[bit / 8] >> (8 - static_cast<std::size_t>(p.bits) - bit % 8) &
                            ((1 << p.bits) - 1));
                    }
                    const auto step = static_cast<std::size_t>(together);
                    if (p.predictor == 2 && k >= step)
                        line[k] =
                            static_cast<uint16_t>((line[k] + line[k - step]) & ((1 << p.bits) - 1));
                }
                for (int64_t c = 0; c < std::min(p.blockColumns, p.columns - left); ++c)
                    for (int64_t s = 0; s < together; ++s)
                        out[static_cast<std::size_t>(
                            ((top + r) * p.columns + left + c) * p.samples + plane + s)] =
                            line[static_cast<std::size_t>(c * together + s)];
            }
        }
    }
    return out;
}

} // namespace

std::vector<uint8_t> unpackTiff(std::span<const uint8_t> block, unsigned compression,
                                std::size_t most) {
    return unpacked(block, compression, most);
}

Image readTiff(std::span<const uint8_t> file, Want want, int64_t page, int64_t* pages) {
    const TiffBytes bytes(file);
    std::vector<std::size_t> starts;
    for (std::size_t at = bytes.u32(4); at != 0; at = Directory(bytes, at).next()) {
        if (std::find(starts.begin(), starts.end(), at) != starts.end() || starts.size() > 65535)
            throwDamaged(kFormat, "its pages form a ring");
        starts.push_back(at);
    }
    if (pages) *pages = static_cast<int64_t>(starts.size());
    if (page < 1 || page > static_cast<int64_t>(starts.size()))
        throwDamaged(kFormat, "it has no such page");
    const Directory d(bytes, starts[static_cast<std::size_t>(page - 1)]);
    const Layout p(d);
    Image image;
    image.rows = p.rows;
    image.columns = p.columns;
    image.bits = static_cast<int>(p.bits);
    image.indexed = p.photometric == 3;
    image.planes = p.photometric == 2 ? 3 : 1;
    image.colour = image.indexed ? "indexed" : p.photometric == 2 ? "truecolor" : "grayscale";
    const double unit = d.number(kResolutionUnit, 2) == 3 ? 100.0 : 1 / 0.0254;
    image.perMetre[0] = d.number(kXResolution, 0) * unit;
    image.perMetre[1] = d.number(kYResolution, 0) * unit;
    for (const double v : d.numbers(kDescription))
        if (v > 0) image.comment.push_back(static_cast<char>(v));
    if (image.indexed) {
        const std::vector<double> map = d.numbers(kColorMap);
        if (map.size() != 3 * (std::size_t{1} << p.bits)) throwDamaged(kFormat, "it has no map");
        for (const double v : map)
            image.map.push_back(v / 65535);
    }
    if (want == Want::Header) return image;
    const std::vector<uint16_t> samples = samplesOf(bytes, p);
    const auto pixels = static_cast<std::size_t>(p.rows * p.columns);
    const auto planes = static_cast<std::size_t>(image.planes);
    const auto step = static_cast<std::size_t>(p.samples);
    const bool hasAlpha = p.samples > image.planes && d.number(kExtraSamples, 0) > 0;
    image.samples.resize(pixels * planes);
    if (hasAlpha) image.alpha.resize(pixels);
    const auto most = static_cast<uint16_t>((1 << p.bits) - 1);
    for (std::size_t r = 0; r < static_cast<std::size_t>(p.rows); ++r) {
        for (std::size_t c = 0; c < static_cast<std::size_t>(p.columns); ++c) {
            const std::size_t from = (r * static_cast<std::size_t>(p.columns) + c) * step;
            const std::size_t to = c * static_cast<std::size_t>(p.rows) + r;
            for (std::size_t s = 0; s < planes; ++s) {
                const uint16_t v = samples[from + s];
                image.samples[s * pixels + to] =
                    p.photometric == 0 ? static_cast<uint16_t>(most - v) : v;
            }
            if (hasAlpha) image.alpha[to] = samples[from + planes];
        }
    }
    return image;
}

} // namespace vitrine::image_codec
