// SPDX-License-Identifier: Apache-2.0
// find, histc, accumarray, lookup tables: functions that answer with positions or bins.
#include "accel/run/routines.h"
#include "builtins/elementwise/complex_operations.h"
#include "builtins/elementwise/elementary.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/elementwise/operator_ops.h"
#include "builtins/order/bin_edges.h"
#include "builtins/order/captured_order.h"
#include "builtins/order/sort_support.h"
#include "builtins/reduce/reduce_support.h"
#include "builtins/sparse/sparse_own.h"

namespace vitrine {

namespace {

/// find(X) of `found` elements has this shape.
Shape foundShape(const Shape& shape, int64_t found) {
    if (found == 0 && (shape.isScalar() ||
                       (shape.count() == 0 && shape.rank() == 2 && shape[0] == 0 && shape[1] == 0)))
        return Shape(0, 0);
    return shape.isRow() && !shape.isScalar() ? Shape(1, found) : Shape(found, 1);
}

/// find of a captured array: positions stay where the array is; only their number comes here.
void findCaptured(Call& c, int64_t limit, bool fromEnd) {
    const Value& x = c[0];
    const Shape shape = x.shape();
    Accelerator& accel = c.vm.accelerator();
    const CapturedOps ops(c.vm, c.span);
    const bool complex = capturedComplex(c.vm, x);
    const Value flags = complex ? ops.apply(kNeOp, x, Value(0.0)) : x;
    const int64_t found = countNonzero(c.vm, flags, c.span);
    Value where = routines::find(accel, flags, found, Shape(found, 1), c.span);
    const int64_t n = std::min(found, limit);
    if (n < found) {
        const RangeIndex ranges[] = {{fromEnd ? found - n : 0, 1, n}, {0, 1, 1}};
        where = accel.slice(where, ranges, c.span);
        routines::noteIndexLimit(where, x.count());
    }
    const Shape result = foundShape(shape, n);
    where = accel.reshape(where, result);
    if (c.nargout < 2) return c.result(where);
    const auto apply = [&](BinaryOp op, const Value& a, const Value& b) {
        return binaryOperation(c.vm, op, a, b, c.span);
    };
    const Value rows(static_cast<double>(std::max<int64_t>(1, shape.rows())));
    const Value shifted[] = {apply(BinaryOp::Minus, where, Value(1.0)), rows};
    const Value row =
        apply(BinaryOp::Plus, applyElementwise(c.vm, elementary::mod, shifted, c.span), Value(1.0));
    const Value column =
        apply(BinaryOp::Plus, apply(BinaryOp::RDivide, apply(BinaryOp::Minus, where, row), rows),
              Value(1.0));
    c.result(row);
    c.result(column);
    if (c.nargout > 2) {
        const routines::Index index[] = {{where, 1}};
        const auto gather = [&](const Value& part) {
            return routines::gather(accel, part, index, result, c.span);
        };
        c.result(complex ? mapParts(c.vm, x, true, gather) : gather(x));
    }
}

/// find(X,n,direction), [row,col,v] = find(X).
void find(Call& c) {
    requireArray("find", c[0]);
    const Value& x = c[0];
    const Shape shape = x.shape();
    const int64_t limit =
        c.count() > 1 ? integerArgument(c[1], "N") : std::numeric_limits<int64_t>::max();
    if (limit < 1)
        throwError("MATLAB:find:invalidN", "Second argument must be a positive scalar integer.");
    const bool fromEnd = c.count() > 2 && isOption(c[2], "last");
    if (capturedComplex(c.vm, x) || (captured(c.vm, x) && routines::fits(x)))
        return findCaptured(c, limit, fromEnd);
    std::vector<int64_t> found = withElements(x, [&](const auto& all) {
        using E = typename std::decay_t<decltype(all)>::value_type;
        std::vector<int64_t> hits;
        const auto n = static_cast<int64_t>(all.size());
        for (int64_t k = 0; k < n && static_cast<int64_t>(hits.size()) < limit; ++k) {
            const int64_t i = fromEnd ? n - 1 - k : k;
            if (all[static_cast<std::size_t>(i)] != E(0)) hits.push_back(i);
        }
        if (fromEnd) std::reverse(hits.begin(), hits.end());
        return hits;
    });
    const auto n = static_cast<int64_t>(found.size());
    const Shape result = foundShape(shape, n);
    std::vector<double> first, second;
    for (int64_t i : found) {
        first.push_back(static_cast<double>((c.nargout > 1 ? i % shape.rows() : i) + 1));
        second.push_back(static_cast<double>(i / std::max<int64_t>(1, shape.rows()) + 1));
    }
    c.result(arrayOf(first, result));
    if (c.nargout > 1) c.result(arrayOf(second, result));
    if (c.nargout > 2) {
        c.result(withElements(x, [&](const auto& all) -> Value {
            std::decay_t<decltype(all)> values;
            for (int64_t i : found)
                values.push_back(all[static_cast<std::size_t>(i)]);
            return elementsLike(values, result, x);
        }));
    }
}

/// The bin of x among ascending edges (from 0), or -1; the last edge is a bin of its own.
int64_t binOf(const std::vector<double>& edges, double x) {
    if (edges.empty() || !(x >= edges.front()) || x > edges.back()) return -1;
    // Halves without a branch: what is counted comes in no order that one could be foreseen in.
    const double* first = edges.data();
    for (std::size_t n = edges.size(); n > 1;) {
        const std::size_t half = n / 2;
        first += first[half] <= x ? half : 0;
        n -= half;
    }
    return first - edges.data();
}

/// histc of a captured array along its lines, each with bins of its own.
void histcCaptured(Call& c, const std::vector<double>& edges, const Strides& s,
                   const Shape& result) {
    const CapturedOps ops(c.vm, c.span);
    const Value bins =
        routines::bin(ops.accel(), ops.toDouble(c[0]), columnOf(edges), false, c.span);
    Value places = bins;
    if (s.before > 1 || s.after > 1) {
        const auto along = [&](int64_t n, int64_t stride, std::vector<int64_t> as) {
            const Value numbers =
                ops.op(BinaryOp::Times, ops.ramp(0, 1, n), Value(static_cast<double>(stride)));
            return ops.accel().reshape(numbers, Shape(as));
        };
        const Value lines =
            ops.accel().reshape(bins, Shape(std::vector<int64_t>{s.before, s.length, s.after}));
        const auto n = static_cast<int64_t>(edges.size());
        places = ops.op(BinaryOp::Times, ops.op(BinaryOp::Minus, lines, Value(1.0)),
                        Value(static_cast<double>(s.before)));
        places = ops.op(BinaryOp::Plus, places, along(s.before, 1, {s.before, 1, 1}));
        places = ops.op(BinaryOp::Plus, places, along(s.after, s.before * n, {1, 1, s.after}));
        places = ops.op(BinaryOp::Plus, places, Value(1.0));
        // Outside all bins stays outside.
        places = ops.op(BinaryOp::Times, places, ops.toDouble(ops.apply(kNeOp, lines, Value(0.0))));
    }
    c.result(routines::count(ops.accel(), places, result, c.span));
    c.result(bins);
}

void histc(Call& c) {
    requireArray("histc", c[0]);
    if (c[0].isComplex() || c[1].isComplex())
        throwError("MATLAB:histc:InvalidInput", "Inputs must be real.");
    const std::vector<double> edges = doublesOf(c[1]);
    ReduceArgs args;
    if (c.count() > 2) {
        args.dims = {dimensionArgument(c[2])};
        args.given = true;
    }
    const Shape shape = c[0].shape();
    resolveDims(args, shape);
    const int d = args.dims[0];
    const Strides s = stridesAround(shape, d);
    if (captured(c.vm, c[0]) && takesRoutines(c[0]) && !edges.empty())
        return histcCaptured(c, edges, s, shape.with(d, static_cast<int64_t>(edges.size())));
    const std::vector<double> x = doublesOf(c[0]);
    const auto bins = static_cast<int64_t>(edges.size());
    const Shape result = shape.with(d, bins);
    Ref<Tensor> counted = Tensor::make(DType::Double, result);
    Ref<Tensor> placed = Tensor::make(DType::Double, shape, false, false);
    auto *counts = counted->mutableData<double>(), *where = placed->mutableData<double>();
    for (int64_t o = 0; o < s.after; ++o) {
        for (int64_t k = 0; k < s.length; ++k) {
            for (int64_t i = 0; i < s.before; ++i) {
                const int64_t p = i + s.before * (k + s.length * o);
                const int64_t bin = binOf(edges, x[static_cast<std::size_t>(p)]);
                where[p] = static_cast<double>(bin + 1);
                if (bin >= 0) counts[i + s.before * (bin + bins * o)] += 1;
            }
        }
    }
    c.result(wrap(std::move(counted)));
    c.result(wrap(std::move(placed)));
}

struct HistogramRequest {
    BinRequest bins;
    std::vector<double> edges; ///< given ones; else empty
    std::string normalization = "count";
};

HistogramRequest readHistogram(Call& c) {
    HistogramRequest r;
    int at = 1;
    const auto takeNumber = [&](const Value& v) {
        r.bins.number = integerArgument(v, "N");
        if (*r.bins.number < 1)
            throwError("MATLAB:histcounts:expectedPositive", "Expected input to be positive.");
    };
    if (c.count() > 1 && c[1].isArray() && !c[1].isChar()) {
        if (c[1].count() == 1)
            takeNumber(c[1]);
        else
            r.edges = doublesOf(c[1]);
        at = 2;
    }
    for (; at < c.count(); at += 2) {
        const std::string name = lowerCase(c[at].toText());
        if (at + 1 == c.count())
            throwError("MATLAB:histcounts:ArgNameValueMismatch",
                       "Wrong number of arguments: names and values come in pairs.");
        const Value& value = c[at + 1];
        if (name == "binedges") {
            r.edges = doublesOf(value);
        } else if (name == "numbins") {
            takeNumber(value);
        } else if (name == "binwidth") {
            r.bins.width = value.toDouble();
            if (!(*r.bins.width > 0))
                throwError("MATLAB:histcounts:expectedPositive", "Expected input to be positive.");
        } else if (name == "binlimits") {
            const std::vector<double> limits = doublesOf(value);
            if (limits.size() != 2 || !(limits[0] <= limits[1]))
                throwError("MATLAB:histcounts:InvalidBinLimits",
                           "Bin limits must be two numbers in ascending order.");
            r.bins.limits = {limits[0], limits[1]};
        } else if (name == "binmethod") {
            r.bins.method = lowerCase(value.toText());
        } else if (name == "normalization") {
            r.normalization = lowerCase(value.toText());
        } else {
            throwError("MATLAB:histcounts:UnknownOption", "Unknown option '%s'.", name.c_str());
        }
    }
    if (!std::is_sorted(r.edges.begin(), r.edges.end()))
        throwError("MATLAB:histcounts:expectedNonDecreasing",
                   "Expected input to be nondecreasing.");
    return r;
}

/// What the edges follow from; all elements of the column x stay where they are.
BinData binDataOf(const CapturedOps& ops, const BinRequest& request, const Value& x) {
    const auto reduced = [&ops](ReduceOp op, const Value& v) {
        ReduceOptions options;
        options.resultClass = op == ReduceOp::All ? DType::Logical : DType::Double;
        return ops.accel().reduce(op, v, 0, 1, options, ops.at());
    };
    // x - x is 0 where x is finite and NaN elsewhere.
    Value inside = ops.apply(kEqOp, ops.op(BinaryOp::Minus, x, x), Value(0.0));
    if (request.limits) {
        inside = ops.apply(kAndOp, inside, ops.apply(kGeOp, x, Value(request.limits->first)));
        inside = ops.apply(kAndOp, inside, ops.apply(kLeOp, x, Value(request.limits->second)));
    }
    BinData data;
    data.count = ops.count(inside);
    if (data.count == 0) return data;
    const Value y = data.count == x.count() ? x : ops.compact(x, inside, data.count);
    // Both before one is read: they are one pass.
    const Value low = reduced(ReduceOp::Min, y), high = reduced(ReduceOp::Max, y);
    data.low = low.toDouble();
    data.high = high.toDouble();
    data.whole = [=] {
        const Value rounded = ops.apply(elementary::round, y);
        return reduced(ReduceOp::All, ops.apply(kEqOp, y, rounded)).toDouble() != 0;
    };
    data.deviation = [=] { return reduced(ReduceOp::Std, y).toDouble(); };
    data.sorted = [=, order = Value()](int64_t k) mutable {
        if (order.isNothing())
            order = routines::sort(ops.accel(), y, {1, y.count(), 1}, false, false, ops.at());
        return ops.rows(order, k, 1).toDouble();
    };
    return data;
}

/// Counts as the normalization asks; `all` is how many elements there were.
Value normalizedCounts(const CapturedOps& ops, const HistogramRequest& r,
                       const std::vector<double>& edges, double all, Value counts) {
    const std::string& how = r.normalization;
    std::vector<double> widths;
    for (std::size_t k = 0; k + 1 < edges.size(); ++k)
        widths.push_back(edges[k + 1] - edges[k]);
    if (how == "cumcount" || how == "cdf")
        counts = ops.accel().scan(ScanOp::Sum, counts, 1, false, ops.at());
    const auto op = [&](BinaryOp which, const Value& by) { counts = ops.op(which, counts, by); };
    if (how == "probability" || how == "cdf" || how == "percentage" || how == "pdf")
        op(BinaryOp::RDivide, Value(all));
    if (how == "percentage") op(BinaryOp::Times, Value(100.0));
    if (how == "countdensity" || how == "pdf") op(BinaryOp::RDivide, rowOf(widths));
    return counts;
}

/// histcounts(X,edges|n,name,value…): the last bin is closed on both sides. All of it is computed
/// where X is; what the edges follow from comes to the host.
void histcounts(Call& c) {
    requireArray("histcounts", c[0]);
    const HistogramRequest r = readHistogram(c);
    const CapturedOps ops(c.vm, c.span);
    const Shape shape = c[0].shape();
    const bool routine = takesRoutines(c[0]);
    const Value x = routine ? ops.column(ops.toDouble(c[0])) : columnOf(doublesOf(c[0]));
    const bool given = !r.edges.empty();
    const std::vector<double> edges =
        given ? r.edges : binEdges(r.bins, x.count() == 0 ? BinData() : binDataOf(ops, r.bins, x));
    const auto n = static_cast<int64_t>(edges.size()) - 1;
    const auto placed = [&](const Value& v) {
        return c[0].isGpuArray() ? ops.accel().toGpuArray(v, c.span) : v;
    };
    if (x.count() == 0 || n < 1) {
        c.result(arrayOf(std::vector<double>(static_cast<std::size_t>(std::max<int64_t>(n, 0))),
                         Shape(1, std::max<int64_t>(n, 0))));
        c.result(rowOf(edges));
        c.result(arrayOf(std::vector<double>(static_cast<std::size_t>(x.count())), shape));
        return;
    }
    const Value bins = routines::bin(ops.accel(), x, columnOf(edges), true, c.span);
    const Value counts = routines::count(ops.accel(), bins, Shape(1, n), c.span);
    c.result(normalizedCounts(ops, r, edges, static_cast<double>(x.count()), counts));
    if (c.nargout > 1) c.result(placed(rowOf(edges)));
    if (c.nargout > 2) c.result(ops.accel().reshape(bins, shape));
}

/// binNumbers(X,edges): the bin of each element, NaN outside.
void binNumbers(Call& c) {
    const std::vector<double> edges = doublesOf(c[1]);
    if (captured(c.vm, c[0]) && routines::fits(c[0]) && edges.size() > 1) {
        Accelerator& accel = c.vm.accelerator();
        const Value bins = routines::bin(accel, convertValue(c.vm, c[0], DType::Double, c.span),
                                         columnOf(edges), true, c.span);
        const Value none = binaryOperation(c.vm, BinaryOp::Eq, bins, Value(0.0), c.span);
        return c.result(accel.assignMasked(
            bins, none, Value(std::numeric_limits<double>::quiet_NaN()), c.span));
    }
    std::vector<double> x = doublesOf(c[0]);
    for (double& v : x) {
        int64_t bin = binOf(edges, v);
        if (bin == static_cast<int64_t>(edges.size()) - 1) --bin;
        v = bin >= 0 ? static_cast<double>(bin + 1) : std::numeric_limits<double>::quiet_NaN();
    }
    c.result(arrayOf(x, c[0].shape()));
}

constexpr Builtin kRows[] = {
    {"find", 1, 3, 3, find, "[row,col,v] = find(X,n,direction)", "Positions of nonzero elements.",
     nullptr, BuiltinRules{SparseRule::Full, sparse_own::find}},
    {"histc", 2, 3, 2, histc, "[n,bin] = histc(X,edges,dim)",
     "Counts in bins given by ascending edges.", nullptr, GpuRule::Keep},
    {"histcounts", 1, -1, 3, histcounts, "[N,edges,bin] = histcounts(X,edges|n,name,value)",
     "Counts in bins; the last one includes its right edge. Options: BinWidth, BinLimits, "
     "BinEdges, "
     "NumBins, BinMethod, Normalization.",
     nullptr, GpuRule::Keep},
    {"private/binNumbers", 2, 2, 1, binNumbers, "Y = binNumbers(X,edges)",
     "Bin number of each element; NaN outside."},
};

} // namespace

std::span<const Builtin> searchTable() {
    return kRows;
}

} // namespace vitrine
