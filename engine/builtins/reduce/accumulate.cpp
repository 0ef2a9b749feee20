// SPDX-License-Identifier: Apache-2.0
// accumarray: values gathered by subscripts, then summed or handed to a function.
#include "accel/run/routines.h"
#include "base/whole_number.h"
#include "builtins/core/captured_ops.h"
#include "builtins/elementwise/complex_operations.h"
#include "builtins/elementwise/operators.h"
#include "builtins/functions/apply.h"
#include "builtins/index/indexing.h"
#include "provider/host/math/math_table.h"
#include "value/memory_limit.h"

namespace vitrine {

namespace {

/// Subscripts as rank columns of n rows each.
struct Subs {
    std::vector<double> all;
    int64_t n = 0;
    int64_t rank = 1;

    [[nodiscard]] double at(int64_t i, int64_t d) const {
        return all[static_cast<std::size_t>(d * n + i)];
    }
};

Subs readSubs(const Value& v, int64_t valueCount) {
    Subs subs;
    if (v.isCell()) {
        subs.rank = v.count();
        for (const Value& column : v.cell().elements) {
            requireArray("accumarray", column);
            if (&column == v.cell().elements.data()) subs.n = column.count();
            if (column.count() != subs.n) {
                throwError("MATLAB:accumarray:unequalCellElements",
                           "All elements of the cell array SUBS must have the same length.");
            }
            for (double s : doublesOf(column))
                subs.all.push_back(s);
        }
    } else {
        requireArray("accumarray", v);
        const Shape shape = v.shape();
        if (shape.rank() > 2)
            throwError("MATLAB:accumarray:badsubs", "First input SUBS must be a matrix.");
        subs.all = doublesOf(v);
        // A row of subscripts is a list of them when there is a value for each.
        const bool list =
            shape.columns() == 1 || (shape.rows() == 1 && valueCount == shape.columns());
        subs.n = list ? v.count() : shape.rows();
        subs.rank = list ? 1 : shape.columns();
    }
    for (double s : subs.all) {
        if (!(s >= 1) || s != std::floor(s)) {
            throwError("MATLAB:accumarray:nonPosIntIndValues",
                       "First input SUBS must contain positive integer subscripts.");
        }
    }
    return subs;
}

Shape resultShape(const Subs& subs, const Value* size) {
    std::vector<int64_t> dims(static_cast<std::size_t>(std::max<int64_t>(subs.rank, 2)), 1);
    if (subs.n == 0) dims[0] = 0; // nothing to count, unless a size is given
    for (int64_t d = 0; d < subs.rank; ++d) {
        double largest = 0;
        for (int64_t i = 0; i < subs.n; ++i)
            largest = std::max(largest, subs.at(i, d));
        dims[static_cast<std::size_t>(d)] = wholeNumber<int64_t>(largest);
    }
    if (!size || size->count() == 0) return Shape(std::span<const int64_t>(dims));
    const std::vector<double> given = doublesOf(*size);
    const std::size_t needed = dims.size();
    if (given.size() < needed || (subs.rank > 1 && given.size() != needed)) {
        throwError("MATLAB:accumarray:badSizeInput",
                   "Third input SZ must be a row vector with one element for each column of SUBS.");
    }
    dims.resize(given.size(), 1);
    // A column of subscripts counts along the dimension that is not 1.
    if (subs.rank == 1 && given.size() == 2 && given[0] == 1 &&
        static_cast<double>(dims[0]) <= given[1])
        return Shape(1, wholeNumber<int64_t>(given[1]));
    for (std::size_t d = 0; d < given.size(); ++d) {
        if (given[d] < 0 || given[d] != std::floor(given[d]))
            throwError("MATLAB:accumarray:badSizeInput",
                       "Third input SZ must contain nonnegative integers.");
        if (static_cast<double>(dims[d]) > given[d])
            throwError("MATLAB:accumarray:outOfRange",
                       "First input SUBS and third input SZ must satisfy ALL(MAX(SUBS)<=SZ).");
        dims[d] = wholeNumber<int64_t>(given[d]);
    }
    return Shape(std::span<const int64_t>(dims));
}

/// The same for real values, in their own precision.
template <typename T>
Value realSums(const Subs& subs, const Tensor& vals, const Shape& shape,
               const std::vector<std::size_t>& positions, T rest) {
    const auto count = static_cast<std::size_t>(shape.count());
    std::vector<bool> touched(count, false);
    Ref<Tensor> out = Tensor::make(kDTypeOf<T>, shape);
    T* sums = out->mutableData<T>();
    const T* v = vals.data<T>();
    for (int64_t i = 0; i < subs.n; ++i) {
        const std::size_t p = positions[static_cast<std::size_t>(i)];
        sums[p] = sums[p] + v[vals.count() == 1 ? 0 : i];
        touched[p] = true;
    }
    for (std::size_t p = 0; p < count; ++p) {
        if (!touched[p]) sums[p] = rest;
        if (sums[p] != sums[p]) sums[p] = std::numeric_limits<T>::quiet_NaN();
    }
    return wrap(std::move(out));
}

/// Sums in the order of the subscripts; double and single add as such, other classes as double.
Value sums(Call& c, const Subs& subs, const Value& vals, const Shape& shape,
           const std::vector<std::size_t>& positions, const Value& fill) {
    if (!vals.isComplex() && !(fill.isArray() && fill.isComplex())) {
        const double rest = fill.isNothing() ? 0 : fill.toDouble();
        if (vals.dtype() == DType::Single)
            return realSums(subs, *vals.toTensor(), shape, positions, static_cast<float>(rest));
        return realSums(subs, *convertOnHost(*vals.toTensor(), DType::Double), shape, positions,
                        rest);
    }
    const auto count = static_cast<std::size_t>(shape.count());
    std::vector<bool> touched(count, false);
    for (std::size_t p : positions)
        touched[p] = true;
    const std::complex<double> rest = fill.isNothing() ? 0 : complexesOf(fill).at(0);
    const bool single = vals.count() == 1;
    std::vector<std::complex<double>> out(count);
    const std::vector<std::complex<double>> v = complexesOf(vals);
    for (int64_t i = 0; i < subs.n; ++i) {
        const std::complex<double> x = v[single ? 0 : static_cast<std::size_t>(i)];
        std::complex<double>& sum = out[positions[static_cast<std::size_t>(i)]];
        sum = {sum.real() + x.real(), sum.imag() + x.imag()};
        if (vals.dtype() == DType::Single)
            sum = {static_cast<float>(sum.real()), static_cast<float>(sum.imag())};
    }
    for (std::size_t p = 0; p < count; ++p) {
        if (!touched[p]) out[p] = rest;
    }
    Ref<Tensor> t = Tensor::make(DType::Double, shape, true, false);
    std::copy(out.begin(), out.end(), t->mutableComplexData<double>());
    const Value result = narrowComplex(std::move(t));
    const DType type = vals.dtype() == DType::Single ? DType::Single : DType::Double;
    return convertValue(c.vm, result, type, c.span);
}

/// Values added to the bins of their places in the order in which routines add. There is room for
/// the bins of the first stretch; at a greater one the rest is looked at. Nothing: the general way.
template <typename T>
Value addAtOnce(const double* places, int64_t n, const T* values, int64_t step) {
    constexpr int64_t kTogether = 1024;
    const hostmath::BinsFunction readBins = hostmath::mathTable().bins;
    int32_t bins[kTogether], others[kTogether];
    Ref<Tensor> out;
    T* sums = nullptr;
    int64_t room = 0;
    for (int64_t begin = 0; begin < n; begin += kTogether) {
        const int64_t count = std::min(kTogether, n - begin);
        int64_t needed = readBins(places + begin, count, bins);
        if (needed < 0) return {};
        if (needed > room) {
            for (int64_t k = begin + count; k < n; k += kTogether) {
                const int64_t later = readBins(places + k, std::min(kTogether, n - k), others);
                if (later < 0) return {};
                needed = std::max(needed, later);
            }
            Ref<Tensor> larger = Tensor::make(kDTypeOf<T>, Shape(needed, 1));
            T* const to = larger->mutableData<T>();
            std::copy_n(sums, room, to);
            out = std::move(larger);
            sums = to;
            room = needed;
        }
        const T* const v = values + begin * step;
        const auto add = [&](int32_t bin, int64_t i) { sums[bin] = sums[bin] + v[i * step]; };
        int64_t i = 0;
        for (; i + 4 <= count; i += 4) {
            // Read before what is stored might be taken for them.
            const int32_t a = bins[i], b = bins[i + 1], c = bins[i + 2], d = bins[i + 3];
            add(a, i);
            add(b, i + 1);
            add(c, i + 2);
            add(d, i + 3);
        }
        for (; i < count; ++i)
            add(bins[i], i);
    }
    for (int64_t k = 0; k < room; ++k)
        sums[k] = sums[k] != sums[k] ? std::numeric_limits<T>::quiet_NaN() : sums[k];
    return wrap(std::move(out));
}

/// Sums of real double or single values by one column of double subscripts, all at hand on the
/// host. Nothing: the general way.
Value sumsAtOnce(Interpreter& vm, const Value& subs, const Value& vals) {
    if (subs.kind() != Kind::Tensor || subs.dtype() != DType::Double || subs.mayBeComplex() ||
        vals.mayBeComplex() || !isFloat(vals.dtype()) || subs.count() == 0 ||
        !isHostWork(vm, subs) || !isHostWork(vm, vals))
        return {};
    const int64_t n = subs.count();
    const bool list =
        subs.shape().columns() == 1 || (subs.shape().rows() == 1 && vals.count() == n);
    if (!list || subs.shape().rank() > 2 || (vals.count() != 1 && vals.count() != n)) return {};
    const double* const places = subs.tensor().data<double>();
    const Ref<Tensor> from = vals.toTensor();
    const int64_t step = vals.count() == 1 ? 0 : 1;
    return vals.dtype() == DType::Single ? addAtOnce(places, n, from->data<float>(), step)
                                         : addAtOnce(places, n, from->data<double>(), step);
}

/// What accumarray makes of the values of a place.
struct Gathering {
    routines::Accumulation how = routines::Accumulation::Sum;
    bool counts = false;
    bool averages = false;
    bool truths = false; ///< of logicals: which are not zero

