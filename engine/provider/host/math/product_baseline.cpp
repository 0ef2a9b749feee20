// SPDX-License-Identifier: Apache-2.0
// Without instructions for it, fma is the C library's, which is exact.
#include "provider/host/math/math_table.h"
#include "provider/host/math/product.h"

#include <cmath>

namespace vitrine::hostmath {

namespace baseline_products {
#include "provider/host/math/product_loops.h"

template <typename T>
struct Scalar {
    using Element = T;
    static constexpr int kWidth = 1;
    T x;
    static Scalar load(const T* p) { return {*p}; }
    static Scalar all(T value) { return {value}; }
    static Scalar zero() { return {T(0)}; }
    static Scalar fma(Scalar a, Scalar b, Scalar c) { return {std::fma(a.x, b.x, c.x)}; }
    static Scalar divide(Scalar a, Scalar b) { return {a.x / b.x}; }
    void store(T* p) const { *p = x; }
};
} // namespace baseline_products

const ProductTable& baselineProductTable() {
    using namespace baseline_products;
    static constexpr ProductTable kTable =
        productTableOf<Scalar<double>, Scalar<float>, 4, 4>("baseline");
    return kTable;
}

const ProductTable& productTable() {
    static const ProductTable& chosen = []() -> const ProductTable& {
        const std::string_view variant = mathTable().variant;
        if (variant == "avx512") return avx512ProductTable();
        return variant == "avx2" ? avx2ProductTable() : baselineProductTable();
    }();
    return chosen;
}

} // namespace vitrine::hostmath
