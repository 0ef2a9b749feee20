// SPDX-License-Identifier: Apache-2.0
// Merges groups by the table of rules, first along the edges of the graph, then where neighbours
// read the same.
#include "accel/fusion/fusion.h"

#include "accel/fusion/fusion_graph.h"
#include "accel/fusion/fusion_rules.h"
#include "accel/fusion/fusion_stages.h"
#include "accel/loops/loop.h"
#include "provider/routine.h"

#include <algorithm>

namespace vitrine {

namespace {

class Fuser {
public:
    Fuser(const std::vector<Node*>& nodes, const FusionLimits& limits) : m_graph(nodes, limits) {}

    std::vector<Group> run() {
        for (std::size_t i = 0; i < m_graph.nodes.size(); ++i)
            place(i);
        if (m_graph.limits.fuse) {
            joinSharedOperands();
            joinLines();
            recomputeCheapValues(m_graph);
        }
        return inRunOrder(m_graph);
    }

private:
    static void append(std::vector<Node*>& to, std::vector<Node*>& from) {
        to.insert(to.end(), from.begin(), from.end());
        from.clear();
    }

    void place(std::size_t i) {
        Node* n = m_graph.nodes[i];
        // A view that somebody holds is stored by a copy kernel; a fill is made when it is read.
        if (n->is(NodeKind::Fill)) return;
        if (n->is(NodeKind::View) && !n->mustStore && !n->handle->isLive()) return;
        if (n->is(NodeKind::Loop) && joinLoop(n)) return;
        if (n->is(NodeKind::View) && joinTransform(n)) return;
        const ProgramKind kind = n->is(NodeKind::Reduce)    ? ProgramKind::Reduction
                                 : n->is(NodeKind::Scan)    ? ProgramKind::Scan
                                 : n->is(NodeKind::Routine) ? ProgramKind::Routine
                                                            : ProgramKind::Elementwise;
        std::size_t mine = m_graph.open(n, kind);
        const auto* loop = n->whenIs<payload::Loop>();
        if (loop) m_loopGroup.emplace(loop->body.get(), mine);
        const auto* routine = n->whenIs<payload::Routine>();
        if (routine && routine->call.op == RoutineOp::Product && (routine->call.flags & kDiagonal))
            m_graph.work[mine].rules[static_cast<std::size_t>(FusionRule::ProductDiagonal)] = true;
        Group& group = m_graph.work[mine].group;
        const bool pass = kind == ProgramKind::Reduction || kind == ProgramKind::Scan;
        group.domain = pass ? n->operands[0].shape : loop ? loop->body->domain : n->shape;
        if (pass) {
            group.reducedShape = n->shape;
            group.lines = linesOf(*n);
        }
        (kind == ProgramKind::Elementwise ? group.body : group.reductions) = {n};
        if (!m_graph.mayFuse(*n) || isTransparent(*n)) return;
        for (std::size_t k = 0; k < n->operands.size(); ++k) {
            const Operand& o = n->operands[k];
            const Node* p = o.array ? o.array->node.get() : nullptr;
            if (!p || (isTransparent(*p) && kind != ProgramKind::Routine)) continue;
            const std::size_t g = m_graph.groupOf(p);
            if (g != mine && (g != FusionGraph::kNone || kind == ProgramKind::Routine))
                mine = joinProducer(mine, g, p, n, k);
        }
    }

    /// All results of a loop come from one kernel.
    bool joinLoop(Node* n) {
        const auto known = m_loopGroup.find(n->as<payload::Loop>().body.get());
        if (known == m_loopGroup.end()) return false;
        const std::size_t g = m_graph.rootOf(known->second);
        m_graph.add(n, g);
        m_graph.work[g].rules[static_cast<std::size_t>(FusionRule::LoopResults)] = true;
        return true;
    }

