// SPDX-License-Identifier: Apache-2.0
#include "provider/host/complex_panels.h"

#include "provider/routine.h"
#include "value/nan.h"

#include <algorithm>
#include <cmath>

namespace vitrine::host {

namespace {

/// Sums of every lanes-th product of elements, real and imaginary ones.
template <typename T>
struct LaneSums {
    std::vector<T> re, im;

    /// All of them together, in pairs; those from `count` on are nothing.
    void addPairs(int64_t lanes, int64_t count) {
        for (int64_t step = lanes / 2; step > 0; step /= 2) {
            for (int64_t t = 0; t < std::min(step, count - step); ++t) {
                const auto to = static_cast<std::size_t>(t),
                           from = static_cast<std::size_t>(t + step);
                re[to] = re[to] + re[from];
                im[to] = im[to] + im[from];
            }
        }
    }
    void clear(int64_t lanes) {
        re.assign(static_cast<std::size_t>(lanes), T(0));
        im.assign(static_cast<std::size_t>(lanes), T(0));
    }
};

/// Householder vector of a column (2·rows parts) from element p on; its length takes the diagonal's
/// place. tau has two parts.
template <typename T>
void makeReflector(T* column, int64_t rows, int64_t p, int64_t lanes, LaneSums<T>& sums, T* tau) {
    T most = 0;
    for (int64_t e = 2 * (p + 1); e < 2 * rows; ++e)
        most = std::abs(column[e]) > most ? std::abs(column[e]) : most;
    sums.clear(lanes);
    if (most != T(0)) {
        for (int64_t i = p + 1; i < rows; ++i) {
            const T x = column[2 * i] / most, y = column[2 * i + 1] / most;
            T& sum = sums.re[static_cast<std::size_t>((i - p - 1) % lanes)];
            sum = std::fma(y, y, std::fma(x, x, sum));
        }
    }
    sums.addPairs(lanes, rows - p - 1);
    const T a = column[2 * p], b = column[2 * p + 1];
    tau[0] = tau[1] = 0;
    T divisor[] = {1, 0};
    if (most != T(0) || b != T(0)) {
        T larger = std::abs(a) > most ? std::abs(a) : most;
        larger = std::abs(b) > larger ? std::abs(b) : larger;
        const T ratio = most / larger, x = a / larger, y = b / larger;
        T beta = larger * std::sqrt(std::fma(y, y, std::fma(x, x, ratio * ratio * sums.re[0])));
        if (a >= T(0)) beta = -beta;
        tau[0] = canonicalNan((beta - a) / beta);
        tau[1] = canonicalNan(-b / beta);
        divisor[0] = a - beta;
        divisor[1] = b;
        column[2 * p] = canonicalNan(beta);
        column[2 * p + 1] = 0;
    }
    // The imaginary part of what divides is the smaller one: Smith's formula.
    const T share = divisor[1] / divisor[0], whole = std::fma(divisor[1], share, divisor[0]);
    for (int64_t i = p + 1; i < rows; ++i) {
        const T x = column[2 * i], y = column[2 * i + 1];
        column[2 * i] = canonicalNan(std::fma(y, share, x) / whole);
        column[2 * i + 1] = canonicalNan(std::fma(-x, share, y) / whole);
    }
}

/// sums.re[0], sums.im[0] = v'*other from row p on, where v has its leading 1.
template <typename T>
void projectColumn(const T* v, const T* other, int64_t rows, int64_t p, int64_t lanes,
                   LaneSums<T>& sums) {
    sums.clear(lanes);
    for (int64_t i = p + 1; i < rows; ++i) {
        const auto lane = static_cast<std::size_t>((i - p - 1) % lanes);
        const T a = v[2 * i], b = v[2 * i + 1], x = other[2 * i], y = other[2 * i + 1];
        sums.re[lane] = std::fma(b, y, std::fma(a, x, sums.re[lane]));
        sums.im[lane] = std::fma(-b, x, std::fma(a, y, sums.im[lane]));
    }
    sums.re[0] = sums.re[0] + other[2 * p];
    sums.im[0] = sums.im[0] + other[2 * p + 1];
    sums.addPairs(lanes, std::max<int64_t>(rows - p - 1, 1));
}

/// other -= v*(x + yi) from row p on.
template <typename T>
void takeMultiple(const T* v, T* other, int64_t rows, int64_t p, T x, T y) {
    for (int64_t i = p + 1; i < rows; ++i) {
        const T a = v[2 * i], b = v[2 * i + 1];
        other[2 * i] = canonicalNan(std::fma(y, b, std::fma(-x, a, other[2 * i])));
        other[2 * i + 1] = canonicalNan(std::fma(-y, a, std::fma(-x, b, other[2 * i + 1])));
    }
    other[2 * p] = canonicalNan(other[2 * p] - x);
    other[2 * p + 1] = canonicalNan(other[2 * p + 1] - y);
}

} // namespace

template <typename T>
void factorComplexPanel(T* a, int64_t m, int64_t n, int64_t first, int64_t width, int64_t* pivots) {
    T* tail = a + 2 * m * n;
    for (int64_t j = 0; j < width; ++j) {
        const int64_t p = first + j;
        T* column = a + 2 * m * p;
        T most = -1;
        int64_t at = p;
        for (int64_t i = p; i < m; ++i) {
            const T size = std::abs(column[2 * i]) + std::abs(column[2 * i + 1]);
            if (size > most) {
                most = size;
                at = i;
            }
        }
        pivots[j] = at;
        if (at != p) {
            for (int64_t q = first; q < first + width; ++q)
                std::swap_ranges(a + 2 * (m * q + p), a + 2 * (m * q + p) + 2,
                                 a + 2 * (m * q + at));
            std::swap(tail[p], tail[at]);
            tail[m] = -tail[m];
        }
        const T c = column[2 * p], d = column[2 * p + 1];
        if (c == T(0) && d == T(0)) {
            if (tail[m + 1] == T(0)) tail[m + 1] = static_cast<T>(p + 1);
            continue;
        }
        const bool across = std::abs(c) < std::abs(d);
        const T more = across ? d : c, less = across ? c : d;
        const T ratio = less / more, whole = std::fma(less, ratio, more);
        for (int64_t i = p + 1; i < m; ++i) {
            const T x = column[2 * i], y = column[2 * i + 1];
            column[2 * i] =
                canonicalNan((across ? std::fma(x, ratio, y) : std::fma(y, ratio, x)) / whole);
            column[2 * i + 1] =
                canonicalNan((across ? std::fma(y, ratio, -x) : std::fma(-x, ratio, y)) / whole);
        }
        for (int64_t q = p + 1; q < first + width; ++q) {
            T* to = a + 2 * m * q;
            const T x = to[2 * p], y = to[2 * p + 1];
            for (int64_t i = p + 1; i < m; ++i) {
                const T re = column[2 * i], im = column[2 * i + 1];
                to[2 * i] = canonicalNan(std::fma(im, y, std::fma(-re, x, to[2 * i])));
                to[2 * i + 1] = canonicalNan(std::fma(-im, x, std::fma(-re, y, to[2 * i + 1])));
            }
        }
    }
}

template <typename T>
void reflectComplexPanel(T* a, int64_t m, int64_t first, int64_t width, T* factor) {
    constexpr int64_t kLead = 2 * kReflectorBlock;
    const int64_t lanes = reflectorLanes(m - first), few = lanes / kReflectorBlock;
    LaneSums<T> sums;
    for (int64_t j = 0; j < width; ++j) {
        const int64_t p = first + j;
        T* v = a + 2 * m * p;
        T tau[2];
        makeReflector(v, m, p, lanes, sums, tau);
        T dots[2 * kReflectorBlock] = {};
        for (int64_t q = 0; q < width; ++q) {
            if (q == j) continue;
            T* other = a + 2 * m * (first + q);
            projectColumn(v, other, m, p, few, sums);
            const T re = sums.re[0], im = sums.im[0];
            if (q < j) {
                dots[2 * q] = re;
                dots[2 * q + 1] = -im;
            } else if (tau[0] != T(0) || tau[1] != T(0)) {
                takeMultiple(v, other, m, p, std::fma(tau[0], re, tau[1] * im),
                             std::fma(tau[0], im, -(tau[1] * re)));
            }
        }
        for (int64_t t = 0; t <= j; ++t) {
            T re = tau[0], im = tau[1];
            if (t < j) {
                T x = 0, y = 0;
                for (int64_t r = t; r < j; ++r) {
                    const T* entry = factor + kLead * 2 * r + 2 * t;
                    x = std::fma(-entry[1], dots[2 * r + 1], std::fma(entry[0], dots[2 * r], x));
                    y = std::fma(entry[1], dots[2 * r], std::fma(entry[0], dots[2 * r + 1], y));
                }
                re = std::fma(-tau[0], x, tau[1] * y);
                im = std::fma(-tau[0], y, -(tau[1] * x));
            }
            T* to = factor + kLead * 2 * j + 2 * t;
            to[0] = to[kLead + 1] = canonicalNan(re);
            to[1] = canonicalNan(im);
            to[kLead] = canonicalNan(-im);
        }
    }
}

template <typename T>
std::vector<T> complexVectors(const T* factors, int64_t m, int64_t first, int64_t width) {
    const int64_t high = 2 * (m - first);
    std::vector<T> v(static_cast<std::size_t>(high * 2 * width));
    for (int64_t j = 0; j < width; ++j) {
        const T* from = factors + 2 * (m * (first + j) + first);
        T* left = v.data() + high * 2 * j;
        T* right = left + high;
        left[2 * j] = right[2 * j + 1] = 1;
        for (int64_t e = 2 * (j + 1); e < high; e += 2) {
            left[e] = right[e + 1] = from[e];
            left[e + 1] = from[e + 1];
            right[e] = canonicalNan(-from[e + 1]);
        }
    }
    return v;
}

#define VITRINE_COMPLEX_PANELS(T)                                                                  \
    template void factorComplexPanel<T>(T*, int64_t, int64_t, int64_t, int64_t, int64_t*);         \
    template void reflectComplexPanel<T>(T*, int64_t, int64_t, int64_t, T*);                       \
    template std::vector<T> complexVectors<T>(const T*, int64_t, int64_t, int64_t);
VITRINE_COMPLEX_PANELS(double)
VITRINE_COMPLEX_PANELS(float)
#undef VITRINE_COMPLEX_PANELS

} // namespace vitrine::host
