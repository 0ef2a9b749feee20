// SPDX-License-Identifier: Apache-2.0
#include "accel/fusion.h"

#include "accel/loop.h"

#include <algorithm>
#include <unordered_map>

namespace vitrine {

namespace {

using Bits = std::vector<uint64_t>;

bool testBit(const Bits& b, std::size_t i) {
    return (b[i / 64] >> (i % 64)) & 1;
}
void setBit(Bits& b, std::size_t i) {
    b[i / 64] |= uint64_t{1} << (i % 64);
}
void clearBit(Bits& b, std::size_t i) {
    b[i / 64] &= ~(uint64_t{1} << (i % 64));
}
void uniteBits(Bits& to, const Bits& from) {
    for (std::size_t w = 0; w < to.size(); ++w)
        to[w] |= from[w];
}

constexpr std::size_t kNone = SIZE_MAX;

/// Views and fills are not computed by a group of their own: each consumer reads through the map,
/// or takes the scalar as a parameter.
bool isTransparent(const Node& n) {
    return n.kind == NodeKind::View || n.kind == NodeKind::Fill;
}

bool sameGeometry(const Node& a, const Node& b) {
    return a.inner == b.inner && a.length == b.length && a.outer == b.outer;
}

/// May a node be evaluated at coordinates other than its own (inside an indexed assignment)?
bool isRelocatable(const Node& n) {
    return n.kind == NodeKind::Apply || n.kind == NodeKind::Convert;
}

/// Does element e of the node need only the producer's element e (or, for a reduction, its whole
/// pass)?
bool isElementByElement(const Node& n, std::size_t position) {
    if (n.kind == NodeKind::Routine) return false;
    const Operand& o = n.operands[position];
    const Node* p = o.array ? o.array->node.get() : nullptr;
    if (!p || isTransparent(*p) || !(o.shape == p->shape)) return false;
    if (n.kind == NodeKind::AssignSlice && position == 1) return true;
    return !n.isElementwise() || n.shape == o.shape;
}

class Fuser {
public:
    Fuser(const std::vector<Node*>& nodes, const FusionLimits& limits)
        : m_nodes(nodes), m_limits(limits), m_words((nodes.size() + 63) / 64) {}

    std::vector<Group> run() {
        indexNodes();
        for (std::size_t i = 0; i < m_nodes.size(); ++i)
            place(i);
        return ordered();
    }

private:
    struct Work {
        Group group;
        Bits ancestors; ///< all groups this depends on, transitively
        Bits hard;   ///< groups whose result must be complete first: not a neighbour to fuse with
        NodePin pin; ///< of its nodes together: a kernel runs on one side
        bool alive = true;
    };

    void indexNodes() {
        for (std::size_t i = 0; i < m_nodes.size(); ++i) {
            m_index[m_nodes[i]] = i;
            m_nodes[i]->stored = false; // set by a flush that was stopped
        }
        m_groupOf.assign(m_nodes.size(), kNone);
        m_consumers.resize(m_nodes.size());
        for (Node* n : m_nodes) {
            for (const Operand& o : n->operands) {
                if (o.array && o.array->node) {
                    const auto at = m_index.find(o.array->node.get());
                    if (at != m_index.end()) m_consumers[at->second].push_back(n);
                }
            }
        }
    }

    std::size_t groupOf(const Node* n) const {
        const auto at = m_index.find(n);
        return at == m_index.end() ? kNone : m_groupOf[at->second];
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
        work.ancestors.assign(m_words, 0);
        work.hard.assign(m_words, 0);
        work.pin = n->pin;
        for (std::size_t k = 0; k < n->operands.size(); ++k) {
            const std::size_t g = supplier(n->operands[k]);
            if (g == kNone) continue;
            if (!isElementByElement(*n, k)) setBit(work.hard, g);
            setBit(work.ancestors, g);
            uniteBits(work.ancestors, m_work[g].ancestors);
        }
        m_work.push_back(std::move(work));
        const std::size_t id = m_work.size() - 1;
        m_groupOf[m_index.at(n)] = id;
        return id;
    }

