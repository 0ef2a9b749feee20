// SPDX-License-Identifier: Apache-2.0
// private/rungeKuttaStages, private/rungeKuttaRun, private/rungeKuttaBetween: explicit Runge-Kutta
// steps of a short real state and their interpolants, which would cost more to interpret than the
// function that is integrated. Engine thread.
#include "builtins/core/support.h"

#include <cmath>
#include <limits>
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

/// An explicit Runge-Kutta pair and the storage of its steps.
class Pair {
public:
    /// Of the arguments A, c, E and b of the builtins; b is empty where the last stage is the slope
    /// at the end of the step.
    Pair(const Call& call, int first)
        : m_f(call[0]), m_A(doublesOf(call[first])), m_c(doublesOf(call[first + 1])),
          m_E(doublesOf(call[first + 2])), m_b(doublesOf(call[first + 3])), m_weights(m_c.size()),
          m_args(2) {
        VITRINE_ASSERT(m_A.size() == count() * count() && m_E.size() == count());
    }
    [[nodiscard]] std::size_t count() const { return m_c.size(); }
    [[nodiscard]] bool lastIsFirst() const { return m_b.empty(); }
    [[nodiscard]] const std::vector<double>& stages() const { return m_stages; }
    [[nodiscard]] const std::vector<double>& state() const { return m_state; }
    [[nodiscard]] const std::vector<double>& difference() const { return m_difference; }

    /// The step from y with that slope; false when f gives something other than n real doubles.
    bool step(Interpreter& vm, double t, double tnew, double h, const std::vector<double>& y,
              const std::vector<double>& slope) {
        m_stages.resize(y.size() * count());
        m_state.resize(y.size());
        m_difference.resize(y.size());
        std::copy(slope.begin(), slope.end(), m_stages.begin());
        const std::size_t last = count() - 1, n = y.size();
        for (std::size_t j = 1; j < count() - (lastIsFirst() ? 1 : 0); ++j) {
            weigh(h, m_A.data() + j * count());
            combine(m_stages, n, m_weights, j, y.data(), m_state.data());
            if (!slopeAt(vm, t + h * m_c[j], m_state, m_stages.data() + j * n)) return false;
        }
        weigh(h, lastIsFirst() ? m_A.data() + last * count() : m_b.data());
        combine(m_stages, n, m_weights, lastIsFirst() ? last : count(), y.data(), m_state.data());
        if (lastIsFirst() && !slopeAt(vm, tnew, m_state, m_stages.data() + last * n)) return false;
        combine(m_stages, n, m_E, count(), nullptr, m_difference.data());
        return true;
    }
    /// f(t, y) to `out`.
    bool slopeAt(Interpreter& vm, double t, const std::vector<double>& y, double* out) {
        const std::size_t n = y.size();
        m_args[0] = Value(t);
        m_args[1] = columnFrom(y.data(), n);
        const std::vector<Value> slope = vm.call(m_f, m_args, 1);
        if (slope.empty() || !slope[0].isArray() || slope[0].dtype() != DType::Double ||
            slope[0].count() != static_cast<int64_t>(n) || slope[0].isComplex())
            return false;
        if (slope[0].kind() == Kind::Tensor)
            std::copy_n(slope[0].tensor().data<double>(), n, out);
        else
            *out = slope[0].toDouble();
        return true;
    }

private:
    void weigh(double h, const double* from) {
        for (std::size_t i = 0; i < count(); ++i)
            m_weights[i] = h * from[i];
    }

    const Value m_f;
    std::vector<double> m_A, m_c, m_E, m_b, m_weights, m_stages, m_state, m_difference;
    std::vector<Value> m_args;
};

