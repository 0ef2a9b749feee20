// SPDX-License-Identifier: Apache-2.0
// diag(A*B), diag(Q'*G*Q), trace(A*B): of a product of which nothing but a diagonal is wanted,
// nothing else is computed. An element is the same chain of terms alone as among all others, so
// the bits don't change. Done when the pending operations are about to be computed, since only
// then it is known what else is wanted.
#include "accel/fusion/fusion.h"
#include "provider/routine.h"

#include <algorithm>

namespace vitrine {

namespace {

/// The product whose diagonal the view is, if it is one and nobody else reads it.
Node* productOnlyFor(const Node& view) {
    if (!view.is(NodeKind::View) || view.operands.size() != 1) return nullptr;
    const ArrayHandle* source = view.operands[0].array.get();
    Node* product = source ? source->node.get() : nullptr;
    const auto* routine = product ? product->whenIs<payload::Routine>() : nullptr;
    if (!routine || routine->call.op != RoutineOp::Product || (routine->call.flags & kDiagonal) ||
        sizes::of<sizes::Product>(routine->sizes).pages != 1 || source->isLive() ||
        source->consumers != 1)
        return nullptr;
    // Pins speak of the operations as they are written.
    for (const Node* n : {&view, static_cast<const Node*>(product)}) {
        if (n->pin.side != PinSide::Free || n->pin.fusion != PinFusion::Free) return nullptr;
    }
    const auto size = sizes::of<sizes::Product>(routine->sizes);
    const OperandMap& map = view.as<payload::View>().map;
    const int64_t rows = size.m, columns = size.n;
    const int64_t count = view.shape[0];
    const int64_t down = map.offset % rows, across = map.offset / rows;
    const bool diagonal = view.shape.count() == count && count > 1 && map.stride[0] == rows + 1 &&
                          map.offset >= 0 && down + count <= rows && across + count <= columns;
    return diagonal ? product : nullptr;
}

} // namespace

std::vector<Node*> withDiagonals(const std::vector<Node*>& nodes) {
    std::vector<Node*> out = nodes;
    for (Node* view : nodes) {
        const Ref<Node> product(productOnlyFor(*view));
        if (!product) continue;
        const auto at = std::find(out.begin(), out.end(), product.get());
        if (at == out.end()) continue;
        out.erase(at);
        payload::Routine diagonal = product->as<payload::Routine>();
        const auto size = sizes::of<sizes::Product>(diagonal.sizes);
        const int64_t offset = view->as<payload::View>().map.offset;
        diagonal.sizes = sizes::list(
            sizes::Diagonal{.product = size, .down = offset % size.m, .across = offset / size.m});
        diagonal.call.flags = (diagonal.call.flags & ~kSymmetric) | kDiagonal;
        view->gpuArray = view->gpuArray || product->gpuArray;
        view->line = product->line;
        view->compute = product->compute;
        view->what = std::move(diagonal);
        const std::vector<Operand> factors = product->operands;
        view->releaseOperands(); // the product's array goes
        product->releaseOperands();
        for (const Operand& o : factors)
            view->addOperand(o);
    }
    return out;
}

} // namespace vitrine
