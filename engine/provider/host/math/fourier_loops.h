// SPDX-License-Identifier: Apache-2.0
// The kernels of fourier.h with vectors of kVectorBytes. Included inside a variant's namespace,
// once per translation unit (hence no #pragma once).

template <typename T>
struct VectorOf {
    typedef T Type __attribute__((vector_size(kVectorBytes)));
};

template <typename V, typename T>
inline V loadAt(const T* p) {
    V v;
    std::memcpy(&v, p, sizeof v);
    return v;
}

template <typename V>
struct Parts {
    V re, im;
};
template <typename V>
inline Parts<V> operator+(const Parts<V>& a, const Parts<V>& b) {
    return {a.re + b.re, a.im + b.im};
}
template <typename V>
inline Parts<V> operator-(const Parts<V>& a, const Parts<V>& b) {
    return {a.re - b.re, a.im - b.im};
}
/// By -i.
template <typename V>
inline Parts<V> turned(const Parts<V>& a) {
    return {a.im, -a.re};
}

template <typename V>
inline void four(Parts<V> v0, Parts<V> v1, Parts<V> v2, Parts<V> v3, Parts<V>* out) {
    const Parts<V> a = v0 + v2, b = v0 - v2, c = v1 + v3, d = turned(v1 - v3);
    out[0] = a + c;
    out[1] = b + d;
    out[2] = a - c;
    out[3] = b - d;
}

template <int R, typename T, typename V>
inline void butterfly(Parts<V>* v) {
    if constexpr (R == 2) {
        const Parts<V> a = v[0];
        v[0] = a + v[1];
        v[1] = a - v[1];
    } else if constexpr (R == 4) {
        four(v[0], v[1], v[2], v[3], v);
    } else {
        constexpr T kHalf = static_cast<T>(0.70710678118654752440);
        Parts<V> a[4], b[4];
        four(v[0], v[2], v[4], v[6], a);
        four(v[1], v[3], v[5], v[7], b);
        b[1] = {(b[1].re + b[1].im) * kHalf, (b[1].im - b[1].re) * kHalf};
        b[2] = turned(b[2]);
        b[3] = {(b[3].im - b[3].re) * kHalf, -(b[3].re + b[3].im) * kHalf};
        for (int t = 0; t < 4; ++t) {
            v[t] = a[t] + b[t];
            v[t + 4] = a[t] - b[t];
        }
    }
}

/// Jobs from k on, as many as V has elements.
template <int R, Roots kRoots, bool kLast, bool kFirst, typename V, typename T>
[[gnu::always_inline]] inline void fourierJobs(const FourierJobs<T>& s, int64_t k) {
    Parts<V> v[R];
    for (int t = 0; t < R; ++t) {
        v[t].re = loadAt<V>(s.re + k + t * s.apart);
        if constexpr (kRoots == Roots::None)
            v[t].im = s.im ? loadAt<V>(s.im + k + t * s.apart) * s.imSign : V{};
        else
            v[t].im = loadAt<V>(s.im + k + t * s.apart);
        if (kRoots == Roots::None || t == 0) continue;
        const int64_t at = (t - 1) * s.rootNext;
        const Parts<V> a = v[t];
        if constexpr (kRoots == Roots::Shared) {
            const T c = s.rootRe[at], d = s.rootIm[at];
            v[t] = {a.re * c - a.im * d, a.re * d + a.im * c};
        } else {
            const V c = loadAt<V>(s.rootRe + at + k), d = loadAt<V>(s.rootIm + at + k);
            v[t] = {a.re * c - a.im * d, a.re * d + a.im * c};
        }
    }
    butterfly<R, T>(v);
    for (int t = 0; t < R; ++t) {
        V re = v[t].re, im = v[t].im;
        if constexpr (kLast) {
            constexpr T kNan = std::numeric_limits<T>::quiet_NaN();
            re = re * s.scaleRe;
            im = im * s.scaleIm;
            re = re != re ? V{} + kNan : re;
            im = im != im ? V{} + kNan : im;
        }
        if constexpr (kFirst) {
            constexpr int kWidth = sizeof(V) / sizeof(T);
            T lanes[2][kWidth];
            std::memcpy(lanes[0], &re, sizeof re);
            std::memcpy(lanes[1], &im, sizeof im);
            for (int l = 0; l < kWidth; ++l) {
                s.toRe[(k + l) * R + t] = lanes[0][l];
                s.toIm[(k + l) * R + t] = lanes[1][l];
            }
        } else {
            std::memcpy(s.toRe + k + t * s.toApart, &re, sizeof re);
            std::memcpy(s.toIm + k + t * s.toApart, &im, sizeof im);
        }
    }
}

template <typename T, int R, Roots kRoots, bool kLast, bool kFirst>
void fourierStep(const FourierJobs<T>& s) {
    using V = typename VectorOf<T>::Type;
    constexpr int64_t kWidth = sizeof(V) / sizeof(T);
    int64_t k = 0;
    for (; k + kWidth <= s.count; k += kWidth)
        fourierJobs<R, kRoots, kLast, kFirst, V>(s, k);
    for (; k < s.count; ++k)
        fourierJobs<R, kRoots, kLast, kFirst, T>(s, k);
}

template <typename T>
constexpr FourierKernels<T> fourierKernelsOf() {
    constexpr Roots none = Roots::None, shared = Roots::Shared, each = Roots::Each;
    return {{{fourierStep<T, 2, none, false, false>, fourierStep<T, 2, shared, false, false>,
              fourierStep<T, 2, each, false, false>},
             {fourierStep<T, 4, none, false, false>, fourierStep<T, 4, shared, false, false>,
              fourierStep<T, 4, each, false, false>},
             {fourierStep<T, 8, none, false, false>, fourierStep<T, 8, shared, false, false>,
              fourierStep<T, 8, each, false, false>}},
            {{fourierStep<T, 2, none, true, false>, fourierStep<T, 2, shared, true, false>,
              fourierStep<T, 2, each, true, false>},
             {fourierStep<T, 4, none, true, false>, fourierStep<T, 4, shared, true, false>,
              fourierStep<T, 4, each, true, false>},
             {fourierStep<T, 8, none, true, false>, fourierStep<T, 8, shared, true, false>,
              fourierStep<T, 8, each, true, false>}},
            {fourierStep<T, 2, none, false, true>, fourierStep<T, 4, none, false, true>,
             fourierStep<T, 8, none, false, true>}};
}
