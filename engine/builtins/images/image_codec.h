// SPDX-License-Identifier: Apache-2.0
#pragma once
// Image files in memory: PNG and JPEG through libpng and libjpeg-turbo, which are loaded when the
// first such image is met, BMP, GIF and TIFF by themselves. Any bytes may come: what is no image of
// the format, or is damaged, throws ScriptError. Any thread.
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace vitrine::image_codec {

/// Pixels as a script sees them: column-major, plane after plane.
struct Image {
    int64_t rows = 0;
    int64_t columns = 0;
    int64_t planes = 1;
    int bits = 8; ///< of a sample in the file: 1, 2, 4, 8 or 16
    bool indexed = false;
    std::vector<uint16_t> samples; ///< rows × columns × planes
    std::vector<uint16_t> alpha;   ///< rows × columns, or nothing
    std::vector<double> map;       ///< colours × 3 in [0, 1], column-major, of an indexed image
    std::string colour;            ///< "grayscale", "truecolor", "indexed"
    std::string comment;
    double perMetre[2] = {0, 0}; ///< resolution, 0 when the file tells none
};

/// Which parts are wanted: the size and kind alone, or the pixels too.
enum class Want : uint8_t { Header, Pixels };

[[nodiscard]] Image readPng(std::span<const uint8_t> file, Want want);
[[nodiscard]] Image readJpeg(std::span<const uint8_t> file, Want want);
[[nodiscard]] Image readBmp(std::span<const uint8_t> file, Want want);
/// All frames, drawn one over the other as they are shown; of Want::Header the first one.
[[nodiscard]] std::vector<Image> readGif(std::span<const uint8_t> file, Want want);

/// Indices below 2^bits, row by row, as the sub-blocks of a frame without its end (LZW); bits: 2 to
/// 8.
[[nodiscard]] std::vector<uint8_t> gifBlocks(std::span<const uint8_t> indices, unsigned bits);

/// A page, counted from 1; how many there are goes to `pages` unless it is null.
[[nodiscard]] Image readTiff(std::span<const uint8_t> file, Want want, int64_t page,
                             int64_t* pages);

/// The `most` bytes of a strip or tile, zeros where it has fewer.
[[nodiscard]] std::vector<uint8_t> unpackTiff(std::span<const uint8_t> block, unsigned compression,
                                              std::size_t most);

[[nodiscard]] std::vector<uint8_t> writePng(const Image& image);
/// Quality from 0 to 100.
[[nodiscard]] std::vector<uint8_t> writeJpeg(const Image& image, int quality, bool progressive);

/// Throws MATLAB:imagesci:FORMAT:libraryFailure.
[[noreturn]] void throwDamaged(const char* format, const char* reason);
/// Checks a size that a file tells before anything is allocated; throws for what cannot be.
void requireSize(const char* format, int64_t rows, int64_t columns, int64_t planes);

} // namespace vitrine::image_codec
