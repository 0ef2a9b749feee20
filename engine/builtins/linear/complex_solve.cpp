// SPDX-License-Identifier: Apache-2.0
#include "builtins/linear/complex_solve.h"

#include "accel/graph/complex_values.h"
#include "builtins/elementwise/operator_ops.h"
#include "builtins/elementwise/operators.h"
#include "builtins/index/indexing.h"
#include "builtins/linear/captured_linear.h"
#include "builtins/linear/small_solve.h"
#include "provider/host/lapack.h"

#include <cmath>
#include <limits>

namespace vitrine::complex_solve {

namespace {

using complexes::Parts;

struct Steps {
    Interpreter& vm;
    Span span;

    [[nodiscard]] Value op(BinaryOp which, const Value& x, const Value& y) const {
        return binaryOperation(vm, which, x, y, span);
    }
    [[nodiscard]] Value joined(int dimension, const Value& x, const Value& y) const {
        const Value both[] = {x, y};
        return concatenateAlong(vm, dimension, both, span);
    }
    [[nodiscard]] Value negative(const Value& x) const {
        return op(BinaryOp::Times, x, Value(-1.0));
    }
    [[nodiscard]] Value turned(const Value& x) const { return transposeValue(vm, x, false, span); }
    [[nodiscard]] Parts parts(const Value& z) const {
        return complexes::parts(vm.accelerator(), z);
    }

    /// [Re -Im; Im Re]
    [[nodiscard]] Value doubled(const Parts& z) const {
        return joined(0, joined(1, z.re, negative(z.im)), joined(1, z.im, z.re));
    }
    /// Lines first … first + count - 1 along a dimension of a matrix.
    [[nodiscard]] Value lines(const Value& x, int dimension, int64_t first, int64_t count) const {
        const Value some = rangeOperation(vm, Value(static_cast<double>(first + 1)), Value(),
                                          Value(static_cast<double>(first + count)), span);
        const Value all = Value::scalar(u':');
        const Value subs[] = {dimension == 0 ? some : all, dimension == 0 ? all : some};
        return indexValue(vm, x, subs, span);
    }
    /// The first and the second half along a dimension as parts of a complex matrix.
    [[nodiscard]] Parts halves(const Value& x, int dimension) const {
        const int64_t count = x.shape()[dimension] / 2;
        return {lines(x, dimension, 0, count), lines(x, dimension, count, count)};
    }
    [[nodiscard]] Value complex(const Parts& z) const {
        return complexes::join(vm.accelerator(), z, true);
    }
    [[nodiscard]] bool allEqual(const Value& x, const Value& y) const {
        const Value same = op(BinaryOp::Eq, x, y);
        ReduceOptions options;
        options.resultClass = DType::Logical;
        const Value all =
            vm.accelerator().reduce(ReduceOp::All, same, 0, same.shape().rank(), options, span);
        return captured_linear::elementOf(all, 0, span) != 0;
    }
};

std::optional<Value> solveReal(Interpreter& vm, const Value& a, const Value& b, Span span) {
    if (auto x = small_solve::solve(a, b)) return x;
    return captured_linear::solve(vm, a, b, span);
}

template <typename T>
void invertHermitian(Interpreter& vm, T* a, int n) {
    using R = lapack::Real<T>;
    const R norm = lapack::lange('1', n, n, a, n);
    std::vector<int> pivots(static_cast<std::size_t>(n));
    if (lapack::hetrf(n, a, pivots.data()) > 0) {
        captured_linear::warnSingular(vm);
        std::fill_n(a, static_cast<std::ptrdiff_t>(n) * n, T(std::numeric_limits<R>::infinity()));
        return;
    }
    R rcond = 0;
    lapack::hecon(n, a, pivots.data(), norm, &rcond);
    if (std::isnan(rcond) || rcond < std::numeric_limits<R>::epsilon())
        captured_linear::warnNearlySingular(vm, static_cast<double>(rcond));
    lapack::hetri(n, a, pivots.data());
    for (std::ptrdiff_t j = 0; j < n; ++j) {
        for (std::ptrdiff_t i = 0; i < j; ++i)
            a[j + i * n] = std::conj(a[i + j * n]);
        a[j + j * n] = std::real(a[j + j * n]);
    }
}

/// Of an indefinite matrix on the host: the mean of the inverse of twice the size and its adjoint
/// would have every bit Hermitian, too, but the error of A*X the condition number as a factor.
Value inverseOfHermitian(Interpreter& vm, const Value& a, Span span) {
    if (auto x = captured_linear::inverseOfPositive(vm, a, span)) return *x;
    Ref<Tensor> x = matrixCopy(a, floatClass(a), true);
    const int n = matrixSize(a.shape().rows());
    if (floatClass(a) == DType::Single)
        invertHermitian(vm, x->mutableComplexData<float>(), n);
    else
        invertHermitian(vm, x->mutableComplexData<double>(), n);
    x->setGpuArray(a.isGpuArray());
    return narrowComplex(std::move(x));
}

} // namespace

std::optional<Value> solve(Interpreter& vm, const Value& a, const Value& b, Span span) {
    const Steps steps{vm, span};
    if (!a.isComplex()) {
        // The parts of B are right sides of their own.
        const Parts right = steps.parts(b);
        const auto x = solveReal(vm, a, steps.joined(1, right.re, right.im), span);
        if (!x) return std::nullopt;
        return steps.complex(steps.halves(*x, 1));
    }
    const Value right = b.isComplex()
                            ? steps.joined(0, steps.parts(b).re, steps.parts(b).im)
                            : steps.joined(0, b, Value(Tensor::make(b.dtype(), b.shape())));
    const auto x = solveReal(vm, steps.doubled(steps.parts(a)), right, span);
    if (!x) return std::nullopt;
    return steps.complex(steps.halves(*x, 0));
}

Value inverse(Interpreter& vm, const Value& a, Span span) {
    const Steps steps{vm, span};
    if (a.count() == 1) {
        if (complexesOf(a)[0] != 0.0) return steps.op(BinaryOp::RDivide, Value(1.0), a);
        captured_linear::warnSingular(vm);
        return convertValue(vm, Value(std::numeric_limits<double>::infinity()), a.dtype(), span);
    }
    const Parts z = steps.parts(a);
    const int64_t n = a.shape().rows();
    if (steps.allEqual(z.re, steps.turned(z.re)) &&
        steps.allEqual(z.im, steps.negative(steps.turned(z.im))))
        return inverseOfHermitian(vm, a, span);
    const Value doubled = steps.doubled(z);
    std::optional<Value> x = small_solve::inverse(doubled);
    if (!x) x = captured_linear::inverse(vm, doubled, span);
    const Parts inverse = steps.halves(steps.lines(*x, 1, 0, n), 0);
    // All of it where the matrix is singular.
    if (std::isinf(captured_linear::elementOf(*x, 0, span)) &&
        std::isinf(captured_linear::elementOf(*x, x->count() - 1, span)))
        return inverse.re;
    return steps.complex(inverse);
}

} // namespace vitrine::complex_solve
