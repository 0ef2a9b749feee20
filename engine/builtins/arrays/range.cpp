// SPDX-License-Identifier: Apache-2.0
// first:step:last. The end-point rule is the one MathWorks published for colon: the number of
// elements is taken with a tolerance of two units in the last place of the larger end, and the
// elements are computed from both ends towards the middle.
#include "base/settings.h"
#include "builtins/containers/library_object.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/elementwise/operators.h"
#include "builtins/gradients/tape.h"
#include "builtins/sparse/sparse.h"
#include "value/class_object.h"
#include "value/memory_limit.h"

namespace vitrine {

namespace {

struct RangePlan {
    int64_t steps = -1; ///< number of elements minus one; -1: empty
    double last = 0;    ///< the last element
};

RangePlan planRange(double first, double step, double last, double eps) {
    RangePlan plan;
    if (step == 0 || (step > 0 && first > last) || (step < 0 && first < last)) return plan;
    if (std::isinf(first) || std::isinf(last)) {
        if (std::isinf(step) || first == last) {
            plan.steps = 0;
            plan.last = first;
            return plan;
        }
        throwBeyondMaxSize();
    }
    double n = 0;
    const double sign = step > 0 ? 1 : -1;
    const double tolerance = 2 * eps * std::max(std::abs(first), std::abs(last));
    if (first == std::trunc(first) && step == std::trunc(step)) {
        // Whole numbers: exact.
        n = std::floor((last - first) / step);
    } else {
        n = std::round((last - first) / step);
        if (sign * (first + n * step - last) > tolerance) n -= 1;
    }
    if (n > 1e15) {
        throwError("MATLAB:array:SizeLimitExceeded",
                   "Requested 1x%.0f array exceeds maximum array size preference.", n + 1);
    }
    plan.steps = static_cast<int64_t>(n);
    plan.last = first + n * step;
    if (sign * (plan.last - last) > -tolerance) plan.last = last;
    return plan;
}

template <typename T>
void fillRange(T* out, T first, T step, T last, int64_t steps) {
    for (int64_t k = 0; k <= steps / 2; ++k) {
        out[k] = first + static_cast<T>(k) * step;
        out[steps - k] = last - static_cast<T>(k) * step;
    }
    // One element is the first, or NaN where an operand is.
    if (steps % 2 == 0)
        out[steps / 2] = steps > 0 ? (first + last) / 2 : last != last ? last : first;
}

template <typename T>
Value integerRange(const Value& first, const Value& step, const Value& last) {
    const auto whole = [](const Value& v, const char* what) -> Int128 {
        if (isInteger(v.dtype())) {
            return visitDType(v.dtype(), [&](auto tag) {
                using S = decltype(tag);
                return static_cast<Int128>(v.isScalarInline() ? v.scalarAs<S>()
                                                              : v.tensor().data<S>()[0]);
            });
        }
        const double x = v.toDouble();
        if (x != std::floor(x) || std::abs(x) > 1.8e19) {
            throwError("MATLAB:colon:nonIntegerOperand",
                       "Colon operands must be real scalars; %s must be an integer.", what);
        }
        return static_cast<Int128>(x);
    };
    const Int128 a = whole(first, "the first operand"), d = whole(step, "the step"),
                 b = whole(last, "the last operand");
    constexpr Int128 kLowest = std::numeric_limits<T>::min();
    constexpr Int128 kGreatest = std::numeric_limits<T>::max();
    if (std::min(a, b) < kLowest || std::max(a, b) > kGreatest)
        throwError("MATLAB:colon:operandsNotInRange",
                   "Colon operands must be in the range of the data type.");
    std::vector<T> out;
    if (d > 0) {
        for (Int128 x = a; x <= b; x += d)
            out.push_back(static_cast<T>(x));
    } else if (d < 0) {
        for (Int128 x = a; x >= b; x += d)
            out.push_back(static_cast<T>(x));
    }
    return rowOf(out);
}

Value floatRange(Interpreter& vm, double a, double d, double b, DType dtype, Span span) {
    const double eps = dtype == DType::Single ? std::numeric_limits<float>::epsilon()
                                              : std::numeric_limits<double>::epsilon();
    if (std::isnan(a) || std::isnan(d) || std::isnan(b)) {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        return convertValue(vm, Value(nan), dtype, span);
    }
    const bool empty = d == 0 || (d > 0 ? b < a : b > a);
    // One element, as no other lies before the end; or none can be told from another.
    const bool single = !empty && (d > 0 ? a + d > b : a + d < b);
    if (single && std::isinf(d)) return convertValue(vm, Value(a), dtype, span);
    if (!empty && (std::isinf(d) || (std::isinf(a) && a == b))) {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        return convertValue(vm, Value(nan), dtype, span);
    }
    const RangePlan plan = planRange(a, d, b, eps);
    const int64_t count = plan.steps + 1;
    const bool whole = a == std::trunc(a) && d == std::trunc(d);
    const bool positive = std::min(a, plan.last) >= 0 && !std::signbit(a);
    const SignBound bound = positive ? SignBound::SignClear : SignBound::Unknown;
    const double largest = dtype == DType::Single ? 1.6e7 : 9e15;
    const bool exact = whole && std::max(std::abs(a), std::abs(b)) < largest;
    if (exact && count > 1 && !vm.accelerator().runsAtOnce({}, count)) {
        Value ramp = vm.accelerator().ramp(a, d, count, dtype, span);
        noteSign(ramp, bound);
        return ramp;
    }
    Ref<Tensor> out = Tensor::make(dtype, Shape(1, count), false, false);
    if (dtype == DType::Single) {
        if (count > 0)
            fillRange(out->mutableData<float>(), static_cast<float>(a), static_cast<float>(d),
                      static_cast<float>(plan.last), plan.steps);
    } else if (count > 0) {
        fillRange(out->mutableData<double>(), a, d, plan.last, plan.steps);
    }
    out->setSignBound(bound);
    return wrap(std::move(out));
}

} // namespace

Value rangeOperation(Interpreter& vm, const Value& first, const Value& step, const Value& last,
                     Span span) {
    const Value one(1.0);
    const Value& by = step.isNothing() ? one : step;
    const Value given[] = {first, by, last};
    if (anyDlArray(given))
        return rangeOperation(vm, plainValue(first), plainValue(step), plainValue(last), span);
    if (anySparse(given))
        return rangeOperation(vm, fullValue(first), fullValue(step), fullValue(last), span);
    for (const Value* v : {&first, &by, &last}) {
        if (!v->isArray()) {
            const Value own = objectFunction(*v, "colon");
            const Value ends[] = {first, last};
            if (!own.isNothing() && step.isNothing() && classInfoOf(*v))
                return vm.call(own, ends, 1).at(0);
            if (!own.isNothing()) return vm.call(own, given, 1).at(0);
            throwError("MATLAB:UndefinedFunction",
                       "Undefined function 'colon' for input arguments of type '%s'.",
                       v->className().c_str());
        }
        if (v->count() == 0) return Tensor::make(DType::Double, Shape(1, 0));
    }
    DType common = commonClass(commonClass(first.dtype(), by.dtype()), last.dtype());
    if (isInteger(common)) {
        return visitDType(common, [&](auto tag) -> Value {
            using T = decltype(tag);
            if constexpr (std::is_integral_v<T> && !std::is_same_v<T, bool> &&
                          !std::is_same_v<T, char16_t>)
                return integerRange<T>(first, by, last);
            else
                return Value();
        });
    }
    Value range = floatRange(vm, first.toDouble(), by.toDouble(), last.toDouble(), common, span);
    if (first.isChar() && last.isChar()) return convertValue(vm, range, DType::Char, span);
    return range;
}

} // namespace vitrine
