// SPDX-License-Identifier: Apache-2.0
#pragma once
// What each builtin does with dlarrays: one row each, and the backward functions of those that are
// not element-wise (backward_*.cpp). Engine thread.
#include "builtins/gradients/backward.h"

namespace vitrine {

enum class DlRule : uint8_t {
    Refuse,      ///< not defined for dlarrays
    Pass,        ///< knows dlarrays itself, or does not look at elements
    Plain,       ///< gets arrays and gives what it gives: questions, text, graphics
    Constant,    ///< gets arrays; results are dlarrays without derivative
    Elementwise, ///< by the derivative of the row's operation
    Derived,     ///< recorded with `backward`
    Own,         ///< `own` puts it together from other operations
};

enum class LabelRule : uint8_t {
    Drop,
    Keep, ///< those of the first argument
};

/// A call that has a dlarray, with the builtin that is called.
struct DlCall : Call {
    const Builtin& builtin;
};

struct DlRow {
    const char* name;
    DlRule rule;
    LabelRule labels = LabelRule::Drop;
    BackwardFunction backward = nullptr;
    unsigned reads = kReadsAll;
    void (*own)(DlCall&) = nullptr;
};

[[nodiscard]] const DlRow& dlRuleOf(const Builtin& builtin);

/// The body of a builtin with other arguments.
[[nodiscard]] std::vector<Value> runBuiltin(Call& c, const Builtin& builtin,
                                            std::span<const Value> args);
/// What the builtin that is called says of the data of its arguments.
[[nodiscard]] std::vector<Value> plainResults(DlCall& c);
/// op on arguments of which some are dlarrays; result: what it gives for the plain ones, and
/// forward: how.
[[nodiscard]] Value recordElementwise(const GradientOps& ops, const ElementwiseOp& op,
                                      std::span<const Value> args, const Value& result,
                                      std::string labels, const Forward& forward);
[[noreturn]] void throwNoDerivative(std::string_view function);

/// Places of the elements of `pattern`-shaped positions, scattered back: zeros of `shape` with the
/// elements of g added at linear positions from 1.
[[nodiscard]] Value scatter(const GradientOps& ops, const Value& g, const Value& positions,
                            const Shape& shape, bool repeats);
/// 1 … n in this shape.
[[nodiscard]] Value positionsOf(const Shape& shape);
[[nodiscard]] bool hasRepeats(const Value& subscript);

// backward_shape.cpp
void sameShapeBackward(Backward& b); ///< reshape, squeeze, double, gather: the same elements
void permuteBackward(Backward& b);
void ipermuteBackward(Backward& b);
void transposeBackward(Backward& b);
void ctransposeBackward(Backward& b);
void repmatBackward(Backward& b);
void sameCallBackward(Backward& b); ///< flip, triu: the adjoint is the same function
void circshiftBackward(Backward& b);
void rot90Backward(Backward& b);
void diagBackward(Backward& b);
void concatenateBackward(Backward& b);
void indexBackward(Backward& b);
void assignBackward(Backward& b);
void accumarrayBackward(Backward& b);
void conjBackward(Backward& b);
void complexBackward(Backward& b);
void imagBackward(Backward& b);
void sigmoidBackward(Backward& b);

// backward_reduce.cpp
void sumBackward(Backward& b);
void meanBackward(Backward& b);
void prodBackward(Backward& b);
void extremeBackward(Backward& b);
void sortBackward(Backward& b);
void cumsumBackward(Backward& b);
void cumprodBackward(Backward& b);
void diffBackward(Backward& b);
void fftBackward(Backward& b);
void ifftBackward(Backward& b);

// backward_linear.cpp
void mtimesBackward(Backward& b);
void pagemtimesBackward(Backward& b);
void mldivideBackward(Backward& b);
void mrdivideBackward(Backward& b);
void invBackward(Backward& b);
void detBackward(Backward& b);

// composed.cpp: functions put together from differentiable ones
void dlMax(DlCall& c);
void dlMin(DlCall& c);
void dlVar(DlCall& c);
void dlStd(DlCall& c);
void dlDot(DlCall& c);
void dlNorm(DlCall& c);
void dlTrace(DlCall& c);
void dlKron(DlCall& c);
void dlPsi(DlCall& c);
void dlDeg2rad(DlCall& c);
void dlRad2deg(DlCall& c);
void dlSize(DlCall& c);
void dlNdims(DlCall& c);
void dlIsa(DlCall& c);
void dlPermute(DlCall& c);

} // namespace vitrine
