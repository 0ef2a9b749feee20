// SPDX-License-Identifier: Apache-2.0
#pragma once
// Arguments for tests of elementary functions: every scale, bit patterns, neighbours of 1 and of
// multiples of pi/2, and the special values and thresholds.
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>
#include <vector>

namespace numerics {

/// A number of the domain Positive from any: half of them where beta is a quotient of gammas.
template <typename T>
T positiveArgument(T v, std::size_t i) {
    const T a = std::fabs(v);
    const int size = sizeof(T) == 8 ? (i % 2 == 0 ? 80 : 800) : (i % 2 == 0 ? 16 : 60);
    return std::isfinite(a) && a > T(1e-30) ? std::fmod(a, T(size)) + T(1e-30) : T(1.5);
}

template <typename T>
std::vector<T> testArguments(std::size_t count, uint64_t seed) {
    using Bits = std::conditional_t<sizeof(T) == 8, uint64_t, uint32_t>;
    std::mt19937_64 generator(seed);
    const auto unit = [&] { return static_cast<double>(generator() >> 11) * 0x1p-53; };
    const T inf = std::numeric_limits<T>::infinity();
    std::vector<T> x = {T(0),
                        -T(0),
                        inf,
                        -inf,
                        std::numeric_limits<T>::quiet_NaN(),
                        T(1),
                        T(-1),
                        T(0.5),
                        T(-0.5),
                        T(2),
                        T(3),
                        T(-3),
                        std::numeric_limits<T>::denorm_min(),
                        -std::numeric_limits<T>::denorm_min(),
                        std::numeric_limits<T>::min(),
                        std::numeric_limits<T>::max(),
                        -std::numeric_limits<T>::max()};
    // The whole range of subnormal numbers: a device may lose the larger ones alone.
    for (T v = std::numeric_limits<T>::min() / 2; v > 0; v /= 8) {
        x.push_back(v * T(1.25));
        x.push_back(-v);
    }
    for (double v : {709.78,
                     709.782712893384,
                     709.782712893385,
                     -745.13,
                     -745.2,
                     -708.5,
                     710.4758,
                     710.4759,
                     88.72283,
                     88.72284,
                     -103.97,
                     -104.0,
                     -87.5,
                     89.4159,
                     89.416,
                     1.0e22,
                     0x1p30,
                     48000.0,
                     1024.0,
                     -1074.0,
                     128.0,
                     -149.0,
                     0.49999999999999994,
                     2.5,
                     -2.5,
                     4503599627370497.5,
                     8388609.0})
        x.push_back(static_cast<T>(v));
    // The double nearest a multiple of pi/2 (J.-M. Muller, Elementary Functions, 2016).
    x.push_back(static_cast<T>(std::ldexp(6381956970095103.0, 797)));
    while (x.size() < count) {
        double v = 0.0;
        switch (x.size() % 8) {
        case 0:
            v = unit() * 2 - 1;
            break;
        case 1:
            v = (unit() * 2 - 1) * 10;
            break;
        case 2:
            v = (unit() * 2 - 1) * 800;
            break;
        case 3:
            x.push_back(std::bit_cast<T>(static_cast<Bits>(generator())));
            continue;
        case 4:
            v = std::ldexp(unit() * 2 - 1, static_cast<int>(unit() * 60) - 40);
            break;
        case 5:
            v = 1 + std::ldexp(unit() * 2 - 1, -static_cast<int>(unit() * 50));
            break;
        case 6:
            v = (unit() * 2 - 1) * 100;
            break;
        default:
            v = (std::floor(unit() * 2000) - 1000) * 1.5707963267948966;
            v = std::nextafter(v, unit() > 0.5 ? 1e9 : -1e9);
        }
        x.push_back(static_cast<T>(v));
    }
    return x;
}

/// x with an exponent that makes it subnormal or lets small products be: `turn` says which.
template <typename T>
T nearSubnormal(T x, std::size_t turn) {
    if (!std::isfinite(x) || x == 0) return x;
    constexpr int kLeast = std::numeric_limits<T>::min_exponent;
    const int exponent = kLeast - 24 + static_cast<int>(turn * 7 % 60);
    int ignored = 0;
    return std::ldexp(std::frexp(x, &ignored), exponent);
}

} // namespace numerics
