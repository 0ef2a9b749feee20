// SPDX-License-Identifier: Apache-2.0
// A*B: real products in the canonical order of provider/routine.h, the same on every provider;
// complex ones of products of their parts; integer and mixed products in MATLAB's class rules.
// Engine thread.
#include "accel/run/routines.h"
#include "builtins/core/own_thread.h"
#include "builtins/elementwise/complex_operations.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/elementwise/operator_ops.h"
#include "builtins/index/indexing.h"
#include "builtins/linear/matrix_support.h"
#include "provider/host/lapack.h"
#include "provider/host/product.h"
#include "value/broadcast.h"
#include "value/nan.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace vitrine {

namespace {

template <typename T>
void multiplyReal(Tensor& out, const Tensor& a, const Tensor& b, int64_t m, int64_t n, int64_t k) {
    host::multiply(host::Factor<T>{a.data<T>(), m, false}, host::Factor<T>{b.data<T>(), k, false},
                   out.mutableData<T>(), m, n, k, nullptr);
}

/// A product of complex matrices is made of products of their parts, here and where it is captured.
template <typename T>
void multiplyComplex(Tensor& out, const Tensor& a, const Tensor& b, int64_t m, int64_t n,
                     int64_t k) {
    using Part = std::vector<T>;
    const auto parts = [](const Tensor& t) {
        std::array<Part, 2> apart;
        const auto count = static_cast<std::size_t>(t.count());
        if (!t.isComplex()) {
            apart[0].assign(t.data<T>(), t.data<T>() + count);
            return apart;
        }
        for (std::size_t half : {0U, 1U}) {
            apart[half].resize(count);
            for (std::size_t i = 0; i < count; ++i)
                apart[half][i] = t.data<T>()[2 * i + half];
        }
        return apart;
    };
    const std::array<Part, 2> left = parts(a), right = parts(b);
    const auto count = static_cast<std::size_t>(m * n);
    const auto product = [&](const Part& x, const Part& y) {
        Part p;
        if (x.empty() || y.empty()) return p;
        p.resize(count);
        host::multiply(host::Factor<T>{x.data(), m, false}, host::Factor<T>{y.data(), k, false},
                       p.data(), m, n, k, nullptr);
        return p;
    };
    T* to = out.mutableData<T>();
    const auto store = [&](std::size_t half, const Part& x, const Part& y, T sign) {
        for (std::size_t i = 0; i < count; ++i)
            to[2 * i + half] = x.empty()   ? y[i]
                               : y.empty() ? x[i]
                                           : canonicalNan(x[i] + sign * y[i]);
    };
    store(0, product(left[0], right[0]), product(left[1], right[1]), T(-1));
    store(1, product(left[0], right[1]), product(left[1], right[0]), T(1));
}

DType productClass(DType a, DType b) {
    return commonClass(a, b) == DType::Single ? DType::Single : DType::Double;
}

bool wantsParts(Interpreter& vm, const Value& v) {
    return v.isComplex() && complexes::wantsCapture(vm.accelerator(), v);
}

} // namespace

