// SPDX-License-Identifier: Apache-2.0
// The block loops and the tables of one SIMD variant. Included inside that variant's namespace,
// after the shared functions, once per translation unit (hence no #pragma once).

#define VITRINE_INLINE __attribute__((always_inline))

/// ivdep: out may be the argument itself, and each element depends only on its own.
template <typename F, typename T>
void unaryLoop(const T* a, T* out, int64_t n) {
    VITRINE_IVDEP
    for (int64_t i = 0; i < n; ++i)
        out[i] = F{}(a[i]);
}

/// Near, free of branches, over a chunk; then Full for the few elements that are far. Chunks stay
/// in the first-level cache. Far arguments are kept apart first, because out may be a.
template <typename Near, typename Full, typename Far, typename T>
void unaryFarLoop(const T* a, T* out, int64_t n) {
    constexpr int64_t kChunk = 512;
    T copy[kChunk];
    for (int64_t start = 0; start < n; start += kChunk) {
        const int64_t count = n - start < kChunk ? n - start : kChunk;
        const T* x = a + start;
        T* y = out + start;
        int far = 0;
        for (int64_t i = 0; i < count; ++i)
            far |= Far{}(x[i]) ? 1 : 0;
        if (far != 0) {
            for (int64_t i = 0; i < count; ++i)
                copy[i] = x[i];
            x = copy;
        }
        VITRINE_IVDEP
        for (int64_t i = 0; i < count; ++i)
            y[i] = Near{}(x[i]);
        if (far == 0) continue;
        for (int64_t i = 0; i < count; ++i)
            if (Far{}(x[i])) y[i] = Full{}(x[i]);
    }
}

/// The function is inlined, which a vector loop needs, and called in one place alone. A scalar
/// comes as a chunk of equal elements.
template <typename F, typename T>
void binaryLoop(const T* a, int64_t strideA, const T* b, int64_t strideB, T* out, int64_t n) {
    if (strideA == 0 && strideB == 0 && n > 0) {
        binaryLoop<F>(a, 1, b, 1, out, 1);
        for (int64_t i = 1; i < n; ++i)
            out[i] = out[0];
        return;
    }
    constexpr int64_t kChunk = 512;
    T equal[kChunk];
    const bool whole = strideA != 0 && strideB != 0;
    const int64_t chunk = whole ? n : kChunk;
    for (int64_t i = 0, count = whole ? 0 : n < kChunk ? n : kChunk; i < count; ++i)
        equal[i] = strideB == 0 ? *b : *a;
    for (int64_t start = 0; start < n; start += chunk) {
        const int64_t count = n - start < chunk ? n - start : chunk;
        const T* x = strideA != 0 ? a + start : equal;
        const T* y = strideB != 0 ? b + start : equal;
        T* to = out + start;
        VITRINE_IVDEP
        for (int64_t i = 0; i < count; ++i)
            to[i] = F{}(x[i], y[i]);
    }
}

/// As unaryFarLoop, for two arguments.
template <typename Near, typename Full, typename Far, typename T>
void binaryFarLoop(const T* a, int64_t strideA, const T* b, int64_t strideB, T* out, int64_t n) {
    constexpr int64_t kChunk = 512;
    T x[kChunk];
    T y[kChunk];
    for (int64_t start = 0; start < n; start += kChunk) {
        const int64_t count = n - start < kChunk ? n - start : kChunk;
        int far = 0;
        for (int64_t i = 0; i < count; ++i)
            x[i] = strideA != 0 ? a[start + i] : *a;
        for (int64_t i = 0; i < count; ++i)
            y[i] = strideB != 0 ? b[start + i] : *b;
        for (int64_t i = 0; i < count; ++i)
            far |= Far{}(x[i], y[i]) ? 1 : 0;
        for (int64_t i = 0; i < count; ++i)
            out[start + i] = Near{}(x[i], y[i]);
        if (far == 0) continue;
        for (int64_t i = 0; i < count; ++i)
            if (Far{}(x[i], y[i])) out[start + i] = Full{}(x[i], y[i]);
    }
}

