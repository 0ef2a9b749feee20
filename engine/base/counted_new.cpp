// SPDX-License-Identifier: Apache-2.0
// operator new and delete of the programs: malloc, with every block in the account of
// base/host_memory.h. What a thread of the engine has no room for is std::bad_alloc, which the
// interpreter turns into the script's error. Not part of a library: who links it chooses it.
#include "base/host_memory.h"

#include <algorithm>
#include <cstdlib>
#include <malloc.h>
#include <new>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define VITRINE_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define VITRINE_SANITIZED 1
#endif
#endif

// The sanitizers have operators of their own, which check how they are paired.
#ifndef VITRINE_SANITIZED

namespace {

using namespace vitrine;

constexpr auto kStep = static_cast<int64_t>(memory::kLargeBlock);

/// Counts what was allocated; null when the account has no room for it.
inline void* counted(void* block) noexcept {
    if (!block) return nullptr;
    const auto bytes = static_cast<int64_t>(malloc_usable_size(block));
    memory::t_tally.bytes += bytes;
    if (memory::t_tally.bytes < kStep || memory::report()) [[likely]]
        return block;
    // Large ones were admitted beforehand.
    if (bytes >= kStep) return block;
    memory::t_tally.bytes -= bytes;
    std::free(block);
    return nullptr;
}

inline void* allocate(std::size_t size) noexcept {
    if (size >= memory::kLargeBlock && !memory::admits(size)) [[unlikely]]
        return nullptr;
    return counted(std::malloc(size ? size : 1));
}

inline void* allocate(std::size_t size, std::align_val_t alignment) noexcept {
    if (size >= memory::kLargeBlock && !memory::admits(size)) return nullptr;
    void* block = nullptr;
    const auto boundary = std::max(static_cast<std::size_t>(alignment), sizeof(void*));
    return posix_memalign(&block, boundary, size ? size : 1) == 0 ? counted(block) : nullptr;
}

inline void release(void* block) noexcept {
    if (!block) return;
    memory::t_tally.bytes -= static_cast<int64_t>(malloc_usable_size(block));
    std::free(block);
    if (memory::t_tally.bytes < -kStep) [[unlikely]]
        (void)memory::report();
}

inline void* orThrow(void* block) {
    if (!block) [[unlikely]]
        throw std::bad_alloc();
    return block;
}

} // namespace

void* operator new(std::size_t size) {
    return orThrow(allocate(size));
}
void* operator new[](std::size_t size) {
    return orThrow(allocate(size));
}
void* operator new(std::size_t size, std::align_val_t alignment) {
    return orThrow(allocate(size, alignment));
}
void* operator new[](std::size_t size, std::align_val_t alignment) {
    return orThrow(allocate(size, alignment));
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    return allocate(size);
}
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
    return allocate(size);
}
void* operator new(std::size_t size, std::align_val_t alignment, const std::nothrow_t&) noexcept {
    return allocate(size, alignment);
}
void* operator new[](std::size_t size, std::align_val_t alignment, const std::nothrow_t&) noexcept {
    return allocate(size, alignment);
}

void operator delete(void* block) noexcept {
    release(block);
}
void operator delete[](void* block) noexcept {
    release(block);
}
void operator delete(void* block, std::size_t) noexcept {
    release(block);
}
void operator delete[](void* block, std::size_t) noexcept {
    release(block);
}
void operator delete(void* block, std::align_val_t) noexcept {
    release(block);
}
void operator delete[](void* block, std::align_val_t) noexcept {
    release(block);
}
void operator delete(void* block, std::size_t, std::align_val_t) noexcept {
    release(block);
}
void operator delete[](void* block, std::size_t, std::align_val_t) noexcept {
    release(block);
}
void operator delete(void* block, const std::nothrow_t&) noexcept {
    release(block);
}
void operator delete[](void* block, const std::nothrow_t&) noexcept {
    release(block);
}
void operator delete(void* block, std::align_val_t, const std::nothrow_t&) noexcept {
    release(block);
}
void operator delete[](void* block, std::align_val_t, const std::nothrow_t&) noexcept {
    release(block);
}

#endif
