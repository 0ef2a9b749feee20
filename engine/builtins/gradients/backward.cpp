// SPDX-License-Identifier: Apache-2.0
#include "builtins/gradients/backward.h"

#include "builtins/elementwise/elementwise.h"
#include "builtins/gradients/checkpoints.h"
#include "builtins/gradients/dlarrays.h"
#include "builtins/index/indexing.h"

#include <algorithm>

namespace vitrine {

// ------------------------------------------------------------------------------- operations

std::vector<Value> GradientOps::callMany(const char* name, std::span<const Value> args,
                                         int nargout) const {
    const Builtin* row = findBuiltin(name);
    VITRINE_ASSERT(row && !row->source);
    std::vector<Value> out;
    Call call{m_vm, args, nargout, out, m_at};
    if (anyDlArray(args))
        callWithDlArray(call, *row);
    else if (row->function)
        row->function(call);
    else
        out.push_back(applyElementwise(m_vm, *row->op, args, m_at));
    return out;
}

Value GradientOps::call(const char* name, std::span<const Value> args) const {
    std::vector<Value> out = callMany(name, args, 1);
    VITRINE_ASSERT(!out.empty());
    return std::move(out[0]);
}

namespace {
Value sizesOf(const Shape& shape) {
    std::vector<double> sizes;
    for (int d = 0; d < shape.rank(); ++d)
        sizes.push_back(static_cast<double>(shape[d]));
    return rowOf(sizes);
}
} // namespace

Value GradientOps::reshape(const Value& a, const Shape& shape) const {
    return a.shape() == shape ? a : call("reshape", {a, sizesOf(shape)});
}

Value GradientOps::index(const Value& a, std::span<const Value> subscripts) const {
    return a.isDlArray() ? dlIndex(m_vm, a, subscripts, m_at)
                         : indexValue(m_vm, a, subscripts, m_at);
}

void GradientOps::assign(Value& a, std::span<const Value> subscripts, const Value& b) const {
    if (a.isDlArray() || b.isDlArray())
        dlAssign(m_vm, a, subscripts, b, m_at);
    else
        assignIndexed(m_vm, a, subscripts, b, m_at);
}

Value GradientOps::expand(const Value& a, const Shape& shape) const {
    const Shape from = a.shape();
    if (from == shape) return a;
    std::vector<double> copies;
    for (int d = 0; d < std::max(from.rank(), shape.rank()); ++d)
        copies.push_back(from[d] == shape[d] ? 1.0 : static_cast<double>(shape[d]));
    return call("repmat", {a, rowOf(copies)});
}

Value GradientOps::sumTo(const Value& a, const Shape& shape) const {
    const Shape from = a.shape();
    if (from == shape) return a;
    std::vector<double> dims;
    for (int d = 0; d < from.rank(); ++d) {
        if (shape[d] == 1 && from[d] != 1) dims.push_back(d + 1);
    }
    Value out = dims.empty() ? a : call("sum", {a, rowOf(dims)});
    return reshape(out, shape);
}

Value GradientOps::zeros(const Shape& shape, DType dtype, bool gpu) const {
    Value zero = dtype == DType::Single ? Value::scalar(0.0f) : Value(0.0);
    if (gpu) zero = m_vm.accelerator().toGpuArray(zero, m_at);
    return expand(zero, shape);
}

// ------------------------------------------------------------------------------------ nodes

const Value& Backward::plain(int i) const {
    const TapeInput& in = input(i);
    if (!in.entry || !in.value.isNothing()) return in.value;
    return static_cast<const TapeNode&>(*in.entry).result;
}

Value Backward::argument(int i) const {
    if (!m_higher || !input(i).entry) return plain(i);
    return makeRef<DlArray>(plain(i), std::string(), input(i).entry);
}

Value Backward::result() const {
    if (!m_higher) return m_node.result;
    return makeRef<DlArray>(m_node.result, std::string(),
                            Ref<TapeEntry>(const_cast<TapeNode*>(&m_node)));
}

bool Backward::wants(int i) const {
    const auto found = m_leads.find(input(i).entry.get());
    return found != m_leads.end() && found->second;
}

void Backward::add(int i, Value gradient) const {
    if (!wants(i)) return;
    const TapeInput& in = input(i);
    if (!in.complex && gradient.mayBeComplex()) gradient = call("real", {gradient});
    gradient = sumTo(gradient, in.shape);
    if (in.dtype != gradient.dtype() && isFloat(in.dtype))
        gradient = call(in.dtype == DType::Single ? "single" : "double", {gradient});
    Value& sum = m_gradients[in.entry.get()];
    sum = sum.isNothing() ? std::move(gradient) : op(BinaryOp::Plus, sum, gradient);
}

// ---------------------------------------------------------------------------------- the pass

namespace {

/// All nodes that y was computed from, in the order of their numbers.
std::vector<TapeNode*> reachableFrom(TapeNode* y) {
    std::unordered_map<const TapeEntry*, bool> seen{{y, true}};
    std::vector<TapeNode*> nodes{y};
    for (std::size_t k = 0; k < nodes.size(); ++k) {
        for (const TapeInput& input : nodes[k]->inputs) {
            auto* from = static_cast<TapeNode*>(input.entry.get());
            if (from && seen.emplace(from, true).second) nodes.push_back(from);
        }
    }
    std::sort(nodes.begin(), nodes.end(),
              [](const TapeNode* a, const TapeNode* b) { return a->number < b->number; });
    return nodes;
}

Value onesLike(const GradientOps& ops, const Value& y) {
    Value one = y.dtype() == DType::Single ? Value::scalar(1.0f) : Value(1.0);
    if (y.isGpuArray()) one = ops.vm().accelerator().toGpuArray(one, ops.at());
    return one;
}

} // namespace

std::vector<Value> gradientsOf(Interpreter& vm, const Value& y, std::span<const Value> variables,
                               bool higher, Span span) {
    const GradientOps ops(vm, span);
    TapeNode* last = nodeOf(y);
    const std::vector<TapeNode*> nodes = reachableFrom(last);
    std::unordered_map<const TapeEntry*, bool> leads;
    for (const Value& v : variables)
        leads[nodeOf(v)] = true;
    const std::unordered_map<const TapeEntry*, bool> wanted = leads;
    for (const TapeNode* node : nodes) {
        bool& here = leads[node];
        for (const TapeInput& input : node->inputs)
            here = here || (input.entry && leads[input.entry.get()]);
    }
    GradientMap gradients;
    const Value seed = onesLike(ops, plainValue(y));
    gradients[last] = higher ? Value(makeRef<DlArray>(seed)) : seed;
    // A pass that is recorded itself reads values while it adds operations.
    struct Uninterrupted {
        explicit Uninterrupted(Tape& t) : tape(t), most(std::exchange(t.most, UINT64_MAX)) {}
        ~Uninterrupted() { tape.most = most; }
        Tape& tape;
        uint64_t most;
    } const uninterrupted(*last->tape);
    Recomputed recomputed(vm);
    for (auto it = nodes.rbegin(); it != nodes.rend(); ++it) {
        TapeNode* node = *it;
        const auto found = gradients.find(node);
        if (found == gradients.end() || !node->operation.backward || !leads[node]) continue;
        const Value gradient = found->second;
        if (!wanted.count(node)) gradients.erase(found);
        recomputed.provide(*node);
        Backward b(vm, *node, gradient, gradients, leads, higher);
        node->operation.backward(b);
        recomputed.forgetFrom(node->number);
    }
    std::vector<Value> out;
    for (const Value& v : variables) {
        const auto found = gradients.find(nodeOf(v));
        const Value data = plainValue(v);
        Value g = found != gradients.end()
                      ? found->second
                      : ops.zeros(data.shape(), data.dtype(), data.isGpuArray());
        const Ref<TapeEntry> entry = higher && g.isDlArray() ? g.dlarray().entry() : nullptr;
        out.push_back(makeRef<DlArray>(plainValue(g), v.dlarray().labels(), entry));
    }
    return out;
}

} // namespace vitrine
