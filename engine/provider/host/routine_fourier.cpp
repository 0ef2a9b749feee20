// SPDX-License-Identifier: Apache-2.0
// Fourier transforms by the passes that devices make, operation by operation.
#include "base/reclaim.h"
#include "provider/host/math/fourier.h"
#include "provider/host/routines.h"
#include "provider/host/sort_keys.h"
#include "provider/routine.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace vitrine::host {

namespace {

template <typename T>
T canonical(T x) {
    return x != x ? std::numeric_limits<T>::quiet_NaN() : x;
}

template <typename T>
struct Transform {
    const RoutineRun& run;
    int64_t inner, length, outer, source;
    bool inverse, real;
    const T* table; ///< FourierRoots

    /// Where a pass reads or writes real and imaginary parts; im null: zeros.
    struct From {
        const T *re, *im;
    };
    struct To {
        T *re, *im;
    };

    [[nodiscard]] int64_t size() const { return inner * length * outer; }
    [[nodiscard]] T scale() const { return inverse ? T(1) / static_cast<T>(length) : T(1); }
    [[nodiscard]] T imSign() const { return inverse && !real ? T(-1) : T(1); }

    /// The roots of jobs k … k+count-1 of the blocks of `done`, those of each input beside one
    /// another.
    void rootsOf(int64_t radix, int64_t done, int64_t k, int64_t count, T* re, T* im) const {
        for (int64_t t = 1; t < radix; ++t) {
            const T* const from = table + 2 * (t * done + k);
            for (int64_t i = 0; i < count; ++i) {
                re[(t - 1) * count + i] = from[2 * i];
                im[(t - 1) * count + i] = from[2 * i + 1];
            }
        }
    }

    /// Radix 2, 4 or 8: job j = block*done + k of line o reads place j + t*jobs and writes place
    /// block*done*radix + k + t*done.
    void pass(From from, To to, int64_t radix, int64_t done, bool isFirst, bool isLast) const {
        const int64_t jobs = length / radix;
        const int which = radix == 2 ? 0 : radix == 4 ? 1 : 2;
        const auto& kernels = hostmath::fourierKernels<T>();
        const auto& by = isLast ? kernels.last[which] : kernels.step[which];
        // Roots that several blocks or lines need are laid out once.
        RawVector<T> roots;
        const reclaim::Guard guard(roots);
        const bool shared = !isFirst && (done < jobs || inner * outer > 1);
        const auto half = static_cast<std::size_t>(done * (radix - 1));
        if (shared) {
            roots.resize(2 * half);
            rootsOf(radix, done, 0, done, roots.data(), roots.data() + half);
        }
        hostmath::FourierJobs<T> all{};
        all.apart = jobs * inner;
        all.toApart = done * inner;
        all.imSign = isFirst ? imSign() : T(1);
        all.scaleRe = scale();
        all.scaleIm = inverse ? -scale() : T(1);
        const auto at = [&](hostmath::FourierJobs<T>& part, int64_t i, int64_t j, int64_t o) {
            const int64_t k = j % done;
            const int64_t read = i + inner * (j + length * o);
            const int64_t write = i + inner * ((j - k) * radix + k + length * o);
            part.re = from.re + read;
            part.im = from.im ? from.im + read : nullptr;
            part.toRe = to.re + write;
            part.toIm = to.im + write;
        };
        if (inner == 1 && isFirst && !isLast) {
            run.forRange(
                jobs * outer,
                [&](int64_t begin, int64_t end) {
                    for (int64_t job = begin; job < end;) {
                        hostmath::FourierJobs<T> part = all;
                        const int64_t j = job % jobs;
                        at(part, 0, j, job / jobs);
                        part.count = std::min(jobs - j, end - job);
                        kernels.first[which](part);
                        job += part.count;
                    }
                },
                radix);
        } else if (inner == 1) {
            constexpr int64_t kTogether = 512;
            run.forRange(
                jobs * outer,
                [&](int64_t begin, int64_t end) {
                    T near[2][7 * kTogether];
                    for (int64_t job = begin; job < end;) {
                        hostmath::FourierJobs<T> part = all;
                        const int64_t j = job % jobs, k = j % done;
                        at(part, 0, j, job / jobs);
                        part.count = std::min(done - k, end - job);
                        if (isFirst) {
                            by[0](part);
                        } else if (shared) {
                            part.rootRe = roots.data() + k;
                            part.rootIm = roots.data() + half + k;
                            part.rootNext = done;
                            by[2](part);
                        } else {
                            part.count = std::min(part.count, kTogether);
                            rootsOf(radix, done, k, part.count, near[0], near[1]);
                            part.rootRe = near[0];
                            part.rootIm = near[1];
                            part.rootNext = part.count;
                            by[2](part);
                        }
                        job += part.count;
                    }
                },
                radix);
        } else {
            // The same job of lines that lie beside one another.
            run.forRange(
                inner * jobs * outer,
                [&](int64_t begin, int64_t end) {
                    for (int64_t job = begin; job < end;) {
                        hostmath::FourierJobs<T> part = all;
                        const int64_t i = job % inner, j = job / inner % jobs;
                        at(part, i, j, job / inner / jobs);
                        part.count = std::min(inner - i, end - job);
                        if (!isFirst) {
                            part.rootRe = roots.data() + j % done;
                            part.rootIm = roots.data() + half + j % done;
                            part.rootNext = done;
                        }
                        by[isFirst ? 0 : 1](part);
                        job += part.count;
                    }
                },
                radix);
        }
    }

