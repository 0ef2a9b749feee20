// SPDX-License-Identifier: Apache-2.0
// What the thread sanitizer reports of the software driver's own threads and of the validation
// layer's own locks is not ours to mend; races in our code keep their reports.
extern "C" const char* __tsan_default_suppressions();

extern "C" const char* __tsan_default_suppressions() {
    return "race:libvulkan_lvp.so\n"
           "race:libVkLayer_khronos_validation.so\n"
           "deadlock:libVkLayer_khronos_validation.so\n"
           "mutex:libVkLayer_khronos_validation.so\n";
}
