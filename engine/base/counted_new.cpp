// SPDX-License-Identifier: Apache-2.0
// operator new and delete of the programs: malloc, with every block in the account of
// base/host_memory.h. What a thread of the engine has no room for is std::bad_alloc, which the
// interpreter turns into the script's error. Not part of a library: who links it chooses it.
#include "base/host_memory.h"

#include <algorithm>
#include <cstdlib>
#include <malloc.h>
#include <new>
#include <utility>

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

/// Small blocks that this thread released last, by size. malloc keeps seven of a size at hand, but
/// a window of a script releases dozens of nodes at once and makes as many again.
class SmallBlocks {
public:
    /// Null: there is none of that size.
    void* take(std::size_t size) noexcept {
        List& list = m_lists[kindOf(size)];
        if (!list.first) return nullptr;
        --list.count;
        return std::exchange(list.first, list.first->next);
    }
    /// What a block that is taken for so many bytes has.
    static std::size_t usable(std::size_t size) { return kindOf(size) * kGrain + kOver; }
    /// False: the block goes back to malloc.
    bool keep(void* block, std::size_t usable) noexcept {
        if (usable > kLargest || usable % kGrain != kOver || usable < kSmallest || !m_open)
            return false;
        List& list = m_lists[(usable - kOver) / kGrain];
        if (list.count * usable >= kMostBytes) return false;
        ++list.count;
        list.first = new (block) Block{list.first};
        return true;
    }
    /// False once; the thread then sees to it that close() is called when it ends.
    [[nodiscard]] bool isOpen() const { return m_open; }
    void open() { m_open = !m_ended; }
    void close() {
        m_open = false;
        m_ended = true;
        for (List& list : m_lists) {
            while (list.first)
                std::free(std::exchange(list.first, list.first->next));
            list.count = 0;
        }
    }

    // malloc's blocks have 16k + 8 bytes.
    static constexpr std::size_t kGrain = 16, kOver = 8, kSmallest = kGrain + kOver;
    static constexpr std::size_t kLargest = 1024 + kOver;

private:
    static std::size_t kindOf(std::size_t size) {
        return size <= kSmallest ? 1 : (size + kGrain - 1 - kOver) / kGrain;
    }
    static constexpr std::size_t kMostBytes = 32 << 10; ///< of a size
    struct Block {
        Block* next;
    };
    struct List {
        Block* first = nullptr;
        std::size_t count = 0;
    };
    List m_lists[kLargest / kGrain + 1];
    bool m_open = false, m_ended = false;
};

constinit thread_local SmallBlocks t_small;

struct Closing {
    ~Closing() { t_small.close(); }
};

/// Out of the way of release(), which runs for each block.
[[gnu::noinline]] void openSmall() noexcept {
    static thread_local Closing closing;
    t_small.open();
}

/// Counts a block of so many bytes; null, and the block is gone, when the account has no room.
inline void* counted(void* block, std::size_t usable) noexcept {
    const auto bytes = static_cast<int64_t>(usable);
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
    if (size <= SmallBlocks::kLargest) [[likely]] {
        if (void* block = t_small.take(size)) return counted(block, SmallBlocks::usable(size));
    }
    void* block = std::malloc(size ? size : 1);
    return block ? counted(block, malloc_usable_size(block)) : nullptr;
}

inline void* allocate(std::size_t size, std::align_val_t alignment) noexcept {
    if (size >= memory::kLargeBlock && !memory::admits(size)) return nullptr;
    void* block = nullptr;
    const auto boundary = std::max(static_cast<std::size_t>(alignment), sizeof(void*));
    if (posix_memalign(&block, boundary, size ? size : 1) != 0) return nullptr;
    return counted(block, malloc_usable_size(block));
}

inline void release(void* block) noexcept {
    if (!block) return;
    const std::size_t usable = malloc_usable_size(block);
    memory::t_tally.bytes -= static_cast<int64_t>(usable);
    if (!t_small.keep(block, usable)) {
        std::free(block);
        if (!t_small.isOpen()) openSmall();
    }
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
