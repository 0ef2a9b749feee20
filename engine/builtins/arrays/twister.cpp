// SPDX-License-Identifier: Apache-2.0
// MT19937 after M. Matsumoto and T. Nishimura, ACM TOMACS 8(1), 1998. Normal numbers by the
// ziggurat of G. Marsaglia and W. W. Tsang, J. Stat. Software 5(8), 2000, with 256 strips; which
// bits choose the strip and which the place in it is read off MATLAB's published numbers.
#include "builtins/arrays/twister.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace vitrine::twister {

namespace {

uint32_t nextWord(std::vector<uint32_t>& state) {
    uint32_t& at = state[kStateWords];
    if (at >= kStateWords) {
        for (std::size_t i = 0; i < kStateWords; ++i) {
            const uint32_t y =
                (state[i] & 0x80000000U) | (state[(i + 1) % kStateWords] & 0x7fffffffU);
            state[i] =
                state[(i + 397) % kStateWords] ^ (y >> 1) ^ ((y & 1U) != 0 ? 0x9908b0dfU : 0U);
        }
        at = 0;
    }
    uint32_t y = state[at++];
    y ^= y >> 11;
    y ^= (y << 7) & 0x9d2c5680U;
    y ^= (y << 15) & 0xefc60000U;
    return y ^ (y >> 18);
}

constexpr double kTail = 3.6541528853610088; ///< where the tail begins
constexpr std::size_t kStrips = 256;

/// Right ends of the strips, which have equal areas, and the density there.
struct Strips {
    std::array<double, kStrips + 1> x{}, density{};
};

double toFifteenDigits(long double x) {
    char text[40];
    std::snprintf(text, sizeof text, "%.15Lg", x);
    return std::strtod(text, nullptr);
}

/// MATLAB's tables have fifteen digits. The area is the one that leads to them: the last strips
/// tell the exact one, 0.00492867323397465534, from it.
Strips makeStrips() {
    const auto density = [](long double t) { return std::exp(-0.5L * t * t); };
    constexpr long double kArea = 0.0049286732339746569L;
    const long double tail = kTail;
    std::array<long double, kStrips + 1> x{};
    x[kStrips] = kArea / density(tail);
    x[kStrips - 1] = tail;
    for (std::size_t i = kStrips - 2; i > 0; --i)
        x[i] = std::sqrt(-2 * std::log(kArea / x[i + 1] + density(x[i + 1])));
    Strips out;
    for (std::size_t i = 0; i <= kStrips; ++i) {
        out.x[i] = toFifteenDigits(x[i]);
        out.density[i] = toFifteenDigits(density(i == kStrips ? tail : x[i]));
    }
    return out;
}

/// Beyond kTail: G. Marsaglia's method for the tail of a normal distribution.
double tailBeyond(std::vector<uint32_t>& state) {
    for (;;) {
        const double x = std::log(uniform(state)) / kTail;
        if (-2 * std::log(uniform(state)) > x * x) return kTail - x;
    }
}

} // namespace

std::vector<uint32_t> seeded(uint32_t seed) {
    std::vector<uint32_t> state(kStateWords + 1);
    state[0] = seed == 0 ? 5489U : seed;
    for (std::size_t i = 1; i < kStateWords; ++i)
        state[i] = 1812433253U * (state[i - 1] ^ (state[i - 1] >> 30)) + static_cast<uint32_t>(i);
    state[kStateWords] = kStateWords;
    return state;
}

double uniform(std::vector<uint32_t>& state) {
    for (;;) {
        const uint32_t a = nextWord(state) >> 5, b = nextWord(state) >> 6;
        const double x = (a * 67108864.0 + b) / 9007199254740992.0;
        if (x > 0) return x;
    }
}

double normal(std::vector<uint32_t>& state) {
    static const Strips strips = makeStrips();
    for (;;) {
        // 29 and 24 bits are the place, the 8 bits that are left the strip.
        const uint32_t a = nextWord(state), b = nextWord(state);
        const std::size_t i = b >> 24;
        const double place = ((a >> 3) * 16777216.0 + (b & 0xffffffU)) * 2.2204460492503131e-16 - 1;
        const double x = place * strips.x[i + 1];
        if (std::abs(x) <= strips.x[i]) return x;
        if (i == kStrips - 1) return std::copysign(tailBeyond(state), x);
        const double height =
            strips.density[i + 1] + uniform(state) * (strips.density[i] - strips.density[i + 1]);
        if (height < std::exp(-0.5 * x * x)) return x;
    }
}

} // namespace vitrine::twister

namespace vitrine {

void seedGenerator(RandomState& state, std::string_view generator, uint64_t seed) {
    state.generator = generator;
    state.seed = seed;
    state.counter = 0;
    state.twister = generator == "twister" ? twister::seeded(static_cast<uint32_t>(seed))
                                           : std::vector<uint32_t>{};
}

} // namespace vitrine
