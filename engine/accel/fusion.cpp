// SPDX-License-Identifier: Apache-2.0
#include "accel/fusion.h"

#include "accel/fusion_rules.h"
#include "accel/loop.h"
#include "provider/routine.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace vitrine {

namespace {

constexpr std::size_t kNone = SIZE_MAX;

bool holds(const std::vector<Node*>& list, const Node* n) {
    return std::find(list.begin(), list.end(), n) != list.end();
}

class Fuser {
public:
    Fuser(const std::vector<Node*>& nodes, const FusionLimits& limits)
        : m_nodes(nodes), m_limits(limits) {}

    std::vector<Group> run() {
        indexNodes();
        for (std::size_t i = 0; i < m_nodes.size(); ++i)
            place(i);
        if (m_limits.fuse) {
            joinSharedOperands();
            joinLines();
            for (std::size_t g = 0; g < m_work.size(); ++g)
                if (m_work[g].alive) recomputeFrom(g);
        }
        return ordered();
    }

private:
    struct Work {
        Group group;
        std::vector<std::size_t> before; ///< groups that this reads; see root
        std::vector<std::size_t> hard; ///< of those, with results that must be complete first: no
                                       ///< neighbours to fuse with
        std::size_t root = kNone;        ///< the group that it was merged into; kNone: itself
        std::size_t first = 0, last = 0; ///< places of its nodes in the order of capture
        mutable std::size_t visit = 0;   ///< the last search that came here
        NodePin pin; ///< of its nodes together: a kernel runs on one side
        bool alive = true;
        bool assigns = false; ///< has an indexed assignment
        std::array<bool, 32> rules{}; ///< that made the group
    };

    void indexNodes() {
        for (std::size_t i = 0; i < m_nodes.size(); ++i) {
            m_nodes[i]->place = i;
            m_nodes[i]->stored = false; // set by a flush that was stopped
        }
        m_groupOf.assign(m_nodes.size(), kNone);
        m_dropped.assign(m_nodes.size(), 0);
        m_consumers.resize(m_nodes.size());
        for (Node* n : m_nodes) {
            for (const Operand& o : n->operands) {
                if (o.array && o.array->node) {
                    const Node* p = o.array->node.get();
                    if (isOurs(p)) m_consumers[p->place].push_back(n);
                }
            }
        }
        m_endsInPass.assign(m_nodes.size(), 0);
        for (std::size_t i = m_nodes.size(); i-- > 0;) {
            const auto& readers = m_consumers[i];
            m_endsInPass[i] = m_nodes[i]->isElementwise() && !m_nodes[i]->handle->isLive() &&
                              !readers.empty() &&
                              std::all_of(readers.begin(), readers.end(), [&](const Node* c) {
                                  return c->kind == NodeKind::Reduce || c->kind == NodeKind::Scan ||
                                         m_endsInPass[c->place];
                              });
        }
    }

    std::size_t groupOf(const Node* n) const {
        return isOurs(n) ? rootOf(m_groupOf[n->place]) : kNone;
    }

    /// Is it one of the nodes to be grouped? Others are computed by other flushes, or have become
    /// part of another node.
    bool isOurs(const Node* n) const { return n->place < m_nodes.size() && m_nodes[n->place] == n; }

    /// The group that a group has become part of.
    std::size_t rootOf(std::size_t g) const {
        while (g != kNone && m_work[g].root != kNone)
            g = m_work[g].root;
        return g;
    }

    /// Is the node computed by this group (perhaps once more)?
    bool computes(std::size_t g, const Node* n) const {
        return n && ((groupOf(n) == g && !m_dropped[n->place]) ||
                     holds(m_work[g].group.recomputed, n));
    }

    /// Group that must have run before an operand can be read; kNone for materialised data and
    /// scalars.
    std::size_t supplier(const Operand& o) const {
        if (!o.array || !o.array->node) return kNone;
        const Node* p = o.array->node.get();
        if (p->kind == NodeKind::Fill && groupOf(p) == kNone) return kNone;
        if (p->kind == NodeKind::View && groupOf(p) == kNone) return supplier(p->operands[0]);
        return groupOf(p);
    }