    /// Would one kernel for a and b have to run both before and after a third group?
    bool mergeMakesCycle(std::size_t a, std::size_t b) const {
        auto between = [&](std::size_t from, std::size_t to) {
            const Bits& above = m_work[to].ancestors;
            if (!testBit(above, from)) return false;
            for (std::size_t x = 0; x < m_work.size(); ++x) {
                if (x != from && x != to && m_work[x].alive && testBit(above, x) &&
                    testBit(m_work[x].ancestors, from))
                    return true;
            }
            return false;
        };
        if (testBit(m_work[a].hard, b) || testBit(m_work[b].hard, a)) return true;
        return between(a, b) || between(b, a);
    }

    std::size_t stepCount(const Group& g) const {
        const LoopBody* loop = loopOf(g);
        return g.body.size() + g.epilogue.size() + g.reductions.size() +
               (loop ? loop->steps.size() : 0);
    }

    /// The loop whose results a group computes: at most one.
    static const LoopBody* loopOf(const Group& g) {
        for (const Node* n : g.body) {
            if (n->kind == NodeKind::Loop) return n->body.get();
        }
        return nullptr;
    }

    std::size_t bufferCount(const Group& a, const Group& b) const {
        std::vector<const void*> seen;
        auto note = [&](const void* p) {
            if (std::find(seen.begin(), seen.end(), p) == seen.end()) seen.push_back(p);
        };
        std::size_t outputs = 0;
        for (const Group* g : {&a, &b}) {
            for (const std::vector<Node*>* list : {&g->body, &g->epilogue, &g->reductions}) {
                for (const Node* n : *list) {
                    if (n->handle->isLive()) ++outputs;
                    for (const Operand& o : n->operands) {
                        if (o.array && !contains(a, o.array->node.get()) &&
                            !contains(b, o.array->node.get()))
                            note(o.array.get());
                    }
                }
            }
        }
        return seen.size() + outputs;
    }

    static bool contains(const Group& g, const Node* n) {
        if (!n) return false;
        auto in = [&](const std::vector<Node*>& list) {
            return std::find(list.begin(), list.end(), n) != list.end();
        };
        return in(g.body) || in(g.epilogue) || in(g.reductions);
    }

    /// Moves group b into a (lists are joined by `how`), keeping ancestor sets closed.
    template <typename How>
    bool merge(std::size_t a, std::size_t b, const Node* from, const Node* to, How how) {
        Work& wa = m_work[a];
        Work& wb = m_work[b];
        if (const char* why = whyApart(wa.pin, wb.pin, m_limits.fuse))
            return refuse(b, from, to, why);
        if (stepCount(wa.group) + stepCount(wb.group) > m_limits.maxSteps)
            return refuse(b, from, to, "the kernel would have too many steps");
        if (bufferCount(wa.group, wb.group) > m_limits.maxBuffers)
            return refuse(b, from, to, "the kernel would need too many buffers");
        if (loopOf(wa.group) && loopOf(wb.group) && loopOf(wa.group) != loopOf(wb.group))
            return refuse(b, from, to, "a kernel has one loop");
        if (mergeMakesCycle(a, b))
            return refuse(b, from, to, "a result between them has to be complete first");
        how(wa.group, wb.group);
        joinSides(wa.pin, wb.pin);
        for (std::string& text : wb.group.notFused)
            wa.group.notFused.push_back(std::move(text));
        uniteBits(wa.ancestors, wb.ancestors);
        uniteBits(wa.hard, wb.hard);
        clearBit(wa.ancestors, a);
        clearBit(wa.ancestors, b);
        wb.alive = false;
        for (std::size_t& g : m_groupOf) {
            if (g == b) g = a;
        }
        for (std::size_t x = 0; x < m_work.size(); ++x) {
            Work& w = m_work[x];
            if (x == a || !w.alive) continue;
            if (testBit(w.hard, b)) {
                clearBit(w.hard, b);
                setBit(w.hard, a);
            }
            if (testBit(w.ancestors, b) || testBit(w.ancestors, a)) {
                clearBit(w.ancestors, b);
                setBit(w.ancestors, a);
                uniteBits(w.ancestors, wa.ancestors);
            }
        }
        return true;
    }

