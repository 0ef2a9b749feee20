// SPDX-License-Identifier: Apache-2.0
// min, max, bounds, range, cummin, cummax and the order statistics median, mode.
#include "builtins/elementwise/complex_blocks.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/order/captured_order.h"
#include "builtins/order/sort_support.h"
#include "builtins/reduce/reduce_support.h"
#include "builtins/sparse/sparse_own.h"

namespace vitrine {

namespace {

/// NaN loses against every number.
struct Smaller {
    template <typename T>
    static std::enable_if_t<
        std::is_arithmetic_v<T> && !std::is_same_v<T, bool> && !std::is_same_v<T, char16_t>, T>
    apply(T a, T b) {
        if constexpr (std::is_floating_point_v<T>) {
            if (std::isnan(a)) return b;
            if (std::isnan(b)) return a;
        }
        return b < a ? b : a;
    }
};
struct Larger {
    template <typename T>
    static std::enable_if_t<
        std::is_arithmetic_v<T> && !std::is_same_v<T, bool> && !std::is_same_v<T, char16_t>, T>
    apply(T a, T b) {
        if constexpr (std::is_floating_point_v<T>) {
            if (std::isnan(a)) return b;
            if (std::isnan(b)) return a;
        }
        return a < b ? b : a;
    }
};

/// Complex numbers by their magnitudes.
template <bool Largest, typename T>
void complexExtremeBlock(const void* const* args, void* out, int64_t n) {
    const auto* a = static_cast<const std::complex<T>*>(args[0]);
    const auto* b = static_cast<const std::complex<T>*>(args[1]);
    auto* to = static_cast<std::complex<T>*>(out);
    T x[detail::kPartsBlock], y[detail::kPartsBlock];
    for (int64_t first = 0; first < n; first += detail::kPartsBlock) {
        const int64_t m = std::min(n - first, detail::kPartsBlock);
        const void *left = a + first, *right = b + first;
        complexToRealBlock<"hypot", false, T>(&left, x, m);
        complexToRealBlock<"hypot", false, T>(&right, y, m);
        for (int64_t i = 0; i < m; ++i) {
            const bool other = std::isnan(x[i]) || (Largest ? x[i] < y[i] : y[i] < x[i]);
            to[first + i] = canonicalNan(other ? b[first + i] : a[first + i]);
        }
    }
}

template <typename F, bool Largest>
ElementwiseOp extremeOp(const char* name, const char* glsl, const char* integerText,
                        WideFunction wide, SignRule sign) {
    ElementwiseOp op = exactOp<F>(name, 2, TypeRule::Arithmetic, glsl, 3);
    for (const DType t : {DType::Double, DType::Single})
        op.host[static_cast<int>(t)] = mathFunction(name, 2, t);
    op.complex.inDouble = complexExtremeBlock<Largest, double>;
    op.complex.inSingle = complexExtremeBlock<Largest, float>;
    op.glslInteger = integerText;
    op.wide = wide;
    op.sign = sign;
    // Of equals the second is taken, so that max(x,0) has the derivative 0 at 0.
    op.derivative = Largest ? "(x>z)|isnan(z)" : "(x<z)|isnan(z)";
    op.derivative2 = Largest ? "~((x>z)|isnan(z))" : "~((x<z)|isnan(z))";
    return op;
}

const ElementwiseOp kMin = extremeOp<Smaller, false>("min", "vt_min($0, $1)", "($1 < $0 ? $1 : $0)",
                                                     wide::min, SignRule::Weaker);
const ElementwiseOp kMax = extremeOp<Larger, true>("max", "vt_max($0, $1)", "($0 < $1 ? $1 : $0)",
                                                   wide::max, SignRule::Stronger);

/// Position (from 0) of the extreme of a line; the first of equals, NaN only when all are.
template <typename T>
std::size_t extremeAt(const std::vector<T>& line, bool largest, bool includeNan) {
    std::size_t best = 0;
    const PlaceOrder before(line);
    bool found = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (isMissing(line[i])) {
            if (includeNan) return i;
            continue;
        }
        if (!found || (largest ? before(best, i) : before(i, best))) best = i;
        found = true;
    }
    return best;
}

/// Positions along one dimension as those in the whole array ('linear').
Value linearPositions(Call& c, const Value& at, const Shape& shape, int dimension) {
    const CapturedOps ops(c.vm, c.span);
    const Strides s = stridesAround(shape, dimension);
    const auto along = [&](int64_t n, int64_t stride, std::vector<int64_t> as) {
        const Value numbers =
            ops.op(BinaryOp::Times, ops.ramp(0, 1, n), Value(static_cast<double>(stride)));
        return ops.accel().reshape(numbers, Shape(as));
    };
    Value out = ops.op(BinaryOp::Times, ops.op(BinaryOp::Minus, at, Value(1.0)),
                       Value(static_cast<double>(s.before)));
    out = ops.op(BinaryOp::Plus, out, along(s.before, 1, {s.before, 1, 1}));
    out = ops.op(BinaryOp::Plus, out, along(s.after, s.before * s.length, {1, 1, s.after}));
    return ops.op(BinaryOp::Plus, out, Value(1.0));
}

/// Values and indices of a captured array, all of it where the array is.
bool extremesWhereTheyAre(Call& c, const Value& x, const ReduceArgs& args, bool largest) {
    const bool complex = capturedComplex(c.vm, x);
    if (!complex && !capturedNumbers(c.vm, x)) return false;
    const CapturedOps ops(c.vm, c.span);
    const Gathered g = gatherDims(c.vm, x, args, c.span);
    const CapturedLines lines = linesOf(ops, g.data, g.from, g.to);
    Positioned out = complex || !comparesAsFloat(x.dtype())
                         ? orderedExtremes(ops, lines, largest, args.includeNan)
                         : extremesCaptured(ops, lines, largest, args.includeNan);
    if (args.linear && !args.all && args.dims.size() == 1)
        out.positions = linearPositions(c, out.positions, x.shape(), args.dims[0]);
    c.result(ops.accel().reshape(out.values, g.shape));
    if (c.nargout > 1) c.result(ops.accel().reshape(out.positions, g.shape));
    return true;
}

/// Values and indices (from 1) along the reduced dimensions, on the host.
void extremesOnHost(Call& c, const Value& x, const ReduceArgs& args, bool largest) {
    if (extremesWhereTheyAre(c, x, args, largest)) return;
    const Gathered g = gatherDims(c.vm, x, args, c.span);
    std::vector<double> index(static_cast<std::size_t>(g.shape.count()));
    Value values;
    if (x.isComplex()) {
        const auto among = [&]<typename T>(T) {
            using Z = std::complex<T>;
            Ref<Tensor> out = Tensor::make(kDTypeOf<T>, g.shape, true);
            forLines<Z>(g, [&](std::vector<Z>& line, int64_t i) {
                const std::size_t at = extremeAt(line, largest, args.includeNan);
                out->mutableComplexData<T>()[i] = line[at];
                index[static_cast<std::size_t>(i)] = static_cast<double>(at + 1);
            });
            values = narrowComplex(std::move(out));
        };
        if (x.dtype() == DType::Single)
            among(float{});
        else
            among(double{});
    } else {
        Ref<Tensor> out = Tensor::make(x.dtype(), g.shape);
        visitDType(x.dtype(), [&](auto tag) {
            using T = decltype(tag);
            // std::vector<bool> has no elements to point at: logical goes as bytes.
            using E = std::conditional_t<std::is_same_v<T, bool>, uint8_t, T>;
            E* to = reinterpret_cast<E*>(out->mutableHostBytes());
            forLines<E>(g, [&](std::vector<E>& line, int64_t i) {
                const std::size_t at = extremeAt(line, largest, args.includeNan);
                to[i] = line[at];
                index[static_cast<std::size_t>(i)] = static_cast<double>(at + 1);
            });
        });
        values = wrap(std::move(out), x.isGpuArray());
    }
    if (args.linear && !args.all && args.dims.size() == 1) {
        const Strides s = stridesAround(x.shape(), args.dims[0]);
        for (std::size_t r = 0; r < index.size(); ++r) {
            const auto k = static_cast<int64_t>(r);
            const int64_t inner = k % s.before, outer = k / s.before;
            index[r] = static_cast<double>(
                inner + s.before * (static_cast<int64_t>(index[r]) - 1 + s.length * outer) + 1);
        }
    }
    c.result(std::move(values));
    if (c.nargout > 1) c.result(arrayOf(index, g.shape));
}

void extreme(Call& c, bool largest) {
    const char* name = largest ? "max" : "min";
    requireArray(name, c[0]);
    // max(x,[],…) reduces; max(x,[]) compares with an empty array. Text that is no option is
    // numbers.
    const auto isWord = [&](const Value& v) {
        const std::string word = v.isTextScalar() ? lowerCase(v.toText()) : std::string();
        for (const char* known : {"all", "omitnan", "omitmissing", "includenan", "includemissing",
                                  "linear", "native", "double", "default"}) {
            if (word == known) return true;
        }
        return v.isString();
    };
    const bool pair = c.count() > 1 && !isWord(c[1]) && (c[1].count() > 0 || c.count() == 2);
    if (pair) {
        if (c.nargout > 1) {
            throwError("MATLAB:max:TwoInTwoOutNotSupported",
                       "%s with two matrices to compare and two output arguments is not supported.",
                       largest ? "MAX" : "MIN");
        }
        bool includeNan = false;
        for (int i = 2; i < c.count(); ++i) {
            if (!c[i].isTextScalar()) {
                throwError("MATLAB:max:caseNotSupported",
                           "%s with two matrices to compare and a working dimension is not "
                           "supported.",
                           largest ? "MAX" : "MIN");
            }
            includeNan =
                includeNan || isOption(c[i], "includenan") || isOption(c[i], "includemissing");
        }
        requireArray(name, c[1]);
        const auto number = [&](const Value& v) {
            return v.isChar() ? convertValue(c.vm, v, DType::Double, c.span) : v;
        };
        const Value both[] = {number(c[0]), number(c[1])};
        Value result = applyElementwise(c.vm, largest ? kMax : kMin, both, c.span);
        if (includeNan && result.count() > 1 && isFloat(result.dtype()) && takesRoutines(both[0]) &&
            takesRoutines(both[1])) {
            const CapturedOps ops(c.vm, c.span);
            const Value missing =
                ops.apply(kOrOp, ops.apply(kIsNanOp, both[0]), ops.apply(kIsNanOp, both[1]));
            const Value nan = convertValue(c.vm, Value(std::numeric_limits<double>::quiet_NaN()),
                                           result.dtype(), c.span);
            return c.result(ops.accel().assignMasked(result, missing, nan, c.span));
        }
        if (includeNan) {
            std::vector<double> r = doublesOf(result);
            const Shape shape = result.shape();
            const Ref<Tensor> a = expandTo(convertOnHost(*c[0].toTensor(), DType::Double), shape);
            const Ref<Tensor> b = expandTo(convertOnHost(*c[1].toTensor(), DType::Double), shape);
            for (std::size_t i = 0; i < r.size(); ++i) {
                if (std::isnan(a->data<double>()[i]) || std::isnan(b->data<double>()[i]))
                    r[i] = std::numeric_limits<double>::quiet_NaN();
            }
            result = convertValue(c.vm, arrayOf(r, shape), result.dtype(), c.span);
        }
        return c.result(std::move(result));
    }
    ReduceArgs args = readReduceArgs(c, 1, 0);
    Value x = c[0];
    if (x.isChar()) x = convertValue(c.vm, x, DType::Double, c.span);
    const Shape shape = x.shape();
    if (shape.count() == 0) {
        const bool bare = isBareEmpty(args, shape);
        resolveDims(args, shape);
        Shape result = bare || args.all ? Shape(0, 0) : shape;
        if (!bare && !args.all) {
            for (int d : args.dims) {
                if (shape[d] != 0) result = result.with(d, 1);
            }
        }
        c.result(wrap(Tensor::make(x.dtype(), result)));
        if (c.nargout > 1) c.result(wrap(Tensor::make(DType::Double, result)));
        return;
    }
    resolveDims(args, shape);
    if (isInteger(x.dtype()) && sizeOf(x.dtype()) <= 4 && c.nargout < 2 && captured(c.vm, x)) {
        // Doubles hold these classes exactly.
        const DType type = x.dtype();
        x = convertValue(c.vm, x, DType::Double, c.span);
        const Gathered g = gatherDims(c.vm, x, args, c.span);
        Value out = c.vm.accelerator().reduce(largest ? ReduceOp::Max : ReduceOp::Min, g.data,
                                              g.from, g.to, {}, c.span);
        if (out.kind() == Kind::Tensor && out.shape() != g.shape)
            out = c.vm.accelerator().reshape(out, g.shape);
        return c.result(convertValue(c.vm, out, type, c.span));
    }
    const bool host = c.nargout > 1 || x.isComplex() || args.includeNan || !isFloat(x.dtype());
    if (host) return extremesOnHost(c, x, args, largest);
    const Gathered g = gatherDims(c.vm, x, args, c.span);
    ReduceOptions options;
    options.resultClass = x.dtype();
    Value out = c.vm.accelerator().reduce(largest ? ReduceOp::Max : ReduceOp::Min, g.data, g.from,
                                          g.to, options, c.span);
    if (out.kind() == Kind::Tensor) {
        if (out.shape() != g.shape) out = c.vm.accelerator().reshape(out, g.shape);
        noteSign(out, signBoundOf(x));
    }
    c.result(out.simplified());
}

void minimum(Call& c) {
    extreme(c, false);
}
void maximum(Call& c) {
    extreme(c, true);
}

void bounds(Call& c) {
    std::vector<Value> low, high;
    std::vector<Value> args{c[0]};
    if (c.count() > 1) {
        args.push_back(Value::emptyMatrix());
        args.insert(args.end(), c.args.begin() + 1, c.args.end());
    }
    Call lowCall{c.vm, args, 1, low, c.span}, highCall{c.vm, args, 1, high, c.span};
    extreme(lowCall, false);
    extreme(highCall, true);
    c.result(low[0]);
    c.result(high[0]);
}

void range(Call& c) {
    std::vector<Value> both;
    Call inner{c.vm, c.args, 2, both, c.span};
    bounds(inner);
    c.result(binaryOperation(c.vm, BinaryOp::Minus, both[1], both[0], c.span));
}

double medianOf(std::vector<double>& line) {
    const std::size_t n = line.size();
    if (n == 0) return std::numeric_limits<double>::quiet_NaN();
    const auto middle = line.begin() + static_cast<std::ptrdiff_t>(n / 2);
    std::nth_element(line.begin(), middle, line.end());
    const double high = *middle;
    if (n % 2 == 1) return high + 0.0; // which of several zeros comes first is nobody's business
    const double low = *std::max_element(line.begin(), middle);
    if (std::isinf(low)) return canonicalNan(low == high ? low : low + high);
    return low + (high - low) / 2;
}

/// Lines of complex numbers and one result for each.
struct ComplexLines {
    Gathered lines;
    std::vector<std::complex<double>> out;