    std::size_t open(Node* n, ProgramKind kind) {
        Work work;
        work.group.kind = kind;
        work.first = work.last = n->place;
        work.assigns = n->kind == NodeKind::AssignSlice;
        work.pin = n->pin;
        for (std::size_t k = 0; k < n->operands.size(); ++k) {
            const std::size_t g = supplier(n->operands[k]);
            if (g == kNone) continue;
            if (!isElementByElement(*n, k)) work.hard.push_back(g);
            work.before.push_back(g);
        }
        m_work.push_back(std::move(work));
        const std::size_t id = m_work.size() - 1;
        m_groupOf[n->place] = id;
        return id;
    }

    /// Does `to` need `from`, by way of other groups where `direct` is false? True as well where
    /// finding out would take long: it is asked for each pair of neighbours.
    bool needs(std::size_t to, std::size_t from, bool direct) const {
        constexpr int kMostVisits = 256;
        ++m_search;
        m_stack.assign(1, to);
        m_work[to].visit = m_search;
        for (int visits = 0; !m_stack.empty(); ++visits) {
            if (visits == kMostVisits) return true;
            const std::size_t at = m_stack.back();
            m_stack.pop_back();
            for (const std::size_t before : m_work[at].before) {
                const std::size_t g = rootOf(before);
                if (g == from && (direct || at != to)) return true;
                // Whatever needs `from` has a node that was captured after the first of it.
                if (m_work[g].visit == m_search || g == from ||
                    m_work[g].last < m_work[from].first)
                    continue;
                m_work[g].visit = m_search;
                m_stack.push_back(g);
            }
        }
        return false;
    }

    bool waitsFor(std::size_t a, std::size_t b) const {
        const std::vector<std::size_t>& hard = m_work[a].hard;
        return std::any_of(hard.begin(), hard.end(),
                           [&](std::size_t g) { return rootOf(g) == b; });
    }

    /// Would one kernel for a and b have to run both before and after a third group? Unless they
    /// are `rounds` of one pass, neither may need a complete result of the other.
    bool mergeMakesCycle(std::size_t a, std::size_t b, bool rounds) const {
        return (!rounds && (waitsFor(a, b) || waitsFor(b, a))) || needs(b, a, false) ||
               needs(a, b, false);
    }

    std::size_t stepCount(const Group& g) const {
        const LoopBody* loop = loopOf(g);
        return g.body.size() + g.epilogue.size() + g.reductions.size() + g.recomputed.size() +
               (loop ? loop->steps.size() : 0);
    }

    /// Buffers of one kernel for both, as far as is known yet; it stops counting beyond the limit.
    std::size_t bufferCount(std::size_t a, std::size_t b) const {
        std::vector<const void*> seen;
        std::size_t outputs = 0;
        const auto isInside = [&](const Node* n) { return n && (computes(a, n) || computes(b, n)); };
        for (const std::size_t id : {a, b}) {
            const Group& g = m_work[id].group;
            for (const std::vector<Node*>* list :
                 {&g.body, &g.epilogue, &g.reductions, &g.recomputed}) {
                for (const Node* n : *list) {
                    if (isStored(n, isInside)) ++outputs;
                    noteReads(*n, isInside, seen);
                    if (seen.size() + outputs > m_limits.maxBuffers) return seen.size() + outputs;
                }
            }
        }
        return seen.size() + outputs;
    }

    /// The same for a group that computes some values again.
    std::size_t bufferCount(std::size_t g, const std::vector<Node*>& again) const {
        const Group& group = m_work[g].group;
        std::vector<const void*> seen;
        std::size_t outputs = 0;
        const auto isInside = [&](const Node* n) { return n && (computes(g, n) || holds(again, n)); };
        for (const std::vector<Node*>* list :
             {&group.body, &group.epilogue, &group.reductions, &group.recomputed, &again}) {
            for (const Node* n : *list) {
                if (isStored(n, isInside)) ++outputs;
                noteReads(*n, isInside, seen);
            }
        }
        return seen.size() + outputs;
    }

    template <typename F>
    static void noteReads(const Node& n, const F& isInside, std::vector<const void*>& seen) {
        for (const Operand& o : n.operands) {
            if (o.array && !isInside(o.array->node.get()) &&
                std::find(seen.begin(), seen.end(), o.array.get()) == seen.end())
                seen.push_back(o.array.get());
        }
    }

