// SPDX-License-Identifier: Apache-2.0
#include "builtins/gradients/tape.h"

#include "builtins/gradients/checkpoints.h"
#include "value/tensor.h"

#include <algorithm>

namespace vitrine {

void Tape::close() {
    open = false;
    while (last) {
        const Ref<TapeEntry> held(last);
        TapeNode& node = *last;
        last = node.before;
        if (last) last->after = nullptr;
        node.before = nullptr;
        const std::vector<TapeInput> inputs = std::move(node.inputs);
        node.inputs.clear();
        node.result = Value();
        node.operation.backward = nullptr;
    }
}

TapeNode::TapeNode(Ref<Tape> of) : tape(std::move(of)), number(tape->next++), before(tape->last) {
    if (before) before->after = this;
    tape->last = this;
}

/// Chains may be as long as a loop: the nodes that die with this one are taken apart in turn and
/// not one within the other.
TapeNode::~TapeNode() {
    if (before) before->after = after;
    if (after) after->before = before;
    if (tape->last == this) tape->last = before;
    thread_local std::vector<Ref<TapeEntry>>* t_waiting = nullptr;
    if (t_waiting) {
        for (TapeInput& input : inputs) {
            if (input.entry) t_waiting->push_back(std::move(input.entry));
        }
        return;
    }
    std::vector<Ref<TapeEntry>> waiting;
    t_waiting = &waiting;
    for (TapeInput& input : inputs) {
        if (input.entry) waiting.push_back(std::move(input.entry));
    }
    while (!waiting.empty()) {
        // Its destructor may add to the list, so it leaves it first.
        const Ref<TapeEntry> last = std::move(waiting.back());
        waiting.pop_back();
    }
    t_waiting = nullptr;
}

TapeNode* nodeOf(const Value& v) {
    if (!v.isDlArray() || !v.dlarray().entry()) return nullptr;
    auto* node = static_cast<TapeNode*>(v.dlarray().entry().get());
    return node->tape->open ? node : nullptr;
}

bool anyTraced(std::span<const Value> values) {
    return std::any_of(values.begin(), values.end(), isTraced);
}

Value plainValue(const Value& v) {
    return v.isDlArray() ? v.dlarray().data() : v;
}

std::vector<Value> plainValues(std::span<const Value> values) {
    std::vector<Value> out;
    out.reserve(values.size());
    for (const Value& v : values)
        out.push_back(plainValue(v));
    return out;
}

bool anyDlArray(std::span<const Value> values) {
    return std::any_of(values.begin(), values.end(), [](const Value& v) { return v.isDlArray(); });
}

Value traced(const TracedOperation& operation, std::span<const Value> args, const Value& result,
             std::string labels, Span span) {
    const auto first = std::find_if(args.begin(), args.end(), isTraced);
    if (first == args.end()) return makeRef<DlArray>(result, std::move(labels));
    auto node = makeRef<TapeNode>(nodeOf(*first)->tape);
    node->operation = operation;
    node->span = span;
    node->inputs.resize(args.size());
    for (std::size_t i = 0; i < args.size(); ++i) {
        TapeInput& input = node->inputs[i];
        const Value value = plainValue(args[i]);
        if (TapeNode* from = nodeOf(args[i])) input.entry = Ref<TapeEntry>(from);
        if (value.isArray()) {
            input.shape = value.shape();
            input.dtype = value.dtype();
            input.complex = value.mayBeComplex();
            input.gpu = value.isGpuArray();
        }
        constexpr int64_t kSmall = 1024; // elements, which cost less than to be without them
        const bool read = i > 30 || (operation.reads & (1u << i));
        const bool small = !value.isArray() || value.count() <= kSmall;
        if (read || (!input.entry && small)) input.value = value;
        input.missing = !read && !input.entry && !small;
        if (read && input.entry) countKept(static_cast<TapeNode&>(*input.entry), value);
    }
    if (operation.reads & kReadsResult) {
        node->result = result;
        countKept(*node, result);
    }
    if (node->tape->kept > node->tape->most) keepCheckpoints(*node->tape, span);
    return makeRef<DlArray>(result, std::move(labels), Ref<TapeEntry>(std::move(node)));
}

} // namespace vitrine
