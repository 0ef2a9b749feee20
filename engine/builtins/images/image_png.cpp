// SPDX-License-Identifier: Apache-2.0
// PNG through libpng. Its errors come back by longjmp, so nothing with a destructor lives in the
// functions that call it between setjmp and their end.
#include "builtins/images/image_codec.h"
#include "builtins/images/late_library.h"

#include <algorithm>
#include <csetjmp>
#include <cstring>
#include <png.h>

namespace vitrine::image_codec {

namespace {

#define VITRINE_PNG_FUNCTIONS(USE)                                                                 \
    USE(png_create_read_struct)                                                                    \
    USE(png_create_write_struct)                                                                   \
    USE(png_create_info_struct)                                                                    \
    USE(png_destroy_read_struct)                                                                   \
    USE(png_destroy_write_struct)                                                                  \
    USE(png_set_longjmp_fn)                                                                        \
    USE(png_longjmp)                                                                               \
    USE(png_get_error_ptr)                                                                         \
    USE(png_get_io_ptr)                                                                            \
    USE(png_set_read_fn)                                                                           \
    USE(png_set_write_fn)                                                                          \
    USE(png_set_user_limits)                                                                       \
    USE(png_set_crc_action)                                                                        \
    USE(png_read_info)                                                                             \
    USE(png_get_IHDR)                                                                              \
    USE(png_get_PLTE)                                                                              \
    USE(png_get_tRNS)                                                                              \
    USE(png_get_pHYs)                                                                              \
    USE(png_set_packing)                                                                           \
    USE(png_set_interlace_handling)                                                                \
    USE(png_read_update_info)                                                                      \
    USE(png_get_rowbytes)                                                                          \
    USE(png_read_image)                                                                            \
    USE(png_set_IHDR)                                                                              \
    USE(png_set_PLTE)                                                                              \
    USE(png_set_pHYs)                                                                              \
    USE(png_write_info)                                                                            \
    USE(png_write_image)                                                                           \
    USE(png_write_end)

struct Png {
#define VITRINE_PNG(name) decltype(&::name) name = nullptr;
    VITRINE_PNG_FUNCTIONS(VITRINE_PNG)
#undef VITRINE_PNG
};

const Png& png() {
    static const Png functions = [] {
        Png p;
        const LateLibrary library({"libpng16.so.16", "libpng16.so"}, "PNG");
#define VITRINE_PNG(name) library.bind(p.name, #name);
        VITRINE_PNG_FUNCTIONS(VITRINE_PNG)
#undef VITRINE_PNG
        return p;
    }();
    return functions;
}

struct Reason {
    char text[120] = "";
};

void noteError(png_structp handle, png_const_charp message) {
    auto* reason = static_cast<Reason*>(png().png_get_error_ptr(handle));
    std::strncpy(reason->text, message, sizeof reason->text - 1);
    png().png_longjmp(handle, 1);
}
void ignoreWarning(png_structp, png_const_charp) {}

struct Source {
    const uint8_t* data;
    std::size_t left;
    bool short_ = false; ///< the file ended before its time
};

void readBytes(png_structp handle, png_bytep out, std::size_t n) {
    auto* source = static_cast<Source*>(png().png_get_io_ptr(handle));
    const std::size_t take = std::min(n, source->left);
    std::memcpy(out, source->data, take);
    std::memset(out + take, 0, n - take);
    source->data += take;
    source->left -= take;
    if (take < n) {
        source->short_ = true;
        noteError(handle, "the file ends too early");
    }
}

struct Header {
    png_uint_32 width = 0, height = 0;
    int depth = 0, colour = 0, interlace = 0;
    int channels = 0;
    std::size_t rowBytes = 0;
    png_colorp palette = nullptr;
    int colours = 0;
    png_bytep transparent = nullptr;
    int transparentCount = 0;
    png_uint_32 perMetreX = 0, perMetreY = 0;
};

/// One step behind one setjmp; false when libpng gave up.
template <typename Step>
bool guarded(png_structp handle, Step step) {
    jmp_buf* frame = png().png_set_longjmp_fn(handle, ::longjmp, sizeof(jmp_buf));
    if (setjmp(*frame)) return false;
    step();
    return true;
}

void readHeader(png_structp handle, png_infop info, Header& h) {
    png().png_read_info(handle, info);
    png().png_get_IHDR(handle, info, &h.width, &h.height, &h.depth, &h.colour, &h.interlace,
                       nullptr, nullptr);
    if (h.colour == PNG_COLOR_TYPE_PALETTE)
        png().png_get_PLTE(handle, info, &h.palette, &h.colours);
    png_color_16p values = nullptr;
    png().png_get_tRNS(handle, info, &h.transparent, &h.transparentCount, &values);
    int unit = 0;
    png_uint_32 x = 0, y = 0;
    if (png().png_get_pHYs(handle, info, &x, &y, &unit) && unit == PNG_RESOLUTION_METER) {
        h.perMetreX = x;
        h.perMetreY = y;
    }
    if (h.depth < 8) png().png_set_packing(handle);
    png().png_set_interlace_handling(handle);
    png().png_read_update_info(handle, info);
    h.rowBytes = png().png_get_rowbytes(handle, info);
    h.channels = h.colour == PNG_COLOR_TYPE_RGB          ? 3
                 : h.colour == PNG_COLOR_TYPE_RGB_ALPHA  ? 4
                 : h.colour == PNG_COLOR_TYPE_GRAY_ALPHA ? 2
                                                         : 1;
}

void unpack(const Header& h, const std::vector<uint8_t>& bytes, Image& image) {
    const auto rows = static_cast<std::size_t>(image.rows);
    const auto columns = static_cast<std::size_t>(image.columns);
    const std::size_t pixels = rows * columns;
    const auto channels = static_cast<std::size_t>(h.channels);
    const auto planes = static_cast<std::size_t>(image.planes);
    image.samples.resize(pixels * planes);
    if (channels > planes) image.alpha.resize(pixels);
    const std::size_t width = h.depth == 16 ? 2 : 1;
    for (std::size_t r = 0; r < rows; ++r) {
        const uint8_t* row = bytes.data() + r * h.rowBytes;
        for (std::size_t c = 0; c < columns; ++c) {
            for (std::size_t k = 0; k < channels; ++k) {
                const uint8_t* at = row + (c * channels + k) * width;
                const auto v = static_cast<uint16_t>(width == 2 ? at[0] << 8 | at[1] : at[0]);
                if (k < planes)
                    image.samples[k * pixels + c * rows + r] = v;
                else
                    image.alpha[c * rows + r] = v;
            }
        }
    }
}

/// Opacity that a palette has, as an alpha plane of eight bits.
void paletteAlpha(const Header& h, Image& image) {
    if (h.transparentCount <= 0 || !h.transparent) return;
    image.alpha.reserve(image.samples.size());
    for (uint16_t v : image.samples) {
        image.alpha.push_back(v < h.transparentCount ? h.transparent[v] : uint16_t{255});
    }
}

/// What a call holds; libpng's own are given back in any case.
struct Reader {
    explicit Reader(Reason& reason)
        : handle(png().png_create_read_struct(PNG_LIBPNG_VER_STRING, &reason, noteError,
                                              ignoreWarning)) {
        if (handle) info = png().png_create_info_struct(handle);
        if (!info) throwDamaged("png", "no memory");
    }
    ~Reader() { png().png_destroy_read_struct(&handle, info ? &info : nullptr, nullptr); }
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;
    png_structp handle;
    png_infop info = nullptr;
};

} // namespace

Image readPng(std::span<const uint8_t> file, Want want) {
    Reason reason;
    Header h;
    Source source{file.data(), file.size()};
    const Reader reader(reason);
    const png_structp handle = reader.handle;
    const png_infop info = reader.info;
    if (!guarded(handle, [&] {
            png().png_set_read_fn(handle, &source, readBytes);
            png().png_set_user_limits(handle, 1U << 24, 1U << 24);
            readHeader(handle, info, h);
        }))
        throwDamaged("png", reason.text);
    Image image;
    image.rows = h.height;
    image.columns = h.width;
    image.bits = h.depth;
    image.indexed = h.colour == PNG_COLOR_TYPE_PALETTE;
    image.planes = h.channels >= 3 ? 3 : 1;
    image.colour = image.indexed ? "indexed" : image.planes == 3 ? "truecolor" : "grayscale";
    image.perMetre[0] = h.perMetreX;
    image.perMetre[1] = h.perMetreY;
    for (int k = 0; k < 3; ++k) {
        for (int i = 0; i < h.colours; ++i) {
            const png_color& c = h.palette[i];
            image.map.push_back((k == 0 ? c.red : k == 1 ? c.green : c.blue) / 255.0);
        }
    }
    if (want == Want::Header) return image;
    requireSize("png", image.rows, image.columns, h.channels);
    std::vector<uint8_t> bytes(h.rowBytes * h.height);
    std::vector<png_bytep> rows;
    for (png_uint_32 r = 0; r < h.height; ++r)
        rows.push_back(bytes.data() + r * h.rowBytes);
    if (!guarded(handle, [&] { png().png_read_image(handle, rows.data()); }) && !source.short_)
        throwDamaged("png", reason.text);
    unpack(h, bytes, image);
    if (image.indexed) paletteAlpha(h, image);
    return image;
}

namespace {

void appendBytes(png_structp handle, png_bytep data, std::size_t n) {
    auto* out = static_cast<std::vector<uint8_t>*>(png().png_get_io_ptr(handle));
    out->insert(out->end(), data, data + n);
}
void flushNothing(png_structp) {}

/// The rows of the file: samples of eight or sixteen bits side by side.
std::vector<uint8_t> packed(const Image& image, std::size_t channels, std::size_t width) {
    const auto rows = static_cast<std::size_t>(image.rows);
    const auto columns = static_cast<std::size_t>(image.columns);
    const std::size_t pixels = rows * columns;
    const auto planes = static_cast<std::size_t>(image.planes);
    std::vector<uint8_t> bytes(pixels * channels * width);
    uint8_t* out = bytes.data();
    for (std::size_t r = 0; r < rows; ++r) {
        for (std::size_t c = 0; c < columns; ++c) {
            for (std::size_t k = 0; k < channels; ++k) {
                const uint16_t v = k < planes ? image.samples[k * pixels + c * rows + r]
                                              : image.alpha[c * rows + r];
                if (width == 2) *out++ = static_cast<uint8_t>(v >> 8);
                *out++ = static_cast<uint8_t>(v & 255);
            }
        }
    }
    return bytes;
}

} // namespace

std::vector<uint8_t> writePng(const Image& image) {
    Reason reason;
    std::vector<uint8_t> out;
    const bool alpha = !image.alpha.empty();
    const std::size_t channels = static_cast<std::size_t>(image.planes) + (alpha ? 1 : 0);
    const std::size_t width = image.bits == 16 ? 2 : 1;
    std::vector<uint8_t> bytes = packed(image, channels, width);
    std::vector<png_bytep> rows;
    for (int64_t r = 0; r < image.rows; ++r) {
        rows.push_back(bytes.data() +
                       static_cast<std::size_t>(r * image.columns) * channels * width);
    }
    std::vector<png_color> palette;
    const std::size_t colours = image.map.size() / 3;
    for (std::size_t i = 0; i < colours; ++i) {
        const auto part = [&](std::size_t k) {
            return static_cast<png_byte>(std::clamp(image.map[k * colours + i], 0.0, 1.0) * 255 +
                                         0.5);
        };
        palette.push_back({part(0), part(1), part(2)});
    }
    int colour = image.indexed       ? PNG_COLOR_TYPE_PALETTE
                 : image.planes == 3 ? PNG_COLOR_TYPE_RGB
                                     : PNG_COLOR_TYPE_GRAY;
    if (alpha) colour |= PNG_COLOR_MASK_ALPHA;
    png_structp handle =
        png().png_create_write_struct(PNG_LIBPNG_VER_STRING, &reason, noteError, ignoreWarning);
    png_infop info = handle ? png().png_create_info_struct(handle) : nullptr;
    if (!info) throwDamaged("png", "no memory");
    const bool done = guarded(handle, [&] {
        png().png_set_write_fn(handle, &out, appendBytes, flushNothing);
        png().png_set_IHDR(handle, info, static_cast<png_uint_32>(image.columns),
                           static_cast<png_uint_32>(image.rows), image.bits, colour,
                           PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
        if (image.indexed)
            png().png_set_PLTE(handle, info, palette.data(), static_cast<int>(palette.size()));
        png().png_write_info(handle, info);
        // Samples of fewer than eight bits come one a byte.
        if (image.bits < 8) png().png_set_packing(handle);
        png().png_write_image(handle, rows.data());
        png().png_write_end(handle, info);
    });
    png().png_destroy_write_struct(&handle, &info);
    if (!done) throwDamaged("png", reason.text);
    return out;
}

} // namespace vitrine::image_codec