    /// Will a node have to be stored by a kernel that computes what is inside, as far as is known
    /// yet?
    template <typename F>
    bool isStored(const Node* n, const F& isInside) const {
        if (n->handle->isLive()) return true;
        const auto& readers = m_consumers[n->place];
        return std::any_of(readers.begin(), readers.end(), [&](const Node* c) {
            return groupOf(c) != kNone && !isInside(c);
        });
    }

    /// Moves group b into a (lists are joined by `how`), keeping ancestor sets closed.
    template <typename How>
    bool merge(std::size_t a, std::size_t b, const Node* from, const Node* to, FusionRule rule,
               How how) {
        Work& wa = m_work[a];
        Work& wb = m_work[b];
        if (const char* why = whyApart(wa.pin, wb.pin, m_limits.fuse))
            return refuse(b, from, to, why);
        if (stepCount(wa.group) + stepCount(wb.group) > m_limits.maxSteps)
            return refuse(b, from, to, "the kernel would have too many steps");
        if (bufferCount(a, b) > m_limits.maxBuffers)
            return refuse(b, from, to, "the kernel would need too many buffers");
        if (loopOf(wa.group) && loopOf(wb.group) && loopOf(wa.group) != loopOf(wb.group))
            return refuse(b, from, to, "a kernel has one loop");
        if ((wa.assigns || wb.assigns) && moveWhatMayNot(wa.group, wb.group))
            return refuse(b, from, to, "values that are assigned depend on their own place");
        if (mergeMakesCycle(a, b, rule == FusionRule::LineRounds))
            return refuse(b, from, to, "a result between them has to be complete first");
        how(wa.group, wb.group);
        joinSides(wa.pin, wb.pin);
        wa.rules[static_cast<std::size_t>(rule)] = true;
        for (std::size_t r = 0; r < wa.rules.size(); ++r)
            wa.rules[r] = wa.rules[r] || wb.rules[r];
        for (std::string& text : wb.group.notFused)
            wa.group.notFused.push_back(std::move(text));
        wa.assigns = wa.assigns || wb.assigns;
        wa.first = std::min(wa.first, wb.first);
        wa.last = std::max(wa.last, wb.last);
        const auto join = [&](std::vector<std::size_t>& into, std::vector<std::size_t>& from1) {
            into.insert(into.end(), from1.begin(), from1.end());
            from1.clear();
            for (std::size_t& g : into)
                g = rootOf(g);
            std::erase_if(into, [&](std::size_t g) { return g == a || g == b; });
            std::sort(into.begin(), into.end());
            into.erase(std::unique(into.begin(), into.end()), into.end());
        };
        join(wa.before, wb.before);
        join(wa.hard, wb.hard);
        wb.alive = false;
        wb.root = a;
        return true;
    }

    static void joinSides(NodePin& into, const NodePin& from) {
        if (into.side == PinSide::Free) {
            into.side = from.side;
            into.sideBy = from.sideBy;
        }
        if (from.fusion == PinFusion::Free) into.fusion = PinFusion::Free;
    }

    [[nodiscard]] bool mayFuse(const Node& n) const {
        return m_limits.fuse || n.pin.fusion == PinFusion::Together;
    }

    bool refuse(std::size_t group, const Node* from, const Node* to, const char* why) {
        if (from && to) {
            std::string text =
                std::string(from->opName()) + " → " + std::string(to->opName()) + ": " + why;
            auto& list = m_work[group].group.notFused;
            if (std::find(list.begin(), list.end(), text) == list.end())
                list.push_back(std::move(text));
        }
        return false;
    }

    static void append(std::vector<Node*>& to, std::vector<Node*>& from) {
        to.insert(to.end(), from.begin(), from.end());
        from.clear();
    }

