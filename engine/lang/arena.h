// SPDX-License-Identifier: Apache-2.0
#pragma once
// A bump allocator for syntax trees: nodes live as long as the arena and are never destroyed one by
// one, so only trivially destructible types may be placed in it. Owned by an Ast; one thread
// writes.
#include <cstddef>
#include <cstring>
#include <memory>
#include <new>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace vitrine::lang {

class Arena {
public:
    Arena() = default;
    Arena(const Arena&) = delete;
    Arena& operator=(const Arena&) = delete;

    template <typename T, typename... Args>
    T* make(Args&&... args) {
        static_assert(std::is_trivially_destructible_v<T>);
        return new (allocate(sizeof(T), alignof(T))) T(std::forward<Args>(args)...);
    }

    /// Copies a list into the arena.
    template <typename T>
    std::span<const T> list(const std::vector<T>& items) {
        static_assert(std::is_trivially_copyable_v<T>);
        if (items.empty()) return {};
        void* place = allocate(sizeof(T) * items.size(), alignof(T));
        std::memcpy(place, items.data(), sizeof(T) * items.size());
        return {static_cast<const T*>(place), items.size()};
    }

    /// Copies a text into the arena.
    std::string_view text(std::string_view source) {
        if (source.empty()) return {};
        void* place = allocate(source.size(), 1);
        std::memcpy(place, source.data(), source.size());
        return {static_cast<const char*>(place), source.size()};
    }

private:
    void* allocate(size_t size, size_t alignment) {
        size_t at = (m_used + alignment - 1) & ~(alignment - 1);
        if (m_blocks.empty() || at + size > m_capacity) {
            m_capacity = size > kBlockSize ? size : kBlockSize;
            m_blocks.push_back(std::make_unique<std::byte[]>(m_capacity));
            at = 0;
        }
        m_used = at + size;
        return m_blocks.back().get() + at;
    }

    static constexpr size_t kBlockSize = 32 * 1024;
    std::vector<std::unique_ptr<std::byte[]>> m_blocks;
    size_t m_used = 0;
    size_t m_capacity = 0;
};

} // namespace vitrine::lang