    /// Any other radix, and lines with zeros behind them; element by element.
    void oddPass(From from, To to, int64_t radix, int64_t done, bool isFirst, bool isLast) const {
        const Step step{from, to, done, isFirst, isLast};
        switch (radix) {
        case 1:
            return oddPass<1>(step);
        case 2:
            return oddPass<2>(step);
        case 3:
            return oddPass<3>(step);
        case 4:
            return oddPass<4>(step);
        case 5:
            return oddPass<5>(step);
        case 7:
            return oddPass<7>(step);
        case 8:
            return oddPass<8>(step);
        case 11:
            return oddPass<11>(step);
        default:
            VITRINE_ASSERT(radix == kLargestRadix);
            return oddPass<kLargestRadix>(step);
        }
    }

private:
    struct Pair {
        T x, y;
        Pair operator+(Pair b) const { return {x + b.x, y + b.y}; }
        Pair operator-(Pair b) const { return {x - b.x, y - b.y}; }
    };
    static Pair times(Pair a, Pair b) { return {a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x}; }
    /// By −i.
    static Pair turned(Pair a) { return {a.y, -a.x}; }
    static void four(Pair v0, Pair v1, Pair v2, Pair v3, Pair* out) {
        const Pair a = v0 + v2, b = v0 - v2, c = v1 + v3, d = turned(v1 - v3);
        out[0] = a + c;
        out[1] = b + d;
        out[2] = a - c;
        out[3] = b - d;
    }
    template <int64_t Radix>
    static void butterfly(Pair* v, const Pair* turns) {
        if constexpr (Radix == 2) {
            const Pair a = v[0];
            v[0] = a + v[1];
            v[1] = a - v[1];
        } else if constexpr (Radix == 4) {
            four(v[0], v[1], v[2], v[3], v);
        } else if constexpr (Radix == 8) {
            constexpr T kHalf = static_cast<T>(0.70710678118654752440);
            Pair a[4], b[4];
            four(v[0], v[2], v[4], v[6], a);
            four(v[1], v[3], v[5], v[7], b);
            b[1] = {(b[1].x + b[1].y) * kHalf, (b[1].y - b[1].x) * kHalf};
            b[2] = turned(b[2]);
            b[3] = {(b[3].y - b[3].x) * kHalf, -(b[3].x + b[3].y) * kHalf};
            for (int t = 0; t < 4; ++t) {
                v[t] = a[t] + b[t];
                v[t + 4] = a[t] - b[t];
            }
        } else if constexpr (Radix > 1) {
            Pair w[Radix];
            std::fill_n(w, Radix, v[0]);
            for (int64_t t = 1; t < Radix; ++t) {
                for (int64_t q = 0; q < Radix; ++q)
                    w[q] = w[q] + times(v[t], turns[t * Radix + q]);
            }
            std::copy_n(w, Radix, v);
        }
    }

    /// Which pass of a transform it is.
    struct Step {
        From from;
        To to;
        int64_t done;
        bool isFirst, isLast;
    };

