// SPDX-License-Identifier: Apache-2.0
#include "accel/fusion/fusion_rules.h"

#include "accel/loops/loop.h"
#include "provider/routine.h"

#include <algorithm>
#include <functional>

namespace vitrine {

namespace {

using Q = FusionQuestion;

bool elementwise(const Group& g) {
    return g.kind == ProgramKind::Elementwise;
}

bool isPass(const Group& g) {
    return g.kind == ProgramKind::Reduction || g.kind == ProgramKind::Scan;
}

/// A pass over the data takes in what has no inner loop.
bool fitsIntoPass(const Group& g) {
    return elementwise(g) && !loopOf(g);
}

bool intoPass(const Q& q, ProgramKind kind) {
    Shape domain;
    return q.from && q.consumer.kind == kind && fitsIntoPass(q.producer) &&
           !starves(q.producer, q.consumer) &&
           (!q.to->isElementwise() || holds(q.consumer.body, q.to)) &&
           oneDomain(q.producer, q.consumer, domain);
}

bool chain(const Q& q) {
    return q.from && q.to->isElementwise() && elementwise(q.producer) && elementwise(q.consumer) &&
           q.producer.domain == q.consumer.domain &&
           !(q.to->is(NodeKind::AssignSlice) && q.position == 1);
}

bool elementsInOrder(const Q& q) {
    Shape domain;
    return q.from && q.to->isElementwise() && elementwise(q.producer) && elementwise(q.consumer) &&
           !(q.to->is(NodeKind::AssignSlice) && q.position == 1) &&
           oneDomain(q.producer, q.consumer, domain);
}

/// The box moves the elements, so the values must not depend on their own place, and nothing else
/// may want them.
bool assignedValues(const Q& q) {
    if (!q.from || !q.to->is(NodeKind::AssignSlice) || q.position != 1 || q.keptElsewhere ||
        !elementwise(q.producer) || !elementwise(q.consumer))
        return false;
    const IndexBox& box = q.to->as<payload::AssignSlice>().box;
    if (std::any_of(box.step.begin(), box.step.end(), [](int64_t step) { return step != 1; }))
        return false;
    return std::all_of(q.producer.body.begin(), q.producer.body.end(),
                       [&](const Node* n) { return movesWithBox(*n, *q.to); });
}

bool intoReduction(const Q& q) {
    return !q.keptElsewhere && intoPass(q, ProgramKind::Reduction);
}
bool intoScan(const Q& q) {
    return !q.keptElsewhere && intoPass(q, ProgramKind::Scan);
}
bool keptOnTheWay(const Q& q) {
    return intoPass(q, ProgramKind::Reduction) || intoPass(q, ProgramKind::Scan);
}

/// Does some operation of the body read one of these values?
bool reads(const Group& g, const std::vector<Node*>& values) {
    return std::any_of(g.body.begin(), g.body.end(), [&](const Node* n) {
        return std::any_of(n->operands.begin(), n->operands.end(), [&](const Operand& o) {
            return o.array && o.array->node && holds(values, o.array->node.get());
        });
    });
}

bool besidesReduction(const Q& q) {
    Shape domain;
    return q.from && isPass(q.producer) && q.part == GroupPart::Body && fitsIntoPass(q.consumer) &&
           !starves(q.consumer, q.producer) && oneDomain(q.producer, q.consumer, domain) &&
           !reads(q.consumer, q.producer.reductions) && !reads(q.consumer, q.producer.epilogue);
}

/// Everything of the group runs once a result of the reduction.
bool fitsEpilogue(const Group& g, const Group& reduction) {
    return fitsIntoPass(g) && g.domain.count() == reduction.reducedShape.count() &&
           std::none_of(g.body.begin(), g.body.end(),
                        [](const Node* n) { return n->is(NodeKind::AssignSlice); }) &&
           (g.domain == reduction.reducedShape ||
            std::all_of(g.body.begin(), g.body.end(),
                        [](const Node* n) { return followsOrder(*n); }));
}

bool epilogue(const Q& q) {
    return q.from && q.producer.kind == ProgramKind::Reduction && q.part != GroupPart::Body &&
           fitsEpilogue(q.consumer, q.producer) && !reads(q.consumer, q.producer.body);
}

bool epilogueOperand(const Q& q) {
    return q.from && q.consumer.kind == ProgramKind::Reduction && q.to->isElementwise() &&
           holds(q.consumer.epilogue, q.to) && fitsEpilogue(q.producer, q.consumer);
}

/// A matrix product, perhaps with what is made of its elements already.
bool isProduct(const Group& g) {
    return g.kind == ProgramKind::Routine &&
           g.reductions.front()->as<payload::Routine>().call.op == RoutineOp::Product;
}

/// Each element follows from the same elements of other arrays: it can be computed where the
/// product's element is.
bool fitsProduct(const Group& g, const Group& product) {
    return elementwise(g) && g.domain == product.domain &&
           std::all_of(g.body.begin(), g.body.end(), [&](const Node* n) {
               return (n->is(NodeKind::Apply) || n->is(NodeKind::Convert)) && n->shape == g.domain;
           });
}

/// What is wanted besides, whole, is stored as it is: then its readers may as well read it. And a
/// pass reads the product rather than what is made of it, which it can make itself.
bool productEpilogue(const Q& q) {
    return q.from && isProduct(q.producer) && !q.endsInPass &&
           (q.part == GroupPart::Epilogue || !q.keptElsewhere) &&
           fitsProduct(q.consumer, q.producer);
}

bool productOperand(const Q& q) {
    return q.from && isProduct(q.consumer) && holds(q.consumer.epilogue, q.to) &&
           !q.keptElsewhere && fitsProduct(q.producer, q.consumer);
}

bool sameLines(const Group& a, const Group& b) {
    return a.kind == ProgramKind::Reduction && b.kind == ProgramKind::Reduction &&
           a.lines == b.lines && a.reducedShape == b.reducedShape;
}

bool siblings(const Q& q) {
    Shape domain;
    if (!sameLines(q.producer, q.consumer) || !oneDomain(q.producer, q.consumer, domain))
        return false;
    if (!q.from) return true;
    // max(x) - min(x): what is made of the results of both is their common epilogue.
    return q.part == GroupPart::Body ? q.to->is(NodeKind::Reduce)
                                     : holds(q.consumer.epilogue, q.to);
}

bool sharedOperand(const Q& q) {
    Shape domain;
    // Iterations of a loop stay the same program as long as they keep to themselves.
    const Node& a = *q.producer.first();
    const Node& b = *q.consumer.first();
    if (q.from || a.loop != b.loop || a.iteration != b.iteration ||
        !oneDomain(q.producer, q.consumer, domain))
        return false;
    if (isPass(q.producer)) return fitsIntoPass(q.consumer) && !starves(q.consumer, q.producer);
    if (isPass(q.consumer)) return fitsIntoPass(q.producer) && !starves(q.producer, q.consumer);
    return elementwise(q.producer) && elementwise(q.consumer) && !loopOf(q.producer) &&
           !loopOf(q.consumer);
}

constexpr FusionRow kRows[] = {
    {FusionRule::Chain, "chain", "the next operation takes each element as it is computed", chain},
    {FusionRule::ElementsInOrder, "reshaped",
     "a reshape keeps the order of elements, and nothing here depends on the place in a row or "
     "column",
     elementsInOrder},
    {FusionRule::AssignedValues, "assigned values",
     "the values are computed where the indexed assignment puts them", assignedValues},
    {FusionRule::IntoReduction, "into reduction", "the elements are reduced as they are computed",
     intoReduction},
    {FusionRule::IntoScan, "into scan", "the elements are accumulated as they are computed",
     intoScan},
    {FusionRule::KeptOnTheWay, "kept on the way",
     "what is needed later is stored by the same pass that reduces it", keptOnTheWay},
    {FusionRule::BesidesReduction, "beside reduction",
     "the pass that reduces the elements has them at hand", besidesReduction},
    {FusionRule::Epilogue, "epilogue",
     "the results of the reduction are used as soon as they are complete", epilogue},
    {FusionRule::EpilogueOperand, "epilogue operand",
     "it is only as large as the results of the reduction and computed beside them",
     epilogueOperand},
    {FusionRule::ProductEpilogue, "product epilogue",
     "the elements of the matrix product are used as they are complete, before they are stored",
     productEpilogue},
    {FusionRule::ProductOperand, "product operand",
     "it is computed where the elements of the matrix product are used", productOperand},
    {FusionRule::Siblings, "siblings", "reductions along the same lines are one pass", siblings},
    {FusionRule::SharedOperand, "shared operand", "both read the same array, which is read once",
     sharedOperand},
    {FusionRule::Recompute, "recompute",
     "computing it again costs less than storing and reading it", nullptr},
    {FusionRule::LoopResults, "loop results", "all results of a loop come from one kernel",
     nullptr},
    {FusionRule::ProductDiagonal, "diagonal",
     "nothing but a diagonal of the matrix product is wanted", nullptr},
    {FusionRule::LineSweeps, "line by line",
     "a line is gone over again while it is at hand, as soon as its results are complete", nullptr},
    {FusionRule::TransformParts, "transform's parts",
     "real and imaginary parts are stored apart by the kernel that makes both", nullptr},
};

} // namespace

std::span<const FusionRow> fusionRows() {
    return kRows;
}

const FusionRow& fusionRow(FusionRule rule) {
    return kRows[static_cast<std::size_t>(rule)];
}

bool movesWithBox(const Node& n, const Node& assign) {
    if (!n.is(NodeKind::Apply) && !n.is(NodeKind::Convert)) return false;
    const IndexBox& box = assign.as<payload::AssignSlice>().box;
    const int rank = std::max(n.shape.rank(), assign.shape.rank());
    for (int d = 0; d < rank; ++d) {
        const bool within = d < assign.shape.rank();
        if (n.shape[d] != (within ? box.count[static_cast<std::size_t>(d)] : 1)) return false;
    }
    return true;
}

bool moveWhatMayNot(const Group& a, const Group& b) {
    std::vector<const Node*> members;
    bool assigns = false;
    for (const Group* g : {&a, &b}) {
        for (const std::vector<Node*>* list : {&g->body, &g->epilogue, &g->recomputed}) {
            for (const Node* n : *list) {
                members.push_back(n);
                assigns = assigns || n->is(NodeKind::AssignSlice);
            }
        }
    }
    if (!assigns) return false;
    std::sort(members.begin(), members.end(), std::less<>());
    const auto member = [&](const Operand& o) -> const Node* {
        const Node* n = o.array ? o.array->node.get() : nullptr;
        return n && std::binary_search(members.begin(), members.end(), n, std::less<>()) ? n
                                                                                         : nullptr;
    };
    for (const Node* assign : members) {
        if (!assign->is(NodeKind::AssignSlice)) continue;
        std::vector<const Node*> values;
        if (const Node* value = member(assign->operands[1])) values.push_back(value);
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (!movesWithBox(*values[i], *assign)) return true;
            for (const Operand& o : values[i]->operands) {
                const Node* n = member(o);
                if (n && std::find(values.begin(), values.end(), n) == values.end())
                    values.push_back(n);
            }
        }
    }
    return false;
}