Value matrixMultiply(Interpreter& vm, const Value& a, const Value& b, Span span) {
    if (a.shape().rank() > 2 || b.shape().rank() > 2) {
        throwError("MATLAB:mtimes:inputsMustBe2D",
                   "Arguments must be 2-D, or at least one argument must be scalar. Use TIMES (.*) "
                   "for elementwise multiplication.");
    }
    if (a.shape().columns() != b.shape().rows()) throwInnerDimensions();
    const DType common = commonClass(a.dtype(), b.dtype());
    if (isInteger(common)) {
        if (isInteger(a.dtype()) && isInteger(b.dtype())) {
            throwError("MATLAB:mtimes:integerNotSupported",
                       "MTIMES (*) is not fully supported for integer classes. At least one "
                       "argument must be scalar.");
        }
    }
    const DType compute = productClass(a.dtype(), b.dtype());
    const bool complex = a.isComplex() || b.isComplex();
    const int m = matrixSize(a.shape().rows()), n = matrixSize(b.shape().columns()),
              k = matrixSize(a.shape().columns());
    const bool empty = m == 0 || n == 0 || k == 0;
    if (!complex && !empty && (captured(vm, a) || captured(vm, b)) && routines::fits(a) &&
        routines::fits(b)) {
        const Value out =
            routines::product(vm.accelerator(), convertValue(vm, a, compute, span),
                              convertValue(vm, b, compute, span), {m, n, k}, Shape(m, n), span);
        const Value factors[] = {a, b};
        noteSigns(SignRule::Weaker, factors, out);
        return convertValue(vm, out, common, span);
    }
    const Value both[] = {a, b};
    if (complex && !empty &&
        (wantsParts(vm, a) || wantsParts(vm, b) || captured(vm, a) || captured(vm, b))) {
        return joinedProducts(vm, a, b, span, [&](const Value& x, const Value& y) {
            return matrixMultiply(vm, convertValue(vm, x, compute, span),
                                  convertValue(vm, y, compute, span), span);
        });
    }
    const bool gpu = anyGpuArray(both);
    const auto multiplied = [=](std::span<const Value> factors) {
        const auto prepare = [&](const Value& v) {
            return v.isComplex() ? toComplex(*v.toTensor(), compute)
                                 : convertOnHost(*v.toTensor(), compute);
        };
        const Ref<Tensor> left = prepare(factors[0]), right = prepare(factors[1]);
        Ref<Tensor> out = Tensor::make(compute, Shape(m, n), complex, true);
        if (!empty) {
            if (complex && compute == DType::Single)
                multiplyComplex<float>(*out, *left, *right, m, n, k);
            else if (complex)
                multiplyComplex<double>(*out, *left, *right, m, n, k);
            else if (compute == DType::Single)
                multiplyReal<float>(*out, *left, *right, m, n, k);
            else
                multiplyReal<double>(*out, *left, *right, m, n, k);
        }
        out->setGpuArray(gpu);
        return complex ? narrowComplex(std::move(out)) : wrap(std::move(out));
    };
    // A multiplication is far less than an element of a text.
    constexpr double kWeight = 0.01;
    const Value out = computeOnOwnThread(both, kWeight * lapack::volume(m, n, k), multiplied);
    return complex ? out : convertValue(vm, out, common, span);
}

