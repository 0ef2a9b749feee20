// SPDX-License-Identifier: Apache-2.0
#pragma once
// Elements as unsigned keys whose order is the order of a sort: shared by the sort routine and by
// whoever sorts on the host. shaders/routines/sort_tiles.glsl makes the same keys.
#include "value/dtype.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <functional>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>
#include <vector>

namespace vitrine::host {

/// −0 has the key of +0; NaN the greatest key, or the least with missingFirst.
template <typename T>
[[nodiscard]] auto sortKey(T x, bool descending, bool missingFirst) {
    if constexpr (std::is_floating_point_v<T>) {
        using U = std::conditional_t<sizeof(T) == 4, uint32_t, uint64_t>;
        constexpr U kSign = U{1} << (8 * sizeof(T) - 1);
        if (x != x) return missingFirst ? U{0} : ~U{0};
        const U bits = x == T(0) ? U{0} : std::bit_cast<U>(x);
        const U key = bits & kSign ? static_cast<U>(~bits) : static_cast<U>(bits | kSign);
        return descending ? static_cast<U>(~key) : key;
    } else {
        (void)missingFirst;
        using U = std::conditional_t<sizeof(T) == 8, uint64_t, uint32_t>;
        constexpr U kSign = std::is_signed_v<T> ? U{1} << (8 * sizeof(U) - 1) : U{0};
        const U key = static_cast<U>(x) ^ kSign;
        return descending ? static_cast<U>(~key) : key;
    }
}

/// A vector whose new elements are what the memory holds: large ones are touched part by part,
/// where they are written.
template <typename T>
struct Untouched : std::allocator<T> {
    template <typename U>
    struct rebind {
        using other = Untouched<U>;
    };
    template <typename U, typename... Args>
    void construct(U* at, Args&&... args) {
        if constexpr (sizeof...(Args) == 0)
            ::new (static_cast<void*>(at)) U;
        else
            ::new (static_cast<void*>(at)) U(std::forward<Args>(args)...);
    }
};
template <typename T>
using RawVector = std::vector<T, Untouched<T>>;

/// The stable order of keys, from 0. The vectors are memory that calls share.
template <typename U>
class KeySorter {
public:
    /// Asked now and then: the sort ends early when it says so, and what order() gives is no order.
    void stopWith(std::function<bool()> stopping) { m_stopping = std::move(stopping); }
    /// keys is used up.
    const RawVector<uint32_t>& order(RawVector<U>& keys) {
        const std::size_t n = keys.size();
        m_order.resize(n);
        inParts(n, [&](std::size_t from, std::size_t to) {
            for (std::size_t i = from; i < to; ++i)
                m_order[i] = static_cast<uint32_t>(i);
        });
        if (n < kSmall)
            insertion(keys);
        else
            radix(keys);
        return m_order;
    }

    /// body(from, to) for parts of [0, n), until it is to stop.
    template <typename F>
    void inParts(std::size_t n, F&& body) const {
        constexpr std::size_t kPart = std::size_t{1} << 18;
        for (std::size_t from = 0; from < n && !stopping(); from += kPart)
            body(from, std::min(n, from + kPart));
    }
    [[nodiscard]] bool stopping() const { return m_stopping && m_stopping(); }

private:
    static constexpr std::size_t kSmall = 48;
    static constexpr unsigned kBits = 8;
    static constexpr std::size_t kDigits = std::size_t{1} << kBits;

    void insertion(RawVector<U>& keys) {
        for (std::size_t i = 1; i < keys.size(); ++i) {
            const U key = keys[i];
            const uint32_t at = m_order[i];
            std::size_t k = i;
            for (; k > 0 && keys[k - 1] > key; --k) {
                keys[k] = keys[k - 1];
                m_order[k] = m_order[k - 1];
            }
            keys[k] = key;
            m_order[k] = at;
        }
    }

    /// From the least digit; digits that all keys share are left out.
    void radix(RawVector<U>& keys) {
        constexpr std::size_t kPasses = sizeof(U);
        const std::size_t n = keys.size();
        m_counts.assign(kPasses * kDigits, 0);
        inParts(n, [&](std::size_t from, std::size_t to) {
            for (std::size_t i = from; i < to; ++i) {
                for (std::size_t p = 0; p < kPasses; ++p)
                    ++m_counts[p * kDigits +
                               static_cast<std::size_t>((keys[i] >> (kBits * p)) & (kDigits - 1))];
            }
        });
        m_keys.resize(n);
        m_other.resize(n);
        for (std::size_t p = 0; p < kPasses && !stopping(); ++p) {
            uint32_t* counts = m_counts.data() + p * kDigits;
            const auto digit = [&](U key) {
                return static_cast<std::size_t>((key >> (kBits * p)) & (kDigits - 1));
            };
            if (counts[digit(keys[0])] == n) continue;
            uint32_t sum = 0;
            for (std::size_t d = 0; d < kDigits; ++d) {
                const uint32_t count = counts[d];
                counts[d] = sum;
                sum += count;
            }
            inParts(n, [&](std::size_t from, std::size_t end) {
                for (std::size_t i = from; i < end; ++i) {
                    const uint32_t to = counts[digit(keys[i])]++;
                    m_keys[to] = keys[i];
                    m_other[to] = m_order[i];
                }
            });
            keys.swap(m_keys);
            m_order.swap(m_other);
        }
    }

    RawVector<uint32_t> m_order, m_other;
    std::vector<uint32_t> m_counts;
    RawVector<U> m_keys;
    std::function<bool()> m_stopping;
};

} // namespace vitrine::host