/// x^y for the one y = ±kTwice/2 of all elements.
template <int kTwice, bool kInverse, typename T>
void shortPowerLoop(const T* a, int64_t strideA, T* out, int64_t n) {
    constexpr T kPower = static_cast<T>(kInverse ? -kTwice : kTwice) / 2;
    constexpr int64_t kChunk = 512;
    T x[kChunk];
    for (int64_t start = 0; start < n; start += kChunk) {
        const int64_t count = n - start < kChunk ? n - start : kChunk;
        int far = 0;
        for (int64_t i = 0; i < count; ++i)
            x[i] = strideA != 0 ? a[start + i] : *a;
        for (int64_t i = 0; i < count; ++i)
            far |= vt_pow_is_plain(x[i], kPower) ? 0 : 1;
        for (int64_t i = 0; i < count; ++i)
            out[start + i] = vt_pow_short(x[i], kPower);
        if (far == 0) continue;
        for (int64_t i = 0; i < count; ++i)
            if (!vt_pow_is_plain(x[i], kPower)) out[start + i] = vt_pow_long(x[i], kPower);
    }
}

template <typename T, std::size_t... kTwice>
void shortPower(const T* a, int64_t strideA, T y, T* out, int64_t n,
                std::index_sequence<kTwice...>) {
    const auto twice = static_cast<std::size_t>(vt_abs(y + y)) - 1;
    const auto take = [&](auto k) {
        constexpr int kOf = static_cast<int>(decltype(k)::value) + 1;
        if (y < 0)
            shortPowerLoop<kOf, true>(a, strideA, out, n);
        else
            shortPowerLoop<kOf, false>(a, strideA, out, n);
    };
    ((kTwice == twice ? take(std::integral_constant<std::size_t, kTwice>{}) : void()), ...);
}

template <typename T>
void powerLoop(const T* a, int64_t strideA, const T* b, int64_t strideB, T* out, int64_t n) {
    constexpr auto kLong = [](auto x, auto y) VITRINE_INLINE { return vt_pow_long(x, y); };
    constexpr auto kShort = [](auto x, auto y) { return vt_pow_short(x, y); };
    constexpr auto kIsShort = [](auto x, auto y) {
        return vt_pow_is_short(y) && vt_pow_is_plain(x, y);
    };
    using Long = decltype(kLong);
    constexpr int64_t kChunk = 512;
    if (n == 1) {
        *out = vt_pow(*a, *b);
        return;
    }
    // One exponent may come as many that are equal. Flags as wide as what they are made from.
    using Flag = std::conditional_t<sizeof(T) == 8, int64_t, int32_t>;
    Flag others = strideB == 0 || (b[1] == *b && b[n - 1] == *b) ? 0 : 1;
    if (others == 0 && strideB != 0) {
        for (int64_t i = 0; i < n; ++i)
            others |= b[i] == *b ? Flag{0} : Flag{1};
    }
    if (others == 0 && vt_pow_is_short(*b)) {
        shortPower(a, strideA, *b, out, n, std::make_index_sequence<9>{});
    } else if (others == 0) {
        binaryLoop<Long>(a, strideA, b, 0, out, n);
    } else {
        for (int64_t start = 0; start < n; start += kChunk) {
            const int64_t count = n - start < kChunk ? n - start : kChunk;
            const T* x = a + start * strideA;
            const T* y = b + start;
            Flag halves = 0;
            for (int64_t i = 0; i < count; ++i)
                halves |= floor(y[i] + y[i]) == y[i] + y[i] ? Flag{1} : Flag{0};
            if (halves == 0)
                binaryLoop<Long>(x, strideA, y, strideB, out + start, count);
            else
                binaryFarLoop<Long, decltype(kShort), decltype(kIsShort)>(x, strideA, y, strideB,
                                                                          out + start, count);
        }
    }
}

template <typename F>
void quaternaryLoop(const double* const* args, double* out, int64_t n) {
    const double* a = args[0];
    const double* b = args[1];
    const double* c = args[2];
    const double* d = args[3];
    VITRINE_IVDEP
    for (int64_t i = 0; i < n; ++i)
        out[i] = F{}(a[i], b[i], c[i], d[i]);
}

