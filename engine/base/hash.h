// SPDX-License-Identifier: Apache-2.0
#pragma once
// 64-bit hashing of bytes and values; stable between runs and machines (cache keys are kept on
// disk).
#include <cstdint>
#include <string_view>

namespace vitrine {

/// Mixes 64 bits well; the finaliser of SplitMix64 (Steele, Lea, Flood 2014).
constexpr uint64_t mixBits(uint64_t x) {
    x ^= x >> 30;
    x *= 0xbf58476d1ce4e5b9ULL;
    x ^= x >> 27;
    x *= 0x94d049bb133111ebULL;
    return x ^ (x >> 31);
}

constexpr uint64_t hashCombine(uint64_t seed, uint64_t value) {
    return mixBits(seed + 0x9e3779b97f4a7c15ULL + mixBits(value));
}

/// FNV-1a over the bytes, then mixed.
constexpr uint64_t hashBytes(std::string_view bytes, uint64_t seed = 0) {
    uint64_t h = 0xcbf29ce484222325ULL ^ seed;
    for (char c : bytes) {
        h ^= static_cast<unsigned char>(c);
        h *= 0x100000001b3ULL;
    }
    return mixBits(h);
}

} // namespace vitrine
