// SPDX-License-Identifier: Apache-2.0
// libFuzzer target: any bytes as a MAT file that is listed and read. That it is none, or is
// damaged, is what is expected; everything else is found by the sanitizers.
#include "base/script_error.h"
#include "builtins/files/mat_file.h"
#include "value/memory_limit.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <string>
#include <unistd.h>

namespace {

/// A file with a name: HDF5 opens no other.
struct Scratch {
    Scratch() : file(::mkstemp(path.data())) {}
    ~Scratch() {
        if (file < 0) return;
        ::close(file);
        ::unlink(path.c_str());
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;

    std::string path = "/tmp/vitrine-fuzz-XXXXXX";
    int file = -1;
};

} // namespace

/// Memory that libraries take is zero, as it is for them in the program (ZeroedMemory in
/// mat73.cpp).
extern "C" const char* __asan_default_options() {
    return "malloc_fill_byte=0:max_malloc_fill_size=1073741824";
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    constexpr uint64_t kArrayBytes = uint64_t{1} << 24;
    vitrine::setArrayLimit(kArrayBytes);
    constexpr size_t kVersion = 124; // where the two bytes of the version stand
    static const bool hdf5 = std::getenv("VITRINE_FUZZ_HDF5") != nullptr;
    if (!hdf5 && size > kVersion + 1 && (data[kVersion] == 2 || data[kVersion + 1] == 2)) return 0;
    static const Scratch scratch;
    const std::string& path = scratch.path;
    if (scratch.file < 0 || ::ftruncate(scratch.file, 0) != 0 ||
        ::pwrite(scratch.file, data, size, 0) != static_cast<ssize_t>(size))
        return 0;
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
