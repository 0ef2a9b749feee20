// SPDX-License-Identifier: Apache-2.0
#include "builtins/gradients/checkpoints.h"

#include "accel/residency/room.h"
#include "accel/run/routines.h"
#include "builtins/gradients/gradient_rules.h"
#include "builtins/index/indexing.h"

#include <algorithm>
#include <unordered_set>

namespace vitrine {

namespace {

constexpr uint64_t kPart = 4;         ///< of the memory
constexpr uint64_t kFirstStride = 64; ///< operations, some iterations of a loop

uint64_t bytesOf(const Value& v) {
    return v.isArray() ? static_cast<uint64_t>(v.count()) * sizeOf(v.dtype()) : 0;
}

TapeNode* entryOf(const TapeInput& input) {
    return static_cast<TapeNode*>(input.entry.get());
}

std::vector<TapeNode*> nodesOf(const Tape& tape) {
    std::vector<TapeNode*> nodes;
    for (TapeNode* node = tape.last; node; node = node->before)
        nodes.push_back(node);
    std::reverse(nodes.begin(), nodes.end());
    return nodes;
}

/// A value that several nodes read becomes that of the one that computed it.
void unify(const std::vector<TapeNode*>& nodes) {
    for (TapeNode* node : nodes)
        node->lastUse = 0;
    for (TapeNode* node : nodes) {
        for (TapeInput& input : node->inputs) {
            TapeNode* from = entryOf(input);
            if (!from) continue;
            from->lastUse = std::max(from->lastUse, node->number);
            if (input.value.isNothing()) continue;
            if (from->result.isNothing()) from->result = input.value;
            input.value = Value();
        }
    }
}

bool canComputeAgain(const TapeNode& node) {
    return node.operation.forward.run &&
           std::all_of(node.inputs.begin(), node.inputs.end(), [](const TapeInput& input) {
               const TapeNode* from = entryOf(input);
               return from ? !from->result.isNothing() || from->again : !input.missing;
           });
}

uint64_t keptBy(const std::vector<TapeNode*>& nodes) {
    std::unordered_set<const HeapObject*> seen;
    uint64_t bytes = 0;
    for (const TapeNode* node : nodes) {
        const HeapObject* data = node->result.identity();
        if (node->operation.backward && data && seen.insert(data).second)
            bytes += bytesOf(node->result);
    }
    return bytes;
}

} // namespace

void countKept(TapeNode& node, const Value& result) {
    if (std::exchange(node.counted, true) || !node.operation.backward) return;
    node.tape->kept += bytesOf(result);
}

uint64_t mostKept(Accelerator& accel) {
    return roomForArrays(accel) / kPart;
}

void keepCheckpoints(Tape& tape, Span at) {
    const std::vector<TapeNode*> nodes = nodesOf(tape);
    unify(nodes);
    for (TapeNode* node : nodes)
        node->again = canComputeAgain(*node);
    const bool first = tape.stride == 0;
    uint64_t stride = std::max(tape.stride, kFirstStride);
    for (;; stride *= 2) {
        for (TapeNode* node : nodes) {
            const bool crosses = node->lastUse / stride > node->number / stride;
            if (node->again && !crosses) node->result = Value();
        }
        tape.kept = keptBy(nodes);
        if (tape.kept <= tape.most / 2 || stride >= nodes.size()) break;
    }
    tape.stride = stride;
    // What cannot be computed again is not looked at for each further operation.
    if (tape.kept > tape.most / 2) tape.most = std::max(tape.most, 2 * tape.kept);
    if (!first) return;
    routines::note(tape.accel, routines::lineOf(tape.accel, at), "checkpoints",
                   "What gradients are computed from takes more than a quarter of the memory: from "
                   "here on dlfeval keeps checkpoints, and the backward pass computes the values "
                   "between them again.");
}

void Recomputed::provide(TapeNode& node) {
    std::vector<TapeNode*> needed;
    const auto need = [&](TapeNode* n) {
        if (n && n->result.isNothing() && n->operation.forward.run &&
            std::find(needed.begin(), needed.end(), n) == needed.end())
            needed.push_back(n);
    };
    const auto reads = [&](std::size_t i) {
        return i > 30 || (node.operation.reads & (1u << i)) != 0;
    };
    for (std::size_t i = 0; i < node.inputs.size(); ++i) {
        if (reads(i) && node.inputs[i].value.isNothing()) need(entryOf(node.inputs[i]));
    }
    if (node.operation.reads & kReadsResult) need(&node);
    if (needed.empty()) return;
    std::unordered_set<const TapeNode*> seen(needed.begin(), needed.end());
    for (std::size_t k = 0; k < needed.size(); ++k) {
        for (const TapeInput& input : needed[k]->inputs) {
            TapeNode* from = entryOf(input);
            if (from && input.value.isNothing() && from->result.isNothing() &&
                seen.insert(from).second)
                needed.push_back(from);
        }
    }
    const auto byNumber = [](const TapeNode* a, const TapeNode* b) {
        return a->number < b->number;
    };
    std::sort(needed.begin(), needed.end(), byNumber);
    for (TapeNode* n : needed) {
        std::vector<Value> args;
        for (const TapeInput& input : n->inputs)
            args.push_back(input.entry && input.value.isNothing() ? entryOf(input)->result
                                                                  : input.value);
        n->result = n->operation.forward.run(m_vm, *n, args);
        m_nodes.push_back(n);
    }
    std::sort(m_nodes.begin(), m_nodes.end(), byNumber);
}

void Recomputed::forgetFrom(uint64_t number) {
    while (!m_nodes.empty() && m_nodes.back()->number >= number) {
        m_nodes.back()->result = Value();
        m_nodes.pop_back();
    }
}

// ------------------------------------------------------------------------------------ forward

Value binaryAgain(Interpreter& vm, const TapeNode& node, std::span<const Value> args) {
    return binaryOperation(vm, static_cast<BinaryOp>(node.operation.forward.which), args[0],
                           args[1], node.span);
}

Value unaryAgain(Interpreter& vm, const TapeNode& node, std::span<const Value> args) {
    return unaryOperation(vm, static_cast<UnaryOp>(node.operation.forward.which), args[0],
                          node.span);
}

Value builtinAgain(Interpreter& vm, const TapeNode& node, std::span<const Value> args) {
    std::vector<Value> out;
    Call call{vm, args, 1, out, node.span};
    return runBuiltin(call, *node.operation.forward.builtin, args).at(0);
}

Value indexAgain(Interpreter& vm, const TapeNode& node, std::span<const Value> args) {
    return indexValue(vm, args[0], args.subspan(1), node.span);
}

Value assignAgain(Interpreter& vm, const TapeNode& node, std::span<const Value> args) {
    Value data = args[0];
    assignIndexed(vm, data, args.subspan(2), args[1], node.span);
    return data;
}

Value concatenateAgain(Interpreter& vm, const TapeNode& node, std::span<const Value> args) {
    const std::vector<Value> parts(args.begin() + 1, args.end());
    return concatenateAlong(vm, static_cast<int>(args[0].toDouble()), parts, node.span);
}

} // namespace vitrine
