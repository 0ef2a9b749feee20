// SPDX-License-Identifier: Apache-2.0
// Linked into tests that use a device when the address sanitizer is on. Leaks inside the driver and
// the validation layer are not ours; they are named here so that ours stay visible. Both are kept
// loaded, because a leak of a library that was unloaded has no name to suppress.
#include <dlfcn.h>
#include <initializer_list>

extern "C" const char* __lsan_default_suppressions();
extern "C" const char* __lsan_default_suppressions() {
    return "leak:libvulkan_lvp\nleak:libLLVM\nleak:libVkLayer_khronos_validation\n";
}

namespace {

const bool kept = [] {
    for (const char* name : {"libvulkan_lvp.so", "libVkLayer_khronos_validation.so"})
        dlopen(name, RTLD_LAZY | RTLD_NODELETE);
    return true;
}();

} // namespace
