// SPDX-License-Identifier: Apache-2.0
// A*B through OpenBLAS; integer and mixed products in MATLAB's class rules. Engine thread.
#include "builtins/matrix_support.h"
#include "builtins/operator_ops.h"

#include <cblas.h>

namespace vitrine {

namespace {

void multiplyInto(Tensor& out, const Tensor& a, const Tensor& b, int m, int n, int k) {
    constexpr auto kOrder = CblasColMajor;
    constexpr auto kPlain = CblasNoTrans;
    const bool single = out.dtype() == DType::Single;
    if (out.isComplex()) {
        const double one[2] = {1, 0}, zero[2] = {0, 0};
        const float oneF[2] = {1, 0}, zeroF[2] = {0, 0};
        if (single)
            cblas_cgemm(kOrder, kPlain, kPlain, m, n, k, oneF, a.data<float>(), std::max(m, 1),
                        b.data<float>(), std::max(k, 1), zeroF, out.mutableData<float>(),
                        std::max(m, 1));
        else
            cblas_zgemm(kOrder, kPlain, kPlain, m, n, k, one, a.data<double>(), std::max(m, 1),
                        b.data<double>(), std::max(k, 1), zero, out.mutableData<double>(),
                        std::max(m, 1));
    } else if (single) {
        cblas_sgemm(kOrder, kPlain, kPlain, m, n, k, 1.0f, a.data<float>(), std::max(m, 1),
                    b.data<float>(), std::max(k, 1), 0.0f, out.mutableData<float>(),
                    std::max(m, 1));
    } else {
        cblas_dgemm(kOrder, kPlain, kPlain, m, n, k, 1.0, a.data<double>(), std::max(m, 1),
                    b.data<double>(), std::max(k, 1), 0.0, out.mutableData<double>(),
                    std::max(m, 1));
    }
}

} // namespace

Value matrixMultiply(Interpreter& vm, const Value& a, const Value& b, Span span) {
    if (a.shape().rank() > 2 || b.shape().rank() > 2) {
        throwError("MATLAB:mtimes:inputsMustBe2D",
                   "Arguments must be 2-D, or at least one argument must be scalar. Use TIMES (.*) "
                   "for elementwise multiplication.");
    }
    if (a.shape().columns() != b.shape().rows()) {
        throwError("MATLAB:innerdim",
                   "Incorrect dimensions for matrix multiplication. Check that the number of "
                   "columns in the first matrix matches the number of rows in the second matrix. "
                   "To operate on each element of the matrix individually, use TIMES (.*) for "
                   "elementwise multiplication.");
    }
    const DType common = commonClass(a.dtype(), b.dtype());
    if (isInteger(common)) {
        if (isInteger(a.dtype()) && isInteger(b.dtype())) {
            throwError("MATLAB:mtimes:integerNotSupported",
                       "MTIMES (*) is not fully supported for integer classes. At least one "
                       "argument must be scalar.");
        }
    }
    const DType compute = common == DType::Single ? DType::Single : DType::Double;
    const bool complex = a.isComplex() || b.isComplex();
    const auto prepare = [&](const Value& v) {
        return complex ? toComplex(*v.toTensor(), compute) : convertOnHost(*v.toTensor(), compute);
    };
    const Ref<Tensor> left = prepare(a), right = prepare(b);
    const int m = matrixSize(a.shape().rows()), n = matrixSize(b.shape().columns()),
              k = matrixSize(a.shape().columns());
    Ref<Tensor> out = Tensor::make(compute, Shape(m, n), complex, true);
    if (m > 0 && n > 0 && k > 0) multiplyInto(*out, *left, *right, m, n, k);
    const Value both[] = {a, b};
    out->setGpuArray(anyGpuArray(both));
    if (complex) return narrowComplex(std::move(out));
    return convertValue(vm, wrap(std::move(out)), common, span);
}

} // namespace vitrine
