// SPDX-License-Identifier: Apache-2.0
#include "builtins/linear/matrix_support.h"

namespace vitrine {

int matrixSize(int64_t n) {
    if (n > std::numeric_limits<int>::max())
        throwError("MATLAB:array:SizeLimitExceeded", "Matrix is too large for linear algebra.");
    return static_cast<int>(n);
}

void requireMatrix(const Value& v, const char* what) {
    if (v.shape().rank() > 2) throwError("MATLAB:inputMustBe2D", "%s", what);
}

void requireSquare(const Value& v) {
    requireMatrix(v, "Input must be 2-D.");
    if (v.shape().rows() != v.shape().columns())
        throwError("MATLAB:square", "Matrix must be square.");
}

void throwInnerDimensions() {
    throwError(
        "MATLAB:innerdim",
        "Incorrect dimensions for matrix multiplication. Check that the number of columns in "
        "the first matrix matches the number of rows in the second matrix. To operate on "
        "each element of the matrix individually, use TIMES (.*) for elementwise "
        "multiplication.");
}

Ref<Tensor> matrixCopy(const Value& v, DType type, bool complex) {
    Ref<Tensor> t = v.toTensor();
    t = complex ? toComplex(*t, type) : convertOnHost(*t, type);
    if (t.get() == v.identity()) t = t->clone();
    return t;
}

Value identityMatrix(int64_t n, DType type) {
    Ref<Tensor> out = Tensor::make(type, Shape(n, n));
    for (int64_t i = 0; i < n; ++i) {
        if (type == DType::Single)
            out->mutableData<float>()[i * n + i] = 1;
        else
            out->mutableData<double>()[i * n + i] = 1;
    }
    return wrap(std::move(out));
}

Value callByName(const Call& c, const char* name, std::initializer_list<Value> args) {
    std::vector<Value> out;
    const std::vector<Value> list(args);
    Call inner{c.vm, list, 1, out, c.span};
    findBuiltin(name)->function(inner);
    return out.at(0);
}

} // namespace vitrine
