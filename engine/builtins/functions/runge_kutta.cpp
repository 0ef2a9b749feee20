// SPDX-License-Identifier: Apache-2.0
// private/rungeKuttaStages, private/rungeKuttaBetween: an explicit Runge-Kutta step of a short real
// state and its interpolant, which would cost more to interpret than the function that is
// integrated. Engine thread.
#include "builtins/core/support.h"

#include <cmath>
#include <vector>

namespace vitrine {

namespace {

/// total + the product of the first columns of an n-row matrix and weights, added as a matrix
/// product adds.
void combine(const std::vector<double>& stages, std::size_t n, const std::vector<double>& weights,
             std::size_t columns, const double* base, double* out) {
    for (std::size_t i = 0; i < n; ++i) {
        double sum = 0;
        for (std::size_t j = 0; j < columns; ++j)
            sum = std::fma(stages[j * n + i], weights[j], sum);
        out[i] = base ? base[i] + sum : sum;
    }
}

Value columnFrom(const double* x, std::size_t n) {
    Ref<Tensor> out = Tensor::make(DType::Double, Shape(static_cast<int64_t>(n), 1), false, false);
    std::copy_n(x, n, out->mutableData<double>());
    return wrap(std::move(out));
}

/// The greatest of |difference| by max(|y|, |ynew|, threshold); NaN when one of them is.
double relativeError(const std::vector<double>& difference, const std::vector<double>& y,
                     const std::vector<double>& ynew, const std::vector<double>& threshold) {
    double greatest = 0;
    for (std::size_t i = 0; i < y.size(); ++i) {
        const double least = threshold[threshold.size() == 1 ? 0 : i];
        const double size = std::fmax(std::fmax(std::fabs(y[i]), std::fabs(ynew[i])), least);
        const double ratio = std::fabs(difference[i]) / size;
        if (std::isnan(ratio)) return ratio;
        greatest = std::max(greatest, ratio);
    }
    return greatest;
}

/// [K,ynew,difference,error] = rungeKuttaStages(f,t,tnew,h,y,slope,A,c,E,b,threshold): row i of K
/// is component i, column j stage j. b is empty where the last stage is the slope at ynew. K is
/// empty when f gives something other than n real doubles: the step is to be made in the language.
void rungeKuttaStages(Call& call) {
    const auto giveUp = [&] {
        for (int i = 0; i < 4; ++i)
            call.result(Value::emptyMatrix());
    };
    if (call[4].isComplex() || call[5].isComplex()) return giveUp();
    const double t = call[1].toDouble(), tnew = call[2].toDouble(), h = call[3].toDouble();
    const std::vector<double> y = doublesOf(call[4]), slope = doublesOf(call[5]);
    const std::vector<double> A = doublesOf(call[6]), c = doublesOf(call[7]);
    const std::vector<double> E = doublesOf(call[8]), b = doublesOf(call[9]);
    const std::size_t n = y.size(), count = c.size();
    const bool lastIsFirst = b.empty();
    VITRINE_ASSERT(slope.size() == n && A.size() == count * count && E.size() == count);
    std::vector<double> stages(n * count), state(n), weights(count);
    std::copy(slope.begin(), slope.end(), stages.begin());
    std::vector<Value> args(2);
    const auto weigh = [&](const double* from) {
        for (std::size_t i = 0; i < count; ++i)
            weights[i] = h * from[i];
    };
    const auto evaluate = [&](double time, std::size_t stage) {
        args[0] = Value(time);
        args[1] = columnFrom(state.data(), n);
        const std::vector<Value> out = call.vm.call(call[0], args, 1);
        if (out.empty() || !out[0].isArray() || out[0].dtype() != DType::Double ||
            out[0].count() != static_cast<int64_t>(n) || out[0].isComplex())
            return false;
        if (out[0].kind() == Kind::Tensor)
            std::copy_n(out[0].tensor().data<double>(), n, stages.data() + stage * n);
        else
            stages[stage * n] = out[0].toDouble();
        return true;
    };
    for (std::size_t j = 1; j < count - (lastIsFirst ? 1 : 0); ++j) {
        weigh(A.data() + j * count);
        combine(stages, n, weights, j, y.data(), state.data());
        if (!evaluate(t + h * c[j], j)) return giveUp();
    }
    weigh(lastIsFirst ? A.data() + (count - 1) * count : b.data());
    combine(stages, n, weights, lastIsFirst ? count - 1 : count, y.data(), state.data());
    const Value ynew = columnFrom(state.data(), n);
    if (lastIsFirst && !evaluate(tnew, count - 1)) return giveUp();
    std::vector<double> difference(n);
    combine(stages, n, E, count, nullptr, difference.data());
    call.result(arrayOf(stages, Shape(static_cast<int64_t>(n), static_cast<int64_t>(count))));
    call.result(ynew);
    call.result(columnFrom(difference.data(), n));
    call.result(relativeError(difference, y, state, doublesOf(call[10])));
}

/// Y = rungeKuttaBetween(s,y0,h,K,D): the solution at the fractions s of a step, a column each; a
/// row of D has a stage's weights by powers of the fraction, from the first.
void rungeKuttaBetween(Call& call) {
    const std::vector<double> fractions = doublesOf(call[0]), y0 = doublesOf(call[1]);
    const double h = call[2].toDouble();
    const std::vector<double> K = doublesOf(call[3]), D = doublesOf(call[4]);
    const std::size_t n = y0.size(), stages = K.size() / std::max<std::size_t>(n, 1);
    const std::size_t powers = D.size() / std::max<std::size_t>(stages, 1);
    std::vector<double> out(n * fractions.size()), weights(stages);
    for (std::size_t q = 0; q < fractions.size(); ++q) {
        std::fill(weights.begin(), weights.end(), 0.0);
        double power = 1;
        for (std::size_t p = 0; p < powers; ++p) {
            power *= fractions[q];
            for (std::size_t j = 0; j < stages; ++j)
                weights[j] = std::fma(D[p * stages + j], h * power, weights[j]);
        }
        combine(K, n, weights, stages, y0.data(), out.data() + q * n);
    }
    call.result(
        arrayOf(out, Shape(static_cast<int64_t>(n), static_cast<int64_t>(fractions.size()))));
}

constexpr Builtin kRows[] = {
    {"private/rungeKuttaStages", 11, 11, 4, rungeKuttaStages,
     "[K,ynew,difference,error] = rungeKuttaStages(f,t,tnew,h,y,slope,A,c,E,b,threshold)",
     "Stages of an explicit Runge-Kutta step of a short real state."},
    {"private/rungeKuttaBetween", 5, 5, 1, rungeKuttaBetween, "Y = rungeKuttaBetween(s,y0,h,K,D)",
     "The solution at fractions of an explicit Runge-Kutta step."},
};

} // namespace

std::span<const Builtin> rungeKuttaTable() {
    return kRows;
}

} // namespace vitrine
