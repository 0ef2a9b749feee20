// SPDX-License-Identifier: Apache-2.0
#pragma once
// A shared library that is loaded when it is first needed, so that the program's start does not pay
// for it. It stays loaded. Any thread.
#include "base/script_error.h"

#include <dlfcn.h>
#include <initializer_list>
#include <type_traits>

namespace vitrine {

class LateLibrary {
public:
    /// Throws MATLAB:imagesci:libraryMissing when none of the names is there.
    LateLibrary(std::initializer_list<const char*> names, const char* what) : m_what(what) {
        for (const char* name : names) {
            if (!m_library) m_library = ::dlopen(name, RTLD_NOW | RTLD_LOCAL);
        }
        if (!m_library) {
            throwError("MATLAB:imagesci:libraryMissing",
                       "Files of the kind %s need a library that is not installed.", what);
        }
    }
    template <typename F>
    void bind(F& function, const char* name) const {
        function = reinterpret_cast<std::decay_t<F>>(::dlsym(m_library, name));
        if (!function) {
            throwError("MATLAB:imagesci:libraryMissing", "The library for %s files lacks %s.",
                       m_what, name);
        }
    }

private:
    void* m_library = nullptr;
    const char* m_what;
};

} // namespace vitrine