namespace {

enum class PageTurn : uint8_t { None, Transpose, Conjugate };

PageTurn pageTurn(const Value& v) {
    const std::string word = v.isTextScalar() ? lowerCase(v.toText()) : "";
    if (word == "none") return PageTurn::None;
    if (word == "transpose") return PageTurn::Transpose;
    if (word == "ctranspose") return PageTurn::Conjugate;
    throwError("MATLAB:pagemtimes:UnknownTransposeOption",
               "Transpose option must be 'none', 'transpose', or 'ctranspose'.");
}

/// The dimensions that count pages.
Shape pageShape(const Shape& shape) {
    std::vector<int64_t> dims = shape.dims();
    dims.erase(dims.begin(), dims.begin() + 2);
    dims.resize(std::max<std::size_t>(dims.size(), 2), 1);
    return Shape(dims);
}

/// Which page of an array with these page dimensions each page of the result uses, from 1.
std::vector<double> pagesOf(const Shape& own, const Shape& all) {
    const Shape pages = pageShape(own), wanted = pageShape(all);
    std::vector<double> numbers(static_cast<std::size_t>(pages.count()));
    std::iota(numbers.begin(), numbers.end(), 1.0);
    std::vector<double> out(static_cast<std::size_t>(wanted.count()));
    broadcastElements(reinterpret_cast<const std::byte*>(numbers.data()), pages, sizeof(double),
                      wanted, reinterpret_cast<std::byte*>(out.data()));
    return out;
}

struct PageFactor {
    Value value;
    int64_t rows = 0, columns = 0; ///< of a page as it is multiplied
    PageTurn turn = PageTurn::None;
    int64_t pages = 1;
};

PageFactor pageFactor(const Value& v, PageTurn turn) {
    PageFactor f{v, v.shape()[0], v.shape()[1], turn, 1};
    if (turn != PageTurn::None) std::swap(f.rows, f.columns);
    for (int d = 2; d < v.shape().rank(); ++d)
        f.pages *= v.shape()[d];
    return f;
}

/// A page on the host, as a matrix, turned when asked for.
Value pageOf(Call& c, const PageFactor& f, double page) {
    const Shape shape = f.value.shape();
    const Value flat = c.vm.accelerator().reshape(f.value, Shape{shape[0], shape[1], f.pages});
    const Value subs[] = {Value::scalar(u':'), Value::scalar(u':'), Value(page)};
    const Value matrix = indexValue(c.vm, flat, subs, c.span);
    return f.turn == PageTurn::None
               ? matrix
               : transposeValue(c.vm, matrix, f.turn == PageTurn::Conjugate, c.span);
}

void pagemtimes(Call& c) {
    if (c.count() != 2 && c.count() != 4)
        throwError("MATLAB:narginchk:notEnoughInputs", "Not enough input arguments.");
    const bool turns = c.count() == 4;
    const Value &x = c[0], &y = c[turns ? 2 : 1];
    requireArray("pagemtimes", x);
    requireArray("pagemtimes", y);
    const PageFactor a = pageFactor(x, turns ? pageTurn(c[1]) : PageTurn::None);
    const PageFactor b = pageFactor(y, turns ? pageTurn(c[3]) : PageTurn::None);
    if (a.columns != b.rows) throwInnerDimensions();
    const int rank = std::max(x.shape().rank(), y.shape().rank());
    std::vector<int64_t> dims{a.rows, b.columns};
    bool plain = true;
    for (int d = 2; d < rank; ++d) {
        const int64_t p = x.shape()[d], q = y.shape()[d];
        if (p != q && p != 1 && q != 1)
            throwError("MATLAB:pagemtimes:incompatiblePages",
                       "Array dimensions must match for pages, or be of length 1.");
        plain = plain && (p == q || a.pages == 1 || b.pages == 1);
        dims.push_back(p == 1 ? q : p);
    }
    const Shape result(dims);
    const DType compute = productClass(x.dtype(), y.dtype());
    if (isInteger(commonClass(x.dtype(), y.dtype())))
        throwError("MATLAB:pagemtimes:inputMustBeFloat", "Inputs must be double or single.");
    const int64_t pages = result.count() / std::max<int64_t>(1, a.rows * b.columns);
    const bool complex = x.isComplex() || y.isComplex();
    if (result.count() == 0 || a.columns == 0 || !plain) {
        // One product after another: what MATLAB's definition says.
        const std::vector<double> ofX = pagesOf(x.shape(), result),
                                  ofY = pagesOf(y.shape(), result);
        Ref<Tensor> out = Tensor::make(compute, result, complex, true);
        const std::size_t bytes = out->elementSize() * static_cast<std::size_t>(a.rows * b.columns);
        for (std::size_t p = 0; p < ofX.size() && result.count() > 0; ++p) {
            const Value page =
                matrixMultiply(c.vm, pageOf(c, a, ofX[p]), pageOf(c, b, ofY[p]), c.span);
            Ref<Tensor> t = page.toTensor();
            t = complex ? toComplex(*t, compute) : convertOnHost(*t, compute);
            std::memcpy(out->mutableHostBytes() + p * bytes, t->hostBytes(), bytes);
        }
        return c.result(complex ? narrowComplex(std::move(out)) : wrap(std::move(out)));
    }
    routines::ProductSizes sizes{a.rows, b.columns, a.columns, pages};
    sizes.onePageLeft = a.pages == 1;
    sizes.onePageRight = b.pages == 1;
    sizes.transposeLeft = a.turn != PageTurn::None;
    sizes.transposeRight = b.turn != PageTurn::None;
    const auto multiply = [&](const Value& p, const Value& q) {
        return routines::product(c.vm.accelerator(), convertValue(c.vm, p, compute, c.span),
                                 convertValue(c.vm, q, compute, c.span), sizes, result, c.span);
    };
    if (!complex) return c.result(multiply(x, y));
    c.result(joinedProducts(c.vm, x, y, c.span, multiply, a.turn == PageTurn::Conjugate,
                            b.turn == PageTurn::Conjugate));
}

constexpr Builtin kRows[] = {
    {"pagemtimes", 2, 4, 1, pagemtimes, "Z = pagemtimes(X,transpX,Y,transpY)",
     "Matrix products page by page; single pages serve for all. Options: none, transpose, "
     "ctranspose.",
     nullptr, GpuRule::Keep | BuiltinRules(SignRule::Weaker)},
};

} // namespace

std::span<const Builtin> matrixProductTable() {
    return kRows;
}

} // namespace vitrine