    static void joinSides(NodePin& into, const NodePin& from) {
        if (into.side == PinSide::Free) {
            into.side = from.side;
            into.sideBy = from.sideBy;
        }
        if (from.fusion == PinFusion::Free) into.fusion = PinFusion::Free;
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
        if (n->kind == NodeKind::Reduce) return placeReduce(n);
        if (n->kind == NodeKind::Scan) return placeScan(n);
        if (n->kind == NodeKind::Routine) return placeRoutine(n);
        if (n->kind == NodeKind::Loop && joinLoop(n)) return;
        const std::size_t own = open(n, ProgramKind::Elementwise);
        m_work[own].group.domain = n->shape;
        m_work[own].group.body = {n};
        if (!mayFuse(*n) || isTransparent(*n)) return;
        std::size_t mine = own;
        for (std::size_t k = 0; k < n->operands.size(); ++k) {
            const Operand& o = n->operands[k];
            if (!o.array || !o.array->node || isTransparent(*o.array->node)) continue;
            const Node* p = o.array->node.get();
            const std::size_t g = groupOf(p);
            if (g == kNone || g == mine) continue;
            mine = joinProducer(mine, g, p, n, k, o);
        }
    }

    [[nodiscard]] bool mayFuse(const Node& n) const {
        return m_limits.fuse || n.pin.fusion == PinFusion::Together;
    }

    /// All results of a loop come from one kernel.
    bool joinLoop(Node* n) {
        for (std::size_t g = 0; g < m_work.size(); ++g) {
            if (!m_work[g].alive || loopOf(m_work[g].group) != n->body.get()) continue;
            m_work[g].group.body.push_back(n);
            m_groupOf[m_index.at(n)] = g;
            return true;
        }
        return false;
    }

    std::size_t joinProducer(std::size_t mine, std::size_t g, const Node* p, Node* n,
                             std::size_t position, const Operand& o) {
        Work& producer = m_work[g];
        if (n->kind == NodeKind::AssignSlice && position == 1) {
            if (!canRelocate(g, p, n)) return mine;
            const bool done = merge(mine, g, p, n, [](Group& into, Group& from) {
                append(from.body, into.body);
                into.body = std::move(from.body);
            });
            (void)done;
            return mine;
        }
        const bool sameIndex = o.shape == n->shape && p->shape == n->shape;
        if (producer.group.kind == ProgramKind::Elementwise) {
            if (!sameIndex || !(producer.group.domain == n->shape)) {
                refuse(mine, p, n, "it is used in another shape");
                return mine;
            }
            if (m_work[mine].group.kind != ProgramKind::Elementwise) {
                // mine became the epilogue of a reduction; p is then one of its operands.
                return mine;
            }
            return merge(g, mine, p, n,
                         [](Group& into, Group& from) { append(into.body, from.body); })
                       ? g
                       : mine;
        }
        if (producer.group.kind == ProgramKind::Reduction) {
            if (!sameIndex || !(producer.group.reducedShape == n->shape)) {
                refuse(mine, p, n, "every element needs the complete reduction");
                return mine;
            }
            if (m_work[mine].group.kind != ProgramKind::Elementwise) return mine;
            for (const Node* b : m_work[mine].group.body) {
                if (b->kind == NodeKind::AssignSlice || b->kind == NodeKind::Loop) return mine;
            }
            return merge(g, mine, p, n,
                         [](Group& into, Group& from) { append(into.epilogue, from.body); })
                       ? g
                       : mine;
        }
        refuse(mine, p, n,
               producer.group.kind == ProgramKind::Routine
                   ? "it has a kernel of its own, whose result is stored"
                   : "a scan is stored before its result is used");
        return mine;
    }