template <typename F>
constexpr QuaternaryEntry quaternary(const char* name, F) {
    return {name, quaternaryLoop<F>};
}
template <typename F>
constexpr UnaryEntry unary(const char* name, F) {
    return {name, unaryLoop<F, double>, unaryLoop<F, float>};
}
template <typename Near, typename Full, typename Far>
constexpr UnaryEntry unaryFar(const char* name, Near, Full, Far) {
    return {name, unaryFarLoop<Near, Full, Far, double>, unaryFarLoop<Near, Full, Far, float>};
}
template <typename F>
constexpr BinaryEntry binary(const char* name, F) {
    return {name, binaryLoop<F, double>, binaryLoop<F, float>};
}
template <typename Near, typename Full, typename Far>
constexpr BinaryEntry binaryFar(const char* name, Near, Full, Far) {
    return {name, binaryFarLoop<Near, Full, Far, double>, binaryFarLoop<Near, Full, Far, float>};
}

constexpr auto kTrigFar = [](auto x) { return vt_trig_is_far(x); };
constexpr auto kRemainderFar = [](auto x, auto y) { return vt_remainder_is_far(x, y); };

constexpr UnaryEntry kUnary[] = {
// vt_abs gives back the bits of a NaN.
#define UNARY(name, ...) unary(#name, [](auto x) { return vt_##name(x); }),
#define UNARY_FAR(name, ...)                                                                       \
    unaryFar(                                                                                      \
        #name, [](auto x) { return vt_##name##_near(x); }, [](auto x) { return vt_##name(x); },    \
        kTrigFar),
#define PART_UNARY(name) unary(#name, [](auto x) { return vt_canonical(vt_##name(x)); }),
#include "provider/functions.def"
};