    /// The parts of a transform are stored by its kernel, each by itself, where nothing wants them
    /// together.
    bool joinTransform(Node* n) {
        const Node* p = n->operands[0].array ? n->operands[0].array->node.get() : nullptr;
        if (!p || !m_graph.isOurs(p) || p->handle->isLive()) return false;
        const std::vector<Node*>& parts = m_graph.consumers[p->index];
        const auto isPart = [&](const Node* c) {
            return partOfTransform(*c) >= 0 && (c->mustStore || c->handle->isLive()) &&
                   c->pin == p->pin && m_graph.mayFuse(*c);
        };
        constexpr std::size_t kMostParts = 4; ///< that a kernel stores
        if (parts.size() > kMostParts || !std::all_of(parts.begin(), parts.end(), isPart))
            return false;
        const std::size_t g = m_graph.groupOf(p);
        m_graph.add(n, g, &Group::epilogue);
        m_graph.work[g].group.domain = Shape(n->shape.count(), 1);
        m_graph.work[g].rules[static_cast<std::size_t>(FusionRule::TransformParts)] = true;
        return true;
    }

    /// The consumer's group n is in after an edge from p was looked at.
    std::size_t joinProducer(std::size_t mine, std::size_t g, const Node* p, Node* n,
                             std::size_t position) {
        if (n->is(NodeKind::Routine)) {
            m_graph.refuse(mine, p, n, FusionObstacle::ReadByRoutine);
            return mine;
        }
        if (!isElementByElement(*n, position)) {
            m_graph.refuse(mine, p, n,
                           m_graph.work[g].group.kind == ProgramKind::Reduction &&
                                   !holds(m_graph.work[g].group.body, p) && n->isElementwise()
                               ? FusionObstacle::CompleteReduction
                               : whyNot(m_graph.work[g].group, m_graph.work[mine].group, p));
            return mine;
        }
        FusionQuestion q{m_graph.work[g].group,
                         m_graph.work[mine].group,
                         p,
                         n,
                         position,
                         placeOf(m_graph.work[g].group, p),
                         false};
        q.keptElsewhere = isKept(g, mine, n);
        q.endsInPass = m_graph.endsInPass[n->index] != 0;
        for (const FusionRow& row : fusionRows()) {
            if (row.fires && row.fires(q)) return apply(row.rule, g, mine, p, n);
        }
        m_graph.refuse(mine, p, n, whyNot(q.producer, q.consumer, p));
        return mine;
    }

    static GroupPart placeOf(const Group& g, const Node* p) {
        return holds(g.body, p)         ? GroupPart::Body
               : holds(g.reductions, p) ? GroupPart::Reductions
                                        : GroupPart::Epilogue;
    }

    /// Does somebody outside of both groups want what the producer makes?
    bool isKept(std::size_t made, std::size_t consumer, const Node* reader) const {
        const Group& producer = m_graph.work[made].group;
        if (producer.kind == ProgramKind::Routine)
            return isWantedWhole(*producer.reductions.front());
        const auto isOutside = [&](const Node* c) {
            if (c == reader || m_graph.computes(made, c)) return false;
            if (reader->is(NodeKind::AssignSlice)) return true;
            // What comes later counts as outside as well, but a sibling joins.
            return m_graph.groupOf(c) != consumer &&
                   !(c->is(NodeKind::Reduce) && reader->is(NodeKind::Reduce) &&
                     sameGeometry(*c, *reader));
        };
        return std::any_of(producer.body.begin(), producer.body.end(), [&](const Node* b) {
            const auto& readers = m_graph.consumers[b->index];
            return b->handle->isLive() || std::any_of(readers.begin(), readers.end(), isOutside);
        });
    }

    /// Does somebody want the result of a routine as an array? What takes it element by element can
    /// have it as it is made.
    bool isWantedWhole(const Node& routine) const {
        const auto& readers = m_graph.consumers[routine.index];
        return routine.handle->isLive() ||
               std::any_of(readers.begin(), readers.end(), [&](const Node* c) {
                   if (!c->is(NodeKind::Apply) && !c->is(NodeKind::Convert)) return true;
                   for (std::size_t k = 0; k < c->operands.size(); ++k) {
                       if (c->operands[k].array && c->operands[k].array->node.get() == &routine &&
                           !isElementByElement(*c, k))
                           return true;
                   }
                   return false;
               });
    }

