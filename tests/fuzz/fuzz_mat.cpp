// SPDX-License-Identifier: Apache-2.0
// libFuzzer target: any bytes as a MAT file that is listed and read. That it is none, or is
// damaged, is what is expected; everything else is found by the sanitizers.
#include "base/script_error.h"
#include "builtins/mat_file.h"
#include "value/memory_limit.h"

#include <cstddef>
#include <cstdint>
#include <new>
#include <sys/mman.h>
#include <unistd.h>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    constexpr uint64_t kArrayBytes = uint64_t{1} << 24;
    vitrine::setArrayLimit(kArrayBytes);
    static const int file = ::memfd_create("fuzz.mat", MFD_CLOEXEC);
    if (file < 0 || ::ftruncate(file, 0) != 0 ||
        ::pwrite(file, data, size, 0) != static_cast<ssize_t>(size))
        return 0;
    const std::string path = "/proc/self/fd/" + std::to_string(file);
    try {
        const auto mat = vitrine::MatFile::open(path);
        for (const vitrine::MatEntry& entry : mat->entries()) {
            try {
                static_cast<void>(mat->read(entry.name));
            } catch (const vitrine::ScriptError&) {
                // The next one may be whole.
            }
        }
    } catch (const vitrine::ScriptError&) {
        // No MAT file.
    } catch (const std::bad_alloc&) {
        // The limit of this target.
    }
    return 0;
}