int partOfTransform(const Node& n) {
    const auto* view = n.whenIs<payload::View>();
    const Node* p = view && n.operands[0].array ? n.operands[0].array->node.get() : nullptr;
    const auto* routine = p ? p->whenIs<payload::Routine>() : nullptr;
    if (!routine ||
        (routine->call.op != RoutineOp::Fourier && routine->call.op != RoutineOp::FourierMirror))
        return -1;
    const int64_t half = p->shape.count() / 2;
    if (half == 0 || n.shape.count() != half || n.shape.rank() > kMaxRank ||
        view->map.offset % half != 0)
        return -1;
    int64_t stride = 1;
    for (int d = 0; d < n.shape.rank(); ++d) {
        if (n.shape[d] != 1 && view->map.stride[static_cast<std::size_t>(d)] != stride) return -1;
        stride *= n.shape[d];
    }
    return static_cast<int>(view->map.offset / half);
}

bool isStoredEachTime(const Node& n) {
    const auto* loop = n.whenIs<payload::Loop>();
    return loop && loop->perIteration;
}

bool isTransparent(const Node& n) {
    return n.is(NodeKind::View) || n.is(NodeKind::Fill);
}

bool sameGeometry(const Node& a, const Node& b) {
    return linesOf(a) == linesOf(b);
}

