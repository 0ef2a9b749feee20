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

constexpr auto kTrigFar = [](auto x) { return vt_trig_is_far(x); };

constexpr UnaryEntry kUnary[] = {
    unary("sqrt", 12, [](auto x) { return vt_sqrt(x); }),
    unary("exp", 24, [](auto x) { return vt_exp(x); }),
    unary("exp2", 24, [](auto x) { return vt_exp2(x); }),
    unary("expm1", 32, [](auto x) { return vt_expm1(x); }),
    unary("sinh", 34, [](auto x) { return vt_sinh(x); }),
    unary("cosh", 33, [](auto x) { return vt_cosh(x); }),
    unary("tanh", 44, [](auto x) { return vt_tanh(x); }),
    unary("log", 32, [](auto x) { return vt_log(x); }),
    unary("log2", 46, [](auto x) { return vt_log2(x); }),
    unary("log10", 46, [](auto x) { return vt_log10(x); }),
    unary("log1p", 46, [](auto x) { return vt_log1p(x); }),
    unaryFar(
        "sin", 40, [](auto x) { return vt_sin_near(x); }, [](auto x) { return vt_sin(x); },
        kTrigFar),
    unaryFar(
        "cos", 40, [](auto x) { return vt_cos_near(x); }, [](auto x) { return vt_cos(x); },
        kTrigFar),
    unaryFar(
        "tan", 56, [](auto x) { return vt_tan_near(x); }, [](auto x) { return vt_tan(x); },
        kTrigFar),
};

constexpr BinaryEntry kBinary[] = {
    binary("div", 10, [](auto x, auto y) { return vt_div(x, y); }),
};