    ComplexLines(Call& c, const ReduceArgs& args)
        : lines(gatherDims(c.vm, wrap(toComplex(*c[0].toTensor(), DType::Double)), args, c.span)),
          out(static_cast<std::size_t>(lines.shape.count()),
              std::numeric_limits<double>::quiet_NaN()) {}

    [[nodiscard]] Value result(const Value& like) const {
        return elementsLike(out, lines.shape, like);
    }
};

/// Of complex numbers, which are ordered as sort orders them: by magnitude, then by angle.
void medianComplex(Call& c, const ReduceArgs& args) {
    using Complex = std::complex<double>;
    ComplexLines all(c, args);
    if (c[0].count() > 0) {
        forLines<Complex>(all.lines, [&](std::vector<Complex>& line, int64_t i) {
            const bool missing = std::any_of(line.begin(), line.end(), isMissing<Complex>);
            if (missing && !args.omitNan) return;
            std::erase_if(line, isMissing<Complex>);
            if (line.empty()) return;
            sortPresent(line);
            const Complex high = line[line.size() / 2], low = line[(line.size() - 1) / 2];
            all.out[static_cast<std::size_t>(i)] = line.size() % 2 == 1 ? high : (low + high) / 2.0;
        });
    }
    c.result(all.result(c[0]));
}

void median(Call& c) {
    requireArray("median", c[0]);
    ReduceArgs args = readReduceArgs(c, 1, 0);
    const DType type = isNumeric(c[0].dtype()) ? c[0].dtype() : DType::Double;
    const Shape shape = c[0].shape();
    if (isBareEmpty(args, shape)) return c.result(std::numeric_limits<double>::quiet_NaN());
    resolveDims(args, shape);
    if (c[0].isComplex()) return medianComplex(c, args);
    if (capturedNumbers(c.vm, c[0]) && !isHostWork(c.vm, c[0])) {
        const CapturedOps ops(c.vm, c.span);
        const Gathered g = gatherDims(c.vm, c[0], args, c.span);
        const Value out = mediansCaptured(ops, linesOf(ops, g.data, g.from, g.to), args.omitNan);
        return c.result(convertValue(c.vm, ops.accel().reshape(out, g.shape), type, c.span));
    }
    const Gathered g =
        gatherDims(c.vm, wrap(convertOnHost(*c[0].toTensor(), DType::Double)), args, c.span);
    std::vector<double> out(static_cast<std::size_t>(g.shape.count()),
                            std::numeric_limits<double>::quiet_NaN());
    if (shape.count() > 0) {
        forLines<double>(g, [&](std::vector<double>& line, int64_t i) {
            const bool missing =
                std::any_of(line.begin(), line.end(), [](double x) { return std::isnan(x); });
            if (missing && !args.omitNan) return;
            if (missing) std::erase_if(line, [](double x) { return std::isnan(x); });
            out[static_cast<std::size_t>(i)] = medianOf(line);
        });
    }
    c.result(convertValue(c.vm, arrayOf(out, g.shape), type, c.span));
}

/// Of complex numbers; the first of equals as sort orders them.
void modeComplex(Call& c, const ReduceArgs& args) {
    using Complex = std::complex<double>;
    ComplexLines all(c, args);
    std::vector<double> times(all.out.size(), 0);
    std::vector<std::vector<Complex>> equals(all.out.size());
    if (c[0].count() > 0) {
        forLines<Complex>(all.lines, [&](std::vector<Complex>& line, int64_t i) {
            std::erase_if(line, isMissing<Complex>);
            sortPresent(line);
            const auto r = static_cast<std::size_t>(i);
            for (std::size_t k = 0; k < line.size();) {
                std::size_t next = k;
                while (next < line.size() && line[next] == line[k])
                    ++next;
                const auto n = static_cast<double>(next - k);
                if (n > times[r]) {
                    times[r] = n;
                    all.out[r] = line[k];
                    equals[r].clear();
                }
                if (n == times[r]) equals[r].push_back(line[k]);
                k = next;
            }
        });
    }
    c.result(all.result(c[0]));
    c.result(arrayOf(times, all.lines.shape));
    std::vector<Value> cells;
    for (const std::vector<Complex>& e : equals)
        cells.push_back(elementsLike(e, Shape(static_cast<int64_t>(e.size()), 1), c[0]));
    c.result(makeRef<Cell>(all.lines.shape, std::move(cells)));
}

/// The most frequent value, the smallest of equals; [M,F] gives its frequency as well.
void mode(Call& c) {
    requireArray("mode", c[0]);
    ReduceArgs args = readReduceArgs(c, 1, 0);
    const Shape shape = c[0].shape();
    if (isBareEmpty(args, shape)) {
        c.result(std::numeric_limits<double>::quiet_NaN());
        c.result(0.0);
        const Value none = wrap(Tensor::make(DType::Double, Shape(0, 1)));
        return c.result(makeRef<Cell>(Shape(1, 1), std::vector<Value>{none}));
    }
    resolveDims(args, shape);
    if (c[0].isComplex()) return modeComplex(c, args);
    const bool logical = c[0].isLogical() && shape.count() > 0;
    const DType type = isNumeric(c[0].dtype()) || logical ? c[0].dtype() : DType::Double;
    const bool ties = c.nargout > 2;
    if (!ties && capturedNumbers(c.vm, c[0])) {
        const CapturedOps ops(c.vm, c.span);
        const Gathered g = gatherDims(c.vm, c[0], args, c.span);
        const Positioned out = modesCaptured(ops, linesOf(ops, g.data, g.from, g.to));
        c.result(convertValue(c.vm, ops.accel().reshape(out.values, g.shape), type, c.span));
        return c.result(ops.accel().reshape(out.positions, g.shape));
    }
    const Gathered g =
        gatherDims(c.vm, wrap(convertOnHost(*c[0].toTensor(), DType::Double)), args, c.span);
    std::vector<double> value(static_cast<std::size_t>(g.shape.count()),
                              std::numeric_limits<double>::quiet_NaN());
    std::vector<double> times(value.size(), 0);
    std::vector<std::vector<double>> equals(ties ? value.size() : 0);
    if (shape.count() > 0) {
        forLines<double>(g, [&](std::vector<double>& line, int64_t i) {
            std::erase_if(line, [](double x) { return std::isnan(x); });
            std::stable_sort(line.begin(), line.end());
            const auto r = static_cast<std::size_t>(i);
            for (std::size_t k = 0; k < line.size();) {
                std::size_t next = k;
                while (next < line.size() && line[next] == line[k])
                    ++next;
                if (static_cast<double>(next - k) > times[r]) {
                    times[r] = static_cast<double>(next - k);
                    value[r] = line[k];
                    if (ties) equals[r].clear();
                }
                if (ties && static_cast<double>(next - k) == times[r]) equals[r].push_back(line[k]);
                k = next;
            }
        });
    }
    c.result(convertValue(c.vm, arrayOf(value, g.shape), type, c.span));
    c.result(arrayOf(times, g.shape));
    if (!ties) return;
    std::vector<Value> cells;
    for (const std::vector<double>& e : equals)
        cells.push_back(
            convertValue(c.vm, arrayOf(e, Shape(static_cast<int64_t>(e.size()), 1)), type, c.span));
    c.result(makeRef<Cell>(g.shape, std::move(cells)));
}

constexpr Builtin kRows[] = {
    {"min", 1, -1, 2, minimum, "[M,I] = min(A,[],dim)  |  C = min(A,B)",
     "Smallest elements and their positions; NaN is ignored unless 'includenan'.", &kMin,
     BuiltinRules{SparseRule::Keep, sparse_own::min}},
    {"max", 1, -1, 2, maximum, "[M,I] = max(A,[],dim)  |  C = max(A,B)",
     "Largest elements and their positions; NaN is ignored unless 'includenan'.", &kMax,
     BuiltinRules{SparseRule::Keep, sparse_own::max}},
    {"bounds", 1, -1, 2, bounds, "[S,L] = bounds(A,dim)", "Smallest and largest elements."},
    {"range", 1, 2, 1, range, "y = range(X,dim)", "Difference of largest and smallest element.",
     nullptr, SparseRule::Keep},
    {"median", 1, -1, 1, median, "M = median(A,dim,nanflag)", "Middle value along a dimension.",
     nullptr, SparseRule::Keep | GpuRule::Keep | BuiltinRules(SignRule::OfArgument)},
    {"mode", 1, 2, 3, mode, "[M,F,C] = mode(A,dim)",
     "Most frequent value, its frequency, and in cells all values that are as frequent.", nullptr,
     SparseRule::Keep | GpuRule::Keep},
};

} // namespace

const ElementwiseOp& minimumOp() {
    return kMin;
}

const ElementwiseOp& maximumOp() {
    return kMax;
}

std::span<const Builtin> extremeTable() {
    return kRows;
}

} // namespace vitrine