bool followsOrder(const Node& n) {
    switch (n.kind()) {
    case NodeKind::Ramp:
    case NodeKind::Random:
        return true;
    case NodeKind::Apply:
    case NodeKind::Convert:
    case NodeKind::Reduce:
    case NodeKind::Scan:
        break;
    default:
        return false;
    }
    const bool pass = !n.isElementwise();
    return std::all_of(n.operands.begin(), n.operands.end(), [&](const Operand& o) {
        if (!o.array || o.array->shape.count() == 1) return true;
        const Node* p = o.array->node.get();
        if (p && p->is(NodeKind::Fill)) return true;
        if (p && p->is(NodeKind::View) && !p->mustStore && !p->handle->isLive()) return false;
        return pass || o.shape == n.shape;
    });
}

bool isElementByElement(const Node& n, std::size_t position) {
    if (n.is(NodeKind::Routine) || n.is(NodeKind::View)) return false;
    const Operand& o = n.operands[position];
    const Node* p = o.array ? o.array->node.get() : nullptr;
    if (!p || isTransparent(*p)) return false;
    if (p->is(NodeKind::Scan)) return false; // later passes change its elements
    if (isStoredEachTime(*p)) return false;
    // Of lines of one element, results could not be told from elements by their number.
    const auto single = [](const Node& node) {
        return node.is(NodeKind::Reduce) && linesOf(node).length == 1;
    };
    if (single(n) || single(*p)) return false;
    if (n.is(NodeKind::AssignSlice) && position == 1) return o.shape == p->shape;
    if (n.is(NodeKind::Loop)) return o.shape == p->shape && n.shape == o.shape;
    return o.shape.count() == p->shape.count() && (!n.isElementwise() || n.shape == o.shape);
}