    template <int64_t Radix>
    void oddPass(const Step& step) const {
        const From from = step.from;
        const To to = step.to;
        const int64_t done = step.done;
        const bool isFirst = step.isFirst, isLast = step.isLast;
        const int64_t jobs = length / Radix;
        const auto root = [&](int64_t m) { return Pair{table[2 * m], table[2 * m + 1]}; };
        // Of the butterfly: what input t of output q is multiplied by.
        Pair turns[Radix * Radix];
        if constexpr (Radix % 2 == 1 && Radix > 1) {
            for (int64_t t = 0; t < Radix; ++t) {
                for (int64_t q = 0; q < Radix; ++q)
                    turns[t * Radix + q] = root(length + fourierTurns(Radix) + t * q % Radix);
            }
        }
        run.forRange(
            inner * jobs * outer,
            [&](int64_t begin, int64_t end) {
                Pair v[Radix];
                int64_t i = begin % inner, j = begin / inner % jobs, o = begin / inner / jobs;
                int64_t k = j % done;
                for (int64_t job = begin; job < end; ++job) {
                    for (int64_t t = 0; t < Radix; ++t) {
                        const int64_t place = j + t * jobs;
                        v[t] = {T(0), T(0)};
                        if (isFirst && place >= source) continue;
                        const int64_t e = i + inner * (place + (isFirst ? source : length) * o);
                        v[t] = {from.re[e], from.im ? from.im[e] : T(0)};
                        if (isFirst && from.im) v[t].y = inverse ? -v[t].y : v[t].y;
                        if (!isFirst && t > 0) v[t] = times(v[t], root(t * done + k));
                    }
                    butterfly<Radix>(v, turns);
                    const int64_t first = (j - k) * Radix + k;
                    for (int64_t t = 0; t < Radix; ++t) {
                        const int64_t e = i + inner * (first + t * done + length * o);
                        if (isLast) {
                            to.re[e] = canonical(inverse ? v[t].x * scale() : v[t].x);
                            to.im[e] = canonical(inverse ? -v[t].y * scale() : v[t].y);
                        } else {
                            to.re[e] = v[t].x;
                            to.im[e] = v[t].y;
                        }
                    }
                    if (++i < inner) continue;
                    i = 0;
                    k = k + 1 == done ? 0 : k + 1;
                    if (++j < jobs) continue;
                    j = k = 0;
                    ++o;
                }
            },
            Radix);
    }
};

/// Where the parts of a packed result go.
template <typename T>
class ResultParts {
public:
    ResultParts(const RoutineRun& run, int64_t count)
        : m_run(run), m_count(static_cast<std::size_t>(count)) {
        if (!run.flag(kSplitOutput)) {
            m_parts = {run.out<T>(), run.out<T>() + count};
            return;
        }
        for (std::size_t k = run.program.outputs.size(); k-- > 0;)
            m_parts[partOf(k)] = run.out<T>(k);
        for (T*& part : m_parts) {
            if (part) continue;
            m_unwanted.resize(m_count);
            part = m_unwanted.data();
        }
    }
    [[nodiscard]] T* re() const { return m_parts[0]; }
    [[nodiscard]] T* im() const { return m_parts[1]; }
    /// Call when they are complete: a part may be wanted twice.
    void finish() const {
        if (!m_run.flag(kSplitOutput)) return;
        for (std::size_t k = 0; k < m_run.program.outputs.size(); ++k) {
            T* const to = m_run.out<T>(k);
            if (to != m_parts[partOf(k)]) std::copy_n(m_parts[partOf(k)], m_count, to);
        }
    }

private:
    [[nodiscard]] std::size_t partOf(std::size_t output) const {
        return static_cast<std::size_t>(m_run.program.outputs[output].step);
    }
    const RoutineRun& m_run;
    const std::size_t m_count;
    std::array<T*, 2> m_parts{};
    RawVector<T> m_unwanted;
    const reclaim::Guard<RawVector<T>> m_guard{m_unwanted};
};

template <typename T>
void transform(const RoutineRun& run) {
    const auto [inner, length, outer, source] = run.sizes<sizes::Fourier>();
    const Transform<T> f{run,
                         inner,
                         length,
                         outer,
                         source,
                         run.flag(kInverse),
                         run.flag(kRealInput),
                         run.in<T>(run.program.inputs.size() - 1)};
    const std::vector<int64_t> radices = fourierRadices(length);
    const auto size = static_cast<std::size_t>(f.size());
    RawVector<T> between[2];
    const reclaim::Guard first(between[0]), second(between[1]);
    for (std::size_t p = 0; p < std::min<std::size_t>(2, radices.size() - 1); ++p)
        between[p].resize(2 * size);
    int64_t done = 1;
    const ResultParts<T> result(run, f.size());
    const T* const x = run.in<T>(0);
    typename Transform<T>::From from{x, f.real                  ? nullptr
                                        : run.flag(kSplitInput) ? run.in<T>(1)
                                                                : x + inner * source * outer};
    for (std::size_t p = 0; p < radices.size(); ++p) {
        const bool isFirst = p == 0, isLast = p + 1 == radices.size();
        T* const out = isLast ? result.re() : between[p % 2].data();
        const typename Transform<T>::To to{out, isLast ? result.im() : out + size};
        const int64_t radix = radices[p];
        const bool plain =
            (radix == 2 || radix == 4 || radix == 8) && (!isFirst || source == length);
        if (plain)
            f.pass(from, to, radix, done, isFirst, isLast);
        else
            f.oddPass(from, to, radix, done, isFirst, isLast);
        from = {to.re, to.im};
        done *= radix;
    }
    result.finish();
}

template <typename T>
void mirror(const RoutineRun& run) {
    std::vector<int64_t> lengths = run.geometry.sizes;
    std::erase_if(lengths, [](int64_t length) { return std::abs(length) == 1; });
    if (lengths.empty()) lengths.push_back(-1);
    const int64_t count = run.geometry.extents[0] / 2;
    const T* x = run.in<T>(0);
    const ResultParts<T> result(run, count);
    const int64_t along = std::abs(lengths[0]);
    const bool turns = lengths[0] > 0;
    // Elements c … end-1 of a line, whose mirrored one begins at `other`.
    const auto mirrorLine = [&](int64_t line, int64_t c, int64_t end) {
        int64_t begin = 0, rest = line, stride = along;
        for (std::size_t d = 1; d < lengths.size(); ++d) {
            const int64_t length = std::abs(lengths[d]), at = rest % length;
            rest /= length;
            begin += (lengths[d] > 0 && at > 0 ? length - at : at) * stride;
            stride *= length;
        }
        // Elements before their mirrored ones are as they are, those after them are made of these.
        const T *re = x, *im = x + count;
        T *toRe = result.re(), *toIm = result.im();
        const int64_t first = line * along;
        const auto one = [&](int64_t at) {
            const int64_t e = first + at, other = begin + (turns && at > 0 ? along - at : at);
            const int64_t from = std::min(other, e);
            toRe[e] = re[from];
            toIm[e] = other == e ? T(0) : other < e ? canonical(-im[from]) : im[from];
        };
        if (c == 0 && end > 0) one(c++);
        const bool same = begin == first;
        const int64_t kept = !same   ? (begin > first ? end : c)
                             : turns ? std::clamp((along + 1) / 2, c, end)
                                     : c;
        std::copy_n(re + first + c, kept - c, toRe + first + c);
        std::copy_n(im + first + c, kept - c, toIm + first + c);
        c = kept;
        if (same) {
            for (const int64_t middle = turns ? along / 2 + 1 : end; c < std::min(middle, end); ++c)
                one(c);
        }
        for (; c < end; ++c) {
            const int64_t other = begin + (turns ? along - c : c);
            toRe[first + c] = re[other];
            toIm[first + c] = canonical(-im[other]);
        }
    };
    if (along == count) {
        run.forRange(count, [&](int64_t begin, int64_t end) { mirrorLine(0, begin, end); });
    } else {
        run.forRange(
            count / along,
            [&](int64_t begin, int64_t end) {
                for (int64_t line = begin; line < end; ++line)
                    mirrorLine(line, 0, along);
            },
            along);
    }
    result.finish();
}

} // namespace

