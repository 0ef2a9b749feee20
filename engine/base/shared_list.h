// SPDX-License-Identifier: Apache-2.0
#pragma once
// A list whose copies share their elements. Copying takes the chunks, not what is in them; the
// first change after a copy takes the chunk that it touches along. For records that grow while
// others hold what was there. A list belongs to one thread, but its copies may go to any.
#include "base/ref.h"

#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <vector>

namespace vitrine {

template <typename T>
class SharedList {
    static constexpr std::size_t kChunk = 64;
    struct Chunk : RefCounted {
        std::vector<T> elements;
    };

public:
    class Iterator {
    public:
        using iterator_category = std::random_access_iterator_tag;
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using pointer = const T*;
        using reference = const T&;

        Iterator() = default;
        Iterator(const SharedList& list, std::size_t at) : m_list(&list), m_at(at) {}
        reference operator*() const { return (*m_list)[m_at]; }
        pointer operator->() const { return &(*m_list)[m_at]; }
        reference operator[](difference_type by) const { return *(*this + by); }
        Iterator& operator+=(difference_type by) {
            m_at += static_cast<std::size_t>(by);
            return *this;
        }
        Iterator& operator-=(difference_type by) { return *this += -by; }
        Iterator& operator++() { return *this += 1; }
        Iterator& operator--() { return *this += -1; }
        Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        Iterator operator--(int) {
            const Iterator before = *this;
            --*this;
            return before;
        }
        friend Iterator operator+(Iterator i, difference_type by) { return i += by; }
        friend Iterator operator+(difference_type by, Iterator i) { return i += by; }
        friend Iterator operator-(Iterator i, difference_type by) { return i -= by; }
        friend difference_type operator-(const Iterator& a, const Iterator& b) {
            return static_cast<difference_type>(a.m_at) - static_cast<difference_type>(b.m_at);
        }
        friend bool operator==(const Iterator& a, const Iterator& b) { return a.m_at == b.m_at; }
        friend bool operator!=(const Iterator& a, const Iterator& b) { return a.m_at != b.m_at; }
        friend bool operator<(const Iterator& a, const Iterator& b) { return a.m_at < b.m_at; }
        friend bool operator>(const Iterator& a, const Iterator& b) { return b < a; }
        friend bool operator<=(const Iterator& a, const Iterator& b) { return !(b < a); }
        friend bool operator>=(const Iterator& a, const Iterator& b) { return !(a < b); }

    private:
        const SharedList* m_list = nullptr;
        std::size_t m_at = 0;
    };
    using value_type = T;
    using const_iterator = Iterator;

    SharedList() = default;
    SharedList(std::initializer_list<T> elements) {
        for (const T& element : elements)
            push_back(element);
    }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    const T& operator[](std::size_t at) const {
        return m_chunks[at / kChunk]->elements[at % kChunk];
    }
    [[nodiscard]] const T& front() const { return (*this)[0]; }
    [[nodiscard]] const T& back() const { return (*this)[m_size - 1]; }
    [[nodiscard]] Iterator begin() const { return {*this, 0}; }
    [[nodiscard]] Iterator end() const { return {*this, m_size}; }

    /// An element to write to, until the list is copied again.
    [[nodiscard]] T& change(std::size_t at) { return own(at / kChunk)[at % kChunk]; }
    void push_back(T element) {
        if (m_size % kChunk == 0) m_chunks.push_back(newChunk());
        own(m_size / kChunk).push_back(std::move(element));
        ++m_size;
    }
    void clear() {
        m_chunks.clear();
        m_size = 0;
    }

private:
    static Ref<Chunk> newChunk() {
        auto chunk = makeRef<Chunk>();
        chunk->elements.reserve(kChunk);
        return chunk;
    }
    std::vector<T>& own(std::size_t at) {
        Ref<Chunk>& held = m_chunks[at];
        if (!held->unique()) {
            Ref<Chunk> copy = newChunk();
            copy->elements.insert(copy->elements.end(), held->elements.begin(),
                                  held->elements.end());
            held = std::move(copy);
        }
        return held->elements;
    }

    std::vector<Ref<Chunk>> m_chunks;
    std::size_t m_size = 0;
};

} // namespace vitrine