constexpr BinaryEntry kBinary[] = {
#define UNARY_COMPLEX(name, ...)                                                                   \
    binary("c" #name "_re", [](auto x, auto y) VITRINE_INLINE { return vt_c##name##_re(x, y); }),  \
        binary("c" #name "_im",                                                                    \
               [](auto x, auto y) VITRINE_INLINE { return vt_c##name##_im(x, y); }),
#define BINARY(name, ...)                                                                          \
    binary(#name, [](auto x, auto y) VITRINE_INLINE { return vt_##name(x, y); }),
#define BINARY_FAR(name, ...)                                                                      \
    binaryFar(                                                                                     \
        #name, [](auto x, auto y) VITRINE_INLINE { return vt_##name##_near(x, y); },               \
        [](auto x, auto y) VITRINE_INLINE { return vt_##name(x, y); }, kRemainderFar),
#define PART_BINARY(name)                                                                          \
    binary(#name, [](auto x, auto y) VITRINE_INLINE { return vt_##name(x, y); }),
#define PART_POWER(name) BinaryEntry{#name, powerLoop<double>, powerLoop<float>},
#include "provider/functions.def"
};

/// What a device says with signs.
constexpr BinaryEntry kArithmetic[] = {
    binary("plus", [](auto x, auto y) VITRINE_INLINE { return vt_canonical(x + y); }),
    binary("minus", [](auto x, auto y) VITRINE_INLINE { return vt_canonical(x - y); }),
    binary("times", [](auto x, auto y) VITRINE_INLINE { return vt_canonical(x * y); }),
    binary("rdivide", [](auto x, auto y) VITRINE_INLINE { return vt_canonical(x / y); }),
};

constexpr QuaternaryEntry kQuaternary[] = {
#define PART_QUATERNARY(name)                                                                      \
    quaternary(#name "_re",                                                                        \
               [](double a, double b, double c, double d) { return vt_##name##_re(a, b, c, d); }), \
        quaternary(#name "_im", [](double a, double b, double c, double d) {                       \
            return vt_##name##_im(a, b, c, d);                                                     \
        }),
#include "provider/functions.def"
};

struct Uniform {
    static constexpr uint kKind64 = VT_KIND_UNIFORM64;
    static constexpr uint kKind32 = VT_KIND_UNIFORM32;
    VT_FN static void pair(uint w0, uint w1, uint w2, uint w3, double& a, double& b) {
        a = vt_unit64(w0, w1);
        b = vt_unit64(w2, w3);
    }
    VT_FN static void pair(uint w0, uint w1, float& a, float& b) {
        a = vt_unit32(w0);
        b = vt_unit32(w1);
    }
};
struct Normal {
    static constexpr uint kKind64 = VT_KIND_NORMAL64;
    static constexpr uint kKind32 = VT_KIND_NORMAL32;
    VT_FN static void pair(uint w0, uint w1, uint w2, uint w3, double& a, double& b) {
        vt_normal_pair64(w0, w1, w2, w3, a, b);
    }
    VT_FN static void pair(uint w0, uint w1, float& a, float& b) { vt_normal_pair32(w0, w1, a, b); }
};

/// Whole blocks, in batches: the words of all lanes first, then their numbers, each a loop that
/// vectorises by itself; the lanes are woven together at the end.
template <typename Kind, typename T>
void randomStream(uint32_t key0, uint32_t key1, uint64_t first, T* out, int64_t n) {
    constexpr int kPerBlock = sizeof(T) == 8 ? 2 : 4;
    constexpr uint kKind = sizeof(T) == 8 ? Kind::kKind64 : Kind::kKind32;
    constexpr int64_t kLanes = 128;
    uint words[4][kLanes];
    T rows[kPerBlock][kLanes];
    T woven[kPerBlock * kLanes];
    for (int64_t done = 0; done < n;) {
        const uint64_t element = first + static_cast<uint64_t>(done);
        const uint64_t block = element / kPerBlock;
        const auto skip = static_cast<int64_t>(element % kPerBlock);
        const int64_t rest = kPerBlock * kLanes - skip;
        const int64_t count = n - done < rest ? n - done : rest;
        const int64_t lanes = (skip + count + kPerBlock - 1) / kPerBlock;
        for (int64_t l = 0; l < lanes; ++l) {
            const uint64_t c = block + static_cast<uint64_t>(l);
            vt_philox(key0, key1, static_cast<uint>(c), static_cast<uint>(c >> 32), kKind, 0,
                      words[0][l], words[1][l], words[2][l], words[3][l]);
        }
        if constexpr (kPerBlock == 2) {
            for (int64_t l = 0; l < lanes; ++l)
                Kind::pair(words[0][l], words[1][l], words[2][l], words[3][l], rows[0][l],
                           rows[1][l]);
        } else {
            for (int64_t l = 0; l < lanes; ++l)
                Kind::pair(words[0][l], words[1][l], rows[0][l], rows[1][l]);
            for (int64_t l = 0; l < lanes; ++l)
                Kind::pair(words[2][l], words[3][l], rows[2][l], rows[3][l]);
        }
        for (int64_t l = 0; l < lanes; ++l)
            for (int i = 0; i < kPerBlock; ++i)
                woven[l * kPerBlock + i] = rows[i][l];
        for (int64_t i = 0; i < count; ++i)
            out[done + i] = woven[skip + i];
        done += count;
    }
}

constexpr RandomEntry kUniform{randomStream<Uniform, double>, randomStream<Uniform, float>};
constexpr RandomEntry kNormal{randomStream<Normal, double>, randomStream<Normal, float>};

inline int64_t binsOf(const double* subscripts, int64_t n, int32_t* bins) {
    // 2^52 more has a whole number in its low bits; anything else differs below or above them.
    constexpr double kShift = 4503599627370496.0;
    constexpr uint64_t kShiftBits = 0x4330000000000000;
    uint64_t wrong = 0, high = 0;
    for (int64_t i = 0; i < n; ++i) {
        const double shifted = subscripts[i] + kShift;
        wrong |= doubleBitsToUint64(shifted - kShift) ^ doubleBitsToUint64(subscripts[i]);
        const uint64_t bits = doubleBitsToUint64(shifted);
        high |= bits ^ kShiftBits;
        bins[i] = static_cast<int32_t>(static_cast<uint32_t>(bits) - 1);
    }
    int32_t most = -1, negative = 0;
    for (int64_t i = 0; i < n; ++i) {
        most = bins[i] > most ? bins[i] : most;
        negative |= bins[i];
    }
    return wrong == 0 && high >> 32 == 0 && negative >= 0 ? int64_t{most} + 1 : -1;
}