    /// The value of an indexed assignment can be computed in place of being stored first when
    /// nothing else wants it and its arithmetic does not depend on its own element number.
    bool canRelocate(std::size_t g, const Node* p, const Node* n) const {
        for (int64_t s : n->box.step) {
            if (s != 1) return false;
        }
        const Group& group = m_work[g].group;
        if (group.kind != ProgramKind::Elementwise) return false;
        for (const Node* b : group.body) {
            if (!isRelocatable(*b) || b->handle->isLive()) return false;
            for (const Node* c : m_consumers[m_index.at(b)]) {
                if (c != n && !contains(group, c)) return false;
            }
        }
        return contains(group, p);
    }

    /// Everything that an element-wise group computes goes into reductions of one geometry.
    /// `pin` becomes what all of them are pinned to.
    bool feedsOnly(const Group& group, const Node& reduce, NodePin& pin) const {
        for (const Node* b : group.body) {
            if (b->handle->isLive() || b->kind == NodeKind::AssignSlice ||
                b->kind == NodeKind::Loop)
                return false;
            for (const Node* c : m_consumers[m_index.at(b)]) {
                if (contains(group, c)) continue;
                if (c->kind != reduce.kind || !sameGeometry(*c, reduce)) return false;
                // One that is in a group of its own already reads the stored array.
                if (c != &reduce && groupOf(c) != kNone) return false;
                if (whyApart(c->pin, pin, m_limits.fuse)) return false;
                joinSides(pin, c->pin);
                if (reduce.kind == NodeKind::Scan && c != &reduce) return false;
                for (const Operand& o : c->operands) {
                    if (o.array->node.get() == b && !(o.shape == b->shape)) return false;
                }
            }
        }
        return true;
    }

    void absorb(std::size_t mine, Node* n) {
        const Operand& o = n->operands[0];
        const Node* p = o.array ? o.array->node.get() : nullptr;
        if (!p || isTransparent(*p)) return;
        const std::size_t g = groupOf(p);
        if (g == kNone || g == mine) return;
        Group& producer = m_work[g].group;
        if (producer.kind != ProgramKind::Elementwise) {
            refuse(mine, p, n, "both are complete passes over the data");
            return;
        }
        NodePin pin = m_work[mine].pin;
        if (const char* why = whyApart(pin, m_work[g].pin, m_limits.fuse)) {
            refuse(mine, p, n, why);
            return;
        }
        joinSides(pin, m_work[g].pin);
        if (!feedsOnly(producer, *n, pin)) {
            refuse(mine, p, n,
                   loopOf(producer) ? "the loop's result is stored once and read here"
                   : p->handle->isLive()
                       ? "the array is kept in a variable, so it is stored once and read here"
                       : "other operations use the array too");
            return;
        }
        if (merge(mine, g, p, n, [](Group& into, Group& from) { append(into.body, from.body); }))
            m_work[mine].pin = pin;
    }

    void placeReduce(Node* n) {
        const Operand& o = n->operands[0];
        const Node* p = o.array ? o.array->node.get() : nullptr;
        // A sibling that already took in the producer takes this reduction as well: its operand is
        // not stored anywhere.
        const std::size_t g = p && !isTransparent(*p) ? groupOf(p) : kNone;
        if (g != kNone && m_work[g].group.kind == ProgramKind::Reduction &&
            contains(m_work[g].group, p) &&
            std::find(m_work[g].group.body.begin(), m_work[g].group.body.end(), p) !=
                m_work[g].group.body.end()) {
            m_work[g].group.reductions.push_back(n);
            m_groupOf[m_index.at(n)] = g;
            return;
        }
        const std::size_t mine = open(n, ProgramKind::Reduction);
        Group& group = m_work[mine].group;
        group.domain = o.shape;
        group.reducedShape = n->shape;
        group.inner = n->inner;
        group.length = n->length;
        group.outer = n->outer;
        group.reductions = {n};
        if (mayFuse(*n)) absorb(mine, n);
        if (mayFuse(*n)) joinSibling(mine, n);
    }

