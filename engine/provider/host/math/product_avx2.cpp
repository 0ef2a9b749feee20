// SPDX-License-Identifier: Apache-2.0
#include "provider/host/math/product.h"

#include <immintrin.h>

namespace vitrine::hostmath {

namespace avx2_products {
#include "provider/host/math/product_loops.h"

struct Doubles {
    using Element = double;
    static constexpr int kWidth = 4;
    __m256d x;
    static Doubles load(const double* p) { return {_mm256_loadu_pd(p)}; }
    static Doubles all(double value) { return {_mm256_set1_pd(value)}; }
    static Doubles zero() { return {_mm256_setzero_pd()}; }
    static Doubles fma(Doubles a, Doubles b, Doubles c) { return {_mm256_fmadd_pd(a.x, b.x, c.x)}; }
    static Doubles divide(Doubles a, Doubles b) { return {_mm256_div_pd(a.x, b.x)}; }
    void store(double* p) const { _mm256_storeu_pd(p, x); }
};

struct Floats {
    using Element = float;
    static constexpr int kWidth = 8;
    __m256 x;
    static Floats load(const float* p) { return {_mm256_loadu_ps(p)}; }
    static Floats all(float value) { return {_mm256_set1_ps(value)}; }
    static Floats zero() { return {_mm256_setzero_ps()}; }
    static Floats fma(Floats a, Floats b, Floats c) { return {_mm256_fmadd_ps(a.x, b.x, c.x)}; }
    static Floats divide(Floats a, Floats b) { return {_mm256_div_ps(a.x, b.x)}; }
    void store(float* p) const { _mm256_storeu_ps(p, x); }
};
} // namespace avx2_products

const ProductTable& avx2ProductTable() {
    using namespace avx2_products;
    static constexpr ProductTable kTable = productTableOf<Doubles, Floats, 3, 4>("avx2");
    return kTable;
}

} // namespace vitrine::hostmath
