// SPDX-License-Identifier: Apache-2.0
#include "builtins/reduce/reduce_support.h"

#include "builtins/arrays/rearrange.h"

namespace vitrine {

ReduceArgs readReduceArgs(Call& c, int first, int numeric) {
    ReduceArgs args;
    int seen = 0;
    for (int i = first; i < c.count(); ++i) {
        const Value& v = c[i];
        if (v.isTextScalar() && (v.isChar() || v.isString())) {
            const std::string word = lowerCase(v.toText());
            if (word == "all")
                args.all = true;
            else if (word == "omitnan" || word == "omitmissing")
                args.omitNan = true;
            else if (word == "includenan" || word == "includemissing")
                args.includeNan = true;
            else if (word == "native" || word == "double" || word == "default")
                args.outputClass = word;
            else if (word == "reverse" || word == "forward")
                args.reverse = word == "reverse";
            else if (word == "linear")
                args.linear = true;
            else
                throwError("MATLAB:unrecognizedOption", "Unknown option '%s'.", word.c_str());
            continue;
        }
        if (!v.isArray())
            throwError(
                "MATLAB:getdimarg:dimensionMustBePositiveInteger",
                "Dimension argument must be a positive integer scalar within indexing range.");
        if (seen++ < numeric) {
            args.rest.push_back(v);
            continue;
        }
        if (v.count() == 0) continue;
        if (args.given)
            throwError("MATLAB:unrecognizedOption",
                       "Invalid option: dimensions are given once, as a scalar or vector.");
        for (double x : doublesOf(v))
            args.dims.push_back(dimensionArgument(Value(x)));
        std::sort(args.dims.begin(), args.dims.end());
        if (std::adjacent_find(args.dims.begin(), args.dims.end()) != args.dims.end())
            throwError("MATLAB:getdimarg:repeatedDim",
                       "Dimension argument must not repeat a dimension.");
        args.given = true;
    }
    return args;
}

void resolveDims(ReduceArgs& args, const Shape& shape) {
    if (args.all) {
        args.dims.clear();
        for (int d = 0; d < shape.rank(); ++d)
            args.dims.push_back(d);
    } else if (!args.given) {
        args.dims = {defaultDimension(shape)};
    }
}

Shape reducedShape(const Shape& shape, const std::vector<int>& dims, int64_t length) {
    Shape out = shape;
    for (int d : dims) {
        if (d < shape.rank() || length != 1) out = out.with(d, length);
    }
    return out;
}

Gathered gatherDims(Interpreter& vm, const Value& x, const ReduceArgs& args, Span span) {
    Gathered g;
    const Shape shape = x.shape();
    g.shape = reducedShape(shape, args.dims, 1);
    g.from = args.dims.front();
    g.to = args.dims.back() + 1;
    g.data = x;
    // Dimensions of length 1 in between do not matter.
    bool contiguous = true;
    for (int d = g.from; d < g.to; ++d) {
        const bool named = std::find(args.dims.begin(), args.dims.end(), d) != args.dims.end();
        contiguous = contiguous && (named || shape[d] == 1);
    }
    if (contiguous || x.isScalarInline()) return g;
    std::vector<int> order(args.dims.begin(), args.dims.end());
    for (int d = 0; d < std::max(shape.rank(), args.dims.back() + 1); ++d) {
        if (std::find(args.dims.begin(), args.dims.end(), d) == args.dims.end()) order.push_back(d);
    }
    g.data = permuteValue(vm, x, order, span);
    g.from = 0;
    g.to = static_cast<int>(args.dims.size());
    return g;
}

} // namespace vitrine