    /// Reductions over the same stored array in one pass.
    void joinSibling(std::size_t mine, const Node* n) {
        if (!m_work[mine].group.body.empty()) return;
        for (std::size_t x = 0; x < m_work.size(); ++x) {
            if (x == mine || !m_work[x].alive || m_work[x].group.kind != ProgramKind::Reduction)
                continue;
            const Group& other = m_work[x].group;
            const Node* r = other.reductions.front();
            if (!other.body.empty() || !sameGeometry(*r, *n) ||
                r->operands[0].array != n->operands[0].array ||
                !(r->operands[0].shape == n->operands[0].shape) || !(r->shape == n->shape))
                continue;
            if (merge(x, mine, nullptr, nullptr,
                      [](Group& into, Group& from) { append(into.reductions, from.reductions); }))
                return;
        }
    }

    void placeScan(Node* n) {
        const std::size_t mine = open(n, ProgramKind::Scan);
        Group& group = m_work[mine].group;
        group.domain = n->shape;
        group.inner = n->inner;
        group.length = n->length;
        group.outer = n->outer;
        group.reductions = {n};
        if (mayFuse(*n)) absorb(mine, n);
    }

    /// Every operand has to be complete, and so has the result before anybody reads it.
    void placeRoutine(Node* n) {
        const std::size_t mine = open(n, ProgramKind::Routine);
        Group& group = m_work[mine].group;
        group.domain = n->shape;
        group.reductions = {n};
        for (const Operand& o : n->operands) {
            if (const Node* p = o.array ? o.array->node.get() : nullptr)
                refuse(mine, p, n, "it has a kernel of its own, which reads stored arrays");
        }
    }

    std::vector<Group> ordered() {
        std::vector<std::size_t> position(m_work.size(), kNone);
        std::vector<Group> out;
        std::vector<std::size_t> left;
        for (std::size_t g = 0; g < m_work.size(); ++g) {
            if (m_work[g].alive) left.push_back(g);
        }
        while (!left.empty()) {
            std::vector<std::size_t> later;
            for (std::size_t g : left) {
                bool ready = true;
                for (std::size_t x = 0; x < m_work.size() && ready; ++x)
                    ready = !testBit(m_work[g].ancestors, x) || !m_work[x].alive ||
                            position[x] != kNone;
                if (!ready) {
                    later.push_back(g);
                    continue;
                }
                position[g] = out.size();
                out.push_back(finish(g, position));
            }
            VITRINE_ASSERT(later.size() < left.size());
            left = std::move(later);
        }
        return out;
    }

    Group finish(std::size_t g, const std::vector<std::size_t>& position) {
        Group group = m_work[g].group;
        auto byCapture = [&](const Node* a, const Node* b) {
            return m_index.at(a) < m_index.at(b);
        };
        for (std::vector<Node*>* list : {&group.body, &group.epilogue, &group.reductions}) {
            std::sort(list->begin(), list->end(), byCapture);
            for (Node* n : *list) {
                bool stored = n->handle->isLive();
                for (const Node* c : m_consumers[m_index.at(n)])
                    stored = stored || groupOf(c) != g;
                if (stored) {
                    n->stored = true;
                    group.outputs.push_back(n);
                }
                for (const Operand& o : n->operands) {
                    const std::size_t s = supplier(o);
                    if (s != kNone && s != g && position[s] != kNone)
                        group.needs.push_back(position[s]);
                }
            }
        }
        std::sort(group.needs.begin(), group.needs.end());
        group.needs.erase(std::unique(group.needs.begin(), group.needs.end()), group.needs.end());
        return group;
    }

    const std::vector<Node*>& m_nodes;
    const FusionLimits& m_limits;
    std::size_t m_words;
    std::vector<Work> m_work;
    std::vector<std::size_t> m_groupOf;
    std::vector<std::vector<Node*>> m_consumers;
    std::unordered_map<const Node*, std::size_t> m_index;
};

} // namespace

std::vector<Group> formGroups(const std::vector<Node*>& nodes, const FusionLimits& limits) {
    return Fuser(nodes, limits).run();
}

} // namespace vitrine
