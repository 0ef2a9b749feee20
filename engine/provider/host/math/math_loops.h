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
void quaternaryLoop(const double* const* args, double* out, int64_t n) {
    const double* a = args[0];
    const double* b = args[1];
    const double* c = args[2];
    const double* d = args[3];
#pragma GCC ivdep
    for (int64_t i = 0; i < n; ++i)
        out[i] = F{}(a[i], b[i], c[i], d[i]);
}

template <typename F>
constexpr QuaternaryEntry quaternary(const char* name, float cost, F) {
    return {name, quaternaryLoop<F>, cost};
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
    unary("erf", 100, [](auto x) { return vt_erf(x); }),
    unary("erfc", 105, [](auto x) { return vt_erfc(x); }),
    unary("sinpi", 60, [](auto x) { return vt_sinpi(x); }),
    unary("cospi", 60, [](auto x) { return vt_cospi(x); }),
    unary("sind", 75, [](auto x) { return vt_sind(x); }),
    unary("cosd", 75, [](auto x) { return vt_cosd(x); }),
    unary("tand", 100, [](auto x) { return vt_tand(x); }),
    unary("asind", 65, [](auto x) { return vt_asind(x); }),
    unary("acosd", 65, [](auto x) { return vt_acosd(x); }),
    unary("atand", 65, [](auto x) { return vt_atand(x); }),
    unary("sec", 75, [](auto x) { return vt_sec(x); }),
    unary("csc", 75, [](auto x) { return vt_csc(x); }),
    unary("cot", 105, [](auto x) { return vt_cot(x); }),
    unary("sech", 80, [](auto x) { return vt_sech(x); }),
    unary("csch", 90, [](auto x) { return vt_csch(x); }),
    unary("coth", 100, [](auto x) { return vt_coth(x); }),
    unary("acot", 90, [](auto x) { return vt_acot(x); }),
    unary("asec", 140, [](auto x) { return vt_asec(x); }),
    unary("acsc", 140, [](auto x) { return vt_acsc(x); }),
    unary("acoth", 110, [](auto x) { return vt_acoth(x); }),
    unary("acsch", 150, [](auto x) { return vt_acsch(x); }),
    unary("asech", 300, [](auto x) { return vt_asech(x); }),
    unary("cbrt", 130, [](auto x) { return vt_cbrt(x); }),
    unary("nextpow2", 8, [](auto x) { return vt_nextpow2(x); }),
    unary("erfcx", 260, [](auto x) { return vt_erfcx(x); }),
    unary("erfinv", 700, [](auto x) { return vt_erfinv(x); }),
    unary("erfcinv", 700, [](auto x) { return vt_erfcinv(x); }),
    unary("gamma", 400, [](auto x) { return vt_gamma(x); }),
    unary("gammaln", 280, [](auto x) { return vt_gammaln(x); }),
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
    binary("atan2d", 115, [](auto x, auto y) { return vt_atan2d(x, y); }),
    binary("nthroot", 160, [](auto x, auto y) { return vt_nthroot(x, y); }),
    binary("beta", 1500, [](auto x, auto y) { return vt_beta(x, y); }),
    binary("betaln", 900, [](auto x, auto y) { return vt_betaln(x, y); }),
    binary("gcd", 800, [](auto x, auto y) { return vt_gcd(x, y); }),
    binary("lcm", 850, [](auto x, auto y) { return vt_lcm(x, y); }),
    binary("csqrt_re", 60, [](auto x, auto y) { return vt_csqrt_re(x, y); }),
    binary("csqrt_im", 60, [](auto x, auto y) { return vt_csqrt_im(x, y); }),
    binary("cexp_re", 95, [](auto x, auto y) { return vt_cexp_re(x, y); }),
    binary("cexp_im", 95, [](auto x, auto y) { return vt_cexp_im(x, y); }),
    binary("clog_re", 120, [](auto x, auto y) { return vt_clog_re(x, y); }),
    binary("clog_im", 120, [](auto x, auto y) { return vt_clog_im(x, y); }),
    binary("clog2_re", 130, [](auto x, auto y) { return vt_clog2_re(x, y); }),
    binary("clog2_im", 130, [](auto x, auto y) { return vt_clog2_im(x, y); }),
    binary("clog10_re", 130, [](auto x, auto y) { return vt_clog10_re(x, y); }),
    binary("clog10_im", 130, [](auto x, auto y) { return vt_clog10_im(x, y); }),
    binary("csin_re", 110, [](auto x, auto y) { return vt_csin_re(x, y); }),
    binary("csin_im", 110, [](auto x, auto y) { return vt_csin_im(x, y); }),
    binary("ccos_re", 110, [](auto x, auto y) { return vt_ccos_re(x, y); }),
    binary("ccos_im", 110, [](auto x, auto y) { return vt_ccos_im(x, y); }),
    binary("csinh_re", 110, [](auto x, auto y) { return vt_csinh_re(x, y); }),
    binary("csinh_im", 110, [](auto x, auto y) { return vt_csinh_im(x, y); }),
    binary("ccosh_re", 110, [](auto x, auto y) { return vt_ccosh_re(x, y); }),
    binary("ccosh_im", 110, [](auto x, auto y) { return vt_ccosh_im(x, y); }),
    binary("ctan_re", 190, [](auto x, auto y) { return vt_ctan_re(x, y); }),
    binary("ctan_im", 190, [](auto x, auto y) { return vt_ctan_im(x, y); }),
    binary("ctanh_re", 190, [](auto x, auto y) { return vt_ctanh_re(x, y); }),
    binary("ctanh_im", 190, [](auto x, auto y) { return vt_ctanh_im(x, y); }),
    binary("casin_re", 420, [](auto x, auto y) { return vt_casin_re(x, y); }),
    binary("casin_im", 420, [](auto x, auto y) { return vt_casin_im(x, y); }),
    binary("cacos_re", 420, [](auto x, auto y) { return vt_cacos_re(x, y); }),
    binary("cacos_im", 420, [](auto x, auto y) { return vt_cacos_im(x, y); }),
    binary("catan_re", 260, [](auto x, auto y) { return vt_catan_re(x, y); }),
    binary("catan_im", 260, [](auto x, auto y) { return vt_catan_im(x, y); }),
    binary("casinh_re", 420, [](auto x, auto y) { return vt_casinh_re(x, y); }),
    binary("casinh_im", 420, [](auto x, auto y) { return vt_casinh_im(x, y); }),
    binary("cacosh_re", 420, [](auto x, auto y) { return vt_cacosh_re(x, y); }),
    binary("cacosh_im", 420, [](auto x, auto y) { return vt_cacosh_im(x, y); }),
    binary("catanh_re", 260, [](auto x, auto y) { return vt_catanh_re(x, y); }),
    binary("catanh_im", 260, [](auto x, auto y) { return vt_catanh_im(x, y); }),
    binaryFar(
        "mod", 118, [](auto x, auto y) { return vt_mod_near(x, y); },
        [](auto x, auto y) { return vt_mod(x, y); }, kRemainderFar),
    binaryFar(
        "rem", 88, [](auto x, auto y) { return vt_rem_near(x, y); },
        [](auto x, auto y) { return vt_rem(x, y); }, kRemainderFar),
};

constexpr QuaternaryEntry kQuaternary[] = {
    quaternary("cpow_re", 600,
               [](double a, double b, double c, double d) { return vt_cpow_re(a, b, c, d); }),
    quaternary("cpow_im", 600,
               [](double a, double b, double c, double d) { return vt_cpow_im(a, b, c, d); }),
    quaternary("cdiv_re", 60,
               [](double a, double b, double c, double d) { return vt_cdiv_re(a, b, c, d); }),
    quaternary("cdiv_im", 60,
               [](double a, double b, double c, double d) { return vt_cdiv_im(a, b, c, d); }),
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
