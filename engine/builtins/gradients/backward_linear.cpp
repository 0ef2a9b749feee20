// SPDX-License-Identifier: Apache-2.0
// Backward functions of matrix products, systems and inverses.
#include "builtins/gradients/gradient_rules.h"

namespace vitrine {

namespace {

Value transposed(const Backward& b, const Value& a) {
    return b.op(a.mayBeComplex() ? UnaryOp::CTranspose : UnaryOp::Transpose, a);
}

Value product(const Backward& b, const Value& x, const Value& y) {
    return b.op(BinaryOp::MTimes, x, y);
}

Value minus(const Backward& b, const Value& a) {
    return b.op(UnaryOp::Minus, a);
}

} // namespace

void mtimesBackward(Backward& b) {
    if (b.wants(0)) b.add(0, product(b, b.gradient(), transposed(b, b.argument(1))));
    if (b.wants(1)) b.add(1, product(b, transposed(b, b.argument(0)), b.gradient()));
}

/// y = op(a)*op(b) on each page; pages that were repeated are summed by add.
void pagemtimesBackward(Backward& b) {
    const bool four = b.count() == 4;
    const auto says = [&](int i) { return four && !isOption(b.plain(i), "none"); };
    const int left = 0, right = four ? 2 : 1;
    for (const int i : {1, 3}) {
        if (four && isOption(b.plain(i), "ctranspose") && b.node().inputs[0].complex)
            throwNoDerivative("pagemtimes with 'ctranspose' of complex pages");
    }
    const bool ta = says(1), tb = says(3);
    const Value none = Value::text("none"), turned = Value::text("ctranspose");
    const Value &g = b.gradient(), &x = b.argument(left), &y = b.argument(right);
    const auto pages = [&](const Value& p, bool pt, const Value& q, bool qt) {
        const Value args[] = {p, pt ? turned : none, q, qt ? turned : none};
        return b.call("pagemtimes", args);
    };
    if (b.wants(left)) b.add(left, ta ? pages(y, tb, g, true) : pages(g, false, y, !tb));
    if (b.wants(right)) b.add(right, tb ? pages(g, true, x, ta) : pages(x, !ta, g, false));
}

void mldivideBackward(Backward& b) {
    const Value g = b.op(BinaryOp::MLDivide, transposed(b, b.argument(0)), b.gradient());
    b.add(1, g);
    if (b.wants(0)) b.add(0, minus(b, product(b, g, transposed(b, b.result()))));
}

void mrdivideBackward(Backward& b) {
    const Value g = b.op(BinaryOp::MRDivide, b.gradient(), transposed(b, b.argument(1)));
    b.add(0, g);
    if (b.wants(1)) b.add(1, minus(b, product(b, transposed(b, b.result()), g)));
}

void invBackward(Backward& b) {
    const Value t = transposed(b, b.result());
    b.add(0, minus(b, product(b, product(b, t, b.gradient()), t)));
}

void detBackward(Backward& b) {
    const Value y = b.result();
    const Value scale = b.times(b.gradient(), y.mayBeComplex() ? b.call("conj", {y}) : y);
    b.add(0, b.times(scale, transposed(b, b.call("inv", {b.argument(0)}))));
}

} // namespace vitrine
