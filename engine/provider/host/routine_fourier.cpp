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

    /// R is the radix, or 0 where it is known at run time only.
    template <int64_t R>
    void butterfly(Pair<T>* v, int64_t radix, int64_t jobs) const {
        if constexpr (R == 2) {
            const Pair<T> a = v[0];
            v[0] = a + v[1];
            v[1] = a - v[1];
        } else if constexpr (R == 4) {
            four(v[0], v[1], v[2], v[3], v);
        } else if constexpr (R == 8) {
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
        } else if (radix > 1) {
            Pair<T> w[kLargestRadix];
            for (int64_t q = 0; q < radix; ++q) {
                w[q] = v[0];
                for (int64_t t = 1; t < radix; ++t)
                    w[q] = w[q] + times(v[t], root(t * q % radix * jobs));
            }
            std::copy_n(w, radix, v);
        }
    }

    /// Job `first` and those after it: element i of line o, at j = block*done + k. roots: those of
    /// each k one beside the other, or null.
    template <int64_t R, bool kFirst>
    void jobsFrom(const Pair<T>* before, Pair<T>* after, const Pair<T>* roots, int64_t anyRadix,
                  int64_t done, int64_t first, int64_t end) const {
        const int64_t radix = R > 0 ? R : anyRadix, jobs = length / radix;
        const int64_t size = inner * length * outer, turn = jobs / done;
        const T scale = T(1) / static_cast<T>(length);
        T* out = run.out<T>();
        int64_t i = first % inner, j = first / inner % jobs, o = first / inner / jobs, k = j % done;
        for (int64_t job = first; job < end; ++job) {
            Pair<T> v[R > 0 ? R : kLargestRadix];
            const Pair<T>* const near = roots ? roots + k * (radix - 1) - 1 : nullptr;
            for (int64_t t = 0; t < radix; ++t) {
                const int64_t place = j + t * jobs;
                if constexpr (!kFirst) {
                    v[t] = before[i + inner * (place + length * o)];
                } else if (place < source) {
                    const int64_t at = i + inner * (place + source * o);
                    const T im = real ? T(0) : x[inner * source * outer + at];
                    v[t] = {x[at], inverse && !real ? -im : im};
                } else {
                    v[t] = {T(0), T(0)};
                }
                if (!kFirst && t > 0) v[t] = times(v[t], near ? near[t] : root(t * k * turn));
            }
            butterfly<R>(v, radix, jobs);
            const int64_t to = (j - k) * radix + k;
            for (int64_t t = 0; t < radix; ++t) {
                const int64_t e = i + inner * (to + t * done + length * o);
                if (after) {
                    after[e] = v[t];
                } else {
                    out[e] = canonical(inverse ? v[t].x * scale : v[t].x);
                    out[size + e] = canonical(inverse ? -v[t].y * scale : v[t].y);
                }
            }
            if (++i < inner) continue;
            i = 0;
            if (++k == done) k = 0;
            if (++j == jobs) j = 0, ++o;
        }
    }

    template <int64_t R>
    void passOf(const Pair<T>* before, Pair<T>* after, int64_t radix, int64_t done) const {
        const int64_t jobs = length / radix;
        // The table's strides are powers of two mostly, which share few lines of a cache: roots
        // that several jobs need are laid side by side.
        std::vector<Pair<T>> roots;
        if (before && (done < jobs || inner * outer > 1)) {
            roots.reserve(static_cast<std::size_t>(done * (radix - 1)));
            for (int64_t k = 0; k < done; ++k)
                for (int64_t t = 1; t < radix; ++t)
                    roots.push_back(root(t * k * (jobs / done)));
        }
        const Pair<T>* const near = roots.empty() ? nullptr : roots.data();
        run.forRange(
            inner * jobs * outer,
            [&](int64_t begin, int64_t end) {
                if (before)
                    jobsFrom<R, false>(before, after, near, radix, done, begin, end);
                else
                    jobsFrom<R, true>(before, after, near, radix, done, begin, end);
            },
            radix);
    }

    /// before: null for the first pass; after: null for the last.
    void pass(const Pair<T>* before, Pair<T>* after, int64_t radix, int64_t done) const {
        switch (radix) {
        case 2:
            return passOf<2>(before, after, radix, done);
        case 4:
            return passOf<4>(before, after, radix, done);
        case 8:
            return passOf<8>(before, after, radix, done);
        default:
            return passOf<0>(before, after, radix, done);
        }
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
