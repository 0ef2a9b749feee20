// SPDX-License-Identifier: Apache-2.0
// What imread, imwrite and imfinfo of the library need of image_codec.h: bytes to arrays and back.
#include "builtins/images/image_codec.h"

#include "builtins/core/own_thread.h"
#include "builtins/core/support.h"
#include "value/memory_limit.h"

#include <algorithm>

namespace vitrine {

namespace image_codec {

void throwDamaged(const char* format, const char* reason) {
    throwError((std::string("MATLAB:imagesci:") + format + ":libraryFailure").c_str(),
               "Unable to read or write the %s image: %s.", format, reason);
}

void requireSize(const char* format, int64_t rows, int64_t columns, int64_t planes) {
    if (rows <= 0 || columns <= 0) throwDamaged(format, "it has no pixels");
    if (rows > (int64_t{1} << 24) || columns > (int64_t{1} << 24))
        throwDamaged(format, "its size is not possible");
    // Samples of two bytes, and as many while they are put in order.
    requireElements(Shape(rows, columns * planes), 4);
}

} // namespace image_codec

namespace {

using image_codec::Image;
using image_codec::Want;

Value samplesOf(const std::vector<uint16_t>& samples, const Shape& shape, int bits, bool flags) {
    if (flags) {
        Ref<Tensor> out = Tensor::make(DType::Logical, shape, false, false);
        auto* data = reinterpret_cast<uint8_t*>(out->mutableHostBytes());
        for (std::size_t k = 0; k < samples.size(); ++k)
            data[k] = samples[k] != 0;
        return wrap(std::move(out));
    }
    if (bits == 16) return arrayOf(samples, shape);
    std::vector<uint8_t> bytes(samples.size());
    std::transform(samples.begin(), samples.end(), bytes.begin(),
                   [](uint16_t v) { return static_cast<uint8_t>(v); });
    return arrayOf(bytes, shape);
}

std::vector<uint8_t> bytesOf(const Value& value) {
    const std::vector<double> numbers = doublesOf(value);
    std::vector<uint8_t> out(numbers.size());
    std::transform(numbers.begin(), numbers.end(), out.begin(),
                   [](double v) { return static_cast<uint8_t>(v); });
    return out;
}

std::vector<Image> decode(const std::string& format, std::span<const uint8_t> file, Want want,
                          int64_t page, int64_t* pages) {
    if (format == "tif") return {image_codec::readTiff(file, want, page, pages)};
    if (format == "png") return {image_codec::readPng(file, want)};
    if (format == "jpg") return {image_codec::readJpeg(file, want)};
    if (format == "bmp") return {image_codec::readBmp(file, want)};
    return image_codec::readGif(file, want);
}

/// The page of a TIFF file that is asked for, the first by default.
int64_t pageAt(const PlainCall& c) {
    return c.count() > 2 ? static_cast<int64_t>(doublesOf(c[2])[0]) : 1;
}

/// [x, map, alpha] = decodeImage(bytes, format, page): several frames lie along dimension 4.
void decodeImage(PlainCall& c) {
    const std::string format = c[1].toText();
    const std::vector<Image> frames =
        decode(format, bytesOf(c[0]), Want::Pixels, pageAt(c), nullptr);
    const Image& first = frames.front();
    const bool flags = first.bits == 1 && (format == "png" || format == "tif") && !first.indexed;
    // Samples of few bits keep their values as indices, and are stretched as gray levels.
    const int scale = first.indexed || first.bits >= 8 || flags ? 1 : 255 / ((1 << first.bits) - 1);
    std::vector<uint16_t> samples;
    for (const Image& image : frames) {
        for (uint16_t v : image.samples)
            samples.push_back(static_cast<uint16_t>(v * scale));
    }
    const auto count = static_cast<int64_t>(frames.size());
    const int64_t dims[4] = {first.rows, first.columns, first.planes, count};
    const int rank = count > 1 ? 4 : first.planes > 1 ? 3 : 2;
    c.result(samplesOf(samples,
                       Shape(std::span<const int64_t>(dims, static_cast<std::size_t>(rank))),
                       first.bits, flags));
    c.result(arrayOf(first.map,
                     Shape(static_cast<int64_t>(first.map.size() / 3), first.map.empty() ? 0 : 3)));
    const bool opaque = first.alpha.empty();
    c.result(samplesOf(first.alpha, Shape(opaque ? 0 : first.rows, opaque ? 0 : first.columns),
                       first.indexed ? 8 : first.bits, false));
}

/// [numbers, colour, map, comment] = describeImage(bytes, format, page): columns, rows, bits of a
/// sample, planes, resolution of both directions, pages.
void describeImage(PlainCall& c) {
    int64_t pages = 1;
    const Image image =
        decode(c[1].toText(), bytesOf(c[0]), Want::Header, pageAt(c), &pages).front();
    const std::vector<double> numbers = {static_cast<double>(image.columns),
                                         static_cast<double>(image.rows),
                                         static_cast<double>(image.bits),
                                         static_cast<double>(image.planes),
                                         image.perMetre[0],
                                         image.perMetre[1],
                                         static_cast<double>(pages)};
    c.result(rowOf(numbers));
    c.result(Value::text(image.colour));
    c.result(arrayOf(image.map,
                     Shape(static_cast<int64_t>(image.map.size() / 3), image.map.empty() ? 0 : 3)));
    c.result(Value::text(image.comment));
}

/// bytes = encodeImage(x, format, bits, map, alpha, quality, progressive).
void encodeImage(PlainCall& c) {
    Image image;
    const Shape& shape = c[0].shape();
    image.rows = shape[0];
    image.columns = shape[1];
    image.planes = shape[2];
    image.bits = static_cast<int>(doublesOf(c[2])[0]);
    for (double v : doublesOf(c[0]))
        image.samples.push_back(static_cast<uint16_t>(v));
    image.map = doublesOf(c[3]);
    image.indexed = !image.map.empty();
    for (double v : doublesOf(c[4]))
        image.alpha.push_back(static_cast<uint16_t>(v));
    const std::string format = c[1].toText();
    image_codec::requireSize(format.c_str(), image.rows, image.columns, image.planes);
    const std::vector<uint8_t> bytes =
        format == "png" ? image_codec::writePng(image)
                        : image_codec::writeJpeg(image, static_cast<int>(doublesOf(c[5])[0]),
                                                 doublesOf(c[6])[0] != 0);
    c.result(columnOf(bytes));
}

/// bytes = private/unpackTiff(bytes, compression, count).
void unpackTiff(PlainCall& c) {
    const int64_t most = integerArgument(c[2], "count");
    requireElements(Shape(most, 1), 1);
    c.result(columnOf(image_codec::unpackTiff(bytesOf(c[0]), static_cast<unsigned>(c[1].toDouble()),
                                              static_cast<std::size_t>(most))));
}

/// bytes = private/gifBlocks(indices, bits): indices row by row.
void gifBlocks(PlainCall& c) {
    const auto bits =
        static_cast<unsigned>(std::clamp<int64_t>(integerArgument(c[1], "bits"), 2, 8));
    c.result(rowOf(image_codec::gifBlocks(bytesOf(c[0]), bits)));
}

constexpr Builtin kRows[] = {
    {"private/gifBlocks", 2, 2, 1, onOwnThread<gifBlocks>, "bytes = gifBlocks(indices,bits)",
     "A frame of a GIF file, without its head and end.", nullptr},
    {"private/unpackTiff", 3, 3, 1, onOwnThread<unpackTiff>,
     "bytes = unpackTiff(bytes,compression,count)", "Bytes of a strip or tile of a TIFF file."},
    {"private/decodeImage", 2, 3, 3, onOwnThread<decodeImage>,
     "[x,map,alpha] = decodeImage(bytes,format,page)", "Pixels of an image file's bytes.", nullptr},
    {"private/describeImage", 2, 3, 4, onOwnThread<describeImage>,
     "[numbers,colour,map,comment] = describeImage(bytes,format,page)",
     "Size and kind of an image file's bytes.", nullptr},
    {"private/encodeImage", 7, 7, 1, onOwnThread<encodeImage>,
     "bytes = encodeImage(x,format,bits,map,alpha,quality,progressive)",
     "An image file's bytes of pixels.", nullptr},
};

} // namespace

std::span<const Builtin> imageFileTable() {
    return kRows;
}

} // namespace vitrine
