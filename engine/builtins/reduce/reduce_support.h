// SPDX-License-Identifier: Apache-2.0
#pragma once
// Arguments and plumbing shared by reductions, order statistics and scans. Engine thread.
#include "builtins/elementwise/elementwise.h"

namespace vitrine {

/// dim, vecdim, 'all', NaN flags and output classes, read from any position after the data.
struct ReduceArgs {
    std::vector<int> dims; ///< from 0, ascending; never empty after resolve()
    bool all = false;
    bool given = false; ///< a dimension was named
    bool omitNan = false;
    bool includeNan = false; ///< named explicitly (min and max omit by default)
    bool reverse = false;    ///< scans
    bool linear = false;     ///< indices over the whole array
    std::string outputClass; ///< "native", "double", "default" or ""
    std::vector<Value> rest; ///< numeric arguments before the dimension (weights), in order
};
/// numeric: how many numeric arguments precede the dimension (var has one).
[[nodiscard]] ReduceArgs readReduceArgs(Call& c, int first, int numeric);
/// Fills dims for data of this shape by MATLAB's default.
void resolveDims(ReduceArgs& args, const Shape& shape);
/// Is this the special case f([]) that gives a scalar?
[[nodiscard]] inline bool isBareEmpty(const ReduceArgs& args, const Shape& shape) {
    return !args.given && !args.all && shape.rank() == 2 && shape[0] == 0 && shape[1] == 0;
}
/// The shape with all of dims set to length.
[[nodiscard]] Shape reducedShape(const Shape& shape, const std::vector<int>& dims, int64_t length);

/// x with the reduced dimensions brought together: reduce dimensions [from, to) of data, then give
/// the result `shape`.
struct Gathered {
    Value data;
    int from = 0;
    int to = 0;
    Shape shape;
};
[[nodiscard]] Gathered gatherDims(Interpreter& vm, const Value& x, const ReduceArgs& args,
                                  Span span);

/// Calls f(line, i) for each line along the reduced dimensions: line is a copy of its elements as
/// T (complex as std::complex), i the position in the result. Host data.
template <typename T, typename F>
void forLines(const Gathered& g, F&& f) {
    const Ref<Tensor> t = g.data.toTensor();
    const Shape shape = t->shape();
    int64_t before = 1, length = 1, after = 1;
    for (int d = 0; d < shape.rank(); ++d)
        (d < g.from ? before : d < g.to ? length : after) *= shape[d];
    const T* x = reinterpret_cast<const T*>(t->hostBytes());
    std::vector<T> line(static_cast<std::size_t>(length));
    for (int64_t o = 0; o < after; ++o) {
        for (int64_t i = 0; i < before; ++i) {
            line.resize(static_cast<std::size_t>(length)); // f may have dropped some
            if (before == 1) std::copy_n(x + length * o, length, line.begin());
            for (int64_t k = 0; before > 1 && k < length; ++k)
                line[static_cast<std::size_t>(k)] = x[i + before * (k + length * o)];
            f(line, i + before * o);
        }
    }
}

} // namespace vitrine