    [[nodiscard]] bool extreme() const {
        return how == routines::Accumulation::Least || how == routines::Accumulation::Greatest;
    }
};

/// Nothing: a function of which no routine is known.
std::optional<Gathering> gatheringOf(Call& c) {
    using routines::Accumulation;
    if (c.count() <= 3 || (c[3].isArray() && c[3].count() == 0)) return Gathering{};
    const std::string name = c[3].isFunctionHandle() ? c[3].handle().name : "";
    if (!name.empty() && c.vm.functionKind(name, nullptr) != 5) return std::nullopt; // a user's
    if (name == "sum") return Gathering{};
    if (name == "prod") return Gathering{Accumulation::Product};
    if (name == "min") return Gathering{Accumulation::Least};
    if (name == "max") return Gathering{Accumulation::Greatest};
    if (name == "mean") return Gathering{Accumulation::Sum, false, true};
    if (name == "any") return Gathering{Accumulation::Greatest, false, false, true};
    if (name == "all") return Gathering{Accumulation::Least, false, false, true};
    if (name == "numel" || name == "length") return Gathering{Accumulation::Sum, true};
    return std::nullopt;
}

/// The columns of subscripts, n rows each; none: not what routines take.
std::vector<Value> subscriptColumns(const CapturedOps& ops, const Value& subs, int64_t valueCount) {
    std::vector<Value> columns;
    const auto add = [&](const Value& column) { columns.push_back(ops.toDouble(column)); };
    if (subs.isCell()) {
        for (const Value& column : subs.cell().elements) {
            if (!takesRoutines(column) || !isNumeric(column.dtype()) ||
                column.count() != subs.cell().elements[0].count())
                return {};
            add(ops.column(column));
        }
        return columns;
    }
    if (!takesRoutines(subs) || !isNumeric(subs.dtype()) || subs.shape().rank() > 2) return {};
    const Shape shape = subs.shape();
    // A row of subscripts is a list of them when there is a value for each.
    if (shape.columns() == 1 || (shape.rows() == 1 && valueCount == shape.columns())) {
        add(ops.column(subs));
        return columns;
    }
    for (int64_t d = 0; d < shape.columns(); ++d)
        add(ops.columnAt(subs, d));
    return columns;
}

/// The least or greatest value of each place where double cannot tell the values apart: that of
/// their numbers in ascending order.
Value extremesByOrder(const CapturedOps& ops, const Value& bins, const Value& vals,
                      routines::Accumulation how, const Value& rest, const Shape& result) {
    Accelerator& accel = ops.accel();
    const int64_t n = vals.count();
    const Value order = ops.order(vals);
    const Value ranks = ops.put(ops.fill(Value(0.0), Shape(n, 1)), order, ops.ramp(n));
    const Value best = ops.column(routines::accumulate(accel, bins, ranks, how, result, ops.at()));
    const Value none = ops.op(BinaryOp::Eq, best, Value(0.0));
    const Value chosen = ops.take(order, accel.assignMasked(best, none, Value(1.0), ops.at()));
    const Value other = rest.isNothing() ? Value(0.0) : rest;
    const Value out =
        accel.assignMasked(ops.take(vals, chosen), none,
                           convertValue(ops.vm(), other, vals.dtype(), ops.at()), ops.at());
    return accel.reshape(out, result);
}

/// The values of each place brought together by their bins: sums, products, extremes, means or
/// numbers, `rest` where there are none.
Value gathered(const CapturedOps& ops, const Value& bins, const Value& vals, const Gathering& g,
               const Value& rest, const Shape& result) {
    using routines::Accumulation;
    Accelerator& accel = ops.accel();
    const Shape column(bins.count(), 1);
    if (g.extreme() && isInteger(vals.dtype()) && sizeOf(vals.dtype()) > 4) {
        const Value all = vals.count() == 1 ? ops.fill(vals, column) : ops.column(vals);
        return extremesByOrder(ops, bins, all, g.how, rest, result);
    }
    const DType type = vals.dtype() == DType::Single ? DType::Single : DType::Double;
    const auto filled = [&](const Value& counted, const Value& out) {
        if (rest.isNothing() || rest.toDouble() == 0) return out;
        const Value none = ops.op(BinaryOp::Eq, counted, Value(0.0));
        return accel.assignMasked(out, none, convertValue(ops.vm(), rest, out.dtype(), ops.at()),
                                  ops.at());
    };
    const auto counts = [&] { return routines::count(accel, bins, result, ops.at()); };
    const double one = vals.count() == 1 ? vals.toDouble() : 0.5;
    constexpr double kExact = 16777216; // sums of this many whole numbers are exact in double
    // A negative one would give empty bins -0.
    if (g.how == Accumulation::Sum && !g.counts && !g.averages && type == DType::Double &&
        one == std::floor(one) && !std::signbit(one) && one <= kExact) {
        const Value counted = counts();
        return filled(counted, one == 1 ? counted : ops.op(BinaryOp::Times, counted, Value(one)));
    }
    if (g.counts) {
        const Value counted = counts();
        return filled(counted, counted);
    }
    Value values = convertValue(ops.vm(), vals, type, ops.at());
    values = vals.count() == 1 ? ops.fill(values, column) : accel.reshape(values, column);
    Value out = routines::accumulate(accel, bins, values, g.how, result, ops.at());
    if (g.averages) {
        const Value counted = counts();
        const Value none = ops.op(BinaryOp::Eq, counted, Value(0.0));
        const Value other = rest.isNothing() ? Value(0.0) : rest;
        return accel.assignMasked(ops.op(BinaryOp::RDivide, out, counted), none,
                                  convertValue(ops.vm(), other, type, ops.at()), ops.at());
    }
    if (!rest.isNothing()) out = filled(counts(), out);
    // Extremes are some of the values.
    if (g.extreme() && vals.dtype() == DType::Logical) return ops.op(BinaryOp::Ne, out, Value(0.0));
    return g.extreme() ? convertValue(ops.vm(), out, vals.dtype(), ops.at()) : out;
}

/// Sums, products, means, extremes and numbers, brought together where the arrays are and, wherever
/// that is, in the order of the subscripts. False: the general way, which reports what is wrong.
bool accumulateInOrder(Call& c, Value vals) {
    const std::optional<Gathering> gathering = gatheringOf(c);
    if (!gathering) return false;
    const bool complex = vals.mayBeComplex() && vals.isComplex();
    if (complex ? gathering->how != routines::Accumulation::Sum || gathering->averages
                : !takesRoutines(vals))
        return false;
    // What a place without values has; a complex or odd one is for the general way.
    Value rest;
    if (c.count() > 5) return false;
    if (c.count() > 4 && c[4].count() != 0) {
        if (!c[4].isArray() || c[4].isComplex() || c[4].count() != 1) return false;
        rest = Value(c[4].toDouble());
    }
    if (complex && !rest.isNothing()) return false;
    const CapturedOps ops(c.vm, c.span);
    const std::vector<Value> columns = subscriptColumns(ops, c[0], vals.count());
    if (columns.empty()) return false;
    const int64_t n = columns[0].count();
    if (vals.count() != 1 && vals.count() != n) return false;
    Subs bounds;
    bounds.n = 1;
    bounds.rank = static_cast<int64_t>(columns.size());
    ReduceOptions options;
    options.resultClass = DType::Double;
    for (const Value& column : columns) {
        if (checkedLimit(c.vm, column, c.span) < 1) return false;
        bounds.all.push_back(
            ops.accel().reduce(ReduceOp::Max, column, 0, 1, options, c.span).toDouble());
    }
    const Shape result = resultShape(bounds, c.count() > 2 ? &c[2] : nullptr);
    double places = 1;
    for (int d = 0; d < result.rank(); ++d)
        places *= static_cast<double>(result[d]);
    if (places >= 2147483648.0) return false;
    if (gathering->truths) {
        // any() passes over NaN, to all() it is true.
        const Value truths = ops.op(BinaryOp::Ne, vals, Value(0.0));
        vals = gathering->how == routines::Accumulation::Greatest
                   ? ops.op(BinaryOp::And, truths, ops.op(BinaryOp::Eq, vals, vals))
                   : truths;
    }
    Value bins = columns[0];
    int64_t stride = 1;
    for (std::size_t d = 1; d < columns.size(); ++d) {
        stride *= result[static_cast<int>(d) - 1];
        bins = ops.op(BinaryOp::Plus, bins,
                      ops.op(BinaryOp::Times, ops.op(BinaryOp::Minus, columns[d], Value(1.0)),
                             Value(static_cast<double>(stride))));
    }
    if (!complex) {
        c.result(gathered(ops, bins, vals, *gathering, rest, result));
    } else {
        c.result(mapParts(c.vm, vals, true, [&](const Value& part) {
            return gathered(ops, bins, part, *gathering, rest, result);
        }));
    }
    return true;
}

/// accumarray(subs,vals,sz,fun,0,true): only the places that are named take memory. Their numbers
/// are gathered as those of a vector and put at their places.
void accumulateSparse(Call& c, const Value& vals) {
    if (c.count() > 4 && c[4].count() != 0 && c[4].toDouble() != 0)
        throwError("MATLAB:accumarray:nonZeroFillSparse",
                   "FILLVAL must be zero when accumulating into a sparse matrix.");
    const Subs subs = readSubs(c[0], vals.count());
    if (subs.rank > 2)
        throwError("MATLAB:accumarray:ndSparse",
                   "SUBS must have one or two columns when accumulating into a sparse matrix.");
    if (vals.count() != 1 && vals.count() != subs.n)
        throwError("MATLAB:accumarray:badsubvalmismatch",
                   "Second input VAL must be a vector with one element for each row in SUBS, or a "
                   "scalar.");
    const Shape shape = resultShape(subs, c.count() > 2 ? &c[2] : nullptr);
    std::vector<std::pair<double, double>> places, all;
    for (int64_t i = 0; i < subs.n; ++i) {
        const double row = subs.at(i, 0), column = subs.rank > 1 ? subs.at(i, 1) : 1;
        const bool alongRow = subs.rank == 1 && shape.rows() == 1 && shape.columns() > 1;
        all.emplace_back(alongRow ? row : column, alongRow ? 1 : row);
    }
    places = all;
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    std::vector<double> numbers, rows, columns;
    for (const auto& place : all)
        numbers.push_back(static_cast<double>(
            std::lower_bound(places.begin(), places.end(), place) - places.begin() + 1));
    for (const auto& [column, row] : places) {
        rows.push_back(row);
        columns.push_back(column);
    }
    const auto count = static_cast<double>(places.size());
    const Value gathered =
        places.empty() ? columnOf(rows)
                       : c.vm.call(Value::text("accumarray"),
                                   std::vector<Value>{columnOf(numbers), vals,
                                                      rowOf(std::vector<double>{count, 1}),
                                                      c.count() > 3 ? c[3] : Value::emptyMatrix()},
                                   1)
                             .at(0);
    const Value parts[] = {columnOf(rows), columnOf(columns), gathered,
                           Value(static_cast<double>(shape.rows())),
                           Value(static_cast<double>(shape.columns()))};
    c.result(c.vm.call(Value::text("sparse"), parts, 1).at(0));
}

/// accumarray(subs,vals,sz,fun,fill): sum unless fun is given.
void accumarray(Call& c) {
    const Value vals = c.count() > 1 ? c[1] : Value(1.0);
    requireArray("accumarray", vals);
    if (c.count() > 5 && c[5].toDouble() != 0) return accumulateSparse(c, vals);
    if (c.count() == 2) {
        if (Value out = sumsAtOnce(c.vm, c[0], vals); !out.isNothing())
            return c.result(std::move(out));
    }
    if (accumulateInOrder(c, vals)) return;
    const Subs subs = readSubs(c[0], vals.count());
    if (vals.count() != 1 && vals.count() != subs.n)
        throwError("MATLAB:accumarray:badsubvalmismatch",
                   "Second input VAL must be a vector with one element for each row in SUBS, or a "
                   "scalar.");
    const Shape shape = resultShape(subs, c.count() > 2 ? &c[2] : nullptr);
    constexpr double kMostBins = 0x1p48; // positions do not overflow
    if (!(byteCount(shape, 1) <= kMostBins))
        throwError("MATLAB:array:SizeLimitExceeded",
                   "Requested %s array exceeds maximum array size preference.",
                   shape.text().c_str());
    std::vector<std::size_t> positions(static_cast<std::size_t>(subs.n));
    for (int64_t i = 0; i < subs.n; ++i) {
        int64_t position = 0, stride = 1;
        for (int64_t d = 0; d < subs.rank; ++d) {
            position += (static_cast<int64_t>(subs.at(i, d)) - 1) * stride;
            stride *= subs.rank == 1 ? 1 : shape[static_cast<int>(d)];
        }
        positions[static_cast<std::size_t>(i)] = static_cast<std::size_t>(position);
    }
    Value fill;
    if (c.count() > 4 && c[4].count() != 0) {
        if (c[4].count() != 1 || !c[4].isArray())
            throwError("MATLAB:accumarray:badfillval", "Fifth input FILLVAL must be a scalar.");
        fill = c[4];
    }
    const bool own = c.count() > 3 && !(c[3].isArray() && c[3].count() == 0);
    if (own && !c[3].isFunctionHandle()) {
        throwError("MATLAB:accumarray:badfunction", "Fourth input FUN must be a function handle.");
    }
    if (!own) return c.result(sums(c, subs, vals, shape, positions, fill));

    std::vector<std::vector<double>> groups(static_cast<std::size_t>(shape.count()));
    for (std::size_t i = 0; i < positions.size(); ++i)
        groups[positions[i]].push_back(static_cast<double>(vals.count() == 1 ? 1 : i + 1));
    std::vector<Value> results(groups.size());
    const Value column = wrap(vals.toTensor()->reshaped(Shape(vals.count(), 1)));
    Value sample;
    for (std::size_t p = 0; p < groups.size(); ++p) {
        if (groups[p].empty()) continue;
        checkStop();
        const Value index[] = {columnOf(groups[p])};
        const Value args[] = {indexValue(c.vm, column, index, c.span)};
        results[p] = c.vm.call(c[3], args, 1).at(0);
        if (results[p].count() != 1) {
            throwError("MATLAB:accumarray:ReturnedNonScalar",
                       "The function '%s' returned a non-scalar value.",
                       c[3].handle().name.c_str());
        }
        if (sample.isNothing()) sample = results[p];
    }
    if (sample.isNothing() && shape.count() == 0) {
        // No call says of which class the results would be.
        return c.result(wrap(Tensor::make(DType::Double, shape)));
    }
    if (sample.isCell()) {
        auto cells = makeRef<Cell>(shape);
        for (std::size_t p = 0; p < results.size(); ++p) {
            if (results[p].isNothing()) continue;
            if (!results[p].isCell())
                throwError("MATLAB:accumarray:MixedResults",
                           "The function must return values of one class.");
            cells->elements[p] = results[p].cell().elements[0];
        }
        return c.result(cells);
    }
    const DType type = sample.isArray() ? sample.dtype() : DType::Double;
    const Value empty = convertValue(c.vm, fill.isNothing() ? Value(0.0) : fill, type, c.span);
    for (Value& r : results) {
        if (r.isNothing()) r = empty;
    }
    c.result(joinScalars(results, shape, "accumarray", 1));
}

constexpr Builtin kRows[] = {
    {"accumarray", 2, 6, 1, accumarray, "B = accumarray(subs,vals,sz,fun,fillval,issparse)",
     "Gathers values by subscripts, given as rows or as a cell of columns: summed, or what fun "
     "returns for the column of each position; fillval where there is none.",
     nullptr, GpuRule::Keep},
};

} // namespace

std::span<const Builtin> accumulateTable() {
    return kRows;
}

} // namespace vitrine