    static FusionObstacle whyNot(const Group& producer, const Group& consumer, const Node* p) {
        const bool pass =
            producer.kind == ProgramKind::Reduction || producer.kind == ProgramKind::Scan;
        if (pass && holds(producer.body, p) && consumer.kind == ProgramKind::Elementwise &&
            producer.domain.count() == consumer.domain.count())
            return FusionObstacle::ResultBetween;
        if ((consumer.kind == ProgramKind::Reduction || consumer.kind == ProgramKind::Scan) &&
            producer.kind == ProgramKind::Elementwise && starves(producer, consumer))
            return FusionObstacle::Starved;
        if (loopOf(consumer)) return FusionObstacle::LoopOrder;
        switch (producer.kind) {
        case ProgramKind::Routine:
            return holds(producer.epilogue, p) ? FusionObstacle::ProductStore
                                               : FusionObstacle::StoredByRoutine;
        case ProgramKind::Scan:
            if (!holds(producer.body, p)) return FusionObstacle::StoredByScan;
            break;
        case ProgramKind::Reduction:
            if (consumer.kind == ProgramKind::Reduction || consumer.kind == ProgramKind::Scan)
                return FusionObstacle::SecondPass;
            break;
        case ProgramKind::Elementwise:
            if (isStoredEachTime(*p)) return FusionObstacle::StoredEachTime;
            if (loopOf(producer)) return FusionObstacle::StoredByLoop;
            break;
        }
        return FusionObstacle::OtherShape;
    }

    /// Makes one group of two by a rule; the group that is left.
    std::size_t apply(FusionRule rule, std::size_t g, std::size_t mine, const Node* p, Node* n) {
        Shape domain;
        switch (rule) {
        case FusionRule::AssignedValues:
            m_graph.merge(mine, g, p, n, rule, [](Group& into, Group& from) {
                append(from.body, into.body);
                into.body = std::move(from.body);
            });
            return mine;
        case FusionRule::IntoReduction:
        case FusionRule::IntoScan:
        case FusionRule::KeptOnTheWay:
            m_graph.merge(mine, g, p, n, rule, [&](Group& into, Group& from) {
                if (oneDomain(from, into, domain)) into.domain = domain;
                append(into.body, from.body);
            });
            return mine;
        case FusionRule::EpilogueOperand:
            if (keepsFromLines(mine, g)) break;
            [[fallthrough]];
        case FusionRule::ProductOperand:
            m_graph.merge(mine, g, p, n, rule,
                          [](Group& into, Group& from) { append(into.epilogue, from.body); });
            return mine;
        case FusionRule::Epilogue:
            if (keepsFromLines(g, mine)) break;
            [[fallthrough]];
        case FusionRule::ProductEpilogue:
            return m_graph.merge(g, mine, p, n, rule,
                                 [](Group& into, Group& from) { append(into.epilogue, from.body); })
                       ? g
                       : mine;
        default:
            return joinBodies(g, mine, p, n, rule) ? g : mine;
        }
        m_graph.refuse(mine, p, n, FusionObstacle::CompleteReduction);
        return mine;
    }

    /// Would this epilogue make the reduction wait for complete results of one whose lines it could
    /// go over again? The deviations from a line's mean read the line once; those of the means from
    /// their mean come after it.
    bool keepsFromLines(std::size_t reduction, std::size_t epilogue) const {
        const std::vector<std::size_t>& hard = m_graph.work[reduction].hard;
        return std::any_of(hard.begin(), hard.end(), [&](std::size_t waits) {
            const std::size_t line = m_graph.rootOf(waits);
            if (line == epilogue || line == reduction ||
                !goesOverLinesAgain(m_graph.work[line].group, m_graph.work[reduction].group))
                return false;
            const std::vector<std::size_t>& before = m_graph.work[epilogue].before;
            return std::any_of(before.begin(), before.end(), [&](std::size_t needed) {
                const std::size_t other = m_graph.rootOf(needed);
                return other != reduction && other != line && m_graph.needs(other, line, true);
            });
        });
    }