    void place(std::size_t i) {
        Node* n = m_nodes[i];
        // A view that somebody holds is stored by a copy kernel; a fill is made when it is read.
        if (n->kind == NodeKind::Fill) return;
        if (n->kind == NodeKind::View && !n->mustStore && !n->handle->isLive()) return;
        if (n->kind == NodeKind::Loop && joinLoop(n)) return;
        const ProgramKind kind = n->kind == NodeKind::Reduce    ? ProgramKind::Reduction
                                 : n->kind == NodeKind::Scan    ? ProgramKind::Scan
                                 : n->kind == NodeKind::Routine ? ProgramKind::Routine
                                                                : ProgramKind::Elementwise;
        std::size_t mine = open(n, kind);
        if (n->kind == NodeKind::Loop) m_loopGroup.emplace(n->body.get(), mine);
        if (kind == ProgramKind::Routine && n->routine.op == RoutineOp::Product &&
            (n->routine.flags & kDiagonal))
            m_work[mine].rules[static_cast<std::size_t>(FusionRule::ProductDiagonal)] = true;
        Group& group = m_work[mine].group;
        const bool pass = kind == ProgramKind::Reduction || kind == ProgramKind::Scan;
        group.domain = pass                        ? n->operands[0].shape
                       : n->kind == NodeKind::Loop ? n->body->domain
                                                   : n->shape;
        if (pass) {
            group.reducedShape = n->shape;
            group.inner = n->inner;
            group.length = n->length;
            group.outer = n->outer;
        }
        (kind == ProgramKind::Elementwise ? group.body : group.reductions) = {n};
        if (!mayFuse(*n) || isTransparent(*n)) return;
        for (std::size_t k = 0; k < n->operands.size(); ++k) {
            const Operand& o = n->operands[k];
            const Node* p = o.array ? o.array->node.get() : nullptr;
            if (!p || (isTransparent(*p) && kind != ProgramKind::Routine)) continue;
            const std::size_t g = groupOf(p);
            if (g != mine && (g != kNone || kind == ProgramKind::Routine))
                mine = joinProducer(mine, g, p, n, k);
        }
    }

    /// All results of a loop come from one kernel.
    bool joinLoop(Node* n) {
        const auto known = m_loopGroup.find(n->body.get());
        if (known == m_loopGroup.end()) return false;
        const std::size_t g = rootOf(known->second);
        Work& work = m_work[g];
        work.group.body.push_back(n);
        work.rules[static_cast<std::size_t>(FusionRule::LoopResults)] = true;
        work.last = std::max(work.last, n->place);
        m_groupOf[n->place] = g;
        return true;
    }

    /// The consumer's group n is in after an edge from p was looked at.
    std::size_t joinProducer(std::size_t mine, std::size_t g, const Node* p, Node* n,
                             std::size_t position) {
        if (n->kind == NodeKind::Routine) {
            refuse(mine, p, n, "it has a kernel of its own, which reads stored arrays");
            return mine;
        }
        if (!isElementByElement(*n, position)) {
            refuse(mine, p, n,
                   m_work[g].group.kind == ProgramKind::Reduction &&
                           !holds(m_work[g].group.body, p) && n->isElementwise()
                       ? "every element needs the complete reduction"
                       : whyNot(m_work[g].group, m_work[mine].group, p));
            return mine;
        }
        FusionQuestion q{m_work[g].group, m_work[mine].group,          p,    n,
                         position,        placeOf(m_work[g].group, p), false};
        q.keptElsewhere = isKept(g, mine, n);
        q.endsInPass = m_endsInPass[n->place] != 0;
        for (const FusionRow& row : fusionRows()) {
            if (row.fires && row.fires(q)) return apply(row.rule, g, mine, p, n);
        }
        refuse(mine, p, n, whyNot(q.producer, q.consumer, p));
        return mine;
    }

    static FusionPlace placeOf(const Group& g, const Node* p) {
        return holds(g.body, p)         ? FusionPlace::Body
               : holds(g.reductions, p) ? FusionPlace::Reductions
                                        : FusionPlace::Epilogue;
    }

    /// Does somebody outside of both groups want what the producer makes?
    bool isKept(std::size_t made, std::size_t consumer, const Node* reader) const {
        const Group& producer = m_work[made].group;
        if (producer.kind == ProgramKind::Routine)
            return isWantedWhole(*producer.reductions.front());
        const auto isOutside = [&](const Node* c) {
            if (c == reader || computes(made, c)) return false;
            if (reader->kind == NodeKind::AssignSlice) return true;
            // What comes later counts as outside as well, but a sibling joins.
            return groupOf(c) != consumer &&
                   !(c->kind == NodeKind::Reduce && reader->kind == NodeKind::Reduce &&
                     sameGeometry(*c, *reader));
        };
        return std::any_of(producer.body.begin(), producer.body.end(), [&](const Node* b) {
            const auto& readers = m_consumers[b->place];
            return b->handle->isLive() || std::any_of(readers.begin(), readers.end(), isOutside);
        });
    }

