// SPDX-License-Identifier: Apache-2.0
// libFuzzer target: any bytes as an image file of each format that they may be. That they are none,
// or are damaged, is what is expected; everything else is found by the sanitizers.
#include "base/script_error.h"
#include "builtins/images/image_codec.h"
#include "value/memory_limit.h"

#include <cstddef>
#include <cstdint>
#include <new>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    namespace codec = vitrine::image_codec;
    constexpr uint64_t kArrayBytes = uint64_t{1} << 22;
    vitrine::setArrayLimit(kArrayBytes);
    const std::span<const uint8_t> file(data, size);
    for (const codec::Want want : {codec::Want::Header, codec::Want::Pixels}) {
        try {
            // Formats are told apart by their first byte, as imread does.
            if (size > 0 && data[0] == 0x89) static_cast<void>(codec::readPng(file, want));
            if (size > 0 && data[0] == 0xFF) static_cast<void>(codec::readJpeg(file, want));
            if (size > 0 && data[0] == 'B') static_cast<void>(codec::readBmp(file, want));
            if (size > 0 && data[0] == 'G') static_cast<void>(codec::readGif(file, want));
        } catch (const vitrine::ScriptError&) {
            // No image.
        } catch (const std::bad_alloc&) {
            // The limit of this target.
        }
    }
    return 0;
}
