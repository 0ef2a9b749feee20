// SPDX-License-Identifier: Apache-2.0
// Transforms against the sums that define them, in long double with exactly reduced angles.
#include "interpreter.h"

#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <random>

namespace vitrine::testing {
namespace {

using Wide = std::complex<long double>;

/// One frequency of the transform of z.
Wide frequency(const std::vector<std::complex<double>>& z, int64_t k) {
    const auto n = static_cast<int64_t>(z.size());
    Wide sum = 0;
    for (int64_t j = 0; j < n; ++j) {
        const long double angle = -2 * 3.141592653589793238462643383279502884L *
                                  static_cast<long double>(j * k % n) / static_cast<long double>(n);
        sum += Wide(z[static_cast<std::size_t>(j)]) * Wide(std::cos(angle), std::sin(angle));
    }
    return sum;
}

std::vector<std::complex<double>> numbers(int64_t n, bool complex, bool single) {
    std::mt19937_64 random(static_cast<uint64_t>(n));
    std::uniform_real_distribution<double> uniform(-1, 1);
    std::vector<std::complex<double>> z;
    for (int64_t i = 0; i < n; ++i) {
        const double re = uniform(random), im = complex ? uniform(random) : 0;
        z.emplace_back(single ? static_cast<double>(static_cast<float>(re)) : re,
                       single ? static_cast<double>(static_cast<float>(im)) : im);
    }
    return z;
}

Value arrayOfNumbers(const std::vector<std::complex<double>>& z, bool complex, bool single) {
    const auto t = Tensor::make(single ? DType::Single : DType::Double,
                                Shape(static_cast<int64_t>(z.size()), 1), complex, false);
    const auto fill = [&](auto* to) {
        using T = std::remove_pointer_t<decltype(to)>;
        for (const std::complex<double>& x : z) {
            *to++ = static_cast<T>(x.real());
            if (complex) *to++ = static_cast<T>(x.imag());
        }
    };
    single ? fill(t->mutableData<float>()) : fill(t->mutableData<double>());
    return Value(t);
}

std::vector<std::complex<double>> elementsOf(const Value& v) {
    const Ref<Tensor> held = v.toTensor();
    const Tensor& t = *held;
    std::vector<std::complex<double>> out;
    const auto read = [&](const auto* x) {
        for (int64_t i = 0; i < t.count(); ++i) {
            if (t.isComplex())
                out.emplace_back(static_cast<double>(x[2 * i]), static_cast<double>(x[2 * i + 1]));
            else
                out.emplace_back(static_cast<double>(x[i]), 0.0);
        }
    };
    t.dtype() == DType::Single ? read(t.data<float>()) : read(t.data<double>());
    return out;
}

/// Error of the transform and of its inverse in the 2-norm, in units of rounding; lengths above
/// 300 by some frequencies.
void expectExact(BuiltinRunner& run, int64_t n, bool complex, bool single) {
    const std::vector<std::complex<double>> z = numbers(n, complex, single);
    const Value x = arrayOfNumbers(z, complex, single);
    const Value y = run.one("fft", {x});
    const std::vector<std::complex<double>> got = elementsOf(y);
    ASSERT_EQ(got.size(), z.size());
    long double wrong = 0, all = 0;
    const int64_t step = n <= 300 ? 1 : n / 13;
    for (int64_t k = 0; k < n; k += step) {
        const Wide exact = frequency(z, k);
        wrong += std::norm(Wide(got[static_cast<std::size_t>(k)]) - exact);
        all += std::norm(exact);
    }
    const long double unit = single ? 0x1p-24L : 0x1p-53L;
    const long double bound = 3 + 2 * std::log2(static_cast<long double>(n));
    EXPECT_LT(std::sqrt(wrong / all) / unit, bound)
        << n << (complex ? " complex" : " real") << (single ? " single" : " double");
    const std::vector<std::complex<double>> back = elementsOf(run.one("ifft", {y}));
    wrong = all = 0;
    for (std::size_t k = 0; k < z.size(); ++k) {
        wrong += std::norm(Wide(back[k]) - Wide(z[k]));
        all += std::norm(Wide(z[k]));
    }
    EXPECT_LT(std::sqrt(wrong / all) / unit, 2 * bound) << n << " and back";
}

class FourierOfLength : public ::testing::TestWithParam<bool> {};

TEST_P(FourierOfLength, IsWithinLogarithmicError) {
    BuiltinRunner run;
    std::vector<int64_t> lengths;
    for (int64_t n = 1; n <= 64; ++n)
        lengths.push_back(n);
    for (const int64_t n :
         {67,  97,   101,  127,  128,  192,  256,  331,  384,     499,     512,   768,
          997, 1000, 1024, 1536, 1009, 1500, 1999, 2000, 1 << 13, 3 << 11, 10007, 1 << 16})
        lengths.push_back(n);
    for (const int64_t n : lengths) {
        for (const bool complex : {false, true})
            expectExact(run, n, complex, GetParam());
    }
}

INSTANTIATE_TEST_SUITE_P(Classes, FourierOfLength, ::testing::Values(false, true),
                         [](const auto& which) { return which.param ? "single" : "double"; });

} // namespace
} // namespace vitrine::testing