/// [K,ynew,difference,error] = rungeKuttaStages(f,t,tnew,h,y,slope,A,c,E,b,threshold): row i of K
/// is component i, column j stage j. K is empty when the step is to be made in the language.
void rungeKuttaStages(Call& call) {
    const auto giveUp = [&] {
        for (int i = 0; i < 4; ++i)
            call.result(Value::emptyMatrix());
    };
    if (call[4].isComplex() || call[5].isComplex()) return giveUp();
    const double t = call[1].toDouble(), tnew = call[2].toDouble(), h = call[3].toDouble();
    const std::vector<double> y = doublesOf(call[4]), slope = doublesOf(call[5]);
    Pair pair(call, 6);
    const std::size_t n = y.size();
    VITRINE_ASSERT(slope.size() == n);
    if (!pair.step(call.vm, t, tnew, h, y, slope)) return giveUp();
    call.result(
        arrayOf(pair.stages(), Shape(static_cast<int64_t>(n), static_cast<int64_t>(pair.count()))));
    call.result(columnFrom(pair.state().data(), n));
    call.result(columnFrom(pair.difference().data(), n));
    call.result(relativeError(pair.difference(), y, pair.state(), doublesOf(call[10])));
}

/// The solution at a fraction of a step, from its stages.
void between(double fraction, const double* y0, double h, const std::vector<double>& K,
             const std::vector<double>& D, std::size_t n, std::vector<double>& weights,
             double* out) {
    const std::size_t stages = weights.size(), powers = D.size() / std::max<std::size_t>(stages, 1);
    std::fill(weights.begin(), weights.end(), 0.0);
    double power = 1;
    for (std::size_t p = 0; p < powers; ++p) {
        power *= fraction;
        for (std::size_t j = 0; j < stages; ++j)
            weights[j] = std::fma(D[p * stages + j], h * power, weights[j]);
    }
    combine(K, n, weights, stages, y0, out);
}

/// eps(x)
double spacingAt(double x) {
    const double size = std::fabs(x);
    return std::nextafter(size, std::numeric_limits<double>::infinity()) - size;
}

/// [numbers,y,slope,T,Y] = rungeKuttaRun(f,y,slope,A,c,E,b,D,threshold,tspan,numbers): steps as
/// odeErkStep makes and odeDrive tells them, until the end of the span or until one of them must do
/// it: numbers(1) is then 1 where the step became too small, 2 where f gave something unusual.
void rungeKuttaRun(Call& call) {
    std::vector<double> y = doublesOf(call[1]), slope = doublesOf(call[2]);
    Pair pair(call, 3);
    const std::vector<double> D = doublesOf(call[7]), threshold = doublesOf(call[8]);
    const std::vector<double> span = doublesOf(call[9]);
    std::vector<double> numbers = doublesOf(call[10]);
    VITRINE_ASSERT(numbers.size() == 14);
    double &code = numbers[0], &t = numbers[1], &absh = numbers[2], &next = numbers[3],
           &steps = numbers[4], &failures = numbers[5], &calls = numbers[6];
    const double tf = numbers[7], direction = numbers[8], hmax = numbers[9], rtol = numbers[10],
                 order = numbers[11], leastShrink = numbers[12];
    const auto refine = static_cast<int>(numbers[13]);
    const bool given = span.size() > 2;
    const std::size_t n = y.size(), last = pair.count() - 1;
    std::vector<double> times, solution, asked, weights(pair.count());
    const double perStep = static_cast<double>(pair.lastIsFirst() ? last : pair.count());
    for (bool done = false; !done && code == 0;) {
        const double hmin = 16 * spacingAt(t);
        double size = std::fmin(hmax, std::fmax(hmin, absh));
        bool atEnd = 1.1 * size >= std::fabs(tf - t), failed = false;
        double h = atEnd ? tf - t : direction * size, tnew = 0, error = 0;
        if (atEnd) size = std::fabs(h);
        while (true) {
            tnew = atEnd ? tf : t + h;
            if (!pair.step(call.vm, t, tnew, h, y, slope)) {
                code = 2;
                break;
            }
            calls += perStep;
            h = tnew - t;
            error = size * relativeError(pair.difference(), y, pair.state(), threshold);
            if (!(error > rtol)) break;
            ++failures;
            if (size <= hmin) {
                code = 1;
                break;
            }
            size = failed ? 0.5 * size
                          : size * std::fmax(leastShrink, 0.8 * std::pow(rtol / error, 1 / order));
            size = std::fmax(hmin, size);
            failed = true;
            h = direction * size;
            atEnd = false;
        }
        if (code != 0) break;
        std::vector<double> slopeThere(n);
        if (pair.lastIsFirst())
            std::copy_n(pair.stages().data() + last * n, n, slopeThere.data());
        else if (!atEnd && !pair.slopeAt(call.vm, tnew, pair.state(), slopeThere.data())) {
            code = 2;
            break;
        }
        ++steps;
        asked.clear();
        if (given) {
            for (; next <= static_cast<double>(span.size()); ++next) {
                const double at = span[static_cast<std::size_t>(next) - 1];
                if (!(direction * (tnew - at) >= 0)) break;
                asked.push_back(at);
            }
        } else {
            for (int q = 1; q < refine; ++q)
                asked.push_back(t + (tnew - t) * (static_cast<double>(q) / refine));
            asked.push_back(tnew);
        }
        for (std::size_t q = 0; q < asked.size(); ++q) {
            times.push_back(asked[q]);
            solution.resize(solution.size() + n);
            double* const out = solution.data() + solution.size() - n;
            if (q + 1 == asked.size() && asked[q] == tnew)
                std::copy(pair.state().begin(), pair.state().end(), out);
            else
                between((asked[q] - t) / (tnew - t), y.data(), tnew - t, pair.stages(), D, n,
                        weights, out);
        }
        if (!failed) {
            const double grow = 1.25 * std::pow(error / rtol, 1 / order);
            size = grow > 0.2 ? size / grow : 5 * size;
        }
        absh = size;
        t = tnew;
        y = pair.state();
        slope = std::move(slopeThere);
        done = atEnd;
    }
    const auto found = static_cast<int64_t>(times.size());
    call.result(rowOf(numbers));
    call.result(columnFrom(y.data(), n));
    call.result(columnFrom(slope.data(), n));
    call.result(arrayOf(times, Shape(1, found)));
    call.result(arrayOf(solution, Shape(static_cast<int64_t>(n), found)));
}