bool oneDomain(const Group& a, const Group& b, Shape& domain) {
    if (a.domain.count() != b.domain.count()) return false;
    domain = a.domain;
    if (a.domain == b.domain) return true;
    const auto ordered = [](const Group& g) {
        const auto follows = [](const Node* n) { return followsOrder(*n); };
        return std::all_of(g.body.begin(), g.body.end(), follows) &&
               std::all_of(g.reductions.begin(), g.reductions.end(), follows);
    };
    if (ordered(b)) return true;
    domain = b.domain;
    return ordered(a);
}

bool starves(const Group& elementwise, const Group& pass) {
    // A device holds a few hundred thousand threads; what is smaller than this is launched and
    // gone. The rule is for devices alone, but a plan is made before its side is known: on a host
    // of two threads 90 operations before a sum of 2^20 doubles take 12.2 ms of processor time
    // joined and 18.3 ms apart (benchmark cases starved_joined_90 and starved_apart_90).
    constexpr int64_t kManyThreads = 65536;
    constexpr float kMuchArithmetic = 100;
    const int64_t count = pass.lines.inner * pass.lines.length * pass.lines.outer;
    if (count < kManyThreads) return false;
    // As the kernels share the lines out: provider/kernel_ir.h.
    const bool scan = pass.kind == ProgramKind::Scan;
    const int64_t length = pass.lines.length;
    const int64_t perThread = pass.lines.inner > 1 ? std::min<int64_t>(length, 256)
                              : scan               ? 16
                              : length <= 1024     ? 4
                                                   : std::min<int64_t>(length / 256, 64);
    if (count / perThread >= kManyThreads) return false;
    float cost = 0;
    for (const Node* n : elementwise.body)
        cost += functionCost(*n);
    return cost > kMuchArithmetic;
}

const LoopBody* loopOf(const Group& g) {
    for (const Node* n : g.body) {
        if (const auto* loop = n->whenIs<payload::Loop>()) return loop->body.get();
    }
    return nullptr;
}

bool worthRecomputing(double operations, std::size_t readers, uint64_t valueBytes, int64_t elements,
                      uint64_t extraBytes) {
    // An H200 does 56 operations in the time of moving an element, in either class (its calibrated
    // rates). A host of two threads with AVX2 took, for 2^23 doubles, 161 ms of processor time
    // again and 228 ms stored at 10 operations, and 217 and 207 ms at 60 (benchmark cases
    // recompute_*). A constant, so that plans do not depend on the load of the machine when it was
    // measured.
    constexpr double kOperationsPerElement = 40;
    const double saved = static_cast<double>(valueBytes) * static_cast<double>(1 + readers) -
                         static_cast<double>(extraBytes);
    const double size = static_cast<double>(valueBytes) / static_cast<double>(elements);
    return saved > 0 && operations * static_cast<double>(readers) * static_cast<double>(elements) <=
                            kOperationsPerElement * saved / size;
}

} // namespace vitrine
