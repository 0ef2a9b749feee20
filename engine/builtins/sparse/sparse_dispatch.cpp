// SPDX-License-Identifier: Apache-2.0
// The one place that follows what a builtin's row says about sparse arguments.
#include "builtins/elementwise/elementwise.h"
#include "builtins/sparse/sparse.h"

namespace vitrine {

namespace {

void runBody(Call& c, const Builtin& builtin) {
    if (builtin.function)
        builtin.function(c);
    else
        c.result(applyElementwise(c.vm, *builtin.op, c.args, c.span));
}

SparseRule ruleOf(const Builtin& builtin) {
    if (builtin.rules.sparse != SparseRule::ByKind) return builtin.rules.sparse;
    const bool unary = builtin.op && builtin.op->arity == 1;
    return unary ? SparseRule::EachEntry : SparseRule::Full;
}

/// The body with other arguments; results go to the same place.
void runWith(Call& c, const Builtin& builtin, std::span<const Value> args) {
    Call inner{c.vm, args, c.nargout, c.out, c.span};
    runBody(inner, builtin);
}

/// A full 1-by-1 of the same class and complexity.
Value representative(const Value& v) {
    if (!v.isSparse()) return v;
    if (v.isComplex()) {
        Ref<Tensor> one = Tensor::make(DType::Double, Shape(1, 1), true);
        one->mutableComplexData<double>()[0] = {1, 1};
        return Value(std::move(one));
    }
    return v.dtype() == DType::Logical ? Value::logical(true) : Value(1.0);
}

/// False, with nothing done, when the others expand the entries: a word that is taken as numbers.
bool eachEntry(Call& c, const Builtin& builtin) {
    std::vector<Value> args = fullValues(c.args.subspan(1));
    args.insert(args.begin(), Value());
    if (!c[0].isSparse()) {
        args[0] = c[0];
        runWith(c, builtin, args);
        return true;
    }
    bool fits = true;
    Value result = mapSparse(c[0].sparse(), [&](const Value& v) {
        args[0] = v;
        std::vector<Value> out;
        Call inner{c.vm, args, 1, out, c.span};
        runBody(inner, builtin);
        fits = !out.empty() && out[0].count() == v.count();
        return fits ? out[0] : v;
    });
    if (fits) c.result(std::move(result));
    return fits;
}

/// f(…,'like',S): as a full prototype of the class says, then sparse.
void likeSparse(Call& c, const Builtin& builtin) {
    const std::size_t n = c.args.size();
    const bool like = n >= 2 && c.args[n - 1].isSparse() && isOption(c.args[n - 2], "like");
    if (!like) return runWith(c, builtin, fullValues(c.args));
    std::vector<Value> args = fullValues(c.args.first(n - 1));
    args.push_back(representative(c.args[n - 1]));
    runWith(c, builtin, args);
    c.out[0] = sparseValue(c.out[0]);
}

} // namespace

void callWithSparse(Call& c, const Builtin& builtin) {
    if (builtin.rules.sparseOwn && builtin.rules.sparseOwn(c)) return;
    const SparseRule rule = ruleOf(builtin);
    switch (rule) {
    case SparseRule::Pass:
        return runBody(c, builtin);
    case SparseRule::EachEntry: {
        // Entries alone will do where every other argument is one number or a word.
        const auto others = c.args.subspan(1);
        if (std::all_of(others.begin(), others.end(),
                        [](const Value& v) { return v.count() == 1 || v.isTextScalar(); }) &&
            eachEntry(c, builtin))
            return;
        break;
    }
    case SparseRule::Like:
        return likeSparse(c, builtin);
    case SparseRule::Class: {
        std::vector<Value> args;
        for (const Value& v : c.args)
            args.push_back(representative(v));
        return runWith(c, builtin, args);
    }
    default:
        break;
    }
    runWith(c, builtin, fullValues(c.args));
    const bool all = std::all_of(c.args.begin(), c.args.end(),
                                 [](const Value& v) { return v.isSparse() || !v.isArray(); });
    const bool keeps = rule == SparseRule::Keep || rule == SparseRule::KeepAll ||
                       (rule == SparseRule::BothSparse && all);
    for (std::size_t i = 0; keeps && i < c.out.size(); ++i) {
        if (i == 0 || rule == SparseRule::KeepAll) c.out[i] = sparseValue(c.out[i]);
    }
}

} // namespace vitrine