/// Y = rungeKuttaBetween(s,y0,h,K,D): the solution at the fractions s of a step, a column each; a
/// row of D has a stage's weights by powers of the fraction, from the first.
void rungeKuttaBetween(Call& call) {
    const std::vector<double> fractions = doublesOf(call[0]), y0 = doublesOf(call[1]);
    const double h = call[2].toDouble();
    const std::vector<double> K = doublesOf(call[3]), D = doublesOf(call[4]);
    const std::size_t n = y0.size();
    std::vector<double> out(n * fractions.size());
    std::vector<double> weights(K.size() / std::max<std::size_t>(n, 1));
    for (std::size_t q = 0; q < fractions.size(); ++q)
        between(fractions[q], y0.data(), h, K, D, n, weights, out.data() + q * n);
    call.result(
        arrayOf(out, Shape(static_cast<int64_t>(n), static_cast<int64_t>(fractions.size()))));
}

constexpr Builtin kRows[] = {
    {"private/rungeKuttaStages", 11, 11, 4, rungeKuttaStages,
     "[K,ynew,difference,error] = rungeKuttaStages(f,t,tnew,h,y,slope,A,c,E,b,threshold)",
     "Stages of an explicit Runge-Kutta step of a short real state."},
    {"private/rungeKuttaRun", 11, 11, 5, rungeKuttaRun,
     "[numbers,y,slope,T,Y] = rungeKuttaRun(f,y,slope,A,c,E,b,D,threshold,tspan,numbers)",
     "Steps of an explicit Runge-Kutta pair of a short real state, as far as nothing unusual "
     "happens."},
    {"private/rungeKuttaBetween", 5, 5, 1, rungeKuttaBetween, "Y = rungeKuttaBetween(s,y0,h,K,D)",
     "The solution at fractions of an explicit Runge-Kutta step."},
};

} // namespace

std::span<const Builtin> rungeKuttaTable() {
    return kRows;
}

} // namespace vitrine
