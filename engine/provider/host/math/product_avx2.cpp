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
    void store(float* p) const { _mm256_storeu_ps(p, x); }
};
} // namespace avx2_products

const ProductTable& avx2ProductTable() {
    using namespace avx2_products;
    static constexpr ProductTable kTable{
        "avx2",
        {12, 4, productTile<Doubles, 3, 4>, productAxpy<double>, productChains<double>},
        {24, 4, productTile<Floats, 3, 4>, productAxpy<float>, productChains<float>}};
    return kTable;
}

} // namespace vitrine::hostmath
