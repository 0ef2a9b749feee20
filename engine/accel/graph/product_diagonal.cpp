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
    if (view.kind != NodeKind::View || view.operands.size() != 1) return nullptr;
    const ArrayHandle* source = view.operands[0].array.get();
    Node* product = source ? source->node.get() : nullptr;
    if (!product || product->kind != NodeKind::Routine ||
        product->routine.op != RoutineOp::Product || (product->routine.flags & kDiagonal) ||
        sizes::of<sizes::Product>(product->sizes).pages != 1 || source->isLive() ||
        source->consumers != 1)
        return nullptr;
    // Pins speak of the operations as they are written.
    for (const Node* n : {&view, static_cast<const Node*>(product)}) {
        if (n->pin.side != PinSide::Free || n->pin.fusion != PinFusion::Free) return nullptr;
    }
    const auto size = sizes::of<sizes::Product>(product->sizes);
    const int64_t rows = size.m, columns = size.n;
    const int64_t count = view.shape[0];
    const int64_t down = view.map.offset % rows, across = view.map.offset / rows;
    const bool diagonal = view.shape.count() == count && count > 1 &&
                          view.map.stride[0] == rows + 1 && view.map.offset >= 0 &&
                          down + count <= rows && across + count <= columns;
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
        const auto size = sizes::of<sizes::Product>(product->sizes);
        view->sizes = sizes::list(sizes::Diagonal{.product = size,
                                                  .down = view->map.offset % size.m,
                                                  .across = view->map.offset / size.m});
        view->routine = product->routine;
        view->routine.flags = (view->routine.flags & ~kSymmetric) | kDiagonal;
        view->gpuArray = view->gpuArray || product->gpuArray;
        view->line = product->line;
        view->compute = product->compute;
        view->kind = NodeKind::Routine;
        view->map = {};
        const std::vector<Operand> factors = product->operands;
        view->releaseOperands(); // the product's array goes
        product->releaseOperands();
        for (const Operand& o : factors)
            view->addOperand(o);
    }
    return out;
}

} // namespace vitrine