    /// Does somebody want the result of a routine as an array? What takes it element by element can
    /// have it as it is made.
    bool isWantedWhole(const Node& routine) const {
        const auto& readers = m_consumers[routine.place];
        return routine.handle->isLive() ||
               std::any_of(readers.begin(), readers.end(), [&](const Node* c) {
                   if (c->kind != NodeKind::Apply && c->kind != NodeKind::Convert) return true;
                   for (std::size_t k = 0; k < c->operands.size(); ++k) {
                       if (c->operands[k].array && c->operands[k].array->node.get() == &routine &&
                           !isElementByElement(*c, k))
                           return true;
                   }
                   return false;
               });
    }

    static const char* whyNot(const Group& producer, const Group& consumer, const Node* p) {
        const bool pass =
            producer.kind == ProgramKind::Reduction || producer.kind == ProgramKind::Scan;
        if (pass && holds(producer.body, p) && consumer.kind == ProgramKind::Elementwise &&
            producer.domain.count() == consumer.domain.count())
            return "a result between them has to be complete first";
        if ((consumer.kind == ProgramKind::Reduction || consumer.kind == ProgramKind::Scan) &&
            producer.kind == ProgramKind::Elementwise && starves(producer, consumer))
            return "so much arithmetic needs more threads than the pass has";
        if (loopOf(consumer)) return "the loop reads it in another shape or order";
        switch (producer.kind) {
        case ProgramKind::Routine:
            return holds(producer.epilogue, p)
                       ? "it is computed where the matrix product is stored"
                       : "it has a kernel of its own, whose result is stored";
        case ProgramKind::Scan:
            if (!holds(producer.body, p)) return "a scan is stored before its result is used";
            break;
        case ProgramKind::Reduction:
            if (consumer.kind == ProgramKind::Reduction || consumer.kind == ProgramKind::Scan)
                return "both are complete passes over the data";
            break;
        case ProgramKind::Elementwise:
            if (p->kind == NodeKind::Loop && p->bodyEach)
                return "the loop stores it in every iteration";
            if (loopOf(producer)) return "the loop's result is stored once and read here";
            break;
        }
        return "it is used in another shape";
    }

    /// Makes one group of two by a rule; the group that is left.
    std::size_t apply(FusionRule rule, std::size_t g, std::size_t mine, const Node* p, Node* n) {
        Shape domain;
        switch (rule) {
        case FusionRule::AssignedValues:
            merge(mine, g, p, n, rule, [](Group& into, Group& from) {
                append(from.body, into.body);
                into.body = std::move(from.body);
            });
            return mine;
        case FusionRule::IntoReduction:
        case FusionRule::IntoScan:
        case FusionRule::KeptOnTheWay:
            merge(mine, g, p, n, rule, [&](Group& into, Group& from) {
                if (oneDomain(from, into, domain)) into.domain = domain;
                append(into.body, from.body);
            });
            return mine;
        case FusionRule::EpilogueOperand:
        case FusionRule::ProductOperand:
            merge(mine, g, p, n, rule,
                  [](Group& into, Group& from) { append(into.epilogue, from.body); });
            return mine;
        case FusionRule::Epilogue:
        case FusionRule::ProductEpilogue:
            return merge(g, mine, p, n, rule,
                         [](Group& into, Group& from) { append(into.epilogue, from.body); })
                       ? g
                       : mine;
        default:
            return joinBodies(g, mine, p, n, rule) ? g : mine;
        }
    }

