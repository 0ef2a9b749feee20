// SPDX-License-Identifier: Apache-2.0
// JPEG through libjpeg-turbo. Its errors come back by longjmp, as in image_png.cpp.
#include "builtins/images/image_codec.h"
#include "builtins/images/late_library.h"

#include <csetjmp>
#include <cstdio>
#include <cstdlib>
#include <jpeglib.h>

namespace vitrine::image_codec {

namespace {

#define VITRINE_JPEG_FUNCTIONS(USE)                                                                \
    USE(jpeg_std_error)                                                                            \
    USE(jpeg_CreateDecompress)                                                                     \
    USE(jpeg_destroy_decompress)                                                                   \
    USE(jpeg_mem_src)                                                                              \
    USE(jpeg_read_header)                                                                          \
    USE(jpeg_save_markers)                                                                         \
    USE(jpeg_start_decompress)                                                                     \
    USE(jpeg_read_scanlines)                                                                       \
    USE(jpeg_CreateCompress)                                                                       \
    USE(jpeg_destroy_compress)                                                                     \
    USE(jpeg_mem_dest)                                                                             \
    USE(jpeg_set_defaults)                                                                         \
    USE(jpeg_set_quality)                                                                          \
    USE(jpeg_simple_progression)                                                                   \
    USE(jpeg_start_compress)                                                                       \
    USE(jpeg_write_scanlines)                                                                      \
    USE(jpeg_finish_compress)

struct Jpeg {
#define VITRINE_JPEG(name) decltype(&::name) name = nullptr;
    VITRINE_JPEG_FUNCTIONS(VITRINE_JPEG)
#undef VITRINE_JPEG
};

const Jpeg& jpeg() {
    static const Jpeg functions = [] {
        Jpeg j;
        const LateLibrary library({"libjpeg.so.62", "libjpeg.so"}, "JPEG");
#define VITRINE_JPEG(name) library.bind(j.name, #name);
        VITRINE_JPEG_FUNCTIONS(VITRINE_JPEG)
#undef VITRINE_JPEG
        return j;
    }();
    return functions;
}

/// The library's error manager, and where it goes in despair.
struct Errors {
    jpeg_error_mgr manager; // first, so that the library's pointer is this object's
    jmp_buf back;
    char text[JMSG_LENGTH_MAX];
    long warnings;
};

void leave(j_common_ptr handle) {
    auto* errors = reinterpret_cast<Errors*>(handle->err);
    errors->manager.format_message(handle, errors->text);
    longjmp(errors->back, 1);
}
/// Damaged scans of a hostile file may warn without end.
void noteMessage(j_common_ptr handle, int level) {
    auto* errors = reinterpret_cast<Errors*>(handle->err);
    if (level < 0 && ++errors->warnings > 1000) leave(handle);
}
void sayNothing(j_common_ptr) {}

void begin(Errors& errors) {
    jpeg().jpeg_std_error(&errors.manager);
    errors.manager.error_exit = leave;
    errors.manager.emit_message = noteMessage;
    errors.manager.output_message = sayNothing;
    errors.text[0] = 0;
    errors.warnings = 0;
}

struct Decoder {
    explicit Decoder(Errors& errors) { handle.err = &errors.manager; }
    ~Decoder() {
        if (made) jpeg().jpeg_destroy_decompress(&handle);
    }
    Decoder(const Decoder&) = delete;
    Decoder& operator=(const Decoder&) = delete;
    jpeg_decompress_struct handle = {};
    bool made = false;
};

bool readHeader(Decoder& d, Errors& errors, std::span<const uint8_t> file) {
    if (setjmp(errors.back)) return false;
    jpeg().jpeg_CreateDecompress(&d.handle, JPEG_LIB_VERSION, sizeof(jpeg_decompress_struct));
    d.made = true;
    jpeg().jpeg_mem_src(&d.handle, file.data(), file.size());
    jpeg().jpeg_save_markers(&d.handle, JPEG_COM, 0xFFFF);
    jpeg().jpeg_read_header(&d.handle, TRUE);
    return true;
}

bool startReading(Decoder& d, Errors& errors) {
    if (setjmp(errors.back)) return false;
    if (d.handle.num_components == 4) {
        d.handle.out_color_space = JCS_CMYK;
    } else {
        d.handle.out_color_space = d.handle.num_components == 1 ? JCS_GRAYSCALE : JCS_RGB;
    }
    // Exact whatever the processor: no fast approximations.
    d.handle.dct_method = JDCT_ISLOW;
    jpeg().jpeg_start_decompress(&d.handle);
    return true;
}

bool readRow(Decoder& d, Errors& errors, uint8_t* row) {
    if (setjmp(errors.back)) return false;
    JSAMPROW rows[1] = {row};
    return jpeg().jpeg_read_scanlines(&d.handle, rows, 1) == 1;
}

} // namespace

Image readJpeg(std::span<const uint8_t> file, Want want) {
    Errors errors;
    begin(errors);
    Decoder d(errors);
    if (!readHeader(d, errors, file)) throwDamaged("jpg", errors.text);
    Image image;
    image.rows = d.handle.image_height;
    image.columns = d.handle.image_width;
    image.planes = d.handle.num_components >= 3 ? d.handle.num_components : 1;
    image.bits = 8;
    image.colour = image.planes == 1 ? "grayscale" : image.planes == 3 ? "truecolor" : "CMYK";
    if (d.handle.saw_JFIF_marker && d.handle.density_unit > 0) {
        const double unit = d.handle.density_unit == 1 ? 1 / 0.0254 : 100;
        image.perMetre[0] = d.handle.X_density * unit;
        image.perMetre[1] = d.handle.Y_density * unit;
    }
    for (jpeg_saved_marker_ptr m = d.handle.marker_list; m; m = m->next) {
        if (m->marker == JPEG_COM)
            image.comment.assign(reinterpret_cast<const char*>(m->data), m->data_length);
    }
    if (want == Want::Header) return image;
    requireSize("jpg", image.rows, image.columns, image.planes);
    if (!startReading(d, errors)) throwDamaged("jpg", errors.text);
    const auto rows = static_cast<std::size_t>(image.rows);
    const auto columns = static_cast<std::size_t>(image.columns);
    const auto planes = static_cast<std::size_t>(image.planes);
    if (d.handle.output_width != columns || d.handle.output_height != rows ||
        static_cast<std::size_t>(d.handle.output_components) != planes)
        throwDamaged("jpg", "an unexpected number of components");
    image.samples.resize(rows * columns * planes);
    std::vector<uint8_t> line(columns * planes);
    for (std::size_t r = 0; r < rows; ++r) {
        if (!readRow(d, errors, line.data())) throwDamaged("jpg", errors.text);
        for (std::size_t c = 0; c < columns; ++c) {
            for (std::size_t k = 0; k < planes; ++k)
                image.samples[(k * columns + c) * rows + r] = line[c * planes + k];
        }
    }
    return image;
}

namespace {

struct Encoder {
    explicit Encoder(Errors& errors) { handle.err = &errors.manager; }
    ~Encoder() {
        if (made) jpeg().jpeg_destroy_compress(&handle);
        std::free(bytes);
    }
    Encoder(const Encoder&) = delete;
    Encoder& operator=(const Encoder&) = delete;
    jpeg_compress_struct handle = {};
    unsigned char* bytes = nullptr;
    unsigned long size = 0;
    bool made = false;
};

bool startWriting(Encoder& e, Errors& errors, const Image& image, int quality, bool progressive) {
    if (setjmp(errors.back)) return false;
    jpeg().jpeg_CreateCompress(&e.handle, JPEG_LIB_VERSION, sizeof(jpeg_compress_struct));
    e.made = true;
    jpeg().jpeg_mem_dest(&e.handle, &e.bytes, &e.size);
    e.handle.image_width = static_cast<JDIMENSION>(image.columns);
    e.handle.image_height = static_cast<JDIMENSION>(image.rows);
    e.handle.input_components = static_cast<int>(image.planes);
    e.handle.in_color_space = image.planes == 1 ? JCS_GRAYSCALE : JCS_RGB;
    jpeg().jpeg_set_defaults(&e.handle);
    jpeg().jpeg_set_quality(&e.handle, quality, TRUE);
    e.handle.dct_method = JDCT_ISLOW;
    if (progressive) jpeg().jpeg_simple_progression(&e.handle);
    jpeg().jpeg_start_compress(&e.handle, TRUE);
    return true;
}

bool writeRow(Encoder& e, Errors& errors, uint8_t* row) {
    if (setjmp(errors.back)) return false;
    JSAMPROW rows[1] = {row};
    jpeg().jpeg_write_scanlines(&e.handle, rows, 1);
    return true;
}

bool finish(Encoder& e, Errors& errors) {
    if (setjmp(errors.back)) return false;
    jpeg().jpeg_finish_compress(&e.handle);
    return true;
}

} // namespace

std::vector<uint8_t> writeJpeg(const Image& image, int quality, bool progressive) {
    Errors errors;
    begin(errors);
    Encoder e(errors);
    if (!startWriting(e, errors, image, quality, progressive)) throwDamaged("jpg", errors.text);
    const auto rows = static_cast<std::size_t>(image.rows);
    const auto columns = static_cast<std::size_t>(image.columns);
    const auto planes = static_cast<std::size_t>(image.planes);
    std::vector<uint8_t> line(columns * planes);
    for (std::size_t r = 0; r < rows; ++r) {
        for (std::size_t c = 0; c < columns; ++c) {
            for (std::size_t k = 0; k < planes; ++k)
                line[c * planes + k] =
                    static_cast<uint8_t>(image.samples[(k * columns + c) * rows + r]);
        }
        if (!writeRow(e, errors, line.data())) throwDamaged("jpg", errors.text);
    }
    if (!finish(e, errors)) throwDamaged("jpg", errors.text);
    return {e.bytes, e.bytes + e.size};
}

} // namespace vitrine::image_codec
