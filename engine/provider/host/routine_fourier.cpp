// SPDX-License-Identifier: Apache-2.0
// Fourier transforms by the passes that devices make, operation by operation.
#include "base/reclaim.h"
#include "provider/host/routines.h"
#include "provider/host/sort_keys.h"
#include "provider/routine.h"

#include <cmath>
#include <limits>
#include <vector>

namespace vitrine::host {

namespace {

template <typename T>
struct Pair {
    T x, y;
};
template <typename T>
Pair<T> operator+(Pair<T> a, Pair<T> b) {
    return {a.x + b.x, a.y + b.y};
}
template <typename T>
Pair<T> operator-(Pair<T> a, Pair<T> b) {
    return {a.x - b.x, a.y - b.y};
}
template <typename T>
Pair<T> times(Pair<T> a, Pair<T> b) {
    return {a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x};
}
/// By −i.
template <typename T>
Pair<T> turned(Pair<T> a) {
    return {a.y, -a.x};
}
template <typename T>
T canonical(T x) {
    return x != x ? std::numeric_limits<T>::quiet_NaN() : x;
}

template <typename T>
void four(Pair<T> v0, Pair<T> v1, Pair<T> v2, Pair<T> v3, Pair<T>* out) {
    const Pair<T> a = v0 + v2, b = v0 - v2, c = v1 + v3, d = turned(v1 - v3);
    out[0] = a + c;
    out[1] = b + d;
    out[2] = a - c;
    out[3] = b - d;
}

template <typename T>
struct Transform {
    const RoutineRun& run;
    int64_t inner, length, outer, source;
    bool inverse, real;
    const T *x, *table;

    Pair<T> root(int64_t m) const { return {table[m], table[length + m]}; }

    void butterfly(Pair<T>* v, int64_t radix, int64_t jobs) const {
        if (radix == 1) return;
        if (radix == 2) {
            const Pair<T> a = v[0];
            v[0] = a + v[1];
            v[1] = a - v[1];
            return;
        }
        if (radix == 4) return four(v[0], v[1], v[2], v[3], v);
        if (radix == 8) {
            constexpr T kHalf = static_cast<T>(0.70710678118654752440);
            Pair<T> a[4], b[4];
            four(v[0], v[2], v[4], v[6], a);
            four(v[1], v[3], v[5], v[7], b);
            b[1] = {(b[1].x + b[1].y) * kHalf, (b[1].y - b[1].x) * kHalf};
            b[2] = turned(b[2]);
            b[3] = {(b[3].y - b[3].x) * kHalf, -(b[3].x + b[3].y) * kHalf};
            for (int t = 0; t < 4; ++t) {
                v[t] = a[t] + b[t];
                v[t + 4] = a[t] - b[t];
            }
            return;
        }
        Pair<T> w[kLargestRadix];
        for (int64_t q = 0; q < radix; ++q) {
            w[q] = v[0];
            for (int64_t t = 1; t < radix; ++t)
                w[q] = w[q] + times(v[t], root(t * q % radix * jobs));
        }
        std::copy_n(w, radix, v);
    }

    /// before: null for the first pass; after: null for the last.
    void pass(const Pair<T>* before, Pair<T>* after, int64_t radix, int64_t done) const {
        const int64_t jobs = length / radix, size = inner * length * outer;
        const T scale = T(1) / static_cast<T>(length);
        T* out = run.out<T>();
        run.forRange(inner * jobs * outer, [&](int64_t begin, int64_t end) {
            for (int64_t thread = begin; thread < end; ++thread) {
                const int64_t i = thread % inner, j = thread / inner % jobs,
                              o = thread / inner / jobs, k = j % done;
                Pair<T> v[kLargestRadix];
                for (int64_t t = 0; t < radix; ++t) {
                    const int64_t place = j + t * jobs;
                    if (before) {
                        v[t] = before[i + inner * (place + length * o)];
                    } else if (place < source) {
                        const int64_t at = i + inner * (place + source * o);
                        const T im = real ? T(0) : x[inner * source * outer + at];
                        v[t] = {x[at], inverse && !real ? -im : im};
                    } else {
                        v[t] = {T(0), T(0)};
                    }
                    if (done > 1 && t > 0) v[t] = times(v[t], root(t * k * (jobs / done)));
                }
                butterfly(v, radix, jobs);
                const int64_t to = j / done * done * radix + k;
                for (int64_t t = 0; t < radix; ++t) {
                    const int64_t e = i + inner * (to + t * done + length * o);
                    if (after) {
                        after[e] = v[t];
                    } else {
                        out[e] = canonical(inverse ? v[t].x * scale : v[t].x);
                        out[size + e] = canonical(inverse ? -v[t].y * scale : v[t].y);
                    }
                }
            }
        });
    }
};

template <typename T>
void transform(const RoutineRun& run) {
    const auto [inner, length, outer, source] = run.sizes<sizes::Fourier>();
    const Transform<T> f{
        run,          inner,       length, outer, source, run.flag(kInverse), run.flag(kRealInput),
        run.in<T>(0), run.in<T>(1)};
    const std::vector<int64_t> radices = fourierRadices(length);
    const auto size = static_cast<std::size_t>(inner * length * outer);
    RawVector<Pair<T>> between[2];
    const reclaim::Guard first(between[0]), second(between[1]);
    for (std::size_t p = 0; p < std::min<std::size_t>(2, radices.size() - 1); ++p)
        between[p].resize(size);
    int64_t done = 1;
    for (std::size_t p = 0; p < radices.size(); ++p) {
        const bool last = p + 1 == radices.size();
        f.pass(p == 0 ? nullptr : between[(p - 1) % 2].data(),
               last ? nullptr : between[p % 2].data(), radices[p], done);
        done *= radices[p];
    }
}

template <typename T>
void mirror(const RoutineRun& run) {
    const std::vector<int64_t>& lengths = run.geometry.sizes;
    const int64_t count = run.geometry.extents[0] / 2;
    const T* x = run.in<T>(0);
    T* out = run.out<T>();
    run.forRange(count, [&](int64_t begin, int64_t end) {
        for (int64_t e = begin; e < end; ++e) {
            int64_t other = 0, rest = e, stride = 1;
            for (const int64_t length : lengths) {
                const int64_t c = rest % std::abs(length);
                rest /= std::abs(length);
                other += (length > 0 && c > 0 ? length - c : c) * stride;
                stride *= std::abs(length);
            }
            const int64_t from = std::min(other, e);
            const T imaginary = x[count + from];
            out[e] = x[from];
            out[count + e] = other == e ? T(0) : other < e ? canonical(-imaginary) : imaginary;
        }
    });
}

} // namespace

void runFourier(const RoutineRun& run) {
    run.dtype(0) == DType::Single ? transform<float>(run) : transform<double>(run);
}

void runFourierMirror(const RoutineRun& run) {
    run.dtype(0) == DType::Single ? mirror<float>(run) : mirror<double>(run);
}

} // namespace vitrine::host