    /// The bodies run together; what a pass has besides goes along.
    bool joinBodies(std::size_t a, std::size_t b, const Node* from, const Node* to,
                    FusionRule rule) {
        return merge(a, b, from, to, rule, [](Group& into, Group& other) {
            Shape domain;
            if (oneDomain(into, other, domain)) into.domain = domain;
            if (into.kind == ProgramKind::Elementwise && other.kind != ProgramKind::Elementwise) {
                into.kind = other.kind;
                into.reducedShape = other.reducedShape;
                into.inner = other.inner;
                into.length = other.length;
                into.outer = other.outer;
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
        for (std::size_t g = 0; g < m_work.size(); ++g) {
            const Group& group = m_work[g].group;
            if (!m_work[g].alive || group.kind == ProgramKind::Routine ||
                (group.kind == ProgramKind::Reduction && group.length == 1))
                continue;
            std::size_t mine = g;
            std::vector<const ArrayHandle*> arrays = wholeOperands(g);
            for (const ArrayHandle* array : arrays) {
                for (std::size_t other : readers[array]) {
                    if (other == mine || !m_work[other].alive ||
                        m_work[other].pin.side != m_work[mine].pin.side ||
                        needs(other, mine, true) || needs(mine, other, true))
                        continue;
                    const FusionQuestion q{m_work[other].group, m_work[mine].group};
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
        for (std::size_t g = 0; g < m_work.size(); ++g) {
            const std::vector<std::size_t> hard = m_work[g].hard;
            for (const std::size_t before : hard) {
                const std::size_t p = rootOf(before);
                if (p == g || !m_work[g].alive ||
                    !goesOverLinesAgain(m_work[p].group, m_work[g].group))
                    continue;
                if (joinBodies(p, g, nullptr, nullptr, FusionRule::LineRounds))
                    std::erase_if(m_work[p].group.notFused, [](const std::string& text) {
                        return text.ends_with("every element needs the complete reduction");
                    });
            }
        }
    }

    /// Arrays that the body reads in full, element by element, and does not compute.
    std::vector<const ArrayHandle*> wholeOperands(std::size_t g) const {
        const Group& group = m_work[g].group;
        std::vector<const ArrayHandle*> arrays;
        const auto note = [&](const Node* n) {
            if (n->kind == NodeKind::Loop) return;
            for (const Operand& o : n->operands) {
                if (!o.array || o.array->shape.count() < 2 || computes(g, o.array->node.get()) ||
                    o.shape.count() != group.domain.count())
                    continue;
                const Node* p = o.array->node.get();
                if (p && isTransparent(*p) && groupOf(p) == kNone) continue;
                if (std::find(arrays.begin(), arrays.end(), o.array.get()) == arrays.end())
                    arrays.push_back(o.array.get());
            }
        };
        for (const Node* n : group.body)
            note(n);
        if (group.kind == ProgramKind::Reduction || group.kind == ProgramKind::Scan) {
            for (const Node* n : group.reductions)
                note(n);
        }
        return arrays;
    }

    // --- values that are computed again

    /// What has to be computed again for a value.
    struct Again {
        std::vector<Node*> nodes;
        std::vector<const ArrayHandle*> arrays; ///< that it reads
        double operations = 0;
    };

    /// Calls f(reader, group) for each group that computes a reader of n, and with kNone for a
    /// reader that is no part of a group (a view). Stops when f gives false, and gives that.
    template <typename F>
    bool forReaders(const Node* n, F&& f) const {
        for (const Node* c : m_consumers[n->place]) {
            const std::size_t own = groupOf(c);
            const bool dropped = m_dropped[c->place] || (own != kNone && !m_work[own].alive);
            if (!dropped && !f(c, own)) return false;
            const auto again = m_again.find(c);
            if (again == m_again.end()) continue;
            for (const std::size_t g : again->second) {
                if (!f(c, g)) return false;
            }
        }
        return true;
    }

    /// Does every group that reads the value compute it itself?
    bool isInside(const Node* n) const {
        return !n->handle->isLive() && forReaders(n, [&](const Node*, std::size_t g) {
            return g != kNone && computes(g, n);
        });
    }

    bool collectAgain(const Node* n, std::size_t group, Again& again) const {
        if (holds(again.nodes, n)) return true;
        if (n->kind != NodeKind::Apply && n->kind != NodeKind::Convert && n->kind != NodeKind::Ramp)
            return false;
        if (again.nodes.size() >= m_limits.maxSteps / 4) return false;
        for (const Operand& o : n->operands) {
            const Node* p = o.array ? o.array->node.get() : nullptr;
            if (!o.array) continue;
            const Node* source = p && isTransparent(*p) && groupOf(p) == kNone ? nullptr : p;
            if (p && !source) {
                // Read through a map; what it looks at is stored.
                if (p->kind == NodeKind::View) again.arrays.push_back(p->operands[0].array.get());
                continue;
            }
            if (!computes(group, p) || !isInside(p)) {
                again.arrays.push_back(o.array.get());
            } else if (!collectAgain(p, group, again)) {
                return false;
            }
        }
        again.nodes.push_back(const_cast<Node*>(n));
        again.operations += n->op ? static_cast<double>(n->op->cost) : 1.0;
        return true;
    }

    /// Values of a group that its readers compute themselves instead.
    void recomputeFrom(std::size_t g) {
        const std::vector<Node*> body = m_work[g].group.body;
        // From the last: what only a value computed again reads then need not be stored either.
        for (auto at = body.rbegin(); at != body.rend(); ++at)
            recomputeValue(g, *at);
        // What only other groups compute now is no part of this one.
        Group& group = m_work[g].group;
        for (auto at = body.rbegin(); at != body.rend(); ++at) {
            const bool wanted =
                m_again.count(*at) == 0 || !isInside(*at) ||
                !forReaders(*at, [&](const Node*, std::size_t r) { return r != g; });
            if (wanted) continue;
            m_dropped[(*at)->place] = 1;
            std::erase(group.body, *at);
        }
        if (group.body.empty() && group.reductions.empty()) m_work[g].alive = false;
    }

    void recomputeValue(std::size_t g, Node* n) {
        if (n->handle->isLive()) return;
        std::vector<std::size_t> readers;
        const bool possible = forReaders(n, [&](const Node* reader, std::size_t r) {
            // Iterations of a loop stay the same program as long as they keep to themselves.
            if (r == kNone || reader->loop != n->loop || reader->iteration != n->iteration)
                return false;
            if (!computes(r, n) &&
                std::find(readers.begin(), readers.end(), r) == readers.end())
                readers.push_back(r);
            return true;
        });
        Again again;
        if (!possible || readers.empty() || !collectAgain(n, g, again)) return;
        uint64_t extra = 0;
        Group computed;
        computed.body = again.nodes;
        const bool ordered = std::all_of(again.nodes.begin(), again.nodes.end(),
                                         [](const Node* a) { return followsOrder(*a); });
        computed.domain = ordered ? n->shape : m_work[g].group.domain;
        for (std::size_t r : readers) {
            const Group& reader = m_work[r].group;
            Shape domain;
            if (m_work[r].pin.side != m_work[g].pin.side ||
                whyApart(m_work[r].pin, m_work[g].pin, m_limits.fuse) ||
                !oneDomain(reader, computed, domain) || !(domain == reader.domain) ||
                !canRecomputeIn(r, again) ||
                (m_work[r].assigns && moveWhatMayNot(reader, computed)) ||
                stepCount(reader) + again.nodes.size() > m_limits.maxSteps ||
                bufferCount(r, again.nodes) > m_limits.maxBuffers)
                return;
            std::vector<const ArrayHandle*> known = wholeOperands(r);
            for (const ArrayHandle* array : again.arrays) {
                if (std::find(known.begin(), known.end(), array) != known.end()) continue;
                known.push_back(array);
                extra += array->bytes();
            }
        }
        if (!worthRecomputing(again.operations, readers.size(), n->handle->bytes(),
                              n->shape.count(), extra))
            return;
        for (std::size_t r : readers) {
            Work& reader = m_work[r];
            reader.rules[static_cast<std::size_t>(FusionRule::Recompute)] = true;
            for (Node* again1 : again.nodes) {
                if (computes(r, again1)) continue;
                reader.group.recomputed.push_back(again1);
                m_again[again1].push_back(r);
            }
            auto& why = reader.group.notFused;
            const std::string mark = std::string(n->opName()) + " → ";
            std::erase_if(why, [&](const std::string& text) { return text.starts_with(mark); });
        }
    }

    bool canRecomputeIn(std::size_t g, const Again& again) const {
        const Group& group = m_work[g].group;
        if (group.kind == ProgramKind::Routine || loopOf(group)) return false;
        return std::all_of(again.nodes.begin(), again.nodes.end(), [&](const Node* n) {
            return forReaders(n, [&](const Node* reader, std::size_t r) {
                return r != g || isReadInOrder(*reader, n, group);
            });
        });
    }

    /// Element e of the reader needs element e of the value, in the body of its group.
    static bool isReadInOrder(const Node& reader, const Node* n, const Group& group) {
        if (holds(group.epilogue, &reader)) return false;
        for (std::size_t k = 0; k < reader.operands.size(); ++k) {
            const Operand& o = reader.operands[k];
            if (!o.array || o.array->node.get() != n) continue;
            if (!isElementByElement(reader, k) || (reader.kind == NodeKind::AssignSlice && k == 1))
                return false;
        }
        return true;
    }

    // --- the result

    /// Groups whose results must be there first, those that were given up replaced by what they
    /// needed.
    void needed(std::size_t g, std::vector<std::size_t>& out) const {
        ++m_search;
        m_stack.assign(1, g);
        while (!m_stack.empty()) {
            const std::size_t at = m_stack.back();
            m_stack.pop_back();
            for (const std::size_t before : m_work[at].before) {
                const std::size_t p = rootOf(before);
                if (m_work[p].visit == m_search) continue;
                m_work[p].visit = m_search;
                if (m_work[p].alive)
                    out.push_back(p);
                else
                    m_stack.push_back(p);
            }
        }
    }

    /// In the order of their numbers, but for those that have to wait for one of a larger number:
    /// these come in a later round.
    std::vector<Group> ordered() {
        std::vector<std::vector<std::size_t>> readers(m_work.size());
        std::vector<std::size_t> waits(m_work.size()), round(m_work.size()), ready, order;
        for (std::size_t g = 0; g < m_work.size(); ++g) {
            if (!m_work[g].alive) continue;
            std::vector<std::size_t> before;
            needed(g, before);
            waits[g] = before.size();
            for (const std::size_t p : before)
                readers[p].push_back(g);
            if (before.empty()) ready.push_back(g);
            order.push_back(g);
        }
        for (std::size_t done = 0; done < ready.size(); ++done) {
            const std::size_t g = ready[done];
            for (const std::size_t reader : readers[g]) {
                round[reader] = std::max(round[reader], round[g] + (g > reader ? 1 : 0));
                if (--waits[reader] == 0) ready.push_back(reader);
            }
        }
        VITRINE_ASSERT(ready.size() == order.size());
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return round[a] < round[b]; });
        std::vector<std::size_t> position(m_work.size(), kNone);
        std::vector<Group> out;
        for (const std::size_t g : order) {
            position[g] = out.size();
            out.push_back(finish(g, position));
        }
        return out;
    }

    Group finish(std::size_t g, const std::vector<std::size_t>& position) {
        Group group = m_work[g].group;
        auto byCapture = [&](const Node* a, const Node* b) {
            return a->place < b->place;
        };
        const auto needsOf = [&](const Node* n) {
            for (const Operand& o : n->operands) {
                const std::size_t s = supplier(o);
                if (s != kNone && s != g && position[s] != kNone &&
                    !computes(g, o.array->node.get()))
                    group.needs.push_back(position[s]);
            }
        };
        std::vector<Node*> whole;
        for (std::vector<Node*>* list : {&group.body, &group.epilogue, &group.reductions}) {
            std::sort(list->begin(), list->end(), byCapture);
            for (Node* n : *list) {
                if (!isInside(n)) {
                    n->stored = true;
                    const bool besides =
                        list == &group.body && group.kind != ProgramKind::Elementwise;
                    (besides ? whole : group.outputs).push_back(n);
                }
                needsOf(n);
            }
        }
        std::sort(group.recomputed.begin(), group.recomputed.end(), byCapture);
        for (const Node* n : group.recomputed)
            needsOf(n);
        group.outputs.insert(group.outputs.end(), whole.begin(), whole.end());
        std::sort(group.needs.begin(), group.needs.end());
        group.needs.erase(std::unique(group.needs.begin(), group.needs.end()), group.needs.end());
        for (const FusionRow& row : fusionRows()) {
            if (m_work[g].rules[static_cast<std::size_t>(row.rule)])
                group.fused.push_back(std::string(row.name) + ": " + std::string(row.reason));
        }
        return group;
    }

    const std::vector<Node*>& m_nodes;
    const FusionLimits& m_limits;
    std::vector<Work> m_work;
    std::vector<std::size_t> m_groupOf;
    std::vector<std::vector<Node*>> m_consumers;
    std::vector<uint8_t> m_endsInPass; ///< of each node: FusionQuestion::endsInPass
    std::vector<uint8_t> m_dropped;    ///< nodes that only other groups compute
    std::unordered_map<const LoopBody*, std::size_t> m_loopGroup;
    mutable std::size_t m_search = 0;         ///< number of the last search over groups
    mutable std::vector<std::size_t> m_stack; ///< of searches
    std::unordered_map<const Node*, std::vector<std::size_t>> m_again; ///< groups that recompute
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
