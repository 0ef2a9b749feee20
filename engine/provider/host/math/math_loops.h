// SPDX-License-Identifier: Apache-2.0
// The block loops and the tables of one SIMD variant. Included inside that variant's namespace,
// after the shared functions, once per translation unit (hence no #pragma once).

/// ivdep: out may be the argument itself, and each element depends only on its own.
template <typename F, typename T>
void unaryLoop(const T* a, T* out, int64_t n) {
#pragma GCC ivdep
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
#pragma GCC ivdep
        for (int64_t i = 0; i < count; ++i)
            y[i] = Near{}(x[i]);
        if (far == 0) continue;
        for (int64_t i = 0; i < count; ++i)
            if (Far{}(x[i])) y[i] = Full{}(x[i]);
    }
}

template <typename F, typename T>
void binaryLoop(const T* a, int64_t strideA, const T* b, int64_t strideB, T* out, int64_t n) {
    if (strideA != 0 && strideB != 0) {
#pragma GCC ivdep
        for (int64_t i = 0; i < n; ++i)
            out[i] = F{}(a[i], b[i]);
    } else if (strideA != 0) {
        const T y = *b;
#pragma GCC ivdep
        for (int64_t i = 0; i < n; ++i)
            out[i] = F{}(a[i], y);
    } else {
        const T x = *a;
#pragma GCC ivdep
        for (int64_t i = 0; i < n; ++i)
            out[i] = F{}(x, strideB != 0 ? b[i] : *b);
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

template <typename F>
constexpr UnaryEntry unary(const char* name, float cost, F) {
    return {name, unaryLoop<F, double>, unaryLoop<F, float>, cost};
}
template <typename Near, typename Full, typename Far>
constexpr UnaryEntry unaryFar(const char* name, float cost, Near, Full, Far) {
    return {name, unaryFarLoop<Near, Full, Far, double>, unaryFarLoop<Near, Full, Far, float>,
            cost};
}
template <typename F>
constexpr BinaryEntry binary(const char* name, float cost, F) {
    return {name, binaryLoop<F, double>, binaryLoop<F, float>, cost};
}

template <typename Near, typename Full, typename Far>
constexpr BinaryEntry binaryFar(const char* name, float cost, Near, Full, Far) {
    return {name, binaryFarLoop<Near, Full, Far, double>, binaryFarLoop<Near, Full, Far, float>,
            cost};
}

constexpr auto kTrigFar = [](auto x) { return vt_trig_is_far(x); };
constexpr auto kRemainderFar = [](auto x, auto y) { return vt_remainder_is_far(x, y); };

constexpr UnaryEntry kUnary[] = {
    unary("sqrt", 23, [](auto x) { return vt_sqrt(x); }),
    unary("exp", 36, [](auto x) { return vt_exp(x); }),
    unary("exp2", 29, [](auto x) { return vt_exp2(x); }),
    unary("expm1", 46, [](auto x) { return vt_expm1(x); }),
    unary("sinh", 57, [](auto x) { return vt_sinh(x); }),
    unary("cosh", 48, [](auto x) { return vt_cosh(x); }),
    unary("tanh", 69, [](auto x) { return vt_tanh(x); }),
    unary("log", 48, [](auto x) { return vt_log(x); }),
    unary("log2", 62, [](auto x) { return vt_log2(x); }),
    unary("log10", 67, [](auto x) { return vt_log10(x); }),
    unary("log1p", 85, [](auto x) { return vt_log1p(x); }),
    unaryFar(
        "sin", 48, [](auto x) { return vt_sin_near(x); }, [](auto x) { return vt_sin(x); },
        kTrigFar),
    unaryFar(
        "cos", 45, [](auto x) { return vt_cos_near(x); }, [](auto x) { return vt_cos(x); },
        kTrigFar),
    unaryFar(
        "tan", 77, [](auto x) { return vt_tan_near(x); }, [](auto x) { return vt_tan(x); },
        kTrigFar),
    unary("asin", 58, [](auto x) { return vt_asin(x); }),
    unary("acos", 60, [](auto x) { return vt_acos(x); }),
    unary("atan", 60, [](auto x) { return vt_atan(x); }),
    unary("asinh", 122, [](auto x) { return vt_asinh(x); }),
    unary("acosh", 137, [](auto x) { return vt_acosh(x); }),
    unary("atanh", 87, [](auto x) { return vt_atanh(x); }),
    unary("abs", 1, [](auto x) { return vt_canonical(vt_abs(x)); }),
    unary("sign", 4, [](auto x) { return vt_sign(x); }),
    unary("floor", 2, [](auto x) { return vt_floor(x); }),
    unary("ceil", 2, [](auto x) { return vt_ceil(x); }),
    unary("fix", 2, [](auto x) { return vt_fix(x); }),
    unary("round", 6, [](auto x) { return vt_round(x); }),
};

constexpr BinaryEntry kBinary[] = {
    binary("div", 28, [](auto x, auto y) { return vt_div(x, y); }),
    binary("min", 5, [](auto x, auto y) { return vt_min(x, y); }),
    binary("max", 5, [](auto x, auto y) { return vt_max(x, y); }),
    binary("atan2", 110, [](auto y, auto x) { return vt_atan2(y, x); }),
    binary("hypot", 66, [](auto x, auto y) { return vt_hypot(x, y); }),
    binary("pow", 175, [](auto x, auto y) { return vt_pow(x, y); }),
    binaryFar(
        "mod", 118, [](auto x, auto y) { return vt_mod_near(x, y); },
        [](auto x, auto y) { return vt_mod(x, y); }, kRemainderFar),
    binaryFar(
        "rem", 88, [](auto x, auto y) { return vt_rem_near(x, y); },
        [](auto x, auto y) { return vt_rem(x, y); }, kRemainderFar),
};

/// The block that holds element i, and i's place in it.
template <int kPerBlock>
void splitElement(uint64_t i, uint32_t& low, uint32_t& high, int& place) {
    place = static_cast<int>(i % kPerBlock);
    low = static_cast<uint32_t>(i / kPerBlock);
    high = static_cast<uint32_t>((i / kPerBlock) >> 32);
}

template <typename Block>
void random64(uint32_t key0, uint32_t key1, uint64_t first, double* out, int64_t n) {
    int64_t i = 0;
    uint32_t low;
    uint32_t high;
    int place;
    double a[2];
    splitElement<2>(first, low, high, place);
    if (place != 0 && n > 0) {
        Block{}(key0, key1, low, high, a[0], a[1]);
        out[i++] = a[1];
    }
    const uint64_t block = (first + static_cast<uint64_t>(i)) / 2;
    const int64_t blocks = (n - i) / 2;
    for (int64_t j = 0; j < blocks; ++j) {
        const uint64_t c = block + static_cast<uint64_t>(j);
        Block{}(key0, key1, static_cast<uint32_t>(c), static_cast<uint32_t>(c >> 32),
                out[i + 2 * j], out[i + 2 * j + 1]);
    }
    i += 2 * blocks;
    if (i < n) {
        splitElement<2>(first + static_cast<uint64_t>(i), low, high, place);
        Block{}(key0, key1, low, high, a[0], a[1]);
        out[i] = a[0];
    }
}

template <typename Block>
void random32(uint32_t key0, uint32_t key1, uint64_t first, float* out, int64_t n) {
    int64_t i = 0;
    float a[4];
    const auto partial = [&](int64_t until) {
        while (i < until) {
            uint32_t low;
            uint32_t high;
            int place;
            splitElement<4>(first + static_cast<uint64_t>(i), low, high, place);
            Block{}(key0, key1, low, high, a[0], a[1], a[2], a[3]);
            for (; place < 4 && i < until; ++place)
                out[i++] = a[place];
        }
    };
    const int64_t lead = static_cast<int64_t>((4 - first % 4) % 4);
    partial(lead < n ? lead : n);
    const uint64_t block = (first + static_cast<uint64_t>(i)) / 4;
    const int64_t blocks = (n - i) / 4;
    // Batches of lanes in four rows vectorise; the rows are woven together afterwards.
    constexpr int64_t kLanes = 64;
    float rows[4][kLanes];
    for (int64_t j = 0; j < blocks; j += kLanes) {
        const int64_t lanes = blocks - j < kLanes ? blocks - j : kLanes;
        for (int64_t l = 0; l < kLanes; ++l) {
            const uint64_t c = block + static_cast<uint64_t>(j + l);
            Block{}(key0, key1, static_cast<uint32_t>(c), static_cast<uint32_t>(c >> 32),
                    rows[0][l], rows[1][l], rows[2][l], rows[3][l]);
        }
        for (int64_t l = 0; l < lanes; ++l)
            for (int row = 0; row < 4; ++row)
                out[i + 4 * (j + l) + row] = rows[row][l];
    }
    i += 4 * blocks;
    partial(n);
}

struct UniformBlock {
    template <typename... T>
    void operator()(uint key0, uint key1, uint low, uint high, T&... out) const {
        vt_rand_block(key0, key1, low, high, out...);
    }
};
struct NormalBlock {
    template <typename... T>
    void operator()(uint key0, uint key1, uint low, uint high, T&... out) const {
        vt_randn_block(key0, key1, low, high, out...);
    }
};

constexpr RandomEntry kUniform{random64<UniformBlock>, random32<UniformBlock>};
constexpr RandomEntry kNormal{random64<NormalBlock>, random32<NormalBlock>};
