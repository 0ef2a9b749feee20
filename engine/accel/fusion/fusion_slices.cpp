// SPDX-License-Identifier: Apache-2.0
// The rule of the lines: what needs the complete result of a line, for the elements of the same
// line, is one kernel with the reduction (provider/sweeps.h).
#include "accel/fusion/fusion_rules.h"
#include "provider/sweeps.h"

#include <algorithm>

namespace vitrine {

namespace {

/// Element by element over the domain, with nothing that depends on a place but random numbers.
bool isPlain(const std::vector<Node*>& body, const Shape& domain) {
    return std::all_of(body.begin(), body.end(), [&](const Node* n) {
        return (n->is(NodeKind::Apply) || n->is(NodeKind::Convert) || n->is(NodeKind::Ramp) ||
                n->is(NodeKind::Random)) &&
               n->shape == domain;
    });
}

/// Is the line of element e, in the order of lines, what spreading the results gives e?
bool spreadsAlongLines(const Group& g) {
    Lines lines;
    for (int d = 0; d < g.domain.rank(); ++d) {
        if (g.reducedShape[d] == g.domain[d] && (lines.length == 1 || g.domain[d] == 1))
            lines.inner *= g.domain[d];
        else if (g.reducedShape[d] == g.domain[d])
            lines.outer *= g.domain[d];
        else if (g.reducedShape[d] == 1 && lines.outer == 1)
            lines.length *= g.domain[d];
        else
            return false;
    }
    return g.reducedShape.rank() <= g.domain.rank() && lines == g.lines;
}

/// A workgroup takes a line: there must be enough of them, unless there is little to do at all.
bool fillsDevice(const Group& g) {
    constexpr int64_t kLittle = 65536;
    constexpr int64_t kManyThreads = 16384;
    const int64_t length = g.lines.length;
    const int64_t lines = g.lines.inner * g.lines.outer;
    const int64_t threads =
        g.lines.inner > 1 ? lines : lines * std::clamp<int64_t>(length / 4, 1, 256);
    return lines * length <= kLittle || threads >= kManyThreads;
}

/// The node of the group that an operand shows, through views.
const Node* shown(const Operand& o, const Group& group, bool& direct) {
    direct = true;
    for (const Node* p = o.array ? o.array->node.get() : nullptr; p;
         p = p->operands[0].array ? p->operands[0].array->node.get() : nullptr) {
        if (group.computes(p)) return p;
        if (!p->is(NodeKind::View)) return nullptr;
        direct = false;
    }
    return nullptr;
}

/// Are all values that `nodes` take from the group to be had where they run: elements in a body,
/// results of the line in a body or an epilogue?
bool readsByLine(const std::vector<Node*>& nodes, GroupPart place, const Group& group) {
    return std::all_of(nodes.begin(), nodes.end(), [&](const Node* n) {
        for (std::size_t k = 0; k < n->operands.size(); ++k) {
            bool direct = true;
            const Operand& o = n->operands[k];
            const Node* p = shown(o, group, direct);
            if (!p) continue;
            const bool ofBody = holds(group.body, p);
            if (!direct || holds(group.recomputed, p)) return false;
            if (place == GroupPart::Epilogue || ofBody) {
                if (ofBody != (place != GroupPart::Epilogue) || !isElementByElement(*n, k))
                    return false;
            } else if (place != GroupPart::Body || o.shape != group.reducedShape) {
                return false;
            }
        }
        return true;
    });
}

/// Operations of the producer's body that a later sweep computes again.
double computedAgain(const Group& producer, const Group& consumer) {
    std::vector<const Node*> again;
    const auto follow = [&](const Node* n) {
        for (const Operand& o : n->operands) {
            const Node* p = o.array ? o.array->node.get() : nullptr;
            if (p && holds(producer.body, p) &&
                std::find(again.begin(), again.end(), p) == again.end())
                again.push_back(p);
        }
    };
    for (const std::vector<Node*>* list : {&consumer.body, &consumer.reductions}) {
        for (const Node* n : *list)
            follow(n);
    }
    double operations = 0;
    for (std::size_t i = 0; i < again.size(); ++i) {
        constexpr double kRandom = 40;
        operations +=
            again[i]->is(NodeKind::Random) ? kRandom : static_cast<double>(functionCost(*again[i]));
        follow(again[i]);
    }
    return operations;
}

} // namespace

bool goesOverLinesAgain(const Group& producer, const Group& consumer) {
    constexpr double kMostAgain = 40; ///< see worthRecomputing
    const Node& a = *producer.first();
    const Node& b = *consumer.first();
    const bool reduces = consumer.kind == ProgramKind::Reduction;
    return producer.kind == ProgramKind::Reduction &&
           (reduces || consumer.kind == ProgramKind::Elementwise) && a.loop == b.loop &&
           a.iteration == b.iteration && producer.domain == consumer.domain &&
           producer.lines.length > 1 &&
           producer.lines.length <=
               (producer.lines.inner > 1 ? kLongestStridedLine : kLongestLine) &&
           (!reduces || (producer.lines.inner == consumer.lines.inner &&
                         producer.lines.length == consumer.lines.length &&
                         producer.reducedShape == consumer.reducedShape)) &&
           consumer.recomputed.empty() && producer.recomputed.empty() &&
           spreadsAlongLines(producer) && fillsDevice(producer) &&
           isPlain(producer.body, producer.domain) && isPlain(consumer.body, producer.domain) &&
           readsByLine(consumer.body, GroupPart::Body, producer) &&
           readsByLine(consumer.reductions, GroupPart::Reductions, producer) &&
           readsByLine(consumer.epilogue, GroupPart::Epilogue, producer) &&
           computedAgain(producer, consumer) <= kMostAgain;
}

} // namespace vitrine
