// SPDX-License-Identifier: Apache-2.0
#include "builtins/files/hdf5_library.h"

#include "base/script_error.h"

#include <dlfcn.h>

namespace vitrine::hdf5 {

const Library& library() {
    static const Library functions = [] {
        Library h;
        void* opened = nullptr;
        // What libmatio is linked with, so that both use one.
        for (const char* name : {"libhdf5_serial.so.103", "libhdf5_serial.so", "libhdf5.so"}) {
            if (!opened) opened = ::dlopen(name, RTLD_NOW | RTLD_LOCAL);
        }
        const char* id = "MATLAB:imagesci:hdf5lib:libraryMissing";
        if (!opened) throwError(id, "HDF5 files need the library libhdf5, which is not installed.");
        const auto bind = [&](auto& target, const char* name) {
            target = reinterpret_cast<std::decay_t<decltype(target)>>(::dlsym(opened, name));
            if (!target) throwError(id, "libhdf5 lacks %s.", name);
        };
#define VITRINE_HDF5(name) bind(h.name, #name);
        VITRINE_HDF5_FUNCTIONS(VITRINE_HDF5)
        (void)h.H5dont_atexit();
        (void)h.H5open();
        VITRINE_HDF5_VARIABLES(VITRINE_HDF5)
#undef VITRINE_HDF5
        // What the library has to say is told by its results.
        (void)h.H5Eset_auto2(H5E_DEFAULT, nullptr, nullptr);
        return h;
    }();
    return functions;
}

} // namespace vitrine::hdf5