void runFourierRoots(const RoutineRun& run) {
    const int64_t length = run.sizes<sizes::FourierRoots>().length;
    const auto copy = [&](auto zero) {
        using T = decltype(zero);
        const T* const from = run.in<T>(0);
        T* const to = run.out<T>();
        const auto root = [&](int64_t e, int64_t power) {
            to[2 * e] = from[2 * power];
            to[2 * e + 1] = from[2 * power + 1];
        };
        const std::vector<FourierPass> passes = fourierPasses(length);
        for (int64_t e = 0; e < passes[0].radix && e < length; ++e)
            root(e, 0);
        for (std::size_t p = 1; p < passes.size(); ++p) {
            const int64_t radix = passes[p].radix, done = passes[p].done;
            const int64_t turn = length / radix / done;
            run.forRange((radix - 1) * done, [&](int64_t begin, int64_t end) {
                int64_t t = 1 + begin / done, k = begin % done;
                for (int64_t e = begin; e < end; ++e) {
                    root(done + e, t * k * turn);
                    if (++k < done) continue;
                    k = 0;
                    ++t;
                }
            });
        }
        if (fourierRootCount(length) == length) return;
        for (const int64_t radix : kOddRadices) {
            for (int64_t q = 0; q < radix; ++q)
                root(length + fourierTurns(radix) + q,
                     length % radix == 0 ? q * (length / radix) : 0);
        }
    };
    run.dtype(0) == DType::Single ? copy(0.0f) : copy(0.0);
}

void runFourier(const RoutineRun& run) {
    run.dtype(0) == DType::Single ? transform<float>(run) : transform<double>(run);
}

void runFourierMirror(const RoutineRun& run) {
    run.dtype(0) == DType::Single ? mirror<float>(run) : mirror<double>(run);
}

} // namespace vitrine::host
