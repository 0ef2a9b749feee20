// SPDX-License-Identifier: Apache-2.0
// Random numbers of the evaluator: uniform and normal come from the function library's tables,
// integers from the same generator's integer stream (shaders/lib/random.glsl, vt_randi32).
#include "provider/host/block_functions.h"
#include "provider/host/math/math_table.h"
#include "value/convert.h"

#include <array>

namespace vitrine::host {

namespace {

/// Philox4x32-10 of one counter; the third word keeps the integer stream apart from the others.
std::array<uint32_t, 4> philoxInteger(uint32_t key0, uint32_t key1, uint64_t block) {
    constexpr uint32_t kKindInteger = 4;
    std::array<uint32_t, 4> c{static_cast<uint32_t>(block), static_cast<uint32_t>(block >> 32),
                              kKindInteger, 0};
    for (int round = 0; round < 10; ++round) {
        const uint64_t p0 = uint64_t{0xd2511f53u} * c[0];
        const uint64_t p1 = uint64_t{0xcd9e8d57u} * c[2];
        c = {static_cast<uint32_t>(p1 >> 32) ^ c[1] ^ key0, static_cast<uint32_t>(p1),
             static_cast<uint32_t>(p0 >> 32) ^ c[3] ^ key1, static_cast<uint32_t>(p0)};
        key0 += 0x9e3779b9u;
        key1 += 0xbb67ae85u;
    }
    return c;
}

template <typename T>
void integers(const RandomSource& source, uint64_t first, T* out, int64_t n) {
    const uint32_t key0 = static_cast<uint32_t>(source.seed);
    const uint32_t key1 = static_cast<uint32_t>(source.seed >> 32);
    // A range of 2^32 wraps to 0 and means all words.
    const uint32_t range = static_cast<uint32_t>(source.high - source.low + 1);
    std::array<uint32_t, 4> words{};
    uint64_t known = ~uint64_t{0};
    for (int64_t i = 0; i < n; ++i) {
        const uint64_t element = first + static_cast<uint64_t>(i);
        if (element >> 2 != known) {
            known = element >> 2;
            words = philoxInteger(key0, key1, known);
        }
        const uint32_t w = words[element & 3];
        const uint32_t k = range == 0 ? w : static_cast<uint32_t>((uint64_t{w} * range) >> 32);
        out[i] = convertElement<T>(source.low + static_cast<int64_t>(k));
    }
}

} // namespace

void randomBlock(const RandomSource& source, RandomDistribution distribution, DType dtype,
                 int64_t e0, void* out, int64_t n) {
    const uint64_t first = source.counter + static_cast<uint64_t>(e0);
    if (distribution == RandomDistribution::Integer) {
        visitDType(dtype,
                   [&](auto tag) { integers(source, first, static_cast<decltype(tag)*>(out), n); });
        return;
    }
    const hostmath::MathTable& table = hostmath::mathTable();
    const hostmath::RandomEntry& entry =
        distribution == RandomDistribution::Normal ? table.normal : table.uniform;
    const uint32_t key0 = static_cast<uint32_t>(source.seed);
    const uint32_t key1 = static_cast<uint32_t>(source.seed >> 32);
    if (dtype == DType::Double)
        entry.f64(key0, key1, first, static_cast<double*>(out), n);
    else
        entry.f32(key0, key1, first, static_cast<float*>(out), n);
}

} // namespace vitrine::host