    /// The bodies run together; what a pass has besides goes along.
    bool joinBodies(std::size_t a, std::size_t b, const Node* from, const Node* to,
                    FusionRule rule) {
        return m_graph.merge(a, b, from, to, rule, [](Group& into, Group& other) {
            Shape domain;
            if (oneDomain(into, other, domain)) into.domain = domain;
            if (into.kind == ProgramKind::Elementwise && other.kind != ProgramKind::Elementwise) {
                into.kind = other.kind;
                into.reducedShape = other.reducedShape;
                into.lines = other.lines;
            }
            append(into.body, other.body);
            append(into.reductions, other.reductions);
            append(into.epilogue, other.epilogue);
        });
    }

    /// Groups that have nothing to do with each other but read the same whole array.
    void joinSharedOperands() {
        constexpr std::size_t kMostReaders = 8; ///< of one array that are compared
        std::unordered_map<const ArrayHandle*, std::vector<std::size_t>> readers;
        for (std::size_t g = 0; g < m_graph.work.size(); ++g) {
            const Group& group = m_graph.work[g].group;
            if (!m_graph.work[g].alive || group.kind == ProgramKind::Routine ||
                (group.kind == ProgramKind::Reduction && group.lines.length == 1))
                continue;
            std::size_t mine = g;
            std::vector<const ArrayHandle*> arrays = m_graph.wholeOperands(g);
            for (const ArrayHandle* array : arrays) {
                for (std::size_t other : readers[array]) {
                    if (other == mine || !m_graph.work[other].alive ||
                        m_graph.work[other].pin.side != m_graph.work[mine].pin.side ||
                        m_graph.needs(other, mine, true) || m_graph.needs(mine, other, true))
                        continue;
                    const FusionQuestion q{m_graph.work[other].group, m_graph.work[mine].group};
                    const FusionRule rule = fusionRow(FusionRule::Siblings).fires(q)
                                                ? FusionRule::Siblings
                                                : FusionRule::SharedOperand;
                    if (fusionRow(rule).fires(q) &&
                        joinBodies(other, mine, nullptr, nullptr, rule)) {
                        mine = other;
                        break;
                    }
                }
            }
            for (const ArrayHandle* array : arrays) {
                auto& list = readers[array];
                if (std::find(list.begin(), list.end(), mine) != list.end()) continue;
                if (list.size() >= kMostReaders) list.erase(list.begin());
                list.push_back(mine);
            }
        }
    }

    /// Groups that wait for results of a line only to go over it again.
    void joinLines() {
        for (std::size_t g = 0; g < m_graph.work.size(); ++g) {
            const std::vector<std::size_t> hard = m_graph.work[g].hard;
            for (const std::size_t before : hard) {
                const std::size_t p = m_graph.rootOf(before);
                if (p == g || !m_graph.work[g].alive ||
                    !goesOverLinesAgain(m_graph.work[p].group, m_graph.work[g].group))
                    continue;
                if (joinBodies(p, g, nullptr, nullptr, FusionRule::LineSweeps))
                    std::erase_if(m_graph.work[p].group.notFused, [](const NotFused& value) {
                        return value.obstacle == FusionObstacle::CompleteReduction;
                    });
            }
        }
    }

    FusionGraph m_graph;
    std::unordered_map<const LoopBody*, std::size_t> m_loopGroup;
};

} // namespace

bool Group::computes(const Node* node) const {
    return node && (holds(body, node) || holds(epilogue, node) || holds(reductions, node) ||
                    holds(recomputed, node));
}

std::vector<Group> formGroups(const std::vector<Node*>& nodes, const FusionLimits& limits) {
    if (!limits.fuse) return Fuser(nodes, limits).run();
    const std::vector<Node*> left = withDiagonals(nodes);
    return Fuser(left, limits).run();
}

} // namespace vitrine
